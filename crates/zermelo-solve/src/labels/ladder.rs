//! A game with results as far from the end as one likes, against the kernel where its words become too narrow: labels just below
//! the counters, among them and beyond.

use super::{Label, label_game};
use std::num::NonZeroUsize;
use zermelo_core::{Ending, Limits, NumberedGame, ParseError, Slice, Standing};

/// Rungs 0 to the last. The lowest is the end; from an odd rung one goes a rung down or two up, from an even one a rung or
/// three down. Nothing is gained by going up, and nothing lost by going down slowly.
struct Ladder {
    slices: Vec<Slice>,
    /// The result on the lowest rung. Where it is a draw, even rungs have but one option.
    ending: Ending,
    most_options: u32,
    knows_sources: bool,
}

impl Ladder {
    /// With the lowest rung in the same slice as all others, or in one of its own.
    fn new(last: u64, is_one_slice: bool) -> Self {
        let slice = |numbers, loops, needs| Slice { name: "rungs".to_owned(), numbers, loops, needs };
        let slices = if is_one_slice {
            vec![slice(0..last + 1, true, Vec::new())]
        } else {
            vec![slice(0..1, false, Vec::new()), slice(1..last + 1, true, vec![0])]
        };
        Self { slices, ending: Ending::Loss, most_options: 2, knows_sources: true }
    }

    fn last(&self) -> u64 {
        self.slices.last().map_or(0, |slice| slice.numbers.end - 1)
    }

    fn label(&self, rung: u64) -> Label {
        match self.ending {
            Ending::Draw => Label::Tie(rung as u32),
            _ if rung % 2 == 1 => Label::Win(rung as u32),
            _ => Label::Loss(rung as u32),
        }
    }

    /// Labels all rungs, and compares the labels, and the bytes that they take, with what they must be.
    fn check(&self, threads: usize) {
        let threads = NonZeroUsize::new(threads).unwrap();
        let labels = label_game(self, threads, &Limits::none()).unwrap();
        for rung in 0..=self.last() {
            assert_eq!(labels.label(rung), Some(self.label(rung)), "rung {rung} of {}", self.last());
        }
        // At most half of the words count options: the bound may be far above what positions have.
        let label = self.label(self.last()).code();
        let holds = |most: u32| label + self.most_options.min(most / 2 - 1) < most;
        let width = if holds(u8::MAX.into()) {
            1
        } else if holds(u16::MAX.into()) {
            2
        } else {
            4
        };
        let cells = labels.slice(self.slices.len() - 1).unwrap();
        assert_eq!(cells.width(), width, "{} rungs, {} options", self.last(), self.most_options);
    }
}

impl NumberedGame for Ladder {
    fn name(&self) -> String {
        "ladder".to_owned()
    }

    fn slices(&self) -> &[Slice] {
        &self.slices
    }

    fn start(&self) -> Option<u64> {
        None
    }

    fn look(&self, rung: u64, options: &mut Vec<u64>) -> Standing {
        options.clear();
        if rung == 0 {
            return Standing::Over(self.ending);
        }
        options.push(rung - 1);
        if rung % 2 == 1 && rung + 2 <= self.last() {
            options.push(rung + 2);
        }
        if rung.is_multiple_of(2) && rung >= 3 && self.ending == Ending::Loss {
            options.push(rung - 3);
        }
        Standing::Open
    }

    fn sources(&self, rung: u64, sources: &mut Vec<u64>) {
        sources.clear();
        let has_odd_below = rung % 2 == 1 && rung >= 3;
        let has_even_above = rung % 2 == 1 && rung + 3 <= self.last() && self.ending == Ending::Loss;
        let all = [
            (rung < self.last()).then_some(rung + 1),
            has_odd_below.then(|| rung - 2),
            has_even_above.then_some(rung + 3),
        ];
        sources.extend(all.into_iter().flatten());
    }

    fn knows_sources(&self) -> bool {
        self.knows_sources
    }

    fn most_options(&self) -> u32 {
        self.most_options
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        text.parse().map_err(|_| ParseError::whole(text, "a rung is a number", "for example: 7"))
    }

    fn print(&self, rung: u64) -> String {
        rung.to_string()
    }
}

/// Ladders of all lengths in a range, of each kind.
fn check_all(lengths: std::ops::RangeInclusive<u64>, most_options: &[u32]) {
    for last in lengths {
        for (&most_options, is_one_slice) in
            most_options.iter().flat_map(|most| [(most, true), (most, false)])
        {
            for ending in [Ending::Loss, Ending::Draw] {
                for knows_sources in [true, false] {
                    let game = Ladder::new(last, is_one_slice);
                    let game = Ladder { ending, most_options, knows_sources, ..game };
                    game.check(if knows_sources { 1 } else { 2 });
                }
            }
        }
    }
}

#[test]
fn labels_outgrow_one_byte() {
    // With 60 options counters begin at 195: the largest label before is that of 64 plies.
    check_all(50..=90, &[2, 7, 60, 126]);
    check_all(40..=44, &[126, 127, 70_000]);
}

#[test]
fn labels_outgrow_two_bytes() {
    check_all(21_838..=21_845, &[2]);
}
