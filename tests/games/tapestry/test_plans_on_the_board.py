"""The civilizations of Plans & Ploys that work with tracks, the map, an island or landmarks."""

from __future__ import annotations

import pytest

from games.tapestry.automa.solo import AUTOMA, SHADOW, Solo
from games.tapestry.civilized import kept, quiet_income, starting
from games.tapestry.positions import Position
from games.tapestry.test_plans_civilizations import PLANS, gaining, having, table
from spielwerk.games.tapestry.civilization import give_civilization
from spielwerk.games.tapestry.civilizations.islanders import CENTRE, ISLAND, corners, edge_points, outer
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.events import Gained
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.games.tapestry.turn import EndTurn
from spielwerk.kernel.effect import Atom

EXPLORE, CONQUER = Form(do="explore"), Form(do="conquer")

# --- infiltrators


@pytest.mark.rule("tapestry.civ.infiltrators.start")
def test_infiltrators_start_with_culture() -> None:
    assert starting("infiltrators", **PLANS).res(0) == {"culture": 1}
    assert gaining("infiltrators").res(0) == {}


@pytest.mark.rule("tapestry.civ.infiltrators.share", "tapestry.civ.infiltrators.no-conquest")
def test_a_territory_with_a_single_outpost_is_shared() -> None:
    p = having("infiltrators", 0, 0, 0).outposts(1, 6, 15).fallen(0, 6)
    quiet_income(p).run()
    assert [option for option in p.options if option.startswith("share")] == ["share 15"]
    p.play("share 15")
    assert (15 in p.controlled(0), 15 in p.controlled(1), p.s.full >> 15 & 1) == (True, True, 1)
    assert p.player(0).outposts == 6
    p.effect(1, Form(do="conquer", anywhere=True))
    assert "conquer 15" not in p.options
    p = quiet_income(having("infiltrators", 0, 0, 0).outposts(1, p_island(table()))).run()
    p.play(f"share {p_island(p)}")
    assert (p.s.places, p_island(p) in p.controlled(0)) == (((), (), ()), True)


def p_island(p: Position) -> int:
    return p.s.rules.world.island


@pytest.mark.rule("tapestry.civ.infiltrators.share")
def test_sharing_gains_the_reward_of_the_tile() -> None:
    p = having("infiltrators", 0, 0, 0)
    hex = next(i for i in range(34) if not p.s.explored >> i & 1)
    tile = next(t.id for t in p.s.rules.data.tiles() if (t.reward.do, t.reward.what) == ("resource", "coin"))
    p.explored(hex, tile).outposts(1, hex)
    assert Gained(0, 3, 1) in quiet_income(p).run().told(f"share {hex}")[:2]


@pytest.mark.rule("tapestry.civ.infiltrators.capital", "tapestry.civ.infiltrators.third")
def test_tokens_on_a_start_territory_score_and_the_third_brings_a_civilization() -> None:
    p = quiet_income(having("infiltrators", 0, 0, 1).outposts(1, 6)).hand(0, "trap", "guilds").run()
    p.play("opponent 1")
    assert (p.vp(0), kept(p, "infiltrators")) == (7, (0, 0, 2))
    p = quiet_income(having("infiltrators", 0, 0, 2)).run().play("opponent 1")
    assert (kept(p, "infiltrators"), p.asked) == ((0, 0, 3), (-1, "civilization.Show"))


@pytest.mark.rule("tapestry.civ.infiltrators.draw")
def test_infiltrators_choose_a_civilization_from_three() -> None:
    p = having("infiltrators", 0, 0, 0).effect(0, Form(do="civilization"))
    p.play("draw-civilization craftsmen", "draw-civilization leaders", "draw-civilization nomads")
    assert p.options == ["civilization craftsmen", "civilization leaders", "civilization nomads"]
    before = p.s.civilizations.bit_count()
    p.play("civilization leaders")
    assert (p.s.civilizations.bit_count(), len(p.player(0).civilizations)) == (before - 1, 2)


