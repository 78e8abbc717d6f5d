//! What a file claims of its game beyond the rules.

use super::declared::Step;

/// The claims of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// The parts that are played as a sum.
    pub splits: Option<Splits>,
    /// The images of a position that play as it does.
    pub symmetries: Option<Symmetries>,
    /// The images in which the players are exchanged.
    pub exchange: Option<Exchanges>,
    /// Whether no position can recur.
    pub loop_free: Option<bool>,
    /// Whether both players have the same moves.
    pub impartial: Option<bool>,
    /// Weights of letters whose sum falls with every move.
    pub measure: Option<Vec<(char, i64)>>,
}

/// Connected cells with some letters are played as a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Splits {
    /// The letters.
    pub letters: String,
    /// The steps between neighbours; empty on graphs.
    pub near: Vec<Step>,
}

/// Symmetries of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symmetries {
    /// None but the position itself.
    None,
    /// Those that map rows to rows: reflections and the half turn.
    Rectangle,
    /// All eight.
    Square,
}

/// Images in which the players are exchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exchanges {
    /// Letters are exchanged, two by two.
    Colours(String),
    /// Letters are exchanged, and the board is read from its other end.
    MirroredColours(String),
    /// Rows become columns.
    QuarterTurn,
}
