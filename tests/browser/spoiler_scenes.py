"""Moments of games with the modules of Rise of Fenris and The Wind Gambit, for pictures of their tables.

`serve.py` makes a table of a moment by its name; `at_moment` sits down there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import spielwerk
from games.scythe import battle
from games.scythe.fenris.guarded import Guarded
from games.scythe.fenris.mods import MOMENTS as MODS
from games.scythe.fenris.pacts import ally
from games.scythe.fenris.siege import Siege
from games.scythe.fenris.staking import front, stake
from games.scythe.fenris.test_agents import Hunted
from games.scythe.fenris.test_tesla import Genius
from games.scythe.fenris.test_vesna import Inventor
from games.scythe.fenris.test_vesna_tiles import SettingUp
from games.scythe.fenris.wild import Wild
from games.scythe.fenris.wolves import FOE, Wolves
from games.scythe.positions import Position
from games.scythe.wind.flying import Fleet, fleet
from games.scythe.wind.test_end_tiles import Ending
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.tracks import lose_popularity, lose_power
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game

THREE = ("rusviet mechanical", "saxony industrial", "nordic patriotic")
COMMON = ("crimea mechanical", "saxony industrial", "nordic patriotic")
END_TURN = "end-turn"
"""In place of an option: whatever brings the turn to its end."""
ALL: dict[str, Any] = {"spoilers": ["fenris-all"]}
TILES = [
    "resources", "combat", "workers", "power", "mechs", "upgrades", "recruits", "structures", "combat",
    "popularity",
]  # fmt: skip


class Moment(NamedTuple):
    """A position, who looks at it, and what seats choose at the table before: pairs of seat and option."""

    game: Game
    state: Any
    seat: int = 0
    choices: tuple[tuple[int, str], ...] = ()


def at(p: Any, seat: int = 0, *choices: tuple[int, str]) -> Moment:
    """Returns a moment of a position."""
    p.game.decision(p.s)
    return Moment(p.game, p.s, seat, choices)


def busy(p: Any) -> Any:
    """Returns the position with units, a structure and goods of each seat on the board."""
    land = [place for i, place in enumerate(board().places) if board().land >> i & 1]
    for seat in range(p.s.rules.seats):
        own = land[seat * 5 : seat * 5 + 5]
        p.workers(seat, *own[:3], own[0]).character(seat, own[1]).mech(seat, 1, own[3])
        p.goods(own[0], oil=1 + seat, metal=1).goods(own[2], wood=2, food=seat)
        p.set(seat, power=4 + 3 * seat, popularity=6 + 4 * seat, coins=5 + 7 * seat).hand(seat, 2, 3, 5)
        if p.s.rules.mats[seat]:
            p.structure(seat, "mill", own[2])
    return p


def three(*modules: str, **options: Any) -> Any:
    """Returns three players with these modules, in the middle of a game."""
    return busy(Position(*THREE, ask_forced=True, modules=[*modules], **ALL, **options))


def starred(p: Any, **more: int) -> Any:
    """Returns the position with a few stars laid."""
    return p.stars(0, mechs=1, **more).stars(1, recruits=1, mechs=1).stars(2, objective=1)


def played(decisions: int, *seats: dict[str, Any], seed: int = 1, wanted: str = "", **options: Any) -> Moment:
    """Returns a moment of random play: the first so late, of this kind of question if one is named."""
    given = {**ALL, **options}
    game = spielwerk.game("scythe", seats=list(seats), ask_forced=True, **given)
    state: Any = game.new(seed)
    rng = Rng(seed)
    n = 0
    while (d := game.decision(state)) is not None:
        if n >= decisions and d.kind.endswith(wanted or "ChooseSection"):
            return Moment(game, state, d.seat)
        game.apply(state, d.options[rng.below(len(d.options))], d.seat)
        n += 1
    raise LookupError("the game was over before")


def against(*modules: str, faction: str = "saxony", n: int = 70, **options: Any) -> Moment:
    """Returns a moment in a game with an Automa, which has just explained its turn."""
    seats = ({"faction": "rusviet", "mat": "mechanical"}, {"faction": faction, "automa": "automa"})
    made = played(n, *seats, modules=[*modules], **options)
    return made._replace(choices=((0, END_TURN),))


def besieged() -> Any:
    """Returns three players in T4 whom the Horde attacks."""
    p = Siege(*COMMON).horde("M4", "F7").tiles("combat", "power", "mechs")
    for seat in range(3):
        p.mech(seat, 1, "T4")
    return p.hand(0, 4).hand(1, 2, 3).its_turn().march(2)


def beaten() -> Any:
    p = Siege(ask_forced=True)
    return p.set(p.me, popularity=1).turn(p.s.round[-2])


def wandering() -> Any:
    """Returns the last turn before Mad Tesla wanders by real dice."""
    p = Position("crimea mechanical", "saxony industrial", ask_forced=True, modules=["mad-tesla"], **ALL)
    busy(p).encounters()
    return p.turn(p.s.round[1])


MOMENTS: dict[str, Callable[[], Moment]] = {
    "war-track": lambda: at(starred(three("war-track"), combat=3).stars(1, combat=4).turn(0)),
    "peace-track": lambda: at(
        starred(three("peace-track", "invaders")).stars(2, **{"encounter-tokens": 1}).turn(0)
    ),
    "tiles": lambda: at(
        three("tiles", chosen_tiles=TILES).stars(0, combat=2, mechs=1).stars(1, objective=2).turn(0)
    ),
    "tiles-arranged": lambda: played(
        2, *[{}] * 3, modules=["tiles"], arrange_tiles=True, wanted="ArrangeTile"
    ),
    "rivals-declared": lambda: played(0, *[{}] * 3, modules=["rivals"], deal=8, wanted="Declare"),
    "rivals": lambda: at(stake(stake(three("war-track", "rivals"), 0, 1, 2), 2, 1, 1).turn(0)),
    "rivals-won": lambda: at(rival_won()),
    "alliance": lambda: at(three("alliances").turn(0)),
    "alliance-answered": lambda: at(three("alliances").turn(0).play("ally 1"), 1),
    "alliance-made": lambda: at(ally(three("alliances"), 0, 1).turn(0)),
    "alliance-broken": lambda: at(ally(three("alliances"), 0, 1, broken_by=(0,)).turn(0)),
    **{
        f"mods-{name}": lambda name=name: at(MODS[name](), MODS[name]().asked[0])  # type: ignore[misc]
        for name in ("place", "cover", "keep", "free", "produce", "propaganda", "spy", "spied")
    },
    "mods-used": lambda: at(MODS["free"]().play("free deploy", "mech 1")),
    "vesna-tiles": lambda: at(SettingUp()),
    "vesna-cover": lambda: at(SettingUp().first(3)),
    "vesna": lambda: at(
        Inventor().workers(0, "V6", "T6").mech(0, 1, "T5").goods("V6", oil=2, metal=2).turn(0)
    ),
    "vesna-deploy": lambda: at(
        Inventor().workers(0, "V6", "T6").goods("V6", metal=4).turn(0).play("bolster", "skip", "deploy")
    ),
    "fenris": lambda: at(
        Wolves().character(0, "V6").workers(0, "V7", "T6").lay("M6", "T4", "F6")
        .supply(11).supply(2, FOE).turn(0)
    ),
    "tesla-search": lambda: at(Genius().tokens_of(0, 2).workers(0, "V3", "M5").turn(0)),
    "tesla": lambda: at(Genius().owned("V6").workers(0, "V3", "M5").turn(0).play("move", "units")),
    "mad-tesla": lambda: at(busy(Wild().with_health(13).tesla("M4")).turn(0)),
    "mad-tesla-turn": lambda: at(p := wandering(), p.s.round[1], (p.s.round[1], END_TURN)),
    "mad-tesla-combat": lambda: at(Wild().mech(0, 1, "T5").hand(0, 2, 3, 5).attack()),
    "horde": lambda: at(busy(horde_panel()).turn(0)),
    "horde-attacks": lambda: at(p := besieged(), p.asked[0]),
    "horde-dial": lambda: at((p := besieged()).play(p.options[0]), p.asked[0]),
    "horde-victory": lambda: at(
        Siege(ask_forced=True).beside().horde("M4").mech(0, 1, "FACTORY").move("unit mech1", "to M4"),
        0, (0, "dial 7"),
    ),
    "horde-defeat": lambda: at(p := beaten(), p.s.round[-2], (p.s.round[-2], END_TURN)),
    "agents": lambda: at(busy(Hunted()).turn(0)),
    "agents-pay": lambda: at(exposed()),
    "annihilator": lambda: at(busy(Guarded().found()).turn(0)),
    "annihilator-found": lambda: at(Guarded().mech(0, 1, "M4").hand(0, 2, 3).enter("unit mech1").dice(3, 5)),
    "airships": lambda: at(fleet()),
    "airships-two": lambda: at(
        busy(Fleet("bombard", "ferry", modules=["end-tiles"], end_tile="land-rush")).turn(0)
    ),
    "peace-two": lambda: at(
        busy(Position(*THREE[:2], ask_forced=True, modules=["peace-track"], **ALL)).turn(0)
    ),
    "airships-duel": lambda: at(
        Fleet("blitzkrieg").airship(0, "V7").airship(1, "F6").hand(0, 2, 2).hand(1, 3, 3)
        .mech(1, 1, "F6").fly().route("to F6").play("done", "duel 1")
    ),
    **{
        f"end-{id}": lambda id=id: at(busy(Position(*THREE, modules=["end-tiles"], end_tile=id)).turn(0))  # type: ignore[misc]
        for id in ("doomsday-clock", "mission-possible", "king-of-the-hill", "land-rush")
    },
    "end-factory-explosion": lambda: at(ending("factory-explosion").turn(0)),
    "end-factory-lit": lambda: at(ending("factory-explosion").place_stars(1, 5).turn(0)),
    "end-backup-plan": lambda: at(ending("backup-plan").turn(0)),
    "end-backup-plan-last": lambda: at(
        (p := ending("backup-plan").set(1, coins=99).turn(1).place_stars(0, 6)).pass_turn(), p.asked[0]
    ),
    "end-deja-vu": lambda: at(second_time().turn(0)),
    "automa-war": lambda: against("war-track"),
    "automa-rivals": lambda: against("rivals"),
    "automa-allied": lambda: against("alliances", faction="nordic"),
    "automa-mods": lambda: against("mech-mods", "infra-mods", n=25),
    "automa-vesna": lambda: against("vesna-faction", faction="vesna"),
    "automa-fenris": lambda: against("fenris-faction", faction="fenris"),
    "automa-tesla": lambda: against("tesla"),
    "automa-mad-tesla": lambda: against("mad-tesla"),
    "automa-airships": lambda: against("airships", "end-tiles", end_tile="doomsday-clock"),
}  # fmt: skip
"""By name; each is made anew."""


def ending(tile: str) -> Any:
    """Returns three players in the middle of a game that ends by this tile, with some stars."""
    return starred(busy(Ending(tile, ask_forced=True)), power=1, combat=1)


def second_time() -> Any:
    """Returns a player who may earn two stars once more."""
    p = ending("deja-vu").stars(0, popularity=1, upgrades=1)
    for lost, cause in ((lose_popularity, "popularity"), (lose_power, "power")):
        p.set(0, **{cause: p.s.rules.star_at[cause]})
        lost(p.s, 0, 1)
    return p


def horde_panel() -> Any:
    p = Siege(*COMMON).tiles("combat", "power", "mechs", "workers").horde("M4", "F7", "T5")
    p.part.stars = 2
    return p.stars(0, combat=1)


def exposed() -> Any:
    """Returns a character among the agents of the Factory, and what they want."""
    p = Hunted().character(0, "M4").hand(0, 2, 3, 4)
    p = p.enter()
    while p.asked[0] < 0:
        p.play(p.options[1])
    return p


def rival_won() -> Any:
    """Returns the winner of a combat against a rival, who chooses where the star comes from."""
    p = stake(front(), 0, 1, 2)
    battle.fight(p, 5, 3)
    return p
