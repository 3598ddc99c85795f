"""What is in the box, counted and laid against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.components import Hex, Side, of_base
from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES, Form, read
from spielwerk.kernel.effect import Atom

EDGES = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Where the neighbour over each edge lies, clockwise from the top."""
LANDMARKS = tuple([x.id for x in of_base(components.landmarks())])


@pytest.mark.rule("tapestry.base.component.shared")
def test_the_shared_material_is_complete() -> None:
    counts = components.box().counts
    assert len(components.tiles()) == counts.tiles == 48
    assert len(of_base(components.spaces())) == counts.spaces == 15
    assert len(components.techs()) == counts.techs == 33
    assert sum(card.copies for card in of_base(components.hangings())) == counts.hangings == 50
    assert len(of_base(components.landmarks())) == counts.landmarks == 18
    assert len(of_base(components.civilizations())) == counts.civilizations == 16
    assert len(components.capitals()) == counts.capitals == 6


@pytest.mark.rule("tapestry.base.component.per-player")
def test_each_player_has_ten_outposts_thirteen_tokens_and_twenty_buildings() -> None:
    pieces = components.box().player
    assert (pieces.outposts, pieces.tokens, pieces.buildings * len(BUILDINGS)) == (10, 13, 20)
    assert {len(row.spaces) for row in components.income().rows} == {pieces.buildings + 1}


@pytest.mark.rule("tapestry.hanging.table", "tapestry.hanging.types")
def test_of_44_hangings_24_are_played_once_and_20_last_an_era() -> None:
    cards = of_base(components.hangings())
    assert Counter(card.kind for card in cards) == {"when-played": 24, "this-era": 20}
    assert [(card.id, card.copies) for card in cards if card.copies > 1] == [("trap", 7)]
    assert [card.id for card in cards if card.reaction] == ["trap"]


@pytest.mark.rule("tapestry.base.component.dice", "tapestry.base.component.science-faces")
def test_the_science_die_has_three_faces_for_each_track() -> None:
    faces = components.dice().science.faces
    assert list(faces.items()) == [("exploration", 3), ("science", 3), ("military", 3), ("technology", 3)]
    assert len(components.dice().red.faces) == len(components.dice().black.faces) == 6


@pytest.mark.rule("tapestry.base.component.red-faces", "tapestry.base.component.black-faces")
def test_the_conquer_dice_show_points_and_resources() -> None:
    dice = components.dice()
    territories, reward = Atom("per-territory"), Atom("tile-reward")
    red = Counter(read(face) for face in dice.red.faces)
    assert red == Counter([*[Atom("vp", n) for n in (4, 5, 6, 7)], territories, territories])
    black = Counter(read(face) for face in dice.black.faces)
    assert black == Counter([*[Atom("resource", 1, kind) for kind in range(4)], reward, reward])


# --- tracks


def forms(form: Form) -> Iterator[Form]:
    """A form and all in it."""
    yield form
    for part in (*form.all, *form.seq, *form.choose, *filter(None, (form.may, form.of))):
        yield from forms(part)


@pytest.mark.rule("tapestry.base.track.data")
def test_tracks_have_48_named_spaces() -> None:
    spaces = [space for track in components.tracks().tracks for space in track.spaces]
    assert len({space.name.en for space in spaces}) == len({space.name.de for space in spaces}) == 48
    assert sum(space.bonus is not None for space in spaces) == 18
    assert Counter(space.bonus.cost for space in spaces if space.bonus) == {
        "resource": 13,
        "tile": 2,
        "hanging": 2,
        "tech": 1,
    }


@pytest.mark.rule("tapestry.base.landmark.spaces")
def test_spaces_4_7_and_10_of_each_track_have_a_landmark() -> None:
    for track in components.tracks().tracks:
        assert [i for i, space in enumerate(track.spaces, start=1) if space.landmark] == [4, 7, 10]
    of_tracks = [space.landmark for track in components.tracks().tracks for space in track.spaces]
    assert tuple(filter(None, of_tracks)) == LANDMARKS[:12]


def test_six_landmarks_belong_to_the_tech_cards_of_their_names() -> None:
    cards = [card for card in components.techs() if card.square.do == "landmark"]
    assert sorted(card.id for card in cards) == sorted(LANDMARKS[12:])
    assert all(card.square.what == card.id for card in cards)


