//! Games and engines: rules, theorems and engines against each other, against definitions, and against published facts.

#[path = "../support/clock.rs"]
mod clock;
#[path = "../support/mod.rs"]
mod support;

mod boards;
mod chess;
mod chomp;
mod contracts;
mod dots_and_boxes;
mod engines;
mod facts;
#[cfg(feature = "rules")]
mod false_claims;
mod fields;
mod go;
mod graph_kayles;
mod hackenbush;
mod laws;
mod limits;
mod loopy;
mod nimbers;
#[cfg(feature = "rules")]
mod numbered_rules;
mod race;
mod rule_files;
mod strips;
mod sums;
mod tables;
mod theorems;
mod threads;
mod twins;
