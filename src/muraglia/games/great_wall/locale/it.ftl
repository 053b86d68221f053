# The Great Wall. Names of cards come from the card set.

# Goal and legend
cli-goal = Difendete e costruite le Mura, battete le Orde, evitate l’Onta. Vince chi ha più Onore.
cli-legend = Punti Vitali: riga (a, b) e colonna (1-6). Le carte sono il set di casa del progetto, non quelle stampate.
cli-help-ahead = passa ora e fino alla fine del turno o della stagione

# Words
resource-wood = legno
resource-stone = pietra
resource-gold = oro
resource-qi = qi
gained-wood = legno
gained-stone = pietra
gained-gold = oro
gained-qi = qi
gained-material = { $count ->
        [one] risorsa tra legno, pietra e oro
       *[other] risorse tra legno, pietra e oro
    }
gained-any = { $count ->
        [one] risorsa a scelta
       *[other] risorse a scelta
    }
gained-honour = Onore
gained-tactic = { $count ->
        [one] carta Tattica
       *[other] carte Tattica
    }
gained-local = di ciò che vi si produce
soldier-spearman = Lanciere
    .counted = { $count ->
        [one] un Lanciere
       *[other] { $count } Lancieri
    }
soldier-archer = Arciere
    .counted = { $count ->
        [one] un Arciere
       *[other] { $count } Arcieri
    }
soldier-horseman = Cavalleggero
    .counted = { $count ->
        [one] un Cavalleggero
       *[other] { $count } Cavalleggeri
    }
side-left = sinistra
    .the = Sezione sinistra
side-centre = centro
    .the = Sezione centrale
side-right = destra
    .the = Sezione destra
to_side-left = sinistra
to_side-centre = centro
to_side-right = destra
season-spring = Primavera
season-summer = Estate
season-autumn = Autunno
season-winter = Inverno
location-sawmill = Segheria
location-quarry = Cava
location-gold-mine = Miniera d’oro
location-temple = Tempio
location-barracks = Caserma
location-builders = Quartiere dei costruttori
location-logistics = Centro Logistico
location-tea-house = Casa da Tè
location-embassy = Ambasciata dell’Imperatore
location-school = Scuola Marziale
from_location-sawmill = Segheria
from_location-quarry = Cava
from_location-gold-mine = Miniera d’oro
from_location-temple = Tempio
from_location-barracks = Caserma
from_location-builders = Quartiere dei costruttori
from_location-logistics = Centro Logistico
from_location-tea-house = Casa da Tè
from_location-embassy = Ambasciata dell’Imperatore
from_location-school = Scuola Marziale
neutral-qin = Qin Jiushao
neutral-rush = il Clan del Giunco
marchers-spearmen = Lancieri della Zona di Riposo
marchers-archers = Arcieri della Zona di Riposo
marchers-horsemen = Cavalleggeri della Zona di Riposo
marchers-post-to-post = Arcieri da postazione a postazione
marchers-post-to-rest = Arcieri da postazione a Zona di Riposo

# Moments
moment-summer = all’inizio dell’Estate
moment-autumn = all’inizio dell’Autunno
moment-reveal = quando le carte Comando sono rivelate
moment-turn = all’inizio del tuo turno
moment-others-turn = all’inizio del turno di un altro giocatore
moment-activation = quando un Luogo con i tuoi Commessi è Attivato
moment-gathered = quando hai raccolto
moment-recruited = quando hai Reclutato
moment-covered = quando un tuo Soldato copre Punti Vitali
moment-built-wall = quando hai costruito un livello di Mura
moment-built-barricade = quando hai costruito una Barricata
moment-hired = quando hai assunto
moment-turn-end = dopo il tuo passo di Attivazione
moment-defeated = quando un’Orda è sconfitta
moment-taken = quando prendi un’Orda
moment-killed = quando i tuoi Soldati sono uccisi
moment-shamed = quando ricevi un tassello Onta
moment-winter = all’inizio dell’Inverno
moment-shot = quando un tuo Arciere ferisce
moment-assault = prima dell’assalto a una Sezione
moment-held = quando una Sezione resiste
moment-breached = quando una Sezione subisce una Breccia
moment-donated = quando hai donato
moment-upgraded = quando hai potenziato un Sorvegliante
moment-tea = quando la tua pedina Tè sale
moment-always = sempre

# What is counted
counted-support = { $count ->
        [one] Consigliere di Supporto
       *[other] Consiglieri di Supporto
    }
    .the = ogni tuo Consigliere di Supporto
counted-active = { $count ->
        [one] Consigliere Attivo
       *[other] Consiglieri Attivi
    }
    .the = ogni tuo Consigliere Attivo
counted-overseers = { $count ->
        [one] Sorvegliante
       *[other] Sorveglianti
    }
    .the = ogni tuo Sorvegliante
counted-levels = { $count ->
        [one] livello di Sorvegliante
       *[other] livelli di Sorvegliante
    }
    .the = ogni livello dei tuoi Sorveglianti
counted-resting = { $count ->
        [one] Soldato in una Zona di Riposo
       *[other] Soldati nelle Zone di Riposo
    }
    .the = ogni tuo Soldato in una Zona di Riposo
counted-posted = { $count ->
        [one] Arciere in postazione
       *[other] Arcieri in postazione
    }
    .the = ogni tuo Arciere in postazione
counted-fighting = { $count ->
        [one] Soldato su un’Orda
       *[other] Soldati sulle Orde
    }
    .the = ogni tuo Soldato su un’Orda
counted-taken = { $count ->
        [one] Orda presa
       *[other] Orde prese
    }
    .the = ogni Orda che hai preso
counted-tiles = { $count ->
        [one] tassello Onta
       *[other] tasselli Onta
    }
    .the = ogni tuo tassello Onta
