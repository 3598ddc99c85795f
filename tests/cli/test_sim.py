"""`spielwerk sim`: a table for people, JSON for programs, one line for what is wrong."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kernel.packages import installing
from spielwerk import cli

FEW = ["--games", "3", "--turn-limit", "5000"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def sim(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["sim", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_json_tells_wins_scores_turns_stars_factions_and_mats(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(sim(capsys, "scythe", "--seats", "random,random", "--seed", "1", "--json", *FEW))
    assert (found["game"], found["games"], found["cut"], found["seed"]) == ("scythe", 3, 0, 1)
    assert found["turns"]["mean"] > 100
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(3)
    for line in (*found["seats"], *found["by"]["faction"].values(), *found["by"]["mat"].values()):
        assert {"mean", "sd", "least", "most"} == set(line["score"])
        assert line["facts"]["stars.combat"]["mean"] >= 0
        assert line["win_share_95"][0] <= line["win_share"] <= line["win_share_95"][1]
    assert max(line["facts"]["stars"]["most"] for line in found["seats"]) == 6


def test_all_factions_and_mats_of_a_module_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ",".join(["random"] * 7)
    found = json.loads(sim(capsys, "scythe", "--seats", seats, "--set", "modules=invaders", "--json", *FEW))
    assert {name: line["games"] for name, line in found["by"]["faction"].items()} == dict.fromkeys(
        ("albion", "nordic", "rusviet", "togawa", "crimea", "saxony", "polania"), 3
    )
    assert {"militant", "innovative"} < found["by"]["mat"].keys()


def test_the_same_call_prints_the_same_with_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pages = [sim(capsys, "scythe", *FEW, "--jobs", jobs) for jobs in ("1", "2")]
    assert pages[0] == pages[1]


def test_the_table_speaks_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    page = sim(capsys, "scythe", *FEW)
    assert page.startswith("scythe: 3 games, seeds 1 to 3\nturns ")
    assert "\nfaction " in page
    assert " ± " in page
    page = sim(capsys, "scythe", *FEW, "--lang", "de")
    assert page.startswith("scythe: 3 Partien, Startzahlen 1 bis 3\nZüge ")


def test_one_game_is_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    one = ["scythe", "--games", "1", "--turn-limit"]
    assert sim(capsys, *one, "5000").startswith("scythe: 1 game, seed 1\nturns ")
    assert sim(capsys, *one, "5000", "--lang", "de").startswith("scythe: 1 Partie, Startzahl 1\nZüge ")
    assert "It was cut after 30 turns" in sim(capsys, *one, "30")
    assert "Sie wurde nach 30 Zügen abgebrochen" in sim(capsys, *one, "30", "--lang", "de")


def test_seats_and_options_can_be_fixed(capsys: pytest.CaptureFixture[str]) -> None:
    seats = "random:faction=rusviet:mat=industrial,random:faction=nordic"
    found = json.loads(sim(capsys, "scythe", "--seats", seats, "--set", "trade_split=yes", "--json", *FEW))
    assert list(found["by"]["faction"]) == ["nordic", "rusviet"]
    assert found["by"]["mat"]["industrial"]["games"] == 3
    assert found["setup"]["trade_split"] is True


def test_games_that_are_cut_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    page = sim(capsys, "scythe", "--games", "2", "--turn-limit", "30")
    assert "2 of 2 games were cut after 30 turns" in page
    found = json.loads(sim(capsys, "scythe", "--games", "2", "--turn-limit", "30", "--json"))
    assert (found["cut"], found["finished"], found["turn_limit"]) == (2, 0, 30)


def test_a_bot_comes_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text("class Last:\n    def choose(self, decision, view, rng): return decision.options[-1]\n")
    found = json.loads(sim(capsys, "scythe", "--seats", f"random,{path}:Last:mat=mechanical", "--json", *FEW))
    assert list(found["by"]["bot"]) == [f"{path}:Last", "random"]
    assert found["by"]["mat"]["mechanical"]["games"] == 3


def test_a_game_that_cannot_be_loaded_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with installing(tmp_path, monkeypatch) as packages:
        packages.install("late", "late = late_game.box:BOX", {"late_game/box.py": "1 / 0"})
        assert cli.main(["sim", "late"]) == 2
    assert re.fullmatch(
        r"spielwerk: late = late_game.box:BOX, of the package late: .*\n", capsys.readouterr().err
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["scythe", "--seats", "random"], "seats: 1 given; allowed are 2 to"),
        (["scythe", "--seats", "random,rnadom"], "there is no bot 'rnadom'; did you mean 'random'?"),
        (["scythe", "--seats", "random,"], "seat 2 has no bot"),
        (["scythe", "--seats", "random:faction=rome,random"], "'rome' is not allowed; choose"),
        (["scythe", "--seats", "random:house=red,random"], "seats[0].house: no such field; there is"),
        (["scythe", "--seats", "random:mat=,random"], "'' is not allowed"),
        (
            ["scythe", "--seats", "random:faction=rusviet,random:faction=rusviet"],
            "seats[1].faction: 'rusviet' is taken already",
        ),
        (["scythe", "--set", "trade_split"], "'trade_split' is not of the form field=value"),
        (["scythe", "--set", "trade_split=maybe"], "'maybe' is neither true nor false"),
        (["scythe", "--set", "deal=1", "--set", "deal=2"], "'deal' is given twice"),
        (["scythe", "--set", "deal=x"], "'x' is not a number from"),
        (["scythe", "--set", f"deal={'9' * 5000}"], "is not a number from"),
        (["scythe", "--set", "weather=fine"], "weather: no such field"),
        (["scythe", "--set", "seats=4"], "seats are given with --seats"),
        (["scythe", "--set", "modules=moon"], "there is no module 'moon'"),
        (["scythe", "--games", "0"], "'0' is not a number of at least 1"),
        (["scythe", "--jobs", "many"], "'many' is not a number of at least 1"),
        ([], "GAME"),
    ],
)
def test_bad_input_is_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert cli.main(["sim", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert said in err


def test_progress_is_shown_on_a_terminal_and_leaves_nothing_behind() -> None:
    parent, child = pty.openpty()
    command = [sys.executable, "-m", "spielwerk", "sim", "scythe", "--games", "2", "--turn-limit", "50"]
    done = subprocess.run(command, stderr=child, stdout=subprocess.PIPE, check=True, text=True)
    os.close(child)
    shown = os.read(parent, 4096).decode()
    os.close(parent)
    assert "1/2 (50 %)" in shown
    assert shown.endswith("\r\033[K")
    assert "/2 (" not in done.stdout


def test_whole_campaigns_are_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["fenris", "--seats", "greedy,random,automa", "--games", "4", "--made-up"]
    found = json.loads(sim(capsys, *seats, "--json"))
    assert (found["campaign"], found["games"], found["made_up"]) == ("fenris", 4, True)
    assert sum(found["paths"].values()) == 4
    assert all(re.fullmatch(r"1 (2a 3 4 5 6 7p|2b 3 4 5 6 7w) 8[ab]", path) for path in found["paths"])
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(4)
    facts = {f"wealth-{n}" for n in range(1, 8)} | {"wins", "lines", "mods-mech", "mods-infra", "total"}
    for seat in found["seats"]:
        assert facts <= seat["facts"].keys()
    page = sim(capsys, *seats, "--lang", "de")
    assert page.startswith("fenris: 4 Kampagnen, Startzahlen 1 bis 4\n")


def test_greedy_buys_what_it_can_afford_and_keeps_its_faction(capsys: pytest.CaptureFixture[str]) -> None:
    plan = ["fenris", "--seats", "greedy,random", "--games", "10", "--made-up", "--json"]
    greedy, chance = json.loads(sim(capsys, *plan))["seats"]
    assert greedy["facts"]["wealth-4"]["most"] < 50
    assert chance["facts"]["wealth-4"]["most"] >= 50


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["scythe", "--made-up"], "--made-up is for campaigns only"),
        (["fenris", "--seats", "gredy,automa"], "there is no bot 'gredy'; did you mean 'greedy'?"),
    ],
)
def test_what_makes_no_sense_for_a_campaign_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert cli.main(["sim", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_games_of_a_campaign_that_take_too_long_are_made_up(capsys: pytest.CaptureFixture[str]) -> None:
    limited = ["fenris", "--seats", "random,automa", "--games", "2", "--turn-limit", "9"]
    found = json.loads(sim(capsys, *limited, "--json"))
    assert (found["cut"], found["turn_limit"]) == (16, 9)
    assert "16 games were cut after 9 turns; their results are made up." in sim(capsys, *limited)
