"""The loop of a campaign: leg after leg with the screens of single games, and the sheets in between."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from spielwerk.boards.kit.characters import wrapped
from spielwerk.boards.registry import campaign_pages
from spielwerk.cli.terminal.bots import seat_bots
from spielwerk.cli.terminal.campaign_table import CampaignTable
from spielwerk.cli.terminal.picture import table
from spielwerk.cli.terminal.screen import Screen
from spielwerk.cli.terminal.session import PlayerLeft, Session
from spielwerk.cli.terminal.terminal_table import write
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.luck import Keyed
from spielwerk.kernel.match import Match
from spielwerk.kernel.option import Decision
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import text


def sheets(campaign: Campaign, screen: Screen) -> list[str]:
    """Returns all sheets as tables, and the winners at the end of the campaign."""
    lines = [screen.paint(standing(campaign), "title"), ""]
    panels = campaign.story.panels(campaign.chronicle)
    for panel in panels:
        lines += [*table(panel, screen.paint, screen.width), ""]
    winners = campaign.story.winners(campaign.chronicle)
    for panel in panels:
        if panel.seat in winners:
            lines += wrapped(text("terminal-campaign-won", player=panel.title), screen.width)
    return lines


def standing(campaign: Campaign) -> str:
    """Returns the name of the campaign and what comes next in it."""
    name, leg = str(campaign.story.name), campaign.leg
    if leg is None:
        return text("terminal-campaign-over", campaign=name)
    return text("terminal-campaign-next", campaign=name, leg=campaign.story.called(leg))


def news(campaign: Campaign) -> list[str]:
    """Returns what is new in the next leg, and where its story is told."""
    found = campaign_pages(campaign.story.id).news(campaign.chronicle)
    if found is None:
        return []
    return [found.lead, *[f"– {line}" for line, _ in found.lines], found.book]


class LegSession(Session):
    """One leg: a session that can show the sheets, and ends without a ranking if it was an interlude."""

    table: CampaignTable

    def __init__(self, table: CampaignTable, screen: Screen, greeting: Sequence[str]) -> None:
        super().__init__(table, screen, greeting)
        self.commands["sheets"] = self._sheets

    def end(self, viewer: int) -> None:
        if self.table.game.box.hidden:
            for line in self.table.sentences(self.table.since(viewer)):
                self.screen.say(line)
        else:
            super().end(viewer)

    def _sheets(self, _rest: str, _d: Decision) -> None:
        self.notes = sheets(self.table.campaign, self.screen)

    def _help(self, rest: str, d: Decision) -> None:
        super()._help(rest, d)
        self.notes += text("terminal-campaign-help").splitlines()


class CampaignSession:
    """A campaign at one terminal, from the open leg to its end."""

    def __init__(
        self, campaign: Campaign, file: Path, screen: Screen, greeting: Sequence[str] = (), *, sealed: bool
    ) -> None:
        self.campaign = campaign
        self.file = file
        self.screen = screen
        self.greeting = greeting
        self.sealed = sealed
        """Whether luck comes from a secret, so that nobody at the keyboard can compute it."""

    def run(self, match: Match | None) -> bool:
        """Plays to the end; returns False if the next leg cannot be played here."""
        self.save(match)
        while not self.campaign.over:
            match = match or self._new_match()
            if match is None:
                self._greet()
                self.screen.say(text("terminal-campaign-by-hand", leg=self._leg()))
                return False
            self._play(match)
            match = None
            if not self.campaign.over:
                self._pause()
        self._greet()
        self.screen.show(["", *sheets(self.campaign, self.screen)])
        return True

    def save(self, match: Match | None = None) -> None:
        write(self.file, self.campaign.record(match))

    def _leg(self) -> str:
        leg = self.campaign.leg
        assert leg is not None
        return self.campaign.story.called(leg)

    def _new_match(self) -> Match | None:
        """Returns a match of the next leg; None if it cannot be played here."""
        try:
            return self.campaign.start(luck=Keyed.fresh() if self.sealed else None)
        except SetupError:
            return None

    def _play(self, match: Match) -> None:
        title = text("terminal-campaign-leg", leg=self._leg())
        seated = CampaignTable(self.campaign, match, self.file, seat_bots(match))
        LegSession(seated, self.screen, [*self.greeting, title, *news(self.campaign)]).run()
        self.greeting = ()
        self.campaign.close(match)
        self.save()

    def _greet(self) -> None:
        for words in self.greeting:
            self.screen.say(words)
        self.greeting = ()

    def _pause(self) -> None:
        """Shows the sheets after a leg and waits, so that everybody can read."""
        self.screen.show(["", *sheets(self.campaign, self.screen)])
        if self.screen.ask(text("terminal-campaign-go-on")).lower() == "q":
            raise PlayerLeft
