# Messaggi che non appartengono a un singolo gioco. Le parole tra graffe vengono riempite: i loro nomi non cambiano.

# Errori nella preparazione di una partita
setup-unknown-game = Non c’è nessun gioco di nome { $word }. Scegli tra: { $known }.
setup-unknown-set = Qui non c’è nessun set di carte { $word }.
setup-no-sets = { $title } non prevede set di carte propri.
setup-players = { $title }: da { $low } a { $high } giocatori, non { $word }.
setup-unknown-option = { $title } non ha nessuna opzione di nome { $word }. Le sue opzioni: { $known }.
setup-unknown-bot = Non c’è nessun bot di nome { $word }. Scegli tra: { $known }.
setup-bad-budget = { $word } non è un tempo di riflessione. Scrivi @100ms, @2s o un numero di simulazioni come @500; *2 dopo significa due core.
setup-bad-value = { $option } non può essere { $word }. Scegli tra: { $known }.
setup-option-form = Scrivi le opzioni come name=value, ciascuna una volta sola; { $word } non è scritto così.
setup-bad-seed = Il seme è un numero o un breve testo senza a capo e senza doppi spazi.
setup-no-such-seat = Il posto { $word } non esiste; i posti si contano da 0 a { $high }.
setup-not-at-once = { $title } non ha un ambiente parallelo, perché i posti scelgono uno dopo l’altro. Usa env o raw_env.
setup-unknown-language = La lingua { $word } qui non c’è. Scegli tra: { $known }.
setup-no-picture = { $title } non è ancora disegnato: print(game) lo mostra a parole.

# Errori nelle scelte
notation-unknown = In questo gioco nessuna scelta si scrive { $word }.
notation-no-place = { $word }: i posti in quella sezione sono { $count }.
choice-incomplete = { $word } è solo l’inizio di una scelta. Continua con: { $known }.
choice-too-long = { $word } contiene più di una scelta.
undo-nothing = Non c’è nulla da annullare.
why-over = La partita è finita.
why-not-your-turn = Tocca a { $seat }.

# Errori nei testi
text-error = Riga { $line }: { $why }
text-bad-title = La prima riga deve essere: { $title }
text-cut-off = Il testo si interrompe; deve finire con un a capo.
text-bad-line = Questa riga non è scritta nella forma «chiave: valore».
text-missing-line = Manca la riga «{ $key }: …».
text-wrong-key = C’è «{ $key }» dove deve esserci «{ $expected }».
text-extra-line = Qui non devono esserci altre righe.
text-not-canonical = Questa riga deve essere: { $expected }
text-bad-number = { $word } non è un numero.
text-number-range = { $word } non è un numero da { $low } a { $high }.
text-bad-seat = { $word } non è un posto; i posti vanno dalla a alla { $last }.
text-bad-step = { $word } non è un passo; i passi si scrivono nome(posto), i nomi sono: { $known }.
text-bad-agenda = I passi da fare non si accordano con il resto della posizione.
text-bad-word = { $word }: non si capisce.
text-how-many = Devono essere { $count }, uno per ogni giocatore.
text-other-game = Questa posizione è di un altro gioco: { $word } invece di { $expected }.
record-scrubbed = Questa registrazione nasconde i segreti degli altri posti; si può rigiocare solo una registrazione completa.
record-other-rules = La registrazione è stata fatta con la versione { $word } delle regole; questa è la versione { $known }.
record-other-cards = La registrazione è stata fatta con carte ({ $word }) diverse da quelle di qui ({ $known }).
record-illegal = Le regole vietano questa scelta: { $why }
record-other-result = Il risultato non si accorda con le scelte.

