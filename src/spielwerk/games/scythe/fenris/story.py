"""The story of Rise of Fenris: which episode comes next, who plays it, and what the host may change."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from spielwerk.games.scythe.automa.cards import levels
from spielwerk.games.scythe.fenris import in_words, made_up
from spielwerk.games.scythe.fenris.checks import BASE_SEATS, check_chronicle, check_next
from spielwerk.games.scythe.fenris.chronicle import Chronicle, EpisodeReport
from spielwerk.games.scythe.fenris.episode_setup import FACTION, episode_setup
from spielwerk.games.scythe.fenris.group import Change, boxed_factions, changed, new_sheet
from spielwerk.games.scythe.fenris.in_words import AFTER, MATS
from spielwerk.games.scythe.fenris.interlude.box import BOX as INTERLUDE
from spielwerk.games.scythe.fenris.interlude.box import CHRONICLE, MOST_SEATS
from spielwerk.games.scythe.fenris.interlude.options import HOMES
from spielwerk.games.scythe.fenris.keys import opened
from spielwerk.games.scythe.fenris.report_checks import check_report
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.schema import AUTOMA, Field, Schema, SetupError
from spielwerk.kernel.story import Leg, Side, Story
from spielwerk.kernel.text import Name

SHEET_NAME = "name"


class InterludeReport(Struct, frozen=True):
    """An interlude reports the chronicle itself."""

    chronicle: Chronicle


class FenrisStory(Story[Chronicle]):
    """Eight episodes, each followed by an interlude.  [fenris.campaign.eight-games]"""

    id: ClassVar[str] = "fenris"
    version: ClassVar[int] = 1
    name: ClassVar[Name] = Name(en="Rise of Fenris", de="Aufstieg der Fenris")
    chronicle: ClassVar[type[Struct]] = Chronicle
    changes: ClassVar[Any] = Change

    def schema(self) -> Schema:
        """[fenris.campaign.player-range, fenris.campaign.compat-invaders]"""
        return Schema(
            2,
            MOST_SEATS,
            seat=(
                Field(FACTION, "choice", None, choices=(*HOMES,)),
                Field(AUTOMA, "choice", None, choices=tuple(levels())),
                Field(SHEET_NAME, "data", "", type=str),
            ),
            options=(
                Field("invaders", "flag", False),
                Field("adaptive", "flag", False, whose="automa"),
            ),
        )

    def begin(self, setup: dict[str, Any], seed: int) -> Chronicle:
        """Returns the empty sheets; factions that are not chosen are dealt.  [fenris.ep1.setup-mats]"""
        seats, invaders = setup["seats"], setup["invaders"]
        if all(seat[AUTOMA] for seat in seats):
            raise SetupError("seats", "at least one seat is for a person", "interlude-refused-automas")
        if len(seats) > BASE_SEATS and not invaders:
            problem = f"more than {BASE_SEATS} need the option 'invaders'"
            raise SetupError("seats", problem, "interlude-refused-five")
        boxed = boxed_factions(invaders=invaders)
        chosen = [seat[FACTION] for seat in seats if seat[FACTION]]
        for faction in chosen:
            if faction not in boxed:
                called = in_words.faction(faction)
                problem = f"{faction} needs the option 'invaders'"
                raise SetupError("seats", problem, "interlude-refused-boxed", faction=called)
            if chosen.count(faction) > 1:
                raise SetupError("seats", f"{faction} is chosen twice", "interlude-refused-one-faction")
        dealt = iter(Rng(seed).shuffled([id for id in boxed if id not in chosen]))
        sheets = [
            new_sheet(seat[SHEET_NAME] or "", seat[FACTION] or next(dealt), seat[AUTOMA] or "")
            for seat in seats
        ]
        return Chronicle(sheets=sheets, invaders=invaders, adaptive=setup["adaptive"])

    def leg(self, c: Chronicle) -> Leg | None:
        if c.stage == "over":
            return None
        seats = c.seats if c.stage == "interlude" else c.playing
        names = tuple([c.sheets[i].name for i in seats])
        if c.stage == "interlude" or c.lacks_mats:
            title = f"{AFTER}{c.episode}" if c.stage == "interlude" else f"{MATS}{c.path[-1]}"
            between = c if c.stage == "interlude" else choosing(c)
            setup = {"seats": len(seats), CHRONICLE: msgspec.to_builtins(between)}
            return Leg(title, INTERLUDE.id, setup, tuple(seats), names)
        return Leg(c.episode, "scythe", episode_setup(c, seats, self.keys(c)), tuple(seats), names)

    def report_type(self, leg: Leg) -> Any:
        return InterludeReport if leg.game == INTERLUDE.id else EpisodeReport

    def close(self, c: Chronicle, leg: Leg, report: Any) -> Chronicle:
        if isinstance(report, InterludeReport):
            check_next(c, report.chronicle)
            return report.chronicle
        after = c.copy()
        after.seats, after.results, after.stage = list(leg.sheets), list(report.seats), "interlude"
        check_report(c, leg, report)
        return after

    def keys(self, c: Chronicle) -> frozenset[str]:
        return opened(c)

    called = staticmethod(in_words.called)
    panels = staticmethod(in_words.panels)
    winners = staticmethod(in_words.winners)
    facts = staticmethod(in_words.facts)

    def made_up(self, c: Chronicle, leg: Leg, rng: Rng) -> EpisodeReport | None:
        return None if leg.game == INTERLUDE.id else made_up.report(c, leg, rng)

    def path(self, c: Chronicle) -> str:
        return " ".join(c.path)

    def sides(self, c: Chronicle) -> list[Side]:
        return [Side(sheet.name, not sheet.automa, sheet.status) for sheet in c.sheets]

    def change(self, c: Chronicle, change: Change) -> Chronicle:
        return changed(c, change)

    def check(self, c: Chronicle) -> None:
        check_chronicle(c)


def choosing(c: Chronicle) -> Chronicle:
    """Returns the chronicle for the choice of mats among those who play the last episode.

    After episode 7 its players choose; if the group changes then, everybody chooses again.
    [fenris.ep8.mat-choice]
    """
    found = c.copy()
    found.seats, found.results = c.playing, []
    return found


STORY = FenrisStory()
