"""What a card set names (`base`, `code`, `image`) is opened in its own folder and nowhere else."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.mistake import Mistake
from tablee.text import LANGUAGES, Texts

SET: Final = '[set]\ngame = "revachol"\nname = "mine"\n'
BASE: Final = SET + 'base = "house"\n'
BESIDE: Final = {
    "base": ("other.toml", SET + 'base = "{}"\n', SET),
    "code": ("mine.py", BASE + 'code = "{}"\n', "raise SystemError('it was run')\n"),
    "image": ("kim.png", BASE + '[ally.kim]\nimage = "{}"\n', "no picture"),
}
"""Each field that names a file: a name for it, a set that names one, and what the file holds."""


def mistake(folder: Path, field: str, name: str) -> Mistake:
    text = BESIDE[field][1].format(name.replace("\\", "\\\\"))
    with pytest.raises(CardFileError) as found:
        registry.read_cards("revachol", text, "mine.toml", folder)
    (only,) = found.value.mistakes
    assert only.field == field
    return only


@pytest.mark.parametrize("field", sorted(BESIDE))
def test_nothing_outside_the_folder_of_a_set_is_opened(field: str, tmp_path: Path) -> None:
    name, _, content = BESIDE[field]
    folder = tmp_path / "a" / "b"
    (folder / "sub").mkdir(parents=True)
    for place in (tmp_path, folder / "sub"):
        (place / name).write_text(content, encoding="utf-8")
    for other in (f"../../{name}", f"sub/{name}", f"sub/../../../{name}", str(tmp_path / name)):
        assert str(mistake(folder, field, other).fault) == f'"{other}" is no name of a file beside the set (no folders)'


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
@pytest.mark.parametrize("field", sorted(BESIDE))
def test_no_link_leads_out_of_it(field: str, tmp_path: Path) -> None:
    """One that stays in the folder is as good as the file, and the folder itself may be a link."""
    name, text, content = BESIDE[field]
    folder = tmp_path / "set"
    folder.mkdir()
    (tmp_path / name).write_text(content, encoding="utf-8")
    (folder / name).symlink_to(tmp_path / name)
    found = mistake(folder, field, name)
    assert str(found.fault) == f'"{name}" leads out of the folder of the set, and nothing is opened there'
    said = {language: Texts(language, "revachol").mistake(found) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert all(name in each for each in said.values())

    (folder / name).unlink()
    (folder / f"true-{name}").write_text(content, encoding="utf-8")
    (folder / name).symlink_to(folder / f"true-{name}")
    (tmp_path / "link").symlink_to(folder)
    with pytest.raises(CardFileError) as opened:
        registry.read_cards("revachol", text.format(name), "mine.toml", tmp_path / "link")
    assert "leads out" not in str(opened.value)
    assert "it was run" in str(opened.value) or field != "code"


@pytest.mark.parametrize("field", sorted(BESIDE))
@pytest.mark.parametrize("name", ["none", "", ".", "..", "x" * 300, "a\\u0000", "con:"])
def test_a_name_of_no_file_is_a_mistake_of_the_set(field: str, name: str, tmp_path: Path) -> None:
    end = BESIDE[field][0].rpartition(".")[2]
    text = BESIDE[field][1].format(f"{name}.{end}" if name else "")
    with pytest.raises(CardFileError) as found:
        registry.read_cards("revachol", text, "mine.toml", tmp_path)
    assert [each.field for each in found.value.mistakes] == [field]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes there")
@pytest.mark.parametrize("field", sorted(BESIDE))
def test_a_pipe_that_nobody_writes_to_is_no_file(field: str, tmp_path: Path) -> None:
    name = BESIDE[field][0]
    os.mkfifo(tmp_path / name)
    assert f'"{name}"' in mistake(tmp_path, field, name).message


def test_a_base_that_is_not_there_is_told_of_the_house(tmp_path: Path) -> None:
    found = mistake(tmp_path, "base", "houze.toml")
    assert found.message == 'there is no card set "houze.toml" to begin from ("house" is always there)'
