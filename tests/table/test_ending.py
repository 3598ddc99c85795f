"""The end of a game is told: scores, points over time, who led, milestones, ties, and what to do next."""

from __future__ import annotations

import re
import time
from html import unescape

import msgspec
import pytest

from sample.events import Lost
from spielwerk.games.scythe.events import CombatWon, StarPlaced, TurnBegan
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.outcome import Item, Outcome, Score
from spielwerk.kernel.text import LANGUAGES, language, text
from spielwerk.table.people import my_tables
from spielwerk.table.render import charts, ending
from spielwerk.table.render.past import way
from spielwerk.table.render.scene import TableScene
from spielwerk.table.render.story import milestones, story
from spielwerk.table.store import tables
from spielwerk.table.store.chronicle import Chronicle, Lead, Standing, _write, chronicle
from spielwerk.table.store.live_table import SeatPlan
from table.playing import new, play
from table.visiting import Guest


def test_points_over_time_are_the_scores_of_the_positions_of_then() -> None:
    live = Guest().adopt("scythe-two")
    told = chronicle(live)
    turns = [live.game.box.turns(live.at(s.moment)._state) for s in told.standings]
    assert turns == [s.turn for s in told.standings]
    assert len(told.standings) == live.game.box.turns(live.match.state) + 1, "each turn, and the end"  # type: ignore[operator]
    for standing in told.standings[::37]:
        state = live.at(standing.moment)._state
        assert standing.points == tuple([live.game.score(state, seat).total for seat in (0, 1)])
    assert live.outcome is not None
    assert told.standings[-1].points == tuple([score.total for score in live.outcome.scores])
    assert told.standings[-1].moment == live.moments - 1


def test_a_long_game_of_five_is_told_in_a_moment_and_only_once() -> None:
    live = Guest().adopt("scythe-five")
    begun = time.perf_counter()
    told = _write(live)
    assert time.perf_counter() - begun < 3, "about 0.05 s on a quiet machine"
    assert len(told.standings) == 475
    assert chronicle(live) is chronicle(live)


def test_no_points_are_counted_before_the_end() -> None:
    live = play(new("scythe").id, 30)
    assert not live.over
    assert chronicle(live).standings == ()
    assert chronicle(live).turns, "turns are public"


def test_leads_follow_each_other() -> None:
    rows = [(3, 3), (5, 3), (6, 2), (6, 6), (6, 7)]
    told = Chronicle((), (), (), tuple([Standing(i, i, row) for i, row in enumerate(rows)]))
    assert told.leads == [
        Lead((0, 1), 0, 0, 0),
        Lead((0,), 1, 2, 4),
        Lead((0, 1), 3, 3, 0),
        Lead((1,), 4, 4, 1),
    ]
    assert [told.standing_at(moment) for moment in (-1, 0, 3, 99)] == [0, 0, 3, 4]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_shows_a_line_a_seat_the_leads_every_milestone_and_ways_to_look(lang: str) -> None:
    live = Guest().adopt("scythe-two")
    with language(lang):
        scene = TableScene(live, 0)
        html = story(scene)
        found = milestones(scene)
    happened = [event for events in live.match.events for event in events]
    stars = [event for event in happened if isinstance(event, StarPlaced)]
    combats = [event for event in happened if isinstance(event, CombatWon)]
    assert [m.seat for m in found if m.kind == 0] == [star.seat for star in stars]
    assert [m.seat for m in found if m.kind == 1] == [combat.seat for combat in combats]
    assert len(re.findall(r'<polyline class="seat-\d"', html)) == 2
    assert html.count('<svg class="glyph"') == len(found)
    assert html.count("<rect") == len(chronicle(live).leads)
    links = re.findall(rf'href="/table/{live.id}/at/(\d+)"', html)
    assert {str(m.moment) for m in found} <= set(links)
    assert links == sorted(links, key=int)
    assert {"en": "Points over time", "de": "Punkte im Verlauf"}[lang] in html


def test_marks_stand_at_the_turn_of_their_event() -> None:
    """The event is told with its moment; the state of that moment has the star, the one before has not."""
    live = Guest().adopt("scythe-two")
    first = milestones(TableScene(live, 0))[0]
    after = live.at(first.moment)._state.players[first.seat].star_count  # type: ignore[attr-defined]
    before = live.at(first.moment - 1)._state.players[first.seat].star_count  # type: ignore[attr-defined]
    assert (before, after) == (0, 1)


def test_a_game_without_turns_goes_by_gestures_and_has_milestones_of_its_own() -> None:
    live = play(new("sample", rounds=6, seed=3).id, 1000)
    assert live.over
    told = chronicle(live)
    assert told.turns == ()
    assert [s.moment for s in told.standings] == list(told.gestures), "every gesture counts as a turn"
    lost = [event for events in live.match.events for event in events if isinstance(event, Lost)]
    html = story(TableScene(live, SPECTATOR))
    assert "<polyline" in html
    assert html.count('<svg class="glyph"') == len(lost) > 0
    assert "Goods lost to the storm" in html


def outcome(points: list[int], places: tuple[tuple[int, ...], ...], *ties: str) -> Outcome:
    scores = tuple([Score(seat, (Item("coins", n),)) for seat, n in enumerate(points)])
    return Outcome(scores, places, ties)


