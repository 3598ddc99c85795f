"""The map: choice aid, distance, conquest and exploration, with the examples of the book.

The pictures of the examples are lost: each position here has the properties that the book names.  Distances
were counted by hand on the printed map before the code was run.
"""

from __future__ import annotations

import pytest

from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, HUMAN, ISLAND, PERSON_START, SHADOW, Solo
from games.tapestry.automa.test_component import WALKS
from spielwerk.games.tapestry.automa.distance import distances
from spielwerk.games.tapestry.automa.events import ChoiceBegan, NoEffect, ShadowOutpostPlaced, TileLaid
from spielwerk.games.tapestry.automa.territory import CONQUER, EXPLORE
from spielwerk.games.tapestry.events import ConquerDiceRolled, Explored, Toppled
from spielwerk.games.tapestry.facts import MIDDLE_ISLAND

AROUND_START = {15, 18, 19, 25, 26, 29}
"""The neighbours of the Automa's start territory."""


def about(p: Solo) -> list[str]:
    return [event.about for event in p.told(ChoiceBegan) if isinstance(event, ChoiceBegan)]


def island_taken(p: Solo, *actors: int) -> Solo:
    """These actors have the achievement of the middle island."""
    places = list(p.s.places)
    places[MIDDLE_ISLAND] = actors
    p.s.places = tuple(places)
    return p


# --- the choice aid


@pytest.mark.rule("tapestry.automa.aid.first-valid", "tapestry.automa.aid.scope")
def test_the_first_valid_hex_of_the_walk_is_chosen_for_tiles_and_outposts() -> None:
    p = Solo().favours("military").pair(7, 11).on_map(EXPLORE)  # choice aid s-nw
    assert p.after("tie2-aid") == {29}
    p = island_taken(Solo(), AUTOMA, HUMAN).pair(7, 11).on_map(CONQUER)
    walk = [int(hex) for hex in WALKS["s-nw"].split()]
    nearest = p.after("tie3-any")
    assert len(nearest) > 1
    assert p.after("tie4-aid") == {min(nearest, key=walk.index)}


@pytest.mark.parametrize("card", [1, 2, 4, 5, 7, 8, 9, 10, 11, 12])
@pytest.mark.rule("tapestry.automa.aid.next-row")
def test_row_after_row_is_searched_until_a_hex_is_valid(card: int) -> None:
    """The ten cards have the ten choice aids; each finds any hex that is the only valid one."""
    ids = {1: "n-se", 2: "e-nw", 4: "ne-s", 5: "nw-s", 7: "e-sw", 8: "s-ne", 9: "se-n"}
    ids |= {10: "sw-n", 11: "s-nw", 12: "w-se"}
    walk = [int(hex) for hex in WALKS[ids[card]].split()]
    p = Solo().favours("military").pair(3, card)
    empty = [hex for hex in walk if not p.s.explored >> hex & 1]
    for tile, hex in enumerate(empty, 1):  # the first of the walk is filled, then the next is chosen
        p.on_map(EXPLORE, 1)
        assert p.after("tie2-aid") == {hex}
        p.s.stack = []
        p.explored(hex, tile)


@pytest.mark.rule("tapestry.automa.example.aid")
def test_example_of_the_choice_aid() -> None:
    """The hexes at positions 1 to 8 are not valid; the one at position 9 gets the tile."""
    p = Solo().favours("military").outposts(AUTOMA, 6).explored(1, 5).pair(7, 18).on_map(EXPLORE)
    assert p.after("valid") == {3, 8, 9, 12, 18, 19, 29}
    walk = [int(hex) for hex in WALKS["n-se"].split()]
    assert not {*walk[:8]} & p.after("valid")
    assert walk[8] == 3
    p.luck("turned 2", "draw-tile 9")
    assert (p.s.tile[3], p.s.turned[3]) == (8, 2)


# --- distance


@pytest.mark.rule("tapestry.automa.distance.path")
@pytest.mark.rule("tapestry.ruling.distance-shadow-pieces")
def test_a_path_leads_around_own_outposts_and_full_hexes() -> None:
    """From hex 8 the straight way to the island is over hex 12, 2 steps."""
    p = Solo()
    assert distances(p.s, AUTOMA, 1 << ISLAND)[8] == 2
    p.explored(12, 1).outposts(AUTOMA, 12)
    assert distances(p.s, AUTOMA, 1 << ISLAND)[8] == 3
    p = Solo().explored(12, 1).outposts(HUMAN, 12)
    assert distances(p.s, AUTOMA, 1 << ISLAND)[8] == 2  # one piece of the person is no obstacle
    p.shadow_outposts(12)
    assert distances(p.s, AUTOMA, 1 << ISLAND)[8] == 3  # two pieces are one


