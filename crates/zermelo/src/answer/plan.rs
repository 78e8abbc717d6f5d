//! The planner: picks the cheapest theory that is proved to apply to a question, runs it, and collects the answer.
//!
//! The order: a theorem of the game, or a search of its own; Grundy values, where the game is impartial and loop-free and
//! the last move decides, or loopy Grundy values, where it may go round; a dense table, where the game has one; retrograde
//! analysis of all that can be reached; and where that is too much, top-down search. A theorem's answer on a small position
//! is completed with distances by retrograde analysis, which also checks it.

use super::value::reason_words;
use super::{Answer, AnsweredMove, Confidence, Mover, MovesListed};
use crate::catalogue::{
    AnyGame, AnyJudge, AnyLoopy, AnyPosition, AnyValues, DepthQuestion, Engines, LoopyMoves, MovesToValue,
    OpenGame, Opened,
};
use crate::game::{
    Claim, ClaimedMove, Convention, Ending, Outcome, Player, Ruleset, Verdict, WinningMoves, few_options,
};
use crate::nimber::{LoopyValue, nim_sum_columns};
use crate::solve::grundy::GrundyError;
use crate::solve::{Limits, StopReason, best_line, rate_moves};
use crate::value::{Algebra, Script, Store, ValueError, ValueId};
use dashu_int::UBig;
use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;

/// Which engine is to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Engine {
    /// The planner chooses.
    #[default]
    Auto,
    /// A closed-form theorem.
    Theorem,
    /// Grundy values by components.
    Grundy,
    /// Grundy values by components, where play may go round for ever.
    LoopyGrundy,
    /// Canonical forms of the components.
    Values,
    /// Retrograde analysis, or a dense table where the game has one.
    Retrograde,
    /// Memoised top-down search.
    Search,
    /// Minimax, to a depth or to the end.
    Minimax,
    /// Alpha-beta, to a depth or to the end.
    AlphaBeta,
    /// AND-OR evaluation in random order.
    AndOr,
}

/// A question about a position.
#[derive(Clone)]
pub struct Question {
    /// The game and the position.
    pub game: OpenGame,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Who moves, where it was asked for; else the position may say it.
    pub to_move: Option<Player>,
    /// Which engine is to answer.
    pub engine: Engine,
    /// Plies to look ahead in minimax and alpha-beta.
    pub depth: Option<u64>,
    /// The seed of random orders.
    pub seed: u64,
}

impl Question {
    /// The plain question: normal play, whoever moves, any engine.
    pub fn new(game: OpenGame) -> Self {
        Self {
            game,
            convention: Convention::Normal,
            to_move: None,
            engine: Engine::Auto,
            depth: None,
            seed: 1,
        }
    }
}

/// Why a question has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum QuestionError {
    /// The game has no misère form.
    #[error("{game} has no misère form: {why}")]
    NoMisere {
        /// The game.
        game: String,
        /// The reason.
        why: &'static str,
    },
    /// It cannot be that player's turn.
    #[error("it cannot be {to_move}'s turn in this position: {why}")]
    Illegal {
        /// The player.
        to_move: Player,
        /// The reason.
        why: String,
    },
    /// The engine that was asked for does not apply.
    #[error("{engine} does not apply: {why}")]
    EngineRefused {
        /// The engine.
        engine: &'static str,
        /// The reason.
        why: String,
    },
}

/// Refuses a convention that the game has not, and a player whose turn it cannot be.
pub(super) fn refuse_impossible(
    opened: &OpenGame,
    convention: Convention,
    to_move: Option<Player>,
) -> Result<(), QuestionError> {
    let Opened { name, game, position, .. } = &**opened;
    if convention == Convention::Misere
        && let Some(why) = game.misere_refusal()
    {
        return Err(QuestionError::NoMisere { game: name.clone(), why });
    }
    if let Some(to_move) = to_move
        && let Some(why) = game.illegal(position, to_move)
    {
        return Err(QuestionError::Illegal { to_move, why });
    }
    Ok(())
}

/// Positions with at most this many below them are looked at in full to find distances and Grundy values that a
/// theorem leaves open.
const SMALL: u64 = 20_000;
/// Up to this many positions are searched for the moves that an existence theorem does not name.
const SEARCHED_FOR_MOVES: u64 = 3_000_000;
/// Where a table with fewer entries than there are positions says who wins, filling it may take so many steps for the same
/// purpose: some seconds.
const TABULATED_FOR_MOVES: u64 = 6_000_000_000;
/// So many states retrograde analysis may meet before the planner turns to top-down search.
const EXPLORED_FIRST: u64 = 3_000_000;
/// A partizan game of one component is searched up to so many positions before its canonical form is computed.
const SEARCHED_BEFORE_VALUES: u64 = 200_000;
/// So many components get canonical forms before the planner turns to search for good.
const VALUED_FIRST: u64 = 1_000_000;
/// Longer values are not written out in explanations.
const LONGEST_VALUE: usize = 400;
/// Moves of larger positions are listed only if they win.
const MOST_LISTED_MOVES: usize = 1_000;
/// The same when writing out the resulting positions would take more characters than this.
const MOST_LISTED_TEXT: usize = 200_000;
/// So many options are tried for one that holds a draw, where they are too many to be listed.
const MOST_TRIED_FOR_A_DRAW: usize = 10_000;
/// Longer lines of best play are not written out.
const LONGEST_LINE: u64 = 200;

