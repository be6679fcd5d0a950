### Ecos: the words that are on the cards of every set: elements, terrain, and the sentences of their lines.
### English is the source: a line in English is the line of the card file.
### `.do`: строка в неопределённой форме, для вопроса и кнопки.

## Elements, terrain, features

symbol-grassland = Луг
symbol-desert = Пустыня
symbol-water = Вода
symbol-land = Суша
symbol-mountain = Гора
symbol-forest = Лес
symbol-sun = Солнце
symbol-grass = Трава
symbol-egg = Яйцо
symbol-fern = Папоротник
symbol-rock = Камень
symbol-animal = Зверь
symbol-wild = Дикая стихия
symbol-fish = Рыба
symbol-shark = Акула
symbol-manatee = Ламантин
symbol-rhino = Носорог
symbol-antelope = Антилопа
symbol-cheetah = Гепард
symbol-lion = Лев
symbol-elephant = Слон
symbol-gorilla = Горилла
symbol-leopard = Леопард
symbol-stork = Аист

## Sentences

line-place = разместите { $what }
    .do = разместить { $what }
line-place-adjacent = разместите { $what } { $agree } с { $near }
    .do = разместить { $what } { $agree } с { $near }
line-place-on = разместите { $what } на тайле с { $near }
    .do = разместить { $what } на тайле с { $near }
