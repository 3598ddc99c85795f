"""The map of Scythe at the table: everything is drawn once, in its place, and can be chosen where it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import combinations
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

from games.scythe.positions import Position
from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.boards.registry import board
from spielwerk.boards.scythe import zones
from spielwerk.boards.scythe.geometry import HALF_WIDTH, SIDE, centre, sheet, shore, shores
from spielwerk.boards.scythe.targets import targets
from spielwerk.boards.scythe.tray import tray
from spielwerk.games.scythe.board import board as layout
from spielwerk.games.scythe.state import FIRST_WORKER
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import game
from spielwerk.kernel.text import language
from spielwerk.table.render.fragment import draw
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable, SeatPlan, SeenCounts
from table.playing import new
from table.scythe_scenes import five, seven


def at_table(match: Match) -> LiveTable:
    """A match as a table shows it; nothing is stored."""
    seats, now = len(match.game.seats), datetime.now(UTC)
    plan = (SeatPlan(),) * seats
    return LiveTable(
        id="map",
        seq=1,
        match=match,
        counts=SeenCounts.fresh(seats),
        mode="friends",
        plan=plan,
        created=now,
        updated=now,
    )


def shown_at_table(p: Position) -> LiveTable:
    """A position as a table shows it."""
    p.game.decision(p.s)
    return at_table(Match(p.game, start=p.game.dumps(p.s)))


def solo() -> Position:
    return Position("rusviet mechanical", {"faction": "saxony", "automa": "automa"}, ask_forced=True).turn(0)


def scenes(verb: str) -> Iterator[TableScene]:
    """Moments of random play at which something with this verb is asked, as who is asked sees them."""
    p, rng = five(), Rng(3)
    p.game.decision(p.s)
    match = Match(p.game, start=p.game.dumps(p.s))
    while (d := match.decision) is not None and match.position < 1000:
        if any(o.verb == verb for o in d.options):
            yield TableScene(at_table(match), d.seat)
        match.choose(d.options[rng.below(len(d.options))], d.seat)


def posted(drawn: str) -> list[str]:
    """What the buttons of the map post, each value once."""
    found = re.findall(r'name="choice" value="([^"]*)"', drawn)
    return sorted(set(found))


# --- geometry


def test_neighbours_touch_and_nobody_else_does() -> None:
    """Two hexes of side 60 share an edge when their middles are 60 × √3 apart."""
    b = layout()
    for one, two in combinations(range(len(b.places)), 2):
        apart = dist(centre(one), centre(two))
        touching = bool(b.neighbours[one] >> two & 1)
        assert touching == (apart < 2 * HALF_WIDTH + 1), (b.places[one], b.places[two])
        assert apart > 2 * HALF_WIDTH - 1


def test_a_river_runs_along_the_edge_that_two_places_share() -> None:
    b = layout()
    pairs = shores()
    assert len(pairs) == len(set(map(frozenset, pairs)))
    assert len(pairs) == 31 + sum([len(bits_of(b.river[home])) for home in b.home.values()])
    for one, two in pairs:
        ends = shore(one, two)
        assert dist(*ends) == pytest.approx(SIDE, abs=0.2)
        for end in ends:
            assert dist(end, centre(one)) == pytest.approx(SIDE, abs=0.2)
            assert dist(end, centre(two)) == pytest.approx(SIDE, abs=0.2)


def bits_of(mask: int) -> list[int]:
    return list(bits(mask))


def test_every_hex_lies_on_the_sheet() -> None:
    left, top, width, height = sheet()
    for place in range(len(layout().places)):
        x, y = centre(place)
        assert left <= x - HALF_WIDTH
        assert x + HALF_WIDTH <= left + width
        assert top <= y - SIDE
        assert y + SIDE <= top + height


@pytest.mark.parametrize("structure", [False, True])
@pytest.mark.parametrize("kinds", range(5))
@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_zones_of_a_region_hide_nothing(n: int, kinds: int, structure: bool) -> None:
    """The middle of every piece, where its emblem is, stays free, and everything lies in the region."""
    found = [
        (x * SIDE, y * SIDE, size / 100)
        for x, y, size in zones.stacks((n,), structure=structure, kinds=kinds)
    ]
    for numbers in ((2,) * kinds, (12,) * kinds) if kinds else ():
        rim = [(x * SIDE, y * SIDE) for x, y in zones.pills(numbers)]
        for (x, y), (u, v) in combinations(rim, 2):
            assert abs(x - u) >= 30 or abs(y - v) >= 15, "a pill keeps its icon and its number"
        for x, y in rim:
            assert abs(x) <= HALF_WIDTH - 16
            assert abs(y) + abs(x) / 3**0.5 <= SIDE - 8
            assert all(y - v >= 22 * size for _, v, size in found if abs(x) < 20), (
                "a pill is below the emblems"
            )
    for (x, _, size), (u, _, _) in combinations(found, 2):
        assert abs(x - u) >= 20 * size
    for x, _, size in found:
        assert abs(x) + 16 * size <= HALF_WIDTH - 4
        if structure:
            assert x - 18 * size >= zones.STRUCTURE[0] * SIDE + 9, "the silhouette of the structure is free"


@pytest.mark.parametrize("sides", [(1, 1), (3, 1), (2, 3), (3, 3), (1, 1, 1)])
def test_units_of_several_owners_keep_to_their_sides(sides: tuple[int, ...]) -> None:
    found = zones.stacks(sides, structure=False, kinds=0)
    assert len(found) == sum(sides)
    for (x, y, size), (u, v, _) in combinations(found, 2):
        assert max(abs(x - u), abs(y - v)) * SIDE >= 30 * size / 100 * 0.9
    first = found[: sides[0]]
    assert max(x for x, _, _ in first) < min(x for x, _, _ in found[sides[0] :])


# --- what is drawn


@pytest.mark.parametrize("position", [seven, five, solo])
def test_the_drawing_is_sound_and_has_every_place_once(position: Callable[[], Position]) -> None:
    live = shown_at_table(position())
    b = layout()
    for viewer in (0, SPECTATOR):
        for lang in ("en", "de"):
            with language(lang):
                drawn = board(TableScene(live, viewer))
            ElementTree.fromstring(
                drawn.replace(" popover ", ' popover="" ')
                .replace(" checked>", "/>")
                .replace("hx-morph-skip>", 'hx-morph-skip="">')
                .replace('class="layer">', 'class="layer"/>')
            )
            ids = re.findall(r' id="([^"]+)"', drawn)
            assert len(set(ids)) == len(ids)
            for name_ in b.places:
                assert f'id="region-{name_}"' in drawn
                assert f'id="hex-{name_}"' in drawn
            assert len(re.findall(r'<g id="region-', drawn)) == len(b.places) == 54


def test_every_piece_stands_in_its_place_under_its_own_id() -> None:
    live = shown_at_table(seven())
    state: Any = live.match.state
    drawn = board(TableScene(live, 0))
    found = {
        (int(seat), int(unit)): (float(x), float(y))
        for seat, unit, x, y in re.findall(
            r'<use href="#\w+-\w+" id="unit-(\d)-(\d+)" transform="translate\((\S+) (\S+)\)', drawn
        )
    }
    standing = {
        (seat, unit): place
        for seat, p in enumerate(state.players)
        for unit, place in enumerate(p.units)
        if place >= 0
    }
    assert found.keys() == standing.keys()
    assert len(standing) > 40
    for who, place in standing.items():
        nearest = min(range(54), key=lambda at: dist(centre(at), found[who]))
        assert nearest == place, who
    built = set(re.findall(r'id="built-(\d)-(\d)"', drawn))
    assert built == {
        (str(seat), str(kind))
        for seat, p in enumerate(state.players)
        for kind, place in enumerate(p.structures)
        if place >= 0
    }


def test_goods_are_counted_and_regions_show_who_holds_them() -> None:
    live = shown_at_table(five())
    state: Any = live.match.state
    drawn = board(TableScene(live, 0))
    b = layout()
    shown = {
        (int(kind), place): int(n)
        for kind, place, n in re.findall(r'id="good-(\d)-(\w+)".*?<text[^>]*>(\d+)</text>', drawn)
    }
    wanted = {
        (kind, b.places[place]): state.goods_at(place, kind)
        for place in range(len(b.places))
        for kind in range(4)
        if state.goods_at(place, kind)
    }
    assert shown == wanted
    assert len(wanted) > 5
    assert drawn.count('class="held chip-') == sum([mask.bit_count() for mask in state.held])


def test_tokens_of_factions_and_encounters_lie_on_the_map() -> None:
    live = shown_at_table(seven())
    state: Any = live.match.state
    drawn = board(TableScene(live, 0))
    assert drawn.count('class="encounter"') == state.encounters.bit_count() > 0
    tokens = next(part for part in state.parts if hasattr(part, "flags"))
    lying = tokens.flags.bit_count() + sum([place >= 0 for place in tokens.traps])
    assert drawn.count('class="marker"') == lying > 0


# --- what can be chosen


def places_of(scene: TableScene) -> set[str]:
    """The options that name a place or a unit, and what follows from `units`."""
    assert scene.mine is not None
    return {o.text for o in scene.mine.options if o.at in layout().numbers or o.verb == "unit"}


def test_what_can_be_chosen_on_the_map_are_the_options() -> None:
    """Through a game: each option that names a place is a button there, and each button can be posted."""
    match, rng, seen = Match(game("scythe", seats=2), seed=4), Rng(4), set()
    for _ in range(400):
        d = match.decision
        assert d is not None
        scene = TableScene(at_table(match), d.seat)
        values = posted(board(scene))
        first = {value.split(SEPARATOR)[0] for value in values}
        lead = {"units"} & {o.text for o in d.options}
        if d.kind == "scythe.turn.ChooseSection" and values:
            lead = {"move"}
        assert first == places_of(scene) | lead, d
        for value in values:
            _played(scene, value)
        seen |= {value.split(" ")[0] for value in values}
        other = TableScene(at_table(match), 1 - d.seat)
        if other.mine is None:
            assert posted(board(other)) == [], "who is not asked chooses nothing"
        match.choose(d.options[rng.below(len(d.options))])
    assert {"move|units|unit", "move|units|worker", "units|unit", "units|worker", "to", "at"} <= seen
    assert posted(board(TableScene(at_table(match), SPECTATOR))) == []


def _played(scene: TableScene, value: str) -> Any:
    """The position after what a button posts; raises if that is not legal."""
    state = scene.live.match.state.copy()
    for text in value.split(SEPARATOR):
        scene.game.apply(state, text, seat=scene.viewer)
    return state


def test_the_price_of_a_way_is_told_before_it_is_gone() -> None:
    """Driving workers off costs a popularity each; attacks and further steps are told."""
    told = {"price": 0, "attack": 0, "far": 0}
    for scene in scenes("to"):
        view: Any = scene.view
        for aims in targets(scene).at.values():
            for aim in aims:
                after: Any = _played(scene, aim.value)
                lost = view.players[scene.viewer].popularity - after.players[scene.viewer].popularity
                asks_cargo = after.open and after.open.options[0].verb == "load"
                if not asks_cargo:
                    assert aim.price == max(lost, 0), aim
                if aim.price:
                    told["price"] += 1
                    assert f"costs {aim.price} popularity" in aim.words
                foes = [p for seat, p in enumerate(view.players) if seat != scene.viewer]
                if any(aim.place in p.units[:FIRST_WORKER] for p in foes):
                    told["attack"] += 1
                    assert aim.glyph == "attack"
                    assert "attack" in aim.words
                went = len([text for text in aim.value.split(SEPARATOR) if text.startswith("to ")])
                if went > 1:
                    told["far"] += 1
                    assert f"{went} steps" in aim.words
    assert all(told.values()), told


def test_the_tray_takes_everything_unless_told_otherwise() -> None:
    """One button answers all questions about cargo; going on is another where the unit has steps left."""
    went_on = 0
    for scene in scenes("load"):
        drawn = tray(scene)
        buttons = dict(re.findall(r'value="([^"]*)" data-then="[^"]*" id="tray-(go|on)"', drawn))
        for value in buttons:
            _played(scene, value)
        went_on += "on" in buttons.values()
        rows = re.findall(r'data-load="([^"]*)" data-most="(\d+)"', drawn)
        go = next(value for value, way in buttons.items() if way == "go")
        assert go.removesuffix("|stop") == SEPARATOR.join([f"{kind} {n}" for kind, n in rows])
        nothing = SEPARATOR.join([f"{kind} 0" for kind, _ in rows])
        after = _played(scene, nothing)
        assert not after.open or after.open.options[0].verb != "load"
    assert went_on


# --- the page around it


def test_the_table_has_the_lists_and_the_plain_options_beside_the_map() -> None:
    live = tables.get(new("scythe").id)
    html = draw(live, 0, 1, effects=False, opened=frozenset(["text", "log"])).html
    assert 'data-look="map"' in html
    scene = TableScene(live, 0)
    assert scene.mine is not None
    column = html[html.index('<section id="choices"') :]
    for option in scene.mine.options:
        assert f'value="{option.text}"' in column
    for part in ('id="map"', 'id="sheets"', 'id="tab-text"', 'id="height-peek"', 'id="log-lines"'):
        assert html.count(part) == 1
    assert ' style="' not in html, "the policy of the page forbids styles in it"
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(set(ids)) == len(ids)


def test_a_game_without_a_map_keeps_its_columns() -> None:
    html = draw(tables.get(new("sample").id), 0, 1, effects=False).html
    assert 'data-look="columns"' in html
    assert 'id="map"' not in html


def test_the_map_shows_nothing_of_a_sealed_answer() -> None:
    """While two set their dials the map of one is the same whatever the other has sealed."""
    match, rng = Match(game("scythe", seats=2), seed=1), Rng(1)
    while [d.options[0].verb for d in match.decisions] != ["dial", "dial"]:
        d = match.decision
        assert d is not None, "no combat in this game: take another seed"
        match.choose(d.options[rng.below(len(d.options))])
    one, two = match.decisions
    before = board(TableScene(at_table(match), two.seat))
    match.choose(one.options[-1], one.seat)
    assert board(TableScene(at_table(match), two.seat)) == before
