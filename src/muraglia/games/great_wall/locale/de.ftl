# The Great Wall. Names of cards come from the card set.

# Goal and legend
cli-goal = Verteidigt und baut die Mauer, schlagt die Horden, meidet die Schande. Die meiste Ehre gewinnt.
cli-legend = Lebenspunkte: Zeile (a, b) und Spalte (1 bis 6). Die Karten sind der eigene Haussatz des Projekts, nicht die gedruckten.
cli-help-ahead = jetzt passen, bis der Zug oder die Jahreszeit vorbei ist

# Words
resource-wood = Holz
resource-stone = Stein
resource-gold = Gold
resource-qi = Qi
gained-wood = Holz
gained-stone = Stein
gained-gold = Gold
gained-qi = Qi
gained-material = Holz, Stein oder Gold
gained-any = { $count ->
        [one] beliebigen Rohstoff
       *[other] beliebige Rohstoffe
    }
gained-honour = Ehre
gained-tactic = { $count ->
        [one] Taktikkarte
       *[other] Taktikkarten
    }
gained-local = von dem, was dort entsteht
soldier-spearman = Speerträger
    .counted = { $count ->
        [one] einen Speerträger
       *[other] { $count } Speerträger
    }
soldier-archer = Bogenschütze
    .counted = { $count ->
        [one] einen Bogenschützen
       *[other] { $count } Bogenschützen
    }
soldier-horseman = Reiter
    .counted = { $count ->
        [one] einen Reiter
       *[other] { $count } Reiter
    }
side-left = links
    .the = Linker Abschnitt
side-centre = Mitte
    .the = Mittlerer Abschnitt
side-right = rechts
    .the = Rechter Abschnitt
to_side-left = links
to_side-centre = Mitte
to_side-right = rechts
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
location-sawmill = Sägewerk
location-quarry = Steinbruch
location-gold-mine = Goldmine
location-temple = Tempel
location-barracks = Kaserne
location-builders = Bauhof
location-logistics = Tross
location-tea-house = Teehaus
location-embassy = Kaiserliche Botschaft
location-school = Kampfschule
from_location-sawmill = Sägewerk
from_location-quarry = Steinbruch
from_location-gold-mine = Goldmine
from_location-temple = Tempel
from_location-barracks = Kaserne
from_location-builders = Bauhof
from_location-logistics = Tross
from_location-tea-house = Teehaus
from_location-embassy = Kaiserliche Botschaft
from_location-school = Kampfschule
neutral-qin = Qin Jiushao
neutral-rush = Der Binsenclan
marchers-spearmen = Speerträger aus der Ruhezone
marchers-archers = Bogenschützen aus der Ruhezone
marchers-horsemen = Reiter aus der Ruhezone
marchers-post-to-post = Bogenschützen von Posten zu Posten
marchers-post-to-rest = Bogenschützen vom Posten in die Ruhezone

# Moments
moment-summer = zu Beginn des Sommers
moment-autumn = zu Beginn des Herbstes
moment-reveal = wenn die Befehlskarten aufgedeckt sind
moment-turn = wenn dein Zug beginnt
moment-others-turn = wenn der Zug eines anderen beginnt
moment-activation = wenn ein Ort mit deinen Schreibern aktiviert wird
moment-gathered = wenn du gesammelt hast
moment-recruited = wenn du rekrutiert hast
moment-covered = wenn dein Soldat Lebenspunkte bedeckt
moment-built-wall = wenn du eine Mauerstufe gebaut hast
moment-built-barricade = wenn du eine Barrikade gebaut hast
moment-hired = wenn du angeworben hast
moment-turn-end = nach deinem Aktivierungsschritt
moment-defeated = wenn eine Horde besiegt ist
moment-taken = wenn du eine Horde nimmst
moment-killed = wenn deine Soldaten getötet werden
moment-shamed = wenn du ein Schandeplättchen bekommst
moment-winter = zu Beginn des Winters
moment-shot = wenn dein Bogenschütze verwundet
moment-assault = bevor ein Abschnitt gestürmt wird
moment-held = wenn ein Abschnitt hält
moment-breached = wenn ein Abschnitt durchbrochen ist
moment-donated = wenn du gespendet hast
moment-upgraded = wenn du einen Aufseher aufgewertet hast
moment-tea = wenn dein Teemarker steigt
moment-always = immer

counted-support = { $count ->
        [one] Stützenden Berater
       *[other] Stützende Berater
    }
    .the = jeden deiner Stützenden Berater
counted-active = { $count ->
        [one] Aktiven Berater
       *[other] Aktive Berater
    }
    .the = jeden deiner Aktiven Berater
counted-overseers = Aufseher
    .the = jeden deiner Aufseher
counted-levels = { $count ->
        [one] Aufseherstufe
       *[other] Aufseherstufen
    }
    .the = jede Stufe deiner Aufseher
counted-resting = { $count ->
        [one] Soldaten in einer Ruhezone
       *[other] Soldaten in Ruhezonen
    }
    .the = jeden deiner Soldaten in einer Ruhezone
counted-posted = Bogenschützen auf Posten
    .the = jeden deiner Bogenschützen auf Posten
counted-fighting = { $count ->
        [one] Soldaten auf einer Horde
       *[other] Soldaten auf Horden
    }
    .the = jeden deiner Soldaten auf einer Horde
counted-taken = { $count ->
        [one] genommene Horde
       *[other] genommene Horden
    }
    .the = jede Horde, die du genommen hast
counted-tiles = Schandeplättchen
    .the = jedes deiner Schandeplättchen
counted-walls = { $count ->
        [one] Mauerstufe
       *[other] Mauerstufen
    }
    .the = jede Mauerstufe
counted-barricades = { $count ->
        [one] Barrikade
       *[other] Barrikaden
    }
    .the = jede Barrikade
counted-placed = { $count ->
        [one] Schreiber an einem Ort
       *[other] Schreiber an Orten
    }
    .the = jeden deiner Schreiber an einem Ort
counted-held = { $count ->
        [one] Taktikkarte auf der Hand
       *[other] Taktikkarten auf der Hand
    }
    .the = jede Taktikkarte auf deiner Hand
