//! Games on graphs.

mod hackenbush;
mod token;

pub(crate) use hackenbush::green_graph_value;
pub use hackenbush::{
    Colour, Edge, FUSION_AND_COLON, GROUND, HACKENBUSH_SUM, Hackenbush, HackenbushPosition, HackenbushValue,
    SIGN_EXPANSION, green_hackenbush_value, hackenbush_closed_form, hackenbush_value,
};
pub use token::{Token, Tokens};
