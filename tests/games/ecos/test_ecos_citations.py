"""Every reason cites a rule that holds: all labels of the game are attempted at many positions."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.chance import Rng, Seeded
from tablee.core.decision import Attempt
from tablee.core.says import Says
from tablee.core.stack import CHANCE, NOBODY
from tablee.testing.positions import Play
from tests.games.ecos.citations import CITATIONS, ELEMENTS, asking, at
from tests.games.ecos.leanings import LEANINGS, OPTIONS
from tests.games.ecos.odd_cards import changes

GAME: Final[Any] = registry.game("ecos")
CARDS: Final[Any] = registry.house_cards("ecos")
ATTEMPTS: Final = 25
"""Texts tried at each position."""
POSITIONS: Final = 400


def one(words: list[str], rng: Rng) -> str:
    return words[rng.below(len(words))]


def some_words(s: Any, slot: str, rng: Rng) -> str:
    """What a player may put in a slot: mostly something that lies on the table."""
    if slot.startswith("card"):
        active = [each.card.id for own in s.active for each in own]
        hands = [card for own in (*s.hands, *s.packs, *s.looking) for card in own]
        return one([*active * 2, *hands, *s.row, *s.discard, *s.brown[:3], "nessie"], rng)
    if slot.startswith("symbol") or slot == "token":
        return one([*ELEMENTS, *s.tokens, *s.left, "mud"], rng)
    if slot == "piece":
        return one([*s.cards.pieces[1:], *[s.cards.pieces[bound.piece] for bound in s.bound] * 2, "dragon"], rng)
    if slot == "cell":
        here = [f"{cell % 81 - 40},{cell // 81 - 40}" for cell in (*s.land.tiles, *s.land.rim)]
        return one([*here, "0,0", "9,9", "nowhere"], rng)
    if slot == "line":
        return one(list(s.cards.lines), rng)
    if slot == "zone":
        return one([*s.cards.decks[0], *s.cards.decks[1], "unicorn"], rng)
    return one({"back": ["brown", "blue", "red"], "player": ["0", "1", "2"]}[slot], rng)


def formed(s: Any, says: Says, rng: Rng) -> str:
    """A label of that kind; of a placement mostly with the piece that is to be placed."""
    words = {slot: some_words(s, slot, rng) for slot in says.label.parts[1::2]}
    if s.top is not None and s.top.it in s.cards.lines and "piece" in words and rng.below(2):
        line = s.cards.lines[s.top.it]
        words["piece"] = s.cards.pieces[line.binds[0]] if line.binds and line.binds[0] < 100 else words["piece"]
    return says.to_label(words)


def attempts(s: Any, seen: list[str], rng: Rng) -> list[str]:
    ways = [says for verb in GAME.verbs.values() for says in verb.says]
    asked = [] if s.top is None else list(s.top.todo[s.top.at].says)
    texts = [formed(s, one_of(ways, rng), rng) for _ in range(ATTEMPTS)]
    texts += [formed(s, one_of(asked, rng), rng) for _ in range(ATTEMPTS) if asked]
    return [*texts, "pass", *[one(seen, rng) for _ in range(ATTEMPTS) if seen]]


def one_of(ways: list[Says], rng: Rng) -> Says:
    return ways[rng.below(len(ways))]


def small_box(seed: int) -> Any:
    """Other effects on most cards, one slot each, and few pieces: more questions on the map, and pieces run out."""
    changed = changes(Seeded(seed))
    for card in CARDS.cards:
        changed["card"].setdefault(card, {})["slots"] = ["sun"]
    changed["box"] = {"land_tiles": 12, "water_tiles": 8, "mountains": 2, "forests": 3, "cubes": 25}
    changed["elements"] = {"sun": 38, "water": 0, "grass": 0, "egg": 0, "fern": 0, "rock": 0, "animal": 0, "wild": 2}
    changed["species"] = {each.id: {"count": 2} for each in CARDS.species}
    return GAME.change_cards(registry.card_text("ecos"), changed, registry.texts_known("ecos"))


def cited(play: Play, positions: int, rng: Rng) -> Counter[str]:
    """The rules that were cited for refusals in so many positions of a game; each held."""
    found: Counter[str] = Counter()
    seen: list[str] = []
    for _ in range(positions):
        if play.s.asked == NOBODY:
            break
        play.step()
        s: Any = play.s
        for decision in GAME.decisions(s):
            if decision.seat != CHANCE:
                seen += [GAME.label(s, decision, answer) for answer in decision.options[:3]]
        if s.asked == CHANCE or (asking(s).startswith("Respond") and rng.below(4)):
            continue
        for text in attempts(s, seen[-400:], rng):
            seat = s.asked if rng.below(3) else rng.below(s.seats)
            reason = GAME.why_not(s, max(seat, 0), text)
            if reason is None:
                continue
            _, attempt = GAME._attempted(s, max(seat, 0), text)
            attempt = attempt or Attempt(max(seat, 0), "", {}, GAME.decision_of(s, max(seat, 0)))
            assert reason.rule in CITATIONS, f"{text!r} at {attempt.asked}: {reason}"
            holds = CITATIONS[reason.rule](s, attempt.seat, attempt)
            assert holds, f"{text!r} of player {attempt.seat + 1} at {attempt.asked or 'no question'}: {reason}"
            found[reason.rule] += 1
    return found


@pytest.mark.parametrize(
    ("seats", "leaning", "option"),
    [(2, "completes", 3), (2, "gains cards", 0), (3, "takes back", 1), (3, "completes", 0), (3, "removes", 2)],
)
def test_a_reason_cites_a_rule_that_holds(seats: int, leaning: str, option: int) -> None:
    play = Play("ecos", seats, 7 * seats + option, options=[*OPTIONS, {}][option])
    play.seated = [LEANINGS[leaning]] * seats
    assert len(cited(play, POSITIONS, Seeded(seats))) > 20


@pytest.mark.parametrize("seed", range(4))
def test_so_does_every_reason_about_the_map(seed: int) -> None:
    play = Play("ecos", 2 + seed % 2, seed, cards=small_box(seed), options={})
    play.seated = [LEANINGS["removes"]] * play.s.seats
    assert len(cited(play, POSITIONS, Seeded(seed))) > 30


def test_cells_are_read_as_they_are_written() -> None:
    assert at("-3,4") == (-3, 4)
    assert [at(cell) for cell in ("nowhere", "41,0", "03,1", "1")] == [None] * 4
