"""What modules change about Automas."""

from __future__ import annotations

from games.scythe.automa.solo import AUTOMA, Solo
from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.automa.progress import Progress
from spielwerk.games.scythe.automa.seat import AutomaSeat
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.frame import Step
from spielwerk.kernel.funnel import Funnel
from spielwerk.kernel.module import Module

TO_AN_ENCOUNTER = 15
"""Scheme I: encounter or Factory, character; 3 power and a coin; no progress."""


def solo() -> Solo:
    return Solo("polania automa", table={"modules": ["changes"]}).open_water()


def test_a_place_that_is_closed_to_a_movement(module: Module) -> None:
    """Here V6, the only encounter within reach."""

    def not_v6(_s: Scythe, _m: AutomaSeat, f: Funnel, action: str, unit: int) -> None:
        told.add((action, unit))
        f.without("scythe.automa-move-encounter.step4-target", BIT[board().index("V6")])

    told: set[tuple[str, int]] = set()
    plain = solo().character(AUTOMA, "M6").encounters("V6").draw(TO_AN_ENCOUNTER)
    assert plain.where(AUTOMA, 0) == "V6"
    module.on("automa_bars")(not_v6)
    p = solo().character(AUTOMA, "M6").encounters("V6").draw(TO_AN_ENCOUNTER)
    assert p.where(AUTOMA, 0) != "V6"
    assert (p.verdicts()[0], ("encounter-or-factory", 0) in told) == ("no-target", True)


class Praise(Step, frozen=True, tag="scythe.test.Praise"):
    """Gives an Automa a coin."""

    seat: int

    def run(self, s: Scythe) -> None:
        s.players[self.seat].coins += 1


def test_automas_are_set_up_by_frames(module: Module) -> None:
    before = solo().player(AUTOMA).coins
    module.on("automa_set_up")(lambda _s, seat: [Praise(seat), Praise(seat)])
    assert solo().player(AUTOMA).coins == before + 2


def test_cards_leave_the_decks_of_automas(module: Module) -> None:
    """Also when they are shuffled."""
    module.on("automa_deck")(lambda removed, _rules, _seat: tuple([cards | {4, 15} for cards in removed]))
    automas = solo().s.part(Automas)
    gone = 1 << 3 | 1 << 14
    assert (automas.faces_down[0] & gone, automas.faces_down[0].bit_count()) == (0, 17)
    automas.faces_down[0] = 0
    assert automas.drawable(0).bit_count() == 17
    automas.shuffle(0)
    assert automas.faces_down[0] & gone == 0


def test_automas_begin_with_another_popularity(module: Module) -> None:
    module.on("automa_popularity")(lambda n, _rules, _seat: n - 8)
    assert solo().player(AUTOMA).popularity == 2


def test_a_star_of_progress_goes_elsewhere_before_the_scheme_changes(module: Module) -> None:
    module.add("automa_star", Praise)
    p = solo()
    first = p.s.rules.module_data["automa"][AUTOMA].level.stars[0]
    p.automas.marker[AUTOMA], p.automas.scheme[AUTOMA] = first - 1, 0
    card = next(i for i, card in enumerate(p.s.rules.module_data["automa"][AUTOMA].cards[0]) if card.advances)
    coins = p.player(AUTOMA).coins
    p.s.stack = []
    Progress(AUTOMA, card).run(p.s)
    while p.s.stack:
        p.s.stack.pop().run(p.s)
    assert (p.player(AUTOMA).coins, p.player(AUTOMA).star_count) == (coins + 1, 0)
    assert p.automas.scheme[AUTOMA] == 1
