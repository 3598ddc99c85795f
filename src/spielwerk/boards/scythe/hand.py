"""The hand next to the sections: tracks, stars, combat cards, objectives, mechs with their abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.fenris.held_token import allied_with
from spielwerk.boards.scythe.fenris.modifications import notes_on, tiles_on
from spielwerk.boards.scythe.hyphens import soft
from spielwerk.boards.scythe.icons import amount, pic, titled
from spielwerk.boards.scythe.looks import look
from spielwerk.boards.scythe.our_reading import our_reading
from spielwerk.boards.scythe.typed import known_of, rules_of, view_of
from spielwerk.games.scythe import names
from spielwerk.games.scythe.objectives import waits
from spielwerk.games.scythe.options import BONUS, GAINS, MECH
from spielwerk.games.scythe.state import CHAMPION, CHARACTER, NOWHERE, Player
from spielwerk.games.scythe.view import UNKNOWN
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.games.scythe.components import Components, Text
    from spielwerk.games.scythe.components.score_sheet import Limits

CACHE_SIZE = 512
READING = ("fenris-modules", "fenris.ruling.vesna-start-values", "scythe-recruits-reading")
"""Where the rulebook says what is known of a faction mat with a stand-in."""
WIDEST_FAN = 7
"""The number of cards shown side by side."""
SECRET = "?"
"""The sign for coins that the viewer may not know."""


def hand(scene: Scene, seat: int, play: Mapping[str, str], of: str) -> str:
    """Draws what is next to the action sections: tracks and stars, hand cards, faction mat.

    `play` is what buttons of the mat post, `of` the control that lifted mechs belong to.
    """
    lang = current_language()
    view = view_of(scene)
    p: Player = view.players[seat]
    rules = rules_of(scene)
    mechs = tuple(p.units[CHARACTER + 1 : CHAMPION + 1])
    printed = (rules.limits, rules.pieces.stars)
    ally = allied_with(scene, seat)
    partner = (rules.factions[ally], names.seat(ally, rules).name) if ally != seat else ("", "")
    whose = (rules.factions[seat], rules.seats, tuple(rules.changed_abilities.items()), partner)
    champion = rules.champion[seat]
    led = champion and p.units[CHAMPION] != NOWHERE
    fifth = (names.name(champion), look(seat, rules)) if champion and led else ("", "")
    figures = (p.power, p.popularity, p.coins)
    bonuses = (p.bonuses, rules.one_time[seat])
    posts = tuple([play.get(option.text, "") for option in (*MECH, *BONUS)])
    return (
        '<div class="beside">'
        f"{_tracks(rules.data, printed, figures, earned(scene, seat), lang)}{_cards(scene, seat)}"
        f"{_faction(rules.data, whose, (mechs, tiles_on(scene, seat), fifth), bonuses, (posts, of), lang)}"
        "</div>"
    )


def heading(key: str) -> str:
    """Returns the name of a part of the desk, which has no room on a low mat."""
    return f'<h3 class="desk-label">{esc(text(key))}</h3>'


# --- tracks and stars


@lru_cache(CACHE_SIZE)
def _tracks(
    data: Components,
    printed: tuple[Limits, int],
    figures: tuple[int, int, int],
    stars: tuple[Text, ...],
    _lang: str,
) -> str:
    """Returns power, popularity with its tiers, coins and stars, with their limits."""
    power, popularity, coins = figures
    most, most_stars = printed
    scoring = data.scoring()
    tiers = [tier.popularity for tier in scoring.tiers]
    pays = scoring.tier(popularity)
    worth = text("scythe-hand-tier", star=pays.star, region=pays.region, pair=pays.pair)
    loved = f"{names.gain(2, popularity)}: {worth}"
    purse = SECRET if coins == UNKNOWN else coins
    says = text("scythe-panel-secret") if coins == UNKNOWN else names.gain(1, coins)
    return (
        '<div class="beside-block tracks">'
        f"{_track('power', (power, most.power), (), names.gain(0, power))}"
        f"{_track('popularity', (popularity, most.popularity), tiers[1:], loved)}"
        f'<div class="line">{amount("coins", purse, says)}{star_row(stars, most_stars, _lang)}</div>'
        f'<p class="more-only">{esc(worth)}</p></div>'
    )


def _track(name: str, at: tuple[int, int], marks: Sequence[int], words: str) -> str:
    """Returns a ruler with a marker and ticks at the tiers."""
    n, most = at
    ticks = "".join([f'<path class="tick" d="M{mark * 100 / most:.1f} 0V10"/>' for mark in marks])
    return (
        f'<div class="ruler {name}" title="{esc(words)}">{amount(name, n, words)}'
        '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="rail" d="M0 5H100"/><path class="filled" d="M0 5H{n * 100 / most:.1f}"/>{ticks}'
        "</svg></div>"
    )


def earned(scene: Scene, seat: int) -> tuple[Text, ...]:
    """Returns what the stars of a seat were for, star by star."""
    track, stars = rules_of(scene).star_track.values(), view_of(scene).players[seat].stars
    return tuple([star.name for star, n in zip(track, stars, strict=True) for _ in range(n)])


@lru_cache(CACHE_SIZE)
def star_row(stars: tuple[Text, ...], most: int, _lang: str) -> str:
    """Returns the stars placed and those left, with what they were for."""
    n = len(stars)
    says = text("scythe-hand-stars", n=n, what=names.listed([names.name(star) for star in stars]))
    return titled(pic("star", "pic got") * n + pic("star") * max(0, most - n), says, "stars")


# --- cards


def _cards(scene: Scene, seat: int) -> str:
    """Returns the viewer's own cards by value, others' as backs unless hands are open; objectives that can be
    revealed glow."""
    view = view_of(scene)
    if seat == scene.viewer:
        counts = [(v, n) for v, n in zip(rules_of(scene).card_values, view.hand, strict=False) if n]
        fronts, says = _open_fan(counts)
        objectives = "".join([_own_objective(scene, n) for n in view.objectives])
    elif view.hands:
        counts = [(v, n) for v, n in zip(rules_of(scene).card_values, view.hands[seat], strict=False) if n]
        fronts, says = _open_fan(counts)
        data, lang = rules_of(scene).data, current_language()
        objectives = "".join([_objective(data, n, "", False, lang) for n in view.all_objectives[seat]])
    else:
        n = view.hand_sizes[seat]
        fronts = _fan([('<b class="card back"></b>', n)])
        says = names.gain(3, n)
        count = view.objective_counts[seat]
        words = text("scythe-hand-objectives", n=count)
        objectives = f'<p class="muted">{pic("objective")}{esc(words)}</p>' if count else ""
    none = f'<i class="none">{esc(text("scythe-hand-none"))}</i>'
    fan = titled(pic("cards") + (fronts or none), says, "fan")
    title = heading("scythe-hand-title")
    return f'<div class="beside-block cards">{title}<div class="objectives">{objectives}</div>{fan}</div>'


def _open_fan(counts: Sequence[tuple[int, int]]) -> tuple[str, str]:
    """Returns open cards, given as values with their numbers, and the words for them."""
    values = [v for v, n in counts for _ in range(n)]
    fronts = _fan([(f'<b class="card v{v}">{v}</b>', n) for v, n in counts])
    return fronts, text("scythe-hand-cards", n=len(values), values=names.listed(values))


def _fan(cards: Sequence[tuple[str, int]]) -> str:
    """Returns each card separately, or one per kind with its number if there are many."""
    if sum([n for _, n in cards]) <= WIDEST_FAN:
        return "".join([card * n for card, n in cards])
    return "".join([f'{card}<span class="times">×{n}</span>' for card, n in cards])


def _reveal(scene: Scene, number: int) -> str:
    """Returns the option that reveals an objective now, if any."""
    options = scene.mine.options if scene.mine else ()
    return next((o.text for o in options if o.verb == "reveal" and o.n == number), "")


def _own_objective(scene: Scene, number: int) -> str:
    """Returns an objective: to be revealed now, at the end of the turn, or not fulfilled yet."""
    post = _reveal(scene, number)
    waiting = not post and waits(known_of(scene), scene.viewer, number)
    return _objective(rules_of(scene).data, number, post, waiting, current_language())


@lru_cache(CACHE_SIZE)
def _objective(data: Components, number: int, post: str, waiting: bool, _lang: str) -> str:
    card = data.objectives()[number]
    name, demands = names.name(card.name), names.name(card.text)
    note = text("scythe-hand-waits-why") if waiting else ""
    why = f'<span class="more-only until-then">{esc(note)}</span>' if waiting else ""
    inner = (
        f'{pic("objective")}<span class="demand"><b>{esc(name)}</b>'
        f'<span class="more-only">{esc(demands)}</span>{why}</span>'
    )
    if not post:
        title = f"{demands} {note}".strip()
        sign = f'<span class="claim">{icon("wait")}{esc(text("scythe-hand-waits"))}</span>' if waiting else ""
        look = "objective waits" if waiting else "objective"
        return f'<div class="{look}" title="{esc(title)}" data-ref="objective:{number}">{inner}{sign}</div>'
    claim = f'<span class="claim">{esc(text("scythe-hand-claim"))}{pic("star")}</span>'
    return (
        f'<button form="act" name="choice" value="{esc(post)}" id="claim-{slug(post)}" title="{esc(demands)}"'
        f' class="objective glows option" data-ref="objective:{number}">{inner}{claim}</button>'
    )


# --- what the faction has


@lru_cache(CACHE_SIZE)
def _faction(
    data: Components,
    whose: tuple[str, int, tuple[tuple[str, Text], ...], tuple[str, str]],
    spaces: tuple[tuple[int, ...], tuple[str, ...], tuple[str, str]],
    bonuses: tuple[int, tuple[int, ...]],
    presses: tuple[tuple[str, ...], str],
    _lang: str,
) -> str:
    """Returns mechs with their abilities, on the mat or on the board, and the one-time recruit bonuses.

    `whose` is the faction, the number of seats, the texts of abilities that are changed in this game, and the
    faction and the name of an ally, whose ability comes last.
    `spaces` are the places of the mechs and of a champion, the tiles that cover the abilities of the mechs,
    and the name and the look of a champion on the board.  `presses` are what lifting each mech posts, then
    what putting a recruit on each bonus posts; and the control that they belong to.
    """
    posts, of = presses
    (*mechs, fifth), tiles, (champion, colour) = spaces
    faction, seats, changed, (partner, called) = whose
    mat = data.factions()[faction]
    own = names.ability_text(mat.ability, faction, seats, data=data)
    lines = [_ability(data, mat.ability, "star", "", own)]
    for printed, tile, place, post in zip(mat.mechs, tiles, mechs, posts, strict=False):
        where = "" if place == NOWHERE else names.hex_name(place).name
        does = names.ability_text(tile or printed, faction, seats, {} if tile else dict(changed), data)
        under = "" if data.abilities()[printed].blank else printed
        covered = (under, notes_on(tile, data)) if tile else ("", "")
        lines.append(_ability(data, tile or printed, "mech", where, does, post=post, of=of, covered=covered))
    if champion:
        named = (champion, names.hex_name(fifth).name, "")
        lines.append(_field("deployed champion", "", _chip(colour), named, text("scythe-hand-champion")))
    if partner:
        lent = data.factions()[partner].ability
        does = names.ability_text(lent, partner, seats, data=data)
        lines.append(_ability(data, lent, "star", called, does, look="ally"))
    free = posts[len(mechs) :]
    taken = "".join([_bonus(i, n, bool(bonuses[0] >> i & 1), free[i]) for i, n in enumerate(bonuses[1])])
    title = heading("scythe-panel-mechs")
    inner = f'{title}<ul class="abilities">{"".join(lines)}</ul><div class="line bonuses">{taken}</div>'
    if mat.source == "stand-in":
        inner += f'<p class="tile-notes">{our_reading(*READING)}</p>'
    return kept(f'<div class="beside-block faction" id="faction-{faction}"', inner, "</div>")


def _ability(
    data: Components,
    id: str,
    symbol: str,
    where: str,
    does: str,
    *,
    post: str = "",
    of: str = "",
    covered: tuple[str, str] = ("", ""),
    look: str = "",
) -> str:
    """Returns an ability whose text opens under its name, or its mech, which can be lifted.

    `covered` is the ability under a tile, and what there is to say about the tile.
    """
    state = f"deployed {look}".strip() if where or symbol == "star" else "waits"
    name = names.ability(id, data).name
    under, said = covered
    beneath = names.ability(under, data).name if under else ""
    instead = f" <s>{esc(beneath)}</s>" if under else ""
    if post:
        inner = f"{pic(symbol)}<span>{esc(soft(name))}{instead}</span><small>{esc(does)}</small>"
        lifted = press(post, "lift", inner, f"{name}: {does}", f"lift-mech-{id}", of=of)
        return f'<li class="{state}">{lifted}</li>'
    note = f"<p>{esc(text('scythe-tile-instead', ability=beneath))}</p>" if under else ""
    return _field(state, f"ability:{id}", pic(symbol), (name, where, instead), does, more=f"{note}{said}")


def _field(
    state: str, ref: str, drawn: str, named: tuple[str, str, str], does: str, *, more: str = ""
) -> str:
    """Returns a field of the faction mat, which opens in words.

    It is `named` by what it is, where its unit is, and what it covers.
    """
    name, where, instead = named
    place = f" <b>{esc(where)}</b>" if where else ""
    about = f' data-ref="{esc(ref)}"' if ref else ""
    return (
        f'<li class="{state}"{about}><details name="abilities">'
        f'<summary title="{esc(name)}: {esc(does)}">{drawn}'
        f"<span>{esc(soft(name))}{instead}{place}</span></summary>"
        f'<div class="told"><p>{esc(does)}</p>{more}</div></details></li>'
    )


def _chip(colour: str) -> str:
    """Returns the piece of a champion as on the map."""
    return (
        '<svg class="champion-piece" viewBox="-25 -25 50 50" aria-hidden="true">'
        f'<use href="#champion-{esc(colour)}"/></svg>'
    )


def _bonus(i: int, n: int, taken: bool, post: str) -> str:
    gain = names.gain(i, n)
    if post:
        return press(post, "bonus drop", f"<b>+{n}</b>{pic(GAINS[i])}", gain, f"drop-bonus-{GAINS[i]}")
    says = text("scythe-hand-bonus-taken" if taken else "scythe-hand-bonus-free", amount=gain)
    return amount(GAINS[i], f"+{n}", says, "bonus taken" if taken else "bonus")
