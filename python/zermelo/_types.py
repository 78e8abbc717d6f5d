"""What the modules need of `typing` while they run, and nothing else: importing that takes longer than all of this package.

Names that stand in annotations only are imported from `typing` where types are checked (`TYPE_CHECKING`).
"""

from __future__ import annotations

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple, Protocol as Protocol, cast as cast, overload as overload
else:
    from collections import namedtuple

    class Protocol:
        """What has certain methods."""

    def cast(_, value):
        """The value itself."""
        return value

    def overload(_):
        """One of several signatures of the function that comes last."""

    class _Fields(type):
        def __new__(cls, name, bases, body):
            if not bases:
                return super().__new__(cls, name, bases, body)
            names = list(body.pop("__annotations__"))
            defaults = [body.pop(field) for field in names if field in body]
            fields = namedtuple(name, names, defaults=defaults, module=body.pop("__module__"))
            for key, value in body.items():
                setattr(fields, key, value)
            return fields

    class NamedTuple(metaclass=_Fields):
        """The base of tuples whose elements have names, those that are annotated."""
