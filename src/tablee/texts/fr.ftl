### Les messages de l’application, quel que soit le jeu. L’anglais (en.ftl) est la source.

## Mots

quoted = « { $name } »
hidden-card = une carte cachée
language-en = English
language-fr = Français
language-ru = Русский
value-yes = oui
value-no = non
seat-bot = robot

## La question

prompt = Votre réponse
turn-yours = { $player }, c’est à vous de jouer.
turn-other = C’est à { $player } de jouer.
waiting = En attente : { $players }.
thinking = { $player } réfléchit…
sealed = Votre réponse est enregistrée : { $answer }. Vous pouvez la changer tant que tout le monde n’a pas répondu.

## Un appareil pour plusieurs joueurs

cover-pass = Passez l’appareil à { $player }.
cover-look = Appuyez sur Entrée quand { $player } est devant l’écran, sans personne d’autre.

## Refus

refused = Impossible : { $reason } ({ $rule })
refused-not-an-option = « { $answer } » n’est pas une réponse à cette question.
refused-not-asked = Aucune question ne vous est posée pour le moment.
refused-over = La partie est finie : il n’y a plus rien à répondre.
refused-not-now = Ce n’est pas ce qui est demandé maintenant.
refused-not-understood = « { $attempt } » n’est pas un coup de ce jeu.
refused-no-card = Il n’y a pas de carte « { $attempt } » dans ce jeu de cartes.
unknown-input = « { $text } » n’est ni une réponse ni une touche. Tapez un nombre de 1 à { $count }, les mots d’une réponse, ou ? pour l’aide.
unknown-number = Il n’y a pas de réponse { $number }. Les réponses sont numérotées de 1 à { $count }.

## Reprendre un coup

undone = { $count ->
    [one] { $count } réponse reprise.
   *[other] { $count } réponses reprises.
}
undo-nothing = Vous n’avez aucune réponse à reprendre.
undo-barred = Impossible de revenir plus loin : quelqu’un a appris quelque chose de nouveau, ou un autre joueur a déjà répondu.

## Sauvegarder et quitter

saved = Partie sauvegardée dans { $path }.
resumed = { $count ->
    [one] Partie reprise depuis { $path }, après { $count } réponse.
   *[other] Partie reprise depuis { $path }, après { $count } réponses.
}
goodbye = Au revoir.
goodbye-saved = Au revoir. La partie vous attend dans { $path }.

## La fin

game-over = La partie est finie. { $reason }
winner = { $player } remporte la partie.
winners = Victoire partagée : { $players }.
settled-tie = Départage : { $player }, { $by } ({ $rule })
final-scores = Scores finaux
column-place = Rang
column-player = Joueur
column-total = Points

## Titres

heading-log = Ce qui s’est passé
heading-rules = Jouée selon les règles de
heading-cards = Cartes
heading-players = Joueurs
heading-options = Options de la partie
heading-help = À propos de cette question
heading-keys = Touches
nothing-yet = Il ne s’est encore rien passé.
yes = oui
no-cards = Aucune carte.

## Touches

keys-number = donner la réponse qui porte ce numéro
words = mots
keys-words = taper une réponse telle qu’elle est écrite après son numéro
keys-help = expliquer la question
keys-help-answer = expliquer la deuxième réponse et ses cartes
keys-guide = aide de jeu
keys-hint = que feriez-vous ? Les meilleures réponses et pourquoi ; h h : et la suite probable
keys-undo = revenir en arrière : reprendre votre dernière réponse
keys-log = ce qui s’est passé jusqu’ici
keys-piles = parcourir les piles de défausse
keys-cards = toutes les cartes, ou une seule : c et son nom
keys-save = sauvegarder la partie
keys-quit = sauvegarder et quitter

## La table dans le terminal

name-human = Joueur { $number }
start-game = Quel jeu ? ({ $choices }) [{ $usual }]
start-seats = Combien de joueurs ? ({ $choices }) [{ $usual }]
start-who = Qui occupe la place { $number } ? ({ $choices }) [{ $usual }]
start-unknown = « { $text } » ne fait pas partie des choix : { $choices }.
unsaved = La partie continue, mais n’est pas sauvegardée : { $reason }. Sauvegardez-la ailleurs : s FICHIER
screen-keys = ? expliquer · u revenir · l journal · d piles · c carte · g aide · h conseil · s sauver · q quitter
screen-barrier = pas de retour en arrière au-delà de ce point
screen-typed = À taper : { $label }
screen-continue = Pour continuer : { $command }
screen-commitment = Tout le hasard de cette partie découle d’un secret fixé avant son début. Engagement : { $commitment }
screen-verify = Pour vérifier : { $command }
screen-answers = Réponses
screen-committed = Engagement
screen-you = vous
screen-hand = main { $number }
screen-ready = a choisi
card-source = Source

## Les tables partagées

