# Dry Stone
place-left = tas de gauche
    .the = sur le tas de gauche
place-middle = tas du milieu
    .the = sur le tas du milieu
place-right = tas de droite
    .the = sur le tas de droite
place-field = champ
    .the = dans le champ

page-pitch-dry-stone = Pose pierre sur pierre, jamais une lourde sur une plus légère. Plus le tas est haut, plus il compte.
cli-goal = Pose tes pierres sur les tas : chacune vaut autant de points que son tas compte alors de pierres. Le plus de points gagne.
cli-legend = stone-1 à stone-6 : une pierre selon son poids. left, middle, right : les tas. field : jetée, aucun point.

ask-stone = Quelle pierre poses-tu ?
ask-place = Où poses-tu la pierre de poids { $stone } ?
choose-stone = une pierre de poids { $stone }
choose-place = { $the_place }

event-turn-begins = C’est à { $seat } de jouer
    .seat = C’est à toi de jouer
event-laid = { $seat } pose un { $stone } { $the_place } : { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .seat = Tu poses un { $stone } { $the_place } : { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-thrown = { $seat } jette un { $stone } dans le champ.
    .seat = Tu jettes un { $stone } dans le champ.
event-finished = Terminé et emporté : { $place }.
event-drew = { $seat } pioche une pierre.
    .seat = Tu pioches une pierre.
event-drew-known = { $seat } pioche un { $stone }.
    .seat = Tu pioches un { $stone }.
event-game-ends = La partie est finie

why-stone-first = Choisis d’abord une pierre, puis où la poser.
why-no-such-stone = Tu n’as pas de pierre de poids { $stone }.
why-place-now = Tu tiens la pierre de poids { $stone } : choisis où la poser.
why-too-heavy = Un { $stone } est trop lourd pour la pierre du dessus ({ $place }).

tell-wall = Les tas, de bas en haut ; terminés à { $height } pierres
tell-pile = { $place } : { $stones }
tell-no-pile = { $place } : vide
tell-players = Les joueurs ; pierres dans le sac : { $count }
tell-player = { $seat } : { $points } points, pierres en main : { $count }
    .seat = Toi : { $points } points, pierres en main : { $count }
tell-hand = Tes pierres
tell-in-hand = poids { $stone }
tell-hand-empty = aucune
foresee-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
foresee-finished = le tas est terminé
foresee-nothing = aucun point

option-height = Hauteur d’un tas
    .help = Un tas d’autant de pierres est terminé
text-bad-pile = { $word } ne peut pas être un tas : aucune pierre ne repose sur une plus légère, et un tas terminé est emporté.
text-stone-count = Pierres de poids { $stone } : { $count } en tout ; il y en a { $expected }.
advice-score = { $score } points attendus
