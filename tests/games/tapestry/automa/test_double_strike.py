"""Double strike: the second tokens of the Shadow Empire."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.advance import AdvanceBot, AdvanceOn
from spielwerk.games.tapestry.automa.double_strike import DoubleStruck, NoStrike, Strike
from spielwerk.games.tapestry.automa.income import Favourites, UseCivilizations
from spielwerk.games.tapestry.automa.speech import why
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.facts import COMPLETE_TRACK
from spielwerk.games.tapestry.hang import hang
from spielwerk.games.tapestry.options import ALL_TRACKS
from spielwerk.games.tapestry.tracks import gain_landmark
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import language

MILITARY, SCIENCE = TRACKS.index("military"), TRACKS.index("science")


class Struck(Solo):
    """A solo game with the double strike."""

    def __init__(self, level: str = "2") -> None:
        super().__init__(level, modules=["double-strike"])

    @property
    def strike(self) -> Strike:
        return self.s.part(Strike)

    def second(self, **steps: int) -> Struck:
        """The second tokens stand here."""
        for track, step in steps.items():
            self.strike.at[TRACKS.index(track)] = step
        self.fresh()
        return self

    @property
    def seconds(self) -> dict[str, int]:
        """Where second tokens have left the start space."""
        return {track: self.strike.at[i] for i, track in enumerate(TRACKS) if self.strike.at[i]}

    def shadow_on(self, track: str) -> Struck:
        """The Shadow Empire advances on a track."""
        self.acts(AdvanceOn(AUTOMA, 1, TRACKS.index(track)))
        return self


@pytest.mark.rule("tapestry.doublestrike.setup")
def test_a_second_token_starts_on_every_track() -> None:
    game = Game(BOX, {"seats": [{}, {"automa": "2"}], "modules": ["double-strike"]})
    assert game.new(1).part(Strike).at[:4] == [0, 0, 0, 0]


@pytest.mark.rule("tapestry.doublestrike.two-sets", "tapestry.doublestrike.still-one-bot")
def test_both_tokens_of_the_one_shadow_empire_move_in_a_turn() -> None:
    p = Struck()
    p.pair(1, 3).acts(AdvanceBot(AUTOMA, 0), AdvanceBot(AUTOMA, 1)).until_asked()
    first = [TRACKS[track] for track in range(4) if p.s.at[SHADOW][track]]
    assert (len(first), len(p.seconds)) == (1, 1)
    assert p.s.opponents(HUMAN) == (AUTOMA, SHADOW), "the second tokens belong to no further opponent"


@pytest.mark.rule("tapestry.doublestrike.clockwise")
@pytest.mark.parametrize(
    ("track", "following"),
    [
        ("military", "science"),
        ("science", "exploration"),
        ("exploration", "technology"),
        ("technology", "military"),
    ],
)
def test_the_second_token_advances_on_the_next_track_clockwise(track: str, following: str) -> None:
    p = Struck().shadow_on(track)
    assert (p.at(SHADOW, track), p.at(SHADOW, following)) == (1, 0)
    assert p.seconds == {following: 1}


@pytest.mark.rule("tapestry.doublestrike.trigger", "tapestry.ruling.double-strike-scope")
def test_every_advance_of_the_shadow_empire_strikes_and_none_of_others() -> None:
    p = Struck("6").takes_income(1, until="ChooseSecond")
    p.until_asked()
    assert p.seconds == dict.fromkeys(TRACKS, 1), "the free advances of level 6 strike on all four tracks"
    p = Struck().acts(AdvanceOn(AUTOMA, 0, MILITARY))
    assert isinstance(p, Struck)
    assert p.seconds == {}


@pytest.mark.rule("tapestry.doublestrike.trigger", "tapestry.ruling.double-strike-end")
def test_a_completed_track_is_not_passed_over() -> None:
    p = Struck().second(science=12).shadow_on("military")
    assert p.seconds == {"science": 12}
    assert p.told(NoStrike, DoubleStruck) == [NoStrike(SHADOW, SCIENCE, "end")]


def test_nothing_strikes_on_a_blocked_track() -> None:
    p = Struck()
    p.s.blocks = ((HUMAN, SCIENCE, 1),)
    p.fresh()
    p.set(HUMAN, abilities=p.s.rules.bit("dictatorship"))
    p.shadow_on("military")
    assert (p.at(SHADOW, "military"), p.seconds) == (1, {})
    assert p.told(NoStrike) == [NoStrike(SHADOW, SCIENCE, "blocked")]


@pytest.mark.rule("tapestry.doublestrike.landmarks")
def test_landmarks_go_to_the_box_of_the_automa() -> None:
    p = Struck().second(science=3).shadow_on("military")
    landmark = p.s.rules.spaces[SCIENCE][4].landmark
    assert p.player(AUTOMA).landmarks == (landmark,)
    assert not p.s.landmarks >> landmark & 1
    p = Struck().token(HUMAN, science=4).second(science=3)
    p.s.landmarks &= ~(1 << landmark)
    p.shadow_on("military")
    assert (p.seconds, p.player(AUTOMA).landmarks) == ({"science": 4}, ()), "somebody else had it"


@pytest.mark.rule("tapestry.doublestrike.no-achievement")
def test_the_end_of_a_track_is_no_achievement_for_a_second_token() -> None:
    p = Struck().second(science=11).shadow_on("military")
    assert (p.seconds["science"], p.s.places[COMPLETE_TRACK]) == (12, ())
    p = Struck().token(SHADOW, military=11).shadow_on("military")
    assert p.s.places[COMPLETE_TRACK] == (SHADOW,), "a first token gains it as usual"


@pytest.mark.rule("tapestry.doublestrike.neighbours")
def test_second_tokens_are_ahead_of_nobody() -> None:
    p = Struck().second(military=5, technology=5, exploration=5)
    p.pair(1, 3).favours("technology", "military").token(AUTOMA, technology=2).token(SHADOW, military=2)
    p.acts(Favourites(AUTOMA))
    assert p.bots.favourite == [TRACKS.index("technology"), MILITARY], "no bot needs a new favourite track"
    p.token(HUMAN, military=2).hand(HUMAN, "boast-of-superiority")
    hang(p.s, HUMAN, p.player(HUMAN).hand[0])
    p.fresh().run()
    assert p.vp(HUMAN) == 4 * 3, "no opponent is ahead on military, science and exploration"


@pytest.mark.rule("tapestry.doublestrike.historians")
def test_landmarks_of_second_tokens_do_not_pay_the_historians() -> None:
    p = Struck().second(science=3)
    p.civilization(HUMAN, "historians", 0b1111, 1 << SHADOW)
    p.shadow_on("military").run()
    assert len(p.player(AUTOMA).landmarks) == 1
    assert (p.vp(HUMAN), sum(p.player(HUMAN).res)) == (0, 0)
    gain_landmark(p.s, SHADOW, p.landmark("lighthouse"))
    p.fresh().run()
    assert p.vp(HUMAN) == 6, "those of first tokens do"


@pytest.mark.rule("tapestry.doublestrike.chosen", "tapestry.ruling.chosen-double-strike")
def test_the_chosen_score_three_for_a_track_and_their_achievements_as_usual() -> None:
    scored = {}
    for strikes in (False, True):
        p = Struck() if strikes else Solo()
        p.civilization(HUMAN, "the-chosen").token(HUMAN, exploration=2, science=1)
        p.token(AUTOMA, exploration=1, science=1, military=1).token(SHADOW, science=2, technology=1)
        p.s.places = ((HUMAN,), (), ())
        p.income(HUMAN, 5).run()
        scored[strikes] = p.vp(HUMAN)
    assert scored[True] - scored[False] == 3 - 2
    achievement = p.s.rules.data.civilizations()[p.player(HUMAN).civilizations[0][0]].points
    assert achievement == 5
    assert scored[True] >= 3 + achievement


ORDERS = {
    "military": "military fifth science exploration technology",
    "science": "military science fifth exploration technology",
    "exploration": "military science exploration fifth technology",
    "technology": "military science exploration technology fifth",
}


@pytest.mark.parametrize(
    "beside",
    [
        pytest.param(beside, marks=pytest.mark.rule(f"tapestry.doublestrike.arts-beside-{beside}"))
        for beside in ORDERS
    ],
)
def test_the_arts_track_comes_behind_the_one_it_lies_beside(beside: str) -> None:
    setup = {"seats": [{}, {"automa": "2"}], "modules": ["arts", "double-strike"], "fifth_beside": beside}
    rules: Any = Game(BOX, setup).new(1).rules
    assert " ".join([ALL_TRACKS[track] for track in rules.clockwise]) == ORDERS[beside]


@pytest.mark.rule("tapestry.doublestrike.arts-clockwise")
def test_strikes_go_to_and_from_the_arts_track() -> None:
    p = Solo(modules=["arts", "double-strike"], fifth_beside="science")
    p.acts(AdvanceOn(AUTOMA, 1, SCIENCE))
    assert p.s.part(Strike).at == [0, 0, 0, 0, 1]
    p.acts(AdvanceOn(AUTOMA, 1, ALL_TRACKS.index("fifth")))
    assert p.s.part(Strike).at == [1, 0, 0, 0, 1]


@pytest.mark.rule("tapestry.doublestrike.scope")
def test_the_setup_says_what_the_variant_is_meant_for() -> None:
    with language("en"):
        assert "Arts" in BOX.speech().module("double-strike")
    Game(BOX, {"seats": [{}, {"automa": "2"}], "modules": ["double-strike"]})


def test_it_needs_the_automa() -> None:
    with pytest.raises(SetupError, match="'double-strike' is for a table with the Automa"):
        Game(BOX, {"seats": 2, "modules": ["double-strike"]})


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Double strike on Science"), ("de", "Doppelschlag auf W")]
)
def test_the_story_tells_the_strike_and_its_rule(lang: str, words: str) -> None:
    p = Struck().token(SHADOW, military=3, exploration=1, science=1, technology=1)
    p.favours("technology", "military").draw(1, 2).until_asked()
    struck = p.told(DoubleStruck)
    assert len(struck) == 1
    p.s.journal = [e for e in p.s.journal if e not in struck] + [DoubleStruck(SHADOW, SCIENCE, 1)]
    with language(lang):
        told = why(p.story(), p.s.rules)
        assert words in told.short
        rules = [step.rule for step in told.steps]
    assert "tapestry.doublestrike.clockwise" in rules


def test_panels_list_the_second_tokens() -> None:
    p = Struck().second(science=3)
    with language("en"):
        panels = BOX.speech().panels(p.game.view(p.s, HUMAN), p.s.rules)
        tracks = next(panel for panel in panels if panel.key == "tracks")
    row = tracks.rows[-1]
    assert row[0] == "Double strike"
    assert row[tracks.head.index("Science")].startswith("3 ")


@pytest.mark.rule("tapestry.hanging.broker-of-peace.double-strike")
def test_second_tokens_give_nothing_to_a_broker_of_peace() -> None:
    p = Struck()
    p.set(HUMAN, era=2).hung(HUMAN, "broker-of-peace")
    p.shadow_on("technology")
    assert (p.seconds, p.vp(HUMAN)) == ({"military": 1}, 0)
    p.shadow_on("military")
    assert (p.seconds, p.vp(HUMAN)) == ({"military": 1, "science": 1}, 3)


@pytest.mark.rule("tapestry.doublestrike.trigger", "tapestry.doublestrike.scope")
@pytest.mark.parametrize("name", ["scientists", "explorers", "engineers", "conquerors"])
def test_what_a_civilization_gives_the_automa_strikes_nowhere(name: str) -> None:
    p = Solo("2", name, modules=["double-strike"]).automa_era(3).pair(4, 1)
    before = [*p.s.at[SHADOW]]
    p.acts(UseCivilizations(AUTOMA)).until_asked()
    assert (p.s.part(Strike).at, p.s.at[SHADOW]) == ([0] * 5, before)


@pytest.mark.rule("tapestry.doublestrike.landmarks", "tapestry.automa.civ.engineers.income")
def test_engineers_score_a_landmark_of_the_second_tokens() -> None:
    p = Struck().second(science=3)
    p.shadow_on("military")
    assert p.player(AUTOMA).landmarks == (p.landmark("apothecary"),)
    p.automa_era(2).acts(UseCivilizations(AUTOMA)).until_asked()
    assert p.vp(AUTOMA) == 1
