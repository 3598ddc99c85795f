"""The clock on the set-up page: off, for the whole game, or for each turn."""

from __future__ import annotations

import re
from collections.abc import Callable

from spielwerk.kernel.text import text
from spielwerk.table.store.clock import AFTERWARDS, KINDS, SEAT, SHOW, Clock
from spielwerk.table.views.fields import ShownField

CLOCK = "clock"
OFF = "off"
NUMBERS = {"minutes": (1, 10_080, "20"), "increment": (0, 3_600, "15")}
"""The least and the most of each number, and what is proposed: at most a week."""
MINUTE = 60


class ClockFields:
    """The fields of the clock, as given or as proposed; `get` reads a field of the form."""

    def __init__(self, get: Callable[[str, str], str], problems: dict[str, str]) -> None:
        self._get, self._problems = get, problems

    def check(self) -> None:
        """Records what is wrong."""
        self._choice("", (OFF, *KINDS), OFF)
        if not self.chosen:
            return
        self._choice("-then", AFTERWARDS, SHOW)
        for name, (least, most, _) in NUMBERS.items():
            raw = self._given(name)
            if not re.fullmatch(r"\d{1,5}", raw) or not least <= int(raw) <= most:
                self._problems[f"{CLOCK}-{name}"] = text("kernel-setup-number", least=least, most=most)

    def read(self) -> Clock | None:
        """Returns the clock of a checked form; None without one."""
        if not self.chosen:
            return None
        kind, then = self._get(CLOCK, OFF), self._get(f"{CLOCK}-then", SHOW)
        increment = int(self._given("increment")) if kind == SEAT else 0
        return Clock(kind, int(self._given("minutes")) * MINUTE, increment, then)

    @property
    def chosen(self) -> bool:
        return self._get(CLOCK, OFF) in KINDS

    @property
    def fields(self) -> list[ShownField]:
        """The fields as they are drawn."""
        kinds = [(kind, text(f"table-setup-clock-{kind}")) for kind in (OFF, *KINDS)]
        thens = [(then, text(f"table-setup-clock-then-{then}")) for then in AFTERWARDS]
        found = [
            ShownField(CLOCK, "choice", text("table-setup-clock-kind"), self._get(CLOCK, OFF) or OFF, kinds)
        ]
        for name, (least, most, _) in NUMBERS.items():
            label = text(f"table-setup-clock-{name}")
            value = self._given(name)
            found.append(ShownField(f"{CLOCK}-{name}", "number", label, value, least=least, most=most))
        then = self._get(f"{CLOCK}-then", SHOW) or SHOW
        found.append(ShownField(f"{CLOCK}-then", "choice", text("table-setup-clock-then"), then, thens))
        for field in found:
            field.problem = self._problems.get(field.name, "")
        return found

    def _given(self, name: str) -> str:
        proposed = NUMBERS[name][2]
        return self._get(f"{CLOCK}-{name}", proposed).strip() or proposed

    def _choice(self, name: str, known: tuple[str, ...], default: str) -> None:
        if (self._get(CLOCK + name, default) or default) not in known:
            self._problems[CLOCK + name] = text("kernel-setup-choice")
