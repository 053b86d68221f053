# Le serveur : ce qu’il dit aux visiteurs et à qui l’héberge. Les mots entre accolades sont remplacés ; garder leurs noms.

# Aux visiteurs
server-unknown-visitor = Choisis d’abord un nom : sans cookie, le serveur ne sait pas qui tu es.
server-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
server-wrong-code = Aucune table ouverte n’a ce code. Vérifie-le auprès de la personne qui te l’a donné.
server-wrong-invite = Cette invitation n’est pas valable. Demande un nouveau lien.
server-wrong-device-code = Ce code est faux, déjà utilisé ou périmé. Crées-en un nouveau sur l’autre appareil.
server-no-device = Tu n’as pas cet appareil. Il est peut-être déjà déconnecté.
server-last-device = C’est ton seul appareil. Si tu le déconnectes, plus personne n’aura accès à tes tables ; supprime plutôt tes données.
server-too-many = Trop de choses à la fois. Attends un instant et réessaie.
server-tables-most = Tu as { $count } parties inachevées : ce serveur n’en garde pas davantage par personne. Termines-en ou fermes-en une d’abord.
server-tables-fast = Tu as ouvert beaucoup de tables en peu de temps. Tu pourras en ouvrir une autre dans quelques minutes.
server-notes-most = Tu as des notes à { $count } tables : ce serveur n’en garde pas davantage par personne. Vide d’abord une ancienne note.
server-vacation-past = La fin des vacances ne peut pas être déjà passée.
server-vacation-long = { $days ->
    [0] Il ne te reste plus de jours de vacances cette année.
    [one] Il te reste un jour de vacances cette année.
   *[other] Il te reste { $days } jours de vacances cette année.
  }
server-chat-most = Tu as beaucoup écrit. Tu pourras continuer dans quelques minutes.
server-no-hint = Aucun indice n’a pu être trouvé pour l’instant. Réessaie.
server-too-many-seats = Cette table n’a que { $count } places.
server-only-for-sockets = Cela n’a de sens que par un socket.
server-not-gathered = Rejoins d’abord les autres : pour l’instant, tu regardes de ton côté.
server-gathering-full = { $count } personnes revoient déjà la partie ensemble. On ne peut pas être plus nombreux.
server-no-webhooks = Les webhooks ne sont pas autorisés sur ce serveur.
server-webhook-url = Un webhook est une adresse qui commence par https://, sans port, ni nom d’utilisateur, ni espace.
server-webhook-private = Cette adresse appartient à un réseau privé. Un webhook doit être joignable depuis internet.
server-unreadable = Cette table ne peut plus être lue. La raison se trouve dans le journal du serveur.
server-not-written = Le serveur ne peut rien enregistrer ni charger pour le moment : il ne s’est donc rien passé. Réessaie dans un instant.
server-perhaps-written = La connexion à la base de données a été coupée pendant l’enregistrement. La table montrera bientôt si c’est enregistré ; sinon, réessaie.
# Sur l’écran d’accueil d’un téléphone
site-description = Des jeux de société où l’on bâtit un mur, entre amis ou contre des robots.
site-tables = Mes tables
site-new = Ouvrir une table
# À côté d’un lien dans une discussion
site-invites = { $host } t’invite à jouer : { $game }
site-seats = { $count ->
    [0] Toutes les places sont prises. Tu peux regarder.
    [one] Une place est libre. Pas de compte : ce lien suffit.
   *[other] { $count } places sont libres. Pas de compte : ce lien suffit.
  }
site-running = La partie est en cours. Viens voir.
site-over = La partie est finie. Revois-la, choix par choix.
# Notifications à quelqu’un qui n’est pas là
notice-one-title = À toi de jouer : { $table }
notice-one = { $game } : { $asks }
notice-your-move = La table attend ta réponse.
notice-until = Fin de ton temps : { $when }
notice-nudge = { $seat } te relance.
notice-proposal-title = On te demande ton avis : { $table }
notice-proposes-undo = { $seat } voudrait annuler un choix.
notice-proposes-pause = { $seat } propose de continuer un autre jour.
notice-proposes-resume = { $seat } propose de reprendre la partie.
notice-proposes-end = { $seat } propose de terminer la partie.
notice-proposes-offer = { $seat } propose de donner à quelqu’un d’autre la place d’un joueur qui est parti.
notice-many-title = { $count } tables t’attendent
notice-table = { $table } ({ $game })
notice-more = et encore { $count }
notice-test-title = Muraglia peut te joindre
notice-test = Voilà comment tu sauras que c’est à toi. Envoyé { $when }.

# Aux programmes
server-bad-request = La requête n’est pas comprise : { $why }
server-no-token = Il faut pour cela la clé d’une place à cette table : Authorization: Bearer …
server-not-found = Il n’y a rien à cette adresse.
server-no-such-set = Le jeu de cartes { $digest } n’existe pas ici ; /api/games indique ceux en usage.
server-no-page = La page n’a pas été construite. Construis-la dans web/ avec : npm ci && npm run build
server-wrong-method = Cette adresse ne connaît pas cette méthode.
server-too-large = La requête est trop grande.
server-not-json = La requête doit être en JSON.
server-foreign-page = Les requêtes d’autres pages ne sont pas acceptées ici. Si c’est ta propre adresse, lance le serveur avec --origin.
server-foreign-host = Ce serveur ne répond pas à cette adresse. Si c’est la tienne, démarre-le avec --origin et cette adresse.
server-mistake = Quelque chose s’est mal passé sur le serveur, et ce n’était pas ta faute. C’est noté.

