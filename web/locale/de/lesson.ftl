# Die geführten ersten Partien.

page-lesson = Lektion
page-lesson-next = Weiter
page-lesson-choose = Du wählst
page-lesson-stop = Ohne Anleitung
page-lesson-over = Das war die Lektion
page-lesson-real = Jetzt richtig spielen
page-lesson-rules = Regeln lesen

page-lesson-dm-goal = Willkommen! Diese Bausteine sind deine, und du willst sie loswerden: Was du am Ende noch hast, kostet dich Punkte. Der Turm kostet 15, das Tor 10, ein Mauerstück so viel, wie es Zinnen hat.
page-lesson-dm-fists = In jedem Zug verbergt ihr alle einen Baustein in der Faust oder auch nichts. Dann öffnen sich alle Fäuste zugleich. Eine Person ist Baumeister; die anderen versuchen zu erraten, was der Baumeister in der Faust hat.
page-lesson-dm-master = Du bist Baumeister. Zeigt niemand denselben Baustein, baust du ihn. Errät ihn jemand, baut diese Person, und du behältst deinen. Der Turm ist teuer, aber mit ihm rechnen alle.
page-lesson-dm-rival = Jetzt rätst du. Zeigst du denselben Baustein wie der Baumeister, baust du. Nimm in die Faust, was der Baumeister wohl loswerden will.
page-lesson-dm-opened = Die Fäuste sind offen. Der Verlauf sagt dir, was in jeder war, wer gebaut hat und warum.
page-lesson-dm-too-many = Zwei haben richtig geraten, aber Platz war nur für einen Baustein. Dann baut doch der Baumeister, und alle anderen behalten ihren.
page-lesson-dm-closed = Sieh dir die Enden der Mauer an: Dort steht kein Mauerstück, also lassen sich jetzt weder Turm noch Tor bauen. Mauerstücke passen überall und schaffen wieder Platz.
page-lesson-dm-end = Du baust! Wähle ein Ende der Mauer. Türme und Tore stehen nie nebeneinander: Mit einem Mauerstück öffnest du ein Ende wieder, mit einem Turm schließt du es.
page-lesson-dm-built = Gut gemacht, diesen Baustein bist du los. Die Runde endet, sobald jemand keinen Baustein mehr hat, und die anderen zahlen für ihre.
page-lesson-dm-memo = Hier merkt sich der Tisch für dich, was alle noch haben. Ein Zeichen heißt sicher, ein Fragezeichen vielleicht, ein Punkt weg. Was will der Baumeister wohl loswerden?
page-lesson-dm-guess = Ein Ende nimmt wieder Türme und Tore. Wer hat den Turm noch und will ihn unbedingt loswerden? Errate den Baustein, und du baust anstelle des Baumeisters.
page-lesson-dm-empty = Als Baumeister darfst du die Faust auch leer lassen. Bist du damit allein, baust du, was du willst. Ist noch eine Faust leer, bekommst du stattdessen einen Baustein dazu.
page-lesson-dm-lone = Nur deine Faust ist leer. Baue, was du willst: zum Beispiel den teuersten Baustein, der passt.
page-lesson-dm-give = Nur der Baumeister und du haben leere Fäuste gezeigt. Du gibst einen Baustein her: Jetzt ist der richtige Moment für den Turm.
page-lesson-dm-alone = Jetzt weißt du genug. Bevor du wählst, sagt dir der Tisch, was geschehen würde, und der Tipp zeigt, was ein Bot täte. Spiele diese Partie zu Ende oder beginne eine richtige. Viel Spaß!

page-lesson-cm-goal = Willkommen! Neben jedem Abschnitt der Mauer liegen zwei Ruhmeskärtchen. Wer dort die meisten Punkte hat, bekommt eines. Der meiste Ruhm gewinnt am Ende.
page-lesson-cm-tiles = Jeder Abschnitt hat zwei Kärtchen. Das erste, das du gewinnst, legst du dort auf eine eigene Karte, und seine Zahl wird dir in diesem Abschnitt abgezogen. So haben alle noch eine Chance auf das zweite.
page-lesson-cm-hand = Das sind deine Karten; alle haben dieselben zwanzig. Zuerst wertest du, wo du führst. Danach hast du zwei Aktionen: legen oder ziehen.
page-lesson-cm-place = Wähle eine Karte und lege sie in einen Abschnitt. Mehrere gleiche Karten darfst du zusammen in einen Abschnitt legen, in einer Aktion.
page-lesson-cm-draw = Deine dritte Aktion. Lege noch einmal oder ziehe eine Karte: Mehr Karten auf der Hand geben dir mehr Auswahl.
page-lesson-cm-others = Jetzt spielen die anderen. Der Verlauf sagt dir, was sie tun.
page-lesson-cm-lead = Am Rand jedes Abschnitts stehen die laufenden Punkte. Du wertest zu Beginn deines Zuges, wo du mehr hast als alle anderen. Bei Gleichstand wertet niemand.
page-lesson-cm-score = Du führst! Wähle den Abschnitt, den du wertest.
page-lesson-cm-tile = Zwei Ruhmeskärtchen zur Auswahl. Was du nimmst, kommt auf deine Karte und zählt in diesem Abschnitt gegen dich; das andere ist noch zu gewinnen.
page-lesson-cm-card = Auf welche deiner Karten kommt das Kärtchen? Eine Karte mit Kärtchen darf kein Drache verdecken.
page-lesson-cm-weigh = Dein Kärtchen liegt im Abschnitt, und seine Zahl zählt dort gegen dich. Es gehört dir endgültig, wenn das zweite Kärtchen des Abschnitts gewonnen ist.
page-lesson-cm-warriors = Kämpfer sind zusammen stark: Der erste zählt 1, der zweite 2, der dritte 3, alle im selben Abschnitt.
page-lesson-cm-riders = Reiter kosten keine Aktion. Du darfst sie jederzeit vor deiner dritten Aktion legen.
page-lesson-cm-noble = Ein Adliger lässt jede Karte im Abschnitt genau 1 zählen, wem sie auch gehört. Er verdirbt starke Karten und hilft vielen schwachen.
page-lesson-cm-dragon = Dein Drache darf jede Karte verdecken, auch fremde. Die verdeckte Karte zählt nichts mehr. Nur eine Karte mit Kärtchen ist sicher.
page-lesson-cm-alone = Jetzt weißt du genug. Jeder leuchtende Platz sagt, was er brächte, und der Tipp zeigt, was ein Bot täte. Spiele diese Partie zu Ende oder beginne eine richtige. Viel Spaß!
