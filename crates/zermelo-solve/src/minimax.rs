//! Minimax to a given depth with an evaluation at the horizon, and what it shares with alpha-beta: scores, the
//! report, and the count of nodes.

use rustc_hash::FxHashMap;
pub use zermelo_core::mobility;
use zermelo_core::{
    Convention, Ending, Limits, Meter, Player, Ruleset, State, StopReason, Verdict, metered_options,
    result_if_over,
};

/// What a line of play is worth to the player to move. Ordered: losses (early ones worst), then evaluations, then
/// wins (early ones best).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Score {
    /// -1 for a loss, 0 for an evaluation or a draw, 1 for a win.
    class: i8,
    /// The plies to the end for a loss, minus them for a win; the evaluation otherwise.
    key: i64,
}

impl Score {
    pub(super) const WORST: Self = Self { class: -1, key: i64::MIN + 1 };
    pub(super) const BEST: Self = Self { class: 1, key: i64::MAX };

    fn at_end(ending: Ending, plies: u64) -> Self {
        let plies = i64::try_from(plies).unwrap_or(i64::MAX);
        match ending {
            Ending::Loss => Self { class: -1, key: plies },
            Ending::Draw => Self { class: 0, key: 0 },
            Ending::Win => Self { class: 1, key: -plies },
        }
    }

    /// The same score seen by the other player.
    pub(super) fn for_opponent(self) -> Self {
        Self { class: -self.class, key: self.key.saturating_neg() }
    }

    /// The evaluation at the horizon, `None` for a forced win or loss.
    pub fn evaluation(self) -> Option<i64> {
        (self.class == 0).then_some(self.key)
    }
}

/// What a search of limited depth found.
#[derive(Clone, Debug)]
pub struct DepthReport<P> {
    /// The score for the player to move.
    pub score: Score,
    /// The first option that reaches the score.
    pub best: Option<P>,
    /// Positions visited, the start and repeated ones included.
    pub nodes: u64,
    /// Whether some line was cut off at the depth and evaluated.
    pub horizon_reached: bool,
}

impl<P> DepthReport<P> {
    /// The verdict, where the search proves one: a forced win or loss within the depth, or a draw when no line
    /// was cut off.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.score.class {
            1 => Some(Verdict::Win(Some(self.score.key.unsigned_abs()))),
            -1 => Some(Verdict::Loss(Some(self.score.key.unsigned_abs()))),
            _ => (!self.horizon_reached).then_some(Verdict::Draw),
        }
    }
}

/// How a search of limited depth is set up: how deep, and how positions at the horizon are judged.
pub struct DepthSearch<'a, R: Ruleset + ?Sized> {
    /// The rules.
    pub ruleset: &'a R,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Plies to look ahead; `None` for all the way, which ends only on loop-free games.
    pub depth: Option<u64>,
    /// The evaluation for the player to move, see [`mobility`] for one that fits any game.
    pub evaluate: &'a dyn Fn(&R::Position, Player) -> i64,
}

/// One position on the current line.
struct Frame<P> {
    /// The options not yet searched, last first.
    options: Vec<P>,
    /// What the options took from the memory limit.
    bytes: u64,
    best: Score,
    /// The lower end of the window for the player to move; what lies below does not matter.
    alpha: Score,
    /// The upper end of the window; at or above it the opponent will not allow this position.
    beta: Score,
}

