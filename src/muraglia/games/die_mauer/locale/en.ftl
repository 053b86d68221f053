# Die Mauer. Each block has its name, the name with its article as the object of a sentence (.the),
# and the name with its number as the object of a sentence (.counted).

block-tower = tower
    .the = the tower
    .counted = { $count ->
        [one] a tower
       *[other] { $count } towers
    }
block-gate = gate
    .the = the gate
    .counted = { $count ->
        [one] a gate
       *[other] { $count } gates
    }
block-wall-1 = wall piece 1
    .the = wall piece 1
    .counted = { $count ->
        [one] wall piece 1
       *[other] { $count } wall pieces of 1
    }
block-wall-2 = wall piece 2
    .the = wall piece 2
    .counted = { $count ->
        [one] wall piece 2
       *[other] { $count } wall pieces of 2
    }
block-wall-3 = wall piece 3
    .the = wall piece 3
    .counted = { $count ->
        [one] wall piece 3
       *[other] { $count } wall pieces of 3
    }
block-wall-4 = wall piece 4
    .the = wall piece 4
    .counted = { $count ->
        [one] wall piece 4
       *[other] { $count } wall pieces of 4
    }
block-wall-5 = wall piece 5
    .the = wall piece 5
    .counted = { $count ->
        [one] wall piece 5
       *[other] { $count } wall pieces of 5
    }
block-wall-6 = wall piece 6
    .the = wall piece 6
    .counted = { $count ->
        [one] wall piece 6
       *[other] { $count } wall pieces of 6
    }
end-left = left
    .the = the left end
    .counted = at the left end
end-right = right
    .the = the right end
    .counted = at the right end

# Questions
cli-goal = Get rid of your blocks: what you still hold at the end of a round counts against you. The fewest points win.
cli-legend = T: the tower (15 points), G: the gate (10), W1 to W6: wall pieces, each worth its merlons. ●: the master builder.
ask-plan-master = You are the master builder: what do you put in your fist?
ask-plan-rival = { $master } is the master builder: guess the block, or show the empty fist.
ask-lone-fist = Yours is the only empty fist: build any block, or none.
ask-give = Only you and { $master } showed empty fists: which block do you give away?
ask-end = At which end do you build { $the_block }?

# Choices
choose-empty-fist = the empty fist
choose-show = { $the_block }
choose-end = { $ends }
choose-build-none = build nothing
choose-build = build { $the_block }
choose-give = give { $the_block }

# What may be answered for a while
standing-rival = Your fist as a rival
standing-master = Your fist as the master builder
standing-end = The end at which you build
standing-gift = The block you give away

# Events
event-round-begins = Round { $round }
event-turn-begins = { $master } is the master builder
    .master = You are the master builder
event-showed = { $seat } shows { $the_block }.
    .seat = You show { $the_block }.
event-showed-nothing = { $seat } shows the empty fist.
    .seat = You show the empty fist.
event-built = { $seat } builds { $the_block } { $ends }.
    .seat = You build { $the_block } { $ends }.
event-master-unmatched = Nobody guessed { $the_block }: { $master } builds.
    .master = Nobody guessed { $the_block }: you build.
event-rivals-matched = { $count ->
        [one] One rival guessed { $the_block } and builds instead of the master.
       *[other] { $count } rivals guessed { $the_block } and build instead of the master.
    }
event-too-many-rivals = { $count } rivals guessed { $the_block }, but there is no room for all of them: { $master } builds.
    .master = { $count } rivals guessed { $the_block }, but there is no room for all of them: you build.
event-no-position = There is no room for { $the_block }: nobody builds.
event-lone-empty-fist = Only { $master } shows the empty fist and may build any block.
    .master = Only you show the empty fist: you may build any block.
event-declined = { $master } builds nothing.
    .master = You build nothing.
event-gave = { $seat } gives { $master } a block.
    .seat = You give { $master } a block.
    .master = { $seat } gives you a block.
event-gave-known = { $seat } gives { $master } { $the_block }.
    .seat = You give { $master } { $the_block }.
    .master = { $seat } gives you { $the_block }.
event-many-empty-fists = { $count } empty fists: nothing happens.
event-round-ends-done = Round { $round } is over: someone has no block left
event-round-ends-closed = Round { $round } is over: no block can ever be built again
event-round-ends-idle = Round { $round } is over: nothing was built for three laps
event-left-with = { $seat } is left with { $blocks }.
    .seat = You are left with { $blocks }.
