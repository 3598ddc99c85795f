"""How Automas plug into the game: one module for the table, and one for each seat they play."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spielwerk.games.scythe.automa import levels, panels, scoring, speech, tokens
from spielwerk.games.scythe.automa.arrival import clear_after_combat
from spielwerk.games.scythe.automa.cards import automa_file
from spielwerk.games.scythe.automa.combat import DrawCombatCard, ToMat, claim, claim_after_displacing
from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.automa.seat import AUTOMA_KEY, TOKEN, AutomaSeat, automa_seats
from spielwerk.games.scythe.automa.turn import DrawTurnCard
from spielwerk.games.scythe.automa.why import stories
from spielwerk.games.scythe.board import union
from spielwerk.games.scythe.dealing import Conclusion
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.turn import NextTurn
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module

TABLE = "automas"
SEAT = "automa"


def modules(rules: ScytheRules, seats: tuple[int, ...]) -> list[tuple[Module, int | None]]:
    """Returns the modules that the Automas of a table add to its rules; none if there are no Automas."""
    if not seats:
        return []
    found = automa_seats(rules, seats)
    together = rules.setup[levels.MODE] == levels.COOPERATIVE
    added: list[tuple[Module, int | None]] = [(for_table(found, together), None)]
    for seat, m in found.items():
        added.append((for_seat(m), seat))
        if token := TOKEN.get(m.reader.faction):
            added.append((tokens.module(token, leaves=bool(m.token)), seat))
    return added


def for_table(found: dict[int, AutomaSeat], together: bool) -> Module:
    """Returns the module with what changes for all seats.

    [scythe.automa-scoring.human-resource-cap, scythe.automa-scoring.tiebreak, scythe.automa-claim.when]
    """
    module = Module(TABLE, part=Automas)
    module.add_row("module_data", AUTOMA_KEY, found)
    module.add("on_displaced", claim_after_displacing)
    module.add("on_combat_won", claim)
    module.add("on_combat_won", clear_after_combat)
    module.replace_row("score_rows", "resources", scoring.resources)
    module.remove_row("tie_breaks", "resources")
    module.add("facts", facts)
    module.add("panels", panels.panels)
    module.add("stories", stories)
    for field, spelling in speech.SPELLING.items():
        module.add_row("spelling", field, spelling)
    for verb, naming in speech.NAMING.items():
        module.add_row("naming", verb, naming)
    if together:
        cooperate(module, found)
    return module


def cooperate(module: Module, found: dict[int, AutomaSeat]) -> None:
    """Sets all players against all Automas, who are not opponents of each other.

    [fenris.multiautoma.coop-mode, fenris.multiautoma.coop-score, fenris.multiautoma.coop-opponent]
    [fenris.ruling.multi-coop-tie]
    """

    def against_players(foes: Any, _rules: ScytheRules, _seat: None) -> Any:
        return tuple(
            [
                tuple([foe for foe in row if seat not in found or foe not in found])
                for seat, row in enumerate(foes)
            ]
        )

    def two_teams(_teams: Any, rules: ScytheRules, _seat: None) -> Any:
        return tuple([seat for seat in range(rules.seats) if seat not in found]), tuple(found)

    module.add("foes", against_players)
    module.add("teams", two_teams)
    module.add_row("tie_breaks", "automas", scoring.for_the_automas)


def for_seat(m: AutomaSeat) -> Module:
    """Returns the module of a seat without player mat, objectives and abilities, whose turn is a card.

    [scythe.automa-nature.no-economy, scythe.automa-nature.no-abilities]
    [scythe.automa-nature.fixed-popularity]
    [scythe.automa-setup.money, scythe.automa-setup.popularity, scythe.ruling.automa-ability-popularity]
    [scythe.automa-ultimaszyna.retreat-home, scythe.automa-star.combat-max-two]
    """
    module = Module(SEAT)
    module.add("start_values", start_values)
    module.add("objective_cards", no_objectives)
    module.add("fixed_popularity", True)
    module.add("chooses", False)
    module.add("own_turn", (DrawTurnCard, NextTurn))
    module.add("commits", DrawCombatCard)
    module.add("role", m.level.name)
    if not m.level.retreats_home:
        module.add("retreats", ToMat)
    return module


def complete(rules: ScytheRules) -> None:
    """Gives the Automas of assembled rules their home bases and their set-up, which modules may change."""
    found = rules.module_data.get(AUTOMA_KEY, {})
    for seat, m in found.items():
        home = rules.homes[seat]
        found[seat] = replace(m, home=rules.board.home[home], home_near=union(rules.board.starts[home]))
    if found and rules.automa_set_up:
        last = [step for step in rules.set_up if issubclass(step, Conclusion)]
        others = [step for step in rules.set_up if step not in last]
        rules.set_up = (*others, SetUpAutomas, *last)


class SetUpAutomas(Step, frozen=True, tag="scythe.automa.SetUpAutomas"):
    """Does what modules add to the set-up of Automas, in the order of play."""

    def run(self, s: Scythe) -> None:
        automas = [seat for seat in s.rules.seating if seat in s.rules.module_data[AUTOMA_KEY]]
        s.then(*[frame for seat in automas for more in s.rules.automa_set_up for frame in more(s, seat)])


def no_objectives(numbers: Any, _rules: ScytheRules, seat: int) -> Any:
    """Gives an Automa no objective cards.  [scythe.automa-nature.no-economy]"""
    numbers[seat] = 0
    return numbers


def start_values(values: Any, rules: ScytheRules, seat: int) -> Any:
    """Sets an Automa's starting popularity and coins.

    [scythe.automa-setup.money, scythe.automa-setup.popularity]
    """
    values[seat] = (rules.automa_popularity, automa_file(rules.data.pack).coins)
    return values


def facts(s: Scythe, seat: int) -> dict[str, int | str]:
    """Returns the level to group by, and the space of the marker."""
    m = s.rules.module_data[AUTOMA_KEY].get(seat)
    return {} if m is None else {levels.LEVEL: m.level.id, "progress": s.part(Automas).marker[seat]}