counted-piled = { $count ->
        [one] abgelegte Befehlskarte
       *[other] abgelegte Befehlskarten
    }
    .the = jede deiner abgelegten Befehlskarten
counted-foes = { $count ->
        [one] Horde in diesem Abschnitt
       *[other] Horden in diesem Abschnitt
    }
    .the = jede Horde in diesem Abschnitt
counted-dead = { $count ->
        [one] eben getöteten Soldaten
       *[other] eben getötete Soldaten
    }
    .the = jeden deiner eben getöteten Soldaten
counted-below = { $count ->
        [one] Partei unter dir in der Teefolge
       *[other] Parteien unter dir in der Teefolge
    }
    .the = jede Partei unter dir in der Teefolge
counted-above = { $count ->
        [one] Partei über dir in der Teefolge
       *[other] Parteien über dir in der Teefolge
    }
    .the = jede Partei über dir in der Teefolge
counted-hands = Schreiber dort
    .the = jeden deiner Schreiber dort
counted-strangers = { $count ->
        [one] fremden Schreiber dort
       *[other] fremde Schreiber dort
    }
    .the = jeden fremden Schreiber dort
counted-high-walls = { $count ->
        [one] Abschnitt auf Stufe 3
       *[other] Abschnitte auf Stufe 3
    }
    .the = jeden Abschnitt auf Stufe 3
counted-years = { $count ->
        [one] Jahr
       *[other] Jahre
    }
    .the = jedes Jahr bisher
counted-recruits = { $count ->
        [one] eben rekrutierten Soldaten
       *[other] eben rekrutierte Soldaten
    }
    .the = jeden eben rekrutierten Soldaten
counted-types = { $count ->
        [one] Soldatenart im Einsatz
       *[other] Soldatenarten im Einsatz
    }
    .the = jede Soldatenart, die du im Einsatz hast
counted-clean = { $count ->
        [one] genommene Horde ohne Schande
       *[other] genommene Horden ohne Schande
    }
    .the = jede Horde ohne Schande, die du genommen hast
counted-hired = { $count ->
        [one] angeworbenen Schreiber
       *[other] angeworbene Schreiber
    }
    .the = jeden Schreiber, den du angeworben hast
counted-invaders = { $count ->
        [one] Horde auf dem Brett
       *[other] Horden auf dem Brett
    }
    .the = jede Horde auf dem Brett

change-save-cost = Preis für das Retten eines Soldaten
change-advisor-cost = Preis der Berater
change-clerk-cost = Preis der Schreiber
change-recruit-cost = Preis der Rekruten
change-wall-cost = Preis der Mauerstufen
change-barricade-cost = Preis der Barrikaden
change-upgrade-cost = Preis der Aufwertung
change-hand-limit = Handlimit für Taktikkarten
change-lethality = Tödlichkeit
change-shame-cost = Preis fürs Ablegen der Schande
change-donation = Ehre für eine Spende
change-base-defence = Verteidigung jedes Abschnitts

# Effects
says-when = { $moment }:
says-when-at = { $moment } ({ $location }):
says-when-soldier = { $moment } ({ $soldier }):
says-only-soldier = ({ $soldier })
says-if = falls es mindestens { $count } { $counted } gibt:
says-if-own = falls du mindestens { $count } { $counted } hast:
says-if-track = falls die Karte { $command } eines anderen ausliegt:
says-per = (für { $the_counted })
says-change = { $change }: { $amount }
says-empowered = Verstärkt für { $number } Qi:
says-owner = Du:
says-others = Andere Spieler:
effect-gain = erhalte { $count } { $gained }
effect-lose = verliere { $number } Ehre
effect-draw = { $number ->
        [one] ziehe eine Taktikkarte
       *[other] ziehe { $number } Taktikkarten
    }
effect-move = { $number ->
        [one] bewege einen Schreiber
       *[other] bewege bis zu { $number } Schreiber
    }
effect-move-different = { $number ->
        [one] bewege einen Schreiber
       *[other] bewege bis zu { $number } Schreiber an verschiedene Orte
    }
effect-recruit = { $number ->
        [one] rekrutiere einen Soldaten
       *[other] rekrutiere bis zu { $number } Soldaten
    }
effect-recruit-spearman = { $number ->
        [one] rekrutiere einen Speerträger
       *[other] rekrutiere bis zu { $number } Speerträger
    }
effect-recruit-archer = { $number ->
        [one] rekrutiere einen Bogenschützen
       *[other] rekrutiere bis zu { $number } Bogenschützen
    }
effect-recruit-horseman = { $number ->
        [one] rekrutiere einen Reiter
       *[other] rekrutiere bis zu { $number } Reiter
    }
effect-attack = { $number ->
        [one] greife mit einem Soldaten an
       *[other] greife mit bis zu { $number } Soldaten an
    }
effect-attack-all = greife mit beliebig vielen Soldaten an
effect-attack-each = greife in jedem Abschnitt mit einem Soldaten an
effect-wound = { $number ->
        [one] lege eine Wunde
       *[other] lege bis zu { $number } Wunden
    }
effect-build = { $number ->
        [one] baue eine Mauerstufe oder eine Barrikade
       *[other] baue bis zu { $number } Mauerstufen oder Barrikaden
    }
effect-build-wall = { $number ->
        [one] baue eine Mauerstufe
       *[other] baue bis zu { $number } Mauerstufen
    }
effect-build-barricade = { $number ->
        [one] baue eine Barrikade
       *[other] baue bis zu { $number } Barrikaden
    }
effect-upgrade = { $number ->
        [one] werte einen Aufseher auf
       *[other] werte bis zu { $number }-mal einen Aufseher auf
    }
effect-upgrade-different = { $number ->
        [one] werte einen Aufseher auf
       *[other] werte bis zu { $number } verschiedene Aufseher auf
    }
effect-shift = { $number ->
        [one] verlege Soldaten in einen anderen Abschnitt
       *[other] verlege bis zu { $number }-mal Soldaten in einen anderen Abschnitt
    }
