"""The rule files of games/ against second definitions of their games.

Each game below is written from the words at the head of its file, not from what follows them, and solved by definition.
"""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any, Callable, Iterable, Iterator

import pytest

from second import (
    Again,
    Cell,
    Edges,
    Grid,
    Result,
    Second,
    agrees,
    arc_kayles,
    around,
    at,
    beside,
    boards,
    cells,
    connects,
    corners,
    dice,
    domino,
    edge_list,
    empty,
    graphs,
    has_line,
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
    without,
)

dice.seed(2026)


# Boards.


def no_can_do(grid: Grid, player: int) -> Iterator[Grid]:
    def touches(board: Grid, cell: Cell) -> bool:
        other = beside(cell, (1, 0) if at(board, cell) == "t" else (0, 1))
        return any(at(board, beside(end, way)) == "." for end in (cell, other) for way in sides)

    for option in domino(grid, player, ("tb", "lr")):
        if all(touches(option, cell) for cell in cells(option, "tl")):
            yield option


def clobbineering(grid: Grid, player: int) -> Iterator[Grid]:
    yield from takes(grid, player, sides, "ox"[player])
    yield from domino(grid, player, ("##", "##"))


def anti_clobber(grid: Grid, player: int) -> Iterator[Grid]:
    for cell in cells(grid, "xo"[player]):
        for way in sides:
            if at(grid, beside(cell, way)) == ".":
                yield put(grid, (cell, "ox"[player]), (beside(cell, way), "xo"[player]))


def cookie_cutter(grid: Grid, _: int) -> Iterator[Grid]:
    for row, column in itertools.product(range(-1, len(grid)), range(-1, len(grid[0]))):
        square = [(row + down, column + right) for down in (0, 1) for right in (0, 1)]
        cookies = [cell for cell in square if at(grid, cell) == "x"]
        if cookies:
            yield put(grid, *((cell, ".") for cell in cookies))


def lights_out(grid: Grid, _: int) -> Iterator[Grid]:
    for cell in cells(grid, "x"):
        more = [beside(cell, way) for way in [(0, 1), (1, 0)] if at(grid, beside(cell, way))]
        for count in range(len(more) + 1):
            for chosen in itertools.combinations(more, count):
                yield put(grid, (cell, "."), *((other, "x."[at(grid, other) == "x"]) for other in chosen))


def tac_tix(grid: Grid, _: int) -> Iterator[Grid]:
    for cell in cells(grid, "x"):
        for way in [(0, 1), (1, 0)]:
            run: list[Cell] = []
            while at(grid, beside(cell, way, len(run))) == "x":
                run.append(beside(cell, way, len(run)))
                yield put(grid, *((taken, ".") for taken in run))


def order_and_chaos(grid: Grid, _: int) -> Iterator[Grid]:
    for cell in cells(grid, "."):
        yield put(grid, (cell, "x"))
        yield put(grid, (cell, "o"))


def order_has_won(grid: Grid, player: int) -> Result:
    if has_line(grid, "x") or has_line(grid, "o"):
        return ("win", "loss")[player]
    return None if cells(grid, ".") else ("loss", "win")[player]


def queens(grid: Grid, _: int) -> Iterator[Grid]:
    for cell in cells(grid, "."):
        attacked = [beside(cell, way, far) for way in around for far in range(1, 6)]
        if all(at(grid, other) != "x" for other in attacked):
            yield put(grid, (cell, "x"))


def peg_duotaire(goes_on: bool) -> Callable[[Grid, int], Iterable[Grid]]:
    def jumps(grid: Grid, cell: Cell) -> Iterator[Grid]:
        for way in sides:
            over, behind = beside(cell, way), beside(cell, way, 2)
            if at(grid, over) == "x" and at(grid, behind) == ".":
                option = put(grid, (cell, "."), (over, "."), (behind, "x"))
                yield option
                if goes_on:
                    yield from jumps(option, behind)

    return lambda grid, _: {option for cell in cells(grid, "x") for option in jumps(grid, cell)}


