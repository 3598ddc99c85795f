"""Draws the bar on top: who acts, what is asked, and the tools that are always there."""

from __future__ import annotations

import re

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.icons import help_button, icon
from spielwerk.boards.kit.scene import chip
from spielwerk.kernel.outcome import Outcome
from spielwerk.kernel.text import text
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store.notices import Nudged

END_VERBS = ("end", "end-turn")
"""The verbs of options that end a turn; a game with such an option gets a button for it."""
CLOCK = "<!--clock-->"
"""Where the clock belongs.  It is put there for each answer, since time goes on."""
SHORT = 40
"""Letters that fit into two lines on a phone."""
SENTENCES = re.compile(r"(?<=[.?!]) (?=[A-ZÄÖÜ])")
BACK = '<button form="act" name="do" value="back" id="tool-back" data-escape hidden></button>'
"""The button that undoes one step of an unfinished gesture: for the Escape key, and for a piece that is
dropped.
"""


def headline(scene: TableScene) -> tuple[int, str, str]:
    """Returns who acts (a seat, or -1), the sentence, and a line below it."""
    if (outcome := scene.outcome) is not None:
        return *_result(scene, outcome), text("table-over")
    if scene.mine is not None:
        others = [d.seat for d in scene.asked if d.seat != scene.viewer]
        below = text("table-also-asked", names=_names(scene, others)) if others else ""
        below = _reminded(scene) or below
        return scene.viewer, scene.prompt(scene.mine), below
    if scene.past is not None and scene.asked:
        return scene.asked[0].seat, scene.prompt(scene.asked[0]), ""
    if scene.asked:
        seats = [d.seat for d in scene.asked]
        below = text("table-waiting-for", names=_names(scene, seats)) if len(seats) > 1 else ""
        return seats[0], scene.prompt(scene.asked[0]), below
    return -1, text("table-closed" if scene.closed else "table-nobody-asked"), ""


def _result(scene: TableScene, outcome: Outcome) -> tuple[int, str]:
    """Returns the first winner (or -1) and who has won, in a sentence."""
    if not outcome.winners:
        return -1, scene.speech.victory(outcome.victor)
    if outcome.together:
        return -1, text("kernel-all-won")
    winners = [scene.seat_name(seat) for seat in outcome.winners]
    key = "table-won" if len(winners) == 1 else "table-won-together"
    return outcome.winners[0], text(key, names=joined(winners))


def _reminded(scene: TableScene) -> str:
    """Returns who has reminded the viewer since the last choice; empty if nobody has."""
    live = scene.live
    n, newest = live.noted[-1] if live.noted else (-1, None)
    if not isinstance(newest, Nudged) or scene.viewer not in newest.asked:
        return ""
    if n != live.first + live.match.position:
        return ""
    return text("table-nudged", name=scene.seat_name(newest.seat))


def joined(names: list[str]) -> str:
    """Joins names as one speaks them: with *and* before the last."""
    if len(names) < 2:
        return "".join(names)
    return text("table-and", first=", ".join(names[:-1]), last=names[-1])


def _names(scene: TableScene, seats: list[int]) -> str:
    return joined([scene.seat_name(seat) for seat in seats])


def title(scene: TableScene) -> str:
    """Returns the title of the tab, with a mark in front when it is the viewer's turn."""
    _, sentence, _ = headline(scene)
    mark = "● " if scene.mine is not None else ""
    return f"{mark}{sentence} · {scene.game.box.name}"


def prompt(scene: TableScene) -> str:
    """Draws the bar."""
    seat, sentence, below = headline(scene)
    mine = " mine" if scene.mine is not None else ""
    sentence, remark = parted_sentence(sentence)
    lower = f'<p class="remark">{esc(remark)}</p>' if remark else ""
    lower += f"<p>{esc(below)}</p>" if below else ""
    long = ' class="long"' if len(sentence) > SHORT else ""
    return (
        f'<header id="prompt" class="prompt{mine}">{chip(seat)}'
        f'<div class="asked" role="status"><h1 id="ask"{long} tabindex="-1">{esc(sentence)}</h1>{lower}</div>'
        f"{_clock(scene)}{_rules(scene)}{_tools(scene)}</header>"
    )


def parted_sentence(sentence: str) -> tuple[str, str]:
    """Returns what is asked and, if that takes more than a line, what is said beside it in smaller letters.

    >>> parted_sentence("Use the spy in W4? Your opponent then chooses first, and openly.")
    ('Use the spy in W4?', 'Your opponent then chooses first, and openly.')
    >>> parted_sentence("The Annihilator waits in the middle of the map. Which die tells its strength?")
    ('Which die tells its strength?', 'The Annihilator waits in the middle of the map.')
    >>> parted_sentence("Pay 2 oil. From where?")
    ('Pay 2 oil. From where?', '')
    """
    parts = SENTENCES.split(sentence)
    if len(sentence) <= SHORT or len(parts) == 1:
        return sentence, ""
    asked = next((part for part in parts if part.endswith("?")), parts[0])
    return asked, " ".join([part for part in parts if part is not asked])


def _clock(scene: TableScene) -> str:
    """Returns the mark of the clock, if the table has one that runs."""
    return CLOCK if scene.live.clock and scene.past is None and not scene.over else ""


def _rules(scene: TableScene) -> str:
    """Draws the button for the rules about what is asked."""
    return help_button("ask", text("table-rules-this")) if scene.asked else ""


def _tools(scene: TableScene) -> str:
    if scene.viewer < 0 or scene.past is not None:
        return ""
    live = scene.live
    tools = [
        _tool("undo", text("table-undo"), "u", not scene.closed and live.can_undo(scene.viewer)),
        _tool("redo", text("table-redo"), "r", not scene.closed and live.can_redo(scene.viewer)),
    ]
    end = next((o for o in scene.mine.options if o.verb in END_VERBS), None) if scene.mine else None
    if end is not None:
        tools.append(
            f'<button form="act" name="choice" value="{esc(end.text)}" class="button primary" data-key="e">'
            f"{icon('end')}<span>{esc(text('table-end-turn'))}</span></button>"
        )
    back = BACK if live.half_made(scene.viewer) else ""
    return f'<div class="tools">{"".join(tools)}{back}</div>'


def _tool(do: str, words: str, key: str, possible: bool) -> str:
    off = "" if possible else " disabled"
    return (
        f'<button form="act" name="do" value="{do}" class="button" id="tool-{do}" data-key="{key}"{off}>'
        f"{icon(do)}<span>{esc(words)}</span></button>"
    )
