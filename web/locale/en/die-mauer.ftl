# Die Mauer, drawn: what its board says. Names of blocks and ends come from the game's own catalogue.

dm-where = round { $round } of { $rounds }{ $turn ->
        [0] { "" }
       *[other] {" "}· turn { $turn }
    }
dm-stage = The table
dm-rivals = The other players
dm-wall = The wall, from left to right
dm-marker = { $name } is the master builder
dm-marker-mine = You are the master builder
dm-bot = Bot
dm-you = You
dm-player = Player
dm-ground = { $built } built · { $held } in hand
dm-stone = { $block }, built by { $name }
dm-stone-mine = { $block }, built by you
dm-noun-blocks = { $count ->
        [one] block
       *[other] blocks
    }
dm-noun-points = { $count ->
        [one] point
       *[other] points
    }
dm-facts = { $points ->
        [one] one point
       *[other] { $points } points
    }, { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }
dm-showed-before = Showed { $block } last time
dm-showed-nothing-before = Showed the empty fist last time

# What a hand is doing
dm-note-thinking = thinking
dm-note-left = a bot plays on
dm-note-away = away
dm-note-closed = fist closed
dm-note-empty = empty fist
dm-note-master = master builder
dm-note-matched = matched
dm-note-matched-you = matched you
dm-note-goes-back = goes back
dm-note-builds = builds
dm-note-builds-any = builds any block
dm-note-has-built = has built
dm-note-gives = gives a block
dm-note-won = won
dm-note-over = finished

# The ends of the wall
dm-end-first = the first block
dm-end-left = left end
dm-end-right = right end
dm-takes-all = takes anything
dm-takes-walls = wall pieces only
dm-end-takes = { $place }: { $what }
dm-build-here = build here
dm-build-first = Build { $block }
dm-build-at-left = Build { $block } at the left end
dm-build-at-right = Build { $block } at the right end
dm-only-first = Build { $block }: the first block of the wall.
dm-only-left = Build { $block }: only the left end takes it.
dm-only-right = Build { $block }: only the right end takes it.
dm-zoom = Size of the wall
dm-zoom-in = Larger
dm-zoom-out = Smaller
dm-zoom-fit = The whole wall

# My shelf
dm-my-blocks = Your blocks
dm-no-blocks = You have no block left.
dm-piece = { $block }, costs { $cost } if you keep it{ $count ->
        [one] { "" }
       *[other] , { $count } of them
    }
dm-gone-built = built
dm-gone-given = given
dm-enter-again = Press Enter again to confirm
dm-tag-empty = empty
dm-tag-empty-fist = empty fist
dm-tag-new = new
dm-tag-hint = hint
dm-in-hand = in your hand
dm-in-fist = in your fist
dm-if-show = If you show { $block }
dm-if-fist = If you show the empty fist
dm-pick-title = Choose for your fist
dm-pick-master = A block nobody else shows is yours to build. The number is what it costs you if you keep it.
dm-pick-rival = Show the same block as { $name }, and you build instead. The number is what a block costs you if you keep it.
dm-fist-closed = Your fist is closed.
dm-look = Look at your blocks

# Why who builds
dm-all-closed = All fists are closed…
dm-why-you = Why you build
dm-why-you-and = Why you and { $names } build
dm-why-others = { $count ->
        [one] Why { $names } builds
       *[other] Why { $names } build
    }
dm-why-nobody = Why nobody builds
dm-why-you-give = Why you give a block away
dm-why-gives = Why { $name } gives a block away
dm-again = Again, slowly
dm-chain-mine = your { $block }
dm-chain-theirs = { $name }: { $block }
dm-chain-matching = { $count ->
        [0] rivals match
        [one] rival matches
       *[other] rivals match
    }
dm-chain-empty = { $count ->
        [one] rival shows it too
       *[other] rivals show it too
    }
dm-chain-ends = { $count ->
        [one] end takes it
       *[other] ends take it
    }
dm-so-unmatched = The master builds.
dm-so-matched = { $count ->
        [one] The rival builds instead.
       *[other] The rivals build instead.
    }
dm-so-too-many = The master builds, the rivals do not.
dm-so-no-place = All blocks go back.
dm-so-lone = The master may build any block.
dm-so-gift = The master is given a block.
dm-so-nothing = Nothing happens.

# Buttons
dm-act-close = Close your fist
dm-act-change = Change to this
dm-act-none = Build nothing
dm-act-left = Build on the left
dm-act-right = Build on the right
dm-act-first = Build it

# What everyone may still hold
dm-memo = What everyone may still hold
dm-left = left
dm-holds = { $count ->
        [one] holds one
       *[other] holds { $count }
    }
dm-may-hold = may hold one
dm-holds-none = none
dm-memo-key = Mark: held. Dot: no longer held.
dm-memo-key-unsure = Mark: certain. Question mark: possible, after a gift in secret. Dot: not held.

# The shared screen
dm-close-fists = { $name } is the master builder. Close your fists!
dm-gives = { $giver } gives { $name } a block.

# What everyone was left with
dm-score = What everyone was left with
dm-last-wall = The wall of the last round: { $count ->
        [one] one block
       *[other] { $count } blocks
    }
dm-round = Round { $round }
dm-total = Total
dm-out = nothing left
dm-paid = { $count ->
        [one] one point
       *[other] { $count } points
    }
dm-score-key = A block left in hand costs its owner: tower 15, gate 10, a wall piece its merlons. The fewest points win.
