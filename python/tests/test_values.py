"""Values: laws on random games, order, hashes, what reads back, and what is refused."""

from __future__ import annotations

import copy
import os
import pickle
import sys
import random
from decimal import Decimal
from fractions import Fraction

import pytest

import zermelo as z

# A tenth of the operations that were run when the package was made; ZERMELO_OPERATIONS=1000000 runs all.
OPERATIONS = int(os.environ.get("ZERMELO_OPERATIONS", "100000"))


def pool(count: int, seed: int) -> list[z.Value]:
    """Random games of small birthdays, small sums among them."""
    chance = random.Random(seed)
    games = [z.Value(text) for text in ("0", "1", "-1", "1/2", "*", "*2", "^", "v*", "+-1", "{2|-1}")]
    while len(games) < count:
        side = [[chance.choice(games[:24]) for _ in range(chance.randint(0, 2))] for _ in range(2)]
        games.append(z.Value.game(*side))
    return games


def test_laws_hold_on_random_games() -> None:
    games, chance, done = pool(120, 7), random.Random(11), 0
    zero = z.Value(0)
    while done < OPERATIONS:
        a, b, c = (chance.choice(games) for _ in range(3))
        total = a + b
        assert total == b + a
        assert total - b == a
        assert (a <= b) == (b - a >= 0) == (a + c <= b + c)
        assert (a < b) + (a > b) + (a == b) + (a | b) == 1
        assert a != b or hash(a) == hash(b)
        assert -(-a) == a and a + zero == a and not a - a
        if a <= b and b <= c:
            assert a <= c
        done += 12
    for a in games:
        assert z.Value.game(a.left, a.right) == a
        assert a.outcome == {(True, True): "P", (True, False): "L", (False, True): "R", (False, False): "N"}[a >= 0, a <= 0]
        assert a + a + a == 3 * a == a * 3
        assert z.Value(str(a)) == a


def test_numbers_are_those_of_python() -> None:
    chance = random.Random(3)
    for _ in range(2_000):
        exponent = chance.choice([0, 1, 5, 14, 15, 16, 60, 61, 62, 200])
        numerator = chance.randint(-(10 ** chance.randint(0, 40)), 10 ** chance.randint(0, 40))
        number = Fraction(numerator, 2**exponent)
        value = z.Value(number)
        assert value == number and number == value and hash(value) == hash(number)
        assert value.fraction() == number and value.is_number
        other = Fraction(chance.randint(-100, 100), 2 ** chance.randint(0, 9))
        assert value + other == number + other and (value < other) == (number < other) and other - value == other - number
    assert hash(z.Value(-1)) == hash(-1) and int(z.Value(7)) == 7
    assert {z.Value(3): "three"}[3] == "three"  # type: ignore[index]


def test_relations() -> None:
    up, star = z.Value("^"), z.Value("*")
    assert up > 0 and up | star and up.confused(star) and not up < star and up + up > star and star | 0 and 0 | star
    assert up >= 0 >= -up and up != star


def test_what_is_asked_of_a_value() -> None:
    hot = z.Value("{2|-1/2}")
    assert (hot.mean, hot.temperature, hot.stops) == (Fraction(3, 4), Fraction(5, 4), (2, Fraction(-1, 2)))
    assert hot.left == (z.Value(2),) and hot.right == (z.Value("-1/2"),)
    assert hot.cool(1) == z.Value("{1|1/2}") and hot.cool("5/4").is_numberish and hot.freeze() == z.Value("3/4*")
    assert z.Value("^*").atomic_weight == 1 and z.Value("^").is_all_small  and hot.birthday == 3
    assert z.Value(1).heat("*") == z.Value(1) and z.Value("*").heat(1) == z.Value("+-1")
    assert z.Value(1).ordinal_sum("*") == z.eval("1:*") and z.Value("^").reduced() == 0
    assert z.Value("+-1").is_odd_tempered and not z.Value("+-1").is_even_tempered
    assert set(map(str, z.Value("{1|*}").followers())) == {"{1|*}", "1", "*", "0"} and z.Value("^").class_name
    assert z.Value("^").apply("UptimalExpansion") == z.eval("^.UptimalExpansion")
    assert len(z.functions()) > 80
    walls = hot.thermograph()
    assert (walls.mean, walls.temperature) == (hot.mean, hot.temperature)
    assert walls.left_score(0) == 2 and walls.right_score("1/2") == 0 and walls.left_wall[0][0] == -1
    assert walls._repr_svg_().startswith("<svg") and walls == z.Value("{2|-1/2}").thermograph()
    assert z.Value("1/2^*")._repr_latex_() == r"$\frac{1}{2}{\uparrow}{\ast}$"


