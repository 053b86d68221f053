# Ein laufendes Spiel
page-title-table = { $name } · Muraglia
page-loading = Wird geladen …
page-room-full = Alle sind da. Es kann losgehen.
page-ready = bereit
page-here = anwesend
page-away = abwesend
page-chat = Chat
page-qr-seat = Code zum Scannen für diesen Platz
page-only-here = Nur dieser Rechner erreicht den Server; auf anderen Geräten führen Link und Code ins Leere. Damit Handys und Rechner in deinem Netz mitspielen können, starte ihn mit „make play“ oder „muraglia serve --host 0.0.0.0“.
page-close-table = Tisch schließen
page-start = Los geht’s
page-council-agree = Zustimmen: { $what }
page-council-propose = Vorschlagen: { $what }
page-point-board = Auf dem Brett zeigen
page-point-now = Tippe einen Ort an
page-points = { $name } zeigt auf: { $place }
page-points-board = { $name } zeigt auf das Brett.
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
page-sound-on = Ton einschalten
page-sound-off = Ton ausschalten
page-text-on = Tisch in Worten
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
page-branch-of = ab Moment { $moment } einer anderen Partie
page-branch-text = ab einer eingefügten Stellung
page-branch-back = Zur ursprünglichen Partie
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
page-log = Verlauf
page-log-newest = Zur neuesten Zeile
page-undone = Zurückgenommen:
page-since = Seit deinem letzten Zug
page-since-replay = Ansehen
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
page-plan-lies = Du hast eine Entscheidung vorgemerkt.
page-stand = Antworten auf Dauer
page-stand-ahead = Ab jetzt immer …
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
page-propose-resume = Weiterspielen
page-propose-end = Ende vorschlagen
page-sit-again = Meinen Platz wieder einnehmen
page-bot-for-you = Ein Bot spielt für dich.
page-record = Partie speichern
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
page-curtain = { $name }, du bist dran
page-curtain-open = Ich bin { $name }
page-seat-letter = Platz { $letter }
page-see-table = Tisch ansehen
page-cover = Verdecken
page-covered = Verdeckt
page-uncover = Zum Ansehen tippen
page-rematch = Revanche, gleiche Plätze
page-to-rematch = Zur Revanche
page-no-table = Hier steht kein Tisch
page-no-table-sub = Vielleicht wurde er geschlossen, oder der Link ist unvollständig.
page-table-closed = Dieser Tisch ist geschlossen
page-table-closed-sub = Er wurde geschlossen, bevor die Partie begann.
