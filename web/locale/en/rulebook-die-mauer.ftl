# Die Mauer for players.

dm-book-about = What it is about
dm-book-goal = Together you build one wall, and each of you wants to be done first. Every block you get into the wall is gone. Every block still in your hand when the round ends costs you points. After a few rounds, the fewest points win.
dm-book-guess = The catch: you never simply build. Everyone hides a block in a fist, one of you is the master builder, and the others try to guess what the master is holding.

dm-book-set-up = Set-up
dm-book-set = Each of you takes the same seven blocks: a tower, a gate and five wall pieces. A wall piece is as long as it has merlons, the teeth along its top. The tags show what each block costs if you keep it.
dm-book-start = The table starts empty. The first master builder is chosen at random and gets the marker.
dm-book-open = Keep your blocks hidden. Everyone sees what is built and what is shown, so anyone who counts along knows a lot. If you like, the table does the counting for you.

dm-book-turn = A turn
dm-book-plan = First you all plan, at the same time and in secret: put one of your blocks in your fist, or nothing at all, and close it. Nobody sees a choice before everyone has chosen.
dm-book-reveal = Then all fists open at once. What matters now is how many rivals show the same block as the master builder:
dm-book-nobody = Nobody does: the master builds the block.
dm-book-some = One or more do, and there is room for all their blocks: they build, and the master does not. They build one after another, clockwise from the master, and each chooses an end of the wall.
dm-book-crowd = More do than there is room for: the master builds after all, and the rivals do not.
dm-book-no-room = There is no room at all: nobody builds.
dm-book-back = A block that was shown but not built goes back to its owner. A rival who shows a different block simply takes it back.
dm-book-marker = After every turn, whatever happened, the marker passes to the next player clockwise.
dm-book-ex-builds = Example: who builds?
dm-book-ex-builds-1 = Ada is the master builder; the marker lies beside her hand. All six of them have closed their fists.
dm-book-ex-builds-2 = Open! Ada shows the tower, and nobody else does. She builds it.
dm-book-ex-builds-3 = Another time, a tower stands on the table. Ada shows the 4, and so do Bo, Dario and Edda. There is always room for wall pieces: the three of them build, and Ada keeps hers.
dm-book-ex-builds-4 = Now Ada shows the gate. Bo, Dario and Edda have guessed it, but only two gates would fit, one at each end. Three are too many: Ada builds.
dm-book-ex-builds-5 = A gate at one end, a tower at the other: no tower fits here. Ada shows hers all the same, and nobody builds.

dm-book-places = Where blocks may stand
dm-book-ends = The wall is one row without gaps. A new block is always built at its left or its right end.
dm-book-apart = Towers and gates never stand side by side: no tower beside a tower, no gate beside a gate, no tower beside a gate. Wall pieces fit anywhere.
dm-book-room = So a tower or a gate fits at every end where a wall piece stands. That makes two places, one or none; on the empty table there is one. For wall pieces there is always room.
dm-book-ex-room = Example: is there room?
dm-book-ex-room-1 = A wall piece stands at the left end: this end takes anything. A tower stands at the right end: it takes wall pieces only.
dm-book-ex-room-2 = Ada is the master builder and shows the gate. Bo alone has guessed it. One place is enough for one gate: Bo builds it on the left.
dm-book-ex-room-3 = A wall piece opens an end again. Ada shows the 3 and nobody else does, so she builds it beside the tower.
dm-book-ex-room-4 = Here wall pieces stood at both ends, which made two places. Bo and Cleo have both guessed Ada’s gate, and both build.
dm-book-ex-room-5 = Here only the right end was open. Bo and Cleo show Ada’s tower, but there is no place for two towers: Ada builds hers.

dm-book-empty-fist = The empty fist
dm-book-fist = You may also close your fist around nothing. As a rival you then only wait and see, unless the master builder’s fist turns out to be empty too:
dm-book-fist-alone = Only the master’s fist is empty: the master may build any block that fits, or none.
dm-book-fist-gift = The master’s and exactly one rival’s: nothing is built. That rival gives the master a block, unseen by the others, and the master has to take it.
dm-book-fist-many = The master’s and those of two or more rivals: nothing happens.
dm-book-ex-fist = Example: empty fists
dm-book-ex-fist-1 = Only Ada’s fist is empty. She may build whatever fits, and gets rid of her tower.
dm-book-ex-fist-2 = Ada and Bo open empty fists. Bo gives Ada a block. Cleo sees that a block changes hands, but not which.
dm-book-ex-fist-3 = All three fists are empty. Nothing happens, and the marker passes from Ada to Bo.

dm-book-end = End and points
dm-book-round-end = The round ends when someone has no block left at the end of a turn. Everyone else pays for what they still hold: 15 points for the tower, 10 for the gate, and for a wall piece as many as it has merlons.
dm-book-winner = Then each of you takes back all seven blocks, and the next round begins on an empty table. You play four rounds, unless you choose another number. The fewest points win; if there is a tie, you share the win.
dm-book-ex-pay = Example: what you keep costs you
dm-book-ex-pay-1 = Cleo has built her last block. The turn is played to its end, then the round is over. Cleo pays nothing.
dm-book-ex-pay-2 = Ada still has the gate and the 2: that makes 10 + 2 = 12 points.
dm-book-ex-pay-3 = Bo is left with the tower, the 1 and the 4: 15 + 1 + 4 = 20 points. The points of all rounds are added up, so Cleo is ahead.
dm-book-tip = A tip for your first game: everyone expects you to play your most expensive blocks. Now and then do what nobody expects, and watch what the others want to get rid of.

dm-book-fine-points = Fine points and variants
dm-book-must = A block that was shown and may be built has to be built; you only choose the end. Only a master builder whose fist is the only empty one may build nothing.
dm-book-bluff = You may put a block in your fist that cannot be built right now. It can be worth it as a bluff.
dm-book-twins = After a gift you may hold two identical blocks. Even so, only the one in your fist can be built.
dm-book-change = On a screen you may change your mind until the last fist is closed. The others do not notice.
dm-book-stuck = The round also ends when none of the blocks that you all still hold can ever be built again.
dm-book-laps = And it ends when the marker has gone around the table three times without anything being built.
dm-book-two = Die Mauer is a game for three to six. Two can play as well; that is a variant.
dm-book-pieces = The five wall pieces have 1, 2, 3, 4 and 6 merlons. When you open a table, you may choose any five of the numbers 1 to 6.
