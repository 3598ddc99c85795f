"""Random positions: the bots go where a second reading of the book sends them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import spielwerk
from games.tapestry.automa.oracle import Reading, card
from games.tapestry.contract import solo
from soak_seed import SOAK_SEED
from spielwerk.games.tapestry.automa import advance, territory
from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.chance import Rng

CHOICES = int(os.environ.get("SPIELWERK_TAPESTRY_CHOICES", "250"))
"""How many choices are compared; the soak test asks for more."""


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Compares every choice of the bots with the second reading, and counts them."""
    found: Counter[str] = Counter()
    conquer_one, neutral_one = territory.opponents_territory, territory.neutral_territory
    explore_one, track_one = territory.unexplored_hex, advance.choose_track

    def conquering(which: Any, name: str) -> Any:
        def check(s: Tapestry, seat: int, anywhere: int, right: int, **more: int) -> int:
            expected = Reading(s, seat).conquest(card(s, right), bool(anywhere))
            hex: int = which(s, seat, anywhere, right, **more)
            assert hex == expected, (name, right + 1, anywhere)
            found[name] += 1
            return hex

        return check

    def explore(s: Tapestry, seat: int, anywhere: int, right: int) -> int:
        favourite = s.part(Bots).favourite[0]
        expected = Reading(s, seat).exploration(card(s, right), bool(anywhere), favourite)
        hex = explore_one(s, seat, anywhere, right)
        assert hex == expected, ("explore", right + 1, anywhere)
        found["explore"] += 1
        return hex

    def track(s: Tapestry, bot: int, indicator: str, about: str = advance.TRACK) -> int:
        chosen = track_one(s, bot, indicator, about)
        if about == advance.TRACK:
            table, bots = table_of(s), s.part(Bots)
            reading = Reading(s, table.automa)
            left, right = card(s, bots.left), card(s, bots.right)
            assert chosen == reading.track(table.actors[bot], left, right, bots.favourite[bot])
            found["track"] += 1
        return chosen

    monkeypatch.setattr(territory, "opponents_territory", conquering(conquer_one, "opponent"))
    monkeypatch.setattr(territory, "neutral_territory", conquering(neutral_one, "neutral"))
    monkeypatch.setattr(territory, "unexplored_hex", explore)
    monkeypatch.setattr(advance, "choose_track", track)
    return found


def games() -> Iterator[tuple[Any, Any, Rng]]:
    seed = 1000 * SOAK_SEED
    while True:
        game = spielwerk.game("tapestry", **solo(Rng(seed)))
        yield game, game.new(seed), Rng(seed)
        seed += 1


def test_the_bots_go_where_a_second_reading_of_the_book_sends_them(checked: Counter[str]) -> None:
    for game, s, rng in games():
        while d := game.decision(s):
            fights = [option for option in d.options if option.verb in ("conquer", "advance")]
            options = fights if fights and rng.below(2) else d.options
            game.apply(s, options[rng.below(len(options))], d.seat)
        if checked.total() >= CHOICES and checked["opponent"]:
            break
    assert set(checked) == {"track", "neutral", "opponent", "explore"}
