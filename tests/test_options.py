"""An option that a table of so many cannot have is refused at every door, and what it may be is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import registry
from tablee.cli.options import read_options
from tablee.core.chance import secret_of_seed
from tablee.core.record import BrokenRecord, Record
from tablee.errors import UserError
from tablee.scenario.read import parse
from tablee.scenario.run import Failed, run
from tablee.server.creation import check_options_fit
from tablee.server.refusal import Refusal
from tablee.sim.run import simulate


def misfits() -> Iterator[tuple[str, int, str, str]]:
    """Every value of every option at each table that cannot have it."""
    for key in registry.GAMES:
        game = registry.game(key)
        for seats in range(game.fewest, game.most + 1):
            for option in game.options:
                assert option.values[0] in option.fitting(seats)
                for value in option.values:
                    if not option.fits(value, seats):
                        yield key, seats, option.key, value


MISFITS = sorted(misfits())


def test_what_depends_on_the_number_of_players() -> None:
    """ECO-R07, ECO-36, ELK-146: a seat that is not there; what concerns the Coalition."""
    assert ("ecos", 3, "harbinger", "5") in MISFITS
    assert ("ecos", 3, "draft_4", "yes") in MISFITS
    assert ("elekt", 2, "difficulty", "hard") in MISFITS
    assert ("ecos", 5, "harbinger", "5") not in MISFITS
    assert ("elekt", 1, "difficulty", "hard") not in MISFITS
    assert not [each for each in MISFITS if each[0] == "revachol"]


@pytest.mark.parametrize(("key", "seats", "option", "value"), MISFITS)
def test_it_is_refused_at_every_door(key: str, seats: int, option: str, value: str) -> None:
    game = registry.game(key)
    with pytest.raises(UserError, match=f'"{option}" may be .* at a table of {seats}'):
        read_options(game, [f"{option}={value}"], seats)
    with pytest.raises(UserError, match=f'"{option}" may be .* at a table of {seats}'):
        simulate(key, ["random"] * seats, 1, 1, options={option: value})
    with pytest.raises(Refusal):
        check_options_fit(game, {option: value}, seats)
    names = ", ".join(f'"P{seat}"' for seat in range(seats))
    text = f'[[scenario]]\ntitle = "t"\nrules = ["{"ECO-01" if key == "ecos" else "ELK-01"}"]\n'
    text += f'players = [{names}]\noptions.{option} = "{value}"\nplay = []\nthen.round = 0\n'
    with pytest.raises(Failed, match=f"not at a table of {seats}"):
        run(parse(text, Path(f"{key}/t.toml"))[0])


@pytest.mark.parametrize("option", ["harbinger=5", "draft_4=yes"])
def test_a_record_of_a_player_who_was_not_there_is_broken(option: str) -> None:
    """ECO-R07: silently it would be another's."""
    name, _, value = option.partition("=")
    cards = registry.house_cards("ecos")
    kinds = ["human"] * 3
    record = Record("ecos", cards.name, cards.digest, {name: value}, ["A", "B", "C"], kinds, secret_of_seed(1))
    with pytest.raises(BrokenRecord, match=f'"{option}", but 3 players'):
        record.new_state(registry.game("ecos"), cards)
