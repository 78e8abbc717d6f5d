//! Go on small boards: a move puts a stone on a free point or passes; chains of the opponent without liberties leave the
//! board; two passes in a row end the play, and the larger area wins, or whoever has more stones ([`Scoring`]). Suicide is
//! forbidden. A board may have walls, such as those of a corner that is looked at alone.
//!
//! What may be repeated is a rule of its own ([`Repetition`]). Where play can go round for ever, that is a draw. A board
//! that may not come back is part of the position: the last one under the ko rule, all that have been under superko. So
//! are the points on which nobody may play again.

mod entry;
mod notation;

pub(crate) use entry::entry;

use crate::game::{Ending, Evaluation, NormalForm, Player, Ruleset};
use std::cmp::Ordering;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::{Board, CellSet, Exchange, Grid, on_board};
use zermelo_core::Arrange;

/// The rules of Go, with their options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Go {
    passes: bool,
    repetition: Repetition,
    /// `None`: whoever cannot move loses.
    scoring: Option<Scoring>,
    /// Twice the komi, which may be half a point.
    double_komi: i32,
}

/// What decides when play is over: after two passes, or where nobody may pass, when the player to move has no point left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// Stones, and free regions next to stones of one colour only.
    Area,
    /// Stones alone.
    Stones,
}

/// Which boards a play may bring back. Passes may always be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Repetition {
    /// All.
    #[default]
    Allowed,
    /// All but the one before the opponent's last play.
    Ko,
    /// None that has been, whoever's turn it was: positional superko.
    Superko,
    /// None: nobody plays on a point that was played on before. That is a rule on points; it forbids more than superko does.
    Used,
}

/// Boards have at most so many points: those of 19 x 19.
pub const MOST_POINTS: usize = 19 * 19;
/// Komi is at most so many points either way, more than any board has.
pub const MOST_KOMI: i32 = 400;

/// A board, the passes just made, and under superko the boards that have been.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GoPosition {
    /// The planes are Left's stones, Right's, the points to play on, and those that are free but not to be played on again.
    /// Cells in none of them are walls.
    board: Board<4>,
    /// How many of the latest moves were passes, at most two.
    passes: u8,
    /// Boards that may not come back, in order, without the present one. Under the ko rule only one that the next play
    /// could bring back.
    earlier: Arc<[Board<4>]>,
}

/// The points of the two players: their stones, and the free regions next to stones of one colour only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Areas {
    /// Left's, who is Black.
    pub left: u32,
    /// Right's, who is White.
    pub right: u32,
}

impl Go {
    /// The game in which both may pass, repetition is allowed, and there is no komi.
    pub const fn new() -> Self {
        let scoring = Some(Scoring::Area);
        Self { passes: true, repetition: Repetition::Allowed, scoring, double_komi: 0 }
    }

    /// The same game with another rule on repetition.
    pub const fn with_repetition(self, repetition: Repetition) -> Self {
        Self { repetition, ..self }
    }

    /// The same game without passes: whoever cannot move loses. Nothing is scored, so komi has no meaning.
    pub const fn without_passes(self) -> Self {
        Self { passes: false, scoring: None, double_komi: 0, ..self }
    }

    /// The same game with this scoring when play is over, also without passes.
    pub const fn with_scoring(self, scoring: Scoring) -> Self {
        Self { scoring: Some(scoring), ..self }
    }

    /// The same game in which Left needs more than `double_komi / 2` points more than Right to win. `None` beyond
    /// [`MOST_KOMI`] points, and where nothing is scored.
    pub fn with_double_komi(self, double_komi: i32) -> Option<Self> {
        let is_possible =
            self.scoring.is_some() && double_komi.unsigned_abs() <= 2 * MOST_KOMI.unsigned_abs();
        is_possible.then_some(Self { double_komi, ..self })
    }

    /// Whether exchanging the colours changes nothing but the names of the players.
    const fn exchange(self) -> Exchange {
        if self.double_komi == 0 { Exchange::Colours } else { Exchange::Nothing }
    }

