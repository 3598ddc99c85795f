"""The mats of Scythe: costs and yields as they are now, what is missing, and buttons that play."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from games.scythe.positions import Position
from spielwerk.boards.registry import drawing
from spielwerk.games.scythe import box
from spielwerk.games.scythe.components.data import Text
from spielwerk.games.scythe.components.score_sheet import StarData
from spielwerk.games.scythe.options import SECTION
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.module import Module
from spielwerk.kernel.text import language
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from table.playing import move, new
from table.scythe_scenes import accepted, choose, part, plain, posts, rusviet, scene

DRAWING = drawing("scythe")


def test_a_section_shows_pieces_where_they_lie() -> None:
    """Upgrade costs 3 oil on this mat, one of them saved by a cube; its recruit has left the circle."""
    drawn = DRAWING.mat(scene(rusviet().turn(0)))
    trade = part(drawn, "mat-0-trade")
    assert trade.count('class="token') == 2
    assert trade.count('class="cube paid"') == 1
    assert 'class="circle open"' in trade
    assert "1 power whenever you or a neighbour does this" in trade
    produce = part(drawn, "mat-0-produce")
    assert 'class="edifice built"' in produce
    assert "Mill: V3." in produce
    assert 'class="circle waits"' in produce
    moves = part(drawn, "mat-0-move")
    assert [moves.count(f'class="cube {state}"') for state in ("there", "gone")] == [1, 1]
    assert 'title="2 coins"><b>2</b>' in moves, "the cube has left the coins"


def test_the_price_of_produce_rises_with_the_workers() -> None:
    p = rusviet().turn(0)
    assert 'class="amount pays" role="img" title="1 power"' in part(DRAWING.mat(scene(p)), "mat-0-produce")
    p.workers(0, "V3", "V3").turn(0)
    assert "pays" not in part(DRAWING.mat(scene(p)), "mat-0-produce")


def test_what_is_missing_is_said_with_where_it_lies() -> None:
    with language("en"):
        drawn = DRAWING.mat(scene(rusviet().turn(0)))
        assert "3 wood missing – nearest on F4" in part(drawn, "mat-0-move")
        assert "missing" not in plain(part(drawn, "mat-0-bolster")), "3 metal lie on own regions"
        nowhere = DRAWING.mat(scene(rusviet().goods("F4").turn(0)))
        assert "3 wood missing<" in part(nowhere, "mat-0-move")
    with language("de"):
        assert "Es fehlt: 3 Holz – am nächsten auf F4" in DRAWING.mat(scene(rusviet().turn(0)))


def test_the_section_of_the_last_turn_is_barred_with_the_reason() -> None:
    p = Position("saxony mechanical", "nordic industrial", ask_forced=True).set(0, section=2).turn(0)
    drawn = DRAWING.mat(scene(p))
    trade = part(drawn, "mat-0-trade")
    assert 'class="section last" id="mat-0-trade"' in drawn
    assert "Used in your last turn" in trade
    assert not posts(trade)
    assert posts(part(drawn, "mat-0-move"))


def test_whoever_may_repeat_a_section_sees_it_open() -> None:
    drawn = DRAWING.mat(scene(rusviet().set(0, section=2).turn(0)))
    assert 'class="section open" id="mat-0-trade"' in drawn


def test_a_section_is_chosen_together_with_what_it_brings() -> None:
    view = scene(rusviet().turn(0))
    bolster = posts(part(DRAWING.mat(view), "mat-0-bolster"))
    assert bolster == ["bolster", "bolster|take power 2", "bolster|take cards 1"]
    p = choose(view, "bolster|take power 2").live.match.state.players[0]  # type: ignore[attr-defined]
    assert (p.power, p.coins) == (11, 5)


def test_what_cannot_be_paid_is_no_button() -> None:
    drawn = DRAWING.mat(scene(rusviet().set(0, coins=0).turn(0)))
    assert posts(part(drawn, "mat-0-bolster")) == ["bolster"]
    assert posts(part(drawn, "mat-0-move")) == ["move", "move|units", "move|take coins 2"]


def test_the_bottom_action_is_paid_with_what_enemies_might_take_first() -> None:
    """Three metal are due: V3 has one, M5 two and an enemy beside it, M4 one more."""
    p = rusviet().goods("M4", metal=2).workers(1, "V5").turn(0).play("bolster", "skip")
    view = scene(p)
    (post,) = posts(part(DRAWING.mat(view), "mat-0-bolster"))
    assert post.split("|")[0] == "deploy"
    assert sorted(post.split("|")[1:]).count("from M4") == 2, "M4 lies beside V5"
    after = choose(view, post).live.match.state
    assert after.goods[p.place("M4")] == 0  # type: ignore[attr-defined]


def test_others_and_spectators_get_no_buttons_and_no_hands() -> None:
    p = rusviet().turn(0)
    for viewer in (1, 2, SPECTATOR):
        drawn = DRAWING.mat(scene(p, viewer))
        assert not posts(drawn)
        assert "Harvest Advantage" not in drawn
        assert part(drawn, "mat-0", "article").count('class="card back"') == 4
        assert "2, 2, 3, 5" not in drawn


def test_every_mat_is_there_and_one_is_shown() -> None:
    drawn = DRAWING.mat(scene(rusviet().turn(0), 1))
    shown = re.findall(r'<article class="mat fac-(\w+) (own|other)"', drawn)
    assert dict(shown) == {"rusviet": "other", "saxony": "own", "crimea": "other"}
    ElementTree.fromstring(drawn)
    ids = re.findall(r' id="([^"]+)"', drawn)
    assert len(set(ids)) == len(ids)


def test_the_fifth_section_is_the_factory_card() -> None:
    view = scene(rusviet().set(0, factory_card=7).turn(0))
    assert posts(part(DRAWING.mat(view), "mat-0-factory")) == ["factory"]
    assert "mat-0-factory" not in DRAWING.mat(scene(rusviet().turn(0)))


def test_which_bottom_actions_can_be_paid_is_told_while_a_section_is_chosen() -> None:
    words = plain(DRAWING.now(scene(rusviet().turn(0))))
    assert "Deploy: you can pay 3 metal" in words
    assert "Enlist: 4 food missing – nearest on T4" in words


# --- the hand


def test_the_own_hand_is_open_and_tracks_show_their_tier() -> None:
    drawn = DRAWING.mat(scene(rusviet().stars(0, combat=1).turn(0)))
    mine = drawn.partition('id="mat-0"')[2]
    assert re.findall(r'<b class="card v(\d)">', mine) == ["2", "2", "3", "5"]
    assert "1 star (Combat won)" in mine
    assert "4 coins a star, 3 a region, 2 a pair of resources" in mine, "popularity 8 is the middle tier"
    assert "At the end of your turn: control 3 or more farms." in mine


@pytest.mark.rule("scythe.objective.end-of-turn-cards", "scythe.objective.end-of-turn-shown")
def test_an_objective_that_is_fulfilled_too_early_says_what_it_waits_for() -> None:
    """Nine wood now; after paying for a structure there would be six."""
    p = rusviet().objectives(0, 21).goods("V3", wood=9).turn(0)
    drawn = DRAWING.mat(scene(p))
    assert "Fulfilled: you can reveal it at the end of your turn, if it still holds then." in drawn
    assert "waiting" in drawn
    assert "At the end of your turn: control 9 or more tokens of one resource." in drawn
    assert "Fulfilled" not in DRAWING.mat(scene(rusviet().objectives(0, 21).turn(0)))
    p.play("trade", "skip", "skip")
    assert p.asked[1] == "EndTurn"
    assert "Fulfilled" not in DRAWING.mat(scene(p)), "now it can be revealed"
    assert "glows" in DRAWING.mat(scene(p))


def test_an_objective_glows_when_it_can_be_revealed() -> None:
    p = rusviet().objectives(0, 8, 9).set(0, coins=2).turn(0)
    view = scene(p)
    glowing = part(DRAWING.mat(view), "claim-reveal-8", "button")
    assert "Roll Up Your Sleeves" in glowing, "at most 2 coins, 5 workers, popularity 8"
    assert DRAWING.mat(view).count("glows") == 1
    assert "glows" not in DRAWING.mat(scene(p.set(0, coins=3).turn(0)))
    assert choose(view, "reveal 8").live.match.state.players[0].star_count == 1  # type: ignore[attr-defined]


# --- players


def test_badges_show_figures_turn_and_what_the_score_would_be() -> None:
    view = scene(rusviet().turn(0))
    drawn = DRAWING.players(view)
    badge = part(drawn, "badge-0", "li")
    for words in ("9 power", "8 popularity", "6 coins", "4 combat cards"):
        assert f'title="{words}"' in badge
    total = sum([line.points or 0 for line in view.score(0)])
    assert f"{total} coins if the game ended now" in badge
    assert 'href="#mat-0"' in badge
    assert re.findall(r'id="badge-(\d)" data-ref="seat:\d" aria-current="true"', drawn) == ["0"]


def test_secret_coins_stay_secret() -> None:
    drawn = DRAWING.players(scene(rusviet(hidden_coins=True).turn(0)))
    assert 'title="secret"><b>?</b>' in part(drawn, "badge-1", "li")
    assert "at least" in part(drawn, "badge-1", "li")
    assert 'title="6 coins"' in part(drawn, "badge-0", "li")


# --- all of it


@pytest.mark.parametrize("seed", [3, 8])
def test_every_button_of_a_game_can_be_pressed(seed: int) -> None:
    """At positions of random games, whatever mat and panels offer is legal, and the drawing is sound."""
    live = tables.get(new("scythe", seed=seed).id)
    rng, pressed = Rng(seed), 0
    for turn in range(260):
        if live.over:
            break
        if turn % 3 == 0:
            view = TableScene(live, live.match.decisions[0].seat)
            with language(("en", "de")[turn % 2]):
                drawn = [DRAWING.mat(view), DRAWING.players(view), DRAWING.now(view)]
            for post in set(posts("".join(drawn))):
                assert accepted(view, post), post
                pressed += 1
            ids = re.findall(r' id="([^"]+)"', "".join(drawn))
            assert len(set(ids)) == len(ids)
            assert set(re.findall(r'<use href="#([^"]+)"', "".join(drawn))) <= set(ids), "a pictogram"
        live = move(live, rng)
    assert pressed > 100


def test_the_sections_of_the_mat_are_those_of_the_decision() -> None:
    view = scene(rusviet().turn(0))
    assert view.mine is not None
    alone = dict.fromkeys([post for post in posts(DRAWING.mat(view)) if "|" not in post])
    assert list(alone) == [o.text for o in SECTION if o in view.mine.options]


def test_the_stars_of_another_track_are_named_as_it_names_them(monkeypatch: pytest.MonkeyPatch) -> None:
    module = Module("short-track")
    builder = StarData("builder", Text("Master builder", "Baumeister"), at={"structures": 1})
    module.replace_table("star_track", {"builder": builder})
    monkeypatch.setitem(box.MODULES, module.id, module)
    p = Position("rusviet mechanical", "saxony industrial", modules=["short-track"], ask_forced=True)
    view = scene(p.stars(0, structures=1).turn(0))
    assert "Master builder" in plain(DRAWING.mat(view))
