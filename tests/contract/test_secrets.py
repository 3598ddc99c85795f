"""Sealed answers: any order gives the same position, and until the reveal nobody else learns them."""

from __future__ import annotations

from itertools import permutations, product

from contract.harness import Table, play, seeds
from spielwerk.kernel.frame import SECRET
from spielwerk.kernel.state import State

ORDERS = 4


def secret_seats(table: Table, s: State) -> list[int]:
    """The seats that may seal an answer now."""
    if not s.stack or s.stack[-1].asks != SECRET:
        return []
    return [d.seat for d in table.game.decisions(s)]


def answered(table: Table, s: State, order: tuple[int, ...], salt: int) -> str:
    """All seats answer in this order, up to what follows this run of sealed answers, which may be another
    run; a seat's nth answer depends on seat and n alone."""
    game, t = table.game, s.copy()
    given = dict.fromkeys(order, 0)
    depth = max([i + 1 for i, frame in enumerate(t.stack) if frame.asks != SECRET], default=0)
    below = t.stack[depth - 1] if depth else None
    while seats := [seat for seat in order if seat in secret_seats(table, t)]:
        seat = seats[0]
        d = next(d for d in game.decisions(t) if d.seat == seat)
        game.apply(t, d.options[(salt + seat * 7 + given[seat]) % len(d.options)], seat=seat)
        given[seat] += 1
        over = below is not None and (len(t.stack) < depth or t.stack[depth - 1] is not below)
        if over or given[seat] > 50:
            break
    return game.digest(t)


def test_the_order_of_sealed_answers_does_not_matter(table: Table) -> None:
    for seed in seeds():
        for i, s, _ in play(table.game, seed):
            seats = secret_seats(table, s)
            if len(seats) > 1:
                orders = list(permutations(seats))[:: max(1, len(list(permutations(seats))) // ORDERS)]
                digests = {answered(table, s, order, i) for order in orders}
                assert len(digests) == 1, table.at(seed, i)


def test_a_sealed_answer_shows_in_no_other_view(table: Table) -> None:
    """All that others see is whether the seat has answered in full or is still asked."""
    game = table.game
    for seed in seeds():
        for i, s, _ in play(game, seed):
            decisions = game.decisions(s) if secret_seats(table, s) else []
            if len(decisions) < 2:
                continue
            d = decisions[-1]
            after = []
            for option in (*d.options[:4], d.options[-1]):
                t = s.copy()
                game.apply(t, option, seat=d.seat)
                after.append((t, d.seat in secret_seats(table, t)))
            for other, asked in product(game.seats, (False, True)):
                if other != d.seat:
                    views = [game.view(t, other) for t, still in after if still is asked]
                    assert all(view == views[0] for view in views), f"{table.at(seed, i)}, seat {other}"
