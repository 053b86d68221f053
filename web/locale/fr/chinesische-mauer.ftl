# Le plateau de Chinesische Mauer.

# Barre et ligne d’état
cm-where = { $count ->
    [0] plus de jetons à venir
    [one] { $count } jeton à venir
   *[other] { $count } jetons à venir
}
cm-prompt-act = Pose des cartes, ou pioches-en une.
cm-prompt-draw = Pioche une carte : tu n’en as pas à poser.
cm-prompt-lay = Pose { $cards } dans une section.
cm-prompt-dragon = Pose le dragon au bout d’une section, ou sur une carte.
cm-step-scoring = Décompte
cm-step-scored = Décompte fait : { $sections }
cm-step-nothing = Rien à décompter
cm-step-second = Deuxième action
cm-step-third = Troisième action
cm-step-last = Derniers décomptes
cm-step-last-turns = Derniers tours
cm-draw-a-card = Piocher une carte
cm-draw-instead = Plutôt piocher

# Sections
cm-section = Section { $section }
cm-fame-tile = Jeton de renommée { $tile }
cm-tile-lies-on = Le jeton { $tile } est sur une carte : { $card } ({ $owner })
    .owner = Le jeton { $tile } est sur une de tes cartes : { $card }
cm-card = { $card } ({ $owner }), compte { $worth }
    .owner = { $card } (à toi), compte { $worth }
cm-card-covered = { $card } ({ $owner }), carte recouverte, ne compte rien
    .owner = { $card } (à toi), carte recouverte, ne compte rien
cm-card-tile = { $card } ({ $owner }), compte { $worth }, porte le jeton { $tile }
    .owner = { $card } (à toi), compte { $worth }, porte le jeton { $tile }
cm-closed = La section { $section } est fermée : plus de jetons de renommée pour elle.
cm-not-here = Pas possible dans la section { $section } : pourquoi ?
cm-score-here = Décompter
cm-which-card = Mets le jeton { $tile } sur une de tes cartes en surbrillance.
cm-you-have = toi { $points }
cm-you = Toi
cm-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cm-nobody = Personne n’a de carte ici.
cm-tie = { $names } à égalité : pas de décompte
cm-tie-short = Égalité : pas de décompte
cm-lead = { $who ->
    [you] Tu mènes et choisirais le { $tile } ou le { $second_tile }
   *[other] { $seat } mène et choisirait le { $tile } ou le { $second_tile }
}
cm-lead-last = { $who ->
    [you] Tu mènes et prendrais le { $tile }
   *[other] { $seat } mène et prendrait le { $tile }
}

# Joueurs
cm-in-hand = { $count } en main
cm-fame = renommée
cm-tiles-won = { $count ->
    [0] pas encore de jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
cm-deck-and-hand = { $deck } dans la pioche, { $hand } en main
cm-not-yet-played = Pas encore jouées
cm-fame-won = Renommée gagnée
cm-resigned = a abandonné
cm-left = un robot joue à sa place
cm-away = pas là
cm-finished = a joué toutes ses cartes

# Ma main
cm-your-hand = Ta main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cm-in-my-hand = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
cm-draw = Piocher une carte, { $deck } dans la pioche
cm-draw-of = Piocher ({ $deck })
cm-draw-short = Piocher
cm-free = gratuit
cm-how-many = Combien : { $card }
cm-fewer = une de moins
cm-more = une de plus
cm-of = sur { $count }
cm-help = Choisis une carte, puis un emplacement en surbrillance. Des cartes identiques se posent ensemble : prends‑en plusieurs.
cm-caption-noble = tout compte 1
cm-caption-warrior = 1, 2, 3…
cm-caption-rider = sans action
cm-caption-dragon = recouvre
cm-about-wall = Compte 1. Tu en as sept : plusieurs peuvent être posés en une action.
cm-about-gate = Compte 2.
cm-about-tower = Compte 3. Tu n’en as qu’une.
cm-about-noble = Tant qu’il est visible, chaque carte visible de la section compte exactement 1, peu importe à qui elle est.
cm-about-warrior = Compte 1, et 1 de plus pour chacun de tes guerriers visibles à sa gauche.
cm-about-rider = Compte 2 et ne coûte pas d’action, si tu le poses avant la troisième.
cm-about-dragon = Compte 1. Pose-le au bout de la section, ou sur une carte visible sans jeton : elle ne compte alors plus rien.

# La fin
cm-score-heading = La renommée de chacun
cm-that-is-you = toi
cm-won-by-lead = Le { $tile }, pris en menant dans la section { $section }
cm-won-on-card = Le { $tile } d’une carte de la section { $section }
cm-won-nothing = pas de renommée
cm-key-lead = pris en menant dans la section
cm-key-card = récupéré sur une de ses cartes quand la section a été gagnée
cm-lost = Restés sur des cartes, perdus pour tous :
cm-lost-on = section { $section }, { $card } ({ $owner })
    .owner = section { $section }, { $card } (à toi)
