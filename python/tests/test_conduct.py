"""Interrupts, threads, forks: what a long session meets. Each in a process of its own, where signals are safe to send."""

from __future__ import annotations

import inspect
import os
import pickle
import subprocess
import sys
import textwrap
import threading
import time
import typing
from fractions import Fraction
from typing import Any, Iterator

import pytest

import zermelo as z


def run(script: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


INTERRUPT = """
import os, signal, sys, threading, time
import zermelo as z
# A shell starts what it runs in the background with interrupts ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
def later():
    time.sleep(0.7)
    sent.append(time.monotonic())
    os.kill(os.getpid(), signal.SIGINT)
sent = []
class Slow(z.Rules):
    def moves(self, n):
        return [n + 1, n + 2]
threading.Thread(target=later, daemon=True).start()
try:
    {work}
except KeyboardInterrupt:
    print(time.monotonic() - sent[0])
else:
    print("finished")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
@pytest.mark.parametrize(
    "work",
    [
        "z.value('domineering 8x8')",
        "z.solve('domineering 9x9')",
        "Slow()(0).solve()",
        "z.sequence('0.007', 10**9)",
        "list(z.solve_many(['domineering 8x8', 'domineering 8x9'], threads=2))",
        "z.eval('s := 0; while true do for k from 1 to 50000 do s := s + k end end')",
        "z.eval('def f(n) begin for k from 1 to 90000 do n := n + 1 end; n end; [f(n) for n from 1 to 90000]')",
        "z.eval('followers(' + ' + '.join('{%d|%d||-%d|-%d}' % (5**k, 2 * 3**k, 7**k, 11**k) for k in range(1, 16)) + ')')",
    ],
)
def test_an_interrupt_arrives_soon(work: str) -> None:
    said = run(INTERRUPT.format(work=work)).strip()
    # Half a second on a machine that has nothing else to do.
    assert said != "finished" and float(said) < 5, said


@pytest.mark.parametrize(
    "program",
    [
        "s := 0; while true do for k from 1 to 50000 do s := s + k end end",
        "def f(n) begin for k from 1 to 90000 do n := n + 1 end; n end; [f(n) for n from 1 to 90000]",
        "k := 0; def f(n) begin for j from 1 to 90000 do k := k + j end end; for n from 1 to 90000 do f(n) end",
    ],
)
def test_a_program_stops_at_its_limit(program: str) -> None:
    began = time.monotonic()
    with pytest.raises(z.Stopped):
        z.eval(program, limit=z.Limit(seconds=0.5))
    assert time.monotonic() - began < 30


@pytest.mark.parametrize(
    "program",
    [
        "def f(n) := f(n + 1); f(0)",
        "def f(n) begin if true then return f(n + 1) + 1 end end; f(0)",
        "k := 0; def f(n) begin k := n; f(n + 1) end; f(0)",
        "while true do end",
        "begin " * 500 + "1" + " end" * 500,
        "f := x -> " * 300 + "x",
        "(" * 5000 + "x -> x" + ")" * 5000,
        "if true then " * 500 + "return 1" + " end" * 500,
        "1 + " + "(y := " * 1000 + "1" + ")" * 1000,
    ],
)
def test_deep_programs_are_refused_and_do_not_crash(program: str) -> None:
    said = run(f"""
    import zermelo as z
    try:
        print("worth", z.eval({program!r}, limit=z.Limit(seconds=20)))
    except z.ZermeloError as error:
        print("refused", str(error)[:200])
    """)
    assert said.startswith(("worth", "refused"))


def test_other_threads_go_on_meanwhile() -> None:
    ticks = 0
    stop = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not stop.is_set():
            ticks += 1
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    with pytest.raises(z.Stopped):
        z.value("domineering 8x8", limit=z.Limit(seconds=0.5))
    stop.set()
    thread.join()
    assert ticks > 20


def test_threads_share_a_store() -> None:
    found: list[z.Value] = []

    def work() -> None:
        found.append(z.value("domineering 4x4"))

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 1 and len(found) == 6


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_fork_in_the_midst_of_work() -> None:
    said = run(
        """
        import os, threading, time, warnings
        warnings.simplefilter("ignore")
        import zermelo as z
        def work():
            try:
                z.value("domineering 7x7", limit=z.Limit(seconds=3))
            except z.Stopped:
                pass
        thread = threading.Thread(target=work)
        thread.start()
        time.sleep(0.3)
        for n in range(8):
            child = os.fork()
            if child == 0:
                good = z.value("domineering 4x4") == z.value("domineering 4x4") and z.solve("nim 3 4 5").outcome == "N"
                os._exit(0 if good else 1)
            assert os.waitpid(child, 0)[1] == 0
            time.sleep(0.05)
        thread.join()
        print("good")
        """
    )
    assert said.strip() == "good"


def test_import_is_quick_and_small() -> None:
    said = run(
        """
        import sys
        before = set(sys.modules)
        import zermelo
        assert not {"numpy", "anywidget", "pandas", "networkx", "asyncio"} & set(sys.modules)
        print(len(set(sys.modules) - before))
        """
    )
    assert int(said) < 90


def test_importing_is_quick() -> None:
    """`typing` takes as long as the rest of the package."""
    folder = os.path.dirname(os.path.dirname(z.__file__))
    line = f"import sys; sys.path.append({folder!r}); import zermelo; print(*sys.modules)"
    alone = subprocess.run([sys.executable, "-I", "-S", "-c", line], capture_output=True, text=True, check=True)
    assert {"typing", "re", "numpy", "json", "fractions"}.isdisjoint(alone.stdout.split())


def annotated(module: Any) -> Iterator[Any]:
    """The functions and classes of a module, with the methods and properties of the classes."""
    for name in getattr(module, "__all__", None) or [name for name in dir(module) if not name.startswith("_")]:
        one = getattr(module, name)
        if inspect.isclass(one):
            yield one
            for member in vars(one).values():
                function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
                if inspect.isfunction(function):
                    yield function
        elif inspect.isfunction(one):
            yield one


def test_annotations_are_types() -> None:
    import zermelo._drawing
    import zermelo.adapters

    for module in (z, zermelo.adapters, zermelo._drawing):
        assert all(isinstance(typing.get_type_hints(one), dict) for one in annotated(module))
    hints = typing.get_type_hints(z.solve)
    assert hints["question"] == typing.Union[str, z.Position] and hints["return"] is z.Answer
    assert hints["limit"] == typing.Optional[z.Limit] and typing.get_type_hints(z.eval)["return"] is typing.Any
    assert typing.get_type_hints(z.Move)["label"] is str
    assert typing.get_type_hints(z.value)["question"] == typing.Union[str, z.Position, int, Fraction]


def test_tuples_with_names() -> None:
    move = z.solve("nim 1").moves[0]
    assert move._fields[:2] == ("player", "label") and move == tuple(move) and pickle.loads(pickle.dumps(move)) == move
    assert type(move).__name__ == "Move" and type(move).__module__ == "zermelo._answers" and type(move).__doc__
