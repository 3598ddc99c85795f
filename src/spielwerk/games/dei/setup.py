"""Setting up a table: the fields of the set-up, and the position before the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import UNSET

from spielwerk.games.dei.board import columns
from spielwerk.games.dei.components import DRONE_DECK
from spielwerk.games.dei.events import LeaderPlaced
from spielwerk.games.dei.majority import update_outposts
from spielwerk.games.dei.markets import Refill
from spielwerk.games.dei.options import (
    BADGES,
    COLOUR,
    COLOURS,
    DRONE_AT,
    DRONES,
    FACTIONS,
    LEADER_AT_EACH,
    MISSIONS,
)
from spielwerk.games.dei.state import AREAS, NOBODY, NONE, NOWHERE, SOURCES, Dei, Player
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.schema import Field, Schema, SetupError

if TYPE_CHECKING:
    from spielwerk.games.dei.rules import DeiRules

SLOTS = 3


def schema(modules: tuple[str, ...]) -> Schema:
    """Returns the set-up schema; `deal` is the seed that assigns the factions left open.

    [dei.goal.players, dei.setup.step-15-start-player]
    [dei.ruling.scrapper-mission-value, dei.ruling.majority-presence, dei.ruling.candy-secrecy]
    [dei.ruling.enlist-own-camp-empty, dei.ruling.camps-per-area]
    """
    return Schema(
        least_seats=2,
        most_seats=len(FACTIONS),
        seat=(Field("faction", "choice", choices=FACTIONS),),
        options=(
            Field("deal", "number", 0, most=2**31 - 1),
            Field("oldest", "number", 1, least=1, most=len(FACTIONS)),
            Field("map", "choice", "quick", choices=("quick", "random")),
            Field("outposts", "choice", "quick", choices=("quick", "random")),
            Field("softer_missions", "flag", False, prominent=True),
            Field("majority_without_units", "flag", False),
            Field("enlist_needs_majority", "flag", False),
            Field("several_camps", "flag", False),
            Field("open_candy", "flag", False),
        ),
        modules=modules,
    )


def deal(setup: dict[str, Any]) -> None:
    """Deals open factions.  The oldest player begins and chooses a faction first, then clockwise.

    [dei.setup.step-15-start-player, dei.ruling.setup-order]
    """
    seats = setup["seats"]
    if setup["oldest"] > len(seats):
        problem = f"{setup['oldest']} is no seat; there are {len(seats)}"
        raise SetupError("oldest", problem, "dei-setup-oldest", n=len(seats))
    first = setup["oldest"] - 1
    taken: list[str] = []
    for seat in (*range(first, len(seats)), *range(first)):
        wish = seats[seat]["faction"]
        if wish in taken:
            free = [f for f in FACTIONS if f not in taken]
            problem = f"'{wish}' is taken already; free are {', '.join(free)}"
            raise SetupError(f"seats[{seat}].faction", problem, "dei-setup-taken")
        if wish is not None:
            taken.append(wish)
    left = [f for f in Rng(setup["deal"]).shuffled(FACTIONS) if f not in taken]
    setup["seats"] = [{"faction": seat["faction"] or left.pop()} for seat in seats]


def begin(rules: DeiRules) -> Dei:
    """Returns the position before the set-up steps, which draw what luck decides.

    [dei.setup.step-04-supply, dei.setup.step-05-candy-pool, dei.setup.step-07-boards]
    [dei.setup.step-09-badges, dei.setup.step-13-score-board, dei.setup.step-08-drone-piles]
    [dei.variant.two.drones, dei.variant.three.drones, dei.ruling.drone-card-piles]
    [dei.setup.step-15-start-player]
    """
    data, cards = rules.data.box(), rules.cards
    drones = [rules.data.factions()[FACTIONS.index(f)].drone for f in rules.factions]
    usable = tuple([i for i, card in enumerate(cards) if card.deck == DRONE_DECK and card.drone in drones])
    coloured = len([market for market in rules.markets if market.colour])
    s = Dei(
        rules=rules,
        sealed=[[] for _ in rules.factions],
        round=list(range(rules.seats)),
        players=[new_player(rules, faction) for faction in rules.factions],
        layout=(),
        width=columns(rules.seats, rules.data.pack),
        tokens=[0] * AREAS,
        supply=[data.counts.technology, data.counts.energy],
        letters=tuple(range(len(COLOURS))),
        holders=[],
        drones=[NOWHERE] * len(DRONES),
        decks=[tuple([i for i, c in enumerate(cards) if c.deck == m.id]) for m in rules.markets],
        slots=[(NONE, NONE, NONE) for _ in rules.markets],
        drone_cards=usable,
        drones_in=[len(usable) // coloured if market.colour else 0 for market in rules.markets],
        missions=(),
        mission_deck=tuple(range(len(MISSIONS))),
        undealt=tuple(range(len(BADGES))),
        pool=[candy.copies for candy in data.candy],
        spent=[0] * len(data.candy),
        first=rules.setup["oldest"] - 1,
    )
    for p in s.players:
        s.supply[0] -= p.technology
        s.supply[1] -= p.energy
    s.then(*[step(s.first) for step in rules.setting_up])
    return s


def new_player(rules: DeiRules, faction: str) -> Player:
    """Returns a player with pad, cards and tokens.

    [dei.setup.step-14-start-resources, dei.setup.step-16-faction-cards, dei.setup.step-16-drone-card]
    [dei.setup.step-17-score-marker, dei.setup.step-18-mission-markers, dei.setup.step-19-buildings]
    [dei.setup.step-20-leader-card, dei.setup.step-21-scrappers, dei.ruling.start-drone-link]
    """
    data = rules.data.box().player
    number = FACTIONS.index(faction)
    return Player(
        faction=number,
        technology=data.technology,
        energy=data.energy,
        scrappers=[0] * AREAS,
        hand=tuple([i for i, card in enumerate(rules.cards) if card.deck == faction]),
        abilities=rules.leader_bit(number),
        markers=(NONE,) * data.mission_markers,
        points=[0] * SOURCES,
    )


class PlaceTokens(Step, frozen=True, tag="dei.setup.PlaceTokens"):
    """Places technology on the ground and energy on heights; the rest is the supply.

    [dei.setup.step-04-technology, dei.setup.step-04-energy, dei.setup.step-04-supply]
    """

    first: int

    def run(self, s: Dei) -> None:
        s.tokens = list(s.board.tokens)
        s.supply[0] -= sum([s.tokens[area] for area in bits(s.board.ground)])
        s.supply[1] -= sum([s.tokens[area] for area in bits(s.board.heights)])


class PlaceOutposts(Step, frozen=True, tag="dei.setup.PlaceOutposts"):
    """Gives each letter a colour, by the quick set-up or by luck, and every circle in use its outpost.

    [dei.setup.step-06-outposts-quick, dei.setup.step-06-outposts-random, dei.setup.step-06-cubes]
    [dei.ruling.outposts-fewer-players]
    """

    first: int

    def run(self, s: Dei) -> None:
        s.holders = [NOBODY] * len(s.board.outposts)
        if s.rules.setup["outposts"] == "random":
            s.letters = ()
            s.then(*[DrawLetter()] * len(COLOURS))


class DrawLetter(Chance, frozen=True, tag="dei.setup.DrawLetter"):
    """Draws the colour of the next letter.  [dei.setup.step-06-outposts-random]"""

    def outcomes(self, s: Dei) -> tuple[Options, Weights]:
        left = [colour for colour in range(len(COLOURS)) if colour not in s.letters]
        return tuple([COLOUR[colour] for colour in left]), (1,) * len(left)

    def choose(self, s: Dei, option: Option) -> None:
        s.letters = (*s.letters, option.i)


class PlaceDrones(Step, frozen=True, tag="dei.setup.PlaceDrones"):
    """Places only the drones of factions in play.

    [dei.setup.step-03-drone-markers, dei.variant.two.drones, dei.variant.three.drones]
    """

    first: int

    def run(self, s: Dei) -> None:
        mine = [s.rules.data.factions()[p.faction].drone for p in s.players]
        s.then(*[PlaceDrone(i) for i, drone in enumerate(DRONES) if drone in mine])


class PlaceDrone(Chance, frozen=True, tag="dei.setup.PlaceDrone"):
    """Places a drone on a free drone symbol.  [dei.setup.step-03-drone-markers]"""

    drone: int

    def outcomes(self, s: Dei) -> tuple[Options, Weights]:
        free = [area for area in s.board.drone_starts if area not in s.drones]
        return tuple([DRONE_AT[area] for area in free]), (1,) * len(free)

    def choose(self, s: Dei, option: Option) -> None:
        s.drones[self.drone] = option.i


class OpenMarkets(Step, frozen=True, tag="dei.setup.OpenMarkets"):
    """Turns up three cards on each board.  [dei.setup.step-08-reveal]"""

    first: int

    def run(self, s: Dei) -> None:
        s.then(*[Refill(market) for market in range(len(s.rules.markets)) for _ in range(SLOTS)])


class PlaceUnits(Step, frozen=True, tag="dei.setup.PlaceUnits"):
    """Asks players to place their units, clockwise from the start player.  [dei.ruling.setup-order]"""

    first: int

    def run(self, s: Dei) -> None:
        s.then(*[PlaceLeader(seat, nth) for nth, seat in enumerate(s.order())])


class PlaceLeader(Ask, frozen=True, tag="dei.setup.PlaceLeader"):
    """Asks for the camp where the leader starts, with scrappers whose number depends on the turn order.

    [dei.setup.step-21-seat-1, dei.setup.step-21-seat-2, dei.setup.step-21-seat-3]
    [dei.setup.step-21-seat-4, dei.setup.step-21-camp-choice]
    """

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    nth: int

    def options(self, s: Dei) -> Options:
        return LEADER_AT_EACH(s.board.camps)

    def choose(self, s: Dei, option: Option) -> None:
        p, start = s.players[self.seat], s.rules.data.box().starts[self.nth]
        p.leader = option.i
        for area in bits(s.board.camps):
            p.put(area, start.beside_leader if area == option.i else start.elsewhere)
        update_outposts(s, s.board.camps)
        if s.journal is not UNSET:
            s.journal.append(LeaderPlaced(self.seat, option.i))
