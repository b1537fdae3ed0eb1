### Hvorfor noe ikke er lov: refuse- og nøkkelen for grunnen.

refuse-not-your-turn = Det er { $seat } som står for tur, ikke du.
refuse-not-in-hand = Dette kortet har du ikke på hånden: { CARD($card) }.
refuse-no-match = { CAPITAL(CARD($card, form: "article")) } er verken { SUIT($suit) } eller { RANK($upcard, form: "indefinite") }.
refuse-wild-on-wild = { CAPITAL(CARD($card, form: "article")) } går ikke her: Vrikort på vrikort er ikke lov.
refuse-finish-on-wild = { CAPITAL(CARD($card, form: "article")) } kan ikke være det siste kortet ditt: Etter disse reglene går man ikke ut på et vrikort.
refuse-finish-on-special = { CAPITAL(CARD($card, form: "article")) } kan ikke være det siste kortet ditt: Etter disse reglene går man ikke ut på et spesialkort.
refuse-wild-must-match = Selv et vrikort må passe her, og { CARD($card, form: "article") } er verken { SUIT($suit) } eller { RANK($upcard, form: "indefinite") }.
refuse-debt-open = Det venter { $amount ->
    [0] straffekort
    [one] ett straffekort
   *[other] { $amount } straffekort
} på deg: Trekk, hvis du ikke kan svare.
refuse-not-an-answer = { CAPITAL(CARD($card, form: "article")) } er ikke noe svar på straffekortene.
refuse-skip-open = Du skal stå over: Svar med { RANK($rank, form: "indefinite") } eller pass.
refuse-drawn-card-only = Nå kan du bare legge kortet du nettopp trakk: { CARD($card) }.
refuse-same-rank-only = Resten av denne turen kan du bare legge { RANK($rank, form: "plural") }.
refuse-no-plays-now = Du kan ikke legge akkurat nå: Trekk videre, eller pass når du har trukket nok.
refuse-draw-while-playable = Du kan legge, så du får ikke trekke.
refuse-nothing-to-draw = Det er ingen kort igjen å trekke.
refuse-draw-finished = Du får ikke trekke flere kort i denne turen.
refuse-pass-while-playable = Du kan legge, så du får ikke passe.
refuse-pass-while-drawable = Du kan fortsatt trekke, så du får ikke passe.
refuse-pass-before-drawn = Når du har begynt å trekke, må du trekke ferdig før du kan passe.
refuse-suit-needed = Si hvilken farge du vrir til med { CARD($card, form: "article") }.
refuse-suit-not-wanted = Farge velger man bare med et vrikort, ikke med { CARD($card, form: "article") }.
refuse-own-suit-only = Her gjelder fargen på selve vrikortet; du kan ikke velge en annen.
refuse-last-names-nothing = Det siste kortet vrir ikke til noen farge.
refuse-suit-owed = Si først hvilken farge du vrir til.
refuse-no-suit-owed = Akkurat nå er det ingen farge å velge.
refuse-call-off = Etter disse reglene sier man ikke fra om siste kort.
refuse-call-cards = Man roper bare på siste kort, og du har { $count ->
    [0] ingen kort
    [one] ett kort
   *[other] { $count } kort
} på hånden.
refuse-call-already = Det har du allerede ropt.
refuse-announce-not-last = Du kan bare rope hvis du har nøyaktig ett kort igjen etterpå.
refuse-stop-off = Etter disse reglene kan man ikke rope «Stopp!».
refuse-stop-too-high = For å rope «Stopp!» må du ha { $limit ->
    [0] null
    [one] høyst ett
   *[other] høyst { $limit }
} poeng på hånden, og du har { $points }.
refuse-stop-too-late = «Stopp!» kan du bare rope helt i begynnelsen av turen din, og ikke når du skal trekke straffekort eller stå over.
refuse-deal-over = Runden er allerede slutt.
refuse-game-over = Spillet er allerede slutt.
refuse-seat-out = Du er ikke med i denne runden.
refuse-deal-not-over = Runden er ikke over ennå.
refuse-stale = Det har skjedd noe i mellomtiden: Se på bordet igjen.
refuse-key-used = Denne forespørselen har nøkkelen til en tidligere.
refuse-undo-nothing = Du har ikke gjort noe trekk å angre i denne runden.
refuse-undo-online = Du kan bare angre når alle de andre er datamotspillere.
refuse-undo-disclosed = Stokkingen i denne runden er alt avslørt: Her kan ingenting angres lenger.
