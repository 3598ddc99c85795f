"""Tapestry cards: a woven picture for each kind, its name and what it does."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.hyphens import soft
from spielwerk.boards.tapestry.typed import rules_of, speech_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.options import HANGING_KINDS
from spielwerk.kernel.speech import capital

ROWS, COLUMNS, THREADS = 4, 6, 4
"""A quarter of a woven picture, and its colours."""


def cloth(scene: Scene, card: int) -> str:
    """Returns a card: a woven picture, its name and what it does."""
    rules = rules_of(scene)
    name = esc(names.hanging(card, rules).name)
    words = esc(card_words(scene, card))
    return f'{woven(HANGING_KINDS[card])}<strong>{name}</strong><span title="{words}">{soft(words)}</span>'


def card_words(scene: Scene, card: int) -> str:
    """Returns what a card does, in words."""
    rules = rules_of(scene)
    data = rules.data.hangings()[HANGING_KINDS[card]]
    if data.text is not None:
        return str(data.text)
    effect = rules.hanging_effects[HANGING_KINDS[card]]
    return capital(speech_of(scene).effect(effect, rules)) if effect else ""


@lru_cache(256)
def woven(number: int) -> str:
    """Returns a mirrored pattern that is different for each kind of card.

    >>> woven(1) == woven(1) != woven(2)
    True
    """
    seed, paths = (number + 3) * 2654435761 & 0xFFFFFFFF, [""] * THREADS
    for y in range(ROWS):
        half = []
        for _ in range(COLUMNS):
            seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
            half.append((seed >> 16) % THREADS)
        line = half + half[::-1]
        for mirrored in (y, 2 * ROWS - 1 - y):
            for colour, x, length in _runs(line):
                paths[colour] += f"M{x} {mirrored}h{length}v1h-{length}z"
    drawn = "".join([f'<path class="thread-{colour}" d="{path}"/>' for colour, path in enumerate(paths)])
    size = f'viewBox="0 0 {2 * COLUMNS} {2 * ROWS}" preserveAspectRatio="none"'
    return f'<svg class="cloth" {size} aria-hidden="true">{drawn}</svg>'


def _runs(line: list[int]) -> list[tuple[int, int, int]]:
    """Returns the stretches of one colour in a line: the colour, where it begins, and its length."""
    found, x = [], 0
    for colour, same in groupby(line):
        length = len(list(same))
        found.append((colour, x, length))
        x += length
    return found
