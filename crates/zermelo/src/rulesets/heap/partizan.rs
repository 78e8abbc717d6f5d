//! Partizan heap games: each player has rules of his own for the same heaps. A. S. Fraenkel, A. Kotzig, Partizan octal
//! games: partizan subtraction games, Int. J. Game Theory 16 (1987); Siegel, *Combinatorial Game Theory* (2013).

use super::heaps::Heaps;
use super::take_and_break::{label_between, refuse_large, with_parts};
use crate::game::{NormalForm, Notation, ParseError, Player, Ruleset};
use crate::heap::{HeapCode, visit_options};
use std::ops::ControlFlow;

/// A take-and-break game with a code for each player, such as `0.3` for Left and `0.7` for Right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartizanOctal {
    codes: [HeapCode; 2],
}

impl PartizanOctal {
    /// The game of Left's and Right's code.
    pub fn new(left: HeapCode, right: HeapCode) -> Self {
        Self { codes: [left, right] }
    }

    /// A player's code.
    pub fn code(&self, player: Player) -> &HeapCode {
        &self.codes[player.index()]
    }
}

impl Ruleset for PartizanOctal {
    type Position = Heaps;

    fn options<B>(
        &self,
        heaps: &Heaps,
        player: Player,
        mut visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (heap, size) in heaps.0.iter().enumerate() {
            visit_options(self.code(player), size, |_, parts| visit(with_parts(heaps, heap, parts)))?;
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        self.codes[0] == self.codes[1]
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, heaps: &Heaps, visit: impl FnMut(Heaps)) {
        heaps.visit_single_heaps(visit);
    }

    fn normal_form(&self, heaps: &Heaps) -> NormalForm<Heaps> {
        heaps.normal_form()
    }

    /// Where moves leave at most one heap, heaps only shrink.
    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        self.codes.iter().all(|code| code.most_heaps() <= Some(1)).then(|| heaps.product_bound())
    }

    fn heap_bytes(&self, heaps: &Heaps) -> usize {
        heaps.heap_bytes()
    }
}

impl Notation for PartizanOctal {
    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        let example = format!("partizan-octal:{}/{} 5 9", self.codes[0], self.codes[1]);
        let heaps = Heaps::parse(text, &example)?;
        self.codes.iter().try_for_each(|code| refuse_large(text, &heaps, code, &example))?;
        Ok(heaps)
    }

    fn print(&self, heaps: &Heaps) -> String {
        heaps.to_string()
    }

    fn move_label(&self, from: &Heaps, to: &Heaps, _: Player) -> String {
        label_between(from, to)
    }
}

/// A subtraction game with a set of takes for each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartizanSubtraction {
    takes: [Vec<u64>; 2],
}

impl PartizanSubtraction {
    /// The game in which Left and Right take the numbers of their sets. A take of 0 would be no move and is left out.
    pub fn new(takes: [Vec<u64>; 2]) -> Self {
        Self {
            takes: takes.map(|mut takes| {
                takes.retain(|&take| take > 0);
                takes.sort_unstable();
                takes.dedup();
                takes
            }),
        }
    }

    /// What a player may take, ascending.
    pub fn takes(&self, player: Player) -> &[u64] {
        &self.takes[player.index()]
    }
}

impl Ruleset for PartizanSubtraction {
    type Position = Heaps;

    fn options<B>(
        &self,
        heaps: &Heaps,
        player: Player,
        visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        heaps.visit_takes(&self.takes(player).iter().copied(), visit)
    }

    fn is_impartial(&self) -> bool {
        self.takes[0] == self.takes[1]
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, heaps: &Heaps, visit: impl FnMut(Heaps)) {
        heaps.visit_single_heaps(visit);
    }

    fn normal_form(&self, heaps: &Heaps) -> NormalForm<Heaps> {
        heaps.normal_form()
    }

    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        Some(heaps.product_bound())
    }

    fn heap_bytes(&self, heaps: &Heaps) -> usize {
        heaps.heap_bytes()
    }
}

impl Notation for PartizanSubtraction {
    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        let [left, right] = Player::BOTH
            .map(|player| self.takes(player).iter().map(u64::to_string).collect::<Vec<_>>().join(","));
        Heaps::parse(text, &format!("partizan-subtraction:{left}/{right} 7 9"))
    }

    fn print(&self, heaps: &Heaps) -> String {
        heaps.to_string()
    }

    fn move_label(&self, from: &Heaps, to: &Heaps, _: Player) -> String {
        from.take_label(to)
    }
}
