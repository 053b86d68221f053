# The Great Wall. Names of cards come from the card set.

# Goal and legend
cli-goal = Défendez et bâtissez la Muraille, battez les Hordes, évitez la Honte. Le plus d’Honneur gagne.
cli-legend = Points vitaux : ligne (a, b) et colonne (1 à 6). Les cartes sont le jeu maison du projet, pas les cartes imprimées.
cli-help-ahead = passer maintenant et jusqu’à la fin du tour ou de la saison

# Words
resource-wood = bois
resource-stone = pierre
resource-gold = or
resource-qi = qi
gained-wood = bois
gained-stone = { $count ->
        [one] pierre
       *[other] pierres
    }
gained-gold = or
gained-qi = qi
gained-material = { $count ->
        [one] ressource parmi bois, pierre et or
       *[other] ressources parmi bois, pierre et or
    }
gained-any = { $count ->
        [one] ressource au choix
       *[other] ressources au choix
    }
gained-honour = Honneur
gained-tactic = { $count ->
        [one] carte Tactique
       *[other] cartes Tactique
    }
gained-local = de ce qui y est produit
soldier-spearman = Lancier
    .counted = { $count ->
        [one] un Lancier
       *[other] { $count } Lanciers
    }
soldier-archer = Archer
    .counted = { $count ->
        [one] un Archer
       *[other] { $count } Archers
    }
soldier-horseman = Cavalier
    .counted = { $count ->
        [one] un Cavalier
       *[other] { $count } Cavaliers
    }
side-left = gauche
    .the = Section de gauche
side-centre = centre
    .the = Section du milieu
side-right = droite
    .the = Section de droite
to_side-left = gauche
to_side-centre = centre
to_side-right = droite
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver
location-sawmill = Scierie
location-quarry = Carrière
location-gold-mine = Mine d’or
location-temple = Temple
location-barracks = Caserne
location-builders = Quartier des bâtisseurs
location-logistics = Centre logistique
location-tea-house = Maison de thé
location-embassy = Ambassade impériale
location-school = École martiale
from_location-sawmill = Scierie
from_location-quarry = Carrière
from_location-gold-mine = Mine d’or
from_location-temple = Temple
from_location-barracks = Caserne
from_location-builders = Quartier des bâtisseurs
from_location-logistics = Centre logistique
from_location-tea-house = Maison de thé
from_location-embassy = Ambassade impériale
from_location-school = École martiale
neutral-qin = Qin Jiushao
neutral-rush = le Clan du Jonc
marchers-spearmen = Lanciers de la Zone de repos
marchers-archers = Archers de la Zone de repos
marchers-horsemen = Cavaliers de la Zone de repos
marchers-post-to-post = Archers de poste à poste
marchers-post-to-rest = Archers d’un poste à la Zone de repos

# Moments
moment-summer = au début de l’Été
moment-autumn = au début de l’Automne
moment-reveal = quand les cartes Commandement sont révélées
moment-turn = au début de ton tour
moment-others-turn = au début du tour d’un autre joueur
moment-activation = quand un Lieu avec tes Commis est activé
moment-gathered = quand tu as récolté
moment-recruited = quand tu as recruté
moment-covered = quand ton Soldat couvre des Points vitaux
moment-built-wall = quand tu as bâti un niveau de mur
moment-built-barricade = quand tu as bâti une Barricade
moment-hired = quand tu as engagé
moment-turn-end = après ton étape d’Activation
moment-defeated = quand une Horde est vaincue
moment-taken = quand tu prends une Horde
moment-killed = quand tes Soldats sont tués
moment-shamed = quand tu reçois une tuile Honte
moment-winter = au début de l’Hiver
moment-shot = quand ton Archer blesse
moment-assault = avant l’assaut d’une Section
moment-held = quand une Section tient
moment-breached = quand une Section est percée
moment-donated = quand tu as fait un don
moment-upgraded = quand tu as amélioré un Contremaître
moment-tea = quand ton marqueur Thé monte
moment-always = toujours

# What is counted
counted-support = { $count ->
        [one] Conseiller de soutien
       *[other] Conseillers de soutien
    }
    .the = chacun de tes Conseillers de soutien
counted-active = { $count ->
        [one] Conseiller actif
       *[other] Conseillers actifs
    }
    .the = chacun de tes Conseillers actifs
counted-overseers = { $count ->
        [one] Contremaître
       *[other] Contremaîtres
    }
    .the = chacun de tes Contremaîtres
counted-levels = { $count ->
        [one] niveau de Contremaître
       *[other] niveaux de Contremaître
    }
    .the = chaque niveau de tes Contremaîtres
counted-resting = { $count ->
        [one] Soldat au repos
       *[other] Soldats au repos
    }
    .the = chacun de tes Soldats au repos
counted-posted = { $count ->
        [one] Archer en poste
       *[other] Archers en poste
    }
    .the = chacun de tes Archers en poste
counted-fighting = { $count ->
        [one] Soldat sur une Horde
       *[other] Soldats sur des Hordes
    }
    .the = chacun de tes Soldats sur une Horde
counted-taken = { $count ->
        [one] Horde prise
       *[other] Hordes prises
    }
    .the = chaque Horde que tu as prise
counted-tiles = { $count ->
        [one] tuile Honte
       *[other] tuiles Honte
    }
    .the = chacune de tes tuiles Honte
counted-walls = { $count ->
        [one] niveau de mur
       *[other] niveaux de mur
    }
    .the = chaque niveau de mur
counted-barricades = { $count ->
        [one] Barricade
       *[other] Barricades
    }
    .the = chaque Barricade
counted-placed = { $count ->
        [one] Commis sur un Lieu
       *[other] Commis sur des Lieux
    }
    .the = chacun de tes Commis sur un Lieu
