# L’écran commun
page-seat-bot-at = Robot à la place { $letter }
page-join-at = Rejoindre sur { $host }
page-fullscreen = Plein écran
page-screen-gather = Prenez vos téléphones et scannez un code
page-screen-gather-sub = Chaque code est une place. Sur vos téléphones, vos mains ; sur cet écran, ce que tout le monde peut voir.
page-free-seat = Place libre
page-scan-join = scanne pour jouer
page-scan-return = pas là : scanne pour revenir
page-scan-take = un robot joue : scanne pour le remplacer
