# Die Mauer zum Lernen.

dm-book-about = Worum es geht
dm-book-goal = Ihr baut zusammen an einer Mauer, und jeder von euch will zuerst fertig sein. Jeder Baustein, der in die Mauer kommt, ist weg. Jeder, den du am Ende der Runde noch hast, kostet dich Punkte. Nach einigen Runden gewinnen die wenigsten Punkte.
dm-book-guess = Der Haken: Einfach bauen darf niemand. Alle verbergen einen Baustein in der Faust, einer von euch ist Baumeister, und die anderen versuchen zu erraten, was der Baumeister in der Faust hat.

dm-book-set-up = Vorbereitung
dm-book-set = Ihr nehmt alle die gleichen sieben Bausteine: einen Turm, ein Tor und fünf Mauerstücke. Ein Mauerstück ist so lang, wie es oben Zinnen hat. Die Schildchen zeigen, was ein Baustein kostet, wenn du ihn behältst.
dm-book-start = Der Tisch ist am Anfang leer. Der erste Baumeister wird ausgelost und bekommt den Marker.
dm-book-open = Halte deine Bausteine verborgen. Was gebaut und was gezeigt wurde, sehen alle; wer mitzählt, weiß also viel. Auf Wunsch zählt der Tisch für euch mit.

dm-book-turn = Ein Zug
dm-book-plan = Zuerst plant ihr, alle zugleich und im Geheimen: Nimm einen deiner Bausteine in die Faust oder auch keinen und schließe sie. Niemand sieht eine Wahl, bevor alle gewählt haben.
dm-book-reveal = Dann öffnen sich alle Fäuste auf einmal. Jetzt zählt, wie viele Rivalen denselben Baustein zeigen wie der Baumeister:
dm-book-nobody = Niemand: Der Baumeister baut ihn.
dm-book-some = Einer oder mehrere, und für all ihre Bausteine ist Platz: Sie bauen, der Baumeister nicht. Sie bauen reihum, vom Baumeister aus im Uhrzeigersinn, jeder an einem Ende seiner Wahl.
dm-book-crowd = Mehr, als Platz haben: Dann baut doch der Baumeister, und die Rivalen bauen nicht.
dm-book-no-room = Es ist überhaupt kein Platz: Niemand baut.
dm-book-back = Was gezeigt, aber nicht gebaut wurde, geht zurück an seinen Besitzer. Wer etwas anderes zeigt als der Baumeister, nimmt es einfach wieder zurück.
dm-book-marker = Nach jedem Zug, was auch geschehen ist, wandert der Marker im Uhrzeigersinn weiter.
dm-book-ex-builds = Beispiel: Wer baut?
dm-book-ex-builds-1 = Ada ist Baumeisterin; der Marker liegt neben ihrer Hand. Alle sechs haben die Faust geschlossen.
dm-book-ex-builds-2 = Fäuste auf! Ada zeigt den Turm, und sonst niemand. Sie baut ihn.
dm-book-ex-builds-3 = Ein andermal steht schon ein Turm da. Ada zeigt die 4, und Bo, Dario und Edda zeigen sie auch. Für Mauerstücke ist immer Platz: Die drei bauen, und Ada behält ihres.
dm-book-ex-builds-4 = Jetzt zeigt Ada das Tor. Bo, Dario und Edda haben es erraten, aber nur zwei Tore hätten Platz, eines an jedem Ende. Drei sind zu viele: Ada baut.
dm-book-ex-builds-5 = Am einen Ende ein Tor, am anderen ein Turm: Hier passt kein weiterer Turm. Ada zeigt ihren trotzdem, und niemand baut.

dm-book-places = Wo Bausteine stehen dürfen
dm-book-ends = Die Mauer ist eine einzige Reihe ohne Lücken. Ein neuer Baustein kommt immer an ihr linkes oder ihr rechtes Ende.
dm-book-apart = Türme und Tore stehen nie nebeneinander: kein Turm neben einem Turm, kein Tor neben einem Tor, kein Turm neben einem Tor. Mauerstücke passen überall.
dm-book-room = Ein Turm oder ein Tor passt also an jedes Ende, an dem ein Mauerstück steht. Das sind zwei Plätze, einer oder keiner; auf dem leeren Tisch ist es einer. Für Mauerstücke ist immer Platz.
dm-book-ex-room = Beispiel: Ist Platz da?
dm-book-ex-room-1 = Am linken Ende steht ein Mauerstück: Dort passt alles hin. Am rechten steht ein Turm: Dort passen nur Mauerstücke hin.
dm-book-ex-room-2 = Ada ist Baumeisterin und zeigt das Tor. Nur Bo hat es erraten. Ein Platz reicht für ein Tor: Bo baut es links.
dm-book-ex-room-3 = Ein Mauerstück öffnet ein Ende wieder. Nur Ada zeigt die 3 und baut sie neben den Turm.
dm-book-ex-room-4 = Hier standen an beiden Enden Mauerstücke, das waren zwei Plätze. Bo und Cleo haben Adas Tor erraten, und beide bauen.
dm-book-ex-room-5 = Hier war nur das rechte Ende offen. Bo und Cleo zeigen denselben Turm wie Ada, aber für zwei Türme reicht ein Platz nicht: Ada baut ihren.