/// Answers a question. Reaching a limit is an answer too: one with [`Confidence::Stopped`].
pub fn answer(question: &Question, limits: &Limits) -> Result<Answer, QuestionError> {
    Planner::new(question)?.run(limits)
}

struct Planner<'a> {
    question: &'a Question,
    game: &'a (dyn AnyGame + 'static),
    position: &'a AnyPosition,
    /// The players whose turn it can be, the one asked about first.
    movers: Vec<Player>,
    answer: Answer,
}

/// What an engine found, before limits and refusals are told apart.
enum Halt {
    Refused(String),
    Stopped(StopReason),
}

impl From<StopReason> for Halt {
    fn from(reason: StopReason) -> Self {
        Self::Stopped(reason)
    }
}

impl From<ValueError> for Halt {
    fn from(error: ValueError) -> Self {
        match error {
            ValueError::Stopped(reason) => Self::Stopped(reason),
            refusal => Self::Refused(refusal.to_string()),
        }
    }
}

impl From<GrundyError> for Halt {
    fn from(error: GrundyError) -> Self {
        match error {
            GrundyError::Stopped(reason) => Self::Stopped(reason),
            refusal => Self::Refused(refusal.to_string()),
        }
    }
}

/// An engine of the planner.
type Attempt<'a> = fn(&mut Planner<'a>, &Limits) -> Result<(), Halt>;

impl<'a> Planner<'a> {
    fn new(question: &'a Question) -> Result<Self, QuestionError> {
        let Opened { name, game, position, to_move, remarks, .. } = &*question.game;
        let to_move = question.to_move.or(*to_move);
        refuse_impossible(&question.game, question.convention, to_move)?;
        let first = to_move.unwrap_or(Player::Left);
        let movers: Vec<Player> = [first, first.opponent()]
            .into_iter()
            .filter(|&player| game.illegal(position, player).is_none())
            .collect();
        let answer = Answer {
            game: name.clone(),
            position: game.print(position),
            picture: game.picture(position, question.convention),
            interchange: game.interchange(position, to_move),
            convention: question.convention,
            is_impartial: game.is_impartial(),
            to_move,
            verdicts: [None; 2],
            grundy: None,
            value: None,
            moves: Vec::new(),
            moves_listed: MovesListed::Some,
            line: Vec::new(),
            by: String::new(),
            source: None,
            confidence: Confidence::Proved,
            explanation: Vec::new(),
            notes: remarks.clone(),
            stats: Vec::new(),
        };
        Ok(Self { question, game: game.as_ref(), position, movers, answer })
    }

    fn run(mut self, limits: &Limits) -> Result<Answer, QuestionError> {
        let (engine, result) = match self.question.engine {
            Engine::Auto => ("the planner", self.choose(limits)),
            Engine::Theorem => ("a theorem", self.by_theorem_or_refuse(limits)),
            Engine::Grundy => ("the theory of Grundy values", self.by_grundy_values(limits)),
            Engine::LoopyGrundy => {
                ("the theory of loopy Grundy values", self.by_loopy_values(limits, limits))
            }
            Engine::Values => ("the theory of canonical forms", self.by_values(limits)),
            Engine::Retrograde => ("retrograde analysis", self.by_retrograde(limits)),
            Engine::Search => ("top-down search", self.by_search(limits)),
            Engine::Minimax => ("minimax", self.by_depth_search(false, limits)),
            Engine::AlphaBeta => ("alpha-beta", self.by_depth_search(true, limits)),
            Engine::AndOr => ("AND-OR evaluation", self.by_and_or(limits)),
        };
        for player in Player::BOTH.into_iter().filter(|player| !self.movers.contains(player)) {
            if let Some(why) = self.game.illegal(self.position, player) {
                self.answer.notes.push(format!("It cannot be {player}'s turn here: {why}."));
            }
        }
        self.explain_in_own_words();
        match result {
            Ok(()) => Ok(self.answer),
            Err(Halt::Refused(why)) => Err(QuestionError::EngineRefused { engine, why }),
            Err(Halt::Stopped(reason)) => {
                self.answer.confidence = Confidence::Stopped(reason);
                Ok(self.answer)
            }
        }
    }

    /// The verdicts in the words of the game, where it has any.
    fn explain_in_own_words(&mut self) {
        for &player in &self.movers {
            if self.answer.to_move.is_some_and(|mover| mover != player) {
                continue;
            }
            let verdict = self.answer.verdicts[player.index()];
            if let Some(words) = verdict.and_then(|verdict| self.game.in_own_words(verdict)) {
                self.answer.explanation.push(format!("{player} to move {words}."));
            }
        }
    }

