//! What the cells of a board can ever hold: letters that moves can put there, cell by cell, and groups of cells that can hold
//! the same. All of it is more than play reaches, never less.

use super::super::cells::{Cells, HOLE};
use super::super::layout::{Layout, NOWHERE};
use super::super::plain::{FURTHER, KEEP, OUTSIDE_BIT, Plain, Play, PlayKind, Set, is_relative};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// Groups with more configurations are numbered by the places of their letters.
const MOST_LISTED: usize = 4_000;

/// The cells of a board in groups.
pub(super) struct Ground {
    pub(super) groups: Vec<Group>,
}

/// Cells that can hold the same letters.
pub(super) struct Group {
    /// What they can hold, in the middle of a move, too.
    pub(super) letters: Set,
    pub(super) cells: Vec<usize>,
    /// What the cells can hold together, where that is little.
    pub(super) listed: Option<Configurations>,
}

/// What the cells of a group can hold together, by how many of them hold which letter.
#[derive(Default)]
pub(super) struct Configurations {
    by_counts: BTreeMap<Vec<u8>, Vec<Vec<u8>>>,
}

impl Configurations {
    pub(super) fn of(&self, counts: &[u8]) -> &[Vec<u8>] {
        self.by_counts.get(counts).map_or(&[], Vec::as_slice)
    }
}

/// The letters of a set.
pub(super) fn members(set: Set) -> impl Iterator<Item = u8> {
    (0..62).filter(move |&letter| set >> letter & 1 == 1)
}

/// The letter that a pattern makes of one; `None` where there is none so far from it.
pub(super) fn new_letter(from: u8, to: u8, count: usize) -> Option<u8> {
    if to == KEEP {
        return Some(from);
    }
    if !is_relative(to) {
        return Some(to);
    }
    let further = i32::from(from) + i32::from(to) - i32::from(FURTHER);
    u8::try_from(further).ok().filter(|&new| usize::from(new) < count)
}

/// All moves with those that follow in them.
pub(super) fn visit_plays<'a>(plays: &'a [Play], visit: &mut impl FnMut(&'a Play)) {
    for play in plays {
        visit(play);
        visit_plays(&play.then, visit);
    }
}

impl Ground {
    pub(super) fn new(plain: &Plain, layout: &Layout, start: &Cells) -> Self {
        let mut becomes = vec![0; plain.letters.len()];
        let mut pushes = false;
        for side in &plain.moves {
            visit_plays(side, &mut |play| {
                pushes |= matches!(play.kind, PlayKind::Push { .. });
                note_changes(&play.kind, &mut becomes);
            });
        }
        let inside = || (0..start.count()).filter(|&cell| start.letters[cell] != HOLE);
        let mut by_letters: BTreeMap<Set, Vec<usize>> = BTreeMap::new();
        for cell in inside() {
            by_letters.entry(closure(1 << start.letters[cell], &becomes)).or_default().push(cell);
        }
        if pushes {
            // Letters go from group to group.
            let letters = by_letters.keys().fold(0, |all, set| all | set);
            by_letters = BTreeMap::from([(letters, inside().collect())]);
        }
        let group = |(letters, cells)| Group { letters, cells, listed: None };
        let mut ground = Self { groups: by_letters.into_iter().map(group).collect() };
        if ground.groups.len() > 1 {
            for at in 0..ground.groups.len() {
                ground.groups[at].listed = ground.list(at, plain, layout, start);
            }
        }
        ground
    }

    /// What a cell can hold.
    fn letters_of(&self, cell: usize) -> Set {
        self.groups.iter().find(|group| group.cells.contains(&cell)).map_or(0, |group| group.letters)
    }

    /// What the cells of a group can hold together: what moves make of the start as far as they change the group, whatever is
    /// in other cells. `None` where that is much.
    fn list(&self, at: usize, plain: &Plain, layout: &Layout, start: &Cells) -> Option<Configurations> {
        let group = &self.groups[at];
        let count = plain.letters.len();
        let place_of: Vec<Option<usize>> =
            (0..start.count()).map(|cell| group.cells.iter().position(|&own| own == cell)).collect();
        let elsewhere: Vec<Set> = (0..start.count()).map(|cell| self.letters_of(cell)).collect();
        let mut patterns: Vec<(&[Set], &[u8], Vec<u32>)> = Vec::new();
        let mut is_simple = true;
        for side in &plain.moves {
            visit_plays(side, &mut |play| match &play.kind {
                PlayKind::Rewrite { from, to, pattern, .. } => {
                    for cell in 0..start.count() {
                        let Some(places) = layout.places(*pattern, cell) else {
                            is_simple = false;
                            return;
                        };
                        for (_, cells) in places {
                            let can_lie = cells.iter().zip(from).all(|(&cell, set)| {
                                match elsewhere.get(cell as usize) {
                                    None => set & OUTSIDE_BIT != 0,
                                    Some(letters) => letters & set != 0,
                                }
                            });
                            let is_own = |(&cell, &to): (&u32, &u8)| {
                                to != KEEP && cell != NOWHERE && place_of[cell as usize].is_some()
                            };
                            if can_lie && cells.iter().zip(to).any(is_own) {
                                patterns.push((from, to, cells.to_vec()));
                            }
                        }
                    }
                }
                kind => {
                    let mut becomes = vec![0; count];
                    note_changes(kind, &mut becomes);
                    is_simple &= members(group.letters).all(|letter| becomes[usize::from(letter)] == 0);
                }
            });
        }
        if !is_simple {
            return None;
        }
        let first: Vec<u8> = group.cells.iter().map(|&cell| start.letters[cell]).collect();
        let mut known: FxHashSet<Vec<u8>> = FxHashSet::from_iter([first.clone()]);
        let mut waiting = vec![first];
        while let Some(one) = waiting.pop() {
            for (from, to, cells) in &patterns {
                let holds = |(&cell, set): (&u32, &Set)| match place_of.get(cell as usize).copied().flatten()
                {
                    Some(place) => set >> one[place] & 1 == 1,
                    None => true,
                };
                if !cells.iter().zip(*from).all(holds) {
                    continue;
                }
                let mut new = one.clone();
                let mut is_there = true;
                for (&cell, &to) in cells.iter().zip(*to) {
                    if let Some(place) = place_of.get(cell as usize).copied().flatten() {
                        match new_letter(one[place], to, count) {
                            Some(letter) => new[place] = letter,
                            None => is_there = false,
                        }
                    }
                }
                if is_there && known.insert(new.clone()) {
                    waiting.push(new);
                }
            }
            if known.len() > MOST_LISTED {
                return None;
            }
        }
        let mut listed = Configurations::default();
        for one in known {
            let mut counts = vec![0; count];
            for &letter in &one {
                counts[usize::from(letter)] += 1;
            }
            listed.by_counts.entry(counts).or_default().push(one);
        }
        listed.by_counts.values_mut().for_each(|list| list.sort_unstable());
        Some(listed)
    }
}

