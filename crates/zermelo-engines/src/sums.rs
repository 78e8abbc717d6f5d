//! The search of sums on games whose type is not known: a sum of games is one search over the components of all.

use crate::own_helpers::OwnHelpers;
use std::any::Any;
use std::fmt;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;
use zermelo_core::{
    AnyPosition, Convention, Judge, NimberSearch, Player, SharedEntries, SumRecords, Verdict, WinnerSearch,
};
use zermelo_games::catalogue::{AnyGame, SumPosition, games_of};
use zermelo_solve::sums::{Counts, Devices, Keeper, Setup, Shared, SumPart, SumSearch};
use zermelo_solve::{Limits, StopReason};
use zermelo_value::{Store, ValueError};

/// How a search of sums goes about it; the answers are the same.
#[derive(Clone, Debug)]
pub struct SumSetup {
    /// Which devices it has.
    pub devices: Devices,
    /// How many threads search. With one, counts and moves are the same every time.
    pub threads: NonZeroUsize,
    /// Keeps what is proved.
    pub keeper: Option<Arc<dyn Keeper>>,
}

impl Default for SumSetup {
    /// All devices, one thread, nothing kept.
    fn default() -> Self {
        Self { devices: Devices::ALL, threads: NonZeroUsize::MIN, keeper: None }
    }
}

/// A search of sums that can be asked for verdicts.
pub struct AnySums<'a> {
    search: SumSearch<'a>,
    helpers: Option<Helpers<'a>>,
    /// The game's own search.
    own: Option<Box<dyn WinnerSearch + 'a>>,
    /// The same for Grundy values.
    own_nimbers: Option<Box<dyn NimberSearch + 'a>>,
    own_helpers: Option<OwnHelpers<'a>>,
    /// For every summand the number of its game.
    games: Vec<usize>,
    is_impartial: bool,
    /// Whether the search of sums has been asked.
    has_searched_sums: bool,
}

/// The searches of other threads, which begin anew for each question and share the table.
struct Helpers<'a> {
    game: &'a (dyn AnyGame + 'static),
    store: &'a Store,
    convention: Convention,
    devices: Devices,
    keeper: Option<Arc<dyn Keeper>>,
    limits: Limits<'a>,
    shared: Shared,
    count: usize,
}

