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
use crate::game::{self, Player};
use rustc_hash::FxHashSet;

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
    endings: Vec<End>,
    pub(super) passing: Passing,
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
    Matches { from: Vec<Set>, ways: Option<Vec<Vec<Step>>> },
    Connected { letters: Set, near: Vec<Step>, from: Region, to: Region },
    Count { letters: Set, within: Region, least: u32, most: u32 },
    Stuck(Who),
    Turn(Who),
    Not(Box<Test>),
    Any(Vec<Test>),
}

#[derive(Clone, Debug)]
struct End {
    when: Vec<Test>,
    result: Outcome,
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

fn play_of(letters: &[char], one: &Move) -> Play {
    let set = |text: &str| set_of(letters, text);
    let letter = |text: &str| letter_of(letters, text);
    let plays = |list: &[Move]| list.iter().map(|one| play_of(letters, one)).collect::<Vec<_>>();
    let tests = |list: &[Condition]| list.iter().map(|one| test_of(letters, one)).collect::<Vec<_>>();
    match one {
        Move::Rewrite(rewrite) => Play {
            kind: PlayKind::Rewrite {
                from: rewrite.from.iter().map(|text| set(text)).collect(),
                to: rewrite.to.iter().map(|text| letter(text)).collect(),
                ways: ways_of(&rewrite.places),
                repeat: rewrite.repeat,
            },
            anywhere: rewrite.anywhere,
            stop: rewrite.stop,
            then: plays(&rewrite.then),
            when: tests(&rewrite.when),
        },
        Move::Slide(slide) => Play {
            kind: PlayKind::Slide {
                piece: set(&slide.piece),
                through: set(&slide.through),
                onto: set(&slide.onto),
                leave: letter(&slide.leave),
                becomes: letter(&slide.becomes),
                most: if slide.most == 0 { u32::MAX } else { slide.most },
                along: slide.along.clone(),
            },
            anywhere: slide.anywhere,
            stop: slide.stop,
            then: plays(&slide.then),
            when: tests(&slide.when),
        },
        Move::Shoot(shoot) => Play {
            kind: PlayKind::Shoot {
                through: set(&shoot.through),
                onto: set(&shoot.onto),
                mark: letter(&shoot.mark),
                most: if shoot.most == 0 { u32::MAX } else { shoot.most },
                along: shoot.along.clone(),
            },
            anywhere: false,
            stop: shoot.stop,
            then: plays(&shoot.then),
            when: Vec::new(),
        },
        Move::Push(push) => Play {
            kind: PlayKind::Push {
                piece: set(&push.piece),
                pushed: set(&push.pushed),
                into: set(&push.into),
                leave: letter(&push.leave),
                off: push.off,
                along: push.along.clone(),
            },
            anywhere: false,
            stop: false,
            then: Vec::new(),
            when: tests(&push.when),
        },
        Move::Enclose(enclose) => Play {
            kind: PlayKind::Enclose {
                piece: letter(&enclose.piece),
                onto: set(&enclose.onto),
                turned: set(&enclose.turned),
                along: enclose.along.clone(),
            },
            anywhere: false,
            stop: false,
            then: Vec::new(),
            when: tests(&enclose.when),
        },
        Move::Again => {
            Play { kind: PlayKind::Again, anywhere: true, stop: false, then: Vec::new(), when: Vec::new() }
        }
    }
}

fn test_of(letters: &[char], condition: &Condition) -> Test {
    match condition {
        Condition::Matches { from, places } => Test::Matches {
            from: from.iter().map(|text| set_of(letters, text)).collect(),
            ways: ways_of(places),
        },
        Condition::Connected { from, letters: chain, near, to } => Test::Connected {
            letters: set_of(letters, chain),
            near: near.clone(),
            from: from.clone(),
            to: to.clone(),
        },
        Condition::Count { least, letters: counted, most, within } => Test::Count {
            letters: set_of(letters, counted),
            within: within.clone(),
            least: *least,
            most: most.unwrap_or(u32::MAX),
        },
        Condition::Stuck(who) => Test::Stuck(*who),
        Condition::Turn(who) => Test::Turn(*who),
        Condition::Not(inner) => Test::Not(Box::new(test_of(letters, inner))),
        Condition::Any(list) => Test::Any(list.iter().map(|one| test_of(letters, one)).collect()),
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

/// What a move makes of a position, as it grows.
struct Work<'a> {
    rules: &'a Plain,
    shape: &'a Shape,
}

impl Plain {
    /// The rules of a board.
    pub(super) fn new(board: &Board) -> Self {
        let letters: Vec<char> = board.letters.chars().collect();
        let plays = |list: &[Move]| list.iter().map(|one| play_of(&letters, one)).collect();
        let end = |ending: &Ending| End {
            when: ending.when.iter().map(|one| test_of(&letters, one)).collect(),
            result: ending.result.clone(),
            more: match &ending.result {
                Outcome::More { left, right } => [set_of(&letters, left), set_of(&letters, right)],
                _ => [0; 2],
            },
        };
        Self {
            frame: board.frame,
            moves: [plays(&board.left), plays(&board.right)],
            endings: board.endings.iter().map(end).collect(),
            passing: board.passing,
            letters,
        }
    }

    /// Whether play can stop by rule.
    pub(super) fn has_endings(&self) -> bool {
        !self.endings.is_empty()
    }

    /// The options of a player, each once, in the order of the moves and cells.
    pub(super) fn options(&self, position: &Cells, player: Player) -> Vec<Cells> {
        let mut list = self.moved(position, player);
        let passes = match self.passing {
            Passing::Never => false,
            Passing::Freely => true,
            Passing::Stuck => list.is_empty() && !self.moved(position, player.opponent()).is_empty(),
        };
        if passes && !list.contains(position) {
            list.push(position.clone());
        }
        list
    }

    /// The options but for passing.
    fn moved(&self, position: &Cells, player: Player) -> Vec<Cells> {
        let work = Work { rules: self, shape: &position.shape };
        let mut reached = Reached::default();
        let mut begun = FxHashSet::default();
        let mut waiting = vec![position.letters.to_vec()];
        while let Some(board) = waiting.pop() {
            for play in &self.moves[player.index()] {
                work.play(play, &board, None, &mut reached);
            }
            if !reached.going_on.is_empty() {
                begun.insert(board);
                waiting.extend(reached.going_on.drain(..).filter(|next| begun.insert(next.clone())));
            }
        }
        let found = reached.ended;
        let mut seen = FxHashSet::default();
        let mut list = Vec::new();
        for (letters, _) in found {
            if seen.insert(letters.clone()) {
                list.push(Cells { shape: position.shape.clone(), letters: letters.into() });
            }
        }
        list
    }

    /// The result where play stops by rule.
    pub(super) fn ending(&self, position: &Cells, to_move: Player) -> Option<game::Ending> {
        self.endings
            .iter()
            .find(|end| self.holds(&end.when, position, to_move))
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

    fn holds(&self, tests: &[Test], position: &Cells, to_move: Player) -> bool {
        tests.iter().all(|test| self.test(test, position, to_move))
    }

    fn test(&self, test: &Test, position: &Cells, to_move: Player) -> bool {
        let players = |who: Who| match who {
            Who::Left => vec![Player::Left],
            Who::Right => vec![Player::Right],
            Who::Mover => vec![to_move],
            Who::Other => vec![to_move.opponent()],
            Who::Both => Player::BOTH.to_vec(),
        };
        match test {
            Test::Stuck(who) => {
                players(*who).into_iter().all(|player| self.moved(position, player).is_empty())
            }
            Test::Turn(who) => players(*who).contains(&to_move),
            Test::Not(inner) => !self.test(inner, position, to_move),
            Test::Any(list) => list.iter().any(|test| self.test(test, position, to_move)),
            _ => Work { rules: self, shape: &position.shape }.still(test, &position.letters),
        }
    }

    /// The connected parts of the cells with some letters; everything else becomes a hole.
    pub(super) fn parts(&self, position: &Cells, letters: Set, near: &[Step]) -> Vec<Cells> {
        let work = Work { rules: self, shape: &position.shape };
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
                for next in work.near(cell, near) {
                    if std::mem::replace(&mut waiting[next], false) {
                        part.push(next);
                    }
                }
            }
            part.sort_unstable();
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

impl Work<'_> {
    /// The cell some steps away, `None` outside the board.
    fn step(&self, cell: usize, [down, right]: Step, times: i64) -> Option<usize> {
        let Shape::Grid { height, width } = self.shape else { return None };
        let (height, width) = (i64::from(*height), i64::from(*width));
        let mut row = cell as i64 / width + i64::from(down) * times;
        let mut column = cell as i64 % width + i64::from(right) * times;
        if matches!(self.rules.frame, Frame::Cylinder | Frame::Torus) {
            column = column.rem_euclid(width);
        }
        if self.rules.frame == Frame::Torus {
            row = row.rem_euclid(height);
        }
        ((0..height).contains(&row) && (0..width).contains(&column)).then(|| (row * width + column) as usize)
    }

    /// The cells next to one.
    fn near(&self, cell: usize, near: &[Step]) -> Vec<usize> {
        match self.shape {
            Shape::Graph(graph) => graph.neighbours[cell].iter().map(|&next| next as usize).collect(),
            Shape::Grid { .. } => near.iter().filter_map(|&step| self.step(cell, step, 1)).collect(),
        }
    }

    /// Finds the boards that a move and all that follows in it lead to. `at` is the cell where the last move ended, `None`
    /// for the first.
    fn play(&self, play: &Play, letters: &[u8], at: Option<usize>, reached: &mut Reached) {
        if !play.when.iter().all(|test| self.still(test, letters)) {
            return;
        }
        let mut done = Found::new();
        let cells: Vec<usize> = match at.filter(|_| !play.anywhere) {
            Some(cell) => vec![cell],
            None => (0..letters.len()).collect(),
        };
        let is_free = at.is_none() || play.anywhere;
        for cell in cells {
            self.once(&play.kind, letters, cell, is_free, &mut done);
        }
        for (board, end) in done {
            if play.then.is_empty() {
                reached.ended.push((board, end));
                continue;
            }
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
            PlayKind::Rewrite { from, to, ways, repeat } => {
                self.rewrite(from, to, ways.as_deref(), *repeat, letters, cell, is_free, done);
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
                            self.step(cell, step, run.len() as i64).filter(|&next| letters[next] != HOLE)
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
                    done.push((board, self.step(cell, step, 1)));
                }
            }
            PlayKind::Enclose { piece, onto, turned, along } => {
                if letters[cell] == HOLE || !has(*onto, letters[cell]) {
                    return;
                }
                let mut board = letters.to_vec();
                for &step in along {
                    let mut run = Vec::new();
                    while let Some(next) = self.step(cell, step, run.len() as i64 + 1) {
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
        if let Shape::Graph(graph) = self.shape {
            for &next in &graph.neighbours[cell] {
                if seen(next as usize) && has(onto, letters[next as usize]) {
                    visit(next as usize);
                }
            }
            return;
        }
        for &step in along {
            let mut times = 1;
            while times <= i64::from(most)
                && let Some(next) = self.step(cell, step, times).filter(|&next| seen(next) && next != cell)
            {
                if has(onto, letters[next]) {
                    visit(next);
                }
                if !has(through, letters[next]) {
                    break;
                }
                times += 1;
            }
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a move, and where it begins")]
    fn rewrite(
        &self,
        from: &[Set],
        to: &[u8],
        ways: Option<&[Vec<Step>]>,
        repeat: Repeat,
        letters: &[u8],
        cell: usize,
        is_free: bool,
        done: &mut Found,
    ) {
        let first = self.matches(from, ways, letters, cell, is_free);
        let mut waiting: Vec<(Vec<u8>, Option<usize>, usize)> = Vec::new();
        let mut seen: FxHashSet<(Vec<u8>, Option<usize>, usize)> = FxHashSet::default();
        for (way, cells) in first {
            if let Some(board) = written(letters, &cells, to, self.rules.letters.len()) {
                waiting.push((board, cells[cells.len() - 1], way));
            }
        }
        if repeat == Repeat::Once {
            done.extend(waiting.into_iter().map(|(board, end, _)| (board, end)));
            return;
        }
        // In the order in which they are found; what is found again is not followed again.
        let mut at = 0;
        while at < waiting.len() {
            let (board, end, way) = waiting[at].clone();
            at += 1;
            let kept_way = if repeat == Repeat::SameWay { way } else { 0 };
            if !seen.insert((board.clone(), end, kept_way)) {
                continue;
            }
            done.push((board.clone(), end));
            let Some(end) = end else { continue };
            for (next, cells) in self.matches(from, ways, &board, end, false) {
                if (repeat == Repeat::AnyWay || next == way)
                    && let Some(board) = written(&board, &cells, to, self.rules.letters.len())
                {
                    waiting.push((board, cells[cells.len() - 1], next));
                }
            }
        }
    }

    /// The ways for a pattern to lie, with their cells; outside is `None`. The first place is this cell; where it `is_free`, the
    /// first place on the board is, and those before it are outside.
    fn matches(
        &self,
        from: &[Set],
        ways: Option<&[Vec<Step>]>,
        letters: &[u8],
        cell: usize,
        is_free: bool,
    ) -> Vec<(usize, Vec<Option<usize>>)> {
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
                        let cells: Vec<Option<usize>> = steps
                            .iter()
                            .map(|&step| {
                                self.step(cell, from_here(step), 1).filter(|&cell| letters[cell] != HOLE)
                            })
                            .collect();
                        let fits = cells.iter().zip(from).all(|(cell, &set)| match cell {
                            Some(cell) => has(set, letters[*cell]),
                            None => set & OUTSIDE_BIT != 0,
                        });
                        let inside: Vec<usize> = cells.iter().flatten().copied().collect();
                        let is_once =
                            (1..inside.len()).all(|place| !inside[..place].contains(&inside[place]));
                        if fits && is_once && cells[..first].iter().all(Option::is_none) {
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
    fn paths(
        graph: &Graph,
        from: &[Set],
        letters: &[u8],
        cell: usize,
        list: &mut Vec<(usize, Vec<Option<usize>>)>,
    ) {
        let fits = |place: usize, vertex: usize| letters[vertex] != HOLE && has(from[place], letters[vertex]);
        if !fits(0, cell) {
            return;
        }
        let mut waiting = vec![vec![cell]];
        while let Some(path) = waiting.pop() {
            if path.len() == from.len() {
                list.push((0, path.into_iter().map(Some).collect()));
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

    /// Whether a condition holds that asks nothing of the players.
    fn still(&self, test: &Test, letters: &[u8]) -> bool {
        match test {
            Test::Matches { from, ways } => (0..letters.len())
                .any(|cell| !self.matches(from, ways.as_deref(), letters, cell, true).is_empty()),
            Test::Count { letters: counted, within, least, most } => {
                let count = (0..letters.len())
                    .filter(|&cell| {
                        letters[cell] != HOLE && has(*counted, letters[cell]) && self.is_within(cell, within)
                    })
                    .count();
                (*least as usize..=*most as usize).contains(&count)
            }
            Test::Connected { letters: chain, near, from, to } => {
                self.is_connected(letters, *chain, near, from, to)
            }
            Test::Not(inner) => !self.still(inner, letters),
            Test::Any(list) => list.iter().any(|test| self.still(test, letters)),
            Test::Stuck(_) | Test::Turn(_) => false,
        }
    }

    fn is_within(&self, cell: usize, region: &Region) -> bool {
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

    fn is_connected(&self, letters: &[u8], chain: Set, near: &[Step], from: &Region, to: &Region) -> bool {
        let is_chain = |cell: usize| letters[cell] != HOLE && has(chain, letters[cell]);
        let mut seen = vec![false; letters.len()];
        let mut waiting: Vec<usize> =
            (0..letters.len()).filter(|&cell| is_chain(cell) && self.is_within(cell, from)).collect();
        for &cell in &waiting {
            seen[cell] = true;
        }
        while let Some(cell) = waiting.pop() {
            if self.is_within(cell, to) {
                return true;
            }
            for next in self.near(cell, near) {
                if is_chain(next) && !std::mem::replace(&mut seen[next], true) {
                    waiting.push(next);
                }
            }
        }
        false
    }
}

/// The board with the new letters of a pattern; `None` where there is no letter so far from a cell's own.
fn written(letters: &[u8], cells: &[Option<usize>], to: &[u8], count: usize) -> Option<Vec<u8>> {
    let mut board = letters.to_vec();
    for (cell, &letter) in cells.iter().zip(to) {
        let (Some(cell), true) = (cell, letter != KEEP) else { continue };
        board[*cell] = if is_relative(letter) {
            let further = i32::from(letters[*cell]) + i32::from(letter) - i32::from(FURTHER);
            u8::try_from(further).ok().filter(|&new| usize::from(new) < count)?
        } else {
            letter
        };
    }
    Some(board)
}
