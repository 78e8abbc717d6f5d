//! Boards as they are declared: letters in cells, moves found cell by cell. This is what every frame can do, and what the
//! compiled forms are compared with.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards have few cells, and places are compared with their sides first"
)]

use super::cells::{Cells, Graph, HOLE, Shape};
use super::declared::{
    Board, Condition, Ending, Frame, Move, OUTSIDE, Outcome, Passing, Places, Region, Repeat, Step, Who,
};
use super::layout::{Asked, Layout, Layouts, NOWHERE, Pattern, number_of};
use crate::game::{self, Player};
use rustc_hash::{FxBuildHasher, FxHashSet};
use std::hash::BuildHasher;
use std::ops::ControlFlow;
use zermelo_core::Arrange;

/// A set of letters, a bit each; the last is the outside.
pub(super) type Set = u64;

pub(super) const OUTSIDE_BIT: Set = 1 << 63;
/// So many letters fit into a set.
pub(super) const MOST_LETTERS: usize = 62;

/// A board's rules with letters as numbers.
#[derive(Clone, Debug)]
pub(super) struct Plain {
    pub(super) frame: Frame,
    pub(super) letters: Vec<char>,
    pub(super) moves: [Vec<Play>; 2],
    pub(super) endings: Vec<End>,
    pub(super) passing: Passing,
    /// What the rules ask of boards, and what was found for those that were met.
    pub(super) asked: Asked,
    pub(super) layouts: Layouts,
}

/// A move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Play {
    pub(super) kind: PlayKind,
    pub(super) anywhere: bool,
    pub(super) stop: bool,
    pub(super) then: Vec<Play>,
    pub(super) when: Vec<Test>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PlayKind {
    Rewrite {
        from: Vec<Set>,
        /// The new letter, [`KEEP`] where the cell stays, or so many letters [`FURTHER`].
        to: Vec<u8>,
        /// `None` on graphs.
        ways: Option<Vec<Vec<Step>>>,
        repeat: Repeat,
        /// The number of its pattern.
        pattern: usize,
    },
    Slide {
        piece: Set,
        through: Set,
        onto: Set,
        leave: u8,
        becomes: u8,
        most: u32,
        along: Vec<Step>,
    },
    Shoot {
        through: Set,
        onto: Set,
        mark: u8,
        most: u32,
        along: Vec<Step>,
    },
    Push {
        piece: Set,
        pushed: Set,
        into: Set,
        leave: u8,
        off: bool,
        along: Vec<Step>,
    },
    Enclose {
        piece: u8,
        onto: Set,
        turned: Set,
        along: Vec<Step>,
    },
    /// Inside `then`: the player moves once more, by any move.
    Again,
}

/// The cell keeps its letter.
pub(super) const KEEP: u8 = u8::MAX - 1;

/// The cell gets the letter so many places after its own, or before it: this and the number, positive or negative.
pub(super) const FURTHER: u8 = 160;

/// Whether what a pattern writes is a letter relative to the cell's own.
pub(super) const fn is_relative(written: u8) -> bool {
    written > FURTHER - MOST_LETTERS as u8 && written < FURTHER + MOST_LETTERS as u8
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Test {
    /// A pattern, by its number, lies somewhere.
    Matches(usize),
    /// By their numbers: what is near, and the regions.
    Connected {
        letters: Set,
        near: usize,
        from: usize,
        to: usize,
    },
    /// The region by its number.
    Count {
        letters: Set,
        within: usize,
        least: u32,
        most: u32,
    },
    Stuck(Who),
    Turn(Who),
    Not(Box<Test>),
    Any(Vec<Test>),
}

#[derive(Clone, Debug)]
pub(super) struct End {
    pub(super) when: Vec<Test>,
    pub(super) result: Outcome,
    more: [Set; 2],
}

/// A set of letters as a bit set.
fn set_of(letters: &[char], text: &str) -> Set {
    text.chars().fold(0, |set, c| {
        if c == OUTSIDE {
            return set | OUTSIDE_BIT;
        }
        set | letters.iter().position(|&letter| letter == c).map_or(0, |place| 1 << place)
    })
}

fn letter_of(letters: &[char], text: &str) -> u8 {
    if let Some(places) = further(text) {
        let most = MOST_LETTERS as i32;
        return (i32::from(FURTHER) + places.clamp(1 - most, most - 1)) as u8;
    }
    let first = text.chars().next();
    first.and_then(|c| letters.iter().position(|&letter| letter == c)).map_or(KEEP, |place| place as u8)
}

/// How many places further the letter stands that a pattern writes as `+k` or `-k`.
pub(super) fn further(text: &str) -> Option<i32> {
    let (sign, number) = text.split_at_checked(1)?;
    let is_number =
        !number.is_empty() && !number.starts_with('0') && number.bytes().all(|c| c.is_ascii_digit());
    let number = if is_number { number.parse::<i32>().ok()? } else { return None };
    match sign {
        "+" => Some(number),
        "-" => Some(-number),
        _ => None,
    }
}

fn ways_of(places: &Places) -> Option<Vec<Vec<Step>>> {
    if let Places::Steps(ways) = places { Some(ways.clone()) } else { None }
}

/// Turns declared moves and conditions into those with numbers for letters.
struct Numbered<'a> {
    letters: &'a [char],
    asked: Asked,
}

