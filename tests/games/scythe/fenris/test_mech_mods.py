"""Mech modifications: drawing, placing, and how a tile replaces an ability."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.mods import Modded
from spielwerk.games.scythe import components
from spielwerk.games.scythe.modules.mech_mods import KINDS, Mods, ModUnlocked
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE

SEATS: list[dict[str, Any]] = [
    {"faction": "nordic", "mat": "mechanical"},
    {"faction": "togawa", "mat": "industrial"},
]


def mods(game: Any, s: Any) -> Mods:
    part = game.view(s, -2).parts[game.rules.slots[Mods]]
    assert isinstance(part, Mods)
    return part


def at_the_draw(**options: Any) -> tuple[Any, Any]:
    """The first draw of a tile, which luck is asked for."""
    table = {"seats": SEATS, "modules": ["invaders", "mech-mods"], "spoilers": ["fenris-2x"], **options}
    game = spielwerk.game("scythe", chance="ask", **table)
    s = game.new(1)
    while (d := game.decision(s)) and d.kind != "scythe.mechmods.DrawMod":
        game.apply(s, next(o for o, n in zip(d.options, d.weights, strict=True) if n))
    return game, s


def drawable(game: Any, s: Any) -> dict[str, int]:
    """What may be drawn next, with the number of tiles."""
    d = game.decision(s)
    assert (d.seat, d.kind) == (CHANCE, "scythe.mechmods.DrawMod")
    return {o.at: n for o, n in zip(d.options, d.weights, strict=True) if n}


def chosen() -> tuple[Any, Any]:
    """Both players have drawn: Nordic is asked for a tile."""
    game, s = at_the_draw()
    for seat in (0, 1) if game.decision(s).frame.seat == 0 else (1, 0):
        drawn = (
            ["armor", "feint", "tactics", "scout"] if seat == 0 else ["armor", "regroup", "sword", "stealth"]
        )
        for mod in drawn:
            game.apply(s, f"mod {mod}")
    return game, s


@pytest.mark.rule("fenris.mechmods.forty-one")
def test_there_are_41_tiles_of_16_kinds() -> None:
    game, s = at_the_draw()
    left = dict(zip(KINDS, mods(game, s).left, strict=True))
    assert (sum(left.values()), len(left)) == (41, 16)
    faction = {"artillery", "camaraderie", "scout", "township", "underpass", "suiton", "sword"}
    assert {id for id, n in left.items() if n == 2} == faction
    assert all(left[id] == 3 for id in KINDS if id not in faction)


@pytest.mark.rule("fenris.mechmods.module-draw", "fenris.mechmods.module-redraw")
def test_everyone_draws_four_different_tiles() -> None:
    game, s = at_the_draw()
    before = drawable(game, s)
    assert before["feint"] == 3
    game.apply(s, "mod feint")
    assert "feint" not in drawable(game, s), "drawn twice it is replaced"
    for mod in ("armor", "tactics", "reinforce"):
        game.apply(s, f"mod {mod}")
    assert drawable(game, s)["feint"] == 2, "the other player may draw it"
    for mod in ("armor", "feint", "pontoons", "regroup"):
        game.apply(s, f"mod {mod}")
    assert [mask.bit_count() for mask in mods(game, s).drawn] == [4, 4]
    assert game.decision(s).kind == "scythe.mechmods.PlaceMod"


def test_players_draw_and_choose_in_turn_order() -> None:
    """Togawa with the lower mat comes first, although it is on seat 1."""
    game, s = at_the_draw(seats=[{**SEATS[0], "mat": "agricultural"}, SEATS[1]])
    assert game.rules.seating == (1, 0)
    assert game.decision(s).frame.seat == 1
    while game.decision(s).kind == "scythe.mechmods.DrawMod":
        game.apply(s, f"mod {next(iter(drawable(game, s)))}")
    assert game.decision(s).seat == 1
    game.apply(s, "done")
    assert game.decision(s).seat == 0


@pytest.mark.rule("fenris.mechmods.module-redraw-own-ability")
def test_a_tile_that_equals_an_ability_of_the_mat_is_replaced() -> None:
    game, s = at_the_draw()
    seen = []
    for _ in range(2):
        seat = game.decision(s).frame.seat
        seen.append((seat, {"artillery", "suiton"} & drawable(game, s).keys()))
        for mod in ("armor", "feint", "tactics", "stealth"):
            game.apply(s, f"mod {mod}")
    assert sorted(seen) == [(0, {"suiton"}), (1, {"artillery"})]


@pytest.mark.rule("fenris.mechmods.module-place", "fenris.mechmods.chosen-at-setup")
def test_up_to_two_are_placed_and_the_others_are_set_aside() -> None:
    game, s = chosen()
    d = game.decision(s)
    seat = d.seat
    assert [o.text for o in d.options][-1] == "done"
    assert len(d.options) == 5
    game.apply(s, d.options[0])
    assert [o.text for o in game.decision(s).options] == ["space 1", "space 2", "space 3", "space 4"]
    game.apply(s, "space 2")
    assert d.options[0] not in game.decision(s).options
    second = game.decision(s).options[0]
    game.apply(s, second)
    assert [o.text for o in game.decision(s).options] == ["space 1", "space 3", "space 4"]
    game.apply(s, "space 4")
    placed = [game.rules.bit(option.at) for option in (d.options[0], second)]
    assert mods(game, s).covers[seat] == (0, placed[0], 0, placed[1])
    assert mods(game, s).drawn[seat] == 0
    assert game.decision(s).seat == 1 - seat


@pytest.mark.rule("fenris.mechmods.optional")
def test_a_player_may_place_none() -> None:
    game, s = chosen()
    seat = game.decision(s).seat
    game.apply(s, "done")
    assert mods(game, s).covers[seat] == (0,) * 4
    assert mods(game, s).drawn[seat] == 0
    assert game.decision(s).seat == 1 - seat


@pytest.mark.rule("fenris.mechmods.locked")
def test_nothing_changes_the_arrangement_once_the_game_has_begun() -> None:
    game: Any = spielwerk.game("scythe", seats=2, modules=["mech-mods"], spoilers=["fenris-2x"], deal=3)
    s, rng, covers = game.new(5), Rng(5), None
    for _ in range(600):
        d = game.decision(s)
        if d is None:
            break
        if s.active >= 0:
            covers = covers or mods(game, s).covers
            assert d.kind not in ("scythe.mechmods.PlaceMod", "scythe.mechmods.CoverWith")
            assert mods(game, s).covers == covers
        game.apply(s, d.options[rng.below(len(d.options))])
    assert covers


@pytest.mark.rule("fenris.mechmods.replace", "fenris.mechmods.unlock-by-deploy")
def test_a_tile_works_when_its_mech_is_deployed_and_the_covered_ability_never_does() -> None:
    """Stealth lies on Speed of Saxony: units stay slow; the tile is Pontoons on the second space."""
    p = Modded("saxony mechanical", "crimea industrial").cover(0, "stealth", 4).cover(0, "pontoons", 2)
    p.workers(0, "W3").character(0, "W3").goods("W3", metal=9).set(0, coins=9, power=5).encounters()
    here = p.turn(0).play("move", "units").destinations("unit character")
    assert here == {"T3", "M3", "FACTORY"}, "Pontoons wait for the mech"
    p.s.journal = []
    p.turn(0).play("bolster", "skip", "deploy", "mech 2")
    assert ModUnlocked(0, "pontoons") in p.s.journal
    assert p.player(0).abilities == p.s.rules.bit("pontoons")
    p.set(0, section=-1).turn(0).play("bolster", "skip", "deploy", "mech 4")
    assert p.player(0).abilities == p.s.rules.bit("pontoons") | p.s.rules.bit("stealth")
    p.set(0, section=-1).turn(0).play("move", "units")
    assert p.destinations("unit character") >= {"F1", "V1", "T2", "T3", "M3"}, "around the lake L2"
    p.goods("W3").play("unit character", "to M3")
    assert p.asked[1] != "Destination", "one step only"
    assert p.where(0, 0) == "M3"


@pytest.mark.rule("fenris.mechmods.unlock-by-deploy")
def test_other_spaces_unlock_what_is_printed() -> None:
    p = Modded("saxony mechanical", "crimea industrial").cover(0, "stealth", 4)
    p.workers(0, "V7").goods("V7", metal=9).set(0, coins=9).turn(0).play(
        "bolster", "skip", "deploy", "mech 1"
    )
    assert p.player(0).abilities == 1


def test_every_kind_of_tile_is_an_ability_with_name_and_text() -> None:
    p = Modded()
    for id in KINDS:
        (ability,) = p.s.rules.having(p.s.rules.bit(id))
        assert (ability.id, bool(ability.name.de), bool(ability.text.en)) == (id, True, True)


def test_tiles_are_no_secret() -> None:
    game, s = chosen()
    assert all([*bits(mask)] for mask in mods(game, s).drawn)
    assert game.view(s, 0).parts == game.view(s, 1).parts == game.view(s, -2).parts


def test_the_data_has_an_effect_for_each_tile_that_is_ours() -> None:
    combat = {id: mod.combat for id, mod in components.mech_mods().items()}
    assert (combat["armor"].foe_cards, combat["armor"].when) == (1, "defending")
    assert (combat["foothold"].power, combat["reinforce"].cards) == (2, 1)
    assert (combat["tactics"].pay_cards, combat["tactics"].power) == (1, 3)
    assert components.mech_mods()["feint"].dial == 2
