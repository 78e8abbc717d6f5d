//! A graph file in any of its formats is read or refused; one that was read has moves between vertices that it has, and is
//! written as DOT that reads back with as many.

#![no_main]

use libfuzzer_sys::fuzz_target;
use zermelo::game::graph::{GraphFormat, dot};
use zermelo::game::{Limits, Player};

fuzz_target!(|text: &str| {
    let limits = Limits { memory: Some(1 << 26), ..Limits::none() };
    let Ok(game) = GraphFormat::guess(text).read_within(text, &limits) else { return };
    for player in Player::BOTH {
        for vertex in 0..game.vertex_count() as u32 {
            let row = game.moves_of(player).row(vertex);
            assert!(row.iter().all(|&to| (to as usize) < game.vertex_count()));
        }
    }
    let written = dot::write(&game, |_| (String::new(), None));
    let again = dot::read(&written).expect("what is written reads back");
    assert_eq!((again.vertex_count(), again.move_count()), (game.vertex_count(), game.move_count()));
});
