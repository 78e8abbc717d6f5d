//! Certificates: files from which a small independent program, `zermelo-check`, re-establishes an answer. The format
//! stands in the book, chapter "Certificates". Nothing here is shared with the checker.

mod closed_form;
mod comparison;
mod graph;
mod grundy;
mod heaps;
mod known;
mod labels;
mod order;
mod outcome;
mod stoppers;
mod strategy;
mod verdicts;
mod writer;

pub use comparison::certify_comparison;
pub use graph::{GraphClaimed, certify_graph};
pub use heaps::{certify_period, certify_quotient};
pub use order::certify_value;
pub use verdicts::verdict;
pub use writer::{CertificateSize, CertificateWriter, FORMAT_VERSION, Header};

use crate::answer::{Question, Refusal};
use crate::catalogue::{AnyGame, AnyGrundy, AnyJudge, AnyPosition, AnySums, Engines, SumSetup, Summand};
use crate::game::{Choice, Convention, Message, Player, Verdict, few_options, message};
use crate::solve::grundy::GrundyError;
use crate::solve::{Judge, Limits, StopReason};
use crate::value::{Store, ValueError};
use known::{KnownGame, Written};
use std::fmt;
use std::io::{self, Write};
use zermelo_core::Budget;

/// Why there is no certificate.
#[derive(Debug)]
pub enum CertificateError {
    /// The file cannot be written.
    Unwritable(std::io::Error),
    /// A limit was reached.
    Stopped(StopReason),
    /// A position has more moves than are written out.
    TooManyMoves,
    /// A won game that can go round for ever needs moves that come nearer to the end.
    NoDistances,
    /// A strategy has more positions than it may.
    TooLong,
    /// The claim is not one of this game.
    Refused(Message),
    /// What is to be compared is worth nothing, or a limit was reached while it was worked out.
    Unanswered(Refusal),
    /// An engine's verdict was not borne out: nothing false is certified.
    NotBorneOut,
}

impl From<&CertificateError> for Message {
    fn from(error: &CertificateError) -> Self {
        match error {
            CertificateError::Unwritable(error) => {
                message!("the certificate cannot be written: {error}", error => error)
            }
            CertificateError::Stopped(reason) => (*reason).into(),
            CertificateError::TooManyMoves => message!("a position has too many moves to write them out"),
            CertificateError::NoDistances => message!(
                "the position is decided without distances, which a strategy in a game with cycles needs"
            ),
            CertificateError::TooLong => message!("the strategy has too many positions"),
            CertificateError::Refused(why) => why.clone(),
            CertificateError::Unanswered(refusal) => match &refusal.place {
                Some(error) => error.to_string().into(),
                None => (*refusal.words).clone(),
            },
            CertificateError::NotBorneOut => message!(
                "internal error: the strategy does not reach what the engines say; no certificate was written"
            ),
        }
    }
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self).fmt(f)
    }
}

impl std::error::Error for CertificateError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unwritable(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for CertificateError {
    fn from(error: io::Error) -> Self {
        Self::Unwritable(error)
    }
}

impl From<Refusal> for CertificateError {
    fn from(refusal: Refusal) -> Self {
        Self::Unanswered(refusal)
    }
}

impl From<StopReason> for CertificateError {
    fn from(reason: StopReason) -> Self {
        Self::Stopped(reason)
    }
}

impl From<GrundyError> for CertificateError {
    fn from(error: GrundyError) -> Self {
        match error {
            GrundyError::Stopped(reason) => Self::Stopped(reason),
            refusal => Self::Refused(refusal.to_string().into()),
        }
    }
}

/// What a certificate of an answer is to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// Who wins, or that nobody can force a win: by strategies, or by a theorem where these would be long.
    Winner,
    /// Who wins, by a theorem that the checker knows.
    Theorem,
    /// The Grundy value.
    Grundy,
    /// The result and the distance of everything that can be reached.
    Labels,
}

impl Choice for Claimed {
    const CHOICES: &'static [(Self, &'static str, &'static str)] = &[
        (
            Self::Winner,
            "winner",
            "Who wins when the player of --to-move begins (either, where nothing is said and it matters), or that nobody \
             can force a win: by a strategy, or by a theorem where that would be long",
        ),
        (Self::Theorem, "theorem", "The same by a theorem that the checker knows"),
        (Self::Grundy, "grundy", "The Grundy value"),
        (Self::Labels, "labels", "Who wins, and in how many plies, from everything that can be reached"),
    ];
}

