"""Invaders from Afar: what it adds to the set-up, and tables of six or seven."""

from __future__ import annotations

import pytest

import spielwerk
from games.scythe.invasion import invasion
from games.scythe.positions import Position
from spielwerk.games.scythe.board import board
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import language

SEVEN = ["albion", "nordic", "rusviet", "togawa", "crimea", "saxony", "polania"]
"""Clockwise from the north-west."""
WAYFARE, SPEED = 2, 4


@pytest.mark.rule("scythe.invaders.player-count")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7])
def test_two_to_seven_play(number: int) -> None:
    game = spielwerk.game("scythe", seats=number, modules=["invaders"])
    s = game.new(1)
    turns: list[int] = []
    while len(turns) <= number:
        d = game.decision(s)
        assert d is not None
        turns.append(d.seat)
        game.apply(s, d.options[-1])
        while (d := game.decision(s)) and d.seat == turns[-1]:
            game.apply(s, d.options[-1])
    assert sorted(turns[:-1]) == list(range(number))
    assert turns[-1] == turns[0]


@pytest.mark.rule("scythe.invaders.player-count")
@pytest.mark.parametrize("number", [1, 8])
def test_not_one_nor_eight(number: int) -> None:
    with pytest.raises(SetupError, match=f"{number} given; allowed are 2 to 7"):
        spielwerk.game("scythe", seats=number, modules=["invaders"])


@pytest.mark.rule("scythe.invaders.needs-expansion")
def test_without_the_expansion_its_factions_and_mats_are_not_there() -> None:
    for wish, field in (
        ({"faction": "albion"}, "faction"),
        ({"faction": "togawa"}, "faction"),
        ({"mat": "militant"}, "mat"),
        ({"mat": "innovative"}, "mat"),
    ):
        with pytest.raises(SetupError, match="comes with the module 'invaders'") as caught:
            spielwerk.game("scythe", seats=[{}, wish])
        assert caught.value.field == f"seats[1].{field}"
    with pytest.raises(SetupError, match="6 given; allowed are 2 to 5 without further modules"):
        spielwerk.game("scythe", seats=6)
    for deal in range(40):
        seats = spielwerk.game("scythe", seats=5, deal=deal).setup["seats"]
        assert {"albion", "togawa"}.isdisjoint(seat["faction"] for seat in seats)
        assert {"militant", "innovative"}.isdisjoint(seat["mat"] for seat in seats)


@pytest.mark.rule("scythe.invaders.deal")
def test_its_factions_and_mats_are_dealt_with_the_others() -> None:
    games = [spielwerk.game("scythe", seats=2, deal=deal, modules=["invaders"]) for deal in range(60)]
    dealt = [seat for game in games for seat in game.setup["seats"]]
    assert {seat["faction"] for seat in dealt} == set(SEVEN)
    assert {"militant", "innovative"} < {seat["mat"] for seat in dealt}
    assert len({seat["mat"] for seat in dealt}) == 7


@pytest.mark.rule("scythe.invaders.start-values", "scythe.invaders.home-bases")
def test_how_the_two_factions_begin() -> None:
    p = Position("albion militant", "togawa innovative", modules=["invaders"])
    assert [p.player(0).power, len(p.held(0))] == [3, 0]
    assert [p.player(1).power, len(p.held(1))] == [0, 2]
    assert [p.workers_at(0, "M1"), p.workers_at(0, "F1"), p.player(0).workers] == [1, 1, 2]
    assert [p.workers_at(1, "T7"), p.workers_at(1, "F7"), p.player(1).workers] == [1, 1, 2]
    assert [p.player(0).home, p.player(1).home] == [p.place("HB_ALBION"), p.place("HB_TOGAWA")]
    assert [p.where(0, 0), p.where(1, 0)] == ["home", "home"]


@pytest.mark.rule("scythe.invaders.open-land")
def test_the_two_can_walk_to_the_factory() -> None:
    """Step by step over land, without any ability; the others are closed in by water."""
    b = board()
    for faction in SEVEN:
        reached = new = b.walk[b.home[faction]]
        while new:
            far = 0
            for place in bits(new):
                far |= b.walk[place]
            new = far & ~reached
            reached |= new
        assert bool(reached >> b.factory & 1) == (faction in ("albion", "togawa"))


