//! A partizan game of one's own: on a row of cells Left colours one free cell, Right two neighbouring ones. The row splits
//! into components where it is coloured, so canonical forms of long rows are found from those of short ones.
//!
//! `cargo run -p zermelo --example own_partizan_board`

use std::ops::ControlFlow;
use zermelo::game::{Player, Ruleset};
use zermelo::solve::Limits;
use zermelo::solve::value::ValueTable;
use zermelo::value::{Algebra, Script, Store};

/// The position is the multiset of lengths of free stretches, in ascending order.
struct CellsAndDominoes;

impl Ruleset for CellsAndDominoes {
    type Position = Vec<u32>;

    fn options<B>(
        &self,
        stretches: &Vec<u32>,
        player: Player,
        mut visit: impl FnMut(Vec<u32>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let length = if player == Player::Left { 1 } else { 2 };
        for (at, &stretch) in stretches.iter().enumerate() {
            for before in 0..(stretch + 1).saturating_sub(length) {
                let mut rest = stretches.clone();
                rest.remove(at);
                rest.extend([before, stretch - length - before].into_iter().filter(|&free| free > 0));
                rest.sort_unstable();
                visit(rest)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, stretches: &Vec<u32>, mut visit: impl FnMut(Vec<u32>)) {
        for &stretch in stretches {
            visit(vec![stretch]);
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (store, limits) = (Store::new(), Limits::none());
    let table = ValueTable::new(&CellsAndDominoes, &store)?;
    let mut algebra = Algebra::new(&store, &limits)?;
    for length in 0..=12 {
        let value = table.value(&vec![length], &limits)?;
        println!("{length:>2} cells: {}", algebra.text(value, Script::Ascii)?);
    }
    Ok(())
}
