### Ecos: the words that are on the cards of every set: elements, terrain, and the sentences of their lines.
### English is the source: a line in English is the line of the card file.

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
line-place-adjacent = разместите { $what } { $agree } с { $near }
line-place-on = разместите { $what } на тайл с { $near }
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
line-gain = получите { $what }
line-gain-per = получите { $what } за { $each }
line-gain-card = получите карту
line-gain-cube = получите кубик
line-play-card = разыграйте карту
line-move = переместите { $what } на расстояние до { $far ->
    [one] { $far } тайла
   *[other] { $far } тайлов
}
line-move-across = переместите { $what } на расстояние до { $far ->
    [one] { $far } тайла
   *[other] { $far } тайлов
}, в том числе через воду
line-move-several = переместите до { $what } на расстояние до { $far ->
    [one] { $far } тайла
   *[other] { $far } тайлов
}
line-move-several-across = переместите до { $what } на расстояние до { $far ->
    [one] { $far } тайла
   *[other] { $far } тайлов
}, в том числе через воду
line-replace = замените { $old } { $new }
line-replace-or = замените { $old } { $new } или { $new2 }
line-remove = уберите не более { $many }
line-remove-all = уберите { $many }
line-remove-habitat = уберите не более { $many } в этом ареале
line-remove-habitat-or = уберите не более { $many } или { $many2 } в этом ареале
line-remove-tile = уберите тайл без жетонов
line-remove-any-tile = уберите тайл
line-choose = на выбор: { $first } или { $second }
line-may = по желанию: { $line }
line-if = если { $condition }: { $first }, иначе { $second }

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
        [few] луга
       *[other] лугов
    }
    .adjacent = рядом
    .near = лугом
    .each = каждый луг
    .each-adjacent = каждый соседний луг
    .at-least = { $n } лугов
    .at-least-adjacent = { $n } лугов
    .tile = тайл луга
    .tile-bare = тайл луга без жетонов
    .with = лугом

noun-desert = Пустыня
    .a = пустыню
    .some = { $n } { $n ->
        [few] пустыни
       *[other] пустынь
    }
    .adjacent = рядом
    .near = пустыней
    .each = каждую пустыню
    .each-adjacent = каждую соседнюю пустыню
    .at-least = { $n } пустынь
    .at-least-adjacent = { $n } пустынь
    .tile = тайл пустыни
    .tile-bare = тайл пустыни без жетонов
    .with = пустыней

noun-water = Вода
    .a = воду
    .some = { $n } { $n ->
        [few] тайла воды
       *[other] тайлов воды
    }
    .adjacent = рядом
    .near = водой
    .each = каждый тайл воды
    .each-adjacent = каждый соседний тайл воды
    .at-least = { $n } тайлов воды
    .at-least-adjacent = { $n } тайлов воды
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
        [few] горы
       *[other] гор
    }
    .adjacent = рядом
    .near = горой
    .each = каждую гору
    .each-adjacent = каждую соседнюю гору
    .at-least = { $n } гор
    .at-least-adjacent = { $n } гор
    .each-removed = каждую убранную гору
    .up-to = { $n } гор
    .or-up-to = гор
    .up-to-adjacent = { $n ->
        [1] { $n } соседней горы
       *[other] { $n } соседних гор
    }
    .all-adjacent = все соседние горы

noun-forest = Лес
    .a = лес
    .some = { $n } { $n ->
        [few] леса
       *[other] лесов
    }
    .adjacent = рядом
    .near = лесом
    .each = каждый лес
    .each-adjacent = каждый соседний лес
    .at-least = { $n } лесов
    .at-least-adjacent = { $n } лесов
    .each-removed = каждый убранный лес
    .up-to = { $n } лесов
    .or-up-to = лесов
    .up-to-adjacent = { $n ->
        [1] { $n } соседнего леса
       *[other] { $n } соседних лесов
    }
    .all-adjacent = все соседние леса

noun-land = Суша
    .tile = тайл суши
    .tile-bare = тайл суши без жетонов

noun-land-tile = каждый тайл суши
    .each = каждый тайл суши
    .each-adjacent = каждый соседний тайл суши
    .at-least = { $n } тайлов суши
    .at-least-adjacent = { $n } тайлов суши