impl<'a> AnySums<'a> {
    pub(crate) fn new(
        game: &'a (dyn AnyGame + 'static),
        store: &'a Store,
        convention: Convention,
        setup: SumSetup,
        limits: &Limits<'a>,
    ) -> Result<Self, ValueError> {
        if AnyGame::has_endings(game) {
            let why =
                "a search of sums needs games in which the last move decides; here play can stop by rule";
            return Err(ValueError::Domain(why));
        }
        if !AnyGame::is_loop_free(game) {
            let why = "a search of sums needs loop-free games; here a position can recur";
            return Err(ValueError::Domain(why));
        }
        let SumSetup { devices, threads, keeper } = setup;
        let count = threads.get() - 1;
        let shared = (count > 0).then(|| Shared::new(threads.get() as u64, limits));
        let has_own = devices.own_search && convention == Convention::Normal;
        let of_own = if count > 0 { limits.of_each_thread(threads) } else { *limits };
        let mut own = if has_own { game.winner_search(&of_own).transpose()? } else { None };
        let mut own_nimbers = if has_own { game.nimber_search(&of_own).transpose()? } else { None };
        let has_helpers = count > 0 && (own.is_some() || own_nimbers.is_some());
        let own_helpers = has_helpers.then(|| OwnHelpers::new(game, threads, limits));
        if let (Some(own), Some(helpers)) = (&mut own, &own_helpers) {
            own.share_with(helpers.shared());
        }
        if let (Some(own), Some(helpers)) = (&mut own_nimbers, &own_helpers) {
            own.share_with(helpers.shared());
        }
        if let (Some(own), Some(keeper)) = (&mut own, &keeper) {
            own.keep_with(keeper.clone());
        }
        if let (Some(own), Some(keeper)) = (&mut own_nimbers, &keeper) {
            own.keep_with(keeper.clone());
        }
        let keeper = keeper.map(|keeper| -> Arc<dyn Keeper> { Arc::new(SumRecords(keeper)) });
        let setup = Setup { devices, shared: shared.clone(), keeper: keeper.clone() };
        let search = SumSearch::with_setup(parts(game), store, convention, setup, limits)?;
        let limits = *limits;
        let helpers =
            shared.map(|shared| Helpers { game, store, convention, devices, keeper, limits, shared, count });
        let games = games_of(game.summands()).1;
        let is_impartial = AnyGame::is_impartial(game);
        Ok(Self {
            search,
            helpers,
            own,
            own_nimbers,
            own_helpers,
            games,
            is_impartial,
            has_searched_sums: false,
        })
    }

    /// Whether the player to move wins.
    pub fn wins(&mut self, position: &AnyPosition, to_move: Player) -> Result<bool, StopReason> {
        self.wins_with_nimber(position, 0, to_move)
    }

    /// The same of the sum with a nimber. Of normal play.
    pub fn wins_with_nimber(
        &mut self,
        position: &AnyPosition,
        nimber: u32,
        to_move: Player,
    ) -> Result<bool, StopReason> {
        if nimber == 0
            && let Some(wins) = self.wins_by_game(position, to_move)
        {
            return wins;
        }
        if let Some(is_worth) = self.is_worth_by_game(position, nimber) {
            return is_worth.map(|is_worth| !is_worth);
        }
        self.has_searched_sums = true;
        let parts = parts_of(position, &self.games);
        let Some(helpers) = &self.helpers else {
            return self.search.wins_with_nimber(&parts, nimber, to_move);
        };
        helpers.shared.open();
        thread::scope(|scope| {
            for number in 1..=helpers.count {
                let shared = helpers.shared.of_search(number as u64);
                let search = helpers.search(shared, position, &self.games, nimber, to_move);
                // Where the system has no more threads, fewer help.
                let _ = thread::Builder::new().spawn_scoped(scope, search);
            }
            let wins = self.search.wins_with_nimber(&parts, nimber, to_move);
            helpers.shared.close();
            wins
        })
    }

    /// Whether the player to move wins, by the game's own search.
    fn wins_by_game(&mut self, position: &AnyPosition, to_move: Player) -> Option<Result<bool, StopReason>> {
        let own = self.own.as_mut()?;
        let Some(helpers) = &self.own_helpers else { return own.wins(position, to_move) };
        let other = |limits: &Limits, shared: SharedEntries| {
            let Some(Ok(mut search)) = helpers.game.winner_search(limits) else { return (None, 0) };
            search.share_with(shared);
            (search.wins(position, to_move).and_then(Result::ok), search.nodes())
        };
        helpers.beside(other, || own.wins(position, to_move))
    }

    /// Whether a position is worth *n, by the game's own search.
    fn is_worth_by_game(&mut self, position: &AnyPosition, nimber: u32) -> Option<Result<bool, StopReason>> {
        let own = self.own_nimbers.as_mut()?;
        let Some(helpers) = &self.own_helpers else { return own.is_worth(position, nimber) };
        let other = |limits: &Limits, shared: SharedEntries| {
            let Some(Ok(mut search)) = helpers.game.nimber_search(limits) else { return (None, 0) };
            search.share_with(shared);
            (search.is_worth(position, nimber).and_then(Result::ok), search.nodes())
        };
        helpers.beside(other, || own.is_worth(position, nimber))
    }

    /// Has the keeper put down what is known, where there is one.
    pub fn keep(&self) {
        if let Some(own) = &self.own {
            own.keep();
        }
        if let Some(own) = &self.own_nimbers {
            own.keep();
        }
        if !self.has_own() || self.has_searched_sums {
            self.search.keep();
        }
    }

    const fn has_own(&self) -> bool {
        self.own.is_some() || self.own_nimbers.is_some()
    }

    /// Finds the values of the components of a position, where that takes little work: for a database. A search that a game
    /// has of its own has no use for them.
    pub fn find_values(&mut self, position: &AnyPosition) -> Result<(), StopReason> {
        if self.has_own() {
            return Ok(());
        }
        self.search.find_values(&parts_of(position, &self.games))
    }

    /// Whether the player to move wins, where that is known without a search.
    pub fn known(&mut self, position: &AnyPosition, to_move: Player) -> Result<Option<bool>, StopReason> {
        let parts = parts_of(position, &self.games);
        self.search.known(&parts, to_move)
    }

    /// The Grundy value of a position of an impartial game in normal play: the nimber with which the sum is lost. Each
    /// nimber below it takes a proof. `None` where the game is not impartial.
    pub fn nimber(&mut self, position: &AnyPosition) -> Result<Option<u32>, StopReason> {
        if !self.is_impartial {
            return Ok(None);
        }
        let mut nimber = 0;
        while self.wins_with_nimber(position, nimber, Player::Left)? {
            nimber += 1;
        }
        Ok(Some(nimber))
    }

    /// Whether every answer so far is from the game's own search.
    pub fn is_by_game(&self) -> bool {
        self.has_own() && !self.has_searched_sums
    }

    /// How much was looked at.
    pub fn counts(&self) -> Counts {
        let own = self.search.counts();
        let of_helpers = self.helpers.as_ref().map_or(0, |helpers| helpers.shared.nodes_of_others())
            + self.own_helpers.as_ref().map_or(0, OwnHelpers::nodes);
        let by_game = self.own.as_ref().map_or(0, |search| search.nodes());
        let of_nimbers = self.own_nimbers.as_ref().map_or(0, |search| search.nodes());
        Counts { nodes: own.nodes + of_helpers + by_game + of_nimbers, ..own }
    }
}

