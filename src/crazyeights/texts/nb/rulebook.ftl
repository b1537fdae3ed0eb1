### Regelboka: hver setning som kan stå i den. Hvilke av dem et regelsett trenger, avgjøres i
### texts/rulebook.

## Ord. $wild er verdiene som er vrikort; er de for mange til å ramse opp, er listen tom.

word-wild-plural = { COUNT($wild) ->
    [0] vrikort
   *[other] { NAMES($wild, form: "plural", join: "and") }
}
word-wild-one = { COUNT($wild) ->
    [0] et vrikort
   *[other] { NAMES($wild, form: "indefinite", join: "or") }
}
# Én verdi ved navn, flere under ett som vrikort.
word-wild-single = { COUNT($wild) ->
    [1] { NAMES($wild, form: "indefinite", join: "or") }
   *[other] et vrikort
}
word-cannot-play = { $choice ->
    [yes] Kan eller vil du ikke legge
   *[no] Kan du ikke legge
}

## Titler

rule-title = Vri åtter: reglene
rule-title-preset = { $name }: reglene
rule-section-aim = Målet
rule-section-cards = Spillere og kort
rule-section-deal = Utdelingen
rule-section-turn = Gangen i spillet
rule-section-wild = Vrikort
rule-section-special = Spesialkort
rule-section-calls = Rop
rule-section-end = Slutten på runden og poengene
rule-section-game = Slutten på spillet

## Målet

rule-aim-one-deal = Det gjelder å bli kvitt alle kortene dine. Den som klarer det først, vinner.
rule-aim-penalty = I hver runde prøver du å bli kvitt alle kortene dine før de andre, for det du sitter igjen med, teller mot deg. Til slutt vinner den som har færrest straffepoeng.
rule-aim-collect = I hver runde prøver du å bli kvitt alle kortene dine før de andre, for den som klarer det, får poeng for det de andre sitter igjen med. Til slutt vinner den som har flest poeng.
rule-aim-survive = I hver runde prøver du å bli kvitt alle kortene dine før de andre, for det du sitter igjen med, teller mot deg. Med for mange straffepoeng er du ute av spillet, og den som holder ut lengst, vinner.

## Spillere og kort

rule-range = Denne varianten passer for { IN_WORDS($fewest) } til { IN_WORDS($most) } spillere.
rule-players = { $players ->
    [2] Dere er to og spiller mot hverandre.
   *[other] Dere er { IN_WORDS($players) }, og alle spiller for seg selv.
}
rule-pack-french52 = Dere trenger en vanlig kortstokk på 52 kort: to til ti, knekt, dame, konge og ess i alle fire farger.
rule-pack-german32 = Dere trenger en kortstokk på 32 kort: sju til ti, knekt, dame, konge og ess i alle fire farger.
rule-pack-jass36 = Dere trenger en kortstokk på 36 kort: seks til ti, knekt, dame, konge og ess i alle fire farger.
rule-packs-one = Én kortstokk er nok, uansett hvor mange dere er.
rule-packs-two = Stokk sammen to slike kortstokker; da har dere { $size } kort, to av hvert.
rule-packs-auto = { $players ->
    [8] Er dere åtte
   *[other] Er dere { IN_WORDS($players) } eller flere
}, stokker dere sammen to slike kortstokker, til sammen { $size } kort.
rule-jokers-none = Jokerne er ikke med.
rule-jokers-one = I tillegg er én joker med.
rule-jokers-two = I tillegg er to jokere med.
rule-jokers-one-each = I tillegg er én joker fra hver kortstokk med.
rule-jokers-two-each = I tillegg er to jokere fra hver kortstokk med.
rule-no-order = Ingen kort er høyere enn andre: Det eneste som teller, er om fargen eller verdien passer.
rule-no-order-but-cut = Bortsett fra når dere trekker om hvem som skal dele ut, er ingen kort høyere enn andre: Det eneste som teller, er om fargen eller verdien passer.

## Utdelingen