noun-tile = каждый тайл
    .each = каждый тайл
    .each-adjacent = каждый соседний тайл
    .at-least = { $n } тайлов
    .at-least-adjacent = { $n } тайлов

noun-empty-tile = каждый тайл без животных
    .each = каждый тайл без животных
    .each-adjacent = каждый соседний тайл без животных
    .at-least = { $n } тайлов без животных
    .at-least-adjacent = { $n } тайлов без животных

noun-empty-desert = каждую пустыню без животных
    .each = каждую пустыню без животных
    .each-adjacent = каждую соседнюю пустыню без животных
    .at-least = { $n } пустынь без животных
    .at-least-adjacent = { $n } пустынь без животных

noun-territory = каждую территорию
    .each = каждую территорию
    .at-least = { $n } территорий
    .at-least-adjacent = { $n } территорий

noun-species = каждый вид животных
    .each = каждый вид животных
    .each-adjacent = каждый соседний вид животных
    .at-least = { $n } видов животных
    .at-least-adjacent = { $n } видов животных

noun-animal = Зверь
    .a = животное
    .each = каждое животное
    .each-adjacent = каждое соседнее животное
    .at-least = { $n } животных
    .at-least-adjacent = { $n } животных
    .each-removed = каждое убранное животное
    .up-to = { $n } животных
    .or-up-to = животных
    .up-to-adjacent = { $n ->
        [1] { $n } соседнего животного
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
        [few] рыб
       *[other] рыб
    }
    .adjacent = рядом
    .near = рыбой
    .each = каждую рыбу
    .each-adjacent = каждую соседнюю рыбу
    .at-least = { $n } рыб
    .at-least-adjacent = { $n } рыб
    .each-removed = каждую убранную рыбу
    .up-to = { $n } рыб
    .or-up-to = рыб
    .up-to-adjacent = { $n ->
        [1] { $n } соседней рыбы
       *[other] { $n } соседних рыб
    }
    .all-adjacent = всех соседних рыб

noun-shark = Акула
    .a = акулу
    .some = { $n } { $n ->
        [few] акул
       *[other] акул
    }
    .adjacent = рядом
    .near = акулой
    .each = каждую акулу
    .each-adjacent = каждую соседнюю акулу
    .at-least = { $n } акул
    .at-least-adjacent = { $n } акул
    .each-removed = каждую убранную акулу
    .up-to = { $n } акул
    .or-up-to = акул
    .up-to-adjacent = { $n ->
        [1] { $n } соседней акулы
       *[other] { $n } соседних акул
    }
    .all-adjacent = всех соседних акул

noun-manatee = Ламантин
    .a = ламантина
    .some = { $n } { $n ->
        [few] ламантинов
       *[other] ламантинов
    }
    .adjacent = рядом
    .near = ламантином
    .each = каждого ламантина
    .each-adjacent = каждого соседнего ламантина
    .at-least = { $n } ламантинов
    .at-least-adjacent = { $n } ламантинов
    .each-removed = каждого убранного ламантина
    .up-to = { $n } ламантинов
    .or-up-to = ламантинов
    .up-to-adjacent = { $n ->
        [1] { $n } соседнего ламантина
       *[other] { $n } соседних ламантинов
    }
    .all-adjacent = всех соседних ламантинов

noun-rhino = Носорог
    .a = носорога
    .some = { $n } { $n ->
        [few] носорогов
       *[other] носорогов
    }
    .adjacent = рядом
    .near = носорогом
    .each = каждого носорога
    .each-adjacent = каждого соседнего носорога
    .at-least = { $n } носорогов
    .at-least-adjacent = { $n } носорогов
    .each-removed = каждого убранного носорога
    .up-to = { $n } носорогов
    .or-up-to = носорогов
    .up-to-adjacent = { $n ->
        [1] { $n } соседнего носорога
       *[other] { $n } соседних носорогов
    }
    .all-adjacent = всех соседних носорогов

