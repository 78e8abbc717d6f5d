//! What the programs hand to the library: the system's files, its clock, and a gauge of the memory in use.

mod files;
mod surroundings;

pub use files::{SystemFiles, read_at_most, replace_file};
pub use surroundings::{ProcessMemory, SystemClock, survive_file_size_limit};
