title = Lanterns
lamp-1 = Ember
lamp-2 = Candle
lamp-3 = Lantern
lamp-4 = Torch
lamp-5 = Beacon
zone-pile = Pile
zone-out = Turned up
zone-burnt = Burnt down
zone-evening = Evening
zone-over = Over
zone-hand = Hand
zone-laid = Laid face down
zone-points = Points
progress = Evening { $n } of { $most }
ask-draw = { $player } takes a lamp.
ask-choose = Evening { $n }: shine, watch or gather?
ask-look = Which lamp do you look at?
ask-claim = Lay a lamp face down and name a brightness.
ask-doubt = { $player } says the lamp shines with { $n }. Do you believe it?
say-draw = { $player } takes { $card }
say-shine = Shine
say-watch = Watch
say-gather = Gather
say-look = Lamp { $place } of { $player }
say-claim = { $card }, named as { $n }
say-believe = Believe { $player }
say-doubt = Doubt { $player }
help-Deal = Everybody is dealt three lamps (LAN-1).
help-Choose = Shine to score, watch to look at a lamp of somebody else, gather to take one from the pile (LAN-2).
help-Watch = You and its owner will know which lamp you saw; nobody else will (LAN-3).
help-Shine = What you name is scored if it is believed, or true (LAN-5, LAN-6).
help-Doubt = If the lamp is as bright as was said, you lose a point; if not, you score two (LAN-6).
help-Draw = A lamp from the pile (LAN-4).
why-no-lamp = Without a lamp nobody can shine.
why-not-now = That is not what is asked now.
why-no-such-lamp = There is no such lamp in another hand.
why-not-yours = You lay one of your own lamps and name a brightness from 1 to 5.
why-over = The game is over.
why-wait = It is not your turn to choose.
log-drew = { $player } takes a lamp: { $card }.
    .hidden = { $player } takes a lamp.
    .you = You take a lamp: { $card }.
log-evening = Evening { $number }.
log-chose = { $how ->
    [shine] { $player } shines.
    [watch] { $player } watches.
   *[gather] { $player } gathers.
}
log-looked = { $player } looks at a lamp of { $other }: { $card }.
    .hidden = { $player } looks at a lamp of { $other }.
    .to-you = { $player } looks at your { $card }.
log-claimed = { $player } lays { $card } and says { $number }.
    .hidden = { $player } lays a lamp and says { $number }.
log-believed = { $player } believes it: { $other } scores { $number }.
log-true = { $player } doubts it, but it is { $card }: { $other } scores { $number }, { $player } loses a point.
log-false = { $player } doubts it, and it is { $card }: { $player } scores two points.
log-over = The last evening is over.
end-evenings = Four evenings have passed.
tie-lamps = { $number ->
    [one] { $number } lamp in hand
   *[other] { $number } lamps in hand
}
score-points = Points
guide-1 = An evening
    Everybody chooses at once: shine, watch or gather.
    Watch: look in secret at a lamp of somebody else.
    Gather: take a lamp.
    Shine: lay a lamp face down and name a brightness; the next player believes or doubts.
