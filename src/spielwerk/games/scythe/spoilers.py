"""The spoiler keys of modules: `rulebook/spoilers.toml` is their only table."""

from __future__ import annotations

from importlib.resources import files

from spielwerk.kernel.ledger import KEYS_FILE, load_keys

KEYS = load_keys(files("spielwerk.games.scythe") / "rulebook" / KEYS_FILE)


def key_of(chapter: str) -> str:
    """Returns the key that opens a chapter of the ledgers."""
    return KEYS.chapters[chapter]
