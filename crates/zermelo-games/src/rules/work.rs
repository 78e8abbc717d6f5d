//! What the rules make of one board: its options, and whether play is over there. Moves are made on the board itself and taken
//! back, so that looking at an option takes no memory.

use super::cells::{HOLE, Shape};
use super::declared::{Frame, Outcome, Passing, Repeat, Step, Who};
use super::ground::{Ground, fits, has};
use super::layout::{Layout, NOWHERE};
use super::plain::{End, FURTHER, KEEP, OUTSIDE_BIT, Plain, Play, PlayKind, Set, Test, is_relative};
use crate::game::{Ending, Player};
use rustc_hash::{FxBuildHasher, FxHashSet};
use std::hash::BuildHasher;
use std::ops::ControlFlow;

/// The letters of a board while moves are made on it.
#[derive(Debug, Default)]
pub(super) struct InPlay {
    pub(super) letters: Vec<u8>,
    /// The cells that were written since the start, and what they held: moves are taken back from the end.
    before: Vec<(u32, u8)>,
}

impl InPlay {
    pub(super) const fn new(letters: Vec<u8>) -> Self {
        Self { letters, before: Vec::new() }
    }

    /// The cells that were written since the start, some of them more than once.
    pub(super) fn written(&self) -> impl Iterator<Item = usize> + '_ {
        self.before.iter().map(|&(cell, _)| cell as usize)
    }

    #[inline]
    fn put(&mut self, cell: usize, letter: u8) {
        self.before.push((cell as u32, self.letters[cell]));
        self.letters[cell] = letter;
    }

    /// Becomes a board of the same cells.
    fn become_board(&mut self, letters: &[u8]) {
        for (cell, &letter) in letters.iter().enumerate() {
            if self.letters[cell] != letter {
                self.put(cell, letter);
            }
        }
    }

    /// Puts the new letters of a pattern; `false` where there is no letter so far from a cell's own.
    fn rewrite(&mut self, cells: &[u32], to: &[u8], count: usize) -> bool {
        let length = cells.len().min(to.len());
        let (cells, to) = (&cells[..length], &to[..length]);
        for place in 0..length {
            let (cell, mut letter) = (cells[place], to[place]);
            if cell == NOWHERE || letter == KEEP {
                continue;
            }
            if is_relative(letter) {
                let further = i32::from(self.letters[cell as usize]) + i32::from(letter) - i32::from(FURTHER);
                match u8::try_from(further) {
                    Ok(new) if usize::from(new) < count => letter = new,
                    _ => return false,
                }
            }
            self.put(cell as usize, letter);
        }
        true
    }

    /// What has been written by now.
    const fn mark(&self) -> usize {
        self.before.len()
    }

    /// Takes back what has been written since.
    #[inline]
    fn take_back(&mut self, mark: usize) {
        while self.before.len() > mark
            && let Some((cell, letter)) = self.before.pop()
        {
            self.letters[cell as usize] = letter;
        }
    }
}

/// What is done with a board that a move has made, and the cell where the move ended, if it is on the board.
type Made<'m> = dyn FnMut(&mut InPlay, Option<usize>) -> ControlFlow<()> + 'm;

/// What the moves of a player make of a board.
struct Reached<'v> {
    /// Is told of the boards that moves end with.
    visit: &'v mut dyn FnMut(&InPlay) -> ControlFlow<()>,
    /// The boards from which the same player goes on.
    going_on: Vec<Vec<u8>>,
}

/// Boards of the same cells, each once.
#[derive(Debug, Default)]
pub(super) struct Seen {
    hashes: Vec<u64>,
    /// The same, where they are too many to be looked through.
    many: FxHashSet<u64>,
    /// The letters of all boards, one after another.
    boards: Vec<u8>,
}

/// So many are looked through.
pub(super) const FEW: usize = 32;

