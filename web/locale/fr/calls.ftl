# Comment on apprend que c’est son tour
page-saved = Enregistré.
page-notify-blocked = Le navigateur n’autorise pas les notifications de cette page.
page-notify-missing = Ce navigateur ne propose pas de notifications. Sur un iPhone ou un iPad, ajoute d’abord la page à l’écran d’accueil.
page-call = Quand tu n’es pas là
page-call-insecure = Les messages exigent une connexion sécurisée, mais ce serveur est ouvert sans https://. Demande à son hébergeur ; sur ce réseau, tout marche quand même tant que la page est ouverte.
page-call-tested = { $count ->
    [one] Un message est en route.
   *[other] { $count } messages sont en route.
  }
page-call-not-tested = Aucun message n’a été accepté. Désactive puis réactive les messages, et réessaie.
page-call-failed = Le navigateur n’a pas pu joindre son service de messages. Réessaie plus tard.
page-call-kept = On te préviendra quand ce sera à toi ici.
page-call-ended = Cette table ne t’envoie plus rien.
page-call-ask = Te prévenir quand ce sera de nouveau à toi ?
page-call-ask-help = Cette partie peut durer. Tu peux fermer la page.
page-call-yes = Me prévenir
page-call-no = Pas à cette table
