# What happened at the table of The Great Wall, with reasons.

gwh-tab = News
gwh-nothing = Nothing has happened since your last choice.
gwh-before = Set-up
gwh-reveal = Command cards are turned up
gwh-assault = Assault: { $side }
gwh-whole = Step by step
gwh-short = In short
gwh-walk = Look at it step by step
gwh-step-back = One step back
gwh-step-on = Next step
gwh-step-of = Step { $number } of { $count }
gwh-steps = { $count } steps
gwh-to-now = To now

gwh-line-attacks = Attacks { $what }
gwh-line-wounds = Wounds { $what }
gwh-line-builds = Builds: { $what }
gwh-line-hordes = New: { $what }
gwh-line-clerks = Clerks: { $what }
gwh-line-activated = Activated: { $what }
gwh-line-honour = { $name }: Honour { $from } → { $to }

gwh-held = Defence { $defence } is not less than offence { $offence }: the Wall holds.
gwh-breached = Defence { $defence } is less than offence { $offence }: the Wall breaks.
gwh-breach-shame = Shame for each Horde card without a Soldier of one’s own
gwh-breach-dead = On each card as many die as Lethality says, and all Archers at the posts
gwh-breach-over = Wounds stay where they stood. Hordes, Wall and Rest Zone are untouched.
gwh-defeated = All Vital Points are covered.
gwh-defeat-honour = Honour for those who fought, and for Archers at the posts
gwh-defeat-dead = Of each player as many die as Lethality says
gwh-defeat-taker = Most Vital Points covered; Tea order breaks ties.
gwh-saved = Saved for Qi or by a card
gwh-meanwhile = Meanwhile

gwh-why-qin-card = The top card of his deck, on the lowest free space.
gwh-why-first-space = Always the lowest free space.
gwh-why-qin-clerk = The lowest place of his track that has room.
gwh-why-qin-clerk-changed = None is left in his Reserve, so he takes one from the highest place of his track.
gwh-why-qin-attack = The indicator names the Section. He covers points from the left, nearest Horde first.
gwh-why-qin-post = The indicator names the Section.
gwh-why-qin-build = Where the indicator points; in the other Section if that Wall is finished.
gwh-why-qin-activates = His own Locations first, from the highest place of his track.
gwh-why-qin-gathers = Level of his Overseer times his Clerks there.
gwh-why-qin-point = 2 Honour for each Vital Point, in place of the Reward.
gwh-why-qin-track = A Location with his Clerks goes to the highest place of his track.
gwh-why-qin-advisor = Every Spring one of the two leftmost Advisors joins him.
gwh-why-rush-card = It plays its one card every Autumn.
gwh-why-rush-clerk = Whoever commands the Rush Clan decides this.
gwh-why-rush-clerk-qin = In his turn Qin commands: to the lowest place of his track that has room.
gwh-why-rush-attack = One Spearman, free of charge; nobody gets the Reward.
gwh-why-rush-barricade = One Barricade, free of charge.
gwh-why-rush-store = It keeps nothing: 1 goes to the Warehouse.
gwh-why-horde = An empty Section comes first; otherwise the indicator names it.
gwh-why-raid = The Section has no room for another Horde.
gwh-why-advisors = Every Spring the two leftmost Advisors make room for new ones.
gwh-why-barricades = Barricades last until the end of Winter.
