# La page : tout ce qu’on lit en dehors des plateaux.

# Partout
page-title = { $where } · Muraglia
page-title-start = Muraglia : jeux de société autour d’une muraille
page-title-setup = Nouvelle table · Muraglia
page-title-table = { $name } · Muraglia
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
page-saved = Enregistré.
page-again = Réessayer
page-on = oui
page-off = non
page-less = moins
page-more = plus
page-loading = Chargement…
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
page-version = Version { $version }, page mise à jour { $when }
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
page-bot-strength = Robot, { $strength }
page-outside-bot = Robot externe
page-with-friends = Entre amis
page-open-table = Ouvrir une table
page-join-code = Rejoindre avec un code
page-join = Rejoindre
page-code-empty = Saisis le code de la table, par exemple WOLF-2741.
page-code-unknown = Aucune table n’a le code { $code }. Vérifie-le et réessaie.
page-my-tables = Mes tables
page-all-tables = Toutes mes tables
page-public-tables = Tables publiques
page-tables-going = En cours
page-tables-done = Terminées
page-mine-game = Jeu
page-mine-opponent = Adversaire
page-mine-all = Tous
page-mine-won = Gagné
page-mine-lost = Perdu
page-mine-with = contre { $names }
page-mine-played = Joué
page-mine-average = Score moyen
page-mine-figures = Mes statistiques
page-mine-none = Aucune partie ne correspond.
page-tables-none = Tu n’es à aucune table pour l’instant.
page-tables-no-public = Personne ne cherche de joueurs en ce moment. Ouvre une table et rends-la publique.
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
page-who-sits = Qui joue ?
page-who-sits-sub = Garde des places pour tes invités, ou confie-les à des robots. Jusqu’au début de la partie, tu peux encore changer les options et les robots.
page-the-game = Le jeu
page-players = Joueurs
page-player-number = Joueur { $number }
page-variant = À deux, c’est une variante de { $title } : les règles marchent aussi avec un seul rival.
page-readings = Autres lectures des règles
page-readings-help = Là où le livret n’est pas clair ; si tu ne changes rien, nos arbitrages s’appliquent
page-seat-open = Place libre
page-seat-open-help = pour un invité
page-seat-free-help = encore personne ici
page-seat-who = Qui prend la place { $number } ?
page-sits-here = sur cet appareil
page-way = Autour de la table
page-way-devices = Chacun sur son appareil
page-way-devices-help = Un lien pour chacun, de près ou de loin
page-way-shared-screen = Un écran commun et vos téléphones
page-way-shared-screen-help = Cet écran sert de plateau ; chacun scanne un code et a sa main sur son téléphone
page-way-one-device = Un appareil qui passe de main en main
page-way-one-device-help = Un rideau cache les mains entre les tours
page-clock = Temps de réflexion
page-clock-none = Sans limite
page-clock-move-is = { $time } par choix
page-clock-bank-is = { $time } en tout, { $more } de plus après chaque choix
page-clock-days = { $days } j { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-by = jusqu’à { $when }
page-casual = Partie amicale
page-casual-help = Des indices, et on annule si les autres sont d’accord
page-listed = Visible de tous
page-listed-help = Tout le monde peut prendre une place libre
page-table-name = Nom de la table
page-table-name-empty = sans nom, elle porte son code
page-open-full = Toutes les places sont prises : tu peux commencer tout de suite.
page-open-invite = Tu reçois un lien et un code pour les places libres.
page-not-started = pas encore commencée
page-room-open = { $count ->
        [one] Une place est libre : invite quelqu’un ou installes-y un robot.
       *[other] { $count } places sont libres : invite des gens ou installes-y des robots.
    }
page-room-unready = { $count ->
        [one] On attend encore { $names }.
       *[other] On attend encore { $names }.
    }
page-room-you-unready = On t’attend encore.
page-room-full = Tout le monde est là. On peut commencer.
page-room-guest-open = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    } { $host } lance la partie dès que tout le monde est là.
page-room-guest-full = Tout le monde est là. { $host } peut lancer la partie.
page-room-changed = Modifié : { $what }. Confirme que tu es toujours d’accord.
page-room-changed-host = Modifié : { $what }. Les autres doivent confirmer à nouveau.
page-you-host = toi, l’hôte
page-you-here = sur cet appareil
page-you-ready = toi, c’est bon
page-ready = c’est bon
page-here = est là
page-away = pas là
page-sit-here = M’asseoir ici
page-seat-bot = Mettre un robot
page-seat-bot-at = Robot à la place { $letter }
page-invite = Inviter
page-invite-seat = Inviter quelqu’un à la place { $letter }
page-invite-help = Toute personne qui ouvre ce lien ou scanne le code peut prendre cette place.
page-token-help = Un programme peut aussi jouer ici. La clé n’est montrée qu’une fois ; qui l’a joue à cette place.
page-token-make = Créer une clé
page-name-colour = Nom et couleur
page-your-name = Ton nom
page-your-colour = Ta couleur
page-colour-name = Couleur { $letter }
page-stand-up = Me lever
page-kick = Libérer la place
page-remove-bot = Retirer le robot
page-rules-of = Règles de { $title }
page-chat = Discussion
page-call-others = Invite les autres
page-code = Code
page-copy-link = Copier le lien
page-qr-table = Code à scanner pour rejoindre cette table
page-qr-seat = Code à scanner pour cette place
page-only-here = Seule cette machine peut accéder au serveur : sur un autre appareil, le lien et le code ne mènent nulle part. Pour jouer avec les téléphones et les ordinateurs de ton réseau, lance-le avec « make play » ou « muraglia serve --host 0.0.0.0 ».
page-this-is-screen = Cet appareil est l’écran commun
page-close-table = Fermer la table
page-start = Commencer
page-host-starts = { $host } lance la partie quand tout le monde est prêt.
page-i-am-ready = C’est bon pour moi
page-not-ready = Pas encore
page-watching = Tu regardes. Prends une place libre pour jouer.
page-invited = { $host } t’invite à jouer à { $game }
page-invited-running = La partie est en cours. Un robot joue pour { $name } : tu peux prendre le relais.
page-invited-seat = Ta place : { $letter }
page-invited-instead = La place de ton lien est prise. Celle-ci est libre : { $letter }
page-invited-with = À la table : { $names }
page-invited-name = Comment les autres doivent-ils t’appeler ?
page-sit-down = M’asseoir
page-just-watch = Juste regarder
page-invited-rules = Tu découvres ? Les règles de { $title }