    fn choose(&mut self, limits: &Limits) -> Result<(), Halt> {
        if let Some(claim) = self.claim(limits)? {
            return self.by_theorem(claim, limits);
        }
        // A dense table is quicker than Grundy values, but says less: it is preferred on large boards only.
        let is_large = self.game.reachable_bound(self.position).is_none_or(|bound| bound > SMALL);
        if self.has_grundy_values() && !(self.game.has_dense_table(self.position) && is_large) {
            return self.by_grundy_values(limits);
        }
        if self.has_partizan_values() || self.may_be_endless_to_explore() {
            return self.by_search_or_values(limits);
        }
        let exploring = limits.at_most_positions(EXPLORED_FIRST);
        let result = if self.has_loopy_values() && !(self.game.has_dense_table(self.position) && is_large) {
            self.by_loopy_values(limits, &exploring)
        } else {
            self.by_retrograde_within(limits, &exploring)
        };
        match result {
            Err(Halt::Stopped(StopReason::Positions(limit))) if Some(limit) != limits.positions => {
                self.by_search(limits)
            }
            result => result,
        }
    }

    /// Whether the theory of Grundy values covers the question.
    fn has_grundy_values(&self) -> bool {
        self.question.convention == Convention::Normal
            && self.game.is_impartial()
            && self.game.is_loop_free()
            && !self.game.has_endings()
    }

    /// Whether the theory of loopy Grundy values covers the question, and that of Grundy values does not.
    fn has_loopy_values(&self) -> bool {
        self.question.convention == Convention::Normal
            && self.game.is_impartial()
            && !self.game.is_loop_free()
            && !self.game.has_endings()
    }

    /// Whether the theory of partizan values covers the question, and that of Grundy values does not.
    fn has_partizan_values(&self) -> bool {
        self.question.convention == Convention::Normal
            && !self.game.is_impartial()
            && self.game.is_loop_free()
            && !self.game.has_endings()
    }

    /// Whether nothing is known of how many positions a game that ends by rule has (Go under superko remembers all boards
    /// that have been): a search sees few of them.
    fn may_be_endless_to_explore(&self) -> bool {
        self.game.has_endings()
            && !self.game.is_impartial()
            && self.game.is_loop_free()
            && self.game.reachable_bound(self.position).is_none()
    }

