# Chinesische Mauer zum Lernen.

cm-book-about = Worum es geht
cm-book-goal = An mehreren Abschnitten der Mauer wird gebaut, und neben jedem liegen zwei Ruhmeskärtchen. Ihr alle baut dort mit euren eigenen Karten. Hast du zu Beginn deines Zuges in einem Abschnitt mehr Punkte als alle anderen, nimmst du eines seiner Kärtchen. Der meiste Ruhm gewinnt.
cm-book-twist = Der Haken: Das erste Kärtchen liegt auf einer deiner eigenen Karten, und seine Zahl wird dir in diesem Abschnitt abgezogen. Je mehr das erste wert ist, desto leichter kommen die anderen an das zweite.

cm-book-set-up = Vorbereitung
cm-book-sections = Zu zweit gibt es zwei Abschnitte, zu dritt drei, zu viert und zu fünft vier. Mischt die 36 Ruhmeskärtchen verdeckt und deckt für jeden Abschnitt zwei auf.
cm-book-deck = Ihr habt alle die gleichen zwanzig Karten, jeder in seiner Farbe. Mische deine und ziehe fünf; der Rest ist dein Nachziehstapel. Deine Hand ist geheim.
cm-book-first = Wer beginnt, wird ausgelost. Dann geht es im Uhrzeigersinn weiter.

cm-book-turn = Dein Zug
cm-book-three = Ein Zug hat drei Aktionen. Zuerst kommt die Wertung: Wo du führst, nimmst du ein Kärtchen. Bei der zweiten Aktion und noch einmal bei der dritten hast du die Wahl:
cm-book-place = Legen: Lege eine Handkarte an das rechte Ende eines Abschnitts, oder mehrere gleiche Karten zusammen in einen Abschnitt.
cm-book-draw = Ziehen: Nimm die oberste Karte deines Nachziehstapels auf die Hand.
cm-book-must = Eines von beiden musst du tun, solange es möglich ist. Deine Hand darf beliebig groß werden. Kannst du weder legen noch ziehen, entfällt die Aktion.
cm-book-ex-turn = Beispiel: ein Zug
cm-book-ex-turn-1 = Ada ist am Zug. Hier führt Bo mit 3 zu 2, also gibt es für Ada nichts zu werten.
cm-book-ex-turn-2 = Zweite Aktion: Ada legt ihre beiden Mauern auf einmal. Jetzt steht es 4 zu 3 für sie.
cm-book-ex-turn-3 = Ein Reiter kostet keine Aktion und darf vor der dritten kommen: 6 zu 3.
cm-book-ex-turn-4 = Dritte Aktion: Ada zieht eine Karte, einen Drachen. Führt sie zu Beginn ihres nächsten Zuges noch immer, nimmt sie ein Kärtchen.

cm-book-cards = Die Karten
cm-book-values = Die Zahl auf einer Karte ist ihr Wert im Abschnitt. Darunter steht, wie viele davon jeder hat. Vier Arten sind besonders:
cm-book-warriors = Kämpfer sind zusammen stark. Dein erster im Abschnitt zählt 1, dein zweiter 2, dein dritter 3 und so weiter: alle fünf zusammen 15.
cm-book-riders = Reiter kosten keine Aktion. Nach der Wertung und vor deiner dritten Aktion darfst du beliebig viele legen, in jeden Abschnitt.
cm-book-noble = Der Adlige macht alle Karten gleich. Solange er offen in einem Abschnitt liegt, zählt dort jede Karte genau 1, egal, wem sie gehört.
cm-book-dragon = Der Drache darf wie andere Karten ans Ende der Reihe oder auf eine beliebige Karte: eine eigene, eine fremde, sogar auf einen anderen Drachen. Was unter ihm liegt, zählt nichts und wirkt nicht mehr. Nur eine Karte mit Ruhmeskärtchen ist vor ihm sicher.
cm-book-ex-cards = Beispiel: Kämpfer, Adliger und Drache
cm-book-ex-cards-1 = Bo hat hier drei Kämpfer: 1 + 2 + 3 = 6. Cleo hat ihren Wachtturm und einen Kämpfer: 3 + 1 = 4.
cm-book-ex-cards-2 = In einem anderen Abschnitt hat Ada Wachtturm und Tor, 3 + 2 = 5. Cleo hat Mauer und Tor, 1 + 2 = 3.
cm-book-ex-cards-3 = Cleo legt ihren Adligen dazu. Jetzt zählt jede Karte 1: Ada hat 2, und Cleo führt mit 3.
cm-book-ex-cards-4 = Hier drückt Bos Adliger jede Karte auf 1. Bo hat 3 Punkte, Ada hat 2.
cm-book-ex-cards-5 = Adas Drache verdeckt den Adligen. Die anderen Karten sind wieder frei: Ada hat 1 + 2 + 1 = 4, Bo hat 2.

