# Chinesische Mauer. Each card has its name, the name with its article as the object of a sentence (.the),
# and the name with its number as the object of a sentence (.counted).

card-wall = wall
    .the = the wall
    .counted = { $count ->
        [one] a wall
       *[other] { $count } walls
    }
card-gate = gate
    .the = the gate
    .counted = { $count ->
        [one] a gate
       *[other] { $count } gates
    }
card-tower = watchtower
    .the = the watchtower
    .counted = { $count ->
        [one] the watchtower
       *[other] { $count } watchtowers
    }
card-noble = noble
    .the = the noble
    .counted = { $count ->
        [one] the noble
       *[other] { $count } nobles
    }
card-warrior = warrior
    .the = the warrior
    .counted = { $count ->
        [one] a warrior
       *[other] { $count } warriors
    }
card-rider = rider
    .the = the rider
    .counted = { $count ->
        [one] a rider
       *[other] { $count } riders
    }
card-dragon = dragon
    .the = the dragon
    .counted = { $count ->
        [one] the dragon
       *[other] { $count } dragons
    }

# Questions
cli-goal = Have the most points in a section, and you take its fame tiles. The most fame wins.
cli-legend = aW: a wall of player a. (4): a fame tile on a card. ★: leads in the section. A card struck through is covered by the dragon after it.
ask-score = You lead: which section do you score first?
ask-last-score = Only scoring is left: which section do you score first?
ask-tile = Section { $section }: which of the two fame tiles do you take?
ask-card = Section { $section }: on which of your cards do you put the { $tile }?
ask-second-action = Second action: place cards, or draw one. Riders cost no action.
ask-second-action-no-deck = Second action: place cards; your deck is empty. Riders cost no action.
ask-third-action = Third action: place cards, or draw one. This is the last moment for riders.
ask-third-action-no-deck = Third action: place cards; your deck is empty. This is the last moment for riders.

# Choices
choose-draw = draw a card
choose-pass = place no more riders
choose-score = score section { $section }
choose-tile = the { $tile }
choose-on-card = on { $the_card }
choose-place = { $cards } in section { $section }
choose-cover = the dragon over { $owner }’s { $card } in section { $section }
    .owner = the dragon over your own { $card } in section { $section }

# Events
event-turn-begins = { $seat }’s turn
    .seat = Your turn
event-tiles-laid = New fame tiles for section { $section }: { $tile } and { $second_tile }.
event-pair-boxed = Two equal tiles ({ $tile }) come up for section { $section } and leave the game.
event-section-closed = Section { $section } is closed: no more fame tiles for it.
event-placed = { $seat } places { $cards } in section { $section }.
    .seat = You place { $cards } in section { $section }.
event-covered = { $seat } covers { $owner }’s { $card } in section { $section } with the dragon.
    .seat = You cover { $owner }’s { $card } in section { $section } with your dragon.
    .seat-own = You cover your own { $card } in section { $section } with your dragon.
    .own = { $seat } covers their own { $card } in section { $section } with the dragon.
    .owner = { $seat } covers your { $card } in section { $section } with the dragon.
event-drew = { $seat } draws a card.
    .seat = You draw a card.
event-drew-known = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
event-passed = { $seat } places no more riders.
    .seat = You place no more riders.
event-tile-on-card = { $seat } leads in section { $section } and puts the { $tile } on { $the_card }.
    .seat = You lead in section { $section } and put the { $tile } on { $the_card }.
event-tile-won = { $seat } leads in section { $section } and takes the { $tile }.
    .seat = You lead in section { $section } and take the { $tile }.
event-tile-to-owner = { $owner } gets the { $tile } from their card in section { $section }.
    .owner = You get the { $tile } from your card in section { $section }.
event-all-played = { $seat } has played their last card: everyone else has one more turn.
    .seat = You have played your last card: everyone else has one more turn.
event-last-scorings = The last scorings
event-game-ends = The game is over