counted-walls = { $count ->
        [one] livello di Mura
       *[other] livelli di Mura
    }
    .the = ogni livello di Mura
counted-barricades = { $count ->
        [one] Barricata
       *[other] Barricate
    }
    .the = ogni Barricata
counted-placed = { $count ->
        [one] Commesso in un Luogo
       *[other] Commessi nei Luoghi
    }
    .the = ogni tuo Commesso in un Luogo
counted-held = { $count ->
        [one] carta Tattica in mano
       *[other] carte Tattica in mano
    }
    .the = ogni carta Tattica che hai in mano
counted-piled = { $count ->
        [one] carta Comando scartata
       *[other] carte Comando scartate
    }
    .the = ogni tua carta Comando scartata
counted-foes = { $count ->
        [one] Orda in questa Sezione
       *[other] Orde in questa Sezione
    }
    .the = ogni Orda in questa Sezione
counted-dead = { $count ->
        [one] Soldato appena ucciso
       *[other] Soldati appena uccisi
    }
    .the = ogni tuo Soldato appena ucciso
counted-below = { $count ->
        [one] fazione sotto di te nell’ordine del Tè
       *[other] fazioni sotto di te nell’ordine del Tè
    }
    .the = ogni fazione sotto di te nell’ordine del Tè
counted-above = { $count ->
        [one] fazione sopra di te nell’ordine del Tè
       *[other] fazioni sopra di te nell’ordine del Tè
    }
    .the = ogni fazione sopra di te nell’ordine del Tè
counted-hands = { $count ->
        [one] Commesso in quel Luogo
       *[other] Commessi in quel Luogo
    }
    .the = ogni tuo Commesso in quel Luogo
counted-strangers = { $count ->
        [one] Commesso altrui in quel Luogo
       *[other] Commessi altrui in quel Luogo
    }
    .the = ogni Commesso altrui in quel Luogo
counted-high-walls = { $count ->
        [one] Sezione al livello 3
       *[other] Sezioni al livello 3
    }
    .the = ogni Sezione al livello 3
counted-years = { $count ->
        [one] Anno
       *[other] Anni
    }
    .the = ogni Anno trascorso
counted-recruits = { $count ->
        [one] Soldato appena Reclutato
       *[other] Soldati appena Reclutati
    }
    .the = ogni Soldato appena Reclutato
counted-types = { $count ->
        [one] tipo di Soldato in servizio
       *[other] tipi di Soldati in servizio
    }
    .the = ogni tipo di Soldato che hai in servizio
counted-clean = { $count ->
        [one] Orda presa senza Onta
       *[other] Orde prese senza Onta
    }
    .the = ogni Orda senza Onta che hai preso
counted-hired = { $count ->
        [one] Commesso assunto
       *[other] Commessi assunti
    }
    .the = ogni Commesso che hai assunto
counted-invaders = { $count ->
        [one] Orda sul tabellone
       *[other] Orde sul tabellone
    }
    .the = ogni Orda sul tabellone

change-save-cost = costo per salvare un Soldato
change-advisor-cost = costo dei Consiglieri
change-clerk-cost = costo dei Commessi
change-recruit-cost = costo delle reclute
change-wall-cost = costo dei livelli di Mura
change-barricade-cost = costo delle Barricate
change-upgrade-cost = costo dei potenziamenti
change-hand-limit = limite di carte Tattica in mano
change-lethality = Letalità
change-shame-cost = costo per scartare un tassello Onta
change-donation = Onore per una donazione
change-base-defence = Difesa di ogni Sezione

# Effects
says-when = { $moment }:
says-when-at = { $moment } ({ $location }):
says-when-soldier = { $moment } ({ $soldier }):
says-only-soldier = ({ $soldier })
says-if = { $count ->
        [one] se c’è
       *[other] se ci sono
    } almeno { $count } { $counted }:
says-if-own = se hai almeno { $count } { $counted }:
says-if-track = se la carta { $command } di un altro giocatore è sul tracciato:
says-per = (per { $the_counted })
says-change = { $change }: { $amount }
says-empowered = Potenziata per { $number } qi:
says-owner = Tu:
says-others = Altri giocatori:
effect-gain = guadagna { $count } { $gained }
effect-lose = perdi { $number } Onore
effect-draw = { $number ->
        [one] pesca una carta Tattica
       *[other] pesca { $number } carte Tattica
    }
effect-move = { $number ->
        [one] Muovi un Commesso
       *[other] Muovi fino a { $number } Commessi
    }
effect-move-different = { $number ->
        [one] Muovi un Commesso
       *[other] Muovi fino a { $number } Commessi in Luoghi diversi
    }
effect-recruit = { $number ->
        [one] Recluta un Soldato
       *[other] Recluta fino a { $number } Soldati
    }
effect-recruit-spearman = { $number ->
        [one] Recluta un Lanciere
       *[other] Recluta fino a { $number } Lancieri
    }
effect-recruit-archer = { $number ->
        [one] Recluta un Arciere
       *[other] Recluta fino a { $number } Arcieri
    }
effect-recruit-horseman = { $number ->
        [one] Recluta un Cavalleggero
       *[other] Recluta fino a { $number } Cavalleggeri
    }
effect-attack = { $number ->
        [one] Attacca con un Soldato
       *[other] Attacca con al massimo { $number } Soldati
    }
effect-attack-all = Attacca con quanti Soldati vuoi
effect-attack-each = Attacca con un Soldato in ogni Sezione
effect-wound = { $number ->
        [one] piazza una Ferita
       *[other] piazza fino a { $number } Ferite
    }
effect-build = { $number ->
        [one] costruisci un livello di Mura o una Barricata
       *[other] costruisci fino a { $number } livelli di Mura o Barricate
    }
effect-build-wall = { $number ->
        [one] costruisci un livello di Mura
       *[other] costruisci fino a { $number } livelli di Mura
    }
