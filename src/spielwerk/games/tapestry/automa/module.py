"""How the bots plug into the game: a module for the table, one for the Automa's seat, one for two people."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spielwerk.games.tapestry.automa import panels, speech
from spielwerk.games.tapestry.automa.bots import BOTS, POWER, Bots, BotTable, read_cards
from spielwerk.games.tapestry.automa.cards import AutomaFile, automa_file, civilizations
from spielwerk.games.tapestry.automa.civilizations import MODULES
from spielwerk.games.tapestry.automa.double_strike import double_strike
from spielwerk.games.tapestry.automa.income import PersonAdvances
from spielwerk.games.tapestry.automa.levels import DOUBLE_STRIKE, FIRST, LEVEL, SECOND, SHADOW_TWO
from spielwerk.games.tapestry.automa.reactions import DiscardSupply
from spielwerk.games.tapestry.automa.setup import SetUpBots, solo_civilizations, solo_hangings
from spielwerk.games.tapestry.automa.shadow_two import after_turn
from spielwerk.games.tapestry.automa.turn import BotTurn
from spielwerk.games.tapestry.income import Abilities
from spielwerk.games.tapestry.modules.landmark_cards import AUTOMA_LANDMARKS
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.setup import StartPlay
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.games.tapestry.turn import EndTurn
from spielwerk.kernel.module import Module
from spielwerk.kernel.outcome import Outcome

AUTOMA, SEAT = "automa", "automa-seat"


def modules(rules: TapestryRules, seat: int | None) -> list[tuple[Module, int | None]]:
    """Returns what the bots of a table add to its rules; nothing if there are none.

    [tapestry.automa.intro.two-bots, tapestry.automa.intro.solo-mode, tapestry.automa.intro.two-player-mode]
    """
    if seat is not None:
        table = solo_table(rules, seat)
        found = [(for_solo(rules, table), None), (Module(POWER), None), (for_automa(rules, table), seat)]
        boxes = rules.setup["modules"]
        brought = [one.id for one in table.data.civilizations if one.needs in boxes and one.id in MODULES]
        found += [(MODULES[id](), None) for id in brought]
        return [*found, *[(double_strike(), None)] * (DOUBLE_STRIKE in rules.setup["modules"])]
    if SHADOW_TWO in rules.setup["modules"]:
        return [(for_two(rules), None)]
    return []


def solo_table(rules: TapestryRules, seat: int) -> BotTable:
    """Returns the bots of a solo game."""
    given, known = rules.setup["seats"][seat], [*civilizations()]
    first, second = [NONE if given[name] is None else known.index(given[name]) for name in (FIRST, SECOND)]
    data = with_fifth(automa_file(rules.data.pack), rules)
    return BotTable(
        automa=seat,
        shadow=rules.seats,
        people=tuple([other for other in range(rules.seats) if other != seat]),
        cards=read_cards(data, hexes(rules)),
        data=data,
        level=next(level for level in data.levels if level.id == given[LEVEL]),
        wishes=(first, second),
    )


def with_fifth(data: AutomaFile, rules: TapestryRules) -> AutomaFile:
    """Returns the facts of a table: with the fifth track other charts and cards are used.

    [tapestry.level.arts-chart-cards, tapestry.automa.replace.decision-cards]
    [tapestry.automa.replace.decision-cards-compatible]
    """
    if not rules.has_fifth:
        return data
    charts = {one.id: one.chart for one in data.fifth_levels}
    orders = {one.number: one.order for one in data.fifth_cards}
    levels = [replace(one, chart=charts.get(one.id, one.chart)) for one in data.levels]
    cards = [replace(card, order=orders.get(card.number, card.order)) for card in data.cards]
    return replace(data, levels=tuple(levels), cards=tuple(cards))


def hexes(rules: TapestryRules) -> list[tuple[int, int]]:
    """Returns the coordinates of the hexes of the map, which is always the small side."""
    side = next(one for one in rules.data.sides().values() if rules.seats in one.players)
    assert len(side.hexes) == rules.world.hexes
    return [(h.q, h.r) for h in side.hexes]


def with_bots(id: str, table: BotTable) -> Module:
    """Returns a module with the Shadow Empire, the decks and the words of the bots."""
    module = Module(id, part=Bots, powers=[POWER])
    module.add_row("module_data", BOTS, table)
    module.insert("setting_up", SetUpBots, before=StartPlay)
    module.add("panels", panels.panels)
    module.add("stories", speech.stories)
    for field, spelling in speech.SPELLING.items():
        module.add_row("spelling", field, spelling)
    for verb, naming in speech.NAMING.items():
        module.add_row("naming", verb, naming)
    return module


def for_solo(rules: TapestryRules, table: BotTable) -> Module:
    """Returns the module of a solo game.

    [tapestry.automa.landmark.box, tapestry.automa.setup.human-start, tapestry.level.one-human-advance]
    [tapestry.automa.end.winner, tapestry.automa.setup.three-player]
    """
    module = with_bots(AUTOMA, table)
    module.add("hanging_pool", solo_hangings)
    module.add("playable_civilizations", solo_civilizations)
    module.add("landmark_owner", landmarks_of_both)
    module.add("start_territory", rules.world.starts[str(table.data.human_start)])
    module.add("judges", judge)
    if rules.has_fifth:
        more = {one.id: one.landmarks for one in table.data.fifth_levels}
        module.add_row("module_data", AUTOMA_LANDMARKS, more.get(table.chart.id, 0))
    if table.chart.person_advances:
        module.insert("income", PersonAdvances, before=Abilities)
    return module


def for_automa(rules: TapestryRules, table: BotTable) -> Module:
    """Returns the module of the Automa's seat.

    [tapestry.automa.setup.automa-nothing-else, tapestry.automa.setup.automa-start]
    [tapestry.automa.turn.joint, tapestry.automa.turn.order, tapestry.automa.reaction.trigger]
    """
    module = Module(SEAT)
    module.add("chooses", False)
    module.add("role", "tapestry-automa")
    module.add("own_turn", (BotTurn, EndTurn))
    module.add("reacts", DiscardSupply)
    module.add("start_territory", rules.world.starts[str(table.data.automa_start)])
    return module


def for_two(rules: TapestryRules) -> Module:
    """Returns the module of the Shadow Empire at a table of two people.

    [tapestry.shadow2.option, tapestry.shadow2.tokens, tapestry.shadow2.turn, tapestry.shadow2.landmarks]
    [tapestry.automa.replace.decision-cards]
    """
    data = with_fifth(automa_file(rules.data.pack), rules)
    people = tuple(range(rules.seats))
    table = BotTable(NONE, rules.seats, people, read_cards(data, hexes(rules)), data)
    module = with_bots(SHADOW_TWO, table)
    module.add("between_turns", after_turn)
    return module


def landmarks_of_both(owners: tuple[int, ...], rules: TapestryRules, _seat: Any) -> tuple[int, ...]:
    """Gives the Automa the landmarks of the Shadow Empire.

    [tapestry.automa.landmark.box, tapestry.automa.landmark.owner]
    """
    automa = next(seat for seat in range(rules.seats) if not rules.chooses[seat])
    return (*owners[: rules.seats], automa)


def judge(_s: Tapestry, outcome: Outcome) -> Outcome:
    """Nobody wins a tie in which the person has no resource left.

    [tapestry.ruling.tied-score-solo, tapestry.automa.end.possible-winners, tapestry.shadow.end.excluded]
    """
    if len(outcome.places[0]) == 1:
        return outcome
    return Outcome(outcome.scores, (), outcome.tie_breaks, outcome.measured)
