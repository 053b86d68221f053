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
cm-prompt-dragon = Piazza il dragone in fondo, o sopra una carta.
cm-step-scoring = Conteggio
cm-step-scored = Conteggio: sez. { $sections }
cm-step-nothing = Niente da conteggiare
cm-step-second = Seconda azione
cm-step-third = Terza azione
cm-step-last = Ultimi conteggi
cm-step-last-turns = Ultimi turni
cm-draw-a-card = Pesca una carta
cm-draw-instead = Oppure pesca

# Sezioni
cm-section = Sezione { $section }
cm-fame-tile = Gettone fama { $tile }
cm-tile-lies-on = Il gettone { $tile } è su una carta di { $owner }: { $card }
    .owner = Il gettone { $tile } è su una tua carta: { $card }
cm-card = { $card } di { $owner }, vale { $worth }
    .owner = { $card } (carta tua), vale { $worth }
cm-card-covered = { $card } di { $owner }, carta coperta, non vale nulla
    .owner = { $card } (carta tua), carta coperta, non vale nulla
cm-card-tile = { $card } di { $owner }, vale { $worth }, con il gettone { $tile }
    .owner = { $card } (carta tua), vale { $worth }, con il gettone { $tile }
cm-closed = La sezione { $section } è chiusa: non riceve più gettoni fama.
cm-not-here = Impossibile nella sezione { $section }: perché?
cm-score-here = Conteggia
cm-which-card = Metti il gettone { $tile } su una delle tue carte evidenziate.
cm-you-have = tu { $points }
cm-you = tu
cm-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
cm-nobody = Nessuno ha carte qui.
cm-tie = Parità: { $names }. Nessun conteggio
cm-tie-short = Parità: nessun conteggio
cm-lead = { $who ->
    [you] Sei in testa e sceglieresti { $tile } o { $second_tile }
   *[other] { $seat } è in testa e sceglierebbe tra { $tile } e { $second_tile }
}
cm-lead-last = { $who ->
    [you] Sei in testa e prenderesti il gettone { $tile }
   *[other] { $seat } è in testa e prenderebbe il gettone { $tile }
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
cm-draw = Pesca una carta, { $deck ->
    [one] ne resta una
   *[other] ne restano { $deck }
}
cm-draw-of = Pesca ({ $deck })
cm-draw-short = Pesca
cm-free = gratis
cm-how-many = Quante carte: { $card }
cm-fewer = una in meno
cm-more = una in più
cm-of = di { $count }
cm-help = Scegli una carta, poi un posto evidenziato. Più carte uguali si piazzano insieme: scegli quante.
cm-caption-noble = tutte a 1
cm-caption-warrior = 1, 2, 3…
cm-caption-rider = zero azioni
cm-caption-dragon = copre
cm-about-wall = Vale 1. Ne hai sette: puoi piazzarne più d’uno con una sola azione.
cm-about-gate = Vale 2.
cm-about-tower = Vale 3. Ne hai una sola.
cm-about-noble = Finché è scoperto, ogni carta scoperta della sezione vale esattamente 1, di chiunque sia.
cm-about-warrior = Vale 1, più 1 per ogni tuo guerriero scoperto alla sua sinistra.
cm-about-rider = Vale 2 e non costa azioni. Si piazza solo prima della terza azione.
cm-about-dragon = Vale 1. Piazzalo in fondo, o sopra una carta scoperta senza gettone: quella non vale più nulla.

# La fine
cm-score-heading = La fama di ognuno
cm-that-is-you = tu
cm-won-by-lead = Gettone { $tile }: in testa nella sezione { $section }
cm-won-on-card = Gettone { $tile }: da una carta nella sezione { $section }
cm-won-nothing = nessuna fama
cm-key-lead = preso da chi era in testa nella sezione
cm-key-card = dalla carta su cui era, quando si è preso il secondo gettone
cm-lost = Rimasti sulle carte, per nessuno:
cm-lost-on = su una carta di { $owner } ({ $card }), sezione { $section }
    .owner = su una tua carta ({ $card }), sezione { $section }
