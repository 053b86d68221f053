# Chinesische Mauer. Chaque carte a son nom, le nom avec l’article défini comme complément d’objet (.the),
# et le nom avec son nombre comme complément d’objet (.counted).

card-wall = mur
    .the = le mur
    .counted = { $count ->
        [one] un mur
       *[other] { $count } murs
    }
card-gate = porte
    .the = la porte
    .counted = { $count ->
        [one] une porte
       *[other] { $count } portes
    }
card-tower = tour de guet
    .the = la tour de guet
    .counted = { $count ->
        [one] la tour de guet
       *[other] { $count } tours de guet
    }
card-noble = noble
    .the = le noble
    .counted = { $count ->
        [one] le noble
       *[other] { $count } nobles
    }
card-warrior = guerrier
    .the = le guerrier
    .counted = { $count ->
        [one] un guerrier
       *[other] { $count } guerriers
    }
card-rider = cavalier
    .the = le cavalier
    .counted = { $count ->
        [one] un cavalier
       *[other] { $count } cavaliers
    }
card-dragon = dragon
    .the = le dragon
    .counted = { $count ->
        [one] le dragon
       *[other] { $count } dragons
    }

# Questions
cli-goal = Construis là où tu peux avoir le plus de points : qui mène dans une section prend ses jetons de renommée. La plus grande renommée gagne.
cli-legend = aW : un mur du joueur a. (4) : un jeton de renommée sur une carte. ★ : mène dans la section. Une carte barrée est sous le dragon qui la suit.
ask-score = Tu mènes : quelle section décompter d’abord ?
ask-last-score = Il ne reste que les décomptes : quelle section décompter d’abord ?
ask-tile = Section { $section } : lequel des deux jetons de renommée prendre ?
ask-card = Section { $section } : sur laquelle de tes cartes mettre le jeton { $tile } ?
ask-second-action = Deuxième action : pose des cartes, ou pioches-en une. Les cavaliers ne coûtent pas d’action.
ask-second-action-no-deck = Deuxième action : pose des cartes ; ta pioche est vide. Les cavaliers ne coûtent pas d’action.
ask-third-action = Troisième action : pose des cartes, ou pioches-en une. C’est le dernier moment pour les cavaliers.
ask-third-action-no-deck = Troisième action : pose des cartes ; ta pioche est vide. C’est le dernier moment pour les cavaliers.

# Choix
choose-draw = piocher une carte
choose-pass = ne plus poser de cavaliers
choose-score = décompter la section { $section }
choose-tile = le jeton { $tile }
choose-on-card = sur { $the_card }
choose-place = { $cards } dans la section { $section }
choose-cover = le dragon sur { $the_card } ({ $owner }) dans la section { $section }
    .owner = le dragon sur ta propre carte dans la section { $section } : { $card }

# Événements
event-turn-begins = À { $seat } de jouer
    .seat = À toi de jouer
event-tiles-laid = Nouveaux jetons de renommée pour la section { $section } : { $tile } et { $second_tile }.
event-pair-boxed = Deux jetons égaux ({ $tile }) sont sortis pour la section { $section } : ils quittent le jeu.
event-section-closed = La section { $section } est fermée : plus de jetons de renommée pour elle.
event-placed = { $seat } pose { $cards } dans la section { $section }.
    .seat = Tu poses { $cards } dans la section { $section }.
event-covered = { $seat } recouvre de son dragon { $the_card } ({ $owner }) dans la section { $section }.
    .seat = Tu recouvres de ton dragon { $the_card } ({ $owner }) dans la section { $section }.
    .seat-own = Tu recouvres de ton dragon une de tes propres cartes dans la section { $section } : { $card }.
    .own = { $seat } recouvre de son dragon une de ses propres cartes dans la section { $section } : { $card }.
    .owner = { $seat } recouvre de son dragon une de tes cartes dans la section { $section } : { $card }.
event-drew = { $seat } pioche une carte.
    .seat = Tu pioches une carte.
event-drew-known = { $seat } pioche { $cards }.
    .seat = Tu pioches { $cards }.
event-passed = { $seat } ne pose plus de cavaliers.
    .seat = Tu ne poses plus de cavaliers.
event-tile-on-card = { $seat } mène dans la section { $section } et met le jeton { $tile } sur { $the_card }.
    .seat = Tu mènes dans la section { $section } et mets le jeton { $tile } sur { $the_card }.
event-tile-won = { $seat } mène dans la section { $section } et prend le jeton { $tile }.
    .seat = Tu mènes dans la section { $section } et prends le jeton { $tile }.
event-tile-to-owner = { $owner } reçoit le jeton { $tile } qui était dans la section { $section }.
    .owner = Tu reçois le jeton { $tile } qui était dans la section { $section }.
event-all-played = { $seat } a joué sa dernière carte : tous les autres ont encore un tour.
    .seat = Tu as joué ta dernière carte : tous les autres ont encore un tour.
event-last-scorings = Les derniers décomptes
event-game-ends = La partie est terminée

