//! A game of which only the name is known at compile time, behind one object-safe face. What works on any game (the
//! engines, the planner, sums, the program) works on this.

use super::{CheckedAs, Facts, Summand};
use crate::game::{
    AnyPosition, Bounds, Claim, ClaimedMove, Convention, Drawing, Ending, Judge, Limits, Message,
    NimberSearch, NormalForm, ParseError, Player, Ruleset, StopReason, Verdict, WinnerSearch,
};
use crate::rules::Declared;
use crate::value::{Algebra, ValueError, ValueId};
use dashu_int::UBig;
use std::any::Any;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A game of the catalogue, or a sum of some.
pub trait AnyGame: Send + Sync {
    /// Reads a position within limits, and who moves where the notation says it.
    fn parse_within(&self, text: &str, limits: &Limits) -> Result<(AnyPosition, Option<Player>), ParseError>;
    /// Writes a position.
    fn print(&self, position: &AnyPosition) -> String;
    /// The name of a move.
    fn move_label(&self, from: &AnyPosition, to: &AnyPosition, player: Player) -> String;
    /// See [`Notation::short_label`](zermelo_core::Notation::short_label).
    fn short_label(&self, _from: &AnyPosition, _to: &AnyPosition, _player: Player) -> Option<String> {
        None
    }
    /// A picture of the position, where one helps.
    fn picture(&self, position: &AnyPosition, convention: Convention) -> Option<String>;
    /// Words below the picture.
    fn caption(&self, position: &AnyPosition) -> Vec<Message>;
    /// See [`Notation::drawing`](zermelo_core::Notation::drawing).
    fn drawing(&self, position: &AnyPosition) -> Option<Drawing>;
    /// See [`Notation::drawing_as_written`](zermelo_core::Notation::drawing_as_written).
    fn drawing_as_written(&self, _text: &str) -> Option<Drawing> {
        None
    }
    /// See [`Notation::interchange`](zermelo_core::Notation::interchange).
    fn interchange(&self, _position: &AnyPosition, _to_move: Option<Player>) -> Option<String> {
        None
    }
    /// See [`Notation::record`](zermelo_core::Notation::record).
    fn record(
        &self,
        _position: &AnyPosition,
        _to_move: Player,
        _line: &[AnyPosition],
        _verdict: Verdict,
    ) -> Option<String> {
        None
    }
    /// See [`Notation::in_own_words`](zermelo_core::Notation::in_own_words).
    fn in_own_words(&self, _verdict: Verdict) -> Option<Message> {
        None
    }
    /// See [`Notation::remarks`](zermelo_core::Notation::remarks).
    fn remarks(&self, text: &str) -> Vec<Message>;
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
    /// See [`Ruleset::own_normal_form`].
    fn own_normal_form(&self, position: AnyPosition) -> NormalForm<AnyPosition> {
        self.normal_form(&position)
    }
    /// See [`Ruleset::bounds`].
    fn bounds(&self, _position: &AnyPosition) -> Bounds {
        Bounds::NONE
    }

    /// See [`Ruleset::without_integer`].
    fn without_integer(&self, _position: &AnyPosition) -> Option<(AnyPosition, i32)> {
        None
    }

    /// See [`Ruleset::mobility`].
    fn mobility(&self, position: &AnyPosition, most: u32) -> [u32; 2];

    /// How good the position looks for the player to move, by the game's own evaluation or else mobility.
    fn evaluate(&self, position: &AnyPosition, to_move: Player) -> i64;
    /// What went wrong in rules that are functions: no answer counts after that.
    fn failure(&self) -> Option<Message> {
        None
    }

    /// Whether this is a position of this game, as far as its type tells.
    fn has_position(&self, position: &AnyPosition) -> bool;
    /// What is known beyond the moves, with the ruleset that it is known of. Asked through the methods of `dyn AnyGame`.
    fn facts(&self) -> Option<(&Facts, &dyn Any)> {
        None
    }
    /// The game whose impartial form this is; none of others.
    fn partizan_form(&self) -> Option<&dyn AnyGame> {
        None
    }
    /// The game itself, a [`Catalogued`](super::Catalogued) of some ruleset: for what is compiled for this ruleset alone.
    fn as_any(&self) -> &dyn Any;
}

