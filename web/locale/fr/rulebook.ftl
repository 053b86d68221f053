# La page des règles.

page-book-short = Les règles
page-book-minutes = { $minutes } minutes de lecture
page-book-detail = En détail
page-book-detail-sub = chaque règle avec son numéro
page-book-step = Étape { $number } sur { $count }.
page-book-back = Retour
page-book-next = Suite
page-book-again = Revoir
