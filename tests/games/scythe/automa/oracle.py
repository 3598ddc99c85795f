"""A second reading of the movement rules, as slow and plain as the rulebook: names of regions and sets.

It shares the map with the product and nothing else; `test_positions` compares the two on random positions.
"""

from __future__ import annotations

from typing import Any

from spielwerk.games.scythe.automa.cards import AutomaCard, MoveSymbol
from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.movement import reach

Move = tuple[int, str] | None
"""A unit (0 the character, 1 to 4 mechs, 6 to 13 workers) and where it goes."""
READING = [place for place in board().places if not place.startswith("HB_")]
CHARACTER, MECHS, WORKERS = [0], [1, 2, 3, 4], list(range(6, 14))


def names(mask: int) -> set[str]:
    return {place for i, place in enumerate(board().places) if mask >> i & 1 and place in READING}


def steps(a: str, b: str) -> int:
    return board().distance[board().index(a)][board().index(b)]


class Reading:
    """One Automa in one position of a game of two."""

    def __init__(self, s: Any, seat: int) -> None:
        self.s, self.seat, self.foe = s, seat, 1 - seat
        self.faction = s.rules.factions[seat]
        automas = s.part(Automas)
        level = s.rules.module_data["automa"][seat].level
        self.water = automas.marker[seat] >= level.locked
        self.has_factory_card = bool(automas.visited >> seat & 1)
        self.home = board().places[s.players[seat].home]
        self.units = self._places(seat)
        self.enemies = self._places(self.foe)
        self.tokens = names(s.encounters)

    def _places(self, seat: int) -> dict[int, str]:
        return {u: board().places[at] for u, at in enumerate(self.s.players[seat].units) if at >= 0}

    def around(self, place: str) -> set[str]:
        """The neighbourhood of an own unit that stands there."""
        if place not in READING:
            return set()
        i = board().index(place)
        return {place} | names(board().neighbours[i] if self.water else board().walk[i])

    def near_home(self) -> set[str]:
        return {board().places[i] for i in board().starts[self.faction]}

    def held_by_enemies(self, fighters_only: bool = False) -> set[str]:
        return {place for unit, place in self.enemies.items() if not fighters_only or unit < 6}

    def threatened(self) -> set[str]:
        found: set[str] = set()
        for unit, place in self.enemies.items():
            if unit < 6 and place in READING:
                found |= {place} | names(reach(self.s, self.foe, unit, board().index(place)))
        return found

    def goods(self, place: str) -> int:
        return sum([self.s.goods_at(board().index(place), kind) for kind in range(4)])

    # --- choices

    def nearest(self, kinds: list[int]) -> int | None:
        mine = [unit for unit in kinds if unit in self.units]
        order = [*READING, self.home]
        return min(
            mine,
            key=lambda u: (steps(self.units[u], self.home), order.index(self.units[u]), u == 0, u),
            default=None,
        )

    def best(self, regions: set[str]) -> str | None:
        return min(regions, key=lambda r: (steps(r, "FACTORY"), READING.index(r)), default=None)

    def move(self, symbol: MoveSymbol) -> Move:
        if symbol.faction not in (None, self.faction):
            return None
        return getattr(self, symbol.action.replace("-", "_"))(symbol)  # type: ignore[no-any-return]

    def move_worker(self, _symbol: MoveSymbol) -> Move:
        unit = self.nearest(WORKERS)
        if unit is None:
            return None
        possible = self.near_home().union(*[self.around(place) for place in self.units.values()])
        possible -= self.held_by_enemies()
        possible -= {place for u, place in self.units.items() if u >= 6 and u != unit}
        possible -= self.threatened()
        rest = [self.around(place) for u, place in self.units.items() if u != unit]
        near = {region: sum([region in zone for zone in rest]) for region in possible}
        target = self.best({r for r in possible if near[r] == max(near.values())})
        return None if target is None else (unit, target)

    def peaceful(self, kinds: list[int]) -> Move:
        unit = self.nearest(kinds)
        if unit is None:
            return None
        possible = self.near_home().union(*[self.around(place) for place in self.units.values()])
        possible -= self.held_by_enemies()
        possible -= {place for u, place in self.units.items() if u < 6 and u != unit}
        base = board().places[self.s.players[self.foe].home]
        hunted = {p for u, p in self.enemies.items() if u < 6 and p != base} or {base}
        far = {region: min([steps(region, enemy) for enemy in hunted]) for region in possible}
        target = self.best({r for r in possible if far[r] == min(far.values())})
        return None if target is None else (unit, target)

    def move_mech(self, _symbol: MoveSymbol) -> Move:
        return self.peaceful(MECHS)

    def move_character(self, _symbol: MoveSymbol) -> Move:
        return self.peaceful(CHARACTER)

    def encounter_or_factory(self, _symbol: MoveSymbol) -> Move:
        if 0 not in self.units:
            return None
        wanted = self.tokens | (set() if self.has_factory_card else {"FACTORY"})
        possible = wanted & set().union(*[self.around(place) for place in self.units.values()])
        possible -= self.held_by_enemies(fighters_only=True)
        possible -= {place for u, place in self.units.items() if u in MECHS}
        target = self.best(possible)
        return None if target is None else (0, target)

    def attack_unit(self, symbol: MoveSymbol) -> Move:
        unit = self.nearest([*CHARACTER, *MECHS])
        if unit is None or self.s.players[self.seat].power < symbol.power:
            return None
        possible = self.near_home().union(*[self.around(place) for place in self.units.values()])
        possible &= self.held_by_enemies(fighters_only=True)
        there = {r: [p for u, p in self.enemies.items() if u < 6].count(r) for r in possible}
        target = self.best({r for r in possible if there[r] == min(there.values())})
        return None if target is None else (unit, target)

    def attack_workers(self, _symbol: MoveSymbol) -> Move:
        unit = self.nearest([*CHARACTER, *MECHS])
        if unit is None:
            return None
        possible = self.near_home().union(*[self.around(p) for u, p in self.units.items() if u < 6])
        possible &= self.held_by_enemies() - self.held_by_enemies(fighters_only=True)
        rich = {r: self.goods(r) for r in possible}
        target = self.best({r for r in possible if rich[r] == max(rich.values())})
        return None if target is None else (unit, target)

    def first_move(self, card: AutomaCard) -> Move:
        """What the first row of the active scheme leads to."""
        scheme = card.schemes[self.s.part(Automas).scheme[self.seat]]
        return next((found for symbol in scheme.moves if (found := self.move(symbol))), None)