# Décider ensemble
page-council = Conseil
page-council-speaker = { $name } parle pour tout le monde
page-council-silence = le silence vaut accord dans { $seconds } s
page-council-ready = Proposition prête :
page-council-colon = { " " }:
page-council-by = { $name } propose : { $what }
page-council-proposes = propose
page-council-agrees = d’accord
page-council-waits = demande d’attendre
page-council-follows = s’en remet au porte-parole
page-council-asked = doit répondre
page-council-rather = plutôt : { $what }.
page-council-take-up = Proposer cela
page-council-wait = Attendez-moi
page-council-follow = Je m’en remets au porte-parole cette saison
page-council-agree = D’accord : { $what }
page-council-propose = Proposer : { $what }
page-words = Dire ou montrer
page-words-what = Que dire
page-words-which = De quoi
page-words-count = Combien
page-words-say = Le dire
page-point = Montrer ce lieu
page-point-where = Que montrer
page-point-board = Montrer sur le plateau
page-point-now = Touche un lieu
page-points = { $name } montre : { $place }
page-points-board = { $name } montre un endroit du plateau.
page-together = Le silence vaut accord
page-together-help = Pour ce qui se décide ensemble, après ce délai
page-together-never = jamais

# Une partie en cours
page-people = À la table
page-thinking = réfléchit
page-resigned = a abandonné
page-bot-plays-on = un robot continue
page-late = temps écoulé
page-late-long = n’a plus de temps.
page-bot-takes-over = Faire jouer un robot
page-onlooker = Spectateur
page-onlookers = { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
page-skip = Aller au plateau
page-menu = Menu
page-sound = Son
page-sound-on = Activer le son
page-sound-off = Couper le son
page-rules = Règles
page-text-on = La table en mots
page-text-off = La table en image
page-text-view = La table en mots
page-dock = Ta place
page-rail = À côté du plateau
page-waiting-for = { $count ->
        [one] On attend { $names }
       *[other] On attend { $names }
    }
page-waits-too = On attend aussi { $names }.
page-you-have-time = Tu as jusqu’à { $when }.
page-vacation-until = en vacances jusqu’au { $day }
page-you-watch = Tu regardes.
page-moving-on = La partie continue…
page-you-chose = Tu as choisi : { $what }.
page-you-chose-secret = Tu as choisi.
page-chose-wait = On attend { $names }. D’ici là, tu peux changer d’avis.
page-so-far = Jusqu’ici : { $what }
page-is-paused = Remise à un autre jour
page-is-paused-sub = La table reste telle quelle. Chacun la retrouve dans « Mes tables », ou avec son lien et le code { $code }.
page-moment = Moment { $number } sur { $count }
page-moment-sub = Tu regardes en arrière ; pendant ce temps, la partie continue.
page-moment-over = Tu revois une partie terminée.
page-to-now = Revenir au présent
page-to-score = Voir les points
page-try = Jouer d’ici
page-try-help = Ouvre une table à toi qui commence à ce moment. Tu joues { $name } contre des robots.
page-try-friends = Jouer d’ici avec des amis
page-branch-of = à partir du moment { $moment } d’une autre partie
page-branch-text = à partir d’une position collée
page-branch-back = Vers la partie d’origine
page-from-text = Reprendre à partir d’un texte
page-from-text-help = Colle une position ou un enregistrement. Tu joues la première place contre des robots.
page-from-text-moment = Après combien d’étapes ? (enregistrements seulement ; vide : après toutes)
page-from-text-open = Reprendre
page-view-as = Vu par
page-withdraw = Changer d’avis
page-back-step = Un pas en arrière
page-undo = Annuler
page-undo-ask = Demander à annuler
page-reset = Annuler tout le tour
page-redo = Rétablir
page-hint = Indice
page-hint-says = Le mieux maintenant : { $what }
page-hint-thinking = Recherche d’un indice…
page-hint-chance = Chances de gagner : { $chance } %, { $score }.
page-hinted = conseillé
page-connection-lost = La connexion est perdue. Nouvel essai…
page-rule = { $count ->
        [one] Règle { $ids }
       *[other] Règles { $ids }
    }
page-rule-missing = Cette règle n’a pas pu être chargée.
page-all-rules = Toutes les règles
page-log = Journal
page-log-copy = Copier le journal
page-log-newest = Aller à la dernière ligne
page-undone = Annulé :
page-since = Depuis ton dernier tour
page-since-replay = Revoir
page-since-more = { $count ->
        [one] et encore une chose
       *[other] et encore { $count } choses
    }
page-go-on = Continuer
page-scrub = Regarder en arrière
page-scrub-first = Au début
page-scrub-prev = Un choix en arrière
page-scrub-next = Un choix en avant
page-scrub-live = Au présent
page-scrub-slider = Moment
page-scrub-share = Copier un lien vers ce moment
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Écrire à la table
page-chat-unread = { $count ->
        [one] Discussion, une nouvelle ligne
       *[other] Discussion, { $count } nouvelles lignes
    }
page-chat-mute = Masquer la discussion
page-chat-unmute = Afficher la discussion
page-chat-muted = Tu as masqué la discussion.
page-send = Envoyer
page-note = Note
page-note-help = Personne d’autre ne peut lire ceci.
page-note-saved = C’est noté.
page-note-failed = La note n’a pas pu être enregistrée. Nouvel essai au prochain mot.
page-plan = À l’avance
page-plan-help = Pour les parties lentes : à ta prochaine question, le premier choix possible de ta liste est fait pour toi.
page-plan-add = Ajouter un choix
page-plan-pick = Choisis…
page-plan-none-yet = Les choix qu’on t’a déjà proposés peuvent être préparés ici.
page-plan-remove = Retirer ce choix
page-plan-unless = Sauf si quelque chose arrive avant…
page-plan-unless-count = { $count ->
        [one] Sauf si une chose arrive avant
       *[other] Sauf si l’une de ces { $count } choses arrive avant
    }
page-plan-save = Préparer
page-plan-clear = Effacer
page-plan-kept = Tes choix sont prêts.
page-plan-cleared = Plus aucun choix n’est prêt.
page-plan-lies = Un de tes choix est prêt.
page-stand = Réponses permanentes
page-stand-help = Ce que tu règles ici répond pour toi chaque fois que la question se pose, après une courte pause. Les autres n’en voient rien.
page-stand-asked = On te demande
page-until-turn = jusqu’au prochain tour
page-until-season = jusqu’à la prochaine saison
page-until-year = jusqu’à la prochaine Année
page-until-end = jusqu’à la fin de la partie
page-until-event = ou dès que ceci arrive :
page-stand-ended = Terminée : { $event }
page-stand-undone = tu as annulé un choix
page-stand-set = Répondre ainsi
page-stand-clear = Me demander à nouveau
page-stand-kept = Ta réponse permanente est enregistrée.
page-stand-cleared = On te demandera à nouveau.
page-stand-ahead = Désormais…
page-stand-now = { $answers } ({ $until })
page-next-table = À toi de jouer : { $name }
page-agree = D’accord
page-decline = Refuser
page-proposal-undo = voudrait annuler le dernier choix.
page-proposal-pause = voudrait continuer un autre jour.
page-proposal-resume = est de retour et voudrait reprendre.
page-proposal-end = voudrait arrêter la partie ici.
page-proposal-offer = voudrait proposer la place de { $name } à quelqu’un d’autre, qui verrait alors cette main.
page-proposal-yours = Tu as demandé aux autres.
page-proposal-waits = { $count ->
        [one] { $names } n’a pas encore répondu.
       *[other] { $names } n’ont pas encore répondu.
    }
page-proposal-drop = Laisser tomber
page-propose-pause = Continuer un autre jour
page-propose-resume = Reprendre la partie
page-propose-end = Proposer d’arrêter
page-leave = Quitter la partie
page-leave-sure = Un robot continue à ta place. Tu peux revenir et reprendre ta place.
page-resign = Abandonner
page-resign-sure = Un robot continue à ta place et tu ne peux plus gagner. C’est définitif.
page-close-sure = La table est fermée pour tout le monde. C’est définitif.
page-sit-again = Reprendre ma place
page-bot-for-you = Un robot joue pour toi.
page-sit-for = Remplacer { $name }
page-offer-seat = Proposer la place de { $name } à quelqu’un d’autre
page-bot-for = Faire jouer un robot pour { $name }
page-shared-screen-open = Ouvrir l’écran commun
page-zoom = Taille du plateau
page-record = Enregistrer la partie

# Questions simples
page-ask-one = Fais ton choix
page-ask-many = Choisis-en autant que tu veux
page-ask-amount = Combien
page-ask-order = Dans quel ordre
page-ask-split = Combien pour chacun
page-ask-yes-no = Oui ou non
page-pass-turn = Passer pour ce tour
page-pass-season = Passer pour cette saison
page-pass-year = Passer pour cette Année
page-pass-no-more = Ne plus passer
page-passing = Tu passes sans qu’on te pose la question. Appuie pour qu’on te la pose de nouveau.
page-forced = Étapes sans choix
page-forced-never = Me demander
page-forced-smart = Selon le cas
page-forced-always = D’elles-mêmes
page-forced-help = Selon le cas : elles se font pour toi, tant que tu peux encore annuler ce qui précède.
page-warnings = M’avertir du gaspillage
page-warnings-help = Ce qui serait perdu ou t’apporterait de la Honte est signalé.
page-warning = Attention
page-take-this = Prendre
page-chosen-so-far = Déjà choisi
page-take-out = Retirer
page-split-less = Moins : { $name }
page-split-more = Plus : { $name }
page-split-of = sur { $count }
page-split-sum = { $count } sur { $total }
page-split-up-to = { $count } sur { $total } au plus
page-split-send = Confirmer

# Touches
page-keys = Clavier
page-keys-on = Raccourcis clavier à la table
page-key-name-enter = Entrée
page-key-name-commit = Ctrl + Entrée
page-key-name-ends = Début, Fin
page-key-tab = zone suivante : main, emplacements, boutons
page-key-pieces = sur le plateau : de pièce en pièce, d’emplacement en emplacement
page-key-enter = choisir
page-key-commit = valider ce qui est choisi
page-key-esc = reposer, fermer, revenir au présent
page-key-digits = la cible ou le choix qui porte ce numéro
page-key-arrows = ailleurs : un choix en arrière ou en avant
page-key-ends = au début, au présent
page-key-undo = annuler
page-key-redo = rétablir
page-key-hint = indice
page-key-log = journal
page-key-chat = discussion
page-key-text = la table en mots ou en image
page-key-status = qui doit choisir quoi
page-key-zoom = plus grand, plus petit, comme avant
page-key-sound = son ou silence
page-key-help = cette aide

# Un appareil, écran commun, téléphone
page-curtain = { $name }, c’est à toi
page-curtain-open = C’est moi, { $name }
page-seat-letter = place { $letter }
page-see-table = Voir la table
page-cover = Cacher
page-covered = Caché
page-uncover = Touche pour regarder
page-join-at = Rejoindre sur { $host }
page-fullscreen = Plein écran
page-screen-gather = Prenez vos téléphones et scannez un code
page-screen-gather-sub = Chaque code est une place. Sur vos téléphones, vos mains ; sur cet écran, ce que tout le monde peut voir.
page-free-seat = Place libre
page-scan-join = scanne pour jouer
page-scan-return = pas là : scanne pour revenir
page-scan-take = un robot joue : scanne pour le remplacer

# La fin
page-you-win = Tu gagnes !
page-you-win-by = Tu gagnes avec { $margin } d’avance.
page-won-by-margin = { $count ->
        [one] { $names } gagne avec { $margin } d’avance.
       *[other] { $names } se partagent la victoire, avec { $margin } d’avance.
    }
page-ahead-points = { $count ->
        [1] un point
        [2] deux points
        [3] trois points
        [4] quatre points
        [5] cinq points
        [6] six points
        [7] sept points
        [8] huit points
        [9] neuf points
        [10] dix points
       *[other] { $count } points
    }
page-ahead-chinesische-mauer = { $count ->
        [one] un point de renommée
       *[other] { $count } points de renommée
    }
page-ahead-great-wall = { $count ->
        [one] un point d’Honneur
       *[other] { $count } points d’Honneur
    }
page-you-lost = { $count ->
        [one] Tu as perdu.
       *[other] Vous avez perdu ensemble.
    }
page-lost-by = { $count ->
        [one] { $names } a perdu.
       *[other] { $names } ont perdu ensemble.
    }
page-against-qin = { $first } contre { $second } pour Qin Jiushao.
page-you-share-win = Tu partages la victoire !
page-winner = victoire
page-lowest-wins = Le plus petit total gagne : { $first } contre { $second }.
page-highest-wins = Le plus grand total gagne : { $first } contre { $second }.
page-ended-agreement = Terminée d’un commun accord.
page-ended-resignation = Terminée par abandon.
page-ended-time = Terminée : temps écoulé.
page-rematch = Revanche, mêmes places
page-to-rematch = Vers la revanche
page-replay = Revoir
page-share = Copier le lien
page-score = Les points

# Une table absente
page-no-table = Table introuvable
page-no-table-sub = Elle a peut-être été fermée, ou le lien est incomplet.
page-table-closed = Cette table est fermée
page-table-closed-sub = Son hôte l’a fermée avant le début de la partie.

# Règles et apprentissage
page-cards-link = Toutes les cartes
page-set = Cartes
page-set-house = Le jeu maison
page-set-by = { $name }, de { $author }
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] Une règle
       *[other] { $count } règles
    }
