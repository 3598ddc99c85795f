"""All options of DEI, in rows: `TO[area]`, compared with `is`."""

from __future__ import annotations

from msgspec import Struct

from spielwerk.games.dei import components
from spielwerk.games.dei.board import DISTRICTS, PARTS, SPOT_NAMES, TURNS
from spielwerk.games.dei.components import MOST_BONUS, STYLED
from spielwerk.kernel.option import Catalogue, each

OPTIONS = Catalogue("dei")
YES, NO = OPTIONS.yes, OPTIONS.no

COLOURS = tuple([colour.id for colour in components.box().colours])
CARDS = tuple([card.id for card in components.cards()])
FACTIONS = tuple([faction.id for faction in components.factions()])
DRONES = tuple([drone.id for drone in components.box().drones])
MARKETS = tuple([market.id for market in components.box().markets])
MISSIONS = tuple([mission.id for mission in components.missions()])
BADGES = tuple([badge.id for badge in components.badges()])
CANDIES = tuple([candy.id for candy in components.box().candy])
SCRAPPERS = components.box().player.scrappers
STRUCTURES = ("camp", "bridge", "elevator")
CAMP, BRIDGE, ELEVATOR = range(3)
TECHNOLOGY, ENERGY = range(2)
RESOURCES = ("technology", "energy")
MOST_PRICE = 12
STYLES = ("", "tactics", "logistics", "machines")
PLAIN, TACTICS, LOGISTICS, MACHINES = range(4)
"""The styles of actions: plain, and those of the coloured markets."""


# --- actions of cards

ONCE, ANY = -2, -1
"""An action done a printed number of times (`ONCE`), or once for each outpost of any colour (`ANY`)."""


class Kind(Struct, frozen=True):
    """An action of a card: what is done, in which style, by which drone; `per` is the number of a colour."""

    act: str
    style: str = ""
    per: int = ONCE
    drone: int = -1
    bonus: int = 0

    @property
    def name(self) -> str:
        """The id of this kind of action, such as `move-tactics-per-red` or `drone-hunter-2`."""
        words = [self.act, self.style]
        if self.drone >= 0:
            words += [DRONES[self.drone], str(self.bonus)]
        if self.per != ONCE:
            words += ["per", "any" if self.per == ANY else COLOURS[self.per]]
        return "-".join([word for word in words if word])


_ONCE = (
    *[Kind(act, style) for act, styles in STYLED.items() for style in styles],
    *[Kind(act) for act in ("build", "points", "technology", "energy")],
)
KINDS: tuple[Kind, ...] = (
    *_ONCE,
    Kind("copy"),
    *[Kind("build", structure) for structure in STRUCTURES],
    *[Kind(kind.act, kind.style, per) for per in (ANY, *range(len(COLOURS))) for kind in _ONCE],
    *[Kind("drone", drone=i, bonus=n) for i in range(len(DRONES)) for n in range(MOST_BONUS + 1)],
)
KIND = {kind.name: i for i, kind in enumerate(KINDS)}
COPY = KIND["copy"]

# --- rows

DONE = OPTIONS.one("done")
SKIP = OPTIONS.one("skip")
PLAY = OPTIONS.row("play", CARDS)
DOWN = OPTIONS.row("down", CARDS)
BUY = OPTIONS.row("buy", CARDS)
COPIED = OPTIONS.row("copy", CARDS)
DRAW = OPTIONS.row("draw", CARDS)
DO = OPTIONS.row("do", [kind.name for kind in KINDS])
CANDY = OPTIONS.row("candy", CANDIES)
SWEET = OPTIONS.row("sweet", CANDIES)
PAY = OPTIONS.grid("pay", [str(n) for n in range(MOST_PRICE + 1)], MOST_PRICE)
"""Technology, then energy: `pay 3 1`."""
AT = OPTIONS.row("at", PARTS)
AT_EACH = each(AT)
"""`AT_EACH(mask)` returns the options for all areas of a mask; the same applies below."""
FROM = OPTIONS.row("from", PARTS)
TO = OPTIONS.row("to", PARTS)
TO_EACH = each(TO)
FLY = OPTIONS.row("fly", PARTS)
FLY_EACH = each(FLY)
LEADER_AT = OPTIONS.row("leader", PARTS)
LEADER_AT_EACH = each(LEADER_AT)
TAKE = OPTIONS.numbers("take", SCRAPPERS)
LED = OPTIONS.numbers("led", SCRAPPERS)
"""A group of scrappers alone, and one with the leader."""
HARVEST = OPTIONS.numbers("harvest", 2)
KILL = OPTIONS.numbers("kill", 2)
UNIT = OPTIONS.row("unit", ("scrapper", "leader"))
STRUCTURE = OPTIONS.row("structure", STRUCTURES)
SPOT = OPTIONS.row("spot", SPOT_NAMES)
LIFT = OPTIONS.numbers("lift", 2)
EARN = OPTIONS.row("earn", COLOURS)
MISSION = OPTIONS.row("mission", MISSIONS)
LAY = OPTIONS.row("lay", MISSIONS)
BADGE = OPTIONS.row("badge", BADGES)
COLOUR = OPTIONS.row("colour", COLOURS)
DRONE_AT = OPTIONS.row("drone", PARTS)
DISTRICT = OPTIONS.row("district", [d.id for d in DISTRICTS])
TURN = OPTIONS.row("turn", [str(n) for n in range(TURNS)])
