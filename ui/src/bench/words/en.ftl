### The words of the designers' bench. English is the source; fr.ftl and ru.ftl have the same messages. Every key begins with `bench-`.

## Where it begins

bench-title = Designers’ bench
bench-line = Write a card as it is said, see it at once, try it at a table, and let bots play thousands of games to find out what it does.
bench-is-off = The bench is switched off on this server: it plays many games, and that is for its host to allow. Start Tablée on your own machine to design cards.
bench-all-games = All games
bench-begin-house = Begin with the house set
bench-own-sets = Your sets on this device
bench-own-none = None yet. What you change is kept here by itself.
bench-cards-changed = { $count ->
    [0] no card changed
    [one] { $count } card changed
   *[other] { $count } cards changed
}
bench-set-unread = its file cannot be read
bench-open = Open
bench-unnamed = Unnamed set
bench-drop = Delete the set “{ $set }”
bench-drop-sure = It is deleted from this device and cannot be brought back. Download its file first if you are not sure.
bench-bring = Bring a file
bench-bring-choose = Choose a file (TOML or CSV)
bench-bring-paste = Or paste the text of a card file, or rows of a spreadsheet
bench-bring-open = Open it
bench-bring-sheet = Read the spreadsheet
bench-game = Game
bench-full = This device has no room left to keep your set. Download its file before you close the page.

## Tabs and commands

bench-tab-cards = Cards
bench-tab-report = Report
bench-tab-compare = Compare
bench-tab-sweep = Sweep
bench-tab-print = Print
bench-commands = Any command
bench-commands-find = What do you want to do?
bench-undo = Undo
bench-redo = Redo
bench-next-problem = Next problem
bench-rename = Rename the set
bench-name-how = Small letters, digits, - and _; a letter first.
bench-download = Download the file (TOML)
bench-share = Share by link
bench-shared = The link is copied. It is kept for { $days ->
    [one] { $days } day
   *[other] { $days } days
} after somebody has last asked for it.
bench-shared-link = { $link }

## The list of cards

bench-cards-of-set = Cards of the set
bench-find = Name, symbol or sentence
bench-show = Which cards
bench-show-all = All
bench-show-changed = Changed
bench-show-problems = Problems
bench-state-house = house
bench-state-changed = changed
bench-state-new = new
bench-state-removed = left out
bench-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
bench-new-card = New card
bench-new-of = New card: { $sort }

## The form of a card

bench-card = Card
bench-to-list = Back to the list
bench-choose-card = Choose a card
bench-choose-card-long = Choose a card from the list, or make a new one.
bench-view = What is shown
bench-view-form = Form
bench-show-file = Show as TOML
bench-show-form = Show the form
bench-file = The card file
bench-broken = The file cannot be read.
bench-line-n = Line { $n }
bench-house = house
bench-house-set = house
bench-none = none
bench-yes = yes
bench-no = no
bench-less = Less: { $of }
bench-more = More: { $of }
bench-add-to = Add to { $of }
bench-take-away = Take away { $of }
bench-put-back = Put back
bench-put-back-field = Put back { $field }
bench-bring-back = Bring back
bench-more-texts = Texts that few cards need
bench-changed-from = Changed from house:
bench-removed-from = Left out of the set:
bench-remove-card = Leave this card out of the set
bench-sort = Sort of card
bench-name = Name
bench-replaces = In the place of
bench-replaces-none = no other card: the set grows
bench-replaces-why = A set has as many cards as its box. In the place of another card, the count stays right.
bench-make = Make the card

## Sentences

bench-all-sentences = All sentences
bench-sentences-how = one sentence a line, from top to bottom ·
bench-sentences-move = move a line
bench-sentence-n = Sentence { $n }
bench-sentence-empty = write what the card does
bench-sentence-begins = How the sentence begins
bench-add-sentence = Add a sentence
bench-remove-line = Remove sentence { $n }
bench-typing = typing
bench-as-house = as house
bench-did-you-mean = Did you mean “{ $word }”?
bench-write = Write “{ $word }”
bench-write-so = Write it so
bench-possible = Possible sentences
bench-on-cards = { $count ->
    [one] on { $count } card
   *[other] on { $count } cards
}
bench-of-sentences = { $shown } of { $all ->
    [one] { $all } sentence
   *[other] { $all } sentences
}
bench-key-choose = choose
bench-key-take = take
bench-key-blank = next blank
bench-key-close = close

