# Die Mauer pour apprendre.

dm-book-about = De quoi il s’agit
dm-book-goal = Ensemble, vous bâtissez une seule muraille, et chacun veut avoir fini le premier. Un bloc construit est un bloc de moins. Chaque bloc qui te reste à la fin de la manche te coûte des points. Après quelques manches, le plus petit total gagne.
dm-book-guess = Le hic : construire n’est jamais si simple. Chacun cache un bloc dans son poing, l’un de vous est maître bâtisseur, et les autres essaient de deviner ce qu’il tient.

dm-book-set-up = Mise en place
dm-book-set = Chacun prend le même lot de sept blocs : une tour, une porte et cinq pans de mur. La longueur d’un pan de mur se compte en merlons, les dents de son sommet. Les étiquettes montrent ce que coûte un bloc si tu le gardes.
dm-book-start = Au début, la table est vide. Le premier maître bâtisseur est tiré au sort et reçoit le marqueur.
dm-book-open = Garde tes blocs cachés. Ce qui est construit et ce qui est montré, tout le monde le voit : qui compte bien en sait long. Si vous le souhaitez, la table compte pour vous.

dm-book-turn = Un tour
dm-book-plan = D’abord, tout le monde choisit, en même temps et en secret : prends un de tes blocs dans ton poing, ou rien du tout, et ferme-le. Personne ne voit un choix avant que tous aient choisi.
dm-book-reveal = Puis tous les poings s’ouvrent à la fois. Combien de rivaux montrent le même bloc que le maître bâtisseur ?
dm-book-nobody = Aucun : le maître le construit.
dm-book-some = Un ou plusieurs, et il y a de la place pour tous leurs blocs : ils construisent, le maître non. Ils construisent à tour de rôle, dans le sens horaire à partir du maître, chacun au bout qu’il choisit.
dm-book-crowd = Plus qu’il n’y a d’emplacements : c’est quand même le maître qui construit, et les rivaux non.
dm-book-no-room = Il n’y a pas de place : personne ne construit.
dm-book-back = Un bloc montré mais pas construit retourne à son propriétaire. Un rival qui montre un autre bloc le reprend, tout simplement.
dm-book-marker = Après chaque tour, quoi qu’il se soit passé, le marqueur passe au joueur suivant dans le sens horaire.
dm-book-ex-builds = Exemple : qui construit ?
dm-book-ex-builds-1 = Ada est maître bâtisseur ; le marqueur est à côté de sa main. Tous les six ont fermé le poing.
dm-book-ex-builds-2 = Ouvrez ! Ada montre la tour, et elle est seule. Elle la construit.
dm-book-ex-builds-3 = Une autre fois, une tour est déjà là. Ada montre le 4 ; Bo, Dario et Edda aussi. Pour les pans de mur, il y a toujours de la place : tous trois construisent, et Ada garde le sien.
dm-book-ex-builds-4 = Cette fois, Ada montre la porte. Bo, Dario et Edda l’ont devinée, mais il n’y a de place que pour deux portes, une à chaque bout. Trois, c’est trop : Ada construit.
dm-book-ex-builds-5 = Une porte à un bout, une tour à l’autre : aucune tour ne va ici. Ada montre quand même la sienne, et personne ne construit.

dm-book-places = Où vont les blocs
dm-book-ends = La muraille est une seule rangée, sans trou. Un nouveau bloc se construit toujours au bout gauche ou au bout droit.
dm-book-apart = Tours et portes ne se touchent jamais : pas de tour à côté d’une tour, pas de porte à côté d’une porte, pas de tour à côté d’une porte. Les pans de mur vont partout.
dm-book-room = Une tour ou une porte va donc à chaque bout où se trouve un pan de mur. Cela fait deux emplacements, un seul ou aucun ; sur la table vide, un seul. Pour les pans de mur, il y a toujours de la place.
dm-book-ex-room = Exemple : y a-t-il de la place ?
dm-book-ex-room-1 = Au bout gauche, un pan de mur : ce bout accepte tout. Au bout droit, une tour : il n’accepte que des pans de mur.
dm-book-ex-room-2 = Ada est maître bâtisseur et montre la porte. Bo est seul à l’avoir devinée. Un emplacement suffit pour une porte : Bo la construit à gauche.
dm-book-ex-room-3 = Un pan de mur rouvre un bout. Ada est seule à montrer le 3, elle le construit donc à côté de la tour.
dm-book-ex-room-4 = Ici, il y avait un pan de mur à chaque bout, donc deux emplacements. Bo et Cleo ont deviné la porte d’Ada, et tous deux construisent.
dm-book-ex-room-5 = Ici, seul le bout droit était ouvert. Bo et Cleo montrent la tour, comme Ada, mais deux tours ne tiennent pas à un seul emplacement : Ada construit la sienne.

