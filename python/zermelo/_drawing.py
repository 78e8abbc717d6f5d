"""Pictures that only notebooks need: a sequence as points, a table as HTML."""

from __future__ import annotations

from collections.abc import Sequence as Listing
from html import escape

from ._answers import Sequence
from ._types import typing

_MOST_POINTS = 4_000
_MOST_ROWS = 60


def sequence_svg(sequence: Sequence) -> str:
    """The values of the first heaps as points, the heap to the right and the value up."""
    values = sequence.values[:_MOST_POINTS].tolist()
    width, height, margin = 640, 240, 28
    across = (width - 2 * margin) / max(len(values) - 1, 1)
    most = max(values, default=0) or 1
    up = (height - 2 * margin) / most
    points = "".join(
        f'<circle cx="{margin + heap * across:.2f}" cy="{height - margin - value * up:.2f}" r="1.2"/>'
        for heap, value in enumerate(values)
    )
    base = height - margin
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="11" fill="currentColor">'
        f'<path d="M{margin} {margin}V{base}H{width - margin}" fill="none" stroke="currentColor" stroke-width="0.7"/>'
        f'<text x="{margin - 4}" y="{margin + 4}" text-anchor="end">{most}</text>'
        f'<text x="{width - margin}" y="{base + 14}" text-anchor="end">{len(values) - 1}</text>'
        f'<title>Grundy values of {escape(sequence.code)}</title>{points}</svg>'
    )


def table_html(columns: Listing[str], rows: Listing[tuple[typing.Any, ...]]) -> str:
    """A table, cut to a readable length."""
    used = [place for place in range(len(columns)) if any(row[place] is not None for row in rows)]
    head = "".join(f"<th>{escape(columns[place])}</th>" for place in used)

    def cell(found: typing.Any) -> str:
        return f"<td>{'' if found is None else escape(str(found))}</td>"

    body = "".join(f"<tr>{''.join(cell(row[place]) for place in used)}</tr>" for row in rows[:_MOST_ROWS])
    more = f"<p>{len(rows) - _MOST_ROWS} more</p>" if len(rows) > _MOST_ROWS else ""
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{more}"
