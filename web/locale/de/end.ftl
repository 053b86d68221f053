# Die Geschichte einer beendeten Partie
page-story-chances = Die Gewinnchancen
page-card = Bild
page-story-working = Wird berechnet …
page-story-honest = Der stärkste Bot urteilt danach, was jeder damals wusste, nicht danach, wie es ausging. Ein Klick auf die Kurve führt zu diesem Moment.
page-story-from-to = { $name }: von { $first } % auf { $last } %.
page-story-mark = Teure Entscheidung { $number }: kostete { $cost } { $cost ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    } Gewinnchance
page-story-whose = Wessen Entscheidungen
page-story-yours = { $count ->
        [0] Deine Entscheidungen
        [one] Deine teuerste Entscheidung
       *[other] Deine teuersten Entscheidungen
    }
page-story-theirs = { $count ->
        [0] Die Entscheidungen von { $name }
        [one] Die teuerste Entscheidung von { $name }
       *[other] Die teuersten Entscheidungen von { $name }
    }
page-story-soon = Sie stehen gleich hier.
page-story-choice = Entscheidung { $number } von { $count }
page-story-played = Gespielt:
page-story-better = Besser:
page-story-chance = { $chance } % Gewinnchance
page-story-seen-by = Aus der Sicht von { $name }:
page-story-points = { $count ->
        [one] Prozentpunkt Gewinnchance
       *[other] Prozentpunkte Gewinnchance
    }
page-story-show = Zeig es mir
page-look-back-failed = Das ist gerade nicht gelungen.
dm-when = Runde { $round }, Zug { $turn } · { $name } war Baumeister
dm-when-master = Runde { $round }, Zug { $turn } · als Baumeister
cm-story-key = Gepunktete Linie: Ein Abschnitt wurde gewertet.
cm-when = Zug { $turn }

# Der Rückblick
page-verdict-played = gespielt
page-verdict-better = besser
page-weighed = { $name } wählte: { $choice }. Besser: { $better }.
page-weighed-yours = Du hast gewählt: { $choice }. Besser: { $better }.
page-weighed-cost = { $cost ->
        [one] kostete einen Prozentpunkt Gewinnchance
       *[other] kostete { $cost } Prozentpunkte Gewinnchance
    }
page-replay-play = Abspielen (Leertaste)
page-replay-pause = Anhalten (Leertaste)
page-replay-speed = Tempo
page-replay-by = Schrittweite
page-replay-choice = Entscheidung
page-replay-back = Zurück: { $unit }
page-replay-on = Vor: { $unit }

# Looking back together
page-gathering = Gemeinsam zurückblicken
page-gathering-how = wer mitmacht, sieht denselben Moment
page-gathering-others = { $names } { $count ->
        [one] blickt auf diese Partie zurück.
       *[other] blicken gemeinsam auf diese Partie zurück.
    }
page-gathering-join = Mitmachen
page-gathering-lead = Führung übernehmen
page-gathering-leads = { $name } führt.
page-gathering-you-lead = Du führst: Die anderen sehen, was du siehst.
page-gathering-nobody-leads = Gerade führt niemand.
page-gathering-depart = Allein weiterschauen
page-point-how = Klicke auf eine Stelle des Bretts; auf einem Touchscreen halte sie gedrückt.
page-try = Ab hier spielen
page-try-help = Öffnet einen eigenen Tisch, der mit diesem Moment beginnt. Du spielst { $name } gegen Bots.
page-try-friends = Ab hier mit Freunden spielen
page-you-win = Du gewinnst!
page-you-win-by = Du gewinnst mit { $margin } Vorsprung.
page-won-by-margin = { $count ->
        [one] { $names } gewinnt mit { $margin } Vorsprung.
       *[other] { $names } teilen sich den Sieg, mit { $margin } Vorsprung.
    }
page-ahead-points = { $count ->
        [1] einem Punkt
        [2] zwei Punkten
        [3] drei Punkten
        [4] vier Punkten
        [5] fünf Punkten
        [6] sechs Punkten
        [7] sieben Punkten
        [8] acht Punkten
        [9] neun Punkten
        [10] zehn Punkten
       *[other] { $count } Punkten
    }
page-ahead-chinesische-mauer = { $count ->
        [one] einem Ruhmespunkt
       *[other] { $count } Ruhmespunkten
    }
page-ahead-great-wall = { $count ->
        [one] einem Ehrenpunkt
       *[other] { $count } Ehrenpunkten
    }
page-you-lost = { $count ->
        [one] Du hast verloren.
       *[other] Ihr habt gemeinsam verloren.
    }
page-against-qin = { $first } zu { $second } gegen Qin Jiushao.
page-you-share-win = Du teilst dir den Sieg!
page-winner = Sieg
page-lowest-wins = Wer die wenigsten Punkte hat, gewinnt: { $first } zu { $second }.
page-highest-wins = Wer die meisten Punkte hat, gewinnt: { $first } zu { $second }.
page-ended-agreement = Im Einvernehmen beendet.
page-ended-resignation = Durch Aufgabe beendet.
page-ended-time = Beendet, weil die Zeit abgelaufen ist.
page-replay = Zurückblicken
page-share = Link kopieren
