"""The lines of the card file: `occasion [, price]: effect` or `while here: state`, read and printed. (ELK-109)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.effects import headed, price_of
from tablee.core.fault import Fault, wrong
from tablee.core.phrase import Phrase
from tablee.core.sentence import BadLine, Sentence, bad_line, normal, readings
from tablee.core.wording import Wording
from tablee.games.elekt.abilities import BENT_FOLLOWING, BENT_STATES, BENT_VERBS
from tablee.games.elekt.attributes import ATTRIBUTES, NUMBER
from tablee.games.elekt.banish import BANISH
from tablee.games.elekt.cards import BASE, ELITE, PRIVILEGE
from tablee.games.elekt.clash import CHOOSE_WINNER, RESOLVE_NOW
from tablee.games.elekt.composed import COMPOSED, CopyText, groups_within, parts, wording
from tablee.games.elekt.composed import Sentence as SentencePart
from tablee.games.elekt.draw import DRAW_UNIT, TAKE_FROM_PILE
from tablee.games.elekt.effects import ATTACH, DISCARD_AMBER, GAIN_AMBER, REMOVE, TAKE_SCEPTRE
from tablee.games.elekt.line import CLASH, IT, SLOTS, THIS, LineVerb
from tablee.games.elekt.moments import NO_ABILITY, NO_EFFECT, YOU, Ability, Effect
from tablee.games.elekt.moves import DISCARD_UNIT, PLACE, RANDOM_DISCARD, RANDOM_PLACE, SWAP
from tablee.games.elekt.state import Elekt
from tablee.games.elekt.states import (
    ONCE,
    STATES,
    UNITS_AND_ZONES,
    ZONE_CARDS,
    Continuous,
    TieGoes,
)
from tablee.games.elekt.twolines import TwoLines

LINE_VERBS: Final[tuple[LineVerb, ...]] = (
    ATTACH,
    REMOVE,
    GAIN_AMBER,
    DISCARD_AMBER,
    DRAW_UNIT,
    TAKE_FROM_PILE,
    BANISH,
    DISCARD_UNIT,
    SWAP,
    PLACE,
    RESOLVE_NOW,
    TAKE_SCEPTRE,
    CHOOSE_WINNER,
    *BENT_VERBS,
    COMPOSED,
)
FOLLOWING_VERBS: Final = (*BENT_FOLLOWING, *RANDOM_DISCARD, *RANDOM_PLACE)

WHEN_ASSIGNED: Final = "when assigned"
AFTER_ASSIGNING: Final = "after assigning here"
AFTER_WINNING: Final = "after winning {attribute}"
AFTER_WINNING_THIS: Final = "after winning this"
AFTER_A_SWAP: Final = "after a swap here"
WHEN_BANISHED: Final = "when a unit is banished here"
WHEN_TIED: Final = "when {attribute} is tied"
ON_YOUR_TURN: Final = "on your turn"
AT_RESET: Final = "at reset"
OCCASIONS: Final[list[tuple[Sentence, tuple[str, ...]]]] = [
    (Sentence(WHEN_ASSIGNED, SLOTS), (ELITE,)),
    (Sentence(AFTER_ASSIGNING, SLOTS), ZONE_CARDS),
    (Sentence(AFTER_WINNING, SLOTS), UNITS_AND_ZONES),
    (Sentence(AFTER_WINNING_THIS, SLOTS), ZONE_CARDS),
    (Sentence(AFTER_A_SWAP, SLOTS), (ELITE,)),
    (Sentence(WHEN_BANISHED, SLOTS), (ELITE,)),
    (Sentence(WHEN_TIED, {"attribute": CLASH}), (PRIVILEGE,)),
    (Sentence(ON_YOUR_TURN, SLOTS), (PRIVILEGE,)),
    (Sentence(AT_RESET, SLOTS), (ELITE, PRIVILEGE)),
]
"""Each occasion and the cards that may name it."""

_OCCASIONS_IN_WORDS: Final = {
    WHEN_ASSIGNED: Phrase("line-when-assigned"),
    AFTER_ASSIGNING: Phrase("line-after-assigning"),
    AFTER_WINNING_THIS: Phrase("line-after-winning-this"),
    AFTER_A_SWAP: Phrase("line-after-a-swap"),
    WHEN_BANISHED: Phrase("line-when-banished"),
    ON_YOUR_TURN: Phrase("line-on-your-turn"),
    AT_RESET: Phrase("line-at-reset"),
}

PRICES: Final[list[tuple[Sentence, bool]]] = [
    (Sentence("{amber} amber", SLOTS), False),
    (Sentence("discard this", SLOTS), True),
    (Sentence("{amber} amber or discard this", SLOTS), True),
]
"""What may be paid for an effect, and whether discarding the card pays it."""

WHILE_IN_PLAY: Final = "while here"
WHILE_YOURS: Final = "while yours"


@final
class Triggered(Ability):
    """A text that does something on an occasion."""

    def __init__(self, when: Sentence, attribute: int, effect: Effect) -> None:
        super().__init__()
        self.when = when
        self.occasion = when.words
        self.attribute = attribute
        self.effect = effect

    def at(self, occasion: str) -> Effect:
        return self.effect if self.occasion == occasion else NO_EFFECT

    def on_your_turn(self) -> Effect:
        return self.at(ON_YOUR_TURN)

    def when_assigned(self) -> Effect:
        return self.at(WHEN_ASSIGNED)

    def after_assigning(self) -> Effect:
        return self.at(AFTER_ASSIGNING)

    def when_tied(self, attribute: int) -> Effect:
        return self.at(WHEN_TIED) if attribute == self.attribute else NO_EFFECT

    def after_winning(self, attribute: int) -> Effect:
        return self.at(AFTER_WINNING) if attribute == self.attribute else NO_EFFECT

    def after_a_swap(self) -> Effect:
        return self.at(AFTER_A_SWAP)

    def when_banished(self) -> Effect:
        return self.at(WHEN_BANISHED)

    def after_winning_this(self) -> Effect:
        return self.at(AFTER_WINNING_THIS)

    def at_reset(self) -> Effect:
        return self.at(AT_RESET)


NO_HERE: Final = wrong("no-here", 'a Privilege lies in no zone and says no "here"')


def read_line(line: str, deck: str) -> Ability:
    """What a card's line does; raises BadLine."""
    line = normal(line)
    head, colon, tail = line.partition(": ")
    if not colon:
        words = 'a line is "{plain}", "{paid}" or "{lasting}"'
        forms = ("occasion: effect", "occasion, price: effect", "while here: state")
        raise bad_line("line-form", words, plain=forms[0], paid=forms[1], lasting=forms[2])
    if deck == BASE:
        raise bad_line("base-ability", "a base Unit has no ability (ELK-12)")
    reads = _read_while if head.startswith("while ") else _read_occasion
    ability = reads(head, tail, deck)
    ability.line = print_line(ability, deck)
    ability.in_any_language = (line_in_words(ability, deck),)
    return ability