/// All that some letters can become.
fn closure(mut letters: Set, becomes: &[Set]) -> Set {
    loop {
        let more = members(letters).fold(letters, |all, letter| all | becomes[usize::from(letter)]);
        if more == letters {
            return letters;
        }
        letters = more;
    }
}

/// Notes what a move makes of each letter.
fn note_changes(kind: &PlayKind, becomes: &mut [Set]) {
    let count = becomes.len();
    let all: Set = (1 << count) - 1;
    let mut note = |from: Set, to: u8| {
        for letter in members(from & all) {
            if let Some(new) = new_letter(letter, to, count) {
                becomes[usize::from(letter)] |= 1 << new;
            }
        }
    };
    match kind {
        PlayKind::Rewrite { from, to, .. } => {
            for (&from, &to) in from.iter().zip(to).filter(|(_, to)| **to != KEEP) {
                note(from, to);
            }
        }
        PlayKind::Slide { piece, onto, leave, becomes, .. } => {
            note(*piece, *leave);
            if *becomes == KEEP {
                members(*piece & all).for_each(|letter| note(*onto, letter));
            } else {
                note(*onto, *becomes);
            }
        }
        PlayKind::Shoot { onto, mark, .. } => note(*onto, *mark),
        PlayKind::Push { piece, pushed, into, leave, .. } => {
            let touched = (piece | pushed | into) & all;
            note(touched, *leave);
            members((piece | pushed) & all).for_each(|letter| note(touched, letter));
        }
        PlayKind::Enclose { piece, onto, turned, .. } => note(onto | turned, *piece),
        PlayKind::Again => {}
    }
}

/// Upper bound on the number of options of a position.
pub(super) fn most_options(plain: &Plain, layout: &Layout, start: &Cells) -> u32 {
    let most = |plays: &[Play]| {
        plays.iter().fold(0_u64, |sum, play| sum.saturating_add(most_of(play, layout, start, true)))
    };
    // A repeated pattern, or another move, goes on as often as there is room.
    let mut is_bounded = true;
    for side in &plain.moves {
        visit_plays(side, &mut |play| {
            is_bounded &= match &play.kind {
                PlayKind::Rewrite { repeat, .. } => *repeat == super::super::declared::Repeat::Once,
                PlayKind::Again => false,
                _ => true,
            };
        });
    }
    let options = plain.moves.iter().map(|side| most(side)).max().unwrap_or(0).saturating_add(1);
    if is_bounded { options.min(1 << 24) as u32 } else { 1 << 24 }
}

/// How many boards one kind of move can make: from anywhere, or from one cell.
fn most_of(play: &Play, layout: &Layout, start: &Cells, is_free: bool) -> u64 {
    let cells = start.count();
    let is_free = is_free || play.anywhere;
    let (height, width) = start.size();
    let far = |most: u32| u64::from(most).min(height.max(width) as u64);
    let over = |from_one: u64| if is_free { from_one.saturating_mul(cells as u64) } else { from_one };
    let near = |along: usize| if along == 0 { cells as u64 } else { along as u64 };
    let own = match &play.kind {
        PlayKind::Rewrite { pattern, .. } => {
            let by_cell = (0..cells).map(|cell| Some(layout.places(*pattern, cell)?.count() as u64));
            let by_cell: Option<Vec<u64>> = by_cell.collect();
            match by_cell {
                None => 1 << 24,
                Some(by_cell) if is_free => by_cell.iter().sum(),
                Some(by_cell) => by_cell.iter().copied().max().unwrap_or(0),
            }
        }
        PlayKind::Slide { along, most, .. } => over(near(along.len()).saturating_mul(far(*most))),
        PlayKind::Shoot { along, most, .. } => near(along.len()).saturating_mul(far(*most)),
        PlayKind::Push { along, .. } => over(along.len() as u64),
        PlayKind::Enclose { .. } => over(1),
        PlayKind::Again => 1,
    };
    if play.then.is_empty() {
        return own;
    }
    let then = play.then.iter().map(|next| most_of(next, layout, start, false));
    let then = then.fold(u64::from(play.stop), u64::saturating_add);
    own.saturating_mul(then)
}
