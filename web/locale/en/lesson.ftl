# The guided first games.

page-lesson = Lesson
page-lesson-next = Next
page-lesson-choose = Your choice
page-lesson-stop = Without the guide
page-lesson-over = That was the lesson
page-lesson-real = Play a real game now
page-lesson-rules = Read the rules

page-lesson-dm-goal = Welcome! These blocks are yours, and you want to get rid of them: every block you still hold at the end costs you points. The tower costs 15, the gate 10, a wall piece as many as it has merlons.
page-lesson-dm-fists = Every turn, each of you hides one block in a fist, or nothing. Then all fists open at once. One of you is the master builder; the others try to guess what the master holds.
page-lesson-dm-master = You are the master builder. If nobody shows the same block, you build it. If a rival guesses it, that rival builds and you keep yours. The tower costs most, but everyone expects it.
page-lesson-dm-rival = Now you are a rival. Show the same block as the master, and you build instead. Put in your fist what you think the master wants to get rid of.
page-lesson-dm-opened = The fists are open. The log tells you what each of them held, who built, and why.
page-lesson-dm-too-many = Two of you guessed it, but there was room for only one block. Then the master builder builds after all, and everyone else keeps theirs.
page-lesson-dm-closed = Look at the ends of the wall: no wall piece stands there, so neither a tower nor a gate can be built now. Wall pieces go anywhere, and make room again.
page-lesson-dm-end = You build! Choose an end of the wall. Towers and gates never stand side by side: a wall piece opens an end again, a tower closes one.
page-lesson-dm-built = Well done, that block is gone for good. The round ends as soon as someone has no block left, and the others pay for theirs.
page-lesson-dm-memo = Here the table remembers for you what everyone may still hold. A mark is certain, a question mark is possible, a dot is gone. What does the master probably want to get rid of?
page-lesson-dm-guess = An end takes towers and gates again. Who still has the tower, and most wants to get rid of it? Guess the same block, and you build instead of the master.
page-lesson-dm-empty = As master builder you may also keep your fist empty. If you are the only one, you build any block you like. If exactly one rival’s fist is empty too, that rival gives you a block instead.
page-lesson-dm-lone = Yours is the only empty fist. Build what you like: the most expensive block that fits, for example.
page-lesson-dm-give = Only the master and you showed empty fists, so you give away one of your blocks. Now is the moment for the tower.
page-lesson-dm-alone = That is all you need to know. Before you choose, the table says what would happen, and the hint shows what a bot would do. Play this game to the end, or start a real one. Have fun!

page-lesson-cm-goal = Welcome! Each section of the wall offers two fame tiles. If you have more points in a section than anyone else, you take one. The most fame wins in the end.
page-lesson-cm-tiles = Each section has two fame tiles. The first one you take is put on a card of yours there, and its number comes off your points in that section. So everyone has a chance at the second one.
page-lesson-cm-hand = These are your cards; everyone has the same twenty. On your turn you first score wherever you lead. Then you have two actions: place or draw.
page-lesson-cm-place = Choose a card and place it in a section. Several cards of one kind may go to one section together, in one action.
page-lesson-cm-draw = Your third action. Place again, or draw a card from your deck: a larger hand gives you more to choose from.
page-lesson-cm-others = Now the others play. The log tells you what they do.
page-lesson-cm-lead = At the edge of each section you see everyone’s points. At the beginning of your turn you score wherever you have more than anyone else. In a tie nobody scores.
page-lesson-cm-score = You lead! Choose which section to score first.
page-lesson-cm-tile = Two fame tiles to choose from. The one you take lies on your card and counts against you in this section; the other one can still be won.
page-lesson-cm-card = On which of your cards do you put the tile? A dragon may never cover a card with a fame tile.
page-lesson-cm-weigh = Your tile lies in the section, and its number counts against you there. It is yours for good when the second tile of the section is won.
page-lesson-cm-warriors = Warriors are strong together: in one section, your first counts 1, your second 2, your third 3, and so on.
page-lesson-cm-riders = Riders cost no action. You may place them after the scoring and before your third action.
page-lesson-cm-noble = A noble makes every card in its section count exactly 1, no matter whose it is. It ruins strong cards and helps many weak ones.
page-lesson-cm-dragon = Your dragon may cover any card, even another player’s. The covered card no longer counts. Only a card with a fame tile is safe.
page-lesson-cm-alone = That is all you need to know. Every lit place says what it would bring, and the hint shows what a bot would do. Play this game to the end, or start a real one. Have fun!
