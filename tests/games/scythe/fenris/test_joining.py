"""Who joins a campaign late: what the sheet of a person and of an Automa has then."""

from __future__ import annotations

import pytest

from games.scythe.fenris.test_story import begun
from spielwerk.games.scythe import components
from spielwerk.games.scythe.fenris.chronicle import INFRA, MECH, Chronicle, Sheet
from spielwerk.games.scythe.fenris.group import Join
from spielwerk.games.scythe.fenris.interlude.automa_market import NUMBERS, TABLE
from spielwerk.games.scythe.fenris.interlude.options import INFRA_TILES, MECH_TILES
from spielwerk.games.scythe.fenris.story import STORY

ALL = {**MECH_TILES, **INFRA_TILES}


def before(mech: list[str], infra: list[str], bonuses: list[int]) -> Chronicle:
    """Two players with the same tiles and bonuses before episode 5, and three factions that are free."""
    c: Chronicle = begun(2, legs=8).chronicle.copy()
    for sheet, faction in zip(c.sheets, ("nordic", "saxony"), strict=True):
        sheet.faction = sheet.home = faction
        sheet.mech, sheet.infra, sheet.bonuses = mech[:], infra[:], bonuses[:]
    return c


def joined(c: Chronicle, faction: str = "crimea", automa: str = "") -> tuple[Chronicle, Sheet]:
    after = STORY.change(c, Join("Eva", faction, automa))
    STORY.check(after)
    return after, after.sheets[-1]


@pytest.mark.rule("fenris.modbuy.redraw-own-ability")
@pytest.mark.parametrize("faction", ["rusviet", "crimea", "polania"])
def test_who_joins_gets_no_ability_of_the_own_mat(faction: str) -> None:
    _, new = joined(before([*MECH_TILES][:6], [], [0, 0, 0]), faction)
    assert len({*new.mech}) == 6
    assert not {*new.mech} & {*components.factions()[faction].mechs}


def test_who_joins_gets_no_more_tiles_than_are_left() -> None:
    c = before([], [*INFRA_TILES][:6], [0, 0, 0])
    gone = [id for id, n in INFRA_TILES.items() for _ in range(n - 2 * (id in c.sheets[0].infra))]
    c.removed = gone[:-1]
    _, new = joined(c)
    assert new.infra == gone[-1:]


@pytest.mark.rule("fenris.automa-campaign.setup-bonus-coins")
def test_an_automa_that_joins_has_all_its_bonuses_in_coins() -> None:
    c = before([], [], [1, 2, 3])
    assert joined(c)[1].bonuses == [1, 2, 3]
    assert joined(c, automa="automa")[1].bonuses == [6, 0, 0]


@pytest.mark.rule("fenris.automa-mods.record-benefit")
@pytest.mark.rule("fenris.automa-mods.random-tile-removed")
def test_an_automa_that_joins_has_as_many_benefits_as_the_weakest_has_modifications() -> None:
    c = before([*MECH_TILES][:2], [*INFRA_TILES][:5], [0, 0, 0])
    after, new = joined(c, automa="automa")
    assert (new.mech, new.infra) == ([], [])
    assert (new.owned(MECH), new.owned(INFRA)) == (2, 5)
    for kind in (MECH, INFRA):
        mine = [benefit for benefit in new.benefits if benefit.kind == kind]
        assert [benefit.what for benefit in mine] == [row.what for row in TABLE[kind][: len(mine)]]
    removed = [benefit.card for benefit in new.benefits if benefit.what == "remove"]
    gains = [benefit.card for benefit in new.benefits if benefit.what == "gain"]
    assert (removed, len(gains)) == ([4], 3)
    assert {*gains} <= {*NUMBERS}
    assert len(after.removed) - len(c.removed) == 7
    assert joined(c, automa="automa")[0] == after, "the same campaign has the same luck"
