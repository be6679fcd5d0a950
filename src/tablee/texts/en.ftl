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
turn-other = It is { $player }’s turn.
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
refused-not-now = That is not what is asked now.
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
undo-barred = You cannot take back beyond this point: somebody has learned something new, or somebody else has answered.

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
settled-tie = Tie-break: { $player }, { $by } ({ $rule })
final-scores = Final scores
column-place = Place
column-player = Player
column-total = Points

## Headings

heading-log = What has happened
heading-rules = Played by the rules of
heading-cards = Cards
heading-players = Players
heading-options = Options of the game
heading-help = About this question
heading-keys = Keys
nothing-yet = Nothing has happened yet.
yes = yes
no-cards = No cards.

## Keys

keys-number = give the answer with that number
words = words
keys-words = type an answer as it stands after its number
keys-help = explain the question
keys-help-answer = explain the second answer and its cards
keys-guide = player aid
keys-hint = what would you do? The best answers, with reasons; h h: and what may follow
keys-undo = take back your last answer
keys-log = what has happened so far
keys-piles = look through the discard piles
keys-cards = all cards, or one: c and its name
keys-save = save the game
keys-quit = save and leave

## The table in the terminal

name-human = Player { $number }
start-game = Which game? ({ $choices }) [{ $usual }]
start-seats = How many players? ({ $choices }) [{ $usual }]
start-who = Who sits in seat { $number }? ({ $choices }) [{ $usual }]
start-unknown = “{ $text }” is not among the choices: { $choices }.
unsaved = The game goes on, but it is not being saved: { $reason }. Save it elsewhere: s FILE
screen-keys = ? explain · u undo · l log · d piles · c card · g aid · h hint · s save · q leave
screen-barrier = no undo beyond this point
screen-typed = To type: { $label }
screen-continue = To continue: { $command }
screen-commitment = All chance in this game follows from a secret fixed before it. Commitment: { $commitment }
screen-verify = To check: { $command }
screen-answers = Answers
screen-committed = Commitment
screen-you = you
screen-hand = hand { $number }
screen-ready = has chosen
card-source = Source

## Tables that people share

serve-address = Tablée is here: { $address }
serve-running = Tablée runs already at { $address }.
serve-stop = Stop it with Ctrl-C. Every answer is saved as it is given.
compiling-beside = The rules are being compiled meanwhile, once: from the next start on bots think several times as fast.
table-mistake = { $text }
table-unknown = There is no such table, or it is not yours.
table-no-page = There is no such page.
table-no-game = There is no game “{ $game }” here.
table-no-cards = There is no card set “{ $cards }” here.
table-no-pictures = This server shows no pictures that somebody brings; leave out the images, or play on your own machine.
table-cards-too-long = This card file takes too long to read. Leave out what the game does not need.
table-other-rules = This game was played by the rules of Tablée { $version }; those of this version refuse it from answer { $count } on. Nothing is lost: the record of a finished game can still be downloaded, and a game in play goes on at a new table from the last moment that holds.
table-quota = You have had as much kept here as one address may. Come back later.
table-server-full = This server is full: no more card files are kept. Play with the house set.
table-chat-full = The chat of this table is full.
table-key-used = This key was used for something else.
table-no-option = This game has no option “{ $option }”.
table-option-misfits = A table of { $count } cannot have the option “{ $option }”.
table-no-level = No bot “{ $level }” knows this game.
table-seat-count = This game needs { $fewest } to { $most } seats.
table-clock = “{ $clock }” is not a clock: none, bank SECONDS INCREMENT or days N.
table-name-missing = Please type a name.
table-name-long = This name is too long: at most { $most } letters.
table-name-signs = This name holds signs that cannot be printed.
table-name-taken = Somebody at this table is already called “{ $name }”.
table-seat-taken = This seat is taken.
table-kicked = The host has asked you to leave this table.
table-seen-a-hand = You have seen a hand of this game: its other seats are for people who have not.
table-one-hand = In a game that has begun one person takes one seat.
table-no-such-seat = There is no such seat.
table-nobody-there = Nobody sits there.
table-not-away = { $player } is there, or has only just gone.
table-no-way-to-remind = { $player } cannot be reached from here. Send the link of the table.
table-not-your-seat = This seat is not yours.
table-not-allowed = You may not do that here.
table-host-only = Only the host of the table may do that.
table-open-seats = Somebody is still missing: fill or close the open seats first.
table-begun = The game has already begun.
table-not-begun = The game is not being played.
table-not-over = The game is not over yet.
table-paused = The game is paused.
table-bot-plays = A bot is playing for you: take your seat back first.
table-stale = The question has changed in the meantime. Look again.
table-no-clock = This table has no clock.
table-nothing-asked = Nobody is asking to go back.
table-not-asked-you = It is not up to you to agree to this.
table-no-such-line = The log has no such line.
table-no-such-move = The game has only { $most } moves.
table-own-cards = This game was played with cards of its own; a scenario needs the house set.
table-not-understood = This was not understood.
table-too-large = This is too large.
table-too-long = The log of this table is full. Begin another one.
table-too-fast = Too much at once. Wait a moment.
table-closed = The host of this server has closed this table.
table-banned = The host of this server has banned your address.
table-full-of-sockets = Too many are looking at this table.
table-not-stored = This could not be saved just now, so it does not count. Try again.
table-moving = This table is just moving to another server. Try again in a moment.
table-fault = Something went wrong on our side, so this does not count. Try again.
table-chat-seated = Only those who sit at the table can chat.
table-chat-empty = Nothing was said.
verified-commitment = The secret fits the commitment that was published before the game.
verified-chance = Every draw and roll follows from the secret.
verified-rules = Every answer is legal and leads to the result.

