"""The decision cards of a turn that the bots explain."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from boards.tapestry.test_board import scene_of
from games.tapestry.automa.solo import Solo
from spielwerk.boards.tapestry import DRAWING
from spielwerk.boards.tapestry.typed import rules_of
from spielwerk.boards.tapestry.world import centres
from spielwerk.games.tapestry.automa.bots import BOTS, BotTable
from spielwerk.kernel.speech import Why

ARROW = r'class="{}" d="M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)'


@pytest.mark.rule("tapestry.automa.aid.start", "tapestry.automa.aid.next-row")
@pytest.mark.parametrize("number", range(1, 23))
def test_the_choice_aid_is_a_black_arrow_a_grey_one_and_the_rows_beyond(number: int) -> None:
    scene = scene_of(Solo())
    table: BotTable = rules_of(scene).module_data[BOTS]
    drawn = DRAWING.followed(scene, Why(1, "", (), cards=(number, number)))
    walk = table.cards[number - 1].walk
    order = [tuple(map(round, centres(rules_of(scene))[walk.index(n)])) for n in range(len(walk))]
    ends = []
    for look in ("first", "second"):
        x, y, to_x, to_y = map(int, re.findall(ARROW.format(look), drawn)[0])
        ends.append((order.index((x, y)), order.index((to_x, to_y))))
    (first, last), (then, _) = ends
    assert first == 0, "the black arrow begins where the walk does"
    assert then == last + 1, "the grey one goes on from there"
    rest = drawn.count('<path class="" d="M')
    assert rest + len(ends) == rows(order)


def rows(order: list[tuple[int, ...]]) -> int:
    """Returns how many straight lines without a gap a walk consists of."""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(order)]
    return 1 + sum([step != max(set(steps), key=steps.count) for step in steps])
