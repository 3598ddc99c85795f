"""What modules of Rise of Fenris tell beside the map of the terminal: star track, rivals, tokens, tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from spielwerk.boards.kit.characters import wrapped
from spielwerk.boards.scythe.fenris.star_track import cells, said
from spielwerk.games.scythe import names
from spielwerk.games.scythe.fenris.episode_8a import BoardStars, stars_in_words
from spielwerk.games.scythe.modules.agents import Agents, trophies
from spielwerk.games.scythe.modules.alliances import Pacts, token
from spielwerk.games.scythe.modules.influence import Influence, tokens_in_words
from spielwerk.games.scythe.modules.infra_mods import KINDS, Infra
from spielwerk.games.scythe.modules.mech_mods import Mods
from spielwerk.games.scythe.modules.mods_words import beside_the_mat, covering, on_the_mat
from spielwerk.games.scythe.modules.rivals import Stakes, rivals_in_words
from spielwerk.games.scythe.modules.tesla import Search
from spielwerk.games.scythe.modules.tesla import in_words as search_in_words
from spielwerk.games.scythe.modules.workshop import Workshop
from spielwerk.games.scythe.modules.workshop import in_words as cards_in_words
from spielwerk.games.scythe.speech import ScytheSpeech
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.components.modifications import InfraModData, MechModData
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

NOTHING = names.listed(())
"""What a list without anything says; whoever has nothing is not told of."""
TOLD: dict[type, Callable[..., Sequence[tuple[str, str]]]] = {
    Stakes: rivals_in_words,
    Pacts: token,
    Mods: on_the_mat,
    Infra: beside_the_mat,
    Influence: tokens_in_words,
    Workshop: cards_in_words,
    Search: search_in_words,
    BoardStars: stars_in_words,
    Agents: trophies,
}
"""What is told about each player, if its module is in play."""


def lines(view: ScytheView, rules: ScytheRules, room: int) -> list[str]:
    """Returns the lines of the modules in play, about each player who has something; none without them."""
    found: list[str] = []
    if spaces := cells(view, rules):
        track = f"{text('scythe-track-title')}: {'; '.join([said(space) for space in spaces])}"
        found += [*wrapped(track, room, "  ", ""), ""]
    for kind, tell in TOLD.items():
        if kind in rules.slots:
            told = [(seat, *row) for seat in range(rules.seats) for row in tell(view, seat, rules)[:1]]
            told = [row for row in told if row[-1] != NOTHING]
            if not told:
                continue
            found += [*wrapped(f"{told[0][1]}: {by_player(told, rules)}", room, "  ", ""), ""]
    return [*found, *explained(view, rules, room)]


def by_player(told: Sequence[tuple[int, str, str]], rules: ScytheRules) -> str:
    """Returns what each player has in brackets, or after a colon if it contains brackets."""
    if not any("(" in value for _, _, value in told):
        return names.listed([f"{names.seat(seat, rules)} ({value})" for seat, _, value in told])
    return "; ".join([f"{names.seat(seat, rules)}: {value}" for seat, _, value in told])


# --- what the viewer has, in words


def explained(view: ScytheView, rules: ScytheRules, room: int) -> list[str]:
    """Returns a sentence on each tile and each open card of the viewer; used ones are left out."""
    if view.seat < 0:
        return []
    told = [row for tell in (mech_tiles, infra_tiles, open_cards) for row in tell(view, rules)]
    found = [line for name, does in told for line in wrapped(f"{name}: {does}", room, "    ", "  ")]
    return [text("scythe-terminal-yours"), *found, ""] if found else []


def mech_tiles(view: ScytheView, rules: ScytheRules) -> Iterator[tuple[str, str]]:
    if Mods in rules.slots:
        for id in covering(view.parts[rules.slots[Mods]], view.seat, rules).values():
            mod = rules.data.mech_mods().get(id)
            does = names.ability_text(id, rules.factions[view.seat], rules.seats, data=rules.data)
            yield marked(names.ability(id, rules.data).name, mod), does


def infra_tiles(view: ScytheView, rules: ScytheRules) -> Iterator[tuple[str, str]]:
    if Infra in rules.slots:
        part: Infra = view.parts[rules.slots[Infra]]
        for kind in bits(part.own[view.seat] & ~part.used[view.seat]):
            tile = rules.data.infra_mods()[KINDS[kind]]
            yield marked(names.name(tile.name), tile), names.name(tile.text)


def open_cards(view: ScytheView, rules: ScytheRules) -> Iterator[tuple[str, str]]:
    if Workshop in rules.slots:
        speech = ScytheSpeech(rules.game)
        for card in view.parts[rules.slots[Workshop]].cards[view.seat]:
            does = speech.factory_card(card, rules)
            yield text("scythe-option-workshop", n=card), f"{does}; {text('scythe-card-once')}"


def marked(name: str, tile: MechModData | InfraModData | None) -> str:
    """Returns the name of a tile, with a mark if its text is our reading."""
    reading = tile is not None and tile.source == "stand-in"
    return text("scythe-terminal-reading", name=name) if reading else name