def othello_flips(grid: Grid, cell: Cell, player: int) -> list[Cell]:
    mine, theirs = "xo"[player], "ox"[player]
    flips = []
    for way in around:
        run: list[Cell] = []
        while at(grid, beside(cell, way, len(run) + 1)) == theirs:
            run.append(beside(cell, way, len(run) + 1))
        if at(grid, beside(cell, way, len(run) + 1)) == mine:
            flips += run
    return flips


def othello(grid: Grid, player: int) -> list[Grid]:
    options = []
    for cell in cells(grid, "."):
        flips = othello_flips(grid, cell, player)
        if flips:
            options.append(put(grid, *((flipped, "xo"[player]) for flipped in [cell, *flips])))
    return options or [grid]


def othello_ended(grid: Grid, player: int) -> Result:
    if any(othello_flips(grid, cell, mover) for cell in cells(grid, ".") for mover in (0, 1)):
        return None
    return of_more(len(cells(grid, "x")), len(cells(grid, "o")), player)


def edges(completes: Callable[[int], str]) -> Callable[[Grid, int], Iterator[Any]]:
    """Dots and boxes: whoever completes a box writes something into it and draws again."""

    def moves(grid: Grid, player: int) -> Iterator[Any]:
        for cell in cells(grid, "."):
            option = put(grid, (cell, "#"))
            boxes = [beside(cell, way) for way in sides if at(option, beside(cell, way)) == "_"]
            full = [box for box in boxes if all(at(option, beside(box, way)) == "#" for way in sides)]
            for box in full:
                option = put(option, (box, completes(player)))
            yield Again(option) if full else option

    return moves


def dots(full: str, count: int = 20, least_free: int = 0) -> list[Grid]:
    """Boards of at most four boxes, on which at most nine edges are free, and of a box none or at least so many."""
    found: list[Grid] = []
    while len(found) < count:
        high, wide = dice.choice([(1, 1), (1, 2), (2, 1), (2, 2), (1, 3)])
        grid = tuple(
            "".join(
                "+" if row % 2 == column % 2 == 0 else "_" if row % 2 and column % 2 else dice.choice("..#")
                for column in range(2 * wide + 1)
            )
            for row in range(2 * high + 1)
        )
        done = [box for box in cells(grid, "_") if all(at(grid, beside(box, way)) == "#" for way in sides)]
        grid = put(grid, *((box, dice.choice(full)) for box in done))
        free = [sum(at(grid, beside(box, way)) == "." for way in sides) for box in cells(grid, "_")]
        if len(cells(grid, ".")) <= 9 and all(number >= least_free for number in free):
            found.append(grid)
    return found


def most_boxes(grid: Grid, player: int) -> Result:
    return None if cells(grid, ".") else of_more(len(cells(grid, "x")), len(cells(grid, "o")), player)


def chain_ended(neighbours: list[Cell]) -> Callable[[Grid, int], Result]:
    """Left joins the first row with the last, Right the first column with the last."""

    def ended(grid: Grid, player: int) -> Result:
        top = [(0, column) for column in range(len(grid[0]))]
        side = [(row, 0) for row in range(len(grid))]
        if connects(grid, "x", top, neighbours, lambda cell: cell[0] == len(grid) - 1):
            return ("win", "loss")[player]
        if connects(grid, "o", side, neighbours, lambda cell: cell[1] == len(grid[0]) - 1):
            return ("loss", "win")[player]
        return None

    return ended


hexagonal = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)]


def bridges(count: int = 12) -> list[Grid]:
    start = (".x.x.", "o.o.o", ".x.x.", "o.o.o", ".x.x.")
    free = cells(start, ".")
    return [
        put(start, *((cell, dice.choice("xo")) for cell in dice.sample(free, dice.randint(4, 9)))) for _ in range(count)
    ]


