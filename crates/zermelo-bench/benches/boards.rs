//! What the games on grids ask of the processor for each option: making it, taking it apart, and the normal forms of its
//! parts, on positions that play from the empty board reaches.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Instant;
use zermelo::game::{Notation, Player, Ruleset, option_list};
use zermelo::rulesets::board::{Clobber, Domineering};
use zermelo_bench::Random;

/// Positions after a random number of random moves in turn, as the engines meet them: single parts in normal form.
fn positions<R: Notation>(game: &R, start: &str, most_moves: u32, count: usize) -> Vec<R::Position> {
    let mut random = Random::new(20);
    let start = game.parse(start).expect("the boards here are boards");
    let mut found = Vec::with_capacity(count);
    while found.len() < count {
        let mut position = start.clone();
        let mut player = Player::Left;
        for _ in 0..random.below(most_moves) {
            let options = option_list(game, &position, player);
            if options.is_empty() {
                break;
            }
            position = options[random.below(options.len() as u32) as usize].clone();
            player = player.opponent();
        }
        game.components(&position, |part| found.push(game.normal_form(&part).position));
    }
    found
}

/// How far the work on an option goes.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Options,
    Parts,
    Forms,
}

/// Options and parts met on the way.
fn run<R: Ruleset>(game: &R, positions: &[R::Position], stage: Stage) -> [u64; 2] {
    let (mut options, mut parts) = (0, 0);
    for (position, player) in positions.iter().flat_map(|p| Player::each(|player| (p, player))) {
        let _: ControlFlow<()> = game.options(position, player, |option| {
            options += 1;
            if stage == Stage::Options {
                black_box(&option);
                return ControlFlow::Continue(());
            }
            game.components(&option, |part| {
                parts += 1;
                if stage == Stage::Parts {
                    black_box(&part);
                } else {
                    black_box(game.normal_form(&part));
                }
            });
            ControlFlow::Continue(())
        });
    }
    [options, parts]
}

/// Prints nanoseconds for one option: making it, with its parts, and with the parts' forms. Few positions are timed at
/// once, so that on a busy machine the best round is one without interruption.
fn measure<R: Ruleset>(name: &str, game: &R, positions: &[R::Position]) {
    let mut counts = [0_u64; 2];
    let nanoseconds = [Stage::Options, Stage::Parts, Stage::Forms].map(|stage| {
        counts = [0; 2];
        let mut total = 0.0;
        for batch in positions.chunks(400) {
            let mut best = f64::MAX;
            let mut met = [0; 2];
            for _ in 0..10 {
                let start = Instant::now();
                met = run(game, batch, stage);
                best = best.min(start.elapsed().as_secs_f64());
            }
            total += best;
            counts = [counts[0] + met[0], counts[1] + met[1]];
        }
        total * 1e9 / as_float(counts[0].max(1))
    });
    let [alone, parted, formed] = nanoseconds;
    println!(
        "{name:<20} {:>8} options of {:>5} positions, {:.2} parts each: {alone:.1} ns, with parts {parted:.1} ns, with normal \
         forms {formed:.1} ns",
        counts[0],
        positions.len(),
        as_float(counts[1]) / as_float(counts[0])
    );
}

#[expect(clippy::cast_precision_loss, reason = "for averages")]
fn as_float(count: u64) -> f64 {
    count as f64
}

fn main() {
    measure("domineering 5x6", &Domineering, &positions(&Domineering, "5x6", 10, 20_000));
    measure("domineering 8x8", &Domineering, &positions(&Domineering, "8x8", 20, 10_000));
    measure("domineering 4x10", &Domineering, &positions(&Domineering, "4x10", 10, 10_000));
    measure("clobber 4x4", &Clobber, &positions(&Clobber, "4x4", 8, 20_000));
    measure("clobber 2x10", &Clobber, &positions(&Clobber, "2x10", 10, 20_000));
    measure("domineering 10x10", &Domineering, &positions(&Domineering, "10x10", 30, 1_000));
}
