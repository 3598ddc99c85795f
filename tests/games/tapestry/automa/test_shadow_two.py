"""Two people with the Shadow Empire, without an Automa."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.tapestry.positions import Position
from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.automa.advance import AdvanceOn
from spielwerk.games.tapestry.automa.bots import Bots
from spielwerk.games.tapestry.automa.events import FavouriteSet, PairDrawn, ShadowTurnBegan, Shuffled
from spielwerk.games.tapestry.automa.shadow_two import ShadowTurn
from spielwerk.games.tapestry.conquer import conquerable
from spielwerk.games.tapestry.effects import ANYWHERE, TRACKS, Form
from spielwerk.games.tapestry.events import Advanced, TurnBegan
from spielwerk.games.tapestry.facts import COMPLETE_TRACK
from spielwerk.games.tapestry.modules.landmark_cards import LandmarkCards
from spielwerk.games.tapestry.options import TECHS
from spielwerk.games.tapestry.tech import upgradable
from spielwerk.games.tapestry.tracks import FORWARD, WhichToken
from spielwerk.games.tapestry.turn import EndTurn
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.speech import Why
from spielwerk.kernel.text import language

SHADOW = 2


class Two(Position):
    """Luck is asked; the Shadow Empire favours military and has had its first turn."""

    def __init__(self) -> None:
        super().__init__(2, ask=True, modules=["shadow-two"])
        self.bots.favourite[1] = TRACKS.index("military")
        self.bots.turns = 1
        self.bots.first = 0

    @property
    def bots(self) -> Bots:
        return self.s.part(Bots)

    def acts(self) -> Two:
        """The Shadow Empire takes a turn."""
        self.s.journal = []
        self.do(ShadowTurn(SHADOW)).run()
        return self

    def luck(self, *texts: str) -> Two:
        for text in texts:
            self.game.apply(self.s, text)
        return self

    def kinds(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.s.journal if isinstance(event, kinds)]

    def why(self, lang: str) -> Why:
        """The explanation of the last turn of the Shadow Empire."""
        with language(lang):
            return self.game.box.speech().why(self.s.journal, self.s.rules)[-1]


def played(seed: int) -> Any:
    """A whole random game with its events."""
    game = spielwerk.game("tapestry", seats=2, modules=["shadow-two"])
    s: Any = game.new(seed)
    s.journal = []
    rng = Rng(seed)
    while d := game.decision(s):
        game.apply(s, d.options[rng.below(len(d.options))], d.seat)
    return game, s


@pytest.mark.rule("tapestry.shadow2.option", "tapestry.automa.intro.two-player-mode")
def test_two_people_may_add_the_shadow_empire_alone() -> None:
    p = Two()
    assert (p.s.rules.powers, len(p.s.players), p.s.rules.chooses[:2]) == (("shadow",), 2, (True, True))
    assert p.s.rules.hanging_pool == (1 << components.box().counts.hangings) - 1  # nothing is left out
    assert p.start(0) != p.start(1)


@pytest.mark.rule("tapestry.shadow2.deck", "tapestry.automa.card.shading")
def test_the_deck_has_the_green_and_grey_cards() -> None:
    p = Two()
    assert bits(p.bots.deck) == tuple(range(12))
    assert (p.bots.progress, p.bots.unknown) == (0, 0)


@pytest.mark.rule("tapestry.shadow2.tokens")
def test_it_has_tokens_on_the_start_spaces_and_nothing_on_the_map() -> None:
    p = Two()
    assert p.s.at[SHADOW] == [0] * 5
    assert (p.s.stand[SHADOW], p.s.fallen[SHADOW]) == (0, 0)


@pytest.mark.rule("tapestry.shadow2.favourite")
def test_the_science_die_decides_its_favourite_track() -> None:
    game = spielwerk.game("tapestry", chance="ask", seats=2, modules=["shadow-two"])
    s: Any = game.new(1)
    while (d := game.decision(s)) and d.kind != "tapestry.automa.RollFavourite":
        game.apply(s, d.options[0], d.seat)
    assert d is not None
    assert [option.at for option, n in zip(d.options, d.weights, strict=True) if n] == list(TRACKS)
    game.apply(s, "roll science")
    assert s.part(Bots).favourite[1] == 1


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.rule("tapestry.shadow2.turn", "tapestry.shadow2.end")
def test_it_acts_after_both_people_until_both_have_finished(seed: int) -> None:
    _, s = played(seed)
    turns = [e.seat for e in s.journal if isinstance(e, TurnBegan | ShadowTurnBegan)]
    first = turns[0]
    both = turns.index(SHADOW, 0)
    assert turns[:both] == [first, 1 - first]
    while turns[:3] == [first, 1 - first, SHADOW]:  # whole rounds, as long as both play
        turns = turns[3:]
    left = {seat for seat in turns if seat != SHADOW}
    assert len(left) <= 1 or turns in ([first, 1 - first],)
    people = [seat for seat in turns if seat != SHADOW]
    assert turns[-1:] in ([], [people[-1]] if people else [])  # nobody acts after the last of them
    assert turns.count(SHADOW) >= len(people) - 2


@pytest.mark.rule("tapestry.shadow2.first-turn")
def test_its_first_turn_changes_nothing() -> None:
    p = Two()
    p.bots.turns = 0
    p.acts()
    assert (p.s.at[SHADOW], p.bots.size, p.game.decision(p.s)) == ([0] * 5, 12, None)
    p.acts()
    assert p.game.decision(p.s) is not None


@pytest.mark.rule("tapestry.shadow2.advance")
def test_it_advances_by_the_grey_indicator_and_reads_ties_from_the_bottom() -> None:
    """Card 3: the end is closest; card 2 from the bottom: technology, science, favourite …"""
    p = Two().token(SHADOW, science=3, technology=3)
    assert isinstance(p, Two)
    p.acts().luck("decision 3", "decision 2")
    assert p.kinds(PairDrawn) == [PairDrawn(SHADOW, 3, 2)]
    assert p.at(SHADOW, "technology") == 4


@pytest.mark.rule("tapestry.shadow2.empty-deck")
def test_with_an_empty_deck_it_checks_its_favourite_and_shuffles() -> None:
    p = Two()
    p.bots.deck, p.bots.pile, p.bots.left, p.bots.right = 0b100, 0b111111111000, 0, 1
    p.token(0, military=1).token(SHADOW, science=3).acts()
    assert p.kinds(FavouriteSet) == [FavouriteSet(SHADOW, TRACKS.index("science"))]
    assert p.kinds(Shuffled) == [Shuffled(SHADOW, 12)]
    assert (bits(p.bots.deck), p.bots.left, p.s.at[SHADOW]) == (tuple(range(12)), -1, [0, 3, 0, 0, 0])
    assert p.game.decision(p.s) is None


@pytest.mark.rule("tapestry.shadow2.no-income-symbol")
def test_symbols_and_choice_aid_are_not_used() -> None:
    """The last pair with an income symbol is used like any other, and a conquest is no reward."""
    p = Two()
    p.bots.deck, p.bots.pile = 0b10000001, 0b111101111110
    p.token(SHADOW, exploration=12, science=12, technology=12).acts().luck("decision 8", "decision 1")
    assert p.at(SHADOW, "military") == 1
    assert (p.s.stand[SHADOW], p.s.fallen[SHADOW], p.game.decision(p.s)) == (0, 0, None)


@pytest.mark.rule("tapestry.shadow2.landmarks")
def test_a_landmark_that_it_reaches_first_is_out_of_the_game() -> None:
    p = Two().token(SHADOW, military=3)
    p.do(WhichToken(SHADOW, FORWARD, 2, 0)).run()
    assert not p.s.landmarks >> p.landmark("barracks") & 1
    assert [player.landmarks for player in p.s.players] == [(), ()]


@pytest.mark.rule("tapestry.shadow2.achievement")
def test_it_takes_a_place_of_the_track_achievement() -> None:
    p = Two().token(SHADOW, military=11).token(0, military=11)
    p.do(WhichToken(SHADOW, FORWARD, 2, 0), WhichToken(0, FORWARD, 2, 0)).run()
    assert p.s.places[COMPLETE_TRACK] == (SHADOW, 0)
    assert (p.vp(0), p.vp(1)) == (5, 0)


@pytest.mark.rule("tapestry.shadow2.neighbour")
def test_it_is_neighbour_and_opponent_but_has_no_eras() -> None:
    """Its technology tier II helps both; Technocracy counts two opponents and compares the people."""
    p = Two().token(SHADOW, technology=4)
    for seat in (0, 1):
        p.tech(seat, middle=["air-conditioning"])
        assert upgradable(p.s, seat) == [TECHS.index("air-conditioning")]
    p.set(0, era=2).set(1, era=2).effect(0, Form(do="technocracy")).run()
    assert p.vp(0) == 6
    p.set(1, era=1).effect(0, Form(do="technocracy")).run()
    d = p.game.decision(p.s)
    assert d is not None
    assert (d.seat, p.vp(0)) == (CHANCE, 6)


@pytest.mark.rule("tapestry.shadow2.end")
def test_it_is_not_ranked() -> None:
    game, s = played(2)
    outcome = game.outcome(s)
    assert outcome is not None
    assert sorted([seat for place in outcome.places for seat in place]) == [0, 1]
    assert any(isinstance(event, Advanced) and event.seat == SHADOW for event in s.journal)


def closed_to_shadow(p: Two, track: str) -> Two:
    """The first person closed a track to all opponents."""
    p.s.blocks = ((0, TRACKS.index(track), 2),)
    p.fresh()
    return p


def test_a_blocked_track_is_told_as_blocked_not_as_completed() -> None:
    """Science is completed and military is closed; card 2 from the bottom begins with technology."""
    p = closed_to_shadow(Two(), "military")
    p.token(SHADOW, science=12)
    p.acts().luck("decision 7", "decision 2")
    assert p.at(SHADOW, "technology") == 1
    steps = p.why("en").steps
    completed = next(step for step in steps if step.rule == "tapestry.automa.advance.indicator-all")
    assert completed.gone == ("track:science",)
    blocked = next(step for step in steps if step.rule == "tapestry.base.advance.blocked")
    assert (blocked.gone, blocked.notes) == (("track:military",), ("blocked",))
    assert [step.notes for step in p.why("de").steps if step.rule == blocked.rule] == [("gesperrt",)]


@pytest.mark.rule("tapestry.hanging.dictatorship.block")
def test_the_only_open_track_is_taken_and_told_as_such() -> None:
    p = closed_to_shadow(Two(), "military")
    p.token(SHADOW, science=12, exploration=12).acts().luck("decision 7", "decision 2")
    assert ": every other track is completed or blocked." in p.why("en").short
    assert ": Alle anderen Leisten sind beendet oder gesperrt." in p.why("de").short
    assert p.at(SHADOW, "military") == 0


@pytest.mark.rule("tapestry.automa.income.switch-choice", "tapestry.hanging.dictatorship.block")
def test_a_blocked_track_can_become_the_favourite() -> None:
    """Only advances are blocked: military is closest to a landmark."""
    p = Two().token(SHADOW, military=3, exploration=2).token(0, science=4)
    p.bots.favourite[1] = TRACKS.index("science")
    p.bots.deck, p.bots.pile, p.bots.left, p.bots.right = 0, 0b111111111100, 0, 1
    closed_to_shadow(p, "military").acts()
    assert p.bots.favourite[1] == TRACKS.index("military")


@pytest.mark.parametrize(("ally", "war"), [(1, 0), (SHADOW, 1)])
@pytest.mark.rule("tapestry.shadow2.neighbour", "tapestry.hanging.alliance")
def test_it_can_be_an_ally_and_leaves_the_people_at_war(ally: int, war: int) -> None:
    """It controls nothing and never conquers, so the peace with it binds nobody."""
    p = Two().set(0, era=1).hung(0, "alliance").outposts(0, 15).outposts(1, 25)
    p.effect(0, Form(do="alliance"))
    assert p.options == ["opponent 1", "opponent 2"]
    p.play(f"opponent {ally}")
    attacks = conquerable(p.s, 0, ANYWHERE) >> 25 & 1, conquerable(p.s, 1, ANYWHERE) >> 15 & 1
    assert attacks == (war, war)


@pytest.mark.rule("tapestry.shadow2.neighbour", "tapestry.hanging.marriage-of-state")
def test_it_can_be_married_but_gains_no_benefits_to_share() -> None:
    p = Two()
    p.set(0, era=1).hung(0, "marriage-of-state").effect(0, Form(do="marriage-of-state"))
    assert p.options == ["opponent 1", "opponent 2"]
    p.play("opponent 2", "track technology").token(SHADOW, science=12, exploration=12, military=12)
    before = p.res(0), p.vp(0), p.player(0).hand
    p.acts().luck("decision 7", "decision 2")
    assert (p.at(SHADOW, "technology"), p.game.decision(p.s)) == (1, None)
    assert (p.res(0), p.vp(0), p.player(0).hand) == before


@pytest.mark.rule("tapestry.ruling.shadow2-source")
def test_where_the_sheet_is_silent_the_solo_rules_hold() -> None:
    """A bot that has completed all tracks does not advance; one that is overtaken switches its favourite."""
    p = Two().token(SHADOW, exploration=12, science=12, military=12, technology=12)
    p.acts().luck("decision 1", "decision 2")
    assert p.kinds(Advanced) == []
    for ahead, kept in ((2, True), (3, False)):
        p = Two().token(SHADOW, military=2, science=3).token(0, military=ahead)
        p.bots.deck = 0
        p.bots.pile = (1 << 12) - 1 & ~0b11
        p.bots.left, p.bots.right = 0, 1
        p.acts()
        assert (TRACKS[p.bots.favourite[1]] == "military") is kept


@pytest.mark.rule("tapestry.base.turn.clockwise")
def test_its_turn_comes_before_that_of_the_next_player() -> None:
    p = Two().token(SHADOW, exploration=12, science=12, military=12, technology=12)
    for seat in range(2):
        p.set(seat, era=1).has(seat, food=8)
    p.do(EndTurn(1)).run()
    assert p.asked == (CHANCE, "automa.DrawCard")
    p.luck("decision 1", "decision 2")
    assert (p.asked, p.s.active) == ((0, "turn.Turn"), 0)


@pytest.mark.rule("tapestry.shadow2.landmarks", "tapestry.landmarkcard.deal")
def test_rejected_landmark_cards_go_back_and_the_shadow_empire_has_none() -> None:
    game = spielwerk.game("tapestry", seats=[{}, {}], modules=["shadow-two", "plans"])
    s: Any = game.new(3)
    while (d := game.decision(s)) and d.kind != "tapestry.turn.Turn":
        game.apply(s, d.options[0], d.seat)
    cards = s.part(LandmarkCards)
    assert [len(own) for own in cards.kept] == [1, 1]
    assert cards.deck.bit_count() == 5 - 2
    assert [p.landmarks for p in s.players] == [(), ()]


@pytest.mark.rule("tapestry.shadow2.landmarks")
def test_a_landmark_of_the_fifth_track_leaves_the_game_too() -> None:
    p = Position(2, ask=True, modules=["shadow-two", "arts"])
    step = next(i for i, space in enumerate(p.s.rules.spaces[4]) if space.landmark >= 0)
    landmark = p.s.rules.spaces[4][step].landmark
    p.s.at[SHADOW][4] = step - 1
    p.do(AdvanceOn(SHADOW, 1, 4)).run()
    assert (p.s.at[SHADOW][4], p.s.landmarks >> landmark & 1) == (step, 0)
    assert [p.player(seat).landmarks for seat in (0, 1)] == [(), ()]


@pytest.mark.rule("tapestry.automa.replace.decision-cards", "tapestry.shadow2.advance")
def test_replacement_cards_break_ties_for_two_people_as_well() -> None:
    p = Position(2, ask=True, modules=["shadow-two", "arts"])
    p.s.part(Bots).favourite[1] = TRACKS.index("military")
    p.s.part(Bots).turns = 1
    p.do(ShadowTurn(SHADOW)).run()
    for text in ("decision 6", "decision 5"):
        p.game.apply(p.s, text)
    assert p.s.at[SHADOW] == [0, 0, 0, 0, 1], "card 5 has the fifth track at the bottom"
    base = Two().acts().luck("decision 6", "decision 5")
    assert base.s.at[SHADOW] == [0, 0, 1, 0, 0], "without that track, the heart is at the bottom"


@pytest.mark.rule("tapestry.shadow2.turn", "tapestry.landmarkcard.check")
def test_a_landmark_gained_at_the_end_of_a_turn_is_placed_before_it_acts() -> None:
    p = Position(2, ask=True, modules=["shadow-two", "plans"]).tech(1, top=["paper"])
    for seat in range(2):
        p.set(seat, era=1)
    p.s.part(Bots).first, p.s.part(Bots).turns = 0, 1
    p.s.part(LandmarkCards).kept[1] = (p.landmark("game-store"),)
    p.do(EndTurn(1)).run()
    assert p.asked == (1, "city.Rotation")
    p.play("beside")
    assert p.asked == (CHANCE, "automa.DrawCard")
