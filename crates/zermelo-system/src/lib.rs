//! What the programs hand to the library: the system's files, its clock, a gauge of the memory in use, and how the blocks
//! of tables are packed. One crate, so that all programs write the same bytes.

mod files;
mod surroundings;
mod zstd;

pub use files::{SystemFiles, replace_file};
pub use surroundings::{ProcessMemory, SystemClock};
pub use zstd::Zstd;
