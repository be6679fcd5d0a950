"""What one seat may not know is nowhere in its page: not in the DOM, not in the storage, not on the socket."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.at_once import first_at_once
from tests.browser.conftest import Seat
from tests.browser.guest import Guest
from tests.server.served import Message, Served

ZONES = {"revachol": ("hand",), "elekt": ("hand", "recruits")}
TURNS = 6
SOFT_HYPHEN = "\u00ad"


def words_of(told: Any) -> Iterator[str]:
    """Every word of a message; but `unseen` lists what is hidden somewhere, without saying where."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key not in ("unseen", "box_unseen"):
                yield key
                yield from words_of(value)
    elif isinstance(told, list):
        for value in told:
            yield from words_of(value)
    elif isinstance(told, str):
        yield from re.findall(r"[\w-]+", told)


def hidden(told: Message, game: str, seat: int) -> set[str]:
    """The cards that only this seat sees, by what it was told."""
    if told["type"] != "update" or told["seat"] != seat:
        return set()
    player = told["view"]["players"][seat]
    return {card for zone in ZONES[game] for card in player[zone]}


def printed(card: str) -> str:
    """Copies of a card show the same picture; of the base Units everybody has one. (ELK-37)"""
    return re.sub(r"-\d+$", "", card)


def has(text: str, card: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", text) is not None


@pytest.mark.parametrize("game", first_at_once(["revachol", "elekt"]))
def test_two_browsers_know_only_their_own(served: Served, guest: Seat, game: str) -> None:
    """Somebody who looks on tells what is public: all else that is hidden before one is news to the other."""
    table, token = served.new_table(game)
    tokens = [token, served.join(table, "Bo")]
    people = [guest(seed=7), guest(seed=8)]
    for seat, person in enumerate(people):
        person.sit(served, table, tokens[seat], game, (seat,))
    people[0].page.locator(".start .btn.pri").click()
    with served.person(table) as onlooker:
        secrets = 0
        for turn in range(TURNS):
            people[0].until(lambda: any(person.question for person in people) and same_moment(people), "a question")
            while onlooker.update.get("version", -1) < people[0].update["version"]:
                onlooker.until("update")
            public = {word for message in onlooker.told for word in words_of(message)}
            for seat in (0, 1):
                secrets += check_apart(served, people, seat, game, public)
            asked = [person for person in people if person.question]
            assert asked[turn % len(asked)].answer()
        assert secrets > TURNS


def same_moment(people: list[Guest]) -> bool:
    return all(person.update for person in people) and len({person.update["version"] for person in people}) == 1


def check_apart(served: Served, people: list[Guest], seat: int, game: str, public: set[str]) -> int:
    """How many cards of the other are hidden from this one; none of them is anywhere in this one's page."""
    me, other = people[seat], people[1 - seat]
    ours = hidden(me.update, game, seat)
    me.until(lambda: all(has(me.page.content(), card) for card in ours), "the sight of the own cards")
    once_ours = {card for frame in me.told for card in hidden(json.loads(frame), game, seat)}
    secret = hidden(other.update, game, 1 - seat) - public - once_ours
    assert not secret & {word for frame in me.told for word in words_of(json.loads(frame))}
    _, cards = served.ask(f"/api/cards/{me.room['cards']}/en")
    names = {card: str(texts["name"]) for card, texts in cards["cards"].items()}
    seen_names = {names[card] for card in public | once_ours if card in names}
    page = without_texts_of(public | once_ours, cards["cards"], me.page.content())
    kept = str(me.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"))
    seen = {printed(card) for card in public | once_ours}
    for card in secret:
        assert not has(kept, card)
        assert printed(card) in seen or not has(page, printed(card))
        assert names[card] in seen_names or not has(page, names[card])
    return len(secret)


def without_texts_of(seen: set[str], cards: dict[str, dict[str, str]], page: str) -> str:
    """The page but for what is printed on cards that were seen: a Task may name an Ally."""
    page = page.replace(SOFT_HYPHEN, "")
    texts = {cards[card][field] for card in seen if card in cards for field in ("name", "called", "text", "flavour")}
    for text in sorted(texts, key=len, reverse=True):
        if " " in text:  # a single word may be part of another name
            page = page.replace(html.escape(text, quote=False), "")
    return page


def sees_own_hand(guest: Guest, seat: int) -> None:
    guest.until(lambda: guest.update["seat"] == seat, "the view of that seat")
    own = guest.update["view"]["players"][seat]["hand"]
    assert own
    guest.until(lambda: all(has(guest.page.content(), card) for card in own), "the sight of the own hand")


def test_hot_seat_covers_the_table(served: Served, guest: Seat) -> None:
    """Between two seats of one device nothing of the table is in the page."""
    table, token = served.new_table("revachol", seats=[{"kind": "me"}, {"kind": "device", "name": "Bo"}], start=True)
    anna = guest(seed=9)
    anna.sit(served, table, token, "revachol", (0, 1))
    seen = set()
    for _ in range(3):
        anna.page.locator(".cover").wait_for()
        seat = anna.update["waiting"][0]
        page = anna.page.content()
        hands = {card for player in anna.update["view"]["players"] for card in player["hand"] if card != "?"}
        assert not [card for card in hands if has(page, card)]
        assert anna.page.locator(".rv").count() == 0
        anna.page.locator(".cover .btn").click()
        anna.page.locator(".rv .hand-row").wait_for()
        sees_own_hand(anna, seat)
        seen.add(seat)
        while seat in anna.update["waiting"]:
            assert anna.answer()
            anna.until(lambda: anna.update["waiting"], "the next question")
    assert seen == {0, 1}
