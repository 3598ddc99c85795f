"""Kaiju 2: a single person against hordes of Kaiju, which overrun the map; there are no bots.

After each turn two cards of the Kaiju deck block tracks and bring Kaiju to the map.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from msgspec import UNSET

from spielwerk.games.tapestry.automa.bots import ReadCard, read_cards
from spielwerk.games.tapestry.automa.cards import CARDS, DecisionCard, automa_file
from spielwerk.games.tapestry.automa.levels import USUAL
from spielwerk.games.tapestry.automa.module import hexes, with_fifth
from spielwerk.games.tapestry.automa.setup import solo_civilizations, solo_hangings
from spielwerk.games.tapestry.capture import piece_removed
from spielwerk.games.tapestry.events import GameEnded
from spielwerk.games.tapestry.income import PlayerDone
from spielwerk.games.tapestry.marks import Mark
from spielwerk.games.tapestry.options import ALL_TRACKS, OPTIONS
from spielwerk.games.tapestry.scenarios.data import LEVELS, scenario_file
from spielwerk.games.tapestry.scenarios.events import (
    KaijuCardDrawn,
    KaijuEverywhere,
    KaijuPlaced,
    KaijuShuffled,
    OutpostDestroyed,
    TrackBlocked,
)
from spielwerk.games.tapestry.state import LAST_INCOME, NONE, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.outcome import Outcome
from spielwerk.kernel.schema import Field
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import TapestryView

KAIJU_2, KAIJU = "kaiju-2", "kaiju"
DIFFICULTY = Field("difficulty", "choice", USUAL, choices=LEVELS, module=KAIJU_2)
"""[tapestry.kaiju2.target]"""
CARD = OPTIONS.row("kaiju-card", [str(n + 1) for n in range(CARDS)])


class KaijuHordes(Part):
    """The Kaiju deck and its discard pile as masks, the blocked tracks, the hexes with a Kaiju, the supply.

    `halved` says that one of the two outposts of the start territory is gone, `destroyed` counts all.
    [tapestry.kaiju2.kaiju-deck, tapestry.kaiju2.kaiju-supply, tapestry.kaiju2.blockers]
    """

    deck: int
    supply: int
    pile: int = 0
    blocked: tuple[int, ...] = ()
    hexes: int = 0
    halved: bool = False
    destroyed: int = 0

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        outposts = rules.data.box().player.outposts
        deck = (1 << len(rules.module_data[KAIJU].cards)) - 1
        return cls(deck, scenario_file(rules.data.pack).kaiju.colours * outposts)


class KaijuTable:
    """What is fixed once the scenario is set up: the decision cards, how their aids walk, and the target."""

    __slots__ = ("cards", "read", "target", "turns")

    def __init__(self, rules: TapestryRules) -> None:
        numbers = scenario_file(rules.data.pack).kaiju
        data = with_fifth(automa_file(rules.data.pack), rules)
        self.cards: tuple[DecisionCard, ...] = data.cards
        self.read: tuple[ReadCard, ...] = read_cards(data, hexes(rules))
        self.target: int = numbers.targets[rules.setup[DIFFICULTY.name]]
        self.turns: int = numbers.blockers

    def track(self, card: int, tracks: int) -> int:
        """Returns the track of the bottommost icon of a card that is a track in play, not the heart.

        [tapestry.kaiju2.step3-blocker, tapestry.ruling.kaiju-arts-icon]
        """
        found = [ALL_TRACKS.index(icon) for icon in self.cards[card].order if icon in ALL_TRACKS]
        return [track for track in found if tracks >> track & 1][-1]


def table_of(s: Tapestry) -> KaijuTable:
    return s.rules.module_data[KAIJU]  # type: ignore[no-any-return]


# --- after each turn


def after_turn(s: Tapestry, seat: int) -> None:
    """Ends the game at the target or after the fifth income turn; otherwise the Kaiju come.

    [tapestry.kaiju2.after-turn, tapestry.kaiju2.end-win, tapestry.kaiju2.end-fifth-income]
    [tapestry.ruling.kaiju2-end-check]
    """
    if held_out(s, seat):
        finish(s)
    elif s.players[seat].era == LAST_INCOME:
        s.next(LastTurn(seat))
    else:
        s.next(KaijuCome(seat))


def finish(s: Tapestry) -> None:
    if s.journal is not UNSET:
        s.journal.append(GameEnded())
    s.finish()


class LastTurn(Step, frozen=True, tag="tapestry.kaiju2.LastTurn"):
    """Ends the game after the fifth income turn, also for a civilization that would play on.

    [tapestry.kaiju2.end-fifth-income, tapestry.scenario.precedence]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        if s.players[self.seat].ended:
            finish(s)
        else:
            s.then(PlayerDone(self.seat), self)


