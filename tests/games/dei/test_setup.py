"""Set-up, step by step."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import spielwerk
from games.dei.positions import Position
from spielwerk.games.dei import components
from spielwerk.games.dei.board import DISTRICTS, TURNS
from spielwerk.games.dei.layout import apart, sound
from spielwerk.games.dei.options import DRONES, FACTIONS
from spielwerk.games.dei.state import NOBODY, NONE, Dei
from spielwerk.games.dei.supply import GainCandy
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.schema import SetupError

FOUR = ("auxilia", "ravagers", "refuge42", "farm_z")


def begun(*factions: str, seed: int = 1, **options: Any) -> tuple[spielwerk.Game, Dei]:
    """A table at its first decision."""
    game = spielwerk.game("dei", seats=[{"faction": f} for f in factions], **options)
    s = game.new(seed)
    assert isinstance(s, Dei)
    return game, s


def placed(*factions: str, seed: int = 1) -> Dei:
    """A table at the beginning of round 1: everybody has chosen the first camp for the leader."""
    game, s = begun(*factions, seed=seed)
    for _ in factions:
        game.apply(s, "leader 2.1-3")
    return s


@pytest.mark.rule("dei.setup.step-01-tiles-4")
def test_four_players_use_all_districts_in_the_quick_layout() -> None:
    _, s = begun(*FOUR)
    assert s.width == 4
    codes = [DISTRICTS[place // TURNS].id for place in s.layout]
    assert codes[:4] == ["2.4", "2.1", "4.1", "3.2"]
    assert sorted(codes) == sorted(d.id for d in DISTRICTS)
    assert [place % TURNS * 90 for place in s.layout[:4]] == [90, 0, 0, 180]


@pytest.mark.rule("dei.setup.step-01-start-tiles-apart", "dei.ruling.start-tiles-diagonal")
def test_start_districts_of_a_free_map_share_no_edge() -> None:
    layouts = set()
    for seed in range(12):
        _, s = begun(*FOUR, seed=seed, map="random")
        layouts.add(s.layout)
        assert apart(s.layout, s.width)
        assert sound(s.layout, s.width)
    assert len(layouts) == 12
    codes = [d.id for d in DISTRICTS]
    one, two, other = (codes.index(code) * TURNS for code in ("2.1", "2.2", "2.3"))
    assert not apart((one, two, other, other), 2)
    assert not apart((one, other, two, other), 2)
    assert apart((one, other, other, two), 2), "a common corner is allowed"
    assert not apart((other, one, two), 3)
    assert not apart((other, one, other, two), 2)


@pytest.mark.rule("dei.setup.step-01-start-tiles-apart")
def test_a_map_that_is_laid_by_hand_is_checked_too() -> None:
    game = spielwerk.game("dei", seats=2, map="random", chance="ask")
    s = game.new(1)
    for code in ("2.1", "2.2", *[d.id for d in DISTRICTS if d.players == 2][2:]):
        game.apply(s, f"district {code}")
        game.apply(s, "turn 0")
    d = game.decision(s)
    assert d is not None
    assert d.kind == "dei.setup.DrawDistrict", "start districts side by side: the map is laid anew"
    assert len(d.options) == 9


@pytest.mark.rule("dei.setup.step-02-shared-bridges")
def test_shared_bridges_lie_in_two_districts() -> None:
    p = Position(*FOUR)
    spots = [p.board.bridges[k] for k in p.board.shared_bridges]
    ends = [{p.area("2.3-A"), p.area("2.3-B")}, {p.area("4.3-A"), p.area("4.3-B")}]
    assert [set(spot.ends) for spot in spots if spot] == ends


@pytest.mark.rule("dei.ruling.shared-bridge-fewer-players")
@pytest.mark.parametrize("factions", [FOUR[:2], FOUR[:3]])
def test_without_district_4_3_its_bridge_stays_in_the_box(factions: tuple[str, ...]) -> None:
    p = Position(*factions)
    (spot,) = [p.board.bridges[k] for k in p.board.shared_bridges]
    assert spot
    assert set(spot.ends) == {p.area("2.3-A"), p.area("2.3-B")}


@pytest.mark.rule("dei.setup.step-03-drone-markers")
def test_drones_start_at_random_on_the_symbols() -> None:
    places: Counter[int] = Counter()
    for seed in range(40):
        _, s = begun(*FOUR, seed=seed)
        assert sorted(s.drones) == sorted(s.board.drone_starts)
        places[s.drones[0]] += 1
    assert len(places) == 4, "each symbol is the hunter's now and then"


@pytest.mark.rule("dei.setup.step-04-technology", "dei.setup.step-04-energy", "dei.setup.step-04-supply")
def test_every_symbol_gets_a_token_and_the_rest_is_the_supply() -> None:
    p = Position(*FOUR)
    for i in bits(p.board.areas):
        parts = [p.board.area[k] for k in range(len(p.board.area)) if p.board.area[k] == i]
        assert parts
    ground = sum([p.s.tokens[i] for i in bits(p.board.ground)])
    heights = sum([p.s.tokens[i] for i in bits(p.board.heights)])
    assert (ground, heights) == (40, 24)
    assert p.s.tokens[p.area("2.7-2")] == 3, "two symbols of 2.7 and one of 2.6"
    assert p.s.supply == [60 - 40 - 4, 40 - 24 - 4]


@pytest.mark.rule("dei.setup.step-05-candy-pool")
def test_candy_boosts_lie_face_down_in_one_pool() -> None:
    p = Position(*FOUR)
    assert p.s.pool == [2] * 8
    assert p.view(0).pool_size == 16
    assert not hasattr(p.view(0), "pool")


@pytest.mark.rule("dei.setup.step-05-candy-pool")
def test_only_what_lies_in_the_pool_is_drawn() -> None:
    p = Position(*FOUR, ask=True).do(GainCandy(0))
    p.s.pool = [0, 1, 0, 2, 0, 0, 0, 0]
    d = p.game.decision(p.fresh().s)
    assert d is not None
    assert list(zip(p.options, d.weights, strict=True)) == [
        ("sweet build-camp", 1),
        ("sweet build-elevator", 2),
    ]


@pytest.mark.rule("dei.setup.step-06-outposts-quick", "dei.setup.step-06-cubes")
def test_quick_outposts_red_a_blue_b_green_c() -> None:
    p = Position(*FOUR)
    assert p.s.letters == (0, 1, 2)
    colours = [c.id for c in components.box().colours]
    assert colours == ["red", "blue", "green"]
    letter = dict(p.board.outposts)[p.area("2.5-3")]
    assert colours[p.s.letters[letter]] == "green", "the circle of 2.5 has the letter C"
    assert p.s.holders == [NOBODY] * 15, "every cube lies on its tile"


@pytest.mark.rule("dei.setup.step-06-outposts-random")
def test_later_games_match_letters_and_colours_at_random() -> None:
    found = {begun("auxilia", "farm_z", seed=seed, outposts="random")[1].letters for seed in range(60)}
    assert len(found) == 6
    assert all(sorted(letters) == [0, 1, 2] for letters in found)


@pytest.mark.rule("dei.ruling.outposts-fewer-players")
@pytest.mark.parametrize(("players", "outposts"), [(2, 9), (3, 12), (4, 15)])
def test_only_circles_in_use_get_an_outpost(players: int, outposts: int) -> None:
    _, s = begun(*FOUR[:players])
    assert len(s.holders) == outposts
    assert Counter([letter for _, letter in s.board.outposts]) == dict.fromkeys(range(3), outposts // 3)


@pytest.mark.rule("dei.setup.step-07-boards")
def test_all_four_market_boards_lie_open() -> None:
    p = Position("auxilia", "farm_z")
    panel = next(q for q in p.game.box.speech().panels(p.view(-2), p.game.rules) if q.key == "markets")
    names = {row[0] for row in panel.rows}
    assert names == {"Tactics market", "Logistics market", "Machines market", "Black market"}


@pytest.mark.rule("dei.setup.step-08-drone-piles", "dei.setup.step-08-black-no-drones")
def test_four_drone_cards_in_each_coloured_deck_and_none_in_the_black() -> None:
    game = spielwerk.game("dei", seats=4, chance="ask")
    s = game.new(1)
    assert isinstance(s, Dei)
    while (d := game.decision(s)) and d.kind != "dei.market.TurnUp":
        game.apply(s, d.options[0])
    assert s.drones_in == [4, 4, 4, 0]
    assert [len(deck) + n for deck, n in zip(s.decks, s.drones_in, strict=True)] == [12, 12, 12, 12]
    assert d is not None
    weights = dict(zip([o.at for o in d.options], d.weights, strict=True))
    own, drone = weights["T1"], weights["DH0"]
    assert own * 8 == drone * 12 * 2, "eight of its own cards to four of the twelve drone cards"
    while d and d.kind == "dei.market.TurnUp":
        assert any(o.at.startswith("D") for o in d.options) == ("B1" not in [o.at for o in d.options])
        game.apply(s, d.options[-1])
        d = game.decision(s)
    assert all(c.deck == "black" for c in [components.cards()[i] for i in s.slots[3]])


@pytest.mark.rule("dei.setup.step-08-drone-piles")
def test_the_last_drone_card_is_as_likely_as_each_other_card_of_its_deck() -> None:
    game = spielwerk.game("dei", seats=4, chance="ask")
    s = game.new(1)
    assert isinstance(s, Dei)
    while (d := game.decision(s)) and d.kind != "dei.market.TurnUp":
        game.apply(s, d.options[0])
    s.decks[0], s.drone_cards, s.drones_in = s.decks[0][:3], s.drone_cards[:1], [1, 0, 0, 0]
    d = game.decision(game.loads(game.dumps(s)))
    assert d is not None
    assert len(d.options) == 4
    assert len(set(d.weights)) == 1


@pytest.mark.rule("dei.setup.step-08-reveal")
def test_three_cards_lie_open_on_each_board() -> None:
    _, s = begun(*FOUR)
    assert all(card != NONE for row in s.slots for card in row)
    sizes = [len(deck) + n for deck, n in zip(s.decks, s.drones_in, strict=True)]
    assert sizes == [9, 9, 9, 9]


@pytest.mark.rule("dei.setup.step-09-badges", "dei.setup.step-22-badge-deal")
def test_everybody_draws_one_badge_of_each_colour() -> None:
    s = placed(*FOUR)
    colours = [b.colour for b in components.badges()]
    for p in s.players:
        assert [colours[b] for b in p.badges] == ["red", "blue", "green"]
    assert Counter([colours[b] for b in s.undealt]) == {"red": 2, "blue": 2, "green": 2}
    others = {placed(*FOUR, seed=seed).players[0].badges for seed in range(20)}
    assert len(others) > 10


@pytest.mark.rule("dei.setup.step-22-badge-deal", "dei.setup.step-21-camp-choice")
def test_units_are_placed_before_anybody_has_badges() -> None:
    game, s = begun(*FOUR)
    for seat in range(4):
        d = game.decision(s)
        assert d is not None
        assert (d.seat, d.kind) == (seat, "dei.setup.PlaceLeader")
        assert all(p.badges == (NONE, NONE, NONE) for p in s.players)
        assert len(s.undealt) == 18
        again = game.resample(game.view(s, seat), Rng(seat))
        assert isinstance(again, Dei)
        assert (again.players, again.undealt) == (s.players, s.undealt), "nothing is there to be guessed"
        game.apply(s, "leader 2.1-3")
    assert s.number == 1
    assert not any(NONE in p.badges for p in s.players)


@pytest.mark.rule("dei.setup.step-22-badge-secrecy")
def test_only_the_owner_sees_a_face_down_badge() -> None:
    p = Position("auxilia", "farm_z")
    mine = p.player(0).badges
    assert p.view(0).players[0].badges == mine
    assert not set(p.view(1).players[0].badges) & set(mine)
    p.set(0, earned=0b010)
    assert p.view(1).players[0].badges[1] == mine[1], "an earned badge is open"
    assert p.view(1).players[0].badges[0] != mine[0]


@pytest.mark.rule("dei.setup.step-10-overview", "dei.setup.step-11-missions")
def test_eight_of_twelve_missions_lie_in_four_columns() -> None:
    game, s = begun(*FOUR)
    assert len(s.missions) == len(set(s.missions)) == 8
    panel = next(q for q in game.box.speech().panels(game.view(s, 0), game.rules) if q.key == "missions")
    assert [row[0] for row in panel.rows] == ["1", "1", "2", "2", "3", "3", "4", "4"]
    others = {begun(*FOUR, seed=seed)[1].missions for seed in range(5)}
    assert len(others) == 5


@pytest.mark.rule("dei.setup.step-12-round-marker", "dei.setup.step-13-score-board")
def test_round_one_and_no_points_at_the_start() -> None:
    p = Position("auxilia", "farm_z")
    assert p.view(0).number == 1
    assert [q.score for q in p.view(0).players] == [0, 0]
    pad = next(q for q in p.game.box.speech().panels(p.view(0), p.game.rules) if q.key == "pad-0")
    assert ("score", "0") in pad.rows


@pytest.mark.rule("dei.setup.step-14-start-resources", "dei.setup.step-17-score-marker")
def test_one_technology_one_energy_and_zero_points() -> None:
    _, s = begun(*FOUR)
    assert [(p.technology, p.energy, p.score) for p in s.players] == [(1, 1, 0)] * 4


@pytest.mark.parametrize("deal", range(6))
def test_no_faction_is_dealt_twice(deal: int) -> None:
    game = spielwerk.game("dei", seats=[{}, {"faction": "ravagers"}, {}, {}], deal=deal)
    assert sorted(seat["faction"] for seat in game.setup["seats"]) == sorted(FACTIONS)


@pytest.mark.rule("dei.setup.step-15-start-player", "dei.ruling.setup-order")
def test_the_oldest_begins_and_chooses_first() -> None:
    game, s = begun("auxilia", "ravagers", "farm_z", oldest=2)
    order = []
    while (d := game.decision(s)) and d.kind == "dei.setup.PlaceLeader":
        order.append(d.seat)
        game.apply(s, d.options[0])
    assert d is not None
    assert (order, d.seat, s.first) == ([1, 2, 0], 1, 1)
    with pytest.raises(SetupError, match=r"seats\[0\]\.faction: 'auxilia' is taken"):
        begun("auxilia", "auxilia", oldest=2)
    with pytest.raises(SetupError, match=r"seats\[1\]\.faction: 'auxilia' is taken"):
        begun("auxilia", "auxilia", oldest=1)
    with pytest.raises(SetupError, match="oldest: 3 is no seat"):
        begun("auxilia", "farm_z", oldest=3)


@pytest.mark.rule("dei.setup.step-16-faction-cards", "dei.setup.step-16-drone-card")
@pytest.mark.parametrize(
    ("faction", "drone"),
    [("auxilia", "hunter"), ("ravagers", "harvester"), ("refuge42", "transporter"), ("farm_z", "teleporter")],
)
def test_eight_cards_one_of_them_for_the_own_drone(faction: str, drone: str) -> None:
    other = next(f for f in FOUR if f != faction)
    p = Position(faction, other)
    cards = [components.cards()[i] for i in p.player(0).hand]
    assert len(cards) == 8
    assert {c.deck for c in cards} == {faction}
    assert [c.drone for c in cards if c.drone] == [drone]
    assert p.s.drones[DRONES.index(drone)] >= 0


@pytest.mark.rule("dei.ruling.start-drone-link")
def test_which_drone_goes_with_which_faction_is_a_stand_in() -> None:
    assert [(f.drone, f.source) for f in components.factions()] == [
        ("hunter", "stand-in"),
        ("harvester", "stand-in"),
        ("transporter", "stand-in"),
        ("teleporter", "stand-in"),
    ]


@pytest.mark.rule("dei.setup.step-17-flip-40", "dei.ruling.score-over-80")
@pytest.mark.parametrize(
    ("points", "shown"),
    [(40, "40"), (41, "41 (space 1, +40 side up)"), (95, "95 (space 55, +40 side up)")],
)
def test_beyond_forty_the_marker_is_turned(points: int, shown: str) -> None:
    p = Position("auxilia", "farm_z").set(0, points=[points, *[0] * 8])
    pad = next(q for q in p.game.box.speech().panels(p.view(1), p.game.rules) if q.key == "pad-0")
    assert ("score", shown) in pad.rows
    assert p.player(0).score == points


@pytest.mark.rule("dei.setup.step-18-mission-markers", "dei.setup.step-19-buildings")
def test_four_mission_markers_and_three_structures_of_each_kind() -> None:
    p = Position("auxilia", "farm_z")
    assert p.player(0).markers == (NONE,) * 4
    assert p.game.rules.structure_limits == (3, 3, 3)  # type: ignore[attr-defined]
    assert (p.player(0).camps, p.player(0).bridges, p.player(0).elevators) == ((), (), ())


@pytest.mark.rule("dei.setup.step-19-owner-only")
def test_nobody_builds_with_the_tokens_of_others() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).camps(1, "2.5-3", "2.3-2", "2.7-3")
    p.turn(0, "AUX4", "AUX2").play("play AUX4", "do build").play("structure camp")
    assert p.player(0).camps == (p.area("2.1-3"),)
    assert len(p.player(1).camps) == 3


@pytest.mark.rule("dei.setup.step-20-leader-card")
@pytest.mark.parametrize(
    ("faction", "leader"),
    [("auxilia", "Corvo"), ("ravagers", "Abraham"), ("refuge42", "Aria"), ("farm_z", "Z-13")],
)
def test_the_pad_shows_the_leader_and_what_he_can_do(faction: str, leader: str) -> None:
    p = Position(faction, next(f for f in FOUR if f != faction))
    pad = next(q for q in p.game.box.speech().panels(p.view(1), p.game.rules) if q.key == "pad-0")
    (row,) = [row for row in pad.rows if row[0] == "leader"]
    data = next(f for f in components.factions() if f.id == faction)
    assert row[1].startswith(leader)
    assert row[1].endswith(data.text.en)


@pytest.mark.rule("dei.setup.step-21-scrappers")
def test_fifteen_scrappers_and_one_leader() -> None:
    _, s = begun(*FOUR)
    assert [p.on_board for p in s.players] == [0] * 4, "at first all of them are in the supply"
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 14}).turn(0, "AUX1", "AUX2").play("play AUX1")
    p.play("do enlist", "at 2.2-3")
    assert p.player(0).on_board == 15
    p.play("do enlist", "at 2.2-3")
    assert p.asked == (0, "enlist.From"), "the supply is empty now"


@pytest.mark.rule("dei.setup.step-21-camp-choice")
@pytest.mark.parametrize(
    ("nth", "beside_leader", "elsewhere"),
    [
        pytest.param(0, 0, 1, marks=pytest.mark.rule("dei.setup.step-21-seat-1")),
        pytest.param(1, 1, 1, marks=pytest.mark.rule("dei.setup.step-21-seat-2")),
        pytest.param(2, 1, 2, marks=pytest.mark.rule("dei.setup.step-21-seat-3")),
        pytest.param(3, 2, 2, marks=pytest.mark.rule("dei.setup.step-21-seat-4")),
    ],
)
@pytest.mark.parametrize("camp", ["2.1-3", "2.2-3"])
def test_units_at_the_start(nth: int, beside_leader: int, elsewhere: int, camp: str) -> None:
    game, s = begun(*FOUR)
    for _ in range(nth):
        game.apply(s, "leader 2.1-3")
    d = game.decision(s)
    assert d is not None
    assert [o.text for o in d.options] == ["leader 2.1-3", "leader 2.2-3"]
    game.apply(s, f"leader {camp}")
    p = s.players[nth]
    here = s.board.index(camp)
    there = s.board.index("2.2-3" if camp == "2.1-3" else "2.1-3")
    assert (p.leader, p.scrappers[here], p.scrappers[there]) == (here, beside_leader, elsewhere)
    assert p.on_board == beside_leader + elsewhere


@pytest.mark.rule("dei.setup.step-23-player-aid")
def test_everybody_has_a_player_aid() -> None:
    p = Position("auxilia", "farm_z")
    for seat in (0, 1):
        (aid,) = [q for q in p.game.box.speech().panels(p.view(seat), p.game.rules) if q.key == "aid"]
        names = {row[0] for row in aid.rows}
        assert {"enlist", "move", "collect", "build", "camp", "bridge", "elevator"} <= names
        assert {"red move", "blue collect", "green enlist", "copy a card", "Hunter Drone"} <= names
        assert all(row[1] for row in aid.rows)
