"""Infrastructure modifications: drawing, keeping, using once, and bottom actions without their cost."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.mods import Modded
from spielwerk.games.scythe.modules.infra_mods import KINDS, Infra
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE

ACTIONS = {
    "machinery": ("upgrade", "lift move-units", "cover upgrade"),
    "assembly-line": ("deploy", "mech 1"),
    "construction": ("build", "structure mine"),
    "recruitment-office": ("enlist", "recruit build", "bonus power", "take power 2"),
}
SECTION = {"upgrade": "trade", "deploy": "bolster", "build": "move", "enlist": "produce"}
"""The top action above each bottom action on the mechanical mat."""
COINS = {"upgrade": 0, "deploy": 2, "build": 2, "enlist": 2}
"""The coins below each of them."""


def infra(game: Any, s: Any) -> Infra:
    part = game.view(s, -2).parts[game.rules.slots[Infra]]
    assert isinstance(part, Infra)
    return part


def at_the_draw(seats: Any = 2) -> tuple[Any, Any]:
    game = spielwerk.game(
        "scythe", seats=seats, modules=["infra-mods"], spoilers=["fenris-all"], chance="ask"
    )
    s = game.new(1)
    while (d := game.decision(s)) and d.kind != "scythe.inframods.DrawInfra":
        game.apply(s, next(o for o, n in zip(d.options, d.weights, strict=True) if n))
    return game, s


def drawable(game: Any, s: Any) -> dict[str, int]:
    d = game.decision(s)
    assert (d.seat, d.kind) == (CHANCE, "scythe.inframods.DrawInfra")
    return {o.at: n for o, n in zip(d.options, d.weights, strict=True) if n}


def ready(*tiles: str) -> Modded:
    """A worker in V7 and no resources at all."""
    p = Modded("saxony mechanical", "crimea industrial").keep(0, *tiles).workers(0, "V7").character(0, "T5")
    return p.workers(1).hand(0).hand(1).set(0, coins=4, power=5, popularity=5).encounters()


def at_the_bottom(p: Modded, bottom: str) -> Modded:
    """The top action above this bottom action is skipped."""
    p.set(0, section=-1).turn(0).play(SECTION[bottom])
    while p.asked[1] not in ("Bottom", "Unaffordable", "EndTurn") and p.asked[0] == 0:
        p.play("skip")
    return p


# --- set-up


@pytest.mark.rule("fenris.inframods.thirty-two")
def test_there_are_32_tiles_four_of_each_kind() -> None:
    game, s = at_the_draw()
    assert infra(game, s).left == (4,) * 8
    assert set(KINDS) >= {"machinery", "assembly-line", "construction", "recruitment-office"}
    assert set(KINDS) >= {"automachines", "spy", "propaganda", "cavalry"}


@pytest.mark.rule("fenris.inframods.module-draw", "fenris.inframods.module-redraw")
def test_everyone_draws_four_different_tiles() -> None:
    game, s = at_the_draw()
    assert drawable(game, s)["spy"] == 4
    game.apply(s, "infra spy")
    assert "spy" not in drawable(game, s), "drawn twice it is replaced"
    for tile in ("machinery", "cavalry", "propaganda"):
        game.apply(s, f"infra {tile}")
    assert drawable(game, s)["spy"] == 3
    for tile in ("machinery", "cavalry", "propaganda", "construction"):
        game.apply(s, f"infra {tile}")
    assert [mask.bit_count() for mask in infra(game, s).drawn] == [4, 4]
    assert game.decision(s).kind == "scythe.inframods.KeepInfra"


@pytest.mark.rule("fenris.inframods.module-keep", "fenris.inframods.open")
def test_up_to_two_are_kept_openly_and_the_others_are_set_aside() -> None:
    game, s = at_the_draw()
    for tile in ("spy", "machinery", "cavalry", "propaganda") * 2:
        game.apply(s, f"infra {tile}")
    d = game.decision(s)
    assert [o.text for o in d.options] == [
        "infra machinery",
        "infra spy",
        "infra propaganda",
        "infra cavalry",
        "done",
    ]
    game.apply(s, "infra spy")
    assert "infra spy" not in [o.text for o in game.decision(s).options]
    game.apply(s, "infra cavalry")
    assert game.decision(s).seat == 1 - d.seat, "no third one"
    for viewer in (-2, 0, 1):
        part = game.view(s, viewer).parts[game.rules.slots[Infra]]
        assert part.own[d.seat] == 1 << KINDS.index("spy") | 1 << KINDS.index("cavalry")
        assert part.drawn[d.seat] == 0
    game.apply(s, "done")
    assert infra(game, s).own[1 - d.seat] == 0


def test_a_player_draws_fewer_tiles_if_no_other_kind_is_left() -> None:
    """With seven players the last eight tiles may be of two kinds."""
    seats: list[dict[str, str]] = [{} for _ in range(7)]
    game: Any = spielwerk.game(
        "scythe", seats=seats, modules=["invaders", "infra-mods"], spoilers=["fenris-all"], chance="ask"
    )
    s = game.new(1)
    tiles = [
        ("machinery", "construction", "spy", "cavalry"),
        ("automachines", "propaganda", "spy", "cavalry"),
    ]
    for n in range(7):
        for _ in range(4):
            while game.decision(s).kind != "scythe.inframods.DrawInfra":
                d = game.decision(s)
                game.apply(s, next(o for o, w in zip(d.options, d.weights, strict=True) if w))
                if d.seat >= 0 and d.kind.endswith("KeepInfra"):
                    break
            d = game.decision(s)
            if d.kind.endswith("KeepInfra"):
                break
            wanted = [f"infra {tile}" for tile in tiles[n % 2]]
            known = [o for o, w in zip(d.options, d.weights, strict=True) if w]
            game.apply(s, next((o for o in known if o.text in wanted), known[0]))
    part = infra(game, s)
    assert all(0 < mask.bit_count() <= 4 for mask in part.drawn)


@pytest.mark.rule("fenris.inframods.module-redraw")
def test_nobody_draws_a_kind_twice_because_the_others_are_gone() -> None:
    game, s = at_the_draw()
    part = s.part(Infra)
    part.left = tuple([4 * (id in ("machinery", "spy")) for id in KINDS])
    for _ in range(4):
        found = drawable(game, s)
        game.apply(s, f"infra {next(iter(found))}")
    assert game.decision(s).kind == "scythe.inframods.KeepInfra"
    assert [mask.bit_count() for mask in part.drawn] == [2, 2]


# --- bottom actions


@pytest.mark.rule("fenris.inframods.free-actions", "fenris.inframods.free-actions-not-bonus")
@pytest.mark.parametrize("tile", ACTIONS)
def test_a_bottom_action_without_its_cost_brings_everything_else(tile: str) -> None:
    """No resources: it is offered nevertheless, and brings the coins of the mat and the recruit's bonus."""
    action, *choices = ACTIONS[tile]
    p = at_the_bottom(ready(tile).set(0, recruits=0b10), action)
    assert (p.asked, p.options[:2]) == ((0, "Unaffordable"), ["skip", f"free {action}"])
    before = p.player(0).coins
    p.play(f"free {action}", *choices)
    while p.asked[1] in ("BuildAt", "DeployAt"):
        p.play(p.options[0])
    own = 1 if action == "deploy" else 0
    assert p.player(0).coins - before == COINS[action] + own, "the mat's coins, and the recruit's"
    assert p.used(0) == [tile]
    assert p.asked[0] != 0 or p.asked[1] == "EndTurn", "no further action"