class KaijuCome(Step, frozen=True, tag="tapestry.kaiju2.Come"):
    """Takes the blockers back and draws a card for each; an empty deck is shuffled first.

    [tapestry.kaiju2.after-turn, tapestry.kaiju2.step1-reshuffle, tapestry.kaiju2.step2-blockers-back]
    [tapestry.kaiju2.step7-repeat]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        hordes = s.part(KaijuHordes)
        hordes.blocked = ()
        if not hordes.deck:
            hordes.deck, hordes.pile = hordes.pile, 0
            if s.journal is not UNSET:
                s.journal.append(KaijuShuffled(hordes.deck.bit_count()))
        s.then(*[DrawKaiju(self.seat)] * table_of(s).turns, LookAround(self.seat))


class DrawKaiju(Chance, frozen=True, tag="tapestry.kaiju2.Draw"):
    """Draws a card of the Kaiju deck: it blocks a track, then a Kaiju comes.

    [tapestry.kaiju2.step3-blocker, tapestry.kaiju2.step7-repeat]
    """

    seat: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        found = bits(s.part(KaijuHordes).deck)
        return tuple([CARD[card] for card in found]), (1,) * len(found)

    def choose(self, s: Tapestry, option: Option) -> None:
        hordes, table, card = s.part(KaijuHordes), table_of(s), option.i
        hordes.deck &= ~(1 << card)
        hordes.pile |= 1 << card
        track = table.track(card, s.rules.tracks)
        hordes.blocked += (track,)
        if s.journal is not UNSET:
            s.journal += [KaijuCardDrawn(card + 1), TrackBlocked(track)]
        attack(s, self.seat, table.read[card].walk)


def attack(s: Tapestry, seat: int, walk: tuple[int, ...]) -> None:
    """Finds the first hex without a Kaiju; an outpost there is destroyed, or else a Kaiju comes.

    [tapestry.kaiju2.step4-hex, tapestry.kaiju2.step5-outpost, tapestry.kaiju2.step6-kaiju]
    [tapestry.ruling.kaiju2-all-occupied, tapestry.ruling.kaiju2-toppled]
    """
    hordes = s.part(KaijuHordes)
    free = bits(s.rules.world.everywhere & ~hordes.hexes)
    if not free:
        if s.journal is not UNSET:
            s.journal.append(KaijuEverywhere("hexes"))
        return
    hex = min(free, key=walk.__getitem__)
    if (s.stand[seat] | s.fallen[seat]) >> hex & 1:
        destroy_outpost(s, seat, hex)
    elif hordes.supply:
        hordes.supply -= 1
        hordes.hexes |= 1 << hex
        if s.journal is not UNSET:
            s.journal.append(KaijuPlaced(hex))
    elif s.journal is not UNSET:
        s.journal.append(KaijuEverywhere("supply"))


def destroy_outpost(s: Tapestry, seat: int, hex: int) -> None:
    """Removes one of the person's outposts from the game; the start territory has two.

    [tapestry.kaiju2.step5-outpost]
    """
    hordes, bit = s.part(KaijuHordes), 1 << hex
    hordes.destroyed += 1
    start = s.rules.start_of(seat, s.players[seat].mat)
    if hex == start and not hordes.halved:
        hordes.halved = True
    else:
        s.stand[seat] &= ~bit
        s.fallen[seat] &= ~bit
    piece_removed(s, hex)
    if s.journal is not UNSET:
        s.journal.append(OutpostDestroyed(seat, hex))


class LookAround(Step, frozen=True, tag="tapestry.kaiju2.LookAround"):
    """Ends the game if the person has no outpost on the map.

    [tapestry.kaiju2.end-no-outposts, tapestry.ruling.kaiju2-toppled]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        if not s.stand[self.seat] | s.fallen[self.seat]:
            finish(s)


