"""The data of one table of DEI, with files of a data pack in place of the printed ones."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from spielwerk.games.dei import components
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

    def check_shape(self) -> None:
        """Checks that a data pack changes only prices, points and amounts."""
        for name, mine, printed in (
            ("box", _box_shape(self.box()), _box_shape(components.box())),
            ("cards", _cards_shape(self.cards()), _cards_shape(components.cards())),
            ("missions", _missions_shape(self.missions()), _missions_shape(components.missions())),
        ):
            for what, found in mine.items():
                check(name, found == printed[what], f"a data pack cannot change {what} yet")


def _box_shape(box: components.BoxData) -> dict[str, object]:
    return {
        "the ids of markets": [market.id for market in box.markets],
        "the ids of candy": [candy.id for candy in box.candy],
        "the ids of drones": [drone.id for drone in box.drones],
        "colours": [colour.id for colour in box.colours],
        "rounds": box.rounds,
        "flip_at": box.flip_at,
        "scrappers": box.player.scrappers,
    }


def _cards_shape(cards: tuple[components.Card, ...]) -> dict[str, object]:
    return {"ids, decks and actions": [(card.id, card.deck, card.actions) for card in cards]}


def _missions_shape(missions: tuple[components.Mission, ...]) -> dict[str, object]:
    return {"ids, kinds and colours": [(m.id, m.kind, m.colour) for m in missions]}
