//! Loopy games in expressions: games with labels and passes become graphs, and what is done with loopy values.
//!
//! A part that mentions a label from outside, or passes, has no value of its own: it is left where it is, and the game
//! that closes its labels is made of all of them at once.

use super::argument::{Argument, refused};
use super::evaluate::EvaluationError;
use super::tree::{NodeId, NodeKind, Tree};
use super::value::Computed;
use crate::loopy::DrawnSides;
use crate::{Algebra, LoopyGraph, LoopyOption, SidedValue, StopperId, ValueError, ValueId};
use rustc_hash::FxHashMap;
use zermelo_core::{ParseError, Player};

/// A loopy value as the result of an expression: a short game where it is one.
pub(super) fn computed(value: SidedValue) -> Computed {
    match value.short() {
        Some(id) => Computed::Sum(vec![id]),
        None => Computed::Loopy(value),
    }
}

/// Several stoppers, in the order of their structure.
pub(super) fn computed_list(algebra: &mut Algebra, mut ids: Vec<StopperId>) -> Result<Computed, ValueError> {
    let shorts: Option<Vec<ValueId>> = ids.iter().map(|id| id.short()).collect();
    if let Some(mut shorts) = shorts {
        algebra.sort_by_structure(&mut shorts)?;
        return Ok(Computed::Games(shorts));
    }
    algebra.sort_stoppers(&mut ids)?;
    Ok(Computed::Stoppers(ids))
}

impl Argument<'_> {
    pub(super) const fn is_loopy(&self) -> bool {
        matches!(self.value, Computed::Loopy(_) | Computed::Side(_))
    }

    /// The value as a loopy one, which every game is.
    pub(super) fn loopy(&self, algebra: &mut Algebra) -> Result<SidedValue, EvaluationError> {
        match &self.value {
            Computed::Loopy(value) => Ok(value.clone()),
            Computed::Side(_) => Err(self.one_side().into()),
            _ => self.game(algebra).map(SidedValue::from),
        }
    }

    /// What is compared of it.
    pub(super) fn sides(&self, algebra: &mut Algebra) -> Result<DrawnSides, EvaluationError> {
        match &self.value {
            Computed::Side(side) => Ok([side.clone(), side.clone()]),
            _ => Ok(DrawnSides::from(&self.loopy(algebra)?)),
        }
    }

    /// The error for a question about games that is asked of one side of a game, which is not a stopper.
    pub(super) fn one_side(&self) -> ParseError {
        let message = "this side is not a stopper: it is a game only where draws count for one player";
        self.error(
            message,
            "such a side is compared, and has an outcome; the game itself is S & T, with both its sides",
        )
    }

    /// The stopper.
    pub(super) fn stopper(&self, algebra: &mut Algebra) -> Result<StopperId, EvaluationError> {
        let value = self.loopy(algebra)?;
        algebra.loopy_stopper(&value).map_err(|error| self.refused(&error))
    }

    /// The error for a question about short games that is asked of a loopy one.
    pub(super) fn not_short(&self) -> ParseError {
        let message =
            "this is asked of short games only, and this game is loopy: play in it may go on for ever";
        let hint = "loopy games have an outcome, order, sums, sides, stops and a degree, for example: leftstop(over)";
        self.error(message, hint)
    }
}

/// The game {left | right} of any values.
pub(super) fn game(
    algebra: &mut Algebra,
    left: &[SidedValue],
    right: &[SidedValue],
) -> Result<SidedValue, ValueError> {
    let mut graphs = SideGraphs::default();
    let node = graphs.add();
    for (player, list) in [(Player::Left, left), (Player::Right, right)] {
        for value in list {
            graphs.add_value(node, player, value);
        }
    }
    graphs.value(algebra, node)
}

/// A graph twice, once with the onsides of the values in it, once with the offsides.
#[derive(Default)]
struct SideGraphs {
    on: LoopyGraph,
    off: LoopyGraph,
    /// The same positions in both, which have further ones of their values.
    places: Vec<[u32; 2]>,
}

impl SideGraphs {
    fn add(&mut self) -> usize {
        self.places.push([self.on.add(), self.off.add()]);
        self.places.len() - 1
    }

    fn add_node(&mut self, node: usize, player: Player, option: usize) {
        let ([on, off], [on_option, off_option]) = (self.places[node], self.places[option]);
        self.on.add_option(on, player, LoopyOption::Node(on_option));
        self.off.add_option(off, player, LoopyOption::Node(off_option));
    }

