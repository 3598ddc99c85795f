"""Ways to change one node of a syntax tree so that a rule is no longer kept.

There are two kinds. `breaks`: a line does something else or nothing. `excesses`: something happens that must
not, because a filter is dropped, a limit raised by one, or an early return or a condition left out.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial

Change = Callable[[ast.AST], None]

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.In: ast.NotIn,
}
OPPOSITE |= {there: here for here, there in OPPOSITE.items()}
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
EQUAL_WEIGHT = "equal_weight"
NO_RULE = "no_rule"
DELETABLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Return, ast.Raise, ast.Break, ast.Continue, ast.Delete)


def breaks(node: ast.AST) -> Iterator[Change]:
    """The ways to make this one node do something else or nothing."""
    match node:
        case ast.Compare(ops=ops):
            yield from (partial(_flip, number=number) for number in range(len(ops)))
        case ast.BinOp(op=op) | ast.AugAssign(op=op) | ast.BoolOp(op=op) if type(op) in SWAPPED:
            yield _swap
        case ast.UnaryOp(op=ast.Not()):
            yield _drop_not
        case ast.Return(value=ast.Constant(value=bool())):
            yield _swap_bool
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            if not hasattr(node, EQUAL_WEIGHT):
                yield partial(_set, value=value + 1)
            yield partial(_set, value=value - 1)
    if isinstance(node, DELETABLE):
        yield _delete


def mark_equal_weights(tree: ast.AST) -> None:
    """Mark the weight that all outcomes of a draw share: `(1,) * n` in a method `outcomes`.

    Weights count only beside each other, so a larger one for all changes nothing.
    """
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name == "outcomes":
            for result in ast.walk(function):
                if isinstance(result, ast.Return) and isinstance(result.value, ast.Tuple):
                    _mark_weight(result.value.elts[-1])


def _mark_weight(weights: ast.AST) -> None:
    match weights:
        case ast.BinOp(left=ast.Tuple(elts=[ast.Constant(value=int(value)) as weight]), op=ast.Mult()):
            if value > 0:
                setattr(weight, EQUAL_WEIGHT, True)


def mark_no_rule(tree: ast.AST) -> None:
    """Mark what no rule depends on: what is done for the journal alone, and methods that subclasses replace.

    A journal only tells what has happened. A body that only raises `NotImplementedError` never runs.
    """
    for node in ast.walk(tree):
        match node:
            case ast.If(test=test, body=body) if "journal" in _names(test):
                left_out = body
            case ast.FunctionDef(body=body) if _is_abstract(node):
                left_out = body
            case _:
                continue
        for inner in [inner for statement in left_out for inner in ast.walk(statement)]:
            setattr(inner, NO_RULE, True)


def _is_abstract(function: ast.FunctionDef) -> bool:
    match function.body[-1]:
        case ast.Raise(exc=ast.Name(id="NotImplementedError")):
            return all(isinstance(statement, ast.Expr) for statement in function.body[:-1])
    return False


def _flip(node: ast.AST, number: int) -> None:
    assert isinstance(node, ast.Compare)
    node.ops[number] = OPPOSITE[type(node.ops[number])]()


def _swap(node: ast.AST) -> None:
    assert isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp)
    node.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]


def _drop_not(node: ast.AST) -> None:
    assert isinstance(node, ast.UnaryOp)
    _become(node, ast.Call(ast.Name("bool"), [node.operand], []))


def _swap_bool(node: ast.AST) -> None:
    assert isinstance(node, ast.Return)
    assert isinstance(node.value, ast.Constant)
    node.value.value = not node.value.value


def _set(node: ast.AST, value: int) -> None:
    _become(node, ast.Constant(value))


def _delete(node: ast.AST) -> None:
    _become(node, ast.Pass())


def _become(node: ast.AST, other: ast.AST) -> None:
    """Turn a node into another one in its place, so that nobody needs to know its parent."""
    node.__class__ = other.__class__
    for field, value in ast.iter_fields(other):
        setattr(node, field, value)


# --- something happens that must not

SIGN = "sign"
LEAVES = (ast.Return, ast.Continue, ast.Break, ast.Raise)
NOT_RULES = {"journal", "TYPE_CHECKING"}
"""Names in conditions that decide about explanations or types, never about a rule."""


def mark_conditions(tree: ast.AST) -> None:
    """Note at each part of a condition whether its truth lets more happen (1) or less (-1).

    The condition of an early return lets less happen, and `not` turns it round.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.If):
            _mark(node.test, -1 if _is_guard(node) else 1)


