### Farben, Werte und Karten.
###
### Die Meldungen „word-…“ sind Formen der deutschen Grammatik: CARD, RANK und SUIT holen sie nach
### ihrem Namen (CARD($card, form: "accusative") ist word-card-accusative) und geben $rank und $suit
### als Schlüsselwörter hinein.

word-suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}

word-rank = { $rank ->
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] Dame
    [king] König
    [ace] Ass
   *[joker] Joker
}
# Wenfall und Wemfall: nur der Bube ändert sich.
word-rank-oblique = { $rank ->
    [jack] Buben
   *[other] { word-rank }
}
word-rank-nominative = { $rank ->
    [jack] ein { word-rank }
    [king] ein { word-rank }
    [ace] ein { word-rank }
    [joker] ein { word-rank }
   *[other] eine { word-rank }
}
word-rank-accusative = { $rank ->
    [jack] einen { word-rank-oblique }
    [king] einen { word-rank }
    [ace] ein { word-rank }
    [joker] einen { word-rank }
   *[other] eine { word-rank }
}
word-rank-dative = { $rank ->
    [jack] einem { word-rank-oblique }
    [king] einem { word-rank }
    [ace] einem { word-rank }
    [joker] einem { word-rank }
   *[other] einer { word-rank }
}
word-rank-plural = { $rank ->
    [two] Zweien
    [three] Dreien
    [four] Vieren
    [five] Fünfen
    [six] Sechsen
    [seven] Siebenen
    [eight] Achten
    [nine] Neunen
    [ten] Zehnen
    [jack] Buben
    [queen] Damen
    [king] Könige
    [ace] Asse
   *[joker] Joker
}

word-card = { $rank ->
    [joker] Joker
   *[other] { word-suit }-{ word-rank }
}
word-card-nominative = { $rank ->
    [joker] ein Joker
    [jack] der { word-card }
    [king] der { word-card }
    [ace] das { word-card }
   *[other] die { word-card }
}
word-card-accusative = { $rank ->
    [joker] einen Joker
    [jack] den { word-suit }-{ word-rank-oblique }
    [king] den { word-card }
    [ace] das { word-card }
   *[other] die { word-card }
}
word-card-dative = { $rank ->
    [joker] einem Joker
    [jack] dem { word-suit }-{ word-rank-oblique }
    [king] dem { word-card }
    [ace] dem { word-card }
   *[other] der { word-card }
}

# Eine Zahl, wie Bücher sie schreiben.
word-number = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
