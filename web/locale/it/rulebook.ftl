# La pagina delle regole.

page-book-short = Le regole
page-book-minutes = si leggono in { $minutes } minuti
page-book-detail = Nel dettaglio
page-book-detail-sub = ogni regola con il suo numero
page-book-step = Passo { $number } di { $count }.
page-book-back = Indietro
page-book-next = Avanti
page-book-again = Da capo
page-rules-search = Cerca nelle regole
page-rules-found = { $count ->
        [0] Nessuna regola contiene queste parole.
        [one] Una regola
       *[other] { $count } regole
    }
page-learn = Impara giocando
page-learn-sub = Una prima partita con i bot, che comincia sempre allo stesso modo. Le scelte sono tue; una guida ti spiega che cosa conta.
page-lesson-start = Prima partita guidata
page-lesson-continue = Continua la prima partita
