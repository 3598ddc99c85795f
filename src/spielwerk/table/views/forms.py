"""The set-up page of any game, made from its schema; who sits on a seat is the table's own question."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from spielwerk.bots.registry import BOTS
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Box
from spielwerk.kernel.schema import AUTOMA, Field, SetupError
from spielwerk.kernel.text import text
from spielwerk.table.sitting import BOT, PERSON, RULES, SeatPlan
from spielwerk.table.tables import MODES

NOBODY = "nobody"

_SEAT = re.compile(r"seats\[(\d+)\](?:\.(\w+))?")


class Shown(Struct):
    """One field of the form as it is drawn."""

    name: str
    kind: str
    label: str
    value: Any = ""
    choices: Sequence[tuple[str, str]] = ()
    least: int = 0
    most: int = 0
    hint: str = ""
    problem: str = ""


class SetupForm:
    """What was given (or the defaults), what is wrong with it, and the table it describes."""

    def __init__(self, box: Box, mode: str, given: Mapping[str, str] | None = None) -> None:
        self.box = box
        self.schema = box.schema()
        self.speech = box.speech()
        self.mode = mode if mode in MODES else MODES[0]
        self.given = given
        self.problems: dict[str, str] = {}
        self.least, self.most = self.schema.least_seats, self.schema.most_seats

    # --- reading

    def read(self) -> tuple[dict[str, Any], list[SeatPlan]] | None:
        """The set-up and who sits where; None if something is wrong, which `problems` then says."""
        plan: list[SeatPlan] = []
        seats: list[dict[str, Any]] = []
        numbers: list[int] = []
        for i in range(self.most):
            who = self._get(f"seat-{i}-who", self._default_who(i))
            if who == NOBODY:
                continue
            fields = {f.name: self._value(f, f"seat-{i}-{f.name}") for f in self.schema.seat}
            if fields.get(AUTOMA):
                who = RULES
            numbers.append(i)
            seats.append({name: value for name, value in fields.items() if value is not None})
            plan.append(SeatPlan(who, self._get(f"seat-{i}-name", "")))
        setup: dict[str, Any] = {"seats": seats}
        setup.update({f.name: self._value(f, f"option-{f.name}") for f in self.schema.options})
        setup["modules"] = [id for id in self.schema.visible() if self._get(f"module-{id}", "") == "on"]
        self._check_people(plan)
        if not self.problems:
            self._check_rules(setup, numbers)
        return None if self.problems else (setup, plan)

    def _get(self, name: str, default: str) -> str:
        return default if self.given is None else self.given.get(name, "")

    def _value(self, field: Field, name: str) -> Any:
        """What was given for a field; a wrong one is noted beside it."""
        if field.kind == "flag":
            return bool(field.default) if self.given is None else self._get(name, "") == "on"
        raw = self._get(name, "" if field.default is None else str(field.default))
        if field.kind == "choice":
            if raw in field.choices:
                return raw
            if raw:
                self.problems[name] = text("kernel-setup-choice")
            return field.default
        if re.fullmatch(r"-?\d{1,18}", raw) and field.least <= int(raw) <= field.most:
            return int(raw)
        if raw or self.given is not None:
            self.problems[name] = text("kernel-setup-number", least=field.least, most=field.most)
        return field.default

    def _check_people(self, plan: Sequence[SeatPlan]) -> None:
        people = sum([seat.who == PERSON for seat in plan])
        if len(plan) < self.least:
            self.problems["seats"] = text("table-setup-too-few", n=self.least)
        elif not people:
            self.problems["seats"] = text("table-setup-no-person")
        elif people > 1 and self.mode == "solo":
            self.problems["mode"] = text("table-setup-one-person")

    def _check_rules(self, setup: dict[str, Any], numbers: Sequence[int]) -> None:
        """What only the game can say: that two seats want the same, or modules do not go together."""
        try:
            self.box.rules(self.schema.read(setup))
        except SetupError as error:
            self.problems[self._place(error.field, numbers)] = error.told()
        except SpielwerkError:
            self.problems["modules"] = text("table-setup-modules-clash")

    def _place(self, path: str, numbers: Sequence[int]) -> str:
        """The field of the form that a path of the set-up means."""
        if match := _SEAT.fullmatch(path):
            seat = numbers[int(match[1])] if int(match[1]) < len(numbers) else 0
            return f"seat-{seat}-{match[2] or 'who'}"
        if path.startswith("modules"):
            return "modules"
        return f"option-{path}" if any(f.name == path for f in self.schema.options) else "seats"

    # --- drawing

    @property
    def wrong(self) -> bool:
        return bool(self.problems)

    @property
    def complaints(self) -> list[tuple[str, str]]:
        """All that is wrong, each with the place on the page that it is about."""
        whole = ("mode", "seats", "modules")
        return [
            (f"{'problem' if name in whole else 'field'}-{name}", problem)
            for name, problem in self.problems.items()
        ]

    @property
    def modes(self) -> list[dict[str, str]]:
        return [
            {"id": m, "name": text(f"table-setup-mode-{m}"), "hint": text(f"table-setup-mode-{m}-hint")}
            for m in MODES
        ]

    @property
    def seats(self) -> list[list[Shown]]:
        return [self._seat(i) for i in range(self.most)]

    def _seat(self, i: int) -> list[Shown]:
        who = f"seat-{i}-who"
        name = f"seat-{i}-name"
        people = [(PERSON, text("table-setup-who-me" if i == 0 else "table-setup-who-person"))]
        bots = [(BOT + bot, text("table-setup-who-bot", bot=bot_name(bot))) for bot in BOTS]
        hint = text("table-setup-name-hint")
        nobody = [(NOBODY, text("table-setup-who-nobody"))]
        value = self._get(who, self._default_who(i))
        drawn = [
            Shown(who, "choice", text("table-setup-who"), value, [*people, *bots, *nobody]),
            Shown(
                name,
                "text",
                text("table-setup-name"),
                self._get(name, ""),
                hint=hint,
            ),
            *[self._field(f, f"seat-{i}-{f.name}") for f in self.schema.seat],
        ]
        for field in drawn:
            field.problem = self.problems.get(field.name, "")
        return drawn

    def _default_who(self, i: int) -> str:
        """Alone: me and a bot; otherwise two people.  More seats are empty unless the game needs them."""
        if i == 0 or (self.mode != "solo" and i == 1):
            return PERSON
        return f"{BOT}{next(iter(BOTS))}" if i < max(self.least, 2) else NOBODY

    @property
    def options(self) -> list[Shown]:
        return [self._field(f, f"option-{f.name}") for f in self.schema.options]

    @property
    def modules(self) -> list[Shown]:
        return [
            Shown(f"module-{id}", "flag", self.speech.module(id), self._get(f"module-{id}", "") == "on")
            for id in self.schema.visible()
        ]

    def _field(self, field: Field, name: str) -> Shown:
        value: Any = "" if field.default is None else field.default
        if self.given is not None:
            raw = self._get(name, "")
            value = raw == "on" if field.kind == "flag" else raw
        label = self.speech.field(field.name)
        shown = Shown(name, field.kind, label, value, least=field.least, most=field.most)
        if field.kind == "choice":
            left_open = text("table-setup-no-automa" if field.name == AUTOMA else "table-setup-open")
            anything = [("", left_open)] if field.default is None else []
            shown.choices = [*anything, *[(c, self.speech.choice(field.name, c)) for c in field.choices]]
        shown.problem = self.problems.get(name, "")
        return shown


def bot_name(bot: str) -> str:
    """What a bot is called; one that the table has no word for by its own name."""
    return text(f"table-bot-{bot}") if bot in BOTS else bot
