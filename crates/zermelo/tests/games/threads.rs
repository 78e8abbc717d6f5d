//! Retrograde analysis on several threads: the labels and counts of one.
#![cfg(feature = "rules")]

use crate::rule_files::{file, parsed};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo::catalogue::{AnyGame, AnyPosition, Engines, open};
use zermelo::game::random::SplitMix64;
use zermelo::game::{Convention, Player};
use zermelo::solve::Limits;

/// The game of a rule file, with its start where no position is given.
fn from_file(name: &str, text: &str) -> (Arc<dyn AnyGame>, AnyPosition) {
    let (file, game) = file(name);
    let start = file.start.filter(|_| text.is_empty());
    let position = parsed(game.as_ref(), start.as_deref().unwrap_or(text)).unwrap();
    (game, position)
}

/// Three tokens on a random graph with draws.
fn tokens() -> (Arc<dyn AnyGame>, AnyPosition) {
    let mut random = SplitMix64::new(3);
    let edges: Vec<String> =
        (0..110).map(|_| format!("v{}>v{}", random.below(60), random.below(70))).collect();
    let opened = open(&format!("token:{} v1 v2 v3", edges.join(","))).unwrap();
    (opened.game.clone(), opened.position.clone())
}

#[test]
fn threads_do_not_change_a_retrograde_analysis() {
    let games = [
        from_file("connect_four", "4x4"),
        from_file("fox_and_geese", "#g#g#g|.#.#.#|#.#.#.|.#.#.#|#.#.#.|.#f#.#"),
        from_file("pong_hau_ki", ""),
        from_file("slide_n", ""),
        tokens(),
    ];
    for (game, start) in games {
        for convention in [Convention::Normal, Convention::Misere] {
            let questions = Player::each(|player| (start.clone(), player));
            let explore = |threads| {
                let threads = NonZeroUsize::new(threads).unwrap();
                game.explore_on_threads(&questions, convention, threads, &Limits::none()).unwrap()
            };
            let mut one = explore(1);
            for threads in [2, 3] {
                let mut more = explore(threads);
                assert_eq!(more.state_count(), one.state_count());
                assert_eq!(more.first_state_count(), one.first_state_count());
                for (position, player) in &questions {
                    assert_eq!(
                        more.verdict(position, *player).unwrap(),
                        one.verdict(position, *player).unwrap()
                    );
                    let _ = game.visit_options(position, *player, &mut |option| {
                        let [more, one] = [&mut more, &mut one]
                            .map(|judge| judge.verdict(&option, player.opponent()).unwrap());
                        assert_eq!(more, one, "{}", game.print(&option));
                        ControlFlow::Continue(())
                    });
                }
            }
        }
    }
}
