"""Removed and replaced material, as the ledger lists it, for every set of modules of a solo table."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import spielwerk
from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.automa.setup import in_draw
from spielwerk.games.tapestry.modules.landmark_cards import LandmarkCards
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGING_KINDS, TECHS
from spielwerk.kernel.bitmask import bits

BOXES = ("plans", "arts", "fantasies")
SETS = [some for n in range(len(BOXES) + 1) for some in combinations(BOXES, n)]
TABLES = [
    *[(boxes, scenario) for boxes in SETS for scenario in ("", "kaiju-1", "kaiju-2")],
    *[(("plans",), f"atlantis-{n}") for n in range(1, 6)],
]
TRAPS = 7

UNKNOWN_EFFECT = {card.id for card in components.hangings() if card.unknown}
"""Cards of expansions that no table has."""
SOLO_CARDS = {"alliance", "dictatorship", "marriage-of-state", "oil-magnate", "olympic-host"}
SOLO_CARDS_STARRED = {
    "diplomacy",
    "steam-tycoon",
    "trade-economy",
    "coal-baron",
    "espionage",
    "age-of-sail",
}
SOLO_CIVILIZATIONS = {"traders", "spies", "weefolk"}
SOLO_CIVILIZATIONS_STARRED = {"inventors", "futurists", "heralds", "advisors", "genies"}
SCENARIO_CARDS = {
    "atlantis-1": {"broker-of-peace", "socialism"},
    "atlantis-2": {
        "exploitation",
        "broker-of-peace",
        "pirate-rule",
        "cartography",
        "militarism",
        "pillage-and-plunder",
    },
    "atlantis-3": {
        "exploitation",
        "dystopia",
        "broker-of-peace",
        "manifest-destiny",
        "pirate-rule",
        "militarism",
        "pillage-and-plunder",
        "revolution",
        "trap",
    },
    "atlantis-4": {"dark-ages"},
    "kaiju-2": {"militarism"},
}
SCENARIO_CIVILIZATIONS = {
    "atlantis-1": {"alchemists", "aliens", "the-chosen", "tinkerers"},
    "atlantis-3": {"isolationists", "militants"},
    "atlantis-4": {"aliens", "riverfolk", "tinkerers", "utilitarians"},
    "kaiju-1": {"craftsmen", "nomads", "collectors"},
    "kaiju-2": {
        "historians",
        "isolationists",
        "nomads",
        "the-chosen",
        "infiltrators",
        "tinkerers",
        "treasure-hunters",
        "illuminati",
        "celestials",
        "heralds",
        "inventors",
        "advisors",
        "genies",
    },
}
SCENARIO_TECHS = {"atlantis-3": {"siegecraft", "radio"}, "atlantis-4": {"lithium-ion-battery", "radio"}}
BOT_CIVILIZATIONS = {"scientists", "explorers", "engineers", "conquerors"}
BOT_CIVILIZATIONS_PLANS = {"equalizers", "iconoclasts", "trailblazers", "hucksters"}
REPLACED_CARDS = [1, 2, 4, 5, 8, 10, 13, 15, 17, 19]
LANDMARK_CARDS = {
    "plans": {"urban-farm", "digital-studio", "skyscraper", "game-store", "tv-station"},
    "arts": {"birdwatching-perch", "bridge", "castle", "villa", "windmill"},
}
ARTS_LANDMARKS = {"clock-tower", "opera-house", "holocenter"}
MIDDLE_LANDMARKS = {"train-station", "academy", "tank-factory", "rubber-works", "opera-house"}


def table(boxes: tuple[str, ...], scenario: str, *, starred: bool = False) -> Any:
    """A fresh game of one person, before anything but a mat is dealt."""
    seats = [{}] if scenario == "kaiju-2" else [{}, {"automa": "2"}]
    modules = [*boxes, *[scenario] * bool(scenario)]
    return spielwerk.game("tapestry", seats=seats, modules=modules, starred=starred).new(1)


def of_boxes(rows: Any, boxes: tuple[str, ...]) -> set[str]:
    return {row.id for row in rows if row.needs in ("", *boxes)}


@pytest.mark.rule("tapestry.scenario.removal-additive", "tapestry.automa.removal.traps-expansions")
@pytest.mark.parametrize("starred", [False, True])
@pytest.mark.parametrize(("boxes", "scenario"), TABLES)
def test_tapestry_cards(boxes: tuple[str, ...], scenario: str, starred: bool) -> None:
    kinds = components.hangings()
    rules = table(boxes, scenario, starred=starred).rules
    pool = [kinds[HANGING_KINDS[card]].id for card in bits(rules.hanging_pool)]
    gone = SOLO_CARDS | SCENARIO_CARDS.get(scenario, set()) | (set() if starred else SOLO_CARDS_STARRED)
    assert {*pool} == of_boxes(kinds, boxes) - UNKNOWN_EFFECT - gone
    traps = 0 if scenario == "atlantis-3" else TRAPS if boxes else 5
    assert pool.count("trap") == traps - (scenario == "atlantis-2")
    assert len(pool) - pool.count("trap") == len({*pool} - {"trap"}), "all others exist once"


@pytest.mark.rule("tapestry.scenario.removal-additive", "tapestry.automa.removal.unstarred-forced")
@pytest.mark.parametrize("starred", [False, True])
@pytest.mark.parametrize(("boxes", "scenario"), TABLES)
def test_civilizations(boxes: tuple[str, ...], scenario: str, starred: bool) -> None:
    playable = table(boxes, scenario, starred=starred).rules.playable_civilizations
    gone = SOLO_CIVILIZATIONS | SCENARIO_CIVILIZATIONS.get(scenario, set())
    gone |= set() if starred else SOLO_CIVILIZATIONS_STARRED
    assert {CIVILIZATIONS[i] for i in playable} == of_boxes(components.civilizations(), boxes) - gone


@pytest.mark.rule("tapestry.atlantis3.remove-tech", "tapestry.atlantis4.remove-tech")
@pytest.mark.parametrize(("boxes", "scenario"), TABLES)
def test_tech_cards_and_space_tiles(boxes: tuple[str, ...], scenario: str) -> None:
    s = table(boxes, scenario)
    assert {TECHS[i] for i in bits(s.rules.tech_pool)} == {*TECHS} - SCENARIO_TECHS.get(scenario, set())
    assert s.rules.space_pool == (1 << components.box().counts.spaces) - 1


@pytest.mark.rule("tapestry.landmarkcard.table", "tapestry.kaiju2.remove-landmarks")
@pytest.mark.rule("tapestry.atlantis3.remove-landmark-card")
@pytest.mark.parametrize(("boxes", "scenario"), TABLES)
def test_landmarks_and_landmark_cards(boxes: tuple[str, ...], scenario: str) -> None:
    s, rows = table(boxes, scenario), components.landmarks()
    usual = {row.id for row in rows if not row.needs} | (ARTS_LANDMARKS if "arts" in boxes else set())
    gone = MIDDLE_LANDMARKS if scenario == "kaiju-2" else set()
    assert {rows[i].id for i in bits(s.landmarks)} == usual - gone
    cards = {card for box in boxes for card in LANDMARK_CARDS.get(box, ())}
    deck = next((part.deck for part in s.parts if isinstance(part, LandmarkCards)), 0)
    assert {rows[i].id for i in bits(deck)} == cards - ({"urban-farm"} if scenario == "atlantis-3" else set())


@pytest.mark.rule("tapestry.automa.replace.decision-cards", "tapestry.automa.setup.automa-civilization")
@pytest.mark.rule("tapestry.atlantis1.remove-automa-civilizations")
@pytest.mark.parametrize(("boxes", "scenario"), TABLES)
def test_decision_cards_and_civilizations_of_the_automa(boxes: tuple[str, ...], scenario: str) -> None:
    s = table(boxes, scenario)
    data = s.rules.module_data
    cards = data["kaiju"].cards if scenario == "kaiju-2" else data["bots"].data.cards
    with_icon = [card.number for card in cards if "fifth" in card.order]
    assert with_icon == (REPLACED_CARDS if "arts" in boxes else [])
    assert len(cards) == 22
    if scenario != "kaiju-2":
        known = [one.id for one in data["bots"].data.civilizations]
        usual = BOT_CIVILIZATIONS | (BOT_CIVILIZATIONS_PLANS if "plans" in boxes else set())
        gone = BOT_CIVILIZATIONS_PLANS - {"hucksters"} if scenario == "atlantis-1" else set()
        assert {known[i] for i in in_draw(s)} == usual - gone
