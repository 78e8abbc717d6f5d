//! A ruleset together with what is known of the game beyond its moves: the one implementation of [`AnyGame`].

use super::any_game::AnyGame;
use super::checked::CheckedGame;
use super::facts::{Facts, NimberSearchFn, WinnerSearchFn};
use super::sum::Summand;
use super::tables::{OwnTables, own};
use crate::game::{
    AnyPosition, Bounds, Claim, ClaimedMove, Convention, Drawing, Ending, Evaluation, Limits, Message,
    NormalForm, Notation, OwnSearch, ParseError, Player, Ruleset, StopReason, Theorem, Verdict, WinningMoves,
    each_component, each_option, mobility,
};
use crate::rules::Declared;
use crate::value::{Algebra, ClosedForm, ValueError, ValueId};
use dashu_int::UBig;
use std::any::Any;
use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock};

type PositionsFn<R> = fn(
    &<R as Ruleset>::Position,
    Convention,
    &Limits,
) -> Result<(Vec<<R as Ruleset>::Position>, String), StopReason>;
type NarrowFn<R> = fn(&R, &<R as Ruleset>::Position) -> Option<Arc<dyn AnyGame>>;
type EvaluateFn<R> = fn(&R, &<R as Ruleset>::Position, Player) -> i64;

/// A ruleset together with the facts it has beyond its moves.
pub struct Catalogued<R: Ruleset> {
    ruleset: R,
    closed_form: Option<ClosedForm<R>>,
    evaluate: EvaluateFn<R>,
    facts: Facts,
}

impl<R: Ruleset> Catalogued<R> {
    /// A ruleset of which nothing but the moves is known. Engines keep its positions in tables that serve every game; see
    /// [`with_own_tables`](Self::with_own_tables) for one whose questions take long.
    pub fn new(ruleset: R) -> Self {
        Self { ruleset, closed_form: None, evaluate: mobility, facts: Facts::default() }
    }

    /// The ruleset.
    pub fn ruleset(&self) -> &R {
        &self.ruleset
    }

    /// What gives the values of some positions by a theorem.
    pub fn closed_form(&self) -> Option<ClosedForm<R>> {
        self.closed_form
    }

    /// The game has a search of its own for who wins a position without anything added to it.
    pub fn with_winner_search(mut self, search: WinnerSearchFn) -> Self {
        self.facts.winner_search = Some(search);
        self
    }

    /// The impartial game has a search of its own for Grundy values.
    pub fn with_nimber_search(mut self, search: NimberSearchFn) -> Self {
        self.facts.nimber_search = Some(search);
        self
    }

    /// The ruleset has an evaluation of its own.
    pub fn with_evaluation(self) -> Self
    where
        R: Evaluation,
    {
        Self { evaluate: R::evaluate, ..self }
    }

    /// The rules are functions that may fail; after a failure no answer counts.
    pub fn with_failure(mut self, failure: impl Fn() -> Option<Message> + Send + Sync + 'static) -> Self {
        self.facts.failure = Some(Box::new(failure));
        self
    }
}

