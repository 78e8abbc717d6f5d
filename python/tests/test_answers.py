"""Answers, positions, sequences, tables, graphs, certificates, limits."""

from __future__ import annotations

import copy
import json
import pickle
from fractions import Fraction
from pathlib import Path

import pytest

import zermelo as z


def test_scores() -> None:
    answer = z.solve("dots-and-boxes 2x2")
    assert answer.score == {z.LEFT: (3, 1), z.RIGHT: (1, 3)} and answer.moves[0].score == (3, 1)
    plain = z.solve("nim 3 4 5")
    assert plain.score == {z.LEFT: None, z.RIGHT: None} and plain.moves[0].score is None


def test_answers() -> None:
    answer = z.solve("nim 3 4 5")
    assert answer.outcome == "N" and answer.confidence == "proved" and "Bouton" in answer.why
    assert [move.to for move in answer.winning_moves] == ["1 4 5"] and str(answer.worth) == "*2"
    assert answer.winner[z.LEFT] is not None and answer.winner[z.LEFT][0] == "win"
    assert answer.json["schema"] == "zermelo/answer/2" and "N: the next player wins" in str(answer)
    assert z.solve("nim 3 5", misere=True).outcome == "N" and z.solve("{2|-1}").outcome == "N"
    assert z.solve("nim 1 2 3", engine="search").outcome == "P"
    assert z.solve(z.position("domineering 2x3"), to_move=z.RIGHT, only="winner").winner[z.RIGHT] is not None


def test_every_game_of_the_catalogue_opens_by_its_name() -> None:
    for game in z.games():
        for example in game.examples:
            position = z.position(example)
            assert eval(repr(position), {"position": z.position}) == position
            assert pickle.loads(pickle.dumps(position)) == position and hash(position) == hash(z.position(example))
    for name in ("Nim", "Domineering", "ToadsAndFrogs", "Hackenbush", "Clobber", "Wythoff"):
        assert isinstance(getattr(z, name), z.Game) and name in dir(z)
    with pytest.raises(AttributeError):
        z.NoSuchGame
    with pytest.raises(z.ParseError, match="did you mean 'nim'"):
        z.Game("nmi")
    assert z.Bash[3](7) == z.position("bash:3 7") and z.Game("bash", 3)(7).solve().outcome == "N"


def test_positions_move_and_add_up() -> None:
    board = z.Domineering("2x3")
    assert str(board.value()) == "{2|-1/2}" and len(board.options(z.LEFT)) == 3 and len(board.options(z.RIGHT)) == 4
    label, after = board.moves(z.LEFT)[0]
    assert board.move_to(z.LEFT, label) == after != board and (board._repr_svg_() or "").startswith("<svg")
    total = board + z.Nim(2) + z.position("{1|-1}")
    assert len(total.parts) == 3 and total.value() == board.value() + z.Value("*2") + z.Value("+-1")
    assert len(total.options(z.LEFT)) == 3 + 2 + 1 and total.solve(only="winner").outcome == total.value().outcome
    assert pickle.loads(pickle.dumps(total)) == total
    # The moves have one name everywhere, also where a game stands there twice.
    for sums in (total, z.Nim(2) + z.Nim(3) + board, z.position("nim 2 + nim 3")):
        own = {label for player in z.Player for label, _ in sums.moves(player)}
        assert own == {move.label for move in sums.solve(only="moves").moves} == {move["label"] for move in sums.json["moves"]}
        assert all(sums.move_to(z.LEFT, label) == option for label, option in sums.moves(z.LEFT))
    with pytest.raises(z.DomainError, match="ends by a rule"):
        board + z.position("tictactoe ...|...|...")
    with pytest.raises(ValueError, match="not a move"):
        board.move_to(z.LEFT, "nowhere")
    with pytest.raises(ValueError):
        board.options("top")
    with pytest.raises(TypeError):
        z.Nim(3.0)
    with pytest.raises(z.DomainError):
        z.position("tictactoe ...|...|...").value()