def _mark(node: ast.AST, sign: int) -> None:
    setattr(node, SIGN, sign)
    inner = -sign if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) else sign
    for child in ast.iter_child_nodes(node):
        _mark(child, inner)


def _is_guard(node: ast.If) -> bool:
    return not node.orelse and isinstance(node.body[-1], LEAVES)


def excesses(node: ast.AST) -> Iterator[Change]:
    """The ways to let something happen at this node that must not."""
    sign: int = getattr(node, SIGN, 1)
    match node:
        case ast.comprehension(ifs=ifs):
            yield from (partial(_drop_filter, number=number) for number in range(len(ifs)))
        case ast.BinOp(op=ast.BitAnd()) if sign > 0:
            yield _drop_mask
        case ast.Compare(ops=[ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE()]):
            yield partial(_loosen, sign=sign)
        case ast.Call(func=ast.Name(id="min")):
            yield _raise_least
        case ast.If(test=test) if not _names(test) & NOT_RULES:
            yield _drop_guard if _is_guard(node) else _drop_condition
        case ast.BoolOp(op=op, values=values) if (
            isinstance(op, ast.And if sign > 0 else ast.Or) and not _names(node) & NOT_RULES
        ):
            yield from (partial(_drop_part, number=number) for number in range(len(values)))
        case ast.IfExp(test=test) if not _names(test) & NOT_RULES:
            yield _drop_choice


def _names(node: ast.AST) -> set[str]:
    found = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
    return found | {inner.attr for inner in ast.walk(node) if isinstance(inner, ast.Attribute)}


def _drop_filter(node: ast.AST, number: int) -> None:
    assert isinstance(node, ast.comprehension)
    del node.ifs[number]


def _drop_mask(node: ast.AST) -> None:
    assert isinstance(node, ast.BinOp)
    _become(node, node.left)


def _loosen(node: ast.AST, sign: int) -> None:
    """Let the limit be one further: up for what is allowed, or for what an early return waits for."""
    assert isinstance(node, ast.Compare)
    op = node.ops[0]
    if isinstance(op, ast.Lt | ast.Gt if sign > 0 else ast.LtE | ast.GtE):
        node.ops[0] = {ast.Lt: ast.LtE, ast.Gt: ast.GtE, ast.LtE: ast.Lt, ast.GtE: ast.Gt}[type(op)]()
        return
    up = isinstance(op, ast.LtE | ast.Gt)
    node.comparators[0] = ast.BinOp(node.comparators[0], ast.Add() if up else ast.Sub(), ast.Constant(1))


def _raise_least(node: ast.AST) -> None:
    assert isinstance(node, ast.Call)
    _become(node, ast.BinOp(ast.Call(node.func, node.args, node.keywords), ast.Add(), ast.Constant(1)))


def _drop_guard(node: ast.AST) -> None:
    _become(node, ast.Pass())


def _drop_condition(node: ast.AST) -> None:
    assert isinstance(node, ast.If)
    node.test = ast.Constant(True)


def _drop_part(node: ast.AST, number: int) -> None:
    assert isinstance(node, ast.BoolOp)
    del node.values[number]
    if len(node.values) == 1:
        _become(node, node.values[0])


def _drop_choice(node: ast.AST) -> None:
    assert isinstance(node, ast.IfExp)
    _become(node, node.body)