rule-dealer-cut = Trekk om hvem som skal dele ut{ $more ->
    [yes] {" først"}
   *[no] {""}
}: Alle tar et kort, og det høyeste bestemmer. Esset er høyest{ $joker ->
    [yes] , bare en joker er enda høyere
   *[no] {""}
}; har flere like høyt, trekker de på nytt.
rule-dealer-seat = { $more ->
    [yes] Plass { $place } deler ut først.
   *[no] Plass { $place } deler ut.
}
rule-dealer-moves = Etter hver runde er det neste spiller { $direction ->
    [1] med klokka
   *[-1] mot klokka
} som deler ut.
rule-dealer-alternates = Siden deler dere ut annenhver gang.
rule-hands = Giveren stokker og deler ut { $count ->
    [one] ett kort
   *[other] { IN_WORDS($count) } kort
} til hver, { $count ->
    [one] med baksiden opp
   *[other] ett om gangen og med baksiden opp
}. Utdelingen går { $direction ->
    [1] med klokka og begynner til venstre for giveren
   *[-1] mot klokka og begynner til høyre for giveren
}.
rule-hands-two = Giveren stokker og deler ut { $count ->
    [one] ett kort
   *[other] { IN_WORDS($count) } kort
} til hver, { $count ->
    [one] med baksiden opp
   *[other] ett om gangen og med baksiden opp
}, og den andre får først.
rule-hands-if-two = Er man bare to, får hver { IN_WORDS($count) }.
rule-hands-if-more = Er man tre eller flere, får hver { IN_WORDS($count) }.
rule-hands-when-two-left = Når bare to er igjen i spillet, får hver { IN_WORDS($count) }.
rule-stock = Resten av kortene legges midt på bordet med baksiden opp og er trekkebunken. Det øverste kortet snus og legges ved siden av: Det er startkortet, det første kortet i kastebunken.

rule-starter-bury-wild = Er det { word-wild-one }, legges kortet til side, og neste kort snus; etterpå stikkes det som ble lagt til side, inn et tilfeldig sted i trekkebunken.
rule-starter-bury-special = Er det et spesialkort, legges det til side, og neste kort snus; etterpå stikkes det som ble lagt til side, inn et tilfeldig sted i trekkebunken.
rule-starter-bury-both = Er det et vrikort eller et spesialkort, legges det til side, og neste kort snus; etterpå stikkes det som ble lagt til side, inn et tilfeldig sted i trekkebunken.
rule-starter-last = Er det til slutt bare ett slikt kort igjen, blir det liggende og har ingen virkning.
rule-starter-last-wild = Er det til slutt bare ett slikt kort igjen, blir det liggende, og giveren ser på kortene sine og velger farge.
rule-starter-last-joker = Er det til slutt bare ett slikt kort igjen, blir det liggende og har ingen virkning; bare hvis det er en joker, ser giveren på kortene sine og velger farge.
rule-starter-last-both = Er det til slutt bare ett slikt kort igjen, blir det liggende: Er det et vrikort, ser giveren på kortene sine og velger farge, ellers har det ingen virkning.
rule-starter-names = Er det { word-wild-one }, ser giveren på kortene sine og velger farge.
rule-starter-own-suit = Er det { word-wild-one }, gjelder ganske enkelt fargen på kortet.
rule-starter-own-suit-joker = Er det { word-wild-one }, gjelder ganske enkelt fargen på kortet; er det en joker, ser giveren på kortene sine og velger farge.
rule-starter-anything = Er det { word-wild-one }, kan det første kortet som legges på, være hvilket som helst.
rule-starter-ignored = Et spesialkort har ingen virkning når det er startkort.
rule-starter-acts = Er det et spesialkort, virker det som om giveren nettopp hadde lagt det.
rule-starter-acts-before-first = Er det et spesialkort, virker det som om spilleren før den første nettopp hadde lagt det.
rule-starter-goes-on = Men ingen får spille videre av den grunn.

rule-first = Spilleren til { $direction ->
    [1] venstre for giveren begynner, og så går turen med klokka
   *[-1] høyre for giveren begynner, og så går turen mot klokka
}.
rule-first-other = Den som ikke delte ut, begynner, og siden spiller dere annenhver gang.
rule-first-seat = Plass { $place } begynner alltid, og så går turen { $direction ->
    [1] med klokka
   *[-1] mot klokka
}.
rule-first-seat-of-two = Plass { $place } begynner alltid, og siden spiller dere annenhver gang.

## En tur

