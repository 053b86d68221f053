# The story of a finished game
page-story-chances = The chances of winning
page-story-working = Working it out …
page-story-honest = The strongest bot judges by what each player knew at the time, not by how it ended. Click the curve to go there.
page-story-from-to = { $name }: from { $first } % to { $last } %.
page-story-mark = Costly decision { $number }: { $cost } { $cost ->
        [one] point
       *[other] points
    } of winning chance
page-story-whose = Whose decisions
page-story-yours = { $count ->
        [0] Your decisions
        [one] Your costliest decision
       *[other] Your costliest decisions
    }
page-story-theirs = { $count ->
        [0] The decisions of { $name }
        [one] The costliest decision of { $name }
       *[other] The costliest decisions of { $name }
    }
page-story-soon = They will stand here in a moment.
page-story-choice = Choice { $number } of { $count }
page-story-played = Played:
page-story-better = Better:
page-story-chance = { $chance } % to win
page-story-seen-by = As { $name } saw it:
page-story-points = { $count ->
        [one] point of winning chance
       *[other] points of winning chance
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
        [one] it cost one point of winning chance
       *[other] it cost { $cost } points of winning chance
    }
page-replay-play = Play (space bar)
page-replay-pause = Pause (space bar)
page-replay-speed = Speed