@pytest.mark.rule("tapestry.base.advance.track-resources")
def test_each_track_has_a_resource_and_a_building() -> None:
    found = [(t.id, t.resource.en, t.building.en) for t in components.tracks().tracks]
    assert found == [
        ("exploration", "food", "farm"),
        ("science", "worker", "house"),
        ("military", "culture", "armory"),
        ("technology", "coin", "market"),
    ]
    assert tuple(resource for _, resource, _ in found) == RESOURCES


def test_every_effect_of_the_data_can_be_read() -> None:
    data = components.Components()
    found = [space.benefit for track in data.tracks().tracks for space in track.spaces]
    found += [space.bonus.gain for track in data.tracks().tracks for space in track.spaces if space.bonus]
    found += [tile.reward for tile in data.tiles()] + [tile.reward for tile in data.spaces()]
    found += [form for card in data.techs() for form in (card.circle, card.square)]
    found += [card.effect for card in data.hangings() if card.effect]
    found += [form for row in data.income().rows for space in row.spaces for form in space.gives]
    found += [form for c in data.civilizations() for column in c.columns for form in column]
    counters = {form.what for each in found for form in forms(each) if form.do == "per"}
    assert counters == {
        *BUILDINGS,
        *("exploration", "science", "military", "technology"),
        *("territory", "tile", "tech", "hanging", "landmark", "income-building"),
    }
    for form in found:
        read(form, LANDMARKS)


# --- the map


def neighbours(side: Side) -> Iterator[tuple[Hex, int, Hex]]:
    """Printed hexes with each of their edges to another printed hex."""
    printed = {(h.q, h.r): h for h in side.hexes if h.corners}
    for h in printed.values():
        for edge, (dq, dr) in enumerate(EDGES):
            if other := printed.get((h.q + dq, h.r + dr)):
                yield h, edge, other


def fitting_ends(one: Hex, edge: int, other: Hex) -> int:
    """At how many of the two ends of the edge between them both show the same terrain."""
    ends = ((edge, edge + 4), (edge + 1, edge + 3))
    return sum(one.corners[a % 6] == other.corners[b % 6] for a, b in ends)


@pytest.mark.parametrize(
    ("side", "hexes", "printed", "players"), [("small", 34, 13, (1, 2, 3)), ("large", 61, 25, (4, 5))]
)
def test_a_side_has_its_hexes(side: str, hexes: int, printed: int, players: tuple[int, ...]) -> None:
    found = components.sides()[side]
    assert (len(found.hexes), sum(bool(h.corners) for h in found.hexes)) == (hexes, printed)
    assert found.players == players
    assert [(h.q, h.r) for h in found.hexes if h.island] == [(0, 0)]
    places = [(2 * h.r + h.q, h.q) for h in found.hexes]
    assert places == sorted(places), "reading order: rows of the picture, then columns"


@pytest.mark.parametrize(("side", "edges"), [("small", 18), ("large", 36)])
def test_all_edges_between_printed_hexes_are_aligned(side: str, edges: int) -> None:
    fits = [fitting_ends(one, k, other) for one, k, other in neighbours(components.sides()[side])]
    assert len(fits) == edges
    assert min(fits) > 0


def test_the_corner_that_is_doubtful_is_marked() -> None:
    """Of the small side one edge alone fits at only one of its ends."""
    small = components.sides()["small"]
    fits = [(one, fitting_ends(one, k, other)) for one, k, other in neighbours(small)]
    assert {(one.q, one.r) for one, ends in fits if ends == 1} == {(-2, 1), (-2, 2)}
    assert [(h.q, h.r) for h in small.hexes if h.source == "stand-in"] == [(-2, 1)]


def test_mats_that_are_a_pair_share_a_start_on_the_small_side() -> None:
    starts = [set(h.start) for h in components.sides()["small"].hexes if h.start]
    assert sorted(map(sorted, starts)) == [[1, 6], [2, 4], [3, 5]]
    assert {(c.id, c.pair) for c in components.capitals()} == {(1, 6), (6, 1), (2, 4), (4, 2), (3, 5), (5, 3)}
    large = [h.start for h in components.sides()["large"].hexes if h.start]
    assert sorted(large) == [(1,), (2,), (3,), (4,), (5,), (6,)]


def test_eight_tiles_are_islands_and_each_land_occurs_equally_often() -> None:
    tiles = components.tiles()
    assert sum(tile.corners == "SSSSSS" for tile in tiles) == 8
    assert Counter(land for tile in tiles for land in tile.land) == {"D": 20, "F": 20, "G": 20, "M": 20}
    assert Counter(tile.reward.do for tile in tiles) == {
        "resource": 32,
        "tile": 2,
        "building": 4,
        "hanging": 4,
        "research": 2,
        "invent": 3,
        "upgrade": 1,
    }


