"""A guided first game: a file of the game says at which decision the guide speaks, what it suggests and its
words.

Progress follows from what was chosen, so undo goes back a step, and choosing something else is no mistake: a
lesson that was passed over waits until its option is open again, and after a while the guide says goodbye.
Only the pages before the first choice are counted, with the table.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from msgspec import Struct

from spielwerk.kernel.choice import Script
from spielwerk.kernel.data import Count, Data, Id, load, must, must_differ
from spielwerk.kernel.option import Decision
from spielwerk.kernel.registry import box, playable
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.tagged import tag_of
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import BOT, PERSON, RULES, LiveTable, SeatPlan

FAREWELL = "farewell"


class GuideStep(Data, frozen=True):
    """A step of a lesson: the guide speaks when its frame asks, and suggests the first open option of
    `suggest`.
    """

    id: Id
    ask: Id
    suggest: tuple[str, ...] = ()


class Lesson(Data, frozen=True):
    """A turn that shows one action."""

    id: Id
    suggest: tuple[str, ...]
    steps: tuple[GuideStep, ...] = ()


class Guide(Data, frozen=True):
    """The file: a set-up, a seed, pages to read first, then lessons."""

    seed: Count
    ask: Id
    patience: Count
    seats: tuple[dict[str, str], ...]
    pages: tuple[str, ...]
    lessons: tuple[Lesson, ...]

    def __post_init__(self) -> None:
        must(bool(self.lessons), "a guide needs lessons")
        must_differ("id", self.ids)

    @property
    def ids(self) -> list[str]:
        """The ids of everything that needs words."""
        steps = [step.id for lesson in self.lessons for step in lesson.steps]
        return [*self.pages, *[lesson.id for lesson in self.lessons], *steps, FAREWELL]


class GuideMessage(Struct, frozen=True):
    """What the guide says now: the id of its words, the suggested option, and the number of the lesson."""

    id: str
    option: str = ""
    page: bool = False
    lesson: int = 0
    lessons: int = 0


@cache
def guide(game: str) -> Guide | None:
    """Returns the guide of a game, if it has one."""
    package = type(box(game)).__module__.rpartition(".")[0]
    there = files(package).joinpath("data", "guide.toml").is_file()
    return load(package, "guide", Guide) if there else None


def guided() -> list[str]:
    """Returns the games that have a guide."""
    return [id for id in playable() if guide(id) is not None]


def begin(game: str) -> tables.Created:
    """Creates a table for the guided first game."""
    found = guide(game)
    if found is None:
        raise tables.TableGone(f"there is no guide for '{game}'")
    plan = [
        SeatPlan(PERSON if i == 0 else RULES if seat.get(AUTOMA) else f"{BOT}random")
        for i, seat in enumerate(found.seats)
    ]
    setup = {"seats": [dict(seat) for seat in found.seats]}
    return tables.create(game, setup, plan, mode="solo", seed=found.seed, guide=1)


# --- how far somebody has come


class _Progress:
    """The progress of a guide, followed choice by choice."""

    def __init__(self, found: Guide) -> None:
        self.guide = found
        self.waiting = list(found.lessons)
        self.steps: list[GuideStep] = []
        self.asked = 0
        self.gone = False

    @property
    def over(self) -> bool:
        return not self.waiting or self.asked >= self.guide.patience

    def chose(self, tag: str, option: str) -> None:
        """Records the person's answer to a decision."""
        if tag != self.guide.ask:
            step = next((step for step in self.steps if step.ask == tag), None)
            if step is not None:
                self.steps.remove(step)
            return
        self.gone = self.gone or self.over
        self.asked += 1
        lesson = next((lesson for lesson in self.waiting if option in lesson.suggest), None)
        self.steps = list(lesson.steps) if lesson is not None else []
        if lesson is not None:
            self.waiting.remove(lesson)

    def speaks(self, d: Decision) -> GuideMessage | None:
        """Returns what is said at an open decision, if anything."""
        tag, begun = tag_of(type(d.frame)), len(self.guide.lessons) - len(self.waiting)
        total = len(self.guide.lessons)
        if self.gone:
            return None
        if tag != self.guide.ask:
            step = next((step for step in self.steps if step.ask == tag), None)
            return GuideMessage(step.id, _open(d, step.suggest), False, begun, total) if step else None
        if self.over:
            return GuideMessage(FAREWELL, lesson=begun, lessons=total)
        lesson = next((lesson for lesson in self.waiting if _open(d, lesson.suggest)), None)
        return GuideMessage(lesson.id, _open(d, lesson.suggest), False, begun + 1, total) if lesson else None


def _open(d: Decision, suggest: tuple[str, ...]) -> str:
    known = [option.text for option in d.options]
    return next((text for text in suggest if text in known), "")


def says(live: LiveTable, seat: int) -> GuideMessage | None:
    """Returns what the guide says to a seat; None without a guide."""
    found = guide(live.game.id) if live.guide else None
    asked = live.decision(seat) if found else None
    if found is None or asked is None:
        return None
    read = live.guide - 1
    if read < len(found.pages):
        return GuideMessage(found.pages[read], page=True, lessons=len(found.lessons))
    progress = _Progress(found)
    match, game = live.match, live.game
    state, script = match.at(0), Script(match.choices, 0, match.position, match.luck)
    while script.next < match.position:
        choice = match.choices[script.next]
        if choice.seat == seat and (d := game.decision(state)) is not None:
            progress.chose(tag_of(type(d.frame)), choice.option.text)
        script.play(game, state)
    return progress.speaks(asked)
