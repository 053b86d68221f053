# Die Mauer per imparare.

dm-book-about = Di che cosa si tratta
dm-book-goal = Costruite insieme un solo muro, e ognuno di voi vuole finire per primo. Ogni blocco che entra nel muro è uno di meno; ogni blocco che ti resta alla fine del round ti costa punti. Dopo qualche round vince chi ne ha meno.
dm-book-guess = Il bello è che costruire non dipende solo da te: tutti nascondono un blocco nel pugno, uno di voi è il Capomastro, e gli altri cercano di indovinare che cosa nasconde.

dm-book-set-up = Preparazione
dm-book-set = Ognuno prende gli stessi sette blocchi: una torre, una porta e cinque sezioni di muro. Una sezione è lunga quanti sono i suoi merli, i denti in cima. I cartellini dicono quanto costa un blocco se ti resta in mano.
dm-book-start = All’inizio il tavolo è vuoto. Il primo Capomastro è estratto a sorte e riceve l’indicatore.
dm-book-open = Tieni nascosti i tuoi blocchi. Ciò che si costruisce e ciò che si mostra lo vedono tutti: chi tiene il conto sa molto. Se volete, il conto lo tiene il tavolo.

dm-book-turn = Un turno
dm-book-plan = Prima tutti scelgono, insieme e in segreto: metti nel pugno uno dei tuoi blocchi, o niente, e chiudi la mano. Nessuno vede una scelta prima che tutti abbiano scelto.
dm-book-reveal = Poi tutti i pugni si aprono insieme. Quanti rivali mostrano lo stesso blocco del Capomastro?
dm-book-nobody = Nessuno: lo costruisce il Capomastro.
dm-book-some = Uno o più, e c’è posto per tutti i loro blocchi: costruiscono loro, il Capomastro no. Costruiscono uno dopo l’altro, in senso orario a partire dal Capomastro, ciascuno all’estremità che vuole.
dm-book-crowd = Più rivali che posti: allora costruisce il Capomastro, e i rivali no.
dm-book-no-room = Non c’è nessun posto: nessuno costruisce.
dm-book-back = Un blocco mostrato ma non costruito torna al suo proprietario. Chi ha mostrato un altro blocco lo riprende e basta.
dm-book-marker = Dopo ogni turno, qualunque cosa sia successa, l’indicatore passa al giocatore successivo in senso orario.
dm-book-ex-builds = Esempio: chi costruisce?
dm-book-ex-builds-1 = Il Capomastro è Ada; l’indicatore sta accanto alla sua mano. Tutti e sei hanno chiuso il pugno.
dm-book-ex-builds-2 = Aperti! Ada mostra la torre, e nessun altro la mostra. La costruisce.
dm-book-ex-builds-3 = Un’altra volta c’è già una torre. Ada mostra il 4, e lo mostrano anche Bo, Dario ed Edda. Per le sezioni di muro c’è sempre posto: costruiscono loro tre, e ad Ada resta la sua.
dm-book-ex-builds-4 = Ora Ada mostra la porta. Bo, Dario ed Edda l’hanno indovinata, ma c’è posto per due porte soltanto, una a ogni estremità. Tre sono troppe: costruisce Ada.
dm-book-ex-builds-5 = A un’estremità una porta, all’altra una torre: qui non c’è posto per nessuna torre. Ada mostra la sua lo stesso, e nessuno costruisce.

dm-book-places = Dove vanno i blocchi
dm-book-ends = Il muro è una sola fila senza buchi. Un nuovo blocco va sempre all’estremità sinistra o a quella destra.
dm-book-apart = Torri e porte non stanno mai fianco a fianco: nessuna torre accanto a una torre, nessuna porta accanto a una porta, nessuna torre accanto a una porta. Le sezioni di muro vanno ovunque.
dm-book-room = Una torre o una porta va dunque a ogni estremità dove c’è una sezione di muro. I posti sono due, uno o nessuno; sul tavolo vuoto uno. Per le sezioni di muro c’è sempre posto.
dm-book-ex-room = Esempio: c’è posto?
dm-book-ex-room-1 = All’estremità sinistra c’è una sezione di muro: lì va tutto. A quella destra c’è una torre: lì vanno solo sezioni di muro.
dm-book-ex-room-2 = Il Capomastro è Ada e mostra la porta. L’ha indovinata soltanto Bo. Per una porta basta un posto: Bo la costruisce a sinistra.
dm-book-ex-room-3 = Una sezione di muro riapre un’estremità. Ada è l’unica a mostrare il 3, perciò lo costruisce accanto alla torre.
dm-book-ex-room-4 = Qui c’erano sezioni di muro a entrambe le estremità, quindi due posti. Bo e Cleo hanno indovinato la porta di Ada, e costruiscono tutti e due.
dm-book-ex-room-5 = Qui era aperta solo l’estremità destra. Bo e Cleo mostrano la torre come Ada, ma c’è posto per una torre sola: Ada costruisce la sua.

