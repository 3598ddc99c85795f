"""Effects in data files, and the kernel effects that they mean.

An effect is a TOML table.  One with `do` is an atom; the others combine effects:

    { do = "vp", n = 4 }                                  { do = "tile", n = 2 }
    { do = "per", what = "farm", n = 1 }                  { do = "hanging" }
    { do = "resource", what = "coin", n = 1 }             { do = "space", n = 3 }
    { do = "building", what = "any" }                     { do = "explore-space" }
    { do = "landmark", what = "bakery" }                  { do = "explore", anywhere = true }
    { do = "conquer", dice = "both", anywhere = true }    { do = "invent", n = 2, what = "display" }
    { do = "research", benefit = false, bonus = "none" }  { do = "upgrade" }
    { do = "advance", tracks = ["science"] }              { do = "refresh" }
    { do = "regress", tracks = ["military"] }             { do = "circle" }
    { do = "again" }                                      { do = "square" }
    { do = "restart" }                                    { do = "city" }
    { do = "civilization" }                               { do = "overplay" }
    { all = […] }  { seq = […] }  { choose = […] }  { may = {…} }
    { times = 4, of = {…} }  { when = "condition", n = 1, of = {…} }

`what` of a resource and of a building may be "any".  Any other word after `do` is an atom that a card or a
civilization brings along, with its `n`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from spielwerk.kernel.data import Data, must
from spielwerk.kernel.effect import AnyEffect, AnyOrder, Atom, May, OneOf, Seq, Times, When

TRACKS = ("exploration", "science", "military", "technology")
"""One index serves a track, its resource and its building; a fifth track has neither."""
RESOURCES = ("food", "worker", "culture", "coin")
BUILDINGS = ("farm", "house", "armory", "market")
EVERY_TRACK = 0b11111

BENEFIT, BONUS, FREE_BONUS, POINTS_AT_END = 1, 2, 4, 8
"""Flags of an advance: it yields the benefit, the bonus at its price, the bonus free, points at the end of a
track.
"""
BOTH_FROM_OPPONENT, BOTH_DICE, ANYWHERE, BESIDE_START, NO_CONQUEST = 1, 2, 4, 8, 16
"""Flags of a conquest: which dice are gained, and where it may take place."""
FROM_ANYWHERE, FROM_DISPLAY, FROM_DECK = 0, 1, 2
"""Where the card of an invention may come from."""


class Form(Data, frozen=True):
    """An effect as written in a data file."""

    do: str = ""
    n: int = 1
    what: str = ""
    tracks: tuple[str, ...] = ()
    benefit: bool = True
    bonus: Literal["pay", "free", "none"] = "pay"
    points_at_end: bool = False
    dice: Literal["one", "both", "both-from-opponent"] = "one"
    anywhere: bool = False
    all: tuple[Form, ...] = ()
    seq: tuple[Form, ...] = ()
    choose: tuple[Form, ...] = ()
    may: Form | None = None
    times: int = 0
    when: str = ""
    of: Form | None = None

    def __post_init__(self) -> None:
        given = (self.do, self.all, self.seq, self.choose, self.may, self.times, self.when)
        must(len([one for one in given if one]) == 1, "an effect is one of do, all, seq, choose, may, times")
        must((self.of is not None) == bool(self.times or self.when), "times and when say of what")
        if self.what and self.do in NAMED:
            known = NAMED[self.do]
            must(self.what in known, f"'{self.what}' is none of {', '.join(known)}")
        must(set(self.tracks) <= set(TRACKS), f"tracks are {', '.join(TRACKS)}")


class Bonus(Data, frozen=True):
    """The bonus of a space: what it costs, and what it gives."""

    cost: Literal["resource", "tile", "hanging", "tech"]
    gain: Form
    n: int = 1


COUNTING = ("vp", "resource", "tile", "city", "restart")
"""Atoms that nothing else depends on, besides those that are scored per thing."""
NAMED: dict[str, tuple[str, ...]] = {
    "resource": (*RESOURCES, "any"),
    "building": (*BUILDINGS, "any"),
    "invent": ("any", "display", "deck"),
}


def read(form: Form, landmarks: tuple[str, ...] = ()) -> AnyEffect:
    """Returns the kernel effect that a form means; `landmarks` are the ids that it may name.

    >>> read(Form(do="building", what="armory"))
    Atom(verb='building', n=1, at=2)
    """
    if form.do == "landmark":
        return Atom("landmark", at=landmarks.index(form.what))
    if form.do:
        return ATOMS[form.do](form) if form.do in ATOMS else Atom(form.do, form.n)
    if form.may:
        return May(read(form.may, landmarks))
    if form.of:
        one = read(form.of, landmarks)
        return Times(form.times, one) if form.times else When(form.when, one, form.n)
    items = tuple([read(one, landmarks) for one in form.all or form.seq or form.choose])
    if form.choose:
        return OneOf(items)
    return Seq(items) if form.seq else in_order(items)


def in_order(items: tuple[AnyEffect, ...]) -> AnyEffect:
    """Returns all effects, with a choice of their order only where it matters; plain points come first.

    [tapestry.ruling.base-order-irrelevant]

    >>> in_order((Atom("explore"), Atom("vp", 5)))
    Seq(items=(Atom(verb='vp', n=5, at=-1), Atom(verb='explore', n=1, at=-1)))
    """
    points = tuple([item for item in items if isinstance(item, Atom) and item.verb == "vp"])
    others = tuple([item for item in items if item not in points])
    if all(map(only_counts, others)):
        return Seq(points + others)
    rest = others[0] if len(others) == 1 else AnyOrder(others)
    return Seq((*points, rest)) if points else rest


def only_counts(effect: AnyEffect) -> bool:
    """Returns whether an effect changes nothing that another such effect counts, so that their order does not
    matter.

    [tapestry.ruling.base-order-irrelevant]
    """
    return isinstance(effect, Atom) and (effect.verb in COUNTING or effect.verb.startswith("per-"))


def of_any(verb: str, n: int, kinds: int) -> AnyEffect:
    """Returns a free choice of kind, made separately each time.  [tapestry.base.limit.resource-any]"""
    one = OneOf(tuple([Atom(verb, 1, kind) for kind in range(kinds)]))
    return one if n == 1 else Times(n, one)


def kind_of(verb: str, names: tuple[str, ...]) -> Callable[[Form], AnyEffect]:
    """Returns a reader for an atom of a named kind, or of any kind."""

    def made(form: Form) -> AnyEffect:
        if form.what == "any":
            return of_any(verb, form.n, len(names))
        return Atom(verb, form.n, names.index(form.what))

    return made


def step_flags(form: Form) -> int:
    """Returns the flags that say what an advance includes: benefit, bonus, points at the end."""
    bonus = {"pay": BONUS, "free": FREE_BONUS, "none": 0}[form.bonus]
    return form.benefit * BENEFIT | bonus | form.points_at_end * POINTS_AT_END


def track_mask(form: Form) -> int:
    """Returns the tracks that a form names; none means all of them."""
    return sum([1 << TRACKS.index(track) for track in form.tracks]) or EVERY_TRACK


def moving(form: Form) -> AnyEffect:
    """Returns a step on one of several tracks: `n` holds the flags, `at` the mask of tracks."""
    return Atom(form.do, step_flags(form), track_mask(form))


def conquering(form: Form) -> AnyEffect:
    """Returns a conquest with its flags."""
    dice = {"one": 0, "both": BOTH_DICE, "both-from-opponent": BOTH_FROM_OPPONENT}[form.dice]
    return Atom("conquer", 1, dice | form.anywhere * ANYWHERE)


def inventing(form: Form) -> AnyEffect:
    """Returns one or more inventions, one after another.  [tapestry.base.tech.invent-several]"""
    source = {"": FROM_ANYWHERE, "any": FROM_ANYWHERE, "display": FROM_DISPLAY, "deck": FROM_DECK}[form.what]
    one = Atom("invent", 1, source)
    return one if form.n == 1 else Times(form.n, one)


ATOMS: dict[str, Callable[[Form], AnyEffect]] = {
    "per": lambda form: Atom(f"per-{form.what}", form.n),
    "resource": kind_of("resource", RESOURCES),
    "building": kind_of("building", BUILDINGS),
    "explore": lambda form: Atom("explore", 1, int(form.anywhere)),
    "conquer": conquering,
    "research": lambda form: Atom("research", 1, step_flags(form)),
    "advance": moving,
    "regress": moving,
    "again": lambda form: Atom("again", step_flags(form), track_mask(form)),
    "restart": lambda form: Atom("restart", 1, track_mask(form)),
    "invent": inventing,
}
"""Atoms that need more than their number."""