effect-build-barricade = { $number ->
        [one] costruisci una Barricata
       *[other] costruisci fino a { $number } Barricate
    }
effect-upgrade = { $number ->
        [one] potenzia un Sorvegliante
       *[other] potenzia i Sorveglianti fino a { $number } volte
    }
effect-upgrade-different = { $number ->
        [one] potenzia un Sorvegliante
       *[other] potenzia fino a { $number } Sorveglianti diversi
    }
effect-shift = { $number ->
        [one] sposta Soldati in un’altra Sezione
       *[other] sposta Soldati in un’altra Sezione, fino a { $number } volte
    }
effect-tea = { $number ->
        [one] alza la tua pedina Tè di un posto
       *[other] alza la tua pedina Tè di { $number } posti
    }
effect-tea-top = alza la tua pedina Tè di un posto o fino in cima
effect-hire = { $number ->
        [one] assumi un Commesso o un Consigliere
       *[other] assumi fino a { $number } Commessi o Consiglieri
    }
effect-hire-clerk = { $number ->
        [one] assumi un Commesso
       *[other] assumi fino a { $number } Commessi
    }
effect-hire-advisor = { $number ->
        [one] assumi un Consigliere
       *[other] assumi fino a { $number } Consiglieri
    }
effect-unshame = { $number ->
        [one] rimuovi un tuo tassello Onta
       *[other] rimuovi fino a { $number } dei tuoi tasselli Onta
    }
effect-shame = { $number ->
        [one] ricevi un tassello Onta
       *[other] ricevi { $number } tasselli Onta
    }
effect-activate = esegui un’Attivazione Avanzata
effect-copy = copia una carta Comando di un altro giocatore sul tracciato
effect-or-move = o Muovi { $number ->
        [one] un Commesso
       *[other] fino a { $number } Commessi
    }
effect-recover = { $number ->
        [one] riprendi una carta Comando
       *[other] riprendi fino a { $number } carte Comando
    }
effect-save = { $number ->
        [one] salva un tuo Soldato ucciso
       *[other] salva fino a { $number } dei tuoi Soldati uccisi
    }
effect-save-all = salva tutti i tuoi Soldati uccisi
effect-defence = +{ $number } Difesa ora
effect-offence = −{ $number } Offesa ora
effect-spare = non ricevi questo tassello
effect-pay = puoi pagare { $count } { $gained }; poi:
effect-horde = { $number ->
        [one] arriva un’Orda
       *[other] arrivano { $number } Orde
    }
effect-raze = { $number ->
        [one] cade una Barricata
       *[other] cadono { $number } Barricate
    }
effect-raid = { $number ->
        [one] un tassello Onta lascia la Riserva
       *[other] { $number } tasselli Onta lasciano la Riserva
    }
effect-free = (gratis)
effect-less = { $count ->
        [one] (costa { $number } in meno)
       *[other] ({ $number } in meno ciascuno)
    }
effect-here = (in questa Sezione)
effect-front = (sulle Orde alle Mura)
effect-spearman = (Lancieri)
effect-archer = (Arcieri)
effect-horseman = (Cavalleggeri)

# Abilities of Hordes
ability-stronger = la sua Offesa aumenta di { $number }
ability-deadlier = la Letalità su di essa aumenta di { $number }
ability-shielded = gli Arcieri la feriscono solo alle Mura
ability-arrives = quando arriva, ogni giocatore:
ability-breaches = durante una Breccia, se non hai Soldati su di essa:
ability-falls = quando la prendi:

# Demands of Requests
demand-each-pays = ciascuno paga { $count } { $gained }
demand-each-sacrifices = { $number ->
        [one] ciascuno sacrifica un Soldato
       *[other] ciascuno sacrifica { $number } Soldati
    }
demand-each-clerks = { $number ->
        [one] ciascuno cede un Commesso della propria riserva
       *[other] ciascuno cede { $number } Commessi della propria riserva
    }
demand-each-has = ciascuno: almeno { $count } { $counted }
demand-all-have = tutti insieme: almeno { $count } { $counted }

# Questions
ask-general = Quale Generale scegli?
ask-first-advisor = Quale Consigliere diventa Attivo? L’altro sostiene il tuo Generale.
ask-recovery = Riprendi le carte Comando, o prendi Onore al loro posto? Senza carte in mano in Autunno non hai turno.
ask-recovery-empty = La tua mano è vuota. Riprendi le carte Comando: senza carte quest’Autunno non hai un turno.
ask-command = Quale carta Comando giochi quest’Autunno? Senza carte in mano non hai turno.
ask-space = Su quale spazio del tracciato del Comando?
ask-who-next = A chi tocca ora?
ask-who-visits = { $location }: a chi tocca ora?
ask-activation = Quale Luogo si Attiva ora?
ask-pay-for = Paghi per l’effetto della carta?
ask-gain = Quale risorsa prendi?
ask-gain-several = Prendi { $count } risorse: quante di ciascuna?
ask-clerk = Muovi un Commesso, o passa.
ask-rush-clerk = Muovi un Commesso del Clan del Giunco, o passa.
ask-advanced = Attivazione Avanzata: quale Luogo?
ask-copy = Quale carta copi?
ask-copy-or-move = { $number ->
        [one] Quale carta copi? Con «sì» Muovi invece un Commesso.
       *[other] Quale carta copi? Con «sì» Muovi invece fino a { $number } Commessi.
    }
