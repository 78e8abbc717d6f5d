//! A ruleset with its notation and every engine that applies to it, behind one object-safe face. What works on any
//! game (the planner, sums, the program) works on this; the engines inside run on the ruleset's own types.

use super::any_position::AnyPosition;
use super::loopy::{AnyLoopy, CataloguedLoopy, LoopFree};
use super::values::{AnyValues, CataloguedValues};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Ending, Evaluation, Indexed, Notation, ParseError, Player,
    Ruleset, Theorem, Unmoves, Verdict, WinningMoves,
};
use crate::solve::explore::explore;
use crate::solve::grundy::{GrundyError, GrundyTable, component_forms};
use crate::solve::indexed::label_with_unmoves;
use crate::solve::minimax::{DepthReport, DepthSearch, mobility};
use crate::solve::search::TopDown;
use crate::solve::value::ClosedForm;
use crate::solve::{Judge, Limits, OwnSearch, StopReason, and_or};
use crate::value::{Algebra, Store, ValueError, ValueId};
use dashu_int::UBig;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A game of the catalogue, or a sum of some.
pub trait AnyGame: Send + Sync {
    /// Reads a position, and who moves where the notation says it.
    fn parse_question(&self, text: &str) -> Result<(AnyPosition, Option<Player>), ParseError>;
    /// Writes a position.
    fn print(&self, position: &AnyPosition) -> String;
    /// The name of a move.
    fn move_label(&self, from: &AnyPosition, to: &AnyPosition, player: Player) -> String;
    /// A picture of the position, where one helps.
    fn picture(&self, position: &AnyPosition, convention: Convention) -> Option<String>;
    /// See [`Notation::drawing`].
    fn drawing(&self, position: &AnyPosition) -> Option<Drawing>;
    /// See [`Notation::interchange`].
    fn interchange(&self, _position: &AnyPosition, _to_move: Option<Player>) -> Option<String> {
        None
    }
    /// See [`Notation::in_own_words`].
    fn in_own_words(&self, _verdict: Verdict) -> Option<String> {
        None
    }
    /// See [`Notation::remarks`].
    fn remarks(&self, text: &str) -> Vec<String>;
    /// The same game on a class of positions that this one is in and cannot leave, where more is known of it: one
    /// notation, a theory by the position.
    fn narrowed(&self, _position: &AnyPosition) -> Option<Arc<dyn AnyGame>> {
        None
    }
    /// Visits the options of a player.
    fn visit_options(
        &self,
        position: &AnyPosition,
        player: Player,
        visit: &mut dyn FnMut(AnyPosition) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
    /// See [`Ruleset::ending`].
    fn ending(&self, position: &AnyPosition, to_move: Player) -> Option<Ending>;
    /// See [`Ruleset::is_impartial`].
    fn is_impartial(&self) -> bool;
    /// See [`Ruleset::is_loop_free`].
    fn is_loop_free(&self) -> bool;
    /// See [`Ruleset::has_endings`].
    fn has_endings(&self) -> bool;
    /// See [`Ruleset::misere_refusal`].
    fn misere_refusal(&self) -> Option<&'static str>;
    /// See [`Ruleset::illegal`].
    fn illegal(&self, position: &AnyPosition, to_move: Player) -> Option<String>;
    /// See [`Ruleset::natural_mover`].
    fn natural_mover(&self, position: &AnyPosition) -> Option<Player>;
    /// See [`Ruleset::reachable_bound`].
    fn reachable_bound(&self, position: &AnyPosition) -> Option<u64>;
    /// See [`Ruleset::heap_bytes`].
    fn heap_bytes(&self, position: &AnyPosition) -> usize;
    /// See [`Ruleset::normal_form`]: the representative, and whether the players are exchanged in it.
    fn normal_form(&self, position: &AnyPosition) -> (AnyPosition, bool);

    /// The games of a sum of different games, whose position is a `Vec<AnyPosition>`; none for other games.
    fn summands(&self) -> &[super::Summand] {
        &[]
    }

    /// What a theorem says, where the game has one that applies.
    fn claim(&self, position: &AnyPosition, convention: Convention) -> Option<Claim<AnyPosition>>;
    /// Whether the game brings a search of its own; it need not apply to every position.
    fn has_own_search(&self) -> bool {
        false
    }
    /// See [`OwnSearch::own_search`].
    fn own_search(
        &self,
        _position: &AnyPosition,
        _convention: Convention,
        _limits: &Limits,
    ) -> Option<Result<Claim<AnyPosition>, StopReason>> {
        None
    }
    /// Retrograde analysis of all that can be reached from the questions.
    fn explore<'a>(
        &'a self,
        questions: &[(AnyPosition, Player)],
        convention: Convention,
        limits: &Limits,
    ) -> Result<Box<AnyJudge<'a>>, StopReason>;
    /// Memoised top-down search.
    fn top_down<'a>(
        &'a self,
        convention: Convention,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyJudge<'a>>, StopReason>;
    /// Whether the game has a dense table, and the position does not split into several components: to look at these
    /// apart is better than any table of the whole.
    fn has_dense_table(&self, position: &AnyPosition) -> bool;
    /// About how many steps it takes to fill the dense table, where the game has one that is smaller than the number of
    /// positions.
    fn table_work(&self, _position: &AnyPosition) -> Option<u64> {
        None
    }
    /// A dense table of every position around this one, where the game is numbered.
    fn dense_table<'a>(
        &'a self,
        position: &AnyPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Option<Result<Box<AnyJudge<'a>>, StopReason>>;
    /// The P-positions among all that can be reached, up to symmetry, and what found them, where the game has a quicker
    /// way than to look at every position.
    fn p_positions(
        &self,
        _position: &AnyPosition,
        _convention: Convention,
        _limits: &Limits,
    ) -> Option<Result<(Vec<AnyPosition>, String), StopReason>> {
        None
    }
    /// Grundy values.
    fn grundy_values<'a>(&'a self, limits: &Limits<'a>) -> Result<Box<dyn AnyGrundy + 'a>, GrundyError>;
    /// Grundy values of a game that may go round for ever.
    fn loopy_values<'a>(&'a self, limits: &Limits<'a>) -> Result<Box<dyn AnyLoopy + 'a>, GrundyError>;
    /// The number of components of a position.
    fn component_count(&self, position: &AnyPosition) -> usize;
    /// Values of positions, in a store. Refuses games without values.
    fn values<'a>(
        &'a self,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<dyn AnyValues + 'a>, ValueError>;
    /// Minimax or alpha-beta to a depth, with the game's evaluation or else mobility.
    fn depth_search(
        &self,
        position: &AnyPosition,
        to_move: Player,
        search: DepthQuestion,
        limits: &Limits,
    ) -> Result<DepthAnswer, StopReason>;
    /// AND-OR evaluation in random order.
    fn and_or(
        &self,
        position: &AnyPosition,
        to_move: Player,
        convention: Convention,
        seed: u64,
        limits: &Limits,
    ) -> Result<and_or::LeafReport, StopReason>;
}