serve-address = Tablée est ici : { $address }
serve-running = Tablée tourne déjà à l’adresse { $address }.
serve-stop = Ctrl-C pour arrêter. Chaque réponse est enregistrée dès qu’elle est donnée.
compiling-beside = Les règles sont compilées pendant ce temps, une seule fois : dès le prochain démarrage, les robots réfléchiront plusieurs fois plus vite.
table-mistake = { $text }
table-unknown = Cette table n’existe pas, ou n’est pas la vôtre.
table-no-page = Cette page n’existe pas.
table-no-game = Il n’y a pas de jeu « { $game } » ici.
table-no-cards = Il n’y a pas de jeu de cartes « { $cards } » ici.
table-no-pictures = Ce serveur ne montre pas d’images apportées ; retirez les images du fichier, ou jouez sur votre propre machine.
table-cards-too-long = Ce fichier de cartes est trop long à lire. Enlevez ce dont le jeu n’a pas besoin.
table-other-rules = Cette partie a été jouée selon les règles de Tablée { $version } ; celles de cette version la refusent à partir de la réponse { $count }. Rien n’est perdu : l’enregistrement d’une partie finie peut toujours être téléchargé, et une partie en cours continue à une nouvelle table depuis le dernier moment valable.
table-quota = Une même adresse ne peut rien faire garder de plus ici. Revenez plus tard.
table-server-full = Ce serveur est plein : il ne garde plus de fichiers de cartes. Jouez avec le jeu de cartes de la maison.
table-chat-full = La discussion de cette table est pleine.
table-key-used = Cette clé a déjà servi à autre chose.
table-no-option = Ce jeu n’a pas d’option « { $option } ».
table-option-misfits = Une table de { $count } ne peut pas avoir l’option « { $option } ».
table-no-level = Aucun robot « { $level } » ne connaît ce jeu.
table-seat-count = Ce jeu se joue de { $fewest } à { $most }.
table-clock = « { $clock } » n’est pas une pendule : none, bank SECONDES INCRÉMENT ou days N.
table-name-missing = Veuillez saisir un nom.
table-name-long = Ce nom est trop long : { $most } lettres au plus.
table-name-signs = Ce nom contient des signes qui ne s’impriment pas.
table-name-taken = Quelqu’un à cette table s’appelle déjà « { $name } ».
table-seat-taken = Cette place est prise.
table-kicked = L’hôte vous a demandé de quitter cette table.
table-seen-a-hand = Vous avez vu une main de cette partie : ses autres places sont pour qui n’en a vu aucune.
table-one-hand = Dans une partie commencée, une personne ne prend qu’une place.
table-no-such-seat = Cette place n’existe pas.
table-nobody-there = Il n’y a personne à cette place.
table-not-away = { $player } est là, ou vient juste de partir.
table-no-way-to-remind = Impossible d’envoyer un rappel à { $player }. Envoyez le lien de la table.
table-not-your-seat = Cette place n’est pas la vôtre.
table-not-allowed = Vous ne pouvez pas faire cela ici.
table-host-only = Seul l’hôte de la table peut faire cela.
table-open-seats = Il manque encore quelqu’un : remplissez ou fermez d’abord les places libres.
table-begun = La partie a déjà commencé.
table-not-begun = La partie n’est pas en cours.
table-not-over = La partie n’est pas encore finie.
table-paused = La partie est en pause.
table-bot-plays = Un robot joue pour vous : reprenez d’abord votre place.
table-stale = La question a changé entre-temps. Regardez de nouveau.
table-no-clock = Cette table n’a pas de pendule.
table-nothing-asked = Personne ne demande à revenir en arrière.
table-not-asked-you = Ce n’est pas à vous d’accepter.
table-no-such-line = Le journal n’a pas cette ligne.
table-no-such-move = La partie n’a que { $most } coups.
table-not-understood = Cette demande n’a pas été comprise.
table-too-large = C’est trop volumineux.
table-too-long = Le journal de cette table est plein. Ouvrez-en une autre.
table-too-fast = Trop de demandes à la fois. Attendez un instant.
table-closed = L’hébergeur de ce serveur a fermé cette table.
table-banned = L’hébergeur de ce serveur a banni votre adresse.
table-full-of-sockets = Trop de monde regarde cette table.
table-not-stored = Cela n’a pas pu être enregistré et ne compte donc pas. Réessayez.
table-moving = Cette table est en train de passer sur un autre serveur. Réessayez dans un instant.
table-fault = Une erreur s’est produite de notre côté, cela ne compte donc pas. Réessayez.
table-chat-seated = Seules les personnes assises à la table peuvent discuter.
table-chat-empty = Rien n’a été dit.
verified-commitment = Le secret correspond à l’engagement publié avant la partie.
verified-chance = Chaque tirage découle du secret.
verified-rules = Chaque réponse est légale et mène au résultat.

## Pourquoi une connexion se termine

bye-unknown = Cette table n’existe pas, ou n’est pas la vôtre.
bye-hello = La connexion ne s’est pas présentée.
bye-protocol = Cette page n’est plus à jour. Rechargez-la.
bye-malformed = Cette demande n’a pas été comprise.
bye-flood = Trop de demandes à la fois.
bye-busy = Trop de monde regarde cette table.
bye-store = Le serveur ne peut ni lire ni enregistrer ses tables en ce moment.
bye-fault = Une erreur s’est produite de notre côté.
bye-rules = Cette partie a été jouée selon d’autres règles que celles de cette version de Tablée. Rien n’en est perdu.
bye-restart = Le serveur redémarre.
bye-left = Vous avez quitté cette place.
bye-kicked = L’hôte a libéré cette place.
bye-closed = L’hébergeur de ce serveur a fermé cette table.
bye-banned = L’hébergeur de ce serveur a banni votre adresse.
bye-gone = Cette table n’existe plus.

## Discussion

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance, amusez-vous bien !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous de jouer.
phrase-again = Une autre partie ?
call-your-turn = À vous de jouer – { $game }
note-asked-undo = { $player } demande à revenir en arrière.
note-agreed-undo = { $player } accepte de revenir en arrière.
note-refused-undo = { $player } ne veut pas revenir en arrière.
note-paused = { $player } met la partie en pause.
note-resumed = { $player } reprend la partie.
note-joined = { $player } prend place.
note-left = { $player } s’en va.
note-kicked = { $player } a dû quitter la table.
note-opened = La place de { $player } est libre : qui s’y assied en voit la main.
note-bot-put = Un robot joue pour { $player }.
note-reminded = Un rappel est parti pour { $player }.
note-back = { $player } est de retour.

## Une règle

rules-of-cards = Cartes de tous les jeux
rule-specification = Spécification
rule-code = Code
rule-shown = Montrée par
rule-not-told = Il n’y a pas de ligne pour les joueurs.
rule-nowhere = rien
rule-checkout-only = La spécification, les lignes de code et les tests se lisent dans une copie des sources du projet.

