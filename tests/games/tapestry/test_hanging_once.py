"""Tapestry cards that act once, when they are played."""

from __future__ import annotations

import pytest

from games.tapestry.gains import choices, gains
from games.tapestry.positions import Position
from spielwerk.games.tapestry.income import Hang
from spielwerk.games.tapestry.options import HANGINGS
from spielwerk.games.tapestry.state import OFF_TRACK
from spielwerk.games.tapestry.turn import EndTurn
from spielwerk.kernel.effect import Atom

OVERPLAY = Atom("overplay")


def playing(card: str, p: Position | None = None) -> Position:
    """Player 0 plays a card in era 1, over the printed space; luck is asked for."""
    return (p or Position(2, ask=True)).set(0, era=1).hand(0, card).effect(0, OVERPLAY)


def won(p: Position, plays: str = "") -> dict[str, int]:
    """What the card gives its player, who has one card less in hand."""
    found = gains(p, *choices(plays))
    hand = found.pop("hand", 0) + 1
    return {**found, **({"hand": hand} if hand else {})}


@pytest.mark.rule("tapestry.hanging.trap")
def test_trap_gives_ten_points() -> None:
    assert won(playing("trap")) == {"vp": 10}


@pytest.mark.rule("tapestry.hanging.feudalism")
def test_feudalism_gives_a_resource_or_points_for_landmarks() -> None:
    p = Position(ask=True).set(0, landmarks=(0, 1))
    assert won(playing("feudalism", p), "pick 1") == {"vp": 6}
    assert won(playing("feudalism"), "pick 3") == {"coin": 1}


@pytest.mark.rule("tapestry.hanging.meritocracy")
def test_meritocracy_counts_the_new_card() -> None:
    p = Position(ask=True).tech(0, bottom=["paper"]).display("radio", "barn", "clocks")
    assert won(playing("meritocracy", p), "invent radio / draw-tech bakery") == {"techs": 1, "vp": 4}


@pytest.mark.rule("tapestry.hanging.renaissance", "tapestry.hanging.renaissance.landmarks")
def test_renaissance_advances_on_each_track_without_benefits() -> None:
    p = Position(ask=True).token(0, exploration=1, science=3, military=12)
    plays = "pick 1 / beside / pick 0 / yes / draw-hanging academia"
    assert won(playing("renaissance", p), plays) == {
        "exploration": 1,
        "science": 1,
        "technology": 1,
        "landmarks": 1,
        "hand": 1,
    }


@pytest.mark.rule("tapestry.hanging.renaissance")
def test_renaissance_advances_on_the_fifth_track_as_well() -> None:
    p = playing("renaissance", Position(modules=["arts"]).token(0, exploration=12, science=12, military=12))
    p.play("pick 4").run()
    assert p.s.at[0] == [12, 12, 12, 1, 1]


@pytest.mark.rule("tapestry.hanging.dystopia", "tapestry.hanging.dystopia.track")
def test_dystopia_takes_a_landmark_of_the_board() -> None:
    p = playing("dystopia", Position(ask=True).gone("lighthouse").token(0, technology=3).has(0, coin=8))
    p.run()
    assert len(p.options) == 11
    p.play(next(o for o in p.options if o == "pick 9"), "beside").run()
    assert p.player(0).landmarks == (p.landmark("forge"),)
    p.turn(0).play("advance technology")
    assert p.player(0).landmarks == (p.landmark("forge"),)


@pytest.mark.rule("tapestry.hanging.age-of-discovery", "tapestry.hanging.age-of-discovery.others")
def test_age_of_discovery_moves_everybody_and_gives_to_one() -> None:
    p = playing("age-of-discovery", Position(3, ask=True).token(1, exploration=3).token(2, exploration=12))
    found = won(p, "roll exploration / draw-tile 1 / draw-tile 2 / beside")
    assert found == {"exploration": 1, "tiles": 2}
    assert (p.at(1, "exploration"), p.player(1).landmarks) == (4, (p.landmark("lighthouse"),))
    assert p.player(1).tiles == ()