/// What was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certified {
    /// The claim, in the words of the format.
    pub claim: String,
    /// How large it is.
    pub size: CertificateSize,
    /// Whether the checker knows the game; if not, the certificate carries its moves.
    pub is_known: bool,
}

/// Writes a certificate of the answer to a question. The verdicts are found again, by whatever engine is at hand; the
/// certificate stands without them. Time and memory grow with the positions that the strategy meets.
pub fn certify(
    question: &Question,
    claimed: Claimed,
    output: &mut dyn Write,
    limits: &Limits,
) -> Result<Certified, CertificateError> {
    certify_subject(&Subject::new(question), claimed, output, limits)
}

/// The same with the moves of the game in the certificate, also where the checker knows the game: for readers that do not, such as
/// Coq.
pub fn certify_with_moves(
    question: &Question,
    claimed: Claimed,
    output: &mut dyn Write,
    limits: &Limits,
) -> Result<Certified, CertificateError> {
    let subject = Subject::new(question);
    if claimed == Claimed::Labels && subject.known.is_some() {
        let why = message!(
            "a certificate of labels carries no moves; one of the winner, or of the Grundy value, does"
        );
        return Err(CertificateError::Refused(why));
    }
    certify_subject(&Subject { known: None, ..subject }, claimed, output, limits)
}

fn certify_subject(
    subject: &Subject,
    claimed: Claimed,
    output: &mut dyn Write,
    limits: &Limits,
) -> Result<Certified, CertificateError> {
    match claimed {
        Claimed::Winner => outcome::certify(subject, outcome::Means::Any, output, limits),
        Claimed::Theorem => outcome::certify(subject, outcome::Means::Theorem, output, limits),
        Claimed::Grundy => grundy::certify(subject, output, limits),
        Claimed::Labels => labels::certify(subject, output, limits),
    }
}

/// The options of a position, where they are few enough to be written out.
fn all_options(
    game: &(dyn AnyGame + 'static),
    position: &AnyPosition,
    player: Player,
) -> Result<Vec<AnyPosition>, CertificateError> {
    const MOST_OPTIONS: usize = 100_000;
    few_options(game, position, player, MOST_OPTIONS).ok_or(CertificateError::TooManyMoves)
}

/// A question with what the checker knows of its game.
#[derive(Clone)]
struct Subject<'a> {
    game: &'a (dyn AnyGame + 'static),
    name: &'a str,
    position: &'a AnyPosition,
    convention: Convention,
    /// Who moves first, in turn: one player, unless nothing is said and it makes a difference.
    movers: Vec<Player>,
    known: Option<KnownGame>,
}

impl<'a> Subject<'a> {
    fn new(question: &'a Question) -> Self {
        let opened = &question.game;
        let is_legal = |player: &Player| opened.game.illegal(&opened.position, *player).is_none();
        let movers = match question.to_move.or(opened.to_move) {
            Some(mover) => vec![mover],
            None if opened.game.is_impartial() => vec![Player::Left],
            None => Player::BOTH.into_iter().filter(is_legal).collect(),
        };
        Self {
            game: opened.game.as_ref(),
            name: &opened.name,
            position: &opened.position,
            convention: question.convention,
            movers,
            known: KnownGame::find(opened.game.as_ref(), &opened.position),
        }
    }

    /// The same for a claim that needs no list of the options, which may be too many for the checker.
    fn of_any_size(&self) -> Self {
        Self { known: KnownGame::of_any_size(self.game, self.position), ..self.clone() }
    }

    /// The summands of a sum of different games, each as a question of its own.
    fn summands(&self) -> Vec<Self> {
        let parts = self.game.summands().iter().zip(known::summand_positions(self.game, self.position));
        let subject = |(summand, position): (&'a Summand, &'a AnyPosition)| Self {
            game: summand.game.as_ref(),
            name: &summand.name,
            position,
            known: KnownGame::find(summand.game.as_ref(), position),
            ..self.clone()
        };
        parts.map(subject).collect()
    }

    fn written(&self, position: AnyPosition) -> Written {
        Written::new(self.known.as_ref(), self.game, position)
    }

