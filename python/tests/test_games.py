"""The games that are compiled in against second definitions of them.

Each game below is written from the words that `zermelo games NAME` prints, and solved by definition: who wins and when, in
normal and in misère play, by which moves, and what the position is worth.
"""

from __future__ import annotations

import itertools
from typing import Any, Callable, Iterable, Iterator

import pytest

import zermelo as z

from second import (
    Cell,
    Edges,
    Grid,
    Heaps,
    Result,
    Second,
    agrees,
    arc_kayles,
    around,
    at,
    beside,
    boards,
    cells,
    dice,
    domino,
    graphs,
    has_line,
    heap_text,
    joined,
    konane,
    marks,
    node_kayles,
    of_more,
    on_boards,
    on_graphs,
    on_heaps,
    placing,
    put,
    reached,
    sides,
    ski_jumps,
    strips,
    takes,
    worth,
)

dice.seed(2026)

# Heaps.


def of_one_heap(*parts: Callable[[int], Iterable[Heaps]]) -> Callable[[Heaps, int], Iterator[Heaps]]:
    """A move replaces a heap by what it leaves of it; each player's way to do so, or one for both."""

    def moves(heaps: Heaps, player: int) -> Iterator[Heaps]:
        for place, heap in enumerate(heaps):
            for left in parts[player % len(parts)](heap):
                yield tuple(sorted(size for size in (*heaps[:place], *left, *heaps[place + 1 :]) if size))

    return moves


def nim(heap: int) -> Iterator[Heaps]:
    return ((left,) for left in range(heap))


def takes_of(*takes: int) -> Callable[[int], Iterator[Heaps]]:
    return lambda heap: ((heap - taken,) for taken in takes if taken <= heap)


