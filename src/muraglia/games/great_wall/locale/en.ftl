# The Great Wall. Names of cards come from the card set.

# Goal and legend
cli-goal = Defend and build the Wall, beat the Hordes, avoid Shame. The most Honour wins.
cli-legend = Vital Points are written by line (a, b) and column (1 to 6). The cards are the project’s own house set, not the printed deck.
cli-help-ahead = pass now and until the turn or the season is over

# Words
resource-wood = wood
resource-stone = stone
resource-gold = gold
resource-qi = qi
gained-wood = wood
gained-stone = stone
gained-gold = gold
gained-qi = qi
gained-material = wood, stone or gold
gained-any = { $count ->
        [one] resource of any kind
       *[other] resources of any kind
    }
gained-honour = Honour
gained-tactic = { $count ->
        [one] Tactic card
       *[other] Tactic cards
    }
gained-local = of what is produced there
soldier-spearman = Spearman
    .counted = { $count ->
        [one] one Spearman
       *[other] { $count } Spearmen
    }
soldier-archer = Archer
    .counted = { $count ->
        [one] one Archer
       *[other] { $count } Archers
    }
soldier-horseman = Horseman
    .counted = { $count ->
        [one] one Horseman
       *[other] { $count } Horsemen
    }
side-left = left
    .the = Left Section
side-centre = centre
    .the = Middle Section
side-right = right
    .the = Right Section
to_side-left = left
to_side-centre = centre
to_side-right = right
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
location-sawmill = Sawmill
location-quarry = Quarry
location-gold-mine = Gold Mine
location-temple = Temple
location-barracks = Barracks
location-builders = Builders’ Quarter
location-logistics = Logistics Centre
location-tea-house = Tea House
location-embassy = Emperor’s Embassy
location-school = Martial School
from_location-sawmill = Sawmill
from_location-quarry = Quarry
from_location-gold-mine = Gold Mine
from_location-temple = Temple
from_location-barracks = Barracks
from_location-builders = Builders’ Quarter
from_location-logistics = Logistics Centre
from_location-tea-house = Tea House
from_location-embassy = Emperor’s Embassy
from_location-school = Martial School
neutral-qin = Qin Jiushao
neutral-rush = the Rush Clan
marchers-spearmen = Spearmen of the Rest Zone
marchers-archers = Archers of the Rest Zone
marchers-horsemen = Horsemen of the Rest Zone
marchers-post-to-post = Archers from post to post
marchers-post-to-rest = Archers from post to Rest Zone

# Moments
moment-summer = at the beginning of Summer
moment-autumn = at the beginning of Autumn
moment-reveal = when the Command cards are revealed
moment-turn = when your turn begins
moment-others-turn = when another player’s turn begins
moment-activation = when a Location with your Clerks is Activated
moment-gathered = when you have gathered
moment-recruited = when you have Recruited
moment-covered = when your Soldier covers Vital Points
moment-built-wall = when you have built a Wall level
moment-built-barricade = when you have built a Barricade
moment-hired = when you have hired
moment-turn-end = after your Activation step
moment-defeated = when a Horde is defeated
moment-taken = when you take a Horde
moment-killed = when your Soldiers are killed
moment-shamed = when you receive a Shame tile
moment-winter = at the beginning of Winter
moment-shot = when your Archer wounds
moment-assault = before a Section is assaulted
moment-held = when a Section holds
moment-breached = when a Section is breached
moment-donated = when you have donated
moment-upgraded = when you have upgraded an Overseer
moment-tea = when your Tea marker rises
moment-always = always

# What is counted
counted-support = { $count ->
        [one] Support Advisor
       *[other] Support Advisors
    }
    .the = each of your Support Advisors
counted-active = { $count ->
        [one] Active Advisor
       *[other] Active Advisors
    }
    .the = each of your Active Advisors
counted-overseers = { $count ->
        [one] Overseer
       *[other] Overseers
    }
    .the = each of your Overseers
counted-levels = { $count ->
        [one] level of Overseers
       *[other] levels of Overseers
    }
    .the = each level of your Overseers
counted-resting = { $count ->
        [one] Soldier in a Rest Zone
       *[other] Soldiers in Rest Zones
    }
    .the = each of your Soldiers in a Rest Zone
counted-posted = { $count ->
        [one] Archer in a post
       *[other] Archers in posts
    }
    .the = each of your Archers in a post
counted-fighting = { $count ->
        [one] Soldier on a Horde
       *[other] Soldiers on Hordes
    }
    .the = each of your Soldiers on a Horde
counted-taken = { $count ->
        [one] Horde taken
       *[other] Hordes taken
    }
    .the = each Horde you have taken
counted-tiles = { $count ->
        [one] Shame tile
       *[other] Shame tiles
    }
    .the = each of your Shame tiles
counted-walls = { $count ->
        [one] Wall level
       *[other] Wall levels
    }
    .the = each Wall level
counted-barricades = { $count ->
        [one] Barricade
       *[other] Barricades
    }
    .the = each Barricade
