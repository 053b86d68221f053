# Chinesische Mauer for players.

cm-book-about = What it is about
cm-book-goal = Several sections of the wall are under construction, and beside each of them lie two fame tiles. You all build there with cards of your own. If you have more points in a section than anyone else when your turn begins, you take one of its tiles. The most fame wins.
cm-book-twist = The catch: the first tile you take is put on one of your own cards, and its number comes off your points in that section. So the higher the first tile, the better the others’ chances at the second.

cm-book-set-up = Set-up
cm-book-sections = With two players there are two sections, with three there are three, with four or five there are four. Shuffle the 36 fame tiles face down, and lay out two for each section, face up.
cm-book-deck = You all have the same twenty cards, each in a colour of your own. Shuffle yours and draw five; the rest is your deck. Your hand is your secret.
cm-book-first = The starting player is chosen at random. Then play goes clockwise.

cm-book-turn = Your turn
cm-book-three = A turn has three actions. First comes the scoring: wherever you lead, you take a tile. For the second action, and again for the third, you have a choice:
cm-book-place = Place: put one card from your hand at the right end of a section, or several cards of one kind together in one section.
cm-book-draw = Draw: take the top card of your deck into your hand.
cm-book-must = You must do one of the two as long as you can. Your hand may be as large as you like. If you can neither place nor draw, you skip the action.
cm-book-ex-turn = Example: a turn
cm-book-ex-turn-1 = It is Ada’s turn. Bo leads here with 3 to 2, so there is nothing for Ada to score.
cm-book-ex-turn-2 = Second action: Ada places both of her walls together. Now it is 4 to 3 for her.
cm-book-ex-turn-3 = A rider costs no action, and it may come before the third one: 6 to 3.
cm-book-ex-turn-4 = Third action: Ada draws a card, a dragon. If she still leads when her next turn begins, she takes a tile.

cm-book-cards = The cards
cm-book-values = The number on a card is what it counts in its section. Below it you see how many of them everyone has. Four kinds are special:
cm-book-warriors = Warriors are strong together. Your first one in a section counts 1, your second 2, your third 3, and so on: all five make 15.
cm-book-riders = Riders cost no action. After the scoring and before your third action you may place as many as you like, in any sections.
cm-book-noble = The noble makes all cards equal. As long as it lies uncovered in a section, every uncovered card there counts exactly 1, no matter whose it is.
cm-book-dragon = The dragon may be placed at the right end of a section like other cards, or it covers any card: yours, a rival’s, even another dragon. A covered card counts 0 and no longer has any effect. Only a card with a fame tile is safe from it.
cm-book-ex-cards = Example: warriors, noble and dragon
cm-book-ex-cards-1 = Bo has three warriors here: 1 + 2 + 3 = 6. Cleo has her watchtower and one warrior: 3 + 1 = 4.
cm-book-ex-cards-2 = In another section Ada has a watchtower and a gate, 3 + 2 = 5. Cleo has a wall and a gate, 1 + 2 = 3.
cm-book-ex-cards-3 = Cleo places her noble there. Now every card counts 1: Ada has 2, and Cleo leads with 3.
cm-book-ex-cards-4 = Here Bo’s noble keeps every card at 1. Bo has 3 points, Ada has 2.
cm-book-ex-cards-5 = Ada’s dragon covers the noble. The other cards are free again: Ada has 1 + 2 + 1 = 4, Bo has 2.

cm-book-scoring = Scoring
cm-book-lead = At the beginning of your turn you score every section where you have more points than each other player who has cards there. A tie is not enough.
cm-book-first-tile = Both tiles still lie beside the section: choose one and put it on one of your uncovered cards there. From now on its number comes off your points in this section.
cm-book-second-tile = One tile already lies on a card: you take the other one. The tile on the card goes to the owner of that card. All cards of the section leave the game, and two new tiles are laid out.
cm-book-both = You can win both tiles of a section: if on a later turn you still lead in spite of the first one, or if nobody else has a card there. In that case even less than zero points will do.
cm-book-order = You cannot skip scoring. If you lead in several sections, choose the order; one section is settled completely before the next. Each section is scored at most once a turn.
cm-book-ex-score = Example: a section is scored
cm-book-ex-score-1 = Ada’s turn begins. Her gate and her wall make 3 points, Bo has 2. Ada scores this section.
cm-book-ex-score-2 = Bo and Cleo have 3 points each, Ada has 2. Nobody leads alone, so nobody scores.
cm-book-ex-score-3 = Here Bo has taken the 4 and put it on his gate: 3 − 4 = −1. Now Cleo leads with 2 points.
cm-book-ex-score-4 = On her turn Cleo takes the 2, and Bo gets the 4 from his card. The cards are gone, and two new tiles are laid out.
cm-book-ex-score-5 = Only Ada has built here. With her tile she has 2 + 1 + 3 − 7 = −1. But nobody else is here, so on her next turn she takes the 4 as well.

cm-book-end = The end
cm-book-last-tile = When the last fame tile in play is won, the game is over at once.
cm-book-all-played = When someone has played all twenty cards, everyone else has one more turn. After that no cards are placed or drawn. You go on scoring in turn until nobody scores for a whole round.
cm-book-count = Now count your fame. Tiles that still lie on cards count for nobody. The most fame wins; if there is a tie, you share the win.
cm-book-ex-end = Example: the last scorings
cm-book-ex-end-1 = Ada has placed her last card, and the others have had one more turn each. It is Ada’s turn again: she leads here with 3 points.
cm-book-ex-end-2 = She takes the 3, and Bo gets the 5 from his card. No new tiles are laid out.
cm-book-ex-end-3 = In this section Ada and Bo are tied, so nobody scores. The 4 stays on Cleo’s card and counts for nobody.
cm-book-tip = A tip for your first game: take the smaller tile first if that keeps you in the lead. And save your dragon for a noble or a row of warriors.

cm-book-fine-points = Fine points and variants
cm-book-two = With two players, two tiles with the same number never lie beside a section: they go back into the box, and a new pair is laid out. If only such pairs are left, the section is closed.
cm-book-no-tiles = If there are no tiles left for a section, you go on with one section fewer.
cm-book-covered = If all you have in a section is a covered card, you still have a card there: it counts 0, but it is compared.
cm-book-alike = Uncovered cards of one kind and one owner in a section are all alike. A dragon or a tile for one of them goes to the leftmost one without a tile.
cm-book-only-riders = If your deck is empty and you hold nothing but riders, you may place riders or pass. If that is so when your second action begins, you must place at least one.
cm-book-last-scorings = During the last scorings no section gets new tiles. If a second player places their last card in the meantime, nothing changes.
cm-book-hidden = Tiles you have won lie face down, but everyone has seen them, so the table shows them. If you would rather rely on your memory, hide them when you open a table.
