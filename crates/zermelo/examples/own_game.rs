//! A game of one's own: a heap from which a square number of tokens is taken. One method, the options, is enough for the
//! engines; two facts that are true of the game open more of them.
//!
//! `cargo run -p zermelo --example own_game`

use std::ops::ControlFlow;
use zermelo::game::{Convention, Player, Ruleset};
use zermelo::solve::Limits;
use zermelo::solve::explore::explore;
use zermelo::solve::grundy::grundy_value;

struct SubtractASquare;

impl Ruleset for SubtractASquare {
    type Position = u64;

    fn options<B>(
        &self,
        heap: &u64,
        _: Player,
        mut visit: impl FnMut(u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        (1..).map_while(|root: u64| heap.checked_sub(root * root)).try_for_each(&mut visit)
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let limits = Limits::none();
    print!("Grundy values of heaps of 0 to 20:");
    for heap in 0..=20 {
        print!(" {}", grundy_value(&SubtractASquare, &heap, &limits)?);
    }
    println!();
    let labels = explore(&SubtractASquare, &[(20, Player::Left)], Convention::Misere, &limits)?;
    for heap in [10, 20] {
        if let Some(verdict) = labels.find(&heap, Player::Left) {
            println!("misère play on a heap of {heap}: {verdict:?}");
        }
    }
    Ok(())
}
