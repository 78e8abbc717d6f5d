"""Combinatorial games: who wins, by which move, what the position is worth, and why.

>>> import zermelo as z
>>> z.solve("nim 3 4 5").outcome
'N'
>>> z.Value("{2|-1}") + z.Value("{1|0}")
Value('{3|2||0|-1}')
>>> z.Domineering("2x3").value()
Value('{2|-1/2}')
"""

from __future__ import annotations

import os as _os
from importlib import import_module as _import_module

from . import _games, _zermelo
from ._answers import (
    Answer,
    Certificate,
    Checked,
    Explanation,
    Label,
    MisereAnswer,
    Move,
    Period,
    Row,
    Sequence,
    Table,
    ValueAnswer,
    check,
    evaluate,
    explain,
    explain_value,
    functions,
    graph,
    misere,
    proof,
    sequence,
    solve,
    solve_many,
    table,
    value,
)
from ._basics import (
    LEFT,
    RIGHT,
    DomainError,
    GameError,
    InternalError,
    Limit,
    Mirrored,
    ParseError,
    Player,
    Stopped,
    StoreError,
    ZermeloError,
)
from ._forms import Misere, Ordinal
from ._games import FunctionGame, Game, Rules, game, games, position
from ._nimbers import mex, nim_add, nim_divide, nim_multiply, nim_power, nim_sqrt
from ._types import TYPE_CHECKING as _TYPE_CHECKING, cast as _cast, typing as _typing
from ._zermelo import Nimber, Position, Store, Thermograph, Value, __version__

if _TYPE_CHECKING:
    from . import adapters as adapters, notebook as notebook

eval = evaluate

__all__ = [
    "LEFT",
    "RIGHT",
    "Answer",
    "Certificate",
    "Checked",
    "DomainError",
    "Explanation",
    "FunctionGame",
    "Game",
    "GameError",
    "InternalError",
    "Label",
    "Limit",
    "Mirrored",
    "Misere",
    "MisereAnswer",
    "Move",
    "Nimber",
    "Ordinal",
    "ParseError",
    "Period",
    "Player",
    "Position",
    "Row",
    "Rules",
    "Sequence",
    "Stopped",
    "Store",
    "StoreError",
    "Table",
    "Thermograph",
    "Value",
    "ValueAnswer",
    "ZermeloError",
    "__version__",
    "check",
    "evaluate",
    "explain",
    "explain_value",
    "functions",
    "game",
    "games",
    "graph",
    "mex",
    "misere",
    "nim_add",
    "nim_divide",
    "nim_multiply",
    "nim_power",
    "nim_sqrt",
    "openspiel",
    "position",
    "proof",
    "sequence",
    "solve",
    "solve_many",
    "table",
    "value",
]


def openspiel(game: object, **options: _typing.Any) -> _typing.Any:
    """A game for OpenSpiel, or one of its games as ours: see `zermelo.adapters.openspiel`, which has the options."""
    from .adapters import openspiel as adapter

    return adapter(game, **options)


def __getattr__(name: str) -> Game:
    """Every game of the catalogue: ``Domineering``, ``ToadsAndFrogs``; and the modules that are not loaded at once."""
    if name in ("adapters", "notebook"):
        return _cast("Game", _import_module(f"zermelo.{name}"))
    found = _games.named(name) if name[:1].isupper() else None
    if found is None:
        raise AttributeError(f"module 'zermelo' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*__all__, "adapters", "eval", *_games.class_names()})


# A process that forks while something is computed waits until it stands still.
if hasattr(_os, "register_at_fork"):
    _os.register_at_fork(
        before=_zermelo.before_fork,
        after_in_parent=_zermelo.after_fork_in_parent,
        after_in_child=_zermelo.after_fork_in_child,
    )