impl Numbered<'_> {
    fn set(&self, text: &str) -> Set {
        set_of(self.letters, text)
    }

    fn letter(&self, text: &str) -> u8 {
        letter_of(self.letters, text)
    }

    fn steps(&mut self, along: &[Step]) -> Vec<Step> {
        for &step in along {
            number_of(&mut self.asked.steps, step);
        }
        along.to_vec()
    }

    fn pattern(&mut self, from: &[String], places: &Places) -> Pattern {
        Pattern { from: from.iter().map(|text| self.set(text)).collect(), ways: ways_of(places) }
    }

    fn plays(&mut self, list: &[Move]) -> Vec<Play> {
        list.iter().map(|one| self.play(one)).collect()
    }

    fn tests(&mut self, list: &[Condition]) -> Vec<Test> {
        list.iter().map(|one| self.test(one)).collect()
    }

    fn play(&mut self, one: &Move) -> Play {
        let most = |most: u32| if most == 0 { u32::MAX } else { most };
        match one {
            Move::Rewrite(rewrite) => {
                let pattern = self.pattern(&rewrite.from, &rewrite.places);
                Play {
                    kind: PlayKind::Rewrite {
                        from: pattern.from.clone(),
                        to: rewrite.to.iter().map(|text| self.letter(text)).collect(),
                        ways: pattern.ways.clone(),
                        repeat: rewrite.repeat,
                        pattern: number_of(&mut self.asked.patterns, pattern),
                    },
                    anywhere: rewrite.anywhere,
                    stop: rewrite.stop,
                    then: self.plays(&rewrite.then),
                    when: self.tests(&rewrite.when),
                }
            }
            Move::Slide(slide) => Play {
                kind: PlayKind::Slide {
                    piece: self.set(&slide.piece),
                    through: self.set(&slide.through),
                    onto: self.set(&slide.onto),
                    leave: self.letter(&slide.leave),
                    becomes: self.letter(&slide.becomes),
                    most: most(slide.most),
                    along: self.steps(&slide.along),
                },
                anywhere: slide.anywhere,
                stop: slide.stop,
                then: self.plays(&slide.then),
                when: self.tests(&slide.when),
            },
            Move::Shoot(shoot) => Play {
                kind: PlayKind::Shoot {
                    through: self.set(&shoot.through),
                    onto: self.set(&shoot.onto),
                    mark: self.letter(&shoot.mark),
                    most: most(shoot.most),
                    along: self.steps(&shoot.along),
                },
                anywhere: false,
                stop: shoot.stop,
                then: self.plays(&shoot.then),
                when: Vec::new(),
            },
            Move::Push(push) => Play {
                kind: PlayKind::Push {
                    piece: self.set(&push.piece),
                    pushed: self.set(&push.pushed),
                    into: self.set(&push.into),
                    leave: self.letter(&push.leave),
                    off: push.off,
                    along: self.steps(&push.along),
                },
                anywhere: false,
                stop: false,
                then: Vec::new(),
                when: self.tests(&push.when),
            },
            Move::Enclose(enclose) => Play {
                kind: PlayKind::Enclose {
                    piece: self.letter(&enclose.piece),
                    onto: self.set(&enclose.onto),
                    turned: self.set(&enclose.turned),
                    along: self.steps(&enclose.along),
                },
                anywhere: false,
                stop: false,
                then: Vec::new(),
                when: self.tests(&enclose.when),
            },
            Move::Again => Play {
                kind: PlayKind::Again,
                anywhere: true,
                stop: false,
                then: Vec::new(),
                when: Vec::new(),
            },
        }
    }

    fn test(&mut self, condition: &Condition) -> Test {
        match condition {
            Condition::Matches { from, places } => {
                let pattern = self.pattern(from, places);
                Test::Matches(number_of(&mut self.asked.patterns, pattern))
            }
            Condition::Connected { from, letters, near, to } => Test::Connected {
                letters: self.set(letters),
                near: number_of(&mut self.asked.near, near.clone()),
                from: number_of(&mut self.asked.regions, from.clone()),
                to: number_of(&mut self.asked.regions, to.clone()),
            },
            Condition::Count { least, letters, most, within } => Test::Count {
                letters: self.set(letters),
                within: number_of(&mut self.asked.regions, within.clone()),
                least: *least,
                most: most.unwrap_or(u32::MAX),
            },
            Condition::Stuck(who) => Test::Stuck(*who),
            Condition::Turn(who) => Test::Turn(*who),
            Condition::Not(inner) => Test::Not(Box::new(self.test(inner))),
            Condition::Any(list) => Test::Any(self.tests(list)),
        }
    }
}