line-points = { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
line-points-per = { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} за { $each }
line-at-most = { $line }, не более { $most }
    .do = { $line-do }, не более { $most }
line-gain = получите { $what }
    .do = получить { $what }
line-gain-per = получите { $what } за { $each }
    .do = получить { $what } за { $each }
line-gain-card = получите карту
    .do = получить карту
line-gain-cube = получите кубик
    .do = получить кубик
line-play-card = разыграйте карту
    .do = разыграть карту
line-move = переместите { $what } на расстояние до { $far ->
    [one] { $far } тайла
   *[other] { $far } тайлов
}
    .do = переместить { $what } на расстояние до { $far ->
        [one] { $far } тайла
       *[other] { $far } тайлов
    }
line-move-across = переместите { $what } на расстояние до { $far ->
    [one] { $far } тайла
   *[other] { $far } тайлов
}, в том числе через воду
    .do = переместить { $what } на расстояние до { $far ->
        [one] { $far } тайла
       *[other] { $far } тайлов
    }, в том числе через воду
line-move-several = переместите до { $what } на расстояние до { $far ->
    [one] { $far } тайла
   *[other] { $far } тайлов
}
    .do = переместить до { $what } на расстояние до { $far ->
        [one] { $far } тайла
       *[other] { $far } тайлов
    }
line-move-several-across = переместите до { $what } на расстояние до { $far ->
    [one] { $far } тайла
   *[other] { $far } тайлов
}, в том числе через воду
    .do = переместить до { $what } на расстояние до { $far ->
        [one] { $far } тайла
       *[other] { $far } тайлов
    }, в том числе через воду
line-replace = замените { $old } { $new }
    .do = заменить { $old } { $new }
line-replace-or = замените { $old } { $new } или { $new2 }
    .do = заменить { $old } { $new } или { $new2 }
line-remove = уберите не более { $many }
    .do = убрать не более { $many }
line-remove-all = уберите { $many }
    .do = убрать { $many }
line-remove-habitat = уберите не более { $many } в этом ареале
    .do = убрать не более { $many } в этом ареале
line-remove-habitat-or = уберите не более { $many } или { $many2 } в этом ареале
    .do = убрать не более { $many } или { $many2 } в этом ареале
line-remove-tile = уберите тайл без жетонов
    .do = убрать тайл без жетонов
line-remove-any-tile = уберите тайл
    .do = убрать тайл
line-choose = на выбор: { $first } или { $second }
    .do = на выбор: { $first-do } или { $second-do }
line-may = если хотите, { $line }
    .do = { $line-do }
line-if = если { $condition }: { $first }, иначе { $second }
    .do = если { $condition }: { $first-do }, иначе { $second-do }
line-or = { $line } ({ $n }, если { $condition })
    .do = { $line-do } ({ $n }, если { $condition })

## Counting and conditions

count-in-herd = { $each } в этом стаде
count-in-habitat = { $each } в этом ареале
count-in-territory = { $each } на этой территории
count-in-largest-grassland = { $each } в самом большом ареале лугов
count-in-largest-desert = { $each } в самом большом ареале пустынь
count-in-largest-water = { $each } в самом большом ареале воды
count-in-largest-mountain = { $each } в самом большом ареале гор
count-in-largest-forest = { $each } в самом большом ареале лесов
count-in-largest-territory = { $each } на самой большой территории
count-on-map = { $each } в ландшафте
if-herd-has = в этом стаде не меньше { $many }
if-habitat-has = в этом ареале не меньше { $many }
if-territory-has = на этой территории не меньше { $many }
if-adjacent = рядом не меньше { $many }
if-tile-has-both = на этом тайле есть гора и лес

## Words in the lines

noun-grassland = Луг
    .a = луг
    .some = { $n } { $n ->
        [one] луг
        [few] луга
       *[other] лугов
    }
    .adjacent = рядом
    .near = лугом
    .each = каждый луг
    .each-adjacent = каждый соседний луг
    .at-least = { $n } { $n ->
        [one] луга
       *[other] лугов
    }
    .at-least-adjacent = { $n } { $n ->
        [one] луга
       *[other] лугов
    }
    .tile = тайл луга
    .tile-bare = тайл луга без жетонов
    .with = лугом

noun-desert = Пустыня
    .a = пустыню
    .some = { $n } { $n ->
        [one] пустыню
        [few] пустыни
       *[other] пустынь
    }
    .adjacent = рядом
    .near = пустыней
    .each = каждую пустыню
    .each-adjacent = каждую соседнюю пустыню
    .at-least = { $n } { $n ->
        [one] пустыни
       *[other] пустынь
    }
    .at-least-adjacent = { $n } { $n ->
        [one] пустыни
       *[other] пустынь
    }
    .tile = тайл пустыни
    .tile-bare = тайл пустыни без жетонов
    .with = пустыней

noun-water = Вода
    .a = воду
    .some = { $n } { $n ->
        [one] тайл воды
        [few] тайла воды
       *[other] тайлов воды
    }
    .adjacent = рядом
    .near = водой
    .each = каждый тайл воды
    .each-adjacent = каждый соседний тайл воды
    .at-least = { $n } { $n ->
        [one] тайла воды
       *[other] тайлов воды
    }
    .at-least-adjacent = { $n } { $n ->
        [one] тайла воды
       *[other] тайлов воды
    }
    .tile = тайл воды
    .tile-bare = тайл воды без жетонов
    .with = водой
    .element = 1 стихию воды
    .elements = { $n } { $n ->
        [one] стихию воды
        [few] стихии воды
       *[other] стихий воды
    }

noun-mountain = Гора
    .a = гору
    .some = { $n } { $n ->
        [one] гору
        [few] горы
       *[other] гор
    }
    .adjacent = рядом
    .near = горой
    .each = каждую гору
    .each-adjacent = каждую соседнюю гору
    .at-least = { $n } { $n ->
        [one] горы
       *[other] гор
    }
    .at-least-adjacent = { $n } { $n ->
        [one] горы
       *[other] гор
    }
    .each-removed = каждую убранную гору
    .up-to = { $n } { $n ->
        [one] горы
       *[other] гор
    }
    .or-up-to = гор
    .up-to-adjacent = { $n ->
        [one] { $n } соседней горы
       *[other] { $n } соседних гор
    }
    .all-adjacent = все соседние горы

noun-forest = Лес
    .a = лес
    .some = { $n } { $n ->
        [one] лес
        [few] леса
       *[other] лесов
    }
    .adjacent = рядом
    .near = лесом
    .each = каждый лес
    .each-adjacent = каждый соседний лес
    .at-least = { $n } { $n ->
        [one] леса
       *[other] лесов
    }
    .at-least-adjacent = { $n } { $n ->
        [one] леса
       *[other] лесов
    }
    .each-removed = каждый убранный лес
    .up-to = { $n } { $n ->
        [one] леса
       *[other] лесов
    }
    .or-up-to = лесов
    .up-to-adjacent = { $n ->
        [one] { $n } соседнего леса
       *[other] { $n } соседних лесов
    }
    .all-adjacent = все соседние леса

noun-land = Суша
    .tile = тайл суши
    .tile-bare = тайл суши без жетонов

noun-land-tile = каждый тайл суши
    .each = каждый тайл суши
    .each-adjacent = каждый соседний тайл суши
    .at-least = { $n } { $n ->
        [one] тайла суши
       *[other] тайлов суши
    }
    .at-least-adjacent = { $n } { $n ->
        [one] тайла суши
       *[other] тайлов суши
    }

noun-tile = каждый тайл
    .each = каждый тайл
    .each-adjacent = каждый соседний тайл
    .at-least = { $n } { $n ->
        [one] тайла
       *[other] тайлов
    }
    .at-least-adjacent = { $n } { $n ->
        [one] тайла
       *[other] тайлов
    }

noun-empty-tile = каждый тайл без животных
    .each = каждый тайл без животных
    .each-adjacent = каждый соседний тайл без животных
    .at-least = { $n } { $n ->
        [one] тайла без животных
       *[other] тайлов без животных
    }
    .at-least-adjacent = { $n } { $n ->
        [one] тайла без животных
       *[other] тайлов без животных
    }

noun-empty-desert = каждую пустыню без животных
    .each = каждую пустыню без животных
    .each-adjacent = каждую соседнюю пустыню без животных
    .at-least = { $n } { $n ->
        [one] пустыни без животных
       *[other] пустынь без животных
    }
    .at-least-adjacent = { $n } { $n ->
        [one] пустыни без животных
       *[other] пустынь без животных
    }

noun-territory = каждую территорию
    .each = каждую территорию
    .at-least = { $n } { $n ->
        [one] территории
       *[other] территорий
    }
    .at-least-adjacent = { $n } { $n ->
        [one] территории
       *[other] территорий
    }

noun-species = каждый вид животных
    .each = каждый вид животных
    .each-adjacent = каждый соседний вид животных
    .at-least = { $n } { $n ->
        [one] вида животных
       *[other] видов животных
    }
    .at-least-adjacent = { $n } { $n ->
        [one] вида животных
       *[other] видов животных
    }

noun-animal = Зверь
    .a = животное
    .each = каждое животное
    .each-adjacent = каждое соседнее животное
    .at-least = { $n } { $n ->
        [one] животного
       *[other] животных
    }
    .at-least-adjacent = { $n } { $n ->
        [one] животного
       *[other] животных
    }
    .each-removed = каждое убранное животное
    .up-to = { $n } { $n ->
        [one] животного
       *[other] животных
    }
    .or-up-to = животных
    .up-to-adjacent = { $n ->
        [one] { $n } соседнего животного
       *[other] { $n } соседних животных
    }
    .all-adjacent = всех соседних животных
    .element = 1 стихию зверя
    .elements = { $n } { $n ->
        [one] стихию зверя
        [few] стихии зверя
       *[other] стихий зверя
    }

noun-sun = Солнце
    .element = 1 стихию солнца
    .elements = { $n } { $n ->
        [one] стихию солнца
        [few] стихии солнца
       *[other] стихий солнца
    }

noun-grass = Трава
    .element = 1 стихию травы
    .elements = { $n } { $n ->
        [one] стихию травы
        [few] стихии травы
       *[other] стихий травы
    }

noun-egg = Яйцо
    .element = 1 стихию яйца
    .elements = { $n } { $n ->
        [one] стихию яйца
        [few] стихии яйца
       *[other] стихий яйца
    }

noun-fern = Папоротник
    .element = 1 стихию папоротника
    .elements = { $n } { $n ->
        [one] стихию папоротника
        [few] стихии папоротника
       *[other] стихий папоротника
    }

noun-rock = Камень
    .element = 1 стихию камня
    .elements = { $n } { $n ->
        [one] стихию камня
        [few] стихии камня
       *[other] стихий камня
    }

noun-wild = Дикая стихия
    .element = 1 дикую стихию
    .elements = { $n } { $n ->
        [one] дикую стихию
        [few] дикие стихии
       *[other] диких стихий
    }

noun-fish = Рыба
    .a = рыбу
    .some = { $n } { $n ->
        [one] рыбу
       *[other] рыб
    }
    .adjacent = рядом
    .near = рыбой
    .each = каждую рыбу
    .each-adjacent = каждую соседнюю рыбу
    .at-least = { $n } { $n ->
        [one] рыбы
       *[other] рыб
    }
    .at-least-adjacent = { $n } { $n ->
        [one] рыбы
       *[other] рыб
    }
    .each-removed = каждую убранную рыбу
    .up-to = { $n } { $n ->
        [one] рыбы
       *[other] рыб
    }
    .or-up-to = рыб
    .up-to-adjacent = { $n ->
        [one] { $n } соседней рыбы
       *[other] { $n } соседних рыб
    }
    .all-adjacent = всех соседних рыб

noun-shark = Акула
    .a = акулу
    .some = { $n } { $n ->
        [one] акулу
       *[other] акул
    }
    .adjacent = рядом
    .near = акулой
    .each = каждую акулу
    .each-adjacent = каждую соседнюю акулу
    .at-least = { $n } { $n ->
        [one] акулы
       *[other] акул
    }
    .at-least-adjacent = { $n } { $n ->
        [one] акулы
       *[other] акул
    }
    .each-removed = каждую убранную акулу
    .up-to = { $n } { $n ->
        [one] акулы
       *[other] акул
    }
    .or-up-to = акул
    .up-to-adjacent = { $n ->
        [one] { $n } соседней акулы
       *[other] { $n } соседних акул
    }
    .all-adjacent = всех соседних акул

noun-manatee = Ламантин
    .a = ламантина
    .some = { $n } { $n ->
        [one] ламантина
       *[other] ламантинов
    }
    .adjacent = рядом
    .near = ламантином
    .each = каждого ламантина
    .each-adjacent = каждого соседнего ламантина
    .at-least = { $n } { $n ->
        [one] ламантина
       *[other] ламантинов
    }
    .at-least-adjacent = { $n } { $n ->
        [one] ламантина
       *[other] ламантинов
    }
    .each-removed = каждого убранного ламантина
    .up-to = { $n } { $n ->
        [one] ламантина
       *[other] ламантинов
    }
    .or-up-to = ламантинов
    .up-to-adjacent = { $n ->
        [one] { $n } соседнего ламантина
       *[other] { $n } соседних ламантинов
    }
    .all-adjacent = всех соседних ламантинов

noun-rhino = Носорог
    .a = носорога
    .some = { $n } { $n ->
        [one] носорога
       *[other] носорогов
    }
    .adjacent = рядом
    .near = носорогом
    .each = каждого носорога
    .each-adjacent = каждого соседнего носорога
    .at-least = { $n } { $n ->
        [one] носорога
       *[other] носорогов
    }
    .at-least-adjacent = { $n } { $n ->
        [one] носорога
       *[other] носорогов
    }
    .each-removed = каждого убранного носорога
    .up-to = { $n } { $n ->
        [one] носорога
       *[other] носорогов
    }
    .or-up-to = носорогов
    .up-to-adjacent = { $n ->
        [one] { $n } соседнего носорога
       *[other] { $n } соседних носорогов
    }
    .all-adjacent = всех соседних носорогов

noun-antelope = Антилопа
    .a = антилопу
    .some = { $n } { $n ->
        [one] антилопу
       *[other] антилоп
    }
    .adjacent = рядом
    .near = антилопой
    .each = каждую антилопу
    .each-adjacent = каждую соседнюю антилопу
    .at-least = { $n } { $n ->
        [one] антилопы
       *[other] антилоп
    }
    .at-least-adjacent = { $n } { $n ->
        [one] антилопы
       *[other] антилоп
    }
    .each-removed = каждую убранную антилопу
    .up-to = { $n } { $n ->
        [one] антилопы
       *[other] антилоп
    }
    .or-up-to = антилоп
    .up-to-adjacent = { $n ->
        [one] { $n } соседней антилопы
       *[other] { $n } соседних антилоп
    }
    .all-adjacent = всех соседних антилоп

noun-cheetah = Гепард
    .a = гепарда
    .some = { $n } { $n ->
        [one] гепарда
       *[other] гепардов
    }
    .adjacent = рядом
    .near = гепардом
    .each = каждого гепарда
    .each-adjacent = каждого соседнего гепарда
    .at-least = { $n } { $n ->
        [one] гепарда
       *[other] гепардов
    }
    .at-least-adjacent = { $n } { $n ->
        [one] гепарда
       *[other] гепардов
    }
    .each-removed = каждого убранного гепарда
    .up-to = { $n } { $n ->
        [one] гепарда
       *[other] гепардов
    }
    .or-up-to = гепардов
    .up-to-adjacent = { $n ->
        [one] { $n } соседнего гепарда
       *[other] { $n } соседних гепардов
    }
    .all-adjacent = всех соседних гепардов

noun-lion = Лев
    .a = льва
    .some = { $n } { $n ->
        [one] льва
       *[other] львов
    }
    .adjacent = рядом
    .near = львом
    .each = каждого льва
    .each-adjacent = каждого соседнего льва
    .at-least = { $n } { $n ->
        [one] льва
       *[other] львов
    }
    .at-least-adjacent = { $n } { $n ->
        [one] льва
       *[other] львов
    }
    .each-removed = каждого убранного льва
    .up-to = { $n } { $n ->
        [one] льва
       *[other] львов
    }
    .or-up-to = львов
    .up-to-adjacent = { $n ->
        [one] { $n } соседнего льва
       *[other] { $n } соседних львов
    }
    .all-adjacent = всех соседних львов

noun-elephant = Слон
    .a = слона
    .some = { $n } { $n ->
        [one] слона
       *[other] слонов
    }
    .adjacent = рядом
    .near = слоном
    .each = каждого слона
    .each-adjacent = каждого соседнего слона
    .at-least = { $n } { $n ->
        [one] слона
       *[other] слонов
    }
    .at-least-adjacent = { $n } { $n ->
        [one] слона
       *[other] слонов
    }
    .each-removed = каждого убранного слона
    .up-to = { $n } { $n ->
        [one] слона
       *[other] слонов
    }
    .or-up-to = слонов
    .up-to-adjacent = { $n ->
        [one] { $n } соседнего слона
       *[other] { $n } соседних слонов
    }
    .all-adjacent = всех соседних слонов

noun-gorilla = Горилла
    .a = гориллу
    .some = { $n } { $n ->
        [one] гориллу
       *[other] горилл
    }
    .adjacent = рядом
    .near = гориллой
    .each = каждую гориллу
    .each-adjacent = каждую соседнюю гориллу
    .at-least = { $n } { $n ->
        [one] гориллы
       *[other] горилл
    }
    .at-least-adjacent = { $n } { $n ->
        [one] гориллы
       *[other] горилл
    }
    .each-removed = каждую убранную гориллу
    .up-to = { $n } { $n ->
        [one] гориллы
       *[other] горилл
    }
    .or-up-to = горилл
    .up-to-adjacent = { $n ->
        [one] { $n } соседней гориллы
       *[other] { $n } соседних горилл
    }
    .all-adjacent = всех соседних горилл

noun-leopard = Леопард
    .a = леопарда
    .some = { $n } { $n ->
        [one] леопарда
       *[other] леопардов
    }
    .adjacent = рядом
    .near = леопардом
    .each = каждого леопарда
    .each-adjacent = каждого соседнего леопарда
    .at-least = { $n } { $n ->
        [one] леопарда
       *[other] леопардов
    }
    .at-least-adjacent = { $n } { $n ->
        [one] леопарда
       *[other] леопардов
    }
    .each-removed = каждого убранного леопарда
    .up-to = { $n } { $n ->
        [one] леопарда
       *[other] леопардов
    }
    .or-up-to = леопардов
    .up-to-adjacent = { $n ->
        [one] { $n } соседнего леопарда
       *[other] { $n } соседних леопардов
    }
    .all-adjacent = всех соседних леопардов

noun-stork = Аист
    .a = аиста
    .some = { $n } { $n ->
        [one] аиста
       *[other] аистов
    }
    .adjacent = рядом
    .near = аистом
    .each = каждого аиста
    .each-adjacent = каждого соседнего аиста
    .at-least = { $n } { $n ->
        [one] аиста
       *[other] аистов
    }
    .at-least-adjacent = { $n } { $n ->
        [one] аиста
       *[other] аистов
    }
    .each-removed = каждого убранного аиста
    .up-to = { $n } { $n ->
        [one] аиста
       *[other] аистов
    }
    .or-up-to = аистов
    .up-to-adjacent = { $n ->
        [one] { $n } соседнего аиста
       *[other] { $n } соседних аистов
    }
    .all-adjacent = всех соседних аистов


# Вид, которого нет в игре: известно только его название.
noun-own = { $name }
    .a = жетон «{ $name }»
    .some = { $n } { $n ->
        [one] жетон «{ $name }»
        [few] жетона «{ $name }»
       *[other] жетонов «{ $name }»
    }
    .adjacent = рядом
    .near = жетоном «{ $name }»
    .each = каждый жетон «{ $name }»
    .each-adjacent = каждый соседний жетон «{ $name }»
    .at-least = { $n } { $n ->
        [one] жетон «{ $name }»
        [few] жетона «{ $name }»
       *[other] жетонов «{ $name }»
    }
    .at-least-adjacent = { $n } { $n ->
        [one] жетон «{ $name }»
        [few] жетона «{ $name }»
       *[other] жетонов «{ $name }»
    }
    .each-removed = каждый убранный жетон «{ $name }»
    .up-to = { $n } { $n ->
        [one] жетона «{ $name }»
       *[other] жетонов «{ $name }»
    }
    .or-up-to = жетонов «{ $name }»
    .up-to-adjacent = { $n ->
        [one] { $n } соседнего жетона «{ $name }»
       *[other] { $n } соседних жетонов «{ $name }»
    }
    .all-adjacent = всех соседних жетонов «{ $name }»

line-lose-points = потеряйте { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
line-rotate = поверните диск
line-discard-card = сбросьте карту из руки
count-hand = карт в руке
    .each = каждую карту в руке
    .one = карты в руке
count-active = активных карт
    .each = каждую активную карту
    .one = активной карты
count-points = очков
    .each = каждое очко
    .one = очка
count-cubes = свободных кубиков
    .each = каждый свободный кубик
    .one = свободного кубика
line-from-discard = возьмите карту из сброса
count-apart = животных не рядом с { $near }
    .each = каждое животное не рядом с { $near }
    .one = животного не рядом с { $near }
occasion-when-an-opponent-resolves-a-card = Когда соперник выполняет карту
occasion-at-the-end-of-the-game = В конце игры
line-priced = { $when } — { $price }
line-swap = поменяйте двух животных местами
line-need-less = остальным вашим картам нужно на 1 стихию меньше
line-copy = повторите текст другой активной карты
