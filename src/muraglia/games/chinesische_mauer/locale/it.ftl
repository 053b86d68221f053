# Chinesische Mauer. Ogni carta ha il suo nome, il nome con l’articolo come oggetto di una frase (.the)
# e il nome con il numero come oggetto di una frase (.counted).

card-wall = muro
    .the = il muro
    .counted = { $count ->
        [one] un muro
       *[other] { $count } muri
    }
card-gate = porta
    .the = la porta
    .counted = { $count ->
        [one] una porta
       *[other] { $count } porte
    }
card-tower = torre di guardia
    .the = la torre di guardia
    .counted = { $count ->
        [one] la torre di guardia
       *[other] { $count } torri di guardia
    }
card-noble = nobile
    .the = il nobile
    .counted = { $count ->
        [one] il nobile
       *[other] { $count } nobili
    }
card-warrior = guerriero
    .the = il guerriero
    .counted = { $count ->
        [one] un guerriero
       *[other] { $count } guerrieri
    }
card-rider = cavaliere
    .the = il cavaliere
    .counted = { $count ->
        [one] un cavaliere
       *[other] { $count } cavalieri
    }
card-dragon = dragone
    .the = il dragone
    .counted = { $count ->
        [one] il dragone
       *[other] { $count } dragoni
    }

# Domande
cli-goal = Costruisci dove ottieni più punti: chi è in testa in una sezione prende i suoi gettoni fama. Vince chi ha più fama.
cli-legend = aW: un muro del giocatore a. (4): un gettone fama su una carta. ★: è in testa nella sezione. Una carta barrata sta sotto il dragone che la segue.
ask-score = Sei in testa: quale sezione conteggi per prima?
ask-last-score = Restano solo i conteggi: quale sezione conteggi per prima?
ask-tile = Sezione { $section }: quale dei due gettoni fama prendi?
ask-card = Sezione { $section }: su quale delle tue carte metti il gettone { $tile }?
ask-second-action = Seconda azione: piazza carte, o pescane una. I cavalieri non costano azioni.
ask-second-action-no-deck = Seconda azione: piazza carte; il tuo mazzo è vuoto. I cavalieri non costano azioni.
ask-third-action = Terza azione: piazza carte, o pescane una. È l’ultimo momento per i cavalieri.
ask-third-action-no-deck = Terza azione: piazza carte; il tuo mazzo è vuoto. È l’ultimo momento per i cavalieri.

# Scelte
choose-draw = pesca una carta
choose-pass = non piazzare altri cavalieri
choose-score = conteggia la sezione { $section }
choose-tile = il gettone { $tile }
choose-on-card = sopra { $the_card }
choose-place = { $cards } nella sezione { $section }
choose-cover = il dragone sopra { $the_card } di { $owner } nella sezione { $section }
    .owner = il dragone sopra una tua carta ({ $card }) nella sezione { $section }

# Eventi
event-turn-begins = Turno di { $seat }
    .seat = È il tuo turno
event-tiles-laid = Nuovi gettoni fama per la sezione { $section }: { $tile } e { $second_tile }.
event-pair-boxed = Due gettoni uguali ({ $tile }) per la sezione { $section }: tornano nella scatola.
event-section-closed = La sezione { $section } è chiusa: non riceve più gettoni fama.
event-placed = { $seat } piazza { $cards } nella sezione { $section }.
    .seat = Piazzi { $cards } nella sezione { $section }.
event-covered = { $seat } copre con il dragone { $the_card } di { $owner } nella sezione { $section }.
    .seat = Copri con il dragone { $the_card } di { $owner } nella sezione { $section }.
    .seat-own = Copri con il dragone una tua stessa carta ({ $card }) nella sezione { $section }.
    .own = { $seat } copre con il dragone una propria carta ({ $card }) nella sezione { $section }.
    .owner = { $seat } copre con il dragone una tua carta ({ $card }) nella sezione { $section }.
event-drew = { $seat } pesca una carta.
    .seat = Peschi una carta.
event-drew-known = { $seat } pesca { $cards }.
    .seat = Peschi { $cards }.
event-passed = { $seat } non piazza altri cavalieri.
    .seat = Non piazzi altri cavalieri.
event-tile-on-card = { $seat } è in testa nella sezione { $section } e mette il gettone { $tile } sopra { $the_card }.
    .seat = Sei in testa nella sezione { $section } e metti il gettone { $tile } sopra { $the_card }.
event-tile-won = { $seat } è in testa nella sezione { $section } e prende il gettone { $tile }.
    .seat = Sei in testa nella sezione { $section } e prendi il gettone { $tile }.
event-tile-to-owner = { $owner } riceve il gettone { $tile } che era nella sezione { $section }.
    .owner = Ricevi il gettone { $tile } che era nella sezione { $section }.
event-all-played = { $seat } ha giocato l’ultima carta: gli altri hanno ancora un turno a testa.
    .seat = Hai giocato la tua ultima carta: gli altri hanno ancora un turno a testa.
event-last-scorings = Gli ultimi conteggi
event-game-ends = La partita è finita

