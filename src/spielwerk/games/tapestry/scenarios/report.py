"""What a finished scenario hands on to its campaign."""

from __future__ import annotations

from typing import Any

from spielwerk.games.tapestry import scoring
from spielwerk.games.tapestry.options import HANGINGS
from spielwerk.games.tapestry.scenarios.scenario import person
from spielwerk.games.tapestry.scenarios.table import SCENARIOS
from spielwerk.games.tapestry.state import FACE_DOWN, Tapestry


def report(s: Tapestry) -> dict[str, Any]:
    """Returns whether the person has won, and the cards on the spaces of eras 2 to 4, the top one last.

    Cards of the first era do not count; which of several on one space is used is decided later.
    [tapestry.atlantis4.note-tapestry, tapestry.scenario.win]
    """
    if not any(module in SCENARIOS for module in s.rules.setup["modules"]):
        return {}
    own = person(s.rules)
    spaces = s.players[own].eras[1:]
    hangings = [[HANGINGS[card] for card in space if card != FACE_DOWN] for space in spaces]
    return {"won": scoring.outcome(s).winners == (own,), "hangings": hangings if all(hangings) else []}
