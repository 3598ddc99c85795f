"""Achievement tiles: a star track that is laid out for each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import UNSET

from spielwerk.games.scythe import components, names
from spielwerk.games.scythe.dealing import Hands
from spielwerk.games.scythe.modules.collecting import (
    Collection,
    CountResources,
    between_actions,
    keep_tokens,
    resources,
)
from spielwerk.games.scythe.options import OPTIONS
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.stars import earn, place_due
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.schema import Field, SetupError

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

TRACK = components.star_tracks()["tiles"]
ROWS = tuple(TRACK.values())
SPACES = 10
ACHIEVEMENT = OPTIONS.row("achievement", [star.id for star in ROWS if star.printed])
"""The tiles by kind."""
ARRANGE, CHOSEN = "arrange_tiles", "chosen_tiles"
FIELDS = (
    Field(ARRANGE, "flag", False, spoiler=key_of("tiles"), module="tiles"),
    Field(CHOSEN, "data", type=list[str], spoiler=key_of("tiles"), module="tiles"),
)
"""Whether the first player arranges the tiles, or which ones a program has arranged.

[fenris.tiles.custom]
"""


class Track(Collection):
    """The tiles from left to right, by row, the mask of seats that have gained a Factory card, and tokens."""

    laid: tuple[int, ...] = ()
    factory_cards: int = 0


TILES = Module("tiles", conflicts=("war-track", "peace-track"), spoiler=key_of("tiles"), part=Track)
TILES.replace_table("star_track", TRACK)
"""[fenris.tiles.sixteen, fenris.tiles.composition, fenris.tiles.automa-stars, fenris.tiles.end]
[fenris.compat.one-track, fenris.automa-modules.stars-beside-board, fenris.ruling.tile-composition]
"""


# --- laying them out


class TileLaid(Event, frozen=True, tag="scythe.TileLaid"):
    space: int
    star: str


class LayTiles(Step, frozen=True, tag="scythe.tiles.LayTiles"):
    """Lays out ten tiles before everything else: drawn, or arranged by the players.

    [fenris.tiles.ten-random, fenris.tiles.custom]
    """

    def run(self, s: Scythe) -> None:
        if chosen := s.rules.setup[CHOSEN]:
            for id in chosen:
                lay(s, list(TRACK).index(id))
        elif s.rules.setup[ARRANGE]:
            first = next(seat for seat in s.rules.seating if s.rules.chooses[seat])
            s.then(*[ArrangeTile(first)] * SPACES)
        else:
            s.then(*[LayTile()] * SPACES)


TILES.insert("set_up", LayTiles, before=Hands)


def lay(s: Scythe, row: int) -> None:
    """Lays a tile on the next space."""
    track = s.part(Track)
    track.laid = (*track.laid, row)
    if s.journal is not UNSET:
        s.journal.append(TileLaid(len(track.laid), ROWS[row].id))


def tiles_left(s: Scythe) -> list[int]:
    """Returns how many tiles of each kind are not laid out."""
    laid = s.part(Track).laid
    return [star.printed - laid.count(i) for i, star in enumerate(ROWS) if star.printed]


class LayTile(Chance, frozen=True, tag="scythe.tiles.LayTile"):
    """Draws a tile from the shuffled ones.  [fenris.tiles.ten-random, fenris.tiles.composition]"""

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return ACHIEVEMENT, tiles_left(s)

    def choose(self, s: Scythe, option: Option) -> None:
        lay(s, option.i)


class ArrangeTile(Ask, frozen=True, tag="scythe.tiles.ArrangeTile"):
    """Asks for the tile of the next space, as the players have agreed.  [fenris.tiles.custom]"""

    gesture: ClassVar[str] = "arrange"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return tuple([option for option, n in zip(ACHIEVEMENT, tiles_left(s), strict=True) if n])

    def choose(self, s: Scythe, option: Option) -> None:
        lay(s, option.i)


def check(setup: dict[str, Any]) -> None:
    """Raises a `SetupError` if the chosen tiles cannot be laid out.  [fenris.tiles.custom]"""
    if not (chosen := setup.get(CHOSEN)):
        return
    if TILES.id not in setup["modules"]:
        raise SetupError(CHOSEN, f"is for the module '{TILES.id}'; name it in 'modules' too")
    if len(chosen) != SPACES:
        raise SetupError(CHOSEN, f"{len(chosen)} tiles given; the track has {SPACES} spaces")
    for i, id in enumerate(chosen):
        known = [option.at for option in ACHIEVEMENT]
        if id not in known:
            raise SetupError(f"{CHOSEN}[{i}]", f"there is no tile '{id}'; choose {' | '.join(known)}")
        if chosen[: i + 1].count(id) > TRACK[id].printed:
            raise SetupError(f"{CHOSEN}[{i}]", f"'{id}' is there only {TRACK[id].printed} times")


@TILES.on("track_order")
def laid_out(parts: Sequence[Any], rules: ScytheRules) -> tuple[str, ...]:
    """Returns the tiles from left to right."""
    return tuple([ROWS[row].id for row in parts[rules.slots[Track]].laid])


@TILES.on("star_room")
def on_tiles(s: Scythe, _seat: int, row: int, room: int) -> int:
    """Returns how many tiles there are for a star, unless the player has no limit there.

    Stars of an Automa's progress lie beside the tiles.
    [fenris.tiles.saxony, fenris.tiles.automa-stars, fenris.automa-modules.stars-beside-board]
    """
    star = ROWS[row]
    if not star.printed or room > star.max:
        return room
    return min(room, s.part(Track).laid.count(row))


# --- what earns stars


keep_tokens(TILES, Track)
between_actions(TILES, CountResources)


@TILES.on("on_card_gained")
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


between_actions(TILES, CountCards)


@TILES.on("on_factory_card")
def remember_factory_card(s: Scythe, seat: int) -> None:
    s.part(Track).factory_cards |= 1 << seat


def factory_card(s: Scythe, seat: int) -> int:
    return s.part(Track).factory_cards >> seat & 1


@TILES.on("on_turn_ended")
def reward_factory_card(s: Scythe, _seat: int) -> None:
    """Earns the star for a Factory card at the end of the turn in which it was gained.

    [fenris.tiles.factory-card, fenris.tiles.automa-stars]
    """
    for other in s.rules.seating:
        earn(s, other, "factory-card", factory_card(s, other))
        place_due(s, other)


TILES.add_row("star_counts", "encounter-tokens", lambda s, seat: s.part(Track).tokens[seat])
TILES.add_row("star_counts", "combat-cards", lambda s, seat: sum(s.hands[seat]))
TILES.add_row("star_counts", "factory-card", factory_card)
TILES.add_row("star_counts", "resources", resources)
TILES.add_row(
    "naming",
    ACHIEVEMENT[0].verb,
    lambda o, _seat, _frame, _rules: {"star": names.name(TRACK[o.at].name)},
)
