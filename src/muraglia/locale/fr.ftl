# Messages qui n’appartiennent à aucun jeu en particulier. Les mots entre accolades sont remplacés ; garder leurs noms.

# Erreurs de mise en place
setup-unknown-game = Aucun jeu ne s’appelle « { $word } ». Jeux possibles : { $known }.
setup-unknown-set = Il n’y a pas de jeu de cartes { $word } ici.
setup-no-sets = { $title } n’admet pas de jeux de cartes personnels.
setup-players = { $title } se joue de { $low } à { $high } joueurs, pas à { $word }.
setup-unknown-option = { $title } n’a pas d’option « { $word } ». Ses options : { $known }.
setup-unknown-bot = Aucun robot ne s’appelle « { $word } ». Robots possibles : { $known }.
setup-bad-budget = « { $word } » n’est pas un temps de réflexion. Écris @100ms, @2s ou un nombre de simulations comme @500 ; *2 après signifie deux cœurs.
setup-bad-value = { $option } ne peut pas valoir « { $word } ». Valeurs possibles : { $known }.
setup-option-form = Écris les options sous la forme name=value, chacune une seule fois ; « { $word } » n’est pas écrit ainsi.
setup-bad-seed = Une graine est un nombre ou un texte court, sans saut de ligne ni espaces doubles.
setup-no-such-seat = Il n’y a pas de place { $word } ; les places sont numérotées de 0 à { $high }.
setup-not-at-once = { $title } n’a pas d’environnement parallèle, car les places choisissent l’une après l’autre. Utilise env ou raw_env.
setup-unknown-language = La langue « { $word } » n’existe pas ici. Langues possibles : { $known }.
setup-no-picture = { $title } n’est pas encore dessiné : print(game) le montre en mots.

# Erreurs de choix
notation-unknown = Aucun choix de ce jeu ne s’écrit « { $word } ».
notation-no-place = { $word } : cette section a { $count ->
        [one] { $count } emplacement
       *[other] { $count } emplacements
    }.
choice-incomplete = « { $word } » n’est que le début du choix. Suites possibles : { $known }.
choice-too-long = « { $word } » contient plus d’un choix.
undo-nothing = Il n’y a rien à annuler.
why-over = La partie est terminée.
why-not-your-turn = C’est à { $seat } de jouer.

# Erreurs dans les textes
text-error = Ligne { $line } : { $why }
text-bad-title = La première ligne doit être : { $title }
text-cut-off = Le texte s’interrompt ; il doit finir par un saut de ligne.
text-bad-line = Cette ligne n’est pas écrite sous la forme « clé: valeur ».
text-missing-line = Il manque la ligne « { $key }: … ».
text-wrong-key = « { $key } » se trouve là où il faut « { $expected } ».
text-extra-line = Il ne devrait plus y avoir de ligne ici.
text-not-canonical = Cette ligne devrait être : { $expected }
text-bad-number = « { $word } » n’est pas un nombre.
text-number-range = « { $word } » n’est pas un nombre compris entre { $low } et { $high }.
text-bad-seat = « { $word } » n’est pas une place ; places possibles : a à { $last }.
text-bad-step = « { $word } » n’est pas une étape ; une étape s’écrit name(seat), les noms sont : { $known }.
text-bad-agenda = Les étapes à faire ne correspondent pas au reste de la position.
text-bad-word = Impossible de comprendre « { $word } ».
text-how-many = Il en faut { $count }, autant que de joueurs.
text-other-game = Cette position vient du jeu { $word }, pas du jeu { $expected }.
record-scrubbed = Cet enregistrement cache les secrets des autres places ; seul un enregistrement complet peut être rejoué.
record-other-rules = L’enregistrement a été fait avec la version { $word } des règles ; ici, c’est la version { $known }.
record-other-cards = L’enregistrement a été fait avec d’autres cartes ({ $word }) que celles d’ici ({ $known }).
record-illegal = Les règles interdisent ce choix : { $why }
record-other-result = Le résultat ne correspond pas aux choix.

