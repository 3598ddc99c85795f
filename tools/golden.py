"""Make golden games: whole games in named set-ups, saved in tests/golden.

    python tools/golden.py GAME SETUP [SEED]    make or renew one
    python tools/golden.py GAME                 renew all that the game has, with their seeds
    python tools/golden.py fenris               make or renew a campaign for each path of the story

They are random games; where a game's companion has `eager(rng, decision)`, that chooses instead, so that
long games come out shorter.  Those of a game in another package go to the folder `golden` beside it.
Renew them only when the rules have changed on purpose; the change log says that older records end here.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"
SEEDS = 60
"""How many campaigns are tried for short ones."""
sys.path.insert(0, str(ROOT / "tests"))

from contract.harness import Table, companion, companion_name, golden_folder, of_others, pick  # noqa: E402
from games.scythe.fenris.made_up import file_name, solo  # noqa: E402
from spielwerk.kernel.chance import Rng  # noqa: E402
from spielwerk.kernel.errors import SpielwerkError  # noqa: E402
from spielwerk.kernel.match import Match  # noqa: E402
from spielwerk.kernel.registry import box  # noqa: E402


def setups(id: str) -> list[str]:
    """The set-ups that the companion of a game names."""
    found = companion(box(id).id)
    if found is None:
        raise SpielwerkError(
            f"the game '{id}' has no {companion_name(id).replace('.', '/')}.py for its tests"
        )
    return list(found.SETUPS)


def where(id: str) -> Path:
    """The folder for the golden games of a game."""
    return golden_folder(id) if id in of_others() else GOLDEN


def make(id: str, setup: str, seed: int) -> None:
    """Play one game and save its record."""
    if setup not in setups(id):
        raise SpielwerkError(f"{id} has no set-up '{setup}'; there is {' | '.join(setups(id))}")
    table = Table(id, setup)
    choose = getattr(table.companion, "eager", pick)
    match = Match(table.game, seed)
    rng = Rng(seed)
    while d := match.decision:
        match.choose(choose(rng, d), d.seat)
    file = where(id) / f"{id}-{setup}.jsonl"
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join(match.record()) + "\n", encoding="utf-8")
    named = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
    print(f"{named}: {match.position} choices, {file.stat().st_size // 1000} kB")


def renew(id: str) -> None:
    """Play those that are there once more."""
    files = sorted(where(id).glob(f"{box(id).id}-*.jsonl"))
    if not files:
        names = " | ".join(setups(id))
        raise SpielwerkError(f"{id} has no golden game yet; make one with a set-up: {names}")
    for file in files:
        header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
        make(id, file.stem.removeprefix(f"{id}-"), header["seed"])


def make_campaigns() -> None:
    """Play campaigns until there is a short one for each path, and save them."""
    found: dict[str, list[str]] = {}
    for seed in range(SEEDS):
        campaign = solo(seed)
        lines, name = campaign.record(), file_name(campaign)
        played = all(link.kind == "match" for link in campaign.links)
        if played and (name not in found or len(lines) < len(found[name])):
            found[name] = lines
    for name, lines in sorted(found.items()):
        file = GOLDEN / name
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {len(lines)} lines, {file.stat().st_size // 1000} kB")


def main(arguments: list[str]) -> None:
    match arguments:
        case ["fenris"]:
            make_campaigns()
        case [id]:
            renew(id)
        case [id, setup]:
            make(id, setup, 1)
        case [id, setup, seed] if seed.isdecimal():
            make(id, setup, int(seed))
        case [_, _, seed]:
            raise SpielwerkError(f"seed: '{seed}' is not a whole number")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except SpielwerkError as error:
        sys.exit(str(error))
