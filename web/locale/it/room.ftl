# Nuovo tavolo, sala d’attesa, invito
page-title-setup = Nuovo tavolo · Muraglia
page-on = sì
page-off = no
page-bot-strength = Bot, { $strength }
page-outside-bot = Bot esterno
page-who-sits = Chi si siede al tavolo?
page-who-sits-sub = Lascia posti liberi per chi inviti, o affidali ai bot. Fino all’inizio della partita puoi cambiare opzioni e bot.
page-the-game = Il gioco
page-players = Giocatori
page-player-number = Giocatore { $number }
page-variant = In due { $title } è una variante: le regole funzionano anche con un solo rivale.
page-readings = Altre interpretazioni delle regole
page-readings-help = Dove il regolamento non è chiaro; se non cambi nulla, valgono le nostre decisioni
page-seat-open-help = per chi inviti
page-seat-free-help = qui non c’è ancora nessuno
page-seat-who = Chi prende il posto { $number }?
page-sits-here = su questo dispositivo
page-way = Come giocate
page-way-devices = Ognuno sul suo dispositivo
page-way-devices-help = Un link a testa, vicini o lontani
page-way-shared-screen-help = Il tabellone è su questo schermo, la tua mano sul telefono
page-way-one-device = Un dispositivo da passarsi
page-way-one-device-help = Tra un turno e l’altro un sipario nasconde le mani
page-clock = Tempo di riflessione
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
page-sit-here = Siediti qui
page-seat-bot = Metti un bot
page-invite = Invita
page-invite-seat = Invita qualcuno al posto { $letter }
page-invite-help = Chi apre questo link o scansiona il codice può prendere questo posto.
page-token-help = Anche un programma può giocare qui. Il token si vede una volta sola; chi ce l’ha gioca.
page-token-make = Crea un token
page-name-colour = Nome e colore
page-stand-up = Alzati
page-kick = Libera il posto
page-remove-bot = Togli il bot
page-call-others = Invita gli altri
page-code = Codice
page-qr-table = Codice da scansionare per entrare a questo tavolo
page-this-is-screen = Usa come schermo comune
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
page-together = Chi tace acconsente
page-together-help = Alle decisioni comuni, dopo questo tempo
page-together-never = mai
page-set = Carte
page-set-house = Il set di casa