counted-held = { $count ->
        [one] carte Tactique en main
       *[other] cartes Tactique en main
    }
    .the = chaque carte Tactique de ta main
counted-piled = { $count ->
        [one] carte Commandement défaussée
       *[other] cartes Commandement défaussées
    }
    .the = chacune de tes cartes Commandement défaussées
counted-foes = { $count ->
        [one] Horde dans cette Section
       *[other] Hordes dans cette Section
    }
    .the = chaque Horde de cette Section
counted-dead = { $count ->
        [one] Soldat tué à l’instant
       *[other] Soldats tués à l’instant
    }
    .the = chacun de tes Soldats tués à l’instant
counted-below = { $count ->
        [one] faction sous toi dans l’ordre du Thé
       *[other] factions sous toi dans l’ordre du Thé
    }
    .the = chaque faction sous toi dans l’ordre du Thé
counted-above = { $count ->
        [one] faction au-dessus de toi dans l’ordre du Thé
       *[other] factions au-dessus de toi dans l’ordre du Thé
    }
    .the = chaque faction au-dessus de toi dans l’ordre du Thé
counted-hands = Commis dans ce Lieu
    .the = chacun de tes Commis dans ce Lieu
counted-strangers = { $count ->
        [one] Commis d’un autre joueur dans ce Lieu
       *[other] Commis d’autres joueurs dans ce Lieu
    }
    .the = chaque Commis d’un autre joueur dans ce Lieu
counted-high-walls = { $count ->
        [one] Section au niveau 3
       *[other] Sections au niveau 3
    }
    .the = chaque Section au niveau 3
counted-years = { $count ->
        [one] Année
       *[other] Années
    }
    .the = chaque Année écoulée
counted-recruits = { $count ->
        [one] Soldat recruté à l’instant
       *[other] Soldats recrutés à l’instant
    }
    .the = chaque Soldat recruté à l’instant
counted-types = { $count ->
        [one] type de Soldat en service
       *[other] types de Soldats en service
    }
    .the = chaque type de Soldat que tu as en service
counted-clean = { $count ->
        [one] Horde prise sans Honte
       *[other] Hordes prises sans Honte
    }
    .the = chaque Horde sans Honte que tu as prise
counted-hired = { $count ->
        [one] Commis engagé
       *[other] Commis engagés
    }
    .the = chaque Commis que tu as engagé
counted-invaders = { $count ->
        [one] Horde sur le plateau
       *[other] Hordes sur le plateau
    }
    .the = chaque Horde sur le plateau

# Standing changes
change-save-cost = coût pour sauver un Soldat
change-advisor-cost = coût des Conseillers
change-clerk-cost = coût des Commis
change-recruit-cost = coût des recrues
change-wall-cost = coût des niveaux de mur
change-barricade-cost = coût des Barricades
change-upgrade-cost = coût des améliorations
change-hand-limit = limite de cartes Tactique en main
change-lethality = Létalité
change-shame-cost = coût pour défausser une tuile Honte
change-donation = Honneur d’un don
change-base-defence = Défense de chaque Section

# Effects
says-when = { $moment } :
says-when-at = { $moment } ({ $location }) :
says-when-soldier = { $moment } ({ $soldier }) :
says-only-soldier = ({ $soldier })
says-if = s’il y a au moins { $count } { $counted } :
says-if-own = si tu as au moins { $count } { $counted } :
says-if-track = si la carte { $command } d’un autre joueur est sur la piste :
says-per = (pour { $the_counted })
says-change = { $change } : { $amount }
says-empowered = Renforcée pour { $number } qi :
says-owner = Toi :
says-others = Autres joueurs :
effect-gain = gagne { $count } { $gained }
effect-lose = perds { $number } Honneur
effect-draw = { $number ->
        [one] pioche une carte Tactique
       *[other] pioche { $number } cartes Tactique
    }
effect-move = { $number ->
        [one] déplace un Commis
       *[other] déplace jusqu’à { $number } Commis
    }
effect-move-different = { $number ->
        [one] déplace un Commis
       *[other] déplace jusqu’à { $number } Commis vers des Lieux différents
    }
effect-recruit = { $number ->
        [one] recrute un Soldat
       *[other] recrute jusqu’à { $number } Soldats
    }
effect-recruit-spearman = { $number ->
        [one] recrute un Lancier
       *[other] recrute jusqu’à { $number } Lanciers
    }
effect-recruit-archer = { $number ->
        [one] recrute un Archer
       *[other] recrute jusqu’à { $number } Archers
    }
effect-recruit-horseman = { $number ->
        [one] recrute un Cavalier
       *[other] recrute jusqu’à { $number } Cavaliers
    }
effect-attack = { $number ->
        [one] attaque avec un Soldat
       *[other] attaque avec { $number } Soldats au plus
    }
effect-attack-all = attaque avec autant de Soldats que tu veux
effect-attack-each = attaque avec un Soldat dans chaque Section
effect-wound = { $number ->
        [one] place une Blessure
       *[other] place jusqu’à { $number } Blessures
    }
effect-build = { $number ->
        [one] bâtis un niveau de mur ou une Barricade
       *[other] bâtis jusqu’à { $number } niveaux de mur ou Barricades
    }
effect-build-wall = { $number ->
        [one] bâtis un niveau de mur
       *[other] bâtis jusqu’à { $number } niveaux de mur
    }
effect-build-barricade = { $number ->
        [one] bâtis une Barricade
       *[other] bâtis jusqu’à { $number } Barricades
    }
effect-upgrade = { $number ->
        [one] améliore un Contremaître
       *[other] améliore des Contremaîtres, jusqu’à { $number } fois
    }
effect-upgrade-different = { $number ->
        [one] améliore un Contremaître
       *[other] améliore jusqu’à { $number } Contremaîtres différents
    }
