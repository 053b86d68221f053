# Das Brett von Chinesische Mauer.

# Leiste und Statuszeile
cm-where = { $count ->
    [0] keine Kärtchen mehr
    [one] noch { $count } Kärtchen
   *[other] noch { $count } Kärtchen
}
cm-prompt-act = Lege Karten oder ziehe eine.
cm-prompt-draw = Ziehe eine Karte: Du hast keine zum Legen.
cm-prompt-lay = Lege { $cards } in einen Abschnitt.
cm-prompt-dragon = Lege den Drachen ans Ende oder auf eine Karte.
cm-step-scoring = Wertung
cm-step-scored = Gewertet: { $sections }
cm-step-nothing = Nichts zu werten
cm-step-second = Zweite Aktion
cm-step-third = Dritte Aktion
cm-step-last = Letzte Wertungen
cm-step-last-turns = Letzte Züge
cm-draw-a-card = Karte ziehen
cm-draw-instead = Lieber ziehen

# Abschnitte
cm-section = Abschnitt { $section }
cm-fame-tile = Ruhmeskärtchen { $tile }
cm-tile-lies-on = Das { $tile }er-Kärtchen liegt auf einer Karte von { $owner }: { $card }
    .owner = Das { $tile }er-Kärtchen liegt auf einer Karte von dir: { $card }
cm-card = { $card } von { $owner }, zählt { $worth }
    .owner = { $card } von dir, zählt { $worth }
cm-card-covered = { $card } von { $owner }, verdeckt, zählt nichts
    .owner = { $card } von dir, verdeckt, zählt nichts
cm-card-tile = { $card } von { $owner }, zählt { $worth }, trägt das { $tile }er-Kärtchen
    .owner = { $card } von dir, zählt { $worth }, trägt das { $tile }er-Kärtchen
cm-closed = Abschnitt { $section } ist geschlossen: Für ihn gibt es keine Ruhmeskärtchen mehr.
cm-not-here = In Abschnitt { $section } nicht möglich. Warum?
cm-score-here = Werten
cm-which-card = Lege das { $tile }er-Kärtchen auf eine deiner leuchtenden Karten.
cm-you-have = du { $points }
cm-you = Du
cm-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cm-nobody = Hier hat niemand eine Karte
cm-tie = Gleichstand: { $names }. Niemand wertet
cm-tie-short = Gleichstand: keine Wertung
cm-lead = { $who ->
    [you] Du führst und könntest die { $tile } oder die { $second_tile } nehmen
   *[other] { $seat } führt und könnte die { $tile } oder die { $second_tile } nehmen
}
cm-lead-last = { $who ->
    [you] Du führst und bekämst das { $tile }er-Kärtchen
   *[other] { $seat } führt und bekäme das { $tile }er-Kärtchen
}

# Mitspieler
cm-in-hand = { $count } auf der Hand
cm-fame = Ruhm
cm-tiles-won = { $count ->
    [0] noch kein Kärtchen
    [one] { $count } Kärtchen
   *[other] { $count } Kärtchen
}
cm-deck-and-hand = { $deck } im Nachziehstapel, { $hand } auf der Hand
cm-not-yet-played = Noch nicht gespielt
cm-fame-won = Gewonnener Ruhm
cm-resigned = hat aufgegeben
cm-left = ein Bot spielt weiter
cm-away = abwesend
cm-finished = hat alle Karten gespielt

# Meine Hand
cm-your-hand = Deine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cm-in-my-hand = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
cm-draw = Eine Karte ziehen, noch { $deck }
cm-draw-of = Ziehen ({ $deck })
cm-draw-short = Ziehen
cm-free = gratis
cm-how-many = Wie viele: { $card }
cm-fewer = eine weniger
cm-more = eine mehr
cm-of = von { $count }
cm-help = Wähle eine Karte, dann einen leuchtenden Platz. Gleiche Karten darfst du zusammen legen: Wähle mehrere.
cm-caption-noble = alle zählen 1
cm-caption-warrior = 1, 2, 3 …
cm-caption-rider = ohne Aktion
cm-caption-dragon = verdeckt eine Karte
cm-about-wall = Zählt 1. Du hast sieben davon und darfst mehrere in einer Aktion legen.
cm-about-gate = Zählt 2.
cm-about-tower = Zählt 3. Du hast nur einen.
cm-about-noble = Solange er offen liegt, zählt jede offene Karte im Abschnitt genau 1, wem sie auch gehört.
cm-about-warrior = Zählt 1, und 1 mehr für jeden deiner offenen Kämpfer links von ihm.
cm-about-rider = Zählt 2 und kostet keine Aktion, solange die dritte Aktion nicht vorbei ist.
cm-about-dragon = Zählt 1. Lege ihn ans Ende oder auf eine offene Karte ohne Kärtchen: Sie zählt dann nichts mehr.

# Das Ende
cm-score-heading = Der Ruhm am Ende
cm-that-is-you = du
cm-won-by-lead = Das { $tile }er-Kärtchen, durch Führung in Abschnitt { $section }
cm-won-on-card = Das { $tile }er-Kärtchen von einer Karte in Abschnitt { $section }
cm-won-nothing = kein Ruhm
cm-key-lead = durch Führung im Abschnitt genommen
cm-key-card = lag auf einer eigenen Karte, als der Abschnitt gewonnen wurde
cm-lost = Auf Karten liegen geblieben, zählt für niemanden:
cm-lost-on = auf einer Karte von { $owner } ({ $card }), Abschnitt { $section }
    .owner = auf einer Karte von dir ({ $card }), Abschnitt { $section }
