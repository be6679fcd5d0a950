### La table d’Elekt dans le navigateur : les mots que le moteur n’a pas.

elekt-you = Vous
elekt-you-small = vous
elekt-hidden = carte cachée
elekt-unit-of = { $card } { DE($player) } : { $signs }
elekt-card-with = { $card }. { $signs }. { $text }
elekt-immediate = Capacité immédiate
elekt-prize-only = Trophée : sans effet dans cette zone
elekt-prize-sceptre = Trophée et Sceptre
elekt-leads = en tête
elekt-tied = à égalité
elekt-added = Ajouté par les textes en vigueur ici
elekt-by-rank = Égalité : le plus haut rang l’emporte
elekt-absent = { $you ->
    [yes] Aucune Unité : vous ne participez pas
   *[no] Aucune Unité : { $player } ne participe pas
}
elekt-assign-to = Affecter { $card } ({ $zone })
elekt-assign-here = Affecter ici
elekt-would-win = Avec cette carte, { $player } a assez de Titres et remporte la partie.
elekt-match-point = { $have } + { $more } : victoire
elekt-full = Complet { $number }/{ $number }
elekt-reset-gives = À la réinitialisation : 1 Ambre par Unité à vous ici ; le vainqueur assigne le Sceptre.
elekt-per-unit = par Unité
elekt-deck-left = { $number ->
    [one] { $number } carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
elekt-per-side = Unités · { $number } par camp
elekt-next-zone = Zone suivante
elekt-last-zone = Dernière zone
elekt-won-by = { $you ->
    [yes] Obtenue par vous
   *[no] Obtenue par { $player }
}
elekt-unclaimed = Obtenue par personne
elekt-chain-choose = Choisir une Unité
elekt-chain-guard = Garde
elekt-chain-protect = Protection possible
elekt-chain-stay = Peut rester
elekt-chain-reactions = Réactions
elekt-step-tied = égalité : personne
elekt-step-none = personne
elekt-does-mysticism = attacher des jetons
elekt-does-duplicity = échanger des Unités
elekt-does-brutality = bannir une Unité
elekt-does-authority = obtenir la carte
elekt-wins = { $you ->
    [yes] remportez { $attribute }
   *[no] remporte { $attribute }
}
elekt-not-there = pas là
elekt-price = Protection : { $number } Ambre
elekt-free-price = Protection gratuite
elekt-free = gratuit
elekt-banished-by = { $you ->
    [yes] Bannie par vous
   *[no] Bannie par { $player }
}
elekt-without = sans { $card }
elekt-now = maintenant
elekt-then = ensuite
elekt-forecast = prévision
elekt-nobody-takes = personne n’obtient la carte
elekt-takes = { $you ->
    [yes] vous obtenez la carte
   *[no] { $player } obtient la carte
}
elekt-takes-and-wins = { $you ->
    [yes] vous remportez la partie
   *[no] { $player } remporte la partie
}
elekt-is-asked = choisit
elekt-rank = Rang à la cour { $rank }
elekt-rank-of = { $player } : rang { $rank } à la cour
elekt-won-cards = Cartes obtenues : { $player }
elekt-commons = Cour et réserve
elekt-unit-deck = Pioche des Unités, face cachée
elekt-unseen-note = Dans la pioche ou dans la main des autres.
elekt-tokens-left = Jetons { $attribute } restants : { $number }
elekt-assigned = Affectées
elekt-use = Utiliser
elekt-no-privilege = Pas encore de Privilège
elekt-zones = Zones
elekt-tab-won = obtenue
elekt-coalition-does = Ce que fait la Coalition, et pourquoi
elekt-why-stole = à votre Unité la plus à gauche qui a un jeton, dans l’ordre { $order } (ELK-176, ELK-178)
elekt-coalition-waits = Elle répond à chacune de vos affectations.
elekt-lead-assign = Affectez { $card } à une zone éclairée, ou passez.
elekt-lead-assign-briefly = Affectez { $card }, ou passez.
elekt-lead-banish = Bannissez { $card }, ou choisissez une autre Unité.
elekt-lead-swap = { $card } change de place avec…
elekt-lead-token = { $attribute } : choisissez une Unité pour le jeton.
elekt-lead-sceptre = { $you ->
    [yes] Vous prenez le Sceptre : dans quel sens ?
   *[no] Le Sceptre va à { $player } : dans quel sens ?
}
elekt-note-assignment = Affectation { $number } sur { $most }.
elekt-why-not = Pourquoi pas { $zone } ?
elekt-note-esc = Échap remet la carte en main.
elekt-note-protect = { $you ->
    [yes] Vous pouvez la protéger pour { $number } Ambre. Ses jetons retournent à la réserve dans tous les cas.
   *[no] { $player } peut la protéger pour { $number } Ambre. Ses jetons retournent à la réserve dans tous les cas.
}
elekt-note-free = { $you ->
    [yes] Vous pouvez la protéger gratuitement. Ses jetons retournent à la réserve dans tous les cas.
   *[no] { $player } peut la protéger gratuitement. Ses jetons retournent à la réserve dans tous les cas.
}
elekt-note-cannot = { $you ->
    [yes] Vous ne pouvez pas payer sa protection : elle est défaussée.
   *[no] { $player } ne peut pas payer sa protection : elle est défaussée.
}
elekt-short-protect = { $number ->
    [0] Protéger gratuitement
   *[other] Protéger pour { $number } Ambre
}
elekt-short-give-up = L’abandonner
elekt-note-leaves = Une Unité protégée revient dans votre main ; sinon elle est défaussée. Ses jetons retournent à la réserve.
elekt-cover = Elekt : un sceptre d’ambre entre les signes des quatre attributs

## La fin

standing-total = Titres
winner-with = { $player } gagne avec { $points ->
    [one] { $points } Titre
   *[other] { $points } Titres
}
you-win-with = Vous gagnez avec { $points ->
    [one] { $points } Titre
   *[other] { $points } Titres
}