effect-shift = { $number ->
        [one] déplace des Soldats vers une autre Section
       *[other] déplace des Soldats vers une autre Section, jusqu’à { $number } fois
    }
effect-tea = { $number ->
        [one] monte ton marqueur Thé d’un rang
       *[other] monte ton marqueur Thé de { $number } rangs
    }
effect-tea-top = monte ton marqueur Thé d’un rang ou jusqu’au sommet
effect-hire = { $number ->
        [one] engage un Commis ou un Conseiller
       *[other] engage jusqu’à { $number } Commis ou Conseillers
    }
effect-hire-clerk = { $number ->
        [one] engage un Commis
       *[other] engage jusqu’à { $number } Commis
    }
effect-hire-advisor = { $number ->
        [one] engage un Conseiller
       *[other] engage jusqu’à { $number } Conseillers
    }
effect-unshame = { $number ->
        [one] retire une de tes tuiles Honte
       *[other] retire jusqu’à { $number } de tes tuiles Honte
    }
effect-shame = { $number ->
        [one] reçois une tuile Honte
       *[other] reçois { $number } tuiles Honte
    }
effect-activate = effectue une Activation avancée
effect-copy = copie une carte Commandement d’un autre joueur sur la piste
effect-or-move = ou déplace { $number ->
        [one] un Commis
       *[other] jusqu’à { $number } Commis
    }
effect-recover = reprends { $number ->
        [one] une carte Commandement
       *[other] jusqu’à { $number } cartes Commandement
    }
effect-save = { $number ->
        [one] sauve un de tes Soldats tués
       *[other] sauve jusqu’à { $number } de tes Soldats tués
    }
effect-save-all = sauve tous tes Soldats tués
effect-defence = +{ $number } Défense maintenant
effect-offence = −{ $number } Attaque maintenant
effect-spare = tu ne reçois pas cette tuile
effect-pay = tu peux payer { $count } { $gained } ; alors :
effect-horde = { $number ->
        [one] une Horde arrive
       *[other] { $number } Hordes arrivent
    }
effect-raze = { $number ->
        [one] une Barricade tombe
       *[other] { $number } Barricades tombent
    }
effect-raid = { $number ->
        [one] une tuile Honte quitte la réserve commune
       *[other] { $number } tuiles Honte quittent la réserve commune
    }
effect-free = (gratuit)
effect-less = { $count ->
        [one] (coûte { $number } de moins)
       *[other] ({ $number } de moins chacun)
    }
effect-here = (dans cette Section)
effect-front = (sur les Hordes au pied du mur)
effect-spearman = (Lanciers)
effect-archer = (Archers)
effect-horseman = (Cavaliers)

# Abilities of Hordes
ability-stronger = son Attaque augmente de { $number }
ability-deadlier = la Létalité sur elle augmente de { $number }
ability-shielded = les Archers ne la blessent qu’au pied du mur
ability-arrives = à son arrivée, chaque joueur :
ability-breaches = lors d’une Brèche, si tu n’as pas de Soldat sur elle :
ability-falls = quand tu la prends :

# Demands of Requests
demand-each-pays = chacun paie { $count } { $gained }
demand-each-sacrifices = { $number ->
        [one] chacun sacrifie un Soldat
       *[other] chacun sacrifie { $number } Soldats
    }
demand-each-clerks = { $number ->
        [one] chacun cède un Commis de sa réserve
       *[other] chacun cède { $number } Commis de sa réserve
    }
demand-each-has = chacun : au moins { $count } { $counted }
demand-all-have = tous ensemble : au moins { $count } { $counted }

# Questions
ask-general = Quel Général choisis-tu ?
ask-first-advisor = Quel Conseiller devient actif ? L’autre soutient ton Général.
ask-recovery = Reprendre tes cartes Commandement, ou de l’Honneur pour elles ? Sans carte en main, tu n’as pas de tour en Automne.
ask-recovery-empty = Ta main est vide. Reprends tes cartes Commandement : sans carte, tu n’as pas de tour cet Automne.
ask-command = Quelle carte Commandement joues-tu cet Automne ? Sans carte en main, pas de tour.
ask-space = Sur quelle case de la piste de Commandement ?
ask-who-next = À qui le tour ?
ask-who-visits = { $location } : à qui le tour ?
ask-activation = Quel Lieu est activé ensuite ?
ask-pay-for = Paies-tu pour l’effet de la carte ?
ask-gain = Quelle ressource prends-tu ?
ask-gain-several = Prends { $count } ressources : combien de chaque sorte ?
ask-clerk = Déplace un Commis, ou passe.
ask-rush-clerk = Déplace un Commis du Clan du Jonc, ou passe.
ask-advanced = Activation avancée : quel Lieu ?
ask-copy = Quelle carte copier ?
ask-copy-or-move = { $number ->
        [one] Quelle carte copier ? « oui » (yes) déplace plutôt un Commis.
       *[other] Quelle carte copier ? « oui » (yes) déplace plutôt jusqu’à { $number } Commis.
    }
