"""Players, exceptions, and what a game written in Python needs to say."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Optional

if TYPE_CHECKING:
    from ._answers import Answer


class Player(str, enum.Enum):
    """One of the two players."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def opponent(self) -> Player:
        """The other player."""
        return Player.RIGHT if self is Player.LEFT else Player.LEFT

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
    as it goes, where there is one."""

    def __init__(self, message: str, reason: str = "capacity", json_text: Optional[str] = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.json = json_text

    @property
    def known(self) -> Optional[Answer]:
        """What is known."""
        import json

        from ._answers import Answer

        return None if self.json is None else Answer(json.loads(self.json), "", None)

    def __reduce__(self) -> tuple[type[Stopped], tuple[str, str, Optional[str]]]:
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


class Limit(NamedTuple):
    """How much a call may use: positions looked at, bytes of the process, seconds. None is no limit."""

    positions: Optional[int] = None
    memory: Optional[int] = None
    seconds: Optional[float] = None


Progress = Callable[[str, int, Optional[int]], object]
"""Called now and then with what is being done, how much is done, and how much there is to do, where that is known."""
