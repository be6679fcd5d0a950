### Сообщения приложения, общие для всех игр. Источник — английский (en.ftl).

## Слова

quoted = «{ $name }»
hidden-card = закрытая карта
language-en = English
language-fr = Français
language-ru = Русский
value-yes = да
value-no = нет
seat-bot = бот

## Вопрос

prompt = Ваш ответ
turn-yours = { $player }, ваш ход.
turn-other = Сейчас ходит { $player }.
waiting = Ожидаем ответа: { $players }.
thinking = { $player } думает…
sealed = Ваш ответ принят: { $answer }. Его можно изменить, пока не ответили все.

## Одно устройство на нескольких игроков

cover-pass = Передайте устройство. Следующий игрок: { $player }.
cover-look = Нажмите Enter, когда на экран смотрит только { $player }.

## Отказы

refused = Так нельзя: { $reason } ({ $rule })
refused-not-an-option = Ответа «{ $answer }» на этот вопрос нет.
refused-not-asked = Сейчас вам не задано никакого вопроса.
refused-over = Игра окончена: отвечать больше не на что.
refused-not-understood = В этой игре нет хода «{ $attempt }».
refused-no-card = В этом наборе нет карты «{ $attempt }».
unknown-input = «{ $text }» — не ответ и не команда. Введите число от 1 до { $count }, слова ответа или ? для справки.
unknown-number = Ответа под номером { $number } нет. Номера ответов — от 1 до { $count }.

## Отмена

undone = { $count ->
    [one] Отменён { $count } ответ.
    [few] Отменено { $count } ответа.
   *[many] Отменено { $count } ответов.
}
undo-nothing = Вам нечего отменять.
undo-barred = Дальше отменить нельзя: кто-то уже узнал что-то новое или ход завершён.

## Сохранение и выход

saved = Игра сохранена в { $path }.
resumed = { $count ->
    [one] Игра продолжена из { $path }: дан { $count } ответ.
    [few] Игра продолжена из { $path }: дано { $count } ответа.
   *[many] Игра продолжена из { $path }: дано { $count } ответов.
}
goodbye = До свидания.
goodbye-saved = До свидания. Игра ждёт вас в { $path }.

## Конец

game-over = Игра окончена. { $reason }
winner = Победитель: { $player }.
winners = Победители: { $players }.
final-scores = Итоговый счёт
column-place = Место
column-player = Игрок
column-total = Очки

## Заголовки

heading-log = Что произошло
heading-cards = Карты
heading-players = Игроки
heading-options = Настройки игры
heading-help = Об этом вопросе
heading-keys = Команды
nothing-yet = Пока ничего не произошло.
no-cards = Карт нет.

## Команды

keys-number = дать ответ с этим номером
words = слова
keys-words = ввести ответ так, как он написан после номера
keys-help = пояснить вопрос
keys-help-answer = пояснить второй ответ и его карты
keys-guide = памятка
keys-undo = отменить свой последний ответ
keys-log = что произошло до сих пор
keys-piles = просмотреть сбросы
keys-cards = все карты или одна: c и её название
keys-save = сохранить игру
keys-quit = сохранить и выйти

## Стол в терминале

name-human = Игрок { $number }
name-bot = Бот { $number }
start-game = Какая игра? ({ $choices }) [{ $usual }]
start-seats = Сколько игроков? ({ $choices }) [{ $usual }]
start-who = Кто сидит на месте { $number }? ({ $choices }) [{ $usual }]
start-unknown = «{ $text }» нет среди вариантов: { $choices }.
unsaved = Игра продолжается, но не сохраняется: { $reason }. Сохраните её в другом месте: s ФАЙЛ
screen-keys = ? справка · u отмена · l журнал · d сбросы · c карта · g памятка · s файл · q выход
screen-barrier = дальше отменить нельзя
screen-typed = Ввести словами: { $label }
screen-continue = Продолжить: { $command }
screen-commitment = Все случайности этой игры следуют из секрета, заданного до её начала. Обязательство: { $commitment }
screen-verify = Проверить: { $command }
screen-answers = Ответы
screen-committed = Обязательство
screen-you = вы
screen-hand = рука { $number }
screen-ready = выбор сделан
card-source = Источник
