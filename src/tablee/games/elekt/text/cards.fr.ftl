### Elekt : les mots des cartes de tous les jeux : attributs, zones, types. Les textes des capacités sont avec les cartes.
### Les groupes disent d'où viennent les mots (## source: rulebook ou house).

## source: rulebook

symbol-mysticism = Mysticité
symbol-duplicity = Duplicité
symbol-brutality = Brutalité
symbol-authority = Autorité
symbol-skirmish = Escarmouche
symbol-machination = Machination
symbol-privilege = Privilège
type-spectre = Spectre
type-disciple = Disciple
