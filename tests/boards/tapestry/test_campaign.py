"""What the pages of the campaigns of scenarios say about who has won what."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from spielwerk.boards.tapestry.campaign import ATLANTIS_PAGES, KAIJU_PAGES
from spielwerk.games.tapestry.scenarios.story import AUTOMA, PERSON, Chronicle, Entry
from spielwerk.kernel.text import language

LOST = (Entry("kaiju-1", "2", won=False), Entry("kaiju-2", "2", won=False))


def after(*entries: Entry) -> Chronicle:
    return Chronicle(name="Ada", entries=entries)


@pytest.mark.rule("tapestry.kaiju2.no-bots")
def test_the_kaiju_win_what_the_automa_has_not_played() -> None:
    before, over = after(LOST[0]), after(*LOST)
    with language("en"):
        assert KAIJU_PAGES.winners(after(), before) == [AUTOMA]
        assert KAIJU_PAGES.winners(before, over) == []
        assert KAIJU_PAGES.results(before, over) == []
        assert KAIJU_PAGES.badge(over, AUTOMA) == "1 win"
        assert "Inescapable" not in KAIJU_PAGES.card(over, AUTOMA, before)
        assert "Inescapable, level 2</span><b>lost" in KAIJU_PAGES.card(over, PERSON, before)
        said = KAIJU_PAGES.ending(cast(Any, SimpleNamespace(chronicle=over)))
    assert "The Kaiju have overrun the world." in said
    assert ">Kaiju</td>" in said


def test_a_person_who_wins_the_last_game_reads_nothing_of_the_kaiju() -> None:
    over = after(LOST[0], Entry("kaiju-2", "2", won=True))
    with language("en"):
        said = KAIJU_PAGES.ending(cast(Any, SimpleNamespace(chronicle=over)))
        assert KAIJU_PAGES.winners(after(LOST[0]), over) == [PERSON]
    assert "overrun" not in said
    assert ">Ada</td>" in said


def test_the_automa_wins_each_game_of_atlantis_that_is_lost() -> None:
    over = after(Entry("atlantis-1", "2", won=False, points=2))
    assert ATLANTIS_PAGES.winners(after(), over) == [AUTOMA]
    with language("de"):
        assert "Fokus, Level 2</span><b>+2" in ATLANTIS_PAGES.card(over, AUTOMA, after())
