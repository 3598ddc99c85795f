"""Open Factory cards as further sections beside a player mat."""

from __future__ import annotations

from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.cards import factory_section
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.games.scythe.modules.borrowed import LENT_CARD
from spielwerk.games.scythe.modules.workshop import WORKSHOP, Workshop
from spielwerk.kernel.text import text

ROWS = (WORKSHOP, LENT_CARD)
VERBS = tuple([row[0].verb for row in ROWS])


def open_cards(scene: Scene, seat: int, play: dict[str, str]) -> str:
    """Returns the open cards of a seat; everybody may see them, and their owner may use each once."""
    rules = rules_of(scene)
    if Workshop not in rules.slots:
        return ""
    found = []
    for card in view_of(scene).parts[rules.slots[Workshop]].cards[seat]:
        post = next((play[row[card].text] for row in ROWS if row[card].text in play), "")
        name = text("scythe-option-workshop", n=card)
        found.append(factory_section(scene, card, f"mat-{seat}-card-{card}", name, post, once=True))
    return "".join(found)
