"""How greedy judges a position of Scythe: each term says one thing, also halfway through a turn."""

from __future__ import annotations

from games.scythe.fenris.pacts import MODULES, ally
from games.scythe.positions import Position
from spielwerk.bots.registry import seated
from spielwerk.games.scythe.estimate import terms
from spielwerk.kernel.chance import Rng


def term(p: Position, name: str) -> float:
    return terms(p.s, 0)[name]


def test_halfway_through_a_move_the_bottom_action_is_still_to_come() -> None:
    """On the mechanical mat Move has Build below it, which costs three wood."""
    p = Position("rusviet mechanical", "saxony industrial").workers(0, "V3", "V3")
    p.goods("V3", wood=3).turn(0).play("move", "units")
    before = term(p, "pending")
    assert before > 0
    p.play("worker V3", "to T4", "load wood 0")
    assert term(p, "pending") == before
    p.goods("V3")
    assert term(p, "pending") == 0, "what cannot be paid is not to come"


def test_a_mech_is_worth_the_places_it_opens() -> None:
    """Riverwalk leads to encounters that were cut off, Scout leads nowhere."""
    found = []
    for mechs in ((), (3,), (1,)):
        p = Position("crimea mechanical", "saxony industrial").abilities(0, *mechs)
        found.append(term(p, "reach"))
    assert found[0] == found[1] < found[2]


def test_the_nearer_a_weak_enemy_the_better_while_a_combat_brings_a_star() -> None:
    p = Position("crimea mechanical", "saxony industrial").set(0, power=7).set(1, power=1).hand(0, 5).hand(1)
    p.character(0, "home").mech(1, 1, "T6").mech(0, 1, "T5")
    near = term(p, "prey")
    p.mech(0, 1, "home")
    assert near > term(p, "prey") > 0
    p.mech(0, 1, "T5").set(0, power=3).hand(0).set(1, power=7)
    assert term(p, "prey") == 0, "a strong one is no prey"
    p.set(1, power=1).stars(0, combat=2)
    assert term(p, "prey") == 0, "there is no third star for combat"


def test_danger_reaches_as_far_as_enemies_move() -> None:
    """Saxony stands two steps away by land: a threat with Speed, none without."""
    p = Position("crimea mechanical", "saxony industrial").workers(0, "T6").character(0, "home")
    p.character(1, "V8").abilities(1)
    calm = term(p, "danger")
    assert term(p.abilities(1, 4), "danger") < calm == 0


def test_who_is_shut_in_breaks_out_even_through_an_ally() -> None:
    """Both ways from Polania's home base are held by the Automa it is allied with: waiting brings a coin a
    turn for ever, and nobody else can end the game.
    """
    nordic = {"faction": "nordic", "automa": "automa"}
    p = Position("polania patriotic", nordic, **MODULES).workers(0, "home", "home").stars(0, combat=2)
    p.set(0, power=16, popularity=18, coins=20).hand(0, 5, 5).character(0, "home").set(1, power=16)
    ally(p, 0, 1).mech(1, 1, "W2").mech(1, 2, "F4").workers(1, "W2", "F4")
    p.turn(0)
    assert term(p, "shut_in") < 0
    bot, rng = seated("greedy", p.game), Rng(1)
    seen = []
    while p.asked != (0, "Dial"):
        d = p.game.decision(p.s)
        assert d is not None
        seen.append(bot.choose(d, lambda: p.view(0), rng).text)
        p.play(seen[-1])
        assert seen[-1] != "end", seen
    assert "unit character" in seen
    assert term(p, "shut_in") == 0
