### Reglene som spørsmål med svar: teksten på kontrollene og spørsmålene når man leter.
### option-NAVN er spørsmålet, option-NAVN-about hva det dreier seg om, resten er svar.

option-yes = Ja
option-no = Nei

## Spillere og kort

option-seats = Hvor mange er dere?
option-seats-about = Alle rundt bordet, deg selv medregnet.
option-seats-number = { $count ->
    [one] Én spiller
   *[other] { $count } spillere
}
option-pack = Hvilke kort spiller dere med?
option-pack-about = Jo færre kort, jo før er trekkebunken tom.
option-pack-french52 = 52 kort, toer til ess
option-pack-german32 = 32 kort, sjuer til ess
option-pack-jass36 = 36 kort, sekser til ess
option-packs = Hvor mange kortstokker blander dere sammen?
option-packs-about = Med to finnes hvert kort to ganger.
option-packs-auto = Én, eller to når dere er mange
option-packs-number = { $count ->
    [one] Alltid én
   *[other] Alltid { IN_WORDS($count) }
}
option-second-pack-from = Hvor mange må dere være for å ta med en kortstokk til?
option-second-pack-from-about = Slik at det blir nok kort til alle.
option-second-pack-from-number = { $count } eller flere
option-jokers = Er jokerne med?
option-jokers-about = En joker kan legges på hva som helst, og den som legger den, velger farge.
option-jokers-number = { $count ->
    [0] Ingen jokere
    [one] Én joker i hver kortstokk
   *[other] { CAPITAL(IN_WORDS($count)) } jokere i hver kortstokk
}

## Utdelingen

option-hand-size = Hvor mange kort får hver?
option-hand-size-about = Jo flere kort, jo lengre runde.
option-hand-size-standard = Fem, eller sju når man er to
option-hand-size-number = { $count ->
    [one] Ett kort
   *[other] { $count } kort
}
option-first-dealer = Hvem deler ut først?
option-first-dealer-about = Siden går det på omgang.
option-first-dealer-cut = Den som trekker det høyeste kortet
option-first-dealer-number = Plass { $place }
option-first-turn = Hvem begynner?
option-first-turn-about = Vanligvis spilleren etter giveren.
option-first-turn-after-dealer = Spilleren etter giveren
option-first-turn-number = Alltid plass { $place }
option-direction = Hvilken vei går turen?
option-direction-about = Nesten overalt med klokka, i Sveits den andre veien.
option-direction-clockwise = Med klokka
option-direction-counter-clockwise = Mot klokka
option-starter-wild = Hva hvis startkortet er { word-wild-one }?
option-starter-wild-about = Startkortet er det første som snus etter utdelingen.
option-starter-wild-bury = Legg det tilbake og snu et nytt
option-starter-wild-dealer-names = Giveren velger farge
option-starter-wild-anything = Hva som helst kan legges på
option-starter-special = Hva hvis startkortet er et spesialkort?
option-starter-special-about = Spesialkort er de som har en virkning.
option-starter-special-ignored = Da har det ingen virkning
option-starter-special-acts = Det virker som om giveren hadde lagt det
option-starter-special-bury = Legg det tilbake og snu et nytt

## En tur

option-draw = Hvor mange kort trekker du når du ikke kan legge?
option-draw-about = Her er det størst forskjell fra bord til bord.
option-draw-until-playable = Helt til ett passer
option-draw-number = { $count ->
    [one] Bare ett
   *[other] Opptil { IN_WORDS($count) }
}
option-voluntary-draw = Kan du trekke selv om du kunne ha lagt?
option-voluntary-draw-about = Da kan du spare på et godt kort.
option-drawn-card = Kan du legge kortet du har trukket, med en gang?
option-drawn-card-about = Når det passer, selvsagt.
option-drawn-card-must-play = Ja, jeg må til og med
option-drawn-card-may-play = Ja, hvis jeg vil
option-drawn-card-may-not = Nei, da er turen min over
option-empty-stock = Hva hvis trekkebunken er tom?
option-empty-stock-about = Det øverste kortet i kastebunken blir liggende uansett.
option-empty-stock-reshuffle = Stokk kastebunken
option-empty-stock-turn-over = Snu kastebunken uten å stokke
option-empty-stock-pass = Den forblir tom; den som ikke kan legge, passer
option-several = Kan du legge flere kort av samme verdi på én gang?
option-several-about = For eksempel tre niere; det siste bestemmer fargen.
option-several-none = Nei, bare ett
option-several-same-rank = Ja, så mange jeg vil

## Vrikort

option-wild = Hvilke kort lar deg velge farge?
option-wild-about = I vri åtter er det åtterne, i mau-mau knektene.
option-wild-none = Ingen
option-wild-ranks = { CAPITAL(NAMES($kinds, form: "plural", join: "and")) }
option-wild-on-wild = Kan du legge { word-wild-single } på { word-wild-single }?
option-wild-on-wild-about = Noen sier nei, så ingen bare kan vri tilbake.
option-wild-must-match = Må { word-wild-one } passe som alle andre kort?
option-wild-must-match-about = Ellers kan det legges uansett hva som ligger øverst.
option-naming = Hvilken farge gjelder etter { word-wild-one }?
option-naming-about = Den gjelder til noen legger et nytt kort.
option-naming-any-suit = Den du velger
option-naming-own-suit = Den som står på kortet
option-naming-deferred = Den du velger, og du kan tenke deg om
option-finish-on-wild = Kan det siste kortet ditt være { word-wild-one }?
option-finish-on-wild-about = Noen sier at bare et vanlig kort får deg ut.
option-wild-finish-doubles = Teller det dobbelt å gå ut med { word-wild-one }?
option-wild-finish-doubles-about = Det gjør det for eksempel i Neunerln.

