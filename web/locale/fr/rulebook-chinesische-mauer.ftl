# Chinesische Mauer pour apprendre.

cm-book-about = De quoi il s’agit
cm-book-goal = Plusieurs sections de la muraille sont en chantier, et à côté de chacune se trouvent deux jetons de renommée. Vous y construisez tous, avec vos propres cartes. Si, au début de ton tour, tu as dans une section plus de points que tous les autres, tu prends un de ses jetons. La plus grande renommée gagne.
cm-book-twist = Le hic : le premier jeton reste sur une de tes cartes, et son nombre est retiré de tes points dans cette section. Plus le premier vaut cher, plus les autres ont de chances d’avoir le second.

cm-book-set-up = Mise en place
cm-book-sections = À deux joueurs, il y a deux sections ; à trois, trois ; à quatre ou cinq, quatre. Mélangez les 36 jetons de renommée face cachée et retournez-en deux pour chaque section.
cm-book-deck = Vous avez tous les mêmes vingt cartes, chacun dans sa couleur. Mélange les tiennes et pioches-en cinq ; le reste est ta pioche. Ta main est secrète.
cm-book-first = Le premier joueur est tiré au sort. Ensuite, on joue dans le sens horaire.

cm-book-turn = Ton tour
cm-book-three = Un tour a trois actions. D’abord vient le décompte : là où tu mènes, tu prends un jeton. Pour la deuxième action, et de nouveau pour la troisième, tu as le choix :
cm-book-place = Poser : pose une carte de ta main au bout droit d’une section, ou plusieurs cartes identiques ensemble dans une même section.
cm-book-draw = Piocher : prends en main la carte du dessus de ta pioche.
cm-book-must = Tu dois faire l’un ou l’autre tant que c’est possible. Ta main peut être aussi grande que tu veux. Si tu ne peux ni poser ni piocher, l’action est sautée.
cm-book-ex-turn = Exemple : un tour
cm-book-ex-turn-1 = C’est le tour d’Ada. Ici, Bo mène 3 à 2 : Ada n’a rien à décompter.
cm-book-ex-turn-2 = Deuxième action : Ada pose ses deux murs à la fois. Elle mène maintenant 4 à 3.
cm-book-ex-turn-3 = Un cavalier ne coûte pas d’action, et se pose avant la troisième : 6 à 3.
cm-book-ex-turn-4 = Troisième action : Ada pioche une carte, un dragon. Si elle mène encore au début de son prochain tour, elle prend un jeton.

cm-book-cards = Les cartes
cm-book-values = Le nombre sur une carte est ce qu’elle compte dans sa section. Au-dessous, tu vois combien chacun en a. Quatre d’entre elles sont particulières :
cm-book-warriors = Les guerriers sont forts ensemble. Ton premier dans une section compte 1, ton deuxième 2, ton troisième 3, et ainsi de suite : les cinq font 15.
cm-book-riders = Les cavaliers ne coûtent pas d’action. Après le décompte et avant ta troisième action, tu peux en poser autant que tu veux, dans n’importe quelle section.
cm-book-noble = Le noble rend toutes les cartes égales. Tant qu’il est visible dans une section, chaque carte visible y compte exactement 1, peu importe à qui elle est.
cm-book-dragon = Le dragon se pose au bout d’une section comme les autres cartes, ou sur n’importe quelle carte : une des tiennes, une d’un rival, même un autre dragon. Ce qu’il recouvre ne compte plus et n’a plus d’effet. Seule une carte avec un jeton de renommée est à l’abri.
cm-book-ex-cards = Exemple : guerriers, noble et dragon
cm-book-ex-cards-1 = Bo a ici trois guerriers : 1 + 2 + 3 = 6. Cleo a sa tour de guet et un guerrier : 3 + 1 = 4.
cm-book-ex-cards-2 = Dans une autre section, Ada a sa tour de guet et une porte, 3 + 2 = 5. Cleo a un mur et une porte, 1 + 2 = 3.
cm-book-ex-cards-3 = Cleo y pose son noble. Chaque carte compte maintenant 1 : Ada a 2, et Cleo mène avec 3.
cm-book-ex-cards-4 = Ici, le noble de Bo ramène chaque carte à 1. Bo a 3 points, Ada en a 2.
cm-book-ex-cards-5 = Le dragon d’Ada recouvre le noble. Les autres cartes sont libérées : Ada a 1 + 2 + 1 = 4, Bo a 2.

