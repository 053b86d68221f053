# Einstellungen
page-version = Version { $version }, Seite aktualisiert { $when }
page-colour-name = Farbe { $letter }
page-sound = Ton
page-warnings = Vor Verschwendung warnen
page-warnings-help = Was verfallen oder Schande bringen würde, steht dabei.
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
page-notify-insecure = Browser erlauben Benachrichtigungen nur unter einer Adresse, die mit https:// beginnt. Wende dich an die Person, die diesen Server betreibt.
page-call-help = In Partien, die Tage dauern, kannst du erfahren, dass du dran bist, auch bei geschlossener Seite. Du entscheidest das an jedem Tisch; vorher wird nichts gesendet.
page-call-here = Nachrichten auf diesem Gerät
page-call-here-help = { $count ->
    [0] Dein Browser fragt dich einmal um Erlaubnis
    [one] Eines deiner Geräte nimmt Nachrichten an
   *[other] { $count } deiner Geräte nehmen Nachrichten an
  }
page-call-quiet = Ruhezeit
page-call-quiet-help = Was inzwischen anfällt, kommt danach ({ $zone })
page-call-from = Von
page-call-to = bis
page-webhook = Eine Adresse aufrufen
page-webhook-help = Ein Webhook von Discord, Slack oder Mattermost, ein Thema von ntfy oder etwas Eigenes. Dorthin gehen ein Satz und der Link.
page-call-test = Ausprobieren
page-call-later = Setz dich zuerst an einen Tisch.
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
