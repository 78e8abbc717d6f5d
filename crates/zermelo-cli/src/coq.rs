//! Small certificates as Coq files, which Coq's kernel accepts by the theorems of `proofs/`. The certificate has been accepted
//! by the checker before; Coq checks it again, so that nothing rests on what is read here.

mod graph;
mod grundy;
mod order;
mod outcome;
mod period;
mod statement;
mod strategy;
mod theorem;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// Larger ones take Coq minutes.
const MOST_RECORDS: usize = 200_000;
const MOST_BYTES: u64 = 1 << 26;

const WHAT_CAN_BE_WRITTEN: &str = "labels and Grundy values of graphs; winner, holds, draw and grundy where the \
                                   certificate carries the moves, or by a theorem; le, equal, less, fuzzy, canonical and that; period";

/// The Coq file of the certificate in a file, compressed or not, with a theorem about one vertex where it is one of a graph.
pub(crate) fn of_file(path: &Path, vertex: usize) -> Result<String, String> {
    if path.as_os_str() == "-" {
        return Err("the certificate is read a second time, so it must be a file".to_owned());
    }
    let text = File::open(path).and_then(|file| read_plain(BufReader::new(file)));
    let text = text.map_err(|error| format!("the certificate cannot be read again: {error}"))?;
    if text.len() as u64 > MOST_BYTES {
        return Err(format!("certificates of more than {MOST_BYTES} bytes take Coq too long"));
    }
    let text = String::from_utf8(text).map_err(|_| "the certificate is no text in UTF-8")?;
    Certificate::read(&text)?.for_coq(vertex)
}

/// The bytes of the text, of which no more is read than one too many.
fn read_plain(mut input: impl BufRead) -> io::Result<Vec<u8>> {
    const ZSTANDARD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
    let mut text = Vec::new();
    if input.fill_buf()?.starts_with(&ZSTANDARD) {
        let plain = ruzstd::decoding::StreamingDecoder::new(input).map_err(io::Error::other)?;
        plain.take(MOST_BYTES + 1).read_to_end(&mut text)?;
    } else {
        input.take(MOST_BYTES + 1).read_to_end(&mut text)?;
    }
    Ok(text)
}

/// The header and the records between it and the closing line.
struct Certificate<'a> {
    game: &'a str,
    position: &'a str,
    is_misere: bool,
    claim: &'a str,
    records: Vec<&'a str>,
}

impl<'a> Certificate<'a> {
    fn read(text: &'a str) -> Result<Self, String> {
        let mut lines = text.lines().take(MOST_RECORDS + 1).skip(1);
        let mut value = |key: &str| {
            let line = lines.next().and_then(|line| line.strip_prefix(key)?.strip_prefix(' '));
            line.ok_or_else(|| format!("a line '{key} …' is missing"))
        };
        let (game, position) = (value("game")?, value("position")?);
        let (is_misere, claim) = (value("convention")? == "misere", value("claim")?);
        let mut records: Vec<&str> = lines.collect();
        match records.pop() {
            Some(last) if last.starts_with("end ") => Ok(Self { game, position, is_misere, claim, records }),
            _ => Err(format!("certificates of more than {MOST_RECORDS} records take Coq too long")),
        }
    }

    fn for_coq(&self, vertex: usize) -> Result<String, String> {
        if let Some(statement) = self.claim.strip_prefix("that ") {
            return statement::statement(self, statement);
        }
        let words: Vec<&str> = self.claim.split(' ').collect();
        match words.as_slice() {
            ["labels"] if self.game == "graph" => graph::labels(self, vertex),
            ["loopy-grundy"] => graph::loopy_values(self, vertex),
            ["period", length, "from", start] => period::period(self.game, length, start),
            ["le" | "equal" | "less" | "fuzzy" | "canonical", one, two] => {
                order::order(self, words[0], one, two)
            }
            ["winner" | "holds" | "draw", ..] => outcome::outcome(self),
            ["grundy", value] if self.is_known() => theorem::value(self, value),
            ["grundy", value] => grundy::grundy(self, value),
            ["labels"] if self.is_known() => Err(self.moves_are_missing()),
            _ => Err(format!(
                "'{}' cannot be written for Coq, only these claims: {WHAT_CAN_BE_WRITTEN}",
                self.claim
            )),
        }
    }

    /// Whether the checker has moves of its own for this game.
    fn is_known(&self) -> bool {
        zermelo_check::games::find(self.game).is_some()
    }

    fn moves_are_missing(&self) -> String {
        format!(
            "the checker knows the moves of {}, so they are not in the certificate; \
             what can be written for Coq: {WHAT_CAN_BE_WRITTEN}",
            self.game
        )
    }

    /// The beginning of a file that stands on some modules of `proofs/`.
    fn beginning(&self, modules: &str) -> String {
        let about = comment(&format!("{}, position {}, {}", self.game, self.position, self.claim));
        let end = if about.is_empty() { "" } else { "\n\n" };
        format!(
            "{about}{end}From Coq Require Import NArith List.\nFrom Zermelo Require Import {modules}.\n\
             Import ListNotations.\nOpen Scope N_scope.\n\n"
        )
    }
}

/// Text of a certificate as a comment; nothing if Coq might see more in it than words.
fn comment(text: &str) -> String {
    let is_plain = text.bytes().all(|byte| (b' '..=b'~').contains(&byte) && !b"(*)\"".contains(&byte));
    if is_plain && !text.is_empty() { format!("(* {text} *)") } else { String::new() }
}

/// Numbers with blanks between them as a list.
fn list(numbers: &str) -> String {
    format!("[{}]", numbers.split(' ').filter(|number| !number.is_empty()).collect::<Vec<_>>().join("; "))
}

/// What a record looks like that none of the formats known here has.
fn unknown(record: &str) -> String {
    let start: String = record.chars().take(60).collect();
    format!("the record '{start}' has a form that cannot be written for Coq")
}

/// Whether the text is a list of numbers with blanks between them, which Coq will read as such.
fn are_numbers(text: &str) -> bool {
    text.split(' ').all(is_number)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Longer lists take Coq's parser more stack than it has.
const ROWS_OF_A_PART: usize = 2_000;

/// A list, one row a line, in parts where it is long; each row has a comment or none.
fn definition(name: &str, kind: &str, rows: &[(String, String)]) -> String {
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

fn theorem(statement: &str, proof: &str) -> String {
    Answer::all(&[Answer::new(statement.to_owned(), proof.to_owned())])
}

/// What is said of a part of a claim, and by which theorem once Coq has computed what that asks for.
struct Answer {
    definitions: String,
    statement: String,
    proof: String,
}

impl Answer {
    const fn new(statement: String, proof: String) -> Self {
        Self { definitions: String::new(), statement, proof }
    }

    fn with_definitions(self, definitions: String) -> Self {
        Self { definitions, ..self }
    }

    /// The theorem that all of this is so, behind the definitions that it needs.
    fn all(answers: &[Self]) -> String {
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
