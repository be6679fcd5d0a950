### Elekt: the words that are on the cards of every set: attributes, zones, types. The texts of the house set stand with its cards.
### The groups say where the words come from (## source: rulebook or house).

## source: rulebook

symbol-mysticism = Mysticism
symbol-duplicity = Duplicity
symbol-brutality = Brutality
symbol-authority = Authority
type-spectre = Spectre
type-disciple = Disciple

## source: house

# Lines of cards: in English as they are typed into a card file (docs/writing-cards.md).

line-triggered = { $line }.
line-priced = { $when }, { $price }
line-here = While here: { $state }.
line-yours = While yours: { $state }.

line-when-assigned = When assigned
line-after-assigning = After assigning here
line-after-winning = After winning { $symbol }
line-after-winning-this = After winning this
line-after-a-swap = After a swap here
line-when-banished = When a Unit is banished here
line-when-tied = When { $symbol } is tied
line-on-your-turn = On your turn
line-at-reset = At reset

line-price-amber = { $n } Amber
line-price-discard = discard this
line-price-either = { $n } Amber or discard this

line-group-unit = Unit
line-group-base = base Unit
line-group-type = { $type }

line-attach = attach { $symbol }
line-attach-this = attach { $symbol } to this
line-attach-it = attach { $symbol } to it
line-attach-any = attach any
line-attach-any-this = attach any to this
line-attach-any-it = attach any to it
line-remove = remove { $symbol }
line-remove-this = remove { $symbol } from this
line-remove-it = remove { $symbol } from it
line-remove-any = remove any
line-remove-any-this = remove any from this
line-remove-any-it = remove any from it
line-gain = gain { $n } Amber
line-discard-amber = discard { $n } Amber
line-sceptre = take the Sceptre
line-draw = draw a Unit
line-pile = take a Unit from the discard pile
line-banish = banish a { $group } here
line-banish-each = banish each { $group } here
line-banish-anywhere = banish a Unit
line-discard = discard a Unit
line-discard-this = discard this
line-swap = swap
line-place = place a Unit
line-place-here = place a { $group } here
line-resolve = resolve { $symbol } now
line-choose = choose the winner
line-steal = take a Unit here and discard this
line-trade = trade this for a random Unit of a hand
line-forge = this becomes a Title

line-counts = each { $symbol } also counts as { $symbol2 }
line-counts-yours = each of your { $symbol } also counts as { $symbol2 }
line-more = each { $group } has 1 more { $symbol }
line-more-yours = each of your { $group }s has 1 more { $symbol }
line-tokens = each token counts twice
line-order = the order is { $symbol }, { $symbol2 }, { $symbol3 }, { $symbol4 }
line-not-resolved = { $symbol } is not resolved
line-won-most = this is won by the most { $symbol }
line-won-fewest = this is won by the fewest { $symbol }
line-tied-you = tied { $symbol } goes to you
line-tied-lowest = tied { $symbol } goes to the lowest rank
line-room-more = each side has room for 1 more Unit
line-room-fewer = each side has room for 1 fewer Unit
line-identical = the Mysticism pair may be identical
line-protecting = protecting an elite Unit costs { $n } Amber
line-exarch = a protected Unit may stay for 1 Amber
line-guard = this may be banished instead
line-best = each side counts only its best Unit
line-no-immediate = immediate abilities are not used

line-draw-some = draw { $n } Units
line-discard-from-hand = discard a Unit from your hand
line-return = return a { $group } here to its owner’s hand
line-return-own = return a Unit of yours here to your hand
line-return-this = return this to your hand
line-move-this = move this to the { $zone } zone
line-show-hand = show your hand
count-amber = Amber
    .each = Amber
count-titles = Titles
    .each = Title
count-privileges = Privileges
    .each = Privilege
count-hand = Units in hand
    .each = Unit in hand
count-here = { $group }s here
    .each = { $group } here
count-symbols = { $symbol } here
    .each = { $symbol } here
line-banish-weakest = banish the weakest Unit here
line-banish-strongest = banish the strongest Unit here
line-keep-one = keep one of these Units
line-look = look at the top { $n } Units and keep 1
line-another-turn = take another turn
line-shelter = no Unit here can be banished
line-copy = copy the text of another Unit here

# What texts of cards ask, and the answers.

ask-attach = { $card }: attach a token.
ask-remove = { $card }: remove a token from one of your Units.
ask-swap-card = { $card }: which Units change places?
ask-banish-card = { $card }: which Unit is banished?
ask-guard = { $second } is to be banished. Should { $card } be banished instead?
ask-tie = { $symbol } is tied. Use { $card } to choose the winner?
ask-discard = { $card }: which Unit do you discard?
ask-place = { $card }: which Unit do you place, and where?
ask-pile = { $card }: which Unit do you take from the discard pile?
ask-pile-coalition = { $card }: you decide which Unit the Coalition takes from the discard pile.
ask-steal = { $card }: which Unit do you take into your hand?
ask-rival = { $card }: whose hand does it slip into?
ask-random = Which Unit is placed ({ $player })?
ask-random-discard = Which Unit is discarded ({ $player })?

say-remove = Remove { $symbol } from { $card }
say-guard = { $card } is banished instead
say-no-guard = { $card } stands aside
say-tie = Spend { $n } Amber: { $player } wins
say-tie-discard = Discard { $card }: { $player } wins
say-discard = Discard { $card }
say-place = Place { $card } in { $zone }
say-place-nothing = Place nothing
say-take = Take { $card }
say-coalition-takes = The Coalition takes { $card }
say-steal = Take { $card } ({ $player })
say-rival = Slip { $card } into { $player }’s hand
say-random = { $card } is placed
say-random-nothing = Nothing is placed
say-random-discard = { $card } is discarded
