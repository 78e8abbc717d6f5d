"""What functions say of values, against their definitions: of short games and misère forms as trees of options, of loopy games
by who can force what.

Nothing here but the comparison asks Zermelo. Games are random, and the same in every run.
"""

from __future__ import annotations

import random
from fractions import Fraction
from functools import lru_cache, partial
from itertools import count
from typing import Any, Iterable, Optional

import zermelo as z
from second import Second, outcome

cached = lru_cache(maxsize=None)

# A short game in canonical form is the number of its options in this list.
Game = int
options: list[tuple[tuple[Game, ...], tuple[Game, ...]]] = []
numbers: dict[tuple[tuple[Game, ...], tuple[Game, ...]], Game] = {}


@cached
def at_most(g: Game, h: Game) -> bool:
    return not any(at_most(h, left) for left in options[g][0]) and not any(at_most(right, g) for right in options[h][1])


def game(left: Iterable[Game], right: Iterable[Game]) -> Game:
    return canonical(frozenset(left), frozenset(right))


@cached
def canonical(left: frozenset[Game], right: frozenset[Game]) -> Game:
    def is_at_least(h: Game) -> bool:
        return not any(at_most(option, h) for option in right) and not any(
            is_at_most(option) for option in options[h][0]
        )

    def is_at_most(h: Game) -> bool:
        return not any(at_most(h, option) for option in left) and not any(
            is_at_least(option) for option in options[h][1]
        )

    sides = []
    for player, given, is_answered in ((0, left, is_at_least), (1, right, is_at_most)):
        kept, waiting = set(), list(given)
        while waiting:
            option = waiting.pop()
            answers = [answer for answer in options[option][1 - player] if is_answered(answer)]
            # A reversible option is as good as what the answer to it leads to.
            if answers:
                waiting += options[answers[0]][player]
            else:
                kept.add(option)
        is_worse = at_most if player == 0 else lambda g, h: at_most(h, g)
        sides.append(tuple(sorted(g for g in kept if not any(g != h and is_worse(g, h) for h in kept))))
    form = (sides[0], sides[1])
    if form not in numbers:
        numbers[form] = len(options)
        options.append(form)
    return numbers[form]


ZERO = game([], [])


@cached
def add(g: Game, h: Game) -> Game:
    sums = [
        [add(option, h) for option in options[g][side]] + [add(g, option) for option in options[h][side]]
        for side in (0, 1)
    ]
    return game(*sums)


@cached
def negative(g: Game) -> Game:
    return game(map(negative, options[g][1]), map(negative, options[g][0]))


def minus(g: Game, h: Game) -> Game:
    return add(g, negative(h))


@cached
def number(x: Fraction) -> Game:
    step = Fraction(1, x.denominator)
    left = [number(x - step)] if x > 0 or step < 1 else []
    right = [number(x + step)] if x < 0 or step < 1 else []
    return game(left, right)


@cached
def as_number(g: Game) -> Optional[Fraction]:
    """The number that a canonical form is, if it is one."""
    left, right = ([as_number(option) for option in side] for side in options[g])
    if None in left or None in right or len(left) > 1 or len(right) > 1:
        return None
    if left and right:
        return (left[0] + right[0]) / 2 if left[0] < right[0] else None  # type: ignore[operator]
    if left:
        return left[0] + 1  # type: ignore[operator]
    return right[0] - 1 if right else Fraction(0)  # type: ignore[operator]


@cached
def star(n: int) -> Game:
    return game(map(star, range(n)), map(star, range(n)))


UP = game([ZERO], [star(1)])


@cached
def text(g: Game) -> str:
    if (x := as_number(g)) is not None:
        return f"({x})"
    return "{" + "|".join(",".join(map(text, side)) for side in options[g]) + "}"


def value(g: Game) -> z.Value:
    return z.Value(text(g))


@cached
def followers(g: Game) -> frozenset[Game]:
    return frozenset([g]).union(*map(followers, options[g][0] + options[g][1]))


@cached
def birthday(g: Game) -> int:
    return 1 + max((birthday(option) for option in options[g][0] + options[g][1]), default=-1)


