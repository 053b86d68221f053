# Der Tisch: was er ablehnt und was dort außer dem Spiel geschieht. Wörter in Klammern werden eingesetzt; ihre Namen bleiben.

# Plätze
table-not-seated = Du hast an diesem Tisch keinen Platz.
table-not-your-seat = Das ist nicht dein Platz.
table-no-such-seat = Dieser Tisch hat nur { $count } Plätze.
table-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
table-already-seated = Du hast an diesem Tisch schon einen Platz.
table-full = Alle Plätze sind besetzt. Zuschauen kannst du gern.
table-colour-taken = Diese Farbe hat schon jemand am Tisch. Wähle eine andere.
table-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
table-kicked = Wer den Tisch eröffnet hat, hat dich gebeten zu gehen.
table-not-host = Das kann nur, wer den Tisch eröffnet hat.
table-nobody-to-replace = Auf diesem Platz ist niemand zu ersetzen.
table-not-away = Diese Person ist da. Ein Bot spielt nur für jemanden weiter, der weg ist oder dessen Zeit abgelaufen ist.
table-nobody-left = Wer hier sitzt, ist nicht gegangen: Der Platz lässt sich niemand anderem anbieten.
table-slow-clock = An diesem Tisch dauert die Bedenkzeit Tage. Ein Bot kann nur für jemanden weiterspielen, dessen Zeit abgelaufen ist.
table-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
table-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.

# Wie weit das Spiel ist
table-not-started = Das Spiel hat noch nicht begonnen.
table-started = Das Spiel hat schon begonnen.
table-seats-open = Noch sind Plätze frei. Lade jemanden ein oder setze einen Bot dorthin.
table-not-ready = { $seat } ist noch nicht bereit.
table-is-paused = Die Partie ist unterbrochen. Schlage zuerst vor weiterzuspielen.
table-not-paused = Die Partie ist nicht unterbrochen.
table-over = Das Spiel ist zu Ende.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-closed = Dieser Tisch ist geschlossen.
table-others-play = Andere spielen hier noch. Schlage stattdessen vor, die Partie zu beenden.

# Entscheidungen
table-stale = Das Spiel ist inzwischen weitergegangen. Bitte wähle neu.
table-nothing-chosen = Es wurde nichts gewählt.
table-not-asked = Du hast gerade nichts zu entscheiden.
table-not-waited-for = Der Tisch wartet nicht auf diese Person.
table-nudge-live = Hier sitzen alle zugleich am Tisch. Anstupsen kannst du in Partien, die Tage dauern.
table-nudge-early = { $hours ->
    [one] { $seat } anzustupsen ist noch zu früh. Versuche es in einer Stunde wieder.
   *[other] { $seat } anzustupsen ist noch zu früh. Versuche es in { $hours } Stunden wieder.
  }
table-nudged = { $seat } wurde deswegen schon angestupst.
table-nudge-vacation = { $seat } ist im Urlaub und wird nicht gestört.
table-nudge-off = { $seat } bekommt von diesem Tisch keine Nachrichten und lässt sich nicht anstupsen.
table-no-hints = An diesem Tisch gibt es keine Tipps.
table-nothing-to-withdraw = Du hast keine Entscheidung, die du zurückziehen könntest.
table-nothing-to-undo = Du hast keine Entscheidung, die du zurücknehmen könntest.
table-undo-barrier = Seither haben andere entschieden, oder Verdecktes wurde gezeigt: An diesem Tisch lässt sich das nicht zurücknehmen.
table-nothing-to-redo = Es gibt nichts zu wiederholen.
table-no-standing-answer = So eine Antwort auf Dauer gibt es hier nicht.

# Vorschläge
table-already-proposed = { $seat } hat das schon vorgeschlagen.
table-declined = Die anderen haben abgelehnt. Nach { $seconds } Sekunden kannst du noch einmal fragen.
table-no-proposal = Über diesen Vorschlag ist schon entschieden.
table-no-council = An diesem Tisch wird nichts gemeinsam entschieden.
table-no-saying = Dafür gibt es hier keine Worte.
table-no-place = Diese Stelle gibt es auf dem Brett nicht.

