"""The cards of Elekt: what is printed on each. (ELK-12, ELK-24, ELK-25, ELK-27)"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

from tablee.core.cardset import CardSet
from tablee.core.phrase import Phrase
from tablee.core.printed import printed, text_id, with_copies
from tablee.games.elekt import face
from tablee.games.elekt.attributes import ATTRIBUTES, AUTHORITY, bag, size
from tablee.games.elekt.moments import NO_ABILITY, YOU, Ability, Effect, speaks_at

HOUSE: Final = "house"
BASE: Final = "base"
ELITE: Final = "elite"
SKIRMISH: Final = "skirmish"
MACHINATION: Final = "machination"
PRIVILEGE: Final = "privilege"
KINDS: Final = (BASE, ELITE, SKIRMISH, MACHINATION, PRIVILEGE)
ZONE_NAMES: Final[tuple[str, ...]] = (SKIRMISH, MACHINATION, PRIVILEGE)
"""Left to right. (ELK-31)"""


@final
class Unit:
    """A Unit has a name, a type, symbols, perhaps an ability, and if it is a base Unit a shield. (ELK-12)"""

    def __init__(self, id: str, base: bool, type: str, symbols: tuple[str, ...], solo: bool, ability: Ability) -> None:
        self.id = id
        self.base = base  # with the shield: protected for nothing, whoever holds it (ELK-15, ELK-R35)
        self.type = type
        self.symbols = symbols
        self.bag = bag(symbols)
        self.solo = solo  # False: removed in solo (ELK-143)
        self.ability = ability
        self.speaks: i64 = speaks_at(ability)
        self.wins_ties = ability.breaks_tie(AUTHORITY) == YOU  # of Authority, where it lies
        # Answers that name this Unit, made once.
        self.assigned_to = tuple([f"{id} {zone}" for zone in ZONE_NAMES])
        self.given = tuple([f"{attribute} {id}" for attribute in ATTRIBUTES])


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Posted:
    """A Unit lying in a zone, with the tokens attached to it (a bag). Never altered."""

    def __init__(self, unit: Unit, tokens: int) -> None:
        self.unit = unit
        self.card = unit.id
        self.tokens = tokens
        self.shows = unit.bag + tokens  # where a token is one symbol
        self.number = size(tokens)
        self.lends = unit.ability.lends
        self.speaks: i64 = unit.speaks


MOST_TITLES: Final = 2


@final
class ZoneCard:
    """A Skirmish or Machination card has a name, an ability and one or two Titles. (ELK-24, ELK-25)"""

    def __init__(self, id: str, deck: str, titles: int, ability: Ability) -> None:
        self.id = id
        self.deck = deck
        self.titles = titles
        self.ability = ability


NO_ZONE_CARD: Final = ZoneCard("", "", 0, NO_ABILITY)


@final
class Privilege:
    """A Privilege card has a name and an ability, and no Title. (ELK-27)"""

    def __init__(self, id: str, ability: Ability) -> None:
        self.id = id
        self.ability = ability
        self.speaks: i64 = speaks_at(ability)


@final
class Held:
    """The Privileges of all sides as cards, looked up once for as long as they are the same."""

    def __init__(self, ids: tuple[tuple[str, ...], ...], cards: tuple[tuple[Privilege, ...], ...]) -> None:
        self.ids = ids
        self.cards = cards
        self.speak: i64 = 0  # at which moments any of them says anything
        for of_side in cards:
            for privilege in of_side:
                self.speak |= privilege.speaks


NOTHING_HELD: Final = Held((), ())
NO_PRIVILEGES: Final[tuple[Privilege, ...]] = ()


@final
class Text:
    """The text of a card, as one finds it by what a frame comes from."""

    def __init__(
        self, source: str, ability: Ability, *, unit: bool = False, zone_card: bool = False, privilege: bool = False
    ) -> None:
        self.source = source
        self.ability = ability
        self.effect: Effect = ability.effect
        self.of_unit = unit
        self.of_zone_card = zone_card
        self.of_privilege = privilege
        self.is_card = unit or zone_card or privilege


NO_TEXT: Final = Text("", NO_ABILITY)


@final
class LaidOut(NamedTuple):
    """Where the cards lie when a game of so many players begins: the same for each."""

    hands: tuple[tuple[str, ...], ...]
    unit_deck: tuple[str, ...]
    box: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]
    unseen: tuple[str, ...]
    supply: tuple[int, ...]
    none_each: tuple[tuple[str, ...], ...]


@final
class Cards(CardSet):
    """All cards of one set, by id, in the order of the ids: the order of the file changes nothing in play. Any card may
    have copies. (ELK-R37)"""

    def __init__(
        self,
        name: str,
        digest: str,
        units: dict[str, Unit],
        zone_cards: dict[str, ZoneCard],
        privileges: dict[str, Privilege],
        names: dict[str, dict[str, str]],
        order: tuple[str, ...],
        goal: int,
    ) -> None:
        super().__init__(name, digest, names)
        self.goal = goal  # the Titles that win, if the set says so itself; else 0 (ELK-112)
        self.units = units
        self.zone_cards = zone_cards
        self.privileges = privileges
        self.order = order  # the printed cards as the file has them, for lists and galleries
        self.abilities: dict[str, Ability] = {}
        self.effects: dict[str, Any] = {}  # those of composed lines, by their texts
        self.posted = {id: Posted(unit, 0) for id, unit in units.items()}  # as they come to a zone
        self.laid_out: dict[int, LaidOut] = {}  # by the number of players, once such a game was begun
        self.assigning: dict[str, tuple[str, int]] = {}  # "confessor skirmish" -> the Unit and the zone
        self.giving: dict[str, tuple[str, int]] = {}  # "authority confessor" -> the Unit and the attribute
        for unit in units.values():
            self.abilities[unit.id] = unit.ability
            for i, answer in enumerate(unit.assigned_to):
                self.assigning[answer] = (unit.id, i)
            for i, answer in enumerate(unit.given):
                self.giving[answer] = (unit.id, i)
        for card in zone_cards.values():
            self.abilities[card.id] = card.ability
        for privilege in privileges.values():
            self.abilities[privilege.id] = privilege.ability
        self.texts = {attribute: Text(attribute, NO_ABILITY) for attribute in ATTRIBUTES}  # won clashes have none
        for id, ability in self.abilities.items():
            self.texts[id] = Text(id, ability, unit=id in units, zone_card=id in zone_cards, privilege=id in privileges)
        self.last_text = NO_TEXT  # the one that was asked for last (`text_of`)
        self.last_seen = [NO_ZONE_CARD, NO_ZONE_CARD]  # by zone: the card that was asked for last (`zone_ability`)

    def message(self, card: str) -> str:
        if card in self.units:
            return text_id(BASE if self.units[card].base else ELITE, printed(card))
        if card in self.zone_cards:
            return text_id(self.zone_cards[card].deck, printed(card))
        return text_id(PRIVILEGE, printed(card)) if card in self.privileges else ""

    def printed_lines(self, card: str) -> tuple[Phrase, ...]:
        """Of any set but the house set, which has a text of its own for every line."""
        if self.name == HOUSE or card not in self.abilities:
            return ()
        return self.abilities[card].in_any_language

    def keeps_text(self, card: str) -> bool:
        """A card without an ability in a set of somebody's own may have had one in the house set."""
        return self.name == HOUSE or card not in self.abilities or self.abilities[card] is not NO_ABILITY

    def masters(self) -> list[str]:
        """The Privileges that decide a tie: the Coalition begins with some of them. (ELK-146)"""
        return [
            id
            for id, card in self.privileges.items()
            if any(card.ability.when_tied(attribute).verb is not None for attribute in range(3))
        ]

    def every_card(self) -> tuple[str, ...]:
        return with_copies(self.order, self.abilities)

    def face(self, card: str) -> dict[str, Any]:
        if card in self.units:
            unit = self.units[card]
            return face.unit_face(unit, BASE if unit.base else ELITE, self.message(card))
        if card in self.zone_cards:
            return face.zone_card_face(self.zone_cards[card], self, self.message(card))
        return face.privilege_face(self.privileges[card], PRIVILEGE, self.message(card))
