"""The registry: games are found by entry point, loaded on first use, or registered by hand."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sample
from kernel.packages import Packages, installing
from sample.box import MODULES, SampleBox
from spielwerk.kernel import registry, rulebook
from spielwerk.kernel.match import Match
from spielwerk.kernel.module import AssemblyError, Module
from spielwerk.kernel.registry import BrokenGame, UnknownGame
from spielwerk.kernel.schema import SetupError


def test_a_game_registered_by_hand_can_be_played() -> None:
    assert "sample" in registry.games()
    assert registry.box("sample") is sample.BOX
    assert registry.game("sample", seats=3).rules.seats == 3


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*dei.* and tapestry$"):
        registry.game("chess")
    with pytest.raises(UnknownGame, match=r"there is no game 'sampel'; did you mean 'sample'\?$"):
        registry.game("sampel")


@pytest.mark.parametrize(
    ("id", "said"),
    [
        (None, "there is no game None; there are dei, "),
        (5, "there is no game 5; there are dei, "),
        (["scythe"], r"there is no game \['scythe'\]; did you mean 'scythe'\?$"),
        ("chess\n" * 999, "there is no game 'chess.*…; there are dei, "),
    ],
)
def test_what_cannot_be_an_id_is_an_unknown_game_in_one_line(id: Any, said: str) -> None:
    with pytest.raises(UnknownGame, match=f"^{said}") as raised:
        registry.game(id)
    assert str(raised.value).isprintable()
    assert len(str(raised.value)) < 200


@pytest.mark.parametrize(
    ("there", "said"),
    [([], "there is none yet"), (["go"], "there is go"), (["a", "b", "c"], "are a, b and c")],
)
def test_the_games_there_are_make_a_sentence(
    monkeypatch: pytest.MonkeyPatch, there: list[str], said: str
) -> None:
    monkeypatch.setattr(registry, "games", lambda: there)
    with pytest.raises(UnknownGame, match=f"{said}$"):
        registry.box("chess")


LATE = """
import sample
class Late(type(sample.BOX)):
    id = "late"
