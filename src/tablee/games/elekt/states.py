"""Texts that are simply true while their card lies there: each declares its sentence and prints itself in it."""

from __future__ import annotations

import re
from typing import Final, final

from tablee.core.phrase import Phrase, Value
from tablee.games.elekt.attributes import ATTRIBUTES, NUMBER, count
from tablee.games.elekt.banish import group_in_words, is_of
from tablee.games.elekt.cards import ELITE, MACHINATION, PRIVILEGE, SKIRMISH, Unit
from tablee.games.elekt.line import ATTRIBUTE
from tablee.games.elekt.moments import LOWEST_RANK, NOBODY_IN_PARTICULAR, YOU, Ability

ZONE_CARDS: Final = (SKIRMISH, MACHINATION)
UNITS_AND_ZONES: Final = (ELITE, SKIRMISH, MACHINATION)
ALL: Final = (ELITE, SKIRMISH, MACHINATION, PRIVILEGE)
OF_YOURS: Final = "of your "


class Continuous(Ability):
    """A text after "while here:" or "while yours:"."""

    def says(self) -> str:
        raise NotImplementedError

    def in_words(self) -> Phrase:
        """The sentence for a reader in any language; in English it is the same."""
        raise NotImplementedError

    def group(self) -> str:
        """The group of Units it names; "" if it names none."""
        return ""


@final
class AlsoCounts(Continuous):
    """Each X also counts as Y: symbols and tokens, in addition, and no chains. (ELK-138, ELK-R08, ELK-R83)"""

    def __init__(self, yours: str, counted: str, as_: str) -> None:
        super().__init__()
        self.lends = True
        self.yours = yours != ""
        self.counted = NUMBER[counted]
        self.as_ = NUMBER[as_]

    def says(self) -> str:
        whose = OF_YOURS if self.yours else ""
        return f"each {whose}{ATTRIBUTES[self.counted]} also counts as {ATTRIBUTES[self.as_]}"

    def in_words(self) -> Phrase:
        args: dict[str, Value] = {"symbol": ATTRIBUTES[self.counted], "symbol2": ATTRIBUTES[self.as_]}
        return Phrase("line-counts-yours" if self.yours else "line-counts", args)

    def symbols(self, printed: int, unit: Unit, mine: bool, attribute: int) -> int:
        if attribute != self.as_ or (self.yours and not mine):
            return 0
        return count(printed, self.counted)


@final
class OneMore(Continuous):
    """Each Unit of a group has 1 more symbol."""

    def __init__(self, yours: str, group: str, attribute: str) -> None:
        super().__init__()
        self.lends = True
        self.yours = yours != ""
        self.of = group.removesuffix("s") if yours else group
        self.attribute = NUMBER[attribute]

    def says(self) -> str:
        whose = f"{OF_YOURS}{self.of}s" if self.yours else self.of
        return f"each {whose} has 1 more {ATTRIBUTES[self.attribute]}"

    def in_words(self) -> Phrase:
        args: dict[str, Value] = {"group": group_in_words(self.of), "symbol": ATTRIBUTES[self.attribute]}
        return Phrase("line-more-yours" if self.yours else "line-more", args)

    def group(self) -> str:
        return self.of

    def symbols(self, printed: int, unit: Unit, mine: bool, attribute: int) -> int:
        if attribute != self.attribute or (self.yours and not mine):
            return 0
        return 1 if is_of(unit, self.of) else 0


@final
class TokensTwice(Continuous):
    """Each token is two symbols."""

    def says(self) -> str:
        return "each token counts twice"

    def in_words(self) -> Phrase:
        return Phrase("line-tokens")

    def token_worth(self) -> int:
        return 2


@final
class OtherOrder(Continuous):
    """The clashes here have another order; each still takes place once. (ELK-132, ELK-133, ELK-R79)"""

    def __init__(self, names: str) -> None:
        super().__init__()
        self.order = tuple([NUMBER[name] for name in names.split(" ")])

    def says(self) -> str:
        return "the order is " + " ".join([ATTRIBUTES[i] for i in self.order])

    def in_words(self) -> Phrase:
        first, second, third, last = [ATTRIBUTES[i] for i in self.order]
        return Phrase("line-order", {"symbol": first, "symbol2": second, "symbol3": third, "symbol4": last})

    def order_of_clashes(self) -> tuple[int, ...]:
        return self.order


@final
class NotResolved(Continuous):
    """There is no such clash here, not even at once by an ability."""

    def __init__(self, attribute: str) -> None:
        super().__init__()
        self.attribute = NUMBER[attribute]

    def says(self) -> str:
        return f"{ATTRIBUTES[self.attribute]} is not resolved"

    def in_words(self) -> Phrase:
        return Phrase("line-not-resolved", {"symbol": ATTRIBUTES[self.attribute]})

    def resolves(self, attribute: int) -> bool:
        return attribute != self.attribute