@pytest.mark.rule("tapestry.automa.distance.conquest-chain")
@pytest.mark.rule("tapestry.ruling.distance-endpoints")
def test_a_hex_that_cannot_be_conquered_is_no_step_but_may_be_the_goal() -> None:
    """The person's start territory is full: it is a goal, but nothing leads over it."""
    p = Solo()
    far = distances(p.s, AUTOMA, 1 << PERSON_START)
    assert (far[PERSON_START], far[28], far[20]) == (0, 1, 1)
    assert distances(p.s, AUTOMA, 1 << 28)[20] == 3  # around hex 24, over 21 and 17 or 31 and 27
    assert distances(p.s, AUTOMA, 1 << 28)[PERSON_START] == 1


@pytest.mark.rule("tapestry.automa.distance.empty-hexes", "tapestry.automa.distance.self")
def test_a_path_may_run_over_empty_hexes_and_a_hex_is_closest_to_itself() -> None:
    far = distances(Solo().s, AUTOMA, 1 << ISLAND)
    assert far[ISLAND] == 0
    assert [far[hex] for hex in (9, 12, 13, 19, 20, 23)] == [1] * 6
    assert far[10] == 2  # over the empty hex 13


# --- conquering an opponent


@pytest.mark.rule("tapestry.automa.conquer.opponent-first", "tapestry.automa.conquer-opponent.valid")
def test_an_opponent_is_conquered_if_that_is_legal() -> None:
    """Hex 26 is next to the Automa's start and has 1 piece; 27 is not, and 15 has 2 pieces."""
    p = Solo().outposts(HUMAN, 26, 27, 15).shadow_outposts(15).pair(7, 8).on_map(CONQUER)
    assert about(p) == ["conquer-opponent"]
    assert p.after("conquer-opponent.valid") == {26}
    assert p.controlled(AUTOMA) == [AUTOMA_START, 26]


@pytest.mark.rule("tapestry.automa.conquer-opponent.anywhere")
def test_anywhere_makes_all_territories_with_one_piece_valid() -> None:
    p = Solo().outposts(HUMAN, 27, 15).shadow_outposts(15).pair(7, 8).on_map(CONQUER, 1)
    assert p.after("conquer-opponent.anywhere") == {27}
    assert p.controlled(AUTOMA) == [AUTOMA_START, 27]


@pytest.mark.rule("tapestry.automa.conquer-opponent.tie1-island")
def test_while_the_island_can_be_gained_the_closest_to_it_is_taken() -> None:
    """Hex 26 is 2 from the island, 25 is 4: its straight way leads over the Automa's start."""
    p = Solo().outposts(HUMAN, 25, 26).pair(7, 12).on_map(CONQUER)  # choice aid w-se begins at 25
    assert p.measured("tie1-island") == {25: 4, 26: 2}
    assert 26 in p.controlled(AUTOMA)
    p = island_taken(Solo(), AUTOMA).outposts(HUMAN, 25, 26).pair(7, 12).on_map(CONQUER)
    assert "tie1-island" not in p.rules_used()
    assert 25 in p.controlled(AUTOMA)


@pytest.mark.rule("tapestry.ruling.island-still-possible")
@pytest.mark.parametrize("case", ["both places taken", "full"])
def test_the_island_no_longer_counts_once_it_cannot_be_gained(case: str) -> None:
    p = Solo().outposts(HUMAN, 25, 26)
    if case == "full":
        p.outposts(HUMAN, ISLAND).shadow_outposts(ISLAND)
    else:
        island_taken(p, HUMAN, SHADOW)
    p.pair(7, 12).on_map(CONQUER)
    assert "tie1-island" not in p.rules_used()


