"""docs/sentences is what the grammars say: each sentence with an example that is read, and a schema for editors."""

from __future__ import annotations

import pytest

from tests.sentences import FOLDER, PAGES


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_what_the_grammar_says(name: str) -> None:
    """`uv run python -m tests.sentences` writes them anew."""
    assert (FOLDER / name).read_text(encoding="utf-8") == PAGES[name]()