# Raisons
why-score-first = Le décompte passe d’abord, et il n’est pas facultatif.
why-only-scoring = Il ne reste que les décomptes : plus personne ne peut poser ni piocher.
why-scored-already = La section { $section } a déjà été décomptée pendant ce tour.
why-no-card-there = Tu n’as pas de carte dans la section { $section }.
why-not-leading = Dans la section { $section }, tu n’as pas plus de points que tous les autres.
why-choose-tile = Choisis d’abord un des deux jetons de la section { $section }.
why-no-such-tile = Il n’y a pas de jeton { $tile } à côté de la section { $section }.
why-choose-card = Choisis d’abord la carte de la section { $section } qui reçoit le jeton.
why-no-own-card = Tu n’as pas de carte visible de ce type ({ $card }) dans la section { $section }.
why-no-such-section = Il n’y a pas de section { $section } ; cette partie en a { $count }.
why-section-closed = La section { $section } n’a plus de jetons de renommée ; on ne peut plus rien y poser ni y décompter.
why-deck-empty = Ta pioche est vide.
why-must-act = Tu peux poser ou piocher, donc tu dois le faire.
why-must-ride = Tu n’as que des cavaliers en main et ta pioche est vide : pose au moins un cavalier.
why-scoring-is-over = Le décompte de ce tour est terminé.
why-not-in-hand = Tu n’as pas cette carte en main ({ $card }).
why-too-few-in-hand = Tu n’as pas autant de cartes de ce type en main ({ $card } : { $count }).
why-no-such-player = Il n’y a que { $count } joueurs.
why-no-dragon = Ton dragon n’est pas dans ta main.
why-no-such-top-card = { $owner } n’a pas de carte visible de ce type ({ $card }) dans la section { $section }.
    .owner = Tu n’as pas de carte visible de ce type ({ $card }) dans la section { $section }.
why-dragon-tile = Le dragon ne peut pas recouvrir une carte qui porte un jeton de renommée.

# La table en mots
tell-section = Section { $section } : jetons de renommée { $tile } et { $second_tile }
tell-section-half = Section { $section } : jeton de renommée { $tile }, l’autre est sur une carte
tell-section-closed = La section { $section } est fermée
tell-row-empty = Pas encore de carte.
tell-card = { $card } ({ $owner })
    .owner = { $card } (à toi)
tell-card-covered = { $card } ({ $owner }), carte recouverte par la suivante
    .owner = { $card } (à toi), carte recouverte par la suivante
tell-card-tile = { $card } ({ $owner }), porte le jeton { $tile }
    .owner = { $card } (à toi), porte le jeton { $tile }
tell-points = { $seat } a { $points } ici.
    .seat = Tu as { $points } ici.
tell-players = Joueurs
tell-player = { $seat } : { $hand } en main, { $deck } dans la pioche, renommée { $fame }
tell-player-hidden = { $seat } : { $hand } en main, { $deck } dans la pioche
tell-my-hand = Ta main
tell-in-hand = { $count } × { $card }
tell-hand-empty = Ta main est vide.
tell-supply = Jetons de renommée à venir
tell-tiles-coming = { $count } × { $tile }
tell-no-tiles = Aucun.

# Ce qu’un choix entraînerait
foresee-points = { $change } : tu aurais { $points } dans la section { $section }
foresee-fame = { $tile } points de renommée plus tard
foresee-alone = personne d’autre n’y a de carte
foresee-leads = tu mènerais de { $count }
foresee-ties = égalité : pas de décompte
foresee-behind = tu aurais { $count } de retard

# Options de la table
option-hide-won-fame = Cacher la renommée gagnée
    .help = Les jetons gagnés sont face cachée ; personne ne voit combien en ont les autres

# Erreurs dans le texte d’une position
text-bad-card = « { $word } » n’est pas une carte ; les cartes sont : { $known }.
text-bad-section = Une section s’écrit avec ses jetons, une barre et sa rangée : 7 3 | aW bG/aD
text-bad-row = { $word } : une carte, c’est une place et une lettre ; seuls les dragons se posent sur d’autres cartes, jamais sur une carte qui porte un jeton.
text-too-many-tiles = Une section a deux jetons de renommée en tout.
text-tile-missing = Un seul jeton est à côté de la section ; l’autre doit être sur une carte, comme dans aW=4.
text-tile-not-leftmost = Le jeton se trouve sur la carte visible la plus à gauche parmi celles de même type et de même propriétaire.
text-too-many-cards = { $word } : { $count }, c’est trop ; un joueur en a { $most }.
text-equal-pair = À deux, jamais deux jetons égaux à côté d’une section.
text-tile-count = Jetons de renommée { $tile } : { $count } en tout, mais la boîte en contient { $most }.
text-odd-supply = Les jetons de renommée partent par paires ; la réserve doit en contenir un nombre pair.

# Conseil
advice-score = renommée attendue : { $score }

# Le plateau dans le terminal
board-fame = Renommée
board-hand = Main
board-deck = Pioche
board-my-hand = Ta main
board-section = Section { $section }
board-closed = fermée
board-empty-row = pas encore de cartes
board-tiles-left = { $count ->
        [one] { $count } jeton de renommée à venir
       *[other] { $count } jetons de renommée à venir
    }
board-tiles-won = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
