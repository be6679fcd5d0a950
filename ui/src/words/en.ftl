### The words of the browser table’s shell, whatever the game. English is the source; fr.ftl and ru.ftl have the same messages.
### Every key begins with `ui-`, so that none meets a message of the engine.

## Everywhere

ui-close = Close
ui-cancel = Cancel
ui-menu = Menu
ui-home = All tables
ui-main-nav = Main
ui-language = Language
ui-language-en = English
ui-language-fr = Français
ui-language-ru = Русский
ui-loading = One moment …
ui-nothing-found = Nothing found.
ui-copy = Copy
ui-copied = Copied
ui-try-again = Try again

## Connection

ui-connected = Connected, { $ms } ms
ui-reconnecting = Reconnecting …
ui-disconnected = Not connected
ui-on-its-way = Your answer is on its way …
ui-unsent = { $count ->
    [one] { $count } answer waits to be sent.
   *[other] { $count } answers wait to be sent.
}

## The table

ui-table = Table
ui-action = What to do
ui-over = The game is over.
ui-paused = The game is paused.
ui-sealed = Your answer is in: { $answer }
ui-sealed-note = You may change it until everybody has answered.
ui-about-question = About this question
ui-waiting-for = Waiting for
ui-one-moment = One moment …
ui-all-answers = All answers
ui-all-answers-n = All { $count } answers
ui-number-or-words = A number, or some words of the answer
ui-undo = Undo
ui-undo-n = { $count ->
    [one] Take back your last answer (u)
   *[other] You may take back { $count } answers (u)
}
ui-undo-none = Nothing to take back: you have not answered anything yet.
ui-undo-shown = Since your last answer something new has come to light: a card, a roll of the dice, or a secret choice. What somebody has learned cannot be taken back.
ui-undo-passed = Others have answered since. You may still ask everybody to go back: open a line of the log.
ui-change-mind = Change my mind
ui-who-is-ready = Who is ready
ui-is-ready = { $player } is ready.
ui-is-choosing = { $player } is choosing.
ui-hidden-card = a hidden card
ui-pile-empty = There is nothing here.
ui-rule = Rule { $id }
ui-confirm-title = Are you sure?
ui-confirm-note = You may not be able to take it back.
ui-confirm-yes = Yes
ui-your-turn = Your turn
ui-your-turn-lead = Your turn:

## Log, chat, rules

ui-drawer = Log, chat and rules
ui-log = Log
ui-chat = Chat
ui-rules = Rules
ui-fold = Fold the drawer
ui-unfold = Unfold the drawer
ui-log-all = Show all { $count } lines
ui-see-moment = See this moment
ui-show-place = Show the place
ui-see-moment-of = See this moment: { $text }
ui-past = The past
ui-past-at = You are looking at the past: move { $n } of { $m }.
ui-past-your-turn = It is your turn now.
ui-live = Live
ui-past-back = Back to now
ui-no-undo-beyond = no undo beyond this point
ui-nothing-yet = Nothing has happened yet.
ui-chat-empty = Nobody has said anything yet.
ui-say-something = Say something to the table
ui-send = Send
ui-find-rule = Find a rule
ui-player-aid = Player aid

## One device for several players

ui-pass-to = Pass the device to { $player }
ui-pass-note = Only { $player } should be looking now.
ui-i-am = I am { $player }

## The end

ui-final-scores = Final scores
ui-shared-victory = Shared victory: { $players }
ui-winner = { $player } wins
ui-place = Place
ui-player = Player
ui-total = Points

## Home

ui-motto = { $games ->
    [3] Three games, one table.
   *[other] { $games } games, one table.
} Pull up a chair.
ui-nav-tables = Tables
ui-nav-replays = Replays
ui-nav-rules = Rules
ui-new-table = New table
ui-join-code = Join with a link
ui-join = Join
ui-watch = Watch
ui-games = Games
ui-game-ecos = Ecos
    .line = Build a living continent together, each for a different reason.
    .minutes = 45–75
ui-game-elekt = Elekt
    .line = Send Units to skirmish and scheme until one house holds the sceptre.
    .minutes = 60–90
ui-game-revachol = Echoes of Revachol
    .line = Gather Allies, complete Tasks, and keep your Morale through the night.
    .minutes = 30–45
ui-players = { $range } players
ui-minutes = { $range } min
ui-read-rules = Read the rules
ui-continue = Continue
ui-open = Open
ui-no-tables = No table yet. Choose a game above, or open a link that somebody sent you.
ui-public-tables = Public tables
ui-table-of = { $player }’s table
ui-stage-waiting = Waiting for players
ui-stage-playing = In play
ui-stage-paused = Paused
ui-stage-over = Over
ui-more = More
ui-replays-line = Step through any finished game, share a moment, continue from it.
ui-rules-line = The numbered rules of every game, with a search.
ui-fair = Every shuffle can be checked after the game.
ui-whose = Tablée is fan work, not affiliated with anyone named here. Echoes of Revachol: Melina Avalo and Juan Pedro Radivoy, after Disco Elysium by ZA/UM. Elekt: K. Głośnicki, WhatTheFrog. Ecos: First Continent: John D. Clair, Alderac Entertainment Group. Words and drawings here are ours.
ui-no-server = The server does not answer.

## A new table

