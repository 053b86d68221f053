# L’histoire d’une partie terminée
page-story-chances = Les chances de gagner
page-story-working = Calcul en cours …
page-story-honest = Le bot le plus fort juge d’après ce que chacun savait alors, non d’après l’issue. Un clic sur la courbe mène à l’endroit voulu.
page-story-from-to = { $name } : de { $first } % à { $last } %.
page-story-mark = Décision coûteuse { $number } : { $cost } { $cost ->
        [one] point
       *[other] points
    } de chances de gagner
page-story-whose = Les décisions de qui
page-story-yours = { $count ->
        [0] Tes décisions
        [one] Ta décision la plus coûteuse
       *[other] Tes décisions les plus coûteuses
    }
page-story-theirs = { $count ->
        [0] Les décisions de { $name }
        [one] La décision la plus coûteuse de { $name }
       *[other] Les décisions les plus coûteuses de { $name }
    }
page-story-soon = Elles seront là dans un instant.
page-story-choice = Choix { $number } sur { $count }
page-story-played = Joué :
page-story-better = Mieux :
page-story-chance = { $chance } % de chances de gagner
page-story-seen-by = Du point de vue de { $name } :
page-story-points = { $count ->
        [one] point de chances de gagner
       *[other] points de chances de gagner
    }
page-story-show = Montre-moi
page-look-back-failed = Cela n’a pas réussi cette fois.
dm-when = Manche { $round }, tour { $turn } · { $name } était maître bâtisseur
dm-when-master = Manche { $round }, tour { $turn } · en tant que maître bâtisseur
cm-story-key = Lignes pointillées : une section a été décomptée.
cm-when = Tour { $turn }

# La relecture
page-verdict-played = joué
page-verdict-better = mieux
page-weighed = { $name } a joué : { $choice }. Mieux : { $better }.
page-weighed-yours = Tu as joué : { $choice }. Mieux : { $better }.
page-weighed-cost = { $cost ->
        [one] cela a coûté un point de chances de gagner
       *[other] cela a coûté { $cost } points de chances de gagner
    }
page-replay-play = Lecture (barre d’espace)
page-replay-pause = Pause (barre d’espace)
page-replay-speed = Vitesse
