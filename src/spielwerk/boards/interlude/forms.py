"""The forms of the campaign: a result from cardboard, a correction, and changes of the group."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.boards.interlude.sheet import entry_said
from spielwerk.boards.kit.campaign import Question, Wish
from spielwerk.games.scythe import names
from spielwerk.games.scythe.automa.cards import levels
from spielwerk.games.scythe.box import BOX as SCYTHE
from spielwerk.games.scythe.fenris.chronicle import FIRST, Chronicle
from spielwerk.games.scythe.fenris.group import END_TILES, WIND_FROM, boxed_factions
from spielwerk.games.scythe.fenris.in_words import bonus, column, faction, number
from spielwerk.games.scythe.fenris.interlude.box import BOX as INTERLUDE
from spielwerk.games.scythe.fenris.interlude.options import DATA
from spielwerk.games.scythe.fenris.report_checks import PIECES, TOKENS, spaces_of
from spielwerk.games.scythe.fenris.triumph_log import BESIDE
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.story import Leg
from spielwerk.kernel.text import text

MOST_STARS = 6
COUNTED: dict[str, tuple[str, ...]] = {
    "1": ("tokens",),
    "2a": ("mechs",),
    "2b": ("structures",),
    "3": ("tokens", "found"),
    "4": ("tokens",),
    "5": ("found",),
    "7w": ("tokens", "found"),
    "7p": ("tokens", "found"),
}
"""What an episode reports beyond coins, places and stars."""


def questions(c: Chronicle, leg: Leg) -> list[list[Question]]:
    """Returns what is asked about each seat of an episode on cardboard; an interlude is played here."""
    if leg.game == INTERLUDE.id:
        return []
    stars = _stars(c, leg)
    return [_asked(c, leg, sheet, stars) for sheet in leg.sheets]


def _stars(c: Chronicle, leg: Leg) -> tuple[tuple[str, str], ...]:
    """Returns the spaces of the episode's track with their names."""
    rules: Any = Game(SCYTHE, leg.setup).rules
    spaces = (*spaces_of(c, leg.title), BESIDE)
    return tuple([(id, names.name(star.name)) for id, star in rules.star_track.items() if id in spaces])


def _asked(c: Chronicle, leg: Leg, which: int, stars: tuple[tuple[str, str], ...]) -> list[Question]:
    sheet = c.sheets[which]
    room = tuple([star for star in stars if sheet.automa or star[0] != BESIDE])
    found = [
        Question("coins", text("interlude-page-ask-coins")),
        Question(
            "place",
            text("interlude-page-ask-place"),
            value=1 + leg.sheets.index(which),
            least=1,
            most=len(leg.sheets),
        ),
        Question("stars", text("interlude-page-ask-stars"), "counts", (), room, most=MOST_STARS),
    ]
    for name in COUNTED.get(leg.title, ()):
        label = text(f"interlude-page-ask-{name}-{number(leg.title)}")
        most = TOKENS[leg.title] if name == "tokens" else getattr(PIECES, name, 1)
        found.append(Question(name, label, "flag" if name == "found" else "number", most=most))
    if not sheet.automa:
        left = [id for id in DATA.sheet.instant if id not in sheet.instant]
        none = ("", text("interlude-page-ask-no-instant"))
        choices = (none, *[(id, text(f"scythe-instant-{id}")) for id in left])
        found.append(Question("instant", text("interlude-page-ask-instant"), "choice", "", choices))
    return found


