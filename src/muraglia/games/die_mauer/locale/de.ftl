# Die Mauer. Jeder Baustein hat seinen Namen, den Namen mit bestimmtem Artikel als Objekt eines Satzes (.the)
# und den Namen mit seiner Anzahl als Objekt eines Satzes (.counted), beide im Akkusativ.

block-tower = Turm
    .the = den Turm
    .counted = { $count ->
        [one] einen Turm
       *[other] { $count } Türme
    }
block-gate = Tor
    .the = das Tor
    .counted = { $count ->
        [one] ein Tor
       *[other] { $count } Tore
    }
block-wall-1 = Mauerstück 1
    .the = das Mauerstück 1
    .counted = { $count ->
        [one] ein Mauerstück 1
       *[other] { $count }-mal das Mauerstück 1
    }
block-wall-2 = Mauerstück 2
    .the = das Mauerstück 2
    .counted = { $count ->
        [one] ein Mauerstück 2
       *[other] { $count }-mal das Mauerstück 2
    }
block-wall-3 = Mauerstück 3
    .the = das Mauerstück 3
    .counted = { $count ->
        [one] ein Mauerstück 3
       *[other] { $count }-mal das Mauerstück 3
    }
block-wall-4 = Mauerstück 4
    .the = das Mauerstück 4
    .counted = { $count ->
        [one] ein Mauerstück 4
       *[other] { $count }-mal das Mauerstück 4
    }
block-wall-5 = Mauerstück 5
    .the = das Mauerstück 5
    .counted = { $count ->
        [one] ein Mauerstück 5
       *[other] { $count }-mal das Mauerstück 5
    }
block-wall-6 = Mauerstück 6
    .the = das Mauerstück 6
    .counted = { $count ->
        [one] ein Mauerstück 6
       *[other] { $count }-mal das Mauerstück 6
    }
end-left = links
    .the = das linke Ende
    .counted = am linken Ende
end-right = rechts
    .the = das rechte Ende
    .counted = am rechten Ende

# Fragen
cli-goal = Werde deine Bausteine los: Was du am Ende einer Runde noch hast, zählt gegen dich. Wer die wenigsten Punkte hat, gewinnt.
cli-legend = T: der Turm (15 Punkte), G: das Tor (10), W1 bis W6: Mauerstücke, jedes so viel wert wie seine Zinnen. ●: der Baumeister.
ask-plan-master = Du bist Baumeister: Was nimmst du in die Faust?
ask-plan-rival = { $master } ist Baumeister: Errate den Baustein oder zeige die leere Faust.
ask-lone-fist = Nur du zeigst die leere Faust: Baue einen beliebigen Baustein oder keinen.
ask-give = Außer { $master } zeigst nur du die leere Faust: Welchen Baustein gibst du her?
ask-end = An welchem Ende baust du { $the_block }?

# Wahlmöglichkeiten
choose-empty-fist = die leere Faust
choose-show = { $the_block }
choose-end = { $ends }
choose-build-none = nichts bauen
choose-build = { $the_block } bauen
choose-give = { $the_block } hergeben

# Was eine Zeit lang gelten kann
standing-rival = Deine Faust als Rivale
standing-master = Deine Faust als Baumeister
standing-end = Das Ende, an dem du baust
standing-gift = Der Baustein, den du hergibst

# Ereignisse
event-round-begins = Runde { $round }
event-turn-begins = { $master } ist Baumeister
    .master = Du bist Baumeister
event-showed = { $seat } zeigt { $the_block }.
    .seat = Du zeigst { $the_block }.
event-showed-nothing = { $seat } zeigt die leere Faust.
    .seat = Du zeigst die leere Faust.
event-built = { $seat } baut { $the_block } { $ends }.
    .seat = Du baust { $the_block } { $ends }.
event-master-unmatched = Niemand hat { $the_block } erraten: { $master } baut.
    .master = Niemand hat { $the_block } erraten: Du baust.
event-rivals-matched =
    { $count ->
        [one] Ein Rivale hat { $the_block } erraten und baut anstelle des Baumeisters.
       *[other] { $count } Rivalen haben { $the_block } erraten und bauen anstelle des Baumeisters.
    }
event-too-many-rivals = { $count } Rivalen haben { $the_block } erraten, aber nicht alle hätten Platz: { $master } baut.
    .master = { $count } Rivalen haben { $the_block } erraten, aber nicht alle hätten Platz: Du baust.
event-no-position = Für { $the_block } ist kein Platz: Niemand baut.
event-lone-empty-fist = Nur { $master } zeigt die leere Faust und darf einen beliebigen Baustein bauen.
    .master = Nur du zeigst die leere Faust: Du darfst einen beliebigen Baustein bauen.
event-declined = { $master } baut nichts.
    .master = Du baust nichts.
event-gave = { $seat } gibt { $master } einen Baustein.
    .seat = Du gibst { $master } einen Baustein.
    .master = { $seat } gibt dir einen Baustein.
event-gave-known = { $seat } gibt { $master } { $the_block }.
    .seat = Du gibst { $master } { $the_block }.
    .master = { $seat } gibt dir { $the_block }.
event-many-empty-fists = { $count } leere Fäuste: Nichts geschieht.
event-round-ends-done = Runde { $round } ist zu Ende: Jemand hat keinen Baustein mehr
event-round-ends-closed = Runde { $round } ist zu Ende: Kein Baustein kann mehr gebaut werden
event-round-ends-idle = Runde { $round } ist zu Ende: Drei Umläufe lang wurde nichts gebaut
event-left-with = { $seat } hat noch { $blocks }.
    .seat = Du hast noch { $blocks }.