# Chat
table-chat-empty = Es gibt noch nichts zu senden.
table-chat-fast = Du schreibst sehr schnell. Warte ein paar Sekunden.

# Zurückschauen
table-no-moment = Die Momente dieser Partie sind von { $low } bis { $high } gezählt.
table-branch-over = Hier ist das Spiel zu Ende. Wähle einen früheren Moment, höchstens { $last }.
table-branch-options = Die Optionen dieses Tisches stehen mit der Stellung fest, in der er beginnt.
table-not-visible = Solange die Partie läuft, siehst du sie nur von deinem eigenen Platz aus oder als Zuschauer.
table-record-hidden = Die vollständige Aufzeichnung gibt es, wenn die Partie zu Ende ist.
table-rules-changed = Die Regeln dieses Spiels wurden während der Partie berichtigt (Version { $version }). Es geht weiter, wo es stand; frühere Momente lassen sich nicht mehr zeigen.
table-rules-ended = Die Regeln dieses Spiels wurden während der Partie berichtigt, und diese Partie kann mit ihnen nicht weitergehen.
table-cards-changed = Diese Partie wurde mit anderen Karten gespielt als denen, die hier jetzt gelten: Sie kann nicht weitergehen.

# Was am Tisch geschieht
event-table-left = { $seat } ist gegangen. Ein Bot spielt weiter.
    .seat = Du bist gegangen. Ein Bot spielt weiter.
event-table-replaced = Für { $seat } spielt jetzt ein Bot weiter.
    .seat = Für dich spielt jetzt ein Bot weiter.
event-table-returned = { $seat } spielt wieder selbst.
    .seat = Du spielst wieder selbst.
event-table-resigned = { $seat } gibt auf. Ein Bot spielt weiter.
    .seat = Du gibst auf. Ein Bot spielt weiter.
event-table-out-of-time = Die Zeit von { $seat } ist abgelaufen.
    .seat = Deine Zeit ist abgelaufen.
event-table-away = { $seat } ist im Urlaub und verliert so lange keine Zeit.
    .seat = Du bist im Urlaub. So lange läuft deine Zeit nicht ab.
event-table-back = { $seat } ist aus dem Urlaub zurück.
    .seat = Du bist aus dem Urlaub zurück.
event-table-nudged = { $seat } stupst { $nudged } an.
    .seat = Du stupst { $nudged } an.
    .nudged = { $seat } stupst dich an.
event-table-fallback = Der Bot von { $seat } hatte nicht rechtzeitig eine Antwort und hat zufällig gewählt.
    .seat = Dein Bot hatte nicht rechtzeitig eine Antwort und hat zufällig gewählt.
event-table-undone = { $count ->
        [one] { $seat } nimmt eine Entscheidung zurück.
       *[other] { $seat } nimmt { $count } Entscheidungen zurück.
    }
    .seat = { $count ->
        [one] Du nimmst eine Entscheidung zurück.
       *[other] Du nimmst { $count } Entscheidungen zurück.
    }
event-table-paused = Auf Vorschlag von { $seat } geht es ein andermal weiter.
    .seat = Auf deinen Vorschlag geht es ein andermal weiter.
event-table-resumed = Auf Vorschlag von { $seat } geht das Spiel weiter.
    .seat = Auf deinen Vorschlag geht das Spiel weiter.
event-table-ended = Auf Vorschlag von { $seat } endet die Partie im Einvernehmen.
    .seat = Auf deinen Vorschlag endet die Partie im Einvernehmen.
event-table-carried-over = Hier wurden die Regeln dieses Spiels berichtigt.
event-table-unknown = Es ist etwas geschehen, wofür die heutigen Regeln kein Wort haben.
