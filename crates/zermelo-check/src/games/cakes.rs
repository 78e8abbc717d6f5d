//! Cakes of unit squares, rows times columns, which Left cuts between columns and Right between rows: Cutcake and Maundy Cake.

use super::game::{Game, Position, Visit};
use super::sizes::{in_order, others, sizes};
use crate::limits::Meter;
use crate::numbers::number;
use crate::player::Player;
use crate::verdict::Failure;

/// The sides of a cake are at most so long.
const LONGEST: u64 = 1 << 16;

/// How cakes are cut.
pub(super) enum Cakes {
    /// In two.
    Cutcake,
    /// Into any number of equal pieces, at least two.
    MaundyCake,
}

/// Rows and columns.
type Cake = [u64; 2];

/// Cakes in ascending order, without those that nobody can cut.
fn of_cakes(cakes: impl IntoIterator<Item = Cake>) -> Position {
    let mut cakes: Vec<Cake> = cakes.into_iter().filter(|&cake| cake != [1, 1]).collect();
    cakes.sort_unstable();
    in_order(cakes.into_iter().flatten())
}

fn cakes(position: &Position) -> Vec<Cake> {
    sizes(position).chunks_exact(2).map(|sides| [sides[0], sides[1]]).collect()
}

impl Cakes {
    /// Visits the lengths into which a side is cut.
    fn visit_cuts(
        &self,
        side: u64,
        visit: &mut dyn FnMut(&[u64]) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        match self {
            Self::Cutcake => (1..=side / 2).try_for_each(|first| visit(&[first, side - first])),
            Self::MaundyCake => (1..side)
                .filter(|length| side.is_multiple_of(*length))
                .try_for_each(|length| visit(&vec![length; (side / length) as usize])),
        }
    }
}

impl Game for Cakes {
    fn read(&self, text: &str) -> Result<Position, String> {
        let cake = |word: &str| {
            let (rows, columns) = word.split_once('x')?;
            let side = |text| number(text).filter(|side| (1..=LONGEST).contains(side));
            Some([side(rows)?, side(columns)?])
        };
        let cakes: Option<Vec<Cake>> = text.split(' ').map(cake).collect();
        cakes
            .map(of_cakes)
            .ok_or_else(|| format!("expected cakes such as 3x2, with sides of at most {LONGEST}"))
    }

    fn print(&self, position: &Position) -> String {
        let cakes: Vec<String> =
            cakes(position).iter().map(|[rows, columns]| format!("{rows}x{columns}")).collect();
        if cakes.is_empty() { "1x1".to_owned() } else { cakes.join(" ") }
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        meter: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let cakes = cakes(position);
        let (cut, kept) = if player == Player::Left { (1, 0) } else { (0, 1) };
        // Equal cakes have the same options.
        let is_first = |place: usize| place == 0 || cakes[place - 1] != cakes[place];
        cakes.iter().enumerate().filter(|&(place, _)| is_first(place)).try_for_each(|(place, cake)| {
            self.visit_cuts(cake[cut], &mut |lengths| {
                meter.work((lengths.len() + cakes.len()) as u64)?;
                let piece = |&length: &u64| {
                    let mut piece = [cake[kept]; 2];
                    piece[cut] = length;
                    piece
                };
                visit(of_cakes(others(&cakes, place).copied().chain(lengths.iter().map(piece))))
            })
        })
    }
}
