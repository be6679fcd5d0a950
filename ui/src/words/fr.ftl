### Les mots de la page autour de la table, quel que soit le jeu. L’anglais est la source ; les mêmes messages sont ici.

## Partout

ui-close = Fermer
ui-cancel = Annuler
ui-menu = Menu
ui-home = Toutes les tables
ui-main-nav = Navigation principale
ui-language = Langue
ui-loading = Un instant…
ui-nothing-found = Aucun résultat.
ui-copy = Copier
ui-copied = Copié
ui-try-again = Réessayer

## Connexion

ui-connected = Connecté, { $ms } ms
ui-reconnecting = Reconnexion…
ui-disconnected = Non connecté
ui-on-its-way = Votre réponse est en route…

## La table

ui-table = Table
ui-action = Que faire
ui-over = La partie est terminée.
ui-paused = La partie est en pause.
ui-sealed = Votre réponse est enregistrée : { $answer }
ui-sealed-note = Vous pouvez la changer tant que tout le monde n’a pas répondu.
ui-about-question = À propos de cette question
ui-waiting-for = On attend
ui-one-moment = Un instant…
ui-all-answers = Toutes les réponses
ui-all-answers-n = Les { $count } réponses
ui-number-or-words = Un numéro, ou des mots de la réponse
ui-undo = Revenir
ui-undo-n = { $count ->
    [one] Reprendre votre dernière réponse (u)
   *[other] Vous pouvez reprendre { $count } réponses (u)
}
ui-undo-none = Rien à reprendre : vous n’avez encore rien répondu.
ui-undo-shown = Depuis votre dernière réponse, quelque chose a été révélé : une carte, un jet de dés ou un choix secret. Ce que quelqu’un a appris ne se reprend pas.
ui-undo-passed = D’autres ont répondu depuis. Vous pouvez encore demander à tout le monde de revenir en arrière : ouvrez une ligne du journal.
ui-change-mind = Changer d’avis
ui-who-is-ready = Qui a répondu
ui-is-ready = { $player } a répondu.
ui-is-choosing = { $player } choisit.
ui-hidden-card = une carte cachée
ui-pile-empty = Il n’y a rien ici.
ui-rule = Règle { $id }
ui-confirm-title = Confirmer ce choix ?
ui-confirm-note = Vous ne pourrez peut-être pas revenir en arrière.
ui-confirm-yes = Oui
ui-your-turn = À vous
ui-your-turn-lead = À vous :

## Journal, discussion, règles

ui-drawer = Journal, discussion et règles
ui-log = Journal
ui-chat = Discussion
ui-rules = Règles
ui-fold = Replier le volet
ui-unfold = Déplier le volet
ui-log-all = Montrer les { $count } lignes
ui-see-moment = Voir ce moment
ui-show-place = Montrer l’endroit
ui-see-moment-of = Voir ce moment : { $text }
ui-past = Le passé
ui-past-at = Vous regardez le passé : coup { $n } sur { $m }.
ui-past-your-turn = C’est à vous maintenant.
ui-live = En direct
ui-past-back = Revenir au présent
ui-no-undo-beyond = pas de retour en arrière au-delà
ui-nothing-yet = Il ne s’est encore rien passé.
ui-chat-empty = Personne n’a encore rien dit.
ui-say-something = Dire quelque chose à la table
ui-send = Envoyer
ui-find-rule = Chercher une règle
ui-player-aid = Aide de jeu

## Un appareil pour plusieurs joueurs

ui-pass-to = Passez l’appareil à { $player }
ui-pass-note = Seule cette personne doit maintenant regarder l’écran : { $player }.
ui-i-am = Je suis { $player }

## La fin

ui-final-scores = Scores finaux
ui-shared-victory = Victoire partagée : { $players }
ui-winner = { $player } remporte la partie
ui-winner-with = { $player } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-you-win-with = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-tie-break = Départage : { $by }
ui-place = Rang
ui-player = Joueur
ui-total = Points

## Accueil

