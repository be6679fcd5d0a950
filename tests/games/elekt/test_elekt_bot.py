"""The greedy bot's advice for Elekt: what it wants, what it protects, what it pays for, and how it fares alone."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import bots, registry
from tablee.bots.advice.elekt.advice import Advice
from tablee.core.chance import Seeded
from tablee.core.layout import from_layout
from tablee.core.stack import CHANCE, NOBODY
from tablee.games.elekt.abilities import BENT_VERBS
from tablee.games.elekt.game import GAME
from tablee.games.elekt.state import Elekt
from tablee.sim import simulate

TEXT = registry.card_text("elekt")
KNOWN = registry.texts_known("elekt")
CARDS = GAME.change_cards(
    TEXT,
    {
        "base": {
            "acolyte": {"symbols": ["mysticism", "authority"]},
            "nameless": {"symbols": ["duplicity"]},
            "dignitary": {"symbols": ["authority"]},
            "assassin": {"symbols": ["brutality", "brutality"]},
        },
        "elite": {
            "confessor": {"symbols": ["authority"] * 3, "lines": []},
            "ecstatic_puppet": {"symbols": ["authority"] * 2, "lines": []},
            "dusk_duellist": {"symbols": ["brutality"] * 3, "lines": []},
            "hollow_captain": {"symbols": [], "lines": []},
            "scarifier_guard": {"symbols": [], "lines": ["while here: this may be banished instead"]},
        },
        "skirmish": {
            "storm_pass": {"titles": 2, "lines": []},
            "werewolf_pack": {"titles": 2},
            "plague_pit": {"titles": 2},
            "amber_caravan": {"titles": 1, "lines": []},
            "bone_arena": {"titles": 1, "lines": ["after assigning here: remove any"]},
            "field_of_truce": {"titles": 1, "lines": ["while here: brutality is not resolved"]},
        },
        "machination": {"open_court": {"titles": 1, "lines": []}, "sealed_archive": {"titles": 2, "lines": []}},
    },
    KNOWN,
)
"""The house set with the values that these tests speak of."""


def laid_out(given: dict[str, Any], seats: int = 2) -> Elekt:
    zones = {"skirmish": "amber_caravan", "machination": "open_court", "privilege": "keeper_of_amber"}
    return from_layout(GAME, seats, {}, CARDS, zones | given)


def said(s: Elekt) -> str:
    """What the greedy bot answers to the open question, as a label."""
    decision = GAME.decision_of(s, s.asked)
    assert decision is not None
    return GAME.label(s, decision, bots.make("greedy", GAME).choose(s, s.asked, Seeded(1)))


def recruiting(*dealt: str) -> Elekt:
    """The first player has been dealt these."""
    others = {"recruits": ["dusk_duellist", "symbiote"]}
    s = laid_out({"phase": "recruitment", "1": {"recruits": list(dealt)}, "2": others})
    assert s.asked == 0
    return s


def until(s: Elekt, verb: str) -> Elekt:
    """Let the greedy bot play on to a question of that kind."""
    greedy = bots.make("greedy", GAME)
    for _ in range(30):
        if GAME.pending(s)[0].verb == verb:
            return s
        assert s.asked not in (NOBODY, CHANCE)
        GAME.play(s, greedy.choose(s, s.asked, Seeded(1)), Seeded(1))
    raise AssertionError(f"nobody is asked to {verb}")


def test_greedy_has_advice_for_every_question_that_is_ever_asked() -> None:
    """Verbs that ask a seat in many games, with all sorts of cards, are all known to it. The text of a single card may
    go without: whether to use it is valued by what it declares (`LineVerb.brings`), its own question by chance."""
    asked: set[str] = set()
    for number in range(60):
        rng = Seeded(number)
        s = GAME.new(number % 4 + 1, {"difficulty": "hard"}, registry.house_cards("elekt"))
        GAME.settle(s, rng)
        while s.asked != NOBODY:
            assert s.top is not None
            asked.add(s.top.todo[s.top.at].name)
            options = s.options[:-1] if s.options[-1] == "pass" and len(s.options) > 1 else s.options
            GAME.play(s, options[rng.below(len(options))], rng)
    known = set(Advice().questions)
    assert asked <= known | {verb.name for verb in BENT_VERBS}
    assert len(asked) > 15


def test_greedy_removes_the_token_that_it_needs_least() -> None:
    """ELK-196: the Authority token wins the card, the other nothing."""
    hand = {"hand": ["nameless-2", "nameless-3", "nameless-4"]}
    mine = {"hand": ["nameless"], "skirmish": ["dignitary authority mysticism"], "machination": ["acolyte-3"]}
    s = laid_out(
        {"skirmish": "bone_arena", "1": mine, "2": {**hand, "skirmish": ["dignitary-2", "acolyte-2 mysticism"]}}
    )
    GAME.play(s, "nameless skirmish", Seeded(1))
    assert said(s) == "remove mysticism from dignitary"


def test_greedy_recruits_the_better_unit() -> None:
    """ELK-49: of two, the one with more symbols."""
    s = recruiting("hollow_captain", "confessor")
    assert said(s) == "keep confessor"


def test_greedy_draws_blindly_rather_than_keep_one_of_two_bad_units() -> None:
    """ELK-50."""
    assert said(recruiting("hollow_captain", "scarifier_guard")) == "discard both"


@pytest.mark.parametrize(
    ("skirmish", "machination", "expected"),
    [
        ("storm_pass", "open_court", "assign confessor to skirmish"),
        ("amber_caravan", "sealed_archive", "assign confessor to machination"),
    ],
)
def test_greedy_goes_where_the_titles_are(skirmish: str, machination: str, expected: str) -> None:
    """ELK-25: two Titles are worth more than one."""
    given = {
        "skirmish": skirmish,
        "machination": machination,
        "1": {"hand": ["confessor"], "assigned": 4},
        "2": {"skirmish": ["ecstatic_puppet"], "machination": ["acolyte-2", "dignitary-2"], "finished": True},
    }
    assert said(laid_out(given)) == expected


def test_greedy_assigns_where_a_unit_turns_the_clash() -> None:
    """ELK-73: a Unit is wasted where the zone is won anyway, or lost in any case."""
    given = {
        "1": {"hand": ["ecstatic_puppet"], "skirmish": ["confessor"], "machination": ["nameless"], "assigned": 4},
        "2": {"skirmish": ["nameless-2"], "machination": ["acolyte-2"], "finished": True},
        "privilege": "",
    }
    assert said(laid_out(given)) == "assign ecstatic_puppet to machination"


def test_greedy_keeps_the_last_title_from_a_rival() -> None:
    """ELK-113: whoever has six of seven Titles must win no card, so it fights where that rival would win one."""
    given = {
        "skirmish": "amber_caravan",
        "machination": "sealed_archive",
        "1": {"hand": ["ecstatic_puppet"], "skirmish": ["nameless"], "machination": ["confessor"], "assigned": 4},
        "2": {"skirmish": ["acolyte-2"], "won": ["storm_pass", "werewolf_pack", "plague_pit"], "finished": True},
    }
    assert said(laid_out(given)) == "assign ecstatic_puppet to skirmish"


def test_greedy_banishes_the_unit_that_holds_the_card() -> None:
    """ELK-91: not the weaker one, and no own Unit."""
    given = {
        "phase": "clash",
        "1": {"skirmish": ["dusk_duellist", "dignitary"]},
        "2": {"skirmish": ["ecstatic_puppet", "nameless-2"], "amber": 0},
    }
    assert said(until(laid_out(given), "Banish")) == "banish ecstatic_puppet"


def test_greedy_attaches_what_wins_the_card() -> None:
    """ELK-80: Authority to an own Unit where one more wins."""
    given = {
        "phase": "clash",
        "skirmish": "field_of_truce",
        "sceptre": 2,
        "1": {"skirmish": ["acolyte"]},
        "2": {"skirmish": ["dignitary-2"]},
    }
    assert said(until(laid_out(given), "AttachTokens")) == "attach authority to acolyte"


def test_greedy_protects_a_good_unit_and_lets_a_useless_one_go() -> None:
    """ELK-94: for an Amber."""
    for unit, expected in (("confessor", "protect confessor"), ("hollow_captain", "give up hollow_captain")):
        given = {
            "phase": "clash",
            "1": {"skirmish": [unit], "amber": 1},
            "2": {"skirmish": ["dusk_duellist"]},
        }
        s = laid_out(given)
        while GAME.pending(s)[0].verb != "Banish":
            GAME.play(s, s.options[-1], Seeded(1))
        GAME.play(s, unit, Seeded(1))
        assert said(s) == expected


def test_greedy_gives_the_guard_for_a_better_unit_only() -> None:
    """ELK-120: its own Confessor is saved, a rival's is not."""
    for owner, expected in (("1", "scarifier_guard is banished instead"), ("3", "scarifier_guard stands aside")):
        sides: dict[str, Any] = {"1": {"skirmish": ["scarifier_guard"], "amber": 0}, "3": {"skirmish": ["nameless-3"]}}
        sides[owner]["skirmish"] = [*sides[owner]["skirmish"], "confessor"]
        s = laid_out({"phase": "clash", "2": {"skirmish": ["dusk_duellist"]}} | sides, 3)
        while GAME.pending(s)[0].verb != "Banish":
            GAME.play(s, s.options[-1], Seeded(1))
        GAME.play(s, "confessor", Seeded(1))
        assert said(s) == expected


def test_greedy_gives_the_sceptre_to_itself() -> None:
    """ELK-103."""
    s = laid_out({"phase": "reset", "privilege_winner": 2}, 3)
    assert said(s).startswith("give the sceptre to player 2 ")


def test_greedy_makes_the_coalition_lose_what_is_nearer_to_a_title() -> None:
    """ELK-168."""
    for amber, seals, expected in ((2, 1, "amber"), (1, 2, "seals")):
        s = laid_out({"1": {}, "coalition": {"amber": amber, "seals": seals}}, 1)
        GAME.play(s, "pass", Seeded(1))
        assert said(s) == f"the coalition loses its {expected}"


@pytest.mark.long
def test_the_coalition_is_harder_to_beat_with_more_masters() -> None:
    """ELK-146, with the house cards. The seeds are fixed; docs/sets/elekt-house.md has the measured rates."""
    easy, hard = [
        simulate("elekt", ["greedy"], 100, 7, options={"difficulty": difficulty}).seats[0].win_rate
        for difficulty in ("easy", "hard")
    ]
    assert easy > hard + 0.08
    assert hard > 0.03
