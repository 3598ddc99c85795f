"""Set-ups: defaults are filled in, and what is wrong is named with what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.kernel.schema import Field, Schema, SetupError

SCHEMA = Schema(
    2,
    4,
    seat=(Field("faction", "choice", "north", choices=("north", "south")), Field("automa", "flag", False)),
    options=(Field("rounds", "number", 4, least=1, most=9), Field("storm", "flag", True)),
    modules=("tolls", "famine"),
    hidden=(("worm", "desert"), ("kraken", "sea")),
)


def test_what_is_not_given_is_filled_in() -> None:
    assert SCHEMA.read({}) == {
        "seats": [{"faction": "north", "automa": False}] * 2,
        "modules": [],
        "rounds": 4,
        "storm": True,
    }


def test_what_is_given_is_kept_and_modules_come_in_their_own_order() -> None:
    found = SCHEMA.read(
        {"seats": [{"faction": "south"}, {"automa": True}, {}], "modules": ["famine", "tolls"]}
    )
    assert found["seats"][0] == {"faction": "south", "automa": False}
    assert found["seats"][1] == {"faction": "north", "automa": True}
    assert found["modules"] == ["tolls", "famine"]


def test_a_complete_set_up_reads_as_itself() -> None:
    found = SCHEMA.read({"seats": 3, "modules": ["worm"], "spoilers": ["desert"]})
    assert SCHEMA.read(found) == found


def test_each_seat_has_fields_of_its_own() -> None:
    seats = SCHEMA.read({"seats": 2})["seats"]
    assert seats[0] is not seats[1]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"round": 3}, "round: no such field; did you mean 'rounds'?"),
        ({"x": 3}, "x: no such field; there is modules | rounds | seats | spoilers | storm"),
        ({"rounds": 10}, "rounds: 10 is not a number from 1 to 9"),
        ({"rounds": "3"}, "rounds: '3' is not a number from 1 to 9"),
        ({"rounds": True}, "rounds: True is not a number from 1 to 9"),
        ({"storm": 1}, "storm: 1 is neither true nor false"),
        ({"seats": 5}, "seats: 5 given; allowed are 2 to 4"),
        ({"seats": -1}, "seats: -1 given; allowed are 2 to 4"),
        ({"seats": 10**12}, "seats: 1000000000000 given; allowed are 2 to 4"),
        ({"seats": [{}]}, "seats: 1 given; allowed are 2 to 4"),
        ({"seats": "ab"}, "seats: must be a number of seats or a list with one entry a seat"),
        ({"seats": True}, "seats: must be a number of seats or a list with one entry a seat"),
        ({"seats": None}, "seats: must be a number of seats or a list with one entry a seat"),
        ({"seats": [{}, "north"]}, "seats[1]: 'north' is not a table of fields"),
        ({"seats": [{}, {"mat": 1}]}, "seats[1].mat: no such field; there is automa | faction"),
        (
            {"seats": [{"faction": "east"}, {}]},
            "seats[0].faction: 'east' is not allowed; choose north | south",
        ),
        ({"modules": "tolls"}, "modules: must be a list of module names"),
        ({"modules": ["toll"]}, "modules[0]: there is no module 'toll'; choose tolls | famine"),
        ({"modules": ["tolls", "tolls"]}, "modules: a module is named twice"),
    ],
)
def test_a_wrong_set_up_names_the_field_and_what_is_allowed(given: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError) as raised:
        SCHEMA.read(given)
    assert str(raised.value) == f"set-up: {message}"
    assert raised.value.field == message.partition(":")[0]


def test_a_hidden_module_does_not_exist_without_its_key() -> None:
    with pytest.raises(SetupError, match=r"there is no module 'worm'; choose tolls \| famine$"):
        SCHEMA.read({"modules": ["worm"]})
    with pytest.raises(SetupError, match=r"there is no module 'kraken'; choose tolls \| famine \| worm$"):
        SCHEMA.read({"modules": ["kraken"], "spoilers": ["desert"]})
    assert SCHEMA.visible() == ("tolls", "famine")
    assert SCHEMA.read({"modules": ["worm"], "spoilers": ["desert"]})["modules"] == ["worm"]


def test_a_wrong_key_opens_nothing_and_names_nothing() -> None:
    with pytest.raises(SetupError) as raised:
        SCHEMA.read({"spoilers": ["dessert"]})
    assert str(raised.value) == "set-up: spoilers[0]: 'dessert' opens nothing"
    with pytest.raises(SetupError, match="must be a list of keys"):
        SCHEMA.read({"spoilers": "desert"})


def test_a_game_without_hidden_modules_knows_no_keys() -> None:
    with pytest.raises(SetupError, match="spoilers: no such field"):
        Schema(1, 2).read({"spoilers": []})


def test_where_nothing_can_be_chosen_it_says_so() -> None:
    with pytest.raises(SetupError, match=r"modules.0.: there is no module 'a'; this game has none$"):
        Schema(1, 2).read({"modules": ["a"]})
    with pytest.raises(SetupError, match=r"seats.0..color: no such field; a seat of this game has none$"):
        Schema(1, 2).read({"seats": [{"color": "red"}]})
