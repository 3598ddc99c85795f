"""The tracks: four rows of twelve spaces, with a lens on the own position.

The own space and the two after it have words; all others show their number, pictograms and tokens, and their
words in a title.  A space that can be entered now is a button that pays and advances.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.controls import control
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.posting import posted
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry import marks
from spielwerk.boards.tapestry.actors import token
from spielwerk.boards.tapestry.hyphens import soft
from spielwerk.boards.tapestry.icons import pic, resource_pic, signs
from spielwerk.boards.tapestry.paths import paid
from spielwerk.boards.tapestry.typed import known_of, rules_of, speech_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.advance import extra_price
from spielwerk.games.tapestry.effects import BUILDINGS, TRACKS
from spielwerk.games.tapestry.options import ADVANCE, ALL_TRACKS, TRACK
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.speech import TapestrySpeech
from spielwerk.games.tapestry.state import NONE
from spielwerk.games.tapestry.tables import Space
from spielwerk.games.tapestry.tracks import movable
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import current_language, text

LONG = 40
"""Letters of a benefit beyond which its words take the room of the pictograms."""
SHORT = 30
"""Letters of a benefit beyond which the space after the next has pictograms only."""
WIDE = 11
"""Letters of a name beyond which a slip needs two lines for it."""
WIDEST = 14
"""Letters of a name beyond which it needs two lines also in a tall window."""
LENS = 3
"""Spaces with words: the own one, and the next two."""


class Offer(Struct, frozen=True):
    """What a space offers now: what it posts, why not, or nothing."""

    posts: str = ""
    plain: str = ""
    """What asks for the payment instead of proposing one."""
    paid: tuple[int, ...] = ()
    lack: str = ""
    own: int = 0
    """How much of the track's own resource it costs."""
    rest: int = 0
    """How many resources of any kind it costs that are not chosen."""


def tracks(scene: Scene) -> str:
    """Returns all rows."""
    shown = bits(rules_of(scene).tracks)
    return f'<div class="ta-tracks" id="tracks">{"".join([_track(scene, i) for i in shown])}</div>'


def _track(scene: Scene, track: int) -> str:
    rules, view = rules_of(scene), view_of(scene)
    seat = max(scene.viewer, 0)
    own = view.at[seat][track] if scene.viewer >= 0 else NONE
    here = _tokens(scene, track)
    offer = _offer(scene, track)
    cells = "".join(
        [
            _cell(scene, (track, step), own, here.get(step, ""), offer if step == own + 1 else Offer())
            for step in range(1, len(rules.spaces[track]))
        ]
    )
    name = ALL_TRACKS[track]
    opening = f'<section class="ta-track t-{track}" id="track-{name}" data-ref="track:{name}"'
    waiting = here.get(0, "") + here.get(NONE, "")
    inner = f'{_head(scene, track, waiting)}{_whole(name)}<ol class="cells">{cells}</ol>'
    return kept(opening, inner, "</section>")


def _whole(name: str) -> str:
    """Returns the switch by which a phone shows all spaces of a track, as a list."""
    words = "".join([f"<span>{esc(text(f'tapestry-board-{key}-spaces'))}</span>" for key in ("all", "few")])
    return (
        f'<input type="checkbox" class="hidden-text whole" id="whole-{name}">'
        f'<label for="whole-{name}" class="whole-label">{words}</label>'
    )


def cell_id(track: int, step: int) -> str:
    """Returns the id of a space in the drawing; step 0 is where tokens wait to start."""
    return f"cell-{ALL_TRACKS[track]}-{step}"


def _head(scene: Scene, track: int, waiting: str) -> str:
    """Returns the name of a track, what the viewer has of its resource, and the tokens that wait to start."""
    view, rules = view_of(scene), rules_of(scene)
    name = names.track(track, rules)
    inner = f"<h2>{esc(name.name)}</h2>"
    start = f'<span class="toks start" id="{cell_id(track, 0)}">{waiting}</span>'
    if track < len(TRACKS):
        has = str(view.players[scene.viewer].res[track]) if scene.viewer >= 0 else ""
        kind = esc(rules.data.tracks().tracks[track].building)
        inner += f'<span class="has">{resource_pic(track)}<b>{has}</b></span>{start}'
        inner += f'<span class="kind">{pic(BUILDINGS[track], f"r-{track}")}{kind}</span>'
    else:
        inner += start
    d, option = scene.mine, TRACK[track]
    post = option.text if d is not None and option in d.options else ""
    words = scene.speech.option(option, d, rules) if d is not None and post else ""
    return press(post, "track-head", inner, words, f"track-{option.text}" if post else "")


