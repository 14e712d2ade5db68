"""All nodes below one of mypy's. (Its own visitors are compiled and cannot be extended.)"""

from __future__ import annotations

from collections.abc import Iterator

from mypy import nodes

CHILDREN = {
    "AssignmentStmt": ("lvalues", "rvalue"),
    "Block": ("body",),
    "CallExpr": ("callee", "args"),
    "ComparisonExpr": ("operands",),
    "ConditionalExpr": ("cond", "if_expr", "else_expr"),
    "DictExpr": ("items",),
    "DictionaryComprehension": ("sequences", "indices", "condlists", "key", "value"),
    "ExpressionStmt": ("expr",),
    "ForStmt": ("index", "expr", "body", "else_body"),
    "GeneratorExpr": ("sequences", "indices", "condlists", "left_expr"),
    "IfStmt": ("expr", "body", "else_body"),
    "IndexExpr": ("base", "index"),
    "LambdaExpr": ("body",),
    "ListComprehension": ("generator",),
    "ListExpr": ("items",),
    "MemberExpr": ("expr",),
    "OpExpr": ("left", "right"),
    "OperatorAssignmentStmt": ("lvalue", "rvalue"),
    "ReturnStmt": ("expr",),
    "SetComprehension": ("generator",),
    "SetExpr": ("items",),
    "SliceExpr": ("begin_index", "end_index", "stride"),
    "StarExpr": ("expr",),
    "TupleExpr": ("items",),
    "UnaryExpr": ("expr",),
    "YieldExpr": ("expr",),
    "YieldFromExpr": ("expr",),
    "WhileStmt": ("expr", "body", "else_body"),
}


def nodes_below(node: object) -> Iterator[nodes.Node]:
    """Yield a node and all below it that the translated Python may have."""
    if isinstance(node, (list, tuple)):
        for each in node:
            yield from nodes_below(each)
    elif isinstance(node, nodes.Node):
        yield node
        for name in CHILDREN.get(type(node).__name__, ()):
            yield from nodes_below(getattr(node, name))
