//! Retrograde analysis: labels of all states of a finite game at once, backwards from the ends of play.
//!
//! The states of each distance are listed, one distance after the other. A loss makes every unlabelled predecessor a win one
//! ply further; a win takes one off the count of a predecessor's options that are not yet known to be bad, and at zero
//! the predecessor is a loss one ply further. What is never reached is a draw. Each edge is looked at once:
//! O(V + E). The label, and before that the count, of a state share one four-byte word, so that an edge costs one
//! random access. (Zermelo 1913; Thompson 1986 for the backward form.)

use std::collections::BTreeMap;
use zermelo_core::graph::{Adjacency, ExplicitGame, Moves};
use zermelo_core::{Charge, Convention, Ending, Limits, Meter, Outcome, Player, StopReason, Verdict};

/// The states of a game, a state being a question (position, player to move), numbered from 0 and with moves
/// that can be followed backwards.
pub(crate) trait StateGraph: Predecessors {
    /// The number of states, at most [`zermelo_core::graph::MAX_VERTICES`] times two.
    fn state_count(&self) -> u32;

    /// Whether play is over at a state, goes on, or the state cannot arise.
    fn status(&self, state: u32) -> Status;

    /// The number of options of a state, at least 1 for one where play goes on.
    fn option_count(&self, state: u32) -> u32;
}

/// The moves backwards.
pub(crate) trait Predecessors {
    /// Visits every state with an option at `state`, as often as it has that option.
    fn predecessors(&self, state: u32, visit: impl FnMut(u32));
}

/// What the rules say of a state before any analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    /// Play is over with this result for the player to move.
    Over(Ending),
    /// The player to move has options.
    Open,
    /// No play leads here.
    Impossible,
}

/// Labels of all states: win and loss with distance, or draw.
#[derive(Clone, Debug)]
pub struct Labels {
    words: Vec<u32>,
    /// Gives the memory back when the labels go.
    _charge: Charge,
}

// The two top bits of a word tell what the other thirty are.
const TAG: u32 = 0b11 << 30;
/// The options not yet known to be bad.
const OPEN: u32 = 0b00 << 30;
/// A draw by rule; never passed on.
const DRAWN: u32 = 0b01 << 30;
/// A loss, with its distance.
const LOSS: u32 = 0b10 << 30;
/// A win, with its distance.
const WIN: u32 = 0b11 << 30;

impl Labels {
    /// The verdict on a state.
    #[inline]
    pub fn verdict(&self, state: u32) -> Verdict {
        let word = self.words[state as usize];
        let distance = Some(u64::from(word & !TAG));
        match word & TAG {
            LOSS => Verdict::Loss(distance),
            WIN => Verdict::Win(distance),
            _ => Verdict::Draw,
        }
    }

    /// No labels yet, with room for `capacity`, which `charge` accounts for.
    pub(crate) fn with_capacity(capacity: usize, charge: Charge) -> Self {
        Self { words: Vec::with_capacity(capacity), _charge: charge }
    }

    /// Adds the label of the next state. Verdicts with a distance only.
    pub(crate) fn push(&mut self, verdict: Verdict) {
        let distance = verdict.distance().unwrap_or(0) as u32;
        debug_assert!(distance & TAG == 0, "distances have thirty bits");
        self.words.push(match verdict {
            Verdict::Win(_) => WIN | distance,
            Verdict::Loss(_) => LOSS | distance,
            Verdict::Draw => DRAWN,
        });
    }

    /// The number of states.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether there is no state.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }
}

/// What is known of states before any analysis, and then their labels.
#[derive(Debug, Default)]
pub(crate) struct Words(Vec<u32>);

impl Words {
    /// Room for so many states.
    pub(crate) fn with_capacity(count: usize) -> Self {
        Self(Vec::with_capacity(count))
    }

