"""The map: choice aid, distance and exploration, with the examples of the book.

The pictures of the examples are lost: each position here has the properties that the book names.  Distances
were counted by hand on the printed map before the code was run.
"""

from __future__ import annotations

import pytest

from games.tapestry.automa.land import island_taken
from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, HUMAN, ISLAND, PERSON_START, Solo
from games.tapestry.automa.test_component import WALKS
from spielwerk.games.tapestry.automa.distance import distances
from spielwerk.games.tapestry.automa.events import NoEffect
from spielwerk.games.tapestry.automa.territory import CONQUER, EXPLORE
from spielwerk.games.tapestry.events import Explored

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
