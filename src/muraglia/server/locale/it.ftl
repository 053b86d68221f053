# Il server: che cosa dice a chi visita e a chi lo gestisce. Le parole tra graffe vengono riempite: i loro nomi non cambiano.

# A chi visita
server-unknown-visitor = Scegli prima un nome: senza cookie il server non sa chi sei.
server-no-table = Questo tavolo non esiste. Forse il link è incompleto.
server-wrong-code = Nessun tavolo aperto ha questo codice. Controllalo con chi te l’ha dato.
server-wrong-invite = Questo invito non è valido. Chiedi un nuovo link.
server-wrong-device-code = Questo codice è sbagliato, già usato o scaduto. Creane uno nuovo sull’altro dispositivo.
server-no-device = Non hai questo dispositivo. Forse è già stato disconnesso.
server-last-device = Questo è il tuo unico dispositivo. Se lo disconnetti, nessuno arriva più ai tuoi tavoli: cancella piuttosto i tuoi dati.
server-too-many = Troppe richieste in una volta. Aspetta un momento e riprova.
server-tables-most = Hai { $count } partite in corso: questo server non ne conserva di più per una sola persona. Prima finiscine o chiudine una.
server-tables-fast = Hai aperto molti tavoli in poco tempo. Potrai aprirne un altro tra qualche minuto.
server-notes-most = Hai note a { $count } tavoli: questo server non ne conserva di più per una sola persona. Prima svuota una nota vecchia.
server-vacation-past = La fine della vacanza deve essere nel futuro.
server-vacation-long = { $days ->
    [0] Quest’anno non hai più giorni di vacanza.
    [one] Quest’anno ti resta un giorno di vacanza.
   *[other] Quest’anno ti restano { $days } giorni di vacanza.
  }
server-chat-most = Hai scritto moltissimo. Potrai continuare tra qualche minuto.
server-no-hint = Questa volta nessun suggerimento. Riprova.
server-too-many-seats = Questo tavolo ha solo { $count } posti.
server-only-for-sockets = Ha senso solo attraverso un socket.
server-not-gathered = Unisciti prima agli altri: per ora guardi per conto tuo.
server-gathering-full = { $count } persone stanno già rivedendo la partita insieme. Non se ne possono aggiungere altre.
server-no-webhooks = Su questo server i webhook non sono permessi.
server-webhook-url = Un webhook è un indirizzo che comincia con https://, senza porta, nome utente o spazi.
server-webhook-private = Questo indirizzo appartiene a una rete privata. Un webhook deve essere raggiungibile da internet.
server-unreadable = Questo tavolo non si può più leggere. Il motivo è nel registro del server.
server-not-written = Al momento il server non può salvare né caricare nulla, quindi non è successo niente. Riprova tra un momento.
server-perhaps-written = La connessione al database si è interrotta durante il salvataggio. Tra poco il tavolo mostrerà se è stato salvato; se no, riprova.
# Sulla schermata iniziale di un telefono
site-description = Giochi da tavolo in cui si costruisce un muro, con gli amici o contro i bot.
site-tables = I miei tavoli
site-new = Apri un tavolo
# Accanto a un link in una chat
site-invites = { $host } ti invita a giocare: { $game }
site-seats = { $count ->
    [0] Tutti i posti sono occupati. Puoi guardare.
    [one] C’è un posto libero. Niente account: basta questo link.
   *[other] Ci sono { $count } posti liberi. Niente account: basta questo link.
  }
site-running = La partita è in corso. Vieni a vedere.
site-over = La partita è finita. Rivedila, scelta per scelta.
# Avvisi a chi non è presente
notice-one-title = Tocca a te: { $table }
notice-one = { $game }: { $asks }
notice-your-move = Il tavolo aspetta la tua risposta.
notice-until = Il tuo tempo scade: { $when }
notice-nudge = { $seat } ti sollecita.
notice-proposal-title = Ti chiedono qualcosa: { $table }
notice-proposes-undo = { $seat } vorrebbe annullare una scelta.
notice-proposes-pause = { $seat } propone di rimandare la partita a un altro giorno.
notice-proposes-resume = { $seat } propone di riprendere la partita.
notice-proposes-end = { $seat } propone di chiudere la partita.
notice-proposes-offer = { $seat } propone di offrire ad altri il posto di chi se n’è andato.
notice-many-title = { $count } tavoli ti aspettano
notice-table = { $table } ({ $game })
notice-more = e altri { $count }
notice-test-title = Muraglia ti raggiunge
notice-test = Così saprai che tocca a te. Inviato { $when }.

# Ai programmi
server-bad-request = La richiesta non si capisce: { $why }
server-no-token = Serve il token di un posto a questo tavolo: Authorization: Bearer …
server-not-found = A questo indirizzo non c’è nulla.
server-no-such-set = Il set di carte { $digest } qui non c’è; /api/games indica quelli in uso.
server-no-page = La pagina non è stata costruita. Costruiscila in web/ con: npm ci && npm run build
server-wrong-method = Questo indirizzo non conosce quel metodo.
server-too-large = La richiesta è troppo grande.
server-not-json = La richiesta deve essere JSON.
server-foreign-page = Qui non si accettano richieste da altre pagine. Se è il tuo indirizzo, avvia il server con --origin.
server-foreign-host = Questo server non risponde a questo indirizzo. Se è il tuo, avvialo con --origin e questo indirizzo.
server-mistake = Qualcosa è andato storto sul server, e non per colpa tua. L’errore è stato annotato.

