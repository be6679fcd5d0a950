### Elekt: the words that are on the cards of every set: attributes, zones, types. Ability texts stand with the cards.
### The groups say where the words come from (## source: rulebook or house).

## source: rulebook

symbol-mysticism = Mysticism
symbol-duplicity = Duplicity
symbol-brutality = Brutality
symbol-authority = Authority
symbol-skirmish = Skirmish
symbol-machination = Machination
symbol-privilege = Privilege
type-spectre = Spectre
type-disciple = Disciple
