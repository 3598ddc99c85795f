"""Landmark cards: dealing, conditions, the landmarks of the Automa."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.tapestry.positions import Position
from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.modules.landmark_cards import LandmarkCards
from spielwerk.games.tapestry.turn import EndTurn
from spielwerk.kernel.bitmask import bits

PLANS = ["urban-farm", "digital-studio", "skyscraper", "game-store", "tv-station"]
ARTS = ["birdwatching-perch", "bridge", "castle", "villa", "windmill"]
NAMES = [landmark.id for landmark in components.landmarks()]


def dealt(seats: Any, *modules: str, seed: int = 1) -> tuple[Any, Any]:
    """A game in which the landmark cards are dealt, but not yet chosen."""
    game = spielwerk.game("tapestry", seats=seats, modules=modules)
    s: Any = game.new(seed)
    while (d := game.decision(s)) and d.kind == "tapestry.setup.KeepMat":
        game.apply(s, d.options[0], d.seat)
    return game, s


def with_card(name: str, *modules: str) -> Position:
    """Seat 0 has this landmark card; its turn ends now, and then seat 1 follows."""
    p = Position(modules=list(modules or ("plans",)))
    p.s.part(LandmarkCards).kept = [(p.landmark(name),), ()]
    return p.set(0, era=2).set(1, era=2)


def end_turn(p: Position, seat: int = 0) -> Position:
    return p.do(EndTurn(seat))


@pytest.mark.rule(
    "tapestry.landmarkcard.deal", "tapestry.landmarkcard.open", "tapestry.ruling.landmark-card-deal"
)
def test_two_cards_are_dealt_and_one_is_kept_openly() -> None:
    game, s = dealt(2, "plans")
    decisions = game.decisions(s)
    assert [(d.kind, len(d.options)) for d in decisions] == [("tapestry.landmarkcard.Keep", 2)] * 2
    for d in decisions:
        game.apply(s, d.options[1], d.seat)
    cards = s.part(LandmarkCards)
    assert [len(kept) for kept in cards.kept] == [1, 1]
    assert cards.deck.bit_count() == 3  # what was rejected goes back
    for seat in (0, 1):
        view = game.view(s, 1 - seat)
        assert next(part for part in view.parts if isinstance(part, LandmarkCards)).kept == cards.kept


@pytest.mark.rule("tapestry.landmarkcard.deal", "tapestry.ruling.landmark-card-deal")
def test_with_too_few_cards_everybody_gets_one() -> None:
    game, s = dealt(3, "plans")
    assert {d.kind for d in game.decisions(s)} == {"tapestry.setup.KeepCivilization"}  # nothing was to choose
    cards = s.part(LandmarkCards)
    assert ([len(kept) for kept in cards.kept], cards.deck.bit_count()) == ([1, 1, 1], 2)
    game, s = dealt(5, "plans", "arts")
    assert [len(d.options) for d in game.decisions(s)] == [2] * 5


@pytest.mark.rule("tapestry.landmarkcard.table", "tapestry.landmarkcard.other-plans")
def test_plans_and_ploys_has_five_landmark_cards_and_nothing_unknown() -> None:
    _, s = dealt(2, "plans")
    deck = [*bits(s.part(LandmarkCards).deck), *[card for mask in s.dealt for card in bits(mask)]]
    assert sorted(NAMES[card] for card in deck) == sorted(PLANS)
    assert not {"stadium", "monolith"} & {*NAMES}


@pytest.mark.rule("tapestry.landmarkcard.arts")
def test_the_five_cards_of_arts_and_architecture_are_marked_stand_ins() -> None:
    _, s = dealt(2, "arts")
    deck = [*bits(s.part(LandmarkCards).deck), *[card for mask in s.dealt for card in bits(mask)]]
    assert sorted(NAMES[card] for card in deck) == sorted(ARTS)
    for landmark in components.landmarks():
        if landmark.id in ARTS:
            assert landmark.condition is not None
            assert (landmark.source, landmark.condition.source) == ("stand-in", "stand-in")


SHAPES = {"urban-farm": 8, "digital-studio": 6, "skyscraper": 9, "game-store": 6, "tv-station": 8}


def meeting(name: str, *, almost: bool = False) -> Position:
    """A position in which the condition of a card just holds, or just does not."""
    p, less = with_card(name), int(almost)
    match name:
        case "urban-farm":
            return p.tiles(0, *range(1, 7 - less))
        case "digital-studio":
            return p.set(0, districts=0b11 >> less)
        case "skyscraper":
            return p.city(0, "#" * (9 - less) + "." * less, *["." * 9] * 8)
        case "game-store":
            return p.tech(0, middle=["radio"]) if almost else p.tech(0, top=["radio"])
        case _:
            return p.built(0, farm=2, house=3 - less, market=2)


@pytest.mark.rule(
    "tapestry.landmarkcard.urban-farm",
    "tapestry.landmarkcard.digital-studio",
    "tapestry.landmarkcard.skyscraper",
)
@pytest.mark.parametrize("name", PLANS[:3])
def test_tiles_districts_and_lines_bring_a_landmark(name: str) -> None:
    brings(name)


@pytest.mark.rule("tapestry.landmarkcard.game-store", "tapestry.landmarkcard.tv-station")
@pytest.mark.parametrize("name", PLANS[3:])
def test_tech_cards_and_buildings_bring_a_landmark(name: str) -> None:
    brings(name)


def brings(name: str) -> None:
    p = end_turn(meeting(name))
    assert p.asked == (0, "city.Rotation")
    p.play("beside")
    assert [NAMES[i] for i in p.player(0).landmarks] == [name]
    assert sum(row.count("#") for row in p.s.rules.shapes[p.landmark(name)]) == SHAPES[name]
    assert end_turn(meeting(name, almost=True)).player(0).landmarks == ()


@pytest.mark.rule("tapestry.landmarkcard.check", "tapestry.landmarkcard.open")
def test_only_the_owner_gains_it_and_only_at_the_end_of_an_own_turn() -> None:
    p = meeting("urban-farm").tiles(1, *range(7, 13))
    assert end_turn(p, 1).player(0).landmarks == p.player(1).landmarks == ()
    end_turn(p)
    assert p.asked == (0, "city.Rotation")


@pytest.mark.rule("tapestry.landmarkcard.later")
def test_a_landmark_stays_and_the_card_is_done() -> None:
    p = end_turn(meeting("urban-farm")).play("beside").tiles(0)
    end_turn(p)
    assert [NAMES[i] for i in p.player(0).landmarks] == ["urban-farm"]
    end_turn(p.tiles(0, *range(1, 7)))
    assert (len(p.player(0).landmarks), p.s.part(LandmarkCards).kept) == (1, [(), ()])


@pytest.mark.rule(
    "tapestry.automa.setup.landmark-cards-human",
    "tapestry.automa.setup.landmark-cards-automa",
    "tapestry.automa.setup.human-landmark-exception",
)
def test_in_a_solo_game_the_automa_gets_the_landmark_of_the_rejected_card() -> None:
    game, s = dealt([{}, {"automa": "2"}], "plans")
    (d,) = game.decisions(s)
    assert (d.seat, d.kind, len(d.options)) == (0, "tapestry.landmarkcard.Keep", 2)
    game.apply(s, d.options[0], 0)
    cards = s.part(LandmarkCards)
    assert cards.kept == [(d.options[0].i,), ()]
    assert s.players[1].landmarks == (d.options[1].i,)
    assert cards.deck.bit_count() == 3
