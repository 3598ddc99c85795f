"""What the rules do not let happen: nothing is gained where nothing is left, allowed or in force."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.adjustment import Lose, LoseAny, adjust_points
from spielwerk.games.tapestry.capture import piece_placed
from spielwerk.games.tapestry.city import Column, Rotation, fitting
from spielwerk.games.tapestry.discard import DiscardTech
from spielwerk.games.tapestry.draws import DrawHangings, DrawTiles
from spielwerk.games.tapestry.effects import FROM_ANYWHERE, RESOURCES, TRACKS, Form
from spielwerk.games.tapestry.explore import ChooseHex, ChooseTile, ExploreSpace
from spielwerk.games.tapestry.hang import Overplay
from spielwerk.games.tapestry.hangings.age_of_sail import takers
from spielwerk.games.tapestry.hangings.dictatorship import Seize
from spielwerk.games.tapestry.hangings.marriage_of_state import shared
from spielwerk.games.tapestry.hangings.notes import keep
from spielwerk.games.tapestry.hangings.plea_for_aid import last_on
from spielwerk.games.tapestry.hangings.socialism import Level
from spielwerk.games.tapestry.hangings.tyranny import Overthrow
from spielwerk.games.tapestry.hangings.wartime_economy import is_free
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGINGS, TECHS
from spielwerk.games.tapestry.state import MIDDLE, TOP
from spielwerk.games.tapestry.tables import BonusRule
from spielwerk.games.tapestry.tech import Invent, is_spent
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import Atom

FARM = Form(do="building", what="farm")


@pytest.mark.rule("tapestry.base.tapestry.overplay", "tapestry.base.tapestry.overplay-no-card-yet")
def test_no_card_is_played_where_none_is_current() -> None:
    p = Position().set(0, era=2).hand(0, "trap").do(Overplay(0)).run()
    assert (p.cards(0), p.player(0).current, p.vp(0)) == (["trap"], (), 0)


@pytest.mark.rule("tapestry.base.tapestry.overplay", "tapestry.base.tapestry.overplay-empty")
def test_no_card_is_played_from_an_empty_hand() -> None:
    p = Position().set(0, era=1).do(Overplay(0)).run()
    assert (p.player(0).current, p.vp(0), p.asked) == ((), 0, (-1, ""))


@pytest.mark.rule("tapestry.base.conquer.two-token-limit")
def test_the_first_piece_leaves_room_for_a_second() -> None:
    """Pieces on other territories make no difference."""
    p = Position().outposts(1, 7)
    piece_placed(p.s, 6)
    assert not p.s.full >> 6 & 1
    piece_placed(p.s, 6)
    assert p.s.full >> 6 & 1


@pytest.mark.rule("tapestry.base.capital.rotate", "tapestry.base.capital.outside")
def test_where_no_rotation_fits_a_landmark_stands_next_to_the_grid() -> None:
    p = Position().city(0, *["#" * 9] * 9).do(Rotation(0, 0)).run()
    assert (p.asked, p.player(0).sites) == ((-1, ""), ())


@pytest.mark.rule("tapestry.base.capital.fixed", "tapestry.ruling.base-outside-counts")
def test_a_building_next_to_the_grid_covers_no_plot() -> None:
    p = Position().effect(0, FARM)
    before = p.filled(0)
    p.play("beside")
    assert (p.filled(0), p.player(0).buildings, p.player(0).built) == (before, (), [1, 0, 0, 0])


@pytest.mark.rule("tapestry.base.income.step3-upgrade", "tapestry.base.income.turn1")
@pytest.mark.parametrize(("number", "asks"), [(1, False), (2, True), (5, True)])
def test_the_first_income_turn_has_no_upgrade(number: int, asks: bool) -> None:
    p = Position(ask=True).tech(0, bottom=["paper"]).set(1, era=5).income(0, number)
    while p.asked[1] not in ("tech.Upgrade", ""):
        p.play(p.options[0])
    assert (p.asked[1] == "tech.Upgrade") is asks


@pytest.mark.rule("tapestry.base.end.per-player", "tapestry.base.turn.five-incomes")
@pytest.mark.parametrize(("number", "ended"), [(4, False), (5, True)])
def test_only_the_fifth_income_turn_ends_the_game_for_a_player(number: int, ended: bool) -> None:
    p = Position(ask=True).set(1, era=5).income(0, number)
    while p.options:
        p.play(p.options[0])
    assert p.player(0).ended is ended


@pytest.mark.rule("tapestry.base.conquer.dice", "tapestry.ruling.base-or-impossible")
def test_a_die_without_effect_is_not_offered_beside_one_with_an_effect() -> None:
    """The black die shows the reward of the territory, and printed territories have none."""
    p = Position(ask=True).effect(0, Form(do="conquer")).play("conquer 7", "dice 5-1")
    assert "take-black" not in p.options
    assert p.vp(0) == 4


@pytest.mark.rule("tapestry.base.conquer.dice")
@pytest.mark.parametrize(("die", "coins", "points"), [("take-black", 1, 0), ("take-red", 0, 2)])
def test_the_chosen_die_counts_with_its_own_face(die: str, coins: int, points: int) -> None:
    """The black die shows a coin, the red one points for each territory: there are two."""
    p = Position(ask=True).effect(0, Form(do="conquer")).play("conquer 7", "dice 1-5", die)
    assert (p.res(0).get("coin", 0), p.vp(0)) == (coins, points)


@pytest.mark.rule("tapestry.base.achievement.island")
def test_no_other_territory_is_the_middle_island() -> None:
    p = Position(ask=True).effect(0, Form(do="conquer")).play("conquer 7", "dice 1-1", "take-black")
    assert p.vp(0) == 0
    assert not any(p.s.places), "nobody has gained an achievement"


@pytest.mark.rule("tapestry.base.trap.play")
def test_nobody_without_cards_is_asked_for_a_reaction() -> None:
    p = Position(ask=True).outposts(1, 7).effect(0, Form(do="conquer")).play("conquer 7")
    assert p.asked == (-1, "conquer.Dice")


@pytest.mark.rule("tapestry.civ.adjustment-time")
@pytest.mark.parametrize(("had", "left"), [({"food": 1}, {}), ({}, {}), ({"coin": 2}, {"coin": 1})])
def test_only_what_a_player_has_can_be_lost(had: dict[str, int], left: dict[str, int]) -> None:
    p = Position().has(0, **had).do(LoseAny(0)).run()
    assert (p.res(0), min(p.player(0).res)) == (left, 0)


@pytest.mark.rule("tapestry.civ.adjustment-time", "tapestry.base.civilization.adjustments")
def test_an_adjustment_takes_no_more_than_it_says() -> None:
    """Futurists lose a culture and one other resource of the eight that they have."""
    p = Position(adjustments=True, given=[{"civilization": "futurists"}, {}]).income(0, 1)
    p.play("pay coin")
    assert (sum(p.player(0).res), p.asked[1] == "income.LoseAny") == (6, False)


@pytest.mark.rule("tapestry.base.landmark.tech-landmarks")
def test_a_landmark_is_gained_only_once() -> None:
    """Whether or not those after it in the box are still there."""
    p = Position().gone("bakery").effect(0, Form(do="landmark", what="bakery")).run()
    assert (p.player(0).landmarks, p.asked) == ((), (-1, ""))


@pytest.mark.rule("tapestry.base.space.explore-space")
def test_without_a_space_tile_nothing_is_explored() -> None:
    p = Position().do(ExploreSpace(0)).run()
    assert (p.player(0).explored_spaces, p.vp(0), p.res(0)) == ((), 0, {})


@pytest.mark.rule("tapestry.base.explore.tile-from-supply", "tapestry.base.explore.mandatory")
def test_without_a_tile_no_hex_is_chosen() -> None:
    p = Position().do(ChooseTile(0, 0)).run()
    assert (p.asked, p.vp(0)) == ((-1, ""), 0)


@pytest.mark.rule("tapestry.base.tech.upgrade-middle", "tapestry.base.tech.one-step")
def test_an_upgrade_moves_no_other_card() -> None:
    p = Position(ask=True).tech(0, bottom=["paper", "radio"]).effect(0, Form(do="upgrade"))
    p.play("upgrade paper")
    assert p.techs(0) == {"paper": 1, "radio": 0}


@pytest.mark.rule("tapestry.base.tech.battery-once")
def test_one_card_used_in_this_turn_does_not_use_up_another() -> None:
    p = Position()
    (battery,) = bits(p.s.rules.once_a_turn)
    assert battery > 0
    p.s.once = 1 << battery
    assert [card for card in range(len(TECHS)) if is_spent(p.s, card, TOP)] == [battery]
    assert not is_spent(p.s, battery, MIDDLE), "its circle has no such limit"


@pytest.mark.rule("tapestry.base.benefit.bonus-discard")
def test_a_discarded_tech_card_is_gone_and_no_other() -> None:
    p = Position().tech(0, bottom=["paper"], middle=["radio"]).do(DiscardTech(0, 1)).play("give-tech paper")
    assert (p.techs(0), p.s.old_techs) == ({"radio": 1}, 1 << TECHS.index("paper"))


@pytest.mark.rule("tapestry.civ.adjustment-time")
def test_a_named_resource_that_is_not_there_is_not_owed() -> None:
    p = Position().has(0, food=1).do(Lose(0, RESOURCES.index("culture"))).run()
    assert p.player(0).res == [1, 0, 0, 0]


@pytest.mark.rule("tapestry.base.capital.outside", "tapestry.base.capital.no-overlap")
def test_only_columns_that_fit_on_the_chosen_line_are_offered() -> None:
    p = Position().do(Rotation(0, 0)).play("rotate 0")
    sites = fitting(p.s, 0, 0, 0)
    for at in {line for line, _, _ in sites}:
        offered = Position().do(Column(0, 0, 0, at)).options
        fit = [f"column {column + 1}" for line, column, _ in sites if line == at]
        assert offered == (fit if len(fit) > 1 else [])


@pytest.mark.rule("tapestry.base.end.finished-no-gain")
@pytest.mark.parametrize("do", ["conquer", "explore"])
def test_whoever_has_finished_neither_conquers_nor_explores(do: str) -> None:
    p = Position(ask=True).tiles(0, 5).set(0, ended=True, era=5).effect(0, Form(do=do)).run()
    assert (p.asked, p.controlled(0), p.player(0).tiles) == ((-1, ""), [4], (4,))


@pytest.mark.rule("tapestry.base.end.finished-no-gain")
def test_whoever_has_finished_gains_no_building() -> None:
    p = Position().set(0, ended=True, era=5).effect(0, FARM).run()
    assert (p.asked, p.player(0).built) == ((-1, ""), [0] * 4)


@pytest.mark.rule("tapestry.base.explore.adjacent")
def test_without_an_empty_hex_no_tile_is_turned() -> None:
    p = Position().tiles(0, 5)
    p.s.explored = (1 << len(p.s.tile)) - 1
    p.do(ChooseHex(0, 0, 4)).run()
    assert (p.asked, p.player(0).tiles) == ((-1, ""), (4,))


@pytest.mark.rule("tapestry.base.explore.draw-empty", "tapestry.base.tapestry.deck-empty")
def test_discards_are_shuffled_in_only_when_nothing_is_left() -> None:
    p = Position(ask=True)
    p.s.old_tiles, p.s.old_hangings = p.s.tiles & 0b11, p.s.hangings & 0b11
    p.s.tiles ^= p.s.old_tiles
    p.s.hangings ^= p.s.old_hangings
    p.do(DrawTiles(0, 1), DrawHangings(0, 1)).play("draw-tile 5", "draw-hanging guilds").run()
    assert (p.s.old_tiles.bit_count(), p.s.old_hangings.bit_count()) == (2, 2)


@pytest.mark.rule("tapestry.base.tech.invent")
def test_no_tech_card_is_invented_where_none_is_left() -> None:
    p = Position()
    p.s.techs = p.s.old_techs = 0
    assert (p.do(Invent(0, FROM_ANYWHERE)).run().techs(0), p.asked) == ({}, (-1, ""))


@pytest.mark.rule("tapestry.base.tech.invent")
def test_an_empty_deck_is_not_offered() -> None:
    p = Position(ask=True).display("radio", "paper")
    p.s.techs = p.s.old_techs = 0
    assert p.do(Invent(0, FROM_ANYWHERE)).options == ["invent radio", "invent paper"]


@pytest.mark.rule("tapestry.base.civilization.adjustments", "tapestry.civ.adjustment-time")
@pytest.mark.parametrize(("adjustments", "points"), [(True, 10), (False, 0)])
def test_points_at_the_start_are_an_option(adjustments: bool, points: int) -> None:
    """Alchemists begin with 10 points."""
    p = Position(adjustments=adjustments)
    adjust_points(p.s, 0, CIVILIZATIONS.index("alchemists"))
    assert p.vp(0) == points


# --- cards


@pytest.mark.rule("tapestry.hanging.wartime-economy", "tapestry.hanging.wartime-economy.limit")
@pytest.mark.parametrize(
    ("cost", "n", "free"), [("resource", 1, True), ("resource", 2, False), ("hanging", 1, False)]
)
def test_wartime_economy_frees_only_bonuses_for_a_single_resource(cost: str, n: int, free: bool) -> None:
    p = Position()
    assert is_free(p.s, 0, BonusRule(cost, n, Atom("vp", 1))) is free


@pytest.mark.rule("tapestry.base.end.finished-no-gain")
def test_age_of_sail_gives_no_tile_to_a_player_who_has_finished() -> None:
    p = Position(3).set(1, era=5, ended=True)
    assert takers(p.s, 0) == [2]


@pytest.mark.rule("tapestry.hanging.tyranny", "tapestry.hanging.tyranny.once")
def test_tyranny_offers_no_card_that_has_left_the_hand() -> None:
    p = Position().set(0, era=1, newest=HANGINGS.index("trap")).hung(0, "tyranny").hand(0, "guilds")
    p.do(Overthrow(0)).run()
    assert (p.asked, p.vp(0), p.cards(0)) == ((-1, ""), 0, ["guilds"])


@pytest.mark.rule("tapestry.hanging.revolution")
def test_revolution_stands_up_no_more_than_three() -> None:
    p = Position().fallen(0, 0, 6, 7, 17).effect(0, Atom("revolution", 3))
    p.play("stand-up 0", "stand-up 6", "stand-up 7")
    assert (p.asked, p.s.fallen[0]) == ((-1, ""), 1 << 17)


@pytest.mark.rule("tapestry.hanging.marriage-of-state")
@pytest.mark.parametrize(("seat", "track", "shares"), [(1, 1, True), (1, 2, False), (2, 1, False)])
def test_marriage_of_state_is_for_one_track_of_one_opponent(seat: int, track: int, shares: bool) -> None:
    p = Position(3, ask=True).set(0, era=1).hung(0, "marriage-of-state")
    keep(p.player(0), 1, 1)
    p.do()
    shared(p.s, 0, seat, track, 1)
    assert bool(p.s.stack) is shares


@pytest.mark.rule("tapestry.hanging.plea-for-aid")
def test_plea_for_aid_looks_at_the_tokens_of_each_track_alone() -> None:
    """An opponent's second token on the start space of another track makes no difference."""
    p = Position().token(1, exploration=3)
    p.s.spare = ((1, TRACKS.index("science"), 0),)
    assert last_on(p.s, 0, TRACKS.index("exploration"))
    p.s.spare = ((1, TRACKS.index("exploration"), 0),)
    assert not last_on(p.s, 0, TRACKS.index("exploration")), "a tie with that token"


