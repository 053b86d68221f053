# Ce qui s’est passé à la table de The Great Wall, avec les raisons.

gwh-tab = Récit
gwh-nothing = Rien ne s’est passé depuis ton dernier choix.
gwh-before = Mise en place
gwh-reveal = Les cartes Commandement sont révélées
gwh-assault = Assaut, Section { $side }
gwh-whole = Pas à pas
gwh-short = En bref
gwh-walk = Revoir pas à pas
gwh-step-back = Étape précédente
gwh-step-on = Étape suivante
gwh-step-of = Étape { $number } sur { $count }
gwh-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
  }
gwh-to-now = Au présent

gwh-line-attacks = Attaque : { $what }
gwh-line-wounds = Blesse : { $what }
gwh-line-builds = Bâtit : { $what }
gwh-line-posts = Archer en poste : { $what }
gwh-line-hordes = Arrivent : { $what }
gwh-line-clerks = Commis : { $what }
gwh-line-activated = Activé : { $what }
gwh-line-honour = { $name } : Honneur { $from } → { $to }

gwh-held = La Défense ({ $defence }) vaut au moins l’Attaque ({ $offence }) : le mur tient.
gwh-breached = La Défense ({ $defence }) est inférieure à l’Attaque ({ $offence }) : le mur cède.
gwh-breach-shame = Honte pour chaque carte Horde où l’on n’a pas de Soldat
gwh-breach-dead = Sur chaque carte, chacun perd autant de Soldats que la Létalité ; tous les Archers des postes de tir meurent
gwh-breach-over = Les Blessures restent à leur place. Hordes, mur et Zone de repos ne changent pas.
gwh-defeated = Tous les Points vitaux sont couverts.
gwh-defeat-honour = Honneur pour qui a combattu, et pour les Archers des postes de tir
gwh-defeat-dead = Chacun perd autant de Soldats que la Létalité
gwh-defeat-taker = Le plus de Points vitaux couverts ; la piste du Thé départage.
gwh-saved = Sauvés avec du qi ou par une carte
gwh-meanwhile = Entre-temps

gwh-why-qin-card = La première carte de sa pioche, sur la case libre la plus basse.
gwh-why-first-space = Toujours la case libre la plus basse.
gwh-why-qin-clerk = Le Lieu le plus bas de sa piste où il reste de la place.
gwh-why-qin-clerk-changed = Sa réserve est vide : il en prend un au Lieu le plus haut de sa piste.
gwh-why-qin-attack = L’indicateur d’invasion désigne la Section. Il couvre les points depuis la gauche, la Horde la plus proche d’abord.
gwh-why-qin-post = L’indicateur d’invasion désigne la Section.
gwh-why-qin-build = Là où pointe l’indicateur d’invasion ; dans l’autre Section si ce mur est achevé.
gwh-why-qin-activates = D’abord ses propres Lieux, du plus haut de sa piste vers le bas.
gwh-why-qin-gathers = Niveau de son Contremaître fois ses Commis sur place.
gwh-why-qin-point = 2 Honneur par Point vital, à la place de la Récompense.
gwh-why-qin-track = Un Lieu où il a des Commis passe tout en haut de sa piste.
gwh-why-qin-advisor = Chaque Printemps, l’un des deux Conseillers de gauche le rejoint.
gwh-why-rush-card = Il joue son unique carte chaque Automne.
gwh-why-rush-clerk = Qui commande le Clan du Jonc en décide.
gwh-why-rush-clerk-qin = À son tour, c’est Qin qui commande : vers le Lieu le plus bas de sa piste où il reste de la place.
gwh-why-rush-attack = Un Lancier, gratuit ; personne ne reçoit la Récompense.
gwh-why-rush-barricade = Une Barricade, gratuite.
gwh-why-rush-store = Il ne garde rien : 1 va à l’Entrepôt.
gwh-why-horde = D’abord une Section vide, sinon celle que désigne l’indicateur d’invasion.
gwh-why-raid = La Section n’a plus de place pour une Horde.
gwh-why-advisors = Chaque Printemps, les deux Conseillers de gauche cèdent la place à de nouveaux.
gwh-why-barricades = Les Barricades tiennent jusqu’à la fin de l’Hiver.
