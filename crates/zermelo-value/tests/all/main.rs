//! Values as others see them: laws, published facts, and sums of very many games.

mod loopy_facts;
mod loopy_laws;
mod many_summands;
