"""A guided first game: a file of the game says which turns are played already, at which decision the guide
speaks, what it suggests and what it points at.

Progress follows from what was chosen, so undo goes back a step.  While the guide suggests something, the
table takes nothing else (`strays`), so what it says next fits what is on the map.  A lesson whose option is
closed waits until it is open again, and after a while the guide says goodbye.
Only the pages before the first choice are counted, with the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files

from msgspec import Struct, structs

from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.kernel.choice import Script
from spielwerk.kernel.data import Count, Data, Id, load, must, must_differ
from spielwerk.kernel.option import Decision
from spielwerk.kernel.registry import box, playable
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.tagged import tag_of
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import BOT, PERSON, RULES, LiveTable, SeatPlan

FAREWELL = "farewell"
EARLIER = "earlier"
"""Said, in the table's own words, to somebody who has undone turns that were played for them."""


class GuidePage(Data, frozen=True):
    """A page to read first.  `show` names the elements of the drawing that it speaks of, by their ids."""

    id: Id
    show: tuple[str, ...] = ()


class GuideStep(Data, frozen=True):
    """A step of a lesson: the guide speaks when its frame asks, and suggests the first open option of
    `suggest`.  A suggestion may go on with the options that follow, joined as a control posts them; `silent`
    is how many of them at its end go without saying, such as a payment.

    A step without an id of its own repeats what was said before it: one control may have done it already.
    """

    ask: Id
    id: str = ""
    suggest: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    silent: Count = 0


class Lesson(Data, frozen=True):
    """A turn that shows one action; `silent` as in a step."""

    id: Id
    suggest: tuple[str, ...]
    steps: tuple[GuideStep, ...] = ()
    show: tuple[str, ...] = ()
    silent: Count = 0

    @property
    def spoken(self) -> Iterator[GuideStep]:
        """Yields the steps, each with the id of its words and what they speak of."""
        before: Lesson | GuideStep = self
        for step in self.steps:
            before = step if step.id else structs.replace(step, id=before.id, show=step.show or before.show)
            yield before


class Guide(Data, frozen=True):
    """The file: a set-up, a seed, turns that are played already, pages to read first, then lessons."""

    seed: Count
    ask: Id
    patience: Count
    seats: tuple[dict[str, str], ...]
    pages: tuple[GuidePage, ...]
    lessons: tuple[Lesson, ...]
    played: tuple[tuple[str, ...], ...] = ()
    """The choices of the person in each turn before the first lesson."""

    def __post_init__(self) -> None:
        must(bool(self.lessons), "a guide needs lessons")
        must_differ("id", self.ids)

    @property
    def ids(self) -> list[str]:
        """The ids of everything that needs words."""
        steps = [step.id for lesson in self.lessons for step in lesson.steps if step.id]
        pages = [page.id for page in self.pages]
        return [*pages, *[lesson.id for lesson in self.lessons], *steps, FAREWELL]


class GuideMessage(Struct, frozen=True):
    """What the guide says now: the id of its words, the suggested options in order, the number of the lesson,
    and the ids of what it points at.
    """

    id: str
    path: tuple[str, ...] = ()
    page: bool = False
    lesson: int = 0
    lessons: int = 0
    show: tuple[str, ...] = ()
    silent: int = 0

    @property
    def option(self) -> str:
        """The option that is suggested now; empty if none is."""
        return self.path[0] if self.path else ""


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
    played = [text for turn in found.played for text in turn]
    return tables.create(game, setup, plan, mode="solo", seed=found.seed, guide=1, played=played)


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
            step = next((s for s in self.steps if s.ask == tag and option in _firsts(s.suggest)), None)
            if step is not None:
                self.steps.remove(step)
            return
        self.gone = self.gone or self.over
        self.asked += 1
        lesson = next((lesson for lesson in self.waiting if option in _firsts(lesson.suggest)), None)
        self.steps = list(lesson.spoken) if lesson is not None else []
        if lesson is not None:
            self.waiting.remove(lesson)

    def teaches(self, d: Decision) -> Lesson | GuideStep | None:
        """Returns what an open decision is used for, if anything."""
        tag = tag_of(type(d.frame))
        if self.gone or (tag == self.guide.ask and self.over):
            return None
        if tag == self.guide.ask:
            return next((lesson for lesson in self.waiting if _open(d, lesson.suggest)), None)
        steps = [s for s in self.steps if s.ask == tag and (_open(d, s.suggest) or not s.suggest)]
        return steps[0] if steps else None

    def speaks(self, d: Decision) -> GuideMessage | None:
        """Returns what is said at an open decision, if anything."""
        begun, total = len(self.guide.lessons) - len(self.waiting), len(self.guide.lessons)
        if not self.gone and self.over and tag_of(type(d.frame)) == self.guide.ask:
            return GuideMessage(FAREWELL, lesson=begun, lessons=total)
        said = self.teaches(d)
        return _message(said, d, begun + isinstance(said, Lesson), total) if said else None

    def strays(self, d: Decision, option: str) -> bool:
        """Returns whether an answer is none of those that are suggested here."""
        said = self.teaches(d)
        return said is not None and bool(said.suggest) and option not in _firsts(said.suggest)