counted-placed = { $count ->
        [one] Clerk on a Location
       *[other] Clerks on Locations
    }
    .the = each of your Clerks on a Location
counted-held = { $count ->
        [one] Tactic card in hand
       *[other] Tactic cards in hand
    }
    .the = each Tactic card in your hand
counted-piled = { $count ->
        [one] discarded Command card
       *[other] discarded Command cards
    }
    .the = each of your discarded Command cards
counted-foes = { $count ->
        [one] Horde in this Section
       *[other] Hordes in this Section
    }
    .the = each Horde in this Section
counted-dead = { $count ->
        [one] Soldier just killed
       *[other] Soldiers just killed
    }
    .the = each of your Soldiers just killed
counted-below = { $count ->
        [one] faction below you in Tea order
       *[other] factions below you in Tea order
    }
    .the = each faction below you in Tea order
counted-above = { $count ->
        [one] faction above you in Tea order
       *[other] factions above you in Tea order
    }
    .the = each faction above you in Tea order
counted-hands = { $count ->
        [one] Clerk there
       *[other] Clerks there
    }
    .the = each of your Clerks there
counted-strangers = { $count ->
        [one] Clerk of another player there
       *[other] Clerks of other players there
    }
    .the = each Clerk of another player there
counted-high-walls = { $count ->
        [one] Section at level 3
       *[other] Sections at level 3
    }
    .the = each Section at level 3
counted-years = { $count ->
        [one] Year
       *[other] Years
    }
    .the = each Year so far
counted-recruits = { $count ->
        [one] Soldier just Recruited
       *[other] Soldiers just Recruited
    }
    .the = each Soldier just Recruited
counted-types = { $count ->
        [one] kind of Soldier in service
       *[other] kinds of Soldiers in service
    }
    .the = each kind of Soldier you have in service
counted-clean = { $count ->
        [one] Horde taken without Shame
       *[other] Hordes taken without Shame
    }
    .the = each Horde without Shame that you have taken
counted-hired = { $count ->
        [one] Clerk hired
       *[other] Clerks hired
    }
    .the = each Clerk you have hired
counted-invaders = { $count ->
        [one] Horde on the board
       *[other] Hordes on the board
    }
    .the = each Horde on the board

# Standing changes
change-save-cost = cost of saving a Soldier
change-advisor-cost = cost of Advisors
change-clerk-cost = cost of Clerks
change-recruit-cost = cost of Recruits
change-wall-cost = cost of Wall levels
change-barricade-cost = cost of Barricades
change-upgrade-cost = cost of upgrades
change-hand-limit = hand limit for Tactic cards
change-lethality = Lethality
change-shame-cost = cost of discarding Shame
change-donation = Honour for a donation
change-base-defence = Defence of every Section

# Effects
says-when = { $moment }:
says-when-at = { $moment } ({ $location }):
says-when-soldier = { $moment } ({ $soldier }):
says-only-soldier = ({ $soldier })
says-if = { $count ->
        [one] if there is
       *[other] if there are
    } at least { $count } { $counted }:
says-if-own = if you have at least { $count } { $counted }:
says-if-track = if another player’s { $command } is on the track:
says-per = (for { $the_counted })
says-change = { $change }: { $amount }
says-empowered = Empowered for { $number } qi:
says-owner = You:
says-others = Other players:
effect-gain = gain { $count } { $gained }
effect-lose = lose { $number } Honour
effect-draw = { $number ->
        [one] draw a Tactic card
       *[other] draw { $number } Tactic cards
    }
effect-move = { $number ->
        [one] Move a Clerk
       *[other] Move up to { $number } Clerks
    }
effect-move-different = { $number ->
        [one] Move a Clerk
       *[other] Move up to { $number } Clerks, each to a different Location
    }
effect-recruit = { $number ->
        [one] Recruit a Soldier
       *[other] Recruit up to { $number } Soldiers
    }
effect-recruit-spearman = { $number ->
        [one] Recruit a Spearman
       *[other] Recruit up to { $number } Spearmen
    }
effect-recruit-archer = { $number ->
        [one] Recruit an Archer
       *[other] Recruit up to { $number } Archers
    }
effect-recruit-horseman = { $number ->
        [one] Recruit a Horseman
       *[other] Recruit up to { $number } Horsemen
    }
effect-attack = { $number ->
        [one] Attack with a Soldier
       *[other] Attack with up to { $number } Soldiers
    }
effect-attack-all = Attack with any number of Soldiers
effect-attack-each = Attack with a Soldier in each Section
effect-wound = { $number ->
        [one] place a Wound
       *[other] place up to { $number } Wounds
    }
effect-build = { $number ->
        [one] build a Wall level or a Barricade
       *[other] build up to { $number } Wall levels or Barricades
    }
effect-build-wall = { $number ->
        [one] build a Wall level
       *[other] build up to { $number } Wall levels
    }
effect-build-barricade = { $number ->
        [one] build a Barricade
       *[other] build up to { $number } Barricades
    }
effect-upgrade = { $number ->
        [one] upgrade an Overseer
       *[other] upgrade Overseers up to { $number } times
    }