    /// A partizan loop-free game: small ones in full, for the distances; a game of one component by a search as long as
    /// that is short; then by the canonical forms of the components, where the last move decides; and by search where these
    /// grow too many.
    fn by_search_or_values(&mut self, limits: &Limits) -> Result<(), Halt> {
        let mut tries: Vec<(Attempt<'a>, u64)> =
            vec![(|planner, limits| planner.by_retrograde_within(limits, limits), SMALL)];
        if self.component_count() <= 1 {
            tries.push((Self::by_search, SEARCHED_BEFORE_VALUES));
        }
        if self.has_partizan_values() {
            tries.push((Self::by_values, VALUED_FIRST));
        }
        for (engine, most) in tries {
            match engine(self, &limits.at_most_positions(most)) {
                Err(Halt::Stopped(StopReason::Positions(limit))) if Some(limit) != limits.positions => {
                    self.answer.stats.clear();
                    self.answer.explanation.clear();
                }
                result => return result,
            }
        }
        self.by_search(limits)
    }

    fn component_count(&self) -> usize {
        self.game.component_count(self.position)
    }

    /// Verdicts and moves by the canonical forms of the components.
    fn by_values(&mut self, limits: &Limits) -> Result<(), Halt> {
        "canonical forms".clone_into(&mut self.answer.by);
        if self.question.convention == Convention::Misere {
            return Err(Halt::Refused("canonical forms decide normal play only".to_owned()));
        }
        let store = Store::with_budget(limits.memory);
        let mut values = self.game.values(&store, NonZeroUsize::MIN, limits)?;
        let mut algebra = Algebra::new(&store, limits)?;
        let parts = values.component_values(self.position)?;
        let summands: Vec<ValueId> = parts.iter().map(|&(_, id)| id).collect();
        let (outcome, reason) = algebra.outcome_of_sum(&summands)?;
        self.answer.by = match parts.len() {
            0 | 1 => "the canonical form".to_owned(),
            count => format!("the canonical forms of {count} components"),
        };
        self.answer.source = Some(CANONICAL_FORMS.to_owned());
        if parts.len() > 1 && parts.len() <= 24 {
            for (text, id) in &parts {
                let value = algebra.text(*id, Script::Ascii)?;
                let value = if value.len() <= LONGEST_VALUE { value } else { "a large value".to_owned() };
                self.answer.explanation.push(format!("{text} = {value}"));
            }
            self.answer.explanation.push(format!("The winner follows by {}.", reason_words(reason)));
        }
        if let [only] = summands[..] {
            self.answer.value = Some(algebra.text(only, Script::Ascii)?);
        }
        let (left, right) = match outcome {
            Outcome::L => (true, false),
            Outcome::R => (false, true),
            Outcome::N => (true, true),
            _ => (false, false),
        };
        self.set_verdicts(
            [left, right].map(|wins| if wins { Verdict::Win(None) } else { Verdict::Loss(None) }),
        );
        self.answer.stats.push(("components", values.position_count().into()));
        self.answer.stats.push(("forms", store.form_count().into()));
        self.rate_by_values(values.as_mut(), &mut algebra)
    }

    /// All moves with their results, where they are few.
    fn rate_by_values(&mut self, values: &mut dyn AnyValues, algebra: &mut Algebra) -> Result<(), Halt> {
        let mut moves = Vec::new();
        for player in Player::BOTH {
            if self.answer.to_move.is_some_and(|mover| mover != player) {
                continue;
            }
            let Some(options) = self.few_options(player) else { return Ok(()) };
            let mut rated = Vec::new();
            for option in &options {
                let (outcome, _) = algebra.outcome_of_sum(&values.summands(option)?)?;
                let own = if player == Player::Left { Outcome::L } else { Outcome::R };
                let wins = outcome == own || outcome == Outcome::P;
                let verdict = if wins { Verdict::Win(None) } else { Verdict::Loss(None) };
                rated.push(self.answered_move(option, player, Some(verdict)));
            }
            rated.sort_by_key(|one| one.verdict.map(Verdict::preference));
            moves.extend(rated);
        }
        self.answer.moves = moves;
        self.answer.moves_listed = MovesListed::All;
        Ok(())
    }

    /// What a theorem or a search of the game's own says.
    fn claim(&mut self, limits: &Limits) -> Result<Option<Claim<AnyPosition>>, Halt> {
        let claim = self.game.claim(self.position, self.question.convention);
        if claim.is_some() {
            return Ok(claim);
        }
        match self.game.own_search(self.position, self.question.convention, limits).transpose() {
            Ok(found) => Ok(found),
            Err(reason) => {
                "the game's own search".clone_into(&mut self.answer.by);
                Err(reason.into())
            }
        }
    }

    fn by_theorem_or_refuse(&mut self, limits: &Limits) -> Result<(), Halt> {
        let claim = self.claim(limits)?;
        let claim = claim.ok_or_else(|| Halt::Refused("no theorem decides this position".to_owned()))?;
        self.by_theorem(claim, limits)
    }

    fn by_theorem(&mut self, claim: Claim<AnyPosition>, limits: &Limits) -> Result<(), Halt> {
        let Claim { by, verdicts, grundy, winning, explanation } = claim;
        by.name.clone_into(&mut self.answer.by);
        self.answer.source = Some(by.source.to_owned());
        self.answer.explanation = explanation;
        self.answer.grundy = grundy.as_ref().map(UBig::to_string);
        self.set_verdicts(verdicts);
        let names_all = !matches!(winning, WinningMoves::AtLeast(_));
        self.list_claimed_moves(winning);
        // The winner stands; whatever else is found is welcome, and a limit on it is only noted.
        match self.complete(verdicts, names_all, limits) {
            Err(Halt::Stopped(reason)) => {
                self.note_stop(reason);
                Ok(())
            }
            result => result,
        }
    }

    /// Notes that a limit kept something from an answer whose winner is known.
    fn note_stop(&mut self, reason: StopReason) {
        self.answer.notes.push(format!("Not all was computed: {reason}."));
    }

    /// Looks for what a theorem leaves open: distances, the Grundy value, winning moves that it does not name.
    fn complete(&mut self, claimed: [Verdict; 2], names_all: bool, limits: &Limits) -> Result<(), Halt> {
        let bound = self.game.reachable_bound(self.position).unwrap_or(u64::MAX);
        let is_tabulated = || {
            let steps = self.game.table_work(self.position);
            steps.is_some_and(|steps| steps <= TABULATED_FOR_MOVES)
        };
        if bound <= SMALL || (!names_all && (bound <= SEARCHED_FOR_MOVES || is_tabulated())) {
            let mut judge = self.judge(limits, limits)?;
            for &player in &self.movers {
                let (claimed, found) = (claimed[player.index()], judge.verdict(self.position, player)?);
                if claimed.result() != found.result() {
                    let (by, position) = (&self.answer.by, &self.answer.position);
                    return Err(Halt::Refused(format!(
                        "internal error: {by} and a search disagree on {position}"
                    )));
                }
            }
            self.take_judgement(judge.as_mut())?;
            self.count_work(judge.as_ref());
            if let Some(method) = judge.method() {
                self.answer.explanation.push(format!("All winning moves are found by {method}."));
            }
        } else if !names_all {
            let note = "The board has too many positions to search them for every winning move.";
            self.answer.notes.push(note.to_owned());
        }
        if self.answer.grundy.is_none() && self.has_grundy_values() && bound <= SMALL {
            self.answer.grundy = Some(self.game.grundy_values(limits)?.value(self.position)?.to_string());
        }
        Ok(())
    }

    fn by_grundy_values(&mut self, limits: &Limits) -> Result<(), Halt> {
        "the theory of Grundy values".clone_into(&mut self.answer.by);
        if self.question.convention == Convention::Misere {
            return Err(Halt::Refused("Grundy values decide normal play only".to_owned()));
        }
        if !self.game.is_loop_free() {
            return Err(Halt::Refused(GrundyError::Loopy.to_string()));
        }
        let mut values = self.game.grundy_values(limits)?;
        let value = values.value(self.position)?;
        let parts = values.component_values(self.position)?;
        self.answer.by = match parts.len() {
            0 | 1 => "the Sprague–Grundy theorem".to_owned(),
            count => format!("the Sprague–Grundy theorem on {count} components"),
        };
        self.answer.source = Some(SPRAGUE_GRUNDY.to_owned());
        self.answer.explanation = explain_parts(&parts, &value);
        self.answer.grundy = Some(value.to_string());
        let verdict = if value.is_zero() { Verdict::Loss(None) } else { Verdict::Win(None) };
        self.set_verdicts([verdict; 2]);
        let to_zero = if value.is_zero() {
            Ok(MovesToValue::default())
        } else {
            values.moves_to_value(self.position, &UBig::ZERO)
        };
        match to_zero {
            Ok(MovesToValue { moves, is_partial: false }) => {
                self.list_claimed_moves(WinningMoves::These(moves));
            }
            Ok(MovesToValue { moves, is_partial: true }) => {
                self.list_claimed_moves(WinningMoves::AtLeast(moves));
                self.answer.notes.push("There are too many moves to look at them all.".to_owned());
            }
            // The winner stands without the moves.
            Err(GrundyError::Stopped(reason)) => {
                self.note_stop(reason);
                return Ok(());
            }
            Err(error) => return Err(error.into()),
        }
        if values.position_count() > 0 {
            self.answer.stats.push(("grundy_positions", values.position_count().into()));
        }
        drop(values);
        // Distances, where the game is small. Without a known bound a look at a few thousand positions tells.
        let is_small = self.game.reachable_bound(self.position).is_none_or(|bound| bound <= SMALL);
        if is_small && let Ok(mut judge) = self.judge(limits, &limits.at_most_positions(SMALL)) {
            self.take_judgement(judge.as_mut())?;
        }
        Ok(())
    }

    /// The components are explored within `exploring`, one by one, however many positions their sum has.
    fn by_loopy_values(&mut self, limits: &Limits, exploring: &Limits) -> Result<(), Halt> {
        "Smith's theorem".clone_into(&mut self.answer.by);
        if self.question.convention == Convention::Misere {
            return Err(Halt::Refused("Grundy values decide normal play only".to_owned()));
        }
        let mut values = self.game.loopy_values(exploring)?;
        // The whole first, so that all components are explored and labelled at one go.
        let value = values.value(self.position)?;
        let parts = values.component_values(self.position)?;
        if parts.len() > 1 {
            self.answer.by = format!("Smith's theorem on {} components", parts.len());
        }
        self.answer.source = Some(SMITH.to_owned());
        self.answer.explanation = explain_loopy_parts(&parts, &value);
        self.answer.grundy = Some(value.to_string());
        self.set_verdicts([value.verdict(); 2]);
        let by_counter = self.list_loopy_moves(values.as_mut(), &value);
        if values.position_count() > 0 {
            self.answer.stats.push(("grundy_positions", values.position_count().into()));
        }
        let by_counter = match by_counter {
            // The winner stands without the moves.
            Err(GrundyError::Stopped(reason)) => {
                self.note_stop(reason);
                return Ok(());
            }
            result => result?,
        };
        drop(values);
        let is_small = self.game.reachable_bound(self.position).is_none_or(|bound| bound <= SMALL);
        if is_small && let Ok(mut judge) = self.judge(limits, &limits.at_most_positions(SMALL)) {
            self.take_judgement(judge.as_mut())?;
            debug_assert_eq!(
                self.answer.verdicts[0].map(Verdict::result),
                Some(value.verdict().result()),
                "loopy values and retrograde analysis agree"
            );
        } else if by_counter {
            let note = "The first winning move has the least counter: a winner who always takes it does not go round.";
            self.answer.explanation.push(note.to_owned());
        }
        Ok(())
    }

    /// The winning moves, the one with the least counter first, then all others where they are few; else a drawing move
    /// of a draw. Says whether there was a choice of winning moves and counters made it.
    fn list_loopy_moves(
        &mut self,
        values: &mut dyn AnyLoopy,
        value: &LoopyValue,
    ) -> Result<bool, GrundyError> {
        let result = value.verdict().result();
        let LoopyMoves { moves: winning, is_partial } = match result {
            Ending::Win => values.moves_to_nimber(self.position, &UBig::ZERO)?,
            _ => LoopyMoves::default(),
        };
        if is_partial {
            self.answer.notes.push("There are too many moves to look at them all.".to_owned());
        }
        let by_counter = winning.len() > 1 && winning.iter().all(|one| one.counter.is_some());
        self.answer.moves = winning.into_iter().map(|one| self.claimed_move(one.known)).collect();
        match self.few_options(Player::Left).filter(|_| !is_partial) {
            Some(options) => {
                let mut others = self.other_loopy_moves(values, &options)?;
                others.sort_by_key(|one| one.verdict.map(Verdict::preference));
                self.answer.moves.append(&mut others);
                self.answer.moves_listed = MovesListed::All;
            }
            None if result == Ending::Draw => {
                self.answer.moves.extend(self.loopy_drawing_move(values)?);
            }
            None if !is_partial => self.answer.moves_listed = MovesListed::AllWinning,
            None => {}
        }
        Ok(by_counter)
    }

    /// The options that are not listed yet, with their results.
    fn other_loopy_moves(
        &self,
        values: &mut dyn AnyLoopy,
        options: &[AnyPosition],
    ) -> Result<Vec<AnsweredMove>, GrundyError> {
        let names: HashSet<&str> = self.answer.moves.iter().map(|one| one.label.as_str()).collect();
        let mut others = Vec::new();
        for to in options {
            let verdict = values.value(to)?.verdict().for_mover();
            let one = self.answered_move(to, Player::Left, Some(verdict));
            if !names.contains(one.label.as_str()) {
                others.push(one);
            }
        }
        Ok(others)
    }

    /// The first drawing move among so many options that they are not listed.
    fn loopy_drawing_move(&self, values: &mut dyn AnyLoopy) -> Result<Option<AnsweredMove>, GrundyError> {
        let mut tried = 0;
        let flow = Ruleset::options(self.game, self.position, Player::Left, |to| {
            tried += 1;
            match values.value(&to).map(|value| value.verdict()) {
                Ok(Verdict::Draw) => ControlFlow::Break(Ok(Some(to))),
                Ok(_) if tried == MOST_TRIED_FOR_A_DRAW => ControlFlow::Break(Ok(None)),
                Ok(_) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(Err(error)),
            }
        });
        let ControlFlow::Break(found) = flow else { return Ok(None) };
        Ok(found?.map(|to| self.answered_move(&to, Player::Left, Some(Verdict::Draw))))
    }

    fn by_retrograde(&mut self, limits: &Limits) -> Result<(), Halt> {
        self.by_retrograde_within(limits, limits)
    }

    /// With tighter limits for exploring than for a dense table, whose size is known beforehand.
    fn by_retrograde_within(&mut self, limits: &Limits, exploring: &Limits) -> Result<(), Halt> {
        "retrograde analysis".clone_into(&mut self.answer.by);
        let mut judge = self.judge(limits, exploring)?;
        self.take_judgement(judge.as_mut())?;
        self.count_work(judge.as_ref());
        let count = judge.first_state_count();
        self.answer.by =
            judge.method().unwrap_or_else(|| format!("retrograde analysis of {}", positions(count)));
        Ok(())
    }

    /// A dense table where the game has one, else all that can be reached, labelled.
    fn judge(&self, limits: &Limits, exploring: &Limits) -> Result<Box<AnyJudge<'a>>, StopReason> {
        if let Some(table) = self.game.dense_table(self.position, self.question.convention, limits) {
            return table;
        }
        let questions: Vec<_> = self.movers.iter().map(|&player| (self.position.clone(), player)).collect();
        self.game.explore(&questions, self.question.convention, exploring)
    }