@pytest.mark.rule("tapestry.hanging.age-of-discovery.blocked", "tapestry.hanging.opponents-order")
def test_age_of_discovery_skips_who_cannot_advance() -> None:
    p = (
        Position(3, ask=True)
        .token(0, military=12)
        .set(1, era=1)
        .hung(1, "broker-of-peace")
        .token(2, military=3)
    )
    assert won(playing("age-of-discovery", p), "roll military") == {}
    assert p.asked == (2, "city.Rotation")
    p.play("beside").run()
    assert [p.at(seat, "military") for seat in range(3)] == [12, 0, 4]


@pytest.mark.rule("tapestry.hanging.age-of-wonders", "tapestry.hanging.age-of-wonders.tie")
@pytest.mark.parametrize(
    ("landmarks", "plays", "expected"),
    [
        ((0, 1, 2), "pick 0 / pick 1", {"food": 1, "worker": 1}),
        ((2, 1, 1), "", {"vp": 12}),
        ((2, 2, 1), "pick 2", {"vp": 6, "culture": 1}),
        ((1, 0, 2), "pick 2", {"vp": 6, "culture": 1}),
        ((0, 0, 1), "pick 2", {"vp": 6, "culture": 1}),
    ],
)
def test_age_of_wonders_compares_landmarks(
    landmarks: tuple[int, ...], plays: str, expected: dict[str, int]
) -> None:
    p = Position(3, ask=True)
    for seat, n in enumerate(landmarks):
        p.set(seat, landmarks=tuple(range(n)))
    assert won(playing("age-of-wonders", p), plays) == expected


@pytest.mark.rule("tapestry.hanging.boast-of-superiority", "tapestry.hanging.boast-of-superiority.tie")
def test_boast_of_superiority_pays_for_tracks_that_one_leads() -> None:
    p = Position(3, ask=True).token(0, exploration=3, science=2).token(1, exploration=2, science=3)
    p.token(2, military=1).token(0, military=1)
    assert won(playing("boast-of-superiority", p)) == {"vp": 12}, "exploration, military, technology"


@pytest.mark.rule("tapestry.hanging.plea-for-aid", "tapestry.hanging.plea-for-aid.tie")
def test_plea_for_aid_helps_where_all_others_are_ahead() -> None:
    p = (
        Position(3, ask=True)
        .token(1, exploration=1, science=2, military=1)
        .token(2, exploration=3, science=1)
    )
    p.token(0, science=1)
    assert won(playing("plea-for-aid", p), "pick 3") == {"vp": 2, "coin": 1}


@pytest.mark.rule("tapestry.hanging.plea-for-aid")
@pytest.mark.parametrize("gone", [0, 1])
def test_plea_for_aid_needs_tokens_on_the_track(gone: int) -> None:
    """Whose token has left technology is not last there, and nobody else is last because of that."""
    p = Position(2, ask=True).token(1 - gone, technology=3 * gone)
    p.s.at[gone][3] = OFF_TRACK
    p.s.done[gone] |= 0b1000
    assert won(playing("plea-for-aid", p)) == {}
    assert p.asked == (-1, "")


@pytest.mark.rule("tapestry.hanging.coal-baron", "tapestry.hanging.coal-baron.neighbours")
def test_coal_baron_explores_with_a_drawn_tile() -> None:
    p = playing("coal-baron", Position(3, ask=True))
    assert won(p, "draw-tile 5 / hex 1") == {"food": 1, "vp": 1}
    p.play("draw-tile 1", "draw-tile 2").run()
    assert (p.player(1).tiles, p.player(2).tiles) == ((0,), (1,))


@pytest.mark.rule("tapestry.hanging.coal-baron.void")
def test_coal_baron_keeps_a_tile_without_a_hex() -> None:
    p = Position(ask=True)
    p.s.explored = p.s.rules.world.everywhere
    p = playing("coal-baron", p)
    assert won(p, "draw-tile 5") == {"tiles": 1}


@pytest.mark.rule("tapestry.hanging.colonialism", "tapestry.hanging.colonialism.tiles-only")
def test_colonialism_pays_for_the_terrains_of_a_tile() -> None:
    p = Position(ask=True).explored(1, 8).explored(2, 13).outposts(0, 1, 2)
    p = playing("colonialism", p).run()
    assert p.options == ["hex 1", "hex 2"]
    assert gains(p, "hex 1") == {"worker": 1, "coin": 1}
    assert won(playing("colonialism")) == {}


