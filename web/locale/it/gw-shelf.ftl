# La plancia propria, gli altri e la colonna destra di The Great Wall.

gws-mine = La mia plancia
gws-why = Ora no: tocca per leggere perché
gws-leaders = Generale e Consiglieri
gws-fitting = { $count ->
        [0] nessuna adatta ora
        [one] una adatta ora
       *[other] { $count } adatte ora
    }
gws-support = { $count ->
        [one] Un Consigliere di Supporto.
       *[other] { $count } Consiglieri di Supporto.
    }
gws-place = { $place }º
gws-honour = Onore
gws-tea = ordine del Tè
gws-shame = tasselli Onta
gws-active = Consigliere Attivo
gws-stock = Le tue risorse
gws-stock-of = { $resource }: { $count }
gws-reserve = Riserva
gws-clerks = { $placed } piazzati, { $unhired } da assumere
gws-clerks-home = Commessi nella tua riserva: { $count }
gws-soldiers = { $soldier }: { $count } nella riserva, { $tiles } con un tassello Onta
gws-horde-taken = { $horde }: Onore { $honour }, tasselli Onta sopra: { $tiles }
gws-taken = Orde prese: { $count }
gws-payable = Che cosa puoi pagare ora
gws-missing = manca
gws-can = { $name }: costa { $cost }
gws-cannot = { $name }: costa { $cost }, ti manca { $missing }
gws-thing-wall = Livello di Mura { $places }
gws-thing-barricade = Barricata
gws-thing-clerk = Commesso
gws-thing-advisor = Consigliere
gws-commands = Carte Comando
gws-pile = Carte Comando giocate
gws-played = giocate: { $cards }
gws-commands-none = Nessuna carta Comando in mano
gws-tactics = Carte Tattica: { $count }
gws-tactics-none = Nessuna carta Tattica in mano
gws-discard = una di troppo
gws-fold = Chiudi
gws-unfold = Apri
gws-set-up-general = Il Generale guida il tuo clan per tutta la partita. In fondo alla carta c’è ciò con cui inizi; comincia a scegliere chi ha il valore del Tè più alto.
gws-set-up-advisor = Il Consigliere scelto è Attivo, con questa abilità. L’altro si gira e sostiene il tuo Generale.
gws-set-up-advisors = Poi sceglierai tra
gws-set-up-yours = Il tuo Generale
gws-track-advisors = Tracciato dei Consiglieri
gws-as-support = Supporto { $count }
gws-dead = { $soldier }: morti { $count }, salvati { $saved }
gws-saved = salvati: { $count }
gws-remains = { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
gws-pay = Paga { $count } di { $total }
gws-take = Prendi { $count } di { $total }
gws-send = Manda { $count } di { $total }
gws-drop = Rimetti giù
gws-key-commit = Ctrl ↵
gws-activations = Attivazioni
gws-left = ancora { $count }
gws-box-done = (fatto)
gws-box-now = (adesso)
gws-box-later = (poi)
gws-tab-requests = Richieste
gws-tab-artifacts = Artefatti
gws-tab-advisors = Consiglieri
gws-tab-qin = Qin
gws-tab-rush = Clan del Giunco
gws-look-up = Da consultare
gws-preview = Che cosa farebbe
gws-if = { $what }
gws-nothing-at-once = Subito non cambia nulla.
gws-preview-empty = Indica qualcosa di illuminato: qui leggi che cosa farebbe.
gws-preview-wait = Ora non devi scegliere nulla.
gws-you-pay = paghi
gws-worth-now = Per te ora vale { $count } Onore.
gws-fulfilled = Richieste adempiute: { $count } su { $needed }
gws-location-track = Tracciato dei Luoghi
gws-track-activates = ◂ in alto
gws-track-sends = in basso ▸
gws-rivals = Gli altri
gws-rival = { $name }: Onore { $honour }, ordine del Tè { $tea }, Commessi { $clerks }, Lancieri { $spearmen }, Arcieri { $archers }, Cavalleggeri { $horsemen }, tasselli Onta { $shame }, carte Tattica { $tactics }, carte Comando in mano { $commands }. Apri tutta la plancia.
gws-overseer = { $location } { $level }
gws-rival-commands = Comandi in mano: { $count }
gws-command-hand = (in mano)
gws-command-spent = (giocata)
gws-command-now = (sul tracciato del Comando)
gws-stock-hidden = Le risorse restano dietro lo schermo.

# What a question's buttons do. Passing is called by what is left undone.
gws-pass-ask-clerk = Non Muovere più
gws-pass-ask-rush-clerk = Non Muovere più
gws-pass-ask-advanced = Non Attivare nulla
gws-pass-ask-copy = Non copiare nulla
gws-yes-ask-copy = Muovi invece 2 Commessi
gws-pass-ask-recover-one = Non riprendere nulla
gws-pass-ask-window = Non giocare carte
gws-pass-ask-upgrade = Non potenziare
gws-yes-ask-upgrade = Potenzia
gws-pass-ask-upgrade-where = Non potenziare
gws-pass-ask-donate = Tieni
gws-yes-ask-donate = Dona
gws-pass-ask-recruit = Non Reclutare altri
gws-pass-ask-attack = Non Attaccare più
gws-pass-ask-build = Non costruire
gws-pass-ask-route = Non spostare più
gws-pass-ask-tea = Resta
gws-yes-ask-tea = Sali di un posto
gws-pass-ask-hire = Non assumere altri
gws-pass-ask-unshame = Tieni il tassello
gws-pass-ask-unshame-summer = Tieni il tassello
gws-pass-ask-unshame-coop = Tieni il tassello
gws-pass-ask-save = Non salvarne altri
gws-pass-ask-recovery = Lascia le carte
gws-pass-ask-fulfil = Nessuna Richiesta
gws-pass-ask-give = Non dare
gws-yes-ask-give = Dai
gws-pass-ask-pay-for = Non pagare
gws-yes-ask-pay-for = Paga
gws-pass-ask-rush-tea = Lasciala
gws-yes-ask-rush-tea = Alzala
gws-commit-ask-general = Scegli { $what }
gws-commit-ask-first-advisor = Attivo: { $what }
gws-commit-ask-command = Cala { $what }
gws-commit-ask-recover-one = Riprendi { $what }
gws-commit-ask-hire = Assumi { $what }
gws-commit-ask-rush-advisor = Scarta { $what }
gws-commit-ask-gain = Prendi { $what }
gws-commit-ask-sacrifice = Sacrifica { $what }
gws-commit-ask-recruit = Recluta { $what }
gws-commit-ask-upgrade = Sorvegliante: { $what }
gws-commit-ask-fulfil = Proponi { $what }