effect-upgrade-different = { $number ->
        [one] upgrade an Overseer
       *[other] upgrade up to { $number } different Overseers
    }
effect-shift = { $number ->
        [one] move Soldiers from one Section to another
       *[other] move Soldiers from one Section to another, up to { $number } times
    }
effect-tea = { $number ->
        [one] raise your Tea marker by one
       *[other] raise your Tea marker by { $number }
    }
effect-tea-top = raise your Tea marker by one or to the top
effect-hire = { $number ->
        [one] hire a Clerk or an Advisor
       *[other] hire up to { $number } Clerks or Advisors
    }
effect-hire-clerk = { $number ->
        [one] hire a Clerk
       *[other] hire up to { $number } Clerks
    }
effect-hire-advisor = { $number ->
        [one] hire an Advisor
       *[other] hire up to { $number } Advisors
    }
effect-unshame = { $number ->
        [one] remove one of your Shame tiles
       *[other] remove up to { $number } of your Shame tiles
    }
effect-shame = { $number ->
        [one] receive a Shame tile
       *[other] receive { $number } Shame tiles
    }
effect-activate = carry out an Advanced Activation
effect-copy = copy another player’s Command card on the track
effect-or-move = or { $number ->
        [one] Move a Clerk
       *[other] Move up to { $number } Clerks
    }
effect-recover = { $number ->
        [one] take back a Command card
       *[other] take back up to { $number } Command cards
    }
effect-save = { $number ->
        [one] save one of your killed Soldiers
       *[other] save up to { $number } of your killed Soldiers
    }
effect-save-all = save all your killed Soldiers
effect-defence = +{ $number } Defence now
effect-offence = −{ $number } Offence now
effect-spare = you do not receive this tile
effect-pay = you may pay { $count } { $gained }; then:
effect-horde = { $number ->
        [one] a Horde comes now
       *[other] { $number } Hordes come now
    }
effect-raze = { $number ->
        [one] a Barricade falls
       *[other] { $number } Barricades fall
    }
effect-raid = { $number ->
        [one] a Shame tile leaves the Supply
       *[other] { $number } Shame tiles leave the Supply
    }
effect-free = (free of charge)
effect-less = { $count ->
        [one] ({ $number } cheaper)
       *[other] (each { $number } cheaper)
    }
effect-here = (in this Section)
effect-front = (on Hordes at the Wall)
effect-spearman = (Spearmen)
effect-archer = (Archers)
effect-horseman = (Horsemen)

# Abilities of Hordes
ability-stronger = its Offence rises by { $number }
ability-deadlier = Lethality on it rises by { $number }
ability-shielded = Archers cannot wound it unless it is at the Wall
ability-arrives = when it comes, every player:
ability-breaches = at a Breach, if you have no Soldier on it:
ability-falls = when you take it:

# Demands of Requests
demand-each-pays = each player pays { $count } { $gained }
demand-each-sacrifices = { $number ->
        [one] each player sacrifices a Soldier
       *[other] each player sacrifices { $number } Soldiers
    }
demand-each-clerks = { $number ->
        [one] each player gives up a Clerk from their Reserve
       *[other] each player gives up { $number } Clerks from their Reserve
    }
demand-each-has = each player: at least { $count } { $counted }
demand-all-have = all together: at least { $count } { $counted }

# Questions
ask-general = Which General do you choose?
ask-first-advisor = Which Advisor becomes Active? The other one supports your General.
ask-recovery = Take your Command cards back, or Honour for them? Without cards in hand you have no turn in Autumn.
ask-recovery-empty = Your hand is empty. Take your Command cards back: without one you have no turn this Autumn.
ask-command = Which Command card do you play this Autumn? Without cards in hand you have no turn.
ask-space = On which space of the Command track?
ask-who-next = Who is next?
ask-who-visits = { $location }: who is next?
ask-activation = Which Location is Activated next?
ask-pay-for = Do you pay for the effect of the card?
ask-gain = Which resource do you take?
ask-gain-several = Take { $count } resources: how many of each?
ask-clerk = Move a Clerk, or pass.
ask-rush-clerk = Move a Clerk of the Rush Clan, or pass.
ask-advanced = Advanced Activation: which Location?
ask-copy = Copy which card?
ask-copy-or-move = { $number ->
        [one] Copy which card? “yes” Moves a Clerk instead.
       *[other] Copy which card? “yes” Moves up to { $number } Clerks instead.
    }
