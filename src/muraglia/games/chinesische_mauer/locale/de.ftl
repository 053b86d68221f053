# Chinesische Mauer. Jede Karte hat ihren Namen, den Namen mit Artikel als Objekt eines Satzes (.the)
# und den Namen mit Anzahl als Objekt eines Satzes (.counted), beide im Akkusativ.

card-wall = Mauer
    .the = die Mauer
    .counted =
        { $count ->
            [one] eine Mauer
           *[other] { $count } Mauern
        }
card-gate = Tor
    .the = das Tor
    .counted =
        { $count ->
            [one] ein Tor
           *[other] { $count } Tore
        }
card-tower = Wachtturm
    .the = den Wachtturm
    .counted =
        { $count ->
            [one] den Wachtturm
           *[other] { $count } Wachttürme
        }
card-noble = Adliger
    .the = den Adligen
    .counted =
        { $count ->
            [one] den Adligen
           *[other] { $count } Adlige
        }
card-warrior = Kämpfer
    .the = den Kämpfer
    .counted =
        { $count ->
            [one] einen Kämpfer
           *[other] { $count } Kämpfer
        }
card-rider = Reiter
    .the = den Reiter
    .counted =
        { $count ->
            [one] einen Reiter
           *[other] { $count } Reiter
        }
card-dragon = Drache
    .the = den Drachen
    .counted =
        { $count ->
            [one] den Drachen
           *[other] { $count } Drachen
        }

# Fragen
cli-goal = Baue dort, wo du die meisten Punkte bekommst: Wer in einem Abschnitt führt, nimmt seine Ruhmeskärtchen. Der meiste Ruhm gewinnt.
cli-legend = aW: eine Mauer von Spieler a. (4): ein Ruhmeskärtchen auf einer Karte. ★: führt im Abschnitt. Eine durchgestrichene Karte liegt unter dem Drachen dahinter.
ask-score = Du führst: Welchen Abschnitt wertest du?
ask-last-score = Jetzt wird nur noch gewertet: Welchen Abschnitt wertest du?
ask-tile = Abschnitt { $section }: Welches der beiden Ruhmeskärtchen nimmst du?
ask-card = Abschnitt { $section }: Auf welche deiner Karten legst du das { $tile }er-Kärtchen?
ask-second-action = Zweite Aktion: Lege Karten oder ziehe eine. Reiter kosten keine Aktion.
ask-second-action-no-deck = Zweite Aktion: Lege Karten; dein Nachziehstapel ist leer. Reiter kosten keine Aktion.
ask-third-action = Dritte Aktion: Lege Karten oder ziehe eine. Jetzt ist die letzte Gelegenheit für Reiter.
ask-third-action-no-deck = Dritte Aktion: Lege Karten; dein Nachziehstapel ist leer. Jetzt ist die letzte Gelegenheit für Reiter.

# Wahlmöglichkeiten
choose-draw = eine Karte ziehen
choose-pass = keine Reiter mehr legen
choose-score = Abschnitt { $section } werten
choose-tile = das { $tile }er-Kärtchen nehmen
choose-on-card = auf { $the_card } legen
choose-place = { $cards } in Abschnitt { $section } legen
choose-cover = mit dem Drachen { $the_card } von { $owner } in Abschnitt { $section } verdecken
    .owner = mit dem Drachen eine eigene Karte ({ $card }) in Abschnitt { $section } verdecken

# Ereignisse
event-turn-begins = { $seat } ist am Zug
    .seat = Du bist am Zug
event-tiles-laid = Neue Ruhmeskärtchen für Abschnitt { $section }: { $tile } und { $second_tile }.
event-pair-boxed = Für Abschnitt { $section } wurden zwei gleiche Kärtchen ({ $tile }) gezogen: Sie kommen aus dem Spiel.
event-section-closed = Abschnitt { $section } ist geschlossen: Für ihn gibt es keine Ruhmeskärtchen mehr.
event-placed = { $seat } legt { $cards } in Abschnitt { $section }.
    .seat = Du legst { $cards } in Abschnitt { $section }.
