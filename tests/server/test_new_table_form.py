"""What the form for a new table asks for: which options fit, and what is in a card file, before there is a table."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.text import LANGUAGES
from tests.server.served import Served


def test_catalog_says_which_options_fit_a_table(served: Served) -> None:
    """A page that shows `fitting` alone offers nothing that the table would be refused for."""
    games = {game["key"]: game for game in served.ask("/api/home")[1]["games"]}
    for key, told in games.items():
        game = registry.game(key)
        for option, shown in zip(game.options, told["options"], strict=True):
            for seats in range(game.fewest, game.most + 1):
                assert shown["fitting"][str(seats)] == option.fitting(seats)
    difficulty = games["elekt"]["options"][0]
    assert (len(difficulty["fitting"]["1"]) > 1, len(difficulty["fitting"]["2"])) == (True, 1)
    drafts = {option["key"]: option["fitting"]["4"] for option in games["ecos"]["options"]}
    assert (drafts["draft_4"], drafts["draft_5"]) == (["no", "yes"], ["no"])
    rare = {option["key"] for option in games["ecos"]["options"] if option["rare"]}
    assert rare == {"choose_decks", "harbinger", *[f"draft_{seat}" for seat in range(1, 7)]}


@pytest.mark.parametrize("game", registry.GAMES)
def test_card_file_is_checked_before_there_is_a_table(served: Served, game: str) -> None:
    text = registry.card_text(game)
    status, told = served.ask(f"/api/card-files/{game}", {"text": text, "name": "mine.toml"})
    assert (status, told["mistakes"], told["more"]) == (200, [], 0)
    assert told["cards"] == len(registry.house_cards(game).every_card())
    status, told = served.ask(f"/api/card-files/{game}", {"text": text + "\n[nonsense", "name": "mine.toml"})
    assert (status, told["cards"]) == (200, 0)
    assert told["mistakes"][0].startswith("mine.toml:")


def test_mistakes_are_told_as_far_as_they_can_be_read(served: Served) -> None:
    text = registry.card_text("elekt").replace("symbols = [", 'symbols = ["pink", ')
    with pytest.raises(CardFileError) as wrong:
        registry.game("elekt").read_cards(text, "box.toml", registry.texts_known("elekt"))
    told = served.ask("/api/card-files/elekt", {"text": text, "name": "box.toml"})[1]
    assert len(told["mistakes"]) == 10
    assert told["more"] == len(wrong.value.mistakes) - 10
    assert served.ask("/api/card-files/nothing", {"text": ""})[0] == 404
    assert served.ask("/api/card-files/elekt", {"text": 3})[0] == 400


@pytest.mark.parametrize("game", registry.GAMES)
def test_template_to_download(served: Served, game: str) -> None:
    for language in LANGUAGES:
        status, headers, body = served.ask_raw(f"/api/card-files/{game}/{language}")
        assert status == 200
        assert headers["content-disposition"] == f'attachment; filename="{game}-cards.toml"'
        assert body.decode() == registry.card_template(game, language)
        assert tomllib.loads(body.decode())["set"]["game"] == game
    assert registry.card_template("elekt", "fr") != registry.card_template("elekt")
    assert served.ask("/api/card-files/elekt/xx")[0] == 404


def test_checking_is_bounded(tmp_path: Path) -> None:
    server = Served(tmp_path / "data")
    try:
        told = [server.ask("/api/card-files/elekt", {"text": ""})[0] for _ in range(30)]
    finally:
        server.close()
    assert (told[0], told[-1]) == (200, 429)