    fn by_search(&mut self, limits: &Limits) -> Result<(), Halt> {
        "top-down search".clone_into(&mut self.answer.by);
        let mut judge = self.game.top_down(self.question.convention, limits)?;
        let outcome = self.take_judgement(judge.as_mut());
        let count = judge.state_count();
        self.count_positions(count, count);
        self.answer.by = format!("top-down search of {}", positions(count));
        Ok(outcome?)
    }

    fn by_depth_search(&mut self, prune: bool, limits: &Limits) -> Result<(), Halt> {
        let depth = self.question.depth;
        if depth.is_none() && !self.game.is_loop_free() {
            return Err(Halt::Refused(
                "play can go round for ever, so it needs a depth: --depth 6".to_owned(),
            ));
        }
        let to_move = self.movers[0];
        let name = if prune { "alpha-beta" } else { "minimax" };
        name.clone_into(&mut self.answer.by);
        let search = DepthQuestion { convention: self.question.convention, depth, prune };
        let found = self.game.depth_search(self.position, to_move, search, limits)?;
        let report = &found.report;
        let reach = depth.map_or("to the end".to_owned(), |plies| format!("to depth {plies}"));
        self.answer.by = format!("{name} {reach}");
        self.answer.stats.push(("nodes", report.nodes.into()));
        let mut counts = format!("{name} visited {} nodes", grouped(report.nodes));
        if prune && let Some(minimax_nodes) = found.minimax_nodes {
            self.answer.stats.push(("minimax_nodes", minimax_nodes));
            counts = format!("{counts}; minimax visits {}", grouped(minimax_nodes));
        }
        self.answer.explanation.push(counts + ".");
        let verdict = report.verdict();
        self.set_verdict(to_move, verdict);
        if let Some(best) = &report.best {
            self.answer.moves.push(self.answered_move(best, to_move, verdict));
        }
        if verdict.is_none() {
            self.answer.confidence = Confidence::Checked(depth.unwrap_or(0));
            let score = report.score.evaluation().unwrap_or(0);
            self.answer.explanation.push(format!(
                "Neither player has a forced win within {} plies; the evaluation for {to_move}, to move, is {score:+}.",
                depth.unwrap_or(0)
            ));
        }
        Ok(())
    }

