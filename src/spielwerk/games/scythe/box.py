"""The box: the one place that names the factions and modules of Scythe."""

from __future__ import annotations

from typing import Any, ClassVar

from spielwerk.games.scythe import (
    components,
    episodes,
    estimate,
    gestures,
    older_positions,
    reports,
    scoring,
    setup,
    sleepers,
    statistics,
    view,
)
from spielwerk.games.scythe.automa import cards as automa_cards
from spielwerk.games.scythe.automa import levels as automa_levels
from spielwerk.games.scythe.automa import module as automa
from spielwerk.games.scythe.deals import DEALS
from spielwerk.games.scythe.factions.albion import ALBION
from spielwerk.games.scythe.factions.crimea import CRIMEA
from spielwerk.games.scythe.factions.fenris import FENRIS
from spielwerk.games.scythe.factions.nordic import NORDIC
from spielwerk.games.scythe.factions.polania import POLANIA
from spielwerk.games.scythe.factions.rusviet import RUSVIET
from spielwerk.games.scythe.factions.saxony import SAXONY
from spielwerk.games.scythe.factions.togawa import TOGAWA
from spielwerk.games.scythe.factions.vesna import VESNA
from spielwerk.games.scythe.fenris import episode_8b, sheet
from spielwerk.games.scythe.fenris.automa_benefits import SHEET
from spielwerk.games.scythe.fenris.changed_township import CHANGED_RUSVIET
from spielwerk.games.scythe.fenris.episode_1 import EPISODE_1
from spielwerk.games.scythe.fenris.episode_2a import EPISODE_2A
from spielwerk.games.scythe.fenris.episode_3_automa import EPISODE_3
from spielwerk.games.scythe.fenris.episode_5 import EPISODE_5
from spielwerk.games.scythe.fenris.episode_7_automa import EPISODE_7
from spielwerk.games.scythe.fenris.episode_8a import EPISODE_8A
from spielwerk.games.scythe.fenris.episode_8b import EPISODE_8B
from spielwerk.games.scythe.modules import (
    airship_tiles,
    airships,
    end_tile_set,
    end_tiles,
    horde,
    mad_tesla,
    tesla,
    tiles,
)
from spielwerk.games.scythe.modules.agents_automa import AGENTS
from spielwerk.games.scythe.modules.airship_tiles import AIRSHIPS
from spielwerk.games.scythe.modules.alliances_automa import ALLIANCES
from spielwerk.games.scythe.modules.annihilator_words import ANNIHILATOR
from spielwerk.games.scythe.modules.end_tile_set import END_TILES
from spielwerk.games.scythe.modules.fenris_faction import FENRIS_FACTION
from spielwerk.games.scythe.modules.horde_words import HORDE
from spielwerk.games.scythe.modules.influence import INFLUENCE
from spielwerk.games.scythe.modules.invaders import INVADERS, factions_at
from spielwerk.games.scythe.modules.mad_tesla_words import MAD_TESLA
from spielwerk.games.scythe.modules.mods_words import INFRA_MODS, MECH_MODS, MECH_TILES
from spielwerk.games.scythe.modules.peace_track import PEACE_TRACK
from spielwerk.games.scythe.modules.rivals_automa import RIVALS
from spielwerk.games.scythe.modules.tesla import TESLA
from spielwerk.games.scythe.modules.tiles import TILES
from spielwerk.games.scythe.modules.vesna_tiles import VESNA_FACTION
from spielwerk.games.scythe.modules.war_track import WAR_TRACK
from spielwerk.games.scythe.objectives import OBJECTIVE_CARDS
from spielwerk.games.scythe.options import OPTIONS
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.games.scythe.speech import ScytheSpeech
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.variants import DELAY_PENALTY, SAMPLE_SCORING
from spielwerk.kernel.game import Box
from spielwerk.kernel.module import Module, Rules, assemble
from spielwerk.kernel.option import Catalogue
from spielwerk.kernel.outlook import Outlook
from spielwerk.kernel.schema import Schema
from spielwerk.kernel.state import State
from spielwerk.kernel.text import Name

AGREED = {"deals": DEALS, "delay_penalty": DELAY_PENALTY, "sample_scoring": SAMPLE_SCORING}
"""Modules that options of the set-up add."""
MODULES = {
    module.id: module
    for module in (
        INVADERS,
        AIRSHIPS,
        END_TILES,
        WAR_TRACK,
        PEACE_TRACK,
        TILES,
        RIVALS,
        ALLIANCES,
        MECH_MODS,
        INFRA_MODS,
        VESNA_FACTION,
        FENRIS_FACTION,
        TESLA,
        MAD_TESLA,
        HORDE,
    )
}
UNLISTED = {module.id: module for module in (AGENTS, INFLUENCE, ANNIHILATOR)}
"""Modules that the campaign brings; a program may name them, and nothing offers them."""
EPISODES: dict[str, tuple[Module, ...]] = {
    "1": (SHEET, EPISODE_1),
    "2a": (RIVALS, SHEET, EPISODE_2A, WAR_TRACK),
    "2b": (SHEET, PEACE_TRACK, ALLIANCES),
    "3": (SHEET, EPISODE_3),
    "4": (SHEET, AGENTS),
    "5": (SHEET, EPISODE_5, INFLUENCE, ANNIHILATOR),
    "6": (SHEET,),
    "7w": (RIVALS, SHEET, EPISODE_7, WAR_TRACK),
    "7p": (SHEET, EPISODE_7, PEACE_TRACK, ALLIANCES),
    "8a": (SHEET, TILES, EPISODE_8A),
    "8b": (SHEET, EPISODE_8B, MAD_TESLA),
}
"""The modules that each episode brings.

Of the steps that they insert at the end of the set-up, those of the first module come last: rivals are
declared when all else is done.  [fenris.frame.instant-bonus]
"""
CHANGED = {"3": {RUSVIET.id: CHANGED_RUSVIET}, "5": {RUSVIET.id: CHANGED_RUSVIET}}
"""The factions that are different in an episode."""
BRINGS = {MECH_MODS.id: MECH_TILES, VESNA_FACTION.id: MECH_TILES, FENRIS_FACTION.id: INFLUENCE}
"""Modules that others bring with them."""
FACTIONS = {faction.id: faction for faction in (NORDIC, RUSVIET, CRIMEA, SAXONY, POLANIA, ALBION, TOGAWA)}
GUESTS = {faction.id: faction for faction in (VESNA, FENRIS)}
"""Factions without a home base of their own."""
MATS = tuple(components.mats())


