"""The abilities that allies lend each other."""

from __future__ import annotations

import pytest

from games.scythe.fenris.pacts import ally, table
from games.scythe.invasion import TRAPS, flag, flags, trap, traps
from games.scythe.positions import Position
from spielwerk.games.scythe.combat import CombatStar
from spielwerk.games.scythe.modules.influence import Influence
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.modules.workshop import Workshop
from spielwerk.games.scythe.stars import Stars, earn

RICH = 12
"""The objective that asks for 20 coins."""
STATES = [("face up", True), ("broken", False), ("not allied", False)]
"""With the token face up the ability can be used, otherwise not."""


def borrower(owner: str, state: str, *, modules: tuple[str, ...] = (), me: str = "") -> Position:
    """Seat 0 has the token of seat 1, face up or broken, or none."""
    mine = me or ("nordic" if owner != "nordic" else "rusviet")
    p = table(f"{mine} mechanical", f"{owner} industrial", modules=modules)
    if state != "not allied":
        ally(p, 0, 1, broken_by=(0,) if state == "broken" else ())
    return p


pytestmark = pytest.mark.parametrize(("state", "works"), STATES)


@pytest.mark.rule("fenris.alliances.ability")
def test_swim(state: str, works: bool) -> None:
    p = borrower("nordic", state, me="crimea").workers(0, "M6").turn(0).play("move", "units")
    assert (p.destinations("worker M6") == {"V6", "T8", "W5", "W6"}) == works


@pytest.mark.rule("fenris.alliances.ability")
def test_relentless_but_not_for_the_factory_card(state: str, works: bool) -> None:
    p = borrower("rusviet", state).set(0, section=2).turn(0)
    assert ("trade" in p.options) == works
    p.set(0, section=4, factory_card=3).turn(0)
    assert "factory" not in p.options
    assert "trade" in p.options


@pytest.mark.rule("fenris.alliances.ability")
def test_coercion_once_a_turn(state: str, works: bool) -> None:
    p = borrower("crimea", state).workers(0, "V3").hand(0, 3, 4).set(0, section=-1)
    cost = p.s.rules.mats[0].cost
    bottom = p.s.rules.mats[0].bottom[2]
    kind = ("oil", "metal", "wood", "food")[bottom]
    p.goods("V3", **{kind: cost[bottom] - 1}).turn(0).play("trade", "take popularity 1")
    assert (p.asked[1] == "Bottom") == works
    if works:
        p.play(p.options[0])
        while "press 1" not in p.options:
            p.play(p.options[0])
        p.play("press 1")
        assert p.held(0) == [4]
        assert p.tokens("V3") == {}
        p.goods("V3", **{kind: cost[bottom] - 1})
        assert not [text for text in p.options if text.startswith("press")]


@pytest.mark.rule("fenris.alliances.ability")
def test_meander(state: str, works: bool) -> None:
    p = borrower("polania", state, me="saxony").character(0, "M6").encounters("V6").encounter(8)
    p.set(0, coins=9).turn(0).play("move", "units", "unit character", "to V6")
    assert p.asked == (0, "Encounter")
    card = p.s.stack[-1].card
    p.play("pick 0")
    while p.asked[1] not in ("Encounter", "ChooseSection", "EndTurn") and p.asked[0] == 0:
        p.play(p.options[0])
    assert (p.asked == (0, "Encounter") and p.s.stack[-1].card == card) == works


@pytest.mark.rule("fenris.alliances.ability")
def test_dominate_has_no_limit_for_combats(state: str, works: bool) -> None:
    p = borrower("saxony", state)
    for _ in range(4):
        CombatStar(0, 1, p.place("V3")).run(p.s)
        Stars(0).run(p.s)
    assert p.player(0).star_count == (4 if works else 2)
    for _ in range(2):
        earn(p.s, 0, "workers", 8)
        Stars(0).run(p.s)
    assert p.player(0).star_count == (5 if works else 3), "other stars have their limit"


@pytest.mark.rule("fenris.alliances.ability")
def test_dominate_keeps_the_other_objective(state: str, works: bool) -> None:
    p = borrower("saxony", state).objectives(0, 3, RICH).set(0, coins=20).workers(0, "V3").turn(0)
    p.play("move", "skip", f"reveal {RICH}")
    assert p.s.objectives[0] == ((3,) if works else ())
    p.objectives(0, 3, RICH).set(0, section=-1, coins=20).turn(0).play("move", "skip")
    assert (f"reveal {RICH}" in p.options) == works