# La ligne de commande
cli-about = Muraglia : des jeux de société où l’on bâtit une muraille, pour humains et robots.
cli-usage = utilisation :
cli-arguments = arguments
cli-options = options
cli-arg-help = afficher cette aide
cli-no-command = Choisis une commande : { $known }. Pour en savoir plus : muraglia --help
cli-unknown-command = Aucune commande ne s’appelle « { $word } ». Commandes possibles : { $known }.
cli-missing = Il manque : { $known }. Aide : { $command } --help
cli-unknown-argument = « { $word } » n’est pas compris. Aide : { $command } --help
cli-needs-value = Il manque une valeur après { $option }. Aide : { $command } --help
cli-not-clear = { $why }. Aide : { $command } --help
cli-number-from = { $option } doit être un nombre entier d’au moins { $low }, pas « { $word } ».
cli-number-between = { $option } doit être un nombre entier de { $low } à { $high }, pas « { $word } ».
cli-not-an-amount = { $option } doit être un nombre d’au moins 0, pas « { $word } ».
file-missing = Il n’y a pas de fichier { $path }. Vérifie le nom et le dossier.
file-is-folder = { $path } est un dossier. Donne le nom d’un fichier.
file-not-text = { $path } n’est pas un fichier texte. Donne un fichier contenant l’enregistrement d’une partie.
file-not-writable = Impossible d’écrire { $path } : { $why }. Choisis un autre endroit avec --out.
file-not-results = { $path } contient autre chose que des résultats de cette commande : { $why }. Choisis un autre endroit avec --out.
system-refused = Le système a refusé : { $why }
cli-about-play = jouer dans le terminal contre des robots
cli-about-engine = parler le protocole du moteur sur l’entrée et la sortie standard
cli-about-rules = afficher une règle, ou chercher des mots dans les règles
cli-arg-game = le jeu : { $known }
cli-arg-players = le nombre de joueurs
cli-arg-seed = un nombre ou un mot qui produit la même donne
cli-arg-lang = la langue : { $known }
cli-arg-bot = la façon de jouer des autres : { $known }
cli-arg-option = une option du jeu sous la forme name=value ; on peut en donner plusieurs
cli-arg-new = commencer une nouvelle partie même si une autre n’est pas finie
cli-arg-name = ton nom à la table
cli-arg-words = une règle comme { $example }, ou des mots à chercher
cli-choose-game = À quel jeu veux-tu jouer ?
cli-choose-number = Tape un nombre de 1 à { $count }, ou quit.
cli-game-line = { $title } par { $author } ({ $year }), de { $low } à { $high } joueurs
cli-variant = À deux, c’est une variante de { $title } : les règles marchent aussi avec un seul rival.
cli-welcome = { $title } à { $count } joueurs. Tape un nombre ou une notation ; help montre ce que tu peux taper d’autre.
cli-resumed = Ta partie inachevée continue ({ $title }) ; lance le jeu avec --new pour en commencer une autre.
cli-ignored = Le nombre de joueurs, la graine, les options et le nom ne valent que pour une nouvelle partie.
cli-save-damaged = Impossible de lire la partie sauvegardée ({ $why }). Elle est conservée sous le nom { $path }, et une nouvelle partie commence.
cli-prompt = Ton choix
cli-not-understood = « { $word } » n’est pas un choix possible ici. Tape un nombre, une notation ou help.
cli-help = Tu peux taper
cli-help-number = l’un des choix ci-dessus
cli-help-notation = un choix tel qu’il s’écrit, par exemple { $example }
cli-help-rule = les règles derrière cette question ; ? suivi d’un identifiant ou de mots cherche une règle
cli-help-why = pourquoi un choix n’est pas possible
cli-help-undo = annuler ton dernier choix
cli-help-log = tout ce qui s’est passé
cli-help-board = réafficher le plateau
cli-help-quit = quitter ; la partie est conservée et continue la prochaine fois
cli-split-default = Entrée : { $word }. Ou tape toi-même une ligne semblable.
cli-undone = Ton dernier choix est annulé.
cli-why-it-is = « { $word } » est possible.
cli-rule-unknown = Aucune règle n’a cet identifiant ni ne contient ces mots : { $word }.
cli-kept = La partie est conservée. La même commande la reprend.
cli-wins = Victoire pour { $name } !
cli-share-win = Victoire partagée : { $names }.
cli-nobody-wins = C’est perdu.
cli-again = Relance muraglia play pour une autre partie.
cli-log-title = Ce qui s’est passé
cli-needs-terminal = Plus rien à lire sur l’entrée ; la partie est conservée.