dm-book-empty-fist = Die leere Faust
dm-book-fist = Deine Faust darf auch leer sein. Als Rivale wartest du damit nur ab, es sei denn, auch die Faust des Baumeisters ist leer:
dm-book-fist-alone = Nur die Faust des Baumeisters ist leer: Er darf einen beliebigen Baustein bauen, der passt, oder keinen.
dm-book-fist-gift = Seine und die von genau einem Rivalen: Nichts wird gebaut. Dieser Rivale gibt dem Baumeister verdeckt einen Baustein, und der muss ihn nehmen.
dm-book-fist-many = Seine und die von zwei oder mehr Rivalen: Nichts geschieht.
dm-book-ex-fist = Beispiel: leere Fäuste
dm-book-ex-fist-1 = Nur Adas Faust ist leer. Sie darf bauen, was passt, und wird ihren Turm los.
dm-book-ex-fist-2 = Ada und Bo öffnen leere Fäuste. Bo gibt Ada einen Baustein. Cleo sieht, dass etwas die Hand wechselt, aber nicht, was.
dm-book-ex-fist-3 = Alle drei Fäuste sind leer. Nichts geschieht, und der Marker wandert von Ada zu Bo.

dm-book-end = Ende und Punkte
dm-book-round-end = Die Runde endet, wenn am Ende eines Zuges jemand keinen Baustein mehr hat. Alle anderen zahlen für das, was sie noch haben: 15 Punkte für den Turm, 10 für das Tor, für ein Mauerstück so viele, wie es Zinnen hat.
dm-book-winner = Dann nehmt ihr alle eure sieben Bausteine zurück, und die nächste Runde beginnt auf leerem Tisch. Ihr spielt vier Runden, wenn ihr keine andere Zahl wählt. Die wenigsten Punkte gewinnen; bei Gleichstand teilt ihr euch den Sieg.
dm-book-ex-pay = Beispiel: Was übrig ist, kostet
dm-book-ex-pay-1 = Cleo hat ihren letzten Baustein gebaut. Der Zug wird zu Ende gespielt, dann ist die Runde vorbei. Cleo zahlt nichts.
dm-book-ex-pay-2 = Ada hat noch das Tor und die 2: Das macht 10 + 2 = 12 Punkte.
dm-book-ex-pay-3 = Bo bleiben der Turm, die 1 und die 4: 15 + 1 + 4 = 20 Punkte. Die Punkte aller Runden werden zusammengezählt; Cleo liegt also vorn.
dm-book-tip = Ein Tipp für die erste Partie: Alle rechnen mit deinen teuersten Bausteinen. Tu ab und zu, was niemand erwartet, und achte darauf, was die anderen loswerden wollen.

dm-book-fine-points = Feinheiten und Varianten
dm-book-must = Was gezeigt wurde und gebaut werden darf, muss gebaut werden; du wählst nur das Ende. Nur wer als Baumeister die einzige leere Faust hat, darf auf das Bauen verzichten.
dm-book-bluff = Du darfst auch einen Baustein in die Faust nehmen, der gerade nicht gebaut werden kann. Als Bluff kann sich das lohnen.
dm-book-twins = Nach einem Geschenk kannst du zwei gleiche Bausteine haben. Bauen lässt sich trotzdem nur der eine in deiner Faust.
dm-book-change = Am Bildschirm darfst du deine Wahl ändern, bis die letzte Faust geschlossen ist. Die anderen merken es nicht.
dm-book-stuck = Die Runde endet auch, wenn kein Baustein, den ihr noch habt, je wieder gebaut werden kann.
dm-book-laps = Und sie endet, wenn der Marker dreimal um den Tisch gewandert ist, ohne dass etwas gebaut wurde.
dm-book-two = „Die Mauer“ ist ein Spiel für drei bis sechs. Ihr könnt auch zu zweit spielen; das ist eine Variante.
dm-book-pieces = Die fünf Mauerstücke haben 1, 2, 3, 4 und 6 Zinnen. Wenn du einen Tisch eröffnest, kannst du fünf andere Zahlen von 1 bis 6 wählen.