def test_loopy_values() -> None:
    on, over, dud = z.Value("on"), z.Value("over"), z.Value("on") - z.Value("on")
    assert over > 0 and over < Fraction(1, 2**20) and over + over == over and hash(over + over) == hash(over)
    assert dud.outcome == "D" and dud.onside == on and dud != 0 and dud.is_loopy and not on.is_loop_free
    assert z.Value("a{0|a}") == over and z.Value(repr(over)[7:-2]) == over and over.left == (z.Value(0),)
    assert z.Value("{over|-1}").left_stop == over and z.Value("{over|-1}").right_stop == -1
    assert over.mean == 0 and (z.Value("{4|1}") + z.Value("upon")).temperature == Fraction(3, 2)
    assert over.thermograph().mean == 0
    with pytest.raises(z.DomainError, match="no mean"):
        on.mean
    with pytest.raises(z.DomainError, match="short games only"):
        on.cool(1)
    assert z.Value.game([over], [-1]) == z.Value("{over|-1}")


def test_copies_and_pickles_are_equal() -> None:
    for value in pool(60, 5) + [z.Value("over"), z.Value("1 & 0"), z.Value(2**100), z.Value("^<3>")]:
        for other in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value)), eval(repr(value), {"Value": z.Value})):
            assert other == value and hash(other) == hash(value)
    for thing in (z.Nimber(77), z.Misere("*[2#0]"), z.Ordinal("omega^2"), z.position("nim 3 4 + domineering 2x2"), z.LEFT):
        assert pickle.loads(pickle.dumps(thing)) == thing


def test_expressions() -> None:
    assert z.eval("g + g", g="{1|*}") == z.Value("1*")
    assert z.eval("*2 x *3") == z.Value("*")
    assert z.eval("^^ > *3") is True and z.eval("outcome(^)") == "L" and z.eval("{2|-1}.LeftOptions") == [2]
    assert z.eval("a || b", a=z.Value("^"), b="*") is True
    assert isinstance(z.eval("*340282366920938463463374607431768211455"), z.Nimber)
    assert z.Misere("*[2#0]") + z.Misere("*[0]") == z.Misere("*[2#0]") and z.Misere(2).outcome == "N"
    assert str(z.Ordinal("omega") + z.Ordinal("omega")) == "omega*2"


def test_lines_are_a_worksheet() -> None:
    assert z.eval("g := {2|-1}\nmean(g)  // a comment\n\n# another\n") == Fraction(1, 2)
    assert z.eval("1\n%1 + 1\n%2 + 1") == 3 and z.eval("f(n) := n + 1\nf(f(3))") == 5
    assert z.eval("f(n) := n") is None and z.eval("") is None
    assert z.eval("[1, [^, 2 > 1], '{1,0|-1}']") == [1, [z.Value("^"), True], "'{1,0|-1}'"]
    table = z.eval("table(n, mean(domineering(2x{n})) for n in 1..2)")
    assert table == [["n", "mean(domineering(2x{n}))"], ["1", "1"], ["2", "0"]]
    values = z.eval("[domineering(2x{n}) for n in 1..4]")
    assert values == [z.Domineering(f"2x{n}").value() for n in range(1, 5)]


def test_positions_in_expressions() -> None:
    assert z.eval("board + 1", board=z.Domineering("2x3")) == z.Value("{3|1/2}")
    assert z.eval("mean(board)", board=z.Domineering("2x3")) == Fraction(3, 4) and z.eval("misereoutcome(*2)") == "N"
    assert z.eval("domineering(2x3) + 1") == z.Value("{3|1/2}") and z.eval("domineering 2x3") == z.Domineering("2x3").value()
    assert z.eval("misereoutcome(kayles(2))") == "N" and z.eval("[mean(domineering(2x{n})) for n in 1..3]") == [1, 0, Fraction(3, 4)]
    for wrong, error in (
        ("nosuch(3)", z.ParseError),
        ("[1, 2", z.ParseError),
        (5, TypeError),
    ):
        with pytest.raises(error):
            z.eval(wrong)  # type: ignore[arg-type]
    for name in ("mean", "1a"):
        with pytest.raises(z.ParseError):
            z.eval("1", **{name: 1})
    with pytest.raises(z.ParseError) as wrong_line:
        z.eval("a := 1\na + domineering(2xx)")
    assert "2xx" in str(wrong_line.value)
    with pytest.raises(z.Stopped) as caught:
        z.eval("board", board=z.Domineering("5x5"), limit=z.Limit(positions=100))
    assert caught.value.reason == "positions"
    with z.Store(limit=1 << 16), pytest.raises(MemoryError):
        z.eval("board", board=z.Domineering("4x5"))
    assert z.value("over") == z.Value("over") and z.value("1 & 0").is_loopy
    with pytest.raises(z.ParseError, match="whole number"):
        z.value("nim x")


