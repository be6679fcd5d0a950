"""Every refusal cites a rule that really forbids what was tried, whatever it is and wherever it is tried.

`why_not` is asked for every label of a game: those met in random games, and all that its ways to answer can form with
the words of the set. `tests/games/<key>/citations.py` declares for each rule when it may be cited (`CITATIONS`: written
from the text of the rules, not from the code that refuses) and the words that labels are formed with (`words`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.chance import Rng, Seeded
from tablee.core.choosing import EffectQuestion, OfEffect, PickPlayer
from tablee.core.decision import Attempt
from tablee.core.label import plain
from tablee.core.says import Says, slots_of
from tablee.core.stack import NOBODY, State
from tests.at_once import each_game_at_once, first_at_once
from tests.positions import TABLES, Play, stride
from tests.test_silence import odd_cards

pytestmark = pytest.mark.each_value(together=__name__)

Condition = Callable[[Any, int, Attempt], bool]
"""Whether the rule forbids what that seat attempts at that table."""

GAMES: Final = 2
"""At every table and at a time; every second one with other texts on its cards."""
MOST_GAMES: Final = 18

ONE_IN: Final = 5
AT_A_TIME: Final = 40
"""Labels of each kind tried at one position: met before, formed with any words, and of the verb that asks."""

LONG: Final = 10
"""A game may have so many positions for each of the shortest before labels are not met at every one of them."""

MOST_OF_A_KIND: Final = 3000


LINES: Final = ("draw an ally", "gain 1 amber", "gain 1 point, then discard a card", "nothing of the kind")
"""For labels that name an effect of a card, in a game whose own words have none."""

OF_EVERY_GAME: Final[dict[str, Condition]] = {
    "CRD-1": lambda s, seat, a: waits_for_effect(s) and not offered(s, a),
    "CRD-5": lambda s, seat, a: a.key in ("effect", "effect-yes", "effect-no", "effect-enough") and not offered(s, a),
    "CRD-10": lambda s, seat, a: a.key == "effect-player" and not offered(s, a),
    "CRD-12": lambda s, seat, a: a.key == "pick" and not offered(s, a),
}
"""When the rules of effects may be cited that cards of any game can have: docs/rules/cards.md."""


def waits_for_effect(s: State) -> bool:
    """Whether a step of a card's effect is asked about."""
    return s.top is not None and isinstance(s.top.todo[s.top.at], OfEffect)


def offered(s: State, a: Attempt) -> bool:
    """Whether the open question has this among its answers."""
    f = s.top
    if f is None or a.decision is None or not isinstance(f.todo[f.at], (EffectQuestion, PickPlayer)):
        return False
    said = [f.todo[f.at].said(s, f, a.seat, option) for option in a.decision.options]
    return any(
        one.says.key == a.key and all(one.words.get(slot) == word for slot, word in a.words.items()) for one in said
    )


def conditions_of(key: str) -> dict[str, Condition]:
    return {**OF_EVERY_GAME, **declared(key).CITATIONS}


def declared(key: str) -> Any:
    return import_module(f"tests.games.{key}.citations")


def keys() -> list[str]:
    """The games that have declared their conditions."""
    return [key for key in registry.GAMES if find_spec(f"tests.games.{key}.citations") is not None]


def formed(says: Says, words: Mapping[str, Sequence[str]], rng: Rng) -> list[str]:
    """Every label that a way to answer can form, or many of them."""
    slots = list(dict.fromkeys(slots_of(says.label.words)))
    lists = [words[slot] for slot in slots]
    count = 1
    for each in lists:
        count *= len(each)
    if count <= MOST_OF_A_KIND:
        return [says.label.say(dict(zip(slots, chosen, strict=True))) for chosen in product(*lists)]
    return [
        says.label.say({slot: words[slot][rng.below(len(words[slot]))] for slot in slots})
        for _ in range(MOST_OF_A_KIND)
    ]


