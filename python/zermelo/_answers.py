"""Questions and their answers."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator, Mapping

from . import _zermelo
from ._basics import Limit, ParseError, Player, Progress, Stopped, ZermeloError, counted, flag, reported
from ._games import read_position
from ._types import TYPE_CHECKING, NamedTuple, fractions, overload, typing
from ._zermelo import Position, Value

if TYPE_CHECKING:
    from concurrent.futures import Future

# A position, or its text.
Question = str | Position
ParamsType = tuple[bool, str | None, str | None, str | None, int | None, int, int]


def _read(text: str) -> typing.Any:
    import json

    return json.loads(text)


def _position(question: Question, bounds: _zermelo.Bounds | None) -> Position:
    return question if isinstance(question, Position) else read_position(question, bounds)


def _bounds(limit: Limit | None, progress: Progress | None = None) -> _zermelo.Bounds | None:
    if limit is None and progress is None:
        return None
    if limit is not None and not isinstance(limit, Limit):
        raise TypeError(
            f"a limit is a Limit, for example limit=Limit(positions=1_000_000, seconds=60), not {type(limit).__name__}"
        )
    return _zermelo.Bounds(*(limit or Limit()), reported(progress))


def _player(player: Player | str | None) -> str | None:
    return None if player is None else str(Player(player).value)


class Move(NamedTuple):
    """A move with its result for the player who makes it."""

    player: str
    """both, left or right."""
    label: str
    to: str | None
    """The position it leads to, as text."""
    result: str | None
    """win, loss or draw for the player who makes it."""
    distance: int | None
    score: tuple[int, int] | None = None
    """The points of Left and of Right at the end of best play after it, where points decide and were counted."""


def _score(found: Mapping[str, typing.Any] | None) -> tuple[int, int] | None:
    score = found and found.get("score")
    return (score["left"], score["right"]) if score else None


class _Report:
    """What came of a question: JSON by a schema, and text."""

    def __init__(self, data: Mapping[str, typing.Any], text: str, position: Position | None) -> None:
        self._data = data
        self._text = text
        self.position = position

    @property
    def json(self) -> Mapping[str, typing.Any]:
        """The answer as the schema has it."""
        return self._data

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, _Report) and self._data == other._data

    def __hash__(self) -> int:
        return hash((type(self), self._text))

    def __str__(self) -> str:
        return self._text

    def _repr_pretty_(self, printer: typing.Any, cycle: bool) -> None:
        printer.text(self._text.rstrip("\n"))


class Answer(_Report):
    """Who wins, by which moves, what the position is worth, and why."""

    _asked: ParamsType = (False, None, None, None, None, 1, 1)

    @property
    def outcome(self) -> str | None:
        """N, P, L, R, or a class with draws; None where it is not known."""
        found = self._data["outcome"]
        return None if found is None else str(found)

    @property
    def winner(self) -> dict[Player, tuple[str, int | None] | None]:
        """For either player to move: win, loss or draw for that player, and the distance; None where it is not known."""
        found = self._data["winner"]
        verdict = {player: found[player.value] for player in Player}
        return {
            player: None if one is None else (one["result"], one["distance"]) for player, one in verdict.items()
        }

    @property
    def score(self) -> dict[Player, tuple[int, int] | None]:
        """For either player to move: the points of Left and of Right at the end of best play, where points decide and were
        counted."""
        return {player: _score(self._data["winner"][player.value]) for player in Player}

    @property
    def moves(self) -> list[Move]:
        """The moves, best first."""
        return [
            Move(move["player"], move["move"], move["to"], move["result"], move["distance"], _score(move))
            for move in self._data["moves"]
        ]

    @property
    def winning_moves(self) -> list[Move]:
        """The moves that win for the player who makes them."""
        return [move for move in self.moves if move.result == "win"]

    @property
    def worth(self) -> Value | None:
        """The value, or the Grundy value as a nimber; None where it was not found."""
        found = self._data["worth"]
        if not found or found["kind"] == "loopy nimber":
            return None
        text = str(found["text"])
        return Value(f"*{text}" if found["kind"] == "nimber" else text)

    @property
    def evidence(self) -> list[Mapping[str, typing.Any]]:
        """What the claims rest on."""
        return list(self._data["evidence"])

    @property
    def why(self) -> str:
        """What the winner rests on, in words."""
        places = {one["by"] for one in self._data["winner"].values() if one is not None and one["by"] is not None}
        return "; ".join(str(self.evidence[place]["by"]) for place in sorted(places))

    @property
    def confidence(self) -> str:
        """proved, checked or stopped."""
        return str(self._data["confidence"])

    def certificate(
        self,
        path: str | os.PathLike[str],
        claim: str = "winner",
        *,
        limit: Limit | None = None,
        progress: Progress | None = None,
    ) -> "Certificate":
        """Writes the evidence into a file that `zermelo.check` and `zermelo-check` read. The claim is winner, theorem,
        grundy or labels."""
        if self.position is None:
            raise Stopped("there is no certificate of an answer that is not there", "interrupt")
        _choice("claim", claim, ("theorem", "grundy", "labels", "value", "winner"))
        bounds = _bounds(limit, progress)
        found = _zermelo.certificate(self.position, _asked(*self._asked), claim, os.fspath(path), bounds)
        return Certificate(*found)

    def __repr__(self) -> str:
        subject = f"{self.position}" if self.position is not None else "a question"
        return f"<Answer {self.outcome or '?'} to {subject}>"


class Certificate(NamedTuple):
    """What was written."""

    claim: str
    records: int
    is_known: bool
    """Whether the checker makes the moves of the game itself; else it takes them on trust."""


def _choice(what: str, given: str | None, possible: Iterable[str]) -> None:
    if given is not None and given not in (known := list(possible)):
        error: type[Exception] = ValueError if isinstance(given, str) else TypeError
        raise error(f"{what} is one of {', '.join(known)}, for example {what}={known[-1]!r}, not {given!r}")


def _read_params(
    misere: bool,
    to_move: Player | str | None,
    only: str | None,
    engine: str | None,
    depth: int | None,
    seed: int,
    threads: int,
) -> ParamsType:
    """What was asked for, refused where it makes no sense."""
    _choice("only", only, _ONLY)
    _choice("engine", engine, _ENGINES)
    if depth is not None:
        depth = counted("depth", depth, 0, "depth=10")
    seed, threads = counted("seed", seed, 0, "seed=1"), counted("threads", threads, 1, "threads=4")
    return (flag("misere", misere), _player(to_move), only, engine, depth, seed, threads)


_ONLY = ("move", "moves", "value", "winner")
_ENGINES = (
    "auto", "theorem", "grundy", "loopy-grundy", "values", "retrograde", "sums", "minimax", "alpha-beta", "and-or", "search",
)  # fmt: skip


class _Asked:
    """What the compiled part reads of a question."""

    __slots__ = ("misere", "to_move", "only", "engine", "depth", "seed", "threads")

    def __init__(
        self,
        misere: bool,
        to_move: str | None,
        only: str | None,
        engine: str | None,
        depth: int | None,
        seed: int,
        threads: int,
    ) -> None:
        self.misere = misere
        self.to_move = to_move
        self.only = only
        self.engine = engine
        self.depth = depth
        self.seed = seed
        self.threads = threads


_asked = _Asked


def solve(
    question: Question,
    *,
    misere: bool = False,
    to_move: Player | str | None = None,
    only: str | None = None,
    engine: str | None = None,
    depth: int | None = None,
    seed: int = 1,
    threads: int = 1,
    limit: Limit | None = None,
    progress: Progress | None = None,
) -> Answer:
    """Who wins, by which moves, what the position is worth, and why.

    `only` asks for a part of the answer: winner, move, moves or value. With several `threads` a search of sums may name
    another winning move, and nothing else is another. Raises `Stopped`, with what is known, where a limit is reached."""
    asked = _read_params(misere, to_move, only, engine, depth, seed, threads)
    bounds = _bounds(limit, progress)
    return _solve(_position(question, bounds), asked, bounds)


def _solve(position: Position, asked: ParamsType, bounds: _zermelo.Bounds | None) -> Answer:
    try:
        data, text = _zermelo.solve(position, _asked(*asked), bounds)
    except Stopped as stopped:
        raise stopped._told_of(position, asked)
    answer = Answer(_read(data), text, position)
    answer._asked = asked
    return answer


def solve_many(
    questions: Iterable[Question],
    *,
    threads: int = 1,
    limit: Limit | None = None,
    misere: bool = False,
    only: str | None = None,
) -> Iterator[Answer | Stopped]:
    """The answers to many questions, in their order, as they are found; the limit holds for each of them, and a `Stopped`
    stands where it was reached. What is wrong with a question is raised when its turn comes."""
    threads = counted("threads", threads, 1, "threads=4")
    asked = _read_params(misere, None, only, None, None, 1, 1)
    if isinstance(questions, (str, Position)) or not hasattr(questions, "__iter__"):
        raise TypeError(f"questions are several, for example ['nim 3 4 5', 'nim 1 2'], not one {type(questions).__name__}")
    _bounds(limit)
    return _many(iter(questions), threads, limit or Limit(), asked)


def _many(
    questions: Iterator[Question], threads: int, limit: Limit, asked: ParamsType
) -> Iterator[Answer | Stopped]:
    from concurrent.futures import ThreadPoolExecutor

    waiting: deque[tuple[Future[Answer], _zermelo.Bounds]] = deque()

    def work(question: Question, bounds: _zermelo.Bounds) -> Answer:
        return _solve(_position(question, bounds), asked, bounds)

    pool = ThreadPoolExecutor(threads, thread_name_prefix="zermelo")
    try:
        exhausted = False
        while waiting or not exhausted:
            while not exhausted and len(waiting) < 2 * threads:
                try:
                    question = next(questions)
                except StopIteration:
                    exhausted = True
                    break
                bounds = _bounds(limit)
                assert bounds is not None
                waiting.append((pool.submit(work, question, bounds), bounds))
            if waiting:
                future, _ = waiting[0]
                try:
                    found: Answer | Stopped = future.result()
                except Stopped as stopped:
                    found = stopped
                waiting.popleft()
                yield found
    finally:
        for future, bounds in waiting:
            bounds.cancel()
            future.cancel()
        pool.shutdown(wait=True, cancel_futures=True)


def value(
    question: Question | int | fractions.Fraction,
    *,
    threads: int = 1,
    limit: Limit | None = None,
    progress: Progress | None = None,
) -> Value:
    """The value of a position, or of an expression: the canonical form, or the sides of a loopy game."""
    if not isinstance(question, (str, Position)):
        return Value(question)
    threads = counted("threads", threads, 1, "threads=4")
    bounds = _bounds(limit, progress)
    try:
        position = _position(question, bounds)
    except ParseError as error:
        return _value_of_expression(str(question), error)
    return _zermelo.position_value(position, threads, bounds)


def _value_of_expression(text: str, as_position: ParseError) -> Value:
    """The value that a text is where it is not a position. Where it is neither, it was meant as a position."""
    try:
        return Value(text)
    except ZermeloError:
        raise as_position from None


class ValueAnswer(_Report):
    """What a position is worth, with what its options are worth."""

    @property
    def value(self) -> Value | None:
        """The value."""
        text = self._data.get("value")
        return None if text is None else Value(text)

    @property
    def options(self) -> list[Mapping[str, typing.Any]]:
        """The options of both players, sensible ones first, with what dominates them and what they reverse through."""
        return list(self._data.get("options") or [])

    def __repr__(self) -> str:
        return f"<ValueAnswer {self._data.get('value') or '?'} of {self.position}>"


def explain_value(
    question: Question, *, everything: bool = True, limit: Limit | None = None, progress: Progress | None = None
) -> ValueAnswer:
    """What a position is worth, and which of its options count."""
    bounds = _bounds(limit, progress)
    position = _position(question, bounds)
    data, text = _zermelo.value_answer(position, flag("everything", everything), bounds)
    return ValueAnswer(_read(data), text, position)


class MisereAnswer(_Report):
    """Form and genus of a position in misère play."""

    @property
    def genus(self) -> str:
        """The genus."""
        return str(self._data["genus"])

    @property
    def form(self) -> str | None:
        """The canonical form, None where it is too large to be written."""
        found = self._data.get("form")
        return None if found is None else str(found)

    def __repr__(self) -> str:
        return f"<MisereAnswer {self.genus} of {self.position}>"


def misere(question: Question, *, limit: Limit | None = None, progress: Progress | None = None) -> MisereAnswer:
    """Form and genus of a position in misère play."""
    bounds = _bounds(limit, progress)
    position = _position(question, bounds)
    data, text = _zermelo.misere_answer(position, bounds)
    return MisereAnswer(_read(data), text, position)


class Period(NamedTuple):
    """A period: from `preperiod` on, the value of a heap larger by `length` is larger by `saltus`."""

    length: int
    preperiod: int
    saltus: int
    proved: bool
    theorem: str | None
    source: str | None


class Sequence:
    """The Grundy values of the heaps of a take-and-break game."""

    def __init__(self, data: _zermelo.SequenceData) -> None:
        self._data = data
        self._values: memoryview | None = None

    @property
    def code(self) -> str:
        """The code of the game."""
        return self._data.code

    @property
    def values(self) -> memoryview:
        """The values of the heaps from 0 on, as unsigned integers that numpy takes without a copy."""
        if self._values is None:
            width = 2 if self._data.greatest < 1 << 16 else 8
            self._values = memoryview(self._data.values(width)).cast("H" if width == 2 else "Q")
        return self._values

    @property
    def period(self) -> Period | None:
        """The period: proved, or one that shows; None where there is none to be seen."""
        proved = self._data.period
        if proved is not None:
            length, preperiod, saltus, theorem, source = proved
            return Period(length, preperiod, saltus, True, theorem, source)
        seen = self._data.repeats
        return None if seen is None else Period(*seen, False, None, None)

    @property
    def json(self) -> Mapping[str, typing.Any]:
        """The answer as the schema zermelo/sequence/1 has it."""
        found: Mapping[str, typing.Any] = _read(self._data.json())
        return found

    def __copy__(self) -> Sequence:
        # Nothing changes a sequence.
        return self

    def __deepcopy__(self, memo: dict[int, typing.Any]) -> Sequence:
        return self

    def __reduce__(self) -> typing.NoReturn:
        raise TypeError("a sequence is not pickled: pickle its values, bytes(seq.values), or ask again")

    def certificate(self, path: str | os.PathLike[str]) -> Certificate:
        """Writes a certificate of the period."""
        return Certificate(*self._data.certificate(os.fspath(path)))

    @overload
    def __getitem__(self, heap: int) -> int: ...
    @overload
    def __getitem__(self, heap: slice) -> list[int]: ...
    def __getitem__(self, heap: int | slice) -> int | list[int]:
        """The value of a heap, or the values of several: ``seq[10]``, ``seq[2:5]``. Where a period is proved, heaps may be
        larger than the last one computed."""
        if isinstance(heap, slice):
            return [self._value(size) for size in self._sizes(heap)]
        if not hasattr(type(heap), "__index__"):
            raise TypeError(f"heaps are counted by ints, for example seq[10] or seq[2:5], not {type(heap).__name__}")
        return self._value(int(heap.__index__()))

    def _sizes(self, heaps: slice) -> range:
        """The sizes of a slice. They are counted from 0, also from where there is no end."""
        step = 1 if heaps.step is None else heaps.step.__index__()
        first, last = (0, len(self)) if step > 0 else (len(self) - 1, None)
        start = first if heaps.start is None else heaps.start.__index__()
        stop = last if heaps.stop is None else heaps.stop.__index__()
        if start < 0 or (stop is not None and stop < 0):
            raise IndexError("heaps have sizes from 0 on, for example seq[2:5]")
        return range(start, -1 if stop is None else stop, step)

    def _value(self, heap: int) -> int:
        if heap < 0:
            raise IndexError("heaps have sizes from 0 on, for example seq[10]")
        found = self._data.value(heap) if heap < 1 << 64 else None
        if found is None:
            raise IndexError(f"the value of a heap of {heap} is not known; the last one computed is {len(self) - 1}")
        return found

    def __len__(self) -> int:
        return self._data.last + 1

    def __iter__(self) -> Iterator[int]:
        return iter(self.values)

    def __str__(self) -> str:
        return self._data.text()

    def __repr__(self) -> str:
        return f"<Sequence {self.code}, heaps 0 to {len(self) - 1}>"

    def _repr_svg_(self) -> str:
        from ._drawing import sequence_svg

        return sequence_svg(self)


def sequence(
    code: str,
    last: int = 1000,
    *,
    threads: int = 1,
    limit: Limit | None = None,
    progress: Progress | None = None,
) -> Sequence:
    """The Grundy values of the heaps 0 to `last` of a code such as 0.77, or of a game such as kayles. Codes with many rare heaps
    make use of two threads; the values do not depend on them."""
    if not isinstance(code, str):
        raise TypeError(f'a code is a text such as "0.77", not {type(code).__name__}: floats lose digits')
    last = counted("the last heap", last, 0, 'sequence("0.77", 10_000)')
    threads = counted("threads", threads, 1, "threads=2")
    return Sequence(_zermelo.sequence(code, last, threads, _bounds(limit, progress)))


class Row(NamedTuple):
    """A position of a table. Results are pairs of win, loss or draw, and the distance, for the player to move."""

    position: str
    left: tuple[str, int | None] | None
    right: tuple[str, int | None] | None
    outcome: str | None
    grundy: str | None
    left_move: str | None
    right_move: str | None


class Table(_Report):
    """All positions that can be reached, with who wins."""

    rows: list[Row]
    by: str

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __repr__(self) -> str:
        return f"<Table of {len(self.rows)} positions of {self._data['game']}>"

    def columns(self) -> dict[str, list[typing.Any]]:
        """The columns, as `pandas.DataFrame(table.columns())` and `polars.DataFrame(table.columns())` take them."""
        return {name: [row[place] for row in self._flat()] for place, name in enumerate(_COLUMNS)}

    def _flat(self) -> list[tuple[typing.Any, ...]]:
        none = (None, None)
        return [
            (row.position, row.outcome, *(row.left or none), *(row.right or none), row.grundy, row.left_move, row.right_move)
            for row in self.rows
        ]

    def to_pandas(self) -> typing.Any:
        """A pandas.DataFrame."""
        import pandas  # type: ignore[import-untyped, import-not-found, unused-ignore]

        return pandas.DataFrame(self.columns())

    def to_polars(self) -> typing.Any:
        """A polars.DataFrame."""
        import polars  # type: ignore[import-not-found, unused-ignore]

        return polars.DataFrame(self.columns())

    def _frame(self, protocol: str) -> typing.Any:
        """The method of a protocol, of whichever of polars and pandas is installed and still has it."""
        for frame in (self.to_polars, self.to_pandas):
            try:
                return getattr(frame(), protocol)
            except (ImportError, AttributeError):
                continue
            except Exception as error:  # polars has an exception of its own for what it has taken away
                if "Attribute" not in type(error).__name__:
                    raise
        raise ImportError(f"{protocol} needs polars or pandas: pip install pandas")

    def __dataframe__(self, nan_as_null: bool = False, allow_copy: bool = True) -> typing.Any:
        """The dataframe interchange protocol, by way of whichever of polars and pandas is installed."""
        return self._frame("__dataframe__")(nan_as_null, allow_copy)

    def __arrow_c_stream__(self, requested_schema: typing.Any = None) -> typing.Any:
        """The Arrow stream protocol, which `polars.DataFrame(table)` asks, likewise."""
        return self._frame("__arrow_c_stream__")(requested_schema)

    def _repr_html_(self) -> str:
        from ._drawing import table_html

        return table_html(list(_COLUMNS), self._flat())


_COLUMNS = (
    "position",
    "outcome",
    "left_result",
    "left_distance",
    "right_result",
    "right_distance",
    "grundy",
    "left_move",
    "right_move",
)


def table(
    question: Question,
    *,
    misere: bool = False,
    to_move: Player | str | None = None,
    p_positions: bool = False,
    strategy: bool = False,
    limit: Limit | None = None,
    progress: Progress | None = None,
) -> Table:
    """All positions that can be reached, up to symmetry, with who wins; only the P-positions if so asked, and with a move
    that wins soonest for a strategy."""
    bounds = _bounds(limit, progress)
    position = _position(question, bounds)
    asked = _read_params(misere, to_move, None, None, None, 1, 1)
    flags = flag("p_positions", p_positions), flag("strategy", strategy)
    try:
        rows, by, (data, text) = _zermelo.table(position, *asked[:2], *flags, bounds)
    except Stopped as stopped:
        raise stopped._told_of(position, asked)
    found = Table(_read(data), text, position)
    found.rows = [Row(*row) for row in rows]
    found.by = by
    return found


class Label(NamedTuple):
    """What is known of a vertex. Results are pairs of win, loss or draw, and the distance, for the player to move."""

    left: tuple[str, int | None]
    right: tuple[str, int | None]
    outcome: str
    grundy: str | None


def graph(
    moves: typing.Any, *, misere: bool = False, limit: Limit | None = None, progress: Progress | None = None
) -> dict[typing.Any, Label]:
    """The label of every vertex of a graph whose edges are moves. `moves` is a networkx digraph, in which an edge with the
    attribute ``player`` is a move of left or right only, or a mapping from vertices to the vertices that can be moved to."""
    numbers: dict[typing.Any, int] = {}
    edges: list[tuple[int, int, str]] = []

    def number(vertex: typing.Any) -> int:
        try:
            return numbers.setdefault(vertex, len(numbers))
        except TypeError:
            raise TypeError(
                f"vertices must be hashable, and {type(vertex).__name__} is not; give tuples for lists, frozensets for sets"
            ) from None

    if hasattr(moves, "nodes") and hasattr(moves, "edges"):
        if not moves.is_directed():
            raise ValueError("moves go one way: give a networkx.DiGraph, or graph.to_directed()")
        for vertex in moves.nodes:
            number(vertex)
        for start, end, data in moves.edges(data=True):
            edges.append((number(start), number(end), str(getattr(data.get("player"), "value", data.get("player", "both")))))
    elif isinstance(moves, Mapping):
        for vertex, targets in moves.items():
            if isinstance(targets, (str, bytes)) or not hasattr(targets, "__iter__"):
                raise TypeError(
                    "the vertices that can be moved to are a list, for example graph({'a': ['b', 'c'], 'b': []}), not "
                    + type(targets).__name__
                )
            start = number(vertex)
            edges.extend((start, number(end), "both") for end in targets)
    else:
        raise TypeError(
            "expected a networkx digraph or a mapping of lists, for example graph({'a': ['b', 'c'], 'b': []}), not "
            + type(moves).__name__
        )
    misere = flag("misere", misere)
    labels = _zermelo.graph(len(numbers), edges, misere, _bounds(limit, progress)) if numbers else []
    return {vertex: Label(*label) for vertex, label in zip(numbers, labels)}


class Checked(NamedTuple):
    """What the independent checker says of a certificate. True where it is accepted."""

    accepted: bool
    message: str

    def __bool__(self) -> bool:
        return self.accepted


def check(
    path: str | os.PathLike[str],
    *,
    memory: int | None = None,
    limit: Limit | None = None,
    progress: Progress | None = None,
) -> Checked:
    """Checks a certificate, by the checker that shares nothing with the solver."""
    if memory is not None:
        memory = counted("memory", memory, 0, "memory=2_000_000_000")
    code, message, reason = _zermelo.check(os.fspath(path), memory, _bounds(limit, progress))
    if code == 3:
        raise Stopped(message, reason)
    return Checked(code == 0, message)


def evaluate(text: str, limit: Limit | None = None, **names: Value | Position | int | fractions.Fraction | str) -> typing.Any:
    """What an expression is worth, ``evaluate("domineering(2x3) + {1|0}")``, or the last of the lines of a worksheet. Names in
    it may be given values, ``evaluate("g + g", g="{1|*}")``, or positions, ``evaluate("g > 0", g=Domineering("2x3"))``.
    Games and numbers come as `Value`, fractions that no short game is worth as `Fraction`, comparisons as bool, outcomes, forms
    and descriptions as str, lists as lists, tables as lists of rows with the headings first."""
    if not isinstance(text, str):
        raise TypeError(f"an expression is a text, for example evaluate('{{1|0}} + *'), not {type(text).__name__}")
    bounds = _bounds(limit)
    worth = {name: given.value(limit=limit) if isinstance(given, Position) else given for name, given in names.items()}
    return _zermelo.evaluate(text, list(worth.items()), bounds)


class Explanation(NamedTuple):
    """A word of the theory."""

    term: str
    also: list[str]
    text: str
    source: str | None
    see: list[str]

    def __str__(self) -> str:
        lines = [", ".join([self.term, *self.also]), "", self.text]
        if self.source:
            lines += ["", f"Source: {self.source}"]
        if self.see:
            lines += ["", f"See also: {', '.join(self.see)}"]
        return "\n".join(lines)


def explain(word: str) -> Explanation:
    """What a word means, or what the rules of a game are."""
    if not isinstance(word, str):
        raise TypeError(f"a word is a text, for example explain('temperature'), not {type(word).__name__}")
    return Explanation(*_zermelo.explain(word))


def proof(theorem: str, numbers: str = "", *, limit: Limit | None = None) -> str:
    """The proof of a theorem, with numbers of a position."""
    if not isinstance(theorem, str) or not isinstance(numbers, str):
        wrong = numbers if isinstance(theorem, str) else theorem
        raise TypeError(f"a theorem and its numbers are texts, for example proof('Bouton', '3 4 5'), not {type(wrong).__name__}")
    return _zermelo.write_proof(theorem, numbers, _bounds(limit))[1]


def functions() -> dict[str, str]:
    """The functions of the language of values, by their use: ``Value.apply`` calls any of them."""
    return dict(_zermelo.value_functions())