BOX = Late()
"""


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    with installing(tmp_path, monkeypatch) as found:
        yield found


def test_an_entry_point_is_listed_unloaded_and_loaded_once(packages: Packages) -> None:
    packages.install("late", "late = late_game.box:BOX", {"late_game/box.py": LATE})
    assert "late" in registry.games()
    assert "late" not in registry._boxes
    assert registry.box("late").id == "late"
    assert registry.box("late") is registry.box("late")
    assert "late" in registry.playable()


def test_a_hidden_game_can_be_played_but_is_named_nowhere(packages: Packages) -> None:
    """Such as the interlude of a campaign, which is a game for the kernel alone."""
    hidden = LATE.replace('id = "late"', 'id = "late"; hidden = True')
    packages.install("late", "late = late_game.box:BOX", {"late_game/box.py": hidden})
    with pytest.raises(registry.UnknownGame) as unknown:
        registry.box("lat")
    assert "late" not in str(unknown.value)
    assert "late" not in registry.listed()
    assert "late" not in registry.playable()
    assert "late" in registry.games(), "its contract is tested all the same"
    assert registry.game("late", seats=2).new(1)


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("entry", "code", "said"),
    [
        ("late = late_game.box:BOX", "1 / 0", "cannot be loaded: ZeroDivisionError: division by zero"),
        ("late = late_game.boxes:BOX", "", "cannot be loaded: ModuleNotFoundError: .*late_game.boxes"),
        ("late = late_game.box:BOX", "", "cannot be loaded: AttributeError: .*BOX"),
        ("late = late_game.box:Late", LATE, "must be an instance of a Box; it is the class Late"),
        ("late = late_game.box:BOX", "BOX = 'late'", "must be an instance of a Box; it is of the type str"),
        ("late = late_game.box", LATE, "must be an instance of a Box; it is of the type module"),
        (
            "soon = late_game.box:BOX",
            LATE,
            "the box has the id 'late'; the entry point must have the same name",
        ),
        (
            "late-fun = late_game.box:BOX",
            LATE.replace('"late"', '"late-fun"'),
            "the id 'late-fun' must be one word",
        ),
        ("Late = late_game.box:BOX", LATE.replace('"late"', '"Late"'), "the id 'Late' must be one word"),
        (
            "late = late_game.box:BOX",
            LATE.replace("class Late(type(sample.BOX))", "class Late(type(sample.BOX).__base__)").replace(
                "BOX = Late()", "Late.__abstractmethods__ = frozenset()\nBOX = Late()"
            ),
            "Late has no version, no name, no options, no state",
        ),
        ("late = late-game.box:BOX", LATE, "it cannot be loaded"),
        ("late = __main__:BOX", LATE, "it cannot be loaded"),
        ("late = late_game.box:BOX", "raise SystemExit(3)", "it cannot be loaded: SystemExit: 3"),
        ("table = late_game.box:BOX", LATE.replace('"late"', '"table"'), "'table' is reserved"),
    ],
)
def test_a_broken_package_is_named_with_its_entry_and_left_out(
    packages: Packages, caplog: pytest.LogCaptureFixture, entry: str, code: str, said: str
) -> None:
    """Every time it is asked for, but the log says it once; the other games can be played."""
    packages.install("late", entry, {"late_game/box.py": code})
    id = entry.partition(" ")[0]
    assert id not in registry.playable()
    assert registry.playable()[:2] == ["scythe", "dei"]
    assert "scythe-base" in rulebook.ledgers()
    assert len(caplog.records) == 1
    assert f"{entry}, of the package late: " in caplog.text
    for _ in range(2):
        with pytest.raises(BrokenGame, match=f"^{entry}, of the package late: .*{said}"):
            registry.game(id)


def test_two_packages_with_one_id_are_both_named(packages: Packages) -> None:
    packages.install("late", "late = late_game.box:BOX", {"late_game/box.py": LATE})
    packages.install("later", "late = later_game.box:BOX", {"later_game/box.py": LATE})
    with pytest.raises(
        BrokenGame, match=r"'late' is installed more than once: .*package late; .*package later"
    ):
        registry.box("late")


def test_by_hand_nothing_is_registered_over_another_game(packages: Packages) -> None:
    class Other(SampleBox):
        """Another game with the same id."""

    class Installed(SampleBox):
        id = "scythe"

    class Hyphen(SampleBox):
        id = "ring-road"

    registry.register(sample.BOX)
    with pytest.raises(BrokenGame, match="there is a game 'sample' already, of the type SampleBox"):
        registry.register(Other())
    with pytest.raises(BrokenGame, match=r"the game 'scythe' is installed already: .*package spielwerk"):
        registry.register(Installed())
    with pytest.raises(BrokenGame, match="the id 'ring-road' must be one word"):
        registry.register(Hyphen())
    with pytest.raises(BrokenGame, match="it is the class Other"):
        registry.register(Other)  # type: ignore[arg-type]
    assert registry.box("sample") is sample.BOX


def test_a_wrong_set_up_is_refused_when_the_game_is_made() -> None:
    with pytest.raises(SetupError, match=r"set-up: seats\[0\]\.guild: 'thieves' is not allowed"):
        registry.game("sample", seats=[{"guild": "thieves"}])
    with pytest.raises(SetupError, match="set-up: seats: at least one seat is for a person"):
        registry.game("sample", seats=[{"automa": True}])


def test_modules_that_do_not_fit_are_refused() -> None:
    with pytest.raises(AssemblyError, match="'smugglers' needs 'tolls' as well"):
        registry.game("sample", modules=["smugglers"])
    with pytest.raises(AssemblyError, match="'market-day' cannot be combined with 'famine'"):
        registry.game("sample", modules=["market-day", "famine"])


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ([], "modules: 'caves' cannot be played in this set-up"),
        (["desert"], "'caves' needs 'sandworm' as well"),
    ],
)
def test_what_a_module_needs_is_named_only_if_it_exists(
    keys: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MODULES, "caves", Module("caves", requires=["sandworm"]))
    with pytest.raises(AssemblyError, match=said) as raised:
        registry.game("sample", modules=["caves"], spoilers=keys)
    assert ("sandworm" in str(raised.value)) == bool(keys)
    trace = "".join(traceback.format_exception(raised.value))
    assert ("needs 'sandworm'" in trace) == bool(keys), "nor is it told on the way"


def test_the_public_names_are_those_of_the_package() -> None:
    import spielwerk

    assert spielwerk.game is registry.game
    assert spielwerk.Match is Match
    with pytest.raises(AttributeError, match="has no attribute 'gama'"):
        spielwerk.gama  # noqa: B018