## Why a connection ends

bye-unknown = There is no such table, or it is not yours.
bye-hello = The connection did not say who it is.
bye-protocol = This page is out of date. Load it again.
bye-malformed = This was not understood.
bye-flood = Too much at once.
bye-busy = Too many are looking at this table.
bye-store = The server can neither read nor save its tables just now.
bye-fault = Something went wrong on our side.
bye-rules = This game was played by other rules than those of this version of Tablée. Nothing of it is lost.
bye-restart = The server is restarting.
bye-left = You have left this seat.
bye-kicked = The host has freed this seat.
bye-closed = The host of this server has closed this table.
bye-banned = The host of this server has banned your address.
bye-gone = This table is no longer there.

## Chat

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-again = Another game?
call-your-turn = Your turn – { $game }
note-asked-undo = { $player } asks to go back.
note-agreed-undo = { $player } agrees to go back.
note-refused-undo = { $player } does not want to go back.
note-paused = { $player } pauses the game.
note-resumed = { $player } resumes the game.
note-joined = { $player } sits down.
note-left = { $player } leaves.
note-kicked = { $player } has been asked to leave.
note-opened = The seat of { $player } is open: whoever sits down there sees its hand.
note-bot-put = A bot plays for { $player }.
note-reminded = { $player } has been reminded.
note-back = { $player } is back.

## A rule

rules-of-cards = Cards of every game
rule-specification = Specification
rule-code = Code
rule-shown = Shown by
rule-not-told = There is no line for players.
rule-nowhere = nothing
rule-checkout-only = The specification, the lines of code and the tests are shown in a checkout of the project.

label = { $what }:

## Bots

bot-random = At random
bot-random-about = Takes any legal answer. For measuring, not for company.
bot-greedy = Steady
bot-greedy-about = Takes what looks best now, and looks no further.
bot-beginner = Beginner
bot-beginner-about = Overlooks things, takes what is near, and forgets what comes after.
bot-easy = Easy
bot-easy-about = Plays sensibly, but misses something now and then.
bot-standard = Standard
bot-standard-about = Weighs every answer with care, and looks a little ahead.
bot-strong = Strong
bot-strong-about = Tries its best answers in several possible deals, and knows what a position is worth.
bot-master = Master
bot-master-about = Tries its best answers in far more possible deals before it gives one; the strongest we have.
bot-style-builder = Builder
bot-style-builder-about = Patient: saves for what is big.
bot-style-sprinter = Sprinter
bot-style-sprinter-about = In a hurry: takes points as soon as there are any.
bot-style-raider = Raider
bot-style-raider-about = Likes best what hurts the others.
bot-style-warlord = Warlord
bot-style-warlord-about = Goes where there is somebody to banish.
bot-style-schemer = Schemer
bot-style-schemer-about = Trusts in tokens and swaps more than in strength.
bot-style-hoarder = Hoarder
bot-style-hoarder-about = Keeps Amber and good Units for later.
bot-style-collector = Collector
bot-style-collector-about = Wants cards, and more cards.
bots-levels = Levels
bots-styles = Styles, written behind a level: { $example }

