# Texte, die zu keinem einzelnen Spiel gehören. Wörter in Klammern werden eingesetzt; ihre Namen bleiben.
# Die Variante [Du] passt zu cli-you: Wer keinen Namen angibt, heißt am Tisch so.
# Fehler beim Einrichten eines Spiels
setup-unknown-game = Ein Spiel namens { $word } gibt es nicht. Zur Wahl stehen: { $known }.
setup-unknown-set = Einen Kartensatz { $word } gibt es hier nicht.
setup-no-sets = Für { $title } gibt es keine eigenen Kartensätze.
setup-players = { $title } ist für { $low } bis { $high } Personen, nicht für { $word }.
setup-unknown-option = { $title } hat keine Option namens { $word }. Es gibt: { $known }.
setup-unknown-bot = Einen Bot namens { $word } gibt es nicht. Zur Wahl stehen: { $known }.
setup-bad-budget = { $word } ist keine Bedenkzeit. Schreibe @100ms, @2s oder eine Zahl von Simulationen wie @500; *2 dahinter heißt zwei Kerne.
setup-bad-value = { $option } kann nicht { $word } sein. Zur Wahl stehen: { $known }.
setup-option-form = Schreibe Optionen als name=value, jede nur einmal; { $word } ist nicht so geschrieben.
setup-bad-seed = Ein Startwert ist eine Zahl oder ein kurzer Text ohne Zeilenumbrüche und doppelte Leerzeichen.
setup-no-such-seat = Den Platz { $word } gibt es nicht; die Plätze werden von 0 bis { $high } gezählt.
setup-not-at-once = { $title } hat keine parallele Umgebung, weil die Plätze nacheinander wählen. Nimm env oder raw_env.
setup-unknown-language = Die Sprache { $word } gibt es hier nicht. Zur Wahl stehen: { $known }.
setup-no-picture = { $title } wird noch nicht gezeichnet: print(game) zeigt das Spiel in Worten.

# Fehler bei einer Wahl
notation-unknown = Keine Wahl dieses Spiels schreibt sich „{ $word }“.
notation-no-place = { $word }: Plätze in diesem Abschnitt: { $count }.
choice-incomplete = { $word } ist nur der Anfang der Wahl. So kann es weitergehen: { $known }.
choice-too-long = { $word } ist mehr als eine einzige Wahl.
undo-nothing = Es gibt nichts zurückzunehmen.
why-over = Das Spiel ist zu Ende.
why-not-your-turn = Am Zug ist gerade { $seat }.

# Fehler in Texten
text-error = Zeile { $line }: { $why }
text-bad-title = Die erste Zeile muss lauten: { $title }
text-cut-off = Der Text bricht ab; er muss mit einem Zeilenumbruch enden.
text-bad-line = Diese Zeile hat nicht die Form „key: value“.
text-missing-line = Die Zeile „{ $key }: …“ fehlt.
text-wrong-key = Hier steht „{ $key }“, hier muss aber „{ $expected }“ stehen.
text-extra-line = Hier dürfen keine weiteren Zeilen folgen.
text-not-canonical = Diese Zeile müsste lauten: { $expected }
text-bad-number = { $word } ist keine Zahl.
text-number-range = { $word } ist keine Zahl von { $low } bis { $high }.
text-bad-seat = { $word } ist kein Platz; die Plätze heißen a bis { $last }.
text-bad-step = { $word } ist kein Schritt; Schritte schreibt man name(seat), die Namen sind: { $known }.
text-bad-agenda = Die anstehenden Schritte passen nicht zum Rest der Stellung.
text-bad-word = { $word } ist nicht zu verstehen.
text-how-many = Hier müssen { $count } Angaben stehen, eine pro Person.
text-other-game = Diese Stellung gehört zu { $word }, nicht zu { $expected }.
record-scrubbed = Diese Aufzeichnung verbirgt die Geheimnisse der anderen Plätze; nur eine vollständige lässt sich nachspielen.
record-other-rules = Die Aufzeichnung stammt aus Version { $word } der Regeln; dies ist Version { $known }.
record-other-cards = Die Aufzeichnung wurde mit anderen Karten gemacht ({ $word }) als denen hier ({ $known }).
record-illegal = Die Regeln verbieten diese Wahl: { $why }
record-other-result = Das Ergebnis passt nicht zu den getroffenen Entscheidungen.

