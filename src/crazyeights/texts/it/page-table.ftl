### The table on the page: seats, piles, hand, actions.

## Regions

page-opponents = Avversari
page-table = Tavolo
page-hand = Le tue carte
page-actions = Azioni

## Seats and hand

page-your-turn = Tocca a te
page-last-card = ultima carta
page-misses-turn = salta il turno
page-card-place = { $name }, { $part } di { $text }
page-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
page-cards-left = { $count ->
    [0] Nessuna carta più a sinistra
    [one] 1 carta più a sinistra
   *[other] { $count } carte più a sinistra
}
page-cards-right = { $count ->
    [0] Nessuna carta più a destra
    [one] 1 carta più a destra
   *[other] { $count } carte più a destra
}
page-cards-playable = { $count ->
    [0] nessuna giocabile
    [one] 1 giocabile
   *[other] { $count } giocabili
}

## Piles

page-stock = Mazzo
page-stock-cards = { $count ->
    [0] Mazzo: vuoto
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count } carte
}
page-upcard = Pila degli scarti: { $text }
page-no-upcard = Pila degli scarti: vuota
page-required = seme richiesto
page-anything = Qualsiasi carta

## Actions

page-pass = Passa
page-sort = Ordina
page-hint = Consiglio
page-undo = Annulla

## Choosing a suit

page-choose = Scegli il seme
page-choose-now = Quale seme?
page-choose-have = { $count ->
    [0] non ne hai
   *[other] ne hai { $count }
}
page-take-back = Riprendi la carta

## When something is amiss

page-reconnecting = Riconnessione in corso…
page-failed = Qualcosa è andato storto. Riprova.
page-no-table = Qui non c’è nessun tavolo
page-no-table-why = È di qualcun altro, oppure non c’è più.
page-no-table-deal = Nuova partita
