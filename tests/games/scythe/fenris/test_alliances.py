"""Alliances: proposing, swapping tokens, and breaking them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.pacts import MODULES, ally, pacts, proposals, table
from games.scythe.invasion import TRAPS, flag, trap
from games.scythe.positions import Position
from games.scythe.test_data import pack_with
from spielwerk.games.scythe import components
from spielwerk.kernel.schema import SetupError

COINS = {
    "nordic": 5,
    "albion": 5,
    "togawa": 5,
    "polania": 4,
    "saxony": 4,
    "rusviet": 2,
    "crimea": 2,
    "vesna": 3,
    "fenris": 6,
}


def coins(p: Position) -> list[int]:
    return [p.player(seat).coins for seat in p.game.seats]


# --- proposing


@pytest.mark.rule("fenris.alliances.token-own")
def test_everybody_begins_with_the_own_token() -> None:
    p = table()
    assert (pacts(p).holds, pacts(p).broken) == ((0, 1, 2), 0)
    rows = p.game.box.speech().panels(p.view(0), p.game.rules)
    assert [row[1] for panel in rows for row in panel.rows if row[0] == "Alliance token"] == ["own"] * 3


@pytest.mark.rule("fenris.alliances.propose")
def test_an_alliance_can_be_proposed_before_between_and_after_the_actions() -> None:
    p = table().workers(0, "V3").goods("V3", oil=9, metal=9, wood=9, food=9).turn(0)
    assert (p.asked, proposals(p)) == ((0, "ChooseSection"), ["ally 1", "ally 2"])
    p.play("trade", "take popularity 1")
    assert (p.asked, proposals(p)) == ((0, "Bottom"), ["ally 1", "ally 2"])
    p.play("skip")
    assert (p.asked, proposals(p)) == ((0, "EndTurn"), ["ally 1", "ally 2"])
    p.play("end")
    assert (p.asked[0], proposals(p)) == (2, ["ally 0", "ally 1"]), "in the own turn only"


@pytest.mark.rule("fenris.alliances.accept-swap", "fenris.alliances.coins")
def test_who_agrees_swaps_tokens_and_both_gain_the_coins_on_them() -> None:
    p = table().turn(0).play("ally 1")
    assert (p.asked, p.options) == ((1, "Answer"), ["yes", "no"])
    p.play("yes")
    assert (pacts(p).holds, p.asked) == ((1, 0, 2), (0, "ChooseSection")), "the turn goes on"
    assert coins(p)[:2] == [10, 7], "Rusviet gains 5 for the Nordic token, the other one 2"


@pytest.mark.rule("fenris.alliances.refuse", "fenris.ruling.alliance-proposals")
def test_who_declines_changes_nothing_and_is_not_asked_again_in_this_turn() -> None:
    p = table().turn(0).play("ally 1", "no")
    assert (pacts(p).holds, coins(p)) == ((0, 1, 2), [5, 5, 5])
    assert (p.asked, proposals(p)) == ((0, "ChooseSection"), ["ally 2"])
    p.play("move", "skip")
    assert (p.asked, proposals(p)) == ((0, "EndTurn"), ["ally 2"])
    p.play("ally 2", "no")
    assert p.asked[0] == 2, "nobody is left to ask, and the turn is over"
    assert proposals(p) == ["ally 0", "ally 1"]
    p.set(0, section=-1).turn(0)
    assert proposals(p) == ["ally 1", "ally 2"], "but in the next one"
    p.play("ally 2", "no")
    assert proposals(p) == ["ally 1"], "what was refused before does not count"


@pytest.mark.rule("fenris.alliances.one-alliance")
def test_there_is_one_alliance_for_each_player_even_after_it_was_broken() -> None:
    for broken in ((), (0,), (0, 1)):
        p = ally(table("rusviet", "nordic", "crimea", "saxony"), 0, 1, broken_by=broken).turn(0)
        assert proposals(p) == []
        assert proposals(p.turn(2)) == ["ally 3"], "neither of the two has the own token"


@pytest.mark.rule("fenris.alliances.coin-values", "fenris.ruling.alliance-values")
def test_the_coins_on_the_tokens() -> None:
    data = components.Components().alliances()
    assert {token.id: token.coins for token in data.tokens} == COINS
    assert {token.source for token in data.tokens} == {"stand-in"}


@pytest.mark.rule("fenris.alliances.coin-values", "fenris.alliances.coins")
@pytest.mark.parametrize("faction", ["nordic", "rusviet", "crimea", "polania", "saxony", "albion", "togawa"])
def test_each_token_brings_its_coins(faction: str) -> None:
    other = "nordic" if faction != "nordic" else "rusviet"
    p = table(f"{other} mechanical", f"{faction} patriotic", modules=("invaders",)).turn(0)
    p.play("ally 1", "yes")
    assert coins(p) == [5 + COINS[faction], 5 + COINS[other]]


@pytest.mark.rule("fenris.alliances.vesna-fenris-tokens")
def test_two_more_factions_have_tokens() -> None:
    tokens = [token.id for token in components.Components().alliances().tokens]
    of_the_box = {faction.id for faction in components.faction_file().factions}
    assert sorted({*tokens} - of_the_box) == ["fenris", "vesna"]


@pytest.mark.rule("fenris.alliances.odd-player", "fenris.alliances.odd-example")
def test_the_third_player_gains_five_coins_at_once() -> None:
    p = table().turn(0).play("ally 1", "yes")
    assert coins(p) == [10, 7, 10]


@pytest.mark.rule("fenris.alliances.odd-player", "fenris.ruling.alliance-odd-timing")
def test_the_last_of_five_gains_them_when_two_alliances_stand() -> None:
    p = table("rusviet", "nordic", "crimea", "saxony", "polania").turn(0).play("ally 1", "yes")
    assert coins(p)[2:] == [5, 5, 5], "three are left"
    p.turn(2).play("ally 3", "yes")
    assert coins(p)[2:] == [9, 7, 10]


@pytest.mark.rule("fenris.ruling.alliance-odd-timing")
@pytest.mark.parametrize("seats", [("rusviet", "nordic"), ("rusviet", "nordic", "crimea", "saxony")])
def test_with_an_even_number_nobody_is_left_out(seats: tuple[str, ...]) -> None:
    p = table(*seats).turn(0).play("ally 1", "yes")
    assert coins(p) == [10, 7, 5, 5][: len(seats)]


# --- how they are broken


def two(broken_by: tuple[int, ...] = ()) -> Position:
    """Rusviet and Saxony are allies; a mech of each stands next to that of the other."""
    p = table("rusviet mechanical", "saxony industrial", "nordic patriotic")
    p.mech(0, 1, "T5").mech(1, 1, "T6").workers(0, "V3").workers(1, "M6")
    return ally(p, 0, 1, broken_by=broken_by)


@pytest.mark.rule("fenris.alliances.break", "fenris.alliances.break-victim")
def test_an_attack_turns_over_the_token_of_the_attacker_alone() -> None:
    p = two().turn(0).play("move", "units", "unit mech1", "to T6")
    assert pacts(p).broken == 0, "not before the combat begins"
    p.play("done")
    assert (pacts(p).broken, pacts(p).holds) == (0b01, (1, 0, 2))
    p.play("dial 5", seat=0).play("dial 1", seat=1)
    assert pacts(p).broken == 0b01, "the victim keeps a token that is face up"


@pytest.mark.rule("fenris.alliances.break", "fenris.alliances.ability")
def test_the_ability_is_lost_at_once_and_stays_with_the_victim() -> None:
    p = two().stars(0, combat=2).stars(1, combat=2)
    p.turn(0).play("move", "units", "unit mech1", "to T6", "done")
    p.play("dial 5", seat=0).play("dial 1", seat=1)
    row = p.s.rules.star_rows["combat"]
    assert p.player(0).stars[row] == 2, "Dominate of the ally is lost with the attack"
    q = two(broken_by=(0,)).set(1, section=0).workers(1, "M6").turn(1)
    assert "move" in q.options, "the victim still has Relentless"


@pytest.mark.rule("fenris.alliances.break")
def test_an_attack_on_anybody_else_breaks_nothing() -> None:
    p = table("rusviet mechanical", "saxony industrial", "nordic patriotic")
    p.mech(0, 1, "T5").mech(2, 1, "T6").workers(0, "V3")
    ally(p, 0, 1).turn(0).play("move", "units", "unit mech1", "to T6", "done")
    assert pacts(p).broken == 0


@pytest.mark.rule("fenris.alliances.break")
def test_a_victim_that_attacks_in_turn_breaks_it_too() -> None:
    p = two(broken_by=(0,)).turn(1).play("move", "units", "unit mech1", "to T5", "done")
    assert pacts(p).broken == 0b11


@pytest.mark.rule("fenris.alliances.break")
def test_what_is_broken_breaks_no_more() -> None:
    p = two(broken_by=(0,))
    p.s.journal = []
    p.turn(0).play("move", "units", "unit mech1", "to T6", "done")
    assert "AllianceBroken" not in [type(event).__name__ for event in p.s.journal]


@pytest.mark.rule("fenris.alliances.break-by-displacing", "fenris.ruling.alliance-attack")
def test_displacing_workers_breaks_it_as_well() -> None:
    for victim, broken in ((1, 0b01), (2, 0)):
        p = table("rusviet mechanical", "saxony industrial", "nordic patriotic").mech(0, 1, "T5")
        ally(p.workers(victim, "T6"), 0, 1).turn(0).play("move", "units", "unit mech1", "to T6", "done")
        assert p.workers_at(victim, "home") == 1
        assert pacts(p).broken == broken


@pytest.mark.rule("fenris.alliances.break-penalty")
def test_a_broken_alliance_costs_ten_coins_at_the_end() -> None:
    kept, broken = two(), two(broken_by=(0,))
    assert [kept.score(seat)["alliance"] for seat in (0, 1, 2)] == [0, 0, 0]
    assert [broken.score(seat)["alliance"] for seat in (0, 1, 2)] == [-10, 0, 0]
    totals = [sum(p.score(0).values()) for p in (kept, broken)]
    assert totals[0] - totals[1] == 10


# --- the rest


@pytest.mark.rule("fenris.alliances.ability")
@pytest.mark.parametrize(("owner", "asks"), [("albion", "PlaceFlag"), ("togawa", "SetTrap")])
@pytest.mark.parametrize("left", [True, False])
def test_tokens_come_from_the_supply_of_the_ally(owner: str, asks: str, left: bool) -> None:
    """With all four flags or traps on the board nothing is left to place."""
    p = table("saxony mechanical", f"{owner} industrial", modules=("invaders",))
    ally(p, 0, 1).character(0, "M6")
    places = ("W7", "W5", "W6") if left else ("W7", "W5", "W6", "V7")
    for name, place in zip(TRAPS, places, strict=False):
        if owner == "albion":
            flag(p, place)
        else:
            trap(p, name, place)
    p.turn(0).play("move", "units", "unit character", "to V6")
    assert (p.asked == (0, asks)) == left


@pytest.mark.rule("fenris.compat.free-mix")
@pytest.mark.parametrize("other", ["war-track", "peace-track", "tiles", "rivals", "invaders"])
def test_they_go_with_every_other_module(other: str) -> None:
    game = spielwerk.game("scythe", seats=3, modules=["alliances", other], spoilers=["fenris-all"])
    assert game.decision(game.new(1)) is not None


def test_without_its_key_there_is_no_such_module() -> None:
    with pytest.raises(
        SetupError,
        match=r"modules\[0\]: there is no module 'alliances'; choose invaders \| airships \| end-tiles$",
    ):
        spielwerk.game("scythe", seats=2, modules=["alliances"])


def test_a_proposal_and_its_question_tell_what_it_offers() -> None:
    p = table().turn(0)
    speech = p.game.box.speech()
    d = p.game.decision(p.s)
    assert d is not None
    told = [speech.option(o, d, p.game.rules) for o in d.options if o.verb == "ally"]
    assert told[0] == "Propose an alliance: Nordic Kingdoms (5 coins, Swim)"
    p.play("ally 1")
    d = p.game.decision(p.s)
    assert d is not None
    assert "Proposal: Rusviet Union. You get 2 coins and “Relentless”." in speech.prompt(d, p.game.rules)


def test_the_log_tells_of_it() -> None:
    p = table()
    p.s.journal = []
    p.turn(0).play("ally 2", "no", "ally 1", "yes")
    assert [type(event).__name__ for event in p.s.journal if "Gained" not in type(event).__name__] == [
        "TurnBegan",
        "AllianceProposed",
        "AllianceRefused",
        "AllianceProposed",
        "AllianceMade",
        "LeftAlone",
    ]


def test_a_data_pack_changes_the_coins_without_code(tmp_path: Path) -> None:
    nordic = 'id = "nordic"\ncoins = 5\nsource = "stand-in"'
    pack = pack_with(tmp_path, "alliances", nordic, 'id = "nordic"\ncoins = 9')
    seats = [{"faction": "rusviet"}, {"faction": "nordic"}]
    game = spielwerk.game("scythe", seats=seats, pack=pack, **MODULES)
    s: Any = game.new(1)
    before = [p.coins for p in s.players]
    game.apply(s, f"ally {1 - s.active}")
    game.apply(s, "yes")
    assert [p.coins - n for p, n in zip(s.players, before, strict=True)] == [9, 2]
