"""What is asked at a table of Scythe, drawn: gestures in one touch, combat, encounters, Factory cards."""

from __future__ import annotations

import html
import json
import re

import pytest
from django.core import signing
from django.test import Client

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.battle import ATTACKER, DEFENDER, HERE, THIRD, attack, front
from games.scythe.positions import Position
from spielwerk.boards.registry import drawing
from spielwerk.games.scythe.state import NOWHERE
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.speech import addressing
from spielwerk.table.people import seats
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from table.playing import table_at
from table.scythe_scenes import accepted, choose, met, part, plain, posts, rusviet, scene

DRAWING = drawing("scythe")


def now(view: TableScene) -> str:
    return DRAWING.now(view)


def mat(view: TableScene) -> str:
    return DRAWING.mat(view)


def rich() -> Position:
    """Enough of everything on V3."""
    return rusviet().goods("V3", oil=3, metal=4, wood=4, food=4)


def placing(top: str) -> Position:
    """The bottom action below a top action is paid for, and its effect is asked."""
    p = rich().turn(0).play(top, "skip")
    p.play(p.options[0])
    while p.asked[1] == "Pay":
        p.play(p.options[0])
    return p


# --- gestures in one touch


@pytest.mark.rule("scythe.setup.structure-bonus")
def test_who_builds_sees_what_structures_pay() -> None:
    words = plain(now(scene(below("build"))))
    assert "Lakes beside structures 1: 2 coins, 2–3: 4 coins, 4–5: 6 coins, 6 or more: 9 coins" in words


def test_who_deploys_sees_where_riverwalk_leads() -> None:
    assert "may cross rivers into farms and villages" in plain(mat(scene(below("deploy"))))


def below(action: str) -> Position:
    """A bottom action is paid for, and its effect is asked; no mech is deployed yet."""
    for top in ("move", "bolster", "trade", "produce"):
        p = rich().tile("adjacent_lakes").abilities(0)
        p.s.players[0].units[1] = NOWHERE
        p.turn(0).play(top, "skip")
        if action not in p.options:
            continue
        p.play(action)
        while p.asked[1] == "Pay":
            p.play(p.options[0])
        return p
    raise LookupError(action)


def test_sets_of_regions_produce_in_one_touch() -> None:
    """Two regions and the mill's own: the two workers and the mill make three workers in V3."""
    view = scene(rusviet().turn(0).play("produce"))
    found = posts(now(view))
    assert len(found) == 3, "two of M4, M5 and T3, always with the mill's V3"
    assert "V3: 3 workers" in html.unescape(now(view))
    state = choose(view, found[0]).live.match.state
    assert state.players[0].workers == 8  # type: ignore[attr-defined]
    assert state.players[0].power == 8, "paid once"  # type: ignore[attr-defined]


def test_two_resources_are_traded_in_one_touch() -> None:
    view = scene(rusviet().turn(0).play("trade", "resources"))
    found = posts(now(view))
    assert len(found) == 10, "four kinds, two tokens, equal or different"
    after = choose(view, "token oil|token food")
    assert after.mine is not None
    assert after.mine.kind == "scythe.trade.PlaceTokens"


def test_an_upgrade_goes_from_a_cube_to_a_cost() -> None:
    view = scene(placing("trade"))
    found = posts(mat(view))
    assert len(found) == 5, "five cubes are left on the mat; where one goes is asked afterwards"
    lifted = choose(scene(placing("trade")), "lift bolster-power")
    assert sorted(posts(mat(lifted))) == ["cover build", "cover deploy", "cover enlist"]
    assert 'class="cube lifted"' in part(mat(lifted), "mat-0-bolster")
    assert "2 → 3" in part(mat(lifted), "mat-0-bolster"), "what it brings, before and after"
    assert "3 → 2" in part(mat(lifted), "mat-0-bolster"), "what Deploy costs, before and after"
    p = choose(view, "lift bolster-power|cover deploy").live.match.state.players[0]  # type: ignore[attr-defined]
    assert (p.slots, p.covered) == (0b110, (1, 1, 0, 0))


