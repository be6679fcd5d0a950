"""A push service on this machine, and browsers that it carries calls to: it keeps what was sent, they can read it."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.served import Message


def written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """With keys of its own, as `PushManager.subscribe` would make them."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, language: str = "en") -> Message:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": written(point), "auth": written(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def opened(self, sealed: bytes) -> Message:
        found: Message = json.loads(http_ece.decrypt(sealed, private_key=self.key, auth_secret=self.auth))
        return found


class PushService:
    """What came, with its headers; `answers` is what it says to it."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.answers = 201
        self._came = threading.Condition()
        service = self

        class Answering(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(service.answers)
                self.send_header("content-length", "0")
                self.end_headers()
                with service._came:
                    service.came.append((self.path, headers, body))
                    service._came.notify_all()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"

    def wait(self, count: int, patience: float) -> bool:
        with self._came:
            return self._came.wait_for(lambda: len(self.came) >= count, patience)


@contextmanager
def push_service() -> Iterator[PushService]:
    made = PushService()
    thread = threading.Thread(target=made.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield made
    finally:
        made.server.shutdown()
        made.server.server_close()
        thread.join()


def signed_by(headers: dict[str, str]) -> tuple[Message, str]:
    """The claims of a call (RFC 8292) and the public key that they are signed with; InvalidSignature."""
    _, _, said = headers["authorization"].partition("vapid ")
    parts = dict(part.strip().split("=", 1) for part in said.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = read(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(parts["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: Message = json.loads(read(claims))
    return found, parts["k"]
