//! Expressions: text in, a value out. `{3|1} + ^*2`, `*12 x *7 / *5`, functions, comparisons and names.
//!
//! The lexer knows the signs, the parser their precedence, the evaluator what they mean; none recurses. A sum stays a
//! list of its summands until something asks for its canonical form.

mod argument;
mod evaluate;
mod functions;
mod held;
mod lexer;
mod loopy;
mod misere;
mod ordinals;
mod parser;
mod rationals;
mod statement;
mod surreals;
mod tree;
mod value;
mod worth;

pub use evaluate::{EvaluationError, Session, evaluate};
pub use functions::{Function, functions, is_compound, is_word_of_language, ways_to_call};
pub use held::Held;
pub use lexer::{end_of_comment, note_on_powers};
pub use parser::is_x_a_name;
pub use statement::{Compared, Comparison, Term};
pub use value::{Evaluation, SCHEMA_NAME, Value};
pub use worth::Worth;

/// What a text is worth, or why it is worth nothing, for the tests of this module's files.
#[cfg(test)]
fn worth(text: &str) -> String {
    evaluate(text, &zermelo_core::Limits::none())
        .map_or_else(|error| format!("error: {error}"), |found| found.value.to_string())
}
