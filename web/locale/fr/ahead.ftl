# Réponses à l’avance et pour un temps
page-plan-help = Pour les parties lentes : à ta prochaine question, le premier choix possible de ta liste est fait pour toi.
page-plan-add = Ajouter un choix
page-plan-pick = Choisis…
page-plan-none-yet = Les choix qu’on t’a déjà proposés peuvent être préparés ici.
page-plan-remove = Retirer ce choix
page-plan-unless = Sauf si quelque chose arrive avant…
page-plan-unless-count = { $count ->
        [one] Sauf si une chose arrive avant
       *[other] Sauf si l’une de ces { $count } choses arrive avant
    }
page-plan-save = Préparer
page-plan-clear = Effacer
page-plan-kept = Tes choix sont prêts.
page-plan-cleared = Plus aucun choix n’est prêt.
page-stand-help = Ce que tu règles ici répond pour toi chaque fois que la question se pose, après une courte pause. Les autres n’en voient rien.
page-stand-asked = On te demande
page-until-turn = jusqu’au prochain tour
page-until-round = jusqu’à la prochaine manche
page-until-season = jusqu’à la prochaine saison
page-until-year = jusqu’à la prochaine Année
page-until-end = jusqu’à la fin de la partie
page-until-event = ou dès que ceci arrive :
page-stand-ended = Terminée : { $event }
page-stand-undone = tu as annulé un choix
page-stand-set = Répondre ainsi
page-stand-clear = Me demander à nouveau
page-stand-kept = Ta réponse permanente est enregistrée.
page-stand-cleared = On te demandera à nouveau.
page-stand-now = { $answers } ({ $until })
