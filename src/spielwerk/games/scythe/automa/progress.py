"""Step 3: the progress marker, the stars on its way, and the change to scheme II."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.automa.deck import Automas, active
from spielwerk.games.scythe.automa.events import Advanced, LineRead, SchemeChanged, WaterOpened
from spielwerk.games.scythe.automa.seat import AUTOMA_KEY, AutomaSeat, automa_of
from spielwerk.games.scythe.stars import Stars, fill
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.frame import Step


class Progress(Step, frozen=True, tag="scythe.automa.Progress"):
    """Moves the marker one space if the card shows a golden star; a crossed-out one does not move it.

    A line of the progress card continues on the next one; the last space is the last star.
    [scythe.automa-progress.advance, scythe.automa-progress.next-line, scythe.automa-progress.no-advance]
    [scythe.automa-progress.water-symbol, scythe.automa-star.progress, scythe.ruling.automa-progress-end]
    [fenris.multiautoma.progress-separate, fenris.multiautoma.stars-separate]
    """

    seat: int
    card: int

    def run(self, s: Scythe) -> None:
        m, automas = automa_of(s, self.seat), s.part(Automas)
        space = automas.marker[self.seat] + 1
        moves = active(s, m, self.card).advances and space < m.level.spaces
        if s.journal is not UNSET:
            verdict = "done" if moves else "crossed"
            s.journal.append(LineRead(self.seat, "progress", 0, "progress", "", space, verdict))
        if moves:
            advance(s, m)


def advance(s: Scythe, m: AutomaSeat) -> None:
    """Moves the marker one space and places the star of that space, if there is one.

    [scythe.automa-progress.advance, scythe.automa-progress.water-symbol, scythe.automa-star.progress]
    """
    if any(holds(s, m.seat) for holds in s.rules.automa_holds):
        return
    marker = s.part(Automas).marker
    marker[m.seat] = space = marker[m.seat] + 1
    if s.journal is not UNSET:
        s.journal.append(Advanced(m.seat, space))
        if space == m.level.locked:
            s.journal.append(WaterOpened(m.seat))
    for hook in s.rules.automa_advanced:
        hook(s, m.seat, space)
    if space in m.level.stars:
        place = s.rules.automa_star[m.seat]
        if place is None:
            progress_star(s, m)
            change_scheme(s, m)
        else:
            s.then(place(m.seat), ChangeScheme(m.seat))


def progress_star(s: Scythe, m: AutomaSeat) -> None:
    """Places a star next to the board if the track has a row there, or else on any free space that is not
    reserved (combat and power).  Which one it is has no effect.

    [scythe.automa-star.progress, scythe.automa-star.progress-location]
    [scythe.ruling.automa-star-space-occupied]
    """
    p, limits = s.players[m.seat], s.rules.star_limits[m.seat]
    track = tuple(s.rules.star_track.values())
    free = [i for i, star in enumerate(track) if not star.skip and p.stars[i] < limits[i]]
    fill(s, m.seat, min(free, key=lambda i: track[i].printed))
    Stars(m.seat).run(s)


def change_scheme(s: Scythe, m: AutomaSeat) -> None:
    """Switches to scheme II once the marker has reached the first star, unless a module holds that back.

    [scythe.automa-star.scheme-switch, fenris.peacetrack.automa-scheme-no-alliance]
    """
    automas = s.part(Automas)
    due = not automas.scheme[m.seat] and automas.marker[m.seat] >= m.level.stars[0]
    if due and not any(waits(s, m.seat) for waits in s.rules.automa_waits):
        second_scheme(s, m)


class ChangeScheme(Step, frozen=True, tag="scythe.automa.ChangeScheme"):
    """Changes to scheme II after a star of progress that a module has placed.

    [scythe.automa-star.scheme-switch]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        change_scheme(s, automa_of(s, self.seat))


def change_schemes(s: Scythe) -> None:
    """Switches all Automas to scheme II whose star was reached and whom nothing holds back any more."""
    for m in s.rules.module_data.get(AUTOMA_KEY, {}).values():
        change_scheme(s, m)


def second_scheme(s: Scythe, m: AutomaSeat) -> None:
    """Shuffles all cards at the first progress star; scheme II applies from now on.

    [scythe.automa-star.scheme-switch, scythe.automa-card.scheme-two, scythe.ruling.automa-switch-timing]
    [scythe.automa-star.no-switch-otherwise, fenris.multiautoma.scheme-separate]
    """
    automas = s.part(Automas)
    automas.scheme[m.seat] = 1
    automas.shuffle(m.deck)
    if s.journal is not UNSET:
        s.journal.append(SchemeChanged(m.seat))
