### Perché delle regole non vanno insieme o un insieme di regole non si può leggere: conflict- e il
### codice della ragione.

conflict-value = «{ $text }» qui non è una risposta.
conflict-option = Non c’è una regola chiamata «{ $text }».
conflict-no-value = Manca la risposta.
conflict-twice = Questo c’è due volte.
conflict-preset = Non c’è una variante chiamata «{ $text }».
conflict-preset-seats = «{ $name }» è una variante da { $fewest } a { $most } giocatori, non per { $players }.
conflict-name = Il nome deve essere un testo.
conflict-file-format = Non c’è scritto in quale versione è il file: la prima riga deve essere { $text }.
conflict-file-version = Il file è scritto nella versione «{ $text }», che qui non si può leggere; va bene format = 1.
conflict-file-no-toml = Questo non è TOML: «{ $text }». Una riga si scrive così: draw = 3; le parole e gli elenchi di carte vanno tra virgolette.
conflict-file-no-text = Questo non è testo: un file di regole è testo in UTF-8.
conflict-file-too-large = Il file è troppo lungo per contenere delle regole.
conflict-link-too-long = Il link è troppo lungo per contenere delle regole.
conflict-link-no-version = Nel link non ci sono regole, oppure il link non è completo.
conflict-link-version = Il link viene da un’altra versione del gioco («{ $text }») e qui non si può leggere.
conflict-no-seat = Il posto { $place } non c’è, se siete solo in { $players }.
conflict-wild-lacking = In questo mazzo questi valori non ci sono: { NAMES($kinds, form: "plural", join: "and") }. Quindi non possono fare da jolly.
conflict-effect-lacking = Nel mazzo questo non c’è: { NAMES($kinds, join: "and") }. Quindi non può avere un effetto.
conflict-anything-on-wild = Dopo un jolly vale il seme dichiarato; non si può allo stesso tempo giocarci sopra qualsiasi carta: { NAMES($kinds, join: "and") }.
conflict-no-points = Così nessuna carta vale niente, e nessuno potrebbe vincere ai punti.
conflict-nothing-on-wild = Se tutte le carte sono jolly e nessuna può andare su un’altra, nessuno potrebbe mai giocare.
conflict-no-starter = Così non resterebbe nessuna carta che possa fare da carta iniziale.
conflict-no-last-card = Così non resterebbe nessuna carta con cui chiudere.
conflict-too-few-cards = Le carte non bastano: { $players } giocatori con { $count } a testa e una carta iniziale fanno { $amount }, e le carte sono solo { $size }.
conflict-draw-for-nothing = Chi pesca finché una carta va bene deve anche poterla giocare.
conflict-nobody-eliminated = Esce dalla partita solo chi prende punti di penalità, ma qui è il vincitore a raccogliere i punti.
conflict-values-missing = Manca ancora quanto valgono queste carte: { NAMES($kinds, join: "and") }.
conflict-values-lacking = Queste carte non ci sono e non hanno bisogno di punti: { NAMES($kinds, join: "and") }.