label = { $what } :

table-own-cards = Cette partie s’est jouée avec ses propres cartes ; un scénario demande le jeu de cartes de la maison.

## Bots

bot-random = Au hasard
bot-random-about = Donne n’importe quelle réponse permise. Pour mesurer, pas pour jouer avec.
bot-greedy = Solide
bot-greedy-about = Prend ce qui paraît le mieux sur le moment, sans regarder plus loin.
bot-beginner = Débutant
bot-beginner-about = Laisse passer des coups, prend ce qui est proche et oublie la suite.
bot-easy = Facile
bot-easy-about = Joue avec bon sens, mais rate quelque chose de temps à autre.
bot-standard = Standard
bot-standard-about = Pèse chaque réponse avec soin et regarde un peu plus loin.
bot-strong = Fort
bot-strong-about = Essaie ses meilleures réponses dans plusieurs donnes possibles et sait ce que vaut une position.
bot-master = Maître
bot-master-about = Essaie ses meilleures réponses dans bien plus de donnes possibles avant d’en donner une ; le plus fort que nous ayons.
bot-style-builder = Bâtisseur
bot-style-builder-about = Patient : économise pour ce qui est grand.
bot-style-sprinter = Sprinteur
bot-style-sprinter-about = Pressé : prend les points dès qu’il y en a.
bot-style-raider = Pillard
bot-style-raider-about = Préfère ce qui fait mal aux autres.
bot-style-warlord = Chef de guerre
bot-style-warlord-about = Va là où il y a quelqu’un à bannir.
bot-style-schemer = Intrigant
bot-style-schemer-about = Compte sur les jetons et les échanges plus que sur la force.
bot-style-hoarder = Thésauriseur
bot-style-hoarder-about = Garde l’Ambre et les bonnes Unités pour plus tard.
bot-style-collector = Collectionneur
bot-style-collector-about = Veut des cartes, encore des cartes.
bots-levels = Niveaux
bots-styles = Styles, écrits derrière un niveau : { $example }

## Conseils et entraîneur

per-cent = { $number } %
reason-now = { $what } : { $count } tout de suite.
reason-more = { $what } : { $count } dans les tours à venir ({ $chance } de la partie).
reason-less = { $what } : { $count } dans les tours à venir ({ $chance } de la partie).
reason-alike = À peu près aussi bon que vos autres réponses.
reason-wins = Ainsi, plus de parties jouées à partir d’ici sont gagnées.
reason-anything = Score
hint-answer = { $number }. { $answer }
hint-chance = gagne { $chance }
hint-games = D’après { $count } parties jouées avec ce que votre place peut savoir ; chances à ± { $error } % près.
hint-line = Dans une des donnes possibles, voici la suite :
hint-nothing = Il n’y a rien à choisir ici.
table-no-hints = Cette table a été ouverte sans conseils.
table-hint-failed = Aucun conseil n’a pu être trouvé. Réessayez.
note-asked-hint = { $player } a demandé un conseil.
coach-won-by = { $points ->
    [one] { $player } gagne de { $points } point : chance { $luck }, jeu { $play }.
   *[other] { $player } gagne de { $points } points : chance { $luck }, jeu { $play }.
}
coach-lost-by = { $points ->
    [one] { $player } perd de { $points } point : chance { $luck }, jeu { $play }.
   *[other] { $player } perd de { $points } points : chance { $luck }, jeu { $play }.
}
coach-level = { $player } finit à égalité de points : chance { $luck }, jeu { $play }.
coach-chances = Chances de gagner : { $start } au début, { $end } à la fin ; chance { $luck }, jeu { $play }.
coach-decisions = { $count ->
    [one] { $count } décision, { $loss } perdus
   *[other] { $count } décisions, { $loss } perdus à chacune en moyenne
}
coach-marks = { $good } excellentes, { $doubtful } douteuses, { $mistakes } erreurs, { $blunders } gaffes
coach-moment = Réponse { $number }, { $mark } : { $loss } de la partie perdus
coach-played = Joué : { $answer } ({ $chance })
coach-better = Mieux : { $answer } ({ $chance })
coach-mattered = Les moments décisifs
coach-nothing = Aucune décision n’a coûté cher.
coach-how = Chaque décision a été essayée dans { $worlds } donnes que le joueur ne pouvait pas distinguer de la vraie.
coach-busy = L’entraîneur regarde d’autres parties. Redemandez dans un instant.

## What is kept (the page /privacy)

