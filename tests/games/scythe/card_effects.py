"""What a card changes, compared with what its row says: for encounter and Factory cards alike."""

from __future__ import annotations

from collections import Counter

from games.scythe.positions import Position
from spielwerk.games.scythe.components import Cost, Gain
from spielwerk.games.scythe.options import RESOURCES
from spielwerk.games.scythe.state import NOWHERE, counts

ENLISTED = 2
"""The coins that the one-time bonus of a recruit brings."""


def belongings(p: Position) -> Counter[str]:
    """What seat 0 has, and all resources on the board, under the names of gains."""
    own, s = p.player(0), p.s
    found = Counter(power=own.power, popularity=own.popularity, coins=own.coins, combat_cards=sum(s.hands[0]))
    found.update(worker=own.workers, deploy=own.mechs, build=4 - own.structures.count(NOWHERE))
    found.update(upgrade=own.slots.bit_count(), enlist=own.recruits.bit_count())
    for tokens in s.goods:
        found.update(dict(zip(RESOURCES, counts(tokens), strict=True)))
    return found


def change(cost: Cost, gain: Gain) -> Counter[str]:
    """What a row promises: the gain less the cost, resources of any kind under one name."""
    found = Counter(dict(gain.items()))
    found.subtract({"coins": cost.coins, "popularity": cost.popularity, "power": cost.power})
    found.subtract({"combat_cards": cost.combat_cards, "resources": cost.any_resource})
    for kind in (*RESOURCES, "any_resource"):
        found["resources"] += found.pop(kind, 0)
    found["coins"] += ENLISTED * gain.enlist
    for done_otherwise in ("produce", "peek_hands", "relocate"):
        found.pop(done_otherwise, 0)
    return Counter({what: n for what, n in found.items() if n})


def effect(p: Position, pick: str, *until: str) -> Counter[str]:
    """What changes by this pick, taking as much as there is, until one of these is asked."""
    before = belongings(p)
    p.play(pick)
    for _ in range(30):
        if p.asked[1] in until:
            break
        most = max(p.s.open.options, key=lambda o: (o.text == "bonus coins", o.n))
        p.play(most.text)
    assert p.asked[1] in until, p.asked
    after = belongings(p)
    after.subtract(before)
    after["resources"] = sum([after.pop(kind, 0) for kind in RESOURCES])
    return Counter({what: n for what, n in after.items() if n})
