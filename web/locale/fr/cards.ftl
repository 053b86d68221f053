# The page of all cards of a set.

page-cards-of = Cartes : { $title }
page-cards-house = Le jeu maison : nos propres cartes, d’après les règles. Ce ne sont pas les cartes imprimées.
page-cards-own = Le jeu de cartes « { $name } », proposé par l’hébergeur de ce serveur.
page-cards-own-by = Le jeu de cartes « { $name } », de { $author }.
page-cards-search = Chercher une carte
page-cards-kind = Catégorie
page-cards-all = Toutes les cartes
page-cards-command = Commandements
page-cards-general = Généraux
page-cards-advisor = Conseillers
page-cards-tactic = Tactiques
page-cards-horde = Hordes
page-cards-artifact = Artefacts
page-cards-request = Requêtes
page-cards-event = Événements
page-cards-one-command = Carte Commandement
page-cards-one-general = Général
page-cards-one-advisor = Conseiller
page-cards-one-tactic = Carte Tactique
page-cards-one-horde = Horde
page-cards-one-artifact = Artefact
page-cards-one-request = Requête de l’Empereur
page-cards-one-event = Événement
page-cards-about-command = encadrés sombres pour le propriétaire, clairs pour les autres
page-cards-about-general = d’autant plus forts qu’ils ont de soutien
page-cards-about-advisor = engagés comme actifs ou comme soutien
page-cards-about-tactic = jouées à leur moment, renforcées avec du qi
page-cards-about-horde = couvre leurs Points vitaux pour les vaincre
page-cards-about-artifact = de l’Honneur pour tous à la fin
page-cards-about-request = ce que l’Empereur veut de tous
page-cards-about-event = un chaque Hiver, certains pour rester
page-cards-mode = Mode de jeu
page-cards-mode-any = tous les modes
page-cards-mode-standard = chacun pour soi
page-cards-mode-cooperative = coopératif
page-cards-mode-solo = solo
page-cards-found = { $count ->
        [one] Une carte
       *[other] { $count } cartes
    }
page-cards-nothing = Aucune carte ne convient. Moins de mots, ou une autre catégorie ?
page-cards-open = Agrandir : { $name }
page-cards-before = Précédente
page-cards-after = Suivante
page-cards-tea = Valeur de Thé :
page-cards-no-ability = Pas de capacité.
page-cards-start = Commence avec
page-cards-back = Au verso : soutien
page-cards-point = Ligne { $row }, colonne { $column } : { $reward }
page-cards-points = Points vitaux : { $count }
page-cards-power = Attaque
page-cards-honour = Honneur
page-cards-copies = Dans la pioche : { $count }
page-cards-copies-label = Dans la pioche, selon la Section au verso
page-cards-rewards = Récompenses
page-cards-scored-last = Comptée à la fin de la partie
page-cards-each = Chaque joueur
page-cards-once = Le plateau
page-cards-lasting = Jusqu’à la fin de la partie
page-cards-not-for-two = Pas à deux joueurs
page-cards-source = D’où elle vient
page-cards-source-book = imprimée dans le livret de règles
page-cards-source-published = tirée de matériel publié
page-cards-source-ours = de notre invention
page-cards-board = Le plateau
page-cards-about-board = coûts et pistes de ce jeu de cartes
page-cards-locations = Lieux
page-cards-location = Lieu
page-cards-spaces = Places de Commis, 1–3 / 4 joueurs
page-cards-overseer = Contremaître, niveau par niveau
page-cards-shame = avec l’icône de Honte
page-cards-special = autant qu’on veut
page-cards-wall = Le mur
page-cards-level = Niveau
page-cards-cost = Coût
page-cards-defence = Défense, 1–3 / 4
page-cards-posts = Postes, 1–3 / 4
page-cards-barricade = { $count ->
        [one] Une place de Barricade
       *[other] { $count } places de Barricade
    } par Section, +{ $defence } Défense chacune
page-cards-soldiers = Soldats d’un clan
page-cards-time = Pistes du temps
page-cards-track = Joueurs : { $players }
page-cards-year = Année
page-cards-lethality = Létalité
page-cards-new-hordes = Nouvelles Hordes au Printemps
page-cards-more-hordes = { $count ->
        [one] En coopération, une Horde de plus arrive chaque Printemps.
       *[other] En coopération, { $count } Hordes de plus arrivent chaque Printemps.
    }