    /// Puts down the next state, with how many options it has if it is open.
    #[inline]
    pub(crate) fn push(&mut self, status: Status, option_count: u32) {
        if self.0.len() == self.0.capacity() {
            // By an eighth, since this is the largest table that is one piece.
            self.0.reserve_exact(64 + self.0.len() / 8);
        }
        self.0.push(match status {
            Status::Over(Ending::Loss) => LOSS,
            Status::Over(Ending::Win) => WIN,
            Status::Over(Ending::Draw) | Status::Impossible => DRAWN,
            Status::Open => OPEN | option_count,
        });
    }

    /// The number of states put down.
    pub(crate) const fn len(&self) -> usize {
        self.0.len()
    }

    /// The labels, which `charge` accounts for.
    pub(crate) fn into_labels(self, charge: Charge) -> Labels {
        Labels { words: self.0, _charge: charge }
    }

    /// Labels all states. O(V + E).
    pub(crate) fn propagate(&mut self, graph: &impl Predecessors, meter: &Meter) -> Result<(), StopReason> {
        let words = &mut self.0;
        // The states at one distance, and at the next; those at distance 0 are found by looking.
        let (mut here, mut next) = (Vec::new(), Vec::new());
        for state in 0..words.len() as u32 {
            if matches!(words[state as usize], LOSS | WIN) {
                meter.step()?;
                pass_on(words, graph, state, 1, &mut next);
            }
        }
        let mut distance = 1;
        while !next.is_empty() {
            std::mem::swap(&mut here, &mut next);
            distance += 1;
            for &state in &here {
                meter.step()?;
                pass_on(words, graph, state, distance, &mut next);
            }
            here.clear();
        }
        Ok(())
    }
}

/// Tells the predecessors of a state that has its label, and puts down which of them get theirs, at `distance`.
#[inline]
fn pass_on(words: &mut [u32], graph: &impl Predecessors, state: u32, distance: u32, labelled: &mut Vec<u32>) {
    if words[state as usize] & TAG == LOSS {
        graph.predecessors(state, |predecessor| {
            let word = &mut words[predecessor as usize];
            if *word & TAG == OPEN {
                *word = WIN | distance;
                labelled.push(predecessor);
            }
        });
    } else {
        graph.predecessors(state, |predecessor| {
            let word = &mut words[predecessor as usize];
            if *word & TAG != OPEN {
                return;
            }
            *word -= 1;
            if *word == OPEN {
                *word = LOSS | distance;
                labelled.push(predecessor);
            }
        });
    }
}

/// Bytes of tables a state: its word and its place in the lists.
const BYTES_PER_STATE: u64 = 8;

/// Labels all states. O(V + E) time; 8 bytes a state beside the graph, which takes `graph_bytes` of the memory limit.
pub(crate) fn label_states<G: StateGraph>(
    graph: &G,
    graph_bytes: u64,
    limits: &Limits,
) -> Result<Labels, StopReason> {
    let count = graph.state_count();
    let mut meter = Meter::start(limits, "labelling positions")?;
    meter.check_more_positions(u64::from(count))?;
    meter.count_taken_bytes(graph_bytes)?;
    meter.count_bytes(u64::from(count) * BYTES_PER_STATE)?;
    meter.expect_positions(u64::from(count));
    let mut words = Words::with_capacity(count as usize);
    for state in 0..count {
        meter.step()?;
        let status = graph.status(state);
        let option_count = if status == Status::Open { graph.option_count(state) } else { 0 };
        words.push(status, option_count);
    }
    words.propagate(graph, &meter)?;
    meter.count_positions(u64::from(count), 0)?;
    meter.release_bytes(graph_bytes + u64::from(count) * (BYTES_PER_STATE - 4));
    Ok(words.into_labels(meter.into_charge()))
}

/// The labels of an explicit game, by position and player to move.
#[derive(Clone, Debug)]
pub struct GraphLabels {
    labels: Labels,
    /// Whether a position has one state for both players.
    shared: bool,
}