def test_each_of_the_four_does_its_action() -> None:
    p = at_the_bottom(ready("machinery"), "upgrade").play("free upgrade", "lift move-units", "cover upgrade")
    assert p.player(0).slots.bit_count() == 1
    p = at_the_bottom(ready("assembly-line"), "deploy").play("free deploy", "mech 3")
    assert (p.player(0).mechs, p.where(0, 3)) == (1, "V7")
    p = at_the_bottom(ready("construction"), "build").play("free build", "structure mill")
    assert p.player(0).structures_at == 1 << p.place("V7")
    p = at_the_bottom(ready("recruitment-office"), "enlist").play(
        "free enlist", "recruit build", "bonus coins"
    )
    assert p.player(0).recruits == 0b100


@pytest.mark.rule("fenris.inframods.free-actions-not-bonus")
def test_coins_may_be_declined_as_usual() -> None:
    p = at_the_bottom(ready("assembly-line"), "deploy").play("free-less deploy", "mech 1")
    assert p.asked[1] == "Gain"


@pytest.mark.rule("fenris.inframods.free-actions-not-bonus")
def test_without_coins_and_bonus_there_is_nothing_to_decline() -> None:
    """No coins lie below Upgrade on the mechanical mat."""
    assert at_the_bottom(ready("machinery"), "upgrade").options == ["skip", "free upgrade"]
    with_bonus = at_the_bottom(ready("machinery").set(0, recruits=0b1), "upgrade")
    assert with_bonus.options == ["skip", "free upgrade", "free-less upgrade"]