page-learn = Apprendre en jouant
page-learn-sub = Une première partie contre des robots, toujours la même donne. Tu fais de vrais choix, et on te dit ce qui compte.
page-lesson-start = Première partie guidée
page-lesson-continue = Continuer la première partie
page-lesson-of = Partie guidée de { $title }

# Réglages
page-looks = Apparence
page-theme = Couleurs
page-theme-system = système
page-theme-light = clair
page-theme-dark = sombre
page-speed = Animations
page-speed-slow = lentes
page-speed-normal = normales
page-speed-fast = rapides
page-speed-off = sans
page-text-view-help = Les plateaux en texte, pour un lecteur d’écran ou pour lire vite
page-notice = Être prévenu
page-sound-help = Bois, papier, et une cloche quand c’est à toi
page-notify = Notifications
page-notify-help = Quand c’est à toi et que la page est en arrière-plan
page-notify-blocked = Le navigateur n’autorise pas les notifications de cette page.
page-notify-insecure = Les navigateurs n’autorisent les notifications qu’à une adresse qui commence par https://. Demande à l’hébergeur de ce serveur.
page-notify-missing = Ce navigateur ne propose pas de notifications. Sur un iPhone ou un iPad, ajoute d’abord la page à l’écran d’accueil.
page-call = Quand tu n’es pas là
page-call-help = Dans les parties qui durent des jours, on peut te prévenir quand c’est à toi, même page fermée. Tu le choisis table par table ; rien n’est envoyé avant.
page-call-here = Messages sur cet appareil
page-call-here-help = { $count ->
    [0] Ton navigateur te demandera une fois la permission
    [one] Un de tes appareils reçoit les messages
   *[other] { $count } de tes appareils reçoivent les messages
  }