/// An engine that has run on a game and can be asked for verdicts.
pub type AnyJudge<'a> = dyn Judge<dyn AnyGame> + 'a;

/// A game behind its face is a ruleset again, so whatever works on rulesets works on it.
impl Ruleset for dyn AnyGame {
    type Position = AnyPosition;

    fn options<B>(
        &self,
        position: &AnyPosition,
        player: Player,
        mut visit: impl FnMut(AnyPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut result = ControlFlow::Continue(());
        let _ = self.visit_options(position, player, &mut |option| {
            result = visit(option);
            if result.is_break() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        result
    }

    fn ending(&self, position: &AnyPosition, to_move: Player) -> Option<Ending> {
        AnyGame::ending(self, position, to_move)
    }

    fn heap_bytes(&self, position: &AnyPosition) -> usize {
        AnyGame::heap_bytes(self, position)
    }
}

/// Grundy values of the positions of a game.
pub trait AnyGrundy {
    /// The value of a position.
    fn value(&mut self, position: &AnyPosition) -> Result<UBig, GrundyError>;
    /// The components of a position with their values.
    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError>;
    /// The moves to positions of a given value: all of them, or at least some where a position has too many options
    /// to look at.
    fn moves_to_value(&mut self, position: &AnyPosition, value: &UBig) -> Result<MovesToValue, GrundyError>;
    /// Positions looked at so far; none where a theorem gives the values.
    fn position_count(&self) -> u64;
}

/// Moves to positions of some Grundy value.
#[derive(Clone, Debug, Default)]
pub struct MovesToValue {
    /// The moves.
    pub moves: Vec<ClaimedMove<AnyPosition>>,
    /// Whether there may be others.
    pub is_partial: bool,
}

/// So many options are looked at for those of a value, and so many moves are listed.
pub(super) const MOST_OPTIONS_TRIED: usize = 100_000;
pub(super) const MOST_MOVES_TO_VALUE: usize = 10_000;

/// How to search to a depth.
#[derive(Clone, Copy, Debug)]
pub struct DepthQuestion {
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Plies to look ahead, `None` for all the way.
    pub depth: Option<u64>,
    /// Whether to prune (alpha-beta) or not (minimax).
    pub prune: bool,
}

/// What a search to a depth found.
#[derive(Clone, Debug)]
pub struct DepthAnswer {
    /// The report.
    pub report: DepthReport<AnyPosition>,
    /// The nodes plain minimax visits, where they could be counted within the limits.
    pub minimax_nodes: Option<u128>,
}

type ClaimFn<R> = fn(&R, &<R as Ruleset>::Position, Convention) -> Option<Claim<<R as Ruleset>::Position>>;
type OwnSearchFn<R> = fn(
    &R,
    &<R as Ruleset>::Position,
    Convention,
    &Limits,
) -> Option<Result<Claim<<R as Ruleset>::Position>, StopReason>>;
type GrundyFn<R> = fn(&R, &<R as Ruleset>::Position) -> Option<UBig>;
type OptionsOfValueFn<R> =
    fn(&R, &<R as Ruleset>::Position, &UBig) -> Option<Vec<ClaimedMove<<R as Ruleset>::Position>>>;
type DenseFn<R> = for<'a> fn(
    &'a R,
    &<R as Ruleset>::Position,
    Convention,
    &Limits,
) -> Option<Result<Box<dyn Judge<R> + 'a>, StopReason>>;
type PositionsFn<R> = fn(
    &<R as Ruleset>::Position,
    Convention,
    &Limits,
) -> Result<(Vec<<R as Ruleset>::Position>, String), StopReason>;
type TableWorkFn<R> = fn(&<R as Ruleset>::Position) -> u64;
type NarrowFn<R> = fn(&R, &<R as Ruleset>::Position) -> Option<Arc<dyn AnyGame>>;
type EvaluateFn<R> = fn(&R, &<R as Ruleset>::Position, Player) -> i64;

/// A ruleset together with the facts it has beyond its moves.
pub struct Catalogued<R: Ruleset> {
    pub(super) ruleset: R,
    pub(super) claim: Option<ClaimFn<R>>,
    pub(super) grundy: Option<GrundyFn<R>>,
    pub(super) options_of_value: Option<OptionsOfValueFn<R>>,
    pub(super) closed_form: Option<ClosedForm<R>>,
    own_search: Option<OwnSearchFn<R>>,
    dense: Option<DenseFn<R>>,
    table_work: Option<TableWorkFn<R>>,
    p_positions: Option<PositionsFn<R>>,
    narrow: Option<NarrowFn<R>>,
    evaluate: EvaluateFn<R>,
}

impl<R: Ruleset> Catalogued<R> {
    /// A ruleset of which nothing but the moves is known.
    pub fn new(ruleset: R) -> Self {
        Self {
            ruleset,
            claim: None,
            grundy: None,
            options_of_value: None,
            closed_form: None,
            own_search: None,
            dense: None,
            table_work: None,
            p_positions: None,
            narrow: None,
            evaluate: mobility,
        }
    }

    /// The ruleset has a theorem.
    pub fn with_theorem(self) -> Self
    where
        R: Theorem,
    {
        Self {
            claim: Some(R::claim),
            grundy: Some(R::grundy),
            options_of_value: Some(R::options_of_value),
            closed_form: Some(nimber_by_theorem),
            ..self
        }
    }

    /// The ruleset has a search of its own.
    pub fn with_own_search(self) -> Self
    where
        R: OwnSearch,
    {
        Self { own_search: Some(R::own_search), ..self }
    }

    /// A theorem gives the values of some positions.
    pub fn with_values(self, closed_form: ClosedForm<R>) -> Self {
        Self { closed_form: Some(closed_form), ..self }
    }

    /// The ruleset has an evaluation of its own.
    pub fn with_evaluation(self) -> Self
    where
        R: Evaluation,
    {
        Self { evaluate: R::evaluate, ..self }
    }

    /// The ruleset is numbered and knows its moves backwards: its questions are answered from a full table.
    pub fn with_full_table(self) -> Self
    where
        R: Indexed + Unmoves + Clone,
    {
        self.with_dense_table(|ruleset, _, convention, limits| {
            let table = label_with_unmoves(ruleset.clone(), convention, limits);
            Some(table.map(|table| Box::new(table) as Box<dyn Judge<R>>))
        })
    }

    /// The ruleset has a dense table of its own making.
    pub fn with_dense_table(self, dense: DenseFn<R>) -> Self {
        Self { dense: Some(dense), ..self }
    }

    /// The dense table is smaller than the number of positions.
    pub fn with_table_work(self, table_work: TableWorkFn<R>) -> Self {
        Self { table_work: Some(table_work), ..self }
    }

    /// The P-positions can be listed without looking at every position; see [`AnyGame::p_positions`].
    pub fn with_p_positions(self, p_positions: PositionsFn<R>) -> Self {
        Self { p_positions: Some(p_positions), ..self }
    }

    /// More is known of the game on some classes of positions; see [`AnyGame::narrowed`].
    pub fn with_narrowing(self, narrow: NarrowFn<R>) -> Self {
        Self { narrow: Some(narrow), ..self }
    }
}

/// The value of an impartial position whose Grundy value a theorem gives.
fn nimber_by_theorem<R: Theorem>(
    ruleset: &R,
    position: &R::Position,
    algebra: &mut Algebra,
) -> Option<Result<ValueId, ValueError>> {
    if !ruleset.is_impartial() {
        return None;
    }
    let grundy = ruleset.grundy(position)?;
    let nimber = u32::try_from(&grundy)
        .map_err(|_| ValueError::TooLarge("nimbers from *2^32 on are too large for canonical forms"));
    Some(nimber.and_then(|nimber| algebra.nimber(nimber)))
}

/// Hides the position type of a claim.
fn erase_claim<P: std::any::Any + Send + Sync + Eq + std::hash::Hash + std::fmt::Debug>(
    claim: Claim<P>,
) -> Claim<AnyPosition> {
    let winning = match claim.winning {
        WinningMoves::These(moves) => WinningMoves::These(erase_moves(moves)),
        WinningMoves::OfEach(moves) => WinningMoves::OfEach(moves.map(erase_moves)),
        WinningMoves::AtLeast(moves) => WinningMoves::AtLeast(erase_moves(moves)),
        WinningMoves::Every => WinningMoves::Every,
    };
    Claim {
        by: claim.by,
        verdicts: claim.verdicts,
        grundy: claim.grundy,
        winning,
        explanation: claim.explanation,
    }
}

pub(super) fn erase_moves<P: std::any::Any + Send + Sync + Eq + std::hash::Hash + std::fmt::Debug>(
    moves: Vec<ClaimedMove<P>>,
) -> Vec<ClaimedMove<AnyPosition>> {
    moves
        .into_iter()
        .map(|known| ClaimedMove { label: known.label, to: known.to.map(AnyPosition::new) })
        .collect()
}

impl<R> AnyGame for Catalogued<R>
where
    R: Notation + Send + Sync,
    R::Position: Send + Sync + 'static,
{
    fn parse_question(&self, text: &str) -> Result<(AnyPosition, Option<Player>), ParseError> {
        let (position, to_move) = self.ruleset.parse_question(text)?;
        Ok((AnyPosition::new(position), to_move))
    }

    fn print(&self, position: &AnyPosition) -> String {
        self.ruleset.print(position.expect())
    }

    fn move_label(&self, from: &AnyPosition, to: &AnyPosition, player: Player) -> String {
        self.ruleset.move_label(from.expect(), to.expect(), player)
    }

    fn picture(&self, position: &AnyPosition, convention: Convention) -> Option<String> {
        self.ruleset.picture(position.expect(), convention)
    }

    fn drawing(&self, position: &AnyPosition) -> Option<Drawing> {
        self.ruleset.drawing(position.expect())
    }

    fn interchange(&self, position: &AnyPosition, to_move: Option<Player>) -> Option<String> {
        self.ruleset.interchange(position.expect(), to_move)
    }

    fn in_own_words(&self, verdict: Verdict) -> Option<String> {
        self.ruleset.in_own_words(verdict)
    }

    fn remarks(&self, text: &str) -> Vec<String> {
        self.ruleset.remarks(text)
    }

    fn narrowed(&self, position: &AnyPosition) -> Option<Arc<dyn AnyGame>> {
        self.narrow.and_then(|narrow| narrow(&self.ruleset, position.expect()))
    }

    fn visit_options(
        &self,
        position: &AnyPosition,
        player: Player,
        visit: &mut dyn FnMut(AnyPosition) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.ruleset.options(position.expect(), player, |option| visit(AnyPosition::new(option)))
    }

    fn ending(&self, position: &AnyPosition, to_move: Player) -> Option<Ending> {
        self.ruleset.ending(position.expect(), to_move)
    }

    fn is_impartial(&self) -> bool {
        self.ruleset.is_impartial()
    }

    fn is_loop_free(&self) -> bool {
        self.ruleset.is_loop_free()
    }

    fn has_endings(&self) -> bool {
        self.ruleset.has_endings()
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        self.ruleset.misere_refusal()
    }

    fn illegal(&self, position: &AnyPosition, to_move: Player) -> Option<String> {
        self.ruleset.illegal(position.expect(), to_move)
    }

    fn natural_mover(&self, position: &AnyPosition) -> Option<Player> {
        self.ruleset.natural_mover(position.expect())
    }

    fn reachable_bound(&self, position: &AnyPosition) -> Option<u64> {
        self.ruleset.reachable_bound(position.expect())
    }

    fn heap_bytes(&self, position: &AnyPosition) -> usize {
        // The position itself lies behind a pointer, with two counters.
        size_of::<R::Position>() + 16 + self.ruleset.heap_bytes(position.expect())
    }

    fn normal_form(&self, position: &AnyPosition) -> (AnyPosition, bool) {
        let normal = self.ruleset.normal_form(position.expect());
        (AnyPosition::new(normal.position), normal.players_swapped)
    }

    fn claim(&self, position: &AnyPosition, convention: Convention) -> Option<Claim<AnyPosition>> {
        self.claim.and_then(|claim| claim(&self.ruleset, position.expect(), convention)).map(erase_claim)
    }

    fn has_own_search(&self) -> bool {
        self.own_search.is_some()
    }

    fn own_search(
        &self,
        position: &AnyPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Option<Result<Claim<AnyPosition>, StopReason>> {
        let found = (self.own_search?)(&self.ruleset, position.expect(), convention, limits);
        Some(found?.map(erase_claim))
    }

    fn explore<'a>(
        &'a self,
        questions: &[(AnyPosition, Player)],
        convention: Convention,
        limits: &Limits,
    ) -> Result<Box<AnyJudge<'a>>, StopReason> {
        let questions: Vec<(R::Position, Player)> = questions
            .iter()
            .map(|(position, to_move)| (position.expect::<R::Position>().clone(), *to_move))
            .collect();
        Ok(erase_judge(Box::new(explore(&self.ruleset, &questions, convention, limits)?)))
    }

    fn top_down<'a>(
        &'a self,
        convention: Convention,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyJudge<'a>>, StopReason> {
        Ok(erase_judge(Box::new(TopDown::new(&self.ruleset, convention, limits)?)))
    }

