### Suggerimenti e revisione di una partita: che cosa conviene, con quali probabilità e perché.

## Che cosa fare

hint-play = Gioca { CARD($card, form: "definite") }.
hint-play-wild = Gioca { CARD($card, form: "definite") } e dichiara { SUIT($suit) }.
hint-draw = Pesca.
hint-pass = Passa.
hint-name = Dichiara { SUIT($suit) }.
hint-stop = Di’ «{ call-stop }».
hint-call = Di’ «{ call-last-card }».
hint-chance = Così vinci la mano in circa il { $share }% dei casi.
hint-chance-game = Così vinci la partita in circa il { $share }% dei casi.
hint-next-best = Seconda scelta: { $text }, circa il { $share }%.
hint-as-good = Vale lo stesso: { $text }.

## Perché

hint-goes-out = Con questa carta chiudi.
hint-only = Non puoi fare altro.
hint-nothing-fits = Nessuna delle tue carte va bene.
hint-no-answer = Non hai una carta con cui rispondere.
hint-lacks = { $seat } ha dovuto pescare quando il seme richiesto era { SUIT($suit) } e di quel seme non ha carte.
hint-stuck = Dopo, nel { $share }% dei casi { $seat } non ha una carta che vada bene.
hint-draws = { $count ->
    [one] { $seat } deve poi pescare una carta.
   *[other] { $seat } deve poi pescare { $count } carte.
}
hint-all-draw = { $count ->
    [one] Tutti gli altri pescano una carta.
   *[other] Tutti gli altri pescano { $count } carte.
}
hint-skips = { $seat } salta un turno.
hint-few-cards = { $count ->
    [one] { $seat } ha ancora una sola carta.
   *[other] { $seat } ha ancora solo { $count } carte.
}

## Che cosa dice una revisione; $text è una mossa in breve, «8♠ → ♥»

review-seat = Posto { $place }
review-title = { $count ->
    [0] { $seat }: nessuna decisione che sia costata qualcosa di rilevante.
    [one] { $seat }: una decisione costata cara.
   *[other] { $seat }: { $count } decisioni costate care.
}
review-decision = Mano { $deal }, mossa { $place }, carta in cima { CARD($upcard) }. Scelta: { $text }, che vince in circa il { $share }% dei casi.
review-better = Meglio: { $text }, circa il { $share }%.
review-called = { $text } con l’annuncio
review-draw = pescare
review-pass = passare
review-stop = { call-stop }
