"""Ghosts: how parts of a drawing would look after an option that is pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def changed(now: Mapping[str, str], then: Sequence[Mapping[str, str]]) -> dict[str, str]:
    """Returns the parts, by id, that would change and look the same in all positions that may follow.

    A part that differs between these positions depends on something that the viewer cannot know.

    >>> changed({"a": "1", "b": "1"}, [{"a": "2", "b": "2"}, {"a": "2", "b": "3"}])
    {'a': '2'}
    """
    first, *others = then
    return {
        id: html
        for id, html in first.items()
        if html != now.get(id) and all(other.get(id) == html for other in others)
    }
