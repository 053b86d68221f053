# The table: what it refuses, and what happens there besides the game. Words in braces are filled in; keep their names.

# Seats
table-not-seated = You have no seat at this table.
table-not-your-seat = This is not your seat.
table-no-such-seat = This table has only { $count } seats.
table-seat-taken = This seat is taken. Choose an open one.
table-already-seated = You already have a seat at this table.
table-full = Every seat is taken. You are welcome to watch.
table-colour-taken = Someone at this table already has that colour. Choose another one.
table-name-empty = A name needs at least one visible character.
table-kicked = The host has asked you to leave this table.
table-not-host = Only the host of this table can do that.
table-nobody-to-replace = There is nobody to replace at this seat.
table-not-away = This player is here. A bot can only play on for someone who is away or out of time.
table-nobody-left = The player of this seat has not left, so it cannot be offered to others.
table-slow-clock = At this table people think for days. A bot can only play on for someone who is out of time.
table-bot-plays = A bot is playing for you. Take your seat again first.
table-resigned = You have resigned; a bot plays on for you.

# How far the game is
table-not-started = The game has not started yet.
table-started = The game has already started.
table-seats-open = Some seats are still open. Invite someone or put a bot there.
table-not-ready = { $seat } is not ready yet.
table-is-paused = The game is paused. Propose to continue first.
table-not-paused = The game is not paused.
table-over = The game is over.
table-not-over = The game is not over yet.
table-closed = This table is closed.
table-others-play = Others are still playing. Propose to end the game instead.

# Choices
table-stale = The game has moved on in the meantime. Please choose again.
table-nothing-chosen = Nothing has been chosen.
table-not-asked = You have nothing to choose right now.
table-not-waited-for = The table is not waiting for this player.
table-nudge-live = Here people sit at the table together. Nudging is for games that take days.
table-nudge-early = { $hours ->
    [one] It is too early to nudge { $seat }. Try again in an hour.
   *[other] It is too early to nudge { $seat }. Try again in { $hours } hours.
  }
table-nudged = { $seat } has already been nudged about this.
table-nudge-vacation = { $seat } is on vacation and is not disturbed.
table-nudge-off = { $seat } has no notices switched on for this table and cannot be nudged.
table-no-hints = There are no hints at this table.
table-nothing-to-withdraw = You have no choice that can be taken back.
table-nothing-to-undo = You have no choice to take back.
table-undo-barrier = Others have acted since, or something hidden was revealed: at this table that cannot be taken back.
table-nothing-to-redo = There is nothing to redo.
table-no-standing-answer = There is no standing answer of this kind.

# Proposals
table-already-proposed = { $seat } has already proposed this.
table-declined = The others have declined. You can ask again after { $seconds } seconds.
table-no-proposal = This proposal has already been settled.
table-no-council = At this table nothing is decided together.
table-no-saying = There are no words for this here.
table-no-place = The board has no such place.

# Chat
table-chat-empty = There is nothing to send yet.
table-chat-fast = You are writing very fast. Wait a few seconds.

# Looking back
table-no-moment = The moments of this game are numbered from { $low } to { $high }.
table-branch-over = Here the game is over. Choose an earlier moment, up to { $last }.
table-branch-options = The options of this table come with the position it starts from.
table-not-visible = While the game is running you can only see it from your own seat or as a spectator.
table-record-hidden = The complete record is available once the game is over.
table-rules-changed = The rules of this game were corrected while you were playing (version { $version }). The game continues from where it stood; earlier moments can no longer be shown.
table-rules-ended = The rules of this game were corrected while you were playing, and this game cannot continue under them.
table-cards-changed = This game was played with different cards from those now in use here, so it cannot continue.

# What happens at the table
event-table-left = { $seat } has left. A bot plays on.
    .seat = You have left. A bot plays on.
event-table-replaced = A bot now plays on for { $seat }.
    .seat = A bot now plays on for you.
event-table-returned = { $seat } is playing again.
    .seat = You are playing again.
event-table-resigned = { $seat } resigns. A bot plays on.
    .seat = You resign. A bot plays on.
event-table-out-of-time = { $seat } is out of time.
    .seat = You are out of time.
event-table-away = { $seat } is on vacation. Their clock does not run meanwhile.
    .seat = You are on vacation. Your clock does not run meanwhile.
event-table-back = { $seat } is back from vacation.
    .seat = You are back from vacation.
event-table-nudged = { $seat } nudges { $nudged }.
    .seat = You nudge { $nudged }.
    .nudged = { $seat } nudges you.
event-table-fallback = { $seat }’s bot did not answer in time and chose at random.
    .seat = Your bot did not answer in time and chose at random.
event-table-undone = { $count ->
        [one] { $seat } takes back a choice.
       *[other] { $seat } takes back { $count } choices.
    }
    .seat = { $count ->
        [one] You take back a choice.
       *[other] You take back { $count } choices.
    }
event-table-paused = The game is saved for another day, as { $seat } suggested.
    .seat = The game is saved for another day, as you suggested.
event-table-resumed = The game continues, as { $seat } suggested.
    .seat = The game continues, as you suggested.
event-table-ended = The game ends by agreement, as { $seat } suggested.
    .seat = The game ends by agreement, as you suggested.
event-table-carried-over = The rules of this game were corrected here.
event-table-unknown = Something happened that the current rules cannot describe.