privacy-line = Ici, ni compte, ni cookie, ni publicité, rien qui vienne de tiers, et personne ne vous compte.
privacy-kept = Ce que ce serveur conserve
privacy-kept-table = Pour chaque table : les noms saisis, qui était assis où, chaque réponse avec son heure, le chat, le résultat, et un fichier de cartes si quelqu’un en a apporté un.
privacy-kept-key = La clé qui fait qu’une place est la vôtre n’est que dans votre navigateur ; le serveur n’en garde qu’une empreinte (un hachage).
privacy-kept-calls = Si vous demandez qu’on vous appelle quand c’est à vous : l’adresse à laquelle le service de notifications de votre navigateur reçoit les appels, aussi longtemps que la table est gardée. Ce qui y est envoyé, seul votre navigateur peut le lire.
privacy-kept-set = Si vous partagez un jeu de cartes par lien depuis l’atelier : son texte, aussi longtemps que les tables terminées.
privacy-kept-where = Tout cela se trouve dans une base de données de ce serveur, nulle part ailleurs. La personne qui l’exploite peut la lire, et peut en avoir des sauvegardes.
privacy-not = Ce qu’il ne conserve pas
privacy-not-address = Votre adresse ne sert, en mémoire seulement, qu’à limiter ce qu’une même adresse peut demander. Elle n’est notée nulle part : ni dans la base de données, ni dans le journal du serveur.
privacy-not-banned = Une exception : une adresse bannie par la personne qui exploite le serveur est gardée jusqu’à la fin du bannissement.
privacy-not-log = Le journal du serveur nomme des tables et des raisons, jamais de noms, de chat, de réponses, de mains ni de clés.
privacy-long = Combien de temps
privacy-long-ended = { $days ->
    [0] Les parties finies sont gardées jusqu’à ce que la personne qui exploite le serveur les supprime.
    [one] Les parties finies sont supprimées, avec tout ce qui les concerne, au bout de { $days } jour.
   *[other] Les parties finies sont supprimées, avec tout ce qui les concerne, au bout de { $days } jours.
}
privacy-long-silent = Une table où rien ne se passe est supprimée au bout de { $days } jours, où qu’en soit la partie.
privacy-long-asked = La personne qui exploite le serveur peut supprimer une table plus tôt : demandez-le-lui. Elle disparaît définitivement quelques jours plus tard, quand elle ne peut plus être rétablie.
privacy-seen = Qui voit quoi
privacy-seen-link = Qui a le lien d’une table peut regarder et voit ce que tout le monde y voit, noms compris. Une table publique figure sur la page d’accueil.
privacy-seen-over = Quand une partie est finie, ceux qui y étaient assis voient toutes ses cartes et ses réponses, et peuvent télécharger son enregistrement. Qui a le lien peut vérifier ses mélanges.
privacy-browser = Ce que garde votre navigateur
privacy-browser-what = Les clés de vos tables, votre nom, vos préférences, les résultats de vos parties et les leçons commencées, les réponses en route, des images dessinées et des pages qui s’ouvrent sans connexion. Rien n’en va à personne d’autre, et tout disparaît quand vous effacez les données de ce site.

# Lessons.

lesson-otherwise = Les règles le permettent, mais la leçon suit un autre chemin. { $what }.
lesson-step = Chapitre { $chapter } · { $title } · étape { $number } sur { $of }
lesson-next = Entrée : suite, « { $title } » ; q pour quitter.
lesson-left = La leçon vous attend : { $command }
lesson-learned = Vous savez jouer. Une première partie : { $command }

## Effets que peuvent avoir les cartes de tous les jeux (core/effects.py)

# Entre un en-tête (au choix, une fois par partie…) et la suite, et devant un autre en-tête : un seul deux-points.
effect-headed = { $head } : { $rest }
effect-headed-again = { $head }, { $rest }
effect-headed-if = { $head }, { $rest }
effect-then = { $first }, puis { $second }
effect-and = { $first } et { $second }
effect-if-you-do = { $first } et, si vous le faites, { $second }
effect-or = { $first } ou { $second }
effect-or-more = { $first }, { $second }
effect-choose = au choix
effect-choose-two = deux au choix
effect-opponent-chooses = au choix d’un adversaire
effect-may = si vous le voulez, { $first }
effect-may-then = si vous le voulez, { $first } ; si vous le faites, { $second }
effect-if = si { $condition }
effect-else = { $first }, sinon { $second }
effect-unless = sauf si { $condition }
effect-times = { $n } fois
effect-up-to = jusqu’à { $n } fois
effect-per = { $first } par { $each }
effect-per-some = { $first } par groupe de { $n } { $each }
effect-at-most = { $first }, { $most } au plus
effect-each-player = pour chaque personne à la table
effect-each-opponent = pour chaque adversaire
effect-an-opponent = pour un adversaire au choix
effect-once-turn = une fois par tour
effect-once-round = une fois par manche
effect-once-game = une fois par partie
effect-own = { $text }
condition-at-least = vous avez au moins { $n } { $n ->
    [one] { $count-one }
   *[other] { $count }
}
condition-fewer = vous avez moins de { $n } { $n ->
    [one] { $count-one }
   *[other] { $count }
}
condition-none = vous n’avez pas de { $count }
condition-most = vous avez plus de { $count } que chaque adversaire
condition-opponent = un adversaire a au moins { $n } { $n ->
    [one] { $count-one }
   *[other] { $count }
}
count-opponents = adversaires
    .each = adversaire
    .one = adversaire
ask-effect = { $card } : choisissez.
ask-effect-player = { $card } : quel adversaire ?
ask-pick = { $card } : { $line }. Quelle carte ?
say-effect = { CAP($line) }
say-effect-yes = { CAP($line) }
say-effect-no = Non : pas « { $line } »
say-effect-enough = Assez
say-effect-player = { $player }
say-pick = { $card }
help-ChooseEffect = La carte propose plusieurs choses ; vous choisissez parmi celles qui sont possibles (CRD-5). Si un adversaire choisit, vous faites ce qui a été choisi (CRD-6).
help-MayEffect = Vous pouvez le faire ou y renoncer (CRD-7). Ce qui est demandé en prix, ou avant « si vous le faites », vient d’abord ; le reste suit.
help-UpToTimes = Vous pouvez le faire encore une fois, ou arrêter (CRD-9).
help-PickCard = Choisissez la carte dont parle la ligne (CRD-12).
help-PickOpponent = Choisissez l’adversaire qui le fait (CRD-10).
help-PickChooser = Choisissez l’adversaire qui décide pour vous (CRD-6).
effect-look-at-hand = regardez la main d’un adversaire
log-looked = { $player } regarde la main { DE($other) } : { $card }.
    .you = Vous voyez { $card } dans la main { DE($other) }.
    .to-you = { $player } voit { $card } dans votre main.
    .hidden = { $player } regarde une carte de la main { DE($other) }.
why-not-this-effect = La carte ne propose pas cela maintenant.
why-effect-first = D’abord ce que dit la carte maintenant.
why-no-effect-now = Aucune carte ne demande cela maintenant.
why-not-this-card = La ligne ne peut pas parler de cette carte.
why-no-such-opponent = Aucun adversaire de ce nom ne peut le faire.
## Ce qu’un lien montre avant qu’on l’ouvre

