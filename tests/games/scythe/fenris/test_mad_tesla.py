"""Mad Tesla's set-up and his turn."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from games.scythe.fenris.wild import MODULE, Wild
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import controlled
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.state import FIRST_WORKER
from spielwerk.kernel.schema import SetupError

LAKES_AND_LAND = ["L3", "M4", "L5", "T5", "L4", "W3"]
"""The neighbours of the Factory in the order of the die."""


@pytest.mark.rule("fenris.madtesla.start", "fenris.madtesla.health-16", "fenris.madtesla.npc")
def test_he_starts_on_the_factory_with_16_health_and_nobody_plays_him() -> None:
    p = Wild()
    assert (p.at, p.health) == ("FACTORY", 16)
    assert p.me == p.s.rules.seats
    assert not p.s.rules.chooses[p.me]
    assert list(p.game.seats) == [0, 1]


@pytest.mark.rule("fenris.madtesla.discard-two")
def test_two_cards_are_discarded_at_the_start() -> None:
    game = spielwerk.game("scythe", seats=3, deal=1, **MODULE)
    plain = spielwerk.game("scythe", seats=3, deal=1)
    with_him, without = game.new(4), plain.new(4)
    assert len(with_him.deck.discard) == 2  # type: ignore[attr-defined]
    assert len(with_him.deck) == len(without.deck) - 2  # type: ignore[attr-defined]


@pytest.mark.rule("fenris.ruling.madtesla-short-discard")
def test_after_a_reshuffle_two_cards_are_discarded_again() -> None:
    p = Wild().deck(discards=(2, 2, 3, 4, 5)).set(0, coins=9).turn(0)
    p.play("bolster", "take cards 1", "card 0")
    assert p.asked == (-1, "DiscardTop")
    p.play("card 3", "card 2")
    assert p.s.deck.discard == [3, 2]


@pytest.mark.rule("fenris.ruling.madtesla-short-discard")
def test_after_a_reshuffle_there_may_be_too_few_cards() -> None:
    p = Wild().deck(discards=(2,)).set(0, coins=9).turn(0).play("bolster", "take cards 1", "card 0")
    assert p.s.deck.discard == []
    assert p.asked[1] != "DiscardTop"


@pytest.mark.rule("fenris.madtesla.acts-last")
def test_he_acts_between_the_last_and_the_first_player() -> None:
    p = Wild("crimea mechanical", "saxony industrial", "nordic patriotic")
    assert p.s.round[-1] == p.me
    assert sorted(p.s.round[:-1]) == [0, 1, 2]
    p.turn(p.s.round[-2]).play("move", "skip")
    assert p.asked == (-1, "Wander")
    p.roll(2, 1)
    assert p.asked == (p.s.round[0], "ChooseSection")


@pytest.mark.rule("fenris.madtesla.tile-orientation", "fenris.madtesla.roll-blue", "fenris.madtesla.lakes")
@pytest.mark.parametrize(("face", "place"), [*enumerate(LAKES_AND_LAND, 1)])
def test_the_die_sends_him_one_territory_in_its_direction(face: int, place: str) -> None:
    """Clockwise from the north-east; lakes are as good as land."""
    p = Wild().his_turn().roll(face)
    assert p.at == place


@pytest.mark.rule("fenris.ruling.die-directions")
def test_the_directions_are_those_of_the_data() -> None:
    names = list(Wild().s.rules.data.power_file().directions)
    assert names == ["north-east", "east", "south-east", "south-west", "west", "north-west"]


@pytest.mark.rule("fenris.madtesla.rivers-lakes")
def test_rivers_do_not_stop_him() -> None:
    """Between M4 and T4 there is a river."""
    p = Wild().tesla("M4").his_turn().roll(2)
    assert p.at == "T4"


@pytest.mark.rule("fenris.madtesla.rivers-lakes", "fenris.ruling.madtesla-home-bases")
def test_no_home_base_is_in_his_reach() -> None:
    p = Wild()
    found = [mask for masks in p.s.rules.fighter_reach[p.me] for mask in masks]
    assert any(mask & p.s.rules.board.lakes for mask in found)
    assert not any(mask & ~p.s.rules.regions for mask in found)


@pytest.mark.rule("fenris.madtesla.second-move", "fenris.madtesla.no-third")
def test_without_a_combat_he_moves_twice_and_never_again() -> None:
    p = Wild().his_turn().roll(2)
    assert (p.at, p.asked) == ("M4", (-1, "Wander"))
    p.roll(1)
    assert (p.at, p.asked[1]) == ("W4", "ChooseSection")


@pytest.mark.rule("fenris.madtesla.second-move")
def test_a_combat_ends_his_turn() -> None:
    p = Wild().mech(0, 1, "M4").his_turn().roll(2)
    assert p.asked == (0, "Dial")
    p.strike(7, die=1)
    assert p.asked[1] == "ChooseSection", "he does not move again"


@pytest.mark.rule("fenris.madtesla.drives-off-workers", "fenris.ruling.madtesla-second-roll")
def test_he_drives_off_workers_and_goes_on() -> None:
    p = Wild().workers(0, "M4", "M4").goods("M4", oil=2).his_turn().roll(2)
    assert (p.workers_at(0, "M4"), p.workers_at(0, "home"), p.tokens("M4")) == (0, 2, {"oil": 2})
    assert p.asked == (-1, "Wander")


@pytest.mark.rule("fenris.madtesla.drives-off-workers")
@pytest.mark.parametrize("seat", [0, 1])
def test_workers_that_he_drives_off_do_not_count_for_the_active_player(seat: int) -> None:
    """Neither the player's own nor those of others fulfil the sixth objective."""
    p = Wild(ask_forced=True).set(0, power=16).objectives(0, 6).tesla("M4").mech(0, 1, "W4")
    p.workers(seat, "FACTORY").abilities(0).attack("M4").strike(7, die=1)
    assert (p.at, p.workers_at(seat, "FACTORY"), p.player(0).power) == ("FACTORY", 0, 9)
    assert (p.asked, p.options) == ((0, "EndTurn"), ["end"])


