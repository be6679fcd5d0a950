"""Ecos for somebody who does not see it: all has a name in words, and a game is played by names and keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser import told
from tests.browser.conftest import Seat, guests
from tests.browser.guest import Guest, KeyGuest
from tests.browser.told import answered, asked, label_of, options, sit_at, tell, update_of, view_of
from tests.server.served import Message, Served

SHORT_GAME: Final = {
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
    "options": {"goal": "60"},
    "start": True,
}
MOST: Final = 2500
MOST_STEPS: Final = 200
ARROWS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
ON_THE_MAP: Final = ("PlacePiece", "ChooseMover", "MoveTo", "ReplaceTile", "ChooseTile", "ChooseToken")
"""What is answered by a place."""
COORDINATES: Final = re.compile(r"-?\d+,-?\d+")

BARE: Final = """
() => {
  const bare = [];
  for (const part of document.querySelectorAll(WHERE)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent.trim();
      const element = text.parentElement;
      if (!/^[\\d/.,%+–-]+$|^[IVX]+$/.test(said) || !element.checkVisibility()) continue;
      const named = element.closest("[aria-label], [aria-hidden=true], button");
      if (!named || named === part) bare.push(`${said} in ${element.className}`);
    }
  }
  return bare;
}
"""
"""Numbers among the players that nothing names: "19" is read, but not what of."""


@pytest.mark.long
def test_total_of_every_player_is_said(served: Served, guest: Seat) -> None:
    table = asked("ecos", "Respond", lambda table: min(scores(update_of(table))) > 3)
    ana = guest()
    sit_at(ana, served, table)
    for name, score in zip(("Ana", "Bo", "Cy"), scores(update_of(table)), strict=True):
        track = ana.page.get_by_role("group", name="Score track")
        assert track.get_by_role("img", name=f"{name}: {score} points", exact=True).count() == 1
        if name != "Ana":
            assert ana.page.get_by_role("article", name=f"{name}: {score} points", exact=True).count() == 1


def scores(update: Message) -> list[int]:
    return [player["score"] for player in update["view"]["players"]]


@pytest.mark.parametrize(
    ("game", "title", "verb"),
    [
        ("ecos", "Ecos First Continent", "Respond"),
        ("elekt", "Elekt", "TakeTurn"),
        ("revachol", "Echoes of Revachol", "Act"),
    ],
)
def test_headings_are_words_and_players_have_names(
    served: Served, guest: Seat, game: str, title: str, verb: str
) -> None:
    """Players also with their totals."""
    ana = guest()
    sit_at(ana, served, asked(game, verb, lambda table: len(table.record.answers) > 60))
    assert ana.page.locator("main .opp").count() == 2
    for player in ("Bo", "Cy"):
        assert ana.page.locator(f'main .opp[aria-label*="{player}"]').count() == 1
    assert ana.page.evaluate(BARE.replace("WHERE", "'main .opp'")) == []
    assert ana.page.get_by_role("heading", name=title, exact=True).count() == 1
    names = headings(ana)
    assert title in names
    for name in names:
        assert re.search(r"[^\W\d_]{3,}", name), f"no word in the heading {name}"
        assert not re.search(r"[a-zà-ÿ][A-ZÀ-Þ]", name), f"two words run together in {name}"
        assert name != name.upper(), f"capitals are spelled out: {name}"


def headings(guest: Guest) -> list[str]:
    """As the browser tells them to a screen reader: in capitals, if the style sets them so."""
    tree = guest.page.context.new_cdp_session(guest.page).send("Accessibility.getFullAXTree")
    return [node["name"]["value"] for node in tree["nodes"] if node.get("role", {}).get("value") == "heading"]


def test_map_is_read_by_arrow_keys(served: Served, guest: Seat) -> None:
    """From place to place; what lies there is said, and what around it; Enter chooses where one may (ECO-91)."""
    table = asked("ecos", "PlacePiece", lambda table: len(view_of(table)["land"]) > 9)
    ana = guest()
    sit_at(ana, served, table)
    land = view_of(table)["land"]
    ana.page.get_by_role("application", name=f"Map, {len(land)} tiles").focus()
    read = walk(ana, "You may choose it")
    assert re.match(r"(Grassland|Desert|Water|Free space)\b.*Around it: .*(east|west): ", read)
    assert not COORDINATES.search(read)
    ana.page.keyboard.press("Enter")
    assert answered(ana) in [label_of(table, each) for each in options(table)]


def walk(guest: Guest, wanted: str) -> str:
    """With the arrows over the map until something is said that holds these words; what was said."""
    said = guest.page.locator(".map [aria-live]")
    guest.page.keyboard.press(ARROWS[0])
    for step in range(MOST_STEPS):
        text = said.inner_text()
        if wanted in text:
            return text
        guest.page.keyboard.press(guest.chance.choice(ARROWS) if step % 3 else ARROWS[step // 3 % 4])
    raise AssertionError(f"the arrows lead to nothing of which is said: {wanted}")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_map_is_a_list_too(served: Served, guest: Seat, language: str) -> None:
    """Every tile with what stands on it and its neighbours; what may be chosen there is a button (ECO-91)."""
    table = asked("ecos", "PlacePiece", lambda table: len(view_of(table)["land"]) > 9)
    ana = guest(locale=language)
    sit_at(ana, served, table, language)
    land = view_of(table)["land"]
    name = {"en": "Map as a list", "fr": "Paysage en liste", "ru": "Ландшафт списком"}[language]
    button = ana.page.get_by_role("button", name=name)
    button.focus()
    ana.page.keyboard.press("Enter")
    entries = ana.page.get_by_role("dialog").get_by_role("listitem")
    cells = {option for option in options(table) if "," in option}
    free = cells - {f"{tile['q']},{tile['r']}" for tile in land}
    assert entries.count() == len(land) + len(free)
    choices = ana.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    assert choices.count() == len(cells)
    names = choices.all_inner_texts()
    assert len(set(names)) == len(names)
    assert not any(COORDINATES.search(each) for each in names)
    choices.first.focus()
    ana.page.keyboard.press("Enter")
    assert answered(ana) in [label_of(table, each) for each in options(table)]


@pytest.mark.long
def test_answers_on_the_map_are_named_by_what_is_there(served: Served, guest: Seat) -> None:
    ana = guest()
    for number, verb in enumerate(ON_THE_MAP):
        table = told.asked("ecos", verb, lambda table: len(view_of(table)["land"]) > 7)
        if number == 0:
            sit_at(ana, served, table)
        else:
            update = update_of(table)
            update["question"]["id"] = verb
            tell(ana, {**update, "version": 10_000 + number})
            ana.page.locator(f'.action[data-question="{verb}"]').wait_for()
        stops = ana.page.locator(".map [data-stop]")
        names = stops.evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
        assert names, verb
        assert len(set(names)) == len(names), verb
        for name in names:
            assert re.search(r"\b(grassland|desert|water|free space)\b", name, re.IGNORECASE), f"{verb}: {name}"
            assert not COORDINATES.search(name), f"{verb}: {name}"


class Listener(KeyGuest):
    """Knows what is asked and what may be answered by accessible names alone, and says it by keys alone."""

    def answer(self) -> bool:
        question = self.asked()
        if question is None:
            return False
        given = self.given()
        if given % 3 == 0 and self.page.get_by_role("application").get_by_role("button", name=" on ").count():
            self.page.get_by_role("application").focus()
            walk(self, "You may choose it")
            self.page.keyboard.press("Enter")
            if self.is_answered(question, given):
                self.by_thing += 1
                return True
        self.by_name()
        assert self.is_answered(question, given), f"no name answered {question}"
        self.by_button += 1
        return True

    def by_name(self) -> None:
        """All answers, as a list of names: some words of one, and Enter."""
        self.page.keyboard.press("a")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox", name="A number, or some words of the answer").wait_for()
        names = dialog.get_by_role("listitem").get_by_role("button").all_inner_texts()
        spoken = [name.partition("\n")[2].strip() or name for name in names]
        assert all(re.search(r"[^\W\d_]{2,}", name) for name in spoken)
        assert len(set(spoken)) == len(spoken), f"alike: {spoken}"
        self.page.keyboard.type(self.chance.choice(spoken))
        self.page.keyboard.press("Enter")


@pytest.fixture
def listener(browser: Browser) -> Iterator[Callable[..., Listener]]:
    yield from guests(browser, Listener)


@pytest.mark.long
def test_game_is_played_by_names_and_keys_alone(served: Served, listener: Callable[..., Listener]) -> None:
    """The short game, to its end and to the scores."""
    anna = listener(seed=21)
    table, token = served.new_table("ecos", **SHORT_GAME)
    anna.sit(served, table, token, "ecos")
    answers = 0
    while anna.answer():
        answers += 1
        assert answers < MOST
    assert max(anna.totals()) >= 60
    assert anna.by_thing > 0
    assert anna.by_button > answers // 2
    assert anna.page.get_by_role("dialog").get_by_role("heading").count() > 0
    assert anna.page.get_by_role("row", name=re.compile("Anna")).count() == 1
