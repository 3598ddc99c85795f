"""Kaiju 1: the monster in the capital city.

The compass of the data is military up, science right, exploration down, technology left.  Districts are
numbered line by line: 0 1 2 / 3 4 5 / 6 7 8.  Card 1 has the order that `ORDER` says.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry import scenarios
from spielwerk.games.tapestry.automa.advance import AdvanceBot, AdvanceOn
from spielwerk.games.tapestry.automa.bots import table_of
from spielwerk.games.tapestry.automa.cards import automa_file
from spielwerk.games.tapestry.automa.speech import why
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.city import capital_points, fill
from spielwerk.games.tapestry.draws import DrawHanging, DrawHangings
from spielwerk.games.tapestry.effects import BUILDINGS, TRACKS, Form
from spielwerk.games.tapestry.events import Advanced
from spielwerk.games.tapestry.grid import DISTRICTS, GRID, LINES, PLOT_NAMES, PLOTS
from spielwerk.games.tapestry.modules.gallery import Gallery, inspired_points
from spielwerk.games.tapestry.modules.landmark_cards import met
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGINGS
from spielwerk.games.tapestry.scenarios.data import scenario_file
from spielwerk.games.tapestry.scenarios.events import BuildingDestroyed, CompassRead, KaijuMoved
from spielwerk.games.tapestry.scenarios.kaiju_1 import KaijuInCity, lost, next_district
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import language

FARM, HOUSE = BUILDINGS.index("farm"), BUILDINGS.index("house")


class Raged(Solo):
    """A game of Kaiju 1 whose city has nothing but what a test builds."""

    def __init__(self, level: str = "2", *modules: str, **more: Any) -> None:
        super().__init__(level, "", modules=["kaiju-1", *modules], **more)
        self.pair(1, 1)
        self.player(HUMAN).city = 0

    @property
    def kaiju(self) -> KaijuInCity:
        return self.s.part(KaijuInCity)

    def at_district(self, district: int, came: int = -1) -> Raged:
        self.kaiju.district, self.kaiju.came = district, came
        self.fresh()
        return self

    def houses(self, *plots: str, kind: int = HOUSE) -> Raged:
        """Income buildings stand on these plots."""
        p = self.player(HUMAN)
        for plot in plots:
            i = PLOT_NAMES.index(plot)
            p.buildings = (*p.buildings, (i, kind))
            p.city |= PLOTS[i]
            p.built[kind] += 1
        self.fresh()
        return self

    def goes(self, *order: str) -> int:
        """Where the Kaiju would go by this order of symbols."""
        return next_district(self.s, self.kaiju, order)

    def rages(self, track: str = "technology") -> Raged:
        """The Automa advances by a pair whose cards have this track first."""
        number = next(c.number for c in automa_file().cards if leading(c.order) == track)
        self.pair(number, number)
        self.acts(AdvanceBot(AUTOMA, 0))
        return self


def leading(order: tuple[str, ...]) -> str:
    return next(icon for icon in order if icon in TRACKS)


@pytest.mark.rule("tapestry.kaiju1.automa-no-civilization", "tapestry.kaiju1.favourite-by-die")
@pytest.mark.parametrize("level", ["2", "6"])
def test_the_die_decides_the_favourite_and_the_automa_has_no_civilization(level: str) -> None:
    game = Game(BOX, {"seats": [{}, {"automa": level}], "modules": ["kaiju-1"]}, chance="ask")
    s: Any = game.new(1)
    rolls = []
    while (d := game.decision(s)) and d.kind != "tapestry.setup.DrawFirst":
        if d.kind.endswith("RollFavourite"):
            rolls.append(dict(zip([o.text for o in d.options], d.weights, strict=True)))
            game.apply(s, "roll science" if len(rolls) == 1 else "roll military")
        else:
            game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    assert {rolls[0][f"roll {track}"] for track in TRACKS} == {3}, "every track may come"
    assert rolls[1].get("roll science", 0) == 0, "the Shadow Empire has another one"
    p = Raged(level)
    p.s.parts = s.parts
    assert p.bots.favourite == [TRACKS.index("science"), TRACKS.index("military")]
    assert p.bots.civilizations == ()


def test_no_civilization_of_the_automa_can_be_chosen() -> None:
    seats = [{}, {"automa": "2", "bot_civilization": "engineers"}]
    with pytest.raises(SetupError, match="'kaiju-1' decides the civilization of the Automa"):
        Game(BOX, {"seats": seats, "modules": ["kaiju-1"]})


@pytest.mark.rule("tapestry.kaiju1.no-advanced-mats")
def test_only_the_plain_mats_are_dealt() -> None:
    game = Game(BOX, {"seats": [{}, {"automa": "2"}], "modules": ["kaiju-1", "plans", "arts", "fantasies"]})
    s: Any = game.new(1)
    assert s.mats | s.dealt[0] == (1 << 6) - 1
    assert [mat.id for mat in s.rules.data.capitals()] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("tapestry.kaiju1.no-outside-civilizations")
def test_civilizations_that_build_outside_the_city_are_left_out() -> None:
    def playable(*modules: str) -> set[str]:
        game = Game(BOX, {"seats": [{}, {"automa": "2"}], "modules": [*modules]})
        return {CIVILIZATIONS[i] for i in game.new(1).rules.playable_civilizations}

    assert playable() - playable("kaiju-1") == {"craftsmen", "nomads"}
    expanded = playable("arts", "fantasies") - playable("arts", "fantasies", "kaiju-1")
    assert expanded == {"collectors", "craftsmen", "nomads"}
    with pytest.raises(SetupError, match="nomads are not in this game"):
        Game(BOX, {"seats": [{"civilization": "nomads"}, {"automa": "2"}], "modules": ["kaiju-1"]})


@pytest.mark.rule("tapestry.kaiju1.kaiju-start")
def test_the_kaiju_begins_in_the_upper_right_district_on_no_plot() -> None:
    game = Game(BOX, {"seats": [{}, {"automa": "2"}], "modules": ["kaiju-1"]})
    s = game.new(1)
    kaiju = s.part(KaijuInCity)
    assert (kaiju.district, kaiju.came, kaiju.ruins) == (2, -1, ())
    assert DISTRICTS[2] == sum(PLOTS[PLOT_NAMES.index(f"{c}{line}")] for c in "ghi" for line in "123")


@pytest.mark.rule("tapestry.kaiju1.timing")
def test_the_kaiju_rages_before_the_tokens_of_the_automa_move() -> None:
    p = Raged().houses("d1").at_district(2).rages("technology")
    order = [type(e) for e in p.events if isinstance(e, KaijuMoved | BuildingDestroyed | Advanced)]
    assert order == [KaijuMoved, BuildingDestroyed, Advanced]
    p = Raged().at_district(2).pair(1, 1)
    assert isinstance(p, Raged)
    p.acts(AdvanceBot(AUTOMA, 1))
    assert p.kaiju.district == 2, "the Shadow Empire has no Kaiju"
    p.acts(AdvanceOn(AUTOMA, 0, 0))
    assert p.kaiju.district == 2, "nor is there a pair in a free advance"


@pytest.mark.rule("tapestry.kaiju1.timing")
def test_the_kaiju_rests_if_the_automa_cannot_advance() -> None:
    p = Raged().token(AUTOMA, **dict.fromkeys(TRACKS, 12))
    p.rages()
    assert p.kaiju.district == 2


@pytest.mark.rule("tapestry.kaiju1.move", "tapestry.ruling.kaiju1-compass")
@pytest.mark.parametrize(
    ("track", "district"), [("military", 1), ("science", 5), ("exploration", 7), ("technology", 3)]
)
def test_the_topmost_symbol_of_the_compass_gives_the_direction(track: str, district: int) -> None:
    p = Raged().at_district(4)
    assert p.goes("favourite", "fifth", track, "science") == district, "heart and arts are not on the compass"
    p.rages(track)
    assert (p.kaiju.district, p.kaiju.came) == (district, 4)
    assert [event.verdict for event in p.events if isinstance(event, CompassRead)] == ["moves"]
    assert scenario_file().compass.source == "stand-in"


@pytest.mark.rule("tapestry.kaiju1.move", "tapestry.ruling.kaiju-arts-icon")
def test_the_card_that_breaks_ties_is_the_one_on_the_right() -> None:
    cards = automa_file().cards
    up = next(c.number for c in cards if leading(c.order) == "military")
    down = next(c.number for c in cards if leading(c.order) == "exploration")
    p = Raged().at_district(4).pair(up, down)
    assert isinstance(p, Raged)
    p.acts(AdvanceBot(AUTOMA, 0))
    assert p.kaiju.district == 7


@pytest.mark.rule("tapestry.kaiju1.move-leaving")
@pytest.mark.parametrize(
    ("start", "track", "to"), [(2, "military", 5), (2, "science", 1), (6, "technology", 7)]
)
def test_at_the_edge_of_the_city_it_goes_the_opposite_way(start: int, track: str, to: int) -> None:
    assert Raged().at_district(start).goes(track) == to


@pytest.mark.rule("tapestry.kaiju1.move-back")
def test_it_does_not_return_at_once_but_takes_the_next_symbol() -> None:
    p = Raged().at_district(4, came=1)
    assert p.goes("military", "science") == 5
    p = Raged().at_district(2, came=5)
    assert p.goes("military", "exploration", "technology") == 1, "up is turned round and leads back, too"


@pytest.mark.rule("tapestry.ruling.kaiju1-no-move")
def test_without_a_useful_symbol_it_stays_and_destroys_nothing() -> None:
    p = Raged().at_district(2, came=5).houses("g1")
    assert p.goes("military", "exploration", "favourite") == -1


@pytest.mark.rule("tapestry.kaiju1.destroy-condition", "tapestry.kaiju1.destroy-marker")
def test_a_building_of_the_new_district_becomes_a_ruin() -> None:
    p = Raged().at_district(2).houses("e2", "g1").rages("technology")
    plot = PLOT_NAMES.index("e2")
    assert p.told(BuildingDestroyed) == [BuildingDestroyed(HUMAN, HOUSE, plot)]
    assert (p.kaiju.district, p.kaiju.ruins) == (1, (plot,))
    assert [PLOT_NAMES[i] for i, _ in p.player(HUMAN).buildings] == ["g1"]
    assert p.player(HUMAN).built[HOUSE] == 2, "its space on the income mat stays uncovered"
    p.effect(HUMAN, Form(do="building", what="farm"))
    assert "plot e2" not in p.options
    assert "plot e1" in p.options


@pytest.mark.rule("tapestry.kaiju1.destroy-marker")
def test_no_card_builds_over_a_ruin() -> None:
    p = Raged().at_district(2).houses("e2").rages("technology")
    p.set(HUMAN, era=2).hung(HUMAN, "terraforming")
    p.effect(HUMAN, Form(do="building", what="farm"))
    assert "plot e2" not in p.options


@pytest.mark.rule("tapestry.kaiju1.destroy-condition")
def test_nothing_happens_in_a_district_without_income_buildings() -> None:
    p = Raged().at_district(2).houses("g1")
    p.player(HUMAN).city |= PLOTS[PLOT_NAMES.index("d1")]
    p.rages("technology")
    assert (p.kaiju.district, p.kaiju.ruins) == (1, ()), "landmarks and impassable plots are not destroyed"


@pytest.mark.rule("tapestry.kaiju1.complete-district-safe")
def test_a_complete_district_is_safe() -> None:
    plots = [f"{column}{line}" for column in "def" for line in "123"]
    p = Raged().at_district(2).houses(*plots).rages("technology")
    assert (p.kaiju.district, p.kaiju.ruins) == (1, ())
    p = Raged().at_district(2).houses(*plots[:-1]).rages("technology")
    assert len(p.kaiju.ruins) == 1, "with a single empty plot it is not"


@pytest.mark.rule("tapestry.kaiju1.destroy-choice")
def test_the_first_building_from_left_to_right_and_top_to_bottom_goes() -> None:
    p = Raged().at_district(2).houses("d3").houses("f2", kind=FARM).houses("e2", "d1", kind=FARM)
    p.rages("technology")
    assert [PLOT_NAMES[plot] for plot in p.kaiju.ruins] == ["d1"]
    p.at_district(2).rages("technology")
    assert [PLOT_NAMES[plot] for plot in p.kaiju.ruins] == ["d1", "e2"], "e2 before f2 and d3"
    assert p.kaiju.lost[FARM] == 2


@pytest.mark.rule("tapestry.kaiju1.marker-lines")
def test_lines_and_columns_with_a_ruin_give_no_points() -> None:
    p = Raged()
    p.player(HUMAN).city = LINES[0] | LINES[1]
    assert capital_points(p.s, HUMAN) == 2
    p.kaiju.ruins = (PLOT_NAMES.index("c1"),)
    assert capital_points(p.s, HUMAN) == 1
    p.player(HUMAN).city = GRID
    assert capital_points(p.s, HUMAN) == 18 - 2


@pytest.mark.rule("tapestry.kaiju1.marker-district")
@pytest.mark.parametrize("ruined", [False, True])
def test_a_district_with_a_ruin_gives_no_resource(ruined: bool) -> None:
    p = Raged().civilization(HUMAN, "architects")
    assert isinstance(p, Raged)
    p.houses("b2")
    p.player(HUMAN).city = DISTRICTS[0] & ~PLOTS[0]
    p.player(HUMAN).era = 1
    if ruined:
        p.kaiju.ruins = (PLOT_NAMES.index("a2"),)
    p.fresh()
    fill(p.s, HUMAN, PLOTS[0])
    asked = 0
    while p.fresh().options:
        asked += 1
        p.play(p.options[0])
    assert p.player(HUMAN).districts == 1, "it is complete all the same"
    assert (asked, sum(p.player(HUMAN).res)) == ((0, 0) if ruined else (2, 2))


@pytest.mark.rule("tapestry.kaiju1.destroyed-vp")
def test_destroyed_buildings_no_longer_count() -> None:
    p = Raged().houses("e2", "d1", "a1").at_district(2)
    p.effect(HUMAN, Form(do="per", what="house")).run()
    assert p.vp(HUMAN) == 3
    p.rages("technology")
    assert (lost(p.s, HUMAN, HOUSE), lost(p.s, AUTOMA, HOUSE)) == (1, 0)
    p.effect(HUMAN, Form(do="per", what="house")).run()
    assert p.vp(HUMAN) == 3 + 2
    p.effect(HUMAN, Form(do="per", what="income-building")).run()
    assert p.vp(HUMAN) == 3 + 2 + 2


@pytest.mark.rule("tapestry.kaiju1.destroyed-vp")
def test_destroyed_buildings_of_an_inspired_row_no_longer_count() -> None:
    p = Raged("2", "arts").houses("e2", "d1", "a1").at_district(2)
    p.s.part(Gallery).inspired[HUMAN] = (0, 1, 0, 0)
    inspired_points(p.s, HUMAN)
    assert p.vp(HUMAN) == 3
    p.rages("technology")
    inspired_points(p.s, HUMAN)
    assert p.vp(HUMAN) == 3 + 2


@pytest.mark.rule("tapestry.kaiju1.build-beside")
def test_one_may_build_where_the_kaiju_is() -> None:
    p = Raged().at_district(2).effect(HUMAN, Form(do="building", what="farm"))
    assert {"plot g1", "plot i3"} <= {*p.options}


@pytest.mark.rule("tapestry.kaiju1.redraw", "tapestry.kaiju1.redraw-not-automa")
def test_a_card_that_builds_outside_is_replaced_unless_the_automa_draws_it(tmp_path: Path) -> None:
    printed = (Path(scenarios.__file__).parents[1] / "data" / "hangings.toml").read_text()
    changed = printed.replace('id = "monarchy"\n', 'id = "monarchy"\nmentions = ["outside"]\n')
    (tmp_path / "hangings.toml").write_text(changed)
    setup = {"seats": [{}, {"automa": "2"}], "modules": ["kaiju-1"]}
    game = Game(BOX.with_pack(tmp_path), setup, chance="ask")
    s: Any = game.new(1)
    while (d := game.decision(s)) and d.kind != "tapestry.setup.DrawFirst":
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    assert not any(s.rules.replaced[0](s, HUMAN, i) for i, name in enumerate(HANGINGS) if name != "monarchy")
    s.stack, s.open = [DrawHanging(AUTOMA), DrawHangings(HUMAN, 1)], UNSET
    for text in ("draw-hanging monarchy", "draw-hanging guilds"):
        game.apply(s, text)
    assert [HANGINGS[card] for card in s.players[HUMAN].hand] == ["guilds"]
    assert s.old_hangings == 1 << HANGINGS.index("monarchy")
    s.hangings, s.old_hangings, s.open = s.hangings | s.old_hangings, 0, UNSET
    game.apply(s, "draw-hanging monarchy")
    assert [HANGINGS[card] for card in s.players[AUTOMA].hand] == ["monarchy"]


@pytest.mark.rule("tapestry.kaiju1.goal", "tapestry.scenario.win", "tapestry.scenario.lose")
@pytest.mark.parametrize(("own", "automa", "winner"), [(90, 80, HUMAN), (80, 80, AUTOMA), (70, 80, AUTOMA)])
def test_the_person_needs_more_points_than_the_automa(own: int, automa: int, winner: int) -> None:
    p = Raged().has(HUMAN, coin=3)
    p.set(HUMAN, vp=own, ended=True).set(AUTOMA, vp=automa, ended=True)
    p.s.finish()
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert outcome.winners == (winner,)


@pytest.mark.rule("tapestry.kaiju.compatibility")
@pytest.mark.parametrize("more", [(), ("plans",), ("arts",), ("fantasies",), ("plans", "arts", "fantasies")])
@pytest.mark.parametrize("scenario", ["kaiju-1", "kaiju-2"])
def test_the_scenarios_go_with_every_expansion(scenario: str, more: tuple[str, ...]) -> None:
    seats = [{}, {"automa": "2"}] if scenario == "kaiju-1" else [{}]
    assert Game(BOX, {"seats": seats, "modules": [scenario, *more]}).new(1).over is False


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "The Kaiju walks to the upper middle"), ("de", "Das Kaiju zieht")]
)
def test_the_story_tells_where_the_kaiju_goes_and_why(lang: str, words: str) -> None:
    p = Raged().houses("e2").at_district(2).rages("technology")
    with language(lang):
        told = why(p.story(), p.s.rules)
    assert words in told.short
    rules = [step.rule for step in told.steps]
    assert rules.index("tapestry.kaiju1.move") < rules.index("tapestry.kaiju1.destroy-choice")
    assert table_of(p.s).shadow == SHADOW


@pytest.mark.rule("tapestry.kaiju1.destroy-condition", "tapestry.landmarkcard.tv-station")
def test_a_destroyed_building_counts_for_no_landmark_card() -> None:
    p = Raged("2", "plans").houses("a1", "a2", "e2").at_district(2)
    assert isinstance(p, Raged)
    station = p.landmark("tv-station")
    assert met(p.s, HUMAN, station)
    p.rages("technology")
    assert p.kaiju.lost[HOUSE] == 1
    assert not met(p.s, HUMAN, station), "two houses are left"
