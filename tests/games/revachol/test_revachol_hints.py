"""What a player is shown of a loan before it is chosen: who pays, what is wasted, what it brings."""

from __future__ import annotations

from typing import Any, cast

from tablee import registry
from tablee.core.layout import from_layout
from tablee.core.stack import Frame
from tablee.games.revachol.cardset import Cards
from tablee.games.revachol.counts import COUNTS, CountOf, SymbolCount
from tablee.games.revachol.game import GAME
from tablee.games.revachol.state import Revachol
from tablee.text import Texts

CARDS = GAME.change_cards(
    registry.card_text("revachol"),
    {
        "ally": {
            "lena": {"symbols": ["crown"], "skill": "borrow", "points": 1},
            "annette": {"symbols": ["blue"], "skill": "", "points": 0},
            "lily": {"symbols": ["blue", "red"], "skill": "", "points": 0},
        },
        "task": {"bed": {"requires": ["blue"], "special": False, "points": 7}},
    },
    registry.texts_known("revachol"),
)


def asked_for_a_loan() -> Revachol:
    """Anna completes the bed with Lena, who may borrow, and Annette, who could pay alone."""
    given: dict[str, Any] = {"1": {"hand": ["chester"], "corps": [["annette", "lena"]]}, "2": {"corps": [["lily"]]}}
    s: Revachol = from_layout(GAME, 2, {}, CARDS, {**given, "tasks": ["bed"]})
    for answer in ("chester", "1", "1 bed"):
        GAME.apply(s, 0, answer)
    assert s.top is not None
    assert s.top.todo[s.top.at].name == "Borrow"
    return s


def test_what_is_borrowed_pays() -> None:
    """It must cover a required symbol, also where an own one could: then that one is wasted. (ECH-R86, ECH-46)"""
    s = asked_for_a_loan()
    hint = GAME.preview(s, 0, "1 blue")
    assert [(pay["how"], pay["ally"], pay["lender"]) for pay in hint["pays"]] == [("borrow", "lena", 1)]
    allies = cast(Cards, CARDS).allies
    printed = sum([len(allies[ally].symbols) for ally in ("annette", "lena", "chester")])
    assert hint["wasted"] == printed
    assert (hint["gives"], hint["to"], hint["points"]) == ("lena", 1, 7)


def test_borrowing_nothing_brings_the_same_points() -> None:
    """And gives nobody a card. (ECH-105)"""
    s = asked_for_a_loan()
    hint = GAME.preview(s, 0, "no")
    assert hint["points"] == 7
    assert "gives" not in hint
    assert [(pay["how"], pay["ally"]) for pay in hint["pays"]] == [("own", "annette")]


def test_corps_0_is_no_new_corps() -> None:
    """What is said of it is about a Corps that is not there. (ECH-34)"""
    s: Revachol = from_layout(GAME, 2, {}, CARDS, {"1": {"hand": ["chester"], "corps": [["annette"]]}})
    GAME.apply(s, 0, "chester")
    reason = GAME.why_not(s, 0, "in corps 0")
    assert reason is not None
    assert Texts("en", "revachol", CARDS).reason(reason, ("Anna", "Bo")) == "You have no Corps 0."


def test_each_count_counts_its_own_things() -> None:
    """What lines compare is different of each kind here: no two counts could be exchanged. (CRD-8)"""
    corps = [["chester", "klaasje", "titus"], ["kim"]]
    given: dict[str, Any] = {
        "1": {"hand": ["cuno", "nix", "roy", "soona", "noid"], "corps": corps, "completed": ["bed"]}
    }
    s: Revachol = from_layout(GAME, 2, {}, CARDS, given)
    f = Frame(0, "titus", (), 0, "", 0, (), 0, None)
    told = {count.key: count.value(s, f, 0) for count in COUNTS if isinstance(count, CountOf)}
    assert told == {"hand": 5, "corps": 2, "allies": 4, "here": 3, "tasks": 1, "points": 7}
    printed = [symbol for of in corps for ally in of for symbol in cast(Cards, CARDS).allies[ally].symbols]
    for count in COUNTS:
        if isinstance(count, SymbolCount):
            assert count.value(s, f, 0) == printed.count(count.symbol)