## Hints and the coach

per-cent = { $number } %
reason-now = { $what }: { $count } at once.
reason-more = { $what }: { $count } in the turns to come ({ $chance } of the game).
reason-less = { $what }: { $count } in the turns to come ({ $chance } of the game).
reason-alike = About as good as your other answers.
reason-wins = It wins more of the games played on from here.
reason-anything = Score
hint-answer = { $number }. { $answer }
hint-chance = wins { $chance }
hint-games = From { $count } games played on with only what your seat may know; each chance ± { $error } %.
hint-line = In one of the deals that are possible, this follows:
hint-nothing = There is nothing to choose here.
table-no-hints = This table was opened without hints.
table-hint-failed = No hint could be found just now. Try again.
note-asked-hint = { $player } asked for a hint.
coach-won-by = { $points ->
    [one] { $player } won by { $points } point: luck { $luck }, play { $play }.
   *[other] { $player } won by { $points } points: luck { $luck }, play { $play }.
}
coach-lost-by = { $points ->
    [one] { $player } lost by { $points } point: luck { $luck }, play { $play }.
   *[other] { $player } lost by { $points } points: luck { $luck }, play { $play }.
}
coach-level = { $player } was level on points: luck { $luck }, play { $play }.
coach-chances = Chance to win: { $start } at the start, { $end } at the end; luck { $luck }, play { $play }.
coach-decisions = { $count ->
    [one] { $count } decision, { $loss } lost in it
   *[other] { $count } decisions, { $loss } lost in each on average
}
coach-marks = { $good } very good, { $doubtful } doubtful, { $mistakes } mistakes, { $blunders } blunders
coach-moment = Answer { $number }, { $mark }: { $loss } of the game lost
coach-played = Played: { $answer } ({ $chance })
coach-better = Better: { $answer } ({ $chance })
coach-mattered = The moments that mattered
coach-nothing = No decision cost much.
coach-how = Each decision was tried in { $worlds } deals that its player could not tell from the true one.
coach-busy = The coach looks at other games just now. Ask again in a moment.

## What is kept (the page /privacy)

privacy-line = There are no accounts here, no cookies, no advertising, nothing from third parties, and nobody counts you.
privacy-kept = What this server keeps
privacy-kept-table = Of each table: the names that were typed, who sat where, every answer with its time, the chat, the result, and a card file if somebody brought one.
privacy-kept-key = The key that makes a seat yours is only in your browser; of it the server keeps a fingerprint (a hash).
privacy-kept-calls = If you ask to be called when it is your turn: the address at which your browser’s push service takes calls, for as long as the table is kept. What is sent there only your browser can read.
privacy-kept-set = If you share a set of cards from the bench by a link: its text, for as long as tables that are over.
privacy-kept-where = All of it is in one database of this server, nowhere else. Whoever runs the server can read it, and may have backups of it.
privacy-not = What it does not keep
privacy-not-address = Your address is used, in memory alone, to bound how much one address may ask for. It is written down nowhere: neither in the database nor in the server’s log.
privacy-not-banned = One exception: an address that whoever runs the server has banned is kept until the ban ends.
privacy-not-log = The server’s log names tables and reasons, never names, chat, answers, hands or keys.
privacy-long = For how long
privacy-long-ended = { $days ->
    [0] Finished games are kept until whoever runs the server deletes them.
    [one] Finished games are deleted with everything about them after one day.
   *[other] Finished games are deleted with everything about them after { $days } days.
}
privacy-long-silent = A table at which nothing happens is deleted after { $days } days, whatever stage it is at.
privacy-long-asked = Whoever runs the server can delete a table earlier: ask them. It is gone for good some days later, when it can no longer be restored.
privacy-seen = Who sees what
privacy-seen-link = Who has the link of a table can look on and sees what everybody at it sees, names included. A public table stands on the first page.
privacy-seen-over = When a game is over, those who sat there see all of its cards and answers, and can download its record. Anybody with the link can check its shuffles.
privacy-browser = What your browser keeps
privacy-browser-what = The keys of your tables, your name, your preferences, the results of your games and the lessons you began, answers that are on their way, pictures that were drawn, and pages that open without a connection. None of it goes to anybody else, and all of it goes when you clear this site’s data.

# Lessons.

