title = Lanternes
lamp-1 = Braise
lamp-2 = Bougie
lamp-3 = Lanterne
lamp-4 = Torche
lamp-5 = Fanal
zone-pile = Pile
zone-out = Dévoilées
zone-burnt = Consumées
zone-evening = Soirée
zone-over = Fini
zone-hand = Main
zone-laid = Posée face cachée
zone-points = Points
progress = Soirée { $n } sur { $most }
ask-draw = { $player } prend une lampe.
ask-choose = Soirée { $n } : briller, guetter ou glaner ?
ask-look = Quelle lampe regardez-vous ?
ask-claim = Posez une lampe face cachée et annoncez un éclat.
ask-doubt = { $player } annonce un éclat de { $n }. Y croyez-vous ?
say-draw = { $player } prend { $card }
say-shine = Briller
say-watch = Guetter
say-gather = Glaner
say-look = Lampe { $place } de { $player }
say-claim = { $card }, annoncée à { $n }
say-believe = Croire { $player }
say-doubt = Douter de { $player }
help-Deal = Chacun reçoit trois lampes (LAN-1).
help-Choose = Briller pour marquer, guetter pour regarder une lampe d’un autre, glaner pour en prendre une dans la pile (LAN-2).
help-Watch = Vous et son propriétaire saurez quelle lampe vous avez vue ; personne d’autre (LAN-3).
help-Shine = Ce que vous annoncez est marqué si l’on vous croit, ou si c’est vrai (LAN-5, LAN-6).
help-Doubt = Si la lampe est aussi vive qu’annoncé, vous perdez un point ; sinon vous en marquez deux (LAN-6).
help-Draw = Une lampe de la pile (LAN-4).
why-no-lamp = Sans lampe, on ne peut pas briller.
why-not-now = Ce n’est pas ce qui est demandé maintenant.
why-no-such-lamp = Il n’y a pas de telle lampe dans une autre main.
why-not-yours = On pose une de ses lampes et l’on annonce un éclat de 1 à 5.
why-over = La partie est finie.
why-wait = Ce n’est pas à vous de choisir.
log-drew = { $player } prend une lampe : { $card }.
    .hidden = { $player } prend une lampe.
    .you = Vous prenez une lampe : { $card }.
log-evening = Soirée { $number }.
log-chose = { $how ->
    [shine] { $player } brille.
    [watch] { $player } guette.
   *[gather] { $player } glane.
}
log-looked = { $player } regarde une lampe de { $other } : { $card }.
    .hidden = { $player } regarde une lampe de { $other }.
    .to-you = { $player } regarde votre lampe : { $card }.
log-claimed = { $player } pose { $card } et annonce { $number }.
    .hidden = { $player } pose une lampe et annonce { $number }.
log-believed = { $player } y croit : { $other } marque { $number }.
log-true = { $player } doute, mais c’est bien { $card } : { $other } marque { $number }, { $player } perd un point.
log-false = { $player } doute, et c’est { $card } : { $player } marque deux points.
log-over = La dernière soirée est finie.
end-evenings = Quatre soirées ont passé.
tie-lamps = { $number ->
    [one] { $number } lampe en main
   *[other] { $number } lampes en main
}
score-points = Points
guide-1 = Une soirée
    Chacun choisit en même temps : briller, guetter ou glaner.
    Guetter : regarder en secret une lampe d’un autre.
    Glaner : prendre une lampe.
    Briller : poser une lampe face cachée et annoncer un éclat ; le joueur suivant y croit ou en doute.
