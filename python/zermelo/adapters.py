"""Doors to other libraries: OpenSpiel, networkx, python-chess. None of them is needed by the package itself."""

from __future__ import annotations

from typing import Any, Iterable, NamedTuple, Optional, Union

from ._basics import LEFT, RIGHT, Player, counted
from ._games import Game, Rules
from ._zermelo import Position

PLAYERS = (LEFT, RIGHT)
TERMINAL = -4
"""The player of a state in which play is over, as in pyspiel.PlayerId."""
EXPLORED = 5_000
"""So many states are looked at to find how long play can be, and how many moves there can be."""
LONGEST = 10_000
"""Play is a draw after so many moves, where it is not known to end before."""


class SpielState:
    """A position with a player to move, by the calls of a pyspiel state."""

    def __init__(self, game: SpielGame, position: Position, mover: int = 0) -> None:
        self._game = game
        self._position = position
        self._mover = mover
        self._history: list[int] = []
        self._before: list[Position] = []
        self._moves: Optional[list[tuple[str, Position]]] = None

    def _legal(self) -> list[tuple[str, Position]]:
        if self._moves is None:
            moves = [] if self._is_cut() else self._position.moves(PLAYERS[self._mover])
            if len(moves) > self._game.num_distinct_actions():
                raise ValueError(
                    f"{self} has {len(moves)} moves, more than were met before; give openspiel(..., actions={2 * len(moves)})"
                )
            self._moves = moves
        return self._moves

    def _is_cut(self) -> bool:
        return len(self._history) >= self._game.max_game_length()

    @property
    def position(self) -> Position:
        """The position."""
        return self._position

    def get_game(self) -> SpielGame:
        """The game."""
        return self._game

    def current_player(self) -> int:
        """0 for Left, 1 for Right, TERMINAL when play is over."""
        return self._mover if self._legal() else TERMINAL

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """The numbers of the moves of the player to move."""
        if player is not None and player != self._mover:
            return []
        return list(range(len(self._legal())))

    def legal_actions_mask(self, player: Optional[int] = None) -> list[int]:
        """For every number of a move, 1 where it is one here."""
        count = len(self.legal_actions(player))
        return [1] * count + [0] * (self._game.num_distinct_actions() - count)

    def num_distinct_actions(self) -> int:
        """How many numbers of moves there are in the game."""
        return self._game.num_distinct_actions()

    def action_to_string(self, player_or_action: int, action: Optional[int] = None) -> str:
        """The name of a move."""
        wanted = player_or_action if action is None else action
        self._refuse(wanted)
        return self._legal()[wanted][0]

    def string_to_action(self, player_or_text: Union[int, str], text: Optional[str] = None) -> int:
        """The number of a move."""
        wanted = player_or_text if text is None else text
        for action, (label, _) in enumerate(self._legal()):
            if label == wanted:
                return action
        possible = "; ".join(label for label, _ in self._legal()[:6])
        raise ValueError(f"{wanted!r} is not a move here; possible: {possible}")

    def _refuse(self, action: int) -> None:
        count = len(self._legal())
        if not 0 <= action < count:
            raise ValueError(f"there is no action {action} here: there are {count}, counted from 0")

    def apply_action(self, action: int) -> None:
        """Makes a move."""
        self._refuse(action)
        self._before.append(self._position)
        self._position = self._legal()[action][1]
        self._mover = 1 - self._mover
        self._history.append(int(action))
        self._moves = None

    def undo_action(self, player: int, action: int) -> None:
        """Takes the last move back."""
        if not self._history or self._history[-1] != action or player != 1 - self._mover:
            raise ValueError("only the last move can be taken back")
        self._history.pop()
        self._position = self._before.pop()
        self._mover = player
        self._moves = None

    def child(self, action: int) -> SpielState:
        """The state after a move."""
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> SpielState:
        """A copy."""
        copy = SpielState(self._game, self._position, self._mover)
        copy._history = list(self._history)
        copy._before = list(self._before)
        copy._moves = self._moves
        return copy

    def __deepcopy__(self, _memo: object) -> SpielState:
        return self.clone()

    def is_terminal(self) -> bool:
        """Whether play is over."""
        return not self._legal()

    def is_initial_state(self) -> bool:
        """Whether nobody has moved yet."""
        return not self._history

    def is_chance_node(self) -> bool:
        """Never."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never."""
        return False

    def is_player_node(self) -> bool:
        """Whether a player is to move."""
        return not self.is_terminal()

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser, when play is over."""
        if not self.is_terminal():
            return [0.0, 0.0]
        own = {"win": 1.0, "loss": -1.0}.get(self._result(), 0.0)
        return [own, -own] if self._mover == 0 else [-own, own]

    def _result(self) -> str:
        """Where play is over, the result of the player who would be to move."""
        mover, misere = PLAYERS[self._mover], self._game.is_misere
        if self._is_cut() and self._position.options(mover):
            return "draw"
        return self._position.ending(mover) or ("win" if misere else "loss")

    def rewards(self) -> list[float]:
        """The same as returns: nothing is won before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What one player has won."""
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        """What one player has won."""
        return self.returns()[player]

    def history(self) -> list[int]:
        """The moves so far."""
        return list(self._history)

    def full_history(self) -> list[tuple[int, int]]:
        """The moves so far, each with its player."""
        first = (self._mover + len(self._history)) % 2
        return [((first + place) % 2, action) for place, action in enumerate(self._history)]

    def history_str(self) -> str:
        """The moves so far, as text."""
        return ", ".join(map(str, self._history))

    def move_number(self) -> int:
        """How many moves were made."""
        return len(self._history)

    def information_state_string(self, player: Optional[int] = None) -> str:
        """All that there is to know: the moves so far, by which pyspiel tells states apart."""
        return self.history_str()

    def observation_string(self, player: Optional[int] = None) -> str:
        """All that there is to see: the position and who moves."""
        return str(self)

    def num_players(self) -> int:
        """Two."""
        return 2

    def __str__(self) -> str:
        return f"{self._position.game} {self._position}, {PLAYERS[self._mover].value} to move"


class SpielType(NamedTuple):
    """What pyspiel.GameType says, where pyspiel is not installed."""

    short_name: str
    long_name: str
    dynamics: str = "SEQUENTIAL"
    chance_mode: str = "DETERMINISTIC"
    information: str = "PERFECT_INFORMATION"
    utility: str = "ZERO_SUM"
    reward_model: str = "TERMINAL"
    max_num_players: int = 2
    min_num_players: int = 2
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = False
    provides_observation_string: bool = True
    provides_observation_tensor: bool = False


class SpielGame:
    """A game of ours by the calls of a pyspiel game: what plays a pyspiel game plays it.

    A move is an action by its place in the list of moves. How many actions there are and how long play can be is found
    by looking at all states where they are few; else `actions` and `length` say so. Play that is longer is a draw."""

    def __init__(
        self,
        start: Position,
        misere: bool = False,
        *,
        to_move: Union[Player, str, None] = None,
        actions: Optional[int] = None,
        length: Optional[int] = None,
    ) -> None:
        refusal = start.json["misere_refusal"] if misere else None
        if refusal is not None:
            raise ValueError(refusal)
        self._start = start
        self.is_misere = misere
        marked = start.to_move or "left"
        self._mover = PLAYERS.index(Player(to_move) if to_move is not None else Player(marked))
        if actions is None or length is None:
            found = _explored(start, self._mover)
            actions, length = actions or found[0], length or found[1]
        self._actions = counted("the number of actions", actions, 1, "openspiel(game, actions=100)")
        self._length = counted("the length of play", length, 1, "openspiel(game, length=200)")

    def new_initial_state(self) -> SpielState:
        """The start."""
        return SpielState(self, self._start, self._mover)

    def get_type(self) -> Any:
        """What kind of game it is."""
        return SpielType(self._short_name(), str(self))

    def _short_name(self) -> str:
        return "zermelo_" + "".join(sign if sign.isalnum() else "_" for sign in self._start.game)

    def get_parameters(self) -> dict[str, Any]:
        """None: the start is part of the game."""
        return {}

    def num_players(self) -> int:
        """Two."""
        return 2

    def num_distinct_actions(self) -> int:
        """How many numbers of moves there are."""
        return self._actions

    def policy_tensor_shape(self) -> list[int]:
        """The shape of a policy: a number for every action."""
        return [self._actions]

    def max_game_length(self) -> int:
        """How many moves play has at most."""
        return self._length

    def max_chance_nodes_in_history(self) -> int:
        """None."""
        return 0

    def max_chance_outcomes(self) -> int:
        """None."""
        return 0

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


def _explored(start: Position, mover: int) -> tuple[int, int]:
    """How many moves a position has at most, and how many play has at most, as far as can be seen."""
    first = (start, mover)
    children: dict[tuple[Position, int], list[tuple[Position, int]]] = {}
    waiting, widest = [first], 1
    while waiting:
        state = waiting.pop()
        if state in children:
            continue
        if len(children) >= EXPLORED:
            # Boards that open up have more moves later.
            return 2 * widest, LONGEST
        position, player = state
        options = position.options(PLAYERS[player])
        widest = max(widest, len(options))
        children[state] = [(option, 1 - player) for option in options]
        waiting.extend(children[state])
    lengths: dict[tuple[Position, int], int] = {}
    path = [(first, iter(children[first]))]
    entered = {first}
    while path:
        state, rest = path[-1]
        child = next((child for child in rest if child not in lengths), None)
        if child is None:
            lengths[state] = max((1 + lengths[child] for child in children[state]), default=0)
            entered.discard(state)
            path.pop()
        elif child in entered:
            return widest, LONGEST
        else:
            entered.add(child)
            path.append((child, iter(children[child])))
    return widest, max(1, lengths[first])


TELLING = frozenset(
    {
        "breakthrough",
        "clobber",
        "connect_four",
        "dots_and_boxes",
        "gomoku",
        "havannah",
        "hex",
        "mnk",
        "nim",
        "pentago",
        "tic_tac_toe",
        "y",
    }
)
"""Games of pyspiel in which the text of a state and its player say all on which play depends from there."""

PASS = -1
"""Ends the history of a state in which a player moves again: the other player has to pass before."""


class FromSpiel(Rules):
    """A pyspiel game as ours. A position is a state's history; its player to move belongs to it, as in pyspiel: the other
    player has no moves there, and play is over for both when it is over there.

    Where a player moves twice in succession, as after a box of Dots and Boxes, the other player has one move between: to
    pass. Distances count it.

    With `transpositions`, states of one text and one player are one position. That is sound where the text says all, and
    wrong where it does not: in Go what stood on the board before forbids moves, and Quoridor and Checkers are a draw after so
    many moves, of which their texts say nothing. So it is done of itself in the games of `TELLING` only; in others every
    history is a position of its own, of which there may be many."""

    def __init__(self, game: Any, transpositions: Optional[bool] = None) -> None:
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
        if getattr(getattr(kind, "utility", None), "name", None) in ("GENERAL_SUM", "IDENTICAL"):
            raise ValueError("games in which one does not win what the other loses are not solved")
        if transpositions is None:
            transpositions = getattr(kind, "short_name", None) in TELLING
        self.transpositions = transpositions
        self._keys: dict[str, tuple[int, ...]] = {}

    def start(self) -> Position:
        """The start."""
        return self(self._key(self.spiel.new_initial_state()))

    def _key(self, state: Any) -> tuple[int, ...]:
        history = tuple(state.history())
        if not self.transpositions:
            return history
        # The first history that led there stands for it.
        return self._keys.setdefault(f"{state.current_player()}|{state}", history)

    def _state(self, history: Iterable[int]) -> Any:
        state = self.spiel.new_initial_state()
        for action in history:
            if action != PASS:
                state.apply_action(action)
        return state

    def _moves(self, history: tuple[int, ...], mover: int) -> list[tuple[int, ...]]:
        state = self._state(history)
        if state.is_chance_node():
            raise ValueError("games of chance are not solved")
        passes = history[-1:] == (PASS,)
        if state.is_terminal() or (state.current_player() == mover) == passes:
            return []
        return [history[:-1]] if passes else [self._after(state.child(action), mover) for action in state.legal_actions()]

    def _after(self, child: Any, mover: int) -> tuple[int, ...]:
        """The position after a move of a player."""
        again = not child.is_terminal() and child.current_player() == mover
        return self._key(child) + (PASS,) * again

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
        returns = state.returns()
        # Where the sum is constant but not 0, the loser may get something, too.
        won = (returns[0] - returns[1]) * (1 if player == LEFT else -1)
        return "win" if won > 0 else "loss" if won < 0 else "draw"


def openspiel(
    game: Union[Position, Game, Any],
    *,
    misere: bool = False,
    to_move: Union[Player, str, None] = None,
    actions: Optional[int] = None,
    length: Optional[int] = None,
    transpositions: Optional[bool] = None,
) -> Any:
    """A position of ours, or a game with a start, as a game for what plays pyspiel games; or a pyspiel game as ours::

        openspiel(z.Domineering("4x4")).new_initial_state()
        openspiel(pyspiel.load_game("tic_tac_toe")).start().solve(to_move=z.LEFT)

    Where pyspiel is installed, the first is a pyspiel.Game; else a `SpielGame`, which has the same calls. `actions` and
    `length` are explained there, `transpositions` at `FromSpiel`."""
    if isinstance(game, Game):
        game = game()
    if isinstance(game, Position):
        ours = SpielGame(game, misere, to_move=to_move, actions=actions, length=length)
        try:
            from ._pyspiel import OurGame
        except ImportError:
            return ours
        return OurGame(ours)
    if hasattr(game, "new_initial_state"):
        return FromSpiel(game, transpositions)
    raise TypeError(
        f"expected a position, a game, or a pyspiel game, for example openspiel(Domineering('4x4')), not {type(game).__name__}"
    )


def from_chess(board: Any) -> Position:
    """The position of a python-chess board, or of its FEN: endings of king against king and rook, queen or pawn."""
    from ._games import position

    if not isinstance(board, str) and not callable(getattr(board, "fen", None)):
        raise TypeError(
            "expected a board of python-chess, for example chess.Board('8/8/8/4k3/8/8/8/K6R w - - 0 1'), or such a text, not "
            + type(board).__name__
        )
    return position(board if isinstance(board, str) else str(board.fen()))


def to_networkx(start: Position, most: int = 100_000) -> Any:
    """The positions that can be reached as a networkx.MultiDiGraph: an edge is a move, its attributes `player` and `label`."""
    if not isinstance(start, Position):
        raise TypeError(f"expected a position, for example to_networkx(Nim(2, 1)), not {type(start).__name__}")
    import networkx  # type: ignore[import-untyped, import-not-found, unused-ignore]

    most = counted("most", most, 1, "to_networkx(Nim(2, 1), most=1000)")
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
