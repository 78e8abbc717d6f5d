//! What the tests share: sealing, chance, naive rules, and a naive solver that writes certificates. Nothing of it comes from
//! the checker, and nothing from the solver.

#![allow(dead_code, unreachable_pub, missing_docs)]

pub mod declared;
pub mod declared_games;
pub mod declared_random;
pub mod explicit;
pub mod forms;
pub mod rules;
pub mod samples;
pub mod statements;
pub mod truth;
pub mod writer;

use zermelo_check::games::Game;
use zermelo_check::{Accepted, Failure, Limits, Meter};

/// A certificate without its closing line.
pub type Lines = Vec<String>;

pub fn certificate(game: &str, position: &str, convention: &str, claim: &str, records: Vec<String>) -> Lines {
    let header = [
        "zermelo certificate 1".to_owned(),
        format!("game {game}"),
        format!("position {position}"),
        format!("convention {convention}"),
        format!("claim {claim}"),
    ];
    header.into_iter().chain(records).collect()
}

/// The file: all lines and the closing one.
pub fn seal(lines: &[String]) -> Vec<u8> {
    let mut digest = 0xcbf2_9ce4_8422_2325_u64;
    let mut mix = |word: u64| {
        digest = (digest ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        digest ^= digest >> 32;
    };
    for line in lines {
        for chunk in line.as_bytes().chunks(8) {
            mix(chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
        mix(line.len() as u64);
    }
    format!("{}\nend {} {digest:016x}\n", lines.join("\n"), lines.len()).into_bytes()
}

pub fn check(lines: &[String]) -> Result<Accepted, Failure> {
    zermelo_check::check(seal(lines).as_slice())
}

#[track_caller]
pub fn accepted(lines: &[String]) -> Accepted {
    check(lines).unwrap_or_else(|failure| panic!("{failure}\n{}", lines.join("\n")))
}

/// The game of a name, if the checker knows it.
pub fn find(game: &str) -> Option<Box<dyn Game>> {
    zermelo_check::games::find(game, &Meter::new(Limits::default())).unwrap()
}

/// A generator of chance numbers (Steele, Lea and Flood 2014).
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % end as u64) as usize
    }

    pub fn one_in(&mut self, number: usize) -> bool {
        self.below(number) == 0
    }

    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}
