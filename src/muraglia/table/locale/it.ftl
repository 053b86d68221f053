# Il tavolo: ciò che rifiuta e ciò che vi accade oltre al gioco. Le parole tra graffe vengono riempite: i loro nomi non cambiano.

# Posti
table-not-seated = Non hai un posto a questo tavolo.
table-not-your-seat = Questo non è il tuo posto.
table-no-such-seat = Questo tavolo ha solo { $count } posti.
table-seat-taken = Questo posto è occupato. Scegline uno libero.
table-already-seated = Hai già un posto a questo tavolo.
table-full = Tutti i posti sono occupati. Puoi guardare la partita.
table-colour-taken = Qualcuno al tavolo ha già questo colore. Scegline un altro.
table-name-empty = Un nome deve avere almeno un carattere visibile.
table-kicked = Chi ospita il tavolo ti ha chiesto di lasciarlo.
table-not-host = Può farlo solo chi ospita il tavolo.
table-nobody-to-replace = In questo posto non c’è nessuno da sostituire.
table-not-away = Questa persona c’è. Un bot gioca solo per chi è assente o ha finito il tempo.
table-nobody-left = Chi gioca qui non se n’è andato: il posto non può essere offerto ad altri.
table-slow-clock = A questo tavolo si pensa per giorni. Un bot può continuare solo per chi ha finito il tempo.
table-bot-plays = Un bot sta giocando al posto tuo. Prima riprendi il tuo posto.
table-resigned = Hai abbandonato; un bot continua al tuo posto.

# A che punto è la partita
table-not-started = La partita non è ancora cominciata.
table-started = La partita è già cominciata.
table-seats-open = Ci sono ancora posti liberi. Invita qualcuno o mettici un bot.
table-not-ready = Manca ancora la conferma di { $seat }.
table-is-paused = La partita è rimandata. Prima proponi di riprenderla.
table-not-paused = La partita non è rimandata.
table-over = La partita è finita.
table-not-over = La partita non è ancora finita.
table-closed = Questo tavolo è chiuso.
table-others-play = Qui altri stanno ancora giocando. Proponi invece di chiudere la partita.

# Scelte
table-stale = Nel frattempo la partita è andata avanti. Ecco a che punto è: scegli di nuovo.
table-nothing-chosen = Non hai scelto nulla.
table-not-asked = Al momento non hai nulla da decidere.
table-not-waited-for = Il tavolo non aspetta questa persona.
table-nudge-live = Qui si sta al tavolo tutti insieme. Si può sollecitare solo nelle partite che durano giorni.
table-nudge-early = { $hours ->
    [one] È troppo presto per sollecitare { $seat }. Riprova tra un’ora.
   *[other] È troppo presto per sollecitare { $seat }. Riprova tra { $hours } ore.
  }
table-nudged = { $seat } ha già ricevuto un sollecito per questo.
table-nudge-vacation = { $seat } è in vacanza: niente solleciti.
table-nudge-off = { $seat } non riceve avvisi da questo tavolo: un sollecito non arriverebbe.
table-no-hints = A questo tavolo non ci sono suggerimenti.
table-nothing-to-withdraw = Non hai nessuna risposta da ritirare.
table-nothing-to-undo = Non hai nessuna scelta da annullare.
table-undo-barrier = Altri hanno giocato nel frattempo, o si è visto qualcosa di nascosto: a questo tavolo non si può annullare.
table-nothing-to-redo = Non c’è nulla da ripristinare.
table-no-standing-answer = Non esiste una risposta fissa di questo tipo.

# Proposte
table-already-proposed = { $seat } l’ha già proposto.
table-declined = Gli altri hanno rifiutato. Aspetta { $seconds } secondi prima di chiedere di nuovo.
table-no-proposal = Questa proposta è già stata decisa.
table-no-council = A questo tavolo non si decide nulla insieme.
table-no-saying = Qui non ci sono parole per dirlo.
table-no-place = Sul tabellone questo punto non c’è.

# Chat
table-chat-empty = Non c’è ancora nulla da inviare.
table-chat-fast = Scrivi molto in fretta. Aspetta qualche secondo.

# Guardare indietro
table-no-moment = I momenti di questa partita vanno da { $low } a { $high }.
table-branch-over = Qui la partita è finita. Scegli un momento precedente, al massimo { $last }.
table-branch-options = Le opzioni di questo tavolo sono quelle della posizione di partenza.
table-not-visible = Finché la partita è in corso la vedi solo dal tuo posto o come spettatore.
table-record-hidden = La registrazione completa si apre quando la partita è finita.
table-rules-changed = Le regole di questo gioco sono state corrette durante la partita (versione { $version }). Si continua da dove si era; i momenti precedenti non si possono più mostrare.
table-rules-ended = Le regole di questo gioco sono state corrette durante la partita, che con quelle nuove non può continuare.
table-cards-changed = Questa partita è stata giocata con carte diverse da quelle in uso qui ora: non può continuare.

# Che cosa accade al tavolo
event-table-left = { $seat } ha lasciato il tavolo. Continua un bot.
    .seat = Hai lasciato il tavolo. Continua un bot.
event-table-replaced = Ora un bot gioca per { $seat }.
    .seat = Ora un bot gioca per te.
event-table-returned = { $seat } gioca di nuovo.
    .seat = Giochi di nuovo tu.
event-table-resigned = { $seat } abbandona. Continua un bot.
    .seat = Abbandoni. Continua un bot.
event-table-out-of-time = Il tempo di { $seat } è scaduto.
    .seat = Il tuo tempo è scaduto.
event-table-away = { $seat } è in vacanza. Intanto il suo tempo non scorre.
    .seat = Sei in vacanza. Intanto il tuo tempo non scorre.
event-table-back = { $seat } è di ritorno dalla vacanza.
    .seat = Sei di ritorno dalla vacanza.
event-table-nudged = { $seat } sollecita { $nudged }.
    .seat = Solleciti { $nudged }.
    .nudged = { $seat } ti sollecita.
event-table-fallback = Il bot di { $seat } non ha risposto in tempo e ha scelto a caso.
    .seat = Il tuo bot non ha risposto in tempo e ha scelto a caso.
event-table-undone = { $count ->
        [one] { $seat } annulla una scelta.
       *[other] { $seat } annulla { $count } scelte.
    }
    .seat = { $count ->
        [one] Annulli una scelta.
       *[other] Annulli { $count } scelte.
    }
event-table-paused = La partita è rimandata a un altro giorno, su proposta di { $seat }.
    .seat = La partita è rimandata a un altro giorno, su tua proposta.
event-table-resumed = La partita riprende, su proposta di { $seat }.
    .seat = La partita riprende, su tua proposta.
event-table-ended = La partita si chiude di comune accordo, su proposta di { $seat }.
    .seat = La partita si chiude di comune accordo, su tua proposta.
event-table-carried-over = Qui le regole di questo gioco sono state corrette.
event-table-unknown = È successo qualcosa per cui le regole di oggi non hanno parole.