noun-antelope = Антилопа
    .a = антилопу
    .some = { $n } { $n ->
        [few] антилоп
       *[other] антилоп
    }
    .adjacent = рядом
    .near = антилопой
    .each = каждую антилопу
    .each-adjacent = каждую соседнюю антилопу
    .at-least = { $n } антилоп
    .at-least-adjacent = { $n } антилоп
    .each-removed = каждую убранную антилопу
    .up-to = { $n } антилоп
    .or-up-to = антилоп
    .up-to-adjacent = { $n ->
        [1] { $n } соседней антилопы
       *[other] { $n } соседних антилоп
    }
    .all-adjacent = всех соседних антилоп

noun-cheetah = Гепард
    .a = гепарда
    .some = { $n } { $n ->
        [few] гепардов
       *[other] гепардов
    }
    .adjacent = рядом
    .near = гепардом
    .each = каждого гепарда
    .each-adjacent = каждого соседнего гепарда
    .at-least = { $n } гепардов
    .at-least-adjacent = { $n } гепардов
    .each-removed = каждого убранного гепарда
    .up-to = { $n } гепардов
    .or-up-to = гепардов
    .up-to-adjacent = { $n ->
        [1] { $n } соседнего гепарда
       *[other] { $n } соседних гепардов
    }
    .all-adjacent = всех соседних гепардов

noun-lion = Лев
    .a = льва
    .some = { $n } { $n ->
        [few] львов
       *[other] львов
    }
    .adjacent = рядом
    .near = львом
    .each = каждого льва
    .each-adjacent = каждого соседнего льва
    .at-least = { $n } львов
    .at-least-adjacent = { $n } львов
    .each-removed = каждого убранного льва
    .up-to = { $n } львов
    .or-up-to = львов
    .up-to-adjacent = { $n ->
        [1] { $n } соседнего льва
       *[other] { $n } соседних львов
    }
    .all-adjacent = всех соседних львов

noun-elephant = Слон
    .a = слона
    .some = { $n } { $n ->
        [few] слонов
       *[other] слонов
    }
    .adjacent = рядом
    .near = слоном
    .each = каждого слона
    .each-adjacent = каждого соседнего слона
    .at-least = { $n } слонов
    .at-least-adjacent = { $n } слонов
    .each-removed = каждого убранного слона
    .up-to = { $n } слонов
    .or-up-to = слонов
    .up-to-adjacent = { $n ->
        [1] { $n } соседнего слона
       *[other] { $n } соседних слонов
    }
    .all-adjacent = всех соседних слонов

noun-gorilla = Горилла
    .a = гориллу
    .some = { $n } { $n ->
        [few] горилл
       *[other] горилл
    }
    .adjacent = рядом
    .near = гориллой
    .each = каждую гориллу
    .each-adjacent = каждую соседнюю гориллу
    .at-least = { $n } горилл
    .at-least-adjacent = { $n } горилл
    .each-removed = каждую убранную гориллу
    .up-to = { $n } горилл
    .or-up-to = горилл
    .up-to-adjacent = { $n ->
        [1] { $n } соседней гориллы
       *[other] { $n } соседних горилл
    }
    .all-adjacent = всех соседних горилл

noun-leopard = Леопард
    .a = леопарда
    .some = { $n } { $n ->
        [few] леопардов
       *[other] леопардов
    }
    .adjacent = рядом
    .near = леопардом
    .each = каждого леопарда
    .each-adjacent = каждого соседнего леопарда
    .at-least = { $n } леопардов
    .at-least-adjacent = { $n } леопардов
    .each-removed = каждого убранного леопарда
    .up-to = { $n } леопардов
    .or-up-to = леопардов
    .up-to-adjacent = { $n ->
        [1] { $n } соседнего леопарда
       *[other] { $n } соседних леопардов
    }
    .all-adjacent = всех соседних леопардов

noun-stork = Аист
    .a = аиста
    .some = { $n } { $n ->
        [few] аистов
       *[other] аистов
    }
    .adjacent = рядом
    .near = аистом
    .each = каждого аиста
    .each-adjacent = каждого соседнего аиста
    .at-least = { $n } аистов
    .at-least-adjacent = { $n } аистов
    .each-removed = каждого убранного аиста
    .up-to = { $n } аистов
    .or-up-to = аистов
    .up-to-adjacent = { $n ->
        [1] { $n } соседнего аиста
       *[other] { $n } соседних аистов
    }
    .all-adjacent = всех соседних аистов

