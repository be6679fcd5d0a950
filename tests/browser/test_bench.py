"""The designers' bench: a card is changed, seen, tried at a table and played by bots; on a desk and on a phone."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Seat
from tests.browser.guest import PATIENCE, Guest, is_nowhere_wider
from tests.browser.test_every_page import NO_WORD, PHONE, READ, TARGET, find_serious
from tests.server.served import Served

WRONG: Final = "when assigned, 1 ambre: banish a base unit here"
TABS: Final = ("cards", "report", "compare", "sweep", "print")
FEW_GAMES: Final = """localStorage.setItem("tablee.bench.play", JSON.stringify({ elekt: { games: 50, seats: 2 } }))"""
SMALL: Final = """
(least) => [...document.querySelectorAll(".bench button, .bench .btn, .bench .tabs-below a, .bench select")]
  .filter((each) => each.checkVisibility() && !each.closest("header, .langs, details:not([open])"))
  .map((each) => [each.textContent.trim() || each.ariaLabel, Math.round(each.getBoundingClientRect().height)])
  .filter(([, height]) => height < least)
"""
NO_MESSAGE: Final = re.compile(r"(?<![\w/.-])bench-[a-z][\w-]*")


LONG_NAME: Final = "The Most Honourable Custodian of the Long Winter Marches"
DRAWS: Final = (
    "draw a unit, then gain 1 amber, then draw a unit, then gain 2 amber, then draw a unit, then gain 3 amber"
)
ALLY: Final = (
    "draw an ally, then discard a card, then draw an ally, then discard a card, then draw an ally, then gain 1 point"
)
LINES: Final = (
    "place grassland",
    "2 points per adjacent grassland, at most 6",
    "gain 2 sun per adjacent grassland, at most 3",
    "place a rhino adjacent to a mountain",
    "replace a bare water tile with desert or grassland",
    "2 points per adjacent grassland, at most 5",
    "gain 2 sun per adjacent grassland, at most 4",
    "choose: discard a card or gain a cube or 2 points",
    "move up to 3 rhinos up to 4",
)
LONG_CARDS: Final = {
    "elekt": (
        "elite.moth_page",
        f'lines = ["when assigned: {DRAWS}", "while here: each authority counts as brutality"]',
    ),
    "revachol": ("ally.kim", f'skill = ""\nflavour = "{"Words upon words. " * 13}"\nlines = ["when placed: {ALLY}"]'),
    "ecos": (
        "card.pollen",
        f'slots = ["sun", "grass", "egg", "fern", "rock", "animal"]\neffects = {json.dumps(LINES)}',
    ),
}
"""A card with as much text as may stand on one."""
SAID: Final = {
    "en": {"ecos": "cube", "others": "draw a"},
    "fr": {"ecos": "cube", "others": "piochez un"},
    "ru": {"ecos": "кубик", "others": "возьмите"},
}
NOT_WHOLE: Final = """
(card) => {
  const edge = card.getBoundingClientRect();
  const art = card.querySelector(".f-art")?.getBoundingClientRect();
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent.trim() || !node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const boxes = [...card.querySelectorAll("[data-fit]")].filter((box) => box.contains(node));
      const ends = [edge.bottom - 2, ...boxes.map((box) => box.getBoundingClientRect().bottom)];
      if (line.bottom > Math.min(...ends) + 2) found.push(`below: ${node.textContent}`);
      if (art && line.top < art.bottom - 2) found.push(`over the art: ${node.textContent}`);
    }
  }
  return found;
}
"""


def with_own(guest: Guest, served: Served, game: str, card: str, fields: str) -> None:
    """At a card of a set of this device."""
    text = f'[set]\ngame = "{game}"\nname = "mine"\nbase = "house"\n\n[{card}]\n{fields}\n'
    own = [{"id": "own", "game": game, "name": "mine", "text": text, "changed": 1, "at": 1}]
    guest.page.goto(f"{served.address}/favicon.svg")
    guest.page.evaluate("own => localStorage.setItem('tablee.bench', JSON.stringify(own))", own)
    guest.page.goto(f"{served.address}/bench/{game}?set=own&card={card}")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_phone_names_the_set_and_what_is_not_there_any_more(served: Served, guest: Seat, language: str) -> None:
    """The name of one's own set comes before that of the game; no change is told as a gap."""
    ana = guest(locale=language, **PHONE)
    with_own(ana, served, "revachol", "ally.kim", 'skill = ""')
    name = ana.page.locator(".set-name b")
    expect(name).to_have_text("mine")
    assert name.evaluate("each => each.scrollWidth - each.clientWidth") == 0
    box = name.bounding_box()
    assert box is not None
    assert box["width"] > 30
    expect(ana.page.locator(".diff .line ins")).to_have_text([{"en": "none", "fr": "sans", "ru": "нет"}[language]])


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_set_that_cannot_be_read_is_listed_as_such(served: Served, guest: Seat, language: str) -> None:
    """Nobody knows how many of its cards are changed; once it is mended, that is told again."""
    ana = guest(locale=language)
    page = ana.page
    said = {"en": "its file cannot be read", "fr": "fichier illisible", "ru": "файл не читается"}[language]
    counted = {"en": "1 card changed", "fr": "1 carte modifiée", "ru": "изменена 1 карта"}[language]
    with_own(ana, served, "elekt", "elite.moth_page", "copies = = 1")
    ana.until(lambda: kept(ana)[0].get("unread"), "kept as a file that cannot be read")
    listed = page.locator(".own li").first
    for of, there in ((said, "copies = = 1"), (counted, "symbols = []")):
        with_own(ana, served, "elekt", "elite.moth_page", there)
        ana.until(lambda: kept(ana)[0]["at"] > 1, "looked at")
        page.goto(f"{served.address}/bench")
        expect(listed).to_contain_text(of)
        assert (said in listed.inner_text()) == (of == said)