    fn has_dense_table(&self, position: &AnyPosition) -> bool {
        self.dense.is_some() && component_forms(&self.ruleset, position.expect()).len() <= 1
    }

    fn p_positions(
        &self,
        position: &AnyPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Option<Result<(Vec<AnyPosition>, String), StopReason>> {
        let found = (self.p_positions?)(position.expect(), convention, limits);
        Some(found.map(|(positions, by)| (positions.into_iter().map(AnyPosition::new).collect(), by)))
    }

    fn table_work(&self, position: &AnyPosition) -> Option<u64> {
        self.table_work.map(|work| work(position.expect()))
    }

    fn dense_table<'a>(
        &'a self,
        position: &AnyPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Option<Result<Box<AnyJudge<'a>>, StopReason>> {
        let table = (self.dense?)(&self.ruleset, position.expect(), convention, limits)?;
        Some(table.map(erase_judge))
    }

    fn grundy_values<'a>(&'a self, limits: &Limits<'a>) -> Result<Box<dyn AnyGrundy + 'a>, GrundyError> {
        Ok(Box::new(CataloguedGrundy { game: self, table: GrundyTable::new(&self.ruleset, limits)? }))
    }

    fn loopy_values<'a>(&'a self, limits: &Limits<'a>) -> Result<Box<dyn AnyLoopy + 'a>, GrundyError> {
        if self.ruleset.is_loop_free() {
            return Ok(Box::new(LoopFree(self.grundy_values(limits)?)));
        }
        Ok(Box::new(CataloguedLoopy::new(self, limits)?))
    }

