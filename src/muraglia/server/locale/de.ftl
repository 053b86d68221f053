# Der Server: was er Besuchern sagt und wer ihn betreibt. Wörter in Klammern werden eingesetzt; ihre Namen bleiben.

# An Besucher
server-unknown-visitor = Wähle zuerst einen Namen: Ohne Cookie weiß der Server nicht, wer du bist.
server-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
server-wrong-code = Kein offener Tisch hat diesen Code. Frag noch einmal nach.
server-wrong-invite = Diese Einladung gilt nicht. Bitte um einen neuen Link.
server-wrong-device-code = Dieser Code ist falsch, schon benutzt oder abgelaufen. Erzeuge auf dem anderen Gerät einen neuen.
server-no-device = So ein Gerät hast du nicht. Vielleicht ist es schon abgemeldet.
server-last-device = Das ist dein einziges Gerät. Meldest du es ab, kommt niemand mehr an deine Tische; lösche stattdessen deine Daten.
server-too-many = Das war zu viel auf einmal. Warte kurz und versuche es noch einmal.
server-tables-most = Du hast { $count } unbeendete Partien; mehr hebt dieser Server für eine Person nicht auf. Beende erst eine oder schließe einen Tisch.
server-tables-fast = Du hast in kurzer Zeit viele Tische eröffnet. In ein paar Minuten geht es wieder.
server-notes-most = Du hast Notizen an { $count } Tischen; mehr hebt dieser Server für eine Person nicht auf. Leere erst eine alte.
server-vacation-past = Das Ende eines Urlaubs muss in der Zukunft liegen.
server-vacation-long = { $days ->
    [0] Du hast dieses Jahr keinen Urlaubstag mehr.
    [one] Du hast dieses Jahr noch einen Urlaubstag.
   *[other] Du hast dieses Jahr noch { $days } Urlaubstage.
  }
server-chat-most = Du hast sehr viel geschrieben. In ein paar Minuten geht es wieder.
server-no-hint = Gerade ließ sich kein Tipp finden. Versuche es noch einmal.
server-too-many-seats = Dieser Tisch hat nur { $count } Plätze.
server-only-for-sockets = Das geht nur über einen Socket.
server-not-gathered = Mach zuerst beim gemeinsamen Zurückblicken mit.
server-gathering-full = { $count } Personen blicken hier schon gemeinsam zurück. Mehr können nicht dazukommen.
server-no-webhooks = Auf diesem Server sind Webhooks nicht erlaubt.
server-webhook-url = Ein Webhook ist eine Adresse, die mit https:// beginnt und weder Port noch Benutzernamen noch Leerzeichen hat.
server-webhook-private = Diese Adresse gehört zu einem privaten Netz. Ein Webhook muss aus dem Internet erreichbar sein.
server-unreadable = Dieser Tisch lässt sich nicht mehr lesen. Der Grund steht im Protokoll des Servers.
server-not-written = Der Server kann gerade nichts speichern oder laden; es ist also nichts geschehen. Versuche es gleich noch einmal.
server-perhaps-written = Beim Speichern ist die Verbindung zur Datenbank abgerissen. Gleich zeigt der Tisch, ob es gespeichert wurde; wenn nicht, versuche es noch einmal.
# Auf dem Startbildschirm eines Telefons
site-description = Brettspiele rund um den Bau einer Mauer, mit Freunden oder gegen Bots.
site-tables = Meine Tische
site-new = Tisch eröffnen
# Neben einem Link in einem Chat
site-invites = { $host } lädt dich ein: { $game }
site-seats = { $count ->
    [0] Alle Plätze sind besetzt. Du kannst zuschauen.
    [one] Ein Platz ist frei. Ohne Konto: Dieser Link genügt.
   *[other] { $count } Plätze sind frei. Ohne Konto: Dieser Link genügt.
  }
site-running = Die Partie läuft. Schau vorbei.
site-over = Die Partie ist vorbei. Sieh sie dir noch einmal an, Zug für Zug.
# Hinweise an jemanden, der nicht da ist
notice-one-title = Du bist dran: { $table }
notice-one = { $game }: { $asks }
notice-your-move = Der Tisch wartet auf deine Entscheidung.
notice-until = Deine Zeit läuft ab: { $when }
notice-nudge = { $seat } stupst dich an.
notice-proposal-title = Du wirst gefragt: { $table }
notice-proposes-undo = { $seat } möchte etwas zurücknehmen.
notice-proposes-pause = { $seat } schlägt vor, ein andermal weiterzuspielen.
notice-proposes-resume = { $seat } schlägt vor, weiterzuspielen.
notice-proposes-end = { $seat } schlägt vor, die Partie zu beenden.
notice-proposes-offer = { $seat } schlägt vor, einen verlassenen Platz jemand anderem anzubieten.
notice-many-title = { $count } Tische warten auf dich
notice-table = { $table } ({ $game })
notice-more = und { $count } weitere
notice-test-title = Muraglia erreicht dich
notice-test = So erfährst du, dass du dran bist. Gesendet { $when }.

# An Programme
server-bad-request = Die Anfrage ist nicht zu verstehen: { $why }
server-no-token = Dazu braucht es das Token eines Platzes an diesem Tisch: Authorization: Bearer …
server-not-found = Unter dieser Adresse ist nichts.
server-no-such-set = Den Kartensatz { $digest } gibt es hier nicht; /api/games nennt die Sätze im Gebrauch.
server-no-page = Die Seite ist nicht gebaut. Baue sie in web/ mit: npm ci && npm run build
server-wrong-method = Diese Adresse kennt diese Methode nicht.
server-too-large = Die Anfrage ist zu groß.
server-not-json = Die Anfrage muss JSON sein.
server-foreign-page = Anfragen fremder Seiten werden hier nicht angenommen. Ist es deine eigene Adresse, starte den Server mit --origin.
server-foreign-host = Unter dieser Adresse ist dieser Server nicht zu erreichen. Ist es deine eigene, starte ihn mit --origin und dieser Adresse.
server-mistake = Auf dem Server ist etwas schiefgegangen; deine Schuld war es nicht. Es ist notiert.