@pytest.mark.rule("tapestry.automa.conquer-opponent.tie2-aid")
def test_the_choice_aid_decides_between_territories_at_the_same_distance() -> None:
    """Hexes 15 and 26 are both 2 from the island."""
    for card, hex in ((18, 15), (12, 26)):  # n-se meets 15 first, w-se 26
        p = Solo().outposts(HUMAN, 15, 26).pair(7, card).on_map(CONQUER)
        assert p.after("tie1-island") == {15, 26}
        assert hex in p.controlled(AUTOMA)


@pytest.mark.rule("tapestry.automa.conquer-opponent.action", "tapestry.automa.conquer.no-dice")
def test_the_outpost_of_the_person_is_toppled_and_no_dice_are_rolled() -> None:
    p = Solo().outposts(HUMAN, 26).pair(7, 8).on_map(CONQUER)
    assert (p.standing(AUTOMA), p.fallen_on(HUMAN)) == ({AUTOMA_START, 26}, {26})
    assert p.player(AUTOMA).outposts == 7
    assert p.told(Toppled) == [Toppled(AUTOMA, HUMAN, 26)]
    assert p.told(ConquerDiceRolled) == []
    assert (p.game.decision(p.s), p.player(AUTOMA).res, p.vp(AUTOMA)) == (None, [0] * 4, 0)


@pytest.mark.rule("tapestry.automa.conquer-opponent.human-trap")
def test_a_trap_of_the_person_topples_the_new_outpost_instead() -> None:
    p = Solo().outposts(HUMAN, 26).hand(HUMAN, "trap").pair(7, 8).on_map(CONQUER)
    assert p.asked == (HUMAN, "reaction.React")
    p.play("react trap", "pick 0")
    assert (p.controlled(HUMAN), p.fallen_on(AUTOMA)) == ([PERSON_START, 26], {26})
    assert p.player(AUTOMA).outposts == 7
    assert p.res(HUMAN) == {"food": 1}


def example_opponent() -> Solo:
    """The person has hexes 8 and 25, both next to Automa land; hex 12 of the Automa is in the way."""
    return Solo().explored(8, 1).explored(12, 2).outposts(HUMAN, 8, 25).outposts(AUTOMA, 12).pair(7, 12)


@pytest.mark.rule("tapestry.automa.example.conquer-opponent-mode")
def test_example_the_automa_must_conquer_the_person() -> None:
    assert about(example_opponent().on_map(CONQUER)) == ["conquer-opponent"]


@pytest.mark.rule("tapestry.automa.example.conquer-opponent-valid")
def test_example_two_territories_are_valid() -> None:
    p = example_opponent().on_map(CONQUER)
    assert p.after("conquer-opponent.valid") == {8, 25}


@pytest.mark.rule("tapestry.automa.example.conquer-opponent-distance")
def test_example_the_distance_of_three_decides() -> None:
    p = example_opponent().on_map(CONQUER)
    assert p.measured("tie1-island") == {8: 3, 25: 4}
    assert p.after("tie1-island") == {8}


@pytest.mark.rule("tapestry.automa.example.conquer-opponent-result")
def test_example_the_outpost_is_toppled_unless_the_person_reacts() -> None:
    p = example_opponent().on_map(CONQUER)
    assert (8 in p.controlled(AUTOMA), p.fallen_on(HUMAN)) == (True, {8})
    p = example_opponent().hand(HUMAN, "trap").on_map(CONQUER).play("react trap", "pick 0")
    assert (8 in p.controlled(HUMAN), p.fallen_on(AUTOMA)) == (True, {8})


# --- conquering unclaimed land


@pytest.mark.rule("tapestry.automa.conquer.else-neutral", "tapestry.automa.conquer-neutral.valid1")
def test_without_an_opponent_land_with_room_and_empty_hexes_are_valid() -> None:
    """Hex 26 has 1 fallen piece, 15 has 2; hex 25 belongs to the Automa and adds no neighbour."""
    p = Solo().fallen(HUMAN, 26, 15).shadow_outposts(15).outposts(AUTOMA, 25).pair(7, 10).on_map(CONQUER)
    assert about(p) == ["conquer-neutral"]
    assert p.after("valid1") == AROUND_START - {15, 25}
    p.until_asked()
    assert p.controlled(AUTOMA) == [19, AUTOMA_START, 25]


@pytest.mark.rule("tapestry.automa.conquer-neutral.anywhere")
def test_anywhere_needs_no_neighbour() -> None:
    p = Solo().pair(7, 10).on_map(CONQUER, 1)
    assert p.after("conquer-neutral.anywhere") == {*range(34)} - {AUTOMA_START, PERSON_START}


