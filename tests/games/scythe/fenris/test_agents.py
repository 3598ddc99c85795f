"""Fenris agents: what it costs to subdue them, and what happens if one cannot."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.fenris.mods import Modded
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.arrival import go
from spielwerk.games.scythe.automa.move_targets import (
    Target,
    attack_target,
    encounter_target,
    peaceful_target,
    raid_target,
    worker_target,
)
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.modules.agents import Agents
from spielwerk.games.scythe.movement import reach
from spielwerk.games.scythe.state import FIRST_WORKER
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.schema import SetupError

MODULE: dict[str, Any] = {"modules": ["agents"], "spoilers": ["fenris-4"]}
TUNNELS = ["T3", "M3", "W4", "F5", "V5", "T6"]


class Hunted(Position):
    """Rusviet on seat 0, Saxony on seat 1; luck is asked, and the agents are in their places."""

    def __init__(self, *seats: str, **options: Any) -> None:
        given = seats or ("rusviet mechanical", "saxony industrial")
        super().__init__(*given, ask=True, **{**MODULE, **options})
        for seat in (0, 1):
            self.workers(seat).hand(seat).set(seat, power=4, coins=2, popularity=3)
        self.encounters().deck(*[2] * 5, *[3] * 5, *[4] * 5, *[5] * 5)

    @property
    def agents(self) -> Agents:
        return self.s.part(Agents)

    def at_places(self) -> list[str]:
        return [board().places[place] for place in self.agents.at]

    def only(self, *places: str) -> Hunted:
        """Exactly these agents are left."""
        self.agents.at = tuple([self.place(place) for place in places])
        self.fresh()
        return self

    def enter(self, to: str = "FACTORY", unit: str = "unit character") -> Hunted:
        self.turn(0).play("move", "units", unit, f"to {to}")
        return self


def at_the_factory() -> Hunted:
    p = Hunted()
    p.character(0, "M4")
    return p.enter()


def test_eight_agents_lie_in_the_tunnels_and_two_of_them_in_the_factory() -> None:
    assert sorted(Hunted().at_places()) == sorted([*TUNNELS, "FACTORY", "FACTORY"])


@pytest.mark.rule("fenris.agents.stop", "fenris.agents.reveal")
@pytest.mark.parametrize(("to", "n"), [("FACTORY", 2), ("V5", 1)])
def test_a_unit_stops_and_a_card_is_turned_up_for_each_agent(to: str, n: int) -> None:
    """Before anything else: not even Speed carries it further, and no other unit moves first."""
    p = Hunted().mech(0, 4, "M4")
    p.enter(to, "unit mech4")
    for _ in range(n):
        assert p.asked == (-1, "Expose")
        p.play("card 0")
    assert p.asked[0] == 0
    assert p.asked[1] in ("PayPower", "PayCoins", "WhichUnit")
    while p.asked[1].startswith("Pay"):
        p.play(p.options[0])
    assert p.asked == (0, "WhichUnit"), "it stays there, and others may move"
    assert p.where(0, 4) == to


@pytest.mark.rule("fenris.agents.factory-example", "fenris.agents.cost", "fenris.agents.must-pay")
def test_two_agents_with_3_and_4_cost_7() -> None:
    """4 power, 2 coins and 1 popularity, for example; who can pay must."""
    p = at_the_factory().play("card 1", "card 2")
    assert p.asked == (0, "PayPower")
    assert p.options == ["bounty power 2", "bounty power 3", "bounty power 4"]
    p.play("bounty power 4")
    assert p.options == ["bounty coins 0", "bounty coins 1", "bounty coins 2"]
    p.play("bounty coins 2")
    assert (p.player(0).power, p.player(0).coins, p.player(0).popularity) == (0, 0, 2)


@pytest.mark.rule("fenris.agents.success", "fenris.agents.success-agents", "fenris.agents.not-combat")
def test_who_pays_takes_cards_and_agents_and_no_star() -> None:
    p = at_the_factory().play("card 1", "card 2", "bounty power 4", "bounty coins 2")
    assert (p.held(0), p.s.deck.discard) == ([3, 4], [])
    assert p.s.part(Agents).taken == (2, 0)
    assert "FACTORY" not in [board().places[at] for at in p.s.part(Agents).at]
    assert p.player(0).star_count == 0
    while p.asked[1] == "WhichUnit":
        p.play("done")
    assert p.asked == (0, "TakeFactoryCard"), "the character is in the Factory"


@pytest.mark.rule("fenris.agents.stop")
def test_a_unit_that_has_subdued_agents_drives_off_lone_workers() -> None:
    p = Hunted().mech(0, 4, "M4").workers(1, "V5")
    p.enter("V5", "unit mech4").play("card 0")
    assert (p.asked, p.workers_at(1, "V5")) == ((0, "PayPower"), 1), "agents come first"
    p.play("bounty power 2")
    assert (p.workers_at(1, "V5"), p.workers_at(1, "home")) == (0, 1)
    assert (p.asked, p.player(0).popularity) == ((0, "WhichUnit"), 2), "it goes no further"


@pytest.mark.rule("fenris.agents.failure-return")
def test_a_unit_that_goes_back_drives_nobody_off() -> None:
    p = Hunted().mech(0, 4, "M4").workers(1, "V5").set(0, power=0, coins=0, popularity=1)
    p.enter("V5", "unit mech4").play("card 3")
    assert (p.where(0, 4), p.workers_at(1, "V5"), p.player(0).popularity) == ("M4", 1, 1)


@pytest.mark.rule("fenris.agents.stop", "fenris.inframods.triggered-by-others")
def test_propaganda_is_asked_when_the_agents_are_subdued() -> None:
    p = Modded("rusviet mechanical", "saxony industrial", modules=("agents",)).keep(0, "propaganda")
    p.encounters().workers(0).workers(1, "V5").hand(0).set(0, power=5, coins=0, popularity=3).character(
        0, "M4"
    )
    p.turn(0).play("move", "units", "unit character", "to V5")
    while p.asked[1].startswith("Pay"):
        p.play(p.options[-1])
    assert (p.asked, p.workers_at(1, "V5")) == ((0, "OnTheMove"), 1)
    p.play("yes")
    assert (p.player(0).popularity, p.workers_at(1, "V5")) == (3, 0)


@pytest.mark.rule("fenris.agents.failure", "fenris.agents.failure-return")
def test_who_cannot_pay_pays_nothing_and_goes_back() -> None:
    p = at_the_factory().play("card 3", "card 3")
    assert (p.player(0).power, p.player(0).coins, p.player(0).popularity) == (4, 2, 3)
    assert (p.where(0, 0), p.held(0), p.s.deck.discard) == ("M4", [], [3, 3])
    assert p.s.part(Agents).at.count(p.place("FACTORY")) == 2


@pytest.mark.rule("fenris.ruling.agents-carried-workers", "fenris.agents.workers-carried")
def test_carried_workers_and_goods_return_with_the_mech() -> None:
    p = Hunted().mech(0, 1, "M4").workers(0, "M4", "M4").goods("M4", oil=3).turn(0)
    p.play("move", "units", "unit mech1", "to FACTORY", "load worker 1", "load oil 2", "card 3", "card 3")
    assert (p.where(0, 1), p.workers_at(0, "M4"), p.tokens("M4")) == ("M4", 2, {"oil": 3})
    assert (p.workers_at(0, "FACTORY"), p.tokens("FACTORY")) == (0, {})


@pytest.mark.rule("fenris.agents.workers-carried")
def test_a_mech_takes_workers_along_and_they_stay_if_it_pays() -> None:
    p = Hunted().mech(0, 1, "M4").workers(0, "M4").turn(0)
    p.play("move", "units", "unit mech1", "to FACTORY", "load worker 1", "card 0", "card 0")
    p.play("bounty power 4")
    assert p.workers_at(0, "FACTORY") == 1


@pytest.mark.rule("fenris.agents.workers-alone")
def test_workers_do_not_enter_alone() -> None:
    p = Hunted().workers(0, "M4")
    plain = Position("rusviet mechanical", "saxony industrial").workers(0, "M4")
    there, before = (
        {board().places[i] for i in bits(reach(q.s, 0, FIRST_WORKER, q.place("M4")))} for q in (p, plain)
    )
    assert before - there == {"FACTORY", "W4", "V5"}


@pytest.mark.rule("fenris.ruling.agents-last")
def test_with_the_last_agent_the_game_ends_at_once() -> None:
    p = Hunted().only("FACTORY", "FACTORY")
    p.character(0, "M4")
    p.enter().play("card 0", "card 0", "bounty power 4")
    assert p.s.over
    assert p.s.part(Agents).taken == (2, 0)


@pytest.mark.rule("fenris.ruling.agents-deck-empty")
def test_an_empty_deck_is_shuffled_and_missing_cards_count_nothing() -> None:
    """The card that is open already stays where it is."""
    p = at_the_factory().deck(2, discards=(3, 3)).play("card 0")
    options, weights = p.s.stack[-1].outcomes(p.s)
    assert [o.text for o, weight in zip(options, weights, strict=True) if weight] == ["card 1"]
    p.play("card 1", "bounty power 4", "bounty coins 1")
    assert (p.held(0), sum(p.s.deck.counts)) == ([2, 3], 1)
    q = at_the_factory().deck(5).play("card 3")
    assert q.asked == (0, "PayPower"), "only one card is there"
    assert q.options[-1] == "bounty power 4"


# --- Automas


def solo() -> Solo:
    p = Solo("polania automa", table=MODULE).open_water()
    p.deck(*[4] * 5, *[5] * 5)
    return p


def moved(p: Solo, to: str, action: str = "move-mech") -> Solo:
    p.s.active = AUTOMA
    p.s.stack = []
    go(p.s, AUTOMA, 1, p.place(to), action)
    p.fresh()
    return p


@pytest.mark.rule("fenris.agents.automa-trigger-same", "fenris.agents.automa-resolve-example")
@pytest.mark.parametrize(("cards", "taken"), [(("card 2", "card 3"), 0), (("card 2", "card 2"), 2)])
def test_an_automa_fails_with_a_5(cards: tuple[str, ...], taken: int) -> None:
    p = moved(solo().mech(AUTOMA, 1, "M4"), "FACTORY")
    assert p.waiting == "Hunt"
    p.play(*cards)
    assert p.s.part(Agents).taken == (0, taken)
    assert p.where(AUTOMA, 1) == "FACTORY", "either way it stays"


@pytest.mark.rule("fenris.agents.automa-resolve", "fenris.agents.automa-gain")
def test_an_automa_pays_nothing_and_gets_no_cards() -> None:
    p = moved(solo().set(AUTOMA, power=3, coins=4).mech(AUTOMA, 1, "M4"), "FACTORY").play("card 2", "card 2")
    player = p.player(AUTOMA)
    assert (player.power, player.coins, player.popularity, sum(p.s.hands[AUTOMA])) == (3, 4, 10, 0)
    assert p.s.deck.discard == [2, 2]


@pytest.mark.rule("fenris.agents.automa-trigger-neighbourhood", "fenris.agents.automa-no-move")
def test_it_subdues_agents_next_to_it_and_stays() -> None:
    p = moved(solo().mech(AUTOMA, 1, "V3"), "M4")
    assert p.waiting == "Hunt"
    p.play("card 2")
    assert (p.where(AUTOMA, 1), p.s.part(Agents).taken) == ("M4", (0, 1))


@pytest.mark.rule("fenris.agents.automa-neighbourhood-tie")
def test_the_first_in_reading_order_is_meant() -> None:
    """Next to M4 are W4, the Factory and V5."""
    p = moved(solo().mech(AUTOMA, 1, "V3"), "M4").play("card 2")
    assert p.place("W4") not in p.s.part(Agents).at
    assert {p.place("FACTORY"), p.place("V5")} <= {*p.s.part(Agents).at}


@pytest.mark.rule("fenris.multiautoma.tie-marker", "fenris.agents.automa-neighbourhood-tie")
@pytest.mark.parametrize(("base", "place"), [("rusviet", "W4"), ("togawa", "V5")])
def test_at_a_larger_table_the_marker_on_the_home_bases_decides(base: str, place: str) -> None:
    p = Solo("polania automa", others=["nordic industrial"], table=MODULE).open_water()
    p.deck(*[4] * 5)
    p.automas.compass = list(board().home).index(base)
    p = moved(p.mech(AUTOMA, 1, "V3"), "M4").play("card 2")
    assert p.place(place) not in p.s.part(Agents).at
    assert len(p.s.part(Agents).at) == 7
    assert list(board().home)[p.automas.compass] != base, "it moves on"


@pytest.mark.rule("fenris.agents.automa-trigger-same")
@pytest.mark.parametrize("action", ["attack-unit", "attack-workers"])
def test_after_an_attack_it_does_not_try(action: str) -> None:
    p = moved(solo().mech(AUTOMA, 1, "M4"), "FACTORY", action)
    assert p.waiting != "Hunt"


@pytest.mark.rule("fenris.agents.automa-workers-avoid")
def test_workers_of_an_automa_keep_away() -> None:
    """An agent lies where the worker would go without it."""
    p = solo().workers(AUTOMA, "M4").character(AUTOMA, "M4")
    p.s.part(Agents).at = ()
    plain = worker_target(p.s, automa_of(p.s, AUTOMA), FIRST_WORKER)
    p.s.part(Agents).at = (plain,)
    assert worker_target(p.s, automa_of(p.s, AUTOMA), FIRST_WORKER) != plain


@pytest.mark.rule("fenris.agents.automa-moves-ignore")
@pytest.mark.parametrize("aim", [peaceful_target, encounter_target, attack_target, raid_target])
def test_all_other_movements_of_an_automa_ignore_them(aim: Target) -> None:
    """Each has a target in M4's neighbourhood, and an agent there changes nothing."""
    p = solo().mech(AUTOMA, 1, "M4").encounters("FACTORY").workers(0, "V5")
    p.mech(0, 1, "W4")
    unit = 0 if aim is encounter_target else 1
    p.s.players[AUTOMA].units[unit] = p.place("M4")
    p.fresh()
    p.s.part(Agents).at = ()
    plain = aim(p.s, automa_of(p.s, AUTOMA), unit)
    assert plain >= 0
    p.s.part(Agents).at = (plain,)
    assert aim(p.s, automa_of(p.s, AUTOMA), unit) == plain


# --- nothing offers them


def test_a_program_names_the_module_with_its_key_and_nothing_offers_it() -> None:
    schema = spielwerk.game("scythe").box.schema()
    assert "agents" not in schema.opened(["fenris-all"]).modules
    with pytest.raises(SetupError) as caught:
        spielwerk.game("scythe", seats=2, modules=["agentz"], spoilers=["fenris-all"])
    assert "agents" not in str(caught.value)
    with pytest.raises(SetupError):
        spielwerk.game("scythe", seats=2, modules=["agents"], spoilers=["fenris-3"])
    assert "agents" in spielwerk.game("scythe", seats=2, **MODULE).rules.modules