/// An engine that has run on a game and can be asked for verdicts.
pub type AnyJudge<'a> = dyn Judge<dyn AnyGame> + 'a;

/// What is known of a game beyond its moves, `None` where that is nothing. Compiled once for all games.
impl dyn AnyGame + '_ {
    /// Reads a position, and who moves where the notation says it.
    pub fn parse_question(&self, text: &str) -> Result<(AnyPosition, Option<Player>), ParseError> {
        self.parse_within(text, &Limits::none())
    }

    /// The same game on a class of positions that this one is in and cannot leave, where more is known of it: one
    /// notation, a theory by the position.
    pub fn narrowed(&self, position: &AnyPosition) -> Option<Arc<dyn AnyGame>> {
        let (facts, rules) = self.facts()?;
        facts.narrow.as_ref()?(rules, position)
    }

    /// The games of a sum of different games, whose position is a `Vec<AnyPosition>`; none for other games.
    pub fn summands(&self) -> &[Summand] {
        self.facts().map_or(&[], |(facts, rules)| facts.summands(rules))
    }

    /// What a theorem says, where the game has one that applies.
    pub fn claim(&self, position: &AnyPosition, convention: Convention) -> Option<Claim<AnyPosition>> {
        self.claim_within(position, convention, &Limits::none()).ok().flatten()
    }

    /// What a theorem says, where the game has one that applies.
    /// See [`Theorem::claim_within`](zermelo_core::Theorem::claim_within).
    pub fn claim_within(
        &self,
        position: &AnyPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Result<Option<Claim<AnyPosition>>, StopReason> {
        let Some((Facts { claim: Some(claim), .. }, rules)) = self.facts() else { return Ok(None) };
        claim(rules, position, convention, &limits.without_positions())
    }

    /// See [`Theorem::grundy_within`](zermelo_core::Theorem::grundy_within).
    pub fn grundy_by_theorem(
        &self,
        position: &AnyPosition,
        limits: &Limits,
    ) -> Result<Option<UBig>, StopReason> {
        let Some((Facts { grundy: Some(grundy), .. }, rules)) = self.facts() else { return Ok(None) };
        grundy(rules, position, &limits.without_positions())
    }

    /// See [`Theorem::options_of_value`](zermelo_core::Theorem::options_of_value).
    pub fn options_of_value(
        &self,
        position: &AnyPosition,
        value: &UBig,
    ) -> Option<Vec<ClaimedMove<AnyPosition>>> {
        let (facts, rules) = self.facts()?;
        facts.options_of_value?(rules, position, value)
    }

    /// Whether a theorem gives the values of some positions.
    pub fn has_value_theorem(&self) -> bool {
        self.facts().is_some_and(|(facts, _)| facts.value.is_some())
    }

    /// The value of a position that a theorem gives.
    pub fn value_by_theorem(
        &self,
        position: &AnyPosition,
        algebra: &mut Algebra,
    ) -> Option<Result<ValueId, ValueError>> {
        self.value_by_theorem_of(position, algebra)
    }

    /// The same of a position in the game's own type.
    pub fn value_by_theorem_of(
        &self,
        position: &dyn Any,
        algebra: &mut Algebra,
    ) -> Option<Result<ValueId, ValueError>> {
        let (facts, rules) = self.facts()?;
        facts.value.as_ref()?(rules, position, algebra)
    }

    /// A search of the game's own for who wins a position in normal play, where it has one: quicker than a search of sums
    /// where one position is all there is.
    pub fn winner_search<'a>(
        &self,
        limits: &Limits<'a>,
    ) -> Option<Result<Box<dyn WinnerSearch + 'a>, StopReason>> {
        let (facts, _) = self.facts()?;
        facts.winner_search.map(|search| search(limits))
    }

    /// A search of an impartial game's own for Grundy values in normal play, where it has one.
    pub fn nimber_search<'a>(
        &self,
        limits: &Limits<'a>,
    ) -> Option<Result<Box<dyn NimberSearch + 'a>, StopReason>> {
        let (facts, _) = self.facts()?;
        facts.nimber_search.map(|search| search(limits))
    }

    /// Whether the game has a search of its own for Grundy values.
    pub fn has_nimber_search(&self) -> bool {
        self.facts().is_some_and(|(facts, _)| facts.nimber_search.is_some())
    }

    /// Whether the game has a search of its own for who wins or for Grundy values, which keeps records of its own form.
    pub fn has_own_records(&self) -> bool {
        self.facts().is_some_and(|(facts, _)| facts.winner_search.is_some() || facts.nimber_search.is_some())
    }

    /// Whether the game brings a search of its own; it need not apply to every position.
    pub fn has_own_search(&self) -> bool {
        self.facts().is_some_and(|(facts, _)| facts.own_search.is_some())
    }

    /// See [`OwnSearch::own_search`](zermelo_core::OwnSearch::own_search).
    pub fn own_search(
        &self,
        position: &AnyPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Option<Result<Claim<AnyPosition>, StopReason>> {
        let (facts, rules) = self.facts()?;
        facts.own_search?(rules, position, convention, limits)
    }

    /// About how many steps it takes to fill the dense table, where the game has one that is smaller than the number of
    /// positions.
    pub fn table_work(&self, position: &AnyPosition) -> Option<u64> {
        let (facts, _) = self.facts()?;
        facts.table_work.as_ref().map(|work| work(position))
    }

    /// The P-positions among all that can be reached, up to symmetry, and what found them, where the game has a quicker
    /// way than to look at every position.
    pub fn p_positions(
        &self,
        position: &AnyPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Option<Result<(Vec<AnyPosition>, String), StopReason>> {
        let (facts, _) = self.facts()?;
        facts.p_positions.as_ref().map(|list| list(position, convention, limits))
    }

    /// What the checker of certificates calls this game, where it makes the moves from a position itself. Never where a caller's own game
    /// only has the name of one that the checker knows.
    pub fn checked_as(&self, position: &AnyPosition) -> Option<&CheckedAs> {
        let (facts, _) = self.facts()?;
        let checked = facts.checked.as_ref();
        let checked = checked.filter(|checked| checked.reads.as_ref().is_none_or(|reads| reads(position)));
        checked.map(|checked| &checked.known)
    }

    /// A position as the checker reads it.
    pub fn checked_text(&self, position: &AnyPosition) -> String {
        match self.facts() {
            Some((Facts { checked: Some(checked), .. }, _)) => {
                checked.text.write(position, || self.print(position))
            }
            Some((Facts { checked_text: Some(write), .. }, _)) => write(position),
            _ => self.print(position),
        }
    }

    /// The rules as data, as far as a position needs them, where they are known so.
    pub fn declared(&self, position: &AnyPosition) -> Option<Arc<Declared>> {
        let (facts, _) = self.facts()?;
        facts.declared.as_ref().and_then(|declared| declared(position))
    }
}

/// A game behind its face is a ruleset again, so whatever works on rulesets works on it.
impl Ruleset for dyn AnyGame + '_ {
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

    fn own_normal_form(&self, position: AnyPosition) -> NormalForm<AnyPosition> {
        AnyGame::own_normal_form(self, position)
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

    fn bounds(&self, position: &AnyPosition) -> Bounds {
        AnyGame::bounds(self, position)
    }

    fn without_integer(&self, position: &AnyPosition) -> Option<(AnyPosition, i32)> {
        AnyGame::without_integer(self, position)
    }

    fn mobility(&self, position: &AnyPosition, most: u32) -> [u32; 2] {
        AnyGame::mobility(self, position, most)
    }

    fn heap_bytes(&self, position: &AnyPosition) -> usize {
        AnyGame::heap_bytes(self, position)
    }
}
