"""Long names on narrow cards break where a reader expects it."""

from __future__ import annotations

import re

import pytest

from spielwerk.boards.dei.hyphens import soft as soft_dei
from spielwerk.boards.kit.hyphens import SOFT
from spielwerk.boards.scythe.hyphens import soft as soft_scythe
from spielwerk.games.dei import components, names
from spielwerk.games.scythe import components as scythe
from spielwerk.games.scythe import names as scythe_names
from spielwerk.kernel.text import LANGUAGES, language

LONG = 13
"""Letters of a word that does not fit into the narrowest card."""


def unbroken(words: str) -> list[str]:
    return [word for word in re.findall(rf"[\w{SOFT}]+", words) if len(word) >= LONG and SOFT not in word]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_long_word_on_a_card_of_dei_has_a_seam(lang: str) -> None:
    with language(lang):
        found = [names.card(i).name for i in range(len(components.cards()))]
        found += [names.mission(i).name for i in range(len(components.missions()))]
        found += [names.badge(i).name for i in range(len(components.badges()))]
        assert unbroken(" ".join([soft_dei(name) for name in found])) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_long_ability_of_scythe_has_a_seam(lang: str) -> None:
    with language(lang):
        abilities = [ability for faction in scythe.factions().values() for ability in faction.mechs]
        found = [scythe_names.ability(str(id)).name for id in abilities]
        assert unbroken(" ".join([soft_scythe(name) for name in found])) == []
        if lang == "de":
            assert soft_scythe("Bezirksverwaltung") == f"Bezirks{SOFT}verwaltung"


def test_a_soft_hyphen_changes_no_letter() -> None:
    assert soft_dei("Wachstumsserum").replace(SOFT, "") == "Wachstumsserum"
    assert soft_dei("Kran") == "Kran"