ask-recover-one = Quale carta Comando riprendi?
ask-window = Giochi una carta Tattica ({ $moment }), o passi?
ask-draw = Quante carte Tattica peschi?
ask-discard = Troppe carte Tattica: quale scarti?
ask-upgrade = { $location }: potenzi il tuo Sorvegliante?
ask-upgrade-where = Potenzi un Sorvegliante: in quale Luogo?
ask-donate = { $location }: doni una risorsa per 2 Onore?
ask-recruit = Recluta un Soldato, o passa.
ask-deploy = Una recluta Attacca o riposa: dove?
ask-attack = Attacca, o passa.
ask-wound = Dove va la Ferita?
ask-build = Costruisci qualcosa, o passa.
ask-store = Prendi { $count } dal Magazzino: quanto di ogni risorsa?
ask-pay = Paga { $count } delle tue risorse: quante di ciascuna?
ask-route = Sposti Soldati: da quale Sezione a quale?
ask-send = Quanti vanno?
ask-tea = Alzi la tua pedina Tè?
ask-hire = Assumi un Commesso o un Consigliere, o passa.
ask-active-or-support = { $advisor }: Attivo o di Supporto? Per sempre.
ask-unshame = Quale tassello Onta rimuovi?
ask-unshame-summer = Paghi qi per scartare un tassello Onta?
ask-unshame-coop = Perdi 10 Onore per scartare un tassello Onta?
ask-shame = Dove metti il tassello Onta?
ask-kill = { $side }: quanti Cavalleggeri tra i tuoi uccisi?
ask-save = { $side }: salvi un Soldato ucciso?
ask-fulfil = Quale Richiesta si adempie?
ask-give = { $request }: dai ciò che è chiesto?
ask-sacrifice = Quale Soldato sacrifichi?
ask-rush-advisor = Clan del Giunco: quale Consigliere si scarta?
ask-rush-barricade = Clan del Giunco: dove si costruisce la Barricata?
ask-rush-spear = Clan del Giunco: quale Punto Vitale Attacca il suo Lanciere?
ask-rush-tea = Alzi la pedina Tè del Clan del Giunco?
ask-qin-store = Qin Jiushao costruisce. Prendi { $count } dal Magazzino: quanto di ogni risorsa?

standing-windows = Carte Tattica da giocare
standing-clerks = Commessi nei turni degli altri
standing-spaces = Il tuo spazio sul tracciato del Comando
standing-upgrades = Potenziamento dei Sorveglianti
standing-donations = Donazioni
standing-shame = Dove vanno i tasselli Onta
standing-shame-in-summer = Pagare per scartare tasselli Onta
standing-recovery = Carte Comando in Estate
standing-recovered-cards = Carte Comando da riprendere

choose-pass = passa
choose-yes = sì
choose-top = in cima
choose-pay-honour = perdi 10 Onore, il tassello torna indietro
choose-shame-box = perdi 5 Onore, il tassello esce dal gioco
choose-recover = riprendi le carte
choose-score-pile = 2 Onore per carta
choose-hire-clerk = assumi un Commesso
choose-active = Attivo
choose-support = di Supporto
choose-space = spazio { $number }
choose-command = { $command }
choose-seat = { $seat }
choose-rush-clan = il Clan del Giunco
choose-location = { $location }
choose-resource = { $resource }
choose-soldier = { $soldier }
choose-general = { $general }
choose-advisor = { $advisor }
choose-request = { $request }
choose-draw = { $count ->
    [0] non pescare
    [one] pesca 1 carta Tattica
   *[other] pesca { $count } carte Tattica
}
choose-discard = scarta { $tactic }
choose-play = gioca { $tactic }
choose-play-empowered = gioca { $tactic }, potenziata
choose-clerk-home = un Commesso: riserva → { $location }
choose-clerk = un Commesso: { $from_location } → { $location }
choose-send = { $count } × { $marchers }
choose-marchers = { $marchers }
choose-point = { $side }, fila { $row }, punto { $point }
choose-pair = { $side }, fila { $row }, punti { $point }
choose-amount = { $count } × { $resource }
choose-store = { $count } × { $resource } del Magazzino
choose-rest = { $soldier } in Zona di Riposo, { $side }
choose-post = Arciere a una Postazione di Tiro, { $side }
choose-shoot = un Arciere in postazione tira, { $side }
choose-wall = livello di Mura, { $side }
choose-barricade = Barricata, { $side }
choose-route = da { $side } a { $to_side }
choose-kill = Cavalleggeri tra gli uccisi: { $count }
choose-save = salva: { $soldier }
choose-shame-soldier = sotto: { $soldier } della riserva
choose-shame-horde = sull’Orda { $horde } (tasselli: { $count })
choose-unshame-soldier = il tassello sotto: { $soldier }
choose-unshame-horde = un tassello dell’Orda { $horde } (tasselli: { $count })

# Events
event-year-begins = Anno { $year }
event-season-begins = { $season }
event-general-chosen = { $faction } gioca { $general }.
    .faction = Giochi { $general }.
event-advisor-placed = { $faction }: { $advisor } diventa Consigliere { $active ->
        [0] di Supporto
       *[other] Attivo
    }.
    .faction = Tu: { $advisor } diventa Consigliere { $active ->
        [0] di Supporto
       *[other] Attivo
    }.
event-horde-placed = Arriva un’Orda: { $horde }, { $side }, fila { $row }.
event-raided = Razzia: niente spazio per { $horde } ({ $side }). Tasselli Onta tolti: { $count }.
event-advisors-changed = Nuovi Consiglieri arrivano sul tracciato.
event-gained = { $faction } guadagna { $count } { $resource } ({ $source }).
    .faction = Guadagni { $count } { $resource } ({ $source }).
event-paid = { $faction } paga { $count } { $resource } ({ $source }).
    .faction = Paghi { $count } { $resource } ({ $source }).
event-honour-changed = { $faction }: { $count ->
        [one] +{ $count }
        [other] +{ $count }
       *[less] { $count }
    } Onore, ora { $total } ({ $source }).
    .faction = Tu: { $count ->
        [one] +{ $count }
        [other] +{ $count }
       *[less] { $count }
    } Onore, ora { $total } ({ $source }).
