# La storia di una partita finita
page-story-chances = Le probabilità di vittoria
page-card = Immagine
page-story-working = Calcolo in corso…
page-story-honest = Il bot più forte giudica da quel che ognuno sapeva allora, non da com’è finita. Tocca la curva per andare a quel momento.
page-story-from-to = { $name }: all’inizio { $first }%, alla fine { $last }%.
page-story-mark = Scelta costosa { $number }: { $cost } { $cost ->
        [one] punto percentuale
       *[other] punti percentuali
    } di probabilità di vittoria
page-story-whose = Le scelte di chi
page-story-yours = { $count ->
        [0] Le tue scelte
        [one] La tua scelta più costosa
       *[other] Le tue scelte più costose
    }
page-story-theirs = { $count ->
        [0] Le scelte di { $name }
        [one] La scelta più costosa di { $name }
       *[other] Le scelte più costose di { $name }
    }
page-story-soon = Arrivano tra un momento.
page-story-choice = Scelta { $number } di { $count }
page-story-played = Giocato:
page-story-better = Meglio:
page-story-chance = { $chance }% di vittoria
page-story-seen-by = Dal punto di vista di { $name }:
page-story-points = { $count ->
        [one] punto percentuale
       *[other] punti percentuali
    }
page-story-show = Mostra
page-look-back-failed = Questa volta il calcolo non è riuscito.
dm-when = Round { $round }, turno { $turn } · { $name } era il Capomastro
dm-when-master = Round { $round }, turno { $turn } · da Capomastro
cm-story-key = Linee tratteggiate: conteggio di una sezione.
cm-when = Turno { $turn }

# La riproduzione
page-verdict-played = giocato
page-verdict-better = meglio
page-weighed = { $name } ha giocato: { $choice }. Meglio: { $better }.
page-weighed-yours = Hai giocato: { $choice }. Meglio: { $better }.
page-weighed-cost = { $cost ->
        [one] è costato un punto percentuale di probabilità di vittoria
       *[other] è costato { $cost } punti percentuali di probabilità di vittoria
    }
page-replay-play = Riproduci (barra spaziatrice)
page-replay-pause = Pausa (barra spaziatrice)
page-replay-speed = Velocità
page-replay-by = Procedi per
page-replay-choice = scelta
page-replay-back = Indietro: { $unit }
page-replay-on = Avanti: { $unit }

# Looking back together
page-gathering = Rivedi insieme
page-gathering-how = chi partecipa vede lo stesso momento
page-gathering-others = { $names } { $count ->
        [one] sta rivedendo questa partita.
       *[other] stanno rivedendo insieme questa partita.
    }
page-gathering-join = Partecipa
page-gathering-lead = Prendi la guida
page-gathering-leads = Guida { $name }.
page-gathering-you-lead = Guidi tu: gli altri vedono quello che vedi tu.
page-gathering-nobody-leads = Al momento nessuno guida.
page-gathering-depart = Continua per conto tuo
page-point-how = Fai clic su un punto del tabellone; su uno schermo tattile, tieni premuto.
page-try = Prova da qui
page-try-help = Apre un tavolo tutto tuo che comincia da questo momento. Giochi come { $name } contro i bot.
page-try-friends = Prova da qui con gli amici
page-you-win = Hai vinto!
page-you-win-by = Hai vinto, con { $margin } di vantaggio.
page-won-by-margin = { $count ->
        [one] Vince { $names }, con { $margin } di vantaggio.
       *[other] Vincono insieme { $names }, con { $margin } di vantaggio.
    }
page-ahead-points = { $count ->
        [1] un punto
        [2] due punti
        [3] tre punti
        [4] quattro punti
        [5] cinque punti
        [6] sei punti
        [7] sette punti
        [8] otto punti
        [9] nove punti
        [10] dieci punti
       *[other] { $count } punti
    }
page-ahead-chinesische-mauer = { $count ->
        [one] un punto fama
       *[other] { $count } punti fama
    }
page-ahead-great-wall = { $count ->
        [one] un punto Onore
       *[other] { $count } punti Onore
    }
page-you-lost = { $count ->
        [one] Hai perso.
       *[other] Avete perso insieme.
    }
page-against-qin = { $first } contro i { $second } di Qin Jiushao.
page-you-share-win = Hai vinto a pari merito!
page-winner = vittoria
page-lowest-wins = Vince chi ha meno punti: { $first } a { $second }.
page-highest-wins = Vince il punteggio più alto: { $first } a { $second }.
page-ended-agreement = Chiusa di comune accordo.
page-ended-resignation = Chiusa per abbandono.
page-ended-time = Chiusa perché è scaduto il tempo.
page-replay = Rivedi
page-share = Copia il link
