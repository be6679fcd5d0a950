#!/usr/bin/env python3
"""Pictures of the browser table: `shoot.py URL NAME [--size desk|laptop|phone|WxH] [--wait MS] [--click SELECTOR]…`.

URL may be a whole address or the hash of a position: `ecos/3/40/en/dark` (dev.html of a running `npx vite`, port 5173
or $PORT). Writes /tmp/tablee-shots/NAME.png (or $SHOTS). Prints what the page said on its console.
"""

import argparse
import os
from pathlib import Path

from playwright.sync_api import sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync", "--hide-scrollbars"]
SIZES = {"phone": (390, 844, 2), "laptop": (1280, 720, 1), "desk": (1440, 900, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("url")
    parser.add_argument("name")
    parser.add_argument("--size", default="desk")
    parser.add_argument("--wait", type=int, default=900)
    parser.add_argument("--click", action="append", default=[])
    parser.add_argument("--hover", default="")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--theme", default="")
    given = parser.parse_args()
    port = os.environ.get("PORT", "5173")
    url = given.url if "://" in given.url else f"http://127.0.0.1:{port}/dev.html#{given.url}"
    wide, high, factor = SIZES.get(given.size) or (*map(int, given.size.split("x")), 1)
    folder = Path(os.environ.get("SHOTS", "/tmp/tablee-shots"))
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        context = browser.new_context(
            viewport={"width": wide, "height": high},
            device_scale_factor=factor,
            has_touch=wide < 700,
            color_scheme="light" if given.theme == "light" else "dark",
        )
        page = context.new_page()
        page.on("console", lambda m: print(f"[{m.type}] {m.text}") if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: print(f"[pageerror] {e}"))
        page.goto(url, wait_until="load")
        page.wait_for_timeout(given.wait)
        for selector in given.click:
            page.click(selector, timeout=5000)
            page.wait_for_timeout(400)
        if given.hover:
            page.hover(given.hover, timeout=5000)
            page.wait_for_timeout(700)
        wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wider > 0:
            print(f"the page is {wider} px too wide")
        page.screenshot(path=folder / f"{given.name}.png", full_page=given.full)
        browser.close()
    print(folder / f"{given.name}.png")


if __name__ == "__main__":
    main()
