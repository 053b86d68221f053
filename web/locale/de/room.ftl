# Neuer Tisch, Warteraum, Einladung
page-title-setup = Neuer Tisch · Muraglia
page-on = ein
page-off = aus
page-bot-strength = Bot, { $strength }
page-outside-bot = Externer Bot
page-who-sits = Wer spielt mit?
page-who-sits-sub = Halte Plätze für Leute frei, die du einlädst, oder besetze sie mit Bots. Optionen und Bots kannst du bis zum Start noch ändern.
page-the-game = Das Spiel
page-players = Spielerzahl
page-player-number = Spieler { $number }
page-variant = Zu zweit ist „{ $title }“ eine Variante: Die Regeln funktionieren auch mit nur einem Rivalen.
page-readings = Andere Lesarten der Regeln
page-readings-help = Wo die Spielregel nicht eindeutig ist; änderst du nichts, gilt unsere Lesart
page-seat-open-help = per Einladung
page-seat-free-help = hier sitzt noch niemand
page-seat-who = Wer sitzt auf Platz { $number }?
page-sits-here = an diesem Gerät
page-way = Rund um den Tisch
page-way-devices = Alle am eigenen Gerät
page-way-devices-help = Jeder mit einem Link, nah oder fern
page-way-shared-screen-help = Dieser Bildschirm ist das Brett; alle scannen einen Code
page-way-one-device = Ein Gerät, das herumgeht
page-way-one-device-help = Zwischen den Zügen verdeckt ein Vorhang die Hände
page-clock = Bedenkzeit
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
page-sit-here = Hier Platz nehmen
page-seat-bot = Bot setzen
page-invite = Einladen
page-invite-seat = Jemanden auf Platz { $letter } einladen
page-invite-help = Wer diesen Link öffnet oder den Code scannt, kann sich auf diesen Platz setzen.
page-token-help = Auch ein Programm kann hier spielen. Der Schlüssel wird einmal gezeigt; wer ihn hat, spielt.
page-token-make = Schlüssel erzeugen
page-name-colour = Name und Farbe
page-stand-up = Aufstehen
page-kick = Platz frei machen
page-remove-bot = Bot entfernen
page-call-others = Lade die anderen ein
page-code = Code
page-qr-table = Code zum Scannen für den Link dieses Tisches
page-this-is-screen = Zum gemeinsamen Bildschirm
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
page-together = Wer schweigt, stimmt zu
page-together-help = Bei gemeinsamen Entscheidungen, nach dieser Zeit
page-together-never = nie
page-set = Karten
page-set-house = Der Haussatz
