# Der gezeichnete Tisch von The Great Wall.

gwb-where = Jahr { $year } von { $years }, { $season }
gwb-where-set-up = Aufbau
gwb-seasons = Jahreszeiten
gwb-time = Zeitleiste
gwb-year = Jahr { $year }
gwb-year-of = Jahr { $year } von { $years }
gwb-year-says = Jahr { $year }: { $hordes ->
    [0] keine neuen Horden
    [one] { $hordes } neue Horde
   *[other] { $hordes } neue Horden
  }, Tödlichkeit { $lethality }
gwb-ends = Was die Partie beendet
gwb-story-key = ✕ steht für einen Durchbruch.
gwb-stop-turn = Zug
gwb-stop-season = Jahreszeit
gwb-stop-year = Jahr

gwb-section = Abschnitt { $side }
gwb-sections = Abschnitte
gwb-section-unused = Bei dieser Spielerzahl nicht benutzt.
gwb-horde-says = { $horde }: Angriffswert { $power }, { $honour } Ehre, { $open } von { $points } Lebenspunkten frei
gwb-open-of = { $open } von { $points } frei
gwb-defeated = besiegt
gwb-wound = Wunde
gwb-holds = hält
gwb-breaks = bricht
gwb-quiet = ruhig
gwb-gauge-says = Verteidigungswert { $defence } gegen Angriffswert { $offence }: { $verdict }
gwb-part-wall = Mauer: { $amount }
gwb-part-barricade = Barrikade: { $amount }
gwb-part-more = Andere Wirkungen: { $amount }
gwb-part-room = Platz für eine Barrikade: +{ $amount }
gwb-wall-says = Mauerstufe { $level }, Grundwert { $base }, Barrikaden { $built } von { $spaces }, Posten besetzt { $taken } von { $posts }
gwb-post-free = freier Posten
gwb-next-level = { $level }: zahle { $cost } → Grundwert { $base }
gwb-rest = Ruhezone
gwb-rest-empty = niemand

gwb-locations = Orte
gwb-clerks-of = { $name }: { $count } Schreiber
gwb-no-clerks = keine Schreiber
gwb-missing = { $count ->
    [one] 1 Schreiber fehlt
   *[other] { $count } Schreiber fehlen
  }
gwb-will-activate = wird aktiviert
gwb-shame-here = wer hier allein ist, erhält Schande
gwb-overseer-of = { $name }: Aufseher der Stufe { $level }
gwb-lift-clerk = Deinen Schreiber von hier nehmen: { $location }
gwb-any-number = beliebig viele
gwb-to-go = { $count ->
    [one] fehlt
   *[other] fehlen
}
gwb-activates = bereit
gwb-does-builders = Barrikaden und Mauerstufen bauen
gwb-does-logistics = Soldaten verlegen
gwb-does-tea-house = auf der Teeleiste steigen
gwb-does-embassy = Schreiber und Berater anwerben
gwb-does-school = Taktikkarten ziehen

gwb-command-track = Befehlsleiste
gwb-now = jetzt
gwb-done = fertig
gwb-space-free = frei
gwb-space-here = hierhin legen
gwb-standing = Tee und Ehre
gwb-tea = Tee
gwb-honour-of = { $name }: { $honour } Ehre
gwb-stores = Vorräte
gwb-warehouse = Lager
gwb-hordes-left = { $count ->
    [one] { $count } Horde im Stapel
   *[other] { $count } Horden im Stapel
  }
gwb-next-horde = Die nächste Horde droht: { $side }
gwb-shame-supply = Schande im Vorrat
gwb-court = Offene Karten

gwb-parts = Teile des Tisches
gwb-tab-wall = Mauer
gwb-tab-locations = Orte
gwb-tab-table = Tisch
gwb-targets = möglich

gwb-score = Ehre nach Herkunft
gwb-score-play = Übrige Ehre
gwb-score-wall = Mauer und Barrikaden
gwb-score-battle = Kampf
gwb-score-court = Spenden, Aufseher, Hof
gwb-score-cards = Karten
gwb-score-hordes = Horden am Ende
gwb-score-artifacts = Artefakte
gwb-score-shame = Schande
gwb-score-total = Zusammen
gwb-chart = Wie die Ehre gewachsen ist
gwb-chart-end = Ende
gwb-chart-says = { $when }: { $total } Ehre. { $parts }

gwb-if-broken = Bräche er jetzt: { $cost }
gwb-if-fallen = Fiele sie jetzt: { $what }
gwb-taker = { $name } nimmt die Karte
gwb-no-taker = niemand nimmt die Karte
gwb-dead-chosen = { $count ->
    [one] 1 weiterer, Speerträger oder Reiter
   *[other] { $count } weitere, Speerträger oder Reiter
  }
gwb-shame-tiles = Schande +{ $count }
gwb-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
gwb-will-activate-as = wird als Nummer { $order } aktiviert
gwb-brings-honour = { $count } Ehre
gwb-brings-warehouse = { $count } ins Lager
gwb-brings-unshame = bis zu { $count } Schandeplättchen weniger
gwb-brings-recruit = rekrutiert bis zu { $count }
gwb-brings-build = baut { $count }-mal
gwb-brings-shift = verlegt Soldaten { $count }-mal
gwb-brings-tea = Tee +{ $count }
gwb-brings-top = ganz nach oben auf der Teeleiste
gwb-brings-hire = wirbt { $count }-mal an
gwb-brings-draw = zieht { $count }
gwb-brings-spearman = { $count } Speerträger
gwb-brings-barricade = { $count ->
    [one] 1 Barrikade
   *[other] { $count } Barrikaden
  }
gwb-brings-dismiss = ein Berater verlässt die Leiste
gwb-end-year = Das letzte Jahr: { $now } von { $needed }
gwb-end-walls = Abschnitte auf der höchsten Stufe: { $now } von { $needed }
gwb-end-shame = Schandeplättchen im Vorrat: { $now }
gwb-end-requests = Forderungen erfüllt: { $now } von { $needed }
gwb-outcome-scoring = Endet diesen Winter
gwb-outcome-won = Diesen Winter gewonnen
gwb-outcome-lost = Diesen Winter verloren
