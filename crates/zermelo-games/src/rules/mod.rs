//! Games that are data: the rules that a file declares, and what plays them.
//!
//! [`declared`] is the value itself, and everything else reads it: the plain form of boards, their compiled form, heaps, words. The
//! reader of files, which runs them, is compiled with the feature `rules` alone; declared rules play without it.

mod board_game;
mod board_packing;
mod cells;
pub mod claims;
pub mod declared;
mod graph_drawing;
mod ground;
mod heap_game;
mod joint_game;
mod layout;
mod measure;
#[cfg(feature = "rules")]
mod numbering;
mod open;
mod parts;
mod plain;
mod planes;
#[cfg(feature = "rules")]
pub mod reader;
pub(crate) mod stated;
mod symmetry;
mod text;
mod trial;
mod word_game;
pub mod words;
mod work;

pub use board_game::BoardGame;
pub use cells::Cells;
pub use declared::Declared;
pub use heap_game::{HeapGame, HeapSizes, MOST_SIZE as LARGEST_HEAP};
pub use joint_game::{JointGame, JointHeaps};
#[cfg(feature = "rules")]
pub use numbering::{
    KEPT_RULES, MOST_RULES, NumberedRules, TableTitle, kept_texts, number_kept, number_rules, number_text,
};
pub use open::{Beside, Refusal, open_declared};
#[cfg(feature = "rules")]
pub use open::{HeapRule, game_of, open_file, open_heap_rule, open_text};
pub use planes::PlaneGame;
pub use trial::{Effort, FalseClaim};
pub use word_game::{Word, WordGame};