@pytest.mark.rule("scythe.invaders.seating")
def test_seven_take_turns_in_the_order_of_their_home_bases() -> None:
    p = Position(*SEVEN[::-1], modules=["invaders"])
    order = [p.game.setup["seats"][seat]["faction"] for seat in p.s.round]
    first = SEVEN.index(order[0])
    assert order == SEVEN[first:] + SEVEN[:first]


@pytest.mark.rule("scythe.invaders.mat-numbers")
@pytest.mark.parametrize(
    ("mats", "first"),
    [
        (("militant", "engineering"), 1),
        (("militant", "patriotic"), 0),
        (("innovative", "patriotic"), 1),
        (("innovative", "mechanical"), 0),
        (("militant", "innovative"), 0),
    ],
)
def test_where_the_two_mats_stand_in_the_order(mats: tuple[str, str], first: int) -> None:
    seats = [{"faction": "saxony", "mat": mats[0]}, {"faction": "nordic", "mat": mats[1]}]
    game = spielwerk.game("scythe", seats=seats, modules=["invaders"])
    d = game.decision(game.new(1))
    assert d is not None
    assert d.seat == first


MATS = {
    "militant": (3, 4, {"bolster": ("upgrade", "oil", 3, 1, 0), "move": ("deploy", "metal", 3, 2, 3),
                        "produce": ("build", "wood", 4, 3, 1), "trade": ("enlist", "food", 3, 1, 2)}),
    "innovative": (3, 5, {"trade": ("upgrade", "oil", 3, 3, 3), "produce": ("deploy", "metal", 3, 2, 1),
                          "bolster": ("build", "wood", 4, 1, 2), "move": ("enlist", "food", 3, 1, 0)}),
}  # fmt: skip


@pytest.mark.parametrize(
    "mat",
    [
        pytest.param("militant", marks=pytest.mark.rule("scythe.invaders.mat-2a")),
        pytest.param("innovative", marks=pytest.mark.rule("scythe.invaders.mat-3a")),
    ],
)
def test_the_two_mats(mat: str) -> None:
    """What a bottom action costs and brings, before any upgrade and after all of them."""
    popularity, coins, sections = MATS[mat]
    p = Position(f"saxony {mat}", "nordic", modules=["invaders"])
    assert [p.player(0).popularity, p.player(0).coins] == [popularity, coins]
    for top, (bottom, resource, cost, least, brings) in sections.items():
        for upgrades in (0, cost - least):
            q = Position(f"saxony {mat}", "nordic", modules=["invaders"]).set(0, coins=1, section=-1)
            q.goods("M6", **{resource: 5})
            index = ("upgrade", "deploy", "build", "enlist").index(bottom)
            q.set(0, covered=tuple([upgrades if i == index else 0 for i in range(4)]))
            assert q.s.rules.mats[0].room[index] == cost - least
            before = q.turn(0).play(top, "skip").player(0).coins
            q.play(bottom)
            if q.asked == (0, bottom.capitalize()):
                q.play("decline")
            assert q.player(0).coins - before == brings
            assert q.tokens("M6").get(resource, 0) == 5 - cost + upgrades


@pytest.mark.rule("scythe.invaders.no-riverwalk-no-speed")
@pytest.mark.parametrize(("faction", "asked"), [("albion", "PlaceFlag"), ("togawa", "SetTrap")])
def test_neither_wades_nor_hurries(faction: str, asked: str) -> None:
    """With all four abilities: one step, and from W1 across no river to V1, a village beyond any tunnel."""
    p = invasion(f"{faction} militant", "nordic").character(0, "FACTORY").abilities(0, 1, 2, 3, 4)
    p.turn(0).play("move", "units", "unit character", "to W3")
    assert p.asked == (0, asked), "the movement is over after one step"
    p = invasion("albion militant", "nordic").character(0, "W1").abilities(0, 1, 2, 3, 4)
    assert p.turn(0).play("move", "units").destinations("unit character") == {"T1", "M2", "T3"}


