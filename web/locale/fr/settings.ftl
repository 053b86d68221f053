# Réglages
page-version = Version { $version }, page mise à jour { $when }
page-colour-name = Couleur { $letter }
page-sound = Son
page-warnings = M’avertir du gaspillage
page-warnings-help = Ce qui serait perdu ou t’apporterait de la Honte est signalé.
page-looks = Apparence
page-theme = Couleurs
page-theme-system = système
page-theme-light = clair
page-theme-dark = sombre
page-speed = Animations
page-speed-slow = lentes
page-speed-normal = normales
page-speed-fast = rapides
page-speed-off = sans
page-text-view-help = Les plateaux en texte, pour un lecteur d’écran ou pour lire vite
page-notice = Être prévenu
page-sound-help = Bois, papier, et une cloche quand c’est à toi
page-notify = Notifications
page-notify-help = Quand c’est à toi et que la page est en arrière-plan
page-notify-insecure = Les navigateurs n’autorisent les notifications qu’à une adresse qui commence par https://. Demande à l’hébergeur de ce serveur.
page-call-help = Dans les parties qui durent des jours, on peut te prévenir quand c’est à toi, même page fermée. Tu le choisis table par table ; rien n’est envoyé avant.
page-call-here = Messages sur cet appareil
page-call-here-help = { $count ->
    [0] Ton navigateur te demandera une fois la permission
    [one] Un de tes appareils reçoit les messages
   *[other] { $count } de tes appareils reçoivent les messages
  }
page-call-quiet = Heures calmes
page-call-quiet-help = Ce qui arrive entre-temps est envoyé après ({ $zone })
page-call-from = De
page-call-to = à
page-webhook = Appeler une adresse
page-webhook-help = Un sujet ntfy ou un webhook : Discord, Slack, Mattermost ou le tien. L’adresse reçoit une phrase et le lien.
page-call-test = Essayer
page-call-later = Prends d’abord place à une table.
page-chat-show = Discussion
page-chat-show-help = Montrer ce que les autres écrivent
page-elsewhere = Continuer sur un autre appareil
page-elsewhere-help = Tes tables et tes places te suivent. Il n’y a ni compte ni mot de passe.
page-elsewhere-make = Montrer un code
page-elsewhere-once = Valable une fois, pendant dix minutes.
page-qr-elsewhere = Code à scanner avec l’autre appareil
page-claim = J’ai un code d’un autre appareil
page-claim-go = Continuer
page-claim-ask = Ce lien fait aussi de cet appareil le tien : ton nom, tes tables, tes places. L’identité que tu avais ici est abandonnée.
page-claimed = Content de te revoir.
page-devices = Tes appareils
page-devices-help = Sur ces appareils, c’est toi. Déconnecte ceux que tu n’utilises plus ou que tu as perdus.
page-device-this = Cet appareil
page-device-used = Dernière utilisation : { $when }
page-device-since = depuis le { $day }
page-device-unknown = Appareil inconnu
page-log-out = Déconnecter
page-log-out-of = Déconnecter { $device }
page-logged-out = Déconnecté.
page-data = Tes données
page-data-help = Nous gardons ton nom, ta couleur, tes appareils, tes parties, tes notes, ce que tu as écrit, tes vacances et la façon dont on doit te prévenir. Rien d’autre.
page-delete = Supprimer mes données
page-delete-sure = Ton nom, tes notes et tes messages sont supprimés ; des robots continuent là où l’on a besoin de toi. C’est définitif.
page-deleted = { $count ->
        [0] Tes données sont supprimées. Tu n’avais laissé de trace à aucune table.
        [one] Tes données sont supprimées. Ton nom, tes messages et tes notes ont disparu d’une table.
       *[other] Tes données sont supprimées. Ton nom, tes messages et tes notes ont disparu de { $count } tables.
    }
page-deleted-go = Vers la page d’accueil
