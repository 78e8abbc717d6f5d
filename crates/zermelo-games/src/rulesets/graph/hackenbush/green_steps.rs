//! Green Hackenbush explained from the top down: which cycles are fused and what their loops are worth, which branch
//! becomes which stalk, and what the branches of a vertex are worth together.

use super::anatomy::Anatomy;
use super::green::{Blocks, values};
use super::position::{Edge, GROUND};
use crate::game::{Message, message};

/// Explanations stop here; the value does not.
const MOST_LINES: usize = 24;
/// So many vertices and branches are named one by one.
const MOST_NAMED: usize = 8;

/// The steps. The last is about the ground, and what it comes to is the value.
pub(super) fn explanation(anatomy: &Anatomy, edges: &[Edge]) -> Vec<Message> {
    let steps = Steps::new(anatomy, edges);
    let mut lines = Vec::new();
    let mut left_out = 0_usize;
    for vertex in (1..anatomy.vertex_count()).rev().filter(|&vertex| steps.is_step(vertex)) {
        if lines.len() < MOST_LINES {
            steps.explain(vertex, &mut lines);
        } else {
            left_out += 1;
        }
    }
    match left_out {
        0 => {}
        1 => lines.push("… and 1 more place in the same way".into()),
        more => lines.push(message!("… and {count} more places in the same way", count = more)),
    }
    steps.explain(0, &mut lines);
    lines
}

/// What there is to say at each fused vertex, by the vertex that stands for it.
struct Steps<'a> {
    anatomy: &'a Anatomy,
    values: Vec<u32>,
    blocks: Blocks,
    /// The vertices above the bridges that lead up.
    above: Vec<Vec<usize>>,
    /// How many edges have become loops.
    loops: Vec<usize>,
    /// The names of the vertices that are fused, as far as they are printed.
    fused: Vec<Vec<u32>>,
}

impl<'a> Steps<'a> {
    fn new(anatomy: &'a Anatomy, edges: &[Edge]) -> Self {
        let count = anatomy.vertex_count();
        let blocks = Blocks::new(anatomy, edges.len());
        let mut above: Vec<Vec<usize>> = vec![Vec::new(); count];
        for vertex in (1..count).filter(|&vertex| anatomy.is_on_bridge(vertex)) {
            above[blocks.root[anatomy.parent(vertex)] as usize].push(vertex);
        }
        let mut loops = vec![0_usize; count];
        for &(root, _) in &blocks.edges {
            loops[root as usize] += 1;
        }
        let mut fused: Vec<Vec<u32>> = vec![Vec::new(); count];
        for vertex in 0..count {
            let root = blocks.root[vertex] as usize;
            if loops[root] > 0 && fused[root].len() <= MOST_NAMED {
                fused[root].push(anatomy.name(vertex));
            }
        }
        Self { anatomy, values: values(anatomy, edges), blocks, above, loops, fused }
    }

    /// Whether something happens at a vertex: a mere link of a stalk is none.
    fn is_step(&self, vertex: usize) -> bool {
        let stands_for_itself = self.blocks.root[vertex] as usize == vertex;
        stands_for_itself && (self.loops[vertex] > 0 || self.above[vertex].len() > 1)
    }

    fn explain(&self, vertex: usize, lines: &mut Vec<Message>) {
        let (above, loops) = (&self.above[vertex], self.loops[vertex]);
        if self.fused[vertex].len() > 1 {
            lines.push(message!(
                "fuse {vertices}: the {count} edges of their cycles become loops",
                vertices => named(&self.fused[vertex]),
                count = loops
            ));
        }
        let mut what: Vec<Message> = Vec::new();
        let mut terms = Vec::new();
        if above.len() <= MOST_NAMED {
            what.extend(above.iter().map(|&first| self.branch(first)));
            terms.extend(above.iter().map(|&first| (self.values[first] + 1).to_string()));
        } else {
            what.push(message!("{count} branches, each a stalk", count = above.len()));
            terms.extend(["…".to_owned(), "…".to_owned()]);
        }
        if loops > 0 {
            what.push(match loops {
                1 => "1 loop is worth 1".into(),
                _ => message!("{loops} loops are worth {value}", loops, value = loops % 2),
            });
            terms.push((loops % 2).to_string());
        }
        let place = place(self.anatomy.name(vertex));
        lines.push(match terms.len() {
            0 => message!("{place}: nothing, worth 0", place => place),
            1 => message!("{place}: {what}", place => place, what => Message::list(what)),
            _ => message!(
                "{place}: {what}; {terms} = {value}",
                place => place,
                what => Message::list(what),
                terms = terms.join(" xor "),
                value = self.values[vertex]
            ),
        });
    }

    /// `1-4 carries 3 and becomes a stalk of 1 + 3 = 4`: what the branch over a bridge becomes.
    fn branch(&self, first: usize) -> Message {
        let [low, high] = [self.anatomy.parent(first), first].map(|vertex| name(self.anatomy.name(vertex)));
        let mut top = first;
        let mut length = 1_u32;
        while let ([next], 0) = (self.above[top].as_slice(), self.loops[top]) {
            top = *next;
            length += 1;
        }
        let carried = self.values[top];
        let total = self.values[first] + 1;
        match (length, self.above[top].is_empty() && self.loops[top] == 0) {
            (_, true) => message!("{low}-{high} is a stalk of {length}", low => low, high => high, length),
            (1, false) => {
                message!("{low}-{high} carries {carried}, a stalk of 1 + {carried} = {total}", low => low, high => high, carried, total)
            }
            (_, false) => {
                let top = name(self.anatomy.name(top));
                message!("{low}-{high} to {top} carries {carried}, a stalk of {length} + {carried} = {total}", low => low, high => high, top => top, carried, length, total)
            }
        }
    }
}

fn name(vertex: u32) -> Message {
    if vertex == GROUND { "ground".into() } else { vertex.to_string().into() }
}

fn place(vertex: u32) -> Message {
    if vertex == GROUND { "on the ground".into() } else { message!("on {vertex}", vertex) }
}

fn named(vertices: &[u32]) -> Message {
    let mut names: Vec<Message> = vertices
        .iter()
        .take(MOST_NAMED)
        .map(|&vertex| if vertex == GROUND { "the ground".into() } else { vertex.to_string().into() })
        .collect();
    if vertices.len() > MOST_NAMED {
        names.push("…".to_owned().into());
    }
    Message::sequence(names)
}