effect-tea = { $number ->
        [one] hebe deinen Teemarker um einen Platz
       *[other] hebe deinen Teemarker um { $number } Plätze
    }
effect-tea-top = hebe deinen Teemarker um einen Platz oder ganz nach oben
effect-hire = { $number ->
        [one] wirb einen Schreiber oder Berater an
       *[other] wirb bis zu { $number } Schreiber oder Berater an
    }
effect-hire-clerk = { $number ->
        [one] wirb einen Schreiber an
       *[other] wirb bis zu { $number } Schreiber an
    }
effect-hire-advisor = { $number ->
        [one] wirb einen Berater an
       *[other] wirb bis zu { $number } Berater an
    }
effect-unshame = { $number ->
        [one] entferne eines deiner Schandeplättchen
       *[other] entferne bis zu { $number } deiner Schandeplättchen
    }
effect-shame = { $number ->
        [one] erhalte ein Schandeplättchen
       *[other] erhalte { $number } Schandeplättchen
    }
effect-activate = führe eine Erweiterte Aktivierung aus
effect-copy = kopiere die ausliegende Befehlskarte eines anderen
effect-or-move = oder bewege { $number ->
        [one] einen Schreiber
       *[other] bis zu { $number } Schreiber
    }
effect-recover = { $number ->
        [one] nimm eine Befehlskarte zurück
       *[other] nimm bis zu { $number } Befehlskarten zurück
    }
effect-save = { $number ->
        [one] rette einen deiner getöteten Soldaten
       *[other] rette bis zu { $number } deiner getöteten Soldaten
    }
effect-save-all = rette alle deine getöteten Soldaten
effect-defence = jetzt +{ $number } Verteidigung
effect-offence = jetzt −{ $number } Angriff
effect-spare = du bekommst dieses Plättchen nicht
effect-pay = du darfst { $count } { $gained } zahlen; dann:
effect-horde = { $number ->
        [one] jetzt kommt eine Horde
       *[other] jetzt kommen { $number } Horden
    }
effect-raze = { $number ->
        [one] eine Barrikade fällt
       *[other] { $number } Barrikaden fallen
    }
effect-raid = { $number ->
        [one] ein Schandeplättchen verlässt den Vorrat
       *[other] { $number } Schandeplättchen verlassen den Vorrat
    }
effect-free = (kostenlos)
effect-less = { $count ->
        [one] ({ $number } billiger)
       *[other] (je { $number } billiger)
    }
effect-here = (in diesem Abschnitt)
effect-front = (auf Horden an der Mauer)
effect-spearman = (Speerträger)
effect-archer = (Bogenschützen)
effect-horseman = (Reiter)

# Abilities of Hordes
ability-stronger = ihr Angriff steigt um { $number }
ability-deadlier = die Tödlichkeit auf ihr steigt um { $number }
ability-shielded = Bogenschützen verwunden sie nur, wenn sie an der Mauer steht
ability-arrives = wenn sie kommt, jeder Spieler:
ability-breaches = bei einem Durchbruch, falls du keinen Soldaten auf ihr hast:
ability-falls = wenn du sie nimmst:

# Demands of Requests
demand-each-pays = jeder zahlt { $count } { $gained }
demand-each-sacrifices = { $number ->
        [one] jeder opfert einen Soldaten
       *[other] jeder opfert { $number } Soldaten
    }
demand-each-clerks = { $number ->
        [one] jeder gibt einen Schreiber aus der Reserve ab
       *[other] jeder gibt { $number } Schreiber aus der Reserve ab
    }
demand-each-has = jeder hat mindestens { $count } { $counted }
demand-all-have = alle zusammen haben mindestens { $count } { $counted }

# Questions
ask-general = Welchen General wählst du?
ask-first-advisor = Welcher Berater wird aktiv? Der andere stützt deinen General.
ask-recovery = Befehlskarten zurücknehmen oder Ehre dafür? Ohne Handkarten hast du im Herbst keinen Zug.
ask-recovery-empty = Deine Hand ist leer. Nimm deine Befehlskarten zurück: Ohne Karte hast du in diesem Herbst keinen Zug.
ask-command = Welche Befehlskarte spielst du diesen Herbst? Ohne Handkarten hast du keinen Zug.
ask-space = Auf welches Feld der Befehlsleiste?
ask-who-next = Wer ist als Nächstes dran?
ask-who-visits = { $location }: Wer ist als Nächstes dran?
ask-activation = Welcher Ort wird als Nächstes aktiviert?
ask-pay-for = Zahlst du für die Wirkung der Karte?
ask-gain = Welchen Rohstoff nimmst du?
ask-gain-several = Nimm { $count } Rohstoffe: wie viel wovon?
ask-clerk = Bewege einen Schreiber oder passe.
ask-rush-clerk = Bewege einen Schreiber des Binsenclans oder passe.
ask-advanced = Erweiterte Aktivierung: welcher Ort?
ask-copy = Welche Karte kopieren?
ask-copy-or-move = { $number ->
        [one] Welche Karte kopieren? „ja“ bewegt stattdessen einen Schreiber.
       *[other] Welche Karte kopieren? „ja“ bewegt stattdessen bis zu { $number } Schreiber.
    }
