"""What can go wrong has a page in both languages, with a way back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from spielwerk.table import errors
from spielwerk.table.views import errors as pages

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def request(lang: str, *, htmx: bool = False) -> HttpRequest:
    made = RequestFactory().get("/table/x", headers={"Accept-Language": lang})
    if htmx:
        made.META["HTTP_HX_REQUEST"] = "true"
    return made


def all_errors() -> Iterator[errors.TableError]:
    def kinds(of: type[errors.TableError]) -> Iterator[type[errors.TableError]]:
        for kind in of.__subclasses__():
            yield kind
            yield from kinds(kind)

    for kind in kinds(errors.TableError):
        if kind is not errors.Stale:
            yield kind("in English")


def check(answer: HttpResponse, lang: str, status: int) -> str:
    page = answer.content.decode()
    assert answer.status_code == status
    assert f'<html lang="{lang}"' in page
    assert 'href="/"' in page, "a way back"
    heading = re.search(r"<h1>(.+?)</h1>", page)
    assert heading
    return heading[1]


@LANGUAGES
@pytest.mark.parametrize("error", list(all_errors()), ids=lambda error: type(error).__name__)
def test_errors_of_the_table(error: errors.TableError, lang: str) -> None:
    check(pages.error_page(request(lang), error), lang, error.status)


@pytest.mark.parametrize("error", list(all_errors()), ids=lambda error: type(error).__name__)
def test_headings_are_translated(error: errors.TableError) -> None:
    one, other = [check(pages.error_page(request(lang), error), lang, error.status) for lang in ("en", "de")]
    assert one != other


@LANGUAGES
def test_what_the_framework_complains_about(lang: str) -> None:
    headings = {
        check(pages.bad_request(request(lang)), lang, 400),
        check(pages.forbidden(request(lang)), lang, 403),
        check(pages.not_found(request(lang)), lang, 404),
        check(pages.server_error(request(lang)), lang, 500),
        check(pages.csrf_failure(request(lang)), lang, 403),
    }
    assert len(headings) == 5, "each says something of its own"


def test_a_page_that_is_open_gets_a_fragment_instead() -> None:
    answer = pages.error_page(request("en", htmx=True), errors.StoreBusy("busy"), "x")
    page = answer.content.decode()
    assert answer.status_code == 503
    assert page.startswith('<main id="table"')
    assert 'href="/table/x"' in page
