"""A deal in which a certain card is there at once, for a table at which it is tried out.

Deals are looked through until the card lies there: chance says what follows from the table's secret and entropy, as at
any table, so the record can be checked like any other. A card that no deal brings (one that is mixed into a deck after
the set-up) is laid on top: the record then says how the table was laid out.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.core.chance import Committed
from tablee.core.contract import Game
from tablee.core.layout import to_layout
from tablee.core.printed import printed
from tablee.core.stack import CHANCE, State
from tablee.server.bench.draft import Draft
from tablee.server.bench.editing import CannotEdit

MOST_DEALS: Final = 600
ME: Final = 0
"""The seat of whoever tries the card out."""
Where = Literal["hand", "table", "next", ""]
NOT_IN_PLAY: Final = ("players", "unseen", "box", "box_unseen", "discard")
"""Parts of a view that name cards which do not lie on the table, or those of the players."""
PILE: Final = "discard"


class DealRequest(msgspec.Struct):
    """`secret` (hex) is the table's own; the entropy is chosen here."""

    text: str
    card: str
    seats: int
    options: dict[str, str]
    secret: str
    language: str = "en"


class Deal(msgspec.Struct):
    """`laid`: how the table is laid out, if no deal brings the card there."""

    where: Where
    entropy: str
    options: dict[str, str]
    laid: dict[str, Any] | None


def find(key: str, asked: DealRequest) -> Deal:
    draft = Draft(key, asked.text)
    if draft.cards is None:
        raise CannotEdit(draft.told(asked.language))
    game, cards = registry.game(key), draft.cards
    id = asked.card.rpartition(".")[2]
    if id not in cards.every_card():
        raise CannotEdit(f'there is no card "{asked.card[:80]}" in the set')
    copies = {card for card in cards.every_card() if printed(card) == printed(id)}
    secret = bytes.fromhex(asked.secret)
    for options in _options(game, asked):
        for number in range(MOST_DEALS):
            entropy = f"tryout{number}"
            where = lies(game, opened(game, cards, asked.seats, options, secret, entropy), copies)
            if where:
                return Deal(where, entropy, options, None)
    options = dict(asked.options)
    s = opened(game, cards, asked.seats, options, secret, "tryout0")
    laid = to_layout(game, s, options, cards) if put_on_top(game, s, copies) else None
    return Deal("" if laid is None else "next", "tryout0", options, laid)


def _options(game: Game[Any], asked: DealRequest) -> list[dict[str, str]]:
    """As wished; then with other values of what a table usually chooses, one at a time."""
    found = [dict(asked.options)]
    for option in game.options:
        if not option.rare and not option.alone:
            values = [value for value in option.fitting(asked.seats) if value != option.values[0]]
            found += [{**asked.options, option.key: value} for value in values if option.key not in asked.options]
    return found


def opened(game: Game[Any], cards: CardSet, seats: int, options: dict[str, str], secret: bytes, entropy: str) -> State:
    """The table when the first seat is asked, as `Table.settle` comes there."""
    s: State = game.new(seats, options, cards)
    index = 0
    while s.asked == CHANCE:
        game.apply(s, CHANCE, game.sample(s, Committed(secret, entropy, index)))
        index += 1
    return s


def lies(game: Game[Any], s: State, copies: set[str]) -> Where:
    """Where the seat sees the card: among its own, or where it lies for all."""
    view = game.view(s, ME)
    if _names(view["players"][ME], copies):
        return "hand"
    shown = {name: each for name, each in view.items() if name not in NOT_IN_PLAY}
    return "table" if _names(shown, copies) else ""


def _names(view: Any, copies: set[str]) -> bool:
    if isinstance(view, str):
        return view in copies
    if isinstance(view, dict):
        return any(_names(each, copies) for each in view.values())
    return isinstance(view, list | tuple) and any(_names(each, copies) for each in view)


def put_on_top(game: Game[Any], s: State, copies: set[str]) -> bool:
    """Leave the card alone in the deck that holds it, the others of the deck in the discard pile: so it is drawn next.
    Whether there is such a deck."""
    pile = getattr(s, PILE, None)
    for zone in game.zones:
        deck = getattr(s, zone.name, None)
        if isinstance(pile, list) and isinstance(deck, list) and deck is not pile and copies & {*map(str, deck)}:
            first = next(card for card in deck if card in copies)
            pile += [card for card in deck if card != first]
            deck[:] = [first]
            return True
    return False
