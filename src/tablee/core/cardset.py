"""The cards a game is played with, as they were read from a file."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from tablee.core.owncode import FindsCode
from tablee.core.phrase import Phrase
from tablee.core.plain_data import JSON
from tablee.core.printed import IMAGE, LANGUAGES

if TYPE_CHECKING:
    from tablee.core.contract import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSet:
    """The cards a game is played with. The digest covers everything that matters to play."""

    def __init__(self, name: str, digest: str, names: dict[str, dict[str, str]]) -> None:
        self.name = name
        self.digest = digest
        self.names = names  # printed card -> texts typed into the file: "name", or "name.fr" for one language
        self.origin: tuple[Any, ...] = ()  # what it was read from, so that another process can read it again

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Pickled as what it was read from: its cards are joined to the rules, which are code."""
        if not self.origin:
            raise TypeError(
                f'the card set "{self.name}" was not read by a game (Game.read_cards), so it is not pickled'
            )
        return cards_again, (self.digest, *self.origin)

    def __copy__(self) -> CardSet:
        """Nobody changes a card set, so a copy is the same one."""
        return self

    def __deepcopy__(self, memo: Any) -> CardSet:
        return self

    def text(self) -> str:
        """The whole text that it was read from: what it has from its base is written out."""
        return str(self.origin[1]) if self.origin else ""

    def picture(self, of: str) -> str:
        """The picture of a printed card as a `data:` address; "" if the art is ours."""
        return self.names.get(of, {}).get(IMAGE, "")

    def has_pictures(self) -> bool:
        return any(IMAGE in texts for texts in self.names.values())

    def typed(self, of: str, field: str, language: str) -> str:
        """The name, text or flavour typed into the file for a printed card; "" if it has none of its own.

        A language that was left out shows what the others have.
        """
        texts = self.names.get(of, {})
        keys = [f"{field}.{language}", field] + [f"{field}.{other}" for other in LANGUAGES]
        for key in keys:
            if key in texts:
                return texts[key]
        return ""

    def message(self, card: str) -> str:
        """The message with a card's texts: `ally-cuno`, also for its copy `cuno-2`; "" if it is no card of the set."""
        return ""

    def printed_lines(self, card: str) -> tuple[Phrase, ...]:
        """The lines printed on a card whose text is composed of sentences, from top to bottom; () for other cards."""
        return ()

    def keeps_text(self, card: str) -> bool:
        """Whether the text of the house under the card's message says what the card does in this set."""
        return True

    def called(self, card: str, name: str) -> str:
        """What a card of that name is called within a sentence."""
        return name

    def every_card(self) -> tuple[str, ...]:
        """Every card of the set, copies too, in the order of galleries."""
        return ()

    def face(self, card: str) -> dict[str, JSON]:
        """What is printed on a card besides its texts, as plain data: its kind, symbols, points, slots, …"""
        return {}


READ_AGAIN: Final[dict[str, CardSet]] = {}
MOST_READ_AGAIN: Final = 16


def cards_again(
    digest: str, game: Game[Any], text: str, name: str, changes: dict[str, JSON] | None, code: FindsCode | None
) -> CardSet:
    """The card set that was pickled, read again; once in each process, as long as there are not too many."""
    typed = hashlib.sha256(
        f"{name}\0{text}".encode("utf-8", "surrogatepass")
    ).hexdigest()  # texts are not in the digest
    key = digest + typed
    found = READ_AGAIN.get(key)
    if found is None:
        if not text:
            found = game.own_cards()
        elif changes is None:
            found = game.read_cards(text, name, None, None, None, code)
        else:
            found = game.change_cards(text, changes, None, code)
        if len(READ_AGAIN) >= MOST_READ_AGAIN:
            READ_AGAIN.clear()
        READ_AGAIN[key] = found
    return found
