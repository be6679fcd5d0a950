"""What a link shows before it is opened: the game, its picture, who waits; nothing that is not for everybody."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

from tablee.server import previews
from tests.server.served import Served


class Head(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta":
            self.told[given.get("property") or given.get("name") or ""] = given.get("content") or ""


def shown(served: Served, path: str, language: str = "") -> dict[str, str]:
    status, _, page = served.ask_raw(path, headers={"Accept-Language": language} if language else None)
    assert status == 200
    return Head(page.decode()).told


def test_a_table_says_who_sits_there_and_who_is_waited_for(served: Served) -> None:
    table, anna = served.new_table("elekt", seats=[{"kind": "me"}, {"kind": "link"}], name="A<b>&c", language="fr")
    told = shown(served, f"/t/{table}", "en")
    assert told["og:title"] == "Elekt · Tablée"
    assert told["og:description"].startswith("A<b>&c at the table, one seat is free.")  # escaped in the page, read here
    assert told["og:url"] == f"{served.address}/t/{table}"
    assert "Une place est libre" in shown(served, f"/t/{table}")["og:description"]  # the table's own language
    bo = served.join(table, "Bo")
    with served.person(table, anna) as host:
        host.until("room")
        host.do("host", what="start")
        host.until("update")
        names = [seat["name"] for seat in host.room["seats"]]
        asked = " and ".join(names[seat] for seat in host.update["waiting"])
        assert shown(served, f"/t/{table}", "en")["og:description"] == (
            f"{' and '.join(names)} are playing. Waiting for {asked}."
        )
        page = served.ask_raw(f"/t/{table}")[2].decode()
        assert anna not in page
        assert bo not in page


def test_pages_of_games_and_tables_that_are_not_there(served: Served) -> None:
    assert "og:title" not in shown(served, "/t/nosuchtable")
    assert shown(served, "/", "ru")["og:title"] == "Tablée"
    rules = shown(served, "/rules/ecos", "fr")
    assert rules["og:title"].endswith("· Tablée")
    assert "80" in rules["og:description"]


def test_the_picture_is_the_games_own_where_the_build_has_one(tmp_path: Path) -> None:
    """Else the icon; its address is whole, as those who show links want it."""
    told = previews.Preview("Elekt · Tablée", "…", "elekt", "en")
    page = "<html><head></head><body></body></html>"
    without = Head(previews.written(page, told, "https://tablee.example", "t/x", tmp_path)).told
    assert without["og:image"] == "https://tablee.example/icons/512.png"
    (tmp_path / "previews").mkdir()
    (tmp_path / "previews" / "elekt.jpg").touch()
    found = Head(previews.written(page, told, "https://tablee.example", "t/x", tmp_path)).told
    assert found["og:image"] == "https://tablee.example/previews/elekt.jpg"
    assert found["twitter:card"] == "summary_large_image"
