"""The assembled rules of a table of Tapestry: every point where cards, civilizations and modules plug in.

Civilizations and hangings are abilities, which come and go in play: their points are asked as
`rules.point[seat][p.abilities]`.  What a hook pushes is done before what is pending.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.games.tapestry import assembled, atoms, components, counters, estimate, grid, setup, tables
from spielwerk.games.tapestry.adjustment import Adjust
from spielwerk.games.tapestry.components.fifth import FifthTrack
from spielwerk.games.tapestry.income import (
    Abilities,
    Finish,
    FirstInEra,
    Hang,
    Points,
    UpgradeOne,
    Yield,
)
from spielwerk.games.tapestry.options import ALL_TRACKS, OPTIONS
from spielwerk.games.tapestry.reactions import React
from spielwerk.games.tapestry.state import NONE
from spielwerk.games.tapestry.turn import EndTurn, Turn
from spielwerk.kernel.effect import AtomRule
from spielwerk.kernel.module import (
    BySeat,
    Masked,
    Rules,
    Steps,
    folded,
    hook,
    masked,
    steps,
    table,
    values,
)

if TYPE_CHECKING:
    from spielwerk.games.tapestry.draws import Draw, DrawHangings
    from spielwerk.games.tapestry.marks import Mark
    from spielwerk.games.tapestry.state import Player, Tapestry
    from spielwerk.games.tapestry.tables import BonusRule, Space
    from spielwerk.games.tapestry.view import Aside
    from spielwerk.kernel.effect import AnyEffect
    from spielwerk.kernel.event import Event
    from spielwerk.kernel.frame import Frame
    from spielwerk.kernel.option import Options
    from spielwerk.kernel.outcome import Outcome
    from spielwerk.kernel.speech import Panel, Reason, Why
    from spielwerk.kernel.state import Part


class TapestryRules(Rules):
    """The points that the base game declares; `docs/adding-a-module.md` explains how to plug in."""

    # --- what happened; all but the last are for abilities of who is named first

    gained_hanging: Masked[Callable[[Tapestry, int], None]] = masked()
    """(s, seat): a card came into the hand; which one is a secret that no frame may hold."""
    gained_tech: Masked[Callable[[Tapestry, int, int], None]] = masked()
    """(s, seat, tech)."""
    upgraded: Masked[Callable[[Tapestry, int, int, int], None]] = masked()
    """(s, seat, tech, row): the player has moved a card, perhaps somebody else's, to this row; its benefit is
    still to come."""
    opponent_upgraded: Masked[Callable[[Tapestry, int, int, int, int], None]] = masked()
    """(s, seat, opponent, tech, row): what is pushed comes after the benefit of the opponent."""
    gained_building: Masked[Callable[[Tapestry, int, int], None]] = masked()
    """(s, seat, kind): it is still to be placed."""
    covered_plots: Masked[Callable[[Tapestry, int, int], None]] = masked()
    """(s, seat, mask): a piece was put on plots, as a mask of `grid`."""
    placed_building: Masked[Callable[[Tapestry, int, int, int], None]] = masked()
    """(s, seat, kind, plot): the plot is -1 beside the grid."""
    gained_landmark: Masked[Callable[[Tapestry, int, int, int], None]] = masked()
    """(s, seat, landmark, track): the track is -1 if it came in another way."""
    opponent_gained_landmark: Masked[Callable[[Tapestry, int, int, int, int], None]] = masked()
    """(s, seat, opponent, landmark, track)."""
    reached_taken_landmark: Masked[Callable[[Tapestry, int, int], None]] = masked()
    """(s, seat, track): somebody else had the landmark of the space already."""
    advanced: Masked[Callable[[Tapestry, int, int, int], None]] = masked()
    """(s, seat, track, step)."""
    entered_tier: Masked[Callable[[Tapestry, int, int, int], None]] = masked()
    """(s, seat, track, step)."""
    opponent_advanced: Masked[Callable[[Tapestry, int, int, int, int], None]] = masked()
    """(s, seat, actor, track, step)."""
    opponent_benefited: Masked[Callable[[Tapestry, int, int, int, int], None]] = masked()
    """(s, seat, actor, track, step): what is pushed comes after the benefit of the opponent."""
    power_advanced: tuple[Callable[[Tapestry, int, int], None], ...] = hook()
    """(s, actor, track): a power without a player has advanced, and has what it gains for it."""
    exploring: Masked[Callable[[Tapestry, int], None]] = masked()
    """(s, seat): before a tile is chosen."""
    explored: Masked[Callable[[Tapestry, int, int], None]] = masked()
    """(s, seat, hex): after the points of the tile, before its reward."""
    conquered: Masked[Callable[[Tapestry, int, int, int], None]] = masked()
    """(s, seat, hex, owner): control has changed; the dice are still to come."""
    gained_otherwise: Masked[Callable[[Tapestry, int], None]] = masked()
    """(s, seat): a territory or a tech card was gained without a conquest or an invention."""
    outpost_taken: Masked[Callable[[Tapestry, int], None]] = masked()
    """(s, seat): an outpost has left the supply."""
    die_left: Masked[Callable[[Tapestry, int, int, AnyEffect], None]] = masked()
    """(s, seat, hex, effect): the conqueror of a territory has not chosen this die."""
    district_complete: Masked[Callable[[Tapestry, int, int], None]] = masked()
    """(s, seat, district)."""
    income_resources: Masked[Callable[[Tapestry, int, list[int]], None]] = masked()
    """(s, seat, paid): what the income mat pays by kind; whoever takes some out gives it in another way."""
    income_ended: Masked[Callable[[Tapestry, int], None]] = masked()
    """(s, seat): the last step of an income turn is done."""
    finishing: Masked[Callable[[Tapestry, int], None]] = masked()
    """(s, seat): the game ends for the player, who can still score."""
    turn_over: tuple[Callable[[Tapestry, int], None], ...] = hook()
    """(s, actor): a turn has ended, whoever has which abilities now; what is pushed still belongs to it."""
    between_turns: tuple[Callable[[Tapestry, int], None], ...] = hook()
    """(s, actor): all that the end of a turn has triggered is done, and the next one has not begun."""
    income_scored: Masked[Callable[[Tapestry, int], None]] = masked()
    """(s, seat): the points of the income mat are scored."""
    dice_rolled: Masked[Callable[[Tapestry, int, int, int, int], None]] = masked()
    """(s, seat, hex, black, red): a conqueror has rolled the dice and still has to gain a result."""
    dice_seen: tuple[Callable[[Tapestry, int, Sequence[tuple[int, int]], int], None], ...] = hook()
    """(s, actor, faces, hex): dice were rolled, as (die, face) with the dice of `dice`; what is pushed comes
    before their results.  The hex is that of a conquest, or -1."""
    benefit_due: Masked[Callable[[Tapestry, int, int, int, int], bool]] = masked()
    """(s, seat, track, step, flags) -> whether the player decides about the benefit of an advance first."""
    hanging_due: Masked[Callable[[Tapestry, int, DrawHangings], bool]] = masked()
    """(s, seat, draws) -> whether the player decides what happens, before an opponent draws a card."""
    civilization_gained: Masked[Callable[[Tapestry, int, bool], None]] = masked()
    """(s, seat, starting): the own civilization was gained, at the start or later."""
    income_ability: Masked[Callable[[Tapestry, int], None]] = masked()
    """(s, seat): what a civilization does in step 1 of the income turns of its data."""

    # --- what is different

    income_mat: Masked[Callable[[Player], tuple[int, ...]]] = masked()
    """(player) -> the uncovered spaces of each income row as a mask, if they are not all to the left."""
    foresight: Masked[Callable[[Tapestry, int, Frame, int], bool]] = masked()
    """(s, seat, draw, n) -> whether n things are drawn all at once and in another way.  If there are several,
    the frame that draws the others lies on top of the stack."""
    shown_more: Masked[Callable[[Tapestry, int], int]] = masked()
    """(s, seat) -> further things that are shown when one of several is chosen."""
    conquer_rolls: Masked[Callable[[Tapestry, int], int]] = masked()
    """(s, seat) -> further rolls of each conquer die, one of which is chosen."""
    science_rolls: Masked[Callable[[Tapestry, int], int]] = masked()
    """(s, seat) -> further rolls of the science die, one of which is chosen."""
    plays_on: Masked[Callable[[Tapestry, int], bool]] = masked()
    """(s, seat) -> whether the last era has no end: its card stays in force, and turns go on after the last
    income turn."""
    late_turns: Masked[Callable[[Tapestry, int], Options]] = masked()
    """(s, seat) -> what may be done in a turn after the last income turn; nothing ends the player's game."""
    reacts_late: Masked[Callable[[Tapestry, int], bool]] = masked()
    """(s, seat) -> whether the player can still react after the last income turn."""
    civilizations_shown: Masked[Callable[[Tapestry, int], int]] = masked()
    """(s, seat) -> further civilizations to choose from when one is gained."""
    explores_elsewhere: Masked[Callable[[Tapestry, int], bool]] = masked()
    """(s, seat) -> whether there is room for a tile off the map."""
    upgrades_otherwise: Masked[Callable[[Tapestry, int], bool]] = masked()
    """(s, seat) -> whether an upgrade can do something else than move a card up."""
    closed_tracks: Masked[Callable[[Tapestry, int], int]] = masked()
    """(s, seat) -> the tracks, as a mask, on which the own abilities forbid advances."""
    held: tuple[Callable[[Tapestry, int, int, int], bool], ...] = hook()
    """(s, actor, track, step) -> whether a token cannot move, neither forward nor back."""
    rerolled: tuple[Callable[[Tapestry, int], int], ...] = hook()
    """(s, seat) -> tracks, as a mask, that do not count on the science die: it is rolled again."""
    closed_by_others: tuple[Callable[[Tapestry, int], int], ...] = hook()
    """(s, actor) -> the tracks on which somebody else forbids them; asked while there are `blocks`."""
    may_not_conquer: Masked[Callable[[Tapestry, int], int]] = masked()
    """(s, seat) -> hexes that the player may not conquer."""
    not_conquered_by: Masked[Callable[[Tapestry, int, int], int]] = masked()
    """(s, seat, attacker) -> hexes that an opponent may not conquer."""
    both_dice: Masked[Callable[[Tapestry, int, int], bool]] = masked()
    """(s, seat, owner) -> whether both conquer dice are gained; the owner is -1 where there was none."""
    bars_reactions: Masked[Callable[[Tapestry, int], bool]] = masked()
    """(s, attacker) -> whether nobody can react."""
    bonus_free: Masked[Callable[[Tapestry, int, BonusRule], bool]] = masked()
    """(s, seat, bonus) -> whether it costs nothing."""
    ignores_requirements: Masked[Callable[[Tapestry, int], bool]] = masked()
    """(s, seat) -> whether the top row asks for nothing."""
    plot_allowed: Masked[Callable[[Tapestry, int], int]] = masked()
    """(s, seat) -> filled plots that a piece may stand on all the same, as a mask of `grid`."""
    line_points: Masked[Callable[[Tapestry, int, tuple[int, ...]], int]] = masked()
    """(s, seat, lines) -> further points for complete lines and columns, which are masks of `grid`."""
    tile_reward: Masked[Callable[[Tapestry, int, int, int], bool]] = masked()
    """(s, seat, tile, points) -> whether something else happens than gaining points and reward."""

    ruins: tuple[Callable[[Tapestry, int], int], ...] = hook()
    """(s, seat) -> plots in ruins, as a mask of `grid`: nothing is built there, and what they lie in is worth
    nothing."""
    lost_buildings: tuple[Callable[[Tapestry, int, int], int], ...] = hook()
    """(s, seat, kind) -> income buildings that were destroyed and no longer count."""
    closed_hexes: tuple[Callable[[Tapestry, int], int], ...] = hook()
    """(s, seat) -> hexes that may be neither explored nor conquered."""
    extra_price: tuple[Callable[[Tapestry, int, int], int], ...] = hook()
    """(s, seat, track) -> any resources that an advance turn costs in addition."""
    replaced: tuple[Callable[[Tapestry, int, int], bool], ...] = hook()
    """(s, seat, card) -> whether a drawn tapestry card is discarded, and another one drawn."""
    explore_reach: tuple[Callable[[Tapestry, int], int], ...] = hook()
    """(s, seat) -> further hexes where a tile may be laid."""
    instead: dict[str, str] = table({})
    """Actions on the map that are replaced: `explore` by `conquer`, or the other way round."""
    one_way: bool = folded(assembled.both_ways)
    """Whether no token goes back."""
    laid_cards: tuple[Callable[[Tapestry, int], int], ...] = hook()
    """(s, seat) -> tapestry cards that lie face down on empty era spaces."""
    income_cards: tuple[Callable[[Tapestry, int, int], int], ...] = hook()
    """(s, seat, n) -> how many tapestry cards an income turn gives instead of n."""
    first_income: BySeat[Steps] = values(())
    """The steps of the first income turn, if they are not the usual ones."""
    begins_later: BySeat[bool] = values(False)
    """Whether a starting civilization begins at a later time than in set-up."""
    civilization_scored: tuple[Callable[[Tapestry, int, int, int], None], ...] = hook()
    """(s, seat, civilization, points): a civilization scored what it had foretold."""
    thing_drawn: tuple[Callable[[Tapestry, int, str, int], bool], ...] = hook()
    """(s, seat, kind, number) -> whether a player who drew a `tech` card or a `space` tile from the stack
    decides about it first: nothing is triggered before."""
    ending: tuple[Callable[[Tapestry], None], ...] = hook()
    """(s): all have finished; what scores now is the last."""
    extra_outposts: BySeat[int] = values(0)
    """Outposts that a seat has beyond those of its colour."""
    lead_points: BySeat[int] = values(0)
    """What a civilization scores for a track that it leads; 0 if it is a point for each opponent."""

    # --- who sees what others do, so that nobody is asked where nobody can answer

    always: int = folded(assembled.above_all_abilities)
    """The bit above those of all abilities: what everybody has."""
    watched_upgrades: int = folded(assembled.watched("opponent_upgraded"))
    watched_advances: int = folded(assembled.watched("opponent_advanced"))
    watched_benefits: int = folded(assembled.watched("opponent_benefited"))
    watched_own_draws: int = folded(assembled.watched("foresight"))
    watched_own_benefits: int = folded(assembled.watched("benefit_due"))
    watched_own_advances: int = folded(assembled.watched("advanced", "entered_tier"))
    watched_conquests: int = folded(assembled.watched("not_conquered_by"))
    watched_dice: int = folded(assembled.watched("die_left"))
    watched_draws: int = folded(assembled.watched("hanging_due"))
    """The abilities that add something at each of these points; see `Tapestry.all_abilities`."""

    # --- seats that the rules play, and powers

    chooses: BySeat[bool] = values(True)
    """Whether a person plays: others have no capital city, and cards of others give them nothing."""
    gain_due: tuple[Callable[[Tapestry, int, Draw], bool], ...] = hook()
    """(s, seat, draw) -> whether something else happens than the next draw of a `Draw` frame."""
    lies_elsewhere: tuple[Callable[[Sequence[Part]], Aside], ...] = hook()
    """(parts) -> tapestry cards, tech cards, territory tiles and space tiles that lie elsewhere, as masks."""
    counted_as_landmarks: tuple[Callable[[Tapestry], int], ...] = hook()
    """(s) -> further things that count as landmarks when the Automa scores."""
    shared_hexes: tuple[Callable[[Tapestry], int], ...] = hook()
    """(s) -> hexes where several outposts stand and share control."""
    kept_tiles: tuple[Callable[[Player], Sequence[int]], ...] = hook()
    """(player) -> territory tiles that are neither in the supply nor on the map."""
    role: BySeat[str] = values("")
    """The key of the name of a seat that the rules play."""
    own_turn: BySeat[Steps] = values((Turn, EndTurn))
    """The frames of a turn."""
    reacts: BySeat[type[Frame]] = values(React)
    """What happens when a territory is attacked and its owner may react: made with (owner, attacker, hex)."""
    start_territory: BySeat[int] = values(NONE)
    """The hex where a seat starts; -1 if its capital city mat says so."""
    bot_income: tuple[Callable[[Tapestry, int], None], ...] = hook()
    """(s, seat): an income turn of the bots begins; what is pushed is its first step."""
    favourite_allowed: tuple[Callable[[Tapestry, int], tuple[str, int]], ...] = hook()
    """(s, actor) -> a rule and the tracks that it leaves for a new favourite."""
    first_favourite: BySeat[int] = values(NONE)
    """The favourite track at the start, if the civilization does not decide it."""
    topple_ignored: tuple[Callable[[Tapestry], bool], ...] = hook()
    """(s) -> whether topple symbols count no longer."""
    explores_far: BySeat[bool] = values(True)
    """Whether a bot prefers to explore far away from people."""
    no_advance: tuple[Callable[[Tapestry, int], None], ...] = hook()
    """(s, actor): a bot would advance, but cannot."""
    advancing_by_pair: tuple[Callable[[Tapestry, int, int], None], ...] = hook()
    """(s, actor, card): a bot is about to advance, and this decision card breaks ties."""
    landmark_owner: tuple[int, ...] = folded(assembled.own_landmarks)
    """By actor, who keeps the landmarks that it gains; -1 if they leave the game."""
    judges: tuple[Callable[[Tapestry, Outcome], Outcome], ...] = hook()
    """(s, outcome) -> the outcome as it counts."""

    # --- words

    stories: tuple[Callable[[Sequence[Event], Any], list[Why]], ...] = hook()
    """(events, rules) -> explanations of what the rules did for seats without a person."""
    panels: tuple[Callable[[Any, Any], list[Panel]], ...] = hook()
    """(view, rules) -> further panels."""
    telling: dict[str, Callable[[Any, Any], list[Reason]]] = table({})
    """What an event is worth in an explanation, by its tag: (event, rules) -> steps."""
    marks: tuple[Callable[[Any, Any], list[Mark]], ...] = hook()
    """(view, rules) -> pieces of modules on tracks, on the map and in capital cities."""
    on_mats: tuple[Callable[[Any, int, Any], list[str]], ...] = hook()
    """(view, seat, rules) -> what lies on the mats of civilizations, in words."""
    spelling: dict[str, Callable[[Any, Any], object]] = table({})
    """Words for the fields of frames and events: (value, rules) -> words."""
    naming: dict[str, Callable[[Any, Any, Any], dict[str, object]]] = table({})
    """Words for options by verb: (speech, option, rules) -> parameters."""
    remarks: dict[str, Callable[[Any, Any, Any], str]] = table({})
    """What a question adds on the position, by the tag of its frame: (speech, frame, position) -> words."""
    module_data: dict[str, Any] = table({})
    """What modules compute once, each under its own key."""

    setting_up: Steps = steps(
        setup.DealMats,
        setup.TakeMats,
        setup.DealCivilizations,
        setup.TakeCivilizations,
        setup.LayOutCards,
        setup.StartPlay,
    )
    income: Steps = steps(Abilities, FirstInEra, Hang, UpgradeOne, Points, Yield, Adjust, Finish)
    """The steps of an income turn."""
    able_in_turn: tuple[tuple[int, ...], ...] = folded(assembled.able_in_turns)
    """By seat and income turn, the mask of civilizations that have an ability to use in step 1."""
    turn_frames: tuple[tuple[Frame, ...], ...] = folded(assembled.own_turns)
    """By seat, the frames of a turn, which are the same each time; the last one comes first."""
    income_frames: tuple[tuple[Frame, ...], ...] = folded(assembled.income_turns)
    """By seat, the frames of an income turn; the last one comes first."""
    atoms: dict[str, AtomRule] = table(atoms.ATOMS)
    conditions: dict[str, Callable[[Tapestry, int, int], bool]] = table({})
    counters: dict[str, counters.Counter] = table(counters.COUNTERS)
    estimate_terms: dict[str, estimate.Term] = table(estimate.TERMS)
    """What bots think of a position, term by term."""
    spaces: tuple[tuple[Space, ...], ...] = folded(assembled.printed_spaces)
    """By track and step."""
    prices: tuple[tuple[tables.Price, ...], ...] = folded(assembled.next_prices)
    """By track and step, the price of the next space."""
    clockwise: tuple[int, ...] = folded(assembled.around_the_board)
    """The tracks in the order in which they lie around the board."""
    space_pool: int = folded(assembled.every_space)
    """The space tiles of the game, as a mask."""
    tech_pool: int = folded(assembled.every_tech)
    """The tech cards of the game, as a mask."""
    landmark_pool: int = folded(assembled.every_landmark)
    """The landmarks that anybody can gain, as a mask."""
    hanging_pool: int = folded(assembled.every_hanging)
    """The tapestry cards of the game, as a mask."""
    playable_civilizations: tuple[int, ...] = folded(assembled.brought_civilizations)
    """The civilizations whose rules are in the game, by number."""

    def __init__(self, given: dict[str, Any], data: components.Components) -> None:
        super().__init__("tapestry", given, len(given["seats"]), OPTIONS, assembled.abilities(data))
        self.data = data
        box = data.box()
        side = tables.side(data, self.seats)
        dice = data.dice()
        self.has_fifth = data.fifth().needs in given["modules"]
        fifth = [data.fifth()] if self.has_fifth else []
        self.printed_tracks: tuple[components.Track | FifthTrack, ...] = (*data.tracks().tracks, *fifth)
        self.tracks = (1 << len(self.printed_tracks)) - 1
        """The mask of tracks in play."""
        self.world = tables.map_of(side)
        self.tile_corners = tables.tile_corners(data)
        self.tile_rotations = tables.tile_rotations(data)
        self.tile_rewards = tables.effects([tile.reward for tile in data.tiles()], data)
        self.space_rewards = tables.effects([tile.reward for tile in data.spaces()], data)
        self.shapes = tuple([landmark.shape for landmark in data.landmarks()])
        circles = tables.effects([card.circle for card in data.techs()], data)
        squares = tables.effects([card.square for card in data.techs()], data)
        self.tech_effects = ((), circles, squares)
        """By row and card."""
        self.requirements = tables.requirements(data)
        self.once_a_turn = tables.once_a_turn(data)
        self.display = box.display
        self.buildings = box.player.buildings
        self.achievement_points = tuple(
            [a.small if side.id == "small" else a.large for a in data.achievements()]
        )
        faces = tuple(dice.science.faces.values())
        if self.has_fifth:
            faces = (data.fifth().die.faces,) * len(ALL_TRACKS)
        self.science_die = (*faces, *[0] * (len(ALL_TRACKS) - len(faces)))
        black, red = list(dice.black.faces), list(dice.red.faces)
        self.conquer_dice = (tables.effects(black, data), tables.effects(red, data))
        cards = data.hangings()
        self.is_reaction = tuple([card.reaction for card in cards])
        self.hanging_effects = tuple(
            [tables.effects([card.effect], data)[0] if card.effect else None for card in cards]
        )
        self.hanging_bits = tuple([self.bit(card.id) for card in cards])
        self.all_hangings = sum(self.hanging_bits)
        self.civilization_bits = tuple([self.bit(civ.id) for civ in data.civilizations()])
        self.civilization_columns = tuple(
            [
                tuple([tables.effects(list(column), data) for column in civ.columns])
                for civ in data.civilizations()
            ]
        )
        """The spaces of the mats of civilizations, column by column."""
        self.civilization_nodes = tuple([tables.nodes(civ, data) for civ in data.civilizations()])
        """The spaces of nets on mats of civilizations; None gives nothing."""
        income = data.income()
        self.income_turns = income.turns
        self.first_bonus = tables.first_bonus(data)
        self.income_points = tables.Uncovered(tables.income_rows(data, points=True))
        self.income_gains = tables.Uncovered(tables.income_rows(data, points=False))
        self.income_yields = tables.Yields(self.income_gains)

    def income_abilities(self, seat: int, civilization: int) -> tuple[Callable[[Tapestry, int], None], ...]:
        """Returns what a civilization of a player does in step 1."""
        return self.income_ability[seat][self.civilization_bits[civilization]]

    def footprint(self, landmark: int, rotation: int, line: int, column: int) -> int:
        """Returns the plots that a landmark covers, by the place of its top left corner."""
        return grid.covered(grid.turns(self.shapes[landmark])[rotation], line, column)

    def start_of(self, seat: int, mat: int) -> int:
        """Returns the start territory of a seat, which the capital city mat usually decides.

        [tapestry.base.setup.start-outposts]
        """
        if (fixed := self.start_territory[seat]) != NONE:
            return fixed
        return self.world.starts[str(self.data.capitals()[mat].id)]
