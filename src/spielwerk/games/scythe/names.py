"""What things are called in a sentence: places, units, actions, amounts.

Names come from the data files; here they get their articles and numbers, and a `Ref` where somebody can
point at them.  Inside a sentence an English name is written small (`a farm`), a German noun is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import WORKER, board
from spielwerk.games.scythe.effects import GAIN_OF
from spielwerk.games.scythe.options import CARGO, GAINS, RESOURCES, TOPS
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER, FULL, NOWHERE, SHIFT
from spielwerk.kernel.effect import Atom
from spielwerk.kernel.speech import Ref
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

TERRAINS = "{terrains}"
"""Stands in the text of an ability for the kinds of terrain that the faction mat shows."""
P = ParamSpec("P")
T = TypeVar("T")


def by_language(say: Callable[P, T]) -> Callable[P, T]:
    """Remember what a few numbers are called: a page says it a hundred times.  Not for marked sentences."""
    known: dict[Any, T] = {}

    @wraps(say)
    def remembered(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (current_language(), *args)
        if key not in known:
            known[key] = say(*args, **kwargs)
        return known[key]

    return remembered


def name(t: components.Text) -> str:
    """A name as it stands on the component, in the current language."""
    return t.de if current_language() == "de" else t.en


def noun(t: components.Text) -> str:
    """The name inside a sentence."""
    return t.de if current_language() == "de" else t.en[:1].lower() + t.en[1:]


def listed(items: Iterable[object]) -> str:
    """One after the other; a dash if there is nothing."""
    return ", ".join([str(item) for item in items]) or "–"


# --- places


def _kind(place: int) -> str:
    """What articles depend on: a home base, the Factory or any other region."""
    b = board()
    if b.homes >> place & 1:
        return "home"
    return "factory" if place == b.factory else "region"


@by_language
def place(i: int) -> Ref:
    """`V7 (village)`, the Factory, or somebody's home base."""
    b, data = board(), components.board_data()
    if b.homes >> i & 1:
        faction = components.factions()[data.home_bases[i - len(data.regions)].faction]
        called = text("scythe-place-home", faction=name(faction.name))
    else:
        terrain = data.terrain_names[data.regions[i].terrain]
        if i == b.factory:
            called = name(terrain)
        else:
            called = text("scythe-place-region", id=b.places[i], terrain=noun(terrain))
    return Ref("place", b.places[i], called)


def hex_name(i: int) -> Ref:
    """A region by its letter and number alone, for tables that have the terrain beside it."""
    return Ref("place", board().places[i], board().places[i]) if _kind(i) == "region" else place(i)


def into(i: int) -> str:
    """`to V7 (village)`, or back to the faction mat."""
    if i == NOWHERE:
        return text("scythe-to-mat")
    return text(f"scythe-to-{_kind(i)}", place=place(i))


def out_of(i: int) -> str:
    """`from V7 (village)`."""
    return text(f"scythe-from-{_kind(i)}", place=place(i))


def inside(i: int) -> str:
    """`in V7 (village)`."""
    return text(f"scythe-in-{_kind(i)}", place=place(i))


# --- cards


def objective(number: int) -> Ref:
    """An objective card by its name."""
    return Ref("objective", str(number), name(components.objectives()[number].name))


def atom(a: Atom) -> str:
    """How much an atom of a card is about; what has no kind of its own is counted by its sentence."""
    what = a.verb.partition("-")[2]
    if what in GAIN_OF:
        return gain(GAIN_OF[what], a.n)
    if what in RESOURCES:
        return goods(RESOURCES.index(what), a.n)
    return text("scythe-amount-any", n=a.n)


# --- people and pieces


def seat(i: int, rules: ScytheRules) -> Ref:
    """A seat is called by its faction."""
    return Ref("seat", str(i), name(components.factions()[rules.factions[i]].name))


def ability(id: str) -> Ref:
    return Ref("ability", id, name(components.abilities()[id].name))


