"""Setting up the solo game: what the bots get, and what is left out of the box."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, HUMAN, PERSON_START, SHADOW, Solo
from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.automa.bots import Bots
from spielwerk.games.tapestry.automa.deck import progress_size
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGINGS
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.state import State

REMOVED = {"alliance", "dictatorship", "marriage-of-state", "oil-magnate", "olympic-host"}
STARRED = {"diplomacy", "steam-tycoon", "trade-economy", "coal-baron", "espionage", "age-of-sail"}


def new(level: str = "2", *, seed: int = 1, person: Any = None, **more: Any) -> tuple[Any, Any]:
    """A solo game and its position after set-up, with luck that plays by itself."""
    given = {"automa": level, **more.pop("automa", {})}
    game: Game = spielwerk.game("tapestry", seats=[person or {}, given], **more)
    s: State = game.new(seed)
    while (d := game.decision(s)) and d.kind.startswith(("tapestry.setup", "tapestry.mystics")):
        game.apply(s, d.options[0], d.seat)
    return game, s


def at_setup(seed: int) -> Any:
    """The position before the first turn, with luck that is asked and answers the first thing."""
    game = spielwerk.game("tapestry", chance="ask", seats=[{"mat": "1"}, {"automa": "2"}])
    s: Any = game.new(seed)
    while (d := game.decision(s)) and d.kind != "tapestry.setup.DrawFirst":
        option = next(o for o, n in zip(d.options, d.weights or (1,) * 99, strict=False) if n)
        game.apply(s, option, d.seat)
    return s


# --- who plays


@pytest.mark.rule("tapestry.automa.intro.two-bots", "tapestry.automa.intro.solo-mode")
def test_a_solo_game_has_the_automa_on_a_seat_and_the_shadow_empire_behind() -> None:
    p = Solo()
    speech = p.game.box.speech()
    named = [str(speech.seat(actor, p.s.rules).name) for actor in range(3)]
    assert named == ["Seat 1", "Automa", "Shadow Empire"]
    assert p.s.opponents(HUMAN) == (AUTOMA, SHADOW)
    p.deck(1, 2, 3, 4).draw(7, 4).until_asked()
    assert (sum(p.s.at[AUTOMA]), sum(p.s.at[SHADOW])) == (1, 1)


@pytest.mark.rule("tapestry.automa.intro.default-rules")
def test_all_other_rules_stay_in_force() -> None:
    """The person pays for an advance, gains its benefit and is offered its bonus, as always."""
    p = Solo().has(HUMAN, food=2).token(HUMAN, exploration=1).tiles(HUMAN, 1).turn(HUMAN)
    p.play("advance exploration")
    assert (p.res(HUMAN), p.at(HUMAN, "exploration"), p.asked[1]) == ({"food": 1}, 2, "explore.Hex")


@pytest.mark.rule("tapestry.automa.intro.expansion-flags")
def test_without_expansions_their_rules_do_not_apply() -> None:
    """No fifth track, no landmark cards, five traps only."""
    p = Solo()
    assert p.s.rules.tracks == 0b1111
    assert p.s.rules.modules.count("automa") == 1
    assert not {"plans", "arts", "fantasies", "expansion", "landmark-cards"} & {*p.s.rules.modules}


@pytest.mark.rule("tapestry.level.choice")
def test_one_of_six_levels_is_chosen() -> None:
    for level in "123456":
        _, s = new(level)
        assert s.rules.module_data["bots"].level.id == level
    with pytest.raises(SetupError, match="'7' is not allowed; choose 1 "):
        new("7")


@pytest.mark.rule("tapestry.level.two-default")
def test_play_now_is_level_two() -> None:
    assert spielwerk.game("tapestry").box.quick() == {"seats": [{}, {"automa": "2"}]}


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"seats": [{}, {"automa": "0"}]}, "'0' is not allowed"),
        ({"seats": [{}, {"automa": "2", "bot_civilization": "mystics"}]}, "'mystics' is not allowed"),
        ({"seats": [{"automa": "1"}, {"automa": "2"}]}, "one seat must be a person's"),
        ({"seats": [{}, {}, {"automa": "2"}]}, "against one person"),
        ({"seats": 3, "modules": ["shadow-two"]}, "for 2 people, not 3"),
        ({"seats": [{}, {"automa": "2"}], "modules": ["shadow-two"]}, "without the Automa"),
        ({"seats": [{}, {"automa": "2", "mat": "1"}]}, "the Automa has none"),
        ({"seats": [{}, {"automa": "2", "civilization": "mystics"}]}, "the Automa has none"),
        (
            {"seats": [{"bot_civilization": "engineers"}, {}]},
            "bot_civilization: is for the Automa",
        ),
        ({"seats": [{}, {"automa": "2", "second_civilization": "engineers"}]}, "does not go with level 2"),
        (
            {
                "seats": [
                    {},
                    {"automa": "6", "bot_civilization": "engineers", "second_civilization": "engineers"},
                ]
            },
            "taken already",
        ),
        ({"seats": [{"civilization": "futurists"}, {"automa": "2"}]}, "are not in this game"),
    ],
)
@pytest.mark.rule("tapestry.automa.intro.solo-mode", "tapestry.automa.intro.two-player-mode")
def test_impossible_tables_are_refused(setup: dict[str, Any], problem: str) -> None:
    with pytest.raises(SetupError, match=problem) as caught:
        spielwerk.game("tapestry", **setup)
    assert caught.value.to_sentence()


# --- what is left out


@pytest.mark.rule("tapestry.automa.removal.tapestry-base", "tapestry.hanging.solo-removed")
def test_five_tapestry_cards_are_never_in_a_solo_game() -> None:
    assert not REMOVED & Solo().pool()
    assert not REMOVED & Solo(starred=True).pool()
    assert set(HANGINGS) >= REMOVED


@pytest.mark.rule("tapestry.automa.removal.tapestry-base-starred")
@pytest.mark.rule("tapestry.ruling.starred-default")
def test_six_starred_tapestry_cards_are_left_out() -> None:
    assert not STARRED & Solo().pool()
    assert len(Solo().pool()) == 50 - 5 - 6 - 2


@pytest.mark.rule("tapestry.automa.removal.star-meaning", "tapestry.automa.removal.unstarred-forced")
def test_starred_material_may_be_kept_and_the_other_not() -> None:
    p = Solo(starred=True)
    assert p.pool() >= STARRED
    assert not Solo().pool() & STARRED
    assert len(p.pool()) == 50 - 5 - 2
    game, _ = new(person={"civilization": "futurists"}, starred=True)
    assert CIVILIZATIONS.index("futurists") in game.rules.playable_civilizations
    data = components.of_base(game.rules.data.civilizations())
    assert [civ.id for civ in data if civ.solo == "removed"] == ["traders"]


@pytest.mark.rule("tapestry.automa.removal.traps-base", "tapestry.hanging.trap.solo")
def test_five_traps_remain() -> None:
    assert sorted(name for name in Solo().pool() if name.startswith("trap")) == [
        "trap",
        "trap-2",
        "trap-3",
        "trap-4",
        "trap-5",
    ]


@pytest.mark.rule("tapestry.automa.removal.civilizations", "tapestry.automa.removal.civilizations-starred")
def test_four_civilizations_are_left_out() -> None:
    data = components.of_base(Solo().s.rules.data.civilizations())
    assert {civ.id for civ in data if civ.solo == "removed"} == {"traders"}
    assert {civ.id for civ in data if civ.solo == "starred"} == {"inventors", "futurists", "heralds"}
    left = {CIVILIZATIONS[number] for number in Solo().s.rules.playable_civilizations}
    assert "futurists" not in left
    assert {"craftsmen", "merrymakers", "mystics"} <= left
    for seed in range(12):
        _, s = new(seed=seed)
        dealt = {one[0] for p in s.players for one in p.civilizations} | {*bits(s.civilizations)}
        assert CIVILIZATIONS.index("futurists") not in dealt


# --- the person


@pytest.mark.rule("tapestry.automa.setup.three-player")
def test_the_table_is_that_of_three_players() -> None:
    """The small map, and two places a player can gain points for."""
    p = Solo()
    assert p.s.rules.world.hexes == 34
    assert [points[0] for points in p.s.rules.achievement_points] == [10, 10, 10]
    assert p.s.rules.actors == 3


@pytest.mark.parametrize("mat", ["1", "2", "3", "4", "5", "6"])
@pytest.mark.rule("tapestry.automa.setup.human-start")
def test_the_person_starts_on_2_4_whatever_the_mat(mat: str) -> None:
    _, s = new(person={"mat": mat})
    assert bits(s.stand[HUMAN]) == (PERSON_START,)
    assert s.rules.world.starts["2"] == s.rules.world.starts["4"] == PERSON_START


@pytest.mark.rule("tapestry.automa.setup.human-normal")
def test_the_person_sets_up_as_usual() -> None:
    game = spielwerk.game("tapestry", seats=[{}, {"automa": "2"}])
    s: Any = game.new(3)
    d = game.decision(s)
    assert d is not None
    assert (d.seat, d.kind, len(d.options)) == (HUMAN, "tapestry.setup.KeepMat", 2)
    game.apply(s, d.options[0])
    d = game.decision(s)
    assert d is not None
    assert (d.seat, d.kind) == (HUMAN, "tapestry.setup.KeepCivilization")
    assert s.players[HUMAN].outposts == 8


# --- the Automa


@pytest.mark.rule("tapestry.automa.setup.automa-nothing-else", "tapestry.automa.never.only-explicit")
def test_the_automa_gets_nothing_else() -> None:
    automa = at_setup(1).players[AUTOMA]
    assert (automa.res, automa.built, automa.mat, automa.city) == ([0] * 4, [0] * 4, -1, 0)
    assert not any([automa.tiles, automa.hand, automa.civilizations, automa.tech, automa.landmarks])
    assert (automa.era, automa.eras) == (0, ((), (), (), ()))


@pytest.mark.rule("tapestry.automa.setup.automa-colour", "tapestry.shadow.setup.colour")
def test_colours_do_not_matter() -> None:
    """The bots may sit on either seat, and play the same turn there."""
    for seats in ([{}, {"automa": "2"}], [{"automa": "2"}, {}]):
        rules: Any = spielwerk.game("tapestry", seats=seats).rules
        assert rules.module_data["bots"].automa == seats.index({"automa": "2"})
        assert rules.actor("shadow") == 2


@pytest.mark.rule("tapestry.automa.setup.automa-outposts", "tapestry.automa.setup.automa-start")
def test_two_of_ten_outposts_stand_on_3_5() -> None:
    s = at_setup(1)
    assert bits(s.stand[AUTOMA]) == (AUTOMA_START,)
    assert s.full >> AUTOMA_START & 1
    assert s.players[AUTOMA].outposts == 8
    assert s.rules.world.starts["3"] == s.rules.world.starts["5"] == AUTOMA_START


@pytest.mark.rule("tapestry.automa.setup.automa-vp-token", "tapestry.automa.setup.automa-track-tokens")
def test_the_automa_starts_at_zero_on_the_start_spaces() -> None:
    s = at_setup(1)
    assert s.players[AUTOMA].vp == 0
    assert s.at[AUTOMA][:4] == [0, 0, 0, 0]


@pytest.mark.rule("tapestry.automa.setup.automa-civilization")
def test_the_automa_draws_one_of_its_civilizations() -> None:
    game = spielwerk.game("tapestry", chance="ask", seats=[{"mat": "1"}, {"automa": "2"}])
    s: Any = game.new(1)
    while (d := game.decision(s)) and d.kind != "tapestry.automa.DrawCivilization":
        game.apply(s, d.options[0], d.seat)
    assert d is not None
    assert [option.at for option in d.options] == ["scientists", "explorers", "engineers", "conquerors"]
    assert d.weights == (1, 1, 1, 1)
    game.apply(s, "draw-bot-civilization explorers")
    assert s.part(Bots).civilizations == (1,)


@pytest.mark.rule("tapestry.automa.setup.automa-civilization", "tapestry.level.six-second-civilization")
def test_the_second_civilization_that_somebody_wants_is_not_drawn_first() -> None:
    setup = [{"mat": "1"}, {"automa": "6", "second_civilization": "engineers"}]
    game = spielwerk.game("tapestry", chance="ask", seats=setup)
    s: Any = game.new(1)
    while (d := game.decision(s)) and d.kind != "tapestry.automa.DrawCivilization":
        game.apply(s, d.options[0], d.seat)
    assert d is not None
    assert [option.at for option in d.options] == ["scientists", "explorers", "conquerors"]
    game.apply(s, "draw-bot-civilization explorers")
    assert game.decision(s).kind == "tapestry.automa.RollFavourite"  # type: ignore[union-attr]
    assert s.part(Bots).civilizations == (1, 2)


@pytest.mark.parametrize(
    ("civilization", "track"),
    [
        ("scientists", "science"),
        ("explorers", "exploration"),
        ("engineers", "technology"),
        ("conquerors", "military"),
    ],
)
@pytest.mark.rule("tapestry.automa.setup.favourite-from-civilization")
@pytest.mark.rule("tapestry.automa.setup.automa-civilization-beginner")
def test_a_civilization_may_be_chosen_and_has_a_favourite_track(civilization: str, track: str) -> None:
    _, s = new(automa={"bot_civilization": civilization})
    assert TRACKS[s.part(Bots).favourite[0]] == track


@pytest.mark.rule("tapestry.automa.civ.scientists.favourite", "tapestry.automa.civ.explorers.favourite")
@pytest.mark.rule("tapestry.automa.civ.engineers.favourite")
def test_the_favourite_tracks_of_the_civilizations() -> None:
    favourites = {"scientists": 1, "explorers": 0, "engineers": 3}
    for civilization, track in favourites.items():
        _, s = new(automa={"bot_civilization": civilization})
        assert s.part(Bots).favourite[0] == track


@pytest.mark.rule("tapestry.automa.civ.conquerors.favourite")
def test_the_conquerors_favour_military() -> None:
    _, s = new(automa={"bot_civilization": "conquerors"})
    assert TRACKS[s.part(Bots).favourite[0]] == "military"


@pytest.mark.rule("tapestry.automa.setup.favourite-token", "tapestry.shadow.setup.favourite-token")
def test_the_token_of_the_favourite_track_moves_with_the_other() -> None:
    """It has no place of its own: advances and regresses move both, and the favourite stays."""
    p = Solo().favours("science", "exploration").token(AUTOMA, exploration=12, military=12, technology=12)
    p.pair(7, 8).advances().until_asked()
    assert (p.at(AUTOMA, "science"), p.bots.favourite[0]) == (1, 1)
    p.token(SHADOW, science=12, military=12, technology=12).advances(1)
    assert (p.at(SHADOW, "exploration"), p.bots.favourite[1]) == (1, 0)
    assert p.s.spare == ()
    _, s = new(automa={"bot_civilization": "conquerors"})
    assert s.part(Bots).favourite[0] == 2
    assert s.part(Bots).favourite[1] in (0, 1, 3)


# --- the Shadow Empire


@pytest.mark.rule("tapestry.shadow.setup.nothing-else", "tapestry.shadow.setup.outposts")
def test_the_shadow_empire_has_ten_outposts_and_none_on_the_map() -> None:
    s = at_setup(1)
    assert (s.part(Bots).outposts, s.stand[SHADOW], s.fallen[SHADOW]) == (10, 0, 0)
    assert len(s.players) == 2  # no income mat, no points, no cards


@pytest.mark.rule("tapestry.shadow.setup.track-tokens")
def test_the_shadow_empire_starts_on_the_start_spaces() -> None:
    assert at_setup(1).at[SHADOW][:4] == [0, 0, 0, 0]


@pytest.mark.rule("tapestry.shadow.setup.favourite")
def test_the_shadow_empire_favours_another_track_than_the_automa() -> None:
    setup = [{"mat": "1"}, {"automa": "2", "bot_civilization": "conquerors"}]
    game = spielwerk.game("tapestry", chance="ask", seats=setup)
    s: Any = game.new(1)
    while (d := game.decision(s)) and d.kind != "tapestry.automa.RollFavourite":
        game.apply(s, d.options[0], d.seat)
    assert d is not None
    possible = [option.at for option, n in zip(d.options, d.weights, strict=True) if n]
    assert possible == ["exploration", "science", "technology"]
    game.apply(s, "roll science")
    assert s.part(Bots).favourite == [2, 1]


# --- the decks


@pytest.mark.rule("tapestry.automa.setup.progress-deck", "tapestry.automa.setup.decision-deck")
@pytest.mark.rule("tapestry.automa.setup.progress-deck-rest")
def test_seven_cards_and_a_progress_card_are_the_first_deck() -> None:
    p = Solo()
    assert (p.bots.size, progress_size(p.bots)) == (8, 14)
    p.set(AUTOMA, era=1).begin()
    known = {f"decision {n}": 15 for n in range(1, 8)}
    hidden = {f"decision {n}": 1 for n in range(8, 23)}
    assert p.weights == known | hidden  # each of the eight is as likely, each progress card may be the eighth
    p.luck("decision 13")
    assert p.weights == {f"decision {n}": 1 for n in range(1, 8)}
    assert (p.bots.size, progress_size(p.bots)) == (7, 14)


@pytest.mark.rule("tapestry.automa.setup.deck-growth")
def test_the_deck_grows_by_progress_cards_only_and_no_card_leaves_the_game() -> None:
    p = Solo("5").pair(7, 8)
    before = p.bots.deck | p.bots.pair
    p.takes_income(3).until_asked()
    assert p.bots.deck & before == before
    assert p.bots.deck.bit_count() == before.bit_count() + 6
    assert p.bots.deck | p.bots.progress == (1 << 22) - 1
