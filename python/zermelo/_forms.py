"""Misère forms and ordinals: texts in a normal form, with what can be asked of them."""

from __future__ import annotations

from . import _zermelo
from ._basics import DomainError, ParseError
from ._types import cast, typing
from ._zermelo import Nimber, Value


def _evaluate(text: str) -> typing.Any:
    return _zermelo.evaluate(text, [])


def _computed(text: str) -> typing.Any:
    """What a text of ours is worth: what is wrong with it is that there is no such thing."""
    try:
        return _evaluate(text)
    except ParseError as error:
        raise DomainError(error.message) from None


class _Form:
    """A text that the language of values reads back as the same thing."""

    __slots__ = ("_text",)
    _text: str

    @classmethod
    def _of(cls, text: str) -> typing.Any:
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

    def __reduce__(self) -> tuple[typing.Any, tuple[str]]:
        return (type(self), (self._text,))


def _heap(text: str) -> str | None:
    """The size of the heap that a text such as 0, * or *2 is, None of other texts."""
    word = text.strip()
    if word in ("0", "*"):
        return "0" if word == "0" else "1"
    size = word[1:]
    return size if word.startswith("*") and size.isascii() and size.isdigit() else None


class Misere(_Form):
    """A misère form, such as ``Misere("*[2#0]")``: an impartial game in misère play."""

    __slots__ = ()

    def __init__(self, text: str | int) -> None:
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
        return cast("Misere", _computed(f"{self} + {other}"))

    def __mul__(self, times: int) -> Misere:
        if isinstance(times, bool) or not isinstance(times, int):
            return NotImplemented
        return cast("Misere", _computed(f"({times}) x {self}"))

    __rmul__ = __mul__

    def _ask(self, function: str, *others: Misere) -> typing.Any:
        for other in others:
            if not isinstance(other, Misere):
                raise TypeError(f"expected a misère form, for example Misere('*[2]'), not {type(other).__name__}")
        if not (isinstance(function, str) and function.isalpha()):
            raise ValueError(f"a function is given by its name alone, for example form.apply('genus'), not {function!r}")
        arguments = ", ".join(str(form) for form in (self, *others))
        return _computed(f"{function}({arguments})")

    def _size(self, function: str) -> int:
        """The size of the nim-heap that a function gives."""
        return cast(Value, self._ask(function)).follower_count - 1

    @property
    def genus(self) -> str:
        """The genus."""
        return str(self._ask("genus"))

    @property
    def outcome(self) -> str:
        """N or P, in misère play."""
        return str(self._ask("outcome"))

    @property
    def nim_value(self) -> int:
        """The Grundy value in normal play."""
        return self._size("nimvalue")

    @property
    def misere_nim_value(self) -> int:
        """The misère Grundy value."""
        return self._size("miserenimvalue")

    @property
    def mate(self) -> Misere:
        """The form beside which it is P."""
        return cast("Misere", self._ask("mate"))

    @property
    def options(self) -> list[Misere]:
        """The options."""
        return cast("list[Misere]", self._ask("options"))

    @property
    def parts(self) -> list[Misere]:
        """The even forms that are a part of it."""
        return cast("list[Misere]", self._ask("parts"))

    @property
    def partitions(self) -> list[str]:
        """The ways to write it as a sum of even primes."""
        return cast("list[str]", self._ask("partitions"))

    @property
    def birthday(self) -> int:
        """The length of the longest play."""
        return int(self._ask("birthday"))

    @property
    def is_nim_heap(self) -> bool:
        """Whether it is a nim-heap."""
        return cast(bool, self._ask("isnimheap"))

    @property
    def is_even(self) -> bool:
        """Whether G + * is not an option of the form G."""
        return cast(bool, self._ask("iseven"))

    @property
    def is_prime(self) -> bool:
        """Whether only 0, * and itself are parts."""
        return cast(bool, self._ask("isprime"))

    @property
    def is_extraverted(self) -> bool:
        """Whether every option is a part."""
        return cast(bool, self._ask("isextraverted"))

    @property
    def is_introverted(self) -> bool:
        """Whether it is a part of every option."""
        return cast(bool, self._ask("isintroverted"))

    @property
    def is_tame(self) -> bool:
        """Whether it is tame by its options."""
        return cast(bool, self._ask("istame"))

    @property
    def is_generally_tame(self) -> bool:
        """Whether it is tame or as good as tame."""
        return cast(bool, self._ask("isgenerallytame"))

    @property
    def is_half_tame(self) -> bool:
        """Whether G is not tame and G + G is as good as tame, of genus 0^0."""
        return cast(bool, self._ask("ishalftame"))

    @property
    def is_tameable(self) -> bool:
        """Whether its genus decides its sums with tame games."""
        return cast(bool, self._ask("istameable"))

    @property
    def is_restive(self) -> bool:
        """Whether it is restive by its options."""
        return cast(bool, self._ask("isrestive"))

    @property
    def is_generally_restive(self) -> bool:
        """Whether it is restive or as good."""
        return cast(bool, self._ask("isgenerallyrestive"))

    @property
    def is_restless(self) -> bool:
        """Whether it is restless."""
        return cast(bool, self._ask("isrestless"))

    def minus(self, other: Misere) -> Misere:
        """The form that gives this one together with the other."""
        return cast("Misere", self._ask("misereminus", other))

    def link(self, other: Misere) -> Misere:
        """A form beside which both are P."""
        return cast("Misere", self._ask("link", other))

    def is_linked_to(self, other: Misere) -> bool:
        """Whether a game makes both forms P."""
        return cast(bool, self._ask("islinkedto", other))

    def distinguisher(self, other: Misere) -> Misere:
        """A form beside which this one is P and the other N."""
        return cast("Misere", self._ask("distinguisher", other))

    def apply(self, function: str, *others: Misere) -> typing.Any:
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

    @staticmethod
    def _written(other: object) -> str | None:
        """An ordinal, a number or a nimber beside an ordinal, None of anything else."""
        if isinstance(other, (Ordinal, Value)) or (isinstance(other, int) and not isinstance(other, bool)):
            return f"({other})"
        return f"*({int(other)})" if isinstance(other, Nimber) else None

    def _with(self, sign: str, other: object, is_reflected: bool = False) -> typing.Any:
        written = self._written(other)
        if written is None:
            return NotImplemented
        first, second = (written, f"({self})") if is_reflected else (f"({self})", written)
        return _computed(f"{first} {sign} {second}")

    def __add__(self, other: Ordinal | Value | Nimber | int) -> typing.Any:
        return self._with("+", other)

    __radd__ = __add__

    def __sub__(self, other: Ordinal | Value | Nimber | int) -> typing.Any:
        return self._with("-", other)

    def __rsub__(self, other: Value | Nimber | int) -> typing.Any:
        return self._with("-", other, is_reflected=True)

    def __neg__(self) -> typing.Any:
        return _computed(f"-({self})")

    def __mul__(self, other: Ordinal | Value | Nimber | int) -> typing.Any:
        return self._with("x", other)

    __rmul__ = __mul__

    def __truediv__(self, other: Ordinal | Nimber) -> typing.Any:
        return self._with("/", other)

    def __pow__(self, exponent: Ordinal | int) -> typing.Any:
        return self._with("^", exponent)

    def __lt__(self, other: Ordinal | Value | Nimber | int) -> bool:
        return cast(bool, self._with("<", other))

    def __le__(self, other: Ordinal | Value | Nimber | int) -> bool:
        return cast(bool, self._with("<=", other))

    def __gt__(self, other: Ordinal | Value | Nimber | int) -> bool:
        return cast(bool, self._with(">", other))

    def __ge__(self, other: Ordinal | Value | Nimber | int) -> bool:
        return cast(bool, self._with(">=", other))

    @property
    def is_nimber(self) -> bool:
        """Whether it is the nimber of an ordinal."""
        return cast(bool, self.apply("isnimber"))

    def sqrt(self) -> typing.Any:
        """The square root of a nimber."""
        return self.apply("sqrt")

    def inverse(self) -> typing.Any:
        """1 divided by a nimber."""
        return self.apply("inverse")

    @property
    def birthday(self) -> typing.Any:
        """The day it is born."""
        return self.apply("birthday")

    def apply(self, function: str, *others: Ordinal | Value | Nimber | int) -> typing.Any:
        """What a function of ordinals or of their nimbers gives, for example ``apply("nimproduct", Ordinal("omega"))``."""
        if not (isinstance(function, str) and function.isalpha()):
            raise ValueError(f"a function is given by its name alone, for example omega.apply('birthday'), not {function!r}")
        arguments = [self._written(one) for one in (self, *others)]
        if None in arguments:
            raise TypeError("a function of ordinals takes ordinals, values, nimbers and ints")
        return _computed(f"{function}({', '.join(map(str, arguments))})")
