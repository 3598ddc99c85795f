"""Star tracks made of tiles: which ones are laid out, and what earns stars on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from spielwerk.games.scythe import components, names
from spielwerk.games.scythe.modules.collecting import (
    Collection,
    CountResources,
    between_actions,
    keep_tokens,
    resources,
)
from spielwerk.games.scythe.options import OPTIONS
from spielwerk.games.scythe.stars import earn, place_due
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

KINDS = {**components.star_tracks()["tiles"], **components.star_tracks()["horde"]}
"""All tiles by kind.  `printed` is how many there are of each kind in the largest set."""
ACHIEVEMENT = OPTIONS.row("achievement", [star.id for star in KINDS.values() if star.printed])


class Track(Collection):
    """The tiles from left to right, by row, the mask of seats that have gained a Factory card, and tokens."""

    laid: tuple[int, ...] = ()
    factory_cards: int = 0


class TileLaid(Event, frozen=True, tag="scythe.TileLaid"):
    space: int
    star: str


def lay(s: Scythe, kind: type[Track], row: int) -> None:
    """Lays a tile on the next space."""
    track = s.part(kind)
    track.laid = (*track.laid, row)
    if s.journal is not UNSET:
        s.journal.append(TileLaid(len(track.laid), s.rules.star_names[row]))


def tiles_left(s: Scythe, kind: type[Track]) -> list[int]:
    """Returns how many tiles of each kind are not laid out."""
    laid, track = s.part(kind).laid, s.rules.star_track.values()
    return [star.printed - laid.count(i) for i, star in enumerate(track) if star.printed]


def count_cards(s: Scythe, seat: int) -> None:
    """Earns a star for eight combat cards at any moment of the player's turn; an Automa gets none.

    [fenris.tiles.eight-cards, fenris.ruling.eight-cards-timing, fenris.tiles.automa-stars]
    """
    if s.active == seat and s.rules.chooses[seat]:
        earn(s, seat, "combat-cards", sum(s.hands[seat]))


class CountCards(Step, frozen=True, tag="scythe.tiles.CountCards"):
    """Counts the cards when the turn begins, since some may have come in the turns of others.

    [fenris.tiles.eight-cards, fenris.ruling.eight-cards-timing]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        count_cards(s, self.seat)
        place_due(s, self.seat)


def use_tiles(module: Module, kind: type[Track]) -> None:
    """Lets a module use a track of tiles: its spaces, and what earns stars on them."""

    def laid_out(parts: Sequence[Any], rules: ScytheRules) -> tuple[str, ...]:
        """Returns the tiles from left to right."""
        return tuple([rules.star_names[row] for row in parts[rules.slots[kind]].laid])

    def on_tiles(s: Scythe, _seat: int, row: int, room: int) -> int:
        """Returns how many tiles there are for a star, unless the player has no limit there.

        Stars of an Automa's progress lie beside the tiles.
        [fenris.tiles.saxony, fenris.tiles.automa-stars, fenris.automa-modules.stars-beside-board]
        """
        star = s.rules.star_track[s.rules.star_names[row]]
        if not star.printed or room > star.max:
            return room
        return min(room, s.part(kind).laid.count(row))

    def remember_factory_card(s: Scythe, seat: int) -> None:
        s.part(kind).factory_cards |= 1 << seat

    def factory_card(s: Scythe, seat: int) -> int:
        return s.part(kind).factory_cards >> seat & 1

    def reward_factory_card(s: Scythe, _seat: int) -> None:
        """Earns the star for a Factory card at the end of the turn in which it was gained.

        [fenris.tiles.factory-card, fenris.tiles.automa-stars]
        """
        for other in s.rules.seating:
            earn(s, other, "factory-card", factory_card(s, other))
            place_due(s, other)

    module.add("track_order", laid_out)
    module.add("star_room", on_tiles)
    keep_tokens(module, kind)
    between_actions(module, CountResources)
    module.add("on_card_gained", count_cards)
    between_actions(module, CountCards)
    module.add("on_factory_card", remember_factory_card)
    module.add("on_turn_ended", reward_factory_card)
    module.add_row("star_counts", "encounter-tokens", lambda s, seat: s.part(kind).tokens[seat])
    module.add_row("star_counts", "combat-cards", lambda s, seat: sum(s.hands[seat]))
    module.add_row("star_counts", "factory-card", factory_card)
    module.add_row("star_counts", "resources", resources)
    module.add_row(
        "naming",
        ACHIEVEMENT[0].verb,
        lambda o, _seat, _frame, rules: {"star": names.name(rules.star_track[o.at].name)},
    )