def test_rule_files(tmp_path: Path) -> None:
    file = Path(__file__).parents[2] / "games" / "hex.star"
    if not file.is_file():
        pytest.skip("the sources are not here")
    game = z.Game.from_file(file)
    assert game("2x2").solve(to_move=z.LEFT, only="winner").winner[z.LEFT] is not None and game.title == "hex" and game.name.endswith(".star")
    wrong = tmp_path / "wrong.star"
    wrong.write_text("game(")
    with pytest.raises(z.ParseError):
        z.Game.from_file(wrong)()
    with pytest.raises(FileNotFoundError):
        z.Game.from_file(tmp_path / "none.star")
    with pytest.raises(ValueError, match="star"):
        z.Game.from_file("mine.txt")


def test_rule_files_come_with_the_package(tmp_path: Path) -> None:
    assert z.Hex("3x3") == z.Game("hex")("3x3") == z.position("hex 3x3") == z.Game.from_file("hex.star")("3x3")
    assert z.Hex("3x3").solve(only="winner", to_move=z.LEFT).winner[z.LEFT] == ("win", None)
    assert z.ConnectFour.title.startswith("Connect") and len(z.Hex.rules) > 40 and "ConnectFour" in dir(z)
    assert eval(repr(z.Hex("3x3")), {"position": z.position}) == z.Hex("3x3")
    # A file of the same name goes before.
    names = {game.name for game in z.games()}
    assert "nim" in names and "hex.star" in names and len(names) == len(z.games())
    with pytest.raises(TypeError, match="have names"):
        z.Hex[3]
    with pytest.raises(TypeError, match="stand in order"):
        z.Game("bash", n=3)


