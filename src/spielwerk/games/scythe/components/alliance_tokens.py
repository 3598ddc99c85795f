"""The alliance tokens: `alliances.toml`."""

from spielwerk.kernel.data import Count, Data, Id, Source, must_differ


class AllianceToken(Data, frozen=True):
    """The token of a faction: the coins on it; the ability on it is that of the faction."""

    id: Id
    coins: Count
    source: Source = "component"


class AllianceFile(Data, frozen=True):
    """`back`: what a broken alliance costs.  `left_alone`: for the only player without an ally.  `automa`:
    what an Automa gains instead of the coins on the token."""

    back: Count
    left_alone: Count
    automa: Count
    tokens: tuple[AllianceToken, ...]

    def __post_init__(self) -> None:
        must_differ("token", [token.id for token in self.tokens])

    def coins(self, faction: str) -> int:
        """Returns the coins on the token of a faction."""
        return next(token.coins for token in self.tokens if token.id == faction)