event-paid = { $seat } zahlt { $points } und steht insgesamt bei { $total }.
    .seat = Du zahlst { $points } und stehst insgesamt bei { $total }.
event-game-ends = Das Spiel ist zu Ende

# Gründe
why-planning = Die Fäuste sind noch nicht offen: Wähle einen Baustein oder die leere Faust.
why-not-held = Diesen Baustein hast du nicht ({ $block }).
why-lone-fist = Nur du zeigst die leere Faust: Baue einen Baustein oder keinen.
why-fits-nowhere = Für { $the_block } gibt es kein erlaubtes Ende: Türme und Tore stehen nie nebeneinander.
why-must-give = Du musst dem Baumeister einen deiner Bausteine geben.
why-must-build = Was gebaut werden darf, wird gebaut: Wähle das Ende für { $the_block }.
why-one-position = Der Tisch ist leer: Es gibt nur einen Bauplatz, schreibe dafür right.
why-not-beside = Türme und Tore stehen nie nebeneinander: Du kannst { $the_block } nicht { $ends } bauen.

# Der Tisch in Worten
tell-when = Runde { $round } von { $rounds }
tell-round = Runde { $round } von { $rounds }; Baumeister: { $master }
    .master = Runde { $round } von { $rounds }; du bist Baumeister
tell-wall = Die Mauer, von links nach rechts
tell-wall-empty = Noch ist nichts gebaut.
tell-place = { $number }: { $block }
tell-end-takes-all = { $ends }: nimmt alles
tell-end-takes-walls = { $ends }: nimmt nur Mauerstücke
tell-players = Spieler
tell-player = { $seat }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, noch { $count ->
        [one] ein Baustein
       *[other] { $count } Bausteine
    }
tell-fist = { $seat } zeigt { $the_block }.
    .seat = Du zeigst { $the_block }.
tell-fist-empty = { $seat } zeigt die leere Faust.
    .seat = Du zeigst die leere Faust.
tell-fist-closed = { $seat } hat die Faust geschlossen.
    .seat = Du hast die Faust geschlossen.
tell-holds = { $seat } hat { $the_block }.
tell-may-hold = { $seat } hat vielleicht { $the_block }.
tell-my-blocks = Deine Bausteine
tell-hold = { $block }: kostet am Rundenende { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
tell-nothing-left = Du hast keinen Baustein mehr.

# Wohin eine Wahl führt
foresee-unmatched = Niemand sonst: Du baust.
foresee-rivals-build = { $count ->
        [one] Ein Rivale: Er baut.
       *[other] { $count } Rivalen: Sie bauen.
    }
foresee-rivals-build-range = { $count }–{ $last } Rivalen: Sie bauen.
foresee-too-many = { $count } Rivalen: zu wenig Platz, du baust.
foresee-too-many-range = { $count }–{ $last } Rivalen: zu wenig Platz, du baust.
foresee-no-place = Für { $the_block } ist kein Platz: Niemand baut.
foresee-master-lacks = { $master } kann { $the_block } nicht haben: Du baust nicht.
foresee-i-build = { $count ->
        [0] { $master } zeigt dasselbe: Du baust.
        [one] … und ein weiterer Rivale: Ihr baut beide.
       *[other] … und { $count } weitere Rivalen: Ihr baut alle.
    }
foresee-i-build-range = … und { $count }–{ $last } weitere Rivalen: Ihr baut alle.
foresee-master-builds = { $count ->
        [0] { $master } zeigt dasselbe: kein Platz, der Baumeister baut.
        [one] … und ein weiterer Rivale: zu wenig Platz, { $master } baut.
       *[other] … und { $count } weitere Rivalen: zu wenig Platz, { $master } baut.
    }
foresee-master-builds-range = … und { $count }–{ $last } weitere Rivalen: zu wenig Platz, { $master } baut.
foresee-keep = Alles andere: Du baust nicht.
foresee-fist-alone = Niemand sonst: Baue einen beliebigen Baustein.
foresee-fist-one = Ein Rivale: Er gibt dir einen Baustein.
foresee-fist-more = Zwei oder mehr: Nichts geschieht.
foresee-fist-give = Nur { $master } und du: Du gibst einen Baustein her.
foresee-fist-nothing = Sonst: Du behältst deine Bausteine.

# Optionen des Tisches
option-wall-values = Mauerstücke im Satz
    .help = Diese fünf hat jeder; die Zahl gibt die Zinnen an
option-rounds = Rundenzahl
    .help = Die Punkte aller Runden werden zusammengezählt
option-memory-aid = Gedächtnisstütze
    .help = Der Tisch zählt mit, was jeder noch haben kann

# Fehler im Text einer Stellung
text-bad-block = { $word } ist kein Baustein; Bausteine sind { $known }.
text-bad-fist = { $word }: Eine Faust enthält einen Baustein, ist leer (fist) oder noch nicht geschlossen (-).
text-wall-breaks-rule = { $word }: Türme und Tore stehen nie nebeneinander.
text-block-count = { $word }: { $count } in allen Händen und in der Mauer, die Sätze aller zusammen haben aber { $expected }.
text-clues-disagree = Was bekannt war und was seither geschah, führt nicht zu diesen Händen.

# Rat
advice-score = am Ende { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} zu erwarten

# Das Brett im Terminal
board-points = Punkte
board-blocks = Bausteine
board-fist = Faust
board-round = Runde { $round } von { $rounds }
board-master = Baumeister
board-empty-wall = noch nichts gebaut
board-fist-closed = geschlossen
board-fist-open = überlegt
board-fist-empty = leer
board-my-blocks = Deine Bausteine
board-held-maybe = vielleicht