event-paid = { $seat } pays { $points } and has { $total } in all.
    .seat = You pay { $points } and have { $total } in all.
event-game-ends = The game is over

# Reasons
why-planning = All fists are still closed: choose a block or the empty fist.
why-not-held = You do not hold this block ({ $block }).
why-lone-fist = Yours is the only empty fist: build a block, or none.
why-fits-nowhere = No end takes { $the_block }: towers and gates never stand side by side.
why-must-give = You must give the master one of your blocks.
why-must-build = A block that may be built is built: choose the end for { $the_block }.
why-one-position = The table is empty: there is only one place, written “right”.
why-not-beside = Towers and gates never stand side by side: { $the_block } cannot go { $ends }.

# The table in words
tell-when = Round { $round } of { $rounds }
tell-round = Round { $round } of { $rounds }; { $master } is the master builder
    .master = Round { $round } of { $rounds }; you are the master builder
tell-wall = The wall, from left to right
tell-wall-empty = Nothing is built yet.
tell-place = { $number }: { $block }
tell-end-takes-all = { $ends }: takes anything
tell-end-takes-walls = { $ends }: takes wall pieces only
tell-players = Players
tell-player = { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $count ->
        [one] one block
       *[other] { $count } blocks
    } left
tell-fist = { $seat } shows { $the_block }.
    .seat = You show { $the_block }.
tell-fist-empty = { $seat } shows the empty fist.
    .seat = You show the empty fist.
tell-fist-closed = { $seat } has closed their fist.
    .seat = You have closed your fist.
tell-holds = { $seat } holds { $the_block }.
tell-may-hold = { $seat } may hold { $the_block }.
tell-my-blocks = Your blocks
tell-hold = { $block }: { $points ->
        [one] one point
       *[other] { $points } points
    } if you keep it
tell-nothing-left = You have no block left.

# What a choice would lead to
foresee-unmatched = Nobody else: you build.
foresee-rivals-build = { $count ->
        [one] One rival: that rival builds.
       *[other] { $count } rivals: they build.
    }
foresee-rivals-build-range = { $count }–{ $last } rivals: they build.
foresee-too-many = { $count } rivals: no room for all, you build.
foresee-too-many-range = { $count }–{ $last } rivals: no room for all, you build.
foresee-no-place = There is no room for { $the_block }: nobody builds.
foresee-master-lacks = { $master } cannot be holding { $the_block }: you keep yours.
foresee-i-build = { $count ->
        [0] { $master } shows the same: you build.
        [one] … and one other rival: you both build.
       *[other] … and { $count } other rivals: you all build.
    }
foresee-i-build-range = … and { $count }–{ $last } other rivals: you all build.
foresee-master-builds = { $count ->
        [0] { $master } shows the same: no room, the master builds.
        [one] … and one other rival: no room for both, { $master } builds.
       *[other] … and { $count } other rivals: no room for all, { $master } builds.
    }
foresee-master-builds-range = … and { $count }–{ $last } other rivals: no room for all, { $master } builds.
foresee-keep = Anything else: you keep it.
foresee-fist-alone = Nobody else: build any block.
foresee-fist-one = One rival: you are given a block.
foresee-fist-more = Two or more: nothing happens.
foresee-fist-give = Only { $master } and you: you give a block away.
foresee-fist-nothing = Otherwise: nothing happens to you.

# Options of the table
option-wall-values = Wall pieces in a set
    .help = The five wall pieces everyone gets, by number of merlons
option-rounds = Rounds
    .help = The points of all rounds are added up
option-memory-aid = Memory aid
    .help = The table keeps count of what everyone may still hold

# Errors in a position text
text-bad-block = { $word } is not a block; blocks are { $known }.
text-bad-fist = { $word }: a fist holds a block, nothing (fist), or is not closed yet (-).
text-wall-breaks-rule = { $word }: towers and gates never stand side by side.
text-block-count = { $word }: { $count } in all hands and the wall, but the sets of all players have { $expected }.
text-clues-disagree = What was known and what happened since do not lead to these hands.

# Advice
advice-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} expected in the end

# The board in the terminal
board-points = Points
board-blocks = Blocks
board-fist = Fist
board-round = Round { $round } of { $rounds }
board-master = master builder
board-empty-wall = nothing built yet
board-fist-closed = closed
board-fist-open = thinking
board-fist-empty = empty
board-my-blocks = Your blocks
board-held-maybe = perhaps
