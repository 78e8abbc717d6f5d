//! Alpha-beta on a tree, with a trace. The value of a vertex is exact inside the window (alpha, beta) and a bound outside it
//! (Knuth and Moore 1975). No recursion: a stack of vertices on the way to the root.

use super::PayoffTree;
use crate::game::Player;

/// What happens in an alpha-beta search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// An end is looked at.
    End {
        /// The end.
        vertex: usize,
        /// Its payoff.
        payoff: i64,
    },
    /// A vertex is entered; what the players have elsewhere on the way to the root, where they have anything.
    Enter {
        /// The vertex.
        vertex: usize,
        /// What Left has: alpha.
        left_has: Option<i64>,
        /// What Right has: beta.
        right_has: Option<i64>,
    },
    /// A child is the best so far.
    Better {
        /// The vertex.
        vertex: usize,
        /// The child.
        child: usize,
        /// What it is worth.
        value: i64,
    },
    /// The other children are skipped.
    Cut {
        /// The vertex.
        vertex: usize,
        /// What it is worth at least to the player who chooses there.
        value: i64,
        /// What the opponent has elsewhere.
        opponent_has: i64,
        /// The ancestor where the opponent has it.
        elsewhere: usize,
        /// The children that are skipped.
        skipped: Vec<usize>,
    },
    /// A vertex is done.
    Done {
        /// The vertex.
        vertex: usize,
        /// What was found.
        value: i64,
    },
}

/// What alpha-beta finds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AlphaBeta {
    /// The value of the root.
    pub value: i64,
    /// How many vertices were looked at.
    pub nodes: usize,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// A vertex on the way to the root.
struct Frame {
    vertex: usize,
    next_child: usize,
    /// Alpha and beta, each with the vertex where the player has it.
    window: [Option<(i64, usize)>; 2],
    best: Option<i64>,
}

impl PayoffTree {
    /// The value by alpha-beta, children from the first to the last. O(vertices).
    pub fn alpha_beta(&self) -> AlphaBeta {
        let mut found = AlphaBeta { value: 0, nodes: 0, events: Vec::new() };
        let mut stack: Vec<Frame> = Vec::new();
        let mut entered = Some((0, [None, None]));
        loop {
            if let Some((vertex, window)) = entered.take() {
                found.nodes += 1;
                match self.payoff(vertex) {
                    Some(payoff) => {
                        found.events.push(Event::End { vertex, payoff });
                        if self.give(&mut stack, vertex, payoff, &mut found).is_none() {
                            return found;
                        }
                    }
                    None => {
                        let [left_has, right_has] =
                            window.map(|bound: Option<(i64, usize)>| bound.map(|(value, _)| value));
                        found.events.push(Event::Enter { vertex, left_has, right_has });
                        stack.push(Frame { vertex, next_child: 0, window, best: None });
                    }
                }
            }
            let Some(frame) = stack.last_mut() else { return found };
            if let Some(&child) = self.children(frame.vertex).get(frame.next_child) {
                frame.next_child += 1;
                entered = Some((child, frame.window));
                continue;
            }
            let (vertex, value) = (frame.vertex, frame.best.unwrap_or(0));
            found.events.push(Event::Done { vertex, value });
            stack.pop();
            if self.give(&mut stack, vertex, value, &mut found).is_none() {
                return found;
            }
        }
    }

    /// Gives the value of a child to its parent, which may then skip its other children. `None` at the root.
    fn give(&self, stack: &mut [Frame], child: usize, value: i64, found: &mut AlphaBeta) -> Option<()> {
        let Some(frame) = stack.last_mut() else {
            found.value = value;
            return None;
        };
        let player = self.mover(frame.vertex);
        let is_better =
            |value: i64, than: i64| if player == Player::Left { value > than } else { value < than };
        if frame.best.is_some_and(|best| !is_better(value, best)) {
            return Some(());
        }
        frame.best = Some(value);
        found.events.push(Event::Better { vertex: frame.vertex, child, value });
        let own = &mut frame.window[player.index()];
        if own.is_none_or(|(bound, _)| is_better(value, bound)) {
            *own = Some((value, frame.vertex));
        }
        if let Some((bound, elsewhere)) = frame.window[player.opponent().index()]
            && !is_better(bound, value)
        {
            let skipped = self.children(frame.vertex)[frame.next_child..].to_vec();
            if !skipped.is_empty() {
                let vertex = frame.vertex;
                found.events.push(Event::Cut { vertex, value, opponent_has: bound, elsewhere, skipped });
                frame.next_child = self.children(frame.vertex).len();
            }
        }
        Some(())
    }
}
