"""Tables that the rules read during play, computed once from the data."""

from __future__ import annotations

from msgspec import Struct

from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES, TRACKS, Form, of_any, read
from spielwerk.games.tapestry.state import NONE
from spielwerk.games.tapestry.world import World, rotations, turned, world
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AnyEffect, AnyOrder, Atom, Seq

POINT_VERBS = ("vp", "city")


class BonusRule(Struct, frozen=True):
    """The price of a bonus, and its effect."""

    cost: str
    n: int
    gain: AnyEffect


class Space(Struct, frozen=True):
    """A step of a track: `own` and `any` resources are its price, `advanced` is what it counts for."""

    number: int = 0
    tier: int = 0
    own: int = 0
    any: int = 0
    advanced: int = 0
    landmark: int = NONE
    benefit: AnyEffect | None = None
    bonus: BonusRule | None = None


class Requirement(Struct, frozen=True):
    """What the top row asks for: a tier of a track, or an uncovered space of an income row."""

    track: int | None
    tier: int
    building: int
    space: int


def landmark_ids(data: components.Components) -> tuple[str, ...]:
    return tuple([landmark.id for landmark in data.landmarks()])


def bound(effect: AnyEffect, track: int, step: int) -> AnyEffect:
    """Returns an effect bound to its space: `again` excludes that position, `restart` means that track.

    [tapestry.ruling.base-battery-academic, tapestry.base.track.ai-singularity]
    """
    if isinstance(effect, Atom):
        if effect.verb == "again":
            return Atom(effect.verb, effect.n, effect.at | track + 1 << 5 | step << 8)
        return Atom(effect.verb, effect.n, 1 << track) if effect.verb == "restart" else effect
    if isinstance(effect, Seq | AnyOrder):
        return type(effect)(tuple([bound(item, track, step) for item in effect.items]))
    return effect


def track_spaces(data: components.Components, *, fifth: bool) -> tuple[tuple[Space, ...], ...]:
    """Returns the start space and the printed spaces of each track.

    [tapestry.base.track.data, tapestry.base.advance.twelve-spaces, tapestry.base.landmark.spaces]
    [tapestry.masterpiece.track-table]
    """
    tiers = data.tracks().tiers
    found = [spaces_of(data, i, track.spaces, tiers) for i, track in enumerate(data.tracks().tracks)]
    if fifth:
        found.append(spaces_of(data, len(found), data.fifth().spaces, data.fifth().prices.tiers))
    return tuple(found)


def spaces_of(
    data: components.Components,
    track: int,
    printed: tuple[components.Space, ...],
    tiers: tuple[components.Tier, ...],
) -> tuple[Space, ...]:
    """Returns the start space and the printed spaces of one track."""
    landmarks = landmark_ids(data)
    row = [Space()]
    for number, space in enumerate(printed, 1):
        tier = next(i for i, one in enumerate(tiers) if one.first <= number <= one.last)
        bonus = space.bonus
        row.append(
            Space(
                number,
                tier + 1,
                tiers[tier].own,
                tiers[tier].any,
                number,
                landmarks.index(space.landmark) if space.landmark else NONE,
                bound(read(space.benefit, landmarks), track, number),
                BonusRule(bonus.cost, bonus.n, read(bonus.gain, landmarks)) if bonus else None,
            )
        )
    return tuple(row)


Price = tuple[int, int]
"""The resources of the track that an advance costs, and how many it costs in all."""
NO_ADVANCE: Price = (0, 1 << 16)


def prices(spaces: tuple[tuple[Space, ...], ...]) -> tuple[tuple[Price, ...], ...]:
    """Returns, by track and step, the price of the next space; nobody can pay for an advance from the last.

    A token that has left its track stands at step -1, which is also the end of the row.
    """
    return tuple(
        [(*[(to.own, to.own + to.any) for to in row[1:]], NO_ADVANCE) for row in spaces],
    )


def side(data: components.Components, players: int) -> components.Side:
    """Returns the side of the board for this many players.

    [tapestry.base.setup.map-small, tapestry.base.setup.map-large]
    """
    return next(one for one in data.sides().values() if players in one.players)


