//! How many cells of each group can hold which letter when a player is to move: all counts that the moves can lead to from those
//! of the start, and some more, since of a position nothing is known here but its counts.
//!
//! Counts that lead to each other stay together. The others are sorted into levels, by how far they can be from the last ones, so
//! that a move leads to the same counts, to counts of the same strong component, or to a lower level.

use super::super::cells::{Cells, HOLE};
use super::super::declared::{Passing, Repeat, Who};
use super::super::layout::Layout;
use super::super::plain::{KEEP, OUTSIDE_BIT, Plain, Play, PlayKind, Set, Test};
use super::ground::{Ground, members, new_letter};
use crate::game::{Message, Player, message};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::ops::Range;
use zermelo_core::Arrange;

/// More kinds of positions are not told apart.
const MOST_KINDS: usize = 100_000;
/// Steps of all moves from all of them.
const MOST_STEPS: usize = 20_000_000;

type Counts = Box<[u8]>;
type Key = (Counts, Player);

/// The counts that arise, level by level.
pub(super) struct Census {
    pub(super) levels: Vec<Level>,
}

/// Counts from which moves lead to no higher level.
pub(super) struct Level {
    /// In order.
    pub(super) kinds: Vec<Key>,
    /// Whether a move can lead to the same level.
    pub(super) loops: bool,
    /// The levels that moves can lead to otherwise.
    pub(super) needs: Range<usize>,
}

/// A play with what follows it, by numbers.
struct Step<'a> {
    play: &'a Play,
    then: Vec<usize>,
}

/// The moves of both players as steps.
struct Steps<'a> {
    all: Vec<Step<'a>>,
    first: [Vec<usize>; 2],
}

impl<'a> Steps<'a> {
    fn of(plain: &'a Plain) -> Self {
        let mut steps = Self { all: Vec::new(), first: [Vec::new(), Vec::new()] };
        for (player, side) in plain.moves.iter().enumerate() {
            steps.first[player] = steps.add(side);
        }
        steps
    }

    fn add(&mut self, plays: &'a [Play]) -> Vec<usize> {
        plays
            .iter()
            .map(|play| {
                let then = self.add(&play.then);
                self.all.push(Step { play, then });
                self.all.len() - 1
            })
            .collect()
    }
}

struct Search<'a> {
    plain: &'a Plain,
    ground: &'a Ground,
    steps: Steps<'a>,
    /// For each region of the rules how many cells of each group are in it.
    within: Vec<Vec<u8>>,
    is_impartial: bool,
}

impl Census {
    pub(super) fn of(
        plain: &Plain,
        layout: &Layout,
        ground: &Ground,
        start: &Cells,
        to_move: Player,
        is_impartial: bool,
    ) -> Result<Self, Message> {
        let within = (0..plain.asked.regions.len())
            .map(|region| {
                let cells = layout.region(region);
                let own = |group: &super::ground::Group| {
                    group.cells.iter().filter(|&&cell| cells.contains(&(cell as u32))).count() as u8
                };
                ground.groups.iter().map(own).collect()
            })
            .collect();
        let search = Search { plain, ground, steps: Steps::of(plain), within, is_impartial };
        let letters = plain.letters.len();
        let mut counts = vec![0; letters * ground.groups.len()].into_boxed_slice();
        for (at, group) in ground.groups.iter().enumerate() {
            for &cell in group.cells.iter().filter(|&&cell| start.letters[cell] != HOLE) {
                counts[at * letters + usize::from(start.letters[cell])] += 1;
            }
        }
        let (kinds, options) = search.explore((counts, to_move))?;
        Ok(levels(&kinds, &options))
    }
}

