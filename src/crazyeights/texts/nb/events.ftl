### Det som skjer i et spill. Hver setning om en plass finnes to ganger: om andre med $seat, og
### med «-you» til den som leser.

## Utdeling

event-deal = Runde { $deal }: { $seat } deler ut.
event-deal-you = Runde { $deal }: Du deler ut.
event-cut = { $seat } tar av og får { CARD($card, form: "article") }.
event-cut-you = Du tar av og får { CARD($card, form: "article") }.
event-cut-tie = Uavgjort: { LIST($seats) } tar av på nytt.
event-cut-tie-you = Uavgjort: { LIST($others, first: "Du") } tar av på nytt.
event-dealer = { $seat } har høyest kort og deler ut først.
event-dealer-you = Du har høyest kort og deler ut først.
event-starter = Startkort: { CARD($card) }.
event-starter-buried = { CAPITAL(CARD($card, form: "article")) } kan ikke være startkort og går tilbake i trekkebunken.

## Å legge

event-play = { $seat } legger { CARD($card, form: "article") }.
event-play-you = Du legger { CARD($card, form: "article") }.
event-play-wild = { $seat } legger { CARD($card, form: "article") } og vrir til { SUIT($suit) }.
event-play-wild-you = Du legger { CARD($card, form: "article") } og vrir til { SUIT($suit) }.
event-play-wild-open = { $seat } legger { CARD($card, form: "article") }, men har ikke valgt farge ennå.
event-play-wild-open-you = Du legger { CARD($card, form: "article") }, men har ikke valgt farge ennå.
event-name-suit = { $seat } vrir til { SUIT($suit) }.
event-name-suit-you = Du vrir til { SUIT($suit) }.

## Å trekke og å passe

event-draw = { $seat } trekker { $count ->
    [0] ingen kort
    [one] et kort
   *[other] { $count } kort
}.
event-draw-you = Du trekker { $count ->
    [0] ingen kort
    [one] et kort
   *[other] { $count } kort
}.
event-draw-card = { $seat } trekker { CARD($card, form: "article") }.
event-draw-card-you = Du trekker { CARD($card, form: "article") }.
event-draw-nothing = { $seat } vil trekke, men det er ingen kort igjen.
event-draw-nothing-you = Du vil trekke, men det er ingen kort igjen.
event-pass = { $seat } passer.
event-pass-you = Du passer.
event-reshuffle = Trekkebunken er tom: { $count ->
    [one] Det ene kortet under det øverste i kastebunken blir ny trekkebunke.
   *[other] { $count } kort fra kastebunken stokkes og blir ny trekkebunke.
}
event-turn-over = Trekkebunken er tom: { $count ->
    [one] Det ene kortet under det øverste i kastebunken blir ny trekkebunke.
   *[other] Kastebunken snus, og { $count } kort blir ny trekkebunke.
}

## Straffekort

event-debt = { $count ->
    [0] Det er ikke flere straffekort å trekke.
    [one] Nå er det ett straffekort å trekke.
   *[other] Nå er det { $count } straffekort å trekke.
}
event-pay-debt = { $seat } trekker { $count ->
    [0] ingen straffekort
    [one] ett straffekort
   *[other] { $count } straffekort
}.
event-pay-debt-you = Du trekker { $count ->
    [0] ingen straffekort
    [one] ett straffekort
   *[other] { $count } straffekort
}.
event-pay-debt-short = { $count ->
    [0] { $seat } skulle ha trukket straffekort ({ $owed }), men det er ingen kort igjen.
    [one] { $seat } trekker bare ett av { $owed } straffekort; det er ikke flere kort igjen.
   *[other] { $seat } trekker bare { $count } av { $owed } straffekort; det er ikke flere kort igjen.
}
event-pay-debt-short-you = { $count ->
    [0] Du skulle ha trukket straffekort ({ $owed }), men det er ingen kort igjen.
    [one] Du trekker bare ett av { $owed } straffekort; det er ikke flere kort igjen.
   *[other] Du trekker bare { $count } av { $owed } straffekort; det er ikke flere kort igjen.
}
event-cancel = { $seat } avverger straffekortene; ingen må trekke dem.
event-cancel-you = Du avverger straffekortene; ingen må trekke dem.
event-all-draw = Alle andre enn { $seat } trekker { $count ->
    [one] et kort
   *[other] { $count } kort
}.
event-all-draw-you = Alle andre enn du trekker { $count ->
    [one] et kort
   *[other] { $count } kort
}.

## Å stå over, retning, en gang til