/// Boards reached and the cell where the move ended, if it is on the board.
type Found = Vec<(Vec<u8>, Option<usize>)>;

/// What the moves of a player make of a board.
#[derive(Default)]
struct Reached {
    ended: Found,
    /// The boards from which the same player goes on.
    going_on: Vec<Vec<u8>>,
}

/// The cells of a board and how they lie to each other.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub(super) frame: Frame,
    pub(super) shape: &'a Shape,
}

/// What a move makes of a position, as it grows.
pub(super) struct Work<'a> {
    rules: &'a Plain,
    ground: Ground<'a>,
    layout: &'a Layout,
}

/// Boards, each once.
#[derive(Default)]
struct Seen {
    hashes: Vec<u64>,
    /// The same, where they are too many to be looked through.
    many: FxHashSet<u64>,
    boards: Vec<Vec<u8>>,
}

/// So many hashes are looked through.
const FEW: usize = 32;

impl Seen {
    /// Takes a board; `false` where it was there.
    fn insert(&mut self, board: &[u8]) -> bool {
        let hash = FxBuildHasher.hash_one(board);
        let may_be_known = if self.many.is_empty() {
            let is_known = self.hashes.contains(&hash);
            self.hashes.push(hash);
            if self.hashes.len() > FEW {
                self.many.extend(self.hashes.drain(..));
            }
            is_known
        } else {
            !self.many.insert(hash)
        };
        if may_be_known && self.boards.iter().any(|known| known == board) {
            return false;
        }
        self.boards.push(board.to_vec());
        true
    }
}

impl Plain {
    /// The rules of a board.
    pub(super) fn new(board: &Board) -> Self {
        let letters: Vec<char> = board.letters.chars().collect();
        let mut numbered = Numbered { letters: &letters, asked: Asked::default() };
        let moves = [numbered.plays(&board.left), numbered.plays(&board.right)];
        let end = |ending: &Ending| End {
            when: numbered.tests(&ending.when),
            result: ending.result.clone(),
            more: match &ending.result {
                Outcome::More { left, right } => [set_of(&letters, left), set_of(&letters, right)],
                _ => [0; 2],
            },
        };
        let endings = board.endings.iter().map(end).collect();
        let asked = numbered.asked;
        let (frame, passing) = (board.frame, board.passing);
        Self { frame, moves, endings, passing, asked, layouts: Layouts::default(), letters }
    }

    /// Whether play can stop by rule.
    pub(super) fn has_endings(&self) -> bool {
        !self.endings.is_empty()
    }

