"""The server of the browser tests: the real one, with the sample game in the list as well.

    python tests/browser/serve.py DATA PORT SEED

All tables deal from the same seed, by which their bots decide too.  It prints its address.  Then it makes
tables on request, one line a request, for positions that clicking would take too long to reach: `combat`
answers with the links of a table where two seats are asked at once, `golden NAME N` with those of a golden
game after N choices, `laden` of one where two units may carry, `star` of one where
the first option of the first seat brings it a star, `rich` of one where every bottom action can
be paid, `fight` of one where the first seat sets its dial, `stores` of one where all kinds of goods lie in
places side by side, `hoards` the same with ten of each, `crowd` of seven full boards, `encounter` of one
where somebody has met people, `legs ID N` plays the next legs of a campaign,
`tiles NAME` of a moment with modifications, `airships` of one where an airship
flies, `moment NAME` of one of `spoiler_scenes`, `tapestry NAME` of one of `tapestry_scenes`.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import sample  # noqa: F401  (importing it registers it)
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.kernel.luck import Seeded
from spielwerk.kernel.match import Match
from spielwerk.kernel.option import Option
from spielwerk.kernel.registry import game
from spielwerk.kernel.state import State
from spielwerk.table.people import tokens
from spielwerk.table.serving import server

GOLDEN = Path(__file__).parents[1] / "golden"
SIDE_BY_SIDE = ("FACTORY", "M4", "T4", "M5", "M2", "W4", "V3", "V5", "W7", "M7")
"""Ten regions; there are twenty tokens of each kind."""
LONG = 800
"""Choices after which another game is tried."""


def main() -> None:
    data, port, seed = sys.argv[1:]
    tokens.new_luck = lambda: Seeded(int(seed))
    wish = server.Wish(port=int(port), data=data, browser=False)
    sys.exit(server.run(wish, announce))


def announce(place: server.ServerAddress) -> None:
    tell(place.url)
    threading.Thread(target=answer_requests, daemon=True).start()


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def answer_requests() -> None:
    for line in sys.stdin:
        try:
            tell(json.dumps(made(*line.split())))
        except Exception as error:
            tell(json.dumps({"error": repr(error)}))


def made(what: str, *more: str) -> dict[str, Any]:
    """The table that was asked for."""
    if what == "combat":
        return at_table(until(two_set_their_dials))
    if what in LATER:
        found = until(LATER[what])
        return begun(found.game, found.state.copy())
    if what in ("rich", "fight", "stores", "hoards", "crowd", "encounter", "fenris", "airships"):
        return at_position(what)
    if what in ASKED:
        return ASKED[what](*more)
    if what == "golden":
        name, n = more
        lines = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
        return at_table(Match.load(lines), int(n))
    return {"error": f"unknown: {what}"}


def legs(campaign: str, number: str) -> dict[str, Any]:
    """Plays the next legs of a campaign, the open one first; bots could do it no faster."""
    from table.campaigning import play_leg

    for n in range(int(number)):
        live = play_leg(campaign, n + 1)
    return {"next": live.leg.title if live.leg else ""}


def at_table(played: Match, most: int | None = None) -> dict[str, Any]:
    """A table of friends at which somebody has chosen what was chosen there, or the first so many of it."""
    from spielwerk.table.store import tables
    from table.playing import strides

    seats = len(played.game.seats)
    names = ("Ada", "Ben", "Cem", "Dan", "Eva", "Fay", "Gil")
    plan = [tables.SeatPlan("person", name, asks_all=True) for name in names]  # all that was chosen is here
    created = tables.create("scythe", played.game.setup, plan[:seats], mode="friends", seed=played.seed)
    of_seats = [i for i, c in enumerate(played.choices, 1) if c.seat >= 0][:most]
    for seat, texts in strides(played.choices[: of_seats[-1]] if of_seats else ()):
        live = tables.get(created.id)
        tables.choose(created.id, seat, live.seen(seat), texts)
    return {"id": created.id, "links": created.links, "host": created.host}


def at_position(what: str) -> dict[str, Any]:
    """A table that begins in the middle of a game."""
    from games.scythe.battle import attack, front
    from games.scythe.test_encounter import card_with, meet
    from games.scythe.wind.flying import fleet
    from table.scythe_scenes import rusviet, seven

    if what == "rich":
        p = rusviet().goods("V3", oil=3, metal=4, wood=4, food=4).turn(0)
    elif what == "encounter":
        p = meet(card_with(popularity=1, oil=2)[0])
    elif what == "crowd":
        p = seven()
    elif what == "fenris":
        p = at_war()
    elif what == "airships":
        p = fleet()
    elif what in ("stores", "hoards"):
        p = rusviet().goods("F4").goods("T3").goods("V3")
        for place in ("T4", "M5") if what == "hoards" else SIDE_BY_SIDE:
            n = 10 if what == "hoards" else 2
            p.goods(place, oil=n, metal=n, wood=n, food=n)
        p.turn(0)
    else:
        p = attack(front((6, 4)).hand(0, 2, 3, 5))
    p.game.decision(p.s)
    return begun(p.game, p.s)


def tiles(what: str) -> dict[str, Any]:
    """A table at a moment at which a modification is chosen or can be used."""
    from games.scythe.fenris.mods import MOMENTS

    p = MOMENTS[what]()
    p.game.decision(p.s)
    return begun(p.game, p.s)


def moment(name: str) -> dict[str, Any]:
    """A table at a moment with modules behind a spoiler key, and the seat that is to look at it."""
    from browser.spoiler_scenes import MOMENTS
    from spielwerk.table.store import models, tables

    found = MOMENTS[name]()
    table = begun(found.game, found.state)
    models.Table.objects.filter(id=table["id"]).update(luck_given=False)
    tables.forget_all()
    for seat, choice in found.choices:
        choose(table["id"], seat, choice)
    return {**table, "seat": found.seat}


def of_tapestry(name: str) -> dict[str, Any]:
    """A table of Tapestry at a moment."""
    from browser.tapestry_scenes import MOMENTS

    p = MOMENTS[name]()
    p.game.decision(p.s)
    return begun(p.game, p.s)


def choose(table: str, seat: int, choice: str) -> None:
    """One choice of a seat, or all that end its turn."""
    from browser.spoiler_scenes import END_TURN
    from spielwerk.table.store import tables

    live = tables.get(table)
    if choice != END_TURN:
        tables.choose(table, seat, live.seen(seat), [choice])
        return
    turns = live.match.state.turns  # type: ignore[attr-defined]
    while not live.over and live.match.state.turns == turns:  # type: ignore[attr-defined]
        open = [option.text for d in live.match.decisions if d.seat == seat for option in d.options]
        wanted = next((text for text in PASSING if text in open), open[-1])
        live = tables.choose(table, seat, live.seen(seat), [wanted])


PASSING = ("end", "skip", "done", "decline", "bolster", "take power 2", "trade", "less")
"""What a seat chooses that wants to end its turn, the best first."""
ASKED: dict[str, Callable[..., dict[str, Any]]] = {
    "tiles": tiles,
    "legs": legs,
    "moment": moment,
    "tapestry": of_tapestry,
}
"""Tables by what is asked for, with further words."""


def at_war() -> Any:
    """Three players with the war track, rivals and alliances, in the middle of a game."""
    from games.scythe.fenris.pacts import ally
    from games.scythe.fenris.staking import stake
    from games.scythe.positions import Position

    modules: Any = {"modules": ["war-track", "rivals", "alliances"], "spoilers": ["fenris-all"]}
    p = Position("rusviet mechanical", "saxony industrial", "nordic patriotic", **modules)
    p.stars(0, mechs=1, combat=2).stars(1, combat=1, recruits=1).stars(2, power=1)
    stake(stake(p, 0, 1, 1), 2, 0, 2)
    return ally(p, 0, 2).turn(0)


def begun(game: Game, state: Any) -> dict[str, Any]:
    """A table whose game begins with this position."""
    from table.playing import table_at

    _, created = table_at(game, state)
    return {"id": created.id, "links": created.links, "host": created.host}


@cache
def until(wanted: Callable[[Game, State], bool]) -> Match:
    """Random play of two seats up to a wanted moment, from the first seed in which it comes soon.

    It is looked for without a record, which takes a tenth of the time.
    """
    scythe = game("scythe", seats=2)
    for seed in range(1000):
        state, rng = scythe.new(seed), Rng(seed)
        played: list[Option] = []
        while (d := scythe.decision(state)) is not None and len(played) < LONG:
            if wanted(scythe, state):
                match = Match(scythe, seed)
                for option in played:
                    match.choose(option)
                return match
            played.append(d.options[rng.below(len(d.options))])
            scythe.apply(state, played[-1])
    raise LookupError("no game comes to that")


def two_set_their_dials(scythe: Game, state: State) -> bool:
    return [d.options[0].verb for d in scythe.decisions(state)] == ["dial", "dial"]


def two_units_may_carry(scythe: Game, state: State) -> bool:
    """The first seat chooses a section, and its character and a mech stand on resources."""
    d = scythe.decision(state)
    if d is None or d.seat != 0 or "move" not in [option.text for option in d.options]:
        return False
    places = state.players[0].units[:2]  # type: ignore[attr-defined]
    held = state.held[0]  # type: ignore[attr-defined]
    return all(place >= 0 and held >> place & 1 and state.goods[place] for place in places)  # type: ignore[attr-defined]


def one_choice_brings_a_star(scythe: Game, state: State) -> bool:
    """The first option of the first seat brings it a star."""
    d = scythe.decision(state)
    if d is None or d.seat != 0:
        return False
    after = state.copy()
    stars = sum(after.players[0].stars)  # type: ignore[attr-defined]
    scythe.apply(after, d.options[0])
    return bool(sum(after.players[0].stars) > stars)  # type: ignore[attr-defined]


LATER = {"laden": two_units_may_carry, "star": one_choice_brings_a_star}
"""Moments of random play, with their position as the beginning of a table."""


if __name__ == "__main__":
    main()
