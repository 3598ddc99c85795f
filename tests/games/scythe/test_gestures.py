"""Named sensible answers: legal, complete, and what they say."""

from __future__ import annotations

import pytest

import spielwerk
from games.scythe.positions import Position
from spielwerk.kernel.match import Match


def answers(p: Position) -> dict[str, list[str]]:
    """The named answers to what is asked now; each of them can be chosen as it is."""
    assert p.game.decision(p.s) is not None
    found = p.game.defaults(p.s)
    sequences = p.game.expand(p.s).sequences
    for name, options in found.items():
        assert options in sequences, name
    return {name: [o.text for o in options] for name, options in found.items()}


def paying() -> Position:
    """Saxony pays 3 metal: M3 lies beside one enemy, M6 beside none, M7 beside two."""
    p = Position("saxony mechanical", "nordic industrial").character(0, "home").workers(0, "M3", "M6", "M7")
    p.goods("M3", metal=2).goods("M6", metal=2).goods("M7", metal=2)
    return p.workers(1, "W2", "V5", "T7").character(1, "home").turn(0)


def test_pay_from_the_least_and_the_most_exposed_regions() -> None:
    p = paying().play("bolster", "skip", "deploy")
    assert answers(p) == {
        "pay-least-exposed": ["from M3", "from M6", "from M6"],
        "pay-most-exposed": ["from M3", "from M7"],
    }
    p.play(*answers(p)["pay-least-exposed"])
    assert (p.tokens("M3"), p.tokens("M6"), p.tokens("M7")) == ({"metal": 1}, {}, {"metal": 2})


def test_one_region_that_has_enough_is_not_mixed_with_worse_ones() -> None:
    p = paying().goods("M6", metal=3).play("bolster", "skip", "deploy")
    assert answers(p)["pay-least-exposed"][0] == "from M6"
    p.play(*answers(p)["pay-least-exposed"])
    assert (p.tokens("M3"), p.tokens("M6"), p.tokens("M7")) == ({"metal": 2}, {}, {"metal": 2})


def test_a_card_is_paid_only_where_no_token_is_left() -> None:
    p = Position("crimea mechanical", "nordic industrial").workers(0, "F6", "V9").hand(0, 2, 5)
    p.goods("F6", metal=2).turn(0).play("bolster", "skip", "deploy")
    assert answers(p) == {"pay-least-exposed": ["coerce 0"], "pay-most-exposed": ["coerce 0"]}
    p.play(*answers(p)["pay-least-exposed"])
    assert (p.tokens("F6"), p.held(0), p.asked) == ({}, [5], (0, "Deploy"))
    p = Position("crimea mechanical", "nordic industrial").workers(0, "F6", "V9").hand(0, 2, 5)
    p.goods("F6", metal=2).goods("V9", metal=2).turn(0).play("bolster", "skip", "deploy")
    p.play(*answers(p)["pay-least-exposed"])
    assert (p.tokens("F6"), p.tokens("V9"), p.held(0)) == ({}, {"metal": 1}, [2, 5])


def test_looking_for_answers_changes_nothing() -> None:
    p = paying().play("bolster", "skip", "deploy")
    before = p.game.digest(p.s)
    answers(p)
    assert p.game.digest(p.s) == before


def test_take_everything_along_or_nothing() -> None:
    p = Position("saxony mechanical", "nordic industrial").encounters().mech(0, 1, "T8")
    p.workers(0, "T8", "T8").goods("T8", oil=2, food=1).turn(0)
    p.play("move", "units", "unit mech1", "to M6")
    assert answers(p) == {
        "take-all": ["load worker 2", "load oil 2", "load food 1"],
        "take-none": ["load worker 0", "load oil 0", "load food 0"],
    }


def test_after_the_load_a_fast_unit_stops() -> None:
    p = Position("saxony mechanical", "nordic industrial").encounters().mech(0, 4, "T8")
    p.workers(0, "T8").turn(0).play("move", "units", "unit mech4", "to M6")
    assert answers(p) == {"take-all": ["load worker 1", "stop"], "take-none": ["load worker 0", "stop"]}


def test_take_all_coins_or_none() -> None:
    p = Position("saxony mechanical", "nordic industrial").workers(0, "M6").goods("M6", metal=3).turn(0)
    p.play("bolster", "skip", "less", "decline")
    assert answers(p) == {"take-all": ["take coins 2"], "take-none": ["take coins 0"]}


def test_where_nothing_stands_out_nothing_is_named() -> None:
    p = Position("saxony mechanical", "nordic industrial").turn(0)
    assert answers(p) == {}
    p.set(0, power=14).stars(0, combat=5).turn(0).play("bolster", "take power 2")
    assert p.game.defaults(p.s) == {}


@pytest.mark.parametrize(
    ("section", "sequences"),
    [
        (
            "bolster",
            [
                ["take power 2"],
                ["take cards 1"],
                *[["less", f"take {part}"] for part in ("power 2", "power 1", "power 0", "cards 1")],
                ["skip"],
            ],
        ),
        (
            "trade",
            [["take popularity 1"], ["less", "take popularity 1"], ["less", "take popularity 0"], ["skip"]],
        ),
    ],
)
def test_less_and_how_much_are_one_gesture_and_the_section_another(
    section: str, sequences: list[list[str]]
) -> None:
    p = Position("saxony mechanical", "nordic industrial").workers(0, "home").turn(0)
    assert [section] in [[o.text for o in found] for found in p.game.expand(p.s).sequences]
    p.play(section)
    found = [[o.text for o in sequence] for sequence in p.game.expand(p.s).sequences]
    assert sorted(found) == sorted(sequences)


@pytest.mark.parametrize(("section", "part"), [("bolster", "take power 1"), ("trade", "take popularity 0")])
def test_undo_takes_back_less_and_how_much_together(section: str, part: str) -> None:
    seats = [{"faction": "saxony", "mat": "mechanical"}, {"faction": "nordic", "mat": "industrial"}]
    match = Match(spielwerk.game("scythe", seats=seats), 1)

    def asked() -> str:
        assert match.decision is not None
        return match.decision.kind.rsplit(".", 1)[1]

    while asked() != "ChooseSection":
        assert match.decision is not None
        match.choose(match.decision.options[0])
    for choice in (section, "less", part):
        match.choose(choice)
    assert asked() == "EndTurn"
    match.undo()
    assert (asked(), [choice.option.text for choice in match.choices][-1]) == (section.capitalize(), section)
    assert match.decision is not None
    assert "less" in [o.text for o in match.decision.options]
    match.undo()
    assert asked() == "ChooseSection"