event-covered = { $seat } verdeckt mit dem Drachen { $the_card } von { $owner } in Abschnitt { $section }.
    .seat = Du verdeckst mit deinem Drachen { $the_card } von { $owner } in Abschnitt { $section }.
    .seat-own = Du verdeckst mit deinem Drachen eine eigene Karte in Abschnitt { $section }: { $card }.
    .own = { $seat } verdeckt mit dem Drachen eine eigene Karte in Abschnitt { $section }: { $card }.
    .owner = { $seat } verdeckt mit dem Drachen eine deiner Karten in Abschnitt { $section }: { $card }.
event-drew = { $seat } zieht eine Karte.
    .seat = Du ziehst eine Karte.
event-drew-known = { $seat } zieht { $cards }.
    .seat = Du ziehst { $cards }.
event-passed = { $seat } legt keine Reiter mehr.
    .seat = Du legst keine Reiter mehr.
event-tile-on-card = { $seat } führt in Abschnitt { $section } und legt das { $tile }er-Kärtchen auf { $the_card }.
    .seat = Du führst in Abschnitt { $section } und legst das { $tile }er-Kärtchen auf { $the_card }.
event-tile-won = { $seat } führt in Abschnitt { $section } und nimmt das { $tile }er-Kärtchen.
    .seat = Du führst in Abschnitt { $section } und nimmst das { $tile }er-Kärtchen.
event-tile-to-owner = { $owner } bekommt das { $tile }er-Kärtchen, das in Abschnitt { $section } lag.
    .owner = Du bekommst das { $tile }er-Kärtchen, das in Abschnitt { $section } lag.
event-all-played = { $seat } hat die letzte Karte gespielt: Alle anderen haben noch einen Zug.
    .seat = Du hast deine letzte Karte gespielt: Alle anderen haben noch einen Zug.
event-last-scorings = Die letzten Wertungen
event-game-ends = Das Spiel ist zu Ende

# Gründe
why-score-first = Zuerst kommt die Wertung, und sie ist nicht freiwillig.
why-only-scoring = Es wird nur noch gewertet: Niemand darf mehr Karten legen oder ziehen.
why-scored-already = Abschnitt { $section } wurde in diesem Zug schon gewertet.
why-no-card-there = Du hast keine Karte in Abschnitt { $section }.
why-not-leading = Du hast in Abschnitt { $section } nicht mehr Punkte als alle anderen dort.
why-choose-tile = Wähle zuerst eines der beiden Kärtchen von Abschnitt { $section }.
why-no-such-tile = Neben Abschnitt { $section } liegt kein { $tile }er-Kärtchen.
why-choose-card = Wähle zuerst die Karte in Abschnitt { $section }, die das Kärtchen bekommt.
why-no-own-card = Du hast keine offene Karte dieser Art ({ $card }) in Abschnitt { $section }.
why-no-such-section = Abschnitt { $section } gibt es nicht; dieses Spiel hat { $count }.
why-section-closed = Abschnitt { $section } hat keine Ruhmeskärtchen mehr; dort kann nichts gelegt oder gewertet werden.
why-deck-empty = Dein Nachziehstapel ist leer.
why-must-act = Du kannst legen oder ziehen, also musst du eines davon tun.
why-must-ride = Du hast nur noch Reiter auf der Hand, und dein Nachziehstapel ist leer: Lege mindestens einen Reiter.
why-scoring-is-over = Die Wertung dieses Zuges ist vorbei.
why-not-in-hand = Eine solche Karte hast du nicht auf der Hand ({ $card }).
why-too-few-in-hand = So viele Karten dieser Art hast du nicht auf der Hand ({ $card }: { $count }).
why-no-such-player = Es spielen nur { $count } Personen mit.
why-no-dragon = Du hast deinen Drachen nicht auf der Hand.
why-no-such-top-card = Von { $owner } liegt in Abschnitt { $section } keine offene Karte dieser Art ({ $card }).
    .owner = Von dir liegt in Abschnitt { $section } keine offene Karte dieser Art ({ $card }).
