# The guided first games.

page-lesson = Lesson
page-lesson-next = Next
page-lesson-choose = Your choice
page-lesson-stop = Without guide
page-lesson-over = That was the lesson
page-lesson-real = Play a real game now
page-lesson-rules = Read the rules

page-lesson-dm-goal = Welcome! These blocks are yours, and you want to get rid of them: every block you still hold at the end costs you points. The tower costs 15, the gate 10, a wall piece as many as it has merlons.
page-lesson-dm-fists = Every turn all of you hide one block in a fist, or nothing. Then all fists open at once. One of you is the master builder; the others try to guess what the master holds.
page-lesson-dm-master = You are the master builder. If nobody shows the same block, you build it. If somebody guesses it, that rival builds and you keep yours. The tower is dear, but everybody expects it.
page-lesson-dm-rival = You are a rival now. Show the same block as the master, and it is you who builds. Put into your fist what you think the master wants to get rid of.
page-lesson-dm-opened = The fists are open. The log tells you what each of them held, who built, and why.
page-lesson-dm-too-many = Two of you guessed, but there was room for one block only. Then the master builder builds after all, and everybody else keeps theirs.
page-lesson-dm-closed = Look at the ends of the wall: no wall piece stands there, so neither tower nor gate can be built now. Wall pieces go anywhere, and make room again.
page-lesson-dm-end = You build! Choose an end of the wall. Towers and gates never stand side by side: with a wall piece you can open an end again, with a tower you can close one.
page-lesson-dm-built = Well done, that block is gone for good. The round ends as soon as somebody has no block left, and the others pay for theirs.
page-lesson-dm-memo = Here the table remembers for you what everybody still holds. A mark is certain, a question mark is possible, a dot is gone. What does the master probably want to get rid of?
page-lesson-dm-guess = An end takes towers and gates again. Who still has the tower, and most wants to get rid of it? Guess the same block, and you build instead of the master.
page-lesson-dm-empty = As master builder you may also keep your fist empty. If you are the only one, you build any block you like. If one rival is empty too, you get a block from that rival instead.
page-lesson-dm-lone = Yours is the only empty fist. Build what you like: the dearest block that fits, for example.
page-lesson-dm-give = Only the master and you showed empty fists. You give one of your blocks away: now is the moment for the tower.
page-lesson-dm-alone = You know all you need. Before you choose, the table says what would happen, and the hint shows what a bot would do. Play this game to the end, or start a real one. Have fun!

page-lesson-cm-goal = Welcome! Each section of the wall offers two fame tiles. If you have more points in a section than anyone else, you take one. The most fame wins in the end.
page-lesson-cm-tiles = Each section has two fame tiles. The first one you win you put onto a card of your own there, and its number is taken off your points in that section. So everybody has a chance at the second one.
page-lesson-cm-hand = These are your cards; everybody has the same twenty. In a turn you first score if you lead somewhere. Then you have two actions: place or draw.
page-lesson-cm-place = Choose a card and lay it at a section. Several cards of one kind may go to one section together, in one action.
page-lesson-cm-draw = Your third action. Place again, or draw a card from your deck: more cards in hand give you more to choose from.
page-lesson-cm-others = Now the others play. The log tells you what they do.
page-lesson-cm-lead = At the edge of each section you see the running points. You score at the beginning of your turn where you have more than everybody else. With a tie nobody scores.
page-lesson-cm-score = You lead! Choose the section you score first.
page-lesson-cm-tile = Two fame tiles to choose from. The one you take lies on your card and counts against you in this section; the other one can still be won.
page-lesson-cm-card = Onto which of your cards does the tile go? A dragon may never cover a card with a fame tile.
page-lesson-cm-weigh = Your tile lies in the section, and its number counts against you there. It is yours for good when the second tile of the section is won.
page-lesson-cm-warriors = Warriors are strong together: the first counts 1, the second 2, the third 3, all in one section.
page-lesson-cm-riders = Riders cost no action. You may lay them at any time before your third action.
page-lesson-cm-noble = A noble makes every card in the section count exactly 1, no matter whose it is. He ruins strong cards and helps many weak ones.
page-lesson-cm-dragon = Your dragon may cover any card, also one of another player. The covered card counts nothing any more. Only a card with a fame tile is safe.
page-lesson-cm-alone = You know all you need. Every lit place says what it would bring, and the hint shows what a bot would do. Play this game to the end, or start a real one. Have fun!
