### Les mots de l’atelier des auteurs.

## Where it begins

bench-title = Atelier des auteurs
bench-line = Écrivez une carte comme on la dit, voyez-la aussitôt, essayez-la à une table, et laissez des robots jouer des milliers de parties pour savoir ce qu’elle change.
bench-is-off = L’atelier est fermé sur ce serveur : il joue beaucoup de parties, et c’est à son hôte de le permettre. Lancez Tablée sur votre propre machine pour créer des cartes.
bench-all-games = Tous les jeux
bench-begin-house = Partir du set maison
bench-own-sets = Vos sets sur cet appareil
bench-own-none = Aucun pour l’instant. Ce que vous changez est gardé ici tout seul.
bench-cards-changed = { $count ->
    [0] aucune carte modifiée
    [one] { $count } carte modifiée
   *[other] { $count } cartes modifiées
}
bench-set-unread = fichier illisible
bench-open = Ouvrir
bench-unnamed = Set sans nom
bench-drop = Supprimer le set « { $set } »
bench-drop-sure = Il disparaît de cet appareil, sans retour possible. Dans le doute, téléchargez d’abord son fichier.
bench-bring = Apporter un fichier
bench-bring-choose = Choisir un fichier (TOML ou CSV)
bench-bring-paste = Ou collez le texte d’un fichier de cartes, ou les lignes d’un tableur
bench-bring-open = L’ouvrir
bench-bring-sheet = Lire le tableur
bench-game = Jeu
bench-full = Cet appareil n’a plus de place pour garder votre set. Téléchargez son fichier avant de fermer la page.

## Tabs and commands

