"""What the package takes, and what its peers take in the same run. `python bench.py`; cgt-py and pycgt are compared with where
they can be imported. Times are processor time, and answers are asserted."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any, Callable

import zermelo as z


def each(work: Callable[[], Any], at_least: float = 0.3) -> float:
    """Seconds of processor time for one call, the best of three runs."""
    count = 1
    while True:
        start = time.process_time()
        for _ in range(count):
            work()
        spent = time.process_time() - start
        if spent > at_least / 10:
            break
        count *= 4
    count = max(1, int(count * at_least / spent))
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        for _ in range(count):
            work()
        best = min(best, (time.process_time() - start) / count)
    return best


def once(work: Callable[[], Any]) -> float:
    """Seconds of processor time for one call."""
    start = time.process_time()
    work()
    return time.process_time() - start


def show(what: str, seconds: float, asked: str = "") -> None:
    """A line of the report."""
    print(f"{what:58} {seconds * 1e6:12.3f} µs   {asked}")


class Dominoes(z.Rules):
    """Domineering 4x4, the free cells as the bits of an int."""

    calls = 0
    loop_free = True
    vertical = [17 << bit for bit in range(12)]
    horizontal = [3 << bit for bit in range(16) if bit % 4 < 3]

    def left(self, free: int) -> list[int]:
        """Vertical dominoes."""
        return [free ^ mask for mask in self.vertical if free & mask == mask]

    def right(self, free: int) -> list[int]:
        """Horizontal dominoes."""
        return [free ^ mask for mask in self.horizontal if free & mask == mask]


class Counted(Dominoes):
    """The same, counting."""

    def left(self, free: int) -> list[int]:
        """Vertical dominoes."""
        Dominoes.calls += 1
        return super().left(free)

    def right(self, free: int) -> list[int]:
        """Horizontal dominoes."""
        Dominoes.calls += 1
        return super().right(free)


def own() -> None:
    """The package by itself."""
    script = "import time; t = time.process_time(); import zermelo; print(time.process_time() - t)"
    imported = min(float(subprocess.check_output([sys.executable, "-c", script])) for _ in range(5))
    show("import", imported, "asked: 30 000")
    a, b, up, star = z.Value("{2|-1}"), z.Value("{1|*}"), z.Value("^"), z.Value("*")
    assert str(a + b) == "{3|2*||0|-1*}"
    show("a + b, two hot games", each(lambda: a + b), "asked: 0.8")
    show("a + b, up and star", each(lambda: up + star), "asked: 0.8")
    show("a <= b, two hot games", each(lambda: a <= b), "asked: 0.3")
    show("a <= b, up and star", each(lambda: up <= star), "asked: 0.3")
    show("hash(a)", each(lambda: hash(a)), "asked: 0.1")
    show("(an empty call of a lambda, which is in all of these)", each(lambda: None))
    show('solve("nim 3 4 5")', each(lambda: z.solve("nim 3 4 5")))
    game = Dominoes()
    known = z.Domineering("4x4").value()
    assert game(0xFFFF).value() == known
    spent = each(lambda: game(0xFFFF).value())
    show("Domineering 4x4 by ints, without symmetries", spent, "asked: 50 000")
    assert Counted()(0xFFFF).value() == known
    print(f"{'option calls a second':58} {Dominoes.calls / spent:12.0f}      asked: 150 000")
    show("Domineering 4x4 of the catalogue, a store of its own", each(fresh(lambda: z.value("domineering 4x4"))))
    show("Domineering 5x5 of the catalogue, a store of its own", each(fresh(lambda: z.value("domineering 5x5"))))


def fresh(work: Callable[[], Any]) -> Callable[[], Any]:
    """The same in a store of its own."""

    def inside() -> Any:
        with z.Store():
            return work()

    return inside


PEERS = {
    "cgt-py, Domineering 4x4": ("import cgt_py as c; g = c.Domineering('|'.join(['....'] * 4))", "g.canonical_form"),
    "cgt-py, Domineering 5x5": ("import cgt_py as c; g = c.Domineering('|'.join(['.....'] * 5))", "g.canonical_form"),
    "cgt-py, sum of +-1 ... +-15": (
        "import cgt_py as c; n = [c.CanonicalForm('{%d|-%d}' % (k, k)) for k in range(1, 16)]",
        "g = n[0]\nfor h in n[1:]: g = g + h",
    ),
    "cgt-py, thermograph of that sum": (
        "import cgt_py as c; g = c.CanonicalForm('{1|-1}')\nfor k in range(2, 16): g = g + c.CanonicalForm('{%d|-%d}' % (k, k))",
        "g.thermograph",
    ),
    "cgt-py, {2|-1} + {1|0}": ("import cgt_py as c; a, b = c.CanonicalForm('{2|-1}'), c.CanonicalForm('{1|0}')", "a + b"),
    "cgt-py, up <= star": ("import cgt_py as c; a, b = c.CanonicalForm('{0|*}'), c.CanonicalForm('*')", "a <= b"),
    "pycgt, Domineering 4x4": ("from pycgt.rulesets.domineering import square", "square(4)"),
    "pycgt, sum of +-1 ... +-4": (
        "import pycgt as c; n = [c.switch(k, -k) for k in range(1, 5)]",
        "g = n[0]\nfor h in n[1:]: g = c.canonical(c.add(g, h))",
    ),
    "zermelo, Domineering 4x4": ("import zermelo as z; g = z.Domineering('4x4')", "g.value()"),
    "zermelo, Domineering 5x5": ("import zermelo as z; g = z.Domineering('5x5')", "g.value()"),
    "zermelo, sum of +-1 ... +-4": (
        "import zermelo as z; n = [z.Value('+-%d' % k) for k in range(1, 5)]",
        "g = n[0]\nfor h in n[1:]: g = g + h",
    ),
    "zermelo, sum of +-1 ... +-15": (
        "import zermelo as z; n = [z.Value('+-%d' % k) for k in range(1, 16)]",
        "g = n[0]\nfor h in n[1:]: g = g + h",
    ),
    "zermelo, thermograph of that sum": (
        "import zermelo as z; g = sum((z.Value('+-%d' % k) for k in range(2, 16)), z.Value('+-1'))",
        "g.thermograph()",
    ),
    "zermelo, {2|-1} + {1|0}": ("import zermelo as z; a, b = z.Value('{2|-1}'), z.Value('{1|0}')", "a + b"),
    "zermelo, up <= star": ("import zermelo as z; a, b = z.Value('^'), z.Value('*')", "a <= b"),
}
"""What to prepare, and what to time. Each runs in a process of its own, since some remember what they have found; what takes
no time is repeated there."""

TIMED = """
import time
{setup}
code = compile({work!r}, "work", "exec")
t = time.process_time(); exec(code); first = time.process_time() - t
if {repeats}:
    t = time.process_time()
    for _ in range({repeats}): exec(code)
    first = (time.process_time() - t) / {repeats}
print(first)
"""


def peers() -> None:
    """Every line of PEERS in a process of its own, where what it needs can be imported."""
    for name, (setup, work) in PEERS.items():
        repeats = 20_000 if work in ("a + b", "a <= b") else 0
        script = TIMED.format(setup=setup, work=work, repeats=repeats)
        times = []
        for _ in range(3):
            try:
                done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
            except subprocess.TimeoutExpired:
                print(f"{name:58} more than a minute")
                break
            if done.returncode:
                print(f"{name:58} not compared with: {done.stderr.strip().splitlines()[-1][:60]}")
                break
            times.append(float(done.stdout))
        else:
            show(name, min(times))


if __name__ == "__main__":
    own()
    peers()