rule-match = Når det er din tur, legger du et kort fra hånden åpent på kastebunken. Det må passe til det øverste kortet der: samme farge eller samme verdi.
rule-wild-none = Det finnes ingen vrikort: Også en åtter må passe.
rule-wild-none-special-none = Det finnes verken vrikort eller spesialkort: Også åtteren er et kort som alle andre.
rule-must-play = Kan du legge, så må du: Du får verken trekke eller passe i stedet.
rule-draw-until-must-play = { word-cannot-play }, trekker du ett og ett kort fra trekkebunken helt til du får et du kan legge. Det legger du med en gang.
rule-draw-until-may-play = { word-cannot-play }, trekker du ett og ett kort fra trekkebunken helt til du får et du kunne ha lagt. Så legger du et kort som passer, eller du beholder alle og passer.
rule-draw-one-must-play = { word-cannot-play }, trekker du ett kort fra trekkebunken. Passer det, legger du det med en gang; hvis ikke, sier du pass.
rule-draw-one-may-play = { word-cannot-play }, trekker du ett kort fra trekkebunken. Etter det legger du et kort som passer, hvis du har et, eller du sier pass.
rule-draw-one-may-not = { word-cannot-play }, trekker du ett kort fra trekkebunken. Dermed er turen din over, også om kortet skulle passe.
rule-draw-some-must-play = { word-cannot-play }, trekker du opptil { IN_WORDS($count) } kort fra trekkebunken, ett om gangen. Det første som passer, legger du med en gang; passer ingen av dem, sier du pass.
rule-draw-some-may-play = { word-cannot-play }, trekker du opptil { IN_WORDS($count) } kort fra trekkebunken, ett om gangen og bare til et av dem passer. Etter det legger du et kort som passer, hvis du har et, eller du sier pass.
rule-draw-some-may-not = { word-cannot-play }, trekker du opptil { IN_WORDS($count) } kort fra trekkebunken, ett om gangen og bare til et av dem passer. Dermed er turen din over; også et kort som passer, må vente til neste gang.
rule-draw-other-card = Passer ikke kortet du trakk, men et annet på hånden, kan du legge det.
rule-no-passing = Det er ikke lov bare å passe.
rule-no-passing-half-way = Det er ikke lov bare å passe, og heller ikke å gi seg midt i trekkingen.
rule-stock-reshuffle = Skal det trekkes og trekkebunken er tom, blir det øverste kortet i kastebunken liggende, og resten stokkes og blir ny trekkebunke. Er det fremdeles ingen kort å trekke, og du ikke kan legge, passer du.
rule-stock-turn-over = Skal det trekkes og trekkebunken er tom, blir det øverste kortet i kastebunken liggende, og resten snus uten å stokkes og blir ny trekkebunke; det eldste kortet ligger da øverst. Er det fremdeles ingen kort å trekke, og du ikke kan legge, passer du.
rule-stock-pass = Er trekkebunken først tom, forblir den tom: Den som da ikke kan legge, passer.
rule-several = I én tur kan du legge flere kort av samme verdi, ett etter ett. Det siste bestemmer fargen, og det kortene gjør, legges sammen. Si «pass» når du ikke vil legge flere.

## Vrikort

rule-wild = { CAPITAL(word-wild-plural) } er vrikort og kan legges på et hvilket som helst kort, uansett farge og verdi.
rule-wild-many = Det er mange vrikort, og alle kan legges på et hvilket som helst kort: { NAMES($wild, form: "plural", join: "and") }.
rule-wild-matching = { CAPITAL(word-wild-plural) } er vrikort, men også de må passe i farge eller verdi.
rule-wild-many-matching = Det er mange vrikort, men også de må passe i farge eller verdi: { NAMES($wild, form: "plural", join: "and") }.
rule-wild-joker-free = En joker er også vrikort, og den passer alltid.
rule-naming-any-suit = Legger du { word-wild-one }, velger du hvilken farge som skal gjelde. Du kan velge hvilken du vil av de fire, også den vrikortet selv har.
rule-naming-joker = Legger du en joker, velger du hvilken av de fire fargene som skal gjelde.
rule-naming-own-suit = Men med { word-wild-one } får du ikke velge farge: Spillet går videre i fargen som står på kortet.
rule-naming-own-suit-joker = Men med { word-wild-one } får du ikke velge farge: Spillet går videre i fargen som står på kortet. Bare en joker har ingen; den som legger den, velger en av de fire.
rule-naming-deferred = Legger du { word-wild-one }, velger du hvilken farge som skal gjelde, og du kan ta hvilken du vil av de fire. Du kan ta deg god tid, men spillet går ikke videre før du har bestemt deg.
rule-named-suit = Fargen du har valgt, gjelder til noen legger et nytt kort, også om flere må trekke eller passe imens. Så lenge teller ikke fargen som står på vrikortet.
rule-named-suit-joker = Fargen som er valgt, gjelder til noen legger et nytt kort, også om flere må trekke eller passe imens.
rule-wild-on-wild = Det er også lov å legge { word-wild-single } på { word-wild-single }.
rule-wild-on-wild-not = Bare på { word-wild-single } er det ikke lov å legge { word-wild-single } til.
rule-wild-on-wild-joker = Bare på et vrikort er det ikke lov å legge et vrikort til, med mindre det er en joker.
rule-finish-on-wild = Du kan også gå ut på { word-wild-one }, og da er det ingen farge å velge.
rule-finish-on-wild-own-suit = Du kan også gå ut på { word-wild-one }.
rule-finish-on-wild-not = Du kan ikke gå ut på { word-wild-one }: Har du ikke noe annet igjen, regnes det som at du ikke kan legge.
rule-no-other = Ingen andre kort har noen særskilt betydning.

