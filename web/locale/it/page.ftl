# La pagina: tutto ciò che si legge fuori dai tabelloni.

# Dappertutto
page-title = { $where } · Muraglia
page-title-start = Muraglia: giochi da tavolo in cui si costruisce un muro
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
page-again = Riprova
page-less = meno
page-more = più
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
page-with-friends = Con gli amici
page-open-table = Apri un tavolo
page-join-code = Entra con un codice
page-join = Entra
page-code-empty = Scrivi il codice del tavolo, per esempio WOLF-2741.
page-code-unknown = Nessun tavolo ha il codice { $code }. Controllalo e riprova.
page-my-tables = I miei tavoli
page-all-tables = Tutti i miei tavoli
page-public-tables = Tavoli pubblici
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
page-seat-open = Posto libero
page-way-shared-screen = Schermo comune e telefoni
page-clock-none = Senza limite
page-clock-move-is = { $time } per ogni scelta
page-clock-bank-is = { $time } in tutto, { $more } in più dopo ogni scelta
page-clock-days = { $days } g { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-by = entro { $when }
page-your-name = Il tuo nome
page-your-colour = Il tuo colore
page-rules-of = Regole di { $title }
page-rule = { $count ->
        [one] Regola { $ids }
       *[other] Regole { $ids }
    }
page-copy-link = Copia il link

# Una partita in corso
page-rules = Regole
page-text-view = Il tavolo a parole
page-rule-missing = Questa regola non si è caricata.
page-all-rules = Tutte le regole
page-since-more = { $count ->
        [one] e un’altra cosa
       *[other] e altre { $count } cose
    }

# Tasti
page-keys = Tastiera
page-keys-on = Scorciatoie da tastiera al tavolo

# La fine
page-lost-by = { $count ->
        [one] { $names } ha perso.
       *[other] { $names } hanno perso insieme.
    }

# Regole e imparare
page-cards-link = Tutte le carte
page-set-by = { $name } di { $author }
page-lesson-of = Prima partita a { $title }
