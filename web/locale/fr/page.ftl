# La page : tout ce qu’on lit en dehors des plateaux.

# Partout
page-title = { $where } · Muraglia
page-title-start = Muraglia : jeux de société autour d’une muraille
page-nav = Navigation
page-nav-play = Jouer
page-nav-tables = Mes tables
page-nav-learn = Apprendre
page-nav-rules = Règles
page-language = Langue
page-settings = Réglages
page-theme-switch = Clair ou sombre
page-guest = Invité
page-somebody = Quelqu’un
page-you = Toi
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-again = Réessayer
page-less = moins
page-more = plus
page-live = Ce qui se passe
page-copied = Copié.
page-error-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
page-error-server = Le serveur n’y est pas arrivé. Réessaie dans un instant.
page-error-load = Une partie de la page n’a pas pu être chargée. Il y a peut-être une version plus récente : recharge la page.
page-offline = Pas de connexion
page-offline-sub = Les tables de Muraglia se trouvent sur son serveur, injoignable pour le moment. Rien n’est perdu : tes parties t’attendent. La page reprendra d’elle-même dès que le serveur répondra.
page-offline-trying = Nouvel essai…
page-update-waits = Il y a une nouvelle version de Muraglia. La page se rechargera quand tu auras fini cette réponse.
page-update-now = Recharger maintenant
page-updated = Muraglia a été mis à jour. Tu as la nouvelle version.
page-nowhere = Il n’y a rien ici
page-nowhere-sub = L’adresse ne mène nulle part. Il manque peut-être une lettre.
page-to-start = Retour à l’accueil

# Accueil
page-hero = { $count ->
        [1] Un jeu.
        [2] Deux jeux.
        [3] Trois jeux.
       *[other] { $count } jeux.
    }
    Une muraille à bâtir.
page-hero-sub = Contre des amis, des inconnus ou des robots qui savent bluffer. Pas de compte : un lien suffit pour s’asseoir.
page-pick-game = Choisis un jeu
page-pitch-die-mauer = Ferme le poing sur un bloc. Si les autres le devinent, ils construisent, et tu gardes le tien.
page-pitch-chinesische-mauer = Pose tes cartes dans les sections de la muraille. Un jeton gagné y pèse contre toi.
page-pitch-great-wall = Défendez la muraille ensemble, mais chacun pour soi. Chaque année, des hordes viennent du nord.
page-weight-light = léger
page-weight-medium = moyen
page-weight-heavy = expert
page-minutes = { $minutes } min
page-play-now = Jouer
page-against = contre
page-bots = Nombre de robots
page-bots-count = { $count ->
        [one] robot
       *[other] robots
    }
page-bots-fewer = moins de robots
page-bots-more = plus de robots
page-strength = Niveau
page-bot = Robot
page-bot-random = Insouciant
page-bot-greedy = Solide
page-bot-novice = Novice
page-bot-club = Club
page-bot-master = Maître
page-with-friends = Entre amis
page-open-table = Ouvrir une table
page-join-code = Rejoindre avec un code
page-join = Rejoindre
page-code-empty = Saisis le code de la table, par exemple WOLF-2741.
page-code-unknown = Aucune table n’a le code { $code }. Vérifie-le et réessaie.
page-my-tables = Mes tables
page-all-tables = Toutes mes tables
page-public-tables = Tables publiques
page-never-played = Jamais joué ?
page-never-played-sub = Une première partie guidée : cinq minutes, de vrais choix
page-with-clock = avec pendule
page-your-move = À toi de jouer
page-waits-for = On attend { $names }
page-free-seats = { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
page-all-seated = Au complet, pas encore commencée
page-paused = Remise à un autre jour
page-over = La partie est terminée
page-won-by = { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }

# Nouvelle table, salle d’attente
page-seat-open = Place libre
page-way-shared-screen = Un écran commun et vos téléphones
page-clock-none = Sans limite
page-clock-move-is = { $time } par choix
page-clock-bank-is = { $time } en tout, { $more } de plus après chaque choix
page-clock-days = { $days } j { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-by = jusqu’à { $when }
page-your-name = Ton nom
page-your-colour = Ta couleur
page-rules-of = Règles de { $title }
page-rule = { $count ->
        [one] Règle { $ids }
       *[other] Règles { $ids }
    }
page-copy-link = Copier le lien

# Une partie en cours
page-rules = Règles
page-text-view = La table en mots
page-rule-missing = Cette règle n’a pas pu être chargée.
page-all-rules = Toutes les règles
page-since-more = { $count ->
        [one] et encore une chose
       *[other] et encore { $count } choses
    }

# Touches
page-keys = Clavier
page-keys-on = Raccourcis clavier à la table

# La fin
page-lost-by = { $count ->
        [one] { $names } a perdu.
       *[other] { $names } ont perdu ensemble.
    }

# Règles et apprentissage
page-cards-link = Toutes les cartes
page-set-by = { $name }, de { $author }
page-lesson-of = Partie guidée de { $title }
