//! The engines on games whose type is not known. Each is compiled once and runs on numbered states, or on erased
//! positions; sums are taken apart into their summands. Of a few games there are copies compiled for the game itself.
//!
//! This is the last crate whose loops are hot. It is optimised for speed; what stands above puts answers together.

mod ending_table;
mod grundy;
mod loopy;
mod misere;
mod own_copies;
mod own_helpers;
mod sums;
mod values;
mod worths;

pub use ending_table::EndingTable;
pub use grundy::ProvedGrundy;
pub use misere::AnyMisere;
pub use sums::{AnySums, SumSetup};
pub use worths::{AnyGrundy, AnyLoopy, AnyValues, NimWorth, NimberMove, NimberMoves, Nimbers, Worths};

use grundy::GameGrundy;
use loopy::{GameLoopy, LoopFree};
use misere::{GameMisere, SumMisere, refuse_without_forms};
use std::any::Any;
use std::num::NonZeroUsize;
use std::slice;
use values::GameValues;
use worths::SumWorths;
use zermelo_core::{AnyPosition, Budget, Convention, Player, StateSpace};
use zermelo_games::catalogue::{AnyGame, AnyJudge, SumPosition, games_of};
use zermelo_solve::explore::{Explored, Threads, explore_space};
use zermelo_solve::grundy::GrundyError;
use zermelo_solve::minimax::{DepthReport, DepthSearch};
use zermelo_solve::misere::MisereError;
use zermelo_solve::search::TopDown;
use zermelo_solve::sums::limits_of_each;
use zermelo_solve::{Limits, StopReason, and_or};
use zermelo_value::{Algebra, SidedValue, Store, ValueError};

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

/// What every game can be asked, whatever its type: one method an engine.
pub trait Engines {
    /// Retrograde analysis of all that can be reached from the questions.
    fn explore<'a>(
        &'a self,
        questions: &[(AnyPosition, Player)],
        convention: Convention,
        limits: &Limits,
    ) -> Result<Box<AnyJudge<'a>>, StopReason> {
        self.explore_on_threads(questions, convention, NonZeroUsize::MIN, limits)
    }

    /// The same on several threads. The labels are the same.
    fn explore_on_threads<'a>(
        &'a self,
        questions: &[(AnyPosition, Player)],
        convention: Convention,
        threads: NonZeroUsize,
        limits: &Limits,
    ) -> Result<Box<AnyJudge<'a>>, StopReason>;

    /// Memoised top-down search.
    fn top_down<'a>(
        &'a self,
        convention: Convention,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyJudge<'a>>, StopReason>;

    /// Grundy values.
    fn grundy_values<'a>(&'a self, limits: &Limits<'a>) -> Result<Box<AnyGrundy<'a>>, GrundyError> {
        self.grundy_values_on_threads(NonZeroUsize::MIN, limits)
    }

    /// The same on several threads. The values are the same.
    fn grundy_values_on_threads<'a>(
        &'a self,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyGrundy<'a>>, GrundyError>;

    /// Misère canonical forms.
    fn misere_forms<'a>(&'a self, limits: &Limits<'a>) -> Result<Box<dyn AnyMisere + 'a>, MisereError>;

    /// Grundy values of a game that may be loopy.
    fn loopy_values<'a>(&'a self, limits: &Limits<'a>) -> Result<Box<AnyLoopy<'a>>, GrundyError> {
        self.loopy_values_on_threads(NonZeroUsize::MIN, limits)
    }

    /// The same on several threads. The values are the same.
    fn loopy_values_on_threads<'a>(
        &'a self,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyLoopy<'a>>, GrundyError>;

    /// The number of components of a position.
    fn component_count(&self, position: &AnyPosition) -> usize;

    /// Values of positions, in a store. Refuses games without values.
    fn values<'a>(
        &'a self,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyValues<'a>>, ValueError>;

    /// The values of the components of a position, each with its text, where positions may recur. Refuses games that end by
    /// rule.
    fn sided_values(
        &self,
        position: &AnyPosition,
        threads: NonZeroUsize,
        algebra: &mut Algebra,
    ) -> Result<Vec<(String, SidedValue)>, ValueError> {
        Ok(self.all_sided_values(slice::from_ref(position), threads, algebra)?.remove(0))
    }

    /// The same for several positions. What they lead to is explored once: with the options of a position it is the same
    /// work as without.
    fn all_sided_values(
        &self,
        positions: &[AnyPosition],
        threads: NonZeroUsize,
        algebra: &mut Algebra,
    ) -> Result<Vec<Vec<(String, SidedValue)>>, ValueError>;

    /// Grundy values by proofs, of a game that is not a sum of games.
    fn proved_grundy_values<'a>(
        &'a self,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<ProvedGrundy<'a>, GrundyError>;

    /// Grundy values of a sum of games, each summand's by proofs.
    fn proved_grundy_values_of_summands<'a>(
        &'a self,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyGrundy<'a>>, GrundyError>;

    /// Search of sums by components. Refuses games that are loopy or end by rule.
    fn sums<'a>(
        &'a self,
        store: &'a Store,
        convention: Convention,
        setup: SumSetup,
        limits: &Limits<'a>,
    ) -> Result<AnySums<'a>, ValueError>;

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

    /// Whether the game has a dense table, and the position does not split into several components: to look at these
    /// apart is better than any table of the whole.
    fn has_dense_table(&self, position: &AnyPosition) -> bool;

    /// A dense table of every position around this one, where the game is numbered.
    fn dense_table<'a>(
        &'a self,
        position: &AnyPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Option<Result<Box<AnyJudge<'a>>, StopReason>>;
}

