//! Values as others see them: laws, published facts, and sums of very many games.

mod expressions;
mod loopy_facts;
mod loopy_laws;
mod many_summands;
