# The page of all cards of a set.

page-cards-of = Cards of { $title }
page-cards-house = The house set: our own cards, made from the rules. They are not the printed deck.
page-cards-own = The set “{ $name }”, offered by the host of this server.
page-cards-own-by = The set “{ $name }” by { $author }.
page-cards-search = Search the cards
page-cards-kind = Kind
page-cards-all = All cards
page-cards-command = Commands
page-cards-general = Generals
page-cards-advisor = Advisors
page-cards-tactic = Tactics
page-cards-horde = Hordes
page-cards-artifact = Artifacts
page-cards-request = Requests
page-cards-event = Events
page-cards-one-command = Command card
page-cards-one-general = General
page-cards-one-advisor = Advisor
page-cards-one-tactic = Tactic card
page-cards-one-horde = Horde
page-cards-one-artifact = Artifact
page-cards-one-request = Request of the Emperor
page-cards-one-event = Event
page-cards-about-command = dark boxes for the owner, light ones for the others
page-cards-about-general = the more Support Advisors, the stronger
page-cards-about-advisor = hired as Active or as Support
page-cards-about-tactic = played at its moment, stronger for qi
page-cards-about-horde = cover its Vital Points to beat it
page-cards-about-artifact = Honour for all at the end
page-cards-about-request = what the Emperor wants from all
page-cards-about-event = one each Winter, some to stay
page-cards-mode = Used in
page-cards-mode-any = any mode
page-cards-mode-standard = each for themselves
page-cards-mode-cooperative = cooperative
page-cards-mode-solo = solo
page-cards-found = { $count ->
        [one] One card
       *[other] { $count } cards
    }
page-cards-nothing = No card fits. Fewer words, or another kind?
page-cards-open = Enlarge: { $name }
page-cards-before = Previous
page-cards-after = Next
page-cards-tea = Tea value:
page-cards-no-ability = No ability.
page-cards-start = Starts with
page-cards-back = On its back: Support
page-cards-point = Row { $row }, column { $column }: { $reward }
page-cards-points = Vital Points: { $count }
page-cards-power = Power
page-cards-honour = Honour
page-cards-copies = In the deck: { $count }
page-cards-copies-label = In the deck, by the Section on the back
page-cards-rewards = Rewards
page-cards-scored-last = Scored at the end of the game
page-cards-each = Every player
page-cards-once = The board
page-cards-lasting = Until the end of the game
page-cards-not-for-two = Not with two players
page-cards-source = Where it comes from
page-cards-source-book = printed in the rulebook
page-cards-source-published = from published material
page-cards-source-ours = our own design
page-cards-board = The board
page-cards-about-board = costs and tracks of this set
page-cards-locations = Locations
page-cards-location = Location
page-cards-spaces = Clerk spaces, 1–3 / 4 players
page-cards-overseer = Overseer, level by level
page-cards-shame = with the Shame icon
page-cards-special = any number
page-cards-wall = The Wall
page-cards-level = Level
page-cards-cost = Cost
page-cards-defence = Defence, 1–3 / 4
page-cards-posts = Posts, 1–3 / 4
page-cards-barricade = { $count ->
        [one] One Barricade space a Section
       *[other] { $count } Barricade spaces a Section
    }, +{ $defence } Defence each
page-cards-soldiers = Soldiers of a clan
page-cards-time = Time tracks
page-cards-track = Players: { $players }
page-cards-year = Year
page-cards-lethality = Lethality
page-cards-new-hordes = New Hordes in Spring
page-cards-more-hordes = { $count ->
        [one] The cooperative game places one Horde more each Spring.
       *[other] The cooperative game places { $count } Hordes more each Spring.
    }
