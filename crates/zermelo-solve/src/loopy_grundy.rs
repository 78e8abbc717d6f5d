//! Grundy values of impartial games that may go round for ever: a position is worth a nimber `n`, or `∞(K)`.
//!
//! The rule (Smith 1966): a position gets the label m when m is the mex of the labels of its options that have one, and
//! every option without a label has itself an option labelled m, to which a move there can be *reverted*. Whoever never
//! gets a label is `∞(K)`, K being the labels of its options. On loop-free graphs these are the Grundy values.
//!
//! The labels are given in increasing order, all the 0s, then all the 1s, and so on, and every label has a *counter*: its
//! place in the order in which they were given (Fraenkel and Yesha 1986). A position labelled m that is moved to one
//! without that label, or with a greater one, can be reverted to one labelled m *with a smaller counter*; so a winner
//! who reverts in this way does not go round for ever.
//!
//! Round m looks only at positions whose options have all the labels below m. A position waits for one option at a time,
//! one that is without a label and without an option labelled m; it is looked at again when that option gets one. Options
//! that have their labels are put aside for good. So the work is O(V + E) plus, for each round, the options of the
//! waiting positions that can be reverted: O(V · E) at the very worst, and on what is met, a small multiple of E.
//!
//! Sources: C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966); A. S. Fraenkel and Y. Perl,
//! Constructions in combinatorial games with cycles (1975); A. S. Fraenkel and Y. Yesha, The generalized Sprague–Grundy
//! function and its invariance under certain mappings, J. Combin. Theory A 43 (1986); Siegel, Combinatorial Game Theory
//! (2013), section IV.4.

use super::explore::{Exploration, LookaheadFn, Rows, Threads};
use super::grundy::{GrundyError, refuse_without_grundy_values};
use dashu_int::UBig;
use std::any::Any;
use std::collections::VecDeque;
use std::fmt;
use std::marker::PhantomData;
use std::num::NonZeroUsize;
use zermelo_core::graph::Adjacency;
use zermelo_core::{Convention, Limits, Meter, Ruleset, StateSpace, StopReason, Verdict};
use zermelo_nimber::LoopyValue;

/// No label, no counter, nobody waiting.
const NONE: u32 = u32::MAX;

/// The labels of a graph and the order in which they were given. Eight bytes a vertex; the sets K are read off the
/// options when they are asked for.
#[derive(Clone, Debug, Default)]
pub struct LoopyLabels {
    labels: Vec<u32>,
    counters: Vec<u32>,
}

impl LoopyLabels {
    /// The nimber of a vertex, `None` where it is `∞(K)`.
    #[inline]
    pub fn nimber(&self, vertex: u32) -> Option<u32> {
        Some(self.labels[vertex as usize]).filter(|&label| label != NONE)
    }

    /// The place of the vertex in the order in which labels were given, `None` where it has no nimber. Whenever an
    /// option of a vertex has a greater label, or none, the option has an option with the label of the vertex and a
    /// smaller counter.
    pub fn counter(&self, vertex: u32) -> Option<u32> {
        Some(self.counters[vertex as usize]).filter(|&counter| counter != NONE)
    }

    /// The nimbers of the options of a vertex, ascending and each once: the set K of `∞(K)`. `into` is cleared first.
    pub fn nimbers_of_options(&self, moves: &Adjacency, vertex: u32, into: &mut Vec<u32>) {
        into.clear();
        into.extend(moves.row(vertex).iter().filter_map(|&option| self.nimber(option)));
        into.sort_unstable();
        into.dedup();
    }

    /// The value of a vertex.
    pub fn value(&self, moves: &Adjacency, vertex: u32) -> LoopyValue {
        if let Some(nimber) = self.nimber(vertex) {
            return LoopyValue::Nimber(nimber.into());
        }
        let mut nimbers = Vec::new();
        self.nimbers_of_options(moves, vertex, &mut nimbers);
        LoopyValue::Infinite(nimbers.into_iter().map(UBig::from).collect())
    }

    /// The verdict on a vertex in normal play.
    pub fn verdict(&self, moves: &Adjacency, vertex: u32) -> Verdict {
        match self.nimber(vertex) {
            Some(0) => Verdict::Loss(None),
            Some(_) => Verdict::Win(None),
            None if moves.row(vertex).iter().any(|&option| self.nimber(option) == Some(0)) => {
                Verdict::Win(None)
            }
            None => Verdict::Draw,
        }
    }
}

