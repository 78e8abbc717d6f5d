//! What is known of a game beyond its moves, with the types of the game hidden. Each fact is a function that is made where
//! the game is catalogued: a game without it costs nothing, and whoever asks for it is compiled once for all games.

use super::any_game::AnyGame;
use super::checked::CheckedGame;
use super::sum::{SumPosition, Summand};
use super::tables::OwnTables;
use crate::game::{
    AnyPosition, Claim, ClaimedMove, Convention, Limits, Message, NimberSearch, StopReason, WinnerSearch,
};
use crate::rules::Declared;
use crate::value::{Algebra, ValueError, ValueId};
use dashu_int::UBig;
use std::any::Any;
use std::sync::Arc;

/// A ruleset whose type its own functions know.
type AnyRules = dyn Any;
type ClaimFn =
    fn(&AnyRules, &AnyPosition, Convention, &Limits) -> Result<Option<Claim<AnyPosition>>, StopReason>;
type OwnSearchFn =
    fn(&AnyRules, &AnyPosition, Convention, &Limits) -> Option<Result<Claim<AnyPosition>, StopReason>>;
type GrundyFn = fn(&AnyRules, &AnyPosition, &Limits) -> Result<Option<UBig>, StopReason>;
type OptionsOfValueFn = fn(&AnyRules, &AnyPosition, &UBig) -> Option<Vec<ClaimedMove<AnyPosition>>>;
type ValueFn = dyn Fn(&AnyRules, &dyn Any, &mut Algebra) -> Option<Result<ValueId, ValueError>> + Send + Sync;
type PositionsFn =
    dyn Fn(&AnyPosition, Convention, &Limits) -> Result<(Vec<AnyPosition>, String), StopReason> + Send + Sync;
type NarrowFn = dyn Fn(&AnyRules, &AnyPosition) -> Option<Arc<dyn AnyGame>> + Send + Sync;
type TableWorkFn = dyn Fn(&AnyPosition) -> u64 + Send + Sync;
type DeclaredFn = dyn Fn(&AnyPosition) -> Option<Arc<Declared>> + Send + Sync;
type TextFn = dyn Fn(&AnyPosition) -> String + Send + Sync;
/// A search for who wins, of one game.
pub(super) type WinnerSearchFn = for<'a> fn(&Limits<'a>) -> Result<Box<dyn WinnerSearch + 'a>, StopReason>;
/// The same for Grundy values.
pub(super) type NimberSearchFn = for<'a> fn(&Limits<'a>) -> Result<Box<dyn NimberSearch + 'a>, StopReason>;

/// What is known of a game, each fact as a function that takes the ruleset first where it needs it.
#[derive(Default)]
pub struct Facts {
    pub(super) own_tables: Option<OwnTables>,
    pub(super) claim: Option<ClaimFn>,
    pub(super) grundy: Option<GrundyFn>,
    pub(super) options_of_value: Option<OptionsOfValueFn>,
    /// Of a position in the game's own type, or behind an [`AnyPosition`].
    pub(super) value: Option<Box<ValueFn>>,
    pub(super) own_search: Option<OwnSearchFn>,
    pub(super) winner_search: Option<WinnerSearchFn>,
    pub(super) nimber_search: Option<NimberSearchFn>,
    pub(super) table_work: Option<Box<TableWorkFn>>,
    pub(super) p_positions: Option<Box<PositionsFn>>,
    pub(super) narrow: Option<Box<NarrowFn>>,
    pub(super) summands: Option<fn(&AnyRules) -> &[Summand]>,
    pub(super) checked: Option<CheckedGame<AnyPosition>>,
    pub(super) declared: Option<Box<DeclaredFn>>,
    pub(super) checked_text: Option<Box<TextFn>>,
    pub(super) failure: Option<Box<dyn Fn() -> Option<Message> + Send + Sync>>,
}

impl Facts {
    /// The games of a sum of different games.
    pub(super) fn summands<'a>(&self, rules: &'a AnyRules) -> &'a [Summand] {
        self.summands.map_or(&[], |summands| summands(rules))
    }

    /// What went wrong in rules that are functions.
    pub(super) fn failure(&self, rules: &AnyRules) -> Option<Message> {
        let own = self.failure.as_ref().and_then(|failure| failure());
        own.or_else(|| self.summands(rules).iter().find_map(|summand| summand.game.failure()))
    }

    /// Whether the parts of a position are positions of the summands, if there are any.
    pub(super) fn has_parts(&self, rules: &AnyRules, position: &AnyPosition) -> bool {
        let summands = self.summands(rules);
        if summands.is_empty() {
            return true;
        }
        let parts: &SumPosition = position.expect();
        let is_part = |(summand, part): (&Summand, &AnyPosition)| summand.game.has_position(part);
        parts.len() == summands.len() && summands.iter().zip(parts).all(is_part)
    }
}