def together(lines: list[Ability], deck: str) -> Ability:
    """What a card does with none, one or two lines; raises BadLine. Two are possible if at most one has an occasion:
    what waits on the stack names its card, and so the one effect the card has.
    """
    if not lines:
        return NO_ABILITY
    if len(lines) == 1:
        return lines[0]
    first, second = lines
    if isinstance(first, Triggered) and isinstance(second, Triggered):
        wanted = WHILE_YOURS if deck == PRIVILEGE else WHILE_IN_PLAY
        raise bad_line("two-occasions", 'of two lines one begins with "{wanted}"', wanted=wanted)
    if _contradict(first, second):
        raise bad_line("contradiction", "two lines that say the same or contradict each other")
    return TwoLines(first, second)


def _contradict(first: Ability, second: Ability) -> bool:
    if isinstance(first, TieGoes) and isinstance(second, TieGoes):
        return first.attribute == second.attribute
    return first.line == second.line or (isinstance(first, ONCE) and type(first) is type(second))


def _read_while(head: str, tail: str, deck: str) -> Ability:
    wanted = WHILE_YOURS if deck == PRIVILEGE else WHILE_IN_PLAY
    if head != wanted:
        raise bad_line("while", '"{wanted}" expected on such a card, not "{head}"', wanted=wanted, head=head)
    for (make, decks), said in readings(tail, [*STATES, *BENT_STATES]):
        if deck in decks:
            ability = make(said)
            if isinstance(ability, TieGoes) and ability.to == YOU and deck in ZONE_CARDS:
                raise bad_line("says-you", '{deck} belongs to nobody and says no "you"', deck=_a_card(deck))
            return ability
    raise _unknown_sentence(tail, deck)


