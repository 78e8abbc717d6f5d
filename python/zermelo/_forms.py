"""Misère forms and ordinals: texts in a normal form, with what can be asked of them."""

from __future__ import annotations

from . import _zermelo
from ._basics import DomainError
from ._types import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from typing import Any, Optional, Union


def _evaluate(text: str) -> Any:
    return _zermelo.evaluate(text, [])


class _Form:
    """A text that the language of values reads back as the same thing."""

    __slots__ = ("_text",)
    _text: str

    @classmethod
    def _of(cls, text: str) -> Any:
        form = cls.__new__(cls)
        object.__setattr__(form, "_text", text)
        return form

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} objects do not change")

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._text!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Form) or type(other) is not type(self):
            return NotImplemented
        return self._text == other._text

    def __hash__(self) -> int:
        return hash((type(self).__name__, self._text))

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return (type(self), (self._text,))


def _heap(text: str) -> Optional[str]:
    """The size of the heap that a text such as 0, * or *2 is, None of other texts."""
    word = text.strip()
    if word in ("0", "*"):
        return "0" if word == "0" else "1"
    size = word[1:]
    return size if word.startswith("*") and size.isascii() and size.isdigit() else None


class Misere(_Form):
    """A misère form, such as ``Misere("*[2#0]")``: an impartial game in misère play."""

    __slots__ = ()

    def __init__(self, text: Union[str, int]) -> None:
        if isinstance(text, bool) or not isinstance(text, (str, int)):
            raise TypeError('a misère form is made from a text such as "*[2#0]", or from the size of a nim-heap')
        # Heaps are forms as they stand: 0, * and *2 are read as values elsewhere.
        heap = str(text) if isinstance(text, int) else _heap(text)
        found = _evaluate(f"*[{heap}]" if heap is not None else str(text))
        if not isinstance(found, Misere):
            raise DomainError(f"{text!r} is not a misère form; for example: Misere('*[2#0]')")
        object.__setattr__(self, "_text", found._text)

    def __add__(self, other: Misere) -> Misere:
        if not isinstance(other, Misere):
            return NotImplemented
        return cast("Misere", _evaluate(f"{self} + {other}"))

    def _ask(self, function: str, *others: Misere) -> Any:
        arguments = ", ".join(str(form) for form in (self, *others))
        return _evaluate(f"{function}({arguments})")

    @property
    def genus(self) -> str:
        """The genus."""
        return str(self._ask("genus"))

    @property
    def outcome(self) -> str:
        """N or P, in misère play."""
        return cast(str, self._ask("outcome"))

    @property
    def mate(self) -> Misere:
        """The form beside which it is P."""
        return cast("Misere", self._ask("mate"))

    @property
    def options(self) -> list[Misere]:
        """The options."""
        return cast("list[Misere]", self._ask("options"))

    @property
    def birthday(self) -> int:
        """The length of the longest play."""
        return int(self._ask("birthday"))

    @property
    def is_tame(self) -> bool:
        """Whether it is tame by its options."""
        return cast(bool, self._ask("istame"))

    @property
    def is_prime(self) -> bool:
        """Whether only 0, * and itself are parts."""
        return cast(bool, self._ask("isprime"))

    def apply(self, function: str, *others: Misere) -> Any:
        """What another function of misère forms gives; see `functions()`."""
        return self._ask(function, *others)


class Ordinal(_Form):
    """An ordinal, or the nimber of one: ``Ordinal("omega^2 + 1")``, ``Ordinal("*omega")``."""

    __slots__ = ()

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError(f"an ordinal is made from a text, for example Ordinal('omega^2'), not from {type(text).__name__}")
        found = _evaluate(text)
        if not isinstance(found, Ordinal):
            raise DomainError(f"{text!r} is not an ordinal from omega on; for example: Ordinal('omega^2')")
        object.__setattr__(self, "_text", found._text)

    def __add__(self, other: Ordinal) -> Any:
        if not isinstance(other, Ordinal):
            return NotImplemented
        return _evaluate(f"({self}) + ({other})")

    def __mul__(self, other: Ordinal) -> Any:
        if not isinstance(other, Ordinal):
            return NotImplemented
        return _evaluate(f"({self}) x ({other})")