impl Engines for dyn AnyGame {
    fn explore_on_threads<'a>(
        &'a self,
        questions: &[(AnyPosition, Player)],
        convention: Convention,
        threads: NonZeroUsize,
        limits: &Limits,
    ) -> Result<Box<AnyJudge<'a>>, StopReason> {
        let questions: Vec<(&dyn Any, Player)> =
            questions.iter().map(|(position, to_move)| (position as &dyn Any, *to_move)).collect();
        let lookahead = |space: &dyn StateSpace, numbers| self.lookahead(space, numbers);
        let threads = Threads { count: threads, lookahead: Some(&lookahead) };
        let explored: Explored<dyn AnyGame> =
            explore_space(self.states(), &questions, convention, threads, limits)?;
        Ok(Box::new(explored))
    }

    fn top_down<'a>(
        &'a self,
        convention: Convention,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyJudge<'a>>, StopReason> {
        let search: TopDown<dyn AnyGame> = TopDown::in_space(self.states(), convention, limits)?;
        Ok(Box::new(search))
    }

    fn grundy_values_on_threads<'a>(
        &'a self,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyGrundy<'a>>, GrundyError> {
        if !AnyGame::is_impartial(self) {
            return Err(GrundyError::NotImpartial);
        }
        let summands = self.summands();
        if summands.is_empty() {
            return Ok(Box::new(GameGrundy::new(self, threads, limits)?));
        }
        Ok(Box::new(SumWorths::new(summands, |game| game.grundy_values_on_threads(threads, limits))?))
    }

    fn misere_forms<'a>(&'a self, limits: &Limits<'a>) -> Result<Box<dyn AnyMisere + 'a>, MisereError> {
        refuse_without_forms(self)?;
        let summands = self.summands();
        if summands.is_empty() {
            return Ok(Box::new(GameMisere::new(self, limits)?));
        }
        let parts = summands.iter().map(|summand| summand.game.misere_forms(limits));
        Ok(Box::new(SumMisere { summands, parts: parts.collect::<Result<_, _>>()? }))
    }

    fn loopy_values_on_threads<'a>(
        &'a self,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyLoopy<'a>>, GrundyError> {
        if !AnyGame::is_impartial(self) {
            return Err(GrundyError::NotImpartial);
        }
        let summands = self.summands();
        if !summands.is_empty() {
            return Ok(Box::new(SumWorths::new(summands, |game| {
                game.loopy_values_on_threads(threads, limits)
            })?));
        }
        if AnyGame::is_loop_free(self) {
            return Ok(Box::new(LoopFree(self.grundy_values_on_threads(threads, limits)?)));
        }
        Ok(Box::new(GameLoopy::new(self, threads, limits)?))
    }

    fn component_count(&self, position: &AnyPosition) -> usize {
        if self.summands().is_empty() {
            let mut count = 0;
            self.visit_components(position, &mut |_| count += 1);
            return count;
        }
        let parts = self.summands().iter().zip(position.expect::<SumPosition>());
        parts.map(|(summand, part)| summand.game.component_count(part)).sum()
    }

    fn values<'a>(
        &'a self,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyValues<'a>>, ValueError> {
        let summands = self.summands();
        if !summands.is_empty() {
            return Ok(Box::new(SumWorths::new(summands, |game| game.values(store, threads, limits))?));
        }
        if let Some(values) = own_copies::values(self, store, threads, limits) {
            return values;
        }
        Ok(Box::new(GameValues::new(self, store, threads, limits)?))
    }

    fn all_sided_values(
        &self,
        positions: &[AnyPosition],
        threads: NonZeroUsize,
        algebra: &mut Algebra,
    ) -> Result<Vec<Vec<(String, SidedValue)>>, ValueError> {
        values::all_sided_values(self, positions, threads, algebra)
    }

    fn proved_grundy_values<'a>(
        &'a self,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<ProvedGrundy<'a>, GrundyError> {
        ProvedGrundy::new(self, store, threads, limits)
    }

    fn proved_grundy_values_of_summands<'a>(
        &'a self,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyGrundy<'a>>, GrundyError> {
        let summands = self.summands();
        let of_each = limits_of_each(limits, games_of(summands).0.len());
        let proved = |game: &'a (dyn AnyGame + 'static)| -> Result<Box<AnyGrundy<'a>>, GrundyError> {
            Ok(Box::new(ProvedGrundy::new(game, store, threads, &of_each)?))
        };
        Ok(Box::new(SumWorths::new(summands, proved)?))
    }

    fn sums<'a>(
        &'a self,
        store: &'a Store,
        convention: Convention,
        setup: SumSetup,
        limits: &Limits<'a>,
    ) -> Result<AnySums<'a>, ValueError> {
        AnySums::new(self, store, convention, setup, limits)
    }

    fn depth_search(
        &self,
        position: &AnyPosition,
        to_move: Player,
        search: DepthQuestion,
        limits: &Limits,
    ) -> Result<DepthAnswer, StopReason> {
        let evaluate = |position: &AnyPosition, player| self.evaluate(position, player);
        let DepthQuestion { convention, depth, prune } = search;
        let search = DepthSearch { ruleset: self, convention, depth, evaluate: &evaluate };
        if !prune {
            let report = search.minimax(position, to_move, limits)?;
            let nodes = u128::from(report.nodes);
            return Ok(DepthAnswer { report, minimax_nodes: Some(nodes) });
        }
        let report = search.alpha_beta(position, to_move, limits)?;
        // What plain minimax would have visited is only a comparison: it may cost about as much as the search itself.
        let budget = Budget::positions(report.nodes.max(1_000_000), "a comparison with minimax");
        let minimax_nodes = search.minimax_node_count(position, to_move, &limits.with_budget(budget)).ok();
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
        and_or::evaluate(self, position, to_move, convention, seed, limits)
    }

    fn has_dense_table(&self, position: &AnyPosition) -> bool {
        let mut components = 0;
        self.visit_components(position, &mut |_| components += 1);
        components <= 1 && own_copies::has_table(self, position)
    }

    fn dense_table<'a>(
        &'a self,
        position: &AnyPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Option<Result<Box<AnyJudge<'a>>, StopReason>> {
        own_copies::dense_table(self, position, convention, limits)
    }
}