def pawns(stays_straight: bool) -> Callable[[Grid, int], Iterator[Grid]]:
    def moves(grid: Grid, player: int) -> Iterator[Grid]:
        ahead = (-1, 1)[player]
        for cell in cells(grid, "xo"[player]):
            for aside in (-1, 0, 1):
                target = beside(cell, (ahead, aside))
                takes_one = aside != 0 and at(grid, target) == "ox"[player]
                if takes_one or at(grid, target) == "." and (aside == 0 or not stays_straight):
                    yield put(grid, (cell, "."), (target, "xo"[player]))

    return moves


def pawns_ended(takes_all: bool) -> Callable[[Grid, int], Result]:
    def ended(grid: Grid, player: int) -> Result:
        if "x" in grid[0] or takes_all and not cells(grid, "o"):
            return ("win", "loss")[player]
        if "o" in grid[-1] or takes_all and not cells(grid, "x"):
            return ("loss", "win")[player]
        return None

    return ended


def pawn_boards(count: int = 15) -> list[Grid]:
    found: list[Grid] = []
    while len(found) < count:
        rows, columns = dice.choice([(3, 3), (4, 3), (5, 2)])
        grid = tuple("".join(dice.choices("xo..", k=columns)) for _ in range(rows))
        grid = (grid[0].replace("x", "o"), *grid[1:-1], grid[-1].replace("o", "x"))
        if cells(grid, "x") and cells(grid, "o"):
            found.append(grid)
    return found


def dawsons_chess(grid: Grid, player: int) -> list[Grid]:
    ahead = (-1, 1)[player]
    captures, plain = [], []
    for cell in cells(grid, "xo"[player]):
        for aside in (-1, 0, 1):
            target = beside(cell, (ahead, aside))
            option = (cell, "."), (target, "xo"[player])
            if aside != 0 and at(grid, target) == "ox"[player]:
                captures.append(put(grid, *option))
            elif aside == 0 and at(grid, target) == ".":
                plain.append(put(grid, *option))
    return captures or plain


def fox_and_geese(grid: Grid, player: int) -> Iterator[Grid]:
    piece = "gf"[player]
    for cell in cells(grid, piece):
        for way in corners:
            if (player == 1 or way[0] == 1) and at(grid, beside(cell, way)) == ".":
                yield put(grid, (cell, "."), (beside(cell, way), piece))


def fox_boards(count: int = 15) -> list[Grid]:
    found: list[Grid] = []
    while len(found) < count:
        rows, columns = dice.choice([(4, 4), (5, 4), (5, 5), (4, 6)])
        grid = tuple("".join("#."[(row + column) % 2] for column in range(columns)) for row in range(rows))
        fox, *geese = dice.sample(cells(grid, "."), dice.choice([2, 3, 3, 4]))
        if fox[0] > 0:
            found.append(put(grid, (fox, "f"), *((goose, "g") for goose in geese)))
    return found


def corner_the_queen(ways: list[Cell], far: int = 9) -> Callable[[Grid, int], Iterator[Grid]]:
    def moves(grid: Grid, _: int) -> Iterator[Grid]:
        for cell in cells(grid, "q"):
            for way, count in itertools.product(ways, range(1, far + 1)):
                if at(grid, beside(cell, way, count)) == ".":
                    yield put(grid, (cell, "."), (beside(cell, way, count), "q"))

    return moves


def one_queen(count: int = 10) -> list[Grid]:
    grids = [("." * dice.randint(1, 5),) * dice.randint(1, 5) for _ in range(count)]
    return [put(grid, (dice.choice(cells(grid)), "q")) for grid in grids]


# Strips and words.

seeds = ".abcdefghijklmnop"


def chip_firing(text: str, _: int) -> Iterator[str]:
    chips = [seeds.index(letter) for letter in text]
    for place, count in enumerate(chips):
        if count >= 2:
            after = list(chips)
            after[place] -= 2
            for near in (place - 1, place + 1):
                if 0 <= near < len(after):
                    after[near] += 1
            yield "".join(seeds[number] for number in after)