ask-recover-one = Welche Befehlskarte nimmst du zurück?
ask-window = Taktikkarte spielen ({ $moment }) oder passen?
ask-draw = Wie viele Taktikkarten ziehst du?
ask-discard = Zu viele Taktikkarten: Welche legst du ab?
ask-upgrade = { $location }: deinen Aufseher aufwerten?
ask-upgrade-where = Aufseher aufwerten: an welchem Ort?
ask-donate = { $location }: 1 Rohstoff für 2 Ehre spenden?
ask-recruit = Rekrutiere einen Soldaten oder passe.
ask-deploy = Ein Rekrut greift an oder ruht: wo?
ask-attack = Greife an oder passe.
ask-wound = Wohin kommt die Wunde?
ask-build = Baue etwas oder passe.
ask-store = Nimm { $count } aus dem Lager: wie viel wovon?
ask-pay = Zahle { $count } von deinen Rohstoffen: wie viel wovon?
ask-route = Soldaten verlegen: von welchem Abschnitt in welchen?
ask-send = Wie viele gehen?
ask-tea = Deinen Teemarker heben?
ask-hire = Wirb einen Schreiber oder Berater an oder passe.
ask-active-or-support = { $advisor }: aktiv oder stützend? Für immer.
ask-unshame = Welches Schandeplättchen entfernen?
ask-unshame-summer = Qi zahlen, um ein Schandeplättchen abzulegen?
ask-unshame-coop = 10 Ehre verlieren, um ein Schandeplättchen abzulegen?
ask-shame = Wohin legst du das Schandeplättchen?
ask-kill = Abschnitt { $side }: Wie viele Reiter sind unter deinen Toten?
ask-save = Abschnitt { $side }: einen Getöteten retten?
ask-fulfil = Welche Forderung wird erfüllt?
ask-give = { $request }: Gibst du das Geforderte?
ask-sacrifice = Welchen Soldaten opferst du?
ask-rush-advisor = Binsenclan: Welcher Berater wird abgelegt?
ask-rush-barricade = Binsenclan: Wo wird die Barrikade gebaut?
ask-rush-spear = Binsenclan: Welchen Lebenspunkt greift sein Speerträger an?
ask-rush-tea = Den Teemarker des Binsenclans heben?
ask-qin-store = Qin Jiushao baut. Nimm { $count } aus dem Lager: wie viel wovon?

standing-windows = Taktikkarten spielen
standing-clerks = Schreiber in fremden Zügen
standing-spaces = Dein Feld auf der Befehlsleiste
standing-upgrades = Aufseher aufwerten
standing-donations = Spenden
standing-shame = Wohin Schandeplättchen kommen
standing-shame-in-summer = Schandeplättchen gegen Bezahlung ablegen
standing-recovery = Befehlskarten im Sommer
standing-recovered-cards = Befehlskarten, die zurückkommen

# Choices
choose-pass = passen
choose-yes = ja
choose-top = ganz nach oben
choose-pay-honour = 10 Ehre verlieren, das Plättchen geht zurück
choose-shame-box = 5 Ehre verlieren, das Plättchen kommt aus dem Spiel
choose-recover = die Karten zurücknehmen
choose-score-pile = 2 Ehre für jede Karte
choose-hire-clerk = einen Schreiber anwerben
choose-active = aktiv
choose-support = stützend
choose-space = Feld { $number }
choose-command = { $command }
choose-seat = { $seat }
choose-rush-clan = der Binsenclan
choose-location = { $location }
choose-resource = { $resource }
choose-soldier = { $soldier }
choose-general = { $general }
choose-advisor = { $advisor }
choose-request = { $request }
choose-draw = { $count ->
    [0] keine ziehen
    [one] 1 Taktikkarte ziehen
   *[other] { $count } Taktikkarten ziehen
}
choose-discard = { $tactic } ablegen
choose-play = { $tactic } spielen
choose-play-empowered = { $tactic } verstärkt spielen
choose-clerk-home = ein Schreiber: Reserve → { $location }
choose-clerk = ein Schreiber: { $from_location } → { $location }
choose-send = { $count } × { $marchers }
choose-marchers = { $marchers }
choose-point = { $side }, Reihe { $row }, Punkt { $point }
choose-pair = { $side }, Reihe { $row }, Punkte { $point }
choose-amount = { $count } × { $resource }
choose-store = { $count } × { $resource } aus dem Lager
choose-rest = { $soldier } in die Ruhezone, { $side }
choose-post = Bogenschütze auf einen Posten, { $side }
choose-shoot = ein Bogenschütze auf Posten schießt, { $side }
choose-wall = Mauerstufe, { $side }
choose-barricade = Barrikade, { $side }
choose-route = von { $side } nach { $to_side }
choose-kill = Reiter unter den Toten: { $count }
choose-save = { $soldier } retten
choose-shame-soldier = unter: { $soldier } in der Reserve
choose-shame-horde = auf die Horde { $horde } (Plättchen darauf: { $count })
choose-unshame-soldier = das Plättchen unter: { $soldier }
choose-unshame-horde = ein Plättchen der Horde { $horde } (darauf: { $count })

# Events
event-year-begins = Jahr { $year }
event-season-begins = { $season }
event-general-chosen = { $faction } spielt { $general }.
    .faction = Du spielst { $general }.
event-advisor-placed = { $faction }: { $advisor } wird { $active ->
        [0] stützender
       *[other] aktiver
    } Berater.
    .faction = { $advisor } wird dein { $active ->
        [0] stützender
       *[other] aktiver
    } Berater.
event-horde-placed = Eine Horde kommt: { $horde }, { $side }, Reihe { $row }.
event-raided = Raubzug: kein Platz für { $horde } ({ $side }). Schandeplättchen aus dem Vorrat: { $count }.
event-advisors-changed = Neue Berater kommen auf die Leiste.
event-gained = { $faction } erhält { $count } { $resource } ({ $source }).
    .faction = Du erhältst { $count } { $resource } ({ $source }).
event-paid = { $faction } zahlt { $count } { $resource } ({ $source }).
    .faction = Du zahlst { $count } { $resource } ({ $source }).
event-honour-changed = { $faction }: { $count ->
        [one] +{ $count }
        [other] +{ $count }
       *[less] { $count }
    } Ehre, jetzt { $total } ({ $source }).
    .faction = Du: { $count ->
        [one] +{ $count }
        [other] +{ $count }
       *[less] { $count }
    } Ehre, jetzt { $total } ({ $source }).
event-command-revealed = { $faction } zeigt { $command }.
    .faction = Du zeigst { $command }.
event-command-placed = { $faction } legt { $command } auf Feld { $space }.
    .faction = Du legst { $command } auf Feld { $space }.
event-turn-begins = { $faction } ist am Zug: { $command }
    .faction = Du bist am Zug: { $command }
event-clerk-moved = { $faction } schickt einen Schreiber: { $location }.
    .faction = Du schickst einen Schreiber: { $location }.
