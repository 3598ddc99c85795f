"""A new card is a row of data and nothing else: it is dealt, offered, shown and played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from spielwerk.games.scythe import components

DATA = Path(components.__file__).parents[1] / "data"

ROWS = {
    "objectives": """
        [[cards]]
        number = 28
        set = "promo"
        name = { en = "Treasury", de = "Schatzkammer" }
        text = { en = "Have 12 coins.", de = "Habe 12 Münzen." }
        timing = "any"
        conditions = [{ kind = "have", what = "coins", min = 12 }]
        """,
    "encounters": """
        [[cards]]
        number = 43
        set = "promo"
        options = [
            { gain = { popularity = 1 } },
            { cost = { coins = 2 }, gain = { metal = 3 } },
            { cost = { popularity = 2 }, gain = { upgrade = 1 } },
        ]
        """,
    "factory": """
        [[cards]]
        number = 19
        set = "promo"
        cost = { coins = 1 }
        gains = [{ power = 3 }]
        """,
}

PLAY = """
import sys
from pathlib import Path
from spielwerk.kernel import data

load, pack = data.load, Path(sys.argv[1])
data.load = lambda package, name, kind, _pack=None: load(package, name, kind, pack)

import spielwerk
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.text import language

game = spielwerk.game("scythe", seats=5, promo=True, extra=True, ask_forced=False)
rules = game.rules
assert (rules.objective_numbers[-1], rules.encounter_numbers[-1], rules.factory_numbers[-1]) == (28, 43, 19)

seen = set()
for seed in range(40):
    s, rng = game.new(seed), Rng(seed)
    seen |= {f"objective {n}" for hand in s.objectives for n in hand} | {f"factory {n}" for n in s.factory}
    if seed % 8:
        continue
    while (d := game.decision(s)) is not None:
        if d.kind == "scythe.encounter.Encounter":
            seen.add(f"encounter {d.frame.card}")
        option = d.options[rng.below(len(d.options))]
        if option.verb == "reveal":
            seen.add(option.text)
        game.apply(s, option)
assert {"objective 28", "factory 19", "encounter 43", "reveal 28"} <= seen, sorted(seen)
"""


def test_a_new_objective_encounter_and_factory_card_needs_only_its_row(tmp_path: Path) -> None:
    for file, row in ROWS.items():
        own = (DATA / f"{file}.toml").read_text("utf-8")
        (tmp_path / f"{file}.toml").write_text(own + row, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
