"""Small helpers: somebody at a guided first game, who follows the guide or does otherwise."""

from __future__ import annotations

from spielwerk.kernel.registry import box
from spielwerk.table.people.guided_game import FAREWELL, Guide, GuideMessage, guide, says
from spielwerk.table.serving.bot_process import answer
from spielwerk.table.serving.bot_supervisor import bot_seats, question
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable
from table.visiting import Guest

MOST_CLICKS = 35


def sit_down(game: str) -> tuple[Guest, LiveTable]:
    guest = Guest()
    where = guest.post(f"/guide/{game}")["Location"]
    return guest, others(tables.get(where.rpartition("/")[2]))


def others(live: LiveTable) -> LiveTable:
    """Bots move as they do behind the page, until the person is asked again."""
    while seats := bot_seats(live):
        d = live.decision(seats[0])
        assert d
        options = [option.text for option in d.options]
        chosen = options[0] if d.forced else answer(question(live, d.seat, options, "random"))
        live = tables.choose(live.id, d.seat, live.seen(d.seat), [chosen])
    return live


def lessons(game: str) -> Guide:
    found = guide(game)
    assert found is not None
    return found


def said(live: LiveTable) -> GuideMessage:
    found = says(live, 0)
    assert found is not None
    return found


def choose(live: LiveTable, *texts: str) -> LiveTable:
    """One click, and what others do then."""
    return others(tables.choose(live.id, 0, live.seen(0), list(texts)))


def go_on(live: LiveTable) -> LiveTable:
    """What somebody does who follows the guide: read on, or choose what is suggested."""
    now = said(live)
    return tables.turn_page(live.id) if now.page else choose(live, *now.path)


def follow(live: LiveTable) -> tuple[LiveTable, list[str]]:
    """Follow the guide to its end, and all that it says before, click by click."""
    heard: list[str] = []
    while said(live).id != FAREWELL:
        heard.append(said(live).id)
        live = go_on(live)
    return live, heard


def read_all(live: LiveTable, game: str) -> LiveTable:
    """Turn all pages before the first lesson."""
    for _ in lessons(game).pages:
        live = tables.turn_page(live.id)
    return live


def takes_the_first_always(live: LiveTable) -> None:
    """Whoever does not follow the guide comes to its end as well."""
    asked = 0
    while (now := says(live, 0)) is None or now.id != FAREWELL:
        asked += 1
        assert asked < 400
        live = choose(live, live.match.decisions[0].options[0].text)


def has_words(game: str) -> bool:
    """Whether all that the guide says is a sentence."""
    return all(len(box(game).speech().guide(id)) > 20 for id in lessons(game).ids)
