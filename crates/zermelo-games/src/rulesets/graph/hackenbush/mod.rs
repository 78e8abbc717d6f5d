//! Hackenbush: cut an edge of a drawing that stands on the ground; whatever is no longer connected with the ground
//! falls off. Left cuts blue edges, Right red ones, both green ones. (Winning Ways, chapters 1, 2 and 7.)

mod anatomy;
mod blue_red;
mod colon;
mod green;
mod green_steps;
mod layout;
mod normal;
mod notation;
mod number;
mod position;
mod theorem;

pub use colon::hackenbush_closed_form;
pub(super) use notation::read_graph;
pub use position::{Colour, Edge, GROUND, HackenbushPosition};
pub use theorem::{
    FUSION_AND_COLON, HACKENBUSH_SUM, HackenbushValue, SIGN_EXPANSION, green_graph_value,
    green_hackenbush_value, hackenbush_value,
};

use crate::catalogue::{AnyGame, Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{Drawing, Message, NormalForm, Notation, ParseError, Player, Ruleset, message};
use anatomy::Anatomy;
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules of Hackenbush.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hackenbush {
    /// Whether only green edges may be drawn, so that the game is impartial.
    pub only_green: bool,
    /// Whether cutting a blue or red edge must let nothing else fall: Childish Hackenbush.
    pub is_childish: bool,
}

impl Ruleset for Hackenbush {
    type Position = HackenbushPosition;

    /// Edges that look alike, side by side between the same vertices, are one option.
    fn options<B>(
        &self,
        position: &HackenbushPosition,
        player: Player,
        mut visit: impl FnMut(HackenbushPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let edges = position.edges();
        let anatomy = Anatomy::new(edges);
        for edge in 0..edges.len() {
            let is_new = edge == 0 || edges[edge] != edges[edge - 1];
            if is_new && edges[edge].colour().is_cut_by(player) {
                let after = position.cut(&anatomy, edge);
                let is_free = !self.is_childish || edges[edge].colour() == Colour::Green;
                if is_free || after.edges().len() + 1 == edges.len() {
                    visit(after)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        self.only_green
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    /// The parts that are connected without the ground.
    fn components(&self, position: &HackenbushPosition, mut visit: impl FnMut(HackenbushPosition)) {
        let edges = position.edges();
        let mut part_of: Vec<(u32, usize)> = Anatomy::new(edges).parts().into_iter().zip(0..).collect();
        part_of.arrange();
        // Loops at the ground are in no part but their own.
        let parts = part_of.chunk_by(|a, b| a.0 == b.0 && a.0 != 0);
        for part in parts {
            visit(HackenbushPosition::of_standing(part.iter().map(|&(_, edge)| edges[edge]).collect()));
        }
    }

    /// Vertices renumbered, and blue and red exchanged where that comes first.
    fn normal_form(&self, position: &HackenbushPosition) -> NormalForm<HackenbushPosition> {
        normal::normal_form(position)
    }

    /// Of a forest the subtrees that hold the ground; of other graphs all sets of edges.
    fn reachable_bound(&self, position: &HackenbushPosition) -> Option<u64> {
        let anatomy = Anatomy::new(position.edges());
        if !anatomy.is_forest() {
            let edges = u32::try_from(position.edges().len()).unwrap_or(u32::MAX);
            return Some(1_u64.checked_shl(edges).unwrap_or(u64::MAX));
        }
        let mut ways = vec![1_u64; anatomy.vertex_count()];
        for vertex in (1..ways.len()).rev() {
            let parent = anatomy.parent(vertex);
            ways[parent] = ways[parent].saturating_mul(ways[vertex].saturating_add(1));
        }
        Some(ways[0])
    }

    fn heap_bytes(&self, position: &HackenbushPosition) -> usize {
        size_of_val(position.edges())
    }
}

impl Notation for Hackenbush {
    fn parse(&self, text: &str) -> Result<HackenbushPosition, ParseError> {
        let position = notation::read(text)?.position;
        if self.only_green && !position.is_green() {
            let message = "all edges are green here";
            return Err(ParseError::whole(text, message, "for example: e(ee;e)"));
        }
        Ok(position)
    }

    fn remarks(&self, text: &str) -> Vec<Message> {
        let fallen = notation::read(text).map_or(Vec::new(), |reading| reading.fallen);
        match fallen.as_slice() {
            [] => Vec::new(),
            [one] => {
                vec![message!("The edge {one} does not hang together with the ground: it falls off.", one)]
            }
            several => {
                let shown = several.iter().take(6).map(String::as_str).collect::<Vec<_>>().join(", ");
                let shown = if several.len() > 6 { shown + ", …" } else { shown };
                vec![message!(
                    "{count} edges do not hang together with the ground: {shown} fall off.",
                    count = several.len(),
                    shown
                )]
            }
        }
    }

    fn print(&self, position: &HackenbushPosition) -> String {
        notation::print(position)
    }

    fn move_label(&self, from: &HackenbushPosition, to: &HackenbushPosition, _: Player) -> String {
        from.edge_cut(to).map_or_else(|| self.print(to), cut_label)
    }

    fn drawing(&self, position: &HackenbushPosition) -> Option<Drawing> {
        layout::drawing(position, &FxHashMap::default())
    }

    /// With the names of the text.
    fn drawing_as_written(&self, text: &str) -> Option<Drawing> {
        let reading = notation::read(text).ok()?;
        layout::drawing(&reading.position, &reading.names)
    }
}

/// The name of a move.
fn cut_label(edge: Edge) -> String {
    format!("cut {edge}")
}

/// A picture for the checker.
fn checked_edges(position: &HackenbushPosition) -> String {
    edge_list(position.edges())
}

/// The entry of Childish Hackenbush in the catalogue.
pub(crate) fn childish_entry() -> Entry {
    Entry::new("childish-hackenbush", "Childish Hackenbush", Group::Graphs, |parameters| {
        no_parameters(parameters, "childish-hackenbush lrlrr")?;
        let childish = Catalogued::new(Hackenbush { only_green: false, is_childish: true });
        Ok(Arc::new(childish.checked_as(CheckedGame::written("childish-hackenbush", checked_edges))))
    })
    .with_rules(
        "As Hackenbush, but whoever cuts a blue or red edge may let nothing else fall. Green edges are cut as always. \
         Whoever cannot move loses.",
    )
    .with_notation(DRAWINGS)
    .with_examples(["childish-hackenbush r(l:T;rl:T)", "childish-hackenbush lrlrr"])
}

/// How drawings are written, in the words of the catalogue.
const DRAWINGS: &str = "a string of edges from the ground up, l or b blue, r red, e or g green, with branches in \
                        parentheses and names behind colons for vertices that are met again; '+' between sums; or a \
                        list of edges; or bridge, girl, tree or snakes, drawings of the textbooks";

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("hackenbush", "Hackenbush", Group::Graphs, |parameters| {
        no_parameters(parameters, "hackenbush lrlrr")?;
        let any_colour =
            Catalogued::new(Hackenbush::default()).with_theorem().with_values(hackenbush_closed_form);
        let any_colour = any_colour.checked_as(CheckedGame::written("hackenbush", checked_edges));
        Ok(Arc::new(any_colour.with_narrowing(|_, position| {
            let only_green = Hackenbush { only_green: true, ..Hackenbush::default() };
            let known = CheckedGame::written("green-hackenbush", checked_edges);
            let green = || Catalogued::new(only_green).with_theorem().checked_as(known);
            position.is_green().then(|| Arc::new(green()) as Arc<dyn AnyGame>)
        })))
    })
    .with_aliases(["green-hackenbush", "blue-red-hackenbush"])
    .with_rules(
        "A move cuts an edge of a drawing that stands on the ground, and whatever no longer hangs \
         together with the ground falls off. Left cuts blue edges, Right red ones, both green ones. \
         Whoever cannot move loses.",
    )
    .with_notation(DRAWINGS)
    .with_examples([
        "hackenbush lrlrr",
        "hackenbush e(ee(e;e);e(eee;ee);e(ee;e))",
        "hackenbush lrl + er",
        "hackenbush e(ee:A;e:A)",
        "hackenbush ground-a:l a-b:r b-ground:g",
        "hackenbush girl",
    ])
    .with_theorems([&FUSION_AND_COLON, &SIGN_EXPANSION, &HACKENBUSH_SUM])
}

/// `0-1l 1-2r`, or `nothing`, as the checker reads a drawing.
pub(super) fn edge_list(edges: &[Edge]) -> String {
    let edge = |edge: &Edge| {
        let [low, high] = edge.ends();
        format!("{low}-{high}{}", edge.colour().letter())
    };
    let edges: Vec<String> = edges.iter().map(edge).collect();
    if edges.is_empty() { "nothing".to_owned() } else { edges.join(" ") }
}
