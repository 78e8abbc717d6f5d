"""Games as objects: those of the catalogue, rule files, and games written in Python."""

from __future__ import annotations

import errno
import os

from collections.abc import Callable, Iterable

from . import _zermelo
from ._basics import flag
from ._types import TYPE_CHECKING, overload, typing
from ._zermelo import Position

if TYPE_CHECKING:
    T = typing.TypeVar("T")


class Game:
    """A game of the catalogue or of a rule file. Called with a position, it gives the position::

        Game("domineering")("4x4")
        Game("nim")(3, 4, 5)
        Game("bash", 3)(7)
        Game("hex")("3x3")
        Game.from_file("mine.star")("3x3")

    Parameters of the catalogue's games stand in order, those of rule files have names.
    """

    def __init__(self, name: str, *parameters: object, **named: object) -> None:
        if not isinstance(name, str):
            raise TypeError(f"a game is named by a text, for example Game('nim'), not by {type(name).__name__}")
        entry = _entries().get(name) or _entries().get(name.lower().replace("_", "-"))
        if entry is None:
            # The error of the catalogue knows what was nearly meant.
            _zermelo.open_position(f"{name or '?'} ")
            raise KeyError(name)
        self._entry: dict[str, typing.Any] = entry
        self._head = _head(str(entry["name"]), parameters, named)

    @classmethod
    def from_file(cls, path: str | os.PathLike[str], **parameters: object) -> Game:
        """The game of a rule file, with its parameters by name."""
        try:
            name = os.fsdecode(path)
        except TypeError:
            raise TypeError(
                f"a rule file is given by its path, for example Game.from_file('mine.star'), not by {type(path).__name__}"
            ) from None
        if not name.endswith(".star"):
            raise ValueError(f"the name of a rule file ends in .star, and that of {name} does not")
        if not os.path.exists(name):
            shipped = _entries().get(name)
            if shipped is None:
                raise FileNotFoundError(errno.ENOENT, "there is no such rule file", name)
            return cls(name, **parameters)
        game = cls.__new__(cls)
        quoted = _quoted(name)
        game._entry = {"name": quoted, "title": os.path.basename(name)[: -len(".star")], "rules": "", "examples": []}
        game._head = _head(quoted, (), parameters)
        return game

    def __call__(self, *position: object) -> Position:
        return _zermelo.open_position(f"{self._head} {_words(position)}".rstrip())

    def __getitem__(self, parameters: object) -> Game:
        """The game with parameters: ``zermelo.Bash[3]``."""
        given = parameters if isinstance(parameters, tuple) else (parameters,)
        name = str(self._entry["name"])
        if name.endswith(".star"):
            raise TypeError(f"the parameters of a rule file have names, for example Game.from_file({name!r}, n=3)")
        return Game(name, *given)

    @property
    def name(self) -> str:
        """The name with parameters."""
        return self._head

    @property
    def title(self) -> str:
        """The name in sentences."""
        return str(self._entry["title"])

    @property
    def rules(self) -> str:
        """The rules in a few sentences."""
        return str(self._entry["rules"])

    @property
    def notation(self) -> str:
        """How a position is written."""
        return str(self._entry.get("notation", ""))

    @property
    def examples(self) -> list[str]:
        """Questions that work as they stand."""
        return list(self._entry["examples"])

    @property
    def theorems(self) -> list[tuple[str, str, str]]:
        """The theorems that decide it: name, statement, source."""
        return list(self._entry.get("theorems", []))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._head == other._head

    def __hash__(self) -> int:
        return hash(self._head)

    def __repr__(self) -> str:
        return f"<Game {self._head}>"


def _words(position: Iterable[object]) -> str:
    words = []
    for part in position:
        if isinstance(part, float):
            raise TypeError("float is not exact; positions are written with ints and texts")
        if isinstance(part, (list, tuple)):
            words.append(_words(part))
        else:
            words.append(str(part))
    return " ".join(words)


def _head(name: str, parameters: tuple[object, ...], named: dict[str, object]) -> str:
    if name.endswith(".star") and parameters:
        raise TypeError(f"the parameters of a rule file have names, for example Game({name!r}, n=3)")
    if named and not name.endswith(".star"):
        raise TypeError(f"the parameters of {name} have no names; they stand in order, for example Game('bash', 3)")
    given = [*map(_parameter, parameters), *(f"{key}={_parameter(value)}" for key, value in named.items())]
    return f"{name}:{','.join(given)}" if given else name


def _parameter(given: object) -> str:
    """A parameter as it is written."""
    if isinstance(given, float):
        raise TypeError("float is not exact; parameters are ints and texts")
    text = str(given)
    if any(sign.isspace() for sign in text):
        raise ValueError(f"parameters are written without blanks, not {text!r}")
    return text


def _quoted(path: str) -> str:
    """A path as one word of a question that is nothing else: the signs that would end it are written as in an address."""
    folder, ending = path[: -len(".star")], path[-len(".star") :]
    if not any(sign.isspace() or sign == "+" for sign in folder) and ".star" not in folder:
        return path

    def written(sign: str) -> str:
        return "".join(f"%{byte:02X}" for byte in sign.encode()) if sign in "%+" or sign.isspace() else sign

    return "".join(map(written, folder)).replace(".star", "%2Estar") + ending


_CACHE: dict[str, dict[str, typing.Any]] = {}


def _entries() -> dict[str, dict[str, typing.Any]]:
    if not _CACHE:
        for entry in _zermelo.catalogue_entries():
            for name in (entry["name"], *entry["aliases"]):
                _CACHE.setdefault(name, entry)
        for file, title, rules in _zermelo.rule_files():
            entry = {"name": file, "title": title, "rules": rules, "examples": []}
            # A game of the catalogue goes before a file of its name.
            for name in (file, file[: -len(".star")].replace("_", "-")):
                _CACHE.setdefault(name, entry)
    return _CACHE