# What the functions of the language are here. Numbers have those of Python: abs(x), math.gcd(a, b); `apply` calls any.
METHODS = {
    "atomicweight": "atomic_weight",
    "class": "class_name",
    "conjunctivesum": "conjunctive_sum",
    "conwayproduct": "conway_product",
    "disjunctivesum": "__add__",
    "leftoptions": "left",
    "leftwall": "thermograph",
    "rightwall": "thermograph",
    "rightoptions": "right",
    "misereoutcome": "misere_outcome",
    "nortonproduct": "norton_product",
    "ordinalproduct": "ordinal_product",
    "ordinalsum": "ordinal_sum",
    "pow": "power",
    "powto": "power_to",
    "selectivesum": "selective_sum",
    "followercount": "follower_count",
    "stopcount": "stop_count",
    "uptimalexpansion": "uptimal_expansion",
    "upsumvariety": "upsum_variety",
    "downsumvariety": "downsum_variety",
    "leftstop": "left_stop",
    "rightstop": "right_stop",
    "leftstrongstop": "left_strong_stop",
    "rightstrongstop": "right_strong_stop",
    "leftincentives": "left_incentives",
    "rightincentives": "right_incentives",
}
OF_NIMBERS = {"sqrt", "inverse", "order", "log", "roots", "trace", "degree", "power", "nimsum", "nimproduct", "nimexp", "mex", "star"}
OF_NUMBERS = {
    *("abs", "sign", "floor", "ceiling", "div", "mod", "gcd", "lcm", "max", "min", "isqrt", "lb", "isevil", "isodious"),
    *("istwopower", "issmallinteger", "numerator", "denominator", "reciprocal", "isdyadic", "factorial", "binomial", "uglyproduct", "omegapower"),
}
# Of forms, which are written in quotes, and of lists.
OF_FORMS = {"canonical", "formsum", "miserecompare", "deadendingcompare", "dicotcompare", "size", "born", "options"}
OF_MISERE_FORMS = {"miserecanonicalform": "_text", "misereminus": "minus", "miserenimvalue": "misere_nim_value", "class": "apply", "canonical": "apply"}


def attribute(kind: type, name: str) -> bool:
    """Whether a function is an attribute: isallsmall is is_all_small."""
    return any(own.replace("_", "") == name for own in dir(kind))


def test_every_function_is_reached() -> None:
    for usage in z.functions():
        name = usage[: usage.index("(")].lower()
        if "*[" in usage:
            assert attribute(z.Misere, name) or hasattr(z.Misere, OF_MISERE_FORMS[name]), usage
        elif name in OF_NIMBERS:
            assert attribute(z.Nimber, name) or name in ("power", "nimsum", "nimproduct", "nimexp", "mex", "star"), usage
        elif name not in OF_NUMBERS | OF_FORMS:
            assert attribute(z.Value, name) or hasattr(z.Value, METHODS[name]), usage
    assert z.Value(-3).apply("abs") == 3 and z.Value("5/2").apply("floor") == 2 and z.Value(12).apply("gcd", 18) == 6
    assert len(z.eval("born(2)")) == 22 and z.Value("*2").apply("misereCompare", "*") == "||"


def test_names_of_functions_alone() -> None:
    for wrong in ("", "cool(1) +", "cool(1)", "a b", "1"):
        with pytest.raises(ValueError, match="its name alone"):
            z.Value("^").apply(wrong)
        with pytest.raises(ValueError, match="its name alone"):
            z.Misere(2).apply(wrong)
        with pytest.raises(ValueError, match="its name alone"):
            z.Ordinal("omega").apply(wrong)


