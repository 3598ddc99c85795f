"""A server that is killed during the last choice of a leg has its result once, or not at all."""

from __future__ import annotations

import http.client
import os
import random
import threading
import time
from pathlib import Path
from typing import Any

from soak_seed import SOAK_SEED
from table.serving import PATIENCE, Browser, Server, inside

KILLS = int(os.environ.get("SPIELWERK_CAMPAIGN_KILLS", "2"))
"""Every other one during an episode, the others during an interlude."""
LONGEST = 0.06
"""Seconds after which the answer is usually there."""


class Finisher(threading.Thread):
    """Makes the last choice of a leg, then looks at the campaign; notes what was confirmed."""

    def __init__(self, server: Server, brink: dict[str, Any]) -> None:
        super().__init__()
        self.browser = Browser(server.port, brink["cookie"])
        self.brink = brink
        self.ready = threading.Event()
        self.confirmed = False

    def run(self) -> None:
        try:
            page = self.browser.table(self.brink["table"])
            self.ready.set()
            answer = self.browser.choose(self.brink["table"], page, self.brink["choice"])
            self.confirmed = answer.status == 303
            self.browser.get(f"/campaign/{self.brink['id']}")
        except (OSError, http.client.HTTPException):
            self.browser.close()


def test_the_result_of_a_leg_is_written_once(tmp_path: Path) -> None:
    rng = random.Random(11 + SOAK_SEED)
    brinks = inside(tmp_path, "brinks", number=KILLS)
    confirmed = []
    for brink in brinks:
        with Server(tmp_path) as server:
            finisher = Finisher(server, brink)
            finisher.start()
            assert finisher.ready.wait(PATIENCE)
            time.sleep(rng.uniform(0, LONGEST))
            server.kill()
            finisher.join(PATIENCE)
            confirmed.append(finisher.confirmed)
    found = inside(tmp_path, "settled", ids=[brink["id"] for brink in brinks])
    for kill, (sure, after) in enumerate(zip(confirmed, found, strict=True)):
        told = f"kill {kill + 1}, seed {SOAK_SEED}: {after}"
        assert after["links"] in ((1,) if sure else (0, 1)), told
        assert all(after["reports"]), told
        assert not after["over"], f"a leg that is over is on the sheets: {told}"
        assert bool(after["open"]) == (after["links"] == 0), told
