### Namen der Regelvarianten, in einem Satz, was sie ausmacht, und in ein paar Worten zum Aussuchen.

preset-quick = Schnelle Runde
preset-quick-summary = Eine einzige Runde zu zweit, zu dritt oder zu viert: Wer zuerst fertig ist, bekommt die Punkte aller anderen. Der erste Platz fängt immer an.
preset-quick-short = Ziehen, bis es passt. Wer fertig wird, bekommt die Punkte.

preset-classic = Klassisch
preset-classic-summary = Eine Runde, in der man entweder legt oder genau eine Karte zieht. Ist die Startkarte eine Acht, wünscht sich der Geber die Farbe; wer „Letzte Karte!“ vergisst, zieht 2 Karten.
preset-classic-short = Legen oder eine Karte ziehen. „Letzte Karte!“ ansagen.

preset-classic-special = Klassisch mit Sonderkarten
preset-classic-special-summary = Wie „Klassisch“, dazu Sonderkarten: Bei der Dame setzt der Nächste aus, das Ass wechselt die Richtung, und nach einer Zwei zieht man 2 Karten oder antwortet mit einer Zwei.
preset-classic-special-short = Klassisch, dazu Aussetzen, Richtungswechsel und Strafkarten.

preset-classic-matching-eights = Klassisch mit passenden Achten
preset-classic-matching-eights-summary = Wie „Klassisch“, nur muss auch eine Acht in Farbe oder Wert passen, bevor man sich mit ihr etwas wünscht.
preset-classic-matching-eights-short = Klassisch, aber auch eine Acht muss passen.

preset-five-hundred = Bis 500
preset-five-hundred-summary = Jeder bekommt 7 Karten, und die Strafpunkte sind einfach zu zählen: Bildkarten 10, Achten 50, alle anderen Karten 5. Sobald jemand 500 Punkte hat, gewinnt, wer am wenigsten hat.
preset-five-hundred-short = Mehrere Runden bis 500 Strafpunkte, sieben Karten für jeden.

preset-five-hundred-single = Bis 500 mit einer Karte
preset-five-hundred-single-summary = Wie „Bis 500“, aber flotter: Wer nicht legen kann, zieht nur eine Karte, und damit ist der Zug vorbei.
preset-five-hundred-single-short = Bis 500, aber gezogen wird immer nur eine Karte.

preset-five-hundred-collect = 500 sammeln
preset-five-hundred-collect-summary = Wie „Bis 500“, nur umgekehrt gezählt: Wer fertig wird, bekommt die Punkte aller anderen, und wer damit 500 erreicht, gewinnt.
preset-five-hundred-collect-short = Wer fertig wird, bekommt die Punkte. Wer 500 hat, gewinnt.

preset-penalty = Strafpunkte
preset-penalty-summary = Die Grundform über mehrere Runden: Wer nicht legen kann, zieht, bis eine Karte passt. Hat jemand 200 Strafpunkte, gewinnt, wer am wenigsten hat.
preset-penalty-short = Die Grundform: mehrere Runden bis 200 Strafpunkte.

preset-penalty-three = Strafpunkte, höchstens drei ziehen
preset-penalty-three-summary = Wie „Strafpunkte“, aber nach drei gezogenen Karten ohne Treffer passt man.
preset-penalty-three-short = Höchstens drei Karten ziehen, dann passen.

preset-penalty-no-reshuffle = Strafpunkte ohne Mischen
preset-penalty-no-reshuffle-summary = Wie „Strafpunkte“, aber ein leerer Stapel bleibt leer: Wer dann nicht legen kann, passt.
preset-penalty-no-reshuffle-short = Ein leerer Stapel bleibt leer.

preset-action-cards = Aktionskarten
preset-action-cards-summary = Wie „Strafpunkte“ mit Aktionskarten: Zwei – 2 Karten ziehen oder mit einer Zwei antworten, Drei – 3 Karten ziehen, Bube – aussetzen, Dame – Richtungswechsel, Ass – jede Karte darf darauf.
preset-action-cards-short = Zwei und Drei: ziehen. Bube: aussetzen. Dame: andersherum.

preset-chain-draw = Zweierkette
preset-chain-draw-summary = Wie „Strafpunkte“, aber nach einer Zwei muss der Nächste 2 Karten ziehen oder selbst eine Zwei legen: Dann werden es 4, dann 6, dann 8.
preset-chain-draw-short = Zwei auf Zwei: erst 2 Karten ziehen, dann 4, dann 6.

preset-crazy-aces = Verrückte Asse
preset-crazy-aces-summary = Wie „Strafpunkte“, nur sind die Asse die Wunschkarten; bleibt eines übrig, kostet es bloß einen Punkt.
preset-crazy-aces-short = Asse statt Achten sind die Wunschkarten.