@pytest.mark.rule("fenris.inframods.free-actions")
@pytest.mark.parametrize("tile", ACTIONS)
def test_other_actions_keep_their_cost(tile: str) -> None:
    own = ACTIONS[tile][0]
    for action in SECTION:
        p = at_the_bottom(ready(tile).goods("V7", oil=9, metal=9, wood=9, food=9), action)
        assert [o for o in p.options if o.startswith("free ")] == [f"free {own}"] * (action == own)


@pytest.mark.rule("fenris.inframods.free-actions")
def test_the_cost_stays_where_the_player_could_pay_it() -> None:
    p = ready("assembly-line").goods("V7", metal=9)
    at_the_bottom(p, "deploy")
    assert p.asked == (0, "Bottom")
    assert {"deploy", "free deploy"} <= set(p.options)
    p.play("free deploy", "mech 1")
    assert (p.tokens("V7"), p.used(0)) == ({"metal": 9}, ["assembly-line"])
    p = at_the_bottom(ready("assembly-line").goods("V7", metal=9), "deploy").play("deploy", "mech 1")
    assert p.tokens("V7") != {"metal": 9}
    assert p.used(0) == []


@pytest.mark.rule("fenris.inframods.trigger-only")
@pytest.mark.parametrize("tile", ACTIONS)
def test_a_tile_is_for_its_own_action_only(tile: str) -> None:
    for action in SECTION:
        p = at_the_bottom(ready(tile), action)
        assert (p.asked[1] == "Unaffordable") == (ACTIONS[tile][0] == action), action


@pytest.mark.rule("fenris.inframods.once-per-game", "fenris.inframods.kept")
def test_a_used_tile_is_turned_over_and_stays_with_its_owner() -> None:
    p = at_the_bottom(ready("assembly-line", "cavalry"), "deploy").play("free deploy", "mech 1")
    assert p.used(0) == ["assembly-line"]
    at_the_bottom(p, "deploy")
    assert p.asked[1] != "Unaffordable", "used once, it is of no use any more in this game"
    part = p.view(-2).parts[p.s.rules.slots[Infra]]
    assert part.own[0] == 1 << KINDS.index("assembly-line") | 1 << KINDS.index("cavalry")
    assert part.used[1] == 0


def test_a_tile_of_one_player_is_no_help_to_another() -> None:
    p = ready().keep(1, "assembly-line")
    at_the_bottom(p, "deploy")
    assert p.asked[1] != "Unaffordable"


def test_neighbours_get_their_bonus_as_usual() -> None:
    p = ready("assembly-line").set(1, recruits=0b10, coins=0)
    at_the_bottom(p, "deploy").play("free deploy", "mech 1")
    assert (p.asked, p.player(1).coins) == ((1, "Gain"), 0)
    assert p.play("take coins 1").player(1).coins == 1


def test_random_games_use_every_tile_at_most_once() -> None:
    game: Any = spielwerk.game("scythe", seats=2, modules=["infra-mods"], spoilers=["fenris-2y"], deal=2)
    s, rng, used = game.new(3), Rng(3), 0
    for _ in range(500):
        d = game.decision(s)
        if d is None:
            break
        wanted = [o for o in d.options if o.verb in ("free", "cavalry", "automachines", "infra")]
        game.apply(s, (wanted or d.options)[rng.below(len(wanted or d.options))])
        now = sum([mask.bit_count() for mask in infra(game, s).used])
        assert now >= used
        used = now
    assert 0 < used <= 4