@pytest.mark.rule("tapestry.automa.conquer-neutral.valid2-adjacent")
def test_hexes_next_to_the_person_need_the_topple_symbol() -> None:
    """Hex 30 of the person is next to 26, 23, 27, 32 and 33."""
    for card, stays in ((8, False), (10, True)):
        p = Solo().explored(30, 1).outposts(HUMAN, 30).pair(7, card).on_map(CONQUER)
        assert (26 in p.after("valid2-adjacent" if not stays else "valid1")) is stays
        assert ("valid2-adjacent" in p.rules_used()) is not stays


@pytest.mark.rule("tapestry.automa.conquer-neutral.none")
def test_without_a_valid_hex_nothing_happens() -> None:
    """All neighbours of the Automa have two pieces."""
    p = Solo()
    for tile, hex in enumerate((18, 19, 29), 1):
        p.explored(hex, tile)
    p.fallen(HUMAN, *AROUND_START).shadow_outposts(*AROUND_START).pair(7, 10).on_map(CONQUER)
    assert p.told(NoEffect) == [NoEffect(AUTOMA, "hex")]
    assert p.player(AUTOMA).outposts == 8


@pytest.mark.rule("tapestry.automa.conquer-neutral.tie1-island")
def test_the_way_to_the_island_comes_first() -> None:
    """Of the six neighbours only hex 19 is 1 from the island."""
    p = Solo().pair(7, 10).on_map(CONQUER)
    assert p.measured("tie1-island") == {15: 2, 18: 3, 19: 1, 25: 4, 26: 2, 29: 3}
    assert p.after("tie1-island") == {19}
    p = island_taken(Solo(), AUTOMA).pair(7, 10).on_map(CONQUER)
    assert "tie1-island" not in p.rules_used()


@pytest.mark.rule("tapestry.automa.conquer-neutral.tie2-single")
def test_the_way_to_a_territory_with_one_piece_comes_next() -> None:
    """Hex 11 of the person has 1 piece and is next to 15 and 18; the start territory has 2."""
    p = island_taken(Solo(), AUTOMA).explored(11, 1).outposts(HUMAN, 11).pair(7, 10).on_map(CONQUER)
    assert p.measured("tie2-single") == {15: 1, 18: 1, 19: 2, 25: 2, 26: 3, 29: 3}
    assert p.after("tie2-single") == {15, 18}
    assert "tie3-any" not in p.rules_used()


@pytest.mark.rule("tapestry.automa.conquer-neutral.tie3-any")
def test_without_such_a_territory_the_way_to_any_territory_of_the_person_counts() -> None:
    p = island_taken(Solo(), AUTOMA).pair(7, 10).on_map(CONQUER)
    assert p.measured("tie3-any") == {15: 4, 18: 5, 19: 3, 25: 5, 26: 3, 29: 4}
    assert p.after("tie3-any") == {19, 26}


@pytest.mark.rule("tapestry.automa.conquer-neutral.tie4-aid")
def test_the_choice_aid_decides_in_the_end() -> None:
    for card, hex in ((18, 19), (12, 26)):  # n-se meets 19 first, w-se 26
        p = island_taken(Solo(), AUTOMA).pair(7, card).on_map(CONQUER)
        assert p.after("tie4-aid") == {hex}


@pytest.mark.rule("tapestry.automa.conquer-neutral.tile", "tapestry.automa.conquer-neutral.outpost")
@pytest.mark.rule("tapestry.ruling.random-orientation")
def test_an_empty_hex_gets_a_tile_in_random_orientation_and_an_outpost() -> None:
    p = Solo().pair(7, 8).on_map(CONQUER)  # hex 19
    assert p.weights == {f"turned {n}": 1 for n in range(6)}
    p.luck("turned 4")
    assert len(p.weights) == 48
    p.luck("draw-tile 7")
    assert (p.s.tile[19], p.s.turned[19]) == (6, 4)
    assert p.told(TileLaid) == [TileLaid(AUTOMA, 6, 19, 4)]
    assert (p.controlled(AUTOMA), p.player(AUTOMA).outposts) == ([19, AUTOMA_START], 7)
    assert (p.vp(AUTOMA), p.fallen_on(SHADOW)) == (0, set())
    p = Solo().explored(19, 1).pair(7, 8).on_map(CONQUER)
    assert (p.told(TileLaid), 19 in p.controlled(AUTOMA)) == ([], True)


