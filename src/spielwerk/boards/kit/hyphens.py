"""Long words on narrow cards: where a reader expects them to break.

Browsers without a dictionary of the language break a word anywhere, and without a hyphen.
"""

from __future__ import annotations

import re
from collections.abc import Callable

SOFT = "\u00ad"
"""A hyphen that is seen only where a line ends."""


def softener(seams: str) -> Callable[[str], str]:
    """Returns a function that puts soft hyphens into known words; `seams` has them with bars.

    >>> soft = softener("Nacht|schicht")
    >>> soft("Die Nachtschicht").split(SOFT)
    ['Die Nacht', 'schicht']
    """
    whole = {word.replace("|", ""): word.replace("|", SOFT) for word in seams.split()}
    known = re.compile("|".join([re.escape(word) for word in sorted(whole, key=len, reverse=True)]))
    return lambda words: known.sub(lambda found: whole[found[0]], words)