    fn add_value(&mut self, node: usize, player: Player, value: &SidedValue) {
        let [on, off] = self.places[node];
        let option = value.onside.place_in(&mut self.on);
        self.on.add_option(on, player, option);
        let option = value.offside.place_in(&mut self.off);
        self.off.add_option(off, player, option);
    }

    fn value(&self, algebra: &mut Algebra, node: usize) -> Result<SidedValue, ValueError> {
        let [on, off] = self.places[node];
        algebra.sided_value_of_graphs((&self.on, on), (&self.off, off))
    }
}

/// For each node the outermost label that its parts mention and none of them closes.
#[derive(Default)]
pub(super) struct Labels {
    open: Vec<Option<usize>>,
}

/// In place of a label: a pass, which the next game around it closes.
const PASS: usize = usize::MAX;

impl Labels {
    pub(super) fn of(tree: &Tree) -> Self {
        let mut open: Vec<Option<usize>> = Vec::with_capacity(tree.nodes.len());
        for node in &tree.nodes {
            let inside = |sides: &[Vec<NodeId>; 2]| {
                sides.iter().flatten().filter_map(|&part| open[part]).filter(|&label| label != PASS).min()
            };
            open.push(match &node.kind {
                NodeKind::Pass => Some(PASS),
                NodeKind::Label(label) => Some(*label),
                NodeKind::Game(sides) => inside(sides),
                NodeKind::Labelled(label, sides) => inside(sides).filter(|open| open < label),
                _ => None,
            });
        }
        Self { open }
    }

    /// Whether a part has no value of its own.
    pub(super) fn is_open(&self, node: NodeId) -> bool {
        self.open[node].is_some()
    }
}

/// The value of the game at a node, which no label leaves.
pub(super) fn closed_game(
    text: &str,
    tree: &Tree,
    labels: &Labels,
    values: &mut [Option<Computed>],
    root: NodeId,
    algebra: &mut Algebra,
) -> Result<Computed, EvaluationError> {
    let mut graphs = SideGraphs::default();
    let mut places: FxHashMap<NodeId, usize> = FxHashMap::from_iter([(root, graphs.add())]);
    let mut labelled: FxHashMap<usize, usize> = FxHashMap::default();
    let mut waiting = vec![root];
    while let Some(id) = waiting.pop() {
        let here = places[&id];
        let sides = match &tree.nodes[id].kind {
            NodeKind::Labelled(label, sides) => {
                labelled.insert(*label, here);
                sides
            }
            NodeKind::Game(sides) => sides,
            _ => continue,
        };
        for player in Player::BOTH {
            for &part in &sides[player.index()] {
                match &tree.nodes[part].kind {
                    NodeKind::Pass => graphs.add_node(here, player, here),
                    NodeKind::Label(label) => graphs.add_node(here, player, labelled[label]),
                    _ if labels.is_open(part) => {
                        let place = graphs.add();
                        places.insert(part, place);
                        graphs.add_node(here, player, place);
                        waiting.push(part);
                    }
                    _ => {
                        let value = values[part].take().unwrap_or(Computed::Open);
                        let span = tree.nodes[part].span.clone();
                        let value = Argument { text, span, value }.loopy(algebra)?;
                        graphs.add_value(here, player, &value);
                    }
                }
            }
        }
    }
    let span = tree.nodes[root].span.clone();
    graphs.value(algebra, 0).map(computed).map_err(|error| refused(text, span, &error))
}

/// Whether the game at a node has to be made as a graph: a label, a pass, a loopy option.
pub(super) fn is_loopy_game(
    tree: &Tree,
    labels: &Labels,
    values: &[Option<Computed>],
    sides: &[Vec<NodeId>; 2],
) -> bool {
    sides.iter().flatten().any(|&part| {
        labels.is_open(part)
            || matches!(tree.nodes[part].kind, NodeKind::Pass)
            || matches!(values[part], Some(Computed::Loopy(_) | Computed::Side(_)))
    })
}

/// {G, … | −G, …}.
pub(super) fn switch(algebra: &mut Algebra, left: &[SidedValue]) -> Result<SidedValue, ValueError> {
    let right: Result<Vec<SidedValue>, ValueError> =
        left.iter().map(|value| algebra.loopy_negative(value)).collect();
    game(algebra, left, &right?)
}
