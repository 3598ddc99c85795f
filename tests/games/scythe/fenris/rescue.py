"""Positions of episode 3: luck is asked, and only the characters are on the board."""

from __future__ import annotations

from typing import Any, Self

from games.scythe.positions import Position
from spielwerk.games.scythe.fenris.episode_3 import Rescue

EPISODE: dict[str, Any] = {"episode": "3", "spoilers": ["fenris-1", "fenris-3"]}


class Rescuing(Position):
    """Rusviet on seat 0 next to the Factory, Saxony on seat 1; cards 1 to 4 and Vesna's are in the deck."""

    def __init__(self, *seats: str | dict[str, Any], **options: Any) -> None:
        given = seats or ("rusviet mechanical", "saxony industrial")
        super().__init__(*given, ask=True, **{**EPISODE, **options})
        for seat in range(self.s.rules.seats):
            self.workers(seat).hand(seat).set(seat, power=7, popularity=5, coins=0)
        self.encounters().factory(1, 2, 3, 4).character(0, "M4")

    @property
    def part(self) -> Rescue:
        return self.s.part(Rescue)

    def tokens(self, *numbers: int) -> Self:  # type: ignore[override]
        """So many influence tokens of each seat."""
        self.part.tokens, self.part.supply = numbers, 16 - sum(numbers)
        return self.fresh()

    def enter(self, unit: str = "unit character", seat: int = 0) -> Self:
        """A unit enters the Factory; what is drawn is left to the test."""
        return self.turn(seat).play("move", "units", unit, "to FACTORY")

    def draw(self, *cards: int) -> Self:
        """These cards are drawn; 0 is Vesna's."""
        for card in cards:
            assert self.asked == (-1, "DrawSearched"), self.asked
            self.play(f"factory-card {card}" if card else "vesna-card")
        return self