/// Labels the vertices of a bare graph. Takes 8 bytes an edge and some 40 a vertex besides the graph; see the
/// [module](self) on time.
pub fn label_loopy_graph(moves: &Adjacency, limits: &Limits) -> Result<LoopyLabels, StopReason> {
    let mut meter = Meter::start(limits, "labelling a loopy graph")?;
    meter.count_bytes(8 * moves.edge_count() as u64 + 40 * moves.vertex_count() as u64)?;
    let reversed = moves.reversed();
    let mut labelling = Labelling::new(moves, &reversed, &meter);
    let mut active: Vec<u32> = (0..moves.vertex_count() as u32).collect();
    let mut round = 0;
    while !active.is_empty() {
        labelling.run_round(round, &mut active)?;
        round += 1;
    }
    Ok(LoopyLabels { labels: labelling.labels, counters: labelling.counters })
}

/// The state of the labelling between two steps.
struct Labelling<'a> {
    reversed: &'a Adjacency,
    meter: &'a Meter<'a>,
    /// Where the options of each vertex end; row `v` starts where row `v − 1` ends.
    ends: Vec<u32>,
    /// The options of each vertex; those known to have a label come first in their row.
    options: Vec<u32>,
    /// Where the options not known to have a label begin, by vertex.
    unsettled: Vec<u32>,
    /// The option that a waiting vertex waits for, by its place in `options`.
    waits_at: Vec<u32>,
    /// The first vertex waiting for each vertex, and after each waiting vertex the next one waiting for the same.
    first_waiting: Vec<u32>,
    next_waiting: Vec<u32>,
    labels: Vec<u32>,
    counters: Vec<u32>,
    /// One more than the last round in which the vertex got an option with the label of the round.
    reached_in: Vec<u32>,
    next_counter: u32,
    round: u32,
    /// Vertices that wait for nothing any more.
    ready: VecDeque<u32>,
}

impl<'a> Labelling<'a> {
    fn new(moves: &Adjacency, reversed: &'a Adjacency, meter: &'a Meter<'a>) -> Self {
        let count = moves.vertex_count();
        let (mut offsets, options) = moves.clone().into_rows();
        let ends = offsets[1..].to_vec();
        offsets.truncate(count);
        Self {
            reversed,
            meter,
            ends,
            options,
            unsettled: offsets,
            waits_at: vec![0; count],
            first_waiting: vec![NONE; count],
            next_waiting: vec![NONE; count],
            labels: vec![NONE; count],
            counters: vec![NONE; count],
            reached_in: vec![0; count],
            next_counter: 0,
            round: 0,
            ready: VecDeque::new(),
        }
    }

    /// Gives the label `round` to every vertex that deserves it, and leaves in `active` the vertices that have no label
    /// but options with all labels up to this one.
    fn run_round(&mut self, round: u32, active: &mut Vec<u32>) -> Result<(), StopReason> {
        self.round = round;
        for &vertex in &*active {
            self.waits_at[vertex as usize] = self.unsettled[vertex as usize];
            self.wait(vertex)?;
        }
        while let Some(vertex) = self.ready.pop_front() {
            // It may have got an option with this label while it stood in the queue.
            if !self.is_reached(vertex) {
                self.give_label(vertex)?;
            }
        }
        for &vertex in &*active {
            let at = self.waits_at[vertex as usize];
            if at < self.ends[vertex as usize] {
                self.first_waiting[self.options[at as usize] as usize] = NONE;
            }
        }
        active.retain(|&vertex| self.is_reached(vertex) && self.labels[vertex as usize] == NONE);
        Ok(())
    }

    /// Whether the vertex has an option labelled with the number of this round.
    #[inline]
    fn is_reached(&self, vertex: u32) -> bool {
        self.reached_in[vertex as usize] == self.round + 1
    }

    /// Lets a vertex wait for its next option that has no label and cannot be reverted, or makes it ready.
    #[inline]
    fn wait(&mut self, vertex: u32) -> Result<(), StopReason> {
        let end = self.ends[vertex as usize];
        let mut at = self.waits_at[vertex as usize];
        while at < end {
            self.meter.step()?;
            let option = self.options[at as usize];
            if self.labels[option as usize] != NONE {
                let settled = self.unsettled[vertex as usize];
                self.options.swap(at as usize, settled as usize);
                self.unsettled[vertex as usize] = settled + 1;
            } else if !self.is_reached(option) {
                self.next_waiting[vertex as usize] = self.first_waiting[option as usize];
                self.first_waiting[option as usize] = vertex;
                break;
            }
            at += 1;
        }
        self.waits_at[vertex as usize] = at;
        if at == end {
            self.ready.push_back(vertex);
        }
        Ok(())
    }

    fn give_label(&mut self, vertex: u32) -> Result<(), StopReason> {
        self.labels[vertex as usize] = self.round;
        self.counters[vertex as usize] = self.next_counter;
        self.next_counter += 1;
        let reversed = self.reversed;
        for &predecessor in reversed.row(vertex) {
            self.meter.step()?;
            self.reached_in[predecessor as usize] = self.round + 1;
        }
        // Only now, so that nobody is woken who has been reached as well.
        for &predecessor in reversed.row(vertex) {
            let mut waiting = std::mem::replace(&mut self.first_waiting[predecessor as usize], NONE);
            while waiting != NONE {
                let next = self.next_waiting[waiting as usize];
                // A vertex that has been reached itself cannot get this label.
                if !self.is_reached(waiting) {
                    self.wait(waiting)?;
                }
                waiting = next;
            }
        }
        Ok(())
    }
}

