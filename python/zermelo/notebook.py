"""A board that can be clicked, for Jupyter and VS Code. Needs the extra `zermelo[notebook]`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional, Union

from ._basics import LEFT, RIGHT, DomainError, Limit, Player, Stopped
from ._zermelo import Position

try:
    import anywidget  # type: ignore[import-untyped, import-not-found, unused-ignore]
    import traitlets  # type: ignore[import-untyped, import-not-found, unused-ignore]
except ImportError as error:
    raise ImportError('the board needs the extra "notebook": pip install "zermelo[notebook]"') from error

_HERE = Path(__file__).parent


class Board(anywidget.AnyWidget):  # type: ignore[misc, unused-ignore]
    """A position to be played from, on the board of Zermelo's page: a click on the board, or on a move in the list below it,
    makes the move. Both show the results of the moves."""

    # The page's own elements, built from its sources (web/).
    _esm = _HERE / "_board.js"
    _css = _HERE / "_board.css"
    state: Any = traitlets.Dict({}).tag(sync=True)
    clicked: Any = traitlets.List([]).tag(sync=True)

    def __init__(
        self,
        position: Position,
        to_move: Union[Player, str, None] = None,
        *,
        results: bool = True,
        misere: bool = False,
        limit: Optional[Limit] = None,
    ) -> None:
        if not isinstance(position, Position):
            raise TypeError(f"a board shows a position, for example Board(Domineering('4x4')), not {type(position).__name__}")
        super().__init__()
        self.history: list[tuple[Position, Player, str]] = []
        self.position = position
        self.to_move = Player(to_move or position.to_move or LEFT)
        self._results = results
        self._misere = misere
        self._limit = limit or Limit(seconds=5)
        self.observe(self._on_click, "clicked")
        self._draw()

    def play(self, move: str) -> None:
        """Makes a move, named as in the list."""
        after = self.position.move_to(self.to_move, move)
        self.history.append((self.position, self.to_move, move))
        self.position, self.to_move = after, self.to_move.opponent
        self._draw()

    def undo(self) -> None:
        """Takes the last move back."""
        if self.history:
            self.position, self.to_move, _ = self.history.pop()
            self._draw()

    def _on_click(self, change: Any) -> None:
        if not change["new"]:
            return
        what, move = str(change["new"][0]), str(change["new"][1])
        if what == "undo":
            self.undo()
        # A click that was made before the board was drawn anew may name a move of the position before.
        elif any(label == move for label, _ in self.position.moves(self.to_move)):
            self.play(move)

    def _rated(self) -> list[Any]:
        if not self._results:
            return []
        try:
            answer = self.position.solve(to_move=self.to_move, misere=self._misere, only="moves", limit=self._limit)
        except Stopped as stopped:
            return [] if stopped.known is None else list(stopped.known.json["moves"])
        except DomainError:
            # Some games are not played in misère play, and some questions have no answer.
            return []
        return list(answer.json["moves"])

    def _draw(self) -> None:
        over = not self.position.moves(self.to_move)
        who = self.to_move.value.capitalize()
        self.state = {
            "position": self.position.json,
            "rated": self._rated(),
            "side": self.to_move.value,
            "marks": self._results,
            "turn": f"Play is over: {who} has no move" if over else f"{who} to move",
            "picture": self.position.picture(),
            "can_undo": bool(self.history),
        }


__all__ = ["Board", "LEFT", "RIGHT"]