@final
class WonBy(Continuous):
    """The Authority clash here compares something else."""

    def __init__(self, which: str, attribute: str) -> None:
        super().__init__()
        self.fewest = which == "fewest"
        self.attribute = NUMBER[attribute]

    def says(self) -> str:
        return f"this is won by the {'fewest' if self.fewest else 'most'} {ATTRIBUTES[self.attribute]}"

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

    def __init__(self, attribute: str, to: str) -> None:
        super().__init__()
        self.attribute = NUMBER[attribute]
        self.to = YOU if to == YOU else LOWEST_RANK

    def says(self) -> str:
        return f"tied {ATTRIBUTES[self.attribute]} goes to {self.to}"

    def in_words(self) -> Phrase:
        key = "line-tied-you" if self.to == YOU else "line-tied-lowest"
        return Phrase(key, {"symbol": ATTRIBUTES[self.attribute]})

    def breaks_tie(self, attribute: int) -> str:
        return self.to if attribute == self.attribute else NOBODY_IN_PARTICULAR


@final
class OtherRoom(Continuous):
    """Each side has room for one Unit more, or one fewer."""

    def __init__(self, which: str) -> None:
        super().__init__()
        self.more = which == "more"

    def says(self) -> str:
        return f"each side has room for 1 {'more' if self.more else 'fewer'} unit"

    def in_words(self) -> Phrase:
        return Phrase("line-room-more" if self.more else "line-room-fewer")

    def room(self) -> int:
        return 1 if self.more else -1


@final
class IdenticalPair(Continuous):
    """The pair of a won Mysticism clash may be identical. (ELK-134, ELK-R85)"""

    def says(self) -> str:
        return "the mysticism pair may be identical"

    def in_words(self) -> Phrase:
        return Phrase("line-identical")

    def pair_may_be_identical(self) -> bool:
        return True


@final
class ProtectionCosts(Continuous):
    """Protecting an elite Unit costs so much instead of 1; shields stay free. (ELK-94)"""

    def __init__(self, price: str) -> None:
        super().__init__()
        self.price = int(price)

    def says(self) -> str:
        return f"protecting an elite unit costs {self.price} amber"

    def in_words(self) -> Phrase:
        return Phrase("line-protecting", {"n": self.price})

    def protection(self) -> int:
        return self.price


ONCE: Final = (OtherOrder, WonBy, OtherRoom, ProtectionCosts)
"""Of these a card says one or none: two would contradict each other."""

_WORDS: Final = f"(?:{ATTRIBUTE[1:-1]})"
_SENTENCES: Final = (
    (re.compile(f"each (of your )?{ATTRIBUTE} also counts as {ATTRIBUTE}"), UNITS_AND_ZONES),
    (re.compile(f"each (of your )?([a-z_ ]+) has 1 more {ATTRIBUTE}"), UNITS_AND_ZONES),
    (re.compile("each token counts twice"), ZONE_CARDS),
    (re.compile(f"the order is ({_WORDS}(?: {_WORDS}){{3}})"), ZONE_CARDS),
    (re.compile("(mysticism|duplicity|brutality) is not resolved"), ZONE_CARDS),
    (re.compile(f"this is won by the (most|fewest) {ATTRIBUTE}"), ZONE_CARDS),
    (re.compile(f"tied {ATTRIBUTE} goes to (you|the lowest rank)"), ALL),
    (re.compile("each side has room for 1 (more|fewer) unit"), ZONE_CARDS),
    (re.compile("the mysticism pair may be identical"), ALL),
    (re.compile("protecting an elite unit costs ([0-3]) amber"), ALL),
)
"""The sentences of the classes above, in the same order, and the cards that may say them."""


def read_state(sentence: str, deck: str) -> Continuous | None:
    """The text with that sentence; None if no card of the deck may say it."""
    for i, (pattern, decks) in enumerate(_SENTENCES):
        found = pattern.fullmatch(sentence)
        if found is not None and deck in decks:
            return _made(i, [group or "" for group in found.groups()])
    return None


def _made(i: int, said: list[str]) -> Continuous | None:
    if i == 0:
        return AlsoCounts(said[0], said[1], said[2])
    if i == 1:
        return OneMore(said[0], said[1], said[2])
    if i == 2:
        return TokensTwice()
    if i == 3:
        return OtherOrder(said[0]) if len(set(said[0].split(" "))) == 4 else None
    if i == 4:
        return NotResolved(said[0])
    if i == 5:
        return WonBy(said[0], said[1])
    if i == 6:
        return TieGoes(said[0], said[1])
    if i == 7:
        return OtherRoom(said[0])
    if i == 8:
        return IdenticalPair()
    return ProtectionCosts(said[0])
