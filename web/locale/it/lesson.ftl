# Le prime partite guidate.

page-lesson = Lezione
page-lesson-next = Avanti
page-lesson-choose = Scegli tu
page-lesson-stop = Senza guida
page-lesson-over = La lezione è finita
page-lesson-real = Gioca una vera partita
page-lesson-rules = Leggi le regole

page-lesson-dm-goal = Ciao! Questi blocchi sono tuoi, e vuoi liberartene: quello che ti resta alla fine ti costa punti. La torre costa 15, il cancello 10, una sezione di muro quanti sono i suoi merli.
page-lesson-dm-fists = A ogni turno nascondete tutti un blocco nel pugno, o niente. Poi i pugni si aprono insieme. Uno di voi è il Capomastro; gli altri cercano di indovinare che cosa tiene.
page-lesson-dm-master = Il Capomastro sei tu. Se nessuno mostra lo stesso blocco, lo costruisci. Se lo indovinano, costruisce quel rivale e tu tieni il tuo. La torre è cara, ma tutti se l’aspettano.
page-lesson-dm-rival = Ora sei un rivale. Mostra lo stesso blocco del Capomastro, e a costruire sei tu. Metti nel pugno ciò di cui secondo te vuole liberarsi.
page-lesson-dm-opened = I pugni sono aperti. La cronaca ti dice che cosa c’era in ciascuno, chi ha costruito e perché.
page-lesson-dm-too-many = In due hanno indovinato, ma c’era posto per un solo blocco. Allora costruisce comunque il Capomastro, e tutti gli altri tengono il loro.
page-lesson-dm-closed = Guarda le estremità del muro: lì non c’è una sezione di muro, quindi ora non si può costruire né una torre né un cancello. Le sezioni di muro stanno ovunque e fanno di nuovo posto.
page-lesson-dm-end = Costruisci tu! Scegli un’estremità del muro. Torri e cancelli non stanno mai vicini: con una sezione di muro riapri un’estremità, con una torre la chiudi.
page-lesson-dm-built = Ben fatto, quel blocco è andato per sempre. Il round finisce appena qualcuno non ha più blocchi, e gli altri pagano per i loro.
page-lesson-dm-memo = Qui il tavolo ricorda per te che cosa ha ancora ciascuno. Un segno è certo, un punto interrogativo è possibile, un puntino non c’è più. Di che cosa vorrà liberarsi il Capomastro?
page-lesson-dm-guess = Un’estremità accetta di nuovo torri e cancelli. Chi ha ancora la torre e vuole liberarsene? Indovina lo stesso blocco, e costruisci tu al posto del Capomastro.
page-lesson-dm-empty = Da Capomastro puoi anche tenere il pugno vuoto. Se sei l’unico, costruisci il blocco che vuoi. Se è vuoto anche quello di un rivale, lui ti dona un blocco.
page-lesson-dm-lone = Il tuo è l’unico pugno vuoto. Costruisci quello che vuoi: per esempio il blocco più caro che ci sta.
page-lesson-dm-give = Solo tu e il Capomastro avete mostrato il pugno vuoto. Doni uno dei tuoi blocchi: è il momento della torre.
page-lesson-dm-alone = Ora ne sai abbastanza. Prima che tu scelga, il tavolo dice che cosa succederebbe, e il suggerimento mostra che cosa farebbe un bot. Finisci questa partita, o cominciane una vera. Buon divertimento!

page-lesson-cm-goal = Ciao! Ogni sezione del muro offre due gettoni fama. Chi vi ha più punti ne prende uno. Alla fine vince chi ha più fama.
page-lesson-cm-tiles = Ogni sezione ha due gettoni. Il primo che vinci lo metti lì sopra una tua carta, e il suo numero viene tolto dai tuoi punti in quella sezione. Così tutti possono ancora vincere il secondo.
page-lesson-cm-hand = Queste sono le tue carte; tutti hanno le stesse venti. Prima conteggi dove sei in testa. Poi hai due azioni: piazzare o pescare.
page-lesson-cm-place = Scegli una carta e piazzala in una sezione. Più carte uguali possono andare insieme in una sezione, con una sola azione.
page-lesson-cm-draw = La tua terza azione. Piazza ancora, o pesca una carta: con più carte in mano hai più scelta.
page-lesson-cm-others = Ora giocano gli altri. La cronaca ti dice che cosa fanno.
page-lesson-cm-lead = Al bordo di ogni sezione vedi i punti del momento. Conteggi all’inizio del tuo turno dove ne hai più di tutti gli altri. In parità non conteggia nessuno.
page-lesson-cm-score = Sei in testa! Scegli la sezione che conteggi per prima.
page-lesson-cm-tile = Due gettoni fama tra cui scegliere. Quello che prendi resta sulla tua carta e conta contro di te in questa sezione; l’altro si può ancora vincere.
page-lesson-cm-card = Su quale delle tue carte va il gettone? Un dragone non può mai coprire una carta con un gettone.
page-lesson-cm-weigh = Il tuo gettone è nella sezione, e lì il suo numero conta contro di te. È tuo per sempre quando viene vinto il secondo gettone della sezione.
page-lesson-cm-warriors = I guerrieri sono forti insieme: il primo vale 1, il secondo 2, il terzo 3, tutti nella stessa sezione.
page-lesson-cm-riders = I cavalieri non costano azioni. Piazzali quando vuoi prima della tua terza azione.
page-lesson-cm-noble = Un nobile fa valere ogni carta della sezione esattamente 1, di chiunque sia. Rovina le carte forti e aiuta tante deboli.
page-lesson-cm-dragon = Il tuo dragone può coprire qualsiasi carta, anche di un altro. La carta coperta non vale più niente. Solo una carta con un gettone è al sicuro.
page-lesson-cm-alone = Ora ne sai abbastanza. Ogni posto illuminato dice che cosa porterebbe, e il suggerimento mostra che cosa farebbe un bot. Finisci questa partita, o cominciane una vera. Buon divertimento!
