"""The traps of the Togawa Shogunate."""

from __future__ import annotations

import pytest

from games.scythe.invasion import flag, invasion, trap, traps
from games.scythe.positions import Position
from spielwerk.games.scythe.factions.togawa_traps import TrapSet, TrapSprung
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.text import language

SPEED, SUITON = 4, 2


def setting(place: str = "W7", *abilities: int) -> Position:
    """Togawa's character in a place, about to move."""
    p = invasion("togawa industrial", "saxony mechanical").character(0, place).abilities(0, *abilities)
    return p.turn(0).play("move", "units")


# --- setting


@pytest.mark.rule("scythe.invaders.maifuku", "scythe.invaders.traps")
def test_any_trap_is_set_armed_where_the_character_has_moved() -> None:
    for name in ("popularity", "power", "coins", "combat_cards"):
        p = setting().play("unit character", "to V8", "done")
        assert p.asked == (0, "SetTrap")
        assert set(p.options) == {"trap popularity", "trap power", "trap coins", "trap combat_cards", "no"}
        assert traps(p.play(f"trap {name}")) == {name: "V8*"}


@pytest.mark.rule("scythe.invaders.maifuku", "scythe.invaders.placing-after-movement")
def test_no_trap_need_be_set_and_none_without_a_movement() -> None:
    assert traps(setting().play("unit character", "to V8", "done", "no")) == {}
    p = setting().mech(0, 1, "V8").play("unit mech1", "to F7", "done")
    assert p.asked[0] == 1


@pytest.mark.rule("scythe.invaders.traps", "scythe.invaders.tokens-stay")
def test_each_trap_is_there_once() -> None:
    p = trap(trap(setting(), "coins", "M1"), "power", "F1", armed=False)
    p.play("unit character", "to V8", "done")
    assert set(p.options) == {"trap popularity", "trap combat_cards", "no"}
    p = trap(trap(p.play("trap popularity"), "combat_cards", "T1").set(0, section=-1), "coins", "M1")
    p.turn(0).play("move", "units", "unit character", "to F7", "done")
    assert p.asked[0] == 1, "none is left"
    assert traps(p) == {"popularity": "V8*", "power": "F1", "coins": "M1*", "combat_cards": "T1*"}


@pytest.mark.rule("scythe.invaders.one-token-per-region")
def test_no_trap_where_a_trap_or_a_flag_lies() -> None:
    p = trap(setting(), "coins", "V8", armed=False).play("unit character", "to V8", "done")
    assert p.asked[0] == 1
    p = invasion("togawa industrial", "albion mechanical").character(0, "W7")
    flag(p, "V8").turn(0).play("move", "units", "unit character", "to V8", "done")
    assert p.asked[0] == 1


@pytest.mark.rule("scythe.invaders.traps-on-lakes")
def test_a_trap_may_lie_on_a_lake() -> None:
    p = setting("W7", SUITON).play("unit character", "to L5", "done", "trap power")
    assert traps(p) == {"power": "L5*"}


@pytest.mark.rule("scythe.invaders.tokens-in-regions")
def test_no_trap_after_a_defeat() -> None:
    p = setting().mech(1, 1, "V8").abilities(1).play("unit character", "to V8", "done")
    p.commit(0, 0).commit(1, 5)
    assert (p.where(0, 0), p.asked[0], traps(p)) == ("home", 1, {})


# --- stepping in


def victim(name: str, place: str = "T6", *, ask: bool = False) -> Position:
    """A trap lies there; Saxony (seat 1) with a mech in W7 and a full hand is about to move."""
    p = trap(invasion("togawa industrial", "saxony mechanical", ask=ask), name, place)
    p.character(1, "W7").mech(1, 1, "W7").abilities(1).workers(1, "W7", "W7").hand(1, 2, 2, 3, 5)
    return p.turn(1).play("move", "units")


@pytest.mark.rule("scythe.invaders.trap-losses")
@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("popularity", (3, 5, 5, 4)),
        ("power", (5, 2, 5, 4)),
        ("coins", (5, 5, 1, 4)),
        ("combat_cards", (5, 5, 5, 2)),
    ],
)
def test_what_each_trap_costs(name: str, left: tuple[int, ...]) -> None:
    p = victim(name).play("unit character", "to T6")
    q = p.player(1)
    assert (q.popularity, q.power, q.coins, len(p.held(1))) == left
    assert [p.player(0).popularity, p.player(0).power, p.player(0).coins] == [5, 5, 5]


