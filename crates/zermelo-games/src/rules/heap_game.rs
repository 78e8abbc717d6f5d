//! Declared heaps as a ruleset: the options of a heap are found once for each size.

use super::declared::{HeapMoves, Heaps as DeclaredHeaps};
use crate::game::{Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use crate::heap::{HeapCode, visit_options};
use std::ops::ControlFlow;
use std::sync::{Arc, PoisonError, RwLock};
use zermelo_core::{Arrange, Message, message};

/// Heaps are at most so large: their options are kept for every size.
pub const MOST_SIZE: u32 = 1 << 22;
/// So many options of all sizes together are kept; others are found anew.
const MOST_KEPT: usize = 1 << 24;

/// What a heap of one size becomes: lists of heaps in ascending order, each once.
pub(super) type Options = Arc<[Box<[u32]>]>;

/// What gives the options of a heap.
pub(super) trait HeapSource: Send + Sync {
    /// The options of a player on a heap of one size.
    fn options(&self, size: u32, player: Player) -> Vec<Box<[u32]>>;

    /// Whether both players have the same options.
    fn is_impartial(&self) -> bool;

    /// Whether no heap can become itself again.
    fn is_loop_free(&self) -> bool;

    /// What went wrong in a function that gives options; then they are not those of the game.
    fn failure(&self) -> Option<Message> {
        None
    }

    /// The moves as they are declared, with tables up to some size.
    #[cfg_attr(not(feature = "rules"), allow(dead_code, reason = "certificates of rule files ask for it"))]
    fn declared(&self, largest: u32) -> DeclaredHeaps;
}

/// The heaps of a position, in the order in which they are written.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HeapSizes(pub(super) Box<[u32]>);

impl HeapSizes {
    /// The heaps in ascending order without empty ones, `0` for none.
    pub(super) fn print_sorted(&self) -> String {
        let mut sizes: Vec<u32> = self.0.iter().copied().filter(|&size| size > 0).collect();
        sizes.sort_unstable();
        let words: Vec<String> = sizes.iter().map(ToString::to_string).collect();
        if words.is_empty() { "0".to_owned() } else { words.join(" ") }
    }
}

/// A game on heaps.
#[derive(Clone)]
pub struct HeapGame {
    pub(super) name: Arc<str>,
    pub(super) source: Arc<dyn HeapSource>,
    tables: Arc<[RwLock<Vec<Option<Options>>>; 2]>,
    kept: Arc<std::sync::atomic::AtomicUsize>,
}

impl HeapGame {
    pub(super) fn new(name: &str, source: Arc<dyn HeapSource>) -> Self {
        Self { name: name.into(), source, tables: Arc::default(), kept: Arc::default() }
    }

    /// What the game is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What went wrong in a function of the file; then no answer holds.
    pub fn failure(&self) -> Option<Message> {
        self.source.failure()
    }

    /// The options of one heap: for each the heaps that it becomes.
    pub fn options_of(&self, size: u32, player: Player) -> Arc<[Box<[u32]>]> {
        self.of_size(size, player)
    }

    /// The options of one heap.
    pub(super) fn of_size(&self, size: u32, player: Player) -> Options {
        use std::sync::atomic::Ordering::Relaxed;
        let player = if self.source.is_impartial() { Player::Left } else { player };
        let table = &self.tables[player.index()];
        let place = size as usize;
        if let Some(Some(options)) = table.read().unwrap_or_else(PoisonError::into_inner).get(place) {
            return options.clone();
        }
        let options: Options = self.source.options(size, player).into();
        if self.kept.fetch_add(options.len() + 1, Relaxed) < MOST_KEPT {
            let mut table = table.write().unwrap_or_else(PoisonError::into_inner);
            if table.len() <= place {
                table.resize(place + 1, None);
            }
            table[place] = Some(options.clone());
        }
        options
    }
}

impl Ruleset for HeapGame {
    type Position = HeapSizes;

    fn options<B>(
        &self,
        position: &HeapSizes,
        player: Player,
        mut visit: impl FnMut(HeapSizes) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (heap, &size) in position.0.iter().enumerate() {
            for parts in self.of_size(size, player).iter() {
                let rest = [&position.0[..heap], parts, &position.0[heap + 1..]];
                visit(HeapSizes(rest.concat().into()))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        self.source.is_impartial()
    }

    fn is_loop_free(&self) -> bool {
        self.source.is_loop_free()
    }

    fn components(&self, position: &HeapSizes, mut visit: impl FnMut(HeapSizes)) {
        for &size in position.0.iter().filter(|&&size| size > 0) {
            visit(HeapSizes([size].into()));
        }
    }

    fn normal_form(&self, position: &HeapSizes) -> NormalForm<HeapSizes> {
        let mut sizes: Vec<u32> = position.0.iter().copied().filter(|&size| size > 0).collect();
        sizes.sort_unstable();
        NormalForm::plain(HeapSizes(sizes.into()))
    }

    fn heap_bytes(&self, position: &HeapSizes) -> usize {
        4 * position.0.len()
    }
}

impl Notation for HeapGame {
    fn parse(&self, text: &str) -> Result<HeapSizes, ParseError> {
        let hint = || zermelo_core::message!("sizes of heaps, for example: {value} 3 4 5", value = self.name);
        let mut sizes = Vec::new();
        for word in text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
            let size = word.parse::<u32>().ok().filter(|&size| size <= MOST_SIZE && !word.starts_with('+'));
            sizes.push(size.ok_or_else(|| {
                ParseError::part(
                    text,
                    word,
                    zermelo_core::message!("expected a whole number up to {MOST_SIZE}", MOST_SIZE),
                    hint(),
                )
            })?);
        }
        if sizes.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", hint()));
        }
        Ok(HeapSizes(sizes.into()))
    }

    fn print(&self, position: &HeapSizes) -> String {
        if position.0.is_empty() {
            return "0".to_owned();
        }
        position.0.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    fn move_label(&self, from: &HeapSizes, to: &HeapSizes, _: Player) -> String {
        let (before, after) = (&from.0, &to.0);
        let same = before.iter().zip(after.iter()).take_while(|(one, two)| one == two).count();
        let room = (before.len() - same).min(after.len() - same);
        let behind = before
            .iter()
            .rev()
            .zip(after.iter().rev())
            .take(room)
            .take_while(|(one, two)| one == two)
            .count();
        // Exactly one heap changes; where a neighbour is equal, it is named as the one that does.
        let behind = behind.min(before.len() - 1);
        let heap = same.min(before.len() - 1 - behind);
        let end = before.len() - behind;
        if end != heap + 1 {
            return self.print(to);
        }
        let parts = &after[heap..after.len() - behind];
        let list = if parts.is_empty() {
            "nothing".to_owned()
        } else {
            parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and ")
        };
        let place = if before.len() == 1 { String::new() } else { format!("heap {}: ", heap + 1) };
        format!("{place}{} to {list}", before[heap])
    }

    fn drawing(&self, position: &HeapSizes) -> Option<Drawing> {
        Drawing::heaps(position.0.iter().copied())
    }
}

/// Moves on heaps that are declared in full.
pub(super) struct DeclaredSource {
    sides: [Vec<HeapMoves>; 2],
    codes: [Vec<Option<HeapCode>>; 2],
    is_impartial: bool,
}

impl DeclaredSource {
    /// The moves of both players. The error says which is wrong.
    pub(super) fn new(heaps: &DeclaredHeaps) -> Result<Self, Message> {
        let sides = [heaps.left.clone(), heaps.right.clone()];
        let mut codes = [Vec::new(), Vec::new()];
        for (side, codes) in sides.iter().zip(&mut codes) {
            for moves in side {
                codes.push(code_of(moves)?);
            }
        }
        Ok(Self { is_impartial: sides[0] == sides[1], sides, codes })
    }
}

/// The code that has the same moves.
pub(super) fn code_of(moves: &HeapMoves) -> Result<Option<HeapCode>, Message> {
    use crate::heap::Digit;
    match moves {
        HeapMoves::Code(code) => code.parse().map(Some).map_err(|error: ParseError| error.told()),
        HeapMoves::Take { leave, take } => {
            let most = take.iter().max().copied().unwrap_or(0);
            if most > crate::heap::MOST_DIGITS as u64 {
                let splits = leave.iter().any(|&count| count > 1);
                return if splits {
                    Err(message!("takes beyond 4096 leave at most one heap"))
                } else {
                    Ok(None)
                };
            }
            let counts = leave.iter().fold(0, |set, &count| set | 1 << count);
            let mut digits = vec![Digit::ZERO; most as usize + 1];
            for &taken in take {
                // Nothing taken leaves at least two heaps.
                digits[taken as usize] = Digit::plain(if taken == 0 { counts & !3 } else { counts });
            }
            HeapCode::new(digits, Vec::new()).map(Some).map_err(|error| error.to_string().into())
        }
        HeapMoves::Table(_) => Ok(None),
    }
}

/// The one code that has the moves of several, both players having the same.
pub(super) fn common_code(heaps: &DeclaredHeaps) -> Option<HeapCode> {
    if heaps.left != heaps.right {
        return None;
    }
    let mut codes = heaps.left.iter().map(|moves| code_of(moves).ok()?);
    let first = codes.next()??;
    codes.try_fold(first, |all, code| either(&all, &code?))
}

/// The code whose moves are those of two codes, where their digits say nothing more than numbers of heaps.
fn either(one: &HeapCode, two: &HeapCode) -> Option<HeapCode> {
    use crate::heap::Digit;
    let is_plain = |code: &HeapCode| {
        code.repeating().is_empty()
            && code.digits().iter().all(|digit| digit.any_from.is_none() && digit.is_plain())
    };
    if !is_plain(one) || !is_plain(two) {
        return None;
    }
    let length = one.digits().len().max(two.digits().len()) as u64;
    let counts = |code: &HeapCode, taken: u64| code.digit(taken).counts;
    let digits = (0..length).map(|taken| Digit::plain(counts(one, taken) | counts(two, taken))).collect();
    HeapCode::new(digits, Vec::new()).ok()
}

impl HeapSource for DeclaredSource {
    fn options(&self, size: u32, player: Player) -> Vec<Box<[u32]>> {
        let mut list = Vec::new();
        let side = player.index();
        for (moves, code) in self.sides[side].iter().zip(&self.codes[side]) {
            match (moves, code) {
                (_, Some(code)) => {
                    let _: ControlFlow<()> = visit_options(code, &size, |_, parts| {
                        list.push(parts.into());
                        ControlFlow::Continue(())
                    });
                }
                (HeapMoves::Take { leave, take }, None) => {
                    for &taken in take.iter().filter(|&&taken| taken <= u64::from(size)) {
                        let rest = size - taken as u32;
                        if leave.contains(&u32::from(rest > 0)) {
                            list.push(if rest > 0 { [rest].into() } else { Box::default() });
                        }
                    }
                }
                (HeapMoves::Table(table), None) => {
                    for parts in table.get(size as usize).into_iter().flatten() {
                        list.push(parts.iter().filter_map(|&part| u32::try_from(part).ok()).collect());
                    }
                }
                (HeapMoves::Code(_), None) => {}
            }
        }
        once_each(list)
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial
    }

    fn is_loop_free(&self) -> bool {
        let falls = |moves: &HeapMoves| match moves {
            HeapMoves::Table(table) => table.iter().enumerate().all(|(size, options)| {
                options.iter().all(|parts| parts.iter().all(|&part| part < size as u64))
            }),
            _ => true,
        };
        self.sides.iter().flatten().all(falls)
    }

    fn declared(&self, _: u32) -> DeclaredHeaps {
        let [left, right] = self.sides.clone();
        DeclaredHeaps { left, right }
    }
}

/// Options in the order found, each once, with ascending parts and none empty.
pub(super) fn once_each(list: Vec<Box<[u32]>>) -> Vec<Box<[u32]>> {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut once = Vec::new();
    for parts in list {
        let mut parts: Vec<u32> = parts.iter().copied().filter(|&part| part > 0).collect();
        parts.arrange();
        let parts: Box<[u32]> = parts.into();
        if seen.insert(parts.clone()) {
            once.push(parts);
        }
    }
    once
}
