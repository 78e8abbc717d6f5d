//! The moves of a board in compiled form, on boards of any size.

use super::super::declared::Step;
use super::laid::union;

/// A cell of a pattern: how far it is, and the codes that it may hold.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub(super) step: Step,
    pub(super) set: u8,
}

/// A pattern that lies one way, with the codes that change.
#[derive(Clone, Debug)]
pub(super) struct Stencil {
    pub(super) spots: Vec<Spot>,
    /// For each spot that changes: how far it is, the code that is there, and the one it becomes.
    pub(super) changes: Vec<(Step, u8, u8)>,
    pub(super) goes_on: bool,
}

/// What is seen from a cell: the cells of `onto` behind cells of `through`.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    pub(super) along: Vec<Step>,
    pub(super) through: u8,
    pub(super) onto: u8,
    pub(super) most: u32,
}

/// A piece that goes any distance, and what it may shoot afterwards.
#[derive(Clone, Debug)]
pub(super) struct Slider {
    pub(super) piece: u8,
    pub(super) sight: Sight,
    pub(super) leave: u8,
    pub(super) becomes: Option<u8>,
    pub(super) stop: bool,
    /// What is shot afterwards, and the code put there.
    pub(super) shots: Vec<(Sight, u8)>,
}

impl Slider {
    /// Whether a piece has a move where a cell next to it can be entered, and nowhere else.
    pub(super) fn needs_one_step(&self) -> bool {
        let stops_where_it_passes = self.sight.through & !self.sight.onto == 0;
        stops_where_it_passes && (self.shots.is_empty() || self.stop || self.can_shoot_back())
    }

    /// Whether some shot can always hit the cell that the piece left.
    fn can_shoot_back(&self) -> bool {
        self.shots.iter().any(|(shot, _)| {
            let is_seen = |&[down, right]: &Step| shot.along.contains(&[-down, -right]);
            shot.most >= self.sight.most
                && shot.onto >> self.leave & 1 == 1
                && self.sight.through & !shot.through == 0
                && self.sight.along.iter().all(is_seen)
        })
    }
}

/// The moves of one player.
#[derive(Clone, Debug, Default)]
pub(super) struct Side {
    pub(super) stencils: Vec<Stencil>,
    pub(super) sliders: Vec<Slider>,
    /// Whether two moves can lead to one board.
    pub(super) may_repeat: bool,
}

impl Side {
    /// Whether each place of a pattern is an option, and there are no others.
    pub(super) fn is_counted(&self) -> bool {
        !self.may_repeat && self.sliders.is_empty() && self.stencils.iter().all(|stencil| !stencil.goes_on)
    }
}

/// Letters of which every move leaves fewer: a board has no more moves than they allow.
pub(super) struct Lowered {
    codes: u8,
    /// How many of them a move takes away, at least.
    each: u32,
    /// How many of them there are before a move, at least.
    needed: u32,
}

impl Lowered {
    pub(super) fn of(sides: &[Side; 2], planes: usize) -> Option<Self> {
        let stencils = || sides.iter().flat_map(|side| &side.stencils);
        let measure = |codes: u8| {
            let counts = |code: u8| i64::from(codes >> code & 1);
            let lowers = |stencil: &Stencil| {
                stencil.changes.iter().map(|&(_, from, to)| counts(from) - counts(to)).sum::<i64>()
            };
            let needs = |stencil: &Stencil| {
                stencil.spots.iter().filter(|spot| spot.set != 0 && spot.set & !codes == 0).count() as u32
            };
            let each = stencils().map(lowers).min().filter(|&each| each > 0)?;
            Some(Self { codes, each: each as u32, needed: stencils().map(needs).min()? })
        };
        // Code 0 is that of cells out of play.
        (1..1_u16 << ((1 << planes) - 1))
            .filter_map(|set| measure((set << 1) as u8))
            .max_by_key(|lowered| (lowered.needed, lowered.each))
    }

    /// The most moves on a board with these cells.
    #[inline]
    pub(super) fn most_moves(&self, cells: &[u64; 8]) -> u32 {
        let count = union(cells, self.codes).count_ones();
        count.checked_sub(self.needed).map_or(0, |more| more / self.each + 1)
    }
}
