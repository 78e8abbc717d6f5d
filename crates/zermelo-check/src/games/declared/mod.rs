//! Games that are data: the rules stand in the certificate, as the JSON that rule files build. The chapter "Rule files" of the
//! book says what each part means, and is all that this was written from.

mod board;
mod conditions;
mod heaps;
mod joint;
mod json;
mod moves;
mod rules;
mod words;

use super::boards::to_text;
use super::game::{Game, Position, Visit};
use crate::limits::{Limits, Meter};
use crate::player::{Ending, Player};
use crate::verdict::Failure;
use board::Board;
use moves::Play;
use rules::{BoardRules, Passing, Rules, are_same};

/// The game of rules in JSON.
pub(super) fn find(json: &str, meter: &Meter) -> Result<Box<dyn Game>, Failure> {
    let about = |failure: Failure| failure.about("the declared rules");
    Ok(match Rules::read(json, meter).map_err(about)? {
        Rules::Board(rules) => Box::new(DeclaredBoard(rules)),
        Rules::Heaps(moves) => Box::new(heaps::DeclaredHeaps::new(moves).map_err(about)?),
        Rules::Joint(moves) => Box::new(joint::DeclaredJoint::new(moves)),
        Rules::Words(rules) => Box::new(words::DeclaredWords(rules)),
    })
}

/// How long the JSON is that a text begins with.
pub(super) fn length(text: &str) -> usize {
    json::object_length(text)
}

/// What a game is called by its rules in JSON.
pub(super) fn name(json: &str) -> String {
    rules::read_name(json, &Meter::new(Limits::default())).unwrap_or_else(|_| "a game".to_owned())
}

/// Play on cells. A position is its text.
struct DeclaredBoard(BoardRules);

impl DeclaredBoard {
    /// Does something with the board and the letters of a position.
    fn with_play<T>(
        &self,
        position: &Position,
        meter: &Meter,
        ask: impl FnOnce(&Play, &[u8]) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        meter.work(8 * position.len() as u64)?;
        let (board, cells) = Board::read(&to_text(position), &self.0)?;
        ask(&Play { rules: &self.0, board: &board, meter }, &cells)
    }
}

impl Game for DeclaredBoard {
    fn read(&self, text: &str) -> Result<Position, String> {
        let (board, cells) = Board::read(text, &self.0)?;
        Ok(board.write(&cells))
    }

    fn print(&self, position: &Position) -> String {
        to_text(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        meter: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        self.with_play(position, meter, |play, cells| {
            let mut found = play.moves(cells, player)?;
            let is_pass = match self.0.passing {
                Passing::Never => false,
                Passing::Stuck => found.is_empty() && !play.moves(cells, player.opponent())?.is_empty(),
                Passing::Freely => true,
            };
            if is_pass {
                found.insert(cells.to_vec());
            }
            found.iter().try_for_each(|cells| visit(play.board.write(cells)))
        })
    }

    fn ending(&self, position: &Position, to_move: Player, meter: &Meter) -> Result<Option<Ending>, Failure> {
        self.with_play(position, meter, |play, cells| play.ending(cells, to_move))
    }

    /// Passing when stuck is one: who is stuck is said of all that is played, so such a position is not part of a sum.
    fn ends_by_rule(&self) -> bool {
        !self.0.endings.is_empty() || self.0.passing == Passing::Stuck
    }

    /// Endings come first; then who cannot move has lost, or has won in misère play.
    fn has_misere_play(&self) -> bool {
        true
    }

    fn is_impartial(&self) -> bool {
        are_same(&self.0.moves) && self.0.endings.is_empty()
    }

    fn stands_in_sums(&self) -> bool {
        !self.0.letters.iter().any(|letter| b"+-".contains(letter))
    }
}
