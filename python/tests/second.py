"""Second definitions of games, and how they are solved: slowly, by definition.

A position is what is handy; `text` writes it as Zermelo reads it. Positions are random, and the same in every run.
"""

from __future__ import annotations

import itertools
import random
from collections import deque
from dataclasses import dataclass
from typing import Any, Callable, Hashable, Iterable, Iterator, Optional

import zermelo as z

Grid = tuple[str, ...]
Cell = tuple[int, int]
# The edges of a graph, between numbers from 1 on.
Edges = tuple[tuple[int, int], ...]
Heaps = tuple[int, ...]
# Whether whoever is to move has won, has lost, or neither.
Result = Optional[str]

dice = random.Random(2026)
sides = [(0, 1), (1, 0), (0, -1), (-1, 0)]
corners = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
around = sides + corners
opposite = {"win": "loss", "loss": "win", "draw": "draw"}


@dataclass
class Second:
    """A game: what a player, 0 or 1, can move to, who has won where the game is over, and some positions."""

    moves: Callable[[Any, int], Iterable[Any]]
    positions: list[Any]
    text: Callable[[Any], str] = str
    ended: Callable[[Any, int], Result] = lambda position, player: None
    # Whether Zermelo counts plies as the definition does.
    counts_plies: bool = True
    # What the text of an option says, so that two texts of one option say the same; None where moves are not compared.
    says: Optional[Callable[[str], Any]] = None


class Again:
    """A position in which the same player moves once more."""

    def __init__(self, position: Hashable) -> None:
        self.position = position


