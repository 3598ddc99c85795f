"""What Automas get instead of modifications."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.modules.infra_mods import KINDS, Infra
from spielwerk.games.scythe.modules.mech_mods import Mods
from spielwerk.games.scythe.modules.mods_automa import BenefitGained
from spielwerk.kernel.frame import CHANCE

AUTOMA = 1


def set_up(*modules: str, cards: tuple[int, ...] = (), level: str = "automa", faction: str = "saxony") -> Any:
    """Plays the set-up with these Automa cards for what it gains; returns game, state and benefits."""
    seats = [{"faction": "rusviet", "mat": "mechanical"}, {"faction": faction, "automa": level}]
    game = spielwerk.game("scythe", seats=seats, modules=list(modules), spoilers=["fenris-all"], chance="ask")
    s: Any = game.new(1)
    s.journal = []
    left = list(cards)
    while (d := game.decision(s)) and s.active < 0:
        if d.kind == "scythe.automamods.DrawBenefit":
            game.apply(s, f"automa-card {left.pop(0)}")
        elif d.seat == CHANCE:
            game.apply(s, next(o for o, n in zip(d.options, d.weights, strict=True) if n))
        else:
            game.apply(s, "done")
    assert left == []
    return game, s, [e for e in s.journal if isinstance(e, BenefitGained)]


def owned(s: Any) -> tuple[int, int, int, int]:
    """Workers on the board, power, coins and cards of the Automa."""
    p = s.players[AUTOMA]
    return p.workers, p.power, p.coins, sum(s.hands[AUTOMA])


def gained(*cards: int, faction: str = "saxony") -> tuple[int, ...]:
    """What the Automa has more than without modifications, for one card."""
    seats = [{"faction": "rusviet", "mat": "mechanical"}, {"faction": faction, "automa": "automa"}]
    plain: Any = spielwerk.game("scythe", seats=seats).new(1)
    _, s, _ = set_up("infra-mods", cards=cards, faction=faction)
    return tuple([a - b for a, b in zip(owned(s), owned(plain), strict=True)])


@pytest.mark.rule("fenris.automa-modules.mods-infra-only")
def test_with_infrastructure_modifications_alone_it_gets_two() -> None:
    _, s, got = set_up("infra-mods", cards=(1,))
    assert [(e.seat, e.column, e.n, e.benefit) for e in got] == [
        (AUTOMA, "infra", 1, "progress"),
        (AUTOMA, "infra", 2, "gain"),
    ]
    assert s.part(Automas).marker[AUTOMA] == 1
    assert s.part(Automas).removed == 0


@pytest.mark.rule("fenris.automa-modules.mods-mech-only")
def test_with_mech_modifications_alone_it_gets_three() -> None:
    _, s, got = set_up("mech-mods", cards=(1, 2))
    assert [(e.column, e.n, e.benefit) for e in got] == [
        ("mech", 1, "gain"),
        ("mech", 2, "nothing"),
        ("mech", 3, "gain"),
    ]
    assert s.part(Automas).marker[AUTOMA] == 0


@pytest.mark.rule("fenris.automa-modules.mods-both")
@pytest.mark.parametrize("modules", [("mech-mods", "infra-mods"), ("infra-mods", "mech-mods")])
def test_with_both_it_gets_four_for_infrastructure(modules: tuple[str, ...]) -> None:
    _, s, got = set_up(*modules, cards=(1,))
    assert [(e.column, e.benefit) for e in got] == [
        ("infra", "progress"),
        ("infra", "gain"),
        ("infra", "remove"),
        ("infra", "progress"),
    ]
    assert s.part(Automas).marker[AUTOMA] == 2


@pytest.mark.rule("fenris.automa-modules.mods-benefits")
def test_card_4_is_in_no_deck_once_it_is_removed() -> None:
    game, s, _ = set_up("infra-mods", "mech-mods", cards=(1,))
    assert s.part(Automas).removed == 1 << 3
    assert not s.part(Automas).faces_down[0] & 1 << 3
    d = None
    while (d := game.decision(s)) and d.kind != "scythe.automa.DrawTurnCard":
        game.apply(
            s,
            d.options[0] if d.seat >= 0 else next(o for o, n in zip(d.options, d.weights, strict=True) if n),
        )
    assert d is not None
    texts = [o.text for o in d.options]
    assert "automa-card 4" not in texts
    assert len(texts) == 18


@pytest.mark.rule("fenris.automa-modules.mods-benefits")
@pytest.mark.parametrize(
    ("card", "more"), [(1, (1, 1, 0, 0)), (7, (1, 0, 1, 0)), (12, (0, 4, 0, 0)), (14, (1, 0, 0, 1))]
)
def test_it_gains_what_the_green_half_of_a_drawn_card_says(card: int, more: tuple[int, ...]) -> None:
    """Workers, power, coins and combat cards."""
    assert gained(card) == more


@pytest.mark.rule("fenris.automa-modules.mods-benefits")
def test_gains_for_a_faction_are_ignored_even_by_that_faction() -> None:
    assert gained(2, faction="crimea") == gained(2) == (0, 0, 1, 0)
    assert gained(4, faction="crimea") == (0, 0, 0, 1)


def test_the_drawn_card_goes_back_and_a_mech_comes_at_once() -> None:
    _, s, _ = set_up("infra-mods", cards=(16,))
    assert s.part(Automas).faces_down[0].bit_count() == 19
    assert s.players[AUTOMA].fighters_at


@pytest.mark.rule("fenris.automa-mods.spy-removed")
def test_no_spies_in_a_game_with_an_automa() -> None:
    _, s, _ = set_up("infra-mods", cards=(1,))
    part = s.part(Infra)
    assert part.left[KINDS.index("spy")] == 0
    assert part.copies(s.rules) == [0 if id == "spy" else 4 for id in KINDS]


def test_an_automa_draws_no_tiles() -> None:
    _, s, _ = set_up("infra-mods", "mech-mods", cards=(1,))
    assert s.part(Infra).own[AUTOMA] == s.part(Infra).drawn[AUTOMA] == 0
    assert s.part(Mods).covers[AUTOMA] == (0,) * 4
    assert sum(s.part(Mods).left) == 41 - 4


def test_it_explains_what_it_got_with_the_rule() -> None:
    game, s, got = set_up("infra-mods", "mech-mods", cards=(1,))
    (why,) = [w for w in game.box.speech().why(s.journal, game.rules) if w.panel == f"automa-{AUTOMA}"][:1]
    assert len(why.steps) == len(got) == 4
    assert {step.rule for step in why.steps} == {"fenris.automa-modules.mods-both"}
