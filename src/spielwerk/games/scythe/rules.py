"""The assembled rules of a table of Scythe: every point that factions and modules plug into."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from spielwerk.games.scythe import components, estimate, scoring, structure_bonus
from spielwerk.games.scythe.actions.bolster import Bolster
from spielwerk.games.scythe.actions.bottom import MatBottom
from spielwerk.games.scythe.actions.build import Build
from spielwerk.games.scythe.actions.deploy import Deploy
from spielwerk.games.scythe.actions.enlist import Enlist
from spielwerk.games.scythe.actions.move import Move
from spielwerk.games.scythe.actions.produce import Produce, productive
from spielwerk.games.scythe.actions.trade import Trade
from spielwerk.games.scythe.actions.upgrade import Upgrade
from spielwerk.games.scythe.automa.points import PointsOfAutoma
from spielwerk.games.scythe.board import PRODUCES, board
from spielwerk.games.scythe.combat import Combats
from spielwerk.games.scythe.components import Components
from spielwerk.games.scythe.components.cards import Card
from spielwerk.games.scythe.components.faction_mats import Pieces, PowerData
from spielwerk.games.scythe.components.score_sheet import Limits, StarData
from spielwerk.games.scythe.dealing import DrawTile, FactoryCards, Hands
from spielwerk.games.scythe.demands import OWNED
from spielwerk.games.scythe.effects import ATOMS
from spielwerk.games.scythe.encounters import SPECIAL_ATOMS, Encounters
from spielwerk.games.scythe.end import end, sixth_star
from spielwerk.games.scythe.factory import FactoryMove, FactoryTop, FactoryVisit
from spielwerk.games.scythe.options import BOTTOMS, OPTIONS, TOPS
from spielwerk.games.scythe.points_of_combat import PointsOfCombat
from spielwerk.games.scythe.points_of_movement import PointsOfMovement
from spielwerk.games.scythe.state import MECH_COUNT, Player, Scythe
from spielwerk.games.scythe.turn import (
    BottomAction,
    ChooseSection,
    EndTurn,
    NextTurn,
    TopAction,
    open_sections,
)
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.module import (
    BySeat,
    Masked,
    Rules,
    Steps,
    by_seat,
    folded,
    hook,
    masked,
    steps,
    table,
    values,
)

if TYPE_CHECKING:
    from spielwerk.games.scythe.components.data import Text
    from spielwerk.games.scythe.speech import Naming, Spelling
    from spielwerk.games.scythe.view import ScytheView
    from spielwerk.kernel.effect import AtomRule
    from spielwerk.kernel.event import Event
    from spielwerk.kernel.outcome import Item, Outcome, Score
    from spielwerk.kernel.speech import Panel, Ref, Why

T = TypeVar("T")


class Mat(Struct, frozen=True):
    """A player mat: the bottom action below each top action; cost, room for cubes and coins of each."""

    number: int
    bottom: tuple[int, ...]
    cost: tuple[int, ...]
    room: tuple[int, ...]
    coins: tuple[int, ...]

    def __bool__(self) -> bool:
        """Returns whether it is a mat; see `NO_MAT`."""
        return bool(self.bottom)


NO_MAT = Mat(number=-1, bottom=(), cost=(), room=(), coins=())
"""The mat of a seat that plays without a player mat."""


@cache
def read_mat(tables: Components, id: str) -> Mat:
    """Returns the mat, with its columns in the order of our numbers.  [scythe.turn.section-pairs]"""
    data = tables.mats()[id]
    by_top = {str(column.top): column for column in data.columns}
    by_bottom = {str(column.bottom): column for column in data.columns}
    columns = [by_bottom[b] for b in BOTTOMS]
    return Mat(
        number=list(tables.mats()).index(id),
        bottom=tuple([BOTTOMS.index(by_top[t].bottom) for t in TOPS]),
        cost=tuple([c.cost_start for c in columns]),
        room=tuple([c.cost_start - c.cost_min for c in columns]),
        coins=tuple([c.coins for c in columns]),
    )


def everybody_else(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Makes every seat and power a side of its own, unless a module combines some."""
    actors = range(rules.actors)
    return tuple([tuple([foe for foe in actors if foe != actor]) for actor in actors])


