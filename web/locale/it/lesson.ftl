# Le prime partite guidate.

page-lesson = Lezione
page-lesson-next = Avanti
page-lesson-choose = Scegli tu
page-lesson-stop = Senza guida
page-lesson-over = La lezione è finita
page-lesson-real = Gioca una partita vera
page-lesson-rules = Leggi le regole

page-lesson-dm-goal = Ciao! Questi blocchi sono tuoi, e vuoi liberartene: ogni blocco che ti resta alla fine ti costa punti. La torre costa 15, la porta 10, una sezione di muro un punto per merlo.
page-lesson-dm-fists = A ogni turno nascondete tutti un blocco nel pugno, o niente. Poi i pugni si aprono insieme. Uno di voi è il Capomastro; gli altri cercano di indovinare che cosa nasconde.
page-lesson-dm-master = Il Capomastro sei tu. Se nessuno mostra lo stesso blocco, lo costruisci. Se un rivale lo indovina, costruisce lui e a te resta il tuo. La torre è cara, ma tutti se l’aspettano.
page-lesson-dm-rival = Ora sei un rivale. Mostra lo stesso blocco del Capomastro, e a costruire sei tu. Metti nel pugno ciò di cui, secondo te, vuole liberarsi.
page-lesson-dm-opened = I pugni sono aperti. La cronaca ti dice che cosa c’era in ciascuno, chi ha costruito e perché.
page-lesson-dm-too-many = In due hanno indovinato, ma c’era posto per un solo blocco. Allora costruisce il Capomastro, e a tutti gli altri resta il loro.
page-lesson-dm-closed = Guarda le estremità del muro: lì non c’è una sezione di muro, quindi ora non si può costruire né una torre né una porta. Le sezioni di muro vanno ovunque, e fanno di nuovo posto.
page-lesson-dm-end = Costruisci tu! Scegli un’estremità del muro. Torri e porte non stanno mai fianco a fianco: con una sezione di muro riapri un’estremità, con una torre la chiudi.
page-lesson-dm-built = Ben fatto, quel blocco non torna più. Il round finisce appena qualcuno non ha più blocchi, e gli altri pagano per i loro.
page-lesson-dm-memo = Qui il tavolo ricorda per te che cosa ha ancora ognuno. Il simbolo vuol dire «certo», il punto interrogativo «forse», il puntino «non più». Di che cosa vorrà liberarsi il Capomastro?
page-lesson-dm-guess = Un’estremità accetta di nuovo torri e porte. Chi ha ancora la torre, e non vede l’ora di liberarsene? Mostra lo stesso blocco, e costruisci tu al posto del Capomastro.
page-lesson-dm-empty = Da Capomastro puoi anche tenere il pugno vuoto. Se è l’unico, costruisci il blocco che vuoi. Se è vuoto anche quello di un rivale, lui ti dona un blocco.
page-lesson-dm-lone = Il tuo è l’unico pugno vuoto. Costruisci quello che vuoi: per esempio, il blocco più caro per cui c’è posto.
page-lesson-dm-give = Solo tu e il Capomastro avete mostrato il pugno vuoto. Doni uno dei tuoi blocchi: è il momento della torre.
page-lesson-dm-alone = Ora ne sai abbastanza. Prima che tu scelga, il tavolo dice che cosa succederebbe, e il suggerimento mostra che cosa farebbe un bot. Finisci questa partita, o cominciane una vera. Buon divertimento!

page-lesson-cm-goal = Ciao! Ogni sezione della muraglia offre due gettoni fama. Se in una sezione hai più punti di tutti gli altri, ne prendi uno. Alla fine vince chi ha più fama.
page-lesson-cm-tiles = Ogni sezione ha due gettoni fama. Il primo che vinci lo metti lì, su una tua carta, e il suo numero viene tolto dai tuoi punti in quella sezione. Così tutti possono ancora vincere il secondo.
page-lesson-cm-hand = Queste sono le tue carte; tutti hanno le stesse venti. Nel tuo turno, prima conteggi dove sei in testa. Poi hai due azioni: piazzare o pescare.
page-lesson-cm-place = Scegli una carta e piazzala in una sezione. Più carte uguali possono andare insieme nella stessa sezione, con una sola azione.
page-lesson-cm-draw = La tua terza azione. Piazza ancora, o pesca una carta dal tuo mazzo: con più carte in mano hai più scelta.
page-lesson-cm-others = Ora giocano gli altri. La cronaca ti dice che cosa fanno.
page-lesson-cm-lead = Accanto a ogni sezione vedi i punti attuali. All’inizio del tuo turno conteggi dove ne hai più di tutti gli altri. In caso di parità non conteggia nessuno.
page-lesson-cm-score = Sei in testa! Scegli quale sezione conteggiare per prima.
page-lesson-cm-tile = Due gettoni fama tra cui scegliere. Quello che prendi resta sulla tua carta e conta contro di te in questa sezione; l’altro si può ancora vincere.
page-lesson-cm-card = Su quale delle tue carte va il gettone? Un dragone non può mai coprire una carta con un gettone fama.
page-lesson-cm-weigh = Il tuo gettone è nella sezione, e lì il suo numero conta contro di te. Diventa tuo per sempre quando viene vinto il secondo gettone della sezione.
page-lesson-cm-warriors = I guerrieri sono forti insieme: il primo vale 1, il secondo 2, il terzo 3, tutti nella stessa sezione.
page-lesson-cm-riders = I cavalieri non costano azioni. Piazzali quando vuoi, ma prima della tua terza azione.
page-lesson-cm-noble = Con un nobile ogni carta della sezione vale esattamente 1, di chiunque sia. Rovina le carte forti e aiuta chi ne ha tante deboli.
page-lesson-cm-dragon = Il tuo dragone può coprire qualsiasi carta, anche di un altro giocatore. La carta coperta non vale più nulla. Solo una carta con un gettone fama è al sicuro.
page-lesson-cm-alone = Ora ne sai abbastanza. Ogni posto evidenziato dice che cosa ti darebbe, e il suggerimento mostra che cosa farebbe un bot. Finisci questa partita, o cominciane una vera. Buon divertimento!
