# Dry Stone
place-left = left pile
    .the = on the left pile
place-middle = middle pile
    .the = on the middle pile
place-right = right pile
    .the = on the right pile
place-field = field
    .the = on the field

page-pitch-dry-stone = Lay stone on stone, never a heavy one on a lighter one. The higher the pile, the more it counts.
cli-goal = Lay your stones on the piles: each scores as many points as its pile then has stones. The most points win.
cli-legend = stone-1 to stone-6: a stone by its weight. left, middle, right: the piles. field: thrown away, no points.

ask-stone = Which stone do you lay?
ask-place = Where do you lay the stone of weight { $stone }?
choose-stone = a stone of weight { $stone }
choose-place = { $the_place }

event-turn-begins = { $seat } begins a turn
    .seat = Your turn begins
event-laid = { $seat } lays a { $stone } { $the_place }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .seat = You lay a { $stone } { $the_place }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-thrown = { $seat } throws a { $stone } on the field.
    .seat = You throw a { $stone } on the field.
event-finished = The { $place } is finished and carried away.
event-drew = { $seat } draws a stone.
    .seat = You draw a stone.
event-drew-known = { $seat } draws a { $stone }.
    .seat = You draw a { $stone }.
event-game-ends = The game is over

why-stone-first = First choose a stone, then where to lay it.
why-no-such-stone = You have no stone of weight { $stone }.
why-place-now = You hold the stone of weight { $stone }: choose where to lay it.
why-too-heavy = A { $stone } is too heavy for the top stone there ({ $place }).

tell-wall = The piles, from the ground up; finished at { $height } stones
tell-pile = { $place }: { $stones }
tell-no-pile = { $place }: empty
tell-players = The players; stones in the bag: { $count }
tell-player = { $seat }: { $points } points, stones in hand: { $count }
    .seat = You: { $points } points, stones in hand: { $count }
tell-hand = Your stones
tell-in-hand = weight { $stone }
tell-hand-empty = none
foresee-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
foresee-finished = the pile is finished
foresee-nothing = no points

option-height = Height of a pile
    .help = A pile of so many stones is finished
text-bad-pile = { $word } cannot be a pile: no stone lies on a lighter one, and a finished pile is carried away.
text-stone-count = Stones of weight { $stone }: { $count } in all; there are { $expected }.
advice-score = { $score } points to expect
