# Die Mauer. Chaque bloc a son nom, le nom avec l’article défini comme complément d’objet (.the),
# et le nom avec son nombre comme complément d’objet (.counted).

block-tower = tour
    .the = la tour
    .counted = { $count ->
        [one] une tour
       *[other] { $count } tours
    }
block-gate = porte
    .the = la porte
    .counted = { $count ->
        [one] une porte
       *[other] { $count } portes
    }
block-wall-1 = pan de mur 1
    .the = le pan de mur 1
    .counted = { $count ->
        [one] un pan de mur 1
       *[other] { $count } pans de mur 1
    }
block-wall-2 = pan de mur 2
    .the = le pan de mur 2
    .counted = { $count ->
        [one] un pan de mur 2
       *[other] { $count } pans de mur 2
    }
block-wall-3 = pan de mur 3
    .the = le pan de mur 3
    .counted = { $count ->
        [one] un pan de mur 3
       *[other] { $count } pans de mur 3
    }
block-wall-4 = pan de mur 4
    .the = le pan de mur 4
    .counted = { $count ->
        [one] un pan de mur 4
       *[other] { $count } pans de mur 4
    }
block-wall-5 = pan de mur 5
    .the = le pan de mur 5
    .counted = { $count ->
        [one] un pan de mur 5
       *[other] { $count } pans de mur 5
    }
block-wall-6 = pan de mur 6
    .the = le pan de mur 6
    .counted = { $count ->
        [one] un pan de mur 6
       *[other] { $count } pans de mur 6
    }
end-left = gauche
    .the = le bout gauche
    .counted = à gauche
end-right = droite
    .the = le bout droit
    .counted = à droite

# Questions
cli-goal = Débarrasse-toi de tes blocs : ce qu’il te reste à la fin d’une manche compte contre toi. Le plus petit total gagne.
cli-legend = T : la tour (15 points), G : la porte (10), W1 à W6 : les pans de mur, chacun vaut ses merlons. ● : le maître bâtisseur.
ask-plan-master = Tu es maître bâtisseur : cache un bloc, ou garde le poing vide.
ask-plan-rival = { $master } est maître bâtisseur : devine le bloc, ou montre le poing vide.
ask-lone-fist = Ton poing est le seul vide : construis le bloc de ton choix, ou aucun.
ask-give = Deux poings vides seulement, { $master } et toi : quel bloc donnes-tu ?
ask-end = À quel bout construis-tu { $the_block } ?

# Choix
choose-empty-fist = le poing vide
choose-show = { $the_block }
choose-end = { $ends }
choose-build-none = ne rien construire
choose-build = construire { $the_block }
choose-give = donner { $the_block }

# Ce qui peut valoir un moment
standing-rival = Ton poing quand tu es rival
standing-master = Ton poing quand tu es maître bâtisseur
standing-end = Le bout où tu construis
standing-gift = Le bloc que tu donnes

# Événements
event-round-begins = Manche { $round }
event-turn-begins = { $master } est maître bâtisseur
    .master = Tu es maître bâtisseur
event-showed = { $seat } montre { $the_block }.
    .seat = Tu montres { $the_block }.
event-showed-nothing = { $seat } montre le poing vide.
    .seat = Tu montres le poing vide.
event-built = { $seat } construit { $the_block } { $ends }.
    .seat = Tu construis { $the_block } { $ends }.
event-master-unmatched = Personne n’a deviné { $the_block } : { $master } construit.
    .master = Personne n’a deviné { $the_block } : tu construis.
event-rivals-matched = { $count ->
        [one] Un rival a deviné { $the_block } et construit à la place du maître.
       *[other] { $count } rivaux ont deviné { $the_block } et construisent à la place du maître.
    }
event-too-many-rivals = { $count } rivaux ont deviné { $the_block }, mais il n’y a pas de place pour tous : { $master } construit.
    .master = { $count } rivaux ont deviné { $the_block }, mais il n’y a pas de place pour tous : tu construis.
event-no-position = Il n’y a pas de place pour { $the_block } : personne ne construit.
event-lone-empty-fist = Un seul poing vide : { $master } peut construire le bloc de son choix.
    .master = Un seul poing vide, le tien : tu peux construire le bloc de ton choix.
event-declined = { $master } ne construit rien.
    .master = Tu ne construis rien.
event-gave = { $seat } donne un bloc à { $master }.
    .seat = Tu donnes un bloc à { $master }.
    .master = { $seat } te donne un bloc.
event-gave-known = { $seat } donne { $the_block } à { $master }.
    .seat = Tu donnes { $the_block } à { $master }.
    .master = { $seat } te donne { $the_block }.
event-many-empty-fists = { $count } poings vides : il ne se passe rien.
event-round-ends-done = Fin de la manche { $round } : quelqu’un n’a plus de bloc
event-round-ends-closed = Fin de la manche { $round } : aucun bloc ne peut plus être construit
event-round-ends-idle = Fin de la manche { $round } : rien de construit en trois tours de table
event-left-with = { $seat } garde { $blocks }.
    .seat = Tu gardes { $blocks }.
event-paid = { $seat } paie { $points } et en est à { $total } au total.
    .seat = Tu paies { $points } et en es à { $total } au total.
