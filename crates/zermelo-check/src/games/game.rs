//! What the checker must know of a game: its notation, its moves, and how play ends.

use crate::limits::{Limits, Meter};
use crate::player::{Ending, Player};
use crate::verdict::Failure;

/// A position in an encoding of its game: equal positions have equal bytes.
pub type Position = Box<[u8]>;

/// What is done with each position that is visited; a failure ends the visit.
pub type Visit<'a> = dyn FnMut(Position) -> Result<(), Failure> + 'a;

/// Bytes that a kept position takes beside its own, about.
pub(crate) const KEPT_POSITION: usize = 96;

/// The rules of a game.
pub trait Game {
    /// Reads a position in the notation of the solver.
    fn read(&self, text: &str) -> Result<Position, String>;

    /// Reads a position of which the options will not be listed: it may have too many.
    fn read_large(&self, text: &str) -> Result<Position, String> {
        self.read(text)
    }

    /// Writes a position.
    fn print(&self, position: &Position) -> String;

    /// Visits the positions that `player` can move to, one by one, up to the first failure. There may be millions. The
    /// meter counts what is done between two of them, where that can take long.
    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        meter: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure>;

    /// Adds the positions that `player` can move to, where they are known to be few.
    fn options(&self, position: &Position, player: Player, options: &mut Vec<Position>) {
        // This visit never fails.
        let meter = Meter::new(Limits::default());
        let _ = self.visit_options(position, player, &meter, &mut |option| {
            options.push(option);
            Ok(())
        });
    }

    /// Whether a move of an impartial game leads from one position to another.
    fn is_move(&self, from: &Position, to: &Position, meter: &Meter) -> Result<bool, Failure> {
        let mut is_move = false;
        self.visit_options(from, Player::Left, meter, &mut |option| {
            is_move |= option == *to;
            meter.work(WORK_OF_OPTION + option.len() as u64)
        })?;
        Ok(is_move)
    }

    /// The result for `to_move` where play stops by rule.
    fn ending(
        &self,
        _position: &Position,
        _to_move: Player,
        _meter: &Meter,
    ) -> Result<Option<Ending>, Failure> {
        Ok(None)
    }

    /// Whether play may stop by rule while there are moves.
    fn ends_by_rule(&self) -> bool {
        false
    }

    /// Whether a player can be left without a move where play does not stop by rule, so that the convention counts.
    fn has_misere_play(&self) -> bool {
        !self.ends_by_rule()
    }

    /// Whether positions can stand between the signs ` + ` of sums, and none is written as `-`.
    fn stands_in_sums(&self) -> bool {
        true
    }

    /// Why it cannot be a player's turn.
    fn illegal(&self, _position: &Position, _to_move: Player) -> Option<&'static str> {
        None
    }

    /// Whether both players have the same moves and play never stops by rule.
    fn is_impartial(&self) -> bool {
        false
    }

    /// Visits the independent parts of a position of an impartial game, whose disjunctive sum it is, up to the first failure.
    fn visit_parts(&self, position: &Position, visit: &mut Visit) -> Result<(), Failure> {
        visit(position.clone())
    }
}

/// Work for an option, whatever its length.
const WORK_OF_OPTION: u64 = 64;

/// Visits the options of a position, each of which counts as work.
pub(crate) fn each_option(
    game: &dyn Game,
    position: &Position,
    player: Player,
    meter: &Meter,
    mut visit: impl FnMut(&Position) -> Result<(), Failure>,
) -> Result<(), Failure> {
    // A board may be searched for moves for some time before there is one.
    let length = position.len() as u64;
    meter.work(WORK_OF_OPTION + length + (length * length / 16).min(1 << 20))?;
    game.visit_options(position, player, meter, &mut |option| {
        meter.work(WORK_OF_OPTION + option.len() as u64)?;
        visit(&option)
    })
}

/// Bytes that reading a position takes for a moment, for each byte of its text, at most.
const READING: usize = 16;

/// Reads a position of which the options may be listed.
pub(crate) fn read(game: &dyn Game, text: &str, meter: &Meter) -> Result<Position, Failure> {
    meter.have_room(READING * text.len())?;
    Ok(game.read(text)?)
}

/// Reads a position of which the options will not be listed.
pub(crate) fn read_large(game: &dyn Game, text: &str, meter: &Meter) -> Result<Position, Failure> {
    meter.have_room(READING * text.len())?;
    Ok(game.read_large(text)?)
}
