"""The box: the one place that names the factions and modules of DEI."""

from __future__ import annotations

from typing import Any, ClassVar

from spielwerk.games.dei import estimate, gestures, scoring, setup, statistics, view
from spielwerk.games.dei.factions.auxilia import AUXILIA
from spielwerk.games.dei.factions.farm_z import FARM_Z
from spielwerk.games.dei.factions.ravagers import RAVAGERS
from spielwerk.games.dei.factions.refuge42 import REFUGE42
from spielwerk.games.dei.modules.badge_draft import BADGE_DRAFT
from spielwerk.games.dei.modules.blue_badges import BLUE_BADGES
from spielwerk.games.dei.modules.confrontation import CONFRONTATION
from spielwerk.games.dei.modules.green_badges import GREEN_BADGES
from spielwerk.games.dei.modules.no_choice import NO_CHOICE
from spielwerk.games.dei.modules.planning import PLANNING
from spielwerk.games.dei.modules.players_2 import PLAYERS_2
from spielwerk.games.dei.modules.players_3 import PLAYERS_3
from spielwerk.games.dei.modules.rebellion import REBELLION
from spielwerk.games.dei.modules.red_badges import RED_BADGES
from spielwerk.games.dei.options import OPTIONS
from spielwerk.games.dei.rules import DeiRules
from spielwerk.games.dei.speech import DeiSpeech
from spielwerk.games.dei.state import Dei
from spielwerk.games.dei.table_data import TableData
from spielwerk.kernel.game import Box
from spielwerk.kernel.module import Module, Rules, assemble
from spielwerk.kernel.option import Catalogue
from spielwerk.kernel.outlook import Outlook
from spielwerk.kernel.schema import Schema
from spielwerk.kernel.state import State
from spielwerk.kernel.text import Name

ALWAYS = (AUXILIA, RAVAGERS, REFUGE42, FARM_Z, RED_BADGES, BLUE_BADGES, GREEN_BADGES)
"""Leaders and badges: an ability applies to whoever has it."""
BY_PLAYERS = {2: (PLAYERS_2,), 3: (PLAYERS_3,)}
CHOSEN = {module.id: module for module in (NO_CHOICE, BADGE_DRAFT, PLANNING, CONFRONTATION, REBELLION)}
"""The five optional rules."""


class DeiBox(Box):
    """DEI – Divide et Impera, for two to four players."""

    id: ClassVar[str] = "dei"
    version: ClassVar[int] = 4
    name: ClassVar[Name] = Name("DEI – Divide et Impera", "DEI – Divide et Impera")
    options: ClassVar[Catalogue] = OPTIONS
    state: ClassVar[type[State]] = Dei
    pack_files: ClassVar[tuple[str, ...]] = (
        "badges",
        "box",
        "cards",
        "districts",
        "factions",
        "layouts",
        "missions",
    )
    outlook: ClassVar[Outlook] = Outlook(width=2, closer=2, few=0, through=True, alike=True)

    def schema(self) -> Schema:
        return setup.schema(tuple(CHOSEN))

    def rules(self, given: dict[str, Any]) -> Rules:
        setup.deal(given)
        data = TableData(self.pack)
        data.check_shape()
        rules = DeiRules(given, data)
        modules: list[Module] = [*ALWAYS, *BY_PLAYERS.get(rules.seats, ())]
        modules += [CHOSEN[name] for name in given["modules"]]
        return assemble(rules, [(module, None) for module in modules])

    def open_score(self, rules: Any) -> bool:
        """Returns True: hands may be secret, but which cards a player owns is public."""
        return True

    def speech(self) -> DeiSpeech:
        return DeiSpeech(self.id)

    begin = staticmethod(setup.begin)
    resample = staticmethod(view.resample)
    view = staticmethod(view.view)
    score = staticmethod(scoring.score)
    outcome = staticmethod(scoring.outcome)
    estimate = staticmethod(estimate.estimate)
    defaults = staticmethod(gestures.defaults)
    obvious = staticmethod(gestures.obvious)
    turns = staticmethod(statistics.turns)
    facts = staticmethod(statistics.facts)


BOX = DeiBox()