def test_more_of_values() -> None:
    assert z.Value(2).tiny() == z.Value("Tiny(2)") == -z.Value(2).miny() and z.Value(0).is_zero and not z.Value("*").is_zero
    assert z.Value(4).is_even and z.Value(3).is_odd and z.Value(3).is_ordinal and not z.Value(-3).is_ordinal
    assert z.Value("^").is_dicot and not z.Value(1).is_dicot and z.Value(1).is_dead_ending
    over = z.Value("over")
    assert over.left_strong_stop == 0 == over.right_strong_stop
    assert z.Value("upon").variety == z.Value("upon").upsum_variety(z.Value("upon").degree)
    with pytest.raises(z.DomainError, match="idempotent"):
        z.Value("upon").downsum_variety("upon")
    with pytest.raises(TypeError, match="multiplied by ints"):
        z.Value("^") * Fraction(1, 2)  # type: ignore[operator]
    for number in (0, 1, 5, 6, 200, 2**64 + 1, 2**127):
        nimber = z.Nimber(number)
        assert all(x * x + x == nimber for x in nimber.roots())
        assert z.Value(nimber.trace()) == z.eval(f"trace(*{number})").birthday


def test_misere_forms() -> None:
    form = z.Misere("*[2[2]32]")
    assert form.is_tame and form.nim_value == 1 == form.misere_nim_value and form.parts == [z.Misere(2)] and form.partitions
    assert 2 * z.Misere(2) == z.Misere(2) * 2 == z.Misere(2) + z.Misere(2) and z.Misere(3).is_nim_heap
    assert z.Misere(2).minus(z.Misere(2)) == z.Misere(0) and not z.Misere(2).is_linked_to(z.Misere(3))
    beside = z.Misere(2).distinguisher(z.Misere(3))
    assert (z.Misere(2) + beside).outcome == "P" and (z.Misere(3) + beside).outcome == "N"
    with pytest.raises(z.DomainError):
        z.Misere(2).distinguisher(z.Misere(2))
    for wrong in (lambda: form * 0.5, lambda: form + 1, lambda: form.link(3)):  # type: ignore[operator, arg-type]
        with pytest.raises(TypeError):
            wrong()


def test_ordinals() -> None:
    omega, nimber = z.Ordinal("omega"), z.Ordinal("*omega")
    assert str(2 * omega + 1) == "omega*2+1" and str(omega**2 - 3) == "omega^2-3" and 1 - omega == -omega + 1
    assert omega < omega + 1 and omega >= 3 and 3 < omega and not omega > omega and omega.birthday == omega
    # The nimber of omega is the cube root of *2.
    assert nimber**3 == z.Value("*2") and nimber.inverse() * nimber == z.Value("*") and nimber.sqrt() ** 2 == nimber
    assert nimber + z.Nimber(2) == z.Nimber(2) + nimber and nimber / nimber == z.Value("*") and nimber.is_nimber
    assert omega.apply("nimproduct", omega) == z.Ordinal("omega^2")
    for wrong in (lambda: omega + 0.5, lambda: omega + "1", lambda: omega < None):  # type: ignore[operator]
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(z.DomainError):
        omega.sqrt()


@pytest.mark.parametrize("bad", [0.5, float("nan"), Decimal("0.5"), None, b"1", [1], object(), Fraction(1, 3)])
def test_inexact_and_foreign_things_are_refused(bad: object) -> None:
    error = ValueError if isinstance(bad, Fraction) else TypeError
    with pytest.raises(error):
        z.Value(bad)  # type: ignore[arg-type]
    for operation in ("__add__", "__sub__", "__le__", "__or__"):
        found = None
        try:
            found = getattr(z.Value("^"), operation)(bad)
        except (TypeError, ValueError):
            continue
        assert found is NotImplemented


def test_refusals_say_what_to_do() -> None:
    with pytest.raises(TypeError, match="not exact"):
        z.Value(1) == 0.5
    assert z.Value(1) != "1" and z.Value("1/2") != Fraction(1, 3)
    with pytest.raises(TypeError, match="conway_product"):
        z.Value("^") * z.Value("^")  # type: ignore[operator]
    with pytest.raises(z.ParseError) as caught:
        z.Value("{2|-1} + {1|")
    assert caught.value.text[slice(*caught.value.span)] in ("", "{", "{1|", "|") and caught.value.hint
    with pytest.raises(z.ParseError) as caught:
        z.Value("ü + x1y")
    assert caught.value.span[1] <= len("ü + x1y")
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.span == caught.value.span and str(again) == str(caught.value)
    with pytest.raises((z.ParseError, z.DomainError)):
        z.Value("{2|-1}").atomic_weight
    with pytest.raises(ValueError):
        int(z.Value("^"))
    # Deep, and read without recursion.
    deep = "{0|" * 5_000 + "0" + "}" * 5_000
    assert z.Value(deep).birthday == 5_000
    with pytest.raises(z.ParseError):
        z.Value("{" * 50_000)


