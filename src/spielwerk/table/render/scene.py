"""A scene: all that the fragments are drawn from, as one viewer may know it.

Nothing here looks at the real position: decisions, defaults and scores come from a position that was made
up to fit the view.  What differs between two such positions is what the viewer cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from spielwerk.boards.kit.html import Marks, esc
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.option import Decision
from spielwerk.kernel.outcome import Outcome
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.speech import Panel, Ref, Speech, marking, pieces
from spielwerk.kernel.text import current_language, text
from spielwerk.table.sitting import PERSON, machine

if TYPE_CHECKING:
    from spielwerk.kernel.state import State
    from spielwerk.kernel.view import View
    from spielwerk.table.sitting import Live, Past

PALETTE = 7
"""How many seat colours there are before they begin again."""


GUESSES = 5
"""What is the same in so many made-up positions is taken for known."""


class ScoreLine(Struct, frozen=True):
    """One line of a live score; None where the viewer cannot know the points."""

    key: str
    points: int | None
    count: int


class Scene:
    """A table, now or at a moment of before, as one viewer may see it."""

    def __init__(
        self, live: Live, viewer: int, past: Past | None = None, opened: frozenset[str] | None = None
    ) -> None:
        self.live = live
        self.viewer = viewer
        self.past = past
        self.opened = opened
        """Which of the parts that lie folded away are wanted; None: all of them."""
        self.game = live.game
        self.rules = live.game.rules
        self.speech: Speech = live.game.box.speech()
        self.view: View = (past or live).view(viewer)
        self.marks = Marks()

    # --- parts that are drawn when somebody opens them

    def opens(self, part: str) -> bool:
        """Whether a part that is not always seen is to be drawn."""
        return self.opened is None or part in self.opened

    def address(self, part: str) -> str:
        """The page on which a part is drawn."""
        return f"/table/{esc(self.live.id)}?open={part}"

    # --- positions that fit the view

    def _made_up(self, seed: int) -> State:
        return self.game.resample(self.view, Rng(seed))

    @cached_property
    def known(self) -> State:
        """A position that fits the view; asking it tells nothing that the view does not."""
        return self._made_up(1)

    @cached_property
    def over(self) -> bool:
        return self.view.over

    @cached_property
    def outcome(self) -> Outcome | None:
        """The end is public."""
        return self.live.outcome if self.over else None

    # --- who is asked what

    @cached_property
    def asked(self) -> list[Decision]:
        """The open decisions of seats; luck is not asked on a table."""
        return [d for d in self.game.decisions(self.known) if d.seat != CHANCE] if not self.over else []

    @cached_property
    def mine(self) -> Decision | None:
        """What this viewer is asked, if anything."""
        if self.past is not None:
            return None
        return next((d for d in self.asked if d.seat == self.viewer), None)

    def prompt(self, d: Decision) -> str:
        return self.speech.prompt(d, self.rules)

    # --- seats

    def seat_ref(self, seat: int) -> Ref:
        return self.speech.seat(seat, self.rules)

    def seat_name(self, seat: int) -> str:
        """What the game calls a seat, with the name of who sits there."""
        called = "".join([p if isinstance(p, str) else p[1] for p in pieces(str(self.seat_ref(seat)))])
        name = self.live.plan[seat].name if 0 <= seat < len(self.live.plan) else ""
        return f"{called} ({name})" if name else called

    # --- the view in words

    @cached_property
    def panels(self) -> list[Panel]:
        with marking():
            return self.speech.panels(self.view, self.rules)

    # --- scores

    def score(self, seat: int) -> list[ScoreLine]:
        """The live score of a seat, line by line, as far as the viewer can know it."""
        if self.outcome is not None:
            return [ScoreLine(item.key, item.points, item.count) for item in self.outcome.scores[seat].items]
        first, *others = [self.game.score(state, seat).items for state in self._guesses]
        differs = {item.key for items in others if items != first for item in first if item not in items}
        return [
            ScoreLine(item.key, None, 0)
            if item.key in differs
            else ScoreLine(item.key, item.points, item.count)
            for item in first
        ]

    @cached_property
    def _guesses(self) -> list[State]:
        if self.game.box.open_score(self.rules):
            return [self.known]
        return [self.known, *[self._made_up(seed) for seed in range(2, GUESSES + 1)]]

    @property
    def seats(self) -> Sequence[int]:
        return self.game.seats


def closed(scene: Scene, part: str) -> str:
    """In place of a part that nobody has opened: a script draws it when this comes into sight.

    The element around it has the part's name as `data-part` and is what the link leads to.
    """
    return _closed(scene.address(part), part, current_language())


@lru_cache(512)
def _closed(address: str, part: str, _language: str) -> str:
    return (
        f'<p class="closed" data-closed="{part}"><a class="button" href="{address}#{part}">'
        f"{esc(text('table-part-closed'))}</a></p>"
    )


def chip(seat: int) -> str:
    """A seat's mark: its number on its colour."""
    if seat < 0:
        return '<span class="chip" aria-hidden="true">·</span>'
    return f'<span class="chip seat-{seat % PALETTE}" aria-hidden="true">{seat + 1}</span>'


def seat_heading(scene: Scene, seat: int) -> str:
    """Chip and name, escaped."""
    return f"{chip(seat)}<span>{esc(scene.seat_name(seat))}</span>"


def who_sits(scene: Scene, seat: int) -> str:
    """What kind of player sits there, in words."""
    plan = scene.live.plan[seat]
    if seat == scene.viewer:
        return text("table-you")
    if plan.away:
        return text("table-bot-for", name=plan.name or scene.seat_name(seat))
    if plan.bot:
        return text("table-bot")
    if plan.who == PERSON:
        return text("table-person")
    return machine(scene.game.box, scene.game.setup["seats"][seat].get(AUTOMA))