@pytest.mark.rule("tapestry.civ.infiltrators.solo")
def test_in_solo_games_only_the_automa_is_infiltrated() -> None:
    p = Solo(modules=["plans"]).civilization(0, "infiltrators", 0, 0, 0).outposts(AUTOMA, 6)
    p.set(AUTOMA, era=2).hand(0, "trap").income(0, 2).run()
    assert p.options == ["share 6", "opponent 1", "no"]
    p.play("opponent 1")
    assert p.vp(0) >= p.player(AUTOMA).outposts == 7


@pytest.mark.parametrize(
    ("name", "left"), [("infiltrators", 1), ("tinkerers", 2), ("treasure-hunters", 2), ("utilitarians", 1)]
)
@pytest.mark.rule("tapestry.civ.infiltrators.adjustment", "tapestry.civ.tinkerers.adjustment")
def test_some_lose_resources_by_their_start_adjustment(name: str, left: int) -> None:
    loses(name, left)


@pytest.mark.parametrize(("name", "left"), [("treasure-hunters", 2), ("utilitarians", 1)])
@pytest.mark.rule("tapestry.civ.treasure-hunters.adjustment", "tapestry.civ.utilitarians.adjustment")
def test_others_lose_them_too(name: str, left: int) -> None:
    loses(name, left)


def loses(name: str, n: int) -> None:
    def after(*, adjusted: bool) -> int:
        p = starting(name, **PLANS, adjustments=adjusted).set(1, era=1).has(0, food=1).income(0, 1)
        while p.asked[1] == "income.LoseAny":
            p.play(p.options[0])
        return sum(p.player(0).res)

    assert after(adjusted=True) == after(adjusted=False) - n


# --- islanders


@pytest.mark.rule("tapestry.civ.islanders.start")
def test_islanders_start_with_four_tiles() -> None:
    p = starting("islanders", **PLANS)
    assert (len(p.player(0).tiles), kept(p, "islanders")) == (4, (-1, 0) * 6)


@pytest.mark.rule("tapestry.civ.islanders.geometry", "tapestry.civ.islanders.centre")
def test_the_island_is_a_ring_around_a_printed_centre() -> None:
    for hex in range(6):
        near = [other for other in ISLAND.beside[hex] if other >= 0]
        assert sorted(near) == sorted([(hex + 1) % 6, (hex - 1) % 6, 6])
    edges = [{CENTRE[k], CENTRE[(k + 1) % 6]} - {"S"} for k in range(6)]
    assert edges == [{"M", "G"}, {"G"}, {"F"}, {"F", "D"}, {"D"}, {"M"}]


def empty_island() -> Position:
    return having("islanders", *[-1, 0] * 6)


@pytest.mark.rule(
    "tapestry.civ.islanders.explore", "tapestry.civ.islanders.centre", "tapestry.ruling.civ-islanders-centre"
)
def test_exploring_the_island_scores_edges_and_gains_the_reward() -> None:
    p = quiet_income(empty_island().tiles(0, 1, 2)).run()
    assert p.options == ["tile 1", "tile 2", "no"]
    p.play("tile 1", "island 2")
    points = edge_points(p.s, p.player(0), 0, 2, 0)
    assert p.options[0] == "turned 0"
    before = p.vp(0)
    told = p.told("turned 0")
    assert told[0].points == points  # type: ignore[attr-defined]
    assert (p.player(0).tiles, kept(p, "islanders")[4:6], before) == ((1,), (0, 0), 0)
    assert p.controlled(0) == [p.start(0)]


