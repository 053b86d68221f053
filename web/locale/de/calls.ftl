# Wie man erfährt, dass man dran ist
page-saved = Gespeichert.
page-notify-blocked = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
page-notify-missing = Dieser Browser bietet keine Benachrichtigungen an. Lege die Seite auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
page-call = Wenn du nicht da bist
page-call-insecure = Nachrichten brauchen eine sichere Verbindung: Dieser Server läuft ohne https://. Wende dich an die Person, die ihn betreibt; bei offener Seite geht in diesem Netz alles wie sonst.
page-call-tested = { $count ->
    [one] Eine Nachricht ist unterwegs.
   *[other] { $count } Nachrichten sind unterwegs.
  }
page-call-not-tested = Keine Nachricht wurde angenommen. Schalte es aus und wieder ein und probiere es noch einmal.
page-call-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Versuche es später noch einmal.
page-call-kept = Du erfährst es, wenn du hier dran bist.
page-call-ended = Dieser Tisch sendet dir nichts mehr.
page-call-ask = Sollen wir dir Bescheid sagen, wenn du wieder dran bist?
page-call-ask-help = Diese Partie kann dauern. Du kannst die Seite schließen.
page-call-yes = Sag mir Bescheid
page-call-no = Nicht an diesem Tisch
