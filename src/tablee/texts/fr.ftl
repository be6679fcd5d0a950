### Les messages de l'application, quel que soit le jeu. L'anglais (en.ftl) est la source.

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
turn-yours = { $player }, c'est à vous de jouer.
turn-other = C'est à { $player } de jouer.
waiting = En attente : { $players }.
thinking = { $player } réfléchit…
sealed = Votre réponse est enregistrée : { $answer }. Vous pouvez la changer tant que les autres n'ont pas tous répondu.

## Un appareil pour plusieurs joueurs

cover-pass = Passez l'appareil à { $player }.
cover-look = Appuyez sur Entrée quand { $player } est devant l'écran, sans personne d'autre.

## Refus

refused = Impossible : { $reason } ({ $rule })
refused-not-an-option = « { $answer } » n'est pas une réponse à cette question.
refused-not-asked = Aucune question ne vous est posée pour le moment.
refused-over = La partie est finie : il n'y a plus rien à répondre.
refused-not-understood = « { $attempt } » n'est pas un coup de ce jeu.
refused-no-card = Il n'y a pas de carte « { $attempt } » dans ce jeu de cartes.
unknown-input = « { $text } » n'est ni une réponse ni une touche. Tapez un nombre de 1 à { $count }, les mots d'une réponse, ou ? pour l'aide.
unknown-number = Il n'y a pas de réponse { $number }. Les réponses sont numérotées de 1 à { $count }.

## Reprendre un coup

undone = { $count ->
    [one] { $count } réponse reprise.
   *[other] { $count } réponses reprises.
}
undo-nothing = Vous n'avez aucune réponse à reprendre.
undo-barred = Impossible de revenir plus loin : quelqu'un a appris quelque chose de nouveau, ou le tour est passé.

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
final-scores = Scores finaux
column-place = Rang
column-player = Joueur
column-total = Points

## Titres

heading-log = Ce qui s'est passé
heading-cards = Cartes
heading-players = Joueurs
heading-options = Options de la partie
heading-help = À propos de cette question
heading-keys = Touches
nothing-yet = Il ne s'est encore rien passé.
no-cards = Aucune carte.

## Touches

keys-number = donner la réponse de ce numéro
words = mots
keys-words = taper une réponse telle qu'elle est écrite derrière son numéro
keys-help = expliquer la question
keys-help-answer = expliquer la deuxième réponse et ses cartes
keys-guide = aide de jeu
keys-undo = reprendre votre dernière réponse
keys-log = ce qui s'est passé jusqu'ici
keys-piles = parcourir les piles de défausse
keys-cards = toutes les cartes, ou une seule : c et son nom
keys-save = sauvegarder la partie
keys-quit = sauvegarder et quitter

## La table dans le terminal

name-human = Joueur { $number }
name-bot = Robot { $number }
start-game = Quel jeu ? ({ $choices }) [{ $usual }]
start-seats = Combien de joueurs ? ({ $choices }) [{ $usual }]
start-who = Qui occupe la place { $number } ? ({ $choices }) [{ $usual }]
start-unknown = « { $text } » ne fait pas partie des choix : { $choices }.
unsaved = La partie continue, mais n'est pas sauvegardée : { $reason }. Sauvegardez-la ailleurs : s FICHIER
screen-keys = ? expliquer · u annuler · l journal · d piles · c carte · g aide · s sauver · q fin
screen-barrier = pas d'annulation au-delà de ce point
screen-typed = À taper : { $label }
screen-continue = Pour continuer : { $command }
screen-commitment = Tout le hasard de cette partie découle d'un secret fixé avant elle. Engagement : { $commitment }
screen-verify = Pour vérifier : { $command }
screen-answers = Réponses
screen-committed = Engagement
screen-you = vous
screen-hand = main { $number }
screen-ready = a choisi
card-source = Source