ask-recover-one = Which Command card do you take back?
ask-window = Play a Tactic card ({ $moment }), or pass?
ask-draw = How many Tactic cards do you draw?
ask-discard = Too many Tactic cards: which do you discard?
ask-upgrade = { $location }: upgrade your Overseer?
ask-upgrade-where = Upgrade an Overseer: in which Location?
ask-donate = { $location }: donate one for 2 Honour?
ask-recruit = Recruit a Soldier, or pass.
ask-deploy = A recruit Attacks or rests: where?
ask-attack = Attack, or pass.
ask-wound = Where does the Wound go?
ask-build = Build something, or pass.
ask-store = Take { $count } from the Warehouse: how much of each?
ask-pay = Pay { $count } of your own: how much of each?
ask-route = Move Soldiers: from which Section to which?
ask-send = How many go?
ask-tea = Raise your Tea marker?
ask-hire = Hire a Clerk or an Advisor, or pass.
ask-active-or-support = { $advisor }: Active or Support? For good.
ask-unshame = Remove which Shame tile?
ask-unshame-summer = Pay qi to discard a Shame tile?
ask-unshame-coop = Lose 10 Honour to discard a Shame tile?
ask-shame = Where do you put the Shame tile?
ask-kill = { $side }: how many Horsemen are among your dead?
ask-save = { $side }: save a killed Soldier?
ask-fulfil = Which Request is fulfilled?
ask-give = { $request }: do you give what is demanded?
ask-sacrifice = Which Soldier do you sacrifice?
ask-rush-advisor = Rush Clan: which Advisor is discarded?
ask-rush-barricade = Rush Clan: where is the Barricade built?
ask-rush-spear = Rush Clan: which Vital Point does its Spearman Attack?
ask-rush-tea = Raise the Rush Clan’s Tea marker?
ask-qin-store = Qin Jiushao builds. Take { $count } from the Warehouse: how much of each?

standing-windows = Playing Tactic cards
standing-clerks = Clerks in other players’ turns
standing-spaces = Your space on the Command track
standing-upgrades = Upgrades of Overseers
standing-donations = Donations
standing-shame = Where Shame tiles go
standing-shame-in-summer = Paying to discard Shame tiles
standing-recovery = Command cards in Summer
standing-recovered-cards = Command cards that come back

choose-pass = pass
choose-yes = yes
choose-top = straight to the top
choose-pay-honour = lose 10 Honour, the tile goes back
choose-shame-box = lose 5 Honour, the tile leaves the game
choose-recover = take the cards back
choose-score-pile = 2 Honour for each card
choose-hire-clerk = hire a Clerk
choose-active = Active
choose-support = Support
choose-space = space { $number }
choose-command = { $command }
choose-seat = { $seat }
choose-rush-clan = the Rush Clan
choose-location = { $location }
choose-resource = { $resource }
choose-soldier = { $soldier }
choose-general = { $general }
choose-advisor = { $advisor }
choose-request = { $request }
choose-draw = { $count ->
    [0] draw none
    [one] draw 1 Tactic card
   *[other] draw { $count } Tactic cards
}
choose-discard = discard { $tactic }
choose-play = play { $tactic }
choose-play-empowered = play { $tactic }, empowered
choose-clerk-home = a Clerk: Reserve → { $location }
choose-clerk = a Clerk: { $from_location } → { $location }
choose-send = { $count } × { $marchers }
choose-marchers = { $marchers }
choose-point = { $side }, row { $row }, point { $point }
choose-pair = { $side }, row { $row }, points { $point }
choose-amount = { $count } × { $resource }
choose-store = { $count } × { $resource } of the Warehouse
choose-rest = { $soldier } to the Rest Zone, { $side }
choose-post = Archer to a Shooting Post, { $side }
choose-shoot = an Archer in a post shoots, { $side }
choose-wall = Wall level, { $side }
choose-barricade = Barricade, { $side }
choose-route = from { $side } to { $to_side }
choose-kill = Horsemen among the dead: { $count }
choose-save = save a { $soldier }
choose-shame-soldier = under a { $soldier } of the Reserve
choose-shame-horde = on the Horde { $horde } (tiles on it: { $count })
choose-unshame-soldier = the tile under a { $soldier }
choose-unshame-horde = a tile of the Horde { $horde } (tiles on it: { $count })

# Events
event-year-begins = Year { $year }
event-season-begins = { $season }
event-general-chosen = { $faction } plays { $general }.
    .faction = You play { $general }.
event-advisor-placed = { $faction }: { $advisor } becomes { $active ->
        [0] a Support Advisor
       *[other] an Active Advisor
    }.
    .faction = You: { $advisor } becomes { $active ->
        [0] a Support Advisor
       *[other] an Active Advisor
    }.
event-horde-placed = A Horde comes: { $horde }, { $side }, row { $row }.
event-raided = Raid: no room for { $horde } ({ $side }). Shame tiles that leave the Supply: { $count }.
event-advisors-changed = New Advisors come to the track.
event-gained = { $faction } gains { $count } { $resource } ({ $source }).
    .faction = You gain { $count } { $resource } ({ $source }).
event-paid = { $faction } pays { $count } { $resource } ({ $source }).
    .faction = You pay { $count } { $resource } ({ $source }).
event-honour-changed = { $faction }: { $count ->
        [one] +{ $count }
        [other] +{ $count }
       *[less] { $count }
    } Honour, now { $total } ({ $source }).
    .faction = You: { $count ->
        [one] +{ $count }
        [other] +{ $count }
       *[less] { $count }
    } Honour, now { $total } ({ $source }).
event-command-revealed = { $faction } shows { $command }.
    .faction = You show { $command }.
event-command-placed = { $faction } puts { $command } on space { $space }.
    .faction = You put { $command } on space { $space }.