ui-motto = { $games ->
    [3] Trois jeux, une table.
   *[other] { $games } jeux, une table.
} Prenez une chaise.
ui-nav-tables = Tables
ui-nav-replays = Parties jouées
ui-nav-rules = Règles
ui-nav-bench = Créer des cartes
ui-to-bench = Retour à l’atelier
ui-new-table = Nouvelle table
ui-join-code = Rejoindre par un lien
ui-join-code-short = Par un lien
ui-join = Rejoindre
ui-watch = Regarder
ui-games = Jeux
ui-players = { $range } joueurs
ui-minutes = { $range } min
ui-read-rules = Lire les règles
ui-continue = Continuer
ui-open = Ouvrir
ui-no-tables = Pas encore de table. Choisissez un jeu, ou ouvrez un lien reçu.
ui-public-tables = Tables publiques
ui-table-of = La table { DE($player) }
ui-stage-waiting = En attente de joueurs
ui-stage-playing = En cours
ui-stage-paused = En pause
ui-stage-over = Terminée
ui-more = Plus
ui-replays-line = Revoyez une partie coup par coup, partagez un moment, reprenez la partie de là.
ui-privacy = Confidentialité
ui-rules-line = Les règles numérotées de chaque jeu, avec une recherche.
ui-fair = Chaque mélange peut être vérifié après la partie.
ui-whose = Tablée est une œuvre de fans, sans lien avec les personnes nommées ici. { $whose } Textes et dessins sont de nous.
ui-no-server = Le serveur ne répond pas.

## Nouvelle table