    fn by_and_or(&mut self, limits: &Limits) -> Result<(), Halt> {
        if !self.game.is_loop_free() {
            return Err(Halt::Refused(
                "play can go round for ever, so the tree of plays is infinite".to_owned(),
            ));
        }
        let (to_move, seed) = (self.movers[0], self.question.seed);
        "AND-OR evaluation".clone_into(&mut self.answer.by);
        let report = self.game.and_or(self.position, to_move, self.question.convention, seed, limits)?;
        self.answer.by = format!("AND-OR evaluation in random order (seed {seed})");
        self.answer.explanation.push(format!(
            "{} leaves and {} nodes were looked at.",
            grouped(report.leaves),
            grouped(report.nodes)
        ));
        self.answer.stats.push(("leaves", report.leaves.into()));
        self.answer.stats.push(("nodes", report.nodes.into()));
        self.set_verdict(
            to_move,
            Some(match report.result {
                Ending::Win => Verdict::Win(None),
                Ending::Loss => Verdict::Loss(None),
                Ending::Draw => Verdict::Draw,
            }),
        );
        Ok(())
    }

    fn set_verdict(&mut self, player: Player, verdict: Option<Verdict>) {
        if self.answer.is_impartial {
            self.answer.verdicts = [verdict; 2];
        } else {
            self.answer.verdicts[player.index()] = verdict;
        }
    }