    fn component_count(&self, position: &AnyPosition) -> usize {
        component_forms(&self.ruleset, position.expect()).len()
    }

    fn values<'a>(
        &'a self,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<dyn AnyValues + 'a>, ValueError> {
        Ok(Box::new(CataloguedValues::new(self, store, threads, limits)?))
    }

    fn depth_search(
        &self,
        position: &AnyPosition,
        to_move: Player,
        search: DepthQuestion,
        limits: &Limits,
    ) -> Result<DepthAnswer, StopReason> {
        let evaluate = |position: &R::Position, player| (self.evaluate)(&self.ruleset, position, player);
        let DepthQuestion { convention, depth, prune } = search;
        let search = DepthSearch { ruleset: &self.ruleset, convention, depth, evaluate: &evaluate };
        let position = position.expect();
        let (report, minimax_nodes) = if prune {
            let report = search.alpha_beta(position, to_move, limits)?;
            // The comparison is a courtesy: it may cost about as much as the search itself.
            let courtesy = limits.at_most_positions(report.nodes.max(1_000_000));
            (report, search.minimax_node_count(position, to_move, &courtesy).ok())
        } else {
            let report = search.minimax(position, to_move, limits)?;
            let nodes = u128::from(report.nodes);
            (report, Some(nodes))
        };
        let best = report.best.map(AnyPosition::new);
        let report = DepthReport {
            score: report.score,
            best,
            nodes: report.nodes,
            horizon_reached: report.horizon_reached,
        };
        Ok(DepthAnswer { report, minimax_nodes })
    }