# Die Kommandozeile
cli-about = Muraglia: Brettspiele rund um eine Mauer, für Menschen und Bots.
cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-arg-help = diese Hilfe zeigen
cli-no-command = Wähle einen Befehl: { $known }. Mehr dazu: muraglia --help
cli-unknown-command = Einen Befehl namens { $word } gibt es nicht. Zur Wahl stehen: { $known }.
cli-missing = Es fehlt noch: { $known }. Hilfe: { $command } --help
cli-unknown-argument = { $word } ist nicht zu verstehen. Hilfe: { $command } --help
cli-needs-value = Nach { $option } fehlt ein Wert. Hilfe: { $command } --help
cli-not-clear = { $why }. Hilfe: { $command } --help
cli-number-from = { $option } muss eine ganze Zahl ab { $low } sein, nicht { $word }.
cli-number-between = { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $word }.
cli-not-an-amount = { $option } muss eine Zahl ab 0 sein, nicht { $word }.
file-missing = Eine Datei { $path } gibt es nicht. Prüfe den Namen und den Ordner.
file-is-folder = { $path } ist ein Ordner. Gib den Namen einer Datei an.
file-not-text = { $path } ist keine Textdatei. Gib eine Datei mit der Aufzeichnung einer Partie an.
file-not-writable = { $path } lässt sich nicht schreiben: { $why }. Wähle mit --out einen anderen Ort.
file-not-results = { $path } enthält etwas anderes als frühere Ergebnisse dieses Befehls: { $why }. Wähle mit --out einen anderen Ort.
system-refused = Das System hat abgelehnt: { $why }
cli-about-play = im Terminal gegen Bots spielen
cli-about-engine = das Engine-Protokoll über Standardeingabe und Standardausgabe sprechen
cli-about-rules = eine Regel zeigen oder die Regeln nach Wörtern durchsuchen
cli-arg-game = welches Spiel: { $known }
cli-arg-players = wie viele mitspielen
cli-arg-seed = eine Zahl oder ein Wort; gleicher Startwert, gleiche Verteilung
cli-arg-lang = Sprache: { $known }
cli-arg-bot = wie die anderen spielen: { $known }
cli-arg-option = eine Option des Spiels als name=value; auch mehrmals möglich
cli-arg-new = eine neue Partie beginnen, auch wenn noch eine offen ist
cli-arg-name = dein Name am Tisch
cli-arg-words = eine Regel wie { $example } oder Wörter, nach denen gesucht wird
cli-choose-game = Welches Spiel soll es sein?
cli-choose-number = Gib eine Zahl von 1 bis { $count } ein oder quit.
cli-game-line = { $title } von { $author } ({ $year }), { $low } bis { $high } Personen
cli-variant = Zu zweit ist „{ $title }“ eine Variante: Die Regeln funktionieren auch mit einem einzigen Rivalen.
cli-welcome = { $title } für { $count } Personen. Gib eine Nummer oder eine Notation ein; help zeigt, was sonst noch geht.
cli-resumed = Weiter geht es mit deiner offenen Partie „{ $title }“; mit --new beginnst du eine neue.
cli-ignored = Spielerzahl, Startwert, Optionen und Name gelten nur für eine neue Partie.
cli-save-damaged = Der Spielstand ließ sich nicht lesen ({ $why }). Er ist unter { $path } aufbewahrt, und eine neue Partie beginnt.
cli-prompt = Deine Wahl
cli-not-understood = { $word } steht hier nicht zur Wahl. Gib eine Nummer, eine Notation oder help ein.
cli-help = Das kannst du eingeben
cli-help-number = eine der Möglichkeiten oben
cli-help-notation = eine Wahl in ihrer Schreibweise, etwa { $example }
cli-help-rule = die Regeln zu dieser Frage; ? mit einer Kennung oder mit Wörtern schlägt eine Regel nach
cli-help-why = warum eine Wahl nicht möglich ist
cli-help-undo = deine letzte Wahl zurücknehmen
cli-help-log = alles, was bisher geschehen ist
cli-help-board = das Spielfeld noch einmal zeigen
cli-help-quit = aufhören; die Partie bleibt gespeichert und geht beim nächsten Mal weiter
cli-split-default = Eingabetaste: { $word }. Oder tippe selbst so eine Zeile.
cli-undone = Deine letzte Wahl ist zurückgenommen.
cli-why-it-is = { $word } ist möglich.
cli-rule-unknown = Keine Regel hat diese Kennung oder diese Wörter: { $word }.
cli-kept = Die Partie ist gespeichert. Mit demselben Befehl geht sie weiter.
cli-wins = { $name } gewinnt.
cli-share-win = Geteilter Sieg: { $names }.
cli-nobody-wins = Verloren.
cli-again = Mit muraglia play beginnst du die nächste Partie.
cli-log-title = Was bisher geschah
cli-needs-terminal = Von der Eingabe kommt nichts mehr; die Partie ist gespeichert.

