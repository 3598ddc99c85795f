"""Setting up a table: the fields of the set-up, dealing mats, the position before the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.control import update_control
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.games.scythe.spoilers import KEYS
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE, PLACE_COUNT, SHIFT, UNIT_COUNT, Player, Scythe
from spielwerk.games.scythe.turn import StartTurn
from spielwerk.kernel.chance import Deck, Rng
from spielwerk.kernel.module import Module
from spielwerk.kernel.schema import Field, Schema, SetupError
from spielwerk.kernel.text import Name, text


def schema(
    factions: tuple[str, ...],
    mats: tuple[str, ...],
    modules: tuple[Module, ...],
    seat: tuple[Field, ...] = (),
    options: tuple[Field, ...] = (),
    *,
    unlisted: tuple[Module, ...] = (),
    fewer: tuple[tuple[str, int], ...] = (),
) -> Schema:
    """Returns the schema.  Open factions and mats are dealt by the number `deal`.

    The flags are options that a table may agree on; modules may add fields.
    [scythe.goal.player-count, scythe.setup.deal-mats, scythe.component.mats-and-dials]
    [scythe.ruling.trade-split, scythe.ruling.enlist-own-bonus, scythe.ruling.coins-visibility]
    [scythe.ruling.camaraderie-lone-workers, scythe.variant.delay-penalty, scythe.variant.sample-scoring]
    [scythe.variant.achievement-log, scythe.ruling.relentless-factory-card, scythe.invaders.player-count]
    """
    spoilers = {module.id: module.spoiler for module in modules if module.spoiler}
    sets = [(faction, components.factions()[faction].set) for faction in factions]
    secret = tuple([(faction, spoilers[set]) for faction, set in sets if set in spoilers])
    return Schema(
        least_seats=2,
        most_seats=min(len(factions), len(mats)),
        modules=tuple([module.id for module in modules if not module.spoiler]),
        hidden=tuple([(module.id, module.spoiler) for module in modules if module.spoiler]),
        unlisted=tuple([(module.id, module.spoiler) for module in unlisted]),
        opens_all=KEYS.all,
        further_keys=tuple(dict.fromkeys(KEYS.chapters.values())),
        excludes=apart(modules),
        fewer=fewer,
        seat=(
            Field(
                "faction",
                "choice",
                choices=tuple([faction for faction, set in sets if set not in spoilers]),
                hidden=secret,
                brought=tuple([(faction, set) for faction, set in sets if set in spoilers]),
            ),
            Field("mat", "choice", choices=mats, whose="player"),
            *seat,
            *[Field("home", "data", type=str, spoiler=key) for _, key in secret[:1]],
        ),
        options=(
            Field("deal", "number", 0, most=2**31 - 1),
            Field("trade_split", "flag", False),
            Field("enlist_own_bonus", "flag", False),
            Field("banned_pairs", "flag", False),
            Field("hidden_coins", "flag", False),
            Field("repeat_factory", "flag", True),
            Field("extra", "flag", False),
            Field("promo", "flag", False),
            Field("deals", "flag", False, among_people=True),
            Field("spare_lone_workers", "flag", False),
            Field("delay_penalty", "flag", False),
            Field("sample_scoring", "flag", False),
            *options,
        ),
        former=("achievement_log",),
    )


def apart(modules: tuple[Module, ...]) -> tuple[tuple[str, str], ...]:
    """Returns the pairs of modules that exclude each other, each once."""
    ids = [module.id for module in modules]
    found = [(m.id, other) for m in modules for other in m.conflicts if other in ids]
    pairs = {tuple(sorted(pair, key=ids.index)) for pair in found}
    return tuple(sorted([(a, b) for a, b in pairs], key=lambda pair: [ids.index(id) for id in pair]))


def deal(
    setup: dict[str, Any],
    factions: tuple[str, ...],
    mats: tuple[str, ...],
    without_mat: tuple[int, ...],
    data: components.Components,
) -> None:
    """Gives every seat a faction and a mat; those already chosen stay.

    Some seats may have no mat.
    [scythe.setup.deal-mats, scythe.ruling.banned-combinations, scythe.invaders.deal]
    """
    seats = setup["seats"]
    factions = in_the_box(setup, "faction", factions, data.factions())
    mats = in_the_box(setup, "mat", mats, data.mats())
    if len(seats) > (most := min(len(factions), len(mats))):
        problem = f"{len(seats)} given; allowed are 2 to {most} without further modules"
        raise SetupError("seats", problem, "scythe-setup-seats", most=most)
    for what in ("faction", "mat"):
        chosen = [seat[what] for seat in seats if seat[what] is not None]
        for i, seat in enumerate(seats):
            if seat[what] is not None and seat[what] in [other[what] for other in seats[:i]]:
                free = sorted(set(factions if what == "faction" else mats) - set(chosen))
                problem = f"'{seat[what]}' is taken already; free are {', '.join(free)}"
                name = called(seat[what])
                raise SetupError(f"seats[{i}].{what}", problem, "scythe-setup-taken", name=name)
    check_homes(seats, tuple(board(data.pack).home))
    banned = {(pair.faction, pair.mat) for pair in data.mat_file().banned if setup["banned_pairs"]}
    for i, seat in enumerate(seats):
        if (seat["faction"], seat["mat"]) in banned:
            allowed = [mat for mat in mats if (seat["faction"], mat) not in banned]
            raise SetupError(
                f"seats[{i}].mat",
                f"'{seat['mat']}' is banned for {seat['faction']} (option banned_pairs);"
                f" choose {' | '.join(allowed)}",
                "scythe-setup-banned",
                mat=called(seat["mat"]),
                faction=called(seat["faction"]),
            )
    rng = Rng(setup["deal"])
    for _ in range(1000):
        dealt = [dict(seat) for seat in seats]
        for what, all_of in (("faction", factions), ("mat", mats)):
            taken = [seat[what] for seat in seats]
            free = [x for x in rng.shuffled(all_of) if x not in taken]
            for i, seat in enumerate(dealt):
                if what == "faction" or i not in without_mat:
                    seat[what] = seat[what] or free.pop()
        if not any((seat["faction"], seat["mat"]) in banned for seat in dealt):
            setup["seats"] = dealt
            return
    problem = "no deal avoids the banned pairs; leave more factions or mats open"
    raise SetupError("seats", problem, "scythe-setup-no-deal")


def check_homes(seats: list[dict[str, Any]], bases: tuple[str, ...]) -> None:
    """Raises a `SetupError` if a home base is handed in for a faction with its own, or twice."""
    used = [seat["faction"] for seat in seats]
    for i, seat in enumerate(seats):
        home = seat.get("home")
        if home is None:
            continue
        free = [base for base in bases if base not in used]
        if home not in free or seat["faction"] is None or seat["faction"] in bases:
            whom = "is for a faction without a home base, which the seat names"
            raise SetupError(f"seats[{i}].home", f"'{home}' {whom}; free are {', '.join(free)}")
        used.append(home)


def called(id: str) -> Name:
    """Returns the name of a faction or a mat in both languages."""
    found = (components.factions().get(id) or components.mats()[id]).name
    return Name(found.en, found.de)


def in_the_box(
    setup: dict[str, Any], what: str, ids: tuple[str, ...], rows: Mapping[str, Any]
) -> tuple[str, ...]:
    """Returns the factions or mats to choose from: those of the base game and of the modules in play.

    [scythe.invaders.needs-expansion, scythe.component.mats-and-dials]
    """
    sets = ("base", *setup["modules"])
    for i, seat in enumerate(setup["seats"]):
        if seat[what] is not None and rows[seat[what]].set not in sets:
            id, module = seat[what], rows[seat[what]].set
            raise SetupError(
                f"seats[{i}].{what}",
                f"'{id}' comes with the module '{module}'",
                "scythe-setup-module",
                name=called(id),
                module=text(f"scythe-module-{module}"),
            )
    return tuple([id for id in ids if rows[id].set in sets])


def begin(rules: ScytheRules) -> Scythe:
    """Returns the position with all pieces in place; the steps of `set_up` come before the first turn.

    [scythe.setup.shuffle-decks, scythe.setup.encounter-tokens, scythe.setup.start-player]
    [scythe.setup.seating, scythe.setup.faction-mat-values, scythe.component.combat-deck]
    [scythe.invaders.seating, scythe.invaders.mat-numbers]
    """
    data = rules.data.decks().combat_cards
    order = list(rules.order)
    s = Scythe(
        rules=rules,
        sealed=[[] for _ in range(rules.actors)],
        round=order,
        players=[new_row(rules, actor) for actor in range(rules.actors)],
        hands=[[0] * len(data) for _ in range(rules.actors)],
        goods=[0] * max(PLACE_COUNT, *[mask.bit_length() for mask in rules.stores]),
        stocked=[0] * len(SHIFT),
        deck=Deck([c.count for c in data]),
        encounters=rules.board.encounters,
        encounter_deck=rules.encounter_numbers,
        objectives=[()] * rules.actors,
        objective_deck=rules.objective_numbers,
    )
    update_control(s)
    s.then(*[step() for step in rules.set_up], StartTurn(order[0]))
    return s


def new_row(rules: ScytheRules, actor: int) -> Player:
    """Returns what a player or a power has at the start."""
    p = new_player(rules, actor) if actor < rules.seats else new_power(rules)
    for change in rules.start_pieces:
        change(rules, actor, p)
    p.update_masks()
    return p


def new_power(rules: ScytheRules) -> Player:
    """Returns the row of a power: it has nothing but what its module gives it in `start_pieces`.

    `home` is then the place to which its beaten units retreat.
    """
    return Player(
        power=0,
        popularity=0,
        coins=0,
        home=NOWHERE,
        units=[NOWHERE] * UNIT_COUNT,
        structures=(NOWHERE,) * rules.pieces.structures,
        covered=(0,) * 4,
        stars=(0,) * len(rules.star_track),
    )


def new_player(rules: ScytheRules, seat: int) -> Player:
    """Returns the mats and pieces of a player at the start.

    [scythe.setup.faction-mat-values, scythe.setup.player-mat-values, scythe.setup.character]
    [scythe.setup.workers-on-board, scythe.setup.workers-on-mat, scythe.setup.upgrade-cubes]
    [scythe.setup.structures, scythe.setup.recruits, scythe.setup.mechs, scythe.setup.stars]
    [scythe.setup.faction-start-values, scythe.setup.mat-start-values, scythe.component.faction-pieces]
    [scythe.ruling.printed-component-values, scythe.invaders.start-values, scythe.invaders.home-bases]
    [scythe.invaders.open-land, scythe.invaders.mat-2a, scythe.invaders.mat-3a]
    """
    faction = rules.data.factions()[rules.factions[seat]]
    popularity, coins = rules.start_values[seat]
    home = rules.board.home[rules.homes[seat]]
    workers = list(rules.board.starts[rules.homes[seat]])
    return Player(
        power=faction.power,
        popularity=popularity,
        coins=coins,
        home=home,
        units=[home]
        + [NOWHERE] * (FIRST_WORKER - 1)
        + workers
        + [NOWHERE] * (UNIT_COUNT - FIRST_WORKER - len(workers)),
        structures=(NOWHERE,) * rules.pieces.structures,
        covered=(0,) * 4,
        stars=(0,) * len(rules.star_track),
    )
