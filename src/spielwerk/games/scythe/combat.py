"""Combat between two sides: order, abilities, secret commitment, reveal and consequences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import contested, pieces_changed
from spielwerk.games.scythe.events import CombatBegan, CombatWon, Revealed
from spielwerk.games.scythe.movement import blameless, fighters_at, send_home, spares_workers, workers_at
from spielwerk.games.scythe.options import CARD, DIAL_UP_TO, DONE, FIGHT_EACH, NO, YES
from spielwerk.games.scythe.stars import Stars, earn
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.games.scythe.tracks import DrawCard, discard, lose_popularity, lose_power
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance, Frame, Secret, Step
from spielwerk.kernel.option import Option, Options


class Combats(Step, frozen=True, tag="scythe.combat.Combats"):
    """Starts the combats after all movements: wherever fighters of two sides meet, also on lakes.

    [scythe.combat.timing, scythe.combat.multiple-order, scythe.combat.lake]
    [scythe.deal.no-escape-from-combat, scythe.ruling.bribe-during-combat]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        if contested(s, self.seat):
            s.then(WhichCombat(self.seat), Combats(self.seat))
        else:
            s.before_move = ()


class WhichCombat(Ask, frozen=True, tag="scythe.combat.WhichCombat"):
    """Asks the attacker which combat comes next.

    [scythe.combat.multiple-order, scythe.combat.two-players]
    """

    gesture: ClassVar[str] = "combat"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return FIGHT_EACH(contested(s, self.seat))

    def choose(self, s: Scythe, option: Option) -> None:
        begin_combat(s, self.seat, option.i)


def begin_combat(s: Scythe, attacker: int, place: int, first: int = NOWHERE) -> None:
    """Starts a combat between the attacker and the other side with fighters there.

    If there are several, seat `first` fights before the others.
    """
    present = first != NOWHERE and s.players[first].fighters_at & BIT[place]
    defender = first if present else defender_at(s, attacker, place)
    s.fought_at |= BIT[place]
    if s.journal is not UNSET:
        s.journal.append(CombatBegan(attacker, defender, place))
    s.then(*[step(attacker, defender, place) for step in s.rules.combat])


def defender_at(s: Scythe, attacker: int, place: int) -> int:
    """Returns the seat of the other side that has fighters there."""
    for foe in s.rules.foes[attacker]:
        if s.players[foe].fighters_at & BIT[place]:
            return int(foe)
    raise AssertionError("nobody to fight")


class CombatStep(Step, frozen=True):
    """A step of the list `combat`, created with attacker, defender and place."""

    attacker: int
    defender: int
    place: int


def combat_of(s: Scythe) -> CombatStep:
    """Returns the next step of the combat that is being fought."""
    return next(frame for frame in reversed(s.stack) if isinstance(frame, CombatStep))


def defends(s: Scythe, seat: int) -> bool:
    """Returns whether a seat that takes part in the combat defends, alone or with partners.

    [fenris.horde.joint-cards]
    """
    return combat_of(s).attacker != seat


class Abilities(CombatStep, frozen=True, tag="scythe.combat.Abilities"):
    """Offers combat abilities before the dials, the attacker's first.  [scythe.combat.ability-order]"""

    def run(self, s: Scythe) -> None:
        offer_abilities(s, self.defender, self.attacker, self.place)
        offer_abilities(s, self.attacker, self.defender, self.place)


def offer_abilities(s: Scythe, seat: int, foe: int, place: int) -> None:
    """Offers the combat abilities of a seat, without those that would weaken a power.

    Who has one twice, printed and on a tile, uses it once.
    [fenris.mechmods.npc-symbol, fenris.horde.no-opponent-effects, fenris.ruling.ep5-mods-before-faction]
    """
    for ability in dict.fromkeys(s.rules.before_combat[seat][s.players[seat].abilities]):
        if not (ability.against and foe >= s.rules.seats):
            s.next(ability(seat, foe, place))


class Foreboding(Step, frozen=True):
    """Happens before the dials without anybody being asked; created like `BeforeDials`."""

    against: ClassVar[bool] = False

    seat: int
    foe: int
    place: int


class BeforeDials(Ask, frozen=True):
    """Something that a side may do before the dials, once in each combat."""

    gesture: ClassVar[str] = "ability"
    begins: ClassVar[bool] = True
    against: ClassVar[bool] = False
    """Whether it weakens the other side; such abilities cannot be used against powers."""

    foe: int
    place: int