def sowing(text: str, player: int) -> Iterator[str]:
    pots = [seeds.index(letter) for letter in text]
    way = (1, -1)[player]
    for place, count in enumerate(pots):
        last = place + way * count
        if count and 0 <= last < len(pots) and pots[last]:
            after = list(pots)
            after[place] = 0
            for step in range(1, count + 1):
                after[place + way * step] += 1
            yield "".join(seeds[number] for number in after)


def cut(pattern: str, text: str) -> Iterator[str]:
    for place in range(len(text)):
        if text.startswith(pattern, place):
            yield text[:place] + text[place + len(pattern) :]


def push(text: str, player: int) -> Iterator[str]:
    for place, letter in enumerate(text):
        if letter == "xo"[player]:
            first = place
            while first > 0 and text[first - 1] != ".":
                first -= 1
            before = text[: first - 1] if first else ""
            yield before + text[first + (first == 0) : place + 1] + "." + text[place + 1 :]


def shove(text: str, player: int) -> Iterator[str]:
    for place, letter in enumerate(text):
        if letter == "xo"[player]:
            yield text[1 : place + 1] + "." + text[place + 1 :]


def elephants(text: str, player: int) -> Iterator[str]:
    pattern, after = (("e.", ".e"), (".r", "r."))[player]
    for place in range(len(text)):
        if text.startswith(pattern, place):
            yield text[:place] + after + text[place + 2 :]


def silver_dollar(position: tuple[str, bool], _: int) -> Iterator[tuple[str, bool]]:
    strip, in_bag = position
    for place, coin in enumerate(strip):
        if coin == "." or in_bag:
            continue
        rest = strip[:place] + "." + strip[place + 1 :]
        to = place - 1
        while to >= 0 and strip[to] == ".":
            yield rest[:to] + coin + rest[to + 1 :], False
            to -= 1
        if to < 0:
            yield rest, coin == "$"


def dollars(count: int = 20) -> list[tuple[str, bool]]:
    found = []
    for _ in range(count):
        strip = list("c" * dice.randint(0, 3) + "$" + "." * dice.randint(0, 4))
        dice.shuffle(strip)
        found.append(("".join(strip), False))
    return found


def partizan_arc_kayles(text: str, player: int) -> Iterator[str]:
    for place, letter in enumerate(text):
        if letter == "lr"[player]:
            yield "".join("." if abs(near - place) <= 1 else other for near, other in enumerate(text))


# Graphs: edges between numbers, and the vertices that are left.


def kayles(graph: Any, _: int) -> Iterator[Any]:
    yield from (without(graph, [vertex]) for vertex in graph[0])
    yield from arc_kayles(graph, 0)


def geography(position: Any, _: int) -> Iterator[Any]:
    chosen, token, visited = position
    for edge in chosen:
        to = sum(edge) - token
        if token in edge and to not in visited:
            yield chosen, to, visited | {to}


def geography_text(position: Any) -> str:
    chosen, token, _ = position
    size = max(end for edge in chosen for end in edge)
    return edge_list(chosen) + " " + "".join(".@"[vertex == token] for vertex in range(1, size + 1))


def geography_by_arcs(is_directed: bool, by_vertex: bool) -> Second:
    def moves(position: Any, _: int) -> Iterator[Any]:
        token, arcs = position
        for arc in arcs:
            for one, other in [arc] if is_directed else [arc, arc[::-1]]:
                if one == token:
                    yield other, tuple(left for left in arcs if (token not in left if by_vertex else left != arc))

    positions = []
    for _ in range(12):
        size = dice.randint(2, 5)
        pairs = list((itertools.permutations if is_directed else itertools.combinations)(range(1, size + 1), 2))
        positions.append((dice.randint(1, size), tuple(dice.sample(pairs, min(len(pairs), dice.randint(1, 7))))))
    return Second(moves, positions)