event-command-revealed = { $faction } mostra { $command }.
    .faction = Mostri { $command }.
event-command-placed = { $faction } mette { $command } sullo spazio { $space }.
    .faction = Metti { $command } sullo spazio { $space }.
event-turn-begins = È di turno { $faction }: { $command }
    .faction = È il tuo turno: { $command }
event-clerk-moved = { $faction } manda un Commesso: { $location }.
    .faction = Mandi un Commesso: { $location }.
event-clerk-changed = { $faction } Muove un Commesso: { $from_location } → { $location }.
    .faction = Muovi un Commesso: { $from_location } → { $location }.
event-activated = Attivato: { $location }.
event-overseer-raised = { $faction }: Sorvegliante di livello { $level }, { $location }{ $new_soldier ->
        [0] {" "}(un Lanciere)
        [1] {" "}(un Arciere)
        [2] {" "}(un Cavalleggero)
       *[other] {""}
    }.
    .faction = Tu: Sorvegliante di livello { $level }, { $location }{ $new_soldier ->
        [0] {" "}(un Lanciere)
        [1] {" "}(un Arciere)
        [2] {" "}(un Cavalleggero)
       *[other] {""}
    }.
event-donated = { $faction } dona { $resource }.
    .faction = Doni { $resource }.
event-recruited = { $faction } Recluta: { $soldier }.
    .faction = Recluti: { $soldier }.
event-rested = { $faction }: { $soldier } in Zona di Riposo, { $side }.
    .faction = Tu: { $soldier } in Zona di Riposo, { $side }.
event-attacked = { $faction }: { $soldier } Attacca { $horde }, { $side }.
    .faction = Tu: { $soldier } Attacca { $horde }, { $side }.
event-posted = { $faction }: un Arciere occupa una Postazione, { $side }.
    .faction = Tu: un Arciere occupa una Postazione, { $side }.
event-wounded = { $faction } ferisce { $horde }, { $side }.
    .faction = Ferisci { $horde }, { $side }.
event-wall-built = { $faction } porta le Mura, { $side }, al livello { $level }.
    .faction = Porti le Mura, { $side }, al livello { $level }.
event-barricade-built = { $faction } costruisce una Barricata, { $side }.
    .faction = Costruisci una Barricata, { $side }.
event-barricades-gone = Tutte le Barricate vengono tolte.
event-soldiers-moved = { $faction } sposta { $count ->
        [one] un Soldato
       *[other] { $count } Soldati
    }: { $side } → { $to_side }.
    .faction = Sposti { $count ->
        [one] un Soldato
       *[other] { $count } Soldati
    }: { $side } → { $to_side }.
event-tea-rose = { $faction } sale sul tracciato del Tè.
    .faction = Sali sul tracciato del Tè.
event-clerk-hired = { $faction } assume un Commesso.
    .faction = Assumi un Commesso.
event-tactic-drawn = { $faction } pesca una carta Tattica.
    .faction = Peschi una carta Tattica.
event-tactic-drawn-known = { $faction } pesca { $tactic }.
    .faction = Peschi { $tactic }.
event-tactic-played = { $faction } gioca { $tactic }{ $empowered ->
        [0] {""}
       *[other] , potenziata
    }.
    .faction = Giochi { $tactic }{ $empowered ->
        [0] {""}
       *[other] , potenziata
    }.
event-tactic-discarded = { $faction } scarta { $tactic }.
    .faction = Scarti { $tactic }.
event-horde-defeated = Sconfitta: { $horde }, { $side }.
event-horde-taken = { $faction } prende { $horde }.
    .faction = Prendi { $horde }.
event-horde-gone = Nessuno prende { $horde }.
event-soldiers-killed = { $faction } perde { $soldiers }.
    .faction = Perdi { $soldiers }.
event-soldier-saved = { $faction } salva: { $soldier }.
    .faction = Salvi: { $soldier }.
event-wall-held = Le Mura reggono, { $side }: { $defence } contro { $offence }.
event-wall-breached = Breccia, { $side }: { $defence } contro { $offence }.
event-shamed = { $faction } riceve un tassello Onta ({ $source }); restano: { $left }.
    .faction = Ricevi un tassello Onta ({ $source }); restano: { $left }.
event-shame-spared = { $faction } evita un tassello Onta.
    .faction = Eviti un tassello Onta.
event-shame-lost = { $faction } non ha posto per un tassello Onta; va nella scatola. Restano: { $left }.
    .faction = Non hai posto per un tassello Onta; va nella scatola. Restano: { $left }.
event-shame-removed = { $faction } si libera di un tassello Onta.
    .faction = Ti liberi di un tassello Onta.
event-cards-recovered = { $faction } riprende { $count ->
        [one] una carta
       *[other] { $count } carte
    } Comando.
    .faction = Riprendi { $count ->
        [one] una carta
       *[other] { $count } carte
    } Comando.
event-card-recovered = { $faction } riprende { $command }.
    .faction = Riprendi { $command }.
event-copied = { $faction } copia { $command }.
    .faction = Copi { $command }.
event-track-shifted = Tracciato dei Luoghi: { $location } va al posto più alto.
event-omen-shown = Evento: { $omen }
event-request-shown = L’Imperatore chiede: { $request }
event-request-named = { $faction } propone di adempiere: { $request }
    .faction = Proponi di adempiere: { $request }
event-request-fulfilled = Adempiuta: { $request } ({ $count } in tutto)
event-request-refused = Non tutti danno: { $request } aspetta.
event-sacrificed = { $faction } sacrifica: { $soldier }.
    .faction = Sacrifichi: { $soldier }.
event-shame-scored = { $faction }: Soldati con Onta, { $count } Onore.
    .faction = Tu: Soldati con Onta, { $count } Onore.
