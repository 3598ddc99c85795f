"""Modifications in words: their names and texts, what lies before a player, and what an Automa got."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.games.scythe import names
from spielwerk.games.scythe.combat import cards_of, settlement
from spielwerk.games.scythe.episodes import EPISODE
from spielwerk.games.scythe.modules.infra_mods import FREE, FREE_LESS, FREE_TILES, INFRA, KINDS, Infra
from spielwerk.games.scythe.modules.infra_mods_triggered import AUTOMACHINES, CAVALRY
from spielwerk.games.scythe.modules.mech_mods import MOD, SPACE, Mods
from spielwerk.games.scythe.modules.mech_mods_combat import Feint
from spielwerk.games.scythe.modules.mech_mods_movement import MECH_TILES
from spielwerk.games.scythe.modules.mods_automa import INFRA_MODS, MECH_MODS, BenefitGained
from spielwerk.games.scythe.speech import ScytheSpeech
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.option import Option
from spielwerk.kernel.speech import Reason, Ref, Why, plain
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

__all__ = ["INFRA_MODS", "MECH_MODS", "MECH_TILES"]


def infra(id: str, rules: ScytheRules) -> Ref:
    """Returns the name of an infrastructure modification."""
    return Ref("infra", id, names.name(rules.data.infra_mods()[id].name))


def mech_tile(id: str, rules: ScytheRules) -> dict[str, object]:
    data = rules.data.mech_abilities()[id]
    return {"mod": names.ability(id, rules.data), "text": names.name(data.text)}


def printed(seat: int, mech: int, rules: ScytheRules) -> dict[str, object]:
    """Returns an ability of the faction mat, with its text."""
    faction = rules.factions[seat]
    id = rules.data.factions()[faction].mechs[mech]
    does = names.ability_text(id, faction, rules.seats, rules.changed_abilities, rules.data)
    return {"ability": names.ability(id, rules.data), "text": does}


def infra_tile(id: str, rules: ScytheRules) -> dict[str, object]:
    return {"infra": infra(id, rules), "text": names.name(rules.data.infra_mods()[id].text)}


def free(o: Option, _seat: int, _frame: Any, rules: ScytheRules) -> dict[str, object]:
    return {"bottom": names.bottom(o.i), "infra": infra(FREE_TILES[o.i], rules)}


MECH_TILES.add_row("naming", MOD[0].verb, lambda o, _seat, _frame, rules: mech_tile(o.at, rules))
MECH_TILES.add_row(
    "naming",
    SPACE[0].verb,
    lambda o, seat, _frame, rules: printed(seat, o.i, rules),
)
MECH_TILES.add_row(
    "spelling",
    "mod",
    lambda value, _about, rules: names.ability(
        MOD[value].at if isinstance(value, int) else value, rules.data
    ),
)

INFRA_MODS.add_row("naming", INFRA[0].verb, lambda o, _seat, _frame, rules: infra_tile(o.at, rules))
for verb in (FREE[0].verb, FREE_LESS[0].verb):
    INFRA_MODS.add_row("naming", verb, free)
for verb in (AUTOMACHINES, CAVALRY):
    INFRA_MODS.add_row("naming", verb, lambda o, _seat, _frame, rules: infra_tile(o.verb, rules))
INFRA_MODS.add_row("spelling", "infra", lambda value, _about, rules: infra(value, rules))


# --- what lies before a player


def covering(part: Mods, seat: int, rules: ScytheRules) -> dict[int, str]:
    """Returns the abilities that cover others, by mech space."""
    return {mech: rules.having(bit)[0].id for mech, bit in enumerate(part.covers[seat]) if bit}


def tiles_by_mech(view: ScytheView | Scythe, seat: int, rules: ScytheRules) -> dict[int, Ref]:
    """Returns the names of the same; they are those of the mechs."""
    found = covering(view.parts[rules.slots[Mods]], seat, rules)
    return {mech: names.ability(id, rules.data) for mech, id in found.items()}


MECH_TILES.add("covered", tiles_by_mech)


def lying(tile: str, mech: int, seat: int, rules: ScytheRules) -> str:
    """Returns which ability a tile covers; its name alone on a blank space, where it covers nothing."""
    mod, under = names.ability(tile, rules.data), names.mech_ability(seat, mech, rules)
    blank = rules.data.abilities()[rules.data.factions()[rules.factions[seat]].mechs[mech]].blank
    return str(mod) if blank else text("scythe-panel-mod", mod=mod, ability=under)


@MECH_TILES.on("belongings")
def on_the_mat(view: ScytheView, seat: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns which tile covers which ability, or what a player has drawn."""
    part: Mods = view.parts[rules.slots[Mods]]
    said = [lying(tile, mech, seat, rules) for mech, tile in covering(part, seat, rules).items()]
    drawn = [names.ability(MOD[kind].at, rules.data) for kind in bits(part.drawn[seat])]
    shown = said or MECH_MODS.id in rules.setup["modules"]
    rows = [(text("scythe-panel-mods"), names.listed(said))] if shown else []
    return [*rows, (text("scythe-panel-mods-drawn"), names.listed(drawn))] if drawn else rows


