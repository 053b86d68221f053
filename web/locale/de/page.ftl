# Die Seite: alles, was außerhalb der Spielbretter zu lesen ist.

# Überall
page-title = { $where } · Muraglia
page-title-start = Muraglia: Brettspiele rund um eine Mauer
page-nav = Hauptmenü
page-nav-play = Spielen
page-nav-tables = Meine Tische
page-nav-learn = Lernen
page-nav-rules = Regeln
page-language = Sprache
page-settings = Einstellungen
page-theme-switch = Hell oder dunkel
page-guest = Gast
page-somebody = Jemand
page-you = Du
page-close = Schließen
page-cancel = Abbrechen
page-save = Speichern
page-again = Noch einmal versuchen
page-less = weniger
page-more = mehr
page-live = Was gerade geschieht
page-copied = Kopiert.
page-error-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
page-error-server = Das hat der Server nicht geschafft. Versuche es gleich noch einmal.
page-error-load = Ein Teil der Seite ließ sich nicht laden. Vielleicht gibt es eine neuere Version: Lade die Seite neu.
page-offline = Keine Verbindung
page-offline-sub = Die Tische von Muraglia stehen auf dem Server, und der ist gerade nicht zu erreichen. Es geht nichts verloren: Deine Partien warten auf dich. Sobald der Server antwortet, geht es hier von selbst weiter.
page-offline-trying = Neuer Versuch …
page-update-waits = Es gibt eine neue Version von Muraglia. Die Seite lädt neu, sobald du diese Entscheidung getroffen hast.
page-update-now = Jetzt neu laden
page-updated = Muraglia wurde aktualisiert. Du hast die neue Version.
page-nowhere = Hier ist nichts
page-nowhere-sub = Die Adresse führt ins Leere. Vielleicht fehlt ein Buchstabe.
page-to-start = Zur Startseite

# Startseite
page-hero = { $count ->
        [one] Ein Spiel.
        [2] Zwei Spiele.
        [3] Drei Spiele.
       *[other] { $count } Spiele.
    }
    Eine Mauer entsteht.
page-hero-sub = Gegen Freunde, Fremde oder Bots, die zurückbluffen. Ohne Konto: Ein Link ist ein Platz.
page-pick-game = Wähle ein Spiel
page-pitch-die-mauer = Nimm einen Baustein in die Faust. Wird er erraten, bauen die anderen, und du behältst deinen.
page-pitch-chinesische-mauer = Lege Karten in die Abschnitte der Mauer. Gewinnst du Ruhm, zählt er dort erst einmal gegen dich.
page-pitch-great-wall = Ihr verteidigt die Mauer gemeinsam und doch jeder für sich. Jedes Jahr kommen Horden aus dem Norden.
page-weight-light = leicht
page-weight-medium = mittel
page-weight-heavy = schwer
page-minutes = { $minutes } Min.
page-play-now = Jetzt spielen
page-against = gegen
page-bots = Anzahl der Bots
page-bots-count = { $count ->
        [one] Bot
       *[other] Bots
    }
page-bots-fewer = weniger Bots
page-bots-more = mehr Bots
page-strength = Spielstärke
page-bot = Bot
page-bot-random = Sorglos
page-bot-greedy = Solide
page-bot-novice = Neuling
page-bot-club = Geübt
page-bot-master = Meister
page-with-friends = Mit Freunden
page-open-table = Tisch eröffnen
page-join-code = Per Code mitspielen
page-join = Mitspielen
page-code-empty = Gib den Code des Tisches ein, zum Beispiel WOLF-2741.
page-code-unknown = Kein Tisch hat den Code { $code }. Prüfe ihn und versuche es noch einmal.
page-my-tables = Meine Tische
page-all-tables = Alle meine Tische
page-public-tables = Öffentliche Tische
page-never-played = Noch nie gespielt?
page-never-played-sub = Eine geführte erste Partie: fünf Minuten, echte Entscheidungen
page-with-clock = mit Uhr
page-your-move = Du bist dran
page-waits-for = Wartet auf { $names }
page-free-seats = { $count ->
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }
page-all-seated = Alle Plätze besetzt, noch nicht begonnen
page-paused = Für ein andermal aufgehoben
page-over = Das Spiel ist zu Ende
page-won-by = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }

# Neuer Tisch, Warteraum
page-seat-open = Freier Platz
page-way-shared-screen = Ein Bildschirm und Handys
page-clock-none = Unbegrenzt
page-clock-move-is = { $time } je Entscheidung
page-clock-bank-is = { $time } insgesamt, { $more } mehr nach jeder Entscheidung
page-clock-days = { $days } Tg. { $hours } Std.
page-clock-hours = { $hours } Std. { $minutes } Min.
page-by = bis { $when }
page-your-name = Dein Name
page-your-colour = Deine Farbe
page-rules-of = Regeln: { $title }
page-rule = { $count ->
        [one] Regel { $ids }
       *[other] Regeln { $ids }
    }
page-copy-link = Link kopieren

# Ein laufendes Spiel
page-rules = Regeln
page-text-view = Tisch in Worten
page-rule-missing = Diese Regel ließ sich nicht laden.
page-all-rules = Alle Regeln
page-since-more = { $count ->
        [one] und noch ein Ereignis
       *[other] und noch { $count } Ereignisse
    }

# Tasten
page-keys = Tastatur
page-keys-on = Tastenkürzel am Tisch

# Das Ende
page-lost-by = { $count ->
        [one] { $names } hat verloren.
       *[other] { $names } haben gemeinsam verloren.
    }

# Regeln und Lernen
page-cards-link = Alle Karten
page-set-by = { $name } von { $author }
page-lesson-of = Erste Partie: { $title }
