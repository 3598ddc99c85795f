"""Who is looking at a campaign: links are claimed once, then the browser's cookie opens the sheet.

Whoever holds a sheet holds its seat at every table of the campaign; nobody claims twice.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.http import HttpRequest, HttpResponseBase
from msgspec import Struct

from spielwerk.kernel.frame import SPECTATOR
from spielwerk.table.errors import BadToken, NotYours
from spielwerk.table.people import limits, seats
from spielwerk.table.people.tokens import hashed, new_code, new_token, plain_code
from spielwerk.table.serving.broadcast import streams
from spielwerk.table.store import campaigns, models
from spielwerk.table.store.database_errors import store_errors
from spielwerk.table.store.live_campaign import LiveCampaign
from spielwerk.table.store.writer import write


class Reader(Struct, frozen=True):
    """The viewer of a campaign: the sheets of this browser, and whether it is the host's."""

    sheets: tuple[int, ...]
    host: bool


class Claimed(Struct, frozen=True):
    """What a link has opened: a campaign and a sheet there (or `SPECTATOR`, or `HOST`)."""

    campaign: str
    sheet: int


@store_errors
def look(request: HttpRequest, campaign_id: str) -> tuple[LiveCampaign, Reader]:
    """Returns the current campaign, and who this browser is there; raises `NotYours` without a right."""
    live = campaigns.get(campaign_id)
    keys = [hashed(key) for key in seats.keys(request)]
    rows = models.SheetHolder.objects.filter(campaign_id=live.id, key__in=keys)
    held = sorted({*rows.values_list("sheet", flat=True)})
    if not held:
        raise NotYours("this browser has no sheet in the campaign", "table-error-campaign-forbidden")
    return live, Reader(tuple([sheet for sheet in held if sheet >= 0]), models.HOST in held)


# --- links


@store_errors
def claim(request: HttpRequest, response: HttpResponseBase, token: str) -> Claimed:
    """Opens what a link opens, and sets the cookie on the response.

    A sheet's link is used up by the first browser; that browser may use it again.  The host's secret also
    opens the sheets of all people if they play at one screen (`solo`, `hotseat`).
    """
    own = seats.key(request) or new_token()
    claimed = claim_for(own, token, seats.keys(request))
    seats.remember(response, request, own)
    return claimed


@store_errors
def claim_for(key: str, token: str, known: Sequence[str] = ()) -> Claimed:
    """Works like `claim` for a browser with this key and others."""
    own = {hashed(key), *map(hashed, known)}

    def store() -> Claimed:
        if row := models.Sheet.objects.filter(link=hashed(token)).first():
            return _claim_sheet(row, key, own)
        if row := models.Campaign.objects.filter(spectator=hashed(token)).first():
            _hold(row.id, key, SPECTATOR)
            return Claimed(row.id, SPECTATOR)
        row = models.Campaign.objects.filter(host=hashed(token)).first()
        if row is None:
            limits.guesses.count()
            raise BadToken("this link opens nothing")
        _hold(row.id, key, models.HOST)
        if row.mode != "friends":
            for sheet in models.Sheet.objects.filter(campaign=row).exclude(link="").order_by("sheet"):
                _hold(row.id, key, sheet.sheet)
        return Claimed(row.id, models.HOST)

    return write(store)


def _claim_sheet(row: models.Sheet, key: str, own: set[str]) -> Claimed:
    held = models.SheetHolder.objects.filter(campaign_id=row.campaign_id, sheet=row.sheet)
    holders = list(held.values_list("key", flat=True))
    if not own.issuperset(holders):
        raise BadToken("this sheet has been claimed already", "table-refused-taken")
    if not holders:
        _hold(row.campaign_id, key, row.sheet)
    return Claimed(row.campaign_id, row.sheet)


def opens(token: str) -> Claimed:
    """Returns what a link would open, without opening it."""
    if row := models.Sheet.objects.filter(link=hashed(token)).first():
        return Claimed(row.campaign_id, row.sheet)
    if row := models.Campaign.objects.filter(spectator=hashed(token)).first():
        return Claimed(row.id, SPECTATOR)
    limits.guesses.count()
    raise BadToken("this link opens nothing")


