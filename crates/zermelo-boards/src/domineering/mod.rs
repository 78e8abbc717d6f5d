//! Who wins Domineering, on bits alone: [bounds](bounds()) for every engine, and [a search](winner_search) of its own.

mod bounds;
mod frame;
mod search;
mod walls;

pub use bounds::bounds;
pub use search::winner_search;