ask-recover-one = Quelle carte Commandement reprends-tu ?
ask-window = Jouer une carte Tactique ({ $moment }), ou passer ?
ask-draw = Combien de cartes Tactique pioches-tu ?
ask-discard = Trop de cartes Tactique : laquelle défausses-tu ?
ask-upgrade = { $location } : améliorer ton Contremaître ?
ask-upgrade-where = Améliorer un Contremaître : dans quel Lieu ?
ask-donate = { $location } : donner une ressource pour 2 Honneur ?
ask-recruit = Recrute un Soldat, ou passe.
ask-deploy = Une recrue attaque ou se repose : où ?
ask-attack = Attaque, ou passe.
ask-wound = Où va la Blessure ?
ask-build = Bâtis quelque chose, ou passe.
ask-store = Prends { $count } à l’Entrepôt : combien de chaque sorte ?
ask-pay = Paie { $count } de tes ressources : combien de chaque sorte ?
ask-route = Déplacer des Soldats : de quelle Section à quelle autre ?
ask-send = Combien partent ?
ask-tea = Monter ton marqueur Thé ?
ask-hire = Engage un Commis ou un Conseiller, ou passe.
ask-active-or-support = { $advisor } : actif ou de soutien ? Définitif.
ask-unshame = Quelle tuile Honte retirer ?
ask-unshame-summer = Payer du qi pour défausser une tuile Honte ?
ask-unshame-coop = Perdre 10 Honneur pour défausser une tuile Honte ?
ask-shame = Où mets-tu la tuile Honte ?
ask-kill = Section { $side } : combien de Cavaliers parmi tes morts ?
ask-save = Section { $side } : sauver un Soldat tué ?
ask-fulfil = Quelle Requête est satisfaite ?
ask-give = { $request } : donnes-tu ce qui est demandé ?
ask-sacrifice = Quel Soldat sacrifies-tu ?
ask-rush-advisor = Clan du Jonc : quel Conseiller est défaussé ?
ask-rush-barricade = Clan du Jonc : où bâtir la Barricade ?
ask-rush-spear = Clan du Jonc : quel Point vital son Lancier attaque-t-il ?
ask-rush-tea = Monter le marqueur Thé du Clan du Jonc ?
ask-qin-store = Qin Jiushao bâtit. Prends { $count } à l’Entrepôt : combien de chaque sorte ?

standing-windows = Cartes Tactique à jouer
standing-clerks = Commis pendant le tour des autres
standing-spaces = Ta case sur la piste de Commandement
standing-upgrades = Amélioration des Contremaîtres
standing-donations = Dons
standing-shame = Où vont les tuiles Honte
standing-shame-in-summer = Payer pour défausser des tuiles Honte
standing-recovery = Cartes Commandement en Été
standing-recovered-cards = Cartes Commandement reprises

# Choices
choose-pass = passer
choose-yes = oui
choose-top = tout en haut
choose-pay-honour = perdre 10 Honneur, la tuile repart
choose-shame-box = perdre 5 Honneur, la tuile quitte la partie
choose-recover = reprendre les cartes
choose-score-pile = 2 Honneur par carte
choose-hire-clerk = engager un Commis
choose-active = actif
choose-support = de soutien
choose-space = case { $number }
choose-command = { $command }
choose-seat = { $seat }
choose-rush-clan = le Clan du Jonc
choose-location = { $location }
choose-resource = { $resource }
choose-soldier = { $soldier }
choose-general = { $general }
choose-advisor = { $advisor }
choose-request = { $request }
choose-draw = { $count ->
    [0] ne rien piocher
    [one] piocher 1 carte Tactique
   *[other] piocher { $count } cartes Tactique
}
choose-discard = défausser { $tactic }
choose-play = jouer { $tactic }
choose-play-empowered = jouer { $tactic }, renforcée
choose-clerk-home = un Commis : réserve → { $location }
choose-clerk = un Commis : { $from_location } → { $location }
choose-send = { $count } × { $marchers }
choose-marchers = { $marchers }
choose-point = Section { $side }, rang { $row }, point { $point }
choose-pair = Section { $side }, rang { $row }, points { $point }
choose-amount = { $count } × { $resource }
choose-store = { $count } × { $resource } de l’Entrepôt
choose-rest = { $soldier } en Zone de repos, Section { $side }
choose-post = Archer à un poste de tir, Section { $side }
choose-shoot = un Archer en poste tire, Section { $side }
choose-wall = niveau de mur, Section { $side }
choose-barricade = Barricade, Section { $side }
choose-route = Section { $side } → Section { $to_side }
choose-kill = Cavaliers parmi les morts : { $count }
choose-save = sauver : { $soldier }
choose-shame-soldier = sous : { $soldier } de la réserve
choose-shame-horde = sur la Horde { $horde } (tuiles : { $count })
choose-unshame-soldier = la tuile sous : { $soldier }
choose-unshame-horde = une tuile de la Horde { $horde } (tuiles : { $count })

# Events
event-year-begins = Année { $year }
event-season-begins = { $season }
event-general-chosen = { $faction } joue { $general }.
    .faction = Tu joues { $general }.
event-advisor-placed = { $faction } : { $advisor } devient Conseiller { $active ->
        [0] de soutien
       *[other] actif
    }.
    .faction = Toi : { $advisor } devient Conseiller { $active ->
        [0] de soutien
       *[other] actif
    }.
event-horde-placed = Une Horde arrive : { $horde }, Section { $side }, rang { $row }.
event-raided = Razzia : pas de place pour { $horde } (Section { $side }). Tuiles Honte retirées : { $count }.
event-advisors-changed = De nouveaux Conseillers arrivent sur la piste.
event-gained = { $faction } gagne { $count } { $resource ->
        [pierre] { $count ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $resource }
    } ({ $source }).
    .faction = Tu gagnes { $count } { $resource ->
        [pierre] { $count ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $resource }
    } ({ $source }).
event-paid = { $faction } paie { $count } { $resource ->
        [pierre] { $count ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $resource }
    } ({ $source }).
    .faction = Tu paies { $count } { $resource ->
        [pierre] { $count ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $resource }
    } ({ $source }).
event-honour-changed = { $faction } : { $count ->
        [one] +{ $count }
        [other] +{ $count }
       *[less] { $count }
    } Honneur, maintenant { $total } ({ $source }).
    .faction = Toi : { $count ->
        [one] +{ $count }
        [other] +{ $count }
       *[less] { $count }
    } Honneur, maintenant { $total } ({ $source }).
event-command-revealed = { $faction } montre { $command }.
    .faction = Tu montres { $command }.