def test_a_mech_comes_with_its_ability_and_its_place() -> None:
    view = scene(placing("bolster"))
    drawn = mat(view)
    assert posts(drawn) == ["mech 2", "mech 3", "mech 4"], "the first is on the board; the map asks where"
    assert "Speed" in plain(drawn)
    p = choose(view, "mech 4|at M4").live.match.state.players[0]  # type: ignore[attr-defined]
    assert p.abilities == 0b1001


def test_a_structure_comes_with_its_place() -> None:
    view = scene(placing("move"))
    found = posts(mat(view))
    assert len(found) == 3, "three structures are left on the mat"
    state = choose(view, "structure mine|at T3").live.match.state
    assert state.players[0].structures[0] >= 0  # type: ignore[attr-defined]


def test_a_recruit_brings_its_bonus_without_a_question() -> None:
    view = scene(placing("produce"))
    found = posts(mat(view))
    assert len(found) == 3, "three recruits are left on the mat"
    chosen = choose(view, "recruit build")
    assert len(posts(mat(chosen))) == 3, "three spaces of the faction mat are free"
    p = choose(chosen, "bonus power").live.match.state.players[0]  # type: ignore[attr-defined]
    assert p.power == 11
    assert p.recruits == 0b0101


def test_a_recruit_is_lifted_beside_the_button_of_its_section_never_inside_it() -> None:
    """A button inside a button would fall out of its place."""
    p = rich().abilities(0).turn(0).play("produce", "skip")
    drawn = part(mat(scene(p)), "mat-0-produce")
    assert {post.rpartition("|")[2] for post in posts(drawn)} > {"enlist"}, "the action and its own recruit"
    for inside in re.findall(r"<button[^>]*>(.*?)</button>", drawn, re.S):
        assert "<button" not in inside


def test_undo_takes_back_one_gesture() -> None:
    view = scene(placing("bolster"))
    after = choose(view, "mech 4|at M4")
    back = tables.undo(after.live.id, 0, after.live.seen(0))
    assert back.match.state.players[0].abilities == 1  # type: ignore[attr-defined]
    assert now(TableScene(back, 0)) == now(view)


def test_a_payment_is_proposed_and_can_be_changed() -> None:
    view = scene(rich().turn(0).play("bolster", "skip"))
    drawn = now(view)
    paid, *mechs = posts(mat(view))
    assert all(post.startswith(f"{paid}|") for post in mechs), "a mech is lifted with its payment"
    assert {post.rpartition("|")[2] for post in mechs} == {"mech 2", "mech 3", "mech 4"}
    assert posts(drawn) == ["deploy"], "then the map asks for each token"
    assert "Deploy: pay from 3 × V3" in drawn, "also the token that answers itself"


@pytest.mark.parametrize("top", ["move", "bolster", "trade", "produce"])
def test_every_button_of_a_panel_can_be_pressed(top: str) -> None:
    view = scene(placing(top))
    found = [*posts(now(view)), *posts(mat(view))]
    assert found
    for post in found:
        assert accepted(view, post)


def test_what_was_left_out_is_told_before_the_turn_ends() -> None:
    """Only what could have been done can be skipped."""
    view = scene(rich().turn(0))
    done = choose(choose(view, "bolster|take power 2"), "skip")
    assert "You left out an action that you could have done." in plain(now(done))
    poor = choose(scene(rusviet().turn(0)), "move|take coins 2")
    assert poor.mine is not None
    assert poor.mine.kind == "scythe.turn.EndTurn", "3 wood are missing, so nothing was asked"
    assert not now(poor)


# --- combat


def dials(drawn: str) -> dict[str, str]:
    found = re.search(r'data-paths="([^"]*)"', drawn)
    assert found
    paths: dict[str, str] = json.loads(html.unescape(found[1]))
    return paths


def test_a_combat_shows_both_sides_and_what_they_can_reach() -> None:
    p = attack(front((6, 4)).hand(0, 2, 3, 5).hand(1, 4, 4))
    words = plain(now(scene(p, ATTACKER)))
    assert "Combat in T6 (tundra)" in words
    assert "Crimean Khanate attacks 6 power 6 3 combat cards 3 1 fighter here 1 11 at most" in words
    assert "Saxony Empire defends 4 power 4 2 combat cards 2 1 fighter here 1 9 at most" in words
    assert "data-paths" not in now(scene(p, THIRD))
    assert "data-paths" not in now(scene(p, SPECTATOR))
    assert "11 at most" in plain(now(scene(p, DEFENDER))), "a five may be among the three cards"


