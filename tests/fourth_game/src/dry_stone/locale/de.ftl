# Dry Stone
place-left = linker Stapel
    .the = auf den linken Stapel
place-middle = mittlerer Stapel
    .the = auf den mittleren Stapel
place-right = rechter Stapel
    .the = auf den rechten Stapel
place-field = Feld
    .the = aufs Feld

page-pitch-dry-stone = Lege Stein auf Stein, nie einen schweren auf einen leichteren. Je höher der Stapel, desto mehr zählt er.
cli-goal = Lege deine Steine auf die Stapel: Jeder zählt so viele Punkte, wie sein Stapel dann Steine hat. Die meisten Punkte gewinnen.
cli-legend = stone-1 bis stone-6: ein Stein nach seinem Gewicht. left, middle, right: die Stapel. field: weggeworfen, keine Punkte.

ask-stone = Welchen Stein legst du?
ask-place = Wohin legst du den Stein vom Gewicht { $stone }?
choose-stone = ein Stein vom Gewicht { $stone }
choose-place = { $the_place }

event-turn-begins = { $seat } ist am Zug
    .seat = Du bist am Zug
event-laid = { $seat } legt eine { $stone } { $the_place }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
    .seat = Du legst eine { $stone } { $the_place }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
event-thrown = { $seat } wirft eine { $stone } aufs Feld.
    .seat = Du wirfst eine { $stone } aufs Feld.
event-finished = Fertig und weggetragen: { $place }.
event-drew = { $seat } zieht einen Stein.
    .seat = Du ziehst einen Stein.
event-drew-known = { $seat } zieht eine { $stone }.
    .seat = Du ziehst eine { $stone }.
event-game-ends = Das Spiel ist zu Ende

why-stone-first = Wähle erst einen Stein, dann wohin du ihn legst.
why-no-such-stone = Du hast keinen Stein vom Gewicht { $stone }.
why-place-now = Du hältst den Stein vom Gewicht { $stone }: Wähle, wohin du ihn legst.
why-too-heavy = Eine { $stone } ist zu schwer für den obersten Stein dort ({ $place }).

tell-wall = Die Stapel, von unten nach oben; fertig mit { $height } Steinen
tell-pile = { $place }: { $stones }
tell-no-pile = { $place }: leer
tell-players = Die Spieler; Steine im Beutel: { $count }
tell-player = { $seat }: { $points } Punkte, Steine auf der Hand: { $count }
    .seat = Du: { $points } Punkte, Steine auf der Hand: { $count }
tell-hand = Deine Steine
tell-in-hand = Gewicht { $stone }
tell-hand-empty = keine
foresee-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
foresee-finished = der Stapel ist fertig
foresee-nothing = keine Punkte

option-height = Höhe eines Stapels
    .help = Ein Stapel aus so vielen Steinen ist fertig
text-bad-pile = { $word } kann kein Stapel sein: Kein Stein liegt auf einem leichteren, und ein fertiger Stapel wird weggetragen.
text-stone-count = Steine vom Gewicht { $stone }: insgesamt { $count }; es gibt { $expected }.
advice-score = { $score } Punkte zu erwarten
