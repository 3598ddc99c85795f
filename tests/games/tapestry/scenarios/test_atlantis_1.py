"""Atlantis 1: a favourite track of the person, and blockers on the others."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.income import BotIncome, PersonAdvances
from spielwerk.games.tapestry.automa.setup import in_draw
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.effects import TRACKS, Form
from spielwerk.games.tapestry.events import Advanced
from spielwerk.games.tapestry.marks import Mark
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGINGS
from spielwerk.games.tapestry.scenarios.atlantis_1 import FindFocus, Focus, blocker, drawn, reached_end
from spielwerk.games.tapestry.science import research
from spielwerk.games.tapestry.tracks import advanceable
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import language

SETUP: dict[str, Any] = {"seats": [{}, {"automa": "2"}], "modules": ["plans", "atlantis-1"]}
EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY = range(4)


class Focused(Solo):
    """A game of Atlantis 1; the favourite track is exploration, those of the bots technology and military."""

    def __init__(self, level: str = "2", track: str = "exploration") -> None:
        super().__init__(level, "engineers", modules=["plans", "atlantis-1"])
        self.focus.track, self.focus.former = TRACKS.index(track), 0
        self.s.at[HUMAN] = [0] * 5
        self.set(HUMAN, era=1, landmarks=(), tiles=(), hand=(), sites=(), buildings=())
        self.set(AUTOMA, landmarks=())
        self.token(HUMAN, **{track: 4})

    @property
    def focus(self) -> Focus:
        return self.s.part(Focus)

    def setting_up(self) -> Focused:
        """The set-up after the bots have their favourite tracks."""
        self.s.at[HUMAN] = [0] * 5
        self.s.landmarks = self.s.rules.landmark_pool
        self.s.civilizations = sum([1 << i for i in self.s.rules.playable_civilizations])
        self.s.old_civilizations = 0
        self.player(HUMAN).civilizations, self.player(HUMAN).abilities = (), 0
        self.acts(FindFocus(0))
        return self

    def free(self) -> list[str]:
        """The tracks on which the person can advance."""
        return [TRACKS[track] for track in bits(advanceable(self.s, HUMAN))]

    def at_end(self, **tokens: int) -> Focused:
        """The favourite track is entered on its last space, with the others as given."""
        self.token(HUMAN, exploration=11, **tokens)
        advance = Form(do="advance", tracks=("exploration",), benefit=True, bonus="none")
        self.s.journal = []
        self.effect(HUMAN, advance)
        self.game.decision(self.s)
        return self


@pytest.mark.rule("tapestry.atlantis1.remove-civilizations", "tapestry.atlantis1.remove-tapestry")
def test_what_is_left_out() -> None:
    usual: Any = Game(BOX, {**SETUP, "modules": ["plans"]}).new(1).rules
    rules: Any = Game(BOX, SETUP).new(1).rules
    gone = {*usual.playable_civilizations} - {*rules.playable_civilizations}
    assert {CIVILIZATIONS[i] for i in gone} == {"alchemists", "the-chosen"} | (
        {"aliens", "tinkerers"} & {*CIVILIZATIONS}
    )
    assert {HANGINGS[i] for i in bits(usual.hanging_pool & ~rules.hanging_pool)} == {
        "broker-of-peace",
        "socialism",
    }


@pytest.mark.rule("tapestry.atlantis1.remove-automa-civilizations")
def test_three_civilizations_of_the_automa_are_left_out_but_not_the_hucksters() -> None:
    p = Focused()
    known = p.s.rules.module_data["bots"].data.civilizations
    left = {known[i].id for i in in_draw(p.s)}
    assert {one.id for one in known} - left == {"iconoclasts", "equalizers", "trailblazers"}
    assert "hucksters" in left
    with pytest.raises(SetupError, match="the trailblazers are not free in 'atlantis-1'"):
        Game(BOX, {**SETUP, "seats": [{}, {"automa": "2", "bot_civilization": "trailblazers"}]})


@pytest.mark.rule("tapestry.atlantis1.civilization-later", "tapestry.atlantis1.three-civilizations")
def test_the_civilization_comes_last_and_is_one_of_three() -> None:
    game = Game(BOX, SETUP, chance="ask")
    s: Any = game.new(1)
    asked = []
    while (d := game.decision(s)) and d.kind != "tapestry.setup.DrawFirst":
        asked.append(d.kind.partition(".")[2])
        if d.kind.endswith("KeepOne"):
            assert len(d.options) == 3
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    assert "setup.KeepCivilization" not in asked
    later = asked.index("automa.RollFavourite")
    assert later < asked.index("atlantis1.ChooseFocus") < asked.index("atlantis1.KeepOne")
    assert len(s.players[HUMAN].civilizations) == 1
    assert s.dealt[HUMAN] == 0


@pytest.mark.rule("tapestry.atlantis1.favourite-choice", "tapestry.atlantis1.favourite-tokens")
def test_one_of_the_two_tracks_of_no_bot_is_chosen_and_starts_on_the_fourth_space() -> None:
    p = Focused().setting_up()
    assert p.options == ["track exploration", "track science"], "military and technology belong to the bots"
    p.play("track science")
    assert (p.focus.track, p.at(HUMAN, "science")) == (SCIENCE, 4)


@pytest.mark.rule("tapestry.atlantis1.start-reward", "tapestry.ruling.atlantis1-start-without-bonus")
def test_the_benefit_of_a_space_or_the_landmark_and_nothing_else() -> None:
    p = Focused().setting_up().play("track exploration")
    assert p.options == [*[f"take-space {n}" for n in (1, 2, 3, 4)], "take-landmark"]
    p.play("take-landmark")
    assert p.asked == (HUMAN, "city.Rotation")
    assert p.player(HUMAN).landmarks == (p.landmark("lighthouse"),)
    assert p.player(AUTOMA).landmarks == ()
    p = Focused().setting_up().play("track exploration", "take-space 1")
    assert isinstance(p, Focused)
    p.until_asked("Draw")
    assert len(p.player(HUMAN).tiles) == 2, "Scouting gives two territory tiles; no bonus is offered"


@pytest.mark.rule("tapestry.atlantis1.start-landmark-automa")
def test_otherwise_the_automa_has_the_landmark() -> None:
    p = Focused().setting_up().play("track exploration", "take-space 1")
    assert p.player(AUTOMA).landmarks == (p.landmark("lighthouse"),)
    assert p.player(HUMAN).landmarks == ()


def blockers(p: Focused) -> list[Mark]:
    """The blockers that are drawn."""
    view: Any = p.game.view(p.s, HUMAN)
    return [mark for mark in drawn(view, p.s.rules) if mark.kind == "blocker"]


@pytest.mark.rule("tapestry.atlantis1.start-reward", "tapestry.atlantis1.blockers")
def test_the_blockers_come_after_the_benefit_of_the_start() -> None:
    p = Focused().setting_up().play("track science", "take-space 1")
    assert p.asked[1] == "science.Roll"
    assert {text for text, n in p.weights.items() if n} == {f"roll {track}" for track in TRACKS}
    assert not blockers(p)
    p.game.apply(p.s, "roll military")
    p.play("yes").until_asked("Draw")
    assert (p.at(HUMAN, "military"), p.free()) == (1, ["science"]), "now all others are blocked"
    assert [mark.track for mark in blockers(p)] == [EXPLORATION, MILITARY, TECHNOLOGY]


@pytest.mark.rule("tapestry.atlantis1.blockers", "tapestry.atlantis1.example-blocker")
@pytest.mark.parametrize(("front", "space"), [(4, 0), (7, 3), (3, 0), (12, 8)])
def test_blockers_stand_four_spaces_behind(front: int, space: int) -> None:
    p = Focused().token(HUMAN, exploration=front)
    assert blocker(p.s, HUMAN) == space
    with language("en"):
        panels = {panel.key: panel for panel in BOX.speech().panels(p.game.view(p.s, HUMAN), p.s.rules)}
    row = next(row for row in panels["tracks"].rows if row[0] == "Blocker")
    assert [cell[:1] for cell in row[1:]] == ["–" if t == EXPLORATION else str(space) for t in range(4)]


@pytest.mark.rule("tapestry.atlantis1.redraw-civilizations")
def test_militants_and_nomads_may_be_replaced() -> None:
    p = Focused().setting_up().play("track exploration", "take-space 1")
    assert isinstance(p, Focused)
    p.until_asked("Draw")
    p.luck("draw-civilization militants")
    assert p.options == ["replace-civilization militants", "no"]
    p.play("replace-civilization militants")
    p.luck("draw-civilization leaders", "draw-civilization mystics", "draw-civilization nomads")
    p.play("no")
    assert p.options == ["civilization leaders", "civilization mystics", "civilization nomads"]
    assert {CIVILIZATIONS[i] for i in bits(p.s.old_civilizations)} == {"militants"}
    p.play("civilization leaders")
    assert p.s.old_civilizations == 0, "all that were discarded in set-up are shuffled into the stack"
    stack = {CIVILIZATIONS[i] for i in bits(p.s.civilizations)}
    assert {"militants", "mystics", "nomads"} <= stack
    assert "leaders" not in stack
    p.effect(HUMAN, Form(do="civilization"))
    assert "draw-civilization militants" in p.options


@pytest.mark.rule("tapestry.atlantis1.bots-first-step", "tapestry.ruling.atlantis1-third-track")
def test_both_bots_begin_on_the_track_that_nobody_favours() -> None:
    p = Focused()
    p.automa_era(0)
    p.acts(BotIncome(AUTOMA)).until_asked()
    assert (p.at(AUTOMA, "science") >= 1, p.at(SHADOW, "science")) == (True, 1)
    order = [event.seat for event in p.told(Advanced) if isinstance(event, Advanced)]
    assert (order[0], order[-1]) == (AUTOMA, SHADOW), "the Automa is first"
    assert p.at(SHADOW, "exploration") == p.at(SHADOW, "military") == 0
    q = Focused()
    q.takes_income(2, until="AddCard")
    assert q.at(SHADOW, "science") == 0, "only in the first income turn"


@pytest.mark.rule("tapestry.atlantis1.blockers-follow", "tapestry.atlantis1.blocked")
def test_a_token_on_the_space_of_a_blocker_or_beyond_cannot_move() -> None:
    p = Focused()
    assert p.free() == ["exploration"], "all others stand on the space of their blocker"
    p.token(HUMAN, exploration=5)
    assert p.free() == ["exploration", "science", "military", "technology"]
    p.token(HUMAN, science=1, military=3)
    assert p.free() == ["exploration", "technology"]
    p.has(HUMAN, food=8, worker=8, culture=8, coin=8).turn(HUMAN)
    assert p.options == ["advance exploration", "advance technology", "income"]
    p.token(HUMAN, exploration=6)
    assert "science" in p.free(), "the blockers have moved on"


@pytest.mark.rule("tapestry.ruling.atlantis1-blocked-moves")
def test_a_blocked_token_does_not_regress_and_effects_on_it_are_void() -> None:
    p = Focused().token(HUMAN, science=3, military=2)
    p.effect(HUMAN, Form(do="regress", tracks=("science", "military"), benefit=False, bonus="none")).run()
    assert (p.at(HUMAN, "science"), p.at(HUMAN, "military")) == (3, 2)
    p.effect(HUMAN, Form(do="advance", tracks=("science",), benefit=False, bonus="none")).run()
    assert p.at(HUMAN, "science") == 3


@pytest.mark.rule("tapestry.atlantis1.front-token-counts")
def test_the_foremost_token_counts() -> None:
    p = Focused().token(HUMAN, exploration=9)
    p.s.spare = ((HUMAN, EXPLORATION, 1),)
    p.fresh()
    assert blocker(p.s, HUMAN) == 5


@pytest.mark.rule("tapestry.atlantis1.die-reroll", "tapestry.ruling.atlantis1-all-blocked")
def test_the_die_is_rolled_again_for_blocked_tokens() -> None:
    p = Focused().token(HUMAN, exploration=5, science=1)
    p.s.stack = []
    research(p.s, HUMAN, 0)
    p.fresh()
    assert set(p.weights) == {"roll exploration", "roll military", "roll technology"}
    p.token(HUMAN, exploration=4, science=1)
    assert set(p.weights) == {"roll exploration"}
    p.s.rules.rerolled = (lambda _s, _seat: 0b1111,)
    p.s.stack = []
    research(p.s, HUMAN, 0)
    assert p.s.stack == []


@pytest.mark.rule("tapestry.atlantis1.switch-trigger", "tapestry.atlantis1.switch-target")
def test_at_the_end_the_furthest_other_track_is_the_new_favourite_before_the_benefit() -> None:
    p = Focused().at_end(science=5, military=7, technology=6)
    assert p.focus.track == MILITARY
    assert p.waiting != "SwitchFocus"
    p = Focused().at_end(science=7, military=7, technology=6)
    assert (p.waiting, p.options) == ("SwitchFocus", ["track science", "track military"])
    assert p.s.stack, "the benefit of the last space is still to come"
    p.play("track science")
    assert p.focus.track == SCIENCE


@pytest.mark.rule("tapestry.atlantis1.switch-trigger", "tapestry.atlantis1.switch-only-way")
def test_the_end_of_another_track_switches_nothing() -> None:
    p = Focused().token(HUMAN, exploration=5, science=12, military=3)
    p.s.stack = []
    reached_end(p.s, HUMAN, SCIENCE, 12)
    reached_end(p.s, HUMAN, TRACKS.index("exploration"), 5)
    assert not p.s.stack
    reached_end(p.s, HUMAN, TRACKS.index("exploration"), 12)
    assert p.s.stack


@pytest.mark.rule("tapestry.atlantis1.not-bots")
def test_a_bot_at_the_end_of_the_favourite_track_switches_nothing() -> None:
    p = Focused().token(HUMAN, exploration=5)
    p.s.stack = []
    reached_end(p.s, AUTOMA, TRACKS.index("exploration"), 12)
    reached_end(p.s, SHADOW, TRACKS.index("exploration"), 12)
    assert not p.s.stack


@pytest.mark.rule("tapestry.atlantis1.switch-target")
def test_a_completed_track_is_no_favourite_and_in_the_end_there_is_none() -> None:
    p = Focused().at_end(science=12, military=3, technology=2)
    assert p.focus.track == MILITARY
    p = Focused().at_end(science=12, military=12, technology=12)
    assert (p.focus.track, p.free()) == (-1, [])


@pytest.mark.rule("tapestry.atlantis1.switch-token", "tapestry.atlantis1.switch-blocker")
def test_a_token_joins_the_foremost_and_the_blocker_changes_places() -> None:
    p = Focused().at_end(science=5, military=7, technology=2)
    assert (p.at(HUMAN, "exploration"), p.at(HUMAN, "military")) == (12, 7)
    assert blocker(p.s, HUMAN) == 3, "four behind space 7 of the new favourite track"
    with language("en"):
        panels = {panel.key: panel for panel in BOX.speech().panels(p.game.view(p.s, HUMAN), p.s.rules)}
    rows = {row[0]: row[1:] for row in panels["tracks"].rows}
    assert rows["Blocker"][MILITARY] == "–"
    assert rows["Blocker"][EXPLORATION].startswith("3")
    assert rows["Favourite track"][MILITARY].startswith("7")
    assert "science" not in p.free()
    assert "technology" in p.free()


@pytest.mark.rule("tapestry.atlantis1.switch-old-ignored")
def test_the_token_left_behind_is_not_blocked() -> None:
    p = Focused().at_end(science=5, military=7, technology=2)
    p.s.stack = []
    p.effect(HUMAN, Form(do="regress", tracks=("exploration",), benefit=False, bonus="none")).run()
    assert p.at(HUMAN, "exploration") == 11
    assert "exploration" in p.free()
    p.s.spare = ((HUMAN, EXPLORATION, 5),)
    p.token(HUMAN, exploration=12)
    assert "exploration" not in p.free(), "another token there is"


@pytest.mark.rule("tapestry.atlantis1.switch-only-way")
def test_nothing_else_changes_the_favourite_track() -> None:
    p = Focused().token(HUMAN, exploration=5, military=4)
    p.token(AUTOMA, exploration=12)
    p.effect(HUMAN, Form(do="advance", tracks=("exploration",), benefit=False, bonus="none")).run()
    assert (p.at(HUMAN, "exploration"), p.focus.track) == (6, EXPLORATION)
    p.s.at[HUMAN][MILITARY] = 11
    p.focus.track = SCIENCE
    p.token(HUMAN, science=10, exploration=11)
    p.effect(HUMAN, Form(do="advance", tracks=("science",), benefit=False, bonus="none")).run()
    assert p.focus.track == SCIENCE


@pytest.mark.rule("tapestry.atlantis1.not-bots")
def test_bots_are_not_blocked() -> None:
    p = Focused().token(AUTOMA, science=5).token(SHADOW, military=9)
    assert advanceable(p.s, AUTOMA) == advanceable(p.s, SHADOW) == 0b1111


@pytest.mark.rule("tapestry.ruling.atlantis1-level1")
def test_free_advances_of_level_one_happen_where_nothing_blocks() -> None:
    p = Focused("1")
    p.acts(PersonAdvances(HUMAN))
    p.until_asked()
    for _ in range(20):
        if not (d := p.game.decision(p.s)):
            break
        p.game.apply(p.s, d.options[-1])
    assert (p.at(HUMAN, "military"), p.at(HUMAN, "exploration")) == (0, 5)
    assert (p.at(HUMAN, "technology"), p.at(HUMAN, "science")) == (1, 1), "once exploration has moved"


@pytest.mark.rule("tapestry.atlantis1.die-reroll")
def test_a_track_without_a_token_is_no_blocked_one() -> None:
    p = Focused().token(HUMAN, exploration=5, science=1)
    p.s.at[HUMAN][TRACKS.index("technology")] = -1  # after AI Singularity
    p.s.stack = []
    research(p.s, HUMAN, 0)
    assert set(p.fresh().weights) == {"roll exploration", "roll military", "roll technology"}


@pytest.mark.rule("tapestry.scenario.civilizations-default", "tapestry.atlantis1.three-civilizations")
def test_a_civilization_of_the_set_up_is_not_dealt() -> None:
    seats = [{"civilization": "leaders"}, {"automa": "2"}]
    s: Any = Game(BOX, {"seats": seats, "modules": ["plans", "atlantis-1"]}, chance="ask").new(1)
    game = Game(BOX, {"seats": seats, "modules": ["plans", "atlantis-1"]}, chance="ask")
    while (d := game.decision(s)) and d.kind != "tapestry.setup.DrawFirst":
        assert d.kind != "tapestry.atlantis1.KeepOne"
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)], d.seat)
    assert [CIVILIZATIONS[one[0]] for one in s.players[HUMAN].civilizations] == ["leaders"]