impl GraphLabels {
    /// The verdict on a vertex for the player to move.
    // Answers about large graphs ask it of every vertex and are compiled without optimisation.
    #[inline(never)]
    pub fn verdict(&self, vertex: u32, to_move: Player) -> Verdict {
        if self.shared {
            self.labels.verdict(vertex)
        } else {
            self.labels.verdict(2 * vertex + to_move.index() as u32)
        }
    }

    fn both(&self, vertex: u32) -> [Verdict; 2] {
        Player::each(|player| self.verdict(vertex, player))
    }

    /// The outcome class of a vertex.
    pub fn outcome(&self, vertex: u32) -> Outcome {
        let [left, right] = self.both(vertex);
        Outcome::from_verdicts(left, right)
    }

    /// How many vertices there are.
    pub fn vertex_count(&self) -> usize {
        if self.shared { self.labels.len() } else { self.labels.len() / 2 }
    }

    /// How many vertices are a draw for a player to move. O(V).
    pub fn drawn_vertices(&self) -> usize {
        let vertices = 0..self.vertex_count() as u32;
        vertices.filter(|&vertex| self.both(vertex).contains(&Verdict::Draw)).count()
    }

    /// The vertices, wins of the player to move first, then draws, then losses, wins from quick to slow and losses from slow
    /// to quick; by Left's verdict first where the players differ. Stable. O(V log V).
    pub fn by_verdict(&self) -> Vec<u32> {
        self.sorted_by(Verdict::preference)
    }

    /// The vertices from the end of play backwards, draws last; by Left's distance first where the players differ. Stable.
    /// O(V log V).
    pub fn by_distance(&self) -> Vec<u32> {
        self.sorted_by(|verdict| verdict.distance().unwrap_or(u64::MAX))
    }

    fn sorted_by<K: Ord>(&self, key: impl Fn(Verdict) -> K) -> Vec<u32> {
        let mut vertices: Vec<u32> = (0..self.vertex_count() as u32).collect();
        vertices.sort_by_key(|&vertex| self.both(vertex).map(&key));
        vertices
    }

    /// The number of states: vertices where the game is impartial, else vertices times two.
    pub fn state_count(&self) -> u64 {
        self.labels.len() as u64
    }

    /// Whether the two players' verdicts agree everywhere because the game is impartial.
    pub fn is_shared(&self) -> bool {
        self.shared
    }
}

/// Labels every position of an explicit game for each player to move. O(V + E); 4 bytes an edge for the
/// reversed arrays and 12 a vertex and state.
pub fn label_graph(
    game: &ExplicitGame,
    convention: Convention,
    limits: &Limits,
) -> Result<GraphLabels, StopReason> {
    use zermelo_core::Ruleset;
    let shared = game.is_impartial();
    let reversed_bytes = match game.moves() {
        Moves::Both(moves) => 4 * (moves.edge_count() + moves.vertex_count()) as u64,
        Moves::Each([left, right]) => {
            4 * (left.edge_count() + right.edge_count() + 2 * left.vertex_count()) as u64
        }
    };
    let graph_bytes = game.heap_bytes() + reversed_bytes;
    let mut meter = Meter::start(limits, "reversing moves")?;
    meter.count_bytes(graph_bytes)?;
    let labels = match game.moves() {
        Moves::Both(moves) if shared => {
            let reversed = moves.reversed();
            let states = SharedStates { game, moves, reversed: &reversed, convention };
            label_states(&states, graph_bytes, limits)?
        }
        Moves::Both(moves) => {
            let reversed = moves.reversed();
            let states = StatesByPlayer { game, reversed: [&reversed, &reversed], convention };
            label_states(&states, graph_bytes, limits)?
        }
        Moves::Each([left, right]) => {
            let (left, right) = (left.reversed(), right.reversed());
            let states = StatesByPlayer { game, reversed: [&left, &right], convention };
            label_states(&states, graph_bytes, limits)?
        }
    };
    Ok(GraphLabels { labels, shared })
}

