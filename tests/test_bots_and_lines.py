"""Bots value lines of cards by what their instructions declare: of two cards alike in all else, the better text."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tablee import bots, registry
from tablee.bots.advice.lines import worth
from tablee.core.chance import Seeded
from tablee.core.effects import all_effects
from tablee.core.layout import from_layout
from tablee.games.elekt.sentences import read_line as read_elekt
from tablee.games.revachol.effects import BRINGS, PICKS, WORDS
from tablee.games.revachol.lines import read_line as read_revachol

BETTER: Final = {
    "revachol": [
        ("when placed: gain 4 points", "when placed: gain 1 point"),
        ("when placed: draw 2 allies", "when placed: discard a card"),
        ("when placed: each opponent: lose 3 points", "when placed: lose 3 points"),
        ("at the end of your turn: gain 1 point", "when placed: gain 1 point"),
        ("when placed: choose: gain 3 points or discard a card", "when placed: discard a card"),
    ],
    "elekt": [
        ("when assigned: draw 2 units, then gain 1 amber", "when assigned: discard a unit from your hand"),
        ("when assigned: 2 times: draw a unit", "when assigned: show your hand, then discard 1 amber"),
        ("when assigned: each opponent: discard 1 amber", "when assigned: discard 1 amber, then show your hand"),
    ],
    "ecos": [
        ("choose: 5 points or gain a cube", "1 point, then discard a card"),
        ("3 points and each opponent: lose 2 points", "lose 2 points, then 1 point"),
    ],
}


def chosen(game: str, lines: tuple[str, str], number: int) -> str:
    """What greedy takes of two cards that differ in their line alone; which of them has it, the number says."""
    first, second = lines if number == 0 else lines[::-1]
    if game == "revachol":
        alike: dict[str, Any] = {"symbols": ["blue"], "skill": ""}
        changes: Any = {"ally": {"lily": {**alike, "lines": [first]}, "roy": {**alike, "lines": [second]}}}
        given: Any = {"1": {"hand": ["lily", "roy"], "corps": [["nix"]]}, "2": {"hand": ["cuno"]}, "tasks": ["bed"]}
        # A full hand, so that the question is which of the two and not whether to draw.
        given["1"]["hand"] += ["tommy", "soona", "annette"]
        changes["ally"].update({ally: {**alike, "lines": []} for ally in ("tommy", "soona", "annette")})
        changes["task"] = {"bed": {"requires": ["purple"] * 4}}
        return asked(game, changes, given, 2)[0].split(" ")[0]
    if game == "elekt":
        alike = {"symbols": ["authority"]}
        changes = {"elite": {"confessor": {**alike, "lines": [first]}, "symbiote": {**alike, "lines": [second]}}}
        given = {
            "1": {"amber": 1, "hand": ["confessor", "symbiote", "assassin"]},
            "2": {"amber": 1, "hand": ["assassin-2"]},
        }
        return asked(game, changes, given, 2)[0].split(" ")[0]
    alike = {"slots": ["sun", "grass"], "leaves": 2, "back": "brown"}
    changes = {"card": {"pollen": {**alike, "effects": [first]}, "tide": {**alike, "effects": [second]}}}
    given = {"1": {"active": ["pollen", "tide"]}, "drawn": []}
    return asked(game, changes, given, 3)[0].split(" ")[0]


def asked(game: str, changes: Any, given: Any, seats: int) -> tuple[str, Any]:
    own = registry.game(game)
    cards = own.change_cards(registry.card_text(game), changes, registry.texts_known(game))
    s: Any = from_layout(own, seats, {}, cards, given)
    if s.asked < 0:
        own.apply(s, s.asked, "sun")
    answer = bots.make("greedy", own).choose(s, 0, Seeded(1))
    return answer, s


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(("game", "lines"), [(game, lines) for game, pairs in BETTER.items() for lines in pairs])
def test_the_better_line_is_preferred(game: str, lines: tuple[str, str], number: int) -> None:
    names = {"revachol": ("lily", "roy"), "elekt": ("confessor", "symbiote"), "ecos": ("pollen", "tide")}[game]
    assert chosen(game, lines, number) == names[number]


def test_every_instruction_declares_what_it_is_worth() -> None:
    assert {key for _, key, _ in (*PICKS, *WORDS)} == BRINGS.keys()
    assert all(BRINGS.values())


def test_what_a_line_promises_follows_from_its_instructions() -> None:
    def of(text: str) -> float:
        return worth(read_revachol(f"when placed: {text}").effect)

    assert of("gain 2 points, then draw an ally") == of("gain 2 points") + of("draw an ally")
    assert of("you may discard a card") == 0.0
    assert of("you may discard a card; if you do, gain 3 points") == of("gain 3 points") + of("discard a card")
    assert of("choose: gain 1 point or gain 3 points") == of("gain 3 points")
    assert of("an opponent chooses: gain 1 point or gain 3 points") == of("gain 1 point")
    assert of("each opponent: lose 2 points") == of("gain 2 points")
    assert of("each player: gain 2 points") == 0.0
    assert of("2 times: gain 1 point") == of("gain 2 points")
    composed = read_elekt("when assigned: draw 2 units, then gain 1 amber", "elite").effect.composed
    assert len(all_effects(composed)) == 3


def test_questions_of_effects_are_answered_by_their_worth() -> None:
    """The better part, yes to a good bargain, no to a bad one; for another the part that gives least."""

    def answer(line: str, seat: int = 0) -> str:
        changes = {"ally": {"annette": {"symbols": ["blue"], "skill": "", "lines": [f"when placed: {line}"]}}}
        changes["task"] = {"bed": {"requires": ["purple"] * 4}}
        given = {"1": {"hand": ["annette", "lily", "roy"]}, "2": {"hand": ["nix"]}, "tasks": ["bed"], "task_deck": []}
        own = registry.game("revachol")
        cards = own.change_cards(registry.card_text("revachol"), changes, registry.texts_known("revachol"))
        s: Any = from_layout(own, 2, {}, cards, given)
        own.apply(s, 0, "annette")
        assert s.asked == seat
        return bots.make("greedy", own).choose(s, seat, Seeded(1))

    assert answer("choose: gain 1 point or gain 3 points") == "2"
    assert answer("an opponent chooses: gain 1 point or gain 3 points", 1) == "1"
    assert answer("you may discard a card; if you do, gain 3 points") == "yes"
    assert answer("you may discard a card; if you do, lose 1 point") == "no"
    assert answer("up to 3 times: lose 1 point") == "no"
