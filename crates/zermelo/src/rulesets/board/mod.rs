//! Games on boards.

mod chess_ending;
mod chomp;
mod clobber;
mod cram;
mod domineering;
pub mod grid;
mod impartial_clobber;
mod tic_tac_toe;

pub use chess_ending::{ChessEnding, EndingPosition, Piece, parse_squares};
pub use chomp::{CHOMP_SHAPES, Chomp, ChompBox, ChompRows, STRATEGY_STEALING};
pub use clobber::{Clobber, Stones};
pub use cram::{CRAM_SYMMETRY, Cram};
pub use domineering::{Domineering, FreeCells};
pub use impartial_clobber::ImpartialClobber;
pub use tic_tac_toe::{TicTacToe, TicTacToePosition};
