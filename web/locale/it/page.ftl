# La pagina: tutto ciò che si legge fuori dai tabelloni.

# Dappertutto
page-title = { $where } · Muraglia
page-title-start = Muraglia: giochi da tavolo in cui si costruisce un muro
page-title-setup = Nuovo tavolo · Muraglia
page-title-table = { $name } · Muraglia
page-nav = Navigazione
page-nav-play = Gioca
page-nav-tables = I miei tavoli
page-nav-learn = Impara
page-nav-rules = Regole
page-language = Lingua
page-settings = Impostazioni
page-theme-switch = Chiaro o scuro
page-guest = Ospite
page-somebody = Qualcuno
page-you = Tu
page-close = Chiudi
page-cancel = Annulla
page-save = Salva
page-saved = Salvato.
page-again = Riprova
page-on = sì
page-off = no
page-less = meno
page-more = più
page-loading = Caricamento…
page-live = Che cosa succede
page-copied = Copiato.
page-error-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
page-error-server = Qualcosa non ha funzionato sul server. Riprova tra un momento.
page-error-load = Una parte della pagina non si è caricata. Forse c’è una versione più recente: ricarica la pagina.
page-offline = Nessuna connessione
page-offline-sub = I tavoli di Muraglia stanno sul server, che al momento non è raggiungibile. Non va perso nulla: le tue partite ti aspettano. Appena il server risponde, questa pagina riprende da sola.
page-offline-trying = Nuovo tentativo…
page-update-waits = C’è una nuova versione di Muraglia. La pagina si ricaricherà quando avrai finito di rispondere.
page-update-now = Ricarica ora
page-updated = Muraglia è stato aggiornato. Hai la nuova versione.
page-version = Versione { $version }, pagina aggiornata { $when }
page-nowhere = Qui non c’è niente
page-nowhere-sub = Questo indirizzo non porta da nessuna parte. Forse manca una lettera.
page-to-start = Alla pagina iniziale

# Pagina iniziale
page-hero = { $count ->
        [one] Un gioco.
        [2] Due giochi.
        [3] Tre giochi.
       *[other] { $count } giochi.
    }
    Un muro da costruire.
page-hero-sub = Con amici, sconosciuti o bot che sanno bluffare. Niente account: per sedersi basta un link.
page-pick-game = Scegli un gioco
page-pitch-die-mauer = Nascondi un blocco nel pugno. Se lo indovinano, costruiscono loro e a te resta il tuo.
page-pitch-chinesische-mauer = Piazza carte nelle sezioni della muraglia. La fama che vinci, però, ti pesa.
page-pitch-great-wall = Difendete insieme le Mura, ma ognuno pensa a sé. Ogni anno le Orde calano dal nord.
page-weight-light = leggero
page-weight-medium = medio
page-weight-heavy = complesso
page-minutes = { $minutes } min
page-play-now = Gioca
page-against = contro
page-bots = Numero di bot
page-bots-count = { $count ->
        [one] bot
       *[other] bot
    }
page-bots-fewer = meno bot
page-bots-more = più bot
page-strength = Livello
page-bot = Bot
page-bot-random = Spensierato
page-bot-greedy = Solido
page-bot-novice = Novizio
page-bot-club = Amatore
page-bot-master = Maestro
page-bot-strength = Bot, { $strength }
page-outside-bot = Bot esterno
page-with-friends = Con gli amici
page-open-table = Apri un tavolo
page-join-code = Entra con un codice
page-join = Entra
page-code-empty = Scrivi il codice del tavolo, per esempio WOLF-2741.
page-code-unknown = Nessun tavolo ha il codice { $code }. Controllalo e riprova.
page-my-tables = I miei tavoli
page-all-tables = Tutti i miei tavoli
page-public-tables = Tavoli pubblici
page-tables-going = In corso
page-tables-done = Finiti
page-mine-game = Gioco
page-mine-opponent = Avversario
page-mine-all = Tutti
page-mine-won = Vinta
page-mine-lost = Persa
page-mine-with = contro { $names }
page-mine-played = Giocate
page-mine-average = Punteggio medio
page-mine-figures = I miei numeri
page-mine-none = Nessuna partita corrisponde.
page-tables-none = Al momento non siedi a nessun tavolo.
page-tables-no-public = Al momento nessuno cerca giocatori. Apri un tavolo e rendilo pubblico.
page-never-played = Mai giocato?
page-never-played-sub = Una prima partita guidata: cinque minuti, scelte vere
page-with-clock = con l’orologio
page-your-move = Tocca a te
page-waits-for = In attesa di { $names }
page-free-seats = { $count ->
        [one] Un posto libero
       *[other] { $count } posti liberi
    }