    fn set_verdicts(&mut self, verdicts: [Verdict; 2]) {
        self.answer.verdicts = verdicts.map(Some);
    }

    fn count_work(&mut self, judge: &AnyJudge<'_>) {
        if judge.method().is_some() {
            self.answer.stats.push(("table_entries", judge.state_count().into()));
        } else {
            self.count_positions(judge.state_count(), judge.first_state_count());
        }
    }

    fn count_positions(&mut self, all: u64, from_first: u64) {
        self.answer.stats.push(("positions", from_first.into()));
        if all != from_first {
            self.answer.stats.push(("positions_both_movers", all.into()));
        }
    }

    /// Verdicts, all moves with their results, and a line of best play, from an engine that has run.
    fn take_judgement(&mut self, judge: &mut AnyJudge<'_>) -> Result<(), StopReason> {
        for player in self.movers.clone() {
            let verdict = judge.verdict(self.position, player)?;
            self.answer.verdicts[player.index()] = Some(verdict);
        }
        let movers: Vec<Player> = match self.answer.to_move {
            _ if self.answer.is_impartial => vec![Player::Left],
            Some(player) => vec![player],
            None => self.movers.clone(),
        };
        let mut moves = Vec::new();
        let mut all = true;
        for &player in &movers {
            if self.game.ending(self.position, player).is_some() {
                continue;
            }
            match rate_moves(self.game, judge, self.position, player)? {
                Some(rated) => moves.extend(
                    rated.iter().map(|rated| self.answered_move(&rated.to, player, Some(rated.verdict))),
                ),
                None => all = false,
            }
        }
        if all {
            self.answer.moves = moves;
            self.answer.moves_listed = MovesListed::All;
        }
        if let [player] = movers.as_slice() {
            self.answer.line = self.line_of_best_play(judge, *player)?;
        }
        Ok(())
    }

    fn line_of_best_play(
        &self,
        judge: &mut AnyJudge<'_>,
        to_move: Player,
    ) -> Result<Vec<String>, StopReason> {
        let line = best_line(self.game, judge, self.position, to_move, LONGEST_LINE)?;
        let mut here = self.position.clone();
        let mut mover = to_move;
        let mut labels = Vec::new();
        for next in line {
            labels.push(self.game.move_label(&here, &next, mover));
            here = next;
            mover = mover.opponent();
        }
        Ok(labels)
    }

    fn answered_move(&self, to: &AnyPosition, player: Player, verdict: Option<Verdict>) -> AnsweredMove {
        AnsweredMove {
            player: self.mover(player),
            label: self.game.move_label(self.position, to, player),
            to: Some(self.game.print(to)),
            verdict,
        }
    }

    fn mover(&self, player: Player) -> Mover {
        if self.answer.is_impartial { Mover::Both } else { Mover::Only(player) }
    }

    /// Lists the moves from the winning ones that a theorem names: all moves where they are few, else those.
    fn list_claimed_moves(&mut self, winning: WinningMoves<AnyPosition>) {
        let (claimed, listed, others) = match winning {
            WinningMoves::These(moves) => {
                (vec![(Player::Left, moves)], MovesListed::AllWinning, Some(Verdict::Loss(None)))
            }
            WinningMoves::OfEach([left, right]) => {
                let mut of_each = vec![(Player::Left, left), (Player::Right, right)];
                of_each.retain(|(player, _)| self.answer.to_move.is_none_or(|mover| mover == *player));
                (of_each, MovesListed::AllWinning, Some(Verdict::Loss(None)))
            }
            WinningMoves::Every => {
                (vec![(Player::Left, Vec::new())], MovesListed::EveryWins, Some(Verdict::Win(None)))
            }
            WinningMoves::AtLeast(moves) => (vec![(Player::Left, moves)], MovesListed::Some, None),
        };
        self.answer.moves_listed = listed;
        let mut all = others.is_some();
        for (player, claimed) in claimed {
            let mut others_moves = Vec::new();
            match (others, self.few_options(player)) {
                (Some(verdict), Some(options)) => {
                    // By their names, which tell moves apart: not every claimed move has its position written out.
                    let names: HashSet<&str> = claimed.iter().map(|known| known.label.as_str()).collect();
                    let moves = options.iter().map(|to| self.answered_move(to, player, Some(verdict)));
                    others_moves = moves.filter(|one| !names.contains(one.label.as_str())).collect();
                }
                _ => all = false,
            }
            let claimed = claimed.into_iter().map(|ClaimedMove { label, to }| AnsweredMove {
                player: self.mover(player),
                label,
                to: to.map(|to| self.game.print(&to)),
                verdict: Some(Verdict::Win(None)),
            });
            let moves: Vec<AnsweredMove> = claimed.chain(others_moves).collect();
            self.answer.moves.extend(moves);
        }
        if all {
            self.answer.moves_listed = MovesListed::All;
        }
    }