event-game-ends = La partie est terminée

# Raisons
why-planning = Tous les poings sont encore fermés : choisis un bloc ou le poing vide.
why-not-held = Tu n’as pas ce bloc ({ $block }).
why-lone-fist = Ton poing est le seul vide : construis un bloc, ou aucun.
why-fits-nowhere = Aucun bout n’accepte { $the_block } : tours et portes ne sont jamais côte à côte.
why-must-give = Tu dois donner un de tes blocs au maître.
why-must-build = Un bloc qui peut être construit doit l’être : choisis le bout pour { $the_block }.
why-one-position = La table est vide : il n’y a qu’un seul emplacement, écris right.
why-not-beside = Tours et portes ne sont jamais côte à côte : { $the_block } ne peut pas aller { $ends }.

# La table en mots
tell-when = Manche { $round } sur { $rounds }
tell-round = Manche { $round } sur { $rounds } ; { $master } est maître bâtisseur
    .master = Manche { $round } sur { $rounds } ; tu es maître bâtisseur
tell-wall = La muraille, de gauche à droite
tell-wall-empty = Rien n’est encore construit.
tell-place = { $number } : { $block }
tell-end-takes-all = { $ends } : accepte tout
tell-end-takes-walls = { $ends } : pans de mur seulement
tell-players = Joueurs
tell-player = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, encore { $count ->
        [one] un bloc
       *[other] { $count } blocs
    }
tell-fist = { $seat } montre { $the_block }.
    .seat = Tu montres { $the_block }.
tell-fist-empty = { $seat } montre le poing vide.
    .seat = Tu montres le poing vide.
tell-fist-closed = { $seat } a fermé le poing.
    .seat = Tu as fermé le poing.
tell-holds = { $seat } a { $the_block }.
tell-may-hold = { $seat } a peut-être { $the_block }.
tell-my-blocks = Tes blocs
tell-hold = { $block } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si ce bloc te reste
tell-nothing-left = Tu n’as plus de bloc.

# Ce qu’un choix entraînerait
foresee-unmatched = Personne d’autre : tu construis.
foresee-rivals-build = { $count ->
        [one] Un rival : il construit.
       *[other] { $count } rivaux : ils construisent.
    }
foresee-rivals-build-range = { $count } à { $last } rivaux : ils construisent.
foresee-too-many = { $count } rivaux : pas de place pour tous, tu construis.
foresee-too-many-range = { $count } à { $last } rivaux : pas de place pour tous, tu construis.
foresee-no-place = Il n’y a pas de place pour { $the_block } : personne ne construit.
foresee-master-lacks = { $master } ne peut pas avoir { $the_block } : tu gardes ton bloc.
foresee-i-build = { $count ->
        [0] { $master } montre la même chose : tu construis.
        [one] … et un autre rival : tu construis avec lui.
       *[other] … et { $count } autres rivaux : tu construis avec eux.
    }
foresee-i-build-range = … et { $count } à { $last } autres rivaux : tu construis avec eux.
foresee-master-builds = { $count ->
        [0] { $master } montre la même chose : pas de place, le maître construit.
        [one] … et un autre rival : pas de place pour deux, { $master } construit.
       *[other] … et { $count } autres rivaux : pas de place pour tous, { $master } construit.
    }
foresee-master-builds-range = … et { $count } à { $last } autres rivaux : pas de place pour tous, { $master } construit.
foresee-keep = Sinon : tu gardes ton bloc.
foresee-fist-alone = Personne d’autre : tu construis le bloc de ton choix.
foresee-fist-one = Un rival : il te donne un bloc.
foresee-fist-more = Deux ou plus : il ne se passe rien.
foresee-fist-give = Seulement { $master } et toi : tu donnes un bloc.
foresee-fist-nothing = Sinon : il ne se passe rien pour toi.

# Options de la table
option-wall-values = Pans de mur par joueur
    .help = Les cinq pans de mur que chacun possède, d’après leurs merlons
option-rounds = Manches
    .help = Les points de toutes les manches s’additionnent
option-memory-aid = Aide-mémoire
    .help = La table compte ce que chacun peut encore avoir

# Erreurs dans le texte d’une position
text-bad-block = « { $word } » n’est pas un bloc ; les blocs sont : { $known }.
text-bad-fist = { $word } : un poing tient un bloc, rien (fist), ou n’est pas encore fermé (-).
text-wall-breaks-rule = { $word } : tours et portes ne sont jamais côte à côte.
text-block-count = { $word } : { $count } dans l’ensemble des mains et la muraille, mais les lots de tous les joueurs en comptent { $expected }.
text-clues-disagree = Ce qu’on savait et ce qui s’est passé depuis ne mènent pas à ces mains.

# Conseil
advice-score = { $score ->
    [one] { $score } point attendu
   *[other] { $score } points attendus
} à la fin

# Le plateau dans le terminal
board-points = Points
board-blocks = Blocs
board-fist = Poing
board-round = Manche { $round } sur { $rounds }
board-master = maître bâtisseur
board-empty-wall = rien de construit pour l’instant
board-fist-closed = fermé
board-fist-open = réfléchit
board-fist-empty = vide
board-my-blocks = Tes blocs
board-held-maybe = peut-être