event-turn-begins = { $faction }’s turn: { $command }
    .faction = Your turn: { $command }
event-clerk-moved = { $faction } sends a Clerk: { $location }.
    .faction = You send a Clerk: { $location }.
event-clerk-changed = { $faction } moves a Clerk: { $from_location } → { $location }.
    .faction = You move a Clerk: { $from_location } → { $location }.
event-activated = Activated: { $location }.
event-overseer-raised = { $faction }: Overseer of level { $level }, { $location }{ $new_soldier ->
        [0] {" "}(a Spearman)
        [1] {" "}(an Archer)
        [2] {" "}(a Horseman)
       *[other] {""}
    }.
    .faction = You: Overseer of level { $level }, { $location }{ $new_soldier ->
        [0] {" "}(a Spearman)
        [1] {" "}(an Archer)
        [2] {" "}(a Horseman)
       *[other] {""}
    }.
event-donated = { $faction } donates { $resource }.
    .faction = You donate { $resource }.
event-recruited = { $faction } Recruits: { $soldier }.
    .faction = You Recruit: { $soldier }.
event-rested = { $faction }: { $soldier } to the Rest Zone, { $side }.
    .faction = You: { $soldier } to the Rest Zone, { $side }.
event-attacked = { $faction }: { $soldier } Attacks { $horde }, { $side }.
    .faction = You: { $soldier } Attacks { $horde }, { $side }.
event-posted = { $faction }: an Archer takes a Shooting Post, { $side }.
    .faction = You: an Archer takes a Shooting Post, { $side }.
event-wounded = { $faction } wounds { $horde }, { $side }.
    .faction = You wound { $horde }, { $side }.
event-wall-built = { $faction } builds the Wall, { $side }, to level { $level }.
    .faction = You build the Wall, { $side }, to level { $level }.
event-barricade-built = { $faction } builds a Barricade, { $side }.
    .faction = You build a Barricade, { $side }.
event-barricades-gone = All Barricades are taken away.
event-soldiers-moved = { $faction } moves { $count ->
        [one] a Soldier
       *[other] { $count } Soldiers
    }: { $side } → { $to_side }.
    .faction = You move { $count ->
        [one] a Soldier
       *[other] { $count } Soldiers
    }: { $side } → { $to_side }.
event-tea-rose = { $faction } rises on the Tea track.
    .faction = You rise on the Tea track.
event-clerk-hired = { $faction } hires a Clerk.
    .faction = You hire a Clerk.
event-tactic-drawn = { $faction } draws a Tactic card.
    .faction = You draw a Tactic card.
event-tactic-drawn-known = { $faction } draws { $tactic }.
    .faction = You draw { $tactic }.
event-tactic-played = { $faction } plays { $tactic }{ $empowered ->
        [0] {""}
       *[other] , empowered
    }.
    .faction = You play { $tactic }{ $empowered ->
        [0] {""}
       *[other] , empowered
    }.
event-tactic-discarded = { $faction } discards { $tactic }.
    .faction = You discard { $tactic }.
event-horde-defeated = Defeated: { $horde }, { $side }.
event-horde-taken = { $faction } takes { $horde }.
    .faction = You take { $horde }.
event-horde-gone = Nobody takes { $horde }.
event-soldiers-killed = { $faction } loses { $soldiers }.
    .faction = You lose { $soldiers }.
event-soldier-saved = { $faction } saves a { $soldier }.
    .faction = You save a { $soldier }.
event-wall-held = The Wall holds, { $side }: { $defence } against { $offence }.
event-wall-breached = Breach, { $side }: { $defence } against { $offence }.
event-shamed = { $faction } receives a Shame tile ({ $source }); left: { $left }.
    .faction = You receive a Shame tile ({ $source }); left: { $left }.
event-shame-spared = { $faction } is spared a Shame tile.
    .faction = You are spared a Shame tile.
event-shame-lost = { $faction } has no place for a Shame tile; it goes to the box. Left: { $left }.
    .faction = You have no place for a Shame tile; it goes to the box. Left: { $left }.
event-shame-removed = { $faction } is rid of a Shame tile.
    .faction = You are rid of a Shame tile.
event-cards-recovered = { $faction } takes back { $count ->
        [one] a Command card
       *[other] { $count } Command cards
    }.
    .faction = You take back { $count ->
        [one] a Command card
       *[other] { $count } Command cards
    }.
event-card-recovered = { $faction } takes back { $command }.
    .faction = You take back { $command }.
event-copied = { $faction } copies { $command }.
    .faction = You copy { $command }.
event-track-shifted = Location track: { $location } goes to the highest place.
event-omen-shown = Event: { $omen }
event-request-shown = The Emperor requests: { $request }
event-request-named = { $faction } proposes to fulfil: { $request }
    .faction = You propose to fulfil: { $request }
event-request-fulfilled = Fulfilled: { $request } ({ $count } in all)
event-request-refused = Not everyone gives: { $request } waits.
event-sacrificed = { $faction } sacrifices: { $soldier }.
    .faction = You sacrifice: { $soldier }.
