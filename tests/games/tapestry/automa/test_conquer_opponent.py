"""The Automa conquers a territory of the person, with the example of the book.

The pictures of the examples are lost: each position here has the properties that the book names.  Distances
were counted by hand on the printed map before the code was run.
"""

from __future__ import annotations

import pytest

from games.tapestry.automa.land import about, island_taken
from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, HUMAN, ISLAND, PERSON_START, SHADOW, Solo
from spielwerk.games.tapestry.automa.distance import distances
from spielwerk.games.tapestry.automa.territory import CONQUER
from spielwerk.games.tapestry.events import ConquerDiceRolled, Toppled


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


@pytest.mark.rule("tapestry.automa.distance.path", "tapestry.automa.distance.conquest-chain")
def test_no_path_runs_over_a_toppled_outpost_of_the_automa() -> None:
    """From hex 22 the island is 2 away over hex 19, and 3 over hexes 15 and 12."""
    assert distances(Solo().s, AUTOMA, 1 << ISLAND)[AUTOMA_START] == 2
    p = Solo().explored(19, 1).fallen(AUTOMA, 19)
    assert distances(p.s, AUTOMA, 1 << ISLAND)[AUTOMA_START] == 3