impl Helpers<'_> {
    /// A search of a question that ends when another has the answer. Where it stops by itself, the first one goes on.
    fn search<'b>(
        &'b self,
        shared: Shared,
        position: &'b AnyPosition,
        games: &'b [usize],
        nimber: u32,
        to_move: Player,
    ) -> impl FnOnce() + Send + 'b {
        let limits = self.limits.for_threads();
        let &Self { game, store, convention, devices, .. } = self;
        // Of what is kept it reads values; the first search keeps.
        let keeper = self.keeper.clone();
        move || {
            let setup = Setup { devices, shared: Some(shared.clone()), keeper };
            let search = SumSearch::with_setup(parts(game), store, convention, setup, &limits.limits());
            if let Ok(mut search) = search {
                let _ = search.wins_with_nimber(&parts_of(position, games), nimber, to_move);
                shared.count_nodes(search.counts().nodes);
            }
        }
    }
}

/// The games of a sum, or the one game.
fn parts<'a>(game: &'a (dyn AnyGame + 'static)) -> Vec<SumPart<'a>> {
    match games_of(game.summands()).0[..] {
        [] => vec![part(game, 0)],
        // What is known of its components is known of them alone as well.
        [only] => vec![part(only.game.as_ref(), 0)],
        ref games => (1..).zip(games).map(|(seed, summand)| part(summand.game.as_ref(), seed)).collect(),
    }
}

/// The summands' positions, each with the number of its game; of a position that is not a sum, itself.
fn parts_of<'a>(position: &'a AnyPosition, games: &[usize]) -> Vec<(usize, &'a dyn Any)> {
    if games.is_empty() {
        return vec![(0, position as &dyn Any)];
    }
    let parts: &SumPosition = position.expect();
    games.iter().zip(parts).map(|(&game, part)| (game, part as &dyn Any)).collect()
}

fn part<'a>(game: &'a (dyn AnyGame + 'static), seed: u64) -> SumPart<'a> {
    let space = game.component_space(seed);
    let is_impartial = AnyGame::is_impartial(game);
    if !game.has_value_theorem() {
        return SumPart { space, is_impartial, theorem: None };
    }
    SumPart {
        space,
        is_impartial,
        theorem: Some(Box::new(move |position, algebra| game.value_by_theorem_of(position, algebra))),
    }
}

impl Judge<dyn AnyGame> for AnySums<'_> {
    fn verdict(&mut self, position: &AnyPosition, to_move: Player) -> Result<Verdict, StopReason> {
        let wins = self.wins(position, to_move)?;
        Ok(if wins { Verdict::Win(None) } else { Verdict::Loss(None) })
    }

    fn state_count(&self) -> u64 {
        self.counts().nodes
    }
}

impl fmt::Debug for AnySums<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnySums").field("counts", &self.counts()).finish_non_exhaustive()
    }
}
