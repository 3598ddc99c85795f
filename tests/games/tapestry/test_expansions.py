"""What the expansions bring, what is left out, and how a data pack brings it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from games.tapestry.automa.solo import AUTOMA, Solo
from games.tapestry.positions import Position
from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.automa.reactions import DiscardSupply
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.civilization import give_civilization
from spielwerk.games.tapestry.explore import edge_points
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGING_KINDS, HANGINGS, SPACES
from spielwerk.games.tapestry.tracks import enter
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.game import Game
from spielwerk.kernel.text import language

BOXES = ("plans", "arts", "fantasies")
SETS = [list(some) for n in range(4) for some in combinations(BOXES, n)]
REMOVED = {"alliance", "dictatorship", "marriage-of-state", "oil-magnate", "olympic-host"}
STARRED = {"diplomacy", "steam-tycoon", "trade-economy", "coal-baron", "espionage", "age-of-sail"}
KNOWN = {"manifest-destiny", "cartography"}
PLANS = {
    *("advisors", "aliens", "infiltrators", "islanders", "recyclers"),
    *("riverfolk", "spies", "tinkerers", "treasure-hunters", "utilitarians"),
}
OTHERS = {
    "arts": {"collectors", "gamblers", "relentless", "renegades", "urban-planners"},
    "fantasies": {
        *("artificers", "celestials", "elder-ones", "faefolk", "genies"),
        *("illuminati", "merfolk", "psionics", "weefolk", "werefolk"),
    },
}


def base_cards() -> set[str]:
    kinds = components.hangings()
    return {name for name, kind in zip(HANGINGS, HANGING_KINDS, strict=True) if not kinds[kind].needs}


def solo_rules(modules: list[str], *, starred: bool) -> Any:
    seats = [{}, {"automa": "2"}]
    return spielwerk.game("tapestry", seats=seats, modules=modules, starred=starred).rules


def people_rules(modules: list[str]) -> Any:
    return spielwerk.game("tapestry", seats=2, modules=modules).rules


# --- what is in the game for every set of boxes


@pytest.mark.rule("tapestry.automa.removal.traps-expansions", "tapestry.hanging.plans-table")
@pytest.mark.parametrize("starred", [False, True])
@pytest.mark.parametrize("modules", SETS, ids="-".join)
def test_the_tapestry_cards_of_each_set_of_boxes(modules: list[str], starred: bool) -> None:
    people = {HANGINGS[card] for card in bits(people_rules(modules).hanging_pool)}
    assert people == base_cards() | (KNOWN if "plans" in modules else set())
    expected = people - REMOVED - (set() if starred else STARRED)
    if not modules:
        expected -= {"trap-6", "trap-7"}
    solo = {HANGINGS[card] for card in bits(solo_rules(modules, starred=starred).hanging_pool)}
    assert solo == expected


@pytest.mark.rule(
    "tapestry.automa.removal.civilizations-plans", "tapestry.automa.removal.civilizations-plans-starred"
)
@pytest.mark.parametrize("modules", SETS, ids="-".join)
def test_the_civilizations_of_each_set_of_boxes(modules: list[str]) -> None:
    base = {civ.id for civ in components.of_base(components.civilizations())}
    every = base | (PLANS if "plans" in modules else set())
    every |= {name for box in modules for name in OTHERS.get(box, ())}
    assert {CIVILIZATIONS[i] for i in people_rules(modules).playable_civilizations} == every
    starred = {"inventors", "futurists", "heralds", "advisors", "genies"}
    found = {CIVILIZATIONS[i] for i in solo_rules(modules, starred=True).playable_civilizations}
    assert found == every - {"traders", "spies", "weefolk"}
    found = {CIVILIZATIONS[i] for i in solo_rules(modules, starred=False).playable_civilizations}
    assert found == every - {"traders", "spies", "weefolk"} - starred


@pytest.mark.rule(
    "tapestry.automa.removal.tapestry-fantasies", "tapestry.automa.removal.tapestry-fantasies-starred"
)
def test_the_cards_that_solo_games_leave_out_are_marked() -> None:
    rows = {card.id: card.solo for card in components.hangings() if card.solo and card.needs}
    assert rows == {
        "granges": "removed",
        "high-council": "removed",
        "superpower-regulators": "removed",
        "robot-decoys": "starred",
        "divination": "starred",
    }


@pytest.mark.rule("tapestry.spacetile.plans", "tapestry.techcard.expansions")
@pytest.mark.parametrize("modules", SETS, ids="-".join)
def test_unknown_space_tiles_and_tech_cards_are_not_there(modules: list[str]) -> None:
    rules = people_rules(modules)
    assert rules.space_pool == (1 << components.box().counts.spaces) - 1
    assert rules.tech_pool == (1 << components.box().counts.techs) - 1


@pytest.mark.rule("tapestry.automa.material.fantasies")
def test_the_civilizations_of_the_automa_in_other_boxes_are_not_in_the_draw() -> None:
    data = Solo(modules=["arts", "fantasies"]).s.rules.module_data["bots"].data.civilizations
    assert {one.needs for one in data} == {"", "plans"}


def test_the_set_up_names_what_a_box_contains() -> None:
    for lang in ("en", "de"):
        with language(lang):
            words = [BOX.speech().module(id) for id in BOXES]
        assert [sum(civ.needs == id for civ in components.civilizations()) for id in BOXES] == [10, 5, 10]
        assert ["10 " in words[0], "5 " in words[1], "10 " in words[2]] == [True] * 3


# --- data packs


def unlocked(folder: Path, file: str, id: str, effect: str) -> Path:
    """A pack that brings the effect of an unknown card."""
    text = (Path(components.__file__).parents[1] / "data" / f"{file}.toml").read_text("utf-8")
    start = text.index(f'id = "{id}"') if file == "hangings" else text.index(f"id = {id}\n")
    rest = text[start:].replace("unknown = true\n", effect, 1)
    (folder / f"{file}.toml").write_text(text[:start] + rest, "utf-8")
    return folder


CARD = 'effect = { do = "vp", n = 1 }\ntext = { en = "1 VP", de = "1 SP" }\n'


@pytest.mark.rule("tapestry.hanging.plans-unknown")
@pytest.mark.parametrize(
    "id", ["entertain-the-masses", "status-quo", "world-fair", "astronomy", "infrastructure"]
)
def test_a_data_pack_brings_an_unknown_card(tmp_path: Path, id: str) -> None:
    card = HANGINGS.index(id)
    pack = unlocked(tmp_path, "hangings", id, CARD)
    rules: Any = spielwerk.game("tapestry", pack=pack, seats=2, modules=["plans"]).rules
    assert rules.hanging_pool >> card & 1
    assert not people_rules(["plans"]).hanging_pool >> card & 1
    rules = spielwerk.game("tapestry", pack=pack, seats=2).rules
    assert not rules.hanging_pool >> card & 1


def attacked(folder: Path, id: str, box: str, *beside: str) -> Solo:
    """The Automa holds a card that a pack brings, perhaps others, and the person attacks."""
    p = Solo(modules=[box])
    pack = unlocked(folder, "hangings", id, CARD)
    game = Game(spielwerk.game("tapestry", pack=pack).box, p.game.setup, chance="ask")
    p.game, p.s.rules = game, game.rules  # type: ignore[assignment]
    p.explored_hex = next(i for i in range(34) if not p.s.explored >> i & 1)  # type: ignore[attr-defined]
    hex = p.explored_hex  # type: ignore[attr-defined]
    p.explored(hex, 1).outposts(AUTOMA, hex)
    p.s.full |= 1 << hex
    p.player(AUTOMA).hand = (HANGINGS.index(id),)
    p.player(AUTOMA).hand += tuple([HANGINGS.index(name) for name in beside])
    return p.do(DiscardSupply(AUTOMA, 0, hex)).play(f"draw-hanging {id}").run()


@pytest.mark.rule(
    "tapestry.hanging.double-cross", "tapestry.hanging.stolen-plans", "tapestry.hanging.surrender"
)
@pytest.mark.parametrize("id", ["double-cross", "stolen-plans", "surrender"])
def test_three_reactions_of_plans_and_ploys_stop_nothing(tmp_path: Path, id: str) -> None:
    p = attacked(tmp_path, id, "plans")
    assert p.explored_hex in p.controlled(0)  # type: ignore[attr-defined]


@pytest.mark.rule("tapestry.automa.reaction.plans-condition-missing")
@pytest.mark.parametrize("id", ["retreat", "surprise-party"])
def test_a_card_whose_condition_is_not_met_is_discarded_and_the_drawing_goes_on(
    tmp_path: Path, id: str
) -> None:
    p = attacked(tmp_path, id, "plans", "guilds", "trap")
    hex = p.explored_hex  # type: ignore[attr-defined]
    assert p.s.old_hangings >> HANGINGS.index(id) & 1
    assert p.options == ["draw-hanging guilds", "draw-hanging trap"]
    p.play("draw-hanging trap").run()
    assert (p.s.fallen[0] >> hex & 1, hex in p.controlled(AUTOMA), p.cards(AUTOMA)) == (1, True, ["guilds"])


@pytest.mark.rule("tapestry.automa.reaction.plans-non-trap", "tapestry.automa.reaction.plans-count")
def test_five_cards_of_plans_and_ploys_are_reactions_of_which_none_is_a_trap() -> None:
    five = ["double-cross", "stolen-plans", "surrender", "retreat", "surprise-party"]
    rows = [card for card in components.hangings() if card.id in five]
    assert [(card.needs, card.reaction, card.unknown) for card in rows] == [("plans", False, True)] * 5


@pytest.mark.rule(
    "tapestry.automa.reaction.fantasies-as-trap",
    "tapestry.hanging.fantasies-reactions",
    "tapestry.automa.conquer-opponent.other-reactions",
)
@pytest.mark.parametrize("id", ["ghost-ships", "gremlins", "krakens", "league-of-the-enchanted"])
def test_four_reactions_of_fantasies_and_futures_work_like_traps(tmp_path: Path, id: str) -> None:
    p = attacked(tmp_path, id, "fantasies")
    hex = p.explored_hex  # type: ignore[attr-defined]
    assert (p.s.fallen[0] >> hex & 1, hex in p.controlled(AUTOMA)) == (1, True)


@pytest.mark.rule("tapestry.hanging.fantasies-removed")
def test_a_pack_cannot_bring_a_removed_card_into_a_solo_game(tmp_path: Path) -> None:
    pack = unlocked(tmp_path, "hangings", "high-council", CARD)
    card = HANGINGS.index("high-council")
    seats = [{}, {"automa": "2"}]
    solo: Any = spielwerk.game("tapestry", pack=pack, seats=seats, modules=["fantasies"], starred=True).rules
    assert not solo.hanging_pool >> card & 1
    people: Any = spielwerk.game("tapestry", pack=pack, seats=2, modules=["fantasies"]).rules
    assert people.hanging_pool >> card & 1


@pytest.mark.rule("tapestry.spacetile.ongoing")
def test_a_space_tile_of_a_pack_may_go_on_paying(tmp_path: Path) -> None:
    effect = 'reward = { do = "vp", n = 2 }\nongoing = { track = "science", points = 3 }\n'
    pack = unlocked(tmp_path, "spaces", "16", effect)
    game = spielwerk.game("tapestry", pack=pack, seats=2, modules=["plans"])
    p = Position(modules=["plans"])
    p.s.rules = game.rules  # type: ignore[assignment]
    assert p.s.rules.space_pool >> SPACES.index("16") & 1
    p.gone("apothecary").set(0, era=1)
    enter(p.s, 0, 1, 0, 0)
    assert p.vp(0) == 0
    p.set(0, explored_spaces=(SPACES.index("16"),))
    enter(p.s, 0, 1, 1, 0)
    enter(p.s, 0, 2, 0, 0)
    assert p.vp(0) == 3


# --- the two known cards


def playing(name: str, p: Position) -> Position:
    return p.set(1, era=2).hand(0, name).income(0, 2).run()


@pytest.mark.rule("tapestry.hanging.manifest-destiny", "tapestry.hanging.manifest-destiny.reward")
def test_manifest_destiny_conquers_beside_the_capital_and_may_gain_a_reward() -> None:
    p = Position(ask=True, modules=["plans"])
    near = p.s.rules.world.near[p.start(0)]
    hex = next(i for i in bits(near) if not p.s.explored >> i & 1)
    tile = next(t.id for t in p.s.rules.data.tiles() if (t.reward.do, t.reward.what) == ("resource", "coin"))
    playing("manifest-destiny", p.explored(hex, tile))
    assert all(near >> int(option.split()[1]) & 1 for option in p.options)
    p.play(f"conquer {hex}", "dice 1-1")
    if p.asked[1] == "conquer.WhichDie":
        p.play(p.options[-1])
    while p.asked[1] != "hanging.OwnReward":
        p.play(p.options[0])
    assert p.options == [f"hex {hex}", "no"]
    coins = p.res(0).get("coin", 0)
    p.told(f"hex {hex}")
    assert p.res(0).get("coin", 0) >= coins + 1


@pytest.mark.rule("tapestry.hanging.cartography", "tapestry.hanging.cartography.conquer")
@pytest.mark.parametrize(("points", "claimed"), [(2, False), (3, True)])
def test_cartography_explores_with_the_drawn_tile_and_conquers_if_it_fits(points: int, claimed: bool) -> None:
    seas = [tile.id for tile in components.tiles() if tile.corners == "SSSSSS"]
    p = Position(ask=True, modules=["plans"]).tiles(0, seas[0])
    new = seas[-1]
    near = [hex for hex in bits(p.s.rules.world.near[p.start(0)]) if not p.s.explored >> hex & 1]
    reach = {hex: edge_points(p.s, new - 1, hex, 0) for hex in near}
    hex = next(one for one in near if reach[one] <= points <= reach[one] + len(free(p, one)))
    for other, sea in zip(free(p, hex)[: points - reach[hex]], seas[1:], strict=False):
        p.explored(other, sea)
    assert edge_points(p.s, new - 1, hex, 0) == points
    playing("cartography", p).play(f"draw-tile {new}")
    if p.asked[1] == "hanging.SurveyHex":
        p.play(f"hex {hex}")
    while p.asked[1] in ("draw.Tile", "draw.Hanging", "effect.Which"):
        p.play(p.options[0])
    assert (p.s.tile[hex], p.asked[1] == "hanging.Claim") == (new - 1, claimed)
    if claimed:
        assert p.play("yes").asked == (-1, "conquer.Dice")


def free(p: Position, hex: int) -> list[int]:
    """The hexes around one that are still empty."""
    return [other for other in bits(p.s.rules.world.near[hex]) if not p.s.explored >> other & 1]


@pytest.mark.rule(
    "tapestry.hanging.pillage-and-plunder.reactions", "tapestry.ruling.hanging-pillage-reactions"
)
def test_pillage_and_plunder_bars_reactions_of_expansions_too() -> None:
    p = Position(modules=["fantasies"]).set(0, era=1).hung(0, "pillage-and-plunder")
    barred = p.s.rules.bars_reactions[0][p.player(0).abilities]
    assert any(bars(p.s, 0) for bars in barred)


@pytest.mark.rule("tapestry.civ.historians.adjustment")
def test_historians_lose_points_with_the_fifth_track() -> None:
    def left(*modules: str) -> int:
        p = Position(modules=list(modules), adjustments=True).set(0, vp=12)
        give_civilization(p.s, 0, CIVILIZATIONS.index("historians"), starting=True)
        return p.vp(0)

    assert (left(), left("arts")) == (12, 7)
