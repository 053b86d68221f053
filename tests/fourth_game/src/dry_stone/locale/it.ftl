# Dry Stone
place-left = pila di sinistra
    .the = sulla pila di sinistra
place-middle = pila di mezzo
    .the = sulla pila di mezzo
place-right = pila di destra
    .the = sulla pila di destra
place-field = campo
    .the = nel campo

page-pitch-dry-stone = Posa pietra su pietra, mai una pesante su una più leggera. Più la pila è alta, più vale.
cli-goal = Posa le tue pietre sulle pile: ognuna vale tanti punti quante pietre ha allora la sua pila. Vince chi ha più punti.
cli-legend = da stone-1 a stone-6: una pietra secondo il peso. left, middle, right: le pile. field: gettata, nessun punto.

ask-stone = Quale pietra posi?
ask-place = Dove posi la pietra di peso { $stone }?
choose-stone = una pietra di peso { $stone }
choose-place = { $the_place }

event-turn-begins = Tocca a { $seat }
    .seat = Tocca a te
event-laid = { $seat } posa un { $stone } { $the_place }: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
    .seat = Posi un { $stone } { $the_place }: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
event-thrown = { $seat } getta un { $stone } nel campo.
    .seat = Getti un { $stone } nel campo.
event-finished = Finita e portata via: { $place }.
event-drew = { $seat } pesca una pietra.
    .seat = Peschi una pietra.
event-drew-known = { $seat } pesca un { $stone }.
    .seat = Peschi un { $stone }.
event-game-ends = La partita è finita

why-stone-first = Prima scegli una pietra, poi dove posarla.
why-no-such-stone = Non hai pietre di peso { $stone }.
why-place-now = Hai in mano la pietra di peso { $stone }: scegli dove posarla.
why-too-heavy = Un { $stone } è troppo pesante per la pietra in cima ({ $place }).

tell-wall = Le pile, dal basso in alto; finite con { $height } pietre
tell-pile = { $place }: { $stones }
tell-no-pile = { $place }: vuota
tell-players = I giocatori; pietre nel sacchetto: { $count }
tell-player = { $seat }: { $points } punti, pietre in mano: { $count }
    .seat = Tu: { $points } punti, pietre in mano: { $count }
tell-hand = Le tue pietre
tell-in-hand = peso { $stone }
tell-hand-empty = nessuna
foresee-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
foresee-finished = la pila è finita
foresee-nothing = nessun punto

option-height = Altezza di una pila
    .help = Una pila di tante pietre è finita
text-bad-pile = { $word } non può essere una pila: nessuna pietra sta su una più leggera, e una pila finita viene portata via.
text-stone-count = Pietre di peso { $stone }: { $count } in tutto; ce ne sono { $expected }.
advice-score = { $score } punti attesi
