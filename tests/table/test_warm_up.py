"""What the first visitor would wait for is read beforehand, when the server has nothing else to do."""

from __future__ import annotations

import asyncio
import subprocess
import sys

from spielwerk.table.serving import warm_up, worker_pool

COLD = """
import django; django.setup(set_prefix=False)
import time
from spielwerk.kernel import rulebook, text
from spielwerk.table.serving import warm_up
warm_up.warm_up(quiet=lambda: 9.0)
before = time.process_time()
with text.language("de"):
    assert rulebook.ledgers() and text.text("table-menu") and text.text("scythe-mat-title")
print(f"{time.process_time() - before:.4f}")
"""


def test_after_it_words_and_rules_are_there_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", COLD], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 0.02, "reading them takes ten times as long"


def test_a_step_waits_until_nobody_else_does() -> None:
    waited: list[float] = []
    quiet = iter([0.0, 0.1, *[9.0] * 99])
    warm_up.warm_up(lambda: next(quiet), waited.append)
    assert len(waited) == 2


def test_the_server_is_not_quiet_while_an_answer_is_made() -> None:
    async def ask() -> tuple[float, float]:
        during = await worker_pool.in_pool(worker_pool.quiet_for)
        await asyncio.sleep(0.05)
        return during, worker_pool.quiet_for()

    during, after = asyncio.run(ask())
    assert during == 0
    assert after >= 0.05
