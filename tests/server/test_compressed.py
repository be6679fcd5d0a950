"""Files and shared texts go out compressed, each with the headers that caches need; what is secret never does."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest

from tablee.server.squeeze import accepted_encodings
from tests.server.served import Served

SCRIPT = b"console.log('tablee');\n" * 100


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With a browser table of its own: one script in three forms, another in one, and what the build says of them."""
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text("<!doctype html><title>Tablée</title>" + " " * 600, "utf-8")
    (web / "index.html.gz").write_bytes(gzip.compress((web / "index.html").read_bytes()))
    (web / "assets" / "a-1.js").write_bytes(SCRIPT)
    (web / "assets" / "a-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (web / "assets" / "a-1.js.br").write_bytes(b"as if by brotli")
    (web / "assets" / "b-1.js").write_bytes(SCRIPT)
    manifest = {
        "index.html": {"file": "assets/a-1.js", "isEntry": True},
        "src/pages/HomePage.svelte": {"file": "assets/b-1.js", "imports": ["index.html"], "css": ["assets/b.css"]},
        "src/words/ru.ftl?raw": {"file": "assets/ru-1.js"},
    }
    (web / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    found = Served(tmp_path_factory.mktemp("data"), "--no-limits", "--web", str(web))
    yield found
    found.close()
    assert found.faults() == []


@pytest.mark.parametrize(
    ("said", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", ""),
        ("", ""),
    ],
)
def test_file_goes_out_as_the_browser_takes_it(served: Served, said: str, sent: str) -> None:
    status, headers, body = served.ask_raw("/assets/a-1.js", headers={"Accept-Encoding": said})
    assert status == 200
    assert headers.get("content-encoding", "") == sent
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "accept-encoding" in headers["vary"]
    assert int(headers["content-length"]) == len(body)
    assert body == {"br": b"as if by brotli", "gzip": body, "": SCRIPT}[sent]
    if sent == "gzip":
        assert gzip.decompress(body) == SCRIPT


def test_file_without_a_small_one_goes_out_as_it_is(served: Served) -> None:
    _, headers, body = served.ask_raw("/assets/b-1.js", headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in headers
    assert body == SCRIPT


def test_page_is_asked_for_anew_and_names_what_comes_next(served: Served) -> None:
    for path in ("/", "/new/ecos"):
        status, headers, body = served.ask_raw(path, headers={"Accept-Encoding": "gzip", "Accept-Language": "ru"})
        assert status == 200
        assert headers["cache-control"] == "no-cache"
        assert headers["content-encoding"] == "gzip"
        assert headers["content-type"].startswith("text/html")
        assert gzip.decompress(body).startswith(b"<!doctype html>")
        links = "</assets/b-1.js>; rel=modulepreload, </assets/b.css>; rel=preload; as=style"
        assert headers["link"] == f"{links}, </assets/ru-1.js>; rel=modulepreload"
        assert "accept-language" in headers["vary"]
    _, headers, _ = served.ask_raw("/t/abc", headers={"Accept-Language": "en"})
    assert "link" not in headers


@pytest.mark.parametrize("path", ["/assets/a-1.js.br", "/assets/a-1.js.gz"])
def test_small_files_have_no_address_of_their_own(served: Served, path: str) -> None:
    assert served.ask_raw(path)[0] == 404


def test_what_the_build_says_of_itself_is_not_for_browsers(served: Served) -> None:
    assert b"modulepreload" not in served.ask_raw("/manifest.json")[2]
    assert served.ask_raw("/manifest.json")[2].startswith(b"<!doctype html>")


def test_what_everybody_reads_is_compressed(served: Served) -> None:
    _, home = served.ask("/api/home")
    digest = next(game["cards"] for game in home["games"] if game["key"] == "ecos")
    for path in ("/api/words/ru/ecos", f"/api/cards/{digest}/ru", "/api/rules/ecos/ru", "/api/guide/ecos/ru"):
        _, plain, whole = served.ask_raw(path)
        _, headers, small = served.ask_raw(path, headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain
        assert headers["content-encoding"] == "gzip"
        assert plain["vary"] == headers["vary"] == "accept-encoding"
        assert gzip.decompress(small) == whole
        assert len(small) < len(whole) / 2


def test_what_is_told_of_a_table_is_never_compressed(served: Served) -> None:
    """Names and chat stand there beside tokens and cards: its length would tell of them."""
    table, token = served.new_table("ecos")
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables"):
        _, headers, _ = served.ask_raw(path, token=token, headers={"Accept-Encoding": "gzip, br"})
        assert "content-encoding" not in headers


def test_encodings_are_read_with_their_weights() -> None:
    assert accepted_encodings("gzip;q=1.0, br; q=0.000, *;q=0") == {"gzip"}
    assert accepted_encodings("GZIP,BR") == {"gzip", "br"}
    assert accepted_encodings("") == set()


def test_addresses_that_lead_nowhere(served: Served) -> None:
    """The page says so itself; who asks is told, too."""
    for path in ("/", "/new", "/new/ecos", "/t/abc", "/r", "/r/abc", "/replays", "/rules", "/rules/elekt", "/rules/"):
        assert served.ask_raw(path)[0] == 200, path
    for path in ("/nowhere", "/t", "/new/chess", "/rules/chess", "/rules/elekt/more", "/replays/x", "/T/abc"):
        status, headers, _ = served.ask_raw(path)
        assert status == 404, path
        assert headers["content-type"].startswith("text/html")