# À qui héberge le serveur
host-bad-base-path = Un chemin de base s’écrit comme /muraglia, sans barre à la fin ; { $word } non.
host-bad-database-url = Une base de données s’écrit comme postgresql://user:password@host/name.
host-workers-need-postgresql = Plusieurs processus demandent PostgreSQL : donne aussi --database-url, ou laisse --workers de côté.
host-too-small = --{ $option } doit valoir au moins { $low }.
host-no-folder = Le dossier { $path } n’est pas utilisable : { $why }. Choisis-en un autre avec --data.
host-folder-in-use = Un autre serveur utilise { $path }. Arrête-le d’abord, ou choisis un autre dossier avec --data.
host-newer-database = Cette base de données vient d’une version plus récente de Muraglia (étape { $word }). Mets Muraglia à jour, ou restaure une sauvegarde.
host-other-database = Cette base de données vient d’une autre version de Muraglia (étape { $word }). Utilise cette version, ou lance une fois le serveur avec celle-ci.
host-no-database = La base de données n’est pas joignable : { $why }
host-no-port = { $host }:{ $port } n’est pas utilisable : { $why }. Choisis une autre adresse avec --host ou un autre port avec --port.
host-not-installed = Les paquets du serveur manquent. Installe-les avec : pip install "muraglia[serve]"
host-address = Muraglia est prêt : { $address }
host-address-elsewhere = Dans le même réseau : { $address }
host-only-here = Seule cette machine peut y accéder. Pour les téléphones et les autres ordinateurs de ton réseau, ajoute : --host 0.0.0.0
host-stop = Ctrl+C arrête le serveur ; les parties en cours sont conservées.
host-backup-done = { $tables } tables sont sauvegardées dans { $path }.
host-restore-done = { $tables } tables sont restaurées.
host-restore-not-empty = Il y a déjà des données dans { $path }. Restaure dans un nouveau dossier ou une base vide.
host-no-data = Il n’y a pas de données dans { $path }. Indique le dossier du serveur avec --data.
host-bad-backup = { $path } n’est pas une sauvegarde de Muraglia, ou est endommagé : { $why }
host-file-exists = { $path } existe déjà. Choisis un autre nom.
host-no-file = { $path } ne peut être ni lu ni écrit : { $why }. Vérifie le nom et le dossier.
host-no-sets = { $path } ne contient aucun jeu de cartes : chacun est un sous-dossier.
host-bad-set = Le jeu de cartes { $path } n’est pas complet. { $why }
host-unknown-table = Il n’y a pas de table { $word }. Donne son identifiant, tiré de l’adresse de sa page, ou son code.
host-export-running = { $word } est encore en cours : la partie complète s’ouvre à la fin. Avec --seat, tu obtiens ce que sait une place.
host-imported = La partie se trouve maintenant à { $path } (code { $code }). Pour occuper ses places, saisis { $device } dans la page comme code d’un autre appareil, dans les dix minutes.
host-about-serve = servir la table dans le navigateur
host-about-backup = sauvegarder toutes les tables et les personnes dans un fichier, même quand le serveur tourne
host-about-restore = restaurer une sauvegarde dans un nouveau dossier ou une base vide
host-about-export = écrire la partie d’une table sous forme de texte
host-about-import = faire une table à partir du texte d’une partie
host-arg-host = l’adresse d’écoute ; 0.0.0.0 pour tous les appareils du réseau
host-arg-port = le port d’écoute
host-arg-data = le dossier du fichier de la base de données
host-arg-database-url = PostgreSQL au lieu du dossier ; aussi par DATABASE_URL
host-arg-workers = le nombre de processus qui servent ; plus d’un demande PostgreSQL
host-arg-bot-workers = le nombre de processus qui réfléchissent pour les robots
host-arg-base-path = le chemin du serveur derrière un mandataire, par exemple /muraglia
host-arg-grace = secondes avant qu’une personne dont la connexion est coupée soit considérée comme partie
host-arg-beat = secondes entre une question et la réponse d’un robot
host-arg-bot-seconds = secondes après lesquelles un robot est arrêté et un choix permis fait à sa place
host-arg-webhooks = permettre de se faire appeler par HTTPS quand c’est son tour
host-arg-vacation-days = combien de jours par an on peut être en vacances pendant que des parties qui durent des jours attendent
host-arg-origin = une autre adresse sous laquelle la page est ouverte ; on peut en donner plusieurs
host-arg-proxies = qui l’on croit au sujet des adresses et de https ; plusieurs séparés par des virgules
host-arg-rate = commandes par seconde et par connexion ; 0 : sans limite
host-arg-log = la forme du journal : { $known }
host-arg-sets = proposer aux nouvelles tables de The Great Wall les jeux de cartes des sous-dossiers de ce dossier
host-arg-open = ouvrir un navigateur
host-arg-file = le fichier
host-arg-table = l’identifiant ou le code d’une table
host-arg-seat = seulement ce que sait cette place, comptée à partir de 0 ; -1 pour un spectateur
