# The page of all cards of a set.

page-cards-of = Carte: { $title }
page-cards-house = Il set di casa: carte nostre, fatte secondo le regole. Non sono quelle stampate.
page-cards-own = Il set «{ $name }», offerto da chi ospita questo server.
page-cards-own-by = Il set «{ $name }» di { $author }.
page-cards-search = Cerca una carta
page-cards-kind = Tipo
page-cards-all = Tutte le carte
page-cards-command = Comandi
page-cards-general = Generali
page-cards-advisor = Consiglieri
page-cards-tactic = Tattiche
page-cards-horde = Orde
page-cards-artifact = Artefatti
page-cards-request = Richieste
page-cards-event = Eventi
page-cards-one-command = Carta Comando
page-cards-one-general = Generale
page-cards-one-advisor = Consigliere
page-cards-one-tactic = Carta Tattica
page-cards-one-horde = Orda
page-cards-one-artifact = Artefatto
page-cards-one-request = Richiesta dell’Imperatore
page-cards-one-event = Evento
page-cards-about-command = riquadri scuri per il proprietario, chiari per gli altri
page-cards-about-general = più Supporto hanno, più sono forti
page-cards-about-advisor = assunti come Attivi o come Supporto
page-cards-about-tactic = giocate al loro momento, più forti con il qi
page-cards-about-horde = copri i loro Punti Vitali per sconfiggerle
page-cards-about-artifact = Onore per tutti alla fine
page-cards-about-request = ciò che l’Imperatore vuole da tutti
page-cards-about-event = uno ogni Inverno, alcuni restano
page-cards-mode = Usata in
page-cards-mode-any = tutte le modalità
page-cards-mode-standard = ognuno per sé
page-cards-mode-cooperative = cooperativa
page-cards-mode-solo = solitario
page-cards-found = { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
page-cards-nothing = Nessuna carta corrisponde. Meno parole, o un altro tipo?
page-cards-open = Ingrandisci: { $name }
page-cards-before = Precedente
page-cards-after = Successiva
page-cards-tea = Valore del Tè:
page-cards-no-ability = Nessuna abilità.
page-cards-start = Inizia con
page-cards-back = Sul retro: Supporto
page-cards-point = Riga { $row }, colonna { $column }: { $reward }
page-cards-points = Punti Vitali: { $count }
page-cards-power = Potenza
page-cards-honour = Onore
page-cards-copies = Nel mazzo: { $count }
page-cards-copies-label = Nel mazzo, secondo la Sezione sul retro
page-cards-rewards = Ricompense
page-cards-scored-last = Conta alla fine della partita
page-cards-each = Ogni giocatore
page-cards-once = Il tabellone
page-cards-lasting = Fino alla fine della partita
page-cards-not-for-two = Non in due giocatori
page-cards-source = Da dove viene
page-cards-source-book = stampata nel regolamento
page-cards-source-published = da materiale pubblicato
page-cards-source-ours = di nostra ideazione
page-cards-board = Il tabellone
page-cards-about-board = costi e tracciati di questo set
page-cards-locations = Luoghi
page-cards-location = Luogo
page-cards-spaces = Spazi dei Commessi, 1–3 / 4 giocatori
page-cards-overseer = Sorvegliante, livello per livello
page-cards-shame = con l’icona Onta
page-cards-special = quanti si vuole
page-cards-wall = Le Mura
page-cards-level = Livello
page-cards-cost = Costo
page-cards-defence = Difesa, 1–3 / 4
page-cards-posts = Postazioni, 1–3 / 4
page-cards-barricade = { $count ->
        [one] Uno spazio Barricata
       *[other] { $count } spazi Barricata
    } per Sezione, +{ $defence } Difesa ciascuna
page-cards-soldiers = Soldati di un clan
page-cards-time = Tracciati del tempo
page-cards-track = Giocatori: { $players }
page-cards-year = Anno
page-cards-lethality = Letalità
page-cards-new-hordes = Nuove Orde in Primavera
page-cards-more-hordes = { $count ->
        [one] In cooperazione arriva un’Orda in più ogni Primavera.
       *[other] In cooperazione arrivano { $count } Orde in più ogni Primavera.
    }