def _tokens(scene: Scene, track: int) -> dict[int, str]:
    """Returns the tokens on each step."""
    view, rules = view_of(scene), rules_of(scene)
    found: dict[int, str] = {}
    for actor, row in enumerate(view.at):
        steps = [row[track], *[step for a, t, step in view.spare if (a, t) == (actor, track)]]
        for step in steps:
            if step >= 0:
                found[step] = found.get(step, "") + token(actor, rules)
    pieces = marks.on_track(scene, track)
    for step, drawn in pieces.items():
        if step != NONE:
            found[step] = found.get(step, "") + drawn
    found[NONE] = marks.note(scene, track, pieces)
    return found


def _offer(scene: Scene, track: int) -> Offer:
    """Returns what the next space of a track offers the viewer."""
    d, option = scene.mine, ADVANCE[track]
    if d is None or d.seat != scene.viewer:
        return Offer()
    if option in d.options:
        path, _ = paid(scene, option)
        plain = option.text if len(path) > 1 else ""
        kinds = tuple([o.i for o in path[1:] if o.verb == "pay"])
        known = known_of(scene)
        space = known.rules.spaces[track][known.at[d.seat][track] + 1]
        rest = max(space.any + extra_price(known, d.seat, track) - len(kinds), 0)
        if rest and len(path) == 1:
            kinds = _only(known.players[d.seat].res, track, space.own, rest)
            rest -= len(kinds)
        return Offer(posted(path), plain, kinds, "", space.own, rest)
    if not any(o in ADVANCE for o in d.options):
        return Offer()
    view, rules = view_of(scene), rules_of(scene)
    res, at = view.players[scene.viewer].res, view.at[scene.viewer][track]
    if not 0 <= at < len(rules.spaces[track]) - 1:
        return Offer()
    space = rules.spaces[track][at + 1]
    known = known_of(scene)
    short = max(0, space.own - res[track]) if space.own else 0
    rest = space.own + space.any + extra_price(known, scene.viewer, track) - sum(res)
    if not movable(known, scene.viewer, track):
        return Offer(lack=text("tapestry-board-closed"))
    missing = names.resource(track, short) if short else text("tapestry-board-any", n=rest)
    return Offer(lack=text("tapestry-board-lack", what=missing))


def _only(res: Sequence[int], track: int, own: int, rest: int) -> tuple[int, ...]:
    """Returns the resources that are paid without a question: all that are left, or those of one kind."""
    left = [n - own * (kind == track) for kind, n in enumerate(res)]
    kinds = [kind for kind, n in enumerate(left) if n > 0]
    if len(kinds) == 1:
        return (kinds[0],) * rest
    return tuple([kind for kind in kinds for _ in range(left[kind])]) if sum(left) == rest else ()


def _cell(scene: Scene, at: tuple[int, int], own: int, here: str, offer: Offer) -> str:
    """Returns a space; the lens shows the words of those that matter now."""
    rules, (track, step) = rules_of(scene), at
    near = own >= 0 and own <= step < own + LENS
    kind = "at-own" if step == own else "at-next" if step == own + 1 else "at-after" if near else "at-far"
    if step < own:
        kind += " is-past"
    space = rules.spaces[track][step]
    bar = " tier" if step > 1 and rules.spaces[track][step - 1].tier != space.tier else ""
    called = names.space(track, space.number, rules).name
    if kind in {"at-far", "at-next"} and len(called) > WIDE:
        kind += " is-long is-longest" if len(called) > WIDEST else " is-long"
    inner = (
        f'<span class="crown"><b>{space.number}</b>{_landmark(scene, space)}'
        f"<strong>{soft(esc(called))}</strong>"
        f'<span class="toks">{here}</span></span>'
        f"{_words(track, step, rules, speech_of(scene), near=near)}"
    )
    drawn = f"{_foot(space, speech_of(scene), rules, kind)}{_price(offer, track)}" if near else ""
    foot = f'<span class="ta-foot">{drawn}</span>' if near else ""
    ref = f'id="{cell_id(track, step)}" data-ref="space:{ALL_TRACKS[track]}-{space.number}"'
    if offer.posts:
        words = _label(scene, track, space, offer)
        look = "cell option"
        of = f"advance-{ALL_TRACKS[track]}"
        button = press(offer.posts, look, inner + foot, words, f"go-{of}", of=of)
        button = button.replace("<button ", f'<button data-digit="{track + 1}" ', 1)
        return f'<li class="{kind}{bar}" {ref}>{button}{_other(offer, of)}</li>'
    lack = f'<span class="ta-lack">{esc(offer.lack)}</span>' if offer.lack else ""
    closed = " barred" if lack else ""
    return f'<li class="{kind}{bar}{closed}" {ref}><div class="cell">{inner}{lack}{foot}</div></li>'