/// Loopy values of the positions of one game, remembered between questions. A position that the game splits into
/// components is the sum of their values; what can be reached from a component is explored as a whole.
pub struct LoopyTable<'a, 'l, R: ?Sized> {
    graph: LabelledGraph<'a, 'l>,
    game: PhantomData<&'a R>,
}

impl<'a, 'l, R: Ruleset + ?Sized> LoopyTable<'a, 'l, R> {
    /// An empty table. Errors when the game is not impartial or play can end by rule.
    pub fn new(ruleset: &'a R, limits: &Limits<'l>) -> Result<Self, GrundyError> {
        Self::in_space(ruleset, ruleset.state_space(), limits)
    }

    /// The same in a space of states of the game, which an erased game makes for its own type of positions.
    pub fn in_space(
        ruleset: &R,
        space: Box<dyn StateSpace + 'a>,
        limits: &Limits<'l>,
    ) -> Result<Self, GrundyError> {
        refuse_without_grundy_values(ruleset)?;
        Ok(Self { graph: LabelledGraph::new(space, limits)?, game: PhantomData })
    }

    /// The same on several threads, which are given states of the space. Nothing that is found depends on them.
    #[must_use]
    pub fn with_threads(mut self, threads: NonZeroUsize, lookahead: Box<LookaheadFn<'a>>) -> Self {
        self.graph.helped = Some((threads, lookahead));
        self
    }

    /// The number of positions explored.
    pub fn position_count(&self) -> usize {
        self.graph.exploration.state_count()
    }

    /// The value of a position: the sum over its components.
    pub fn value(&mut self, position: &R::Position) -> Result<LoopyValue, GrundyError> {
        Ok(self.graph.value(position)?)
    }

    /// The sum of the counters of the components of a position, `None` where one of them is not worth a nimber. See
    /// [`LoopyLabels::counter`].
    pub fn counter(&mut self, position: &R::Position) -> Result<Option<u64>, GrundyError> {
        Ok(self.graph.counter(position)?)
    }
}

impl<R: ?Sized> fmt::Debug for LoopyTable<'_, '_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LoopyTable").field("labels", &self.graph.labels).finish_non_exhaustive()
    }
}

/// What has been explored of a game, labelled; without its type.
struct LabelledGraph<'a, 'l> {
    limits: Limits<'l>,
    exploration: Exploration<'a, 'l, Rows>,
    moves: Adjacency,
    labels: LoopyLabels,
    /// Where several threads explore.
    helped: Option<(NonZeroUsize, Box<LookaheadFn<'a>>)>,
}

impl<'a, 'l> LabelledGraph<'a, 'l> {
    fn new(space: Box<dyn StateSpace + 'a>, limits: &Limits<'l>) -> Result<Self, StopReason> {
        let exploration = Exploration::new(space, Convention::Normal, limits)?;
        let moves = Adjacency::from_edges(0, &[]);
        Ok(Self { limits: *limits, exploration, moves, labels: LoopyLabels::default(), helped: None })
    }

    fn value(&mut self, position: &dyn Any) -> Result<LoopyValue, StopReason> {
        let vertices = self.vertices(position)?;
        let values = vertices.into_iter().map(|vertex| self.labels.value(&self.moves, vertex));
        Ok(values.fold(LoopyValue::Nimber(UBig::ZERO), |sum, value| sum.plus(&value)))
    }

    fn counter(&mut self, position: &dyn Any) -> Result<Option<u64>, StopReason> {
        let counters = self.vertices(position)?.into_iter().map(|vertex| self.labels.counter(vertex));
        Ok(counters.map(|counter| counter.map(u64::from)).sum())
    }

    /// The components of a position as vertices, explored and labelled.
    fn vertices(&mut self, position: &dyn Any) -> Result<Vec<u32>, StopReason> {
        let vertices = self.exploration.add_components(position)?;
        let threads = self.helped.as_ref().map_or(Threads::ONE, |(count, lookahead)| Threads {
            count: *count,
            lookahead: Some(lookahead.as_ref()),
        });
        self.exploration.run(&threads)?;
        if self.exploration.state_count() > self.moves.vertex_count() {
            self.moves = self.exploration.moves();
            // What the graph takes was counted while exploring.
            let limits = self.limits.for_counted_work();
            self.labels = label_loopy_graph(&self.moves, &limits)?;
        }
        Ok(vertices)
    }
}
