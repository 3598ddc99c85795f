"""Kaiju 2: alone against hordes that overrun the map."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.advance import payable_tracks
from spielwerk.games.tapestry.automa.bots import BOTS
from spielwerk.games.tapestry.automa.cards import automa_file
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.conquer import conquerable
from spielwerk.games.tapestry.draws import DrawHangings
from spielwerk.games.tapestry.effects import ANYWHERE, TRACKS, Form
from spielwerk.games.tapestry.explore import explorable
from spielwerk.games.tapestry.facts import MIDDLE_ISLAND, achieve
from spielwerk.games.tapestry.modules.landmark_cards import LandmarkCards
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGINGS
from spielwerk.games.tapestry.scenarios.data import LEVELS
from spielwerk.games.tapestry.scenarios.events import (
    KaijuEverywhere,
    KaijuPlaced,
    KaijuShuffled,
    TrackBlocked,
)
from spielwerk.games.tapestry.scenarios.kaiju_2 import KaijuCome, KaijuHordes, destroy_outpost
from spielwerk.games.tapestry.tables import landmark_ids
from spielwerk.games.tapestry.tech import upgradable
from spielwerk.games.tapestry.turn import EndTurn
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import language

HUMAN = 0
ALONE: dict[str, Any] = {"seats": [{}], "modules": ["kaiju-2"]}


class Overrun(Position):
    """A game of Kaiju 2; luck is asked."""

    def __init__(self, difficulty: str = "2", **more: Any) -> None:
        super().__init__(
            1, ask=True, modules=["kaiju-2", *more.pop("modules", ())], difficulty=difficulty, **more
        )
        self.s.journal = []
        self.set(HUMAN, era=1)

    @property
    def hordes(self) -> KaijuHordes:
        return self.s.part(KaijuHordes)

    def kaiju(self, *hexes: int) -> Overrun:
        self.hordes.hexes |= sum([1 << hex for hex in hexes])
        self.fresh()
        return self

    def come(self, *cards: int) -> Overrun:
        """The Kaiju procedure with these cards."""
        self.s.stack = [KaijuCome(HUMAN)]
        self.fresh()
        self.game.decision(self.s)
        for card in cards:
            self.game.apply(self.s, f"kaiju-card {card}")
        self.game.decision(self.s)
        return self

    def ends_turn(self) -> Overrun:
        self.s.stack = [EndTurn(HUMAN)]
        self.fresh()
        self.game.decision(self.s)
        return self

    @property
    def waiting(self) -> str:
        d = self.game.decision(self.s)
        return d.kind if d else ""

    def first(self, card: int, without: int = 0) -> int:
        """The first hex that the choice aid of a card finds, of those that are not in a mask."""
        sides = self.s.rules.data.sides()["small"].hexes
        aid = next(a for a in automa_file().aids if a.id == automa_file().cards[card - 1].aid)
        return next(h for h in aid.order([(x.q, x.r) for x in sides]) if not without >> h & 1)


@pytest.mark.rule("tapestry.kaiju2.no-bots", "tapestry.kaiju2.skip-bot-setup", "tapestry.kaiju2.ignore-bots")
def test_the_person_is_alone() -> None:
    game = Game(BOX, ALONE)
    s: Any = game.new(1)
    assert (len(s.players), s.rules.powers, BOTS in s.rules.module_data) == (1, (), False)
    assert not any("automa" in tag.__struct_config__.tag for tag in s.rules.setting_up)
    assert Overrun().s.opponents(HUMAN) == ()
    with pytest.raises(SetupError, match="for one seat alone"):
        Game(BOX, {"seats": [{}, {"automa": "2"}], "modules": ["kaiju-2"]})


@pytest.mark.rule("tapestry.kaiju2.remove-tapestry", "tapestry.scenario.removal-additive")
def test_militarism_is_left_out_besides_what_every_solo_game_leaves_out() -> None:
    def pool(setup: dict[str, Any]) -> set[str]:
        rules: Any = Game(BOX, setup).new(1).rules
        return {HANGINGS[card] for card in bits(rules.hanging_pool)}

    usual = pool({"seats": [{}, {"automa": "2"}]})
    assert usual - pool(ALONE) == {"militarism"}
    assert pool(ALONE) < usual
    rules: Any = Game(BOX, ALONE).new(1).rules
    assert "traders" not in {CIVILIZATIONS[i] for i in rules.playable_civilizations}


@pytest.mark.rule("tapestry.kaiju2.kaiju-deck", "tapestry.kaiju2.kaiju-supply", "tapestry.kaiju2.blockers")
def test_all_decision_cards_four_colours_and_two_blockers() -> None:
    p = Overrun()
    assert (p.hordes.deck, p.hordes.supply, p.hordes.blocked) == ((1 << 22) - 1, 4 * 10, ())
    p.come(1, 2)
    assert len(p.hordes.blocked) == 2


@pytest.mark.rule("tapestry.kaiju2.remove-landmarks")
def test_the_middle_landmarks_of_the_tracks_are_gone() -> None:
    s: Any = Game(BOX, ALONE).new(1)
    names = landmark_ids(s.rules.data)
    middle = {"train-station", "academy", "tank-factory", "rubber-works"}
    base: Any = Game(BOX, {"seats": 2}).new(1)
    assert {names[i] for i in bits(base.landmarks & ~s.landmarks)} == middle


@pytest.mark.rule("tapestry.kaiju2.target")
def test_the_target_grows_with_the_difficulty_and_the_usual_one_is_two() -> None:
    targets = [Overrun(level).s.rules.module_data["kaiju"].target for level in LEVELS]
    assert targets == [40, 70, 100, 130, 160, 190]
    rules: Any = Game(BOX, ALONE).new(1).rules
    assert rules.module_data["kaiju"].target == 70


@pytest.mark.rule("tapestry.kaiju2.redraw")
def test_what_mentions_others_or_other_pieces_on_the_map_is_replaced() -> None:
    usual: Any = Game(BOX, {"seats": [{}, {"automa": "2"}], "starred": True}).new(1).rules
    alone: Any = Game(BOX, {**ALONE, "starred": True}).new(1).rules
    gone = {*usual.playable_civilizations} - {*alone.playable_civilizations}
    assert {CIVILIZATIONS[i] for i in gone} == {
        "heralds",
        "historians",
        "inventors",
        "isolationists",
        "nomads",
        "the-chosen",
    }
    p = Overrun()
    p.s.stack = [DrawHangings(HUMAN, 2)]
    for text in ("trap", "boast-of-superiority", "guilds", "monarchy"):
        p.game.apply(p.s, f"draw-hanging {text}")
    assert p.cards(HUMAN) == ["guilds", "monarchy"]
    assert {HANGINGS[i] for i in bits(p.s.old_hangings)} == {"trap", "boast-of-superiority"}


@pytest.mark.rule("tapestry.kaiju2.redraw")
def test_nothing_is_drawn_for_ever_if_no_other_card_is_left() -> None:
    p = Overrun()
    p.s.hangings = 1 << HANGINGS.index("trap")
    p.s.stack = [DrawHangings(HUMAN, 1)]
    p.fresh()
    p.game.apply(p.s, "draw-hanging trap")
    assert (p.cards(HUMAN), p.waiting) == ([], "")


@pytest.mark.rule("tapestry.kaiju2.always-first")
def test_the_person_is_first_in_every_era_and_with_every_achievement() -> None:
    p = Overrun()
    for era, bonus in ((2, 1), (3, 2), (4, 3)):
        p.has(HUMAN).built(HUMAN, farm=0).hand(HUMAN).income(HUMAN, era)
        while (d := p.game.decision(p.s)) and d.kind != "tapestry.hanging.FaceDown":
            p.game.apply(p.s, d.options[0])
        assert sum(p.player(HUMAN).res) == p.s.rules.data.income().first_bonus[era] == bonus
    achieve(p.s, HUMAN, MIDDLE_ISLAND)
    assert p.vp(HUMAN) >= p.s.rules.achievement_points[MIDDLE_ISLAND][0]


@pytest.mark.rule("tapestry.kaiju2.tech-requirements")
def test_tech_cards_need_nothing_to_be_upgraded() -> None:
    p = Overrun().tech(HUMAN, middle=["radio", "bakery"])
    assert len(upgradable(p.s, HUMAN)) == 2
    other = Position(2).tech(0, middle=["radio", "bakery"])
    other.player(0).era = 1
    assert upgradable(other.s, 0) == []


@pytest.mark.rule("tapestry.kaiju2.after-turn")
@pytest.mark.parametrize("turn", ["advance", "income"])
def test_the_kaiju_come_after_every_turn(turn: str) -> None:
    p = Overrun().has(HUMAN, food=2)
    p.round(HUMAN)
    p.play("advance exploration" if turn == "advance" else "income")
    while (d := p.game.decision(p.s)) and d.kind != "tapestry.kaiju2.Draw":
        p.game.apply(p.s, d.options[0])
    assert p.waiting == "tapestry.kaiju2.Draw"
    p.game.apply(p.s, "kaiju-card 1")
    p.game.apply(p.s, "kaiju-card 2")
    assert p.waiting == "tapestry.turn.Turn"


@pytest.mark.rule("tapestry.kaiju2.step1-reshuffle")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    p = Overrun()
    p.hordes.deck, p.hordes.pile = 0, (1 << 22) - 1
    p.come(1, 2)
    assert KaijuShuffled(22) in p.s.journal
    assert (p.hordes.deck.bit_count(), p.hordes.pile) == (20, 0b11)
    p.s.journal = []
    p.come(3, 4)
    assert not any(isinstance(event, KaijuShuffled) for event in p.s.journal)


@pytest.mark.rule("tapestry.kaiju2.step2-blockers-back", "tapestry.kaiju2.step7-repeat")
def test_blockers_are_put_anew_each_time_and_may_share_a_track() -> None:
    p = Overrun()
    p.hordes.blocked = (0, 1)
    cards = automa_file().cards
    same = [c.number for c in cards if lowest(c.order) == "science"][:2]
    p.come(*same)
    assert p.hordes.blocked == (TRACKS.index("science"),) * 2


def lowest(order: tuple[str, ...]) -> str:
    return [icon for icon in order if icon != "favourite"][-1]


@pytest.mark.rule("tapestry.kaiju2.step3-blocker")
@pytest.mark.parametrize("card", [1, 2, 7, 13, 22])
def test_the_bottommost_icon_but_the_heart_is_blocked(card: int) -> None:
    other = 3 if card != 3 else 4
    p = Overrun().come(card, other)
    order = automa_file().cards[card - 1].order
    assert p.hordes.blocked[0] == TRACKS.index(lowest(order))


@pytest.mark.rule("tapestry.kaiju2.step3-blocker", "tapestry.ruling.kaiju-arts-icon")
def test_hearts_at_the_bottom_are_skipped() -> None:
    cards = automa_file().cards
    hearts = [c for c in cards if c.order[-1] == "favourite"]
    assert hearts, "there are such cards"
    p = Overrun().come(hearts[0].number, next(c.number for c in cards if c not in hearts))
    assert p.hordes.blocked[0] == TRACKS.index(hearts[0].order[-2])


@pytest.mark.rule("tapestry.kaiju2.step4-hex", "tapestry.kaiju2.step6-kaiju")
def test_a_kaiju_comes_to_the_first_hex_without_one_explored_or_not() -> None:
    p = Overrun()
    first = p.first(5)
    p.come(5, 6)
    placed = [event.hex for event in p.s.journal if isinstance(event, KaijuPlaced)]
    assert placed[0] == first
    assert placed[1] == p.first(6, without=1 << first)
    assert p.hordes.supply == 38
    q = Overrun().kaiju(first)
    q.come(5, 6)
    assert next(e.hex for e in q.s.journal if isinstance(e, KaijuPlaced)) == q.first(5, without=1 << first)


@pytest.mark.rule("tapestry.kaiju2.step5-outpost")
def test_an_outpost_on_the_hex_is_destroyed_and_no_kaiju_comes() -> None:
    p = Overrun()
    hex, start = p.first(5), p.start(HUMAN)
    if not p.s.explored >> hex & 1:
        p.explored(hex, 1)
    p.outposts(HUMAN, hex)
    supply = p.player(HUMAN).outposts
    p.come(5, 6)
    assert not p.s.stand[HUMAN] >> hex & 1
    assert not p.s.taken >> hex & 1
    assert not p.hordes.hexes >> hex & 1
    assert (p.hordes.destroyed, p.player(HUMAN).outposts) == (1, supply), "it is gone for good"
    assert p.s.stand[HUMAN] == 1 << start


@pytest.mark.rule("tapestry.kaiju2.step5-outpost")
def test_the_two_outposts_of_the_start_territory_go_one_by_one() -> None:
    p = Overrun()
    start = p.start(HUMAN)
    p.kaiju(*[hex for hex in range(p.s.rules.world.hexes) if hex != start])
    p.come(5)
    assert (p.s.stand[HUMAN], p.s.full >> start & 1, p.hordes.halved) == (1 << start, 0, True)
    p.game.apply(p.s, "kaiju-card 6")
    assert p.s.stand[HUMAN] == 0
    assert p.s.over is True


@pytest.mark.rule("tapestry.ruling.kaiju2-all-occupied", "tapestry.kaiju2.step7-repeat")
def test_without_room_or_supply_no_kaiju_comes() -> None:
    p = Overrun().kaiju(*range(Overrun().s.rules.world.hexes))
    p.come(5, 6)
    told = [event for event in p.s.journal if isinstance(event, KaijuEverywhere | TrackBlocked)]
    assert [type(e) for e in told] == [TrackBlocked, KaijuEverywhere] * 2
    p = Overrun()
    p.hordes.supply = 1
    p.come(5, 6)
    assert (p.hordes.supply, p.hordes.hexes.bit_count()) == (0, 1)
    assert KaijuEverywhere("supply") in p.s.journal


@pytest.mark.rule("tapestry.kaiju2.no-entry")
def test_hexes_with_a_kaiju_are_neither_explored_nor_conquered() -> None:
    p = Overrun()
    near = bits(p.s.rules.world.near[p.start(HUMAN)])
    empty = next(hex for hex in near if not p.s.explored >> hex & 1)
    assert explorable(p.s, HUMAN, 0) >> empty & 1
    p.kaiju(empty)
    assert not explorable(p.s, HUMAN, 0) >> empty & 1
    assert not explorable(p.s, HUMAN, 1) >> empty & 1
    island = p.s.rules.world.island
    assert conquerable(p.s, HUMAN, ANYWHERE) >> island & 1
    p.kaiju(island)
    assert not conquerable(p.s, HUMAN, ANYWHERE) >> island & 1


@pytest.mark.rule("tapestry.kaiju2.blocked-track", "tapestry.ruling.kaiju2-extra-resource")
def test_an_advance_turn_on_a_blocked_track_costs_any_resource_more() -> None:
    p = Overrun().has(HUMAN, food=1)
    p.hordes.blocked = (TRACKS.index("science"),) * 2
    assert payable_tracks(p.s, HUMAN) == 0b1111 & ~(1 << TRACKS.index("science"))
    p.has(HUMAN, food=1, coin=1).turn(HUMAN).play("advance science")
    assert (p.at(HUMAN, "science"), p.res(HUMAN)) == (1, {}), "two blockers cost one resource"
    p.has(HUMAN, food=1, coin=1).turn(HUMAN).play("advance exploration", "pay food")
    assert (p.at(HUMAN, "exploration"), p.res(HUMAN)) == (1, {"coin": 1})


@pytest.mark.rule("tapestry.kaiju2.other-advances")
def test_other_advances_on_a_blocked_track_are_free() -> None:
    p = Overrun().has(HUMAN)
    p.hordes.blocked = (TRACKS.index("science"),)
    p.effect(HUMAN, Form(do="advance", tracks=("science",), benefit=False, bonus="none")).run()
    assert p.at(HUMAN, "science") == 1


@pytest.mark.rule("tapestry.kaiju2.end-win", "tapestry.ruling.kaiju2-end-check")
def test_reaching_the_target_wins_at_the_end_of_the_turn() -> None:
    p = Overrun().set(HUMAN, vp=69)
    p.ends_turn()
    assert (p.s.over, p.waiting) == (False, "tapestry.kaiju2.Draw")
    p = Overrun().set(HUMAN, vp=70).ends_turn()
    outcome = p.game.outcome(p.s)
    assert p.s.over is True
    assert outcome is not None
    assert (outcome.winners, outcome.victor) == ((HUMAN,), "")


@pytest.mark.rule("tapestry.kaiju2.end-no-outposts", "tapestry.ruling.kaiju2-toppled")
def test_without_an_outpost_on_the_map_the_kaiju_win() -> None:
    p = Overrun()
    p.s.stand[HUMAN] = p.s.taken = p.s.full = 0
    p.come(5, 6)
    outcome = p.game.outcome(p.s)
    assert p.s.over is True
    assert outcome is not None
    assert (outcome.winners, outcome.victor) == ((), "kaiju")
    q = Overrun()
    q.s.stand[HUMAN] = 0
    q.s.fallen[HUMAN] = 1 << 16
    q.come(5, 6)
    assert q.s.over is False, "a toppled outpost is one"


@pytest.mark.rule("tapestry.kaiju2.end-fifth-income")
def test_the_fifth_income_turn_below_the_target_loses() -> None:
    p = Overrun().set(HUMAN, era=5, ended=True, vp=69).ends_turn()
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert (p.s.over, outcome.victor) == (True, "kaiju")
    p = Overrun().set(HUMAN, era=5, ended=True, vp=70).ends_turn()
    won = p.game.outcome(p.s)
    assert won is not None
    assert won.winners == (HUMAN,)


@pytest.mark.rule("tapestry.kaiju2.end-fifth-income", "tapestry.scenario.precedence")
@pytest.mark.parametrize("name", ["merfolk", "elder-ones"])
@pytest.mark.parametrize(("vp", "victor"), [(69, "kaiju"), (70, "")])
def test_nobody_plays_on_after_the_fifth_income_turn(name: str, vp: int, victor: str) -> None:
    numbers = (0,) if name == "merfolk" else ()
    p = Overrun(modules=["fantasies"]).civilization(HUMAN, name, *numbers)
    p.hand(HUMAN, "feudalism", "renaissance").has(HUMAN, food=8, coin=8).set(HUMAN, era=5, vp=vp)
    assert isinstance(p, Overrun)
    outcome = p.game.outcome(p.ends_turn().s)
    assert outcome is not None
    assert (p.s.over, outcome.victor or "") == (True, victor)


@pytest.mark.rule("tapestry.kaiju2.end-fifth-income", "tapestry.civ.collectors.final")
def test_what_a_civilization_scores_at_the_end_counts_for_the_target() -> None:
    p = Overrun(modules=["arts", "fantasies"]).civilization(HUMAN, "merfolk", 0)
    p.civilization(HUMAN, "collectors", 0b111111).hand(HUMAN, "feudalism").set(HUMAN, era=5, vp=69)
    assert isinstance(p, Overrun)
    outcome = p.game.outcome(p.ends_turn().s)
    assert outcome is not None
    assert (p.s.over, outcome.winners, p.vp(HUMAN) >= 70) == (True, (HUMAN,), True)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_panels_show_target_blockers_and_kaiju(lang: str) -> None:
    p = Overrun()
    p.come(5, 6)
    with language(lang):
        panels = {panel.key: panel for panel in BOX.speech().panels(p.game.view(p.s, HUMAN), p.s.rules)}
    assert "70" in [row[1] for row in panels["kaiju"].rows]
    assert panels["tracks"].rows[-1][0] == "Blocker"
    assert "scenario" in panels


@pytest.mark.rule("tapestry.kaiju2.landmark-cards")
def test_of_two_landmark_cards_one_is_kept_and_nobody_has_the_other() -> None:
    game = Game(BOX, {**ALONE, "modules": ["plans", "kaiju-2"]}, chance="ask")
    s: Any = game.new(1)
    dealt = 0
    while (d := game.decision(s)) and d.kind != "tapestry.setup.DrawFirst":
        if d.kind == "tapestry.landmarkcard.Keep":
            dealt = len(d.options)
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    assert dealt == 2
    assert s.players[HUMAN].landmarks == ()
    assert len(s.part(LandmarkCards).kept[HUMAN]) == 1


@pytest.mark.rule("tapestry.kaiju2.step3-blocker")
def test_an_arts_icon_counts_if_the_track_is_used() -> None:
    rules: Any = Game(BOX, {**ALONE, "modules": ["arts", "kaiju-2"]}).new(1).rules
    table = rules.module_data["kaiju"]
    last = [card.number for card in table.cards if card.order[-1] == "fifth"]
    assert last, "there are such cards"
    assert {table.track(number - 1, rules.tracks) for number in last} == {4}
    assert 4 not in {table.track(number - 1, 0b1111) for number in last}


@pytest.mark.rule("tapestry.kaiju2.step5-outpost")
def test_an_outpost_beside_another_piece_is_destroyed() -> None:
    p = Overrun()
    start = p.start(HUMAN)
    near = next(hex for hex in bits(p.s.rules.world.near[start]) if not p.s.explored >> hex & 1)
    p.explored(near, 1).outposts(HUMAN, near)
    p.s.inert[HUMAN] |= 1 << near
    p.s.full |= 1 << near
    destroy_outpost(p.s, HUMAN, near)
    left = p.s.stand[HUMAN] >> near & 1, p.s.taken >> near & 1, p.s.full >> near & 1
    assert (left, p.hordes.halved) == ((0, 1, 0), False)
    destroy_outpost(p.s, HUMAN, start)
    assert (p.controlled(HUMAN), p.hordes.halved, p.s.full >> start & 1) == ([start], True, 0)


@pytest.mark.rule("tapestry.kaiju2.redraw")
def test_civilizations_of_expansions_that_mention_others_or_put_tokens_on_the_map_are_replaced() -> None:
    boxes = ["arts", "fantasies"]
    usual: Any = Game(BOX, {"seats": [{}, {"automa": "2"}], "starred": True, "modules": boxes}).new(1).rules
    alone: Any = Game(BOX, {"seats": [{}], "starred": True, "modules": [*boxes, "kaiju-2"]}).new(1).rules
    base: Any = Game(BOX, {**ALONE, "starred": True}).new(1).rules
    usual_base: Any = Game(BOX, {"seats": [{}, {"automa": "2"}], "starred": True}).new(1).rules
    gone = {*usual.playable_civilizations} - {*alone.playable_civilizations}
    gone -= {*usual_base.playable_civilizations} - {*base.playable_civilizations}
    assert {CIVILIZATIONS[i] for i in gone} == {"celestials", "genies", "illuminati"}


@pytest.mark.rule("tapestry.kaiju2.end-win", "tapestry.civ.relentless.cash")
def test_points_at_the_end_of_the_turn_count_before_the_kaiju_come() -> None:
    p = Overrun(modules=["arts"]).civilization(HUMAN, "relentless", 5, 0, 0).set(HUMAN, vp=55)
    assert isinstance(p, Overrun)
    p.ends_turn()
    assert (p.vp(HUMAN), p.waiting, p.hordes.blocked) == (70, "kernel.effect.Which", ())
    p.play("pick 0")
    while (d := p.game.decision(p.s)) and d.kind != "tapestry.kaiju2.Draw":
        p.game.apply(p.s, d.options[0])
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert (p.s.over, outcome.winners) == (True, (HUMAN,))


@pytest.mark.rule("tapestry.kaiju2.after-turn", "tapestry.landmarkcard.check")
def test_a_landmark_gained_at_the_end_of_the_turn_is_placed_before_the_kaiju_come() -> None:
    p = Overrun(modules=["plans"]).tech(HUMAN, top=["paper"])
    assert isinstance(p, Overrun)
    p.s.part(LandmarkCards).kept[HUMAN] = (p.landmark("game-store"),)
    p.ends_turn()
    assert (p.waiting, p.hordes.blocked) == ("tapestry.city.Rotation", ())
    p.play("beside")
    assert p.waiting == "tapestry.kaiju2.Draw"