class Vocabulary:
    """The labels of one game with one set of cards; each is tried in its turn."""

    def __init__(self, p: Play, rng: Rng) -> None:
        words = {"line": LINES, **declared(p.game.key).words(p.s)}
        verbs = p.game.verbs.items()
        self.of_verb = {name: [text for says in verb.says for text in formed(says, words, rng)] for name, verb in verbs}
        self.all = [text for texts in self.of_verb.values() for text in texts]
        rng.shuffle(self.all)
        self.met: list[str] = ["pass", "nothing", "hop"]
        self.known = set(self.met)
        self.at = 0

    def meet(self, p: Play) -> None:
        for decision in p.game.decisions(p.s):
            for option in decision.options[:30]:
                label = p.game.label(p.s, decision, option)
                if label not in self.known:
                    self.known.add(label)
                    self.met.append(label)

    def some(self, asked: str, rng: Rng) -> Iterator[str]:
        for texts in (self.met, self.all, self.of_verb.get(asked, [])):
            first = rng.below(max(1, len(texts) - AT_A_TIME)) if texts is not self.all else self.at % len(texts)
            yield from texts[first : first + AT_A_TIME]
        self.at += AT_A_TIME


def check(p: Play, seat: int, text: str, conditions: Mapping[str, Condition]) -> str:
    """The rule that is cited, "" if the text is an answer."""
    reason = p.game.why_not(p.s, seat, text)
    if reason is None:
        return ""
    _, attempt = p.game.attempted(p.s, seat, plain(text))
    attempt = attempt or Attempt(seat, text, {}, p.game.decision_of(p.s, seat))
    told = f'{p!r}, seat {seat}, asked {attempt.asked or "nothing"}: "{text}" is refused with {reason}'
    assert reason.rule in conditions, f"{told}: no condition is declared"
    assert conditions[reason.rule](p.s, seat, attempt), f"{told}, which does not forbid it"
    return reason.rule


def cited(key: str, seats: int, conditions: Mapping[str, Condition], first: int = 0, games: int = GAMES) -> set[str]:
    """The rules cited in some games, from that one on."""
    found: set[str] = set()
    for number in range(first, first + games):
        rng = Seeded(number)
        p = Play(key, seats, number, cards=odd_cards(key, number * 8 + seats) if number % 2 else None)
        vocabulary = Vocabulary(p, rng)
        for _ in p.positions(100_000):
            if p.s.asked >= 0 and (len(vocabulary.met) < AT_A_TIME or rng.below(max(1, stride(key) // LONG)) == 0):
                vocabulary.meet(p)
            if p.s.asked != NOBODY and (p.s.asked < 0 or rng.below(ONE_IN * stride(key))):
                continue
            for seat in range(seats):
                decision = p.game.decision_of(p.s, seat)
                for text in vocabulary.some("" if decision is None else decision.verb, rng):
                    found.add(check(p, seat, text, conditions))
    return found - {""}


@pytest.mark.parametrize("first", first_at_once([0, 2, 4]))
@pytest.mark.parametrize(("key", "seats"), each_game_at_once(table for table in TABLES if table[0] in keys()))
def test_a_refusal_cites_a_rule_that_forbids_it(key: str, seats: int, first: int) -> None:
    """Which rules come up hangs on the cards: where too few did, further games are played."""
    found: set[str] = set()
    for number in range(first, first + MOST_GAMES, GAMES):
        found |= cited(key, seats, conditions_of(key), number)
        if len(found) > len(declared(key).CITATIONS) / 3:
            return
    raise AssertionError(sorted(found))


@pytest.mark.parametrize("key", keys())
def test_a_false_citation_is_found(key: str) -> None:
    """Or the test above would be true of anything: a rule that is cited where it does not hold."""
    conditions = conditions_of(key)
    often = declared(key).OFTEN
    conditions[often] = lambda s, seat, attempt: False
    with pytest.raises(AssertionError, match=f"{often}.*does not forbid it"):
        cited(key, min(3, registry.game(key).most), conditions, games=MOST_GAMES)