@pytest.mark.rule("tapestry.hanging.dark-ages", "tapestry.hanging.dark-ages.start")
def test_dark_ages_go_back_on_three_tracks_and_forward_on_one() -> None:
    p = Position(ask=True).token(0, exploration=2, science=5, military=0, technology=1)
    found = won(playing("dark-ages", p), "track technology / beside")
    assert found == {"exploration": -1, "science": -1, "technology": 3, "landmarks": 1}


@pytest.mark.rule("tapestry.hanging.dark-ages.landmarks")
def test_dark_ages_stop_at_the_end_of_a_track() -> None:
    p = Position(ask=True).token(0, technology=11)
    assert won(playing("dark-ages", p), "track technology") == {"technology": 1, "vp": 10}


@pytest.mark.rule("tapestry.hanging.democracy", "tapestry.hanging.own-card-not-counted")
def test_democracy_draws_three_and_pays_for_discards() -> None:
    p = playing("democracy")
    draws = "draw-hanging academia / draw-hanging alliance / draw-hanging guilds"
    assert won(p, draws) == {"hand": 3}
    assert p.options == ["give-hanging academia", "give-hanging alliance", "give-hanging guilds", "no"]
    p.play("give-hanging alliance")
    assert p.options == ["give-hanging academia", "give-hanging guilds", "no"]
    p.play("no").run()
    assert (p.vp(0), p.cards(0)) == (2, ["academia", "guilds"])
    assert p.s.old_hangings == 1 << HANGINGS.index("alliance")


@pytest.mark.rule("tapestry.hanging.dictatorship")
def test_dictatorship_advances_with_benefit() -> None:
    p = playing("dictatorship")
    assert won(p, "track exploration / draw-tile 1 / draw-tile 2") == {"exploration": 1, "tiles": 2}


def until(p: Position, asked: tuple[int, str]) -> list[str]:
    """Play the last option until this is asked; gives what may be chosen then."""
    while p.asked != asked:
        p.play(p.options[-1])
    return p.options


@pytest.mark.rule("tapestry.hanging.dictatorship.block", "tapestry.hanging.dictatorship.end")
@pytest.mark.rule("tapestry.ruling.hanging-dictatorship-end")
def test_dictatorship_closes_a_track_until_the_end_of_the_next_turn() -> None:
    p = Position(2, ask=True).set(1, era=2).has(1, food=8).hand(0, "dictatorship", "trap").set(0, era=1)
    p.round(0).play("hang dictatorship", "track technology")
    assert "advance technology" not in until(p, (1, "turn.Turn"))
    p.play("advance military")
    assert "advance technology" in until(p, (0, "turn.Turn"))
    p.hand(0, "trap").effect(0, OVERPLAY).run()
    p.s.stack.clear()
    p.round(1)
    assert "advance technology" not in until(p, (1, "turn.Turn")), "it does not matter what lies on top"
    p.play("advance science")
    until(p, (0, "turn.Turn"))
    p.play("advance science", "pay coin")
    assert "advance technology" in until(p, (1, "turn.Turn"))


@pytest.mark.rule("tapestry.hanging.dictatorship.block", "tapestry.ruling.hanging-dictatorship-end")
@pytest.mark.parametrize(("active", "own_turns"), [(0, 2), (1, 1)])
def test_dictatorship_may_be_played_in_the_turn_of_somebody_else(active: int, own_turns: int) -> None:
    """Tyranny plays it there; the next turn of its player ends it then."""
    p = Position(2).set(1, era=1).has(1, food=8)
    p.s.active = active
    playing("dictatorship", p).play("track science").run()
    for _ in range(own_turns):
        assert "advance science" not in p.turn(1).options
        p.do(EndTurn(0)).run()
    assert p.asked == (1, "turn.Turn")
    assert "advance science" in p.options