# --- what is different


def held_out(s: Tapestry, seat: int) -> bool:
    """Returns whether the target is reached.  [tapestry.kaiju2.target, tapestry.kaiju2.end-win]"""
    return s.players[seat].vp >= table_of(s).target


def judge(s: Tapestry, outcome: Outcome) -> Outcome:
    """Lets the person win at the target; otherwise the Kaiju have won.

    [tapestry.kaiju2.end-win, tapestry.kaiju2.end-no-outposts, tapestry.kaiju2.end-fifth-income]
    """
    if held_out(s, 0):
        return outcome
    return Outcome(outcome.scores, (), outcome.tie_breaks, outcome.measured, victor=KAIJU)


def occupied(s: Tapestry, _seat: int) -> int:
    """Returns the hexes of Kaiju, where nobody explores or conquers.  [tapestry.kaiju2.no-entry]"""
    return s.part(KaijuHordes).hexes


def dearer(s: Tapestry, _seat: int, track: int) -> int:
    """Returns the price of a blocked track: any resource more, once, for advance turns only.

    [tapestry.kaiju2.blocked-track, tapestry.kaiju2.other-advances, tapestry.ruling.kaiju2-extra-resource]
    """
    return int(track in s.part(KaijuHordes).blocked)


def without_landmarks(pool: int, rules: TapestryRules, _seat: Any) -> int:
    """Leaves out the landmarks in the middle of the tracks.  [tapestry.kaiju2.remove-landmarks]"""
    tier = scenario_file(rules.data.pack).kaiju.without_landmarks
    gone = [space.landmark for row in rules.spaces for space in row if space.tier == tier]
    return pool & ~sum([1 << landmark for landmark in gone if landmark != NONE])


def drawn(view: TapestryView, _rules: TapestryRules) -> list[Mark]:
    """Returns blockers and Kaiju, to be drawn."""
    hordes = next(part for part in view.parts if isinstance(part, KaijuHordes))
    blockers = [Mark("blocker", track=track) for track in hordes.blocked]
    return [*blockers, *[Mark("kaiju", hex=hex) for hex in bits(hordes.hexes)]]


def panels(view: TapestryView, rules: TapestryRules) -> list[Panel]:
    """Returns the target and what is left of the deck; everybody may look through the discard pile."""
    hordes = next(part for part in view.parts if isinstance(part, KaijuHordes))
    facts = {
        "target": rules.module_data[KAIJU].target,
        "deck": hordes.deck.bit_count(),
        "pile": ", ".join([str(card + 1) for card in bits(hordes.pile)]) or "–",
        "supply": hordes.supply,
        "destroyed": hordes.destroyed,
    }
    rows = [(text(f"tapestry-kaiju-{key}"), str(value)) for key, value in facts.items()]
    return [Panel("kaiju", text("tapestry-kaiju"), tuple(rows))]


def named(_speech: Any, option: Option, _rules: Any) -> dict[str, object]:
    return {"n": option.i + 1}


def kaiju_2(rules: TapestryRules) -> Module:
    """Returns the module: a game for one, without bots, in which nobody can be first but the person.

    [tapestry.kaiju2.no-bots, tapestry.kaiju2.skip-bot-setup, tapestry.kaiju2.ignore-bots]
    [tapestry.kaiju2.always-first, tapestry.kaiju2.tech-requirements, tapestry.kaiju.compatibility]
    [tapestry.scenario.removal-additive]
    """
    module = Module(KAIJU_2, part=KaijuHordes)
    module.add_row("module_data", KAIJU, KaijuTable(rules))
    module.add("start_territory", rules.world.starts[str(automa_file(rules.data.pack).human_start)])
    module.add("hanging_pool", solo_hangings)
    module.add("playable_civilizations", solo_civilizations)
    module.add("landmark_pool", without_landmarks)
    module.add("ignores_requirements", lambda _s, _seat: True)
    module.add("between_turns", after_turn)
    module.add("closed_hexes", occupied)
    module.add("extra_price", dearer)
    module.add("judges", judge)
    module.add("marks", drawn)
    module.add("panels", panels)
    module.add_row("naming", CARD[0].verb, named)
    return module
