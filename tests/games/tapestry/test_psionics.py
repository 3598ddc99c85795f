"""Psionics: one possibility more wherever luck decides."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import Solo
from games.tapestry.civilized import GAIN, kept
from games.tapestry.positions import Position
from spielwerk.games.tapestry.automa.civilizations.hucksters import Pool
from spielwerk.games.tapestry.civilization import give_civilization
from spielwerk.games.tapestry.civilizations.celestials import Float, ascend
from spielwerk.games.tapestry.civilizations.gamblers import income as gamble
from spielwerk.games.tapestry.civilizations.psionics import Visions
from spielwerk.games.tapestry.civilizations.treasure_hunters import DESERT, FOREST, MOUNTAIN, DigDice
from spielwerk.games.tapestry.draws import DrawHangings, DrawTiles
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.modules.gallery import Gallery
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGINGS, TECHS
from spielwerk.games.tapestry.tech import Refill
from spielwerk.kernel.bitmask import bits

FANTASIES: dict[str, Any] = {"modules": ["fantasies"]}
TILE, TWO_TILES, SPACE = Form(do="tile"), Form(do="tile", n=2), Form(do="space")
CARD, TWO_CARDS, INVENT = Form(do="hanging"), Form(do="hanging", n=2), Form(do="invent", what="deck")
RESEARCH, CONQUER = Form(do="research"), Form(do="conquer")


def psionics(*modules: str) -> Position:
    return Position(ask=True, modules=["fantasies", *modules]).civilization(0, "psionics").set(0, era=1)


# --- dice


@pytest.mark.rule("tapestry.civ.psionics.dice")
def test_the_science_die_is_rolled_twice_and_a_result_chosen() -> None:
    p = psionics().effect(0, RESEARCH).play("roll science")
    assert p.asked == (-1, "science.Roll")
    p.play("roll military")
    assert (p.asked, p.options) == ((0, "science.Rolled"), ["track science", "track military"])
    p = Position(ask=True, **FANTASIES).effect(0, RESEARCH).play("roll science")
    assert p.asked == (0, "science.MayAdvance")


@pytest.mark.rule("tapestry.civ.psionics.dice")
def test_with_empiricism_there_are_three_rolls() -> None:
    p = psionics().hung(0, "empiricism").effect(0, RESEARCH)
    p.play("roll science", "roll military", "roll technology")
    assert p.options == ["track science", "track military", "track technology"]


def conquering(p: Position) -> Position:
    hex = next(one for one in bits(p.s.rules.world.near[p.start(0)]) if not p.s.explored >> one & 1)
    p.explored(hex, 1).effect(0, CONQUER)
    if p.asked[1] == "conquer.Target":
        p.play(f"conquer {hex}")
    return p


@pytest.mark.rule("tapestry.civ.psionics.dice")
def test_both_conquer_dice_are_rolled_twice() -> None:
    p = conquering(psionics()).play("dice 1-2")
    assert p.asked == (-1, "conquer.RollAgain")
    p.play("dice 3-4")
    assert p.asked == (0, "conquer.WhichResults")
    assert p.options == ["dice 1-2", "dice 1-4", "dice 3-2", "dice 3-4"]
    p.play("dice 3-2")
    assert (p.asked, p.options) == ((0, "conquer.WhichDie"), ["take-black", "take-red"])
    p.play("take-red")
    assert (p.vp(0), p.res(0)) == (5, {})


@pytest.mark.rule("tapestry.civ.psionics.dice")
def test_equal_results_leave_nothing_to_choose() -> None:
    p = conquering(psionics()).play("dice 1-2", "dice 1-2")
    assert p.asked == (0, "conquer.WhichDie")
    p = conquering(Position(ask=True, **FANTASIES).set(0, era=1)).play("dice 1-2")
    assert p.asked == (0, "conquer.WhichDie")


def test_each_of_both_dice_of_a_floating_capital_is_chosen() -> None:
    p = psionics().civilization(0, "celestials")
    ascend(p.s, 0)
    hex = next(one for one in bits(p.s.rules.world.near[p.start(0)]) if not p.s.explored >> one & 1)
    p.explored(hex, 1).do(Float(0)).play(f"hex {hex}", "dice 1-1", "dice 2-3", "dice 1-3")
    assert (p.asked[1], p.res(0), p.vp(0)) == ("", {"coin": 1}, 6)


@pytest.mark.rule("tapestry.civ.psionics.dice")
@pytest.mark.parametrize(
    ("which", "choices", "points"), [(DESERT, 3, 0), (MOUNTAIN, 4, 5), (FOREST, 3, 4 + 5)]
)
def test_a_roll_of_several_dice_has_one_result_more(which: int, choices: int, points: int) -> None:
    p = psionics("plans")
    p.do(DigDice(0, p.start(0), which)).play("dice 1-2", "dice 3-4")
    assert len(p.options) == choices
    p.play(p.options[0])
    assert p.vp(0) == points


# --- tiles and cards


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_of_two_territory_tiles_one_goes_back() -> None:
    p = psionics().effect(0, TILE).play("draw-tile 4", "draw-tile 9")
    assert (p.asked, p.options) == ((0, "psionics.PutBack"), ["put-back-tile 4", "put-back-tile 9"])
    p.play("put-back-tile 4")
    assert (p.player(0).tiles, p.s.tiles >> 3 & 1, p.s.tiles >> 8 & 1) == ((8,), 1, 0)


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_a_gain_of_two_shows_three() -> None:
    p = psionics().effect(0, TWO_TILES).play("draw-tile 4", "draw-tile 9", "draw-tile 11")
    p.play("put-back-tile 9")
    assert (p.player(0).tiles, p.asked[1]) == ((3, 10), "")


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_two_inventions_are_two_draws() -> None:
    p = psionics().effect(0, Form(seq=(INVENT, INVENT)))
    for kept_card, other in ((0, 1), (2, 3)):
        p.play(f"draw-tech {TECHS[kept_card]}", f"draw-tech {TECHS[other]}")
        p.play(f"put-back-tech {TECHS[other]}")
        while p.asked == (-1, "tech.RefillOne"):
            p.play(p.options[-1])
    assert [card for card, _ in p.player(0).tech] == [0, 2]


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_an_open_card_of_the_display_shows_nothing_more() -> None:
    p = psionics().do(Refill())
    while p.asked == (-1, "tech.RefillOne"):
        p.play(p.options[0])
    p.effect(0, Form(do="invent")).play(f"invent {TECHS[0]}")
    assert p.asked[1] != "psionics.See"
    assert p.player(0).tech[0][0] == 0


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_of_two_space_tiles_one_goes_back() -> None:
    p = psionics().effect(0, SPACE).play("draw-space 2", "draw-space 5", "put-back-space 5")
    assert (p.player(0).spaces, p.s.spaces >> 4 & 1) == ((1,), 1)


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_of_two_tapestry_cards_one_goes_back_and_nobody_else_sees_them() -> None:
    p = psionics().hand(0, "trap").effect(0, CARD).play("draw-hanging guilds", "draw-hanging monarchy")
    assert p.asked == (0, "psionics.PutBackHanging")
    assert p.options == ["put-back-hanging guilds", "put-back-hanging monarchy"]
    assert p.cards(0) == ["trap"]
    other: Any = p.game.view(p.s, 1)
    seen = next(part for part in other.parts if type(part) is Visions)
    assert seen.cards[0] == (-1, -1)
    p.play("put-back-hanging guilds")
    assert p.cards(0) == ["monarchy", "trap"]
    assert p.s.hangings >> HANGINGS.index("guilds") & 1
    assert p.s.part(Visions).cards == [(), ()]


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_a_gain_of_two_cards_shows_three_and_triggers_for_each_that_is_kept() -> None:
    p = psionics().set(0, era=2).hung(0, "academia").effect(0, TWO_CARDS)
    p.play("draw-hanging guilds", "draw-hanging monarchy", "draw-hanging trap", "put-back-hanging trap")
    assert (p.cards(0), p.vp(0)) == (["guilds", "monarchy"], 2 * 3)


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_if_nothing_more_is_left_all_is_gained() -> None:
    p = psionics()
    p.s.tiles = 1 << 7
    p.effect(0, TILE).play("draw-tile 8")
    assert (p.player(0).tiles, p.s.tiles) == ((7,), 0)
    p = psionics()
    card = HANGINGS.index("guilds")
    p.s.hangings, p.s.old_hangings = 1 << card, 0
    p.effect(0, CARD).play("draw-hanging guilds")
    assert p.cards(0) == ["guilds"]


@pytest.mark.rule("tapestry.civ.psionics.cards", "tapestry.kaiju2.redraw")
def test_a_card_that_is_replaced_is_replaced_before_one_goes_back() -> None:
    p = Position(1, ask=True, modules=["fantasies", "kaiju-2"]).civilization(0, "psionics").set(0, era=1)
    p.effect(0, CARD).play("draw-hanging trap", "draw-hanging guilds", "draw-hanging monarchy")
    assert p.options == ["put-back-hanging guilds", "put-back-hanging monarchy"]
    assert p.s.old_hangings == 1 << HANGINGS.index("trap")


@pytest.mark.rule("tapestry.civ.psionics.cards", "tapestry.base.explore.draw-empty")
def test_an_empty_stack_is_refilled_to_show_one_more() -> None:
    p = psionics()
    p.s.tiles, p.s.old_tiles = 1 << 7, 1 << 1 | 1 << 2
    p.effect(0, TILE).play("draw-tile 8", "draw-tile 3", "put-back-tile 8")
    assert (p.player(0).tiles, p.s.tiles, p.s.old_tiles) == ((2,), 1 << 7 | 1 << 1, 0)


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_of_two_civilizations_one_is_kept() -> None:
    p = psionics().effect(0, GAIN).play("draw-civilization leaders", "draw-civilization heralds")
    assert p.options == ["civilization heralds", "civilization leaders"]


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_of_three_cards_one_is_kept_becomes_of_four() -> None:
    p = psionics("plans").effect(0, GAIN).play("draw-civilization recyclers", "draw-civilization leaders")
    p.play("civilization recyclers")
    for card in range(4):
        assert p.asked == (-1, "recyclers.Sift")
        p.play(f"draw-tech {TECHS[card]}")
    assert len(p.options) == 4
    p = psionics("arts").set(0, era=2).civilization(0, "gamblers", 1)
    gamble(p.s, 0)
    p.fresh().play(
        "draw-hanging guilds", "draw-hanging monarchy", "draw-hanging trap", "draw-hanging feudalism"
    )
    assert p.asked == (0, "gamblers.Bet")


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_a_masterpiece_from_the_deck_is_one_of_two() -> None:
    p = psionics("arts")
    p.s.part(Gallery).display = ()
    p.s.part(Gallery).deck = (1 << 20) - 1
    p.effect(0, Form(do="masterpiece")).play("draw-masterpiece 3", "draw-masterpiece 8")
    p.play("put-back-masterpiece 3")
    assert p.s.part(Gallery).owned[0] == (7,)


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_others_draw_as_usual() -> None:
    p = psionics().set(1, era=1).effect(1, TILE).play("draw-tile 4")
    assert (p.asked[1], p.player(1).tiles) == ("", (3,))


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_a_tile_that_is_explored_at_once_is_one_of_two() -> None:
    p = psionics("plans").set(0, era=2).effect(0, Form(do="coal-baron"))
    p.play("draw-tile 4", "draw-tile 9", "put-back-tile 4")
    assert p.asked[1] in ("explore.Hex", "explore.Rotation")
    assert 8 in p.player(0).tiles


@pytest.mark.rule("tapestry.civ.psionics.not-setup")
def test_it_does_not_hold_at_set_up() -> None:
    p = psionics("plans").set(0, era=0)
    give_civilization(p.s, 1, CIVILIZATIONS.index("tinkerers"), starting=True)
    p.fresh().play(f"draw-tech {TECHS[5]}")  # each opponent of theirs gains a tech card
    assert (p.asked[1] != "psionics.See", p.player(0).tech) == (True, ((5, 0),))
    p = psionics("plans").set(0, era=0)
    give_civilization(p.s, 0, CIVILIZATIONS.index("aliens"), starting=True)
    while p.fresh().asked[0] == -1 and p.options:
        assert p.asked[1] == "draw.Space"
        p.play(p.options[0])


@pytest.mark.rule("tapestry.civ.psionics.income")
@pytest.mark.parametrize(
    ("number", "first"),
    [(2, "psionics.See"), (3, "psionics.SeeHanging"), (4, "tech.Invent"), (5, "science.Roll")],
)
def test_each_income_turn_gives_something_else(number: int, first: str) -> None:
    p = psionics().do(Refill())
    while p.asked == (-1, "tech.RefillOne"):
        p.play(p.options[0])
    p.hand(0, "trap").set(1, era=number).income(0, number).run()
    assert p.asked[1] == first
    assert kept(p, "psionics") == ()


@pytest.mark.rule("tapestry.civ.psionics.income")
def test_the_research_of_the_last_income_turn_has_a_benefit() -> None:
    p = psionics().gone("apothecary").income(0, 5).run().play("roll military", "roll military", "yes")
    assert p.at(0, "military") == 1
    assert p.asked != (-1, "")  # the benefit of Archery: a conquest


# --- what comes from elsewhere


@pytest.mark.rule("tapestry.civ.psionics.cards", "tapestry.automa.civ.hucksters.take")
def test_a_gain_of_two_shows_three_also_beside_the_pool_of_the_hucksters() -> None:
    def beside_a_pool() -> Solo:
        p = Solo("2", "hucksters", modules=["plans", "fantasies"])
        p.civilization(0, "psionics").set(0, era=1)
        p.s.part(Pool).items = [0, 0, 1 << 7, 0, 0]
        p.s.tiles &= ~(1 << 7)
        p.s.active = 0
        return p.do(DrawTiles(0, 2))

    p = beside_a_pool()
    assert p.options == ["pool-tile 8", "from-deck"]
    p.play("from-deck", "draw-tile 4", "draw-tile 9", "draw-tile 11", "put-back-tile 9")
    assert (p.player(0).tiles, p.asked[1], p.s.part(Pool).items[2]) == ((3, 10), "", 1 << 7)
    p = beside_a_pool().play("pool-tile 8", "draw-tile 4", "draw-tile 9", "put-back-tile 9")
    assert (p.player(0).tiles, p.asked[1], p.s.part(Pool).items[2]) == ((3, 7), "", 0)


@pytest.mark.rule("tapestry.civ.psionics.cards", "tapestry.civ.advisors.feed")
def test_a_gain_of_two_shows_three_also_beside_advisors_who_keep_their_cards() -> None:
    def beside_advisors() -> Position:
        p = psionics("plans").civilization(1, "advisors").set(1, era=1).hand(1, "guilds", "monarchy")
        return p.turn(0).do(DrawHangings(0, 2))

    p = beside_advisors()
    assert p.asked == (1, "advisors.Feed")
    p.play("no", "draw-hanging academia", "draw-hanging feudalism", "draw-hanging trap")
    assert p.asked == (0, "psionics.PutBackHanging")
    p.play("put-back-hanging trap")
    assert (p.asked[1], p.cards(0)) == ("", ["academia", "feudalism"])
    p = beside_advisors().play("give-hanging guilds", "draw-hanging trap")
    assert p.asked == (1, "advisors.Feed"), "for the other card they are asked again"
    p.play("no", "draw-hanging academia", "draw-hanging feudalism", "put-back-hanging academia")
    assert (p.asked[1], p.cards(0)) == ("", ["feudalism", "guilds"])


@pytest.mark.rule("tapestry.civ.psionics.cards", "tapestry.civ.advisors.midgame")
def test_of_four_start_cards_of_advisors_three_are_kept_and_each_may_be_given() -> None:
    p = psionics("plans").effect(0, GAIN)
    p.play("draw-civilization advisors", "draw-civilization leaders", "civilization advisors")
    p.play("draw-hanging guilds", "draw-hanging monarchy", "draw-hanging academia", "draw-hanging trap")
    p.play("put-back-hanging trap")
    for answer in ("opponent 1", "no", "opponent 1"):
        assert p.asked == (0, "advisors.Bestow")
        p.play(answer)
    assert (p.asked[1], len(p.cards(0)), len(p.cards(1)), p.vp(0)) == ("", 1, 2, 2 * 5)
    assert {*p.cards(0), *p.cards(1)} == {"guilds", "monarchy", "academia"}


@pytest.mark.rule("tapestry.civ.psionics.cards", "tapestry.hanging.tyranny.several")
def test_tyranny_asks_for_each_of_two_cards_that_are_kept() -> None:
    p = psionics().set(0, era=2).hung(0, "tyranny").effect(0, TWO_CARDS)
    p.play("draw-hanging guilds", "draw-hanging monarchy", "draw-hanging trap", "put-back-hanging trap")
    first = p.options
    p.play("no")
    assert sorted([first[0], p.options[0]]) == ["hang guilds", "hang monarchy"]


@pytest.mark.rule("tapestry.civ.psionics.cards", "tapestry.civ.collectors.store")
def test_collectors_keep_one_of_all_cards_of_a_gain() -> None:
    p = psionics("arts").civilization(0, "collectors", 0)
    p.s.active = 0
    p.effect(0, TWO_CARDS)
    p.play("draw-hanging guilds", "draw-hanging monarchy", "draw-hanging trap", "put-back-hanging trap")
    assert p.options == ["collect-hanging guilds", "collect-hanging monarchy", "no"]
