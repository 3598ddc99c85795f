"""The form of a new campaign, made from the schema of its story."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.safestring import mark_safe

from spielwerk.boards.kit.campaign import CampaignPages, Opens
from spielwerk.boards.registry import campaign_pages
from spielwerk.kernel.schema import AUTOMA, Field
from spielwerk.kernel.story import Story
from spielwerk.kernel.text import shown_name, text
from spielwerk.table.store.live_table import PERSON, RULES
from spielwerk.table.store.tables import MODES
from spielwerk.table.views.fields import ShownField

NAME = "name"
SOLO = "solo"
ALONE, TOGETHER = 2, 3
"""How many sheets are proposed."""
MODE_ICONS = {SOLO: "person", "hotseat": "screen", "friends": "friends"}


class CampaignForm:
    """The given values (or the defaults), what is wrong with them, and the set-up they describe."""

    def __init__(self, story: Story[Any], mode: str, given: Mapping[str, str] | None = None) -> None:
        self.story = story
        self.given = given
        self.schema = story.schema()
        self.alone = self.schema.most_seats == 1
        self.mode = SOLO if self.alone else mode if mode in MODES else "friends"
        self.pages: CampaignPages = campaign_pages(story.id)
        self.problems: dict[str, str] = {}
        self.automa = next((f for f in self.schema.seat if f.name == AUTOMA), None)
        self.named = any(f.name == NAME for f in self.schema.seat)

    # --- reading

    def read(self) -> dict[str, Any] | None:
        """Returns the set-up; None if something is wrong, and then fills `problems`."""
        seats = [self._seat_setup(i, who) for i, who in enumerate(self._who())]
        people = [seat for seat in seats if not seat.get(AUTOMA)]
        if not people:
            self.problems["seats"] = text("table-setup-no-person")
        elif self.mode == SOLO and len(people) > 1:
            self.problems["mode"] = text("table-setup-one-person")
        setup: dict[str, Any] = {"seats": seats}
        for field in self.schema.options:
            setup[field.name] = self._value(field, f"option-{field.name}")
        return None if self.problems else setup

    def _who(self) -> list[str]:
        """Returns who plays each sheet; somebody alone plays one of them, and Automas the others."""
        if self.alone:
            return [PERSON]
        found = [self._get(f"seat-{i}-who", self._default_who(i)) for i in range(self.number)]
        if self.mode != SOLO or PERSON not in found:
            return found
        mine = found.index(PERSON)
        return [self._default_who(i) if who == PERSON and i != mine else who for i, who in enumerate(found)]

    def _seat_setup(self, i: int, who: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if self.automa and who.partition(":")[0] == RULES:
            found[AUTOMA] = who.partition(":")[2]
        elif who != PERSON:
            self.problems[f"seat-{i}-who"] = text("kernel-setup-choice")
        for field in self.schema.seat:
            if field.kind == "choice" and field.name != AUTOMA:
                value = self._value(field, f"seat-{i}-{field.name}")
                found |= {field.name: value} if value is not None else {}
        if self.named:
            found[NAME] = shown_name(self._get(f"seat-{i}-name", "")) or self._default_name(found)
        return found

    def _default_name(self, seat: Mapping[str, Any]) -> str:
        """Returns a name for a sheet without one; a person is called what they play, in every language."""
        return text("table-campaign-automa") if seat.get(AUTOMA) else ""

    def _value(self, field: Field, name: str) -> Any:
        raw = self._get(name, "")
        if field.kind == "flag":
            return bool(field.default) if self.given is None else raw == "on"
        if field.kind == "choice":
            if raw and raw not in field.choices:
                self.problems[name] = text("kernel-setup-choice")
            return raw or field.default
        if not raw.isdecimal() or not field.least <= int(raw[:6]) <= field.most:
            if raw:
                self.problems[name] = text("kernel-setup-number", least=field.least, most=field.most)
            return field.default
        return int(raw)

    def _get(self, name: str, default: str) -> str:
        return default if self.given is None else self.given.get(name, "")

    def _default_who(self, i: int) -> str:
        return PERSON if i == 0 or self.mode != SOLO else self.opponent or PERSON

    @property
    def opponent(self) -> str:
        """Who plays the other sheets of somebody alone; empty if the story has no Automa."""
        if not self.automa:
            return ""
        levels = self.automa.choices
        return f"{RULES}:{levels[min(1, len(levels) - 1)]}"

    # --- drawing

    @staticmethod
    def modes() -> list[dict[str, str]]:
        return [
            {
                "id": m,
                "name": text(f"table-setup-mode-{m}"),
                "hint": text(f"table-campaign-mode-{m}"),
                "then": text(f"table-campaign-then-{m}"),
                "icon": MODE_ICONS[m],
            }
            for m in MODES
        ]

    @property
    def numbers(self) -> range:
        return range(self.schema.least_seats, self.schema.most_seats + 1)

    @property
    def number(self) -> int:
        given = self._get("players", "")
        usual = ALONE if self.mode == SOLO else TOGETHER
        return (
            int(given)
            if given in map(str, self.numbers)
            else min(max(usual, self.numbers[0]), self.numbers[-1])
        )

    @property
    def seats(self) -> list[list[ShownField]]:
        return [self._seat(i) for i in range(self.schema.most_seats)]

    def _seat(self, i: int) -> list[ShownField]:
        who, name = f"seat-{i}-who", f"seat-{i}-name"
        people = [(PERSON, text("table-setup-who-me" if i == 0 else "table-setup-who-person"))]
        automas = (
            [(f"{RULES}:{level}", self.pages.choice(AUTOMA, level)) for level in self.automa.choices]
            if self.automa
            else []
        )
        chosen = self._get(who, self._default_who(i))
        asked = ShownField(who, "choice", text("table-setup-who"), chosen, [*people, *automas])
        fields = [] if self.alone else [asked]
        if self.named:
            hint, given = text("table-setup-name-hint"), self._get(name, "")
            whose = "anybody" if self.alone else PERSON
            fields.append(ShownField(name, "text", text("table-setup-name"), given, hint=hint, whose=whose))
        fields += [
            self._field(f, f"seat-{i}-{f.name}")
            for f in self.schema.seat
            if f.kind == "choice" and f.name != AUTOMA
        ]
        for field in fields:
            field.problem = self.problems.get(field.name, "")
        return fields

    def _field(self, field: Field, name: str) -> ShownField:
        value: Any = self._get(name, "" if field.default is None else str(field.default))
        if field.kind == "flag":
            value = self._value(field, name)
        shown = ShownField(
            name, field.kind, self.pages.field(field.name), value, least=field.least, most=field.most
        )
        if field.kind == "choice":
            anything = [("", text("table-setup-open"))] if field.default is None else []
            shown.choices = [*anything, *[(c, self.pages.choice(field.name, c)) for c in field.choices]]
            drawn = [(c, mark_safe(self.pages.choosing(field.name, c))) for c in field.choices]
            shown.about = [(c, html) for c, html in drawn if html]
        shown.whose = field.whose
        shown.why = self.pages.field_why(field.name)
        shown.problem = self.problems.get(name, "")
        return shown

    @property
    def expansions(self) -> list[tuple[ShownField, Opens]]:
        """The flags on which choices and the number of sheets depend; they are asked first."""
        found = [(f, self.pages.opens(f.name)) for f in self.schema.options]
        return [(self._field(f, f"option-{f.name}"), opens) for f, opens in found if opens]

    @property
    def options(self) -> list[ShownField]:
        asked = [f for f in self.schema.options if not self.pages.opens(f.name)]
        return [self._field(f, f"option-{f.name}") for f in asked]
