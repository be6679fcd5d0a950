### Echoes of Revachol, card set "house": English names and texts. Ids as in house.toml.
### Flavour lines and Task texts are this project’s own words; none is quoted from the game or the rulebook.
### The groups say where the names come from (## source: rulebook, published or house).

# Allies

## source: rulebook

ally-lena = Lena, the Cryptozoologist’s wife
    .flavour = She has waited for a miracle so long that they are on first-name terms.

ally-cuno = Cuno
    .flavour = Twelve years old and already undefeated in his own telling.

ally-jean = Jean Vicquemare
    .flavour = Nobody is this angry at a man he has given up on.

ally-klaasje = Klaasje (Miss Orange Disco Dancer)
    .flavour = Every answer she gives has a second door at the back.

ally-trant = Trant Heidelstam
    .flavour = Ask him the time and learn the history of clocks.

ally-gardener = The Gardener
    .flavour = She weeds the flower beds and keeps an ear on the yard.

ally-measurehead = Measurehead
    .flavour = A gate with muscles, and a theory about everyone who wants through.

ally-joyce = Joyce Messier
    .flavour = She explains the world from a sailing boat, and bills no one for it.

ally-dolores = Dolores Dei
    .flavour = Her glass eyes forgive whoever stands in the broken light.

ally-cindy = Cindy the Skull
    .flavour = The revolution is late, so she paints its letters ahead of time.

ally-kim = Kim Kitsuragi
    .flavour = He writes it down, closes the notebook and is still there.

ally-harry = Harry Du Bois
    .flavour = He lost everything but the tie, and the tie has opinions.

ally-garte = Garte, the cafeteria manager
    .flavour = Not a barman. He will say so again while wiping the bar.

ally-titus = Titus Hardie
    .flavour = He will carry the blame for seven men before he names one.

ally-ruby = Ruby, the instigator
    .flavour = She built the hiding place, the jammer and most of the rumours.

ally-evrart = Evrart Claire
    .flavour = A favour from him is a gift with the string left on.

## source: house

ally-neha = Neha, the dicemaker
    .flavour = She casts luck in resin and sells it with a guarantee of nothing.

ally-morell = Morell, the Cryptozoologist
    .flavour = An empty trap only proves how clever the animal is.

ally-steban = Steban, the student
    .flavour = He can prove that the tower of matches will stand.

ally-nix = Nix Gottlieb
    .flavour = A doctor who counts your years and does not round up.

ally-plaisance = Plaisance, the bookseller
    .flavour = She hung the charms herself, and now she cannot take them down.

ally-lilienne = Lilienne, the net picker
    .flavour = Three children, one boat and a sword for the rest.

ally-manana = Call Me Mañana
    .flavour = He will help you. He has even chosen the day.

ally-roy = Roy, the pawnbroker
    .flavour = Everything on his shelves was somebody’s last good idea.

ally-noid = Noid
    .flavour = He fixes floors and mistrusts whatever stands on them.

ally-rene = René Arnoux
    .flavour = He still wears the coat of a king nobody else salutes.

ally-sylvie = Sylvie
    .flavour = She quit the bar the night you discovered it.

ally-gaston = Gaston Martin
    .flavour = He has lost every game to his best friend and kept the friend.

ally-mack = Mack Torson
    .flavour = The door was open, but he had already started running.

ally-cunoesse = Cunoesse
    .flavour = She whispers the dare, then watches who is fool enough.

ally-judit = Judit Minot
    .flavour = She brought a spare blanket and did not ask why.

ally-soona = Soona, the programmer
    .flavour = She followed a lost file until it led out of the world.

ally-tommy = Tommy Le Homme
    .flavour = A poem about the road needs a traffic jam to finish it.

ally-isobel = Isobel, the washerwoman
    .flavour = She rents you a roof and washes out the questions.

ally-alain = Alain, of the Hardie boys
    .flavour = His alibi is a whole table and the table is loud.

ally-alice = Alice DeMettrie
    .flavour = A calm voice, a bad line and every address in Jamrock.

ally-annette = Annette
    .flavour = She has read every crime in the registry and would have caught them sooner.

ally-lily = Little Lily
    .flavour = Her shells are evidence too, if you ask politely.

ally-chester = Chester McLaine
    .flavour = Half of a very loud partnership, the half with the nickname.

ally-egghead = Egg Head
    .flavour = He agrees with the beat, whatever it was about to say.

# Tasks

## source: rulebook

task-badge = Track down your badge
    .text = Retrace a night you do not remember and find the badge that says who you are.
    .flavour = Somewhere a piece of metal is a better policeman than you.

task-island = Go to the island
    .text = Cross the bay to the old sea fort and meet the last soldier of a lost war.
    .flavour = The water is flat, the reeds are listening and someone is aiming.

## source: house

task-lesson = Ask what the world is
    .text = Admit that you have forgotten everything and let someone explain reality to you.
    .flavour = It is larger than you hoped and has more grey in it.

task-bill = Settle the hostel bill
    .text = Scrape together the money for the room, the window and the rest of the damage.
    .flavour = The bird on the wall is charged separately.

task-bed = Find a bed for the night
    .text = Get leave to sleep in the empty shack by the shore.
    .flavour = It has a roof, a stove and a past tenant.

task-chair = Sit down with Evrart
    .text = Take the worst chair in the harbour and keep your dignity until the talk is over.
    .flavour = It was chosen with care, by a man who never sits in it.

