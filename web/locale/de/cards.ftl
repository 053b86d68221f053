# The page of all cards of a set.

page-cards-of = Karten: { $title }
page-cards-house = Der Haussatz: unsere eigenen Karten nach den Regeln. Es sind nicht die gedruckten.
page-cards-own = Der Satz „{ $name }“, den dieser Server anbietet.
page-cards-own-by = Der Satz „{ $name }“ von { $author }.
page-cards-search = Karten durchsuchen
page-cards-kind = Art
page-cards-all = Alle Karten
page-cards-command = Befehle
page-cards-general = Generäle
page-cards-advisor = Berater
page-cards-tactic = Taktiken
page-cards-horde = Horden
page-cards-artifact = Artefakte
page-cards-request = Forderungen
page-cards-event = Ereignisse
page-cards-one-command = Befehlskarte
page-cards-one-general = General
page-cards-one-advisor = Berater
page-cards-one-tactic = Taktikkarte
page-cards-one-horde = Horde
page-cards-one-artifact = Artefakt
page-cards-one-request = Forderung des Kaisers
page-cards-one-event = Ereignis
page-cards-about-command = dunkle Felder für den Besitzer, helle für die anderen
page-cards-about-general = je mehr Stützende Berater, desto stärker
page-cards-about-advisor = als Aktive oder als Stütze angeworben
page-cards-about-tactic = zu ihrem Zeitpunkt gespielt, für Qi stärker
page-cards-about-horde = besiegt, wenn ihre Lebenspunkte bedeckt sind
page-cards-about-artifact = Ehre für alle am Ende
page-cards-about-request = was der Kaiser von allen will
page-cards-about-event = jeden Winter eines, manche bleiben
page-cards-mode = Im Spiel bei
page-cards-mode-any = allen Spielweisen
page-cards-mode-standard = jeder für sich
page-cards-mode-cooperative = kooperativ
page-cards-mode-solo = Solo
page-cards-found = { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
page-cards-nothing = Keine Karte passt. Weniger Wörter oder eine andere Art?
page-cards-open = Vergrößern: { $name }
page-cards-before = Vorige
page-cards-after = Nächste
page-cards-tea = Teewert:
page-cards-no-ability = Keine Fähigkeit.
page-cards-start = Beginnt mit
page-cards-back = Rückseite: Stütze
page-cards-point = Reihe { $row }, Spalte { $column }: { $reward }
page-cards-points = Lebenspunkte: { $count }
page-cards-power = Stärke
page-cards-honour = Ehre
page-cards-copies = Im Stapel: { $count }
page-cards-copies-label = Im Stapel, nach dem Abschnitt auf der Rückseite
page-cards-rewards = Belohnungen
page-cards-scored-last = Wird am Spielende gewertet
page-cards-each = Jeder Spieler
page-cards-once = Das Spielbrett
page-cards-lasting = Bis zum Ende des Spiels
page-cards-not-for-two = Nicht zu zweit
page-cards-source = Woher sie stammt
page-cards-source-book = im Regelheft abgedruckt
page-cards-source-published = aus veröffentlichtem Material
page-cards-source-ours = unser eigener Entwurf
page-cards-board = Das Brett
page-cards-about-board = Kosten und Leisten dieses Satzes
page-cards-locations = Orte
page-cards-location = Ort
page-cards-spaces = Schreiberfelder, 1–3 / 4 Spieler
page-cards-overseer = Aufseher, Stufe für Stufe
page-cards-shame = mit dem Schandesymbol
page-cards-special = beliebig viele
page-cards-wall = Die Mauer
page-cards-level = Stufe
page-cards-cost = Preis
page-cards-defence = Verteidigung, 1–3 / 4
page-cards-posts = Posten, 1–3 / 4
page-cards-barricade = { $count ->
        [one] Ein Barrikadenfeld
       *[other] { $count } Barrikadenfelder
    } je Abschnitt, je +{ $defence } Verteidigung
page-cards-soldiers = Soldaten eines Clans
page-cards-time = Zeitleisten
page-cards-track = Spieler: { $players }
page-cards-year = Jahr
page-cards-lethality = Tödlichkeit
page-cards-new-hordes = Neue Horden im Frühling
page-cards-more-hordes = { $count ->
        [one] Kooperativ kommt jeden Frühling eine Horde mehr.
       *[other] Kooperativ kommen jeden Frühling { $count } Horden mehr.
    }