event-clerk-changed = { $faction } bewegt einen Schreiber: { $from_location } → { $location }.
    .faction = Du bewegst einen Schreiber: { $from_location } → { $location }.
event-activated = Aktiviert: { $location }.
event-overseer-raised = { $faction }: Aufseher der Stufe { $level }, { $location }{ $new_soldier ->
        [0] {" "}(ein Speerträger)
        [1] {" "}(ein Bogenschütze)
        [2] {" "}(ein Reiter)
       *[other] {""}
    }.
    .faction = Du: Aufseher der Stufe { $level }, { $location }{ $new_soldier ->
        [0] {" "}(ein Speerträger)
        [1] {" "}(ein Bogenschütze)
        [2] {" "}(ein Reiter)
       *[other] {""}
    }.
event-donated = { $faction } spendet { $resource }.
    .faction = Du spendest { $resource }.
event-recruited = { $faction } rekrutiert: { $soldier }.
    .faction = Du rekrutierst: { $soldier }.
event-rested = { $faction }: { $soldier } in die Ruhezone ({ $side }).
    .faction = Du: { $soldier } in die Ruhezone ({ $side }).
event-attacked = { $faction }: { $soldier } greift { $horde } an ({ $side }).
    .faction = Du: { $soldier } greift { $horde } an ({ $side }).
event-posted = { $faction }: Ein Bogenschütze bezieht einen Posten ({ $side }).
    .faction = Du: Ein Bogenschütze bezieht einen Posten ({ $side }).
event-wounded = { $faction } verwundet { $horde } ({ $side }).
    .faction = Du verwundest { $horde } ({ $side }).
event-wall-built = { $faction } baut die Mauer auf Stufe { $level } ({ $side }).
    .faction = Du baust die Mauer auf Stufe { $level } ({ $side }).
event-barricade-built = { $faction } baut eine Barrikade ({ $side }).
    .faction = Du baust eine Barrikade ({ $side }).
event-barricades-gone = Alle Barrikaden kommen weg.
event-soldiers-moved = { $faction } verlegt { $count ->
        [one] einen Soldaten
       *[other] { $count } Soldaten
    }: { $side } → { $to_side }.
    .faction = Du verlegst { $count ->
        [one] einen Soldaten
       *[other] { $count } Soldaten
    }: { $side } → { $to_side }.
event-tea-rose = { $faction } steigt auf der Teeleiste.
    .faction = Du steigst auf der Teeleiste.
event-clerk-hired = { $faction } wirbt einen Schreiber an.
    .faction = Du wirbst einen Schreiber an.
event-tactic-drawn = { $faction } zieht eine Taktikkarte.
    .faction = Du ziehst eine Taktikkarte.
event-tactic-drawn-known = { $faction } zieht { $tactic }.
    .faction = Du ziehst { $tactic }.
event-tactic-played = { $faction } spielt { $tactic }{ $empowered ->
        [0] {""}
       *[other] , verstärkt
    }.
    .faction = Du spielst { $tactic }{ $empowered ->
        [0] {""}
       *[other] , verstärkt
    }.
event-tactic-discarded = { $faction } legt { $tactic } ab.
    .faction = Du legst { $tactic } ab.
event-horde-defeated = Besiegt: { $horde } ({ $side }).
event-horde-taken = { $faction } nimmt { $horde }.
    .faction = Du nimmst { $horde }.
event-horde-gone = Niemand nimmt { $horde }.
event-soldiers-killed = { $faction } verliert { $soldiers }.
    .faction = Du verlierst { $soldiers }.
event-soldier-saved = { $faction } rettet: { $soldier }.
    .faction = Du rettest: { $soldier }.
event-wall-held = Die Mauer hält ({ $side }): { $defence } gegen { $offence }.
event-wall-breached = Durchbruch ({ $side }): { $defence } gegen { $offence }.
event-shamed = { $faction } erhält ein Schandeplättchen ({ $source }); übrig: { $left }.
    .faction = Du erhältst ein Schandeplättchen ({ $source }); übrig: { $left }.
event-shame-spared = { $faction } bleibt ein Schandeplättchen erspart.
    .faction = Dir bleibt ein Schandeplättchen erspart.
event-shame-lost = { $faction } hat keinen Platz für ein Schandeplättchen; es kommt in die Schachtel. Übrig: { $left }.
    .faction = Du hast keinen Platz für ein Schandeplättchen; es kommt in die Schachtel. Übrig: { $left }.
event-shame-removed = { $faction } ist ein Schandeplättchen los.
    .faction = Du bist ein Schandeplättchen los.
event-cards-recovered = { $count ->
        [one] { $faction } nimmt eine Befehlskarte zurück.
       *[other] { $faction } nimmt { $count } Befehlskarten zurück.
    }
    .faction = { $count ->
        [one] Du nimmst eine Befehlskarte zurück.
       *[other] Du nimmst { $count } Befehlskarten zurück.
    }
event-card-recovered = { $faction } nimmt { $command } zurück.
    .faction = Du nimmst { $command } zurück.
event-copied = { $faction } kopiert { $command }.
    .faction = Du kopierst { $command }.
event-track-shifted = Ortsleiste: { $location } kommt nach ganz oben.
event-omen-shown = Ereignis: { $omen }
event-request-shown = Der Kaiser fordert: { $request }
event-request-named = { $faction } schlägt vor zu erfüllen: { $request }
    .faction = Du schlägst vor zu erfüllen: { $request }
event-request-fulfilled = Erfüllt: { $request } (insgesamt { $count })
event-request-refused = Nicht alle geben: { $request } wartet.
event-sacrificed = { $faction } opfert: { $soldier }.
    .faction = Du opferst: { $soldier }.
event-shame-scored = { $faction }: Soldaten mit Schande, { $count } Ehre.
    .faction = Du: Soldaten mit Schande, { $count } Ehre.
event-horde-scored = { $faction }: { $horde }, { $count } Ehre.
    .faction = Du: { $horde }, { $count } Ehre.
event-artifact-scored = { $faction }: { $artifact }, { $count } Ehre.
    .faction = Du: { $artifact }, { $count } Ehre.
