"""The mark of what is a stand-in: our reading of a component that we do not know exactly."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.kernel.text import text

TILE = "scythe-tile-reading"


def our_reading(ledger: str, rule: str, key: str = TILE) -> str:
    """Returns the mark, with a link to the rule that says what is known and what is not."""
    return (
        f'<a class="our-reading" href="/rules/scythe/{esc(ledger)}#{esc(rule)}" target="_blank"'
        f' rel="noopener">{esc(text(key))}</a>'
    )
