"""Pictures beside a card set: decoded in a process of its own, made small, and nothing else of the file goes out."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from tablee import pictures, registry
from tablee.cli import main
from tablee.core.cardfile import CardFileError
from tablee.core.printed import LARGEST_PICTURE, PICTURE
from tablee.picture_decoder import MOST_PIXELS, NO_DECODER, WIDEST
from tablee.server import catalog, creation
from tablee.server.app import opened
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.refusal import Refusal
from tablee.server.settings import Settings

Image: Any = pytest.importorskip("PIL.Image")

SET = '[set]\ngame = "revachol"\nname = "mine"\nbase = "house"\n\n[ally.kim]\nimage = "{}"\n'
SECRET = b"SECRET-PLACE-48.8566"


def drawn(format: str, size: tuple[int, int] = (900, 600), **more: Any) -> bytes:
    out = io.BytesIO()
    Image.effect_noise(size, 40).convert("RGB").save(out, format, **more)
    return out.getvalue()


def beside(folder: Path, name: str, content: bytes) -> str:
    """What becomes of a picture."""
    (folder / name).write_bytes(content)
    return str(pictures.beside(folder, [name])[name])


def mistake(folder: Path, name: str) -> str:
    with pytest.raises(CardFileError) as found:
        registry.read_cards("revachol", SET.format(name), "mine.toml", folder)
    (only,) = found.value.mistakes
    assert (only.card, only.field, only.line) == ("ally.kim", "image", 7)
    return only.message


@pytest.mark.parametrize(("name", "format"), [("kim.png", "PNG"), ("kim.jpg", "JPEG"), ("kim.webp", "WEBP")])
def test_a_picture_becomes_part_of_the_set(tmp_path: Path, name: str, format: str) -> None:
    exif = Image.Exif()
    exif[0x010E] = SECRET.decode()
    content = drawn(format, exif=exif)
    assert SECRET in content
    (tmp_path / name).write_bytes(content)
    cards = registry.read_cards("revachol", SET.format(name), "mine.toml", tmp_path)
    data = cards.picture("kim")
    assert data.startswith(PICTURE)
    raw = b64decode(data.removeprefix(PICTURE))
    assert len(raw) <= LARGEST_PICTURE
    assert SECRET not in raw
    with Image.open(io.BytesIO(raw)) as found:
        assert (found.format, found.size) == ("WEBP", (WIDEST, WIDEST * 2 // 3))
        assert not found.getexif()
    assert cards.picture("lena") == ""
    assert cards.digest == registry.house_cards("revachol").digest  # a picture plays no part
    again = registry.read_cards("revachol", cards.text(), "whole.toml")  # nothing beside it is needed
    assert again.picture("kim") == data
    shown = catalog.cards("revachol", cards, "en")["cards"]
    assert shown["kim"]["face"]["image"] == data
    assert "image" not in shown["lena"]["face"]


def png_of(width: int, height: int) -> bytes:
    """The head of a picture that says it is so large; a decoder that believes it needs that much memory."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "no PNG, JPEG or WebP"),
        (b"GIF89a" + bytes(100), "no PNG, JPEG or WebP"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "no PNG, JPEG or WebP"),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), "no PNG, JPEG or WebP"),
        (png_of(60_000, 60_000), f"too many (at most {MOST_PIXELS // 1_000_000} million)"),
        (png_of(4000, 3000), "no PNG, JPEG or WebP"),
        (bytes(pictures.LARGEST_FILE + 1), "more than 8 MiB"),
    ],
)
def test_what_is_no_picture_is_refused(tmp_path: Path, content: bytes, told: str) -> None:
    (tmp_path / "kim.png").write_bytes(content)
    assert told in mistake(tmp_path, "kim.png")


def test_only_a_file_beside_the_set_is_opened(tmp_path: Path) -> None:
    (tmp_path / "set").mkdir()
    (tmp_path / "kim.png").write_bytes(drawn("PNG"))
    assert mistake(tmp_path / "set", "kim.png") == 'there is no file "kim.png" beside the set'
    assert "no folders" in mistake(tmp_path / "set", "../kim.png")
    assert "no folders" in mistake(tmp_path / "set", str(tmp_path / "kim.png"))


def test_a_decoder_that_ends_takes_nobody_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kim.png").write_bytes(drawn("PNG"))
    monkeypatch.setattr(pictures, "WITHIN", 0.0)
    assert mistake(tmp_path, "kim.png") == '"kim.png" takes too long or too much memory to decode'


def test_without_the_decoder_it_is_said_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Ended:
        stdout, returncode = b"", NO_DECODER

    (tmp_path / "kim.png").write_bytes(drawn("PNG"))
    monkeypatch.setattr("tablee.pictures.subprocess.run", lambda *args, **more: Ended)
    assert mistake(tmp_path, "kim.png") == 'pictures need Pillow: pip install "tablee[pictures]"'


def test_a_text_that_somebody_brings_opens_no_file() -> None:
    with pytest.raises(CardFileError, match='no file is opened here: "tablee cards embed"'):
        registry.read_cards("revachol", SET.format("kim.png"), "mine.toml")
    for data, told in [
        ("data:text/html;base64,PHNjcmlwdD4=", "the name of a picture"),
        (PICTURE + "PHNjcmlwdD4=", "no WebP picture"),
        (PICTURE + "####", "the name of a picture"),
        (PICTURE + "A" * (2 * LARGEST_PICTURE), "at most 16384"),
    ]:
        with pytest.raises(CardFileError, match=told):
            registry.read_cards("revachol", SET.format(data), "mine.toml")


@pytest.mark.parametrize("private", [True, False])
def test_a_server_that_others_reach_shows_no_pictures(tmp_path: Path, private: bool) -> None:
    (tmp_path / "kim.png").write_bytes(drawn("PNG", (90, 60)))
    text = registry.read_cards("revachol", SET.format("kim.png"), "mine.toml", tmp_path).text()
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", behind_proxy="" if private else "127.0.0.1")

    async def brought() -> None:
        async with opened(settings, frozenset()) as (_, gateway):
            wish = TableRequest("revachol", "Anna", [SeatRequest("me"), SeatRequest("device", "Bo")], card_file=text)
            await creation.create(gateway.context, wish)

    if private:
        asyncio.run(brought())
    else:
        with pytest.raises(Refusal, match="table-no-pictures"):
            asyncio.run(brought())


def test_the_command_writes_one_whole_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kim.png").write_bytes(drawn("PNG"))
    (tmp_path / "mine.toml").write_text(SET.format("kim.png"), encoding="utf-8")
    out = tmp_path / "whole.toml"
    assert main.run(["cards", "embed", "revachol", str(tmp_path / "mine.toml"), str(out)]) == 0
    assert "needs no other file" in capsys.readouterr().out
    assert registry.cards("revachol", str(out)).picture("kim").startswith(PICTURE)