event-final-score = { $faction } hat am Ende { $total } Ehre.
    .faction = Du hast am Ende { $total } Ehre.
event-advisor-came = { $advisor } kommt auf die Leiste.
event-advisor-hired = { $faction } wirbt an: { $advisor }.
    .faction = Du wirbst an: { $advisor }.
event-advisor-left = { $advisor } verlässt die Leiste.
event-clerks-home = Die Schreiber kehren in die Reserve zurück: { $location }.
event-clerks-sacrificed = { $faction } opfert { $count ->
        [one] einen Schreiber
       *[other] { $count } Schreiber
    }.
    .faction = Du opferst { $count ->
        [one] einen Schreiber
       *[other] { $count } Schreiber
    }.
event-stored = { $faction } bringt { $count } { $resource } ins Lager.
event-store-used = { $faction } nimmt { $count } { $resource } aus dem Lager.
    .faction = Du nimmst { $count } { $resource } aus dem Lager.
event-barricade-fell = Eine Barrikade fällt ({ $side }).
event-defence-changed = { $faction }: Verteidigungswert um { $count } höher ({ $source }).
    .faction = Du: Verteidigungswert um { $count } höher ({ $source }).
event-breach-ends = Die Toten verlassen die Mauer ({ $side }).
event-shame-boxed = Schandeplättchen, die den Vorrat verlassen: { $count }.
event-track-cleared = Die Befehlskarten verlassen die Leiste.
event-game-ends = Das Spiel ist zu Ende
event-coop-won = Der Kaiser ist zufrieden: Alle gewinnen
event-coop-lost = Der Kaiser ist unzufrieden: Alle verlieren

# Reasons
why-must-choose = Das ist Pflicht: Wähle etwas.
why-other-question = Das beantwortet eine andere Frage.
why-same-location = Der Schreiber ist schon dort: { $location }.
why-rush-has-three = Der Binsenclan hat drei Schreiber, alle an Orten.
why-no-clerk-home = Du hast keinen Schreiber in der Reserve.
why-no-clerk-there = Dort ist kein solcher Schreiber: { $location }.
why-locked = Voll, also darf niemand weg: { $location }.
why-full = Kein freies Schreiberfeld: { $location }.
why-rush-is-there = Der Binsenclan hat dort schon einen Schreiber: { $location }.
why-different = Jeder Schreiber geht an einen anderen Ort; einer ging dorthin: { $location }.
why-tactic-not-in-hand = Nicht auf deiner Hand: { $tactic }.
why-other-moment = { $tactic } spielst du { $moment }.
why-empowered-cost = Verstärkt kostet { $tactic } { $count } Qi.
why-one-tactic = Du hast zu diesem Ereignis schon eine Taktikkarte gespielt.
why-after-saving = Zuerst wird gerettet; { $tactic } spielst du danach, für die Toten.
why-saving-is-over = Zum Retten mit { $tactic } ist es zu spät.
why-unused-section = Der linke Abschnitt wird zu zweit und allein nicht benutzt.
why-highest = Die Mauer ist auf der höchsten Stufe: { $side }.
why-no-barricade-space = Kein freies Barrikadenfeld: { $side }.
why-too-dear = Du kannst den vollen Preis nicht zahlen.
why-no-soldier = Kein verfügbarer in deiner Reserve: { $soldier }.
why-order-of-recruits = Rekrutiere nach Art: Speerträger, Bogenschützen, Reiter. Nicht mehr: { $soldier }.
why-other-soldiers = Die Karte meint nicht: { $soldier }.
why-no-clerk-left = Alle deine Schreiber sind angeworben.
why-not-on-track = Nicht auf der Beraterleiste: { $advisor }.
why-no-post = Kein freier Posten: { $side }.
why-no-soldier-for-it = Du hast jetzt keinen Soldaten dafür.
why-no-horde = Da ist keine Horde: { $side }, Reihe { $row }.
why-no-vital-point = Die Horde hat dort keinen Lebenspunkt.
why-covered = Der Lebenspunkt ist bedeckt.
why-shielded = Bogenschützen verwunden diese Horde erst an der Mauer.
why-out-of-reach = Außer Reichweite: anderer Abschnitt oder andere Reihe.
why-only-front = Ein Speerträger erreicht nur die Horde an der Mauer.
why-no-vacant-pair = Ein Reiter braucht zwei freie Lebenspunkte neben- oder übereinander.
why-no-shame-on-hordes = Im kooperativen Spiel kommen keine Plättchen auf Horden.
why-no-shame-space = Du hast keine solche Horde mit freiem Schandefeld.
why-place-for-shame = Für das Plättchen gibt es einen Platz: unter einem Soldaten in deiner Reserve oder auf einer Horde, die du genommen hast.
why-command-not-in-hand = Nicht auf deiner Hand: { $command }.
why-space-taken = Feld { $number } ist besetzt oder unbenutzt.
why-cannot-save = Kein solcher Toter oder zu wenig Qi: { $soldier }.