def digraph_placement(position: Any, player: int) -> Iterator[Any]:
    vertices, arcs = position
    for vertex in vertices:
        if vertex[0] == "lr"[player]:
            gone = {vertex, *(head for tail, head in arcs if tail == vertex)}
            left = tuple(arc for arc in arcs if gone.isdisjoint(arc))
            yield tuple(other for other in vertices if other not in gone), left


def digraphs(count: int = 15) -> list[Any]:
    found = []
    for _ in range(count):
        vertices = tuple(dice.choice("lr") + str(number) for number in range(dice.randint(1, 6)))
        pairs = list(itertools.permutations(vertices, 2))
        found.append((vertices, tuple(dice.sample(pairs, min(len(pairs), dice.randint(0, 8))))))
    return found


def written(value: Any) -> str:
    """As Starlark has it: strings in double quotes."""
    return str(value).replace("'", '"')


def shannon_ended(position: tuple[Edges, str], player: int) -> Result:
    chosen, owners = position

    def joined_by(pieces: str) -> bool:
        def near(vertex: int) -> list[int]:
            ends = [sum(edge) - vertex for edge in chosen if vertex in edge]
            return [end for end in ends if owners[end - 1] in pieces]

        return 2 in reached([1], near)

    if joined_by("x"):
        return ("win", "loss")[player]
    return None if joined_by("x.") else ("loss", "win")[player]


def triangle_ended(text: str, player: int) -> Result:
    order = [(low, high) for high in range(2, 6) for low in range(1, high)]
    owner = dict(zip(order, text))
    for one, two, three in itertools.combinations(range(1, 6), 3):
        drawn = owner[one, two] + owner[one, three] + owner[two, three]
        if drawn in ("xxx", "ooo"):
            return ("loss", "win")[player ^ (drawn == "ooo")]
    return None if "." in text else "draw"


