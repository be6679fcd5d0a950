"""A table laid out by hand, for scenarios and puzzles, and any table written down in the same words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from tablee.core.cardset import CardSet
from tablee.core.codec import stand, write_stack
from tablee.core.contract import Game
from tablee.core.plain_data import JSON
from tablee.core.stack import NOTHING, State, run
from tablee.core.zones import SHARED, check_names, owners, read_zones, write_zones

S = TypeVar("S", bound=State)
STACK: Final = "stack"
SEALED: Final = "sealed"


def from_layout(game: Game[S], seats: int, options: Mapping[str, str], cards: CardSet, given: Mapping[str, JSON]) -> S:
    """A table as `given` says (player keys are `State.owner_keys`), at a question.

    Without a `stack` something usual is begun, and what is not mentioned goes to its usual place. ValueError says what
    is wrong.
    """
    zones = [zone for zone in game.zones if zone.laid]
    s = game.fresh(seats, options, cards)
    s.game = game
    check_names(zones, s, given, (STACK, SEALED, *game.begun_by))
    read_zones(zones, s, given, cards)
    if STACK in given:
        stand(game, s, given[STACK], given.get(SEALED, [NOTHING] * seats))
    else:
        game.put_away(s, given)
        run(s)
    return s


def by_number(players: Sequence[str], table: Mapping[str, Any]) -> dict[str, Any]:
    """The words of a layout as people write them: players' names become seat numbers, as keys and as values."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, Mapping):
            value = by_number(players, value)
        elif value in players:
            value = players.index(value) + 1
        found[str(players.index(key) + 1) if key in players else key] = value
    return found


def to_layout(game: Game[Any], s: State, options: Mapping[str, str], cards: CardSet) -> dict[str, JSON]:
    """The whole table in the words of `from_layout`, its inverse; what lies as on a fresh table is left out."""
    zones = [zone for zone in game.zones if zone.laid]
    table = write_zones(zones, s)
    usual = write_zones(zones, game.fresh(s.seats, options, cards))
    found: dict[str, JSON] = {}
    for key, value in table.items():
        if key in s.owner_keys():
            value = {name: each for name, each in value.items() if each != usual[key][name]}
        if value != usual[key] and value != {}:
            found[key] = value
    found[STACK] = write_stack(s)
    if any(answer != NOTHING for answer in s.sealed):
        found[SEALED] = list(s.sealed)
    return found


def facts(game: Game[Any], s: State) -> dict[str, JSON]:
    """What a scenario may say of a table: its zones, how many cards lie in each, and what the game adds to that."""
    keys = s.owner_keys()
    found: dict[str, JSON] = {key: {} for key in keys}
    for zone in game.zones:
        for owner in owners(zone, s):
            there = found if owner == SHARED else found[keys[owner]]
            written = zone.written(s, owner)
            there[zone.called] = written if zone.in_order else sorted(written)
            if isinstance(written, list):
                there[f"{zone.called}_size"] = len(written)
    for key, value in game.facts(s).items():
        found[key] = {**found[key], **value} if key in found and isinstance(value, dict) else value
    return found
