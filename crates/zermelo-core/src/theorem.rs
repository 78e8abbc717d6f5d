//! What a closed-form theorem says about a position, and the fact that a game has one.

use super::{Convention, Limits, Message, Ruleset, StopReason, Verdict, WhyStep};
use alloc::string::String;
use alloc::vec::Vec;
use dashu_int::UBig;

/// A theorem as it is cited: its name in a sentence, what it says, and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reference {
    /// The name as in "by Bouton's theorem".
    pub name: &'static str,
    /// The statement, in one or two sentences.
    pub statement: &'static str,
    /// Author, year, and title or book.
    pub source: &'static str,
}

/// What a theorem says about one position. The two verdicts are Left's and Right's when moving first.
#[derive(Clone, Debug)]
pub struct Claim<P> {
    /// The theorem.
    pub by: &'static Reference,
    /// Verdicts indexed by the player to move.
    pub verdicts: [Verdict; 2],
    /// The Grundy value where the theorem gives it.
    pub grundy: Option<UBig>,
    /// The winning moves.
    pub winning: WinningMoves<P>,
    /// The computation, line by line.
    pub explanation: Vec<Message>,
    /// Steps of the argument beyond the computation, for readers who ask why.
    pub why: Vec<WhyStep>,
}

impl<P> Claim<P> {
    /// A claim about an impartial position: the same verdict whoever moves.
    pub fn impartial(
        by: &'static Reference,
        verdict: Verdict,
        winning: Vec<ClaimedMove<P>>,
        explanation: impl IntoIterator<Item = impl Into<Message>>,
    ) -> Self {
        let explanation = explanation.into_iter().map(Into::into).collect();
        let winning = WinningMoves::These(winning);
        Self { by, verdicts: [verdict; 2], grundy: None, winning, explanation, why: Vec::new() }
    }

    /// The same claim with steps of its argument.
    pub fn because(mut self, steps: impl IntoIterator<Item = WhyStep>) -> Self {
        self.why.extend(steps);
        self
    }

    /// The same claim with its Grundy value.
    pub fn with_grundy(mut self, value: UBig) -> Self {
        self.grundy = Some(value);
        self
    }
}

/// The winning moves as far as a theorem knows them.
#[derive(Clone, Debug)]
pub enum WinningMoves<P> {
    /// These and no others. Both players' winning moves are the same.
    These(Vec<ClaimedMove<P>>),
    /// Left's and Right's, these and no others, by [`Player::index`](super::Player::index).
    OfEach([Vec<ClaimedMove<P>>; 2]),
    /// Every move wins.
    Every,
    /// The theorem shows that a winning move exists but does not name them all; these it names (strategy stealing
    /// names none).
    AtLeast(Vec<ClaimedMove<P>>),
}

/// A winning move that a theorem names.
#[derive(Clone, Debug)]
pub struct ClaimedMove<P> {
    /// The move in the game's own words.
    pub label: String,
    /// The position it leads to; `None` where writing out every such position would be out of proportion
    /// (Nim with a hundred thousand heaps).
    pub to: Option<P>,
}

/// Games with a theorem that gives the winner in closed form. Each of [`claim`](Self::claim) and
/// [`claim_within`](Self::claim_within) stands for the other, and one of them has to be written: the second where a claim needs
/// more than the position, such as the values of all smaller heaps.
pub trait Theorem: Ruleset {
    /// What the theorem says, `None` where it does not apply.
    fn claim(&self, position: &Self::Position, convention: Convention) -> Option<Claim<Self::Position>> {
        self.claim_within(position, convention, &Limits::none()).ok().flatten()
    }

    /// The Grundy value that the theorem gives, without the rest of the claim; to be overridden where that is quicker.
    fn grundy(&self, position: &Self::Position) -> Option<UBig> {
        self.claim(position, Convention::Normal)?.grundy
    }

    /// What the theorem says, within limits of time and memory.
    fn claim_within(
        &self,
        position: &Self::Position,
        convention: Convention,
        _limits: &Limits,
    ) -> Result<Option<Claim<Self::Position>>, StopReason> {
        Ok(self.claim(position, convention))
    }

    /// The Grundy value that the theorem gives, within limits of time and memory; to be overridden where
    /// [`claim_within`](Self::claim_within) is.
    fn grundy_within(&self, position: &Self::Position, _limits: &Limits) -> Result<Option<UBig>, StopReason> {
        Ok(self.grundy(position))
    }

    /// The options whose Grundy value is `value`, for positions too large to try them all. `None`: try them all.
    fn options_of_value(
        &self,
        _position: &Self::Position,
        _value: &UBig,
    ) -> Option<Vec<ClaimedMove<Self::Position>>> {
        None
    }
}
