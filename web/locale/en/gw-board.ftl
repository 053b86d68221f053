# The drawn table of The Great Wall.

gwb-where = Year { $year } of { $years }, { $season }
gwb-where-set-up = Set-up
gwb-seasons = Seasons
gwb-time = Time track
gwb-year = Year { $year }
gwb-year-of = Year { $year } of { $years }
gwb-year-says = Year { $year }: { $hordes ->
    [0] no new Hordes
    [one] { $hordes } new Horde
   *[other] { $hordes } new Hordes
  }, Lethality { $lethality }
gwb-ends = What ends the game
gwb-ends-walls = { $high } of { $needed } Sections at the highest level: { $needed } of them end the game
gwb-ends-requests = { $done } of { $needed } Requests fulfilled
gwb-shame-left = Shame tiles in the supply: { $count }
gwb-story-key = ✕ marks a breach

gwb-section = Section { $side }
gwb-sections = Sections
gwb-section-unused = Not used with this number of players.
gwb-horde-says = { $horde }: offence { $power }, { $honour } Honour, { $open } of { $points } Vital Points open
gwb-open-of = { $open } of { $points } open
gwb-defeated = defeated
gwb-wound = Wound
gwb-holds = holds
gwb-breaks = breaks
gwb-quiet = quiet
gwb-gauge-says = Defence { $defence } against offence { $offence }: { $verdict }
gwb-part-wall = Wall: { $amount }
gwb-part-barricade = Barricade: { $amount }
gwb-part-more = Other effects: { $amount }
gwb-part-room = Room for a Barricade: +{ $amount }
gwb-wall-says = Wall level { $level }, base { $base }, Barricades { $built } of { $spaces }, Shooting Posts taken { $taken } of { $posts }
gwb-post-free = free Shooting Post
gwb-next-level = { $level }: pay { $cost } → base { $base }
gwb-rest = Rest Zone
gwb-rest-empty = nobody

gwb-locations = Locations
gwb-clerks-of = { $count ->
    [one] { $count } Clerk
   *[other] { $count } Clerks
  } of { $name }
gwb-no-clerks = no Clerks
gwb-missing = { $count ->
    [one] { $count } Clerk missing
   *[other] { $count } Clerks missing
  }
gwb-will-activate = will be Activated
gwb-shame-here = a player who is alone here receives Shame
gwb-overseer-of = Overseer of { $name }: level { $level }
gwb-lift-clerk = Take your Clerk from here: { $location }
gwb-any-number = any number
gwb-to-go = to go
gwb-activates = activates
gwb-does-builders = build Barricades and Wall levels
gwb-does-logistics = move Soldiers between Sections
gwb-does-tea-house = rise on the Tea track
gwb-does-embassy = hire Clerks and Advisors
gwb-does-school = draw Tactic cards

gwb-command-track = Command track
gwb-now = now
gwb-done = done
gwb-space-free = free
gwb-space-here = place your card here
gwb-standing = Tea and Honour
gwb-tea = Tea
gwb-honour-of = { $name }: { $honour } Honour
gwb-stores = Supplies
gwb-warehouse = Warehouse
gwb-hordes-left = { $count ->
    [one] { $count } Horde in the deck
   *[other] { $count } Hordes in the deck
  }
gwb-next-horde = The next Horde threatens: { $side }
gwb-shame-supply = Shame supply
gwb-court = Open cards

gwb-parts = Parts of the table
gwb-tab-wall = Wall
gwb-tab-locations = Locations
gwb-tab-table = Table
gwb-tab-mine = Mine
gwb-targets = possible

gwb-score = Honour by source
gwb-score-play = During the game
gwb-score-hordes = Hordes
gwb-score-artifacts = Artifacts
gwb-score-shame = Shame
gwb-score-total = Total
