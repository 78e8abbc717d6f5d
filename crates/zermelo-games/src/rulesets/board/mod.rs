//! Games on boards.

mod amazons;
mod battle_sheep;
mod cannibal_clobber;
pub(crate) mod chess;
mod chomp;
mod clobber;
mod cram;
mod domineering;
mod dots_and_boxes;
mod fission;
mod go;
mod impartial_clobber;
mod kings_dirt;
mod konane;
mod nogo;
mod shown_as_cells;
mod ski_jumps;
mod territory;
mod tic_tac_toe;
mod tic_tac_toe_table;
mod wall_making;

pub use battle_sheep::{BattleSheep, Pasture};
pub use cannibal_clobber::CannibalClobber;
pub use chess::{Chess, ChessEnding, ChessPosition, EndingPosition, Man, Piece, Unsound, parse_squares};
pub use chomp::{CHOMP_SHAPES, Chomp, ChompBox, ChompRows, FirstRows, STRATEGY_STEALING};
pub use clobber::{Clobber, Stones};
pub use cram::{CRAM_SYMMETRY, Cram};
pub use domineering::Domineering;
pub use dots_and_boxes::{DotsAndBoxes, Lines, Nimstring, OwnedBoxes, Scores};
pub use go::{Areas, Go, GoPosition, MOST_KOMI, MOST_POINTS, Repetition, Scoring, areas};
pub use impartial_clobber::ImpartialClobber;
pub use kings_dirt::{Kings, KingsDirt};
pub use konane::Konane;
pub use nogo::NoGo;
pub use ski_jumps::SkiJumps;
pub use tic_tac_toe::{TicTacToe, TicTacToePosition};
pub use tic_tac_toe_table::TicTacToeTable;
pub use wall_making::looks as wall_making_looks;
pub use wall_making::{RECTANGLES, RectangleValues, WallMaking, Walls};

use crate::catalogue::Entry;

/// The games on boards of the catalogue, in its order.
pub(crate) fn add_entries(list: &mut Vec<Entry>) {
    list.push(tic_tac_toe::entry());
    list.push(chomp::entry());
    list.push(wall_making::entry());
    list.push(domineering::entry());
    list.push(cram::entry());
    list.push(clobber::entry());
    list.push(impartial_clobber::entry());
    list.push(cannibal_clobber::entry());
    list.extend(chess::entries());
    list.push(amazons::entry());
    list.push(konane::entry());
    list.push(nogo::entry());
    list.push(fission::entry());
    list.push(battle_sheep::entry());
    list.push(kings_dirt::entry());
    list.push(ski_jumps::entry());
    list.push(go::entry());
    list.extend(dots_and_boxes::entries());
}