def ability_text(id: str, faction: str, seats: int) -> str:
    """What an ability does; some do something else at a large table, and each faction wades elsewhere.

    [scythe.mech.riverwalk-two-terrains]
    """
    data = components.abilities()[id]
    large = seats >= components.faction_file().large_table
    says = name(data.text_large if large and data.text_large else data.text)
    if TERRAINS not in says:
        return says
    terrains = [text(f"scythe-terrains-{terrain}") for terrain in components.factions()[faction].fords]
    return says.replace(TERRAINS, text("scythe-terrains", one=terrains[0], two=terrains[1]))


def mech_ability(seat: int, mech: int, rules: ScytheRules) -> Ref:
    """Mechs have no names of their own: they are told apart by the ability under them."""
    return ability(components.factions()[rules.factions[seat]].mechs[mech])


def unit(seat: int, unit: int, rules: ScytheRules) -> Ref:
    """`mech (Riverwalk)`, the character with its own name, or a worker.

    The mechs of an actor without a player mat have no abilities: they are numbered.
    """
    return Ref("unit", f"{seat}-{unit}", unit_of(rules.factions[seat], unit, bool(rules.mats[seat])))


@by_language
def unit_of(faction: str, unit: int, able: bool = True) -> str:
    data = components.factions()[faction]
    if unit == CHARACTER:
        return text("scythe-unit-character", name=data.character)
    if unit < FIRST_WORKER and not able:
        return text("scythe-unit-mech-number", n=unit)
    if unit < FIRST_WORKER:
        return text("scythe-unit-mech", ability=ability(data.mechs[unit - 1]).name)
    return text("scythe-unit-worker")


def structure(seat: int, i: int) -> Ref:
    return Ref("structure", f"{seat}-{i}", name(components.mat_file().structures[i].name))


# --- mats


def top(i: int) -> str:
    return name(components.mat_file().top_actions[i].name)


def bottom(i: int) -> str:
    return name(components.mat_file().bottom_actions[i].name)


def section(seat: int, i: int, rules: ScytheRules) -> str:
    """A section by its two actions: `Move / Deploy`; the fifth is the Factory card."""
    if i >= len(TOPS):
        return text("scythe-section-factory")
    return f"{top(i)} / {bottom(rules.mats[seat].bottom[i])}"


@by_language
def slot(i: int) -> str:
    """A field that an upgrade cube covers, with what it yields before and after."""
    fields = [
        (action, choice)
        for action in components.mat_file().top_actions
        for choice in action.choices
        if choice.upgraded > choice.base
    ]
    action, choice = fields[i]
    what = yielded(choice.what)
    return f"{name(action.name)}: {what} {choice.base} → {choice.upgraded}"


@by_language
def yielded(what: str) -> str:
    """What a choice of a top action brings: units, coins, power …"""
    return text(f"scythe-yield-{what.replace('_', '-')}")


# --- amounts


def resource(i: int) -> str:
    return noun(components.mat_file().resource_names[RESOURCES[i]])  # type: ignore[index]


@by_language
def gain(what: int, n: int) -> str:
    """`2 power`, `1 combat card`."""
    return text(f"scythe-amount-{GAINS[what]}", n=n)


@by_language
def goods(what: int, n: int) -> str:
    """`2 wood`, `1 worker`."""
    if what == WORKER:
        return text("scythe-amount-workers", n=n)
    return text("scythe-amount-resource", n=n, what=resource(what))


def cargo(kind: int, n: int) -> str:
    """`2 wood`, `1 worker`, `1 worker that has moved`."""
    if CARGO[kind] in RESOURCES:
        return goods(RESOURCES.index(CARGO[kind]), n)
    return text(f"scythe-amount-{CARGO[kind]}s", n=n)


def cargo_kind(kind: int) -> str:
    """What kind of cargo it is, without a number."""
    if CARGO[kind] in RESOURCES:
        return resource(RESOURCES.index(CARGO[kind]))
    return text(f"scythe-cargo-{CARGO[kind]}s")


def tokens(packed: int) -> str:
    """Resources as a place holds them: `2 oil, 1 wood`."""
    counts = [(kind, packed >> shift & FULL) for kind, shift in enumerate(SHIFT)]
    return listed([goods(kind, n) for kind, n in counts if n])


def cards(counts: Iterable[int], rules: ScytheRules) -> str:
    """Combat cards by value: `2, 2, 5`."""
    values = [v for v, n in zip(rules.card_values, counts, strict=False) for _ in range(n)]
    return listed(values)
