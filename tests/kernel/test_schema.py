"""Set-ups: defaults are filled in, and what is wrong is named with what would be right."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

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
        ({"modules": ["tolls", "tolls"]}, "modules: 'tolls' is named twice"),
    ],
)
def test_a_wrong_set_up_names_the_field_and_what_is_allowed(given: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError) as raised:
        SCHEMA.read(given)
    assert str(raised.value) == f"set-up: {message}"
    assert raised.value.field == message.partition(":")[0]


ENDLESS = "north\n" + "x" * 5000


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seats": [{"faction": ENDLESS}, {}]}, "' is not allowed; choose north | south"),
        ({"rounds": ENDLESS}, " is not a number from 1 to 9"),
        ({"storm": ENDLESS}, " is neither true nor false"),
        ({"seats": [ENDLESS, {}]}, " is not a table of fields"),
        ({"seats": [{ENDLESS: 1}, {}]}, ": no such field; there is automa | faction"),
        ({ENDLESS: 1}, ": no such field; there is modules | rounds | seats | spoilers | storm"),
        ({"modules": [ENDLESS]}, "'; choose tolls | famine"),
        ({"spoilers": [ENDLESS]}, "' opens nothing"),
    ],
)
def test_a_wrong_value_is_repeated_in_one_short_line(given: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError) as raised:
        SCHEMA.read(given)
    message = str(raised.value)
    assert message.isprintable()
    assert len(message) < 200
    assert "north" in message
    assert message.endswith(f"…{told}")


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


# --- what exists only with a key

SECRETIVE = Schema(
    1,
    3,
    seat=(
        Field(
            "faction",
            "choice",
            choices=("nordic", "saxony"),
            hidden=(("vesna", "box-a"), ("fenris", "box-b")),
        ),
        Field("agents", "number", 8, least=1, most=8, spoiler="box-a"),
    ),
    options=(
        Field("war", "flag", False),
        Field("peace", "choice", "long", choices=("long", "short"), spoiler="box-b", among_people="short"),
        Field("deal", "number", 0, most=9, spoiler="box-b"),
    ),
    modules=("war-track",),
    hidden=(("mad-tesla", "box-a"),),
)
SECRETS = ("vesna", "fenris", "agents", "peace", "deal", "mad-tesla", "box")


def test_without_a_key_neither_field_nor_choice_is_there() -> None:
    assert SECRETIVE.read({"seats": 1}) == {"seats": [{"faction": None}], "modules": [], "war": False}
    assert SECRETIVE.proposed(3) == {}
    assert SECRETIVE.dealt({"seats": 1}, 123) == {"seats": 1}


@pytest.mark.parametrize(
    "given",
    [
        {"seats": [{"faction": "?"}]},
        {"seats": [{"agent": 3}]},
        {"seats": 9},
        {"pace": "short"},
        {"dea": 3},
        {"modules": ["tesla"]},
        {"spoilers": ["?"]},
    ],
)
def test_no_error_names_what_is_secret(given: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as raised:
        SECRETIVE.read(given)
    assert [secret for secret in SECRETS if secret in str(raised.value)] == []


def test_what_is_secret_is_refused_in_the_words_for_what_does_not_exist() -> None:
    for secret, nonsense in (
        ({"seats": [{"faction": "vesna"}]}, {"seats": [{"faction": "zzzzz"}]}),
        ({"seats": [{"agents": 3}]}, {"seats": [{"zzzzz": 3}]}),
        ({"peace": "short"}, {"zzzzz": "short"}),
        ({"modules": ["mad-tesla"]}, {"modules": ["zzzzz"]}),
    ):
        said = []
        for given in (secret, nonsense):
            with pytest.raises(SetupError) as raised:
                SECRETIVE.read(given)
            said.append(str(raised.value))
        word = next(w for w in ("vesna", "agents", "peace", "mad-tesla") if w in said[0])
        assert said[0].replace(word, "zzzzz") == said[1]


@pytest.mark.parametrize("keys", [5, None, "box-b", ["?"]])
def test_keys_that_are_none_are_an_error_before_anything_is_dealt(keys: Any) -> None:
    with pytest.raises(SetupError, match="spoilers"):
        SECRETIVE.dealt({"spoilers": keys}, 1)


def test_a_key_opens_its_fields_and_choices_and_no_others() -> None:
    read = SECRETIVE.read({"seats": [{"faction": "vesna", "agents": 3}], "spoilers": ["box-a"]})
    assert read["seats"] == [{"faction": "vesna", "agents": 3}]
    assert "peace" not in read
    with pytest.raises(SetupError, match=r"'fenris' is not allowed; choose nordic \| saxony \| vesna$"):
        SECRETIVE.read({"seats": [{"faction": "fenris"}], "spoilers": ["box-a"]})
    assert SECRETIVE.read({"spoilers": ["box-b"]})["peace"] == "long"
    assert SECRETIVE.proposed(3, ["box-b"]) == {"peace": "short"}
    assert SECRETIVE.dealt({"spoilers": ["box-b"]}, 123) == {"spoilers": ["box-b"], "deal": 3}
    assert SECRETIVE.keys == ["box-a", "box-b"]
    assert SECRETIVE.secrets(["box-a"]) == {"fenris", "peace", "deal"}


def test_one_key_may_open_all() -> None:
    schema = replace(SECRETIVE, opens_all="everything")
    assert schema.keys == ["box-a", "box-b", "everything"]
    assert schema.secrets(["everything"]) == set()
    read = schema.read(
        {"seats": [{"faction": "fenris"}], "spoilers": ["everything"], "modules": ["mad-tesla"]}
    )
    assert (read["spoilers"], read["peace"]) == (["box-a", "box-b", "everything"], "long")
    assert schema.opened(["everything"]).modules == ("war-track", "mad-tesla")
    assert schema.dealt({"spoilers": ["everything"]}, 123)["deal"] == 3
    assert schema.opened(["box-a"]).seat[0].choices == ("nordic", "saxony", "vesna")
    assert "everything" not in repr(schema.opened(["box-a"]))
    assert Schema(1, 3, opens_all="everything").keys == [], "there is nothing to open"


def test_an_opened_schema_has_nothing_to_hide() -> None:
    opened = SECRETIVE.opened(["box-a"])
    assert opened.modules == ("war-track", "mad-tesla")
    assert [field.name for field in (*opened.seat, *opened.options)] == ["faction", "agents", "war"]
    assert opened.seat[0].choices == ("nordic", "saxony", "vesna")
    assert "box-b" not in repr(opened)
    assert "fenris" not in repr(opened)


class Sheet(Struct):
    wealth: int
    wins: list[str] = []


def test_data_are_checked_completed_and_never_asked_for() -> None:
    """Such as the sheet that a campaign hands to a seat."""
    schema = Schema(1, 2, seat=(Field("sheet", "data", type=Sheet, spoiler="story"),))
    assert schema.read({"seats": 1}) == {"seats": [{}], "modules": []}
    given = {"seats": [{"sheet": {"wealth": 3}}, {}], "spoilers": ["story"]}
    assert schema.read(given)["seats"] == [{"sheet": {"wealth": 3, "wins": []}}, {"sheet": None}]
    given = {"seats": [{"sheet": Sheet(4, ["1"])}], "spoilers": ["story"]}
    assert schema.read(given)["seats"] == [{"sheet": {"wealth": 4, "wins": ["1"]}}]
    wrong = {"seats": [{"sheet": {"wealth": "much"}}], "spoilers": ["story"]}
    with pytest.raises(SetupError, match=r"seats\[0\]\.sheet: Expected `int`, got `str` - at `\$\.wealth`"):
        schema.read(wrong)
    assert schema.opened(["story"]).asked().seat == ()
