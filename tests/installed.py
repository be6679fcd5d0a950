"""Games from outside, installed like anybody's package into a folder of its own."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
EXAMPLE: Final = ROOT / "examples" / "lanterns"
TABLE: Final = """
export function mount(target, props) {
  const shown = document.createElement("p");
  shown.id = "foreign";
  target.append(shown);
  const update = ({ update, room }) => (shown.textContent = `${room.game} ${update.view.count}`);
  update(props);
  return { update, destroy: () => shown.remove() };
}
"""
GAME: Final = """
from lanterns.game import LanternsGame


class Counted(LanternsGame):
    \"\"\"Lanterns, told with how many answers were given.\"\"\"

    def __init__(self) -> None:
        super().__init__()
        self.key = "counted"

    def view(self, s, seat):
        return {**super().view(s, seat), "game": self.key, "count": sum(s.points) + s.evening}


GAME = Counted()
"""


def install(site: Path, package: Path = EXAMPLE) -> None:
    """Into that folder, as pip would."""
    uv = [os.environ.get("UV", "uv"), "pip", "install", "--quiet", "--no-deps", "--target", str(site), str(package)]
    subprocess.run(uv, check=True, cwd=site)


def install_with_table(site: Path) -> None:
    """A made-up package whose game is Lanterns under another name, with a table of its own for the browser."""
    package = site / "counted"
    (package / "web").mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "game.py").write_text(GAME, encoding="utf-8")
    (package / "web" / "table.js").write_text(TABLE, encoding="utf-8")
    (package / "text").symlink_to(EXAMPLE / "src" / "lanterns" / "text")
    info = site / "counted-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: counted\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[tablee.games]\ncounted = counted.game:GAME\n", encoding="utf-8")
