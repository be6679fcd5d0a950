"""The abilities of docs/sentences/wanted.md: each laid on a table, played, and measured by what has changed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tablee import bots, registry
from tablee.core.cardset import CardSet
from tablee.core.chance import Seeded
from tablee.core.codec import decode, encode
from tablee.core.layout import from_layout
from tablee.core.looking import has_looked
from tablee.core.stack import CHANCE, NOBODY
from tablee.games.elekt.banish import is_sheltered
from tablee.games.revachol.morale import may_roll_again
from tablee.games.revachol.state import hand_limit

FILE: Final = Path(__file__).parent / "wanted.toml"
WHERE: Final = {"revachol": ("ally", "annette"), "elekt": ("elite", "symbiote"), "ecos": ("card", "pollen")}
"""The card that says it."""

GIVEN: Final[dict[str, dict[str, Any]]] = {
    "revachol": {
        "1": {"hand": ["annette", "lily", "roy"], "corps": [["klaasje"], ["evrart"]]},
        "2": {"hand": ["nix", "cuno"], "corps": [["soona", "jean"]]},
        "tasks": ["bed", "island", "badge"],
        "discard": ["tommy", "garte"],
    },
    "elekt": {
        "skirmish": "bone_arena",
        "1": {"amber": 2, "hand": ["symbiote", "nameless", "assassin"], "skirmish": ["acolyte"]},
        "2": {"amber": 2, "hand": ["assassin-2", "nameless-2"], "skirmish": ["dignitary-2"]},
        "discard": ["confessor", "hollow_captain"],
    },
    "ecos": {
        "1": {"active": ["pollen"], "hand": ["tide", "rain"], "score": 6},
        "2": {"hand": ["feast"], "score": 9},
        "3": {"hand": ["dusk"], "score": 3},
        "discard": ["uplift", "parade"],
    },
}
FIRST: Final = {
    "revachol": ["1: place annette", "1: in a new corps"],
    "elekt": ["1: assign symbiote to skirmish"],
    "ecos": ["1: cube on pollen sun", "2: rotate", "3: rotate"],
}
PLAYERS: Final = {"Anna": 0, "Anne": 0, "Bo": 1, "Barbara": 1, "1": 0, "2": 1, "3": 2}
SEATS: Final = {"revachol": 2, "elekt": 2, "ecos": 3}
BESIDE: Final[dict[str, dict[str, Any]]] = {
    "revachol": {"soona": {"skill": "", "lines": ["when placed: gain 4 points"]}},
    "elekt": {"confessor": {"lines": ["when assigned: gain 1 amber"]}},
    "ecos": {},
}
"""Another card with a text, which the first may copy."""
CHANGED: Final[dict[str, dict[str, Any]]] = {
    "revachol": {"symbols": ["blue"], "skill": ""},
    "elekt": {},
    "ecos": {"slots": ["sun"]},
}


class Ability:
    """One of them."""

    def __init__(
        self,
        number: int,
        game: str,
        wish: str,
        line: Any,
        play: list[str] | str,
        then: dict[str, int],
        given: Mapping[str, Any] | None = None,
    ) -> None:
        self.given = {**GIVEN[game], **(given or {})}
        self.number = number
        self.game = game
        self.wish = wish
        self.lines: list[str] = line if isinstance(line, list) else [line] if line else []
        self.line = " / ".join(self.lines)
        self.scenario = play if isinstance(play, str) else ""  # the title of the one that shows it
        self.play = play if isinstance(play, list) else []
        self.then = then

    def played(self) -> dict[str, int]:
        """What has changed, apart from what placing, assigning or answering changes by itself."""
        with_it, without = self._end(self.lines), self._end([])
        return {key: with_it[key] - without[key] for key in with_it if with_it[key] != without.get(key, 0)}

    def cards(self, lines: list[str]) -> CardSet:
        """The house set, in which one card says these lines."""
        kind, card = WHERE[self.game]
        field = "effects" if self.game == "ecos" else "lines"
        said = {
            **CHANGED[self.game],
            field: lines or (["if you have 9 or more cards in hand: 1 point"] if self.game == "ecos" else []),
        }
        changes: Mapping[str, Any] = {kind: {card: said, **BESIDE[self.game]}}
        game = registry.game(self.game)
        return game.change_cards(registry.card_text(self.game), changes, registry.texts_known(self.game))

    def played_by(self, level: str, most: int) -> int:
        """A bot plays for everybody from there, so many answers at most; how many it gave."""
        game = registry.game(self.game)
        s: Any = from_layout(game, SEATS[self.game], {}, self.cards(self.lines), self.given)
        rng, bot, given = Seeded(3), bots.make(level, game), 0
        game.settle(s, rng)
        while s.asked != NOBODY and given < most:
            answer = bot.choose(s, s.asked, rng)
            assert answer in s.options
            game.play(s, answer, rng)
            given += 1
        return given

    def _end(self, lines: list[str]) -> dict[str, int]:
        game, cards = registry.game(self.game), self.cards(lines)
        s: Any = from_layout(game, SEATS[self.game], {}, cards, self.given)
        rng = Seeded(7)
        for line in [*FIRST[self.game], *(self.play if lines else [])]:
            while s.asked == CHANCE:
                outcome = "sun" if self.game == "ecos" and "sun" in dict(game.outcomes(s)) else game.sample(s, rng)
                game.apply(s, CHANCE, outcome)
            s = decode(game, encode(game, s), cards)
            who, _, text = line.partition(": ")
            seat = PLAYERS[who]
            decision = game.decision_of(s, seat)
            if decision is None and not lines:
                continue
            assert decision is not None, f"{line}: {[d.seat for d in game.decisions(s)]} is asked"
            labels = {game.label(s, decision, option): option for option in decision.options}
            if "{" in text:
                text = next(iter(labels))
            if text not in labels and len(decision.options) == 1 and text.startswith("in "):
                continue
            assert text in labels, f"{text}: {list(labels)[:8]}"
            game.apply(s, seat, labels[text])
        for _ in range(80):  # what chance owes before the next question
            if s.asked != CHANCE or self.game == "ecos":
                break
            game.apply(s, CHANCE, game.sample(s, rng))
        return measures(self.game, s)


def measures(game: str, s: Any) -> dict[str, int]:
    """Everything that is counted at a table, by a word and the number of the player."""
    found: dict[str, int] = {"discard": len(s.discard)}
    for seat in range(s.seats):
        n = str(seat + 1)
        found["hand" + n] = len(s.hands[seat])
        found["shown" + n] = len(s.shown[seat])
        found["looked" + n] = sum(has_looked(s, seat, card) for hand in s.hands for card in hand)
        if game == "revachol":
            found["corps" + n] = len(s.corps[seat])
            found["allies" + n] = sum(len(corps.allies) for corps in s.corps[seat])
            found["points" + n] = s.tally.get(f"points {seat}", 0)
            found["limit" + n] = hand_limit(s, seat)
            found["spared" + n] = sum(corps.spared for corps in s.corps[seat])
            found["again" + n] = int(may_roll_again(s, seat))
        elif game == "elekt":
            found["amber" + n] = s.amber[seat]
            for zone, name in enumerate(("skirmish", "machination", "privilege")):
                found[name + n] = len(s.posts[zone * s.sides + seat])
                found["tokens" + n] = found.get("tokens" + n, 0) + sum(p.number for p in s.posts[zone * s.sides + seat])
        else:
            found["score" + n] = s.scores[seat]
            found["cubes" + n] = s.available[seat]
            found["dial" + n] = s.dials[seat]
            found["active" + n] = len(s.active[seat])
    if game == "revachol":
        found.update(turn=s.turn, turns=s.turns, waiting=len(s.task_deck), island=int("island" in s.task_row))
        found["noted"] = sum(
            number for key, number in s.tally.items() if key.split(" ")[0] in ("again", "skips", "prevents")
        )
    if game == "elekt":
        found["sheltered"] = int(is_sheltered(s, 0))
    if game == "ecos":
        found["tiles"] = len(s.land.tiles)
        found["water"] = s.land.terrain.count(1)
    return found


def abilities() -> list[Ability]:
    found: list[Ability] = []
    for game, table in tomllib.loads(FILE.read_text(encoding="utf-8")).items():
        for wish, line, play, then, *given in table["abilities"]:
            found.append(Ability(len(found) + 1, game, wish, line, play, then, *given))
    return found


ABILITIES: Final = abilities()