@pytest.mark.rule("tapestry.automa.conquer-neutral.shadow-outpost")
def test_the_topple_symbol_adds_a_toppled_outpost_of_the_shadow_empire() -> None:
    p = Solo().pair(7, 10).on_map(CONQUER).luck("turned 0", "draw-tile 7")
    assert (p.standing(AUTOMA), p.fallen_on(SHADOW)) == ({19, AUTOMA_START}, {19})
    assert p.bots.outposts == 9
    assert p.s.full >> 19 & 1
    assert p.told(ShadowOutpostPlaced) == [ShadowOutpostPlaced(SHADOW, 19)]


@pytest.mark.rule("tapestry.automa.conquer-neutral.shadow-outpost")
def test_but_not_on_the_middle_island() -> None:
    p = Solo().explored(19, 1).outposts(AUTOMA, 19).pair(7, 10).on_map(CONQUER)
    assert ISLAND in p.controlled(AUTOMA)
    assert (p.fallen_on(SHADOW), p.bots.outposts) == (set(), 10)


@pytest.mark.rule("tapestry.ruling.shadow-outpost-room", "tapestry.ruling.shadow-no-outposts")
def test_nor_where_there_is_no_room_or_none_left() -> None:
    p = Solo().explored(19, 1).fallen(HUMAN, 19).pair(7, 10).on_map(CONQUER)
    assert (19 in p.controlled(AUTOMA), p.fallen_on(SHADOW)) == (True, set())
    p = Solo().pair(7, 10)
    p.bots.outposts = 0
    p.on_map(CONQUER).luck("turned 0", "draw-tile 7")
    assert p.fallen_on(SHADOW) == set()


@pytest.mark.rule("tapestry.ruling.automa-no-outposts")
def test_without_outposts_a_conquest_is_skipped() -> None:
    p = Solo().set(AUTOMA, outposts=0).outposts(HUMAN, 26).pair(7, 10).on_map(CONQUER)
    assert p.told(NoEffect) == [NoEffect(AUTOMA, "outposts")]
    assert p.controlled(HUMAN) == [PERSON_START, 26]


@pytest.mark.rule("tapestry.ruling.no-tiles-left")
def test_without_tiles_empty_hexes_are_not_valid() -> None:
    p = Solo().pair(7, 10)
    p.s.tiles = p.s.old_tiles = 0
    p.on_map(CONQUER)
    assert p.after("valid1") == {15, 25, 26}
    p.s.old_tiles = 0b1
    p.on_map(EXPLORE)
    assert p.waiting == "TurnTile"  # the discarded tile is shuffled in
    p.s.old_tiles = 0
    p.on_map(EXPLORE)
    assert p.told(NoEffect) == [NoEffect(AUTOMA, "tiles")]


def example_neutral(card: int) -> Solo:
    """The Automa has its start and the island, the person hex 27 with 1 piece; hex 12 is full."""
    p = island_taken(Solo(), AUTOMA).explored(12, 1).fallen(HUMAN, 12).shadow_outposts(12)
    return p.outposts(AUTOMA, ISLAND).outposts(HUMAN, 27).pair(7, card).on_map(CONQUER)


@pytest.mark.rule("tapestry.automa.example.conquer-neutral-mode")
def test_example_no_territory_of_the_person_can_be_conquered() -> None:
    assert about(example_neutral(2)) == ["conquer-neutral"]


@pytest.mark.rule("tapestry.automa.example.conquer-neutral-valid1")
def test_example_ten_hexes_are_valid() -> None:
    assert example_neutral(2).after("valid1") == {9, 13, 15, 18, 19, 20, 23, 25, 26, 29}


@pytest.mark.rule("tapestry.automa.example.conquer-neutral-valid2")
def test_example_neighbours_of_the_person_drop_out() -> None:
    assert example_neutral(2).after("valid2-adjacent") == {9, 13, 15, 18, 19, 25, 26, 29}


@pytest.mark.rule(
    "tapestry.automa.example.conquer-neutral-tie1", "tapestry.automa.example.conquer-neutral-tie3"
)
def test_example_the_first_and_the_third_tie_break_change_nothing() -> None:
    assert not {"tie1-island", "tie3-any"} & {*example_neutral(2).rules_used()}