def test_seen_cards_are_no_threat_any_more() -> None:
    """All fives and fours lie open or in the own hand: the other side's card is a three at best."""
    p = front((6, 4)).hand(0, *[5] * 4).hand(1, 3)
    p.deck(2, 3, discards=(*[5] * 2, *[4] * 8))
    words = plain(now(scene(attack(p), ATTACKER)))
    assert "7 at most" in words.partition("Saxony")[2]


def test_every_commitment_is_one_list_of_answers() -> None:
    """One fighter, three different cards: none or one of them, with any power up to six."""
    view = scene(attack(front((6, 4)).hand(0, 2, 3, 5)), ATTACKER)
    paths = dials(now(view))
    assert set(paths) == {"", "0", "1", "3"}
    for dial in range(7):
        for rest in paths.values():
            assert accepted(view, f"dial {dial}|{rest}" if rest else f"dial {dial}")


def test_two_fighters_may_lay_two_cards() -> None:
    p = front((6, 4)).hand(0, 2, 2, 5).mech(ATTACKER, 2, "T6")
    view = scene(attack(p), ATTACKER)
    assert set(dials(now(view))) == {"", "0", "3", "0,0", "0,3"}
    for rest in dials(now(view)).values():
        assert accepted(view, f"dial 3|{rest}" if rest else "dial 3")


def test_a_commitment_is_posted_all_or_none_and_stays_secret() -> None:
    p = attack(front((6, 4)).hand(0, 2, 3, 5))
    p.game.decision(p.s)
    id, created = table_at(p.game, p.s)
    client = Client(SERVER_NAME="localhost")
    seats.claim_for("key", created.links[ATTACKER])
    name = seats.cookie_name()
    client.cookies[name] = signing.get_cookie_signer(salt=name + seats.SALT).sign("key")
    seen = tables.get(id).seen(ATTACKER)
    refused = client.post(f"/table/{id}/act", {"seen": seen, "choice": "dial 6|card 3|card 3"})
    assert refused.status_code == 422, "there is one slot"
    assert tables.get(id).view(ATTACKER).sealed == [], "nothing was taken"
    answer = client.post(f"/table/{id}/act", {"seen": seen, "choice": "dial 6|" + dials(now(scene(p)))["3"]})
    assert answer.status_code == 303
    live = tables.get(id)
    assert "Sealed: 11 in all (6 power, cards: 5)" in plain(now(TableScene(live, ATTACKER)))
    for viewer in (DEFENDER, THIRD, SPECTATOR):
        assert "Sealed" not in now(TableScene(live, viewer))


def test_more_than_the_other_side_can_reach_is_noted() -> None:
    """A tie is enough for the attacker; the defender needs one more."""
    p = attack(front((6, 6)).hand(0, 2).hand(1, 4))
    assert 'data-enough="11"' in now(scene(p, ATTACKER)), "6 power and a five"
    assert 'data-enough="12"' in now(scene(p, DEFENDER)), "6 power and a five, and no tie"


def test_without_power_there_is_no_dial_but_a_warning() -> None:
    view = scene(attack(front((0, 4)).hand(0, 2, 3)), ATTACKER)
    drawn = now(view)
    assert 'type="range"' not in drawn
    assert "You commit no power." in drawn
    assert set(dials(drawn)) == {"", "0", "1"}
    assert all(accepted(view, rest) for rest in dials(drawn).values())