class BeforeCombat(BeforeDials, frozen=True):
    """Asks the owner of a combat ability whether to use it; at most once in each combat.

    [scythe.ruling.disarm-optional]
    """

    def usable(self, s: Scythe) -> bool:
        raise NotImplementedError

    def use(self, s: Scythe) -> None:
        raise NotImplementedError

    def brings(self, s: Scythe) -> int:
        """Returns how much power using it would bring."""
        return 0

    def options(self, s: Scythe) -> Options:
        return (YES, NO) if self.usable(s) else (NO,)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is YES:
            self.use(s)


class Commit(CombatStep, frozen=True, tag="scythe.combat.Commit"):
    """Asks both sides for their commitment, at the same time and in secret.

    A side without power goes straight to the cards, without waiting for the other.  For a seat without a
    player luck commits, after all players have.
    [scythe.combat.simultaneous-choice, scythe.info.combat-commitment-secret]
    """

    def run(self, s: Scythe) -> None:
        for seat in (self.attacker, self.defender):
            for order in s.rules.commit_order[seat][s.players[seat].abilities]:
                s.next(order(self.attacker, self.defender, self.place))
                return
        by_luck = s.rules.commits
        for seat in (self.defender, self.attacker):
            if commit := by_luck[seat]:
                s.next(commit(seat, self.place))
        for seat in (self.defender, self.attacker):
            if not by_luck[seat]:
                ask_to_commit(s, seat, self.place)


def ask_to_commit(s: Scythe, seat: int, place: int) -> None:
    """Asks a player for power, and then for cards; without power only for cards, if there are any."""
    if s.players[seat].power:
        s.next(Dial(seat, place))
    elif any(s.hands[seat]):
        s.next(AddCards(seat, place))


class CommitByLuck(Chance, frozen=True):
    """Commits for a seat without a player; nothing is sealed there until then."""

    decided_by: ClassVar[str] = "card"
    """What luck it is: the end of the key of a few words."""

    seat: int
    place: int


class Dial(Secret, frozen=True, tag="scythe.combat.Dial"):
    """Asks for the power to commit: at most 7, and at most what the player has.

    [scythe.combat.dial-max, scythe.combat.no-requirement]
    """

    gesture: ClassVar[str] = "commit"
    begins: ClassVar[bool] = True

    place: int

    def options(self, s: Scythe) -> Options:
        return DIAL_UP_TO[min(s.rules.limits.dial, s.players[self.seat].power)]

    def choose(self, s: Scythe, option: Option) -> None:
        s.sealed[self.seat] = [option.n, *nothing(s)[1:]]
        s.next(AddCards(self.seat, self.place))


def nothing(s: Scythe) -> list[int]:
    """Returns an empty commitment: power, and cards of each kind."""
    return [0] * (1 + len(s.rules.card_values))


def cards_allowed(s: Scythe, seat: int, place: int) -> int:
    """Returns one card per character and mech there, plus what abilities add.

    [scythe.combat.cards-per-unit, scythe.combat.cards-with-zero-dial]
    """
    return len(fighters_at(s, seat, place)) + extra_cards(s, seat, place)


def extra_cards(s: Scythe, seat: int, place: int) -> int:
    """Returns how many cards more abilities allow; fewer, if negative.  The same ability counts once.

    [fenris.ruling.ep5-mods-before-faction]
    """
    more = s.rules.extra_cards[seat][s.players[seat].abilities]
    return sum([int(f(s, seat, place)) for f in dict.fromkeys(more)])


def cards_to_add(s: Scythe, seat: int, place: int, laid: Sequence[int]) -> Options:
    """Returns the options for the next card, after some that are laid already.

    [scythe.combat.cards-per-unit]
    """
    found: Options = (DONE,)
    if sum(laid) < cards_allowed(s, seat, place):
        highest = max([k for k, n in enumerate(laid) if n], default=0)
        hand = s.hands[seat]
        found = (*[CARD[k] for k in range(highest, len(hand)) if hand[k] > laid[k]], DONE)
    for changed in s.rules.card_rules[seat][s.players[seat].abilities]:
        found = changed(s, seat, laid, found)
    return found


class AddCards(Secret, frozen=True, tag="scythe.combat.AddCards"):
    """Asks for combat cards to add, one after the other, in ascending order.

    The number already added is sealed, so the frame does not contain it.  [scythe.combat.cards-per-unit]
    """

    gesture: ClassVar[str] = "commit"

    place: int

    def options(self, s: Scythe) -> Options:
        return cards_to_add(s, self.seat, self.place, (s.sealed[self.seat] or nothing(s))[1:])

    def choose(self, s: Scythe, option: Option) -> None:
        committed = s.sealed[self.seat] = s.sealed[self.seat] or nothing(s)
        if option is not DONE:
            committed[1 + option.n] += 1
            s.next(self)


