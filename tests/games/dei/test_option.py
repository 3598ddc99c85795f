"""The five optional rules."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import spielwerk
from games.dei.positions import Position, only
from spielwerk.games.dei import components
from spielwerk.games.dei.missions import AskForMission
from spielwerk.games.dei.options import BADGES, CARDS
from spielwerk.games.dei.state import NONE, Dei
from spielwerk.games.dei.view import UNKNOWN
from spielwerk.kernel.chance import Rng

THREE = ("auxilia", "refuge42", "farm_z")


# --- 1: no choice


@pytest.mark.rule("dei.option.no-choice.four-missions")
def test_only_the_first_row_of_missions() -> None:
    p = Position("auxilia", "farm_z", modules=["no_choice"])
    assert len(p.s.missions) == 4
    p.do(AskForMission(0))
    assert len(only(p.options, "mission")) == 4
    p.play(p.options[2])
    assert p.player(0).markers == (NONE, NONE, p.s.missions[2], NONE)


# --- 2: badge draft


def drafting(oldest: int = 1) -> tuple[spielwerk.Game, Dei]:
    """All units stand; the draft begins."""
    game = spielwerk.game(
        "dei", seats=[{"faction": f} for f in THREE], modules=["badge_draft"], oldest=oldest
    )
    s = game.new(1)
    assert isinstance(s, Dei)
    for nth in range(len(THREE)):
        seat, kind, options = asked(game, s)
        assert (seat, kind) == ((oldest - 1 + nth) % len(THREE), "dei.setup.PlaceLeader")
        assert all(p.badges == (NONE, NONE, NONE) for p in s.players)
        game.apply(s, options[0])
    return game, s


def asked(game: spielwerk.Game, s: Dei) -> tuple[int, str, list[str]]:
    d = game.decision(s)
    assert d is not None
    return d.seat, d.kind, [o.text for o in d.options]


@pytest.mark.rule("dei.option.badge-draft.start")
@pytest.mark.parametrize(("oldest", "picker"), [(1, 2), (2, 0), (3, 1)])
def test_the_player_right_of_the_start_player_picks_colour_and_badge(oldest: int, picker: int) -> None:
    game, s = drafting(oldest)
    assert asked(game, s) == (picker, "dei.draft.Colour", ["colour red", "colour blue", "colour green"])
    game.apply(s, "colour blue")
    blue = [f"badge {b.id}" for b in components.badges() if b.colour == "blue"]
    assert asked(game, s) == (picker, "dei.draft.Badge", blue)


@pytest.mark.rule("dei.option.badge-draft.order")
def test_the_pile_goes_anticlockwise_and_the_start_player_picks_last() -> None:
    game, s = drafting(oldest=1)
    game.apply(s, "colour blue")
    seats = []
    for n in (6, 5, 4):
        seat, kind, options = asked(game, s)
        assert (kind, len(options)) == ("dei.draft.Badge", n)
        seats.append(seat)
        game.apply(s, options[0])
    assert seats == [2, 1, 0]
    assert [BADGES[s.players[seat].badges[1]] for seat in seats] == ["field_engineer", "sprinter", "drop_pod"]


@pytest.mark.rule("dei.option.badge-draft.repeat")
def test_the_draft_is_repeated_for_the_other_colours() -> None:
    game, s = drafting()
    game.apply(s, "colour green")
    for _ in range(3):
        game.apply(s, asked(game, s)[2][-1])
    assert asked(game, s) == (2, "dei.draft.Colour", ["colour red", "colour blue"])
    game.apply(s, "colour red")
    for _ in range(6):
        game.apply(s, asked(game, s)[2][0])
    assert all(NONE not in p.badges for p in s.players)
    assert s.number == 1, "with the draft set-up is complete"
    colours = [components.badges()[b].colour for b in s.undealt]
    assert [colours.count(c) for c in ("red", "blue", "green")] == [3, 3, 3], "the rest is the supply's"


@pytest.mark.rule("dei.option.badge-draft.order")
def test_a_pile_passes_face_down() -> None:
    game, s = drafting()
    game.apply(s, "colour blue")
    game.apply(s, "badge sprinter")
    assert game.view(s, 1).players[2].badges[1] == UNKNOWN
    assert game.view(s, 1).passed == (BADGES.index("sprinter"),), "who holds the pile sees what is missing"
    assert game.view(s, 0).passed == ()


# --- 3: planning


def planning() -> Position:
    p = Position("auxilia", "farm_z", modules=["planning"]).units(0, {"2.1-3": 1}).units(1, {"2.2-3": 1})
    p.hand(0, "AUX1", "AUX2", "AUX3", "AUX5").hand(1, "FRZ1", "FRZ2", "FRZ3", "FRZ5")
    return p.market("black", "B1", "B2", "B3").phase(1)


def plan(
    p: Position, mine: Sequence[str] = ("AUX1", "AUX2"), theirs: Sequence[str] = ("FRZ1", "FRZ2")
) -> Position:
    for seat, cards in ((1, theirs), (0, mine)):
        for card in cards:
            p.play(f"plan {card}", seat=seat)
    return p


@pytest.mark.rule("dei.option.planning.hidden-hand", "dei.ruling.hand-visibility")
def test_hands_are_secret_with_planning_and_open_without() -> None:
    p = planning()
    assert p.view(1).players[0].hand == (UNKNOWN,) * 4
    assert p.view(0).players[0].hand == p.player(0).hand
    q = Position("auxilia", "farm_z")
    assert q.view(1).players[0].hand == q.player(0).hand


@pytest.mark.rule("dei.option.planning.simultaneous")
def test_all_plan_two_cards_at_the_same_time() -> None:
    p = planning()
    assert sorted(d.seat for d in p.game.decisions(p.s)) == [0, 1]
    p.play("plan FRZ1", seat=1)
    assert sorted(d.seat for d in p.game.decisions(p.s)) == [0, 1]
    (second,) = [d for d in p.game.decisions(p.s) if d.seat == 1]
    assert "plan FRZ1" not in [option.text for option in second.options], "no card is planned twice"
    p.play("plan FRZ2", seat=1)
    assert [d.seat for d in p.game.decisions(p.s)] == [0]
    assert p.view(0).planned == [0, 2]
    assert p.view(0).players[1].hand == (UNKNOWN,) * 4
    p.play("plan AUX1").play("plan AUX3")
    assert p.asked == (0, "planning.Reveal")
    assert [len(sealed) for sealed in p.s.sealed] == [2, 2]


@pytest.mark.rule("dei.option.planning.reveal")
def test_planned_cards_are_shown_at_the_start_of_the_own_turn() -> None:
    p = plan(planning())
    assert p.options == ["open", "hide AUX1", "hide AUX2"]
    p.play("open")
    assert p.view(1).players[0].played == (CARDS.index("AUX1"), CARDS.index("AUX2"))
    assert p.options == ["play AUX1", "play AUX2"], "in the order of the player"
    p.play("play AUX2", "done")
    assert p.asked == (0, "phase.DoActions"), "then the other one"
    p.play("done")
    assert p.asked == (1, "planning.Reveal")


@pytest.mark.rule("dei.option.planning.reveal", "dei.ruling.planning-bought-card")
def test_one_planned_card_may_stay_face_down_for_a_purchase() -> None:
    p = plan(planning().reserve(0, 4, 0)).play("hide AUX1")
    assert (p.cards(0, "down"), p.cards(0, "played")) == (["AUX1"], ["AUX2"])
    assert p.view(1).players[0].down == (UNKNOWN,)
    assert p.options == ["play AUX2", "purchase"]
    p.play("purchase", "buy B2")
    assert p.cards(0) == ["AUX3", "AUX5", "B2"], "the bought card goes to the hand"
    assert p.asked == (0, "phase.DoActions")
    p.play("done")
    assert p.asked == (1, "planning.Reveal"), "and is not played in this phase"


@pytest.mark.rule("dei.ruling.planning-face-down")
def test_a_face_down_card_that_buys_nothing_is_turned_up_and_played() -> None:
    p = plan(planning().reserve(0, 0, 0)).play("hide AUX1", "purchase")
    assert (p.cards(0, "down"), p.cards(0, "played")) == ([], ["AUX2", "AUX1"])
    assert "do enlist" in p.options


def hide_b2_next(p: Position) -> None:
    """The next phase; the other seat has done nothing meanwhile."""
    p.s.sealed[1].clear()
    plan(p.phase(2), ("AUX3", "B2")).play("hide B2")


@pytest.mark.rule("dei.option.planning.hidden-hand", "dei.ruling.planning-bought-card")
def test_a_card_bought_later_is_not_the_one_face_down() -> None:
    p = plan(planning().reserve(0, 9, 9)).play("hide AUX1", "purchase", "buy B2")

    def dealt(*, to: int) -> tuple[set[tuple[str, ...]], set[str]]:
        found = [p.game.resample(p.view(to), Rng(i)).players[0] for i in range(60)]  # type: ignore[attr-defined]
        downs = {tuple([CARDS[card] for card in q.down]) for q in found}
        return downs, {CARDS[card] for card in set.intersection(*[set(q.hand) for q in found])}

    assert dealt(to=1) == ({("AUX1",), ("AUX3",), ("AUX5",)}, {"B2"}), "any but the bought one"
    hide_b2_next(p)
    downs, _ = dealt(to=1)
    assert {first for first, _ in downs} == {"AUX1", "AUX5"}, "the first lay there before B2 was bought"
    assert {second for _, second in downs} == {"AUX1", "AUX5", "B2"}, "the second may be B2"


@pytest.mark.rule("dei.option.planning.hidden-hand", "dei.ruling.planning-face-down")
def test_a_card_bought_before_another_was_turned_up_may_be_the_next_face_down() -> None:
    p = plan(planning().badge(0, "parcel_bot").reserve(0, 3, 1)).play("hide AUX1", "parcel")
    p.play("buy B2")
    assert p.cards(0) == ["AUX3", "AUX5", "B2"]
    p.reserve(0, 0, 0).play("purchase")
    assert p.cards(0, "down") == [], "nothing can be bought any more"
    hide_b2_next(p)
    downs = {p.game.resample(p.view(1), Rng(i)).players[0].down for i in range(40)}  # type: ignore[attr-defined]
    assert {CARDS[card] for (card,) in downs} == {"AUX5", "B2"}


@pytest.mark.rule("dei.improved.copy", "dei.option.planning.reveal")
def test_a_planned_card_is_copied_only_after_it_was_resolved() -> None:
    def copied(first: str, *then: str) -> list[str]:
        """What B5 may copy, which is planned together with AUX2; FRZ6 and FRZ7 were played before."""
        p = planning().hand(0, "AUX2", "B5", "AUX3", "AUX5")
        p.set(1, played=(CARDS.index("FRZ6"), CARDS.index("FRZ7")))
        plan(p, ("AUX2", "B5")).play("open")
        assert sorted(p.cards(0, "played")) == ["AUX2", "B5"], "both lie open"
        return only(p.play(first, *then, "do copy").options, "copy")

    assert copied("play B5") == ["FRZ6", "FRZ7"], "AUX2 is still to come"
    assert copied("play AUX2", "done") == ["AUX2", "FRZ6", "FRZ7"]


# --- 4: confrontation


@pytest.mark.rule("dei.option.confrontation.missions", "dei.option.confrontation.final")
def test_missions_and_scoring_wait_for_the_last_player() -> None:
    p = Position("auxilia", "farm_z", modules=["confrontation"], oldest=2).number(4)
    p.units(0, {"2.3-2": 1}).units(1, {}, leader="2.1-3").phase(3)
    seen = []
    while p.asked[1] in ("phase.ChooseCard", "phase.DoActions"):
        seen.append(p.asked[0])
        assert not any(q.scored for q in p.s.players)
        p.play("done" if "done" in p.options else p.options[0])
    assert seen[0] == 1
    assert seen[-1] == 0
    assert p.asked == (1, "mission.Fulfil"), "in turn order, after both have finished"
    p.play(p.options[0])
    assert p.asked == (0, "mission.Fulfil")
    assert not any(q.scored for q in p.s.players)
    p.play(p.options[0])
    assert all(q.scored for q in p.s.players)


@pytest.mark.rule("dei.option.confrontation.missions")
@pytest.mark.parametrize("phase", [1, 2])
def test_with_confrontation_no_mission_is_fulfilled_in_an_earlier_phase(phase: int) -> None:
    p = Position("auxilia", "farm_z", modules=["confrontation"]).phase(phase)
    seats = set()
    while p.asked != (-1, ""):
        assert p.asked[1] != "mission.Fulfil"
        seats.add(p.asked[0])
        p.play("done" if "done" in p.options else p.options[0])
    assert seats >= {0, 1}, "both have finished the phase"


@pytest.mark.rule("dei.option.confrontation.missions")
def test_without_confrontation_a_mission_ends_the_own_turn() -> None:
    p = Position("auxilia", "farm_z").phase(3)
    while p.asked[1] in ("phase.ChooseCard", "phase.DoActions"):
        assert p.asked[0] == 0
        p.play("done" if "done" in p.options else p.options[0])
    assert p.asked == (0, "mission.Fulfil")


# --- 5: rebellion


@pytest.mark.rule("dei.option.rebellion.skip")
def test_a_mission_may_be_declined() -> None:
    p = Position("auxilia", "farm_z", modules=["rebellion"]).do(AskForMission(0))
    assert p.options[-1] == "rebel"
    assert len(p.options) == 9
    p.play("rebel")
    assert (p.player(0).markers, p.player(0).score, p.asked) == ((NONE,) * 4, 0, (-1, ""))
