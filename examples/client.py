"""A whole client for Tablée in sixty lines: it opens a table, sits down, and plays a game by choosing anything.

    python examples/client.py http://127.0.0.1:8033 revachol

It needs `websockets` and nothing else of Tablée. docs/protocol.md explains every message.
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def post(url: str, body: Message) -> Message:
    """Say something over HTTP; errors raise with the sentence in their body."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        found: Message = json.load(answer)
        return found


async def heard(socket: ClientConnection) -> Message:
    """The next message of the table."""
    message: Message = json.loads(await socket.recv())
    return message


async def play(server: str, game: str, seed: int = 0) -> Message:
    """One game against a bot; how it ended."""
    choose = random.Random(seed)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = post(f"{server}/api/tables", {"game": game, "name": "Anna", "seats": seats, "start": True})
    hello = {"type": "hello", "protocol": 2, "table": table["table"], "token": table["token"], "seat": 0}
    log: list[str] = []
    answered = ""  # the question that was answered last
    async with connect(server.replace("http", "ws", 1) + "/ws", max_size=None) as socket:
        await socket.send(json.dumps(hello))
        while True:
            told = await heard(socket)
            if told["type"] == "bye":
                raise RuntimeError(told["text"])
            if told["type"] == "refused":
                raise RuntimeError(f"{told['rule']}: {told['text']}")
            if told["type"] != "update":
                continue
            log[told["log_from"] :] = [line["text"] for line in told["log"]]
            if told["over"] is not None:
                return {"log": log, **told["over"]}
            question = told["question"]
            if question is not None and question["id"] != answered:
                answered = question["id"]
                label = choose.choice(question["options"])["label"]
                answer = {"type": "answer", "key": f"a{told['version']}", "decision": answered, "label": label}
                await socket.send(json.dumps(answer))


if __name__ == "__main__":
    end = asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "revachol"))
    print("\n".join(line for line in end["log"][-5:] if line), end["text"], end["standings"], sep="\n")