def test_the_result_is_told_until_the_next_section_is_chosen() -> None:
    p = front((6, 4)).hand(0, 2).hand(1, 4).workers(DEFENDER, "T6", "M6")
    view = scene(attack(p), ATTACKER)
    live = choose(view, "dial 5|done").live
    live = tables.choose(live.id, DEFENDER, live.seen(DEFENDER), ["dial 2", "done"])
    for viewer in (ATTACKER, DEFENDER, SPECTATOR):
        words = plain(now(TableScene(live, viewer)))
        whose, says = {
            ATTACKER: (" mine", "You win by 3"),
            DEFENDER: (" lost", "You lose by 3"),
            SPECTATOR: ("", "Crimean Khanate wins by 3"),
        }[viewer]
        drawn = now(TableScene(live, viewer))
        assert f'class="won{whose}">{says}<' in drawn
        sums = re.findall(r'<p class="sum">(\d+)</p>', drawn)
        assert sums == (["2", "5"] if viewer == DEFENDER else ["5", "2"]), "one's own side is on the left"
        assert "Crimean Khanate loses 1 popularity." in words
        assert ("You: 2 units retreat" if viewer == DEFENDER else "Saxony Empire: 2 units retreat") in words
        assert "Saxony Empire draws a combat card" in words
        assert "Crimean Khanate places a star: Combat won." in words
    after = tables.choose(live.id, ATTACKER, live.seen(ATTACKER), ["end"])
    assert 'id="scene"' in now(TableScene(after, ATTACKER))
    turn = tables.choose(after.id, DEFENDER, after.seen(DEFENDER), ["move", "take coins 1", "end"])
    assert 'id="scene"' not in now(TableScene(turn, DEFENDER)), "a new turn has begun"


def test_the_scene_of_a_combat_shows_who_fought() -> None:
    view = scene(attack(front((6, 4)).character(DEFENDER, HERE)), ATTACKER)
    live = choose(view, "dial 5").live
    live = tables.choose(live.id, DEFENDER, live.seen(DEFENDER), ["dial 2"])
    drawn = now(TableScene(live, ATTACKER))
    assert 'href="#mech-crimea"' in drawn
    assert 'href="#character-saxony"' in drawn, "the character leads the mech"


def test_an_automa_has_no_greatest_total() -> None:
    """What it commits is on the card that is drawn afterwards."""
    p = Solo("polania automa").mech(AUTOMA, 1, "M4").mech(HUMAN, 2, "W4").character(AUTOMA, "mat")
    p.set(AUTOMA, power=7).set(HUMAN, power=7).turn(HUMAN).play(
        "move", "units", "unit mech2", "to M4", "done"
    )
    words = plain(now(scene(p, HUMAN)))
    assert "A card decides." in words.partition("Polania")[2]
    assert "7 at most" in words.partition("Polania")[0]


@pytest.mark.rule("scythe.automa-claim.type")
def test_what_a_victory_over_an_automa_brings_is_told_before_the_dial() -> None:
    p = Solo("polania automa").mech(AUTOMA, 1, "M4").mech(HUMAN, 2, "W4").character(AUTOMA, "mat").last(16)
    p.turn(HUMAN)
    assert "Spoils for an attacker: 4 resources of the region" in plain(DRAWING.players(scene(p, HUMAN)))
    p.play("move", "units", "unit mech2", "to M4", "done")
    assert "Drive it off and you find 4 metal." in plain(now(scene(p, HUMAN)))


@pytest.mark.rule("scythe.invaders.shield")
def test_the_greatest_total_counts_power_that_an_ability_still_brings() -> None:
    """Scout is asked first; 3 power, 2 by Shield, and a card of five at best."""
    p = Position("crimea mechanical", "albion industrial", modules=("invaders",))
    p.set(0, power=7).set(1, power=3).hand(0).hand(1, 2).encounters()
    p.mech(0, 1, "T5").abilities(0, 3).mech(1, 1, "T6").abilities(1, 3).workers(1, "M6")
    p.turn(0).play("move", "units", "unit mech1", "to T6")
    while p.asked[1] != "Scout":
        p.play(p.options[-1])
    assert "10 at most" in plain(now(scene(p, 0)))