    pub(super) fn work<'a>(&'a self, position: &'a Cells, layout: &'a Layout) -> Work<'a> {
        Work { rules: self, ground: self.ground(position), layout }
    }

    fn ground<'a>(&self, position: &'a Cells) -> Ground<'a> {
        Ground { frame: self.frame, shape: &position.shape }
    }

    /// The options of a player, each once, in the order of the moves and cells.
    pub(super) fn options(&self, position: &Cells, player: Player) -> Vec<Cells> {
        let mut list = Vec::new();
        let _ = self.visit_options(position, player, &mut |option| {
            list.push(option);
            ControlFlow::Continue(())
        });
        list
    }

    /// Visits them.
    pub(super) fn visit_options(
        &self,
        position: &Cells,
        player: Player,
        visit: &mut dyn FnMut(Cells) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let layout = self.layouts.of(self, position);
        let work = self.work(position, &layout);
        if self.passing == Passing::Never {
            return work.moves(position, player, visit);
        }
        let (mut has_moves, mut stays) = (false, false);
        work.moves(position, player, &mut |option| {
            has_moves = true;
            stays |= option == *position;
            visit(option)
        })?;
        let passes = match self.passing {
            Passing::Never => false,
            Passing::Freely => true,
            Passing::Stuck => !has_moves && work.can_move(position, player.opponent()),
        };
        if passes && !stays { visit(position.clone()) } else { ControlFlow::Continue(()) }
    }

    /// The result where play stops by rule.
    pub(super) fn ending(&self, position: &Cells, to_move: Player) -> Option<game::Ending> {
        if self.endings.is_empty() {
            return None;
        }
        let layout = self.layouts.of(self, position);
        let work = self.work(position, &layout);
        self.endings
            .iter()
            .find(|end| end.when.iter().all(|test| work.test(test, position, to_move)))
            .map(|end| Self::result(end, position, to_move))
    }

    fn result(end: &End, position: &Cells, to_move: Player) -> game::Ending {
        let winner = match &end.result {
            Outcome::Left => Some(Player::Left),
            Outcome::Right => Some(Player::Right),
            Outcome::Draw => None,
            Outcome::Mover => Some(to_move),
            Outcome::Other => Some(to_move.opponent()),
            Outcome::More { .. } => {
                let count = |set: Set| position.letters.iter().filter(|&&letter| has(set, letter)).count();
                match count(end.more[0]).cmp(&count(end.more[1])) {
                    std::cmp::Ordering::Greater => Some(Player::Left),
                    std::cmp::Ordering::Less => Some(Player::Right),
                    std::cmp::Ordering::Equal => None,
                }
            }
        };
        match winner {
            None => game::Ending::Draw,
            Some(player) if player == to_move => game::Ending::Win,
            Some(_) => game::Ending::Loss,
        }
    }

    /// The connected parts of the cells with some letters; everything else becomes a hole.
    pub(super) fn parts(&self, position: &Cells, letters: Set, near: &[Step]) -> Vec<Cells> {
        let ground = self.ground(position);
        let mut waiting: Vec<bool> = position.letters.iter().map(|&letter| has(letters, letter)).collect();
        let mut list = Vec::new();
        for seed in 0..waiting.len() {
            if !std::mem::replace(&mut waiting[seed], false) {
                continue;
            }
            let mut part = vec![seed];
            let mut at = 0;
            while let Some(&cell) = part.get(at) {
                at += 1;
                for next in ground.near(cell, near) {
                    if std::mem::replace(&mut waiting[next], false) {
                        part.push(next);
                    }
                }
            }
            part.arrange();
            list.push(self.part(position, &part));
        }
        list
    }

    /// Some cells of a position by themselves.
    pub(super) fn part(&self, position: &Cells, kept: &[usize]) -> Cells {
        match &position.shape {
            Shape::Graph(graph) => {
                let letters = kept.iter().map(|&cell| position.letters[cell]).collect();
                Cells { shape: Shape::Graph(graph.induced(kept).into()), letters }
            }
            Shape::Grid { width, .. } if matches!(self.frame, Frame::Strip | Frame::Grid) => {
                let width = *width as usize;
                let rows = || kept.iter().map(|cell| cell / width);
                let columns = || kept.iter().map(|cell| cell % width);
                let (top, bottom) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
                let (first, last) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
                let new_width = last - first + 1;
                let mut letters = vec![HOLE; (bottom - top + 1) * new_width];
                for &cell in kept {
                    letters[(cell / width - top) * new_width + cell % width - first] = position.letters[cell];
                }
                let shape = Shape::Grid { height: (bottom - top + 1) as u32, width: new_width as u32 };
                Cells { shape, letters: letters.into() }
            }
            shape @ Shape::Grid { .. } => {
                let mut letters = vec![HOLE; position.letters.len()];
                for &cell in kept {
                    letters[cell] = position.letters[cell];
                }
                Cells { shape: shape.clone(), letters: letters.into() }
            }
        }
    }
}

/// Whether a letter is in a set; a hole is outside.
#[inline]
pub(super) fn has(set: Set, letter: u8) -> bool {
    if letter == HOLE { set & OUTSIDE_BIT != 0 } else { set >> letter & 1 == 1 }
}

