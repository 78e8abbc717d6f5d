//! The search of sums on games whose type is not known: a sum of games is one search over the components of all.

use crate::catalogue::{AnyGame, SumPosition};
use crate::game::{AnyPosition, Convention, Judge, Player, Verdict};
use crate::solve::sums::{Counts, Devices, SumPart, SumSearch};
use crate::solve::{Limits, StopReason};
use crate::value::{Store, ValueError};
use std::any::Any;
use std::fmt;

/// A search of sums that can be asked for verdicts.
pub struct AnySums<'a> {
    search: SumSearch<'a>,
    is_sum: bool,
    is_impartial: bool,
}

impl<'a> AnySums<'a> {
    pub(super) fn new(
        game: &'a (dyn AnyGame + 'static),
        store: &'a Store,
        convention: Convention,
        devices: Devices,
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
        let summands = game.summands();
        let parts = if summands.is_empty() {
            vec![part(game, 0)]
        } else {
            (1..).zip(summands).map(|(seed, summand)| part(summand.game.as_ref(), seed)).collect()
        };
        let search = SumSearch::with_devices(parts, store, convention, devices, limits)?;
        Ok(Self { search, is_sum: !summands.is_empty(), is_impartial: AnyGame::is_impartial(game) })
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
        let parts = parts_of(position, self.is_sum);
        self.search.wins_with_nimber(&parts, nimber, to_move)
    }

    /// Whether the player to move wins, where that is known without a search.
    pub fn known(&mut self, position: &AnyPosition, to_move: Player) -> Result<Option<bool>, StopReason> {
        let parts = parts_of(position, self.is_sum);
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

    /// How much was looked at.
    pub fn counts(&self) -> Counts {
        self.search.counts()
    }
}

/// The positions of the parts, each with its number.
fn parts_of(position: &AnyPosition, is_sum: bool) -> Vec<(usize, &dyn Any)> {
    if is_sum {
        let parts: &SumPosition = position.expect();
        parts.iter().enumerate().map(|(number, part)| (number, part as &dyn Any)).collect()
    } else {
        vec![(0, position as &dyn Any)]
    }
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
