"""The points of Scythe's rules that are about Automas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from spielwerk.games.scythe.automa.cards import automa_file
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.module import BySeat, Rules, folded, hook, table, values

if TYPE_CHECKING:
    from spielwerk.games.scythe.automa.move_targets import Select, Target
    from spielwerk.games.scythe.automa.seat import AutomaSeat
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.kernel.funnel import Funnel

Sifts = Callable[[Scythe, "AutomaSeat", "Funnel", str, int], None]
"""(s, automa, regions, action, unit): removes regions from a funnel."""


def printed_popularity(rules: ScytheRules) -> int:
    return automa_file(rules.data.pack).popularity


def no_cards(rules: Rules) -> BySeat[frozenset[int]]:
    return (frozenset(),) * rules.seats


class PointsOfAutoma(Rules):
    """What modules change about Automas."""

    automa_actions: dict[str, tuple[Select, Target]] = table({})
    """Movements of Automas that a module replaces, by the symbol: which unit, and where to."""
    automa_bars: tuple[Sifts, ...] = hook()
    """(s, automa, regions, action, unit): regions that are no candidates for a movement."""
    automa_first_prefers: tuple[Sifts, ...] = hook()
    """(s, automa, regions, action, unit): preferences among the candidates, before those of `automa_prefers`.
    """
    automa_prefers: tuple[Sifts, ...] = hook()
    """(s, automa, regions, action, unit): preferences among the candidates, before all of the base game."""
    automa_reasons: dict[str, str] = table({})
    """Why an Automa goes where it does, by the rule that decided: the end of the key of a few words."""
    automa_token_rules: dict[str, str] = table({})
    """The rule by which an Automa leaves a token behind, by the kind of token."""
    automa_moved: tuple[Callable[[Scythe, int, int, int, str], None], ...] = hook()
    """(s, seat, unit, place, action): a combat unit of an Automa holds the place it has gone to."""
    automa_hunts: BySeat[bool] = values(True)
    """Whether movements without conflict lead towards opposing combat units."""
    automa_advanced: tuple[Callable[[Scythe, int, int], None], ...] = hook()
    """(s, seat, space): the progress marker of an Automa has reached a space."""
    automa_star: BySeat[Callable[[int], Frame] | None] = values(None)
    """A frame made with (seat) that places a star of progress, where the usual space is not meant."""
    automa_skips: dict[str, Callable[[Scythe, int, int], bool]] = table({})
    """(s, seat, n) -> whether a star of progress skips the n-th space of a row (from 0), where the row alone
    does not decide it."""
    on_progress_star: tuple[Callable[[Scythe, int, int], None], ...] = hook()
    """(s, seat, row): a star of progress is about to be placed; the row is -1 if there is none at hand."""
    automa_keeps_token: tuple[Callable[[Scythe, int], str], ...] = hook()
    """(s, seat) -> the rule by which an Automa leaves no flag or trap now; empty if it does."""
    automa_symbols: tuple[Callable[[Scythe, int], Sequence[str]], ...] = hook()
    """(s, seat) -> further factions whose symbols in brackets apply to an Automa."""
    automa_reserve: tuple[Callable[[Scythe, int], Sequence[int]], ...] = hook()
    """(s, seat) -> further units on the faction mat of an Automa, which it deploys like mechs."""
    automa_waits: tuple[Callable[[Scythe, int], bool], ...] = hook()
    """(s, seat) -> whether scheme II is held back; asked again by `progress.change_scheme`."""
    automa_holds: tuple[Callable[[Scythe, int], bool], ...] = hook()
    """(s, seat) -> whether a step of progress is used up before the marker enters the progress card."""
    automa_set_up: tuple[Callable[[Scythe, int], Sequence[Frame]], ...] = hook()
    """(s, seat) -> frames that set up an Automa, after all others are set up."""
    automa_deck: BySeat[frozenset[int]] = folded(no_cards)
    """The numbers of the cards that are removed from the deck of each Automa."""
    automa_popularity: int = folded(printed_popularity)
    """The popularity with which Automas begin."""
