//! The yardstick of tables: retrograde analysis in the plainest way, of a game whose positions are the numbers below 2^26 and
//! whose moves are turned round by multiplying and adding, so that every source lies somewhere else in the memory. So many
//! positions are lost by rule that hardly one is left without a label.

/// The yardstick's positions.
pub const POSITIONS: u32 = 1 << 26;
/// By what a move backwards multiplies, and what it adds, modulo the number of positions: each takes every position once.
const STEPS: [(u32, u32); 3] = [(0x9e37_79b5, 1), (0x85eb_ca6d, 77_777), (0xc2b2_ae35, 12_345_679)];

/// Whether a position is lost by rule: one in four is.
const fn is_over(position: u32) -> bool {
    position.wrapping_mul(0x27d4_eb2f) >> 30 == 0
}

const WON: u8 = 100;
const LOST: u8 = 101;

/// Labels all positions, level by level, and counts those that are won and lost.
pub fn plain_loop() -> (u64, u64) {
    let mask = POSITIONS - 1;
    let mut labels = vec![STEPS.len() as u8; POSITIONS as usize];
    let mut level: Vec<u32> = (0..POSITIONS).filter(|&position| is_over(position)).collect();
    let (mut won, mut lost) = (0, level.len() as u64);
    for &position in &level {
        labels[position as usize] = LOST;
    }
    while !level.is_empty() {
        let mut next = Vec::new();
        for &position in &level {
            let is_lost = labels[position as usize] == LOST;
            for (factor, summand) in STEPS {
                let source = position.wrapping_mul(factor).wrapping_add(summand) & mask;
                let label = &mut labels[source as usize];
                if *label >= WON {
                    continue;
                }
                if is_lost {
                    *label = WON;
                    won += 1;
                    next.push(source);
                } else if *label == 1 {
                    *label = LOST;
                    lost += 1;
                    next.push(source);
                } else {
                    *label -= 1;
                }
            }
        }
        level = next;
    }
    (won, lost)
}
