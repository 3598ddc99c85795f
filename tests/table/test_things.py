"""Rules of single things: whatever is drawn on a table can be asked about, and the rulebook answers."""

from __future__ import annotations

import re
from html import unescape

import pytest

from games.scythe.positions import Position
from spielwerk.boards.registry import drawing
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.render import applicable_rules
from spielwerk.table.render.fragment import draw
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store.live_table import SeatPlan
from table.playing import new, play
from table.scythe_scenes import scene
from table.visiting import Guest


@pytest.fixture
def scythe() -> TableScene:
    """Pieces of every kind on the map, and a faction of an expansion."""
    p = Position("rusviet mechanical", "albion militant", "togawa innovative", modules=["invaders"])
    p.workers(0, "V3", "M5").mech(0, 1, "V3").structure(0, "mill", "V3").goods("M5", metal=2, oil=1)
    p.mech(1, 1, "T3").s.part(Tokens).flags |= BIT[p.place("T3")]
    return scene(p)


@pytest.fixture
def dei() -> TableScene:
    return TableScene(play(new("dei", [SeatPlan()] * 2).id, 60, 3), 0)


def topics_of(scene: TableScene, word: str) -> list[applicable_rules.Topic]:
    return applicable_rules.topics(scene, f"thing:{word}", ())


def drawn(scene: TableScene) -> str:
    return draw(scene.live, scene.viewer, 0, effects=False).html


def ids(topics: list[applicable_rules.Topic]) -> set[str]:
    return {rule.id for topic in topics for rule in topic.rules}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_drawn_of_scythe_has_rules(scythe: TableScene, lang: str) -> None:
    html = drawn(scythe)
    pieces = set(re.findall(r'id="((?:unit|built|good|encounter|marker|hex|badge)-\w+(?:-\w+)*)"', html))
    pieces -= set(re.findall(r'<path id="([^"]+)"', html))  # shapes that pieces are drawn with
    kinds = {piece.partition("-")[0] for piece in pieces}
    assert kinds == {"unit", "built", "good", "encounter", "marker", "hex", "badge"}
    signs = set(re.findall(r'href="#sc-([\w-]+)"', html))
    words = set(drawing("scythe").things.values())
    with language(lang):
        for word in (*pieces, *(signs & words), *[f"ability:{id}" for id in abilities(html)]):
            assert topics_of(scythe, word), word


def abilities(html: str) -> set[str]:
    found = set(re.findall(r'data-ref="ability:(\w+)"', html))
    assert found
    return found


def test_a_mech_tells_of_mechs_and_of_what_its_own_faction_can_do(scythe: TableScene) -> None:
    mech, faction = topics_of(scythe, "unit-0-1")
    assert "scythe.unit.mech-carry-workers" in ids([mech])
    assert ids([faction]) >= {"scythe.rusviet.riverwalk", "scythe.mech.speed-extra-step"}
    assert not any("saxony" in id or "invaders" in id for id in ids([faction]))
    (_, other) = topics_of(scythe, "unit-1-1")
    assert ids([other]) >= {"scythe.invaders.burrow", "scythe.invaders.rally", "scythe.invaders.exalt"}
    assert "scythe.invaders.toka" not in ids([other])


def test_a_place_tells_of_its_land_and_of_all_that_is_there(scythe: TableScene) -> None:
    found = topics_of(scythe, "hex-V3")
    assert [topic.title for topic in found] == [
        *("V3 (village)", "Mech (Riverwalk)", "Rusviet Union", "Worker", "Mill")
    ]
    assert "scythe.produce.village-worker" in ids(found[:1])
    assert [topic.title for topic in topics_of(scythe, "hex-M5")][2:] == ["Oil", "Metal"]
    assert "scythe.invaders.flag-score" in ids(topics_of(scythe, "hex-T3")), "what a faction has left there"
    assert "scythe.factory.card-trigger" in ids(topics_of(scythe, "hex-FACTORY"))
    assert "scythe.move.lake-definition" in ids(topics_of(scythe, "hex-L1"))


def test_symbols_tell_what_they_are_worth(scythe: TableScene) -> None:
    for symbol, rule in {
        "power": "scythe.star.power",
        "popularity": "scythe.scoring.tier-high",
        "star": "scythe.star.max-six",
        "coins": "scythe.scoring.cash",
        "oil": "scythe.upgrade.cube-move",
        "mill": "scythe.build.mill-as-worker",
    }.items():
        assert rule in ids(topics_of(scythe, symbol)), symbol


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_drawn_of_dei_has_rules(dei: TableScene, lang: str) -> None:
    html = drawn(dei)
    named = set(re.findall(r'data-ref="((?:drone|mission|card|badge|market|seat):[\w-]+)"', html))
    assert {word.partition(":")[0] for word in named} >= {"drone", "mission", "card", "badge", "market"}
    leaders = set(re.findall(r'id="(leader-\d)"', html))
    assert leaders
    words = set(drawing("dei").things.values()) - {"#"}
    with language(lang):
        for word in (*named, *leaders, *words):
            assert topics_of(dei, word), word
    assert "dei.drone.hunter-kill" in ids(topics_of(dei, "drone:hunter"))
    assert "dei.drone.harvester" not in ids(topics_of(dei, "drone:hunter"))


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("T8", "gain-vp"),
        ("M6", "gain-resource"),
        ("M8", "gain-resource"),
        ("B6", "gain"),
        ("B8", "gain"),
        ("B11", "gain"),
    ],
)
def test_actions_that_bring_something_lead_to_their_rules(dei: TableScene, card: str, rule: str) -> None:
    assert any(id.startswith(f"dei.improved.{rule}") for id in ids(topics_of(dei, f"card:{card}")))


def test_the_hunter_leads_to_the_rule_for_two_players(dei: TableScene) -> None:
    assert "dei.variant.two.hunter" in ids(topics_of(dei, "drone:hunter"))


def test_several_things_are_told_of_at_once_each_once() -> None:
    guest = Guest()
    live = guest.adopt("scythe-two")
    query = "about=thing:unit-0-0&about=thing:hex-L1&about=thing:unit-0-0"
    html = unescape(guest.page(f"/table/{live.id}/rules?{query}", inside=True))
    titles = re.findall(r"<h3>([^<]+)</h3>", html)
    assert titles[0].startswith("Character")
    assert len(set(titles)) == len(titles)
    assert any("L1" in title for title in titles)
    page = unescape(guest.page(f"/table/{live.id}"))
    assert '["[id^=\\"unit-\\"]","#"]' in page, "the page says what can be asked about"


@pytest.mark.parametrize("word", ["unit-9-9", "hex-Z99", "good-x", "card:none", "seat:-7", "fly", ""])
def test_what_is_not_there_has_no_rules(scythe: TableScene, dei: TableScene, word: str) -> None:
    for each in (scythe, dei):
        assert topics_of(each, word) == []