    /// Begins the certificate of a claim.
    fn write<'w>(&self, output: &'w mut dyn Write, claim: &str) -> std::io::Result<CertificateWriter<'w>> {
        let carried = KnownGame::carried_name(self.name, self.game, self.position);
        let header = Header {
            game: self.known.as_ref().map_or(&carried, |known| &known.name),
            position: &self.written(self.position.clone()).text,
            convention: self.convention,
            claim,
        };
        CertificateWriter::new(output, &header)
    }

    fn certified(&self, claim: String, size: CertificateSize) -> Certified {
        Certified { claim, size, is_known: self.known.is_some() }
    }

    /// Whether Grundy values decide the game.
    fn has_grundy_values(&self) -> bool {
        self.convention == Convention::Normal
            && self.game.is_impartial()
            && self.game.is_loop_free()
            && !self.game.has_endings()
    }

    /// An engine that gives verdicts on everything that can be reached.
    fn judge<'s>(&self, store: &'s Store, limits: &Limits<'s>) -> Result<Box<AnyJudge<'s>>, CertificateError>
    where
        'a: 's,
    {
        // An engine that searches by need can be asked about any position; only distances need everything at once.
        if !self.game.is_loop_free() || self.game.has_dense_table(self.position) {
            return self.labelled(limits);
        }
        let sums = match self.game.sums(store, self.convention, SumSetup::default(), limits) {
            Ok(sums) => sums,
            Err(ValueError::Stopped(reason)) => return Err(reason.into()),
            // Play can stop by a rule.
            Err(_) => return Ok(self.game.top_down(self.convention, limits)?),
        };
        if self.has_grundy_values() {
            let within = limits.with_budget(Budget::positions(MOST_VALUED, "Grundy values"));
            if let Ok(values) = self.game.grundy_values(&within) {
                return Ok(Box::new(ByGrundyValue { values: Some(values), sums }));
            }
        }
        Ok(Box::new(sums))
    }

    /// An engine that gives distances too: a dense table where the game has one, else all that can be reached.
    fn labelled<'s>(&self, limits: &Limits<'s>) -> Result<Box<AnyJudge<'s>>, CertificateError>
    where
        'a: 's,
    {
        if let Some(table) = self.game.dense_table(self.position, self.convention, limits) {
            return Ok(table?);
        }
        let questions: Vec<_> = self.movers.iter().map(|&mover| (self.position.clone(), mover)).collect();
        Ok(self.game.explore(&questions, self.convention, limits)?)
    }
}

/// Positions that may be valued for the verdicts on an impartial game, before proofs are less work.
const MOST_VALUED: u64 = 1 << 20;

/// Verdicts of impartial games in normal play: by values, and by proofs once too many positions would have to be valued.
struct ByGrundyValue<'a> {
    values: Option<Box<AnyGrundy<'a>>>,
    sums: AnySums<'a>,
}

impl Judge<dyn AnyGame> for ByGrundyValue<'_> {
    fn verdict(&mut self, position: &AnyPosition, to_move: Player) -> Result<Verdict, StopReason> {
        let Some(values) = &mut self.values else { return self.sums.verdict(position, to_move) };
        match values.value(position) {
            Ok(value) if value.is_zero() => Ok(Verdict::Loss(None)),
            Ok(_) => Ok(Verdict::Win(None)),
            Err(GrundyError::Stopped(StopReason::Budget(_))) => {
                self.values = None;
                self.sums.verdict(position, to_move)
            }
            Err(GrundyError::Stopped(reason)) => Err(reason),
            Err(refusal) => unreachable!("the game was checked to have Grundy values, but: {refusal}"),
        }
    }

    fn state_count(&self) -> u64 {
        self.values.as_ref().map_or(0, |values| values.position_count()) + self.sums.state_count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::open;
    use crate::game::Player;

    #[test]
    fn values_and_the_proofs_after_them_agree() {
        let question = Question::new(open("cram 3x4").unwrap());
        let game = question.game.game.as_ref();
        let (limits, store) = (Limits::none(), Store::default());
        let positions = few_options(game, &question.game.position, Player::Left, 100).unwrap();
        let verdicts = |most| -> Vec<Verdict> {
            let within = limits.with_budget(Budget::positions(most, "Grundy values"));
            let values = Some(game.grundy_values(&within).unwrap());
            let sums = game.sums(&store, Convention::Normal, SumSetup::default(), &limits).unwrap();
            let mut judge = ByGrundyValue { values, sums };
            let verdicts = positions.iter().map(|position| judge.verdict(position, Player::Right).unwrap());
            let verdicts = verdicts.collect();
            assert_eq!(judge.values.is_some(), most == u64::MAX);
            verdicts
        };
        let by_values = verdicts(u64::MAX);
        assert!(by_values.contains(&Verdict::Win(None)) && by_values.contains(&Verdict::Loss(None)));
        assert_eq!(by_values, verdicts(5));
    }
}
