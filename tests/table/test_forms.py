"""The set-up page is made from the schema of any game; what is wrong is said beside the field."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest

import sample
import spielwerk
from spielwerk.kernel.luck import known_luck
from spielwerk.kernel.registry import box
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import PERSON, RULES, SeatPlan
from spielwerk.table.views.fields import ShownField
from spielwerk.table.views.forms import SetupForm
from table.visiting import Guest

SCYTHE = box("scythe")


def drawn(form: SetupForm) -> list[ShownField]:
    """All fields of the form."""
    at_seats = [field for seat in form.seats for field in (*seat.main, *seat.finer)]
    return [*at_seats, *form.prominent, *form.options, *form.modules]


def given(changes: dict[str, str] | None = None) -> dict[str, str]:
    """The form as it is first drawn, sent back with changes."""
    form = SetupForm(SCYTHE, "solo")
    sent = {f.name: "on" if f.value is True else str(f.value) for f in drawn(form) if f.value is not False}
    return {**sent, "players": str(form.number), **(changes or {})}


def read(changes: dict[str, str]) -> tuple[dict[str, Any], list[SeatPlan]]:
    """What a form says that can be played."""
    form = SetupForm(SCYTHE, "solo", given(changes))
    found = form.read()
    assert found is not None, form.problems
    return found


def test_what_is_first_drawn_can_be_played() -> None:
    """Alone that is a game against one Automa."""
    setup, plan = read({})
    assert [seat.who for seat in plan] == [PERSON, RULES]
    assert [seat.get("automa") for seat in setup["seats"]] == [None, "automa"]


@pytest.mark.parametrize("mode", ["hotseat", "friends"])
def test_with_others_two_people_sit_down(mode: str) -> None:
    found = SetupForm(SCYTHE, mode).read()
    assert found is not None
    assert [seat.who for seat in found[1]] == [PERSON, PERSON]


@pytest.mark.parametrize(("mode", "deals"), [("solo", False), ("hotseat", True), ("friends", True)])
def test_among_people_coins_may_change_hands_unless_they_say_otherwise(mode: str, deals: bool) -> None:
    form = SetupForm(SCYTHE, mode)
    found = form.read()
    assert found is not None
    assert found[0]["deals"] is deals
    (field,) = [field for field in form.options if field.name == "option-deals"]
    assert (field.value, field.alone, field.together) == (deals, False, True)
    refused = SetupForm(SCYTHE, mode, given({"option-deals": ""})).read()
    assert refused is not None
    assert refused[0]["deals"] is False
    assert spielwerk.game("scythe", seats=2).setup["deals"] is False, "programs and bots have none"


def test_an_automa_is_one_of_the_answers_to_who_plays() -> None:
    """With its levels, in both languages; there is no field beside it."""
    for code, words in (
        (
            "en",
            ["Me", "Autometta (easy)", "Automa (normal)", "Automaszyna (hard)", "Ultimaszyna (very hard)"],
        ),
        (
            "de",
            [
                "Ich",
                "Autometta (leicht)",
                "Automa (normal)",
                "Automaszyna (schwer)",
                "Ultimaszyna (sehr schwer)",
            ],
        ),
    ):
        with language(code):
            form = SetupForm(SCYTHE, "solo")
            who = form.seats[0].main[0]
            assert [name for _, name in who.choices[:5]] == words
            assert [value.partition(":")[0] for value, _ in who.choices] == [
                PERSON,
                *[RULES] * 4,
                "bot",
                "bot",
            ]
            assert not [field for field in drawn(form) if field.name.endswith("-automa")]
    setup, plan = read(
        {"seat-1-who": "rules:autometta", "seat-1-skip_turns": "on", "seat-1-extra_coins": "2"}
    )
    assert plan[1].who == RULES
    assert setup["seats"][1]["automa"] == "autometta"
    assert (setup["seats"][1]["skip_turns"], setup["seats"][1]["extra_coins"]) == (True, 2)


def test_what_does_not_matter_for_who_sits_there_is_not_read() -> None:
    """A page without scripts may send it all the same: the mat of an Automa, the hesitation of a bot."""
    setup, _ = read({"seat-1-mat": "industrial", "option-automa_decks": "shared"})
    assert "mat" not in setup["seats"][1]
    assert setup["automa_decks"] == "shared"
    sent = {"seat-1-who": "bot:greedy", "seat-1-mat": "industrial", "seat-1-hesitant_moves": "on"}
    setup, plan = read({**sent, "seat-1-name": "Ben", "option-automa_decks": "shared"})
    assert setup["seats"][1] == {"mat": "industrial"}
    assert setup["automa_decks"] == "own", "no Automa sits down"
    assert plan[1] == SeatPlan("bot:greedy", ""), "only people have names"


def test_a_field_says_at_which_seats_it_matters() -> None:
    """The page shows it there alone."""
    seat = SetupForm(SCYTHE, "solo").seats[1]
    assert {field.name.removeprefix("seat-1-"): field.whose for field in seat.main} == {
        "who": "anybody",
        "name": "person",
        "faction": "anybody",
        "mat": "player",
    }
    assert {field.whose for field in seat.finer} == {seat.whose} == {"automa"}
    form = SetupForm(SCYTHE, "solo")
    for_automas = [field.name for field in form.options if field.whose == "automa"]
    assert for_automas == ["option-automa_mode", "option-automa_decks", "option-automa_tokens"]


def test_only_as_many_seats_are_read_as_there_are_players() -> None:
    setup, plan = read({"players": "3", "seat-2-faction": "crimea", "seat-3-faction": "crimea"})
    assert [seat.who for seat in plan] == [PERSON, RULES, "bot:greedy"]
    assert setup["seats"][2] == {"faction": "crimea"}


def test_what_is_left_open_is_dealt_anew_at_each_table() -> None:
    deals = {read({})[0]["deal"] for _ in range(8)}
    assert len(deals) > 1
    assert read({"option-deal": "12"})[0]["deal"] == 12


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
            {"seat-1-who": "rules:ultimaszyna", "seat-1-skip_turns": "on"},
            "seat-1-skip_turns",
            "At this level the Automa skips no turns.",
            "Auf dieser Stufe überspringt der Automa keine Züge.",
        ),
        (
            {"seat-0-faction": "albion"},
            "seat-0-faction",
            "“Clan Albion” comes with a module. Tick it under “More options”:"
            " Invaders from Afar: Albion, Togawa and two player mats, up to seven players",
            "„Clan Albion“ gehört zu einem Modul. Wählt es unter „Weitere Optionen“ aus:"
            " Invasoren aus der Ferne: Albion, Togawa und zwei Spielertableaus, bis zu sieben Personen",
        ),
    ],
    ids=["taken", "banned", "number", "automa", "module"],
)
def test_what_the_game_refuses_is_said_beside_the_field_in_the_viewers_language(
    changes: dict[str, str], where: str, en: str, de: str
) -> None:
    for lang, sentence in (("en", en), ("de", de)):
        with language(lang):
            form = SetupForm(SCYTHE, "solo", given(changes))
            assert form.read() is None
            assert {field.name: field.problem for field in drawn(form) if field.problem} == {where: sentence}


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"option-deal": "many"}, "option-deal"),
        ({"option-deal": "-1"}, "option-deal"),
        ({"seat-0-faction": "prussia"}, "seat-0-faction"),
        ({"seat-0-who": "bot:random"}, "seats"),
        ({"seat-0-who": "rules:automa"}, "seats"),
        ({"seat-1-who": "rules:machine"}, "seat-1-who"),
        ({"seat-1-who": "rules"}, "seat-1-who"),
        ({"seat-1-who": "bot:" + "x" * 3000}, "seat-1-who"),
        ({"seat-1-who": ""}, "seat-1-who"),
        ({"players": "1"}, "seats"),
        ({"players": "8"}, "seats"),
        ({"players": "6"}, "seats"),
        ({"seat-1-who": "person"}, "mode"),
    ],
)
def test_what_is_wrong_is_found(changes: dict[str, str], where: str) -> None:
    form = SetupForm(SCYTHE, "solo", given(changes))
    assert form.read() is None
    assert list(form.problems) == [where]


def test_a_seat_that_the_rules_play_is_nobodys() -> None:
    """Here the rules have one strength only."""
    sent = {"players": "2", "seat-0-who": PERSON, "seat-1-who": RULES, "option-rounds": "4"}
    found = SetupForm(sample.BOX, "solo", {**sent, "seat-0-guild": "none", "seat-1-guild": "none"}).read()
    assert found is not None
    assert [seat.who for seat in found[1]] == [PERSON, RULES]
    assert [seat.get("automa") for seat in found[0]["seats"]] == [None, True]


def test_the_rules_play_no_seat_of_a_game_without_an_opponent_of_its_own() -> None:
    """Nobody would ever be asked there, and the game would not go on."""
    with language("en"):
        form = SetupForm(box("dei"), "friends")
        sent = {
            f.name: "on" if f.value is True else str(f.value) for f in drawn(form) if f.value is not False
        }
        sent = {**sent, "players": "2", "mode": "friends"}
        assert SetupForm(box("dei"), "friends", sent).read() is not None
        forged = SetupForm(box("dei"), "friends", {**sent, "seat-1-who": RULES})
        assert forged.read() is None
    assert list(forged.problems) == ["seat-1-who"]
    assert "Please choose" in Guest().post("/new/dei", 422, **{**sent, "seat-1-who": RULES}).content.decode()


def test_hidden_modules_do_not_exist() -> None:
    hidden = {module for module, _ in sample.BOX.schema().hidden}
    assert hidden
    assert not hidden & {
        field.name.removeprefix("module-") for field in SetupForm(sample.BOX, "solo").modules
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_secret_is_not_on_the_page_and_cannot_be_sent(lang: str) -> None:
    """A field and a choice that want a key; who sends them all the same is told what nonsense is told."""
    schema, guest = sample.BOX.schema(), Guest(lang)
    page = guest.page("/new/sample?mode=solo")
    with language(lang):
        words = [sample.BOX.speech().choice("guild", "nomads"), sample.BOX.speech().field("caches")]
        known = sample.BOX.speech().choice("guild", "porters")
    assert schema.secrets([]) >= {"nomads", "caches"}
    assert known in page
    assert [word for word in (*schema.secrets([]), *words) if word in page] == []
    sent: dict[str, Any] = {"mode": "solo", "players": "1", "seat-0-who": "person", "option-rounds": "4"}
    told = []
    for guild in ("nomads", "nobodies"):
        refused = guest.post("/new/sample", 422, **{**sent, "seat-0-guild": guild}).content.decode()
        assert [word for word in (*schema.secrets([]), *words) if word in refused] == []
        told.append(re.findall(r'class="problem"[^>]*>(.*?)<', refused))
    assert told[0] == told[1] != []
    sent |= {"seat-0-guild": "none", "option-caches": "3"}
    live = tables.get(guest.post("/new/sample", **sent)["Location"].rpartition("/")[2])
    assert "caches" not in live.game.setup
    assert live.match.state.traders[0].coins == 5  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", ["4611686018427387903", "0f" * 16])
def test_a_luck_key_deals_the_same_game_again(key: str) -> None:
    """What was left open, too: whoever types in the key of a friend plays the friend's game."""
    tried = []
    for _ in range(2):
        guest = Guest()
        sent: dict[str, Any] = given({"luck": f" {key.upper()} ", "mode": "solo"})
        address = guest.post("/new/scythe", **sent)["Location"]
        live = tables.get(address.rpartition("/")[2])
        tried.append((live.game.setup["seats"], live.game.digest(live.match.state)))
        assert live.match.luck == known_luck(key)
    assert tried[0] == tried[1]