# Les plateaux dans le terminal et en image
board-waits-for = On attend { $names }
board-player = Joueur

# Le protocole du moteur
engine-bad-json = Cette ligne n’est pas du JSON : { $why }
engine-not-utf8 = Cette ligne n’est pas en UTF-8 (octet { $byte }).
engine-too-long = Cette ligne est trop longue : { $high } octets au plus sont lus.
engine-too-deep = Cette ligne a trop de niveaux imbriqués.
engine-bad-field = La requête n’est pas comprise : { $why }
engine-unknown-command = Il faut "do" dans la requête, avec une de ces valeurs : { $known }.
engine-no-game = Il n’y a pas encore de partie : commence par new, set_up ou load.
engine-internal = Une erreur s’est produite dans Muraglia ; la partie est comme avant. Merci de la signaler : { $why }

# Arène
cli-about-arena = faire jouer des robots les uns contre les autres et les classer
cli-arg-bots = robots séparés par des virgules : { $known }, temps de réflexion après @ (master@100ms), ou fichier.py:Classe
cli-arg-games = nombre de parties ; arrondi pour que chaque robot joue chaque donne à chaque place
cli-arg-workers = nombre de processus qui jouent
cli-arg-ray = jouer sur une grappe Ray (RAY_ADDRESS, sinon démarrée ici)
cli-arg-out = où garder les résultats, sans extension ; une série interrompue reprend de là
cli-arg-arena-seed = graine des donnes
arena-playing = parties en cours
arena-bot = robot
arena-rating = classement (intervalle à 95 %)
arena-share = victoires en % (intervalle à 95 %)
arena-score = score
arena-games = parties
arena-time = par choix
arena-title = { $title } : { $count } résultats
arena-kept = Résultats : { $path }.jsonl, { $path }.json, { $path }.svg
arena-too-few-bots = Il faut autant de robots que de joueurs ({ $players }) ; il y en a { $count }. Un robot peut être nommé plusieurs fois.
arena-needs-extra = Il manque le paquet { $word }. Installe Muraglia avec son arène : pip install "muraglia[arena]"
pool-needs-ray = Ray manque : pip install "muraglia[ray]"

# Entraînement
cli-about-train = ajuster le juge d’un jeu par des parties contre lui-même : les poids avec lesquels cherchent les niveaux des robots
cli-arg-train-players = nombres de joueurs, séparés par des virgules ; tous par défaut
cli-arg-generations = combien de fois jouer et ajuster
cli-arg-train-games = parties par génération
cli-arg-simulations = simulations par choix
cli-arg-train-out = dossier des parties, des poids et du graphique ; un entraînement interrompu reprend de là
train-no-judge = { $title } n’a pas de juge dont les poids puissent être ajustés.
train-playing = parties
train-fitting = ajustement
train-comparing = comparaison
train-step = { $count } joueurs, génération { $number } : { $what }
train-told = { $count } joueurs, génération { $number } : gagne { $share } % contre le juge non ajusté, { $before } % contre le précédent (part équitable { $fair } %) ; log loss { $loss }
train-kept = Poids : { $path }
train-players = { $count } joueurs
train-generation = génération
train-strength = Victoires contre le juge non ajusté en % de la part équitable
train-loss = Surprise devant les résultats (log loss)

