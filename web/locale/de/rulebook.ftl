# Die Seite der Regeln.

page-book-short = Die Regeln
page-book-minutes = { $minutes } Minuten Lesezeit
page-book-detail = Im Einzelnen
page-book-detail-sub = jede Regel mit ihrer Kennung
page-book-step = Schritt { $number } von { $count }.
page-book-back = Zurück
page-book-next = Weiter
page-book-again = Noch einmal
