"""What a seat may give unasked: the quiet line beside those who play."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.table.errors import Refused
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import SeatPlan
from table.playing import new
from table.visiting import Guest

THREE = [SeatPlan(), SeatPlan(), SeatPlan()]


def seated(lang: str = "en", *, deals: bool) -> tuple[tables.LiveTable, list[Guest]]:
    """A table of three friends and who sits there, at the first turn."""
    created = new("scythe", THREE, deals=deals)
    guests = [Guest(lang) for _ in THREE]
    for guest, link in zip(guests, created.links, strict=True):
        guest.claim(link)
    return tables.get(created.id), guests


def coins(live: tables.LiveTable) -> list[int]:
    return [player.coins for player in live.match.state.players]  # type: ignore[attr-defined]


@pytest.mark.rule("scythe.ruling.deals-default", "scythe.deal.money-only")
@pytest.mark.parametrize(
    ("lang", "summary", "words"),
    [("en", "Give coins", "Give 2 coins to"), ("de", "Münzen geben", "2 Münzen an")],
)
def test_who_is_not_asked_gives_coins_at_the_table(lang: str, summary: str, words: str) -> None:
    live, guests = seated(lang, deals=True)
    asked = live.awaits[0]
    giver = (asked + 1) % 3
    html = guests[giver].page(f"/table/{live.id}")
    assert summary in html
    assert words in html
    assert f'value="give {asked} 2"' in html
    before = coins(live)
    seen = live.seen(asked)
    gift: dict[str, Any] = {f"gift-{asked}": f"give {asked} 2"}
    guests[giver].post(f"/table/{live.id}/act", do=f"give-{asked}", **gift)
    after = tables.get(live.id)
    assert coins(after)[asked] == before[asked] + 2
    assert coins(after)[giver] == before[giver] - 2
    assert after.awaits == live.awaits
    assert after.seen(asked) >= seen
    tables.forget_all()
    assert coins(tables.get(live.id)) == coins(after), "it is stored as a choice of that seat"


def test_without_deals_there_is_no_such_line() -> None:
    live, guests = seated(deals=False)
    assert 'id="gifts"' not in guests[0].page(f"/table/{live.id}")


def test_what_cannot_be_given_is_refused() -> None:
    live, _ = seated(deals=True)
    for gift in ("give 1 40", "give 0 1", "give 9 1", "end", ""):
        with pytest.raises(Refused):
            tables.give(live.id, 0, gift)
    assert coins(tables.get(live.id)) == coins(live)


def test_a_gift_is_given_whatever_has_happened_since_the_page_was_drawn() -> None:
    live, _ = seated(deals=True)
    asked = live.awaits[0]
    giver = (asked + 1) % 3
    tables.choose(live.id, asked, live.seen(asked), ["produce"])
    assert coins(tables.give(live.id, giver, f"give {asked} 1", live))[asked] == coins(live)[asked] + 1