@pytest.mark.rule("tapestry.automa.example.conquer-neutral-tie2")
def test_example_the_smallest_distance_stays() -> None:
    p = example_neutral(2)
    assert p.after("tie2-single") == {13, 19, 26}
    assert {p.measured("tie2-single")[hex] for hex in (13, 19, 26)} == {2}


@pytest.mark.rule("tapestry.automa.example.conquer-neutral-tie4")
def test_example_the_first_hex_from_the_black_arrow_is_taken() -> None:
    """Choice aid e-nw of card 2: 5, 2, 0, 14, 10, 7, 4, 1, 21, 17, 13."""
    p = example_neutral(2)
    assert p.after("tie4-aid") == {13}
    p.luck("turned 0", "draw-tile 5")
    assert (13 in p.controlled(AUTOMA), p.fallen_on(SHADOW)) == (True, {12})


@pytest.mark.rule("tapestry.automa.example.conquer-neutral-topple")
def test_example_with_the_topple_symbol_another_hex_is_taken() -> None:
    """Card 19 has the same choice aid and the symbol: 20 and 23 are 1 away, 20 comes first."""
    p = example_neutral(19)
    assert p.after("tie2-single") == {20, 23}
    assert p.after("tie4-aid") == {20}
    p.luck("turned 0", "draw-tile 5")
    assert (20 in p.controlled(AUTOMA), p.fallen_on(SHADOW)) == (True, {12, 20})


# --- exploring


@pytest.mark.rule("tapestry.automa.explore.valid", "tapestry.automa.explore.anywhere")
def test_empty_hexes_next_to_own_land_or_all_of_them_are_valid() -> None:
    p = Solo().pair(7, 8).on_map(EXPLORE)
    assert p.after("explore.valid") == {18, 19, 29}
    assert p.player(AUTOMA).tiles == ()
    p = Solo().pair(7, 8).on_map(EXPLORE, 1)
    assert len(p.after("explore.anywhere")) == 34 - 13


@pytest.mark.rule("tapestry.automa.explore.none")
def test_without_an_empty_hex_exploring_is_skipped() -> None:
    p = Solo().explored(18, 1).explored(19, 2).explored(29, 3).pair(7, 8).on_map(EXPLORE)
    assert p.told(NoEffect) == [NoEffect(AUTOMA, "hex")]
    assert p.game.decision(p.s) is None


@pytest.mark.rule("tapestry.automa.explore.tie1-far")
@pytest.mark.rule("tapestry.ruling.explore-nearest")
def test_the_furthest_from_the_person_is_explored_unless_military_is_the_favourite() -> None:
    p = Solo().pair(7, 8).on_map(EXPLORE)
    assert p.measured("tie1-far") == {18: 5, 19: 3, 29: 4}
    assert p.after("tie2-aid") == {18}
    p = Solo().favours("military").pair(7, 8).on_map(EXPLORE)  # s-ne meets 29 first
    assert "tie1-far" not in p.rules_used()
    assert p.after("tie2-aid") == {29}


@pytest.mark.rule("tapestry.ruling.explore-distance")
def test_a_hex_without_a_path_is_the_furthest() -> None:
    """Hex 29 is cut off by full hexes and by the Automa's own."""
    p = (
        Solo()
        .explored(32, 1)
        .fallen(HUMAN, 26, 32, 25)
        .shadow_outposts(26, 32, 25)
        .pair(7, 8)
        .on_map(EXPLORE)
    )
    assert p.measured("tie1-far")[29] == 99
    assert p.after("tie1-far") == {29}


@pytest.mark.rule("tapestry.automa.explore.tie2-aid")
def test_the_choice_aid_decides_between_equals() -> None:
    """With hex 8 of the Automa, the empty hexes 3, 11 and 18 are all 5 away."""
    for card, hex in ((10, 18), (5, 11)):  # sw-n meets 18 first, nw-s 11
        p = Solo().explored(8, 1).outposts(AUTOMA, 8).pair(7, card).on_map(EXPLORE)
        assert p.after("tie1-far") == {3, 11, 18}
        assert p.after("tie2-aid") == {hex}