preview-home = Des jeux de société à une table qu’on partage par un lien : sans compte, toutes les règles appliquées, des robots quand il manque quelqu’un.
preview-waiting = { $free ->
    [0] À la table : { $players }. La partie va commencer.
    [one] À la table : { $players }. Une place est libre : ouvrez le lien, tapez un nom, asseyez-vous.
   *[other] À la table : { $players }. { $free } places sont libres : ouvrez le lien, tapez un nom, asseyez-vous.
}
preview-playing = Partie en cours : { $players }.
preview-asked = On attend { $players }.
preview-over = Partie terminée : { $players }.

## The designers’ bench

bench-off = L’atelier des auteurs est fermé sur ce serveur. Chez vous il est ouvert : tablee, puis /bench.
bench-fresh-card = Nouvelle carte
bench-you = Vous
bench-no-cards = Ce jeu n’a pas de fichier de cartes : il n’y a rien à y concevoir.
bench-no-job = Ces parties ne sont plus ici : elles ont été oubliées, ou le serveur a redémarré.
bench-too-many = Assez de parties se jouent ou attendent déjà pour vous. Arrêtez-en, ou attendez qu’elles finissent.
bench-queue-full = Trop de parties attendent déjà ici. Revenez plus tard.
bench-most-games = Au plus { $most } parties à la fois ; vous en demandez { $games }.
bench-most-values = Au plus { $most } valeurs par courbe ; vous en demandez { $values }.
bench-out-of-time = Arrêté : le temps d’un essai est écoulé. Ce qui a été joué compte.
bench-lost = Arrêté : le processus qui jouait s’est perdu trop souvent. Ce qui était déjà rapporté compte.
bench-no-html = La page avec graphiques demande l’extra « report » : pip install tablee[report].
bench-nothing-yet = Aucune partie n’est finie : il n’y a rien à rapporter.
bench-not-dealt = Aucune donne ne vous apporte cette carte tout de suite ; elle viendra peut-être plus tard.
bench-on-top = La carte est seule dans sa pioche : c’est la prochaine à venir.
field-name = Nom
field-text = Texte à la place des lignes
field-flavour = Texte d’ambiance
field-title1 = Premier Titre
field-title2 = Second Titre
field-titles = Titres
field-symbols = Symboles
field-requires = Exige
field-skill = Compétence unique
field-points = Points
field-lines = Ce qu’elle fait
field-effects = Effets
field-special = Tâche Spéciale
field-family = Famille
field-dice = Dés
field-event = Évènement
field-type = Type
field-copies = Exemplaires
field-solo = Dans le jeu en solo
field-number = Numéro
field-back = Dos
field-slots = Emplacements
field-leaves = Feuilles
field-paw = Deck Patte
field-plant = Deck Plante
field-dark = Icône plus foncée
field-allies = Alliés
field-tasks = Tâches
field-morale = Cartes Moral
field-bases = Unités de base
field-elites = Unités d’élite
field-skirmishes = Cartes Escarmouche
field-machinations = Cartes Machination
field-privileges = Privilèges
field-goal = Objectif
field-short-goal = Objectif d’une partie courte
field-cards = Cartes
field-tiles = Tuiles
field-animals = Animaux
field-elements = Jetons d’élément
field-mountains = Montagnes
field-forests = Forêts
field-cubes = Cubes
field-cubes-per-player = Cubes par joueur

# What is wrong in a card file (core/fault.py). What stands in the file is quoted as it stands there.