cm-book-scoring = Décompte
cm-book-lead = Au début de ton tour, tu décomptes chaque section où tu as plus de points que chacun des autres joueurs qui y ont des cartes. L’égalité ne suffit pas.
cm-book-first-tile = Les deux jetons sont encore à côté de la section : choisis-en un et mets-le sur une de tes cartes visibles de la section. Désormais, son nombre y est retiré de tes points.
cm-book-second-tile = Un jeton est déjà sur une carte : tu prends l’autre. Le jeton qui est sur la carte va au propriétaire de cette carte. Toutes les cartes de la section sortent du jeu, et deux nouveaux jetons sont retournés.
cm-book-both = Tu peux gagner les deux jetons d’une section : si tu mènes encore à un tour suivant malgré le premier, ou si personne d’autre n’y a de carte. Alors, même moins de zéro point suffit.
cm-book-order = Tu ne peux pas renoncer au décompte. Si tu mènes dans plusieurs sections, tu choisis l’ordre ; on règle entièrement une section avant la suivante. Chaque section est décomptée une fois par tour au plus.
cm-book-ex-score = Exemple : le décompte d’une section
cm-book-ex-score-1 = Le tour d’Ada commence. Sa porte et son mur font 3 points, Bo en a 2. Ada décompte cette section.
cm-book-ex-score-2 = Bo et Cleo ont 3 points chacun, Ada en a 2. Personne ne mène seul : pas de décompte.
cm-book-ex-score-3 = Ici, Bo a pris le 4 et l’a mis sur sa porte : 3 − 4 = −1. Cleo mène maintenant avec 2 points.
cm-book-ex-score-4 = À son tour, Cleo prend le 2, et Bo reçoit le 4 de sa carte. Les cartes sont parties, et deux nouveaux jetons sont prêts.
cm-book-ex-score-5 = Seule Ada a construit ici. Avec son jeton, elle a 2 + 1 + 3 − 7 = −1. Mais il n’y a personne d’autre : à son prochain tour, elle prend aussi le 4.

cm-book-end = La fin
cm-book-last-tile = Quand le dernier jeton de renommée en jeu est gagné, la partie se termine aussitôt.
cm-book-all-played = Quand quelqu’un a joué ses vingt cartes, tous les autres ont encore un tour. Ensuite, on ne pose plus et on ne pioche plus. Les décomptes continuent à tour de rôle, jusqu’à ce qu’un tour de table entier passe sans décompte.
cm-book-count = Comptez alors votre renommée. Les jetons encore sur des cartes ne comptent pour personne. La plus grande renommée gagne ; à égalité, la victoire est partagée.
cm-book-ex-end = Exemple : les derniers décomptes
cm-book-ex-end-1 = Ada a posé sa dernière carte, et les autres ont encore eu un tour chacun. C’est de nouveau à Ada : elle mène ici avec 3 points.
cm-book-ex-end-2 = Elle prend le 3, et Bo reçoit le 5 de sa carte. On ne retourne plus de nouveaux jetons.
cm-book-ex-end-3 = Dans cette section, Ada et Bo sont à égalité : pas de décompte. Le 4 reste sur la carte de Cleo et ne compte pour personne.
cm-book-tip = Un conseil pour ta première partie : prends d’abord le petit jeton si tu peux rester en tête. Et garde ton dragon pour un noble ou une file de guerriers.

cm-book-fine-points = Subtilités et variantes
cm-book-two = À deux, il n’y a jamais deux jetons de même nombre à côté d’une section : ils retournent dans la boîte, et on retourne une nouvelle paire. S’il ne reste que de telles paires, la section ferme.
cm-book-no-tiles = S’il n’y a plus de jetons pour une section, vous continuez avec une section de moins.
cm-book-covered = Si tu n’as dans une section qu’une carte recouverte, tu y as quand même une carte : elle compte 0, mais on la compare.
cm-book-alike = Dans une section, les cartes visibles de même type et de même couleur sont équivalentes. Un dragon ou un jeton destiné à l’une d’elles va sur la plus à gauche qui ne porte pas de jeton.
cm-book-only-riders = Si ta pioche est vide et que tu n’as plus que des cavaliers, tu peux en poser ou passer. Si c’est déjà le cas au début de ta deuxième action, tu dois en poser au moins un.
cm-book-last-scorings = Pendant les derniers décomptes, aucune section ne reçoit de nouveaux jetons. Si un autre joueur pose entre-temps sa dernière carte, cela ne change rien.
cm-book-hidden = Les jetons gagnés sont face cachée, mais tout le monde les a vus : la table les montre donc. Si vous préférez vous fier à votre mémoire, cachez-les en ouvrant une table.
