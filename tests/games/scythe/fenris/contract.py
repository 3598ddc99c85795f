"""What the contract tests have to be told about the modules of Rise of Fenris."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from spielwerk.games.scythe.box import MODULES
from spielwerk.games.scythe.fenris.episode_3 import EndSearch, PutBack, Rescue
from spielwerk.games.scythe.fenris.episode_7 import Trail
from spielwerk.games.scythe.modules.agents import Agents
from spielwerk.games.scythe.modules.alliances import Pacts
from spielwerk.games.scythe.modules.annihilator import Guard
from spielwerk.games.scythe.modules.collecting import Collection
from spielwerk.games.scythe.modules.horde import Horde, RevealTile, RevealTiles, base_power
from spielwerk.games.scythe.modules.horde_combat import RevealOpenly
from spielwerk.games.scythe.modules.influence import Influence
from spielwerk.games.scythe.modules.infra_mods import Infra
from spielwerk.games.scythe.modules.mad_tesla import Tesla
from spielwerk.games.scythe.modules.mech_mods import Mods
from spielwerk.games.scythe.modules.modifications import Supply
from spielwerk.games.scythe.modules.rivals import Declare, OpenDeclarations, Stakes, guess, stranded
from spielwerk.games.scythe.modules.tesla import Search
from spielwerk.games.scythe.modules.tile_track import Track
from spielwerk.games.scythe.modules.tiles import SPACES, LayTile, LayTiles
from spielwerk.games.scythe.modules.vesna_faction import OpenCards
from spielwerk.games.scythe.modules.workshop import DrawUnused, Workshop
from spielwerk.games.scythe.spoilers import KEYS
from spielwerk.games.scythe.state import CHAMPION, MECH_COUNT, NOWHERE, Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.state import Part

SETUPS: dict[str, dict[str, Any]] = {
    "war": {"seats": 3, "deal": 4, "modules": ["war-track"], "spoilers": ["fenris-2a"]},
    "war-automas": {
        "seats": [
            {"faction": "rusviet", "mat": "mechanical"},
            {"faction": "saxony", "automa": "automa"},
            {"faction": "nordic", "automa": "ultimaszyna"},
        ],
        "modules": ["war-track"],
        "spoilers": ["fenris-all"],
    },
    "peace": {
        "seats": [
            {"faction": "saxony", "mat": "industrial"},
            {"faction": "polania", "mat": "patriotic"},
            {"faction": "togawa", "mat": "innovative"},
        ],
        "modules": ["invaders", "peace-track"],
        "spoilers": ["fenris-2b"],
    },
    "peace-solo": {
        "seats": [{"faction": "crimea", "mat": "engineering"}, {"faction": "polania", "automa": "automa"}],
        "modules": ["peace-track"],
        "spoilers": ["fenris-all"],
    },
    "tiles": {
        "seats": [
            {"faction": "saxony", "mat": "industrial"},
            {"faction": "crimea", "mat": "engineering"},
            {"faction": "nordic", "automa": "automa"},
        ],
        "modules": ["tiles"],
        "spoilers": ["fenris-8a"],
        "arrange_tiles": True,
    },
    "rivals": {"seats": 3, "deal": 8, "modules": ["rivals"], "spoilers": ["fenris-2a"]},
    "rivals-automas": {
        "seats": [
            {"faction": "polania", "mat": "patriotic"},
            {"faction": "albion", "automa": "automa"},
            {"faction": "rusviet", "mat": "mechanical"},
            {"faction": "saxony", "automa": "automaszyna"},
        ],
        "modules": ["invaders", "war-track", "rivals"],
        "spoilers": ["fenris-2a"],
    },
    "alliances": {
        "seats": [
            {"faction": "albion", "mat": "militant"},
            {"faction": "crimea", "mat": "engineering"},
            {"faction": "togawa", "mat": "innovative"},
            {"faction": "saxony", "mat": "industrial"},
            {"faction": "polania", "mat": "patriotic"},
        ],
        "modules": ["invaders", "alliances"],
        "spoilers": ["fenris-2b"],
    },
    "alliances-automas": {
        "seats": [
            {"faction": "togawa", "automa": "automa"},
            {"faction": "rusviet", "mat": "mechanical"},
            {"faction": "nordic", "automa": "automaszyna"},
        ],
        "modules": ["invaders", "peace-track", "alliances"],
        "spoilers": ["fenris-2b"],
    },
    "mech-mods": {
        "seats": [
            {"faction": "nordic", "mat": "mechanical"},
            {"faction": "saxony", "mat": "industrial"},
            {"faction": "togawa", "mat": "innovative"},
        ],
        "modules": ["invaders", "mech-mods"],
        "spoilers": ["fenris-2x"],
    },
    "infra-mods": {
        "seats": [{"faction": "crimea", "mat": "engineering"}, {"faction": "rusviet", "mat": "mechanical"}],
        "modules": ["infra-mods"],
        "spoilers": ["fenris-2y"],
    },
    "mods-automas": {
        "seats": [
            {"faction": "albion", "mat": "militant"},
            {"faction": "polania", "automa": "automa"},
            {"faction": "rusviet", "automa": "ultimaszyna"},
        ],
        "modules": ["invaders", "mech-mods", "infra-mods"],
        "spoilers": ["fenris-all"],
    },
    "mods-tesla": {
        "seats": [{"faction": "nordic", "mat": "mechanical"}, {"faction": "crimea", "mat": "patriotic"}],
        "modules": ["mech-mods", "infra-mods", "mad-tesla"],
        "spoilers": ["fenris-all"],
    },
    "mad-tesla": {
        "seats": [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "mat": "industrial"}],
        "modules": ["mad-tesla"],
        "spoilers": ["fenris-8b"],
    },
    "mad-tesla-automas": {
        "seats": [
            {"faction": "togawa", "mat": "innovative"},
            {"faction": "nordic", "automa": "automa"},
            {"faction": "crimea", "automa": "automaszyna"},
        ],
        "modules": ["invaders", "mad-tesla"],
        "spoilers": ["fenris-8b"],
        "tesla_ends": False,
    },
    "guests": {
        "seats": [
            {"faction": "vesna", "mat": "engineering"},
            {"faction": "fenris", "mat": "mechanical"},
            {"faction": "saxony", "automa": "automa"},
        ],
        "modules": ["mech-mods", "vesna-faction", "fenris-faction", "tesla"],
        "spoilers": ["fenris-all"],
    },
    "vesna": {
        "seats": [
            {"faction": "vesna", "mat": "innovative"},
            {"faction": "rusviet", "mat": "mechanical"},
            {"faction": "albion", "mat": "militant"},
        ],
        "modules": ["invaders", "vesna-faction"],
        "spoilers": ["fenris-3a"],
    },
    "vesna-automas": {
        "seats": [
            {"faction": "vesna", "automa": "automa", "home": "saxony"},
            {"faction": "polania", "mat": "patriotic"},
            {"faction": "nordic", "automa": "automaszyna"},
        ],
        "modules": ["vesna-faction"],
        "spoilers": ["fenris-all"],
    },
    "fenris": {
        "seats": [
            {"faction": "fenris", "mat": "mechanical"},
            {"faction": "togawa", "mat": "innovative"},
            {"faction": "albion", "mat": "militant"},
        ],
        "modules": ["invaders", "fenris-faction"],
        "spoilers": ["fenris-6"],
    },
    "fenris-automas": {
        "seats": [
            {"faction": "fenris", "automa": "automa", "home": "saxony"},
            {"faction": "rusviet", "mat": "mechanical"},
            {"faction": "nordic", "automa": "automaszyna"},
        ],
        "modules": ["fenris-faction"],
        "spoilers": ["fenris-all"],
    },
    "horde": {
        "seats": [{"faction": "saxony", "mat": "industrial"}, {"faction": "togawa", "mat": "innovative"}],
        "modules": ["invaders", "horde"],
        "spoilers": ["fenris-h"],
        "share_freely": False,
    },
    "horde-alone": {
        "seats": [{"faction": "nordic", "mat": "agricultural"}],
        "modules": ["horde"],
        "spoilers": ["fenris-h"],
    },
    "horde-allies": {
        "seats": 4,
        "deal": 11,
        "modules": ["alliances", "horde"],
        "spoilers": ["fenris-all"],
        "horde_harder": True,
    },
    "tesla": {
        "seats": [
            {"faction": "polania", "mat": "patriotic"},
            {"faction": "nordic", "mat": "agricultural"},
            {"faction": "albion", "mat": "militant", "tesla": True},
        ],
        "modules": ["invaders", "tesla"],
        "spoilers": ["fenris-7e"],
    },
    "tesla-automas": {
        "seats": [
            {"faction": "crimea", "mat": "engineering"},
            {"faction": "saxony", "automa": "automa"},
            {"faction": "togawa", "automa": "ultimaszyna"},
        ],
        "modules": ["invaders", "peace-track", "tesla"],
        "spoilers": ["fenris-all"],
    },
    "annihilator": {
        "seats": [
            {"faction": "rusviet", "mat": "mechanical"},
            {"faction": "crimea", "mat": "engineering"},
            {"faction": "saxony", "automa": "automa"},
        ],
        "episode": "5",
        "spoilers": ["fenris-1", "fenris-5"],
    },
    "episode-2a": {
        "seats": [
            {"faction": "rusviet", "mat": "mechanical", "sheet": {"name": "Ada"}},
            {"faction": "crimea", "mat": "engineering", "sheet": {"name": "Bo"}},
            {"faction": "saxony", "automa": "automa", "sheet": {"name": "", "automa": "automa"}},
        ],
        "episode": "2a",
        "spoilers": ["fenris-1", "fenris-2a"],
    },
    "episode-1": {
        "seats": [
            {"faction": "rusviet", "mat": "mechanical", "sheet": {"name": "Ada"}},
            {"faction": "crimea", "mat": "engineering", "sheet": {"name": "Bo", "instant": ["coins"]}},
            {"faction": "saxony", "automa": "automa", "sheet": {"name": "", "automa": "automa"}},
        ],
        "episode": "1",
        "spoilers": ["fenris-1"],
    },
    "episode-3": {
        "seats": [
            {"faction": "rusviet", "mat": "mechanical", "sheet": {"name": "Ada"}},
            {"faction": "crimea", "mat": "engineering", "sheet": {"name": "Bo"}},
            {"faction": "saxony", "automa": "automa", "sheet": {"name": "", "automa": "automa"}},
        ],
        "episode": "3",
        "spoilers": ["fenris-1", "fenris-3"],
    },
    "episode-7w": {
        "seats": [
            {"faction": "vesna", "mat": "mechanical", "home": "nordic", "sheet": {"name": "Ada"}},
            {"faction": "crimea", "mat": "engineering", "sheet": {"name": "Bo"}},
            {"faction": "saxony", "automa": "automa", "sheet": {"name": "", "automa": "automa"}},
        ],
        "modules": ["vesna-faction"],
        "episode": "7w",
        "spoilers": ["fenris-1", "fenris-3a", "fenris-7"],
    },
    "episode-7p": {
        "seats": [
            {"faction": "polania", "mat": "patriotic", "sheet": {"name": "Ada"}},
            {"faction": "saxony", "automa": "automa", "sheet": {"name": "", "automa": "automa"}},
        ],
        "episode": "7p",
        "spoilers": ["fenris-1", "fenris-7"],
    },
    "episode-8a": {
        "seats": [
            {"faction": "rusviet", "mat": "mechanical", "sheet": {"name": "Ada"}},
            {"faction": "fenris", "home": "crimea", "mat": "engineering", "sheet": {"name": "Bo"}},
            {
                "faction": "saxony",
                "automa": "automa",
                "tesla": True,
                "sheet": {"name": "", "automa": "automa"},
            },
        ],
        "episode": "8a",
        "modules": ["fenris-faction", "tiles", "tesla"],
        "spoilers": ["fenris-1", "fenris-3a", "fenris-6", "fenris-7e", "fenris-8", "fenris-8a"],
    },
    "episode-8b": {
        "seats": [
            {"faction": "rusviet", "mat": "mechanical", "sheet": {"name": "Ada"}},
            {"faction": "vesna", "home": "crimea", "mat": "engineering", "sheet": {"name": "Bo"}},
            {"faction": "saxony", "automa": "automa", "sheet": {"name": "", "automa": "automa"}},
        ],
        "episode": "8b",
        "modules": ["vesna-faction"],
        "spoilers": ["fenris-1", "fenris-3a", "fenris-8", "fenris-8b"],
    },
    "agents": {
        "seats": [
            {"faction": "rusviet", "mat": "mechanical"},
            {"faction": "crimea", "mat": "engineering"},
            {"faction": "saxony", "automa": "automa"},
        ],
        "modules": ["agents"],
        "spoilers": ["fenris-4"],
    },
}
"""Each module alone and with Automas; `PAIRS` and `SETS` have what goes together."""

SPOILED = [id for id, module in MODULES.items() if module.spoiler]
"""The modules of the campaign."""


def excluded(a: str, b: str) -> bool:
    """Whether two modules exclude each other."""
    return b in MODULES[a].conflicts or a in MODULES[b].conflicts


PART_ONE = ("war-track", "peace-track", "tiles", "rivals", "alliances")
PAIRS = [(a, b) for a, b in combinations(PART_ONE, 2) if not excluded(a, b)]
SETS = [
    found
    for n in range(1, len(PART_ONE) + 1)
    for found in combinations(PART_ONE, n)
    if not any(excluded(a, b) for a, b in combinations(found, 2))
]
"""All that goes together."""
MODS = ("mech-mods", "infra-mods")
BESIDE = (*PART_ONE, "mad-tesla", "tesla", "fenris-faction", "vesna-faction")
"""What goes with modifications, and with Automas."""
PAIRS += [MODS, *[(mod, other) for mod in MODS for other in BESIDE]]
MODIFIED: list[tuple[str, ...]] = [
    *[(mod,) for mod in MODS],
    MODS,
    (*MODS, "mad-tesla"),
    (*MODS, "war-track", "rivals"),
]
"""Sets with modifications; others are drawn as pairs."""
SETS += MODIFIED
FOLK = ("vesna-faction", "fenris-faction", "tesla")
GUESTS: list[tuple[str, ...]] = [
    *[(one,) for one in FOLK],
    FOLK,
    (*FOLK, *MODS),
    (*FOLK, "peace-track", "alliances"),
    (*FOLK, "tiles", "rivals"),
]
"""Sets with the further factions and Tesla."""
SETS += GUESTS


def some(rng: Rng) -> list[str]:
    """Returns none, one or more modules that go together."""
    found: list[str] = []
    for id in rng.shuffled(SPOILED):
        if not rng.below(3) and not any(excluded(id, other) for other in found):
            found.append(id)
    return found


def keys(modules: list[str]) -> dict[str, Any]:
    """Returns the field of a set-up that opens these modules."""
    return {"spoilers": [KEYS.all]} if any(id in SPOILED for id in modules) else {}


def declaring(s: Scythe) -> bool:
    """Whether sealed answers are declarations of rivals."""
    return any(isinstance(frame, Declare | OpenDeclarations) for frame in s.stack)


def perturb(s: Scythe, seat: int, rng: Rng) -> None:
    """Others have declared other rivals."""
    if declaring(s):
        asked = [frame.seat for frame in s.stack if isinstance(frame, Declare)]
        for other, sealed in enumerate(s.sealed):
            if sealed and other != seat:
                s.sealed[other] = guess(s, other, int(other in asked), rng)


def stuck(s: Scythe) -> bool:
    """Whether nobody can place the last star any more, because too many lie stranded on home bases.

    Random players get there by placing stars of their own for combats; the rules allow it.
    """
    if Stakes not in s.rules.slots:
        return False
    reach = [s.rules.pieces.stars - stranded(s, seat) for seat in range(s.rules.seats)]
    return max(reach) < s.rules.pieces.stars


def stir(s: Scythe) -> None:
    """Nobody has seen cards in the deck of the Factory that were dealt to players."""
    if Rescue in s.rules.slots:
        s.part(Rescue).seen = tuple([n for n in s.part(Rescue).seen if n in s.factory])


def conserved(s: Scythe) -> None:
    """Tiles, tokens and stars are accounted for."""
    if Pacts in s.rules.slots:
        pacts = s.part(Pacts)
        assert [pacts.holds[pacts.holds[seat]] for seat in range(s.rules.seats)] == [*range(s.rules.seats)]
        assert not any(pacts.holds[seat] == seat for seat in bits(pacts.broken))
    for kind in s.rules.slots:
        if issubclass(kind, Collection):
            collected = sum(s.part(kind).tokens)
            extra = Trail in s.rules.slots
            assert collected + s.encounters.bit_count() <= s.rules.board.encounters.bit_count() + extra
    if Track in s.rules.slots:
        laying = any(isinstance(frame, LayTile | LayTiles) for frame in s.stack) or s.active < 0
        assert len(s.part(Track).laid) == SPACES or laying
    for tiles in [kind for kind in s.rules.slots if issubclass(kind, Supply)]:
        tiles_are_complete(s, s.part(tiles))
    if Agents in s.rules.slots:
        agents = s.part(Agents)
        assert len(agents.at) + sum(agents.taken) == 8
    if Search in s.rules.slots:
        owner = s.part(Search).owner
        others = [p for seat, p in enumerate(s.players[: s.rules.seats]) if seat != owner]
        assert all(p.units[CHAMPION] == NOWHERE for p in others)  # a power may have a sixth fighter
    if Influence in s.rules.slots:
        influence = s.part(Influence)
        assert min(influence.held) >= 0
        assert influence.aside + sum(influence.held) + influence.on_board.bit_count() == 16
        assert not influence.on_board & ~s.rules.regions
    for part, complete in COMPLETE.items():
        if part in s.rules.slots:
            complete(s, s.part(part))


def covers(s: Scythe, seat: int) -> Sequence[int]:
    """The bits of the abilities that cover the mech abilities of a seat."""
    covering = Mods in s.rules.slots and seat < s.rules.seats
    return s.part(Mods).covers[seat] if covering else (0,) * (MECH_COUNT + 1)


def stakes_are_complete(s: Scythe, part: Stakes) -> None:
    """Nobody is a rival of their own, or has more than six stars."""
    for seat, row in enumerate(part.on_base):
        assert row[seat] == 0
        assert min(row) >= 0
        assert sum(row) + s.players[seat].star_count <= s.rules.pieces.stars


def tiles_are_complete(s: Scythe, part: Supply) -> None:
    """Nobody has a tile twice, and tiles are drawn from the supply; abilities are those of deployed mechs."""
    whole = part.copies(s.rules)
    seats = range(s.rules.seats)
    for kind, n in enumerate(whole):
        assert sum([part.drawn[seat] >> kind & 1 for seat in seats]) <= n - part.left[kind]
    if isinstance(part, Infra):
        assert all(used & ~own == 0 for used, own in zip(part.used, part.own, strict=True))
    elif isinstance(part, Mods):
        for seat in seats:
            p, covers = s.players[seat], part.covers[seat]
            works = sum([bit for mech, bit in enumerate(covers) if p.units[1 + mech] != NOWHERE])
            spies = s.rules.bit("spy") if Infra in s.rules.slots else 0
            assert p.abilities >> MECH_COUNT << MECH_COUNT & ~spies == works
            assert not any(bit and p.abilities >> mech & 1 for mech, bit in enumerate(covers))


def beside_mats(s: Scythe) -> list[int]:
    """The Factory cards that lie open beside player mats, are in use, or are back in the box."""
    return s.part(Workshop).elsewhere() if Workshop in s.rules.slots else []


def drawn_beside(s: Scythe) -> int:
    """How many Factory cards have been drawn besides those in the Factory."""
    waiting = sum(isinstance(frame, DrawUnused | OpenCards) for frame in s.stack)
    if waiting or Workshop not in s.rules.slots:
        return 0
    people = [seat for seat in range(s.rules.seats) if s.rules.chooses[seat]]
    lent = 0
    if Pacts in s.rules.slots:
        holds = s.part(Pacts).holds
        lent = sum([holds[seat] != seat and s.rules.factions[holds[seat]] == "vesna" for seat in people])
    return lent + sum([3 for seat in people if s.rules.factions[seat] == "vesna"])


def rescue_is_complete(s: Scythe, part: Rescue) -> None:
    """Sixteen tokens; cards that were seen are in the deck, and those of Automas are not."""
    assert part.supply + sum(part.tokens) == 16
    assert {*part.seen} <= {*s.factory}
    assert not {*part.beside} & {*s.factory, *[p.factory_card for p in s.players]}
    assert not part.shown or any(isinstance(frame, PutBack | EndSearch) for frame in s.stack)


def tesla_is_complete(s: Scythe, part: Tesla) -> None:
    """He is on the board as long as he has health, and has nothing but his figure."""
    p = s.players[s.rules.actor("mad-tesla")]
    assert 0 <= part.health <= 16
    assert (p.units[0] == NOWHERE) == (part.health == 0)
    assert p.units[1:] == [NOWHERE] * len(p.units[1:])
    assert (p.power, p.coins, p.popularity, p.star_count) == (0, 0, 0, 0)


def horde_is_complete(s: Scythe, part: Horde) -> None:
    """No two of its units share a region, and its power is what lies beside its tile.

    Nobody commits more against it than he has.
    """
    p = s.players[s.rules.actor("horde")]
    units = [place for place in p.units if place != NOWHERE]
    assert len(set(units)) == len(units) <= 6
    assert p.units[6:] == [NOWHERE] * len(p.units[6:])
    assert p.power == base_power(s)
    assert 0 <= part.stars <= 6
    assert (p.coins, p.star_count) == (0, 0)
    if any(isinstance(frame, RevealOpenly) for frame in s.stack):
        for seat, laid in enumerate(part.committed):
            has = (s.players[seat].power, *s.hands[seat])
            assert all(n <= most for n, most in zip(laid, has, strict=bool(laid)))
    drawing = any(isinstance(frame, RevealTile | RevealTiles) for frame in s.stack) or s.active < 0
    assert len(part.laid) == (5, 8, 10, 12, 14, 16, 18)[s.rules.seats - 1] or drawing


def guard_is_complete(s: Scythe, part: Guard) -> None:
    """It is on the Factory or nowhere, has a turn once it is awake, and nothing but its figure."""
    me = s.rules.actor("annihilator")
    p = s.players[me]
    assert p.units[0] in (NOWHERE, s.rules.board.factory)
    assert p.units[1:] == [NOWHERE] * len(p.units[1:])
    assert (me in s.round) == part.awake
    assert 0 <= part.die <= 6
    assert (p.power, p.coins, p.popularity, p.star_count) == (0, 0, 0, 0)


COMPLETE: dict[type[Part], Callable[[Scythe, Any], None]] = {
    Stakes: stakes_are_complete,
    Rescue: rescue_is_complete,
    Tesla: tesla_is_complete,
    Guard: guard_is_complete,
    Horde: horde_is_complete,
}
"""What else must hold, by the part that a module has."""
