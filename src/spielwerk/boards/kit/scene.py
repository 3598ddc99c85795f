"""A scene: everything that a drawing is made from, as one viewer may know it.

Nothing here reads the real position: decisions, defaults and scores come from a resampled position that fits
the view.  What differs between two such positions is what the viewer cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from spielwerk.boards.kit.html import Marks, esc
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.option import Decision
from spielwerk.kernel.outcome import TOTAL, Outcome
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.speech import Panel, Ref, Speech, marking, pieces
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game
    from spielwerk.kernel.state import State
    from spielwerk.kernel.view import View

PALETTE = 7
"""The number of seat colours before they repeat."""


GUESSES = 5
"""A fact that is the same in this many resampled positions counts as known."""


class ScoreLine(Struct, frozen=True):
    """One line of a current score; None if the viewer cannot know the points."""

    key: str
    points: int | None
    count: int


Entry = tuple[int, int, Event]
"""A line of the log: its moment, the seat that chose, and the event as the viewer may see it."""


class Scene:
    """A game, now or at an earlier moment, as one viewer may see it.

    It is made from a view and what is known around it.  A table knows more, such as the address of its page,
    and computes what has happened only on demand; it overrides the methods about that.
    """

    present = True
    """Whether it shows the game now; an earlier moment asks nobody."""

    def __init__(
        self,
        game: Game,
        viewer: int,
        view: View,
        *,
        names: Sequence[str] = (),
        log: Sequence[Entry] = (),
        opened: frozenset[str] | None = None,
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.view = view
        self.names = names
        """The names that people have given themselves, by seat; empty if none."""
        self.log = log
        self.opened = opened
        """The collapsed parts that are to be drawn; None: all of them."""
        self.rules = game.rules
        self.speech: Speech = game.box.speech()
        self.marks = Marks()

    # --- parts that are drawn when somebody opens them

    def opens(self, part: str) -> bool:
        """Returns whether a collapsed part is to be drawn."""
        return self.opened is None or part in self.opened

    def address(self, part: str) -> str:
        """Returns the page on which a part is drawn."""
        return f"?open={part}"

    # --- what has happened

    def lately(self, moments: int) -> Sequence[Entry]:
        """Returns the log of the last `moments` moments, in order."""
        newest = self.log[-1][0] if self.log else 0
        return [entry for entry in self.log if entry[0] > newest - moments]

    def chosen(self) -> Sequence[str]:
        """Returns the viewer's own choices as texts, in order."""
        return ()

    # --- positions that fit the view

    def _made_up(self, seed: int) -> State:
        return self.game.resample(self.view, Rng(seed))

    @cached_property
    def known(self) -> State:
        """A position that fits the view; it reveals nothing that the view does not."""
        return self._made_up(1)

    @cached_property
    def over(self) -> bool:
        return self.view.over

    @cached_property
    def outcome(self) -> Outcome | None:
        """The outcome, which is public at the end."""
        return self.game.outcome(self.known) if self.over else None

    # --- who is asked what

    @cached_property
    def asked(self) -> list[Decision]:
        """The decisions that seats are asked to make now."""
        return self.open_decisions()

    def open_decisions(self) -> list[Decision]:
        """Returns the open decisions of seats; luck is not asked at a table."""
        return [d for d in self.game.decisions(self.known) if d.seat != CHANCE] if not self.over else []

    @cached_property
    def mine(self) -> Decision | None:
        """The open decision of this viewer, if any."""
        if not self.present:
            return None
        return next((d for d in self.asked if d.seat == self.viewer), None)

    def prompt(self, d: Decision) -> str:
        """Returns what is asked; the viewer is addressed, and of others it is told what they are doing."""
        if d.seat == self.viewer:
            return self.speech.request(d, self.rules, self.known)
        return self.speech.doing(d, self.rules)

    # --- seats

    def seat_ref(self, seat: int) -> Ref:
        return self.speech.seat(seat, self.rules)

    def seat_name(self, seat: int) -> str:
        """Returns the game's name for a seat, with the name of its player."""
        called = "".join([p if isinstance(p, str) else p[1] for p in pieces(str(self.seat_ref(seat)))])
        name = self.person(seat)
        return f"{called} ({name})" if name not in ("", called) else called

    def person(self, seat: int) -> str:
        """Returns the name of a seat's player; empty if none was given."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def sitter(self, seat: int) -> str:
        """Returns the kind of player in a seat, in words."""
        if seat == self.viewer:
            return text("kit-you")
        level = self.game.setup["seats"][seat].get(AUTOMA)
        return self.speech.opponent(level) if level else text("kit-person")

    # --- the view in words

    @cached_property
    def panels(self) -> list[Panel]:
        with marking():
            return self.speech.panels(self.view, self.rules)

    # --- scores

    def score(self, seat: int) -> list[ScoreLine]:
        """Returns the current score of a seat, line by line, as far as the viewer can know it."""
        if self.outcome is not None:
            items = self.outcome.scores[seat].items
            known = [ScoreLine(item.key, item.points, item.count) for item in items]
            return known or [ScoreLine(TOTAL, None, 0)]
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
    """Returns the placeholder of a collapsed part: a script draws the part when it comes into view.

    The surrounding element has the part's name as `data-part` and is the target of the link.
    """
    return _closed(scene.address(part), part, current_language())


@lru_cache(512)
def _closed(address: str, part: str, _language: str) -> str:
    return (
        f'<p class="closed" data-closed="{part}"><a class="button" href="{address}#{part}">'
        f"{esc(text('kit-part-closed'))}</a></p>"
    )


def chip(seat: int) -> str:
    """Returns a seat's mark: its number on its colour."""
    if seat < 0:
        return '<span class="chip" aria-hidden="true">·</span>'
    return f'<span class="chip seat-{seat % PALETTE}" aria-hidden="true">{seat + 1}</span>'


def seat_heading(scene: Scene, seat: int) -> str:
    """Returns chip and name, escaped."""
    return f"{chip(seat)}<span>{esc(scene.seat_name(seat))}</span>"