@pytest.mark.rule("tapestry.hanging.dictatorship.end")
def test_dictatorship_ends_with_the_game_of_its_player() -> None:
    p = playing("dictatorship").play("track science").run()
    p.set(1, era=1).has(1, food=8).turn(1)
    assert "advance science" not in p.options
    assert "advance science" in p.set(0, ended=True).turn(1).options


@pytest.mark.rule("tapestry.hanging.diplomacy")
def test_diplomacy_gives_a_resource_to_all_and_a_building_to_one() -> None:
    p = playing("diplomacy", Position(3, ask=True))
    p.play("pick 0").play("pick 1", seat=1).play("pick 2", seat=2)
    assert gains(p, "pick 3", "beside") == {"market": 1}
    assert [p.res(seat) for seat in range(3)] == [{"food": 1}, {"worker": 1}, {"culture": 1}]


@pytest.mark.rule("tapestry.hanging.guilds", "tapestry.hanging.guilds.limit")
def test_guilds_trade_in_one_direction() -> None:
    p = playing("guilds", Position(ask=True).set(0, vp=12).has(0, food=2))
    p.run()
    assert p.options == ["buy 1", "buy 2", "sell 1", "sell 2", "no"]
    assert gains(p, "buy 2", "pick 3", "pick 3") == {"vp": -10, "coin": 2}
    p = playing("guilds", Position(ask=True).set(0, vp=12).has(0, food=2, coin=1))
    assert won(p, "sell 3") == {"vp": 15, "food": -2, "coin": -1}


@pytest.mark.rule("tapestry.hanging.guilds.decline", "tapestry.ruling.hanging-guilds-decline")
def test_guilds_may_be_declined() -> None:
    assert won(playing("guilds", Position(ask=True).has(0, food=2)), "no") == {}
    assert won(playing("guilds")) == {}


@pytest.mark.rule("tapestry.hanging.oil-magnate", "tapestry.hanging.oil-magnate.neighbours")
def test_oil_magnate_lets_neighbours_follow() -> None:
    p = playing("oil-magnate", Position(3, ask=True))
    assert won(p, "track exploration / yes / draw-tile 1 / draw-tile 2") == {"exploration": 1, "tiles": 2}
    assert p.asked == (1, "hanging.MayFollow")
    p.play("no").play("yes", seat=2).run()
    assert (p.at(1, "exploration"), p.at(2, "exploration"), p.player(2).tiles) == (0, 1, ())
    assert won(playing("oil-magnate"), "track science / no") == {}


@pytest.mark.rule("tapestry.hanging.olympic-host", "tapestry.hanging.olympic-host.after")
def test_olympic_host_pays_a_building_if_a_guest_comes() -> None:
    p = Position(3, ask=True).has(0, worker=1).has(2, worker=2)
    p = playing("olympic-host", p)
    assert won(p, "yes") == {"worker": -1, "vp": 10}
    assert p.asked[0] == 2, "player 1 has no worker"
    p.play("yes")
    assert (p.vp(2), p.res(2)) == (10, {"worker": 1})
    p.play("pick 0", "beside").run()
    assert p.player(0).built == [1, 0, 0, 0]
    p = playing("olympic-host", Position(2, ask=True).has(1, worker=1))
    p.play("no", seat=1).run()
    assert p.res(0) == {"coin": 1}


@pytest.mark.rule("tapestry.hanging.olympic-host.no-building")
def test_olympic_host_gives_a_coin_if_no_building_is_left() -> None:
    p = Position(2, ask=True).has(1, worker=1).built(0, farm=5, house=5, armory=5, market=5)
    p = playing("olympic-host", p).play("yes", seat=1).run()
    assert p.res(0) == {"coin": 1}


@pytest.mark.rule("tapestry.hanging.revolution", "tapestry.hanging.revolution.topple")
def test_revolution_stands_outposts_up() -> None:
    p = Position(2, ask=True).outposts(1, 6).fallen(0, 6, 7, 0, 17)
    p = playing("revolution", p).play("pick 1", "stand-up 0", "stand-up 6")
    assert p.options == ["stand-up 7", "stand-up 17", "no"]
    p.play("stand-up 17").run()
    assert (p.controlled(0), p.controlled(1)) == ([0, 4, 6, 17], [24])
    assert (p.s.toppled[0], p.s.fallen[1]) == (1, 1 << 6)
    assert won(playing("revolution"), "pick 2") == {"culture": 1}


