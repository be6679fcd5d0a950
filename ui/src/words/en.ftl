### The words of the browser table’s shell, whatever the game. English is the source; fr.ftl and ru.ftl have the same messages.
### Every key begins with `ui-`, so that none meets a message of the engine.

## Everywhere

ui-close = Close
ui-cancel = Cancel
ui-menu = Menu
ui-home = All tables
ui-main-nav = Main
ui-language = Language
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
ui-winner-with = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-you-win-with = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-tie-break = Tie-break: { $by }
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
ui-nav-bench = Design cards
ui-to-bench = Back to the bench
ui-new-table = New table
ui-join-code = Join with a link
ui-join-code-short = Join with a link
ui-join = Join
ui-watch = Watch
ui-games = Games
ui-players = { $range } players
ui-minutes = { $range } min
ui-read-rules = Read the rules
ui-continue = Continue
ui-open = Open
ui-no-tables = No table yet. Choose a game, or open a link that somebody sent you.
ui-public-tables = Public tables
ui-table-of = { $player }’s table
ui-stage-waiting = Waiting for players
ui-stage-playing = In play
ui-stage-paused = Paused
ui-stage-over = Over
ui-more = More
ui-replays-line = Step through any finished game, share a moment, continue from it.
ui-privacy = Privacy
ui-rules-line = The numbered rules of every game, with a search.
ui-fair = Every shuffle can be checked after the game.
ui-whose = Tablée is fan work, not affiliated with anyone named here. { $whose } Words and drawings here are ours.
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
ui-level-beginner = Beginner
ui-level-easy = Easy
ui-level-standard = Standard
ui-level-strong = Strong
ui-level-master = Master
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
ui-save-record = Download the record
ui-old-rules = This game was played by other rules
ui-go-on-by-todays-rules = Go on from the last moment that holds
ui-no-lesson = The lesson could not be loaded
ui-table-missing = The table could not be loaded
ui-page-missing = This page could not be loaded
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
ui-keys-replay = Replay and past
ui-key-number = give the answer with that number
ui-key-all = list all answers
ui-key-next = go to the next thing that may be chosen, or to the one before; Enter chooses it
ui-key-undo = take back the last answer
ui-key-focus = see the focused card close up
ui-key-log = go to the log: ↑ ↓ to a line, Enter shows its moment
ui-key-cancel = cancel the current choice, close what is open
ui-key-keys = this list
ui-key-step = a move back or forward
ui-key-turns = replay: a turn back or forward
ui-key-ends = replay: the start or the end
ui-key-run = replay: play and stop (space bar)

## A label with what belongs to it

ui-named = { $name }: { $what }
ui-apart = { $before }; { $next }

## Bots, hints and the coach

ui-bot-of-seat = Seat { $n }, a bot
ui-level = Level
ui-style = Style
ui-style-none = Balanced
    .about = Weighs everything evenly.
ui-strength = Measured strength
ui-strength-usual = the yardstick
ui-strength-says = wins { $share } of 100, between { $low } and { $high }
ui-strength-how = { $rivals ->
    [one] Measured wins against one { $level } bot, { $games } games of each level, without a style. The mark at { $even } % is an even game; between the ends of the thin line the true figure lies with 95 % certainty.
   *[other] Measured wins against { $rivals } { $level } bots, { $games } games of each level, without a style. The mark at { $even } % is an even game; between the ends of the thin line the true figure lies with 95 % certainty.
}
ui-even = How even is this table?
ui-even-says = { $people ->
    [0] Expected wins of 100: { $shares }.
    [one] Expected wins of 100, if you play like { $level }: { $shares }.
   *[other] Expected wins of 100, if you all play like { $level }: { $shares }.
}
ui-even-how = { $rivals ->
    [one] From how each level does against one { $level } bot ({ $games } games); styles are left aside.
   *[other] From how each level does against { $rivals } { $level } bots ({ $games } games); styles are left aside.
}
ui-even-alone = How hard is this?
ui-even-alone-says = Of 100 games alone with these options, bots have won: { $shares }.
ui-choose-bot = Choose
ui-change-level = Change how strong { $player } is
ui-hints = Hints
ui-hints-allowed = Allowed
ui-hints-none = None
ui-without-hints = without hints
ui-hints-used = { $count ->
    [one] { $player } asked for { $count } hint
   *[other] { $player } asked for { $count } hints
}
ui-hints-count = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
ui-hint = Hint
ui-hint-title = What would you do?
ui-hint-play = Give this answer
ui-hint-wins = wins
ui-hint-more = What may follow
ui-hint-line = Likely to follow, in one of the deals that are possible
ui-hint-seen = The others see that you asked, not what you were told.
ui-hint-how = From { $count } games played on with only what your seat may know. Each chance ± { $error } %.
ui-key-mistake = with the coach: the next mistake, the one before
ui-key-hint = what would you do? Esc closes it
ui-coach = Coach
ui-learn = Learn from this game
ui-coach-thinks = The coach looks at the game: { $done } of { $all } answers
ui-coach-curve = Chance to win
ui-coach-curve-says = { $player }: from { $start } % to { $end } %; lowest { $low } %, highest { $high } %
ui-coach-as-table = As a table
ui-coach-best = A very good answer
ui-coach-best-by = A very good answer: { $gain } % better than the next
ui-coach-doubtful = Doubtful: { $loss } % of the game
ui-coach-mistake = A mistake: { $loss } % of the game
ui-coach-blunder = A blunder: { $loss } % of the game
ui-coach-fine = Nothing to add
ui-coach-played = what you played
ui-coach-played-by = what { $player } played
ui-coach-better = what was better
ui-coach-next-best = the next best
ui-coach-mark-played = Played
ui-coach-mark-better = Better
ui-coach-why = Why
ui-coach-mattered = Moments that mattered
ui-coach-nothing = No decision cost much.
ui-coach-before = The decision before
ui-coach-after = The next decision
ui-coach-next = Next mistake
ui-coach-of-n = Decision { $n } of { $m }
ui-coach-about = Each decision is measured from what its player knew then, in deals they could not tell from the true one.

