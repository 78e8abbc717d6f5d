"""Doors to other libraries, tried on stand-ins that have the calls that are used."""

from __future__ import annotations

import random
from typing import Any, Optional

import pytest

import zermelo as z
from zermelo.adapters import TELLING, SpielGame, from_chess, openspiel


@pytest.mark.parametrize("made", [SpielGame, z.openspiel])
def test_a_game_is_played_through_the_calls_of_pyspiel(made: Any) -> None:
    game = made(z.Nim(1, 2))
    assert game.num_players() == 2 and game.num_distinct_actions() == 3 and game.max_game_length() == 3
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, 0.0)
    state = game.new_initial_state()
    assert not state.is_chance_node() and not state.is_simultaneous_node() and state.is_initial_state()
    assert state.returns() == state.rewards() == [0.0, 0.0] and state.legal_actions_mask(0) == [1, 1, 1]
    before = state.clone()
    while not state.is_terminal():
        player = state.current_player()
        assert player in (0, 1) and state.legal_actions(1 - player) == []
        action = state.string_to_action(player, state.action_to_string(player, state.legal_actions()[0]))
        state.apply_action(action)
    assert state.current_player() == -4 and sorted(state.returns()) == [-1.0, 1.0]
    assert state.player_return(0) == state.player_reward(0) == state.rewards()[0]
    # The player who cannot move has lost.
    assert state.returns()[len(state.history()) % 2] == -1.0
    assert before.history() == [] and state.history_str() == state.information_state_string(0)
    assert "left to move" in before.observation_string(0) and before.child(0).current_player() == 1
    if made is not SpielGame:
        # Games in Python cannot undo there.
        return
    last = state.history()[-1]
    state.undo_action(1 - len(state.history()) % 2, last)
    assert not state.is_terminal() and last in state.legal_actions()


def test_what_cannot_be_done_in_a_game_is_said() -> None:
    game = SpielGame(z.Nim(1, 2))
    state = game.new_initial_state()
    with pytest.raises(ValueError, match="no action 7 here: there are 3"):
        state.apply_action(7)
    with pytest.raises(ValueError, match="possible: take 1 from heap 1"):
        state.string_to_action("nothing")
    with pytest.raises(ValueError, match="only the last move"):
        state.undo_action(0, 1)
    with pytest.raises(ValueError, match=r"openspiel\(\.\.\., actions=6\)"):
        SpielGame(z.Nim(1, 2), actions=2).new_initial_state().legal_actions()
    with pytest.raises(TypeError, match="length of play is an int"):
        SpielGame(z.Nim(1, 2), length="long")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"for example openspiel\(Domineering"):
        openspiel(3)


def test_how_a_game_ends_for_pyspiel() -> None:
    assert SpielGame(z.Nim(1), misere=True).new_initial_state().child(0).returns() == [-1.0, 1.0]
    # By a rule of its own, and not by the last move.
    state = SpielGame(z.position("tictactoe xx.|oo.|..."), actions=9, length=9).new_initial_state()
    won = state.child(state.string_to_action("x row 1 column 3"))
    assert won.is_terminal() and won.returns() == [1.0, -1.0] and won.current_player() == -4
    with pytest.raises(ValueError):
        SpielGame(z.position("tictactoe xx.|oo.|..."), misere=True)
    # Play that may go on for ever is a draw in the end.
    @z.game(loop_free=False)
    def around(place: int) -> list[int]:
        return [(place + 1) % 3]

    game = SpielGame(around(0), length=5)
    state = game.new_initial_state()
    for _ in range(5):
        state.apply_action(0)
    assert state.is_terminal() and state.returns() == [0.0, 0.0]
    assert SpielGame(around(0)).max_game_length() > 1000


def test_players_of_pyspiel_play_our_games() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    numpy = pytest.importorskip("numpy")
    from open_spiel.python.algorithms import mcts, minimax  # type: ignore[import-not-found, import-untyped, unused-ignore]

    for position in (z.Domineering("3x3"), z.Nim(1, 2, 3), z.position("tictactoe xo.|...|...")):
        game = z.openspiel(position)
        found, _ = minimax.alpha_beta_search(game)
        own = position.solve(to_move=z.LEFT, only="winner").winner[z.LEFT]
        assert own is not None and found == {"win": 1.0, "loss": -1.0, "draw": 0.0}[own[0]]
        duck, _ = minimax.alpha_beta_search(_PyspielTyped(SpielGame(position), pyspiel))
        assert duck == found

    game = z.openspiel(z.Domineering("3x3"))
    bot = mcts.MCTSBot(
        game, 1.4, 300, mcts.RandomRolloutEvaluator(random_state=numpy.random.RandomState(1)), solve=True,
        random_state=numpy.random.RandomState(1),
    )  # fmt: skip
    state = game.new_initial_state()
    assert state.child(bot.step(state)).ours.position.solve(to_move=z.RIGHT).winner[z.RIGHT][0] == "loss"
    # What is written in C++. (Its MCTSBot ends the process on games in Python, pyspiel's own among them.)
    pyspiel.random_sim_test(game, 5, False, False)
    assert pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) > 0
    bots = [pyspiel.make_uniform_random_bot(player, 3) for player in range(2)]
    assert sorted(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)) == [-1.0, 1.0]
    assert len(z.openspiel(z.Nim(3)).new_initial_state().clone().legal_actions()) == 3


class _PyspielTyped:
    """The stand-in with pyspiel's own type, which algorithms compare."""

    def __init__(self, game: SpielGame, pyspiel: Any) -> None:
        self.game, self.pyspiel = game, pyspiel

    def get_type(self) -> Any:
        kind = self.pyspiel.GameType
        from types import SimpleNamespace

        return SimpleNamespace(
            dynamics=kind.Dynamics.SEQUENTIAL, chance_mode=kind.ChanceMode.DETERMINISTIC,
            information=kind.Information.PERFECT_INFORMATION, utility=kind.Utility.ZERO_SUM,
        )  # fmt: skip

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def test_games_of_pyspiel_are_solved() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = z.openspiel(pyspiel.load_game("tic_tac_toe"))
    assert game.start().solve(to_move=z.LEFT).winner[z.LEFT][0] == "draw"
    for name in ("kuhn_poker", "pig", "matrix_rps"):
        with pytest.raises(ValueError, match="not solved"):
            z.openspiel(pyspiel.load_game(name))


class SpielTokens:
    """A pyspiel game in the small: take 1 or 2 of some tokens; who takes the last wins. States know their mover."""

    def num_players(self) -> int:
        return 2

    def get_type(self) -> str:
        return "tokens(5)"

    def new_initial_state(self) -> "SpielTokensState":
        return SpielTokensState(5, [])


class SpielTokensState:
    def __init__(self, left: int, history: list[int]) -> None:
        self.left, self.past = left, history

    def history(self) -> list[int]:
        return self.past

    def current_player(self) -> int:
        return -4 if self.left == 0 else len(self.past) % 2

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.left == 0

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        return [take for take in (1, 2) if take <= self.left]

    def apply_action(self, action: int) -> None:
        self.left, self.past = self.left - action, [*self.past, action]

    def child(self, action: int) -> "SpielTokensState":
        return SpielTokensState(self.left - action, [*self.past, action])

    def returns(self) -> list[float]:
        last = (len(self.past) - 1) % 2
        return [1.0 if player == last else -1.0 for player in range(2)]

    def __str__(self) -> str:
        return f"{self.left} left"


def test_a_pyspiel_game_is_read_as_ours() -> None:
    game: Any = openspiel(SpielTokens())
    answer = game.start().solve(to_move=z.LEFT)
    assert answer.winner[z.LEFT] is not None and answer.winner[z.LEFT][0] == "win"


def test_pyspiel_games_of_other_kinds_are_refused() -> None:
    class Named:
        def __init__(self, name: str) -> None:
            self.name = name

    class Hidden(SpielTokens):
        def get_type(self) -> Any:
            kind: Any = Named("hidden")
            kind.information = Named("IMPERFECT_INFORMATION")
            return kind

    with pytest.raises(ValueError, match="hidden information"):
        openspiel(Hidden())


class AgainState(SpielTokensState):
    """Who takes 1 moves again."""

    def current_player(self) -> int:
        return -4 if self.left == 0 else sum(take == 2 for take in self.past) % 2

    def child(self, action: int) -> "AgainState":
        return AgainState(self.left - action, [*self.past, action])

    def returns(self) -> list[float]:
        last = sum(take == 2 for take in self.past[:-1]) % 2
        return [1.0 if player == last else -1.0 for player in range(2)]

    def __str__(self) -> str:
        # Who took the last token is seen in what is left of it.
        return f"{self.left} left" if self.left else f"over, {self.returns()}"


class Again(SpielTokens):
    def __init__(self, tokens: int) -> None:
        self.tokens = tokens

    def new_initial_state(self) -> SpielTokensState:
        return AgainState(self.tokens, [])


def _best(state: Any) -> float:
    """What player 0 gets, by looking at all that can come."""
    if state.is_terminal():
        return float(state.returns()[0])
    worths = [_best(state.child(action)) for action in state.legal_actions()]
    return max(worths) if state.current_player() == 0 else min(worths)


def _agrees(game: Any) -> None:
    said = z.openspiel(game).start().solve(to_move=z.LEFT).winner[z.LEFT][0]
    assert said == {1.0: "win", 0.0: "draw", -1.0: "loss"}[_best(game.new_initial_state())], str(game)


def test_a_player_of_a_pyspiel_game_may_move_again() -> None:
    for tokens in range(1, 11):
        _agrees(Again(tokens))


def test_boxes_of_pyspiel_are_worth_another_move() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    for name in ("nim(pile_sizes=2;3)", "dots_and_boxes(num_rows=1,num_cols=1)", "dots_and_boxes(num_rows=1,num_cols=2)"):
        _agrees(pyspiel.load_game(name))


class MemoryState(SpielTokensState):
    """Who took 2 at first wins, which the text does not say."""

    def child(self, action: int) -> "MemoryState":
        return MemoryState(self.left - action, [*self.past, action])

    def returns(self) -> list[float]:
        return [1.0, -1.0] if self.past[0] == 2 else [-1.0, 1.0]


class Memory(SpielTokens):
    def new_initial_state(self) -> SpielTokensState:
        return MemoryState(4, [])


def test_states_of_one_text_may_have_different_futures() -> None:
    _agrees(Memory())
    # Both ways to 1 token are one position here, and the first that is met stands for it.
    joined = z.openspiel(Memory(), transpositions=True).start()
    told_apart = z.openspiel(Memory()).start()
    assert len(_reached(joined)) < len(_reached(told_apart))


def _reached(start: Any) -> set[Any]:
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        new = {*here.options(z.LEFT), *here.options(z.RIGHT)} - found
        found |= new
        waiting.extend(new)
    return found


def test_limits_and_repetitions_of_pyspiel_count() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    for name in (
        "go(board_size=2,max_game_length=7,komi=0.5)",
        "oware(num_houses_per_player=2,num_seeds_per_house=1)",
        "add_noise(epsilon=1.,seed=1,game=tic_tac_toe())",
    ):
        if not name.startswith("add_noise"):
            _agrees(pyspiel.load_game(name))
        assert not z.openspiel(pyspiel.load_game(name)).transpositions


def test_the_text_of_a_state_says_all_where_it_is_trusted() -> None:
    """States that are met in random play: those of one text and player have the same moves to the same texts, and results."""
    pyspiel = pytest.importorskip("pyspiel")
    chance = random.Random(1)
    short = {
        "breakthrough": "(rows=4,columns=3)",
        "clobber": "(rows=3,columns=3)",
        "connect_four": "(rows=3,columns=4,x_in_row=3)",
        "dots_and_boxes": "(num_rows=1,num_cols=2)",
        "gomoku": "(size=3,connect=3,anti=true)",
        "havannah": "(board_size=2,swap=true)",
        "hex": "(board_size=3,swap=true)",
        "mnk": "(m=3,n=3,k=3)",
        "nim": "(pile_sizes=2;2;3)",
        "y": "(board_size=3)",
    }
    # Older versions lack some of them.
    there = sorted(TELLING.intersection(pyspiel.registered_names()))
    assert len(there) > 8, there
    for name in there:
        game = pyspiel.load_game(name + short.get(name, ""))
        assert z.openspiel(game).transpositions
        met: dict[str, Any] = {}
        for _ in range(100):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves = {action: _read(state.child(action)) for action in state.legal_actions()}
                assert met.setdefault(_read(state), moves) == moves
                state = state.child(chance.choice(list(moves)))
            assert met.setdefault(_read(state), state.returns()) == state.returns()


def _read(state: Any) -> str:
    return f"{state.current_player()}|{state}"


def test_one_wins_what_the_other_loses() -> None:
    class Named:
        def __init__(self, name: str) -> None:
            self.name = name

    class Shared(SpielTokens):
        def get_type(self) -> Any:
            kind: Any = Named("shared")
            kind.utility = Named("GENERAL_SUM")
            return kind

    class HalvesState(SpielTokensState):
        """Of a constant sum: the winner gets 3, the loser 1."""

        def child(self, action: int) -> "HalvesState":
            return HalvesState(self.left - action, [*self.past, action])

        def returns(self) -> list[float]:
            return [2 + won for won in super().returns()]

    class Halves(SpielTokens):
        def new_initial_state(self) -> SpielTokensState:
            return HalvesState(5, [])

    with pytest.raises(ValueError, match="what the other loses"):
        z.openspiel(Shared())
    assert z.openspiel(Halves()).start().solve(to_move=z.LEFT).winner[z.LEFT][0] == "win"
    assert z.openspiel(z.Nim(1), actions=9).num_distinct_actions() == 9


def test_boards_of_python_chess() -> None:
    class Board:
        def fen(self) -> str:
            return "8/8/8/4k3/8/8/8/K6R w - - 0 1"

    assert from_chess(Board()).solve(only="winner").winner[z.LEFT] is not None
    assert from_chess(Board().fen()) == from_chess(Board())
    for bad in (3, None, object()):
        with pytest.raises(TypeError, match=r"for example chess\.Board"):
            from_chess(bad)


def test_the_board_needs_its_extra() -> None:
    try:
        import anywidget  # type: ignore[import-not-found, import-untyped, unused-ignore]  # noqa: F401
    except ImportError:
        with pytest.raises(ImportError, match=r"zermelo\[notebook\]"):
            import zermelo.notebook  # noqa: F401
    else:
        from zermelo.notebook import Board

        board = Board(z.Domineering("2x3"))
        # The page's own element, with what it is told.
        assert "z-board" in board._esm and "zermelo-notebook" in board._css
        assert board.state["position"]["drawing"]["kind"] == "grid" and board.state["side"] == "left"
        assert {move["result"] for move in board.state["rated"]} <= {"win", "loss"} and board.state["rated"]
        label = z.Domineering("2x3").moves(z.LEFT)[0][0]
        board.clicked = ["play", label, 1]
        assert board.to_move is z.RIGHT and len(board.history) == 1 and board.state["can_undo"]
        # A late click on a move that is not there any more does nothing.
        board.clicked = ["play", label, 2]
        assert len(board.history) == 1
        board.clicked = ["undo", "", 3]
        assert board.to_move is z.LEFT and not board.history
        sums = Board(z.Nim(2) + z.Domineering("2x2"))
        assert sums.state["position"]["drawing"]["kind"] == "sum" and len(sums.state["position"]["parts"]) == 2
        for move in list(sums.state["position"]["moves"]):
            if move["player"] == "left":
                sums.clicked = ["play", move["label"], 1]
                assert len(sums.history) == 1, move["label"]
                sums.undo()

        @z.game(show=lambda heap: "o" * heap)
        def take(heap: int) -> list[int]:
            return list(range(heap))

        own = Board(take(3))
        assert own.state["picture"] == "ooo" and own.state["position"]["drawing"] is None
        own.clicked = ["play", "0", 1]
        assert own.state["turn"].startswith("Play is over")
        with pytest.raises(TypeError, match=r"for example Board\(Domineering"):
            Board("nim 3")  # type: ignore[arg-type]