@pytest.mark.rule("tapestry.hanging.revolution.no-conquest", "tapestry.ruling.base-revolution-trap")
@pytest.mark.rule("tapestry.achievement.no-conquest")
def test_revolution_is_no_conquest() -> None:
    p = Position(2, ask=True).outposts(1, 16).fallen(0, 16).hand(1, "trap")
    p = playing("revolution", p).play("pick 1", "stand-up 16").run()
    assert (p.controlled(0), p.asked, p.s.places) == ([4, 16], (-1, ""), ((), (), ()))


@pytest.mark.rule("tapestry.hanging.socialism", "tapestry.hanging.socialism.landmarks")
def test_socialism_catches_up_and_takes_landmarks_on_the_way() -> None:
    p = Position(3, ask=True).token(0, science=2).token(1, science=8).token(2, science=11, military=3)
    p = playing("socialism", p).run()
    assert p.options == ["catch-up science", "catch-up military"]
    assert gains(p, "catch-up science", "beside", "beside") == {"science": 6, "landmarks": 2}
    assert p.player(0).landmarks == (p.landmark("apothecary"), p.landmark("academy"))


@pytest.mark.rule("tapestry.hanging.socialism.void", "tapestry.ruling.hanging-socialism-direction")
def test_socialism_goes_back_to_the_nearest_opponent_behind() -> None:
    p = (
        Position(3, ask=True)
        .token(0, science=8, military=1)
        .token(1, science=8, military=1)
        .token(2, science=3)
    )
    p.token(2, military=1)
    p = playing("socialism", p).run()
    assert p.options == []
    assert p.at(0, "science") == 3, "the only way was taken"
    assert won(playing("socialism")) == {}


@pytest.mark.rule("tapestry.hanging.several-spaces")
def test_an_advance_over_several_spaces_is_one_advance() -> None:
    p = (
        Position(2, ask=True)
        .token(1, military=8)
        .token(0, military=2)
        .set(1, era=1)
        .hung(1, "broker-of-peace")
    )
    playing("socialism", p).play("beside", "beside").run()
    assert (p.at(0, "military"), p.vp(1)) == (8, 3)


@pytest.mark.rule("tapestry.hanging.steam-tycoon", "tapestry.hanging.steam-tycoon.neighbours")
def test_steam_tycoon_invents_and_upgrades() -> None:
    p = Position(3, ask=True).display("bakery", "radio", "barn")
    p = playing("steam-tycoon", p).run()
    assert p.options == ["invent bakery", "invent radio", "invent barn"]
    assert gains(p, "invent bakery", "draw-tech paper") == {"techs": 1, "vp": 4}
    p.play("draw-tech library", "draw-tech clocks").run()
    assert (p.techs(0), p.techs(1), p.techs(2)) == ({"bakery": 1}, {"clocks": 0}, {"library": 0})


@pytest.mark.rule("tapestry.hanging.technocracy", "tapestry.hanging.technocracy.else")
def test_technocracy_invents_for_the_first_in_an_era() -> None:
    p = Position(4, ask=True).display("bakery", "radio", "barn")
    assert won(playing("technocracy", p), "from-deck / draw-tech library") == {"techs": 1, "vp": 3}
    p = Position(4, ask=True).set(1, era=1)
    assert won(playing("technocracy", p)) == {"vp": 9}


@pytest.mark.rule("tapestry.hanging.technocracy.all-players", "tapestry.ruling.hanging-technocracy-first")
def test_technocracy_looks_beyond_neighbours() -> None:
    p = Position(4, ask=True).set(2, era=1)
    assert won(playing("technocracy", p)) == {"vp": 9}, "the player opposite has begun the era"
    p = Position(4, ask=True).set(2, era=5, ended=True)
    assert won(playing("technocracy", p)) == {"vp": 9}