@cached
def stop(g: Game, player: int) -> Fraction:
    if (x := as_number(g)) is not None:
        return x
    return (max, min)[player](stop(option, 1 - player) for option in options[g][player])


@cached
def tempers(g: Game) -> frozenset[int]:
    """The lengths modulo 2 of the plays to a number."""
    if as_number(g) is not None:
        return frozenset([0])
    return frozenset(1 - temper for option in options[g][0] + options[g][1] for temper in tempers(option))


@cached
def mast(g: Game) -> tuple[Fraction, Fraction]:
    """Temperature and mean, found where the walls meet: they are straight between multiples of 1/64 here."""
    if (x := as_number(g)) is not None:
        return Fraction(-1), x

    def gap(t: Fraction) -> Fraction:
        return untaxed(g, 0, t) - untaxed(g, 1, t)

    low, high = Fraction(-1), Fraction(64)
    while high - low > Fraction(1, 256):
        middle = (low + high) / 2
        low, high = (middle, high) if gap(middle) > 0 else (low, middle)
    temperature = next(t for t in (Fraction(round(high * 64), 64), high, low) if gap(t) == 0)
    return temperature, untaxed(g, 0, temperature)


@cached
def wall(g: Game, player: int, t: Fraction) -> Fraction:
    temperature, mean = mast(g)
    return mean if t >= temperature else untaxed(g, player, t)


def untaxed(g: Game, player: int, t: Fraction) -> Fraction:
    """What a move of a player at this temperature comes to."""
    tax = -t if player == 0 else t
    return (max, min)[player](wall(option, 1 - player, t) + tax for option in options[g][player])


@cached
def cooled(g: Game, t: Fraction) -> Game:
    temperature, mean = mast(g)
    if as_number(g) is not None or t > temperature:
        return number(mean)
    return taxed(g, lambda option: cooled(option, t), negative(number(t)))


def taxed(g: Game, of_option: Any, bonus: Game) -> Game:
    left, right = options[g]
    return game(
        [add(of_option(option), bonus) for option in left], [minus(of_option(option), bonus) for option in right]
    )


@cached
def heated(g: Game, h: Game) -> Game:
    return g if as_number(g) is not None else taxed(g, lambda option: heated(option, h), h)


def copies(n: int, g: Game) -> Game:
    total = ZERO
    for _ in range(abs(n)):
        total = add(total, g)
    return total if n >= 0 else negative(total)


@cached
def overheated(g: Game, unit: Game, bonus: Game) -> Game:
    x = as_number(g)
    if x is not None and x.denominator == 1:
        return copies(int(x), unit)
    return taxed(g, lambda option: overheated(option, unit, bonus), bonus)


def incentives(g: Game) -> list[Game]:
    left, right = options[g]
    return [minus(option, g) for option in left] + [minus(g, option) for option in right]


@cached
def norton(g: Game, unit: Game) -> Game:
    x = as_number(g)
    if x is not None and x.denominator == 1:
        return copies(int(x), unit)
    prices = [add(unit, incentive) for incentive in incentives(unit)]
    left, right = options[g]
    return game(
        [add(norton(option, unit), price) for option in left for price in prices],
        [minus(norton(option, unit), price) for option in right for price in prices],
    )


@cached
def conway(g: Game, h: Game) -> Game:
    def option(a: Game, b: Game) -> Game:
        return minus(add(conway(a, h), conway(g, b)), conway(a, b))

    return game(
        [option(a, b) for side in (0, 1) for a in options[g][side] for b in options[h][side]],
        [option(a, b) for side in (0, 1) for a in options[g][side] for b in options[h][1 - side]],
    )


@cached
def ordinal_sum(g: Game, h: Game) -> Game:
    return game(*(options[g][side] + tuple(ordinal_sum(g, option) for option in options[h][side]) for side in (0, 1)))


@cached
def conjunctive(g: Game, h: Game) -> Game:
    return game(*([conjunctive(a, b) for a in options[g][side] for b in options[h][side]] for side in (0, 1)))


@cached
def selective(g: Game, h: Game) -> Game:
    def side(player: int) -> list[Game]:
        of_g, of_h = options[g][player], options[h][player]
        one = [selective(a, h) for a in of_g] + [selective(g, b) for b in of_h]
        return one + [selective(a, b) for a in of_g for b in of_h]

    return game(side(0), side(1))


