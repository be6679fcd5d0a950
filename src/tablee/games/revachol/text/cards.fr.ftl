### Echoes of Revachol : les mots communs aux cartes de tous les jeux de cartes (symboles, familles, compétences,
### évènements). Les textes des compétences et des évènements sont de ce projet ; rien n’est cité du livret.
### Les groupes disent d’où viennent les textes (## source: rulebook ou house).

## source: rulebook

symbol-blue = Cercle Bleu
symbol-yellow = Triangle Jaune
symbol-green = Pentagone Vert
symbol-red = Losange Rouge
symbol-orange = Croix orange (+)
symbol-purple = Croix violette (X)
symbol-crown = Couronne Blanche

## source: house

# Une lettre par symbole, toutes différentes : elle est écrite sur le symbole (X : le signe du livret).
letter-blue = B
letter-yellow = J
letter-green = V
letter-red = R
letter-orange = O
letter-purple = X
letter-crown = C

family-intellect = Intellect
family-psyche = Psyché
family-physique = Physique
family-motorics = Motricité

skill-borrow = Lors d’une complétion, vous pouvez aussi utiliser un symbole d’un Allié d’une Escouade adverse. Son propriétaire reçoit ensuite cette carte (points de victoire : { $points }).
skill-double = Lors d’une complétion, un symbole déjà présent dans cette Escouade peut compter double.
skill-immune = Ne peut être ni prise par Harry ni retirée par un Évènement de Perte de Moral. Son symbole peut toutefois être emprunté.
skill-another = Après avoir placé cet Allié, vous pouvez placer un autre Allié de votre main dans l’une de vos Escouades.
skill-stays = N’est pas défaussé après une complétion : Kim devient la première carte d’une nouvelle Escouade. Un Évènement de Perte de Moral peut toutefois le retirer.
skill-take = Quand vous placez Harry, vous pouvez prendre un Allié d’une Escouade adverse et l’ajouter à l’une des vôtres. Son propriétaire reçoit ensuite Harry (points de victoire : { $points }).
skill-moves = Pendant votre tour, avant une complétion ou après une pioche, cet Allié peut rejoindre une autre de vos Escouades.
skill-special = Quand vous complétez une Tâche Spéciale : une Couronne Blanche de plus, utilisable seulement pour la Tâche Spéciale.
skill-draw = Après avoir placé cet Allié, vous devez aussitôt piocher dans le Deck Statue Équestre, si possible.

event-corps = Chaque joueur doit défausser un Allié d’une de ses Escouades.
event-task = Chaque joueur doit défausser une de ses Tâches complétées.
event-hand = Chaque joueur doit défausser un Allié de sa main.
