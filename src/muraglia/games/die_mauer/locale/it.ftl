# Die Mauer. Ogni blocco ha il suo nome, il nome con l’articolo come oggetto di una frase (.the)
# e il nome con il suo numero come oggetto di una frase (.counted).

block-tower = torre
    .the = la torre
    .counted = { $count ->
        [one] una torre
       *[other] { $count } torri
    }
block-gate = porta
    .the = la porta
    .counted = { $count ->
        [one] una porta
       *[other] { $count } porte
    }
block-wall-1 = sezione di muro da 1
    .the = la sezione di muro da 1
    .counted = { $count ->
        [one] una sezione di muro da 1
       *[other] { $count } sezioni di muro da 1
    }
block-wall-2 = sezione di muro da 2
    .the = la sezione di muro da 2
    .counted = { $count ->
        [one] una sezione di muro da 2
       *[other] { $count } sezioni di muro da 2
    }
block-wall-3 = sezione di muro da 3
    .the = la sezione di muro da 3
    .counted = { $count ->
        [one] una sezione di muro da 3
       *[other] { $count } sezioni di muro da 3
    }
block-wall-4 = sezione di muro da 4
    .the = la sezione di muro da 4
    .counted = { $count ->
        [one] una sezione di muro da 4
       *[other] { $count } sezioni di muro da 4
    }
block-wall-5 = sezione di muro da 5
    .the = la sezione di muro da 5
    .counted = { $count ->
        [one] una sezione di muro da 5
       *[other] { $count } sezioni di muro da 5
    }
block-wall-6 = sezione di muro da 6
    .the = la sezione di muro da 6
    .counted = { $count ->
        [one] una sezione di muro da 6
       *[other] { $count } sezioni di muro da 6
    }
end-left = sinistra
    .the = l’estremità sinistra
    .counted = all’estremità sinistra
end-right = destra
    .the = l’estremità destra
    .counted = all’estremità destra

# Domande
cli-goal = Liberati dei tuoi blocchi: ciò che ti resta alla fine di un round conta contro di te. Vince chi ha meno punti.
cli-legend = T: la torre (15 punti), G: la porta (10), da W1 a W6: le sezioni di muro, ognuna vale i suoi merli. ●: il Capomastro.
ask-plan-master = Il Capomastro sei tu: che cosa nascondi nel pugno?
ask-plan-rival = Il Capomastro è { $master }: indovina il blocco, o mostra il pugno vuoto.
ask-lone-fist = Il tuo è l’unico pugno vuoto: costruisci un blocco qualsiasi, o nessuno.
ask-give = Solo tu e { $master } avete mostrato il pugno vuoto: quale blocco doni?
ask-end = A quale estremità costruisci { $the_block }?

# Scelte
choose-empty-fist = il pugno vuoto
choose-show = { $the_block }
choose-end = { $ends }
choose-build-none = non costruire nulla
choose-build = costruisci { $the_block }
choose-give = dona { $the_block }

# Ciò che può valere per un po’
standing-rival = Il tuo pugno da rivale
standing-master = Il tuo pugno da Capomastro
standing-end = L’estremità a cui costruisci
standing-gift = Il blocco che doni

# Eventi
event-round-begins = Round { $round }
event-turn-begins = Il Capomastro è { $master }
    .master = Il Capomastro sei tu
event-showed = { $seat } mostra { $the_block }.
    .seat = Mostri { $the_block }.
event-showed-nothing = { $seat } mostra il pugno vuoto.
    .seat = Mostri il pugno vuoto.
event-built = { $seat } costruisce { $the_block } { $ends }.
    .seat = Costruisci { $the_block } { $ends }.
event-master-unmatched = Nessuno ha indovinato { $the_block }: costruisce { $master }.
    .master = Nessuno ha indovinato { $the_block }: costruisci tu.
event-rivals-matched = { $count ->
        [one] Un rivale ha indovinato { $the_block } e costruisce al posto del Capomastro.
       *[other] { $count } rivali hanno indovinato { $the_block } e costruiscono al posto del Capomastro.
    }
event-too-many-rivals = { $count } rivali hanno indovinato { $the_block }, ma non c’è posto per tutti: costruisce { $master }.
    .master = { $count } rivali hanno indovinato { $the_block }, ma non c’è posto per tutti: costruisci tu.
event-no-position = Non c’è posto per { $the_block }: nessuno costruisce.
event-lone-empty-fist = Solo { $master } mostra il pugno vuoto e può costruire un blocco qualsiasi.
    .master = Solo tu mostri il pugno vuoto: puoi costruire un blocco qualsiasi.
event-declined = { $master } non costruisce nulla.
    .master = Non costruisci nulla.
event-gave = { $seat } dona un blocco a { $master }.
    .seat = Doni un blocco a { $master }.
    .master = { $seat } ti dona un blocco.
event-gave-known = { $seat } dona { $the_block } a { $master }.
    .seat = Doni { $the_block } a { $master }.
    .master = { $seat } ti dona { $the_block }.
event-many-empty-fists = { $count } pugni vuoti: non succede nulla.
event-round-ends-done = Il round { $round } è finito: qualcuno non ha più blocchi
event-round-ends-closed = Il round { $round } è finito: non si può più costruire nessun blocco
event-round-ends-idle = Il round { $round } è finito: tre giri senza costruire
event-left-with = { $seat } resta con { $blocks }.
    .seat = Resti con { $blocks }.
