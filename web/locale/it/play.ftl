# Una partita in corso
page-title-table = { $name } · Muraglia
page-loading = Caricamento…
page-room-full = Ci sono tutti. Si può cominciare.
page-ready = ha confermato
page-here = presente
page-away = assente
page-chat = Chat
page-qr-seat = Codice da scansionare per questo posto
page-only-here = Solo questo computer raggiunge il server: su un altro dispositivo link e codice non funzionano. Per giocare con telefoni e computer della tua rete, avvialo con «make play» o «muraglia serve --host 0.0.0.0».
page-close-table = Chiudi il tavolo
page-start = Comincia
page-council-agree = D’accordo: { $what }
page-council-propose = Proponi: { $what }
page-point-board = Indica sul tabellone
page-point-now = Tocca un luogo
page-points = { $name } indica: { $place }
page-points-board = { $name } indica il tabellone.
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
page-sound-on = Accendi il suono
page-sound-off = Spegni il suono
page-text-on = Il tavolo a parole
page-dock = Il tuo posto
page-rail = Accanto al tabellone
page-waiting-for = { $count ->
        [one] In attesa di { $names }
       *[other] In attesa di { $names }
    }
page-waits-too = In attesa anche di { $names }.
page-you-have-time = Hai tempo fino a { $when }.
page-vacation-until = in vacanza fino al { $day }
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
page-branch-of = dal momento { $moment } di un’altra partita
page-branch-text = da una posizione incollata
page-branch-back = Alla partita originale
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
page-log = Cronaca
page-log-newest = All’ultima riga
page-undone = Annullato:
page-since = Dal tuo ultimo turno
page-since-replay = Rivedi
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
page-plan-lies = Hai una risposta pronta.
page-stand = Risposte fisse
page-stand-ahead = D’ora in poi…
page-next-table = Tocca a te: { $name }
page-agree = D’accordo
page-decline = Rifiuta
page-proposal-undo = vorrebbe annullare l’ultima scelta.
page-proposal-pause = vorrebbe rimandare la partita a un altro giorno.
page-proposal-resume = è di nuovo qui e vorrebbe riprendere.
page-proposal-end = vorrebbe finire qui la partita.
page-proposal-offer = vorrebbe offrire il posto di { $name } a qualcun altro, che vedrebbe quindi quella mano.
page-proposal-yours = Hai chiesto agli altri.
page-proposal-waits = { $count ->
        [one] { $names } non ha ancora risposto.
       *[other] { $names } non hanno ancora risposto.
    }
page-proposal-drop = Ritira
page-propose-resume = Riprendi la partita
page-propose-end = Proponi di finire qui
page-sit-again = Riprendi il tuo posto
page-bot-for-you = Un bot sta giocando al posto tuo.
page-record = Scarica la partita
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
page-passing = Passi senza che ti venga chiesto. Premi perché ti venga chiesto di nuovo.
page-warning = Attenzione
page-take-this = Prendi
page-chosen-so-far = Già scelto
page-take-out = Toglilo di nuovo
page-split-less = Meno: { $name }
page-split-more = Più: { $name }
page-split-of = di { $count }
page-split-sum = { $count } di { $total }
page-split-up-to = { $count } di { $total } al massimo
page-split-send = Conferma
page-curtain = { $name }, tocca a te
page-curtain-open = Sono { $name }
page-seat-letter = posto { $letter }
page-see-table = Guarda il tavolo
page-cover = Nascondi
page-covered = Coperto
page-uncover = Tocca per guardare
page-rematch = Rivincita, stessi posti
page-to-rematch = Alla rivincita
page-no-table = Questo tavolo non c’è
page-no-table-sub = Forse è stato chiuso, o il link è incompleto.
page-table-closed = Questo tavolo è chiuso
page-table-closed-sub = Chi l’aveva aperto l’ha chiuso prima dell’inizio.
