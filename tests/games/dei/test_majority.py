"""Majorities, garrisons, supremacy and the control of outposts."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.actions.build import Build
from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.actions.enlist import Enlist
from spielwerk.games.dei.actions.move import MoveFrom
from spielwerk.games.dei.board import PARTS
from spielwerk.games.dei.majority import garrisons, majority, supremacy, value
from spielwerk.games.dei.state import NOBODY
from spielwerk.kernel.bitmask import bits

FOUR = ("auxilia", "ravagers", "refuge42", "farm_z")
OUTPOST = "2.3-2"


def values(p: Position, area: str) -> list[int]:
    return [value(p.s, q, p.area(area)) for q in p.s.players]


@pytest.mark.rule("dei.majority.value")
def test_one_for_each_scrapper_and_one_for_the_leader() -> None:
    p = Position("auxilia", "ravagers").units(0, {"2.1-3": 3}, leader="2.1-3").units(1, {"2.1-3": 2})
    assert values(p, "2.1-3") == [4, 2]
    p.badge(1, "barricader").camps(1, "2.1-3")
    assert values(p, "2.1-3") == [4, 4], "badges add to it"


@pytest.mark.rule("dei.majority.highest")
def test_the_highest_value_has_the_majority() -> None:
    p = Position(*FOUR).units(0, {OUTPOST: 1}).units(1, {OUTPOST: 3}).units(2, {OUTPOST: 2})
    assert majority(p.s, p.area(OUTPOST)) == 1
    p.tokens(**{OUTPOST: 1})
    assert p.do(Collect(1, 0)).run().player(1).technology == 2


@pytest.mark.rule("dei.majority.tie", "dei.majority.tie-third-player")
def test_a_tie_leaves_nobody_with_the_majority() -> None:
    p = Position(*FOUR).units(0, {OUTPOST: 3}).units(1, {OUTPOST: 3}).units(2, {OUTPOST: 2})
    assert majority(p.s, p.area(OUTPOST)) == NOBODY
    assert p.holder(OUTPOST) == NOBODY


@pytest.mark.rule("dei.ruling.majority-zero")
def test_zero_is_no_majority_even_for_the_scout() -> None:
    p = Position("auxilia", "farm_z").badge(0, "scout")
    assert majority(p.s, p.area(OUTPOST)) == NOBODY
    assert p.holder(OUTPOST) == NOBODY


@pytest.mark.rule("dei.ruling.majority-presence")
def test_modifiers_count_only_beside_an_own_unit() -> None:
    p = Position("auxilia", "farm_z").badge(0, "barricader").camps(0, OUTPOST)
    assert values(p, OUTPOST) == [0, 0]
    assert p.holder(OUTPOST) == NOBODY
    q = Position("auxilia", "farm_z", majority_without_units=True).badge(0, "barricader").camps(0, OUTPOST)
    assert values(q, OUTPOST) == [2, 0]
    assert q.holder(OUTPOST) == 0


@pytest.mark.rule("dei.ruling.majority-presence")
@pytest.mark.parametrize("alone", [False, True])
def test_a_majority_without_a_unit_is_enough_to_collect_where_it_counts(alone: bool) -> None:
    p = Position("auxilia", "farm_z", majority_without_units=alone).badge(0, "barricader").camps(0, "2.1-1")
    p.units(0, {"2.1-2": 1}).tokens(**{"2.1-1": 1, "2.1-2": 1, "2.1-A": 1}).do(Collect(0, 0)).run()
    assert p.options == (["at 2.1-1", "at 2.1-2"] if alone else []), "the unit collects by itself"
    assert p.s.tokens[p.area("2.1-2")] == int(alone)


@pytest.mark.rule("dei.ruling.caravan-majority")
@pytest.mark.parametrize("alone", [False, True])
def test_a_camp_alone_moves_to_where_nobody_counts(alone: bool) -> None:
    p = (
        Position("auxilia", "farm_z", majority_without_units=alone)
        .badge(0, "caravan_leader")
        .camps(0, "2.4-1")
    )
    p.do(MoveFrom(0, 0, 1))
    assert p.options == ["from 2.4-1", "skip"]
    targets = only(p.after("from 2.4-1"), "to")
    assert targets == [PARTS[area] for area in bits(p.board.joined[p.area("2.4-1")])]
    p.badge(1, "barricader").camps(1, targets[0]).do(MoveFrom(0, 0, 1))
    open_to = targets[1:] if alone else targets
    assert only(p.after("from 2.4-1"), "to") == open_to, "a camp that counts alone keeps it out"


@pytest.mark.rule("dei.ruling.enlist-own-camp-empty", "dei.ruling.majority-presence")
def test_who_counts_without_units_keeps_others_from_enlisting() -> None:
    p = Position("auxilia", "farm_z", majority_without_units=True).camps(0, OUTPOST).camps(1, OUTPOST)
    assert OUTPOST in only(p.do(Enlist(0, 0)).options, "at"), "two camps that count for nothing"
    p.badge(1, "barricader")
    assert majority(p.s, p.area(OUTPOST)) == 1
    assert OUTPOST not in only(p.do(Enlist(0, 0)).options, "at")
    p.units(0, {OUTPOST: 3})
    assert OUTPOST in only(p.do(Enlist(0, 0)).options, "at")


@pytest.mark.rule("dei.ruling.enlist-own-camp-empty")
@pytest.mark.parametrize("strict", [False, True])
def test_a_table_may_ask_for_a_majority_at_an_empty_camp(strict: bool) -> None:
    p = Position("auxilia", "farm_z", enlist_needs_majority=strict).camps(0, OUTPOST)
    assert (OUTPOST in only(p.do(Enlist(0, 0)).options, "at")) != strict
    p.units(0, {OUTPOST: 1})
    assert OUTPOST in only(p.do(Enlist(0, 0)).options, "at"), "one unit alone has the majority"
    p.units(1, {OUTPOST: 1})
    assert OUTPOST not in only(p.do(Enlist(0, 0)).options, "at")


@pytest.mark.rule("dei.majority.gates-card-actions")
def test_without_majority_no_card_lets_one_collect_or_enter() -> None:
    p = Position("auxilia", "farm_z").units(0, {OUTPOST: 1, "2.3-1": 1}).units(1, {OUTPOST: 1})
    p.tokens(**{OUTPOST: 1})
    p.turn(0, "AUX3", "B10", "AUX1", "AUX2").play("play B10")
    assert "do collect" not in p.options
    p.play("do move")
    assert f"to {OUTPOST}" in p.after("from 2.3-1"), "two against one"
    p.units(1, {OUTPOST: 2}).turn(0).play("play AUX3")
    assert p.asked == (0, "phase.ChooseCard"), "nothing to collect: the card is done"


@pytest.mark.rule("dei.majority.for-move")
def test_entering_among_others_needs_the_majority() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-1": 2}).units(1, {OUTPOST: 2})
    assert OUTPOST not in only(p.do(MoveFrom(0, 0, 1)).after("from 2.3-1"), "to")
    p.units(1, {OUTPOST: 1})
    assert OUTPOST in only(p.do(MoveFrom(0, 0, 1)).after("from 2.3-1"), "to")


@pytest.mark.rule("dei.ruling.move-entry-test")
def test_a_lone_leader_counts_and_an_empty_area_is_open() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-1": 1}).units(1, {}, leader=OUTPOST)
    assert OUTPOST not in only(p.do(MoveFrom(0, 0, 1)).after("from 2.3-1"), "to")
    p.units(1, {})
    assert OUTPOST in only(p.do(MoveFrom(0, 0, 1)).after("from 2.3-1"), "to")


@pytest.mark.rule("dei.ruling.move-entry-test", "dei.ruling.majority-presence")
@pytest.mark.parametrize(
    ("alone", "scrappers", "groups"), [(True, 2, []), (True, 4, ["4", "3"]), (False, 2, ["2", "1"])]
)
def test_a_camp_that_counts_alone_keeps_small_groups_out(
    alone: bool, scrappers: int, groups: list[str]
) -> None:
    """A camp of the Barricader counts for two: with as many scrappers one would only draw level."""
    p = Position("auxilia", "farm_z", majority_without_units=alone).units(0, {"2.3-1": scrappers})
    p.badge(1, "barricader").camps(1, OUTPOST).do(MoveFrom(0, 0, 1)).play("from 2.3-1")
    assert (OUTPOST in only(p.options, "to")) == bool(groups)
    if groups:
        assert only(p.play(f"to {OUTPOST}").options, "take") == groups
    else:
        p.camps(1)
        assert OUTPOST in only(p.options, "to"), "nobody counts for anything there"


@pytest.mark.rule("dei.garrison.definition")
def test_a_garrison_needs_one_unit_and_no_majority() -> None:
    p = Position("auxilia", "farm_z").units(0, {OUTPOST: 1}, leader="2.8-1").units(1, {OUTPOST: 3})
    assert (garrisons(p.s, 0), garrisons(p.s, 1)) == (2, 1)
    assert p.holder(OUTPOST) == 1


@pytest.fixture
def two_outposts(tmp_path: Path) -> Path:
    """An area with two outposts: those of districts 2.3 and 2.5 lie in parts that touch across the seam.

    No two outposts of our districts can come to lie in one area; those of a data pack may.
    """
    text = files("spielwerk.games.dei").joinpath("data", "districts.toml").read_text(encoding="utf-8")
    for id, outposts in (("2.3", '{ "3" = "A" }'), ("2.5", '{ "1" = "C" }')):
        head, own, rest = text.partition(f'id = "{id}"')
        text = head + own + re.sub("outposts = {.*}", f"outposts = {outposts}", rest, count=1)
    (tmp_path / "districts.toml").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.rule("dei.ruling.outpost-several-per-area")
def test_all_outposts_of_an_area_are_controlled_and_each_is_a_garrison(two_outposts: Path) -> None:
    shared = "2.3-3"
    p = Position("auxilia", "farm_z", pack=two_outposts).units(0, {shared: 2}).units(1, {shared: 1})
    assert p.area("2.3-3") == p.area("2.5-1")
    assert [p.s.holders[outpost] for outpost in p.board.outposts_in[p.area(shared)]] == [0, 0]
    assert (garrisons(p.s, 0), garrisons(p.s, 1)) == (2, 2)
    p.units(1, {shared: 3})
    assert [p.s.cubes(1, colour) for colour in range(3)] == [1, 0, 1]


@pytest.mark.rule("dei.supremacy.definition", "dei.ruling.supremacy-unused")
def test_supremacy_is_a_majority_among_others() -> None:
    p = Position("auxilia", "farm_z").units(0, {OUTPOST: 2})
    area = p.area(OUTPOST)
    assert not supremacy(p.s, 0, area), "nobody else is there"
    assert supremacy(p.units(1, {OUTPOST: 1}).s, 0, area)
    assert not supremacy(p.s, 1, area)
    assert not supremacy(p.units(1, {OUTPOST: 2}).s, 0, area)
    q = Position("ravagers", "auxilia").units(0, {OUTPOST: 2}).units(1, {}, leader=OUTPOST)
    assert supremacy(q.s, 0, area), "a lone leader is presence"


# --- outposts


@pytest.mark.rule("dei.outpost.gain-control")
def test_who_gains_the_majority_takes_the_cube() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-1": 1})
    p.do(MoveFrom(0, 0)).play(f"to {OUTPOST}")
    assert p.holder(OUTPOST) == 0
    assert [p.s.cubes(0, colour) for colour in range(3)] == [1, 0, 0]


@pytest.mark.rule("dei.outpost.transfer", "dei.ruling.outpost-cube-identity")
def test_a_lost_majority_hands_the_cube_over() -> None:
    p = Position("auxilia", "ravagers").units(0, {OUTPOST: 1, "2.8-1": 1}).units(1, {"2.3-1": 2})
    assert p.s.cubes(0, 0) == 2
    p.do(MoveFrom(1, 0)).play(f"to {OUTPOST}")
    assert (p.holder(OUTPOST), p.holder("2.8-1")) == (1, 0)
    assert (p.s.cubes(0, 0), p.s.cubes(1, 0)) == (1, 1)


@pytest.mark.rule("dei.outpost.abandoned")
def test_an_abandoned_outpost_gets_its_cube_back() -> None:
    p = Position("auxilia", "farm_z").units(0, {OUTPOST: 2})
    p.do(MoveFrom(0, 0)).play("to 2.3-1", "take 1")
    assert p.holder(OUTPOST) == 0
    p.do(MoveFrom(0, 0)).play(f"from {OUTPOST}", "to 2.3-1")
    assert p.holder(OUTPOST) == NOBODY


@pytest.mark.rule("dei.outpost.cubes-conserved")
def test_cubes_on_pads_and_tiles_are_as_many_as_outposts() -> None:
    p = Position("auxilia", "farm_z").units(0, {OUTPOST: 1, "2.8-1": 2}).units(1, {"2.8-1": 1, "2.6-A": 1})
    on_pads = [sum([p.s.cubes(seat, colour) for seat in (0, 1)]) for colour in range(3)]
    on_tiles = [0, 0, 0]
    for (_, letter), holder in zip(p.board.outposts, p.s.holders, strict=True):
        on_tiles[p.s.letters[letter]] += holder == NOBODY
    assert on_pads == [3, 0, 0]
    assert [a + b for a, b in zip(on_pads, on_tiles, strict=True)] == [3, 3, 3]


@pytest.mark.rule("dei.ruling.outpost-tie")
def test_a_holder_keeps_the_cube_on_a_tie() -> None:
    p = Position("auxilia", "ravagers").units(0, {OUTPOST: 1}).units(1, {"2.3-1": 2})
    p.do(MoveFrom(1, 1)).play(f"to {OUTPOST}", "take 1")
    assert majority(p.s, p.area(OUTPOST)) == NOBODY
    assert p.holder(OUTPOST) == 0
    p.do(MoveFrom(1, 1)).play("from 2.3-1", f"to {OUTPOST}")
    assert p.holder(OUTPOST) == 1


@pytest.mark.rule("dei.ruling.outpost-left-with-others")
def test_who_leaves_loses_the_cube_even_if_others_are_tied() -> None:
    p = Position(*FOUR).units(0, {OUTPOST: 3}).units(1, {OUTPOST: 1}).units(2, {OUTPOST: 1})
    q = Position(*FOUR).units(0, {OUTPOST: 3}).units(1, {OUTPOST: 1}).units(2, {OUTPOST: 2})
    for r, holder in ((p, NOBODY), (q, 2)):
        assert r.holder(OUTPOST) == 0
        r.do(MoveFrom(0, 0)).play("to 2.3-1", "take 3")
        assert r.holder(OUTPOST) == holder


@pytest.mark.rule("dei.ruling.outpost-reevaluation")
def test_control_is_checked_after_each_action_and_a_group_moves_at_once() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-1": 2}).units(1, {OUTPOST: 1})
    p.turn(0, "AUX2", "AUX1", "AUX3").play("play AUX2", "do move")
    p.play(f"to {OUTPOST}")
    assert p.holder(OUTPOST) == 0, "before the second move of the card"
    assert p.asked == (0, "phase.DoActions")


@pytest.mark.rule("dei.ruling.outpost-reevaluation")
def test_control_is_checked_after_a_kill() -> None:
    p = Position("auxilia", "farm_z").units(0, {OUTPOST: 2}, leader="2.1-3").units(1, {OUTPOST: 3})
    assert p.holder(OUTPOST) == 1
    assert p.badge(0, "sniper").do(Collect(0, 0)).asked == (-1, ""), "there is one target"
    assert (p.at(1, OUTPOST), p.holder(OUTPOST)) == (2, 1), "on a tie it stays"
    assert p.do(Collect(0, 0)).asked == (-1, "")
    assert (p.at(1, OUTPOST), p.holder(OUTPOST)) == (1, 0)


@pytest.mark.rule("dei.ruling.outpost-reevaluation")
def test_control_is_checked_after_building() -> None:
    p = Position("auxilia", "farm_z").units(0, {OUTPOST: 1}).units(1, {OUTPOST: 2}).badge(0, "barricader")
    assert p.holder(OUTPOST) == 1
    p.do(Build(0, 0)).run()
    assert p.holder(OUTPOST) == 0
