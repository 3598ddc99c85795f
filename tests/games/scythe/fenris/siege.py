"""Positions against the Horde: open hands, luck that is asked, and nobody but the characters on the board."""

from __future__ import annotations

from typing import Any, Self

from games.scythe.positions import Position
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.modules.horde import Horde
from spielwerk.games.scythe.state import NOWHERE
from spielwerk.games.scythe.turn import StartTurn

MODULE: dict[str, Any] = {"modules": ["horde"], "spoilers": ["fenris-h"]}
RING = ["L3", "M4", "L5", "T5", "L4", "W3"]
"""The neighbours of the Factory in the order of the die."""


class Siege(Position):
    """Crimea on seat 0, Saxony on seat 1 and the Horde behind them; its power is 3."""

    def __init__(self, *seats: str | dict[str, Any], **options: Any) -> None:
        given = seats or ("crimea mechanical", "saxony industrial")
        super().__init__(*given, ask=True, **{**MODULE, **options})
        for seat in range(self.s.rules.seats):
            self.workers(seat).hand(seat).set(seat, power=9, popularity=5, coins=0)
        self.encounters().beside(3).tiles("combat")
        self.s.tile = 0

    @property
    def me(self) -> int:
        """Its number."""
        return self.s.rules.actor("horde")

    @property
    def part(self) -> Horde:
        return self.s.part(Horde)

    @property
    def units(self) -> list[str]:
        """Where its units are, without those that are destroyed."""
        return [board().places[at] for at in self.s.players[self.me].units[:6] if at != NOWHERE]

    @property
    def timer(self) -> int:
        return self.s.players[self.me].popularity

    def horde(self, *places: str) -> Self:
        """Puts exactly these units on the board."""
        units = self.s.players[self.me].units
        for i in range(6):
            units[i] = self.place(places[i]) if i < len(places) else NOWHERE
        return self.fresh()

    def beside(self, *values: int) -> Self:
        """Exactly these cards lie beside its tile."""
        self.hand(self.me, *values).set(self.me, power=min(16, sum(values)))
        return self

    def tiles(self, *rows: str) -> Self:
        """Exactly these tiles are laid out."""
        self.part.laid = tuple([self.s.rules.star_rows[row] for row in rows])
        return self.fresh()

    def its_turn(self, timer: int = 13) -> Self:
        """Its turn begins; the timer has not moved yet."""
        self.set(self.me, popularity=timer)
        self.s.stack = [StartTurn(self.me)]
        self.game.decision(self.fresh().s)
        return self

    def march(self, face: int) -> Self:
        return self.play(f"blue-die {face}")

    def move(self, *texts: str, seat: int = 0) -> Self:
        """Units move with what they find, and combats follow."""
        self.turn(seat).play("move", "units")
        for text in texts:
            self.play(text)
            while self.asked[1] == "Cargo":
                self.play("load worker 0")
        return self.play("done") if self.asked[1] == "WhichUnit" else self

    def answer(self, dial: int, *cards: int, seat: int = 0) -> Self:
        """A player dials and adds cards, by value."""
        values = list(self.s.rules.card_values)
        if self.asked == (seat, "OpenDial"):
            self.play(f"dial {dial}")
        for card in cards:
            assert self.asked == (seat, "OpenCards"), self.asked
            self.play(f"card {values.index(card)}")
        if self.asked == (seat, "OpenCards"):
            self.play("done")
        return self

    def die(self, face: int) -> Self:
        """The orange die."""
        return self.play(f"orange-die {face}")

    def stars_of(self, seat: int, row: str = "combat") -> int:
        return self.player(seat).stars[self.s.rules.star_rows[row]]

    @property
    def won(self) -> bool | None:
        """Whether the players have won; None as long as the game goes on."""
        outcome = self.game.outcome(self.s)
        return None if outcome is None else bool(outcome.winners)