class Reveal(CombatStep, frozen=True, tag="scythe.combat.Reveal"):
    """Opens both commitments; abilities may still change them before `Settle` compares them.

    [scythe.combat.reveal]
    """

    def adding(self, seat: int) -> AddCards:
        """Returns the question for a combat card of a side."""
        return AddCards(seat, self.place)

    def most_cards(self, s: Scythe, seat: int) -> int:
        """Returns how many combat cards a side may add."""
        return max(0, cards_allowed(s, seat, self.place))

    def run(self, s: Scythe) -> None:
        a, d = self.attacker, self.defender
        s.next(Settle(a, d, self.place, *opened(s, a), *opened(s, d)))
        for seat, foe in ((d, a), (a, d)):
            for change in s.rules.after_reveal[seat][s.players[seat].abilities]:
                s.next(change(seat, foe, self.place))


def opened(s: Scythe, seat: int, told: Callable[..., Event] = Revealed) -> tuple[int, int]:
    """Reveals what a seat has sealed; returns the power and the packed cards."""
    dial, *cards = s.sealed[seat] or nothing(s)
    s.sealed[seat] = []
    if s.journal is not UNSET:
        total = dial + sum([n * value for n, value in zip(cards, s.rules.card_values, strict=True)])
        s.journal.append(told(seat, dial, tuple(cards), total))
    return dial, in_a_row([kind for kind, n in enumerate(cards) for _ in range(n)])


class SealAgain(Step, frozen=True, tag="scythe.combat.SealAgain"):
    """A commitment that lies open before the other side commits; it is sealed again for `Reveal`."""

    seat: int
    dial: int
    cards: int

    def run(self, s: Scythe) -> None:
        kinds = cards_of(self.cards)
        s.sealed[self.seat] = [self.dial, *[kinds.count(kind) for kind in range(len(s.rules.card_values))]]


CARD_BITS = 4


def in_a_row(kinds: Sequence[int]) -> int:
    """Packs combat cards into an int, in the order in which they are discarded.

    >>> cards_of(in_a_row([2, 0, 0]))
    [2, 0, 0]
    """
    return sum([(kind + 1) << CARD_BITS * i for i, kind in enumerate(kinds)])


def cards_of(packed: int) -> list[int]:
    """Returns packed combat cards by kind, in the order in which they are discarded."""
    found = []
    while packed:
        found.append((packed & (1 << CARD_BITS) - 1) - 1)
        packed >>= CARD_BITS
    return found


class Settle(CombatStep, frozen=True, tag="scythe.combat.Settle"):
    """Compares the totals: the higher one wins, the attacker on a tie.

    Frames of `after_reveal` change it with `change_settlement` while it waits.  The consequences follow in
    this order: payment, retreat, a card for a loser who spent anything, the star.
    [scythe.combat.higher-wins, scythe.combat.tie, scythe.combat.loser-card, scythe.combat.loser-no-card]
    [scythe.ruling.sixth-star-combat-order]
    """

    attack: int
    attack_cards: int
    defence: int
    defence_cards: int

    def run(self, s: Scythe) -> None:
        a, d = self.attacker, self.defender
        attack, defence = self.totals(s)
        attacker_wins = attack > defence or (attack == defence and self.tie_goes_to_attacker(s))
        winner, loser = (a, d) if attacker_wins else (d, a)
        if s.journal is not UNSET:
            s.journal.append(CombatWon(winner, loser, self.place))
        self.follow(s, winner, loser, attacker_wins)
        self.settled(s, winner, loser, abs(attack - defence))

    def totals(self, s: Scythe) -> tuple[int, int]:
        """Lets both sides pay; returns the totals of attack and defence."""
        attack = paid(s, self.attacker, self.attack, cards_of(self.attack_cards))
        return attack, paid(s, self.defender, self.defence, cards_of(self.defence_cards))

    def follow(self, s: Scythe, winner: int, loser: int, attacker_wins: bool) -> None:
        """Starts the consequences."""
        spent = self.defence or self.defence_cards if attacker_wins else self.attack or self.attack_cards
        s.then(
            self.retreat(winner, loser),
            *[DrawCard(loser)] * int(bool(spent) and loser < s.rules.seats),
            CombatStar(winner, loser, self.place),
            Stars(winner),
        )

    def settled(self, s: Scythe, winner: int, loser: int, margin: int) -> None:
        """Calls the hooks that look at a result before anything follows from it."""
        for hook in s.rules.on_settled:
            hook(s, winner, loser, self.place, margin)

    def retreat(self, winner: int, loser: int) -> Step:
        """Returns the step that sends what has lost away."""
        return Retreat(winner, loser, self.place, int(winner == self.attacker))

    def tie_goes_to_attacker(self, s: Scythe) -> bool:
        """Returns whether the attacker wins a tie: unless only the defender has an ability for that."""
        a, d = self.attacker, self.defender
        return self.claims_tie(s, a, d, attacks=True) or not self.claims_tie(s, d, a, attacks=False)

    def claims_tie(self, s: Scythe, seat: int, foe: int, *, attacks: bool) -> bool:
        """Returns whether an ability of a side wins ties."""
        abilities = s.rules.wins_ties[seat][s.players[seat].abilities]
        return any(wins(s, seat, foe, self.place, attacks) for wins in abilities)


