"""The data of one table of DEI, with files of a data pack in place of the printed ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from spielwerk.games.dei import components
from spielwerk.games.dei.options import MOST_PRICE
from spielwerk.kernel.data import check


class TableData(Struct, frozen=True):
    """The files of the box, or of the data pack if it has them."""

    pack: Path | None = None

    def box(self) -> components.BoxData:
        return components.box(self.pack)

    def cards(self) -> tuple[components.Card, ...]:
        return components.cards(self.pack)

    def missions(self) -> tuple[components.Mission, ...]:
        return components.missions(self.pack)

    def districts(self) -> tuple[components.District, ...]:
        return components.districts(self.pack)

    def layouts(self) -> tuple[components.Layout, ...]:
        return components.layouts(self.pack)

    def factions(self) -> tuple[components.Faction, ...]:
        return components.factions(self.pack)

    def badges(self) -> tuple[components.Badge, ...]:
        return components.badges(self.pack)

    def check_shape(self) -> None:
        """Checks that a data pack leaves alone what options and plans are made of.

        Prices, points, amounts, actions of cards and the contents of districts may change.
        """
        printed = TableData()
        for name, shape in SHAPES.items():
            mine, theirs = shape(self), shape(printed)
            for what, found in mine.items():
                check(name, found == theirs[what], f"a data pack cannot change {what} yet")
        self._check_limits(printed.box().player)

    def _check_limits(self, printed: components.Pieces) -> None:
        """Checks that there is an option for every amount that can come up."""
        box = self.box()
        for what in ("scrappers", "camps", "bridges", "elevators"):
            most, found = getattr(printed, what), getattr(box.player, what)
            check("box", found <= most, f"a data pack cannot give a player more than {most} {what}")
        enough = 1 <= box.rounds <= box.missions_drawn
        check("box", enough, "there must be a round, and a mission for each round")
        surcharge = max([n for market in box.markets for n in market.surcharge])
        for card in self.cards():
            price = max(card.technology + surcharge, card.energy)
            check(
                "cards", price <= MOST_PRICE, f"{card.id}: a price goes up to {MOST_PRICE}, with all banners"
            )


def _box_shape(data: TableData) -> dict[str, object]:
    box = data.box()
    return {
        "the ids of markets": [market.id for market in box.markets],
        "the ids of candy": [candy.id for candy in box.candy],
        "the ids of drones": [drone.id for drone in box.drones],
        "colours": [(colour.id, colour.letter) for colour in box.colours],
    }


def _cards_shape(data: TableData) -> dict[str, object]:
    return {"ids and decks": [(card.id, card.deck) for card in data.cards()]}


def _missions_shape(data: TableData) -> dict[str, object]:
    return {"ids": [mission.id for mission in data.missions()]}


def _districts_shape(data: TableData) -> dict[str, object]:
    found = data.districts()
    return {
        "ids and players": [(district.id, district.players) for district in found],
        "plans": [district.grid for district in found],
        "places for bridges": [district.bridges for district in found],
        "start districts": [bool(district.camp) for district in found],
    }


def _factions_shape(data: TableData) -> dict[str, object]:
    return {"ids and abilities": [(faction.id, faction.ability) for faction in data.factions()]}


def _badges_shape(data: TableData) -> dict[str, object]:
    return {"ids and colours": [(badge.id, badge.colour) for badge in data.badges()]}


SHAPES: dict[str, Callable[[TableData], dict[str, object]]] = {
    "box": _box_shape,
    "cards": _cards_shape,
    "missions": _missions_shape,
    "districts": _districts_shape,
    "factions": _factions_shape,
    "badges": _badges_shape,
}
"""What a data pack has to leave as it is, by file."""
