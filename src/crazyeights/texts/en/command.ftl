### What is wrong with a command, and what would be right instead: right-, command-.

right-value = Possible: { $text }.
right-number = a whole number of { $count } or more
right-number-between = a whole number from { $count } to { $limit }
right-ranks = ranks such as { $example }
right-entries = entries such as { $example }
right-points = points for every rank, beginning like { $example }
right-effects = Effects: { LIST($names) }.
right-near = Did you mean { $text }?
right-there-are = There are { LIST($names) }.
right-way-out = It works with { $text }.
right-line = { $text }, line { $count }

command-rules-twice = Both --rules and a preset say what to play by: give one of them.
command-seats-twice = Both --seats and --set say how many play: give one of them.
command-no-file = There is no file “{ $text }”.
command-unreadable-file = “{ $text }” cannot be read: it is no file, or you may not read it.
command-compare = compare takes two rule sets, each a preset, a file or a link, but here { $count ->
    [one] is one
   *[other] are { $count }
}.
command-find = find takes nothing besides, but there is “{ $text }”.
command-one-preset = “{ $text }” is too much: give one preset, or compare and two rule sets, or find.
command-debt = --debt: { $text } is less than nothing.
command-seat = --seat { $text }: there are only seats 0 to { $count }.