task-radio = Call the station
    .text = Pick up the radio and report to your precinct, whatever they think of you.
    .flavour = First comes the static, and after it the laughter.

task-song = Sing at the Whirling-in-Rags
    .text = Talk your way to the microphone and sing the saddest song you know.
    .flavour = The room has heard worse, but never meant so much.

task-widow = Break the news to the widow
    .text = Find the missing husband on the boardwalk and tell his wife what happened.
    .flavour = She knows from the way you take your time with the stairs.

task-dice = Order a pair of dice
    .text = Climb to the workshop above the bookshop and have your own dice made.
    .flavour = They roll the same as any others, but they are yours.

task-gate = Get past the harbour gate
    .text = Win over, out-argue or knock down the man who guards the way into the harbour.
    .flavour = There is a button. There is also someone in front of the button.

task-roof = Question the guest on the roof
    .text = Ask the dancer who reported the body what she saw, and notice what she leaves out.
    .flavour = The smoke goes one way and the story another.

task-bottles = Collect empty bottles
    .text = Fill a plastic bag with what the district drank and carry it to the deposit machine.
    .flavour = The last honest wage in town, paid by the litre.

task-gun = Recover your pistol
    .text = Follow the pawn ticket from hand to hand until your service weapon turns up.
    .flavour = Someone holds it for you and has not yet decided why.

task-respect = Earn Cuno’s respect
    .text = Stand your ground against a boy with a stone until he starts to talk to you.
    .flavour = A medal is easier to earn, and easier to lose.

task-strike = Carry word across the picket line
    .text = Pass offers between the company and the Union before either of them sends men.
    .flavour = Both sides thank the messenger and count his fingers.

task-carriage = Find the sunken motor carriage
    .text = Wait for the tide, open the drowned car and face the fact that it is yours.
    .flavour = The headlights went out to sea without a driver’s blessing.

task-silence = Explain the silence in the church
    .text = Measure the spot under the rafters where no sound arrives and say what it is.
    .flavour = The microphone recorded it perfectly: there is nothing there.

task-lock = Get the water lock moving
    .text = Help the people of the coast to reopen the crossing between the two halves of the district.
    .flavour = Rust has the right of way until somebody brings a wrench.

task-body = Take the hanged man down
    .text = Bring the dead man down from the tree behind the hostel and examine him at last.
    .flavour = A week is a long time to be the only witness.

task-phasmid = Photograph the phasmid
    .text = Keep still among the reeds and bring back proof of an animal that nobody believes in.
    .flavour = You were looking for a murderer, and the reeds looked back.

task-lorries = Trace the drugs in the lorries
    .text = Find out what travels in the stranded lorries, who sends it and who is paid to look away.
    .flavour = The queue does not move, and yet the goods arrive.

task-hardies = Break the Hardie boys’ story
    .text = Seven men confess to the same killing; find the one thing on which they disagree.
    .flavour = A chorus is easy to learn and hard to cross-examine.

task-bullet = Work out the bullet’s path
    .text = Put wound, window and wind together and point to the place the shot came from.
    .flavour = One straight line through everything that was said.

task-tribunal = Stand before the tribunal
    .text = Step between the mercenaries and the dockers and leave with as many alive as you can.
    .flavour = Everyone is armed, and you have the floor.

# Morale

## source: house

morale-logic = Logic
    .flavour = Each link held, and still the chain is around your own leg.

morale-encyclopedia = Encyclopedia
    .flavour = You know the year the street was paved and not how to leave it.

morale-rhetoric = Rhetoric
    .flavour = You won the argument and emptied the room.

morale-drama = Drama
    .flavour = A splendid performance, given to an empty house.

morale-conceptualization = Conceptualization
    .flavour = It was beautiful. It was also the evidence.

morale-visual-calculus = Visual Calculus
    .flavour = All the angles fit, apart from the one you stood in.

## source: published

morale-volition = Volition
    .flavour = Stay upright. The others are counting on the outline of you.

## source: house

morale-inland-empire = Inland Empire
    .flavour = The coat on the hook knew, and you did not ask it.

morale-empathy = Empathy
    .flavour = You felt it for everyone until there was no one left to feel it.

morale-authority = Authority
    .flavour = You gave the order and heard it roll down the stairs.

morale-esprit-de-corps = Esprit de Corps
    .flavour = Across town a colleague shakes his head at the same moment.

morale-suggestion = Suggestion
    .flavour = The idea took root, only in you.

morale-endurance = Endurance
    .flavour = The heart files a complaint and stamps it urgent.

morale-pain-threshold = Pain Threshold
    .flavour = It only hurts where you are.

morale-physical-instrument = Physical Instrument
    .flavour = The door did not give. The shoulder did.

morale-electrochemistry = Electrochemistry
    .flavour = One glass for the road, and the road is long.

morale-shivers = Shivers
    .flavour = The wind brings you news of every window but this one.

morale-half-light = Half Light
    .flavour = You struck first, and it was a coat stand.

morale-hand-eye = Hand/Eye Coordination
    .flavour = The catch was perfect, a breath too late.

morale-perception = Perception
    .flavour = You noticed the dust, the draught, the ticking, and missed the man.

morale-reaction-speed = Reaction Speed
    .flavour = You ducked so fast that you met the next one.

morale-savoir-faire = Savoir Faire
    .flavour = The landing would have been superb on a wider ledge.

morale-interfacing = Interfacing
    .flavour = The lock opened. So did everything else.

morale-composure = Composure
    .flavour = The face held. The hands told them.