def _read_occasion(head: str, tail: str, deck: str) -> Ability:
    named, comma, price = head.partition(", ")
    occasion, attribute = _read_when(named, deck)
    amber, discards = _read_price(price, deck) if comma else (0, False)
    paid = amber > 0 or discards
    if comma and not paid:  # a price such as every game has
        tail = f"{price}: {tail}"
    optional = paid or occasion.words == WHEN_ASSIGNED
    single = _read_effect(tail, deck)
    if single is not None:
        verb, form, said = single
        effect = Effect(verb, form, said, amber=amber, discards=discards, optional=optional)
        _check_sense(occasion.words, verb, effect, tail.split(" "), deck)
        return Triggered(occasion, attribute, effect)
    whole = _wording(deck).tried(tail.removeprefix("first "), 0)
    if whole is None:
        raise _unknown_sentence(tail, deck)
    effect = Effect(COMPOSED, whole.text, {}, amber=amber, discards=discards, optional=optional)
    effect.composed = whole
    for part in parts(effect):
        if isinstance(part, CopyText) and occasion.words != WHEN_ASSIGNED:
            words = '"{text}" only "{occasion}": a text must not lead to itself (CRD-28)'
            raise bad_line("to-itself", words, text=part.text, occasion=WHEN_ASSIGNED)
        if isinstance(part, SentencePart):
            part.effect.discards = discards
            _check_sense(occasion.words, part.verb, part.effect, part.text.split(" "), deck)
            part.effect.discards = False
    if deck == PRIVILEGE and "here" in tail.split(" "):
        raise BadLine(NO_HERE)
    return Triggered(occasion, attribute, effect)


def _wording(deck: str) -> Wording[Elekt]:
    return wording(deck, lambda text: _part(text, deck))


def _part(text: str, deck: str) -> Effect | None:
    """A sentence within a longer line."""
    found = _read_effect(text, deck)
    return None if found is None else Effect(*found)


def _read_when(named: str, deck: str) -> tuple[Sentence, int]:
    """The occasion, and the attribute that it names; -1 for none."""
    for occasion, decks in OCCASIONS:
        said = occasion.read(named)
        if said is not None and deck in decks:
            return occasion, NUMBER[said["attribute"]] if said else -1
    raise bad_line("unknown-occasion", 'unknown occasion "{text}" on {deck}', text=named, deck=_a_card(deck))


def _read_price(price: str, deck: str) -> tuple[int, bool]:
    """How much Amber, and whether the card may be discarded for it; neither for an effect, which may be a price too."""
    for discards, said in readings(price, PRICES):
        return int(said["amber"]) if said else 0, discards
    if _wording(deck).single(price) is not None:
        return 0, False
    words = 'unknown price "{text}" (1 to 3 amber, discard this, or both with "or")'
    raise bad_line("unknown-price", words, text=price)


def _check_sense(occasion: str, verb: LineVerb, effect: Effect, said: list[str], deck: str) -> None:
    """Parts that are understood one by one, but mean nothing together or would never come to an end. (ELK-R148)"""
    if (verb is CHOOSE_WINNER) != (occasion == WHEN_TIED):
        raise bad_line("tied-winner", '"when X is tied" and "choose the winner" belong together')
    if effect.discards and deck in ZONE_CARDS:
        raise bad_line("no-price", "{deck} lies there to be won and is no price", deck=_a_card(deck))
    if THIS in (effect.unit, effect.form) and deck != ELITE:
        raise bad_line("this-unit", 'such a "this" is a Unit')
    if THIS in said and effect.discards:
        raise bad_line("this-gone", 'what was discarded as the price can be no "this" any more')
    if IT in said and occasion != AFTER_ASSIGNING:
        words = '"it" is the Unit just assigned: only "{occasion}"'
        raise bad_line("it-assigned", words, occasion=AFTER_ASSIGNING)
    if "here" in said and deck == PRIVILEGE:
        raise BadLine(NO_HERE)
    if verb is RESOLVE_NOW and occasion != WHEN_ASSIGNED:
        words = '"resolve X now" only "{occasion}": a clash must not lead to itself'
        raise bad_line("clash-to-itself", words, occasion=WHEN_ASSIGNED)
    if verb is SWAP and occasion == AFTER_A_SWAP:
        raise bad_line("swap-to-swap", "a swap must not lead to a swap")


