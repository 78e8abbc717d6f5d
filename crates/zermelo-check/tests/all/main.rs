//! The checker: what it accepts is true, and what is true it accepts.

#[path = "../support/mod.rs"]
mod support;

mod arrows;
mod bad_input;
mod closed_forms;
mod declared;
mod exhaustive;
mod format;
mod generators;
mod limits;
mod mutations;
mod periods;
mod quotients;
mod statements;
mod stoppers;
mod strategies;