impl Ground<'_> {
    /// The cell some steps away, `None` outside the board.
    pub(super) fn step(&self, cell: usize, [down, right]: Step, times: i64) -> Option<usize> {
        let Shape::Grid { height, width } = self.shape else { return None };
        let (height, width) = (i64::from(*height), i64::from(*width));
        let mut row = cell as i64 / width + i64::from(down) * times;
        let mut column = cell as i64 % width + i64::from(right) * times;
        if self.frame == Frame::Twisted && column.div_euclid(width) % 2 != 0 {
            row = height - 1 - row;
        }
        if matches!(self.frame, Frame::Cylinder | Frame::Torus | Frame::Twisted) {
            column = column.rem_euclid(width);
        }
        if self.frame == Frame::Torus {
            row = row.rem_euclid(height);
        }
        ((0..height).contains(&row) && (0..width).contains(&column)).then(|| (row * width + column) as usize)
    }

    /// The cells next to one.
    pub(super) fn near(&self, cell: usize, near: &[Step]) -> Vec<usize> {
        match self.shape {
            Shape::Graph(graph) => graph.neighbours[cell].iter().map(|&next| next as usize).collect(),
            Shape::Grid { .. } => near.iter().filter_map(|&step| self.step(cell, step, 1)).collect(),
        }
    }

    /// The ways for a pattern to lie, with their cells; outside is `None`. The first place is this cell; where it `is_free`, the
    /// first place on the board is, and those before it are outside.
    pub(super) fn matches(
        &self,
        from: &[Set],
        ways: Option<&[Vec<Step>]>,
        letters: &[u8],
        cell: usize,
        is_free: bool,
    ) -> Vec<(usize, Vec<u32>)> {
        let mut list = Vec::new();
        if letters[cell] == HOLE {
            return list;
        }
        match (ways, self.shape) {
            (Some(ways), Shape::Grid { .. }) => {
                for (way, steps) in ways.iter().enumerate() {
                    for first in 0..steps.len() {
                        if first > 0 && (!is_free || from[first - 1] & OUTSIDE_BIT == 0) {
                            break;
                        }
                        let from_here =
                            |[down, right]: Step| [down - steps[first][0], right - steps[first][1]];
                        let inside = |step: Step| {
                            self.step(cell, from_here(step), 1).filter(|&cell| letters[cell] != HOLE)
                        };
                        let cells: Vec<u32> = steps
                            .iter()
                            .map(|&step| inside(step).map_or(NOWHERE, |cell| cell as u32))
                            .collect();
                        let is_once = (1..cells.len())
                            .all(|place| cells[place] == NOWHERE || !cells[..place].contains(&cells[place]));
                        let is_first = cells[..first].iter().all(|&cell| cell == NOWHERE);
                        if is_once && is_first && fits(from, &cells, letters) {
                            list.push((way, cells));
                        }
                    }
                }
            }
            (None, Shape::Graph(graph)) => Self::paths(graph, from, letters, cell, &mut list),
            _ => {}
        }
        list
    }

    /// The paths that a pattern lies along, begun at a vertex.
    fn paths(graph: &Graph, from: &[Set], letters: &[u8], cell: usize, list: &mut Vec<(usize, Vec<u32>)>) {
        let fits = |place: usize, vertex: usize| letters[vertex] != HOLE && has(from[place], letters[vertex]);
        if !fits(0, cell) {
            return;
        }
        let mut waiting = vec![vec![cell]];
        while let Some(path) = waiting.pop() {
            if path.len() == from.len() {
                list.push((0, path.into_iter().map(|cell| cell as u32).collect()));
                continue;
            }
            for &next in graph.neighbours[path[path.len() - 1]].iter().rev() {
                let next = next as usize;
                if !path.contains(&next) && fits(path.len(), next) {
                    let mut longer = path.clone();
                    longer.push(next);
                    waiting.push(longer);
                }
            }
        }
    }

    pub(super) fn is_within(&self, cell: usize, region: &Region) -> bool {
        let (height, width) = match self.shape {
            Shape::Grid { height, width } => (*height as usize, *width as usize),
            Shape::Graph(graph) => (1, graph.neighbours.len()),
        };
        let (row, column) = (cell / width.max(1), cell % width.max(1));
        match region {
            Region::All => true,
            Region::North => row == 0,
            Region::South => row + 1 == height,
            Region::West => column == 0,
            Region::East => column + 1 == width,
            Region::Cells(cells) => cells.contains(&[row as u32, column as u32]),
        }
    }
}

/// Whether the cells of a pattern hold what it asks for.
#[inline]
fn fits(from: &[Set], cells: &[u32], letters: &[u8]) -> bool {
    let length = cells.len().min(from.len());
    let (cells, from) = (&cells[..length], &from[..length]);
    (0..length).all(|place| match letters.get(cells[place] as usize) {
        Some(&letter) => has(from[place], letter),
        None => from[place] & OUTSIDE_BIT != 0,
    })
}

