# Chinesische Mauer per imparare.

cm-book-about = Di che cosa si tratta
cm-book-goal = Alcune sezioni della muraglia sono in costruzione, e accanto a ciascuna ci sono due gettoni fama. Tutti costruite lì, con le vostre carte. Se all’inizio del tuo turno in una sezione hai più punti di chiunque altro, prendi uno dei suoi gettoni. Vince chi ha più fama.
cm-book-twist = Il bello è che il primo gettone resta su una delle tue carte, e il suo numero viene tolto dai tuoi punti in quella sezione. Più vale il primo, più è facile per gli altri prendere il secondo.

cm-book-set-up = Preparazione
cm-book-sections = In due ci sono due sezioni, in tre ce ne sono tre, in quattro o cinque quattro. Mescolate i 36 gettoni fama coperti e scopritene due per ogni sezione.
cm-book-deck = Avete tutti le stesse venti carte, ciascuno nel suo colore. Mescola le tue e pescane cinque; le altre sono il tuo mazzo. La tua mano è segreta.
cm-book-first = Chi comincia è estratto a sorte. Poi si gioca in senso orario.

cm-book-turn = Il tuo turno
cm-book-three = Un turno ha tre azioni. Prima viene il conteggio: dove sei in testa, prendi un gettone. Per la seconda azione, e di nuovo per la terza, hai la scelta:
cm-book-place = Piazzare: metti una carta della tua mano all’estremità destra di una sezione, o più carte uguali insieme nella stessa sezione.
cm-book-draw = Pescare: prendi in mano la prima carta del tuo mazzo.
cm-book-must = Una delle due cose va fatta finché è possibile. La tua mano può essere grande quanto vuoi. Se non puoi né piazzare né pescare, l’azione si salta.
cm-book-ex-turn = Esempio: un turno
cm-book-ex-turn-1 = Tocca ad Ada. Qui è in testa Bo per 3 a 2: Ada non ha nulla da conteggiare.
cm-book-ex-turn-2 = Seconda azione: Ada piazza i suoi due muri insieme. Ora è in testa lei per 4 a 3.
cm-book-ex-turn-3 = Un cavaliere non costa azioni, e può arrivare prima della terza: 6 a 3.
cm-book-ex-turn-4 = Terza azione: Ada pesca una carta, un dragone. Se all’inizio del suo prossimo turno è ancora in testa, prende un gettone.

cm-book-cards = Le carte
cm-book-values = Il numero su una carta è ciò che vale nella sua sezione. Sotto vedi quante ne ha ognuno. Quattro tipi sono speciali:
cm-book-warriors = I guerrieri sono forti insieme. Il tuo primo in una sezione vale 1, il secondo 2, il terzo 3, e così via: tutti e cinque fanno 15.
cm-book-riders = I cavalieri non costano azioni. Dopo il conteggio e prima della tua terza azione puoi piazzarne quanti vuoi, in qualsiasi sezione.
cm-book-noble = Il nobile rende uguali tutte le carte. Finché sta scoperto in una sezione, ogni carta lì vale esattamente 1, di chiunque sia.
cm-book-dragon = Il dragone va alla fine di una fila come le altre carte, oppure sopra una carta qualsiasi: tua, di un rivale, perfino un altro dragone. Quella che sta sotto non vale più nulla e non ha più effetto. Solo una carta con un gettone fama è al sicuro.
cm-book-ex-cards = Esempio: guerrieri, nobile e dragone
cm-book-ex-cards-1 = Bo ha qui tre guerrieri: 1 + 2 + 3 = 6. Cleo ha la torre di guardia e un guerriero: 3 + 1 = 4.
cm-book-ex-cards-2 = In un’altra sezione Ada ha torre di guardia e porta, 3 + 2 = 5. Cleo ha muro e porta, 1 + 2 = 3.
cm-book-ex-cards-3 = Cleo vi piazza il suo nobile. Ora ogni carta vale 1: Ada ha 2, e Cleo è in testa con 3.
cm-book-ex-cards-4 = Qui il nobile di Bo tiene ogni carta a 1. Bo ha 3 punti, Ada ne ha 2.
cm-book-ex-cards-5 = Il dragone di Ada copre il nobile. Le altre carte sono di nuovo libere: Ada ha 1 + 2 + 1 = 4, Bo ha 2.

