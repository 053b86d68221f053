# The board of Chinesische Mauer.

# Bar and status line
cm-where = { $count ->
    [0] no tiles to come
    [one] { $count } tile to come
   *[other] { $count } tiles to come
}
cm-prompt-act = Place cards, or draw one.
cm-prompt-draw = Nothing to place: draw a card.
cm-prompt-lay = Place { $cards } in a section.
cm-prompt-dragon = Place the dragon in a section, or cover a card.
cm-step-scoring = Scoring
cm-step-scored = Scored: section { $sections }
cm-step-nothing = Nothing to score
cm-step-second = Second action
cm-step-third = Third action
cm-step-last = Last scorings
cm-step-last-turns = Last turns
cm-draw-a-card = Draw a card
cm-draw-instead = Draw instead

# Sections
cm-section = Section { $section }
cm-fame-tile = Fame tile { $tile }
cm-tile-lies-on = The { $tile } lies on a card of { $owner }: { $card }
    .owner = The { $tile } lies on a card of yours: { $card }
cm-card = { $card } of { $owner }, counts { $worth }
    .owner = your { $card }, counts { $worth }
cm-card-covered = { $card } of { $owner }, covered, counts 0
    .owner = your { $card }, covered, counts 0
cm-card-tile = { $card } of { $owner }, counts { $worth }, carries the { $tile }
    .owner = your { $card }, counts { $worth }, carries the { $tile }
cm-closed = Section { $section } is closed: no more fame tiles for it.
cm-not-here = Not possible in section { $section }: why?
cm-score-here = Score
cm-which-card = Put the { $tile } on one of your lit cards.
cm-you-have = you { $points }
cm-you = You
cm-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cm-nobody = Nobody has a card here
cm-tie = { $names } tie: nobody scores
cm-tie-short = Tie: nobody scores
cm-lead = { $who ->
    [you] You lead and would choose { $tile } or { $second_tile }
   *[other] { $seat } leads and would choose { $tile } or { $second_tile }
}
cm-lead-last = { $who ->
    [you] You lead and would take the { $tile }
   *[other] { $seat } leads and would take the { $tile }
}

# Players
cm-in-hand = { $count } in hand
cm-fame = fame
cm-tiles-won = { $count ->
    [0] no fame tile yet
    [one] { $count } fame tile
   *[other] { $count } fame tiles
}
cm-deck-and-hand = { $deck } in the deck, { $hand } in hand
cm-not-yet-played = Not yet played
cm-fame-won = Fame won
cm-resigned = resigned
cm-left = a bot plays on
cm-away = away
cm-finished = has played all cards

# My hand
cm-your-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cm-in-my-hand = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
cm-draw = Draw a card, { $deck } left
cm-draw-of = Draw ({ $deck })
cm-draw-short = Draw
cm-free = free
cm-how-many = How many: { $card }
cm-fewer = one fewer
cm-more = one more
cm-of = of { $count }
cm-help = Pick a card, then a lit place. Identical cards may be placed together: pick several.
cm-caption-noble = all count 1
cm-caption-warrior = 1, 2, 3…
cm-caption-rider = no action
cm-caption-dragon = covers a card
cm-about-wall = Counts 1. You have seven, and may place several in one action.
cm-about-gate = Counts 2.
cm-about-tower = Counts 3. You have only one.
cm-about-noble = While it is uncovered, every uncovered card in the section counts exactly 1, no matter whose.
cm-about-warrior = Counts 1, plus 1 for each of your uncovered warriors to its left.
cm-about-rider = Counts 2 and costs no action, but has to come before your third action.
cm-about-dragon = Counts 1. Place it at the right end, or cover any uncovered card without a fame tile: that card then counts 0.

# The end
cm-score-heading = Everyone’s fame
cm-that-is-you = you
cm-won-by-lead = The { $tile }, taken by leading in section { $section }
cm-won-on-card = The { $tile } from a card in section { $section }
cm-won-nothing = no fame
cm-key-lead = taken by leading in the section
cm-key-card = from a card of their own, when the section was won
cm-lost = Left on cards, won by nobody:
cm-lost-on = on a card of { $owner } ({ $card }), section { $section }
    .owner = on a card of yours ({ $card }), section { $section }
