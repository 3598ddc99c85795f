"""The bot that knows nothing."""

from __future__ import annotations

from spielwerk.bots.bot import Look
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.option import Decision, Option


class Random:
    """Chooses every option with the same chance: the yardstick for all others."""

    def choose(self, decision: Decision, view: Look, rng: Rng) -> Option:  # noqa: ARG002 – it does not look
        return decision.options[rng.below(len(decision.options))]