mistake-only-with-base = seulement avec une base : écrivez base = "house" dans [set]
mistake-not-opened = aucun fichier n’est ouvert ici : « tablee cards embed » met les images dans le jeu de cartes
mistake-base-outside = sa place est dans la table [set], sous cette ligne
mistake-base-name = attendu : le nom d’un jeu de cartes, et non { $value }
mistake-no-base = il n’y a pas de jeu de cartes { $value } d’où partir ("house" est toujours là)
mistake-base-circle = { $value } tourne en rond, ou passe par plus de { $most } fichiers
mistake-without-ids = attendu : une liste d’identifiants
mistake-not-in-base = { $value } n’est pas une carte de la base
mistake-none-in-base = { $value } n’est pas une carte [{ $kind }] de la base
mistake-large-pictures = les images d’un jeu de cartes ont au plus { $most } Kio ensemble, et non { $count }
mistake-some-text = du texte
mistake-a-number = un nombre entier
mistake-a-switch = true ou false
mistake-a-list = une liste
mistake-a-table = une table
mistake-expected = attendu : { $wanted }, et non { $value }
mistake-not-so = { $wanted }, et non { $value }
mistake-from-to = de { $low } à { $high }
mistake-missing-field = champ manquant : { $field }
mistake-did-you-mean = { $what } (vouliez-vous dire « { $near } » ?)
mistake-such-as = { $what } (par exemple : { $choices })
mistake-a-date = une date ou une heure
mistake-values = { $count } valeurs
mistake-large-number = un si grand nombre
mistake-long-number = nombre trop long
mistake-table-expected = attendu : une table [{ $table }], et non { $value }
mistake-unknown-field = champ inconnu : { $field }
mistake-empty-text = texte vide
mistake-too-long = { $count } caractères, au plus { $most }
mistake-line-expected = attendu : une ligne de 1 à { $most } caractères imprimables
mistake-too-large = plus de { $most } Kio
mistake-not-printable = attendu : une seule ligne de texte imprimable
mistake-form = { $value } : { $rule }
mistake-full-stop = { $what } ; un point termine la ligne : à l’intérieur, les effets sont reliés par « { $joint } »
mistake-quotes-within = { $what } ; les guillemets entourent la ligne, il n’y en a pas dedans
mistake-code-name = attendu : le nom d’un fichier Python à côté du jeu de cartes
mistake-code-served = un jeu de cartes avec du code à lui est pour votre propre machine, jamais pour un serveur
mistake-set-name = minuscules, chiffres, - et _, une lettre en premier
mistake-another-game = c’est un fichier du jeu { $value }, et il est lu comme un fichier de "{ $game }"
mistake-no-set = table manquante : [set], avec game et name
mistake-bad-id = un identifiant a des minuscules, des chiffres et des soulignés, une lettre en premier, { $most } au plus
mistake-taken-id = l’identifiant est déjà pris par { $card }
mistake-reserved-id = l’identifiant est un mot du jeu lui-même, choisissez-en un autre
mistake-no-name = texte manquant : le jeu de cartes de la maison n’a pas cet identifiant, donnez donc à la carte un name = "…"
mistake-no-picture = attendu : le nom d’une image à côté du jeu de cartes (PNG, JPEG, WebP), ou "{ $data }…"
mistake-large-picture = { $count } octets dans une image ; au plus { $most } sont permis
mistake-no-webp = ce n’est pas une image WebP
mistake-source-each = une source pour chaque valeur de la liste
mistake-source-of-nothing = la carte n’a pas une telle valeur
mistake-no-language = texte vide (une ou plusieurs de ces langues : { $choices })
mistake-no-sentence = aucune phrase ne comprend « { $text } »
mistake-no-choice = « { $text } » ou la même chose, ce n’est pas un choix
mistake-too-deep = plus de { $most } noms, listes ou tables les uns dans les autres
mistake-left-open = une liste ou un texte qui commence ici n’est pas fermé : il manque ] ou un guillemet
mistake-not-toml = pas du TOML : { $what }
mistake-curly = le guillemet courbe { $mark } ne vaut rien ici, écrivez-en un droit : "…"
mistake-mark-behind = rien ne suit la valeur de { $field }, pas même « { $mark } »
mistake-open-header = le nom d’une table est entre crochets, et le crochet fermant manque : ]
mistake-colon = un champ et sa valeur sont reliés par =, pas par un deux-points
mistake-no-value = le champ { $field } n’a pas de valeur
mistake-small-switch = { $field } vaut true ou false, en minuscules, et non { $value }
mistake-unquoted = un texte est entre guillemets : { $field } = "{ $value }"
mistake-open-quote = il manque un guillemet à { $field }
mistake-open-list = la liste { $field } n’est pas fermée : il manque ]
mistake-no-comma = il manque une virgule entre deux valeurs de la liste { $field }
mistake-table-twice = la table [{ $table }] est là deux fois
mistake-table-twice-first = la table [{ $table }] est là deux fois, la première à la ligne { $line }
mistake-field-twice = le champ { $field } est là deux fois dans cette table
mistake-field-and-table = { $field } est une table plus bas : [{ $table }] ; un champ de ce nom va dans [set]
mistake-own-code-fails = { $where } : { $kind } : { $what } ; cela vient du code à côté du jeu de cartes, pas de Tablée
mistake-csv-unread = ce n’est pas lisible comme CSV : { $why }
mistake-csv-no-row = il n’y a aucune ligne de carte : la première ligne nomme les champs, les autres sont des cartes
mistake-csv-large = { $rows } lignes et { $columns } colonnes au plus
mistake-csv-sort-missing = ligne { $row } : « { $id } » est une carte nouvelle : sa sorte se met dans une colonne « sort » (au choix : { $choices })
mistake-csv-no-sort = ligne { $row } : « { $sort } » n’est pas une sorte de carte (au choix : { $choices })
mistake-csv-no-id = ligne { $row } : « { $id } » n’est pas un identifiant : minuscules, chiffres et soulignés, une lettre d’abord
mistake-csv-no-field = ligne 1 : « { $field } » n’est pas un champ d’une telle carte (au choix : { $choices })
mistake-csv-no-number = ligne { $row } : { $field } : nombre entier attendu, et non « { $value } »
mistake-picture-refused = « { $name } » : { $why }
mistake-file-no-name = « { $name } » n’est pas le nom d’un fichier à côté du jeu de cartes (sans dossiers)
mistake-file-leads-away = « { $name } » mène hors du dossier du jeu de cartes, et rien n’y est ouvert
mistake-no-file-beside = il n’y a pas de fichier « { $name } » à côté du jeu de cartes
mistake-picture-large = « { $name } » a plus de { $most } Mio
mistake-file-unread = « { $name } » ne peut pas être lu ({ $why })
mistake-picture-extra = les images demandent Pillow : pip install "tablee[pictures]"
mistake-picture-slow = « { $name } » prend trop de temps ou de mémoire à décoder
mistake-pixels = { $width } × { $height } pixels sont trop (au plus { $most } millions)
mistake-moving-picture = une image animée ; il en faut une fixe
mistake-picture-memory = elle prend trop de mémoire à décoder
mistake-unknown-picture = ce n’est pas une image PNG, JPEG ou WebP
mistake-picture-too-rich = elle ne peut pas être réduite à { $most } Kio
mistake-code-no-name = « { $name } » n’est pas le nom d’un fichier Python à côté du jeu de cartes (sans dossiers)
mistake-code-large = « { $name } » a plus de { $most } Kio
mistake-code-empty = { $name } : aucune classe avec une phrase ({ $example })
mistake-code-no-text = « { $name } » n’est pas du texte
mistake-code-fails = { $what }
mistake-code-endless = { $where } : cela ne se termine pas ; on attend { $seconds } secondes au plus
mistake-code-twice = { $name } : deux classes disent « { $sentence } »
mistake-unknown-game = jeu inconnu { $value } (il n’y a ici que : { $choices })
mistake-unknown-source = source inconnue { $value } (une de : { $choices })
mistakes-more = { $file } : et { $count } de plus ; pour les voir toutes : tablee cards check { $file }

# Ce que la personne au clavier peut corriger (errors.py) : lignes de commande, fichiers, parties, places.

