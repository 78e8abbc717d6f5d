//! Who wins Domineering, on bits alone: [bounds](bounds) that [`bounds::bounds`] gives to every engine, and
//! [a search](search) of its own.

pub mod bounds;
mod frame;
mod search;
mod walls;

pub use search::winner_search;
