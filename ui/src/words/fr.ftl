### Les mots de la page autour de la table, quel que soit le jeu. L’anglais est la source ; les mêmes messages sont ici.

## Partout

ui-close = Fermer
ui-cancel = Annuler
ui-menu = Menu
ui-home = Toutes les tables
ui-main-nav = Navigation principale
ui-language = Langue
ui-language-en = English
ui-language-fr = Français
ui-language-ru = Русский
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
ui-unsent = { $count ->
    [one] { $count } réponse attend d’être envoyée.
   *[other] { $count } réponses attendent d’être envoyées.
}

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
ui-new-table = Nouvelle table
ui-join-code = Rejoindre par un lien
ui-join = Rejoindre
ui-watch = Regarder
ui-games = Jeux
ui-game-ecos = Ecos
    .line = Bâtissez ensemble un continent vivant, chacun pour une raison différente.
    .minutes = 45–75
ui-game-elekt = Elekt
    .line = Envoyez vos Unités au combat et à l’intrigue jusqu’à ce qu’une maison tienne le Sceptre.
    .minutes = 60–90
ui-game-revachol = Echoes of Revachol
    .line = Réunissez des Alliés, complétez des Tâches et gardez le Moral toute la nuit.
    .minutes = 30–45
ui-players = { $range } joueurs
ui-minutes = { $range } min
ui-read-rules = Lire les règles
ui-continue = Continuer
ui-open = Ouvrir
ui-no-tables = Pas encore de table. Choisissez un jeu ci-dessus, ou ouvrez un lien reçu.
ui-public-tables = Tables publiques
ui-table-of = La table { DE($player) }
ui-stage-waiting = En attente de joueurs
ui-stage-playing = En cours
ui-stage-paused = En pause
ui-stage-over = Terminée
ui-more = Plus
ui-replays-line = Revoyez une partie coup par coup, partagez un moment, reprenez la partie de là.
ui-rules-line = Les règles numérotées de chaque jeu, avec une recherche.
ui-fair = Chaque mélange peut être vérifié après la partie.
ui-whose = Tablée est une œuvre de fans, sans lien avec les personnes nommées ici. Echoes of Revachol : Melina Avalo et Juan Pedro Radivoy, d’après Disco Elysium de ZA/UM. Elekt : K. Głośnicki, WhatTheFrog. Ecos : Continent Originel : John D. Clair, Alderac Entertainment Group. Textes et dessins sont de nous.
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
ui-level-ismcts = Fort
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
ui-keys-map = Le paysage d’Ecos, quand il a le focus
ui-keys-replay = Parties revues et passé
ui-key-number = donner la réponse qui porte ce numéro
ui-key-all = afficher toutes les réponses
ui-key-next = aller à la prochaine chose à choisir, ou à la précédente ; Entrée la choisit
ui-key-undo = revenir en arrière : reprendre la dernière réponse
ui-key-pass = Elekt : passer
ui-key-focus = voir de près la carte qui a le focus
ui-key-log = aller au journal : ↑ ↓ pour changer de ligne, Entrée pour voir ce moment
ui-key-cancel = abandonner le choix en cours, fermer ce qui est ouvert
ui-key-keys = cette liste
ui-key-zoom = de plus près, de plus loin, tout le paysage
ui-key-pan = déplacer le paysage
ui-key-step = un coup en arrière ou en avant
ui-key-turns = revoir : un tour en arrière ou en avant
ui-key-ends = revoir : le début ou la fin
ui-key-run = revoir : lire et arrêter (barre d’espace)

ui-make-scenario = Faire de ce moment un scénario

## Un nom et ce qui va avec

ui-named = { $name } : { $what }
ui-apart = { $before } ; { $next }
