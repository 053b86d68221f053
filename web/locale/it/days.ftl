# Partite che durano giorni: solleciti e vacanze

page-has-time = { $name } ha tempo fino a { $when }.
page-on-vacation = { $name } è in vacanza fino al { $day }.
page-nudge = Sollecita { $name }
page-nudge-done = { $name } riceverà un altro avviso.
page-nudged = { $by } ha sollecitato { $name }.
page-nudged-by-you = Hai sollecitato { $name }.
page-vacation = Vacanza
page-vacation-help = Sei via per qualche giorno? Nelle partite che durano giorni il tuo tempo non scorre fino ad allora, gli altri lo vedono e non ricevi avvisi. Finisce da sola appena giochi.
page-vacation-day = Sono via fino al
page-vacation-begin = Vai in vacanza
page-vacation-you = Sei in vacanza fino al { $day }.
page-vacation-back = Sono di ritorno
page-vacation-begun = Sei in vacanza fino al { $day }.
page-vacation-ended = Rieccoti!
page-vacation-left = { $count ->
    [0] Non resta nessuno dei giorni di vacanza dell’anno.
    [one] Resta uno dei giorni di vacanza dell’anno.
   *[other] Restano { $count } dei giorni di vacanza dell’anno.
  }
