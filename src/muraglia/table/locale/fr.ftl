# La table : ce qu’elle refuse et ce qui s’y passe en dehors du jeu. Les mots entre accolades sont remplacés ; garder leurs noms.

# Places
table-not-seated = Tu n’as pas de place à cette table.
table-not-your-seat = Ce n’est pas ta place.
table-no-such-seat = Cette table n’a que { $count } places.
table-seat-taken = Cette place est prise. Choisis-en une libre.
table-already-seated = Tu as déjà une place à cette table.
table-full = Toutes les places sont prises. Tu peux regarder la partie.
table-colour-taken = Quelqu’un à cette table a déjà cette couleur. Choisis-en une autre.
table-name-empty = Un nom doit avoir au moins un caractère visible.
table-kicked = L’hôte t’a demandé de quitter cette table.
table-not-host = Seul l’hôte de la table peut faire cela.
table-nobody-to-replace = Il n’y a personne à remplacer à cette place.
table-not-away = Cette personne est là. Un robot ne joue que pour quelqu’un qui est absent ou n’a plus de temps.
table-nobody-left = La personne qui joue ici n’est pas partie : cette place ne peut pas être proposée à d’autres.
table-slow-clock = À cette table, on a des jours pour réfléchir. Un robot ne peut jouer que pour quelqu’un qui n’a plus de temps.
table-bot-plays = Un robot joue pour toi. Reprends d’abord ta place.
table-resigned = Tu as abandonné ; un robot continue à ta place.

# Où en est la partie
table-not-started = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-seats-open = Il reste des places libres. Invite quelqu’un ou installes-y un robot.
table-not-ready = On attend encore { $seat }.
table-is-paused = La partie est en pause. Propose d’abord de reprendre.
table-not-paused = La partie n’est pas en pause.
table-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée.
table-closed = Cette table est fermée.
table-others-play = D’autres jouent encore. Propose plutôt d’arrêter la partie.

# Choix
table-stale = La partie a avancé entre-temps. Voici où elle en est : choisis de nouveau.
table-nothing-chosen = Rien n’a été choisi.
table-not-asked = Tu n’as rien à choisir pour l’instant.
table-not-waited-for = La table n’attend pas cette personne.
table-nudge-live = Ici, tout le monde est à la table en même temps. On ne relance que dans les parties qui durent des jours.
table-nudge-early = { $hours ->
    [one] Il est trop tôt pour relancer { $seat }. Réessaie dans une heure.
   *[other] Il est trop tôt pour relancer { $seat }. Réessaie dans { $hours } heures.
  }
table-nudged = Quelqu’un a déjà relancé { $seat } pour cela.
table-nudge-vacation = { $seat } est en vacances : on ne dérange pas.
table-nudge-off = { $seat } ne reçoit pas de messages de cette table : pas de relance possible.
table-no-hints = À cette table, il n’y a pas d’indices.
table-nothing-to-withdraw = Tu n’as pas de choix à changer.
table-nothing-to-undo = Tu n’as aucun choix à annuler.
table-undo-barrier = D’autres ont joué depuis, ou quelque chose de caché a été montré : à cette table, cela ne s’annule pas.
table-nothing-to-redo = Il n’y a rien à rétablir.
table-no-standing-answer = Il n’existe pas de réponse permanente de ce genre.

# Propositions
table-already-proposed = { $seat } l’a déjà proposé.
table-declined = Les autres ont refusé. Tu pourras redemander { $seconds } secondes après.
table-no-proposal = Cette proposition est déjà réglée.
table-no-council = À cette table, rien ne se décide ensemble.
table-no-saying = Il n’y a pas de mots pour cela ici.
table-no-place = Ce lieu n’existe pas sur le plateau.

# Discussion
table-chat-empty = Il n’y a encore rien à envoyer.
table-chat-fast = Tu écris très vite. Attends quelques secondes.

# Retour en arrière
table-no-moment = Les moments de cette partie sont numérotés de { $low } à { $high }.
table-branch-over = Ici, la partie est finie. Choisis un moment plus tôt, { $last } au plus.
table-branch-options = Les options de cette table sont celles de la position de départ.
table-not-visible = Tant que la partie dure, tu ne la vois que de ta place ou en spectateur.
table-record-hidden = L’enregistrement complet s’ouvre quand la partie est terminée.
table-rules-changed = Les règles de ce jeu ont été corrigées pendant la partie (version { $version }). Elle continue là où elle en était ; les moments précédents ne peuvent plus être montrés.
table-rules-ended = Les règles de ce jeu ont été corrigées pendant la partie, et celle-ci ne peut pas continuer avec elles.
table-cards-changed = Cette partie a été jouée avec d’autres cartes que celles en usage ici maintenant : elle ne peut pas continuer.

# Ce qui se passe à la table
event-table-left = { $seat } a quitté la table. Un robot continue.
    .seat = Tu as quitté la table. Un robot continue.
event-table-replaced = Un robot joue maintenant pour { $seat }.
    .seat = Un robot joue maintenant pour toi.
event-table-returned = { $seat } joue de nouveau.
    .seat = Tu joues de nouveau.
event-table-resigned = { $seat } abandonne. Un robot continue.
    .seat = Tu abandonnes. Un robot continue.
event-table-out-of-time = { $seat } n’a plus de temps.
    .seat = Tu n’as plus de temps.
event-table-away = { $seat } est en vacances. Sa pendule s’arrête.
    .seat = Tu es en vacances. Ta pendule s’arrête.
event-table-back = { $seat } est de retour de vacances.
    .seat = Te voilà de retour de vacances.
event-table-nudged = { $seat } relance { $nudged }.
    .seat = Tu relances { $nudged }.
    .nudged = { $seat } te relance.
event-table-fallback = Le robot qui joue pour { $seat } n’a pas répondu à temps et a choisi au hasard.
    .seat = Ton robot n’a pas répondu à temps et a choisi au hasard.
event-table-undone = { $count ->
        [one] { $seat } annule un choix.
       *[other] { $seat } annule { $count } choix.
    }
    .seat = { $count ->
        [one] Tu annules un choix.
       *[other] Tu annules { $count } choix.
    }
event-table-paused = La partie est remise à un autre jour, comme { $seat } l’a proposé.
    .seat = La partie est remise à un autre jour, comme tu l’as proposé.
event-table-resumed = La partie reprend, comme { $seat } l’a proposé.
    .seat = La partie reprend, comme tu l’as proposé.
event-table-ended = La partie s’arrête d’un commun accord, comme { $seat } l’a proposé.
    .seat = La partie s’arrête d’un commun accord, comme tu l’as proposé.
event-table-carried-over = Les règles de ce jeu ont été corrigées ici.
event-table-unknown = Il s’est passé quelque chose que les règles actuelles ne savent pas dire.
