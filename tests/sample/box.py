"""What is in the box: the parts of the game, handed to the kernel."""

from __future__ import annotations

from typing import Any, ClassVar

from sample import gestures, scoring, view
from sample.board import COINS, CUBES, GOODS, MOST_SEATS, STATIONS
from sample.cards import COPIES
from sample.modules.council import COUNCIL
from sample.modules.dunes import DUNES
from sample.modules.famine import FAMINE
from sample.modules.guilds import GUILDS
from sample.modules.market_day import MARKET_DAY
from sample.modules.sandworm import SANDWORM
from sample.modules.smugglers import SMUGGLERS
from sample.modules.tolls import TOLLS
from sample.options import CARDS, OPTIONS
from sample.round import Grow, StartRound
from sample.rules import SampleRules
from sample.speech import SampleSpeech
from sample.state import Automa, Caravan, Sample
from spielwerk.kernel.chance import Deck, Rng
from spielwerk.kernel.game import Box
from spielwerk.kernel.module import Module, Rules, assemble
from spielwerk.kernel.option import Catalogue, Option
from spielwerk.kernel.outcome import Outcome, Score
from spielwerk.kernel.schema import Field, Schema, SetupError
from spielwerk.kernel.state import State
from spielwerk.kernel.text import Name

MODULES = {m.id: m for m in (TOLLS, MARKET_DAY, FAMINE, SMUGGLERS, SANDWORM, COUNCIL, DUNES)}
START_COINS = 5


class SampleBox(Box):
    """Caravans on a ring road, one to four of them."""

    id: ClassVar[str] = "sample"
    version: ClassVar[int] = 2
    name: ClassVar[Name] = Name(en="Ring Road", de="Ringstraße")
    options: ClassVar[Catalogue] = OPTIONS
    state: ClassVar[type[State]] = Sample

    def schema(self) -> Schema:
        return Schema(
            least_seats=1,
            most_seats=MOST_SEATS,
            seat=(
                Field(
                    "guild",
                    "choice",
                    "none",
                    choices=("none", *[m.id for m in GUILDS.values() if not m.spoiler]),
                    hidden=tuple([(m.id, m.spoiler) for m in GUILDS.values() if m.spoiler]),
                ),
                Field("automa", "flag", False),
            ),
            options=(
                Field("rounds", "number", 4, least=1, most=9),
                Field("storm", "flag", True),
                Field("caches", "number", 0, least=0, most=3, spoiler="hoard"),
            ),
            modules=tuple([m.id for m in MODULES.values() if not m.spoiler]),
            hidden=tuple([(m.id, m.spoiler) for m in MODULES.values() if m.spoiler]),
        )

    def rules(self, setup: dict[str, Any]) -> Rules:
        seats = setup["seats"]
        if all(seat["automa"] for seat in seats):
            raise SetupError("seats", "at least one seat is for a person", "sample-setup-no-person")
        modules: list[tuple[Module, int | None]] = [(MODULES[name], None) for name in setup["modules"]]
        modules += [
            (GUILDS[seat["guild"]], i)
            for i, seat in enumerate(seats)
            if seat["guild"] != "none" and not seat["automa"]
        ]
        rules = SampleRules("sample", setup, len(seats), OPTIONS)
        assemble(rules, modules)
        rules.complete()
        return rules

    def begin(self, rules: Any) -> Sample:
        """[sample.setup.coins, sample.setup.hands, sample.setup.caches]"""
        seats = rules.setup["seats"]
        coins = START_COINS + rules.setup.get("caches", 0)
        s = Sample(
            traders=[
                Automa(place=0, coins=coins, goods=[0] * len(GOODS))
                if seat["automa"]
                else Caravan(place=0, coins=coins, goods=[0] * len(GOODS), hand=[0] * len(CARDS))
                for seat in seats
            ],
            sealed=[[] for _ in seats],
            round=list(range(len(seats))),
            stock=[0] * len(STATIONS),
            supply=[CUBES] * len(GOODS),
            deck=Deck([COPIES] * len(CARDS)),
            bank=COINS - coins * len(seats),
            rounds_left=rules.setup["rounds"],
        )
        people = [i for i, seat in enumerate(seats) if not seat["automa"]]
        dealt = [step(seat) for seat in people for step in rules.setup_steps]
        s.then(*dealt, Grow(), StartRound())
        return s

    def view(self, s: Any, seat: int) -> view.SampleView:
        return view.view(s, seat)

    def resample(self, v: Any, rules: Any, rng: Rng) -> Sample:
        return view.resample(v, rng)

    def score(self, s: Any, seat: int) -> Score:
        return scoring.score(s, seat)

    def outcome(self, s: Any) -> Outcome:
        return scoring.outcome(s)

    def report(self, s: Any) -> dict[str, Any]:
        return {"coins": [trader.coins for trader in s.traders]}

    def speech(self) -> SampleSpeech:
        return SampleSpeech(self.id)

    def defaults(self, s: Any) -> dict[str, tuple[Option, ...]]:
        return gestures.defaults(s)


BOX = SampleBox()
