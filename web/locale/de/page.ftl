# Die Seite: alles, was außerhalb der Spielbretter zu lesen ist.

# Überall
page-title = { $where } · Muraglia
page-title-start = Muraglia: Brettspiele rund um eine Mauer
page-title-setup = Neuer Tisch · Muraglia
page-title-table = { $name } · Muraglia
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
page-saved = Gespeichert.
page-again = Noch einmal versuchen
page-on = ein
page-off = aus
page-less = weniger
page-more = mehr
page-loading = Wird geladen …
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
page-version = Version { $version }, Seite aktualisiert { $when }
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
page-bot-strength = Bot, { $strength }
page-outside-bot = Externer Bot
page-with-friends = Mit Freunden
page-open-table = Tisch eröffnen
page-join-code = Per Code mitspielen
page-join = Mitspielen
page-code-empty = Gib den Code des Tisches ein, zum Beispiel WOLF-2741.
page-code-unknown = Kein Tisch hat den Code { $code }. Prüfe ihn und versuche es noch einmal.
page-my-tables = Meine Tische
page-all-tables = Alle meine Tische
page-public-tables = Öffentliche Tische
page-tables-going = Laufend
page-tables-done = Beendet
page-mine-game = Spiel
page-mine-opponent = Gegner
page-mine-all = Alle
page-mine-won = Gewonnen
page-mine-lost = Verloren
page-mine-with = gegen { $names }
page-mine-played = Gespielt
page-mine-average = Punkte im Schnitt
page-mine-figures = Meine Zahlen
page-mine-none = Keine Partie passt dazu.
page-tables-none = Du sitzt gerade an keinem Tisch.
page-tables-no-public = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und mach ihn öffentlich.
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
page-who-sits = Wer spielt mit?
page-who-sits-sub = Halte Plätze für Leute frei, die du einlädst, oder besetze sie mit Bots. Optionen und Bots kannst du bis zum Start noch ändern.
page-the-game = Das Spiel
page-players = Spielerzahl
page-player-number = Spieler { $number }
page-variant = Zu zweit ist „{ $title }“ eine Variante: Die Regeln funktionieren auch mit nur einem Rivalen.
page-readings = Andere Lesarten der Regeln
page-readings-help = Wo die Spielregel nicht eindeutig ist; änderst du nichts, gilt unsere Lesart
page-seat-open = Freier Platz
page-seat-open-help = per Einladung
page-seat-free-help = hier sitzt noch niemand
page-seat-who = Wer sitzt auf Platz { $number }?
page-sits-here = an diesem Gerät
page-way = Rund um den Tisch
page-way-devices = Alle am eigenen Gerät
page-way-devices-help = Jeder mit einem Link, nah oder fern
page-way-shared-screen = Ein Bildschirm und Handys
page-way-shared-screen-help = Dieser Bildschirm ist das Brett; alle scannen einen Code
page-way-one-device = Ein Gerät, das herumgeht
page-way-one-device-help = Zwischen den Zügen verdeckt ein Vorhang die Hände
page-clock = Bedenkzeit
page-clock-none = Unbegrenzt
page-clock-move-is = { $time } je Entscheidung
page-clock-bank-is = { $time } insgesamt, { $more } mehr nach jeder Entscheidung
page-clock-days = { $days } Tg. { $hours } Std.
page-clock-hours = { $hours } Std. { $minutes } Min.
page-by = bis { $when }
page-casual = Freundschaftsspiel
page-casual-help = Mit Tipps; Zurücknehmen, wenn die anderen zustimmen
page-listed = Öffentlich sichtbar
page-listed-help = Jeder darf einen freien Platz nehmen
page-table-name = Name des Tisches
page-table-name-empty = ohne Namen heißt er wie sein Code
page-open-full = Alle Plätze sind besetzt: Es kann gleich losgehen.
page-open-invite = Für die freien Plätze bekommst du einen Link und einen Code.
page-not-started = noch nicht begonnen
page-room-open = { $count ->
        [one] Ein Platz ist frei: Lade jemanden ein oder besetze ihn mit einem Bot.
       *[other] { $count } Plätze sind frei: Lade Leute ein oder besetze sie mit Bots.
    }