bench-tab-cards = Cartes
bench-tab-report = Rapport
bench-tab-compare = Comparer
bench-tab-sweep = Balayage
bench-tab-print = Imprimer
bench-commands = Toutes les commandes
bench-commands-find = Que voulez-vous faire ?
bench-undo = Annuler
bench-redo = Rétablir
bench-next-problem = Problème suivant
bench-rename = Renommer le set
bench-name-how = Petites lettres sans accent, chiffres, - et _ ; une lettre d’abord.
bench-download = Télécharger le fichier (TOML)
bench-share = Partager par un lien
bench-shared = Le lien est copié. Il est gardé { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après la dernière visite.
bench-shared-link = { $link }

## The list of cards

bench-cards-of-set = Cartes du set
bench-find = Nom, symbole ou phrase
bench-show = Quelles cartes
bench-show-all = Toutes
bench-show-changed = Modifiées
bench-show-problems = Problèmes
bench-state-house = maison
bench-state-changed = modifiée
bench-state-new = nouvelle
bench-state-removed = retirée
bench-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
bench-new-card = Nouvelle carte
bench-new-of = Nouvelle carte : { $sort }

## The form of a card

bench-card = Carte
bench-to-list = Retour à la liste
bench-choose-card = Choisir une carte
bench-choose-card-long = Choisissez une carte dans la liste, ou créez-en une.
bench-view = Ce qui est montré
bench-view-form = Fiche
bench-show-file = Voir en TOML
bench-show-form = Voir la fiche
bench-file = Le fichier de cartes
bench-broken = Le fichier ne peut pas être lu.
bench-line-n = Ligne { $n }
bench-house = maison
bench-house-set = maison
bench-none = sans
bench-yes = oui
bench-no = non
bench-less = Moins : { $of }
bench-more = Plus : { $of }
bench-add-to = Ajouter à { $of }
bench-take-away = Retirer { $of }
bench-put-back = Remettre
bench-put-back-field = Remettre { $field }
bench-bring-back = Reprendre
bench-more-texts = Textes dont peu de cartes ont besoin
bench-changed-from = Modifiée par rapport au set maison :
bench-removed-from = Retirée du set :
bench-remove-card = Retirer cette carte du set
bench-sort = Sorte de carte
bench-name = Nom
bench-replaces = À la place de
bench-replaces-none = aucune autre carte : le set grandit
bench-replaces-why = Un set a autant de cartes que sa boîte. À la place d’une autre carte, le compte reste juste.
bench-make = Créer la carte

## Sentences

bench-all-sentences = Toutes les phrases
bench-sentences-how = une phrase par ligne, de haut en bas ·
bench-sentences-move = déplacer une ligne
bench-sentence-n = Phrase { $n }
bench-sentence-empty = écrivez ce que fait la carte
bench-sentence-begins = Le début de la phrase
bench-add-sentence = Ajouter une phrase
bench-remove-line = Enlever la phrase { $n }
bench-typing = saisie
bench-as-house = comme maison
bench-did-you-mean = Vouliez-vous dire « { $word } » ?
bench-write = Écrire « { $word } »
bench-write-so = L’écrire ainsi
bench-possible = Phrases possibles
bench-on-cards = { $count ->
    [one] sur { $count } carte
   *[other] sur { $count } cartes
}
bench-of-sentences = { $shown } sur { $all ->
    [one] { $all } phrase
   *[other] { $all } phrases
}
bench-key-choose = choisir
bench-key-take = prendre
bench-key-blank = blanc suivant
bench-key-close = fermer

## The live card, and whether the set can be played

bench-live = Carte en direct
bench-live-language = Langue de la carte
bench-not-drawn = Cette carte ne peut pas encore être dessinée.
bench-not-read = { $count ->
    [one] Un élément de cette carte n’est pas encore compris.
   *[other] { $count } éléments de cette carte ne sont pas encore compris.
}
bench-read-well = Tout est compris sur cette carte.
bench-last-good = Les parties prennent la dernière bonne version, { $time }.
bench-none-good = Le set ne peut pas encore être joué.
bench-cannot-play = { $count ->
    [one] { $count } problème : le set ne peut pas être joué avant sa correction
   *[other] { $count } problèmes : le set ne peut pas être joué avant leur correction
}
bench-go-to-it = Y aller
bench-can-play = Le set peut être joué
bench-saved = gardé à { $time }
bench-from = à partir de { $set }
bench-from-house = à partir du set maison
bench-cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
bench-try = L’essayer à une table
bench-last-run = Dernière série
bench-last-run-games = Dernière série · { $games } parties
bench-open-report = Ouvrir le rapport
bench-wins-in-play = gagne { $share } quand elle est en jeu ({ $span })
bench-too-few-long = Trop peu de parties avec cette carte pour en dire quelque chose.

## Games

bench-run = Jouer { $games } parties
bench-run-pairs = Jouer { $games } donnes avec les deux
bench-run-sweep = { $games } parties par valeur
bench-how = Comment les parties sont jouées
bench-how-take = Jouer ainsi
bench-games = Parties
bench-bots = Robots
bench-bots-note = Les robots qui réfléchissent jouent mieux, et beaucoup plus lentement.
bench-seed = Graine
bench-seed-note = La même graine donne les mêmes parties.
bench-first-games = Les premières parties se jouent.
bench-progress = Parties jouées
bench-of-games = sur { $all } parties
bench-of-pairs = sur { $all } donnes
bench-waiting = { $place ->
    [0] commence tout de suite
    [one] attend : une série est devant
   *[other] attend : { $place } séries sont devant
}
bench-rate = { $rate } parties/s
bench-left = encore { $time }
bench-seconds = { $n } s
bench-minutes = { $n } min
bench-done-in = terminé en { $time }
bench-stopped = arrêté ; ce qui est joué est gardé
bench-failed = Les parties n’ont pas pu être jouées.
bench-grows = Le rapport grandit pendant que les parties se jouent.
bench-played-older = Joué avec la dernière bonne version, { $time }.
bench-cancel = Arrêter les parties
bench-more-games = Jouer { $games } parties de plus
bench-more-pairs = Jouer { $games } paires de plus
bench-the-set = Le jeu de cartes
bench-the-set-how = Ce qu’un jeu de cartes dit de lui-même : son nom, et combien de cartes d’une sorte il contient ou ce qui finit une partie, là où cela diffère de la boîte. La vérification le prend au mot.
bench-as-box = boîte
bench-own-picture = une image à elle
bench-cancel-keep = Arrêter, garder { $games }
bench-cancel-sure = Les { $games } parties jouées restent dans le rapport.

## Figures

bench-percent = { $value } %
bench-to = { $low } à { $high }
bench-fair = équitable { $share }
bench-wins = victoires
bench-as-table = en tableau
bench-intervals-95 = intervalles à 95 %
bench-too-few = trop peu de parties
bench-mean = moyenne
bench-source = Source
bench-what = Mesure

## The report

bench-no-report = Aucune partie n’a encore été jouée avec ce set.
bench-no-report-long = Laissez jouer des robots : vous verrez au fur et à mesure si les places sont équitables, combien durent les parties, d’où viennent les points et ce que fait chaque carte.
bench-verdict-fair = { $far ->
    [yes] Jusqu’ici, le set est équitable à toutes les places.
   *[no] Le set est équitable à toutes les places.
}
bench-verdict-few = { $far ->
    [yes] Jusqu’ici, trop peu de parties pour dire si les places sont équitables.
   *[no] Trop peu de parties pour dire si les places sont équitables.
}
bench-verdict-unfair = { $far ->
    [yes] Jusqu’ici, { $count ->
        [one] la place { $seats } s’écarte
       *[other] les places { $seats } s’écartent
    } de la part équitable.
   *[no] { $count ->
        [one] La place { $seats } s’écarte
       *[other] Les places { $seats } s’écartent
    } de la part équitable.
}
bench-verdict-best = { $far ->
    [yes] Jusqu’ici, { $bot } gagne { $share }.
   *[no] { $bot } gagne { $share }.
}
bench-verdict-alone = { $far ->
    [yes] Jusqu’ici, { $share } des parties sont gagnées.
   *[no] { $share } des parties sont gagnées.
}
bench-verdict-strong = { $count ->
    [one] une carte est trop forte
   *[other] { $count } cartes sont trop fortes
}
bench-verdict-weak = { $first ->
    [yes] { $count ->
        [one] une carte est trop faible
       *[other] { $count } cartes sont trop faibles
    }
   *[no] { $count ->
        [one] une est trop faible
       *[other] { $count } sont trop faibles
    }
}
bench-verdict-dead = { $first ->
    [yes] { $count ->
        [one] une carte est morte
       *[other] { $count } cartes sont mortes
    }
   *[no] { $count ->
        [one] une est morte
       *[other] { $count } sont mortes
    }
}
bench-verdict-first = { $begins ->
    [more] Commencer fait gagner trop souvent.
   *[less] Commencer fait gagner trop rarement.
}
bench-carried-first = Qui commence gagne { $share } des parties ({ $span }) ; l’équité serait { $fair }.
bench-verdict-no-card = Aucune carte ne se détache.
bench-verdict-few-cards = Trop peu de parties pour juger une carte.
bench-carried-strong = { $count ->
    [one] { $cards } gagne
   *[other] { $cards } gagnent
} plus que le hasard ne le permet.
bench-carried-weak = { $count ->
    [one] { $cards } gagne
   *[other] { $cards } gagnent
} moins que le hasard ne le permet.
bench-carried-dead = { $count ->
    [one] { $cards } est vue sans servir.
   *[other] { $cards } sont vues sans servir.
}
bench-carried-few = { $count ->
    [one] Une carte a été trop peu jouée pour être jugée.
   *[other] { $count } cartes ont été trop peu jouées pour être jugées.
}
bench-carried-close = { $share } des parties étaient serrées.
bench-carried-known = Les places sont connues à ± { $half } points.
bench-and-more = { $count } de plus
bench-seats = Places
bench-seat = Place { $n }
bench-first = Qui commence
bench-wins-sentence = { $who } gagne { $share }, entre { $span }.
bench-percent-won = % de parties gagnées
bench-length = Durée
bench-length-rounds = manches
bench-length-turns = tours
bench-length-decisions = décisions
bench-length-mean = en moyenne { $mean } { $what }
bench-length-most = 90 % des parties : { $low } à { $high } { $what }
bench-length-under = { $what } par partie · traits : 95 %
bench-points = Points par source
bench-points-note = place moyenne, par { $what }
bench-points-end = à la fin
bench-source-end = { $source } { $points }
bench-source-tasks = Tâches
bench-source-allies = Alliés
bench-source-titles = Titres
bench-source-forged = Forgées
bench-source-machination = Machinations
bench-source-skirmish = Escarmouches
bench-source-blue = Dos bleu
bench-source-brown = Dos brun
bench-source-other = Autres
bench-cards = Cartes
bench-cards-note = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} · vues : de toutes les places · gardées, jouées : de celles-ci
bench-stand-out = { $count ->
    [0] Aucune carte ne se détache
    [one] Une carte se détache
   *[other] { $count } cartes se détachent
}, sur { $all }
bench-column-card = Carte
bench-column-seen = Vue
bench-column-kept = Gardée
bench-column-played = Jouée, obtenue
bench-column-difference = Différence, 95 %
bench-column-flag = Signal
bench-in-play = victoires en jeu
bench-not-in-play = autres cartes
bench-flag-too-strong = trop forte
bench-flag-too-weak = trop faible
bench-flag-dead = morte
bench-flag-too-few-games = trop peu de parties
bench-cards-shown = { $shown } cartes sur { $all }.
bench-show-every = Tout montrer
bench-show-fewer = En montrer moins
bench-pairs = Paires qui gagnent ensemble
bench-pairs-note = toutes deux en jeu à une place
bench-pairs-apart = séparées { $share }
bench-pairs-none = Aucune paire ne se détache encore.
bench-copy-command = Copier la commande qui le refait
bench-strongest = Carte la plus forte
bench-ahead = En tête, peut-être par hasard
bench-set = Set
bench-options = Options
bench-set-digest = Empreinte du set
bench-report-digest = Empreinte du rapport
bench-digest-grows = (grandit)
bench-version = Version
bench-foot = Intervalles : 95 %, Wilson et Newcombe. Les signaux sont corrigés pour { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ({ $correction }) : une barre peut manquer la ligne équitable sans signal. Ce qui est en jeu n’est pas forcément la cause d’une victoire.

## Comparing two sets

bench-compare-begin = Deux sets sur les mêmes donnes
bench-compare-begin-long = Chaque donne est jouée avec A et avec B. Ce qu’ils ont en commun s’annule : bien moins de parties en disent autant.
bench-set-a = Set A
bench-paired = Différences appariées
bench-paired-note = plein : l’intervalle quitte 0 · creux : il ne le quitte pas
bench-paired-under = points de pourcentage · bande grise : moins de ± 1 point
bench-less-in-b = moins dans B
bench-more-in-b = plus dans B
bench-no-difference = aucune différence
bench-diff-wins = Victoires, place { $n }
bench-diff-score = Points de jeu, place { $n }
bench-diff-card = Victoires avec { $card } en jeu
bench-compare-more = { $what } : { $points } points de plus en B.
bench-compare-less = { $what } : { $points } points de moins en B.
bench-compare-seats-same = Aucune place ne diffère plus que le hasard.
bench-compare-seats-differ = Les places n’ont plus les mêmes chances.
bench-compare-nothing = Aucune différence ne dépasse le hasard.
bench-compare-carried-nothing = Tous les intervalles contiennent 0. Plus de donnes les resserrent.
bench-compare-same = A et B sont le même set.
bench-compare-same-long = Chaque donne se joue de la même façon avec les deux. Changez une carte, ou choisissez un autre set A.
bench-compare-foot = Intervalles : 95 %, appariés.
bench-needed = Parties nécessaires pour ± { $d } point
bench-needed-note = pour la part de victoires des places
bench-needed-now = maintenant : { $pairs } donnes, ± { $half }
bench-needed-cost = ± { $d } point coûte { $paired } donnes, ou { $unpaired } sans apparier
bench-paired-deals = mêmes donnes (appariées)
bench-other-deals = donnes différentes
bench-changes = Ce qui a changé dans les cartes
bench-changes-none = Les cartes sont les mêmes dans les deux sets.
bench-twice = La même donne, deux fois
bench-twice-note = victoires de la place 1
bench-won-a = A gagne
bench-lost-a = A perd
bench-won-b = B gagne
bench-lost-b = B perd
bench-twice-why = Seules les { $news } donnes au vainqueur différent apprennent quelque chose ; les { $other } autres s’annulent. C’est pourquoi apparier demande moins de parties.
bench-next = Ensuite
bench-seats-of = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
bench-digest-of = Empreinte de { $set }

## Sweeping one value

bench-sweep-begin = Où une valeur est-elle équitable ?
bench-sweep-begin-long = Une valeur de la carte ouverte va de bas en haut, toujours sur les mêmes donnes ; la courbe montre où la carte gagne aussi souvent qu’elle le devrait.
bench-sweep-nearest = { $of } = { $value } est le plus près de l’équitable.
bench-sweep-perhaps = { $of } = { $value } est le plus près de l’équitable, peut-être par hasard : les parties sont trop peu nombreuses.
bench-sweep-flat = { $of } ne change rien.
bench-sweep-flat-long = Avec chaque valeur, les parties se déroulent et finissent de la même façon : rien ne s’en sert.
bench-sweep-strong = À partir de { $value }, c’est trop fort.
bench-sweep-strong-at = Avec { $values }, c’est trop fort.
bench-sweep-carried = La place qui a { $card } en jeu y gagne { $share } ({ $span }) ; l’équitable est { $fair }.
bench-sweep-title = Part de victoires avec { $card } en jeu
bench-sweep-note = { $games } parties par valeur, mêmes donnes · traits : 95 %
bench-sweep-over = trop fort : plus de 3 points au-dessus de l’équitable
bench-sweep-kept = Combien de fois { $card } est gardée
bench-sweep-kept-note = des mains qui la piochent
bench-sweep-length = Par partie : { $what }
bench-sweep-choose = Choisissez la carte dont une valeur doit varier.
bench-sweep-no-number = Cette carte n’a pas de nombre à faire varier.
bench-sweep-foot = Une question, plusieurs valeurs : les intervalles ne sont pas corrigés.
bench-varied = Ce qui varie
bench-lowest = Valeur la plus basse
bench-highest = Valeur la plus haute
bench-until = à
bench-nearest = le plus près
bench-in-figures = En chiffres
bench-judged = verdict
bench-judged-fair = équitable
bench-judged-over = au-dessus
bench-judged-under = en dessous
bench-judged-strong = trop fort
bench-judged-few = trop peu de parties
bench-judged-unknown = pas joué
bench-step-by-step = Pas à pas :
bench-write-value = Écrire { $value } dans le set
bench-written = { $value } est maintenant dans le set.

## On paper

bench-print = Imprimer et jouer
bench-print-long = Des planches avec traits de coupe et dos, en trois langues, A4 ou Letter, format poker ou mini.
bench-print-older = Le set a un problème : la dernière bonne version est imprimée.
bench-print-all = { $count ->
    [one] Planches de { $count } carte
   *[other] Planches des { $count } cartes
}
bench-print-changed = { $count ->
    [one] Seulement la carte modifiée
   *[other] Seulement les { $count } cartes modifiées
}
