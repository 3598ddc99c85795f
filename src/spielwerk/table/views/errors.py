"""Pages for errors, in both languages and with a link back."""

from __future__ import annotations

import logging

from django.http import HttpRequest, HttpResponse
from django.utils.safestring import mark_safe

from spielwerk.boards.kit.html import esc
from spielwerk.kernel.text import language, text
from spielwerk.table.errors import TableError
from spielwerk.table.views.common import FORM, asked_for, by_htmx, language_of, page

logger = logging.getLogger(__name__)

PAGES = (
    "table-error",
    "table-error-gone",
    "table-error-forbidden",
    "table-error-token",
    "table-error-too-many",
    "table-error-too-large",
    "table-error-busy",
    "table-error-full",
    "table-error-store",
    "table-error-broken",
    "table-error-not-found",
    "table-error-server",
    "table-error-csrf",
    "table-error-method",
)
"""Errors with their own heading and text; all others are one sentence."""
AGAIN = (429, 503, 507)
"""Status codes after which the same address may work in a moment."""
TOO_LARGE = 413


def error_page(request: HttpRequest, error: TableError, table_id: str = "") -> HttpResponse:
    """Returns the page for an error of the table."""
    with language(language_of(request)):
        return _error_page(request, error, table_id or asked_for(request).kwargs.get("table_id", ""))


def _error_page(request: HttpRequest, error: TableError, table_id: str) -> HttpResponse:
    if error.key in PAGES:
        return _page(request, error.status, error.key, table_id, _why(error.key, **error.params))
    return _page(request, error.status, "table-error", table_id, text(error.key, **error.params))


def _page(request: HttpRequest, status: int, key: str, table_id: str = "", words: str = "") -> HttpResponse:
    heading = text(key)
    words = words or _why(key)
    gone = key in ("table-error-gone", "table-error-broken", "table-error-forbidden")
    table = "" if gone else table_id
    if by_htmx(request):
        return _fragment(status, heading, words, table_id)
    again = request.get_full_path() if _may_repeat(request, status) else ""
    said = {"heading": heading, "words": words, "number": status}
    return page(request, "error", status, table=table, again=again, **said)


def _why(key: str, /, **params: object) -> str:
    return text(f"table-why-{key.removeprefix('table-error').lstrip('-') or 'unknown'}", **params)


def _may_repeat(request: HttpRequest, status: int) -> bool:
    """Returns whether the same address may work in a moment, or has a form that can be sent again."""
    if status == TOO_LARGE:
        return bool(asked_for(request).url_name == FORM)
    return status in AGAIN and request.method == "GET"


def _fragment(status: int, heading: str, words: str, table_id: str) -> HttpResponse:
    """Returns the fragment that replaces the table in a page that is already open."""
    back = (
        f'<a class="button primary" href="/table/{esc(table_id)}">{esc(text("table-back-to-table"))}</a>'
        if table_id
        else ""
    )
    return HttpResponse(
        mark_safe(
            f'<main id="table" class="curtain" tabindex="-1"><div class="sheet" role="alert">'
            f"<h1>{esc(heading)}</h1><p>{esc(words)}</p><p class='row'>{back}"
            f'<a class="button" href="/">{esc(text("table-back-home"))}</a></p></div></main>'
        ),
        status=status,
    )


# --- what Django itself complains about


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:  # noqa: ARG001
    with language(language_of(request)):
        return _page(request, 400, "table-error")


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:  # noqa: ARG001
    with language(language_of(request)):
        return _page(request, 403, "table-error-forbidden")


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:  # noqa: ARG001
    with language(language_of(request)):
        return _page(request, 404, "table-error-not-found")


def server_error(request: HttpRequest) -> HttpResponse:
    with language(language_of(request)):
        return _page(request, 500, "table-error-server")


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answers a POST without a valid token; the setting CSRF_FAILURE_VIEW names this function."""
    logger.info("a post without a valid token: %s", reason)
    with language(language_of(request)):
        return _page(request, 403, "table-error-csrf")