def y_ended(text: str, player: int) -> Result:
    rows = [text[row * (row + 1) // 2 :][: row + 1] for row in range(3)]
    cell = {(row, column): rows[row][column] for row in range(3) for column in range(row + 1)}
    ways = [(0, 1), (0, -1), (-1, -1), (-1, 0), (1, 0), (1, 1)]

    def near(here: Cell) -> list[Cell]:
        return [beside(here, way) for way in ways if cell.get(beside(here, way)) == cell[here]]

    for start, piece in cell.items():
        chain = reached([start], near)
        touched = [any(c == 0 for _, c in chain), any(c == r for r, c in chain), any(r == 2 for r, _ in chain)]
        if piece != "." and all(touched):
            return ("win", "loss")[player ^ (piece == "o")]
    return None


# Heaps and numbers.


def end_nim(heaps: tuple[int, ...], player: int) -> Iterator[tuple[int, ...]]:
    for left in range(heaps[0 if player == 0 else -1]) if heaps else ():
        kept = (left,) if left else ()
        yield kept + heaps[1:] if player == 0 else heaps[:-1] + kept


def hypergraph_nim(heaps: tuple[int, ...], _: int) -> Iterator[tuple[int, ...]]:
    for one, other in itertools.combinations(range(3), 2):
        for first, second in itertools.product(range(heaps[one]), range(heaps[other])):
            yield tuple({one: first, other: second}.get(place, heap) for place, heap in enumerate(heaps))


def splittles(heaps: tuple[int, ...], player: int) -> Iterator[tuple[int, ...]]:
    for place, heap in enumerate(heaps):
        for taken in ((1, 2), (1,))[player]:
            for part in range((heap - taken) // 2 + 1 if taken <= heap else 0):
                parts = (*heaps[:place], *heaps[place + 1 :], part, heap - taken - part)
                yield tuple(sorted(size for size in parts if size))


def mem(allows: Callable[[int, int], bool]) -> Second:
    def moves(position: tuple[int, int], _: int) -> Iterator[tuple[int, int]]:
        heap, last = position
        return ((heap - taken, taken) for taken in range(1, heap + 1) if allows(taken, last))

    return Second(moves, [(heap, dice.randint(1, 8)) for heap in range(1, 20)])


def poset(numbers: tuple[int, ...], _: int) -> Iterator[tuple[int, ...]]:
    return (tuple(other for other in numbers if other % number) for number in numbers)


def quicksort(numbers: tuple[int, ...], _: int) -> Iterator[tuple[int, ...]]:
    for pivot in numbers:
        less = tuple(number for number in numbers if number < pivot)
        more = tuple(number for number in numbers if number > pivot)
        if (*less, pivot, *more) != numbers:
            yield (*less, pivot, *more)


def nimania(position: tuple[int, ...], _: int) -> Iterator[tuple[int, ...]]:
    turn, *heaps = position
    for place, heap in enumerate(heaps):
        fresh = [heap - 1] * (turn + 1) if heap > 1 else []
        yield (turn + 1, *sorted(heaps[:place] + heaps[place + 1 :] + fresh))


def odd_scoring(position: tuple[int, int, int], player: int) -> Iterator[tuple[int, int, int]]:
    place, left, right = position
    for far in range(1, min(3, place) + 1):
        yield (place - far, (left + far) % 2, right) if player == 0 else (place - far, left, (right + far) % 2)


def kalah(position: Any, player: int) -> set[Any]:
    pits = len(position) // 2 - 1
    own, other = (pits, 2 * pits + 1)[:: 1 if player == 0 else -1]
    mine = range(own - pits, own)
    ends = set()

    def turn(board: tuple[int, ...]) -> None:
        for start in mine:
            after = list(board)
            hand, after[start], place = after[start], 0, start
            while hand:
                place = (place + 1) % len(after)
                if place != other:
                    after[place] += 1
                    hand -= 1
            opposite_pit = 2 * pits - place
            if place in mine and after[place] == 1 and after[opposite_pit]:
                after[own] += 1 + after[opposite_pit]
                after[place] = after[opposite_pit] = 0
            if board[start] and place == own and any(after[pit] for pit in mine):
                turn(tuple(after))
            elif board[start]:
                ends.add((tuple(after), "over") if place == own else tuple(after))

    turn(position)
    return ends


def kalah_ended(position: Any, player: int) -> Result:
    board = position[0] if position[-1] == "over" else position
    pits = len(board) // 2 - 1
    mine = board[:pits] if player == 0 else board[pits + 1 : -1]
    if position[-1] != "over" and any(mine):
        return None
    return of_more(sum(board[: pits + 1]), sum(board[pits + 1 :]), player)


def kings_and_rook(position: Any, player: int) -> Iterator[Any]:
    size, king, rook, lone = position
    inside = lambda cell: 0 <= cell[0] < size and 0 <= cell[1] < size
    near = lambda one, other: max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 1
    if player == 0:
        for way in around:
            to = beside(king, way)
            if inside(to) and to != rook and not near(to, lone):
                yield size, to, rook, lone
        for way in sides:
            to = beside(rook, way)
            while inside(to) and to not in (king, lone):
                yield size, king, to, lone
                to = beside(to, way)
    for way in around if player == 1 else []:
        to = beside(lone, way)
        if inside(to) and not near(to, king) and not rook_attacks(size, king, rook, to):
            yield size, king, None if to == rook else rook, to


def rook_attacks(size: int, king: Cell, rook: Cell, target: Cell) -> bool:
    for way in sides:
        cell = beside(rook, way)
        while 0 <= cell[0] < size and 0 <= cell[1] < size and cell != king:
            if cell == target:
                return True
            cell = beside(cell, way)
    return False


def rook_ended(position: Any, player: int) -> Result:
    size, king, rook, lone = position
    if rook is None:
        return "draw"
    if any(True for _ in kings_and_rook(position, player)):
        return None
    return "loss" if player == 1 and rook_attacks(size, king, rook, lone) else "draw"


def rook_text(position: Any) -> str:
    size, king, rook, lone = position
    return joined(put(("." * size,) * size, (king, "K"), (rook, "R"), (lone, "k")))


def rook_positions(count: int = 8) -> list[Any]:
    found: list[Any] = []
    while len(found) < count:
        size = dice.choice([3, 4])
        king, rook, lone = dice.sample(list(itertools.product(range(size), repeat=2)), 3)
        apart = max(abs(king[0] - lone[0]), abs(king[1] - lone[1])) > 1
        if apart and not rook_attacks(size, king, rook, lone):
            found.append((size, king, rook, lone))
    return found


def clobber(ways: list[Cell], slides: bool = False) -> Second:
    return on_boards(lambda grid, player: takes(grid, player, ways, "ox"[player], slides), boards("xo.", 9))


def fox_has_won(grid: Grid, player: int) -> Result:
    return ("loss", "win")[player] if "f" in grid[0] else None


GAMES: dict[str, Second] = {
    "no_can_do": on_boards(no_can_do, empty(12)),
    "clobbineering": on_boards(clobbineering, boards("xo.", 9)),
    "anti_clobber": on_boards(anti_clobber, boards("xo..", 9)),
    "cannibal_clobber": on_boards(lambda grid, player: takes(grid, player, sides, "xo"), boards("xo.", 9)),
    "diagonal_clobber": clobber(corners),
    "diagonal_clobber:all": clobber(around),
    "chess_clobber:rook": clobber(sides, True),
    "chess_clobber:bishop": clobber(corners, True),
    "chess_clobber:queen": clobber(around, True),
    "cookie_cutter": on_boards(cookie_cutter, boards("xx.", 10)),
    "lights_out": on_boards(lights_out, boards("x.", 8)),
    "tac_tix": on_boards(tac_tix, boards("xx.", 9)),
    "order_and_chaos": on_boards(order_and_chaos, boards("xo..", 9), order_has_won),
    "queens": on_boards(queens, empty(12)),
    "peg_duotaire": on_boards(peg_duotaire(False), boards("xx.", 12)),
    "peg_duotaire:multiple=1": on_boards(peg_duotaire(True), boards("xx.", 12)),
    "othello": on_boards(othello, boards("xo.", 9), othello_ended),
    "ski_jumps": on_boards(ski_jumps, boards("LRlr....", 9)),
    "dots_and_boxes": on_boards(edges(lambda player: "xo"[player]), dots("xo"), most_boxes, False),
    "nimstring": on_boards(edges(lambda _: "X"), dots("X", least_free=2), counts_plies=False),
    "hex": on_boards(placing, boards("xo..", 9), chain_ended(hexagonal)),
    "bridg_it": on_boards(placing, bridges(), chain_ended(sides)),
    "hexapawn": on_boards(pawns(True), pawn_boards(), pawns_ended(False)),
    "breakthrough": on_boards(pawns(False), pawn_boards(), pawns_ended(True)),
    "dawsons_chess": on_boards(dawsons_chess, boards("xo.", 12) + [("o" * n, "." * n, "x" * n) for n in range(1, 6)]),
    "fox_and_geese": on_boards(fox_and_geese, fox_boards(), fox_has_won),
    "corner_the_queen": on_boards(corner_the_queen([(0, -1), (1, 0), (1, -1)]), one_queen()),
    "corner_the_queen:rook": on_boards(corner_the_queen([(0, -1), (1, 0)]), one_queen()),
    "corner_the_queen:bishop": on_boards(corner_the_queen([(-1, -1), (1, -1)]), one_queen()),
    "corner_the_queen:king": on_boards(corner_the_queen([(0, -1), (1, 0), (1, -1)], 1), one_queen()),
    "konane": on_boards(konane, boards("xo.", 12)),
    "chip_firing": Second(chip_firing, strips(".abc", 5)),
    "sowing": Second(sowing, strips(".aabc", 6)),
    "words": Second(lambda text, player: cut(("ab", "ba")[player], text), strips("ab", 9)),
    "treblecross": Second(
        lambda text, _: marks(text, 0), strips("...x", 9), ended=lambda text, _: "loss" if "xxx" in text else None
    ),
    "push": Second(push, strips("xo.", 7)),
    "shove": Second(shove, strips("xo.", 7)),
    "elephants_and_rhinos": Second(elephants, strips("er.", 8)),
    "silver_dollar": Second(
        silver_dollar, dollars(), lambda position: position[0], lambda position, _: "win" if position[1] else None
    ),
    "partizan_arc_kayles": Second(partizan_arc_kayles, strips("lr", 9)),
    "arc_kayles": on_graphs(arc_kayles),
    "kayles": on_graphs(kayles),
    "node_kayles": on_graphs(node_kayles),
    "geography": Second(geography, [(graph, 1, frozenset([1])) for graph in graphs()], geography_text),
    "geography_by_arcs:directed,vertex": geography_by_arcs(True, True),
    "geography_by_arcs:directed,edge": geography_by_arcs(True, False),
    "geography_by_arcs:undirected,vertex": geography_by_arcs(False, True),
    "geography_by_arcs:undirected,edge": geography_by_arcs(False, False),
    "digraph_placement": Second(digraph_placement, digraphs(), written),
    "shannon": Second(
        lambda position, player: ((position[0], text) for text in marks(position[1], player)),
        [
            (graph, "xx" + "".join(dice.choices("...xo", k=max(max(edge) for edge in graph) - 2)))
            for graph in graphs(150)
            if (1, 2) not in graph and max(max(edge) for edge in graph) > 2
        ],
        lambda position: f"{edge_list(position[0])} {position[1]}",
        shannon_ended,
        False,
    ),
    "sim": Second(marks, ["".join(dice.choices("xo..", k=10)) for _ in range(12)], ended=triangle_ended),
    "y": Second(marks, ["".join(dice.choices("xo..", k=6)) for _ in range(20)], lambda text: f'"{text}"', y_ended),
    "end_nim": on_heaps(end_nim, [tuple(dice.choices(range(1, 5), k=dice.randint(1, 4))) for _ in range(20)]),
    "hypergraph_nim": on_heaps(hypergraph_nim, [tuple(dice.choices(range(5), k=3)) for _ in range(15)]),
    "partizan_splittles": on_heaps(
        splittles, [tuple(dice.choices(range(1, 8), k=dice.randint(1, 2))) for _ in range(15)]
    ),
    "mem:at-least": mem(lambda taken, last: taken >= last),
    "mem:other": mem(lambda taken, last: taken != last),
    "mem:at-most": mem(lambda taken, last: taken <= last),
    "poset": Second(
        poset,
        [tuple(sorted(dice.sample([2, 3, 4, 5, 6, 8, 9, 10, 12, 18, 36], dice.randint(1, 7)))) for _ in range(15)],
    ),
    "quicksort": Second(quicksort, [tuple(dice.sample(range(1, 7), dice.randint(1, 6))) for _ in range(15)]),
    "nimania": Second(nimania, [(turn, *heaps) for turn in (1, 2, 3) for heaps in ([1], [2], [1, 1], [1, 2], [2, 2])]),
    "odd_scoring": Second(
        odd_scoring,
        [(place, left, right) for place in range(2, 8) for left in (0, 1) for right in (0, 1)],
        lambda position: "." * position[0] + "abcd"[position[1] + 2 * position[2]],
        lambda position, player: None if position[0] else of_more(position[1], position[2], player),
    ),
    "kalah": Second(
        kalah, [tuple(dice.choices(range(3), k=2 * dice.randint(1, 3) + 2)) for _ in range(15)], ended=kalah_ended
    ),
    "rook_ending": Second(kings_and_rook, rook_positions(), rook_text, rook_ended),
}


@pytest.mark.parametrize("name", GAMES)
def test_rule_files_are_the_games_that_they_say(name: str) -> None:
    game = GAMES[name]
    file, _, parameters = name.partition(":")
    called = f"{file}.star:{parameters}" if parameters else f"{file}.star"
    # A file may take options for one another that its definition tells apart.
    agrees(replace(game, says=None), called)