impl<R: Ruleset + ?Sized> DepthSearch<'_, R> {
    /// Plain minimax: every line to the depth. O(b^d) nodes.
    pub fn minimax(
        &self,
        position: &R::Position,
        to_move: Player,
        limits: &Limits,
    ) -> Result<DepthReport<R::Position>, StopReason> {
        self.run(position, to_move, false, limits)
    }

    /// The search behind minimax and alpha-beta, which differ in whether lines that cannot matter are pruned.
    /// Depth-first with an explicit stack; memory grows with the depth.
    pub(super) fn run(
        &self,
        position: &R::Position,
        to_move: Player,
        prune: bool,
        limits: &Limits,
    ) -> Result<DepthReport<R::Position>, StopReason> {
        let mut meter = Meter::start(limits, "searching lines of play")?;
        meter.count_position(0)?;
        let mut report = DepthReport { score: Score::WORST, best: None, nodes: 1, horizon_reached: false };
        if let Some(score) = self.leaf(position, to_move, 0, &mut report.horizon_reached) {
            report.score = score;
            return Ok(report);
        }
        let mut frames = vec![self.frame(position, to_move, [Score::WORST, Score::BEST], &mut meter)?];
        let mut candidate = None;
        loop {
            let depth = frames.len() as u64;
            let mover = if depth.is_multiple_of(2) { to_move.opponent() } else { to_move };
            let frame = frames.last_mut().expect("the loop ends when the first frame is done");
            let cut = prune && frame.alpha >= frame.beta;
            let next = if cut { None } else { frame.options.pop() };
            let (result, at_root_child) = match next {
                Some(option) => {
                    meter.count_position(0)?;
                    report.nodes += 1;
                    let window = [frame.beta.for_opponent(), frame.alpha.for_opponent()];
                    if depth == 1 {
                        candidate = Some(option.clone());
                    }
                    match self.leaf(&option, mover.opponent(), depth, &mut report.horizon_reached) {
                        Some(score) => (score.for_opponent(), depth == 1),
                        None => {
                            frames.push(self.frame(&option, mover.opponent(), window, &mut meter)?);
                            continue;
                        }
                    }
                }
                None => {
                    let Frame { best: done, bytes, .. } = frames.pop().expect("it was there a moment ago");
                    meter.release_bytes(bytes);
                    if frames.is_empty() {
                        report.score = done;
                        return Ok(report);
                    }
                    (done.for_opponent(), frames.len() == 1)
                }
            };
            let frame = frames.last_mut().expect("a result always has a frame to go to");
            if result > frame.best {
                frame.best = result;
                if at_root_child {
                    report.best = candidate.take();
                }
            }
            frame.alpha = frame.alpha.max(result);
        }
    }

    fn frame(
        &self,
        position: &R::Position,
        mover: Player,
        [alpha, beta]: [Score; 2],
        meter: &mut Meter,
    ) -> Result<Frame<R::Position>, StopReason> {
        let (options, bytes) = metered_options(self.ruleset, position, mover, meter)?;
        Ok(Frame { options, bytes, best: Score::WORST, alpha, beta })
    }

    /// The score of a position that is not searched further: play is over, or the depth is reached.
    fn leaf(&self, position: &R::Position, mover: Player, depth: u64, horizon: &mut bool) -> Option<Score> {
        if let Some(ending) = result_if_over(self.ruleset, position, mover, self.convention) {
            return Some(Score::at_end(ending, depth));
        }
        (self.depth == Some(depth)).then(|| {
            *horizon = true;
            Score { class: 0, key: (self.evaluate)(position, mover) }
        })
    }

    /// The number of nodes that plain minimax visits, counted without visiting them: each state's count is found
    /// once for each remaining depth. Saturates.
    pub fn minimax_node_count(
        &self,
        position: &R::Position,
        to_move: Player,
        limits: &Limits,
    ) -> Result<u128, StopReason> {
        type Key<P> = (State<P>, Option<u64>);
        let mut meter = Meter::start(limits, "counting lines of play")?;
        let mut counts: FxHashMap<Key<R::Position>, u128> = FxHashMap::default();
        let root: Key<R::Position> = (State::of(self.ruleset, position, to_move), self.depth);
        let mut stack = vec![root.clone()];
        while let Some((state, depth)) = stack.last().cloned() {
            let height = stack.len();
            let mut count = 1_u128;
            let over =
                result_if_over(self.ruleset, &state.position, state.to_move, self.convention).is_some();
            if !over && depth != Some(0) && !counts.contains_key(&(state.clone(), depth)) {
                let (options, bytes) =
                    metered_options(self.ruleset, &state.position, state.to_move, &mut meter)?;
                meter.release_bytes(bytes);
                for option in options {
                    let below = State::of(self.ruleset, &option, state.to_move.opponent());
                    let key = (below, depth.map(|plies| plies - 1));
                    match counts.get(&key) {
                        Some(&below) => count = count.saturating_add(below),
                        None => stack.push(key),
                    }
                }
            }
            if stack.len() == height {
                let key = stack.pop().expect("it was there a moment ago");
                if let std::collections::hash_map::Entry::Vacant(slot) = counts.entry(key) {
                    meter.count_position(2 * (size_of::<Key<R::Position>>() + 24))?;
                    slot.insert(count);
                }
            }
        }
        Ok(counts[&root])
    }
}
