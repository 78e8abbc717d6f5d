"""Runs the code cells of notebooks one after the other, as Jupyter would, without Jupyter: `python run.py FILE...`"""

from __future__ import annotations

import ast
import json
import sys
import time
from pathlib import Path


def run(path: Path) -> None:
    """Runs one notebook; what its last expressions show in a notebook is asked of them."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    names: dict[str, object] = {"__name__": "__main__"}
    for number, cell in enumerate(cells):
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]), f"{path.name}, cell {number}")
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, f"{path.name}, cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), f"{path.name}, cell {number}", "eval"), names)
            for method in ("_repr_svg_", "_repr_latex_", "_repr_html_", "__repr__"):
                getattr(shown, method, lambda: None)()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        start = time.process_time()
        run(Path(name))
        print(f"{name}: {time.process_time() - start:.1f} s")
