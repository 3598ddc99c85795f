"""Packages as `pip` would install them, for tests of what a package of somebody else brings along."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from spielwerk.boards.registry import drawing
from spielwerk.kernel import registry, rulebook
from spielwerk.kernel.installed import GAMES, entries
from spielwerk.kernel.text import texts
from spielwerk.table.serving.static_files import files as static_files


@contextmanager
def installing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    """A folder on the path of Python; what was learned from it is forgotten at the end."""
    monkeypatch.setattr(registry, "_boxes", dict(registry._boxes))
    monkeypatch.setattr(registry, "_broken", {})
    monkeypatch.syspath_prepend(folder)
    rulebook._forget()
    forget_entries()
    yield Packages(folder)
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None)).startswith(str(folder)):
            del sys.modules[name]
    rulebook._forget()
    forget_entries()


def forget_entries() -> None:
    """Look anew for what is installed, and for all that was found by it."""
    for known in (entries, drawing, texts, static_files):
        known.cache_clear()


class Packages:
    """Where packages are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, name: str, entry: str, files: Mapping[str, str], group: str = GAMES) -> None:
        """A package with this entry point in the group of games or boards, and with these files."""
        meta = f"{name}-1.dist-info"
        contents = {
            f"{meta}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n",
            f"{meta}/entry_points.txt": f"[{group}]\n{entry}\n",
            **{f"{Path(path).parts[0]}/__init__.py": "" for path in files},
            **files,
        }
        for path, text in contents.items():
            file = self.folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        forget_entries()
