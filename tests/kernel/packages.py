"""Packages as `pip` would install them, for tests of what a package of somebody else brings along."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from spielwerk.kernel import registry, rulebook
from spielwerk.kernel.installed import entries


@contextmanager
def installing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    """A folder on the path of Python; what was learned from it is forgotten at the end."""
    monkeypatch.setattr(registry, "_boxes", dict(registry._boxes))
    monkeypatch.setattr(registry, "_broken", {})
    monkeypatch.syspath_prepend(folder)
    rulebook._forget()
    entries.cache_clear()
    yield Packages(folder)
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None)).startswith(str(folder)):
            del sys.modules[name]
    rulebook._forget()
    entries.cache_clear()


class Packages:
    """Where packages are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, name: str, entry: str, files: Mapping[str, str]) -> None:
        """A package with this entry point in the group of the games, and with these files."""
        meta = f"{name}-1.dist-info"
        contents = {
            f"{meta}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n",
            f"{meta}/entry_points.txt": f"[spielwerk.games]\n{entry}\n",
            **{f"{Path(path).parts[0]}/__init__.py": "" for path in files},
            **files,
        }
        for path, text in contents.items():
            file = self.folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        entries.cache_clear()