@pytest.mark.rule("scythe.invaders.ronin")
@pytest.mark.parametrize(("mechs", "most"), [((1,), 10), ((1, 2), 8)])
def test_the_greatest_total_counts_ronin_for_a_lone_fighter(mechs: tuple[int, ...], most: int) -> None:
    """Scout is asked first; 3 power, 2 by Ronin, and a card of five at best."""
    p = Position("crimea mechanical", "togawa industrial", modules=("invaders",))
    p.set(0, power=7).set(1, power=3).hand(0).hand(1, 2).encounters()
    p.mech(0, 1, "T5").abilities(0, 3).abilities(1, 3).workers(1, "M6")
    for mech in mechs:
        p.mech(1, mech, "T6")
    p.turn(0).play("move", "units", "unit mech1", "to T6")
    while p.asked[1] != "Scout":
        p.play(p.options[-1])
    assert f"{most} at most" in plain(now(scene(p, 0)))


# --- cards


def test_an_encounter_shows_prices_gains_and_what_is_left_afterwards() -> None:
    """Card 3: popularity and 2 food; for 2 coins a worker and 3 food; for 3 popularity a mech."""
    view = scene(met(3))
    drawn = now(view)
    assert posts(drawn) == ["pick 0", "pick 1", "pick 2"]
    first, second, third = [plain(part(drawn, f"card-pick-{i}", "button")) for i in range(3)]
    assert "A friendly word" in first
    assert "8 → 9" in first
    assert "0 → 2" in first
    assert "6 → 4" in second
    assert "0 → 3" in second
    assert "By force" in third
    assert "8 → 5" in third
    state = choose(view, "pick 0|take popularity 1|make 2").live.match.state
    assert state.players[0].popularity == 9  # type: ignore[attr-defined]


def test_what_cannot_be_paid_says_so() -> None:
    drawn = now(scene(met(3, coins=1, popularity=2)))
    assert posts(drawn) == ["pick 0"]
    assert plain(drawn).count("not possible: you cannot pay for it") == 2


def test_an_encounter_lies_open_for_all_but_only_one_chooses() -> None:
    p = met(3)
    for viewer in (1, SPECTATOR):
        drawn = now(scene(p, viewer))
        assert "Encounter on V1" in plain(drawn)
        assert not posts(drawn)


def test_factory_cards_lie_side_by_side_for_who_looks_at_them() -> None:
    p = rusviet().factory(2, 5, 8).mech(0, 1, "V3").character(0, "M4").turn(0)
    p.play("move", "units", "unit character", "to FACTORY")
    while p.asked[1] == "Cargo":
        p.play(p.options[-1])
    p.play("done")
    assert posts(now(scene(p))) == ["factory-card 2", "factory-card 5", "factory-card 8"]
    assert not now(scene(p, 1))


def test_the_own_factory_card_shows_what_it_leaves_one_with() -> None:
    view = scene(rusviet().set(0, factory_card=5).turn(0).play("factory"))
    drawn = now(view)
    assert posts(drawn) == ["pick 0"]
    assert "9 → 8" in plain(drawn), "a power"
    assert "8 → 10" in plain(drawn), "for two popularity"


def test_a_preview_speaks_like_the_log() -> None:
    """The same sentences, but said to the one who asks."""
    view = scene(rusviet().turn(0))
    found = tables.preview(view.live, 0, ["bolster", "take power 2"])
    played = choose(view, "bolster|take power 2")
    with addressing(0):
        told = [view.speech.event(event, view.rules) for _, _, event in played.lately(3)]
    assert set(found.sentences) <= set(told)
    assert "You gain 2 power." in found.sentences


def test_a_preview_counts_what_happens_more_than_once() -> None:
    view = scene(
        rusviet()
        .goods("M4", metal=3)
        .goods("M5", metal=0)
        .goods("V3", metal=0)
        .turn(0)
        .play("bolster", "skip")
    )
    (post,) = posts(part(mat(view), "mat-0-bolster"))
    found = tables.preview(view.live, 0, post.split("|"))
    assert "You pay 1 metal from M4 (mountain). ×3" in found.sentences


def test_a_preview_tells_which_regions_are_lost_and_won() -> None:
    view = scene(rusviet().turn(0))
    found = tables.preview(view.live, 0, ["move", "units", "worker M4", "to V5"])
    assert "M4 is no longer yours." in found.sentences
    assert "V5 becomes yours." in found.sentences
