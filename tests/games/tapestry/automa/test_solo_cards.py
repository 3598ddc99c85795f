"""Tapestry cards of the person in solo games: what they mean for bots."""

from __future__ import annotations

import pytest

from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.advance import AdvanceOn
from spielwerk.games.tapestry.automa.events import RewardRead
from spielwerk.games.tapestry.effects import TRACKS, Form
from spielwerk.games.tapestry.explore import BeginExplore

MILITARY = TRACKS.index("military")


def played(name: str, **more: object) -> Solo:
    """The person plays this card now, in era 2; starred cards are in the game."""
    p = Solo(starred=True).set(HUMAN, era=2, **more)
    p.hung(HUMAN, name)
    return p


def carried_out(p: Solo, name: str) -> Solo:
    """The effect of the card is carried out."""
    p.effect(HUMAN, Form(do=name))
    return p


@pytest.mark.rule("tapestry.hanging.age-of-discovery.solo", "tapestry.hanging.solo-gains")
@pytest.mark.rule("tapestry.ruling.age-of-discovery-bots")
def test_age_of_discovery_moves_both_bots_without_reward() -> None:
    p = carried_out(played("age-of-discovery").token(AUTOMA, technology=1), "age-of-discovery")
    p.s.journal = []
    p.luck("roll technology").until_asked()
    assert [p.at(actor, "technology") for actor in (HUMAN, AUTOMA, SHADOW)] == [1, 2, 1]
    assert p.cards(AUTOMA) == []  # space 2 would be a tapestry card
    assert p.told(RewardRead) == []


@pytest.mark.rule("tapestry.hanging.age-of-sail.solo")
@pytest.mark.rule("tapestry.ruling.hanging-age-of-sail-bots")
def test_age_of_sail_a_tile_given_to_a_bot_is_discarded() -> None:
    for bot in (AUTOMA, SHADOW):
        p = played("age-of-sail").tiles(HUMAN, 1)
        p.acts(BeginExplore(HUMAN, 0)).luck("draw-tile 2", "draw-tile 3", "draw-tile 4")
        p.play("give-tile 2")
        assert p.options == [f"opponent {AUTOMA}", f"opponent {SHADOW}"]
        p.play(f"opponent {bot}")
        assert (p.vp(HUMAN), p.s.old_tiles, p.player(AUTOMA).tiles) == (3, 0b10, ())


@pytest.mark.rule("tapestry.hanging.broker-of-peace.solo")
def test_broker_of_peace_counts_military_advances_of_both_bots() -> None:
    p = played("broker-of-peace").pair(7, 8)
    p.acts(AdvanceOn(AUTOMA, 0, MILITARY), AdvanceOn(AUTOMA, 1, MILITARY)).until_asked()
    assert p.vp(HUMAN) == 6
    p.acts(AdvanceOn(AUTOMA, 1, TRACKS.index("science")))
    assert p.vp(HUMAN) == 6


@pytest.mark.rule("tapestry.hanging.broker-of-peace.solo")
def test_broker_of_peace_counts_advances_of_income_turns_too() -> None:
    p = Solo(civilization="explorers").set(HUMAN, era=2).hung(HUMAN, "broker-of-peace")
    p.token(AUTOMA, military=3).pair(7, 8).takes_income(3, until="AddCard")
    assert (p.at(AUTOMA, "military"), p.vp(HUMAN)) == (4, 3)


@pytest.mark.rule("tapestry.hanging.coal-baron.solo")
def test_coal_baron_gives_bots_no_tile() -> None:
    p = carried_out(played("coal-baron"), "coal-baron").luck("draw-tile 2")
    p.play("hex 20", "turned 0").until_asked()
    assert p.player(AUTOMA).tiles == ()


@pytest.mark.rule("tapestry.hanging.diplomacy.solo")
@pytest.mark.rule("tapestry.ruling.hanging-opponents-bots")
def test_diplomacy_gives_bots_no_resource() -> None:
    p = carried_out(played("diplomacy"), "diplomacy").play("pick 1")
    assert (p.res(HUMAN), p.res(AUTOMA)) == ({"worker": 1}, {})
    assert p.asked[0] == HUMAN


@pytest.mark.rule("tapestry.hanging.espionage.solo")
def test_espionage_copies_only_cards_of_the_person() -> None:
    p = played("espionage").automa_era(3)
    carried_out(p, "espionage").run()
    assert p.asked == (-1, "")  # the Automa's cards lie face down: there is nothing to copy
    p = played("espionage").automa_era(3).hung(HUMAN, "monarchy", era=1)
    carried_out(p, "espionage").run()
    assert p.player(HUMAN).abilities & p.s.rules.bit("monarchy")


@pytest.mark.rule("tapestry.hanging.revolution.solo")
def test_revolution_topples_the_automa_without_a_reaction() -> None:
    """On hex 26 the person's outpost lies under the Automa's; on 15 there is one of the Shadow Empire."""
    p = played("revolution").fallen(HUMAN, 26, 15).outposts(AUTOMA, 26).shadow_outposts(15).supply("trap")
    p.effect(HUMAN, Form(do="revolution", n=3)).play("stand-up 15", "stand-up 26")
    assert (p.standing(HUMAN) >= {15, 26}, p.fallen_on(AUTOMA), p.fallen_on(SHADOW)) == (True, {26}, {15})
    assert p.cards(AUTOMA) == ["trap"]


@pytest.mark.rule("tapestry.hanging.socialism.solo")
def test_socialism_may_draw_level_with_a_bot() -> None:
    p = played("socialism").token(HUMAN, science=2, military=5).token(AUTOMA, science=4)
    p.token(SHADOW, science=6, military=3)
    carried_out(p, "socialism").play("catch-up science")
    assert p.at(HUMAN, "science") == 4
    carried_out(p, "socialism").play("fall-back military")
    assert p.at(HUMAN, "military") == 3


@pytest.mark.rule("tapestry.hanging.steam-tycoon.solo")
def test_steam_tycoon_gives_bots_no_card_and_no_refresh() -> None:
    p = played("steam-tycoon")
    names = [card.id for card in p.s.rules.data.techs()[:3]]
    p.display(*names)
    carried_out(p, "steam-tycoon").play(f"invent {names[0]}").until_asked()
    assert p.player(AUTOMA).tech == ()
    assert set(p.s.display) >= {1, 2}


@pytest.mark.rule("tapestry.hanging.technocracy.solo")
@pytest.mark.rule("tapestry.ruling.opponents-in-solo")
def test_technocracy_compares_with_the_automa_and_counts_two_opponents() -> None:
    p = played("technocracy").automa_era(2)
    carried_out(p, "technocracy").run()
    assert p.vp(HUMAN) == 6
    p = played("technocracy").automa_era(1)
    carried_out(p, "technocracy").run()
    assert (p.vp(HUMAN), p.waiting) == (0, "DrawAndUpgrade")


@pytest.mark.rule("tapestry.hanging.trade-economy.solo")
def test_trade_economy_may_choose_both_bots_who_gain_no_bonus() -> None:
    """Rafts explores; its bonus would be a tapestry card."""
    for bot in (AUTOMA, SHADOW):
        p = played("trade-economy").tiles(HUMAN, 1).token(AUTOMA, exploration=2).token(SHADOW, exploration=2)
        carried_out(p, "trade-economy")
        assert p.options == [f"opponent {AUTOMA}", f"opponent {SHADOW}"]
        p.play(f"opponent {bot}")
        assert (p.asked, p.cards(AUTOMA)) == ((HUMAN, "explore.Hex"), [])
