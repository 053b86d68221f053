# Die Mauer, dessinée : ce que dit son plateau. Les noms des blocs et des bouts viennent du catalogue du jeu.

dm-where = manche { $round } sur { $rounds }{ $turn ->
        [0] { "" }
       *[other] {" "}· tour { $turn }
    }
dm-stage = La table
dm-rivals = Les autres joueurs
dm-wall = La muraille, de gauche à droite
dm-marker = { $name } est maître bâtisseur
dm-marker-mine = Tu es maître bâtisseur
dm-bot = Robot
dm-you = Toi
dm-player = Joueur
dm-ground = construits : { $built } · en main : { $held }
dm-stone = { $block } ({ $name })
dm-stone-mine = { $block } (à toi)
dm-noun-blocks = { $count ->
        [one] bloc
       *[other] blocs
    }
dm-noun-points = { $count ->
        [one] point
       *[other] points
    }
dm-facts = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }
dm-showed-before = A montré { $block } au tour précédent
dm-showed-nothing-before = A montré le poing vide au tour précédent

# Ce que fait une main
dm-note-thinking = réfléchit
dm-note-left = est parti : un robot joue
dm-note-away = pas là
dm-note-closed = poing fermé
dm-note-empty = poing vide
dm-note-master = maître bâtisseur
dm-note-matched = a deviné
dm-note-matched-you = t’a deviné
dm-note-goes-back = reprend
dm-note-builds = construit
dm-note-builds-any = construit au choix
dm-note-has-built = a construit
dm-note-gives = donne un bloc
dm-note-won = a gagné
dm-note-over = terminé

# Les bouts de la muraille
dm-end-first = le premier bloc
dm-end-left = à gauche
dm-end-right = à droite
dm-takes-all = accepte tout
dm-takes-walls = pans de mur seulement
dm-end-takes = { $place } : { $what }
dm-build-here = construire ici
dm-build-first = Construire { $block }
dm-build-at-left = Construire { $block } à gauche
dm-build-at-right = Construire { $block } à droite
dm-only-first = Construis { $block } : c’est le premier bloc de la muraille.
dm-only-left = Construis { $block } : il n’y a de place qu’à gauche.
dm-only-right = Construis { $block } : il n’y a de place qu’à droite.
dm-zoom = Taille de la muraille
dm-zoom-in = Agrandir
dm-zoom-out = Réduire
dm-zoom-fit = Toute la muraille

# Mon étagère
dm-my-blocks = Tes blocs
dm-no-blocks = Tu n’as plus de bloc.
dm-piece = { $block }, coûte { $cost } si ce bloc te reste{ $count ->
        [one] { "" }
       *[other] , en { $count } exemplaires
    }
dm-gone-built = construit
dm-gone-given = donné
dm-enter-again = Encore une fois Entrée pour répondre
dm-tag-empty = vide
dm-tag-empty-fist = poing vide
dm-tag-new = reçu
dm-tag-hint = indice
dm-in-hand = dans ta main
dm-in-fist = dans ton poing
dm-if-show = Si tu montres { $block }
dm-if-fist = Si tu montres le poing vide
dm-pick-title = Que caches-tu dans ton poing ?
dm-pick-master = Un bloc que personne d’autre ne montre, c’est toi qui le construis. Le nombre est ce qu’il te coûte si tu le gardes.
dm-pick-rival = Montre la même chose que { $name }, et tu construis à sa place. Le nombre est ce qu’un bloc te coûte si tu le gardes.
dm-fist-closed = Ton poing est fermé.
dm-look = Voir tes blocs

# Pourquoi qui construit
dm-all-closed = Tous les poings sont fermés…
dm-why-you = Pourquoi tu construis
dm-why-you-and = Pourquoi { $names } et toi construisez
dm-why-others = { $count ->
        [one] Pourquoi { $names } construit
       *[other] Pourquoi { $names } construisent
    }
dm-why-nobody = Pourquoi personne ne construit
dm-why-you-give = Pourquoi tu donnes un bloc
dm-why-gives = Pourquoi { $name } donne un bloc
dm-again = Au ralenti
dm-chain-mine = toi : { $block }
dm-chain-theirs = { $name } : { $block }
dm-chain-matching = { $count ->
        [one] rival a deviné
       *[other] rivaux ont deviné
    }
dm-chain-empty = { $count ->
        [one] rival le montre aussi
       *[other] rivaux le montrent aussi
    }
dm-chain-ends = { $count ->
        [one] emplacement
       *[other] emplacements
    }
dm-so-unmatched = Le maître construit.
dm-so-matched = { $count ->
        [one] Le rival construit à sa place.
       *[other] Les rivaux construisent à sa place.
    }
dm-so-too-many = Le maître construit, les rivaux non.
dm-so-no-place = Chacun reprend son bloc.
dm-so-lone = Le maître construit le bloc de son choix.
dm-so-gift = Le maître reçoit un bloc.
dm-so-nothing = Il ne se passe rien.

# Boutons
dm-act-close = Fermer le poing
dm-act-change = Prendre celui-ci
dm-act-none = Ne rien construire
dm-act-left = Construire à gauche
dm-act-right = Construire à droite
dm-act-first = Construire

# Ce que chacun peut encore avoir
dm-memo = Ce que chacun peut encore avoir
dm-left = reste
dm-holds = { $count ->
        [one] { $count } en main
       *[other] { $count } en main
    }
dm-may-hold = peut-être en main
dm-holds-none = pas en main
dm-memo-key = Marque : en main. Point : plus en main.
dm-memo-key-unsure = Marque : certain. Point d’interrogation : possible, car un bloc a été donné en secret. Point : pas en main.

# L’écran commun
dm-close-fists = { $name } est maître bâtisseur. Fermez les poings !
dm-gives = { $giver } donne un bloc à { $name }.

# Ce qu’il restait à chacun
dm-score = Ce qu’il restait à chacun
dm-last-wall = La muraille de la dernière manche : { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }
dm-round = Manche { $round }
dm-total = Total
dm-out = plus rien
dm-paid = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
dm-score-key = Ce qui reste en main coûte : la tour 15, la porte 10, un pan de mur ses merlons. Le plus petit total gagne.