event-shame-scored = { $faction }: Soldiers with Shame, { $count } Honour.
    .faction = You: Soldiers with Shame, { $count } Honour.
event-horde-scored = { $faction }: { $horde }, { $count } Honour.
    .faction = You: { $horde }, { $count } Honour.
event-artifact-scored = { $faction }: { $artifact }, { $count } Honour.
    .faction = You: { $artifact }, { $count } Honour.
event-final-score = { $faction } ends with { $total } Honour.
    .faction = You end with { $total } Honour.
event-advisor-came = { $advisor } comes to the track.
event-advisor-hired = { $faction } hires { $advisor }.
    .faction = You hire { $advisor }.
event-advisor-left = { $advisor } leaves the track.
event-clerks-home = The Clerks return to the Reserve: { $location }.
event-clerks-sacrificed = { $faction } sacrifices { $count ->
        [one] a Clerk
       *[other] { $count } Clerks
    }.
    .faction = You sacrifice { $count ->
        [one] a Clerk
       *[other] { $count } Clerks
    }.
event-stored = { $faction } puts { $count } { $resource } into the Warehouse.
event-store-used = { $faction } uses { $count } { $resource } of the Warehouse.
    .faction = You use { $count } { $resource } of the Warehouse.
event-barricade-fell = A Barricade falls, { $side }.
event-defence-changed = { $faction }: { $count } more defence ({ $source }).
    .faction = You: { $count } more defence ({ $source }).
event-breach-ends = The dead leave the Wall, { $side }.
event-shame-boxed = Shame tiles that leave the Supply: { $count }.
event-track-cleared = The Command cards leave the track.
event-game-ends = The game is over
event-coop-won = The Emperor is pleased: all players win
event-coop-lost = The Emperor is displeased: all players lose

# Reasons
why-must-choose = This is not optional: choose one.
why-other-question = This answers another question.
why-same-location = The Clerk is already there: { $location }.
why-rush-has-three = The Rush Clan has three Clerks, all on Locations.
why-no-clerk-home = You have no Clerk in your Reserve.
why-no-clerk-there = There is no such Clerk: { $location }.
why-locked = Full, so nobody may leave: { $location }.
why-full = No free Clerk space: { $location }.
why-rush-is-there = The Rush Clan already has a Clerk there: { $location }.
why-different = Each Clerk goes to another Location; one went there: { $location }.
why-tactic-not-in-hand = Not in your hand: { $tactic }.
why-other-moment = { $tactic } is played { $moment }.
why-empowered-cost = Empowered, { $tactic } costs { $count } qi.
why-one-tactic = You have already played a Tactic card on this event.
why-after-saving = First everyone saves; { $tactic } is played after that, for those who are dead.
why-saving-is-over = It is too late to save with { $tactic }.
why-unused-section = The leftmost Section is not used with one or two players.
why-highest = The Wall is at its highest level: { $side }.
why-no-barricade-space = No vacant Barricade space: { $side }.
why-too-dear = You cannot pay the full cost.
why-no-soldier = No usable one in your Reserve: { $soldier }.
why-order-of-recruits = Recruit by kind: Spearmen, Archers, Horsemen. No more of: { $soldier }.
why-other-soldiers = The card is not about: { $soldier }.
why-no-clerk-left = All your Clerks are hired.
why-not-on-track = Not on the Advisor track: { $advisor }.
why-no-post = No free Shooting Post: { $side }.
why-no-soldier-for-it = You have no Soldier that could do this now.
why-no-horde = There is no Horde: { $side }, row { $row }.
why-no-vital-point = The Horde has no Vital Point there.
why-covered = The Vital Point is covered.
why-shielded = Archers cannot wound this Horde before it is at the Wall.
why-out-of-reach = Out of reach: another Section or row.
why-only-front = A Spearman reaches only the Horde at the Wall.
why-no-vacant-pair = A Horseman needs two vacant Vital Points side by side or one above the other.
why-no-shame-on-hordes = In the cooperative game tiles do not go on Hordes.
why-no-shame-space = You have no such Horde with a vacant Shame space.
why-place-for-shame = The tile has a place: under a Soldier of your Reserve or on a Horde you took.
why-command-not-in-hand = Not in your hand: { $command }.
why-space-taken = Space { $number } is taken or not used.
why-cannot-save = No such dead of yours, or too little qi: { $soldier }.

