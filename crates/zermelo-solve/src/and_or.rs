//! AND-OR evaluation in random order: a position is won if *some* option is lost for the opponent and lost if *all*
//! are won, so the options are tried in a random order and the rest are skipped at the first success. On uniform
//! trees this visits fewer leaves, in expectation, than any fixed order does in the worst case (Snir 1985; Saks and
//! Wigderson 1986). Nothing is remembered between positions; leaves are counted.

use zermelo_core::random::SplitMix64;
use zermelo_core::{
    Convention, Ending, Limits, Meter, Player, Ruleset, StopReason, metered_options, result_if_over,
};

/// What an evaluation found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeafReport {
    /// The result for the player to move.
    pub result: Ending,
    /// The ends of play that were looked at.
    pub leaves: u64,
    /// All positions that were looked at, ends included.
    pub nodes: u64,
}

struct Frame<P> {
    /// Options in random order, the next one last.
    options: Vec<P>,
    /// What the options took from the memory limit.
    bytes: u64,
    /// The best result so far for the player who moves here.
    best: Ending,
}

/// The result of a position of a loop-free game. The same seed gives the same leaves, on every machine.
/// Ends after at most as many nodes as the game has lines of play; memory grows with the depth alone.
pub fn evaluate<R: Ruleset + ?Sized>(
    ruleset: &R,
    position: &R::Position,
    to_move: Player,
    convention: Convention,
    seed: u64,
    limits: &Limits,
) -> Result<LeafReport, StopReason> {
    let mut meter = Meter::start(limits, "evaluating leaves")?;
    let mut random = SplitMix64::new(seed);
    let mut report = LeafReport { result: Ending::Loss, leaves: 0, nodes: 0 };
    let mut frames: Vec<Frame<R::Position>> = Vec::new();
    let mut next = Some(position.clone());
    loop {
        let mut finished = None;
        if let Some(position) = next.take() {
            meter.count_position(0)?;
            report.nodes += 1;
            let mover = if frames.len().is_multiple_of(2) { to_move } else { to_move.opponent() };
            if let Some(ending) = result_if_over(ruleset, &position, mover, convention) {
                report.leaves += 1;
                finished = Some(ending);
            } else {
                let (mut options, bytes) = metered_options(ruleset, &position, mover, &mut meter)?;
                random.shuffle(&mut options);
                frames.push(Frame { options, bytes, best: Ending::Loss });
            }
        }
        if let Some(result) = finished {
            let Some(frame) = frames.last_mut() else {
                report.result = result;
                return Ok(report);
            };
            frame.best = frame.best.max(result.for_opponent());
        }
        // Go down to the next option that can still matter, or up.
        while next.is_none() {
            let Some(frame) = frames.last_mut() else { return Ok(report) };
            if frame.best != Ending::Win
                && let Some(option) = frame.options.pop()
            {
                next = Some(option);
                break;
            }
            let result = frame.best;
            meter.release_bytes(frame.bytes);
            frames.pop();
            match frames.last_mut() {
                Some(above) => above.best = above.best.max(result.for_opponent()),
                None => report.result = result,
            }
        }
    }
}
