"""A campaign in the terminal: its file, the leg that is being played, and who sits there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from spielwerk.bots.bot import Bot
from spielwerk.cli.terminal.terminal_table import TerminalTable, read
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.match import BOT, Match
from spielwerk.kernel.record import RecordError


class CampaignTable(TerminalTable):
    """The table of a leg: what is saved is the whole campaign."""

    def __init__(
        self, campaign: Campaign, match: Match, file: Path, bots: Mapping[int, Bot] | None = None
    ) -> None:
        super().__init__(match, file, bots)
        self.campaign = campaign

    def lines(self) -> list[str]:
        return self.campaign.record(self.match)

    def called(self, seat: int) -> str:
        """Returns the game's name for a seat, with the name of the person unless it is that name."""
        called = str(self.game.box.speech().seat(seat, self.game.rules))
        return called if called == self.names[seat].removeprefix(BOT) else super().called(seat)


def load_campaign(file: Path) -> tuple[Campaign, Match | None]:
    """Returns the campaign of a file and its open match; every problem is one line."""
    lines = read(file)
    try:
        return Campaign.load(lines, str(file))
    except RecordError as error:
        raise SpielwerkError(f"{file}:{error.line}: {error.to_sentence()}") from error
