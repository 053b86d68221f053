# Answers in advance and for a while
page-plan-help = For slow games: choose now what to do later. When you are asked next, the first of these that is possible is chosen for you.
page-plan-add = Add a choice
page-plan-pick = Choose…
page-plan-none-yet = Choices you have been offered before can be set here.
page-plan-remove = Remove this choice
page-plan-unless = Unless something happens first…
page-plan-unless-count = { $count ->
        [one] Unless one thing happens first
       *[other] Unless one of { $count } things happens first
    }
page-plan-save = Set
page-plan-clear = Clear
page-plan-kept = Your choices are set.
page-plan-cleared = Your choices are cleared.
page-stand-help = What you set here is answered for you whenever it is asked, after a short pause. Nobody else can see it.
page-stand-asked = You are asked
page-until-turn = until the next turn
page-until-round = until the next round
page-until-season = until the next season
page-until-year = until the next Year
page-until-end = until the end of the game
page-until-event = or when this happens:
page-stand-ended = Ended: { $event }
page-stand-undone = you took something back
page-stand-set = Answer like this
page-stand-clear = Ask me again
page-stand-kept = Your standing answer is set.
page-stand-cleared = You will be asked again.
page-stand-now = { $answers } ({ $until })
