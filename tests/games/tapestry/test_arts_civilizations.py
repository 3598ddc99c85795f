"""The civilizations of Arts & Architecture and of Fantasies & Futures that are in the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, SHADOW, Solo
from games.tapestry.civilized import GAIN, HOUSE, kept, starting
from games.tapestry.positions import Position
from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.civilizations.gamblers import Reveal
from spielwerk.games.tapestry.civilizations.genies import DrawToken, least
from spielwerk.games.tapestry.civilizations.urban_planners import largest_group
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.events import Gained, Scored
from spielwerk.games.tapestry.facts import COMPLETE_TRACK
from spielwerk.games.tapestry.modules.landmark_cards import LandmarkCards
from spielwerk.games.tapestry.options import HANGINGS
from spielwerk.games.tapestry.turn import EndTurn

ARTS: dict[str, Any] = {"modules": ["arts"]}
FANTASIES: dict[str, Any] = {"modules": ["fantasies"]}


def arts(name: str, *numbers: int) -> Position:
    return Position(ask=True, **ARTS).civilization(0, name, *numbers)


def fantasies(name: str, *numbers: int, seats: int = 2) -> Position:
    return Position(seats, ask=True, **FANTASIES).civilization(0, name, *numbers)


def reveal(p: Position, *names: str) -> Position:
    return p.play(*[f"draw-hanging {name}" for name in names])


# --- gamblers


@pytest.mark.rule("tapestry.civ.gamblers.reveal", "tapestry.civ.gamblers.then")
def test_gamblers_play_one_of_three_revealed_cards_under_that_of_the_era() -> None:
    p = arts("gamblers", 0).set(1, era=2).hand(0, "trap").income(0, 2)
    reveal(p, "guilds", "academia", "feudalism")
    assert p.options == ["hang feudalism", "hang guilds"]
    p.play("hang feudalism")
    for _ in range(6):
        if p.asked[1] in ("city.Plot", "effect.Which"):
            p.play(p.options[-1])
    under, top = p.player(0).eras[1]
    assert (HANGINGS[under], HANGINGS[top]) == ("feudalism", "trap")
    gone = p.s.old_hangings
    assert gone >> HANGINGS.index("guilds") & 1
    assert gone >> HANGINGS.index("academia") & 1


@pytest.mark.rule("tapestry.civ.gamblers.none")
def test_without_a_card_that_works_when_played_one_is_kept() -> None:
    p = reveal(
        arts("gamblers", 0).set(1, era=2).hand(0, "trap").income(0, 2), "academia", "monarchy", "tyranny"
    )
    assert p.options == ["hang academia", "hang monarchy", "hang tyranny"]
    p.play("hang monarchy")
    assert "monarchy" in p.cards(0)


@pytest.mark.rule("tapestry.civ.gamblers.reveal", "tapestry.kaiju2.redraw")
def test_a_revealed_card_that_a_scenario_replaces_is_not_one_of_the_three() -> None:
    p = Position(1, ask=True, modules=["arts", "kaiju-2"]).civilization(0, "gamblers", 0).set(0, era=1)
    p.do(Reveal(0, 3))
    reveal(p, "age-of-wonders", "feudalism", "trap", "guilds", "academia")
    assert p.options == ["hang feudalism", "hang guilds"]
    p = Position(1, ask=True, modules=["arts", "kaiju-2"]).civilization(0, "gamblers", 0).set(0, era=1)
    p.s.hangings, p.s.old_hangings = 1 << HANGINGS.index("trap"), 0
    reveal(p.do(Reveal(0, 3)), "trap")
    assert p.asked[1] == "", "there is no other card"


@pytest.mark.rule("tapestry.civ.gamblers.first")
def test_as_starting_civilization_they_do_it_on_maker_of_fire() -> None:
    p = starting("gamblers", **ARTS).set(1, era=1).income(0, 1)
    assert p.asked[1] in ("gamblers.Bet", "gamblers.Reveal", "")
    assert p.player(0).era == 1
    p = arts("gamblers", 1).set(1, era=1).income(0, 1).run()
    while p.asked[1].startswith("draw."):
        p.play(p.options[0])
    assert p.asked[1] == "gamblers.Reveal"
    p = arts("gamblers", 0).set(1, era=1).income(0, 1).run()
    while p.asked[1].startswith("draw."):
        p.play(p.options[0])
    assert p.asked[1] != "gamblers.Reveal"


# --- relentless


def relentless(tokens: int) -> Position:
    p = arts("relentless", tokens, 0, 0).set(0, era=1).set(1, era=1)
    p.s.active = 0
    return p


@pytest.mark.rule("tapestry.civ.relentless.token")
def test_a_turn_with_a_new_building_or_landmark_adds_a_token() -> None:
    p = relentless(1).effect(0, HOUSE).play("beside").do(EndTurn(0)).run()
    assert kept(p, "relentless") == (2, 0, 0)
    p = relentless(1).effect(0, Form(do="landmark", what="bakery")).play("beside").do(EndTurn(0)).run()
    assert kept(p, "relentless") == (2, 0, 0)


@pytest.mark.rule("tapestry.civ.relentless.cash", "tapestry.civ.relentless.table")
@pytest.mark.parametrize(
    ("tokens", "vp", "choices"), [(1, 1, 0), (2, 3, 0), (3, 6, 2), (4, 10, 3), (5, 15, 4), (7, 15, 4)]
)
def test_an_advance_turn_without_one_cashes_the_tokens(tokens: int, vp: int, choices: int) -> None:
    p = relentless(tokens).tiles(0, 1).do(EndTurn(0)).run()
    assert (p.vp(0), kept(p, "relentless")) == (vp, (0, 0, 0))
    if choices:
        assert len(p.options) == choices
    elif tokens == 2:
        assert p.asked == (-1, "draw.Hanging")


@pytest.mark.rule("tapestry.civ.relentless.cash")
def test_an_income_turn_keeps_the_tokens() -> None:
    p = relentless(3)
    p.player(0).civilizations = ((p.player(0).civilizations[0][0], 3, 0, 1),)
    p.do(EndTurn(0)).run()
    assert (p.vp(0), kept(p, "relentless")) == (0, (3, 0, 0))


@pytest.mark.rule("tapestry.civ.relentless.midgame", "tapestry.ruling.civ-relentless-midgame")
def test_relentless_gained_later_start_without_tokens() -> None:
    p = Position(ask=True, **ARTS).effect(0, GAIN).play("draw-civilization relentless")
    assert kept(p, "relentless") == (0, 0, 0)


# --- renegades


@pytest.mark.rule("tapestry.civ.renegades.track", "tapestry.civ.renegades.tier")
def test_renegades_advance_on_their_own_track_instead_of_a_benefit() -> None:
    p = (
        arts("renegades", 1)
        .token(0, science=3)
        .has(0, worker=2, food=2)
        .turn(0)
        .play("advance science", "pay food")
    )
    p.play("beside")  # the landmark is still gained
    assert p.asked == (0, "renegades.Rebel")
    p.play("yes")
    assert (kept(p, "renegades"), p.at(0, "science")) == ((2,), 4)
    p = arts("renegades", 0).token(0, science=3).gone("apothecary").has(0, worker=2, food=2).turn(0)
    assert p.play("advance science", "pay food").asked[1] != "renegades.Rebel"


@pytest.mark.rule("tapestry.civ.renegades.track")
def test_declining_gives_benefit_and_bonus_as_usual() -> None:
    p = (
        arts("renegades", 0)
        .token(0, exploration=1)
        .has(0, food=2)
        .tiles(0, 1)
        .turn(0)
        .play("advance exploration")
    )
    assert p.asked == (0, "renegades.Rebel")
    p.play("no")
    assert p.asked[1].startswith("explore.")
    assert kept(p, "renegades") == (0,)


@pytest.mark.rule("tapestry.civ.renegades.spaces", "tapestry.civ.renegades.end")
def test_the_end_of_the_own_track_gives_twenty_points_and_the_achievement() -> None:
    data = next(civ for civ in components.civilizations() if civ.id == "renegades")
    assert [len(form.all) or form.n for form in data.columns[0]] == [2, 2, 3, 20]
    p = arts("renegades", 3).token(0, science=9).gone("laboratory").has(0, worker=8, food=8).turn(0)
    p.play("advance science")
    while p.asked[1] == "advance.Pay":
        p.play(p.options[0])
    p.play("yes")
    assert (p.vp(0), p.s.places[COMPLETE_TRACK], kept(p, "renegades")) == (20 + 10, (0,), (4,))


# --- urban planners


@pytest.mark.rule(
    "tapestry.civ.urban-planners.start",
    "tapestry.civ.urban-planners.no-card",
    "tapestry.ruling.civ-urban-planners-card",
)
def test_urban_planners_take_another_landmark_card() -> None:
    p = Position(ask=True, **ARTS).effect(0, GAIN).play("draw-civilization urban-planners")
    before = p.s.part(LandmarkCards).kept[0]
    assert len(p.options) == p.s.part(LandmarkCards).deck.bit_count() == 3
    p.play(p.options[0])
    assert len(p.s.part(LandmarkCards).kept[0]) == len(before) + 1
    p = Position(ask=True, **ARTS)
    p.s.part(LandmarkCards).deck = 0
    p.effect(0, GAIN).play("draw-civilization urban-planners")
    assert p.asked == (0, "planners.NoCard")
    assert p.play("yes").asked == (-1, "civilization.Gain")


@pytest.mark.rule("tapestry.civ.urban-planners.store")
def test_a_landmark_may_wait_on_the_mat() -> None:
    p = arts("urban-planners", 0).effect(0, Form(do="landmark", what="bakery"))
    assert "store" in p.options
    p.play("store")
    bakery = p.landmark("bakery")
    assert (kept(p, "urban-planners"), p.player(0).landmarks, p.player(0).sites) == (
        (1 << bakery,),
        (bakery,),
        (),
    )
    p.has(0, food=3).turn(0)
    assert "unpack bakery" in p.options
    p.play("unpack bakery")
    assert "store" not in p.options
    p.play("rotate 0", "line 4", "column 1")
    assert (len(p.player(0).sites), kept(p, "urban-planners"), p.asked) == (1, (0,), (0, "turn.Turn"))


@pytest.mark.rule("tapestry.civ.urban-planners.final")
def test_the_largest_group_of_touching_landmarks_scores() -> None:
    p = arts("urban-planners", 0).owns(0, "bakery", "treasury", "stock-market")
    bakery, treasury, market = [p.landmark(name) for name in ("bakery", "treasury", "stock-market")]
    p.set(0, sites=((bakery, 0, 0, 0), (treasury, 0, 0, 2), (market, 0, 4, 4)))
    assert largest_group(p.s, 0) == 2
    p.set(0, sites=((bakery, 0, 0, 0), (treasury, 0, 2, 2), (market, 0, 4, 4)))
    assert largest_group(p.s, 0) == 1  # corners do not touch
    p.set(0, sites=((bakery, 0, 0, 0), (treasury, 0, 0, 2), (market, 0, 2, 2)), mat=0)
    before = arts("leaders", 0).income(0, 5).run().vp(0)
    assert p.income(0, 5).run().vp(0) == before + 9


# --- faefolk


@pytest.mark.rule("tapestry.civ.faefolk.income", "tapestry.civ.faefolk.ring")
def test_the_token_moves_by_the_visible_cards_and_gains_its_spot() -> None:
    data = next(civ for civ in components.civilizations() if civ.id == "faefolk")
    assert len(data.columns[0]) == 7
    p = fantasies("faefolk", 0).hand(0, "trap", "guilds", "alliance").set(1, era=2).income(0, 2).run()
    p.play("no")
    assert (kept(p, "faefolk"), p.res(0)["coin"]) == ((3,), 1)
    p = fantasies("faefolk", 5).hand(0, "trap").set(1, era=2).income(0, 2).run()
    p.play("yes", "draw-hanging guilds")
    assert kept(p, "faefolk") == (0,)


@pytest.mark.rule("tapestry.civ.faefolk.turn5")
def test_the_spot_is_gained_twice_in_the_last_income_turn() -> None:
    def coins(turn: int) -> int:
        p = (
            fantasies("faefolk", 2)
            .hand(0, "trap")
            .set(1, era=turn)
            .set(0, eras=((), (), (), ()))
            .income(0, turn)
        )
        told = p.run().told("no")
        return len([event for event in told if isinstance(event, Gained) and event.resource == 3])

    assert coins(5) == 2


# --- genies


@pytest.mark.rule("tapestry.civ.genies.start", "tapestry.civ.genies.income")
def test_a_random_opponent_chooses_and_scores_a_circle() -> None:
    p = fantasies("genies", seats=3).tiles(1, 1, 2).tiles(0, 3).do(DrawToken(0))
    assert p.options == ["opponent 1", "opponent 2"]
    p.play("opponent 1")
    assert p.asked == (1, "genies.Wish")
    told = p.told("wish 1")
    assert Scored(1, 2) in told
    p.run()
    assert p.asked[0] == 0


@pytest.mark.rule("tapestry.civ.genies.own")
def test_the_owner_scores_the_same_and_gains_a_square_beside_it() -> None:
    p = fantasies("genies").tiles(0, 3, 4).do(DrawToken(0)).play("opponent 1", "wish 1")
    assert (p.asked, len(p.options)) == ((0, "effect.Which"), 2)
    p.play("pick 0")
    assert p.vp(0) == 2
    assert len(p.options) == 2
    p.play("pick 1")
    assert p.res(0) == {"culture": 1}


@pytest.mark.rule("tapestry.civ.genies.finished")
def test_an_opponent_who_has_finished_does_not_choose() -> None:
    p = fantasies("genies").tiles(1, 1).set(1, ended=True).do(DrawToken(0)).play("opponent 1")
    assert p.asked == (0, "genies.Wish")
    p.play("wish 1")
    assert p.vp(1) == 0


@pytest.mark.rule("tapestry.civ.genies.final")
def test_in_the_last_income_turn_two_different_circles_are_gained() -> None:
    p = fantasies("genies").tiles(0, 1, 2).tech(0, bottom=["paper"]).income(0, 5).run().play("wish 1")
    assert p.options == ["wish 0", "wish 2", "wish 3"]
    assert p.vp(0) == 2
    told = p.told("wish 3")
    assert Scored(0, 1) in told


@pytest.mark.rule("tapestry.civ.genies.solo", "tapestry.ruling.fantasies-genies-solo")
def test_a_bot_takes_the_circle_with_the_fewest_points() -> None:
    p = Solo(**FANTASIES).civilization(0, "genies").tiles(0, 1, 2).tech(0, bottom=["paper"])
    assert least(p.s, 0) == 0
    p.do(DrawToken(0))
    assert p.options == [f"opponent {AUTOMA}", f"opponent {SHADOW}"]
    before = p.vp(AUTOMA)
    p.play("opponent 1").run()
    assert (p.asked[0], p.vp(AUTOMA)) == (0, before)


# --- werefolk


def flipped(face: str, **tokens: int) -> Position:
    p = fantasies("werefolk", -1).token(0, **tokens).set(1, era=2).hand(0, "trap").income(0, 2).run()
    return p.play("draw-space 13", face)


@pytest.mark.rule("tapestry.civ.werefolk.draw")
def test_the_tile_on_the_mat_is_discarded_and_a_new_one_flipped() -> None:
    p = fantasies("werefolk", 0).set(0, explored_spaces=(0,)).set(1, era=2).hand(0, "trap")
    p.s.spaces &= ~1
    p.income(0, 2).run()
    assert (kept(p, "werefolk"), p.player(0).explored_spaces, p.asked) == ((-1,), (), (-1, "werefolk.Moon"))
    p.play("draw-space 13")
    d = p.game.decision(p.s)
    assert d is not None
    assert ([o.text for o in d.options], d.weights) == (["face-up", "face-down"], (1, 1))


@pytest.mark.rule("tapestry.civ.werefolk.face-up", "tapestry.civ.werefolk.tile")
def test_face_up_is_a_regress_with_the_new_tile_or_four_points() -> None:
    p = flipped("face-up", science=2).spaces(0, 13, 5)
    assert p.options == ["hunt", "howl"]
    told = p.told("hunt")
    assert p.at(0, "science") == 1
    assert (kept(p, "werefolk"), p.player(0).spaces) == ((12,), (4,))
    assert any(isinstance(event, Scored) and event.points == 13 for event in told)
    p = flipped("face-up", science=2).play("howl")
    assert (p.at(0, "science"), p.player(0).spaces) == (2, (12,))
    p = flipped("face-up").run()
    assert (p.vp(0) >= 4, p.player(0).spaces) == (True, (12,))


@pytest.mark.rule("tapestry.civ.werefolk.face-down")
def test_face_down_is_an_advance_with_benefit_and_free_bonus() -> None:
    p = flipped("face-down")
    assert p.options == ["track exploration", "track science", "track military", "track technology"]


# --- what is left out


@pytest.mark.rule("tapestry.hanging.fantasies-unknown")
def test_no_tapestry_card_of_fantasies_and_futures_is_in_the_deck() -> None:
    pool = Position(**FANTASIES).s.rules.hanging_pool
    assert pool == Position().s.rules.hanging_pool
    rows = [card for card in components.hangings() if card.needs == "fantasies"]
    assert all(card.unknown for card in rows)
