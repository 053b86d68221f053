# Die Mauer, disegnata: ciò che dice il suo tavolo. I nomi dei blocchi e delle estremità vengono dal catalogo del gioco.

dm-where = round { $round } di { $rounds }{ $turn ->
        [0] { "" }
       *[other] {" "}· turno { $turn }
    }
dm-stage = Il tavolo
dm-rivals = Gli altri giocatori
dm-wall = Il muro, da sinistra a destra
dm-marker = Il Capomastro è { $name }
dm-marker-mine = Il Capomastro sei tu
dm-bot = Bot
dm-you = Tu
dm-player = Giocatore
dm-ground = costruiti: { $built } · in mano: { $held }
dm-stone = { $block }, di { $name }
dm-stone-mine = { $block }, costruita da te
dm-noun-blocks = { $count ->
        [one] blocco
       *[other] blocchi
    }
dm-noun-points = { $count ->
        [one] punto
       *[other] punti
    }
dm-facts = { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $blocks ->
        [one] un blocco
       *[other] { $blocks } blocchi
    }
dm-showed-before = L’ultima volta ha mostrato { $block }
dm-showed-nothing-before = L’ultima volta ha mostrato il pugno vuoto

# Che cosa fa una mano
dm-note-thinking = pensa
dm-note-left = ha lasciato: gioca un bot
dm-note-away = assente
dm-note-closed = chiuso
dm-note-empty = pugno vuoto
dm-note-master = Capomastro
dm-note-matched = ha indovinato
dm-note-matched-you = ha indovinato il tuo
dm-note-goes-back = torna in mano
dm-note-builds = costruisce
dm-note-builds-any = costruisce a scelta
dm-note-has-built = ha costruito
dm-note-gives = dona un blocco
dm-note-won = ha vinto
dm-note-over = fine

# Le estremità del muro
dm-end-first = il primo blocco
dm-end-left = a sinistra
dm-end-right = a destra
dm-takes-all = accetta tutto
dm-takes-walls = solo sezioni di muro
dm-end-takes = { $place }: { $what }
dm-build-here = costruisci qui
dm-build-first = Costruisci { $block }
dm-build-at-left = Costruisci { $block } a sinistra
dm-build-at-right = Costruisci { $block } a destra
dm-only-first = Costruisci { $block }: è il primo blocco del muro.
dm-only-left = Costruisci { $block }: c’è posto solo a sinistra.
dm-only-right = Costruisci { $block }: c’è posto solo a destra.
dm-zoom = Grandezza del muro
dm-zoom-in = Più grande
dm-zoom-out = Più piccolo
dm-zoom-fit = Tutto il muro

# La mia mensola
dm-my-blocks = I tuoi blocchi
dm-no-blocks = Non hai più blocchi.
dm-piece = { $block }, costa { $cost } se resta in mano{ $count ->
        [one] { "" }
       *[other] , { $count } pezzi
    }
dm-gone-built = costruito
dm-gone-given = donato
dm-enter-again = Ancora Invio per confermare
dm-tag-empty = vuoto
dm-tag-empty-fist = pugno vuoto
dm-tag-new = nuovo
dm-tag-hint = suggerito
dm-in-hand = nella tua mano
dm-in-fist = nel tuo pugno
dm-if-show = Se mostri { $block }
dm-if-fist = Se mostri il pugno vuoto
dm-pick-title = Che cosa metti nel pugno?
dm-pick-master = Se nessun altro mostra lo stesso blocco, lo costruisci tu. Il numero è quanto ti costa se ti resta.
dm-pick-rival = Mostra lo stesso blocco di { $name } e costruisci tu. Il numero è quanto ti costa un blocco se ti resta.
dm-fist-closed = Il tuo pugno è chiuso.
dm-look = Guarda i tuoi blocchi

# Perché costruisce chi costruisce
dm-all-closed = Tutti i pugni sono chiusi…
dm-why-you = Perché costruisci tu
dm-why-you-and = Perché costruite { $names } e tu
dm-why-others = { $count ->
        [one] Perché costruisce { $names }
       *[other] Perché costruiscono { $names }
    }
dm-why-nobody = Perché nessuno costruisce
dm-why-you-give = Perché doni un blocco
dm-why-gives = Perché { $name } dona un blocco
dm-again = Al rallentatore
dm-chain-mine = tu: { $block }
dm-chain-theirs = { $name }: { $block }
dm-chain-matching = { $count ->
        [one] rivale ha indovinato
       *[other] rivali hanno indovinato
    }
dm-chain-empty = { $count ->
        [one] rivale lo mostra
       *[other] rivali lo mostrano
    }
dm-chain-ends = { $count ->
        [one] posto
       *[other] posti
    }
dm-so-unmatched = Costruisce il Capomastro.
dm-so-matched = { $count ->
        [one] Al suo posto costruisce il rivale.
       *[other] Al suo posto costruiscono i rivali.
    }
dm-so-too-many = Costruisce il Capomastro, loro no.
dm-so-no-place = Ognuno riprende il suo blocco.
dm-so-lone = Il Capomastro può costruire un blocco a scelta.
dm-so-gift = Il Capomastro riceve un blocco.
dm-so-nothing = Non succede nulla.

# Pulsanti
dm-act-close = Chiudi il pugno
dm-act-change = Cambia con questo
dm-act-none = Non costruire nulla
dm-act-left = Costruisci a sinistra
dm-act-right = Costruisci a destra
dm-act-first = Costruisci

# Che cosa può ancora avere ognuno
dm-memo = Che cosa può ancora avere ognuno
dm-left = restano
dm-holds = { $count ->
        [one] in mano
       *[other] in mano: { $count }
    }
dm-may-hold = forse in mano
dm-holds-none = non in mano
dm-memo-key = Simbolo: in mano. Puntino: non più in mano.
dm-memo-key-unsure = Simbolo: certo. Punto interrogativo: possibile, perché un blocco è stato donato di nascosto. Puntino: non in mano.

# Lo schermo comune
dm-close-fists = Il Capomastro è { $name }. Chiudete i pugni!
dm-gives = { $giver } dona un blocco a { $name }.

# Che cosa è rimasto a ognuno
dm-score = Che cosa è rimasto a ognuno
dm-last-wall = Il muro dell’ultimo round: { $count ->
        [one] un blocco
       *[other] { $count } blocchi
    }
dm-round = Round { $round }
dm-total = Totale
dm-out = più nulla
dm-paid = { $count ->
        [one] un punto
       *[other] { $count } punti
    }
dm-score-key = Ciò che resta in mano costa: la torre 15, la porta 10, una sezione di muro un punto per merlo. Vince chi ha meno punti.
