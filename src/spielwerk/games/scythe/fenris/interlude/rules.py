"""The rules of an interlude: it has no modules."""

from __future__ import annotations

from typing import Any

from spielwerk.games.scythe.fenris.interlude.options import OPTIONS
from spielwerk.kernel.module import Rules, assemble


class InterludeRules(Rules):
    """The names of the sheets, by seat, for whoever puts an interlude into words."""

    def __init__(self, setup: dict[str, Any], chronicle: Any) -> None:
        super().__init__("interlude", setup, len(chronicle.seats), OPTIONS)
        self.names = [chronicle.sheets[i].name for i in chronicle.seats]
        self.automas = [bool(chronicle.sheets[i].automa) for i in chronicle.seats]
        self.sheets = [sheet.name for sheet in chronicle.sheets]
        assemble(self, [])
