"""The Automa conquers unclaimed land, with the example of the book.

The pictures of the examples are lost: each position here has the properties that the book names.  Distances
were counted by hand on the printed map before the code was run.
"""

from __future__ import annotations

import pytest

from games.tapestry.automa.land import AROUND_START, about, island_taken
from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, HUMAN, ISLAND, PERSON_START, SHADOW, Solo
from spielwerk.games.tapestry.automa.events import NoEffect, ShadowOutpostPlaced, TileLaid
from spielwerk.games.tapestry.automa.territory import CONQUER, EXPLORE


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


@pytest.mark.rule(
    "tapestry.automa.conquer-neutral.valid2-adjacent", "tapestry.automa.conquer-neutral.tie1-island"
)
def test_hexes_next_to_the_person_drop_out_before_the_way_to_the_island_counts() -> None:
    """Hex 19, 1 from the island, and hex 26 are next to hex 23 of the person; hex 15 is 2 from it."""
    p = Solo().explored(23, 1).outposts(HUMAN, 23).pair(7, 8).on_map(CONQUER)
    assert p.after("valid2-adjacent") == AROUND_START - {19, 26}
    assert p.after("tie1-island") == {15}
    p.until_asked()
    assert p.controlled(AUTOMA) == [15, AUTOMA_START]


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
