"""Setting up: who sits where with what, decks, and set-ups that cannot be played."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.positions import Position
from spielwerk.games.scythe.state import FIRST_WORKER
from spielwerk.kernel.schema import SetupError

FACTIONS = ["nordic", "rusviet", "crimea", "saxony", "polania"]
MATS = ["industrial", "engineering", "patriotic", "mechanical", "agricultural"]
TABLE = [
    "saxony patriotic",
    "rusviet agricultural",
    "polania mechanical",
    "crimea engineering",
    "nordic industrial",
]


def seats(*pairs: str) -> list[dict[str, str]]:
    return [dict(zip(("faction", "mat"), pair.split(), strict=False)) for pair in pairs]


def dealt(**setup: Any) -> list[tuple[str, str]]:
    """Faction and mat of each seat."""
    return [(seat["faction"], seat["mat"]) for seat in spielwerk.game("scythe", **setup).setup["seats"]]


# --- seats, factions and mats


@pytest.mark.rule("scythe.setup.start-player", "scythe.setup.seating")
@pytest.mark.parametrize(
    ("given", "order"),
    [
        (["saxony agricultural", "nordic mechanical"], [1, 0]),
        (["nordic agricultural", "polania mechanical"], [1, 0]),
        (["polania industrial", "nordic patriotic", "crimea engineering"], [0, 1, 2]),
        (["crimea mechanical", "rusviet agricultural", "nordic patriotic"], [2, 1, 0]),
        (TABLE[:4], [3, 0, 2, 1]),
        (TABLE, [4, 1, 3, 0, 2]),
        (
            [
                "rusviet industrial",
                "polania engineering",
                "nordic agricultural",
                "saxony mechanical",
                "crimea patriotic",
            ],
            [0, 4, 3, 1, 2],
        ),
    ],
)
def test_the_lowest_mat_begins_and_the_others_follow_clockwise(given: list[str], order: list[int]) -> None:
    p = Position(*given)
    seen = []
    for section in ["move"] * len(order) + ["bolster"] * len(order):
        seen.append(p.asked[0])
        p.play(section, "skip")
    assert seen == order * 2


@pytest.mark.rule("scythe.setup.deal-mats")
def test_everybody_gets_a_faction_and_a_mat_of_their_own() -> None:
    for deal in range(40):
        table = dealt(seats=2 + deal % 4, deal=deal)
        for column, names in zip(zip(*table, strict=True), (FACTIONS, MATS), strict=True):
            assert len(set(column)) == len(column) == 2 + deal % 4
            assert set(column) <= set(names)


@pytest.mark.rule("scythe.setup.deal-mats")
def test_they_are_dealt_at_random() -> None:
    tables = [dealt(seats=2, deal=deal) for deal in range(200)]
    assert {pair for table in tables for pair in table[:1]} == {(f, m) for f in FACTIONS for m in MATS}
    assert dealt(seats=5, deal=7) == dealt(seats=5, deal=7)
    assert dealt(seats=5) == dealt(seats=5, deal=0) != dealt(seats=5, deal=2**31 - 1)
    with pytest.raises(SetupError, match="set-up: deal: 2147483648 is not a number from 0 to 2147483647"):
        dealt(seats=5, deal=2**31)


@pytest.mark.rule("scythe.setup.deal-mats")
def test_what_is_chosen_stays_and_the_rest_is_dealt() -> None:
    for deal in range(20):
        a, b, c = dealt(seats=seats("crimea", "nordic patriotic", ""), deal=deal)
        assert (a[0], b) == ("crimea", ("nordic", "patriotic"))
        assert "patriotic" not in (a[1], c[1])
        assert c[0] in {"rusviet", "saxony", "polania"}


@pytest.mark.rule("scythe.ruling.banned-combinations")
def test_all_pairs_are_allowed_unless_the_table_bans_two() -> None:
    banned = {("rusviet", "industrial"), ("crimea", "patriotic")}
    free = [dealt(seats=5, deal=deal) for deal in range(60)]
    assert banned <= {pair for table in free for pair in table}
    strict = [dealt(seats=5, deal=deal, banned_pairs=True) for deal in range(60)]
    assert banned.isdisjoint(pair for table in strict for pair in table)
    assert {f for table in strict for f, _ in table[:1]} == set(FACTIONS)
    assert dealt(seats=seats("rusviet industrial", "crimea patriotic")) == [
        ("rusviet", "industrial"),
        ("crimea", "patriotic"),
    ]


# --- set-ups that are refused


@pytest.mark.parametrize(
    ("setup", "field", "allowed"),
    [
        ({"seats": 8}, "seats", "8 given; allowed are 2 to 7"),
        ({"seats": 6}, "seats", "6 given; allowed are 2 to 5"),
        ({"seats": seats(*TABLE, "")}, "seats", "6 given; allowed are 2 to 5"),
        pytest.param(
            {"seats": seats("rusviet", "rusviet")},
            "seats[1].faction",
            "'rusviet' is taken already; free are crimea, nordic, polania, saxony",
            marks=pytest.mark.rule("scythe.setup.deal-mats"),
        ),
        pytest.param(
            {"seats": seats("rusviet industrial", "nordic", "saxony industrial")},
            "seats[2].mat",
            "'industrial' is taken already; free are agricultural, engineering, mechanical, patriotic",
            marks=pytest.mark.rule("scythe.setup.deal-mats"),
        ),
        (
            {"seats": seats("prussia", "nordic")},
            "seats[0].faction",
            "'prussia' is not allowed; choose nordic | rusviet | crimea | saxony | polania | albion | togawa",
        ),
        (
            {"seats": seats("nordic", "saxony feudal")},
            "seats[1].mat",
            "'feudal' is not allowed; choose industrial | engineering | militant | patriotic | innovative",
        ),
        (
            {"seats": seats("nordic militant", "saxony")},
            "seats[0].mat",
            "'militant' comes with the module 'invaders'",
        ),
        (
            {"seats": seats("nordic", "rusviet industrial"), "banned_pairs": True},
            "seats[1].mat",
            "'industrial' is banned for rusviet (option banned_pairs);"
            " choose engineering | patriotic | mechanical | agricultural",
        ),
        (
            {"seats": seats("crimea patriotic", "nordic"), "banned_pairs": True},
            "seats[0].mat",
            "'patriotic' is banned for crimea (option banned_pairs);"
            " choose industrial | engineering | mechanical | agricultural",
        ),
        (
            {
                "seats": seats("rusviet", "nordic", "crimea patriotic", "saxony mechanical", "polania"),
                "banned_pairs": True,
            },
            "seats[2].mat",
            "'patriotic' is banned for crimea",
        ),
        ({"seats": 2, "trade_split": 1}, "trade_split", "1 is neither true nor false"),
        ({"seats": 2, "deal": -1}, "deal", "-1 is not a number from 0 to 2147483647"),
    ],
)
def test_an_impossible_set_up_is_refused_with_its_field_and_what_is_allowed(
    setup: dict[str, Any], field: str, allowed: str
) -> None:
    with pytest.raises(SetupError) as caught:
        spielwerk.game("scythe", **setup)
    assert caught.value.field == field
    assert allowed in caught.value.problem


def test_a_deal_that_cannot_avoid_a_banned_pair_is_refused() -> None:
    table = seats(
        "rusviet", "nordic engineering", "crimea agricultural", "saxony mechanical", "polania patriotic"
    )
    with pytest.raises(
        SetupError, match=r"set-up: seats: no deal avoids the banned pairs; leave more .* open"
    ):
        spielwerk.game("scythe", seats=table, banned_pairs=True)
    assert dealt(seats=table)[0] == ("rusviet", "industrial")


# --- what everybody starts with


@pytest.mark.rule("scythe.setup.faction-mat-values", "scythe.setup.faction-start-values")
@pytest.mark.parametrize(
    ("faction", "power", "cards"),
    [("nordic", 4, 1), ("rusviet", 3, 2), ("crimea", 5, 0), ("saxony", 1, 4), ("polania", 2, 3)],
)
def test_power_and_hand_come_from_the_faction_mat(faction: str, power: int, cards: int) -> None:
    other = "saxony" if faction != "saxony" else "nordic"
    for mat in ("industrial", "agricultural"):
        p = Position(f"{other} mechanical", f"{faction} {mat}")
        assert (p.player(1).power, len(p.held(1))) == (power, cards)


@pytest.mark.rule(
    "scythe.setup.player-mat-values",
    "scythe.setup.mat-start-values",
    "scythe.ruling.printed-component-values",
)
@pytest.mark.parametrize(
    ("mat", "popularity", "coins"),
    [
        ("industrial", 2, 4),
        ("engineering", 2, 5),
        ("patriotic", 2, 6),
        ("mechanical", 3, 6),
        ("agricultural", 4, 7),
    ],
)
def test_popularity_and_coins_come_from_the_player_mat(mat: str, popularity: int, coins: int) -> None:
    other = "industrial" if mat != "industrial" else "mechanical"
    for faction in ("nordic", "crimea"):
        p = Position(f"saxony {other}", f"{faction} {mat}")
        assert (p.player(1).popularity, p.player(1).coins) == (popularity, coins)
        s: Any = p.game.new(seed=5)
        assert [len(cards) for cards in s.objectives] == [2, 2]


@pytest.mark.rule("scythe.setup.character")
def test_each_character_starts_in_its_own_home_base() -> None:
    p = Position(*TABLE)
    bases = ["HB_SAXONY", "HB_RUSVIET", "HB_POLANIA", "HB_CRIMEA", "HB_NORDIC"]
    assert [p.player(seat).units[0] for seat in range(5)] == [p.place(base) for base in bases]
    assert [p.where(seat, 0) for seat in range(5)] == ["home"] * 5


@pytest.mark.rule("scythe.setup.workers-on-board")
@pytest.mark.parametrize(
    ("faction", "regions"),
    [
        ("nordic", ("W1", "T1")),
        ("rusviet", ("V3", "M5")),
        ("crimea", ("F6", "V9")),
        ("saxony", ("M6", "T8")),
        ("polania", ("W2", "F4")),
    ],
)
def test_a_worker_stands_in_each_of_the_two_regions_beside_the_home_base(
    faction: str, regions: tuple[str, str]
) -> None:
    p = Position(faction, "saxony" if faction != "saxony" else "nordic")
    assert p.counts(0)["regions"] == 2
    assert [p.workers_at(0, region) for region in regions] == [1, 1]
    assert p.player(0).workers == 2


@pytest.mark.rule("scythe.setup.workers-on-mat")
def test_six_workers_wait_on_the_mat() -> None:
    p = Position(*TABLE)
    for seat in range(5):
        assert p.player(seat).units[FIRST_WORKER:].count(-1) == 6


@pytest.mark.rule("scythe.setup.upgrade-cubes")
def test_six_cubes_cover_the_green_fields() -> None:
    """All benefits are small, all costs in full; six cubes can still be lifted."""
    p = Position("saxony industrial", "nordic mechanical").goods("M6", oil=3).turn(0)
    assert (p.player(0).slots, p.player(0).covered) == (0, (0, 0, 0, 0))
    p.play("bolster")
    assert p.options == ["take power 2", "take cards 1", "less", "skip"]
    p.play("skip", "upgrade")
    assert p.tokens("M6") == {}
    assert len([o for o in p.options if o.startswith("lift")]) == 6


@pytest.mark.rule("scythe.setup.structures")
def test_the_same_four_structures_wait_on_every_mat() -> None:
    p = Position(*TABLE)
    assert [p.player(seat).structures for seat in range(5)] == [(-1,) * 4] * 5
    p.goods("M6", wood=4).turn(0).play("trade", "skip", "build")
    assert p.options[:-1] == ["structure mine", "structure monument", "structure armory", "structure mill"]


@pytest.mark.rule("scythe.setup.recruits")
def test_four_recruits_wait_on_the_player_mat_and_the_bonus_spaces_are_empty() -> None:
    p = Position(*TABLE).goods("M6", food=3).turn(0).play("produce", "skip", "enlist")
    assert p.options[:-1] == ["recruit upgrade", "recruit deploy", "recruit build", "recruit enlist"]
    p.play("recruit upgrade")
    assert p.options == ["bonus power", "bonus coins", "bonus popularity", "bonus cards"]


@pytest.mark.rule("scythe.setup.mechs")
def test_four_mechs_wait_on_the_faction_mat_and_lock_their_abilities() -> None:
    p = Position("saxony mechanical", "nordic industrial").character(0, "V6").goods("M6", metal=3).turn(0)
    assert p.play("move", "units").destinations("unit character") == {"M6", "T8"}
    p.turn(0).play("bolster", "skip", "deploy")
    assert p.options[:-1] == ["mech 1", "mech 2", "mech 3", "mech 4"]


@pytest.mark.rule("scythe.setup.stars")
def test_everybody_has_six_stars_to_place() -> None:
    p = Position(*TABLE)
    assert [p.player(seat).star_count for seat in range(5)] == [0] * 5
    p.set(0, power=14).stars(0, combat=5).turn(0).play("bolster", "take power 2")
    assert (p.player(0).star_count, p.s.over) == (6, True)


@pytest.mark.rule("scythe.setup.action-token")
def test_every_section_can_be_chosen_in_the_first_turn() -> None:
    p = Position(*TABLE)
    for _ in range(5):
        assert p.options == ["move", "bolster", "trade", "produce"]
        p.play("move", "skip")
    assert len(p.options) == 3


# --- the board and the decks


@pytest.mark.rule("scythe.setup.encounter-tokens")
def test_eleven_encounter_tokens_lie_on_their_symbols() -> None:
    p = Position(*TABLE)
    with_token = {name for name in p.s.rules.board.places if p.s.encounters >> p.place(name) & 1}
    assert with_token == {"V1", "T2", "M2", "F3", "V4", "T4", "W5", "V6", "V7", "M7", "M8"}


@pytest.mark.rule("scythe.setup.structure-bonus")
def test_one_of_six_structure_bonus_tiles_is_drawn() -> None:
    game = spielwerk.game("scythe", seats=2, chance="ask")
    s: Any = game.new()
    while (d := game.decision(s)) and d.seat == -1:
        if d.kind == "scythe.setup.DrawTile":
            assert [o.text for o in d.options] == [f"tile {n}" for n in range(6)]
            assert d.weights == (1,) * 6
            game.apply(s, "tile 4")
            break
        game.apply(s, d.options[0])
    assert s.tile == 4
    assert [game.view(s, seat).tile for seat in (0, 1)] == [4, 4]  # type: ignore[attr-defined]


@pytest.mark.rule("scythe.setup.shuffle-decks")
def test_objectives_and_encounters_come_from_shuffled_decks() -> None:
    """Every card that is left is as likely as any other."""
    game = spielwerk.game("scythe", seats=2, chance="ask")
    s: Any = game.new()
    offered = []
    while (d := game.decision(s)) and d.seat == -1:
        if d.kind == "scythe.setup.DealObjective":
            offered.append(len(d.options))
            assert d.weights == (1,) * offered[-1]
        game.apply(s, d.options[-1])
    assert offered == [23, 22, 21, 20]
    p = Position("saxony mechanical", "nordic industrial", ask=True).character(0, "T8").turn(0)
    p.play("move", "units", "unit character", "to V6", "done")
    drawn = p.game.decision(p.s)
    assert drawn is not None
    assert (drawn.seat, drawn.weights) == (-1, (1,) * 28)


@pytest.mark.rule("scythe.setup.shuffle-decks")
def test_the_combat_deck_is_shuffled_before_hands_are_dealt() -> None:
    """Every card is as likely as any other: 16, 12, 8 and 6 of the values 2 to 5."""
    game = spielwerk.game("scythe", seats=seats(*TABLE), chance="ask")
    s: Any = game.new()
    left, dealt_cards = [16, 12, 8, 6], 0
    while (d := game.decision(s)) and d.seat == -1:
        if d.kind == "scythe.cards.DrawCard":
            assert list(d.weights) == left
            left[3] -= 1
            dealt_cards += 1
            game.apply(s, "card 3" if left[3] >= 0 else "card 0")
            if left[3] == 0:
                break
        else:
            game.apply(s, d.options[0])
    assert dealt_cards == 6
    p = Position(*TABLE)
    assert [sum([len(p.held(seat)) for seat in range(5)]), len(p.s.deck), p.s.deck.discard] == [10, 32, []]


@pytest.mark.rule("scythe.setup.combat-deck-reshuffle")
def test_the_discard_pile_becomes_the_deck_when_the_deck_is_empty() -> None:
    p = Position("saxony mechanical", "nordic industrial", ask=True).hand(0).deck(discards=(2, 5, 5))
    p.turn(0).play("bolster", "take cards 1")
    d = p.game.decision(p.s)
    assert d is not None
    assert (p.options, d.weights) == (["card 0", "card 3"], (1, 2))
    p.play("card 3")
    assert (p.held(0), p.s.deck.counts, p.s.deck.discard) == ([5], [1, 0, 0, 1], [])


@pytest.mark.rule("scythe.setup.combat-deck-reshuffle")
def test_the_discard_pile_waits_until_the_deck_is_empty() -> None:
    p = Position("saxony mechanical", "nordic industrial", ask=True).hand(0).deck(3, discards=(2, 5))
    p.set(0, slots=0b1000).turn(0).play("bolster", "take cards 2")
    assert p.options == ["card 1"]
    p.play("card 1")
    assert p.options == ["card 0", "card 3"]
    p.play("card 0")
    assert (p.held(0), p.s.deck.counts, p.s.deck.discard) == ([2, 3], [0, 0, 0, 1], [])


@pytest.mark.rule("scythe.setup.combat-deck-exhausted")
def test_without_deck_and_discards_no_card_is_drawn() -> None:
    p = Position("saxony mechanical", "nordic industrial").hand(0).deck().turn(0).play("bolster")
    assert not [o for o in p.options if "cards" in o]
    p = Position("saxony mechanical", "nordic industrial").hand(0).deck(4).set(0, slots=0b1000)
    p.turn(0).play("bolster", "take cards 2")
    assert (p.held(0), p.asked) == ([4], (1, "ChooseSection"))


@pytest.mark.rule("scythe.setup.combat-deck-exhausted")
def test_a_bonus_of_cards_is_lost_when_there_are_none() -> None:
    p = Position("saxony mechanical", "nordic industrial").hand(0).deck().goods("M6", food=4).turn(0)
    p.play("produce", "skip", "enlist", "recruit upgrade", "bonus cards")
    assert (p.held(0), p.asked, p.player(0).bonuses) == ([], (1, "ChooseSection"), 0b1000)
