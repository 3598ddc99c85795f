"""New tables: checks who sits where, starts the match, and returns the secrets that open it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from spielwerk.bots.registry import BOTS
from spielwerk.kernel.campaign import reported
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Game
from spielwerk.kernel.luck import Luck, Seeded
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import box
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import shown_name
from spielwerk.table.errors import Refused
from spielwerk.table.people import limits, tokens
from spielwerk.table.people.tokens import hashed, new_token
from spielwerk.table.store import match_rows, models
from spielwerk.table.store.clock import Clock
from spielwerk.table.store.clock import dump as dump_clock
from spielwerk.table.store.database_errors import store_errors
from spielwerk.table.store.live_table import BOT, PERSON, RULES, SeatPlan, SeenCounts
from spielwerk.table.store.table_cache import as_live, publish
from spielwerk.table.store.writer import write

MODES = ("solo", "hotseat", "friends")


class Created(Struct, frozen=True):
    """A new table, with the secrets that open it: they are stored as hashes and shown only here."""

    id: str
    host: str
    links: list[str]
    spectator: str


class LegOf(Struct, frozen=True):
    """The campaign that a new table is a leg of, and what it stores together with the table."""

    campaign: str
    seated: Callable[[str], None]


@store_errors
def create(
    game: str,
    setup: dict[str, Any],
    plan: Sequence[SeatPlan],
    *,
    mode: str,
    free_undo: bool | None = None,
    luck: Luck | None = None,
    seed: int | None = None,
    known: bool = True,
    guide: int = 0,
    played: Sequence[str] = (),
    clock: Clock | None = None,
    leg: LegOf | None = None,
) -> Created:
    """Creates a table; raises `Refused` if something is wrong with the set-up or the plan.

    The source of luck is new unless `luck` or `seed` is given.  In that case everybody is told, because
    somebody may know what will be drawn, unless the caller passes `known=False`.  `played` are the first
    choices of the people there.  With a `clock`, time runs from now on.
    `leg` is given for a leg of a campaign.
    """
    limits.new_tables.count()
    if mode not in MODES:
        raise Refused(f"mode '{mode}': choose {' | '.join(MODES)}", "table-refused-plan", problem=mode)
    try:
        playable = Game(box(game), setup)
    except SpielwerkError as error:
        problem = error.to_sentence() if isinstance(error, SetupError) else str(error)
        raise Refused(str(error), "table-refused-setup", problem=problem) from error
    free = mode != "friends" if free_undo is None else free_undo
    if luck is None:
        known = known and seed is not None
        luck = tokens.new_luck() if seed is None else Seeded(seed)

    def begin(names: Sequence[str]) -> Match:
        match = Match(playable, luck=luck, free=free, names=names)
        people = [i for i, seat in enumerate(plan) if seat.who == PERSON]
        for text in played:
            match.choose(text)
            match.take_obvious(people)
        return match

    return _seat(
        playable,
        begin,
        plan,
        mode,
        known=known,
        origin="guide" if guide else "",
        guide=guide,
        clock=clock,
        leg=leg,
    )


@store_errors
def adopt(
    match: Match, plan: Sequence[SeatPlan], *, mode: str, origin: str, leg: LegOf | None = None
) -> Created:
    """Creates a table that continues a match: a `fork`, or a `record` from elsewhere.

    It has its own luck, so that nobody knows it from the original table.
    """
    limits.new_tables.count()
    if not match.over:
        match.renew(tokens.new_luck())

    def taken(names: Sequence[str]) -> Match:
        match.names, match.free = tuple(names), mode != "friends"
        return match

    return _seat(match.game, taken, plan, mode, origin=origin, leg=leg)


def _seat(
    game: Game,
    begin: Callable[[Sequence[str]], Match],
    plan: Sequence[SeatPlan],
    mode: str,
    *,
    known: bool = False,
    origin: str = "",
    guide: int = 0,
    clock: Clock | None = None,
    leg: LegOf | None = None,
) -> Created:
    """Checks who sits where, then starts and stores the match."""
    plan = [_checked(seat) for seat in plan]
    if len(plan) != len(game.seats) or not any(seat.who == PERSON for seat in plan):
        problem = f"{len(plan)} of {len(game.seats)}"
        raise Refused("the plan does not fit the seats", "table-refused-plan", problem=problem)
    for i, seat in enumerate(plan):
        if (seat.who == RULES) == (i in game.players):
            key = "nobody" if seat.who == RULES else "automa"
            raise Refused(f"seat {i} is not for '{seat.who}'", f"table-refused-{key}", n=i + 1)
    match = begin([seat.name for seat in plan])
    created = Created(
        id=secrets.token_urlsafe(9),
        host=new_token(),
        links=[new_token() if seat.who == PERSON else "" for seat in plan],
        spectator=new_token(),
    )
    counts = SeenCounts.fresh(len(plan))
    choices, snapshots = (
        match_rows.choice_rows(created.id, 0, match, 0),
        match_rows.snapshot_rows(created.id, 0, match, 0),
    )

    def store() -> models.Table:
        row: models.Table = models.Table.objects.create(
            id=created.id,
            game=game.id,
            setup=game.setup,
            mode=mode,
            free_undo=match.free,
            origin=origin,
            guide=guide,
            start=match.start,
            clock=dump_clock(clock.started(len(plan)) if clock else None),
            **match_rows.luck_fields(match, given=known),
            **match_rows.gap_fields(match),
            host=hashed(created.host),
            spectator=hashed(created.spectator),
            campaign_id=leg.campaign if leg else None,
            report=reported(match) if leg and match.over else None,
            **match_rows.plan_fields(plan),
            **match_rows.match_fields(match, counts),
        )
        models.add_choices(choices)
        models.Snapshot.objects.bulk_create(snapshots)
        models.Seat.objects.bulk_create(
            [
                models.Seat(table=row, seat=i, link=hashed(token) if token else "")
                for i, token in enumerate(created.links)
            ]
        )
        if leg:
            leg.seated(row.id)
        return row

    publish(as_live(write(store), match))
    return created


def _checked(seat: SeatPlan) -> SeatPlan:
    bots = [BOT + name for name in BOTS]
    if seat.who not in (PERSON, RULES, *bots):
        raise Refused(
            f"there is no player '{seat.who}'", "table-refused-unknown-bot", bot=shown_name(seat.who)
        )
    return SeatPlan(seat.who, shown_name(seat.name))