## The live card, and whether the set can be played

bench-live = Live card
bench-live-language = Language of the card
bench-not-drawn = This card cannot be drawn yet.
bench-not-read = { $count ->
    [one] One thing on this card is not understood yet.
   *[other] { $count } things on this card are not understood yet.
}
bench-read-well = Everything on this card is understood.
bench-last-good = Games use the last good version, { $time }.
bench-none-good = The set cannot be played yet.
bench-cannot-play = { $count ->
    [one] { $count } problem: the set cannot be played until it is mended
   *[other] { $count } problems: the set cannot be played until they are mended
}
bench-go-to-it = Go to it
bench-can-play = The set can be played
bench-saved = kept { $time }
bench-from = from { $set }
bench-from-house = from the house set
bench-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bench-try = Try it at a table
bench-last-run = Last run
bench-last-run-games = Last run · { $games } games
bench-open-report = Open report
bench-wins-in-play = wins { $share } when in play ({ $span })
bench-too-few-long = Too few games with this card to say anything.

## Games

bench-run = Run { $games } games
bench-run-pairs = Play { $games } deals with both
bench-run-sweep = { $games } games for each value
bench-how = How games are played
bench-how-take = Play so
bench-games = Games
bench-bots = Bots
bench-bots-note = Bots that think ahead play better, and very much slower.
bench-seed = Seed
bench-seed-note = The same seed deals the same games.
bench-first-games = The first games are being played.
bench-progress = Games played
bench-of-games = of { $all } games
bench-of-pairs = of { $all } deals
bench-waiting = { $place ->
    [0] begins at once
    [one] waits: one is before it
   *[other] waits: { $place } are before it
}
bench-rate = { $rate } games/s
bench-left = { $time } left
bench-seconds = { $n } s
bench-minutes = { $n } min
bench-done-in = done in { $time }
bench-stopped = stopped; what was played is kept
bench-failed = The games could not be played.
bench-grows = The report grows while games are played.
bench-played-older = Played with the last good version, { $time }.
bench-cancel = Stop the games
bench-more-games = Play { $games } more
bench-more-pairs = Play { $games } more pairs
bench-the-set = The set
bench-the-set-how = What a set says of itself: its name, and how many cards of a sort it has or what ends a game, where that differs from the box. The check holds the set to its own word.
bench-as-box = box
bench-own-picture = a picture of its own
bench-cancel-keep = Cancel, keep { $games }
bench-cancel-sure = The { $games } games that were played stay in the report.

## Figures

bench-percent = { $value } %
bench-to = { $low } to { $high }
bench-fair = fair { $share }
bench-wins = wins
bench-as-table = as a table
bench-intervals-95 = 95 % intervals
bench-too-few = too few games
bench-mean = mean
bench-source = Source
bench-what = Figure

## The report

