"""What an Automa is: no economy, no abilities, a popularity that never changes."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.positions import Position
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE


@pytest.mark.rule("scythe.automa-nature.human-normal-rules")
def test_the_player_may_do_what_players_may() -> None:
    """The first turn offers the same, step by step, as against another player."""
    solo = Solo("saxony automa", human="crimea mechanical").turn(HUMAN)
    two = Position("crimea mechanical", "saxony industrial").turn(0)
    two.workers(0).workers(1).hand(0).hand(1).encounters()
    for choice in ("move", "units", "unit character"):
        assert solo.options == two.options
        solo.play(choice)
        two.play(choice)
    assert solo.options == two.options


@pytest.mark.rule("scythe.automa-nature.no-production")
@pytest.mark.parametrize("scheme", [1, 2])
@pytest.mark.parametrize("number", range(1, 20))
def test_no_card_brings_resources_to_the_board(number: int, scheme: int) -> None:
    """Workers stand on every kind of land, and what lies there already stays as it is."""
    p = Solo("polania automa").workers(AUTOMA, "M6", "T8", "V6", "F4", "W2").goods("M6", oil=2)
    p = p.second_scheme() if scheme == 2 else p.open_water()
    p.draw(number)
    while p.asked[0] < 0:
        p.play(p.options[0])
    lying = {place: found for place in p.s.rules.board.places if (found := p.tokens(place))}
    assert lying == {"M6": {"oil": 2}}
    assert p.score(AUTOMA)["resources"] == 0, "nor does it own any"


@pytest.mark.rule("scythe.automa-nature.no-economy")
def test_no_recruits_structures_upgrades_objectives_mat_or_resources() -> None:
    """Over a whole game nothing of it appears, and nobody asks the Automa anything."""
    game = spielwerk.game("scythe", seats=[{}, {"automa": "automaszyna"}], deal=4)
    assert game.setup["seats"][AUTOMA]["mat"] is None
    s: Any = game.new(4)
    rng = Rng(4)
    while (d := game.decision(s)) is not None:
        assert d.seat in (HUMAN, CHANCE)
        game.apply(s, d.options[rng.below(len(d.options))])
        p = s.players[AUTOMA]
        assert (p.recruits, p.structures_at, p.slots, s.objectives[AUTOMA]) == (0, 0, 0, ())
        points = {item.key: item.points for item in game.score(s, AUTOMA).items}
        assert (points["resources"], points["structures"]) == (0, 0)


@pytest.mark.rule("scythe.automa-nature.fixed-popularity", "scythe.ruling.automa-ability-popularity")
def test_popularity_stays_at_ten_even_when_workers_are_driven_off() -> None:
    p = Solo().character(AUTOMA, "M4").workers(HUMAN, "V5", "V5", "V5").open_water()
    p.draw(19)
    assert p.where(AUTOMA, 0) == "V5"
    assert p.workers_at(HUMAN, "home") == 3
    assert p.player(AUTOMA).popularity == 10


@pytest.mark.rule("scythe.automa-nature.free-actions")
def test_it_pays_nothing() -> None:
    """A mech and 2 power of card 10, movement included, cost neither coins nor anything else."""
    p = Solo().set(AUTOMA, power=1, coins=5)
    p.draw(10)
    assert p.where(AUTOMA, 1) == "home"
    assert (p.player(AUTOMA).power, p.player(AUTOMA).coins) == (3, 5)


@pytest.mark.rule("scythe.automa-nature.no-tunnels")
@pytest.mark.parametrize("water", [False, True])
def test_automa_units_use_no_tunnels(water: bool) -> None:
    """A mech in T6, which has a tunnel: none of the other tunnels is near it."""
    p = Solo("polania automa").character(AUTOMA, "mat").mech(AUTOMA, 1, "T6")
    p = p.open_water() if water else p
    p.draw(12)
    tunnels = {"T3", "M3", "W4", "F5", "V5"}
    assert not p.candidates("step2-candidates") & tunnels


@pytest.mark.rule("scythe.automa-nature.no-abilities")
def test_neither_faction_nor_mech_abilities_work() -> None:
    """Saxony without Dominate, Nordic without Swim, all mechs out and no ability unlocked."""
    saxony = Solo("saxony automa")
    combat = saxony.s.rules.star_names.index("combat")
    assert saxony.s.rules.star_limits[AUTOMA][combat] == 2
    nordic = Solo("nordic automa").workers(AUTOMA, "T1").character(AUTOMA, "mat")
    nordic.draw(3)
    assert nordic.candidates("step2-candidates") == {"T1", "W1", "M2"}, "no river is crossed"
    for mech in range(1, 5):
        nordic.mech(AUTOMA, mech, "mat")
    for mech in range(1, 5):
        nordic.character(AUTOMA, "W1").draw(8)
        assert nordic.player(AUTOMA).mechs == mech
    assert nordic.player(AUTOMA).abilities == 0
