"""What can go wrong at a table, as errors that a page can show: a status and a key for its words.

The pages have the words; `key` and `params` are all they need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from django.conf import settings

from spielwerk.kernel.errors import SpielwerkError

if TYPE_CHECKING:
    from spielwerk.table.store.live_table import LiveTable


class TableError(SpielwerkError):
    """An error that a person at the table should read; nothing has been changed."""

    status: ClassVar[int] = 400
    key: str = "table-error"

    def __init__(self, message: str, key: str = "", **params: object) -> None:
        super().__init__(message)
        self.key = key or self.key
        self.params = params


class TableGone(TableError, LookupError):
    """There is no such table, or it has been deleted."""

    status: ClassVar[int] = 404
    key: str = "table-error-gone"


class Stale(TableError):
    """The page was not the newest: somebody (perhaps this person, twice) has acted meanwhile."""

    status: ClassVar[int] = 409
    key: str = "table-error-stale"

    def __init__(self, live: LiveTable) -> None:
        super().__init__("the table has moved on meanwhile")
        self.live = live


class Refused(TableError):
    """This cannot be chosen, undone or done now.

    Keys: `table-refused-` with illegal | not-asked | over | nothing-to-undo | revealed | others-acted |
    nothing-to-redo | too-much | not-a-bot | unknown-bot | plan | nobody | automa | taken | rematch |
    closed | setup (param `problem`).
    """

    status: ClassVar[int] = 422
    key: str = "table-refused-illegal"


class Redirected(Refused):
    """The guide of a first game asks for something else; its words say what.

    Keys: `table-guide-` with read-on | first (param `option`).
    """

    status: ClassVar[int] = 200
    key: str = "table-guide-read-on"


class NotAllowed(TableError):
    """An address for posts was opened like a page, or the other way round."""

    status: ClassVar[int] = 405
    key: str = "table-error-method"


class NotYours(TableError):
    """The viewer has no right to this."""

    status: ClassVar[int] = 403
    key: str = "table-error-forbidden"


class BadToken(NotYours):
    """A link or code that opens nothing: wrong, already used, or replaced by a newer one."""

    key: str = "table-error-token"


class TooMany(TableError):
    """More tables or posts than this server allows from one address."""

    status: ClassVar[int] = 429
    key: str = "table-error-too-many"


class TooLarge(TableError):
    """A post larger than any choice can be."""

    status: ClassVar[int] = 413
    key: str = "table-error-too-large"

    def __init__(self, message: str, most: int = 0) -> None:
        super().__init__(message, most=(most or settings.DATA_UPLOAD_MAX_MEMORY_SIZE) // 1024)


class StoreBusy(TableError):
    """The database is locked by another process."""

    status: ClassVar[int] = 503
    key: str = "table-error-busy"


class StoreFull(TableError):
    """The disk is full."""

    status: ClassVar[int] = 507
    key: str = "table-error-full"


class StoreFailed(TableError):
    """The database cannot be read or written for another reason."""

    status: ClassVar[int] = 503
    key: str = "table-error-store"


class TableBroken(TableError):
    """A table whose choices the current rules can neither replay nor continue."""

    status: ClassVar[int] = 410
    key: str = "table-error-broken"
