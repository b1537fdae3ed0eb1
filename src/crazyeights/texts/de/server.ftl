### Was der Server der Seite sagt: Plätze, Karten und Knöpfe in Worten, Abrechnung, Fehler.

## Plätze: was jemand zuletzt getan hat, und wie es um ihn steht

seat-played = legte { $text }
seat-drew = { $count ->
    [one] zog 1 Karte
   *[other] zog { $count } Karten
}
seat-passed = passte
seat-skipped = setzte aus
seat-named = wünschte sich { SUIT($suit) }
seat-stopped = rief „{ call-stop }“
seat-acts = am Zug
seat-called = „{ call-last-card }“ gerufen
seat-loses-turn = soll aussetzen
seat-out = nicht mehr dabei
seat-total = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Karten der Hand, wie sie vorgelesen werden

card-label = { CARD($card) }
card-label-playable = { CARD($card) }, spielbar

## Was zu tun ist, und was auf den Knöpfen steht

now-draw = Du kannst nicht legen: Zieh.
now-pass = Du kannst nicht legen, und zu ziehen ist nichts mehr da: Passe.
now-pass-drawn = Du kannst nicht legen: Passe.
now-drawn = Leg eine Karte oder passe.
now-more = Leg noch eine Karte mit diesem Wert, oder beende den Zug.
now-next-deal = Weiter mit der nächsten Runde.
now-game-over = Die Partie ist zu Ende.
button-draw = Ziehen
button-draw-debt = { $count } ziehen
debt-short = { $count ->
    [one] 1 Strafkarte
   *[other] { $count } Strafkarten
}
direction-short = { $direction ->
    [1] im Uhrzeigersinn
   *[-1] gegen den Uhrzeigersinn
}
explain-allowed = Das ist erlaubt.

## Abrechnung

ended-deal = Runde { $deal }.
ended-penalty = Jede übrige Karte zählt gegen den, der sie hat; der niedrigste Stand gewinnt.
ended-collect = Wer gewinnt, bekommt die Punkte, die die anderen noch auf der Hand haben.
note-out = fertig
note-out-you = fertig
note-leads = führt
note-leads-you = du führst
note-eliminated = scheidet aus
note-eliminated-you = du scheidest aus
remark-missing = { $seat } { $points ->
    [one] fehlt noch 1 Punkt bis { $limit }
   *[other] fehlen noch { $points } Punkte bis { $limit }
}.
remark-missing-you = Dir { $points ->
    [one] fehlt noch 1 Punkt bis { $limit }
   *[other] fehlen noch { $points } Punkte bis { $limit }
}.
remark-deals = { $count ->
    [one] Noch eine Runde.
   *[other] Noch { $count } Runden.
}

## Spielstärke und Tempo

level-beginner = Anfänger
level-beginner-summary = Legt, was gerade passt.
level-casual = Mittel
level-casual-summary = Legt, was am meisten zählt, und spart sich die Wunschkarten auf.
level-strong = Stark
level-strong-summary = Überlegt, wie die verdeckten Karten liegen könnten.
level-master = Meister
level-master-summary = Überlegt zehnmal so gründlich.
pace-calm = Gemütlich
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort

## Wenn etwas nicht geht

problem-table = Diesen Tisch gibt es nicht, oder er gehört zu einem anderen Browser.
problem-outdated = Dieser Tisch stammt aus einer anderen Version des Spiels, in der anders gespielt wurde. Er lässt sich nicht fortsetzen.
problem-page = Diese Seite gibt es nicht.
problem-method = So lässt sich diese Adresse nicht ansprechen.
problem-request = Mit dieser Anfrage ist nichts anzufangen: { $text }
problem-empty-body = Diese Anfrage ist leer; sie muss ein JSON-Objekt sein.
problem-no-json = Diese Anfrage ist kein JSON; sie muss ein JSON-Objekt sein.
problem-body = Diese Anfrage muss ein JSON-Objekt sein, nicht „{ $text }“.
problem-nested = Diese Anfrage ist zu tief verschachtelt.
problem-field-missing = In dieser Anfrage fehlt das Feld „{ $name }“.
problem-field-unknown = Diese Anfrage hat ein Feld, das es nicht gibt: „{ $name }“.
problem-field = Das Feld „{ $name }“ ist nicht so wie beschrieben: { $text }
problem-too-large = Diese Anfrage ist zu groß.
problem-too-many = Das waren zu viele Partien auf einmal. Warte einen Moment.
problem-origin = Diese Anfrage kommt von einer fremden Seite.
problem-host = Auf den Namen „{ $name }“ hört dieser Server nicht. Auf dem eigenen Rechner heißt er „localhost“; soll der andere Name auch gelten, starte ihn mit „--allow-host { $name }“.
problem-no-host = Diese Anfrage sagt nicht mit genau einem „Host“-Header, an welchen Server sie geht, etwa „Host: localhost:8000“.
problem-unsaved = Das ließ sich nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
problem-internal = Da ist etwas schiefgegangen. Versuch es noch einmal.
problem-preset = Diese Regelvariante gibt es nicht.
problem-rules = Diese Regeln lassen sich nicht lesen. { $text }
problem-level = Diese Spielstärke gibt es nicht.
problem-players = Diese Regelvariante ist für { $fewest } bis { $most } Spieler.
problem-deal = Diese Runde ist noch nicht zu Ende.
problem-no-hint = Einen Tipp gibt es, wenn du am Zug bist.