def _hold(campaign_id: str, key: str, sheet: int) -> None:
    """Gives a browser a sheet, and its seat at the table of the open leg."""
    models.SheetHolder.objects.get_or_create(campaign_id=campaign_id, key=hashed(key), sheet=sheet)
    table, seat = _seat(campaign_id, sheet)
    if table and seat is not None:
        models.Holder.objects.get_or_create(table_id=table, key=hashed(key), seat=seat)


def _seat(campaign_id: str, sheet: int) -> tuple[str, int | None]:
    """Returns the table of the open leg and the seat of a sheet there."""
    live = campaigns.get(campaign_id)
    leg = live.leg
    if not live.table or leg is None or sheet < 0:
        return live.table, sheet if sheet < 0 else None
    return live.table, leg.sheets.index(sheet) if sheet in leg.sheets else None


@store_errors
def taken(live: LiveCampaign) -> list[bool]:
    """Returns which sheets somebody has claimed."""
    rows = models.SheetHolder.objects.filter(campaign_id=live.id, sheet__gte=0)
    held = {*rows.values_list("sheet", flat=True)}
    return [sheet in held for sheet in range(len(live.sides))]


# --- what the host may do (the caller checks `Reader.host`)


@store_errors
def reissue(live: LiveCampaign, sheet: int) -> str:
    """Makes a new link for a sheet; shuts out the old link and holder, also at the table of the open leg."""
    if not (0 <= sheet < len(live.sides) and live.sides[sheet].person):
        raise NotYours(f"no person has sheet {sheet}")
    token = new_token()

    def store() -> None:
        models.SheetHolder.objects.filter(campaign_id=live.id, sheet=sheet).delete()
        models.Sheet.objects.update_or_create(
            campaign_id=live.id, sheet=sheet, defaults={"link": hashed(token), "code": ""}
        )
        table, seat = _seat(live.id, sheet)
        if table and seat is not None:
            models.Holder.objects.filter(table_id=table, seat=seat).delete()

    write(store)
    table, seat = _seat(live.id, sheet)
    if table and seat is not None:
        streams.dismiss(table, seat)
    return token


@store_errors
def hold(request: HttpRequest, live: LiveCampaign, sheet: int) -> None:
    """Gives this browser a sheet: that of somebody who has joined at the same screen."""
    write(lambda: _hold(live.id, seats.key(request), sheet))


@store_errors
def reissue_spectator(live: LiveCampaign) -> str:
    """Makes a new link for spectators of the campaign; shuts out those who watch now."""
    token = new_token()

    def store() -> None:
        models.SheetHolder.objects.filter(campaign_id=live.id, sheet=SPECTATOR).delete()
        models.Campaign.objects.filter(id=live.id).update(spectator=hashed(token))

    write(store)
    return token


# --- coming back with another browser


@store_errors
def reentry_code(live: LiveCampaign, sheet: int) -> str:
    """Makes a new code that moves the sheet to another browser, once."""
    code = new_code()
    keep_code(live.id, sheet, code)
    return code


@store_errors
def keep_code(campaign_id: str, sheet: int, code: str) -> None:
    """Stores the hash of a code that was shown to somebody."""
    rows = models.Sheet.objects.filter(campaign_id=campaign_id, sheet=sheet)
    write(lambda: rows.update(code=hashed(plain_code(code))))


@store_errors
def reenter(request: HttpRequest, response: HttpResponseBase, code: str) -> Claimed | None:
    """Moves a sheet to this browser by its code, with its seat at the open table; None if none has it."""
    plain = plain_code(code)
    own = seats.key(request) or new_token()
    row = models.Sheet.objects.filter(code=hashed(plain)).first() if plain else None
    if row is None:
        return None
    campaign_id, sheet = row.campaign_id, row.sheet

    def store() -> None:
        models.SheetHolder.objects.filter(campaign_id=campaign_id, sheet=sheet).delete()
        table, seat = _seat(campaign_id, sheet)
        if table and seat is not None:
            models.Holder.objects.filter(table_id=table, seat=seat).delete()
        _hold(campaign_id, own, sheet)
        models.Sheet.objects.filter(id=row.id).update(code="", link="")

    write(store)
    seats.remember(response, request, own)
    return Claimed(campaign_id, sheet)
