//! What the positions of a game whose type is not known are worth, component by component: values in a store, nimbers, loopy
//! values. Sums of different games are worth in every theory what their summands are together, so there is one table of
//! sums for all of them.

use dashu_int::UBig;
use std::ops::ControlFlow;
use zermelo_core::{AnyPosition, Arrange, ClaimedMove, Player, Ruleset};
use zermelo_games::catalogue::{AnyGame, SumPosition, Summand, games_of, label_in, with_part};
use zermelo_nimber::LoopyValue;
use zermelo_solve::grundy::{GrundyError, component_forms};
use zermelo_value::{ValueError, ValueId};

/// Values of the positions of a game, in one store.
pub type AnyValues<'a> = dyn Worths<Worth = ValueId, Error = ValueError> + 'a;
/// Grundy values of the positions of a game.
pub type AnyGrundy<'a> = dyn Nimbers<Worth = UBig> + 'a;
/// Values of the positions of an impartial game in normal play, loopy or not.
pub type AnyLoopy<'a> = dyn Nimbers<Worth = LoopyValue> + 'a;

/// What the positions of a game are worth in one theory. The worth of a position is the sum of those of its components.
pub trait Worths {
    /// What a component is worth.
    type Worth;
    /// Why there is no worth, or none within the limits.
    type Error;

    /// The components of a position as text, each with its worth.
    fn component_worths(&mut self, position: &AnyPosition)
    -> Result<Vec<(String, Self::Worth)>, Self::Error>;

    /// The same of a summand of a sum of games: where worths are added in the head, it is one piece.
    fn summand_worths(&mut self, position: &AnyPosition) -> Result<Vec<(String, Self::Worth)>, Self::Error> {
        self.component_worths(position)
    }

    /// The worths of the components.
    fn summands(&mut self, position: &AnyPosition) -> Result<Vec<Self::Worth>, Self::Error> {
        Ok(self.component_worths(position)?.into_iter().map(|(_, worth)| worth).collect())
    }

    /// Positions looked at so far; none where theorems give the worths.
    fn position_count(&self) -> u64;
}

/// The same in the theories of impartial games, in normal play: moves are to positions worth a nimber.
pub trait Nimbers: Worths<Worth: NimWorth, Error = GrundyError> {
    /// The worth of a position.
    fn value(&mut self, position: &AnyPosition) -> Result<Self::Worth, GrundyError>;

    /// The sum of the counters of the loopy components, `None` where the position is not worth a nimber or no counter
    /// is known. A winner who always moves to a position worth 0 of the least counter does not go round for ever. Without
    /// loops no counter is needed.
    fn counter(&mut self, _position: &AnyPosition) -> Result<Option<u64>, GrundyError> {
        Ok(Some(0))
    }

    /// The moves to positions worth a nimber, those with the least counter first: all of them, or at least some where a
    /// position has too many options to look at.
    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<NimberMoves, GrundyError>;
}

/// What positions of impartial games may be worth.
pub trait NimWorth: From<UBig> {
    /// The worth of a sum.
    #[must_use]
    fn plus(&self, other: &Self) -> Self;
    /// The nimber, where it is one.
    fn nimber(&self) -> Option<&UBig>;
}

impl NimWorth for UBig {
    fn plus(&self, other: &Self) -> Self {
        self ^ other
    }

    fn nimber(&self) -> Option<&UBig> {
        Some(self)
    }
}

impl NimWorth for LoopyValue {
    fn plus(&self, other: &Self) -> Self {
        Self::plus(self, other)
    }

    fn nimber(&self) -> Option<&UBig> {
        Self::nimber(self)
    }
}

/// A move to a position worth a nimber.
#[derive(Clone, Debug)]
pub struct NimberMove {
    /// The move.
    pub known: ClaimedMove<AnyPosition>,
    /// The counter of the position it leads to; see [`Nimbers::counter`].
    pub counter: Option<u64>,
}

/// Moves to positions worth some nimber.
#[derive(Clone, Debug, Default)]
pub struct NimberMoves {
    /// The moves.
    pub moves: Vec<NimberMove>,
    /// Whether there may be others.
    pub is_partial: bool,
}

/// So many options are looked at for those of a nimber, and so many moves are listed.
const MOST_OPTIONS_TRIED: usize = 100_000;
const MOST_MOVES: usize = 10_000;

impl NimberMoves {
    /// The moves without their counters.
    pub fn claimed(self) -> Vec<ClaimedMove<AnyPosition>> {
        self.moves.into_iter().map(|one| one.known).collect()
    }

    /// All moves, as a theorem gives them: with the same counter, or with none.
    pub(crate) fn by_theorem(moves: Vec<ClaimedMove<AnyPosition>>, counter: Option<u64>) -> Self {
        let moves = moves.into_iter().map(|known| NimberMove { known, counter });
        Self { moves: moves.collect(), is_partial: false }
    }

