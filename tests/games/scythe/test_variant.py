"""Variants of the rulebook, and what people may do by themselves."""

from __future__ import annotations

import pytest

import spielwerk
from games.scythe.positions import Position
from spielwerk.games.scythe.events import FortuneCounted, StandingsCounted
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.registry import box
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.state import State
from spielwerk.kernel.text import language

TABLE = ("rusviet mechanical", "saxony industrial", "nordic patriotic")


def rows(p: Position, viewer: int = 0) -> dict[str, str]:
    """The panel of the table: what it is, and what it says."""
    panels = p.game.box.speech().panels(p.view(viewer), p.game.rules)
    return {row[0]: row[1] for row in panels[0].rows}


# --- holding up the game


@pytest.mark.rule("scythe.variant.delay-penalty", "scythe.ruling.delay-penalty-amount")
@pytest.mark.parametrize(("popularity", "left"), [(7, 5), (2, 0), (1, 0), (0, 0)])
def test_who_counts_the_standings_loses_two_popularity(popularity: int, left: int) -> None:
    p = Position(*TABLE, delay_penalty=True).set(0, popularity=popularity).turn(0)
    assert "count" in p.options
    p.s.journal = []
    p.play("count")
    assert p.player(0).popularity == left
    assert p.s.journal[0] == StandingsCounted(0)
    assert p.asked == (0, "ChooseSection"), "the turn goes on"


@pytest.mark.rule("scythe.variant.delay-penalty")
def test_once_in_each_own_turn_and_only_when_agreed() -> None:
    p = Position(*TABLE, delay_penalty=True).turn(0).play("count")
    assert "count" not in p.options
    p.play("move", "skip")
    assert p.asked[0] != 0
    assert "count" in p.options, "the next player may as well"
    assert "count" not in Position(*TABLE).turn(0).options


# --- the sample scoring


def first_star(**options: bool) -> Position:
    """Rusviet, without a star like all others, is about to reach 16 power."""
    p = Position(*TABLE, **options).set(0, power=14, coins=5).turn(0)
    p.s.journal = []
    return p.play("bolster", "take power 2")


@pytest.mark.rule("scythe.variant.sample-scoring")
def test_after_the_first_star_everybody_counts() -> None:
    p = first_star(sample_scoring=True, ask_forced=True)
    asked = []
    counted = [event for event in p.s.journal if isinstance(event, FortuneCounted)]
    assert [(e.seat, e.n) for e in counted] == [(q, p.game.score(p.s, q).total) for q in p.s.round]
    while p.asked[1] == "Pause":
        asked.append(p.asked[0])
        assert p.options == ["go-on"]
        p.play("go-on")
    assert asked == p.s.round
    assert p.game.outcome(p.s) is None


@pytest.mark.rule("scythe.variant.sample-scoring")
def test_an_automa_does_not_hold_up_the_game() -> None:
    """It has a fortune that is counted, but nobody who could look at it."""
    seats = [{"faction": "nordic", "mat": "mechanical"}, {"faction": "saxony", "automa": "automa"}]
    game = spielwerk.game("scythe", seats=seats, sample_scoring=True)
    s, rng, asked = game.new(3), Rng(3), set()
    while d := game.decision(s):
        if d.kind == "scythe.variant.Pause":
            asked.add(d.seat)
        game.apply(s, d.options[rng.below(len(d.options))])
    assert asked == {0}


@pytest.mark.rule("scythe.variant.sample-scoring")
def test_only_after_the_first_star_of_the_game_and_only_when_agreed() -> None:
    assert first_star(ask_forced=True).asked[1] != "Pause"
    p = Position(*TABLE, sample_scoring=True, ask_forced=True).stars(1, combat=1).set(0, power=14, coins=5)
    assert p.turn(0).play("bolster", "take power 2").asked[1] != "Pause"


@pytest.mark.rule("scythe.variant.sample-scoring")
def test_the_sample_scoring_changes_nothing() -> None:
    """The same choices lead to the same end, with and without it."""

    def play(game: Game) -> State:
        s, rng = game.new(5), Rng(5)
        while d := game.decision(s):
            single = d.kind == "scythe.variant.Pause"
            game.apply(s, d.options[0 if single else rng.below(len(d.options))])
        return s

    seats = [dict(zip(("faction", "mat"), seat.split(), strict=True)) for seat in TABLE[:2]]
    plain = spielwerk.game("scythe", seats=seats)
    sampled = spielwerk.game("scythe", seats=seats, sample_scoring=True)
    assert plain.outcome(play(plain)) == sampled.outcome(play(sampled))


def test_a_counted_fortune_is_for_its_player() -> None:
    event = FortuneCounted(1, 30)
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(SPECTATOR) != event


# --- among people


@pytest.mark.rule("scythe.turn.overlap")
@pytest.mark.parametrize(
    ("lang", "label", "words"),
    [
        ("en", "Between turns", "the next player may already think and prepare"),
        ("de", "Zwischen den Zügen", "darf die nächste Person schon überlegen"),
    ],
)
def test_everybody_reads_that_turns_may_overlap(lang: str, label: str, words: str) -> None:
    with language(lang):
        for viewer in (0, 1, 2, SPECTATOR):
            assert words in rows(Position(*TABLE), viewer)[label]


def test_a_sheet_of_feats_is_paper_and_no_option_of_the_table() -> None:
    """Games that were saved while it was one go on."""
    old = {"seats": 2, "achievement_log": True}
    assert "achievement_log" not in box("scythe").schema().saved(old)
    with pytest.raises(SetupError, match="no such field"):
        Position(*TABLE, achievement_log=True)
