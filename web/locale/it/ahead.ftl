# Risposte in anticipo e per un po’
page-plan-help = Risposte in anticipo, per partite lente: alla prossima domanda vale la prima possibile tra queste.
page-plan-add = Aggiungi una risposta
page-plan-pick = Scegli…
page-plan-none-yet = Qui puoi preparare risposte che ti sono già state offerte.
page-plan-remove = Togli questa risposta
page-plan-unless = A meno che prima non succeda qualcosa…
page-plan-unless-count = { $count ->
        [one] A meno che prima non succeda una cosa
       *[other] A meno che prima non succeda una di { $count } cose
    }
page-plan-save = Prepara
page-plan-clear = Cancella
page-plan-kept = Le tue risposte sono pronte.
page-plan-cleared = Non hai più risposte pronte.
page-stand-help = Scegli qui che cosa rispondere: ogni volta, dopo una breve pausa, la risposta parte da sola. Gli altri non la vedono.
page-stand-asked = Ti viene chiesto
page-until-turn = fino al prossimo turno
page-until-round = fino al prossimo round
page-until-season = fino alla prossima stagione
page-until-year = fino al prossimo Anno
page-until-end = fino alla fine della partita
page-until-event = o appena succede questo:
page-stand-ended = Finita: { $event }
page-stand-undone = hai annullato una scelta
page-stand-set = Rispondi così
page-stand-clear = Chiedimi di nuovo
page-stand-kept = La tua risposta fissa vale da ora.
page-stand-cleared = Ti verrà chiesto di nuovo.
page-stand-now = { $answers } ({ $until })
