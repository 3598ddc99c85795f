"""The web board of Tapestry: every choice has its place, takes few clicks, and posts only what is legal."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

import spielwerk
from games.tapestry.positions import Position
from spielwerk.boards.kit.kept import parted
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry import DRAWING
from spielwerk.boards.tapestry.capital import CELL
from spielwerk.boards.tapestry.fronts import front
from spielwerk.games.tapestry.city import Rotation
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.explore import BeginExplore, edge_points
from spielwerk.games.tapestry.income import Income
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.run import nobody
from spielwerk.kernel.text import language

POSTS = re.compile(r'name="choice" value="([^"]+)"')
LARGEST = 100_000
"""The most characters of everything that is drawn for a new page."""
SENT = 75_000
"""The most that an open page gets after a choice."""


def scene_of(p: Position, seat: int = 0) -> Scene:
    p.game.decision(p.s)
    return Scene(p.game, seat, p.game.view(p.s, seat))


def drawn(scene: Scene) -> str:
    parts = (DRAWING.board, DRAWING.now, DRAWING.mat, DRAWING.players, DRAWING.strip)
    return "".join([part(scene) for part in parts])


def posts(scene: Scene) -> list[str]:
    return [unescape(value) for value in POSTS.findall(drawn(scene))]


def click(p: Position, value: str) -> Position:
    """Post what a control posts."""
    for text in value.split("|"):
        p.game.decision(p.s)
        p.game.apply(p.s, text, seat=0)
    return p


def test_an_advance_with_its_payment_is_one_click() -> None:
    p = Position(2).has(0, food=1, worker=3, coin=1).token(0, science=3).turn(0)
    found = posts(scene_of(p))
    assert "advance science|pay worker" in found, "it pays with what there is most of"
    assert "advance science" in found, "and can be paid otherwise"
    click(p, "advance science|pay worker")
    assert p.s.at[0][1] == 4


def test_the_whole_price_stands_on_the_space() -> None:
    """Tier II: the own resource and any other; what is paid without a question stands there as well."""

    def price(p: Position) -> list[str]:
        board = DRAWING.board(scene_of(p))
        cell = board[board.index('id="cell-science-4"') :].partition("</li>")[0]
        shown = cell[cell.index('class="ta-price"') :]
        return re.findall(r"#ta-(\w+)", shown)

    p = Position(2).has(0, food=1, worker=3, coin=1).token(0, science=3).turn(0)
    assert price(p) == ["worker", "worker"]
    p = Position(2).has(0, worker=1, coin=1).token(0, science=3).turn(0)
    assert price(p) == ["worker", "coin"]
    assert "pay 1 worker, 1 coin" in DRAWING.board(scene_of(p))
    p = Position(2).has(0, worker=1, food=1).turn(0)
    assert "pay –" not in DRAWING.board(scene_of(p))


def test_a_space_that_cannot_be_paid_says_what_is_missing() -> None:
    p = Position(2).has(0, worker=1).token(0, military=3).turn(0)
    board = DRAWING.board(scene_of(p))
    assert "1 culture missing" in board
    assert not [post for post in posts(scene_of(p)) if post.startswith("advance military")]


def test_a_tile_is_laid_in_three_clicks_and_every_turn_shows_its_points() -> None:
    p = Position(2).tiles(0, 19, 2).do(BeginExplore(0, 0))
    scene = scene_of(p)
    assert front(scene) == "map"
    tiles = [post for post in posts(scene) if post.startswith("tile ")]
    assert len(tiles) == 2
    click(p, tiles[0])
    assert DRAWING.board(scene_of(p)).count("ta-tile is-held") == 1, "the tile in hand is marked"
    hexes = [post for post in posts(scene_of(p)) if post.startswith("hex ")]
    assert hexes
    click(p, hexes[0])
    scene = scene_of(p)
    d = scene.mine
    assert d is not None
    frame: Any = d.frame
    now = DRAWING.now(scene)
    for option in d.options:
        points = edge_points(p.s, frame.tile, frame.hex, option.n)
        assert re.search(rf'data-turn-of="{option.n}"[^>]*value="{option.text}".*?<b>\+{points}</b>', now)
    best = re.search(r'data-turn-of="(\d)"[^>]*class="tile-turn primary', now)
    assert best
    assert edge_points(p.s, frame.tile, frame.hex, int(best[1])) == max(
        [edge_points(p.s, frame.tile, frame.hex, o.n) for o in d.options]
    )
    click(p, f"turned {best[1]}")
    assert p.s.tile[frame.hex] == frame.tile


def test_a_landmark_is_placed_in_one_click_where_it_completes_something() -> None:
    p = Position(2).do(Rotation(0, 0))
    scene = scene_of(p)
    assert front(scene) == "capital"
    proposed = [post for post in posts(scene) if post.startswith("rotate ")]
    assert len(proposed) == 1, "one ghost reaches all sites"
    reached = re.search(r'data-reaches="([^"]*)"', DRAWING.now(scene))
    assert reached
    d = scene.mine
    assert d is not None
    assert reached[1].split("|") == [o.text for o in d.options if o.verb == "rotate"]
    click(p, proposed[0])
    assert len(p.s.players[0].sites) == 1


def test_a_landmark_that_stands_out_over_the_city_is_drawn_whole() -> None:
    def area(p: Position) -> list[int]:
        found = re.search(r'id="city-0" viewBox="([^"]*)"', DRAWING.board(scene_of(p)))
        assert found
        return [int(n) for n in found[1].split()]

    p = Position(2).do(Rotation(0, 0))
    left, top, wide, high = area(p)
    p.s.players[0].sites = ((0, 0, -2, 8),)
    outside = area(p)
    assert outside[1] < -2 * CELL < top
    assert outside[0] + outside[2] > left + wide
    assert outside[1] + outside[3] == top + high, "only where it stands out"


def test_the_income_mat_shows_where_buildings_stand() -> None:
    p = Position(2, modules=["fantasies"]).civilization(0, "artificers", 0b110001, *[0b111110] * 3).turn(0)
    p.player(0).built[0] = 2
    with language("en"):
        farms = DRAWING.mat(scene_of(p)).split('<tr class="k-0">')[1].split("</tr>")[0]
    assert re.findall(r'<td class="([\w-]+)" title="([\w ]+):', farms) == [
        ("at-next", "Hunting"),
        ("is-open", "Farming"),
        ("is-open", "Breeding"),
        ("is-open", "Preservation"),
        ("covered", "Fertilization"),
        ("covered", "Food Printing"),
    ]
    (coming,) = re.findall('<td class="coming">(.*)</td>', farms)
    (gives,) = re.findall('title="Hunting: ([^"]*)"', farms)
    assert coming.endswith(gives)


def test_an_income_turn_takes_few_clicks() -> None:
    """With a card to play and buildings that pay."""
    p = Position(2, seed=3).set(0, era=1).hand(0, "monarchy", "trap").built(0, farm=2, house=1, market=1)
    p.do(Income(0))
    clicks = 0
    while p.game.decision(p.s) is not None and p.s.stack and p.s.players[0].era == 2 and clicks < 20:
        d = p.game.decision(p.s)
        if d is None or d.seat != 0 or d.kind == "tapestry.turn.Turn":
            break
        p.game.apply(p.s, d.options[0], seat=0)
        clicks += 1
    assert 1 <= clicks <= 8


@pytest.mark.parametrize("seats", [2, 3])
def test_controls_post_only_what_is_legal_and_show_each_option_once(seats: int) -> None:
    game = spielwerk.game("tapestry", seats=seats)
    checked = 0
    has: dict[int, set[str]]
    for seed in range(2):
        state: Any = game.new(seed)
        rng, has = Rng(seed), {}
        for n in range(260):
            d = game.decision(state)
            if d is None:
                break
            if n % 7 < 2:
                scene = Scene(game, d.seat, game.view(state, d.seat))
                html = drawn(scene)
                checked += legal(scene, html)
                parts = parted(html)
                if n % 7 and d.seat in has:
                    new = [part for part in parts if not part.digest or part.digest not in has[d.seat]]
                    assert sum([len(part.html) for part in new]) <= SENT
                has[d.seat] = {part.digest for part in parts}
            game.apply(state, d.options[rng.below(len(d.options))], seat=d.seat)
    assert checked > 100


def legal(scene: Scene, html: str) -> int:
    assert len(html) <= LARGEST
    found = [unescape(value) for value in POSTS.findall(html)]
    assert len(set(found)) == len(found)
    for value in found:
        state = scene.known.copy()
        for text in value.split("|"):
            scene.game.apply(state, text, seat=scene.viewer, source=nobody)
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(set(ids)) == len(ids), [id for id in ids if ids.count(id) > 1]
    return len(found)


def test_the_queue_offers_what_may_be_done_next() -> None:
    p = Position(2).has(0, food=1, coin=1).token(0, exploration=5).tiles(0, 3).turn(0)
    click(p, next(post for post in posts(scene_of(p)) if post.startswith("advance exploration")))
    chips = [post for post in posts(scene_of(p)) if post.startswith("pick ")]
    assert chips == ["pick 0", "pick 1"], "a tile or a farm comes first"


def test_every_piece_is_drawn_where_it_is() -> None:
    """Tokens, outposts, buildings and landmarks of a position that was played to."""
    game = spielwerk.game("tapestry", seats=2)
    state: Any = game.new(4)
    rng = Rng(4)
    for _ in range(300):
        d = game.decision(state)
        if d is None:
            break
        game.apply(state, d.options[rng.below(len(d.options))], seat=d.seat)
    board = DRAWING.board(Scene(game, 0, game.view(state, 0)))
    for actor in range(2):
        towers = len(re.findall(rf'class="tower up seat-{actor}', board))
        assert towers >= state.stand[actor].bit_count()
    for seat, p in enumerate(state.players):
        city = re.search(rf'<svg class="city" id="city-{seat}".*?(?=<figure|</figure>)', board, re.DOTALL)
        assert city
        assert len(re.findall('class="ta-built', city[0])) == len(p.buildings)
        assert len(re.findall('class="site"', city[0])) == len(p.sites)


def test_the_board_speaks_german() -> None:
    p = Position(2).has(0, coin=2).turn(0)
    with language("de"):
        html = drawn(scene_of(p))
    assert "Leisten" in html
    assert "Einkommenstableau" in html
    assert "tapestry-board" not in html.replace('id="board-tapestry"', "").replace(
        'class="tapestry-board"', ""
    )


def test_a_card_that_outlasts_its_era_is_shown_in_force() -> None:
    p = Position(modules=["fantasies"]).civilization(0, "elder-ones").set(0, era=4).hung(0, "tyranny")
    shown = '<li class="hanging force">'
    assert drawn(scene_of(p.turn(0))).count(shown) == 1
    assert drawn(scene_of(p.set(0, era=5).has(0, food=1).turn(0))).count(shown) == 1
    p.set(0, abilities=p.s.rules.bit("elder-ones"))
    assert drawn(scene_of(p)).count(shown) == 0


def test_what_lies_on_a_mat_is_shown_and_new_cards_and_tiles_can_be_put_there() -> None:
    p = Position(ask=True, modules=["arts"]).civilization(0, "collectors", 0b10).turn(0)
    assert '<p class="on-mat">house</p>' in drawn(scene_of(p))
    p.effect(0, Form(do="hanging")).play("draw-hanging guilds")
    assert "collect-hanging guilds" in posts(scene_of(p))
    click(p, "collect-hanging guilds")
    p.play("pick 0")
    assert '<p class="on-mat">house, tapestry card, Guilds</p>' in drawn(scene_of(p))
    assert '<p class="on-mat">house, tapestry card</p>' in drawn(scene_of(p, 1))
    p.effect(0, Form(do="tile")).play("draw-tile 3")
    assert "collect-tile 3" in posts(scene_of(p))


def test_submerged_cards_and_dice_on_mats_are_shown_and_a_hand_is_spent_by_clicks() -> None:
    p = Position(ask=True, modules=["fantasies"]).civilization(0, "merfolk").civilization(1, "illuminati", 5)
    p.hand(0, "academia", "guilds").set(1, era=2).income(0, 2).run().play("draw-hanging trap")
    assert {"submerge academia", "submerge guilds", "submerge trap"} <= {*posts(scene_of(p))}
    click(p, "submerge guilds")
    assert '<p class="on-mat">a submerged card: Guilds</p>' in drawn(scene_of(p))
    assert '<p class="on-mat">a submerged card</p>' in drawn(scene_of(p, 1))
    assert '<p class="on-mat">black die, science die</p>' in drawn(scene_of(p))
    p.set(0, era=5).round(0)
    assert {"sell-hanging academia", "hang trap"} <= {*posts(scene_of(p))}
