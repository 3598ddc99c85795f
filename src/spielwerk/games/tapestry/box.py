"""What is in the box: the one place that names the civilizations and hangings of Tapestry."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from spielwerk.games.tapestry import components, estimate, gestures, scoring, setup, view
from spielwerk.games.tapestry.automa import cards as automa_cards
from spielwerk.games.tapestry.automa import levels as automa_levels
from spielwerk.games.tapestry.automa import module as automa
from spielwerk.games.tapestry.automa.double_strike import FIFTH_BESIDE
from spielwerk.games.tapestry.civilizations.advisors import ADVISORS
from spielwerk.games.tapestry.civilizations.alchemists import ALCHEMISTS
from spielwerk.games.tapestry.civilizations.aliens import ALIENS
from spielwerk.games.tapestry.civilizations.architects import ARCHITECTS
from spielwerk.games.tapestry.civilizations.artificers import ARTIFICERS
from spielwerk.games.tapestry.civilizations.celestials import CELESTIALS
from spielwerk.games.tapestry.civilizations.collectors import COLLECTORS
from spielwerk.games.tapestry.civilizations.craftsmen import CRAFTSMEN
from spielwerk.games.tapestry.civilizations.elder_ones import ELDER_ONES
from spielwerk.games.tapestry.civilizations.entertainers import ENTERTAINERS
from spielwerk.games.tapestry.civilizations.faefolk import FAEFOLK
from spielwerk.games.tapestry.civilizations.futurists import FUTURISTS
from spielwerk.games.tapestry.civilizations.gamblers import GAMBLERS
from spielwerk.games.tapestry.civilizations.genies import GENIES
from spielwerk.games.tapestry.civilizations.heralds import HERALDS
from spielwerk.games.tapestry.civilizations.historians import HISTORIANS
from spielwerk.games.tapestry.civilizations.illuminati import ILLUMINATI
from spielwerk.games.tapestry.civilizations.infiltrators import INFILTRATORS
from spielwerk.games.tapestry.civilizations.inventors import INVENTORS
from spielwerk.games.tapestry.civilizations.islanders import ISLANDERS
from spielwerk.games.tapestry.civilizations.isolationists import ISOLATIONISTS
from spielwerk.games.tapestry.civilizations.leaders import LEADERS
from spielwerk.games.tapestry.civilizations.merfolk import MERFOLK
from spielwerk.games.tapestry.civilizations.merrymakers import MERRYMAKERS
from spielwerk.games.tapestry.civilizations.militants import MILITANTS
from spielwerk.games.tapestry.civilizations.mystics import MYSTICS
from spielwerk.games.tapestry.civilizations.nomads import NOMADS
from spielwerk.games.tapestry.civilizations.psionics import PSIONICS
from spielwerk.games.tapestry.civilizations.recyclers import RECYCLERS
from spielwerk.games.tapestry.civilizations.relentless import RELENTLESS
from spielwerk.games.tapestry.civilizations.renegades import RENEGADES
from spielwerk.games.tapestry.civilizations.riverfolk import RIVERFOLK
from spielwerk.games.tapestry.civilizations.spies import SPIES
from spielwerk.games.tapestry.civilizations.the_chosen import THE_CHOSEN
from spielwerk.games.tapestry.civilizations.tinkerers import TINKERERS
from spielwerk.games.tapestry.civilizations.traders import TRADERS
from spielwerk.games.tapestry.civilizations.treasure_hunters import TREASURE_HUNTERS
from spielwerk.games.tapestry.civilizations.urban_planners import URBAN_PLANNERS
from spielwerk.games.tapestry.civilizations.utilitarians import UTILITARIANS
from spielwerk.games.tapestry.civilizations.weefolk import WEEFOLK
from spielwerk.games.tapestry.civilizations.werefolk import WEREFOLK
from spielwerk.games.tapestry.components import Components
from spielwerk.games.tapestry.hangings import HANGINGS
from spielwerk.games.tapestry.modules import expansions
from spielwerk.games.tapestry.options import OPTIONS
from spielwerk.games.tapestry.pack_check import check_names, check_verbs
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.scenarios import table as scenarios
from spielwerk.games.tapestry.scenarios.report import report
from spielwerk.games.tapestry.setup import check, check_playable
from spielwerk.games.tapestry.speech import TapestrySpeech
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.game import Box
from spielwerk.kernel.module import Module, Rules, assemble
from spielwerk.kernel.option import Catalogue
from spielwerk.kernel.schema import Schema
from spielwerk.kernel.state import State
from spielwerk.kernel.text import Name

CIVILIZATIONS: tuple[Module, ...] = (
    ALCHEMISTS,
    ARCHITECTS,
    CRAFTSMEN,
    ENTERTAINERS,
    FUTURISTS,
    HERALDS,
    HISTORIANS,
    INVENTORS,
    ISOLATIONISTS,
    LEADERS,
    MERRYMAKERS,
    MILITANTS,
    MYSTICS,
    NOMADS,
    THE_CHOSEN,
    TRADERS,
    ADVISORS,
    ALIENS,
    INFILTRATORS,
    ISLANDERS,
    RECYCLERS,
    RIVERFOLK,
    SPIES,
    TINKERERS,
    TREASURE_HUNTERS,
    UTILITARIANS,
    COLLECTORS,
    GAMBLERS,
    RELENTLESS,
    RENEGADES,
    URBAN_PLANNERS,
    FAEFOLK,
    GENIES,
    ILLUMINATI,
    MERFOLK,
    WEREFOLK,
    WEEFOLK,
    ELDER_ONES,
    ARTIFICERS,
    CELESTIALS,
    PSIONICS,
)
MODULES = (
    automa_levels.SHADOW_TWO,
    automa_levels.DOUBLE_STRIKE,
    *expansions.EXPANSIONS,
    *scenarios.SCENARIOS,
)
"""What a table may add to the game."""


def brought(data: Components, given: dict[str, Any]) -> list[Module]:
    """Returns the civilizations of the boxes on the table."""
    boxes = {civilization.id: civilization.needs for civilization in data.civilizations()}
    return [module for module in CIVILIZATIONS if boxes[module.id] in ("", *given["modules"])]


@lru_cache(64)
def assembled(pack: Path | None, setup: bytes) -> TapestryRules:
    """Returns the assembled rules for a set-up, given as JSON."""
    given = msgspec.json.decode(setup)
    data = Components(pack)
    data.check_ids()
    check_names(data)
    automa_cards.check_ids(pack)
    check(given, data.capitals())
    automa_seat = automa_levels.automa_seat(given)
    scenario = scenarios.chosen(given)
    given = scenarios.completed(given, scenario)
    rules = TapestryRules(given, data)
    modules: list[tuple[Module, int | None]] = [
        (module, None) for module in (*brought(data, given), HANGINGS)
    ]
    modules += expansions.modules(rules)
    modules += automa.modules(rules, automa_seat) + scenarios.modules(rules, scenario)
    assemble(rules, modules)
    check_playable(rules)
    check_verbs(data, rules.atoms, fifth=rules.has_fifth)
    return rules


class TapestryBox(Box):
    """Tapestry, for two to five players, or for one against the Automa and the Shadow Empire."""

    id: ClassVar[str] = "tapestry"
    version: ClassVar[int] = 2
    name: ClassVar[Name] = Name("Tapestry", "Tapestry")
    options: ClassVar[Catalogue] = OPTIONS
    state: ClassVar[type[State]] = Tapestry
    pack_files: ClassVar[tuple[str, ...]] = (
        "achievements",
        "automa",
        "capitals",
        "civilizations",
        "dice",
        "fifth",
        "hangings",
        "income",
        "landmarks",
        "map",
        "scenarios",
        "spaces",
        "techs",
        "tiles",
        "tracks",
    )

    def schema(self) -> Schema:
        boxes = {civilization.id: civilization.needs for civilization in components.civilizations()}
        options = (*automa_levels.TABLE_FIELDS, FIFTH_BESIDE, *scenarios.TABLE_FIELDS)
        return setup.schema(
            {module.id: boxes[module.id] for module in CIVILIZATIONS},
            MODULES,
            automa_levels.SEAT_FIELDS,
            options,
            excludes=scenarios.APART,
            fewer=scenarios.ALONE,
        )

    def rules(self, given: dict[str, Any]) -> Rules:
        """Returns the rules of a set-up, which are assembled only once; each game may still mark its own."""
        return copy(assembled(self.pack, msgspec.json.encode(given)))

    def quick(self) -> dict[str, Any]:
        """Returns a solo game on the level that the rulebook describes.  [tapestry.level.two-default]"""
        return {"seats": [{}, {automa_levels.LEVEL: automa_levels.USUAL}]}

    def open_score(self, rules: Any) -> bool:
        """Returns True: all points are public."""
        return True

    def turns(self, s: Any) -> int | None:
        return int(s.turns)

    def speech(self) -> TapestrySpeech:
        return TapestrySpeech(self.id)

    begin = staticmethod(setup.begin)
    report = staticmethod(report)
    resample = staticmethod(view.resample)
    view = staticmethod(view.view)
    score = staticmethod(scoring.score)
    facts = staticmethod(scoring.facts)
    outcome = staticmethod(scoring.outcome)
    estimate = staticmethod(estimate.estimate)
    defaults = staticmethod(gestures.defaults)
    obvious = staticmethod(gestures.obvious)


BOX = TapestryBox()
