"""Bots play by the rules, know only what their seat may know, and the greedy one plays well."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tablee import bots, registry
from tablee.bots.bot import Bot
from tablee.core.chance import Seeded
from tablee.core.codec import digest
from tablee.core.contract import Game
from tablee.core.decision import Illegal
from tablee.core.layout import from_layout
from tablee.core.stack import CHANCE, NOBODY, State
from tablee.errors import UserError
from tablee.sim import simulate
from tablee.sim.run import play_game
from tests import positions

pytestmark = pytest.mark.each_value(together=__name__)

KEY = "revachol"
GAME: Game[Any] = registry.game(KEY)
CARDS = registry.house_cards(KEY)
SEATS = (2, 3, 4)
SIMPLE = ("random", "greedy", "beginner", "easy")
"""Those that do not think ahead; the others are held to the same in test_search.py."""
ADVISED = ("revachol", "elekt")
"""The games that the greedy bot knows."""

TABLES = [(key, seats) for key, seats in positions.TABLES if key in ADVISED]


def new_game(key: str, seats: int, rng: Seeded) -> State:
    game = registry.game(key)
    s: State = game.new(seats, {}, registry.house_cards(key))
    game.settle(s, rng)
    return s


def asked_seats(game: Game[Any], s: State) -> list[int]:
    """All seats with an open question, also those that have sealed an answer."""
    return [decision.seat for decision in game.decisions(s) if decision.seat != CHANCE]


def table(given: dict[str, Any], seats: int = 2) -> State:
    s: State = from_layout(GAME, seats, {}, CARDS, given)
    return s


def said(bot: Bot, s: State) -> str:
    """What the bot answers, as a label."""
    decision = GAME.decision_of(s, s.asked)
    assert decision is not None
    return GAME.label(s, decision, bot.choose(s, s.asked, Seeded(1)))


def test_an_unknown_bot_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(UserError, match='no bot "genius"; bots: random, greedy, beginner'):
        bots.make("genius", GAME)


def test_greedy_says_so_if_it_has_no_advice_for_a_game() -> None:
    chess: Game[Any] = Game("chess", 2, 2, (), ())
    with pytest.raises(UserError, match='does not know the game "chess"'):
        bots.make("greedy", chess)


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_choice_is_legal_and_alters_nothing(name: str, key: str, seats: int) -> None:
    """Also where several are asked at once, and at positions that the bot itself would not have come to."""
    game = registry.game(key)
    for seed in range(8):
        rng, own = Seeded(seed), Seeded(-1 - seed)
        bot = bots.make(name, game)
        s = new_game(key, seats, rng)
        while s.asked != NOBODY:
            before = digest(game, s)
            for seat in asked_seats(game, s):
                decision = game.decision_of(s, seat)
                assert decision is not None
                assert bot.choose(s, seat, own) in decision.options
            assert digest(game, s) == before
            game.play(s, s.options[rng.below(len(s.options))], rng)


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_chooser_gives_the_answers_of_its_bot(name: str, key: str, seats: int) -> None:
    """Whole games are played by places, tables by words: the same answers, from the same numbers."""
    game = registry.game(key)
    bot, other = bots.make(name, game), bots.make(name, game).chooser()
    for seed in range(3):
        rng, own, others = Seeded(seed), Seeded(-1 - seed), Seeded(-1 - seed)
        s = new_game(key, seats, rng)
        while s.asked != NOBODY:
            place = other.place(s, s.asked, others)
            assert s.options[place] == bot.choose(s, s.asked, own)
            game.play_at(s, place, rng)


def test_a_bot_that_derives_from_nothing_plays_whole_games() -> None:
    class First:
        def choose(self, s: State, seat: int, rng: Any) -> str:
            return s.options[0]

    class Wrong:
        def choose(self, s: State, seat: int, rng: Any) -> str:
            return "no such thing"

    first, wrong = cast(Bot, First()), cast(Bot, Wrong())
    assert play_game(GAME, registry.house_cards(KEY), {}, [first, first], 1, 0).decisions > 20
    with pytest.raises(Illegal) as refused:
        play_game(GAME, registry.house_cards(KEY), {}, [first, wrong], 1, 0)
    assert refused.value.reason.phrase.args["answer"] == "no such thing"


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize("key", ADVISED)
def test_the_same_seed_gives_the_same_game(name: str, key: str) -> None:
    """A bot that has played before plays no differently from a new one."""
    game = registry.game(key)
    bot = bots.make(name, game)
    for seed in range(4):
        ends: list[str] = []
        for player in (bot, bot, bots.make(name, game)):
            rng, own = Seeded(seed), Seeded(100 + seed)
            s = new_game(key, 3, rng)
            while s.asked != NOBODY:
                game.play(s, player.choose(s, s.asked, own), rng)
            ends.append(digest(game, s))
        assert len(set(ends)) == 1


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_choice_is_the_same_in_every_world_its_seat_cannot_tell_apart(name: str, key: str, seats: int) -> None:
    """No other hand, no order of a deck, no sealed answer has a say in it. (ECH-133, ELK-R141)"""
    game = registry.game(key)
    bot, other = bots.make(name, game), bots.make(name, game)
    compared = altered = 0
    for seed in range(6):
        rng = Seeded(1000 + seed)
        s = new_game(key, seats, rng)
        while s.asked != NOBODY:
            for seat in asked_seats(game, s):
                world = game.shuffle_unknown(s, seat, rng)
                assert other.choose(world, seat, Seeded(seed)) == bot.choose(s, seat, Seeded(seed))
                compared += 1
                altered += digest(game, world) != digest(game, s)
            # Every other game is played by the bot itself: its own positions are not those of random play.
            answer = bot.choose(s, s.asked, rng) if seed % 2 else s.options[rng.below(len(s.options))]
            game.play(s, answer, rng)
    assert altered > compared // 2


@pytest.mark.parametrize("seats", SEATS)
def test_greedy_looks_at_no_hidden_task(seats: int) -> None:
    """Completed Tasks of others lie face down: which they are makes no difference, only how many. (ECH-R13)"""
    rng = Seeded(7)
    first, second = bots.make("greedy", GAME), bots.make("greedy", GAME)
    for seed in range(4):
        s: Any = new_game(KEY, seats, Seeded(seed))
        while s.asked != NOBODY:
            other = GAME.clone(s)
            other.completed = tuple(
                own if seat == s.asked else tuple("lesson" for _ in own) for seat, own in enumerate(s.completed)
            )
            assert first.choose(s, s.asked, rng) == second.choose(other, s.asked, rng)
            GAME.play(s, s.options[rng.below(len(s.options))], rng)


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "seats", "least"),
    [(KEY, 2, 0.95), (KEY, 3, 0.8), (KEY, 4, 0.6), ("elekt", 2, 0.85), ("elekt", 3, 0.85), ("elekt", 4, 0.8)],
)
def test_greedy_beats_random(key: str, seats: int, least: float) -> None:
    """One greedy player against random ones. The seeds are fixed; the bounds lie far below what is measured."""
    report = simulate(key, ["greedy", *["random"] * (seats - 1)], 120, 2024)
    assert report.seats[0].win_rate > least


def test_greedy_completes_what_is_worth_most() -> None:
    """(ECH-37)"""
    given = {
        "1": {"hand": ["annette"], "corps": [["neha", "rene"]]},  # blue yellow, green red
        "tasks": ["lesson", "dice", "lorries"],  # 1, 2 and 7 points
    }
    s = table(given)
    greedy = bots.make("greedy", GAME)
    while GAME.pending(s)[0].verb != "Complete":
        GAME.play(s, greedy.choose(s, 0, Seeded(1)), Seeded(1))
    assert said(greedy, s) == "corps 1 completes lorries"


def test_greedy_waits_for_the_bigger_task() -> None:
    """It will not spend a Corps of three symbols on one point when the hand holds the rest of seven. (ECH-23)"""
    given = {
        "1": {"hand": ["annette", "rene"], "corps": [["neha"]]},
        "tasks": ["lesson", "radio", "lorries"],
    }
    s = table(given)
    greedy = bots.make("greedy", GAME)
    assert said(greedy, s) == "place rene"
    GAME.play(s, "rene", Seeded(1))
    assert said(greedy, s) == "in corps 1"
    GAME.play(s, "1", Seeded(1))
    assert said(greedy, s) == "corps 1 completes lorries"


def test_greedy_borrows_from_whoever_has_least() -> None:
    """A loan gives the lender a point. (ECH-104)"""
    given = {
        "1": {"hand": ["lena"], "corps": [["lily"]]},
        "2": {"corps": [["alain"]], "completed": ["gun", "lock"]},
        "3": {"corps": [["steban"]], "completed": ["bed"]},
        "tasks": ["tribunal", "bullet", "respect"],  # respect: green, red, purple
        "deck": [],
    }
    s = table(given, 3)
    greedy = bots.make("greedy", GAME)
    while GAME.pending(s)[0].verb != "Borrow":
        GAME.play(s, greedy.choose(s, 0, Seeded(1)), Seeded(1))
    assert said(greedy, s) == "lena borrows red from player 3"


def test_greedy_gives_up_the_task_of_fewest_points() -> None:
    """(ECH-76)"""
    given = {"1": {"completed": ["gun", "bed", "dice"]}, "morale": ["rhetoric", "logic"], "deck": ["drama", "neha"]}
    s = table(given)  # logic: lose a completed Task
    GAME.apply(s, 0, "draw")
    GAME.apply(s, CHANCE, "drama")
    while s.asked == CHANCE:
        GAME.apply(s, CHANCE, "2 2")
    assert said(bots.make("greedy", GAME), s) == "lose bed"
