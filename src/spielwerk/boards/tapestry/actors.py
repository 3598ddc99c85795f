"""Actors as they are drawn: tokens and outposts in their colour, with a letter."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import PALETTE
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.rules import TapestryRules


def letter(actor: int, rules: TapestryRules) -> str:
    """Returns the mark of an actor: the number of a seat, or the first letter of a bot."""
    if actor < rules.seats and rules.chooses[actor]:
        return str(actor + 1)
    return names.actor(actor, rules).name[:1]


def look(actor: int, rules: TapestryRules) -> str:
    """Returns the class names by which an actor is drawn: colour, and the shape of bots."""
    if actor >= rules.seats:
        return f"seat-{actor % PALETTE} power"
    return f"seat-{actor % PALETTE}" + ("" if rules.chooses[actor] else " bot")


def token(actor: int, rules: TapestryRules) -> str:
    """Returns the token of an actor, with its name for those who cannot see it."""
    name = esc(names.actor(actor, rules).name)
    return (
        f'<span class="tok {look(actor, rules)}" title="{name}">{letter(actor, rules)}'
        f'<span class="hidden-text"> {name}</span></span>'
    )
