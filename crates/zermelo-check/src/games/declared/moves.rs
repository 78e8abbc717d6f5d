//! The moves of declared boards: every way to make each of them is tried, and what comes of it is kept in a set.

use super::board::{Board, Cells};
use super::rules::{BoardRules, Kind, Letters, Line, Move, OUTSIDE, Pattern, Places, Repeat, Step};
use crate::games::game::KEPT_POSITION;
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Play on one board.
pub(super) struct Play<'a> {
    pub(super) rules: &'a BoardRules,
    pub(super) board: &'a Board,
    pub(super) meter: &'a Meter<'a>,
}

/// What a move, or a part of one, has come to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Now {
    cells: Cells,
    /// The cell where it ended; nothing where that is outside the board.
    at: Option<usize>,
}

/// Where a move may be made, or a pattern may lie.
#[derive(Clone, Copy)]
pub(super) enum Where {
    Anywhere,
    /// Beginning at this cell, if it is one.
    At(Option<usize>),
    /// The same, lying in one way.
    AtLying(Option<usize>, usize),
}

impl Where {
    /// Whether a piece may stand on a cell.
    fn allows(self, cell: usize) -> bool {
        match self {
            Self::Anywhere => true,
            Self::At(at) | Self::AtLying(at, _) => at == Some(cell),
        }
    }
}

/// What is done with a way for a pattern to lie: its number, and the cells of its places.
type Lying<'a> = dyn FnMut(usize, &[Option<usize>]) -> Result<ControlFlow<()>, Failure> + 'a;