    /// Twice the points by which Left is ahead, komi taken off.
    fn double_lead(self, board: &Board<4>) -> i64 {
        let Areas { left, right } = self.points(board);
        2 * (i64::from(left) - i64::from(right)) - i64::from(self.double_komi)
    }

    /// The points of each player, as they are scored.
    fn points(self, board: &Board<4>) -> Areas {
        match self.scoring {
            // Boards have at most 2^20 cells.
            Some(Scoring::Stones) => Areas { left: board.count(0) as u32, right: board.count(1) as u32 },
            Some(Scoring::Area) | None => areas(board),
        }
    }

    /// Whether a player has no point to play on.
    fn is_out_of_points(self, position: &GoPosition, player: Player) -> bool {
        on_board!(position.board, |grid, planes| {
            self.visit_plays(&grid, planes, position, player, &mut |_| ControlFlow::Break(())).is_continue()
        })
    }

    fn visit_plays<G: Grid, B>(
        self,
        grid: &G,
        planes: &[G::Set; 4],
        position: &GoPosition,
        player: Player,
        visit: &mut impl FnMut(GoPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut history = None;
        for point in planes[2].bits() {
            let Some(after) = play(grid, planes, player, point) else { continue };
            let mut planes_after = after.planes.clone();
            if self.repetition == Repetition::Used {
                planes_after[3] = planes_after[3].or(&after.taken);
                planes_after[2] = planes_after[2].minus(&after.taken);
            }
            let board = grid.board(planes_after);
            if position.earlier.binary_search(&board).is_ok() {
                continue;
            }
            let earlier = match self.repetition {
                Repetition::Ko if is_ko(grid, planes, player, &after) => Arc::from([position.board.clone()]),
                Repetition::Allowed | Repetition::Ko | Repetition::Used => Arc::from([]),
                Repetition::Superko => {
                    Arc::clone(history.get_or_insert_with(|| position.history_with_board()))
                }
            };
            visit(GoPosition { board, passes: 0, earlier })?;
        }
        ControlFlow::Continue(())
    }

    /// The least image of the board, and of the history among those with that board.
    fn form_with_history(self, position: &GoPosition) -> NormalForm<GoPosition> {
        let mut least: Option<(Image, GoPosition)> = None;
        let mut is_own_mirror = false;
        for image in Image::all(self.exchange() == Exchange::Colours) {
            let board = image.of(&position.board);
            let order =
                least.as_ref().map_or(Ordering::Less, |(_, best)| compare_frames(&board, &best.board));
            if order == Ordering::Greater {
                continue;
            }
            let mut earlier: Vec<Board<4>> = position.earlier.iter().map(|board| image.of(board)).collect();
            earlier.arrange();
            let order = order.then_with(|| {
                least.as_ref().map_or(Ordering::Less, |(_, best)| earlier.as_slice().cmp(&best.earlier))
            });
            match order {
                Ordering::Less => {
                    least = Some((image, GoPosition { board, earlier: earlier.into(), ..*position }));
                    is_own_mirror = false;
                }
                Ordering::Equal => {
                    is_own_mirror |= least.as_ref().is_some_and(|(best, _)| best.colours != image.colours);
                }
                Ordering::Greater => {}
            }
        }
        match least {
            Some((image, position)) => NormalForm { position, players_swapped: image.colours, is_own_mirror },
            None => NormalForm::plain(position.clone()),
        }
    }
}

impl Default for Go {
    fn default() -> Self {
        Self::new()
    }
}

impl GoPosition {
    /// A position in which nobody has passed and no board is forbidden. `None` where a chain has no liberty.
    pub fn new(board: Board<4>) -> Option<Self> {
        breathless(&board).is_none().then(|| Self { board, passes: 0, earlier: Arc::from([]) })
    }

    /// The board: the planes are Left's stones, Right's, the points to play on, and those that are free but not to be played
    /// on again; cells in none of them are walls.
    pub fn board(&self) -> &Board<4> {
        &self.board
    }

    /// How many of the latest moves were passes.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The boards that may not come back.
    pub fn earlier(&self) -> &[Board<4>] {
        &self.earlier
    }