def splits(heap: int) -> Iterator[Heaps]:
    return ((part, heap - part) for part in range(1, heap // 2 + 1))


def unequal_splits(heap: int) -> Iterator[Heaps]:
    return (parts for parts in splits(heap) if parts[0] != parts[1])


def both(*ways: Callable[[int], Iterable[Heaps]]) -> Callable[[int], Iterator[Heaps]]:
    return lambda heap: (left for way in ways for left in way(heap))


def leaves_heaps(taken: int, *counts: int) -> Callable[[int], Iterator[Heaps]]:
    """So many are taken, and so many heaps are left."""

    def parts(total: int, count: int, least: int = 1) -> Iterator[Heaps]:
        if count == 0:
            if total == 0:
                yield ()
            return
        for first in range(least, total + 1):
            for others in parts(total - first, count - 1, first):
                yield (first, *others)

    return lambda heap: (left for count in counts if taken <= heap for left in parts(heap - taken, count))


# A row of pins: one is knocked down, or two that stand together.
kayles_pins = both(leaves_heaps(1, 0, 1, 2), leaves_heaps(2, 0, 1, 2))


def heaps_of(most: int, count: int, least: int = 0) -> list[Heaps]:
    """Some heaps of at most so many tokens, at most so many heaps."""
    return [tuple(dice.choices(range(least, most + 1), k=dice.randint(1, count))) for _ in range(14)]


def heap_game(*parts: Callable[[int], Iterable[Heaps]], most: int = 8, count: int = 3) -> Second:
    return on_heaps(of_one_heap(*parts), heaps_of(most, count))


def last_call_loses(most: int) -> Second:
    return Second(
        lambda left, _: range(left - 1, max(left - most, 0) - 1, -1),
        list(range(1, 15)),
        ended=lambda left, _: None if left else "win",
    )


def wythoff(difference: int) -> Callable[[Heaps, int], Iterator[Heaps]]:
    def moves(heaps: Heaps, _: int) -> Iterator[Heaps]:
        one, other = heaps
        for first, second in itertools.product(range(one + 1), range(other + 1)):
            from_both = first and second and abs(first - second) < difference
            if bool(first) != bool(second) or from_both:
                yield one - first, other - second

    return moves


def pairs(most: int, count: int = 14, least: int = 0) -> list[Heaps]:
    return [(dice.randint(least, most), dice.randint(least, most)) for _ in range(count)]


def add_back(takes: Heaps, adds: Heaps, most: int) -> Second:
    def heap_moves(heap: int) -> Iterator[Heaps]:
        yield from takes_of(*takes)(heap)
        yield from ((heap + added,) for added in adds if heap and heap + added <= most)

    return on_heaps(of_one_heap(heap_moves), heaps_of(most, 2))


def fair_shares(heaps: Heaps, _: int) -> Iterator[Heaps]:
    for place, heap in enumerate(heaps):
        rest = heaps[:place] + heaps[place + 1 :]
        for count in range(2, heap + 1):
            if heap % count == 0:
                yield tuple(sorted((*rest, *[heap // count] * count)))
        for other in range(place):
            if heaps[other] != heap:
                yield tuple(
                    sorted((*heaps[:other], *heaps[other + 1 : place], *heaps[place + 1 :], heap + heaps[other]))
                )


def fibonacci_nim(position: Heaps, _: int) -> Iterator[Heaps]:
    heap, limit = position
    return ((heap - taken, 2 * taken) for taken in range(1, min(heap, limit) + 1))


def moore(most: int) -> Callable[[Heaps, int], Iterator[Heaps]]:
    def moves(heaps: Heaps, _: int) -> Iterator[Heaps]:
        for left in itertools.product(*(range(heap + 1) for heap in heaps)):
            if 1 <= sum(after < before for after, before in zip(left, heaps)) <= most:
                yield left

    return moves


def nim_on(chosen: Callable[[list[int]], int]) -> Callable[[Heaps, int], Iterator[Heaps]]:
    def moves(heaps: Heaps, _: int) -> Iterator[Heaps]:
        there = [heap for heap in heaps if heap]
        for left in range(chosen(there)) if there else ():
            rest = list(there)
            rest.remove(chosen(there))
            yield tuple(sorted((*rest, left)))

    return moves


def poker_nim(position: tuple[Heaps, Heaps], player: int) -> Iterator[tuple[Heaps, Heaps]]:
    heaps, stocks = position
    for place, heap in enumerate(heaps):
        for after in range(heap + stocks[player] + 1):
            if after != heap:
                mine = stocks[player] + heap - after
                yield (
                    (*heaps[:place], after, *heaps[place + 1 :]),
                    (mine, stocks[1]) if player == 0 else (stocks[0], mine),
                )


def euclid(heaps: Heaps, _: int) -> Iterator[Heaps]:
    small, large = sorted(heaps)
    return ((small, large - taken) for taken in range(small, large + 1, small)) if small else iter(())


def cutting(cut: Callable[[int], Iterator[Heaps]]) -> Callable[[Any, int], Iterator[Any]]:
    """Cakes as (rows, columns): Left cuts the columns of one into parts, Right the rows."""

    def moves(position: Any, player: int) -> Iterator[Any]:
        for place, (rows, columns) in enumerate(position):
            rest = position[:place] + position[place + 1 :]
            for parts in cut(columns if player == 0 else rows):
                pieces = [(rows, part) if player == 0 else (part, columns) for part in parts]
                yield tuple(sorted((*rest, *pieces)))

    return moves


def equal_parts(size: int) -> Iterator[Heaps]:
    return ((size // count,) * count for count in range(2, size + 1) if size % count == 0)


def cake_game(cut: Callable[[int], Iterator[Heaps]], most: int) -> Second:
    tables = (tuple(pairs(most, dice.randint(1, 2), 1)) for _ in range(60))
    positions = [cakes for cakes in tables if sum(rows * columns for rows, columns in cakes) <= 14][:14]
    return Second(cutting(cut), positions, lambda cakes: " ".join(f"{rows}x{columns}" for rows, columns in cakes))


# Coins and strips.


def silver_dollar(coins: Heaps, _: int) -> Iterator[Heaps]:
    for place, coin in enumerate(coins):
        lowest = coins[place - 1] + 1 if place else 1
        for to in range(lowest, coin):
            yield (*coins[:place], to, *coins[place + 1 :])


def turning(allows: Callable[[Heaps], bool]) -> Callable[[str, int], Iterator[str]]:
    """The sets of coins, counted from 1, that may be turned together."""

    def moves(row: str, _: int) -> Iterator[str]:
        for last in range(1, len(row) + 1):
            for others in subsets(range(1, last)) if row[last - 1] == "h" else ():
                if allows((*others, last)):
                    yield "".join(
                        "ht"[coin == "h"] if place in (*others, last) else coin for place, coin in enumerate(row, 1)
                    )

    return moves


def subsets(numbers: Iterable[int]) -> Iterator[Heaps]:
    numbers = list(numbers)
    return itertools.chain.from_iterable(itertools.combinations(numbers, size) for size in range(len(numbers) + 1))


def are_neighbours(coins: Heaps) -> bool:
    return coins[-1] - coins[0] == len(coins) - 1


def are_equally_far(coins: Heaps) -> bool:
    return len({after - before for before, after in zip(coins, coins[1:])}) <= 1


def are_symmetric(coins: Heaps) -> bool:
    return len({coin + mirrored for coin, mirrored in zip(coins, reversed(coins))}) <= 1


def turns(allows: Callable[[Heaps], bool], most: int = 7) -> Second:
    return Second(turning(allows), strips("ht", most, 14), says=lambda row: row.rstrip("t"))


def turning_product(first: Callable[[Heaps], bool], second: Callable[[Heaps], bool]) -> Second:
    """The columns are a move of the first game, the rows one of the second."""

    def moves(grid: Grid, _: int) -> Iterator[Grid]:
        for row, column in cells(grid, "h"):
            for columns in subsets(range(1, column + 1)):
                for rows in subsets(range(1, row + 1)):
                    if first((*columns, column + 1)) and second((*rows, row + 1)):
                        turned = itertools.product((*rows, row + 1), (*columns, column + 1))
                        places = [(down - 1, right - 1) for down, right in turned]
                        yield put(grid, *((place, "ht"[at(grid, place) == "h"]) for place in places))

    return Second(moves, boards("ht", 9), "/".join)


def on_strips(moves: Callable[[str, int], Iterable[str]], positions: list[str]) -> Second:
    return Second(moves, positions, says=str)


def replaced(strip: str, *changes: tuple[int, str]) -> str:
    return put((strip,), *(((0, place), piece) for place, piece in changes))[0]


def toads(most_jumped: int) -> Callable[[str, int], Iterator[str]]:
    def moves(strip: str, player: int) -> Iterator[str]:
        mine, theirs, way = ("t", "f", 1) if player == 0 else ("f", "t", -1)
        for place in range(len(strip)):
            for jumped in range(most_jumped + 1):
                to = place + way * (jumped + 1)
                between = [place + way * step for step in range(1, jumped + 1)]
                if strip[place] == mine and 0 <= to < len(strip) and strip[to] == ".":
                    if all(strip[over] == theirs for over in between):
                        yield replaced(strip, (place, "."), (to, mine))

    return moves


def sliding_toads(least: int, most: int, jump: int, friendly: bool) -> Callable[[str, int], Iterator[str]]:
    def moves(strip: str, player: int) -> Iterator[str]:
        mine, theirs, way = ("t", "f", 1) if player == 0 else ("f", "t", -1)
        for place in range(len(strip)):
            for far in range(1, len(strip)):
                to = place + way * far
                if strip[place] != mine or not 0 <= to < len(strip) or strip[to] != ".":
                    continue
                between = [strip[place + way * step] for step in range(1, far)]
                slides = least <= far <= most and all(piece == "." for piece in between)
                over = "tf" if friendly else theirs
                jumps = 1 <= far - 1 <= jump and all(piece in over for piece in between)
                if slides or jumps:
                    yield replaced(strip, (place, "."), (to, mine))

    return moves


def topple(row: str, player: int) -> Iterator[str]:
    for place, owner in enumerate(row):
        if owner in ("le", "re")[player]:
            first, last = place, place
            while first > 0 and row[first - 1] != ".":
                first -= 1
            while last + 1 < len(row) and row[last + 1] != ".":
                last += 1
            yield replaced(row, *((fallen, ".") for fallen in range(first, place + 1)))
            yield replaced(row, *((fallen, ".") for fallen in range(place, last + 1)))


# Boards.


def in_a_row(length: int) -> Callable[[Grid, int], Result]:
    def ended(grid: Grid, player: int) -> Result:
        if has_line(grid, "x", length) or has_line(grid, "o", length):
            return ("win", "loss")[player ^ has_line(grid, "o", length)]
        return None if cells(grid, ".") else "draw"

    return ended


def tictactoe(rows: int, columns: int, length: int) -> Second:
    found: list[Grid] = []
    while len(found) < 12:
        grid = tuple("".join(dice.choices("xo.", k=columns)) for _ in range(rows))
        if len(cells(grid, ".")) <= 6 and not (has_line(grid, "x", length) and has_line(grid, "o", length)):
            found.append(grid)
    return Second(placing, found, "/".join, in_a_row(length))


def chomp(rows: Heaps, _: int) -> Iterator[Heaps]:
    for row, length in enumerate(rows):
        for column in range(length):
            if (row, column) != (0, 0):
                yield tuple(min(other, column) if place >= row else other for place, other in enumerate(rows))


def chomp_bars() -> list[Heaps]:
    bars = (sorted(dice.choices(range(1, 6), k=dice.randint(1, 4)), reverse=True) for _ in range(40))
    return [tuple(bar) for bar in bars if sum(bar) <= 11][:14]


def walls(grid: Grid, _: int) -> Iterator[Grid]:
    for cell in cells(grid, "."):
        built = [cell]
        for way in sides:
            end = beside(cell, way)
            while (at(grid, end) or "#") != "#":
                built.append(end)
                end = beside(end, way)
        yield put(grid, *((place, "#") for place in built))


def domineering(grid: Grid, player: int) -> Iterator[Grid]:
    return domino(grid, player, ("##", "##"))


def of_either(moves: Callable[[Any, int], Iterable[Any]]) -> Callable[[Any, int], Iterator[Any]]:
    """The impartial form: the moves of both players."""
    return lambda position, _: itertools.chain(moves(position, 0), moves(position, 1))


def clobber(grid: Grid, player: int) -> Iterator[Grid]:
    return takes(grid, player, sides, "ox"[player])


def queen_moves(grid: Grid, cell: Cell) -> Iterator[Cell]:
    for way in around:
        to = beside(cell, way)
        while at(grid, to) == ".":
            yield to
            to = beside(to, way)


def amazons(grid: Grid, player: int) -> Iterator[Grid]:
    for cell in cells(grid, "xo"[player]):
        for to in queen_moves(grid, cell):
            moved = put(grid, (cell, "."), (to, "xo"[player]))
            for burnt in queen_moves(moved, to):
                yield put(moved, (burnt, "#"))


def chain(grid: Grid, cell: Cell) -> set[Cell]:
    """What is connected with a cell and looks like it."""
    like = at(grid, cell)
    return reached([cell], lambda here: [beside(here, way) for way in sides if at(grid, beside(here, way)) == like])


def edge_of(grid: Grid, area: set[Cell]) -> str:
    """What borders on an area."""
    return "".join(at(grid, beside(cell, way)) or "" for cell in area for way in sides if beside(cell, way) not in area)


def can_breathe(grid: Grid, pieces: str) -> bool:
    return all("." in edge_of(grid, chain(grid, cell)) for cell in cells(grid, pieces))


def nogo(grid: Grid, player: int) -> Iterator[Grid]:
    return (option for option in placing(grid, player) if can_breathe(option, "xo"))


def fission(grid: Grid, player: int) -> Iterator[Grid]:
    one, other = ([(-1, 0), (1, 0)], [(0, -1), (0, 1)])[player]
    for cell in cells(grid, "x"):
        if at(grid, beside(cell, one)) == at(grid, beside(cell, other)) == ".":
            yield put(grid, (cell, "."), (beside(cell, one), "x"), (beside(cell, other), "x"))


Herds = tuple[tuple[Any, ...], ...]


def battle_sheep(board: Herds, player: int) -> Iterator[Herds]:
    sign = (1, -1)[player]

    def herd(cell: Cell) -> Any:
        row, column = cell
        return board[row][column] if 0 <= row < len(board) and 0 <= column < len(board[0]) else "#"

    for cell in itertools.product(range(len(board)), range(len(board[0]))):
        size = 0 if herd(cell) == "#" else sign * herd(cell)
        for way in [*sides, (-1, 1), (1, -1)]:
            far = cell
            while herd(beside(far, way)) == 0:
                far = beside(far, way)
            for gone in range(1, size) if far != cell else ():
                after = [list(row) for row in board]
                after[cell[0]][cell[1]] = sign * (size - gone)
                after[far[0]][far[1]] = sign * gone
                yield tuple(map(tuple, after))


def sheep_text(board: Herds) -> str:
    return " | ".join(" ".join(map(str, row)) for row in board)


def sheep_boards() -> list[Herds]:
    sizes = [dice.choice([(1, 3), (1, 4), (2, 2), (2, 3), (3, 2)]) for _ in range(14)]
    return [
        tuple(tuple(dice.choices([0, 0, 0, 2, 3, -2, -3, "#"], k=wide)) for _ in range(high)) for high, wide in sizes
    ]


Dirt = tuple[Heaps, Grid]


def kings_dirt(must_place: bool) -> Callable[[Dirt, int], Iterator[Dirt]]:
    def moves(position: Dirt, player: int) -> Iterator[Dirt]:
        waiting, grid = position
        placed = tuple(count - (side == player) for side, count in enumerate(waiting))
        if waiting[player]:
            yield from ((placed, option) for option in placing(grid, player))
        if must_place and waiting[player] and cells(grid, "."):
            return
        for cell in cells(grid, "xo"[player]):
            for way in around:
                if at(grid, beside(cell, way)) == ".":
                    yield waiting, put(grid, (cell, "#"), (beside(cell, way), "xo"[player]))

    return moves


def dirt_text(position: Dirt) -> str:
    waiting, grid = position
    return (f"{heap_text(waiting)} " if any(waiting) else "") + joined(grid)


def dirt_positions() -> list[Dirt]:
    return [((dice.randint(0, 1), dice.randint(0, 1)), grid) for grid in boards("xo....#", 6, 14)]


def go(position: tuple[Grid, int], player: int) -> Iterator[tuple[Grid, int]]:
    grid, passes = position
    yield grid, passes + 1
    for option in placing(grid, player):
        theirs = "ox"[player]
        taken = [cell for cell in cells(option, theirs) if "." not in edge_of(option, chain(option, cell))]
        after = put(option, *((cell, ".") for cell in taken))
        if can_breathe(after, "xo"[player]):
            yield after, 0


def area(position: tuple[Grid, int], player: int) -> Result:
    grid, passes = position
    if passes < 2:
        return None
    regions = [(cell, edge_of(grid, chain(grid, cell)).replace("#", "")) for cell in cells(grid, ".")]
    black = len(cells(grid, "x")) + sum(set(border) == {"x"} for _, border in regions)
    white = len(cells(grid, "o")) + sum(set(border) == {"o"} for _, border in regions)
    return of_more(black, white, player)


def go_positions() -> list[tuple[Grid, int]]:
    grids = [grid for grid in boards("xo..", 4, 60) if can_breathe(grid, "xo")]
    return [(grid, dice.randint(0, 1)) for grid in grids[:12]]


# Graphs.

Drawing = tuple[tuple[str, str, str], ...]


def standing(drawing: Drawing) -> Drawing:
    near = lambda vertex: [
        end for one, other, _ in drawing if vertex in (one, other) for end in (one, other) if end != vertex
    ]
    joined_to_ground = reached(["ground"], near)
    return tuple(edge for edge in drawing if edge[0] in joined_to_ground)


def hackenbush(is_childish: bool) -> Callable[[Drawing, int], Iterator[Drawing]]:
    def moves(drawing: Drawing, player: int) -> Iterator[Drawing]:
        for place, (_, _, colour) in enumerate(drawing):
            after = standing(drawing[:place] + drawing[place + 1 :])
            lets_fall = len(after) < len(drawing) - 1
            if colour in ("lg", "rg")[player] and not (is_childish and lets_fall and colour != "g"):
                yield after

    return moves


def drawings(most: int = 7) -> list[Drawing]:
    found = []
    for _ in range(14):
        names = ["ground", *"abcd"[: dice.randint(1, 4)]]
        edges = [(dice.choice(names[:place]), name) for place, name in enumerate(names) if place]
        while len(edges) < dice.randint(len(edges), most):
            edges.append(tuple(dice.sample(names, 2)))
        found.append(tuple((one, other, dice.choice("llrrg")) for one, other in edges))
    return found


def drawing_text(drawing: Drawing) -> str:
    return " ".join(f"{one}-{other}:{colour}" for one, other, colour in drawing)


def tokens(arcs: dict[tuple[str, str], str]) -> Second:
    """Whose an arc is: Left's, Right's, or either's."""

    def moves(places: tuple[str, ...], player: int) -> Iterator[tuple[str, ...]]:
        for token, place in enumerate(places):
            for (tail, head), owner in arcs.items():
                if tail == place and owner in ("", ("left", "right")[player]):
                    yield tuple(sorted((*places[:token], head, *places[token + 1 :])))

    names = sorted({end for arc in arcs for end in arc})
    return Second(moves, [tuple(dice.choices(names, k=dice.randint(1, 2))) for _ in range(10)], " ".join)


def token_games(count: int, owners: list[str]) -> dict[str, Second]:
    games = {}
    for _ in range(count):
        arcs = dice.sample(list(itertools.product("abcde", repeat=2)), dice.randint(3, 8))
        owned = {arc: dice.choice(owners) for arc in arcs}
        name = ",".join(f"{tail}>{head}" + (owner and f":{owner}") for (tail, head), owner in owned.items())
        games[f"token:{name}"] = tokens(owned)
    return games


def prune(tree: tuple[Any, ...], _: int) -> Iterator[tuple[Any, ...]]:
    """The parents of the vertices, the root's 0, and None for a vertex that is gone."""
    there = [vertex for vertex, parent in enumerate(tree, 1) if parent is not None]
    ends = [vertex for vertex in there if vertex not in tree]
    for gone in subsets(ends):
        if gone:
            yield tuple(None if vertex in gone else parent for vertex, parent in enumerate(tree, 1))


def tree_text(tree: tuple[int, ...]) -> str:
    return " ".join(map(str, tree[1:])) or "root"


def trees() -> list[tuple[int, ...]]:
    return [
        tuple(dice.randint(1, vertex - 1) if vertex > 1 else 0 for vertex in range(1, size + 1))
        for size in [*range(1, 8)] * 2
    ]


Painted = tuple[Edges, tuple[str, ...]]


def paint(allows: Callable[[str, str], bool]) -> Callable[[Painted, int], Iterator[Painted]]:
    """Each vertex is open to both (.), to Left or Right alone (L, R), or coloured (l, r)."""

    def moves(position: Painted, player: int) -> Iterator[Painted]:
        graph, colours = position
        mine = "lr"[player]
        for vertex, colour in enumerate(colours, 1):
            near = [colours[sum(edge) - vertex - 1] for edge in graph if vertex in edge]
            if colour in (".", mine.upper()) and all(allows(mine, other) for other in near if other in "lr"):
                yield graph, (*colours[: vertex - 1], mine, *colours[vertex:])

    return moves


def fjords(position: Painted, player: int) -> Iterator[Painted]:
    graph, owners = position
    mine, theirs = "LR"[player], "RL"[player]
    for vertex, owner in enumerate(owners, 1):
        if owner == mine:
            after = list(owners)
            after[vertex - 1] = "#"
            for edge in graph:
                other = sum(edge) - vertex
                if vertex in edge and owners[other - 1] in (".", theirs):
                    after[other - 1] = mine if owners[other - 1] == "." else "#"
            yield graph, tuple(after)


def painted_text(position: Painted) -> str:
    graph, colours = position
    name = dict(enumerate("abcdef", 1))
    marks = {"L": ":L", "R": ":R", "l": "=L", "r": "=R", "#": ":#"}
    edges = ",".join(f"{name[one]}-{name[other]}" for one, other in graph)
    return " ".join(
        [edges, *(name[vertex] + marks[colour] for vertex, colour in enumerate(colours, 1) if colour != ".")]
    )


def painted(colours: str, clash: tuple[str, ...] = ()) -> list[Painted]:
    """Random graphs and colours, such that no neighbours clash."""
    found: list[Painted] = []
    while len(found) < 14:
        graph = graphs(1)[0]
        painting = tuple(dice.choices(colours, k=max(max(edge) for edge in graph)))
        if not any("".join(sorted(painting[end - 1] for end in edge)) in clash for edge in graph):
            found.append((graph, painting))
    return found


def lettered(graph: Edges) -> str:
    return painted_text((graph, ()))


def partizan_arc_kayles(drawing: Drawing, player: int) -> Iterator[Drawing]:
    for one, other, colour in drawing:
        if colour in ("lg", "rg")[player]:
            yield tuple(edge for edge in drawing if not {one, other}.intersection(edge[:2]))


GAMES: dict[str, Second] = {
    "nim": heap_game(nim, most=5, count=4),
    "bash:3": heap_game(takes_of(1, 2, 3), most=9),
    "31": last_call_loses(3),
    "31:2": last_call_loses(2),
    "subtraction:1,3,4": heap_game(takes_of(1, 3, 4), most=9),
    "subtraction:2,5": heap_game(takes_of(2, 5), most=12),
    "wythoff": on_heaps(wythoff(1), pairs(8)),
    "wyt-queens": Second(wythoff(1), pairs(8), lambda square: f"{square[0]},{square[1]}"),
    "generalised-wythoff:2": on_heaps(wythoff(2), pairs(8)),
    "generalised-wythoff:3": on_heaps(wythoff(3), pairs(8)),
    "split": heap_game(splits, most=6, count=2),
    "grundys-game": heap_game(unequal_splits, most=10, count=2),
    "heaps:0.3F": heap_game(both(leaves_heaps(1, 0, 1), leaves_heaps(2, 0, 1, 2, 3)), most=8, count=2),
    "heaps:0.{0,1,3}": heap_game(leaves_heaps(1, 0, 1, 3), most=8, count=2),
    "heaps:4.7": heap_game(both(leaves_heaps(0, 2), leaves_heaps(1, 0, 1, 2)), most=6, count=2),
    "heaps:4!.3": heap_game(both(unequal_splits, takes_of(1)), most=7, count=2),
    "heaps:0.[3]": heap_game(nim, most=6),
    "heaps:all-but:2,3,7": heap_game(takes_of(1, 4, 5, 6, *range(8, 20)), most=12, count=2),
    "kayles": heap_game(kayles_pins, most=8, count=2),
    "dawsons-kayles": heap_game(leaves_heaps(2, 0, 1, 2), most=11, count=2),
    "dawsons-chess": heap_game(
        both(leaves_heaps(1, 0), leaves_heaps(2, 0, 1), leaves_heaps(3, 0, 1, 2)), most=11, count=2
    ),
    "guiles": heap_game(both(leaves_heaps(1, 0), leaves_heaps(2, 0, 2)), most=11, count=2),
    "officers": heap_game(leaves_heaps(1, 1, 2), most=8, count=2),
    "treblecross-heaps": heap_game(leaves_heaps(3, 0, 1, 2), most=14, count=2),
    "add-back:1,4,6:4:9": add_back((1, 4, 6), (4,), 9),
    "add-back:3,4:1:12": add_back((3, 4), (1,), 12),
    "fair-shares": on_heaps(
        fair_shares, [heaps for heaps in heaps_of(6, 3, 1) + heaps_of(4, 3, 1) if sum(heaps) <= 10]
    ),
    "fibonacci-nim": Second(fibonacci_nim, [(heap, dice.randint(1, heap)) for heap in range(1, 15)], heap_text),
    "moore-nim:2": on_heaps(moore(2), heaps_of(4, 4)),
    "moore-nim:3": on_heaps(moore(3), heaps_of(3, 4)),
    "smallest-nim": on_heaps(nim_on(min), heaps_of(5, 4)),
    "largest-nim": on_heaps(nim_on(max), heaps_of(5, 4)),
    "poker-nim": Second(
        poker_nim,
        [(heaps, (dice.randint(0, 2), dice.randint(0, 2))) for heaps in heaps_of(3, 3)],
        lambda position: f"{heap_text(position[0])} / {heap_text(position[1])}",
    ),
    "euclid": on_heaps(euclid, pairs(12)),
    "lasker-nim": heap_game(both(nim, splits), most=6, count=2),
    "partizan-subtraction:1,3/2,5": heap_game(takes_of(1, 3), takes_of(2, 5), most=10, count=2),
    "partizan-octal:0.3/0.7": heap_game(takes_of(1), leaves_heaps(1, 0, 1, 2), most=6, count=2),
    "partizan-octal:kayles/0.07": heap_game(kayles_pins, leaves_heaps(2, 0, 1, 2), most=7, count=2),
    "cutcake": cake_game(splits, 4),
    "maundy-cake": cake_game(equal_parts, 6),
    "silver-dollar": on_heaps(
        silver_dollar, [tuple(sorted(dice.sample(range(1, 9), dice.randint(1, 4)))) for _ in range(14)]
    ),
    "treblecross": Second(
        lambda strip, _: marks(strip, 0),
        [strip for strip in strips("...x", 9, 20) if len(strip) >= 3],
        ended=lambda strip, _: "loss" if "xxx" in strip else None,
    ),
    "turning-turtles": turns(lambda coins: len(coins) <= 2),
    "mock-turtles": turns(lambda coins: len(coins) <= 3),
    "ruler": turns(are_neighbours),
    "twins": turns(lambda coins: len(coins) == 2),
    "turning:3": turns(lambda coins: len(coins) == 3),
    "turning:2-3": turns(lambda coins: 2 <= len(coins) <= 3),
    "turning:1+": turns(lambda coins: True, 6),
    "turning:2C": turns(lambda coins: len(coins) == 2 and are_neighbours(coins)),
    "turning:3C(5)": turns(lambda coins: len(coins) == 3 and coins[-1] - coins[0] < 5),
    "turning:1-3E": turns(lambda coins: len(coins) <= 3 and are_equally_far(coins)),
    "turning:1+S": turns(are_symmetric),
    "turning:3F": turns(lambda coins: len(coins) == 3 and coins[0] == 1),
    "turning:4FS": turns(lambda coins: len(coins) == 4 and coins[0] == 1 and are_symmetric(coins), 8),
    "turning-corners": turning_product(lambda coins: len(coins) == 2, lambda coins: len(coins) == 2),
    "turning-product:ruler,mock-turtles": turning_product(are_neighbours, lambda coins: len(coins) <= 3),
    "toads-and-frogs": on_strips(toads(1), strips("tf.", 8, 14)),
    "toads-and-frogs:2": on_strips(toads(2), strips("tf.", 8, 14)),
    "elephants-and-rhinos": on_strips(
        lambda strip, player: (
            option.replace("t", "e").replace("f", "r")
            for option in toads(0)(strip.replace("e", "t").replace("r", "f"), player)
        ),
        strips("er..", 9, 14),
    ),
    "sliding-toads:1,2,1,0": on_strips(sliding_toads(1, 2, 1, False), strips("tf..", 8, 14)),
    "sliding-toads:2,3,2,1": on_strips(sliding_toads(2, 3, 2, True), strips("tf..", 8, 14)),
    "toppling-dominoes": Second(topple, strips("lre.", 8, 14), says=lambda rows: tuple(filter(None, rows.split(".")))),
    "tictactoe": tictactoe(3, 3, 3),
    "tictactoe:3x4:3": tictactoe(3, 4, 3),
    "tictactoe:4x3:4": tictactoe(4, 3, 4),
    "chomp": on_heaps(chomp, chomp_bars()),
    "wall-making": on_boards(walls, boards("..x#", 9)),
    "domineering": on_boards(domineering, boards("...#", 12)),
    "impartial:domineering": on_boards(of_either(domineering), boards("...#", 10)),
    "cram": on_boards(of_either(domineering), boards("...#", 12)),
    "clobber": on_boards(clobber, boards("xo.", 9)),
    "impartial-clobber": on_boards(of_either(clobber), boards("xo.", 9)),
    "cannibal-clobber": on_boards(lambda grid, player: takes(grid, player, sides, "xo"), boards("xo.", 8)),
    "amazons": on_boards(amazons, boards("xo...#", 5)),
    "konane": on_boards(konane, boards("xo.", 12)),
    "impartial:konane": on_boards(of_either(konane), boards("xo.", 12)),
    "nogo": on_boards(nogo, [grid for grid in boards("xo...#", 6, 80) if can_breathe(grid, "xo")][:14]),
    "fission": on_boards(fission, boards("x...#", 12)),
    "battle-sheep": Second(battle_sheep, sheep_boards(), sheep_text, says=str),
    "kings-dirt": Second(kings_dirt(False), dirt_positions(), dirt_text, says=str),
    "kings-dirt:must-place": Second(kings_dirt(True), dirt_positions(), dirt_text, says=str),
    "ski-jumps": on_boards(ski_jumps, boards("LRlr....", 9)),
    "go": Second(go, go_positions(), lambda position: joined(position[0]) + " pass" * position[1], area),
    "hackenbush": Second(hackenbush(False), drawings(), drawing_text),
    "impartial:hackenbush": Second(of_either(hackenbush(False)), drawings(), drawing_text),
    "childish-hackenbush": Second(hackenbush(True), drawings(), drawing_text),
    **token_games(4, [""]),
    **token_games(4, ["", "left", "right"]),
    "leaves": Second(prune, trees(), tree_text),
    "col": Second(paint(lambda mine, other: mine != other), painted("....LRlr", ("ll", "rr")), painted_text),
    "snort": Second(paint(lambda mine, other: mine == other), painted("....LRlr", ("lr",)), painted_text),
    "fjords": Second(fjords, painted("...LR#"), painted_text),
    "node-kayles": on_graphs(node_kayles, lettered),
    "arc-kayles": on_graphs(arc_kayles, lettered),
    "partizan-arc-kayles": Second(partizan_arc_kayles, drawings(), drawing_text),
}

# Play stops by rule, and not for want of a move.
HAS_NO_MISERE_FORM = ("31", "treblecross", "tictactoe", "go")
# Nor is there a value there, nor, by this definition of it, where play can go round.
HAS_NO_WORTH = (*HAS_NO_MISERE_FORM, "add-back", "fair-shares", "poker-nim", "token")


@pytest.mark.parametrize("name", GAMES)
def test_games_are_what_they_say(name: str) -> None:
    game = GAMES[name]
    agrees(game, name)
    for position in game.positions if name.partition(":")[0] not in HAS_NO_WORTH else []:
        question = f"{name} {game.text(position)}"
        assert z.value(question) == worth(game, position), question


@pytest.mark.parametrize("name", GAMES)
def test_games_are_what_they_say_in_misere_play(name: str) -> None:
    game = GAMES[name]
    if name.partition(":")[0] in HAS_NO_MISERE_FORM:
        with pytest.raises(z.DomainError):
            z.solve(f"{name} {game.text(game.positions[0])}", misere=True)
    else:
        agrees(game, name, misere=True)


# Chess, Dots and Boxes and Nimstring have their own definitions in the tests of the library, bulbs their contest, and `value` is what
# the others are compared by.
DEFINED_ELSEWHERE = {"chess", "krk", "kqk", "kpk", "dots-and-boxes", "nimstring", "bulbs", "value"}


def test_every_game_has_a_second_definition() -> None:
    defined = {name.removeprefix("impartial:").partition(":")[0] for name in GAMES}
    compiled = {game.name for game in z.games() if not game.name.endswith(".star")}
    assert defined | DEFINED_ELSEWHERE == compiled
