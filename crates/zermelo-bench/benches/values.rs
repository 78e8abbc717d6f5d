//! Canonical forms of positions, against the crate `cgt`: its own Domineering, and Clobber written on its trait, each with
//! its transposition table.

use cgt::short::partizan::canonical_form::CanonicalForm;
use cgt::short::partizan::games::domineering::Domineering as PeerDomineering;
use cgt::short::partizan::partizan_game::PartizanGame;
use cgt::short::partizan::transposition_table::ParallelTranspositionTable;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};
use zermelo::catalogue::{Catalogued, open};
use zermelo::expression::{Session, evaluate};
use zermelo::game::Notation;
use zermelo::rules::PlaneGame;
use zermelo::rulesets::board::{Clobber, Domineering};
use zermelo::rulesets::strip::ToadsAndFrogs;
use zermelo::solve::Limits;
use zermelo::solve::value::ValueTable;
use zermelo::value::{Algebra, Script, Store};
use zermelo_bench::{PeakAlloc, peak_bytes, report};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// What a run gave: the canonical form as text, the time, and the bytes at the peak.
struct Run {
    value: String,
    time: Duration,
    bytes: usize,
}

/// The canonical form of a position by the peer, with an empty table.
fn peer<G: PartizanGame>(position: &G) -> Run {
    let start = Instant::now();
    let (value, bytes): (CanonicalForm, usize) =
        peak_bytes(&MEMORY, || position.canonical_form(&ParallelTranspositionTable::new()));
    Run { value: value.to_string(), time: start.elapsed(), bytes }
}

fn peer_domineering(rows: &str) -> Run {
    let position: PeerDomineering = rows.parse().expect("the boards here are boards");
    peer(&position)
}

/// Clobber on at most 4×4 cells, bit `4 row + column`, on the peer's trait. Positions are moved to the corner, as the
/// peer does in its own games; it knows no symmetry.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct PeerClobber {
    left: u16,
    right: u16,
}

const FIRST_ROW: u16 = 0x000F;
const FIRST_COLUMN: u16 = 0x1111;
const LAST_COLUMN: u16 = 0x8888;

/// The four steps, as functions from a set of cells to the cells they lead to.
const STEPS: [fn(u16) -> u16; 4] =
    [|set| set << 4, |set| set >> 4, |set| (set & !LAST_COLUMN) << 1, |set| (set & !FIRST_COLUMN) >> 1];