@pytest.mark.rule("scythe.invaders.trap-losses")
@pytest.mark.parametrize("name", ["popularity", "power", "coins", "combat_cards"])
def test_nobody_loses_more_than_there_is(name: str) -> None:
    p = victim(name).hand(1, 4).set(1, popularity=1, power=1, coins=1).play("unit character", "to T6")
    q = p.player(1)
    left = {"popularity": q.popularity, "power": q.power, "coins": q.coins, "combat_cards": len(p.held(1))}
    assert left == {**dict.fromkeys(left, 1), name: 0}


@pytest.mark.rule("scythe.invaders.trap-random-cards")
def test_luck_takes_the_cards_and_discards_them() -> None:
    p = victim("combat_cards", ask=True).play("unit character", "to T6")
    d = p.game.decision(p.s)
    assert d is not None
    weights = {o.text: w for o, w in zip(d.options, d.weights, strict=True)}
    assert weights == {"card 0": 2, "card 1": 1, "card 3": 1}
    p.play("card 0", "card 3")
    assert p.held(1) == [2, 3]
    assert p.s.deck.discard == [0, 3]


@pytest.mark.rule("scythe.invaders.trap-trigger")
def test_workers_set_it_off_and_own_units_do_not() -> None:
    p = victim("coins").play("worker W7", "to T6")
    assert (p.player(1).coins, traps(p)) == (1, {"coins": "T6"})
    p = trap(setting(), "coins", "T6").play("unit character", "to T6", "done")
    assert (p.player(0).coins, traps(p)) == (5, {"coins": "T6*"})


@pytest.mark.rule("scythe.invaders.trap-disarmed")
def test_a_disarmed_trap_does_nothing_while_others_are_armed() -> None:
    p = trap(victim("combat_cards", "M1"), "popularity", "T6", armed=False).play("worker W7", "to T6")
    assert (p.player(1).popularity, traps(p)) == (5, {"popularity": "T6", "combat_cards": "M1*"})


@pytest.mark.rule("scythe.invaders.trap-disarmed")
def test_it_goes_off_once_for_a_mech_with_workers_and_not_again() -> None:
    p = victim("coins").set(1, coins=12).play("unit mech1", "to T6", "load worker 2")
    assert (p.player(1).coins, traps(p)) == (8, {"coins": "T6"})
    p.play("unit character", "to T6")
    assert p.player(1).coins == 8


@pytest.mark.rule("scythe.invaders.trap-stops")
def test_who_steps_in_goes_no_further() -> None:
    p = victim("coins").abilities(1, SPEED)
    p.play("unit character", "to T6")
    assert (p.where(1, 0), p.asked) == ("T6", (1, "WhichUnit"))
    p.play("unit mech1", "to T6", "load worker 0")
    assert p.asked == (1, "Destination"), "the trap is disarmed: nothing stops the next one"


@pytest.mark.rule("scythe.invaders.trap-before-combat")
def test_the_trap_comes_before_the_combat() -> None:
    p = victim("power").mech(0, 1, "T6").abilities(0).play("unit character", "to T6")
    assert p.player(1).power == 2
    p.play("done")
    assert [o for o in p.options_of(1) if o.startswith("dial")] == ["dial 0", "dial 1", "dial 2"]


@pytest.mark.rule("scythe.invaders.trap-before-combat")
def test_the_trap_comes_before_the_encounter() -> None:
    p = victim("popularity", "M7").encounters("M7").encounter(1).set(1, popularity=2)
    p.play("unit character", "to M7")
    assert (p.player(1).popularity, p.asked[1]) == (0, "WhichUnit")
    p.play("done")
    assert p.asked == (1, "Encounter")


@pytest.mark.rule("scythe.invaders.ruling-trap-movements")
def test_a_retreat_sets_off_nothing() -> None:
    """A beaten Nordic mech retreats to a lake with a trap."""
    p = trap(invasion("togawa industrial", "nordic mechanical"), "power", "L5")
    p.mech(1, 2, "T6").mech(0, 1, "W7").abilities(0).turn(0)
    p.play("move", "units", "unit mech1", "to T6", "done").commit(0, 5).commit(1, 0)
    p.play("to L5")
    assert (p.where(1, 2), p.player(1).power, traps(p)) == ("L5", 5, {"power": "L5*"})


