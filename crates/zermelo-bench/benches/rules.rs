//! Rule files against the built-in games with the same rules: canonical forms of the same positions in the same run, by turns;
//! heaps against the code with the same moves; and what the slow path does in a second.

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use zermelo::catalogue::{AnyGame, Engines, open};
use zermelo::game::{Player, Ruleset};
use zermelo::heap::{GrundySequence, HeapCode, Method};
use zermelo::rules::{HeapRule, open_heap_rule, open_text, reader::Settings};
use zermelo::solve::Limits;
use zermelo::value::{Algebra, Store, ValueId};

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games"))
}

fn text_of(file: &str) -> Result<String, String> {
    std::fs::read_to_string(folder().join(file)).map_err(|error| error.to_string())
}

fn opened(name: &str) -> Arc<dyn AnyGame> {
    let file = format!("{name}.star");
    let text = text_of(&file).expect("the files of the folder are read");
    let read = open_text(&file, &text, &Settings::default(), &mut text_of);
    read.unwrap_or_else(|error| panic!("{file}: {error}")).1
}

/// Seconds that the canonical forms of some positions take.
fn values(game: &(dyn AnyGame + 'static), positions: &[&str]) -> (f64, Vec<String>) {
    let store = Store::new();
    let limits = Limits::none();
    let positions: Vec<_> =
        positions.iter().map(|text| game.parse_question(text).expect("these are positions").0).collect();
    let start = Instant::now();
    let mut values = game.values(&store, NonZeroUsize::MIN, &limits).expect("values are found");
    let mut algebra = Algebra::new(&store, &limits).expect("there is memory");
    let mut found = Vec::new();
    for position in &positions {
        let parts = values.summands(position).expect("there is no limit");
        let sum =
            parts.into_iter().fold(ValueId::ZERO, |sum, part| algebra.sum(sum, part).expect("no limit"));
        found.push(sum);
    }
    let time = start.elapsed().as_secs_f64();
    let limits = Limits::none();
    let mut algebra = Algebra::new(&store, &limits).expect("there is memory");
    let texts = found
        .into_iter()
        .map(|value| algebra.text(value, zermelo::value::Script::Ascii).unwrap_or_else(|_| "?".to_owned()));
    (time, texts.collect())
}

fn compare(file: &str, built_in: &str, positions: &[&str], rounds: u32) {
    let own = opened(file);
    let other = open(&format!("{built_in} {}", positions[0])).expect("these are built in").game.clone();
    let mut best = [f64::MAX; 2];
    for _ in 0..rounds {
        let (time, mine) = values(own.as_ref(), positions);
        best[0] = best[0].min(time);
        let (time, theirs) = values(other.as_ref(), positions);
        best[1] = best[1].min(time);
        assert_eq!(mine, theirs, "{file}");
    }
    let lines = text_of(&format!("{file}.star")).map_or(0, |text| {
        text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')).count()
    });
    println!(
        "{file:<18} {lines:>3} lines {:<24} file {:>9.3} ms, built in {:>9.3} ms, ratio {:.2}",
        positions[0],
        best[0] * 1e3,
        best[1] * 1e3,
        best[1] / best[0]
    );
}

/// A single file, whatever its name.
struct One(String);

impl zermelo::game::Files for One {
    fn read(&self, _: &str, _: u64) -> std::io::Result<Vec<u8>> {
        Ok(self.0.as_bytes().to_vec())
    }
}

fn heaps() {
    let takes: Vec<String> = (1..=30).map(|taken| (taken * taken / 3 + 1).to_string()).collect();
    let text = format!("game = heaps(take = [{}])", takes.join(", "));
    let file = One(text);
    let time = |code: &HeapCode| {
        let start = Instant::now();
        let mut sequence = GrundySequence::new(code, Method::Auto, 1 << 20).expect("the code has a sequence");
        sequence.extend(100_001, &Limits::none()).expect("there is no limit");
        (start.elapsed().as_secs_f64(), sequence.value(100_000))
    };
    let Some(Ok(HeapRule::Code(code))) = open_heap_rule("takes.star", Some(&file)) else {
        println!("the heap rule is not taken for a code");
        return;
    };
    let again: HeapCode = code.to_string().parse().expect("a code is read as it is written");
    let mut best = [f64::MAX; 3];
    for _ in 0..20 {
        let start = Instant::now();
        let Some(Ok(HeapRule::Code(code))) = open_heap_rule("takes.star", Some(&file)) else { return };
        best[2] = best[2].min(start.elapsed().as_secs_f64());
        let (one, of_file) = time(&code);
        let (two, of_code) = time(&again);
        assert_eq!(of_file, of_code);
        best = [best[0].min(one), best[1].min(two), best[2]];
    }
    println!(
        "heaps to 10^5, 30 takes: file {:.3} ms and {:.3} ms to open it, code {:.3} ms, ratio of the sequences {:.2}",
        best[0] * 1e3,
        best[2] * 1e3,
        best[1] * 1e3,
        best[1] / best[0]
    );
}

/// Options of every position that play of a slow game reaches, and how many of them a second.
fn slow(file: &str, position: &str) {
    slow_game(file, position, opened(file).as_ref());
}

/// The slow path where a call gives few options, so that calls are what costs: a king that goes to a corner.
fn slow_with_few_options() {
    const KING: &str = "def king(p):
    return [(p[0] - a, p[1] - b) for a, b in [(1, 0), (0, 1), (1, 1)] if p[0] >= a and p[1] >= b]

game = rules(start = (400, 400), both = king)
";
    let read = open_text("king.star", KING, &Settings::default(), &mut text_of);
    slow_game("king", "(400, 400)", read.unwrap_or_else(|error| panic!("{error}")).1.as_ref());
}

fn slow_game(file: &str, position: &str, game: &(dyn AnyGame + 'static)) {
    let start = Instant::now();
    // As the engines keep positions.
    let mut known = rustc_hash::FxHashSet::default();
    let first = game.parse_question(position).expect("this is a position").0;
    let mut open = vec![first.clone()];
    known.insert(first);
    let (mut calls, mut options) = (0_u64, 0_u64);
    while let Some(position) = open.pop() {
        calls += 1;
        let _ = Ruleset::options::<()>(game, &position, Player::Left, |option| {
            options += 1;
            if known.insert(option.clone()) {
                open.push(option);
            }
            std::ops::ControlFlow::Continue(())
        });
    }
    let time = start.elapsed().as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "for averages")]
    let (calls, options) = (calls as f64, options as f64);
    println!(
        "slow path, {file} {position}, {calls} positions: {:.2} M calls, {:.2} M options a second",
        calls / time / 1e6,
        options / time / 1e6
    );
}

