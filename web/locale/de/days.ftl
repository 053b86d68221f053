# Partien, die Tage dauern: anstupsen, Urlaub

page-has-time = { $name } hat Zeit bis { $when }.
page-on-vacation = { $name } ist bis zum { $day } im Urlaub.
page-nudge = { $name } anstupsen
page-nudge-done = { $name } bekommt noch eine Nachricht.
page-nudged = { $by } hat { $name } angestupst.
page-nudged-by-you = Du hast { $name } angestupst.
page-vacation = Urlaub
page-vacation-help = Bist du ein paar Tage weg? In Partien, die Tage dauern, läuft deine Zeit so lange nicht ab, die anderen sehen es, und du bekommst keine Nachrichten. Der Urlaub endet von selbst, sobald du dich entscheidest.
page-vacation-day = Ich bin weg bis zum
page-vacation-begin = In den Urlaub gehen
page-vacation-you = Du bist bis zum { $day } im Urlaub.
page-vacation-back = Ich bin zurück
page-vacation-begun = Du bist bis zum { $day } im Urlaub.
page-vacation-ended = Willkommen zurück.
page-vacation-left = { $count ->
    [0] Von den Urlaubstagen eines Jahres ist keiner übrig.
    [one] Von den Urlaubstagen eines Jahres ist einer übrig.
   *[other] Von den Urlaubstagen eines Jahres sind { $count } übrig.
  }