page-all-seated = Al completo, si può cominciare
page-paused = Rimandata a un altro giorno
page-over = La partita è finita
page-won-by = { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }

# Nuovo tavolo, sala d’attesa
page-who-sits = Chi si siede al tavolo?
page-who-sits-sub = Lascia posti liberi per chi inviti, o affidali ai bot. Fino all’inizio della partita puoi cambiare opzioni e bot.
page-the-game = Il gioco
page-players = Giocatori
page-player-number = Giocatore { $number }
page-variant = In due { $title } è una variante: le regole funzionano anche con un solo rivale.
page-readings = Altre interpretazioni delle regole
page-readings-help = Dove il regolamento non è chiaro; se non cambi nulla, valgono le nostre decisioni
page-seat-open = Posto libero
page-seat-open-help = per chi inviti
page-seat-free-help = qui non c’è ancora nessuno
page-seat-who = Chi prende il posto { $number }?
page-sits-here = su questo dispositivo
page-way = Come giocate
page-way-devices = Ognuno sul suo dispositivo
page-way-devices-help = Un link a testa, vicini o lontani
page-way-shared-screen = Schermo comune e telefoni
page-way-shared-screen-help = Il tabellone è su questo schermo, la tua mano sul telefono
page-way-one-device = Un dispositivo da passarsi
page-way-one-device-help = Tra un turno e l’altro un sipario nasconde le mani
page-clock = Tempo di riflessione
page-clock-none = Senza limite
page-clock-move-is = { $time } per ogni scelta
page-clock-bank-is = { $time } in tutto, { $more } in più dopo ogni scelta
page-clock-days = { $days } g { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-by = entro { $when }
page-casual = Partita amichevole
page-casual-help = Con suggerimenti; si può annullare se gli altri sono d’accordo
page-listed = Visibile a tutti
page-listed-help = Chiunque può prendere un posto libero
page-table-name = Nome del tavolo
page-table-name-empty = senza nome si usa il codice
page-open-full = Tutti i posti sono presi: puoi cominciare subito.
page-open-invite = Ricevi un link e un codice per i posti liberi.
page-not-started = in sala d’attesa
page-room-open = { $count ->
        [one] C’è un posto libero: invita qualcuno o mettici un bot.
       *[other] Ci sono { $count } posti liberi: invita qualcuno o mettici dei bot.
    }
page-room-unready = { $count ->
        [one] Manca ancora la conferma di { $names }.
       *[other] Mancano ancora le conferme di { $names }.
    }
page-room-you-unready = Manca ancora la tua conferma.
page-room-full = Ci sono tutti. Si può cominciare.
page-room-guest-open = { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    } { $host } dà il via quando ci sono tutti.
page-room-guest-full = Ci sono tutti. { $host } può dare il via.
page-room-changed = Novità: { $what }. Conferma di nuovo che ci sei.
page-room-changed-host = Novità: { $what }. Gli altri devono confermare di nuovo.
page-you-host = tu, il tavolo è tuo
page-you-here = su questo dispositivo
page-you-ready = tu, hai confermato
page-ready = ha confermato
page-here = presente
page-away = assente
page-sit-here = Siediti qui
page-seat-bot = Metti un bot
page-seat-bot-at = Bot al posto { $letter }
page-invite = Invita
page-invite-seat = Invita qualcuno al posto { $letter }
page-invite-help = Chi apre questo link o scansiona il codice può prendere questo posto.
page-token-help = Anche un programma può giocare qui. Il token si vede una volta sola; chi ce l’ha gioca.
page-token-make = Crea un token
page-name-colour = Nome e colore
page-your-name = Il tuo nome
page-your-colour = Il tuo colore
page-colour-name = Colore { $letter }
page-stand-up = Alzati
page-kick = Libera il posto
page-remove-bot = Togli il bot
page-rules-of = Regole di { $title }
page-chat = Chat
page-call-others = Invita gli altri
page-code = Codice
page-copy-link = Copia il link
page-qr-table = Codice da scansionare per entrare a questo tavolo
page-qr-seat = Codice da scansionare per questo posto
page-only-here = Solo questo computer raggiunge il server: su un altro dispositivo link e codice non funzionano. Per giocare con telefoni e computer della tua rete, avvialo con «make play» o «muraglia serve --host 0.0.0.0».
page-this-is-screen = Usa come schermo comune
page-close-table = Chiudi il tavolo
page-start = Comincia
page-host-starts = { $host } dà il via quando tutti hanno confermato.
page-i-am-ready = Ci sono
page-not-ready = Non ancora
page-watching = Stai guardando. Prendi un posto libero per giocare.
page-invited = { $host } ti invita a giocare a { $game }
page-invited-running = La partita è in corso. Un bot gioca per { $name }: puoi subentrare.
page-invited-seat = Il tuo posto: { $letter }
page-invited-instead = Il posto del tuo link è occupato. Questo è libero: { $letter }
page-invited-with = Al tavolo: { $names }
page-invited-name = Come vuoi che ti chiamino gli altri?
page-sit-down = Siediti
page-just-watch = Guarda soltanto
page-invited-rules = Mai giocato? Le regole di { $title }

# Decidere insieme
page-council = Consiglio
page-council-speaker = { $name } parla per tutti
page-council-silence = chi tace acconsente tra { $seconds } s
page-council-ready = Proposta già pronta:
page-council-colon = :
page-council-by = { $name } propone: { $what }
page-council-proposes = propone
page-council-agrees = è d’accordo
page-council-waits = vuole aspettare
page-council-follows = segue chi parla per tutti
page-council-asked = deve rispondere
page-council-rather = preferirebbe: { $what }.
page-council-take-up = Proponi questo
page-council-wait = Aspettatemi
page-council-follow = In questa stagione seguo chi parla
page-council-agree = D’accordo: { $what }
page-council-propose = Proponi: { $what }
page-words = Di’ o indica
page-words-what = Che cosa dire
page-words-which = Di che cosa
page-words-count = Quanto
page-words-say = Dillo
page-point = Indica là
page-point-where = Che cosa indicare
page-point-board = Indica sul tabellone
page-point-now = Tocca un punto
page-points = { $name } indica: { $place }
page-points-board = { $name } indica il tabellone.
page-together = Chi tace acconsente
page-together-help = Alle decisioni comuni, dopo questo tempo
page-together-never = mai

# Una partita in corso
page-people = Al tavolo
page-thinking = sta pensando
page-resigned = ha abbandonato
page-bot-plays-on = continua un bot
page-late = tempo scaduto
page-late-long = ha finito il tempo.
page-bot-takes-over = Continua un bot
page-onlooker = Spettatore
page-onlookers = { $count ->
        [one] Una persona guarda
       *[other] { $count } persone guardano
    }
page-skip = Al tabellone
page-menu = Menu
page-sound = Suono
page-sound-on = Accendi il suono
page-sound-off = Spegni il suono
page-rules = Regole
page-text-on = Il tavolo a parole
page-text-off = Il tavolo disegnato
page-text-view = Il tavolo a parole
page-dock = Il tuo posto
page-rail = Accanto al tabellone
page-waiting-for = { $count ->
        [one] In attesa di { $names }
       *[other] In attesa di { $names }
    }
page-waits-too = In attesa anche di { $names }.
page-you-have-time = Hai tempo fino a { $when }.
page-vacation-until = in vacanza fino al giorno { $day }
page-you-watch = Stai guardando.
page-moving-on = La partita va avanti…
page-you-chose = Hai scelto: { $what }.
page-you-chose-secret = Hai scelto.
page-chose-wait = In attesa di { $names }. Fino ad allora puoi cambiare idea.
page-so-far = Finora: { $what }
page-is-paused = Rimandata a un altro giorno
page-is-paused-sub = Il tavolo resta com’è. Lo ritrovate tutti in «I miei tavoli», o con il link e il codice { $code }.
page-moment = Momento { $number } di { $count }
page-moment-sub = Stai guardando indietro; intanto la partita continua.
page-moment-over = Stai rivedendo una partita finita.
page-to-now = Torna al presente
page-to-score = Al punteggio
page-try = Prova da qui
page-try-help = Apre un tavolo tutto tuo che comincia da questo momento. Giochi come { $name } contro i bot.
page-try-friends = Prova da qui con gli amici
page-branch-of = dal momento { $moment } di un’altra partita
page-branch-text = da una posizione incollata
page-branch-back = Alla partita originale
page-from-text = Continua da un testo
page-from-text-help = Incolla una posizione o una registrazione. Giochi al primo posto contro i bot.
page-from-text-moment = Dopo quanti passi? (solo per le registrazioni; vuoto: dopo tutti)
page-from-text-open = Continua
page-view-as = Visto da
page-withdraw = Ci ripenso
page-back-step = Un passo indietro
page-undo = Annulla
page-undo-ask = Chiedi di annullare
page-reset = Annulla tutto il turno
page-redo = Ripristina
page-hint = Suggerimento
page-hint-says = La scelta migliore ora: { $what }
page-hint-thinking = Cerco un suggerimento…
page-hint-chance = Probabilità di vittoria { $chance }%, { $score }.
page-hinted = suggerito
page-connection-lost = Connessione persa. Nuovo tentativo…
page-rule = { $count ->
        [one] Regola { $ids }
       *[other] Regole { $ids }
    }
page-rule-missing = Questa regola non si è caricata.
page-all-rules = Tutte le regole
page-log = Cronaca
page-log-copy = Copia la cronaca
page-log-newest = All’ultima riga
page-undone = Annullato:
page-since = Dal tuo ultimo turno
page-since-replay = Rivedi
page-since-more = { $count ->
        [one] e un’altra cosa
       *[other] e altre { $count } cose
    }
page-go-on = Avanti
page-scrub = Guarda indietro
page-scrub-first = All’inizio
page-scrub-prev = Una scelta indietro
page-scrub-next = Una scelta avanti
page-scrub-live = Al presente
page-scrub-slider = Momento
page-scrub-share = Copia un link a questo momento
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-write = Scrivi al tavolo
page-chat-unread = { $count ->
        [one] Chat, una riga nuova
       *[other] Chat, { $count } righe nuove
    }
page-chat-mute = Nascondi la chat
page-chat-unmute = Mostra la chat
page-chat-muted = Hai nascosto la chat.
page-send = Invia
page-note = Nota
page-note-help = Questo lo leggi solo tu.
page-note-saved = Salvata.
page-note-failed = Nota non salvata. Nuovo tentativo alla prossima parola.
page-plan = In anticipo
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
page-plan-lies = Hai una risposta pronta.
page-stand = Risposte fisse
page-stand-help = Scegli qui che cosa rispondere: ogni volta, dopo una breve pausa, la risposta parte da sola. Gli altri non la vedono.
page-stand-asked = Ti viene chiesto
page-until-turn = fino al prossimo turno
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
page-stand-ahead = D’ora in poi…
page-stand-now = { $answers } ({ $until })
page-next-table = Tocca a te: { $name }
page-agree = D’accordo
page-decline = Rifiuta
page-proposal-undo = vorrebbe annullare l’ultima scelta.
page-proposal-pause = vorrebbe rimandare la partita a un altro giorno.
page-proposal-resume = è di nuovo qui e vorrebbe riprendere.
page-proposal-end = vorrebbe finire qui la partita.
page-proposal-offer = vorrebbe offrire il posto di { $name } a qualcun altro, che così ne vedrebbe la mano.
page-proposal-yours = Hai chiesto agli altri.
page-proposal-waits = { $count ->
        [one] { $names } non ha ancora risposto.
       *[other] { $names } non hanno ancora risposto.
    }
page-proposal-drop = Ritira
page-propose-pause = Rimanda a un altro giorno
page-propose-resume = Riprendi la partita
page-propose-end = Proponi di finire qui
page-leave = Lascia la partita
page-leave-sure = Un bot continua al posto tuo. Puoi tornare e riprendere il tuo posto.
page-resign = Abbandona
page-resign-sure = Un bot continua al posto tuo e tu non puoi più vincere. Non si può tornare indietro.
page-close-sure = Il tavolo si chiude per tutti. Non si può tornare indietro.
page-sit-again = Riprendi il tuo posto
page-bot-for-you = Un bot sta giocando al posto tuo.
page-sit-for = Prendi il posto di { $name }
page-offer-seat = Offri il posto di { $name } a qualcun altro
page-bot-for = Fai giocare un bot per { $name }
page-shared-screen-open = Apri lo schermo comune
page-zoom = Grandezza del tabellone
page-record = Scarica la partita

# Domande semplici
page-ask-one = Fai una scelta
page-ask-many = Scegli quanto vuoi
page-ask-amount = Quanti
page-ask-order = In che ordine
page-ask-split = Quanto a ognuno
page-ask-yes-no = Sì o no
page-pass-turn = Passa per questo turno
page-pass-season = Passa per questa stagione
page-pass-year = Passa per quest’Anno
page-pass-no-more = Non passare più
page-passing = Passi in automatico. Premi per tornare a scegliere.
page-forced = Passi obbligati
page-forced-never = Chiedimi
page-forced-smart = Prudente
page-forced-always = Da soli
page-forced-help = Prudente: si fanno da soli finché puoi ancora annullare ciò che viene prima.
page-warnings = Avvisami degli sprechi
page-warnings-help = Accanto si legge che cosa andrebbe perso o porterebbe Onta.
page-warning = Attenzione
page-take-this = Prendi
page-chosen-so-far = Già scelto
page-take-out = Togli
page-split-less = Meno: { $name }
page-split-more = Più: { $name }
page-split-of = di { $count }
page-split-sum = { $count } di { $total }
page-split-up-to = { $count } di { $total } al massimo
page-split-send = Conferma

# Tasti
page-keys = Tastiera
page-keys-on = Scorciatoie da tastiera al tavolo
page-key-name-enter = Invio
page-key-name-commit = Ctrl + Invio
page-key-name-ends = Inizio, Fine
page-key-tab = alla parte successiva: mano, posti, pulsanti
page-key-pieces = sul tabellone: da un pezzo all’altro, da un posto all’altro
page-key-enter = scegli
page-key-commit = conferma ciò che hai scelto
page-key-esc = rimetti giù, chiudi, torna al presente
page-key-digits = il punto illuminato o la risposta con quel numero
page-key-arrows = altrove: una scelta indietro o avanti
page-key-ends = all’inizio, al presente
page-key-undo = annulla
page-key-redo = ripristina
page-key-hint = suggerimento
page-key-log = cronaca
page-key-chat = chat
page-key-text = il tavolo a parole o disegnato
page-key-status = rileggi chi deve scegliere, e che cosa
page-key-zoom = più grande, più piccolo, com’era
page-key-sound = suono sì o no
page-key-help = questo aiuto

# Un dispositivo, schermo comune, telefono
page-curtain = { $name }, tocca a te
page-curtain-open = Sono { $name }
page-seat-letter = posto { $letter }
page-see-table = Guarda il tavolo
page-cover = Nascondi
page-covered = Coperto
page-uncover = Tocca per guardare
page-join-at = Entra su { $host }
page-fullscreen = Schermo intero
page-screen-gather = Prendete i telefoni e scansionate un codice
page-screen-gather-sub = Ogni codice è un posto. Il telefono mostra la tua mano, questo schermo ciò che tutti possono vedere.
page-free-seat = Posto libero
page-scan-join = scansiona per giocare
page-scan-return = assente: scansiona per tornare
page-scan-take = gioca un bot: scansiona per sostituirlo

# La fine
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
page-lost-by = { $count ->
        [one] { $names } ha perso.
       *[other] { $names } hanno perso insieme.
    }
page-against-qin = { $first } contro i { $second } di Qin Jiushao.
page-you-share-win = Hai vinto a pari merito!
page-winner = vittoria
page-lowest-wins = Vince chi ha meno punti: { $first } a { $second }.
page-highest-wins = Vince il punteggio più alto: { $first } a { $second }.
page-ended-agreement = Chiusa di comune accordo.
page-ended-resignation = Chiusa per abbandono.
page-ended-time = Chiusa perché è scaduto il tempo.
page-rematch = Rivincita, stessi posti
page-to-rematch = Alla rivincita
page-replay = Rivedi
page-share = Copia il link
page-score = Il punteggio

# Un tavolo che non c’è
page-no-table = Questo tavolo non c’è
page-no-table-sub = Forse è stato chiuso, o il link è incompleto.
page-table-closed = Questo tavolo è chiuso
page-table-closed-sub = Chi l’aveva aperto l’ha chiuso prima dell’inizio.

# Regole e imparare
page-cards-link = Tutte le carte
page-set = Carte
page-set-house = Il set di casa
page-set-by = { $name } di { $author }
page-rules-search = Cerca nelle regole
page-rules-found = { $count ->
        [0] Nessuna regola contiene queste parole.
        [one] Una regola
       *[other] { $count } regole
    }
page-learn = Impara giocando
page-learn-sub = Una prima partita con i bot, che comincia sempre allo stesso modo. Le scelte sono tue; una guida ti spiega che cosa conta.
page-lesson-start = Prima partita guidata
page-lesson-continue = Continua la prima partita
page-lesson-of = Prima partita a { $title }

# Impostazioni
page-looks = Aspetto
page-theme = Colori
page-theme-system = come il sistema
page-theme-light = chiaro
page-theme-dark = scuro
page-speed = Animazioni
page-speed-slow = lente
page-speed-normal = normali
page-speed-fast = veloci
page-speed-off = senza
page-text-view-help = I tabelloni come testo, per un lettore di schermo o per leggere in fretta
page-notice = Avvisi
page-sound-help = Legno, carta, e una campana quando tocca a te
page-notify = Notifiche
page-notify-help = Quando tocca a te e la pagina è in secondo piano
page-notify-blocked = Il browser non permette notifiche a questa pagina.
page-notify-insecure = I browser permettono le notifiche solo a un indirizzo che inizia con https://. Chiedi a chi gestisce questo server.
page-notify-missing = Questo browser non offre notifiche. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
page-call = Quando non ci sei
page-call-help = Nelle partite che durano giorni puoi sapere quando tocca a te, anche a pagina chiusa. Lo scegli tavolo per tavolo; prima non viene inviato nulla.
page-call-here = Messaggi su questo dispositivo
page-call-here-help = { $count ->
    [0] Il browser ti chiederà una volta il permesso
    [one] Uno dei tuoi dispositivi riceve i messaggi
   *[other] { $count } dei tuoi dispositivi ricevono i messaggi
  }
page-call-insecure = I messaggi richiedono una connessione sicura: questo server è aperto senza https://. Chiedi a chi lo gestisce; in questa rete funzionano comunque, finché la pagina è aperta.
page-call-quiet = Ore di silenzio
page-call-quiet-help = Ciò che arriva nel frattempo viene inviato dopo ({ $zone })
page-call-from = Dalle
page-call-to = alle
page-webhook = Chiama un indirizzo
page-webhook-help = Un webhook di Discord, Slack o Mattermost, un argomento di ntfy o uno tuo. Riceve una frase e il link.
page-call-test = Prova
page-call-tested = { $count ->
    [one] Un messaggio è in arrivo.
   *[other] { $count } messaggi sono in arrivo.
  }
page-call-not-tested = Nessun messaggio è stato accettato. Disattiva e riattiva, poi riprova.
page-call-failed = Il browser non ha raggiunto il suo servizio di messaggi. Riprova più tardi.
page-call-later = Prima siediti a un tavolo.
page-call-on = Avvisami quando tocca a me
page-call-off = Niente più messaggi da questo tavolo
page-call-kept = Riceverai un avviso quando qui tocca a te.
page-call-ended = Questo tavolo non ti invia più nulla.
page-call-ask = Ti avvisiamo quando tocca di nuovo a te?
page-call-ask-help = Questa partita può durare a lungo. Puoi chiudere la pagina.
page-call-yes = Avvisami
page-call-no = Non a questo tavolo
page-chat-show = Chat
page-chat-show-help = Mostra ciò che scrivono gli altri
page-elsewhere = Continua su un altro dispositivo
page-elsewhere-help = I tuoi tavoli e i tuoi posti vengono con te. Niente account, niente password.
page-elsewhere-make = Mostra un codice
page-elsewhere-once = Vale una volta sola, per dieci minuti.
page-qr-elsewhere = Codice da scansionare con l’altro dispositivo
page-claim = Ho un codice da un altro dispositivo
page-claim-go = Continua
page-claim-ask = Con questo link sei tu anche su questo dispositivo: con il tuo nome, i tuoi tavoli e i tuoi posti. Quelli usati qui finora restano indietro.
page-claimed = Rieccoti!
page-devices = I tuoi dispositivi
page-devices-help = Su questi dispositivi sei sempre tu. Disconnetti quelli che non usi più o che hai perso.
page-device-this = Questo dispositivo
page-device-used = Usato l’ultima volta { $when }
page-device-since = dal giorno { $day }
page-device-unknown = Dispositivo sconosciuto
page-log-out = Disconnetti
page-log-out-of = Disconnetti { $device }
page-logged-out = Disconnesso.
page-data = I tuoi dati
page-data-help = Teniamo il tuo nome, il tuo colore, i tuoi dispositivi, le tue partite, le tue note, ciò che hai scritto, le tue vacanze e come vuoi ricevere gli avvisi. Nient’altro.
page-delete = Cancella i miei dati
page-delete-sure = Nome, note e chat vengono cancellati; nelle partite in corso continuano i bot. Non si può tornare indietro.
page-deleted = { $count ->
        [0] I tuoi dati sono cancellati. Non avevi lasciato tracce a nessun tavolo.
        [one] I tuoi dati sono cancellati. Il tuo nome, la tua chat e le tue note sono spariti da un tavolo.
       *[other] I tuoi dati sono cancellati. Il tuo nome, la tua chat e le tue note sono spariti da { $count } tavoli.
    }
page-deleted-go = Alla pagina iniziale