event-command-placed = { $faction } pose { $command } sur la case { $space }.
    .faction = Tu poses { $command } sur la case { $space }.
event-turn-begins = { $faction } joue sa carte : { $command }
    .faction = À toi de jouer : { $command }
event-clerk-moved = { $faction } envoie un Commis : { $location }.
    .faction = Tu envoies un Commis : { $location }.
event-clerk-changed = { $faction } déplace un Commis : { $from_location } → { $location }.
    .faction = Tu déplaces un Commis : { $from_location } → { $location }.
event-activated = Activé : { $location }.
event-overseer-raised = { $faction } : Contremaître de niveau { $level }, { $location }{ $new_soldier ->
        [0] {" "}(un Lancier)
        [1] {" "}(un Archer)
        [2] {" "}(un Cavalier)
       *[other] {""}
    }.
    .faction = Toi : Contremaître de niveau { $level }, { $location }{ $new_soldier ->
        [0] {" "}(un Lancier)
        [1] {" "}(un Archer)
        [2] {" "}(un Cavalier)
       *[other] {""}
    }.
event-donated = { $faction } donne : { $resource }.
    .faction = Tu donnes : { $resource }.
event-recruited = { $faction } recrute : { $soldier }.
    .faction = Tu recrutes : { $soldier }.
event-rested = { $faction } : { $soldier } en Zone de repos, Section { $side }.
    .faction = Toi : { $soldier } en Zone de repos, Section { $side }.
event-attacked = { $faction } : { $soldier } attaque { $horde }, Section { $side }.
    .faction = Toi : { $soldier } attaque { $horde }, Section { $side }.
event-posted = { $faction } : un Archer prend un poste de tir, Section { $side }.
    .faction = Toi : un Archer prend un poste de tir, Section { $side }.
event-wounded = { $faction } blesse { $horde }, Section { $side }.
    .faction = Tu blesses { $horde }, Section { $side }.
event-wall-built = { $faction } bâtit le mur au niveau { $level }, Section { $side }.
    .faction = Tu bâtis le mur au niveau { $level }, Section { $side }.
event-barricade-built = { $faction } bâtit une Barricade, Section { $side }.
    .faction = Tu bâtis une Barricade, Section { $side }.
event-barricades-gone = Toutes les Barricades sont retirées.
event-soldiers-moved = { $faction } déplace { $count ->
        [one] un Soldat
       *[other] { $count } Soldats
    } : Section { $side } → Section { $to_side }.
    .faction = Tu déplaces { $count ->
        [one] un Soldat
       *[other] { $count } Soldats
    } : Section { $side } → Section { $to_side }.
event-tea-rose = { $faction } monte sur la piste du Thé.
    .faction = Tu montes sur la piste du Thé.
event-clerk-hired = { $faction } engage un Commis.
    .faction = Tu engages un Commis.
event-tactic-drawn = { $faction } pioche une carte Tactique.
    .faction = Tu pioches une carte Tactique.
event-tactic-drawn-known = { $faction } pioche { $tactic }.
    .faction = Tu pioches { $tactic }.
event-tactic-played = { $faction } joue { $tactic }{ $empowered ->
        [0] {""}
       *[other] , renforcée
    }.
    .faction = Tu joues { $tactic }{ $empowered ->
        [0] {""}
       *[other] , renforcée
    }.
event-tactic-discarded = { $faction } défausse { $tactic }.
    .faction = Tu défausses { $tactic }.
event-horde-defeated = Horde vaincue : { $horde }, Section { $side }.
event-horde-taken = { $faction } prend { $horde }.
    .faction = Tu prends { $horde }.
event-horde-gone = Personne ne prend { $horde }.
event-soldiers-killed = { $faction } perd { $soldiers }.
    .faction = Tu perds { $soldiers }.
event-soldier-saved = { $faction } sauve : { $soldier }.
    .faction = Tu sauves : { $soldier }.
event-wall-held = Section { $side } : le mur tient, { $defence } contre { $offence }.
event-wall-breached = Section { $side } : Brèche, { $defence } contre { $offence }.
event-shamed = { $faction } reçoit une tuile Honte ({ $source }) ; restent : { $left }.
    .faction = Tu reçois une tuile Honte ({ $source }) ; restent : { $left }.
event-shame-spared = { $faction } évite une tuile Honte.
    .faction = Tu évites une tuile Honte.
event-shame-lost = { $faction } n’a pas de place pour une tuile Honte ; elle va dans la boîte. Restent : { $left }.
    .faction = Tu n’as pas de place pour une tuile Honte ; elle va dans la boîte. Restent : { $left }.
event-shame-removed = { $faction } se défait d’une tuile Honte.
    .faction = Tu te défais d’une tuile Honte.
event-cards-recovered = { $faction } reprend { $count ->
        [one] une carte Commandement
       *[other] { $count } cartes Commandement
    }.
    .faction = Tu reprends { $count ->
        [one] une carte Commandement
       *[other] { $count } cartes Commandement
    }.
event-card-recovered = { $faction } reprend { $command }.
    .faction = Tu reprends { $command }.
event-copied = { $faction } copie { $command }.
    .faction = Tu copies { $command }.
event-track-shifted = Piste des Lieux : { $location } passe tout en haut.
event-omen-shown = Événement : { $omen }
event-request-shown = L’Empereur demande : { $request }
event-request-named = { $faction } propose de satisfaire : { $request }
    .faction = Tu proposes de satisfaire : { $request }
event-request-fulfilled = Satisfaite : { $request } ({ $count } en tout)
event-request-refused = Tout le monde ne donne pas : { $request } attend.
event-sacrificed = { $faction } sacrifie : { $soldier }.
    .faction = Tu sacrifies : { $soldier }.
event-shame-scored = { $faction } : Soldats déshonorés, { $count } Honneur.
    .faction = Toi : Soldats déshonorés, { $count } Honneur.