# Conseils et retour sur la partie
advice-best = Le mieux : { $choice }. Chances de gagner : { $chance } %, { $score }.
advice-next = Deuxième choix : { $choice }. { $chance } %, soit { $less } de moins, { $score }.
advice-as-good = À peu près aussi bien : { $choice }. { $chance } %, { $score }.
advice-mix = Ne choisis pas toujours la même chose ici : quelqu’un de fort le fait dans { $share } cas sur 100, pour que personne ne lise dans son jeu.
analysis-flawless = Rien à regretter en { $count } choix.
analysis-nothing = { $word } n’a encore rien eu à choisir dans cette partie. Choisis une autre place avec --seat.
analysis-place = Choix { $number } : { $place }
analysis-decision = { $choice } laissait { $chance } % de chances de gagner ({ $score }). Mieux : { $better }, { $better_chance } % ({ $better_score }).
analysis-chosen-leads = Cela menait à ceci : { $what }
analysis-better-leads = Le meilleur choix mène à ceci : { $what }
analysis-curve = Tes chances de gagner, de choix en choix
analysis-title = Retour sur la partie : les choix les plus coûteux, d’après ce qu’on savait alors
analysis-working = Retour sur la partie…
cli-help-hint = ce que le maître choisirait, et pourquoi
cli-about-analyse = revenir sur une partie finie et voir où elle s’est perdue
cli-arg-record = fichier avec l’enregistrement d’une partie
cli-arg-seat = les choix de qui : a, b, c…
cli-about-bot = faire répondre ton propre robot dans un processus à lui : questions en entrée, réponses en sortie, une ligne chacune
cli-arg-own-bot = un fichier Python et la classe qu’il contient, par exemple my_bot.py:MyBot
bot-form = Donne un fichier Python et la classe qu’il contient, par exemple my_bot.py:MyBot ; « { $word } » n’est pas écrit ainsi.
bot-bad-command = Après run: vient la commande qui lance ton robot, avec tous les guillemets fermés ; « { $word } » n’est pas écrit ainsi.
bot-not-loaded = Impossible de charger { $path } : { $why }
bot-bad-question = Cette ligne n’est pas une question pour un robot : { $why }. Nomme le robot dans muraglia arena ou muraglia play, qui lui posent les questions.

# Le laboratoire
cli-about-lab = mesurer l’équilibre du jeu de cartes de The Great Wall en jouant
cli-arg-lab-games = parties par ligne
cli-arg-lab-out = où les comptes sont gardés ; une seconde fois continue de là
cli-lab-title = Équilibre du jeu maison, robots gloutons
cli-lab-measure = mesure
cli-lab-target = cible
cli-lab-found = trouvé
cli-lab-holds = tenu
cli-lab-generals = victoires d’un général face à une part égale
cli-lab-commands = part d’un commandement dans les choix
cli-lab-cards = cartes utilisées dans trop peu de parties
cli-lab-all-cards = cartes qu’aucune partie d’aucune ligne n’a utilisées
cli-lab-tea = premier contre dernier de l’ordre du Thé initial
cli-lab-ends = chaque fin de partie, pour un nombre de joueurs
cli-lab-breaches = sections percées, de tous les assauts
cli-lab-raids = razzias par partie
cli-lab-row = { $row } : { $games } parties, { $won } avec vainqueur ; durée en Années { $years }
cli-lab-hordes = { $row } : la pioche des Hordes s’épuise dans { $part } des parties

# Jeux de cartes personnels
cli-about-set = commencer ou vérifier un jeu de cartes personnel pour The Great Wall
cli-arg-set = jouer à The Great Wall avec le jeu de cartes de ce dossier
cli-arg-set-deed = new écrit un jeu rempli, à modifier ; check dit ce qui ne va pas dans un jeu
cli-arg-set-folder = le dossier du jeu de cartes
cli-set-written = { $folder } contient maintenant un jeu complet, rempli avec les cartes de la maison. Modifie ce que tu veux, puis lance muraglia set check.
cli-set-good = { $folder } est un jeu complet. Pour y jouer : muraglia play great-wall --set { $folder }
cli-set-not-empty = { $folder } n’est pas vide. Indique un nouveau dossier : rien n’est écrasé.
cli-set-about = # Le nom et l’auteur du jeu de cartes, tels qu’ils se lisent à la table.
