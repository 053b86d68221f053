# Der gemeinsame Bildschirm
page-seat-bot-at = Bot auf Platz { $letter }
page-join-at = Mitspielen unter { $host }
page-fullscreen = Ganzer Bildschirm
page-screen-gather = Nehmt eure Handys und scannt einen Code
page-screen-gather-sub = Jeder Code ist ein Platz. Auf dem Handy seht ihr eure Hand, auf diesem Bildschirm das, was alle sehen dürfen.
page-free-seat = Freier Platz
page-scan-join = scannen und mitspielen
page-scan-return = weg: scannen und zurückkommen
page-scan-take = ein Bot spielt: scannen und übernehmen
