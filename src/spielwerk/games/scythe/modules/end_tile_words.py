"""End-condition tiles in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.scythe import names
from spielwerk.games.scythe.modules.end_tile_stars import MISSION
from spielwerk.games.scythe.modules.end_tiles import END_TILES, TILE, EndTile, numbers
from spielwerk.games.scythe.state import NOWHERE
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

__all__ = ["END_TILES"]

END_TILES.add_row(
    "naming", MISSION[0].verb, lambda o, _seat, _frame, rules: {"card": names.objective(o.n, rules)}
)
END_TILES.add_row("spelling", "end_tile", lambda value, _about, rules: tile_name(value, rules))


def tile_name(id: str, rules: ScytheRules) -> str:
    return names.name(rules.data.end_tiles()[id].name)


def tile_text(id: str, rules: ScytheRules) -> str:
    """Returns what a tile says, with the numbers of its row."""
    numbers = rules.data.end_tiles()[id].numbers
    return text(f"scythe-endtile-{id}", **{f"n{i}": n for i, n in enumerate(numbers)})


@END_TILES.on("panels")
def panels(view: ScytheView, seat: int, rules: ScytheRules) -> list[Panel]:
    """Returns the tile of the game, how far it is, and the open objectives, once for the table."""
    if seat:
        return []
    id: str = rules.setup[TILE]
    rows = [(tile_name(id, rules), tile_text(id, rules)), *state(view, rules)]
    return [Panel("end-tile", text("scythe-panel-end-tile"), tuple(rows))]


def state(view: ScytheView, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns how far the game is: its round or the most stars, turns that are left, fulfilled objectives."""
    part: EndTile = view.parts[rules.slots[EndTile]]
    found = []
    if part.started == NOWHERE:
        found.append((text("scythe-panel-how-far"), nearness(view, rules)))
    elif any(part.left):
        left = [f"{names.seat(seat, rules)} {n}" for seat, n in enumerate(part.left)]
        found.append((text("scythe-panel-turns-left"), names.listed(left)))
    for i, n in enumerate(part.missions):
        done = [seat for seat, mask in enumerate(part.fulfilled) if i in bits(mask)]
        card = rules.data.objectives()[n]
        stars = text(
            "scythe-panel-mission-stars", seats=names.listed([names.seat(seat, rules) for seat in done])
        )
        found.append(
            (
                names.name(card.name),
                " ".join([names.name(card.text), stars] if done else [names.name(card.text)]),
            )
        )
    return found


def set_off(view: ScytheView, rules: ScytheRules) -> bool:
    """Returns whether the last turns run."""
    return bool(view.parts[rules.slots[EndTile]].started != NOWHERE)


def nearness(view: ScytheView, rules: ScytheRules, viewer: int = -1) -> str:
    """Returns in a few words how far away the end is.

    That is the round, the most stars that anybody has, or the turns that are left: those of the viewer, or
    the most of anybody.
    """
    part: EndTile = view.parts[rules.slots[EndTile]]
    id: str = rules.setup[TILE]
    if part.started != NOWHERE:
        left = part.left[viewer] if viewer in range(rules.seats) else max(part.left)
        return text("scythe-endtile-turns", n=left) if any(part.left) else text("scythe-endtile-last-turn")
    if id == "doomsday-clock":
        (rounds,) = numbers(rules)
        return text("scythe-endtile-round", n=min(part.rounds + 1, rounds), of=rounds)
    needed = numbers(rules)[0] if id == "factory-explosion" else rules.pieces.stars
    most = max([sum(view.players[seat].stars) for seat in range(rules.seats)])
    return text("scythe-endtile-stars", n=most, of=needed)


@END_TILES.on("belongings")
def second_stars(view: ScytheView, seat: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns the categories in which a player may reach a value once more for a second star."""
    again = view.parts[rules.slots[EndTile]].again[seat]
    rows = [star for i, star in enumerate(rules.star_track.values()) if again >> i & 1]
    return (
        [(text("scythe-panel-second-stars"), names.listed([names.name(star.name) for star in rows]))]
        if rows
        else []
    )