# --- capital cities and landmarks


def test_each_mat_has_22_impassable_plots_of_81() -> None:
    for capital in components.capitals():
        assert [len(row) for row in capital.grid] == [9] * 9
        assert "".join(capital.grid).count("#") == 22


def test_landmarks_cover_115_plots() -> None:
    cells = {x.id: "".join(x.shape).count("#") for x in of_base(components.landmarks())}
    assert sum(cells.values()) == 115
    assert Counter(cells.values()) == {4: 7, 6: 4, 8: 3, 9: 3, 12: 1}


# --- income mat


@pytest.mark.rule("tapestry.base.building.row-data")
def test_the_sixth_space_of_each_income_row_gives_ten_points() -> None:
    rows = components.income().rows
    assert [row.building for row in rows] == list(BUILDINGS)
    assert [read(row.spaces[5].gives[0]) for row in rows] == [Atom("vp", 10)] * 4
    paid = [sum(form.do == "resource" for space in row.spaces for form in space.gives) for row in rows]
    assert paid == [4, 4, 4, 4]


def test_the_uncovered_spaces_pay_for_income_turn_1() -> None:
    first = [form for row in components.income().rows for form in row.spaces[0].gives]
    gains = Counter(read(form) for form in first if form.do in ("resource", "tile", "hanging"))
    assert gains == Counter([*[Atom("resource", 1, k) for k in range(4)], Atom("tile"), Atom("hanging")])


def test_only_eras_2_to_4_have_a_bonus_for_the_first() -> None:
    assert components.income().first_bonus == {2: 1, 3: 2, 4: 3}


# --- cards, tiles, achievements, civilizations


@pytest.mark.rule("tapestry.techcard.table", "tapestry.techcard.requirements")
def test_27_tech_cards_need_a_tier_and_6_an_income_space() -> None:
    cards = components.techs()
    assert sum(card.top.track is not None for card in cards) == 27
    assert {card.id for card in cards if card.top.building} == set(LANDMARKS[12:])
    assert {card.top.tier for card in cards if card.top.track} == {2, 3, 4}


@pytest.mark.rule("tapestry.spacetile.table", "tapestry.spacetile.order")
def test_only_space_tiles_4_and_10_have_a_fixed_order() -> None:
    tiles = of_base(components.spaces())
    assert [tile.id for tile in tiles] == list(range(1, 16))
    assert [tile.id for tile in tiles if tile.reward.seq] == [4, 10]


@pytest.mark.rule("tapestry.achievement.table", "tapestry.base.achievement.three")
def test_three_achievements_have_places_on_both_sides() -> None:
    assert [(a.id, a.small, a.large) for a in components.achievements()] == [
        ("complete-track", (10, 5), (15, 10, 5)),
        ("topple-two", (10, 5), (15, 10, 5)),
        ("middle-island", (10, 5), (10, 5)),
    ]


def civilization(name: str) -> components.Civilization:
    return next(c for c in components.civilizations() if c.id == name)


@pytest.mark.rule("tapestry.civ.craftsmen.columns", "tapestry.civ.merrymakers.columns")
def test_columns_of_mats_end_in_points() -> None:
    craftsmen, merrymakers = civilization("craftsmen"), civilization("merrymakers")
    assert [len(column) for column in craftsmen.columns] == [3, 4, 5]
    assert [read(column[-1]) for column in craftsmen.columns] == [Atom("vp", n) for n in (5, 10, 15)]
    assert [len(column) for column in merrymakers.columns] == [3, 3, 3]


@pytest.mark.rule("tapestry.civ.entertainers.graph", "tapestry.civ.historians.squares")
def test_mats_with_a_path_and_with_squares() -> None:
    nodes = civilization("entertainers").nodes
    assert len(nodes) == 17
    assert [n for n, node in enumerate(nodes, start=1) if not node.next] == [14, 15, 16, 17]
    assert [n for n, node in enumerate(nodes, start=1) if not node.gives] == [1]
    squares = [read(form) for form in civilization("historians").columns[0]]
    assert squares == [Atom("vp", 3), Atom("resource", 1, 1), Atom("resource", 1, 0), Atom("vp", 3)]