def alone(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Lets every seat win alone, unless a module says otherwise."""
    return tuple([(seat,) for seat in range(rules.seats)])


def printed_limits(rules: ScytheRules) -> Limits:
    return rules.data.scoring().limits


def printed_pieces(rules: ScytheRules) -> Pieces:
    return rules.data.pieces()


def printed_stars(rules: ScytheRules) -> dict[str, StarData]:
    return {star.id: star for star in rules.data.scoring().stars}


def printed_objectives(rules: ScytheRules) -> list[int]:
    return [rules.data.mat_file().objectives] * rules.seats


def printed_powers(rules: ScytheRules) -> dict[str, PowerData]:
    return rules.data.powers()


def player_mats(rules: ScytheRules) -> tuple[Mat, ...]:
    chosen = [seat["mat"] for seat in rules.setup["seats"]]
    found = [read_mat(rules.data, mat) if mat else NO_MAT for mat in chosen]
    return (*found, *[NO_MAT] * len(rules.powers))


def top_costs(rules: ScytheRules) -> tuple[components.Cost, ...]:
    return tuple([top.cost for top in rules.data.mat_file().top_actions])


def produce_costs(rules: ScytheRules) -> tuple[components.Cost, ...]:
    """Returns the cost of Produce by the number of workers in play.  [scythe.produce.cost-values]"""
    return _produce_costs(rules.data, rules.pieces.workers)


def recruit_bonuses(rules: ScytheRules) -> tuple[int, ...]:
    return tuple([_only(bottom.recruit) for bottom in rules.data.mat_file().bottom_actions])


def one_time_bonuses(rules: ScytheRules) -> tuple[tuple[int, ...], ...]:
    usual, factions = rules.data.faction_file().one_time_bonuses, rules.data.factions()
    printed = [factions[faction].one_time_bonuses or usual for faction in rules.factions]
    return tuple([tuple([_only(gain) for gain in gains]) for gains in printed])


OPTIONAL_SETS = ("extra", "promo")
"""Sets of cards that an option of the set-up adds."""


def chosen_sets(rules: Rules) -> tuple[str, ...]:
    return ("base", *[name for name in OPTIONAL_SETS if rules.setup[name]])


def deck_of(
    cards: Callable[[Components], Mapping[int, Card]],
) -> Callable[[ScytheRules], tuple[int, ...]]:
    """Returns a function for the card numbers of a deck that are in the game: those of the chosen sets."""
    return lambda rules: tuple([n for n, card in cards(rules.data).items() if card.set in rules.card_sets])


def one_more_than_seats(rules: Rules) -> int:
    """Returns the number of Factory cards: one more than there are seats.

    [scythe.setup.factory-card-count, scythe.invaders.factory-cards]
    """
    return rules.seats + 1


def mat_values(rules: ScytheRules) -> list[tuple[int, int]]:
    """Returns what each player mat says; 0 for seats without a mat.  [scythe.setup.mat-start-values]"""
    chosen = [rules.data.mats().get(seat["mat"]) for seat in rules.setup["seats"]]
    return [(mat.popularity, mat.coins) if mat else (0, 0) for mat in chosen]


def home_bases(rules: ScytheRules) -> tuple[str, ...]:
    """Returns the home base of each seat: its own, or for a faction without one a base that nobody uses.

    A program may hand such a base in; otherwise it is dealt.
    [fenris.vesna.home-module, fenris.vesna.home-campaign]
    [fenris.faction-fenris.home-module, fenris.faction-fenris.home-campaign]
    """
    given = [seat.get("home") for seat in rules.setup["seats"]]
    used = [*rules.factions, *given]
    free = [base for base in Rng(rules.setup["deal"]).shuffled(tuple(rules.board.home)) if base not in used]
    own = rules.board.home
    return tuple(
        [f if f in own else base or free.pop() for f, base in zip(rules.factions, given, strict=True)]
    )


def no_stores(rules: Rules) -> list[int]:
    return [0] * rules.actors


def nobody_shares(_rules: Rules) -> tuple[tuple[int, ...], ...]:
    return ()


def closed(_rules: Rules) -> bool:
    return False


def clockwise(rules: ScytheRules) -> tuple[int, ...]:
    """Returns the seats in the order of their home bases, beginning with the lowest player mat.

    [scythe.setup.start-player, scythe.setup.seating, scythe.invaders.seating]
    """
    around = list(rules.board.home)
    order = sorted(range(rules.seats), key=lambda seat: around.index(rules.homes[seat]))
    numbers = {seat: mat.number for seat, mat in enumerate(rules.mats) if mat}
    i = order.index(min(numbers, key=numbers.__getitem__))
    return tuple(order[i:] + order[:i])


def star_limits(rules: ScytheRules) -> list[list[int]]:
    """Returns how many stars of one player fit on each space.

    [scythe.star.once-per-space, scythe.star.ten-spaces]"""
    return [[star.max for star in rules.star_track.values()] for _ in range(rules.actors)]


def star_counts(_rules: Rules) -> dict[str, Callable[[Scythe, int], int]]:
    causes = ("upgrades", "mechs", "structures", "recruits", "workers", "popularity", "power")
    return {cause: OWNED[cause] for cause in causes}


Figure = tuple[str, object, str]
OnStar = Callable[[Scythe, int, int], None]


class ByMechs(list[T]):
    """A row for each combination of mechs; bits of further abilities in a mask are ignored."""

    def __getitem__(self, mask: Any) -> Any:
        return super().__getitem__(mask & (1 << MECH_COUNT) - 1)


class ScytheRules(PointsOfMovement, PointsOfCombat, PointsOfAutoma):
    """All points of the game: those of movement, combat and Automas are in files of their own.

    `docs/adding-a-module.md` explains how to use them.
    """

    on_star: tuple[OnStar, ...] = hook()
    """(s, seat, row): a star was placed."""
    on_encounter: tuple[Callable[[Scythe, int, int], None], ...] = hook()
    """(s, seat, place): an encounter begins: its card is open, and its token is the seat's."""
    on_met: tuple[Callable[[Scythe, int, int], None], ...] = hook()
    """(s, seat, place): an encounter is over."""
    on_card_gained: tuple[Callable[[Scythe, int], None], ...] = hook()
    """(s, seat): a combat card has come to the hand."""
    on_factory_card: tuple[Callable[[Scythe, int], None], ...] = hook()
    """(s, seat): a Factory card was taken."""
    on_allied: tuple[Callable[[Scythe, int], None], ...] = hook()
    """(s, seat): the seat has got the token of an ally."""
    factory_bars: tuple[Callable[[Scythe, int], bool], ...] = hook()
    """(s, seat) -> whether the seat cannot gain a card at the Factory any more."""
    factory_elsewhere: tuple[Callable[[Sequence[Any], ScytheRules], Sequence[int]], ...] = hook()
    """(parts, rules) -> Factory cards of which everybody knows that they are not in the Factory."""
    factory_known: tuple[Callable[[Sequence[Any], ScytheRules], Sequence[int]], ...] = hook()
    """(parts, rules) -> Factory cards of which everybody knows that they are in the Factory."""
    on_deployed: tuple[Callable[[Scythe, int, int], None], ...] = hook()
    """(s, seat, mech): a player has deployed a mech."""
    on_workers_added: tuple[Callable[[Scythe, int, int], None], ...] = hook()
    """(s, seat, place): workers have come from the mat into a region."""
    on_deploying: tuple[Callable[[Scythe, int], str], ...] = hook()
    """(s, seat) -> a sentence for a player who chooses a mech to deploy."""
    remarks: tuple[Callable[[Scythe, Frame], str], ...] = hook()
    """(s, frame) -> a sentence that a module adds to its own prompts."""
    on_objective: tuple[Callable[[Scythe, int], None], ...] = hook()
    """(s, seat): an objective was fulfilled, and its star is due."""
    on_produced: tuple[Callable[[Scythe, int, int], None], ...] = hook()
    """(s, seat, place): a region was chosen for production and has yielded what it could."""
    on_bottom_paid: tuple[Callable[[Scythe, int, int], None], ...] = hook()
    """(s, seat, bottom): a bottom action is about to be paid."""
    on_lost: tuple[Callable[[Scythe, int, int], None], ...] = hook()
    """(s, seat, what): power or popularity has gone down."""
    on_turn_began: tuple[Callable[[Scythe, int], None], ...] = hook()
    """(s, seat): before anything happens in the turn; if one ends the game, the turn does not begin."""
    on_turn_ended: tuple[Callable[[Scythe, int], None], ...] = hook()
    """(s, seat): before the next turn begins."""
    star_bars: tuple[Callable[[Scythe, int, int], bool], ...] = hook()
    """(s, seat, row) -> whether no star may go there now."""
    star_room: tuple[Callable[[Scythe, int, int, int], int], ...] = hook()
    """(s, seat, row, room) -> how many stars of the player fit there now; `room` is what it was before."""
    stars_left: tuple[Callable[[Scythe, int], int], ...] = hook()
    """(s, seat) -> how many stars are at hand, where that is fewer than those not yet placed."""
    stars_short: tuple[Callable[[Scythe, int, int], bool], ...] = hook()
    """(s, seat, due): more stars are due than are at hand; returns whether it takes care of them."""
    owned_tiles: tuple[Callable[[ScytheRules, int, str], Sequence[str]], ...] = hook()
    """(rules, seat, kind) -> the modifications of a kind (`mech` or `infra`) that a seat brings along;
    without this they are drawn."""
    reports: tuple[Callable[[Scythe, int], Mapping[str, Any]], ...] = hook()
    """(s, seat) -> what a finished game hands on about a seat, for whoever plays on with the results."""
    opens: tuple[Callable[[Scythe], Iterable[str]], ...] = hook()
    """(s) -> spoiler keys that this position opens."""
    facts: tuple[Callable[[Scythe, int], Mapping[str, int | str]], ...] = hook()
    """(s, seat) -> further facts for statistics: numbers, and words to group by."""
    panels: tuple[Callable[[ScytheView, int, ScytheRules], Sequence[Panel]], ...] = hook()
    """(view, seat, rules) -> further tables about a seat."""
    stories: tuple[Callable[[Sequence[Event], ScytheRules], Sequence[Why]], ...] = hook()
    """(events, rules) -> explanations of what automated seats did."""

    markers: tuple[Callable[[ScytheView, int, ScytheRules], Sequence[object]], ...] = hook()
    """(view, place, rules) -> what else is in a place, in words."""
    belongings: BySeat[tuple[Callable[[ScytheView, int, ScytheRules], Sequence[tuple[str, str]]], ...]] = (
        by_seat(hook())
    )
    """(view, seat, rules) -> further lines about a player, each a heading and a value."""

    power_figures: BySeat[tuple[Callable[[ScytheView, int, ScytheRules], Sequence[Figure]], ...]] = by_seat(
        hook()
    )
    """(view, actor, rules) -> the figures of a power: a pictogram, a value and the words for it."""
    handlers: BySeat[tuple[Callable[[ScytheView, int, ScytheRules], str], ...]] = by_seat(hook())
    """(view, actor, rules) -> who acts for a power, in words."""

    limits: Limits = folded(printed_limits)
    """The upper limits of power, popularity and dials."""
    pieces: Pieces = folded(printed_pieces)
    """How many of each piece a player has."""
    mats: BySeat[Mat] = folded(player_mats)
    """[seat]: the player mat, or `NO_MAT`."""
    costs: tuple[components.Cost, ...] = folded(top_costs)
    """[top action]: its cost; for Produce, which depends on the workers, see `produce_cost`."""
    produce_cost: tuple[components.Cost, ...] = folded(produce_costs)
    """[workers in play]: the cost of Produce."""
    ongoing: tuple[int, ...] = folded(recruit_bonuses)
    """[bottom action]: how much its recruit brings."""
    one_time: BySeat[tuple[int, ...]] = folded(one_time_bonuses)
    """[seat][what]: how much a recruit brings once, when it is enlisted."""
    structure_gain: BySeat[int] = values(1)
    """How much an armory or a monument adds to its top action."""
    card_sets: tuple[str, ...] = folded(chosen_sets)
    """The sets whose encounter, Factory and objective cards are in the game."""
    encounter_numbers: tuple[int, ...] = folded(deck_of(Components.encounters))
    factory_numbers: tuple[int, ...] = folded(deck_of(Components.factory_cards))
    objective_numbers: tuple[int, ...] = folded(deck_of(Components.objectives))
    """The numbers of the cards that are in the game."""
    factory_row: int = folded(one_more_than_seats)
    """How many Factory cards are laid out."""
    power_data: dict[str, PowerData] = table(printed_powers)
    """Name and looks of the powers, actors without a player that modules bring."""
    asleep: tuple[Callable[[Scythe], bool], ...] = hook()
    """(s) -> whether the last power sleeps: nobody may know of it yet."""
    homes: BySeat[str] = folded(home_bases)
    """[seat]: the faction whose home base it uses."""
    sharing: tuple[tuple[int, ...], ...] = folded(nobody_shares)
    """Groups of seats that control regions together: what one of them holds, all hold."""
    kept_back: tuple[Callable[[Scythe, int], int], ...] = hook()
    """(s, seat) -> mask: regions of partners whose resources a seat may not spend now."""
    open_hands: bool = folded(closed)
    """Whether everybody may see all combat cards and objectives."""
    stores: BySeat[int] = folded(no_stores)
    """[seat]: mask of places beside the board whose resources belong to the seat; see `options.STORES`."""
    sites: tuple[Callable[[Scythe, int], int], ...] = hook()
    """(s, seat) -> mask: further regions where a player may build and deploy, without a worker there."""
    free_fields: tuple[Callable[[Scythe, int], int], ...] = hook()
    """(s, seat) -> mask: regions that do not count towards the limit of the Produce action."""
    start_pieces: tuple[Callable[[ScytheRules, int, Player], None], ...] = hook()
    """(rules, actor, row): changes what a player or a power has at the start."""
    order: tuple[int, ...] = folded(clockwise)
    """The seats in turn order; the first begins.  Modules add the powers that have a turn."""

    star_track: dict[str, StarData] = table(printed_stars)
    track_order: tuple[Callable[[Sequence[Any], ScytheRules], tuple[str, ...]], ...] = hook()
    """(parts, rules) -> the spaces of the star track, if they are laid out for each game."""
    star_counts: dict[str, Callable[[Scythe, int], int]] = table(star_counts)
    """(s, seat) -> how many there are of what earns a star, by cause; events are not among them."""
    foes: BySeat[tuple[int, ...]] = folded(everybody_else)
    teams: tuple[tuple[int, ...], ...] = folded(alone)
    """The groups of seats that win and lose together."""
    start_values: BySeat[tuple[int, int]] = folded(mat_values)
    """[seat]: popularity and coins at the start."""
    star_limits: BySeat[Sequence[int]] = folded(star_limits)

    waives_cost: tuple[Callable[[Scythe, int, int], bool], ...] = hook()
    """(s, seat, bottom) -> whether a bottom action can be taken although its cost cannot be paid."""
    more_yield: tuple[Callable[[Scythe, int, int], int], ...] = hook()
    """(s, seat, hands) -> how many tokens so many workers make now, the mill being one of them."""
    substitutes: Masked[Callable[[Scythe, int], int]] = masked(MECH_COUNT)
    """(s, seat) -> how many resources of a payment something else may replace."""
    end_control: Masked[Callable[[Scythe, int], int]] = masked(MECH_COUNT)
    """(s, seat) -> mask: regions that count as controlled only in the final scoring."""
    extra_regions: Masked[Callable[[Scythe, int, int], int]] = masked(MECH_COUNT)
    """(s, seat, held) -> how many additional regions the controlled ones count in the final scoring."""
    may_repeat: BySeat[bool] = values(False)
    repeats: tuple[Callable[[Scythe, int], bool], ...] = hook()
    """(s, seat) -> whether the same section of the player mat may be chosen again now."""
    encounter_options: BySeat[int] = values(1)
    encounter_choices: tuple[Callable[[Scythe, int], int], ...] = hook()
    """(s, seat) -> how many options of an encounter card are allowed now, if more than usual."""
    keeps_objectives: BySeat[bool] = values(False)
    keeps: tuple[Callable[[Scythe, int], bool], ...] = hook()
    """(s, seat) -> whether the other objectives are kept now when one is revealed."""
    objective_cards: BySeat[int] = folded(printed_objectives)
    """How many are dealt to a seat."""
    fixed_popularity: BySeat[bool] = values(False)
    chooses: BySeat[bool] = values(True)
    """Whether the seat has a player who can be asked."""
    own_turn: BySeat[Steps | None] = values(None)
    """The steps of a turn that differs from the usual one, each created with (seat)."""
    role: BySeat[Text | None] = values(None)
    """The name of what a seat has instead of a player mat."""
    champion: BySeat[Text | None] = values(None)
    """The name of the unit that counts as character and as mech, for a seat that may have one."""
    covered: BySeat[Callable[[ScytheView | Scythe, int, ScytheRules], dict[int, Ref]] | None] = values(None)
    """(view or position, seat, rules) -> the abilities that lie over printed ones, by mech, if tiles can."""

    set_up: Steps = steps(Hands, DrawTile, FactoryCards)
    """What happens before the first turn, each made without arguments."""
    turn: Steps = steps(ChooseSection, TopAction, BottomAction, EndTurn, NextTurn)
    after_move: Steps = steps(Combats, Encounters, FactoryVisit)

    tops: dict[str, type[Frame]] = table(
        {"move": Move, "bolster": Bolster, "trade": Trade, "produce": Produce, "factory": FactoryTop}
    )
    bottoms: dict[str, type[Frame]] = table({**dict.fromkeys(TOPS, MatBottom), "factory": FactoryMove})
    atoms: dict[str, AtomRule] = table({**ATOMS, **SPECIAL_ATOMS})
    conditions: dict[str, Callable[[Scythe, int, int], bool]] = table({})
    end_conditions: dict[str, Callable[[Scythe, int], bool]] = table({"sixth-star": sixth_star})
    score_rows: dict[str, Callable[[Scythe, int], Item]] = table(scoring.ROWS)
    structure_bonus: dict[str, Callable[[Scythe, int], int]] = table(structure_bonus.COUNTS)
    verdicts: tuple[Callable[[Scythe, tuple[Score, ...]], Outcome], ...] = hook()
    """(s, scores) -> the outcome, where the largest fortune does not decide."""
    tie_breaks: dict[str, Callable[[Scythe, int], int]] = table(scoring.TIE_BREAKS)
    spelling: dict[str, Spelling] = table({})
    """How the fields of a module's frames and events are put into words; see `speech.SPELLING`."""
    naming: dict[str, Naming] = table({})
    """How the options of a module are named; see `speech.NAMING`."""
    estimate_terms: dict[str, estimate.Term] = table(estimate.TERMS)
    """What bots think of a position, term by term."""
    changed_abilities: dict[str, Text] = table({})
    """Texts of mech abilities that differ from those printed, as `faction.ability`."""
    module_data: dict[str, Any] = table({})
    """Data that modules store with the rules of a table, under their own names."""

    bottom_effects = (Upgrade, Deploy, Build, Enlist)

    def __init__(self, setup: dict[str, Any], data: Components) -> None:
        super().__init__("scythe", setup, len(setup["seats"]), OPTIONS)
        self.data = data
        self.known_revealable: tuple[dict[tuple[int, ...], Any], ...] = ({}, {})
        """[at the end of the turn]: the cards of a hand that may be revealed; see `objectives.fulfilled`."""
        self.board = board(data.pack)
        self.regions = self.board.land | self.board.lakes
        self.yields = tuple([PRODUCES[t] for t in self.board.terrain])
        self.productive = productive(self.board.terrain)
        self.factions = tuple([seat["faction"] for seat in setup["seats"]])
        self.card_values = tuple([c.value for c in data.decks().combat_cards])
        self.benefits = _benefits(data)

    def complete(self) -> None:
        """Computes what follows from the assembled tables; the frames of a turn are in stack order."""
        seats = range(self.seats)
        self.factions += self.powers
        self.seating = tuple([actor for actor in self.order if actor < self.seats])
        """The seats in turn order, without powers."""
        self.uncommon_control = bool(self.powers or self.sharing)
        """Whether control needs more than units and structures; see `control.among_others`."""
        self.workers_vary = bool(self.worker_bars) or any(rows[-1] for rows in self.worker_links)
        """Whether the reach of workers depends on the position."""
        i = 1 + [issubclass(step, ChooseSection) for step in self.turn].index(True)
        usual = [*[self.turn[:i]] * self.seats, *[()] * len(self.powers)]
        begin = [own or steps for own, steps in zip(self.own_turn, usual, strict=True)]
        self.until_section = tuple(
            [tuple([step(actor) for step in steps[::-1]]) for actor, steps in enumerate(begin)]
        )
        self.after_section = tuple([self._after_section(seat, self.turn[i:]) for seat in seats])
        again = self.setup["repeat_factory"]
        self.sections = tuple([open_sections(bool(repeat), again) for repeat in self.may_repeat])
        if self.abilities:
            self.fighter_reach = tuple([ByMechs(rows) for rows in self.fighter_reach])
            self.fighter_steps = tuple([ByMechs(rows) for rows in self.fighter_steps])
        self.all_foes = self.foes == everybody_else(self)
        self.star_names = tuple(self.star_track)
        track = list(enumerate(self.star_track.values()))
        self.star_rows = {cause: i for i, star in track for cause in star.causes}
        self.star_at = {cause: n for _, star in track for cause, n in star.causes.items()}

    def _after_section(self, seat: int, rest: Steps) -> tuple[tuple[Frame, ...], ...]:
        """Returns the rest of a turn for each section, with its top and bottom action."""
        found = []
        for top, bottom in zip(self.tops.values(), self.bottoms.values(), strict=True):
            halves: dict[type[Frame], type[Frame]] = {TopAction: top, BottomAction: bottom}
            found.append(tuple([halves.get(step, step)(seat) for step in rest[::-1]]))
        return tuple(found)

    def benefit(self, p: Player, top: int, choice: int) -> int:
        """Returns what a top action yields: more once the cube has left its field.

        [scythe.turn.exposed-fields-before-action, scythe.upgrade.double-effect]
        """
        base, upgraded, slot = self.benefits[top][choice]
        return upgraded if p.slots & slot else base

    end = staticmethod(end)


def _only(gain: components.Gain) -> int:
    """Returns the amount of a gain of one kind."""
    ((_, n),) = gain.items()
    return n


@cache
def _benefits(data: Components) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """Returns base value, upgraded value and slot bit of each choice of each top action."""
    slot, tops = 1, []
    for top in data.mat_file().top_actions:
        row = []
        for choice in top.choices:
            cube = choice.upgraded > choice.base
            row.append((choice.base, choice.upgraded, slot if cube else 0))
            slot <<= int(cube)
        tops.append(tuple(row))
    return tuple(tops)


@cache
def _produce_costs(tables: Components, workers: int) -> tuple[components.Cost, ...]:
    data, found = tables.mat_file(), []
    for n in range(workers + 1):
        open_spaces = data.produce_costs[: max(0, n - (workers - data.workers_on_mat))]
        found.append(
            components.Cost(
                coins=sum([c.coins for c in open_spaces]),
                popularity=sum([c.popularity for c in open_spaces]),
                power=sum([c.power for c in open_spaces]),
            )
        )
    return tuple(found)