@pytest.mark.rule("tapestry.civ.islanders.geometry")
def test_edges_are_aligned_with_the_centre_and_with_tiles_beside() -> None:
    p = empty_island()
    sea = next(i for i, one in enumerate(p.s.rules.tile_corners) if one[0] == "SSSSSS")
    assert edge_points(p.s, p.player(0), sea, 0, 0) == 0  # mountain and grassland, no sea
    assert edge_points(p.s, p.player(0), sea, 1, 0) == 1
    p = having("islanders", *[-1, 0] * 2, sea, 0, *[-1, 0] * 3)
    other = next(i for i, one in enumerate(p.s.rules.tile_corners) if one[0] == "SSSSSS" and i != sea)
    assert edge_points(p.s, p.player(0), other, 1, 0) == 2


@pytest.mark.rule("tapestry.civ.islanders.advance-turns")
def test_explore_benefits_of_advance_turns_may_go_to_the_island() -> None:
    p = empty_island().tiles(0, 1)
    p.s.active = 0
    p.effect(0, EXPLORE).run()
    assert "island 0" in p.options
    p.play("island 3", p.options[0] if p.options[0].startswith("turned") else "turned 0")
    assert kept(p, "islanders")[6] == 0
    p = quiet_income(empty_island().tiles(0, 1)).run()
    p.play("no").effect(0, EXPLORE)
    p.s.active = 1
    assert not any(option.startswith("island") for option in p.fresh().options)


@pytest.mark.rule("tapestry.civ.islanders.final", "tapestry.civ.islanders.outer")
def test_tiles_with_only_sea_outside_score_four_each() -> None:
    p = empty_island()
    sea = next(i for i, one in enumerate(p.s.rules.tile_corners) if one[0] == "SSSSSS")
    land = next(i for i in range(48) if outer(p.s, 1, (i, 0)) != {"S"})
    p = having("islanders", sea, 0, land, 0, *[-1, 0] * 4)
    assert outer(p.s, 0, (sea, 0)) == {"S"}
    assert len(corners(p.s, (land, 0))) == 6
    assert p.income(0, 5).run().vp(0) == 4
    assert empty_island().income(0, 5).run().vp(0) == 0


@pytest.mark.rule("tapestry.civ.islanders.midgame")
def test_islanders_gained_later_are_kept_with_own_tiles_or_replaced() -> None:
    p = table().tiles(0, 1, 2).effect(0, Form(do="civilization")).play("draw-civilization islanders", "yes")
    p.play("tile 1", "island 0", "turned 0", "no")
    assert (p.vp(0), p.res(0), p.player(0).tiles) == (0, {}, (1,))
    assert gaining("islanders").play("no").asked == (-1, "civilization.Gain")


# --- tinkerers


@pytest.mark.rule("tapestry.civ.tinkerers.start")
def test_each_opponent_starts_with_a_tech_card() -> None:
    p = starting("tinkerers", seats=3, **PLANS)
    assert [len(player.tech) for player in p.s.players] == [0, 1, 1]
    assert 1 not in p.s.rules.income_turns.upgrade
    assert [len(player.tech) for player in gaining("tinkerers").s.players] == [0, 0]


@pytest.mark.rule("tapestry.civ.tinkerers.income", "tapestry.civ.tinkerers.refund")
def test_tinkerers_gain_what_a_position_costs_once() -> None:
    p = quiet_income(having("tinkerers", 0).token(0, military=8)).run().play("tinker 0")
    told = p.told("pick 0", "pick 0")
    gained = [event for event in told if isinstance(event, Gained)]
    assert gained[:2] == [Gained(0, 0, 1), Gained(0, 0, 1)]
    assert (p.res(0)["culture"] >= 1, kept(p, "tinkerers")) == (True, (1,))
    assert "tinker 0" not in quiet_income(having("tinkerers", 1).token(0, military=8)).run().options


