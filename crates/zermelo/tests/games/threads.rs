//! Retrograde analysis, least excluded values and loopy values on several threads: the labels, values and counts of one.
#![cfg(feature = "rules")]

use crate::rule_files::{file, parsed};
use dashu_int::UBig;
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

/// A game whose positions are held whole.
fn opened(text: &str) -> (Arc<dyn AnyGame>, AnyPosition) {
    let opened = open(text).unwrap();
    (opened.game.clone(), opened.position.clone())
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
        opened("nogo 3x4"),
        opened("amazons x...|....|...o"),
        opened("impartial:kings-dirt x...|....|...o"),
        opened("clobber 2x3 + col path:4 + kayles 5"),
        opened("tictactoe"),
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

#[test]
fn threads_do_not_change_grundy_values() {
    let games = [
        opened("cram ......|......|.#....|......"),
        opened("impartial:nogo 3x4"),
        opened("nim 3 + cram ......|......|.#....|...... + cram 3x5"),
        from_file("cram", "......|......|.#....|......"),
    ];
    for (game, start) in games {
        let found = |threads| {
            let threads = NonZeroUsize::new(threads).unwrap();
            let mut values = game.grundy_values_on_threads(threads, &Limits::none()).unwrap();
            let value = values.value(&start).unwrap();
            let moves = values.moves_to_nimber(&start, &UBig::ZERO).unwrap();
            let labels: Vec<String> = moves.claimed().into_iter().map(|one| one.label).collect();
            (value, labels, values.position_count())
        };
        let one = found(1);
        assert!(one.2 > 5_000, "{}: too few positions for several threads", game.print(&start));
        for threads in [2, 3] {
            assert_eq!(found(threads), one, "{}", game.print(&start));
        }
    }
}

#[test]
fn threads_do_not_change_loopy_values() {
    // From a hub to all others, of which each leads to two.
    let mut random = SplitMix64::new(5);
    let hub = (1..9_000).map(|vertex| format!("v0>v{vertex}"));
    let others: Vec<String> =
        (1..18_000).map(|edge| format!("v{}>v{}", 1 + edge % 8_999, 1 + random.below(9_500))).collect();
    let edges: Vec<String> = hub.chain(others).collect();
    let (game, start) = opened(&format!("token:{} v0", edges.join(",")));
    let found = |threads| {
        let threads = NonZeroUsize::new(threads).unwrap();
        let mut values = game.loopy_values_on_threads(threads, &Limits::none()).unwrap();
        (values.value(&start).unwrap(), values.counter(&start).unwrap(), values.position_count())
    };
    let one = found(1);
    assert!(one.2 > 9_000);
    for threads in [2, 3] {
        assert_eq!(found(threads), one);
    }
}