fn loading() {
    let mut slowest = (0.0, String::new());
    let mut total = 0.0;
    let mut count = 0;
    let mut names: Vec<_> = std::fs::read_dir(folder())
        .expect("there are files")
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.strip_suffix(".star").map(str::to_owned))
        .collect();
    names.sort();
    for name in names {
        let mut best = f64::MAX;
        for _ in 0..3 {
            let start = Instant::now();
            opened(&name);
            best = best.min(start.elapsed().as_secs_f64());
        }
        total += best;
        count += 1;
        if best > slowest.0 {
            slowest = (best, name);
        }
    }
    println!(
        "loading: {count} files in {:.1} ms, slowest {} {:.1} ms",
        total * 1e3,
        slowest.1,
        slowest.0 * 1e3
    );
}

fn main() {
    let filter = std::env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    let wanted = |name: &str| name.contains(&filter);
    let strips: Vec<String> = (0..3_u32.pow(11))
        .step_by(97)
        .map(|number| {
            (0..11).map(|place| ['t', 'f', '.'][(number / 3_u32.pow(place) % 3) as usize]).collect()
        })
        .collect();
    let strips: Vec<&str> = strips.iter().map(String::as_str).collect();
    for (file, built_in, positions, rounds) in [
        ("domineering", "domineering", &["5x5"][..], 5),
        ("clobber", "clobber", &["4x4"], 3),
        ("amazons", "amazons", &["x..o|....|...."], 2),
        ("konane", "konane", &["xoxox|oxoxo|xo.ox|oxoxo|xoxox"], 3),
        ("fission", "fission", &["....|..x.|....|....|...."], 3),
        ("toads_and_frogs", "toads-and-frogs", &strips, 3),
    ] {
        if wanted(file) {
            compare(file, built_in, positions, rounds);
        }
    }
    if wanted("heaps") {
        heaps();
    }
    if wanted("slow") {
        slow("rook", "(100, 100)");
        slow("wythoff", "(60, 60)");
        slow_with_few_options();
        slow("y", "..........");
    }
    if wanted("loading") {
        loading();
    }
}
