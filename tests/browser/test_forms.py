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


@pytest.mark.parametrize(
    ("changes", "where", "en", "de"),
    [
        (
            {"seat-0-faction": "nordic", "seat-1-faction": "nordic"},
            "seat-1-faction",
            "Another seat has chosen “Nordic Kingdoms” already.",
            "„Nordische Königreiche“ hat schon ein anderer Platz gewählt.",
        ),
        (
            {"seat-0-faction": "rusviet", "seat-0-mat": "industrial", "option-banned_pairs": "on"},
            "seat-0-mat",
            "The player mat “Industrial” may not be combined with “Rusviet Union” here."
            " Choose another player mat, or allow all pairs.",
            "Das Spielertableau „Industriell“ darf hier nicht mit „Rusviet-Union“ kombiniert werden."
            " Wählt ein anderes Spielertableau, oder lasst alle Paare zu.",
        ),
        (
            {"option-deal": "-1"},
            "option-deal",
            "Please give a whole number from 0 to 2,147,483,647.",
            "Bitte eine ganze Zahl von 0 bis 2.147.483.647 angeben.",
        ),
        (
            {"seat-1-automa": "automa", "seat-1-mat": "industrial"},
            "seat-1-mat",
            "An Automa has no player mat. Leave it as dealt.",
            "Ein Automa hat kein Spielertableau. Lasst es offen.",
        ),
    ],
    ids=["taken", "banned", "number", "automa"],
)
def test_what_the_game_refuses_is_said_beside_the_field_in_the_viewers_language(
    changes: dict[str, str], where: str, en: str, de: str
) -> None:
    for lang, sentence in (("en", en), ("de", de)):
        with language(lang):
            form = SetupForm(SCYTHE, "solo", given(**changes))
            assert form.read() is None
            shown = [*[field for seat in form.seats for field in seat], *form.options]
            assert {field.name: field.problem for field in shown if field.problem} == {where: sentence}


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


def test_a_seat_without_an_automa_says_so_instead_of_being_dealt_one() -> None:
    form = SetupForm(SCYTHE, "solo")
    automa = next(field for field in form.seats[0] if field.name.endswith("automa"))
    for code, word in (("en", "none"), ("de", "keine")):
        with language(code):
            again = next(f for f in SetupForm(SCYTHE, "solo").seats[0] if f.name == automa.name)
            assert again.choices[0] == ("", word)
