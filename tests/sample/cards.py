"""The cards as expressions, and the atoms and conditions they are made of."""

from __future__ import annotations

from sample.board import GOODS, OASIS
from sample.draw import Draw
from sample.facts import earn, lose, pay, travel
from sample.state import Sample
from spielwerk.kernel.effect import (
    AnyEffect,
    AnyOrder,
    Atom,
    AtomRule,
    May,
    OneOf,
    PayThen,
    Seq,
    Times,
    When,
)
from spielwerk.kernel.text import Name

COPIES = 4
CAMELS = 1
"""The skill that a guild may know how to use."""

EFFECTS: dict[str, AnyEffect] = {
    "peddler": Atom("earn", 2),
    "well": AnyOrder((Atom("earn", 1), Atom("draw", 1), PayThen(Atom("pay", 3), Atom("find", 1, at=2)))),
    "bazaar": OneOf((Atom("sell", at=0), Atom("sell", at=1), Atom("sell", at=2))),
    "pilgrims": Seq((Times(2, Atom("walk")), When("at-oasis", Atom("earn", 3)))),
    "camels": PayThen(Atom("pay", 1), Atom("learn", CAMELS)),
    "gift": May(PayThen(Atom("pay", 1), Atom("draw", 2))),
}
NAMES = {
    "peddler": Name(en="Peddler", de="Hausierer"),
    "well": Name(en="Well", de="Brunnen"),
    "bazaar": Name(en="Bazaar", de="Basar"),
    "pilgrims": Name(en="Pilgrims", de="Pilger"),
    "camels": Name(en="Camels", de="Kamele"),
    "gift": Name(en="Gift", de="Gastgeschenk"),
}


def _draw(s: Sample, seat: int, atom: Atom) -> None:
    if s.deck.drawable():
        s.next(Draw(seat, atom.n - 1))


def _find(s: Sample, seat: int, atom: Atom) -> None:
    """As many cubes as there are: who has paid for them is not asked again whether there are any."""
    n = min(atom.n, s.supply[atom.at])
    s.supply[atom.at] -= n
    s.traders[seat].goods[atom.at] += n


def _sell(s: Sample, seat: int, atom: Atom) -> None:
    """One cube for its price.  [sample.card.bazaar]"""
    lose(s, seat, atom.at)
    earn(s, seat, s.rules.prices[GOODS[atom.at]])


def _learn(s: Sample, seat: int, atom: Atom) -> None:
    s.traders[seat].skills |= atom.n


ATOMS = {
    "earn": AtomRule(lambda s, seat, atom: earn(s, seat, atom.n), lambda s, _seat, _atom: s.bank > 0),
    "pay": AtomRule(
        lambda s, seat, atom: pay(s, seat, atom.n), lambda s, seat, atom: s.traders[seat].coins >= atom.n
    ),
    "draw": AtomRule(_draw, lambda s, _seat, _atom: s.deck.drawable()),
    "find": AtomRule(_find, lambda s, _seat, atom: s.supply[atom.at] >= atom.n),
    "sell": AtomRule(_sell, lambda s, seat, atom: s.traders[seat].goods[atom.at] > 0),
    "walk": AtomRule(lambda s, seat, _atom: travel(s, seat)),
    "learn": AtomRule(_learn),
}
CONDITIONS = {"at-oasis": lambda s, seat, _n: s.traders[seat].place == OASIS}
