"""The rules of an interlude: it has no modules."""

from __future__ import annotations

from typing import Any

from spielwerk.games.scythe.fenris.interlude.options import OPTIONS
from spielwerk.games.scythe.fenris.keys import opened
from spielwerk.kernel.module import Rules, assemble


class InterludeRules(Rules):
    """The sheets as they were, for whoever puts an interlude into words, and the number of each seat's."""

    def __init__(self, setup: dict[str, Any], chronicle: Any) -> None:
        super().__init__("interlude", setup, len(chronicle.seats), OPTIONS)
        self.sheets = chronicle.sheets
        self.sheet_numbers = chronicle.seats
        self.keys = opened(chronicle)
        assemble(self, [])
