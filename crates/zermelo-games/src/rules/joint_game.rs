//! Declared heaps that are played together: moves that take from several of them, and moves that the last move allows.

use super::declared::{After, First, Joint, TakeFrom, Which};
use crate::game::{Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use rustc_hash::FxHashSet;
use std::fmt::Write;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;
use zermelo_core::{Message, message};

/// The most tokens of a heap.
const MOST_SIZE: u32 = super::heap_game::MOST_SIZE;

/// The most heaps of a position.
const MOST_HEAPS: usize = 64;

/// The word before the number of tokens that the last move took.
const AFTER: &str = "after";

/// The heaps of a position in order, and the number of tokens that the last move took.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct JointHeaps {
    pub(super) heaps: Box<[u32]>,
    /// 0 before the first move, and where it does not count.
    pub(super) last: u32,
}

impl JointHeaps {
    fn tokens(&self) -> u64 {
        self.heaps.iter().map(|&size| u64::from(size)).sum()
    }
}

/// Heaps that are played together.
#[derive(Clone, Debug)]
pub struct JointGame {
    pub(super) name: Arc<str>,
    joint: Arc<Joint>,
    is_impartial: bool,
    is_ordered: bool,
    pub(super) remembers: bool,
    most_tokens: Option<u64>,
}

/// Visits the sets of places of which a move may take, each once; they have tokens, all of them.
fn visit_sets<B>(
    which: &Which,
    heaps: &[u32],
    mut visit: impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let full = |place: &usize| heaps.get(*place).is_some_and(|&size| size > 0);
    match which {
        Which::First => {
            (0..heaps.len()).find(full).map_or(ControlFlow::Continue(()), |place| visit(&[place]))
        }
        Which::Last => {
            (0..heaps.len()).rev().find(full).map_or(ControlFlow::Continue(()), |place| visit(&[place]))
        }
        Which::Sets(sets) => {
            for set in sets {
                let places: Vec<usize> = set.iter().map(|&place| place as usize).collect();
                if places.iter().all(full) {
                    visit(&places)?;
                }
            }
            ControlFlow::Continue(())
        }
        Which::Any(counts) => {
            let open: Vec<usize> = (0..heaps.len()).filter(full).collect();
            for &count in counts {
                let count = count as usize;
                if count == 0 || count > open.len() {
                    continue;
                }
                // The numbers of the chosen ones, ascending; the next choice moves the last that can move.
                let mut chosen: Vec<usize> = (0..count).collect();
                loop {
                    let places: Vec<usize> = chosen.iter().map(|&number| open[number]).collect();
                    visit(&places)?;
                    let movable = (0..count).rev().find(|&at| chosen[at] < open.len() - count + at);
                    let Some(at) = movable else { break };
                    chosen[at] += 1;
                    for later in at + 1..count {
                        chosen[later] = chosen[later - 1] + 1;
                    }
                }
            }
            ControlFlow::Continue(())
        }
    }
}

impl TakeFrom {
    /// Whether a move may take so many tokens from all heaps together.
    fn allows(&self, taken: u64, last: u64, tokens: u64) -> bool {
        match &self.after {
            After::Anything => true,
            After::Another => taken != last,
            After::AtMost { first, .. } if last == 0 => match first {
                First::Any => true,
                First::AllButOne => taken < tokens,
                First::Most(most) => taken <= *most,
            },
            After::AtMost { plus, times, .. } => taken <= last.saturating_mul(*times).saturating_add(*plus),
            After::Table(table) => {
                let row = usize::try_from(last).ok().and_then(|last| table.get(last));
                row.is_some_and(|&most| taken <= most)
            }
        }
    }

    /// How many numbers of tokens can be taken from a heap.
    fn choices(&self, size: u32) -> usize {
        if self.take.is_empty() {
            size as usize
        } else {
            self.take.partition_point(|&taken| taken <= u64::from(size))
        }
    }

    /// One of them.
    fn choice(&self, number: usize) -> u32 {
        if self.take.is_empty() { number as u32 + 1 } else { self.take[number] as u32 }
    }

    /// Visits what a move leaves of the heaps, and the number of tokens that it takes.
    fn visit<B>(
        &self,
        position: &JointHeaps,
        mut visit: impl FnMut(Box<[u32]>, u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (tokens, last) = (position.tokens(), u64::from(position.last));
        visit_sets(&self.heaps, &position.heaps, |places| {
            let mut left = |numbers: &dyn Fn(usize) -> usize| {
                let mut heaps = position.heaps.clone();
                let mut taken = 0;
                for (at, &place) in places.iter().enumerate() {
                    let number = self.choice(numbers(at));
                    heaps[place] -= number;
                    taken += u64::from(number);
                }
                if self.allows(taken, last, tokens) { visit(heaps, taken) } else { ControlFlow::Continue(()) }
            };
            let choices: Vec<usize> =
                places.iter().map(|&place| self.choices(position.heaps[place])).collect();
            if self.same {
                let all = choices.iter().copied().min().unwrap_or(0);
                return (0..all).try_for_each(|number| left(&|_| number));
            }
            if choices.contains(&0) {
                return ControlFlow::Continue(());
            }
            let mut numbers = vec![0; places.len()];
            loop {
                left(&|at| numbers[at])?;
                let Some(at) = (0..numbers.len()).rev().find(|&at| numbers[at] + 1 < choices[at]) else {
                    return ControlFlow::Continue(());
                };
                numbers[at] += 1;
                numbers[at + 1..].fill(0);
            }
        })
    }
}

impl JointGame {
    /// The game of declared rules. The error says what is wrong with them.
    pub(super) fn new(name: &str, joint: &Joint) -> Result<Self, Message> {
        let moves = || joint.left.iter().chain(&joint.right);
        if moves().any(|one| one.take.contains(&0) || one.take.windows(2).any(|pair| pair[0] >= pair[1])) {
            return Err(message!("numbers of tokens that may be taken are positive and ascending"));
        }
        let are_places = |set: &Vec<u32>| {
            !set.is_empty()
                && set.iter().all(|&place| (place as usize) < MOST_HEAPS)
                && (1..set.len()).all(|at| !set[..at].contains(&set[at]))
        };
        if moves().any(|one| matches!(&one.heaps, Which::Sets(sets) if !sets.iter().all(are_places))) {
            return Err(message!(
                "a set of heaps names different heaps, numbered from 1 to {MOST_HEAPS}",
                MOST_HEAPS
            ));
        }
        let has_all = |list: &[TakeFrom], all: &[TakeFrom]| all.iter().all(|one| list.contains(one));
        Ok(Self {
            name: name.into(),
            is_impartial: has_all(&joint.left, &joint.right) && has_all(&joint.right, &joint.left),
            is_ordered: joint.is_ordered(),
            remembers: joint.remembers(),
            most_tokens: joint.most_tokens(),
            joint: Arc::new(joint.clone()),
        })
    }