# Lessons and first games.

ui-lesson = Lesson
ui-lesson-left = about { $n } min left
ui-lesson-leave = Leave
ui-lesson-chapter = Chapter { $n } · { $title }
ui-lesson-step = step { $n } of { $of }
ui-lesson-of = { $n } of { $of }
ui-lesson-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
ui-lesson-chapters = Chapters
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-show = Show me
ui-lesson-skip = Skip
ui-lesson-skip-chapter = Skip this chapter
ui-lesson-why = Why?
ui-lesson-waits = One moment: the others answer.
ui-lesson-chapter-done = Well done
ui-lesson-goes-on = Next: *{ $title }*.
ui-lesson-next-chapter = Next chapter
ui-lesson-learned = You know how to play
ui-lesson-over = That is the whole game in short. In your first real one, each new question is explained once.
ui-lesson-first-game = Play a first game
ui-lesson-foot = You play on a real table with a fixed deal. Nothing here counts, and you may leave at any step.
ui-lesson-leave-sure = Leave the lesson?
ui-lesson-kept = It waits for you on this device, at this step.
ui-learn-in = Learn in { $n ->
    [5] five
   *[other] { $n }
  } minutes
ui-learn-on = Go on learning
ui-learn-where = step { $n } of { $of } · { $minutes } min left
ui-learned = Learned
ui-learn-again = once more
ui-learn-offer = New to { $game }?
ui-learn-offer-text = Learn it in five minutes, on the table, by playing.
ui-learn-offer-no = Not now
ui-first-goal = Goal
ui-first-got-it = Got it
ui-first-marks = Help in first games
ui-aid = Player aid
ui-aid-print = Print
ui-aid-of = { $game }: player aid
ui-first-marks-on = On
ui-first-marks-off = Off
ui-aid-now = now
ui-aid-whole = With pictures, on one page
ui-aid-symbols = Symbols
ui-aid-cards = How to read a card
ui-print = Print and play
ui-print-of = { $game }: cards to print
ui-print-paper = Paper
ui-print-size = Size of the cards
ui-print-poker = 63 × 88 mm
ui-print-mini = 44 × 67 mm
ui-print-backs = with backs
ui-print-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
}
ui-print-fronts = fronts · sheet { $sheet } of { $sheets }
ui-print-back-sheet = backs · sheet { $sheet } of { $sheets }
ui-print-backs-next = The backs are the next page, mirrored.
ui-print-turn = Turn over on the long edge, print at 100 %, then cut along the marks.
ui-print-measure = measure this before you cut

