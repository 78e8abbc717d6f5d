"""Doors to other libraries: OpenSpiel, networkx, python-chess. None of them is needed by the package itself."""

from __future__ import annotations

from typing import Any, Iterable, Optional, Union

from ._basics import LEFT, RIGHT, Player
from ._games import Game, Rules
from ._zermelo import Position

PLAYERS = (LEFT, RIGHT)
TERMINAL = -4
"""The player of a state in which play is over, as in pyspiel.PlayerId."""


class SpielState:
    """A position with a player to move, by the calls of a pyspiel state."""

    def __init__(self, position: Position, mover: int = 0, misere: bool = False) -> None:
        self._position = position
        self._mover = mover
        self._misere = misere
        self._history: list[int] = []
        self._moves: Optional[list[tuple[str, Position]]] = None

    def _legal(self) -> list[tuple[str, Position]]:
        if self._moves is None:
            self._moves = self._position.moves(PLAYERS[self._mover])
        return self._moves

    @property
    def position(self) -> Position:
        """The position."""
        return self._position

    def current_player(self) -> int:
        """0 for Left, 1 for Right, TERMINAL when play is over."""
        return self._mover if self._legal() else TERMINAL

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """The numbers of the moves of the player to move."""
        if player is not None and player != self._mover:
            return []
        return list(range(len(self._legal())))

    def action_to_string(self, player_or_action: int, action: Optional[int] = None) -> str:
        """The name of a move."""
        return self._legal()[player_or_action if action is None else action][0]

    def string_to_action(self, player_or_text: Union[int, str], text: Optional[str] = None) -> int:
        """The number of a move."""
        wanted = player_or_text if text is None else text
        for action, (label, _) in enumerate(self._legal()):
            if label == wanted:
                return action
        raise ValueError(f"{wanted!r} is not a move here")

    def apply_action(self, action: int) -> None:
        """Makes a move."""
        legal = self._legal()
        if not 0 <= action < len(legal):
            raise ValueError(f"there is no action {action}: there are {len(legal)}")
        self._position = legal[action][1]
        self._mover = 1 - self._mover
        self._history.append(action)
        self._moves = None

    def child(self, action: int) -> SpielState:
        """The state after a move."""
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> SpielState:
        """A copy."""
        copy = SpielState(self._position, self._mover, self._misere)
        copy._history = list(self._history)
        copy._moves = self._moves
        return copy

    def is_terminal(self) -> bool:
        """Whether play is over."""
        return not self._legal()

    def is_chance_node(self) -> bool:
        """Never."""
        return False

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser, when play is over."""
        if not self.is_terminal():
            return [0.0, 0.0]
        answer = self._position.solve(misere=self._misere, to_move=PLAYERS[self._mover])
        found = answer.winner[PLAYERS[self._mover]]
        own = {"win": 1.0, "loss": -1.0}.get(found[0] if found else "draw", 0.0)
        return [own, -own] if self._mover == 0 else [-own, own]

    def rewards(self) -> list[float]:
        """The same as returns: nothing is won before the end."""
        return self.returns()

    def player_reward(self, player: int) -> float:
        """What one player has won."""
        return self.returns()[player]

    def history(self) -> list[int]:
        """The moves so far."""
        return list(self._history)

    def history_str(self) -> str:
        """The moves so far, as text."""
        return " ".join(map(str, self._history))

    def information_state_string(self, player: Optional[int] = None) -> str:
        """All that there is to know: the position and who moves."""
        return str(self)

    def observation_string(self, player: Optional[int] = None) -> str:
        """All that there is to see."""
        return str(self)

    def num_players(self) -> int:
        """Two."""
        return 2

    def __str__(self) -> str:
        return f"{self._position.game} {self._position}, {PLAYERS[self._mover].value} to move"


class SpielGame:
    """A game of ours by the calls of a pyspiel game: what plays a pyspiel game plays it."""

    def __init__(self, start: Position, misere: bool = False) -> None:
        self._start = start
        self._misere = misere

    def new_initial_state(self) -> SpielState:
        """The start."""
        return SpielState(self._start, 0, self._misere)

    def num_players(self) -> int:
        """Two."""
        return 2

    def num_distinct_actions(self) -> int:
        """The most moves of either player at the start."""
        return max(len(self._start.options(player)) for player in PLAYERS)

    def min_utility(self) -> float:
        """What the loser gets."""
        return -1.0

    def max_utility(self) -> float:
        """What the winner gets."""
        return 1.0

    def utility_sum(self) -> float:
        """What both get together."""
        return 0.0

    def __str__(self) -> str:
        return f"zermelo({self._start.game} {self._start})"


class FromSpiel(Rules):
    """A pyspiel game as ours. A position is a state's history; its player to move belongs to it, as in pyspiel: the other
    player has no moves there, and play is over for both when it is over there."""

    def __init__(self, game: Any) -> None:
        self.spiel = game
        kind = getattr(game, "get_type", lambda: game)()
        self.name = str(kind).split("(")[0][:60] or "spiel"
        if game.num_players() != 2:
            raise ValueError("only games for two players are solved")
        for what, wanted, refused in (
            ("dynamics", "SEQUENTIAL", "games in which both move at once"),
            ("information", "PERFECT_INFORMATION", "games with hidden information"),
            ("chance_mode", "DETERMINISTIC", "games of chance"),
        ):
            if getattr(getattr(kind, what, None), "name", wanted) != wanted:
                raise ValueError(f"{refused} are not solved")
        self._keys: dict[str, tuple[int, ...]] = {}

    def start(self) -> Position:
        """The start."""
        return self(self._key(self.spiel.new_initial_state()))

    def _key(self, state: Any) -> tuple[int, ...]:
        # Transpositions are one position: the first history that led there stands for it.
        history = tuple(state.history())
        return self._keys.setdefault(f"{state.current_player()}|{state}", history)

    def _state(self, history: Iterable[int]) -> Any:
        state = self.spiel.new_initial_state()
        for action in history:
            state.apply_action(action)
        return state

    def _moves(self, history: tuple[int, ...], mover: int) -> list[tuple[int, ...]]:
        state = self._state(history)
        if state.is_chance_node():
            raise ValueError("games of chance are not solved")
        if state.is_terminal() or state.current_player() != mover:
            return []
        children = [state.child(action) for action in state.legal_actions()]
        if any(not child.is_terminal() and child.current_player() == mover for child in children):
            raise ValueError("a player moves twice in succession here; only games in which players take turns are solved")
        return [self._key(child) for child in children]

    def left(self, position: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The moves of player 0."""
        return self._moves(position, 0)

    def right(self, position: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The moves of player 1."""
        return self._moves(position, 1)

    def ending(self, position: tuple[int, ...], player: Player) -> Optional[str]:
        """The result where play is over."""
        state = self._state(position)
        if not state.is_terminal():
            return None
        won = state.returns()[0 if player == LEFT else 1]
        return "win" if won > 0 else "loss" if won < 0 else "draw"


def openspiel(game: Union[Position, Game, Any]) -> Union[SpielGame, FromSpiel]:
    """A position of ours, or a game with a start, as a game for what plays pyspiel games; or a pyspiel game as ours::

        openspiel(z.Domineering("4x4")).new_initial_state()
        openspiel(pyspiel.load_game("tic_tac_toe")).start().solve(to_move=z.LEFT)
    """
    if isinstance(game, Position):
        return SpielGame(game)
    if isinstance(game, Game):
        return SpielGame(game())
    if hasattr(game, "new_initial_state"):
        return FromSpiel(game)
    raise TypeError(f"expected a position, a game, or a pyspiel game, not {type(game).__name__}")


def from_chess(board: Any) -> Position:
    """The position of a python-chess board: endings of king against king and rook, queen or pawn."""
    from ._games import position

    return position(str(board.fen()))


def to_networkx(start: Position, most: int = 100_000) -> Any:
    """The positions that can be reached as a networkx.MultiDiGraph: an edge is a move, its attributes `player` and `label`."""
    import networkx  # type: ignore[import-untyped, import-not-found, unused-ignore]

    found = networkx.MultiDiGraph()
    found.add_node(start)
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for player in PLAYERS:
            if here.is_impartial and player is RIGHT:
                continue
            for label, there in here.moves(player):
                if there not in found:
                    if len(found) >= most:
                        raise ValueError(f"more than {most} positions can be reached; begin at a smaller one")
                    found.add_node(there)
                    waiting.append(there)
                found.add_edge(here, there, player="both" if here.is_impartial else player.value, label=label)
    return found
