"""What is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

import spielwerk
from games.dei.positions import Position
from spielwerk.games.dei import components
from spielwerk.games.dei.options import SCRAPPERS
from spielwerk.kernel.schema import SetupError

BOX = components.box()


@pytest.mark.rule("dei.goal.players")
def test_two_to_four_players_lead_one_of_four_factions() -> None:
    fields = {field.name: field.choices for field in spielwerk.game("dei").box.schema().seat}
    assert fields == {"faction": ("auxilia", "ravagers", "refuge42", "farm_z")}
    for seats in (2, 3, 4):
        chosen = [seat["faction"] for seat in spielwerk.game("dei", seats=seats).setup["seats"]]
        assert len(set(chosen)) == seats
    for seats in (1, 5):
        with pytest.raises(SetupError):
            spielwerk.game("dei", seats=seats)


@pytest.mark.rule("dei.component.board")
def test_sixteen_districts_two_shared_bridges_and_four_drones() -> None:
    p = Position("auxilia", "ravagers", "refuge42", "farm_z")
    assert len(p.s.layout) == len(set(p.s.layout)) == 16
    assert len(p.board.shared_bridges) == BOX.counts.shared_bridges == 2
    assert len([at for at in p.s.drones if at >= 0]) == len(p.board.drone_starts) == 4


@pytest.mark.rule("dei.component.tokens")
def test_sixty_technology_forty_energy_and_sixteen_candy_boosts() -> None:
    p = Position("auxilia", "farm_z")
    technology = sum([n for i, n in enumerate(p.s.tokens) if p.board.is_ground(i)])
    energy = sum(p.s.tokens) - technology
    assert p.s.supply[0] + technology + 2 == 60
    assert p.s.supply[1] + energy + 2 == 40
    assert sum(p.s.pool) == 16


@pytest.mark.rule("dei.component.outposts-per-colour")
def test_five_outposts_of_each_colour() -> None:
    p = Position("auxilia", "ravagers", "refuge42", "farm_z")
    assert Counter([p.s.letters[letter] for _, letter in p.board.outposts]) == {0: 5, 1: 5, 2: 5}
    assert [(c.id, c.name.en) for c in BOX.colours] == [
        ("red", "tactics"),
        ("blue", "logistics"),
        ("green", "machines"),
    ]


@pytest.mark.rule("dei.component.market", "dei.component.market-card-split")
def test_four_boards_and_forty_eight_market_cards() -> None:
    p = Position("auxilia", "ravagers", "refuge42", "farm_z")
    factions = {faction.id for faction in components.factions()}
    decks = Counter([card.deck for card in components.cards() if card.deck not in factions])
    assert decks == {"tactics": 8, "logistics": 8, "machines": 8, "black": 12, "drones": 12}
    drones = Counter([card.drone for card in components.cards() if card.deck == "drones"])
    assert drones == {"hunter": 3, "transporter": 3, "harvester": 3, "teleporter": 3}
    shown = [card for row in p.s.slots for card in row]
    assert len(p.s.slots) == 4
    assert len(shown) + sum(map(len, p.s.decks)) + len(p.s.drone_cards) == 48


@pytest.mark.rule("dei.component.market", "dei.badge.unique")
def test_eighteen_badges_six_different_ones_a_colour() -> None:
    p = Position("auxilia", "ravagers", "refuge42", "farm_z")
    badges = components.badges()
    assert Counter([b.colour for b in badges]) == {"red": 6, "blue": 6, "green": 6}
    held = [b for player in p.s.players for b in player.badges]
    assert sorted([*held, *p.s.undealt]) == list(range(18))


@pytest.mark.rule("dei.component.missions")
def test_parts_for_missions() -> None:
    p = Position("auxilia", "ravagers", "refuge42", "farm_z")
    assert sorted([*p.s.missions, *p.s.mission_deck]) == list(range(12)), "twelve cards, each once"
    assert (len(p.s.missions), p.s.number) == (8, 1), "the overview is full, the marker lies on its round"
    assert [(q.score, len(q.badges)) for q in p.s.players] == [(0, 3)] * 4, "on the score board, with a pad"
    with pytest.raises(SetupError):
        spielwerk.game("dei", seats=5)


@pytest.mark.rule("dei.component.faction-parts")
def test_parts_of_the_factions() -> None:
    p = Position("auxilia", "ravagers", "refuge42", "farm_z")
    hands = [card for q in p.s.players for card in q.hand]
    assert len(hands) == len(set(hands)) == 32
    assert sum([len(q.markers) for q in p.s.players]) == 16
    assert sum(p.s.rules.structure_limits) * 4 == 36
    assert SCRAPPERS * 4 == 60
    assert sorted([ability.id for q in p.s.players for ability in p.s.rules.having(q.abilities)]) == [
        "abraham",
        "aria",
        "corvo",
        "z-13",
    ], "a leader each"
    assert [p.s.first] == [0], "and one start player marker"