cm-book-scoring = Conteggio
cm-book-lead = All’inizio del tuo turno conteggi ogni sezione in cui hai più punti di ciascuno degli altri giocatori che vi hanno carte. La parità non basta.
cm-book-first-tile = Entrambi i gettoni sono ancora accanto alla sezione: scegline uno e mettilo su una delle tue carte scoperte lì. Da allora il suo numero viene tolto dai tuoi punti in quella sezione.
cm-book-second-tile = Un gettone è già su una carta: prendi l’altro. Il gettone sulla carta va al proprietario di quella carta. Tutte le carte della sezione escono dal gioco, e si scoprono due nuovi gettoni.
cm-book-both = Puoi vincere entrambi i gettoni di una sezione: se in un turno successivo sei ancora in testa nonostante il primo, o se nessun altro vi ha una carta. Allora bastano anche meno di zero punti.
cm-book-order = Il conteggio è obbligatorio. Se sei in testa in più sezioni, scegli l’ordine; una sezione si risolve tutta prima della successiva. In un turno ogni sezione si conteggia al massimo una volta.
cm-book-ex-score = Esempio: il conteggio di una sezione
cm-book-ex-score-1 = Comincia il turno di Ada. La sua porta e il suo muro fanno 3 punti, Bo ne ha 2. Ada conteggia questa sezione.
cm-book-ex-score-2 = Bo e Cleo hanno 3 punti ciascuno, Ada ne ha 2. Nessuno è in testa da solo, quindi nessuno conteggia.
cm-book-ex-score-3 = Qui Bo ha preso il 4 e l’ha messo sulla sua porta: 3 − 4 = −1. Ora è in testa Cleo con 2 punti.
cm-book-ex-score-4 = Nel suo turno Cleo prende il 2, e Bo riceve il 4 dalla sua carta. Le carte escono dal gioco, e arrivano due nuovi gettoni.
cm-book-ex-score-5 = Qui ha costruito soltanto Ada. Con il suo gettone ha 2 + 1 + 3 − 7 = −1. Ma non c’è nessun altro: al prossimo turno prende anche il 4.

cm-book-end = La fine
cm-book-last-tile = Quando viene vinto l’ultimo gettone fama in gioco, la partita finisce subito.
cm-book-all-played = Quando qualcuno ha giocato tutte le sue venti carte, gli altri hanno ancora un turno a testa. Poi non si piazza e non si pesca più. Si continua a conteggiare a turno, finché passa un giro intero senza conteggi.
cm-book-count = Ora contate la vostra fama. I gettoni ancora sulle carte non contano per nessuno. Vince chi ha più fama; in caso di parità la vittoria è condivisa.
cm-book-ex-end = Esempio: gli ultimi conteggi
cm-book-ex-end-1 = Ada ha piazzato la sua ultima carta, e gli altri hanno avuto ancora un turno a testa. Tocca di nuovo ad Ada: qui è in testa con 3 punti.
cm-book-ex-end-2 = Prende il 3, e Bo riceve il 5 dalla sua carta. Non si scoprono più nuovi gettoni.
cm-book-ex-end-3 = In questa sezione Ada e Bo sono in parità, quindi nessuno conteggia. Il 4 resta sulla carta di Cleo e non conta per nessuno.
cm-book-tip = Un consiglio per la prima partita: prendi prima il gettone piccolo, se così resti in testa. E tieni il dragone per un nobile o per una fila di guerrieri.

cm-book-fine-points = Casi particolari e varianti
cm-book-two = In due, accanto a una sezione non ci sono mai due gettoni con lo stesso numero: una coppia così torna nella scatola, e se ne scopre un’altra. Se restano solo coppie così, la sezione si chiude.
cm-book-no-tiles = Se per una sezione non ci sono più gettoni, continuate con una sezione in meno.
cm-book-covered = Chi in una sezione ha solo una carta coperta da un dragone ha comunque una carta lì: vale 0, ma si confronta.
cm-book-alike = In una sezione le carte scoperte dello stesso tipo e dello stesso colore sono equivalenti. Un dragone o un gettone per una di esse va su quella più a sinistra che non porta un gettone.
cm-book-only-riders = Se il tuo mazzo è vuoto e hai solo cavalieri, puoi piazzarne o passare. Se è già così all’inizio della tua seconda azione, devi piazzarne almeno uno.
cm-book-last-scorings = Durante gli ultimi conteggi nessuna sezione riceve nuovi gettoni. Se nel frattempo un altro giocatore piazza la sua ultima carta, non cambia nulla.
cm-book-hidden = I gettoni vinti stanno coperti, ma tutti li hanno visti: perciò il tavolo li mostra. Se preferite affidarvi alla memoria, nascondeteli quando aprite un tavolo.