lesson-otherwise = The rules allow that, but this lesson goes another way. { $what }.
lesson-step = Chapter { $chapter } · { $title } · step { $number } of { $of }
lesson-next = Enter: on to “{ $title }”; q to leave.
lesson-left = The lesson waits for you: { $command }
lesson-learned = You know how to play. A first game: { $command }

## Effects that cards of every game can have (core/effects.py)

# Between a head (choose, once per game, …) and what follows it, and before another head: as it is typed.
effect-headed = { $head }: { $rest }
effect-headed-again = { $head }: { $rest }
effect-headed-if = { $head }: { $rest }
effect-then = { $first }, then { $second }
effect-and = { $first } and { $second }
effect-if-you-do = { $first }, and if you do, { $second }
effect-or = { $first } or { $second }
effect-or-more = { $first } or { $second }
effect-choose = choose
effect-choose-two = choose two
effect-opponent-chooses = an opponent chooses
effect-may = you may { $first }
effect-may-then = you may { $first }; if you do, { $second }
effect-if = if { $condition }
effect-else = { $first }, else { $second }
effect-unless = unless { $condition }
effect-times = { $n } times
effect-up-to = up to { $n } times
effect-per = { $first } per { $each }
effect-per-some = { $first } per { $n } { $each }
effect-at-most = { $first }, at most { $most }
effect-each-player = each player
effect-each-opponent = each opponent
effect-an-opponent = an opponent
effect-once-turn = once per turn
effect-once-round = once per round
effect-once-game = once per game
effect-own = { $text }
condition-at-least = you have { $n } or more { $count }
condition-fewer = you have fewer than { $n } { $count }
condition-none = you have no { $count }
condition-most = you have more { $count } than each opponent
condition-opponent = an opponent has { $n } or more { $count }
count-opponents = opponents
    .each = opponent
ask-effect = { $card }: choose.
ask-effect-player = { $card }: which opponent?
ask-pick = { $card }: { $line }. Which card?
say-effect = { CAP($line) }
say-effect-yes = { CAP($line) }
say-effect-no = No: not “{ $line }”
say-effect-enough = Enough
say-effect-player = { $player }
say-pick = { $card }
help-ChooseEffect = The card names several things; you choose among those that are possible now (CRD-5). If an opponent chooses, you do what was chosen (CRD-6).
help-MayEffect = You may do it or leave it (CRD-7). What is named as a price or before “if you do” comes first; the rest follows.
help-UpToTimes = You may do it once more, or stop (CRD-9).
help-PickCard = Choose the card that the line is about (CRD-12).
help-PickOpponent = Choose the opponent who does it (CRD-10).
help-PickChooser = Choose the opponent who decides for you (CRD-6).
effect-look-at-hand = look at the hand of an opponent
log-looked = { $player } looks at the hand of { $other }: { $card }.
    .you = You see { $card } in the hand of { $other }.
    .to-you = { $player } sees { $card } in your hand.
    .hidden = { $player } looks at a card in the hand of { $other }.
why-not-this-effect = That is none of the things the card offers now.
why-effect-first = First comes what the card says now.
why-no-effect-now = No card asks for that now.
why-not-this-card = The line cannot be about that card.
why-no-such-opponent = That is no opponent who could do it.
## What a link shows before it is opened

preview-home = Tabletop games for a table you share by a link: no account, every rule carried out, bots where somebody is missing.
preview-waiting = { $free ->
    [0] { $players } sit at the table; the game is about to begin.
    [one] { $players } at the table, one seat is free. Open the link, type a name, sit down.
   *[other] { $players } at the table, { $free } seats are free. Open the link, type a name, sit down.
}
preview-playing = { $players } are playing.
preview-asked = Waiting for { $players }.
preview-over = { $players } have played; the game is over.

## The designers’ bench