# The table in words
tell-now = Year { $year } of { $years }, { $season }
tell-set-up = Set-up
tell-shame = Shame tiles in the Supply: { $count }
tell-warehouse = Warehouse: wood { $wood }, stone { $stone }, gold { $gold }
tell-indicator = The next Horde threatens: { $side }
tell-artifact = Artifact: { $artifact }
tell-request = Request: { $request }
tell-event = Event: { $omen }
tell-fulfilled = Requests fulfilled: { $count }
tell-side = { $the_side }: Defence { $defence }, Offence { $offence }
tell-wall = Wall level { $level }, Barricades { $count }, free posts { $posts }
tell-horde = Row { $row }: { $horde }, Offence { $offence }, vacant { $vacant }
tell-horde-mine = … { $faction } covers { $count }
tell-posted = { $faction }: Archers in posts { $count }
tell-resting = { $faction }: resting Spearmen { $spears }, Archers { $archers }, Horsemen { $horses }
tell-locations = Locations
tell-location = { $location } ({ $spaces })
tell-clerks = { $faction }: { $count }
tell-track = Command track
tell-on-track = { $number }: { $faction }, { $command }
tell-track-empty = No card lies there.
tell-on-advisor-track = To be hired: { $advisor }
tell-faction = { $faction }: Honour { $honour }, Clerks { $home }, Shame { $tiles }, Tactic cards { $tactics }
tell-general = General: { $general }
tell-active = Active: { $advisor }
tell-support = Support Advisors: { $count }
tell-reserve = Reserve: Spearmen { $spears }, Archers { $archers }, Horsemen { $horses }
tell-overseer = Overseer of level { $level }: { $location }
tell-taken = Horde taken: { $horde }, tiles { $tiles }
tell-tea = Tea order, highest first
tell-tea-place = { $faction }
tell-mine = Behind your screen
tell-stock = Wood { $wood }, stone { $stone }, gold { $gold }, qi { $qi }
tell-command = Command card: { $command }
tell-tactic = Tactic card: { $tactic }

# What a choice would lead to
foresee-honour = Honour { $change }
foresee-holds = the Wall holds, { $side }
foresee-breaks = the Wall would break, { $side }
foresee-quiet = no Horde is left, { $side }
foresee-activates = { $location } will be Activated
foresee-end = the game ends this Winter
foresee-draw = then a card is drawn
foresee-resource = { $resource } { $change }
foresee-gauge = { $side }: defence { $defence } against { $offence }
foresee-taker = { $faction } would take the Horde, { $side }, row { $row }
    .faction = you would take the Horde, { $side }, row { $row }
foresee-dead = { $faction } would lose { $count ->
        [one] a Soldier
       *[other] { $count } Soldiers
    } if the Horde fell, { $side }, row { $row }
    .faction = you would lose { $count ->
        [one] a Soldier
       *[other] { $count } Soldiers
    } if the Horde fell, { $side }, row { $row }
foresee-seat = then { $seat } decides
foresee-several = then several choose at the same time
foresee-at-once = what comes of it depends on what the others choose now

# Options of the table
option-mode = Mode
    .help = Cooperative: all together fulfil the Emperor’s Requests; not solo
option-mode-standard = each for themselves
option-mode-cooperative = cooperative
option-difficulty = Qin Jiushao’s strength
    .help = Solo: the Honour he starts with
option-difficulty-normal = normal
option-difficulty-hard = hard: 50 Honour
option-difficulty-hardest = hardest: 100 Honour
option-wall-end-sections-3p = 3 players: finished Sections that end the game
option-qin-activation-order = Order in which Qin Jiushao Activates
option-qin-activation-order-high_to_low = highest Location first
option-qin-activation-order-low_to_high = lowest Location first
option-qin-vital-order = Vital Points that Qin Jiushao covers
option-qin-vital-order-columns_first = column by column
option-qin-vital-order-rows_first = row by row
option-start-clerks = Clerks at the start
option-supreme-commander = Supreme Commander of the Rush Clan
option-supreme-commander-highest_tea = the player highest in Tea order
option-supreme-commander-active_player = the player whose turn it is
option-breach-kill-scope = Soldiers killed in a Breach
option-breach-kill-scope-per_horde = Lethality for each Horde
option-breach-kill-scope-per_section = Lethality once for the Section
option-breach-kill-scope-all = all in the Section
option-breach-shame-scope = Shame in a Breach
option-breach-shame-scope-horde_card = for each Horde without a Soldier of yours
option-breach-shame-scope-section = only without a Soldier in the Section
option-rest-zone-counts-as-present = Soldiers in the Rest Zone protect from Shame
    .help = Counts only where Shame is reckoned by Section
option-defeat-order = Check for defeated Hordes
option-defeat-order-snapshot = list them all, then resolve
option-defeat-order-rescan_after_each = look again after each
option-defeat-windows = Tactic cards each at a defeat
option-rush-majority = Horde with a majority of the Rush Clan
option-rush-majority-card_discarded = nobody gets the card
option-rush-majority-ignored = the best player takes it
option-rush-tea-house = Rush Clan in the Tea House
option-rush-tea-house-normal = its marker may rise
option-rush-tea-house-none = no effect
option-player-count-basis = “Number of players” counts
option-player-count-basis-humans = people only
option-player-count-basis-factions = artificial factions too
option-artificial-clerks-break-sole = Artificial Clerks keep you company
    .help = Beside a Clerk of the Rush Clan or Qin Jiushao nobody is alone in a Location
