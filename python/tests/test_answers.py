"""Answers, positions, sequences, tables, graphs, certificates, limits."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

import zermelo as z


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
