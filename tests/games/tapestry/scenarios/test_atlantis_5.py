"""Atlantis 5: the eras are laid down beforehand."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, HUMAN, Solo
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGINGS
from spielwerk.games.tapestry.scenarios.atlantis_5 import (
    Foretell,
    Foretold,
    LayDown,
    PutAside,
    ShuffleRest,
    TurnUp,
    cards_of_income,
)
from spielwerk.games.tapestry.state import FACE_DOWN
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.text import language

SETUP: dict[str, Any] = {"seats": [{}, {"automa": "2"}], "modules": ["plans", "atlantis-5"]}
RECORDED = [["guilds", "monarchy"], ["empiricism"], ["capitalism"]]
DRAWN = (
    "guilds",
    "monarchy",
    "empiricism",
    "capitalism",
    "feudalism",
    "theocracy",
    "tyranny",
    "democracy",
    "trap",
)


class Seer(Solo):
    """A game of Atlantis 5 in which the person has the Mystics."""

    def __init__(self, **more: Any) -> None:
        super().__init__("2", "", modules=["plans", "atlantis-5"], **more)
        self.set(HUMAN, hand=())
        mystics = CIVILIZATIONS.index("mystics")
        self.player(HUMAN).civilizations = ((mystics,),)
        self.player(HUMAN).abilities = self.s.rules.bit("mystics")
        self.s.civilizations &= ~(1 << mystics)
        self.fresh()

    @property
    def foretold(self) -> list[str]:
        return [HANGINGS[card] for card in self.s.part(Foretold).cards]

    def first_turn(self) -> Seer:
        """The first income turn up to the cards."""
        self.income(HUMAN, 1)
        self.until_asked("Hanging")
        return self

    def laid(self, *names: str) -> Seer:
        """These cards lie face down."""
        cards = [HANGINGS.index(name) for name in names]
        self.s.hangings &= ~sum([1 << card for card in cards])
        self.s.part(Foretold).cards = tuple(cards)
        self.fresh()
        return self


@pytest.mark.rule("tapestry.atlantis5.civilizations")
def test_mystics_against_hucksters() -> None:
    seats = Seer().s.rules.setup["seats"]
    assert (seats[HUMAN]["civilization"], seats[AUTOMA]["bot_civilization"]) == ("mystics", "hucksters")


@pytest.mark.rule("tapestry.atlantis5.predictions-time")
def test_predictions_come_at_the_end_of_the_first_income_turn() -> None:
    game = Game(BOX, SETUP, chance="ask")
    s: Any = game.new(1)
    asked: list[str] = []
    while d := game.decision(s):
        asked.append(d.kind.partition(".")[2])
        if s.players[HUMAN].era == 1 and d.kind == "tapestry.turn.Turn" and d.seat == HUMAN:
            break
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    first = asked.index("mystics.Predict")
    assert first > asked.index("setup.DrawFirst")
    assert first > asked.index("atlantis5.LayCard")
    assert asked.count("mystics.Predict") == 4


@pytest.mark.rule("tapestry.atlantis5.nine-tapestry", "tapestry.atlantis5.pre-place")
def test_nine_cards_are_drawn_and_three_of_them_laid() -> None:
    p = Seer().first_turn()
    p.luck(*[f"draw-hanging {name}" for name in DRAWN])
    assert len(p.player(HUMAN).hand) == 9
    p.play("lay-down monarchy", "lay-down guilds", "lay-down theocracy")
    assert p.foretold == ["monarchy", "guilds", "theocracy"]


@pytest.mark.rule("tapestry.atlantis5.pre-place")
def test_of_identical_cards_one_is_offered() -> None:
    p = Seer().first_turn()
    p.luck(*[f"draw-hanging {name}" for name in (*DRAWN[1:], "trap-2")])
    assert [option for option in p.options if "trap" in option] == ["lay-down trap"]


@pytest.mark.rule("tapestry.atlantis5.pre-place")
@pytest.mark.parametrize(("era", "asks"), [(1, True), (2, False), (4, False)])
def test_cards_are_laid_in_the_first_income_turn_only(era: int, asks: bool) -> None:
    p = Seer().set(HUMAN, era=era).hand(HUMAN, "guilds", "trap", "monarchy", "tyranny")
    p.s.stack = []
    LayDown(HUMAN).run(p.s)
    assert bool(p.s.stack) == asks


@pytest.mark.rule("tapestry.atlantis5.face-down")
def test_a_recorded_card_that_was_laid_does_not_go_back() -> None:
    p = Seer()
    guilds, monarchy = HANGINGS.index("guilds"), HANGINGS.index("monarchy")
    p.s.hangings &= ~(1 << guilds | 1 << monarchy)
    p.s.part(Foretold).recorded, p.s.part(Foretold).cards = ((guilds, monarchy),), (guilds,)
    ShuffleRest(HUMAN).run(p.s)
    assert (p.s.hangings >> guilds & 1, p.s.hangings >> monarchy & 1) == (0, 1)


@pytest.mark.rule("tapestry.atlantis5.no-effect-yet", "tapestry.atlantis5.face-down")
def test_nothing_happens_yet_and_the_other_cards_go_back() -> None:
    p = Seer().first_turn()
    p.luck(*[f"draw-hanging {name}" for name in DRAWN])
    deck = p.s.hangings.bit_count()
    p.play("lay-down monarchy", "lay-down democracy", "lay-down theocracy")
    assert p.player(HUMAN).hand == ()
    assert p.s.hangings.bit_count() == deck + 6
    assert not p.player(HUMAN).abilities & p.s.rules.all_hangings
    assert p.player(HUMAN).eras == ((), (), (), ())


@pytest.mark.rule("tapestry.atlantis5.face-down", "tapestry.atlantis5.look")
def test_only_their_owner_sees_the_cards() -> None:
    p = Seer().laid("monarchy", "guilds")
    own, others = [p.game.view(p.s, seat) for seat in (HUMAN, SPECTATOR)]
    parts = [next(part for part in view.parts if isinstance(part, Foretold)) for view in (own, others)]
    assert [HANGINGS[card] for card in parts[0].cards] == ["monarchy", "guilds"]
    assert parts[1].cards == (FACE_DOWN, FACE_DOWN)
    with language("en"):
        shown: list[str] = []
        for view in (own, others):
            panels = {panel.key: panel for panel in BOX.speech().panels(view, p.s.rules)}
            shown.append(panels["foretold"].rows[0][1])
    assert "Monarchy" in shown[0]
    assert "Monarchy" not in shown[1]


def test_a_guess_at_the_cards_fits_the_deck() -> None:
    p = Seer().laid("monarchy", "guilds")
    guessed: Any = p.game.resample(p.game.view(p.s, SPECTATOR), Rng(3))
    cards = guessed.part(Foretold).cards
    assert len(set(cards)) == 2
    assert not any(guessed.hangings >> card & 1 for card in cards)
    assert guessed.hangings.bit_count() == p.s.hangings.bit_count()


@pytest.mark.rule("tapestry.atlantis5.use-recorded")
def test_recorded_cards_are_used_instead_one_for_each_space() -> None:
    game = Game(BOX, {**SETUP, "recorded": RECORDED}, chance="ask")
    s: Any = game.new(1)
    while not s.part(Foretold).recorded and (d := game.decision(s)):
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    aside = [HANGINGS[card] for cards in s.part(Foretold).recorded for card in cards]
    assert aside == ["guilds", "monarchy", "empiricism", "capitalism"]
    assert not any(s.hangings >> HANGINGS.index(name) & 1 for name in aside)
    asked = []
    while (d := game.decision(s)) and not s.players[HUMAN].era:
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    while (d := game.decision(s)) and d.kind != "tapestry.mystics.Predict":
        if d.seat == HUMAN:
            asked.append([option.text for option in d.options])
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    assert ["lay-down guilds", "lay-down monarchy"] in asked, "of several cards on a space one is chosen"
    assert [HANGINGS[card] for card in s.part(Foretold).cards] == ["guilds", "empiricism", "capitalism"]
    assert s.hangings >> HANGINGS.index("monarchy") & 1
    assert s.players[HUMAN].hand == ()


@pytest.mark.rule("tapestry.atlantis5.use-recorded")
def test_an_incomplete_record_is_not_used() -> None:
    game = Game(BOX, {**SETUP, "recorded": RECORDED[:2]}, chance="ask")
    s: Any = game.new(1)
    assert game.decision(s) is not None
    assert s.part(Foretold).recorded == ()
    assert s.hangings == s.rules.hanging_pool


@pytest.mark.rule("tapestry.atlantis5.no-income-tapestry")
def test_later_income_turns_give_no_tapestry_cards() -> None:
    p = Seer().laid("monarchy").built(HUMAN, house=5)
    p.player(HUMAN).civilizations = ((CIVILIZATIONS.index("mystics"), 1, 1, 1, 1, 0),)
    p.income(HUMAN, 3)
    while d := p.game.decision(p.s):
        assert d.kind != "tapestry.draw.Hanging"
        p.game.apply(p.s, d.options[next((i for i, n in enumerate(d.weights) if n), -1)])
    assert p.player(HUMAN).hand == ()


@pytest.mark.rule("tapestry.atlantis5.reveal")
def test_the_leftmost_card_is_turned_up_and_counts_as_played() -> None:
    p = Seer().laid("democracy", "monarchy").set(HUMAN, era=2)
    p.acts(TurnUp(HUMAN))
    assert p.waiting == "Hanging", "Democracy draws its cards"
    assert p.foretold == ["monarchy"]
    p.s.stack = []
    p.set(HUMAN, era=3)
    p.acts(TurnUp(HUMAN))
    assert [HANGINGS[card] for card in p.player(HUMAN).eras[2]] == ["monarchy"]
    assert p.player(HUMAN).abilities & p.s.rules.bit("monarchy")
    p.laid("guilds").set(HUMAN, era=5)
    p.acts(TurnUp(HUMAN))
    assert p.foretold == ["guilds"], "there is no card in the last income turn"


@pytest.mark.rule("tapestry.atlantis5.goal")
@pytest.mark.parametrize(("right", "winner"), [(3, HUMAN), (2, AUTOMA)])
def test_the_goal_is_thirty_points_of_predictions(right: int, winner: int) -> None:
    p = Seer()
    counts = [0, 0, 1, 0]
    told = [n if i < right else n + 1 for i, n in enumerate(counts)]
    p.player(HUMAN).civilizations = ((CIVILIZATIONS.index("mystics"), *told, 0b1111),)
    p.income(HUMAN, 5)
    while d := p.game.decision(p.s):
        p.game.apply(p.s, d.options[next((i for i, n in enumerate(d.weights) if n), -1)])
    assert p.s.part(Foretold).points == 10 * right
    p.set(HUMAN, vp=100, ended=True).set(AUTOMA, vp=50, ended=True)
    p.s.finish()
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert outcome.winners == (winner,)


@pytest.mark.rule("tapestry.atlantis5.face-down", "tapestry.base.track.anti-aircraft")
def test_the_laid_cards_count_like_all_cards_on_the_mat() -> None:
    p = Seer().laid("guilds", "monarchy", "academia").hand(HUMAN, "trap")
    count = p.s.rules.counters["hanging"]
    assert (count(p.s, HUMAN), count(p.s, AUTOMA)) == (1 + 3, len(p.player(AUTOMA).hand))


@pytest.mark.rule("tapestry.atlantis5.reveal")
def test_without_a_laid_card_none_is_turned_up() -> None:
    p = Seer().laid().set(HUMAN, era=3)
    p.acts(TurnUp(HUMAN))
    assert (p.asked[1], p.player(HUMAN).eras[2]) == ("", ())


@pytest.mark.rule("tapestry.atlantis5.use-recorded")
def test_a_recorded_card_that_is_not_in_the_deck_is_not_used() -> None:
    p = Seer(recorded=[["guilds", "monarchy"], ["empiricism"], ["capitalism"]])
    assert p.s.part(Foretold).recorded
    p.s.hangings = p.s.rules.hanging_pool & ~(1 << HANGINGS.index("guilds"))
    p.acts(PutAside(HUMAN))
    first, *_ = p.s.part(Foretold).recorded
    assert [HANGINGS[card] for card in first] == ["monarchy"]


@pytest.mark.rule("tapestry.atlantis5.nine-tapestry", "tapestry.atlantis5.no-income-tapestry")
@pytest.mark.parametrize(("era", "recorded", "n"), [(1, False, 9), (1, True, 0), (2, False, 0)])
def test_nine_cards_come_once_and_not_beside_recorded_ones(era: int, recorded: bool, n: int) -> None:
    p = Seer().set(HUMAN, era=era)
    p.s.part(Foretold).recorded = ((1,), (2,), (3,)) if recorded else ()
    assert (cards_of_income(p.s, HUMAN, 1), cards_of_income(p.s, AUTOMA, 1)) == (n, 1)


@pytest.mark.rule("tapestry.atlantis5.predictions-time")
@pytest.mark.parametrize(("era", "asked"), [(1, True), (2, False)])
def test_predictions_are_made_once(era: int, asked: bool) -> None:
    p = Seer().set(HUMAN, era=era)
    p.acts(Foretell(HUMAN))
    assert bool(p.asked[1]) == asked


@pytest.mark.rule("tapestry.atlantis5.use-recorded")
def test_a_record_without_a_card_for_each_space_is_not_used() -> None:
    p = Seer(recorded=[["guilds"], ["empiricism"], ["capitalism"]])
    p.s.hangings = p.s.rules.hanging_pool & ~(1 << HANGINGS.index("empiricism"))
    p.acts(PutAside(HUMAN))
    assert p.s.part(Foretold).recorded == ()
    assert p.s.hangings >> HANGINGS.index("guilds") & 1, "the others go back"


@pytest.mark.rule("tapestry.atlantis5.face-down")
def test_the_cards_are_those_of_the_person_wherever_they_sit() -> None:
    seats = [{"automa": "2"}, {}]
    s: Any = Game(BOX, {**SETUP, "seats": seats}).new(1)
    assert s.part(Foretold).owner == 1
