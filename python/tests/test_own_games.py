"""Games written in Python: they agree with the catalogue whatever they say of themselves, and what they raise arrives."""

from __future__ import annotations

import gc
import pickle
from typing import Any, Iterator

import pytest

import zermelo as z


class Dominoes(z.Rules):
    """Domineering on 4 columns, the free cells as bits of an int."""

    def __init__(self, rows: int = 4) -> None:
        self.rows = rows
        self.vertical = [17 << bit for bit in range(4 * (rows - 1))]
        self.horizontal = [3 << bit for bit in range(4 * rows) if bit % 4 < 3]

    def left(self, free: int) -> list[int]:
        return [free ^ mask for mask in self.vertical if free & mask == mask]

    def right(self, free: int) -> list[int]:
        return [free ^ mask for mask in self.horizontal if free & mask == mask]


class Mirrored(Dominoes):
    """The same with symmetries."""

    loop_free = True

    def normal_form(self, free: int) -> int:
        rows = [free >> 4 * row & 15 for row in range(self.rows)]
        turned = [int(f"{row:04b}"[::-1], 2) for row in rows]
        forms = (rows, rows[::-1], turned, turned[::-1])
        return min(sum(row << 4 * place for place, row in enumerate(form)) for form in forms)


class Rows(z.Rules):
    """Kayles, with parts: a position is a tuple of rows."""

    def moves(self, rows: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for place, row in enumerate(rows):
            for taken in (1, 2):
                for before in range(row - taken + 1):
                    after = row - taken - before
                    yield tuple(sorted(part for part in (*rows[:place], *rows[place + 1 :], before, after) if part))

    def parts(self, rows: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [(row,) for row in rows]


class Walk(z.Rules):
    """A walk on a cycle with an exit: it can go on for ever."""

    def moves(self, place: int) -> list[int]:
        return [(place + 1) % 3, 9] if place < 3 else []


class Race(z.Rules):
    """Who says 5 wins, by a rule."""

    def left(self, total: int) -> list[int]:
        return [total + 1, total + 2] if total < 5 else []

    right = left

    def ending(self, total: int, player: z.Player) -> object:
        return player.opponent if total >= 5 else None

    def show(self, total: int) -> str:
        return "#" * total


dominoes, kayles = Dominoes(), Rows()


@z.game
def subtraction(heap: int) -> list[int]:
    """Take 1, 3 or 4."""
    return [heap - take for take in (1, 3, 4) if take <= heap]


def test_they_agree_with_the_catalogue() -> None:
    assert dominoes(0xFFFF).value() == Mirrored()(0xFFFF).value() == z.Domineering("4x4").value()
    assert Dominoes(3)(0xFFF).value() == z.Domineering("3x4").value()
    for n in range(9):
        assert kayles((n, 3)).value() == z.Game("kayles")(n, 3).value() or n == 0
    assert dominoes(0xFFFF).solve().outcome == z.Domineering("4x4").solve().outcome == "N"
    for n, grundy in enumerate(z.sequence("subtraction:1,3,4", 19)):
        assert subtraction(n).solve().worth == subtraction(n).value() == z.Value(f"*{grundy}")
    assert subtraction(7).solve(misere=True).outcome == z.position("subtraction:1,3,4 7").solve(misere=True).outcome


@pytest.mark.parametrize("engine", ["grundy", "retrograde", "search", "sums", "minimax", "alpha-beta", "values"])
def test_every_engine_takes_them(engine: str) -> None:
    for n in (7, 8, 9):
        assert subtraction(n).solve(engine=engine).outcome == ("P" if n % 7 in (0, 2) else "N")


def test_loops_endings_and_pictures() -> None:
    assert Walk()(0).solve().outcome == "N" and Walk()(9).solve().outcome == "P"
    with pytest.raises(z.DomainError):
        Race()(0).value()
    assert Race()(2).solve().outcome == "P" and Race()(3).solve(to_move="left").winner[z.LEFT] == ("win", 1)
    assert Race()(3).picture() == "###"
    assert (kayles((3,)) + z.Nim(2) + subtraction(5)).solve().outcome in ("N", "P")
    table = subtraction(9).table()
    assert len(table) == 10


def test_moves_and_positions() -> None:
    position = subtraction(5)
    assert [p.state for p in position.options(z.LEFT)] == [4, 2, 1] and position == subtraction(5) != subtraction(4)
    assert position.move_to("left", "2").state == 2 and repr(position) == "<position subtraction 5>"
    assert pickle.loads(pickle.dumps(position)) == position and pickle.loads(pickle.dumps(dominoes(15))).value() == dominoes(15).value()


class Bad(Exception):
    """Raised at a call."""


class Failing(z.Rules):
    """Raises at the n-th call of any of its functions."""

    def __init__(self, calls: int) -> None:
        self.left_calls = calls

    def count(self) -> None:
        self.left_calls -= 1
        if self.left_calls == 0:
            raise Bad("now")

    def left(self, heap: int) -> list[int]:
        self.count()
        return [heap - take for take in (1, 2) if take <= heap]

    def right(self, heap: int) -> list[int]:
        self.count()
        return [heap - take for take in (1, 3) if take <= heap]

    def parts(self, heap: int) -> list[int]:
        self.count()
        return [heap]

    def normal_form(self, heap: int) -> int:
        self.count()
        return heap


@pytest.mark.parametrize("ask", [lambda p: p.solve(), lambda p: p.value(), lambda p: p.table(), lambda p: p.solve(engine="search")])
def test_an_exception_at_any_call_arrives(ask: Any) -> None:
    for calls in range(1, 1000):
        game = Failing(calls)
        try:
            ask(game(8))
        except Bad as error:
            assert str(error) == "now"
        else:
            assert game.left_calls > 0
            assert calls > 20
            break
    else:
        raise AssertionError("it never stopped calling")


class Endless(z.Rules):
    def moves(self, n: int) -> Iterator[int]:
        while True:
            yield n


class Fickle(z.Rules):
    """Has no moves from the third call on."""

    def __init__(self) -> None:
        self.asked = 0

    def moves(self, n: int) -> list[int]:
        self.asked += 1
        return [n - 1] if self.asked < 3 and n else []


class Deep(z.Rules):
    def moves(self, n: int) -> Any:
        return self.moves(n)


class Unlike(z.Rules):
    loop_free = True

    def moves(self, n: int) -> list[int]:
        return [n - 1] if n else []

    def normal_form(self, n: int) -> int:
        return n + 1


class Circle(z.Rules):
    """Says of itself what is not so."""

    loop_free = True

    def left(self, n: int) -> list[int]:
        return [(n + 1) % 5]

    def right(self, n: int) -> list[int]:
        return [n - 1] if n else []


def bad(moves: Any) -> z.FunctionGame:
    return z.game(moves)


@pytest.mark.parametrize(
    ("game", "start", "error", "says"),
    [
        (bad(lambda n: 5), 3, TypeError, "iterable"),
        (bad(lambda n: "ab"), 3, TypeError, "iterable"),
        (bad(lambda n: None), 3, TypeError, "iterable"),
        (bad(lambda n: [[1]]), 3, TypeError, "tuples for lists"),
        (bad(lambda n: [{}]), 3, TypeError, "hashable"),
        (bad(lambda n: [n / 0]), 3, ZeroDivisionError, "zero"),
        (bad(lambda: []), 3, TypeError, "argument"),
        (Deep(), 3, RecursionError, "recursion"),
        (Fickle(), 3, z.GameError, "changed"),
        (Unlike(), 3, z.GameError, "its own"),
        (Circle(), 3, z.GameError, "says loop_free = True, and . can recur"),
    ],
)
def test_bad_games_are_told(game: Any, start: object, error: type[BaseException], says: str) -> None:
    with pytest.raises(error, match=says):
        game(start).solve()
    if not isinstance(game, Fickle):
        with pytest.raises(error, match=says):
            game(start).value()


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(TypeError, match="hashable"):
        subtraction([3])
    with pytest.raises(TypeError, match="moves"):
        z.Rules()(3)
    with pytest.raises(TypeError):
        z.game(5)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="no colour"):
        z.game(colour=3)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="parts of .* is a function of a position, not int"):
        z.game(parts=3)(lambda n: [])(1)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="loop_free=True, not str"):
        z.game(loop_free="yes")(lambda n: [])(1)  # type: ignore[call-overload]


def test_a_loop_that_shows_late_ends_the_work() -> None:
    @z.game(loop_free=True)
    def descent(n: int) -> list[int]:
        return [n - 1 if n else 50]

    with pytest.raises(z.DomainError, match="can recur"):
        descent(400).value()
    with pytest.raises(z.DomainError, match="can recur"):
        descent(400).explain_value()


def test_endless_games_stop_at_limits() -> None:
    @z.game
    def up(n: int) -> list[int]:
        return [n + 1]

    with pytest.raises(z.Stopped):
        up(0).value(limit=z.Limit(positions=5000))
    with pytest.raises(z.Stopped):
        up(0).solve(limit=z.Limit(seconds=0.3))


def resident() -> int:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


def test_nothing_is_left_behind() -> None:
    def once() -> None:
        z.solve("nim 3 4 5")
        Rows()((3, 2)).solve()
        with pytest.raises(Bad):
            Failing(3)(5).solve()

    try:
        resident()
    except OSError:
        pytest.skip("the system does not tell the memory in use")
    for _ in range(150):
        once()
    gc.collect()
    before = resident()
    for _ in range(700):
        once()
    gc.collect()
    assert resident() - before < 3 << 20
