"""The facts of the solo game, as the rulebook and the printed cards have them."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from spielwerk.games.tapestry.automa.cards import AutomaFile, automa_file, civilizations, levels
from spielwerk.games.tapestry.components import Components

WALKS = {
    "n-se": "0 2 5 1 4 7 10 14 3 6 9 13 17 21 8 12 16 20 24 28 11 15 19 23 27 31 18 22 26 30 33 25 29 32",
    "e-nw": "5 2 0 14 10 7 4 1 21 17 13 9 6 3 28 24 20 16 12 8 31 27 23 19 15 11 33 30 26 22 18 32 29 25",
    "ne-s": "14 21 28 5 10 17 24 31 2 7 13 20 27 33 0 4 9 16 23 30 1 6 12 19 26 32 3 8 15 22 29 11 18 25",
    "se-n": "28 21 14 31 24 17 10 5 33 27 20 13 7 2 30 23 16 9 4 0 32 26 19 12 6 1 29 22 15 8 3 25 18 11",
    "e-sw": "28 31 33 21 24 27 30 32 14 17 20 23 26 29 10 13 16 19 22 25 5 7 9 12 15 18 2 4 6 8 11 0 1 3",
    "s-ne": "33 31 28 32 30 27 24 21 29 26 23 20 17 14 25 22 19 16 13 10 18 15 12 9 7 5 11 8 6 4 2 3 1 0",
    "s-nw": "32 29 25 33 30 26 22 18 31 27 23 19 15 11 28 24 20 16 12 8 21 17 13 9 6 3 14 10 7 4 1 5 2 0",
    "w-se": "25 29 32 18 22 26 30 33 11 15 19 23 27 31 8 12 16 20 24 28 3 6 9 13 17 21 1 4 7 10 14 0 2 5",
    "sw-n": "25 18 11 29 22 15 8 3 32 26 19 12 6 1 30 23 16 9 4 0 33 27 20 13 7 2 31 24 17 10 5 28 21 14",
    "nw-s": "11 18 25 3 8 15 22 29 1 6 12 19 26 32 0 4 9 16 23 30 2 7 13 20 27 33 5 10 17 24 31 14 21 28",
}
"""The hexes of the small side in the order of each choice aid, as other people have published them."""


@pytest.mark.rule("tapestry.automa.material.base")
def test_there_are_22_decision_cards() -> None:
    cards = automa_file().cards
    assert [card.number for card in cards] == list(range(1, 23))
    assert Counter(card.mark for card in cards) == {"circle": 7, "rectangle": 15}
    assert [card.number for card in cards if card.mark == "circle"] == [1, 2, 3, 4, 5, 6, 7]
    assert sum(card.income for card in cards) == sum(card.topple for card in cards) == 11
    for bot in (0, 1):
        assert Counter(card.indicator(bot) for card in cards) == {"all": 14, "landmark-or-end": 6, "end": 2}
    assert [card.number for card in cards if card.colour != "red"] == list(range(1, 13))


@pytest.mark.rule("tapestry.automa.civ.table")
def test_there_are_six_levels_and_four_civilizations() -> None:
    assert list(levels()) == ["1", "2", "3", "4", "5", "6"]
    base = [id for id, one in civilizations().items() if not one.needs]
    assert base == ["scientists", "explorers", "engineers", "conquerors"]


@pytest.mark.parametrize("id", list(WALKS))
@pytest.mark.rule("tapestry.automa.aid.start", "tapestry.automa.aid.all-rows-same-direction")
def test_a_choice_aid_walks_all_rows_in_the_direction_of_its_arrows(id: str) -> None:
    aid = next(aid for aid in automa_file().aids if aid.id == id)
    hexes = [(h.q, h.r) for h in Components().sides()["small"].hexes]
    walk = aid.order(hexes)
    assert walk == [int(hex) for hex in WALKS[id].split()]
    assert hexes[walk[0]] == aid.start


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("cards", "cards come by their numbers"),
        ("levels", "level occurs twice"),
        ("aids", "choice aid occurs twice"),
        ("civilizations", "civilization occurs twice"),
    ],
)
@pytest.mark.rule("tapestry.automa.material.base")
def test_a_row_that_is_there_twice_is_refused(table: str, problem: str) -> None:
    rows = msgspec.to_builtins(automa_file())
    rows[table] = (*rows[table], rows[table][0])
    with pytest.raises(msgspec.ValidationError, match=problem):
        msgspec.convert(rows, AutomaFile)


def test_ten_choice_aids_are_in_use() -> None:
    assert {card.aid for card in automa_file().cards} == set(WALKS)
