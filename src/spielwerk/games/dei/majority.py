"""Majorities: who has the highest value in an area, who may enter it, who controls its outposts."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.dei.board import BIT
from spielwerk.games.dei.events import OutpostLost, OutpostTaken
from spielwerk.games.dei.state import NOBODY, Dei, Player
from spielwerk.kernel.bitmask import bits


def value(s: Dei, p: Player, area: int) -> int:
    """Returns one per scrapper and leader, plus what badges and leaders add.

    [dei.majority.value, dei.ruling.majority-presence]
    """
    n = p.units_at(area)
    if n == 0 and s.rules.presence:
        return 0
    for bonus in s.rules.active("majority", p.abilities):
        n += bonus(s, p, area)
    return n


def wins_ties(s: Dei, p: Player) -> bool:
    """Returns whether an ability lets a player win ties."""
    return any(wins() for wins in s.rules.active("wins_ties", p.abilities))


def majority(s: Dei, area: int) -> int:
    """Returns the seat with the single highest value; `NOBODY` on a tie or if all values are 0.

    [dei.majority.highest, dei.majority.tie, dei.majority.tie-third-player, dei.ruling.majority-zero]
    [dei.ruling.majority-presence]
    """
    if s.rules.presence:
        alone = NOBODY
        for seat, p in enumerate(s.players):
            if p.scrappers[area] or p.leader == area:
                if alone != NOBODY:
                    break
                alone = seat
        else:
            return alone
    values = [value(s, p, area) for p in s.players]
    top = max(values)
    if top == 0:
        return NOBODY
    tied = [seat for seat, n in enumerate(values) if n == top]
    if len(tied) > 1:
        tied = [seat for seat in tied if wins_ties(s, s.players[seat])]
    return tied[0] if tied else NOBODY


def opponents(s: Dei, seat: int) -> int:
    """Returns the areas with units of other players, as a mask; a lone leader counts.

    [dei.majority.for-move, dei.ruling.move-entry-test, dei.supremacy.definition]
    """
    mask = 0
    for other, p in enumerate(s.players):
        if other != seat:
            mask |= p.places
    return mask


def opposed(s: Dei, seat: int, area: int) -> bool:
    """Returns whether a unit of another player is there."""
    return bool(opponents(s, seat) & BIT[area])


def disputed(s: Dei, seat: int, area: int) -> bool:
    """Returns whether another player has a majority value there: by a unit, or by pieces that count alone.

    [dei.majority.for-move, dei.ruling.move-entry-test, dei.ruling.majority-presence]
    """
    return any(value(s, p, area) > 0 for other, p in enumerate(s.players) if other != seat)


def disputable(s: Dei, seat: int) -> int:
    """Returns the areas that are `disputed`, as a mask."""
    mask = opponents(s, seat)
    if not s.rules.presence:
        for area in bits(s.board.areas & ~mask):
            if disputed(s, seat, area):
                mask |= BIT[area]
    return mask


def holds(s: Dei, seat: int, moved: Player, area: int) -> bool:
    """Returns whether a seat would have the majority if its pieces stood as in `moved`.

    [dei.move.majority-after, dei.move.example-tie, dei.badge.scout.tie-win, dei.badge.scout.not-tied]
    """
    own = value(s, moved, area)
    rival = max([value(s, p, area) for other, p in enumerate(s.players) if other != seat])
    return own > rival or (own == rival > 0 and wins_ties(s, moved))


def supremacy(s: Dei, seat: int, area: int) -> bool:
    """Returns whether a seat has the majority where units of others are present too.

    [dei.supremacy.definition, dei.ruling.supremacy-unused]
    """
    return opposed(s, seat, area) and majority(s, area) == seat


def garrisons(s: Dei, seat: int) -> int:
    """Returns the number of outposts whose area has one of the player's units, with or without majority.

    [dei.garrison.definition, dei.ruling.outpost-several-per-area]
    """
    b = s.board
    return sum([len(b.outposts_in[area]) for area in bits(s.players[seat].places & b.guarded)])


def update_outposts(s: Dei, areas: int) -> None:
    """Updates who controls the outposts of some areas after anything there has changed.

    On a tie the holder keeps the cube as long as the holder has a unit there.
    [dei.outpost.gain-control, dei.outpost.transfer, dei.outpost.abandoned, dei.ruling.outpost-tie]
    [dei.ruling.outpost-left-with-others, dei.ruling.outpost-reevaluation]
    """
    board = s.board
    for area in bits(areas):
        if not board.outposts_in[area]:
            continue
        now = majority(s, area)
        for outpost in board.outposts_in[area]:
            holder = s.holders[outpost]
            if now == holder:
                continue
            if now != NOBODY:
                s.holders[outpost] = now
            elif not s.players[holder].units_at(area):
                s.holders[outpost] = NOBODY
            if s.journal is not UNSET and s.holders[outpost] != holder:
                colour = s.letters[board.outposts[outpost][1]]
                if now == NOBODY:
                    s.journal.append(OutpostLost(holder, colour, area))
                else:
                    s.journal.append(OutpostTaken(now, colour, area))