    fn and_or(
        &self,
        position: &AnyPosition,
        to_move: Player,
        convention: Convention,
        seed: u64,
        limits: &Limits,
    ) -> Result<and_or::LeafReport, StopReason> {
        and_or::evaluate(&self.ruleset, position.expect(), to_move, convention, seed, limits)
    }
}

struct ErasedJudge<'a, R: Ruleset>(Box<dyn Judge<R> + 'a>);

fn erase_judge<'a, R: Ruleset + 'a>(judge: Box<dyn Judge<R> + 'a>) -> Box<AnyJudge<'a>>
where
    R::Position: 'static,
{
    Box::new(ErasedJudge(judge))
}

impl<R: Ruleset> Judge<dyn AnyGame> for ErasedJudge<'_, R>
where
    R::Position: 'static,
{
    fn verdict(&mut self, position: &AnyPosition, to_move: Player) -> Result<Verdict, StopReason> {
        self.0.verdict(position.expect(), to_move)
    }

    fn state_count(&self) -> u64 {
        self.0.state_count()
    }

    fn first_state_count(&self) -> u64 {
        self.0.first_state_count()
    }

    fn method(&self) -> Option<String> {
        self.0.method()
    }
}

/// Grundy values of one game: by its theorem where that gives them, else from the table.
struct CataloguedGrundy<'a, 'l, R: Ruleset> {
    game: &'a Catalogued<R>,
    table: GrundyTable<'a, 'l, R>,
}

impl<R: Ruleset> CataloguedGrundy<'_, '_, R> {
    fn value_of(&mut self, position: &R::Position) -> Result<UBig, GrundyError> {
        let known = self.game.grundy.and_then(|grundy| grundy(&self.game.ruleset, position));
        match known {
            Some(value) => Ok(value),
            None => self.table.value(position).map(UBig::from),
        }
    }
}

impl<R> AnyGrundy for CataloguedGrundy<'_, '_, R>
where
    R: Notation + Send + Sync,
    R::Position: Send + Sync + 'static,
{
    fn value(&mut self, position: &AnyPosition) -> Result<UBig, GrundyError> {
        self.value_of(position.expect())
    }

    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError> {
        let ruleset = &self.game.ruleset;
        component_forms(ruleset, position.expect())
            .into_iter()
            .map(|part| Ok((ruleset.print(&part), self.value_of(&part)?)))
            .collect()
    }

    fn moves_to_value(&mut self, position: &AnyPosition, value: &UBig) -> Result<MovesToValue, GrundyError> {
        let from: &R::Position = position.expect();
        let ruleset = &self.game.ruleset;
        if let Some(moves) = self.game.options_of_value.and_then(|find| find(ruleset, from, value)) {
            return Ok(MovesToValue { moves: erase_moves(moves), is_partial: false });
        }
        let mut found = MovesToValue::default();
        let mut tried = 0;
        let flow = ruleset.options(from, Player::Left, |option| {
            tried += 1;
            if tried > MOST_OPTIONS_TRIED || found.moves.len() == MOST_MOVES_TO_VALUE {
                found.is_partial = true;
                return ControlFlow::Break(Ok(()));
            }
            let work = self.table.step_through(ruleset.heap_bytes(&option)).map_err(GrundyError::from);
            match work.and_then(|()| self.value_of(&option)) {
                Ok(other) => {
                    if other == *value {
                        let label = ruleset.move_label(from, &option, Player::Left);
                        found.moves.push(ClaimedMove { label, to: Some(AnyPosition::new(option)) });
                    }
                    ControlFlow::Continue(())
                }
                Err(error) => ControlFlow::Break(Err(error)),
            }
        });
        match flow {
            ControlFlow::Continue(()) | ControlFlow::Break(Ok(())) => Ok(found),
            ControlFlow::Break(Err(error)) => Err(error),
        }
    }

    fn position_count(&self) -> u64 {
        self.table.position_count() as u64
    }
}
