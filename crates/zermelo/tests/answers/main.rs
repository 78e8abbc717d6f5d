//! What is said: answers, plans, values, certificates, contests, exercises, pictures and the glossary.

#[path = "../support/clock.rs"]
mod clock;
#[path = "../support/schema.rs"]
mod schema;
#[path = "../support/mod.rs"]
mod support;

mod answers;
mod arrows;
mod certificates;
#[cfg(feature = "rules")]
mod cgsuite;
mod contests;
mod drawings;
mod expressions;
mod glossary;
mod languages;
mod misere;
mod misere_forms;
mod notation;
mod plans;
mod position_values;
mod proofs;
mod quiz;
mod rule_certificates;
mod rule_words;
mod sequences;
mod tables;
mod teaching;
mod thermographs;
mod values;
mod why;
mod worksheets;
