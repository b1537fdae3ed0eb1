### Bordet: hva som ligger der, hva som gjelder, hvem som står for tur; og hva terminalen sier.

game-name = Vri åtter (Crazy Eights)
game-you = Du
game-start = { $name } { $count ->
    [one] med én plass
   *[other] med { $count } plasser
}
game-opponents = Du spiller mot { LIST($seats) }.
game-options = Som valg: { $text }
game-commitment = Kontrollsum for stokkingen i denne runden, fastsatt før det ble delt ut: { $text }

## Bordet

table-upcard = Øverste kort: { CARD($card) }
table-suit = Fargen som gjelder: { SUIT($suit) }
table-anything = Alle kort passer.
table-stock = { $count ->
    [0] Trekkebunke: tom
   *[other] Trekkebunke: { $count } kort
}
table-discards = { $count ->
    [0] Kastebunke: tom
   *[other] Kastebunke: { $count } kort
}
table-direction = Retning: { $direction ->
    [1] med klokka
   *[-1] mot klokka
}
table-seat = { $seat }: { $count ->
    [0] ingen kort
   *[other] { $count } kort
}
table-seat-you = Du: { $count ->
    [0] ingen kort
   *[other] { $count } kort
}
table-hand = { $count ->
    [0] Hånden din (tom)
   *[other] Hånden din ({ $count } kort)
}
table-hand-mark = { $mark } = kan du legge
table-playable = Kan legges:
table-rest = Resten:
table-new-cards = { COUNT($cards) ->
    [0] Det er ikke noe nytt på hånden din.
   *[other] Nytt på hånden din: { CARDS($cards) }
}
table-debt = Det venter { $count ->
    [0] ingen straffekort
    [one] ett straffekort
   *[other] { $count } straffekort
} på { $seat }.
table-debt-you = { $count ->
    [0] Det venter ingen straffekort på deg.
    [one] Det venter ett straffekort på deg: Trekk det.
   *[other] Det venter { $count } straffekort på deg: Trekk dem.
}
table-debt-rank-you = { $count ->
    [0] Det venter ingen straffekort på deg.
    [one] Det venter ett straffekort på deg: Trekk det, eller svar med { RANK($rank, form: "indefinite") }.
   *[other] Det venter { $count } straffekort på deg: Trekk dem, eller svar med { RANK($rank, form: "indefinite") }.
}
table-debt-any-you = { $count ->
    [0] Det venter ingen straffekort på deg.
    [one] Det venter ett straffekort på deg: Trekk det, eller svar med et kort som får neste til å trekke.
   *[other] Det venter { $count } straffekort på deg: Trekk dem, eller svar med et kort som får neste til å trekke.
}
table-skip-you = Du skal stå over: Svar med { RANK($rank, form: "indefinite") } eller pass.

## Hvem som står for tur, og hva som skal gjøres

turn = { $seat } står for tur.
turn-you = Det er din tur.
turn-draw-you = Du kan ikke legge: Trekk med d.
turn-pass-you = Du kan ikke legge, og det er ingen kort igjen å trekke: Pass med p.
turn-pass-drawn-you = Du kan ikke legge: Pass med p.
turn-drawn-you = Legg et kort, eller pass med p.
turn-more-you = Legg et kort til med samme verdi, eller avslutt turen med p.
turn-name-you = Si hvilken farge du vrir til.
prompt = Kort eller kommando (? = hjelp):
prompt-suit = Hvilken farge vrir du til ({ $letters })?
prompt-continue = Trykk Enter for å gå videre
hint-first = Et øyeblikk, jeg tenker …
prompt-quit = Vil du avslutte spillet? q en gang til for ja, Enter for nei:
prompt-record = Vil du lagre referatet av spillet? Filnavn, eller Enter for nei:
record-saved = Referatet av spillet ligger i { $text }.
record-failed = Referatet kan ikke skrives til { $text }: { $part }
input-understood = Forstått: { CARD($card) }
quit = Spillet er avsluttet. Takk for nå!
quit-end-of-input = Det kommer ikke mer inn: Spillet er avsluttet.

## Hjelp. Til venstre står det man skriver; her, hva det gjør.

help-title = Du kan skrive:
help-key-enter = Enter
help-card = legg { CARD($card, form: "article") }
help-rank = legg det eneste kortet med den verdien som passer
help-wild = legg { CARD($card, form: "article") } og vri til { SUIT($suit) }
help-call-card = legg { CARD($card, form: "article") } og rop «{ call-last-card }» samtidig
help-suit = velg { SUIT($suit) } når det spørres om farge
help-draw = trekk
help-pass = pass, eller avslutt turen
help-call = rop «{ call-last-card }»
help-call-out = rop «{ call-out }» når du går ut
help-stop = rop «{ call-stop }»
help-hint = få et hint: hva som er lurt, og hvorfor
help-undo = angre det siste trekket ditt
help-rules = les reglene for dette spillet
help-enter = trekk eller pass, når du ikke kan gjøre noe annet
help-help = denne hjelpen
help-quit = avslutt spillet
help-letters = Verdier: { $ranks }. Farger: { $suits }.
