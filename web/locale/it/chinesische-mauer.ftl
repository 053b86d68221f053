# Il tavolo di Chinesische Mauer.

# Barra e riga di stato
cm-where = { $count ->
    [0] nessun gettone in arrivo
    [one] { $count } gettone in arrivo
   *[other] { $count } gettoni in arrivo
}
cm-prompt-act = Piazza carte, o pescane una.
cm-prompt-draw = Pesca una carta: non ne hai da piazzare.
cm-prompt-lay = Piazza { $cards } in una sezione.
cm-prompt-dragon = Piazza il dragone a un’estremità, o sopra una carta.
cm-step-scoring = Conteggio
cm-step-scored = Conteggiate: { $sections }
cm-step-nothing = Niente da conteggiare
cm-step-second = Seconda azione
cm-step-third = Terza azione
cm-step-last = Ultimi conteggi
cm-step-last-turns = Ultimi turni
cm-draw-a-card = Pesca una carta
cm-draw-instead = Pesca invece

# Sezioni
cm-section = Sezione { $section }
cm-fame-tile = Gettone fama { $tile }
cm-tile-lies-on = Il gettone { $tile } sta su una carta di { $owner }: { $card }
cm-card = { $card } di { $owner }, conta { $worth }
cm-card-covered = { $card } di { $owner }, carta coperta, non conta nulla
cm-card-tile = { $card } di { $owner }, conta { $worth }, porta il gettone { $tile }
cm-closed = La sezione { $section } è chiusa: per essa non ci sono più gettoni fama.
cm-not-here = Non possibile nella sezione { $section }: perché?
cm-score-here = Conteggia
cm-which-card = Metti il gettone { $tile } sopra una delle tue carte illuminate.
cm-you-have = tu { $points }
cm-you = Tu
cm-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
cm-nobody = Qui nessuno ha una carta.
cm-tie = Parità: { $names }. Nessuno segna.
cm-lead = { $who ->
    [you] Sei in testa e sceglieresti { $tile } o { $second_tile }
   *[other] { $seat } è in testa e sceglierebbe { $tile } o { $second_tile }
}
cm-lead-last = { $who ->
    [you] Sei in testa e prenderesti il { $tile }
   *[other] { $seat } è in testa e prenderebbe il { $tile }
}

# Giocatori
cm-in-hand = { $count } in mano
cm-fame = fama
cm-tiles-won = { $count ->
    [0] ancora nessun gettone
    [one] { $count } gettone
   *[other] { $count } gettoni
}
cm-deck-and-hand = { $deck } nel mazzo, { $hand } in mano
cm-not-yet-played = Non ancora giocate
cm-fame-won = Fama ottenuta
cm-resigned = ha abbandonato
cm-left = continua un bot
cm-away = assente
cm-finished = ha giocato tutte le carte

# La mia mano
cm-your-hand = La tua mano: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
cm-in-my-hand = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
cm-draw = Pesca una carta, ne restano { $deck }
cm-draw-of = Pesca ({ $deck })
cm-draw-short = Pesca
cm-free = gratis
cm-how-many = Quante carte: { $card }
cm-fewer = una in meno
cm-more = una in più
cm-of = di { $count }
cm-help = Prendi una carta, poi un posto illuminato. Le carte uguali si piazzano insieme: prendine più d’una.
cm-caption-noble = tutto conta 1
cm-caption-warrior = 1, 2, 3 …
cm-caption-rider = senza azione
cm-caption-dragon = copre
cm-about-wall = Conta 1. Ne hai sette: puoi piazzarne più d’uno in un’azione.
cm-about-gate = Conta 2.
cm-about-tower = Conta 3. Ne hai una sola.
cm-about-noble = Finché è scoperto, ogni carta scoperta della sezione conta esattamente 1, di chiunque sia.
cm-about-warrior = Conta 1, più 1 per ogni tuo guerriero scoperto alla sua sinistra.
cm-about-rider = Conta 2 e non costa azioni, finché la terza azione non è fatta.
cm-about-dragon = Conta 1. Piazzalo alla fine, o sopra una carta scoperta senza gettone: quella non conta più nulla.

# La fine
cm-score-heading = La fama di tutti
cm-that-is-you = tu
cm-won-by-lead = Il { $tile }, preso essendo in testa nella sezione { $section }
cm-won-on-card = Il { $tile } da una carta nella sezione { $section }
cm-won-nothing = nessuna fama
cm-key-lead = preso essendo in testa nella sezione
cm-key-card = stava su una propria carta quando la sezione è stata vinta
cm-lost = Rimasti sulle carte, per nessuno:
cm-lost-on = su una carta di { $owner } ({ $card }), sezione { $section }