event-horde-scored = { $faction }: { $horde }, { $count } Onore.
    .faction = Tu: { $horde }, { $count } Onore.
event-artifact-scored = { $faction }: { $artifact }, { $count } Onore.
    .faction = Tu: { $artifact }, { $count } Onore.
event-final-score = { $faction } finisce con { $total } Onore.
    .faction = Finisci con { $total } Onore.
event-advisor-came = { $advisor } arriva sul tracciato.
event-advisor-hired = { $faction } assume { $advisor }.
    .faction = Assumi { $advisor }.
event-advisor-left = { $advisor } lascia il tracciato.
event-clerks-home = I Commessi tornano nelle riserve: { $location }.
event-clerks-sacrificed = { $faction } sacrifica { $count ->
        [one] un Commesso
       *[other] { $count } Commessi
    }.
    .faction = Sacrifichi { $count ->
        [one] un Commesso
       *[other] { $count } Commessi
    }.
event-stored = { $faction } porta nel Magazzino { $count } { $resource }.
event-store-used = { $faction } usa { $count } { $resource } del Magazzino.
    .faction = Usi { $count } { $resource } del Magazzino.
event-barricade-fell = Cade una Barricata: { $side }.
event-defence-changed = { $faction }: Difesa aumentata di { $count } ({ $source }).
    .faction = Tu: Difesa aumentata di { $count } ({ $source }).
event-breach-ends = I morti lasciano le Mura: { $side }.
event-shame-boxed = Tasselli Onta che lasciano la Riserva: { $count }.
event-track-cleared = Le carte Comando lasciano il tracciato.
event-game-ends = La partita è finita
event-coop-won = L’Imperatore è soddisfatto: vincono tutti
event-coop-lost = L’Imperatore è scontento: perdono tutti

# Reasons
why-must-choose = Non è facoltativo: scegli.
why-other-question = Questo risponde a un’altra domanda.
why-same-location = Il Commesso è già lì: { $location }.
why-rush-has-three = Il Clan del Giunco ha tre Commessi, tutti nei Luoghi.
why-no-clerk-home = Non hai Commessi nella riserva.
why-no-clerk-there = Non c’è nessun Commesso da Muovere: { $location }.
why-locked = Pieno, nessuno può uscirne: { $location }.
why-full = Nessuno spazio libero: { $location }.
why-rush-is-there = Il Clan del Giunco ha già un Commesso lì: { $location }.
why-different = Ogni Commesso va in un Luogo diverso, e uno è già qui: { $location }.
why-tactic-not-in-hand = Non in mano: { $tactic }.
why-other-moment = { $tactic } si gioca { $moment }.
why-empowered-cost = Potenziata, { $tactic } costa { $count } qi.
why-one-tactic = Hai già giocato una carta Tattica per questo evento.
why-after-saving = Prima si salva; { $tactic } si gioca dopo, per chi è morto.
why-saving-is-over = È troppo tardi per salvare con { $tactic }.
why-unused-section = La Sezione di sinistra non si usa in uno o due.
why-highest = Le Mura sono al livello massimo: { $side }.
why-no-barricade-space = Nessuno spazio Barricata: { $side }.
why-too-dear = Non puoi pagare l’intero costo.
why-no-soldier = Nessuno utilizzabile nella riserva: { $soldier }.
why-order-of-recruits = Recluta per tipo: Lancieri, Arcieri, Cavalleggeri. Non più: { $soldier }.
why-other-soldiers = La carta non riguarda: { $soldier }.
why-no-clerk-left = Tutti i tuoi Commessi sono assunti.
why-not-on-track = Non sul tracciato dei Consiglieri: { $advisor }.
why-no-post = Nessuna Postazione libera: { $side }.
why-no-soldier-for-it = Ora non hai un Soldato che possa farlo.
why-no-horde = Non c’è Orda: { $side }, fila { $row }.
why-no-vital-point = L’Orda non ha Punti Vitali lì.
why-covered = Il Punto Vitale è coperto.
why-shielded = Gli Arcieri feriscono quest’Orda solo alle Mura.
why-out-of-reach = Fuori portata: altra Sezione o fila.
why-only-front = Un Lanciere raggiunge solo l’Orda alle Mura.
why-no-vacant-pair = Un Cavalleggero ha bisogno di due Punti Vitali liberi adiacenti.
why-no-shame-on-hordes = In cooperazione niente tasselli sulle Orde.
why-no-shame-space = Non hai un’Orda così, con uno spazio Onta libero.
why-place-for-shame = Per il tassello un posto c’è: sotto un Soldato della tua riserva o su un’Orda presa.
why-command-not-in-hand = Non in mano: { $command }.
why-space-taken = Lo spazio { $number } è occupato o non usato.
why-cannot-save = Nessun ucciso da salvare, o troppo poco qi: { $soldier }.