impl Work<'_> {
    /// Visits what the moves of a player make of a position, each once.
    fn moves(
        &self,
        position: &Cells,
        player: Player,
        visit: &mut dyn FnMut(Cells) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut reached = Reached::default();
        let mut seen = Seen::default();
        let mut begun = FxHashSet::default();
        let mut waiting: Vec<Vec<u8>> = Vec::new();
        let mut goes_on = Some(position.letters.to_vec());
        while let Some(board) = goes_on {
            for play in &self.rules.moves[player.index()] {
                self.play(play, &board, None, &mut reached);
                for (letters, _) in reached.ended.drain(..) {
                    if seen.insert(&letters) {
                        visit(Cells { shape: position.shape.clone(), letters: letters.into() })?;
                    }
                }
            }
            if !reached.going_on.is_empty() {
                begun.insert(board);
                waiting.extend(reached.going_on.drain(..).filter(|next| begun.insert(next.clone())));
            }
            goes_on = waiting.pop();
        }
        ControlFlow::Continue(())
    }

    fn can_move(&self, position: &Cells, player: Player) -> bool {
        let plays = &self.rules.moves[player.index()];
        if plays.iter().all(|play| play.then.is_empty()) {
            // The first board is enough.
            let (letters, mut done) = (&position.letters, Found::new());
            return plays.iter().filter(|play| play.when.iter().all(|test| self.still(test, letters))).any(
                |play| {
                    (0..letters.len()).any(|cell| {
                        self.once(&play.kind, letters, cell, true, &mut done);
                        !done.is_empty()
                    })
                },
            );
        }
        self.moves(position, player, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// The cell one step away, `None` outside the board.
    fn next(&self, cell: usize, step: Step) -> Option<usize> {
        match self.layout.step(step) {
            Some(next) => (next[cell] != NOWHERE).then_some(next[cell] as usize),
            None => self.ground.step(cell, step, 1),
        }
    }

    /// The ways for a pattern to lie from a cell on, as [`Ground::matches`] finds them.
    #[inline]
    pub(super) fn for_matches(
        &self,
        (number, from): (usize, &[Set]),
        letters: &[u8],
        cell: usize,
        is_free: bool,
        mut visit: impl FnMut(usize, &[u32]),
    ) {
        let is_kept = self.layout.visit_places(number, cell, |way, cells| {
            if (is_free || cells[0] == cell as u32) && fits(from, cells, letters) {
                visit(way, cells);
            }
        });
        if !is_kept {
            let ways = self.rules.asked.patterns[number].ways.as_deref();
            for (way, cells) in self.ground.matches(from, ways, letters, cell, is_free) {
                visit(way, &cells);
            }
        }
    }

    fn test(&self, test: &Test, position: &Cells, to_move: Player) -> bool {
        let is_meant = |who: Who, player: Player| match who {
            Who::Left => player == Player::Left,
            Who::Right => player == Player::Right,
            Who::Mover => player == to_move,
            Who::Other => player != to_move,
            Who::Both => true,
        };
        match test {
            Test::Stuck(who) => Player::BOTH
                .into_iter()
                .all(|player| !is_meant(*who, player) || !self.can_move(position, player)),
            Test::Turn(who) => is_meant(*who, to_move),
            Test::Not(inner) => !self.test(inner, position, to_move),
            Test::Any(list) => list.iter().any(|test| self.test(test, position, to_move)),
            _ => self.still(test, &position.letters),
        }
    }

    /// Finds the boards that a move and all that follows in it lead to. `at` is the cell where the last move ended, `None`
    /// for the first.
    fn play(&self, play: &Play, letters: &[u8], at: Option<usize>, reached: &mut Reached) {
        if !play.when.iter().all(|test| self.still(test, letters)) {
            return;
        }
        let cells = match at.filter(|_| !play.anywhere) {
            Some(cell) => cell..cell + 1,
            None => 0..letters.len(),
        };
        let is_free = at.is_none() || play.anywhere;
        if play.then.is_empty() {
            for cell in cells {
                self.once(&play.kind, letters, cell, is_free, &mut reached.ended);
            }
            return;
        }
        let mut done = Found::new();
        for cell in cells {
            self.once(&play.kind, letters, cell, is_free, &mut done);
        }
        for (board, end) in done {
            if play.stop {
                reached.ended.push((board.clone(), end));
            }
            // A move that ended outside the board is followed by moves anywhere alone.
            for next in &play.then {
                if end.is_some() || next.anywhere {
                    if next.kind == PlayKind::Again {
                        reached.going_on.push(board.clone());
                    } else {
                        self.play(next, &board, end, reached);
                    }
                }
            }
        }
    }

    /// The boards that one move makes, begun at one cell.
    fn once(&self, kind: &PlayKind, letters: &[u8], cell: usize, is_free: bool, done: &mut Found) {
        match kind {
            PlayKind::Rewrite { from, to, repeat, pattern, .. } => {
                self.rewrite((*pattern, from), to, *repeat, letters, cell, is_free, done);
            }
            PlayKind::Slide { piece, through, onto, leave, becomes, most, along } => {
                if letters[cell] == HOLE || !has(*piece, letters[cell]) {
                    return;
                }
                let landed = if *becomes == KEEP { letters[cell] } else { *becomes };
                self.sight(letters, cell, *through, *onto, *most, along, |to| {
                    let mut board = letters.to_vec();
                    board[cell] = *leave;
                    board[to] = landed;
                    done.push((board, Some(to)));
                });
            }
            PlayKind::Shoot { through, onto, mark, most, along } => {
                self.sight(letters, cell, *through, *onto, *most, along, |to| {
                    let mut board = letters.to_vec();
                    board[to] = *mark;
                    done.push((board, Some(to)));
                });
            }
            // Follows another move, and is dealt with there.
            PlayKind::Again => {}
            PlayKind::Push { piece, pushed, into, leave, off, along } => {
                if letters[cell] == HOLE || !has(*piece, letters[cell]) {
                    return;
                }
                for &step in along {
                    let mut run = vec![cell];
                    let behind = loop {
                        let Some(next) =
                            self.next(run[run.len() - 1], step).filter(|&next| letters[next] != HOLE)
                        else {
                            break None;
                        };
                        // A run all the way round the board stands in its own way.
                        if run.contains(&next) {
                            break Some(cell);
                        }
                        if !has(*pushed, letters[next]) {
                            break Some(next);
                        }
                        run.push(next);
                    };
                    let mut board = letters.to_vec();
                    match behind {
                        Some(next) if next != cell && has(*into, letters[next]) => {
                            board[next] = letters[run[run.len() - 1]];
                        }
                        None if *off => {}
                        _ => continue,
                    }
                    for pair in run.windows(2) {
                        board[pair[1]] = letters[pair[0]];
                    }
                    board[cell] = *leave;
                    done.push((board, self.next(cell, step)));
                }
            }
            PlayKind::Enclose { piece, onto, turned, along } => {
                if letters[cell] == HOLE || !has(*onto, letters[cell]) {
                    return;
                }
                let mut board = letters.to_vec();
                for &step in along {
                    let mut run = Vec::new();
                    while let Some(next) = self.next(run.last().copied().unwrap_or(cell), step) {
                        if next == cell || run.contains(&next) || letters[next] == HOLE {
                            break;
                        }
                        if letters[next] == *piece && !run.is_empty() {
                            for &between in &run {
                                board[between] = *piece;
                            }
                            break;
                        }
                        if !has(*turned, letters[next]) {
                            break;
                        }
                        run.push(next);
                    }
                }
                if board != letters {
                    board[cell] = *piece;
                    done.push((board, Some(cell)));
                }
            }
        }
    }

    /// Visits the cells of `onto` that are seen from a cell through cells of `through`.
    #[expect(clippy::too_many_arguments, reason = "the parts of a move, and where it begins")]
    fn sight(
        &self,
        letters: &[u8],
        cell: usize,
        through: Set,
        onto: Set,
        most: u32,
        along: &[Step],
        mut visit: impl FnMut(usize),
    ) {
        let seen = |next: usize| letters[next] != HOLE;
        if let Shape::Graph(graph) = self.ground.shape {
            for &next in &graph.neighbours[cell] {
                if seen(next as usize) && has(onto, letters[next as usize]) {
                    visit(next as usize);
                }
            }
            return;
        }
        for &step in along {
            let (mut at, mut times) = (cell, 0);
            // Across the seam of a twisted board the line is told from where it began.
            let is_twisted = self.ground.frame == Frame::Twisted;
            let further = |at: usize, times: u32| {
                if is_twisted {
                    self.ground.step(cell, step, i64::from(times) + 1)
                } else {
                    self.next(at, step)
                }
            };
            while times < most
                && let Some(next) = further(at, times).filter(|&next| seen(next) && next != cell)
            {
                if has(onto, letters[next]) {
                    visit(next);
                }
                if !has(through, letters[next]) {
                    break;
                }
                at = next;
                times += 1;
            }
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a move, and where it begins")]
    fn rewrite(
        &self,
        pattern: (usize, &[Set]),
        to: &[u8],
        repeat: Repeat,
        letters: &[u8],
        cell: usize,
        is_free: bool,
        done: &mut Found,
    ) {
        let count = self.rules.letters.len();
        let end = |cells: &[u32]| cells.last().filter(|&&cell| cell != NOWHERE).map(|&cell| cell as usize);
        if repeat == Repeat::Once {
            self.for_matches(pattern, letters, cell, is_free, |_, cells| {
                done.extend(written(letters, cells, to, count).map(|board| (board, end(cells))));
            });
            return;
        }
        let mut waiting: Vec<(Vec<u8>, Option<usize>, usize)> = Vec::new();
        self.for_matches(pattern, letters, cell, is_free, |way, cells| {
            waiting.extend(written(letters, cells, to, count).map(|board| (board, end(cells), way)));
        });
        let mut seen: FxHashSet<(Vec<u8>, Option<usize>, usize)> = FxHashSet::default();
        // In the order in which they are found; what is found again is not followed again.
        let mut at = 0;
        while at < waiting.len() {
            let (board, last, way) = waiting[at].clone();
            at += 1;
            let kept_way = if repeat == Repeat::SameWay { way } else { 0 };
            if !seen.insert((board.clone(), last, kept_way)) {
                continue;
            }
            done.push((board.clone(), last));
            let Some(last) = last else { continue };
            self.for_matches(pattern, &board, last, false, |next, cells| {
                if repeat == Repeat::AnyWay || next == way {
                    let more = written(&board, cells, to, count);
                    waiting.extend(more.map(|board| (board, end(cells), next)));
                }
            });
        }
    }

    /// Whether a condition holds that asks nothing of the players.
    fn still(&self, test: &Test, letters: &[u8]) -> bool {
        match test {
            Test::Matches(number) => {
                let pattern = &self.rules.asked.patterns[*number];
                let lies = self.layout.any_place(*number, |cells| fits(&pattern.from, cells, letters));
                lies.unwrap_or_else(|| {
                    let ways = pattern.ways.as_deref();
                    let lies =
                        |cell| !self.ground.matches(&pattern.from, ways, letters, cell, true).is_empty();
                    (0..letters.len()).any(lies)
                })
            }
            Test::Count { letters: counted, within, least, most } => {
                let cells = self.layout.region(*within).iter();
                let count = cells.filter(|&&cell| has(*counted, letters[cell as usize])).count();
                (*least as usize..=*most as usize).contains(&count)
            }
            Test::Connected { letters: chain, near, from, to } => {
                self.is_connected(letters, *chain, *near, *from, *to)
            }
            Test::Not(inner) => !self.still(inner, letters),
            Test::Any(list) => list.iter().any(|test| self.still(test, letters)),
            Test::Stuck(_) | Test::Turn(_) => false,
        }
    }

    fn is_connected(&self, letters: &[u8], chain: Set, near: usize, from: usize, to: usize) -> bool {
        let is_chain = |cell: usize| letters[cell] != HOLE && has(chain, letters[cell]);
        let (from, to) = (self.layout.region(from), self.layout.region(to));
        if let Some(near) = self.layout.near(near) {
            let set = |cells: &[u32]| {
                let chain = cells.iter().filter(|&&cell| is_chain(cell as usize));
                chain.fold(0_u128, |set, &cell| set | 1 << cell)
            };
            let (mut waiting, goal) = (set(from), set(to));
            let mut seen = waiting;
            while waiting != 0 && seen & goal == 0 {
                let cell = waiting.trailing_zeros() as usize;
                waiting &= waiting - 1;
                let mut next = near[cell] & !seen;
                while next != 0 {
                    let cell = next.trailing_zeros();
                    next &= next - 1;
                    if is_chain(cell as usize) {
                        seen |= 1 << cell;
                        waiting |= 1 << cell;
                    }
                }
            }
            return seen & goal != 0;
        }
        let near = &self.rules.asked.near[near];
        let mut seen = vec![false; letters.len()];
        let mut waiting: Vec<usize> =
            from.iter().map(|&cell| cell as usize).filter(|&cell| is_chain(cell)).collect();
        for &cell in &waiting {
            seen[cell] = true;
        }
        while let Some(cell) = waiting.pop() {
            for next in self.ground.near(cell, near) {
                if is_chain(next) && !std::mem::replace(&mut seen[next], true) {
                    waiting.push(next);
                }
            }
        }
        to.iter().any(|&cell| seen[cell as usize])
    }
}

/// The board with the new letters of a pattern; `None` where there is no letter so far from a cell's own.
fn written(letters: &[u8], cells: &[u32], to: &[u8], count: usize) -> Option<Vec<u8>> {
    let mut board = letters.to_vec();
    let length = cells.len().min(to.len());
    let (cells, to) = (&cells[..length], &to[..length]);
    for place in 0..length {
        let (cell, letter) = (cells[place], to[place]);
        if cell == NOWHERE || letter == KEEP {
            continue;
        }
        let cell = cell as usize;
        board[cell] = if is_relative(letter) {
            let further = i32::from(letters[cell]) + i32::from(letter) - i32::from(FURTHER);
            u8::try_from(further).ok().filter(|&new| usize::from(new) < count)?
        } else {
            letter
        };
    }
    Some(board)
}