@pytest.mark.rule("tapestry.civ.tinkerers.match")
def test_tinkerers_advance_to_the_next_opponent_ahead() -> None:
    p = quiet_income(having("tinkerers", 0).token(0, science=2).token(1, science=5)).run()
    p.play("tinker 1")
    assert p.asked == (0, "city.Rotation")  # the apothecary was passed
    p.play("beside")
    assert (p.at(0, "science"), p.asked) == (5, (0, "tinkerers.MayBenefit"))
    p.play("no")
    assert p.asked[1] != "advance.Bonus"


@pytest.mark.rule("tapestry.civ.tinkerers.back")
def test_tinkerers_regress_exactly_three_spaces() -> None:
    p = quiet_income(having("tinkerers", 0).token(0, exploration=2, science=5, technology=3)).run()
    p.play("tinker 2")
    assert p.options == ["track science", "track technology"]
    p.play("track science")
    assert (p.at(0, "science"), p.asked) == (2, (0, "tinkerers.MayBenefit"))
    p = having("tinkerers", 0).token(0, exploration=9).has(0, food=2, coin=2).tiles(0, 1, 2)
    assert p.s.rules.spaces[0][6].bonus is not None
    quiet_income(p).run().play("tinker 2", "no")
    assert (p.at(0, "exploration"), p.asked) == (6, (0, "advance.Bonus"))


@pytest.mark.rule("tapestry.civ.tinkerers.bonus")
def test_tinkerers_advance_to_the_next_bonus_without_landmarks() -> None:
    p = having("tinkerers", 0).token(0, exploration=3, science=12, military=12, technology=12)
    spaces = p.s.rules.spaces[0]
    goal = next(step for step in range(4, 13) if spaces[step].bonus)
    quiet_income(p).run().play("tinker 3")
    assert (p.at(0, "exploration"), p.player(0).landmarks, p.asked) == (goal, (), (0, "advance.Bonus"))
    assert p.options == ["yes", "no"]


@pytest.mark.rule("tapestry.civ.tinkerers.solo")
def test_in_solo_games_the_bots_get_no_card_but_their_tokens_count() -> None:
    p = Solo(modules=["plans"]).civilization(0, "tinkerers", 0).token(SHADOW, science=2)
    p.set(AUTOMA, era=2).hand(0, "trap").income(0, 2).run()
    assert "tinker 1" in p.options
    p.play("tinker 1")
    assert (p.at(0, "science"), p.player(AUTOMA).tech) == (2, ())


# --- treasure hunters


@pytest.mark.rule("tapestry.civ.treasure-hunters.start")
def test_treasure_hunters_start_with_tokens_and_tiles() -> None:
    p = starting("treasure-hunters", **PLANS)
    assert (len(p.player(0).tiles), kept(p, "treasure-hunters")) == (2, (4, 0, 0))


def digging(land: str, found: int = 0) -> tuple[Position, int]:
    """Beside the start territory lies a tile with exactly this kind of land."""
    p = having("treasure-hunters", 4, found, 0)
    near = p.s.rules.world.near[p.start(0)] & ~p.s.explored
    hex = (near & -near).bit_length() - 1
    tile = next(t for t in p.s.rules.data.tiles() if t.land == land)
    p.explored(hex, tile.id)
    return quiet_income(p).run(), hex


@pytest.mark.rule("tapestry.civ.treasure-hunters.income", "tapestry.civ.treasure-hunters.control")
def test_a_token_on_an_unoccupied_territory_gives_control() -> None:
    p, hex = digging("M")
    assert f"dig-at {hex}" in p.options
    p.play(f"dig-at {hex}")
    assert (hex in p.controlled(0), p.player(0).outposts, kept(p, "treasure-hunters")) == (
        True,
        8,
        (3, 0b0100, 1 << hex),
    )


@pytest.mark.rule("tapestry.civ.treasure-hunters.conquered", "tapestry.ruling.civ-treasure-hunters-token")
def test_a_token_is_toppled_like_an_outpost() -> None:
    p, hex = digging("M")
    p.play(f"dig-at {hex}").effect(1, Form(do="conquer", anywhere=True)).play(f"conquer {hex}", "no")
    assert (p.s.fallen[0] >> hex & 1, hex in p.controlled(1), p.s.toppled[1]) == (1, True, 1)