@pytest.mark.rule("scythe.invaders.factory-cards")
@pytest.mark.parametrize("number", [6, 7])
def test_one_factory_card_more_than_players(number: int) -> None:
    game = spielwerk.game("scythe", seats=number, modules=["invaders"])
    assert game.view(game.new(3), 0).factory_size == number + 1  # type: ignore[attr-defined]


# --- six or seven players


def crimea_of(number: int) -> Position:
    """Crimea (seat 0) with Wayfare beside so many others; its mech in M8."""
    others = ["saxony", "nordic", "rusviet", "albion", "togawa", "polania"][: number - 1]
    p = invasion("crimea industrial", *others).mech(0, 1, "M8").abilities(0, WAYFARE)
    return p.turn(0).play("move", "units")


FARMS = {"F1", "F2", "F3", "F4", "F5", "F6", "F7"}


@pytest.mark.rule("scythe.invaders.large-wayfare", "scythe.invaders.large-table")
@pytest.mark.parametrize("number", [6, 7])
def test_at_a_large_table_wayfare_leads_to_empty_farms(number: int) -> None:
    p = crimea_of(number)
    assert p.destinations("unit mech1") == {"V9"} | FARMS
    p.workers(1, "F1").character(2, "F2").mech(3, 1, "F3").structure(4, "mill", "F4").workers(0, "F7")
    assert p.destinations("unit mech1") == {"F6", "V9", "F5"}, "F6 lies beside M8"
    p.play("unit mech1", "to F5")
    assert p.where(0, 1) == "F5"


@pytest.mark.rule("scythe.invaders.large-table")
def test_with_five_wayfare_leads_home_and_to_home_bases_of_nobody() -> None:
    assert crimea_of(5).destinations("unit mech1") == {"F6", "V9", "HB_CRIMEA", "HB_TOGAWA", "HB_POLANIA"}


def polania_of(number: int) -> Position:
    """Polania (seat 0) controls two encounter regions and one other; a token lies in one of the two."""
    others = ["saxony", "nordic", "rusviet", "albion", "togawa", "crimea"][: number - 1]
    p = invasion("polania industrial", *others).encounters("V4").tile("on_tunnels")
    return p.workers(0, "V4", "F3", "F4").workers(1, "V6")


@pytest.mark.rule("scythe.invaders.large-meander")
@pytest.mark.parametrize("number", [6, 7])
def test_at_a_large_table_meander_pays_for_encounter_regions(number: int) -> None:
    p = polania_of(number)
    assert p.score(0)["encounters"] == 6
    assert p.score(1)["encounters"] == 0, "Saxony controls V6, but does not meander"
    assert p.workers(0, "F3", "F4").score(0)["encounters"] == 3, "without control there is nothing"


@pytest.mark.rule("scythe.invaders.large-meander", "scythe.invaders.large-table")
def test_at_a_large_table_meander_still_takes_two_options() -> None:
    p = polania_of(6).character(0, "F4").encounter(1).turn(0)
    p.play("move", "units", "unit character", "to V4", "done", "pick 0")
    while p.asked[1] in ("Gain", "NewGoods", "NewWorkers"):
        p.play(p.options[0])
    assert p.asked == (0, "Encounter")


@pytest.mark.rule("scythe.invaders.large-table")
def test_with_five_meander_pays_nothing() -> None:
    assert "encounters" not in polania_of(5).score(0)


@pytest.mark.rule("scythe.invaders.large-table")
@pytest.mark.parametrize(
    ("faction", "lang", "words"),
    [("polania", "en", "3 coins for each encounter region"), ("polania", "de", "3 Münzen für jede")],
)
def test_a_large_table_reads_the_other_text(faction: str, lang: str, words: str) -> None:
    for number, says in ((6, True), (5, False)):
        p = polania_of(number)
        with language(lang):
            panels = p.game.box.speech().panels(p.view(0), p.game.rules)
        mat = next(panel for panel in panels if panel.key == "player-0")
        assert any(words in cell for row in mat.rows for cell in row) is says, faction