event-paid = { $seat } paga { $points } e arriva a { $total }.
    .seat = Paghi { $points } e arrivi a { $total }.
event-game-ends = La partita è finita

# Motivi
why-planning = Tutti i pugni sono ancora chiusi: scegli un blocco o il pugno vuoto.
why-not-held = Non hai questo blocco ({ $block }).
why-lone-fist = Il tuo è l’unico pugno vuoto: costruisci un blocco, o nessuno.
why-fits-nowhere = Non c’è posto per { $the_block }: torri e porte non stanno mai fianco a fianco.
why-must-give = Devi donare al Capomastro uno dei tuoi blocchi.
why-must-build = Un blocco che si può costruire va costruito: scegli l’estremità per { $the_block }.
why-one-position = Il tavolo è vuoto: c’è un solo posto, scrivi right.
why-not-beside = Torri e porte non stanno mai fianco a fianco: { $the_block } non può andare { $ends }.

# Il tavolo in parole
tell-when = Round { $round } di { $rounds }
tell-round = Round { $round } di { $rounds }; il Capomastro è { $master }
    .master = Round { $round } di { $rounds }; il Capomastro sei tu
tell-wall = Il muro, da sinistra a destra
tell-wall-empty = Non si è ancora costruito nulla.
tell-place = { $number }: { $block }
tell-end-takes-all = { $ends }: accetta tutto
tell-end-takes-walls = { $ends }: solo sezioni di muro
tell-players = Giocatori
tell-player = { $seat }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, ancora { $count ->
        [one] un blocco
       *[other] { $count } blocchi
    }
tell-fist = { $seat } mostra { $the_block }.
    .seat = Mostri { $the_block }.
tell-fist-empty = { $seat } mostra il pugno vuoto.
    .seat = Mostri il pugno vuoto.
tell-fist-closed = { $seat } ha chiuso il pugno.
    .seat = Hai chiuso il pugno.
tell-holds = { $seat } ha { $the_block }.
tell-may-hold = { $seat } forse ha { $the_block }.
tell-my-blocks = I tuoi blocchi
tell-hold = { $block }: { $points ->
        [one] un punto
       *[other] { $points } punti
    } se ti resta
tell-nothing-left = Non hai più blocchi.

# Dove porta una scelta
foresee-unmatched = Nessun altro: costruisci tu.
foresee-rivals-build = { $count ->
        [one] Un rivale: costruisce lui.
       *[other] { $count } rivali: costruiscono loro.
    }
foresee-rivals-build-range = { $count }–{ $last } rivali: costruiscono loro.
foresee-too-many = { $count } rivali: sono troppi, costruisci tu.
foresee-too-many-range = { $count }–{ $last } rivali: sono troppi, costruisci tu.
foresee-no-place = Non c’è posto per { $the_block }: nessuno costruisce.
foresee-master-lacks = { $master } non può avere { $the_block }: il tuo blocco ti resta.
foresee-i-build = { $count ->
        [0] { $master } mostra lo stesso: costruisci tu.
        [one] … e un altro rivale: costruite entrambi.
       *[other] … e altri { $count } rivali: costruite tutti.
    }
foresee-i-build-range = … e altri { $count }–{ $last } rivali: costruite tutti.
foresee-master-builds = { $count ->
        [0] { $master } mostra lo stesso: non c’è posto, costruisce il Capomastro.
        [one] … e un altro rivale: siete troppi, costruisce { $master }.
       *[other] … e altri { $count } rivali: siete troppi, costruisce { $master }.
    }
foresee-master-builds-range = … e altri { $count }–{ $last } rivali: siete troppi, costruisce { $master }.
foresee-keep = Altrimenti: ti resta.
foresee-fist-alone = Nessun altro: costruisci il blocco che vuoi.
foresee-fist-one = Un rivale: ti dona un blocco.
foresee-fist-more = Due o più: non succede nulla.
foresee-fist-give = Solo tu e { $master }: doni un blocco.
foresee-fist-nothing = Altrimenti: per te non succede nulla.

# Opzioni del tavolo
option-wall-values = Sezioni di muro per giocatore
    .help = I merli delle cinque sezioni di muro di ognuno
option-rounds = Round
    .help = I punti di tutti i round si sommano
option-memory-aid = Promemoria
    .help = Il tavolo ricorda che cosa può ancora avere ognuno

# Errori nel testo di una posizione
text-bad-block = { $word } non è un blocco; i blocchi sono { $known }.
text-bad-fist = { $word }: un pugno tiene un blocco, nulla (fist), o non è ancora chiuso (-).
text-wall-breaks-rule = { $word }: torri e porte non stanno mai fianco a fianco.
text-block-count = { $word }: { $count } in tutte le mani e nel muro, ma i set di tutti i giocatori ne hanno { $expected }.
text-clues-disagree = Ciò che si sapeva e ciò che è successo da allora non portano a queste mani.

# Consiglio
advice-score = { $score ->
    [one] { $score } punto atteso
   *[other] { $score } punti attesi
} alla fine

# Il tabellone nel terminale
board-points = Punti
board-blocks = Blocchi
board-fist = Pugno
board-round = Round { $round } di { $rounds }
board-master = Capomastro
board-empty-wall = non si è ancora costruito nulla
board-fist-closed = chiuso
board-fist-open = sta pensando
board-fist-empty = vuoto
board-my-blocks = I tuoi blocchi
board-held-maybe = forse