# The table in words
tell-now = Jahr { $year } von { $years }, { $season }
tell-set-up = Aufbau
tell-shame = Schandeplättchen im Vorrat: { $count }
tell-warehouse = Lager: Holz { $wood }, Stein { $stone }, Gold { $gold }
tell-indicator = Die nächste Horde droht: { $side }
tell-artifact = Artefakt: { $artifact }
tell-request = Forderung: { $request }
tell-event = Ereignis: { $omen }
tell-fulfilled = Erfüllte Forderungen: { $count }
tell-side = { $the_side }: Verteidigung { $defence }, Angriff { $offence }
tell-wall = Mauerstufe { $level }, Barrikaden { $count }, freie Posten { $posts }
tell-horde = Reihe { $row }: { $horde }, Angriff { $offence }, frei { $vacant }
tell-horde-mine = … { $faction } bedeckt { $count }
tell-posted = { $faction }: Bogenschützen auf Posten { $count }
tell-resting = { $faction }: ruhende Speerträger { $spears }, Bogenschützen { $archers }, Reiter { $horses }
tell-locations = Orte
tell-location = { $location } ({ $spaces })
tell-clerks = { $faction }: { $count }
tell-track = Befehlsleiste
tell-on-track = { $number }: { $faction }, { $command }
tell-track-empty = Keine Karte liegt dort.
tell-on-advisor-track = Anzuwerben: { $advisor }
tell-faction = { $faction }: Ehre { $honour }, Schreiber { $home }, Schande { $tiles }, Taktikkarten { $tactics }
tell-general = General: { $general }
tell-active = Aktiv: { $advisor }
tell-support = Stützende Berater: { $count }
tell-reserve = Reserve: Speerträger { $spears }, Bogenschützen { $archers }, Reiter { $horses }
tell-overseer = Aufseher der Stufe { $level }: { $location }
tell-taken = Genommene Horde: { $horde }, Plättchen { $tiles }
tell-tea = Teefolge von oben
tell-tea-place = { $faction }
tell-mine = Hinter deinem Schirm
tell-stock = Holz { $wood }, Stein { $stone }, Gold { $gold }, Qi { $qi }
tell-command = Befehlskarte: { $command }
tell-tactic = Taktikkarte: { $tactic }

# What a choice would lead to
foresee-honour = Ehre { $change }
foresee-holds = die Mauer hält ({ $side })
foresee-breaks = die Mauer würde durchbrochen ({ $side })
foresee-quiet = keine Horde ist übrig ({ $side })
foresee-activates = { $location } wird aktiviert
foresee-end = die Partie endet diesen Winter
foresee-draw = dann wird eine Karte gezogen
foresee-resource = { $resource } { $change }
foresee-gauge = { $side }: Verteidigung { $defence } gegen { $offence }
foresee-taker = { $faction } nähme die Horde ({ $side }, Reihe { $row })
    .faction = du nähmst die Horde ({ $side }, Reihe { $row })
foresee-dead = { $faction } verlöre { $count ->
        [one] einen Soldaten
       *[other] { $count } Soldaten
    }, wenn die Horde fiele ({ $side }, Reihe { $row })
    .faction = du verlörst { $count ->
        [one] einen Soldaten
       *[other] { $count } Soldaten
    }, wenn die Horde fiele ({ $side }, Reihe { $row })
foresee-seat = dann entscheidet { $seat }
foresee-several = dann wählen mehrere gleichzeitig
foresee-at-once = was daraus wird, hängt davon ab, was die anderen jetzt wählen

# Options of the table
option-mode = Spielart
    .help = Kooperativ: Alle erfüllen gemeinsam die Forderungen des Kaisers; nicht im Solospiel
option-mode-standard = jeder für sich
option-mode-cooperative = kooperativ
option-difficulty = Stärke von Qin Jiushao
    .help = Solospiel: mit wie viel Ehre er beginnt
option-difficulty-normal = normal
option-difficulty-hard = schwer: 50 Ehre
option-difficulty-hardest = am schwersten: 100 Ehre
option-wall-end-sections-3p = Zu dritt: fertige Abschnitte, die das Spiel beenden
option-qin-activation-order = Reihenfolge, in der Qin Jiushao aktiviert
option-qin-activation-order-high_to_low = höchster Ort zuerst
option-qin-activation-order-low_to_high = niedrigster Ort zuerst
option-qin-vital-order = Lebenspunkte, die Qin Jiushao bedeckt
option-qin-vital-order-columns_first = Spalte für Spalte
option-qin-vital-order-rows_first = Zeile für Zeile
option-start-clerks = Schreiber am Anfang
option-supreme-commander = Oberbefehl über den Binsenclan
option-supreme-commander-highest_tea = wer in der Teefolge vorn liegt
option-supreme-commander-active_player = wer am Zug ist
option-breach-kill-scope = Tote bei einem Durchbruch
option-breach-kill-scope-per_horde = Tödlichkeit für jede Horde
option-breach-kill-scope-per_section = Tödlichkeit einmal für den Abschnitt
option-breach-kill-scope-all = alle im Abschnitt
option-breach-shame-scope = Schande bei einem Durchbruch
option-breach-shame-scope-horde_card = je Horde ohne eigenen Soldaten
option-breach-shame-scope-section = nur ohne Soldaten im Abschnitt
option-rest-zone-counts-as-present = Soldaten in der Ruhezone schützen vor Schande
    .help = Zählt nur, wenn Schande nach Abschnitten gerechnet wird
option-defeat-order = Prüfung auf besiegte Horden
option-defeat-order-snapshot = erst alle feststellen, dann abwickeln
option-defeat-order-rescan_after_each = nach jeder neu nachsehen
option-defeat-windows = Taktikkarten pro Person beim Besiegen
option-rush-majority = Horde mit Mehrheit des Binsenclans
option-rush-majority-card_discarded = niemand bekommt die Karte
option-rush-majority-ignored = wer sonst vorn liegt, nimmt sie
option-rush-tea-house = Binsenclan im Teehaus
option-rush-tea-house-normal = sein Marker darf steigen
option-rush-tea-house-none = keine Wirkung
option-player-count-basis = „Anzahl der Personen“ zählt
option-player-count-basis-humans = nur Menschen
option-player-count-basis-factions = auch künstliche Parteien
option-artificial-clerks-break-sole = Künstliche Schreiber leisten Gesellschaft
    .help = Neben einem Schreiber des Binsenclans oder Qin Jiushaos ist niemand allein an einem Ort
option-shame-icon-timing = Schande eines Schandesymbols
option-shame-icon-timing-before = vor den Wirkungen
option-shame-icon-timing-after = nach den Wirkungen
option-max-active-advisors = Aktive Berater pro Person
option-max-active-advisors-none = beliebig viele
option-tea-steps = Schritte im Teehaus
option-tea-steps-per_player = einer pro Person
option-tea-steps-per_clerk = einer pro Schreiber
option-wall-honour = Ehre für eine Mauerstufe
option-wall-honour-paid = was nach Nachlässen gezahlt wird
option-wall-honour-full_cost = ihr aufgedruckter Preis
option-wall-honour-own_resources_only = was selbst gezahlt wird, ohne das Lager
option-qin-shortfall = Was Qin Jiushao für eine Mauer nicht zahlen kann
option-qin-shortfall-waived = wird erlassen
option-qin-shortfall-cannot_build = hindert ihn am Bauen
option-honour-floor = Niedrigste Ehre
option-honour-floor-none = auch unter 0
option-treason-counts-for-honour = Verrat zählt im Sommer
    .help = Die Karte Verrat auf dem Ablagestapel bringt Ehre wie die anderen
