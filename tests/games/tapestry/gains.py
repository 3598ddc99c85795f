"""What a player has won: the difference between two moments, by name."""

from __future__ import annotations

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES, TRACKS


def holdings(p: Position, seat: int = 0) -> dict[str, int]:
    """Everything of a player that can be counted."""
    player = p.player(seat)
    return {
        **dict(zip(RESOURCES, player.res, strict=True)),
        **dict(zip(BUILDINGS, player.built, strict=True)),
        **{track: p.at(seat, track) for track in TRACKS},
        "vp": player.vp,
        "tiles": len(player.tiles),
        "hand": len(player.hand),
        "techs": len(player.tech),
        "landmarks": len(player.landmarks),
        "civilizations": len(player.civilizations),
        "territories": len(p.controlled(seat)),
    }


def gains(p: Position, *plays: str, seat: int = 0) -> dict[str, int]:
    """What a player has more, or less, after these choices."""
    before = holdings(p, seat)
    p.run().play(*plays).run()
    after = holdings(p, seat)
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def choices(text: str) -> list[str]:
    """Choices that are written in one line: `conquer 6 / dice 1-1`."""
    return text.split(" / ") if text else []
