# Settings
page-version = Version { $version }, page updated { $when }
page-colour-name = Colour { $letter }
page-sound = Sound
page-warnings = Warn me of waste
page-warnings-help = What would be lost or bring Shame is said beside it.
page-looks = Appearance
page-theme = Colours
page-theme-system = as on this device
page-theme-light = light
page-theme-dark = dark
page-speed = Motion
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-off = off
page-text-view-help = Boards as text, for a screen reader or for quick reading
page-notice = Alerts
page-sound-help = Wood, paper, and a bell when it is your turn
page-notify = Notifications
page-notify-help = When it is your turn and the page is in the background
page-notify-insecure = Browsers allow notifications only at an address that begins with https://. Ask the host of this server.
page-call-help = In games that take days, you can be told when it is your move, even when the page is closed. You choose it table by table; nothing is sent before.
page-call-here = Messages on this device
page-call-here-help = { $count ->
    [0] Your browser asks you once for permission
    [one] One of your devices takes messages
   *[other] { $count } of your devices take messages
  }
page-call-quiet = Quiet hours
page-call-quiet-help = What comes meanwhile is sent afterwards ({ $zone })
page-call-from = From
page-call-to = until
page-webhook = Call an address
page-webhook-help = A webhook of Discord, Slack or Mattermost, a topic of ntfy, or your own. It gets a sentence and the link.
page-call-test = Test it
page-call-later = Take a seat at a table first.
page-chat-show = Chat
page-chat-show-help = Show what others write
page-elsewhere = Continue on another device
page-elsewhere-help = Your tables and seats come with you. There is no account and no password.
page-elsewhere-make = Show a code
page-elsewhere-once = Works once, within ten minutes.
page-qr-elsewhere = QR code for the other device
page-claim = I have a code from another device
page-claim-go = Continue
page-claim-ask = This link makes this device yours too: your name, your tables, your seats. Who you were here until now is left behind.
page-claimed = Welcome back.
page-devices = Your devices
page-devices-help = On these devices you are you. Log out those that you no longer use or have lost.
page-device-this = This device
page-device-used = Last used { $when }
page-device-since = since { $day }
page-device-unknown = Unknown device
page-log-out = Log out
page-log-out-of = Log out { $device }
page-logged-out = Logged out.
page-data = Your data
page-data-help = We keep your name, your colour, your devices, your games, your notes, your chat, your vacations, and how you wish to be told of your turn. Nothing else.
page-delete = Delete my data
page-delete-sure = Your name, notes and chat are deleted; bots play on where you are needed. This cannot be undone.
page-deleted = { $count ->
        [0] Your data are deleted. You had left no trace at any table.
        [one] Your data are deleted. Your name, your chat and your notes are gone from one table.
       *[other] Your data are deleted. Your name, your chat and your notes are gone from { $count } tables.
    }
page-deleted-go = To the start page