# An alle, die den Server betreiben
host-bad-base-path = Ein Basispfad wird wie /muraglia geschrieben, ohne Schrägstrich am Ende; { $word } nicht.
host-bad-database-url = Eine Datenbank wird so angegeben: postgresql://user:password@host/name.
host-workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: Gib auch --database-url an oder lass --workers weg.
host-too-small = --{ $option } muss mindestens { $low } sein.
host-no-folder = Der Ordner { $path } ist nicht zu gebrauchen: { $why }. Wähle mit --data einen anderen.
host-folder-in-use = Ein anderer Server benutzt { $path }. Beende ihn zuerst oder wähle mit --data einen anderen Ordner.
host-newer-database = Diese Datenbank stammt von einer neueren Version von Muraglia (Schritt { $word }). Aktualisiere Muraglia oder spiele eine Sicherung ein.
host-other-database = Diese Datenbank stammt von einer anderen Version von Muraglia (Schritt { $word }). Nimm jene Version oder starte den Server einmal mit dieser.
host-no-database = Die Datenbank ist nicht erreichbar: { $why }
host-no-port = { $host }:{ $port } ist nicht zu gebrauchen: { $why }. Wähle mit --host eine andere Adresse oder mit --port einen anderen Port.
host-not-installed = Die Pakete des Servers fehlen. Installiere sie mit: pip install "muraglia[serve]"
host-address = Muraglia ist bereit: { $address }
host-address-elsewhere = Im selben Netz: { $address }
host-only-here = Nur dieser Rechner erreicht es. Für Handys und andere Rechner in deinem Netz ergänze: --host 0.0.0.0
host-stop = Strg+C beendet den Server; laufende Partien bleiben erhalten.
host-backup-done = { $tables } Tische sind in { $path } gesichert.
host-restore-done = { $tables } Tische sind wiederhergestellt.
host-restore-not-empty = In { $path } sind schon Daten. Spiele die Sicherung in einen neuen Ordner oder eine leere Datenbank ein.
host-no-data = In { $path } sind keine Daten. Gib mit --data den Ordner des Servers an.
host-bad-backup = { $path } ist keine Sicherung von Muraglia oder beschädigt: { $why }
host-file-exists = { $path } gibt es schon. Wähle einen anderen Namen.
host-no-file = { $path } lässt sich nicht lesen oder schreiben: { $why }. Prüfe den Namen und den Ordner.
host-no-sets = In { $path } liegen keine Kartensätze: Jeder ist ein Unterordner.
host-bad-set = Der Kartensatz { $path } ist nicht vollständig. { $why }
host-unknown-table = Einen Tisch { $word } gibt es nicht. Gib seine Kennung aus der Adresse seiner Seite an oder seinen Code.
host-export-running = { $word } läuft noch: Die ganze Aufzeichnung gibt es am Ende. Mit --seat bekommst du, was ein Platz weiß.
host-imported = Die Partie steht jetzt unter { $path } (Code { $code }). Um auf ihren Plätzen zu sitzen, gib auf der Seite innerhalb von zehn Minuten { $device } als Code eines anderen Geräts ein.
host-about-serve = den Tisch im Browser anbieten
host-about-backup = alle Tische und Personen in einer Datei sichern, auch im laufenden Betrieb
host-about-restore = eine Sicherung in einen neuen Ordner oder eine leere Datenbank einspielen
host-about-export = die Aufzeichnung eines Tisches schreiben
host-about-import = aus einer Aufzeichnung einen Tisch machen
host-arg-host = die Adresse, unter der der Server lauscht; 0.0.0.0 für alle Geräte im Netz
host-arg-port = der Port, auf dem der Server lauscht
host-arg-data = der Ordner für die Datenbankdatei
host-arg-database-url = PostgreSQL statt des Ordners; auch aus DATABASE_URL
host-arg-workers = wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL
host-arg-bot-workers = wie viele Prozesse für Bots denken
host-arg-base-path = der Pfad, unter dem der Server hinter einem Proxy lebt, etwa /muraglia
host-arg-grace = Sekunden, bis jemand mit abgerissener Verbindung als gegangen gilt
host-arg-beat = Sekunden von einer Frage bis zur Antwort eines Bots
host-arg-bot-seconds = Sekunden, nach denen ein Bot angehalten und für ihn etwas Erlaubtes gespielt wird
host-arg-webhooks = wer will, wird per HTTPS gerufen, wenn er am Zug ist
host-arg-vacation-days = wie viele Tage im Jahr jemand im Urlaub sein darf, während Partien warten, die Tage dauern
host-arg-origin = eine weitere Adresse, unter der die Seite geöffnet wird; auch mehrmals möglich
host-arg-proxies = wem bei Adressen und https geglaubt wird; mehrere mit Kommas getrennt
host-arg-rate = Befehle pro Sekunde und Verbindung; 0: unbegrenzt
host-arg-log = wie das Protokoll geschrieben wird: { $known }
host-arg-sets = die Kartensätze in den Unterordnern dieses Ordners an neuen Tischen von The Great Wall zur Wahl stellen
host-arg-open = einen Browser öffnen
host-arg-file = die Datei
host-arg-table = Kennung oder Code eines Tisches
host-arg-seat = nur was dieser Platz weiß, von 0 an gezählt; -1 für Zuschauer