event-horde-scored = { $faction } : { $horde }, { $count } Honneur.
    .faction = Toi : { $horde }, { $count } Honneur.
event-artifact-scored = { $faction } : { $artifact }, { $count } Honneur.
    .faction = Toi : { $artifact }, { $count } Honneur.
event-final-score = { $faction } termine avec { $total } Honneur.
    .faction = Tu termines avec { $total } Honneur.
event-advisor-came = { $advisor } arrive sur la piste.
event-advisor-hired = { $faction } engage { $advisor }.
    .faction = Tu engages { $advisor }.
event-advisor-left = { $advisor } quitte la piste.
event-clerks-home = { $location } : les Commis retournent en réserve.
event-clerks-sacrificed = { $faction } sacrifie { $count ->
        [one] un Commis
       *[other] { $count } Commis
    }.
    .faction = Tu sacrifies { $count ->
        [one] un Commis
       *[other] { $count } Commis
    }.
event-stored = { $faction } met à l’Entrepôt { $count } { $resource ->
        [pierre] { $count ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $resource }
    }.
event-store-used = { $faction } prend à l’Entrepôt { $count } { $resource ->
        [pierre] { $count ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $resource }
    }.
    .faction = Tu prends à l’Entrepôt { $count } { $resource ->
        [pierre] { $count ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $resource }
    }.
event-barricade-fell = Une Barricade tombe, Section { $side }.
event-defence-changed = { $faction } : Défense augmentée de { $count } ({ $source }).
    .faction = Toi : Défense augmentée de { $count } ({ $source }).
event-breach-ends = Les morts quittent le mur, Section { $side }.
event-shame-boxed = Tuiles Honte qui quittent la réserve commune : { $count }.
event-track-cleared = Les cartes Commandement quittent la piste.
event-game-ends = La partie est terminée
event-coop-won = L’Empereur est satisfait : tout le monde gagne
event-coop-lost = L’Empereur est mécontent : tout le monde perd

# Reasons
why-must-choose = Ce n’est pas facultatif : choisis.
why-other-question = Cela répond à une autre question.
why-same-location = Le Commis y est déjà : { $location }.
why-rush-has-three = Le Clan du Jonc a trois Commis, tous placés.
why-no-clerk-home = Tu n’as pas de Commis en réserve.
why-no-clerk-there = Il n’y a pas ce Commis : { $location }.
why-locked = Plein, personne ne peut en sortir : { $location }.
why-full = Pas de place libre : { $location }.
why-rush-is-there = Le Clan du Jonc a déjà un Commis là : { $location }.
why-different = Chaque Commis va dans un autre Lieu ; l’un d’eux y est déjà allé : { $location }.
why-tactic-not-in-hand = Pas dans ta main : { $tactic }.
why-other-moment = { $tactic } se joue { $moment }.
why-empowered-cost = Renforcée, { $tactic } coûte { $count } qi.
why-one-tactic = Tu as déjà joué une carte Tactique pour cet événement.
why-after-saving = On sauve d’abord ; { $tactic } se joue ensuite, pour ceux qui sont morts.
why-saving-is-over = Il est trop tard pour sauver avec { $tactic }.
why-unused-section = La Section gauche ne sert pas à un ou deux joueurs.
why-highest = Le mur est déjà au plus haut niveau : Section { $side }.
why-no-barricade-space = Pas de place pour une Barricade : Section { $side }.
why-too-dear = Tu ne peux pas payer tout le coût.
why-no-soldier = Tu n’en as plus d’utilisable en réserve : { $soldier }.
why-order-of-recruits = Recrute par type : Lanciers, Archers, Cavaliers. Plus de : { $soldier }.
why-other-soldiers = La carte ne concerne pas : { $soldier }.
why-no-clerk-left = Tous tes Commis sont engagés.
why-not-on-track = Pas sur la piste des Conseillers : { $advisor }.
why-no-post = Aucun poste de tir libre : Section { $side }.
why-no-soldier-for-it = Tu n’as pas de Soldat pour cela maintenant.
why-no-horde = Il n’y a pas de Horde : Section { $side }, rang { $row }.
why-no-vital-point = La Horde n’a pas de Point vital là.
why-covered = Le Point vital est couvert.
why-shielded = Les Archers ne blessent cette Horde qu’au pied du mur.
why-out-of-reach = Hors de portée : autre Section ou rang.
why-only-front = Un Lancier n’atteint que la Horde au pied du mur.
why-no-vacant-pair = Un Cavalier a besoin de deux Points vitaux libres voisins.
why-no-shame-on-hordes = En coopération, pas de tuiles sur les Hordes.
why-no-shame-space = Tu n’as pas de Horde comme celle-là avec une case Honte libre.
why-place-for-shame = Il y a de la place pour la tuile : sous un Soldat de ta réserve ou sur une Horde prise.
why-command-not-in-hand = Pas dans ta main : { $command }.
why-space-taken = La case { $number } est prise ou non utilisée.
why-cannot-save = Aucun mort de ce type, ou trop peu de qi : { $soldier }.

