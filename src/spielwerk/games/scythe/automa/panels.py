"""An Automa in a panel: scheme, progress card, deck and piles.  All of it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.scythe import names
from spielwerk.games.scythe.automa.cards import DECK_SIZE, Level, automa_file, in_order
from spielwerk.games.scythe.automa.deck import NO_CARD, Automas
from spielwerk.games.scythe.automa.seat import AUTOMA_KEY
from spielwerk.games.scythe.automa.speech import SCHEMES
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView


def panels(view: ScytheView, seat: int, rules: ScytheRules) -> list[Panel]:
    """Returns one table for each Automa; nothing for players."""
    m = rules.module_data[AUTOMA_KEY].get(seat)
    if m is None:
        return []
    automas = next(part for part in view.parts if isinstance(part, Automas))
    space = automas.marker[seat]
    water = "open" if space >= m.level.locked else "locked"
    rows = [
        fact("level", names.name(m.level.name)),
        fact("scheme", SCHEMES[automas.scheme[seat]]),
        fact("progress", progress(m.level, space, rules)),
        fact("next-star", next((star for star in m.level.stars if star > space), "–")),
        fact("water", text(f"scythe-automa-water-{water}")),
        fact("deck", f"{automas.faces_down[m.deck].bit_count()} / {DECK_SIZE}"),
        fact("main", numbers(automas.main[m.deck])),
        fact("combat", numbers(automas.combat[m.deck])),
        fact("spoils", text("scythe-automa-spoils", n=resources(automas, m.deck, rules))),
        fact("factory-card", 1 if automas.visited >> seat & 1 else "–"),
    ]
    if m.marker:
        rows.append(fact("compass", names.place(list(rules.board.home.values())[automas.compass])))
    title = text("scythe-automa-panel", seat=names.seat(seat, rules))
    return [Panel(f"automa-{seat}", title, tuple(rows), seat=seat)]


def spoils(view: ScytheView, seat: int, rules: ScytheRules) -> int:
    """Returns how many resources an attacker finds who defeats this Automa; 0 for a player."""
    m = rules.module_data.get(AUTOMA_KEY, {}).get(seat)
    if m is None:
        return 0
    return resources(next(part for part in view.parts if isinstance(part, Automas)), m.deck, rules)


def resources(automas: Automas, deck: int, rules: ScytheRules) -> int:
    """Returns what the last turn card of a deck says; 0 before the first turn.

    [scythe.automa-claim.card, scythe.ruling.automa-claim-no-card]
    """
    card = automas.last[deck]
    return 0 if card == NO_CARD else in_order(rules.data.pack)[card].resources


def fact(key: str, value: object) -> tuple[str, ...]:
    return text(f"scythe-automa-panel-{key}"), str(value)


def progress(level: Level, space: int, rules: ScytheRules) -> str:
    """Returns the space of the marker by number, and as line and column of the progress card.

    [scythe.automa-progress.next-line]
    """
    line, column = divmod(space, automa_file(rules.data.pack).line)
    return text("scythe-automa-space", space=space, last=level.spaces - 1, line=line + 1, column=column + 1)


def numbers(cards: tuple[int, ...]) -> str:
    return names.listed([card + 1 for card in cards])