bench-no-report = No games were played with this set yet.
bench-no-report-long = Let bots play, and see while they do whether the seats are fair, how long games are, where points come from, and what every card does.
bench-verdict-fair = { $far ->
    [yes] So far the set is fair to every seat.
   *[no] The set is fair to every seat.
}
bench-verdict-few = { $far ->
    [yes] So far there are too few games to say whether the seats are fair.
   *[no] Too few games to say whether the seats are fair.
}
bench-verdict-unfair = { $far ->
    [yes] So far { $count ->
        [one] seat { $seats } is
       *[other] seats { $seats } are
    } not at the fair share.
   *[no] { $count ->
        [one] Seat { $seats } is
       *[other] Seats { $seats } are
    } not at the fair share.
}
bench-verdict-best = { $far ->
    [yes] So far { $bot } wins { $share }.
   *[no] { $bot } wins { $share }.
}
bench-verdict-alone = { $far ->
    [yes] So far { $share } of games are won.
   *[no] { $share } of games are won.
}
bench-verdict-strong = { $count ->
    [one] one card is too strong
   *[other] { $count } cards are too strong
}
bench-verdict-weak = { $first ->
    [yes] { $count ->
        [one] one card is too weak
       *[other] { $count } cards are too weak
    }
   *[no] { $count ->
        [one] one is too weak
       *[other] { $count } are too weak
    }
}
bench-verdict-dead = { $first ->
    [yes] { $count ->
        [one] one card is dead
       *[other] { $count } cards are dead
    }
   *[no] { $count ->
        [one] one is dead
       *[other] { $count } are dead
    }
}
bench-verdict-first = { $begins ->
    [more] Whoever begins wins too often.
   *[less] Whoever begins wins too rarely.
}
bench-carried-first = Whoever begins wins { $share } ({ $span }); fair is { $fair }.
bench-verdict-no-card = No card stands out.
bench-verdict-few-cards = There are too few games to judge any card.
bench-carried-strong = { $count ->
    [one] { $cards } wins
   *[other] { $cards } win
} more than chance allows.
bench-carried-weak = { $count ->
    [one] { $cards } wins
   *[other] { $cards } win
} less than chance allows.
bench-carried-dead = { $count ->
    [one] { $cards } is seen and not used.
   *[other] { $cards } are seen and not used.
}
bench-carried-few = { $count ->
    [one] One card has too few games to be judged.
   *[other] { $count } cards have too few games to be judged.
}
bench-carried-close = { $share } of games were close.
bench-carried-known = The seats are known to ± { $half } points.
bench-and-more = { $count } more
bench-seats = Seats
bench-seat = Seat { $n }
bench-first = First player
bench-wins-sentence = { $who } wins { $share }, between { $span }.
bench-percent-won = % of games won
bench-length = Length
bench-length-rounds = rounds
bench-length-turns = turns
bench-length-decisions = decisions
bench-length-mean = mean { $mean } { $what }
bench-length-most = 90 % of games: { $low } to { $high } { $what }
bench-length-under = { $what } in a game · whiskers: 95 %
bench-points = Points by source
bench-points-note = mean seat, by { $what }
bench-points-end = at the end
bench-source-end = { $source } { $points }
bench-source-tasks = Tasks
bench-source-allies = Allies
bench-source-titles = Titles
bench-source-forged = Forged
bench-source-machination = Machinations
bench-source-skirmish = Skirmishes
bench-source-blue = Blue backs
bench-source-brown = Brown backs
bench-source-other = Other
bench-cards = Cards
bench-cards-note = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} · seen: of all seats · kept, played: of those
bench-stand-out = { $count ->
    [0] No card stands out
    [one] One card stands out
   *[other] { $count } cards stand out
}, of { $all }
bench-column-card = Card
bench-column-seen = Seen
bench-column-kept = Kept
bench-column-played = Played, won
bench-column-difference = Difference, 95 %
bench-column-flag = Flag
bench-in-play = wins in play
bench-not-in-play = other cards
bench-flag-too-strong = too strong
bench-flag-too-weak = too weak
bench-flag-dead = dead
bench-flag-too-few-games = too few games
bench-cards-shown = { $shown } of { $all } cards.
bench-show-every = Show all
bench-show-fewer = Show fewer
bench-pairs = Pairs that win together
bench-pairs-note = both in play at one seat
bench-pairs-apart = apart { $share }
bench-pairs-none = No pair stands out yet.
bench-copy-command = Copy the command that repeats it
bench-strongest = Strongest card
bench-ahead = Ahead, perhaps by chance
bench-set = Set
bench-options = Options
bench-set-digest = Set digest
bench-report-digest = Report digest
bench-digest-grows = (grows)
bench-version = Version
bench-foot = Intervals: 95 %, Wilson and Newcombe. Flags are corrected for { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $correction }), so a bar may miss the fair line without a flag. What is in play need not be the cause of a win.

## Comparing two sets

