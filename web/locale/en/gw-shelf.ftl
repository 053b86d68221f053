# My own board, the rivals and the right rail of The Great Wall.

gws-mine = My board
gws-why = Not now: tap to read why
gws-leaders = General and Advisors
gws-fitting = { $count ->
        [0] none fits this moment
        [one] one fits this moment
       *[other] { $count } fit this moment
    }
gws-support = { $count ->
        [one] One Support Advisor.
       *[other] { $count } Support Advisors.
    }
gws-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
gws-honour = Honour
gws-tea = Tea order
gws-shame = Shame tiles
gws-active = Active Advisor
gws-stock = Your stock
gws-stock-of = { $resource }: { $count }
gws-reserve = Reserve
gws-clerks = { $placed } placed, { $unhired } to hire
gws-clerks-home = Clerks in your Reserve: { $count }
gws-soldiers = { $soldier }: { $count } in the Reserve, { $tiles } with a Shame tile
gws-horde-taken = { $horde }: Honour { $honour }, Shame tiles on it: { $tiles }
gws-taken = Hordes taken: { $count }
gws-payable = What you can pay now
gws-missing = lacks
gws-can = { $name }: costs { $cost }
gws-cannot = { $name }: costs { $cost }, you lack { $missing }
gws-thing-wall = Wall level { $places }
gws-thing-barricade = Barricade
gws-thing-clerk = Clerk
gws-thing-advisor = Advisor
gws-commands = Command cards
gws-pile = Command cards you have played
gws-played = played: { $cards }
gws-commands-none = No Command card in hand
gws-tactics = Tactic cards: { $count }
gws-tactics-none = No Tactic card in hand
gws-discard = one too many
gws-fold = Fold
gws-unfold = Open
gws-set-up-general = The General leads your clan for the whole game. The foot of the card is what you start with; the highest Tea value is asked first.
gws-set-up-advisor = The Advisor you choose is Active with this ability. The other one is turned over and supports your General.
gws-set-up-advisors = Next you choose between
gws-set-up-yours = Your General
gws-track-advisors = Advisor track
gws-as-support = Support { $count }
gws-dead = { $soldier }: { $count } dead, { $saved } saved
gws-saved = { $count } saved
gws-remains = { $count } left
gws-pay = Pay { $count } of { $total }
gws-take = Take { $count } of { $total }
gws-send = Send { $count } of { $total }
gws-drop = Put back
gws-key-commit = Ctrl ↵
gws-activations = Activations
gws-left = { $count } left
gws-box-done = (done)
gws-box-now = (now)
gws-box-later = (later)
gws-tab-requests = Requests
gws-tab-artifacts = Artifacts
gws-tab-advisors = Advisors
gws-tab-qin = Qin
gws-tab-rush = Rush Clan
gws-look-up = To look up
gws-preview = What it would do
gws-if = { $what }
gws-nothing-at-once = Nothing changes at once.
gws-preview-empty = Point at something lit: here you read what it would do.
gws-preview-wait = Nothing is asked of you.
gws-you-pay = you pay
gws-worth-now = Worth to you now: { $count } Honour.
gws-fulfilled = Requests fulfilled: { $count } of { $needed }
gws-location-track = Location track
gws-track-activates = ◂ highest
gws-track-sends = lowest ▸
gws-rivals = The others
gws-rival = { $name }: Honour { $honour }, Tea order { $tea }, Clerks { $clerks }, Spearmen { $spearmen }, Archers { $archers }, Horsemen { $horsemen }, Shame tiles { $shame }, Tactic cards { $tactics }, Command cards in hand { $commands }. Open the whole board.
gws-overseer = { $location } { $level }
gws-rival-commands = Commands in hand: { $count }
gws-command-hand = (in hand)
gws-command-spent = (played)
gws-command-now = (on the Command track)
gws-stock-hidden = The stock stays behind the screen.

# What a question's buttons do. Passing is called by what is left undone.
gws-pass-ask-clerk = Move no more
gws-pass-ask-rush-clerk = Move no more
gws-pass-ask-advanced = Activate none
gws-pass-ask-copy = Copy nothing
gws-yes-ask-copy = Move 2 Clerks instead
gws-pass-ask-recover-one = Take none back
gws-pass-ask-window = Play no card
gws-pass-ask-upgrade = Do not upgrade
gws-yes-ask-upgrade = Upgrade
gws-pass-ask-upgrade-where = Do not upgrade
gws-pass-ask-donate = Keep it
gws-yes-ask-donate = Donate
gws-pass-ask-recruit = Recruit no more
gws-pass-ask-attack = No more attacks
gws-pass-ask-build = Build nothing
gws-pass-ask-route = Move no more
gws-pass-ask-tea = Stay
gws-yes-ask-tea = One place up
gws-pass-ask-hire = Hire no more
gws-pass-ask-unshame = Keep the tile
gws-pass-ask-unshame-summer = Keep the tile
gws-pass-ask-unshame-coop = Keep the tile
gws-pass-ask-save = Save no more
gws-pass-ask-recovery = Leave the cards
gws-pass-ask-fulfil = Fulfil none
gws-pass-ask-give = Do not give
gws-yes-ask-give = Give
gws-pass-ask-pay-for = Do not pay
gws-yes-ask-pay-for = Pay
gws-pass-ask-rush-tea = Leave it
gws-yes-ask-rush-tea = Raise it
gws-commit-ask-general = Choose { $what }
gws-commit-ask-first-advisor = Active: { $what }
gws-commit-ask-command = Lay down { $what }
gws-commit-ask-recover-one = Take back { $what }
gws-commit-ask-hire = Hire { $what }
gws-commit-ask-rush-advisor = Discard { $what }
gws-commit-ask-gain = Take { $what }
gws-commit-ask-sacrifice = Sacrifice { $what }
gws-commit-ask-recruit = Recruit { $what }
gws-commit-ask-upgrade = Overseer: { $what }
gws-commit-ask-fulfil = Propose { $what }
