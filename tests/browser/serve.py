"""The server of the browser tests: the real one, with the sample game on the shelf as well.

    python tests/browser/serve.py DATA PORT

It prints its address.  Then it makes tables on request, one line a request, for positions that clicking
would take too long to reach: `combat` answers with the links of a table where two seats are asked at once.
"""

from __future__ import annotations

import json
import sys
import threading
from typing import Any

import sample  # noqa: F401  (importing it registers it)
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import game
from spielwerk.table import server

LONG = 1500
"""Choices after which another game is tried."""


def main() -> None:
    data, port = sys.argv[1:]
    wish = server.Wish(port=int(port), data=data, browser=False)
    sys.exit(server.run(wish, announce))


def announce(place: server.Place) -> None:
    tell(place.url)
    threading.Thread(target=answer_requests, daemon=True).start()


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def answer_requests() -> None:
    for line in sys.stdin:
        try:
            tell(json.dumps(combat() if line.strip() == "combat" else {"error": f"unknown: {line}"}))
        except Exception as error:
            tell(json.dumps({"error": repr(error)}))


def combat() -> dict[str, Any]:
    """A table of friends at which both seats are asked at the same time, for a number on a dial."""
    from spielwerk.table import tables

    seed, played = next(
        (seed, found) for seed in range(1000) if (found := until_two_set_their_dials(seed)) is not None
    )
    plan = [tables.SeatPlan("person", "Ada"), tables.SeatPlan("person", "Ben")]
    created = tables.create("scythe", {"seats": 2}, plan, mode="friends", seed=seed)
    gesture: list[str] = []
    choices = [c for c in played.choices if c.seat >= 0]
    for choice, following in zip(choices, [*choices[1:], None], strict=True):
        gesture.append(choice.option.text)
        if following is None or following.seat != choice.seat:
            live = tables.get(created.id)
            tables.choose(created.id, choice.seat, live.seen(choice.seat), gesture)
            gesture = []
    return {"id": created.id, "links": created.links, "host": created.host}


def until_two_set_their_dials(seed: int) -> Match | None:
    """Random play up to a moment at which two set their dials; None if it takes long to come."""
    match, rng = Match(game("scythe", seats=2), seed), Rng(seed)
    while [d.options[0].verb for d in match.decisions] != ["dial", "dial"]:
        d = match.decision
        if d is None or match.position > LONG:
            return None
        match.choose(d.options[rng.below(len(d.options))])
    return match


if __name__ == "__main__":
    main()
