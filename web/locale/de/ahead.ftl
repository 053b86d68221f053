# Antworten im Voraus und auf Dauer
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
page-stand-help = Sooft du danach gefragt wirst, wird nach kurzer Pause so geantwortet, wie du es hier festlegst. Die anderen sehen davon nichts.
page-stand-asked = Du wirst gefragt
page-until-turn = bis zum nächsten Zug
page-until-round = bis zur nächsten Runde
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
page-stand-now = { $answers } ({ $until })