ui-game = Jeu
ui-options = Options
ui-about-option = À propos de « { $option } »
ui-more-options = Plus d’options ({ $count })
ui-fewer-options = Moins d’options
ui-clock = Pendule
ui-clock-none = Aucune
ui-clock-calm = Calme
ui-clock-brisk = Rapide
ui-clock-days = Jours
ui-who-sees = Qui peut la voir
ui-private = Par lien
ui-public = Tous
ui-card-file = Fichier de cartes
ui-card-file-choose = Choisir un fichier
ui-card-file-text = ou collez son texte ici
ui-card-file-template = Modèle à remplir
ui-card-file-checking = Vérification…
ui-card-file-fine = « { $set } » est correct : { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
ui-card-file-wrong = Ce fichier ne peut pas encore être joué :
ui-card-file-more = … et { $count ->
    [one] une autre erreur
   *[other] { $count } autres erreurs
}
ui-card-file-away = Revenir aux cartes de la maison
ui-seats = Places
ui-n-of-m = { $n } sur { $m }
ui-n-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
ui-seat-n = Place { $n }
ui-kind-me = Moi
ui-kind-link = Ami
ui-kind-bot = Robot
ui-kind-device = Sur place
ui-bot = robot
ui-bot-of = robot · { $level }
ui-level-random = Au hasard
ui-level-greedy = Solide
ui-level-beginner = Débutant
ui-level-easy = Facile
ui-level-standard = Standard
ui-level-strong = Fort
ui-level-master = Maître
ui-you = Vous
ui-your-name = Votre nom
ui-name = Nom
ui-bot-level = Force du robot
ui-gets-link = reçoit le lien
ui-remove-seat = Retirer la place { $n }
ui-add-seat = Ajouter une place
ui-bots-see = Les robots ne voient que ce que leur place peut voir. Sur un appareil partagé, un écran cache la table avant chaque changement de joueur.
ui-solo = en solitaire
ui-open-table = Ouvrir la table
ui-play = Jouer

## À la porte et dans la salle d’attente

ui-no-page = Cette page n’existe pas
ui-no-page-line = L’adresse est peut-être incomplète, ou la page a changé de place.
ui-save-record = Télécharger l’enregistrement
ui-old-rules = Cette partie a été jouée selon d’autres règles
ui-go-on-by-todays-rules = Continuer depuis le dernier moment valable
ui-no-lesson = La leçon n’a pas pu être chargée
ui-table-missing = La table n’a pas pu être chargée
ui-page-missing = Cette page n’a pas pu être chargée
ui-no-table = Cette table n’existe pas
ui-cut-off = La connexion a été fermée
ui-to-door = Revenir à l’entrée
ui-left-table = Vous avez quitté cette table
ui-open-seat = Place libre
ui-sit-here = ici
ui-sit-down = S’asseoir
ui-guest = Invité
ui-no-seat-left = Il n’y a plus de place libre.
ui-invite = Inviter un ami
ui-invite-line = Ouvrir le lien, donner un nom, s’asseoir. Sans compte.
ui-invite-wifi = Fonctionne aussi sur le même Wi-Fi, sans internet.
ui-qr = Code QR du lien de la table
ui-you-host = Vous · hôte
ui-by-link = par lien
ui-there = est là
ui-away = n’est pas là
ui-empty = Vide
ui-waits = Pas là
ui-ready = En place
ui-seat-empty = La place { $n } est vide.
ui-add-bot = Ajouter un robot
ui-close-seat = Fermer
ui-free-seat = Libérer la place { DE($player) }
ui-free-seat-sure = Libérer vraiment
ui-start = Commencer
ui-start-waits = Commencer · place { $n } vide
ui-host-starts = L’hôte lance la partie quand tout le monde est là.

## Une table en cours

ui-bot-plays = un robot joue à sa place
ui-let-bot-play = Laisser jouer un robot
ui-play-again-myself = Reprendre la main
ui-more-time = Donner du temps
ui-copy-link = Copier le lien
ui-pause = Pause
ui-resume = Reprendre
ui-leave = Quitter la table
ui-leave-sure = Quitter vraiment
ui-commitment = Tout le hasard découle d’un secret fixé avant la partie. Engagement :
ui-go-back-here = Revenir juste avant
ui-go-back-sure = Revenir juste avant cette ligne du journal ?
ui-go-back-note = Toutes les autres personnes de la table sont consultées ; il faut l’accord de toutes.
ui-watching = Vous regardez la partie
ui-asks-undo = { $player } demande à revenir en arrière.
ui-agree = Accepter
ui-refuse = Refuser
ui-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
ui-rematch = Revanche
ui-to-rematch = Rejoindre la revanche

## Revoir

ui-watch-replay = Revoir
ui-no-replays = Pas encore de partie terminée.
ui-no-replay = Cette partie ne peut pas être montrée
ui-to-start = Au début
ui-to-end = À la fin
ui-turn-back = Un tour en arrière
ui-turn-on = Un tour en avant
ui-step-back = Un coup en arrière
ui-step-on = Un coup en avant
ui-run = Lire
ui-move = Coup
ui-my-view = Ma vue
ui-all-open = Tout visible
ui-open-hands = Ce que les autres ne voyaient pas
ui-share-moment = Partager ce moment
ui-continue-here = Continuer à partir d’ici
ui-verify = Vérifier les mélanges
ui-verified = Tous les mélanges sont honnêtes
ui-not-verified = Quelque chose ne concorde pas
ui-secret = Secret

## Préférences et touches

ui-preferences = Préférences
ui-theme = Thème
ui-theme-dark = Sombre
ui-theme-light = Clair
ui-theme-contrast = Contraste élevé
ui-animation = Animation
ui-animation-0 = Aucune
ui-animation-1 = Normale
ui-animation-2 = Rapide
ui-card-size = Taille des cartes
ui-card-size-small = Petite
ui-card-size-normal = Normale
ui-card-size-large = Grande
ui-confirm = Confirmer les réponses
ui-confirm-never = Jamais
ui-confirm-irreversible = Si définitives
ui-confirm-always = Toujours
ui-sound = Son
ui-volume = Volume
ui-keys = Touches
ui-keys-table = À la table
ui-keys-replay = Parties revues et passé
ui-key-number = donner la réponse qui porte ce numéro
ui-key-all = afficher toutes les réponses
ui-key-next = aller à la prochaine chose à choisir, ou à la précédente ; Entrée la choisit
ui-key-undo = revenir en arrière : reprendre la dernière réponse
ui-key-focus = voir de près la carte qui a le focus
ui-key-log = aller au journal : ↑ ↓ pour changer de ligne, Entrée pour voir ce moment
ui-key-cancel = abandonner le choix en cours, fermer ce qui est ouvert
ui-key-keys = cette liste
ui-key-step = un coup en arrière ou en avant
ui-key-turns = revoir : un tour en arrière ou en avant
ui-key-ends = revoir : le début ou la fin
ui-key-run = revoir : lire et arrêter (barre d’espace)

ui-make-scenario = Faire de ce moment un scénario

## Un nom et ce qui va avec

ui-named = { $name } : { $what }
ui-apart = { $before } ; { $next }

## Robots, conseils et entraîneur

ui-bot-of-seat = Place { $n }, un robot
ui-level = Niveau
ui-style = Style
ui-style-none = Équilibré
    .about = Pèse tout de la même façon.
ui-strength = Force mesurée
ui-strength-usual = la référence
ui-strength-says = gagne { $share } parties sur 100, entre { $low } et { $high }
ui-strength-how = { $rivals ->
    [one] Victoires mesurées contre un robot « { $level } », { $games } parties par niveau, sans style. Le repère à { $even } % marque une partie égale ; entre les bouts du trait fin se trouve la vraie valeur, sûr à 95 %.
   *[other] Victoires mesurées contre { $rivals } robots « { $level } », { $games } parties par niveau, sans style. Le repère à { $even } % marque une partie égale ; entre les bouts du trait fin se trouve la vraie valeur, sûr à 95 %.
}
ui-even = Cette table est-elle équilibrée ?
ui-even-says = { $people ->
    [0] Victoires attendues sur 100 : { $shares }.
    [one] Victoires attendues sur 100, si vous jouez comme « { $level } » : { $shares }.
   *[other] Victoires attendues sur 100, si vous jouez tous comme « { $level } » : { $shares }.
}
ui-even-how = { $rivals ->
    [one] D’après les résultats de chaque niveau contre un robot « { $level } » ({ $games } parties) ; les styles ne comptent pas.
   *[other] D’après les résultats de chaque niveau contre { $rivals } robots « { $level } » ({ $games } parties) ; les styles ne comptent pas.
}
ui-even-alone = Est-ce difficile ?
ui-even-alone-says = Sur 100 parties en solitaire avec ces options, les robots en ont gagné : { $shares }.
ui-choose-bot = Choisir
ui-change-level = Changer la force { DE($player) }
ui-hints = Conseils
ui-hints-allowed = Permis
ui-hints-none = Aucun
ui-without-hints = sans conseils
ui-hints-used = { $count ->
    [one] { $player } a demandé { $count } conseil
   *[other] { $player } a demandé { $count } conseils
}
ui-hints-count = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
}
ui-hint = Conseil
ui-hint-title = Que feriez-vous ?
ui-hint-play = Donner cette réponse
ui-hint-wins = gagne
ui-hint-more = La suite probable
ui-hint-line = Suite probable, dans une des donnes possibles
ui-hint-seen = Les autres voient que vous avez demandé, pas la réponse.
ui-hint-how = D’après { $count } parties jouées avec ce que votre place peut savoir. Chances à ± { $error } % près.
ui-key-mistake = avec l’entraîneur : l’erreur suivante, la précédente
ui-key-hint = que feriez-vous ? Échap le ferme
ui-coach = Entraîneur
ui-learn = Apprendre de cette partie
ui-coach-thinks = L’entraîneur regarde la partie : { $done } réponses sur { $all }
ui-coach-curve = Chances de gagner
ui-coach-curve-says = { $player } : de { $start } % à { $end } % ; au plus bas { $low } %, au plus haut { $high } %
ui-coach-as-table = En tableau
ui-coach-best = Une excellente réponse
ui-coach-best-by = Une excellente réponse : { $gain } % de mieux que la suivante
ui-coach-doubtful = Douteux : { $loss } % de la partie
ui-coach-mistake = Une erreur : { $loss } % de la partie
ui-coach-blunder = Une gaffe : { $loss } % de la partie
ui-coach-fine = Rien à ajouter
ui-coach-played = votre coup
ui-coach-played-by = le coup { DE($player) }
ui-coach-better = ce qui valait mieux
ui-coach-next-best = la meilleure après elle
ui-coach-mark-played = Joué
ui-coach-mark-better = Mieux
ui-coach-why = Pourquoi
ui-coach-mattered = Moments décisifs
ui-coach-nothing = Aucune décision n’a coûté cher.
ui-coach-before = Décision précédente
ui-coach-after = Décision suivante
ui-coach-next = Erreur suivante
ui-coach-of-n = Décision { $n } sur { $m }
ui-coach-about = Chaque décision est mesurée d’après ce que le joueur savait alors, dans des donnes qu’il ne pouvait pas distinguer de la vraie.

