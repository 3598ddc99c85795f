"""The registry: games are found by entry point, loaded on first use, or registered by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

import sample
from spielwerk.kernel import registry
from spielwerk.kernel.match import Match
from spielwerk.kernel.module import AssemblyError
from spielwerk.kernel.registry import UnknownGame
from spielwerk.kernel.schema import SetupError


def test_a_game_registered_by_hand_can_be_played() -> None:
    assert "sample" in registry.games()
    assert registry.box("sample") is sample.BOX
    assert registry.game("sample", seats=3).rules.seats == 3


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'sampel'; there is .*sample"):
        registry.game("sampel")


def test_an_entry_point_is_listed_unloaded_and_loaded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "late_game.py").write_text("import sample\nBOX = sample.BOX\nLOADED = []\nLOADED.append(1)\n")
    meta = tmp_path / "late-1.dist-info"
    meta.mkdir()
    (meta / "METADATA").write_text("Metadata-Version: 2.1\nName: late\nVersion: 1\n")
    (meta / "entry_points.txt").write_text("[spielwerk.games]\nlate = late_game:BOX\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_boxes", dict(registry._boxes))
    assert "late" in registry.games()
    assert "late" not in registry._boxes
    assert registry.box("late") is sample.BOX
    assert registry.box("late") is sample.BOX


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


def test_the_public_names_are_those_of_the_package() -> None:
    import spielwerk

    assert spielwerk.game is registry.game
    assert spielwerk.Match is Match
    with pytest.raises(AttributeError, match="has no attribute 'gama'"):
        spielwerk.gama  # noqa: B018
