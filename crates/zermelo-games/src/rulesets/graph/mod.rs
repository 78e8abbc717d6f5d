//! Games on graphs.

mod canonical;
mod colouring;
mod colouring_drawing;
mod colouring_text;
mod kayles;
mod kayles_text;
mod kayles_theorem;
mod leaves;
mod named_graph;
mod partizan_arc_kayles;
mod rooted_tree;
mod simple_graph;
mod spread;
mod token;
mod token_drawing;
mod tree_drawing;

pub use colouring::{Colouring, Tints};
pub use kayles::{GraphKayles, Remains};
pub use kayles_theorem::{ARC_KAYLES_GRAPHS, NODE_KAYLES_GRAPHS};
pub use leaves::{EVEN_BRANCHES, Leaves, next_wins_leaves};
#[cfg(feature = "rules")]
pub(crate) use named_graph::{Line, named_graph, spread_widely};
pub use partizan_arc_kayles::{ColouredEdges, PartizanArcKayles};
pub use rooted_tree::RootedTree;
pub use simple_graph::SimpleGraph;
pub(crate) use spread::{on_circle, spread};
mod hackenbush;

pub use hackenbush::green_graph_value;
pub use hackenbush::{
    Colour, Edge, FUSION_AND_COLON, GROUND, HACKENBUSH_SUM, Hackenbush, HackenbushPosition, HackenbushValue,
    SIGN_EXPANSION, green_hackenbush_value, hackenbush_closed_form, hackenbush_value,
};
pub use token::{Token, Tokens};

use crate::catalogue::Entry;

/// The games on graphs of the catalogue, in its order.
pub(crate) fn add_entries(list: &mut Vec<Entry>) {
    list.push(hackenbush::entry());
    list.push(hackenbush::childish_entry());
    list.push(token::entry());
    list.push(leaves::entry());
    list.extend(colouring::entries());
    list.extend(kayles::entries());
    list.push(partizan_arc_kayles::entry());
}