@pytest.mark.rule("tapestry.civ.treasure-hunters.treasures")
@pytest.mark.parametrize(
    ("land", "resource", "asked"),
    [
        ("D", "coin", "treasure.Dice"),
        ("G", "culture", "science.Roll"),
        ("M", "worker", "treasure.Dice"),
        ("F", "food", "treasure.Dice"),
    ],
)
def test_each_terrain_has_its_treasure(land: str, resource: str, asked: str) -> None:
    p, hex = digging(land)
    p.play(f"dig-at {hex}")
    assert (p.res(0), p.asked) == ({resource: 1}, (-1, asked))


@pytest.mark.rule("tapestry.civ.treasure-hunters.treasures")
def test_dice_are_rolled_twice_or_both_are_gained() -> None:
    black, red = [Position().s.rules.conquer_dice[i] for i in (0, 1)]
    p, hex = digging("F")
    p.play(f"dig-at {hex}")
    points = [i for i, face in enumerate(red) if isinstance(face, Atom) and face.verb == "vp"]
    told = p.told(f"dice {points[0] + 1}-{points[-1] + 1}")
    scored = sum([event.points for event in told if type(event).__name__ == "Scored"][:2])  # type: ignore[attr-defined]
    assert scored == red[points[0]].n + red[points[-1]].n  # type: ignore[union-attr]
    p, hex = digging("D")
    p.play(f"dig-at {hex}", "dice 1-2")
    assert p.asked == (0, "effect.Which")
    assert len(p.options) == 2
    assert black[0] != black[1]
    p, hex = digging("G")
    p.play(f"dig-at {hex}", "roll science", "roll military")
    assert p.options == ["track science", "track military"]


@pytest.mark.rule("tapestry.civ.treasure-hunters.once")
def test_each_treasure_is_gained_once() -> None:
    p, hex = digging("M", found=0b0100)
    assert f"dig-at {hex}" not in p.options


# --- utilitarians


@pytest.mark.rule("tapestry.civ.utilitarians.start", "tapestry.civ.utilitarians.activate")
def test_utilitarians_start_with_an_active_landmark_of_tier_two() -> None:
    p = table()
    p.s.stack = []
    p.s.civilizations &= ~(1 << CIVILIZATIONS.index("utilitarians"))
    give_civilization(p.s, 0, CIVILIZATIONS.index("utilitarians"), starting=True)
    p.fresh()
    small = ["lighthouse", "apothecary", "barracks", "forge"]
    assert p.options == [f"start-landmark {name}" for name in small]
    p.play("start-landmark forge", "beside")
    assert p.player(0).landmarks == (p.landmark("forge"),)
    assert kept(p, "utilitarians") == (p.landmark("forge"), -1, 0, 0)


def activated(*names: str) -> Position:
    p = having("utilitarians")
    own = [p.landmark(name) for name in names] + [-1] * (2 - len(names))
    p.player(0).civilizations = ((p.player(0).civilizations[0][0], *own, 0, 0),)
    return p.owns(0, *names)


@pytest.mark.rule("tapestry.civ.utilitarians.activate")
def test_a_new_landmark_may_get_a_token_of_another() -> None:
    p = activated("forge", "barracks").effect(0, Form(do="landmark", what="academy")).play("beside")
    assert p.options == ["activate 0", "activate 1", "no"]
    p.play("activate 1")
    assert kept(p, "utilitarians")[:2] == (p.landmark("forge"), p.landmark("academy"))
    p = activated("forge").effect(0, Form(do="landmark", what="bakery")).play("beside")
    assert p.asked == (-1, "")  # not a listed one