# Die Spielfelder im Terminal und in Bildern
board-waits-for = Wartet auf { $names }
board-player = Name

# Das Engine-Protokoll
engine-bad-json = Diese Zeile ist kein JSON: { $why }
engine-not-utf8 = Diese Zeile ist kein UTF-8 (Byte { $byte }).
engine-too-long = Diese Zeile ist zu lang: Mehr als { $high } Bytes werden nicht gelesen.
engine-too-deep = Diese Zeile ist zu tief verschachtelt.
engine-bad-field = Die Anfrage ist nicht zu verstehen: { $why }
engine-unknown-command = Die Anfrage braucht "do" mit einem von: { $known }.
engine-no-game = Es gibt noch kein Spiel: Beginne mit new, set_up oder load.
engine-internal = In Muraglia ist etwas schiefgegangen; das Spiel ist so wie davor. Bitte melde das: { $why }

# Arena
cli-about-arena = Bots gegeneinander spielen lassen und bewerten
cli-arg-bots = Bots, durch Kommas getrennt: { $known }, Bedenkzeit nach @ (master@100ms), oder datei.py:Klasse
cli-arg-games = wie viele Partien; aufgerundet, damit jeder Bot jede Ausgangslage auf jedem Platz spielt
cli-arg-workers = wie viele Prozesse spielen
cli-arg-ray = auf einem Ray-Cluster spielen (RAY_ADDRESS, sonst hier gestartet)
cli-arg-out = wo die Ergebnisse liegen, ohne Endung; ein unterbrochener Lauf geht dort weiter
cli-arg-arena-seed = Startwert der Ausgangslagen
arena-playing = Spielen
arena-bot = Bot
arena-rating = Wertung (95-%-Intervall)
arena-share = Siege in % (95-%-Intervall)
arena-score = Punkte
arena-games = Partien
arena-time = je Entscheidung
arena-title = { $title }: { $count } Ergebnisse
arena-kept = Ergebnisse: { $path }.jsonl, { $path }.json, { $path }.svg
arena-too-few-bots = Für { $players } Plätze braucht es ebenso viele Bots; genannt sind { $count }. Ein Bot darf mehrmals genannt werden.
arena-needs-extra = Das Paket { $word } fehlt. Installiere Muraglia mit der Arena: pip install "muraglia[arena]"
pool-needs-ray = Ray fehlt: pip install "muraglia[ray]"

# Training
cli-about-train = die Bewertung eines Spiels durch Partien gegen sich selbst anpassen: die Gewichte, mit denen die Stufen der Bots suchen
cli-arg-train-players = Zahlen von Mitspielern, durch Kommas getrennt; sonst alle
cli-arg-generations = wie oft gespielt und angepasst wird
cli-arg-train-games = Partien je Generation
cli-arg-simulations = Simulationen je Entscheidung
cli-arg-train-out = Ordner für Partien, Gewichte und Bild; ein unterbrochener Lauf geht dort weiter
train-no-judge = { $title } hat keine Bewertung, deren Gewichte sich anpassen ließen.
train-playing = Spielen
train-fitting = Anpassen
train-comparing = Vergleichen
train-step = { $count } Mitspieler, Generation { $number }: { $what }
train-told = { $count } Mitspieler, Generation { $number }: gewinnt { $share } % gegen die unangepasste Bewertung, { $before } % gegen die vorige (gerechter Anteil { $fair } %); log loss { $loss }
train-kept = Gewichte: { $path }
train-players = { $count } Mitspieler
train-generation = Generation
train-strength = Siege gegen die unangepasste Bewertung in % des gerechten Anteils
train-loss = Überraschung über Ergebnisse (log loss)

