"""The levels of difficulty, and the civilizations of the Automa."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, HUMAN, ISLAND, SHADOW, Solo
from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import levels
from spielwerk.games.tapestry.automa.events import ChoiceBegan, PointsCounted, Shuffled
from spielwerk.games.tapestry.automa.income import steps
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.events import Advanced, ScienceDieRolled
from spielwerk.games.tapestry.income import Income
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.tagged import tag_of

NAMES = {
    "FreeAdvances": "free",
    "Favourites": "favourites",
    "Advance": "advance",
    "UseCivilizations": "civilization",
    "ScorePoints": "points",
    "PlaceHanging": "place",
    "Hangings": "gain",
    "Shuffle": "shuffle",
}


def chart(level: str, turn: int) -> str:
    """The steps of an income turn in their order: `add 2` are progress cards."""
    found: list[str] = []
    for frame in steps(AUTOMA, levels()[level], turn):
        name = tag_of(type(frame)).rpartition(".")[2]
        if name == "AddCards":
            found.append(f"add {frame.n}")  # type: ignore[attr-defined]
        elif name in NAMES and (not found or found[-1] != NAMES[name]):
            found.append(NAMES[name])
    return ", ".join(found)


def advances(p: Solo) -> list[tuple[int, str]]:
    """Who advanced on which track."""
    return [(e.seat, TRACKS[e.track]) for e in p.told(Advanced) if isinstance(e, Advanced)]


# --- charts


@pytest.mark.rule("tapestry.level.chart-one", "tapestry.level.chart-reading-order")
def test_the_chart_of_level_one() -> None:
    middle = "favourites, points, add 2, place, shuffle"
    assert [chart("1", turn) for turn in range(1, 6)] == ["", middle, middle, middle, "favourites, points"]


@pytest.mark.rule("tapestry.level.chart-two")
def test_the_chart_of_level_two() -> None:
    middle = "favourites, civilization, points, add 2, place, gain, shuffle"
    last = "favourites, civilization, points"
    assert [chart("2", turn) for turn in range(1, 6)] == ["gain", middle, middle, middle, last]


@pytest.mark.rule("tapestry.level.chart-three")
def test_the_chart_of_level_three() -> None:
    second = "favourites, advance, civilization, points, place, gain, shuffle"
    middle = "favourites, advance, civilization, points, add 2, place, gain, shuffle"
    last = "favourites, advance, civilization, points"
    assert [chart("3", turn) for turn in range(1, 6)] == ["gain", second, middle, middle, last]


@pytest.mark.rule("tapestry.level.chart-four", "tapestry.level.chart-reading-order")
def test_the_chart_of_level_four() -> None:
    second = "favourites, advance, civilization, points, add 2, place, gain, shuffle"
    middle = "favourites, advance, civilization, points, add 2, add 2, place, gain, shuffle"
    last = "favourites, advance, civilization, points"
    assert [chart("4", turn) for turn in range(1, 6)] == ["gain", second, middle, middle, last]


@pytest.mark.parametrize("level", ["5", "6"])
@pytest.mark.rule("tapestry.level.chart-hard")
def test_the_chart_of_the_hard_side(level: str) -> None:
    second = "favourites, advance, civilization, points, add 2, place, gain, shuffle"
    middle = "favourites, advance, civilization, points, add 2, add 4, place, gain, shuffle"
    last = "favourites, advance, civilization, points"
    assert [chart(level, turn) for turn in range(1, 6)] == ["free, gain", second, middle, middle, last]


@pytest.mark.rule("tapestry.level.chart-cards", "tapestry.level.hard-side")
@pytest.mark.rule("tapestry.automa.setup.automa-mat")
def test_the_side_of_the_mat() -> None:
    """Levels 1 to 4 score with the multipliers of the normal side, 5 and 6 with those of the hard side."""
    for level, times in (("1", 2), ("2", 2), ("3", 2), ("4", 2), ("5", 3), ("6", 3)):
        p = Solo(level).set(HUMAN, era=5).token(AUTOMA, military=12).pair(7, 8).takes_income(5).until_asked()
        rows = {e.row: e.times for e in p.told(PointsCounted) if isinstance(e, PointsCounted)}
        assert rows["military-science"] == times


@pytest.mark.parametrize(
    ("level", "sizes"),
    [
        ("1", [8, 10, 12, 14]),
        ("2", [8, 10, 12, 14]),
        ("3", [8, 8, 10, 12]),
        ("4", [8, 10, 14, 18]),
        ("5", [8, 10, 16, 22]),
        ("6", [8, 10, 16, 22]),
    ],
)
@pytest.mark.rule("tapestry.level.example-deck-sizes")
def test_example_the_sizes_of_the_decision_deck(level: str, sizes: list[int]) -> None:
    game = spielwerk.game("tapestry", seats=[{}, {"automa": level}])
    s: Any = game.new(5)
    rng = Rng(5)
    found = [s.part(Bots).size]
    s.journal = []
    while d := game.decision(s):
        game.apply(s, d.options[rng.below(len(d.options))], d.seat)
    found += [event.n for event in s.journal if isinstance(event, Shuffled)]
    assert found == sizes


# --- the table of levels


@pytest.mark.rule("tapestry.level.one-human-advance", "tapestry.level.table-one")
@pytest.mark.rule("tapestry.ruling.level-track-order")
def test_on_level_one_the_person_advances_on_all_tracks_first() -> None:
    """Military conquers, exploration gives tiles, technology invents, science researches without benefit."""
    p = Solo("1").set(HUMAN, era=0)
    p.acts(Income(HUMAN))
    assert p.asked == (HUMAN, "conquer.Target")
    p.play(p.options[0]).luck("dice 1-1").play("take-red")
    assert p.player(HUMAN).era == 1
    p.luck("draw-tile 1", "draw-tile 2")
    p.until_asked("Roll").luck("roll military").play("no").until_asked()
    assert advances(p) == [(HUMAN, track) for track in ("military", "exploration", "technology", "science")]
    assert (p.player(HUMAN).tiles[:2], len(p.player(HUMAN).tech)) == ((0, 1), 1)
    assert p.s.at[AUTOMA] == p.s.at[SHADOW] == [0] * 5


@pytest.mark.rule("tapestry.ruling.level-1-bonus")
@pytest.mark.parametrize("roll", TRACKS)
def test_the_free_advances_of_level_one_meet_no_bonus(roll: str) -> None:
    """Space 1 has none on any track, and the roll of the first science space advances without one."""
    p = Solo("1").set(HUMAN, era=0, res=[8] * 4)
    assert [row[1].bonus for row in p.s.rules.spaces] == [None] * 4
    p.acts(Income(HUMAN))
    asked = set()
    while (d := p.game.decision(p.s)) is not None:
        asked.add(p.waiting)
        p.game.apply(p.s, f"roll {roll}" if p.waiting == "Roll" else d.options[0])
    assert "Roll" in asked
    assert "MayAdvance" in asked
    assert "Bonus" not in asked


@pytest.mark.rule("tapestry.level.table-one", "tapestry.level.one-human-advance")
def test_only_in_the_first_income_turn_and_not_for_the_bots() -> None:
    p = Solo("1").set(HUMAN, era=1).acts(Income(HUMAN)).until_asked()
    assert advances(p) == []
    p = Solo("1").takes_income(1).until_asked()
    assert advances(p) == []


@pytest.mark.rule("tapestry.level.table-two", "tapestry.level.table-three", "tapestry.level.table-four")
def test_levels_two_to_four_have_no_first_advances() -> None:
    for level in "234":
        p = Solo(level).takes_income(1).until_asked()
        p.acts(Income(HUMAN)).until_asked()
        assert [sum(row) for row in p.s.at] == [0, 0, 0]
        assert table_of(p.s).chart.side == "normal"


@pytest.mark.rule("tapestry.level.one-human-advance")
def test_on_other_levels_the_person_does_not_advance_first() -> None:
    for level in "23456":
        p = Solo(level).set(HUMAN, era=0).acts(Income(HUMAN)).until_asked()
        assert (p.player(HUMAN).era, advances(p)) == (1, [])


@pytest.mark.rule("tapestry.level.five-bots-advance", "tapestry.level.table-five")
def test_on_level_five_each_bot_advances_on_its_favourite_track() -> None:
    p = Solo("5").favours("science", "military").takes_income(1)
    p.luck("roll technology").until_asked()  # the reward of Astronomy
    assert advances(p) == [(AUTOMA, "science"), (AUTOMA, "technology"), (SHADOW, "military")]
    assert p.standing(SHADOW) == set()
    assert table_of(p.s).chart.side == "hard"


@pytest.mark.rule("tapestry.level.six-bots-advance", "tapestry.level.table-six")
@pytest.mark.rule("tapestry.ruling.level-advance-rewards")
def test_on_level_six_both_bots_advance_on_all_tracks() -> None:
    """Military first: without a pair, a progress card serves the conquest next to the start territory."""
    p = Solo("6", automa={"second_civilization": "scientists"}).takes_income(1)
    assert p.waiting == "DrawTieCard"
    p.until_asked("Roll").luck("roll military").until_asked()
    order = ["military", "exploration", "technology", "science"]
    plain = [(AUTOMA, track) for track in (*order, "military")] + [(SHADOW, track) for track in order]
    assert advances(p) == plain
    assert len(p.controlled(AUTOMA)) == 2


@pytest.mark.rule("tapestry.level.six-second-civilization")
@pytest.mark.rule("tapestry.ruling.level-six-second-civilization")
def test_on_level_six_the_person_chooses_a_second_civilization() -> None:
    setup = [{"mat": "1"}, {"automa": "6", "bot_civilization": "engineers"}]
    game = spielwerk.game("tapestry", chance="ask", seats=setup)
    s: Any = game.new(1)
    while (d := game.decision(s)) and d.kind != "tapestry.automa.ChooseSecond":
        game.apply(s, d.options[0], d.seat)
    assert d is not None
    assert (d.seat, [option.at for option in d.options]) == (HUMAN, ["scientists", "explorers", "conquerors"])
    game.apply(s, "bot-civilization conquerors")
    assert s.part(Bots).civilizations == (2, 3)


@pytest.mark.rule("tapestry.level.six-second-favourite", "tapestry.level.six-second-civilization")
def test_the_second_civilization_has_no_favourite_track() -> None:
    setup = [{}, {"automa": "6", "bot_civilization": "engineers", "second_civilization": "scientists"}]
    s: Any = spielwerk.game("tapestry", seats=setup).new(1)
    game = spielwerk.game("tapestry", seats=setup)
    while (d := game.decision(s)) and d.kind.startswith(("tapestry.setup", "tapestry.mystics")):
        game.apply(s, d.options[0], d.seat)
    assert s.part(Bots).civilizations == (2, 0)
    assert TRACKS[s.part(Bots).favourite[0]] == "technology"


@pytest.mark.rule("tapestry.level.six-ability-order")
def test_the_first_civilization_comes_before_the_second() -> None:
    p = Solo("6", "scientists", automa={"second_civilization": "engineers"})
    p.owns(AUTOMA, "forge").pair(7, 8).takes_income(4).until_asked()
    found = [
        type(event).__name__
        for event in p.events
        if isinstance(event, ScienceDieRolled)
        or (isinstance(event, PointsCounted) and event.row == "engineers")
    ]
    assert found[0] == "ScienceDieRolled"
    assert found[-1] == "PointsCounted"


# --- civilizations


@pytest.mark.rule("tapestry.automa.civ.scientists.income", "tapestry.automa.civ.when")
def test_the_scientists_research_from_the_third_income_turn() -> None:
    p = Solo(civilization="scientists").pair(7, 8).takes_income(2, until="AddCard")
    assert p.told(ScienceDieRolled) == []
    for turn in (3, 4, 5):
        p = Solo(civilization="scientists").token(AUTOMA, technology=1).pair(7, 8).takes_income(turn)
        p.luck("roll technology")
        assert (p.at(AUTOMA, "technology"), p.waiting) == (2, "Hanging")  # with the reward
    p = Solo(civilization="scientists").token(AUTOMA, technology=12).pair(7, 8).takes_income(5)
    p.luck("roll technology")
    assert p.game.decision(p.s) is None


@pytest.mark.rule("tapestry.automa.civ.explorers.exploration", "tapestry.automa.civ.explorers.military")
def test_the_explorers_advance_on_exploration_and_military_in_turn() -> None:
    for turn, track in ((2, "exploration"), (3, "military"), (4, "exploration"), (5, "military")):
        p = Solo(civilization="explorers").token(AUTOMA, exploration=1, military=1).pair(7, 8)
        p.takes_income(turn)
        assert p.at(AUTOMA, track) == 2
        assert p.waiting == ("TurnTile" if track == "exploration" else "Hanging")  # the reward of space 2
        p.until_asked()
        assert advances(p) == [(AUTOMA, track)]


@pytest.mark.rule("tapestry.automa.civ.explorers.end")
def test_the_explorers_do_nothing_at_the_end_of_the_track() -> None:
    p = Solo(civilization="explorers").token(AUTOMA, exploration=12, military=3).pair(7, 8)
    p.takes_income(2, until="AddCard")
    assert advances(p) == []


@pytest.mark.rule("tapestry.automa.civ.engineers.income")
def test_the_engineers_score_a_point_a_landmark() -> None:
    for turn in (2, 3, 4, 5):
        p = Solo().owns(AUTOMA, "forge", "academy", "barracks").pair(7, 8).takes_income(turn).until_asked()
        assert PointsCounted(AUTOMA, "engineers", 3, 1) in p.events


@pytest.mark.rule("tapestry.automa.civ.conquerors.conquer")
def test_the_conquerors_conquer_with_less_land_than_the_number_of_the_turn() -> None:
    p = Solo(civilization="conquerors").pair(7, 8).takes_income(2)
    assert p.told(ChoiceBegan)[0] == ChoiceBegan(AUTOMA, "conquer-neutral", 8)
    p.until_asked()
    assert len(p.controlled(AUTOMA)) == 2
    p = Solo(civilization="conquerors").outposts(AUTOMA, 15).pair(7, 8).takes_income(2, until="AddCard")
    assert p.told(ChoiceBegan) == []
    assert p.controlled(AUTOMA) == [15, AUTOMA_START]


@pytest.mark.rule("tapestry.automa.civ.conquerors.fortify")
def test_the_conquerors_fortify_one_of_three_territories_with_a_single_piece() -> None:
    """By the choice aid s-ne of card 8: 26 before 25 and 15."""
    p = Solo(civilization="conquerors").outposts(AUTOMA, 15, 26).pair(7, 8).takes_income(2, until="AddCard")
    assert p.fallen_on(SHADOW) == set()
    p = (
        Solo(civilization="conquerors")
        .outposts(AUTOMA, 15, 26, 25)
        .pair(7, 8)
        .takes_income(2, until="AddCard")
    )
    assert (p.after("fortify"), p.fallen_on(SHADOW), p.bots.outposts) == ({26}, {26}, 9)


@pytest.mark.rule("tapestry.automa.civ.conquerors.fortify")
def test_the_conquerors_fortify_no_territory_with_two_pieces() -> None:
    """The choice aid sw-n of card 10 meets the start territory, which is full, before 15, 19 and 26."""
    p = Solo(civilization="conquerors").explored(19, 1).outposts(AUTOMA, 15, 19, 26).pair(7, 10)
    p.takes_income(2, until="AddCard")
    assert p.fallen_on(SHADOW) == {15}


@pytest.mark.rule("tapestry.ruling.conquerors-island")
def test_the_conquerors_do_not_fortify_the_island() -> None:
    p = Solo(civilization="conquerors").outposts(AUTOMA, 15, ISLAND, 25).pair(7, 18)
    p.takes_income(2, until="AddCard")
    assert p.fallen_on(SHADOW) == {15}


@pytest.mark.rule("tapestry.automa.civ.conquerors.vp")
def test_the_conquerors_score_a_point_a_territory() -> None:
    p = Solo(civilization="conquerors").outposts(AUTOMA, 15, 26).pair(7, 8).takes_income(2, until="AddCard")
    assert PointsCounted(AUTOMA, "conquerors", 3, 1) in p.events
