# La pagina delle regole.

page-book-short = Le regole
page-book-minutes = si leggono in { $minutes } minuti
page-book-detail = Nel dettaglio
page-book-detail-sub = ogni regola con il suo numero
page-book-step = Passo { $number } di { $count }.
page-book-back = Indietro
page-book-next = Avanti
page-book-again = Da capo
