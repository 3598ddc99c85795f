"""What an Automa gains, and what its neighbours may take."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from spielwerk.games.scythe.options import BOTTOMS, TOPS


@pytest.mark.rule("scythe.automa-gain.every-symbol")
def test_every_symbol_of_the_second_row() -> None:
    """Card 14, scheme I: a worker and a combat card."""
    p = Solo("polania automa").draw(14).luck("card 2")
    assert p.where_workers() == ["home"]
    assert p.held(AUTOMA) == [4]


@pytest.mark.rule("scythe.automa-gain.faction-bracket", "scythe.automa-gain.faction-bracket-example")
@pytest.mark.parametrize(("faction", "mechs"), [("rusviet", 2), ("polania", 1)])
def test_a_gain_in_brackets_is_for_its_faction(faction: str, mechs: int) -> None:
    """Card 8, scheme I: (Rusviet: mech or character), mech or character."""
    p = Solo(f"{faction} automa", human="saxony mechanical").draw(8)
    assert p.player(AUTOMA).mechs == mechs
    assert p.verdicts("gain") == (["done", "done"] if mechs == 2 else ["other-faction", "done"])


@pytest.mark.rule("scythe.automa-gain.worker")
def test_a_worker_goes_to_the_home_base_if_one_is_left() -> None:
    p = Solo("polania automa").workers(AUTOMA, *["W2"] * 7).character(AUTOMA, "mat").draw(19)
    assert p.workers_at(AUTOMA, "home") == 1
    p.draw(19)
    assert p.verdicts("gain") == ["none-left"]
    assert p.player(AUTOMA).workers == 8


@pytest.mark.rule("scythe.automa-gain.character-first", "scythe.automa-gain.mech")
def test_the_character_comes_before_any_mech() -> None:
    """Card 16, scheme I, three times with the character on the mat, then with all mechs out."""
    p = Solo("polania automa").character(AUTOMA, "mat").draw(16)
    assert (p.where(AUTOMA, 0), p.player(AUTOMA).mechs) == ("home", 0)
    for n in range(1, 5):
        p.character(AUTOMA, "home").draw(16)
        assert p.player(AUTOMA).mechs == n
        assert p.where(AUTOMA, n) == "home"
    p.draw(16)
    assert p.verdicts("gain") == ["none-left"]


@pytest.mark.rule("scythe.automa-gain.every-symbol", "scythe.automa-gain.power")
def test_what_stands_behind_the_symbol_that_ends_the_game_is_not_gained() -> None:
    """Card 3, scheme II: 2 power bring the sixth star, so no worker comes."""
    five = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}
    p = Solo("polania automa").second_scheme().stars(AUTOMA, **five).set(AUTOMA, power=15).draw(3)
    assert (p.s.over, p.player(AUTOMA).power, p.where_workers()) == (True, 16, [])


@pytest.mark.rule("scythe.automa-gain.money", "scythe.automa-gain.power")
def test_coins_and_power_as_many_as_printed() -> None:
    """Card 17, scheme I: 2 coins.  Card 12: 4 power.  Card 15: 3 power and a coin."""
    p = Solo("polania automa").set(AUTOMA, coins=5, power=1).draw(17)
    assert (p.player(AUTOMA).coins, p.player(AUTOMA).power) == (7, 1)
    p.draw(12)
    assert (p.player(AUTOMA).coins, p.player(AUTOMA).power) == (7, 5)
    p.draw(15)
    assert (p.player(AUTOMA).coins, p.player(AUTOMA).power) == (8, 8)


@pytest.mark.rule("scythe.automa-gain.combat-card")
def test_a_combat_card_is_drawn_face_down() -> None:
    p = Solo("polania automa").draw(4).luck("card 3")
    assert p.held(AUTOMA) == [5]
    view = p.game.view(p.s, HUMAN)
    assert view.hand_sizes[AUTOMA] == 1  # type: ignore[attr-defined]
    p.hand(AUTOMA, 2)
    assert p.game.view(p.s, HUMAN).hand_sizes == view.hand_sizes  # type: ignore[attr-defined]


@pytest.mark.rule("scythe.ruling.automa-power-cap", "scythe.automa-star.power")
def test_power_beyond_sixteen_is_lost_and_the_star_comes_once() -> None:
    p = Solo("polania automa").set(AUTOMA, power=14).draw(12)
    assert (p.player(AUTOMA).power, p.player(AUTOMA).star_count) == (16, 1)
    p.set(AUTOMA, power=14).draw(12)
    assert (p.player(AUTOMA).power, p.player(AUTOMA).star_count) == (16, 1)
    p.draw(12)
    assert p.verdicts("gain") == ["full"]


# --- recruit bonus


BONUSES = {1: ("power", 0), 15: ("coins", 1), 9: ("popularity", 2), 14: ("cards", 3)}
"""Card in scheme I, what it shows, and the bottom action whose recruit brings it."""


@pytest.mark.rule("scythe.automa-recruit.bonus", "scythe.automa-recruit.example-power")
@pytest.mark.parametrize("number", BONUSES)
@pytest.mark.parametrize("unlocked", [True, False])
def test_the_player_takes_the_bonus_if_the_recruit_for_it_is_unlocked(number: int, unlocked: bool) -> None:
    what, bottom = BONUSES[number]
    p = Solo("polania automa").character(AUTOMA, "mat")
    p.set(HUMAN, recruits=1 << bottom if unlocked else 15 & ~(1 << bottom), power=2, coins=3, popularity=4)
    p.draw(number)
    if number == 14:
        p.luck("card 0")
    if not unlocked:
        assert p.asked == (HUMAN, "ChooseSection")
        return
    assert p.asked == (HUMAN, "Gain")
    p.play(f"take {what} 1")
    if what == "cards":
        p.luck("card 1")
    found = {"power": p.player(HUMAN).power, "coins": p.player(HUMAN).coins}
    found |= {"popularity": p.player(HUMAN).popularity, "cards": len(p.held(HUMAN))}
    assert found == {"power": 2, "coins": 3, "popularity": 4, "cards": 0} | {what: found[what]}
    assert found[what] == {"power": 3, "coins": 4, "popularity": 5, "cards": 1}[what]


@pytest.mark.rule("scythe.automa-recruit.bonus")
def test_a_card_without_the_symbol_brings_nobody_a_bonus() -> None:
    """Card 10, scheme I has no recruit row; all recruits of the player stand open."""
    p = Solo("polania automa").character(AUTOMA, "mat").set(HUMAN, recruits=15, power=2, coins=3).draw(10)
    assert p.verdicts("recruit") == []
    assert p.asked == (HUMAN, "ChooseSection")


@pytest.mark.rule("scythe.automa-recruit.automa-none")
def test_the_automa_itself_gets_nothing_from_that_row() -> None:
    """Card 6, scheme II shows power for recruits; its own gains are 2 power and a mech."""
    p = Solo("polania automa").second_scheme().set(AUTOMA, power=1, coins=5).draw(6)
    assert (p.player(AUTOMA).power, p.player(AUTOMA).coins) == (3, 5)
    assert p.verdicts("recruit") == ["nobody"]


@pytest.mark.rule("scythe.ruling.automa-recruit-own-actions")
def test_own_bottom_actions_still_bring_the_players_own_bonus() -> None:
    """The recruit under Upgrade stands open: the player's own upgrade brings 1 power."""
    p = Solo("polania automa", human="rusviet industrial").workers(HUMAN, "V3").goods("V3", oil=3)
    p.set(HUMAN, recruits=1, power=2, coins=9)
    top = TOPS[p.s.rules.mats[HUMAN].bottom.index(BOTTOMS.index("upgrade"))]
    p.turn(HUMAN).play(top)
    while "upgrade" not in p.options:
        p.play("skip")
    p.play("upgrade", "decline")
    assert p.player(HUMAN).power == 3
