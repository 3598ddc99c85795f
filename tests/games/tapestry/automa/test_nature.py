"""What bots are and never gain: neighbours, landmarks, achievements, reactions."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.events import SupplyDiscarded
from spielwerk.games.tapestry.automa.territory import CONQUER
from spielwerk.games.tapestry.effects import TRACKS, Form
from spielwerk.games.tapestry.facts import COMPLETE_TRACK, MIDDLE_ISLAND, TOPPLE_TWO
from spielwerk.games.tapestry.options import TECHS
from spielwerk.games.tapestry.tech import requirement_met, upgradable
from spielwerk.games.tapestry.tracks import FORWARD, WhichToken
from spielwerk.kernel.errors import SpielwerkError


def advance(p: Solo, actor: int, track: str, benefit: int = 0) -> Solo:
    """An actor advances once on a track."""
    return p.acts(WhichToken(actor, FORWARD, TRACKS.index(track), benefit))


# --- the Shadow Empire


@pytest.mark.rule("tapestry.shadow.role.competition")
@pytest.mark.rule("tapestry.ruling.shadow-achievement-slot")
def test_the_shadow_empire_takes_landmarks_and_places() -> None:
    p = Solo().token(SHADOW, military=3)
    advance(p, SHADOW, "military")
    assert not p.s.landmarks >> p.landmark("barracks") & 1
    p.token(SHADOW, science=11).token(HUMAN, science=11)
    advance(p, SHADOW, "science")
    advance(p, HUMAN, "science")
    assert p.s.places[COMPLETE_TRACK] == (SHADOW, HUMAN)
    assert p.vp(HUMAN) == 5  # the second place


@pytest.mark.rule("tapestry.shadow.role.subset")
def test_the_shadow_empire_only_advances_and_switches_its_favourite() -> None:
    """In a whole income turn of level 5 nothing but tokens and the favourite belongs to it."""
    p = Solo("5").token(SHADOW, military=4, technology=6).favours("technology", "military").pair(7, 8)
    p.token(HUMAN, military=5).takes_income(3).until_asked()
    assert sum(p.s.at[SHADOW]) == 4 + 6 + 1
    assert p.bots.favourite[1] == TRACKS.index("technology")  # 1 space from its landmark
    assert (p.standing(SHADOW), len(p.s.players)) == (set(), 2)


@pytest.mark.rule("tapestry.shadow.role.neighbour", "tapestry.automa.never.tech-track-requirements")
def test_bots_are_neighbours_and_opponents() -> None:
    """The top row of Air Conditioning asks for technology tier II, which a neighbour may have reached."""
    for bot in (AUTOMA, SHADOW):
        p = Solo().tech(HUMAN, middle=["air-conditioning"])
        card = TECHS.index("air-conditioning")
        assert upgradable(p.s, HUMAN) == []
        p.token(bot, technology=4)
        assert upgradable(p.s, HUMAN) == [card]
    assert Solo().s.opponents(AUTOMA) == (HUMAN, SHADOW)


@pytest.mark.rule("tapestry.shadow.role.no-own-outposts")
def test_the_shadow_empire_never_places_outposts_itself() -> None:
    p = Solo().token(SHADOW, military=4, exploration=12, science=12, technology=12).pair(7, 10).advances(1)
    assert p.at(SHADOW, "military") == 5
    assert (p.standing(SHADOW), p.fallen_on(SHADOW), p.bots.outposts) == (set(), set(), 10)
    p.on_map(CONQUER).until_asked()
    assert p.fallen_on(SHADOW) == {19}  # only the Automa's conquest brings one


# --- never


@pytest.mark.rule("tapestry.automa.never.income-buildings", "tapestry.automa.never.resources")
def test_bots_never_gain_buildings_or_resources() -> None:
    """Cars, AI Singularity and Standing Army give them to people."""
    for track, step in (("exploration", 8), ("technology", 12), ("military", 4)):
        p = Solo().pair(7, 8).enters(track, step).until_asked()
        assert (p.player(AUTOMA).res, p.player(AUTOMA).built) == ([0] * 4, [0] * 4)


@pytest.mark.rule("tapestry.shadow.never.vp", "tapestry.shadow.achievement.no-vp")
def test_the_shadow_empire_never_gains_points() -> None:
    p = Solo().token(SHADOW, military=11)
    advance(p, SHADOW, "military")
    assert p.s.places[COMPLETE_TRACK] == (SHADOW,)
    assert [p.vp(HUMAN), p.vp(AUTOMA)] == [0, 0]
    with pytest.raises(SpielwerkError, match="there is no seat 2"):
        p.game.score(p.s, SHADOW)


@pytest.mark.rule("tapestry.automa.never.tech-building-requirements", "tapestry.techcard.solo-requirement")
def test_bots_do_not_help_with_uncovered_income_spaces() -> None:
    """Library asks for Writing, a space of the income mat; Air Conditioning for a track."""
    p = Solo().token(AUTOMA, technology=12, science=12, military=12, exploration=12)
    assert not requirement_met(p.s, HUMAN, TECHS.index("library"))
    assert requirement_met(p.s, HUMAN, TECHS.index("air-conditioning"))
    for kind in ("farm", "house", "armory", "market"):
        p.built(HUMAN, **{kind: 5})
    assert requirement_met(p.s, HUMAN, TECHS.index("library"))


@pytest.mark.rule("tapestry.automa.never.only-explicit")
def test_what_cards_give_to_others_gives_bots_nothing() -> None:
    p = Solo(starred=True).hung(HUMAN, "diplomacy")
    p.effect(HUMAN, Form(do="diplomacy"))
    p.play("pick 0").until_asked()
    assert p.player(AUTOMA).res == [0] * 4


# --- landmarks


@pytest.mark.parametrize("bot", [AUTOMA, SHADOW])
@pytest.mark.rule("tapestry.automa.landmark.box", "tapestry.automa.landmark.owner")
def test_landmarks_of_both_bots_belong_to_the_automa(bot: int) -> None:
    p = Solo().token(bot, military=3)
    advance(p, bot, "military")
    assert p.player(AUTOMA).landmarks == (p.landmark("barracks"),)
    assert p.player(AUTOMA).sites == ()
    p.pair(7, 8).takes_income(2, until="AddCard")
    assert p.vp(AUTOMA) >= 2 + 1 * 1  # the landmark and the start territory, and what the Engineers give


@pytest.mark.parametrize("bot", [AUTOMA, SHADOW])
@pytest.mark.rule("tapestry.automa.landmark.historians")
def test_who_gained_a_landmark_is_the_bot_whose_token_reached_it(bot: int) -> None:
    """What the Historians listen to names the bot, not the owner of the box."""
    p = Solo().token(bot, military=3)
    seen: list[int] = []
    point = p.s.rules.opponent_gained_landmark
    rows: Any = {0: (lambda _s, _seat, actor, *_: seen.append(actor),)}
    p.s.rules.opponent_gained_landmark = (rows, rows)
    try:
        advance(p, bot, "military")
    finally:
        p.s.rules.opponent_gained_landmark = point
    assert set(seen) == {bot}


@pytest.mark.rule("tapestry.automa.landmark.age-of-wonders", "tapestry.hanging.age-of-wonders.solo")
@pytest.mark.rule("tapestry.ruling.hanging-age-of-wonders-shadow")
def test_age_of_wonders_compares_the_person_with_the_box() -> None:
    """The box has 2 landmarks of the Shadow Empire: with 1 the person has the fewest, with 3 the most."""
    p = Solo().token(SHADOW, military=3, science=3)
    advance(p, SHADOW, "military")
    advance(p, SHADOW, "science")
    assert len(p.player(AUTOMA).landmarks) == 2
    p.owns(HUMAN, "forge").effect(HUMAN, Form(do="age-of-wonders"))
    p.play("pick 0", "pick 1")
    assert p.res(HUMAN) == {"food": 1, "worker": 1}
    p.owns(HUMAN, "lighthouse", "academy").effect(HUMAN, Form(do="age-of-wonders")).run()
    assert p.vp(HUMAN) == 12


# --- achievements


@pytest.mark.rule("tapestry.automa.achievement.like-human")
def test_the_automa_gains_achievements_and_their_points() -> None:
    p = Solo().token(AUTOMA, military=11)
    advance(p, AUTOMA, "military")
    assert (p.s.places[COMPLETE_TRACK], p.vp(AUTOMA)) == ((AUTOMA,), 10)
    p = Solo().explored(19, 1).outposts(AUTOMA, 19).pair(7, 8).on_map(CONQUER)
    assert (p.s.places[MIDDLE_ISLAND], p.vp(AUTOMA)) == ((AUTOMA,), 10)


@pytest.mark.rule("tapestry.automa.achievement.topple-human-only")
def test_two_toppled_outposts_of_the_person_are_an_achievement() -> None:
    """Conquering land with a toppled outpost of the Shadow Empire counts for nothing."""
    p = Solo().shadow_outposts(26).pair(7, 8).on_map(CONQUER)
    assert (p.s.toppled[AUTOMA], p.vp(AUTOMA)) == (0, 0)
    p = Solo().outposts(HUMAN, 26, 15).pair(7, 8).on_map(CONQUER)
    assert (p.s.toppled[AUTOMA], p.vp(AUTOMA)) == (1, 0)
    p.on_map(CONQUER)
    assert (p.s.places[TOPPLE_TWO], p.vp(AUTOMA)) == ((AUTOMA,), 10)


@pytest.mark.rule("tapestry.base.landmark.place-in-capital", "tapestry.base.landmark.once")
def test_the_shadow_empire_places_no_landmark_and_gains_none_that_is_taken() -> None:
    p = Solo().token(SHADOW, military=3)
    advance(p, SHADOW, "military")
    assert p.asked == (-1, ""), "nobody is asked where it stands"
    assert p.player(AUTOMA).landmarks == (p.landmark("barracks"),)
    p.token(SHADOW, military=3)
    advance(p, SHADOW, "military")
    assert (p.at(SHADOW, "military"), p.asked) == (4, (-1, ""))
    assert p.player(AUTOMA).landmarks == (p.landmark("barracks"),)


@pytest.mark.rule("tapestry.shadow.achievement.track-only")
def test_the_shadow_empire_only_gains_the_achievement_of_a_track() -> None:
    """Its toppled outposts on the map, even on the way to the island, earn it nothing."""
    p = Solo().explored(19, 1).outposts(AUTOMA, 19).pair(7, 10).on_map(CONQUER)
    assert p.s.places[COMPLETE_TRACK] == ()
    p.token(SHADOW, technology=11)
    advance(p, SHADOW, "technology")
    assert p.s.places == ((SHADOW,), (), (AUTOMA,))


@pytest.mark.rule("tapestry.achievement.shadow-topple")
def test_nobody_topples_an_outpost_of_the_shadow_empire() -> None:
    """Land with such an outpost is taken twice without an achievement; two outposts of the Automa give it."""
    anywhere = Form(do="conquer", anywhere=True)
    p = Solo()
    bare = [hex for hex in range(p.s.rules.world.hexes) if not p.s.explored >> hex & 1][:4]
    for tile, hex in enumerate(bare, 1):
        p.explored(hex, tile)
    p.shadow_outposts(*bare[:2]).outposts(AUTOMA, *bare[2:])
    for hex in bare:
        assert p.s.places[TOPPLE_TWO] == ()
        p.effect(HUMAN, anywhere).play(f"conquer {hex}")
        p.luck("dice 1-1").play("take-red")
        assert hex in p.controlled(HUMAN)
    assert (p.s.toppled[HUMAN], p.s.places[TOPPLE_TWO]) == (2, (HUMAN,))


@pytest.mark.rule("tapestry.ruling.base-solo-era-bonus")
@pytest.mark.parametrize(("era", "first"), [(1, True), (2, False)])
def test_only_the_automa_is_compared_for_the_first_in_an_era(era: int, first: bool) -> None:
    """The Shadow Empire is ahead on all tracks, but it has no eras."""
    p = Solo().automa_era(era)
    p.token(SHADOW, exploration=9, science=9, military=9, technology=9).hand(HUMAN, "trap").income(HUMAN, 2)
    assert (p.asked == (HUMAN, "effect.Which")) is first


# --- the person attacks


def attacked(*supply: str) -> Solo:
    """The person conquers hex 26 of the Automa, which has these cards next to its mat."""
    p = Solo().explored(30, 1).outposts(HUMAN, 30)
    p.outposts(AUTOMA, 26).supply(*supply).effect(HUMAN, Form(do="conquer"))
    p.s.journal = []
    p.play("conquer 26")
    return p


@pytest.mark.rule("tapestry.automa.reaction.trigger")
def test_cards_next_to_the_mat_are_discarded_when_the_person_attacks() -> None:
    assert attacked("academia", "trap").waiting == "DiscardSupply"
    p = attacked()
    assert (p.waiting, p.controlled(AUTOMA)) == ("Dice", [AUTOMA_START])  # without cards nothing is drawn
    p = Solo().explored(30, 1).outposts(HUMAN, 30).supply("trap").effect(HUMAN, Form(do="conquer"))
    p.play("conquer 26")
    assert p.waiting == "Dice"  # nobody controls hex 26


@pytest.mark.rule("tapestry.automa.reaction.step1")
def test_a_random_card_is_discarded() -> None:
    p = attacked("academia", "trap", "trap")
    assert p.weights == {"draw-hanging academia": 1, "draw-hanging trap": 1, "draw-hanging trap-2": 1}
    p.luck("draw-hanging academia")
    assert p.cards(AUTOMA) == ["trap", "trap-2"]
    assert p.told(SupplyDiscarded) == [SupplyDiscarded(AUTOMA, p.s.old_hangings.bit_length() - 1)]


@pytest.mark.rule("tapestry.automa.reaction.step2-trap")
@pytest.mark.rule("tapestry.ruling.human-dice-on-trap", "tapestry.ruling.trap-topple-credit")
def test_a_trap_keeps_the_territory_and_topples_the_attacker() -> None:
    p = attacked("academia", "trap").luck("draw-hanging trap")
    assert (26 in p.controlled(AUTOMA), p.fallen_on(HUMAN)) == (True, {26})
    assert p.cards(AUTOMA) == ["academia"]
    assert (p.player(AUTOMA).res, p.s.toppled[AUTOMA]) == ([0] * 4, 1)
    assert p.waiting == "Dice"  # the conqueror rolls all the same


@pytest.mark.rule("tapestry.automa.reaction.step3-repeat")
def test_cards_are_discarded_until_a_trap_or_none_is_left() -> None:
    p = attacked("academia", "monarchy").luck("draw-hanging academia")
    assert p.waiting == "DiscardSupply"
    p.luck("draw-hanging monarchy")
    assert (p.cards(AUTOMA), p.waiting) == ([], "Dice")
    assert (26 in p.controlled(HUMAN), p.fallen_on(AUTOMA)) == (True, {26})


@pytest.mark.rule("tapestry.automa.reaction.mat-cards-excluded")
def test_cards_on_the_mat_are_no_part_of_it() -> None:
    p = Solo().automa_era(3).explored(30, 1).outposts(HUMAN, 30).outposts(AUTOMA, 26)
    assert p.s.down.bit_count() == 2
    p.effect(HUMAN, Form(do="conquer")).play("conquer 26")
    assert (p.waiting, p.s.down.bit_count(), 26 in p.controlled(HUMAN)) == ("Dice", 2, True)


@pytest.mark.rule("tapestry.hanging.pillage-and-plunder.solo")
@pytest.mark.rule("tapestry.ruling.pillage-against-automa")
def test_pillage_and_plunder_lets_the_automa_discard_nothing() -> None:
    p = Solo().explored(30, 1).outposts(HUMAN, 30).outposts(AUTOMA, 26).supply("trap")
    p.set(HUMAN, era=1).hung(HUMAN, "pillage-and-plunder").effect(HUMAN, Form(do="conquer")).play(
        "conquer 26"
    )
    assert (p.cards(AUTOMA), p.waiting, 26 in p.controlled(HUMAN)) == (["trap"], "Dice", True)
