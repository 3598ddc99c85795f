"""Interludes for tests: sheets and results as a rule needs them, and answers by their text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from spielwerk.games.scythe.fenris.chronicle import Chronicle, Entry, Result, Sheet
from spielwerk.games.scythe.fenris.interlude.options import COLUMNS, TILES
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import game

ORDER = ("1", "2a", "3", "4", "5", "6", "7p", "8a")
FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania", "albion", "togawa")


def sheet(faction: str, wealth: int = 0, **more: Any) -> Sheet:
    """A sheet with this wealth from an earlier episode."""
    log = [[f"0{i}" for i in range(n)] for n in more.pop("ticks", [0] * len(COLUMNS))]
    entries = [Entry("0", "joined", wealth)] if wealth else []
    made = {"name": faction.capitalize(), "faction": faction, "home": faction, "log": log, "entries": entries}
    return Sheet(**{**made, **more})


def result(coins: int = 0, place: int = 1, stars: Sequence[str] = (), **more: Any) -> Result:
    return Result(coins=coins, place=place, stars=tuple(stars), **more)


def chronicle(episode: str, *seats: tuple[Sheet, Result], **more: Any) -> Chronicle:
    """The chronicle before the interlude after an episode."""
    path = list(ORDER[: ORDER.index(episode)]) if episode in ORDER else more.pop("path")
    return Chronicle(
        **{
            "sheets": [each for each, _ in seats],
            "results": [each for _, each in seats],
            "seats": list(range(len(seats))),
            "episode": episode,
            "stage": "interlude",
            "path": path,
            **more,
        }
    )


def after(
    episode: str, *seats: tuple[Sheet, Result], chance: str = "own", seed: int = 1, **more: Any
) -> Match:
    """The interlude after an episode."""
    c = chronicle(episode, *seats, **more)
    setup = {"seats": len(c.seats), "chronicle": msgspec.to_builtins(c)}
    return Match(game("interlude", chance=chance, **setup), seed)


def now(match: Match) -> Chronicle:
    """The chronicle as it stands."""
    found: Chronicle = match.state.c  # type: ignore[attr-defined]
    return found


def texts(match: Match, seat: int | None = None) -> list[str]:
    """What can be chosen now (by a seat)."""
    found = [d for d in match.decisions if seat is None or d.seat == seat]
    return [option.text for option in found[0].options] if found else []


def answer(match: Match, *answers: str, seat: int | None = None) -> None:
    for text in answers:
        match.choose(text, seat)


def asked(match: Match) -> str:
    """The last word of the kind of the open decision."""
    return match.decision.kind.rpartition(".")[2] if match.decision else ""


def finish(match: Match) -> Chronicle:
    """The chronicle at the end, with the last option in every decision: done, stay, nothing more."""
    while (d := match.decision) is not None:
        if d.seat == CHANCE:
            match.choose(next(o for o, n in zip(d.options, d.weights, strict=True) if n))
        else:
            last = {"leave": 0}.get(d.options[-1].text, -1)
            match.choose(d.options[last], d.seat)
    return now(match)


def drawn(match: Match, seat: int) -> list[str]:
    return [TILES[i] for i in match.state.drawn[seat]]  # type: ignore[attr-defined]
