"""What the modules need of `typing` while they run, and nothing else: importing that takes longer than all of this package.

Annotations are read by type checkers, and by `typing.get_type_hints` while a program runs: what they name of `typing` and
`fractions` is imported when it is asked for.
"""

from __future__ import annotations

TYPE_CHECKING = False

if TYPE_CHECKING:
    import fractions as fractions
    import typing as typing
    from typing import NamedTuple as NamedTuple, Protocol as Protocol, cast as cast, overload as overload
else:
    from collections import namedtuple
    from importlib import import_module

    class _Later:
        """A module that is imported when a name of it is asked for."""

        def __init__(self, module):
            self._module = module

        def __getattr__(self, name):
            return getattr(import_module(self._module), name)

    typing, fractions = _Later("typing"), _Later("fractions")

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
            hints = body.pop("__annotations__")
            names = list(hints)
            defaults = [body.pop(field) for field in names if field in body]
            fields = namedtuple(name, names, defaults=defaults, module=body.pop("__module__"))
            for key, value in {**body, "__annotations__": hints}.items():
                setattr(fields, key, value)
            return fields

    class NamedTuple(metaclass=_Fields):
        """The base of tuples whose elements have names, those that are annotated."""