def test_stores() -> None:
    text = "{3|1||-2}"
    outside = z.Value(text)
    with z.Store() as store:
        inside = z.Value(text)
        assert store.forms >= 1 and z.Store.current().forms == store.forms
        for mixed in (lambda: inside + outside, lambda: inside == outside, lambda: inside <= outside):
            with pytest.raises(z.StoreError, match="bring"):
                mixed()
        assert store.bring(outside) == inside and z.Value(outside) == inside
        # Small sums of a number, ups and a nimber are the same everywhere.
        assert inside + z.Value("^") != inside
    assert z.Store.current().bring(inside) == outside
    with z.Store(limit=1 << 16), pytest.raises(MemoryError):
        total = z.Value(0)
        for size in range(1, 400):
            total = total + z.Value.game([size], [z.Value.game([-size], [-3 * size])])


def test_nimbers_and_arrays() -> None:
    from array import array

    a, b = z.Nimber(12), z.Nimber(7)
    assert a * b / b == a and a + a == 0 * a and (a**-1) * a == z.Nimber(1) and a.sqrt() ** 2 == a and int(a) == 12
    words = array("I", range(1, 1000))
    products = z.nim_multiply(words, words)
    assert products.tolist() == [int(z.Nimber(n) * z.Nimber(n)) for n in words]
    assert z.nim_divide(products, words).tolist() == words.tolist()
    assert z.nim_sqrt(products).tolist() == words.tolist() == z.nim_power(words, 2**64).tolist()
    assert z.nim_multiply(2, 3) == 1 and z.mex([0, 1, 3]) == 2 and z.nim_add(5, 3) == 6
    assert z.nim_multiply(3, array("H", [2, 0])).tolist() == [1, 0]
    with pytest.raises(ZeroDivisionError):
        z.nim_divide(words, array("I", [0] * len(words)))
    for bad in (0.5, [1, 2], array("d", [1.0]), array("w" if sys.version_info >= (3, 13) else "u", "12"), "12", None):
        with pytest.raises(TypeError):
            z.nim_multiply(bad, words)
    with pytest.raises(ValueError):
        z.nim_multiply(words, array("I", [1]))
    with pytest.raises(TypeError):
        z.Nimber(0.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        z.Nimber(1 << 128)


def test_numpy_arrays_come_and_go() -> None:
    numpy = pytest.importorskip("numpy")
    a = numpy.arange(1, 4097, dtype="uint64").reshape(64, 64)
    squares = z.nim_multiply(a, a)
    assert squares.dtype == a.dtype and squares.shape == a.shape and (z.nim_sqrt(squares) == a).all()
    assert (z.nim_multiply(a[:, ::2], 1) == a[:, ::2]).all()
    values = numpy.asarray(z.sequence("0.77", 5000).values)
    assert values.shape == (5001,) and values[1000] == z.sequence("0.77", 1000)[1000]


def test_every_type_of_integers_is_taken() -> None:
    numpy = pytest.importorskip("numpy")
    expected = [[int(z.Nimber(a) * z.Nimber(b)) for b in range(8)] for a in range(8)]
    column = numpy.arange(8)
    # The default of numpy is signed.
    assert column.dtype == numpy.int64 and z.nim_multiply(column, column).dtype == numpy.int64
    for kind in "bhilqBHILQ":
        one = numpy.arange(8, dtype=kind)
        for other in ("int64", "uint8", "int16", ">i4", ">u8"):
            found = z.nim_multiply(one[:, None], numpy.arange(8, dtype=other)[None, :])
            assert found.tolist() == expected, (kind, other)
        assert z.nim_multiply(one, 3).tolist() == [row[3] for row in expected] and z.nim_multiply(one, 3).dtype == one.dtype
        assert z.nim_power(z.nim_sqrt(one), 2).tolist() == list(range(8)) == z.nim_add(one, 0).tolist()
    assert z.nim_multiply(numpy.int64(2), numpy.uint8(3)) == 1 == z.nim_power(numpy.int32(2), 3) and z.nim_sqrt(numpy.int64(1)) == 1
    assert z.nim_multiply(numpy.int64(2), column[:2]).tolist() == [0, 2] and z.nim_add(3, column[:2]).tolist() == [3, 2]
    # The result can be written to, as numpy's own.
    total = z.nim_add(column, column[::-1])
    total[0] = 5
    assert total[0] == 5 and z.nim_multiply(numpy.array(2), column[:2]).tolist() == [0, 2]
    with pytest.raises(ValueError, match=r"element \[1, 0\], -3, of the second argument is negative"):
        z.nim_multiply(numpy.ones((2, 2), dtype="int64"), numpy.array([[1, 2], [-3, 4]]))
    with pytest.raises(ValueError, match=r"element \[1\], -1, of the first argument is negative"):
        z.nim_multiply(numpy.array([1, -1], dtype="int8"), numpy.array([1, 1], dtype="uint64"))
    with pytest.raises(OverflowError, match=r"element \[0\], \d+, of the result does not fit int8; give an array of uint8"):
        z.nim_multiply(numpy.array([16], dtype="int8"), 8)
    with pytest.raises(ValueError, match="from 0 on, not -1"):
        z.nim_multiply(column, -1)
    with pytest.raises(TypeError, match="array of float64"):
        z.nim_sqrt(numpy.array([1.0]))
    with pytest.raises(TypeError, match=r"nim_power\(a, 3\)"):
        z.nim_power(column, 0.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"mex\(\[0, 1, 3\]\)"):
        z.mex([0.5])
    from array import array

    signed = array("i", [1, 2, 3])
    product = z.nim_multiply(signed, array("I", [2, 3, 3]))
    assert isinstance(product, array) and product.tolist() == [2, 1, 2] and product.typecode == "I"
    with pytest.raises(ValueError, match="negative"):
        z.nim_sqrt(array("h", [1, -1]))


def test_wrong_arguments_are_told_what_was_expected() -> None:
    for wrong, error, hint in (
        (lambda: z.Value(1) * "2", TypeError, "multiplied by ints, for example 2"),
        (lambda: "2" * z.Value(1), TypeError, "multiplied by ints"),
        (lambda: [1] * z.Value(1), TypeError, "multiplied by ints"),
        (lambda: z.Value(1) + "2", TypeError, r"write Value\('2'\)"),
        (lambda: "2" - z.Value(1), TypeError, r"write Value\('2'\)"),
        (lambda: z.Value(1) < "2", TypeError, r"write Value\('2'\)"),
        (lambda: z.Value(1) | "2", TypeError, r"write Value\('2'\)"),
        (lambda: z.Store(limit=-1), ValueError, r"Store\(limit=100_000_000\), not -1"),
        (lambda: z.Store(limit=0.5), TypeError, r"Store\(limit=100_000_000\), not float"),
        (lambda: z.Store(limit=1 << 64), ValueError, r"2\^64"),
        (lambda: z.Misere(0.5), TypeError, r"\*\[2#0\]"),
        (lambda: z.Misere("{1|2}"), z.DomainError, r"\*\[2#0\]"),
        (lambda: z.Misere("x"), ValueError, "x"),
        (lambda: z.Ordinal(3), TypeError, r"Ordinal\('omega\^2'\)"),
        # The signs of a text would be options.
        (lambda: z.Value.game("12"), TypeError, r"Value.game\(\[0\], \[\"\*\"\]\), not str"),
        (lambda: z.Value.game(3, [4]), TypeError, "are a list"),
        (lambda: z.Value.game(z.Value(3)), TypeError, "are a list"),
        (lambda: z.Value("^").apply("max", 1, 2, 3, 4), TypeError, "at most 3 values"),
        (lambda: 10**30 * z.Value("^"), ValueError, r"less than 2\^63"),
        (lambda: z.Nimber(3) ** 0.5, TypeError, r"Nimber\(5\) \*\* 3, not float"),
    ):
        with pytest.raises(error, match=hint):
            wrong()
    assert z.Value(1) != "1" and not z.Value(1) == "1"


def test_heaps_are_misere_forms() -> None:
    assert z.Misere("0") == z.Misere(0) and z.Misere("*") == z.Misere(1) and z.Misere(" *3 ") == z.Misere("*[3]")
    # The same text as a value would be 0.
    assert z.Misere("*2") + z.Misere("*2") != z.Misere("0") and z.Misere("0").outcome == "N" and z.Misere("*").outcome == "P"
    for form in ("0", "*", "*[2]", "*[2#0]"):
        assert eval(repr(z.Misere(form)), {"Misere": z.Misere}) == z.Misere(form)


def test_what_a_value_does_not_have() -> None:
    """Such a question is no error of reading."""
    for ask in (
        lambda: z.Value("{2|-1}").atomic_weight,
        lambda: z.Value("over").birthday,
    ):
        with pytest.raises(z.DomainError):
            ask()
