"""The middleware: checks that every request passes, and headers of every answer."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, HttpResponseBase

from spielwerk.table.errors import TableError, TooMany
from spielwerk.table.people import limits

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}
LINKS = ("/seat/", "/watch/")
"""Addresses with a secret in them: requests from their pages must not pass it on."""
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Counts posts and the cost of reading, adds headers, and turns errors of the table into pages."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        with limits.counting(request):
            try:
                if request.method not in SAFE:
                    limits.posts.count()
                    return self._answer(request)
                with limits.reading.reading():
                    return self._answer(request)
            except TooMany as error:
                return dressed(error_response(request, error))

    def _answer(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if request.path_info.startswith(LINKS):
            response.headers["Referrer-Policy"] = "strict-origin"
        if request.is_secure():
            for cookie in response.cookies.values():
                cookie["secure"] = True
        return dressed(response)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponseBase | None:
        return error_response(request, error) if isinstance(error, TableError) else None


def dressed(response: HttpResponseBase) -> HttpResponseBase:
    """Adds the headers for all answers; by default no browser or proxy caches anything."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def error_response(request: HttpRequest, error: TableError) -> HttpResponse:
    """Returns the page for an error that occurred before a view could handle it."""
    from spielwerk.table.views.errors import error_page

    return error_page(request, error)
