# Parties qui durent des jours : relances et vacances

page-has-time = { $name } a jusqu’à { $when }.
page-on-vacation = { $name } est en vacances jusqu’au { $day }.
page-nudge = Relancer { $name }
page-nudge-done = { $name } recevra encore un message.
page-nudged = { $by } a relancé { $name }.
page-nudged-by-you = Tu as relancé { $name }.
page-vacation = Vacances
page-vacation-help = Tu t’absentes quelques jours ? Dans les parties qui durent des jours, ta pendule s’arrête d’ici là, les autres le voient et tu ne reçois aucun message. Les vacances finissent d’elles-mêmes dès que tu joues.
page-vacation-day = Je m’absente jusqu’au
page-vacation-begin = Partir en vacances
page-vacation-you = Tu es en vacances jusqu’au { $day }.
page-vacation-back = Me revoilà
page-vacation-begun = Tu es en vacances jusqu’au { $day }.
page-vacation-ended = Te revoilà !
page-vacation-left = { $count ->
    [0] Il ne te reste plus de jours de vacances cette année.
    [one] Il te reste un jour de vacances cette année.
   *[other] Il te reste { $count } jours de vacances cette année.
  }
