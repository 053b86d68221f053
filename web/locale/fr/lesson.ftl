# Les premières parties guidées.

page-lesson = Leçon
page-lesson-next = Suivant
page-lesson-choose = À toi de choisir
page-lesson-stop = Sans guide
page-lesson-over = La leçon est finie
page-lesson-real = Jouer une vraie partie
page-lesson-rules = Lire les règles

page-lesson-dm-goal = Bienvenue ! Ces blocs sont à toi, et tu veux t’en débarrasser : ce qui te reste à la fin te coûte des points. La tour coûte 15, la porte 10, un pan de mur autant qu’il a de merlons.
page-lesson-dm-fists = À chaque tour, chacun cache un bloc dans son poing, ou rien. Puis tous les poings s’ouvrent ensemble. L’un de vous est maître bâtisseur ; les autres essaient de deviner ce qu’il tient.
page-lesson-dm-master = Tu es maître bâtisseur. Si personne ne montre le même bloc, tu le construis. Si un rival le devine, c’est lui qui construit et tu gardes le tien. La tour coûte cher, mais tout le monde s’y attend.
page-lesson-dm-rival = Te voilà rival. Montre le même bloc que le maître, et c’est toi qui construis. Prends dans ton poing ce dont il veut sans doute se débarrasser.
page-lesson-dm-opened = Les poings sont ouverts. Le journal te dit ce que chacun tenait, qui a construit et pourquoi.
page-lesson-dm-too-many = Deux rivaux ont deviné, mais il n’y avait de place que pour un bloc. Alors c’est quand même le maître qui construit, et tous les autres gardent le leur.
page-lesson-dm-closed = Regarde les bouts de la muraille : il n’y a de pan de mur ni à gauche ni à droite, donc ni tour ni porte ne peut être construite. Les pans de mur vont partout et refont de la place.
page-lesson-dm-end = Tu construis ! Choisis un bout de la muraille. Tours et portes ne sont jamais côte à côte : un pan de mur rouvre un bout, une tour le ferme.
page-lesson-dm-built = Bien joué, ce bloc est parti pour de bon. La manche se termine dès que quelqu’un n’a plus de bloc, et les autres paient pour les leurs.
page-lesson-dm-memo = Ici, la table retient pour toi ce que chacun a encore. Une marque : c’est sûr. Un point d’interrogation : c’est possible. Un point : plus rien. De quoi le maître veut-il se débarrasser ?
page-lesson-dm-guess = Un bout accepte de nouveau tours et portes. Qui a encore la tour et veut surtout s’en débarrasser ? Montre le même bloc, et tu construis à la place du maître.
page-lesson-dm-empty = Quand tu es maître bâtisseur, tu peux aussi garder le poing vide. Si c’est le seul, tu construis le bloc de ton choix. Si un rival a le poing vide lui aussi, il te donne un bloc.
page-lesson-dm-lone = Ton poing est le seul vide. Construis ce que tu veux : par exemple le bloc le plus cher pour lequel il y a de la place.
page-lesson-dm-give = Seuls le maître et toi avez montré le poing vide. Tu donnes un de tes blocs : c’est le moment de te défaire de la tour.
page-lesson-dm-alone = Tu en sais assez. Avant ton choix, la table dit ce qui arriverait, et l’indice montre ce que ferait un robot. Joue cette partie jusqu’au bout, ou commences-en une vraie. Amuse-toi bien !

page-lesson-cm-goal = Bienvenue ! Chaque section de la muraille offre deux jetons de renommée. Si tu y as plus de points que tous les autres, tu en prends un. À la fin, la plus grande renommée gagne.
page-lesson-cm-tiles = Chaque section a deux jetons. Le premier que tu gagnes, tu le mets sur une de tes cartes de la section, et son nombre y est retiré de tes points. Ainsi chacun a sa chance pour le second.
page-lesson-cm-hand = Voici tes cartes ; tout le monde a les mêmes vingt. À ton tour, tu décomptes d’abord, si tu mènes quelque part. Puis tu as deux actions : poser ou piocher.
page-lesson-cm-place = Choisis une carte et pose-la dans une section. Plusieurs cartes identiques peuvent aller ensemble dans une section, en une seule action.
page-lesson-cm-draw = Ta troisième action. Pose encore, ou pioche une carte : plus de cartes en main, c’est plus de choix.
page-lesson-cm-others = Aux autres de jouer. Le journal te dit ce qu’ils font.
page-lesson-cm-lead = Au bord de chaque section, tu vois les points du moment. Au début de ton tour, tu décomptes là où tu as plus de points que tous les autres. À égalité, pas de décompte.
page-lesson-cm-score = Tu mènes ! Choisis la section que tu décomptes d’abord.
page-lesson-cm-tile = Deux jetons de renommée au choix. Celui que tu prends reste sur ta carte et compte contre toi dans cette section ; l’autre est encore à gagner.
page-lesson-cm-card = Sur laquelle de tes cartes va le jeton ? Un dragon ne peut jamais recouvrir une carte qui porte un jeton.
page-lesson-cm-weigh = Ton jeton est dans la section, et son nombre y compte contre toi. Il est à toi pour de bon quand le second jeton de la section est gagné.
page-lesson-cm-warriors = Les guerriers sont forts ensemble : le premier compte 1, le deuxième 2, le troisième 3, tous dans la même section.
page-lesson-cm-riders = Les cavaliers ne coûtent pas d’action. Pose-les quand tu veux avant ta troisième action.
page-lesson-cm-noble = Avec un noble, chaque carte de la section compte exactement 1, peu importe à qui elle est. Il gâche les cartes fortes, et il est utile si tu en as beaucoup de faibles.
page-lesson-cm-dragon = Ton dragon peut recouvrir n’importe quelle carte, même celle d’un autre. La carte recouverte ne compte plus. Seule une carte avec un jeton est à l’abri.
page-lesson-cm-alone = Tu en sais assez. Chaque emplacement en surbrillance dit ce qu’il rapporterait, et l’indice montre ce que ferait un robot. Joue cette partie jusqu’au bout, ou commences-en une vraie. Amuse-toi bien !