# Motivi
why-score-first = Prima viene il conteggio, ed è obbligatorio.
why-only-scoring = Restano solo i conteggi: nessuno può più piazzare o pescare carte.
why-scored-already = In questo turno hai già conteggiato la sezione { $section }.
why-no-card-there = Non hai carte nella sezione { $section }.
why-not-leading = Nella sezione { $section } non sei in testa: servono più punti di tutti gli altri.
why-choose-tile = Prima scegli uno dei due gettoni della sezione { $section }.
why-no-such-tile = Accanto alla sezione { $section } non c’è nessun gettone { $tile }.
why-choose-card = Prima scegli la carta della sezione { $section } che riceve il gettone.
why-no-own-card = Nella sezione { $section } non hai nessuna carta scoperta di questo tipo ({ $card }).
why-no-such-section = La sezione { $section } non c’è: in questa partita le sezioni sono { $count }.
why-section-closed = La sezione { $section } non ha più gettoni fama: lì non si piazza e non si conteggia più.
why-deck-empty = Il tuo mazzo è vuoto.
why-must-act = Puoi piazzare o pescare, quindi devi farlo.
why-must-ride = Hai in mano solo cavalieri e il tuo mazzo è vuoto: piazza almeno un cavaliere.
why-scoring-is-over = Il conteggio di questo turno è finito.
why-not-in-hand = Non hai questa carta in mano ({ $card }).
why-too-few-in-hand = Non hai in mano così tante carte di questo tipo ({ $card }: { $count }).
why-no-such-player = Ci sono solo { $count } giocatori.
why-no-dragon = Il tuo dragone non è nella tua mano.
why-no-such-top-card = Nella sezione { $section }, { $owner } non ha nessuna carta scoperta di questo tipo ({ $card }).
    .owner = Nella sezione { $section } non hai nessuna carta scoperta di questo tipo ({ $card }).
why-dragon-tile = Il dragone non può coprire una carta con un gettone fama.

# Il tavolo in parole
tell-section = Sezione { $section }: gettoni fama { $tile } e { $second_tile }
tell-section-half = Sezione { $section }: gettone fama { $tile }, l’altro è su una carta
tell-section-closed = La sezione { $section } è chiusa
tell-row-empty = Ancora nessuna carta.
tell-card = { $card } di { $owner }
    .owner = { $card } (carta tua)
tell-card-covered = { $card } di { $owner }, sotto la carta seguente
    .owner = { $card } (carta tua), sotto la carta seguente
tell-card-tile = { $card } di { $owner }, con il gettone { $tile }
    .owner = { $card } (carta tua), con il gettone { $tile }
tell-points = Qui { $seat } ha { $points }.
    .seat = Qui hai { $points }.
tell-players = Giocatori
tell-player = { $seat }: { $hand } in mano, { $deck } nel mazzo, fama { $fame }
tell-player-hidden = { $seat }: { $hand } in mano, { $deck } nel mazzo
tell-my-hand = La tua mano
tell-in-hand = { $count } × { $card }
tell-hand-empty = La tua mano è vuota.
tell-supply = Gettoni fama in arrivo
tell-tiles-coming = { $count } × { $tile }
tell-no-tiles = Nessuno.

# Dove porta una scelta
foresee-points = { $change }: avresti { $points } nella sezione { $section }
foresee-fame = { $tile } di fama per te al prossimo conteggio della sezione
foresee-alone = nessun altro ha carte qui
foresee-leads = saresti avanti di { $count }
foresee-ties = parità: nessun conteggio
foresee-behind = saresti indietro di { $count }

# Opzioni del tavolo
option-hide-won-fame = Fama vinta nascosta
    .help = I gettoni vinti restano coperti; nessuno vede quanta fama hanno gli altri

# Errori nel testo di una posizione
text-bad-card = { $word } non è una carta; le carte sono { $known }.
text-bad-section = Una sezione si scrive con i suoi gettoni, una barra e la sua fila: 7 3 | aW bG/aD
text-bad-row = { $word }: una carta è un posto e una lettera; solo i dragoni stanno sopra altre carte, mai su una carta con un gettone.
text-too-many-tiles = Una sezione ha in tutto due gettoni fama.
text-tile-missing = Un gettone è accanto alla sezione; l’altro deve essere su una carta, come in aW=4.
text-tile-not-leftmost = Il gettone va sulla carta scoperta più a sinistra, tra quelle dello stesso tipo e dello stesso proprietario.
text-too-many-cards = Troppe carte { $word }: { $count }, ma un giocatore ne ha { $most }.
text-equal-pair = In due non ci sono mai due gettoni uguali accanto a una sezione.
text-tile-count = Ci sono in tutto { $count } gettoni fama di valore { $tile }; la scatola ne ha { $most }.
text-odd-supply = I gettoni fama escono a coppie; nella riserva devono essere in numero pari.

# Consiglio
advice-score = fama attesa { $score }

# Il tabellone nel terminale
board-fame = Fama
board-hand = Mano
board-deck = Mazzo
board-my-hand = La tua mano
board-section = Sezione { $section }
board-closed = chiusa
board-empty-row = ancora nessuna carta
board-tiles-left = { $count ->
        [one] Resta un gettone fama da disporre
       *[other] Restano { $count } gettoni fama da disporre
    }
board-tiles-won = { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    }
