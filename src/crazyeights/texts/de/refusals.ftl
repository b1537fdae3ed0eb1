### Warum etwas nicht erlaubt ist: refuse- und der Schlüssel des Grundes.

refuse-not-your-turn = Gerade ist { $seat } dran, nicht du.
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand: { CARD($card) }.
refuse-no-match = { CAPITAL(CARD($card, form: "nominative")) } ist weder { SUIT($suit) } noch { RANK($upcard) }.
refuse-wild-on-wild = { CAPITAL(CARD($card, form: "nominative")) } geht hier nicht: Auf eine Wunschkarte darf keine zweite.
refuse-finish-on-wild = { CAPITAL(CARD($card, form: "nominative")) } darf nicht deine letzte Karte sein: Mit einer Wunschkarte wird man nach diesen Regeln nicht fertig.
refuse-finish-on-special = { CAPITAL(CARD($card, form: "nominative")) } darf nicht deine letzte Karte sein: Mit einer Sonderkarte wird man nach diesen Regeln nicht fertig.
refuse-wild-must-match = Auch eine Wunschkarte muss hier passen, und { CARD($card, form: "nominative") } ist weder { SUIT($suit) } noch { RANK($upcard) }.
refuse-debt-open = { $amount ->
    [0] Auf dich warten noch Strafkarten
    [one] Auf dich wartet eine Strafkarte
   *[other] Auf dich warten { $amount } Strafkarten
}: Zieh, falls du nicht antworten kannst.
refuse-not-an-answer = { CAPITAL(CARD($card, form: "nominative")) } ist keine Antwort auf die Strafkarten.
refuse-skip-open = Du sollst aussetzen: Halte mit { RANK($rank, form: "dative") } dagegen oder passe.
refuse-drawn-card-only = Jetzt darfst du nur die eben gezogene Karte legen: { CARD($card) }.
refuse-same-rank-only = In diesem Zug darfst du nur noch { RANK($rank, form: "plural") } legen.
refuse-no-plays-now = Legen geht gerade nicht: Zieh weiter oder, wenn du genug gezogen hast, passe.
refuse-draw-while-playable = Du kannst legen, also darfst du nicht ziehen.
refuse-nothing-to-draw = Es ist nichts mehr zu ziehen da.
refuse-draw-finished = Mehr darfst du in diesem Zug nicht ziehen.
refuse-pass-while-playable = Du kannst legen, also darfst du nicht passen.
refuse-pass-while-drawable = Du kannst noch ziehen, also darfst du nicht passen.
refuse-pass-before-drawn = Wer zu ziehen anfängt, zieht auch zu Ende: Passen darfst du erst danach.
refuse-suit-needed = Sag dazu, welche Farbe du dir mit { CARD($card, form: "dative") } wünschst.
refuse-suit-not-wanted = Eine Farbe wünscht man sich nur mit einer Wunschkarte, nicht mit { CARD($card, form: "dative") }.
refuse-own-suit-only = Hier gilt die Farbe der Wunschkarte selbst; eine andere darfst du dir nicht wünschen.
refuse-last-names-nothing = Mit der letzten Karte wünscht man sich keine Farbe.
refuse-suit-owed = Sag erst, welche Farbe du dir wünschst.
refuse-no-suit-owed = Gerade gibt es keine Farbe zu wünschen.
refuse-call-off = Nach diesen Regeln sagt man die letzte Karte nicht an.
refuse-call-cards = Angesagt wird nur die letzte Karte, und du hast { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
refuse-call-already = Das hast du schon angesagt.
refuse-announce-not-last = Ansagen darfst du nur, wenn danach genau eine Karte übrig ist.
refuse-stop-off = Nach diesen Regeln gibt es kein „Stopp!“.
refuse-stop-too-high = „Stopp!“ darfst du { $limit ->
    [0] nur mit null Punkten
    [one] mit höchstens einem Punkt
   *[other] mit höchstens { $limit } Punkten
} auf der Hand rufen, und du hast { $points }.
refuse-stop-too-late = „Stopp!“ darfst du nur ganz am Anfang deines Zuges rufen, und nicht, solange du Strafkarten ziehen oder aussetzen sollst.
refuse-deal-over = Die Runde ist schon zu Ende.
refuse-game-over = Die Partie ist schon zu Ende.
refuse-seat-out = Du spielst in dieser Runde nicht mit.
refuse-deal-not-over = Die Runde ist noch nicht zu Ende.
refuse-stale = Inzwischen ist etwas geschehen: Sieh noch einmal hin.
refuse-key-used = Diese Anfrage trägt den Schlüssel einer früheren.
refuse-undo-nothing = In dieser Runde gibt es keinen Zug, den du zurücknehmen könntest.
refuse-undo-online = Zurücknehmen geht nur, wenn alle anderen Computergegner sind.
refuse-undo-disclosed = Die Mischung dieser Runde ist schon aufgedeckt: In ihr lässt sich nichts mehr zurücknehmen.
