"""Parts of a drawing that an open page keeps, so that they are not sent again while they look the same.

A kept part is one element with an id.  It has a digest of its content (`data-kept`), which the page names in
its requests; the table then leaves out the content, and the script of the page keeps what is there.  Without
a script every part is sent with its content.
"""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct

BEGIN, BEGUN, END = "<!--kept ", "-->", "<!--/kept-->"
SIZE = 6
"""Bytes of a digest: enough to tell apart what one part of one page ever shows."""


class Part(Struct, frozen=True):
    """A piece of HTML; with a digest, it is the content of a kept element."""

    html: str
    digest: str = ""


def kept(opening: str, content: str, closing: str) -> str:
    """Returns an element whose content is sent only to pages that do not have it.

    `opening` is its start tag without the last character, so that an attribute can follow.  Kept parts are
    not nested; an empty one needs no digest.

    >>> kept('<g id="ground"', "<path/>", "</g>")
    '<g id="ground" data-kept="a1a07cdd6565"><!--kept a1a07cdd6565--><path/><!--/kept--></g>'
    """
    if not content:
        return f"{opening}>{closing}"
    digest = blake2b(f"{opening}>{content}".encode(), digest_size=SIZE).hexdigest()
    return f'{opening} data-kept="{digest}">{BEGIN}{digest}{BEGUN}{content}{END}{closing}'


def parted(html: str) -> list[Part]:
    """Returns HTML cut into the contents of kept elements and what is between them.

    >>> [part.html for part in parted(kept("<g", "<path/>", "</g>") + "<i>")]
    ['<g data-kept="b458fdb71552">', '<path/>', '</g><i>']
    """
    first, *others = html.split(BEGIN)
    found = [Part(first)]
    for piece in others:
        digest, _, rest = piece.partition(BEGUN)
        content, _, after = rest.partition(END)
        found += [Part(content, digest), Part(after)]
    return [part for part in found if part.html]
