"""The box of the interlude: a hidden game whose position is the campaign."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from spielwerk.games.scythe.automa.cards import levels
from spielwerk.games.scythe.fenris.chronicle import Chronicle
from spielwerk.games.scythe.fenris.interlude.estimate import estimate
from spielwerk.games.scythe.fenris.interlude.finale import total
from spielwerk.games.scythe.fenris.interlude.market import NOTHING
from spielwerk.games.scythe.fenris.interlude.options import OPTIONS
from spielwerk.games.scythe.fenris.interlude.rules import InterludeRules
from spielwerk.games.scythe.fenris.interlude.speech import InterludeSpeech
from spielwerk.games.scythe.fenris.interlude.stages import stages
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.games.scythe.fenris.interlude.view import resample, view
from spielwerk.kernel.game import Box
from spielwerk.kernel.option import Catalogue
from spielwerk.kernel.outcome import Item, Outcome, Score, rank
from spielwerk.kernel.schema import AUTOMA, Field, Schema, SetupError
from spielwerk.kernel.state import State
from spielwerk.kernel.text import Name

CHRONICLE = "chronicle"
MOST_SEATS = 7
"""[fenris.campaign.player-range, fenris.finale.up-to-seven]"""


class InterludeBox(Box):
    """What is decided between two episodes of the campaign."""

    id: ClassVar[str] = "interlude"
    version: ClassVar[int] = 1
    name: ClassVar[Name] = Name(en="Interlude", de="Zwischenspiel")
    hidden: ClassVar[bool] = True
    rules_of: ClassVar[str] = "scythe"
    options: ClassVar[Catalogue] = OPTIONS
    state: ClassVar[type[State]] = Interlude

    def schema(self) -> Schema:
        level = Field(AUTOMA, "choice", None, choices=tuple(levels()))
        return Schema(1, MOST_SEATS, seat=(level,), options=(Field(CHRONICLE, "data", type=Chronicle),))

    def rules(self, setup: dict[str, Any]) -> InterludeRules:
        if setup[CHRONICLE] is None:
            raise SetupError(CHRONICLE, "an interlude continues a campaign, so it needs its chronicle")
        c = msgspec.convert(setup[CHRONICLE], Chronicle)
        seats = len(setup["seats"])
        results = 0 if c.lacks_mats else seats
        if (len(c.seats), len(c.results)) != (seats, results) or not {*c.seats} <= {*range(len(c.sheets))}:
            raise SetupError("seats", f"{seats} given; the chronicle has {len(c.seats)}")
        if c.stage != "interlude" and not c.lacks_mats:
            raise SetupError(CHRONICLE, "an episode comes next, not an interlude")
        for seat, i in zip(setup["seats"], c.seats, strict=True):
            seat[AUTOMA] = c.sheets[i].automa or None
        return InterludeRules(setup, c)

    def begin(self, rules: Any) -> Interlude:
        c = msgspec.convert(rules.setup[CHRONICLE], Chronicle)
        s = Interlude(
            c=c,
            before=[c.sheets[i].wealth for i in c.seats],
            sealed=[[] for _ in c.seats],
            drawn=[[] for _ in c.seats],
            extra=[NOTHING for _ in c.seats],
            leaving=[False for _ in c.seats],
            round=list(range(len(c.seats))),
        )
        s.then(*stages(c))
        return s

    def report(self, s: Any) -> dict[str, Any]:
        return {CHRONICLE: msgspec.to_builtins(s.c)}

    def keys(self, s: Any) -> frozenset[str]:
        """Returns what the story had opened when the interlude began; what it leads to is not open yet."""
        found: frozenset[str] = s.rules.keys
        return found

    def score(self, s: Any, seat: int) -> Score:
        """Returns the campaign total at its end, the wealth before that."""
        n = total(s, seat) if s.c.stage == "over" else s.sheet(seat).wealth
        return Score(seat, (Item("total" if s.c.stage == "over" else "wealth", n, n),))

    def outcome(self, s: Any) -> Outcome:
        """Returns the winners of the campaign at its end; an interlude before has no winner but its places.

        [fenris.ep8.highest-wins, fenris.finale.tie-shared]
        """
        seats = range(len(s.c.seats))
        scores = tuple([self.score(s, seat) for seat in seats])
        places, used = rank(seats, lambda seat: scores[seat].total, [])
        return Outcome(scores, places, used)

    def open_score(self, rules: Any) -> bool:
        return True

    def speech(self) -> InterludeSpeech:
        return InterludeSpeech(self.id)

    estimate = staticmethod(estimate)
    view = staticmethod(view)
    resample = staticmethod(resample)


BOX = InterludeBox()
