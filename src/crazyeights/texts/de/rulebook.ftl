### Das Regelbuch: jeder Satz, der darin stehen kann. Welche davon ein Satz von Regeln verlangt,
### entscheidet texts/rulebook.

## Wörter. $wild sind die Werte der Wunschkarten; sind es zu viele zum Aufzählen, ist es leer.

word-wild-plural = { COUNT($wild) ->
    [0] Wunschkarten
   *[other] { NAMES($wild, form: "plural", join: "and") }
}
word-wild-nominative = { COUNT($wild) ->
    [0] eine Wunschkarte
   *[other] { NAMES($wild, form: "nominative", join: "or") }
}
word-wild-dative = { COUNT($wild) ->
    [0] einer Wunschkarte
   *[other] { NAMES($wild, form: "dative", join: "or") }
}
# Ein einziger Wert beim Namen, mehrere zusammen als Wunschkarten.
word-wild-single-accusative = { COUNT($wild) ->
    [1] { NAMES($wild, form: "accusative", join: "or") }
   *[other] eine Wunschkarte
}
word-cannot-play = { $choice ->
    [yes] Kannst oder willst du nicht legen
   *[no] Kannst du nicht legen
}
word-players-together = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
   *[other] zu acht
}

## Titel

rule-title = Crazy Eights: die Regeln
rule-title-preset = { $name }: die Regeln
rule-section-aim = Ziel des Spiels
rule-section-cards = Spieler und Karten
rule-section-deal = Das Geben
rule-section-turn = Spielablauf
rule-section-wild = Wunschkarten
rule-section-special = Sonderkarten
rule-section-calls = Ansagen
rule-section-end = Ende der Runde und Wertung
rule-section-game = Ende der Partie

## Ziel

rule-aim-one-deal = Werde als Erster alle deine Karten los, und du hast gewonnen.
rule-aim-penalty = In jeder Runde versuchst du, als Erster alle deine Karten loszuwerden, denn was dir auf der Hand bleibt, zählt gegen dich. Wer am Ende die wenigsten Strafpunkte hat, gewinnt.
rule-aim-collect = In jeder Runde versuchst du, als Erster alle deine Karten loszuwerden, denn dafür bekommst du die Punkte der Karten, auf denen die anderen sitzen bleiben. Wer am Ende die meisten Punkte hat, gewinnt.
rule-aim-survive = In jeder Runde versuchst du, als Erster alle deine Karten loszuwerden, denn was dir auf der Hand bleibt, zählt gegen dich. Wer zu viele Strafpunkte gesammelt hat, scheidet aus; wer als Letzter übrig bleibt, gewinnt.

## Spieler und Karten

rule-range = Diese Variante ist für { IN_WORDS($fewest) } bis { IN_WORDS($most) } Spieler gedacht.
rule-players = { $players ->
    [2] Am Tisch sitzt ihr zu zweit und spielt gegeneinander.
   *[other] Am Tisch sitzt ihr { word-players-together }, und jeder spielt für sich.
}
rule-pack-french52 = Gespielt wird mit einem normalen Blatt aus 52 Karten: Zwei bis Zehn, Bube, Dame, König und Ass in allen vier Farben.
rule-pack-german32 = Gespielt wird mit einem Skatblatt aus 32 Karten: Sieben bis Zehn, Bube, Dame, König und Ass in allen vier Farben.
rule-pack-jass36 = Gespielt wird mit einem Blatt aus 36 Karten: Sechs bis Zehn, Bube, Dame, König und Ass in allen vier Farben.
rule-packs-one = Ein Kartenspiel genügt, egal wie viele ihr seid.
rule-packs-two = Mischt zwei solche Kartenspiele zusammen; dann habt ihr { $size } Karten, jede doppelt.
rule-packs-auto = { $players ->
    [8] Seid ihr zu acht
   *[other] Seid ihr { word-players-together } oder mehr
}, mischt ihr zwei solche Kartenspiele zusammen, das sind { $size } Karten.
rule-jokers-none = Die Joker bleiben draußen.
rule-jokers-one = Dazu kommt ein Joker.
rule-jokers-two = Dazu kommen zwei Joker.
rule-jokers-one-each = Aus jedem Kartenspiel kommt ein Joker dazu.
rule-jokers-two-each = Aus jedem Kartenspiel kommen zwei Joker dazu.
rule-no-order = Keine Karte ist höher als eine andere: Es geht nur darum, ob Farbe oder Wert zusammenpassen.
rule-no-order-but-cut = Außer beim Abheben ist keine Karte höher als eine andere: Es geht nur darum, ob Farbe oder Wert zusammenpassen.