def test_a_changed_card_keeps_its_drawing(served: Served, guest: Seat) -> None:
    """Whatever a set changes of a card of the house, it is drawn as that card, close up and in the list."""
    ana = guest()
    row = ana.page.locator("[data-key='elite.clan_bandit']")
    live = ana.page.get_by_role("complementary").locator(".card img").first
    drawn = []
    for fields in ("", 'symbols = []\ntype = "spectre"'):
        with_own(ana, served, "elekt", "elite.clan_bandit", fields)
        expect(row.locator(".changed")).to_have_count(1 if fields else 0)
        expect(live).to_have_attribute("src", re.compile("^data:image/svg"))
        drawn.append([row.locator("img").get_attribute("src"), live.get_attribute("src")])
    assert drawn[0] == drawn[1]
    assert "clan_bandit" in str(drawn[0][0])


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", sorted(LONG_CARDS))
def test_a_card_with_much_text_stands_there_whole(served: Served, guest: Seat, game: str, language: str) -> None:
    """Name, type and text one below the other, the last line above the edge, in smaller type if need be."""
    card, fields = LONG_CARDS[game]
    ana = guest(locale=language)
    with_own(ana, served, game, card, f'name = "{LONG_NAME}"\n{fields}')
    live = ana.page.get_by_role("complementary").locator(".card").first
    expect(live).to_contain_text(LONG_NAME)
    expect(live).to_contain_text(SAID[language]["ecos" if game == "ecos" else "others"])
    ana.page.evaluate("document.fonts.ready.then(() => null)")
    ana.until(lambda: live.evaluate(NOT_WHOLE) == [], f"a whole card; {live.evaluate(NOT_WHOLE)}")


def at_card(guest: Guest, served: Served, name: str) -> None:
    """From the first page of the bench to a card of Elekt."""
    guest.page.add_init_script(FEW_GAMES)
    guest.page.goto(f"{served.address}/bench")
    box = guest.page.locator(".games li").filter(has=guest.page.get_by_role("heading", name="Elekt"))
    box.get_by_role("link").click()
    guest.page.get_by_role("button", name=name).click()
    guest.page.get_by_role("combobox", name="Sentence 1").wait_for()


