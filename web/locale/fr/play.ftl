# Une partie en cours
page-title-table = { $name } · Muraglia
page-loading = Chargement…
page-room-full = Tout le monde est là. On peut commencer.
page-ready = c’est bon
page-here = est là
page-away = pas là
page-chat = Discussion
page-qr-seat = Code à scanner pour cette place
page-only-here = Seule cette machine peut accéder au serveur : sur un autre appareil, le lien et le code ne mènent nulle part. Pour jouer avec les téléphones et les ordinateurs de ton réseau, lance-le avec « make play » ou « muraglia serve --host 0.0.0.0 ».
page-close-table = Fermer la table
page-start = Commencer
page-council-agree = D’accord : { $what }
page-council-propose = Proposer : { $what }
page-point-board = Montrer sur le plateau
page-point-now = Touche un lieu
page-points = { $name } montre : { $place }
page-points-board = { $name } montre un endroit du plateau.
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
page-sound-on = Activer le son
page-sound-off = Couper le son
page-text-on = La table en mots
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
page-branch-of = à partir du moment { $moment } d’une autre partie
page-branch-text = à partir d’une position collée
page-branch-back = Vers la partie d’origine
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
page-log = Journal
page-log-newest = Aller à la dernière ligne
page-undone = Annulé :
page-since = Depuis ton dernier tour
page-since-replay = Revoir
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
page-plan-lies = Un de tes choix est prêt.
page-stand = Réponses permanentes
page-stand-ahead = Désormais…
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
page-propose-resume = Reprendre la partie
page-propose-end = Proposer d’arrêter
page-sit-again = Reprendre ma place
page-bot-for-you = Un robot joue pour toi.
page-record = Enregistrer la partie
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
page-passing = Tu passes sans qu’on te le demande. Appuie pour que l’on te demande de nouveau.
page-warning = Attention
page-take-this = Prendre
page-chosen-so-far = Déjà choisi
page-take-out = Le retirer
page-split-less = Moins : { $name }
page-split-more = Plus : { $name }
page-split-of = sur { $count }
page-split-sum = { $count } sur { $total }
page-split-up-to = { $count } sur { $total } au plus
page-split-send = Confirmer
page-curtain = { $name }, c’est à toi
page-curtain-open = C’est moi, { $name }
page-seat-letter = place { $letter }
page-see-table = Voir la table
page-cover = Cacher
page-covered = Caché
page-uncover = Touche pour regarder
page-rematch = Revanche, mêmes places
page-to-rematch = Vers la revanche
page-no-table = Table introuvable
page-no-table-sub = Elle a peut-être été fermée, ou le lien est incomplet.
page-table-closed = Cette table est fermée
page-table-closed-sub = Son hôte l’a fermée avant le début de la partie.