    /// The boards that have been, once this one is left.
    fn history_with_board(&self) -> Arc<[Board<4>]> {
        let place = self.earlier.partition_point(|board| *board < self.board);
        let (before, behind) = self.earlier.split_at(place);
        before.iter().chain([&self.board]).chain(behind).cloned().collect()
    }

    /// The position after a pass, which lifts a ko. Once play is over nothing can come back, so the history is dropped.
    fn after_pass(&self, repetition: Repetition) -> Self {
        let passes = self.passes + 1;
        let is_history_kept = repetition == Repetition::Superko && passes < 2;
        let earlier = if is_history_kept { Arc::clone(&self.earlier) } else { Arc::from([]) };
        Self { board: self.board.clone(), passes, earlier }
    }
}

/// Wide boards before upright ones, then the order of boards.
fn compare_frames(one: &Board<4>, other: &Board<4>) -> Ordering {
    one.height().cmp(&other.height()).then_with(|| one.cmp(other))
}

/// A symmetry of the board, perhaps with the colours exchanged.
#[derive(Clone, Copy)]
struct Image {
    /// One of the eight symmetries of the square.
    symmetry: u8,
    colours: bool,
}

impl Image {
    fn all(with_colours: bool) -> impl Iterator<Item = Self> {
        (0..if with_colours { 16_u8 } else { 8 })
            .map(|number| Self { symmetry: number % 8, colours: number >= 8 })
    }

    fn of(self, board: &Board<4>) -> Board<4> {
        let [transpose, flip_rows, flip_columns] = [1, 2, 4].map(|bit| self.symmetry & bit != 0);
        let image = board.image(transpose, flip_rows, flip_columns);
        if self.colours { image.colours_exchanged() } else { image }
    }
}

/// What a play leads to, with the points of the stones that were taken off among those to play on.
struct AfterPlay<G: Grid> {
    planes: [G::Set; 4],
    /// The stones that were taken off.
    taken: G::Set,
}

/// A stone is put on a free point and chains of the opponent without liberties are taken off. `None` where the new
/// stone's own chain would then have none.
fn play<G: Grid>(grid: &G, planes: &[G::Set; 4], player: Player, point: usize) -> Option<AfterPlay<G>> {
    let own = planes[player.index()].with(point);
    let other = &planes[player.opponent().index()];
    let (open, used) = (planes[2].without(point), &planes[3]);
    let free = open.or(used);
    let mut beside = grid.neighbours(&grid.none().with(point)).and(other);
    let mut taken = grid.none();
    while let Some(seed) = beside.first() {
        let chain = grid.connected(seed, other);
        if grid.neighbours(&chain).and(&free).is_empty() {
            taken = taken.or(&chain);
        }
        beside = beside.minus(&chain);
    }
    let (other, open, free) = (other.minus(&taken), open.or(&taken), free.or(&taken));
    let chain = grid.connected(point, &own);
    if grid.neighbours(&chain).and(&free).is_empty() {
        return None;
    }
    let planes = match player {
        Player::Left => [own, other, open, used.clone()],
        Player::Right => [other, own, open, used.clone()],
    };
    Some(AfterPlay { planes, taken })
}

/// Whether the opponent could bring back the board before a play at once: by taking back the only stone taken.
fn is_ko<G: Grid>(grid: &G, before: &[G::Set; 4], player: Player, after: &AfterPlay<G>) -> bool {
    let Some(point) = after.taken.first().filter(|&point| after.taken.without(point).is_empty()) else {
        return false;
    };
    play(grid, &after.planes, player.opponent(), point).is_some_and(|back| back.planes == *before)
}

/// A stone, by row and column, of a chain without liberties.
fn breathless(board: &Board<4>) -> Option<(usize, usize)> {
    on_board!(board, |grid, planes| {
        let [left, right, open, used] = planes;
        let free = open.or(used);
        let mut found = None;
        for stones in [left, right] {
            grid.parts(stones, |chain| {
                if found.is_none() && grid.neighbours(&chain).and(&free).is_empty() {
                    found = chain.first().map(|stone| grid.place(stone));
                }
            });
        }
        found
    })
}

/// The points of each player.
pub fn areas(board: &Board<4>) -> Areas {
    let mut points = [board.count(0), board.count(1)];
    on_board!(board, |grid, planes| {
        let [left, right, open, used] = planes;
        grid.parts(&open.or(used), |region| {
            let around = grid.neighbours(&region);
            match (around.and(left).is_empty(), around.and(right).is_empty()) {
                (false, true) => points[0] += region.count(),
                (true, false) => points[1] += region.count(),
                _ => {}
            }
        });
    });
    // Boards have at most 2^20 cells.
    let [left, right] = points.map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    Areas { left, right }
}

impl Ruleset for Go {
    type Position = GoPosition;

