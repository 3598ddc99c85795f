"""Atlantis 4: the tracks run in reverse."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.advance import AdvanceOn
from spielwerk.games.tapestry.automa.events import NoEffect
from spielwerk.games.tapestry.automa.rewards import move
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.components.board import Ongoing
from spielwerk.games.tapestry.effects import RESOURCES, TRACKS, Form
from spielwerk.games.tapestry.facts import COMPLETE_TRACK
from spielwerk.games.tapestry.hang import hang
from spielwerk.games.tapestry.hangings.trade_economy import Partner
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGING_KINDS, HANGINGS, TECHS
from spielwerk.games.tapestry.scenarios.atlantis_4 import Hand, InventCards, UpgradeQuietly, without_ongoing
from spielwerk.games.tapestry.scenarios.data import scenario_file
from spielwerk.games.tapestry.scenarios.report import report
from spielwerk.games.tapestry.tech import upgradable
from spielwerk.games.tapestry.tracks import BACK, advanced
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.game import Game

SETUP: dict[str, Any] = {"seats": [{}, {"automa": "2"}], "modules": ["plans", "atlantis-4"]}
EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY = range(4)


class Downfall(Solo):
    """A game of Atlantis 4 after the set-up."""

    def __init__(self, level: str = "2") -> None:
        super().__init__(level, "", modules=["plans", "atlantis-4"])
        self.set(HUMAN, era=1, hand=(), tiles=(), landmarks=()).set(AUTOMA, landmarks=())

    def number(self, actor: int, track: str) -> int:
        """The printed number of the space where an actor stands."""
        i = TRACKS.index(track)
        return self.s.rules.spaces[i][self.s.at[actor][i]].number

    def on(self, actor: int, track: str, number: int) -> Downfall:
        """A token stands on the space with this printed number."""
        i = TRACKS.index(track)
        steps = [space.number for space in self.s.rules.spaces[i]]
        self.token(actor, **{track: steps.index(number)})
        return self


@pytest.fixture
def usual() -> Any:
    return Game(BOX, {**SETUP, "modules": ["plans"]}).new(1).rules


@pytest.fixture
def rules() -> Any:
    return Game(BOX, SETUP).new(1).rules


@pytest.mark.rule("tapestry.atlantis4.remove-civilizations", "tapestry.atlantis4.remove-tapestry")
def test_civilizations_and_tapestry_cards_that_are_left_out(usual: Any, rules: Any) -> None:
    gone = {*usual.playable_civilizations} - {*rules.playable_civilizations}
    assert {CIVILIZATIONS[i] for i in gone} == {"aliens", "riverfolk", "tinkerers", "utilitarians"}
    cards = rules.data.hangings()
    left = {cards[HANGING_KINDS[i]].id for i in bits(usual.hanging_pool & ~rules.hanging_pool)}
    assert left == {"dark-ages"}
    assert {card.id for card in cards if "atlantis-4" in card.scenario} == {
        "dark-ages",
        "status-quo",
        "world-fair",
    }


@pytest.mark.rule("tapestry.atlantis4.remove-tech", "tapestry.atlantis4.remove-space-tiles")
def test_tech_cards_and_lasting_space_tiles_that_are_left_out(usual: Any, rules: Any) -> None:
    assert {TECHS[i] for i in bits(usual.tech_pool & ~rules.tech_pool)} == {"lithium-ion-battery", "radio"}
    lasting = [i for i, tile in enumerate(rules.data.spaces()) if tile.ongoing is not None]
    assert not any(rules.space_pool >> i & 1 for i in lasting)
    first, *others = rules.data.spaces()
    lasting_one = (replace(first, ongoing=Ongoing("science", 1)), *others)
    made: Any = SimpleNamespace(data=SimpleNamespace(spaces=lambda: lasting_one))
    assert without_ongoing(0b111, made, None) == 0b110


@pytest.mark.rule("tapestry.atlantis4.civilizations")
def test_the_civilizations_are_given() -> None:
    p = Downfall()
    seats = p.s.rules.setup["seats"]
    assert (seats[HUMAN]["civilization"], seats[AUTOMA]["bot_civilization"]) == ("historians", "iconoclasts")


@pytest.mark.rule("tapestry.atlantis4.start-military", "tapestry.atlantis4.start-other-tracks")
def test_all_begin_at_the_end_without_rewards() -> None:
    game = Game(BOX, SETUP, chance="ask")
    s: Any = game.new(1)
    while (d := game.decision(s)) and d.kind != "tapestry.setup.DrawFirst":
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    for row in s.at:
        places = {TRACKS[t]: s.rules.spaces[t][row[t]].number for t in range(4)}
        assert places == {"exploration": 12, "science": 12, "military": 11, "technology": 12}
    assert s.done == [0, 0, 0]
    assert s.places == ((), (), ())
    assert (s.players[HUMAN].vp, s.players[HUMAN].res) == (0, [0, 0, 0, 0])


@pytest.mark.rule("tapestry.atlantis4.direction", "tapestry.atlantis4.reverse-rules")
def test_advancing_runs_towards_the_start() -> None:
    p = Downfall()
    p.effect(HUMAN, Form(do="advance", tracks=("science",), benefit=False, bonus="none")).run()
    assert p.number(HUMAN, "science") == 11
    p.acts(AdvanceOn(AUTOMA, 1, MILITARY))
    assert p.number(SHADOW, "military") == 10
    p.on(HUMAN, "science", 5).on(AUTOMA, "science", 7)
    assert p.s.at[HUMAN][SCIENCE] > p.s.at[AUTOMA][SCIENCE], "a lower number is further ahead"


@pytest.mark.rule("tapestry.atlantis4.example-military-vp", "tapestry.ruling.atlantis4-progress-count")
def test_points_per_military_space_count_from_the_normal_end() -> None:
    p = Downfall()
    assert p.number(HUMAN, "military") == 11
    p.effect(HUMAN, Form(do="per", what="military")).run()
    assert p.vp(HUMAN) == 2, "Drone Assassins is the second space in reverse"
    p.on(HUMAN, "military", 1)
    assert advanced(p.s, HUMAN, MILITARY) == 12
    assert advanced(p.s, HUMAN, SCIENCE) == 1


@pytest.mark.rule("tapestry.atlantis4.example-end", "tapestry.atlantis4.start-spaces")
def test_the_end_of_a_track_is_its_normally_first_space() -> None:
    p = Downfall().on(HUMAN, "science", 2)
    p.effect(HUMAN, Form(do="advance", tracks=("science",), benefit=False, bonus="none")).run()
    assert p.number(HUMAN, "science") == 1
    assert p.s.done[HUMAN] == 1 << SCIENCE
    assert p.s.places[COMPLETE_TRACK] == (HUMAN,)
    p.effect(HUMAN, Form(do="advance", tracks=("science",), benefit=False, bonus="none")).run()
    assert p.number(HUMAN, "science") == 1, "there is no start space behind it"


@pytest.mark.rule("tapestry.atlantis4.landmarks")
def test_a_landmark_is_gained_on_its_own_space_only() -> None:
    p = Downfall().on(SHADOW, "science", 10).on(AUTOMA, "exploration", 8)
    p.acts(AdvanceOn(AUTOMA, 1, SCIENCE))
    assert (p.number(SHADOW, "science"), p.player(AUTOMA).landmarks) == (9, ()), "tier III is entered"
    p.on(SHADOW, "science", 8).acts(AdvanceOn(AUTOMA, 1, SCIENCE))
    assert p.player(AUTOMA).landmarks == (p.landmark("academy"),)


@pytest.mark.rule("tapestry.atlantis4.no-regress")
def test_every_regress_is_ignored() -> None:
    p = Downfall().on(HUMAN, "science", 9).on(AUTOMA, "science", 9)
    p.effect(HUMAN, Form(do="regress", tracks=("science",), benefit=True, bonus="none")).run()
    assert p.number(HUMAN, "science") == 9
    p.s.journal = []
    move(p.s, AUTOMA, BACK, SCIENCE, rewarded=True)
    assert p.number(AUTOMA, "science") == 9
    assert p.told(NoEffect) == [NoEffect(AUTOMA, "one-way")], "it does not stand on a start space"
    spaces = p.s.rules.data.tracks().tracks[SCIENCE].spaces
    neuroscience = next(i for i, space in enumerate(spaces, 1) if space.name.en == "Neuroscience")
    p.on(HUMAN, "science", neuroscience + 1).on(HUMAN, "military", 5)
    p.effect(HUMAN, Form(do="advance", tracks=("science",), benefit=True, bonus="none")).run()
    assert (p.number(HUMAN, "science"), p.number(HUMAN, "military")) == (neuroscience, 5)


@pytest.mark.rule(
    "tapestry.atlantis4.cost-tier4", "tapestry.atlantis4.cost-tier3", "tapestry.ruling.atlantis4-costs"
)
@pytest.mark.parametrize(("start", "own", "rest"), [(12, 1, 1), (11, 1, 1), (10, 1, 2), (8, 1, 2)])
def test_the_upper_tiers_cost_one_of_the_track_and_others(start: int, own: int, rest: int) -> None:
    assert price(start) == (own, rest)
    assert scenario_file().downfall.source == "stand-in"


@pytest.mark.rule("tapestry.atlantis4.cost-tier2", "tapestry.atlantis4.cost-tier1")
@pytest.mark.parametrize(("start", "own", "rest"), [(7, 2, 0), (5, 2, 0), (4, 1, 1), (2, 1, 1)])
def test_the_lower_tiers_cost_two_of_the_track_or_one_and_another(start: int, own: int, rest: int) -> None:
    assert price(start) == (own, rest)


def price(start: int) -> tuple[int, int]:
    """What a turn on exploration costs from this space: food, and others."""
    p = Downfall().on(HUMAN, "exploration", start)
    p.has(HUMAN, food=8, coin=8).turn(HUMAN).play("advance exploration")
    while p.options and p.options[-1] == "pay coin":
        p.play("pay coin")
    return 8 - p.player(HUMAN).res[0], 8 - p.player(HUMAN).res[3]


@pytest.mark.rule("tapestry.atlantis4.turn1-resources", "tapestry.ruling.atlantis4-level")
@pytest.mark.parametrize("level", ["1", "2"])
def test_the_first_turn_gives_one_of_each_resource_and_no_free_advance(level: str) -> None:
    p = Downfall(level).set(HUMAN, era=0)
    p.income(HUMAN, 1)
    p.game.decision(p.s)
    assert p.res(HUMAN) == dict.fromkeys(RESOURCES, 1)
    assert p.number(HUMAN, "exploration") == 12


@pytest.mark.rule("tapestry.ruling.atlantis4-level")
def test_bots_advance_in_reverse_on_level_six() -> None:
    p = Downfall("6").takes_income(1, until="AddCard")
    assert p.number(SHADOW, "science") == 11


@pytest.mark.rule("tapestry.atlantis4.turn1-civilization", "tapestry.atlantis4.turn1-tapestry")
def test_a_second_civilization_and_two_of_three_cards() -> None:
    p = Downfall().civilization(HUMAN, "historians")
    assert isinstance(p, Downfall)
    p.income(HUMAN, 1)
    p.luck("draw-civilization leaders", "draw-civilization entertainers")
    assert p.options == ["civilization entertainers", "civilization leaders"]
    p.play("civilization entertainers")
    owned = [CIVILIZATIONS[one[0]] for one in p.player(HUMAN).civilizations]
    assert owned[-1] == "entertainers"
    leaders = 1 << CIVILIZATIONS.index("leaders")
    assert (p.s.civilizations & leaders, p.s.old_civilizations) == (0, leaders)
    p.luck("draw-hanging guilds", "draw-hanging monarchy", "draw-hanging academia")
    p.play("give-hanging monarchy")
    assert sorted(p.cards(HUMAN)) == ["academia", "guilds"]


@pytest.mark.rule("tapestry.atlantis4.turn1-tech", "tapestry.atlantis4.turn1-upgrade")
def test_two_of_three_tech_cards_one_of_them_upgraded_without_benefit() -> None:
    p = Downfall().display("paper", "clocks", "compass")
    p.income(HUMAN, 1)
    p.luck("draw-civilization leaders", "draw-civilization entertainers")
    p.play("civilization leaders")
    p.luck("draw-hanging guilds", "draw-hanging monarchy", "draw-hanging academia")
    p.play("give-hanging monarchy", "invent paper").luck("draw-tech barn")
    p.play("invent clocks").luck("draw-tech library")
    p.play("from-deck").luck("draw-tech bakery")
    assert sorted(p.techs(HUMAN)) == ["bakery", "clocks", "paper"]
    p.play("give-tech bakery")
    assert p.options == ["upgrade paper", "upgrade clocks"]
    before = p.player(HUMAN).copy()
    p.play("upgrade paper")
    assert p.techs(HUMAN) == {"paper": 1, "clocks": 0}
    assert p.player(HUMAN).built == before.built, "no house"


@pytest.mark.rule("tapestry.atlantis4.turn1-tech")
def test_only_a_new_tech_card_is_discarded() -> None:
    p = Downfall().display("paper", "clocks", "compass")
    p.player(HUMAN).tech = ((TECHS.index("barn"), 0),)
    p.s.techs &= ~(1 << TECHS.index("barn"))
    p.do(InventCards(HUMAN)).play("invent paper").luck("draw-tech library")
    p.play("invent clocks").luck("draw-tech bakery")
    p.play("invent compass").luck("draw-tech anesthesia")
    assert sorted(p.options) == [f"give-tech {name}" for name in ("clocks", "compass", "paper")]


@pytest.mark.rule("tapestry.atlantis4.era1-tapestry")
def test_a_card_of_the_first_era_lies_on_its_printed_space() -> None:
    p = Downfall().set(HUMAN, era=1).hand(HUMAN, "monarchy")
    hang(p.s, HUMAN, p.player(HUMAN).hand[0])
    assert [len(space) for space in p.player(HUMAN).eras] == [1, 0, 0, 0]


@pytest.mark.rule("tapestry.atlantis4.eras-normal")
def test_the_first_in_the_second_era_has_its_usual_bonus(usual: Any, rules: Any) -> None:
    assert rules.first_bonus == usual.first_bonus
    p = Downfall().has(HUMAN)
    p.income(HUMAN, 2)
    assert len(p.options) == len(RESOURCES)
    p.play(p.options[0])
    assert sum(p.player(HUMAN).res) == 1, "one resource, as for the second era"
    assert p.waiting == "FaceDown"


@pytest.mark.rule("tapestry.atlantis4.tech-requirements")
def test_tech_cards_need_nothing_to_be_upgraded() -> None:
    p = Downfall().tech(HUMAN, middle=["paper", "bakery"])
    assert len(upgradable(p.s, HUMAN)) == 2


@pytest.mark.rule("tapestry.atlantis4.goal")
@pytest.mark.parametrize(
    ("built", "winner"), [((5, 5, 0, 4), HUMAN), ((5, 4, 4, 4), AUTOMA), ((4, 5, 5, 0), HUMAN)]
)
def test_the_goal_is_two_complete_kinds_of_buildings(built: tuple[int, ...], winner: int) -> None:
    p = Downfall().set(HUMAN, vp=100, ended=True, built=[*built]).set(AUTOMA, vp=50, ended=True)
    assert p.s.rules.buildings == 5
    p.s.finish()
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert outcome.winners == (winner,)


@pytest.mark.rule("tapestry.atlantis4.note-tapestry")
def test_the_report_lists_the_cards_of_eras_two_to_four() -> None:
    p = Downfall().set(HUMAN, era=4, vp=3, ended=True).set(AUTOMA, ended=True)
    for era, name in ((1, "academia"), (2, "guilds"), (2, "monarchy"), (3, "empiricism"), (4, "capitalism")):
        p.hung(HUMAN, name, era)
    p.s.finish()
    assert BOX.report(p.s)["hangings"] == [["guilds", "monarchy"], ["empiricism"], ["capitalism"]]


@pytest.mark.rule("tapestry.atlantis4.turn1-tapestry", "tapestry.civ.advisors.start")
def test_only_one_of_the_three_cards_is_discarded_not_one_that_advisors_brought() -> None:
    p = Solo("2", "", modules=["plans", "atlantis-4"], starred=True)
    p.set(HUMAN, era=0, hand=()).civilization(HUMAN, "historians").income(HUMAN, 1)
    p.luck("draw-civilization advisors", "draw-civilization leaders").play("civilization advisors")
    p.luck("draw-hanging guilds", "draw-hanging monarchy", "draw-hanging academia")
    p.luck("draw-hanging feudalism", "draw-hanging trap", "draw-hanging technocracy")
    assert p.options == ["give-hanging feudalism", "give-hanging technocracy", "give-hanging trap"]
    automa: Any = p.game.view(p.s, AUTOMA)
    kept = next(part for part in automa.parts if type(part) is Hand)
    assert kept.cards[HUMAN] == (-1, -1, -1), "nobody else sees them"
    p.play("give-hanging trap")
    assert sorted(p.cards(HUMAN)) == ["academia", "feudalism", "guilds", "monarchy", "technocracy"]
    assert p.s.part(Hand).cards == [(), ()]


@pytest.mark.rule("tapestry.atlantis4.turn1-civilization", "tapestry.base.civilization.stack-empty")
def test_without_a_civilization_left_there_is_no_second_one() -> None:
    p = Downfall().civilization(HUMAN, "historians")
    p.s.civilizations = 0
    p.income(HUMAN, 1)
    assert p.asked == (-1, "draw.Hanging")


@pytest.mark.rule("tapestry.atlantis4.turn1-upgrade")
def test_without_a_tech_card_nothing_is_upgraded() -> None:
    p = Downfall().acts(UpgradeQuietly(HUMAN))
    assert (p.asked[1], p.techs(HUMAN)) == ("", {})


@pytest.mark.rule("tapestry.atlantis4.note-tapestry")
def test_face_down_cards_and_games_without_a_scenario_are_not_reported() -> None:
    p = Downfall().set(HUMAN, eras=((), (3, -1), (4,), (5,)))
    assert report(p.s)["hangings"] == [[HANGINGS[3]], [HANGINGS[4]], [HANGINGS[5]]]
    assert report(Solo("2").s) == {}


@pytest.mark.rule("tapestry.atlantis4.reverse-rules", "tapestry.ruling.base-battery-academic")
def test_a_space_that_uses_a_position_again_never_uses_its_own() -> None:
    p = Downfall().on(HUMAN, "science", 8).on(HUMAN, "exploration", 8).on(HUMAN, "military", 8)
    p.effect(HUMAN, Form(do="advance", tracks=("science",))).play("beside")
    assert p.number(HUMAN, "science") == 7
    assert p.options == ["track exploration", "track military"]


@pytest.mark.rule("tapestry.atlantis4.reverse-rules", "tapestry.hanging.trade-economy")
def test_positions_of_opponents_can_be_used_though_no_token_goes_back() -> None:
    p = Downfall().on(AUTOMA, "exploration", 8)
    p.acts(Partner(HUMAN)).run()
    assert p.player(HUMAN).built[EXPLORATION] == 1, "the space gives a farm"
