"""What a seat may know in an interlude: everything but the answers that others have sealed."""

from __future__ import annotations

from typing import Any

from spielwerk.games.scythe.fenris.chronicle import Chronicle
from spielwerk.games.scythe.fenris.interlude.factions import LEAVING, STAYING, OpenLeaving
from spielwerk.games.scythe.fenris.interlude.market import NOTHING, PRICE, SLOTS, Open, kind_of
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.games.scythe.fenris.interlude.vote import CountVotes, tokens
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.view import View


class InterludeView(View, kw_only=True):
    """The sheets lie open; only sealed votes, purchases and changes are hidden."""

    c: Chronicle
    before: list[int]
    drawn: list[list[int]]
    free: int
    extra: list[int]
    leaving: list[bool]
    leader: int


def view(s: Interlude, seat: int) -> InterludeView:
    t = s.copy()
    return InterludeView(
        **View.shared(s, seat),
        c=t.c,
        before=t.before,
        drawn=t.drawn,
        free=t.free,
        extra=t.extra,
        leaving=t.leaving,
        leader=t.leader,
    )


def resample(view: InterludeView, rules: Any, rng: Rng) -> Interlude:  # noqa: ARG001
    v = view
    s = Interlude(
        stack=v.stack[:],
        round=v.round[:],
        sealed=[[] for _ in v.answered],
        over=v.over,
        c=v.c.copy(),
        before=v.before[:],
        drawn=[tiles[:] for tiles in v.drawn],
        free=v.free,
        extra=v.extra[:],
        leaving=v.leaving[:],
        leader=v.leader,
    )
    for seat, answered in enumerate(v.answered):
        if seat == v.seat:
            s.sealed[seat] = v.sealed[:]
        elif answered:
            s.sealed[seat] = guess(s, seat, rng)
    return s


def guess(s: Interlude, seat: int, rng: Rng) -> list[int]:
    """Returns an answer that a seat may have sealed."""
    if any(isinstance(frame, CountVotes) for frame in s.stack):
        return [rng.below(tokens(s, seat) + 1)]
    if any(isinstance(frame, OpenLeaving) for frame in s.stack):
        return [LEAVING if rng.below(2) else STAYING]
    assert any(isinstance(frame, Open) for frame in s.stack)
    return guess_purchase(s, seat, rng)


def guess_purchase(s: Interlude, seat: int, rng: Rng) -> list[int]:
    """Returns a random legal beginning of a purchase."""
    sheet, drawn = s.sheet(seat), rng.shuffled(s.drawn[seat])
    free = drawn[: s.free]
    chosen, wealth = [*free], sheet.wealth
    for tile in drawn[s.free :]:
        kind = kind_of(tile)
        room = SLOTS - sheet.owned(kind) - len([t for t in chosen if kind_of(t) == kind])
        if wealth >= PRICE and room > 0 and rng.below(2):
            chosen.append(tile)
            wealth -= PRICE
    return [free[0] if free else NOTHING, *sorted(chosen[len(free) :])]
