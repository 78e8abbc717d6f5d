//! The proofs as data, in the order of a lecture: theories first, then heaps, strips, boards, graphs and sequences.

mod boards;
mod graphs;
mod heaps;
mod sequences;
mod strips;
mod theory;

use super::{Method, Part, Proof, Step};

/// All proofs, group by group.
pub(super) const GROUPS: [&[Proof]; 6] =
    [theory::PROOFS, heaps::PROOFS, strips::PROOFS, boards::PROOFS, graphs::PROOFS, sequences::PROOFS];

const fn idea(text: &'static str) -> Step {
    Step { part: Part::Idea, text }
}

const fn rule(text: &'static str) -> Step {
    Step { part: Part::Rule, text }
}

const fn ends(text: &'static str) -> Step {
    Step { part: Part::Ends, text }
}

const fn leaves(text: &'static str) -> Step {
    Step { part: Part::Leaves, text }
}

const fn enters(text: &'static str) -> Step {
    Step { part: Part::Enters, text }
}

const fn mex(text: &'static str) -> Step {
    Step { part: Part::Mex, text }
}

const fn forms(text: &'static str) -> Step {
    Step { part: Part::Forms, text }
}

const fn rounds(text: &'static str) -> Step {
    Step { part: Part::Rounds, text }
}

/// A theorem of a game in normal play.
const NORMAL: Method = Method::Game { misere: false, is_named: true };
/// A theorem of a game in misère play.
const MISERE: Method = Method::Game { misere: true, is_named: true };
/// Whatever theorem the game has for the position.
const ANY_THEOREM: Method = Method::Game { misere: false, is_named: false };
/// The same in misère play.
const ANY_THEOREM_IN_MISERE: Method = Method::Game { misere: true, is_named: false };