dm-book-empty-fist = Il pugno vuoto
dm-book-fist = Puoi anche tenere il pugno vuoto. Da rivale, così stai solo a guardare, a meno che non sia vuoto anche il pugno del Capomastro:
dm-book-fist-alone = È vuoto solo il pugno del Capomastro: può costruire uno qualsiasi dei suoi blocchi per cui c’è posto, o nessuno.
dm-book-fist-gift = Il suo e quello di un solo rivale: non si costruisce nulla. Quel rivale dona al Capomastro un blocco, di nascosto dagli altri, e il Capomastro deve prenderlo.
dm-book-fist-many = Il suo e quelli di due o più rivali: non succede nulla.
dm-book-ex-fist = Esempio: i pugni vuoti
dm-book-ex-fist-1 = È vuoto solo il pugno di Ada. Può costruire qualsiasi blocco per cui c’è posto, e si libera della torre.
dm-book-ex-fist-2 = Ada e Bo aprono un pugno vuoto. Bo dona un blocco ad Ada. Cleo vede che qualcosa cambia mano, ma non che cosa.
dm-book-ex-fist-3 = Tutti e tre i pugni sono vuoti. Non succede nulla, e l’indicatore passa da Ada a Bo.

dm-book-end = Fine e punti
dm-book-round-end = Il round finisce quando, al termine di un turno, qualcuno non ha più blocchi. Tutti gli altri pagano per quelli che hanno ancora: 15 punti per la torre, 10 per la porta, e per una sezione di muro un punto per merlo.
dm-book-winner = Poi ognuno riprende i suoi sette blocchi, e il round successivo comincia sul tavolo vuoto. Giocate quattro round, se non scegliete un altro numero. Vince chi ha meno punti; in caso di parità la vittoria è condivisa.
dm-book-ex-pay = Esempio: ciò che resta costa
dm-book-ex-pay-1 = Cleo ha costruito il suo ultimo blocco. Si finisce il turno, poi il round è concluso. Cleo non paga nulla.
dm-book-ex-pay-2 = Ada ha ancora la porta e il 2: fanno 10 + 2 = 12 punti.
dm-book-ex-pay-3 = A Bo restano la torre, l’1 e il 4: 15 + 1 + 4 = 20 punti. I punti di tutti i round si sommano: per ora Cleo è in testa.
dm-book-tip = Un consiglio per la prima partita: tutti si aspettano i tuoi blocchi più cari. Ogni tanto fai quello che nessuno si aspetta, e guarda di che cosa vogliono liberarsi gli altri.

dm-book-fine-points = Casi particolari e varianti
dm-book-must = Un blocco mostrato che può essere costruito va costruito; scegli soltanto l’estremità. Solo il Capomastro che ha l’unico pugno vuoto può non costruire nulla.
dm-book-bluff = Puoi nascondere nel pugno anche un blocco che al momento non si può costruire. Come bluff può convenire.
dm-book-twins = Dopo un dono puoi avere due blocchi uguali. Si può comunque costruire solo quello che hai nel pugno.
dm-book-change = Sullo schermo puoi cambiare idea finché non è chiuso l’ultimo pugno. Gli altri non se ne accorgono.
dm-book-stuck = Il round finisce anche quando nessuno dei blocchi che vi restano potrà mai più essere costruito.
dm-book-laps = E finisce quando l’indicatore ha fatto tre giri completi del tavolo senza che si sia costruito nulla.
dm-book-two = Die Mauer si gioca da tre a sei. Si può giocare anche in due: è una variante.
dm-book-pieces = Le cinque sezioni di muro hanno 1, 2, 3, 4 e 6 merli. Quando apri un tavolo puoi scegliere altri cinque numeri da 1 a 6.