@pytest.mark.rule("tapestry.civ.utilitarians.advance")
@pytest.mark.parametrize(
    ("name", "track"),
    [
        ("rubber-works", "technology"),
        ("tank-factory", "military"),
        ("train-station", "exploration"),
        ("academy", "science"),
    ],
)
def test_advances_in_the_upper_tiers_score_four(name: str, track: str) -> None:
    def scored(step: int, *own: str) -> int:
        p = activated(*own).gone("academy", "tank-factory", "train-station", "rubber-works")
        p.token(0, **{track: step}).effect(
            0, Form(do="advance", tracks=(track,), benefit=False, bonus="none")
        )
        return p.run().vp(0)

    assert (scored(6, name), scored(7, name), scored(5, name), scored(6)) == (4, 4, 0, 0)


@pytest.mark.rule("tapestry.civ.utilitarians.forge")
def test_the_forge_pays_for_cards_in_the_top_row() -> None:
    p = activated("forge").tech(0, middle=["radio"]).token(0, technology=12).token(1, science=12, military=12)
    p.token(0, exploration=12, science=12, military=12).effect(0, Atom("upgrade")).run()
    assert p.techs(0) == {"radio": 2}
    assert p.asked == (0, "effect.Which")
    assert len(p.options) == 4


@pytest.mark.rule("tapestry.civ.utilitarians.barracks")
def test_the_barracks_give_the_red_die_too() -> None:
    red = Position().s.rules.conquer_dice[1]
    points = next(i for i, face in enumerate(red) if isinstance(face, Atom) and face.verb == "vp")

    def scored(*own: str) -> int:
        p = activated(*own).effect(0, CONQUER)
        p.play(p.options[0])
        p.play(f"dice 1-{points + 1}")
        if p.asked[1] == "conquer.WhichDie":
            p.play("take-red")
        return p.run().vp(0)

    assert scored("barracks") == 2 * scored() == 2 * red[points].n  # type: ignore[union-attr]


@pytest.mark.rule("tapestry.civ.utilitarians.lighthouse")
def test_the_lighthouse_sells_two_tiles_once_in_each_advance_turn() -> None:
    p = activated("lighthouse").tiles(0, 1, 2, 3, 4, 5).has(0, food=1).token(0, exploration=1).turn(0)
    assert "sell-tiles" in p.options
    p.play("sell-tiles", "give-tile 1", "give-tile 2", "pick 3")
    assert (p.asked, "income" in p.options) == ((0, "utilitarians.AdvanceTurn"), False)
    p.do(EndTurn(0)).run()
    assert p.asked[1] != "utilitarians.Sell"
    p = activated("lighthouse").tiles(0, 1, 2).set(0, era=1).set(1, era=1).do(EndTurn(0))
    assert p.asked == (0, "utilitarians.Sell")
    p.play("yes", "pick 2")
    assert (p.res(0), p.player(0).tiles) == ({"culture": 1}, ())
    p = activated("lighthouse").tiles(0, 1).set(0, era=1).set(1, era=1).do(EndTurn(0))
    assert p.asked[1] != "utilitarians.Sell"


@pytest.mark.rule("tapestry.civ.utilitarians.apothecary")
def test_the_apothecary_pays_for_each_further_landmark() -> None:
    p = activated("apothecary").effect(0, Form(do="landmark", what="bakery")).play("beside", "pick 1")
    assert p.res(0) == {"worker": 1}


@pytest.mark.rule("tapestry.civ.utilitarians.midgame")
def test_utilitarians_gained_later_activate_two_owned_landmarks() -> None:
    p = table().owns(0, "forge", "bakery", "academy").effect(0, Form(do="civilization"))
    p.play("draw-civilization utilitarians")
    assert p.asked == (0, "utilitarians.Activate")
    p.play("activate 0", "activate 1")
    assert kept(p, "utilitarians") == (p.landmark("forge"), p.landmark("academy"), 0, 0)
    assert len(p.player(0).landmarks) == 3