bench-compare-begin = Two sets on the same deals
bench-compare-begin-long = Each deal is played with A and with B. What both have in common cancels out, so far fewer games say the same.
bench-set-a = Set A
bench-paired = Paired differences
bench-paired-note = filled: the interval leaves 0 · hollow: it does not
bench-paired-under = percentage points · grey band: smaller than ± 1 point
bench-less-in-b = less in B
bench-more-in-b = more in B
bench-no-difference = no difference
bench-diff-wins = Seat { $n } wins
bench-diff-score = Seat { $n }: game points
bench-diff-card = Wins with { $card } in play
bench-compare-more = { $what }: { $points } points more in B.
bench-compare-less = { $what }: { $points } points less in B.
bench-compare-seats-same = No seat differs by more than chance.
bench-compare-seats-differ = The seats do not fare the same.
bench-compare-nothing = Nothing differs by more than chance.
bench-compare-carried-nothing = Every interval holds 0. More deals make them narrower.
bench-compare-same = A and B are the same set.
bench-compare-same-long = Every deal goes the same with both. Change a card, or choose another set A.
bench-compare-foot = Intervals: 95 %, paired.
bench-needed = Games needed for ± { $d } point
bench-needed-note = for the seats’ win share
bench-needed-now = now: { $pairs } deals, ± { $half }
bench-needed-cost = ± { $d } point costs { $paired } deals, or { $unpaired } without pairing
bench-paired-deals = same deals (paired)
bench-other-deals = different deals
bench-changes = What changed in the cards
bench-changes-none = The cards are the same in both.
bench-twice = The same deal, twice
bench-twice-note = who won, seat 1
bench-won-a = A won
bench-lost-a = A lost
bench-won-b = B won
bench-lost-b = B lost
bench-twice-why = Only the { $news } deals with different winners carry news; the other { $other } cancel out. That is why pairing needs fewer games.
bench-next = Next
bench-seats-of = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
bench-digest-of = { $set } digest

## Sweeping one value

bench-sweep-begin = Where is a value fair?
bench-sweep-begin-long = One value of the open card goes from low to high, always on the same deals; the curve shows where its card wins as often as it should.
bench-sweep-nearest = { $of } = { $value } is nearest to fair.
bench-sweep-perhaps = { $of } = { $value } is nearest to fair, perhaps by chance: the games are too few.
bench-sweep-flat = { $of } changes nothing.
bench-sweep-flat-long = With each value the games went and ended in the same way: nothing in them asks for it.
bench-sweep-strong = From { $value } on it is too strong.
bench-sweep-strong-at = With { $values } it is too strong.
bench-sweep-carried = There the seat that has { $card } in play wins { $share } ({ $span }); fair is { $fair }.
bench-sweep-title = Win share with { $card } in play
bench-sweep-note = { $games } games a value, the same deals · bars: 95 %
bench-sweep-over = too strong: more than 3 points over fair
bench-sweep-kept = How often { $card } is kept
bench-sweep-kept-note = of hands that draw it
bench-sweep-length = { $what } in a game
bench-sweep-choose = Choose the card whose value is to be varied.
bench-sweep-no-number = This card has no number to vary.
bench-sweep-foot = One question, several values: intervals are not corrected.
bench-varied = What is varied
bench-lowest = Lowest value
bench-highest = Highest value
bench-until = to
bench-nearest = nearest to fair
bench-in-figures = In figures
bench-judged = verdict
bench-judged-fair = fair
bench-judged-over = over fair
bench-judged-under = under fair
bench-judged-strong = too strong
bench-judged-few = too few games
bench-judged-unknown = not played
bench-step-by-step = Step by step:
bench-write-value = Write { $value } into the set
bench-written = { $value } stands in the set now.

## On paper

bench-print = Print and play
bench-print-long = Sheets with crop marks and backs, in three languages, A4 or Letter, poker or mini size.
bench-print-older = The set has a problem: the last good version is printed.
bench-print-all = { $count ->
    [one] Sheets of { $count } card
   *[other] Sheets of all { $count } cards
}
bench-print-changed = { $count ->
    [one] Only the changed card
   *[other] Only the { $count } changed cards
}
