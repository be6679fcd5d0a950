"""What is counted in Elekt."""

from __future__ import annotations

from typing import Any, Final, cast, final

from tablee.bots.advice.elekt.advice import Advice
from tablee.bots.advice.elekt.worth import BASE_UNIT
from tablee.bots.advice.judge import Judge
from tablee.core.contract import Game
from tablee.core.stack import State
from tablee.games.elekt.court import titles, titles_to_win
from tablee.games.elekt.state import Elekt, is_coalition

NAMES: Final[tuple[str, ...]] = ("titles", "near", "amber", "units", "privileges", "sceptre", "zones")
HAND_SET: Final[tuple[float, ...]] = (0.5, 0.3, 0.1, 0.12, 0.12, 0.1, 0.25, 0.4, 0.4, 0.1, 0.0, 0.0, 0.1, 0.1)
"""As one would guess; what was learned is in values.toml."""


@final
class ElektJudge(Judge):
    """Titles, Amber, Units and Privileges, the Sceptre, and what the zones promise in this round."""

    def __init__(self, game: Game[Any], advice: Advice) -> None:
        super().__init__(game, NAMES, HAND_SET)
        self.advice = advice

    def sides(self, s: State) -> int:
        return cast(Elekt, s).sides

    def progress(self, s: State) -> float:
        """By rounds or by the Titles of whoever leads, whichever is nearer to the end."""
        table = cast(Elekt, s)
        most = 0
        for side in range(table.sides):
            most = max(most, titles(table, side))
        rounds = (table.round - 1) / max(1, table.round + table.privilege_deck)
        return min(1.0, max(rounds, most / titles_to_win(table)))

    def counted(self, s: State, side: int) -> list[float]:
        table = cast(Elekt, s)
        worth = self.advice.worth_of(table)
        has = float(titles(table, side))
        near = has * has / titles_to_win(table)
        amber = float(table.amber[side])
        sceptre = 1.0 if table.sceptre == side else 0.0
        if is_coalition(table, side):
            return [has, near, amber + table.seals, 0.0, 0.0, sceptre, 0.0]
        left = worth.rounds_left(table)
        units = 0.0
        for card in table.hands[side]:
            units += max(0.0, worth.units[card] - BASE_UNIT)
        for z in range(3):
            for posted in table.posts[z * table.sides + side]:
                units += max(0.0, worth.units[posted.card] - BASE_UNIT)
        privileges = 0.0
        for card in table.privileges[side]:
            privileges += worth.privilege(table, card)
        outlook = self.advice.outlook(table, side)
        zones = 0.0
        if any(outlook.left):
            more = outlook.all_more(table.posts, outlook.to_come[side])
            for z in range(3):
                zones += outlook.zone(z, table.posts, more)
        return [has, near, amber, units * left, privileges, sceptre, zones]


JUDGE: Final = ElektJudge
