# Lo schermo comune
page-seat-bot-at = Bot al posto { $letter }
page-join-at = Entra su { $host }
page-fullscreen = Schermo intero
page-screen-gather = Prendete i telefoni e scansionate un codice
page-screen-gather-sub = Ogni codice è un posto. Il telefono mostra la tua mano, questo schermo ciò che tutti possono vedere.
page-free-seat = Posto libero
page-scan-join = scansiona per giocare
page-scan-return = assente: scansiona per tornare
page-scan-take = gioca un bot: scansiona per sostituirlo