dm-book-empty-fist = Le poing vide
dm-book-fist = Ton poing peut aussi être vide. Si tu es rival, tu ne fais alors qu’attendre, sauf si le poing du maître bâtisseur est vide lui aussi :
dm-book-fist-alone = Seul le poing du maître est vide : il peut construire un bloc de son choix, s’il y a de la place, ou aucun.
dm-book-fist-gift = Le sien et celui d’un seul rival : rien n’est construit. Ce rival donne un bloc au maître, à l’insu des autres, et le maître doit le prendre.
dm-book-fist-many = Le sien et ceux de deux rivaux ou plus : il ne se passe rien.
dm-book-ex-fist = Exemple : les poings vides
dm-book-ex-fist-1 = Seul le poing d’Ada est vide. Elle peut construire le bloc de son choix et se débarrasse de sa tour.
dm-book-ex-fist-2 = Ada et Bo ouvrent un poing vide. Bo donne un bloc à Ada. Cleo voit que quelque chose change de main, mais pas quoi.
dm-book-ex-fist-3 = Les trois poings sont vides. Il ne se passe rien, et le marqueur passe d’Ada à Bo.

dm-book-end = Fin et points
dm-book-round-end = La manche se termine quand, à la fin d’un tour, quelqu’un n’a plus de bloc. Tous les autres paient pour ce qui leur reste : 15 points pour la tour, 10 pour la porte, et pour un pan de mur autant qu’il a de merlons.
dm-book-winner = Puis chacun reprend ses sept blocs, et la manche suivante commence sur une table vide. Vous jouez quatre manches, sauf si vous choisissez un autre nombre. Le plus petit total gagne ; à égalité, la victoire est partagée.
dm-book-ex-pay = Exemple : ce qui reste coûte
dm-book-ex-pay-1 = Cleo a construit son dernier bloc. On finit le tour, puis la manche est terminée. Cleo ne paie rien.
dm-book-ex-pay-2 = Ada a encore la porte et le 2 : cela fait 10 + 2 = 12 points.
dm-book-ex-pay-3 = Il reste à Bo la tour, le 1 et le 4 : 15 + 1 + 4 = 20 points. Les points de toutes les manches s’additionnent : Cleo est donc devant.
dm-book-tip = Un conseil pour ta première partie : tout le monde s’attend à tes blocs les plus chers. Fais parfois ce que personne n’attend, et regarde de quoi les autres veulent se débarrasser.

dm-book-fine-points = Subtilités et variantes
dm-book-must = Un bloc montré qui peut être construit doit l’être ; tu ne choisis que le bout. Seul le maître bâtisseur dont le poing est le seul vide peut ne rien construire.
dm-book-bluff = Tu peux cacher dans ton poing un bloc qui ne peut pas être construit pour l’instant. C’est un bluff qui peut valoir la peine.
dm-book-twins = Après un don, tu peux avoir deux blocs identiques. Même alors, seul celui de ton poing peut être construit.
dm-book-change = À l’écran, tu peux changer d’avis jusqu’à ce que le dernier poing soit fermé. Les autres ne le remarquent pas.
dm-book-stuck = La manche se termine aussi quand aucun des blocs qui vous restent ne pourra plus jamais être construit.
dm-book-laps = Elle se termine encore quand le marqueur a fait trois fois le tour de la table sans que rien soit construit.
dm-book-two = Die Mauer se joue de trois à six. On peut aussi y jouer à deux ; c’est une variante.
dm-book-pieces = Les cinq pans de mur ont 1, 2, 3, 4 et 6 merlons. En ouvrant une table, tu peux choisir cinq autres nombres de 1 à 6.
