"""Abilities: ids with words, entries under their ids, and masks that say who has them."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.kernel.ability import Ability
from spielwerk.kernel.module import AssemblyError, Module, Rules, assemble, masked
from spielwerk.kernel.text import Name
from toy import OPTIONS


def ability(id: str) -> Ability:
    return Ability(id, Name(id, id), Name(f"It can {id}.", f"Es kann {id}."))


class PlainRules(Rules):
    """All abilities mean the same for everybody."""

    links: Any = masked()
    prices: Any = masked()


class SlotRules(Rules):
    """The first two bits mean what the module of a seat says."""

    links: Any = masked(2)
    prices: Any = masked()


OWN = ("swim", "fly", "dig", "jump", "run")


def plain(*modules: Module) -> PlainRules:
    rules = PlainRules("toy", {}, 2, OPTIONS, [ability(id) for id in OWN])
    assemble(rules, [(module, None) for module in modules])
    return rules


def test_a_point_gives_what_the_abilities_of_a_mask_add_in_the_order_of_their_bits() -> None:
    late, early = Module("late"), Module("early")
    late.add("links", "air", "fly")
    late.add("links", "everywhere")
    early.add("links", "water", "swim")
    early.add("prices", "less", "swim")
    rules = plain(late, early)
    swim, fly, dig = rules.bit("swim"), rules.bit("fly"), rules.bit("dig")
    assert (swim, fly, dig) == (1, 2, 4)
    assert rules.active("links", 0) == ("everywhere",)
    assert rules.active("links", fly | swim) == ("everywhere", "water", "air")
    assert rules.active("links", fly | dig) == ("everywhere", "air")
    assert rules.active("prices", swim) == ("less",)
    assert rules.active("links", fly) is rules.active("links", fly), "each mask is looked through once"
    assert [one.id for one in rules.having(fly | dig)] == ["fly", "dig"]


def test_a_module_brings_abilities_behind_those_of_the_game() -> None:
    rockets = Module("rockets", abilities=[ability("soar"), ability("land")])
    rockets.add("links", "space", "soar")
    rules = plain(rockets)
    assert rules.bit("soar") == 1 << 5
    assert rules.active("links", rules.bit("soar") | 1) == ("space",)
    assert rules.having(rules.bit("land"))[0].text.en == "It can land."
    lines = rules.describe().splitlines()
    assert "  masked  links: 0: 'space', 1: 'space' (rockets)" in lines
    assert "  ability land: It can land." in lines


def test_few_bits_are_ready_tables_and_abilities_lie_behind_the_bits_of_a_seat() -> None:
    """With one ability there are three bits; with four more there are too many for a table."""
    faction, mods = Module("north"), Module("mods", abilities=[ability("cloak")])
    faction.add("links", "river", 0b01)
    mods.add("links", "shadow", "cloak")
    rules: Any = assemble(SlotRules("toy", {}, 2, OPTIONS), [(mods, None), (faction, 1)])
    assert rules.bit("cloak") == 0b100
    river, shadow = ("river",), ("shadow",)
    assert rules.links[1] == ((), river, (), river, shadow, river + shadow, shadow, river + shadow)
    assert rules.links[0][0b101] == ("shadow",), "another seat gives that bit no meaning"
    mods.abilities = tuple([ability(id) for id in ("cloak", *OWN[:2])])
    more: Any = assemble(SlotRules("toy", {}, 2, OPTIONS), [(mods, None), (faction, 1)])
    assert isinstance(more.links[1], dict)
    assert more.links[1][0b10101] == more.active("links", 0b10101, seat=1) == ("river", "shadow")
    assert more.active("links", 0b10101) == ("shadow",)


def test_mistakes_name_the_module_and_the_ability() -> None:
    lost, double, other = Module("lost"), Module("double", abilities=[ability("fly")]), Module("other")
    lost.add("links", 1, "soar")
    with pytest.raises(
        AssemblyError, match="module 'lost': 'links' is for the ability 'soar', which does not exist"
    ):
        plain(lost)
    with pytest.raises(AssemblyError, match="module 'double': there is an ability 'fly' already"):
        plain(double)
    double.abilities = other.abilities = (ability("soar"),)
    with pytest.raises(AssemblyError, match="module 'other': there is an ability 'soar' already"):
        plain(double, other)
