"""Positions with airships.

p = Fleet("bombard", "boost").airship(0, "T6").aboard(0, oil=2)
p.fly().route("to F6")
assert p.over(0) == "F6"
"""

from __future__ import annotations

from typing import Any, Self

from games.scythe.positions import Position
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.modules.airships import Airships, store
from spielwerk.games.scythe.options import RESOURCES
from spielwerk.games.scythe.state import ABOARD, FIRST_WORKER, replaced

SEATS = ("rusviet mechanical", "saxony industrial", "nordic patriotic")


class Fleet(Position):
    """Rusviet and Saxony (and Nordic) with these tiles for all: characters at home, no workers, no tokens."""

    def __init__(
        self,
        aggressive: str = "espionage",
        passive: str = "boost",
        *,
        seats: tuple[str, ...] = SEATS[:2],
        **options: Any,
    ) -> None:
        options["modules"] = [*options.get("modules", []), "airships"]
        options.setdefault("airship_tiles", [[aggressive, passive]])
        super().__init__(*seats, **options)
        for seat in range(len(seats)):
            self.workers(seat).hand(seat).set(seat, power=5, popularity=5, coins=5)
        self.encounters()

    def airship(self, seat: int, place: str) -> Self:
        part = self.s.part(Airships)
        part.at = replaced(part.at, seat, self.place(place, seat))
        return self.fresh()

    def aboard(self, seat: int, **tokens: int) -> Self:
        """Exactly these resources are aboard."""
        for kind, name in enumerate(RESOURCES):
            self.s.put(store(seat), kind, tokens.get(name, 0) - self.s.goods_at(store(seat), kind))
        return self.fresh()

    def embark(self, seat: int, *places: str, aboard: int = 1) -> Self:
        """These workers are on the board and so many aboard."""
        self.workers(seat, *places, *["home"] * aboard)
        units = self.s.players[seat].units
        first = FIRST_WORKER + len(places)
        units[first : first + aboard] = [ABOARD] * aboard
        return self.fresh()

    def over(self, seat: int) -> str:
        """Returns where an airship is."""
        at = self.s.part(Airships).at[seat]
        return "home" if at == self.s.players[seat].home else board().places[at] if at >= 0 else "nowhere"

    def cargo(self, seat: int) -> dict[str, int]:
        """Returns what is aboard, without zeros."""
        found = {k: n for i, k in enumerate(RESOURCES) if (n := self.s.goods_at(store(seat), i))}
        workers = self.s.players[seat].units[FIRST_WORKER:].count(ABOARD)
        return {**found, **({"worker": workers} if workers else {})}

    def fly(self, seat: int = 0) -> Self:
        """Begins a flight of the seat, with a Move action."""
        return self.turn(seat).play("move", "units", "airship")

    def route(self, *steps: str) -> Self:
        """Plays the steps of a flight and ends it, if the range is not used up anyway."""
        self.play(*steps)
        return self.play("stop") if self.asked[1] == "Flight" else self

    def may(self, verb: str) -> set[str]:
        """Returns what is offered with a verb."""
        return {text.split(" ", 1)[1] for text in self.options if text.split(" ")[0] == verb}


def fleet() -> Fleet:
    """Three airships with cargo, over a lake, over units and over each other; one of them flies."""
    p = Fleet("bombard", "ferry", seats=SEATS, modules=["end-tiles"], end_tile="backup-plan")
    p.airship(0, "L5").aboard(0, oil=1, metal=1).airship(1, "T6").aboard(1, food=3).airship(2, "T6")
    p.mech(0, 1, "T6").workers(0, "T6", "T5", "V3").character(0, "T5").goods(
        "T6", oil=2, wood=1, food=2, metal=1
    )
    p.workers(1, "M6", "T8").mech(1, 1, "V6").workers(2, "W1", "T1").mech(2, 1, "W1").goods("T5", oil=1)
    return p.fly()
