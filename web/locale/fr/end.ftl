# L’histoire d’une partie terminée
page-story-chances = Chances de gagner
page-card = Image
page-story-working = Calcul en cours…
page-story-honest = Le robot le plus fort juge d’après ce que chacun savait alors, pas d’après l’issue. Choisis un moment sur la courbe pour le revoir.
page-story-from-to = { $name } : de { $first } % à { $last } %.
page-story-mark = Choix coûteux { $number } : { $cost } { $cost ->
        [one] point de pourcentage
       *[other] points de pourcentage
    } de chances de gagner
page-story-whose = Les choix de qui
page-story-yours = { $count ->
        [0] Tes choix
        [one] Ton choix le plus coûteux
       *[other] Tes choix les plus coûteux
    }
page-story-theirs = { $count ->
        [0] { $name } : ses choix
        [one] { $name } : son choix le plus coûteux
       *[other] { $name } : ses choix les plus coûteux
    }
page-story-soon = Ils seront là dans un instant.
page-story-choice = Choix { $number } sur { $count }
page-story-played = Joué :
page-story-better = Mieux :
page-story-chance = { $chance } % de chances de gagner
page-story-seen-by = Vu par { $name } :
page-story-points = { $count ->
        [one] point de pourcentage
       *[other] points de pourcentage
    }
page-story-show = Montre-moi
page-look-back-failed = Ça n’a pas marché cette fois.
dm-when = Manche { $round }, tour { $turn } · { $name } était maître bâtisseur
dm-when-master = Manche { $round }, tour { $turn } · maître bâtisseur
cm-story-key = Lignes pointillées : une section a été décomptée.
cm-when = Tour { $turn }

# La relecture
page-verdict-played = joué
page-verdict-better = mieux
page-weighed = { $name } a joué : { $choice }. Mieux : { $better }.
page-weighed-yours = Tu as joué : { $choice }. Mieux : { $better }.
page-weighed-cost = { $cost ->
        [one] cela a coûté un point de pourcentage de chances de gagner
       *[other] cela a coûté { $cost } points de pourcentage de chances de gagner
    }
page-replay-play = Lecture (barre d’espace)
page-replay-pause = Pause (barre d’espace)
page-replay-speed = Vitesse
page-replay-by = Avancer par
page-replay-choice = choix
page-replay-back = En arrière : { $unit }
page-replay-on = En avant : { $unit }

# Looking back together
page-gathering = Revoir ensemble
page-gathering-how = tout le monde y voit le même moment
page-gathering-others = { $names } { $count ->
        [one] revoit cette partie.
       *[other] revoient cette partie ensemble.
    }
page-gathering-join = Participer
page-gathering-lead = Guider
page-gathering-leads = { $name } guide les autres.
page-gathering-you-lead = Tu guides : les autres voient ce que tu vois.
page-gathering-nobody-leads = Personne ne guide pour l’instant.
page-gathering-depart = Continuer de mon côté
page-point-how = Clique sur un endroit du plateau ; sur un écran tactile, appuie longuement.
page-try = Jouer d’ici
page-try-help = Ouvre une table à toi qui commence à ce moment. Tu joues { $name } contre des robots.
page-try-friends = Jouer d’ici avec des amis
page-you-win = Tu gagnes !
page-you-win-by = Tu gagnes avec { $margin } d’avance.
page-won-by-margin = { $count ->
        [one] { $names } gagne avec { $margin } d’avance.
       *[other] { $names } se partagent la victoire, avec { $margin } d’avance.
    }
page-ahead-points = { $count ->
        [1] un point
        [2] deux points
        [3] trois points
        [4] quatre points
        [5] cinq points
        [6] six points
        [7] sept points
        [8] huit points
        [9] neuf points
        [10] dix points
       *[other] { $count } points
    }
page-ahead-chinesische-mauer = { $count ->
        [one] un point de renommée
       *[other] { $count } points de renommée
    }
page-ahead-great-wall = { $count ->
        [one] un point d’Honneur
       *[other] { $count } points d’Honneur
    }
page-you-lost = { $count ->
        [one] Tu as perdu.
       *[other] Vous avez perdu ensemble.
    }
page-against-qin = { $first } contre { $second } pour Qin Jiushao.
page-you-share-win = Tu partages la victoire !
page-winner = victoire
page-lowest-wins = Le plus petit total gagne : { $first } contre { $second }.
page-highest-wins = Le plus grand total gagne : { $first } contre { $second }.
page-ended-agreement = Terminée d’un commun accord.
page-ended-resignation = Terminée par abandon.
page-ended-time = Terminée : temps écoulé.
page-replay = Revoir
page-share = Copier le lien