@pytest.mark.rule("tapestry.automa.explore.action", "tapestry.automa.explore.no-reward")
def test_a_random_tile_is_laid_without_points_or_reward() -> None:
    p = Solo().pair(7, 8).on_map(EXPLORE)
    assert p.weights == {f"turned {n}": 1 for n in range(6)}
    p.luck("turned 3")
    assert len(p.weights) == 48
    p.luck("draw-tile 3")
    assert (p.s.tile[18], p.s.turned[18]) == (2, 3)
    assert (p.vp(AUTOMA), p.player(AUTOMA).res, p.cards(AUTOMA)) == (0, [0] * 4, [])
    assert p.told(Explored) == []
    assert (p.controlled(AUTOMA), p.game.decision(p.s)) == ([AUTOMA_START], None)


def example_explore(favourite: str) -> Solo:
    """The Automa has its start and hex 15; hex 18 is explored.  Card 11 has the choice aid s-nw."""
    return Solo().favours(favourite).outposts(AUTOMA, 15).explored(18, 1).pair(7, 11).on_map(EXPLORE)


@pytest.mark.rule("tapestry.automa.example.explore-far")
def test_example_the_only_hex_at_distance_five_is_explored() -> None:
    p = example_explore("science")
    assert p.measured("tie1-far") == {8: 4, 11: 5, 12: 3, 19: 3, 29: 4}
    assert p.after("tie1-far") == {11}
    p.luck("turned 0", "draw-tile 9")
    assert p.s.tile[11] == 8


@pytest.mark.rule("tapestry.automa.example.explore-military")
def test_example_with_military_a_hex_at_distance_four_is_explored() -> None:
    p = example_explore("military")
    assert p.after("tie2-aid") == {29}
    assert example_explore("science").measured("tie1-far")[29] == 4
    p.luck("turned 0", "draw-tile 9")
    assert p.s.tile[29] == 8


# --- ties without a card


@pytest.mark.rule("tapestry.automa.tie-without-card")
def test_without_a_pair_a_progress_card_breaks_the_tie_and_goes_back() -> None:
    p = Solo().favours("military").on_map(EXPLORE)
    assert p.waiting == "DrawTieCard"
    assert p.weights == {f"progress {n}": 14 for n in range(8, 23)}  # one of the fifteen is in the deck
    p.luck("progress 11")
    assert p.after("tie2-aid") == {29}
    assert p.bots.progress >> 10 & 1
    p.luck("turned 0", "draw-tile 9")
    p.on_map(CONQUER)
    assert p.weights["progress 11"] == 14  # it was seen in the progress deck, the others may be in the other
    assert p.weights["progress 8"] == 13


@pytest.mark.rule("tapestry.ruling.topple-symbol-without-pair", "tapestry.automa.tie-without-card")
def test_the_topple_symbol_of_the_progress_card_counts_too() -> None:
    """Card 10 shows it, card 8 does not."""
    for number, fallen in ((10, {19}), (8, set())):
        p = Solo().on_map(CONQUER).luck(f"progress {number}", "turned 0", "draw-tile 9")
        assert (19 in p.controlled(AUTOMA), p.fallen_on(SHADOW)) == (True, fallen)


@pytest.mark.rule("tapestry.ruling.island-unreachable")
def test_an_island_that_cannot_be_reached_decides_nothing() -> None:
    """All six hexes around the island have two pieces."""
    p = Solo()
    for tile, hex in enumerate((9, 12, 13, 19, 20, 23), 1):
        p.explored(hex, tile).fallen(HUMAN, hex).shadow_outposts(hex)
    p.pair(7, 10).on_map(CONQUER)
    assert p.measured("tie1-island") == dict.fromkeys((15, 18, 25, 26, 29), 99)
    assert p.after("tie1-island") == {15, 18, 25, 26, 29}


@pytest.mark.rule("tapestry.ruling.single-piece", "tapestry.automa.conquer-neutral.tie3-any")
def test_pieces_of_anybody_count_for_a_territory_with_a_single_piece() -> None:
    """Hex 11 of the person has a toppled outpost of the Shadow Empire as well: it is no single piece."""
    p = island_taken(Solo(), AUTOMA).explored(11, 1).outposts(HUMAN, 11).shadow_outposts(11).pair(7, 10)
    p.on_map(CONQUER)
    assert "tie2-single" not in p.rules_used()
    assert p.measured("tie3-any")[15] == 1