page-call-insecure = Les messages exigent une connexion sécurisée, mais ce serveur est ouvert sans https://. Demande à son hébergeur ; sur ce réseau, tout marche quand même tant que la page est ouverte.
page-call-quiet = Heures calmes
page-call-quiet-help = Ce qui arrive entre-temps est envoyé après ({ $zone })
page-call-from = De
page-call-to = à
page-webhook = Appeler une adresse
page-webhook-help = Un sujet ntfy ou un webhook : Discord, Slack, Mattermost ou le tien. L’adresse reçoit une phrase et le lien.
page-call-test = Essayer
page-call-tested = { $count ->
    [one] Un message est en route.
   *[other] { $count } messages sont en route.
  }
page-call-not-tested = Aucun message n’a été accepté. Désactive puis réactive les messages, et réessaie.
page-call-failed = Le navigateur n’a pas pu joindre son service de messages. Réessaie plus tard.
page-call-later = Prends d’abord place à une table.
page-call-on = Me prévenir quand c’est à moi
page-call-off = Ne plus me prévenir ici
page-call-kept = On te préviendra quand ce sera à toi ici.
page-call-ended = Cette table ne t’envoie plus rien.
page-call-ask = Te prévenir quand ce sera de nouveau à toi ?
page-call-ask-help = Cette partie peut durer. Tu peux fermer la page.
page-call-yes = Me prévenir
page-call-no = Pas à cette table
page-chat-show = Discussion
page-chat-show-help = Montrer ce que les autres écrivent
page-elsewhere = Continuer sur un autre appareil
page-elsewhere-help = Tes tables et tes places te suivent. Il n’y a ni compte ni mot de passe.
page-elsewhere-make = Montrer un code
page-elsewhere-once = Valable une fois, pendant dix minutes.
page-qr-elsewhere = Code à scanner avec l’autre appareil
page-claim = J’ai un code d’un autre appareil
page-claim-go = Continuer
page-claim-ask = Ce lien fait aussi de cet appareil le tien : ton nom, tes tables, tes places. L’identité que tu avais ici est abandonnée.
page-claimed = Content de te revoir.
page-devices = Tes appareils
page-devices-help = Sur ces appareils, c’est toi. Déconnecte ceux que tu n’utilises plus ou que tu as perdus.
page-device-this = Cet appareil
page-device-used = Dernière utilisation : { $when }
page-device-since = depuis le { $day }
page-device-unknown = Appareil inconnu
page-log-out = Déconnecter
page-log-out-of = Déconnecter { $device }
page-logged-out = Déconnecté.
page-data = Tes données
page-data-help = Nous gardons ton nom, ta couleur, tes appareils, tes parties, tes notes, ce que tu as écrit, tes vacances et la façon dont on doit te prévenir. Rien d’autre.
page-delete = Supprimer mes données
page-delete-sure = Ton nom, tes notes et tes messages sont supprimés ; des robots continuent là où l’on a besoin de toi. C’est définitif.
page-deleted = { $count ->
        [0] Tes données sont supprimées. Tu n’avais laissé de trace à aucune table.
        [one] Tes données sont supprimées. Ton nom, tes messages et tes notes ont disparu d’une table.
       *[other] Tes données sont supprimées. Ton nom, tes messages et tes notes ont disparu de { $count } tables.
    }
page-deleted-go = Vers la page d’accueil
