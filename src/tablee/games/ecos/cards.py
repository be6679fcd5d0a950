"""The cards of Ecos and the pieces of its box: what is printed on each. (ECO-02, ECO-06, ECO-07, ECO-08, ECO-11)

Blue cards tend to score, brown ones to shape the map (ECO-89); nothing here knows of that."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from tablee.core.cardset import CardSet
from tablee.core.phrase import Phrase
from tablee.core.printed import text_id
from tablee.games.ecos.land import FIRST_SPECIES, FIXED_PIECES, enters, stack_of
from tablee.games.ecos.line import NO_REFERENCE, Line
from tablee.games.ecos.rulings import FULL_CARDS_ARE_LOCKED, MOST_PLAYERS

GAME: Final = "ecos"
CARD: Final = "card"
ELEMENTS: Final[tuple[str, ...]] = ("sun", "water", "grass", "egg", "fern", "rock", "animal", "wild")
WILD: Final = 7
SLOT_KINDS: Final = 8
"""Any element may stand on a slot, Wild too. (ECO-R15)"""
ELEMENT: Final[dict[str, int]] = {ELEMENTS[i]: i for i in range(len(ELEMENTS))}

BROWN: Final = "brown"
BLUE: Final = "blue"
BACKS: Final = (BROWN, BLUE)
PAW: Final = "paw"
PLANT: Final = "plant"
FAMILIES: Final = (PAW, PLANT)


@final
class Card:
    """A card: slots for cubes, lines from top to bottom, leaves, a back, perhaps a red band and deck icons. (ECO-11)"""

    def __init__(
        self,
        id: str,
        number: int,
        back: str,
        slots: tuple[int, ...],
        leaves: int,
        lines: tuple[Line, ...],
        decks: tuple[str, str],
        dark: tuple[bool, bool],
    ) -> None:
        self.id = id
        self.number = number
        self.back = back
        self.blue = back == BLUE
        self.slots = slots  # elements
        self.leaves = leaves
        self.lines = lines
        self.decks = decks  # the starting deck it belongs to, by family; "" for none (ECO-24, ECO-27)
        self.dark = dark  # the darker icon: begins active (ECO-26)
        # What follows from these, made once.
        self.full = (1 << len(slots)) - 1
        self.masks = tuple([sum([1 << i for i in range(len(slots)) if slots[i] == e]) for e in range(SLOT_KINDS)])
        self.kinds = tuple([e for e in range(SLOT_KINDS) if self.masks[e]])
        # By element: the slots it may fill. A Wild fills any; any fills a Wild slot. (ECO-R15)
        self.fits = tuple([self._fits(element) for element in range(SLOT_KINDS)])
        self.answers = tuple([f"{id} {ELEMENTS[e]}" for e in range(SLOT_KINDS)])
        self.slots_of = [SlotKind(self, e) for e in range(SLOT_KINDS)]
        # By filled slots and element: how many kinds of empty slots a cube may go to.
        self.open_kinds = [
            bytes([self._open_kinds(filled, e) for e in range(SLOT_KINDS)]) for filled in range(self.full + 1)
        ]
        # By filled slots: how answers end whose cube comes from here (ECO-48); a full card is locked (ECO-R14).
        self.leaving_kinds = [self._leaving(filled) for filled in range(self.full + 1)]
        self.leaving = [tuple([f" from {self.answers[kind]}" for kind in found]) for found in self.leaving_kinds]
        self.arrows = tuple([i for i in range(len(lines)) if lines[i].places])  # placement effects (ECO-86)
        self.refers = any(refers(line) for line in lines)
        self.red = any(line.removes for line in lines)  # removes or replaces: a repercussion card (ECO-131, ECO-132)
        stacks = [stack_of(piece) for i in self.arrows for piece in lines[i].binds]
        self.unshared = len(set(stacks)) == len(stacks)  # no two placement effects need the same supply

    def _fits(self, element: int) -> tuple[int, ...]:
        return self.kinds if element == WILD else tuple([kind for kind in self.kinds if kind in (element, WILD)])

    def _open_kinds(self, filled: int, element: int) -> int:
        return len([kind for kind in self.fits[element] if self.masks[kind] & ~filled])

    def _leaving(self, filled: int) -> list[int]:
        """The kinds of slots that a cube may leave."""
        if filled == self.full and FULL_CARDS_ARE_LOCKED:
            return []
        return [kind for kind in self.kinds if self.masks[kind] & filled]


@final
class SlotKind:
    """The slots of one element on one card. (ECO-R77)"""

    def __init__(self, card: Card, kind: int) -> None:
        self.card = card
        self.kind = kind
        self.mask = card.masks[kind]


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class CubeMove:
    """An answer that moves a cube: to which slot, and from which."""

    def __init__(self, answer: str, goes_to: SlotKind, leaves: SlotKind) -> None:
        self.answer = answer
        self.goes_to = goes_to
        self.leaves = leaves


def refers(line: Line) -> bool:
    """Whether it speaks of "this", itself or within."""
    return line.refers != NO_REFERENCE or any(refers(part) for part in line.inner())


@final
class Species:
    """An animal: where it may be placed, and how many tokens there are. (ECO-06, ECO-102)"""

    def __init__(self, id: str, habitat: int, count: int, letter: str) -> None:
        self.id = id
        self.habitat = habitat  # terrain and feature bits
        self.enters = enters(habitat)
        self.count = count
        self.letter = letter  # in a drawing of the map


@final
class Cards(CardSet):
    """One card set: cards by id in the order of their numbers, and what the box holds besides."""

    def __init__(
        self,
        name: str,
        digest: str,
        names: dict[str, dict[str, str]],
        cards: dict[str, Card],
        lines: dict[str, Line],
        species: tuple[Species, ...],
        tokens: tuple[int, ...],
        box: dict[str, int],
        maps: dict[str, tuple[tuple[int, int], ...]],
        decks: tuple[tuple[str, ...], tuple[str, ...]],
    ) -> None:
        super().__init__(name, digest, names)
        self.cards = cards
        self.order = tuple(cards)  # for lists and galleries
        # By what answers call them: "grass-sea sun".
        self.slots = {card.answers[kind]: card.slots_of[kind] for card in cards.values() for kind in card.kinds}
        self.last_moves: list[CubeMove | None] = [None] * MOST_PLAYERS  # of each seat, as they were written last
        self.effects: dict[str, Any] = {}  # those of composed lines, by their texts
        self.waits = False  # whether a line of any card waits for an occasion
        self.spares = False  # whether any lets the others need fewer elements
        self.lines = lines  # every line of every card and the lines inside, by text
        self.species = species
        self.pieces: tuple[str, ...] = (*FIXED_PIECES, *[each.id for each in species])
        self.piece_numbers = {piece: number for number, piece in enumerate(self.pieces)}
        self.habitats = tuple([each.habitat for each in species])
        self.enters = tuple([each.enters for each in species])
        self.tokens = tokens  # element tokens by kind (ECO-R03)
        self.box = box  # land_tiles, water_tiles, mountains, forests, cubes, cubes_per_player, goal, short_goal
        self.maps = maps  # the landscapes: (cell, terrain) (ECO-R02)
        self.decks = decks  # names of the starting decks, by family

    def supply(self) -> list[int]:
        """All pieces in the box, by piece. (ECO-03, ECO-04, ECO-05, ECO-06)"""
        box = self.box
        return [
            0,
            box["water_tiles"],
            box["land_tiles"],
            0,
            box["mountains"],
            box["forests"],
            *[each.count for each in self.species],
        ]

    def habitat(self, piece: int) -> int:
        return self.habitats[piece - FIRST_SPECIES]

    def message(self, card: str) -> str:
        return text_id(CARD, card) if card in self.cards else ""

    def printed_lines(self, card: str) -> tuple[Phrase, ...]:
        return tuple([line.phrase() for line in self.cards[card].lines]) if card in self.cards else ()

    def every_card(self) -> tuple[str, ...]:
        return self.order

    def face(self, card: str) -> dict[str, Any]:
        from tablee.games.ecos.face import face  # lines know cards, and a face shows its lines

        return face(self.cards[card]) if card in self.cards else {}
