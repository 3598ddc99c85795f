"""Sitting down shows a re-entry code once; it opens the seat from another browser."""

from __future__ import annotations

import re
from typing import Any

from spielwerk.kernel.registry import box
from spielwerk.table.store import models, tables
from spielwerk.table.views.forms import SetupForm
from table.test_forms import drawn
from table.visiting import Guest

CODE = re.compile(r'<p class="code">([A-Z0-9-]+)</p>')
SEALED = re.compile(r'name="code" value="([^"]+)"')


def friends_form() -> dict[str, Any]:
    """The form of a table of friends, as it is first drawn."""
    form = SetupForm(box("dei"), "friends")
    fields = {f.name: "on" if f.value is True else str(f.value) for f in drawn(form) if f.value is not False}
    return {**fields, "mode": "friends", "players": "2"}


def friends() -> tables.Created:
    plan = [tables.SeatPlan("person")] * 2
    return tables.create("dei", {"seats": [{}, {}]}, plan, mode="friends", seed=1)


def sit(guest: Guest, link: str, **more: Any) -> str:
    """Open a link and sit down; the code that was shown."""
    html = guest.page(f"/seat/{link}")
    shown, sealed = CODE.search(html), SEALED.search(html)
    assert shown
    assert sealed
    guest.post(f"/seat/{link}", **{"code": sealed[1], **more})
    return shown[1]


def test_the_code_that_was_shown_opens_the_seat_elsewhere() -> None:
    created = friends()
    guest, elsewhere = Guest(), Guest()
    code = sit(guest, created.links[1])
    assert CODE.search(guest.page(f"/table/{created.id}")) is None
    assert elsewhere.post("/enter", code=code)["Location"] == f"/table/{created.id}"
    assert "This seat is yours" in elsewhere.page(f"/table/{created.id}/seats")


def test_each_look_at_a_link_shows_another_code_and_the_last_counts() -> None:
    created = friends()
    guest = Guest()
    first = CODE.search(guest.page(f"/seat/{created.links[1]}"))
    second = sit(guest, created.links[1])
    assert first
    assert first[1] != second
    Guest().post("/enter", 403, code=first[1])
    Guest().post("/enter", code=second)


def test_nobody_can_bring_a_code_of_their_own() -> None:
    created = friends()
    guest = Guest()
    other = SEALED.search(guest.page(f"/seat/{created.links[0]}"))
    assert other
    for forged in ("AAAA-AAAA-AAAA", "", other[1]):
        table = friends()
        sit(guest, table.links[1], code=forged)
        Guest().post("/enter", 403, code="AAAA-AAAA-AAAA")
        assert models.Seat.objects.get(table_id=table.id, seat=1).code == ""


def test_whoever_watches_gets_none() -> None:
    created = friends()
    assert CODE.search(Guest().page(f"/watch/{created.spectator}")) is None


def test_the_host_sees_the_code_of_the_own_seat_once() -> None:
    guest = Guest()
    where = guest.post("/new/dei", **friends_form())["Location"]
    shown = CODE.search(guest.page(where))
    assert shown
    assert CODE.search(guest.page(where)) is None
    Guest().post("/enter", code=shown[1])