## Geben

rule-dealer-cut = { $more ->
    [yes] Wer zuerst gibt
   *[no] Wer gibt
}, entscheidet das Abheben: Jeder nimmt eine Karte, und die höchste gibt. Das Ass ist am höchsten{ $joker ->
    [yes] , nur ein Joker ist noch höher
   *[no] {""}
}; bei Gleichstand heben die Betroffenen noch einmal ab.
rule-dealer-seat = { $more ->
    [yes] Zuerst gibt Platz { $place }.
   *[no] Platz { $place } gibt.
}
rule-dealer-moves = Nach jeder Runde gibt der Nächste { $direction ->
    [1] im Uhrzeigersinn
   *[-1] gegen den Uhrzeigersinn
}.
rule-dealer-alternates = Danach gebt ihr abwechselnd.
rule-hands = Der Geber mischt und gibt jedem { $count ->
    [one] eine Karte, verdeckt
   *[other] { IN_WORDS($count) } Karten, einzeln und verdeckt
}, reihum { $direction ->
    [1] im Uhrzeigersinn, angefangen links von ihm
   *[-1] gegen den Uhrzeigersinn, angefangen rechts von ihm
}.
rule-hands-two = Der Geber mischt und gibt jedem { $count ->
    [one] eine Karte, verdeckt
   *[other] { IN_WORDS($count) } Karten, einzeln und verdeckt
}, dem anderen zuerst.
rule-hands-if-two = Zu zweit bekommt jeder { IN_WORDS($count) }.
rule-hands-if-more = Ab drei Spielern bekommt jeder { IN_WORDS($count) }.
rule-hands-when-two-left = Sobald nur noch zwei im Spiel sind, bekommt jeder { IN_WORDS($count) }.
rule-stock = Die übrigen Karten kommen als Nachziehstapel verdeckt in die Mitte. Die oberste davon wird aufgedeckt und danebengelegt: Das ist die Startkarte, und mit ihr beginnt der Ablagestapel.

rule-starter-bury-wild = Ist sie { word-wild-nominative }, legt ihr sie beiseite und deckt die nächste auf; was beiseiteliegt, wird danach irgendwo in den Stapel zurückgesteckt.
rule-starter-bury-special = Ist sie eine Sonderkarte, legt ihr sie beiseite und deckt die nächste auf; was beiseiteliegt, wird danach irgendwo in den Stapel zurückgesteckt.
rule-starter-bury-both = Ist sie eine Wunschkarte oder eine Sonderkarte, legt ihr sie beiseite und deckt die nächste auf; was beiseiteliegt, wird danach irgendwo in den Stapel zurückgesteckt.
rule-starter-last = Bleibt am Ende nur noch eine solche Karte übrig, bleibt sie liegen und bewirkt nichts.
rule-starter-last-wild = Bleibt am Ende nur noch eine solche Karte übrig, bleibt sie liegen, und der Geber sieht sich seine Karten an und wünscht sich eine Farbe.
rule-starter-last-joker = Bleibt am Ende nur noch eine solche Karte übrig, bleibt sie liegen und bewirkt nichts; nur bei einem Joker sieht sich der Geber seine Karten an und wünscht sich eine Farbe.
rule-starter-last-both = Bleibt am Ende nur noch eine solche Karte übrig, bleibt sie liegen: Bei einer Wunschkarte sieht sich der Geber seine Karten an und wünscht sich eine Farbe, eine andere bewirkt nichts.
rule-starter-names = Ist sie { word-wild-nominative }, sieht sich der Geber seine Karten an und wünscht sich eine Farbe.
rule-starter-own-suit = Ist sie { word-wild-nominative }, gilt einfach ihre eigene Farbe.
rule-starter-own-suit-joker = Ist sie { word-wild-nominative }, gilt einfach ihre eigene Farbe; bei einem Joker sieht sich der Geber seine Karten an und wünscht sich eine.
rule-starter-anything = Ist sie { word-wild-nominative }, darf als Erstes jede beliebige Karte darauf gelegt werden.
rule-starter-ignored = Eine Sonderkarte bewirkt als Startkarte nichts.
rule-starter-acts = Ist sie eine Sonderkarte, wirkt sie, als hätte der Geber sie eben gelegt.
rule-starter-acts-before-first = Ist sie eine Sonderkarte, wirkt sie, als hätte sie der Spieler vor dem ersten eben gelegt.
rule-starter-goes-on = Noch einmal spielen darf deswegen aber niemand.

