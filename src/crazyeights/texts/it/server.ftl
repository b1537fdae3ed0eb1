### Ciò che il server dice alla pagina: posti, carte e pulsanti a parole, conteggio, errori.

## Posti: che cosa ha fatto qualcuno per ultimo, e come sta

seat-played = ha giocato { $text }
seat-drew = { $count ->
    [one] ha pescato 1 carta
   *[other] ha pescato { $count } carte
}
seat-passed = ha passato
seat-skipped = ha saltato
seat-named = ha dichiarato { SUIT($suit) }
seat-stopped = ha detto «{ call-stop }»
seat-acts = di turno
seat-called = ha detto «{ call-last-card }»
seat-loses-turn = deve saltare il turno
seat-out = fuori dalla partita
seat-total = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}

## Le carte in mano, come vengono lette

card-label = { CARD($card) }
card-label-playable = { CARD($card) }, giocabile

## Che cosa c’è da fare, e che cosa sta scritto sui pulsanti

now-draw = Non puoi giocare: pesca.
now-pass = Non puoi giocare e non c’è più niente da pescare: passa.
now-pass-drawn = Non puoi giocare: passa.
now-drawn = Gioca una carta o passa.
now-more = Gioca un’altra carta dello stesso valore, o finisci il turno.
now-next-deal = Avanti con la prossima mano.
now-game-over = La partita è finita.
button-draw = Pesca
button-draw-debt = Pesca { $count }
debt-short = { $count ->
    [one] 1 carta di penalità
   *[other] { $count } carte di penalità
}
direction-short = { $direction ->
    [1] in senso orario
   *[-1] in senso antiorario
}
explain-allowed = È permesso.

## Conteggio

ended-deal = Mano { $deal }.
ended-penalty = Ogni carta rimasta conta contro chi l’ha in mano; vince il totale più basso.
ended-collect = Chi vince prende i punti che gli altri hanno ancora in mano.
note-out = ha chiuso
note-out-you = hai chiuso
note-leads = in testa
note-leads-you = in testa
note-eliminated = fuori dalla partita
note-eliminated-you = fuori dalla partita
remark-missing = A { $seat } { $points ->
    [one] manca 1 punto per arrivare a { $limit }
   *[other] mancano { $points } punti per arrivare a { $limit }
}.
remark-missing-you = Ti { $points ->
    [one] manca 1 punto per arrivare a { $limit }
   *[other] mancano { $points } punti per arrivare a { $limit }
}.
remark-deals = { $count ->
    [one] Ancora una mano.
   *[other] Ancora { $count } mani.
}

## Bravura e ritmo

level-beginner = Principiante
level-beginner-summary = Gioca la prima carta che va bene.
level-casual = Medio
level-casual-summary = Gioca la carta che vale di più e tiene da parte i jolly.
level-strong = Forte
level-strong-summary = Immagina come possono stare le carte coperte.
level-master = Maestro
level-master-summary = Ci pensa dieci volte più a fondo.
pace-calm = Tranquillo
pace-normal = Normale
pace-fast = Veloce
pace-instant = Subito

## Quando qualcosa non va

problem-table = Questo tavolo non esiste, oppure appartiene a un altro browser.
problem-outdated = Questo tavolo viene da un’altra versione del gioco, con regole diverse. Non si può continuare.
problem-page = Questa pagina non esiste.
problem-method = Questo indirizzo non si può usare così.
problem-request = Questa richiesta non si può usare: { $text }
problem-empty-body = Questa richiesta è vuota; deve essere un oggetto JSON.
problem-no-json = Questa richiesta non è JSON; deve essere un oggetto JSON.
problem-body = Questa richiesta deve essere un oggetto JSON, non «{ $text }».
problem-nested = Questa richiesta è annidata troppo in profondità.
problem-field-missing = In questa richiesta manca il campo «{ $name }».
problem-field-unknown = Questa richiesta ha un campo che non esiste: «{ $name }».
problem-field = Il campo «{ $name }» non è come descritto: { $text }
problem-too-large = Questa richiesta è troppo grande.
problem-too-many = Troppe partite in una volta. Aspetta un momento.
problem-origin = Questa richiesta viene da una pagina estranea.
problem-host = Questo server non risponde al nome «{ $name }». Sul suo computer si chiama «localhost»; se deve valere anche l’altro nome, avvialo con «--allow-host { $name }».
problem-no-host = Questa richiesta non dice, con un’unica intestazione «Host», a quale server è rivolta, per esempio «Host: localhost:8000».
problem-unsaved = Non è stato possibile salvare, quindi non è successo nulla. Riprova.
problem-internal = Qualcosa è andato storto. Riprova.
problem-preset = Questo insieme di regole non esiste.
problem-rules = Queste regole non si possono leggere. { $text }
problem-level = Questo livello di bravura non esiste.
problem-players = Questo insieme di regole è per { $fewest }–{ $most } giocatori.
problem-deal = Questa mano non è ancora finita.
problem-no-hint = Il consiglio c’è quando tocca a te.