# A chi gestisce il server
host-bad-base-path = Un percorso di base si scrive come /muraglia, senza barra finale; { $word } no.
host-bad-database-url = Un database si scrive come postgresql://user:password@host/name.
host-workers-need-postgresql = Più processi richiedono PostgreSQL: indica anche --database-url, oppure togli --workers.
host-too-small = --{ $option } deve essere almeno { $low }.
host-no-folder = La cartella { $path } non si può usare: { $why }. Scegline un’altra con --data.
host-folder-in-use = Un altro server sta usando { $path }. Prima fermalo, oppure scegli un’altra cartella con --data.
host-newer-database = Questo database è stato scritto da una versione più recente di Muraglia (passo { $word }). Aggiorna Muraglia, o ripristina una copia di sicurezza.
host-other-database = Questo database è stato scritto da un’altra versione di Muraglia (passo { $word }). Usa quella versione, o avvia una volta il server con questa.
host-no-database = Il database non è raggiungibile: { $why }
host-no-port = { $host }:{ $port } non si può usare: { $why }. Scegli un altro indirizzo con --host o un’altra porta con --port.
host-not-installed = Mancano i pacchetti del server. Installali con: pip install "muraglia[serve]"
host-address = Muraglia è pronto: { $address }
host-address-elsewhere = Nella stessa rete: { $address }
host-only-here = Solo questo computer può raggiungerlo. Per telefoni e altri computer della rete aggiungi: --host 0.0.0.0
host-stop = Ctrl+C ferma il server; le partite in corso restano salvate.
host-backup-done = { $tables } tavoli sono salvati in { $path }.
host-restore-done = { $tables } tavoli sono ripristinati.
host-restore-not-empty = In { $path } ci sono già dati. Ripristina in una nuova cartella o in un database vuoto.
host-no-data = In { $path } non ci sono dati. Indica la cartella del server con --data.
host-bad-backup = { $path } non è una copia di sicurezza di Muraglia, o è danneggiato: { $why }
host-file-exists = { $path } esiste già. Scegli un altro nome.
host-no-file = { $path } non si può leggere o scrivere: { $why }. Controlla il nome e la cartella.
host-no-sets = In { $path } non ci sono set di carte: ognuno è una sottocartella.
host-bad-set = Il set di carte { $path } non è completo. { $why }
host-unknown-table = Non c’è nessun tavolo { $word }. Indica il suo id, dall’indirizzo della sua pagina, o il suo codice.
host-export-running = { $word } è ancora in corso: la partita intera si apre alla fine. Con --seat ottieni ciò che sa un posto.
host-imported = La partita ora si trova a { $path } (codice { $code }). Per sedere ai suoi posti, inserisci { $device } nella pagina come codice di un altro dispositivo entro dieci minuti.
host-about-serve = offri il tavolo nel browser
host-about-backup = salva tutti i tavoli e le persone in un file, anche mentre il server lavora
host-about-restore = ripristina una copia di sicurezza in una nuova cartella o in un database vuoto
host-about-export = scrivi la partita di un tavolo come testo
host-about-import = crea un tavolo dal testo di una partita
host-arg-host = l’indirizzo su cui ascoltare; 0.0.0.0 per ogni dispositivo della rete
host-arg-port = la porta su cui ascoltare
host-arg-data = la cartella del file del database
host-arg-database-url = PostgreSQL al posto della cartella; anche da DATABASE_URL
host-arg-workers = quanti processi servono; più di uno richiede PostgreSQL
host-arg-bot-workers = quanti processi pensano per i bot
host-arg-base-path = il percorso del server dietro un proxy, per esempio /muraglia
host-arg-grace = secondi prima che chi ha perso la connessione sia considerato assente
host-arg-beat = secondi tra una domanda e la risposta di un bot
host-arg-bot-seconds = secondi dopo i quali un bot viene fermato e si gioca per lui qualcosa di permesso
host-arg-webhooks = permetti di farsi avvisare via HTTPS quando è il proprio turno
host-arg-vacation-days = quanti giorni all’anno si può essere in vacanza mentre le partite che durano giorni aspettano
host-arg-origin = un altro indirizzo a cui si apre la pagina; si può ripetere
host-arg-proxies = a chi si crede su indirizzi e https; più di uno separati da virgole
host-arg-rate = comandi al secondo per connessione; 0: senza limiti
host-arg-log = come si scrive il registro: { $known }
host-arg-sets = offri ai nuovi tavoli di The Great Wall i set di carte nelle sottocartelle di questa cartella
host-arg-open = apri un browser
host-arg-file = il file
host-arg-table = l’id o il codice di un tavolo
host-arg-seat = solo ciò che sa questo posto, contato da 0; -1 per chi guarda