def test_rule_files_with_blanks_in_their_paths(tmp_path: Path) -> None:
    text = "game = heaps(take = [1, 2])\n"
    for name in ("my game.star", "100% mine + yours.star", "a.star b/c.star", "\u3000\ub2d8.star", "t\tab.star"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        game = z.Game.from_file(file)
        position = game(7)
        assert position.solve().outcome == "N", name
        assert eval(repr(position), {"position": z.position}) == position and pickle.loads(pickle.dumps(position)) == position
        assert game.title == file.stem and (position + z.Nim(1)).solve().outcome == "P"
    with pytest.raises(FileNotFoundError, match="none here"):
        z.Game.from_file(tmp_path / "none here.star")
    with pytest.raises(TypeError, match=r"from_file\('mine.star'\)"):
        z.Game.from_file(3)  # type: ignore[arg-type]


def test_names_of_the_package() -> None:
    names = dir(z)
    assert all(name.isidentifier() and (not name.startswith("_") or name == "__version__") for name in names)
    assert all(hasattr(z, name) for name in names) and "annotations" not in names and len(names) == len(set(names))
    assert z.adapters.to_networkx is not None


def test_wrong_arguments_are_told_what_was_expected(tmp_path: Path) -> None:
    answer = z.solve("nim 3 4")
    kayles = z.sequence("0.77", 20)
    for wrong, error, hint in (
        (lambda: z.solve("nim 3", depth=-1), ValueError, "depth is an int from 0 on, for example depth=10, not -1"),
        (lambda: z.solve("nim 3", depth="deep"), TypeError, "for example depth=10, not str"),
        (lambda: z.solve("nim 3", seed=-1), ValueError, "seed=1"),
        (lambda: z.solve("nim 3", only="all"), ValueError, "move, moves, value, winner"),
        (lambda: z.solve("nim 3", only=3), TypeError, "move, moves, value, winner"),
        (lambda: z.solve("nim 3", engine="stockfish"), ValueError, "for example engine='search'"),
        (lambda: z.solve("nim 3", to_move="up"), ValueError, "LEFT or RIGHT"),
        (lambda: z.solve("nim 3", limit=5), TypeError, r"limit=Limit\(positions=1_000_000"),
        (lambda: z.solve(5), TypeError, "'nim 3 4 5'"),
        (lambda: z.solve_many("nim 3"), TypeError, "questions are several"),
        (lambda: z.solve_many(["nim 3"], threads=0), ValueError, "threads=4"),
        (lambda: z.solve("nim 3", threads=0), ValueError, "threads=4"),
        (lambda: z.value("nim 3", threads=0), ValueError, "threads=4"),
        (lambda: z.value("nim 3", threads="all"), TypeError, "threads=4"),
        (lambda: z.Limit(positions=-5), ValueError, r"Limit\(positions=1_000_000\), not -5"),
        (lambda: z.Limit(positions=1e6), TypeError, r"Limit\(positions=1_000_000\), not float"),
        (lambda: z.Limit(memory="1 GB"), TypeError, r"Limit\(memory=2_000_000_000\)"),
        (lambda: z.Limit(seconds=float("nan")), ValueError, r"Limit\(seconds=0.5\), not nan"),
        (lambda: z.Limit(seconds=-1), ValueError, r"Limit\(seconds=0.5\), not -1"),
        (lambda: z.Limit(seconds="1"), TypeError, r"Limit\(seconds=0.5\), not str"),
        (lambda: z.Limit()._replace(positions=-1), ValueError, "not -1"),
        (lambda: z.sequence("0.77", -1), ValueError, 'sequence\\("0.77", 10_000\\)'),
        (lambda: z.sequence("0.77", 2.5), TypeError, "is an int"),
        (lambda: kayles[0.5], TypeError, r"seq\[2:5\]"),
        (lambda: kayles[-1], IndexError, "from 0 on"),
        (lambda: kayles[-3:], IndexError, "from 0 on"),
        (lambda: answer.certificate("/nope/x"), FileNotFoundError, "'/nope/x'"),
        (lambda: answer.certificate(tmp_path), OSError, str(tmp_path.name)),
        (lambda: answer.certificate(tmp_path / "x", "nothing"), ValueError, "for example claim='winner'"),
        (lambda: z.sequence("0.77", 1000).certificate("/nope/x"), FileNotFoundError, "'/nope/x'"),
        (lambda: z.graph({"a": 3}), TypeError, r"graph\(\{'a': \['b', 'c'\]"),
        (lambda: z.graph({"a": "bc"}), TypeError, "are a list"),
        (lambda: z.game(name=3)(lambda n: []), TypeError, "name='subtract'"),
        (lambda: z.game(part=3), TypeError, "it may have name, parts"),
        (lambda: z.explain(3), TypeError, "for example explain"),
        (lambda: z.proof(3), TypeError, "for example proof"),
        (lambda: z.Nim(3).options(3), TypeError, r"position.moves\(LEFT\)"),
        (lambda: z.Nim(3).move_to(z.LEFT, None), TypeError, "counted from 1"),
        (lambda: z.Game(3), TypeError, r"Game\('nim'\)"),
        (lambda: z.solve("nim 3", progress=3), TypeError, "progress=print"),
        (lambda: z.solve("nim 3", misere="no"), TypeError, "misere=True, not str"),
        (lambda: z.solve_many(["nim 3"], misere=1), TypeError, "misere=True, not int"),
        (lambda: z.table("nim 3", p_positions="all"), TypeError, "p_positions=True, not str"),
        (lambda: z.graph({"a": []}, misere=None), TypeError, "misere=True, not NoneType"),
        (lambda: z.graph({"a": [["b"]]}), TypeError, "hashable, and list is not"),
        (lambda: z.check(tmp_path / "nothing"), FileNotFoundError, "nothing'"),
    ):
        with pytest.raises(error, match=hint):
            wrong()
    z.solve("nim 3 4").certificate(tmp_path / "c")
    with pytest.raises(z.Stopped) as caught:
        z.check(tmp_path / "c", memory=0)
    assert caught.value.reason == "memory"
    (tmp_path / "c").unlink()
    assert repr(z.misere("nim 2 2")).startswith("<MisereAnswer ") and "0" in repr(z.explain_value("nim 0"))
    assert z.Nim(3).move_to(z.LEFT, 1) == z.Nim(3).move_to(z.LEFT, "1") and list(tmp_path.iterdir()) == []
    assert z.Limit(seconds=1e300).seconds is None and repr(z.Limit(seconds=1)) == "Limit(seconds=1.0)"
    assert pickle.loads(pickle.dumps(z.Limit(5))) == z.Limit(positions=5) == (5, None, None)


def test_slices_of_sequences() -> None:
    kayles = z.sequence("0.77", 1000)
    values = kayles.values.tolist()
    assert kayles[2:5] == values[2:5] and kayles[:5] == values[:5] and kayles[990:] == values[990:] and kayles[::100] == values[::100]
    assert kayles[5:2] == [] and kayles[10:0:-2] == values[10:0:-2] and kayles[5::-1] == values[5::-1]
    # By the period, also where none was computed.
    assert kayles[10**12 : 10**12 + 12] == [kayles[10**12 + n] for n in range(12)] and kayles[998:1003] == values[998:] + kayles[1001:1003]
    with pytest.raises(IndexError, match="is not known"):
        z.sequence("0.07", 10)[5:30]


def test_answers_are_equal_where_they_say_the_same() -> None:
    for ask in (lambda: z.solve("nim 3 4 5"), lambda: z.table("nim 2 1"), lambda: z.solve("domineering 2x3")):
        one, other = ask(), ask()
        assert one == other and hash(one) == hash(other) and len({one, other}) == 1
        assert pickle.loads(pickle.dumps(one)) == one and copy.deepcopy(one) == one
    assert z.solve("nim 3 4 5") != z.solve("nim 3 4 6") and z.solve("nim 1") != z.table("nim 1") and z.solve("nim 1") != "nim 1"


def test_a_sequence_is_copied_and_not_pickled() -> None:
    kayles = z.sequence("kayles", 20)
    assert copy.copy(kayles) is kayles and copy.deepcopy([kayles])[0] is kayles
    with pytest.raises(TypeError, match="pickle its values"):
        pickle.dumps(kayles)
    assert pickle.loads(pickle.dumps(bytes(kayles.values))) == bytes(kayles.values)


def test_what_is_known_where_a_limit_was_reached() -> None:
    with pytest.raises(z.Stopped) as caught:
        z.sequence("0.007", 10**8, limit=z.Limit(positions=5_000))
    known = caught.value.known
    assert isinstance(known, z.Sequence) and 100 < len(known) < 10**8
    assert known.values.tolist() == z.sequence("0.007", len(known) - 1).values.tolist() and pickle.loads(pickle.dumps(caught.value))
    # No half table, but what is known of its start.
    with pytest.raises(z.Stopped) as caught:
        z.table("nim 100 101 102", limit=z.Limit(positions=50))
    start = caught.value.known
    assert isinstance(start, z.Answer) and start.outcome == "N" and start.why == "Bouton's theorem"
    assert start.position == z.Nim(100, 101, 102) and "nim-sum" in str(start)
    again = pickle.loads(pickle.dumps(caught.value))
    with pytest.raises(z.Stopped) as misere:
        z.table("nim 100 101 102", misere=True, limit=z.Limit(positions=50))
    assert isinstance(misere.value.known, z.Answer) and misere.value.known._asked[0]
    assert again.known == start and again.reason == "positions" and again.json == caught.value.json
    with pytest.raises(z.Stopped) as caught:
        z.table("domineering 6x6", limit=z.Limit(seconds=0.1))
    assert isinstance(caught.value.known, z.Answer) and caught.value.known.confidence == "stopped"


def test_progress_on_a_bar(tmp_path: Path) -> None:
    class Bar:
        """What is used of tqdm, at the least."""

        total = None
        n = 0
        calls = 0

        def update(self, n: int = 1) -> None:
            assert n >= 0
            self.n, self.calls = self.n + n, self.calls + 1

    bar = Bar()
    with pytest.raises(z.Stopped):
        z.value("domineering 8x8", limit=z.Limit(seconds=0.6), progress=bar)
    assert bar.calls > 1 and bar.n > 0
    with pytest.raises(TypeError, match="the class Bar"):
        z.value("nim 3", progress=Bar)  # type: ignore[arg-type]
    tqdm = pytest.importorskip("tqdm")
    with tqdm.tqdm(disable=False, file=open(tmp_path / "out", "w")) as real, pytest.raises(z.Stopped):
        z.sequence("0.007", 10**8, limit=z.Limit(seconds=0.6), progress=real)
    assert real.n > 0 and real.total == 10**8 + 1 and real.desc

    class Angry(Bar):
        def update(self, n: int = 1) -> None:
            raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        z.value("domineering 8x8", limit=z.Limit(seconds=20), progress=Angry())


def test_threads_do_not_change_who_wins() -> None:
    for question in ("domineering 5x5", "clobber 3x5", "nogo 4x4", "cram 4x5", "token:a>b,b>a,b>c,c>d a c"):
        one, two = (z.solve(question, only="winner", threads=threads) for threads in (1, 2))
        assert one.outcome == two.outcome, question


def test_exceptions_arrive_whatever_the_threads() -> None:
    class Row(z.Rules):
        loop_free = True

        def __init__(self, calls: int) -> None:
            self.calls = calls

        def left(self, row: str) -> list[str]:
            self.calls -= 1
            if self.calls == 0:
                raise RuntimeError("enough")
            return [row[:place] + "#" + row[place + 1 :] for place in range(len(row)) if row[place] == "."]

        def right(self, row: str) -> list[str]:
            return [row[:place] + "##" + row[place + 2 :] for place in range(len(row)) if row[place:][:2] == ".."]

    for calls in (1, 20, 100):
        for threads in (1, 2, 3):
            with pytest.raises(RuntimeError, match="enough"):
                Row(calls)("." * 12).solve(engine="sums", threads=threads)
            with pytest.raises(RuntimeError, match="enough"):
                (Row(calls)("." * 12) + z.position("domineering 3x3")).value(threads=threads)


def test_many_questions() -> None:
    questions = [f"nim {n} {n + 1}" for n in range(40)]
    found = list(z.solve_many(questions, threads=3))
    assert [answer.outcome for answer in found if isinstance(answer, z.Answer)] == ["N"] * 40
    limited = list(z.solve_many(["domineering 6x6", "nim 3"], limit=z.Limit(positions=50)))
    assert isinstance(limited[0], z.Stopped) and isinstance(limited[1], z.Answer)
    with pytest.raises(z.ParseError):
        list(z.solve_many(["nim 3", "nmi 3"]))
    some = z.solve_many((f"nim {n}" for n in range(10**9)), threads=2)
    assert next(some) is not None
    some.close()  # type: ignore[attr-defined]


def test_fractions_that_no_game_is_worth() -> None:
    found = z.eval("[1/7 + 2/7, -22/7, 3/7 + 4/7, inf]")
    assert found[:2] == [Fraction(3, 7), Fraction(-22, 7)] and type(found[0]) is Fraction
    assert found[2] == 1 and type(found[2]) is z.Value and found[3] == float("inf")


def test_expressions_are_read_within_limits() -> None:
    hot = "+".join(f"{{{20 + 3 * n}|{7 + n}||{-n}|{-9 - 2 * n * n}}}" for n in range(14))
    for ask in (z.solve, z.explain_value):
        with pytest.raises(z.Stopped) as caught:
            ask(f"value followers({hot})", limit=z.Limit(seconds=0.2))
        assert caught.value.reason == "time"


def test_limits_and_progress() -> None:
    with pytest.raises(z.Stopped) as caught:
        z.value("domineering 6x6", limit=z.Limit(positions=1000))
    assert caught.value.reason == "positions" and "1000" in str(caught.value)
    with pytest.raises(z.Stopped) as caught:
        z.solve("domineering 11x11", limit=z.Limit(seconds=0.2))
    assert caught.value.reason == "time" and caught.value.known is not None
    assert caught.value.known.confidence == "stopped"
    pickle.loads(pickle.dumps(caught.value))
    seen: list[tuple[str, int]] = []
    with pytest.raises(z.Stopped):
        z.value("domineering 7x7", limit=z.Limit(seconds=0.5), progress=lambda stage, done, total: seen.append((stage, done)))
    assert seen

    def angry(stage: str, done: int, total: object) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        z.value("domineering 7x7", limit=z.Limit(seconds=20), progress=angry)


def test_sequences(tmp_path: Path) -> None:
    kayles = z.sequence("0.77", 1000)
    assert kayles.period is not None and kayles.period.proved and kayles.period[:3] == (12, 71, 0)
    assert kayles[10**12] == 1 and len(kayles) == 1001 and list(kayles)[:6] == [0, 1, 2, 3, 1, 4]
    assert kayles.values.format == "H" and memoryview(kayles.values).nbytes == 2002 and "<svg" in kayles._repr_svg_()
    assert z.check(kayles.certificate(tmp_path / "k").claim and tmp_path / "k")
    with pytest.raises(TypeError, match="floats lose digits"):
        z.sequence(0.77)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        z.sequence("0.x")


def test_tables() -> None:
    found = z.table("nim 2 3")
    assert sum(row.outcome == "P" for row in found) == 3 and all((row.grundy == "0") == (row.outcome == "P") for row in found)
    columns = found.columns()
    assert set(map(len, columns.values())) == {len(found)} and "<table>" in found._repr_html_()
    json.dumps(columns)
    with pytest.raises(z.Stopped):
        z.table("nim 100 100", limit=z.Limit(positions=50))


def test_graphs() -> None:
    labels = z.graph({"a": ["b", "c"], "b": ["c"], "c": [], "d": ["d"]})
    assert [labels[v].outcome for v in "abcd"] == ["N", "N", "P", "D"] and labels["a"].grundy == "2"
    networkx = pytest.importorskip("networkx")
    graph = networkx.DiGraph([(1, 2), (2, 3)])
    graph.add_edge(1, 3, player=z.LEFT)
    assert z.graph(graph)[1].left[0] == "win" and z.graph(graph)[1].right[0] == "loss"
    from zermelo.adapters import to_networkx

    found = to_networkx(z.Nim(2, 1))
    assert found.number_of_nodes() >= 5 and z.graph(found)[z.Nim(2, 1)].outcome == "N"
    with pytest.raises(TypeError):
        z.graph(7)


def test_certificates(tmp_path: Path) -> None:
    path = tmp_path / "answer.txt"
    written = z.solve("nim 3 4 5").certificate(path)
    assert written.is_known and z.check(path)
    text = path.read_text().replace("3 4 5", "3 4 7", 1)
    path.write_text(text)
    refused = z.check(path)
    assert not refused and refused.message
    with pytest.raises(FileNotFoundError):
        z.check(tmp_path / "none")
    with pytest.raises(ValueError):
        z.solve("nim 3").certificate(path, "nothing")

    @z.game(loop_free=True)
    def three(n: int) -> list[int]:
        return [n - k for k in (1, 2, 3) if k <= n]

    assert not three(6).solve().certificate(path).is_known and z.check(path)


def test_words_and_proofs() -> None:
    assert "mast" in str(z.explain("temperature")) or "thermograph" in str(z.explain("temperature"))
    assert z.proof("Bouton's theorem", "3 4 5")
    with pytest.raises(KeyError):
        z.explain("nothing of the kind")
    assert z.misere("nim 2 3").genus and z.explain_value("domineering 2x3").options