## Spesialkort

rule-special = Noen kort har en virkning når de legges:
rule-special-name = { CAPITAL(NAMES($kinds, form: "noun", join: "and")) }
rule-special-besides = { CAPITAL(NAMES($kinds, form: "noun", join: "and")) } (men ikke { NAMES($besides, card: "article", join: "or") })
rule-reverse = Retningen snur.
rule-reverse-without-effect = Retningen snur, men når dere bare er to, merkes det ikke.
rule-reverse-two-no-effect = Er man bare to, gjør det ingen forskjell.
rule-reverse-two-skip = Er man bare to, står den andre over i stedet.
rule-all-draw = Alle de andre trekker { $count ->
    [one] et kort
   *[other] { IN_WORDS($count) } kort hver
}, og det er det ingenting å gjøre med.
rule-all-draw-two = Den andre trekker { $count ->
    [one] et kort
   *[other] { IN_WORDS($count) } kort
}, og det er det ingenting å gjøre med.
rule-draw-none = Neste spiller må trekke { $count ->
    [one] et kort
   *[other] { IN_WORDS($count) } kort
}, og det er det ingenting å gjøre med.
rule-draw-cancel = Neste spiller må trekke { $count ->
    [one] et kort
   *[other] { IN_WORDS($count) } kort
} eller avverge det med { NAMES($kinds, form: "indefinite", card: "article", join: "or") }.
rule-draw-same = Neste spiller må trekke { $count ->
    [one] et kort
   *[other] { IN_WORDS($count) } kort
} eller svare med { NAMES($kinds, form: "indefinite", card: "article", join: "or") }. Da venter det { IN_WORDS($owed) } kort på den neste, så { IN_WORDS($amount) } og så videre, til noen trekker.
rule-draw-same-other = Neste spiller må trekke { $count ->
    [one] et kort
   *[other] { IN_WORDS($count) } kort
} eller svare med { NAMES($kinds, form: "indefinite", card: "article", join: "or") }.
rule-draw-any = Neste spiller må trekke { $count ->
    [one] et kort
   *[other] { IN_WORDS($count) } kort
} eller svare med et hvilket som helst annet kort som også får folk til å trekke.
rule-cancel = Som svar på { NAMES($kinds, form: "indefinite", card: "article", join: "or") } avverger du straffekortene, og ingen må trekke. Ellers skjer det ingenting.
rule-cancel-nothing = Det ville ha avverget straffekort, men i disse reglene finnes det ingen det hjelper mot.
rule-skip = Neste spiller står over.
rule-skip-more = Neste { IN_WORDS($players) } spillere står over.
rule-skip-all = Alle de andre står over, så du får spille en gang til.
rule-skip-all-first = Alle de andre står over.
rule-skip-of-two = Den andre står over, så du får spille en gang til.
rule-skip-of-two-first = Den andre står over.
rule-skip-if-two = Er man bare to, er det altså din tur igjen.
rule-skip-with-debt = Den som trekker dem, står dessuten over.
rule-skip-more-with-debt = Den som trekker dem, står dessuten over, og det gjør { $count ->
    [one] også den neste
   *[other] også de neste { IN_WORDS($count) }
}.
rule-anything-next = Et hvilket som helst kort kan legges på det.
rule-must-cover = Du må straks dekke det med et kort som passer. Har du ikke noe, trekker du ett og ett kort til du kan; bare om kortene tar slutt, kan det bli liggende.
rule-again = Du fortsetter med en gang: Legg et kort til som passer, eller trekk som i en ny tur.
rule-again-last = Var det ditt siste kort, har du rett og slett gått ut.

