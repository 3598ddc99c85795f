"""A game that no seat has won: what the table, its story and the list of one's tables say then."""

from __future__ import annotations

import re
from html import unescape

import pytest

from sample import scoring
from sample.state import Sample
from spielwerk.kernel.outcome import Outcome
from spielwerk.kernel.text import language
from spielwerk.table.people import my_tables
from spielwerk.table.render.ending import ending
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import match_rows, models, tables
from spielwerk.table.store.live_table import LiveTable, SeatPlan
from table.playing import is_record, new, play, rebuilt
from table.visiting import Guest

WORDS = {
    "en": ("The desert has swallowed the road: all have lost.", "The desert", "Won by: The desert"),
    "de": ("Die Wüste hat die Straße verschlungen: Alle haben verloren.", "Die Wüste", "Sieg: Die Wüste"),
}
NOBODY = {"en": "Nobody has won.", "de": "Niemand hat gewonnen."}


def buried(guest: Guest) -> LiveTable:
    """A game among two, played to its end, which the desert has won."""
    plan = [SeatPlan(name="Ada"), SeatPlan("bot:random")]
    seats = [{"guild": "riders"}, {"guild": "porters"}]
    setup = {"seats": seats, "rounds": 9, "modules": ["dunes"]}
    created = tables.create("sample", setup, plan, mode="solo", seed=8)
    guest.claim(created.host)
    live = play(created.id, 2000)
    assert live.outcome is not None
    assert (live.outcome.victor, live.outcome.winners) == ("desert", ())
    return live


@pytest.mark.parametrize("lang", WORDS)
def test_the_page_says_which_power_has_won_and_how_the_seats_stand_behind_it(lang: str) -> None:
    sentence, power, listed = WORDS[lang]
    guest = Guest(lang)
    live = buried(guest)
    page = unescape(guest.page(f"/table/{live.id}"))
    assert f'tabindex="-1">{sentence}</h1>' in page
    assert "<polyline" in page, "the story is told all the same"
    with language(lang):
        first, second, third = re.findall("<li.*?</li>", ending(TableScene(live, 0)))
    assert 'class="winner"' in first
    assert ">1.<" in first
    assert power in first
    assert "winner" not in second + third
    assert (">2.<" in second, ">3.<" in third) == (True, True)
    assert listed in unescape(guest.page("/tables"))


@pytest.mark.parametrize("lang", NOBODY)
def test_where_all_have_lost_nobody_has_a_place(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = scoring.outcome

    def lost(s: Sample) -> Outcome:
        return Outcome(whole(s).scores, ())

    monkeypatch.setattr(scoring, "outcome", lost)
    guest = Guest(lang)
    created = new("sample", [SeatPlan(name="Ada"), SeatPlan("bot:random")], "solo", rounds=1)
    guest.claim(created.host)
    live = play(created.id, 1000)
    assert live.over
    page = guest.page(f"/table/{live.id}")
    assert f'tabindex="-1">{NOBODY[lang]}</h1>' in page
    with language(lang):
        end = ending(TableScene(live, 0))
    assert re.findall('class="place">(.*?)<', end) == ["–", "–"]
    assert "winner" not in end
    mine_page = guest.page("/tables")
    assert NOBODY[lang] in mine_page
    assert ' won">' not in mine_page


def test_what_is_stored_is_a_finished_game_without_winners() -> None:
    guest = Guest()
    live = buried(guest)
    row = models.Table.objects.get(id=live.id)
    assert (row.over, row.winners, row.result["victor"]) == (True, [], "desert")
    assert '"winners":[]' in match_rows.lines(row)[-1]
    is_record(live.id, live.match)
    assert rebuilt(live.id).over
    (found,) = my_tables.listed([guest.key])
    assert sorted(side.place for side in found.sides) == [2, 3]
    (line,) = my_tables.statistics([found], "sample")["guild"]
    assert (line.games, line.wins, line.points) == (1, 0, found.own[0].points)
    assert found.own[0].points == live.outcome.scores[0].total  # type: ignore[union-attr]


def test_a_record_of_such_a_game_becomes_a_table() -> None:
    guest = Guest()
    live = guest.adopt("sample-dunes")
    assert live.over
    assert WORDS["en"][0] in guest.page(f"/table/{live.id}")
