"""The zones of the table, each declared once: so it is saved, laid out in scenarios and seen. (ECO-166, ECO-167)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from tablee.core.stack import State, begin
from tablee.core.zones import COUNTED, HIDDEN, LIST, ONE, OWN, SEAT, TUPLE, Kind, Zone
from tablee.games.ecos.cards import BACKS, BLUE, BROWN, ELEMENT, ELEMENTS, Cards
from tablee.games.ecos.drawing import draw, read_drawing
from tablee.games.ecos.land import BY_NAME, NAMES, empty_land, put_tile
from tablee.games.ecos.rulings import FEWEST_PLAYERS, MOST_PLAYERS
from tablee.games.ecos.state import (
    MOVED,
    NOT_KEPT,
    PLACED,
    START,
    UNFOLLOWED,
    Bound,
    Change,
    Cube,
    Ecos,
    InPlay,
    Origin,
    Variant,
)
from tablee.games.ecos.token import token_verbs

HOW: Final = {"placed": PLACED, "moved": MOVED}


@final
class VariantKind(Kind):
    def write(self, value: Variant) -> Any:
        return {
            "landscape": value.landscape,
            "family": value.family,
            "drafts": list(value.drafts),
            "choose_decks": value.choose_decks,
            "goal": value.goal,
            "harbinger": value.harbinger,
        }

    def read(self, written: Any, cards: Any) -> Variant:
        return Variant(
            landscape=written["landscape"],
            family=written["family"],
            drafts=tuple(written["drafts"]),
            choose_decks=written["choose_decks"],
            goal=written["goal"],
            harbinger=written["harbinger"],
        )


@final
class MapZone(Zone):
    """The map as it is drawn. What is not on it is in the supply. (ECO-137)"""

    def written(self, s: State, seat: int) -> Any:
        assert isinstance(s, Ecos)
        return draw(s.land, s.cards)

    def lay(self, s: State, seat: int, written: Any, cards: Any) -> None:
        assert isinstance(s, Ecos)
        s.land = empty_land(s.cards.supply())
        read_drawing(written, s.land, s.cards)


@final
class BagKind(Kind):
    """Tokens by element."""

    def write(self, value: list[int]) -> Any:
        return {ELEMENTS[kind]: number for kind, number in enumerate(value)}

    def read(self, written: Any, cards: Any) -> list[int]:
        return [int(written[element]) for element in ELEMENTS]


@final
class ActiveKind(Kind):
    """Active cards: "uplift", "uplift 2" with two leaves up, "uplift 2: sun, rock" with cubes. A cube lies on the first
    empty slot of its element, unless the number of the slot stands behind it: "uplift 2: sun 3"."""

    def write(self, value: tuple[InPlay, ...]) -> Any:
        return [self.write_card(own) for own in value]

    def write_card(self, own: InPlay) -> str:
        cubes: list[str] = []
        laid = 0
        for at, kind in enumerate(own.card.slots):
            if own.filled >> at & 1:
                empty = own.card.masks[kind] & ~laid
                laid |= 1 << at
                cubes.append(ELEMENTS[kind] if empty & -empty == 1 << at else f"{ELEMENTS[kind]} {at + 1}")
        return f"{own.card.id} {own.leaves}" + (": " + ", ".join(cubes) if cubes else "")

    def read(self, written: Any, cards: Any) -> tuple[InPlay, ...]:
        return tuple([self.read_card(text, cards) for text in written])

    def read_card(self, text: str, cards: Cards) -> InPlay:
        head, _, cubes = text.partition(":")
        id, _, leaves = head.strip().partition(" ")
        if id not in cards.cards:
            raise ValueError(f'given: "{id}" is no card of this set, or is mentioned twice')
        card = cards.cards[id]
        filled = 0
        for cube in [word.strip() for word in cubes.split(",") if word.strip()]:
            element, _, slot = cube.partition(" ")
            empty = card.masks[ELEMENT[element]] & ~filled
            empty = empty & 1 << int(slot) - 1 if slot else empty & -empty
            if not empty:
                raise ValueError(f'given: "{text}": no slot for a cube on {cube}')
            filled |= empty
        return InPlay(card, int(leaves or card.leaves), filled)


@final
class CubesKind(Kind):
    def write(self, value: tuple[Cube, ...]) -> Any:
        return [
            {"card": cube.card, "slot": cube.slot, "source": cube.source, "source_slot": cube.source_slot}
            for cube in value
        ]

    def read(self, written: Any, cards: Any) -> tuple[Cube, ...]:
        return tuple([Cube(cube["card"], cube["slot"], cube["source"], cube["source_slot"]) for cube in written])


@final
class BoundZone(Zone):
    """What "this" may be. (ECO-R60)"""

    def written(self, s: State, seat: int) -> Any:
        assert isinstance(s, Ecos)
        how = {number: word for word, number in HOW.items()}
        return [
            {
                "line": bound.line,
                "how": how[bound.how],
                "piece": s.cards.pieces[bound.piece],
                "cells": [NAMES[cell] for cell in bound.cells],
            }
            for bound in s.bound
        ]

    def lay(self, s: State, seat: int, written: Any, cards: Any) -> None:
        assert isinstance(s, Ecos)
        s.bound = tuple(
            [
                Bound(
                    each["line"],
                    HOW[each["how"]],
                    s.cards.pieces.index(each["piece"]),
                    tuple([BY_NAME[cell] for cell in each["cells"]]),
                )
                for each in written
            ]
        )


@final
class OriginsZone(Zone):
    """Where the cards come from of which everybody could follow that. (ECO-166)"""

    def written(self, s: State, seat: int) -> Any:
        assert isinstance(s, Ecos)
        found: dict[str, Any] = {}
        for card in s.cards.cards.values():
            origin = s.origins[card.number - 1]
            facts = {"deck": origin.deck, "back": origin.back, "rebuilt": origin.rebuilt}
            own: dict[str, Any] = {name: value for name, value in facts.items() if value}
            if origin.back:
                own["dealt_to"] = origin.dealt_to
            if origin.pick != NOT_KEPT:
                own["pick"] = origin.pick
            if own:
                found[card.id] = own
        return found

    def lay(self, s: State, seat: int, written: Any, cards: Any) -> None:
        assert isinstance(s, Ecos)
        origins = [UNFOLLOWED] * len(s.origins)
        for card, own in written.items():
            origins[s.cards.cards[card].number - 1] = Origin(
                own.get("deck", ""),
                own.get("back", ""),
                own.get("dealt_to", -1),
                own.get("pick", NOT_KEPT),
                own.get("rebuilt", 0),
            )
        s.origins = tuple(origins)


@final
class ChangesKind(Kind):
    def write(self, value: tuple[Change, ...]) -> Any:
        return [{"seat": each.seat, "gained": each.gained, "card": each.card} for each in value]

    def read(self, written: Any, cards: Any) -> tuple[Change, ...]:
        return tuple([Change(each["seat"], each["gained"], each["card"]) for each in written])


ZONES: Final = (
    Zone("variant", VariantKind(), HIDDEN, laid=False),
    MapZone("land", ONE, HIDDEN, called="map"),
    Zone("brown", LIST, COUNTED, in_order=False),
    Zone("blue", LIST, COUNTED, in_order=False),
    Zone("row", TUPLE),
    Zone("discard", TUPLE),
    Zone("bag", BagKind()),
    Zone("drawn", TUPLE),
    Zone("cubes", ONE),
    OriginsZone("origins", ONE, HIDDEN),
    Zone("traffic", ChangesKind(), HIDDEN),
    Zone("harbinger", SEAT, HIDDEN),
    Zone("round", ONE),
    Zone("tokens", TUPLE),
    Zone("left", TUPLE, HIDDEN),
    Zone("responses", TUPLE, HIDDEN),
    Zone("resolvers", ONE, HIDDEN),
    Zone("chain", ONE, HIDDEN),
    Zone("line", ONE, HIDDEN),
    BoundZone("bound", ONE, HIDDEN),
    Zone("removed", TUPLE, HIDDEN),
    Zone("scored", ONE, HIDDEN),
    Zone("quiet_rounds", ONE, HIDDEN),
    Zone("quiet_tokens", ONE, HIDDEN),
    Zone("tie_steps", ONE),
    Zone("stalled", ONE, HIDDEN),
    Zone("end", ONE),
    Zone("hands", TUPLE, OWN, called="hand", per_seat=True, shown="shown"),
    Zone("shown", TUPLE, HIDDEN, per_seat=True),
    Zone("active", ActiveKind(), HIDDEN, per_seat=True),
    Zone("available", ONE, per_seat=True),
    Zone("dials", ONE, called="dial", per_seat=True),
    Zone("scores", ONE, called="score", per_seat=True),
    Zone("blue_points", ONE, HIDDEN, per_seat=True),
    Zone("packs", TUPLE, OWN, called="pack", per_seat=True),
    Zone("picked", TUPLE, OWN, per_seat=True),
    Zone("looking", TUPLE, OWN, per_seat=True),
    Zone("placed", CubesKind(), HIDDEN, per_seat=True),
    Zone("waiting", TUPLE, per_seat=True),
)


def fresh(seats: int, cards: Cards, variant: Variant) -> Ecos:
    """The landscape, all cards in their decks, seven cubes each, dials on START, all tokens in the bag.
    (ECO-01, ECO-12, ECO-13, ECO-14, ECO-15, ECO-16, ECO-17, ECO-18, ECO-19, ECO-22)"""
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {seats} (ECO-01)")
    land = empty_land(cards.supply())
    for cell, kind in cards.maps[variant.landscape]:
        put_tile(land, cell, kind)
    none: tuple[str, ...] = ()
    held: tuple[InPlay, ...] = ()
    no_cubes: tuple[Cube, ...] = ()
    each = cards.box["cubes_per_player"]
    return Ecos(
        seats,
        cards,
        variant=variant,
        land=land,
        brown=[card.id for card in cards.cards.values() if card.back == BROWN],
        blue=[card.id for card in cards.cards.values() if card.back == BLUE],
        row=(),
        discard=(),
        bag=list(cards.tokens),
        drawn=(),
        cubes=cards.box["cubes"] - each * seats,
        hands=[none] * seats,
        shown=(none,) * seats,
        active=[held] * seats,
        available=[each] * seats,
        dials=[START] * seats,
        scores=(0,) * seats,
        blue_points=(0,) * seats,
        packs=(none,) * seats,
        picked=(none,) * seats,
        looking=(none,) * seats,
        origins=(UNFOLLOWED,) * max(card.number for card in cards.cards.values()),
        placed=[no_cubes] * seats,
        waiting=(none,) * seats,
    )


def put_away(s: Ecos, given: Mapping[str, Any]) -> None:
    """Before a token is drawn. Cards not mentioned lie in their deck; where `brown` or `blue` is given, the rest of
    that colour lies in the discard pile. Who mentions no available cubes has seven less those on cards."""
    left = _not_laid(s, given)
    for seat in range(s.seats):
        on_cards = sum([bin(own.filled).count("1") for own in s.active[seat]])
        each = s.cards.box["cubes_per_player"]
        if "available" not in given.get(str(seat + 1), {}):
            s.available[seat] = max(0, each - on_cards)
        if "cubes" not in given:
            s.cubes += each - on_cards - s.available[seat]
        for own in s.active[seat]:
            if own.filled == own.card.full:
                raise ValueError(f'given: "{own.card.id}": a full card would have been resolved')
    decks = {BROWN: s.brown, BLUE: s.blue}
    for back in BACKS:
        rest = [card for card in left if s.cards.cards[card].back == back]
        if back in given:
            s.discard = (*s.discard, *rest)
        else:
            decks[back][:] = rest
    if "bag" not in given:
        for token in s.drawn:
            s.bag[ELEMENT[token]] -= 1
    s.round = max(s.round, 1)
    begin(s, s.harbinger, "token", token_verbs(s))


def _not_laid(s: Ecos, given: Mapping[str, Any]) -> list[str]:
    """The cards that are mentioned nowhere, in their order; none may be mentioned twice."""
    left = dict.fromkeys(s.cards.order)
    laid = [*s.row, *s.discard]
    laid += [card for back, deck in ((BROWN, s.brown), (BLUE, s.blue)) if back in given for card in deck]
    for seat in range(s.seats):
        laid += [*s.hands[seat], *s.packs[seat], *s.picked[seat], *s.looking[seat]]
        laid += [own.card.id for own in s.active[seat]]
    for card in laid:
        if card not in left:
            raise ValueError(f'given: "{card}" is no card of this set, or is mentioned twice')
        del left[card]
    return list(left)
