# Impostazioni
page-version = Versione { $version }, pagina aggiornata { $when }
page-colour-name = Colore { $letter }
page-sound = Suono
page-warnings = Avvisami degli sprechi
page-warnings-help = Accanto si legge che cosa andrebbe perso o porterebbe Onta.
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
page-notify-insecure = I browser permettono le notifiche solo a un indirizzo che inizia con https://. Chiedi a chi gestisce questo server.
page-call-help = Nelle partite che durano giorni puoi sapere quando tocca a te, anche a pagina chiusa. Lo scegli tavolo per tavolo; prima non viene inviato nulla.
page-call-here = Messaggi su questo dispositivo
page-call-here-help = { $count ->
    [0] Il browser ti chiederà una volta il permesso
    [one] Uno dei tuoi dispositivi riceve i messaggi
   *[other] { $count } dei tuoi dispositivi ricevono i messaggi
  }
page-call-quiet = Ore di silenzio
page-call-quiet-help = Ciò che arriva nel frattempo viene inviato dopo ({ $zone })
page-call-from = Dalle
page-call-to = alle
page-webhook = Chiama un indirizzo
page-webhook-help = Un webhook di Discord, Slack o Mattermost, un argomento di ntfy o uno tuo. Riceve una frase e il link.
page-call-test = Prova
page-call-later = Prima siediti a un tavolo.
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
