"""Before the Factory is entered nothing tells that the Annihilator exists.

The same games are played twice, with and without it: views, saved positions, records and words are equal.
"""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from contract.harness import pick
from games.scythe.fenris.guarded import BEGINNING, Guarded
from spielwerk.games.scythe.box import EPISODES
from spielwerk.games.scythe.modules.annihilator import ANNIHILATOR, Guard
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.match import Match
from spielwerk.kernel.option import Decision
from spielwerk.kernel.text import language

TABLES: dict[str, list[dict[str, str]]] = {
    "people": [{"faction": "rusviet"}, {"faction": "crimea"}, {"faction": "polania"}],
    "automa": [{"faction": "saxony"}, {"faction": "nordic", "automa": "automa"}],
}
DECISIONS = 100


def pair(monkeypatch: pytest.MonkeyPatch, seats: list[dict[str, str]], seed: int) -> tuple[Game, Game]:
    """The same episode with the Annihilator and without it."""
    given: dict[str, Any] = {"seats": seats, "deal": seed, **BEGINNING}
    armed = spielwerk.game("scythe", **given)
    monkeypatch.setitem(EPISODES, "5", tuple([one for one in EPISODES["5"] if one is not ANNIHILATOR]))
    return armed, spielwerk.game("scythe", **given)


def shown(game: Game, s: Any, d: Decision) -> list[Any]:
    """All that a seat, a spectator, a saved game and a reader can know of a position."""
    speech = game.box.speech()
    found: list[Any] = [game.dumps(s), game.digest(s), game.box.keys(s), game.setup]
    for viewer in (0, 1, SPECTATOR):
        view: Any = game.view(s, viewer)
        guess: Any = game.resample(view, Rng(3))
        found += [view, game.view(guess, viewer), speech.panels(view, game.rules)]
    for code in ("en", "de"):
        with language(code):
            found += [speech.prompt(d, game.rules, s), [speech.option(o, d, game.rules) for o in d.options]]
    return found


@pytest.mark.parametrize("seats", TABLES)
def test_with_and_without_it_everything_is_the_same_until_it_wakes(
    seats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = 2
    armed, plain = pair(monkeypatch, TABLES[seats], seed)
    monkeypatch.undo()
    a, b, rng = Match(armed, seed=seed), Match(plain, seed=seed), Rng(seed)
    for n in range(DECISIONS):
        if a.state.part(Guard).awake:
            break
        d, e = armed.decision(a.state), plain.decision(b.state)
        assert d is not None
        assert e is not None
        assert d.options == e.options
        if n % 10 == 0:
            assert shown(armed, a.state, d) == shown(plain, b.state, e)
            assert a.record() == b.record()
            assert "nnihil" not in "".join(a.record())
        option = pick(rng, d)
        a.choose(option)
        b.choose(option)
        assert a.events[-1] == b.events[-1] or a.state.part(Guard).awake
    assert n > 30
    told = [event for events in b.events for event in events]
    assert armed.box.speech().why(told, armed.rules) == plain.box.speech().why(told, plain.rules)


def test_a_saved_position_in_which_it_sleeps_goes_on() -> None:
    """The rows that are not saved are there again, and a game that goes on from there is the same."""
    p = Guarded(**{**BEGINNING, "modules": []}).mech(0, 1, "M4").turn(0).play("move", "units", "unit mech1")
    again: Any = p.game.loads(p.game.dumps(p.s))
    assert b"nnihil" not in p.game.dumps(p.s)
    assert len(again.players) == len(p.s.players) == 3
    assert (again.parts, again.held, again.enemies) == (p.s.parts, p.s.held, p.s.enemies)
    for s in (p.s, again):
        p.game.apply(s, "to FACTORY")
        assert s.part(Guard).awake
    assert p.game.dumps(again) == p.game.dumps(p.s)
    assert p.game.loads(p.game.dumps(p.s)).parts == p.s.parts
    assert len(p.view(1).players) == 3
