### Råd, hvert med en begrunnelse (…-why). Hvor hvert av dem gjelder, avgjøres i
### texts/rulebook/tips.py.

rule-section-tips = Råd

tip-keep-wild = Ikke sløs med { word-wild-plural }.
tip-keep-wild-why = { CAPITAL(word-wild-one) } passer alltid og hjelper deg ut av mang en knipe, så vent til ingenting annet går.
tip-wild-for-long-suit = Åpner { word-wild-one } en lang farge for deg, så legg med en gang.
tip-wild-for-long-suit-why = Har du mange kort i én farge og vrir til den, blir du kvitt dem på rad, og det er mer verdt enn en reserve til dårlige tider.
tip-name-strongest = Velg den sterkeste fargen din.
tip-name-strongest-why = Velger du den fargen du har flest av, kan du fortsette å legge mens andre kanskje må trekke.
tip-name-lacking = Tell fargene, og velg en som de andre mangler.
tip-name-lacking-why = Etter noen turer ser du på det som er lagt, og på hvem som måtte trekke, hvilke farger motspillerne har lite av.
tip-finish-on-wild = Legg opp til å gå ut på { word-wild-one }.
tip-finish-on-wild-why = Som siste kort passer det på alt, og ingen kan ødelegge for deg ved å skifte farge.
tip-two-wild-lose = Ikke bli sittende med to { COUNT($wild) ->
    [1] { NAMES($wild, form: "plural", join: "and") }
   *[other] vrikort
} på hånden.
tip-two-wild-lose-why = Når runden er slutt, koster de deg { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}, og grensen er { $limit }. Å spare på slike kort er sterkt, men risikabelt.
tip-know-wild = Finn ut hvor { word-wild-one } kan legges hos dere.
tip-know-wild-why = Noen steder går et vrikort på alt, andre steder må det passe, eller det kan ikke legges på et annet vrikort eller til slutt. Ikke stol på det før du vet det.
tip-change-suit = Skift farge ved hjelp av verdien.
tip-change-suit-why = Har du lite av fargen det spilles i, legger du et kort av samme verdi i den sterke fargen din. Da går spillet videre i din farge.
tip-follow-suit-chain = Så lenge det spilles i den lange fargen din, hold deg til den.
tip-follow-suit-chain-why = Har du for eksempel fem ruter, og det spilles ruter, så ikke ha hastverk med noe annet: Da blir også de andre i en farge der du kan bli kvitt det ene kortet etter det andre.
tip-watch-drawers = Følg med på hvem som trekker.
tip-watch-drawers-why = Den som trekker, hadde ingen kort i fargen. Skift tilbake til den når den spilleren er i ferd med å gå ut.
tip-shed-high = Bli kvitt høye kort tidlig: { NAMES($kinds, form: "plural", join: "and") }.
tip-shed-high-why = Ingen kort er dyrere å sitte igjen med når noen andre går ut først. Legg dem mens du kan.
tip-call-last-card = Ikke glem å si «{ call-last-card }».
tip-call-last-card-why = Det er den vanligste feilen nybegynnere gjør, og den koster { $count ->
    [one] ett kort
   *[other] { IN_WORDS($count) } kort
} akkurat når du holdt på å vinne.
tip-know-special = Lær deg hva spesialkortene gjør, før du legger et av dem.
tip-know-special-why = Slike kort er ulike fra bord til bord og lette å blande sammen, og som regel er det en selv det går ut over.
tip-know-stock = Merk deg hvor mye det skal trekkes.
tip-know-stock-why = Noen steder trekker man til man kan legge, andre steder høyst tre kort eller bare ett. Den som trekker mye, sitter snart med mange poeng, og å spørre på forhånd sparer dere for en krangel.