preset-stop-the-round = Stopp!
preset-stop-the-round-summary = Wie „Strafpunkte“, aber wer am Anfang seines Zuges höchstens 5 Punkte auf der Hand hat, darf „Stopp!“ rufen – und gewinnt die Runde, wenn niemand ebenso wenig oder weniger hat.
preset-stop-the-round-short = Mit höchstens 5 Punkten darf man „Stopp!“ rufen.

preset-double-hold = Erst legen, dann wünschen
preset-double-hold-summary = Wie „Strafpunkte“, aber nach einer Acht darf man sich mit dem Wünschen noch Zeit lassen; erst danach geht es weiter.
preset-double-hold-short = Erst die Acht legen, dann in Ruhe wünschen.

preset-jokers = Mit Jokern
preset-jokers-summary = Wie „Strafpunkte“ mit 2 Jokern je Kartenspiel: Ein Joker passt immer und bringt einen Wunsch, kostet aber 50 Punkte, wenn er am Ende übrig ist.
preset-jokers-short = Zwei Joker je Kartenspiel, die immer passen und viel kosten.

preset-swedish-rummy = Swedish Rummy
preset-swedish-rummy-summary = Dasselbe wie „Strafpunkte“ unter seinen anderen Namen: Swedish Rummy oder einfach Eights.
preset-swedish-rummy-short = Wie „Strafpunkte“, nur unter anderem Namen.

preset-mau-mau = Mau-Mau
preset-mau-mau-summary = Mit 32 Karten und dem Buben als Wunschkarte: Sieben – 2 Karten ziehen, Acht – aussetzen, Ass – noch einmal. Bube auf Bube gilt nicht, und bei der letzten Karte heißt es „Mau!“, zum Schluss „Mau-Mau!“.
preset-mau-mau-short = 32 Karten, der Bube wünscht, und man sagt „Mau!“.

preset-tschau-sepp = Tschau Sepp
preset-tschau-sepp-summary = Aus der Schweiz, mit 36 Karten und gegen den Uhrzeigersinn: Sieben – 2 Karten ziehen, Acht – aussetzen, ein Ass muss man abdecken, der Bube wünscht. Bei der vorletzten Karte „Tschau!“, bei der letzten „Sepp!“.
preset-tschau-sepp-short = Aus der Schweiz: 36 Karten, andersherum. „Tschau!“ – „Sepp!“

preset-switch = Switch
preset-switch-summary = Aus Großbritannien: Asse wünschen, eine Zwei lässt 2 Karten ziehen, ein schwarzer Bube 5, und ein roter wehrt ihn ab; die Acht lässt aussetzen, die Dame wechselt die Richtung.
preset-switch-short = Aus Großbritannien: Asse wünschen, schwarze Buben kosten 5 Karten.

preset-neunerln = Neunerln
preset-neunerln-summary = Mau-Mau aus Österreich und Bayern mit der Neun als Wunschkarte: Sieben – 2 Karten ziehen, Acht – aussetzen. Wer mit einer Neun fertig wird, verdoppelt die Punkte der anderen.
preset-neunerln-short = Aus Österreich und Bayern: Die Neun wünscht.

preset-pesten = Pesten
preset-pesten-summary = Aus den Niederlanden: Der Bube wünscht, Zwei – 2 Karten ziehen, Joker – 5 ziehen, Sieben – noch einmal, Acht – aussetzen, Ass – Richtungswechsel. Mit keiner dieser Karten darf man fertig werden.
preset-pesten-short = Aus den Niederlanden: einander ärgern. Ein Joker kostet 5 Karten.

preset-macao = Macao
preset-macao-summary = Aus Polen und Rumänien: Zwei – 2 Karten ziehen, Drei – 3, Herz- und Pik-König – 5, und jede dieser Karten ist auch eine Antwort; Vier – aussetzen. Asse wünschen, müssen aber passen, und gleiche Werte legt man zusammen.
preset-macao-short = Aus Polen und Rumänien: viele Strafkarten, gleiche Werte zusammen.

preset-vri-atter = Vri åtter
preset-vri-atter-summary = Aus Norwegen, mit 7 Karten für jeden: Man zieht bis zu 3 Karten und braucht eine passende auch dann nicht zu legen. Wer „Letzte Karte!“ vergisst, zieht 3.
preset-vri-atter-short = Aus Norwegen: sieben Karten für jeden, bis zu drei ziehen.

preset-vandatta = Vändåtta
preset-vandatta-summary = Aus Schweden: Nach einem Ass ziehen alle anderen eine Karte, und man spielt weiter. Gleiche Werte legt man zusammen, mit Acht oder Ass wird man nicht fertig, und wer 100 Punkte hat, scheidet aus.
preset-vandatta-short = Aus Schweden: Nach einem Ass ziehen alle anderen.
