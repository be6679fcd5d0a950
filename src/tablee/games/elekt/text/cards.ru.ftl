### Elekt: слова на картах любого набора: атрибуты, зоны, типы. Тексты свойств — вместе с картами.
### Группы говорят, откуда слова (## source: rulebook или house).

## source: house

symbol-mysticism = Мистицизм
symbol-duplicity = Коварство
symbol-brutality = Жестокость
symbol-authority = Власть
symbol-skirmish = Стычка
symbol-machination = Интрига
symbol-privilege = Привилегия
type-spectre = Призрак
type-disciple = Адепт