@pytest.mark.rule("tapestry.hanging.socialism", "tapestry.hanging.socialism.void")
def test_socialism_needs_an_opponent_elsewhere_on_a_track() -> None:
    p = Position().do(Level(0)).run()
    assert p.s.at[0] == [0] * 5


@pytest.mark.rule("tapestry.hanging.dictatorship", "tapestry.hanging.dictatorship.block")
def test_dictatorship_closes_nothing_if_no_advance_is_possible() -> None:
    ends = dict.fromkeys(("exploration", "science", "military", "technology"), 12)
    p = Position().token(0, **ends).do(Seize(0)).run()
    assert p.s.blocks == ()


@pytest.mark.rule("tapestry.hanging.revolution")
def test_revolution_asks_for_territories_in_the_order_of_the_map() -> None:
    p = Position().fallen(0, 6, 7, 17).effect(0, Atom("revolution", 3))
    assert p.options == ["stand-up 6", "stand-up 7", "stand-up 17", "no"]
    p.play("stand-up 7")
    assert p.options == ["stand-up 17", "no"]


@pytest.mark.rule("tapestry.hanging.coal-baron", "tapestry.hanging.coal-baron.void")
def test_coal_baron_draws_nothing_from_an_empty_stack() -> None:
    p = Position()
    p.s.tiles = p.s.old_tiles = 0
    p.effect(0, Atom("coal-baron")).run()
    assert (p.player(0).tiles, p.player(1).tiles, p.asked) == ((), (), (-1, ""))