impl<R> Catalogued<R>
where
    R: Ruleset + 'static,
    R::Position: Send + Sync + 'static,
{
    /// Engines keep the positions in the game's own type, where they are quicker than behind the type of all games. It costs a
    /// copy of their tables in the program: for games whose questions take long, or that pack their positions.
    pub fn with_own_tables(mut self) -> Self
    where
        R: Sync,
    {
        self.facts.own_tables = Some(OwnTables::of::<R>());
        self
    }

    /// The ruleset has a theorem.
    pub fn with_theorem(mut self) -> Self
    where
        R: Theorem,
    {
        self.facts.claim = Some(|rules, position, convention, limits| {
            let claim = own::<R>(rules).claim_within(position.expect(), convention, limits)?;
            Ok(claim.map(erase_claim))
        });
        self.facts.grundy =
            Some(|rules, position, limits| own::<R>(rules).grundy_within(position.expect(), limits));
        self.facts.options_of_value = Some(|rules, position, value| {
            own::<R>(rules).options_of_value(position.expect(), value).map(erase_moves)
        });
        self.with_values(nimber_by_theorem)
    }

    /// The ruleset has a search of its own.
    pub fn with_own_search(mut self) -> Self
    where
        R: OwnSearch,
    {
        self.facts.own_search = Some(|rules, position, convention, limits| {
            let found = own::<R>(rules).own_search(position.expect(), convention, limits)?;
            Some(found.map(erase_claim))
        });
        self
    }

    /// A theorem gives the values of some positions.
    pub fn with_values(mut self, closed_form: ClosedForm<R>) -> Self {
        self.facts.value = Some(Box::new(move |rules, position, algebra| {
            let position = match position.downcast_ref::<AnyPosition>() {
                Some(position) => position.expect(),
                None => position.downcast_ref()?,
            };
            closed_form(own(rules), position, algebra)
        }));
        Self { closed_form: Some(closed_form), ..self }
    }

    /// The game is a sum of these games, and its positions are lists of theirs.
    pub(super) fn with_summands(mut self, summands: fn(&dyn Any) -> &[Summand]) -> Self {
        self.facts.summands = Some(summands);
        self
    }

    /// The checker of certificates makes the moves of this game itself, where it has a name for it. Of a caller's own game
    /// it does not.
    pub(crate) fn checked_as(mut self, known: impl Into<Option<CheckedGame<R::Position>>>) -> Self {
        self.facts.checked = known.into().map(CheckedGame::erased);
        self
    }

    /// The rules are declared: they are data.
    pub fn with_declared(self, declared: Arc<Declared>) -> Self {
        self.with_declared_for(move |_| Some(declared.clone()))
    }

    /// The rules as data, for positions that are written alike in the game and in its rules: the checker of certificates
    /// makes its moves from them.
    pub(crate) fn declared_as(self, declared: fn() -> Declared, has: fn(&R::Position) -> bool) -> Self {
        let declared = LazyLock::new(move || Arc::new(declared()));
        self.with_declared_for(move |position| has(position).then(|| LazyLock::force(&declared).clone()))
    }

    /// The rules are data, as far as a position needs them; `None` for positions of which they are not known so.
    pub fn with_declared_for(
        mut self,
        declared: impl Fn(&R::Position) -> Option<Arc<Declared>> + Send + Sync + 'static,
    ) -> Self {
        self.facts.declared = Some(Box::new(move |position| declared(position.expect())));
        self
    }

    /// The checker of certificates, which reads declared rules, has positions written in this way.
    pub fn written_for_checker(
        mut self,
        write: impl Fn(&R::Position) -> String + Send + Sync + 'static,
    ) -> Self {
        self.facts.checked_text = Some(Box::new(move |position| write(position.expect())));
        self
    }

    /// A dense table of the game is smaller than the number of positions.
    pub fn with_table_work(mut self, table_work: fn(&R::Position) -> u64) -> Self {
        self.facts.table_work = Some(Box::new(move |position| table_work(position.expect())));
        self
    }

    /// The P-positions can be listed without looking at every position; see `AnyGame::p_positions`.
    pub fn with_p_positions(mut self, p_positions: PositionsFn<R>) -> Self {
        self.facts.p_positions = Some(Box::new(move |position, convention, limits| {
            let (positions, by) = p_positions(position.expect(), convention, limits)?;
            Ok((positions.into_iter().map(AnyPosition::new).collect(), by))
        }));
        self
    }

    /// More is known of the game on some classes of positions; see `AnyGame::narrowed`.
    pub fn with_narrowing(mut self, narrow: NarrowFn<R>) -> Self {
        self.facts.narrow = Some(Box::new(move |rules, position| narrow(own(rules), position.expect())));
        self
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
    let grundy = ruleset.grundy_within(position, &algebra.limits().without_positions());
    grundy.transpose().map(|grundy| nimber(grundy, algebra))
}

fn nimber(grundy: Result<UBig, StopReason>, algebra: &mut Algebra) -> Result<ValueId, ValueError> {
    let nimber = u32::try_from(&grundy?)
        .map_err(|_| ValueError::TooLarge("nimbers from *2^32 on are too large for canonical forms"))?;
    algebra.nimber(nimber)
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
    fn parse_within(&self, text: &str, limits: &Limits) -> Result<(AnyPosition, Option<Player>), ParseError> {
        let (position, to_move) = self.ruleset.parse_within(text, limits)?;
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

    fn caption(&self, position: &AnyPosition) -> Vec<Message> {
        self.ruleset.caption(position.expect())
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

    fn record(
        &self,
        position: &AnyPosition,
        to_move: Player,
        line: &[AnyPosition],
        verdict: Verdict,
    ) -> Option<String> {
        let line: Vec<R::Position> =
            line.iter().map(|position| position.expect::<R::Position>().clone()).collect();
        self.ruleset.record(position.expect(), to_move, &line, verdict)
    }

    fn in_own_words(&self, verdict: Verdict) -> Option<Message> {
        self.ruleset.in_own_words(verdict)
    }

    fn remarks(&self, text: &str) -> Vec<Message> {
        self.ruleset.remarks(text)
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
        self.ruleset.normal_form(position.expect()).map(AnyPosition::new)
    }

    fn own_normal_form(&self, position: AnyPosition) -> NormalForm<AnyPosition> {
        self.ruleset.normal_form(position.expect()).map(|normal| position.replaced_by(normal))
    }

    fn bounds(&self, position: &AnyPosition) -> Bounds {
        self.ruleset.bounds(position.expect())
    }

    fn without_integer(&self, position: &AnyPosition) -> Option<(AnyPosition, i32)> {
        let (simpler, integer) = self.ruleset.without_integer(position.expect())?;
        Some((AnyPosition::new(simpler), integer))
    }

    fn mobility(&self, position: &AnyPosition, most: u32) -> [u32; 2] {
        self.ruleset.mobility(position.expect(), most)
    }

    fn evaluate(&self, position: &AnyPosition, to_move: Player) -> i64 {
        (self.evaluate)(&self.ruleset, position.expect(), to_move)
    }

    fn failure(&self) -> Option<Message> {
        self.facts.failure(&self.ruleset)
    }

    fn has_position(&self, position: &AnyPosition) -> bool {
        position.is::<R::Position>() && self.facts.has_parts(&self.ruleset, position)
    }

    fn facts(&self) -> Option<(&Facts, &dyn Any)> {
        Some((&self.facts, &self.ruleset))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