rule-debt-adds-up = Med hvert svar blir det flere kort, helt til noen trekker alle sammen.
rule-several-answers = Har du svart på straffekort, kan du bare legge flere svar i samme tur.
rule-debt-draw-turn-ends = Venter det straffekort på deg, trekker du alle på én gang, og dermed er turen din over.
rule-debt-draw-may-play = Venter det straffekort på deg, trekker du alle på én gang, og først etter det spiller du turen din som vanlig.
rule-debt-answer-turn-ends = Venter det straffekort på deg, kan du bare legge et kort som gjelder som svar. Har du ikke noe, eller vil du ikke, trekker du alle, og dermed er turen din over.
rule-debt-answer-may-play = Venter det straffekort på deg, kan du bare legge et kort som gjelder som svar. Har du ikke noe, eller vil du ikke, trekker du alle, og først etter det spiller du turen din som vanlig.
rule-debt-wild = Ikke engang { word-wild-one } hjelper.
rule-debt-paid = Når straffekortene er trukket, er saken ute av verden, og kortet som var skyld i dem, er et kort som alle andre. Er det for få kort igjen, trekker du dem som er, og slipper resten.
rule-skip-no-answer = Må du stå over, er det ingenting å gjøre med det.
rule-skip-answer = Skal du stå over, kan du svare med et kort av samme verdi som også får folk til å stå over: Da gjelder det i stedet for det forrige. Ellers sier du pass.
rule-finish-on-special-not = Du kan ikke gå ut på et spesialkort: Har du ikke noe annet igjen, regnes det som at du ikke kan legge.
rule-finish-effect-ignored = Når noen går ut, betyr det ikke lenger noe hva det siste kortet ville ha gjort, og ingen trekker flere kort.
rule-finish-effect-applied = Også når noen går ut, trekkes det som det siste kortet krever, og straffekort som allerede venter, før kortene telles. Det er ikke lov å svare.
rule-finish-debt-ignored = Når noen går ut, trekkes ikke straffekort fra den samme turen.
rule-finish-debt-applied = Når noen går ut, trekker neste spiller straffekortene fra den samme turen før kortene telles.

## Rop

rule-call-off = Du trenger ikke å si fra når du bare har ett kort igjen.
rule-call = Når du har bare ett kort igjen, sier du «{ call-last-card }» – idet du legger, tidligere i samme tur eller også etterpå, så lenge ingen andre har gjort noe.
rule-call-forgotten = Glemmer du det, trekker du { $count ->
    [one] ett straffekort
   *[other] { IN_WORDS($count) } straffekort
}.
rule-call-out = Også når du går ut, må du si det: «{ call-out }», sammen med det siste kortet eller tidligere i samme tur. Ellers har du likevel ikke gått ut; du trekker { $count ->
    [one] ett straffekort
   *[other] { IN_WORDS($count) } straffekort
}, og runden går videre.
rule-call-out-nothing = Bare når det ikke er noe igjen å trekke, har du gått ut likevel.
rule-stop = Når turen din begynner, før du legger eller trekker, kan du rope «{ call-stop }» hvis kortene du har på hånden, { $points ->
    [0] ikke er verdt noe
    [one] er verdt høyst ett poeng
   *[other] er verdt høyst { $points } poeng
}. Dermed er runden slutt.
rule-stop-not-under-debt = Det kan du ikke når straffekort venter på deg.
rule-stop-not-under-skip = Det kan du ikke når du skal stå over.
rule-stop-not-under-both = Det kan du ikke når straffekort venter på deg, eller når du skal stå over.
rule-stopped-penalty = Har alle de andre flere poeng på hånden enn du, vinner du runden som om du hadde gått ut. Hvis ikke, vinner den laveste av de andre hendene, og alle de øvrige teller kortene sine, også du.
rule-stopped-collect = Har alle de andre flere poeng på hånden enn du, vinner du runden som om du hadde gått ut. Hvis ikke, vinner den laveste av de andre hendene og får poengene til alle de øvrige, også dine.

## Slutten på runden og poengene

