"""More civilizations: at the start, in income turns, and gained during the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilization import numbers
from spielwerk.games.tapestry.civilizations.alchemists import Brew
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import Atom

GAIN = Form(do="civilization")
FARM = Form(do="building", what="farm")
HOUSE = Form(do="building", what="house")
CITY = Form(do="city")
EMPTY = ["........."] * 9


def starting(name: str, seats: int = 2, **options: Any) -> Position:
    """Seat 0 starts with a civilization."""
    return Position(seats, given=[{"civilization": name}, *[{}] * (seats - 1)], **options)


def gained(name: str, p: Position | None = None) -> Position:
    """Seat 0 gains a civilization during the game."""
    return (p or Position(ask=True)).effect(0, GAIN).play(f"draw-civilization {name}")


def kept(p: Position, name: str) -> tuple[int, ...]:
    return numbers(p.player(0), CIVILIZATIONS.index(name))


def quiet_income(p: Position, number: int = 2) -> Position:
    """An income turn of seat 0 that asks nothing else: a trap is played, and others were there before."""
    for seat in range(1, len(p.s.players)):
        p.set(seat, era=number)
    return p.hand(0, "trap").income(0, number)


# --- leaders


@pytest.mark.rule("tapestry.civ.leaders.income", "tapestry.civ.leaders.four")
def test_each_leader_advances_once_with_benefit_without_bonus() -> None:
    p = quiet_income(starting("leaders").token(0, exploration=1).has(0, coin=3).tiles(0))
    assert p.options == [*[f"lead {t}" for t in ("exploration", "science", "military", "technology")], "no"]
    p.tiles(0, 1).play("lead exploration")
    assert p.at(0, "exploration") == 2
    assert p.asked == (0, "explore.Hex"), "the benefit of the space; its bonus is not offered"
    assert kept(p, "leaders") == (0b1,)
    p = quiet_income(Position().civilization(0, "leaders", 0b1011), 3)
    assert p.options == ["lead military", "no"]


@pytest.mark.rule("tapestry.civ.leaders.income")
def test_a_leader_of_a_complete_track_is_of_no_use_and_none_must_be_followed() -> None:
    p = quiet_income(Position().civilization(0, "leaders", 0).token(0, science=12))
    assert "lead science" not in p.options
    p.play("no")
    assert (kept(p, "leaders"), p.vp(0)) == ((0,), 10)


# --- entertainers


@pytest.mark.rule("tapestry.civ.entertainers.move", "tapestry.civ.entertainers.graph")
def test_the_token_moves_along_a_line_and_gains_the_space() -> None:
    p = quiet_income(starting("entertainers"))
    assert p.options == ["perform 2", "perform 3", "perform 4", "perform 5", "no"]
    p.play("perform 4")
    assert (kept(p, "entertainers"), p.res(0)["food"]) == ((4,), 2), "1 from the mat, 1 from the income mat"
    p = quiet_income(Position().civilization(0, "entertainers", 4), 3)
    assert p.options == ["perform 7", "perform 8", "no"]
    p.play("perform 8")
    assert p.asked == (0, "city.Plot")
    assert quiet_income(Position().civilization(0, "entertainers", 15), 5).options == []


@pytest.mark.rule("tapestry.civ.entertainers.advance")
def test_the_last_spaces_advance_with_benefit_and_bonus() -> None:
    p = Position().civilization(0, "entertainers", 13).token(0, science=1).has(0, coin=2)
    quiet_income(p, 5).play("perform 17")
    assert (p.at(0, "science"), len(p.cards(0))) == (2, 2), "Mathematics: a tapestry card"
    assert (p.asked, p.options) == ((0, "advance.Bonus"), ["pay coin", "no"])


@pytest.mark.rule("tapestry.civ.entertainers.midgame")
def test_gained_later_the_token_goes_anywhere_at_once() -> None:
    p = gained("entertainers")
    assert p.options == [f"perform {space}" for space in range(1, 18)]
    p.play("perform 5")
    assert (kept(p, "entertainers"), p.res(0)) == ((5,), {"coin": 1})


# --- the chosen


@pytest.mark.rule("tapestry.civ.the-chosen.tracks")
def test_each_track_led_or_completed_scores_per_opponent() -> None:
    p = Position(3).civilization(0, "the-chosen").token(0, exploration=3, science=2, military=4)
    p.token(1, exploration=3, science=3).token(2, military=5, technology=1)
    assert quiet_income(p).run().vp(0) == 10 + 1 * 2, "exploration is tied; the others are behind"
    p = Position(3).civilization(0, "the-chosen").token(0, science=12).token(1, exploration=1, military=1)
    p.token(2, technology=1)
    p.s.at[0][1] = 0
    p.token(1, science=5)
    p.s.done[0] = 0b10
    assert quiet_income(p).run().vp(0) == 10 + 1 * 2, "a completed track stays completed"


@pytest.mark.rule("tapestry.civ.the-chosen.achievements", "tapestry.civ.final-time")
def test_achievements_give_resources_and_points_at_the_end() -> None:
    p = Position().civilization(0, "the-chosen").token(1, exploration=1, science=1, military=1, technology=1)
    p.s.places = ((0,), (1,), (1, 0))
    quiet_income(p, 3)
    assert p.options == ["pick 0", "pick 1", "pick 2", "pick 3"]
    p.play("pick 3", "pick 3")
    assert (p.res(0)["coin"], p.vp(0)) == (3, 10)
    p = Position().civilization(0, "the-chosen").token(1, exploration=1, science=1, military=1, technology=1)
    p.s.places = ((0,), (1,), (1, 0))
    assert p.income(0, 5).run().vp(0) == 2 * 5


# --- alchemists


def brewing() -> Position:
    p = Position(ask=True).civilization(0, "alchemists").set(1, era=4).income(0, 2)
    assert (p.asked, p.options) == ((0, "alchemists.Brew"), ["yes", "no"])
    return p.play("yes")


@pytest.mark.rule("tapestry.civ.alchemists.roll", "tapestry.civ.alchemists.stop")
def test_rolled_tracks_advance_without_benefit_but_with_landmarks() -> None:
    p = brewing()
    p.token(0, exploration=3, science=1)
    p.play("roll exploration", "yes", "roll science", "no")
    assert p.options == ["track exploration", "track science", "no"]
    p.play("track exploration")
    assert p.asked == (0, "city.Rotation"), "the lighthouse"
    p.play("beside")
    assert (p.options, p.at(0, "exploration"), p.player(0).tiles) == (["track science", "no"], 4, ())
    p.play("no")
    assert p.at(0, "science") == 1, "nobody must advance"


@pytest.mark.rule("tapestry.civ.alchemists.bust")
def test_a_track_rolled_twice_ends_it_for_a_resource() -> None:
    p = brewing().play("roll military", "yes", "roll military")
    assert (p.asked, p.options) == ((0, "effect.Which"), ["pick 0", "pick 1", "pick 2", "pick 3"])
    p.play("pick 2")
    assert (p.at(0, "military"), p.res(0)) == (0, {"culture": 1})


@pytest.mark.rule("tapestry.civ.alchemists.end")
def test_a_completed_track_gives_points_instead() -> None:
    p = brewing().token(0, technology=12, exploration=2)
    p.play("roll technology", "yes", "roll exploration", "no")
    assert (p.vp(0), p.options) == (5, ["track exploration", "no"])


def test_alchemists_may_choose_among_two_rolls_with_empiricism() -> None:
    p = Position(ask=True).civilization(0, "alchemists").set(0, era=2).hung(0, "empiricism")
    p.do(Brew(0, 0b1)).play("yes", "roll exploration", "roll science")
    assert p.options == ["track exploration", "track science"]
    p.play("track science")
    assert p.asked == (0, "alchemists.Brew")


# --- architects

CORNER = [".##......", "###......", "###......", *["........."] * 6]


@pytest.mark.rule("tapestry.civ.architects.district")
def test_a_district_of_one_kind_gives_another_resource() -> None:
    p = Position().civilization(0, "architects").city(0, *CORNER).effect(0, FARM).play("plot a1")
    assert p.player(0).buildings == ((0, 0),)
    p.play("pick 0", "pick 1")
    assert p.res(0) == {"food": 1, "worker": 1}
    p = Position().civilization(0, "architects").city(0, *CORNER).set(0, buildings=((1, 1),))
    p.effect(0, FARM).play("plot a1", "pick 0")
    assert (p.res(0), p.asked) == ({"food": 1}, (-1, "")), "a farm and a house"
    p = Position().civilization(0, "architects")
    p.city(0, "..#......", "..#......", "###......", *CORNER[3:])
    p.effect(0, Form(do="landmark", what="lighthouse")).play("rotate 0", "line 1", "column 1", "pick 0")
    assert p.asked == (-1, ""), "no income building at all"


@pytest.mark.rule("tapestry.civ.architects.lines")
def test_lines_of_one_kind_are_worth_a_point_more() -> None:
    rows = ["#########", "#########", "#########", *["........."] * 6]
    p = Position().civilization(0, "architects").city(0, *rows)
    p.set(0, buildings=((0, 2), (8, 2), (9, 1), (17, 2)))
    assert p.effect(0, CITY).run().vp(0) == 3 + 1, "line 1; line 2 has two kinds, line 3 has none"
    assert Position().city(0, *rows).set(0, buildings=((0, 2),)).effect(0, CITY).run().vp(0) == 3


@pytest.mark.rule("tapestry.civ.architects.midgame")
def test_gained_later_buildings_may_swap_places_three_times() -> None:
    p = gained("architects", Position(ask=True).set(0, buildings=((0, 0), (1, 1), (2, 0))))
    assert p.options == ["plot a1", "plot b1", "plot c1", "no"]
    p.play("plot a1")
    assert p.player(0).buildings == ((1, 0), (0, 1), (2, 0))
    p.play("plot a1", "plot b1", "plot b1", "plot a1")
    assert p.asked == (-1, "")
    assert gained("architects", Position(ask=True).set(0, buildings=((0, 0), (1, 0)))).asked == (-1, "")


# --- historians


@pytest.mark.rule("tapestry.civ.historians.give")
def test_a_tile_is_given_for_a_token() -> None:
    p = quiet_income(starting("historians", 3).tiles(0, 4, 9))
    assert (kept(p, "historians"), p.options) == ((0, 0), [*[f"uncover {i}" for i in range(4)], "no"])
    p.play("uncover 1", "give-tile 9")
    assert p.options == ["opponent 1", "opponent 2"]
    p.play("opponent 2")
    assert (kept(p, "historians"), p.player(0).tiles[:1]) == ((0b10, 0b100), (3,))
    p = quiet_income(Position(3).civilization(0, "historians", 0b10, 0b100).tiles(0, 4), 3)
    assert p.play("uncover 0").options == ["opponent 1", "opponent 2"], "also to one who has some"
    assert quiet_income(Position(3).civilization(0, "historians", 0, 0), 3).run().vp(0) == 10, "without tiles"


@pytest.mark.rule("tapestry.civ.historians.landmark", "tapestry.civ.historians.squares")
def test_a_landmark_of_such_an_opponent_gives_all_uncovered_squares() -> None:
    lighthouse = Form(do="landmark", what="lighthouse")
    p = Position(3).civilization(0, "historians", 0b1111, 0b100).effect(2, lighthouse).play("beside")
    assert (p.vp(0), p.res(0)) == (6, {"worker": 1, "food": 1})
    p = Position(3).civilization(0, "historians", 0b0011, 0b100).effect(2, lighthouse).play("beside")
    assert (p.vp(0), p.res(0)) == (3, {"worker": 1})
    p = Position(3).civilization(0, "historians", 0b1111, 0b100).effect(1, lighthouse).play("beside")
    assert (p.vp(0), p.res(0)) == (0, {}), "this opponent has no token"
    p.effect(2, lighthouse).run()
    assert p.vp(0) == 0, "the landmark is gone"


@pytest.mark.rule("tapestry.ruling.base-finished-player-vp")
def test_historians_who_have_finished_gain_only_points() -> None:
    p = Position().civilization(0, "historians", 0b1111, 0b10).set(0, ended=True)
    p.effect(1, Form(do="landmark", what="lighthouse")).play("beside")
    assert (p.vp(0), p.res(0)) == (6, {})


@pytest.mark.rule("tapestry.civ.historians.midgame")
def test_gained_later_all_tokens_are_given_at_once() -> None:
    p = gained("historians", Position(3, ask=True))
    for opponent in (1, 2, 1, 1):
        assert p.options == ["opponent 1", "opponent 2"]
        p.play(f"opponent {opponent}")
    assert (kept(p, "historians"), p.asked) == ((0b1111, 0b110), (-1, ""))


# --- isolationists


@pytest.mark.rule("tapestry.civ.isolationists.protect", "tapestry.civ.tokens-inert")
def test_a_token_protects_an_unoccupied_territory_for_a_resource() -> None:
    p = Position(ask=True).civilization(0, "isolationists", 4).effect(0, Form(do="conquer"))
    hex = int(p.options[0].split()[1])
    p.play(p.options[0])
    assert p.asked == (0, "isolationists.Protect")
    p.play("yes", "pick 3")
    assert (p.res(0), kept(p, "isolationists")) == ({"coin": 1}, (3,))
    assert (p.s.full >> hex & 1, p.s.inert[0] >> hex & 1, hex in p.controlled(0)) == (1, 1, True)
    p.effect(1, Form(do="conquer", anywhere=True))
    assert f"conquer {hex}" not in p.options


@pytest.mark.rule("tapestry.civ.isolationists.protect")
def test_no_token_without_room_from_an_opponent_or_when_all_are_used() -> None:
    def asked(p: Position) -> tuple[int, str]:
        return p.effect(0, Form(do="conquer")).play("conquer 6").asked

    assert asked(Position(ask=True).civilization(0, "isolationists", 4)) == (0, "isolationists.Protect")
    assert asked(Position(ask=True).civilization(0, "isolationists", 0)) == (-1, "conquer.Dice")
    p = Position(ask=True).civilization(0, "isolationists", 4)
    assert asked(p.fallen(1, 6)) == (-1, "conquer.Dice")
    p = Position(ask=True).civilization(0, "isolationists", 4)
    assert asked(p.outposts(1, 6)) == (-1, "conquer.Dice")


@pytest.mark.rule("tapestry.civ.isolationists.final", "tapestry.civ.final-time")
@pytest.mark.parametrize(("n", "vp"), [(0, 0), (1, 5), (2, 10), (3, 16), (4, 23), (5, 31), (6, 40), (7, 40)])
def test_the_largest_area_scores(n: int, vp: int) -> None:
    p = Position(4).civilization(0, "isolationists", 4)
    p.s.stand[0] = 0
    row = line_of(p, 7)
    for hex in range(p.s.rules.world.hexes):
        p.s.tile[hex], p.s.turned[hex] = -1, 0
    p.s.explored = sum([1 << hex for hex in row])
    sea(p, row)
    p.s.stand[0] = sum([1 << hex for hex in row[:n]])
    assert p.income(0, 5).run().vp(0) == vp


def line_of(p: Position, n: int) -> list[int]:
    """Hexes without print, each next to the one before."""
    world = p.s.rules.world
    for start in range(world.hexes):
        for edge in range(6):
            found = [start]
            while len(found) < n and (after := world.beside[found[-1]][edge]) >= 0:
                found.append(after)
            if len(found) == n:
                return found
    raise AssertionError("the map is too small")


def sea(p: Position, hexes: list[int]) -> None:
    """Tiles that are all sea lie on the hexes."""
    corners = [one[0] for one in p.s.rules.tile_corners]
    island = next(i for i, one in enumerate(corners) if one == "SSSSSS")
    for hex in hexes:
        p.s.tile[hex] = island


@pytest.mark.rule("tapestry.civ.isolationists.connected", "tapestry.ruling.civ-isolationists-edge")
def test_territories_hang_together_where_the_terrain_meets_itself() -> None:
    p = Position().civilization(0, "isolationists", 4)
    world = p.s.rules.world
    start = p.start(0)
    edge, other = next((k, h) for k, h in enumerate(world.beside[start]) if h >= 0 and world.corners[h] == "")
    own = world.corners[start]
    ends = {own[edge], own[(edge + 1) % 6]}

    def vp(matching: bool) -> int:
        q = Position().civilization(0, "isolationists", 4)
        for tile, looks in enumerate(q.s.rules.tile_corners):
            for turned, look in enumerate(looks):
                met = own[edge] == look[(edge + 4) % 6] or own[(edge + 1) % 6] == look[(edge + 3) % 6]
                shares = ends & set(look)
                if met == matching and shares:
                    return q.explored(other, tile + 1, turned).outposts(0, other).income(0, 5).run().vp(0)
        raise AssertionError("no such tile")

    assert (vp(matching=True), vp(matching=False)) == (10, 5)


# --- start adjustments


@pytest.mark.parametrize(
    ("name", "seats", "vp"),
    [
        pytest.param("alchemists", 2, 10, marks=pytest.mark.rule("tapestry.civ.alchemists.adjustment")),
        pytest.param("architects", 2, 0, marks=pytest.mark.rule("tapestry.civ.architects.adjustment")),
        pytest.param("architects", 4, 30, marks=pytest.mark.rule("tapestry.civ.architects.adjustment")),
        pytest.param("the-chosen", 3, 30, marks=pytest.mark.rule("tapestry.civ.the-chosen.adjustment")),
        pytest.param("traders", 2, 10, marks=pytest.mark.rule("tapestry.civ.traders.adjustment")),
        ("leaders", 3, 0),
    ],
)
def test_points_of_start_adjustments(name: str, seats: int, vp: int) -> None:
    assert starting(name, seats, adjustments=True).vp(0) == vp
    assert starting(name, seats).vp(0) == 0


@pytest.mark.parametrize(
    ("name", "n"),
    [
        pytest.param("alchemists", 2, marks=pytest.mark.rule("tapestry.civ.alchemists.adjustment")),
        pytest.param("entertainers", 1, marks=pytest.mark.rule("tapestry.civ.entertainers.adjustment")),
        pytest.param("traders", 2, marks=pytest.mark.rule("tapestry.civ.traders.adjustment")),
        ("historians", 0),
    ],
)
def test_resources_of_start_adjustments_come_after_the_first_income_turn(name: str, n: int) -> None:
    p = starting(name, adjustments=True).income(0, 1).run()
    before = sum(p.player(0).res)
    p.play(*["pick 0"] * n)
    assert (sum(p.player(0).res) - before, p.asked) == (n, (-1, ""))


# --- heralds


@pytest.mark.rule("tapestry.civ.heralds.income", "tapestry.civ.heralds.limit", "tapestry.civ.heralds.covered")
def test_a_token_repeats_an_uncovered_when_played_card_of_anybody() -> None:
    p = Position().civilization(0, "heralds", 0, 0).set(0, era=3).set(1, era=3)
    p.hung(0, "academia", era=2).hung(1, "feudalism", era=2).hung(1, "renaissance", era=3)
    p.hung(1, "meritocracy", era=3)
    p.set(0, eras=(*p.player(0).eras[:2], (-1,), ()))
    quiet_income(p, 4)
    assert p.options == ["copy feudalism", "copy meritocracy", "no"], "no this-era, covered or hidden card"
    p.play("copy feudalism")
    assert kept(p, "heralds")[1].bit_count() == 1
    again = Position().civilization(0, "heralds", 0, kept(p, "heralds")[1]).hung(1, "feudalism", era=2)
    assert quiet_income(again, 4).run().asked == (-1, ""), "a card holds one token"


@pytest.mark.rule("tapestry.civ.heralds.income")
def test_the_effect_is_gained_and_four_tokens_are_all() -> None:
    p = Position().civilization(0, "heralds", 0, 0b1111).hung(1, "feudalism", era=2)
    assert quiet_income(p, 3).run().asked == (-1, ""), "all tokens are used"
    p = quiet_income(Position().civilization(0, "heralds", 0, 0).hung(1, "feudalism", era=2), 3)
    p.play("copy feudalism")
    effect = p.s.rules.hanging_effects[feudalism(p)]
    assert effect is not None
    q = Position().set(0, era=3).effect(0, effect).run()
    assert (p.asked, p.options) == (q.asked, q.options)
    assert p.asked != (-1, "")


def feudalism(p: Position) -> int:
    return [card.id for card in p.s.rules.data.hangings()].index("feudalism")


@pytest.mark.rule("tapestry.civ.heralds.start")
def test_as_starting_civilization_a_card_may_be_played_after_the_first_income_turn() -> None:
    p = starting("heralds").hand(0, "trap", "academia").income(0, 1)
    assert (p.asked, p.options) == ((0, "effect.Whether"), ["yes", "no"])
    p.play("yes", "hang academia")
    assert (p.player(0).current, "academia" in p.cards(0)) == (p.player(0).eras[0], False)
    later = Position().civilization(0, "heralds", 0, 0).hand(0, "trap").income(0, 1).run()
    assert later.asked == (-1, "")
    assert starting("heralds").hand(0, "trap").set(1, era=2).income(0, 2).run().asked == (-1, "")


# --- militants


@pytest.mark.rule("tapestry.civ.militants.start")
def test_outposts_are_taken_from_the_left_of_either_row() -> None:
    p = starting("militants", ask=True).effect(0, Form(do="conquer")).play("conquer 6")
    assert (p.asked, p.options) == ((0, "militants.Enlist"), ["enlist 0", "enlist 1"])
    p.play("enlist 1")
    assert (kept(p, "militants"), p.player(0).outposts, p.asked) == ((0, 1), 7, (-1, "conquer.Dice"))
    full = Position(ask=True).civilization(0, "militants", 4, 2).set(0, outposts=2)
    full.effect(0, Form(do="conquer")).play("conquer 6")
    assert (kept(full, "militants"), full.asked) == ((4, 3), (-1, "conquer.Dice"))


@pytest.mark.rule("tapestry.civ.militants.income", "tapestry.civ.militants.rows")
def test_all_uncovered_spaces_are_gained_in_every_income_turn() -> None:
    p = Position().civilization(0, "militants", 4, 4).income(0, 5).run()
    assert (p.vp(0), p.res(0)) == (10, {"food": 1, "worker": 1, "culture": 1, "coin": 1})
    p = Position().civilization(0, "militants", 1, 3).income(0, 5).run()
    assert (p.vp(0), p.res(0)) == (4, {"worker": 1, "coin": 1})
    first = Position().civilization(0, "militants", 1, 0).income(0, 1).run()
    assert first.res(0)["coin"] == 2


@pytest.mark.rule("tapestry.civ.militants.midgame")
def test_gained_later_the_rest_is_put_on_the_rows_from_the_right() -> None:
    p = gained("militants", Position(ask=True).set(0, outposts=5))
    assert p.options == ["garrison 1", "garrison 2", "garrison 3", "garrison 4"]
    p.play("garrison 3")
    assert kept(p, "militants") == (1, 2)


# --- traders


def trading(p: Position) -> Position:
    return quiet_income(p.civilization(0, "traders", 4, 0))


@pytest.mark.rule("tapestry.civ.traders.empty", "tapestry.civ.tokens-inert")
def test_a_token_on_an_unoccupied_territory_scores_for_opponents_around_it() -> None:
    p = Position(3, ask=True)
    world = p.s.rules.world
    hex = next(hex for hex in bits(world.near[p.start(1)]) if not p.s.explored >> hex & 1)
    trading(p.explored(hex, 1))
    theirs = sum([(p.s.control(seat) & world.near[hex]).bit_count() for seat in (1, 2)])
    p.play(f"trade-at {hex}")
    assert theirs > 0
    assert {item.key: item.points for item in p.game.score(p.s, 0).items}["civilizations"] == theirs
    assert (kept(p, "traders"), p.s.owner(hex), p.s.full >> hex & 1) == ((3, 1 << hex), -1, 0)


@pytest.mark.rule("tapestry.civ.traders.shared")
def test_a_token_beside_a_single_outpost_gains_the_reward_of_the_tile() -> None:
    p = Position(ask=True)
    hex = next(hex for hex in bits(p.s.rules.world.near[p.start(1)]) if not p.s.explored >> hex & 1)
    reward = next(i for i, one in enumerate(p.s.rules.tile_rewards) if one == Atom("resource", 1, 3))
    p.explored(hex, reward + 1).outposts(1, hex)
    trading(p)
    assert f"trade-at {p.start(1)}" not in p.options, "two outposts stand there"
    p.play(f"trade-at {hex}")
    assert (p.res(0)["coin"], p.s.full >> hex & 1, p.s.owner(hex)) == (2, 1, 1)


@pytest.mark.rule("tapestry.civ.traders.die")
def test_the_die_that_a_conqueror_leaves_is_offered() -> None:
    p = Position(ask=True).civilization(0, "traders", 3, 1 << 6)
    p.s.inert[0] |= 1 << 6
    p.s.taken |= 1 << 6
    p.effect(1, Form(do="conquer", anywhere=True)).play("conquer 6", "dice 1-1", "take-black")
    assert (p.asked, p.options) == ((0, "effect.Whether"), ["yes", "no"])
    before = (p.vp(0), p.res(0))
    p.play("yes")
    assert (p.vp(0), p.res(0)) != before
    other = Position(ask=True).civilization(0, "traders", 3, 1 << 7)
    other.effect(1, Form(do="conquer", anywhere=True)).play("conquer 6", "dice 1-1", "take-black")
    assert other.asked == (-1, ""), "there is no token"


@pytest.mark.rule("tapestry.civ.traders.empty")
def test_four_tokens_are_all() -> None:
    assert quiet_income(Position().civilization(0, "traders", 0, 0b1111)).run().asked == (-1, "")


# --- inventors


def inventing(p: Position) -> Position:
    return quiet_income(p.civilization(0, "inventors", 4, 0), 3)


@pytest.mark.rule("tapestry.civ.inventors.token")
def test_a_token_upgrades_a_card_of_anybody_without_its_requirement() -> None:
    p = inventing(
        Position().tech(0, bottom=["library"], middle=["calendar"]).tech(1, bottom=["paper"], top=["radio"])
    )
    assert p.options == ["improve calendar", "improve library", "improve paper", "no"]
    p.play("improve calendar")
    assert (p.techs(0)["calendar"], p.vp(0) >= 7) == (2, True), (
        "nobody is in the tier that the square asks for"
    )
    assert kept(p, "inventors")[0] == 3
    none = quiet_income(Position().civilization(0, "inventors", 0, 0).tech(1, bottom=["paper"]), 3).run()
    assert (none.asked, none.vp(0)) == ((-1, ""), 10), "all tokens are used"


@pytest.mark.rule("tapestry.civ.inventors.benefit", "tapestry.civ.inventors.landmark")
def test_the_owner_gains_the_benefit_and_then_the_inventor_may() -> None:
    p = inventing(Position().tech(1, bottom=["library"])).play("improve library")
    assert (p.vp(1), p.techs(1), p.asked) == (3, {"library": 1}, (0, "effect.Whether"))
    p.play("yes")
    assert {item.key: item.points for item in p.game.score(p.s, 0).items}["civilizations"] == 3
    p = inventing(Position().tech(1, middle=["library"])).play("improve library")
    assert p.asked == (1, "city.Rotation"), "the landmark is the owner's"
    p.play("beside")
    assert (p.player(0).landmarks, len(p.player(1).landmarks)) == ((), 1), "there is no second one to gain"
    assert (p.asked, p.techs(0)) == ((0, "tech.Upgrade"), {"library": 0}), "and the card comes over"


@pytest.mark.rule("tapestry.civ.inventors.take", "tapestry.civ.inventors.again")
def test_a_card_with_a_token_comes_over_when_it_reaches_the_top_row() -> None:
    p = inventing(Position().tech(1, bottom=["library"])).play("improve library", "no")
    marked = kept(p, "inventors")
    p = Position().civilization(0, "inventors", *marked).tech(1, middle=["library"]).built(1, house=2)
    p.effect(1, Form(do="upgrade")).play("beside")
    assert (p.techs(0), p.techs(1), len(p.player(1).landmarks)) == ({"library": 0}, {}, 1)
    assert quiet_income(p, 3).options == ["improve library", "no"], "it may get another token"
    plain = Position().civilization(0, "inventors", 4, 0).tech(1, middle=["library"]).built(1, house=2)
    plain.effect(1, Form(do="upgrade")).play("beside")
    assert plain.techs(1) == {"library": 2}, "without a token it stays"


# --- nomads


def nomads(**options: Any) -> Position:
    return Position(**options).civilization(0, "nomads", 0, 0)


def beside_start(p: Position, seat: int) -> int:
    """A hex next to the start territory that is not explored yet."""
    near = bits(p.s.rules.world.near[p.start(seat)])
    return next(hex for hex in near if not p.s.explored >> hex & 1)


@pytest.mark.rule("tapestry.civ.nomads.settle")
def test_a_building_on_an_unoccupied_territory_nearby_controls_it_without_a_conquest() -> None:
    p = nomads()
    hex = beside_start(p, 0)
    assert f"settle {hex}" not in nomads().effect(0, FARM).options, "it is not explored"
    p.explored(hex, 1).effect(0, FARM).play(f"settle {hex}")
    assert (hex in p.controlled(0), p.player(0).outposts, p.asked) == (True, 8, (-1, "")), "no dice"
    assert (p.player(0).buildings, p.player(0).built[0]) == ((), 1)
    far = nomads()
    other = beside_start(far, 1)
    assert f"settle {other}" not in far.explored(other, 1).effect(0, FARM).options
    assert not [o for o in Position().effect(0, FARM).options if o.startswith("settle")]


@pytest.mark.rule("tapestry.civ.nomads.fortify")
def test_a_landmark_fortifies_an_own_territory_with_one_piece_for_a_resource() -> None:
    p = nomads()
    hex = beside_start(p, 0)
    p.explored(hex, 1).outposts(0, hex).effect(0, Form(do="landmark", what="lighthouse"))
    assert f"settle {p.start(0)}" not in p.options, "two outposts stand there"
    p.play(f"settle {hex}", "pick 3")
    assert (p.res(0), p.s.full >> hex & 1, hex in p.controlled(0)) == ({"coin": 1}, 1, True)
    assert f"conquer {hex}" not in p.effect(1, Form(do="conquer", anywhere=True)).options


@pytest.mark.rule("tapestry.civ.nomads.toppled", "tapestry.achievement.toppled-pieces")
def test_such_a_building_is_toppled_like_an_outpost() -> None:
    p = nomads(ask=True)
    hex = beside_start(p, 0)
    p.explored(hex, 1).effect(0, FARM).play(f"settle {hex}").hand(0, "trap")
    p.s.toppled[1] = 1
    p.effect(1, Form(do="conquer", anywhere=True)).play(f"conquer {hex}")
    assert p.asked == (0, "reaction.React")
    p.play("no")
    assert (p.s.fallen[0] >> hex & 1, hex in p.controlled(1), p.vp(1)) == (1, True, 10), "two toppled"


@pytest.mark.rule("tapestry.civ.nomads.counts")
def test_pieces_on_the_map_count_as_buildings_and_landmarks() -> None:
    p = nomads()
    hex = beside_start(p, 0)
    p.explored(hex, 1).effect(0, FARM).play(f"settle {hex}")
    assert p.effect(0, Form(do="per", what="farm", n=2)).run().vp(0) == 2
    p.effect(0, Form(do="landmark", what="lighthouse")).play(f"settle {hex}", "pick 0")
    assert p.effect(0, Form(do="per", what="landmark", n=3)).run().vp(0) == 2 + 3
