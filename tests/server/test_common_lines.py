"""What several readers share, lines of the log and parts of their views, is what each of them would have got alone."""

from __future__ import annotations

import msgspec
import pytest

from tablee import registry
from tablee.core.chance import Seeded, secret_of_seed
from tablee.core.record import Record
from tablee.server import wire
from tablee.server.clocks import Rule
from tablee.server.context import texts
from tablee.server.listener import encoded
from tablee.server.match import Match
from tablee.server.render import Now, Reader
from tablee.store import ANSWER, CHANCE, Entry

LONG = 150


def played(key: str, seats: int, number: int) -> Match:
    """A random game, or its beginning."""
    game, cards, rng = registry.game(key), registry.house_cards(key), Seeded(number)
    names = ["Anna", "Bo", "Cy", "Di"][:seats]
    record = Record(key, cards.name, cards.digest, {}, names, ["human"] * seats, secret_of_seed(number))
    playing = Match(game, cards, record, Rule("none"))
    playing.stored(playing.begin(0.0))
    while (waiting := playing.waiting()) and playing.moves < LONG:
        decision = game.decision_of(playing.state, waiting[rng.below(len(waiting))])
        assert decision is not None
        answer = decision.options[rng.below(len(decision.options))]
        playing.stored(playing.answer(decision.seat, answer, "", 0.0))
    return playing


@pytest.mark.parametrize("key", registry.GAMES)
def test_what_is_shared_tells_nobody_more_nor_less(key: str) -> None:
    """In whichever order readers come: nobody gets what was meant for another. (ECH-133)"""
    hidden = 0
    for number in range(3):
        playing = played(key, 2 + number, number)
        readers = [Reader(playing, texts("en", key, playing.table.cards), seat) for seat in range(-1, 2 + number)]
        alone = [encoded(reader.update(0, 0, Now(playing, 0.0))) for reader in readers]
        shared = written = 0
        for turned in range(len(readers)):
            order = readers[turned:] + readers[:turned]
            now = Now(playing, 0.0, False, [reader.seat for reader in order])
            told = [reader.update(0, 0, now) for reader in order]
            assert [encoded(each) for each in told] == alone[turned:] + alone[:turned]
            shared += len(now.lines["en"])
            written += sum(isinstance(part, msgspec.Raw) for part in told[0].view.values())
        assert shared > 0
        assert written > 0
        lines = [reader.log(0) for reader in readers]
        hidden += sum(line.event.get("card") == "?" for line in lines[0])
        assert readers[0].seat == wire.SPECTATOR
    assert hidden > 0 or key == "ecos", "there were cards to hide"


def test_a_game_took_from_its_deal_to_its_last_answer() -> None:
    """What goes on from another game does not say: its first part was played elsewhere."""
    begun = played("revachol", 2, 1)
    assert begun.seconds() == 0
    record = begun.table.record
    for given, took in ((0, 300), (1, 0)):
        record.given = given
        log = [Entry(CHANCE, -1, "", at=100.0), Entry(ANSWER, 0, "", at=160.0), Entry(ANSWER, 1, "", at=400.0)]
        again = Match(begun.game, begun.table.cards, record, Rule("none"))
        for move, entry in enumerate(log):
            again._note(entry, move + 1)
        assert again.seconds() == took
