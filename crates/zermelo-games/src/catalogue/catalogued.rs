//! A ruleset together with what is known of the game beyond its moves: the one implementation of [`AnyGame`].

use super::any_game::{AnyGame, NimberSearch};
use super::checked::{CheckedAs, CheckedGame};
use super::sum::Summand;
use crate::game::{
    AnyPosition, Claim, ClaimedMove, ComponentSpace, Components, Convention, Drawing, Ending, Evaluation,
    Limits, NormalForm, Notation, OwnSearch, ParseError, Player, Ruleset, StateSpace, States, StopReason,
    Theorem, Verdict, WinnerSearch, WinningMoves, each_component, each_option, mobility,
};
use crate::rules::Declared;
use crate::value::{Algebra, ClosedForm, ValueError, ValueId};
use dashu_int::UBig;
use std::any::Any;
use std::ops::ControlFlow;
use std::sync::Arc;

type ClaimFn<R> = fn(
    &R,
    &<R as Ruleset>::Position,
    Convention,
    &Limits,
) -> Result<Option<Claim<<R as Ruleset>::Position>>, StopReason>;
type OwnSearchFn<R> = fn(
    &R,
    &<R as Ruleset>::Position,
    Convention,
    &Limits,
) -> Option<Result<Claim<<R as Ruleset>::Position>, StopReason>>;
type GrundyFn<R> = fn(&R, &<R as Ruleset>::Position, &Limits) -> Result<Option<UBig>, StopReason>;
type OptionsOfValueFn<R> =
    fn(&R, &<R as Ruleset>::Position, &UBig) -> Option<Vec<ClaimedMove<<R as Ruleset>::Position>>>;
type PositionsFn<R> = fn(
    &<R as Ruleset>::Position,
    Convention,
    &Limits,
) -> Result<(Vec<<R as Ruleset>::Position>, String), StopReason>;
type WinnerSearchFn = for<'a> fn(&Limits<'a>) -> Result<Box<dyn WinnerSearch + 'a>, StopReason>;
type NimberSearchFn = for<'a> fn(&Limits<'a>) -> Result<Box<dyn NimberSearch + 'a>, StopReason>;
type TableWorkFn<R> = fn(&<R as Ruleset>::Position) -> u64;
type NarrowFn<R> = fn(&R, &<R as Ruleset>::Position) -> Option<Arc<dyn AnyGame>>;
type DeclaredFn<R> = Arc<dyn Fn(&<R as Ruleset>::Position) -> Arc<Declared> + Send + Sync>;
type TextFn<R> = Arc<dyn Fn(&<R as Ruleset>::Position) -> String + Send + Sync>;
type FailureFn = Arc<dyn Fn() -> Option<String> + Send + Sync>;
type EvaluateFn<R> = fn(&R, &<R as Ruleset>::Position, Player) -> i64;

