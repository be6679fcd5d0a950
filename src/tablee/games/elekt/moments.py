"""The moments at which a card's own text may speak, in the order of a round. No other file asks a card anything.

A text that does something at a moment returns its `Effect`; a text that is simply true answers a question. Every
default is what a card without that text does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from tablee.core.phrase import Phrase
from tablee.games.elekt.attributes import ANY, ATTRIBUTES, NUMBER

if TYPE_CHECKING:
    from tablee.games.elekt.cards import Unit
    from tablee.games.elekt.line import LineVerb

NOBODY_IN_PARTICULAR: Final = ""
YOU: Final = "you"
LOWEST_RANK: Final = "the lowest rank"
UNIT: Final = "unit"
ANY_TOKEN: Final = "any"


@final
class Effect:
    """What a line does and at what price: "1 amber or discard this: choose the winner".

    `form` tells the sentences of one verb apart; the words in their slots (`said`) stand in the fields after it.
    """

    def __init__(
        self,
        verb: LineVerb | None,
        form: str = "",
        said: Mapping[str, str] | None = None,
        *,
        amber: int = 0,
        discards: bool = False,
        optional: bool = False,
    ) -> None:
        words = said or {}
        self.verb = verb
        self.form = form
        self.attribute = NUMBER.get(words.get("token", words.get("clash", "")), ANY)
        self.unit = words.get("unit", "")  # "this" or "it"
        self.group = words.get("group", UNIT)
        self.number = int(words.get("amber", "0"))
        self.amber = amber
        self.discards = discards  # this card may be discarded instead, or is the whole price
        self.composed: Any = None  # the effects of a line that is more than one sentence (`composed.py`)
        self.optional = optional  # an immediate ability, or one with a price (ELK-R07)

    def slots(self) -> dict[str, str]:
        """What stands in the slots of its sentence."""
        token = ANY_TOKEN if self.attribute == ANY else ATTRIBUTES[self.attribute]
        return {"token": token, "clash": token, "unit": self.unit, "group": self.group, "amber": str(self.number)}

    def does_the_same(self, other: Effect) -> bool:
        """Whatever the price."""
        return self.form == other.form and self.slots() == other.slots()


NO_EFFECT: Final = Effect(None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """A card without ability."""

    def __init__(self) -> None:
        self.line = ""  # the sentence in the card file; of two, one below the other
        self.in_any_language: tuple[Phrase, ...] = ()  # each line
        self.effect = NO_EFFECT
        self.lends = False  # whether it ever `adds` symbols: asked often
        self.lends_to_all = False  # also to Units of other sides

    # Recruitment and assignment.

    def room(self) -> int:
        """How many more Units each side has room for here; -1, if it is one fewer. (ELK-59, ELK-60)"""
        return 0

    def on_your_turn(self) -> Effect:
        """A Privilege, before its owner assigns or passes; once a round."""
        return NO_EFFECT

    def when_assigned(self) -> Effect:
        """The immediate ability of a Unit, right after its assignment; all others are permanent. (ELK-19, ELK-21)"""
        return NO_EFFECT

    def forbids_immediate(self) -> bool:
        """Immediate abilities of Units assigned here are not used."""
        return False

    def after_assigning(self) -> Effect:
        """A zone card, for whoever assigned a Unit here."""
        return NO_EFFECT

    # Clashes.

    def order_of_clashes(self) -> tuple[int, ...]:
        """Another order of the attributes here; () for the usual one. (ELK-132)"""
        return ()

    def resolves(self, attribute: int) -> bool:
        """Whether there is such a clash here at all."""
        return True

    def token_worth(self) -> int:
        """How many symbols each token here is. (ELK-17)"""
        return 1

    def adds(self, printed: int, unit: Unit, mine: bool) -> int:
        """The bag of symbols added to a Unit here that shows the bag `printed`, its tokens included. (ELK-69)"""
        return 0

    def counts_only_the_best(self) -> bool:
        """A side counts only its Unit with the most symbols of the attribute."""
        return False

    def won_by(self) -> int:
        """The attribute that the clash for this card compares; -1 for Authority as usual."""
        return -1

    def fewest_wins(self) -> bool:
        """The clash for this card goes to the fewest."""
        return False

    def when_tied(self, attribute: int) -> Effect:
        """A Privilege, when that clash is tied at one or more. (ELK-135)"""
        return NO_EFFECT

    def breaks_tie(self, attribute: int) -> str:
        """Who wins a tie of that attribute here: YOU, LOWEST_RANK, or nobody by this text."""
        return NOBODY_IN_PARTICULAR

    def pair_may_be_identical(self) -> bool:
        """The two tokens of a won Mysticism clash may be of one attribute. (ELK-134)"""
        return False

    def after_winning(self, attribute: int) -> Effect:
        """A Unit whose owner won that clash here, or a zone card for the winner. (ELK-R04)"""
        return NO_EFFECT

    def after_a_swap(self) -> Effect:
        """A Unit whose owner swapped Units from or to this zone. (ELK-142)"""
        return NO_EFFECT

    def shelters(self) -> bool:
        """No Unit here can be banished."""
        return False

    def takes_banishment(self) -> bool:
        """Its owner may turn a banishment here onto it. (ELK-120)"""
        return False

    def protection(self) -> int:
        """What protecting an elite Unit costs; -1 if this text does not say. (ELK-94)"""
        return -1

    def after_protected(self) -> bool:
        """A Unit protected here may stay, for 1 Amber more. (ELK-123)"""
        return False

    def when_banished(self) -> Effect:
        """A Unit, when a Unit is banished here. (ELK-139)"""
        return NO_EFFECT

    def after_winning_this(self) -> Effect:
        """A zone card, for its winner."""
        return NO_EFFECT

    # Reset.

    def at_reset(self) -> Effect:
        """Between Amber and the return of the Units."""
        return NO_EFFECT


NO_ABILITY: Final = Ability()

ON_YOUR_TURN: Final = 1
WHEN_ASSIGNED: Final = 2
WHEN_TIED: Final = 4
BREAKS_TIES: Final = 8
AFTER_WINNING: Final = 16
ALIKE_PAIR: Final = 32
AFTER_A_SWAP: Final = 64
SHELTERS: Final = 128
TAKES_BANISHMENT: Final = 256
PROTECTION: Final = 512
WHEN_BANISHED: Final = 1024
AT_RESET: Final = 2048


def speaks_at(ability: Ability) -> int:
    """At which of these moments the text ever says anything, as bits: most cards need not be asked there at all."""
    speaks = 0
    if ability.on_your_turn().verb is not None:
        speaks |= ON_YOUR_TURN
    if ability.when_assigned().verb is not None:
        speaks |= WHEN_ASSIGNED
    for attribute in range(len(ATTRIBUTES)):
        if ability.when_tied(attribute).verb is not None:
            speaks |= WHEN_TIED
        if ability.breaks_tie(attribute) != NOBODY_IN_PARTICULAR:
            speaks |= BREAKS_TIES
        if ability.after_winning(attribute).verb is not None:
            speaks |= AFTER_WINNING
    if ability.pair_may_be_identical():
        speaks |= ALIKE_PAIR
    if ability.after_a_swap().verb is not None:
        speaks |= AFTER_A_SWAP
    if ability.shelters():
        speaks |= SHELTERS
    if ability.takes_banishment():
        speaks |= TAKES_BANISHMENT
    if ability.protection() >= 0:
        speaks |= PROTECTION
    if ability.when_banished().verb is not None:
        speaks |= WHEN_BANISHED
    if ability.at_reset().verb is not None:
        speaks |= AT_RESET
    return speaks
