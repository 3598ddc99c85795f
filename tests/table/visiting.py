"""A browser without a screen inside the test's own process, and tables of whole recorded games."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from django.test import Client

from spielwerk.kernel.match import Match
from spielwerk.table.people import seats
from spielwerk.table.people.tokens import new_token
from spielwerk.table.store import import_record, tables
from table.inside import cookie

GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def record(name: str) -> tuple[str, ...]:
    """The lines of a recorded game."""
    return tuple((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())


class Guest:
    """Somebody with a cookie, who opens pages and posts forms."""

    def __init__(self, language: str = "en") -> None:
        self.key = new_token()
        self.client = Client(SERVER_NAME="localhost", raise_request_exception=True)
        name, _, value = cookie(self.key).partition("=")
        self.client.cookies[name] = value
        self.client.cookies["language"] = language

    def claim(self, token: str) -> seats.Claimed:
        return seats.claim_for(self.key, token)

    def page(self, address: str, status: int = 200, *, inside: bool = False) -> str:
        """A page; `inside` as a script asks for it, which knows the page around already."""
        answer = self.client.get(address, headers={"HX-Request": "true"} if inside else {})
        assert answer.status_code == status, (address, answer.status_code)
        return str(answer.content.decode())

    def post(self, address: str, status: int = 303, **fields: Any) -> Any:
        answer = self.client.post(address, fields)
        assert answer.status_code == status, (address, answer.status_code, answer.content[:500])
        return answer

    def adopt(self, name: str, seat: int = 0) -> tables.LiveTable:
        """A table of a recorded game, with this guest on a seat."""
        created = import_record.sit_in(Match.load(record(name)), seat)
        self.claim(created.host)
        return tables.get(created.id)