impl Seen {
    /// Takes a board; `false` where it was there.
    pub(super) fn insert(&mut self, letters: &[u8]) -> bool {
        let hash = FxBuildHasher.hash_one(letters);
        if self.boards.is_empty() {
            // Room for the options of most positions: growing step by step takes longer than playing the moves.
            self.hashes.reserve(FEW + 1);
            self.boards.reserve(FEW * letters.len());
        }
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
        if may_be_known && self.boards.chunks_exact(letters.len().max(1)).any(|known| known == letters) {
            return false;
        }
        self.boards.extend_from_slice(letters);
        true
    }
}

/// Lines of sight from a cell.
#[derive(Clone, Copy)]
struct Sight<'s> {
    through: Set,
    onto: Set,
    most: u32,
    along: &'s [Step],
}

/// A pattern that is being looked for: its number, and the letters in its places.
pub(super) type Asked<'p> = (usize, &'p [Set]);

/// The rules at work on boards with the same cells.
#[derive(Clone, Copy)]
pub(super) struct Work<'a> {
    rules: &'a Plain,
    ground: Ground<'a>,
    layout: &'a Layout,
}

impl<'a> Work<'a> {
    pub(super) const fn new(rules: &'a Plain, shape: &'a Shape, layout: &'a Layout) -> Self {
        Self { rules, ground: Ground { frame: rules.frame, shape }, layout }
    }

    /// Visits what a player's turn makes of a board, in the order of the moves and cells, some of it more than once.
    pub(super) fn options(
        &self,
        board: &mut InPlay,
        player: Player,
        visit: &mut dyn FnMut(&InPlay) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.rules.passing == Passing::Never {
            return self.moves(board, player, visit);
        }
        let (mut has_moves, mut stays) = (false, false);
        let start = board.letters.clone();
        self.moves(board, player, &mut |option| {
            has_moves = true;
            stays |= option.letters == start;
            visit(option)
        })?;
        let passes = match self.rules.passing {
            Passing::Never => false,
            Passing::Freely => true,
            Passing::Stuck => !has_moves && self.can_move(board, player.opponent()),
        };
        if passes && !stays { visit(board) } else { ControlFlow::Continue(()) }
    }

    /// The result where play stops by rule.
    pub(super) fn ending(&self, board: &mut InPlay, to_move: Player) -> Option<Ending> {
        let mut endings = self.rules.endings.iter();
        let end = endings.find(|end| end.when.iter().all(|test| self.test(test, board, to_move)))?;
        Some(result(end, &board.letters, to_move))
    }

