"""The bot that chooses at random."""

from __future__ import annotations

from spielwerk.bots.bot import ViewSource
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.option import Decision, Option


class Random:
    """Chooses every option with the same probability: the baseline for all others."""

    def choose(self, decision: Decision, view: ViewSource, rng: Rng) -> Option:  # noqa: ARG002 – it needs no view
        return decision.options[rng.below(len(decision.options))]
