"""Players, exceptions, and what a game written in Python needs to say."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable

import zermelo

from ._types import NamedTuple, Protocol, typing


class Player(str, enum.Enum):
    """One of the two players."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def opponent(self) -> Player:
        """The other player."""
        return Player.RIGHT if self is Player.LEFT else Player.LEFT

    @classmethod
    def _missing_(cls, value: object) -> Player:
        raise ValueError(f"a player is LEFT or RIGHT, or 'left' or 'right', not {value!r}")

    def __repr__(self) -> str:
        return self.name


LEFT = Player.LEFT
RIGHT = Player.RIGHT


class ZermeloError(Exception):
    """What goes wrong in this package, but for wrong types and full memory."""


class ParseError(ZermeloError, ValueError):
    """A text that cannot be read: `text`, the `span` of characters, the `message` and a `hint` what to do."""

    def __init__(
        self, rendered: str, message: str = "", text: str = "", span: tuple[int, int] = (0, 0), hint: str = ""
    ) -> None:
        super().__init__(rendered)
        self.message = message or rendered
        self.text = text
        self.span = span
        self.hint = hint

    def __reduce__(self) -> tuple[type[ParseError], tuple[str, str, str, tuple[int, int], str]]:
        return (type(self), (str(self), self.message, self.text, self.span, self.hint))


class Stopped(ZermeloError):
    """A limit was reached: `reason` is positions, memory, time, interrupt, budget or capacity; `known` is the answer as far
    as it goes, where there is one: an `Answer`, also to the start of a table; a `Sequence` of the heaps that were reached."""

    def __init__(
        self,
        message: str,
        reason: str = "capacity",
        answer: tuple[str, str] | None = None,
        known: zermelo.Answer | zermelo.Sequence | None = None,
        subject: tuple[zermelo.Position, tuple[typing.Any, ...]] | None = None,
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self._subject = subject
        self._answer = answer
        self._known = known

    @property
    def json(self) -> str | None:
        """The answer as far as it goes, as the schema has it."""
        return None if self._answer is None else self._answer[0]

    @property
    def known(self) -> zermelo.Answer | zermelo.Sequence | None:
        """What is known."""
        import json

        if self._known is None and self._answer is not None:
            data, text = self._answer
            position, asked = self._subject or (None, zermelo.Answer._asked)
            self._known = zermelo.Answer(json.loads(data), text, position)
            self._known._asked = asked
        return self._known

    def _told_of(self, position: zermelo.Position, asked: tuple[typing.Any, ...]) -> Stopped:
        """The same, which knows what was asked."""
        self._subject = (position, asked)
        return self

    def __reduce__(self) -> tuple[type[Stopped], tuple[object, ...]]:
        # A sequence is not taken along: it would have to be computed again.
        return (type(self), (str(self), self.reason, self._answer, None, self._subject))


class DomainError(ZermeloError, ValueError):
    """A question that makes no sense for what it is asked of."""


class StoreError(ZermeloError, ValueError):
    """Values of different stores are to be added or compared."""


class GameError(ZermeloError):
    """The functions of a game contradict each other or themselves."""


class InternalError(ZermeloError, RuntimeError):
    """A mistake in Zermelo itself."""


class Mirrored(NamedTuple):
    """A representative in which the players are exchanged: what `normal_form` of a game may give."""

    position: typing.Any


def counted(what: str, number: typing.Any, least: int, example: str) -> int:
    """A count that was given as an argument, as an int; refused with an example where it is not one."""
    if isinstance(number, bool) or not hasattr(type(number), "__index__"):
        raise TypeError(f"{what} is an int, for example {example}, not {type(number).__name__}")
    count = int(number.__index__())
    if count < least:
        raise ValueError(f"{what} is an int from {least} on, for example {example}, not {count}")
    if count >= 1 << 64:
        raise ValueError(f"{what} is below 2^64, for example {example}, not {count}")
    return count


def flag(what: str, given: typing.Any) -> bool:
    """An argument that is yes or no; a text or a number would be taken for yes."""
    if type(given).__name__ not in ("bool", "bool_"):
        raise TypeError(f"{what} is True or False, for example {what}=True, not {type(given).__name__}")
    return bool(given)


class _Limit(NamedTuple):
    positions: int | None
    memory: int | None
    seconds: float | None


class Limit(_Limit):
    """How much a call may use: positions looked at, bytes of the process, seconds. None is no limit::

        Limit(positions=1_000_000, memory=2_000_000_000, seconds=60)
    """

    __slots__ = ()

    def __new__(
        cls, positions: int | None = None, memory: int | None = None, seconds: float | None = None
    ) -> Limit:
        if positions is not None:
            positions = counted("a limit on positions", positions, 0, "Limit(positions=1_000_000)")
        if memory is not None:
            memory = counted("a limit on memory", memory, 0, "Limit(memory=2_000_000_000)")
        if seconds is not None:
            seconds = _checked_seconds(seconds)
        return super().__new__(cls, positions, memory, seconds)

    @classmethod
    def _make(cls, iterable: typing.Any) -> Limit:  # type: ignore[override]
        # What `_replace` goes through.
        return cls(*iterable)

    def __repr__(self) -> str:
        given = [f"{name}={value!r}" for name, value in self._asdict().items() if value is not None]
        return f"Limit({', '.join(given)})"


def _checked_seconds(seconds: typing.Any) -> float | None:
    if isinstance(seconds, (str, bytes, bool)) or not hasattr(type(seconds), "__float__"):
        raise TypeError(f"a limit in seconds is a number, for example Limit(seconds=0.5), not {type(seconds).__name__}")
    number = float(seconds)
    if math.isnan(number) or number < 0:
        raise ValueError(f"a limit in seconds is a number from 0 on, for example Limit(seconds=0.5), not {seconds}")
    # So long that the clock does not count that far is no limit.
    return number if number < 1e9 else None


class Bar(Protocol):
    """What shows progress as `tqdm.tqdm` does: how much there is to do, and a way to say how much more was done."""

    total: typing.Any

    def update(self, n: typing.Any = 1, /) -> typing.Any:
        """So much more was done."""


Reported = Callable[[str, int, int | None], object]
# Called now and then with what is being done, how much is done, and how much there is to do, where that is known; or a bar
# such as `tqdm.tqdm()`.
Progress = Reported | Bar


def reported(progress: Progress | None) -> Reported | None:
    """What is called on progress."""
    if progress is None:
        return None
    is_bar = hasattr(progress, "update") and hasattr(progress, "total")
    if isinstance(progress, type) and hasattr(progress, "update") or not (callable(progress) or is_bar):
        given = f"the class {progress.__name__}" if isinstance(progress, type) else type(progress).__name__
        raise TypeError(
            "progress is a function of what is done, how much, and how much there is, for example progress=print, or an "
            f"object with total and update, for example progress=tqdm.tqdm(), not {given}"
        )
    if is_bar:
        return _on_bar(progress)
    return progress  # type: ignore[return-value]


def _on_bar(bar: typing.Any) -> Reported:
    """A bar is begun anew for every stage of the work, and moved by what is new."""
    stage: str | None = None
    shown = 0

    def report(now: str, done: int, total: int | None) -> None:
        nonlocal stage, shown
        if now != stage or done < shown:
            stage, shown = now, 0
            if hasattr(bar, "reset"):
                bar.reset(total)
            if hasattr(bar, "set_description"):
                bar.set_description(now, refresh=False)
        if total != bar.total:
            bar.total = total
        bar.update(done - shown)
        shown = done

    return report
