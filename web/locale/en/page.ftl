# The page: everything a person reads outside of the boards.

# Everywhere
page-title = { $where } · Muraglia
page-title-start = Muraglia: board games about building a wall
page-nav = Main menu
page-nav-play = Play
page-nav-tables = My tables
page-nav-learn = Learn
page-nav-rules = Rules
page-language = Language
page-settings = Settings
page-theme-switch = Light or dark
page-guest = Guest
page-somebody = Someone
page-you = You
page-close = Close
page-cancel = Cancel
page-save = Save
page-again = Try again
page-less = less
page-more = more
page-live = What is happening
page-copied = Copied.
page-error-offline = The server cannot be reached. Check your connection and try again.
page-error-server = The server could not do that. Please try again in a moment.
page-error-load = Part of the page could not be loaded. There may be a newer version: please reload.
page-offline = No connection
page-offline-sub = Muraglia’s tables are on its server, and it cannot be reached at the moment. Nothing is lost: your games wait for you. This page goes on by itself as soon as the server answers.
page-offline-trying = Trying again …
page-update-waits = There is a new version of Muraglia. The page reloads when you have finished this answer.
page-update-now = Reload now
page-updated = Muraglia has been updated. You have the new version.
page-nowhere = There is nothing here
page-nowhere-sub = This address leads nowhere. Perhaps a letter is missing.
page-to-start = To the start page

# The start page
page-hero = { $count ->
        [one] One game.
        [2] Two games.
        [3] Three games.
       *[other] { $count } games.
    }
    One wall to build.
page-hero-sub = With friends, with strangers, or against bots that bluff back. No account: a link is your seat.
page-pick-game = Choose a game
page-pitch-die-mauer = Close your fist around a block. If your rivals guess it, they build theirs and you keep yours.
page-pitch-chinesische-mauer = Place cards in the sections of the wall. Win a fame tile there, and it weighs you down.
page-pitch-great-wall = Defend the wall together, yet serve only yourself. Hordes come from the north every year.
page-weight-light = light
page-weight-medium = medium
page-weight-heavy = heavy
page-minutes = { $minutes } min
page-play-now = Play now
page-against = against
page-bots = Number of bots
page-bots-count = { $count ->
        [one] bot
       *[other] bots
    }
page-bots-fewer = fewer bots
page-bots-more = more bots
page-strength = Level
page-bot = Bot
page-bot-random = Carefree
page-bot-greedy = Steady
page-bot-novice = Novice
page-bot-club = Club
page-bot-master = Master
page-with-friends = With friends
page-open-table = Open a table
page-join-code = Join by code
page-join = Join
page-code-empty = Type the code of the table, such as WOLF-2741.
page-code-unknown = No table has the code { $code }. Check it and try again.
page-my-tables = My tables
page-all-tables = All my tables
page-public-tables = Public tables
page-never-played = Never played?
page-never-played-sub = A guided first game: five minutes, real choices
page-with-clock = with a clock
page-your-move = Your turn
page-waits-for = Waiting for { $names }
page-free-seats = { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
page-all-seated = All seats taken, not started yet
page-paused = Saved for another day
page-over = The game is over
page-won-by = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }

# A new table, the waiting room
page-seat-open = Open seat
page-way-shared-screen = One screen, hands on phones
page-clock-none = No limit
page-clock-move-is = { $time } for each choice
page-clock-bank-is = { $time } in all, plus { $more } after each choice
page-clock-days = { $days } d { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-by = by { $when }
page-your-name = Your name
page-your-colour = Your colour
page-rules-of = Rules of { $title }
page-rule = { $count ->
        [one] Rule { $ids }
       *[other] Rules { $ids }
    }
page-copy-link = Copy the link

# A running game
page-rules = Rules
page-text-view = Table in words
page-rule-missing = This rule could not be loaded.
page-all-rules = All rules
page-since-more = { $count ->
        [one] and one thing more
       *[other] and { $count } things more
    }

# Keys
page-keys = Keyboard
page-keys-on = Single-key shortcuts at the table

# The end
page-lost-by = { $count ->
        [one] { $names } lost.
       *[other] { $names } lost together.
    }

# Rules and learning
page-cards-link = All cards
page-set-by = { $name } by { $author }
page-lesson-of = First game of { $title }