rule-end = Runden er slutt så snart noen legger sitt siste kort: Den som går ut, har vunnet den.
rule-scores-penalty = Vinneren får ingen poeng, og alle andre teller kortene de sitter igjen med, som straffepoeng.
rule-scores-collect = Vinneren får poeng for alle kortene de andre sitter igjen med; ellers får ingen noe.
rule-doubles = Var det siste kortet { word-wild-one }, teller poengene dobbelt.
rule-values = Så mye er kortene verdt:
rule-value-cards = { CAPITAL(NAMES($kinds, form: "plural", join: "and")) }
rule-value-every-card = Alle kort
rule-value-other-cards = Alle andre kort
rule-value-number = tallet som står på dem
rule-value-points = { $points ->
    [0] ingenting
    [one] 1 poeng
   *[other] { $points } poeng
}
rule-blocked = Det er sjelden, men det hender at ingen kan legge eller trekke mer, og alle passer. Da er runden fastlåst, og hånden med færrest poeng vinner, eller flere sammen om de står likt. (En runde som ikke er slutt etter 5000 trekk, regnes også som fastlåst.)
rule-blocked-penalty = I en fastlåst runde teller alle kortene sine, også vinneren.
rule-blocked-others = I en fastlåst runde får vinneren poengene fra alle de andre hendene. Flere vinnere deler likt, og en eventuell rest faller bort.
rule-blocked-differences = I en fastlåst runde får vinneren bare det hver av de andre hendene er verdt mer enn vinnerens egen. Flere vinnere deler summen likt, og en eventuell rest faller bort.

## Slutten på spillet

rule-game-one-deal = Spillet er én eneste runde: Den som vinner runden, vinner spillet.
rule-game-target-penalty = Dere spiller runde etter runde og legger sammen straffepoengene. Når noen har { $limit ->
    [one] ett poeng
   *[other] { $limit } poeng
} eller mer etter en runde, er spillet slutt, og den som har færrest, vinner.
rule-game-target-collect = Dere spiller runde etter runde og legger sammen poengene. Når noen har { $limit ->
    [one] ett poeng
   *[other] { $limit } poeng
} eller mer etter en runde, er spillet slutt, og den som har flest, vinner.
rule-game-deals-penalty = Dere spiller { $deal ->
    [one] bare én runde, og den som da har færrest straffepoeng
   *[other] { IN_WORDS($deal) } runder og legger sammen straffepoengene; den som til slutt har færrest
}, vinner.
rule-game-deals-collect = Dere spiller { $deal ->
    [one] bare én runde, og den som da har flest poeng
   *[other] { IN_WORDS($deal) } runder og legger sammen poengene; den som til slutt har flest
}, vinner.
rule-game-eliminate = Dere spiller runde etter runde og legger sammen straffepoengene. Den som har { $limit ->
    [one] ett poeng
   *[other] { $limit } poeng
} eller mer etter en runde, er ute av spillet, og den siste som er igjen, vinner. Er ingen igjen, vinner den som har færrest av dem som spilte den siste runden.
rule-tie-one-deal = Vinner flere runden sammen, vinner de også spillet sammen.
rule-tie = Står det likt om førsteplassen, spiller alle en runde til, helt til én leder alene.
rule-tie-eliminate = Står det likt om det, spiller de samme en runde til, helt til én leder alene.

## Eksempler. Hvorfor noe ikke går, sier tekstene refuse-.

rule-section-examples = Eksempler
rule-example = Øverst ligger { CARD($upcard, form: "article") }, det er din tur, og du har { NAMES($kinds, card: "article", join: "and") } på hånden.
rule-example-named = Noen har lagt { CARD($upcard, form: "article") } og vridd til { SUIT($suit) }. Du har { NAMES($kinds, card: "article", join: "and") } på hånden.
rule-example-debt = Spilleren før deg har lagt { CARD($upcard, form: "article") }, så { $count ->
    [one] ett straffekort venter
   *[other] { IN_WORDS($count) } straffekort venter
} på deg. Du har { NAMES($kinds, card: "article", join: "and") } på hånden.
rule-example-last = Øverst ligger { CARD($upcard, form: "article") }, og det eneste kortet du har igjen, er { CARD($card, form: "article") }.
rule-example-card = { CAPITAL(CARD($card)) }
rule-example-suit-matches = Det kan du legge: Fargen stemmer.
rule-example-rank-matches = Det kan du legge: Verdien stemmer.
rule-example-is-wild = Det kan du legge, for det er et vrikort.
rule-example-answers = Det kan du legge, for det er et svar.
rule-example-score = Å sitte igjen med { CARDS($cards) } koster { SUM($values) } = { $points } poeng.
