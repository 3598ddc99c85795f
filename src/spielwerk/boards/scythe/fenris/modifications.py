"""Tiles on the faction mat and beside the player mat, and the sheet that compares them in the set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.icons import pic
from spielwerk.boards.scythe.our_reading import our_reading
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.games.scythe import names
from spielwerk.games.scythe.modules.infra_mods import FREE, FREE_TILES, INFRA, KINDS, SPY, Infra, KeepInfra
from spielwerk.games.scythe.modules.infra_mods_spy import UseSpy
from spielwerk.games.scythe.modules.infra_mods_triggered import (
    AUTOMACHINES,
    CAVALRY,
    PROPAGANDA,
    AfterCombat,
    OnTheMove,
)
from spielwerk.games.scythe.modules.mech_mods import MOD, SPACE, CoverWith, KeepMod, Mods, PlaceMod
from spielwerk.games.scythe.modules.mods_words import covering
from spielwerk.games.scythe.modules.vesna_tiles import ABILITY, ChooseAbility, CoverPrinted
from spielwerk.games.scythe.state import MECH_COUNT
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.components import Components
    from spielwerk.games.scythe.components.modifications import InfraModData, MechModData
    from spielwerk.games.scythe.rules import ScytheRules

READING = ("fenris-modules", "fenris.ruling.mod-effect-texts")
"""Where the rulebook says what is known of these tiles."""


def tiles_on(scene: Scene, seat: int) -> tuple[str, ...]:
    """Returns the tile on each mech space of a seat, or "" where there is none."""
    rules = rules_of(scene)
    if Mods not in rules.slots or seat >= rules.seats:
        return ("",) * MECH_COUNT
    found = covering(view_of(scene).parts[rules.slots[Mods]], seat, rules)
    return tuple([found.get(mech, "") for mech in range(MECH_COUNT)])


# --- the sheet of the set-up


def notes(tile: MechModData | InfraModData, *, powers: bool = True) -> str:
    """Returns what a tile is not good for, and whether its text is our reading.

    Where the tile is asked about, `powers` need not be mentioned: no power is there.
    """
    found = ""
    if powers and tile.not_against_powers:
        found += f"<span>{esc(text('scythe-tile-not-against'))}</span>"
    if tile.source == "stand-in":
        found += our_reading(*READING)
    return f'<p class="tile-notes">{found}</p>' if found else ""


def notes_on(id: str, data: Components) -> str:
    """Returns the notes on a tile with a mech ability; those that are no modifications have none."""
    mod = data.mech_mods().get(id)
    return notes(mod) if mod else ""


def compared(scene: Scene) -> str:
    """Returns the tiles to choose from, side by side with their texts, or the tile that a question is about;
    empty at any other moment."""
    d = scene.mine
    if d is None:
        return ""
    draw = SHEETS.get(type(d.frame))
    return draw(scene, d) if draw else in_question(scene)


def sheet(title: str, how: str, rows: list[str], more: str = "") -> str:
    """Returns a sheet with a sentence that says how its tiles are used, or what the chosen one does."""
    head = f"<h2>{esc(title)}</h2><p>{esc(how)}</p>"
    return f'<section class="card-frame addons">{head}{"".join(rows)}{more}</section>'


def row(option: Option, name: str, does: str, below: str = "") -> str:
    inner = f'<span class="in-words">{esc(name)}</span><span class="does">{esc(does)}</span>'
    return press(option.text, "choice", inner, f"{name}: {does}", f"card-{slug(option.text)}") + below


def mech_tiles(scene: Scene, d: Decision) -> str:
    data = rules_of(scene).data
    rows = [
        row(
            o,
            names.ability(o.at, data).name,
            names.name(data.mech_abilities()[o.at].text),
            notes_on(o.at, data),
        )
        for o in d.options
        if o in MOD or o in ABILITY
    ]
    key = "scythe-panel-abilities" if isinstance(d.frame, ChooseAbility) else "scythe-panel-mods"
    return sheet(text(key), text("scythe-tile-how-mech"), rows, on_own_mat(scene, d.seat))


def on_own_mat(scene: Scene, seat: int) -> str:
    """Returns the mech abilities of the faction mat as they are now, to compare the tiles with."""
    rules = rules_of(scene)
    faction, data = rules.factions[seat], rules.data
    found = []
    for printed, tile in zip(data.factions()[faction].mechs, tiles_on(scene, seat), strict=True):
        blank = data.abilities()[printed].blank
        if blank and not tile:
            continue
        changed = {} if tile else rules.changed_abilities
        name = names.ability(tile or printed, data).name
        does = names.ability_text(tile or printed, faction, rules.seats, changed, data)
        instead = f" <s>{esc(names.ability(printed, data).name)}</s>" if tile and not blank else ""
        found.append(f"<li><b>{esc(name)}</b>{instead} {esc(does)}</li>")
    return f'<h3>{esc(text("scythe-tile-own-mat"))}</h3><ul class="own-abilities">{"".join(found)}</ul>'


def mech_spaces(scene: Scene, d: Decision) -> str:
    """Returns the abilities of the faction mat that the chosen tile can cover."""
    rules = rules_of(scene)
    faction, data = rules.factions[d.seat], rules.data
    printed = data.factions()[faction].mechs
    rows = []
    for o, id in [(o, printed[o.i]) for o in d.options if o in SPACE]:
        says = names.ability_text(id, faction, rules.seats, rules.changed_abilities, data)
        rows.append(row(o, names.ability(id, data).name, says))
    chosen: Any = d.frame
    tile = rules.having(chosen.tile)[0].id if isinstance(chosen, CoverPrinted) else MOD[chosen.mod].at
    does = names.ability_text(tile, faction, rules.seats, data=data)
    return sheet(text("scythe-tile-covers", mod=names.ability(tile, data).name), does, rows)


def infra_tiles(scene: Scene, d: Decision) -> str:
    data = rules_of(scene).data.infra_mods()
    rows = [
        row(o, names.name(data[o.at].name), names.name(data[o.at].text), notes(data[o.at]))
        for o in d.options
        if o in INFRA
    ]
    return sheet(text("scythe-panel-infra"), text("scythe-tile-how-infra"), rows)


SHEETS: dict[type, Callable[[Scene, Decision], str]] = {
    PlaceMod: mech_tiles,
    KeepMod: mech_tiles,
    ChooseAbility: mech_tiles,
    CoverWith: mech_spaces,
    CoverPrinted: mech_spaces,
    KeepInfra: infra_tiles,
}
"""The sheet of each choice of the set-up."""


# --- beside the player mat


def beside_mat(scene: Scene, seat: int) -> str:
    """Returns the tiles of a seat in a row: used ones face down, and those that can be used now glow."""
    rules = rules_of(scene)
    if Infra not in rules.slots:
        return ""
    part: Infra = view_of(scene).parts[rules.slots[Infra]]
    play = usable(scene) if seat == scene.viewer else {}
    asked = asked_about(scene) if seat == scene.viewer else ""
    found = [
        tile(id, part.used[seat] >> kind & 1, play, rules, asked=id == asked)
        for kind, id in [(kind, KINDS[kind]) for kind in bits(part.own[seat])]
    ]
    if not found:
        return ""
    label = esc(text("scythe-panel-infra"))
    return f'<ul class="addon-row" aria-label="{label}">{"".join(found)}</ul>'


def usable(scene: Scene) -> dict[str, str]:
    """Returns what the tiles of the viewer post now, by their ids.

    Spy and Propaganda are questions of their own, with both answers side by side.
    """
    d = scene.mine
    if d is None:
        return {}
    found = {}
    for option in d.options:
        if option in FREE:
            found[FREE_TILES[option.i]] = option.text
        elif option.verb in (AUTOMACHINES, CAVALRY):
            found[option.verb] = option.text
    return found


def asked_about(scene: Scene) -> str:
    """Returns the tile that the viewer is asked about now, if any."""
    return ASKED.get(type(scene.mine.frame), "") if scene.mine else ""


def in_question(scene: Scene) -> str:
    """Returns the tile that a question is about, for where the mat is not in sight."""
    id = asked_about(scene)
    drawn = tile(id, 0, {}, rules_of(scene), asked=True) if id else ""
    return f'<ul class="addon-row in-question">{drawn}</ul>' if drawn else ""


def tile(id: str, used: int, play: dict[str, str], rules: ScytheRules, *, asked: bool = False) -> str:
    """Returns one tile: a button while it can be used, or else its name, with its text behind it.

    It glows as well while a question is `asked` about it.
    """
    data = rules.data.infra_mods()[id]
    name, does = names.name(data.name), names.name(data.text)
    says = text("scythe-tile-used", name=name) if used else f"{name}: {does}"
    post = play.get(id, "")
    if post or asked:
        inner = f"{pic('star')}<b>{esc(name)}</b><small>{esc(does)}</small>"
        answered = f'<div class="addon glows">{inner}</div>'  # the answers are beside it
        lit = press(post, "addon glows", inner, says, f"tile-{id}") if post else answered
        return f"<li>{lit}{notes(data, powers=not asked)}</li>"
    look = "addon used" if used else "addon"
    return (
        f'<li class="{look}"><details name="abilities">'
        f'<summary title="{esc(says)}"><b>{esc(name)}</b></summary>'
        f"<p>{esc(says if used else does)}</p>{'' if used else notes(data)}</details></li>"
    )


ASKED: dict[type, str] = {OnTheMove: PROPAGANDA, AfterCombat: PROPAGANDA, UseSpy: SPY}
"""The tile of each question about one."""