# La riga di comando
cli-about = Muraglia: giochi da tavolo in cui si costruisce un muro, per persone e bot.
cli-usage = uso:
cli-arguments = argomenti
cli-options = opzioni
cli-arg-help = mostra questo aiuto
cli-no-command = Scegli un comando: { $known }. Per saperne di più: muraglia --help
cli-unknown-command = Non c’è nessun comando { $word }. Scegli tra: { $known }.
cli-missing = Manca qualcosa: { $known }. Aiuto: { $command } --help
cli-unknown-argument = { $word } non si capisce. Aiuto: { $command } --help
cli-needs-value = Manca un valore dopo { $option }. Aiuto: { $command } --help
cli-not-clear = { $why }. Aiuto: { $command } --help
cli-number-from = { $option } deve essere un numero intero, almeno { $low }, non { $word }.
cli-number-between = { $option } deve essere un numero intero da { $low } a { $high }, non { $word }.
cli-not-an-amount = { $option } deve essere un numero, almeno 0, non { $word }.
file-missing = Non c’è nessun file { $path }. Controlla il nome e la cartella.
file-is-folder = { $path } è una cartella. Indica il nome di un file.
file-not-text = { $path } non è un file di testo. Indica un file con la registrazione di una partita.
file-not-writable = Impossibile scrivere { $path }: { $why }. Scegli un altro posto con --out.
file-not-results = { $path } contiene qualcosa di diverso dai risultati di questo comando: { $why }. Scegli un altro posto con --out.
system-refused = Il sistema ha rifiutato: { $why }
cli-about-play = gioca nel terminale contro i bot
cli-about-engine = parla il protocollo del motore su standard input e standard output
cli-about-rules = mostra una regola, o cerca parole nelle regole
cli-arg-game = quale gioco: { $known }
cli-arg-players = quanti giocatori
cli-arg-seed = un numero o una parola per ricominciare con la stessa distribuzione
cli-arg-lang = lingua: { $known }
cli-arg-bot = come giocano gli altri: { $known }
cli-arg-option = un’opzione del gioco come name=value; si può ripetere
cli-arg-new = comincia una nuova partita anche se ce n’è una non finita
cli-arg-name = il tuo nome al tavolo
cli-arg-words = una regola come { $example }, o parole da cercare
cli-choose-game = A quale gioco giochiamo?
cli-choose-number = Scrivi un numero da 1 a { $count }, oppure quit.
cli-game-line = { $title } di { $author } ({ $year }), da { $low } a { $high } giocatori
cli-variant = In due { $title } è una variante: le regole funzionano anche con un solo rivale.
cli-welcome = { $title } in { $count } giocatori. Scrivi un numero o una notazione; help ti dice che cos’altro puoi scrivere.
cli-resumed = Riprendi la tua partita non finita: { $title }. Per cominciarne un’altra, avvia con --new.
cli-ignored = Numero di giocatori, seme, opzioni e nome valgono solo per una nuova partita.
cli-save-damaged = Non è stato possibile leggere la partita salvata ({ $why }). È stata conservata come { $path }, e comincia una nuova partita.
cli-prompt = La tua scelta
cli-not-understood = { $word } qui non è una scelta. Scrivi un numero, una notazione o help.
cli-help = Puoi scrivere
cli-help-number = una delle scelte qui sopra
cli-help-notation = una scelta così come si scrive, per esempio { $example }
cli-help-rule = le regole dietro questa domanda; ? con un id o delle parole cerca una regola
cli-help-why = perché una scelta non è possibile
cli-help-undo = annulla la tua ultima scelta
cli-help-log = tutto quello che è successo
cli-help-board = mostra di nuovo il tavolo
cli-help-quit = esci; la partita resta salvata e continua la prossima volta
cli-split-default = Invio: { $word }. Oppure scrivi tu una riga simile.
cli-undone = Hai annullato la tua ultima scelta.
cli-why-it-is = { $word } è possibile.
cli-rule-unknown = Nessuna regola ha questo id o contiene queste parole: { $word }.
cli-kept = La partita è salvata. Per riprenderla usa lo stesso comando.
cli-wins = Vince { $name }.
cli-share-win = { $names } condividono la vittoria.
cli-nobody-wins = Avete perso.
cli-again = Per un’altra partita avvia di nuovo muraglia play.
cli-log-title = Che cosa è successo
cli-needs-terminal = Dall’input non c’è più nulla da leggere; la partita è salvata.

# I tavoli nel terminale e nelle immagini
board-waits-for = In attesa di { $names }
board-player = Giocatore

# Il protocollo del motore
engine-bad-json = Questa riga non è JSON: { $why }
engine-not-utf8 = Questa riga non è in UTF-8 (byte { $byte }).
engine-too-long = Questa riga è troppo lunga: si leggono al massimo { $high } byte.
engine-too-deep = Questa riga ha troppi livelli annidati.
engine-bad-field = La richiesta non si capisce: { $why }
engine-unknown-command = Nella richiesta serve "do" con uno di questi valori: { $known }.
engine-no-game = Non c’è ancora una partita: comincia con new, set_up o load.
engine-internal = Qualcosa è andato storto dentro Muraglia; la partita è rimasta com’era. Per favore segnalalo: { $why }

# Arena
cli-about-arena = fa giocare i bot tra loro e li classifica
cli-arg-bots = bot separati da virgole: { $known }, tempo di riflessione dopo @ (master@100ms), oppure file.py:Classe
cli-arg-games = quante partite; arrotondato perché ogni bot giochi ogni mano in ogni posto
cli-arg-workers = quanti processi giocano
cli-arg-ray = giocare su un cluster Ray (RAY_ADDRESS, altrimenti avviato qui)
cli-arg-out = dove tenere i risultati, senza estensione; una serie interrotta riprende da lì
cli-arg-arena-seed = seme delle mani
arena-playing = partite in corso
arena-bot = bot
arena-rating = punteggio Elo (intervallo 95%)
arena-share = vittorie in % (intervallo 95%)
arena-score = punti
arena-games = partite
arena-time = per scelta
arena-title = { $title }: { $count } risultati
arena-kept = Risultati: { $path }.jsonl, { $path }.json, { $path }.svg
arena-too-few-bots = Per { $players } giocatori servono altrettanti bot; ce ne sono { $count }. Un bot può essere nominato più volte.
arena-needs-extra = Manca il pacchetto { $word }. Installa Muraglia con l’arena: pip install "muraglia[arena]"
pool-needs-ray = Manca Ray: pip install "muraglia[ray]"