ui-game = Game
ui-options = Options
ui-about-option = About “{ $option }”
ui-more-options = More options ({ $count })
ui-fewer-options = Fewer options
ui-clock = Clock
ui-clock-none = None
ui-clock-calm = Calm
ui-clock-brisk = Brisk
ui-clock-days = Days
ui-who-sees = Who sees it
ui-private = By link only
ui-public = Everybody
ui-card-file = Card file
ui-card-file-choose = Choose a file
ui-card-file-text = or paste its text here
ui-card-file-template = Template to fill in
ui-card-file-checking = Checking …
ui-card-file-fine = “{ $set }” is right: { $count ->
    [one] one card
   *[other] { $count } cards
}.
ui-card-file-wrong = This file cannot be played yet:
ui-card-file-more = … and { $count ->
    [one] one more mistake
   *[other] { $count } more mistakes
}
ui-card-file-away = Use the house cards instead
ui-seats = Seats
ui-n-of-m = { $n } of { $m }
ui-n-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ui-seat-n = Seat { $n }
ui-kind-me = Me
ui-kind-link = Friend
ui-kind-bot = Bot
ui-kind-device = Hot seat
ui-bot = bot
ui-bot-of = bot · { $level }
ui-level-random = At random
ui-level-greedy = Steady
ui-level-ismcts = Strong
ui-you = You
ui-your-name = Your name
ui-name = Name
ui-bot-level = How strong the bot is
ui-gets-link = gets the link
ui-remove-seat = Remove seat { $n }
ui-add-seat = Add a seat
ui-bots-see = Bots see only what their seat may see. A hot-seat player gets a cover screen before every look.
ui-solo = solo
ui-open-table = Open the table
ui-play = Play

## At the door and in the waiting room

ui-no-page = There is no such page
ui-no-page-line = Perhaps the address was cut off, or the page has moved.
ui-no-table = There is no such table
ui-cut-off = The connection was closed
ui-to-door = Back to the door
ui-left-table = You have left this table
ui-open-seat = Open seat
ui-sit-here = here
ui-sit-down = Sit down
ui-guest = Guest
ui-no-seat-left = No seat is left.
ui-invite = Invite a friend
ui-invite-line = Open the link, type a name, sit down. No account.
ui-invite-wifi = Works on the same Wi-Fi without internet, too.
ui-qr = QR code of the table’s link
ui-you-host = You · host
ui-by-link = by link
ui-there = is there
ui-away = is away
ui-empty = Empty
ui-waits = Away
ui-ready = Ready
ui-seat-empty = Seat { $n } is empty.
ui-add-bot = Add a bot
ui-close-seat = Close
ui-free-seat = Free { $player }’s seat
ui-free-seat-sure = Really free it
ui-start = Start
ui-start-waits = Start · waiting for seat { $n }
ui-host-starts = The host starts the game when everybody is there.

## About a table in play

ui-bot-plays = a bot plays on
ui-let-bot-play = Let a bot play
ui-play-again-myself = Take over again
ui-more-time = Give more time
ui-copy-link = Copy the link
ui-pause = Pause
ui-resume = Go on
ui-leave = Leave the table
ui-leave-sure = Really leave
ui-commitment = All chance follows from a secret fixed before the game. Commitment:
ui-go-back-here = Go back to before this
ui-go-back-sure = Go back to before this line of the log?
ui-go-back-note = Every other person at the table is asked; it is done when all agree.
ui-watching = You are watching
ui-asks-undo = { $player } asks to go back.
ui-agree = Agree
ui-refuse = Refuse
ui-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
ui-rematch = Rematch
ui-to-rematch = To the rematch

## Replay

ui-watch-replay = Replay
ui-no-replays = No finished game yet.
ui-no-replay = This game cannot be shown
ui-to-start = To the start
ui-to-end = To the end
ui-turn-back = A turn back
ui-turn-on = A turn forward
ui-step-back = A step back
ui-step-on = A step forward
ui-run = Play
ui-move = Move
ui-my-view = My view
ui-all-open = All open
ui-open-hands = What the others did not see
ui-share-moment = Share this moment
ui-continue-here = Continue from here
ui-make-scenario = Make a scenario of this moment
ui-verify = Check the shuffles
ui-verified = Every shuffle was fair
ui-not-verified = Something does not add up
ui-secret = Secret

## Preferences and keys

ui-preferences = Preferences
ui-theme = Theme
ui-theme-dark = Dark
ui-theme-light = Light
ui-theme-contrast = High contrast
ui-animation = Animation
ui-animation-0 = None
ui-animation-1 = Normal
ui-animation-2 = Fast
ui-card-size = Card size
ui-card-size-small = Small
ui-card-size-normal = Normal
ui-card-size-large = Large
ui-confirm = Confirm answers
ui-confirm-never = Never
ui-confirm-irreversible = If final
ui-confirm-always = Always
ui-sound = Sound
ui-volume = Volume
ui-keys = Keys
ui-keys-table = At the table
ui-keys-map = The map of Ecos, when it has the focus
ui-keys-replay = Replay and past
ui-key-number = give the answer with that number
ui-key-all = list all answers
ui-key-next = go to the next thing that may be chosen, or to the one before; Enter chooses it
ui-key-undo = take back the last answer
ui-key-pass = Elekt: pass
ui-key-focus = see the focused card close up
ui-key-log = go to the log: ↑ ↓ to a line, Enter shows its moment
ui-key-cancel = cancel the current choice, close what is open
ui-key-keys = this list
ui-key-zoom = closer, farther, the whole map
ui-key-pan = move the map
ui-key-step = a move back or forward
ui-key-turns = replay: a turn back or forward
ui-key-ends = replay: the start or the end
ui-key-run = replay: play and stop (space bar)

## A label with what belongs to it

ui-named = { $name }: { $what }
ui-apart = { $before }; { $next }