class ScytheBox(Box):
    """Scythe, for two to five players, or up to seven with more factions; with one module for one."""

    id: ClassVar[str] = "scythe"
    version: ClassVar[int] = 10
    name: ClassVar[Name] = Name("Scythe", "Scythe")
    sort_key: ClassVar[int] = 1
    options: ClassVar[Catalogue] = OPTIONS
    state: ClassVar[type[State]] = Scythe
    outlook: ClassVar[Outlook] = Outlook(width=4, alike=True)
    pack_files: ClassVar[tuple[str, ...]] = (
        "automa",
        "board",
        "decks",
        "encounters",
        "factions",
        "factory",
        "mats",
        "objectives",
        "scoring",
        "airships",
        "end_tiles",
    )
    unlisted_pack_files: ClassVar[tuple[str, ...]] = (
        "alliances",
        "automa_mods",
        "guests",
        "infra_mods",
        "mech_mods",
        "powers",
    )

    def schema(self) -> Schema:
        options = (
            *automa_levels.TABLE_FIELDS,
            *tiles.FIELDS,
            *mad_tesla.FIELDS,
            *horde.FIELDS,
            *airships.FIELDS,
            *end_tiles.FIELDS,
            *episodes.FIELDS,
        )
        modules = tuple(MODULES.values())
        unlisted = tuple(UNLISTED.values())
        return setup.schema(
            (*FACTIONS, *GUESTS),
            MATS,
            modules,
            (*automa_levels.SEAT_FIELDS, *tesla.SEAT_FIELDS, *sheet.SEAT_FIELDS),
            options,
            unlisted=unlisted,
            fewer=((horde.HORDE_ID, horde.FEWEST),),
        )

    def rules(self, given: dict[str, Any]) -> Rules:
        data = components.Components(self.pack)
        data.check_ids()
        automa_cards.check_ids(self.pack)
        automas = automa_levels.automa_seats(given, self.pack)
        tiles.check(given)
        airships.deal(given, automas, data.airships())
        end_tiles.deal(given)
        horde.check(given, automas)
        tesla.check(given)
        episode_8b.check(given)
        setup.deal(given, (*FACTIONS, *GUESTS), MATS, automas, data)
        rules = ScytheRules(given, data)
        factions = factions_at({**FACTIONS, **GUESTS}, rules.seats, data)
        factions |= CHANGED.get(given.get(episodes.EPISODE, ""), {})
        modules: list[tuple[Module, int | None]] = [(OBJECTIVE_CARDS, None)]
        modules += [(module, None) for option, module in AGREED.items() if given[option]]
        named = [*episodes.brought(given, EPISODES)]
        named += [{**MODULES, **UNLISTED}[id] for id in given["modules"]]
        brought = [BRINGS[module.id] for module in named if module.id in BRINGS]
        modules += [(module, None) for module in dict.fromkeys([*brought, *named])]
        players = [seat for seat in range(rules.seats) if seat not in automas]
        modules += [(factions[rules.factions[seat]], seat) for seat in players]
        modules += airship_tiles.modules(rules, players)
        modules += automa.modules(rules, automas)
        modules += end_tile_set.modules(rules)
        assemble(rules, modules)
        rules.complete()
        automa.complete(rules)
        return rules

    def quick(self) -> dict[str, Any]:
        """Returns a game against one Automa of normal strength.  [scythe.automa-difficulty.automa]"""
        return {"seats": [{}, {automa_levels.LEVEL: automa_levels.USUAL}]}

    def open_score(self, rules: Any) -> bool:
        """Returns whether scores are open: unless coins are secret.  [scythe.ruling.coins-visibility]"""
        return not rules.setup["hidden_coins"]

    def speech(self) -> ScytheSpeech:
        return ScytheSpeech(self.id, automa_levels.NAMES)

    begin = staticmethod(setup.begin)
    upgrade = staticmethod(older_positions.upgrade)
    without_sleepers = staticmethod(sleepers.without_sleepers)
    add_sleepers = staticmethod(sleepers.add_sleepers)
    resample = staticmethod(view.resample)
    view = staticmethod(view.view)
    score = staticmethod(scoring.score)
    outcome = staticmethod(scoring.outcome)
    estimate = staticmethod(estimate.estimate)
    defaults = staticmethod(gestures.defaults)
    obvious = staticmethod(gestures.obvious)
    report = staticmethod(reports.report)
    keys = staticmethod(reports.keys)
    turns = staticmethod(statistics.turns)
    facts = staticmethod(statistics.facts)


BOX = ScytheBox()