# Tipps und Rückblick
advice-best = Am besten: { $choice }. Gewinnchance { $chance } %, { $score }.
advice-next = Am zweitbesten: { $choice }. { $chance } %, also { $less } weniger, { $score }.
advice-as-good = Etwa ebenso gut: { $choice }. { $chance } %, { $score }.
advice-mix = Wähle hier nicht immer dasselbe: Wer stark spielt, tut das in { $share } von 100 Fällen, um nicht durchschaut zu werden.
analysis-flawless = In { $count } Entscheidungen gibt es nichts zu bereuen.
analysis-nothing = { $word } hatte in dieser Partie noch nichts zu entscheiden. Wähle mit --seat einen anderen Platz.
analysis-place = Entscheidung { $number }: { $place }
analysis-decision = Gewählt: { $choice }, Gewinnchance { $chance } % ({ $score }). Besser: { $better }, { $better_chance } % ({ $better_score }).
analysis-chosen-leads = Das führte zu: { $what }
analysis-better-leads = Die bessere Entscheidung führt zu: { $what }
analysis-curve = Deine Gewinnchance von Entscheidung zu Entscheidung
analysis-title = Rückblick: die teuersten Entscheidungen, gemessen am damaligen Wissen
analysis-working = Rückblick läuft …
cli-help-hint = was der Meister wählen würde, und warum
cli-about-analyse = auf eine beendete Partie zurückblicken und sehen, wo sie verloren ging
cli-arg-record = Datei mit der Aufzeichnung einer Partie
cli-arg-seat = wessen Entscheidungen: a, b, c …
cli-about-bot = einen eigenen Bot in einem eigenen Prozess antworten lassen: Fragen hinein, Antworten heraus, je eine Zeile
cli-arg-own-bot = eine Python-Datei und die Klasse darin, etwa my_bot.py:MyBot
bot-form = Gib eine Python-Datei und die Klasse darin an, etwa my_bot.py:MyBot; { $word } ist nicht so geschrieben.
bot-bad-command = Nach run: steht der Befehl, der deinen Bot startet, ohne offene Anführungszeichen; { $word } ist nicht so geschrieben.
bot-not-loaded = { $path } lässt sich nicht laden: { $why }
bot-bad-question = Diese Zeile ist keine Frage an einen Bot: { $why }. Nenne den Bot bei muraglia arena oder muraglia play; sie stellen ihm die Fragen.

# Das Labor
cli-about-lab = die Balance des Kartensatzes von The Great Wall durch Spielen messen
cli-arg-lab-games = Partien je Zeile
cli-arg-lab-out = wo die Zählung liegt; ein zweiter Lauf macht dort weiter
cli-lab-title = Balance des Haussatzes, gierige Bots
cli-lab-measure = Maß
cli-lab-target = Ziel
cli-lab-found = gefunden
cli-lab-holds = erfüllt
cli-lab-generals = Siege eines Generals gegen den fairen Anteil
cli-lab-commands = Anteil eines Befehls an allen Wahlen
cli-lab-cards = Karten in zu wenigen Partien benutzt
cli-lab-all-cards = Karten, die in keiner Partie irgendeiner Zeile benutzt wurden
cli-lab-tea = Erster gegen Letzten der Teefolge am Anfang
cli-lab-ends = jedes Spielende, bei irgendeiner Spielerzahl
cli-lab-breaches = durchbrochene Abschnitte, von allen Stürmen
cli-lab-raids = Raubzüge je Partie
cli-lab-row = { $row }: { $games } Partien, { $won } mit Sieger; Länge in Jahren { $years }
cli-lab-hordes = { $row }: In { $part } der Partien geht der Hordenstapel aus

# Eigene Kartensätze
cli-about-set = einen eigenen Kartensatz für The Great Wall beginnen oder prüfen
cli-arg-set = The Great Wall mit dem Kartensatz aus diesem Ordner spielen
cli-arg-set-deed = new legt einen ausgefüllten Satz zum Ändern an; check nennt, was an einem Satz nicht stimmt
cli-arg-set-folder = der Ordner des Satzes
cli-set-written = In { $folder } liegt jetzt ein ganzer Satz, ausgefüllt mit den Karten des Haussatzes. Ändere, was du willst, und prüfe ihn mit muraglia set check.
cli-set-good = { $folder } ist ein ganzer Satz. So spielst du damit: muraglia play great-wall --set { $folder }
cli-set-not-empty = { $folder } ist nicht leer. Nenne einen neuen Ordner: Was schon da ist, wird nicht überschrieben.
cli-set-about = # Name und Autor des Satzes, wie sie am Tisch zu lesen sind.
