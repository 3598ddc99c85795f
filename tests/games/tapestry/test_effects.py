"""Effects of data files, read into effects of the kernel."""

from __future__ import annotations

import msgspec
import pytest

from spielwerk.games.tapestry.effects import BENEFIT, BONUS, Bonus, Form, read
from spielwerk.kernel.effect import AnyEffect, AnyOrder, Atom, May, OneOf, Seq, Times, When


def told(text: str) -> AnyEffect:
    """The effect of a line of TOML."""
    return read(msgspec.toml.decode(f"x = {text}", type=dict[str, Form])["x"], ("bakery", "barn"))


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ('{ do = "vp", n = 4 }', Atom("vp", 4)),
        ('{ do = "per", what = "farm", n = 2 }', Atom("per-farm", 2)),
        ('{ do = "resource", what = "coin" }', Atom("resource", 1, 3)),
        ('{ do = "landmark", what = "barn" }', Atom("landmark", 1, 1)),
        ('{ do = "explore", anywhere = true }', Atom("explore", 1, 1)),
        ('{ do = "conquer", dice = "both" }', Atom("conquer", 1, 2)),
        ('{ do = "advance", tracks = ["science"] }', Atom("advance", BENEFIT | BONUS, 0b10)),
        ('{ do = "research", benefit = false, bonus = "none" }', Atom("research", 1, 0)),
        (
            '{ do = "research", benefit = false, bonus = "none", points_at_end = true }',
            Atom("research", 1, 8),
        ),
        ('{ do = "invent", n = 2 }', Times(2, Atom("invent", 1, 0))),
        ('{ may = { do = "refresh" } }', May(Atom("refresh"))),
        ('{ when = "x", n = 3, of = { do = "city" } }', When("x", Atom("city"), 3)),
        ('{ do = "card-of-its-own", n = 7 }', Atom("card-of-its-own", 7)),
    ],
)
def test_a_table_is_read_as_an_effect(text: str, effect: AnyEffect) -> None:
    assert told(text) == effect


@pytest.mark.rule("tapestry.base.limit.resource-any")
def test_any_resource_is_a_choice_of_four_each_time() -> None:
    four = OneOf(tuple([Atom("resource", 1, kind) for kind in range(4)]))
    assert told('{ do = "resource", what = "any", n = 2 }') == Times(2, four)


@pytest.mark.rule("tapestry.ruling.base-order-irrelevant", "tapestry.base.benefit.order-free")
def test_order_is_asked_for_only_where_it_can_matter() -> None:
    vp, coin, tile = '{ do = "vp" }', '{ do = "resource", what = "coin" }', '{ do = "tile" }'
    assert isinstance(told(f"{{ all = [{vp}, {coin}] }}"), Seq)
    farm, city = '{ do = "building", what = "farm" }', '{ do = "city" }'
    assert isinstance(told(f"{{ all = [{coin}, {tile}, {city}] }}"), Seq)
    assert told(f"{{ all = [{tile}, {farm}] }}") == AnyOrder((Atom("tile"), Atom("building", 1, 0)))
    assert isinstance(told(f"{{ seq = [{tile}, {farm}] }}"), Seq)


@pytest.mark.rule("tapestry.ruling.base-order-irrelevant")
def test_plain_points_are_taken_first_without_a_question() -> None:
    vp, tile, farm = '{ do = "vp" }', '{ do = "tile" }', '{ do = "building", what = "farm" }'
    assert told(f"{{ all = [{farm}, {vp}] }}") == Seq((Atom("vp"), Atom("building", 1, 0)))
    both = AnyOrder((Atom("building", 1, 0), Atom("tile")))
    assert told(f"{{ all = [{farm}, {vp}, {tile}] }}") == Seq((Atom("vp"), both))


@pytest.mark.parametrize(
    "text",
    [
        "{ }",
        '{ do = "vp", may = { do = "vp" } }',
        '{ do = "resource", what = "gold" }',
        '{ do = "advance", tracks = ["law"] }',
        "{ times = 2 }",
    ],
)
def test_a_wrong_table_is_an_error(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        told(text)


def test_a_bonus_says_its_price_and_its_gain() -> None:
    bonus = msgspec.toml.decode('cost = "tile"\nn = 2\ngain = { do = "vp", n = 5 }', type=Bonus)
    assert (bonus.cost, bonus.n, read(bonus.gain)) == ("tile", 2, Atom("vp", 5))