option-shame-icon-timing = Shame of a Location’s icon
option-shame-icon-timing-before = before the effects
option-shame-icon-timing-after = after the effects
option-max-active-advisors = Active Advisors each
option-max-active-advisors-none = any number
option-tea-steps = Steps in the Tea House
option-tea-steps-per_player = one each
option-tea-steps-per_clerk = one for each Clerk
option-wall-honour = Honour for a Wall level
option-wall-honour-paid = what was paid after discounts
option-wall-honour-full_cost = the printed cost
option-wall-honour-own_resources_only = what the builder pays, without the Warehouse
option-qin-shortfall = What Qin Jiushao cannot pay for a Wall
option-qin-shortfall-waived = is waived
option-qin-shortfall-cannot_build = keeps him from building
option-honour-floor = Lowest Honour
option-honour-floor-none = below 0 too
option-treason-counts-for-honour = Treason counts in Summer
    .help = The card Treason in the discard pile brings Honour like the others
option-coop-empty-supply-ends = Cooperative: the last Shame tile ends the game
    .help = Otherwise only a tile that cannot be taken
option-qin-summer-honour = Qin Jiushao in Summer
option-qin-summer-honour-none = takes no part
option-qin-summer-honour-two_per_card_until_deck_empty = 2 Honour for each card until his deck is empty

# Errors in a set, a set-up or a position text
set-error = { $file }, { $card }, { $field }: expected { $expected }.
setup-solo-cooperative = Solo is played with the standard rules only.
text-other-set = This text belongs to the card set { $word }; this is { $expected }.
text-bad-generator = The generator is four numbers below 2^32.
text-bad-tea = Every faction is in the Tea order once.
text-entries = There must be { $count } entries.
text-bad-name = { $word } is not known here.
text-too-many-clerks = More Clerks than spaces.
text-shamed = More Shame tiles than Soldiers in the Reserve.
text-overseers = Every Overseer has a kind of soldier, and only Overseers have.
text-dealt = Dealt cards are two generals / two advisors, or - / -.
text-gap = A column has no gap, and the unused Section no Horde.
text-bad-cover = { $word }: a cover is a faction or x, a dot and a vacant Vital Point, or two that touch.
text-cards = The cards are not those of the box ({ $count }).
text-clerks = A clan does not have the right number of Clerks: { $faction }.
text-soldiers = The soldiers are not those of the box.
text-tiles = There are { $count } Shame tiles; { $most } entered the game.

# Advice
advice-score = { $score } Honour expected

# Where Honour and resources come from, and what they are paid for

source-rules = rules
source-start = start
source-gathering = production
source-income = income
source-building = building
source-recruiting = recruiting
source-overseer = Overseer
source-donation = donation
source-hiring = hiring
source-defeat = Horde defeated
source-taking = Horde taken
source-saving = saving Soldiers
source-shame = Shame
source-unshaming = removing Shame
source-pile = discarded Command cards
source-point = Vital Point
source-request = Request
source-sawmill = { location-sawmill }
source-quarry = { location-quarry }
source-gold-mine = { location-gold-mine }
source-temple = { location-temple }
source-barracks = { location-barracks }
source-builders = { location-builders }
source-logistics = { location-logistics }
source-tea-house = { location-tea-house }
source-embassy = { location-embassy }
source-school = { location-school }
source-breach = Breach

# Beside a question: where it comes from, what its options cost and bring

facts-cost = costs { $count } { $gained }
facts-brings = brings { $count } { $gained }
facts-warehouse = ({ $count } of it from the Warehouse)
facts-start = starts with wood { $wood }, stone { $stone }, gold { $gold }, qi { $qi }, Tactic cards { $tactics }, Tea { $tea }
warn-moves-lost = { $count ->
    [one] 1 Clerk move is lost
   *[other] { $count } Clerk moves are lost
}, though you have a Clerk in your Reserve
warn-action-lost = the action is lost, though you could pay for something
warn-no-soldiers = you have no Soldier left to recruit there
warn-nobody-to-hire = there is nobody left for you to hire there
warn-nothing-to-build = there is nothing left to build there
warn-hand-full = you already hold { $count } Tactic cards, the limit: what you draw there costs you another
warn-alone = you would be alone there: a Shame tile, unless a Clerk of another player comes before the Activation
place-whose = for { $faction }
place-card = { $source }
place-box = { $source }, box { $number }
place-location = { $location }
place-side = { $side }
place-left = { $count } left

# Decided together
event-said-can-pay = { $seat }: “I can pay { $count } { $resource }.”
    .seat = You: “I can pay { $count } { $resource }.”
event-said-cannot-pay = { $seat }: “I have no { $resource } to spare.”
    .seat = You: “I have no { $resource } to spare.”
said-can-pay = I can pay
said-cannot-pay = None to spare
council-can-give = I can give what { $request } demands.
council-cannot-give = I cannot give what { $request } demands.
council-could-give = I could give what { $request } demands.
council-free = { $request } costs nobody anything.
council-nothing-to-give = I can give nothing that is demanded.
council-most-clerks = { $count ->
        [one] { $location }: the player with a Clerk there should go first.
       *[other] { $location }: the player with most Clerks there, { $count }, should go first.
    }
council-tea-order = That is Tea order.
council-any-order = The order is all the same to me.
place-track = the Command track
place-stores = the Supplies