def move_character(p: Position) -> Position:
    p.character(0, "M6").turn(0).play("move", "units", "unit character", "to V6")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    return p


@pytest.mark.rule("fenris.alliances.ability")
def test_exalt_places_a_flag_that_counts_for_the_ally(state: str, works: bool) -> None:
    p = move_character(borrower("albion", state, modules=("invaders",), me="saxony"))
    assert (p.asked == (0, "PlaceFlag")) == works
    if works:
        p.play("yes")
        assert flags(p) == ["V6"]
        assert [p.counts(seat)["regions"] for seat in (0, 1)] == [2, 0]
        p.workers(0, "W7")
        assert p.counts(0)["regions"] == 3, "W7 has no flag"
        p.workers(0)
        p.character(0, "home").character(1, "V6")
        assert p.counts(1)["regions"] == 1, "it does not count for Albion"
        flag(p, "W7")
        assert p.s.part(Tokens).flags.bit_count() == 2


@pytest.mark.rule("fenris.alliances.ability")
def test_maifuku_sets_a_trap_that_spares_both_allies(state: str, works: bool) -> None:
    p = table(
        *[
            f"{f} {m}"
            for f, m in (("saxony", "mechanical"), ("togawa", "industrial"), ("rusviet", "patriotic"))
        ],
        modules=("invaders",),
    )
    if state != "not allied":
        ally(p, 0, 1, broken_by=(0,) if state == "broken" else ())
    move_character(p)
    assert (p.asked == (0, "SetTrap")) == works
    if works:
        laid = p.options[0].removeprefix("trap ")
        p.play(p.options[0])
        assert traps(p) == {laid: "V6*"}
        p.character(0, "home")
        assert [p.counts(seat)["regions"] for seat in (0, 1)] == [1, 0], "it guards the region for the ally"
        trap(p, next(name for name in TRAPS if name != laid), "W7")
        assert [p.counts(seat)["regions"] for seat in (0, 1)] == [1, 1], "and that of Togawa for Togawa"
        for seat, sprung in ((0, False), (1, False), (2, True)):
            p.character(0, "home").character(1, "home").character(2, "home")
            p.character(seat, "M6").set(seat, section=-1).turn(seat)
            p.play("move", "units", "unit character", "to V6")
            assert (not traps(p)[laid].endswith("*")) == sprung


@pytest.mark.rule("fenris.alliances.ability", "fenris.ruling.alliance-vesna-ability")
def test_influence_places_one_token_of_the_supply_of_fenris(state: str, works: bool) -> None:
    p = borrower("fenris", state, modules=("fenris-faction",), me="saxony")
    part = p.s.part(Influence)
    part.held = (3, 13)
    move_character(p)
    assert (p.asked == (0, "FirstToken")) == works
    if works:
        p.play("yes")
        assert (part.on_board, part.held) == (1 << p.place("V6"), (3, 12)), "none that it has collected"
        assert p.asked[1] != "SecondToken"
        p.mech(0, 1, "M6").set(0, section=-1).turn(0).play("move", "units", "unit mech1", "to V6")
        assert part.held == (4, 12), "the ally's units take tokens like those of anybody"


@pytest.mark.rule("fenris.alliances.ability", "fenris.ruling.alliance-vesna-ability")
def test_technophile_brings_one_factory_card_for_one_use(state: str, works: bool) -> None:
    p = table("saxony mechanical", "vesna industrial", modules=("vesna-faction",))
    while p.s.active < 0:
        p.play(p.options[0])
    p.set(0, section=-1).turn(0)
    part = p.s.part(Workshop)
    assert part.cards[0] == ()
    if state != "not allied":
        p.play("ally 1", "yes")
        assert len(part.cards[0]) == 1
        assert part.cards[0][0] not in (*p.s.factory, *part.cards[1])
    if state == "broken":
        ally(p, 0, 1, broken_by=(0,)).turn(0)
    cards = [option for option in p.options if option.startswith("lent-card")]
    assert bool(cards) == works
    if works:
        p.play(cards[0])
        while p.asked[0] == 0:
            p.play(next(o for o in ("skip", "done", "end", p.options[-1]) if o in p.options))
        assert (part.cards[0], len(part.boxed), p.player(0).section) == ((), 1, -1)