def paid(s: Scythe, seat: int, dial: int, cards: list[int]) -> int:
    """Pays for a commitment; returns its total.  [scythe.combat.pay-power, scythe.combat.discard-cards]"""
    lose_power(s, seat, dial)
    for kind in cards:
        discard(s, seat, kind)
    return dial + sum([s.rules.card_values[kind] for kind in cards])


def lying_open(stack: Sequence[Frame], but: int) -> dict[int, list[int]]:
    """Returns the combat cards of other seats that are committed and open; the hands still have them."""
    found = {}
    for frame in stack:
        if isinstance(frame, SealAgain):
            found[frame.seat] = cards_of(frame.cards)
        elif isinstance(frame, Settle):
            found[frame.attacker] = cards_of(frame.attack_cards)
            found[frame.defender] = cards_of(frame.defence_cards)
    return {seat: kinds for seat, kinds in found.items() if seat != but}


def settlement(s: Scythe) -> Settle:
    """Returns the combat whose commitments are open now."""
    return next(frame for frame in reversed(s.stack) if isinstance(frame, Settle))


def change_settlement(s: Scythe, changed: Settle) -> None:
    """Puts a changed settlement in the place of the one that waits."""
    s.stack[s.stack.index(settlement(s))] = changed


class Retreat(Step, frozen=True, tag="scythe.combat.Retreat"):
    """Sends all units of the loser home; what they carried stays with the winner.

    A winning attacker loses one popularity per displaced worker, a defender none.
    [scythe.combat.retreat-all-units, scythe.combat.retreat-leave-resources, scythe.combat.winner-control]
    [scythe.combat.lake-popularity, scythe.combat.attacker-popularity, scythe.combat.defender-no-popularity]
    [scythe.combat.retreat-with-low-popularity]
    """

    winner: int
    loser: int
    place: int
    attacker_won: int

    def run(self, s: Scythe) -> None:
        if self.attacker_won and not (blameless(s, self.winner) or spares_workers(s, self.winner)):
            lose_popularity(s, self.winner, len(workers_at(s, self.loser, self.place)))
        if self.attacker_won and self.winner == s.active:
            s.workers_driven_off += len(workers_at(s, self.loser, self.place))
        ways = s.rules.retreats[self.loser][s.players[self.loser].abilities]
        s.then(*[way(self.loser, self.place) for way in reversed(ways)], AllHome(self.loser, self.place))
        for hook in s.rules.on_retreat:
            hook(s, self.winner, self.loser, self.place, bool(self.attacker_won))


class AllHome(Step, frozen=True, tag="scythe.combat.AllHome"):
    """Sends all remaining units to the home base.  [scythe.combat.retreat-all-units]"""

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        for unit in fighters_at(s, self.seat, self.place) + workers_at(s, self.seat, self.place):
            send_home(s, self.seat, unit)
        pieces_changed(s, self.seat)


class CombatStar(Step, frozen=True, tag="scythe.combat.CombatStar"):
    """Gives the winner a star, at most twice per game unless the faction allows more.

    A power earns none.
    [scythe.combat.winner-star, scythe.combat.fight-after-limit, scythe.star.combat]
    """

    winner: int
    loser: int
    place: int

    def run(self, s: Scythe) -> None:
        if self.winner < s.rules.seats:
            earn(s, self.winner, "combat")
        tell_of_win(s, self.winner, self.loser, self.place)


def tell_of_win(s: Scythe, winner: int, loser: int, place: int) -> None:
    """Tells modules who has won a combat."""
    for hook in s.rules.on_combat_won:
        hook(s, winner, loser, place)