def _message(said: Lesson | GuideStep, d: Decision, lesson: int, lessons: int) -> GuideMessage:
    return GuideMessage(said.id, _open(d, said.suggest), False, lesson, lessons, said.show, said.silent)


def _firsts(suggest: tuple[str, ...]) -> list[str]:
    """Returns the first option of each suggestion."""
    return [text.partition(SEPARATOR)[0] for text in suggest]


def _open(d: Decision, suggest: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the first suggestion that can be begun now, option by option; empty if none can."""
    known = [option.text for option in d.options]
    paths = [tuple(text.split(SEPARATOR)) for text in suggest]
    return next((path for path in paths if path[0] in known), ())


def says(live: LiveTable, seat: int) -> GuideMessage | None:
    """Returns what the guide says to a seat; None without a guide."""
    found = guide(live.game.id) if live.guide else None
    asked = live.decision(seat) if found else None
    if found is None or asked is None:
        return None
    own = _own(live, seat)
    turns = sum([len(turn) for turn in found.played])
    if len(own) < turns:
        return GuideMessage(EARLIER, lessons=len(found.lessons))
    read = live.guide - 1
    if read < len(found.pages):
        page = found.pages[read]
        return GuideMessage(page.id, page=True, lessons=len(found.lessons), show=page.show)
    return _progress(live, found, seat, own).speaks(asked)


def _own(live: LiveTable, seat: int) -> list[int]:
    """Returns the places of a seat's own choices."""
    return [i for i, choice in enumerate(live.match.choices) if choice.seat == seat and not choice.joins]


def _progress(live: LiveTable, found: Guide, seat: int, own: list[int]) -> _Progress:
    """Returns how far a seat has come after the turns that were played for it."""
    match, game = live.match, live.game
    progress, turns = _Progress(found), sum([len(turn) for turn in found.played])
    first = own[turns] if len(own) > turns else match.position
    state, script = match.at(first), Script(match.choices, first, match.position, match.luck)
    while script.next < match.position:
        choice = match.choices[script.next]
        if choice.seat == seat and (d := game.decision(state)) is not None:
            progress.chose(tag_of(type(d.frame)), choice.option.text)
        script.play(game, state)
    return progress


def strays(live: LiveTable, seat: int, texts: Sequence[str]) -> bool:
    """Returns whether choices do something else than the guide asks for; false without a guide."""
    said, found = says(live, seat), guide(live.game.id)
    if said is None or found is None or said.id in (EARLIER, FAREWELL):
        return False
    if said.page:
        return True
    progress, state = _progress(live, found, seat, _own(live, seat)), live.known(seat)
    for wanted in texts:
        d = next((d for d in live.game.decisions(state) if d.seat == seat), None)
        option = next((o for o in d.options if o.text == wanted), None) if d else None
        if d is None or option is None:
            return False
        if progress.strays(d, wanted):
            return True
        progress.chose(tag_of(type(d.frame)), wanted)
        live.game.apply(state, option)
    return False
