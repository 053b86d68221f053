# Il tavolo disegnato di The Great Wall.

gwb-where = Anno { $year } di { $years }, { $season }
gwb-where-set-up = Preparazione
gwb-seasons = Stagioni
gwb-time = Tracciato del tempo
gwb-year = Anno { $year }
gwb-year-of = Anno { $year } di { $years }
gwb-year-says = Anno { $year }: { $hordes ->
    [0] nessuna nuova Orda
    [one] { $hordes } nuova Orda
   *[other] { $hordes } nuove Orde
  }, Letalità { $lethality }
gwb-ends = Che cosa chiude la partita
gwb-story-key = ✕ segna una Breccia.
gwb-stop-turn = turno
gwb-stop-season = stagione
gwb-stop-year = Anno

gwb-section = Sezione { $side }
gwb-sections = Sezioni
gwb-section-unused = Non si usa con questo numero di giocatori.
gwb-horde-says = { $horde }: Offesa { $power }, { $honour } Onore, { $open } Punti Vitali liberi su { $points }
gwb-open-of = { $open } liberi su { $points }
gwb-defeated = sconfitta
gwb-wound = Ferita
gwb-holds = resiste
gwb-breaks = cede
gwb-quiet = calma
gwb-gauge-says = Difesa { $defence } contro Offesa { $offence }: { $verdict }
gwb-part-wall = Mura: { $amount }
gwb-part-barricade = Barricata: { $amount }
gwb-part-more = Altri effetti: { $amount }
gwb-part-room = Spazio per una Barricata: +{ $amount }
gwb-wall-says = Mura di livello { $level }, base { $base }, Barricate { $built } su { $spaces }, Postazioni di Tiro occupate { $taken } su { $posts }
gwb-post-free = Postazione di Tiro libera
gwb-next-level = { $level }: paga { $cost } → base { $base }
gwb-rest = Zona di Riposo
gwb-rest-empty = nessuno

gwb-locations = Luoghi
gwb-clerks-of = { $name }: { $count ->
    [one] { $count } Commesso
   *[other] { $count } Commessi
  }
gwb-no-clerks = nessun Commesso
gwb-missing = { $count ->
    [one] manca { $count } Commesso
   *[other] mancano { $count } Commessi
  }
gwb-will-activate = si Attiverà
gwb-shame-here = chi è solo qui riceve Onta
gwb-overseer-of = { $name }: Sorvegliante di livello { $level }
gwb-lift-clerk = Prendi il tuo Commesso da qui: { $location }
gwb-any-number = senza limite
gwb-to-go = { $count ->
    [one] manca
   *[other] mancano
}
gwb-activates = si Attiva
gwb-does-builders = costruire Barricate e livelli di Mura
gwb-does-logistics = spostare Soldati tra le Sezioni
gwb-does-tea-house = salire sul tracciato del Tè
gwb-does-embassy = assumere Commessi e Consiglieri
gwb-does-school = pescare carte Tattica

gwb-command-track = Tracciato del Comando
gwb-now = ora
gwb-done = fatto
gwb-space-free = libero
gwb-space-here = mettila qui
gwb-standing = Tè e Onore
gwb-tea = Tè
gwb-honour-of = { $name }: { $honour } Onore
gwb-stores = Riserve
gwb-warehouse = Magazzino
gwb-hordes-left = { $count ->
    [one] { $count } Orda nel mazzo
   *[other] { $count } Orde nel mazzo
  }
gwb-next-horde = La prossima Orda minaccia: { $side }
gwb-shame-supply = Onta nella Riserva
gwb-court = Carte scoperte

gwb-parts = Parti del tavolo
gwb-tab-wall = Mura
gwb-tab-locations = Luoghi
gwb-tab-table = Tavolo
gwb-targets = possibili

gwb-score = Onore per origine
gwb-score-play = Altro Onore
gwb-score-wall = Mura e Barricate
gwb-score-battle = Battaglia
gwb-score-court = Donazioni, Sorveglianti, corte
gwb-score-cards = Carte
gwb-score-hordes = Orde alla fine
gwb-score-artifacts = Artefatti
gwb-score-shame = Onta
gwb-score-total = Totale
gwb-chart = Come è cresciuto l’Onore
gwb-chart-end = Fine
gwb-chart-says = { $when }: { $total } Onore. { $parts }

gwb-if-broken = Se cedesse ora: { $cost }
gwb-if-fallen = Se cadesse ora: { $what }
gwb-taker = { $name } prende la carta
gwb-no-taker = nessuno prende la carta
gwb-dead-chosen = { $count ->
    [one] 1 altro, Lanciere o Cavalleggero
   *[other] altri { $count }, Lancieri o Cavalleggeri
}
gwb-shame-tiles = Onta +{ $count }
gwb-short = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
}
gwb-will-activate-as = si Attiverà come numero { $order }
gwb-brings-honour = { $count } Onore
gwb-brings-warehouse = { $count } al Magazzino
gwb-brings-unshame = { $count ->
    [one] fino a un tassello Onta in meno
   *[other] fino a { $count } tasselli Onta in meno
}
gwb-brings-recruit = Recluta fino a { $count }
gwb-brings-build = { $count ->
    [one] costruisce una volta
   *[other] costruisce { $count } volte
}
gwb-brings-shift = { $count ->
    [one] sposta Soldati una volta
   *[other] sposta Soldati { $count } volte
}
gwb-brings-tea = Tè +{ $count }
gwb-brings-top = in cima al tracciato del Tè
gwb-brings-hire = { $count ->
    [one] assume una volta
   *[other] assume { $count } volte
}
gwb-brings-draw = pesca { $count }
gwb-brings-spearman = { $count } Lanciere
gwb-brings-barricade = { $count } Barricata
gwb-brings-dismiss = un Consigliere lascia il tracciato
gwb-end-year = Ultimo Anno: { $now } di { $needed }
gwb-end-walls = Sezioni al livello più alto: { $now } su { $needed }
gwb-end-shame = Tasselli Onta nella Riserva: { $now }
gwb-end-requests = Richieste adempiute: { $now } su { $needed }
gwb-outcome-scoring = Finisce quest’Inverno
gwb-outcome-won = Vinta quest’Inverno
gwb-outcome-lost = Persa quest’Inverno