rule-first = Es beginnt, wer { $direction ->
    [1] links vom Geber sitzt, und dann geht es im Uhrzeigersinn
   *[-1] rechts vom Geber sitzt, und dann geht es gegen den Uhrzeigersinn
} reihum.
rule-first-other = Es beginnt, wer nicht gegeben hat; dann geht es abwechselnd.
rule-first-seat = Platz { $place } fängt immer an, und dann geht es { $direction ->
    [1] im Uhrzeigersinn
   *[-1] gegen den Uhrzeigersinn
} reihum.
rule-first-seat-of-two = Platz { $place } fängt immer an; dann geht es abwechselnd.

## Ein Zug

rule-match = Wenn du dran bist, legst du eine Karte offen auf den Ablagestapel, und zwar eine, die zur obersten passt: gleiche Farbe oder gleicher Wert.
rule-wild-none = Wunschkarten gibt es nicht: Auch eine Acht muss passen.
rule-wild-none-special-none = Wunschkarten und Sonderkarten gibt es nicht: Auch die Acht ist eine Karte wie jede andere.
rule-must-play = Kannst du legen, dann musst du auch: Ziehen oder passen darfst du stattdessen nicht.
rule-draw-until-must-play = { word-cannot-play }, ziehst du so lange einzeln vom Stapel, bis eine Karte kommt, die du legen kannst. Die legst du dann gleich.
rule-draw-until-may-play = { word-cannot-play }, ziehst du so lange einzeln vom Stapel, bis eine Karte kommt, die du legen könntest. Dann legst du eine, die passt, oder du behältst alle und passt.
rule-draw-one-must-play = { word-cannot-play }, ziehst du eine Karte vom Stapel. Kannst du sie legen, legst du sie gleich, sonst passt du.
rule-draw-one-may-play = { word-cannot-play }, ziehst du eine Karte vom Stapel. Danach legst du eine passende Karte, wenn du eine hast, oder du passt.
rule-draw-one-may-not = { word-cannot-play }, ziehst du eine Karte vom Stapel. Damit ist dein Zug zu Ende, auch wenn sie passen würde.
rule-draw-some-must-play = { word-cannot-play }, ziehst du einzeln bis zu { IN_WORDS($count) } Karten vom Stapel. Die erste, die du legen kannst, legst du gleich; ist keine dabei, passt du.
rule-draw-some-may-play = { word-cannot-play }, ziehst du einzeln bis zu { IN_WORDS($count) } Karten vom Stapel, aber nur so lange, bis du eine davon legen könntest. Danach legst du eine passende Karte, wenn du eine hast, oder du passt.
rule-draw-some-may-not = { word-cannot-play }, ziehst du einzeln bis zu { IN_WORDS($count) } Karten vom Stapel, aber nur so lange, bis du eine davon legen könntest. Damit ist dein Zug zu Ende: Legen kannst du sie erst beim nächsten Mal.
rule-draw-other-card = Passt die gezogene Karte nicht, aber eine andere aus deiner Hand, darfst du die legen.
rule-no-passing = Einfach nur passen darfst du nicht.
rule-no-passing-half-way = Einfach nur passen darfst du nicht und auch nicht mittendrin mit dem Ziehen aufhören.
rule-stock-reshuffle = Muss gezogen werden und der Stapel ist leer, wird der Ablagestapel ohne die oberste Karte gemischt und zum neuen Stapel. Gibt es auch dann nichts zu ziehen und du kannst nicht legen, passt du.
rule-stock-turn-over = Muss gezogen werden und der Stapel ist leer, wird der Ablagestapel ohne die oberste Karte umgedreht, nicht gemischt, und zum neuen Stapel; die älteste Karte liegt dann obenauf. Gibt es auch dann nichts zu ziehen und du kannst nicht legen, passt du.
rule-stock-pass = Ist der Stapel einmal leer, bleibt er leer: Wer dann nicht legen kann, passt.
rule-several = In einem Zug darfst du nacheinander mehrere Karten vom gleichen Wert legen. Die letzte bestimmt die Farbe, und was die Karten bewirken, zählt zusammen. Hast du genug gelegt, sagst du „Passe“.

