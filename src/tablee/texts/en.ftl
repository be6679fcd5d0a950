### The messages of the application, whatever the game. English is the source; fr.ftl and ru.ftl have the same messages.

## Words

quoted = “{ $name }”
hidden-card = a hidden card
language-en = English
language-fr = Français
language-ru = Русский
value-yes = yes
value-no = no
seat-bot = bot

## The question

prompt = Your answer
turn-yours = { $player }, it is your turn.
turn-other = It is { $player }'s turn.
waiting = Waiting for { $players }.
thinking = { $player } is thinking …
sealed = Your answer is in: { $answer }. You may change it until everybody has answered.

## One device for several players

cover-pass = Pass the device to { $player }.
cover-look = Press Enter when only { $player } is looking.

## Refusals

refused = Not possible: { $reason } ({ $rule })
refused-not-an-option = “{ $answer }” is not one of the answers to this question.
refused-not-asked = You are not asked anything at the moment.
refused-over = The game is over: there is nothing left to answer.
refused-not-understood = “{ $attempt }” is not a move of this game.
refused-no-card = There is no card “{ $attempt }” in this card set.
unknown-input = “{ $text }” is neither an answer nor a key. Type a number from 1 to { $count }, the words of an answer, or ? for help.
unknown-number = There is no answer { $number }. The answers are numbered from 1 to { $count }.

## Taking back

undone = { $count ->
    [one] Taken back: { $count } answer.
   *[other] Taken back: { $count } answers.
}
undo-nothing = You have no answer to take back.
undo-barred = You cannot take back beyond this point: somebody has learned something new, or the turn has passed.

## Saving and leaving

saved = Saved to { $path }.
resumed = { $count ->
    [one] Resumed from { $path }, after { $count } answer.
   *[other] Resumed from { $path }, after { $count } answers.
}
goodbye = Goodbye.
goodbye-saved = Goodbye. The game waits in { $path }.

## The end

game-over = The game is over. { $reason }
winner = { $player } wins.
winners = Shared victory: { $players }.
final-scores = Final scores
column-place = Place
column-player = Player
column-total = Points

## Headings

heading-log = What has happened
heading-cards = Cards
heading-players = Players
heading-options = Options of the game
heading-help = About this question
heading-keys = Keys
nothing-yet = Nothing has happened yet.
no-cards = No cards.

## Keys

keys-number = give the answer with that number
words = words
keys-words = type an answer as it stands behind its number
keys-help = explain the question
keys-help-answer = explain the second answer and its cards
keys-guide = player aid
keys-undo = take back your last answer
keys-log = what has happened so far
keys-piles = look through the discard piles
keys-cards = all cards, or one: c and its name
keys-save = save the game
keys-quit = save and leave

## The table in the terminal

name-human = Player { $number }
name-bot = Bot { $number }
start-game = Which game? ({ $choices }) [{ $usual }]
start-seats = How many players? ({ $choices }) [{ $usual }]
start-who = Who sits in seat { $number }? ({ $choices }) [{ $usual }]
start-unknown = “{ $text }” is not among the choices: { $choices }.
unsaved = The game goes on, but it is not being saved: { $reason }. Save it elsewhere: s FILE
screen-keys = ? explain · u undo · l log · d piles · c card · g aid · s save · q leave
screen-barrier = no undo beyond this point
screen-typed = To type: { $label }
screen-continue = Go on with it: { $command }
screen-commitment = All chance in this game follows from a secret fixed before it. Commitment: { $commitment }
screen-verify = Check it: { $command }
screen-answers = Answers
screen-committed = Commitment
screen-you = you
screen-hand = hand { $number }
screen-ready = has chosen
card-source = Source
