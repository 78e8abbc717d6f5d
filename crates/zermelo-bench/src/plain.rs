//! The yardstick of tables: retrograde analysis in the plainest way, of a game whose positions are the numbers below 2^26 and
//! whose moves are sums.

/// The yardstick's positions.
pub const POSITIONS: u32 = 1 << 26;
/// What moves add, modulo the number of positions.
const STEPS: [u32; 3] = [1, 77_777, 12_345_679];
/// One position in so many is lost by rule.
const ONE_IN_LOST: u32 = 1009;

const WON: u8 = 100;
const LOST: u8 = 101;

/// Labels all positions, level by level, and counts those that are won and lost.
pub fn plain_loop() -> (u64, u64) {
    let mask = POSITIONS - 1;
    let mut labels = vec![STEPS.len() as u8; POSITIONS as usize];
    let mut level: Vec<u32> = (0..POSITIONS).filter(|position| position % ONE_IN_LOST == 0).collect();
    let (mut won, mut lost) = (0, level.len() as u64);
    for &position in &level {
        labels[position as usize] = LOST;
    }
    while !level.is_empty() {
        let mut next = Vec::new();
        for &position in &level {
            let is_lost = labels[position as usize] == LOST;
            for step in STEPS {
                let source = position.wrapping_sub(step) & mask;
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
