//! Who wins: the search of sums on the race that `data/race.json` records, each row with its seconds and nodes and the ratio
//! to the peer's. Every outcome is asserted. Absolute times differ between machines by a factor of up to 2.4: calibrate by
//! the first row, the canonical form of Domineering 5×5, before ratios are read.
//!
//! `cargo bench -p zermelo-bench --bench sums -- clobber` runs the rows that have that in them; without a word, all
//! that the peer finished within 60 s; `-- clobber --without=values` leaves a device out, and
//! `--seconds=2` does each row for that long, for a profile. Rows of games that are not in the catalogue are listed at the end.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};
use zermelo::catalogue::{self, Engines, OpenGame, SumSetup};
use zermelo::game::{Convention, Player};
use zermelo::solve::sums::{Devices, store_bytes};
use zermelo::solve::{Limits, StopReason};
use zermelo::suite;
use zermelo::value::Store;
use zermelo_bench::{cpu_seconds, report};

/// Rows are given up after so many sums.
const MOST_NODES: u64 = 12_000_000;

#[derive(serde::Deserialize)]
struct Row {
    game: String,
    position: String,
    to_play: String,
    outcome: String,
    time_s: Option<f64>,
    nodes: Option<u64>,
}

/// A row's position, `None` where a game is missing.
fn opened(row: &Row) -> Option<OpenGame> {
    let suite = suite::read(&format!("{{version 1.7}} {} {{{}}}", row.position, row.to_play));
    suite.cases.into_iter().next().map(|case| case.opened)
}

/// The outcome in the row's words, with the nodes.
fn ours(
    row: &Row,
    opened: &OpenGame,
    devices: Devices,
    limits: &Limits<'static>,
) -> Result<(String, u64), StopReason> {
    let store = Store::with_budget(Some(store_bytes(limits)));
    let setup = SumSetup { devices, ..SumSetup::default() };
    let sums = opened.game.sums(&store, Convention::Normal, setup, limits);
    let mut sums = sums.expect("all games of the race have sums");
    let outcome = match row.to_play.as_str() {
        "N" => format!("*{}", sums.nimber(&opened.position)?.expect("the game is impartial")),
        mover => {
            let mover = if mover == "B" { Player::Left } else { Player::Right };
            if sums.wins(&opened.position, mover)? { "win".to_owned() } else { "loss".to_owned() }
        }
    };
    Ok((outcome, sums.counts().nodes))
}

/// A result with the least time in seconds that it took: what takes milliseconds is done again, each time from nothing. What
/// takes longer than a turn of the scheduler is told in seconds of the processor, so that a busy machine does not count.
fn best_of_many<T>(enough: f64, mut work: impl FnMut() -> T) -> (T, f64) {
    const TURN: f64 = 0.002;
    let (mut least, mut all) = (f64::MAX, 0.0);
    loop {
        let used = cpu_seconds();
        let start = Instant::now();
        let result = work();
        let elapsed = start.elapsed().as_secs_f64();
        let time = if elapsed > TURN { elapsed.min(cpu_seconds() - used) } else { elapsed };
        (least, all) = (least.min(time), all + time);
        if all > enough {
            return (result, least);
        }
    }
}

/// All devices but one, which is named.
fn devices_without(name: &str) -> Devices {
    let mut devices = Devices::ALL;
    match name {
        "cancel" => devices.cancel = false,
        "values" => devices.values = false,
        "bounds" => devices.bounds = false,
        "order" => devices.order = false,
        "lookups" => devices.lookups = false,
        "own-search" => devices.own_search = false,
        _ => panic!("there is no device {name}"),
    }
    devices
}

fn calibrate() {
    let opened = catalogue::open("domineering 5x5").expect("the board is a board");
    let start = cpu_seconds();
    let store = Store::new();
    let mut values =
        opened.game.values(&store, NonZeroUsize::MIN, &Limits::none()).expect("there are values");
    values.summands(&opened.position).expect("nothing limits it");
    report(
        "yardstick: the canonical form of Domineering 5x5",
        Duration::from_secs_f64(cpu_seconds() - start),
        None,
    );
}

fn main() {
    let words = || std::env::args().skip(1);
    let filter = words().find(|word| !word.starts_with('-')).unwrap_or_default();
    let without = words().find_map(|word| Some(word.strip_prefix("--without=")?.to_owned()));
    let seconds = words().find_map(|word| word.strip_prefix("--seconds=")?.parse().ok()).unwrap_or(0.05);
    let devices = without.as_deref().map_or(Devices::ALL, devices_without);
    let rows: Vec<Row> = serde_json::from_str(include_str!("../data/race.json")).expect("the data are JSON");
    calibrate();
    let limits = Limits::none().at_most_positions(MOST_NODES);
    let mut missing: BTreeMap<&str, u32> = BTreeMap::new();
    let mut ratios = Vec::new();
    for row in rows.iter().filter(|row| row.position.contains(&filter)) {
        let Some(opened) = opened(row) else {
            *missing.entry(&row.game).or_default() += 1;
            continue;
        };
        let (result, time) = best_of_many(seconds, || ours(row, &opened, devices, &limits));
        let name: String = row.position.chars().take(56).collect();
        let theirs = match (row.time_s, row.nodes) {
            (Some(time), Some(nodes)) => format!("{time:9.4} s {nodes:9}"),
            _ => "not finished in 60 s".to_owned(),
        };
        match result {
            Err(reason) => {
                println!("{name:56} {} given up after {time:.1} s: {reason}; peer {theirs}", row.to_play);
            }
            Ok((outcome, nodes)) => {
                assert_eq!(outcome, row.outcome, "{}", row.position);
                let ratio = row.time_s.map_or(f64::NAN, |peer| time / peer);
                ratios.extend(row.time_s.map(|_| ratio));
                println!("{name:56} {} {time:9.4} s {nodes:9} | peer {theirs} | {ratio:8.3}", row.to_play);
            }
        }
    }
    ratios.sort_by(f64::total_cmp);
    if let Some(median) = ratios.get(ratios.len() / 2) {
        println!("median of {} ratios: {median:.3}", ratios.len());
    }
    for (game, count) in missing {
        println!("not in the catalogue: {game} ({count} rows)");
    }
}
