"""Powers: actors without a player.  Here a golem that a module made for the tests brings."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.positions import Position
from spielwerk.games.scythe import names, panels
from spielwerk.games.scythe.actions.bottom import bonus_takers
from spielwerk.games.scythe.automa.neighbourhood import fighters_by_place
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.combat import CommitByLuck, nothing
from spielwerk.games.scythe.components.data import Text
from spielwerk.games.scythe.components.faction_mats import PowerData
from spielwerk.games.scythe.control import controlled, pieces_changed
from spielwerk.games.scythe.movement import displace, relocate
from spielwerk.games.scythe.options import DIAL_UP_TO
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.games.scythe.state import CHARACTER, NOWHERE, Player, Scythe
from spielwerk.games.scythe.turn import NextTurn
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights

STRENGTH = 3


class Stomp(Step, frozen=True, tag="scythe.test.Stomp"):
    """The golem goes to W3, or back to the Factory, and drives off who works there."""

    seat: int

    def run(self, s: Scythe) -> None:
        here = s.players[self.seat].units[CHARACTER]
        to = board().index("W3") if here == s.rules.board.factory else s.rules.board.factory
        relocate(s, self.seat, CHARACTER, to)
        pieces_changed(s, self.seat)
        displace(s, self.seat, to)


class Strike(CommitByLuck, frozen=True, tag="scythe.test.Strike"):
    """The golem is always as strong."""

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return (DIAL_UP_TO[7][STRENGTH],), (1,)

    def choose(self, s: Scythe, option: Option) -> None:
        s.sealed[self.seat] = [option.n, *nothing(s)[1:]]


@pytest.fixture
def golem(module: Module) -> Module:
    module.powers = ("golem",)
    looks = PowerData("golem", Text("Golem", "Golem"), "GO", "M-5-5H5V5H-5Z")
    module.add_row("power_data", "golem", looks)
    for value, point in ((False, "chooses"), (True, "fixed_popularity"), (Strike, "commits")):
        module.add(point, value, power="golem")
    module.add("own_turn", (Stomp, NextTurn), power="golem")
    module.on("order")(lambda order, rules, _seat: (*order, rules.actor("golem")))

    @module.on("start_pieces")
    def on_the_factory(rules: ScytheRules, actor: int, p: Player) -> None:
        if actor == rules.seats:
            p.home = p.units[CHARACTER] = rules.board.factory

    return module


def table(*seats: str, **options: Any) -> Position:
    p = Position(*(seats or ("rusviet mechanical", "saxony industrial")), modules=["changes"], **options)
    return p.set(0, coins=9, popularity=5, power=5).workers(0, "V3").character(0, "M4").hand(0)


GOLEM = 2


@pytest.mark.usefixtures("golem")
class TestRows:
    def test_a_power_has_a_row_wherever_seats_have_one(self) -> None:
        s = table().s
        assert len(s.players) == len(s.hands) == len(s.sealed) == len(s.objectives) == 3
        p = s.players[GOLEM]
        assert (p.power, p.coins, p.popularity, p.star_count) == (0, 0, 0, 0)
        assert p.units == [s.rules.board.factory, *[NOWHERE] * 13]
        assert s.rules.foes == ((1, 2), (0, 2), (0, 1))

    def test_it_has_its_turn_where_the_order_says(self) -> None:
        p = table().workers(1, "W3", "T8")
        assert p.s.round == [1, 0, GOLEM]
        p.turn(0).play("move", "skip")
        assert p.asked == (1, "ChooseSection")
        assert (p.where(GOLEM, CHARACTER), p.workers_at(1, "W3")) == ("W3", 0)
        assert controlled(p.s, GOLEM) == BIT[board().index("W3")]

    def test_nothing_is_dealt_to_it_and_it_has_no_score(self) -> None:
        game = spielwerk.game("scythe", seats=2, modules=["changes"])
        s: Any = game.new(3)
        assert (sum(s.hands[GOLEM]), s.objectives[GOLEM], len(s.factory)) == (0, (), 3)
        s.rules.end(s, 0, "sixth-star")
        outcome = game.outcome(s)
        assert outcome is not None
        assert [score.seat for score in outcome.scores] == [0, 1]

    def test_recruits_pass_it_over(self) -> None:
        """Left and right of seat 0 is seat 1, although the turn of the golem comes between."""
        s = table().set(1, recruits=0b1111).s
        assert [bonus_takers(s, 0, bottom) for bottom in range(4)] == [[1]] * 4

    def test_an_encounter_is_nothing_to_it(self) -> None:
        p = table().encounters("FACTORY").set(0, power=0).turn(0)
        p.play("move", "units", "unit character", "to FACTORY", "done")
        assert p.where(0, CHARACTER) == "home", "it was beaten"
        assert p.s.encounters == BIT[p.s.rules.board.factory]


@pytest.mark.usefixtures("golem")
class TestCombat:
    def test_who_beats_a_power_earns_a_star_and_it_draws_no_card(self) -> None:
        p = table().turn(0).play("move", "units", "unit character", "to FACTORY", "done").commit(0, 5)
        assert (p.player(0).star_count, p.player(0).power) == (1, 0)
        assert (sum(p.s.hands[GOLEM]), p.player(GOLEM).power) == (0, 0)

    def test_a_power_that_wins_earns_no_star_and_the_loser_draws_a_card(self) -> None:
        p = table().turn(0).play("move", "units", "unit character", "to FACTORY", "done").commit(0, 2)
        assert (p.where(0, CHARACTER), sum(p.s.hands[0])) == ("home", 1)
        assert (p.player(GOLEM).star_count, p.player(GOLEM).stars_due) == (0, 0)


@pytest.mark.usefixtures("golem")
class TestMachinery:
    def test_positions_views_and_guesses_have_its_rows(self) -> None:
        p = table().turn(0).play("move")
        again = p.game.loads(p.game.dumps(p.s))
        assert p.game.dumps(again) == p.game.dumps(p.s)
        view = p.view(0)
        guessed: Any = p.game.box.resample(view, p.s.rules, Rng(2))
        assert (len(guessed.players), guessed.players[GOLEM]) == (3, p.player(GOLEM))

    def test_games_run_to_their_end(self) -> None:
        """With an Automa, whose foe it is like any other."""
        seats = [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "automa": "automa"}]
        game = spielwerk.game("scythe", seats=seats, modules=["changes"])
        for seed in range(3):
            s, rng = game.new(seed), Rng(seed)
            while d := game.decision(s):
                game.apply(s, d.options[rng.below(len(d.options))])
            assert s.over

    def test_it_is_an_enemy_fighter_for_an_automa(self) -> None:
        p = Solo("saxony automa", table={"modules": ["changes"]})
        assert fighters_by_place(p.s, AUTOMA)[p.s.rules.board.factory] == 1

    def test_it_has_a_name_and_a_panel(self) -> None:
        p = table()
        assert str(names.seat(GOLEM, p.s.rules)) == "Golem"
        assert str(names.unit(GOLEM, 0, p.s.rules)) == "figure"
        assert any("Golem" in str(panel.title) for panel in panels.panels(p.view(0), p.s.rules))
