//! A ruleset with its notation and all that is known of the game, behind one object-safe face. What works on any game
//! (the engines, the planner, sums, the program) works on this.

use super::Summand;
use super::values::{AnyValues, CataloguedValues};
use crate::game::{
    AnyPosition, Claim, ClaimedMove, Convention, Drawing, Ending, Evaluation, Indexed, NormalForm, Notation,
    ParseError, Player, Ruleset, StateSpace, States, Theorem, Unmoves, Verdict, WinningMoves, each_component,
    each_option,
};
use crate::solve::indexed::label_with_unmoves;
use crate::solve::minimax::mobility;
use crate::solve::value::ClosedForm;
use crate::solve::{Judge, Limits, OwnSearch, StopReason};
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
    /// See [`Notation::short_label`].
    fn short_label(&self, _from: &AnyPosition, _to: &AnyPosition, _player: Player) -> Option<String> {
        None
    }
    /// A picture of the position, where one helps.
    fn picture(&self, position: &AnyPosition, convention: Convention) -> Option<String>;
    /// See [`Notation::drawing`].
    fn drawing(&self, position: &AnyPosition) -> Option<Drawing>;
    /// See [`Notation::drawing_as_written`].
    fn drawing_as_written(&self, _text: &str) -> Option<Drawing> {
        None
    }
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
    /// See [`Ruleset::components`].
    fn visit_components(&self, position: &AnyPosition, visit: &mut dyn FnMut(AnyPosition));
    /// See [`Ruleset::normal_form`].
    fn normal_form(&self, position: &AnyPosition) -> NormalForm<AnyPosition>;
    /// The states of the game, none met yet: what the engines run on.
    fn states(&self) -> Box<dyn StateSpace + '_>;

    /// The games of a sum of different games, whose position is a `Vec<AnyPosition>`; none for other games.
    fn summands(&self) -> &[Summand] {
        &[]
    }

    /// What a theorem says, where the game has one that applies.
    fn claim(&self, _position: &AnyPosition, _convention: Convention) -> Option<Claim<AnyPosition>> {
        None
    }
    /// See [`Theorem::grundy`].
    fn grundy_by_theorem(&self, _position: &AnyPosition) -> Option<UBig> {
        None
    }
    /// See [`Theorem::options_of_value`].
    fn options_of_value(
        &self,
        _position: &AnyPosition,
        _value: &UBig,
    ) -> Option<Vec<ClaimedMove<AnyPosition>>> {
        None
    }
    /// The value of a position that a theorem gives.
    fn value_by_theorem(
        &self,
        _position: &AnyPosition,
        _algebra: &mut Algebra,
    ) -> Option<Result<ValueId, ValueError>> {
        None
    }
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
    /// How good the position looks for the player to move, by the game's own evaluation or else mobility.
    fn evaluate(&self, position: &AnyPosition, to_move: Player) -> i64;
    /// Whether the game has a dense table, and the position does not split into several components: to look at these
    /// apart is better than any table of the whole.
    fn has_dense_table(&self, _position: &AnyPosition) -> bool {
        false
    }
    /// About how many steps it takes to fill the dense table, where the game has one that is smaller than the number of
    /// positions.
    fn table_work(&self, _position: &AnyPosition) -> Option<u64> {
        None
    }
    /// A dense table of every position around this one, where the game is numbered.
    fn dense_table<'a>(
        &'a self,
        _position: &AnyPosition,
        _convention: Convention,
        _limits: &Limits,
    ) -> Option<Result<Box<AnyJudge<'a>>, StopReason>> {
        None
    }
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
    /// A table of values compiled for this game alone, where that is worth it.
    fn own_values<'a>(
        &'a self,
        _store: &'a Store,
        _threads: NonZeroUsize,
        _limits: &Limits<'a>,
    ) -> Option<Result<Box<dyn AnyValues + 'a>, ValueError>> {
        None
    }
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

    fn is_impartial(&self) -> bool {
        AnyGame::is_impartial(self)
    }

    fn is_loop_free(&self) -> bool {
        AnyGame::is_loop_free(self)
    }

    fn has_endings(&self) -> bool {
        AnyGame::has_endings(self)
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        AnyGame::misere_refusal(self)
    }

    fn components(&self, position: &AnyPosition, mut visit: impl FnMut(AnyPosition)) {
        self.visit_components(position, &mut visit);
    }

    fn normal_form(&self, position: &AnyPosition) -> NormalForm<AnyPosition> {
        AnyGame::normal_form(self, position)
    }

    fn illegal(&self, position: &AnyPosition, to_move: Player) -> Option<String> {
        AnyGame::illegal(self, position, to_move)
    }

    fn natural_mover(&self, position: &AnyPosition) -> Option<Player> {
        AnyGame::natural_mover(self, position)
    }

    fn reachable_bound(&self, position: &AnyPosition) -> Option<u64> {
        AnyGame::reachable_bound(self, position)
    }

    fn heap_bytes(&self, position: &AnyPosition) -> usize {
        AnyGame::heap_bytes(self, position)
    }
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
type ValuesFn<R> = for<'a> fn(
    &'a Catalogued<R>,
    &'a Store,
    NonZeroUsize,
    &Limits<'a>,
) -> Result<Box<dyn AnyValues + 'a>, ValueError>;

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
    own_values: Option<ValuesFn<R>>,
    summands: Option<fn(&R) -> &[Summand]>,
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
            own_values: None,
            summands: None,
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

    /// Values of positions are computed by code compiled for this game alone: worth it where a benchmark shows it, as on
    /// small boards, whose options cost less than a call.
    pub fn with_own_values(self) -> Self
    where
        R: Notation + Send + Sync,
        R::Position: Send + Sync,
    {
        Self {
            own_values: Some(|game, store, threads, limits| {
                Ok(Box::new(CataloguedValues::new(&game.ruleset, game.closed_form, store, threads, limits)?))
            }),
            ..self
        }
    }

    /// The game is a sum of these games, and its positions are lists of theirs.
    pub(super) fn with_summands(self, summands: fn(&R) -> &[Summand]) -> Self {
        Self { summands: Some(summands), ..self }
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

    fn short_label(&self, from: &AnyPosition, to: &AnyPosition, player: Player) -> Option<String> {
        self.ruleset.short_label(from.expect(), to.expect(), player)
    }

    fn picture(&self, position: &AnyPosition, convention: Convention) -> Option<String> {
        self.ruleset.picture(position.expect(), convention)
    }

    fn drawing(&self, position: &AnyPosition) -> Option<Drawing> {
        self.ruleset.drawing(position.expect())
    }

    fn drawing_as_written(&self, text: &str) -> Option<Drawing> {
        self.ruleset.drawing_as_written(text)
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
        each_option(&self.ruleset, position.expect(), player, &mut |option| visit(AnyPosition::new(option)))
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

    fn visit_components(&self, position: &AnyPosition, visit: &mut dyn FnMut(AnyPosition)) {
        each_component(&self.ruleset, position.expect(), &mut |part| visit(AnyPosition::new(part)));
    }

    fn normal_form(&self, position: &AnyPosition) -> NormalForm<AnyPosition> {
        let NormalForm { position, players_swapped, is_own_mirror } =
            self.ruleset.normal_form(position.expect());
        NormalForm { position: AnyPosition::new(position), players_swapped, is_own_mirror }
    }

    fn states(&self) -> Box<dyn StateSpace + '_> {
        Box::new(States::new(&self.ruleset))
    }

    fn summands(&self) -> &[Summand] {
        self.summands.map_or(&[], |summands| summands(&self.ruleset))
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

    fn grundy_by_theorem(&self, position: &AnyPosition) -> Option<UBig> {
        self.grundy.and_then(|grundy| grundy(&self.ruleset, position.expect()))
    }

    fn options_of_value(
        &self,
        position: &AnyPosition,
        value: &UBig,
    ) -> Option<Vec<ClaimedMove<AnyPosition>>> {
        let found = self.options_of_value.and_then(|find| find(&self.ruleset, position.expect(), value));
        found.map(erase_moves)
    }

    fn value_by_theorem(
        &self,
        position: &AnyPosition,
        algebra: &mut Algebra,
    ) -> Option<Result<ValueId, ValueError>> {
        self.closed_form.and_then(|closed_form| closed_form(&self.ruleset, position.expect(), algebra))
    }

    fn evaluate(&self, position: &AnyPosition, to_move: Player) -> i64 {
        (self.evaluate)(&self.ruleset, position.expect(), to_move)
    }

    fn has_dense_table(&self, position: &AnyPosition) -> bool {
        let mut components = 0;
        each_component(&self.ruleset, position.expect(), &mut |_| components += 1);
        self.dense.is_some() && components <= 1
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

    fn own_values<'a>(
        &'a self,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Option<Result<Box<dyn AnyValues + 'a>, ValueError>> {
        self.own_values.map(|own_values| own_values(self, store, threads, limits))
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