def games() -> list[Game]:
    """All games of the catalogue, and those of the rule files that come with the package."""
    return [Game(name) for name, entry in _entries().items() if entry["name"] == name]


def _class_name(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in name.split("-"))


def named(name: str) -> Game | None:
    """The game that a name such as ToadsAndFrogs means."""
    if not _CACHE:
        _entries()
    for own in _CACHE:
        if _class_name(own) == name:
            return Game(own)
    return None


def class_names() -> list[str]:
    """The names under which games are found in the package: those that can be written in Python."""
    return sorted({name for name in map(_class_name, _entries()) if name.isidentifier()})


def position(text: str) -> Position:
    """Reads a position as the program does: ``position("nim 3 5 + domineering 2x3 + {2|-1}")``."""
    return read_position(text, None)


def read_position(text: str, bounds: _zermelo.Bounds | None) -> Position:
    """The same within bounds: expressions are worked out while they are read."""
    if not isinstance(text, str):
        raise TypeError(f"a position is a text such as 'nim 3 4 5', or made by a game: Nim(3, 4, 5), not {type(text).__name__}")
    return _zermelo.open_position(text, bounds)


class Rules:
    """A game written in Python. A subclass has ``moves(self, position)`` where both players move alike, else
    ``left(self, position)`` and ``right(self, position)``; they give the positions that can be moved to. It may have

    - ``parts(self, position)``: independent positions whose sum the position is;
    - ``normal_form(self, position)``: a representative under symmetry, or ``Mirrored(representative)`` where the
      symmetry exchanges the players;
    - ``ending(self, position, player)``: None while play goes on, else "win", "loss" or "draw" for that player, or the
      winner;
    - ``show(self, position)``: a picture, for ``position.picture()``;
    - ``loop_free``: True where no position can recur, whatever is played. Where nothing is said, it is looked after.

    Positions are hashable objects: ints, texts, tuples, frozensets.
    """

    loop_free: bool | None = None
    _compiled: _zermelo.Rules | None = None

    def __call__(self, position: object) -> Position:
        compiled = self._compiled
        if compiled is None:
            compiled = compile_rules(self, getattr(self, "name", type(self).__name__))
            self._compiled = compiled
        return _zermelo.python_position(compiled, position)

    def __getstate__(self) -> dict[str, object]:
        return {key: value for key, value in self.__dict__.items() if key != "_compiled"}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)


_FUNCTIONS = ("moves", "left", "right", "parts", "normal_form", "ending", "show")


def compile_rules(owner: object, name: str) -> _zermelo.Rules:
    """The functions of a game, for the engines."""
    functions = {key: found for key in _FUNCTIONS if (found := getattr(owner, key, None)) is not None}
    for key, found in functions.items():
        if not callable(found):
            raise TypeError(f"{key} of {name} is a function of a position, not {type(found).__name__}")
    loop_free = getattr(owner, "loop_free", None)
    if loop_free is not None:
        loop_free = flag("loop_free", loop_free)
    return _zermelo.Rules(name, owner, loop_free=loop_free, **functions)


class FunctionGame(Rules):
    """A game given by one function, its moves; made by the decorator `game`."""

    def __init__(self, moves: Callable[[typing.Any], Iterable[typing.Any]], name: str, given: dict[str, typing.Any]) -> None:
        self.moves = moves
        self.name = name
        self.__doc__ = moves.__doc__
        for key, value in given.items():
            setattr(self, key, value)

    def __repr__(self) -> str:
        return f"<FunctionGame {self.name}>"

    def __reduce__(self) -> str | tuple[typing.Any, ...]:
        # Like a function: by its name.
        return self.name if not hasattr(self.moves, "__qualname__") else self.moves.__qualname__

    @property
    def __module__(self) -> str:  # type: ignore[override]
        return getattr(self.moves, "__module__", "__main__")


@overload
def game(moves: Callable[[T], Iterable[T]], /) -> FunctionGame: ...
@overload
def game(
    *,
    name: str | None = None,
    parts: Callable[[typing.Any], Iterable[typing.Any]] | None = None,
    normal_form: Callable[[typing.Any], typing.Any] | None = None,
    ending: Callable[[typing.Any, typing.Any], typing.Any] | None = None,
    show: Callable[[typing.Any], str] | None = None,
    loop_free: bool | None = None,
) -> Callable[[Callable[[typing.Any], Iterable[typing.Any]]], FunctionGame]: ...
def game(moves: Callable[[typing.Any], Iterable[typing.Any]] | None = None, /, **given: typing.Any) -> typing.Any:
    """Makes a game of a function that gives the positions to which both players can move::

        @zermelo.game
        def subtract(heap):
            return [heap - take for take in (1, 3, 4) if take <= heap]

        subtract(10).solve().outcome
    """
    known = ("name", "parts", "normal_form", "ending", "show", "loop_free")
    unknown = sorted(set(given) - set(known))
    if unknown:
        raise TypeError(f"a game has no {', '.join(unknown)}; it may have {', '.join(known)}")
    name = given.pop("name", None)
    if name is not None and not isinstance(name, str):
        raise TypeError(f"the name of a game is a text, for example game(name='subtract'), not {type(name).__name__}")
    chosen = {key: value for key, value in given.items() if value is not None}

    def made(function: Callable[[typing.Any], Iterable[typing.Any]]) -> FunctionGame:
        if not callable(function):
            raise TypeError("a game is made of a function that gives the moves from a position")
        own = getattr(function, "__name__", "game")
        return FunctionGame(function, own if name is None else str(name), chosen)

    return made if moves is None else made(moves)
