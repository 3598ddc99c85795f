"""Links that open seats and sheets, and the codes for coming back, as their pages show them."""

from __future__ import annotations

import io

import segno
from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.safestring import SafeString, mark_safe
from msgspec import json

from spielwerk.table.people.tokens import hashed
from spielwerk.table.serving import lan

LINKS = "links"
"""A signed cookie of the host's browser with the links; the database stores only their hashes."""
DAY = 24 * 3600
WATCH = "watch"


def address(request: HttpRequest, path: str) -> str:
    """Returns the address of a page as others in the network can open it."""
    host = request.get_host()
    name, _, port = host.rpartition(":") if not host.endswith("]") and ":" in host else (host, "", "")
    if settings.SPIELWERK_PUBLIC and not settings.SPIELWERK_PROXY and lan.is_loopback(name):
        found = lan.addresses()
        host = f"{lan.in_url(found[0])}{':' + port if port else ''}" if found else host
    return f"{request.scheme}://{host}{path}"


def qr(link: str) -> SafeString:
    """Returns a link as a QR code in SVG."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", xmldecl=False, svgns=False, omitsize=True, border=2)
    return mark_safe(out.getvalue().decode())


def see_other(where: str) -> HttpResponse:
    response = HttpResponseRedirect(where)
    response.status_code = 303
    return response


# --- links that the host still sees


def keep_links(
    request: HttpRequest, response: HttpResponse, page: str, id: str, links: dict[str, str]
) -> None:
    """Keeps the links of a table or a campaign in the browser, for the page that shows them."""
    response.set_signed_cookie(
        LINKS,
        json.encode(links).decode(),
        salt=id,
        max_age=DAY,
        path=page,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure(),
    )


def kept_links(request: HttpRequest, id: str) -> dict[str, str]:
    """Returns the links that the browser has kept, by seat or sheet."""
    raw = request.get_signed_cookie(LINKS, default="", salt=id)
    return json.decode(raw, type=dict[str, str]) if raw else {}


def renewed(request: HttpRequest, page: str, id: str, which: str, token: str) -> HttpResponse:
    """Goes back to the page with one link replaced."""
    response = see_other(page)
    keep_links(request, response, page, id, {**kept_links(request, id), which: token})
    return response


# --- re-entry codes


def sealed_code(code: str, token: str) -> str:
    """Returns a code as a form sends it back, good only for the link that it is shown with."""
    return str(signing.dumps(code, salt=hashed(token)))


def shown_code(request: HttpRequest, token: str) -> str:
    """Returns the code that was shown with a link; empty if it was not one of ours."""
    try:
        return str(signing.loads(request.POST.get("code", ""), salt=hashed(token), max_age=DAY))
    except signing.BadSignature:
        return ""
