"""Tensors of many games, written from the parts in which a game tells its view, not from the view itself.

What is written for a part follows from its key and its place alone, so it is kept: a step changes little. What was not
kept is shown and walked over as in a view (sparse.py): both ways give the same bytes (tests/env/test_observed.py).
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from tablee.core.contract import Game
from tablee.core.parts import Part, Teller
from tablee.core.stack import State
from tablee.core.zones import COUNTED, LIST, OPEN, SHARED, Zone
from tablee.stepping.sparse import BAG, PLAYERS, SEAT, SEATS, Bags, Branch, Leaf, Sparse, Walk, Written

MOST_KEPT: Final = 1 << 12
"""Keys that are kept for one place of a part."""


@final
class Place:
    """Where a part stands in the tensor: a field, or a step of several paths."""

    def __init__(self, path: str, walk: Walk) -> None:
        self.branch: Branch = walk.root
        self.leaf: Leaf | None = None
        self.is_found = True  # whether the declaration has anything there
        self.is_each = path == ""  # one of several things, or some fields of the view itself
        self.players = [False, False]  # which places are sides, the own one first
        self.counts = [1, 1]
        depth = 0
        for step in path.split(".") if path else ():
            name = step.removesuffix("[]")
            self.is_each = name != step
            branch = next((each for each in self.branch.branches if each.name == name), None)
            if branch is None:
                self.leaf = next((each for each in self.branch.leaves if each.name == name), None)
                self.is_found = self.leaf is not None
                break
            if self.is_each:
                self.players[depth] = branch.kind == PLAYERS
                self.counts[depth] = walk.sides if branch.kind == PLAYERS else branch.places
                depth += 1
            self.branch = branch
        self.depth = depth
        self.many = self.counts[1]
        self.all = self.counts[0] * self.counts[1]
        self.by_seat = self.all if depends_on_seat(self.branch, self.leaf) else 0
        self.kept: list[dict[Any, Written]] = [{} for _ in range(self.all * (walk.seats if self.by_seat else 1))]


def depends_on_seat(branch: Branch, leaf: Leaf | None) -> bool:
    """Whether what is written there names sides, which stand in another order for each seat."""
    if leaf is not None:
        return leaf.kind in (SEAT, SEATS)
    return any(depends_on_seat(branch, each) for each in branch.leaves + branch.bare) or any(
        each.kind == PLAYERS or depends_on_seat(each, None) for each in branch.branches
    )


@final
class Field:
    """A zone that the view shows plainly, and its place in the tensor."""

    def __init__(self, zone: Zone, place: Place, number: int) -> None:
        self.zone = zone
        self.place = place
        self.number = number
        self.name = zone.name
        self.per_seat = zone.per_seat
        self.is_open = zone.seen == OPEN
        self.is_counted = zone.seen == COUNTED
        self.is_pile = zone.seen == OPEN and zone.kind is LIST and place.leaf is not None and place.leaf.kind == BAG


@mypyc_attr(acyclic=True)
@final
class Pile:
    """Many cards, as they were written last for one game: a few have come or gone since."""

    def __init__(self) -> None:
        self.cards: list[Any] = []
        self.places = b""

    def write(self, out: Sparse, bags: Bags, cards: list[Any]) -> None:
        if cards != self.cards:
            was, now = len(self.cards), len(cards)
            least = min(was, now)
            same = 0
            while same < least and self.cards[same] is cards[same]:
                same += 1
            after = 0
            while after < least - same and self.cards[was - 1 - after] is cards[now - 1 - after]:
                after += 1
            between = bags.places_of(cards[same : now - after])
            self.places = self.places[: 4 * same] + between + self.places[4 * (was - after) :]
            self.cards = cards.copy()
        if self.places:
            out.add_more(self.places, len(cards))


@final
class Direct(Teller):
    """Writes the tensors of one game at tables of one size."""

    def __init__(self, walk: Walk, game: Game[Any]) -> None:
        self.walk = walk
        self.game = game
        self.places: dict[Part, Place] = {}
        self.numbers: dict[Part, int] = {}
        for part in game.parts:
            place = Place(part.path, walk)
            if place.is_found:
                self.places[part] = place
                self.numbers[part] = len(self.numbers)
        self.piles = len(self.numbers)
        self.fields: list[Field] = []
        told = [part.path for part in game.parts]
        for zone in game.zones:
            path = f"players[].{zone.called}" if zone.per_seat else zone.called
            place = Place(path, walk)
            if not zone.hidden and place.is_found and path not in told:
                self.fields.append(Field(zone, place, self.piles))
                self.piles += 1
        self.out = Sparse()
        self.own = Sparse(is_kept=True)  # where parts are written that are kept
        self.seat = 0
        self.of: list[Pile] = []

    def new_piles(self) -> list[Pile]:
        """For each game its own."""
        return [Pile() for _ in range(self.piles)]

    def write(self, out: Sparse, s: State, verb: str, seat: int, of: list[Pile]) -> None:
        """All fields, as one row."""
        self.out = out
        self.seat = seat
        self.of = of
        self.walk.ask(out, verb)
        for field in self.fields:
            lies: Any = getattr(s, field.name)
            if field.per_seat:
                for owner, own in enumerate(lies):
                    self._zone(field, s, own, owner)
            elif field.is_pile:
                self._pile(field.place, field.number, lies)
            else:
                self._zone(field, s, lies, SHARED)
        self.game.tell(s, seat, self)
        out.end_row()

    def _zone(self, field: Field, s: State, lies: Any, owner: int) -> None:
        """What lies in a zone, as far as the seat sees it."""
        place, seat = field.place, self.seat
        at = 0 if owner == SHARED else self.walk.place_of(owner, seat)
        kept = place.kept[at + seat * place.by_seat]
        if field.is_counted:
            key: Any = len(lies)
        elif field.is_open or owner == seat:
            key = tuple(lies) if isinstance(lies, list) else lies
        else:
            key = tuple(field.zone.seen_by(s, owner, seat))
        found = kept.get(key)
        if found is None:
            found = self._kept(place, kept, key, field.zone.seen_by(s, owner, seat), at, 0)
        found.again(self.out)

    def part(self, part: Part, key: Any, at: int = 0, then: int = 0) -> None:
        place = self.places.get(part)
        if place is None:
            return  # the tensor shows nothing of it
        seat = self.seat
        if place.depth:
            if place.players[0]:
                at = self.walk.place_of(at, seat)
            if place.depth > 1 and place.players[1]:
                then = self.walk.place_of(then, seat)
            if at >= place.counts[0] or then >= place.many:
                return
        kept = place.kept[at * place.many + then + seat * place.by_seat]
        found = kept.get(key)
        if found is None:
            found = self._kept(place, kept, key, part.show(key), at, then)
        found.again(self.out)

    def _kept(self, place: Place, kept: dict[Any, Written], key: Any, shown: Any, at: int, then: int) -> Written:
        """Written for the first time."""
        own, walk, leaf = self.own, self.walk, place.leaf
        if shown is None:
            pass
        elif leaf is not None:
            walk.write_field(own, leaf, shown, leaf.first + at * leaf.apart0 + then * leaf.apart1, self.seat)
        elif place.is_each:
            walk.each(own, place.branch, shown, self.seat, at, then, 0)
        else:
            walk.step(own, place.branch, shown, self.seat, at, then, 0)
        found = own.taken()
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[key] = found
        return found

    def cards(self, part: Part, cards: list[str]) -> None:
        place = self.places.get(part)
        if place is not None:
            self._pile(place, self.numbers[part], cards)

    def _pile(self, place: Place, number: int, cards: list[Any]) -> None:
        assert place.leaf is not None
        self.of[number].write(self.out, place.leaf.bags[0], cards)

    def map(self, part: Part, things: list[Any]) -> None:
        place = self.places.get(part)
        if place is not None:
            self.walk.step(self.out, place.branch, things, self.seat, 0, 0, 0)
