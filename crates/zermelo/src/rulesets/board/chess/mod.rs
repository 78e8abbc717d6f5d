//! Chess endings in which White has a king and one man and Black has the king alone: rook, queen or pawn. Left is White,
//! Right is Black. What a man does is said in `piece`; the rules of the ending, its numbering and its notation hold for
//! every man alike.

mod ending;
mod fen;
mod notation;
mod numbering;
mod piece;
mod square;

pub use ending::{ChessEnding, EndingPosition, Man, Unsound};
pub use piece::Piece;
pub use square::parse_squares;