# The table in words
tell-now = Anno { $year } di { $years }, { $season }
tell-set-up = Preparazione
tell-shame = Tasselli Onta nella Riserva: { $count }
tell-warehouse = Magazzino: legno { $wood }, pietra { $stone }, oro { $gold }
tell-indicator = La prossima Orda minaccia: { $side }
tell-artifact = Artefatto: { $artifact }
tell-request = Richiesta: { $request }
tell-event = Evento: { $omen }
tell-fulfilled = Richieste adempiute: { $count }
tell-side = { $the_side }: Difesa { $defence }, Offesa { $offence }
tell-wall = Mura livello { $level }, Barricate { $count }, postazioni libere { $posts }
tell-horde = Fila { $row }: { $horde }, Offesa { $offence }, liberi { $vacant }
tell-horde-mine = … { $faction } ne copre { $count }
tell-posted = { $faction }: Arcieri nelle postazioni { $count }
tell-resting = { $faction }: a riposo Lancieri { $spears }, Arcieri { $archers }, Cavalleggeri { $horses }
tell-locations = Luoghi
tell-location = { $location } ({ $spaces })
tell-clerks = { $faction }: { $count }
tell-track = Tracciato del Comando
tell-on-track = { $number }: { $faction }, { $command }
tell-track-empty = Nessuna carta.
tell-on-advisor-track = Da assumere: { $advisor }
tell-faction = { $faction }: Onore { $honour }, Commessi { $home }, Onta { $tiles }, carte Tattica { $tactics }
tell-general = Generale: { $general }
tell-active = Attivo: { $advisor }
tell-support = Consiglieri di Supporto: { $count }
tell-reserve = Riserva: Lancieri { $spears }, Arcieri { $archers }, Cavalleggeri { $horses }
tell-overseer = Sorvegliante di livello { $level }: { $location }
tell-taken = Orda presa: { $horde }, tasselli { $tiles }
tell-tea = Ordine del Tè, dall’alto
tell-tea-place = { $faction }
tell-mine = Dietro il tuo schermo
tell-stock = Legno { $wood }, pietra { $stone }, oro { $gold }, qi { $qi }
tell-command = Carta Comando: { $command }
tell-tactic = Carta Tattica: { $tactic }

# What a choice would lead to
foresee-honour = Onore { $change }
foresee-holds = le Mura reggono: { $side }
foresee-breaks = le Mura subirebbero una Breccia: { $side }
foresee-quiet = non resta nessuna Orda: { $side }
foresee-activates = { $location }: si Attiverà
foresee-end = la partita finisce quest’Inverno
foresee-draw = poi si pesca una carta
foresee-resource = { $resource } { $change }
foresee-gauge = { $side }: Difesa { $defence } contro { $offence }
foresee-taker = { $faction } prenderebbe l’Orda, { $side }, fila { $row }
    .faction = prenderesti l’Orda, { $side }, fila { $row }
foresee-dead = { $faction } perderebbe { $count ->
        [one] un Soldato
       *[other] { $count } Soldati
    } se l’Orda cadesse, { $side }, fila { $row }
    .faction = perderesti { $count ->
        [one] un Soldato
       *[other] { $count } Soldati
    } se l’Orda cadesse, { $side }, fila { $row }
foresee-seat = poi decide { $seat }
foresee-several = poi più giocatori scelgono insieme
foresee-at-once = il seguito dipende da ciò che gli altri scelgono ora

# Options of the table
option-mode = Modalità
    .help = Cooperativa: tutti insieme adempiono le Richieste dell’Imperatore; non in solitario
option-mode-standard = ognuno per sé
option-mode-cooperative = cooperativa
option-difficulty = Forza di Qin Jiushao
    .help = In solitario: l’Onore con cui comincia
option-difficulty-normal = normale
option-difficulty-hard = difficile: 50 Onore
option-difficulty-hardest = difficilissima: 100 Onore
option-wall-end-sections-3p = In 3 giocatori: Sezioni finite che chiudono la partita
option-qin-activation-order = Ordine in cui Qin Jiushao attiva
option-qin-activation-order-high_to_low = dal Luogo più alto al più basso
option-qin-activation-order-low_to_high = dal Luogo più basso al più alto
option-qin-vital-order = Punti Vitali che Qin Jiushao copre
option-qin-vital-order-columns_first = colonna per colonna
option-qin-vital-order-rows_first = fila per fila
option-start-clerks = Commessi all’inizio
option-supreme-commander = Comandante Supremo del Clan del Giunco
option-supreme-commander-highest_tea = il più in alto nell’ordine del Tè
option-supreme-commander-active_player = chi è di turno
option-breach-kill-scope = Soldati uccisi in una Breccia
option-breach-kill-scope-per_horde = Letalità per ogni Orda
option-breach-kill-scope-per_section = Letalità una volta per la Sezione
option-breach-kill-scope-all = tutti quelli della Sezione
option-breach-shame-scope = Onta in una Breccia
option-breach-shame-scope-horde_card = per ogni Orda senza un proprio Soldato
option-breach-shame-scope-section = solo senza Soldati nella Sezione
option-rest-zone-counts-as-present = I Soldati nella Zona di Riposo proteggono dall’Onta
    .help = Conta solo se l’Onta si calcola per Sezione
option-defeat-order = Controllo delle Orde sconfitte
option-defeat-order-snapshot = elencarle tutte, poi risolverle
option-defeat-order-rescan_after_each = guardare di nuovo dopo ognuna
option-defeat-windows = Carte Tattica di ognuno per sconfitta
option-rush-majority = Orda con maggioranza del Clan del Giunco
option-rush-majority-card_discarded = nessuno prende la carta
option-rush-majority-ignored = la prende il miglior giocatore
option-rush-tea-house = Clan del Giunco nella Casa da Tè
option-rush-tea-house-normal = la sua pedina può salire
option-rush-tea-house-none = nessun effetto
option-player-count-basis = «Numero di giocatori» conta
option-player-count-basis-humans = solo le persone
option-player-count-basis-factions = anche le fazioni artificiali
option-artificial-clerks-break-sole = I Commessi artificiali contano come compagnia
    .help = Accanto a un Commesso del Clan del Giunco o di Qin Jiushao nessuno è solo in un Luogo
