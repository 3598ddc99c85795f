"""Make a golden game: a whole random game in a named set-up, saved in tests/golden.

    python tools/golden.py GAME SETUP [SEED]

Renew one only when the rules have changed on purpose; the change log says that older records end here.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from contract.harness import Table, pick  # noqa: E402

from spielwerk.kernel.chance import Rng  # noqa: E402
from spielwerk.kernel.match import Match  # noqa: E402


def main(id: str, setup: str, seed: int = 1) -> None:
    match = Match(Table(id, setup).game, seed)
    rng = Rng(seed)
    while d := match.decision:
        match.choose(pick(rng, d), d.seat)
    file = ROOT / "tests" / "golden" / f"{id}-{setup}.jsonl"
    file.write_text("\n".join(match.record()) + "\n", encoding="utf-8")
    print(f"{file}: {match.position} choices")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], *[int(n) for n in sys.argv[3:]])
