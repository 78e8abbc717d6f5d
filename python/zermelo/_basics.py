"""Players, exceptions, and what a game written in Python needs to say."""

from __future__ import annotations

import enum
import math

from ._types import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from typing import Any, Callable, Optional, Union

    from ._answers import Answer, Sequence


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
        self, message: str, reason: str = "capacity", json_text: Optional[str] = None, known: Optional[Known] = None
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.json = json_text
        self._known = known

    @property
    def known(self) -> Optional[Known]:
        """What is known."""
        import json

        from ._answers import Answer

        if self._known is None and self.json is not None:
            self._known = Answer(json.loads(self.json), "", None)
        return self._known

    def __reduce__(self) -> tuple[type[Stopped], tuple[str, str, Optional[str]]]:
        # A sequence is not taken along: it would have to be computed again.
        return (type(self), (str(self), self.reason, self.json))


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

    position: Any


def counted(what: str, number: Any, least: int, example: str) -> int:
    """A count that was given as an argument, as an int; refused with an example where it is not one."""
    if isinstance(number, bool) or not hasattr(type(number), "__index__"):
        raise TypeError(f"{what} is an int, for example {example}, not {type(number).__name__}")
    count = int(number.__index__())
    if count < least:
        raise ValueError(f"{what} is an int from {least} on, for example {example}, not {count}")
    if count >= 1 << 64:
        raise ValueError(f"{what} is below 2^64, for example {example}, not {count}")
    return count


class _Limit(NamedTuple):
    positions: Optional[int]
    memory: Optional[int]
    seconds: Optional[float]


class Limit(_Limit):
    """How much a call may use: positions looked at, bytes of the process, seconds. None is no limit::

        Limit(positions=1_000_000, memory=2_000_000_000, seconds=60)
    """

    __slots__ = ()

    def __new__(
        cls, positions: Optional[int] = None, memory: Optional[int] = None, seconds: Optional[float] = None
    ) -> Limit:
        if positions is not None:
            positions = counted("a limit on positions", positions, 0, "Limit(positions=1_000_000)")
        if memory is not None:
            memory = counted("a limit on memory", memory, 0, "Limit(memory=2_000_000_000)")
        if seconds is not None:
            seconds = _checked_seconds(seconds)
        return super().__new__(cls, positions, memory, seconds)

    @classmethod
    def _make(cls, iterable: Any) -> Limit:  # type: ignore[override]
        # What `_replace` goes through.
        return cls(*iterable)

    def __repr__(self) -> str:
        given = [f"{name}={value!r}" for name, value in self._asdict().items() if value is not None]
        return f"Limit({', '.join(given)})"


def _checked_seconds(seconds: Any) -> Optional[float]:
    if isinstance(seconds, (str, bytes, bool)) or not hasattr(type(seconds), "__float__"):
        raise TypeError(f"a limit in seconds is a number, for example Limit(seconds=0.5), not {type(seconds).__name__}")
    number = float(seconds)
    if math.isnan(number) or number < 0:
        raise ValueError(f"a limit in seconds is a number from 0 on, for example Limit(seconds=0.5), not {seconds}")
    # So long that the clock does not count that far is no limit.
    return number if number < 1e9 else None


class Bar(Protocol):
    """What shows progress as `tqdm.tqdm` does: how much there is to do, and a way to say how much more was done."""

    total: Any

    def update(self, n: Any = 1, /) -> Any:
        """So much more was done."""


if TYPE_CHECKING:
    Reported = Callable[[str, int, Optional[int]], object]
    # Called now and then with what is being done, how much is done, and how much there is to do, where that is known; or a bar
    # such as `tqdm.tqdm()`.
    Progress = Union[Reported, Bar]


def reported(progress: Optional[Progress]) -> Optional[Reported]:
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


def _on_bar(bar: Any) -> Reported:
    """A bar is begun anew for every stage of the work, and moved by what is new."""
    stage: Optional[str] = None
    shown = 0

    def report(now: str, done: int, total: Optional[int]) -> None:
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


if TYPE_CHECKING:
    Known = Union[Answer, Sequence]
