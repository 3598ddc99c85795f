"""What the positions of several games share: pending work, playing by texts, and what is asked."""

from __future__ import annotations

from typing import Any, Self

from msgspec import UNSET

from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.game import Game


class Playing:
    """A game and its state; a game's own positions add how to edit them and what to look at."""

    game: Game
    s: Any

    def fresh(self) -> Self:
        """Clears the open decision, so that the game asks again."""
        self.s.open = UNSET
        return self

    def do(self, *frames: Frame) -> Self:
        """Sets exactly this as the pending work."""
        self.s.stack = list(reversed(frames))
        return self.fresh()

    def play(self, *texts: str, seat: int | None = None) -> Self:
        """Chooses one option after the other, by their texts."""
        for text in texts:
            self.game.apply(self.s, text, seat)
        return self

    def run(self) -> Self:
        """Nobody chooses anything: what can happen in one way only happens, up to the next question."""
        self.game.decision(self.s)
        return self

    def told(self, *texts: str) -> list[Event]:
        """Plays, and returns what the journal says."""
        self.s.journal = []
        self.play(*texts)
        events: list[Event] = self.s.journal
        self.s.journal = UNSET
        return events

    @property
    def options(self) -> list[str]:
        """Returns what may be chosen now."""
        d = self.game.decision(self.s)
        return [o.text for o in d.options] if d else []

    @property
    def asked(self) -> tuple[int, str]:
        """Returns who is asked, and by which rulebook step: (0, "turn.Turn")."""
        d = self.game.decision(self.s)
        return (d.seat, d.kind.partition(".")[2]) if d else (-1, "")

    def view(self, seat: int) -> Any:
        return self.game.view(self.s, seat)
