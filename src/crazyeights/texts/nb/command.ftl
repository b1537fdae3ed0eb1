### Hva som er galt med en kommando, og hva som ville vært riktig: right-, command-.

right-value = Mulig: { $text }.
right-number = et helt tall fra { $count } og oppover
right-number-between = et helt tall fra { $count } til { $limit }
right-ranks = verdier som { $example }
right-entries = oppføringer som { $example }
right-points = poeng for hver verdi, for eksempel slik fra begynnelsen: { $example }
right-effects = Virkninger: { LIST($names) }.
right-near = Mente du { $text }?
right-there-are = Det finnes { LIST($names) }.
right-way-out = Med { $text } går det.
right-line = { $text }, linje { $count }

command-rules-twice = Både --rules og et navngitt regelsett sier hva det skal spilles etter: Oppgi bare ett av dem.
command-seats-twice = Både --seats og --set sier hvor mange som spiller: Oppgi bare én av dem.
command-no-file = Det finnes ingen fil «{ $text }».
command-unreadable-file = «{ $text }» kan ikke leses: Det er ingen fil, eller du har ikke lov til å lese den.
command-compare = compare trenger to regelsett, hvert av dem et navn, en fil eller en lenke; her er det { $count ->
    [one] ett
   *[other] { $count }
}.
command-find = find trenger ikke noe mer, men her står det også «{ $text }».
command-one-preset = «{ $text }» er for mye: Oppgi ett regelsett, eller compare og to regelsett, eller find.
command-debt = --debt: { $text } er mindre enn ingenting.
command-seat = --seat { $text }: Det finnes bare plassene 0 til { $count }.
