"""The tracks: four rows of twelve spaces, with a lens on the own position.

The own space and the two after it have words; all others show their number, pictograms and tokens, and their
words in a title.  A space that can be entered now is a button that pays and advances.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.controls import control
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.posting import posted
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.actors import token
from spielwerk.boards.tapestry.icons import pic, resource_pic, signs
from spielwerk.boards.tapestry.paths import paid
from spielwerk.boards.tapestry.typed import rules_of, speech_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.effects import BUILDINGS, TRACKS
from spielwerk.games.tapestry.options import ADVANCE, TRACK
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.speech import TapestrySpeech
from spielwerk.games.tapestry.state import NONE
from spielwerk.games.tapestry.tables import Space
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import current_language, text

LENS = 3
"""Spaces with words: the own one, and the next two."""


class Offer(Struct, frozen=True):
    """What a space offers now: what it posts, why not, or nothing."""

    posts: str = ""
    plain: str = ""
    """What asks for the payment instead of proposing one."""
    paid: tuple[int, ...] = ()
    lack: str = ""


def tracks(scene: Scene) -> str:
    """Returns all rows."""
    count = len(rules_of(scene).data.tracks().tracks)
    return f'<div class="ta-tracks" id="tracks">{"".join([_track(scene, i) for i in range(count)])}</div>'


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
    name = TRACKS[track]
    opening = f'<section class="ta-track t-{track}" id="track-{name}" data-ref="track:{name}"'
    inner = f'{_head(scene, track, here.get(0, ""))}<ol class="cells">{cells}</ol>'
    return kept(opening, inner, "</section>")


def _head(scene: Scene, track: int, waiting: str) -> str:
    """Returns the name of a track, what the viewer has of its resource, and the tokens that wait to start."""
    view, rules = view_of(scene), rules_of(scene)
    name = names.track(track, rules)
    has = str(view.players[scene.viewer].res[track]) if scene.viewer >= 0 else ""
    kind = esc(rules.data.tracks().tracks[track].building)
    inner = (
        f"<h2>{esc(name.name)}</h2>"
        f'<span class="has">{resource_pic(track)}<b>{has}</b></span>'
        f'<span class="kind">{pic(BUILDINGS[track], f"r-{track}")}{kind}</span>'
    )
    d, option = scene.mine, TRACK[track]
    post = option.text if d is not None and option in d.options else ""
    words = scene.speech.option(option, d, rules) if d is not None and post else ""
    start = f'<span class="toks start">{waiting}</span>' if waiting else ""
    return press(post, "track-head", inner + start, words, f"track-{option.text}" if post else "")


def _tokens(scene: Scene, track: int) -> dict[int, str]:
    """Returns the tokens on each step."""
    view, rules = view_of(scene), rules_of(scene)
    found: dict[int, str] = {}
    for actor, row in enumerate(view.at):
        steps = [row[track], *[step for a, t, step in view.spare if (a, t) == (actor, track)]]
        for step in steps:
            if step >= 0:
                found[step] = found.get(step, "") + token(actor, rules)
    return found


def _offer(scene: Scene, track: int) -> Offer:
    """Returns what the next space of a track offers the viewer."""
    d, option = scene.mine, ADVANCE[track]
    if d is None or d.seat != scene.viewer:
        return Offer()
    if option in d.options:
        path, _ = paid(scene, option)
        plain = option.text if len(path) > 1 else ""
        return Offer(posted(path), plain, tuple([o.i for o in path[1:] if o.verb == "pay"]))
    if not any(o in ADVANCE for o in d.options):
        return Offer()
    view, rules = view_of(scene), rules_of(scene)
    res, at = view.players[scene.viewer].res, view.at[scene.viewer][track]
    if not 0 <= at < len(rules.spaces[track]) - 1:
        return Offer()
    space = rules.spaces[track][at + 1]
    short = max(0, space.own - res[track])
    missing = (
        names.resource(track, short)
        if short
        else text("tapestry-board-any", n=space.own + space.any - sum(res))
    )
    return Offer(lack=text("tapestry-board-lack", what=missing))


def _cell(scene: Scene, at: tuple[int, int], own: int, here: str, offer: Offer) -> str:
    """Returns a space; the lens shows the words of those that matter now."""
    rules, (track, step) = rules_of(scene), at
    near = own >= 0 and own <= step < own + LENS
    kind = "at-own" if step == own else "at-next" if step == own + 1 else "at-after" if near else "at-far"
    space = rules.spaces[track][step]
    bar = " tier" if step > 1 and rules.spaces[track][step - 1].tier != space.tier else ""
    inner = (
        f'<span class="crown"><b>{space.number}</b>{_landmark(scene, space)}'
        f'<span class="toks">{here}</span></span>'
        f"{_words(track, step, rules, speech_of(scene), near=near)}"
    )
    ref = f'data-ref="space:{TRACKS[track]}-{space.number}"'
    if offer.posts:
        words = _label(scene, track, space, offer)
        look = "cell option"
        of = f"advance-{TRACKS[track]}"
        button = press(offer.posts, look, inner + _price(offer), words, f"go-{of}", of=of)
        return f'<li class="{kind}{bar}" {ref}>{button}{_other(offer, of)}</li>'
    lack = f'<span class="ta-lack">{esc(offer.lack)}</span>' if offer.lack else ""
    closed = " barred" if lack else ""
    return f'<li class="{kind}{bar}{closed}" {ref}><div class="cell">{inner}{lack}</div></li>'


def _words(track: int, step: int, rules: TapestryRules, speech: TapestrySpeech, *, near: bool) -> str:
    space = rules.spaces[track][step]
    gain = _bonus_words(space, speech, rules)
    said = _said(space, track, rules, speech, gain)
    bonus = ""
    if space.bonus:
        bonus = f'<span class="ta-bonus" title="{esc(gain)}">{signs(space.bonus.gain)}</span>'
    pics = f'<span class="signs">{signs(space.benefit)}{bonus}</span>'
    if not near:
        words = f'<span class="hidden-text">{esc(said)}</span>'
        return f'<span class="far-words">{words}{pics}</span>'
    name = esc(names.space(track, space.number, rules).name)
    benefit = esc(capital(speech.effect(space.benefit, rules))) if space.benefit else ""
    more = f"<small>{esc(gain)}</small>" if gain else ""
    return f'<strong>{name}</strong><span class="ta-words">{benefit}{more}</span>{pics}'


def _said(space: Space, track: int, rules: TapestryRules, speech: TapestrySpeech, gain: str) -> str:
    """Returns a space in words."""
    name = names.space(track, space.number, rules).name
    benefit = speech.effect(space.benefit, rules) if space.benefit else ""
    return ": ".join([part for part in (name, "; ".join([p for p in (benefit, gain) if p])) if part])


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
        f'<span class="flag {"is-free" if free else "is-gone"}" title="{words}">{pic("landmark")}'
        f'<span class="hidden-text">{words}</span></span>'
    )


def _price(offer: Offer) -> str:
    pics = "".join([resource_pic(kind) for kind in offer.paid])
    return f'<span class="ta-price">{esc(text("tapestry-board-pay"))} {pics}</span>' if offer.paid else ""


def _other(offer: Offer, of: str) -> str:
    """Returns the quiet button that asks for the payment."""
    if not offer.plain:
        return ""
    words = esc(text("tapestry-board-pay-other"))
    return (
        f'<button form="act" name="choice" value="{esc(offer.plain)}" class="pay-other" id="other-{of}"'
        f' title="{words}" aria-label="{words}"{control(of)}>…</button>'
    )


def _label(scene: Scene, track: int, space: Space, offer: Offer) -> str:
    return _advance_label(track, space, offer.paid, rules_of(scene), current_language())


@lru_cache(1024)
def _advance_label(track: int, space: Space, kinds: tuple[int, ...], rules: TapestryRules, _lang: str) -> str:
    name = names.space(track, space.number, rules).name
    own = [names.resource(track, space.own)] if space.own else []
    pay = names.listed([*own, *[names.resource(kind) for kind in kinds]])
    return text("tapestry-board-advance", space=name, track=names.track(track, rules).name, pay=pay)