impl Play<'_> {
    /// What a player can make of a position, passing apart.
    pub(super) fn moves(&self, cells: &[u8], player: Player) -> Result<BTreeSet<Cells>, Failure> {
        let mut found = BTreeSet::new();
        let now = Now { cells: cells.to_vec(), at: None };
        self.play(&self.rules.moves[player as usize], &now, true, player, &mut found)?;
        Ok(found)
    }

    /// Adds what comes of one of some moves and of all that follow it.
    fn play(
        &self,
        moves: &[Move],
        now: &Now,
        is_first: bool,
        player: Player,
        found: &mut BTreeSet<Cells>,
    ) -> Result<(), Failure> {
        for moved in moves {
            if !self.all_hold(&moved.when, &now.cells, player)? {
                continue;
            }
            let place = if is_first || moved.anywhere { Where::Anywhere } else { Where::At(now.at) };
            for next in self.ends(&moved.kind, now, place)? {
                if !moved.then.is_empty() {
                    self.play(&moved.then, &next, false, player, found)?;
                }
                if moved.then.is_empty() || moved.stop {
                    self.insert(found, next.cells)?;
                }
            }
        }
        Ok(())
    }

    fn insert<T: Ord>(&self, found: &mut BTreeSet<T>, end: T) -> Result<bool, Failure> {
        let is_new = found.insert(end);
        self.meter.work(1)?;
        self.meter.have_room(found.len() * (KEPT_POSITION + self.board.size()))?;
        Ok(is_new)
    }

    /// What comes of one move, each with the cell where it ended.
    fn ends(&self, kind: &Kind, now: &Now, place: Where) -> Result<BTreeSet<Now>, Failure> {
        match kind {
            Kind::Rewrite { pattern, repeat, to } => self.rewritten(pattern, *repeat, to, now, place),
            Kind::Slide { line, piece, leave, becomes } => {
                let mut ends = BTreeSet::new();
                for from in self.pieces(piece, &now.cells, place) {
                    for to in self.in_sight(line, from, &now.cells)? {
                        let mut cells = now.cells.clone();
                        cells[to] = becomes.unwrap_or(now.cells[from]);
                        cells[from] = *leave;
                        self.insert(&mut ends, Now { cells, at: Some(to) })?;
                    }
                }
                Ok(ends)
            }
            Kind::Shoot { line, mark } => {
                let mut ends = BTreeSet::new();
                if let Some(from) = now.at {
                    for to in self.in_sight(line, from, &now.cells)? {
                        let mut cells = now.cells.clone();
                        cells[to] = *mark;
                        self.insert(&mut ends, Now { cells, at: Some(to) })?;
                    }
                }
                Ok(ends)
            }
            Kind::Push { along, piece, pushed, into, leave, off } => {
                let mut ends = BTreeSet::new();
                for from in self.pieces(piece, &now.cells, place) {
                    for &step in along {
                        let end = self.pushed(from, step, [pushed, into], *leave, *off, &now.cells)?;
                        ends.extend(end);
                    }
                }
                Ok(ends)
            }
            Kind::Enclose { along, onto, piece, turned } => {
                let mut ends = BTreeSet::new();
                for at in self.pieces(onto, &now.cells, place) {
                    let mut cells = now.cells.clone();
                    for &step in along {
                        for turned in self.enclosed(at, step, *piece, turned, &now.cells)? {
                            cells[turned] = *piece;
                        }
                    }
                    if cells != now.cells {
                        cells[at] = *piece;
                        self.insert(&mut ends, Now { cells, at: Some(at) })?;
                    }
                }
                Ok(ends)
            }
        }
    }

    /// The cells with some letters where a move may begin.
    fn pieces(&self, letters: &[u8], cells: &[u8], place: Where) -> Vec<usize> {
        self.board.cells().filter(|&cell| place.allows(cell) && letters.contains(&cells[cell])).collect()
    }

    fn rewritten(
        &self,
        pattern: &Pattern,
        repeat: Repeat,
        to: &[Option<u8>],
        now: &Now,
        place: Where,
    ) -> Result<BTreeSet<Now>, Failure> {
        // Each with the way in which the pattern lay, where it must go on in the same way.
        let mut ends: BTreeSet<(usize, Now)> = BTreeSet::new();
        let mut waiting: Vec<(Where, Now)> = vec![(place, now.clone())];
        while let Some((place, now)) = waiting.pop() {
            self.each_lying(pattern, &now.cells, place, &mut |way, lying| {
                let way = if repeat == Repeat::SameWay { way } else { 0 };
                let end = (way, written(&now.cells, lying, to));
                if self.insert(&mut ends, end.clone())? && repeat != Repeat::Once {
                    let at = end.1.at;
                    let place =
                        if repeat == Repeat::SameWay { Where::AtLying(at, way) } else { Where::At(at) };
                    waiting.push((place, end.1));
                }
                Ok(ControlFlow::Continue(()))
            })?;
        }
        Ok(ends.into_iter().map(|(_, end)| end).collect())
    }

    /// Visits the ways for a pattern to lie on some letters, until the visitor has seen enough.
    pub(super) fn each_lying(
        &self,
        pattern: &Pattern,
        cells: &[u8],
        place: Where,
        visit: &mut Lying,
    ) -> Result<(), Failure> {
        let Places::Steps(ways) = &pattern.places else {
            return self.each_path(&pattern.from, cells, place, visit);
        };
        for (number, way) in ways.iter().enumerate() {
            let anchors: Vec<Step> = match place {
                Where::Anywhere => self.board.anchors(way).collect(),
                Where::AtLying(_, other) if other != number => Vec::new(),
                Where::At(at) | Where::AtLying(at, _) => {
                    at.map(|cell| self.board.row_and_column(cell)).into_iter().collect()
                }
            };
            for anchor in anchors {
                if let Some(lying) = self.lying(&pattern.from, way, anchor, cells)?
                    && visit(number, &lying)?.is_break()
                {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// The cells of a pattern with its first place here, if the letters are those that it asks for. At least one place is a
    /// cell, and no cell is two places.
    fn lying(
        &self,
        from: &[Letters],
        way: &[Step],
        anchor: Step,
        cells: &[u8],
    ) -> Result<Option<Vec<Option<usize>>>, Failure> {
        let mut lying: Vec<Option<usize>> = Vec::new();
        for (letters, &step) in from.iter().zip(way) {
            self.meter.work(4 + lying.len() as u64 / 4)?;
            let cell = self.board.beside(anchor, step);
            let is_free = cell.is_none() || !lying.contains(&cell);
            let letter = cell.map_or(OUTSIDE, |cell| cells[cell]);
            if !is_free || !letters.contains(&letter) {
                return Ok(None);
            }
            lying.push(cell);
        }
        Ok(lying.iter().any(Option::is_some).then_some(lying))
    }

    /// Visits the paths of different vertices whose letters are those of a pattern, by going one vertex further or back.
    fn each_path(
        &self,
        from: &[Letters],
        cells: &[u8],
        place: Where,
        visit: &mut Lying,
    ) -> Result<(), Failure> {
        let mut path: Vec<Option<usize>> = Vec::new();
        // For each vertex of the path, and one more, those that are still to be tried there.
        let mut untried: Vec<Vec<usize>> =
            vec![self.board.cells().filter(|&cell| place.allows(cell)).collect()];
        while let Some(next) = untried.last_mut().map(Vec::pop) {
            self.meter.work(4 + path.len() as u64 / 4)?;
            match next {
                None => {
                    untried.pop();
                    path.pop();
                }
                Some(vertex)
                    if path.contains(&Some(vertex)) || !from[path.len()].contains(&cells[vertex]) => {}
                Some(vertex) => {
                    path.push(Some(vertex));
                    if path.len() < from.len() {
                        untried.push(self.board.neighbours(vertex));
                        continue;
                    }
                    if visit(0, &path)?.is_break() {
                        return Ok(());
                    }
                    path.pop();
                }
            }
        }
        Ok(())
    }

    /// The cells that a piece or a shot can come to from a cell.
    fn in_sight(&self, line: &Line, from: usize, cells: &[u8]) -> Result<Vec<usize>, Failure> {
        let is_goal = |&cell: &usize| line.onto.contains(&cells[cell]);
        let mut seen: Vec<usize> = self.board.neighbours(from).into_iter().filter(is_goal).collect();
        for &step in &line.along {
            let mut at = from;
            let mut gone = 0;
            while let Some(next) = self.board.next(at, step) {
                self.meter.work(4)?;
                // Around a board the way ends where it began.
                if next == from {
                    break;
                }
                if is_goal(&next) {
                    seen.push(next);
                }
                (at, gone) = (next, gone + 1);
                if gone == line.most || !line.through.contains(&cells[next]) {
                    break;
                }
            }
        }
        Ok(seen)
    }

    /// A row pushed one step further by its first piece, if it can be.
    fn pushed(
        &self,
        from: usize,
        step: Step,
        [pushed, into]: [&Letters; 2],
        leave: u8,
        off: bool,
        cells: &[u8],
    ) -> Result<Option<Now>, Failure> {
        let mut row = vec![from];
        let mut behind = self.board.next(from, step);
        while let Some(next) = behind.filter(|&next| next != from && pushed.contains(&cells[next])) {
            self.meter.work(4)?;
            row.push(next);
            behind = self.board.next(next, step);
        }
        // A row that goes round the board stands in its own way.
        let can_go = match behind {
            Some(cell) => cell != from && into.contains(&cells[cell]),
            None => off,
        };
        if !can_go {
            return Ok(None);
        }
        let mut after = cells.to_vec();
        after[from] = leave;
        let targets = row.iter().skip(1).copied().map(Some).chain([behind]);
        for (&cell, target) in row.iter().zip(targets) {
            if let Some(target) = target {
                after[target] = cells[cell];
            }
        }
        Ok(Some(Now { cells: after, at: row.get(1).copied().or(behind) }))
    }

    /// The cells between one and the next with the letter of a piece, if there are some and all can be turned.
    fn enclosed(
        &self,
        at: usize,
        step: Step,
        piece: u8,
        turned: &[u8],
        cells: &[u8],
    ) -> Result<Vec<usize>, Failure> {
        let mut between = Vec::new();
        let mut next = self.board.next(at, step).filter(|&next| next != at);
        while let Some(cell) = next.filter(|&cell| cells[cell] != piece && turned.contains(&cells[cell])) {
            self.meter.work(4)?;
            between.push(cell);
            next = self.board.next(cell, step).filter(|&next| next != at);
        }
        let is_enclosed = next.is_some_and(|cell| cells[cell] == piece);
        Ok(if is_enclosed { between } else { Vec::new() })
    }
}

/// The letters after a rewrite, and the cell of its last place.
fn written(cells: &[u8], lying: &[Option<usize>], to: &[Option<u8>]) -> Now {
    let mut after = cells.to_vec();
    for (cell, letter) in lying.iter().zip(to) {
        if let (&Some(cell), &Some(letter)) = (cell, letter) {
            after[cell] = letter;
        }
    }
    Now { cells: after, at: lying.last().copied().flatten() }
}