@pytest.mark.rule("scythe.invaders.ruling-trap-movements")
def test_a_movement_by_a_card_sets_it_off() -> None:
    """For 2 coins encounter 42 lets units leave for an empty region: here the one with the trap."""
    p = victim("power", "F7").encounters("V8").encounter(42).set(1, coins=5)
    p.play("unit character", "to V8", "done", "pick 1", "at F7")
    assert p.player(1).power == 5
    p.play("unit character")
    assert (p.where(1, 0), p.player(1).power, traps(p)) == ("F7", 2, {"power": "F7"})


@pytest.mark.rule("scythe.invaders.ruling-open-traps")
def test_everybody_sees_which_traps_lie_where() -> None:
    p = trap(trap(victim("coins"), "power", "M1", armed=False), "popularity", "L2")
    seen = {"popularity": "L2*", "power": "M1", "coins": "T6*"}
    assert traps(p) == seen
    for viewer in (0, 1, -2):
        assert p.game.view(p.s, viewer).parts == p.view(0).parts
    p.s = p.game.resample(p.view(1), Rng(1))  # type: ignore[assignment]
    assert traps(p) == seen


# --- the end


@pytest.mark.rule("scythe.invaders.trap-control", "scythe.invaders.ruling-trap-end-only")
def test_armed_traps_hold_their_regions_and_resources() -> None:
    p = trap(trap(setting(), "coins", "M1"), "power", "L2").goods("M1", oil=2, wood=2).tile("on_tunnels")
    assert (p.counts(0)["regions"], p.counts(0)["resources"]) == (3, 4)
    trap(p, "popularity", "F1", armed=False)
    assert p.counts(0)["regions"] == 3
    assert p.score(0)["regions"] == 3 * 2


@pytest.mark.rule("scythe.invaders.ruling-trap-end-only")
def test_a_trap_pays_for_nothing_during_the_game() -> None:
    p = trap(setting(), "coins", "M1").goods("M1", oil=9, metal=9, wood=9, food=9)
    p.play("unit character", "to V8", "done", "no")
    assert p.asked[0] == 1, "no bottom action is offered"


@pytest.mark.rule("scythe.invaders.trap-control-empty")
@pytest.mark.parametrize("there", ["worker", "mech", "structure", "own structure"])
def test_units_and_structures_of_anybody_count_more_than_a_trap(there: str) -> None:
    p = trap(setting(), "coins", "M1")
    match there:
        case "worker":
            p.workers(1, "M1")
        case "mech":
            p.mech(1, 1, "M1")
        case "structure":
            p.structure(1, "mill", "M1")
        case _:
            p.structure(0, "mill", "M1")
    own = there == "own structure"
    assert p.counts(0)["regions"] == 1 + own, "the structure controls it, not the trap"
    assert p.counts(1)["regions"] == 1 - own


def test_the_log_and_the_board_tell_of_traps() -> None:
    p = setting()
    p.s.journal = []
    p.play("unit character", "to V8", "done", "trap coins")
    p.character(0, "home").character(1, "W7").abilities(1).turn(1)
    p.play("move", "units", "unit character", "to V8", "done")
    told = [event for event in p.s.journal if isinstance(event, TrapSet | TrapSprung)]
    assert told == [TrapSet(0, p.place("V8"), 2), TrapSprung(1, p.place("V8"), 2)]
    speech = p.game.box.speech()
    for lang, lines, token, left in (
        (
            "en",
            [
                "Togawa Shogunate sets a trap in V8 (village) (4 coins).",
                "Saxony Empire steps into a trap in V8 (village) (4 coins).",
            ],
            "disarmed trap (4 coins)",
            ("Traps in supply", "2 popularity, 3 power, 2 combat cards"),
        ),
        (
            "de",
            [
                "Das Togawa-Shogunat legt in V8 (Dorf) eine Falle (4 Münzen).",
                "Das Sächsische Reich gerät in V8 (Dorf) in eine Falle (4 Münzen).",
            ],
            "entschärfte Falle (4 Münzen)",
            ("Fallen im Vorrat", "2 Ansehen, 3 Stärke, 2 Kampfkarten"),
        ),
    ):
        with language(lang):
            assert [speech.event(event, p.game.rules) for event in told] == lines
            panels = {panel.key: panel for panel in speech.panels(p.view(1), p.game.rules)}
        assert left in panels["player-0"].rows
        assert left not in panels["player-1"].rows
        assert next(row for row in panels["board"].rows if row[0] == "V8")[-1] == token
