"""The arguments that a message asks for, also by messages that it speaks of."""

from __future__ import annotations

from fluent.runtime import FluentBundle
from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor


class Asked(Visitor):
    """`names` are those of all patterns that it visited."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        message = self.bundle.get_message(node.id.name)
        self.visit(message.value if node.attribute is None else message.attributes[node.attribute.name])
