# Come si viene a sapere che è il proprio turno
page-saved = Salvato.
page-notify-blocked = Il browser non permette notifiche a questa pagina.
page-notify-missing = Questo browser non offre notifiche. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
page-call = Quando non ci sei
page-call-insecure = I messaggi richiedono una connessione sicura: questo server è aperto senza https://. Chiedi a chi lo gestisce; in questa rete funzionano comunque, finché la pagina è aperta.
page-call-tested = { $count ->
    [one] Un messaggio è in arrivo.
   *[other] { $count } messaggi sono in arrivo.
  }
page-call-not-tested = Nessun messaggio è stato accettato. Disattiva e riattiva, poi riprova.
page-call-failed = Il browser non ha raggiunto il suo servizio di messaggi. Riprova più tardi.
page-call-kept = Riceverai un avviso quando qui tocca a te.
page-call-ended = Questo tavolo non ti invia più nulla.
page-call-ask = Ti avvisiamo quando tocca di nuovo a te?
page-call-ask-help = Questa partita può durare a lungo. Puoi chiudere la pagina.
page-call-yes = Avvisami
page-call-no = Non a questo tavolo
