"""The form for a new table: what fits the seats, landscapes as pictures, card files checked before they are played
with; and the pages beside it: the rules of every game, an address that leads nowhere, a replay with every hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator

from tablee import registry
from tablee.bots import measured
from tests.browser.conftest import Seat
from tests.browser.guest import Guest
from tests.browser.test_every_page import find_serious
from tests.server.served import Served

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
MOVES: Final = range(40, 80)
"""Into a game everybody has cards that the others do not see."""


def form(served: Served, anna: Guest, game: str) -> Locator:
    anna.page.goto(f"{served.address}/new/{game}")
    found = anna.page.locator("dialog[open]")
    found.locator(".srow").first.wait_for()
    return found


def has(dialog: Locator, option: str) -> bool:
    return dialog.locator(f".opt [aria-label='{option}']").count() > 0


def test_only_what_fits_the_seats_is_asked(served: Served, guest: Seat) -> None:
    """ELK-146: the Coalition plays against one alone. ECO-36: who drafts must be there."""
    anna = guest()
    dialog = form(served, anna, "elekt")
    dialog.locator(".opt", has_text="Clock").wait_for()
    assert not has(dialog, "Difficulty (solo)")
    dialog.locator("button.rm").click()
    dialog.locator(".opt [aria-label='Difficulty (solo)']").wait_for()
    dialog.locator("[aria-label='Difficulty (solo)'] [role=radio]").last.click()
    dialog.locator(".addseat").click()
    dialog.locator(".opt [aria-label='Difficulty (solo)']").wait_for(state="detached")
    dialog.locator(".srow").nth(1).locator("[role=radio]").nth(1).click()
    dialog.locator("footer .btn.pri").click()  # what was chosen for one is not asked of two
    anna.until(lambda: "/t/" in anna.page.url, "the table")

    dialog = form(served, anna, "ecos")
    dialog.locator(".addseat").click()
    dialog.locator(".addseat").click()
    dialog.locator(".c1 > .lnk").click()
    dialog.locator(".opt [aria-label='Player 4 drafts']").wait_for()
    assert not has(dialog, "Player 5 drafts")
    assert dialog.locator("[aria-label='First Harbinger'] [role=radio]").count() == 5


@pytest.mark.long
def test_landscapes_are_chosen_as_pictures(served: Served, guest: Seat) -> None:
    anna = guest(**PHONE, bypass_csp=True)
    dialog = form(served, anna, "ecos")
    pictures = dialog.locator("[aria-label='Landscape'] [role=radio] svg")
    pictures.first.wait_for()
    assert pictures.count() == 4
    assert len({each.inner_html() for each in pictures.all()}) == 4
    choices = dialog.locator("[aria-label='Landscape'] [role=radio]")
    choices.nth(2).tap()
    assert choices.nth(2).get_attribute("aria-checked") == "true"
    assert find_serious(anna, "new table") == []
    with anna.page.expect_request(lambda asked: asked.method == "POST") as sent:
        dialog.locator("footer .btn.pri").tap()
    wish = sent.value.post_data_json
    assert wish is not None
    assert wish["options"]["landscape"] == registry.game("ecos").options[0].values[2]


@pytest.mark.long
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_strength_and_evenness_are_what_was_measured(served: Served, guest: Seat, device: dict[str, Any]) -> None:
    anna = guest(**device, bypass_csp=True)
    dialog = form(served, anna, "revachol")
    told = dialog.locator(".even + p")
    told.wait_for()
    assert "You 50 · Standard 50" in told.inner_text()
    dialog.locator(".level").click()
    picker = anna.page.locator("dialog[open]").last
    picker.locator(".strength").first.wait_for()
    found = measured.against_usual("revachol", 2)
    for level in ("beginner", "easy", "strong"):
        said = f"wins {round(100 * found[level].share)} of 100, between {round(100 * found[level].low)} and "
        assert said in picker.locator(f".row:has(input[value={level}])").inner_text()
    assert find_serious(anna, "levels") == []
    picker.locator("input[value=strong]").check()
    picker.locator("footer .btn.pri").click()
    wins = round(100 * found["strong"].share)
    anna.until(lambda: f"You {100 - wins} · Strong {wins}" in told.inner_text(), "what was measured of strong")
    dialog.locator(".addseat").click()  # a friend
    anna.until(lambda: "if you all play like Standard" in told.inner_text(), "two people")
    dialog.locator(".srow").nth(1).locator("[role=radio]").first.click()
    told.wait_for(state="detached")  # without a bot there is nothing to tell
    assert find_serious(anna, "new table") == []


def test_alone_it_is_told_how_often_bots_have_won(served: Served, guest: Seat) -> None:
    anna = guest()
    dialog = form(served, anna, "elekt")
    dialog.locator("button.rm").click()
    told = dialog.locator("dl + p")
    for options, shares in measured.alone("elekt"):
        at = registry.game("elekt").options[0].values.index(options["difficulty"])
        dialog.locator("[aria-label='Difficulty (solo)'] [role=radio]").nth(at).click()
        said = f"Standard {round(100 * shares['standard'].share)} · Strong {round(100 * shares['strong'].share)}"
        told.filter(has_text=said).wait_for()


@pytest.mark.long
def test_card_file_is_checked_beside_its_field(served: Served, guest: Seat, tmp_path: Path) -> None:
    anna = guest(bypass_csp=True)
    page = anna.page
    dialog = form(served, anna, "elekt")
    dialog.locator(".c1 > .lnk").click()
    told, play = dialog.locator("#card-file-told"), dialog.locator("footer .btn.pri")

    with page.expect_download() as kept:
        dialog.locator("a[download]").click()
    assert kept.value.suggested_filename == "elekt-cards.toml"
    assert Path(kept.value.path()).read_text("utf-8") == registry.card_template("elekt")

    dialog.locator("input[type=file]").set_input_files(str(kept.value.path()))
    told.locator(".fine").wait_for()
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(registry.card_text("elekt").replace("symbols = [", 'symbols = ["pink", '), "utf-8")
    dialog.locator("input[type=file]").set_input_files(str(wrong))
    told.locator("li").first.wait_for()
    assert told.locator("li").count() == 11  # ten mistakes, and how many more there are
    assert play.is_disabled()
    assert find_serious(anna, "a wrong card file") == []

    right = tmp_path / "mine.toml"
    right.write_text(registry.card_text("elekt"), "utf-8")
    dialog.locator("input[type=file]").set_input_files(str(right))
    told.locator(".fine").wait_for()
    assert play.is_enabled()

    dialog.locator("textarea").fill("[nonsense")
    told.locator("li").first.wait_for()
    assert play.is_disabled()
    dialog.locator(".ways button").click()
    told.locator("li").first.wait_for(state="detached")
    assert play.is_enabled()
    assert "/new/" in page.url  # there is no table yet


def test_rules_of_every_game_are_listed(served: Served, guest: Seat) -> None:
    anna = guest(**PHONE, bypass_csp=True)
    page = anna.page
    page.goto(f"{served.address}/rules")
    links = page.locator("main li a")
    links.first.wait_for()
    assert {link.get_attribute("href") for link in links.all()} == {f"/rules/{key}" for key in registry.GAMES}
    assert find_serious(anna, "rules") == []
    page.locator("main li a[href='/rules/elekt']").tap()
    page.locator(".rule").first.wait_for()


def test_address_that_leads_nowhere(served: Served, guest: Seat) -> None:
    anna = guest(bypass_csp=True)
    for path in ("/nowhere", "/new/chess", "/rules/chess", "/t", "/%E0"):
        answer = anna.page.goto(served.address + path)
        assert answer is not None
        assert answer.status == 404, path
        anna.page.locator("h1", has_text="There is no such page").wait_for()
    anna.page.locator("main a.btn[href='/']").click()
    anna.page.locator(".game").first.wait_for()
    anna.mistakes = [each for each in anna.mistakes if "404" not in each]  # the browser notes the status


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.long
def test_all_open_shows_every_hand(served: Served, guest: Seat, game: str) -> None:
    options = {"goal": "60"} if game == "ecos" else {}
    level = "greedy" if game == "ecos" else "random"  # whichever brings it to its end the sooner
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * 2]
    table, token = served.new_table(game, seats=seats, start=True, options=options)
    with served.person(table, token) as host:
        host.until("update")
        host.do("seat", seat=0, what="bot", level=level)
        while host.update["over"] is None:
            host.hear()
    names = {card: face["name"] for card, face in served.ask(f"/api/cards/{host.room['cards']}/en")[1]["cards"].items()}
    for move in MOVES:
        status, moment = served.ask(f"/api/tables/{table}/replay?move={move}&seat=open", token=token)
        assert status == 200
        held = [[names[card] for card in player["hand"]] for player in moment["view"]["players"]]
        if any(held[1:]):
            break
    else:
        raise AssertionError("no rival ever held a card")

    anna = guest(**PHONE, bypass_csp=True)
    anna.sit(served, table, token, game)
    anna.page.goto(f"{served.address}/r/{table}?move={move}&seat=open")
    anna.page.locator(".hands .held").first.wait_for()
    for seat, hand in enumerate(held):
        shown = anna.page.locator(f".hands .s{seat + 1} .held").all_inner_texts()
        assert shown[: len(hand)] == hand
    assert find_serious(anna, "all open") == []
    anna.page.locator(".hands .held").first.tap()
    anna.page.locator(".focus.held").wait_for()
    anna.page.go_back()
    anna.page.locator(".focus").wait_for(state="detached")
    anna.page.locator(".reel [role=radio]", has_text="My view").tap()
    anna.page.locator(".hands").wait_for(state="detached")