impl Search<'_> {
    /// All counts with those that a move leads to.
    fn explore(&self, start: Key) -> Result<(Vec<Key>, Vec<Vec<usize>>), Message> {
        let too_many = || message!("its positions are of more kinds than can be told apart");
        let mut number: FxHashMap<Key, usize> = FxHashMap::from_iter([(start.clone(), 0)]);
        let mut kinds = vec![start];
        let mut options: Vec<Vec<usize>> = Vec::new();
        let mut steps = 0;
        while let Some((counts, player)) = kinds.get(options.len()).cloned() {
            let mut own = BTreeSet::new();
            for next in self.moves(&counts, player, &mut steps) {
                let next_player = if self.is_impartial { Player::Left } else { player.opponent() };
                let key = (next, next_player);
                if !self.can_be(&key.0) {
                    continue;
                }
                let count = kinds.len();
                let at = *number.entry(key.clone()).or_insert(count);
                if at == count {
                    kinds.push(key);
                }
                own.insert(at);
            }
            options.push(own.into_iter().collect());
            if kinds.len() > MOST_KINDS || steps > MOST_STEPS {
                return Err(too_many());
            }
        }
        Ok((kinds, options))
    }

    /// Whether every group has a configuration with these counts.
    fn can_be(&self, counts: &[u8]) -> bool {
        let letters = self.plain.letters.len();
        let own = counts.chunks_exact(letters);
        self.ground
            .groups
            .iter()
            .zip(own)
            .all(|(group, counts)| group.listed.as_ref().is_none_or(|listed| !listed.of(counts).is_empty()))
    }

    /// The counts that the moves of a player can lead to.
    fn moves(&self, counts: &Counts, player: Player, steps: &mut usize) -> BTreeSet<Counts> {
        let mut found = BTreeSet::new();
        if self.is_over(counts, player) {
            return found;
        }
        if self.plain.passing != Passing::Never {
            found.insert(counts.clone());
        }
        // What stands after a step, and the steps that may come next.
        let mut known: FxHashSet<(Counts, Option<usize>)> = FxHashSet::default();
        let mut waiting: Vec<(Counts, Option<usize>)> = vec![(counts.clone(), None)];
        while let Some((counts, after)) = waiting.pop() {
            let next: &[usize] = match after {
                None => &self.steps.first[player.index()],
                Some(step) => &self.steps.all[step].then,
            };
            let again = after.filter(|&step| {
                let kind = &self.steps.all[step].play.kind;
                matches!(kind, PlayKind::Rewrite { repeat, .. } if *repeat != Repeat::Once)
            });
            for &step in next.iter().chain(&again) {
                let Step { play, then } = &self.steps.all[step];
                let mut go_on = |state: (Counts, Option<usize>)| {
                    if known.insert(state.clone()) {
                        waiting.push(state);
                    }
                };
                if play.kind == PlayKind::Again {
                    go_on((counts.clone(), None));
                    continue;
                }
                if Some(step) != again
                    && play.when.iter().any(|test| self.holds(test, &counts, None) == Some(false))
                {
                    continue;
                }
                for new in self.after(&play.kind, &counts) {
                    *steps += 1;
                    if then.is_empty() || play.stop {
                        found.insert(new.clone());
                    }
                    let repeats =
                        matches!(&play.kind, PlayKind::Rewrite { repeat, .. } if *repeat != Repeat::Once);
                    if !then.is_empty() || repeats {
                        go_on((new, Some(step)));
                    }
                }
            }
        }
        found
    }

    /// What one step can make of counts.
    fn after(&self, kind: &PlayKind, counts: &Counts) -> BTreeSet<Counts> {
        let one = || BTreeSet::from([counts.clone()]);
        match kind {
            PlayKind::Rewrite { from, to, .. } => {
                let mut all = one();
                for (&set, &to) in from.iter().zip(to) {
                    let can_be_outside = set & OUTSIDE_BIT != 0;
                    if to == KEEP {
                        if !can_be_outside && !self.any(counts, set) {
                            return BTreeSet::new();
                        }
                        continue;
                    }
                    let mut next = if can_be_outside { all.clone() } else { BTreeSet::new() };
                    for counts in &all {
                        self.exchange(counts, set, to, &mut next);
                    }
                    all = next;
                }
                all
            }
            PlayKind::Slide { piece, onto, leave, becomes, .. } => {
                let mut all = BTreeSet::new();
                for letter in members(*piece) {
                    let mut left = BTreeSet::new();
                    self.exchange(counts, 1 << letter, *leave, &mut left);
                    let landed = if *becomes == KEEP { letter } else { *becomes };
                    for counts in &left {
                        self.exchange(counts, *onto, landed, &mut all);
                    }
                }
                all
            }
            PlayKind::Shoot { onto, mark, .. } => {
                let mut all = BTreeSet::new();
                self.exchange(counts, *onto, *mark, &mut all);
                all
            }
            PlayKind::Push { piece, pushed, into, leave, off, .. } => {
                let mut all = BTreeSet::new();
                if self.any(counts, *piece) {
                    self.exchange(counts, *into, *leave, &mut all);
                    if *off {
                        self.exchange(counts, piece | pushed, *leave, &mut all);
                    }
                }
                all
            }
            PlayKind::Enclose { piece, onto, turned, .. } => {
                let mut put = BTreeSet::new();
                self.exchange(counts, *onto, *piece, &mut put);
                let mut all = BTreeSet::new();
                let mut waiting: Vec<Counts> = put.into_iter().collect();
                while let Some(counts) = waiting.pop() {
                    let mut more = BTreeSet::new();
                    self.exchange(&counts, *turned, *piece, &mut more);
                    waiting.extend(more.into_iter().filter(|counts| all.insert(counts.clone())));
                }
                all
            }
            PlayKind::Again => one(),
        }
    }

    /// One cell changes its letter.
    fn exchange(&self, counts: &Counts, from: Set, to: u8, into: &mut BTreeSet<Counts>) {
        let count = self.plain.letters.len();
        for (at, group) in self.ground.groups.iter().enumerate() {
            for letter in members(from & group.letters) {
                let Some(new) = new_letter(letter, to, count) else { continue };
                if counts[at * count + usize::from(letter)] == 0 || group.letters >> new & 1 == 0 {
                    continue;
                }
                let mut counts = counts.clone();
                counts[at * count + usize::from(letter)] -= 1;
                counts[at * count + usize::from(new)] += 1;
                into.insert(counts);
            }
        }
    }

    /// Whether some cell holds one of these letters.
    fn any(&self, counts: &[u8], letters: Set) -> bool {
        let count = self.plain.letters.len();
        counts
            .chunks_exact(count)
            .any(|own| members(letters).any(|l| own.get(usize::from(l)).is_some_and(|&n| n > 0)))
    }

    /// Whether play is surely over.
    fn is_over(&self, counts: &[u8], to_move: Player) -> bool {
        self.plain
            .endings
            .iter()
            .any(|end| end.when.iter().all(|test| self.holds(test, counts, Some(to_move)) == Some(true)))
    }

    /// Whether a condition holds of all positions with these counts, or of none of them; `None` where that is not known. The
    /// player to move is given where the condition may ask for it.
    fn holds(&self, test: &Test, counts: &[u8], to_move: Option<Player>) -> Option<bool> {
        match test {
            Test::Matches(_) | Test::Connected { .. } => None,
            Test::Stuck(_) => to_move.is_none().then_some(false),
            Test::Turn(who) => Some(to_move.is_some_and(|player| match who {
                Who::Left => player == Player::Left,
                Who::Right => player == Player::Right,
                Who::Mover | Who::Both => true,
                Who::Other => false,
            })),
            Test::Not(inner) => self.holds(inner, counts, to_move).map(|holds| !holds),
            Test::Any(list) => {
                let mut is_known = true;
                for test in list {
                    match self.holds(test, counts, to_move) {
                        Some(true) => return Some(true),
                        Some(false) => {}
                        None => is_known = false,
                    }
                }
                is_known.then_some(false)
            }
            Test::Count { letters, within, least, most } => {
                let count = self.plain.letters.len();
                let (mut fewest, mut greatest) = (0_u32, 0_u32);
                for (at, group) in self.ground.groups.iter().enumerate() {
                    let inside = u32::from(self.within[*within][at]);
                    let outside = group.cells.len() as u32 - inside;
                    let own = members(*letters & group.letters)
                        .map(|letter| u32::from(counts[at * count + usize::from(letter)]))
                        .sum::<u32>();
                    fewest += own.saturating_sub(outside);
                    greatest += own.min(inside);
                }
                if fewest >= *least && greatest <= *most {
                    Some(true)
                } else if greatest < *least || fewest > *most {
                    Some(false)
                } else {
                    None
                }
            }
        }
    }
}