def map_of(one: components.Side) -> World:
    """Returns the tables of a side of the board."""
    starts = {str(mat): i for i, hex in enumerate(one.hexes) for mat in hex.start}
    island = next(i for i, hex in enumerate(one.hexes) if hex.island)
    return world([(h.q, h.r) for h in one.hexes], [h.corners for h in one.hexes], starts, island)


def tile_corners(data: components.Components) -> tuple[tuple[str, ...], ...]:
    """Returns the corners by tile and rotation."""
    return tuple([tuple([turned(tile.corners, r) for r in range(6)]) for tile in data.tiles()])


def tile_rotations(data: components.Components) -> tuple[tuple[int, ...], ...]:
    return tuple([rotations(tile.corners) for tile in data.tiles()])


def effects(forms: list[Form], data: components.Components) -> tuple[AnyEffect, ...]:
    landmarks = landmark_ids(data)
    return tuple([read(form, landmarks) for form in forms])


def requirements(data: components.Components) -> tuple[Requirement, ...]:
    return tuple(
        [
            Requirement(
                TRACKS.index(card.top.track) if card.top.track else None,
                card.top.tier,
                BUILDINGS.index(card.top.building) if card.top.building else NONE,
                card.top.space,
            )
            for card in data.techs()
        ]
    )


Row = tuple[tuple[Atom, ...], ...]
"""What each space of a row of the income mat shows."""


def income_rows(data: components.Components, *, points: bool) -> tuple[Row, ...]:
    """Returns, by kind of building, the points or the other gains that each space of an income row shows.

    [tapestry.base.building.uncover]
    """

    def shown(form: Form) -> list[Atom]:
        atom = read(form)
        assert isinstance(atom, Atom)
        is_points = atom.verb in POINT_VERBS or atom.verb.startswith("per-")
        return [atom] if is_points == points else []

    found = []
    for row in data.income().rows:
        found.append(tuple([tuple([a for form in space.gives for a in shown(form)]) for space in row.spaces]))
    return tuple(found)


Open = tuple[int, ...]
"""The uncovered spaces of each row of an income mat, as masks."""


class Uncovered(dict[Open, tuple[Atom, ...]]):
    """What all uncovered spaces of an income mat show, computed when it is first asked for."""

    __slots__ = ("rows",)

    def __init__(self, rows: tuple[Row, ...]) -> None:
        super().__init__()
        self.rows = rows

    def __missing__(self, uncovered: Open) -> tuple[Atom, ...]:
        rows = zip(self.rows, uncovered, strict=True)
        shown = tuple([atom for row, mask in rows for space in bits(mask) for atom in row[space]])
        self[uncovered] = shown
        return shown


class Yields(dict[Open, tuple[tuple[int, ...], int, int]]):
    """What the uncovered spaces of an income mat yield: resources by kind, tiles and cards."""

    __slots__ = ("uncovered",)

    def __init__(self, uncovered: Uncovered) -> None:
        super().__init__()
        self.uncovered = uncovered

    def __missing__(self, uncovered: Open) -> tuple[tuple[int, ...], int, int]:
        resources, others = [0] * len(RESOURCES), dict.fromkeys(("tile", "hanging"), 0)
        for atom in self.uncovered[uncovered]:
            if atom.verb == "resource":
                resources[atom.at] += atom.n
            else:
                others[atom.verb] += atom.n
        self[uncovered] = found = (tuple(resources), others["tile"], others["hanging"])
        return found


def nodes(civilization: components.Civilization, data: components.Components) -> tuple[AnyEffect | None, ...]:
    """Returns what the spaces of a net on a civilization's mat give."""
    gains = [node.gives for node in civilization.nodes]
    return tuple([effects([form], data)[0] if form else None for form in gains])


def first_bonus(data: components.Components) -> dict[int, AnyEffect]:
    """Returns, by era, what a player gains who enters it before both neighbours."""
    bonus = data.income().first_bonus
    return {era: of_any("resource", n, len(RESOURCES)) for era, n in bonus.items() if n}


def once_a_turn(data: components.Components) -> int:
    """Returns the tech cards whose square works only once a turn: those that use a position again.

    [tapestry.base.tech.battery-once]
    """
    return sum([1 << i for i, card in enumerate(data.techs()) if card.square.do == "again"])