ui-told = What others did
ui-told-short = Short
ui-told-normal = Normal
ui-told-long = Long
ui-told-click = Until I click
ui-pace = Bots play
ui-pace-slow = Slowly
ui-pace-normal = Normally
ui-pace-quick = Quickly
ui-again = Show again what happened
ui-again-none = Nothing has happened since your last answer.
ui-more-happened = { $count ->
    [one] and { $count } thing more
   *[other] and { $count } things more
}
ui-key-aid = first game: fold and unfold the player aid
ui-key-again = show again what the others did since your last answer
ui-arc = The arc of the game
ui-arc-round = round { $n }
ui-arc-turn = turn { $n }
ui-arc-rounds = rounds
ui-arc-turns = turns
ui-took-moment = under a minute
ui-took-minutes = { $n } min
ui-took-hours = { $n } h { $rest }
ui-took-days = { $count ->
    [one] a day
   *[other] { $count } days
}
ui-arc-glance = estimated at a glance, everything open
ui-arc-says = Points over the game. At the end: { $players }. { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
ui-turning = Turning point
ui-turning-at = Turning point · { $kind }
ui-turning-says = Here { $player } took the lead for good. { $count ->
    [0] It was the only lead of the game.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
ui-turning-none = Nobody else ever led alone.
ui-turning-level = At the end the points were level.
ui-turning-changes = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
ui-look-at-turning = Look at the turning point
ui-look-at-it = Look at it
ui-best-move = Best move
ui-scored-most = What scored most
ui-scored-other = Other points
ui-scored-nothing = Nobody scored.
ui-times = { $count ->
    [one] once
   *[other] { $count } times
}
ui-luck-and-play = Luck and play
ui-part-luck = Luck
ui-part-play = Play
ui-luck-ask = The coach plays the game again and says what was luck and what was play.
ui-your-decisions = { $count ->
    [one] Your { $count } decision
   *[other] Your { $count } decisions
}
ui-marked-best = { $count } very good
ui-marked-doubtful = { $count } doubtful
ui-marked-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
ui-marked-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
ui-share-picture = Share picture
ui-picture-saved = The picture has been saved.
ui-shuffles-checked = Every shuffle can be checked.
ui-profile = You on this device
ui-profiles = Who plays
ui-profile-add = Somebody else
ui-profile-colour = Colour
ui-colour-n = Colour { $n }
ui-profile-note = All of this is kept on this device alone. The file also holds your seats at tables that go on: give it to nobody.
ui-profile-export = Save as a file
ui-profile-import = Read from a file
ui-profile-imported = { $name } has been read.
ui-profile-no-file = { $name } is no file of Tablée’s profiles. Nothing was changed.
ui-profile-remove = Remove
ui-profile-remove-sure = Remove with all results?
ui-profiles-here = { $count ->
    [one] { $count } profile on this device
   *[other] { $count } profiles on this device
}
ui-games-finished = { $count ->
    [0] No game finished yet
    [one] { $count } game finished
   *[other] { $count } games finished
}
ui-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
ui-wins-in-row = { $count ->
    [one] { $count } win in a row
   *[other] { $count } wins in a row
}
ui-won = Won
ui-place-n = Place { $n }
ui-results = Results
ui-played = Played
ui-most-points = Most points
ui-won-with = { $player } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-seats-n = { $count ->
    [one] alone
   *[other] { $count } players
}
ui-offline = Offline.
ui-offline-kept = This page is kept on your device. Tables go on when the line is back.
ui-offline-table = offline
ui-offline-as-of = Offline, as of { $time }.
ui-offline-look = The table stands as it was last told. It goes on by itself as soon as the server can be reached.
ui-answer-kept = Your answer is kept: { $text }. It goes out by itself as soon as the server can be reached.
ui-answer-kept-plain = Your answer is kept. It goes out by itself as soon as the server can be reached.
ui-take-back = Take back
ui-next-try = Next try in { $count } s
ui-answer-kept-first = Your answer is kept until you are back online. Take it back to give another one.
ui-player-away = { $player } is not at the table just now.
ui-away-short = away
ui-player-gone = The game waits for { $player }, who has been away for a while.
ui-wait-on = Wait
ui-remind = Remind
ui-reminded = { $player } has been reminded.
ui-remind-by-link = { $player } cannot be reached from here. The link of the table is copied: send it.
ui-bot-until-back = A bot plays until then
ui-orders = Answer for me what leaves no choice
ui-orders-yes = After a moment
ui-orders-no = I answer myself
ui-orders-soon = Answered for you in a moment, as you asked. It can be taken back until all have answered.
ui-install = Keep Tablée on this device
ui-install-line = As an app of its own, full screen; rules and pictures open without a network.
ui-install-yes = Install
ui-install-no = Not now
ui-call-me = Shall this device tell you when it is your turn, while you do something else?
ui-call-yes = Yes, call me
ui-call-no = No
ui-called-here = You will be called when it is your turn, also when this page is closed.
ui-called-open = You will be called when it is your turn, as long as this page is open.
ui-called-not = The browser does not allow it. You can change that in its settings.
ui-notify = Call me on my turn
ui-notify-yes = Yes
ui-notify-no = No
ui-vibrate = Vibrate on my turn
ui-link-here-alone = Only this computer can open this link. Start the server with “{ $command }” and everybody in your network can.
