# La page des règles.

page-book-short = Les règles
page-book-minutes = { $minutes } minutes de lecture
page-book-detail = En détail
page-book-detail-sub = chaque règle avec son numéro
page-book-step = Étape { $number } sur { $count }.
page-book-back = Retour
page-book-next = Suite
page-book-again = Revoir
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] Une règle
       *[other] { $count } règles
    }
page-learn = Apprendre en jouant
page-learn-sub = Une première partie contre des robots, toujours la même donne. Tu fais de vrais choix, et on te dit ce qui compte.
page-lesson-start = Première partie guidée
page-lesson-continue = Continuer la première partie