fn bits(mut set: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// The pairs of sets after the moves of the player whose stones come first.
fn clobbered(own: u16, other: u16) -> impl Iterator<Item = (u16, u16)> {
    bits(own).flat_map(move |from| {
        let onto = STEPS.iter().map(move |step| step(from) & other).filter(|&to| to != 0);
        onto.map(move |to| (own ^ from | to, other ^ to))
    })
}

impl PartizanGame for PeerClobber {
    fn left_moves(&self) -> Vec<Self> {
        clobbered(self.left, self.right).map(|(left, right)| Self { left, right }).collect()
    }

    fn right_moves(&self) -> Vec<Self> {
        clobbered(self.right, self.left).map(|(right, left)| Self { left, right }).collect()
    }

    fn decompositions(&self) -> Vec<Self> {
        let mut parts = Vec::new();
        let mut rest = self.left | self.right;
        while rest != 0 {
            let mut part = rest & rest.wrapping_neg();
            loop {
                let grown = STEPS.iter().fold(part, |all, step| all | step(part)) & rest;
                if grown == part {
                    break;
                }
                part = grown;
            }
            rest ^= part;
            let (mut left, mut right) = (self.left & part, self.right & part);
            if left == 0 || right == 0 {
                continue;
            }
            while (left | right) & FIRST_ROW == 0 {
                (left, right) = (left >> 4, right >> 4);
            }
            while (left | right) & FIRST_COLUMN == 0 {
                (left, right) = (left >> 1, right >> 1);
            }
            parts.push(Self { left, right });
        }
        parts
    }
}

/// The same by Zermelo, with an empty store, by some threads. The value comes as text.
fn ours<R>(ruleset: &R, position: &str, threads: usize) -> Run
where
    R: Notation + Sync,
    R::Position: Send + Sync,
{
    let start = Instant::now();
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let position = ruleset.parse(position).expect("the boards here are boards");
    let ((value, time), bytes) = peak_bytes(&MEMORY, || {
        let store = Store::new();
        let table = ValueTable::new(ruleset, &store).expect("short games have values");
        let value =
            table.value_in_parallel(&position, threads, &Limits::none()).expect("there are no limits");
        let time = start.elapsed();
        let mut algebra = Algebra::new(&store, &Limits::none()).expect("there are no limits");
        (algebra.text(value, Script::Ascii).expect("the store has room"), time)
    });
    Run { value, time, bytes }
}

/// Prints a run, beside that of the peer on the same position where there is one; the two values must be the same.
fn show(what: &str, run: &Run, peer: Option<&Run>) {
    report(what, run.time, peer.map(|peer| ("cgt", peer.time)));
    let value: String = run.value.chars().take(60).collect();
    println!("    {} MB, {} characters: {value}", run.bytes / 1_000_000, run.value.len());
    if let Some(peer) = peer {
        println!("    cgt: {} MB", peer.bytes / 1_000_000);
        let store = Store::new();
        let mut session = Session::new(&store, &Limits::none(), Script::Ascii).expect("there are no limits");
        let mut value = |text: &str| session.value(text).expect("values are printed as expressions");
        assert_eq!(value(&run.value), value(&peer.value), "{what}");
    }
}

/// The least of three runs.
fn best(run: impl Fn() -> Run) -> Run {
    let runs = (0..3).map(|_| run());
    runs.min_by_key(|run| run.time).expect("three runs are made")
}

/// Sums that are not added up, and one that is.
fn sums() {
    let switches = |count: i64| (1..=count).map(|n| format!("+-{}", 2 * n)).collect::<Vec<_>>().join(" + ");
    let evaluated = |text: String| {
        let start = Instant::now();
        let value = evaluate(&text, &Limits::none()).expect("these are games").value.to_string();
        (value, start.elapsed())
    };
    for (function, expected) in [("outcome", "N"), ("mean", "0"), ("temperature", "80")] {
        let (value, time) = evaluated(format!("{function}({})", switches(40)));
        assert_eq!(value, expected);
        report(&format!("{function} of +-2 + +-4 + ... + +-80"), time, None);
    }
    let (value, time) = evaluated(switches(12));
    report("canonical form of +-2 + +-4 + ... + +-24", time, None);
    println!("    {} characters", value.len());
}

/// All strips of toads and frogs of a length.
fn toads_and_frogs(length: u32) {
    let start = Instant::now();
    let store = Store::new();
    let game = ToadsAndFrogs { most_jumped: 1 };
    let table = ValueTable::new(&game, &store).expect("short games have values");
    for number in 0..3_u32.pow(length) {
        let strip: String =
            (0..length).map(|at| ['.', 't', 'f'][(number / 3_u32.pow(at) % 3) as usize]).collect();
        let position = game.parse(&strip).expect("strips of these letters are strips");
        table.value(&position, &Limits::none()).expect("there are no limits");
    }
    report(&format!("toads and frogs: all strips of length {length}"), start.elapsed(), None);
    println!("    {} forms, {} components", store.form_count(), table.position_count());
}

fn main() {
    let empty = |height: usize, width: usize| vec![".".repeat(width); height].join("|");
    for (height, width) in [(5, 5), (4, 7)] {
        let rows = empty(height, width);
        let run = best(|| ours(&Domineering, &rows, 1));
        show(&format!("domineering {height}x{width}"), &run, Some(&peer_domineering(&rows)));
    }
    let run = best(|| ours(&Clobber, "4x4", 1));
    show("clobber 4x4", &run, Some(&peer(&PeerClobber { left: 0xA5A5, right: 0x5A5A })));
    let one = best(|| ours(&Domineering, "5x6", 1));
    show("domineering 5x6", &one, None);
    let two = best(|| ours(&Domineering, "5x6", 2));
    assert_eq!(one.value, two.value, "the value does not depend on the number of threads");
    report("domineering 5x6, two threads", two.time, Some(("one thread", one.time)));
    show("clobber 2x10", &ours(&Clobber, "2x10", 1), None);
    let amazons = open("amazons x.").expect("amazons is in the catalogue").game.clone();
    let amazons = amazons.as_any().downcast_ref::<Catalogued<PlaneGame<2>>>().expect("its rules are data");
    show("amazons 2x7", &ours(amazons.ruleset(), "x......|o......", 1), None);
    toads_and_frogs(11);
    sums();
}
