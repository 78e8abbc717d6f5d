//! Declared games with heaps: a position is the sizes of the heaps, and a move changes one of them into some.

use super::rules::{HeapMoves, are_same};
use crate::games::code::replace_by_code;
use crate::games::game::{Game, Position, Visit};
use crate::games::sizes::{LARGEST, of_sizes, others, print_sizes, read_sizes, sizes};
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;

pub(super) struct DeclaredHeaps {
    /// Left's and Right's.
    moves: [Vec<HeapMoves>; 2],
    /// The largest heap of the game.
    largest: u64,
}

impl DeclaredHeaps {
    pub(super) fn new(moves: [Vec<HeapMoves>; 2]) -> Result<Self, Failure> {
        let tables = moves.iter().flatten().filter_map(|moves| match moves {
            HeapMoves::Table(table) => Some(table.len() as u64),
            _ => None,
        });
        let lengths: Vec<u64> = tables.collect();
        if lengths.contains(&0) || lengths.windows(2).any(|pair| pair[0] != pair[1]) {
            return Err("the tables of a game begin with the empty heap and are of one length".into());
        }
        let largest = lengths.first().map_or(LARGEST, |length| LARGEST.min(length - 1));
        Ok(Self { moves, largest })
    }
}

/// Visits what a heap may become.
fn replace(
    moves: &HeapMoves,
    size: u64,
    meter: &Meter,
    visit: &mut dyn FnMut(&[u64]) -> Result<(), Failure>,
) -> Result<(), Failure> {
    match moves {
        HeapMoves::Code(digits) => {
            meter.work(digits.len() as u64)?;
            replace_by_code(digits, size, visit)
        }
        HeapMoves::Take { leave, take } => {
            for (&take, &heaps) in take.iter().flat_map(|take| leave.iter().map(move |heaps| (take, heaps))) {
                meter.work(1)?;
                // A heap does not become itself: where nothing is taken, two heaps are left, or more.
                if let Some(rest) = size.checked_sub(take).filter(|_| take > 0 || heaps > 1) {
                    split(rest, heaps as usize, meter, visit)?;
                }
            }
            Ok(())
        }
        HeapMoves::Table(table) => table[size as usize].iter().try_for_each(|heaps| visit(heaps)),
    }
}

/// Visits the ways to make so many heaps of `rest` tokens, none of them empty and none smaller than the one before.
fn split(
    rest: u64,
    heaps: usize,
    meter: &Meter,
    visit: &mut dyn FnMut(&[u64]) -> Result<(), Failure>,
) -> Result<(), Failure> {
    if heaps == 0 {
        return if rest == 0 { visit(&[]) } else { Ok(()) };
    }
    // The heaps made so far; then the next one is at least as large as the last.
    let mut made: Vec<u64> = Vec::new();
    let mut next = 1;
    loop {
        meter.work(1 + heaps as u64)?;
        let left = rest - made.iter().sum::<u64>();
        let open = (heaps - made.len()) as u64;
        if next * open > left {
            let Some(last) = made.pop() else { return Ok(()) };
            next = last + 1;
        } else if open > 1 {
            made.push(next);
        } else {
            made.push(left);
            visit(&made)?;
            made.pop();
            let Some(last) = made.pop() else { return Ok(()) };
            next = last + 1;
        }
    }
}

impl Game for DeclaredHeaps {
    fn read(&self, text: &str) -> Result<Position, String> {
        read_sizes(text, self.largest).map(of_sizes)
    }

    fn print(&self, position: &Position) -> String {
        print_sizes(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        meter: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let heaps = sizes(position);
        for (place, &size) in heaps.iter().enumerate() {
            for moves in &self.moves[player as usize] {
                replace(moves, size, meter, &mut |new| {
                    meter.work(heaps.len() as u64)?;
                    visit(of_sizes(others(&heaps, place).chain(new).copied()))
                })?;
            }
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        are_same(&self.moves)
    }

    fn visit_parts(&self, position: &Position, visit: &mut Visit) -> Result<(), Failure> {
        sizes(position).into_iter().try_for_each(|size| visit(of_sizes([size])))
    }
}
