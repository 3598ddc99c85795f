"""Solo games with Plans & Ploys: civilizations of the Automa, what is left out, reactions."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.bots import table_of
from spielwerk.games.tapestry.automa.cards import AUTOMA as BOT
from spielwerk.games.tapestry.automa.civilizations import ABILITIES, SET_UPS
from spielwerk.games.tapestry.automa.civilizations.hucksters import HANGING, SPACE, TECH, TILE, Pool
from spielwerk.games.tapestry.automa.civilizations.trailblazers import Trail, final
from spielwerk.games.tapestry.automa.events import FavouriteKept, RewardRead
from spielwerk.games.tapestry.automa.income import Favourites
from spielwerk.games.tapestry.automa.points import counted, landmarks
from spielwerk.games.tapestry.draws import DrawHangings, DrawTiles
from spielwerk.games.tapestry.effects import TRACKS, Form
from spielwerk.games.tapestry.modules.gallery import Gallery
from spielwerk.games.tapestry.options import HANGINGS
from spielwerk.kernel.frame import Step

PLANS = ["plans"]
FOUR = ["equalizers", "iconoclasts", "trailblazers", "hucksters"]


class Use(Step, frozen=True, tag="test.tapestry.Use"):
    """Carries out the ability of a civilization."""

    seat: int
    what: str

    def run(self, s: Any) -> None:
        data = next(one for one in table_of(s).data.civilizations if one.id == self.what)
        ABILITIES[self.what](s, self.seat, data)


def solo(level: str = "2", **more: Any) -> Solo:
    """The landmark of a rejected landmark card is not there."""
    return Solo(level, modules=PLANS, **more).set(AUTOMA, landmarks=()).pair(4, 1)


def using(p: Solo, name: str) -> Solo:
    return p.do(Use(AUTOMA, name))


# --- what is drawn


@pytest.mark.rule("tapestry.automa.material.plans", "tapestry.automa.civ.missing")
def test_four_more_civilizations_may_be_drawn() -> None:
    def drawn(*modules: str) -> list[str]:
        game = spielwerk.game(
            "tapestry", chance="ask", seats=[{"mat": "1"}, {"automa": "2"}], modules=modules
        )
        s: Any = game.new(1)
        while (d := game.decision(s)) and d.kind != "tapestry.automa.DrawCivilization":
            game.apply(
                s, next(o for o, n in zip(d.options, d.weights or (1,) * 99, strict=False) if n), d.seat
            )
        return [option.text.split()[1] for option in game.decision(s).options]  # type: ignore[union-attr]

    base = ["scientists", "explorers", "engineers", "conquerors"]
    assert drawn() == base
    assert drawn("plans") == base + FOUR
    assert drawn("arts", "fantasies") == base


@pytest.mark.parametrize("name", FOUR)
@pytest.mark.rule("tapestry.automa.civ.equalizers.favourite", "tapestry.automa.setup.favourite-by-die")
def test_the_science_die_decides_about_the_favourite_track(name: str) -> None:
    found = set()
    for seed in range(40):
        seats = [{}, {"automa": "2", "bot_civilization": name}]
        game = spielwerk.game("tapestry", seats=seats, modules=PLANS)
        s: Any = game.new(seed)
        while (d := game.decision(s)) and d.kind != "tapestry.turn.Turn":
            game.apply(s, d.options[0], d.seat)
        automa, shadow = s.parts[s.rules.slots[type(Solo().bots)]].favourite
        found.add(automa)
        assert automa != shadow
    assert found == {0, 1, 2, 3}


# --- equalizers


@pytest.mark.rule("tapestry.automa.civ.equalizers.income", "tapestry.automa.civ.equalizers.landmarks")
@pytest.mark.parametrize(("person", "automa", "expected"), [(3, 2, 3), (4, 2, 4), (5, 2, 2), (2, 2, 2)])
def test_equalizers_catch_up_one_or_two_spaces(person: int, automa: int, expected: int) -> None:
    p = solo().token(HUMAN, science=person).token(AUTOMA, science=automa)
    using(p, "equalizers").run()
    assert p.at(AUTOMA, "science") == expected
    gained = [p.s.rules.data.landmarks()[i].id for i in p.player(AUTOMA).landmarks]
    assert gained == (["apothecary"] if expected == 4 else [])


@pytest.mark.rule("tapestry.automa.civ.equalizers.income")
def test_only_the_reward_of_the_space_that_is_reached_is_gained() -> None:
    p = solo().token(HUMAN, technology=2)
    using(p, "equalizers")
    p.s.journal = []
    p.run()
    read = [event.step for event in p.s.journal if isinstance(event, RewardRead)]
    assert (p.at(AUTOMA, "technology"), {*read}) == (2, {2})


@pytest.mark.rule("tapestry.automa.civ.equalizers.several")
def test_the_order_of_the_tie_card_decides_between_tracks() -> None:
    order = table_of(solo().s).cards[0].ranks[BOT][TRACKS.index("technology")]
    tracks = [0, 1]
    first = min(tracks, key=lambda track: order[track])
    p = solo().token(HUMAN, exploration=2, science=2).favours("technology")
    using(p, "equalizers").run()
    moved = [track for track in tracks if p.s.at[AUTOMA][track]]
    assert moved == [first]


@pytest.mark.rule("tapestry.automa.civ.equalizers.none")
def test_equalizers_score_five_without_such_a_track() -> None:
    p = solo().token(HUMAN, science=3)
    assert using(p, "equalizers").run().vp(AUTOMA) == 5
    assert p.at(AUTOMA, "science") == 0


@pytest.mark.rule("tapestry.ruling.equalizers-favourite")
def test_both_tokens_of_the_favourite_track_catch_up_together() -> None:
    p = solo().favours("technology").token(HUMAN, technology=4).token(AUTOMA, technology=2)
    using(p, "equalizers").run()
    assert (p.at(AUTOMA, "technology"), p.s.spare) == (4, ()), "no token is left behind"
    p.acts(Favourites(AUTOMA)).until_asked()
    kept = FavouriteKept(AUTOMA, TRACKS.index("technology"))
    assert kept in p.events, "nobody is further ahead than the two tokens"


# --- iconoclasts


@pytest.mark.rule("tapestry.automa.civ.iconoclasts.remove", "tapestry.automa.civ.iconoclasts.gain")
def test_iconoclasts_give_up_landmarks_for_points_and_research() -> None:
    p = solo().owns(AUTOMA, "bakery", "barn")
    using(p, "iconoclasts").run()
    assert (p.vp(AUTOMA), p.player(AUTOMA).landmarks, p.asked) == (6, (), (-1, "automa.Roll"))
    assert p.s.landmarks >> p.landmark("bakery") & 1 == 0
    p.play("roll science")
    assert (p.at(AUTOMA, "science"), p.asked[1]) == (1, "automa.Roll")


@pytest.mark.rule("tapestry.automa.civ.iconoclasts.reroll")
def test_a_completed_track_is_rolled_again() -> None:
    p = solo().owns(AUTOMA, "bakery").token(AUTOMA, science=12, military=12)
    using(p, "iconoclasts").run()
    assert p.options == ["roll exploration", "roll technology"]
    p = solo().owns(AUTOMA, "bakery").token(AUTOMA, exploration=12, science=12, military=12, technology=12)
    assert using(p, "iconoclasts").run().vp(AUTOMA) == 3
    assert p.asked == (-1, "")
    p = solo().owns(AUTOMA, "bakery").token(AUTOMA, science=12)
    p.s.at[AUTOMA][TRACKS.index("science")] = 0  # after a restart the track still counts as completed
    using(p, "iconoclasts").run()
    assert "roll science" not in p.options


@pytest.mark.rule("tapestry.automa.civ.iconoclasts.repeat")
def test_landmarks_gained_by_the_research_are_removed_too() -> None:
    p = solo().owns(AUTOMA, "bakery").token(AUTOMA, science=3)
    using(p, "iconoclasts").play("roll science")
    assert (len(p.player(AUTOMA).landmarks), p.vp(AUTOMA)) == (1, 3)
    while p.player(AUTOMA).landmarks:
        p.play(p.options[0])  # the reward of the space comes first
    assert (p.vp(AUTOMA), p.asked) == (6, (-1, "automa.Roll"))


# --- trailblazers


@pytest.mark.rule("tapestry.automa.civ.trailblazers.socialism", "tapestry.automa.civ.trailblazers.place")
@pytest.mark.parametrize("level", ["1", "2"])
def test_trailblazers_remove_a_card_and_mark_their_favourite_track(level: str) -> None:
    sets_up(level)


@pytest.mark.rule("tapestry.automa.civ.set-up-parts", "tapestry.ruling.trailblazers-level1")
def test_set_up_texts_hold_on_level_one() -> None:
    assert {*SET_UPS} == {"trailblazers", "hucksters"}
    sets_up("1")


def sets_up(level: str) -> None:
    seats = [{}, {"automa": level, "bot_civilization": "trailblazers"}]
    game = spielwerk.game("tapestry", seats=seats, modules=PLANS)
    s: Any = game.new(3)
    while (d := game.decision(s)) and d.kind != "tapestry.turn.Turn":
        game.apply(s, d.options[0], d.seat)
    assert not s.hangings >> HANGINGS.index("socialism") & 1
    favourite = s.parts[s.rules.slots[type(Solo().bots)]].favourite[0]
    assert (s.part(Trail).outposts, s.part(Trail).removed) == (((favourite, 2),), True)


@pytest.mark.rule("tapestry.automa.civ.trailblazers.socialism")
def test_a_card_that_lies_elsewhere_is_not_removed() -> None:
    p = solo()
    p.s.hangings &= ~(1 << HANGINGS.index("socialism"))
    data = next(one for one in table_of(p.s).data.civilizations if one.id == "trailblazers")
    SET_UPS["trailblazers"](p.s, AUTOMA, data)
    assert not p.s.part(Trail).removed


@pytest.mark.rule("tapestry.ruling.trailblazers-outposts")
def test_outposts_on_tracks_do_not_come_from_a_supply() -> None:
    p = solo().token(HUMAN, technology=5)
    p.set(AUTOMA, outposts=0)
    supply = [p.player(HUMAN).outposts, p.bots.outposts]
    using(p, "trailblazers").run()
    assert len(p.s.part(Trail).outposts) == 1
    assert [p.player(HUMAN).outposts, p.bots.outposts, p.player(AUTOMA).outposts] == [*supply, 0]


@pytest.mark.rule("tapestry.automa.civ.trailblazers.place", "tapestry.automa.civ.trailblazers.impossible")
def test_an_outpost_stands_two_spaces_ahead_of_tokens_and_outposts() -> None:
    p = solo().token(HUMAN, technology=5)
    using(p, "trailblazers").run()
    using(p, "trailblazers").run()
    technology = TRACKS.index("technology")
    assert p.s.part(Trail).outposts == ((technology, 7), (technology, 9))
    p = solo().token(HUMAN, technology=11)
    using(p, "trailblazers").run()
    ((track, step),) = p.s.part(Trail).outposts
    ranks = table_of(p.s).cards[0].ranks[BOT][technology]
    assert (track, step) == (min([0, 1, 2], key=lambda one: ranks[one]), 2)
    p = solo().token(HUMAN, exploration=11, science=12, military=11, technology=11)
    using(p, "trailblazers").run()
    assert p.s.part(Trail).outposts == ()


@pytest.mark.rule("tapestry.automa.civ.trailblazers.no-effect")
def test_the_outposts_block_nothing_and_count_for_nothing() -> None:
    p = solo()
    p.s.part(Trail).outposts = ((3, 1),)
    supply = [p.player(HUMAN).outposts, p.player(AUTOMA).outposts, p.bots.outposts]
    p.has(HUMAN, coin=1).turn(HUMAN).play("advance technology")
    assert p.at(HUMAN, "technology") == 1
    assert [p.player(HUMAN).outposts, p.player(AUTOMA).outposts, p.bots.outposts] == supply


@pytest.mark.rule("tapestry.automa.civ.trailblazers.end", "tapestry.ruling.trailblazers-passed")
@pytest.mark.parametrize(
    ("at", "outposts", "vp"), [(5, (4, 5, 6), 20), (12, (12, 6), 0), (0, (2,), 10), (11, (12,), 10)]
)
def test_outposts_that_are_not_passed_score_ten_at_the_end(
    at: int, outposts: tuple[int, ...], vp: int
) -> None:
    p = solo(civilization="trailblazers")
    p.s.part(Trail).outposts = tuple([(1, step) for step in outposts])
    p.token(HUMAN, science=at).set(HUMAN, ended=True)
    final(p.s, HUMAN)
    assert p.vp(AUTOMA) == 0
    p.set(AUTOMA, ended=True)
    final(p.s, AUTOMA)
    assert p.vp(AUTOMA) == vp


# --- hucksters


@pytest.mark.rule("tapestry.automa.civ.hucksters.pool", "tapestry.automa.civ.hucksters.add")
def test_the_pool_begins_with_a_space_tile_a_card_and_one_more() -> None:
    p = solo(civilization="hucksters")
    assert p.s.part(Pool).size == 3
    assert (p.s.part(Pool).items[SPACE].bit_count(), p.s.part(Pool).items[HANGING].bit_count() >= 1) == (
        1,
        True,
    )


@pytest.mark.rule("tapestry.automa.civ.hucksters.add")
@pytest.mark.parametrize(
    ("track", "kind"),
    [("military", HANGING), ("science", HANGING), ("technology", TECH), ("exploration", TILE)],
)
def test_the_favourite_track_says_what_is_added(track: str, kind: int) -> None:
    p = solo().favours(track)
    using(p, "hucksters")
    p.play(p.options[0])
    assert [mask.bit_count() for mask in p.s.part(Pool).items] == [int(i == kind) for i in range(5)]
    assert not p.s.part(Pool).items[TILE] & p.s.tiles
    assert not p.s.part(Pool).items[HANGING] & p.s.hangings


@pytest.mark.rule("tapestry.automa.civ.hucksters.add-arts", "tapestry.automa.replace.civilization-card")
def test_with_the_fifth_track_as_favourite_a_masterpiece_is_added_and_may_be_taken() -> None:
    p = Solo(modules=["plans", "arts"]).pair(4, 1)
    p.bots.favourite[0] = 4
    using(p, "hucksters")
    p.play("draw-masterpiece 7") if "draw-masterpiece 7" in p.options else p.play(p.options[0])
    mask = p.s.part(Pool).items[4]
    assert mask.bit_count() == 1
    p.s.active = HUMAN
    p.effect(HUMAN, Form(do="masterpiece"))
    taken = f"pool-masterpiece {mask.bit_length()}"
    assert [option for option in p.options if option.startswith("pool-")] == [taken]
    p.play(taken)
    assert (p.s.part(Gallery).owned[HUMAN], p.s.part(Pool).size) == ((mask.bit_length() - 1,), 0)


@pytest.mark.rule("tapestry.automa.civ.hucksters.score")
def test_things_in_the_pool_score_like_landmarks() -> None:
    p = solo().owns(AUTOMA, "bakery")
    row = next(row for row in table_of(p.s).data.points if row.landmarks)
    before = counted(p.s, AUTOMA, row)
    p.s.part(Pool).items = [0b11, 0, 0b1, 0, 0]
    assert (counted(p.s, AUTOMA, row), landmarks(p.s, AUTOMA)) == (before + 3, 4)
    assert len(p.player(AUTOMA).landmarks) == 1


@pytest.mark.rule("tapestry.automa.civ.hucksters.take", "tapestry.ruling.hucksters-offer")
def test_the_person_may_take_from_the_pool_in_advance_turns() -> None:
    p = solo()
    guilds, tile = HANGINGS.index("guilds"), 4
    p.s.hangings &= ~(1 << guilds)
    p.s.tiles &= ~(1 << tile)
    p.s.part(Pool).items = [1 << guilds, 0, 1 << tile, 0, 0]
    p.s.active = HUMAN
    p.do(DrawHangings(HUMAN, 1))
    assert p.options == ["pool-hanging guilds", "from-deck"]
    p.play("pool-hanging guilds").do(DrawTiles(HUMAN, 2))
    p.play("pool-tile 5", p.options[0] if p.asked[0] == -1 else "draw-tile 1")
    assert (p.cards(HUMAN), 4 in p.player(HUMAN).tiles, p.s.part(Pool).size) == (["guilds"], True, 0)
    p.s.part(Pool).items[TECH] = 1
    p.s.techs &= ~1
    p.effect(HUMAN, Form(do="invent"))
    p.s.active = HUMAN
    assert any(option.startswith("pool-tech") for option in p.fresh().options)
    p.s.active = AUTOMA
    assert not any(option.startswith("pool-tech") for option in p.fresh().options)
    p.s.part(Pool).items[HANGING] = 1 << guilds
    p.income(HUMAN, 1).run()
    assert p.asked[1] != "automa.hucksters.Take"


# --- what is left out


@pytest.mark.rule("tapestry.automa.removal.traps-expansions", "tapestry.ruling.traps-flag")
@pytest.mark.parametrize("modules", [["plans"], ["arts"], ["fantasies"]])
def test_all_seven_traps_stay_with_an_expansion(modules: list[str]) -> None:
    assert len([name for name in Solo(modules=modules).pool() if name.startswith("trap")]) == 7
    assert len([name for name in Solo().pool() if name.startswith("trap")]) == 5


def test_the_shadow_empire_still_plays() -> None:
    assert solo().s.opponents(HUMAN) == (AUTOMA, SHADOW)


# --- landmark cards and the bots


@pytest.mark.rule("tapestry.automa.civ.iconoclasts.remove", "tapestry.automa.setup.landmark-cards-automa")
def test_iconoclasts_give_up_the_landmark_of_a_card_too() -> None:
    p = solo()
    p.set(AUTOMA, landmarks=(p.landmark("urban-farm"),))
    using(p, "iconoclasts").run()
    assert (p.vp(AUTOMA), p.player(AUTOMA).landmarks, p.asked) == (3, (), (-1, "automa.Roll"))
    assert not p.s.landmarks >> p.landmark("urban-farm") & 1


@pytest.mark.rule("tapestry.automa.landmark.box", "tapestry.automa.income.vp-landmarks-territories")
def test_the_landmark_of_a_card_counts_on_the_mat_of_the_automa() -> None:
    p = solo()
    row = next(row for row in table_of(p.s).data.points if row.landmarks)
    before = counted(p.s, AUTOMA, row)
    p.set(AUTOMA, landmarks=(p.landmark("urban-farm"),))
    assert counted(p.s, AUTOMA, row) == before + 1
