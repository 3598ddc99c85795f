"""Smugglers: each caravan has a secret mark, the good it smuggles.  The module brings its own state."""

from __future__ import annotations

from typing import Any

from sample.board import GOODS, GOODS_NAMES
from sample.draw import DrawUp
from sample.facts import earn, lose
from sample.options import OPTIONS
from sample.state import Caravan, Sample
from sample.turn import PlayCard
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import Chance
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.outcome import Item
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text
from spielwerk.kernel.view import View

MARK = OPTIONS.row("mark", GOODS)
SMUGGLE = OPTIONS.one("smuggle")

MARKS_OF_A_KIND = 2
UNKNOWN, NONE = -2, -1


class Marks(Part):
    """The mark of each seat, and whether it has been shown; `bag` are the marks nobody has."""

    marks: list[int]
    shown: list[bool]
    bag: list[int]

    @classmethod
    def fresh(cls, rules: Any) -> Marks:
        return cls([NONE] * rules.seats, [False] * rules.seats, [MARKS_OF_A_KIND] * len(GOODS))

    def seen_by(self, viewer: int) -> Marks:
        """Hidden marks and the bag are unknown: the bag would give away the last mark."""
        t = self.copy()
        for seat, mark in enumerate(self.marks):
            if mark != NONE and seat != viewer and not self.shown[seat]:
                t.marks[seat] = UNKNOWN
        t.bag = []
        return t

    def resample(self, viewer: int, rng: Rng) -> Marks:
        t = self.copy()
        t.bag = [MARKS_OF_A_KIND - self.marks.count(good) for good in range(len(GOODS))]
        for seat, mark in enumerate(self.marks):
            if mark == UNKNOWN:
                t.marks[seat] = good = rng.pick(t.bag)
                t.bag[good] -= 1
        return t


SMUGGLERS = Module("smugglers", requires=["tolls"], part=Marks)


class DrawMark(Chance, frozen=True, tag="sample.smugglers.DrawMark"):
    """Each caravan draws a mark from the bag.  [sample.smugglers.mark]"""

    seat: int

    def outcomes(self, s: Sample) -> tuple[Options, Weights]:
        return MARK, s.part(Marks).bag

    def choose(self, s: Sample, option: Option) -> None:
        marks = s.part(Marks)
        marks.marks[self.seat] = option.i
        marks.bag[option.i] -= 1


def can_smuggle(s: Sample, frame: PlayCard) -> Options:
    """Whoever holds the good of a mark not yet shown may show it and sell a cube.  [sample.smugglers.show]"""
    marks = s.part(Marks)
    mark = marks.marks[frame.seat]
    return () if marks.shown[frame.seat] or not s.traders[frame.seat].goods[mark] else (SMUGGLE,)


def smuggle(s: Sample, frame: PlayCard, _option: Option) -> None:
    marks = s.part(Marks)
    marks.shown[frame.seat] = True
    lose(s, frame.seat, marks.marks[frame.seat])
    earn(s, frame.seat, 4)


def contraband(s: Sample, seat: int) -> Item:
    """Two points more for each cube of the mark.  [sample.smugglers.score]"""
    mark = s.part(Marks).marks[seat]
    n = s.traders[seat].goods[mark] if mark >= 0 and isinstance(s.traders[seat], Caravan) else 0
    return Item("contraband", 2 * n, n)


@SMUGGLERS.on("belongings")
def mark(view: View, seat: int, _rules: Any) -> list[tuple[str, str]]:
    """The mark in a trader's panel, for whoever may know it."""
    (marks,) = [part.marks for part in view.parts if isinstance(part, Marks)]
    return [(text("sample-panel-mark"), str(GOODS_NAMES[marks[seat]]))] if marks[seat] >= 0 else []


SMUGGLERS.insert("setup_steps", DrawMark, before=DrawUp)
SMUGGLERS.offer(PlayCard, SMUGGLE.verb, can_smuggle, smuggle)
SMUGGLERS.add_row("scoring", "contraband", contraband)