# Lessons and first games.

ui-lesson = Leçon
ui-lesson-left = encore { $n } min environ
ui-lesson-leave = Quitter
ui-lesson-chapter = Chapitre { $n } · { $title }
ui-lesson-step = étape { $n } sur { $of }
ui-lesson-of = { $n } sur { $of }
ui-lesson-steps = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
  }
ui-lesson-chapters = Chapitres
ui-lesson-back = Retour
ui-lesson-next = Suite
ui-lesson-show = Montrez-moi
ui-lesson-skip = Passer
ui-lesson-skip-chapter = Passer ce chapitre
ui-lesson-why = Pourquoi ?
ui-lesson-waits = Un instant : les autres répondent.
ui-lesson-chapter-done = Bravo
ui-lesson-goes-on = Ensuite : *{ $title }*.
ui-lesson-next-chapter = Chapitre suivant
ui-lesson-learned = Vous savez jouer
ui-lesson-over = Voilà tout le jeu en bref. Dans votre première vraie partie, chaque nouvelle question est expliquée une fois.
ui-lesson-first-game = Jouer une première partie
ui-lesson-foot = Vous jouez à une vraie table, avec une donne fixée. Rien ne compte ici, et vous pouvez quitter à chaque étape.
ui-lesson-leave-sure = Quitter la leçon ?
ui-lesson-kept = Elle vous attend sur cet appareil, à cette étape.
ui-learn-in = Apprendre en { $n ->
    [5] cinq
   *[other] { $n }
  } minutes