option-shame-icon-timing = Onta dell’icona di un Luogo
option-shame-icon-timing-before = prima degli effetti
option-shame-icon-timing-after = dopo gli effetti
option-max-active-advisors = Consiglieri Attivi di ognuno
option-max-active-advisors-none = quanti se ne vogliono
option-tea-steps = Passi nella Casa da Tè
option-tea-steps-per_player = uno per giocatore
option-tea-steps-per_clerk = uno per Commesso
option-wall-honour = Onore per un livello di Mura
option-wall-honour-paid = ciò che si paga, tolti gli sconti
option-wall-honour-full_cost = il suo costo stampato
option-wall-honour-own_resources_only = ciò che paga chi costruisce, senza il Magazzino
option-qin-shortfall = Ciò che Qin Jiushao non può pagare per le Mura
option-qin-shortfall-waived = è condonato
option-qin-shortfall-cannot_build = gli impedisce di costruire
option-honour-floor = Onore minimo
option-honour-floor-none = anche sotto 0
option-treason-counts-for-honour = Tradimento conta in Estate
    .help = La carta Tradimento negli scarti dà Onore come le altre
option-coop-empty-supply-ends = Cooperativa: l’ultimo tassello Onta chiude la partita
    .help = Altrimenti solo un tassello che non si può più prendere
option-qin-summer-honour = Qin Jiushao in Estate
option-qin-summer-honour-none = non partecipa
option-qin-summer-honour-two_per_card_until_deck_empty = 2 Onore per carta, finché il suo mazzo non è vuoto

# Errors in a set, a set-up or a position text
set-error = { $file }, { $card }, { $field }: atteso: { $expected }.
setup-solo-cooperative = In solitario solo le regole standard.
text-other-set = Questo testo appartiene al set { $word }; questo è { $expected }.
text-bad-generator = Il generatore è fatto di quattro numeri sotto 2^32.
text-bad-tea = Ogni fazione compare una volta nell’ordine del Tè.
text-entries = Servono { $count } voci.
text-bad-name = { $word } non è noto qui.
text-too-many-clerks = Più Commessi che spazi.
text-shamed = Più tasselli Onta che Soldati nella riserva.
text-overseers = Ogni Sorvegliante ha un tipo di soldato, e solo loro.
text-dealt = Le carte distribuite sono due generali / due consiglieri, o - / -.
text-gap = Una colonna non ha vuoti, la Sezione non usata non ha Orde.
text-bad-cover = { $word }: una copertura è una fazione o x, un punto e un Punto Vitale libero, o due adiacenti.
text-cards = Le carte non sono quelle della scatola ({ $count }).
text-clerks = Un clan non ha il numero giusto di Commessi: { $faction }.
text-soldiers = I soldati non sono quelli della scatola.
text-tiles = Ci sono { $count } tasselli Onta; ne sono entrati { $most }.

# Consiglio
advice-score = { $score } Onore atteso

# Where Honour and resources come from, and what they are paid for

source-rules = regola
source-start = inizio
source-gathering = produzione
source-income = rendita
source-building = costruzione
source-recruiting = reclutamento
source-overseer = Sorvegliante
source-donation = donazione
source-hiring = assunzione
source-defeat = Orda sconfitta
source-taking = Orda presa
source-saving = Soldati salvati
source-shame = Onta
source-unshaming = Onta rimossa
source-pile = carte Comando scartate
source-point = Punto Vitale
source-request = Richiesta
source-sawmill = { location-sawmill }
source-quarry = { location-quarry }
source-gold-mine = { location-gold-mine }
source-temple = { location-temple }
source-barracks = { location-barracks }
source-builders = { location-builders }
source-logistics = { location-logistics }
source-tea-house = { location-tea-house }
source-embassy = { location-embassy }
source-school = { location-school }
source-breach = Breccia

# Beside a question: where it comes from, what its options cost and bring

facts-cost = costa { $count } { $gained }
facts-brings = porta { $count } { $gained }
facts-warehouse = (di cui { $count } dal Magazzino)
facts-start = inizia con legno { $wood }, pietra { $stone }, oro { $gold }, qi { $qi }, carte Tattica { $tactics }, Tè { $tea }
warn-moves-lost = { $count ->
    [one] va perso 1 movimento di un Commesso
   *[other] vanno persi { $count } movimenti di Commessi
}, anche se hai ancora un Commesso nella tua riserva
warn-action-lost = l’azione va persa, anche se potresti pagare qualcosa
warn-no-soldiers = non ti resta nessun Soldato da Reclutare lì
warn-nobody-to-hire = lì non c’è più nessuno che tu possa assumere
warn-nothing-to-build = lì non c’è più nulla da costruire
warn-hand-full = hai già { $count } carte Tattica, il massimo: ciò che peschi lì te ne costa un’altra
warn-alone = lì ci saresti solo tu: un tassello Onta, a meno che prima dell’Attivazione non arrivi un Commesso di un altro giocatore
place-whose = per { $faction }
place-card = { $source }
place-box = { $source }, riquadro { $number }
place-location = { $location }
place-side = { $side }
place-left = ne restano { $count }

# Deciso insieme
event-said-can-pay = { $seat }: «Posso pagare { $count } { $resource }.»
    .seat = Tu: «Posso pagare { $count } { $resource }.»
event-said-cannot-pay = { $seat }: «Non ho { $resource } da dare.»
    .seat = Tu: «Non ho { $resource } da dare.»
said-can-pay = Posso pagare
said-cannot-pay = Nulla da dare
council-can-give = Posso dare ciò che chiede «{ $request }».
council-cannot-give = Non posso dare ciò che chiede «{ $request }».
council-could-give = Potrei dare ciò che chiede «{ $request }».
council-free = «{ $request }» non costa nulla a nessuno.
council-nothing-to-give = Di ciò che è chiesto non posso dare nulla.
council-most-clerks = { $count ->
        [one] { $location }: dovrebbe cominciare chi vi ha un Commesso.
       *[other] { $location }: dovrebbe cominciare chi vi ha più Commessi, cioè { $count }.
    }
council-tea-order = È l’ordine del Tè.
council-any-order = Per me l’ordine è indifferente.
place-track = il tracciato del Comando
place-stores = le riserve