@pytest.mark.rule("tapestry.hanging.trade-economy", "tapestry.hanging.trade-economy.bonus")
def test_trade_economy_uses_the_position_of_an_opponent() -> None:
    p = Position(3, ask=True).token(1, science=2, technology=1).token(2, exploration=1)
    p = playing("trade-economy", p).play("opponent 1", "track science")
    assert gains(p, "draw-hanging academia") == {"hand": 1}
    assert p.asked == (1, "advance.Bonus")
    p.play("yes", "beside").run()
    assert (p.player(1).built, p.at(0, "science")) == ([0, 1, 0, 0], 0)
    assert won(playing("trade-economy")) == {}


@pytest.mark.rule("tapestry.hanging.espionage", "tapestry.hanging.espionage.source")
@pytest.mark.rule("tapestry.base.tapestry.espionage")
def test_espionage_copies_an_open_card() -> None:
    p = Position(2, ask=True).set(1, era=3).hung(1, "democracy", 1).hung(1, "trap", 2).hung(1, "guilds", 3)
    p.hung(1, "monarchy", 3)
    p = playing("espionage", p).run()
    assert p.options == ["copy democracy", "copy monarchy", "copy trap"]
    assert gains(p, "copy trap") == {"vp": 10}
    assert [len(space) for space in p.player(1).eras] == [1, 1, 2, 0]


@pytest.mark.rule("tapestry.hanging.espionage.this-era", "tapestry.ruling.hanging-espionage-this-era")
def test_espionage_has_an_effect_of_the_era_until_it_is_covered() -> None:
    p = Position(2, ask=True).set(1, era=1).hung(1, "monarchy")
    p = playing("espionage", p).run()
    assert gains(p.effect(0, Atom("building", 1, 0)), "beside") == {"farm": 1, "vp": 3}
    assert gains(p.effect(1, Atom("building", 1, 0)), "beside", seat=1) == {"farm": 1, "vp": 3}
    p.hand(0, "trap").effect(0, OVERPLAY).run()
    assert gains(p.effect(0, Atom("building", 1, 0)), "beside") == {"farm": 1}


@pytest.mark.rule("tapestry.hanging.types")
def test_a_card_of_an_income_turn_is_played_on_its_era() -> None:
    p = Position(2).set(0, era=2).hand(0, "trap").do(Hang(0)).run()
    assert (p.vp(0), [len(space) for space in p.player(0).eras]) == (10, [0, 1, 0, 0])


@pytest.mark.rule("tapestry.base.end.finished-no-gain")
def test_players_who_have_finished_gain_nothing_from_cards_of_others() -> None:
    p = Position(3, ask=True).set(1, era=5, ended=True).set(2, era=5, ended=True).token(1, science=2)
    p.has(1, worker=1).display("bakery", "radio", "barn")
    for card, plays in (
        ("diplomacy", "pick 0 / pick 0 / beside"),
        ("steam-tycoon", "invent bakery / draw-tech paper"),
        ("coal-baron", "draw-tile 5 / hex 1"),
        ("trade-economy", "draw-hanging academia"),
        ("olympic-host", ""),
        ("oil-magnate", "track military / no"),
    ):
        playing(card, p).run().play(*choices(plays)).run()
        assert p.asked == (-1, ""), card
    nobody = p.player(1)
    assert (nobody.tech, nobody.tiles, nobody.vp, p.res(1), nobody.built) == (
        (),
        (),
        0,
        {"worker": 1},
        [0] * 4,
    )
    assert (p.res(2), p.at(1, "military")) == ({}, 0)


@pytest.mark.rule("tapestry.hanging.age-of-sail.give")
def test_age_of_sail_gives_no_tile_to_who_has_finished() -> None:
    p = Position(3, ask=True).set(0, era=1).hung(0, "age-of-sail").tiles(0, 5).set(1, era=5, ended=True)
    p.effect(0, Atom("explore")).play("draw-tile 1", "draw-tile 2", "draw-tile 3", "give-tile 2").run()
    assert (p.player(2).tiles, p.player(1).tiles) == ((1,), ())
    p = Position(2, ask=True).set(0, era=1).hung(0, "age-of-sail").tiles(0, 5).set(1, era=5, ended=True)
    p.effect(0, Atom("explore")).play("draw-tile 1", "draw-tile 2", "draw-tile 3").run()
    assert p.asked == (0, "explore.Tile")
