"""Names in a sentence: places, units, actions, amounts.

Names come from the data files.  This module adds articles and numbers, and a `Ref` for what a person can
point at.  Inside a sentence an English name is in lower case (`a farm`); a German noun is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import WORKER, board
from spielwerk.games.scythe.components import Components
from spielwerk.games.scythe.components.faction_mats import FactionData
from spielwerk.games.scythe.effects import GAIN_OF
from spielwerk.games.scythe.options import CARGO, GAINS, RESOURCES, TOPS
from spielwerk.games.scythe.state import CHAMPION, CHARACTER, FIRST_WORKER, FULL, NOWHERE, SHIFT
from spielwerk.kernel.effect import Atom
from spielwerk.kernel.speech import Ref, addressed, capital
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.games.scythe.components import Text
    from spielwerk.games.scythe.components.faction_mats import PowerData
    from spielwerk.games.scythe.rules import ScytheRules

TERRAINS = "{terrains}"
"""The placeholder in the text of an ability for the terrains that the faction mat shows."""
UNCHANGED: Mapping[str, Text] = {}
PRINTED = Components()
"""The data of the box, without a data pack."""
P = ParamSpec("P")
T = TypeVar("T")


def by_language(say: Callable[P, T]) -> Callable[P, T]:
    """Caches words by language: a page needs them many times.  Not for marked sentences."""
    known: dict[Any, T] = {}

    @wraps(say)
    def remembered(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (current_language(), *args)
        if key not in known:
            known[key] = say(*args, **kwargs)
        return known[key]

    return remembered


def name(t: components.Text) -> str:
    """Returns a name as on the component, in the current language."""
    return t.de if current_language() == "de" else t.en


def noun(t: components.Text) -> str:
    """Returns the name inside a sentence."""
    return t.de if current_language() == "de" else t.en[:1].lower() + t.en[1:]


def listed(items: Iterable[object]) -> str:
    """Returns the items separated by commas; a dash if there are none."""
    return ", ".join([str(item) for item in items]) or "–"


# --- places


def _kind(place: int) -> str:
    """Returns what articles depend on: a home base, the Factory, any other region, or beside the board."""
    b = board()
    if not 0 <= place < len(b.places):
        return "store"
    if b.homes >> place & 1:
        return "home"
    return "factory" if place == b.factory else "region"


@by_language
def place(i: int) -> Ref:
    """Returns `V7 (village)`, the Factory, a home base, or the airship for what is aboard."""
    b, data = board(), components.board_data()
    if _kind(i) == "store":
        return Ref("store", str(i), text("scythe-place-store"))
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
    """Returns a region by letter and number only, for tables with the terrain in another column."""
    return Ref("place", board().places[i], board().places[i]) if _kind(i) == "region" else place(i)


def into(i: int) -> str:
    """Returns `to V7 (village)`, or back to the faction mat."""
    if i == NOWHERE:
        return text("scythe-to-mat")
    return text(f"scythe-to-{_kind(i)}", place=place(i))


def out_of(i: int) -> str:
    """Returns `from V7 (village)`."""
    return text(f"scythe-from-{_kind(i)}", place=place(i))


def inside(i: int) -> str:
    """Returns `in V7 (village)`."""
    return text(f"scythe-in-{_kind(i)}", place=place(i))


# --- cards


def objective(number: int, rules: ScytheRules) -> Ref:
    """Returns the name of an objective card."""
    return Ref("objective", str(number), name(rules.data.objectives()[number].name))


def atom(a: Atom) -> str:
    """Returns the amount of an atom; atoms without a kind of their own are counted by their sentence."""
    what = a.verb.partition("-")[2]
    if what in GAIN_OF:
        return gain(GAIN_OF[what], a.n)
    if what in RESOURCES:
        return goods(RESOURCES.index(what), a.n)
    return text("scythe-amount-any", n=a.n)


# --- people and pieces


def seat(i: int, rules: ScytheRules) -> Ref:
    """Returns the name of a seat, which is that of its faction."""
    return Ref("seat", str(i), name(called(i, rules).name))


def subject(i: int, rules: ScytheRules) -> Ref:
    """Returns the name of a seat at the beginning of a sentence, with its article."""
    data = called(i, rules)
    article = data.subject if isinstance(data, FactionData) else None
    return Ref("seat", str(i), capital(name(article or data.name)))


def form(i: int, rules: ScytheRules) -> str:
    """Returns how a verb agrees with a seat: with `you` whom the sentence is for, with `many` or `one`."""
    data = called(i, rules)
    plural = isinstance(data, FactionData) and data.plural
    return "you" if addressed(i) else "many" if plural else "one"


def called(actor: int, rules: ScytheRules) -> FactionData | PowerData:
    """Returns the data of the faction of a seat, or of a power."""
    id = rules.factions[actor]
    return rules.data.factions()[id] if actor < rules.seats else rules.power_data[id]


def ability(id: str, data: Components = PRINTED) -> Ref:
    return Ref("ability", id, name(data.mech_abilities()[id].name))


def ability_text(
    id: str,
    faction: str,
    seats: int,
    changed: Mapping[str, Text] = UNCHANGED,
    data: Components = PRINTED,
) -> str:
    """Returns the text of an ability; some differ at a large table, and terrains differ by faction.

    `changed` are the texts that differ in this game, see `ScytheRules.changed_abilities`.

    [scythe.mech.riverwalk-two-terrains]
    """
    if own := changed.get(f"{faction}.{id}"):
        return name(own)
    found = data.mech_abilities()[id]
    large = seats >= data.faction_file().large_table
    says = name(found.text_large if large and found.text_large else found.text)
    if TERRAINS not in says:
        return says
    terrains = [text(f"scythe-terrains-{terrain}") for terrain in data.factions()[faction].fords]
    return says.replace(TERRAINS, text("scythe-terrains", one=terrains[0], two=terrains[1]))


def mech_ability(seat: int, mech: int, rules: ScytheRules) -> Ref:
    """Returns the ability of a mech, which serves as its name."""
    return ability(rules.data.factions()[rules.factions[seat]].mechs[mech], rules.data)


def unit(seat: int, unit: int, rules: ScytheRules) -> Ref:
    """Returns `mech (Riverwalk)`, the character with its own name, or a worker.

    The mechs of an actor without a player mat have no abilities and are numbered.
    """
    if seat >= rules.seats:
        return Ref("unit", f"{seat}-{unit}", text("scythe-unit-figure"))
    champion = rules.champion[seat]
    if unit == CHAMPION and champion:
        return Ref("unit", f"{seat}-{unit}", name(champion))
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


def kind_of_unit(unit: int) -> str:
    """Returns the kind of a unit, for sentences that name it with an article."""
    kinds = {CHARACTER: "character", CHAMPION: "champion"}
    return kinds.get(unit, "mech" if unit < FIRST_WORKER else "worker")


def structure(seat: int, i: int) -> Ref:
    return Ref("structure", f"{seat}-{i}", name(components.mat_file().structures[i].name))


# --- mats


def top(i: int) -> str:
    return name(components.mat_file().top_actions[i].name)


def bottom(i: int) -> str:
    return name(components.mat_file().bottom_actions[i].name)


def section(seat: int, i: int, rules: ScytheRules) -> str:
    """Returns a section by its two actions: `Move / Deploy`; the fifth is the Factory card."""
    if i >= len(TOPS):
        return text("scythe-section-factory")
    return f"{top(i)} / {bottom(rules.mats[seat].bottom[i])}"


@by_language
def slot(i: int) -> str:
    """Returns a field that an upgrade cube covers, with what it yields before and after."""
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
    """Returns what a choice of a top action yields: units, coins, power …"""
    return text(f"scythe-yield-{what.replace('_', '-')}")


# --- amounts


def resource(i: int) -> str:
    return noun(components.mat_file().resource_names[RESOURCES[i]])  # type: ignore[index]


@by_language
def gain(what: int, n: int) -> str:
    """Returns for example `2 power`, `1 combat card`."""
    return text(f"scythe-amount-{GAINS[what]}", n=n)


def price(cost: components.Cost) -> str:
    """Returns for example `1 power, 1 popularity`; empty if nothing must be paid."""
    parts = [("power", cost.power), ("popularity", cost.popularity), ("coins", cost.coins)]
    paid = [text(f"scythe-amount-{what}", n=n) for what, n in parts if n]
    return listed(paid) if paid else ""


@by_language
def goods(what: int, n: int) -> str:
    """Returns for example `2 wood`, `1 worker`."""
    if what == WORKER:
        return text("scythe-amount-workers", n=n)
    return text("scythe-amount-resource", n=n, what=resource(what))


def cargo(kind: int, n: int) -> str:
    """Returns for example `2 wood`, `1 worker`, `1 worker that has moved`."""
    if CARGO[kind] in RESOURCES:
        return goods(RESOURCES.index(CARGO[kind]), n)
    return text(f"scythe-amount-{CARGO[kind]}s", n=n)


def cargo_kind(kind: int) -> str:
    """Returns the kind of cargo, without a number."""
    if CARGO[kind] in RESOURCES:
        return resource(RESOURCES.index(CARGO[kind]))
    return text(f"scythe-cargo-{CARGO[kind]}s")


def tokens(packed: int) -> str:
    """Returns the resources of a place: `2 oil, 1 wood`."""
    counts = [(kind, packed >> shift & FULL) for kind, shift in enumerate(SHIFT)]
    return listed([goods(kind, n) for kind, n in counts if n])


def cards(counts: Iterable[int], rules: ScytheRules) -> str:
    """Returns combat cards by value: `2, 2, 5`."""
    values = [v for v, n in zip(rules.card_values, counts, strict=False) for _ in range(n)]
    return listed(values)