    /// The heaps in normal form, as the checker of certificates reads them.
    pub(super) fn print_checked(&self, position: &JointHeaps) -> String {
        self.print(&self.normal_form(position).position)
    }
}

impl Ruleset for JointGame {
    type Position = JointHeaps;

    fn options<B>(
        &self,
        position: &JointHeaps,
        player: Player,
        mut visit: impl FnMut(JointHeaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let side = if player == Player::Left { &self.joint.left } else { &self.joint.right };
        let mut seen = FxHashSet::default();
        for one in side {
            one.visit(position, |heaps, taken| {
                let last = if self.remembers { taken as u32 } else { 0 };
                let option = JointHeaps { heaps, last };
                if seen.insert(option.clone()) { visit(option) } else { ControlFlow::Continue(()) }
            })?;
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial
    }

    /// Every move takes a token.
    fn is_loop_free(&self) -> bool {
        true
    }

    /// Where the heaps have no order, neither that nor empty ones count.
    fn normal_form(&self, position: &JointHeaps) -> NormalForm<JointHeaps> {
        if self.is_ordered {
            return NormalForm::plain(position.clone());
        }
        let mut heaps: Vec<u32> = position.heaps.iter().copied().filter(|&size| size > 0).collect();
        heaps.arrange();
        NormalForm::plain(JointHeaps { heaps: heaps.into(), last: position.last })
    }

    fn heap_bytes(&self, position: &JointHeaps) -> usize {
        4 * position.heaps.len()
    }
}

impl Notation for JointGame {
    fn parse(&self, text: &str) -> Result<JointHeaps, ParseError> {
        let hint = || {
            if self.remembers {
                message!("sizes of heaps, and what was taken last: {value} 3 4 5 after 2", value = self.name)
            } else {
                message!("sizes of heaps, for example: {value} 3 4 5", value = self.name)
            }
        };
        let words: Vec<&str> =
            text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
        let number = |word: &str| {
            let size = word.parse::<u32>().ok().filter(|&size| size <= MOST_SIZE && !word.starts_with('+'));
            size.ok_or_else(|| {
                ParseError::part(
                    text,
                    word,
                    message!("expected a whole number up to {MOST_SIZE}", MOST_SIZE),
                    hint(),
                )
            })
        };
        let (sizes, last) = match words.as_slice() {
            [sizes @ .., word, last] if *word == AFTER && self.remembers => (sizes, number(last)?),
            sizes => (sizes, 0),
        };
        let heaps = sizes.iter().map(|word| number(word)).collect::<Result<Box<[u32]>, _>>()?;
        if heaps.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", hint()));
        }
        if heaps.len() > MOST_HEAPS {
            return Err(ParseError::whole(
                text,
                message!("there are at most {MOST_HEAPS} heaps", MOST_HEAPS),
                hint(),
            ));
        }
        let position = JointHeaps { heaps, last };
        if let Some(most) = self.most_tokens
            && position.tokens().max(u64::from(last)) > most
        {
            return Err(ParseError::whole(
                text,
                message!("this game is declared for at most {most} tokens", most),
                hint(),
            ));
        }
        Ok(position)
    }

    fn print(&self, position: &JointHeaps) -> String {
        let words: Vec<String> = position.heaps.iter().map(ToString::to_string).collect();
        let mut text = if words.is_empty() { "0".to_owned() } else { words.join(" ") };
        if position.last > 0 {
            let _ = write!(text, " {AFTER} {}", position.last);
        }
        text
    }

    fn move_label(&self, from: &JointHeaps, to: &JointHeaps, _: Player) -> String {
        if from.heaps.len() != to.heaps.len() {
            return self.print(to);
        }
        let is_alone = from.heaps.len() == 1;
        let changed =
            from.heaps.iter().zip(&to.heaps).enumerate().filter(|(_, (before, after))| before != after);
        let told = |(place, (before, after)): (usize, (&u32, &u32))| {
            let heap = if is_alone { String::new() } else { format!("heap {}: ", place + 1) };
            if *after == 0 {
                format!("{heap}{before} to nothing")
            } else {
                format!("{heap}{before} to {after}")
            }
        };
        changed.map(told).collect::<Vec<_>>().join(", ")
    }

    fn drawing(&self, position: &JointHeaps) -> Option<Drawing> {
        Drawing::heaps(position.heaps.iter().copied())
    }
}