page-room-unready = { $count ->
        [one] { $names } ist noch nicht bereit.
       *[other] { $names } sind noch nicht bereit.
    }
page-room-you-unready = Du bist noch nicht bereit.
page-room-full = Alle sind da. Es kann losgehen.
page-room-guest-open = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    } { $host } startet, sobald alle da sind.
page-room-guest-full = Alle sind da. { $host } kann starten.
page-room-changed = Geändert: { $what }. Melde dich bitte noch einmal bereit.
page-room-changed-host = Geändert: { $what }. Die anderen müssen sich noch einmal bereit melden.
page-you-host = du lädst ein
page-you-here = an diesem Gerät
page-you-ready = du, bereit
page-ready = bereit
page-here = anwesend
page-away = abwesend
page-sit-here = Hier Platz nehmen
page-seat-bot = Bot setzen
page-seat-bot-at = Bot auf Platz { $letter }
page-invite = Einladen
page-invite-seat = Jemanden auf Platz { $letter } einladen
page-invite-help = Wer diesen Link öffnet oder den Code scannt, kann sich auf diesen Platz setzen.
page-token-help = Auch ein Programm kann hier spielen. Der Schlüssel wird einmal gezeigt; wer ihn hat, spielt.
page-token-make = Schlüssel erzeugen
page-name-colour = Name und Farbe
page-your-name = Dein Name
page-your-colour = Deine Farbe
page-colour-name = Farbe { $letter }
page-stand-up = Aufstehen
page-kick = Platz frei machen
page-remove-bot = Bot entfernen
page-rules-of = Regeln: { $title }
page-chat = Chat
page-call-others = Lade die anderen ein
page-code = Code
page-copy-link = Link kopieren
page-qr-table = Code zum Scannen für den Link dieses Tisches
page-qr-seat = Code zum Scannen für diesen Platz
page-only-here = Nur dieser Rechner erreicht den Server; auf anderen Geräten führen Link und Code ins Leere. Damit Handys und Rechner in deinem Netz mitspielen können, starte ihn mit „make play“ oder „muraglia serve --host 0.0.0.0“.
page-this-is-screen = Zum gemeinsamen Bildschirm
page-close-table = Tisch schließen
page-start = Los geht’s
page-host-starts = { $host } startet, sobald alle bereit sind.
page-i-am-ready = Ich bin bereit
page-not-ready = Doch noch nicht
page-watching = Du schaust zu. Ist ein Platz frei, kannst du mitspielen.
page-invited = { $host } lädt dich zu „{ $game }“ ein
page-invited-running = Das Spiel läuft schon. Für { $name } spielt ein Bot: Du kannst übernehmen.
page-invited-seat = Dein Platz: { $letter }
page-invited-instead = Der Platz aus deinem Link ist besetzt. Dieser ist frei: { $letter }
page-invited-with = Am Tisch: { $names }
page-invited-name = Wie sollen die anderen dich nennen?
page-sit-down = Platz nehmen
page-just-watch = Nur zuschauen
page-invited-rules = Noch nie gespielt? Zu den Regeln von „{ $title }“

# Gemeinsam entscheiden
page-council = Rat
page-council-speaker = { $name } spricht für alle
page-council-silence = wer schweigt, stimmt in { $seconds } s zu
page-council-ready = Liegt bereit:
page-council-colon = :
page-council-by = { $name } schlägt vor: { $what }
page-council-proposes = schlägt vor
page-council-agrees = stimmt zu
page-council-waits = möchte warten
page-council-follows = schließt sich an
page-council-asked = ist gefragt
page-council-rather = lieber: { $what }.
page-council-take-up = Das vorschlagen
page-council-wait = Wartet auf mich
page-council-follow = Diese Jahreszeit schließe ich mich an
page-council-agree = Zustimmen: { $what }
page-council-propose = Vorschlagen: { $what }
page-words = Sagen oder zeigen
page-words-what = Was gesagt wird
page-words-which = Wovon
page-words-count = Wie viel
page-words-say = Sagen
page-point = Dorthin zeigen
page-point-where = Wohin gezeigt wird
page-point-board = Auf dem Brett zeigen
page-point-now = Tippe eine Stelle an
page-points = { $name } zeigt auf: { $place }
page-points-board = { $name } zeigt auf das Brett.
page-together = Wer schweigt, stimmt zu
page-together-help = Bei gemeinsamen Entscheidungen, nach dieser Zeit
page-together-never = nie

