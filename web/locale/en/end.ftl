# The story of a finished game
page-story-chances = Chances of winning
page-card = Picture
page-story-working = Working it out…
page-story-honest = The strongest bot judges by what each player knew at the time, not by how it ended. Pick a point on the curve to go there.
page-story-from-to = { $name }: from { $first }% to { $last }%.
page-story-mark = Costly choice { $number }: { $cost } { $cost ->
        [one] percentage point
       *[other] percentage points
    } of winning chance
page-story-whose = Whose choices
page-story-yours = { $count ->
        [0] Your choices
        [one] Your costliest choice
       *[other] Your costliest choices
    }
page-story-theirs = { $count ->
        [0] { $name }’s choices
        [one] { $name }’s costliest choice
       *[other] { $name }’s costliest choices
    }
page-story-soon = They will be here in a moment.
page-story-choice = Choice { $number } of { $count }
page-story-played = Played:
page-story-better = Better:
page-story-chance = { $chance }% to win
page-story-seen-by = As { $name } saw it:
page-story-points = { $count ->
        [one] percentage point of winning chance
       *[other] percentage points of winning chance
    }
page-story-show = Show it
page-look-back-failed = That did not work just now.
dm-when = Round { $round }, turn { $turn } · { $name } was master builder
dm-when-master = Round { $round }, turn { $turn } · as master builder
cm-story-key = Dotted lines: a section was scored.
cm-when = Turn { $turn }

# The replay
page-verdict-played = played
page-verdict-better = better
page-weighed = { $name } played: { $choice }. Better: { $better }.
page-weighed-yours = You played: { $choice }. Better: { $better }.
page-weighed-cost = { $cost ->
        [one] it cost one percentage point of winning chance
       *[other] it cost { $cost } percentage points of winning chance
    }
page-replay-play = Play (space bar)
page-replay-pause = Pause (space bar)
page-replay-speed = Speed
page-replay-by = Step by
page-replay-choice = choice
page-replay-back = Back: { $unit }
page-replay-on = Forward: { $unit }

# Looking back together
page-gathering = Look back together
page-gathering-how = everyone who joins sees the same moment
page-gathering-others = { $names } { $count ->
        [one] is looking back at this game.
       *[other] are looking back at this game together.
    }
page-gathering-join = Join in
page-gathering-lead = Take the lead
page-gathering-leads = { $name } leads.
page-gathering-you-lead = You lead: the others see what you see.
page-gathering-nobody-leads = Nobody leads just now.
page-gathering-depart = Look on my own
page-point-how = Click a place on the board; on a touch screen, press and hold.
page-try = Try from here
page-try-help = Opens a table of your own that starts at this moment. You play { $name } against bots.
page-try-friends = Try from here with friends
page-you-win = You win!
page-you-win-by = You win by { $margin }.
page-won-by-margin = { $count ->
        [one] { $names } wins by { $margin }.
       *[other] { $names } share the win, { $margin } ahead.
    }
page-ahead-points = { $count ->
        [1] one point
        [2] two points
        [3] three points
        [4] four points
        [5] five points
        [6] six points
        [7] seven points
        [8] eight points
        [9] nine points
        [10] ten points
       *[other] { $count } points
    }
page-ahead-chinesische-mauer = { $count ->
        [one] one fame point
       *[other] { $count } fame points
    }
page-ahead-great-wall = { $count ->
        [one] one point of Honour
       *[other] { $count } points of Honour
    }
page-you-lost = { $count ->
        [one] You lost.
       *[other] You lost together.
    }
page-against-qin = { $first } to Qin Jiushao’s { $second }.
page-you-share-win = You share the win!
page-winner = winner
page-lowest-wins = The lowest score wins: { $first } to { $second }.
page-highest-wins = The highest score wins: { $first } to { $second }.
page-ended-agreement = Ended by agreement.
page-ended-resignation = Ended by resignation.
page-ended-time = Ended because time ran out.
page-replay = Look back
page-share = Copy the link