option-coop-empty-supply-ends = Kooperativ: Das letzte Schandeplättchen beendet das Spiel
    .help = Sonst nur ein Plättchen, das nicht mehr genommen werden kann
option-qin-summer-honour = Qin Jiushao im Sommer
option-qin-summer-honour-none = nimmt nicht teil
option-qin-summer-honour-two_per_card_until_deck_empty = 2 Ehre pro Karte bis Stapelende

# Errors in a set, a set-up or a position text
set-error = { $file }, { $card }, { $field }: erwartet: { $expected }.
setup-solo-cooperative = Allein spielt man nur nach den Grundregeln.
text-other-set = Dieser Text gehört zum Kartensatz { $word }; dies ist { $expected }.
text-bad-generator = Der Zufallsgenerator sind vier Zahlen unter 2^32.
text-bad-tea = Jede Partei steht einmal in der Teefolge.
text-entries = Es müssen { $count } Angaben sein.
text-bad-name = { $word } ist hier nicht bekannt.
text-too-many-clerks = Mehr Schreiber als Felder.
text-shamed = Mehr Schandeplättchen als Soldaten in der Reserve.
text-overseers = Jeder Aufseher hat eine Soldatenart, und nur Aufseher.
text-dealt = Ausgeteilt sind zwei Generäle / zwei Berater, oder - / -.
text-gap = Eine Spalte hat keine Lücke, der unbenutzte Abschnitt keine Horde.
text-bad-cover = { $word }: Eine Bedeckung ist Partei oder x, Punkt, freier Lebenspunkt oder zwei benachbarte.
text-cards = Die Karten sind nicht die der Schachtel ({ $count }).
text-clerks = Ein Clan hat nicht die richtige Zahl Schreiber: { $faction }.
text-soldiers = Die Soldaten sind nicht die der Schachtel.
text-tiles = Es gibt { $count } Schandeplättchen; { $most } kamen ins Spiel.

# Rat
advice-score = { $score } Ehre zu erwarten

# Where Honour and resources come from, and what they are paid for

source-rules = Regel
source-start = Start
source-gathering = Produktion
source-income = Einkommen
source-building = Bauen
source-recruiting = Rekrutieren
source-overseer = Aufseher
source-donation = Spende
source-hiring = Anwerben
source-defeat = Horde besiegt
source-taking = Horde genommen
source-saving = Soldaten retten
source-shame = Schande
source-unshaming = Schande loswerden
source-pile = abgelegte Befehlskarten
source-point = Lebenspunkt
source-request = Forderung
source-sawmill = { location-sawmill }
source-quarry = { location-quarry }
source-gold-mine = { location-gold-mine }
source-temple = { location-temple }
source-barracks = { location-barracks }
source-builders = { location-builders }
source-logistics = { location-logistics }
source-tea-house = { location-tea-house }
source-embassy = { location-embassy }
source-school = { location-school }
source-breach = Durchbruch

# Beside a question: where it comes from, what its options cost and bring

facts-cost = kostet { $count } { $gained }
facts-brings = bringt { $count } { $gained }
facts-warehouse = (davon { $count } aus dem Lager)
facts-start = beginnt mit Holz { $wood }, Stein { $stone }, Gold { $gold }, Qi { $qi }, Taktikkarten { $tactics }, Tee { $tea }
warn-moves-lost = { $count ->
    [one] 1 Schreiberbewegung verfällt
   *[other] { $count } Schreiberbewegungen verfallen
}, obwohl in deiner Reserve noch ein Schreiber steht
warn-action-lost = die Aktion verfällt, obwohl du etwas bezahlen könntest
warn-no-soldiers = du hast keinen Soldaten mehr, den du dort rekrutieren könntest
warn-nobody-to-hire = dort gibt es für dich niemanden mehr anzuwerben
warn-nothing-to-build = dort gibt es nichts mehr zu bauen
warn-hand-full = du hast schon { $count } Taktikkarten, mehr darfst du nicht haben: Was du dort ziehst, kostet dich eine andere
warn-alone = du stündest dort allein: ein Schandeplättchen, falls vor der Aktivierung kein fremder Schreiber dazukommt
place-whose = für { $faction }
place-card = { $source }
place-box = { $source }, Feld { $number }
place-location = { $location }
place-side = { $side }
place-left = noch { $count }

# Gemeinsam entschieden
event-said-can-pay = { $seat }: „Ich kann { $count } { $resource } zahlen.“
    .seat = Du: „Ich kann { $count } { $resource } zahlen.“
event-said-cannot-pay = { $seat }: „{ $resource } habe ich nicht übrig.“
    .seat = Du: „{ $resource } habe ich nicht übrig.“
said-can-pay = Ich kann zahlen
said-cannot-pay = Nichts übrig
council-can-give = Was „{ $request }“ fordert, kann ich geben.
council-cannot-give = Was „{ $request }“ fordert, kann ich nicht geben.
council-could-give = Was „{ $request }“ fordert, könnte ich geben.
council-free = „{ $request }“ kostet niemanden etwas.
council-nothing-to-give = Von dem, was gefordert ist, kann ich nichts geben.
council-most-clerks = { $count ->
        [one] { $location }: Wer dort einen Schreiber hat, sollte anfangen.
       *[other] { $location }: Wer dort mit { $count } Schreibern die meisten hat, sollte anfangen.
    }
council-tea-order = Das ist die Reihenfolge der Teeleiste.
council-any-order = Mir ist jede Reihenfolge recht.
place-track = die Befehlsleiste
place-stores = die Vorräte
