### Tipps, jeder mit seiner Begründung (…-why). Wo welcher gilt, entscheidet texts/rulebook/tips.py.

rule-section-tips = Tipps

tip-keep-wild = Heb dir die { word-wild-plural } auf.
tip-keep-wild-why = { CAPITAL(word-wild-nominative) } passt immer und hilft dir aus mancher Klemme. Leg so eine Karte erst, wenn nichts anderes mehr geht.
tip-wild-for-long-suit = Eröffnet dir { word-wild-nominative } eine lange Farbe, dann zögere nicht.
tip-wild-for-long-suit-why = Hast du viele Karten einer Farbe und wünschst sie dir, wirst du sie nacheinander los, und das ist mehr wert als eine Reserve für schlechte Zeiten.
tip-name-strongest = Wünsch dir deine stärkste Farbe.
tip-name-strongest-why = Von der Farbe, von der du am meisten hast, kannst du weiterlegen, während andere vielleicht ziehen müssen.
tip-name-lacking = Zähl die Farben mit und wünsch dir eine, die den anderen fehlt.
tip-name-lacking-why = Nach ein paar Zügen verrät dir, was gelegt wurde und wer ziehen musste, welche Farben deinen Gegnern ausgegangen sind.
tip-finish-on-wild = Richte es so ein, dass du mit { word-wild-dative } fertig wirst.
tip-finish-on-wild-why = So eine Karte passt auch als letzte auf alles, und niemand kann dir noch die Farbe verderben.
tip-two-wild-lose = Behalte nicht zu lange zwei { COUNT($wild) ->
    [1] { NAMES($wild, form: "plural", join: "and") }
   *[other] Wunschkarten
} auf der Hand.
tip-two-wild-lose-why = Bleiben sie dir am Ende der Runde, kosten sie dich { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und die Grenze liegt bei { $limit }. Aufheben ist eine starke, aber riskante Strategie.
tip-know-wild = Klär vorher, wohin bei euch { word-wild-nominative } darf.
tip-know-wild-why = An manchen Tischen passt eine Wunschkarte auf alles, an anderen muss sie in Farbe oder Wert passen, oder sie darf nicht auf eine andere und nicht als Letztes gelegt werden. Verlass dich erst darauf, wenn du es weißt.
tip-change-suit = Wechsle die Farbe über den Wert.
tip-change-suit-why = Hast du von der aktuellen Farbe wenig, leg eine Karte vom gleichen Wert in deiner starken Farbe. Dann geht es in deiner Farbe weiter.
tip-follow-suit-chain = Solange deine lange Farbe gespielt wird, bleib dabei.
tip-follow-suit-chain-why = Hast du etwa fünfmal Karo und oben liegt Karo, lass dir mit allem anderen Zeit: Dann bleiben auch die Gegner in der Farbe, in der du eine Karte nach der anderen loswirst.
tip-watch-drawers = Achte darauf, wer zieht.
tip-watch-drawers-why = Wer zieht, hatte keine Karte dieser Farbe. Wechsle wieder zu ihr, wenn dieser Spieler kurz vor dem Ende steht.
tip-shed-high = Werd hohe Karten früh los: { NAMES($kinds, form: "plural", join: "and") }.
tip-shed-high-why = Nichts ist so teuer wie diese Karten auf der Hand, wenn jemand anderes zuerst fertig ist. Spiel sie, solange du kannst.
tip-call-last-card = Vergiss nicht, „{ call-last-card }“ zu sagen.
tip-call-last-card-why = Das passiert Anfängern am häufigsten, und es kostet { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
}, gerade wenn du fast gewonnen hast.
tip-know-special = Mach dir klar, was die Sonderkarten bewirken, bevor du eine legst.
tip-know-special-why = An jedem Tisch sind es andere, man verwechselt sie leicht, und meistens schadet man sich damit selbst.
tip-know-stock = Merk dir, wie viel gezogen wird.
tip-know-stock-why = Mal zieht man, bis man legen kann, mal höchstens drei Karten oder nur eine. Wer viel zieht, sitzt bald auf vielen Punkten, und vorher fragen erspart Streit.
