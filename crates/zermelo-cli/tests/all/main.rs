//! The program as its users meet it.

#[path = "../../../zermelo/tests/support/schema.rs"]
mod schema;

mod certificates;
mod cli;
mod dialogues;
mod json;
mod lectures;
mod limits;
mod misere;
mod play;
mod sequence;
mod served;
mod suites;
mod tables;
mod words;