@pytest.mark.rule("fenris.madtesla.leaves-board", "fenris.ruling.madtesla-home-bases")
@pytest.mark.parametrize(("place", "face"), [("M5", 2), ("M1", 6), ("V3", 2), ("F1", 1)])
def test_instead_of_leaving_the_board_he_returns_to_the_factory(place: str, face: int) -> None:
    """Home bases are off the board: that of the Rusviet Union is east of V3."""
    p = Wild().tesla(place).his_turn().roll(face)
    assert (p.at, p.asked) == ("FACTORY", (-1, "Wander"))


@pytest.mark.rule("fenris.madtesla.leaves-board", "fenris.ruling.madtesla-attacker")
def test_his_return_starts_a_combat_in_which_he_attacks() -> None:
    p = Wild().tesla("M5").mech(0, 1, "FACTORY").his_turn().roll(2)
    assert p.asked == (0, "Dial")
    assert p.player(0).popularity == 6
    p.strike(6, die=1)  # 6 to 6: the attacker wins the tie
    assert p.where(0, 1) == "home"


@pytest.mark.rule("fenris.madtesla.no-tunnels")
def test_tunnels_are_nothing_to_him() -> None:
    """T3 is a tunnel: its six neighbours are all he reaches from there."""
    found = set()
    for face in range(1, 7):
        found.add(Wild().tesla("T3").his_turn().roll(face).at)
    assert found == {"V1", "W1", "M2", "L3", "W3", "L2"}


@pytest.mark.rule("fenris.madtesla.no-tokens")
def test_he_leaves_encounters_and_traps_alone() -> None:
    p = Wild("togawa innovative", "saxony industrial", modules=["invaders", "mad-tesla"])
    tokens = p.s.part(Tokens)
    tokens.traps, tokens.armed = (p.place("M4"), *tokens.traps[1:]), 1
    p.encounters("M4").his_turn().roll(2)
    assert p.at == "M4"
    assert (tokens.armed, p.s.encounters) == (1, BIT[p.place("M4")])
    assert p.asked == (-1, "Wander"), "nothing stops him"