def outcome(game: Second, root: Any, player: int, misere: bool = False) -> tuple[str, Optional[int]]:
    """Who wins, and after how many moves where the winner hurries and the loser does not. Retrograde analysis by definition."""
    start = (root, player)
    options: dict[Any, list[Any]] = {}
    found: dict[Any, tuple[str, Optional[int]]] = {}
    before: dict[Any, list[Any]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state in options:
            continue
        position, mover = state
        result = game.ended(position, mover)
        here = [] if result else list(game.moves(position, mover))
        options[state] = [
            (option.position, mover) if isinstance(option, Again) else (option, 1 - mover) for option in here
        ]
        if not here:
            found[state] = (result or ("win" if misere else "loss"), 0)
        for option in options[state]:
            before.setdefault(option, []).append(state)
        waiting += options[state]
    settled = deque(state for state, (result, _) in found.items() if result != "draw")
    losing = {state: 0 for state in options}
    while settled:
        state = settled.popleft()
        result, plies = found[state]
        for earlier in before.get(state, []):
            if earlier in found:
                continue
            theirs = result if earlier[1] == state[1] else opposite[result]
            losing[earlier] += theirs == "loss"
            if theirs == "win" or losing[earlier] == len(options[earlier]):
                found[earlier] = (theirs, (plies or 0) + 1)
                settled.append(earlier)
    result, plies = found.get(start, ("draw", None))
    return result, None if result == "draw" else plies


def worth(game: Second, root: Any) -> z.Value:
    """The value of a position where play ends for want of a move: by definition, from the values of the options."""
    found: dict[Any, z.Value] = {}

    def of(position: Any) -> z.Value:
        if position not in found:
            found[position] = z.Value.game(*([of(option) for option in game.moves(position, side)] for side in (0, 1)))
        return found[position]

    return of(root)


def wins(game: Second, position: Any, player: int) -> set[Any]:
    """What the winning moves lead to."""
    assert game.says is not None
    return {
        game.says(game.text(option))
        for option in game.moves(position, player)
        if outcome(game, option, 1 - player)[0] == "loss"
    }


def agrees(game: Second, name: str, misere: bool = False) -> None:
    """What is found of the positions is what follows by definition: the result for whoever is to move, the plies, and in normal
    play the winning moves."""
    questions = [f"{name} {game.text(position)}" for position in game.positions]
    assert len(questions) >= 8
    for position, question, answer in zip(game.positions, questions, z.solve_many(questions, misere=misere)):
        for player, side in enumerate((z.LEFT, z.RIGHT)):
            found = answer.winner[side]
            assert found is not None, question
            result, plies = outcome(game, position, player, misere)
            assert found[0] == result, (question, side)
            if game.counts_plies and found[1] is not None:
                assert found[1] == plies, (question, side)
            if game.says and not misere and answer.json["moves_listed"] == "all":
                movers = ("both", "left" if side is z.LEFT else "right")
                winning = [move for move in answer.moves if move.player in movers and move.result == "win"]
                assert {game.says(move.to or "") for move in winning} == wins(game, position, player), (question, side)


# Boards.


def joined(grid: Grid) -> str:
    return "|".join(grid)


def at(grid: Grid, cell: Cell) -> Optional[str]:
    row, column = cell
    return grid[row][column] if 0 <= row < len(grid) and 0 <= column < len(grid[0]) else None


def put(grid: Grid, *changes: tuple[Cell, str]) -> Grid:
    rows = [list(row) for row in grid]
    for (row, column), piece in changes:
        rows[row][column] = piece
    return tuple("".join(row) for row in rows)


def cells(grid: Grid, pieces: str = "") -> list[Cell]:
    everywhere = itertools.product(range(len(grid)), range(len(grid[0])))
    return [cell for cell in everywhere if not pieces or grid[cell[0]][cell[1]] in pieces]


def beside(cell: Cell, way: Cell, count: int = 1) -> Cell:
    return cell[0] + count * way[0], cell[1] + count * way[1]


def boards(alphabet: str, most: int, count: int = 12) -> list[Grid]:
    """Random boards of at most so many cells."""
    sizes = [(rows, columns) for rows in (1, 2, 3) for columns in (1, 2, 3, 4, 5) if rows * columns <= most]
    found = []
    for _ in range(count):
        rows, columns = dice.choice(sizes)
        found.append(tuple("".join(dice.choices(alphabet, k=columns)) for _ in range(rows)))
    return found


def empty(most: int) -> list[Grid]:
    return [("." * columns,) * rows for rows in (1, 2, 3, 4) for columns in (1, 2, 3, 4, 5) if rows * columns <= most]


def strips(alphabet: str, most: int, count: int = 20) -> list[str]:
    return ["".join(dice.choices(alphabet, k=dice.randint(1, most))) for _ in range(count)]


def has_line(grid: Grid, pieces: str, length: int = 3) -> bool:
    return any(
        all((at(grid, beside(cell, way, step)) or "?") in pieces for step in range(length))
        for cell in cells(grid)
        for way in [(0, 1), (1, 0), (1, 1), (1, -1)]
    )


def reached(start: Iterable[Any], near: Callable[[Any], Iterable[Any]]) -> set[Any]:
    """What is joined to some places."""
    found = set(start)
    waiting = list(found)
    while waiting:
        fresh = set(near(waiting.pop())) - found
        found |= fresh
        waiting += fresh
    return found


def connects(
    grid: Grid, piece: str, start: list[Cell], neighbours: list[Cell], is_goal: Callable[[Cell], bool]
) -> bool:
    def near(cell: Cell) -> list[Cell]:
        return [beside(cell, way) for way in neighbours if at(grid, beside(cell, way)) == piece]

    return any(map(is_goal, reached([cell for cell in start if at(grid, cell) == piece], near)))


def of_more(left: int, right: int, player: int) -> str:
    """The result where more wins."""
    ahead = (left - right) * (1 if player == 0 else -1)
    return "win" if ahead > 0 else "loss" if ahead < 0 else "draw"


def placing(grid: Grid, player: int) -> Iterator[Grid]:
    """A stone of one's own on a free cell."""
    for cell in cells(grid, "."):
        yield put(grid, (cell, "xo"[player]))


def domino(grid: Grid, player: int, names: tuple[str, str]) -> Iterator[Grid]:
    way = ((1, 0), (0, 1))[player]
    for cell in cells(grid, "."):
        if at(grid, beside(cell, way)) == ".":
            yield put(grid, (cell, names[player][0]), (beside(cell, way), names[player][1]))


def takes(grid: Grid, player: int, ways: list[Cell], targets: str, slides: bool = False) -> Iterator[Grid]:
    """A stone of one's own onto one of the targets, beside it or as far as free cells go."""
    for cell in cells(grid, "xo"[player]):
        for way in ways:
            target = beside(cell, way)
            while slides and at(grid, target) == ".":
                target = beside(target, way)
            if (at(grid, target) or "?") in targets:
                yield put(grid, (cell, "."), (target, "xo"[player]))


def ski_jumps(grid: Grid, player: int) -> Iterator[Grid]:
    way = ((0, 1), (0, -1))[player]
    for cell in cells(grid, ("Ll", "Rr")[player]):
        skier = at(grid, cell) or ""
        target = beside(cell, way)
        while at(grid, target) == ".":
            yield put(grid, (cell, "."), (target, skier))
            target = beside(target, way)
        if at(grid, target) is None:
            yield put(grid, (cell, "."))
        below, behind = beside(cell, (1, 0)), beside(cell, (2, 0))
        other = at(grid, below) or "?"
        if skier.isupper() and other in ("Rr", "Ll")[player] and at(grid, behind) == ".":
            yield put(grid, (cell, "."), (below, other.lower()), (behind, skier))


def konane(grid: Grid, player: int) -> Iterator[Grid]:
    for cell in cells(grid, "xo"[player]):
        for way in sides:
            option, here = grid, cell
            while at(option, beside(here, way)) == "ox"[player] and at(option, beside(here, way, 2)) == ".":
                option = put(option, (here, "."), (beside(here, way), "."), (beside(here, way, 2), "xo"[player]))
                here = beside(here, way, 2)
                yield option


def marks(text: str, player: int) -> Iterator[str]:
    for place, letter in enumerate(text):
        if letter == ".":
            yield text[:place] + "xo"[player] + text[place + 1 :]


def graphs(count: int = 15) -> list[Edges]:
    found: list[Edges] = []
    while len(found) < count:
        size = dice.randint(2, 6)
        pairs = list(itertools.combinations(range(1, size + 1), 2))
        chosen = tuple(sorted(dice.sample(pairs, min(len(pairs), dice.randint(size - 1, size + 3)))))
        if {end for edge in chosen for end in edge} == set(range(1, size + 1)):
            found.append(chosen)
    return found


def edge_list(chosen: Iterable[tuple[int, int]]) -> str:
    return ",".join(f"{one}-{other}" for one, other in chosen)


def whole(chosen: Edges) -> tuple[frozenset[int], Edges]:
    return frozenset(end for edge in chosen for end in edge), chosen


def without(graph: tuple[frozenset[int], Edges], gone: Iterable[int]) -> tuple[frozenset[int], Edges]:
    left = graph[0].difference(gone)
    return left, tuple(edge for edge in graph[1] if left.issuperset(edge))


def arc_kayles(graph: Any, _: int) -> Iterator[Any]:
    return (without(graph, edge) for edge in graph[1])


def node_kayles(graph: Any, _: int) -> Iterator[Any]:
    for vertex in graph[0]:
        yield without(graph, {vertex}.union(*(edge for edge in graph[1] if vertex in edge)))


def on_boards(
    moves: Any, grids: list[Grid], ended: Any = lambda grid, player: None, counts_plies: bool = True
) -> Second:
    return Second(moves, grids, joined, ended, counts_plies, str)


def on_graphs(moves: Any, text: Callable[[Edges], str] = edge_list) -> Second:
    return Second(moves, [whole(graph) for graph in graphs()], lambda graph: text(graph[1]))


# Heaps.


def heap_text(heaps: Heaps) -> str:
    return " ".join(map(str, heaps))


def sizes(text: str) -> Heaps:
    """The heaps of a text in order, without the empty ones."""
    return tuple(sorted(int(size) for size in text.split() if size != "0"))


def on_heaps(moves: Callable[[Heaps, int], Iterable[Heaps]], positions: list[Heaps]) -> Second:
    return Second(moves, positions, heap_text, says=sizes)
