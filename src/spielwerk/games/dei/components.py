"""The contents of the box: the facts of `data/*.toml` as typed, checked, immutable structs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from spielwerk.kernel.data import (
    Count,
    Data,
    Id,
    Source,
    check,
    load,
    must,
    must_count,
    must_differ,
    once_per_pack,
)
from spielwerk.kernel.text import Name

SIDE = 6
"""A district has six by six cells."""
DRONE_DECK = "drones"
MOST_BONUS = 4
"""The largest movement bonus a drone card may have."""
Colour = Literal["red", "blue", "green"]
Letter = Literal["A", "B", "C"]
Act = Literal["enlist", "move", "collect", "build", "drone", "copy", "points", "technology", "energy"]
Style = Literal["", "tactics", "logistics", "machines"]
CandyId = Literal[
    "enlist", "build-camp", "move", "build-elevator", "collect", "build-bridge", "technology", "outpost"
]
MissionKind = Literal[
    "technology", "energy", "drone-cards", "buildings", "scrappers", "outposts", "garrisons"
]
Players = Annotated[int, Meta(ge=2, le=4)]
STYLED: dict[str, tuple[str, ...]] = {
    "enlist": ("", "tactics", "machines"),
    "move": ("", "tactics", "logistics"),
    "collect": ("", "logistics", "machines"),
}
"""The styles in which each action has an improved form."""


def is_ground(key: str) -> bool:
    """Returns whether a key is ground (a digit) or a height (a capital).  [dei.map.two-levels]"""
    return key.isdigit()


# --- districts.toml, layouts.toml


class BridgeSpot(Data, frozen=True):
    """Two heights of a district and the ground between them; a `shared` bridge is there from the start."""

    ends: tuple[str, str]
    over: str
    name: str = ""
    shared: bool = False


class District(Data, frozen=True):
    """One tile; its code and player count are on the back.  [dei.map.tile-back, dei.map.tile-symbols]"""

    id: Id
    players: Players
    source: Source
    grid: tuple[str, ...]
    names: dict[str, str] = {}
    """What each area is called, in both languages; an area without a name is called by its code."""
    technology: dict[str, Count] = {}
    energy: dict[str, Count] = {}
    outposts: dict[str, Letter] = {}
    drone: str = ""
    camp: str = ""
    elevators: tuple[tuple[str, str], ...] = ()
    bridges: tuple[BridgeSpot, ...] = ()

    def __post_init__(self) -> None:
        must(len(self.grid) == SIDE, f"a district has {SIDE} rows of cells")
        must(all(len(row) == SIDE for row in self.grid), f"a row has {SIDE} cells")
        levels = {is_ground(key) for key in self.keys}
        must(levels == {True, False}, "a district has areas on the ground and heights")
        named = [
            *self.names,
            *self.technology,
            *self.energy,
            *self.outposts,
            *filter(None, (self.drone, self.camp)),
        ]
        for bridge in self.bridges:
            named += [*bridge.ends, bridge.over]
            must(not any(is_ground(end) for end in bridge.ends), "a bridge joins two heights")
            must(is_ground(bridge.over), "a bridge leads over ground")
        for ground, height in self.elevators:
            named += [ground, height]
            must(is_ground(ground) and not is_ground(height), "an elevator joins ground and height")
        must(set(named) <= set(self.keys), f"the plan has only the areas {', '.join(self.keys)}")
        must(all(is_ground(key) for key in self.technology), "technology lies on the ground")
        must(not any(is_ground(key) for key in self.energy), "energy lies on heights")

    @property
    def keys(self) -> tuple[str, ...]:
        """The areas of the plan, ground first."""
        return tuple(sorted({cell for row in self.grid for cell in row}))


class Districts(Data, frozen=True):
    districts: tuple[District, ...]

    def __post_init__(self) -> None:
        must_differ("district", [d.id for d in self.districts])
        must_count("start districts with a neutral camp", sum(bool(d.camp) for d in self.districts), 2)


class Layout(Data, frozen=True):
    """A quick set-up: district and rotation of each place, row by row."""

    players: Players
    source: Source
    rows: tuple[tuple[str, ...], ...]

    def __post_init__(self) -> None:
        must(len({len(row) for row in self.rows}) == 1, "all rows are equally long")
        for place in self.places:
            must(place[1] in (0, 90, 180, 270), f"a district is turned by 0, 90, 180 or 270, not {place[1]}")

    @property
    def places(self) -> tuple[tuple[str, int], ...]:
        cells = [cell.split() for row in self.rows for cell in row]
        return tuple([(code, int(turn)) for code, turn in cells])


class Layouts(Data, frozen=True):
    layouts: tuple[Layout, ...]


# --- cards.toml, missions.toml


class Action(Data, frozen=True):
    """One action of a card; `per` repeats it for each controlled outpost of a colour, or of any."""

    act: Act
    style: Style = ""
    times: Annotated[int, Meta(ge=1)] = 1
    per: Literal["", "any", "red", "blue", "green"] = ""
    drone: str = ""
    bonus: Annotated[int, Meta(ge=0, le=MOST_BONUS)] = 0

    def __post_init__(self) -> None:
        must(self.style in STYLED.get(self.act, ("",)), f"there is no {self.act} of the style {self.style}")
        must(bool(self.drone) == (self.act == "drone"), "a drone action names its drone, others do not")


class Card(Data, frozen=True):
    """A card to play; `deck` is its faction, its market or the drones."""

    id: Id
    deck: Id
    name: Name
    actions: tuple[Action, ...]
    source: Source
    technology: Count = 0
    energy: Count = 0
    points: Count = 0

    def __post_init__(self) -> None:
        must_differ("action", [(a.act, a.style, a.per, a.drone) for a in self.actions])

    @property
    def drone(self) -> str:
        """The drone it activates; empty if none."""
        return next((a.drone for a in self.actions if a.drone), "")


class Cards(Data, frozen=True):
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        must_differ("card", [c.id for c in self.cards])


class Rate(Data, frozen=True):
    """Points for each complete group of `per` things.

    >>> Rate(2, 3).of(7)
    4
    """

    points: Count
    per: Annotated[int, Meta(ge=1)]

    def of(self, n: int) -> int:
        return n // self.per * self.points


class Rates(Data, frozen=True):
    on_time: Rate
    late: Rate


class Mission(Data, frozen=True):
    """A mission card; `softer` are values for tables that find the printed ones too strong."""

    id: Id
    kind: MissionKind
    name: Name
    on_time: Rate
    late: Rate
    colour: Literal["", "red", "blue", "green"] = ""
    softer: Rates | None = None
    source: Source = "component"


class Missions(Data, frozen=True):
    missions: tuple[Mission, ...]

    def __post_init__(self) -> None:
        must_differ("mission", [m.id for m in self.missions])


# --- factions.toml, badges.toml


class Faction(Data, frozen=True):
    id: Id
    name: Name
    colour: Id
    leader: Id
    ability: Id
    text: Name
    drone: Id
    source: Source
    plural: bool = False
    """Whether the name is a plural in a sentence."""


class Factions(Data, frozen=True):
    factions: tuple[Faction, ...]

    def __post_init__(self) -> None:
        must_differ("faction", [f.id for f in self.factions])


class Badge(Data, frozen=True):
    id: Id
    colour: Colour
    name: Name
    text: Name


class Badges(Data, frozen=True):
    badges: tuple[Badge, ...]

    def __post_init__(self) -> None:
        must_differ("badge", [b.id for b in self.badges])


# --- box.toml


class Counts(Data, frozen=True):
    """The contents of the whole box.

    [dei.component.board, dei.component.tokens, dei.component.outposts-per-colour, dei.component.market]
    [dei.component.market-card-split, dei.component.missions, dei.component.faction-parts]
    """

    districts: int
    shared_bridges: int
    drone_markers: int
    technology: int
    energy: int
    candy: int
    outposts: int
    market_boards: int
    market_cards: int
    badges: int
    missions: int
    faction_cards: int


class Pieces(Data, frozen=True):
    """The pieces of one player."""

    cards: int
    mission_markers: int
    camps: int
    bridges: int
    elevators: int
    scrappers: int
    leaders: int
    technology: int
    energy: int
    badges: int


class Start(Data, frozen=True):
    beside_leader: Count
    elsewhere: Count


class ColourData(Data, frozen=True):
    id: Colour
    letter: Letter
    name: Name


class Market(Data, frozen=True):
    """A market board; the banners above its slots require outposts or change the price."""

    id: Id
    name: Name
    colour: Literal["", "red", "blue", "green"] = ""
    outposts: tuple[Count, Count, Count] = (0, 0, 0)
    surcharge: tuple[Count, Count, Count] = (0, 0, 0)
    refund: tuple[Count, Count, Count] = (0, 0, 0)
    source: Source = "component"


class Drone(Data, frozen=True):
    """A drone; `text_two` replaces its text in games of two players."""

    id: Id
    name: Name
    text: Name
    text_two: Name | None = None


class Candy(Data, frozen=True):
    id: CandyId
    copies: Count
    source: Source


class BoxData(Data, frozen=True):
    rounds: int
    final_badges: tuple[int, ...]
    final_technology: Rate
    final_energy: Rate
    final_outpost: int
    flip_at: int
    drone_range: int
    missions_drawn: int
    counts: Counts
    player: Pieces
    starts: tuple[Start, ...]
    colours: tuple[ColourData, ColourData, ColourData]
    markets: tuple[Market, ...]
    drones: tuple[Drone, ...]
    candy: tuple[Candy, ...]

    def __post_init__(self) -> None:
        must_count("candy boosts", sum(c.copies for c in self.candy), self.counts.candy)
        must_count("markets", len(self.markets), self.counts.market_boards)
        must_count("drones", len(self.drones), self.counts.drone_markers)


# --- reading


@once_per_pack
def box(pack: Path | None = None) -> BoxData:
    return load(__package__, "box", BoxData, pack)


@once_per_pack
def districts(pack: Path | None = None) -> tuple[District, ...]:
    found = load(__package__, "districts", Districts, pack).districts
    wanted = box(pack).counts.districts
    check("districts", len(found) == wanted, f"expected {wanted} districts, found {len(found)}")
    wanted, circles = box(pack).counts.outposts, sum([len(d.outposts) for d in found])
    check("districts", circles == wanted, f"expected {wanted} outposts, found {circles}")
    wanted, shared = box(pack).counts.shared_bridges, sum([b.shared for d in found for b in d.bridges])
    check("districts", shared == wanted, f"expected {wanted} shared bridges, found {shared}")
    return found


@once_per_pack
def layouts(pack: Path | None = None) -> tuple[Layout, ...]:
    found = load(__package__, "layouts", Layouts, pack).layouts
    for layout in found:
        wanted = sorted([d.id for d in districts(pack) if d.players <= layout.players])
        laid = sorted([code for code, _ in layout.places])
        check("layouts", laid == wanted, f"{layout.players} players need exactly {', '.join(wanted)}")
    return found


@once_per_pack
def factions(pack: Path | None = None) -> tuple[Faction, ...]:
    found = load(__package__, "factions", Factions, pack).factions
    drones = sorted([d.id for d in box(pack).drones])
    check("factions", sorted(f.drone for f in found) == drones, "each faction has a drone of its own")
    return found


@once_per_pack
def cards(pack: Path | None = None) -> tuple[Card, ...]:
    found = load(__package__, "cards", Cards, pack).cards
    data = box(pack)
    drones = [d.id for d in data.drones]
    owners = [f.id for f in factions(pack)]
    known = {*owners, *[m.id for m in data.markets], DRONE_DECK}
    for card in found:
        check("cards", card.deck in known, f"{card.id}: unknown deck {card.deck}")
        check("cards", card.drone in ("", *drones), f"{card.id}: unknown drone {card.drone}")
    for owner in owners:
        mine = [c for c in found if c.deck == owner]
        check("cards", len(mine) == data.player.cards, f"{owner} needs {data.player.cards} cards")
    dealt = len([c for c in found if c.deck in owners])
    check("cards", dealt == data.counts.faction_cards, f"expected {data.counts.faction_cards} faction cards")
    sold = len([c for c in found if c.deck not in owners])
    check("cards", sold == data.counts.market_cards, f"expected {data.counts.market_cards} market cards")
    return found


@once_per_pack
def missions(pack: Path | None = None) -> tuple[Mission, ...]:
    found = load(__package__, "missions", Missions, pack).missions
    wanted = box(pack).counts.missions
    check("missions", len(found) == wanted, f"expected {wanted} missions, found {len(found)}")
    return found


@once_per_pack
def badges(pack: Path | None = None) -> tuple[Badge, ...]:
    found = load(__package__, "badges", Badges, pack).badges
    each = box(pack).counts.badges // len(box(pack).colours)
    for colour in box(pack).colours:
        mine = [b for b in found if b.colour == colour.id]
        check("badges", len(mine) == each, f"expected {each} {colour.id} badges, found {len(mine)}")
    return found