ui-learn-on = Continuer la leçon
ui-learn-where = étape { $n } sur { $of } · encore { $minutes } min
ui-learned = Appris
ui-learn-again = encore une fois
ui-learn-offer = { $game } est nouveau pour vous ?
ui-learn-offer-text = Apprenez-le en cinq minutes, à la table, en jouant.
ui-learn-offer-no = Pas maintenant
ui-first-goal = But
ui-first-got-it = Compris
ui-first-marks = Aide aux premières parties
ui-aid = Aide de jeu
ui-aid-print = Imprimer
ui-aid-of = { $game } : aide de jeu
ui-first-marks-on = Oui
ui-first-marks-off = Non
ui-aid-now = en cours
ui-aid-whole = Avec images, sur une page
ui-aid-symbols = Symboles
ui-aid-cards = Lire une carte
ui-print = Imprimer et jouer
ui-print-of = { $game } : cartes à imprimer
ui-print-paper = Papier
ui-print-size = Format des cartes
ui-print-poker = 63 × 88 mm
ui-print-mini = 44 × 67 mm
ui-print-backs = avec les dos
ui-print-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $sheets ->
    [one] { $sheets } feuille
   *[other] { $sheets } feuilles
}
ui-print-fronts = faces · feuille { $sheet } sur { $sheets }
ui-print-back-sheet = dos · feuille { $sheet } sur { $sheets }
ui-print-backs-next = Les dos sont sur la page suivante, en miroir.
ui-print-turn = Retournez sur le bord long, imprimez à 100 %, puis coupez le long des repères.
ui-print-measure = à mesurer avant de couper

