//! Partizan heap games: each player has rules of his own for the same heaps. A. S. Fraenkel, A. Kotzig, Partizan octal
//! games: partizan subtraction games, Int. J. Game Theory 16 (1987); Siegel, *Combinatorial Game Theory* (2013).

use super::heap_game::{HeapGame, impl_by_heap_game};
use super::heaps::HEAPS;
use super::heaps::Heaps;
use super::take_and_break::{label_between, refuse_large, with_parts};
use crate::catalogue::{AnyGame, Catalogued, Entry, Group};
use crate::game::{ParseError, Player};
use crate::heap::{HeapCode, visit_options};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

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

impl_by_heap_game!(PartizanOctal, PartizanSubtraction);

impl HeapGame for PartizanOctal {
    fn moves<B>(
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

    /// Where moves leave at most one heap, heaps only shrink.
    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        self.codes.iter().all(|code| code.most_heaps() <= Some(1)).then(|| heaps.product_bound())
    }

    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        let example = format!("partizan-octal:{}/{} 5 9", self.codes[0], self.codes[1]);
        let heaps = Heaps::parse(text, &example)?;
        self.codes.iter().try_for_each(|code| refuse_large(text, &heaps, code, &example))?;
        Ok(heaps)
    }

    fn move_label(&self, from: &Heaps, to: &Heaps) -> String {
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
                takes.arrange();
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

impl HeapGame for PartizanSubtraction {
    fn moves<B>(
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

    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        Some(heaps.product_bound())
    }

    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        let [left, right] = Player::BOTH
            .map(|player| self.takes(player).iter().map(u64::to_string).collect::<Vec<_>>().join(","));
        Heaps::parse(text, &format!("partizan-subtraction:{left}/{right} 7 9"))
    }
}

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 2] {
    [
        Entry::new(
            "partizan-subtraction",
            "Partizan subtraction games",
            Group::Heaps,
            open_partizan_subtraction,
        )
        .with_rules(
            "A move takes from one heap a number of tokens of the player's own set. Whoever cannot \
             move loses.",
        )
        .with_parameters(":A,B,…/C,D,…  what Left may take, and what Right may take (required)")
        .with_notation(HEAPS)
        .with_examples(["partizan-subtraction:1,3/2,5 7 9", "partizan-subtraction:1/2 5"]),
        Entry::new("partizan-octal", "Partizan octal games", Group::Heaps, open_partizan_octal)
            .with_aliases(["partizan-take-and-break"])
            .with_rules(
                "A move takes i tokens from one heap and leaves of it as many heaps as digit i of the \
                 player's own code allows. Whoever cannot move loses.",
            )
            .with_parameters(":CODE/CODE  Left's code and Right's, each as for 'heaps' (required)")
            .with_notation(HEAPS)
            .with_examples(["partizan-octal:0.3/0.7 5 6", "partizan-octal:kayles/0.07 8"]),
    ]
}

/// Left's part and Right's of the parameters of a partizan game.
fn both_parts<'a>(parameters: &'a str, hint: &str) -> Result<[&'a str; 2], ParseError> {
    match parameters.split_once('/') {
        Some((left, right)) => Ok([left, right]),
        None => Err(ParseError::whole(
            parameters,
            "this game needs Left's rules and Right's after its name, with a '/' between them",
            hint,
        )),
    }
}

fn open_partizan_subtraction(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "what Left may take, and what Right may take, for example: partizan-subtraction:1,3/2,5 7 9";
    let sets = both_parts(parameters, hint)?;
    let mut takes = [Vec::new(), Vec::new()];
    for (set, takes) in sets.into_iter().zip(&mut takes) {
        for word in set.split(',') {
            let take = word.parse().ok().filter(|&take: &u64| take > 0 && !word.starts_with('+'));
            let take = take.ok_or_else(|| {
                let place = if word.is_empty() { parameters } else { word };
                ParseError::part(parameters, place, "expected a whole number from 1 to 2^64 − 1", hint)
            })?;
            takes.push(take);
        }
    }
    Ok(Arc::new(
        Catalogued::new(PartizanSubtraction::new(takes))
            .with_own_tables()
            .declared_by_heap("partizan-subtraction"),
    ))
}

fn open_partizan_octal(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "Left's code and Right's, for example: partizan-octal:0.3/0.7 5 6";
    let [left, right] = both_parts(parameters, hint)?;
    let code = |part: &str| -> Result<HeapCode, ParseError> {
        let offset = part.as_ptr() as usize - parameters.as_ptr() as usize;
        part.parse().map_err(|error: ParseError| error.within(parameters, offset))
    };
    Ok(Arc::new(
        Catalogued::new(PartizanOctal::new(code(left)?, code(right)?))
            .with_own_tables()
            .declared_by_heap("partizan-octal"),
    ))
}