@MECH_TILES.on("on_deploying")
def remark(s: Scythe, seat: int) -> str:
    """Returns which tiles lie on spaces whose mechs are still there."""
    units = s.players[seat].units
    tiles = {m: tile for m, tile in covering(s.part(Mods), seat, s.rules).items() if units[1 + m] == NOWHERE}
    said = [plain(lying(tile, mech, seat, s.rules)) for mech, tile in tiles.items()]
    return text("scythe-deploy-tiles", tiles=names.listed(said)) if said else ""


@MECH_TILES.on("remarks")
def revealed(s: Scythe, frame: Frame) -> str:
    """Returns what both sides have revealed, for a player who may still turn the dial."""
    if not isinstance(frame, Feint):
        return ""
    fight = settlement(s)
    attacks = fight.attacker == frame.seat
    values = s.rules.card_values
    attack = fight.attack + sum([values[kind] for kind in cards_of(fight.attack_cards)])
    defence = fight.defence + sum([values[kind] for kind in cards_of(fight.defence_cards)])
    own, theirs = (attack, defence) if attacks else (defence, attack)
    tie = "won" if fight.tie_goes_to_attacker(s) == attacks else "lost"
    return text("scythe-feint-revealed", own=own, foe=names.seat(frame.foe, s.rules), theirs=theirs, tie=tie)


@INFRA_MODS.on("belongings")
def beside_the_mat(view: ScytheView, seat: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns the tiles of a player, and which of them are used."""
    part: Infra = view.parts[rules.slots[Infra]]
    own, used = part.own[seat], part.used[seat]
    said = [
        text(f"scythe-panel-infra-{'used' if used >> kind & 1 else 'ready'}", infra=infra(KINDS[kind], rules))
        for kind in bits(own)
    ]
    drawn = [infra(KINDS[kind], rules) for kind in bits(part.drawn[seat] & ~own)]
    rows = [(text("scythe-panel-infra"), names.listed(said))]
    return [*rows, (text("scythe-panel-infra-drawn"), names.listed(drawn))] if drawn else rows


# --- Automas

RULES = {"infra": "fenris.automa-modules.mods-infra-only", "mech": "fenris.automa-modules.mods-mech-only"}
BOTH = "fenris.automa-modules.mods-both"
FROM_SHEET = "fenris.automa-campaign.mods-from-ep3"
"""The rule of an episode, in which the sheet says what an Automa gets."""


def stories(events: Sequence[Event], rules: ScytheRules) -> list[Why]:
    """Explains what each Automa got in the set-up, benefit by benefit, in the order in which they got it."""
    found = []
    speech = ScytheSpeech(rules.game)
    both = {INFRA_MODS.id, MECH_MODS.id} <= set(rules.setup["modules"])
    for seat in range(rules.seats):
        got = [(i, e) for i, e in enumerate(events) if isinstance(e, BenefitGained) and e.seat == seat]
        if got:
            rule = BOTH if both else RULES[got[0][1].column]
            rule = rule if rules.setup.get(EPISODE) is None else FROM_SHEET
            steps = tuple([Reason(speech.event(e, rules), rule) for _, e in got])
            who, form = names.subject(seat, rules), names.form(seat, rules)
            short = text("scythe-automa-mods", who=who, form=form, n=len(got))
            found.append(Why(seat, short, steps, panel=f"automa-{seat}", span=(got[0][0], got[-1][0])))
    return sorted(found, key=lambda story: story.span)


INFRA_MODS.add("stories", stories)


@MECH_MODS.on("stories")
def stories_of_mechs(events: Sequence[Event], rules: ScytheRules) -> list[Why]:
    """Explains the same if no infrastructure modifications are in play."""
    return [] if INFRA_MODS.id in rules.setup["modules"] else stories(events, rules)
