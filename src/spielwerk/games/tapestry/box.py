"""What is in the box: the one place that names the civilizations and hangings of Tapestry."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from spielwerk.games.tapestry import estimate, gestures, scoring, setup, view
from spielwerk.games.tapestry.automa import cards as automa_cards
from spielwerk.games.tapestry.automa import levels as automa_levels
from spielwerk.games.tapestry.automa import module as automa
from spielwerk.games.tapestry.civilizations.alchemists import ALCHEMISTS
from spielwerk.games.tapestry.civilizations.architects import ARCHITECTS
from spielwerk.games.tapestry.civilizations.craftsmen import CRAFTSMEN
from spielwerk.games.tapestry.civilizations.entertainers import ENTERTAINERS
from spielwerk.games.tapestry.civilizations.futurists import FUTURISTS
from spielwerk.games.tapestry.civilizations.heralds import HERALDS
from spielwerk.games.tapestry.civilizations.historians import HISTORIANS
from spielwerk.games.tapestry.civilizations.inventors import INVENTORS
from spielwerk.games.tapestry.civilizations.isolationists import ISOLATIONISTS
from spielwerk.games.tapestry.civilizations.leaders import LEADERS
from spielwerk.games.tapestry.civilizations.merrymakers import MERRYMAKERS
from spielwerk.games.tapestry.civilizations.militants import MILITANTS
from spielwerk.games.tapestry.civilizations.mystics import MYSTICS
from spielwerk.games.tapestry.civilizations.nomads import NOMADS
from spielwerk.games.tapestry.civilizations.the_chosen import THE_CHOSEN
from spielwerk.games.tapestry.civilizations.traders import TRADERS
from spielwerk.games.tapestry.components import Components
from spielwerk.games.tapestry.hangings import HANGINGS
from spielwerk.games.tapestry.options import OPTIONS
from spielwerk.games.tapestry.pack_check import check_names, check_verbs
from spielwerk.games.tapestry.rules import TapestryRules
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
)
MODULES = (automa_levels.SHADOW_TWO,)
"""What a table may add to the game."""


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
    rules = TapestryRules(given, data)
    modules: list[tuple[Module, int | None]] = [(module, None) for module in (*CIVILIZATIONS, HANGINGS)]
    assemble(rules, modules + automa.modules(rules, automa_seat))
    check_playable(rules)
    check_verbs(data, rules.atoms)
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
        "hangings",
        "income",
        "landmarks",
        "map",
        "spaces",
        "techs",
        "tiles",
        "tracks",
    )

    def schema(self) -> Schema:
        more = (automa_levels.SEAT_FIELDS, automa_levels.TABLE_FIELDS)
        return setup.schema(tuple([module.id for module in CIVILIZATIONS]), MODULES, *more)

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
    resample = staticmethod(view.resample)
    view = staticmethod(view.view)
    score = staticmethod(scoring.score)
    facts = staticmethod(scoring.facts)
    outcome = staticmethod(scoring.outcome)
    estimate = staticmethod(estimate.estimate)
    defaults = staticmethod(gestures.defaults)
    obvious = staticmethod(gestures.obvious)


BOX = TapestryBox()