@pytest.mark.parametrize("key", ["twelve", "-3", "1.5", "4611686018427387904", "0f" * 15, "xy" * 16])
def test_what_is_no_luck_key_is_said_beside_its_field(key: str) -> None:
    form = SetupForm(SCYTHE, "solo", given({"luck": key}))
    assert form.read() is None
    assert form.unfolded
    assert [field.name for field in form.options if field.problem] == ["luck"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_prominent_option_is_seen_at_once_with_the_reason(lang: str) -> None:
    with language(lang):
        page = Guest(lang).page("/new/dei")
        why = box("dei").speech().field_why("softer_missions")
    at_once, _, folded = page.partition('<details class="sheet further"')
    assert 'name="option-softer_missions"' in at_once
    assert why in html.unescape(at_once)
    assert "softer_missions" not in folded
    assert 'name="option-several_camps"' in folded


def test_what_is_set_at_first_sight_is_read() -> None:
    sent = {f.name: str(f.value) for f in drawn(SetupForm(box("dei"), "solo")) if f.kind != "flag"}
    form = SetupForm(box("dei"), "solo", {**sent, "players": "2", "option-softer_missions": "on"})
    found = form.read()
    assert found is not None, form.problems
    assert found[0]["softer_missions"] is True


def test_choices_of_a_box_come_with_the_field_of_the_box() -> None:
    form = SetupForm(box("tapestry"), "solo")
    (field,) = [field for field in drawn(form) if field.name == "seat-0-civilization"]
    found = {value: module for value, _, module in field.offered}
    assert (found["mystics"], found["spies"], found["merfolk"]) == ("", "module-plans", "module-fantasies")
    modules = {field.name for field in form.modules}
    assert {module for module in found.values() if module} < modules
    (field,) = [field for field in drawn(form) if field.name == "seat-1-bot_civilization"]
    assert {module for _, _, module in field.offered} == {"", "module-plans"}
    page = Guest().page("/new/tapestry?mode=solo")
    assert re.search(r'<option value="spies" data-module="module-plans">', page)
    assert '<option value="mystics">' in page
    assert re.search(r'data-module="module-kaiju-2"><label for="field-option-difficulty"', page)