/// Sorts counts into levels.
fn levels(kinds: &[Key], options: &[Vec<usize>]) -> Census {
    let (component, found) = components(options);
    // Components come with those that they lead to before them.
    let mut heights = vec![0; found];
    let mut members: Vec<Vec<usize>> = vec![Vec::new(); found];
    for (kind, &own) in component.iter().enumerate() {
        members[own].push(kind);
    }
    for own in 0..found {
        let lower =
            members[own].iter().flat_map(|&kind| &options[kind]).filter(|&&next| component[next] != own);
        heights[own] = lower.map(|&next| heights[component[next]] + 1).max().unwrap_or(0);
    }
    let count = heights.iter().max().map_or(0, |most| most + 1);
    let mut levels: Vec<Level> =
        (0..count).map(|at| Level { kinds: Vec::new(), loops: false, needs: at..at }).collect();
    for (kind, key) in kinds.iter().enumerate() {
        let own = heights[component[kind]];
        let level = &mut levels[own];
        level.kinds.push(key.clone());
        for &next in &options[kind] {
            let other = heights[component[next]];
            if other == own {
                level.loops = true;
            } else {
                level.needs.start = level.needs.start.min(other);
            }
        }
    }
    for level in &mut levels {
        level.kinds.arrange_by(|one, two| (&one.0, one.1.index()).cmp(&(&two.0, two.1.index())));
    }
    Census { levels }
}

/// The strong components of a graph, each after those that it leads to, and how many there are. (R. Tarjan 1972, without
/// recursion.)
fn components(options: &[Vec<usize>]) -> (Vec<usize>, usize) {
    const NONE: usize = usize::MAX;
    let count = options.len();
    let (mut component, mut found) = (vec![NONE; count], 0);
    let (mut number, mut low) = (vec![NONE; count], vec![0; count]);
    let (mut stack, mut next_number) = (Vec::new(), 0);
    for root in 0..count {
        if number[root] != NONE {
            continue;
        }
        let mut path = vec![(root, 0)];
        while let Some(&mut (at, ref mut place)) = path.last_mut() {
            if *place == 0 && number[at] == NONE {
                (number[at], low[at]) = (next_number, next_number);
                next_number += 1;
                stack.push(at);
            }
            if let Some(&next) = options[at].get(*place) {
                *place += 1;
                if number[next] == NONE {
                    path.push((next, 0));
                } else if component[next] == NONE {
                    low[at] = low[at].min(number[next]);
                }
                continue;
            }
            path.pop();
            if let Some(&(before, _)) = path.last() {
                low[before] = low[before].min(low[at]);
            }
            if low[at] == number[at] {
                let begin = stack.iter().rposition(|&other| other == at).unwrap_or(0);
                for other in stack.drain(begin..) {
                    component[other] = found;
                }
                found += 1;
            }
        }
    }
    (component, found)
}