## Wunschkarten

rule-wild = { CAPITAL(word-wild-plural) } sind Wunschkarten und passen auf jede Karte, egal welche Farbe und welcher Wert gerade oben liegt.
rule-wild-many = Wunschkarten gibt es viele, und jede passt auf jede Karte: { NAMES($wild, form: "plural", join: "and") }.
rule-wild-matching = { CAPITAL(word-wild-plural) } sind Wunschkarten, müssen aber wie jede Karte in Farbe oder Wert passen.
rule-wild-many-matching = Wunschkarten gibt es viele, aber auch sie müssen in Farbe oder Wert passen: { NAMES($wild, form: "plural", join: "and") }.
rule-wild-joker-free = Auch ein Joker ist eine Wunschkarte, und er passt immer.
rule-naming-any-suit = Mit { word-wild-dative } wünschst du dir eine Farbe, die nun bedient werden muss. Jede der vier ist erlaubt, auch die der Wunschkarte selbst.
rule-naming-joker = Mit einem Joker wünschst du dir eine der vier Farben, die nun bedient werden muss.
rule-naming-own-suit = Eine Farbe wünschst du dir mit { word-wild-dative } hier allerdings nicht: Weiter geht es in der Farbe, die auf der Karte steht.
rule-naming-own-suit-joker = Eine Farbe wünschst du dir mit { word-wild-dative } hier allerdings nicht: Weiter geht es in der Farbe, die auf der Karte steht. Nur ein Joker hat keine; wer ihn legt, wünscht sich eine der vier.
rule-naming-deferred = Mit { word-wild-dative } wünschst du dir eine Farbe, die nun bedient werden muss; jede der vier ist erlaubt. Du darfst dir mit dem Wunsch Zeit lassen, aber bevor er ausgesprochen ist, geht es nicht weiter.
rule-named-suit = Die gewünschte Farbe gilt, bis wieder jemand eine Karte legt, auch wenn zwischendurch mehrere ziehen oder passen. Was auf der Wunschkarte aufgedruckt ist, zählt so lange nicht.
rule-named-suit-joker = Die gewünschte Farbe gilt, bis wieder jemand eine Karte legt, auch wenn zwischendurch mehrere ziehen oder passen.
rule-wild-on-wild = Auch auf { word-wild-single-accusative } darfst du { word-wild-single-accusative } legen.
rule-wild-on-wild-not = Nur auf { word-wild-single-accusative } darfst du nicht noch { word-wild-single-accusative } legen.
rule-wild-on-wild-joker = Nur auf eine Wunschkarte darfst du nicht noch eine Wunschkarte legen, es sei denn einen Joker.
rule-finish-on-wild = Mit { word-wild-dative } darfst du auch fertig werden; zu wünschen gibt es dann nichts mehr.
rule-finish-on-wild-own-suit = Mit { word-wild-dative } darfst du auch fertig werden.
rule-finish-on-wild-not = Fertig werden darfst du mit { word-wild-dative } nicht: Hast du sonst nichts mehr, kannst du eben nicht legen.
rule-no-other = Keine andere Karte hat eine besondere Bedeutung.

## Sonderkarten

