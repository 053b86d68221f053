# The shared screen
page-seat-bot-at = Bot for seat { $letter }
page-join-at = Join at { $host }
page-fullscreen = Full screen
page-screen-gather = Take your phone and scan a code
page-screen-gather-sub = Each code is a seat. Your phone shows your hand; this screen shows what everyone may see.
page-free-seat = Open seat
page-scan-join = scan to join
page-scan-return = away: scan to return
page-scan-take = a bot plays: scan to take over
