# La table dessinée de The Great Wall.

gwb-where = Année { $year } sur { $years }, { $season }
gwb-where-set-up = Mise en place
gwb-seasons = Saisons
gwb-time = Piste du temps
gwb-year = Année { $year }
gwb-year-of = Année { $year } sur { $years }
gwb-year-says = Année { $year } : { $hordes ->
    [0] pas de nouvelle Horde
    [one] { $hordes } nouvelle Horde
   *[other] { $hordes } nouvelles Hordes
  }, Létalité { $lethality }
gwb-ends = Ce qui termine la partie
gwb-story-key = ✕ marque une Brèche.
gwb-stop-turn = tour
gwb-stop-season = saison
gwb-stop-year = Année

gwb-section = Section { $side }
gwb-sections = Sections
gwb-section-unused = Ne sert pas à ce nombre de joueurs.
gwb-horde-says = { $horde } : Attaque { $power }, { $honour } Honneur, Points vitaux libres : { $open } sur { $points }
gwb-open-of = { $open ->
    [one] { $open } libre
   *[other] { $open } libres
  } sur { $points }
gwb-defeated = vaincue
gwb-wound = Blessure
gwb-holds = tient
gwb-breaks = cède
gwb-quiet = calme
gwb-gauge-says = Défense { $defence } contre Attaque { $offence } : { $verdict }
gwb-part-wall = Mur : { $amount }
gwb-part-barricade = Barricade : { $amount }
gwb-part-more = Autres effets : { $amount }
gwb-part-room = Place pour une Barricade : +{ $amount }
gwb-wall-says = Mur de niveau { $level }, base { $base }, Barricades { $built } sur { $spaces }, postes de tir occupés { $taken } sur { $posts }
gwb-post-free = poste de tir libre
gwb-next-level = { $level } : payer { $cost } → base { $base }
gwb-rest = Zone de repos
gwb-rest-empty = personne

gwb-locations = Lieux
gwb-clerks-of = { $name } : { $count } Commis
gwb-no-clerks = aucun Commis
gwb-missing = { $count ->
    [one] il manque { $count } Commis
   *[other] il manque { $count } Commis
  }
gwb-will-activate = va être activé
gwb-shame-here = un joueur seul ici reçoit une tuile Honte
gwb-overseer-of = { $name } : Contremaître de niveau { $level }
gwb-lift-clerk = Prendre ici ton Commis : { $location }
gwb-any-number = sans limite
gwb-to-go = { $count ->
   *[other] à placer
}
gwb-activates = activé
gwb-does-builders = bâtir Barricades et niveaux de mur
gwb-does-logistics = déplacer des Soldats
gwb-does-tea-house = monter sur la piste du Thé
gwb-does-embassy = engager Commis et Conseillers
gwb-does-school = piocher des cartes Tactique

gwb-command-track = Piste de Commandement
gwb-now = en cours
gwb-done = fait
gwb-space-free = libre
gwb-space-here = placer ici
gwb-standing = Thé et Honneur
gwb-tea = Thé
gwb-honour-of = { $name } : { $honour } Honneur
gwb-stores = Réserves
gwb-warehouse = Entrepôt
gwb-hordes-left = { $count ->
    [one] { $count } Horde à venir
   *[other] { $count } Hordes à venir
  }
gwb-next-horde = La prochaine Horde menace la Section { $side }
gwb-shame-supply = Réserve de Honte
gwb-court = Cartes visibles

gwb-parts = Parties de la table
gwb-tab-wall = Mur
gwb-tab-locations = Lieux
gwb-tab-table = Table
gwb-targets = au choix

gwb-score = Honneur par origine
gwb-score-play = Autre Honneur
gwb-score-wall = Mur et Barricades
gwb-score-battle = Combat
gwb-score-court = Dons, Contremaîtres, cour
gwb-score-cards = Cartes
gwb-score-hordes = Hordes à la fin
gwb-score-artifacts = Artefacts
gwb-score-shame = Honte
gwb-score-total = Total
gwb-chart = Évolution de l’Honneur
gwb-chart-end = Fin
gwb-chart-says = { $when } : { $total } Honneur. { $parts }

gwb-if-broken = Si elle cédait maintenant : { $cost }
gwb-if-fallen = Si elle tombait maintenant : { $what }
gwb-taker = { $name } prend la carte
gwb-no-taker = personne ne prend la carte
gwb-dead-chosen = { $count } de plus, Lanciers ou Cavaliers
gwb-shame-tiles = Honte +{ $count }
gwb-short = il en manque { $count }
gwb-will-activate-as = va être activé en position { $order }
gwb-brings-honour = { $count } Honneur
gwb-brings-warehouse = { $count } à l’Entrepôt
gwb-brings-unshame = { $count ->
    [one] { $count } tuile Honte de moins
   *[other] jusqu’à { $count } tuiles Honte de moins
  }
gwb-brings-recruit = recrute jusqu’à { $count }
gwb-brings-build = bâtit { $count } fois
gwb-brings-shift = déplace des Soldats { $count } fois
gwb-brings-tea = Thé +{ $count }
gwb-brings-top = en haut de la piste du Thé
gwb-brings-hire = engage { $count } fois
gwb-brings-draw = pioche { $count }
gwb-brings-spearman = { $count ->
    [one] { $count } Lancier
   *[other] { $count } Lanciers
  }
gwb-brings-barricade = { $count ->
    [one] { $count } Barricade
   *[other] { $count } Barricades
  }
gwb-brings-dismiss = un Conseiller quitte la piste
gwb-end-year = Dernière Année : { $now } sur { $needed }
gwb-end-walls = Sections au plus haut niveau : { $now } sur { $needed }
gwb-end-shame = Tuiles Honte dans la réserve : { $now }
gwb-end-requests = Requêtes satisfaites : { $now } sur { $needed }
gwb-outcome-scoring = Fin cet Hiver
gwb-outcome-won = Gagné cet Hiver
gwb-outcome-lost = Perdu cet Hiver
