"""Restores a match from its stored choices and positions without replaying it from the start.

A record (see `loading`) is checked line by line.  Stored choices are trusted, and only those after the newest
stored position are replayed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from spielwerk.kernel.choice import Choice, Script
from spielwerk.kernel.event import Event
from spielwerk.kernel.game import Game
from spielwerk.kernel.luck import Luck
from spielwerk.kernel.match import Match


def resume(
    game: Game,
    luck: Luck,
    choices: Sequence[Choice],
    events: Sequence[tuple[Event, ...]],
    positions: Mapping[int, bytes],
    *,
    names: Sequence[str] = (),
) -> Match:
    """Returns the match after these choices, which caused these events.

    `positions` are saved positions by number of choices.  The caller should compare the digest of the result:
    changed rules would lead to another position.
    """
    script = Script(choices, 0, len(choices), luck)
    match = Match(game, luck=luck, names=names, source=script)
    match.source = None
    match.choices, match.events = list(choices), list(events)
    for n in sorted(positions):
        if script.next < n <= match.position:
            match.state, script.next = game.loads(positions[n]), n
            game.advance(match.state, script)
            match.keep_position(script.next)
    match.state.journal = UNSET
    while script.next < match.position:
        script.play(game, match.state)
    return match
