# Die Seite der Regeln.

page-book-short = Die Regeln
page-book-minutes = { $minutes } Minuten Lesezeit
page-book-detail = Im Einzelnen
page-book-detail-sub = jede Regel mit ihrer Kennung
page-book-step = Schritt { $number } von { $count }.
page-book-back = Zurück
page-book-next = Weiter
page-book-again = Noch einmal
page-rules-search = Regeln durchsuchen
page-rules-found = { $count ->
        [0] Keine Regel enthält diese Wörter.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
page-learn = Lernen durch Spielen
page-learn-sub = Eine erste Partie mit Bots, die immer gleich beginnt. Du triffst echte Entscheidungen und erfährst dabei, worauf es ankommt.
page-lesson-start = Geführte erste Partie
page-lesson-continue = Erste Partie fortsetzen