    fn moves(
        &self,
        board: &mut InPlay,
        player: Player,
        visit: &mut dyn FnMut(&InPlay) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut reached = Reached { visit, going_on: Vec::new() };
        let plays = &self.rules.moves[player.index()];
        let all = |board: &mut InPlay, reached: &mut Reached<'_>| {
            plays.iter().try_for_each(|play| self.play(play, board, None, reached))
        };
        all(board, &mut reached)?;
        if reached.going_on.is_empty() {
            return ControlFlow::Continue(());
        }
        let start = board.mark();
        let mut begun = FxHashSet::from_iter([board.letters.clone()]);
        let mut waiting: Vec<Vec<u8>> = Vec::new();
        loop {
            waiting.extend(reached.going_on.drain(..).filter(|next| begun.insert(next.clone())));
            let Some(letters) = waiting.pop() else { return ControlFlow::Continue(()) };
            board.become_board(&letters);
            let flow = all(board, &mut reached);
            board.take_back(start);
            flow?;
        }
    }

    fn can_move(&self, board: &mut InPlay, player: Player) -> bool {
        let plays = &self.rules.moves[player.index()];
        if plays.iter().all(|play| play.then.is_empty()) {
            // The first board is enough.
            return plays.iter().any(|play| {
                play.when.iter().all(|test| self.still(test, &board.letters))
                    && (0..board.letters.len()).any(|cell| {
                        self.once(&play.kind, board, cell, true, &mut |_, _| ControlFlow::Break(()))
                            .is_break()
                    })
            });
        }
        self.moves(board, player, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// The cell one step away, `None` outside the board.
    fn next(&self, cell: usize, step: Step) -> Option<usize> {
        match self.layout.step(step) {
            Some(next) => (next[cell] != NOWHERE).then_some(next[cell] as usize),
            None => self.ground.step(cell, step, 1),
        }
    }

    /// The ways for a pattern to lie from a cell on, as [`Ground::matches`] finds them. The board is as it was after each visit.
    #[inline]
    pub(super) fn for_matches(
        &self,
        (number, from): Asked<'_>,
        board: &mut InPlay,
        cell: usize,
        is_free: bool,
        mut visit: impl FnMut(&mut InPlay, usize, &[u32]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // Only one that can begin outside the board has its first place elsewhere.
        if from.first().is_some_and(|&first| first & OUTSIDE_BIT == 0 && !has(first, board.letters[cell])) {
            return ControlFlow::Continue(());
        }
        let Some(places) = self.layout.places(number, cell) else {
            let ways = self.rules.asked.patterns[number].ways.as_deref();
            let found = self.ground.matches(from, ways, &board.letters, cell, is_free);
            return found.into_iter().try_for_each(|(way, cells)| visit(board, way, &cells));
        };
        for (way, cells) in places {
            if (is_free || cells[0] == cell as u32) && fits(from, cells, &board.letters) {
                visit(board, way, cells)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn test(&self, test: &Test, board: &mut InPlay, to_move: Player) -> bool {
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
                .all(|player| !is_meant(*who, player) || !self.can_move(board, player)),
            Test::Turn(who) => is_meant(*who, to_move),
            Test::Not(inner) => !self.test(inner, board, to_move),
            Test::Any(list) => list.iter().any(|test| self.test(test, board, to_move)),
            _ => self.still(test, &board.letters),
        }
    }

    /// Makes a move and all that follows in it. `at` is the cell where the last move ended, `None` for the first.
    fn play(
        &self,
        play: &Play,
        board: &mut InPlay,
        at: Option<usize>,
        reached: &mut Reached<'_>,
    ) -> ControlFlow<()> {
        if !play.when.iter().all(|test| self.still(test, &board.letters)) {
            return ControlFlow::Continue(());
        }
        let mut cells = match at.filter(|_| !play.anywhere) {
            Some(cell) => cell..cell + 1,
            None => 0..board.letters.len(),
        };
        let is_free = at.is_none() || play.anywhere;
        let made: &mut Made<'_> = &mut |board, end| self.follow(play, board, end, reached);
        cells.try_for_each(|cell| self.once(&play.kind, board, cell, is_free, made))
    }

    /// Goes on after a move.
    fn follow(
        &self,
        play: &Play,
        board: &mut InPlay,
        end: Option<usize>,
        reached: &mut Reached<'_>,
    ) -> ControlFlow<()> {
        if play.stop || play.then.is_empty() {
            (reached.visit)(board)?;
        }
        // A move that ended outside the board is followed by moves anywhere alone.
        for next in play.then.iter().filter(|next| end.is_some() || next.anywhere) {
            if next.kind == PlayKind::Again {
                reached.going_on.push(board.letters.clone());
            } else {
                self.play(next, board, end, reached)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Makes one move, begun at one cell, in all ways.
    fn once(
        &self,
        kind: &PlayKind,
        board: &mut InPlay,
        cell: usize,
        is_free: bool,
        made: &mut Made<'_>,
    ) -> ControlFlow<()> {
        let begins_with = |piece: Set| board.letters[cell] != HOLE && has(piece, board.letters[cell]);
        match *kind {
            PlayKind::Rewrite { ref from, ref to, repeat, pattern, .. } => {
                let pattern = (pattern, from.as_slice());
                if repeat == Repeat::Once {
                    self.rewrite(pattern, to, board, cell, is_free, made)
                } else {
                    self.rewrite_again(pattern, to, repeat == Repeat::SameWay, board, cell, is_free, made)
                }
            }
            PlayKind::Slide { piece, through, onto, leave, becomes, most, ref along } => {
                if !begins_with(piece) {
                    return ControlFlow::Continue(());
                }
                let landed = if becomes == KEEP { board.letters[cell] } else { becomes };
                self.sight(Sight { through, onto, most, along }, board, cell, |board, to| {
                    let mark = board.mark();
                    board.put(cell, leave);
                    board.put(to, landed);
                    let flow = made(board, Some(to));
                    board.take_back(mark);
                    flow
                })
            }
            PlayKind::Shoot { through, onto, mark: letter, most, ref along } => {
                self.sight(Sight { through, onto, most, along }, board, cell, |board, to| {
                    let mark = board.mark();
                    board.put(to, letter);
                    let flow = made(board, Some(to));
                    board.take_back(mark);
                    flow
                })
            }
            // Follows another move, and is dealt with there.
            PlayKind::Again => ControlFlow::Continue(()),
            PlayKind::Push { piece, pushed, into, leave, off, ref along } => {
                if !begins_with(piece) {
                    return ControlFlow::Continue(());
                }
                along.iter().try_for_each(|&step| {
                    let mark = board.mark();
                    let flow = if self.push(board, cell, step, (pushed, into, leave, off)) {
                        made(board, self.next(cell, step))
                    } else {
                        ControlFlow::Continue(())
                    };
                    board.take_back(mark);
                    flow
                })
            }
            PlayKind::Enclose { piece, onto, turned, ref along } => {
                if !begins_with(onto) {
                    return ControlFlow::Continue(());
                }
                let enclosed = self.enclosed(&board.letters, cell, piece, turned, along);
                if enclosed.iter().all(|&between| board.letters[between] == piece) {
                    return ControlFlow::Continue(());
                }
                let mark = board.mark();
                for between in enclosed {
                    board.put(between, piece);
                }
                board.put(cell, piece);
                let flow = made(board, Some(cell));
                board.take_back(mark);
                flow
            }
        }
    }

    /// Moves a piece one step and all that stands in its way; `false` where it cannot.
    fn push(
        &self,
        board: &mut InPlay,
        cell: usize,
        step: Step,
        (pushed, into, leave, off): (Set, Set, u8, bool),
    ) -> bool {
        let letters = &board.letters;
        let mut run = vec![cell];
        let behind = loop {
            let next = self.next(run[run.len() - 1], step).filter(|&next| letters[next] != HOLE);
            let Some(next) = next else { break None };
            // A run all the way round the board stands in its own way.
            if run.contains(&next) {
                return false;
            }
            if !has(pushed, letters[next]) {
                break Some(next);
            }
            run.push(next);
        };
        match behind {
            Some(next) if has(into, letters[next]) => run.push(next),
            None if off => {}
            _ => return false,
        }
        for pair in run.windows(2).rev() {
            board.put(pair[1], board.letters[pair[0]]);
        }
        board.put(cell, leave);
        true
    }

    /// The cells that lie on lines between a cell and one that holds a piece, all of them with letters that are turned.
    fn enclosed(&self, letters: &[u8], cell: usize, piece: u8, turned: Set, along: &[Step]) -> Vec<usize> {
        let mut enclosed = Vec::new();
        for &step in along {
            let start = enclosed.len();
            let mut is_closed = false;
            while let Some(next) = self.next(enclosed[start..].last().copied().unwrap_or(cell), step) {
                if next == cell || enclosed[start..].contains(&next) || letters[next] == HOLE {
                    break;
                }
                is_closed = letters[next] == piece && enclosed.len() > start;
                if is_closed || !has(turned, letters[next]) {
                    break;
                }
                enclosed.push(next);
            }
            if !is_closed {
                enclosed.truncate(start);
            }
        }
        enclosed
    }

    /// Visits the cells of `onto` that are seen from a cell through cells of `through`. The board is as it was after each visit.
    fn sight(
        &self,
        Sight { through, onto, most, along }: Sight<'_>,
        board: &mut InPlay,
        cell: usize,
        mut visit: impl FnMut(&mut InPlay, usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let is_on = |board: &InPlay, next: usize| board.letters[next] != HOLE;
        if let Shape::Graph(graph) = self.ground.shape {
            for &next in &graph.neighbours[cell] {
                let next = next as usize;
                if is_on(board, next) && has(onto, board.letters[next]) {
                    visit(board, next)?;
                }
            }
            return ControlFlow::Continue(());
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
                && let Some(next) = further(at, times).filter(|&next| is_on(board, next) && next != cell)
            {
                if has(onto, board.letters[next]) {
                    visit(board, next)?;
                }
                if !has(through, board.letters[next]) {
                    break;
                }
                at = next;
                times += 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// A pattern and what it becomes, once.
    fn rewrite(
        &self,
        pattern: Asked<'_>,
        to: &[u8],
        board: &mut InPlay,
        cell: usize,
        is_free: bool,
        made: &mut Made<'_>,
    ) -> ControlFlow<()> {
        let count = self.rules.letters.len();
        self.for_matches(pattern, board, cell, is_free, |board, _, cells| {
            let mark = board.mark();
            let flow = if board.rewrite(cells, to, count) {
                made(board, last_of(cells))
            } else {
                ControlFlow::Continue(())
            };
            board.take_back(mark);
            flow
        })
    }

    /// A pattern and what it becomes, and on and on from the cell where it ended: in the same way, or in any.
    #[expect(clippy::too_many_arguments, reason = "the parts of a move, and where it begins")]
    fn rewrite_again(
        &self,
        pattern: Asked<'_>,
        to: &[u8],
        same_way: bool,
        board: &mut InPlay,
        cell: usize,
        is_free: bool,
        made: &mut Made<'_>,
    ) -> ControlFlow<()> {
        type Waiting = (Vec<u8>, Option<usize>, usize);
        let count = self.rules.letters.len();
        let find = |board: &mut InPlay, cell, is_free, only: Option<usize>, waiting: &mut Vec<Waiting>| {
            let _ = self.for_matches(pattern, board, cell, is_free, |board, way, cells| {
                let mark = board.mark();
                if only.is_none_or(|only| only == way) && board.rewrite(cells, to, count) {
                    waiting.push((board.letters.clone(), last_of(cells), way));
                }
                board.take_back(mark);
                ControlFlow::Continue(())
            });
        };
        let start = board.mark();
        let mut waiting: Vec<Waiting> = Vec::new();
        find(board, cell, is_free, None, &mut waiting);
        let mut seen: FxHashSet<Waiting> = FxHashSet::default();
        // In the order in which they are found; what is found again is not followed again.
        let mut at = 0;
        while at < waiting.len() {
            let (letters, last, way) = waiting[at].clone();
            at += 1;
            if !seen.insert((letters.clone(), last, if same_way { way } else { 0 })) {
                continue;
            }
            board.become_board(&letters);
            let flow = made(board, last);
            if let Some(last) = last {
                find(board, last, false, same_way.then_some(way), &mut waiting);
            }
            board.take_back(start);
            flow?;
        }
        ControlFlow::Continue(())
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

/// The cell where a pattern ends, if it is on the board.
fn last_of(cells: &[u32]) -> Option<usize> {
    cells.last().filter(|&&cell| cell != NOWHERE).map(|&cell| cell as usize)
}

fn result(end: &End, letters: &[u8], to_move: Player) -> Ending {
    let winner = match &end.result {
        Outcome::Left => Some(Player::Left),
        Outcome::Right => Some(Player::Right),
        Outcome::Draw => None,
        Outcome::Mover => Some(to_move),
        Outcome::Other => Some(to_move.opponent()),
        Outcome::More { ahead, .. } => {
            let count = |set: Set| -> i64 { letters.iter().map(|&letter| i64::from(has(set, letter))).sum() };
            match count(end.more[0]).cmp(&(count(end.more[1]) + i64::from(*ahead))) {
                std::cmp::Ordering::Greater => Some(Player::Left),
                std::cmp::Ordering::Less => Some(Player::Right),
                std::cmp::Ordering::Equal => None,
            }
        }
    };
    match winner {
        None => Ending::Draw,
        Some(player) if player == to_move => Ending::Win,
        Some(_) => Ending::Loss,
    }
}
