"""A process that decodes pictures for card sets: each comes with its length on stdin, and goes as WebP to stdout.

Whatever is in a file, it is decoded here and nowhere else, with little memory and time; nothing of its bytes goes out,
only what was drawn in it, made small.
"""

from __future__ import annotations

import io
import json
import struct
import sys
from base64 import b64encode
from typing import Any, Final

from tablee.core.printed import LARGEST_PICTURE, PICTURE

FORMATS: Final = ("PNG", "JPEG", "WEBP")
MOST_PIXELS: Final = 24_000_000
WIDEST: Final = 360
"""Pixels of what goes out, in either direction."""
QUALITIES: Final = (80, 65, 50, 35, 20)
MEMORY: Final = 768 << 20
SECONDS: Final = 20
"""Of processor time, for all pictures of a set."""
REFUSALS: Final = {
    "pixels": "{width} × {height} pixels are too many (at most {most} million)",
    "moving-picture": "a picture that moves; one that stands still is expected",
    "picture-memory": "it takes too much memory to decode",
    "unknown-picture": "that is no PNG, JPEG or WebP picture",
    "picture-too-rich": "it cannot be made as small as {most} KiB",
}
"""Why there is nothing: faults of the file (`core/fault.py`)."""
NO_DECODER: Final = 3
"""The exit code without Pillow."""


def main() -> int:
    try:
        from PIL import Image  # noqa: F401
    except ImportError:
        return NO_DECODER
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    asked = sys.stdin.buffer
    while head := asked.read(4):
        (length,) = struct.unpack(">I", head)
        print(json.dumps(decoded(asked.read(length))), flush=True)
    return 0


def decoded(raw: bytes) -> dict[str, Any]:
    """What is drawn there as a `data:` address, or why there is nothing."""
    from PIL import Image, ImageOps

    Image.MAX_IMAGE_PIXELS = None  # the bound below is ours, and told in words
    try:
        with Image.open(io.BytesIO(raw), formats=FORMATS) as found:
            width, height = found.size
            if width * height > MOST_PIXELS:
                return refused("pixels", width=width, height=height, most=MOST_PIXELS // 1_000_000)
            if getattr(found, "n_frames", 1) > 1:
                return refused("moving-picture")
            found.draft("RGB", (2 * WIDEST, 2 * WIDEST))
            drawn = ImageOps.exif_transpose(found).convert("RGB")
        drawn.thumbnail((WIDEST, WIDEST))
    except MemoryError:
        return refused("picture-memory")
    except Exception:  # whatever a broken file does to the decoder, it is no picture
        return refused("unknown-picture")
    for quality in QUALITIES:
        out = io.BytesIO()
        drawn.save(out, "WEBP", quality=quality, method=4, exif=b"", icc_profile=b"")
        if out.tell() <= LARGEST_PICTURE:
            return {"data": PICTURE + b64encode(out.getvalue()).decode("ascii")}
    return refused("picture-too-rich", most=LARGEST_PICTURE // 1024)


def refused(why: str, **parts: int) -> dict[str, Any]:
    return {"error": why, "parts": parts}


if __name__ == "__main__":
    sys.exit(main())