event-skip = { $seat } står over.
event-skip-you = Du står over.
event-skip-accept = { $seat } svarer ikke og står over.
event-skip-accept-you = Du svarer ikke og står over.
event-skip-answer = { $seat } svarer med { CARD($card, form: "article") } og slipper å stå over.
event-skip-answer-you = Du svarer med { CARD($card, form: "article") } og slipper å stå over.
event-direction = Retningen snur: Nå går det { $direction ->
    [1] med klokka
   *[-1] mot klokka
}.
event-anything-next = Nå kan et hvilket som helst kort legges.
event-again = { $seat } får spille en gang til.
event-again-you = Du får spille en gang til.
event-must-cover = { $seat } må legge et kort til oppå.
event-must-cover-you = Du må legge et kort til oppå.

## Rop. $preset er navnet på regelsettet, en tom tekst ved egne regler.

call-last-card = { $preset ->
    [mau-mau] Mau!
    [tschau-sepp] Tschau!
    [macao] Makao!
   *[other] Siste kort!
}
call-out = { $preset ->
    [mau-mau] Mau-Mau!
    [tschau-sepp] Sepp!
   *[other] Ferdig!
}
call-stop = Stopp!
event-call = { $seat } roper: «{ call-last-card }»
event-call-you = Du roper: «{ call-last-card }»
event-call-out = { $seat } roper: «{ call-out }»
event-call-out-you = Du roper: «{ call-out }»
event-call-forgotten = { $seat } glemte å rope «{ call-last-card }» { $count ->
    [0] – men det er ingen kort igjen å trekke.
    [one] og trekker ett straffekort.
   *[other] og trekker { $count } straffekort.
}
event-call-forgotten-you = Du glemte å rope «{ call-last-card }» { $count ->
    [0] – men det er ingen kort igjen å trekke.
    [one] og trekker ett straffekort.
   *[other] og trekker { $count } straffekort.
}
event-call-out-forgotten = { $seat } glemte å rope «{ call-out }» { $count ->
    [0] – men det er ingen kort igjen å trekke.
    [one] og trekker ett straffekort; runden går videre.
   *[other] og trekker { $count } straffekort; runden går videre.
}
event-call-out-forgotten-you = Du glemte å rope «{ call-out }» { $count ->
    [0] – men det er ingen kort igjen å trekke.
    [one] og trekker ett straffekort; runden går videre.
   *[other] og trekker { $count } straffekort; runden går videre.
}
event-stop = { $seat } roper «{ call-stop }» med { $points ->
    [0] null
    [one] ett
   *[other] { $points }
} poeng på hånden.
event-stop-you = Du roper «{ call-stop }» med { $points ->
    [0] null
    [one] ett
   *[other] { $points }
} poeng på hånden.
event-stop-won = Ingen har så få poeng som { $seat }: Stoppen lykkes.
event-stop-won-you = Ingen har så få poeng som du: Stoppen din lykkes.
event-stop-failed = Stoppen mislykkes: Noen andre har like få poeng som { $seat }, eller færre.
event-stop-failed-you = Stoppen din mislykkes: Noen andre har like få poeng som du, eller færre.

## Slutten på en runde og på spillet

event-out = { $seat } går ut!
event-out-you = Du går ut!
event-blocked = Ingen kan legge eller trekke lenger: Runden er fastlåst.
event-move-limit = Etter { $count ->
    [one] ett trekk
   *[other] { $count } trekk
} har fremdeles ingen gått ut: Runden regnes som fastlåst.
event-deal-won = { COUNT($winners) ->
    [one] { LIST($winners) } vinner runden.
   *[other] { LIST($winners) } vinner runden sammen.
}
event-deal-won-you = { COUNT($others) ->
    [0] Du vinner runden!
   *[other] { LIST($others, first: "Du") } vinner runden sammen!
}
event-eliminated = { $seat } har { $points ->
    [one] ett
   *[other] { $points }
} poeng og er ute av spillet.
event-eliminated-you = Du har { $points ->
    [one] ett
   *[other] { $points }
} poeng og er ute av spillet.
event-extra-deal = Uavgjort mellom { LIST($seats) }: En runde til må avgjøre.
event-extra-deal-you = Uavgjort mellom { LIST($others, first: "deg") }: En runde til må avgjøre.
event-game-over = { COUNT($winners) ->
    [one] Spillet er slutt: { LIST($winners) } vinner.
   *[other] Spillet er slutt: { LIST($winners) } vinner sammen.
}
event-game-over-you = { COUNT($others) ->
    [0] Spillet er slutt, og du vinner!
   *[other] Spillet er slutt: { LIST($others, first: "Du") } vinner sammen!
}

## Angre

event-undo = Det siste trekket ditt er angret. Fra nå av regnes spillet som spilt med hjelp.
game-assisted = spilt med hjelp