cm-book-scoring = Wertung
cm-book-lead = Zu Beginn deines Zuges wertest du jeden Abschnitt, in dem du mehr Punkte hast als alle anderen, die dort Karten haben. Gleichstand genügt nicht.
cm-book-first-tile = Beide Kärtchen liegen noch neben dem Abschnitt: Wähle eines und lege es auf eine deiner offenen Karten dort. Von nun an wird dir seine Zahl in diesem Abschnitt abgezogen.
cm-book-second-tile = Ein Kärtchen liegt schon auf einer Karte: Du nimmst das andere. Das Kärtchen auf der Karte bekommt, wem diese Karte gehört. Alle Karten des Abschnitts kommen aus dem Spiel, und zwei neue Kärtchen werden aufgedeckt.
cm-book-both = Du kannst beide Kärtchen eines Abschnitts gewinnen: wenn du in einem späteren Zug trotz des ersten noch führst, oder wenn sonst niemand dort eine Karte hat. Dann genügen sogar weniger als null Punkte.
cm-book-order = Auf die Wertung kannst du nicht verzichten. Führst du in mehreren Abschnitten, wählst du die Reihenfolge; jeder wird ganz abgehandelt, bevor der nächste kommt. In einem Zug wertest du jeden Abschnitt höchstens einmal.
cm-book-ex-score = Beispiel: Ein Abschnitt wird gewertet
cm-book-ex-score-1 = Adas Zug beginnt. Ihr Tor und ihre Mauer machen 3 Punkte, Bo hat 2. Ada wertet diesen Abschnitt.
cm-book-ex-score-2 = Bo und Cleo haben je 3 Punkte, Ada hat 2. Niemand führt allein, also wertet niemand.
cm-book-ex-score-3 = Hier hat Bo die 4 genommen und auf sein Tor gelegt: 3 − 4 = −1. Jetzt führt Cleo mit 2 Punkten.
cm-book-ex-score-4 = In ihrem Zug nimmt Cleo die 2, und Bo bekommt die 4 von seiner Karte. Die Karten sind weg, und zwei neue Kärtchen liegen bereit.
cm-book-ex-score-5 = Hier hat nur Ada gebaut. Mit ihrem Kärtchen hat sie 2 + 1 + 3 − 7 = −1. Aber sonst ist niemand da; im nächsten Zug nimmt sie auch die 4.

cm-book-end = Das Ende
cm-book-last-tile = Ist das letzte Ruhmeskärtchen im Spiel gewonnen, ist die Partie sofort zu Ende.
cm-book-all-played = Hat jemand alle zwanzig Karten gespielt, haben alle anderen noch einen Zug. Danach wird nicht mehr gelegt und nicht mehr gezogen. Ihr wertet reihum weiter, bis in einer ganzen Runde niemand mehr wertet.
cm-book-count = Nun zählt ihr euren Ruhm. Kärtchen, die noch auf Karten liegen, zählen für niemanden. Der meiste Ruhm gewinnt; bei Gleichstand teilt ihr euch den Sieg.
cm-book-ex-end = Beispiel: die letzten Wertungen
cm-book-ex-end-1 = Ada hat ihre letzte Karte gelegt, und die anderen hatten noch je einen Zug. Ada ist wieder am Zug: Sie führt hier mit 3 Punkten.
cm-book-ex-end-2 = Sie nimmt die 3, und Bo bekommt die 5 von seiner Karte. Neue Kärtchen werden nicht mehr aufgedeckt.
cm-book-ex-end-3 = In diesem Abschnitt haben Ada und Bo gleich viel, also wertet niemand. Die 4 bleibt auf Cleos Karte und zählt für niemanden.
cm-book-tip = Ein Tipp für die erste Partie: Nimm zuerst das kleinere Kärtchen, wenn du damit weiter führst. Und spare den Drachen für einen Adligen oder eine Reihe von Kämpfern auf.

cm-book-fine-points = Feinheiten und Varianten
cm-book-two = Zu zweit liegen nie zwei Kärtchen mit derselben Zahl neben einem Abschnitt: Sie kommen zurück in die Schachtel, und ein neues Paar wird aufgedeckt. Gibt es nur noch solche Paare, wird der Abschnitt geschlossen.
cm-book-no-tiles = Sind für einen Abschnitt keine Kärtchen mehr da, spielt ihr mit einem Abschnitt weniger weiter.
cm-book-covered = Wer in einem Abschnitt nur eine verdeckte Karte hat, hat dort dennoch eine Karte: Sie zählt 0, aber das wird verglichen.
cm-book-alike = Offene Karten derselben Art und Farbe in einem Abschnitt sind gleich. Ein Drache oder ein Kärtchen für eine davon kommt auf die am weitesten links, die kein Kärtchen trägt.
cm-book-only-riders = Ist dein Nachziehstapel leer und hast du nur noch Reiter, darfst du Reiter legen oder passen. Ist das schon zu Beginn deiner zweiten Aktion so, musst du mindestens einen legen.
cm-book-last-scorings = Bei den letzten Wertungen bekommt kein Abschnitt neue Kärtchen. Legt in der Zwischenzeit noch jemand seine letzte Karte, ändert das nichts.
cm-book-hidden = Gewonnene Kärtchen liegen verdeckt, aber alle haben sie gesehen; darum zeigt sie der Tisch. Wollt ihr euch lieber auf euer Gedächtnis verlassen, wählt „Ruhm verdecken“, bevor die Partie beginnt.