rule-special = Einige Karten bewirken etwas, sobald sie liegen:
rule-special-name = { NAMES($kinds, join: "and") }
rule-special-besides = { NAMES($kinds, join: "and") } (aber nicht { NAMES($besides, card: "nominative", join: "or") })
rule-reverse = Die Richtung wechselt.
rule-reverse-without-effect = Die Richtung wechselt, was zu zweit freilich nichts ändert.
rule-reverse-two-no-effect = Zu zweit ändert das nichts.
rule-reverse-two-skip = Zu zweit setzt dafür der andere aus.
rule-all-draw = Alle anderen ziehen { $count ->
    [one] eine Karte
   *[other] je { IN_WORDS($count) } Karten
}; dagegen ist nichts zu machen.
rule-all-draw-two = Der andere zieht { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
}; dagegen ist nichts zu machen.
rule-draw-none = Der Nächste muss { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
} ziehen; dagegen ist nichts zu machen.
rule-draw-cancel = Der Nächste muss { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
} ziehen, wenn er nicht mit { NAMES($kinds, form: "dative", card: "dative", join: "or") } antwortet.
rule-draw-same = Der Nächste muss { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
} ziehen oder mit { NAMES($kinds, form: "dative", card: "dative", join: "or") } antworten. Dann sind schon { IN_WORDS($owed) } Karten fällig, danach { IN_WORDS($amount) } und so weiter, bis jemand zieht.
rule-draw-same-other = Der Nächste muss { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
} ziehen oder mit { NAMES($kinds, form: "dative", card: "dative", join: "or") } antworten.
rule-draw-any = Der Nächste muss { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
} ziehen oder mit irgendeiner Karte antworten, nach der man auch ziehen muss.
rule-cancel = Als Antwort auf { NAMES($kinds, form: "accusative", card: "accusative", join: "or") } wehrst du damit die Strafkarten ab, und niemand muss ziehen. Sonst passiert nichts.
rule-cancel-nothing = Damit ließen sich Strafkarten abwehren, nur gibt es in diesen Regeln keine, gegen die das hilft.
rule-skip = Der Nächste setzt aus.
rule-skip-more = Die nächsten { IN_WORDS($players) } setzen aus.
rule-skip-all = Alle anderen setzen aus, und du bist gleich noch einmal dran.
rule-skip-all-first = Alle anderen setzen aus.
rule-skip-of-two = Der andere setzt aus, und du bist gleich noch einmal dran.
rule-skip-of-two-first = Der andere setzt aus.
rule-skip-if-two = Zu zweit bist du also gleich noch einmal dran.
rule-skip-with-debt = Wer sie zieht, setzt außerdem aus.
rule-skip-more-with-debt = Wer sie zieht, setzt außerdem aus, und { $count ->
    [one] noch einer nach ihm
   *[other] noch { IN_WORDS($count) } nach ihm
}.
rule-anything-next = Darauf darf jede Karte gelegt werden.
rule-must-cover = Du musst die Karte sofort abdecken, also gleich noch eine passende legen. Hast du keine, ziehst du einzeln, bis du kannst; nur wenn die Karten ausgehen, darf sie liegen bleiben.
rule-again = Du machst gleich weiter: Leg noch eine passende Karte, oder zieh wie in einem neuen Zug.
rule-again-last = War sie deine letzte Karte, bist du einfach fertig.

rule-debt-adds-up = Mit jeder Antwort werden es mehr Karten, bis jemand sie alle zieht.
rule-several-answers = Hast du auf Strafkarten geantwortet, dürfen im selben Zug nur weitere Antworten folgen.
rule-debt-draw-turn-ends = Warten Strafkarten auf dich, ziehst du sie alle auf einmal; damit ist dein Zug vorbei.
rule-debt-draw-may-play = Warten Strafkarten auf dich, ziehst du sie alle auf einmal; erst danach bist du ganz normal dran.
rule-debt-answer-turn-ends = Warten Strafkarten auf dich, darfst du nur eine Karte legen, die als Antwort gilt. Hast du keine oder willst du nicht, ziehst du alle; damit ist dein Zug vorbei.
rule-debt-answer-may-play = Warten Strafkarten auf dich, darfst du nur eine Karte legen, die als Antwort gilt. Hast du keine oder willst du nicht, ziehst du alle; erst danach bist du ganz normal dran.
rule-debt-wild = Nicht einmal { word-wild-nominative } hilft dagegen.
rule-debt-paid = Sind die Strafkarten gezogen, ist die Sache erledigt, und die Karte, an der es lag, wird bedient wie jede andere. Reichen die Karten nicht, ziehst du, was da ist, und der Rest ist dir erlassen.
rule-skip-no-answer = Gegen das Aussetzen ist nichts zu machen.
rule-skip-answer = Sollst du aussetzen, darfst du mit einer Karte vom gleichen Wert dagegenhalten, die auch aussetzen lässt: Dann gilt sie anstelle der vorigen. Sonst passt du.
rule-finish-on-special-not = Fertig werden darfst du mit einer Sonderkarte nicht: Hast du sonst nichts mehr, kannst du eben nicht legen.
rule-finish-effect-ignored = Ist jemand fertig, kommt es auf die Wirkung der letzten Karte nicht mehr an; gezogen wird nicht mehr.
rule-finish-effect-applied = Auch wenn jemand fertig ist, wird vor dem Zählen noch gezogen, was die letzte Karte verlangt und was an Strafkarten schon offen ist. Antworten darf darauf niemand mehr.
rule-finish-debt-ignored = Ist jemand fertig, werden Strafkarten aus demselben Zug nicht mehr gezogen.
rule-finish-debt-applied = Ist jemand fertig, zieht der Nächste vor dem Zählen noch die Strafkarten aus demselben Zug.