## Spesialkort

option-effects = Hva gjør { RANK($rank, form: "indefinite") }?
option-effects-about = Det skjer så snart kortet er lagt.
effect-none = Ingenting spesielt
effect-by-suit = Det kommer an på fargen
effect-reverse = Retningen snur
effect-all-draw = Alle andre trekker { $count ->
    [one] ett kort
   *[other] { IN_WORDS($count) } kort
}
effect-draw-none = Neste spiller trekker { $count ->
    [one] ett kort
   *[other] { IN_WORDS($count) } kort
}
effect-draw-same-rank = Neste spiller trekker { $count ->
    [one] ett kort
   *[other] { IN_WORDS($count) } kort
} eller legger samme verdi
effect-draw-any-draw-card = Neste spiller trekker { $count ->
    [one] ett kort
   *[other] { IN_WORDS($count) } kort
} eller legger et hvilket som helst slikt kort
effect-cancel = Verger mot straffekort
effect-skip = { $count ->
    [one] Neste spiller står over
   *[other] { CAPITAL(IN_WORDS($count)) } spillere står over
}
effect-anything-next = Hva som helst kan legges på
effect-must-cover = Du må dekke det med en gang
effect-again = Du får en tur til
option-two-seat-reverse = Hva gjør et kort som snur retningen, når dere er to?
option-two-seat-reverse-about = Da finnes det jo ikke noen annen retning.
option-two-seat-reverse-no-effect = Ingenting
option-two-seat-reverse-skip = Den andre står over
option-after-debt = Kan du legge når du har trukket straffekort?
option-after-debt-about = Straffekort er de du må trekke på grunn av et kort noen har lagt.
option-after-debt-turn-ends = Nei, da er turen min over
option-after-debt-may-play = Ja, som vanlig
option-skip-answer = Kan du sende det videre når du skal stå over?
option-skip-answer-about = For eksempel med en åtter, hvis åtterne gjør det.
option-skip-answer-none = Nei
option-skip-answer-same-rank = Ja, med et kort av samme verdi
option-finish-effect = Trekkes det fortsatt kort når noen går ut?
option-finish-effect-about = Når det siste kortet er et som får andre til å trekke.
option-finish-effect-ignored = Nei, runden er slutt
option-finish-effect-applied = Ja, før poengene telles
option-finish-on-special = Kan det siste kortet ditt være et spesialkort?
option-finish-on-special-about = Spesialkort er de som har en virkning.

## Rop

option-last-card-call = Må du si fra om det siste kortet?
option-last-card-call-about = I mau-mau heter det «Mau!», og til slutt «Mau-Mau!».
option-last-card-call-off = Nei
option-last-card-call-required = Ja, med ett kort igjen
option-last-card-call-required-twice = Ja, og en gang til når jeg går ut
option-last-card-penalty = Hva koster det å glemme ropet?
option-last-card-penalty-about = Du trekker så snart neste spiller har gjort noe.
option-last-card-penalty-number = { $count ->
    [one] Ett straffekort
   *[other] { $count } straffekort
}
option-stop-call = Kan du stoppe runden med få poeng på hånden?
option-stop-call-about = Du roper «Stopp!», og den laveste hånden vinner.
option-stop-call-off = Nei
option-stop-call-number = { $count ->
    [0] Ja, uten et eneste poeng
    [one] Ja, med høyst ett poeng
   *[other] Ja, med høyst { $count } poeng
}

## Poeng og slutt

option-scoring = Hvem får poengene i en runde?
option-scoring-about = Det som telles, er det som er igjen på hendene.
option-scoring-penalty = Alle sine egne, som straff
option-scoring-winner-collects = Vinneren alle de andres
option-values = Hva teller kortene?
option-values-about = Vrikortene har et spørsmål for seg.
option-values-pips = Bildekort 10, ess 1, andre tallet sitt
option-values-flat5 = Bildekort 10, alle andre 5
option-values-table = Hvert kort så mye dere vil
option-wild-value = Hva teller { word-wild-one }?
option-wild-value-about = Det skal svi å sitte igjen med det.
option-wild-value-plain = Like mye som et vanlig kort
option-wild-value-number = { $count ->
    [0] Ingenting
    [one] 1 poeng
   *[other] { $count } poeng
}
option-blocked-pay = Hva får den som vinner en fastlåst runde?
option-blocked-pay-about = En runde er fastlåst når ingen kan legge eller trekke mer.
option-blocked-pay-others = Poengene til alle de andre
option-blocked-pay-differences = Bare forskjellen til hver av de andre
option-game-end = Når er spillet slutt?
option-game-end-about = Et spill kan bestå av mange runder.
option-game-end-one-deal = Etter én runde
option-game-end-target = { $count ->
    [one] Så snart noen har ett poeng
   *[other] Så snart noen har { $count } poeng
}
option-game-end-deals = { $count ->
    [one] Etter en eneste runde med poeng
   *[other] Etter { $count } runder
}
option-game-end-eliminate = { $count ->
    [one] Med ett poeng er man ute, til bare én er igjen
   *[other] Med { $count } poeng er man ute, til bare én er igjen
}
