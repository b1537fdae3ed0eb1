### Che cosa non va in un comando, e che cosa andrebbe bene: right-, command-.

right-value = Valori possibili: { $text }.
right-number = un numero intero da { $count } in su
right-number-between = un numero intero da { $count } a { $limit }
right-ranks = valori come { $example }
right-entries = voci come { $example }
right-points = i punti di ogni valore, cominciando per esempio con { $example }
right-effects = Effetti: { LIST($names) }.
right-near = Intendevi { $text }?
right-there-are = Ci sono { LIST($names) }.
right-way-out = Con { $text } si può.
right-line = { $text }, riga { $count }

command-rules-twice = Sia --rules sia una variante dicono con quali regole giocare: indicane una sola.
command-seats-twice = Sia --seats sia --set dicono in quanti si gioca: indicane uno solo.
command-no-file = Il file «{ $text }» non c’è.
command-unreadable-file = «{ $text }» non si può leggere: non è un file, oppure non hai il permesso.
command-compare = compare vuole due insiemi di regole, ognuno una variante, un file o un link; qui { $count ->
    [one] ce n’è uno
   *[other] ce ne sono { $count }
}.
command-find = find non vuole altro, ma qui c’è anche «{ $text }».
command-one-preset = «{ $text }» è di troppo: indica una variante, oppure compare e due insiemi di regole, oppure find.
command-debt = --debt: { $text } è meno di niente.
command-seat = --seat { $text }: ci sono solo i posti da 0 a { $count }.
