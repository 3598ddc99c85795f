"""What is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

import spielwerk
from games.dei.positions import Position
from spielwerk.games.dei import components
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
    p = Position("auxilia", "farm_z")
    assert len(p.s.missions) + len(p.s.mission_deck) == len(components.missions()) == 12
    counts = BOX.counts
    parts = (counts.mission_overviews, counts.round_markers, counts.score_boards, counts.pads)
    assert parts == (1, 1, 1, 4)


@pytest.mark.rule("dei.component.faction-parts")
def test_parts_of_the_factions() -> None:
    pieces, counts = BOX.player, BOX.counts
    cards = [c for c in components.cards() if c.deck in {f.id for f in components.factions()}]
    assert len(cards) == counts.faction_cards == 32
    assert pieces.mission_markers * 4 == 16
    assert (pieces.camps + pieces.bridges + pieces.elevators) * 4 == 36
    assert (pieces.scrappers * 4, pieces.leaders * 4) == (60, 4)
    assert (counts.start_markers, counts.score_markers, counts.leader_cards, counts.player_aids) == (
        1,
        4,
        4,
        4,
    )
