# Che cosa è successo al tavolo di The Great Wall, e perché.

gwh-tab = Novità
gwh-nothing = Dalla tua ultima scelta non è successo nulla.
gwh-before = Preparazione
gwh-reveal = Si scoprono le carte Comando
gwh-assault = Assalto: { $side }
gwh-whole = Passo per passo
gwh-short = In breve
gwh-walk = Rivedere passo per passo
gwh-step-back = Un passo indietro
gwh-step-on = Passo seguente
gwh-step-of = Passo { $number } di { $count }
gwh-steps = { $count } passi
gwh-to-now = Al presente

gwh-line-attacks = Attacca: { $what }
gwh-line-wounds = Ferisce: { $what }
gwh-line-builds = Costruisce: { $what }
gwh-line-hordes = Nuove: { $what }
gwh-line-clerks = Commessi: { $what }
gwh-line-activated = Attivati: { $what }
gwh-line-honour = { $name }: Onore { $from } → { $to }

gwh-held = La Difesa { $defence } non è inferiore all’Offesa { $offence }: le Mura reggono.
gwh-breached = La Difesa { $defence } è inferiore all’Offesa { $offence }: le Mura cedono.
gwh-breach-shame = Onta per ogni carta Orda senza un proprio Soldato
gwh-breach-dead = Su ogni carta muoiono tanti Soldati quanti dice la Letalità, più tutti gli Arcieri nelle Postazioni di Tiro
gwh-breach-over = Le Ferite restano al loro posto. Orde, Mura e Zona di Riposo non cambiano.
gwh-defeated = Tutti i Punti Vitali sono coperti.
gwh-defeat-honour = Onore a chi ha combattuto e agli Arcieri nelle Postazioni di Tiro
gwh-defeat-dead = Ogni giocatore perde tanti Soldati quanti dice la Letalità
gwh-defeat-taker = Più Punti Vitali coperti; a parità decide il tracciato del Tè.
gwh-saved = Salvati con il qi o con una carta
gwh-meanwhile = Intanto

gwh-why-qin-card = La prima carta del suo mazzo, sullo spazio libero più basso.
gwh-why-first-space = Sempre lo spazio libero più basso.
gwh-why-qin-clerk = Il Luogo più basso del suo tracciato in cui c’è posto.
gwh-why-qin-clerk-changed = La sua riserva è vuota: ne prende uno dal Luogo più alto del suo tracciato.
gwh-why-qin-attack = La Sezione la decide l’indicatore d’Invasione. Qin copre i punti da sinistra, prima l’Orda più vicina.
gwh-why-qin-post = La Sezione la decide l’indicatore d’Invasione.
gwh-why-qin-build = Dove punta l’indicatore d’Invasione; nell’altra Sezione se quelle Mura sono complete.
gwh-why-qin-activates = Prima i suoi Luoghi, dal più alto del suo tracciato in giù.
gwh-why-qin-gathers = Il livello del suo Sorvegliante per il numero dei suoi Commessi lì.
gwh-why-qin-point = 2 Onore per ogni Punto Vitale, al posto della Ricompensa.
gwh-why-qin-track = Un Luogo con i suoi Commessi passa in cima al suo tracciato.
gwh-why-qin-advisor = Ogni Primavera uno dei due Consiglieri di sinistra si unisce a lui.
gwh-why-rush-card = Gioca la sua unica carta ogni Autunno.
gwh-why-rush-clerk = Lo decide chi comanda il Clan del Giunco.
gwh-why-rush-clerk-qin = Nel suo turno comanda Qin: verso il Luogo più basso del suo tracciato in cui c’è posto.
gwh-why-rush-attack = Un Lanciere, gratis; nessuno riceve la Ricompensa.
gwh-why-rush-barricade = Una Barricata, gratis.
gwh-why-rush-store = Non tiene nulla: 1 va al Magazzino.
gwh-why-horde = Prima una Sezione vuota, altrimenti decide l’indicatore d’Invasione.
gwh-why-raid = Nella Sezione non c’è posto per un’altra Orda.
gwh-why-advisors = Ogni Primavera i due Consiglieri di sinistra lasciano il posto ad altri.
gwh-why-barricades = Le Barricate durano fino alla fine dell’Inverno.