bench-off = The designers’ bench is off on this server. At home it is there: tablee, then /bench.
bench-fresh-card = New card
bench-you = You
bench-no-cards = This game has no card files, so there is nothing to design.
bench-no-job = There are no such games here: they were forgotten, or the server was started anew.
bench-too-many = Enough games are being played for you, or wait for it. Stop some, or wait for them.
bench-queue-full = So many games wait here already that no more are taken. Come back later.
bench-most-games = At most { $most } games at once; you asked for { $games }.
bench-most-values = At most { $most } values of one curve; you asked for { $values }.
bench-out-of-time = Stopped: the time for one run is up. What was played counts.
bench-lost = Stopped: the process that played was lost too often. What was told before counts.
bench-no-html = The page with plots needs the extra “report”: pip install tablee[report].
bench-nothing-yet = No game is over yet, so there is nothing to report.
bench-not-dealt = No deal was found that brings this card to you at once; it may come later.
bench-on-top = The card lies alone in its deck: it is the next to be drawn.
field-name = Name
field-text = Text instead of the lines
field-flavour = Flavour text
field-title1 = First Title
field-title2 = Second Title
field-titles = Titles
field-symbols = Symbols
field-requires = Requires
field-skill = Unique skill
field-points = Points
field-lines = What it does
field-effects = Effects
field-special = Special Task
field-family = Family
field-dice = Dice
field-event = Event
field-type = Type
field-copies = Copies
field-solo = In the solo game
field-number = Number
field-back = Back
field-slots = Slots
field-leaves = Leaves
field-paw = Paw deck
field-plant = Plant deck
field-dark = Darker icon
field-allies = Allies
field-tasks = Tasks
field-morale = Morale Cards
field-bases = Base Units
field-elites = Elite Units
field-skirmishes = Skirmish cards
field-machinations = Machination cards
field-privileges = Privileges
field-goal = Goal
field-short-goal = Goal of a short game
field-cards = Cards
field-tiles = Tiles
field-animals = Animals
field-elements = Element tokens
field-mountains = Mountains
field-forests = Forests
field-cubes = Cubes
field-cubes-per-player = Cubes per player

# What is wrong in a card file (core/fault.py). What stands in the file is quoted as it stands there.