## Ansagen

rule-call-off = Deine letzte Karte brauchst du nicht anzusagen.
rule-call = Hast du nur noch eine Karte, sagst du „{ call-last-card }“ – beim Legen, schon vorher im selben Zug oder auch danach, solange noch niemand anderes etwas getan hat.
rule-call-forgotten = Vergisst du das, ziehst du { $count ->
    [one] eine Strafkarte
   *[other] { IN_WORDS($count) } Strafkarten
}.
rule-call-out = Auch wenn du fertig wirst, musst du es sagen: „{ call-out }“, und zwar mit der letzten Karte oder schon vorher im selben Zug. Sonst bist du doch nicht fertig, ziehst { $count ->
    [one] eine Strafkarte
   *[other] { IN_WORDS($count) } Strafkarten
}, und es geht weiter.
rule-call-out-nothing = Nur wenn es nichts mehr zu ziehen gibt, bist du trotzdem fertig.
rule-stop = Am Anfang deines Zuges, bevor du legst oder ziehst, darfst du „{ call-stop }“ rufen, wenn deine Handkarten { $points ->
    [0] gar nichts
    [one] höchstens einen Punkt
   *[other] höchstens { $points } Punkte
} zählen. Die Runde ist damit sofort zu Ende.
rule-stop-not-under-debt = Solange Strafkarten auf dich warten, darfst du das nicht.
rule-stop-not-under-skip = Wenn du gerade aussetzen sollst, darfst du das nicht.
rule-stop-not-under-both = Solange Strafkarten auf dich warten oder du gerade aussetzen sollst, darfst du das nicht.
rule-stopped-penalty = Zählen alle anderen Hände mehr als deine, gewinnst du die Runde, als wärst du fertig geworden. Wenn nicht, gewinnt die niedrigste unter den anderen, und alle Übrigen zählen ihre Karten, auch du.
rule-stopped-collect = Zählen alle anderen Hände mehr als deine, gewinnst du die Runde, als wärst du fertig geworden. Wenn nicht, gewinnt die niedrigste unter den anderen und bekommt die Punkte aller Übrigen, auch deine.

## Ende der Runde und Wertung

