"""Upgrade: a cube goes from a green field of the top row to a red field of the bottom row."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position

SLOTS = ["move-units", "move-coins", "bolster-power", "bolster-cards", "trade-popularity", "produce-regions"]


def saxony(mat: str = "industrial", **fields: object) -> Position:
    """Saxony with oil for many upgrades; Industrial pairs Upgrade with Bolster."""
    p = Position(f"saxony {mat}", "nordic mechanical" if mat != "mechanical" else "nordic industrial")
    p.workers(0, "M6", "T8").goods("T8", oil=9).set(0, coins=9, power=1, **fields)
    return p.turn(0)


def lifted(p: Position, slot: str) -> Position:
    """The position after this cube has left its green field."""
    return p.set(0, slots=1 << SLOTS.index(slot))


@pytest.mark.rule("scythe.upgrade.cube-move")
def test_any_cube_may_go_to_any_empty_field_for_oil() -> None:
    p = saxony().play("bolster", "skip", "upgrade")
    assert p.tokens("T8") == {"oil": 6}
    assert p.options == [f"lift {slot}" for slot in SLOTS] + ["decline"]
    p.play("lift trade-popularity")
    assert p.options == ["cover upgrade", "cover deploy", "cover build", "cover enlist"]
    p.play("cover build")
    assert (p.player(0).slots, p.player(0).covered) == (1 << 4, (0, 0, 1, 0))


@pytest.mark.rule("scythe.upgrade.cube-move")
def test_a_cube_leaves_its_field_once_and_one_cube_moves_at_a_time() -> None:
    p = saxony(slots=0b010001, covered=[0, 1, 0, 1]).play("bolster", "skip", "less")
    assert p.options == [
        "lift move-coins",
        "lift bolster-power",
        "lift bolster-cards",
        "lift produce-regions",
        "decline",
    ]
    p.play("lift move-coins", "cover enlist")
    assert p.asked == (0, "Gain")
    assert (p.player(0).slots, p.player(0).covered) == (0b010011, (0, 1, 0, 2))


@pytest.mark.rule("scythe.upgrade.forbidden-fields", "scythe.turn.section-pairs")
@pytest.mark.parametrize(
    ("mat", "top", "room"),
    [
        ("industrial", "bolster", [1, 2, 1, 2]),
        ("engineering", "produce", [1, 2, 2, 1]),
        ("patriotic", "move", [0, 3, 2, 1]),
        ("mechanical", "trade", [1, 2, 1, 2]),
        ("agricultural", "move", [0, 2, 2, 2]),
    ],
)
def test_only_as_many_fields_as_have_a_bracketed_border_can_be_covered(
    mat: str, top: str, room: list[int]
) -> None:
    bottoms = ["upgrade", "deploy", "build", "enlist"]
    p = saxony(mat).play(top, "skip", "upgrade", "lift move-units")
    assert p.options == [f"cover {b}" for b, n in zip(bottoms, room, strict=True) if n]
    for full, b in enumerate(bottoms):
        covered = [n if i == full else 0 for i, n in enumerate(room)]
        p = saxony(mat, covered=covered).play(top, "skip", "upgrade", "lift move-units")
        assert f"cover {b}" not in p.options
        nearly = [max(0, n - 1) for n in covered]
        p = saxony(mat, covered=nearly).play(top, "skip", "upgrade", "lift move-units")
        assert (f"cover {b}" in p.options) == (room[full] > 0)


@pytest.mark.rule("scythe.upgrade.double-effect")
def test_the_benefit_rises_and_the_cost_falls_for_good() -> None:
    p = saxony().goods("M6", metal=4)
    p.play("bolster", "skip", "upgrade", "lift bolster-power", "cover deploy")
    for power in (4, 7):
        p.set(0, section=-1).turn(0).play("bolster")
        assert p.options[0] == "take power 3"
        assert p.play("take power 3", "skip").player(0).power == power
    for left in ({"metal": 2}, {}):
        p.set(0, section=-1).turn(0).play("produce", "skip", "deploy", "decline")
        assert p.tokens("M6") == left
    p.goods("M6", metal=1).set(0, section=-1).turn(0).play("produce", "skip")
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.upgrade.double-effect")
def test_two_cubes_on_one_action_save_two() -> None:
    p = (
        saxony("mechanical", covered=[0, 2, 0, 0])
        .goods("M6", metal=1)
        .play("bolster", "skip", "deploy", "decline")
    )
    assert p.tokens("M6") == {}


@pytest.mark.rule("scythe.upgrade.double-effect")
@pytest.mark.parametrize("slot", ["move-units", "move-coins", "produce-regions"])
def test_a_cube_improves_only_the_action_it_has_left(slot: str) -> None:
    p = lifted(saxony(), slot)
    assert p.play("bolster").options == ["take power 2", "take cards 1", "less", "skip"]
    assert lifted(saxony(), slot).play("trade").options[1] == "take popularity 1"


@pytest.mark.rule("scythe.upgrade.move-cubes")
def test_the_cubes_of_move() -> None:
    def units(p: Position) -> int:
        """How many units can be moved one after the other."""
        p.workers(0, "M6", "T8", "V6", "T5").play("move", "units")
        for n, (unit, to) in enumerate([("M6", "V6"), ("V6", "T8"), ("T8", "V6"), ("T5", "V7")]):
            if p.asked != (0, "WhichUnit"):
                return n
            p.play(f"worker {unit}", f"to {to}")
        return 4

    def coins(p: Position) -> list[str]:
        return [o for o in p.play("move").options if "coins" in o]

    for slot, reached, money in (("trade-popularity", 2, 1), ("move-units", 3, 1), ("move-coins", 2, 2)):
        assert units(lifted(saxony(), slot).encounters()) == reached
        assert coins(lifted(saxony(), slot)) == ["take coins 2", "take coins 1"][2 - money :]


@pytest.mark.rule("scythe.upgrade.bolster-cubes")
@pytest.mark.parametrize(
    ("slot", "power", "cards"), [("move-units", 2, 1), ("bolster-power", 3, 1), ("bolster-cards", 2, 2)]
)
def test_the_cubes_of_bolster(slot: str, power: int, cards: int) -> None:
    p = lifted(saxony(), slot).play("bolster")
    assert p.options[0] == f"take power {power}"
    assert next(o for o in p.options if "cards" in o) == f"take cards {cards}"
    assert p.play(f"take power {power}").player(0).power == 1 + power
    p = lifted(saxony(), slot).hand(0).play("bolster", f"take cards {cards}")
    assert len(p.held(0)) == cards


@pytest.mark.rule("scythe.upgrade.trade-cube")
@pytest.mark.parametrize(("slot", "popularity"), [("bolster-cards", 1), ("trade-popularity", 2)])
def test_the_cube_of_trade(slot: str, popularity: int) -> None:
    p = lifted(saxony(popularity=3), slot).play("trade")
    assert next(o for o in p.options if "popularity" in o) == f"take popularity {popularity}"
    assert p.play(f"take popularity {popularity}").player(0).popularity == 3 + popularity
    p = lifted(saxony(), slot).play("trade", "resources", "token oil", "token oil")
    assert p.asked == (0, "PlaceTokens"), "the number of tokens does not rise"


@pytest.mark.rule("scythe.upgrade.produce-cube")
@pytest.mark.parametrize(("slot", "regions"), [("trade-popularity", 2), ("produce-regions", 3)])
def test_the_cube_of_produce(slot: str, regions: int) -> None:
    p = lifted(saxony(), slot).workers(0, "M6", "T8", "M7", "T7").play("produce")
    for place in ("M6", "T8", "M7", "T7")[:regions]:
        assert f"at {place}" in p.options
        p.play(f"at {place}")
    assert p.asked == (1, "ChooseSection")
    assert [bool(p.tokens(place)) for place in ("M6", "M7", "T7")] == [True, regions == 3, False]


@pytest.mark.rule("scythe.upgrade.example-produce-enlist")
def test_example_produce_cube_to_enlist() -> None:
    """Three regions instead of two, Enlist for 3 food instead of 4; oil is paid, coins are taken."""
    p = saxony().play("bolster", "skip", "upgrade", "lift produce-regions", "cover enlist")
    assert (p.tokens("T8"), p.player(0).coins) == ({"oil": 6}, 12)
    p.workers(0, "M6", "M7", "V6").turn(0).play("produce", "at M6", "at M7", "at V6")
    assert (p.tokens("M6"), p.tokens("M7"), p.workers_at(0, "V6")) == ({"metal": 1}, {"metal": 1}, 2)
    p.goods("M6", food=3).turn(0).play("trade", "skip", "enlist", "decline")
    assert p.tokens("M6") == {}