mistake-only-with-base = only with a base: write base = "house" in [set]
mistake-not-opened = no file is opened here: "tablee cards embed" puts the pictures into the set
mistake-base-outside = it belongs into the table [set], below that line
mistake-base-name = the name of a card set expected, not { $value }
mistake-no-base = there is no card set { $value } to begin from ("house" is always there)
mistake-base-circle = { $value } leads in a circle, or more than { $most } files deep
mistake-without-ids = a list of ids expected
mistake-not-in-base = { $value } is no card of the base
mistake-none-in-base = { $value } is no { $kind } of the base
mistake-large-pictures = the pictures of a set may have { $most } KiB together, not { $count }
mistake-some-text = text
mistake-a-number = a whole number
mistake-a-switch = true or false
mistake-a-list = a list
mistake-a-table = a table
mistake-expected = { $wanted } expected, not { $value }
mistake-not-so = { $wanted }, not { $value }
mistake-from-to = { $low } to { $high }
mistake-missing-field = missing field: { $field }
mistake-did-you-mean = { $what } (did you mean "{ $near }"?)
mistake-such-as = { $what } (such as: { $choices })
mistake-a-date = a date or time
mistake-values = { $count } values
mistake-large-number = so large a number
mistake-long-number = too long a number
mistake-table-expected = a table [{ $table }] expected, not { $value }
mistake-unknown-field = unknown field: { $field }
mistake-empty-text = empty text
mistake-too-long = { $count } characters, at most { $most }
mistake-line-expected = a line of 1 to { $most } printable characters expected
mistake-too-large = larger than { $most } KiB
mistake-not-printable = one line of printable text expected
mistake-form = { $value }: { $rule }
mistake-full-stop = { $what }; a full stop ends a line: within it effects are joined by "{ $joint }"
mistake-quotes-within = { $what }; quotation marks stand around a line, not in it
mistake-code-name = the name of a Python file beside the set expected
mistake-code-served = a set with code of its own is for your own machine, never for a server
mistake-set-name = small letters, digits, - and _, a letter first
mistake-another-game = this is a file of the game { $value }, and it is read as one of "{ $game }"
mistake-no-set = missing table: [set] with game and name
mistake-bad-id = an id has small letters, digits and underscores, a letter first, at most { $most }
mistake-taken-id = the id is already taken by { $card }
mistake-reserved-id = the id is a word of the game itself, choose another
mistake-no-name = missing text: the house set has no card of this id, so give it a name = "…"
mistake-no-picture = the name of a picture beside the set expected (PNG, JPEG, WebP), or "{ $data }…"
mistake-large-picture = { $count } bytes in a picture; at most { $most } are allowed
mistake-no-webp = that is no WebP picture
mistake-source-each = one source for each value of the list
mistake-source-of-nothing = the card has no such value
mistake-no-language = empty text (one or more of: { $choices })
mistake-no-sentence = no sentence understands "{ $text }"
mistake-no-choice = "{ $text }" or the same is no choice
mistake-too-deep = more than { $most } names, lists or tables within each other
mistake-left-open = a list or text that begins here is not closed: ] or a quotation mark is missing
mistake-not-toml = not TOML: { $what }
mistake-curly = the curly quotation mark { $mark } has no meaning here, write a straight one: "…"
mistake-mark-behind = nothing stands behind the value of { $field }, no "{ $mark }" either
mistake-open-header = the name of a table stands in brackets, and the closing one is missing: ]
mistake-colon = a field and its value are joined by =, not by a colon
mistake-no-value = the field { $field } has no value
mistake-small-switch = { $field } is true or false, in small letters, not { $value }
mistake-unquoted = text stands in quotation marks: { $field } = "{ $value }"
mistake-open-quote = a quotation mark of { $field } is missing
mistake-open-list = the list { $field } is not closed: ] is missing
mistake-no-comma = between two values of the list { $field } a comma is missing
mistake-table-twice = the table [{ $table }] stands twice
mistake-table-twice-first = the table [{ $table }] stands twice, first in line { $line }
mistake-field-twice = the field { $field } stands twice in this table
mistake-field-and-table = { $field } is a table below: [{ $table }]; a field of that name belongs into [set]
mistake-own-code-fails = { $where }: { $kind }: { $what }; this is in the code beside the card set, not in Tablée
mistake-csv-unread = this cannot be read as CSV: { $why }
mistake-csv-no-row = there is no row of a card: the first row names the fields, the others are cards
mistake-csv-large = at most { $rows } rows and { $columns } columns
mistake-csv-sort-missing = row { $row }: "{ $id }" is a new card: its sort stands in a column "sort" (one of: { $choices })
mistake-csv-no-sort = row { $row }: "{ $sort }" is no sort of card (one of: { $choices })
mistake-csv-no-id = row { $row }: "{ $id }" is no id: small letters, digits and underscores, a letter first
mistake-csv-no-field = row 1: "{ $field }" is no field of such a card (one of: { $choices })
mistake-csv-no-number = row { $row }: { $field }: a whole number expected, not "{ $value }"
mistake-picture-refused = "{ $name }": { $why }
mistake-file-no-name = "{ $name }" is no name of a file beside the set (no folders)
mistake-file-leads-away = "{ $name }" leads out of the folder of the set, and nothing is opened there
mistake-no-file-beside = there is no file "{ $name }" beside the set
mistake-picture-large = "{ $name }" has more than { $most } MiB
mistake-file-unread = "{ $name }" cannot be read ({ $why })
mistake-picture-extra = pictures need Pillow: pip install "tablee[pictures]"
mistake-picture-slow = "{ $name }" takes too long or too much memory to decode
mistake-pixels = { $width } × { $height } pixels are too many (at most { $most } million)
mistake-moving-picture = a picture that moves; one that stands still is expected
mistake-picture-memory = it takes too much memory to decode
mistake-unknown-picture = that is no PNG, JPEG or WebP picture
mistake-picture-too-rich = it cannot be made as small as { $most } KiB
mistake-code-no-name = "{ $name }" is no name of a Python file beside the set (no folders)
mistake-code-large = "{ $name }" has more than { $most } KiB
mistake-code-empty = { $name }: no class with a sentence in it ({ $example })
mistake-code-no-text = "{ $name }" is no text
mistake-code-fails = { $what }
mistake-code-endless = { $where }: this does not come to an end; at most { $seconds } seconds are waited for it
mistake-code-twice = { $name }: two classes say "{ $sentence }"
mistake-unknown-game = unknown game { $value } (one of: { $choices })
mistake-unknown-source = unknown source { $value } (one of: { $choices })
mistakes-more = { $file }: and { $count } more; see them all with: tablee cards check { $file }

# What a person at the keyboard can put right (errors.py): command lines, files, records, seats.