    /// The moves to the options that are `wanted`, by their counters, which it gives then.
    pub(crate) fn among_options(
        game: &(dyn AnyGame + 'static),
        position: &AnyPosition,
        mut wanted: impl FnMut(&AnyPosition) -> Result<Option<Option<u64>>, GrundyError>,
    ) -> Result<Self, GrundyError> {
        let mut found = Self::default();
        let mut tried = 0;
        let flow = Ruleset::options(game, position, Player::Left, |option| {
            tried += 1;
            if tried > MOST_OPTIONS_TRIED || found.moves.len() == MOST_MOVES {
                found.is_partial = true;
                return ControlFlow::Break(Ok(()));
            }
            match wanted(&option) {
                Ok(None) => {}
                Ok(Some(counter)) => found.push(game, position, option, counter),
                Err(error) => return ControlFlow::Break(Err(error)),
            }
            ControlFlow::Continue(())
        });
        if let ControlFlow::Break(Err(error)) = flow {
            return Err(error);
        }
        found.least_counter_first();
        Ok(found)
    }

    /// Adds the move to an option.
    pub(crate) fn push(
        &mut self,
        game: &(dyn AnyGame + 'static),
        position: &AnyPosition,
        option: AnyPosition,
        counter: Option<u64>,
    ) {
        let label = game.move_label(position, &option, Player::Left);
        self.moves.push(NimberMove { known: ClaimedMove { label, to: Some(option) }, counter });
    }

    /// Sorts the moves by their counters; ties keep their order.
    fn least_counter_first(&mut self) {
        self.moves.arrange_by_key(|one| one.counter.unwrap_or(u64::MAX));
    }
}

/// The components of a position of one game with their nimbers.
pub(crate) fn valued_components<N: Nimbers + ?Sized>(
    game: &(dyn AnyGame + 'static),
    nimbers: &mut N,
    position: &AnyPosition,
) -> Result<Vec<(String, N::Worth)>, GrundyError> {
    let parts = component_forms(game, position).into_iter();
    parts.map(|part| Ok((game.print(&part), nimbers.value(&part)?))).collect()
}

/// What the positions of a sum of games are worth: the worths of its summands, by a table of each game.
pub(crate) struct SumWorths<'a, W: ?Sized> {
    summands: &'a [Summand],
    tables: Vec<Box<W>>,
    /// For every summand the number of its game's table.
    games: Vec<usize>,
}

impl<'a, W: ?Sized> SumWorths<'a, W> {
    /// From a table of each game.
    pub(crate) fn new<E>(
        summands: &'a [Summand],
        table: impl Fn(&'a (dyn AnyGame + 'static)) -> Result<Box<W>, E>,
    ) -> Result<Self, E> {
        let (different, games) = games_of(summands);
        let tables = different.into_iter().map(|summand| table(summand.game.as_ref()));
        Ok(Self { summands, tables: tables.collect::<Result<_, _>>()?, games })
    }
}

impl<W: Worths + ?Sized> Worths for SumWorths<'_, W> {
    type Worth = W::Worth;
    type Error = W::Error;

    fn component_worths(&mut self, position: &AnyPosition) -> Result<Vec<(String, W::Worth)>, W::Error> {
        let position: &SumPosition = position.expect();
        let mut all = Vec::new();
        for ((summand, &table), part) in self.summands.iter().zip(&self.games).zip(position) {
            let named = |(text, worth)| (format!("{} {text}", summand.name), worth);
            all.extend(self.tables[table].summand_worths(part)?.into_iter().map(named));
        }
        Ok(all)
    }

    fn position_count(&self) -> u64 {
        self.tables.iter().map(|table| table.position_count()).sum()
    }
}

impl<W: Nimbers + ?Sized> SumWorths<'_, W> {
    fn part_values(&mut self, position: &SumPosition) -> Result<Vec<W::Worth>, GrundyError> {
        self.games.iter().zip(position).map(|(&table, part)| self.tables[table].value(part)).collect()
    }

    fn part_counters(&mut self, position: &SumPosition) -> Result<Vec<Option<u64>>, GrundyError> {
        self.games.iter().zip(position).map(|(&table, part)| self.tables[table].counter(part)).collect()
    }
}

impl<W: Nimbers + ?Sized> Nimbers for SumWorths<'_, W> {
    fn value(&mut self, position: &AnyPosition) -> Result<W::Worth, GrundyError> {
        let values = self.part_values(position.expect())?;
        Ok(values.iter().fold(UBig::ZERO.into(), |sum: W::Worth, value| sum.plus(value)))
    }

    fn counter(&mut self, position: &AnyPosition) -> Result<Option<u64>, GrundyError> {
        Ok(self.part_counters(position.expect())?.into_iter().sum())
    }

    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<NimberMoves, GrundyError> {
        let from: &SumPosition = position.expect();
        let values = self.part_values(from)?;
        let counters = self.part_counters(from)?;
        let mut found = NimberMoves::default();
        for (place, &table) in self.games.iter().enumerate() {
            // The others have to be worth a nimber; it says what is wanted here.
            let others = || (0..from.len()).filter(|&other| other != place);
            let wanted = others().try_fold(nimber.clone(), |sum, other| Some(sum ^ values[other].nimber()?));
            let Some(wanted) = wanted else { continue };
            let others_counter: Option<u64> = others().map(|other| counters[other]).sum();
            let in_part = self.tables[table].moves_to_nimber(&from[place], &wanted)?;
            found.is_partial |= in_part.is_partial;
            for NimberMove { known, counter } in in_part.moves {
                let to = known.to.and_then(|to| with_part(from, place, to));
                let label = label_in(self.summands, place, &known.label);
                let counter = counter.zip(others_counter).map(|(one, others)| one + others);
                found.moves.push(NimberMove { known: ClaimedMove { label, to }, counter });
            }
        }
        found.least_counter_first();
        Ok(found)
    }
}
