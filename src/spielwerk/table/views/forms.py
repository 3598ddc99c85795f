"""The set-up page of any game, made from its schema; who takes a seat is the table's own question."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from django.utils.safestring import mark_safe

from spielwerk.boards.registry import drawing
from spielwerk.bots.registry import BOTS
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Box
from spielwerk.kernel.luck import known_luck
from spielwerk.kernel.points import ClashingModules
from spielwerk.kernel.schema import AUTOMA, DEAL, Field, SetupError
from spielwerk.kernel.text import text
from spielwerk.table.people import tokens
from spielwerk.table.store.live_table import BOT, PERSON, RULES, SeatPlan
from spielwerk.table.store.tables import MODES
from spielwerk.table.views.clock_fields import CLOCK, ClockFields
from spielwerk.table.views.fields import SeatFields, ShownField

USUAL_BOT = f"{BOT}greedy"
PLAYERS = "players"
"""The field for the number of seats; further seats are neither drawn nor read."""
LUCK = "luck"
MOST_FIXES = 3
"""Most changes that are offered for a form that cannot be played."""
SPOILERS = "spoilers"
OPENED = "opened"
"""The mark of a form that was drawn with the switch on."""
_SEAT = re.compile(r"seats\[(\d+)\](?:\.(\w+))?")


class SetupForm:
    """The given values (or the defaults), what is wrong with them, and the table they describe."""

    def __init__(self, box: Box, mode: str, given: Mapping[str, str] | None = None) -> None:
        self.box = box
        self.given = given
        self.opens = box.schema().opens_all
        """The spoiler key behind the switch of the page; empty if the game has no secrets."""
        self.spoilers = [self.opens] if self.opens and self._get(SPOILERS, "") == "on" else []
        self.schema = box.schema().opened(self.spoilers).asked()
        self.speech = box.speech()
        self.drawing = drawing(box.id)
        self.mode = mode if mode in MODES else MODES[0]
        self.problems: dict[str, str] = {}
        self.luck = tokens.new_luck()
        self.luck_given = False
        self.clock = ClockFields(self._get, self.problems)
        self.least, self.most = self.schema.least_with(self.schema.modules), self.schema.most_seats
        self.automa = next((f for f in self.schema.seat if f.name == AUTOMA), None)
        self.quick: list[dict[str, Any]] = box.schema().read(box.quick())["seats"]

    # --- reading

    def read(self) -> tuple[dict[str, Any], list[SeatPlan]] | None:
        """Returns the set-up and the seat plan; None if something is wrong, and then fills `problems`.

        Fields that do not matter for the player of a seat are ignored.
        """
        plan: list[SeatPlan] = []
        seats: list[dict[str, Any]] = []
        for i in range(self.number):
            who = self._get(f"seat-{i}-who", self._default_who(i))
            if who not in [answer for answer, _ in self._answers(i)]:
                self.problems[f"seat-{i}-who"] = text("kernel-setup-choice")
            seats.append(self._seat_fields(i, who))
            name = self._get(f"seat-{i}-name", "") if who == PERSON else ""
            plan.append(SeatPlan(RULES if self._is_automa(who) else who, name))
        automas = any(seat.who == RULES for seat in plan)
        setup: dict[str, Any] = {"seats": seats}
        for f in self.schema.options:
            matters = automas or f.whose != "automa"
            setup[f.name] = self._value(f, f"option-{f.name}") if matters else f.default
        self._read_luck()
        setup = self.schema.dealt({k: v for k, v in setup.items() if v is not None}, self.luck.deal)
        setup["modules"] = [id for id in self.schema.modules if self._get(f"module-{id}", "") == "on"]
        if self.spoilers:
            setup[SPOILERS] = self.spoilers
        self.clock.check()
        self._check_people(plan)
        if not self.problems:
            self._check_rules(setup)
        return None if self.problems else (setup, plan)

    def _read_luck(self) -> None:
        """Reads the luck: new, or that of another game if its key is given."""
        raw = self._get(LUCK, "").strip().lower()
        found = known_luck(raw) if raw else None
        if found is not None:
            self.luck, self.luck_given = found, True
        elif raw:
            self.problems[LUCK] = text("table-setup-luck-wrong")

    def _seat_fields(self, i: int, who: str) -> dict[str, Any]:
        automa = self._is_automa(who)
        fields = {
            f.name: self._value(f, f"seat-{i}-{f.name}")
            for f in self.schema.seat
            if f.name != AUTOMA and f.whose in ("anybody", "automa" if automa else "player")
        }
        if automa and self.automa:
            fields[AUTOMA] = who.partition(":")[2] if self.automa.kind == "choice" else True
        return {name: value for name, value in fields.items() if value is not None}

    def _is_automa(self, who: str) -> bool:
        return self.automa is not None and who.partition(":")[0] == RULES

    def _get(self, name: str, default: str) -> str:
        return default if self.given is None else self.given.get(name, "")

    def _appears(self, field: Field) -> bool:
        """Returns whether the switch has just opened the field, so that the form that was sent lacked it."""
        return bool(field.spoiler and self.spoilers) and self._get(OPENED, "") != "on"

    def _value(self, field: Field, name: str) -> Any:
        """Returns the value given for a field; records a problem if it is wrong."""
        if field.kind == "flag":
            new = self.given is None or self._appears(field)
            return bool(field.proposed(self.people)) if new else self._get(name, "") == "on"
        left_open = field.default is None or field.name == DEAL
        raw = self._get(name, "" if left_open else str(field.proposed(self.people)))
        if left_open and not raw:
            return None
        if field.kind == "choice":
            if raw in field.choices:
                return raw
            self.problems[name] = text("kernel-setup-choice")
            return field.default
        if re.fullmatch(r"-?\d{1,18}", raw) and field.least <= int(raw) <= field.most:
            return int(raw)
        self.problems[name] = text("kernel-setup-number", least=field.least, most=field.most)
        return field.default

    def _check_people(self, plan: Sequence[SeatPlan]) -> None:
        people = sum([seat.who == PERSON for seat in plan])
        if self._get(PLAYERS, str(self.number)) != str(self.number):
            self.problems["seats"] = text("kernel-setup-seats", least=self.least, most=self.most)
        elif not people:
            self.problems["seats"] = text("table-setup-no-person")
        elif people > 1 and self.mode == "solo":
            self.problems["mode"] = text("table-setup-one-person")

    def _check_rules(self, setup: dict[str, Any]) -> None:
        """Checks what only the game knows: two seats want the same thing, or modules clash."""
        try:
            self.box.rules(self.box.schema().read(setup))
        except SetupError as error:
            self.problems[self._place(error.field)] = error.to_sentence()
        except ClashingModules as error:
            self.problems["modules"] = self._clash(error.module, error.other)
        except SpielwerkError:
            self.problems["modules"] = text("table-setup-modules-clash")

    def _place(self, path: str) -> str:
        """Returns the form field for a path of the set-up."""
        if match := _SEAT.fullmatch(path):
            field = match[2] if match[2] and match[2] != AUTOMA else "who"
            return f"seat-{match[1]}-{field}"
        if path.startswith("modules"):
            return "modules"
        return f"option-{path}" if any(f.name == path for f in self.schema.options) else "seats"

    # --- mending

    def fixes(self) -> list[tuple[str, str]]:
        """Returns single changes that would make the form playable, each as `field=value` with its name.

        They are found by trying, so they hold for every game.
        """
        found: list[tuple[str, str]] = []
        for change, name in self._changes() if self.given is not None else ():
            if len(found) < MOST_FIXES and SetupForm(self.box, *self._changed(change)).read() is not None:
                found.append((change, name))
        return found

    def mended(self, change: str) -> SetupForm:
        """Returns the form with a change of `fixes`."""
        return SetupForm(self.box, *self._changed(change))

    def _changed(self, change: str) -> tuple[str, dict[str, str]]:
        name, _, value = change.partition("=")
        given = {**(self.given or {}), name: value}
        return given.get("mode", self.mode), given

    def _changes(self) -> Iterator[tuple[str, str]]:
        """Yields what may help: another mode, a module more or less, a field left open or switched off."""
        if "mode" in self.problems:
            for mode in MODES[1:]:
                yield f"mode={mode}", text(f"table-setup-mode-{mode}")
            return
        for name in self.problems:
            field = next((f for f in self.schema.seat if name.endswith(f"-{f.name}")), None)
            if field is not None and field.default is None:
                yield f"{name}=", text("table-setup-fix-open", field=self.speech.field(field.name))
        for id in self.schema.modules:
            called = self.speech.module(id).partition(":")[0]
            on = self._get(f"module-{id}", "") == "on"
            key = "table-setup-fix-without" if on else "table-setup-fix-with"
            yield f"module-{id}={'' if on else 'on'}", text(key, module=called)
        for f in self.schema.options:
            if f.kind == "flag" and self._get(f"option-{f.name}", "") == "on":
                name = text("table-setup-fix-off", field=self.speech.field(f.name))
                yield f"option-{f.name}=", name

    # --- drawing

    @property
    def wrong(self) -> bool:
        return bool(self.problems)

    @property
    def complaints(self) -> list[tuple[str, str]]:
        """All problems, each with the place on the page that it is about."""
        whole = ("mode", "seats", "modules")
        return [
            (f"{'problem' if name in whole else 'field'}-{name}", problem)
            for name, problem in self.problems.items()
        ]

    @property
    def modes(self) -> list[dict[str, str]]:
        found = [
            {"id": m, "name": text(f"table-setup-mode-{m}"), "hint": text(f"table-setup-mode-{m}-hint")}
            for m in MODES
        ]
        if not self.automa:
            found[MODES.index("solo")]["hint"] = text("table-setup-mode-solo-bots")
        return found

    @property
    def people(self) -> int:
        """How many people are assumed before anything is given."""
        return 1 if self.mode == "solo" else 2

    @cached_property
    def number(self) -> int:
        """The number of seats: as given, or else as in a quick game."""
        given = self._get(PLAYERS, "")
        return int(given) if given in map(str, self.numbers) else len(self.quick)

    @property
    def numbers(self) -> range:
        """The possible numbers of seats."""
        return range(self.least, self.most + 1)

    @property
    def seats(self) -> list[SeatFields]:
        return [self._seat(i) for i in range(self.most)]

    def _seat(self, i: int) -> SeatFields:
        who = f"seat-{i}-who"
        name = f"seat-{i}-name"
        value = self._get(who, self._default_who(i))
        hint = text("table-setup-name-hint")
        fields = [self._field(f, f"seat-{i}-{f.name}") for f in self.schema.seat if f.name != AUTOMA]
        drawn = SeatFields(
            main=[
                ShownField(who, "choice", text("table-setup-who"), value, self._answers(i)),
                ShownField(
                    name, "text", text("table-setup-name"), self._get(name, ""), hint=hint, whose=PERSON
                ),
                *[field for field in fields if field.kind == "choice"],
            ],
            finer=[field for field in fields if field.kind != "choice"],
        )
        for field in (*drawn.main, *drawn.finer):
            field.problem = self.problems.get(field.name, "")
        drawn.open = any(field.problem for field in drawn.finer)
        return drawn

    def _answers(self, i: int) -> list[tuple[str, str]]:
        """Returns who may take a seat: a person, the game's own opponent at each level, or a bot."""
        found = [(PERSON, text("table-setup-who-me" if i == 0 else "table-setup-who-person"))]
        if self.automa:
            levels = self.automa.choices if self.automa.kind == "choice" else ()
            found += [(f"{RULES}:{c}", self.speech.choice(AUTOMA, c)) for c in levels]
            found += [] if levels else [(RULES, self.speech.field(AUTOMA))]
        return found + [(BOT + bot, text("table-setup-who-bot", bot=bot_name(bot))) for bot in BOTS]

    def _default_who(self, i: int) -> str:
        """Returns the default player of a seat.

        Solo: one person against the quick game's opponents.  Other modes: two people.  Further seats: bots.
        """
        if i == 0 or (self.mode != "solo" and i == 1):
            return PERSON
        level = self.quick[i].get(AUTOMA) if i < len(self.quick) else None
        return (RULES if level is True else f"{RULES}:{level}") if level else USUAL_BOT

    @property
    def opponent(self) -> str:
        """Who takes the second seat in a solo game."""
        return SetupForm(self.box, MODES[0])._default_who(1)

    @property
    def options(self) -> list[ShownField]:
        """The game's own options, and the luck of another table."""
        together = self.mode != MODES[0]
        hint = text("table-setup-luck-hint-together" if together else "table-setup-luck-hint")
        problem = self.problems.get(LUCK, "")
        luck = ShownField(
            LUCK, "key", text("table-setup-luck"), self._get(LUCK, ""), hint=hint, problem=problem
        )
        return [*self._options(prominent=False), luck]

    @property
    def prominent(self) -> list[ShownField]:
        """Options that show without unfolding anything, each with a sentence that explains it."""
        return self._options(prominent=True)

    def _options(self, *, prominent: bool) -> list[ShownField]:
        # The luck key says more than the number of the deal, which programs use.
        asked = [f for f in self.schema.options if f.name != DEAL or f"option-{DEAL}" in self.problems]
        wanted = [f for f in asked if f.prominent == prominent]
        return [self._field(f, f"option-{f.name}") for f in wanted]

    @property
    def modules(self) -> list[ShownField]:
        return [self._module(id) for id in self.schema.modules]

    def _module(self, id: str) -> ShownField:
        """Returns the field of a module, with the modules that do not go with it."""
        pairs = self.schema.excludes
        others = [b if a == id else a for a, b in pairs if id in (a, b)]
        clashes = [(f"module-{other}", self._clash(id, other)) for other in others]
        value = self._get(f"module-{id}", "") == "on"
        return ShownField(f"module-{id}", "flag", self.speech.module(id), value, clashes=clashes)

    def _clash(self, module: str, other: str) -> str:
        """Returns why two modules cannot be chosen together; their names stand before the colon."""
        a, b = [self.speech.module(id).partition(":")[0] for id in (module, other)]
        return text("table-setup-clash", module=a, other=b)

    @property
    def switch(self) -> ShownField | None:
        """The switch that opens what a campaign keeps secret, and says so; None if there is no such thing."""
        if not self.opens:
            return None
        said, why = self.speech.field(SPOILERS), self.speech.field_why(SPOILERS)
        return ShownField(SPOILERS, "flag", said, bool(self.spoilers), why=why)

    @property
    def unfolded(self) -> bool:
        """Whether a further option has a problem, so that it must be shown."""
        wrong = any(name.startswith(("option-", "module", LUCK, CLOCK)) for name in self.problems)
        return wrong or bool(self.spoilers) or self.clock.chosen

    def _field(self, field: Field, name: str) -> ShownField:
        left_open = field.default is None or field.name == DEAL
        value: Any = "" if left_open else field.proposed(self.people)
        if self.given is not None and not self._appears(field):
            raw = self._get(name, "")
            value = raw == "on" if field.kind == "flag" else raw
        label = self.speech.field(field.name)
        hint = text("table-setup-open") if left_open and field.kind == "number" else ""
        least, most, whose = field.least, field.most, field.whose
        shown = ShownField(name, field.kind, label, value, hint=hint, least=least, most=most, whose=whose)
        if field.among_people is not None:
            shown.alone, shown.together = field.proposed(1), field.proposed(2)
        if field.kind == "choice":
            anything = [("", text("table-setup-open"))] if left_open else []
            shown.choices = [*anything, *[(c, self.speech.choice(field.name, c)) for c in field.choices]]
            shown.brought = {c: f"module-{module}" for c, module in field.brought}
            drawn = [(c, mark_safe(self.drawing.choosing(field.name, c))) for c in field.choices]
            shown.about = [(c, html) for c, html in drawn if html]
        shown.why = self.speech.field_why(field.name)
        shown.module = f"module-{field.module}" if field.module else ""
        shown.problem = self.problems.get(name, "")
        return shown


def quick_plan(seats: Iterable[Mapping[str, Any]]) -> list[SeatPlan]:
    """Returns one person against the opponents of a quick game; bots if the game has none of its own."""
    return [
        SeatPlan(RULES if seat.get(AUTOMA) else PERSON if i == 0 else USUAL_BOT)
        for i, seat in enumerate(seats)
    ]


def bot_name(bot: str) -> str:
    """Returns the display name of a bot; its id if the table has no word for it."""
    return text(f"table-bot-{bot}") if bot in BOTS else bot
