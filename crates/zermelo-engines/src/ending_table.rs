//! Chess endings, from the tables of numbered endings.

use std::num::NonZeroUsize;
use zermelo_core::{Player, Verdict};
use zermelo_games::numbered::ChessEndings;
use zermelo_games::rulesets::board::{Chess, ChessEnding, ChessPosition, EndingPosition};
use zermelo_solve::labels::{Histogram, Labels, label_game};
use zermelo_solve::{Judge, Limits, StopReason};

/// Verdicts on every position of an ending, and of those that captures and promotions lead to.
#[derive(Debug)]
pub struct EndingTable {
    game: ChessEndings,
    labels: Labels,
}

impl EndingTable {
    /// The table of king and one man against king, made on the spot: some ten milliseconds for a rook or a queen.
    pub fn new(rules: ChessEnding, limits: &Limits) -> Result<Self, StopReason> {
        Self::of_game(ChessEndings::with_man(rules.piece()), limits)
    }

    /// The table of the men of a position: with four men it takes about a second.
    pub fn around(position: &ChessPosition, limits: &Limits) -> Result<Self, StopReason> {
        Self::of_game(ChessEndings::of(position), limits)
    }

    fn of_game(game: ChessEndings, limits: &Limits) -> Result<Self, StopReason> {
        let labels = label_game(&game, NonZeroUsize::MIN, limits)?;
        Ok(Self { game, labels })
    }

    /// The verdict on a position. A question that cannot arise counts as a draw.
    pub fn verdict(&self, position: impl Into<ChessPosition>, to_move: Player) -> Verdict {
        let number = self.game.number_of(&position.into(), to_move);
        number.and_then(|number| self.labels.label(number)).map_or(Verdict::Draw, Verdict::from)
    }

    fn positions(&self) -> u64 {
        Histogram::of(&self.game, &self.labels).totals().iter().sum()
    }
}

impl Judge<ChessEnding> for EndingTable {
    fn verdict(&mut self, position: &EndingPosition, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(Self::verdict(self, *position, to_move))
    }

    fn state_count(&self) -> u64 {
        self.positions()
    }
}

impl Judge<Chess> for EndingTable {
    fn verdict(&mut self, position: &ChessPosition, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(Self::verdict(self, *position, to_move))
    }

    fn state_count(&self) -> u64 {
        self.positions()
    }
}