def _unknown_sentence(text: str, deck: str) -> BadLine:
    return bad_line("unknown-sentence", 'unknown sentence "{text}" on {deck}', text=text, deck=_a_card(deck))


def _a_card(deck: str) -> Fault:
    return wrong("a-card-" + deck, f"an {deck} card" if deck == ELITE else f"a {deck} card")


def _read_effect(sentence: str, deck: str) -> tuple[LineVerb, str, dict[str, str]] | None:
    """The verb, the form of its sentence, and the words in its slots; None if it is no single sentence."""
    for verb in LINE_VERBS:
        for form, words in verb.sentences.items():
            said = words.read(sentence)
            if said is not None and deck in verb.decks:
                return verb, form, said
    return None


def print_line(ability: Ability, deck: str) -> str:
    """The inverse of `read_line`, out of what was understood."""
    if isinstance(ability, Triggered):
        effect = ability.effect
        assert effect.verb is not None
        occasion = ability.when.say({"attribute": ATTRIBUTES[ability.attribute]})
        prices = [f"{effect.amber} amber"] if effect.amber else []
        prices += ["discard this"] if effect.discards else []
        price = f", {' or '.join(prices)}" if prices else ""
        return f"{occasion}{price}: {effect.verb.sentence(effect)}"
    assert isinstance(ability, Continuous)
    return f"{WHILE_YOURS if deck == PRIVILEGE else WHILE_IN_PLAY}: {ability.sentence()}"


def line_in_words(ability: Ability, deck: str) -> Phrase:
    """The line for a reader in any language; in English it is the line of the card file, with capitals."""
    if isinstance(ability, Continuous):
        return Phrase("line-yours" if deck == PRIVILEGE else "line-here", {"state": ability.in_words()})
    assert isinstance(ability, Triggered)
    effect = ability.effect
    assert effect.verb is not None
    head = occasion_in_words(ability.occasion, ability.attribute)
    does: Phrase = effect.verb.in_words(effect)
    bought = effect.composed
    if effect.amber:
        price = Phrase("line-price-either" if effect.discards else "line-price-amber", {"n": effect.amber})
        head = Phrase("line-priced", {"when": head, "price": price})
    elif effect.discards:
        head = Phrase("line-priced", {"when": head, "price": Phrase("line-price-discard")})
    elif bought is not None and (priced := price_of(bought)) is not None:
        head = Phrase("line-priced", {"when": head, "price": priced[0].phrase()})
        bought = priced[1]
    said = Phrase("effect-headed", {"head": head, "rest": does}) if bought is None else headed(head, bought)
    return Phrase("line-triggered", {"line": said})


def occasion_in_words(occasion: str, attribute: int) -> Phrase:
    if attribute >= 0:
        key = "line-after-winning" if occasion == AFTER_WINNING else "line-when-tied"
        return Phrase(key, {"symbol": ATTRIBUTES[attribute]})
    return _OCCASIONS_IN_WORDS[occasion]


def groups_named(ability: Ability) -> list[str]:
    """The group of Units that each line names; "" if it names none."""
    if isinstance(ability, TwoLines):
        return groups_named(ability.first) + groups_named(ability.second)
    if isinstance(ability, Continuous):
        return [ability.group()]
    if ability.effect.composed is not None:
        return groups_within(ability.effect)
    return [] if ability.effect.verb is None else [ability.effect.group]
