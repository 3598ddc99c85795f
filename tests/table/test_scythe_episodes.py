"""What the table shows of the campaign's episodes."""

from __future__ import annotations

import pytest

from games.scythe.fenris.rescue import EPISODE
from games.scythe.positions import Position
from spielwerk.boards.registry import drawing
from spielwerk.boards.scythe.cards import cards
from spielwerk.games.scythe.fenris.episode_3 import KeepCard, PutBack, Rescue
from spielwerk.games.scythe.fenris.episode_7 import Trail
from spielwerk.kernel.text import LANGUAGES, language
from table.scythe_scenes import VALUES, plain, scene

DRAWING = drawing("scythe")


def searching() -> Position:
    """Rusviet has searched the Factory and found two cards."""
    p = Position("rusviet mechanical", "saxony industrial", ask_forced=True, **EPISODE).factory(1, 2, 5)
    p.character(0, "FACTORY").turn(0)
    part = p.s.part(Rescue)
    part.tokens, part.supply, part.shown = (2, 0), 14, (5, 1)
    p.s.stack = [PutBack(), KeepCard(0)]
    return p.fresh()


@pytest.mark.rule("fenris.ep3.search-no-vesna")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_a_search_lie_side_by_side_with_a_way_out(lang: str) -> None:
    with language(lang):
        drawn = cards(scene(searching()))
    assert VALUES.findall(drawn) == ["factory-card 5", "factory-card 1", "decline"]


@pytest.mark.rule("fenris.ep3.township-tile")
def test_the_faction_mat_shows_the_changed_township() -> None:
    p = Position("rusviet mechanical", "saxony industrial", ask_forced=True, **EPISODE).turn(0)
    assert "The Factory is not connected" in plain(DRAWING.mat(scene(p)))
    usual = Position("rusviet mechanical", "saxony industrial", ask_forced=True).turn(0)
    assert "The Factory is not connected" not in plain(DRAWING.mat(scene(usual)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_panels_say_how_far_a_search_is(lang: str) -> None:
    with language(lang):
        p = searching()
        said = [tell(p.view(1), 0, p.s.rules) for tell in p.s.rules.belongings[0]]
        assert ("2") in [value for rows in said for _, value in rows]
        q = Position("rusviet", "saxony", episode="7w", spoilers=["fenris-1", "fenris-7"])
        q.s.part(Trail).tokens = (4, 1)
        rows = [row for tell in q.s.rules.belongings[0] for row in tell(q.view(1), 0, q.s.rules)]
        assert any(value.startswith("4 ") and " 6 " in value for _, value in rows)
