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
gwb-story-key = ✕ marks a breach.
gwb-stop-turn = turn
gwb-stop-season = season
gwb-stop-year = Year

gwb-section = Section { $side }
gwb-sections = Sections
gwb-section-unused = Not used with this number of players.
gwb-horde-says = { $horde }: offence { $power }, { $honour } Honour, Vital Points open: { $open } of { $points }
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
gwb-to-go = { $count ->
   *[other] to go
}
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
gwb-targets = possible

gwb-score = Honour by source
gwb-score-play = Other Honour
gwb-score-wall = Wall and Barricades
gwb-score-battle = Battle
gwb-score-court = Donations, Overseers, court
gwb-score-cards = Cards
gwb-score-hordes = Hordes at the end
gwb-score-artifacts = Artifacts
gwb-score-shame = Shame
gwb-score-total = Total
gwb-chart = How the Honour grew
gwb-chart-end = End
gwb-chart-says = { $when }: { $total } Honour. { $parts }

gwb-if-broken = If it broke now: { $cost }
gwb-if-fallen = If it fell now: { $what }
gwb-taker = { $name } takes the card
gwb-no-taker = nobody takes the card
gwb-dead-chosen = { $count } more, Spearmen or Horsemen
gwb-shame-tiles = Shame +{ $count }
gwb-short = { $count } short
gwb-will-activate-as = will be Activated, number { $order }
gwb-brings-honour = { $count } Honour
gwb-brings-warehouse = { $count } to the Warehouse
gwb-brings-unshame = { $count ->
    [one] one Shame tile less
   *[other] up to { $count } Shame tiles less
 }
gwb-brings-recruit = recruits up to { $count }
gwb-brings-build = builds { $count }×
gwb-brings-shift = moves Soldiers { $count }×
gwb-brings-tea = Tea +{ $count }
gwb-brings-top = to the top of the Tea track
gwb-brings-hire = hires { $count }×
gwb-brings-draw = draws { $count }
gwb-brings-spearman = { $count ->
    [one] { $count } Spearman
   *[other] { $count } Spearmen
 }
gwb-brings-barricade = { $count ->
    [one] { $count } Barricade
   *[other] { $count } Barricades
 }
gwb-brings-dismiss = an Advisor leaves the track
gwb-end-year = Last Year: { $now } of { $needed }
gwb-end-walls = Sections at the highest level: { $now } of { $needed }
gwb-end-shame = Shame tiles in the supply: { $now }
gwb-end-requests = Requests fulfilled: { $now } of { $needed }
gwb-outcome-scoring = Ends this Winter
gwb-outcome-won = Won this Winter
gwb-outcome-lost = Lost this Winter
