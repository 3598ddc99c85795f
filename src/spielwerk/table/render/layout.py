"""Lays out a table with a map: the map in the middle; players, prompt and the viewer's mat around it.

 The prompt, the reasons, the log, the rules and the lists share one column.  Radio buttons select the visible
one, so it works without a script and survives a change of the page.  On a phone everything but the map is in
a sheet at the lower edge with three heights, chosen in the same way.  When the game is over its story
replaces the map until somebody asks for the map again.
"""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.kit.controls import begun
from spielwerk.boards.kit.html import Marks, esc
from spielwerk.boards.kit.scene import Entry, closed
from spielwerk.boards.registry import drawing
from spielwerk.kernel.text import current_language, text
from spielwerk.table.render.choices import Covered, choices
from spielwerk.table.render.ending import ending
from spielwerk.table.render.gifts import gifts
from spielwerk.table.render.lately import lately
from spielwerk.table.render.prompt import prompt
from spielwerk.table.render.scene import TableScene
from spielwerk.table.render.sheets import sheets
from spielwerk.table.render.side import links, log, recap, score
from spielwerk.table.render.story import story
from spielwerk.table.render.why import why

KEYS = {"log": ' data-key="l"'}
"""The keys that open tabs."""
ABOUT = {"mat": "mat", "players": "player"}
"""The panel whose rules a pane asks for: the panel that shows the same content."""
HEIGHTS = ("peek", "half", "full")
"""Heights of the sheet on a phone."""


def around_the_map(
    scene: TableScene, newest: list[Entry], *, effects: bool, debug: bool, remark: str = ""
) -> tuple[str, ...]:
    """Returns all parts of the page, each in its place of the grid.

    `newest` are the newest entries of the log.  A remark stands in the column of the prompt, where it takes
    no room from the map.
    """
    drawn, lang = drawing(scene.game.id), current_language()
    players, mat = drawn.players(scene), drawn.mat(scene)
    lists = _lists(scene, score_too=bool(players) and drawn.scored(scene))
    over, past = scene.over and scene.past is None, scene.past is not None
    top, board = prompt(scene), drawn.board(scene)
    now = ending(scene) if over else _now(scene, effects, top + board, mat) + recap(scene, newest)
    panes = {
        "now": now and now + remark,
        "why": why(scene, newest),
        "log": f'{_log(scene, newest)}<p class="more">{links(scene, debug)}</p>{"" if now else remark}',
        "mat": mat,
        "players": (players or score(scene)) + gifts(scene),
    }
    tabs = (*[name for name, html in panes.items() if html], *["story"] * over, "text")
    chosen = "text" if _wanted(scene) else "story" if over else "now" if now else "log"
    return (
        f"{top}{drawn.strip(scene)}"
        f'<section id="map" class="map-area" data-about="pane:board" aria-label="{esc(text("kit-map"))}">',
        board,
        f"</section>{lately(scene, newest, reasons=bool(panes['why']))}"
        f'<div id="text" class="text-view" data-part="text">{lists}</div>'
        f"{_story(scene) if over else ''}"
        f'<div id="dock" class="dock">{_heights("peek" if past else "half", lang)}'
        f"{_tabs(tabs, chosen, tuple(drawn.tabs.items()), lang)}",
        *[_pane(name, html) for name, html in panes.items() if html],
        "</div>",
    )


def _now(scene: TableScene, effects: bool, shown: str, mat: str) -> str:
    """Draws the panel for what is asked, and below it the options that have no control anywhere else."""
    if scene.mine is None:
        return drawing(scene.game.id).now(scene) + choices(scene, effects)
    panel = drawing(scene.game.id).now(scene)
    covered = Covered(frozenset(begun(shown) | begun(panel)), frozenset(begun(mat)))
    return panel + choices(scene, effects, covered)


def _wanted(scene: TableScene) -> bool:
    """Returns whether the viewer asked for the lists instead of the map."""
    return bool(scene.opened) and scene.opens("text")


def _lists(scene: TableScene, *, score_too: bool) -> str:
    """Draws the view in words; while it is closed, names in the log link to the page where it is open."""
    if scene.opens("text"):
        return sheets(scene, score(scene) if score_too else "")
    scene.marks = Marks(elsewhere=scene.address("text"))
    return closed(scene, "text")


def _log(scene: TableScene, newest: list[Entry]) -> str:
    """Draws the log, which is long, only while it is open."""
    return log(scene, newest) if scene.opens("log") else closed(scene, "log")


def _pane(name: str, html: str) -> str:
    about = f' data-about="pane:{ABOUT[name]}"' if name in ABOUT else ""
    part = ' data-part="log"' if name == "log" else ""
    return f'<div id="pane-{name}" class="pane"{about}{part}>{html}</div>'


def _story(scene: TableScene) -> str:
    """Draws the story in place of the map; its sections scroll like the lists."""
    return (
        f'<div id="story" class="story-view"><section class="sheets" tabindex="0"'
        f' aria-label="{esc(text("table-tab-story"))}">{story(scene)}</section></div>'
    )


@lru_cache
def _tabs(names: tuple[str, ...], chosen: str, own: tuple[tuple[str, str], ...], _language: str) -> str:
    labels = {name: text(dict(own).get(name, f"table-tab-{name}")) for name in names}
    if "story" in names:
        labels["now"] = text("table-result")
    return _radios("tab", text("table-tabs"), labels, chosen)


@lru_cache
def _heights(chosen: str, _language: str) -> str:
    labels = {name: text(f"table-height-{name}") for name in HEIGHTS}
    return _radios("height", text("table-heights"), labels, chosen)


def _named(group: str, words: str) -> str:
    """Returns the name of a height, whose label is the handle of the sheet for one height at a time."""
    return f' aria-label="{esc(words)}"' if group == "height" else ""


def _radios(group: str, legend: str, labels: dict[str, str], chosen: str) -> str:
    """Draws a choice of one from several that works without a script and belongs to no form."""
    buttons = "".join(
        [
            f'<input type="radio" class="hidden-text" name="{group}" id="{group}-{name}" value="{name}"'
            f"{' checked' if name == chosen else ''}{_named(group, words)}>"
            f'<label for="{group}-{name}"{KEYS.get(name, "")}>{esc(words)}</label>'
            for name, words in labels.items()
        ]
    )
    return (
        f'<fieldset id="{group}s" class="radios {group}s"><legend class="hidden-text">{esc(legend)}</legend>'
        f"{buttons}</fieldset>"
    )
