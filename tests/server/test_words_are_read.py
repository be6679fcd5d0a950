"""The words of a language are read beside the event loop: whoever comes in it first holds up nobody."""

from __future__ import annotations

import asyncio
import threading

import fluent.runtime
import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from tablee import registry, text
from tablee.server import context


def test_words_are_read_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    by: list[threading.Thread] = []

    def noted(source: str) -> Resource:
        by.append(threading.current_thread())
        return FluentResource(source)

    monkeypatch.setattr(fluent.runtime, "FluentResource", noted)
    monkeypatch.setattr(context, "_READ", set())
    for remembered in (text._bundle, text.parsed, context.texts, context.plain_texts):
        remembered.cache_clear()
    asyncio.run(context.read_texts("fr", "elekt"))
    assert by
    assert threading.main_thread() not in by
    read = len(by)
    context.texts("fr", "elekt", registry.house_cards("elekt")).say("hidden-card")
    context.plain_texts("fr").say("table-too-fast")
    asyncio.run(context.read_texts("fr", "elekt"))
    assert len(by) == read, "nothing was read again"
