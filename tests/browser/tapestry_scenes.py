"""Moments of Tapestry that clicking would take too long to reach, by their names.

`serve.py` makes a table of one of them; `take_seat` sits down there.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from browser.house import Person
from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import TRACKS, Form


def attacked(*cards: str) -> Position:
    """Seat 0 conquers hex 7 of seat 1, who holds cards."""
    p = Position(ask=True).hand(1, *cards).outposts(1, 7).effect(0, Form(do="conquer"))
    return p.play("conquer 7")


def advancing(step: int) -> Position:
    """Seat 0 stands on a step of each track and can pay for the next one in several ways."""
    tracks = dict.fromkeys(TRACKS, step)
    return Position(2).has(0, food=4, worker=4, culture=4, coin=4).token(0, **tracks).turn(0)


MOMENTS: dict[str, Callable[[], Position]] = {
    "trap": lambda: attacked("trap", "academia"),
    "no-trap": lambda: attacked("academia"),
    "prices": lambda: advancing(3),
    "high-prices": lambda: advancing(6),
}


def take_seat(one: Person, name: str, seat: int = 0) -> Page:
    """Sits down at the table of a moment."""
    made = one.house.ask(f"tapestry {name}")
    one.page.goto(f"/seat/{made['links'][seat]}")
    with one.page.expect_navigation(url="**/table/**"):
        one.page.click("main form button.primary")
    one.read_the_card()
    return one.page
