"""The points of Scythe's rules that are about combat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spielwerk.games.scythe.combat import (
    Abilities,
    BeforeDials,
    CombatStep,
    Commit,
    CommitByLuck,
    Foreboding,
    Reveal,
)
from spielwerk.games.scythe.state import MECH_COUNT, Scythe
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.module import BySeat, Masked, Rules, Steps, hook, masked, steps, values
from spielwerk.kernel.option import Options

OnCombatWon = Callable[[Scythe, int, int, int], None]


class PointsOfCombat(Rules):
    """The steps of a combat, and what abilities change in each of them."""

    on_combat_won: tuple[OnCombatWon, ...] = hook()
    """(s, winner, loser, place): a combat was won."""

    on_reshuffled: tuple[Callable[[Scythe], None], ...] = hook()
    """(s): the discard pile of combat cards has become the deck, and a card was taken from it."""
    on_settled: tuple[Callable[[Scythe, int, int, int, int], None], ...] = hook()
    """(s, winner, loser, place, margin): the totals were compared; frames pushed now run before anything that
    follows from it."""

    on_retreat: tuple[Callable[[Scythe, int, int, int, bool], None], ...] = hook()
    """(s, winner, loser, place, attacker_won): the units of the loser are about to leave the region; frames
    that are pushed here run before they do."""

    combat: Steps = steps(Abilities, Commit, Reveal)
    """Each created with (attacker, defender, place)."""
    before_combat: Masked[type[BeforeDials | Foreboding]] = masked(MECH_COUNT)
    """Frames (seat, foe, place) that ask before the dials."""
    commit_order: Masked[type[CombatStep]] = masked(MECH_COUNT)
    """A step (attacker, defender, place) that replaces `Commit`, if both sides do not commit together."""
    commits: BySeat[type[CommitByLuck] | None] = values(None)
    """A `CommitByLuck` created with (seat, place), for a seat that cannot be asked for a dial and cards."""
    strength: BySeat[Callable[[Scythe], float] | None] = values(None)
    """(s) -> the total that bots expect of a seat that commits by luck."""
    extra_cards: Masked[Callable[[Scythe, int, int], int]] = masked(MECH_COUNT)
    """(s, seat, place) -> how many more combat cards are allowed; fewer, if negative."""
    card_rules: Masked[Callable[[Scythe, int, Sequence[int], Options], Options]] = masked(MECH_COUNT)
    """(s, seat, laid, options) -> the options for the next combat card, where an ability changes them.

    `laid` are the cards of this combat so far, by kind.
    """
    after_reveal: Masked[Callable[[int, int, int], Frame]] = masked(MECH_COUNT)
    """Frames (seat, foe, place) that run when both commitments are open; they may change `Settle`."""
    wins_ties: Masked[Callable[[Scythe, int, int, int, bool], bool]] = masked(MECH_COUNT)
    """(s, seat, foe, place, attacks) -> whether the seat wins a tie; if both claim it, the attacker does."""
    retreats: Masked[Callable[[int, int], Frame]] = masked(MECH_COUNT)
    """Frames (seat, place) that ask where losers retreat to; those of a faction come last."""
