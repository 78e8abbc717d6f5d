"""A board that can be clicked, for Jupyter and VS Code. Needs the extra `zermelo[notebook]`."""

from __future__ import annotations

from html import escape
from typing import Any, Optional, Union

from ._basics import LEFT, RIGHT, Limit, Player, Stopped
from ._zermelo import Position

try:
    import anywidget  # type: ignore[import-untyped, import-not-found, unused-ignore]
    import traitlets  # type: ignore[import-untyped, import-not-found, unused-ignore]
except ImportError as error:
    raise ImportError('the board needs the extra "notebook": pip install "zermelo[notebook]"') from error

_SCRIPT = """
function render({ model, el }) {
  const draw = () => {
    el.innerHTML = model.get("shown");
    for (const button of el.querySelectorAll("button[data-move]")) {
      button.onclick = () => { model.set("clicked", [button.dataset.move, Date.now()]); model.save_changes(); };
    }
    const cells = el.querySelectorAll("svg rect, svg circle, svg path");
    const buttons = [...el.querySelectorAll("button[data-move]")];
    cells.forEach((cell) => {
      cell.style.cursor = "pointer";
      cell.onclick = (event) => {
        const box = el.querySelector("svg").getBoundingClientRect();
        model.set("point", [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height, Date.now()]);
        model.save_changes();
      };
    });
    if (buttons.length) buttons[0].setAttribute("accesskey", "1");
  };
  model.on("change:shown", draw);
  draw();
}
export default { render };
"""

_STYLE = """
.zermelo { font-family: sans-serif; }
.zermelo button { margin: 2px; padding: 2px 8px; border-radius: 4px; border: 1px solid #8886; background: none; color: inherit; }
.zermelo button.win { border-color: #2a7; } .zermelo button.loss { border-color: #c55; } .zermelo button.draw { border-color: #88a; }
.zermelo svg { max-width: 360px; height: auto; background: white; }
"""

_SYMBOLS = {"win": "\N{CHECK MARK}", "loss": "\N{MULTIPLICATION SIGN}", "draw": "="}


class Board(anywidget.AnyWidget):  # type: ignore[misc, unused-ignore]
    """A position to be played from: the moves of the player to move are buttons, coloured by their result, and a click
    on the drawing makes the move that the clicked cell belongs to, where there is only one."""

    _esm = _SCRIPT
    _css = _STYLE
    shown = traitlets.Unicode("").tag(sync=True)
    clicked: Any = traitlets.List([]).tag(sync=True)
    point: Any = traitlets.List([]).tag(sync=True)

    def __init__(
        self,
        position: Position,
        to_move: Union[Player, str] = LEFT,
        *,
        results: bool = True,
        misere: bool = False,
        limit: Optional[Limit] = None,
    ) -> None:
        super().__init__()
        self.history: list[tuple[Position, Player, str]] = []
        self.position = position
        self.to_move = Player(to_move)
        self._results = results
        self._misere = misere
        self._limit = limit or Limit(seconds=5)
        self.observe(self._on_click, "clicked")
        self.observe(self._on_point, "point")
        self._draw()

    def play(self, move: str) -> None:
        """Makes a move, named as on its button."""
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
        if change["new"]:
            move = str(change["new"][0])
            if move == "undo":
                self.undo()
            else:
                self.play(move)

    def _on_point(self, change: Any) -> None:
        if not change["new"]:
            return
        moves = self.position.moves(self.to_move)
        cell = self._cell(float(change["new"][0]), float(change["new"][1]))
        meant = [label for label, _ in moves if cell is not None and cell in label.replace("-", " ").split()]
        if len(meant) == 1:
            self.play(meant[0])

    def _cell(self, across: float, down: float) -> Optional[str]:
        """The name of the cell under a point of the drawing, on boards that are written in rows."""
        rows = str(self.position).replace("/", "|").split("|")
        width = max(map(len, rows))
        # The names of rows and columns take about one cell at each edge.
        column, row = int(across * (width + 1) - 0.5), int(down * (len(rows) + 1) - 0.5)
        if 0 <= column < width and 0 <= row < len(rows) and column < 26:
            return f"{chr(ord('a') + column)}{len(rows) - row}"
        return None

    def _judged(self) -> dict[str, str]:
        if not self._results:
            return {}
        try:
            answer = self.position.solve(to_move=self.to_move, misere=self._misere, only="moves", limit=self._limit)
        except Stopped:
            return {}
        own = {"both", self.to_move.value}
        return {move.label: move.result for move in answer.moves if move.result and move.player in own}

    def _draw(self) -> None:
        judged = self._judged()
        buttons = []
        for label, _ in self.position.moves(self.to_move):
            result = judged.get(label, "")
            text = f"{_SYMBOLS.get(result, '')} {label}".strip()
            buttons.append(f'<button class="{result}" data-move="{escape(label, quote=True)}">{escape(text)}</button>')
        picture = self.position.svg() or f"<pre>{escape(self.position.picture())}</pre>"
        turn = f"{self.to_move.value.capitalize()} to move" if buttons else "Play is over"
        back = '<button data-move="undo">back</button>' if self.history else ""
        self.shown = f'<div class="zermelo">{picture}<p>{turn} {back}</p>{"".join(buttons)}</div>'


__all__ = ["Board", "LEFT", "RIGHT"]