/// Labels the vertices of a bare impartial graph without endings, from its edges turned round and its
/// out-degrees: the least memory and time for graphs that come as a list of edges.
pub fn label_reversed(
    reversed: &Adjacency,
    out_degrees: &[u32],
    convention: Convention,
    limits: &Limits,
) -> Result<Labels, StopReason> {
    label_reversed_with_endings(reversed, out_degrees, &BTreeMap::new(), convention, limits)
}

/// The same for a graph with vertices where play ends with a given result for the player to move, whatever moves lead on.
pub fn label_reversed_with_endings(
    reversed: &Adjacency,
    out_degrees: &[u32],
    endings: &BTreeMap<u32, Ending>,
    convention: Convention,
    limits: &Limits,
) -> Result<Labels, StopReason> {
    assert_eq!(reversed.vertex_count(), out_degrees.len(), "one out-degree a vertex");
    label_states(&BareStates { reversed, out_degrees, endings, convention }, 0, limits)
}

fn status_of(ending: Option<Ending>, option_count: u32, convention: Convention) -> Status {
    match ending {
        Some(ending) => Status::Over(ending),
        None if option_count == 0 => Status::Over(convention.result_when_stuck()),
        None => Status::Open,
    }
}

/// One state a vertex.
struct BareStates<'a> {
    reversed: &'a Adjacency,
    out_degrees: &'a [u32],
    endings: &'a BTreeMap<u32, Ending>,
    convention: Convention,
}

impl StateGraph for BareStates<'_> {
    fn state_count(&self) -> u32 {
        self.out_degrees.len() as u32
    }

    fn status(&self, state: u32) -> Status {
        let ending = if self.endings.is_empty() { None } else { self.endings.get(&state).copied() };
        status_of(ending, self.option_count(state), self.convention)
    }

    fn option_count(&self, state: u32) -> u32 {
        self.out_degrees[state as usize]
    }
}

impl Predecessors for BareStates<'_> {
    #[inline]
    fn predecessors(&self, state: u32, visit: impl FnMut(u32)) {
        self.reversed.row(state).iter().copied().for_each(visit);
    }
}

/// One state a vertex of an impartial explicit game.
struct SharedStates<'a> {
    game: &'a ExplicitGame,
    moves: &'a Adjacency,
    reversed: &'a Adjacency,
    convention: Convention,
}

impl StateGraph for SharedStates<'_> {
    fn state_count(&self) -> u32 {
        self.game.vertex_count() as u32
    }

    fn status(&self, state: u32) -> Status {
        status_of(self.game.ending_at(state, Player::Left), self.option_count(state), self.convention)
    }

    fn option_count(&self, state: u32) -> u32 {
        self.moves.degree(state)
    }
}

impl Predecessors for SharedStates<'_> {
    #[inline]
    fn predecessors(&self, state: u32, visit: impl FnMut(u32)) {
        self.reversed.row(state).iter().copied().for_each(visit);
    }
}

/// Two states a vertex: `2 v` with Left to move, `2 v + 1` with Right to move.
struct StatesByPlayer<'a> {
    game: &'a ExplicitGame,
    /// Left's moves and Right's moves, turned round.
    reversed: [&'a Adjacency; 2],
    convention: Convention,
}

const fn mover(state: u32) -> Player {
    if state.is_multiple_of(2) { Player::Left } else { Player::Right }
}

impl StateGraph for StatesByPlayer<'_> {
    fn state_count(&self) -> u32 {
        2 * self.game.vertex_count() as u32
    }

    fn status(&self, state: u32) -> Status {
        let ending = self.game.ending_at(state / 2, mover(state));
        status_of(ending, self.option_count(state), self.convention)
    }

    fn option_count(&self, state: u32) -> u32 {
        self.game.moves_of(mover(state)).degree(state / 2)
    }
}

impl Predecessors for StatesByPlayer<'_> {
    #[inline]
    fn predecessors(&self, state: u32, mut visit: impl FnMut(u32)) {
        let moved = mover(state).opponent();
        for &vertex in self.reversed[moved.index()].row(state / 2) {
            visit(2 * vertex + moved.index() as u32);
        }
    }
}