mistake-no-such-file = il n’y a pas de tel fichier ou dossier
mistake-not-permitted = vous n’en avez pas le droit
mistake-read-only = on ne peut rien y écrire
mistake-disk-full = il n’y a plus de place
mistake-is-a-folder = c’est un dossier
mistake-name-of-file-long = le nom est trop long
mistake-port-in-use = un autre programme occupe ce port
mistake-not-our-address = ce n’est pas une adresse de cette machine
mistake-no-such-language = il n’y a pas de langue « { $language } » ici ; langues : { $languages }
mistake-no-game = il n’y a pas de jeu « { $game } » ici ; jeux : { $games }
mistake-game-fails = le jeu « { $game } » ({ $module }) ne peut pas être chargé : { $what }
mistake-game-misnamed = le jeu « { $game } » ({ $module }) : ce n’est pas un jeu de ce nom
mistake-no-options = « { $game } » n’a pas d’option « { $option } » ; il n’en a aucune
mistake-no-option = « { $game } » n’a pas d’option « { $option } » ; options : { $options }
mistake-option-misfits = à une table de { $count }, l’option « { $option } » peut être { $values }, et non « { $value } »
mistake-no-card-files = les cartes de « { $game } » ne se lisent pas dans des fichiers
mistake-unread = { $file } : lecture impossible ({ $why })
mistake-large-file = { $file } : trop gros pour être un de nos fichiers ({ $count } octets)
mistake-no-text-file = { $file } : ce n’est pas un fichier de texte (l’octet { $number } n’est pas de l’UTF-8)
mistake-silent-database = la base de données { $address } ne répond pas : { $what }
mistake-unheard = impossible d’écouter sur { $host }, port { $port } ({ $why }) ; essayez --port 0
mistake-greedy-knows-not = le robot greedy ne connaît pas le jeu « { $game } »
mistake-bot-fails = le robot « { $bot } » ne peut pas être chargé : { $what }
mistake-bot-chooses-not = « { $bot } » n’est pas un robot : il n’a pas de méthode choose(s, seat, rng)
mistake-no-bot = il n’y a pas de robot « { $bot } » ; robots : { $bots }, ou { $own } à vous
mistake-no-styles = « { $game } » n’a pas de style « { $style } » ; il n’en a aucun
mistake-no-style = « { $game } » n’a pas de style « { $style } » ; styles : { $styles }
mistake-scenario-cards = un scénario se joue avec le jeu de cartes maison, mais cette partie a ses propres cartes
mistake-at-answer =
    { $count ->
        [one] --at { $number } : la partie enregistrée a { $count } réponse
       *[other] --at { $number } : la partie enregistrée a { $count } réponses
    }
mistake-of-file = { $file } : { $what }
mistake-other-cards = { $what } (nommez les bonnes avec --cards FICHIER)
mistake-other-rules = { $what } (jouée avec les règles de Tablée { $played } ; ici, c’est { $ours })
mistake-seat-number = --seat { $seat } : les places sont numérotées de 1 à { $most }
mistake-coach-waits = { $file } : cette partie n’est pas finie, et l’entraîneur attend la fin
mistake-from-answer = --from { $number } : la partie enregistrée a des réponses de 1 à { $count }
mistake-record-over = { $file } : cette partie est finie ; reprenez à une réponse antérieure avec --from N, ou regardez-la : record show
mistake-no-secret = { $file } : la partie enregistrée ne contient pas son secret, le hasard ne peut donc pas continuer
mistake-other-seats = --seats { $seats } : la partie a { $count } places, et non { $given }
mistake-no-rule = il n’y a pas de règle « { $rule } »
mistake-try-help = { $what } (essayez : tablee --help)
mistake-usage = la ligne de commande n’a pas été comprise : { $what }
mistake-no-command = il n’y a pas de commande « { $name } »
mistake-unknown-option = il n’y a pas d’option { $name }
mistake-option-elsewhere = { $what } ici, seulement pour : { $commands }
mistake-missing-argument = il manque { $name }
mistake-superfluous = rien de plus n’est attendu : { $names }
mistake-value-missing = { $name } veut une valeur derrière
mistake-value-superfluous = { $name } ne prend pas de valeur
mistake-value-no-number = { $name } : attendu : un nombre
mistake-value-small = { $name } : attendu : au moins { $fewest }
mistake-value-large = { $name } : attendu : au plus { $most }
mistake-value-unknown = { $name } : « { $value } » n’est pas parmi { $choices }
mistake-two-card-files = deux fichiers de cartes sont nommés, { $first } et { $second } ; n’en nommez qu’un
mistake-mistakes =
    { $count ->
        [one] { $file } : 1 erreur ; on ne peut pas jouer avec ce jeu de cartes
       *[other] { $file } : { $count } erreurs ; on ne peut pas jouer avec ce jeu de cartes
    }
mistake-no-card-file = nommez aussi le fichier de cartes : { $command } FICHIER
mistake-game-unnamed = { $file } : le fichier ne nomme pas son jeu ; écrivez game = "…" dans [set], ou bien : tablee cards check JEU { $file }
mistake-only-no-card = --only : il n’y a pas de carte « { $card } » dans le jeu de cartes « { $cards } »
mistake-nothing-changed = --changed : rien ne diffère du jeu de cartes maison, il n’y a donc rien à imprimer
mistake-no-list = les cartes de « { $game } » ne peuvent pas encore être listées dans le terminal
mistake-negative-seed = --seed { $seed } : attendu : un nombre à partir de 0
mistake-nobody-to-ask = il n’y a personne au clavier à qui poser des questions ; pour commencer une partie : { $command }
mistake-no-database = { $file } : il n’y a pas encore de base de données ici
mistake-database-silent = la base de données ne répond pas : { $what }
mistake-no-browser = un PDF est fait par un Chromium, Chrome ou Edge de cette machine, et aucun n’a été trouvé
mistake-no-browser-at = ${ $variable } : il n’y a pas de navigateur à { $file }
mistake-print-by-hand = { $what } ; sans navigateur : tablee serve, ouvrez /print/<jeu> et imprimez de là
mistake-browser-ends = { $file } n’a pas démarré ; il lui manque peut-être une bibliothèque de ce système
mistake-cards-undrawn =
    { $count ->
        [one] les cartes n’ont pas été dessinées en { $count } seconde
       *[other] les cartes n’ont pas été dessinées en { $count } secondes
    }