# Ein laufendes Spiel
page-people = Am Tisch
page-thinking = überlegt
page-resigned = hat aufgegeben
page-bot-plays-on = ein Bot spielt weiter
page-late = Zeit abgelaufen
page-late-long = hat keine Zeit mehr.
page-bot-takes-over = Ein Bot spielt weiter
page-onlooker = Zuschauer
page-onlookers = { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
page-skip = Zum Brett
page-menu = Menü
page-sound = Ton
page-sound-on = Ton einschalten
page-sound-off = Ton ausschalten
page-rules = Regeln
page-text-on = Tisch in Worten
page-text-off = Tisch als Bild
page-text-view = Tisch in Worten
page-dock = Dein Platz
page-rail = Neben dem Brett
page-waiting-for = { $count ->
        [one] Warten auf { $names }
       *[other] Warten auf { $names }
    }
page-waits-too = Auch auf { $names } wird gewartet.
page-you-have-time = Du hast Zeit bis { $when }.
page-vacation-until = im Urlaub bis zum { $day }
page-you-watch = Du schaust zu.
page-moving-on = Das Spiel geht weiter …
page-you-chose = Du hast gewählt: { $what }.
page-you-chose-secret = Du hast gewählt.
page-chose-wait = Warten auf { $names }. Bis dahin kannst du dich umentscheiden.
page-so-far = Bisher: { $what }
page-is-paused = Für ein andermal aufgehoben
page-is-paused-sub = Der Tisch bleibt, wie er ist. Alle finden ihn unter „Meine Tische“ oder mit dem Link und dem Code { $code }.
page-moment = Moment { $number } von { $count }
page-moment-sub = Du blickst zurück; das Spiel läuft inzwischen weiter.
page-moment-over = Du blickst auf ein beendetes Spiel zurück.
page-to-now = Zurück ins Jetzt
page-to-score = Zur Wertung
page-try = Ab hier spielen
page-try-help = Öffnet einen eigenen Tisch, der mit diesem Moment beginnt. Du spielst { $name } gegen Bots.
page-try-friends = Ab hier mit Freunden spielen
page-branch-of = ab Moment { $moment } einer anderen Partie
page-branch-text = ab einer eingefügten Stellung
page-branch-back = Zur ursprünglichen Partie
page-from-text = Aus einem Text weiterspielen
page-from-text-help = Füge eine Stellung oder eine Aufzeichnung ein. Du spielst den ersten Platz gegen Bots.
page-from-text-moment = Nach wie vielen Schritten? (nur bei Aufzeichnungen; leer: nach allen)
page-from-text-open = Weiterspielen
page-view-as = Aus der Sicht von
page-withdraw = Neu überlegen
page-back-step = Einen Schritt zurück
page-undo = Zurücknehmen
page-undo-ask = Um Zurücknehmen bitten
page-reset = Den ganzen Zug zurücknehmen
page-redo = Wiederholen
page-hint = Tipp
page-hint-says = Jetzt am besten: { $what }
page-hint-thinking = Ein Tipp wird gesucht …
page-hint-chance = Gewinnchance { $chance } %, { $score }.
page-hinted = empfohlen
page-connection-lost = Die Verbindung ist weg. Sie wird neu aufgebaut …
page-rule = { $count ->
        [one] Regel { $ids }
       *[other] Regeln { $ids }
    }
page-rule-missing = Diese Regel ließ sich nicht laden.
page-all-rules = Alle Regeln
page-log = Verlauf
page-log-copy = Verlauf kopieren
page-log-newest = Zur neuesten Zeile
page-undone = Zurückgenommen:
page-since = Seit deinem letzten Zug
page-since-replay = Ansehen
page-since-more = { $count ->
        [one] und noch ein Ereignis
       *[other] und noch { $count } Ereignisse
    }
page-go-on = Weiter
page-scrub = Zurückblicken
page-scrub-first = An den Anfang
page-scrub-prev = Eine Entscheidung zurück
page-scrub-next = Eine Entscheidung vor
page-scrub-live = Ins Jetzt
page-scrub-slider = Moment
page-scrub-share = Link zu diesem Moment kopieren
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Schreib an den Tisch
page-chat-unread = { $count ->
        [one] Chat, eine neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
page-chat-mute = Chat stumm schalten
page-chat-unmute = Chat zeigen
page-chat-muted = Du hast den Chat stumm geschaltet.
page-send = Senden
page-note = Notiz
page-note-help = Das kannst nur du lesen.
page-note-saved = Gemerkt.
page-note-failed = Die Notiz ließ sich nicht speichern. Schreib weiter, dann wird es noch einmal versucht.
page-plan = Im Voraus
page-plan-help = Für gemächliche Partien: Merke vor, was du wählst. Sobald du wieder gefragt wirst, gilt die erste Entscheidung, die dann möglich ist.
page-plan-add = Entscheidung hinzufügen
page-plan-pick = Wähle …
page-plan-none-yet = Hier kannst du vormerken, was dir schon einmal zur Wahl stand.
page-plan-remove = Diese Entscheidung entfernen
page-plan-unless = Außer es kommt etwas dazwischen …
page-plan-unless-count = { $count ->
        [one] Außer ein Ereignis kommt dazwischen
       *[other] Außer eines von { $count } Ereignissen kommt dazwischen
    }
page-plan-save = Vormerken
page-plan-clear = Verwerfen
page-plan-kept = Deine Entscheidungen sind vorgemerkt.
page-plan-cleared = Es ist nichts mehr vorgemerkt.
page-plan-lies = Du hast eine Entscheidung vorgemerkt.
page-stand = Antworten auf Dauer
page-stand-help = Sooft du danach gefragt wirst, wird nach kurzer Pause so geantwortet, wie du es hier festlegst. Die anderen sehen davon nichts.
page-stand-asked = Du wirst gefragt
page-until-turn = bis zum nächsten Zug
page-until-season = bis zur nächsten Jahreszeit
page-until-year = bis zum nächsten Jahr
page-until-end = bis zum Ende der Partie
page-until-event = oder sobald das geschieht:
page-stand-ended = Zu Ende: { $event }
page-stand-undone = du hast etwas zurückgenommen
page-stand-set = So antworten
page-stand-clear = Wieder fragen
page-stand-kept = Deine Antwort gilt ab jetzt.
page-stand-cleared = Du wirst wieder gefragt.
page-stand-ahead = Ab jetzt immer …
page-stand-now = { $answers } ({ $until })
page-next-table = Du bist dran: { $name }
page-agree = Zustimmen
page-decline = Ablehnen
page-proposal-undo = möchte die letzte Entscheidung zurücknehmen.
page-proposal-pause = möchte ein andermal weiterspielen.
page-proposal-resume = ist wieder da und möchte weiterspielen.
page-proposal-end = möchte die Partie hier beenden.
page-proposal-offer = möchte den Platz von { $name } jemand anderem anbieten, der dann auch diese Hand sieht.
page-proposal-yours = Du hast die anderen gefragt.
page-proposal-waits = { $count ->
        [one] { $names } hat noch nicht geantwortet.
       *[other] { $names } haben noch nicht geantwortet.
    }
page-proposal-drop = Doch nicht
page-propose-pause = Ein andermal weiterspielen
page-propose-resume = Weiterspielen
page-propose-end = Ende vorschlagen
page-leave = Partie verlassen
page-leave-sure = Ein Bot spielt für dich weiter. Du kannst zurückkommen und deinen Platz wieder einnehmen.
page-resign = Aufgeben
page-resign-sure = Ein Bot spielt für dich weiter, und du kannst nicht mehr gewinnen. Das lässt sich nicht zurücknehmen.
page-close-sure = Der Tisch wird für alle geschlossen. Das lässt sich nicht zurücknehmen.
page-sit-again = Meinen Platz wieder einnehmen
page-bot-for-you = Ein Bot spielt für dich.
page-sit-for = Platz von { $name } übernehmen
page-offer-seat = Platz von { $name } jemand anderem anbieten
page-bot-for = Einen Bot für { $name } spielen lassen
page-shared-screen-open = Gemeinsamen Bildschirm öffnen
page-zoom = Brettgröße
page-record = Partie speichern

# Einfache Fragen
page-ask-one = Wähle aus
page-ask-many = Wähle beliebig viele
page-ask-amount = Wie viele
page-ask-order = In welcher Reihenfolge
page-ask-split = Wie viel für wen
page-ask-yes-no = Ja oder nein
page-pass-turn = In diesem Zug passen
page-pass-season = In dieser Jahreszeit passen
page-pass-year = In diesem Jahr passen
page-pass-no-more = Nicht mehr passen
page-passing = Du passt, ohne gefragt zu werden. Drücke hier, um wieder gefragt zu werden.
page-forced = Schritte ohne Wahl
page-forced-never = Mich fragen
page-forced-smart = Klug
page-forced-always = Von selbst
page-forced-help = Klug: Sie geschehen von selbst, solange du das davor noch zurücknehmen kannst.
page-warnings = Vor Verschwendung warnen
page-warnings-help = Was verfallen oder Schande bringen würde, steht dabei.
page-warning = Vorsicht
page-take-this = Nehmen
page-chosen-so-far = Bisher gewählt
page-take-out = Wieder herausnehmen
page-split-less = Weniger: { $name }
page-split-more = Mehr: { $name }
page-split-of = von { $count }
page-split-sum = { $count } von { $total }
page-split-up-to = { $count } von höchstens { $total }
page-split-send = Bestätigen

# Tasten
page-keys = Tastatur
page-keys-on = Tastenkürzel am Tisch
page-key-name-enter = Enter
page-key-name-commit = Strg + Enter
page-key-name-ends = Pos1, Ende
page-key-tab = zum nächsten Bereich: Hand, Plätze, Knöpfe
page-key-pieces = am Brett: von Teil zu Teil, von Platz zu Platz
page-key-enter = auswählen
page-key-commit = das Ausgewählte bestätigen
page-key-esc = zurücklegen, schließen, ins Jetzt
page-key-digits = das Ziel oder die Möglichkeit mit dieser Nummer
page-key-arrows = sonst: eine Entscheidung zurück oder vor
page-key-ends = an den Anfang, ins Jetzt
page-key-undo = zurücknehmen
page-key-redo = wiederholen
page-key-hint = Tipp
page-key-log = Verlauf
page-key-chat = Chat
page-key-text = Tisch in Worten oder als Bild
page-key-status = ansagen, wer gerade was entscheidet
page-key-zoom = größer, kleiner, normale Größe
page-key-sound = Ton ein oder aus
page-key-help = diese Hilfe

# Ein Gerät, gemeinsamer Bildschirm, Handy
page-curtain = { $name }, du bist dran
page-curtain-open = Ich bin { $name }
page-seat-letter = Platz { $letter }
page-see-table = Tisch ansehen
page-cover = Verdecken
page-covered = Verdeckt
page-uncover = Zum Ansehen tippen
page-join-at = Mitspielen unter { $host }
page-fullscreen = Ganzer Bildschirm
page-screen-gather = Nehmt eure Handys und scannt einen Code
page-screen-gather-sub = Jeder Code ist ein Platz. Auf dem Handy seht ihr eure Hand, auf diesem Bildschirm das, was alle sehen dürfen.
page-free-seat = Freier Platz
page-scan-join = scannen und mitspielen
page-scan-return = weg: scannen und zurückkommen
page-scan-take = ein Bot spielt: scannen und übernehmen

# Das Ende
page-you-win = Du gewinnst!
page-you-win-by = Du gewinnst mit { $margin } Vorsprung.
page-won-by-margin = { $count ->
        [one] { $names } gewinnt mit { $margin } Vorsprung.
       *[other] { $names } teilen sich den Sieg, mit { $margin } Vorsprung.
    }
page-ahead-points = { $count ->
        [1] einem Punkt
        [2] zwei Punkten
        [3] drei Punkten
        [4] vier Punkten
        [5] fünf Punkten
        [6] sechs Punkten
        [7] sieben Punkten
        [8] acht Punkten
        [9] neun Punkten
        [10] zehn Punkten
       *[other] { $count } Punkten
    }
page-ahead-chinesische-mauer = { $count ->
        [one] einem Ruhmespunkt
       *[other] { $count } Ruhmespunkten
    }
page-ahead-great-wall = { $count ->
        [one] einem Ehrenpunkt
       *[other] { $count } Ehrenpunkten
    }
page-you-lost = { $count ->
        [one] Du hast verloren.
       *[other] Ihr habt gemeinsam verloren.
    }
page-lost-by = { $count ->
        [one] { $names } hat verloren.
       *[other] { $names } haben gemeinsam verloren.
    }
page-against-qin = { $first } zu { $second } gegen Qin Jiushao.
page-you-share-win = Du teilst dir den Sieg!
page-winner = Sieg
page-lowest-wins = Wer die wenigsten Punkte hat, gewinnt: { $first } zu { $second }.
page-highest-wins = Wer die meisten Punkte hat, gewinnt: { $first } zu { $second }.
page-ended-agreement = Im Einvernehmen beendet.
page-ended-resignation = Durch Aufgabe beendet.
page-ended-time = Beendet, weil die Zeit abgelaufen ist.
page-rematch = Revanche, gleiche Plätze
page-to-rematch = Zur Revanche
page-replay = Zurückblicken
page-share = Link kopieren
page-score = Die Wertung

# Ein Tisch, den es nicht gibt
page-no-table = Hier steht kein Tisch
page-no-table-sub = Vielleicht wurde er geschlossen, oder der Link ist unvollständig.
page-table-closed = Dieser Tisch ist geschlossen
page-table-closed-sub = Er wurde geschlossen, bevor die Partie begann.

# Regeln und Lernen
page-cards-link = Alle Karten
page-set = Karten
page-set-house = Der Haussatz
page-set-by = { $name } von { $author }
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
page-lesson-of = Erste Partie: { $title }

# Einstellungen
page-looks = Darstellung
page-theme = Farben
page-theme-system = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-speed = Bewegung
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-speed-off = aus
page-text-view-help = Spielbretter als Text, für Screenreader oder zum schnellen Lesen
page-notice = Ton und Hinweise
page-sound-help = Holz, Papier und eine Glocke, wenn du dran bist
page-notify = Benachrichtigungen
page-notify-help = Wenn du dran bist und die Seite im Hintergrund liegt
page-notify-blocked = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
page-notify-insecure = Browser erlauben Benachrichtigungen nur unter einer Adresse, die mit https:// beginnt. Wende dich an die Person, die diesen Server betreibt.
page-notify-missing = Dieser Browser bietet keine Benachrichtigungen an. Lege die Seite auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
page-call = Wenn du nicht da bist
page-call-help = In Partien, die Tage dauern, kannst du erfahren, dass du dran bist, auch bei geschlossener Seite. Du entscheidest das an jedem Tisch; vorher wird nichts gesendet.
page-call-here = Nachrichten auf diesem Gerät
page-call-here-help = { $count ->
    [0] Dein Browser fragt dich einmal um Erlaubnis
    [one] Eines deiner Geräte nimmt Nachrichten an
   *[other] { $count } deiner Geräte nehmen Nachrichten an
  }
page-call-insecure = Nachrichten brauchen eine sichere Verbindung: Dieser Server läuft ohne https://. Wende dich an die Person, die ihn betreibt; bei offener Seite geht in diesem Netz alles wie sonst.
page-call-quiet = Ruhezeit
page-call-quiet-help = Was inzwischen anfällt, kommt danach ({ $zone })
page-call-from = Von
page-call-to = bis
page-webhook = Eine Adresse aufrufen
page-webhook-help = Ein Webhook von Discord, Slack oder Mattermost, ein Thema von ntfy oder etwas Eigenes. Dorthin gehen ein Satz und der Link.
page-call-test = Ausprobieren
page-call-tested = { $count ->
    [one] Eine Nachricht ist unterwegs.
   *[other] { $count } Nachrichten sind unterwegs.
  }
page-call-not-tested = Keine Nachricht wurde angenommen. Schalte es aus und wieder ein und probiere es noch einmal.
page-call-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Versuche es später noch einmal.
page-call-later = Setz dich zuerst an einen Tisch.
page-call-on = Sag mir, wenn ich dran bin
page-call-off = Keine Nachrichten mehr von diesem Tisch
page-call-kept = Du erfährst es, wenn du hier dran bist.
page-call-ended = Dieser Tisch sendet dir nichts mehr.
page-call-ask = Sollen wir dir Bescheid sagen, wenn du wieder dran bist?
page-call-ask-help = Diese Partie kann dauern. Du kannst die Seite schließen.
page-call-yes = Sag mir Bescheid
page-call-no = Nicht an diesem Tisch
page-chat-show = Chat
page-chat-show-help = Zeigen, was andere schreiben
page-elsewhere = Auf einem anderen Gerät weitermachen
page-elsewhere-help = Deine Tische und Plätze kommen mit. Es gibt kein Konto und kein Passwort.
page-elsewhere-make = Code zeigen
page-elsewhere-once = Gilt einmal, zehn Minuten lang.
page-qr-elsewhere = Code zum Scannen mit dem anderen Gerät
page-claim = Ich habe einen Code von einem anderen Gerät
page-claim-go = Weitermachen
page-claim-ask = Mit diesem Link gehört auch dieses Gerät zu dir: dein Name, deine Tische, deine Plätze. Was hier vorher war, bleibt zurück.
page-claimed = Willkommen zurück.
page-devices = Deine Geräte
page-devices-help = Auf diesen Geräten bist du du. Melde ab, was du nicht mehr benutzt oder verloren hast.
page-device-this = Dieses Gerät
page-device-used = Zuletzt benutzt { $when }
page-device-since = seit { $day }
page-device-unknown = Unbekanntes Gerät
page-log-out = Abmelden
page-log-out-of = { $device } abmelden
page-logged-out = Abgemeldet.
page-data = Deine Daten
page-data-help = Wir behalten deinen Namen, deine Farbe, deine Geräte, deine Partien, deine Notizen, was du geschrieben hast, deine Urlaube und wie du erfahren willst, dass du dran bist. Sonst nichts.
page-delete = Meine Daten löschen
page-delete-sure = Dein Name, deine Notizen und dein Chat werden gelöscht; wo du gebraucht wirst, spielen Bots weiter. Das lässt sich nicht zurücknehmen.
page-deleted = { $count ->
        [0] Deine Daten sind gelöscht. Du hattest an keinem Tisch eine Spur hinterlassen.
        [one] Deine Daten sind gelöscht. Dein Name, dein Chat und deine Notizen sind von einem Tisch verschwunden.
       *[other] Deine Daten sind gelöscht. Dein Name, dein Chat und deine Notizen sind von { $count } Tischen verschwunden.
    }
page-deleted-go = Zur Startseite
