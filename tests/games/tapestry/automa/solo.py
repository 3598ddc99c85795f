"""Positions with the bots: a person on seat 0, the Automa on seat 1, and luck that is asked.

p = Solo().favours(automa="science").token(1, military=3)
p.draw(8, 10)                          # the bots' turn with this pair
assert p.at(AUTOMA, "military") == 4

The person starts on hex 24 and the Automa on hex 22; the middle island is hex 16.
"""

from __future__ import annotations

from typing import Any, Self

from games.tapestry.positions import Position
from spielwerk.games.tapestry.automa.advance import AdvanceBot, choose_track
from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.income import BotIncome
from spielwerk.games.tapestry.automa.rewards import Rewards
from spielwerk.games.tapestry.automa.story import BotTurnStory, turns
from spielwerk.games.tapestry.automa.territory import MapAction
from spielwerk.games.tapestry.automa.turn import BotTurn
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.events import TurnBegan
from spielwerk.games.tapestry.options import HANGINGS
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.funnel import Narrowed, candidates

HUMAN, AUTOMA, SHADOW = 0, 1, 2
PERSON_START, AUTOMA_START, ISLAND = 24, 22, 16
ALL_CARDS = (1 << 22) - 1


class Solo(Position):
    """Both bots at the start of the game; the Automa's civilization is the Engineers."""

    def __init__(self, level: str = "2", civilization: str = "engineers", **more: Any) -> None:
        chosen = {"bot_civilization": civilization} if civilization else {}
        automa = {"automa": level, **chosen, **more.pop("automa", {})}
        super().__init__(2, given=[{}, automa], ask=True, **more)
        self.favours("technology", "military")

    @property
    def bots(self) -> Bots:
        return self.s.part(Bots)

    # --- editing

    def favours(self, automa: str = "", shadow: str = "") -> Self:
        """The favourite tracks of the bots."""
        for bot, track in enumerate((automa, shadow)):
            if track:
                self.bots.favourite[bot] = TRACKS.index(track)
        self.fresh()
        return self

    def pair(self, left: int, right: int) -> Self:
        """These cards lie face up, by their numbers; the others of 1-7 and none else are in the deck."""
        b = self.bots
        b.left, b.right = left - 1, right - 1
        b.unknown = b.pile = b.cleared = 0
        b.deck = ((1 << 7) - 1) & ~b.pair
        b.progress = ALL_CARDS & ~b.pair & ~b.deck
        self.fresh()
        return self

    def deck(self, *numbers: int) -> Self:
        """Exactly these cards can still be drawn; of 1-7, the others are discarded."""
        b = self.bots
        b.deck = sum([1 << n - 1 for n in numbers])
        b.unknown = b.cleared = 0
        b.pile = ((1 << 7) - 1) & ~b.deck & ~b.pair
        b.progress = ALL_CARDS & ~b.deck & ~b.pile & ~b.pair
        self.fresh()
        return self

    def supply(self, *names: str) -> Self:
        """Exactly these tapestry cards lie next to the Automa's mat."""
        self.hand(AUTOMA, *names)
        return self

    def shadow_outposts(self, *hexes: int) -> Self:
        """Toppled outposts of the Shadow Empire lie here."""
        for hex in hexes:
            self.s.fallen[SHADOW] |= 1 << hex
            self._piece(1 << hex)
            self.bots.outposts -= 1
        self.fresh()
        return self

    def automa_era(self, era: int) -> Self:
        """The Automa is in this era, and its mat has the cards that lie there then."""
        p = self.player(AUTOMA)
        p.era = era
        down = list(bits(self.s.hangings))[: max(0, era - 1)]
        self.s.hangings &= ~sum([1 << card for card in down])
        self.s.down = sum([1 << card for card in down])
        p.eras = tuple([(-1,) if 1 <= i < era else () for i in range(4)])
        self.fresh()
        return self

    # --- playing

    def begin(self) -> Self:
        """The turn of the bots; then nothing follows."""
        self.s.stack = [BotTurn(AUTOMA)]
        self.s.journal = [TurnBegan(AUTOMA)]
        self.fresh()
        self.game.decision(self.s)
        return self

    def draw(self, left: int, right: int) -> Self:
        """The bots' turn with this pair; further cards are in the deck."""
        b = self.bots
        for number in (left, right):
            bit = 1 << number - 1
            b.progress &= ~bit
            b.pile &= ~bit
            b.deck |= bit
        b.unknown = b.cleared = 0
        self.set(AUTOMA, era=max(1, self.player(AUTOMA).era))
        self.begin()
        return self.luck(f"decision {left}", f"decision {right}")

    def luck(self, *texts: str) -> Self:
        """Answer luck."""
        for text in texts:
            d = self.game.decision(self.s)
            assert d is not None
            assert d.seat == CHANCE, f"{d.kind} asks seat {d.seat}"
            self.game.apply(self.s, text)
        return self

    def until_asked(self, *kinds: str) -> Self:
        """Luck takes the first thing that can happen, until a person or one of these frames asks."""
        while (
            (d := self.game.decision(self.s)) and d.seat == CHANCE and d.kind.rpartition(".")[2] not in kinds
        ):
            self.game.apply(self.s, d.options[next(i for i, n in enumerate(d.weights) if n)])
        return self

    def acts(self, *frames: Any) -> Self:
        """Exactly this is to be done, with a journal."""
        self.s.stack = list(reversed(frames))
        self.s.journal = []
        self.fresh()
        self.game.decision(self.s)
        return self

    def advances(self, bot: int = 0) -> Self:
        """A bot advances with the pair that lies face up."""
        return self.acts(AdvanceBot(AUTOMA, bot))

    def enters(self, track: str, step: int) -> Self:
        """The Automa gains what it gains on this space."""
        return self.acts(Rewards(AUTOMA, TRACKS.index(track), step))

    def takes_income(self, number: int, *, until: str = "") -> Self:
        """The Automa's income turn with this number, up to a frame or its end."""
        self.automa_era(number - 1)
        self.acts(BotIncome(AUTOMA))
        return self.until_asked(until) if until else self

    def on_map(self, action: int, anywhere: int = 0) -> Self:
        """The Automa acts on the map."""
        return self.acts(MapAction(AUTOMA, action, anywhere))

    def chooses(self, bot: int, indicator: str) -> str:
        """The track that a bot takes by an indicator; empty if none."""
        track = choose_track(self.s, bot, indicator)
        return TRACKS[track] if track >= 0 else ""

    # --- looking

    @property
    def waiting(self) -> str:
        """The step that asks now."""
        return self.asked[1].rpartition(".")[2]

    @property
    def weights(self) -> dict[str, int]:
        """What luck may do now, and how likely it is."""
        d = self.game.decision(self.s)
        assert d is not None
        return {option.text: n for option, n in zip(d.options, d.weights, strict=True) if n}

    @property
    def events(self) -> list[Event]:
        found: list[Event] = self.s.journal
        return found

    def told(self, *kinds: type[Event]) -> list[Event]:  # type: ignore[override]
        """The events of these kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    def rules_used(self) -> list[str]:
        """The ends of the ids of the rules of all choices so far."""
        return [event.rule.rpartition(".")[2] for event in self.events if isinstance(event, Narrowed)]

    def after(self, rule: str) -> set[int]:
        """The candidates that a rule has left, by the end of its id."""
        return set(bits(self._rule(rule).after))

    def measured(self, rule: str) -> dict[int, int]:
        """What a rule measured on each candidate."""
        return {c: v for c, v, _ in candidates(self._rule(rule)) if v is not None}

    def _rule(self, rule: str) -> Narrowed:
        found = [e for e in self.events if isinstance(e, Narrowed) and e.rule.endswith(rule)]
        assert found, f"no rule {rule} among {self.rules_used()}"
        return found[-1]

    def story(self) -> BotTurnStory:
        """What the last turn of the bots tells about itself."""
        events = self.events if isinstance(self.events[0], TurnBegan) else [TurnBegan(AUTOMA), *self.events]
        return turns(events, table_of(self.s))[-1]

    def fallen_on(self, actor: int) -> set[int]:
        return set(bits(self.s.fallen[actor]))

    def standing(self, actor: int) -> set[int]:
        return set(bits(self.s.stand[actor]))

    def pool(self) -> set[str]:
        """The tapestry cards of the game."""
        return {HANGINGS[card] for card in bits(self.s.rules.hanging_pool)}