# Allenamento
cli-about-train = regola il giudice di un gioco con partite contro sé stesso: i pesi con cui cercano i livelli dei bot
cli-arg-train-players = numeri di giocatori, separati da virgole; altrimenti tutti
cli-arg-generations = quante volte giocare e regolare
cli-arg-train-games = partite per generazione
cli-arg-simulations = simulazioni per scelta
cli-arg-train-out = cartella per partite, pesi e grafico; un allenamento interrotto riprende da lì
train-no-judge = { $title } non ha un giudice i cui pesi si possano regolare.
train-playing = partite
train-fitting = regolazione
train-comparing = confronto
train-step = { $count } giocatori, generazione { $number }: { $what }
train-told = { $count } giocatori, generazione { $number }: vittorie { $share }% contro il giudice non regolato, { $before }% contro il precedente (quota equa { $fair }%); log loss { $loss }
train-kept = Pesi: { $path }
train-players = { $count } giocatori
train-generation = generazione
train-strength = Vittorie contro il giudice non regolato in % della quota equa
train-loss = Sorpresa per i risultati (log loss)

# Consigli e sguardo indietro
advice-best = La scelta migliore: { $choice }. Probabilità di vittoria { $chance }%, { $score }.
advice-next = Subito dopo: { $choice }. { $chance }% ({ $less } in meno), { $score }.
advice-as-good = Quasi altrettanto buona: { $choice }. { $chance }%, { $score }.
advice-mix = Qui conviene variare: chi gioca bene sceglie così { $share } volte su 100, per restare imprevedibile.
analysis-flawless = Niente da rimpiangere in { $count } scelte.
analysis-nothing = { $word } non ha ancora dovuto scegliere nulla in questa partita. Scegli un altro posto con --seat.
analysis-place = Scelta { $number }: { $place }
analysis-decision = { $choice }, probabilità di vittoria { $chance }% ({ $score }). Meglio: { $better }, { $better_chance }% ({ $better_score }).
analysis-chosen-leads = Portava a questo: { $what }
analysis-better-leads = La scelta migliore porta a questo: { $what }
analysis-curve = La tua probabilità di vittoria, scelta per scelta
analysis-title = Sguardo indietro: le scelte costate di più, per quel che si sapeva allora
analysis-working = Sguardo indietro…
cli-help-hint = che cosa sceglierebbe il maestro, e perché
cli-about-analyse = ripercorre una partita finita per vedere dove è stata persa
cli-arg-record = file con la registrazione di una partita
cli-arg-seat = le scelte di chi: a, b, c…
cli-about-bot = fa rispondere un tuo bot in un processo separato: domande in ingresso, risposte in uscita, una riga ciascuna
cli-arg-own-bot = un file Python e la classe che contiene, per esempio my_bot.py:MyBot
bot-form = Indica un file Python e la classe che contiene, per esempio my_bot.py:MyBot; { $word } non è scritto così.
bot-bad-command = Dopo run: viene il comando che avvia il tuo bot, con tutte le virgolette chiuse; { $word } non è scritto così.
bot-not-loaded = Impossibile caricare { $path }: { $why }
bot-bad-question = Questa riga non è una domanda per un bot: { $why }. Indica il bot in muraglia arena o muraglia play: sono loro a fargli le domande.

# Il laboratorio
cli-about-lab = misurare l’equilibrio del set di carte di The Great Wall giocando
cli-arg-lab-games = partite per riga
cli-arg-lab-out = dove stanno i conteggi; una seconda volta continua da lì
cli-lab-title = Equilibrio del set di casa, bot golosi
cli-lab-measure = misura
cli-lab-target = obiettivo
cli-lab-found = trovato
cli-lab-holds = regge
cli-lab-generals = vittorie di un generale rispetto alla quota equa
cli-lab-commands = quota di un comando tra le scelte
cli-lab-cards = carte usate in troppo poche partite
cli-lab-all-cards = carte mai usate, in nessuna partita di nessuna riga
cli-lab-tea = primo contro ultimo nell’ordine del Tè iniziale
cli-lab-ends = ogni fine di partita, per un numero di giocatori
cli-lab-breaches = sezioni con breccia, di tutti gli assalti
cli-lab-raids = razzie per partita
cli-lab-row = { $row }: { $games } partite, { $won } con un vincitore; durata in Anni { $years }
cli-lab-hordes = { $row }, partite in cui il mazzo delle Orde si esaurisce: { $part }

# Set di carte propri
cli-about-set = comincia o controlla un tuo set di carte per The Great Wall
cli-arg-set = gioca a The Great Wall con il set di carte di questa cartella
cli-arg-set-deed = new scrive un set già compilato da modificare; check dice che cosa non va in un set
cli-arg-set-folder = la cartella del set
cli-set-written = In { $folder } ora c’è un set completo, compilato con le carte di casa. Cambia ciò che vuoi, poi esegui muraglia set check.
cli-set-good = { $folder } è un set completo. Per giocarci: muraglia play great-wall --set { $folder }
cli-set-not-empty = { $folder } non è vuota. Indica una cartella nuova: ciò che c’è già non si sovrascrive.
cli-set-about = # Il nome e l’autore del set, come si leggono al tavolo.