@cached
def atomic_weight(g: Game) -> Game:
    """Of an all-small game. The star is remote from all that come up here."""
    if g == ZERO:
        return ZERO
    left = [minus(atomic_weight(option), number(Fraction(2))) for option in options[g][0]]
    right = [add(atomic_weight(option), number(Fraction(2))) for option in options[g][1]]
    weight, remote = game(left, right), star(8)
    x = as_number(weight)
    if x is None or x.denominator > 1:
        return weight
    is_above, is_below = at_most(remote, g), at_most(g, remote)
    if not is_above and not is_below:
        return ZERO
    fits = [
        n
        for n in range(-20, 21)
        if not any(at_most(number(Fraction(n)), option) for option in left)
        and not any(at_most(option, number(Fraction(n))) for option in right)
    ]
    return number(Fraction(max(fits) if is_above else min(fits)))


class Short:
    """Random short games, and random all-small ones among them."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.leaves = [number(Fraction(x)) for x in ("0", "1", "-1", "1/2", "2", "-2", "-3/4", "3")]
        self.leaves += [star(1), star(2), UP, negative(UP)]
        self.small = [ZERO, ZERO, star(1), UP]

    def any(self, depth: int) -> Game:
        if depth == 0 or self.dice.random() < 0.15:
            return self.dice.choice(self.leaves)
        return game(*([self.any(depth - 1) for _ in range(self.dice.choice([0, 1, 1, 1, 2, 2]))] for _ in (0, 1)))

    def all_small(self, depth: int) -> Game:
        if depth == 0:
            return self.dice.choice(self.small)
        return game(*([self.all_small(depth - 1) for _ in range(self.dice.choice([1, 1, 2]))] for _ in (0, 1)))


def test_what_is_said_of_short_games() -> None:
    short = Short(1)
    tree = Second(lambda g, player: options[g][player], [])
    for round in range(150):
        g = short.all_small(2) if round % 3 == 0 else short.any(short.dice.choice([1, 2, 2, 3]))
        h, v = short.any(1), value(g)
        temperature, mean = mast(g)
        told = {
            name: z.eval(f"{name}(g)", g=v) for name in ("leftstop", "rightstop", "mean", "birthday", "followercount")
        }
        expected = {
            "leftstop": stop(g, 0),
            "rightstop": stop(g, 1),
            "mean": mean,
            "birthday": birthday(g),
            "followercount": len(followers(g)),
        }
        assert told == expected, text(g)
        assert as_number(g) is not None or z.eval("temperature(g)", g=v) == temperature, text(g)
        is_small = all(bool(left) == bool(right) for left, right in (options[f] for f in followers(g)))
        assert z.eval("isallsmall(g)", g=v) == is_small
        assert z.eval("iseventempered(g)", g=v) == (tempers(g) == {0})
        assert z.eval("isoddtempered(g)", g=v) == (tempers(g) == {1})
        assert z.eval("isnumberish(g)", g=v) == (stop(g, 0) == stop(g, 1))
        assert z.eval("isinfinitesimal(g)", g=v) == (stop(g, 0) == 0 == stop(g, 1))
        results = tuple(outcome(tree, g, player, misere=True)[0] for player in (0, 1))
        misere = {("win", "win"): "N", ("loss", "loss"): "P", ("win", "loss"): "L", ("loss", "win"): "R"}[results]
        assert z.eval("misereoutcome(g)", g=v) == misere, text(g)
        assert (v <= value(h)) == at_most(g, h) and (v >= value(h)) == at_most(h, g)
        gains = set(incentives(g))
        best = {value(a) for a in gains if not any(a != b and at_most(a, b) for b in gains)}
        assert set(z.eval("incentives(g)", g=v)) == best, text(g)


def test_operations_on_short_games() -> None:
    short = Short(2)
    bonuses = [
        number(Fraction(1, 2)),
        number(Fraction(1)),
        star(1),
        UP,
        game([number(Fraction(1))], [number(Fraction(-1))]),
    ]
    units = [UP, number(Fraction(1)), number(Fraction(1, 2)), add(number(Fraction(1)), star(1))]
    for round in range(100):
        g = short.all_small(2) if round % 3 == 0 else short.any(short.dice.choice([1, 2, 2]))
        h, bonus, unit = short.any(1), short.dice.choice(bonuses), short.dice.choice(units)
        t = Fraction(short.dice.choice([1, 2, 3, 4, 6]), short.dice.choice([1, 2, 4]))
        expected = {
            "g + h": add(g, h),
            "ordinalsum(g, h)": ordinal_sum(g, h),
            "cool(g, t)": cooled(g, t),
            "heat(g, bonus)": heated(g, bonus),
            "overheat(g, bonus, unit)": overheated(g, bonus, unit),
        }
        if mast(g)[0] >= 0:
            expected["freeze(g)"] = cooled(g, mast(g)[0])
        if birthday(g) * birthday(h) <= 9:
            expected |= {"conjunctivesum(g, h)": conjunctive(g, h), "selectivesum(g, h)": selective(g, h)}
        if birthday(g) * birthday(h) <= 6:
            expected["conwayproduct(g, h)"] = conway(g, h)
        if birthday(g) <= 3:
            expected["nortonproduct(g, unit)"] = norton(g, unit)
        names = {"g": value(g), "h": value(h), "bonus": value(bonus), "unit": value(unit), "t": t}
        for expression, result in expected.items():
            told = z.eval(expression, **names)
            assert told == value(result), (expression, names)


def test_atomic_weights() -> None:
    short = Short(3)
    for depth in (1, 2, 2, 2, 3) * 20:
        g = short.all_small(depth)
        assert z.eval("atomicweight(g)", g=value(g)) == value(atomic_weight(g)), text(g)


def test_reduced_forms_are_those_of_all_that_is_as_near() -> None:
    short = Short(4)
    for _ in range(60):
        g, infinitesimal = short.any(2), short.all_small(2)
        reduced = z.eval("reduced(g)", g=value(g))
        assert reduced == z.eval("reduced(g)", g=value(add(g, infinitesimal)))
        difference = reduced - value(g)
        assert z.eval("leftstop(g)", g=difference) == 0 == z.eval("rightstop(g)", g=difference), text(g)


# A loopy game: a node of a graph, or a short one at its rims.
Node = tuple[str, int]
Graph = dict[Node, tuple[list[Node], list[Node]]]


class Loopy:
    """A random tree of nodes whose options may also be nodes above them."""

    def __init__(self, dice: random.Random, depth: int, graph: Graph) -> None:
        self.dice, self.graph = dice, graph
        self.root, self.text = self.node(depth, [])

    def node(self, depth: int, above: list[Node]) -> tuple[Node, str]:
        node: Node = ("node", len(self.graph))
        self.graph[node] = ([], [])
        sides = []
        for side in self.graph[node]:
            chosen = [self.option(depth, above + [node]) for _ in range(self.dice.choice([0, 1, 1, 2]))]
            side += [option for option, _ in chosen]
            sides.append(",".join(text for _, text in chosen))
        return node, f"n{node[1]}{{{'|'.join(sides)}}}"

    def option(self, depth: int, above: list[Node]) -> tuple[Node, str]:
        chance = self.dice.random()
        if chance < 0.35:
            leaf = self.dice.choice([ZERO, number(Fraction(1)), number(Fraction(-1)), star(1), star(2), UP])
            return ("short", leaf), text(leaf)
        if chance < 0.7 or depth == 0:
            back = self.dice.choice(above)
            return back, f"n{back[1]}"
        return self.node(depth - 1, above)


def moves(graph: Graph, position: tuple[Node, ...], player: int) -> Iterable[tuple[Node, ...]]:
    """What a player can move to in a sum."""
    for place, (kind, name) in enumerate(position):
        here = graph[kind, name][player] if kind == "node" else [("short", option) for option in options[name][player]]
        for option in here:
            yield position[:place] + (option,) + position[place + 1 :]


def test_sides_of_loopy_games() -> None:
    short, dice = Short(5), random.Random(5)
    for _ in range(120):
        graph: Graph = {}
        summands = [Loopy(dice, dice.choice([0, 1, 2]), graph) for _ in range(dice.choice([1, 2]))]
        written = " + ".join(summand.text for summand in summands)
        play = Second(partial(moves, graph), [])
        for _ in range(4):
            h = short.any(1)
            difference = tuple(summand.root for summand in summands) + (("short", negative(h)),)
            for_right, _ = outcome(play, difference, 1)
            # Play without end is a win of Left on the onside, and of Right on the offside.
            assert z.eval(f"onside({written}) >= h", h=value(h)) == (for_right != "win"), (written, text(h))
            assert z.eval(f"offside({written}) >= h", h=value(h)) == (for_right == "loss"), (written, text(h))


# An impartial game is the set of its options.
Form = frozenset[Any]


@cached
def heap(n: int) -> Form:
    return frozenset(map(heap, range(n)))


@cached
def joined(g: Form, h: Form) -> Form:
    return frozenset([joined(option, h) for option in g] + [joined(g, option) for option in h])


@cached
def grundy(g: Form, empty: int) -> int:
    """The least value that no option has, and `empty` where there is none: 0 in normal play, 1 in misère play."""
    values = {grundy(option, empty) for option in g}
    return next(n for n in count() if n not in values) if g else empty


@cached
def same(g: Form, h: Form) -> bool:
    """Whether two forms have the same outcome beside everything in misère play (Conway's test)."""
    if g == h:
        return True
    if (not g and grundy(h, 1) == 0) or (not h and grundy(g, 1) == 0):
        return False
    return not any(linked(g, option) for option in h) and not any(linked(option, h) for option in g)


@cached
def linked(g: Form, h: Form) -> bool:
    return not any(same(g, option) for option in h) and not any(same(option, h) for option in g)


def size(g: Form) -> int:
    return 1 + sum(map(size, g))


heaps = {heap(n): str(n) for n in range(6)}


def listed(g: Form) -> str:
    return heaps.get(g) or "[" + ",".join(map(listed, g)) + "]"


def form(g: Form) -> str:
    # One option alone in the outer brackets would be the game itself.
    return f"*[{heaps[g]}]" if g in heaps else f"*[{listed(g)}]" if len(g) == 1 else f"*{listed(g)}"


def misere_values(g: Form) -> list[int]:
    """The misère values of a form beside 0, 1, ..., 5 heaps of 2."""
    values = []
    for _ in range(6):
        values.append(grundy(g, 1))
        g = joined(g, heap(2))
    return values


def written_out(genus: str) -> tuple[int, list[int]]:
    """The nim value and six misère values of a genus: those behind the last one differ by 2 in turns."""
    value, _, written = genus.partition("^")
    values = [int(digit) for digit in written or {"0": "120", "1": "031"}.get(value, value)]
    while len(values) < 6:
        values.append(values[-1] ^ 2)
    return int(value), values


def test_misere_forms() -> None:
    dice = random.Random(6)
    forms = [heap(n) for n in range(5)]
    while len(forms) < 300:
        forms.append(frozenset(dice.choice(forms[:120]) for _ in range(dice.choice([1, 2, 2, 3, 3]))))
    forms = [g for g in forms if size(g) <= 60]
    for _ in range(300):
        a, b, c = (dice.choice(forms) for _ in range(3))
        if dice.random() < 0.3:
            # An option that may be reversible.
            b = a | {frozenset([a, c])}
        assert z.eval(f"{form(a)} = {form(b)}") == same(a, b), (form(a), form(b))
        assert z.eval(f"islinkedto({form(a)}, {form(b)})") == linked(a, b), (form(a), form(b))
        assert z.eval(f"miserenimvalue({form(a)})") == grundy(a, 1), form(a)
        if size(a) < 25:
            assert written_out(str(z.eval(f"genus({form(a)})"))) == (grundy(a, 0), misere_values(a)), form(a)
        if size(a) * size(c) < 700:
            loses = grundy(joined(a, c), 1) == 0
            assert z.eval(f"outcome({form(a)} + {form(c)})") == ("P" if loses else "N"), (form(a), form(c))
