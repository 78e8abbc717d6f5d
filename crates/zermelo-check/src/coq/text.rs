//! What Coq files are made of: lists, definitions in parts that Coq's parser can take, comments, theorems with their proofs.

use crate::certificate::Certificate;
use crate::limits::{Limits, Meter};
use crate::numbers::numbers_below;
use std::fmt::Display;

/// The beginning of a file that stands on some modules of `proofs/`.
pub(super) fn beginning(certificate: &Certificate, modules: &str) -> String {
    let Certificate { header, claim, .. } = certificate;
    let about = comment(&format!("{}, position {}, {claim}", header.game, header.position));
    let end = if about.is_empty() { "" } else { "\n\n" };
    format!(
        "{about}{end}From Coq Require Import NArith List.\nFrom Zermelo Require Import {modules}.\n\
         Import ListNotations.\nOpen Scope N_scope.\n\n"
    )
}

/// Text of a certificate as a comment; nothing if Coq might see more in it than words.
pub(super) fn comment(text: &str) -> String {
    let is_plain = text.bytes().all(|byte| (b' '..=b'~').contains(&byte) && !b"(*)\"".contains(&byte));
    if is_plain && !text.is_empty() { format!("(* {text} *)") } else { String::new() }
}

/// Numbers as a list.
pub(super) fn list<N: Display>(numbers: impl IntoIterator<Item = N>) -> String {
    let words: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    format!("[{}]", words.join("; "))
}

/// The numbers of a list in a record, with blanks between them.
pub(super) fn numbers(text: &str) -> Option<Vec<u32>> {
    numbers_below(usize::MAX, text.as_bytes(), "", &Meter::new(Limits::default())).ok()
}

/// Longer lists take Coq's parser more stack than it has.
pub(super) const ROWS_OF_A_PART: usize = 2_000;

/// A list, one row a line, in parts where it is long; each row has a comment or none.
pub(super) fn definition(name: &str, kind: &str, rows: &[(String, String)]) -> String {
    if rows.len() <= ROWS_OF_A_PART {
        return short_definition(name, kind, rows);
    }
    let part = |place| format!("{name}_{place}");
    let parts = rows.chunks(ROWS_OF_A_PART).enumerate();
    let names: Vec<String> = parts.clone().map(|(place, _)| part(place)).collect();
    parts.map(|(place, rows)| short_definition(&part(place), kind, rows)).collect::<String>()
        + &format!("Definition {name} : {kind} :=\n  {}.\n\n", names.join(" ++ "))
}

fn short_definition(name: &str, kind: &str, rows: &[(String, String)]) -> String {
    let mut text = format!("Definition {name} : {kind} := [\n");
    for (place, (row, comment)) in rows.iter().enumerate() {
        let end = if place + 1 < rows.len() { ";" } else { "" };
        let gap = if comment.is_empty() { "" } else { " " };
        text += &format!("  {row}{end}{gap}{comment}\n");
    }
    text + "].\n\n"
}

/// A theorem of one part.
pub(super) fn theorem(statement: &str, proof: &str) -> String {
    Answer::all(&[Answer::new(statement.to_owned(), proof.to_owned())])
}

/// What is said of a part of a claim, and by which theorem once Coq has computed what that asks for.
pub(super) struct Answer {
    definitions: String,
    statement: String,
    proof: String,
}

impl Answer {
    pub(super) const fn new(statement: String, proof: String) -> Self {
        Self { definitions: String::new(), statement, proof }
    }

    pub(super) fn with_definitions(self, definitions: String) -> Self {
        Self { definitions, ..self }
    }

    /// The theorem that all of this is so, after the definitions that it needs.
    pub(super) fn all(answers: &[Self]) -> String {
        let mut text = String::new();
        for answer in answers {
            if !text.contains(&answer.definitions) {
                text += &answer.definitions;
            }
        }
        if let [answer] = answers {
            let Self { statement, proof, .. } = answer;
            return text
                + &format!(
                    "Theorem answer : {statement}.\nProof. apply ({proof}). vm_compute. reflexivity. Qed.\n"
                );
        }
        let statements: Vec<String> =
            answers.iter().map(|answer| format!("({})", answer.statement)).collect();
        let mut proofs = answers.iter().rev().map(|answer| format!("apply ({})", answer.proof));
        let last = proofs.next().unwrap_or_default();
        let tactic = proofs.fold(last, |rest, proof| format!("split; [{proof}|{rest}]"));
        text + &format!(
            "Theorem answer :\n  {}.\nProof. {tactic}; vm_compute; reflexivity. Qed.\n",
            statements.join(" /\\\n  ")
        )
    }
}
