"""Atlantis 3: peace, without a military track and without conquests."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.advance import AdvanceBot, AdvanceOn, unfinished
from spielwerk.games.tapestry.automa.events import RewardRead
from spielwerk.games.tapestry.automa.income import FreeAdvances, UseCivilization
from spielwerk.games.tapestry.automa.rewards import Research, move
from spielwerk.games.tapestry.automa.territory import CONQUER, EXPLORE
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.draws import DrawSpace
from spielwerk.games.tapestry.effects import EVERY_TRACK, TRACKS, Form
from spielwerk.games.tapestry.explore import edge_points, explorable
from spielwerk.games.tapestry.hangings.cartography import SurveyRotation
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGING_KINDS, HANGINGS, TECHS
from spielwerk.games.tapestry.scenarios.atlantis_3 import AnotherTech, RedrawTech, score_landmarks
from spielwerk.games.tapestry.scenarios.data import scenario_file
from spielwerk.games.tapestry.science import research
from spielwerk.games.tapestry.tables import landmark_ids
from spielwerk.games.tapestry.tech import InventFromDeck, upgradable
from spielwerk.games.tapestry.tracks import BACK, advanceable
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.effect import Atom
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import SetupError

SETUP: dict[str, Any] = {"seats": [{}, {"automa": "2"}], "modules": ["plans", "atlantis-3"]}
MILITARY = TRACKS.index("military")


class Peace(Solo):
    """A game of Atlantis 3."""

    def __init__(self, level: str = "2") -> None:
        super().__init__(level, "", modules=["plans", "atlantis-3"])
        self.favours("exploration", "science")
        for row in self.s.at:
            row[:] = [0, 0, -1, 0, 0]
        self.set(HUMAN, era=1, tiles=(), landmarks=())
        self.set(AUTOMA, landmarks=())
        self.s.landmarks = self.s.rules.landmark_pool


@pytest.fixture
def usual() -> Any:
    return Game(BOX, {**SETUP, "modules": ["plans"]}).new(1).rules


@pytest.fixture
def rules() -> Any:
    return Game(BOX, SETUP).new(1).rules


@pytest.mark.rule("tapestry.atlantis3.remove-civilizations", "tapestry.atlantis3.remove-landmark-card")
def test_civilizations_and_the_landmark_card_that_are_left_out(usual: Any, rules: Any) -> None:
    gone = {*usual.playable_civilizations} - {*rules.playable_civilizations}
    assert {CIVILIZATIONS[i] for i in gone} == {"isolationists", "militants"}
    cards = [i for i, one in enumerate(rules.data.landmarks()) if "atlantis-3" in one.scenario]
    assert [landmark_ids(rules.data)[i] for i in cards] == ["urban-farm"]


@pytest.mark.rule("tapestry.atlantis3.remove-tapestry", "tapestry.atlantis3.remove-traps")
def test_tapestry_cards_and_all_traps_that_are_left_out(usual: Any, rules: Any) -> None:
    gone = {rules.data.hangings()[k].id for k in left_out(usual, rules)}
    assert gone == {
        "exploitation",
        "dystopia",
        "broker-of-peace",
        "pirate-rule",
        "militarism",
        "pillage-and-plunder",
        "revolution",
        "manifest-destiny",
        "trap",
    }
    assert not any(HANGINGS[i].startswith("trap") for i in bits(rules.hanging_pool))
    flagged = {card.id for card in rules.data.hangings() if "atlantis-3" in card.scenario}
    assert flagged - gone == {
        "infrastructure",
        "double-cross",
        "stolen-plans",
        "surrender",
        "retreat",
        "surprise-party",
    }


def left_out(usual: Any, rules: Any) -> set[int]:
    """The kinds of tapestry cards that only the usual game has."""
    return {HANGING_KINDS[i] for i in bits(usual.hanging_pool & ~rules.hanging_pool)}


@pytest.mark.rule("tapestry.atlantis3.remove-tech")
def test_tech_cards_that_are_left_out(usual: Any, rules: Any) -> None:
    assert {TECHS[i] for i in bits(usual.tech_pool & ~rules.tech_pool)} == {"siegecraft", "radio"}
    s: Any = Game(BOX, SETUP).new(1)
    assert s.techs == rules.tech_pool


@pytest.mark.rule("tapestry.atlantis3.civilizations")
def test_the_civilizations_are_given() -> None:
    game = Game(BOX, SETUP, chance="ask")
    s: Any = game.new(1)
    while (d := game.decision(s)) and d.kind != "tapestry.setup.DrawFirst":
        assert not d.kind.endswith("Civilization")
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    assert [CIVILIZATIONS[one[0]] for one in s.players[HUMAN].civilizations] == ["islanders"]
    p = Peace()
    p.s.parts = s.parts
    known = p.s.rules.module_data["bots"].data.civilizations
    assert [known[i].id for i in p.bots.civilizations] == ["explorers"]
    for i, seat in enumerate(({"civilization": "leaders"}, {"automa": "2", "bot_civilization": "engineers"})):
        seats: list[Any] = [{}, {"automa": "2"}]
        seats[i] = seat
        with pytest.raises(SetupError, match="'atlantis-3' decides the civilization"):
            Game(BOX, {**SETUP, "seats": seats})


@pytest.mark.rule("tapestry.atlantis3.no-military-tokens")
def test_nobody_has_a_token_on_the_military_track() -> None:
    game = Game(BOX, SETUP)
    s: Any = game.new(1)
    assert [row[MILITARY] for row in s.at] == [-1, -1, -1]
    assert not s.rules.tracks >> MILITARY & 1
    assert not advanceable(s, HUMAN) >> MILITARY & 1


@pytest.mark.rule("tapestry.atlantis3.military-invalid")
def test_military_is_no_track_for_bots() -> None:
    p = Peace("6").pair(1, 2)
    assert isinstance(p, Peace)
    assert not unfinished(p.s, AUTOMA) >> MILITARY & 1
    p.acts(AdvanceOn(AUTOMA, 0, MILITARY), AdvanceOn(AUTOMA, 1, MILITARY))
    assert [row[MILITARY] for row in p.s.at] == [-1, -1, -1]
    p.acts(FreeAdvances(AUTOMA)).until_asked()
    assert [row[MILITARY] for row in p.s.at] == [-1, -1, -1]
    assert p.at(SHADOW, "science") == 1
    move(p.s, AUTOMA, BACK, TRACKS.index("science"), rewarded=False)
    for left in range(1, 23):
        p.pair(left, 1 if left > 1 else 2).acts(AdvanceBot(AUTOMA, 1))
    assert p.s.at[SHADOW][MILITARY] == -1


@pytest.mark.rule("tapestry.atlantis3.die-reroll")
def test_the_science_die_never_shows_military() -> None:
    p = Peace()
    p.s.stack = []
    research(p.s, HUMAN, 0)
    p.fresh()
    assert set(p.weights) == {"roll exploration", "roll science", "roll technology"}
    p.acts(Research(AUTOMA, 0, EVERY_TRACK, 0))
    assert set(p.weights) == {"roll exploration", "roll science", "roll technology"}


@pytest.mark.rule("tapestry.atlantis3.civilization-military")
def test_the_die_decides_where_a_civilization_would_advance_on_military() -> None:
    p = Peace()
    data = p.s.rules.module_data["bots"].data.civilizations
    explorers = next(i for i, one in enumerate(data) if one.id == "explorers")
    era = next(era for era, track in data[explorers].tracks.items() if track == "military")
    p.automa_era(era).acts(UseCivilization(AUTOMA, explorers))
    assert p.waiting == "Roll"
    assert set(p.weights) == {"roll exploration", "roll science", "roll technology"}
    p.luck("roll technology")
    assert p.at(AUTOMA, "technology") == 1
    assert [event.verdict for event in p.told(RewardRead) if isinstance(event, RewardRead)] == ["counts"]
    other = next(era for era, track in data[explorers].tracks.items() if track == "exploration")
    q = Peace().automa_era(other)
    q.acts(UseCivilization(AUTOMA, explorers)).until_asked()
    assert q.at(AUTOMA, "exploration") >= 1


@pytest.mark.rule("tapestry.atlantis3.tech-requirements")
def test_requirements_of_the_military_track_do_not_count() -> None:
    p = Peace().tech(HUMAN, middle=["ammonia", "compass"])
    assert [TECHS[card] for card in upgradable(p.s, HUMAN)] == ["ammonia"], "compass needs technology"


@pytest.mark.rule("tapestry.atlantis3.redraw", "tapestry.ruling.atlantis3-flags")
def test_what_refers_to_territories_or_military_may_be_exchanged() -> None:
    p = Peace()
    p.acts(InventFromDeck(HUMAN)).luck("draw-tech dynamite").until_asked()
    assert p.options == ["redraw-tech dynamite", "no"]
    p.play("redraw-tech dynamite").luck("draw-tech paper")
    assert p.techs(HUMAN) == {"paper": 0}
    assert p.s.old_techs >> TECHS.index("dynamite") & 1
    p.acts(InventFromDeck(HUMAN)).luck("draw-tech warships").until_asked()
    assert p.options == [], "Warships refer to neither"
    p.acts(DrawSpace(HUMAN)).luck("draw-space 12")
    assert p.options == ["redraw-space 12", "no"]
    p.play("redraw-space 12").luck("draw-space 3")
    assert p.player(HUMAN).spaces == (2,)
    assert p.s.spaces >> 11 & 1
    p.acts(DrawSpace(HUMAN)).luck("draw-space 11").play("no")
    assert p.asked[1] == ""
    assert p.player(HUMAN).spaces == (2, 10)
    p.acts(DrawSpace(HUMAN)).luck("draw-space 1")
    assert p.options == []
    p.acts(DrawSpace(HUMAN)).luck("draw-space 12").play("redraw-space 12").luck("draw-space 4")
    assert p.player(HUMAN).spaces == (0, 2, 3, 10), "the other tiles stay"
    assert not p.s.spaces >> 3 & 1


@pytest.mark.rule("tapestry.atlantis3.redraw")
def test_a_tech_card_is_exchanged_for_another_one_if_there_is_any() -> None:
    dynamite, paper = TECHS.index("dynamite"), TECHS.index("paper")
    p = Peace()
    p.s.techs = p.s.old_techs = 0
    assert [option.text for option in RedrawTech(HUMAN, dynamite).options(p.s)] == ["no"]
    p.s.old_techs = 1 << dynamite | 1 << paper
    found, _ = AnotherTech(HUMAN, dynamite).outcomes(p.s)
    assert [option.text for option in found] == ["draw-tech paper"]


@pytest.mark.rule("tapestry.atlantis3.redraw", "tapestry.hanging.industrialism")
def test_only_the_card_that_is_kept_counts_as_invented() -> None:
    p = Peace().tiles(HUMAN, 1, 2).set(HUMAN, era=2).hung(HUMAN, "industrialism")
    assert isinstance(p, Peace)
    p.acts(InventFromDeck(HUMAN)).luck("draw-tech dynamite").play("redraw-tech dynamite")
    p.luck("draw-tech paper").until_asked()
    assert p.asked == (HUMAN, "city.Plot"), "the circle of Paper is a house"
    p.play("beside").until_asked()
    assert (p.asked[1], p.player(HUMAN).built) == ("", [0, 1, 0, 0])


@pytest.mark.rule("tapestry.atlantis3.redraw")
def test_without_another_space_tile_there_is_no_exchange() -> None:
    p = Peace()
    p.s.spaces = 1 << 11
    p.acts(DrawSpace(HUMAN)).luck("draw-space 12").run()
    assert (p.options, p.player(HUMAN).spaces) == ([], (11,))


@pytest.mark.rule("tapestry.atlantis3.conquer-becomes-explore")
def test_whoever_would_conquer_explores() -> None:
    p = Peace().tiles(HUMAN, 1, 2)
    p.effect(HUMAN, Form(do="conquer"))
    assert p.asked == (HUMAN, "explore.Tile")
    q = Peace().pair(1, 2)
    assert isinstance(q, Peace)
    before = q.s.explored.bit_count()
    q.on_map(CONQUER).until_asked()
    assert q.s.explored.bit_count() == before + 1
    assert q.standing(AUTOMA) == {AUTOMA_START}, "no outpost is placed"


@pytest.mark.rule("tapestry.atlantis3.explore-range")
def test_every_hex_that_territories_connect_with_the_capital_may_be_explored() -> None:
    p = Peace()
    near, reach = p.s.rules.world.near, explorable(p.s, HUMAN, 0)
    pairs = [(hex, other) for hex in bits(reach) for other in bits(near[hex] & ~reach & ~p.s.explored)]
    first, beyond = pairs[0]
    assert not explorable(p.s, HUMAN, 0) >> beyond & 1
    p.explored(first, 1)
    assert explorable(p.s, HUMAN, 0) >> beyond & 1, "nobody controls the territory in between"
    assert not p.s.control(HUMAN) >> first & 1


@pytest.mark.rule("tapestry.atlantis3.automa-explore-choice")
def test_the_automa_uses_only_the_choice_aid() -> None:
    p = Peace().pair(1, 2)
    assert isinstance(p, Peace)
    p.on_map(EXPLORE).until_asked()
    assert "tie1-far" not in p.rules_used()
    assert "tie2-aid" in p.rules_used()
    usual = Solo().favours("exploration", "science").pair(1, 2)
    usual.on_map(EXPLORE)
    assert "tie1-far" in usual.rules_used()


@pytest.mark.rule("tapestry.atlantis3.automa-all-ended", "tapestry.ruling.atlantis3-values")
def test_the_automa_has_points_when_all_its_tracks_are_complete() -> None:
    p = Peace().pair(1, 2).token(AUTOMA, exploration=12, science=12, technology=12)
    p.acts(AdvanceBot(AUTOMA, 0))
    assert p.vp(AUTOMA) == scenario_file().utopia.no_advance == 5
    p.acts(AdvanceOn(AUTOMA, 0, 0)).acts(Research(AUTOMA, 0, EVERY_TRACK, 0))
    assert p.vp(AUTOMA) == 15
    assert scenario_file().utopia.source == "stand-in"
    q = Peace().token(AUTOMA, exploration=12, science=12)
    q.acts(AdvanceOn(AUTOMA, 0, 0))
    assert q.vp(AUTOMA) == 0, "technology is left"
    q.token(SHADOW, exploration=12, science=12, technology=12)
    q.acts(AdvanceOn(AUTOMA, 1, 0))
    assert q.vp(AUTOMA) == 0


@pytest.mark.rule("tapestry.atlantis3.end-landmarks", "tapestry.atlantis3.end-landmarks-shadow")
def test_landmarks_of_tracks_score_at_the_end() -> None:
    p = Peace()
    own = [p.landmark(name) for name in ("lighthouse", "academy", "bakery")]
    p.set(HUMAN, landmarks=tuple(own), vp=10, ended=True)
    p.acts(AdvanceOn(AUTOMA, 1, TRACKS.index("science")))
    p.token(SHADOW, science=3).acts(AdvanceOn(AUTOMA, 1, TRACKS.index("science")))
    assert len(p.player(AUTOMA).landmarks) == 1, "the Shadow Empire gained it"
    p.set(AUTOMA, vp=20, ended=True)
    score_landmarks(p.s)
    assert p.vp(HUMAN) == 10 + 2 * 3, "the bakery comes from a tech card"
    assert p.vp(AUTOMA) == 20 + 3


@pytest.mark.rule("tapestry.atlantis3.end-landmarks")
def test_they_score_once_when_both_have_finished() -> None:
    game = Game(BOX, SETUP)
    s: Any = game.new(5)
    s.journal = []
    rng = Rng(5)
    while d := game.decision(s):
        game.apply(s, d.options[rng.below(len(d.options))], d.seat)
    told = [event for event in s.journal if type(event).__name__ == "LandmarksScored"]
    assert [event.seat for event in told] == [0, 1]


@pytest.mark.rule("tapestry.atlantis3.redraw")
def test_a_tech_card_that_is_kept_stays_and_the_same_one_is_not_asked_for_again() -> None:
    p = Peace()
    p.acts(InventFromDeck(HUMAN)).luck("draw-tech dynamite").until_asked().play("no")
    assert (p.asked[1], p.techs(HUMAN), p.s.old_techs) == ("tech.RefillOne", {"dynamite": 0}, 0)
    dynamite = TECHS.index("dynamite")
    p = Peace()
    p.s.techs, p.s.old_techs = 0, 1 << dynamite
    p.acts(AnotherTech(HUMAN, dynamite)).luck("draw-tech dynamite")
    assert (p.asked[1], p.techs(HUMAN)) == ("", {"dynamite": 0})


@pytest.mark.rule("tapestry.atlantis3.end-landmarks")
def test_only_landmarks_of_tracks_score_at_the_end() -> None:
    p = Peace()
    p.set(HUMAN, landmarks=(p.landmark("bakery"), p.landmark("skyscraper")), vp=0)
    p.set(AUTOMA, landmarks=(p.landmark("lighthouse"), p.landmark("tv-station")), vp=0)
    score_landmarks(p.s)
    assert (p.vp(HUMAN), p.vp(AUTOMA)) == (0, 3), "a tech card's landmark and those of cards do not count"


@pytest.mark.rule("tapestry.atlantis3.conquer-becomes-explore", "tapestry.hanging.cartography.conquer")
def test_the_conquest_of_a_card_is_an_exploration_as_well() -> None:
    p = Peace().tiles(HUMAN, 1, 2)
    places = [(tile, hex) for tile in range(2, 48) for hex in bits(explorable(p.s, HUMAN, 0))]
    tile, hex, turned = next(
        (tile, hex, turned)
        for tile, hex in places
        for turned in p.s.rules.tile_rotations[tile]
        if edge_points(p.s, tile, hex, turned) >= 3 and p.s.rules.tile_rewards[tile] == Atom("resource", 1, 0)
    )
    p.acts(SurveyRotation(HUMAN, tile, hex)).play(f"turned {turned}")
    assert p.asked[1] == "effect.Whether"
    p.play("yes")
    assert p.asked == (HUMAN, "explore.Tile")
    assert not p.s.control(HUMAN) >> hex & 1