def kept(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(guest.page.evaluate("localStorage.getItem('tablee.bench') ?? '[]'"))
    return found


@pytest.mark.long
def test_a_card_is_mended_tried_and_played(served: Served, guest: Seat) -> None:
    ana = guest(bypass_csp=True)
    at_card(ana, served, "Clan Bandit")
    live = ana.page.get_by_role("complementary").locator(".card")
    expect(live).to_contain_text("Clan Bandit")
    line = ana.page.get_by_role("combobox", name="Sentence 1")

    # What could stand there; taken with Enter.
    line.fill("when assigned: gain")
    options = ana.page.get_by_role("option")
    expect(options.first).to_contain_text("amber")
    assert line.get_attribute("aria-activedescendant") == options.first.get_attribute("id")
    line.press("Enter")
    expect(live).to_contain_text("gain 1")

    # A mistake stands below its line, and is mended by one key; the set cannot be played meanwhile.
    line.fill(WRONG)
    why = ana.page.locator(".why")
    expect(why).to_contain_text("Did you mean “amber”?")
    assert line.get_attribute("aria-describedby") == why.get_attribute("id")
    expect(ana.page.locator(".status")).to_contain_text("1 problem")
    expect(ana.page.get_by_role("button", name="Clan Bandit")).to_contain_text("changed, 1 problem")
    line.press("Alt+Enter")
    expect(line).to_have_value(WRONG.replace("ambre", "amber"))
    expect(ana.page.locator(".status")).to_contain_text("can be played")
    expect(live).to_contain_text("banish a base Unit here")
    ana.page.keyboard.press("Control+z")
    expect(line).to_have_value(WRONG)
    ana.page.keyboard.press("Control+Shift+z")
    expect(line).to_have_value(WRONG.replace("ambre", "amber"))

    # It is kept, and there again after a reload.
    ana.until(lambda: [each["changed"] for each in kept(ana)] == [1], "a set that is kept")
    ana.page.reload()
    expect(line).to_have_value(WRONG.replace("ambre", "amber"))
    found = find_serious(ana, "editor")

    # Games, to their end; the report grows meanwhile.
    ana.page.get_by_role("button", name="Run 50 games").click()
    expect(ana.page.get_by_text("done in")).to_be_visible(timeout=2 * PATIENCE * 1000)
    expect(ana.page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "50")
    assert ana.page.locator(".report h1").inner_text().endswith(".")
    rows = ana.page.get_by_role("table").locator("tbody tr")
    assert rows.count() >= 20
    ana.page.get_by_role("button", name="Seen").click()
    expect(ana.page.get_by_role("columnheader", name="Seen")).to_have_attribute("aria-sort", "descending")
    assert ana.page.locator("svg[role=img]").count() >= 4
    assert [*found, *find_serious(ana, "report")] == []
    ana.page.get_by_role("link", name="Cards", exact=True).first.click()
    expect(ana.page.get_by_role("complementary")).to_contain_text("Last run · 50 games")

    # The card comes to the hand at once.
    ana.page.get_by_role("button", name="Try it at a table").click()
    ana.page.locator("main.table .action").wait_for()
    ana.until(lambda: "clan_bandit" in json.dumps(ana.update), "the card in hand")
    assert ana.room["tryout"]
    ana.page.get_by_role("button", name="Back to the bench").click()
    expect(line).to_have_value(WRONG.replace("ambre", "amber"))


@pytest.mark.long
def test_the_bench_on_a_phone_in_three_languages(served: Served, guest: Seat) -> None:
    ana = guest(**{**PHONE, "viewport": {"width": 360, "height": 740}})
    at_card(ana, served, "Clan Bandit")
    ana.page.get_by_label("More: Mysticism").click()
    ana.until(lambda: bool(kept(ana)), "a set that is kept")
    assert ana.page.evaluate(SMALL, TARGET) == []
    for language in ("fr", "ru", "en"):
        ana.page.locator(".lang-one").select_option(language)
        ana.page.locator(f":root[lang={language}]").wait_for(state="attached")
        for tab in TABS:
            ana.page.locator(".tabs-below a").nth(TABS.index(tab)).click()
            ana.page.locator(f".tabs-below a:nth-child({TABS.index(tab) + 1})[aria-current]").wait_for()
            assert is_nowhere_wider(ana), (language, tab)
            text = str(ana.page.evaluate(READ))
            assert [*NO_WORD.findall(text), *NO_MESSAGE.findall(text)] == [], (language, tab)
    ana.page.locator(".tabs-below a").first.click()
    ana.page.get_by_role("button", name="Back to the list").click()
    ana.page.get_by_role("searchbox").fill("clan")
    expect(ana.page.locator(".rows button.row")).to_have_count(1)
    assert is_nowhere_wider(ana)
    assert ana.page.evaluate(SMALL, TARGET) == []


PICTURE: Final = "data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvB8ABAAdQjyIXpf+BiOh/AAA="
"""Eight times eight red points."""
OWN_FILE: Final = f"""
[set]
game = "elekt"
name = "dropped"
base = "house"

[elite.clan_bandit]
image = "{PICTURE}"
"""
LET_GO: Final = """
([text, name]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name, { type: "application/toml" }));
  const on = document.querySelector("h1");  // not on the field: anywhere
  on.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }));
  const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  on.dispatchEvent(drop);
  return drop.defaultPrevented;
}
"""


@pytest.mark.long
def test_a_file_is_dropped_its_values_changed_and_swept(served: Served, guest: Seat) -> None:
    """A picture on the card, `[set]` in the form, more games counted in, the report as a page, a value written."""
    ana = guest()
    page = ana.page
    page.add_init_script(FEW_GAMES)
    page.goto(f"{served.address}/bench")
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate(LET_GO, [OWN_FILE, "own.toml"])
    page.get_by_role("button", name="Open it").click()
    page.get_by_role("button", name="Clan Bandit").click()
    drawn = page.get_by_role("complementary").locator("img").first
    expect(drawn).to_have_attribute("src", re.compile("^data:image/webp"))
    assert drawn.evaluate("image => image.decode().then(() => image.naturalWidth)") == 8

    # What the set says of itself; its own word holds.
    page.get_by_role("button", name="The set", exact=True).click()
    number = page.get_by_role("spinbutton", name="Elite Units")
    expect(number).to_have_value("34")  # the box's, until the set says otherwise
    number.fill("35")
    expect(page.locator(".status")).to_contain_text("problem")
    ana.until(lambda: "elites = 35" in kept(ana)[0]["text"], "the value in the text")
    number.fill("34")
    expect(page.locator(".status")).to_contain_text("can be played")
    expect(page.get_by_role("button", name="Try it at a table")).to_be_disabled()

    # Games, as many again with those that were played, and the page for who has no bench.
    page.get_by_role("button", name="Run 50 games").click()
    done = page.get_by_text("done in")
    expect(done).to_be_visible(timeout=2 * PATIENCE * 1000)
    page.get_by_role("button", name="Play 50 more").click()
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuemax", "100")
    expect(bar).to_have_attribute("aria-valuenow", "100", timeout=2 * PATIENCE * 1000)
    expect(done).to_be_visible()
    assert "Whoever begins wins" in page.locator(".report section.top").inner_text()
    expect(page.locator("section", has=page.get_by_role("heading", name="Points by source"))).to_contain_text(" to ")
    if page.get_by_role("link", name="HTML").count():
        with page.expect_download() as saved:
            page.get_by_role("link", name="HTML").click()
        text = saved.value.path().read_text("utf-8")
        assert saved.value.suggested_filename.endswith(".html")
        assert "<svg" in text
        assert "100 games" in text

    # One value after the other; the nearest to fair is written into the set.
    page.get_by_role("link", name="Cards", exact=True).first.click()
    page.get_by_role("button", name="Amber Caravan").click()
    page.get_by_role("link", name="Sweep").first.click()
    page.get_by_label("Highest value").fill("2")
    page.get_by_role("button", name="50 games for each value").click()
    write = page.get_by_role("button", name=re.compile("Write .+ into the set"))
    expect(write).to_be_visible(timeout=2 * PATIENCE * 1000)
    assert page.locator(".side-effects svg .whisker").count() >= 2
    wanted = re.search(r"(\w+) = (\d+)", write.inner_text())
    assert wanted is not None
    write.click()
    ana.until(lambda: f"{wanted[1]} = {wanted[2]}" in kept(ana)[0]["text"], "the value in the text")
    page.get_by_role("status").filter(has_text=wanted[0]).wait_for()


def test_why_a_sheet_cannot_be_read_is_in_sight(served: Served, guest: Seat) -> None:
    """Below the button that was pressed, at the end of the page: the page goes there."""
    ana = guest()
    ana.page.goto(f"{served.address}/bench")
    ana.page.get_by_role("textbox").fill("card,name\nnew_one,New One\n")
    ana.page.get_by_role("button", name="Read the spreadsheet").click()
    expect(ana.page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    ana.mistakes.clear()  # the browser notes the answer 400


def test_where_the_bench_is_off_the_page_says_so(served: Served, guest: Seat) -> None:
    ana = guest()

    def off(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "bench": False})

    ana.page.route("**/api/home", off)
    ana.page.goto(f"{served.address}/bench/elekt")
    expect(ana.page.get_by_role("status")).to_contain_text("switched off on this server")
    assert ana.page.get_by_role("link", name="Design cards").count() == 0
