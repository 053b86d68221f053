# Nouvelle table, salle d’attente, invitation
page-title-setup = Nouvelle table · Muraglia
page-on = oui
page-off = non
page-bot-strength = Robot, { $strength }
page-outside-bot = Robot externe
page-who-sits = Qui joue ?
page-who-sits-sub = Garde des places pour tes invités, ou confie-les à des robots. Jusqu’au début de la partie, tu peux encore changer les options et les robots.
page-the-game = Le jeu
page-players = Joueurs
page-player-number = Joueur { $number }
page-variant = À deux, c’est une variante de { $title } : les règles marchent aussi avec un seul rival.
page-readings = Autres lectures des règles
page-readings-help = Là où le livret n’est pas clair ; si tu ne changes rien, nos arbitrages s’appliquent
page-seat-open-help = pour un invité
page-seat-free-help = encore personne ici
page-seat-who = Qui prend la place { $number } ?
page-sits-here = sur cet appareil
page-way = Autour de la table
page-way-devices = Chacun sur son appareil
page-way-devices-help = Un lien pour chacun, de près ou de loin
page-way-shared-screen-help = Cet écran sert de plateau ; chacun scanne un code et a sa main sur son téléphone
page-way-one-device = Un appareil qui passe de main en main
page-way-one-device-help = Un rideau cache les mains entre les tours
page-clock = Temps de réflexion
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
page-sit-here = M’asseoir ici
page-seat-bot = Mettre un robot
page-invite = Inviter
page-invite-seat = Inviter quelqu’un à la place { $letter }
page-invite-help = Toute personne qui ouvre ce lien ou scanne le code peut prendre cette place.
page-token-help = Un programme peut aussi jouer ici. La clé n’est montrée qu’une fois ; qui l’a joue à cette place.
page-token-make = Créer une clé
page-name-colour = Nom et couleur
page-stand-up = Me lever
page-kick = Libérer la place
page-remove-bot = Retirer le robot
page-call-others = Invite les autres
page-code = Code
page-qr-table = Code à scanner pour rejoindre cette table
page-this-is-screen = Cet appareil est l’écran commun
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
page-together = Le silence vaut accord
page-together-help = Pour ce qui se décide ensemble, après ce délai
page-together-never = jamais
page-set = Cartes
page-set-house = Le jeu maison
