"""Stand-ins among the modifications: a data pack replaces their numbers and texts without code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spielwerk
from games.scythe.battle import ATTACKER, DEFENDER, attack, fight
from games.scythe.fenris.mods import Modded, front
from games.scythe.test_data import pack_with
from spielwerk.games.scythe import components
from spielwerk.kernel.data import DataError

PAGE = Path(__file__).parents[4] / "docs" / "stand-ins.md"


def with_pack(pack: Path) -> Modded:
    """The front of battle.py with a data pack."""
    plain, p = front(), Modded(pack=pack)
    p.s.players, p.s.hands, p.s.deck = plain.s.players, plain.s.hands, plain.s.deck
    return p.fresh()


def test_the_page_lists_the_tiles_that_are_our_reading() -> None:
    """Nine mech modifications and three for the infrastructure."""
    page = PAGE.read_text("utf-8")
    for name, tiles in (("mech_mods", components.mech_mods()), ("infra_mods", components.infra_mods())):
        (listed,) = re.findall(rf"^\| `{name}\.toml` \| ([^|]*) \| Rise", page, re.MULTILINE)
        assert listed.split(", ") == [id for id, tile in tiles.items() if tile.source == "stand-in"]


def test_a_pack_turns_the_dial_of_feint_further(tmp_path: Path) -> None:
    p = with_pack(pack_with(tmp_path, "mech_mods", "dial = 2", "dial = 1")).give(ATTACKER, "feint")
    assert fight(p, 3, 3).options == ["dial 2", "dial 3", "dial 4"]


def test_a_pack_changes_what_foothold_brings_and_where(tmp_path: Path) -> None:
    ours = 'combat = { when = "structure", power = 2 }'
    theirs = 'combat = { when = "defending", power = 1, cards = 1 }'
    p = with_pack(pack_with(tmp_path, "mech_mods", ours, theirs)).give(DEFENDER, "foothold")
    attack(p).play("yes")
    assert (p.player(DEFENDER).power, sum(p.s.hands[DEFENDER])) == (6, 1), "without a structure there"


def test_a_pack_changes_what_armor_takes(tmp_path: Path) -> None:
    ours, theirs = "foe_cards = 1", "foe_power = 3, power = 1"
    p = with_pack(pack_with(tmp_path, "mech_mods", ours, theirs)).give(DEFENDER, "armor")
    attack(p).play("yes")
    assert (p.player(ATTACKER).power, p.player(DEFENDER).power) == (2, 6)


def test_a_pack_changes_cavalry_and_its_text(tmp_path: Path) -> None:
    path = pack_with(tmp_path, "infra_mods", 'timing = "move"\nn = 2', 'timing = "move"\nn = 1')
    p = Modded("saxony mechanical", "crimea industrial", pack=path).keep(0, "cavalry")
    p.workers(0, *["F5"] * 5).character(0, "home").set(0, coins=3).turn(0).play("move", "cavalry")
    p.play(*["worker F5", "to V7"] * 3)
    assert p.workers_at(0, "V7") == 3
    assert p.asked[1] != "WhichUnit"


def test_a_pack_changes_what_an_automa_gets(tmp_path: Path) -> None:
    path = pack_with(tmp_path, "automa_mods", "infra_only = 2", "infra_only = 3")
    seats = [{}, {"automa": "automa"}]
    game = spielwerk.game("scythe", seats=seats, modules=["infra-mods"], spoilers=["fenris-all"], pack=path)
    assert game.rules.automa_deck[1] == frozenset({4})  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("file", "ours", "theirs"),
    [
        ("mech_mods", 'id = "feint"', 'id = "faint"'),
        ("infra_mods", 'timing = "move"', 'timing = "produce"'),
        ("automa_mods", 'what = "remove"\ncard = 4', 'what = "remove"'),
    ],
)
def test_a_pack_that_changes_ids_or_forgets_a_number_is_refused(
    tmp_path: Path, file: str, ours: str, theirs: str
) -> None:
    path = pack_with(tmp_path, file, ours, theirs)
    with pytest.raises(DataError, match=file):
        Modded("saxony mechanical", {"faction": "crimea", "automa": "automa"}, pack=path)
