"""Automas and the two further factions: their symbols on the cards, and traps that are set for them."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from spielwerk.games.scythe import components
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.state import replaced

WITH = {"modules": ["invaders"]}


@pytest.mark.parametrize(
    ("faction", "number", "second", "mechs", "workers"),
    [
        ("togawa", 5, False, 1, 1),
        ("albion", 5, False, 0, 1),
        ("albion", 18, False, 0, 2),
        ("albion", 18, True, 1, 1),
        ("togawa", 18, True, 0, 1),
    ],
)
def test_gains_of_the_later_print(faction: str, number: int, second: bool, mechs: int, workers: int) -> None:
    """Card 5: (Togawa: mech), worker, coin.  Card 18: (Albion: worker) or (Albion: mech), then a worker."""
    p = Solo(f"{faction} automa", table=WITH)
    p = p.second_scheme() if second else p
    p.draw(number)
    assert (p.player(AUTOMA).mechs, p.player(AUTOMA).workers) == (mechs, workers)


def test_the_first_print_has_none_of_their_symbols() -> None:
    """Card 8, scheme I: mech, worker; with the expansion (Togawa: encounter or Factory) comes first."""
    assert len(Solo("polania automa").draw(8).verdicts()) == 2
    assert Solo("polania automa", table=WITH).draw(8).verdicts()[0] == "other-faction"
    p = Solo("togawa automa", table=WITH).character(AUTOMA, "T7").encounters("M7").marker(4).draw(8)
    assert p.verdicts() == ["done", "row-done", "row-done"]
    assert p.where(AUTOMA, 0) == "M7"


@pytest.mark.rule("scythe.automa-nature.human-normal-rules")
@pytest.mark.parametrize("unit", ["mech", "worker"])
def test_a_players_trap_springs_on_an_automas_unit(unit: str) -> None:
    """It loses what the trap says, as far as it has it, and its popularity stays."""
    p = Solo("polania automa", human="togawa industrial", table=WITH).open_water().character(AUTOMA, "mat")
    tokens: Any = p.s.part(Tokens)
    tokens.traps, tokens.armed = (p.place("FACTORY"), *tokens.traps[1:]), 1
    p.set(AUTOMA, power=9, coins=9).hand(AUTOMA, 2, 3)
    p = p.mech(AUTOMA, 1, "T5").mech(HUMAN, 1, "M4") if unit == "mech" else p.workers(AUTOMA, "T5")
    for number in range(len(tokens.traps)):
        tokens.traps = replaced((-1,) * 4, number, p.place("FACTORY"))
        tokens.armed = 1 << number
        p = p.mech(AUTOMA, 1, "T5") if unit == "mech" else p.workers(AUTOMA, "T5")
        p.draw(12 if unit == "mech" else 6)
        while p.waiting == "LoseCard":
            p.play(p.options[0])
        assert p.where(AUTOMA, 1 if unit == "mech" else 5) == "FACTORY"
        assert p.s.part(Tokens).armed == 0
    assert p.player(AUTOMA).popularity == 10
    assert p.held(AUTOMA) == []
    assert p.player(AUTOMA).coins < 9


@pytest.mark.rule("scythe.end.pending-units-return", "scythe.ruling.defender-sixth-star")
@pytest.mark.parametrize("origin", ["M4", "home"])
@pytest.mark.parametrize(("human", "ability"), [("albion", "shield"), ("togawa", "ronin")])
def test_an_attacker_goes_back_if_the_defender_ends_the_game_first(
    human: str, ability: str, origin: str
) -> None:
    """Shield and Ronin bring power before the dials, and at 16 a star."""
    p = Solo("polania automa", human=f"{human} mechanical", table=WITH).second_scheme()
    mech = 1 + list(components.factions()[human].mechs).index(ability)
    p.character(AUTOMA, "mat")
    p.mech(AUTOMA, 1, origin).mech(HUMAN, mech, "T4" if origin == "M4" else "W2").set(HUMAN, power=15)
    p.set(AUTOMA, power=9).stars(HUMAN, combat=2, mechs=1, structures=1, recruits=1).draw(16)
    assert p.where(AUTOMA, 1) != origin, "it has come to attack"
    p.play("yes")
    assert p.s.over
    assert p.where(AUTOMA, 1) == origin
    assert p.score(AUTOMA)["regions"] == 3 * (origin == "M4")


def test_where_an_attacker_came_from_is_forgotten_after_its_combat() -> None:
    p = Solo("polania automa").second_scheme().character(AUTOMA, "mat").set(AUTOMA, power=9)
    p.mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "T4").hand(HUMAN).set(HUMAN, power=0).draw(16)
    assert p.view(HUMAN).before_move[1] == p.place("M4")
    p.fight(16)
    assert p.where(AUTOMA, 1) == "T4"
    assert p.view(HUMAN).before_move == ()
