"""What the controls of a drawing can choose, read from the drawing itself.

A decision has one control.  What a region, a piece or a card posts needs no button in the list of options, so
the table reads the drawing before it draws the list.  A control that can be set to several answers, such as a
tray or a dial, names them all with `reaching`.  Controls that begin with the same option, such as the ways to
play one section of a mat, belong together: they share a name (`data-control`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import unescape

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.kernel.option import Option

_POSTED = re.compile(r'name="choice" value="([^"|]+)')
_REACHED = re.compile(r'data-reaches="([^"]*)"')


def begun(html: str) -> set[str]:
    """Returns the options, as texts, that a control of this drawing can begin with.

    >>> sorted(begun('<button name="choice" value="to V7|stop"></button><i data-reaches="dial 0|dial 1">'))
    ['dial 0', 'dial 1', 'to V7']
    """
    found = set(_POSTED.findall(html))
    for reached in _REACHED.findall(html):
        found.update(reached.split(SEPARATOR))
    return {unescape(text) for text in found}


def reaching(options: Iterable[Option], name: str = "") -> str:
    """Returns the attributes of a control that can be set to any of some options."""
    texts = esc(SEPARATOR.join([option.text for option in options]))
    return f' data-reaches="{texts}"' + (control(name) if name else "")


def control(name: str) -> str:
    """Returns the attribute of controls that belong together."""
    return f' data-control="{esc(name)}"'