mistake-no-such-file = no such file or folder
mistake-not-permitted = you may not do that there
mistake-read-only = nothing can be written there
mistake-disk-full = there is no room left
mistake-is-a-folder = that is a folder
mistake-name-of-file-long = the name is too long
mistake-port-in-use = another program has this port
mistake-not-our-address = that is no address of this machine
mistake-no-such-language = there is no language "{ $language }" here; languages: { $languages }
mistake-no-game = there is no game "{ $game }" here; games: { $games }
mistake-game-fails = the game "{ $game }" ({ $module }) cannot be loaded: { $what }
mistake-game-misnamed = the game "{ $game }" ({ $module }): that is no game of this name
mistake-no-options = "{ $game }" has no option "{ $option }"; it has none
mistake-no-option = "{ $game }" has no option "{ $option }"; options: { $options }
mistake-option-misfits = the option "{ $option }" may be { $values } at a table of { $count }, not "{ $value }"
mistake-no-card-files = the cards of "{ $game }" are not read from files
mistake-unread = { $file }: cannot be read ({ $why })
mistake-large-file = { $file }: too large to be one of our files ({ $count } bytes)
mistake-no-text-file = { $file }: not a text file (byte { $number } is not UTF-8)
mistake-silent-database = the database { $address } does not answer: { $what }
mistake-unheard = cannot listen on { $host } port { $port } ({ $why }); try --port 0
mistake-greedy-knows-not = the greedy bot does not know the game "{ $game }"
mistake-bot-fails = the bot "{ $bot }" cannot be loaded: { $what }
mistake-bot-chooses-not = the bot "{ $bot }" is no bot: it has no method choose(s, seat, rng)
mistake-no-bot = there is no bot "{ $bot }"; bots: { $bots }, or { $own } of your own
mistake-no-styles = "{ $game }" has no style "{ $style }"; it has none
mistake-no-style = "{ $game }" has no style "{ $style }"; styles: { $styles }
mistake-scenario-cards = a scenario is played with the house set, but this game has cards of its own
mistake-at-answer =
    { $count ->
        [one] --at { $number }: the record has 1 answer
       *[other] --at { $number }: the record has { $count } answers
    }
mistake-of-file = { $file }: { $what }
mistake-other-cards = { $what } (name the right ones with --cards FILE)
mistake-other-rules = { $what } (it was played by the rules of Tablée { $played }; this is { $ours })
mistake-seat-number = --seat { $seat }: the seats are numbered from 1 to { $most }
mistake-coach-waits = { $file }: this game is not over, and the coach waits for its end
mistake-from-answer = --from { $number }: the record has answers 1 to { $count }
mistake-record-over = { $file }: this game is over; go on from an earlier answer with --from N, or see it: record show
mistake-no-secret = { $file }: the record does not hold its secret, so chance cannot go on
mistake-other-seats = --seats { $seats }: the game has { $count } seats, not { $given }
mistake-no-rule = there is no rule "{ $rule }"
mistake-try-help = { $what } (try: tablee --help)
mistake-usage = the command line was not understood: { $what }
mistake-no-command = there is no command "{ $name }"
mistake-unknown-option = there is no option { $name }
mistake-option-elsewhere = { $what } here, only for: { $commands }
mistake-missing-argument = { $name } is missing
mistake-superfluous = nothing more is expected: { $names }
mistake-value-missing = { $name } needs a value behind it
mistake-value-superfluous = { $name } takes no value
mistake-value-no-number = { $name }: a number is expected
mistake-value-small = { $name }: at least { $fewest } is expected
mistake-value-large = { $name }: at most { $most } is expected
mistake-value-unknown = { $name }: "{ $value }" is none of { $choices }
mistake-two-card-files = two card files are named, { $first } and { $second }; name one
mistake-mistakes =
    { $count ->
        [one] { $file }: 1 mistake; the set cannot be played
       *[other] { $file }: { $count } mistakes; the set cannot be played
    }
