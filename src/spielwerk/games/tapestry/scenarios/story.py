"""The campaigns: the fate of Atlantis in five scenarios, and the rise of the Kaiju in two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.games.tapestry.automa.levels import LEVEL, STARRED, USUAL
from spielwerk.games.tapestry.modules.expansions import EXPANSIONS, PLANS
from spielwerk.games.tapestry.scenarios.atlantis_1 import ATLANTIS_1
from spielwerk.games.tapestry.scenarios.atlantis_2 import ATLANTIS_2
from spielwerk.games.tapestry.scenarios.atlantis_3 import ATLANTIS_3
from spielwerk.games.tapestry.scenarios.atlantis_4 import ATLANTIS_4
from spielwerk.games.tapestry.scenarios.atlantis_5 import ATLANTIS_5, RECORDED
from spielwerk.games.tapestry.scenarios.data import LEVELS
from spielwerk.games.tapestry.scenarios.kaiju_1 import KAIJU_1
from spielwerk.games.tapestry.scenarios.kaiju_2 import DIFFICULTY, KAIJU_2
from spielwerk.games.tapestry.state import ERAS
from spielwerk.kernel.schema import Field, Schema
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.story import CampaignError, Leg, Side, Story
from spielwerk.kernel.text import Name, text

if TYPE_CHECKING:
    from spielwerk.kernel.chance import Rng

PERSON, AUTOMA = 0, 1
"""The sheets."""
FATE = (ATLANTIS_1, ATLANTIS_2, ATLANTIS_3, ATLANTIS_4, ATLANTIS_5)
"""The scenarios of Atlantis in their order.  [tapestry.campaign.order]"""
RISE = (KAIJU_1, KAIJU_2)
NAME = "name"


class Entry(Struct, frozen=True):
    """A finished scenario: who has won it, on which level, and the campaign points of the winner."""

    scenario: str
    level: str
    won: bool
    points: int = 0


class Chronicle(Struct, frozen=True):
    """The sheet of a campaign: the level of the next scenario, the finished ones, and the recorded cards.

    `again` says that a lost scenario is repeated, `recorded` that the recorded cards are used.
    """

    name: str = ""
    level: str = USUAL
    starred: bool = False
    modules: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    hangings: tuple[tuple[str, ...], ...] = ()
    recorded: bool = True
    again: bool = False


class ScenarioReport(Struct, frozen=True):
    """How a scenario ended, and the tapestry cards on the spaces of eras 2 to 4.

    [tapestry.atlantis4.note-tapestry]
    """

    won: bool
    hangings: tuple[tuple[str, ...], ...] = ()


class SetLevel(Struct, frozen=True, tag="level"):
    """The next scenario is played on this level.  [tapestry.campaign.level-free]"""

    level: str


class UseRecorded(Struct, frozen=True, tag="recorded"):
    """The last scenario begins with the cards of the one before, or with a new draw.

    [tapestry.atlantis5.use-recorded]
    """

    use: bool


class PlayAgain(Struct, frozen=True, tag="again"):
    """A lost scenario is repeated, or left.  [tapestry.kaiju1.campaign-loss]"""

    again: bool


def opponent(scenario: str) -> str:
    """Returns who wins a scenario that the person loses.

    [tapestry.scenario.lose, tapestry.kaiju2.no-bots]
    """
    return text("tapestry-victor-kaiju") if scenario == KAIJU_2 else text("tapestry-automa")


class Scenarios(Story[Chronicle]):
    """What both campaigns have in common."""

    chronicle: ClassVar[type[Struct]] = Chronicle

    def schema(self) -> Schema:
        """Returns the form: one person, a level, and whether starred cards stay."""
        return Schema(
            1,
            1,
            seat=(Field(NAME, "data", "", type=str),),
            options=(Field("level", "choice", USUAL, choices=LEVELS), Field(STARRED, "flag", False)),
        )

    def begin(self, setup: dict[str, Any], seed: int) -> Chronicle:
        modules = tuple([id for id in EXPANSIONS if setup.get(id)])
        name = setup["seats"][PERSON][NAME] or ""
        return Chronicle(name, setup["level"], setup[STARRED], modules)

    def report_type(self, leg: Leg) -> Any:
        return ScenarioReport

    def close(self, c: Chronicle, leg: Leg, report: ScenarioReport) -> Chronicle:
        """Returns the sheet with the points of the winner.

        [tapestry.campaign.points, tapestry.atlantis4.note-tapestry]
        """
        if len(report.hangings) not in (0, ERAS - 1):
            raise CampaignError(f"the cards of {ERAS - 1} era spaces are recorded, or none")
        entry = Entry(leg.title, c.level, report.won, self.worth(leg.title, c.level))
        hangings = report.hangings if leg.title == ATLANTIS_4 else c.hangings
        return replace(c, entries=(*c.entries, entry), hangings=hangings, again=False)

    def worth(self, scenario: str, level: str) -> int:
        """Returns the campaign points of a scenario."""
        raise NotImplementedError

    def check(self, c: Chronicle) -> None:
        if c.level not in LEVELS:
            raise CampaignError(f"there is no level '{c.level}'; there is {', '.join(LEVELS)}")
        for i, entry in enumerate(c.entries):
            if entry.level not in LEVELS:
                raise CampaignError(f"{entry.scenario}: there is no level '{entry.level}'")
            if entry.points != self.worth(entry.scenario, entry.level):
                worth = self.worth(entry.scenario, entry.level)
                raise CampaignError(f"{entry.scenario} on level {entry.level} is worth {worth} points")
            earlier = replace(c, entries=c.entries[:i])
            if entry.scenario not in self.possible(earlier):
                raise CampaignError(f"{entry.scenario} cannot come here")

    def possible(self, c: Chronicle) -> tuple[str, ...]:
        """Returns the scenarios that may come next."""
        raise NotImplementedError

    def change(self, c: Chronicle, change: Any) -> Chronicle:
        match change:
            case SetLevel(level):
                return replace(c, level=level)
            case UseRecorded(use):
                if not c.hangings:
                    raise CampaignError("no cards are recorded")
                return replace(c, recorded=use)
            case PlayAgain(again):
                if again and (not c.entries or c.entries[-1].won or len(self.possible(c)) < len(RISE)):
                    raise CampaignError("there is no lost scenario to repeat")
                return replace(c, again=again)
            case _:
                raise CampaignError("this cannot be changed")

    def sides(self, c: Chronicle) -> tuple[Side, Side]:
        """Returns the person and the Automa, in every scenario and after the last one."""
        return Side(c.name), Side("", person=False)

    # --- for people

    def called(self, leg: Leg) -> str:
        return text(f"tapestry-module-{leg.title}")

    def totals(self, c: Chronicle) -> tuple[int, int]:
        """Returns the campaign points of both sides.  [tapestry.campaign.points]"""
        own = sum([entry.points for entry in c.entries if entry.won])
        return own, sum([entry.points for entry in c.entries]) - own

    def panels(self, c: Chronicle) -> list[Panel]:
        """Returns the finished scenarios with level, winner and points."""
        rows = [
            (
                text(f"tapestry-module-{entry.scenario}"),
                entry.level,
                c.name or text("tapestry-campaign-you") if entry.won else opponent(entry.scenario),
                str(entry.points),
            )
            for entry in c.entries
        ]
        totals = " : ".join([str(n) for n in self.totals(c)])
        rows.append((text("tapestry-campaign-total"), c.level, "", totals))
        head = tuple([text(f"tapestry-campaign-{key}") for key in ("scenario", "level", "winner", "points")])
        return [Panel("campaign", str(self.name), tuple(rows), head, seat=PERSON)]

    def path(self, c: Chronicle) -> str:
        return " ".join([f"{entry.scenario}{'+' if entry.won else '-'}" for entry in c.entries])

    def facts(self, c: Chronicle, sheet: int) -> dict[str, int]:
        return {"points": self.totals(c)[sheet]} if sheet in (PERSON, AUTOMA) else {}

    def made_up(self, c: Chronicle, leg: Leg, rng: Rng) -> Any:
        """Returns a result by the toss of a coin."""
        return ScenarioReport(bool(rng.below(2)))


class AtlantisStory(Scenarios):
    """The fate of Atlantis: five scenarios in sequence, against the Automa.

    [tapestry.campaign.order, tapestry.campaign.incompatible]
    """

    id: ClassVar[str] = "atlantis"
    version: ClassVar[int] = 1
    name: ClassVar[Name] = Name(en="The Fate of Atlantis", de="Das Schicksal von Atlantis")
    changes: ClassVar[Any] = SetLevel | UseRecorded

    def possible(self, c: Chronicle) -> tuple[str, ...]:
        return FATE[len(c.entries) : len(c.entries) + 1]

    def worth(self, scenario: str, level: str) -> int:
        """Returns the number of the scenario times the level.

        [tapestry.campaign.points, tapestry.campaign.example-points]
        """
        return (FATE.index(scenario) + 1) * int(level) if scenario in FATE else 0

    def leg(self, c: Chronicle) -> Leg | None:
        """Returns the next scenario, with all material but what it leaves out itself.

        [tapestry.campaign.order, tapestry.campaign.removed-returns, tapestry.atlantis5.use-recorded]
        """
        for scenario in self.possible(c):
            setup: dict[str, Any] = {
                "seats": [{}, {LEVEL: c.level}],
                "modules": [PLANS, scenario],
                STARRED: c.starred,
            }
            if scenario == ATLANTIS_5 and c.hangings and c.recorded:
                setup[RECORDED.name] = [list(cards) for cards in c.hangings]
            return Leg(scenario, "tapestry", setup, (PERSON, AUTOMA), (c.name, ""))
        return None

    def winners(self, c: Chronicle) -> tuple[int, ...]:
        """Returns who has most points after all five scenarios; the Automa wins a tie.

        [tapestry.campaign.winner, tapestry.campaign.tie]
        """
        if self.possible(c):
            return ()
        own, automa = self.totals(c)
        return (PERSON,) if own > automa else (AUTOMA,)


class KaijuStory(Scenarios):
    """The rise of the Kaiju: two scenarios; the first may be repeated until it is won, or left.

    [tapestry.kaiju.campaign, tapestry.kaiju1.campaign-loss, tapestry.kaiju.compatibility]
    """

    id: ClassVar[str] = "kaiju"
    version: ClassVar[int] = 1
    name: ClassVar[Name] = Name(en="Rise of the Kaiju", de="Aufstieg der Kaiju")
    changes: ClassVar[Any] = SetLevel | PlayAgain

    def schema(self) -> Schema:
        usual = super().schema()
        boxes = [Field(id, "flag", False) for id in EXPANSIONS]
        return replace(usual, options=(*usual.options, *boxes))

    def possible(self, c: Chronicle) -> tuple[str, ...]:
        if not c.entries:
            return (KAIJU_1,)
        last = c.entries[-1]
        if last.scenario == KAIJU_2:
            return ()
        return (KAIJU_2,) if last.won else (KAIJU_2, KAIJU_1)

    def worth(self, scenario: str, level: str) -> int:
        return 0

    def leg(self, c: Chronicle) -> Leg | None:
        """Returns the next scenario, or a lost one again.  [tapestry.kaiju1.campaign-loss]"""
        possible = self.possible(c)
        if not possible:
            return None
        scenario = possible[-1] if c.again else possible[0]
        setup: dict[str, Any] = {"modules": [*c.modules, scenario], STARRED: c.starred}
        if scenario == KAIJU_2:
            alone = {"seats": [{}], DIFFICULTY.name: c.level}
            return Leg(scenario, "tapestry", {**setup, **alone}, (PERSON,), (c.name,))
        return Leg(
            scenario, "tapestry", {**setup, "seats": [{}, {LEVEL: c.level}]}, (PERSON, AUTOMA), (c.name, "")
        )

    def winners(self, c: Chronicle) -> tuple[int, ...]:
        """Returns the person if the second scenario is won."""
        return (PERSON,) if not self.possible(c) and c.entries[-1].won else ()


ATLANTIS = AtlantisStory()
KAIJU = KaijuStory()
