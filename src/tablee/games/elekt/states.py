"""Texts that are simply true while their card lies there: each declares its sentence and prints itself in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from tablee.core.phrase import Phrase, Value
from tablee.core.sentence import Sentence, bad_line
from tablee.games.elekt.attributes import ATTRIBUTES, NUMBER, ONE, count
from tablee.games.elekt.banish import group_in_words, is_of
from tablee.games.elekt.cards import ELITE, MACHINATION, PRIVILEGE, SKIRMISH, Unit
from tablee.games.elekt.line import ATTRIBUTE, SLOTS
from tablee.games.elekt.moments import LOWEST_RANK, NOBODY_IN_PARTICULAR, YOU, Ability

ZONE_CARDS: Final = (SKIRMISH, MACHINATION)
UNITS_AND_ZONES: Final = (ELITE, SKIRMISH, MACHINATION)
ALL: Final = (ELITE, SKIRMISH, MACHINATION, PRIVILEGE)
OF_YOURS: Final = "of your "
MOST: Final = "most"
FEWEST: Final = "fewest"
MORE: Final = "more"
FEWER: Final = "fewer"

STATE_SLOTS: Final = {
    **SLOTS,
    "yours": f"(?:{OF_YOURS})?",
    "as": ATTRIBUTE,
    "order": f"(?:{ATTRIBUTE})(?: (?:{ATTRIBUTE})){{3}}",
    "which": f"{MOST}|{FEWEST}",
    "whom": f"{YOU}|{LOWEST_RANK}",
    "room": f"{MORE}|{FEWER}",
    "price": "[0-3]",
}
ALSO_COUNTS: Final[Sentence] = Sentence("each {yours}{attribute} also counts as {as}", STATE_SLOTS)
ONE_MORE: Final[Sentence] = Sentence("each {yours}{group} has 1 more {attribute}", STATE_SLOTS)
TOKENS_TWICE: Final[Sentence] = Sentence("each token counts twice", STATE_SLOTS)
OTHER_ORDER: Final[Sentence] = Sentence("the order is {order}", STATE_SLOTS)
NOT_RESOLVED: Final[Sentence] = Sentence("{clash} is not resolved", STATE_SLOTS)
WON_BY: Final[Sentence] = Sentence("this is won by the {which} {attribute}", STATE_SLOTS)
TIE_GOES: Final[Sentence] = Sentence("tied {attribute} goes to {whom}", STATE_SLOTS)
OTHER_ROOM: Final[Sentence] = Sentence("each side has room for 1 {room} unit", STATE_SLOTS)
IDENTICAL_PAIR: Final[Sentence] = Sentence("the mysticism pair may be identical", STATE_SLOTS)
PROTECTION_COSTS: Final[Sentence] = Sentence("protecting an elite unit costs {price} amber", STATE_SLOTS)

SHELTER: Final[Sentence] = Sentence("no unit here can be banished", STATE_SLOTS)

Slots = Mapping[str, str]
"""What stood in the slots of a sentence."""


class Continuous(Ability):
    """A text after "while here:" or "while yours:"."""

    def __init__(self, said: Slots) -> None:
        super().__init__()

    def sentence(self) -> str:
        raise NotImplementedError

    def in_words(self) -> Phrase:
        """The sentence for a reader in any language; in English it is the same."""
        raise NotImplementedError

    def group(self) -> str:
        """The group of Units it names; "" if it names none."""
        return ""


@final
class AlsoCounts(Continuous):
    """Each X also counts as Y: symbols and tokens, in addition, and no chains. (ELK-138, ELK-R08, ELK-R82, ELK-R83)"""

    def __init__(self, said: Slots) -> None:
        super().__init__(said)
        self.lends = True
        self.yours = said["yours"] == OF_YOURS
        self.lends_to_all = not self.yours
        self.counted = NUMBER[said["attribute"]]
        self.as_ = NUMBER[said["as"]]

    def sentence(self) -> str:
        yours = OF_YOURS if self.yours else ""
        said = {"yours": yours, "attribute": ATTRIBUTES[self.counted], "as": ATTRIBUTES[self.as_]}
        return ALSO_COUNTS.say(said)

    def in_words(self) -> Phrase:
        args: dict[str, Value] = {"symbol": ATTRIBUTES[self.counted], "symbol2": ATTRIBUTES[self.as_]}
        return Phrase("line-counts-yours" if self.yours else "line-counts", args)

    def adds(self, printed: int, unit: Unit, mine: bool) -> int:
        return count(printed, self.counted) * ONE[self.as_] if mine or not self.yours else 0


@final
class OneMore(Continuous):
    """Each Unit of a group has 1 more symbol."""

    def __init__(self, said: Slots) -> None:
        super().__init__(said)
        self.lends = True
        self.yours = said["yours"] == OF_YOURS
        self.lends_to_all = not self.yours
        self.of = said["group"].removesuffix("s") if self.yours else said["group"]
        self.attribute = NUMBER[said["attribute"]]

    def sentence(self) -> str:
        said = {"yours": "", "group": self.of, "attribute": ATTRIBUTES[self.attribute]}
        if self.yours:
            said = {**said, "yours": OF_YOURS, "group": self.of + "s"}
        return ONE_MORE.say(said)

    def in_words(self) -> Phrase:
        args: dict[str, Value] = {"group": group_in_words(self.of), "symbol": ATTRIBUTES[self.attribute]}
        return Phrase("line-more-yours" if self.yours else "line-more", args)

    def group(self) -> str:
        return self.of

    def adds(self, printed: int, unit: Unit, mine: bool) -> int:
        return ONE[self.attribute] if (mine or not self.yours) and is_of(unit, self.of) else 0


@final
class TokensTwice(Continuous):
    """Each token is two symbols."""

    def sentence(self) -> str:
        return TOKENS_TWICE.words

    def in_words(self) -> Phrase:
        return Phrase("line-tokens")

    def token_worth(self) -> int:
        return 2


@final
class OtherOrder(Continuous):
    """The clashes here have another order; each still takes place once. (ELK-132, ELK-133, ELK-R79)"""

    def __init__(self, said: Slots) -> None:
        super().__init__(said)
        self.order = tuple([NUMBER[name] for name in said["order"].split(" ")])
        if len(set(self.order)) < len(ATTRIBUTES):
            raise bad_line("order", "the order names each attribute once (ELK-132)")

    def sentence(self) -> str:
        return OTHER_ORDER.say({"order": " ".join([ATTRIBUTES[i] for i in self.order])})

    def in_words(self) -> Phrase:
        first, second, third, last = [ATTRIBUTES[i] for i in self.order]
        return Phrase("line-order", {"symbol": first, "symbol2": second, "symbol3": third, "symbol4": last})

    def order_of_clashes(self) -> tuple[int, ...]:
        return self.order


@final
class NotResolved(Continuous):
    """There is no such clash here, not even at once by an ability."""

    def __init__(self, said: Slots) -> None:
        super().__init__(said)
        self.attribute = NUMBER[said["clash"]]

    def sentence(self) -> str:
        return NOT_RESOLVED.say({"clash": ATTRIBUTES[self.attribute]})

    def in_words(self) -> Phrase:
        return Phrase("line-not-resolved", {"symbol": ATTRIBUTES[self.attribute]})

    def resolves(self, attribute: int) -> bool:
        return attribute != self.attribute


@final
class WonBy(Continuous):
    """The Authority clash here compares something else."""

    def __init__(self, said: Slots) -> None:
        super().__init__(said)
        self.fewest = said["which"] == FEWEST
        self.attribute = NUMBER[said["attribute"]]

    def sentence(self) -> str:
        return WON_BY.say({"which": FEWEST if self.fewest else MOST, "attribute": ATTRIBUTES[self.attribute]})

    def in_words(self) -> Phrase:
        key = "line-won-fewest" if self.fewest else "line-won-most"
        return Phrase(key, {"symbol": ATTRIBUTES[self.attribute]})

    def won_by(self) -> int:
        return self.attribute

    def fewest_wins(self) -> bool:
        return self.fewest


@final
class TieGoes(Continuous):
    """A tie is decided; for Mysticism, Duplicity and Brutality only at one or more. (ELK-R13)"""

    def __init__(self, said: Slots) -> None:
        super().__init__(said)
        self.attribute = NUMBER[said["attribute"]]
        self.to = said["whom"]

    def sentence(self) -> str:
        return TIE_GOES.say({"attribute": ATTRIBUTES[self.attribute], "whom": self.to})

    def in_words(self) -> Phrase:
        key = "line-tied-you" if self.to == YOU else "line-tied-lowest"
        return Phrase(key, {"symbol": ATTRIBUTES[self.attribute]})

    def breaks_tie(self, attribute: int) -> str:
        return self.to if attribute == self.attribute else NOBODY_IN_PARTICULAR


@final
class OtherRoom(Continuous):
    """Each side has room for one Unit more, or one fewer."""

    def __init__(self, said: Slots) -> None:
        super().__init__(said)
        self.more = said["room"] == MORE

    def sentence(self) -> str:
        return OTHER_ROOM.say({"room": MORE if self.more else FEWER})

    def in_words(self) -> Phrase:
        return Phrase("line-room-more" if self.more else "line-room-fewer")

    def room(self) -> int:
        return 1 if self.more else -1


@final
class IdenticalPair(Continuous):
    """The pair of a won Mysticism clash may be identical. (ELK-134, ELK-R84, ELK-R85)"""

    def sentence(self) -> str:
        return IDENTICAL_PAIR.words

    def in_words(self) -> Phrase:
        return Phrase("line-identical")

    def pair_may_be_identical(self) -> bool:
        return True


@final
class ProtectionCosts(Continuous):
    """Protecting an elite Unit costs so much instead of 1; shields stay free. (ELK-94)"""

    def __init__(self, said: Slots) -> None:
        super().__init__(said)
        self.price = int(said["price"])

    def sentence(self) -> str:
        return PROTECTION_COSTS.say({"price": str(self.price)})

    def in_words(self) -> Phrase:
        return Phrase("line-protecting", {"n": self.price})

    def protection(self) -> int:
        return self.price


@final
class Shelter(Continuous):
    """No Unit here can be banished, by a clash or by a text. (CRD-26)"""

    def sentence(self) -> str:
        return SHELTER.words

    def in_words(self) -> Phrase:
        return Phrase("line-shelter")

    def shelters(self) -> bool:
        return True


ONCE: Final = (OtherOrder, WonBy, OtherRoom, ProtectionCosts)
"""Of these a card says one or none: two would contradict each other."""

Maker = tuple[Callable[[Slots], Continuous], tuple[str, ...]]
"""What a sentence makes, and the cards that may say it."""

STATES: Final[list[tuple[Sentence, Maker]]] = [
    (ALSO_COUNTS, (AlsoCounts, UNITS_AND_ZONES)),
    (ONE_MORE, (OneMore, UNITS_AND_ZONES)),
    (TOKENS_TWICE, (TokensTwice, ZONE_CARDS)),
    (OTHER_ORDER, (OtherOrder, ZONE_CARDS)),
    (NOT_RESOLVED, (NotResolved, ZONE_CARDS)),
    (WON_BY, (WonBy, ZONE_CARDS)),
    (TIE_GOES, (TieGoes, ALL)),
    (OTHER_ROOM, (OtherRoom, ZONE_CARDS)),
    (IDENTICAL_PAIR, (IdenticalPair, ALL)),
    (PROTECTION_COSTS, (ProtectionCosts, ALL)),
    (SHELTER, (Shelter, UNITS_AND_ZONES)),
]
