//! Expressions: text in, a value out. For now of nimbers: `*12 x *7 / *5`, powers, functions and comparisons.
//!
//! The lexer knows the signs, the parser their precedence, the evaluator what they mean; none recurses.

mod evaluate;
mod functions;
mod lexer;
mod parser;
mod value;

pub use evaluate::{EvaluationError, evaluate};
pub use functions::{FUNCTIONS, Function};
pub use value::{Evaluation, SCHEMA_NAME, Value};