# Reasons
why-score-first = Scoring comes first, and it is not optional.
why-only-scoring = Only scoring is left: nobody may place or draw any more.
why-scored-already = Section { $section } has already been scored this turn.
why-no-card-there = You have no card in section { $section }.
why-not-leading = You do not have more points in section { $section } than everyone else there.
why-choose-tile = First choose one of the two tiles of section { $section }.
why-no-such-tile = There is no { $tile } beside section { $section }.
why-choose-card = First choose the card in section { $section } that gets the tile.
why-no-own-card = You have no uncovered card of this kind ({ $card }) in section { $section }.
why-no-such-section = There is no section { $section }; this game has { $count }.
why-section-closed = Section { $section } has no fame tiles left; nothing can be placed or scored there.
why-deck-empty = Your deck is empty.
why-must-act = You can place or draw, so you must.
why-must-ride = You hold only riders and your deck is empty: place at least one rider.
why-scoring-is-over = The scoring of this turn is over.
why-not-in-hand = You have no such card in your hand ({ $card }).
why-too-few-in-hand = You do not have that many of this card in your hand ({ $card }: { $count }).
why-no-such-player = There are only { $count } players.
why-no-dragon = Your dragon is not in your hand.
why-no-such-top-card = { $owner } has no uncovered card of this kind ({ $card }) in section { $section }.
    .owner = You have no uncovered card of this kind ({ $card }) in section { $section }.
why-dragon-tile = The dragon may not cover a card that carries a fame tile.

# The table in words
tell-section = Section { $section }: fame tiles { $tile } and { $second_tile }
tell-section-half = Section { $section }: fame tile { $tile }, the other lies on a card
tell-section-closed = Section { $section } is closed
tell-row-empty = No cards yet.
tell-card = { $owner }’s { $card }
    .owner = your { $card }
tell-card-covered = { $owner }’s { $card }, covered by the next card
    .owner = your { $card }, covered by the next card
tell-card-tile = { $owner }’s { $card }, carries the { $tile }
    .owner = your { $card }, carries the { $tile }
tell-points = { $seat } has { $points } here.
    .seat = You have { $points } here.
tell-players = Players
tell-player = { $seat }: { $hand } in hand, { $deck } in the deck, fame { $fame }
tell-player-hidden = { $seat }: { $hand } in hand, { $deck } in the deck
tell-my-hand = Your hand
tell-in-hand = { $count } × { $card }
tell-hand-empty = Your hand is empty.
tell-supply = Fame tiles still to come
tell-tiles-coming = { $count } × { $tile }
tell-no-tiles = None.

# What a choice would lead to
foresee-points = { $change }: you would have { $points } in section { $section }
foresee-fame = { $tile } fame for you once the section is scored again
foresee-alone = nobody else has a card there
foresee-leads = you would lead by { $count }
foresee-ties = a tie: nobody would score
foresee-behind = you would be { $count } behind

# Options of the table
option-hide-won-fame = Hide won fame
    .help = Fame tiles stay face down once won; nobody sees how much the others have

# Errors in a position text
text-bad-card = { $word } is not a card; cards are { $known }.
text-bad-section = A section is written as its tiles, a bar and its row: 7 3 | aW bG/aD
text-bad-row = { $word }: a card is a seat and a letter; only dragons lie on others, never on a card with a tile.
text-too-many-tiles = A section has two fame tiles in all.
text-tile-missing = One tile lies beside the section; the other must lie on a card, as in aW=4.
text-tile-not-leftmost = The tile lies on the leftmost uncovered card of its kind and owner.
text-too-many-cards = Too many { $word }: { $count } where a player has { $most }.
text-equal-pair = With two players no two equal tiles lie beside a section.
text-tile-count = There are { $count } fame tiles of { $tile } in all; the box has { $most }.
text-odd-supply = Fame tiles leave in pairs; the supply must be even.

# Advice
advice-score = { $score } fame expected

# The board in the terminal
board-fame = Fame
board-hand = Hand
board-deck = Deck
board-my-hand = Your hand
board-section = Section { $section }
board-closed = closed
board-empty-row = no cards yet
board-tiles-left = { $count ->
        [one] One fame tile still to come
       *[other] { $count } fame tiles still to come
    }
board-tiles-won = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