def tie_words(result: Outcome) -> str:
    scene = TableScene(tables.get(new("scythe", seed=1).id), 0)
    return unescape(re.sub("<[^>]+>", " ", ending._ties(scene, result)))


def test_a_tie_says_who_was_level_and_what_decided() -> None:
    names = [TableScene(tables.get(new("scythe", seed=1).id), 0).seat_name(seat) for seat in (0, 1)]
    decided = tie_words(outcome([40, 40], ((1,), (0,)), "power"))
    assert "40 points each" in decided
    assert decided.index(names[1]) < decided.index(names[0]), "the first of the places comes first"
    assert f"{names[1]} goes ahead" in decided
    assert "Power" in decided or "power" in decided
    measured = msgspec.structs.replace(
        outcome([40, 40], ((1,), (0,)), "pieces", "power"), measured=((9, 9), (7, 12))
    )
    assert f"({names[1]}: 12, {names[0]}: 7)" in tie_words(measured), "what decided, with its numbers"
    assert "9" not in tie_words(measured), "what was equal decided nothing"
    assert "share the place" in tie_words(outcome([40, 40], ((0, 1),)))
    assert tie_words(outcome([41, 40], ((0,), (1,)))) == ""


def test_a_rematch_has_the_same_seats_and_on_request_the_same_luck() -> None:
    guest = Guest()
    live = guest.adopt("scythe-two")
    page = guest.page(f"/table/{live.id}")
    assert f">{live.match.seed}</code>" in page
    again = tables.get(guest.post(f"/table/{live.id}/rematch", luck="same")["Location"].split("/")[-1])
    other = tables.get(guest.post(f"/table/{live.id}/rematch")["Location"].split("/")[-1])
    assert again.match.luck == live.match.luck != other.match.luck
    assert [seat.who for seat in again.plan] == [seat.who for seat in live.plan]
    assert again.game.setup == live.game.setup


def test_the_seed_of_a_running_game_is_nobodys_business() -> None:
    created = new("scythe", mode="friends", seed=987654321)
    guest = Guest()
    guest.claim(created.links[0])
    assert "987654321" not in guest.page(f"/table/{created.id}")
    assert "when the game is over" in guest.post(f"/table/{created.id}/rematch", 422).content.decode()
    guest.client.cookies["language"] = "de"
    assert "wenn die Partie vorbei ist" in guest.post(f"/table/{created.id}/rematch", 422).content.decode()


def test_who_asks_friends_for_a_rematch_sits_where_they_sat() -> None:
    created = new("sample", [SeatPlan(name="Ada"), SeatPlan(name="Ben")], rounds=1)
    assert play(created.id, 1000).over
    ben = Guest()
    ben.claim(created.links[1])
    where = ben.post(f"/table/{created.id}/rematch")["Location"]
    again = tables.get(where.split("/")[2])
    assert again.names == ["Ada", "Ben"]
    held = [side.name for table in my_tables.listed([ben.key]) if table.id == again.id for side in table.own]
    assert held == ["Ben"]
    assert ben.page(where).count("/seat/") > 0, "the link that Ada gets"


def test_scales_have_round_numbers_and_ends_keep_apart() -> None:
    assert charts.ticks(0, 7) == [0, 2, 4, 6, 8]
    assert charts.ticks(-3, 110) == [-20, 0, 20, 40, 60, 80, 100, 120]
    assert charts.ticks(4, 4) == [4, 5]
    assert charts._spread([50.0, 50.0, 49.0]) == [58.0, 67.0, 49.0]
    low = charts._spread([96.0, 95.0])
    assert max(low) <= 96
    assert abs(low[0] - low[1]) >= charts.APART


def test_turns_have_the_numbers_of_the_log_also_where_an_automa_has_its_own() -> None:
    guest = Guest()
    live = guest.adopt("scythe-solo")
    scene = TableScene(live, 0)
    number, numbers, star = 0, dict[int, int](), list[int]()
    for moment, _, event in live.log(0):
        number = event.turn if isinstance(event, TurnBegan) else number
        numbers[moment] = number
        if isinstance(event, StarPlaced):
            star.append(number)
    told = milestones(scene)
    assert [m.turn for m in told if m.kind == 0] == star
    assert star[-1] == number, "the last star ends the game"
    for moment in chronicle(live).turns[1:-1]:
        assert way(live, moment).turn == numbers[moment]


@pytest.mark.parametrize(
    ("lang", "n", "decided", "shared", "lead"),
    [
        ("en", 1, "A and B have one point each. Coins", "have one point each, and", "with one point."),
        ("en", 2, "A and B have 2 points each. Coins", "have 2 points each, and", "with 2 points."),
        ("de", 1, "A and B haben je einen Punkt. Es", "haben je einen Punkt, und", "mit einem Punkt."),
        ("de", 2, "A and B haben je 2 Punkte. Es", "haben je 2 Punkte, und", "mit 2 Punkten."),
    ],
)
def test_one_point_is_told_as_one(lang: str, n: int, decided: str, shared: str, lead: str) -> None:
    with language(lang):
        assert text("table-tie-decided", who="A and B", n=n, by="Coins", ahead="A").startswith(decided)
        assert shared in text("table-tie-shared", who="A and B", n=n)
        assert text("table-story-takes-lead", who="A", n=n).endswith(lead)
