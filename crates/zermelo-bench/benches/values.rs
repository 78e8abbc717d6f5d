//! Canonical forms of positions, against the crate `cgt`: its own Domineering, and Clobber written on its trait, each with
//! its transposition table.

use cgt::short::partizan::canonical_form::CanonicalForm;
use cgt::short::partizan::games::domineering::Domineering;
use cgt::short::partizan::partizan_game::PartizanGame;
use cgt::short::partizan::transposition_table::ParallelTranspositionTable;
use std::time::{Duration, Instant};
use zermelo_bench::{peak_bytes, report};

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
        peak_bytes(|| position.canonical_form(&ParallelTranspositionTable::new()));
    Run { value: value.to_string(), time: start.elapsed(), bytes }
}

fn peer_domineering(rows: &str) -> Run {
    let position: Domineering = rows.parse().expect("the boards here are boards");
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

fn show(what: &str, run: &Run) {
    report(what, run.time, None);
    let value: String = run.value.chars().take(60).collect();
    println!("    {} MB, {} characters: {value}", run.bytes / 1_000_000, run.value.len());
}

fn main() {
    let empty = |height: usize, width: usize| vec![".".repeat(width); height].join("|");
    show("cgt: domineering 5x5", &peer_domineering(&empty(5, 5)));
    show("cgt: domineering 4x7", &peer_domineering(&empty(4, 7)));
    show("cgt: clobber 4x4", &peer(&PeerClobber { left: 0xA5A5, right: 0x5A5A }));
}