@pytest.mark.rule("fenris.madtesla.controls")
def test_he_controls_territories() -> None:
    p = Wild().structure(0, "mill", "M4").his_turn().roll(2)
    assert controlled(p.s, p.me) == BIT[p.place("M4")]
    assert not controlled(p.s, 0) & BIT[p.place("M4")]


@pytest.mark.rule("fenris.madtesla.combat-unit")
def test_workers_cannot_enter_where_he_is_and_fighters_stop_there() -> None:
    """M8 and V9 are next to F6."""
    p = Wild().tesla("M8").workers(0, "F6").turn(0).play("move", "units")
    assert p.play("worker F6").where(0, FIRST_WORKER) == "V9", "the only way that is left"
    q = Wild().tesla("V9").workers(0, "F6").mech(0, 4, "F6").turn(0)
    q.play("move", "units", "unit mech4", "to V9", "load worker 0")
    assert q.asked[1] == "WhichUnit", "Speed does not carry it further"


@pytest.mark.rule("fenris.madtesla.mutual-combat")
def test_a_player_attacks_him_and_he_attacks_a_player() -> None:
    p = Wild().mech(0, 1, "T5").attack()
    assert p.asked == (0, "Dial")
    q = Wild().mech(1, 1, "T5").his_turn().roll(4)
    assert q.asked == (1, "Dial")


@pytest.mark.parametrize("keys", [[], ["fenris-8a"]])
def test_without_its_key_the_module_does_not_exist(keys: list[str]) -> None:
    with pytest.raises(SetupError) as caught:
        spielwerk.game("scythe", seats=2, modules=["mad-tesla"], spoilers=keys)
    assert "tesla" not in str(caught.value).replace("'mad-tesla'", "").lower()
    with pytest.raises(SetupError):
        spielwerk.game("scythe", seats=2, tesla_ends=False, spoilers=keys)


def test_its_turn_is_explained_with_rules() -> None:
    p = Wild().mech(0, 1, "M4").his_turn()
    p.s.journal = []
    p.roll(2).strike(7, die=1)
    (why,) = p.game.box.speech().why(p.s.journal, p.s.rules)
    assert why.seat == p.me
    assert "Mad Tesla attacks Crimean Khanate" in why.short
    rules = [step.rule for step in why.steps]
    assert rules[0] == "fenris.madtesla.roll-blue"
    assert {"fenris.madtesla.mutual-combat", "fenris.madtesla.orange-die"} <= set(rules)
    assert p.game.box.speech().why([], p.s.rules) == []


def test_his_health_is_on_his_panel() -> None:
    p = Wild().with_health(13)
    panel = next(
        panel for panel in p.game.box.speech().panels(p.view(0), p.s.rules) if panel.title == "Mad Tesla"
    )
    assert ("Health", "13 of 16") in panel.rows


def test_a_data_pack_changes_his_numbers_and_directions(tmp_path: Path) -> None:
    own = Path(spielwerk.__file__).parent / "games/scythe/data/powers.toml"
    changed = own.read_text(encoding="utf-8").replace("health = 16", "health = 9")
    changed = changed.replace('"north-east", "east"', '"east", "north-east"')
    (tmp_path / "powers.toml").write_text(changed, encoding="utf-8")
    p = Wild(pack=tmp_path)
    assert (p.health, p.his_turn().roll(1).at) == (9, "M4")


@pytest.mark.rule("fenris.madtesla.base-power")
def test_with_a_data_pack_the_die_may_be_all_he_has(tmp_path: Path) -> None:
    own = Path(spielwerk.__file__).parent / "games/scythe/data/powers.toml"
    changed = own.read_text(encoding="utf-8").replace("cards = 2", "cards = 0")
    (tmp_path / "powers.toml").write_text(changed, encoding="utf-8")
    p = Wild(pack=tmp_path).mech(0, 1, "T5").attack().strike(4, die=3).play("to W3")
    assert p.health == 15, "4 against 3"