why-dragon-tile = Der Drache darf keine Karte verdecken, die ein Ruhmeskärtchen trägt.

# Der Tisch in Worten
tell-section = Abschnitt { $section }: Ruhmeskärtchen { $tile } und { $second_tile }
tell-section-half = Abschnitt { $section }: Ruhmeskärtchen { $tile }, das andere liegt auf einer Karte
tell-section-closed = Abschnitt { $section } ist geschlossen
tell-row-empty = Noch keine Karten.
tell-card = { $card } von { $owner }
    .owner = { $card } von dir
tell-card-covered = { $card } von { $owner }, von der nächsten Karte verdeckt
    .owner = { $card } von dir, von der nächsten Karte verdeckt
tell-card-tile = { $card } von { $owner }, trägt die { $tile }
    .owner = { $card } von dir, trägt die { $tile }
tell-points = { $seat } hat hier { $points }.
    .seat = Du hast hier { $points }.
tell-players = Spieler
tell-player = { $seat }: { $hand } auf der Hand, { $deck } im Stapel, Ruhm { $fame }
tell-player-hidden = { $seat }: { $hand } auf der Hand, { $deck } im Stapel
tell-my-hand = Deine Hand
tell-in-hand = { $count } × { $card }
tell-hand-empty = Deine Hand ist leer.
tell-supply = Kommende Ruhmeskärtchen
tell-tiles-coming = { $count } × { $tile }
tell-no-tiles = Keine.

# Wohin eine Wahl führt
foresee-points = { $change }: Du hättest { $points } in Abschnitt { $section }
foresee-fame = { $tile } Ruhm für dich, sobald der Abschnitt noch einmal gewertet wird
foresee-alone = du wärst dort allein
foresee-leads = du lägst { $count } vorn
foresee-ties = Gleichstand, niemand würde werten
foresee-behind = du lägst { $count } zurück

# Optionen des Tisches
option-hide-won-fame = Ruhm verdecken
    .help = Gewonnene Ruhmeskärtchen liegen verdeckt; niemand sieht, wie viel die anderen haben

# Fehler im Text einer Stellung
text-bad-card = { $word } ist keine Karte; Karten sind { $known }.
text-bad-section = Einen Abschnitt schreibt man als Kärtchen, Strich und Reihe: 7 3 | aW bG/aD
text-bad-row = { $word }: Eine Karte besteht aus Platz und Buchstabe; nur Drachen liegen auf anderen Karten, nie auf einer mit Kärtchen.
text-too-many-tiles = Ein Abschnitt hat insgesamt zwei Ruhmeskärtchen.
text-tile-missing = Ein Kärtchen liegt neben dem Abschnitt; das andere muss auf einer Karte liegen, wie in aW=4.
text-tile-not-leftmost = Von den offenen Karten derselben Art und Person trägt die am weitesten links das Kärtchen.
text-too-many-cards = Zu oft { $word }: { $count }, eine Person hat aber nur { $most }.
text-equal-pair = Zu zweit liegen nie zwei gleiche Kärtchen neben einem Abschnitt.
text-tile-count = { $tile }er-Ruhmeskärtchen: insgesamt { $count }; in der Schachtel sind { $most }.
text-odd-supply = Ruhmeskärtchen verlassen den Vorrat paarweise; ihre Zahl dort muss gerade sein.

# Rat
advice-score = { $score } Ruhm zu erwarten

# Das Brett im Terminal
board-fame = Ruhm
board-hand = Hand
board-deck = Stapel
board-my-hand = Deine Hand
board-section = Abschnitt { $section }
board-closed = geschlossen
board-empty-row = noch keine Karten
board-tiles-left =
    { $count ->
        [one] Noch ein Ruhmeskärtchen im Vorrat
       *[other] Noch { $count } Ruhmeskärtchen im Vorrat
    }
board-tiles-won =
    { $count ->
        [one] 1 Kärtchen
       *[other] { $count } Kärtchen
    }
