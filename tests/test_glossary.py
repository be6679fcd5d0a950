"""Each language has one word for one thing (docs/glossary.<language>.md), and its texts are printed as it prints."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.written import NO_BREAK, ROOT, Said, files, printed, said

GAMES: Final = {"Everywhere": "", "Echoes of Revachol": "revachol", "Elekt": "elekt", "Ecos": "ecos"}
EXCEPTIONS: Final = "Exceptions"
LANGUAGES: Final = sorted(file.name.split(".")[1] for file in (ROOT / "docs").glob("glossary.*.md"))


class Banned(NamedTuple):
    """A term that the texts of a game ("": of all games) do not use, except in some files."""

    term: str
    game: str
    allowed: tuple[str, ...] = ()

    def used_in(self, text: Said) -> bool:
        if self.game not in ("", text.game) or pattern(self.term).search(text.text) is None:
            return False
        return not any(fnmatch(str(text.file.relative_to(ROOT)), allowed) for allowed in self.allowed)


@cache
def pattern(term: str) -> re.Pattern[str]:
    """Whole words; `*` is any ending, `^` the beginning of a text. A capital letter is meant."""
    word = term.removeprefix("^").removesuffix("*")
    before = "^" if term.startswith("^") else r"(?<!\w)" if word[0].isalnum() else ""
    after = "" if term.endswith("*") or not word[-1].isalnum() else r"(?!\w)"
    return re.compile(before + re.escape(word) + after, 0 if word != word.lower() else re.IGNORECASE)


AS_IN_THE_FILE: Final = "mistake-"
"""Messages that quote what stands, or should, in a card file: there, typewriter quotes are the right ones."""


def terms(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


def banned(glossary: str) -> list[Banned]:
    """What a glossary bans."""
    found: list[Banned] = []
    allowed: dict[str, list[str]] = {}
    section = ""
    for line in glossary.splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
            assert section in (*GAMES, EXCEPTIONS), section
        elif line.startswith("|") and not re.match(r"\|(-|\s*(rulebook|file)\s*\|)", line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == 3, line
            if section == EXCEPTIONS:
                assert cells[2], f"why? {line}"
                for term in terms(cells[1]):
                    allowed.setdefault(term, []).extend(terms(cells[0]))
            else:
                assert "`" not in cells[2] or ":" in cells[2], f"why? {line}"
                found += [Banned(term, GAMES[section]) for term in terms(cells[2])]
    assert allowed.keys() <= {each.term for each in found}, "an exception to nothing"
    return [each._replace(allowed=tuple(allowed.get(each.term, ()))) for each in found]


def glossary(language: str) -> list[Banned]:
    return banned((ROOT / "docs" / f"glossary.{language}.md").read_text("utf-8"))


def mistakes(words: list[Banned], texts: list[Said]) -> list[str]:
    return [
        f"{text.file.relative_to(ROOT)}, {text.where}: “{word.term}” in “{text.text.strip()}”"
        for text in texts
        for word in words
        if word.used_in(text) and not (word.term == '"' and text.where.startswith(AS_IN_THE_FILE))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_its_glossary_bans(language: str) -> None:
    assert {"en", "fr"} <= set(LANGUAGES)
    words = glossary(language)
    texts = [text for file in files(language) for text in said(file)]
    assert len(words) > 20
    assert len(texts) > 1500
    assert mistakes(words, texts) == []
    for word in words:  # an exception is for a word that is there
        for path in word.allowed:
            within = [text for text in texts if fnmatch(str(text.file.relative_to(ROOT)), path)]
            assert any(word._replace(allowed=()).used_in(text) for text in within), (word.term, path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_banned_word_would_be_found(language: str) -> None:
    words = glossary(language)
    for word in words:
        planted = word.term.strip("^*") if word.term.startswith("^") else f"x {word.term.strip('*')}."
        file = ROOT / "src" / "tablee" / "games" / (word.game or "nothing") / "text" / f"{language}.ftl"
        assert any(word.term in mistake for mistake in mistakes(words, [Said(file, "planted", planted)])), word


def test_a_word_is_a_whole_word_and_a_capital_letter_counts() -> None:
    text = "| rulebook | ours | not |\n|---|---|---|\n| | a | `neuf`, `rot*`, `Task deck`, `^Pivoter`: so |"
    words = banned(f"## Everywhere\n{text}")
    file = ROOT / "src" / "tablee" / "texts" / "fr.ftl"
    for sentence in ("dix-huit œufs neufs", "Task Deck", "Faire pivoter", "Pour Pivoter", "carotte"):
        assert mistakes(words, [Said(file, "a", sentence)]) == []
    for sentence in ("tout NEUF !", "Rotation", "the Task deck", "Pivoter le Cadran"):
        assert len(mistakes(words, [Said(file, "a", sentence)])) == 1


def test_only_the_files_of_a_game_are_held_to_its_words() -> None:
    words = banned(
        "## Ecos\n| | round | `manche*`: so |\n## Exceptions\n| `src/*/house.fr.ftl` | `manche*` | a sleeve |"
    )
    for path, expected in (("ecos/text/fr.ftl", 1), ("ecos/cards/house.fr.ftl", 0), ("elekt/text/fr.ftl", 0)):
        file = ROOT / "src" / "tablee" / "games" / path
        assert len(mistakes(words, [Said(file, "a", "la manche")])) == expected


@pytest.mark.parametrize("language", ["en", "fr"])
def test_apostrophes_and_spaces_are_those_of_print(language: str) -> None:
    """`scripts/typography` puts them right."""
    for file in files(language):
        text = file.read_text("utf-8")
        assert printed(text, language) == text, file
        assert "\N{NARROW NO-BREAK SPACE}" not in text, file


def test_french_has_a_space_before_every_double_sign() -> None:
    """Also where somebody wrote none at all."""
    lone = re.compile(rf"(?<=[^{NO_BREAK}\s])[;!?»]|(?<=[^{NO_BREAK}\s\d]):|«(?!{NO_BREAK})")
    found = [text for file in files("fr") for text in said(file) if lone.search(text.text)]
    assert [f"{text.where}: {text.text}" for text in found] == []
    assert all(lone.search(wrong) for wrong in ("Rien: non", "Quoi?", "« oui »"))
    assert not lone.search(f"Rien{NO_BREAK}: «{NO_BREAK}oui{NO_BREAK}»{NO_BREAK}?")


def test_print_is_made_right_once() -> None:
    assert printed("l'Unité : « a » ?", "fr") == f"l’Unité{NO_BREAK}: «{NO_BREAK}a{NO_BREAK}»{NO_BREAK}?"
    assert printed("keys = ? aide", "fr") == "keys = ? aide"
    assert printed("Anna's turn : no", "en") == "Anna’s turn : no"
    again = printed("l'Unité : oui", "fr")
    assert printed(again, "fr") == again


def test_the_files_are_found() -> None:
    for language in ("en", "fr"):
        assert {file.name.split(".")[0] for file in files(language)} == {language, "cards", "first", "house", "rules"}
    assert all(isinstance(file, Path) and file.is_file() for file in files("fr"))
