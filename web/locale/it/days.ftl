# Partite che durano giorni: solleciti e vacanze

page-has-time = { $name } ha tempo fino a { $when }.
page-on-vacation = { $name } è in vacanza fino al giorno { $day }.
page-nudge = Sollecita { $name }
page-nudge-done = { $name } riceverà un altro avviso.
page-nudged = { $by } ha sollecitato { $name }.
page-nudged-by-you = Hai sollecitato { $name }.
page-vacation = Vacanza
page-vacation-help = Sei via per qualche giorno? Nelle partite che durano giorni il tuo tempo non scorre fino ad allora, gli altri lo vedono e non ricevi avvisi. La vacanza finisce da sola appena giochi.
page-vacation-day = Sono via fino al giorno
page-vacation-begin = Vai in vacanza
page-vacation-you = Sei in vacanza fino al giorno { $day }.
page-vacation-back = Sono di ritorno
page-vacation-begun = Sei in vacanza fino al giorno { $day }.
page-vacation-ended = Rieccoti!
page-vacation-left = { $count ->
    [0] Per quest’anno non restano giorni di vacanza.
    [one] Per quest’anno resta un giorno di vacanza.
   *[other] Per quest’anno restano { $count } giorni di vacanza.
  }