def report(leg: Leg, answers: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Returns the report of an episode; what an instant bonus costs is known.

    [fenris.frame.instant-bonus, fenris.ep1.free-instant-bonus]
    """
    price = 0 if leg.title == FIRST else DATA.sheet.instant_price
    return {"seats": [{**answer, "spent": price if answer.get("instant") else 0} for answer in answers]}


def correctable(c: Chronicle, which: int) -> list[Question]:
    """Returns the numbers and ticks of a sheet."""
    sheet = c.sheets[which]
    where = ("sheets", which)
    episodes = tuple([(episode, text("interlude-page-episode", n=number(episode))) for episode in c.path])
    found = [
        Question(f"entry-{i}", entry_said(entry), value=entry.n, least=-999, path=(*where, "entries", i, "n"))
        for i, entry in enumerate(sheet.entries)
    ]
    found += [
        Question(
            f"bonus-{i}",
            text("interlude-page-bonus", bonus=bonus(i)),
            value=n,
            most=99,
            path=(*where, "bonuses", i),
        )
        for i, n in enumerate(sheet.bonuses)
        if any(sheet.bonuses)
    ]
    if episodes:
        wins = text("interlude-panel-wins")
        found.append(Question("wins", wins, "set", tuple(sheet.wins), episodes, path=(*where, "wins")))
        found += [
            Question(f"log-{i}", column(i), "set", tuple(ticks), episodes, path=(*where, "log", i))
            for i, ticks in enumerate(sheet.log)
        ]
    return found


def wishes(c: Chronicle) -> list[Wish]:
    """Returns how the group can change before an episode."""
    if c.stage != "episode":
        return []
    found = []
    for i, sheet in enumerate(c.sheets):
        if sheet.status == "left":
            continue
        kinds = ["away" if sheet.status == "playing" else "back", "left"]
        for kind in kinds:
            label = text(f"interlude-page-wish-{kind}")
            fixed = {"type": kind, "sheet": i}
            found.append(Wish(f"{kind}-{i}", label, fixed, sheet=i, grave=kind == "left"))
        if sheet.automa:
            asked = Question("level", text("interlude-page-level"), "choice", sheet.automa, _levels())
            fixed = {"type": "level", "sheet": i}
            found.append(Wish(f"level-{i}", text("interlude-page-wish-level"), fixed, (asked,), sheet=i))
    return [*found, *_join(c), *_wind(c)]


def _levels() -> tuple[tuple[str, str], ...]:
    speech = SCYTHE.speech()
    return tuple([(id, speech.choice(AUTOMA, id)) for id in levels()])


def _join(c: Chronicle) -> list[Wish]:
    others = [sheet for sheet in c.sheets if sheet.status != "left"]
    used = {*[sheet.faction for sheet in others], *[sheet.home for sheet in others]}
    free = [id for id in boxed_factions(invaders=c.invaders) if id not in used]
    if not free:
        return []
    person = ("", text("interlude-page-person"))
    asked = (
        Question("name", text("interlude-page-name"), "text", ""),
        Question(
            "faction",
            text("interlude-panel-faction"),
            "choice",
            free[0],
            tuple([(id, faction(id)) for id in free]),
        ),
        Question("automa", text("interlude-page-who"), "choice", "", (person, *_levels())),
    )
    return [Wish("join", text("interlude-page-wish-join"), {"type": "join"}, asked)]


def _wind(c: Chronicle) -> list[Wish]:
    """Returns what can be added of The Wind Gambit, in the episodes that allow it."""
    if c.episode not in WIND_FROM:
        return []
    speech = SCYTHE.speech()
    none = ("", text("interlude-page-no-end-tile"))
    tiles = (none, *[(id, speech.choice("end_tile", id)) for id in END_TILES])
    asked = (
        Question("airships", text("interlude-page-airships"), "flag", c.airships),
        Question("end_tile", speech.field("end_tile"), "choice", c.end_tile, tiles),
    )
    return [Wish("wind", text("interlude-page-wish-wind"), {"type": "wind"}, asked)]


def change_said(change: Mapping[str, Any], after: Chronicle) -> str:
    """Returns a change of the group in words."""
    kind = change["type"]
    if kind == "join":
        sheet = after.sheets[-1]
    elif "sheet" in change:
        sheet = after.sheets[change["sheet"]]
    else:
        return text("interlude-page-said-wind")
    name = sheet.name or faction(sheet.faction)
    return text(f"interlude-page-said-{kind}", name=name)
