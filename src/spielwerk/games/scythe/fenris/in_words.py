"""A campaign in words and numbers: its legs, its sheets as tables, and what statistics count."""

from __future__ import annotations

from spielwerk.games.scythe import components, names
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.components.modifications import InfraModData, MechModData
from spielwerk.games.scythe.fenris.chronicle import FINALES, INFRA, MECH, Benefit, Chronicle, Kind, Sheet
from spielwerk.games.scythe.fenris.triumph_log import lines
from spielwerk.kernel.match import BOT
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.story import Leg
from spielwerk.kernel.text import shown_name, text

DATA = reading.campaign()
BONUSES = ("coins", "power", "popularity")
AFTER, MATS = "after-", "mats-"
"""How the title of a leg between two episodes begins; the episode before it follows."""
KINDS: tuple[Kind, ...] = (MECH, INFRA)


def number(episode: str) -> str:
    """Returns the number of an episode, without the branch that it belongs to.

    >>> number("2a")
    '2'
    """
    return episode.rstrip("abwp")


def called(leg: Leg) -> str:
    """Returns the name of a leg; it does not tell which branch of the story it is."""
    if leg.title.startswith(AFTER):
        return text("interlude-leg-after", episode=number(leg.title.removeprefix(AFTER)))
    if leg.title.startswith(MATS):
        return text("interlude-leg-mats")
    return text("interlude-leg-episode", episode=number(leg.title))


def player_name(sheet: Sheet) -> str:
    """Returns the name on a sheet, or that of its faction."""
    return shown_name(sheet.name.removeprefix(BOT)) or faction(sheet.faction)


def tile_name(id: str) -> str:
    """Returns the name of a modification; one with the ability of a faction has its name."""
    mech, infra = reading.mech_mods(), reading.infra_mods()
    found = infra[id].name if id in infra else mech[id].name
    return names.name(found or components.abilities()[id].name)


def tile_data(id: str) -> InfraModData | MechModData:
    """Returns the data of a modification."""
    return reading.infra_mods().get(id) or reading.mech_mods()[id]


def tile_text(id: str) -> str:
    """Returns what a modification does."""
    infra = reading.infra_mods()
    return names.name(infra[id].text if id in infra else components.mech_abilities()[id].text)


def colour(faction: str) -> str:
    """Returns the colour of a faction."""
    return components.factions()[faction].colour


def faction(id: str) -> str:
    known = components.factions()
    return names.name(known[id].name) if id in known else text(f"interlude-faction-{id}")


def column(i: int) -> str:
    return text(f"interlude-column-{DATA.log.columns[i]}")


def bonus(i: int) -> str:
    return text(f"interlude-bonus-{BONUSES[i]}")


def benefit(found: Benefit) -> str:
    """Returns what an Automa has instead of a modification."""
    return text(f"interlude-benefit-{found.what}", card=found.card)


# --- sheets as tables


def panels(c: Chronicle) -> list[Panel]:
    """Returns the sheets of all who have not left."""
    there = [i for i, sheet in enumerate(c.sheets) if sheet.status != "left"]
    return [panel(c, i, player_name(c.sheets[i])) for i in there]


def panel(c: Chronicle, i: int, title: str, seat: int | None = None, drawn: str = "") -> Panel:
    """Returns a sheet as a table; modifications are shown as soon as the story knows of them."""
    sheet = c.sheets[i]
    rows = [
        (text("interlude-panel-faction"), faction(sheet.faction)),
        (text("interlude-panel-wealth"), str(sheet.wealth)),
        (text("interlude-panel-wins"), names.listed([number(episode) for episode in sheet.wins])),
    ]
    for kind in KINDS:
        if c.released(kind):
            owned = [tile_name(id) for id in sheet.tiles(kind)]
            owned += [benefit(found) for found in sheet.benefits if found.kind == kind]
            rows.append((text(f"interlude-panel-{kind}"), names.listed(owned)))
    raised = [f"{bonus(b)} {n}" for b, n in enumerate(sheet.bonuses) if n]
    log = [f"{column(k)} {len(ticks)}" for k, ticks in enumerate(sheet.log) if ticks]
    rows += [
        (text("interlude-panel-bonuses"), names.listed(raised)),
        (text("interlude-panel-log"), names.listed(log)),
    ]
    if drawn:
        rows.append((text("interlude-panel-drawn"), drawn))
    if c.stage == "over" and i in c.seats:
        rows.append((text("interlude-score-total"), str(total(c, c.seats.index(i)))))
    owner = i if seat is None else seat
    return Panel(f"sheet-{owner}", title, tuple(rows), seat=owner)


# --- the end, and statistics


def total(c: Chronicle, seat: int) -> int:
    """Returns the campaign total: the last episode twice, and 25 coins for each complete line.

    [fenris.finale.total, fenris.ep8.scoring-double, fenris.triumphlog.bonus-paid-at-end]
    [fenris.campaign.wealth-never-scores, fenris.campaign.only-last-coins, fenris.ep8b.scoring-tesla]
    """
    return 2 * c.results[seat].coins + DATA.log.line * lines(DATA, c.sheets[c.seats[seat]])


def winners(c: Chronicle) -> tuple[int, ...]:
    """Returns the sheets with the highest total at the end of the campaign.

    [fenris.ep8.highest-wins, fenris.finale.tie-shared]
    """
    if c.stage != "over":
        return ()
    totals = [total(c, seat) for seat in range(len(c.seats))]
    return tuple([i for i, n in zip(c.seats, totals, strict=True) if n == max(totals)])


def facts(c: Chronicle, sheet: int) -> dict[str, int]:
    """Returns numbers about a sheet: its wealth after each episode, wins, modifications, complete lines."""
    mine = c.sheets[sheet]
    found = {"wins": len(mine.wins)}
    for episode in c.path:
        if episode not in FINALES:
            until = c.path[: 1 + c.path.index(episode)]
            found[f"wealth-{number(episode)}"] = sum([e.n for e in mine.entries if e.episode in until])
    found |= {f"mods-{kind}": mine.owned(kind) for kind in KINDS}
    found |= {"ticks": mine.ticks, "lines": lines(DATA, mine)}
    if c.stage == "over" and sheet in c.seats:
        found |= {"total": total(c, c.seats.index(sheet))}
    return found
