# Die Mauer. Jeder Baustein hat seinen Namen, den Namen mit bestimmtem Artikel als Objekt eines Satzes (.the)
# und den Namen mit unbestimmtem Artikel als Objekt eines Satzes (.counted), beide im Akkusativ.

block-tower = Turm
    .the = den Turm
    .counted = einen Turm
block-gate = Tor
    .the = das Tor
    .counted = ein Tor
block-wall-1 = Mauerstück 1
    .the = das Mauerstück 1
    .counted = ein Mauerstück 1
block-wall-2 = Mauerstück 2
    .the = das Mauerstück 2
    .counted = ein Mauerstück 2
block-wall-3 = Mauerstück 3
    .the = das Mauerstück 3
    .counted = ein Mauerstück 3
block-wall-4 = Mauerstück 4
    .the = das Mauerstück 4
    .counted = ein Mauerstück 4
block-wall-5 = Mauerstück 5
    .the = das Mauerstück 5
    .counted = ein Mauerstück 5
block-wall-6 = Mauerstück 6
    .the = das Mauerstück 6
    .counted = ein Mauerstück 6
end-left = links
    .the = das linke Ende
    .counted = am linken Ende
end-right = rechts
    .the = das rechte Ende
    .counted = am rechten Ende

# Fragen
cli-goal = Werde deine Bausteine los: Was du am Ende einer Runde noch hast, zählt gegen dich. Die wenigsten Punkte gewinnen.
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

# Ereignisse
event-round-begins = Runde { $round }
event-turn-begins = Baumeister: { $master }
event-showed = { $seat } zeigt { $the_block }.
event-showed-nothing = { $seat } zeigt die leere Faust.
event-built = { $seat } baut { $the_block } { $ends }.
event-master-unmatched = Niemand hat { $the_block } erraten: { $master } baut.
event-rivals-matched =
    { $count ->
        [one] Ein Rivale hat { $the_block } erraten und baut anstelle des Baumeisters.
       *[other] { $count } Rivalen haben { $the_block } erraten und bauen anstelle des Baumeisters.
    }
event-too-many-rivals = { $count } Rivalen haben { $the_block } erraten, mehr, als es Bauplätze gibt: { $master } baut.
event-no-position = Für { $the_block } ist kein Platz: Niemand baut.
event-lone-empty-fist = Nur { $master } zeigt die leere Faust und darf einen beliebigen Baustein bauen.
event-declined = { $master } baut nichts.
event-gave = { $seat } gibt { $master } einen Baustein.
event-gave-known = { $seat } gibt { $master } { $the_block }.
event-many-empty-fists = { $count } leere Fäuste: Nichts geschieht.
event-round-ends-done = Runde { $round } ist zu Ende: Jemand hat keinen Baustein mehr
event-round-ends-closed = Runde { $round } ist zu Ende: Kein Baustein kann mehr gebaut werden
event-round-ends-idle = Runde { $round } ist zu Ende: Drei Umläufe lang wurde nichts gebaut
event-paid = { $seat } zahlt { $points } und steht insgesamt bei { $total }.
event-game-ends = Das Spiel ist zu Ende

# Gründe
why-planning = Noch sind alle Fäuste geschlossen: Wähle einen Baustein oder die leere Faust.
why-not-held = Diesen Baustein hast du nicht ({ $block }).
why-lone-fist = Nur du zeigst die leere Faust: Baue einen Baustein oder keinen.
why-fits-nowhere = Für { $the_block } gibt es kein erlaubtes Ende: Türme und Tore stehen nie nebeneinander.
why-must-give = Du musst dem Baumeister einen deiner Bausteine geben.
why-must-build = Was gebaut werden darf, wird gebaut: Wähle das Ende für { $the_block }.
why-one-position = Der Tisch ist leer: Es gibt nur einen Bauplatz, schreibe dafür right.
why-not-beside = Türme und Tore stehen nie nebeneinander: Du kannst { $the_block } nicht { $ends } bauen.

# Fehler im Text einer Stellung
text-bad-block = { $word } ist kein Baustein; Bausteine sind { $known }.
text-bad-fist = { $word }: Eine Faust hält einen Baustein, ist leer (fist) oder noch nicht geschlossen (-).
text-wall-breaks-rule = { $word }: Türme und Tore stehen nie nebeneinander.
text-block-count = { $word }: { $count } in allen Händen und in der Mauer, die Sätze aller zusammen haben aber { $expected }.
text-clues-disagree = Was bekannt war und was seither geschah, führt nicht zu diesen Händen.