    /// A winning move of an impartial position.
    fn claimed_move(&self, ClaimedMove { label, to }: ClaimedMove<AnyPosition>) -> AnsweredMove {
        AnsweredMove {
            player: self.mover(Player::Left),
            label,
            to: to.map(|to| self.game.print(&to)),
            verdict: Some(Verdict::Win(None)),
        }
    }

    /// The options, where they are few enough to be listed.
    fn few_options(&self, player: Player) -> Option<Vec<AnyPosition>> {
        let most = MOST_LISTED_MOVES.min(MOST_LISTED_TEXT / self.answer.position.len().max(1));
        few_options(self.game, self.position, player, most)
    }
}

const CANONICAL_FORMS: &str = "Conway, On Numbers and Games, chapter 10; Winning Ways, chapter 3; Siegel, Combinatorial \
                               Game Theory, section II.2";

const SPRAGUE_GRUNDY: &str = "R. Sprague, Über mathematische Kampfspiele, Tôhoku Math. J. 41 (1935); P. M. Grundy, \
                              Mathematics and games, Eureka 2 (1939)";

const SMITH: &str = "C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966); Winning Ways, chapter 12; \
                     Siegel, Combinatorial Game Theory, section IV.4";

/// The components of a loopy position with their values, and what follows from them.
fn explain_loopy_parts(parts: &[(String, LoopyValue)], value: &LoopyValue) -> Vec<String> {
    let nimbers: Vec<UBig> = parts.iter().filter_map(|(_, value)| value.nimber().cloned()).collect();
    let infinite: Vec<&LoopyValue> =
        parts.iter().map(|(_, value)| value).filter(|value| value.nimber().is_none()).collect();
    let mut lines = Vec::new();
    if parts.len() > 1 && parts.len() <= 24 {
        lines.extend(parts.iter().map(|(text, value)| format!("g({text}) = {value}")));
        lines.push(String::new());
        if nimbers.len() > 1 && infinite.len() < 2 {
            let columns = nim_sum_columns(&nimbers);
            if !columns.is_empty() {
                lines.extend(columns);
                lines.push(String::new());
            }
        }
    }
    let rest = nimbers.iter().fold(UBig::ZERO, |sum, nimber| sum ^ nimber);
    let wins = value.verdict().result() == Ending::Win;
    lines.push(match (infinite.as_slice(), parts.len()) {
        ([], _) if wins => {
            format!("The Grundy value is {value}, not 0: the next player wins by a move to 0.")
        }
        ([], _) => "The Grundy value is 0: the previous player wins, by reverting what the other does.".to_owned(),
        ([one], 1) if wins => {
            format!("The Grundy value is {one}, with a move to 0: the next player wins by it.")
        }
        ([one], 1) => format!("The Grundy value is {one}, without a move to 0: neither player can force an end."),
        ([one], _) if wins => format!(
            "One component is {one}; the nim-sum {rest} of the others is in the set: the next player wins by moving \
             there to {rest}."
        ),
        ([one], _) => format!(
            "One component is {one}; the nim-sum {rest} of the others is not in the set: neither player can force an \
             end."
        ),
        (several, _) => {
            format!("{} components are infinite: neither player can force an end.", several.len())
        }
    });
    lines
}

/// The components with their values, and their nim-sum where there are several.
fn explain_parts(parts: &[(String, UBig)], value: &UBig) -> Vec<String> {
    let mut lines = Vec::new();
    if parts.len() > 1 && parts.len() <= 24 {
        lines.extend(parts.iter().map(|(text, value)| format!("g({text}) = {value}")));
        let values: Vec<UBig> = parts.iter().map(|(_, value)| value.clone()).collect();
        lines.push(String::new());
        lines.extend(nim_sum_columns(&values));
        lines.push(String::new());
    }
    lines.push(if value.is_zero() {
        "The Grundy value is 0: the previous player wins.".to_owned()
    } else {
        format!("The Grundy value is {value}, not 0: the next player wins by a move to 0.")
    });
    lines
}

fn positions(count: u64) -> String {
    if count == 1 { "1 position".to_owned() } else { format!("{} positions", grouped(count)) }
}

/// A number with blanks between groups of three digits.
pub(super) fn grouped(number: impl Into<u128>) -> String {
    let digits = number.into().to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}