rule-end = Die Runde ist zu Ende, sobald jemand seine letzte Karte legt: Wer fertig ist, hat sie gewonnen.
rule-scores-penalty = Der Gewinner bekommt keine Punkte; alle anderen zählen die Karten, die sie noch auf der Hand haben, als Strafpunkte.
rule-scores-collect = Der Gewinner bekommt die Punkte für alle Karten, die bei den anderen übrig sind; sonst bekommt niemand etwas.
rule-doubles = War die letzte Karte { word-wild-nominative }, zählt alles doppelt.
rule-values = So viel zählen die Karten:
rule-value-cards = { NAMES($kinds, form: "plural", join: "and") }
rule-value-every-card = Jede Karte
rule-value-other-cards = Alle anderen Karten
rule-value-number = die Zahl, die darauf steht
rule-value-points = { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rule-blocked = Selten, aber möglich: Niemand kann mehr legen oder ziehen, und alle passen. Dann ist die Runde blockiert, und es gewinnt die Hand mit den wenigsten Punkten, bei Gleichstand mehrere gemeinsam. (Auch eine Runde, die nach 5.000 Schritten nicht zu Ende ist, gilt als blockiert.)
rule-blocked-penalty = In einer blockierten Runde zählt jeder seine Karten, auch der Gewinner.
rule-blocked-others = In einer blockierten Runde bekommt der Gewinner die Punkte aller anderen Hände. Mehrere Gewinner teilen sie gleichmäßig; ein Rest verfällt.
rule-blocked-differences = In einer blockierten Runde bekommt der Gewinner von jeder anderen Hand nur, was sie mehr zählt als seine. Mehrere Gewinner teilen die Summe gleichmäßig; ein Rest verfällt.

## Ende der Partie

rule-game-one-deal = Die Partie besteht aus einer einzigen Runde: Wer sie gewinnt, gewinnt auch die Partie.
rule-game-target-penalty = Gespielt wird Runde um Runde, und die Strafpunkte werden zusammengezählt. Hat jemand am Ende einer Runde { $limit ->
    [one] einen Punkt
   *[other] { $limit } Punkte
} oder mehr, ist die Partie aus, und wer die wenigsten hat, gewinnt.
rule-game-target-collect = Gespielt wird Runde um Runde, und die Punkte werden zusammengezählt. Hat jemand am Ende einer Runde { $limit ->
    [one] einen Punkt
   *[other] { $limit } Punkte
} oder mehr, ist die Partie aus, und wer die meisten hat, gewinnt.
rule-game-deals-penalty = { $deal ->
    [one] Gespielt wird nur eine Runde; wer danach die wenigsten Strafpunkte hat
   *[other] Gespielt werden { IN_WORDS($deal) } Runden, und die Strafpunkte werden zusammengezählt; wer am Ende die wenigsten hat
}, gewinnt.
rule-game-deals-collect = { $deal ->
    [one] Gespielt wird nur eine Runde; wer danach die meisten Punkte hat
   *[other] Gespielt werden { IN_WORDS($deal) } Runden, und die Punkte werden zusammengezählt; wer am Ende die meisten hat
}, gewinnt.
rule-game-eliminate = Gespielt wird Runde um Runde, und die Strafpunkte werden zusammengezählt. Wer am Ende einer Runde { $limit ->
    [one] einen Punkt
   *[other] { $limit } Punkte
} oder mehr hat, scheidet aus; der Letzte, der übrig bleibt, gewinnt. Bleibt niemand übrig, gewinnt, wer von den Spielern der letzten Runde am wenigsten hat.
rule-tie-one-deal = Gewinnen mehrere die Runde gemeinsam, gewinnen sie auch die Partie gemeinsam.
rule-tie = Bei Gleichstand an der Spitze spielen alle noch eine Runde, so lange, bis einer allein vorne liegt.
rule-tie-eliminate = Steht es dabei gleich, spielen dieselben noch eine Runde, so lange, bis einer allein vorne liegt.

## Beispiele. Warum etwas nicht geht, sagen die Texte refuse-.

rule-section-examples = Beispiele
rule-example = Oben liegt { CARD($upcard, form: "nominative") }, du bist dran und hast { NAMES($kinds, card: "accusative", join: "and") } auf der Hand.
rule-example-named = Jemand hat { CARD($upcard, form: "accusative") } gelegt und sich { SUIT($suit) } gewünscht. Du hast { NAMES($kinds, card: "accusative", join: "and") } auf der Hand.
rule-example-debt = Vor dir wurde { CARD($upcard, form: "nominative") } gelegt, und { $count ->
    [one] eine Strafkarte wartet
   *[other] { IN_WORDS($count) } Strafkarten warten
} auf dich. Du hast { NAMES($kinds, card: "accusative", join: "and") } auf der Hand.
rule-example-last = Oben liegt { CARD($upcard, form: "nominative") }, und du hast nur noch { CARD($card, form: "accusative") }.
rule-example-card = { CARD($card) }
rule-example-suit-matches = Das geht: Die Farbe stimmt.
rule-example-rank-matches = Das geht: Der Wert stimmt.
rule-example-is-wild = Das geht, denn es ist eine Wunschkarte.
rule-example-answers = Das geht, denn es ist eine Antwort.
rule-example-score = Wer auf { CARDS($cards) } sitzen bleibt, zählt { SUM($values) } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
