# Die Mauer, gezeichnet: was auf dem Brett steht. Die Namen der Bausteine und Enden kommen aus dem Katalog des Spiels.

dm-where = Runde { $round } von { $rounds }{ $turn ->
        [0] { "" }
       *[other] {" "}· Zug { $turn }
    }
dm-stage = Der Tisch
dm-rivals = Die anderen
dm-wall = Die Mauer, von links nach rechts
dm-marker = Baumeister: { $name }
dm-marker-mine = Du bist Baumeister
dm-bot = Bot
dm-you = Du
dm-player = Spieler
dm-ground = { $built } gebaut · { $held } in den Händen
dm-stone = { $block }, gebaut von { $name }
dm-stone-mine = { $block }, von dir gebaut
dm-noun-blocks = { $count ->
        [one] Baustein
       *[other] Bausteine
    }
dm-noun-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
dm-facts = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $blocks ->
        [one] ein Baustein
       *[other] { $blocks } Bausteine
    }
dm-showed-before = Hat zuletzt { $block } gezeigt
dm-showed-nothing-before = Hat zuletzt die leere Faust gezeigt

# Was eine Hand tut
dm-note-thinking = überlegt
dm-note-left = gegangen: Bot spielt
dm-note-away = abwesend
dm-note-closed = Faust zu
dm-note-empty = leere Faust
dm-note-master = Baumeister
dm-note-matched = erraten
dm-note-matched-you = hat dich erraten
dm-note-goes-back = kommt zurück
dm-note-builds = baut
dm-note-builds-any = baut frei
dm-note-has-built = hat gebaut
dm-note-gives = gibt etwas her
dm-note-won = gewonnen
dm-note-over = fertig

# Die Enden der Mauer
dm-end-first = der erste Baustein
dm-end-left = linkes Ende
dm-end-right = rechtes Ende
dm-takes-all = nimmt alles
dm-takes-walls = nur Mauerstücke
dm-end-takes = { $place }: { $what }
dm-build-here = hier bauen
dm-build-first = { $block } bauen
dm-build-at-left = { $block } am linken Ende bauen
dm-build-at-right = { $block } am rechten Ende bauen
dm-only-first = Baue { $block }, den ersten Baustein der Mauer.
dm-only-left = Baue { $block }: Platz ist nur links.
dm-only-right = Baue { $block }: Platz ist nur rechts.
dm-zoom = Größe der Mauer
dm-zoom-in = Größer
dm-zoom-out = Kleiner
dm-zoom-fit = Die ganze Mauer

# Mein Regal
dm-my-blocks = Deine Bausteine
dm-no-blocks = Du hast keinen Baustein mehr.
dm-piece = { $block }, kostet am Rundenende { $cost }{ $count ->
        [one] { "" }
       *[other] , { $count } davon
    }
dm-gone-built = gebaut
dm-gone-given = verschenkt
dm-enter-again = Noch einmal Enter, um das zu wählen
dm-tag-empty = leer
dm-tag-empty-fist = leere Faust
dm-tag-new = neu
dm-tag-hint = Tipp
dm-in-hand = in deiner Hand
dm-in-fist = in deiner Faust
dm-if-show = Wenn du { $block } zeigst
dm-if-fist = Wenn du die leere Faust zeigst
dm-pick-title = Was kommt in die Faust?
dm-pick-master = Was sonst niemand zeigt, baust du. Die Zahl sagt, was dich ein Baustein kostet, wenn du ihn behältst.
dm-pick-rival = Zeige dasselbe wie { $name }, dann baust du stattdessen. Die Zahl sagt, was dich ein Baustein kostet, wenn du ihn behältst.
dm-fist-closed = Deine Faust ist zu.
dm-look = Deine Bausteine ansehen

# Warum wer baut
dm-all-closed = Alle Fäuste sind zu …
dm-why-you = Darum baust du
dm-why-you-and = Darum baut ihr: { $names } und du
dm-why-others = { $count ->
        [one] Darum baut { $names }
       *[other] Darum bauen { $names }
    }
dm-why-nobody = Darum baut niemand
dm-why-you-give = Darum gibst du etwas her
dm-why-gives = Darum gibt { $name } etwas her
dm-again = Noch mal, langsam
dm-chain-mine = Du: { $block }
dm-chain-theirs = { $name }: { $block }
dm-chain-matching = { $count ->
        [0] Rivalen zeigen dasselbe
        [one] Rivale zeigt dasselbe
       *[other] Rivalen zeigen dasselbe
    }
dm-chain-empty = { $count ->
        [one] Rivale zeigt sie auch
       *[other] Rivalen zeigen sie auch
    }
dm-chain-ends = { $count ->
        [one] Bauplatz
       *[other] Bauplätze
    }
dm-so-unmatched = Der Baumeister baut.
dm-so-matched = { $count ->
        [one] Der Rivale baut stattdessen.
       *[other] Die Rivalen bauen stattdessen.
    }
dm-so-too-many = Der Baumeister baut, sie nicht.
dm-so-no-place = Alle behalten ihre Bausteine.
dm-so-lone = Der Baumeister darf frei bauen.
dm-so-gift = Der Baumeister bekommt einen Baustein.
dm-so-nothing = Nichts geschieht.

# Knöpfe
dm-act-close = Faust schließen
dm-act-change = Dazu wechseln
dm-act-none = Nichts bauen
dm-act-left = Links bauen
dm-act-right = Rechts bauen
dm-act-first = Bauen

# Was alle noch haben können
dm-memo = Was alle noch haben können
dm-left = noch
dm-holds = { $count ->
        [one] hat 1
       *[other] hat { $count }
    }
dm-may-hold = hat vielleicht 1
dm-holds-none = hat 0
dm-memo-key = Zeichen: noch da. Punkt: weg.
dm-memo-key-unsure = Zeichen: sicher. Fragezeichen: möglich, denn etwas wurde verdeckt verschenkt. Punkt: weg.

# Der gemeinsame Bildschirm
dm-close-fists = Baumeister: { $name }. Schließt die Fäuste!
dm-gives = { $giver } gibt { $name } einen Baustein.

# Was übrig blieb
dm-score = Was übrig blieb
dm-last-wall = Die Mauer der letzten Runde: { $count ->
        [one] ein Baustein
       *[other] { $count } Bausteine
    }
dm-round = Runde { $round }
dm-total = Summe
dm-out = nichts mehr
dm-paid = { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
dm-score-key = Was in der Hand bleibt, kostet: Turm 15, Tor 10, ein Mauerstück so viel, wie es Zinnen hat. Wer die wenigsten Punkte hat, gewinnt.