mistake-browser-silent =
    { $count ->
        [one] { $file } n’a pas répondu en { $count } seconde
       *[other] { $file } n’a pas répondu en { $count } secondes
    }
mistake-no-drawing-server = le serveur qui dessine les cartes n’a pas démarré ; tablee serve dit pourquoi
mistake-file-there = { $file } : ce fichier existe déjà et n’est pas écrasé ; nommez-en un autre
mistake-odd-file = { $file } : ce n’est pas un fichier ordinaire, rien n’y est donc enregistré
mistake-folder-named = { $file } : c’est un dossier ; nommez un fichier
mistake-unwritten = { $file } : impossible d’y écrire ({ $why })
mistake-seat-count = « { $game } » a de { $fewest } à { $most } places, et non { $count } (« { $seats } »)
mistake-bot-of-record = une partie enregistrée ne peut pas faire exécuter le code de « { $bot } » : nommez-le vous-même avec --seats si vous lui faites confiance
mistake-no-bot-there = il n’y a pas de robot « { $bot } » ; places : { $seats }
mistake-nobody-called = personne du nom de « { $name } » ne peut s’asseoir là ; places : { $seats }
mistake-names-for-seats =
    { $count ->
        [one] 1 nom pour { $seats } places
       *[other] { $count } noms pour { $seats } places
    }
mistake-same-name = deux joueurs s’appellent « { $name } » ; donnez-leur des noms différents
mistake-name-long = le nom « { $name }… » est trop long : { $most } lettres au plus
mistake-name-signs = le nom { $name } contient des signes qui ne s’impriment pas
mistake-nowhere-saved = { $what } ; { $also } ; la partie n’est pas enregistrée
mistake-saved-elsewhere = { $what } ; la partie a été enregistrée dans { $file } à la place
mistake-option-twice = l’option « { $option } » est donnée deux fois : { $first } et { $second }
mistake-folder-unmade = { $file } : ce dossier ne peut pas être créé ({ $why })
mistake-no-chapter =
    { $count ->
        [one] --chapter { $number } : la leçon a 1 chapitre
       *[other] --chapter { $number } : la leçon a { $count } chapitres
    }
mistake-no-lesson = « { $game } » n’a pas de leçon ; pour lire ses règles : { $command }, puis g
mistake-server-starts = processus { $process }, en cours de démarrage
mistake-server-at = processus { $process } à l’adresse { $address }
mistake-file-in-use = { $file } : un serveur a déjà cette base de données ({ $who }) ; arrêtez-le d’abord, ou donnez à celui-ci un dossier à lui avec --data
mistake-unopened = { $file } : ne peut pas être ouvert ({ $why })
mistake-unopened-database = { $file } : ne peut pas être ouvert comme base de données ({ $why })
mistake-newer-database = la base de données a été écrite par un Tablée plus récent (son schéma est « { $schema } », inconnu ici) ; installez celui-là, ou prenez une base de données à vous
mistake-server-of-another-version = un serveur d’une autre version de Tablée a cette base de données : arrêtez-le, ou prenez son propre `tablee`
mistake-lesson-words = { $file } : il n’y a pas de textes à côté ({ $name })
mistake-lesson-message = { $file } : il n’y a pas de message { $name }
mistake-record-game = la partie enregistrée est du jeu « { $game } », et non de « { $other } »
mistake-record-cards = la partie a été jouée avec le jeu de cartes « { $set } » ({ $digest }), mais les cartes données sont « { $other } » ({ $own })
mistake-record-option = la partie enregistrée a une option « { $option } » que le jeu « { $game } » ne connaît pas
mistake-record-option-misfits = la partie enregistrée a une option « { $option } », mais { $count } joueurs
mistake-record-laid = la table de la partie enregistrée ne peut pas être mise en place : { $what }
mistake-record-secret = le secret ne correspond pas à l’engagement publié avant la partie
mistake-record-chance = réponse { $number } : le hasard dit « { $answer } », mais le secret engagé donne « { $fair } »
mistake-record-state = les réponses mènent à un autre état que celui qui a été enregistré
mistake-record-players = « { $game } » a de { $fewest } à { $most } joueurs, et non { $count }
mistake-record-answer-of-chance = la réponse { $number } (hasard : « { $answer } ») n’est pas permise à cet endroit
mistake-record-answer = la réponse { $number } (place { $seat } : « { $answer } ») n’est pas permise à cet endroit
mistake-record-damaged = partie enregistrée incomplète : le texte s’interrompt ou est abîmé à la ligne { $line }
mistake-record-deep = ce n’est pas une partie enregistrée : imbriquée trop profondément, ou avec un nombre trop long
mistake-no-record = ce n’est pas une partie enregistrée de Tablée
mistake-record-format = le format de partie { $format } n’est pas connu ici (ce programme lit { $known })
mistake-record-entry = la réponse { $number } n’est pas une place et un texte
mistake-record-field = la partie enregistrée n’a pas de champ { $field }
mistake-record-form = un champ de la partie enregistrée a une mauvaise forme ({ $what })
mistake-record-count = partie enregistrée incomplète : elle devrait contenir { $wanted } réponses et en contient { $count }
mistake-record-seats = la partie enregistrée nomme { $players } joueurs mais { $seats } places
bug = C’est un défaut de Tablée, et non une erreur de votre part ({ $kind }).
bug-reported = Un rapport se trouve dans { $path }.
bug-unreported = Aucun rapport n’a pu être écrit :