# The table in words
tell-now = Année { $year } sur { $years }, { $season }
tell-set-up = Mise en place
tell-shame = Tuiles Honte dans la réserve commune : { $count }
tell-warehouse = Entrepôt : bois { $wood }, pierre { $stone }, or { $gold }
tell-indicator = La prochaine Horde menace la Section { $side }
tell-artifact = Artefact : { $artifact }
tell-request = Requête : { $request }
tell-event = Événement : { $omen }
tell-fulfilled = Requêtes satisfaites : { $count }
tell-side = { $the_side } : Défense { $defence }, Attaque { $offence }
tell-wall = Mur au niveau { $level }, Barricades { $count }, postes libres { $posts }
tell-horde = Rang { $row } : { $horde }, Attaque { $offence }, Points vitaux libres { $vacant }
tell-horde-mine = … { $faction } en couvre { $count }
tell-posted = { $faction } : Archers en poste { $count }
tell-resting = { $faction } : au repos Lanciers { $spears }, Archers { $archers }, Cavaliers { $horses }
tell-locations = Lieux
tell-location = { $location } ({ $spaces })
tell-clerks = { $faction } : { $count }
tell-track = Piste de Commandement
tell-on-track = { $number } : { $faction }, { $command }
tell-track-empty = Aucune carte.
tell-on-advisor-track = À engager : { $advisor }
tell-faction = { $faction } : Honneur { $honour }, Commis { $home }, Honte { $tiles }, cartes Tactique { $tactics }
tell-general = Général : { $general }
tell-active = Actif : { $advisor }
tell-support = Conseillers de soutien : { $count }
tell-reserve = Réserve : Lanciers { $spears }, Archers { $archers }, Cavaliers { $horses }
tell-overseer = Contremaître de niveau { $level } : { $location }
tell-taken = Horde prise : { $horde }, tuiles { $tiles }
tell-tea = Ordre du Thé, de haut en bas
tell-tea-place = { $faction }
tell-mine = Derrière ton paravent
tell-stock = Bois { $wood }, pierre { $stone }, or { $gold }, qi { $qi }
tell-command = Carte Commandement : { $command }
tell-tactic = Carte Tactique : { $tactic }

# What a choice would lead to
foresee-honour = Honneur { $change }
foresee-holds = le mur tient, Section { $side }
foresee-breaks = le mur céderait, Section { $side }
foresee-quiet = il n’y a plus de Horde, Section { $side }
foresee-activates = { $location } sera activé
foresee-end = la partie se termine cet Hiver
foresee-draw = puis une carte est piochée
foresee-resource = { $resource } { $change }
foresee-gauge = Section { $side } : Défense { $defence } contre { $offence }
foresee-taker = { $faction } prendrait la Horde, Section { $side }, rang { $row }
    .faction = tu prendrais la Horde, Section { $side }, rang { $row }
foresee-dead = { $faction } perdrait { $count ->
        [one] un Soldat
       *[other] { $count } Soldats
    } si la Horde tombait, Section { $side }, rang { $row }
    .faction = tu perdrais { $count ->
        [one] un Soldat
       *[other] { $count } Soldats
    } si la Horde tombait, Section { $side }, rang { $row }
foresee-seat = puis c’est à { $seat } de choisir
foresee-several = puis plusieurs choisissent en même temps
foresee-at-once = la suite dépend de ce que les autres choisissent maintenant

# Options of the table
option-mode = Mode
    .help = Coopératif : tout le monde ensemble satisfait les Requêtes de l’Empereur ; pas en solitaire
option-mode-standard = chacun pour soi
option-mode-cooperative = coopératif
option-difficulty = Force de Qin Jiushao
    .help = En solitaire : l’Honneur avec lequel il commence
option-difficulty-normal = normale
option-difficulty-hard = difficile : 50 Honneur
option-difficulty-hardest = très difficile : 100 Honneur
option-wall-end-sections-3p = À 3 joueurs : Sections achevées qui terminent la partie
option-qin-activation-order = Ordre dans lequel Qin Jiushao active
option-qin-activation-order-high_to_low = du Lieu le plus haut au plus bas
option-qin-activation-order-low_to_high = du Lieu le plus bas au plus haut
option-qin-vital-order = Points vitaux que Qin Jiushao couvre
option-qin-vital-order-columns_first = colonne par colonne
option-qin-vital-order-rows_first = ligne par ligne
option-start-clerks = Commis au départ
option-supreme-commander = Commandant suprême du Clan du Jonc
option-supreme-commander-highest_tea = le plus haut dans l’ordre du Thé
option-supreme-commander-active_player = celui dont c’est le tour
option-breach-kill-scope = Soldats tués lors d’une Brèche
option-breach-kill-scope-per_horde = Létalité pour chaque Horde
option-breach-kill-scope-per_section = Létalité une fois pour la Section
option-breach-kill-scope-all = tous ceux de la Section
option-breach-shame-scope = Honte lors d’une Brèche
option-breach-shame-scope-horde_card = pour chaque Horde où l’on n’a pas de Soldat
option-breach-shame-scope-section = seulement si on n’a pas de Soldat dans la Section
option-rest-zone-counts-as-present = Les Soldats de la Zone de repos protègent de la Honte
    .help = Ne compte que si la Honte se calcule par Section
option-defeat-order = Vérification des Hordes vaincues
option-defeat-order-snapshot = toutes les relever, puis les résoudre
option-defeat-order-rescan_after_each = regarder de nouveau après chacune
option-defeat-windows = Cartes Tactique par joueur à chaque Horde vaincue
option-rush-majority = Horde où le Clan du Jonc a la majorité
option-rush-majority-card_discarded = personne ne reçoit la carte
option-rush-majority-ignored = le meilleur joueur la prend
option-rush-tea-house = Clan du Jonc à la Maison de thé
option-rush-tea-house-normal = son marqueur peut monter
option-rush-tea-house-none = aucun effet
option-player-count-basis = « Nombre de joueurs » compte
option-player-count-basis-humans = seulement les humains
option-player-count-basis-factions = aussi les factions artificielles
option-artificial-clerks-break-sole = Les Commis artificiels tiennent compagnie
    .help = À côté d’un Commis du Clan du Jonc ou de Qin Jiushao, personne n’est seul dans un Lieu