mistake-no-card-file = name the card file, too: { $command } FILE
mistake-game-unnamed = { $file }: does not name its game; write game = "…" in [set], or: tablee cards check GAME { $file }
mistake-only-no-card = --only: there is no card "{ $card }" in the set "{ $cards }"
mistake-nothing-changed = --changed: nothing differs from the house set, so there is nothing to print
mistake-no-list = the cards of "{ $game }" cannot be listed in the terminal yet
mistake-negative-seed = --seed { $seed }: a number from 0 on is expected
mistake-nobody-to-ask = there is nobody at the keyboard to be asked; start a game with: { $command }
mistake-no-database = { $file }: there is no database here yet
mistake-database-silent = the database does not answer: { $what }
mistake-no-browser = a PDF is made by a Chromium, Chrome or Edge of this machine, and none was found
mistake-no-browser-at = ${ $variable }: there is no browser at { $file }
mistake-print-by-hand = { $what }; without one: tablee serve, open /print/<game>, and print from there
mistake-browser-ends = { $file } did not start; it may lack a library of this system
mistake-cards-undrawn = the cards were not drawn within { $count } seconds
mistake-browser-silent = { $file } did not answer within { $count } seconds
mistake-no-drawing-server = the server that draws the cards did not start; tablee serve says why
mistake-file-there = { $file }: this file is there already and is not written over; name another
mistake-odd-file = { $file }: not an ordinary file, so nothing is saved there
mistake-folder-named = { $file }: this is a folder; name a file
mistake-unwritten = { $file }: cannot be written ({ $why })
mistake-seat-count = "{ $game }" has { $fewest } to { $most } seats, not { $count } ("{ $seats }")
mistake-bot-of-record = a record cannot have the code of "{ $bot }" run: name it yourself with --seats if you trust it
mistake-no-bot-there = there is no bot "{ $bot }"; seats: { $seats }
mistake-nobody-called = nobody called "{ $name }" can sit there; seats: { $seats }
mistake-names-for-seats =
    { $count ->
        [one] 1 name for { $seats } seats
       *[other] { $count } names for { $seats } seats
    }
mistake-same-name = two players are called "{ $name }"; give them different names
mistake-name-long = the name "{ $name }…" is too long: at most { $most } letters
mistake-name-signs = the name { $name } holds signs that cannot be printed
mistake-nowhere-saved = { $what }; { $also }; the game is not saved
mistake-saved-elsewhere = { $what }; the game was saved to { $file } instead
mistake-option-twice = the option "{ $option }" is given twice: { $first } and { $second }
mistake-folder-unmade = { $file }: this folder cannot be made ({ $why })
mistake-no-chapter =
    { $count ->
        [one] --chapter { $number }: the lesson has 1 chapter
       *[other] --chapter { $number }: the lesson has { $count } chapters
    }
mistake-no-lesson = "{ $game }" has no lesson; its rules are read with: { $command }, then g
mistake-server-starts = process { $process }, which is starting
mistake-server-at = process { $process } at { $address }
mistake-file-in-use = { $file }: a server has this database already ({ $who }); stop that one first, or give this one a folder of its own with --data
mistake-unopened = { $file }: cannot be opened ({ $why })
mistake-unopened-database = { $file }: cannot be opened as a database ({ $why })
mistake-newer-database = the database was written by a newer Tablée (its schema is "{ $schema }", which this one does not know); install that one, or use a database of your own
mistake-server-of-another-version = a server of another version of Tablée has this database: stop it, or use its own `tablee`
mistake-lesson-words = { $file }: there are no words beside it ({ $name })
mistake-lesson-message = { $file }: there is no message { $name }
mistake-record-game = the record is of the game "{ $game }", not of "{ $other }"
mistake-record-cards = the record was played with the card set "{ $set }" ({ $digest }), but the cards given are "{ $other }" ({ $own })
mistake-record-option = the record has an option "{ $option }" that the game "{ $game }" does not know
mistake-record-option-misfits = the record has an option "{ $option }", but { $count } players
mistake-record-laid = the table of the record cannot be laid out: { $what }
mistake-record-secret = the secret does not fit the commitment published before the game
mistake-record-chance = answer { $number }: chance says "{ $answer }", but the committed secret gives "{ $fair }"
mistake-record-state = the answers lead to another state than the one that was saved
mistake-record-players = "{ $game }" has { $fewest } to { $most } players, not { $count }
mistake-record-answer-of-chance = answer { $number } (chance: "{ $answer }") is not legal there
mistake-record-answer = answer { $number } (seat { $seat }: "{ $answer }") is not legal there
mistake-record-damaged = not a whole record: the text breaks off or is damaged in line { $line }
mistake-record-deep = not a record: nested too deeply, or with a number too long
mistake-no-record = not a Tablée record
mistake-record-format = record format { $format } is not known here (this program reads { $known })
mistake-record-entry = answer { $number } is not a seat and a text
mistake-record-field = the record has no field { $field }
mistake-record-form = a field of the record has the wrong form ({ $what })
mistake-record-count =
    { $count ->
        [one] not a whole record: it should hold { $wanted } answers and holds 1
       *[other] not a whole record: it should hold { $wanted } answers and holds { $count }
    }
mistake-record-seats = the record names { $players } players but { $seats } seats
bug = This is a bug in Tablée, not a mistake of yours ({ $kind }).
bug-reported = A report is in { $path }.
bug-unreported = No report could be written:
