"""Doors to other libraries, tried on stand-ins that have the calls that are used."""

from __future__ import annotations

import sys
from typing import Any, Optional

import pytest

import zermelo as z
from zermelo.adapters import SpielGame, from_chess, openspiel


def test_a_game_is_played_through_the_calls_of_pyspiel() -> None:
    game = z.openspiel(z.Nim(1, 2))
    assert isinstance(game, SpielGame) and game.num_players() == 2 and game.num_distinct_actions() == 3
    state = game.new_initial_state()
    while not state.is_terminal():
        assert state.current_player() in (0, 1)
        action = state.string_to_action(state.action_to_string(state.current_player(), state.legal_actions()[0]))
        state.apply_action(action)
    assert state.current_player() == -4 and sorted(state.returns()) == [-1.0, 1.0]
    # The player who cannot move has lost.
    assert state.returns()[len(state.history()) % 2] == -1.0
    with pytest.raises(ValueError):
        state.apply_action(0)


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
    pyspiel = pytest.importorskip("pyspiel") if "pyspiel" in sys.modules else None
    if pyspiel:
        found = openspiel(pyspiel.load_game("tic_tac_toe"))
        assert found.start().solve(to_move=z.LEFT).winner[z.LEFT][0] == "draw"


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

    class TwiceState(SpielTokensState):
        """Who takes 1 moves again."""

        def current_player(self) -> int:
            return -4 if self.left == 0 else sum(take == 2 for take in self.past) % 2

        def child(self, action: int) -> "TwiceState":
            return TwiceState(self.left - action, [*self.past, action])

    class Twice(SpielTokens):
        def new_initial_state(self) -> SpielTokensState:
            return TwiceState(5, [])

    game: Any = openspiel(Twice())
    with pytest.raises(ValueError, match="twice in succession"):
        game.start().solve(to_move=z.LEFT)


def test_boards_of_python_chess() -> None:
    class Board:
        def fen(self) -> str:
            return "8/8/8/4k3/8/8/8/K6R w - - 0 1"

    assert from_chess(Board()).solve(only="winner").winner[z.LEFT] is not None
    with pytest.raises(TypeError):
        openspiel(3)


def test_the_board_needs_its_extra() -> None:
    try:
        import anywidget  # type: ignore[import-not-found, import-untyped, unused-ignore]  # noqa: F401
    except ImportError:
        with pytest.raises(ImportError, match=r"zermelo\[notebook\]"):
            import zermelo.notebook  # noqa: F401
    else:
        from zermelo.notebook import Board

        board = Board(z.Domineering("2x3"))
        assert "<svg" in board.shown and "data-move" in board.shown
        label = z.Domineering("2x3").moves(z.LEFT)[0][0]
        board.clicked = [label, 1]
        assert board.to_move is z.RIGHT and len(board.history) == 1
        board.clicked = ["undo", 2]
        assert board.to_move is z.LEFT and not board.history