ui-told = Ce que font les autres
ui-told-short = Bref
ui-told-normal = Normal
ui-told-long = Long
ui-told-click = Jusqu’au clic
ui-pace = Les robots jouent
ui-pace-slow = Lentement
ui-pace-normal = Normalement
ui-pace-quick = Vite
ui-again = Revoir ce qui s’est passé
ui-again-none = Rien ne s’est passé depuis votre dernière réponse.
ui-more-happened = { $count ->
    [one] et { $count } autre chose
   *[other] et { $count } autres choses
}
ui-key-aid = première partie : replier ou déplier l’aide de jeu
ui-key-again = revoir ce que les autres ont fait depuis votre dernière réponse
ui-arc = Le fil de la partie
ui-arc-round = manche { $n }
ui-arc-turn = tour { $n }
ui-arc-rounds = manches
ui-arc-turns = tours
ui-took-moment = moins d’une minute
ui-took-minutes = { $n } min
ui-took-hours = { $n } h { $rest }
ui-took-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
ui-arc-glance = estimées d’un coup d’œil, toutes cartes ouvertes
ui-arc-says = Points au fil de la partie. À la fin : { $players }. { $count ->
    [0] La tête n’a jamais changé.
    [one] La tête a changé une fois.
   *[other] La tête a changé { $count } fois.
}
ui-turning = Tournant
ui-turning-at = Tournant · { $kind }
ui-turning-says = Ici, { $player } prend la tête pour de bon. { $count ->
    [0] Personne d’autre n’a mené.
    [one] La tête a changé une fois.
   *[other] La tête a changé { $count } fois.
}
ui-turning-none = Personne d’autre n’a jamais mené seul.
ui-turning-level = À la fin, il y avait égalité de points.
ui-turning-changes = { $count ->
    [0] La tête n’a jamais changé.
    [one] La tête a changé une fois.
   *[other] La tête a changé { $count } fois.
}
ui-look-at-turning = Voir le tournant
ui-look-at-it = Voir ce moment
ui-best-move = Meilleur coup
ui-scored-most = Ce qui a rapporté le plus
ui-scored-other = Autres points
ui-scored-nothing = Personne n’a marqué.
ui-times = { $count } fois
ui-luck-and-play = Chance et jeu
ui-part-luck = Chance
ui-part-play = Jeu
ui-luck-ask = L’entraîneur rejoue la partie et dit ce qui fut chance et ce qui fut jeu.
ui-your-decisions = { $count ->
    [one] Votre décision
   *[other] Vos { $count } décisions
}
ui-marked-best = { $count ->
    [one] { $count } excellente
   *[other] { $count } excellentes
}
ui-marked-doubtful = { $count ->
    [one] { $count } douteuse
   *[other] { $count } douteuses
}
ui-marked-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
ui-marked-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
ui-share-picture = Partager l’image
ui-picture-saved = L’image est enregistrée.
ui-shuffles-checked = Chaque mélange peut être vérifié.
ui-profile = Vous, sur cet appareil
ui-profiles = Qui joue
ui-profile-add = Quelqu’un d’autre
ui-profile-colour = Couleur
ui-colour-n = Couleur { $n }
ui-profile-note = Tout cela reste sur cet appareil. Le fichier contient aussi vos places aux tables en cours : ne le donnez à personne.
ui-profile-export = Enregistrer dans un fichier
ui-profile-import = Lire un fichier
ui-profile-imported = { $name } a été lu.
ui-profile-no-file = { $name } n’est pas un fichier de profils de Tablée. Rien n’a changé.
ui-profile-remove = Supprimer
ui-profile-remove-sure = Supprimer avec tous les résultats ?
ui-profiles-here = { $count ->
    [one] { $count } profil sur cet appareil
   *[other] { $count } profils sur cet appareil
}
ui-games-finished = { $count ->
    [0] Aucune partie terminée
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
ui-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
ui-wins-in-row = { $count ->
    [one] { $count } victoire de suite
   *[other] { $count } victoires de suite
}
ui-won = Gagné
ui-place-n = Place { $n }
ui-results = Résultats
ui-played = Jouées
ui-most-points = Meilleur score
ui-won-with = { $player } a gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-seats-n = { $count ->
    [one] en solo
   *[other] { $count } joueurs
}
ui-offline = Hors ligne.
ui-offline-kept = Cette page est gardée sur votre appareil. Les tables reprennent au retour du réseau.
ui-offline-table = hors ligne
ui-offline-as-of = Hors ligne, état à { $time }.
ui-offline-look = La table est telle qu’elle a été vue en dernier. Elle reprend d’elle-même dès que le serveur est joignable.
ui-answer-kept = Votre réponse est gardée : { $text }. Elle partira d’elle-même dès que le serveur sera joignable.
ui-answer-kept-plain = Votre réponse est gardée. Elle partira d’elle-même dès que le serveur sera joignable.
ui-take-back = Reprendre
ui-next-try = Essai dans { $count } s
ui-answer-kept-first = Votre réponse est gardée jusqu’au retour du réseau. Reprenez-la pour en donner une autre.
ui-player-away = { $player } n’est pas à la table en ce moment.
ui-away-short = pas là
ui-player-gone = La partie attend { $player }, dont on est sans nouvelles depuis un moment.
ui-wait-on = Attendre
ui-remind = Rappeler
ui-reminded = Un rappel est parti pour { $player }.
ui-remind-by-link = Impossible d’envoyer un rappel à { $player }. Le lien de la table est copié : envoyez-le.
ui-bot-until-back = Un robot joue en attendant
ui-orders = Répondre pour moi quand il n’y a pas de choix
ui-orders-yes = Après un instant
ui-orders-no = Je réponds toujours
ui-orders-soon = La réponse part d’elle-même dans un instant, comme vous l’avez voulu. On peut y revenir tant que tous n’ont pas répondu.
ui-install = Garder Tablée sur cet appareil
ui-install-line = Comme une application, en plein écran ; les règles et les images s’ouvrent sans réseau.
ui-install-yes = Installer
ui-install-no = Pas maintenant
ui-call-me = Cet appareil doit-il vous prévenir quand c’est à vous, pendant que vous faites autre chose ?
ui-call-yes = Oui, prévenez-moi
ui-call-no = Non
ui-called-here = On vous préviendra quand ce sera à vous, même si cette page est fermée.
ui-called-open = On vous préviendra quand ce sera à vous, tant que cette page est ouverte.
ui-called-not = Le navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages.
ui-notify = Me prévenir à mon tour
ui-notify-yes = Oui
ui-notify-no = Non
ui-vibrate = Vibrer à mon tour
ui-link-here-alone = Seul cet ordinateur peut ouvrir ce lien. Lancez le serveur avec « { $command } » pour que tout votre réseau le puisse.
