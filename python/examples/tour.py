"""A tour of the package, checked by mypy --strict."""

from __future__ import annotations

from fractions import Fraction

import zermelo as z


class Nim(z.Rules):
    """Nim on a tuple of heaps."""

    loop_free = True

    def moves(self, heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Any number of tokens from one heap."""
        return [
            tuple(sorted((*heaps[:place], rest, *heaps[place + 1 :])))
            for place, heap in enumerate(heaps)
            for rest in range(heap)
        ]

    def parts(self, heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Heaps are independent."""
        return [(heap,) for heap in heaps if heap]


def main() -> None:
    """Values, answers, a game of one's own."""
    hot: z.Value = z.Value("{2|-1}")
    mean: Fraction = hot.mean
    assert mean == Fraction(1, 2) and (hot + hot).is_number and hot | 0
    answer: z.Answer = z.solve("nim 3 4 5", limit=z.Limit(seconds=10))
    moves: list[z.Move] = answer.winning_moves
    print(answer.outcome, [move.label for move in moves])
    board = z.Domineering("2x2")
    options: list[z.Position] = board.options(z.LEFT)
    print(options, z.adapters.to_networkx(board))
    position: z.Position = Nim()((3, 4, 5)) + board
    print(position.value(), position.solve(only="winner").outcome)
    for found in z.solve_many(["nim 1 2 3", "wythoff 3 5"], threads=2):
        if isinstance(found, z.Answer):
            print(found.why)
    period = z.sequence("0.77", 200).period
    assert period is not None and period.proved


if __name__ == "__main__":
    main()
