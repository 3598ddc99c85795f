"""Who is looking: links are claimed once, then the browser's cookie opens the seat.

A browser has one random key in a signed, HttpOnly cookie; the rows of `Holder` say (by its hash) what it may
do at which table.  The seat number in an address is never trusted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from hashlib import sha256

import msgspec
from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from msgspec import Struct

from spielwerk.kernel.frame import SPECTATOR
from spielwerk.table.errors import BadToken, NotYours
from spielwerk.table.people import limits
from spielwerk.table.people.tokens import hashed, new_code, new_token, plain_code
from spielwerk.table.serving.broadcast import streams
from spielwerk.table.store import models, table_cache
from spielwerk.table.store.database_errors import store_errors
from spielwerk.table.store.live_table import LiveTable
from spielwerk.table.store.manage_table import announce
from spielwerk.table.store.notices import SeatEmptied, SeatReissued
from spielwerk.table.store.writer import write

MOST_NOTES = 20_000
"""Longest notes of a seat, in characters."""
YEAR = 365 * 24 * 3600
SALT = "spielwerk.seats"
HOST_PREFIX = "__Host-"
MOST_SIGNED = 4096

_signed: dict[tuple[str, str], str] = {}
"""Cookies whose signature was verified, by name and value: the key in them."""


class Viewer(Struct, frozen=True):
    """The viewer of a table.

    `seat` is the seat whose view is shown (or `SPECTATOR`), `seats` are all that this browser may act for.
    """

    seat: int
    seats: tuple[int, ...]
    host: bool
    key: str

    def may_act(self, seat: int) -> bool:
        return seat in self.seats


class Claimed(Struct, frozen=True):
    """What a link has opened: a table and a seat there (or `SPECTATOR`, or `HOST`)."""

    table: str
    seat: int


# --- the browser's key


def cookie_name(*, secure: bool = False) -> str:
    """Returns the name of the cookie, which differs for servers with different data folders on one machine.

    Behind TLS the name has a prefix with which a browser accepts the cookie only from this host: no
    neighbouring host and nobody on the network can plant a known key.
    """
    name = _named(settings.SECRET_KEY)
    return f"{HOST_PREFIX}{name}" if secure else name


@lru_cache
def _named(secret: str) -> str:
    return "spielwerk-" + sha256(secret.encode()).hexdigest()[:8]


def key(request: HttpRequest) -> str:
    """Returns the key with which this browser claims; empty if it has none or one that we have not signed.

    Behind TLS that is only a key that nobody else can have planted.
    """
    return _signed_key(request, cookie_name(secure=request.is_secure()))


def keys(request: HttpRequest) -> list[str]:
    """Returns all keys of this browser: behind TLS also the one in a cookie from before cookie names had a
    prefix.

    That older key still opens its seats, but claims no new ones.
    """
    names = [cookie_name(secure=True), cookie_name()] if request.is_secure() else [cookie_name()]
    return [found for name in names if (found := _signed_key(request, name))]


def _signed_key(request: HttpRequest, name: str) -> str:
    """Returns the key in a cookie.

    A signature is verified once: the cookie comes with every request, and only we can have signed it.
    """
    signed = name, request.COOKIES.get(name, "")
    found = _signed.get(signed)
    if found is None:
        found = str(request.get_signed_cookie(name, default="", salt=SALT) or "")
        if len(_signed) >= MOST_SIGNED:
            _signed.clear()
        if found:
            _signed[signed] = found
    return found


def remember(response: HttpResponseBase, request: HttpRequest, key: str) -> None:
    response.set_signed_cookie(
        cookie_name(secure=request.is_secure()),
        key,
        salt=SALT,
        max_age=YEAR,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure(),
    )


# --- looking


def look(request: HttpRequest, table_id: str) -> tuple[LiveTable, Viewer]:
    """Returns the current table, and who this browser is there; raises `NotYours` without a right."""
    found = keys(request)
    live, held = table_cache.look(table_id, [hashed(key) for key in found])
    if not held:
        raise NotYours("this browser has no seat at the table", table=live.id)
    who = Viewer(SPECTATOR, tuple([seat for seat in held if seat >= 0]), models.HOST in held, found[0])
    return live, seated(who, live)


def seated(viewer: Viewer, live: LiveTable) -> Viewer:
    """Returns this browser's viewer at the newest state of the table.

    A browser with several seats sees it from the one that is asked now, or else from the first of its seats.
    """
    asked = [seat for seat in live.awaits if seat in viewer.seats]
    seat = asked[0] if asked else viewer.seats[0] if viewer.seats else SPECTATOR
    return msgspec.structs.replace(viewer, seat=seat)


# --- links


@store_errors
def claim(request: HttpRequest, response: HttpResponseBase, token: str) -> Claimed:
    """Opens what a link opens, and sets the cookie on the response.

    A seat's link is used up by the first browser; that browser may use it again.  The host's secret also
    opens the seats of all people if they play at one screen (`solo`, `hotseat`).
    """
    own = key(request) or new_token()
    claimed = claim_for(own, token, keys(request))
    remember(response, request, own)
    return claimed


@store_errors
def claim_for(key: str, token: str, known: Sequence[str] = ()) -> Claimed:
    """Works like `claim` for a browser with this key and others; a repeated visit writes nothing."""
    own = {hashed(key), *map(hashed, known)}
    watched = models.Table.objects.filter(spectator=hashed(token)).values_list("id", flat=True).first()
    if watched and models.Holder.objects.filter(table_id=watched, key__in=own, seat=SPECTATOR).exists():
        return Claimed(watched, SPECTATOR)

    def store() -> Claimed:
        if row := models.Seat.objects.filter(link=hashed(token)).first():
            return _claim_seat(row, key, own)
        table = models.Table.objects.filter(spectator=hashed(token)).first()
        if table:
            _hold(table.id, key, SPECTATOR)
            return Claimed(table.id, SPECTATOR)
        table = models.Table.objects.filter(host=hashed(token)).first()
        if table is None:
            limits.guesses.count()
            raise BadToken("this link opens nothing")
        _hold(table.id, key, models.HOST)
        if table.mode != "friends":
            for seat, plan in enumerate(table.plan):
                if plan["who"] == "person":
                    _hold(table.id, key, seat)
        return Claimed(table.id, models.HOST)

    return write(store)


def _claim_seat(row: models.Seat, key: str, own: set[str]) -> Claimed:
    holders = models.Holder.objects.filter(table_id=row.table_id, seat=row.seat).values_list("key", flat=True)
    if not own.issuperset(holders):
        raise BadToken("this seat has been claimed already", "table-refused-taken", table=row.table_id)
    if not holders:
        _hold(row.table_id, key, row.seat)
    return Claimed(row.table_id, row.seat)


def _hold(table_id: str, key: str, seat: int) -> None:
    models.Holder.objects.get_or_create(table_id=table_id, key=hashed(key), seat=seat)


def taken(live: LiveTable) -> list[bool]:
    """Returns which seats somebody has claimed."""
    held = set(models.Holder.objects.filter(table_id=live.id, seat__gte=0).values_list("seat", flat=True))
    return [seat in held for seat in range(len(live.plan))]


# --- what the host may do (the caller checks `Viewer.host`)


@store_errors
def reissue(table_id: str, seat: int) -> str:
    """Makes a new link for a seat; shuts out the old link and holder, and announces it."""
    token = new_token()
    _check_person(table_id, seat)

    def store() -> None:
        _empty(table_id, seat)
        models.Seat.objects.filter(table_id=table_id, seat=seat).update(link=hashed(token))

    announce(table_id, SeatReissued(seat), store)
    streams.dismiss(table_id, seat)
    return token


@store_errors
def reissue_spectator(table_id: str) -> str:
    """Makes a new link for spectators; shuts out those who watch now."""
    token = new_token()

    def store() -> None:
        models.Holder.objects.filter(table_id=table_id, seat=SPECTATOR).delete()
        models.Table.objects.filter(id=table_id).update(spectator=hashed(token))

    write(store)
    streams.dismiss(table_id, SPECTATOR)
    return token


@store_errors
def kick(table_id: str, seat: int) -> None:
    """Takes a seat from its holder; nothing opens it until a new link is issued.  Announces it."""
    _check_person(table_id, seat)
    announce(table_id, SeatEmptied(seat), partial(_empty, table_id, seat))
    streams.dismiss(table_id, seat)


def _check_person(table_id: str, seat: int) -> None:
    if table_cache.get(table_id).plan[seat].who != "person":
        raise NotYours(f"no person sits on seat {seat}")


def _empty(table_id: str, seat: int) -> None:
    models.Holder.objects.filter(table_id=table_id, seat=seat).delete()
    models.Seat.objects.filter(table_id=table_id, seat=seat).update(link="", code="")


# --- coming back with another browser


@store_errors
def reentry_code(table_id: str, seat: int) -> str:
    """Makes a new code that moves the seat to another browser, once; the code before it no longer works."""
    code = new_code()
    keep_code(table_id, seat, code)
    return code


@store_errors
def keep_code(table_id: str, seat: int, code: str) -> None:
    """Stores the hash of a code that was shown to somebody."""
    seats = models.Seat.objects.filter(table_id=table_id, seat=seat)
    write(partial(seats.update, code=hashed(plain_code(code))))


@store_errors
def webhook(table_id: str) -> str:
    """Returns the address that is told whose turn it is; empty if there is none."""
    found = models.Table.objects.filter(id=table_id).values_list("webhook", flat=True)
    return str(found.first() or "")


@store_errors
def keep_webhook(table_id: str, url: str) -> None:
    """Stores the address that is told whose turn it is, or none."""
    write(partial(models.Table.objects.filter(id=table_id).update, webhook=url))


@store_errors
def notes(table_id: str, seat: int) -> str:
    """Returns what the player of a seat has written down."""
    found = models.Seat.objects.filter(table_id=table_id, seat=seat).values_list("notes", flat=True)
    return str(found.first() or "")


@store_errors
def keep_notes(table_id: str, seat: int, notes: str) -> None:
    """Stores the notes of a seat, as far as there is room."""
    seats = models.Seat.objects.filter(table_id=table_id, seat=seat)
    write(partial(seats.update, notes=notes[:MOST_NOTES]))


@store_errors
def reenter(request: HttpRequest, response: HttpResponseBase, code: str) -> Claimed:
    """Moves a seat to this browser by its code."""
    plain = plain_code(code)
    own = key(request) or new_token()

    def store() -> Claimed:
        row = models.Seat.objects.filter(code=hashed(plain)).first() if plain else None
        if row is None:
            limits.guesses.count()
            raise BadToken("this code opens nothing")
        models.Holder.objects.filter(table_id=row.table_id, seat=row.seat).delete()
        _hold(row.table_id, own, row.seat)
        models.Seat.objects.filter(id=row.id).update(code="", link="")
        return Claimed(row.table_id, row.seat)

    claimed = write(store)
    remember(response, request, own)
    return claimed