    /// The pass comes first: many searches end soonest by it.
    fn options<B>(
        &self,
        position: &GoPosition,
        player: Player,
        mut visit: impl FnMut(GoPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if position.passes >= 2 {
            return ControlFlow::Continue(());
        }
        if self.passes {
            visit(position.after_pass(self.repetition))?;
        }
        on_board!(position.board, |grid, planes| {
            self.visit_plays(&grid, planes, position, player, &mut visit)
        })
    }

    fn ending(&self, position: &GoPosition, to_move: Player) -> Option<Ending> {
        self.scoring?;
        let is_over =
            if self.passes { position.passes >= 2 } else { self.is_out_of_points(position, to_move) };
        if !is_over {
            return None;
        }
        let for_left = match self.double_lead(&position.board).cmp(&0) {
            Ordering::Less => Ending::Loss,
            Ordering::Equal => Ending::Draw,
            Ordering::Greater => Ending::Win,
        };
        Some(if to_move == Player::Left { for_left } else { for_left.for_opponent() })
    }

    fn is_loop_free(&self) -> bool {
        matches!(self.repetition, Repetition::Superko | Repetition::Used)
    }

    fn has_endings(&self) -> bool {
        self.scoring.is_some()
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        let why = if self.passes {
            "play ends by two passes, never for want of a move"
        } else {
            "whoever has no point left does not lose by that: the board is scored"
        };
        self.scoring.map(|_| why)
    }

    fn normal_form(&self, position: &GoPosition) -> NormalForm<GoPosition> {
        if !position.earlier.is_empty() {
            return self.form_with_history(position);
        }
        let form = position.board.normal_form(self.exchange());
        NormalForm {
            position: GoPosition { board: form.position, passes: position.passes, earlier: Arc::from([]) },
            players_swapped: form.players_swapped,
            is_own_mirror: form.is_own_mirror,
        }
    }

    /// On an empty board it shows: Left, who is Black, begins.
    fn natural_mover(&self, position: &GoPosition) -> Option<Player> {
        let is_empty = position.board.count(0) + position.board.count(1) == 0;
        is_empty.then_some(if position.passes == 1 { Player::Right } else { Player::Left })
    }

    /// Each point is free, perhaps for good, or has a stone of either colour, the latest moves are none, one or two passes, and under the ko
    /// rule one of the points may be forbidden. Histories are not counted.
    fn reachable_bound(&self, position: &GoPosition) -> Option<u64> {
        let points = (position.board.height() * position.board.width()) as u32;
        let kos = match self.repetition {
            Repetition::Allowed | Repetition::Used => 0,
            Repetition::Ko => u64::from(points),
            Repetition::Superko => return None,
        };
        let states = if self.repetition == Repetition::Used { 4_u64 } else { 3 };
        let boards = states.saturating_pow(points);
        Some(boards.saturating_mul(kos + if self.passes { 3 } else { 1 }))
    }

    fn heap_bytes(&self, position: &GoPosition) -> usize {
        let history: usize =
            position.earlier.iter().map(|board| size_of::<Board<4>>() + board.heap_bytes()).sum();
        position.board.heap_bytes() + history
    }
}

impl Evaluation for Go {
    /// Twice the points by which the player to move is ahead.
    fn evaluate(&self, position: &GoPosition, to_move: Player) -> i64 {
        let lead = self.double_lead(&position.board);
        if to_move == Player::Left { lead } else { -lead }
    }
}
