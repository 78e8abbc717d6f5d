//! Games on boards.

mod chess_ending;
mod chomp;
pub mod grid;
mod tic_tac_toe;

pub use chess_ending::{ChessEnding, EndingPosition, Piece, parse_squares};
pub use chomp::{CHOMP_SHAPES, Chomp, ChompBox, ChompRows, STRATEGY_STEALING};
pub use tic_tac_toe::{TicTacToe, TicTacToePosition};
