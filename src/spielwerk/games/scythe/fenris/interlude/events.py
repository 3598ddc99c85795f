"""What happens in an interlude, for the log."""

from __future__ import annotations

from spielwerk.kernel.event import Event


class Recorded(Event, frozen=True, tag="interlude.Recorded"):
    seat: int
    coins: int
    wealth: int


class Won(Event, frozen=True, tag="interlude.Won"):
    seat: int


class Ticked(Event, frozen=True, tag="interlude.Ticked"):
    seat: int
    column: int


class Voted(Event, frozen=True, tag="interlude.Voted"):
    seat: int
    war: int
    peace: int
    reveals = True


class PathChosen(Event, frozen=True, tag="interlude.PathChosen"):
    side: str


class BonusRaised(Event, frozen=True, tag="interlude.BonusRaised"):
    seat: int
    bonus: int


class Released(Event, frozen=True, tag="interlude.Released"):
    kind: str


class TileDrawn(Event, frozen=True, tag="interlude.TileDrawn"):
    seat: int
    tile: int


class TileKept(Event, frozen=True, tag="interlude.TileKept"):
    seat: int
    tile: int
    price: int
    reveals = True


class BenefitGained(Event, frozen=True, tag="interlude.BenefitGained"):
    seat: int
    what: str
    card: int


class TileGone(Event, frozen=True, tag="interlude.TileGone"):
    seat: int
    tile: int


class Rolled(Event, frozen=True, tag="interlude.Rolled"):
    seat: int
    n: int


class FactionLeft(Event, frozen=True, tag="interlude.FactionLeft"):
    seat: int
    faction: int
    reveals = True


class FactionTaken(Event, frozen=True, tag="interlude.FactionTaken"):
    seat: int
    faction: int


class HomeTaken(Event, frozen=True, tag="interlude.HomeTaken"):
    sheet: int
    home: int


class NextEpisode(Event, frozen=True, tag="interlude.NextEpisode"):
    episode: str


class TileLaid(Event, frozen=True, tag="interlude.TileLaid"):
    space: int
    star: int


class MatTaken(Event, frozen=True, tag="interlude.MatTaken"):
    seat: int
    mat: int


class LeaderJudged(Event, frozen=True, tag="interlude.LeaderJudged"):
    """How somebody has led, in one of three categories: `style` is the category and the rank in it."""

    seat: int
    style: str


class CampaignWon(Event, frozen=True, tag="interlude.CampaignWon"):
    seat: int
    total: int