option-shame-icon-timing = Honte de l’icône d’un Lieu
option-shame-icon-timing-before = avant les effets
option-shame-icon-timing-after = après les effets
option-max-active-advisors = Conseillers actifs par joueur
option-max-active-advisors-none = autant qu’on veut
option-tea-steps = Nombre de pas à la Maison de thé
option-tea-steps-per_player = un par joueur
option-tea-steps-per_clerk = un par Commis
option-wall-honour = Honneur pour un niveau de mur
option-wall-honour-paid = ce qui est payé, réductions déduites
option-wall-honour-full_cost = son coût imprimé
option-wall-honour-own_resources_only = ce que paie le bâtisseur, sans l’Entrepôt
option-qin-shortfall = Ce que Qin Jiushao ne peut pas payer pour un mur
option-qin-shortfall-waived = lui est offert
option-qin-shortfall-cannot_build = l’empêche de bâtir
option-honour-floor = Honneur le plus bas
option-honour-floor-none = peut descendre sous 0
option-treason-counts-for-honour = Trahison compte en Été
    .help = La carte Trahison de la défausse rapporte de l’Honneur comme les autres
option-coop-empty-supply-ends = Coopératif : la dernière tuile Honte termine la partie
    .help = Sinon, seulement une tuile qu’on ne peut plus prendre
option-qin-summer-honour = Qin Jiushao en Été
option-qin-summer-honour-none = ne participe pas
option-qin-summer-honour-two_per_card_until_deck_empty = 2 Honneur par carte jusqu’à ce que sa pioche soit vide

# Errors in a set, a set-up or a position text
set-error = { $file }, { $card }, { $field } : attendu : { $expected }.
setup-solo-cooperative = En solitaire, seules les règles standard sont possibles.
text-other-set = Ce texte appartient au jeu de cartes { $word } ; celui-ci est { $expected }.
text-bad-generator = Le générateur se compose de quatre nombres inférieurs à 2^32.
text-bad-tea = Chaque faction figure une seule fois dans l’ordre du Thé.
text-entries = Il faut { $count } entrées.
text-bad-name = « { $word } » n’est pas connu ici.
text-too-many-clerks = Plus de Commis que de cases.
text-shamed = Plus de tuiles Honte que de Soldats en réserve.
text-overseers = Chaque Contremaître a un type de soldat, et eux seuls.
text-dealt = Les cartes distribuées sont deux généraux / deux conseillers, ou - / -.
text-gap = Une colonne n’a pas de trou, la Section inutilisée pas de Horde.
text-bad-cover = { $word } : une couverture est une faction ou x, un point et un Point vital libre, ou deux voisins.
text-cards = Les cartes ne sont pas celles de la boîte ({ $count }).
text-clerks = Un clan n’a pas le bon nombre de Commis : { $faction }.
text-soldiers = Les soldats ne sont pas ceux de la boîte.
text-tiles = Il y a { $count } tuiles Honte ; { $most } sont entrées en jeu.

# Conseil
advice-score = Honneur attendu : { $score }

# Where Honour and resources come from, and what they are paid for

source-rules = règles
source-start = départ
source-gathering = production
source-income = revenu
source-building = construction
source-recruiting = recrutement
source-overseer = Contremaître
source-donation = don
source-hiring = engagement
source-defeat = Horde vaincue
source-taking = Horde prise
source-saving = Soldats sauvés
source-shame = Honte
source-unshaming = Honte retirée
source-pile = cartes Commandement défaussées
source-point = Point vital
source-request = Requête
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
source-breach = Brèche

# Beside a question: where it comes from, what its options cost and bring

facts-cost = coûte { $count } { $gained }
facts-brings = rapporte { $count } { $gained }
facts-warehouse = (dont { $count } de l’Entrepôt)
facts-start = au départ : bois { $wood }, pierre { $stone }, or { $gold }, qi { $qi }, cartes Tactique { $tactics }, Thé { $tea }
warn-moves-lost = { $count ->
    [one] 1 déplacement de Commis est perdu
   *[other] { $count } déplacements de Commis sont perdus
}, alors qu’il te reste un Commis en réserve
warn-action-lost = l’action est perdue, alors que tu pourrais payer quelque chose
warn-no-soldiers = tu n’as plus aucun Soldat à y recruter
warn-nobody-to-hire = il n’y a plus personne que tu puisses y engager
warn-nothing-to-build = il n’y a plus rien à y bâtir
warn-hand-full = tu as déjà { $count } cartes Tactique, le maximum : ce que tu y piocheras te coûtera une autre carte
warn-alone = il n’y aurait que toi : une tuile Honte, à moins qu’un Commis d’un autre joueur n’arrive avant l’Activation
place-whose = pour { $faction }
place-card = { $source }
place-box = { $source }, encadré { $number }
place-location = { $location }
place-side = Section { $side }
place-left = encore { $count }

# Décidé ensemble
event-said-can-pay = { $seat } : « Je peux payer { $count } { $resource ->
        [pierre] { $count ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $resource }
    }. »
    .seat = Toi : « Je peux payer { $count } { $resource ->
        [pierre] { $count ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $resource }
    }. »
event-said-cannot-pay = { $seat } : « Côté { $resource }, je n’ai rien à donner. »
    .seat = Toi : « Côté { $resource }, je n’ai rien à donner. »
said-can-pay = Je peux payer
said-cannot-pay = Rien à donner
council-can-give = Je peux donner ce que demande { $request }.
council-cannot-give = Je ne peux pas donner ce que demande { $request }.
council-could-give = Je pourrais donner ce que demande { $request }.
council-free = { $request } ne coûte rien à personne.
council-nothing-to-give = Je ne peux rien donner de ce qui est demandé.
council-most-clerks = { $count ->
        [one] { $location } : le joueur qui y a un Commis devrait commencer.
       *[other] { $location } : le joueur qui y a le plus de Commis ({ $count }) devrait commencer.
    }
council-tea-order = C’est l’ordre du Thé.
council-any-order = L’ordre m’est égal.
place-track = la piste de Commandement
place-stores = les réserves
