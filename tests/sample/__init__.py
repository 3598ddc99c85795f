"""The sample game *Ring Road*: small, original, and a user of everything the kernel has.

It is not shipped.  Importing this package registers it; it shows how the folder of a game reads:
`board` and `cards` are the box, `round` and `turn` the rulebook, `modules` what may be added.
"""

from __future__ import annotations

from pathlib import Path

from sample.box import BOX as BOX
from sample.tour import STORY
from spielwerk.kernel.registry import register
from spielwerk.kernel.story import register_story
from spielwerk.kernel.text import add_texts

register(BOX)
add_texts("sample", Path(__file__).parent / "text")
register_story(STORY)