/// A ruleset together with the facts it has beyond its moves.
pub struct Catalogued<R: Ruleset> {
    ruleset: R,
    claim: Option<ClaimFn<R>>,
    grundy: Option<GrundyFn<R>>,
    options_of_value: Option<OptionsOfValueFn<R>>,
    closed_form: Option<ClosedForm<R>>,
    own_search: Option<OwnSearchFn<R>>,
    winner_search: Option<WinnerSearchFn>,
    nimber_search: Option<NimberSearchFn>,
    table_work: Option<TableWorkFn<R>>,
    p_positions: Option<PositionsFn<R>>,
    narrow: Option<NarrowFn<R>>,
    evaluate: EvaluateFn<R>,
    summands: Option<fn(&R) -> &[Summand]>,
    checked: Option<CheckedGame<R::Position>>,
    declared: Option<DeclaredFn<R>>,
    checked_text: Option<TextFn<R>>,
    failure: Option<FailureFn>,
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
            winner_search: None,
            nimber_search: None,
            table_work: None,
            p_positions: None,
            narrow: None,
            evaluate: mobility,
            summands: None,
            checked: None,
            declared: None,
            checked_text: None,
            failure: None,
        }
    }

    /// The ruleset.
    pub fn ruleset(&self) -> &R {
        &self.ruleset
    }

    /// What gives the values of some positions by a theorem.
    pub fn closed_form(&self) -> Option<ClosedForm<R>> {
        self.closed_form
    }

    /// The ruleset has a theorem.
    pub fn with_theorem(self) -> Self
    where
        R: Theorem,
    {
        Self {
            claim: Some(R::claim_within),
            grundy: Some(R::grundy_within),
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

    /// The game has a search of its own for who wins a position without anything added to it.
    pub fn with_winner_search(self, search: WinnerSearchFn) -> Self {
        Self { winner_search: Some(search), ..self }
    }

    /// The impartial game has a search of its own for Grundy values.
    pub fn with_nimber_search(self, search: NimberSearchFn) -> Self {
        Self { nimber_search: Some(search), ..self }
    }

    /// A theorem gives the values of some positions.
    pub fn with_values(self, closed_form: ClosedForm<R>) -> Self {
        Self { closed_form: Some(closed_form), ..self }
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

    /// The checker of certificates makes the moves of this game itself, where it has a name for it. Of a caller's own game
    /// it does not.
    pub(crate) fn checked_as(self, known: impl Into<Option<CheckedGame<R::Position>>>) -> Self {
        Self { checked: known.into(), ..self }
    }

    /// The rules are declared: they are data.
    pub fn with_declared(self, declared: Arc<Declared>) -> Self {
        self.with_declared_for(move |_| declared.clone())
    }

    /// The rules are data, as far as a position needs them.
    pub fn with_declared_for(
        self,
        declared: impl Fn(&R::Position) -> Arc<Declared> + Send + Sync + 'static,
    ) -> Self {
        Self { declared: Some(Arc::new(declared)), ..self }
    }

    /// The checker of certificates, which reads declared rules, has positions written in this way.
    pub fn written_for_checker(self, write: impl Fn(&R::Position) -> String + Send + Sync + 'static) -> Self {
        Self { checked_text: Some(Arc::new(write)), ..self }
    }

    /// The rules are functions that may fail; after a failure no answer counts.
    pub fn with_failure(self, failure: impl Fn() -> Option<String> + Send + Sync + 'static) -> Self {
        Self { failure: Some(Arc::new(failure)), ..self }
    }

    /// A dense table of the game is smaller than the number of positions.
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
    let grundy = match ruleset.grundy_within(position, &algebra.limits().without_positions()) {
        Ok(grundy) => grundy?,
        Err(reason) => return Some(Err(reason.into())),
    };
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
        why: claim.why,
    }
}

fn erase_moves<P: std::any::Any + Send + Sync + Eq + std::hash::Hash + std::fmt::Debug>(
    moves: Vec<ClaimedMove<P>>,
) -> Vec<ClaimedMove<AnyPosition>> {
    moves
        .into_iter()
        .map(|known| ClaimedMove { label: known.label, to: known.to.map(AnyPosition::new) })
        .collect()
}

impl<R> AnyGame for Catalogued<R>
where
    R: Notation + Send + Sync + 'static,
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

    fn component_space(&self, seed: u64) -> Box<dyn ComponentSpace + '_> {
        Box::new(Components::new(&self.ruleset, seed))
    }

    fn component_space_of_impartial_form(&self, seed: u64) -> Box<dyn ComponentSpace + '_> {
        Box::new(Components::with_moves_shared(&self.ruleset, seed))
    }

    fn summands(&self) -> &[Summand] {
        self.summands.map_or(&[], |summands| summands(&self.ruleset))
    }

    fn claim_within(
        &self,
        position: &AnyPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Result<Option<Claim<AnyPosition>>, StopReason> {
        let Some(claim) = self.claim else { return Ok(None) };
        let claim = claim(&self.ruleset, position.expect(), convention, &limits.without_positions())?;
        Ok(claim.map(erase_claim))
    }

    fn winner_search<'a>(
        &'a self,
        limits: &Limits<'a>,
    ) -> Option<Result<Box<dyn WinnerSearch + 'a>, StopReason>> {
        self.winner_search.map(|search| search(limits))
    }

    fn nimber_search<'a>(
        &'a self,
        limits: &Limits<'a>,
    ) -> Option<Result<Box<dyn NimberSearch + 'a>, StopReason>> {
        self.nimber_search.map(|search| search(limits))
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

    fn grundy_by_theorem(&self, position: &AnyPosition, limits: &Limits) -> Result<Option<UBig>, StopReason> {
        let Some(grundy) = self.grundy else { return Ok(None) };
        grundy(&self.ruleset, position.expect(), &limits.without_positions())
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

    fn has_value_theorem(&self) -> bool {
        self.closed_form.is_some()
    }

    fn value_by_theorem_of(
        &self,
        position: &dyn Any,
        algebra: &mut Algebra,
    ) -> Option<Result<ValueId, ValueError>> {
        self.closed_form.and_then(|closed_form| closed_form(&self.ruleset, position.downcast_ref()?, algebra))
    }

    fn evaluate(&self, position: &AnyPosition, to_move: Player) -> i64 {
        (self.evaluate)(&self.ruleset, position.expect(), to_move)
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

    fn checked_as(&self) -> Option<&CheckedAs> {
        self.checked.as_ref().map(|checked| &checked.known)
    }

    fn checked_text(&self, position: &AnyPosition) -> String {
        match (&self.checked, &self.checked_text) {
            (Some(checked), _) => checked.text.write(position.expect(), || self.print(position)),
            (None, Some(write)) => write(position.expect()),
            (None, None) => self.print(position),
        }
    }

    fn declared(&self, position: &AnyPosition) -> Option<Arc<Declared>> {
        self.declared.as_ref().map(|declared| declared(position.expect()))
    }

    fn failure(&self) -> Option<String> {
        let own = self.failure.as_ref().and_then(|failure| failure());
        own.or_else(|| self.summands().iter().find_map(|summand| summand.game.failure()))
    }

    fn has_position(&self, position: &AnyPosition) -> bool {
        if !position.is::<R::Position>() {
            return false;
        }
        let summands = self.summands();
        if summands.is_empty() {
            return true;
        }
        let parts: &Vec<AnyPosition> = position.expect();
        let is_part = |(summand, part): (&Summand, &AnyPosition)| summand.game.has_position(part);
        parts.len() == summands.len() && summands.iter().zip(parts).all(is_part)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
