"""The set-up page is made from the schema of any game; what is wrong is said beside the field."""

from __future__ import annotations

import pytest

import sample
from spielwerk.kernel.registry import box
from spielwerk.kernel.text import language
from spielwerk.table.sitting import RULES
from spielwerk.table.views.forms import NOBODY, SetupForm

SCYTHE = box("scythe")


def given(**changes: str) -> dict[str, str]:
    """The form as it is first drawn, sent back with changes."""
    form = SetupForm(SCYTHE, "solo")
    drawn = [*[field for seat in form.seats for field in seat], *form.options, *form.modules]
    sent = {f.name: "on" if f.value is True else str(f.value) for f in drawn if f.value is not False}
    return {**sent, **changes}


def test_what_is_first_drawn_can_be_played() -> None:
    read = SetupForm(SCYTHE, "solo", given()).read()
    assert read is not None
    setup, plan = read
    assert [seat.who for seat in plan] == ["person", "bot:random"]
    assert len(setup["seats"]) == 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_two_seats_with_the_same_wish_are_told_beside_the_field(lang: str) -> None:
    same = {"seat-0-faction": "nordic", "seat-1-faction": "nordic"}
    with language(lang):
        form = SetupForm(SCYTHE, "solo", given(**same))
        assert form.read() is None
        problem = next(field.problem for field in form.seats[1] if field.name == "seat-1-faction")
    assert (
        problem
        == {
            "en": "Another seat has chosen that already.",
            "de": "Das hat schon ein anderer Platz gewählt.",
        }[lang]
    )


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"option-deal": "many"}, "option-deal"),
        ({"option-deal": "-1"}, "option-deal"),
        ({"seat-0-faction": "prussia"}, "seat-0-faction"),
        ({"seat-0-who": "bot:random"}, "seats"),
        ({"seat-1-who": NOBODY}, "seats"),
        ({"seat-1-who": "person"}, "mode"),
    ],
)
def test_what_is_wrong_is_found(changes: dict[str, str], where: str) -> None:
    form = SetupForm(SCYTHE, "solo", given(**changes))
    assert form.read() is None
    assert list(form.problems) == [where]


def test_a_seat_that_the_rules_play_is_nobodys() -> None:
    sent = {"seat-0-who": "person", "seat-1-who": "bot:random", "seat-1-automa": "on", "option-rounds": "4"}
    sent |= {f"seat-{seat}-guild": "none" for seat in range(4)}
    form = SetupForm(sample.BOX, "solo", {**sent, "seat-2-who": NOBODY, "seat-3-who": NOBODY})
    read = form.read()
    assert read is not None
    assert [seat.who for seat in read[1]] == ["person", RULES]


def test_hidden_modules_do_not_exist() -> None:
    hidden = {module for module, _ in sample.BOX.schema().hidden}
    assert hidden
    assert not hidden & {
        field.name.removeprefix("module-") for field in SetupForm(sample.BOX, "solo").modules
    }
