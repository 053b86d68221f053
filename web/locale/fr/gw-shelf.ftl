# Le plateau personnel, les autres et le volet droit de The Great Wall.

gws-mine = Mon plateau
gws-why = Pas maintenant : touche pour lire pourquoi
gws-leaders = Général et Conseillers
gws-fitting = { $count ->
        [0] aucune ne convient maintenant
        [one] une convient maintenant
       *[other] { $count } conviennent maintenant
    }
gws-support = { $count ->
        [0] Aucun Conseiller de soutien.
        [one] Un Conseiller de soutien.
       *[other] { $count } Conseillers de soutien.
    }
gws-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
gws-honour = Honneur
gws-tea = ordre du Thé
gws-shame = tuiles Honte
gws-active = Conseiller actif
gws-stock = Tes ressources
gws-stock-of = { $resource } : { $count }
gws-reserve = Réserve
gws-clerks = { $placed } en place, { $unhired } à engager
gws-clerks-home = Commis dans ta réserve : { $count }
gws-soldiers = { $soldier } : { $count } en réserve, { $tiles } avec une tuile Honte
gws-horde-taken = { $horde } : Honneur { $honour }, tuiles Honte dessus : { $tiles }
gws-taken = Hordes prises : { $count }
gws-payable = Ce que tu peux payer
gws-missing = manque
gws-can = { $name } : coûte { $cost }
gws-cannot = { $name } : coûte { $cost }, il te manque { $missing }
gws-thing-wall = Niveau de mur { $places }
gws-thing-barricade = Barricade
gws-thing-clerk = Commis
gws-thing-advisor = Conseiller
gws-commands = Cartes Commandement
gws-pile = Cartes Commandement jouées
gws-played = jouées : { $cards }
gws-commands-none = Aucune carte Commandement en main
gws-tactics = Cartes Tactique : { $count }
gws-tactics-none = Aucune carte Tactique en main
gws-discard = une de trop
gws-fold = Replier
gws-unfold = Déplier
gws-set-up-general = Le Général mène ton clan toute la partie. Au bas de la carte : ce que tu as au début ; la plus haute valeur de Thé commence.
gws-set-up-advisor = Le Conseiller choisi est actif, avec cette capacité. L’autre est retourné et soutient ton Général.
gws-set-up-advisors = Ensuite, tu choisiras entre
gws-set-up-yours = Ton Général
gws-track-advisors = Piste des Conseillers
gws-as-support = Soutien { $count }
gws-dead = { $soldier } : { $count ->
        [one] { $count } mort
       *[other] { $count } morts
    }, { $saved ->
        [one] { $saved } sauvé
       *[other] { $saved } sauvés
    }
gws-saved = { $count ->
        [one] { $count } sauvé
       *[other] { $count } sauvés
    }
gws-remains = reste { $count }
gws-pay = Payer { $count } sur { $total }
gws-take = Prendre { $count } sur { $total }
gws-send = En envoyer { $count } sur { $total }
gws-drop = Reposer
gws-key-commit = Ctrl ↵
gws-activations = Activations
gws-left = encore { $count }
gws-box-done = (fait)
gws-box-now = (maintenant)
gws-box-later = (ensuite)
gws-tab-requests = Requêtes
gws-tab-artifacts = Artefacts
gws-tab-advisors = Conseillers
gws-tab-qin = Qin
gws-tab-rush = Clan du Jonc
gws-look-up = À consulter
gws-preview = Ce que cela ferait
gws-if = { $what }
gws-nothing-at-once = Rien ne change tout de suite.
gws-preview-empty = Pointe un endroit éclairé : tu lis ici ce que cela ferait.
gws-preview-wait = On ne te demande rien.
gws-you-pay = tu paies
gws-worth-now = Vaut pour toi maintenant : { $count } Honneur.
gws-fulfilled = Requêtes satisfaites : { $count } sur { $needed }
gws-location-track = Piste des Lieux
gws-track-activates = ◂ en haut
gws-track-sends = en bas ▸
gws-rivals = Les autres
gws-rival = { $name } : Honneur { $honour }, ordre du Thé { $tea }, Commis { $clerks }, Lanciers { $spearmen }, Archers { $archers }, Cavaliers { $horsemen }, tuiles Honte { $shame }, cartes Tactique { $tactics }, cartes Commandement en main { $commands }. Ouvrir tout le plateau.
gws-overseer = { $location } { $level }
gws-rival-commands = Commandements en main : { $count }
gws-command-hand = (en main)
gws-command-spent = (jouée)
gws-command-now = (sur la piste de Commandement)
gws-stock-hidden = Les ressources restent derrière le paravent.

# What a question's buttons do. Passing is called by what is left undone.
gws-pass-ask-clerk = Ne plus déplacer
gws-pass-ask-rush-clerk = Ne plus déplacer
gws-pass-ask-advanced = N’en activer aucun
gws-pass-ask-copy = Ne rien copier
gws-yes-ask-copy = Plutôt déplacer 2 Commis
gws-pass-ask-recover-one = N’en reprendre aucune
gws-pass-ask-window = Ne rien jouer
gws-pass-ask-upgrade = Ne pas améliorer
gws-yes-ask-upgrade = Améliorer
gws-pass-ask-upgrade-where = Ne pas améliorer
gws-pass-ask-donate = Garder
gws-yes-ask-donate = Donner
gws-pass-ask-recruit = Ne plus recruter
gws-pass-ask-attack = Ne plus attaquer
gws-pass-ask-build = Ne rien bâtir
gws-pass-ask-route = Ne plus déplacer
gws-pass-ask-tea = Rester
gws-yes-ask-tea = Monter d’une place
gws-pass-ask-hire = Ne plus engager
gws-pass-ask-unshame = Garder la tuile
gws-pass-ask-unshame-summer = Garder la tuile
gws-pass-ask-unshame-coop = Garder la tuile
gws-pass-ask-save = Ne plus sauver
gws-pass-ask-recovery = Laisser les cartes
gws-pass-ask-fulfil = N’en satisfaire aucune
gws-pass-ask-give = Ne pas donner
gws-yes-ask-give = Donner
gws-pass-ask-pay-for = Ne pas payer
gws-yes-ask-pay-for = Payer
gws-pass-ask-rush-tea = Laisser
gws-yes-ask-rush-tea = Monter
gws-commit-ask-general = Choisir { $what }
gws-commit-ask-first-advisor = Actif : { $what }
gws-commit-ask-command = Poser { $what }
gws-commit-ask-recover-one = Reprendre { $what }
gws-commit-ask-hire = Engager { $what }
gws-commit-ask-rush-advisor = Défausser { $what }
gws-commit-ask-gain = Prendre { $what }
gws-commit-ask-sacrifice = Sacrifier { $what }
gws-commit-ask-recruit = Recruter { $what }
gws-commit-ask-upgrade = Contremaître : { $what }
gws-commit-ask-fulfil = Proposer { $what }
