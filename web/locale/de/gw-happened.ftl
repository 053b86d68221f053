# Was am Tisch von The Great Wall geschehen ist, mit Gründen.

gwh-tab = Neues
gwh-nothing = Seit deiner letzten Entscheidung ist nichts geschehen.
gwh-before = Aufbau
gwh-reveal = Die Befehlskarten werden aufgedeckt
gwh-assault = Sturm: { $side }
gwh-whole = Schritt für Schritt
gwh-short = Kurz
gwh-walk = Schritt für Schritt ansehen
gwh-step-back = Einen Schritt zurück
gwh-step-on = Nächster Schritt
gwh-step-of = Schritt { $number } von { $count }
gwh-steps = { $count } Schritte
gwh-to-now = Jetzt

gwh-line-attacks = Angriff: { $what }
gwh-line-wounds = Verwundet: { $what }
gwh-line-builds = Gebaut: { $what }
gwh-line-hordes = Neu: { $what }
gwh-line-clerks = Schreiber: { $what }
gwh-line-activated = Aktiviert: { $what }
gwh-line-honour = { $name }: Ehre { $from } → { $to }

gwh-held = Verteidigungswert { $defence } ist nicht kleiner als Angriffswert { $offence }: Die Mauer hält.
gwh-breached = Verteidigungswert { $defence } ist kleiner als Angriffswert { $offence }: Die Mauer bricht.
gwh-breach-shame = Schande für jede Hordenkarte ohne eigenen Soldaten
gwh-breach-dead = Auf jeder Karte sterben so viele, wie die Tödlichkeit sagt, dazu alle Bogenschützen auf Posten
gwh-breach-over = Wunden bleiben, wo sie standen. Horden, Mauer und Ruhezone bleiben unberührt.
gwh-defeated = Alle Lebenspunkte sind bedeckt.
gwh-defeat-honour = Ehre für alle, die gekämpft haben, und für Bogenschützen auf Posten
gwh-defeat-dead = Von jedem Clan sterben so viele, wie die Tödlichkeit sagt
gwh-defeat-taker = Die meisten Lebenspunkte bedeckt; bei Gleichstand zählt die Teeleiste.
gwh-saved = Mit Qi oder einer Karte gerettet
gwh-meanwhile = Währenddessen

gwh-why-qin-card = Die oberste Karte seines Stapels, auf das niedrigste freie Feld.
gwh-why-first-space = Immer das niedrigste freie Feld.
gwh-why-qin-clerk = Der unterste Ort seiner Leiste, an dem noch Platz ist.
gwh-why-qin-clerk-changed = In seiner Reserve steht keiner mehr, also nimmt er einen vom obersten Ort seiner Leiste.
gwh-why-qin-attack = Die Invasionsanzeige nennt den Abschnitt. Er bedeckt Lebenspunkte von links, die vorderste Horde zuerst.
gwh-why-qin-post = Die Invasionsanzeige nennt den Abschnitt.
gwh-why-qin-build = Wohin die Invasionsanzeige zeigt; ist die Mauer dort fertig, im anderen Abschnitt.
gwh-why-qin-activates = Zuerst seine eigenen Orte, vom obersten seiner Leiste an.
gwh-why-qin-gathers = Stufe seines Aufsehers mal seine Schreiber dort.
gwh-why-qin-point = 2 Ehre für jeden Lebenspunkt statt der Belohnung.
gwh-why-qin-track = Ein Ort mit seinen Schreibern kommt auf seiner Leiste ganz nach oben.
gwh-why-qin-advisor = Jeden Frühling kommt einer der beiden linken Berater zu ihm.
gwh-why-rush-card = Er spielt jeden Herbst seine einzige Karte.
gwh-why-rush-clerk = Darüber entscheidet, wer den Binsenclan befehligt.
gwh-why-rush-clerk-qin = In seinem Zug befehligt ihn Qin: an den untersten Ort seiner Leiste, an dem noch Platz ist.
gwh-why-rush-attack = Ein Speerträger, kostenlos; niemand erhält die Belohnung.
gwh-why-rush-barricade = Eine Barrikade, kostenlos.
gwh-why-rush-store = Er behält nichts: 1 kommt ins Lager.
gwh-why-horde = Zuerst ein leerer Abschnitt, sonst der, den die Invasionsanzeige nennt.
gwh-why-raid = Im Abschnitt ist kein Platz für eine weitere Horde.
gwh-why-advisors = Jeden Frühling machen die beiden linken Berater Platz für neue.
gwh-why-barricades = Barrikaden halten bis zum Ende des Winters.