def _words(track: int, step: int, rules: TapestryRules, speech: TapestrySpeech, *, near: bool) -> str:
    """Returns what a space gives: in words near the own token, otherwise in pictograms."""
    space = rules.spaces[track][step]
    gain = _bonus_words(space, speech, rules)
    benefit = capital(speech.effect(space.benefit, rules)) if space.benefit else ""
    if not near:
        said = esc("; ".join([part for part in (benefit, gain) if part]))
        words = f'<span class="hidden-text">{said}</span>'
        return f'<span class="far-words">{words}{_pics(space)}</span>'
    more = f"<small>{esc(capital(gain))}</small>" if gain else ""
    long = " is-long" if len(benefit) > SHORT else ""
    return f'<span class="ta-words{long}">{soft(esc(benefit))}{more}</span>'


def _pics(space: Space, title: str = "", look: str = "signs") -> str:
    """Returns the pictograms of a space; those of the bonus are framed, with its words if they are nowhere
    else."""
    bonus = ""
    if space.bonus:
        said = f' title="{esc(title)}"' if title else ""
        bonus = f'<span class="ta-bonus"{said}>{signs(space.bonus.gain)}</span>'
    return f'<span class="{look}">{signs(space.benefit)}{bonus}</span>'


def _foot(space: Space, speech: TapestrySpeech, rules: TapestryRules, kind: str) -> str:
    """Returns the pictograms of a space with words; long words need their room unless they are left out."""
    long = space.benefit is not None and len(speech.effect(space.benefit, rules)) > LONG
    look = "signs spare" if long and kind != "at-after" else "signs"
    return _pics(space, _bonus_words(space, speech, rules), look)


def _bonus_words(space: Space, speech: TapestrySpeech, rules: TapestryRules) -> str:
    if not space.bonus:
        return ""
    price = text(f"tapestry-price-{space.bonus.cost}", n=space.bonus.n)
    return text("tapestry-board-bonus", price=price, gain=speech.effect(space.bonus.gain, rules))


def _landmark(scene: Scene, space: Space) -> str:
    """Returns the flag of a landmark, filled while it is still to be had."""
    if space.landmark == NONE:
        return ""
    free = view_of(scene).landmarks >> space.landmark & 1
    name = names.landmark(space.landmark, rules_of(scene)).name
    words = esc(text("tapestry-board-landmark" if free else "tapestry-board-landmark-taken", name=name))
    return (
        f'<span class="flag {"is-free" if free else "is-gone"}" role="img" title="{words}">'
        f"{pic('landmark')}</span>"
    )


def _price(offer: Offer, track: int) -> str:
    """Returns what an advance costs: the own resource, those that are proposed, and the rest."""
    pics = "".join([resource_pic(kind) for kind in (*[track] * offer.own, *offer.paid)])
    pics += pic("any") * offer.rest
    return f'<span class="ta-price">{esc(text("tapestry-board-pay"))} {pics}</span>' if pics else ""


def _other(offer: Offer, of: str) -> str:
    """Returns the quiet button that asks for the payment."""
    if not offer.plain:
        return ""
    words = esc(text("tapestry-board-pay-other"))
    return (
        f'<button form="act" name="choice" value="{esc(offer.plain)}" class="pay-other" id="other-{of}"'
        f' title="{words}" aria-label="{words}"{control(of)}>⇄</button>'
    )


def _label(scene: Scene, track: int, space: Space, offer: Offer) -> str:
    return _advance_label(track, space, offer.paid, offer.rest, rules_of(scene), current_language())


@lru_cache(1024)
def _advance_label(
    track: int, space: Space, kinds: tuple[int, ...], rest: int, rules: TapestryRules, _language: str
) -> str:
    name = names.space(track, space.number, rules).name
    own = [names.resource(track, space.own)] if space.own else []
    free = [text("tapestry-board-any", n=rest)] if rest else []
    pay = names.listed([*own, *[names.resource(kind) for kind in kinds], *free])
    return text("tapestry-board-advance", space=name, track=names.track(track, rules).name, pay=pay)
