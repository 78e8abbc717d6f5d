//! A proof with its numbers, ready to be printed: as text, or as JSON in the form of the schema `zermelo/proof/1`.

use super::Proof;
use super::evidence::Numbers;
use crate::answer::{Report, Style};
use crate::game::{Message, message};
use crate::json;
use crate::language::Language;
use serde::Serialize;
use std::fmt::Write;
use std::io;

/// The name of the schema, the first field of the JSON form.
pub const PROOF_SCHEMA_NAME: &str = "zermelo/proof/1";

/// A proof with numbers in it.
#[derive(Clone, Debug, Serialize)]
pub struct WrittenProof {
    schema: &'static str,
    /// The theorem.
    pub theorem: String,
    /// What it says.
    pub statement: String,
    /// The steps.
    pub steps: Vec<WrittenStep>,
    /// The question from which the numbers are.
    pub question: String,
    /// On how many positions the theorem was compared with the rules, and what for, a sentence each.
    pub checked: Vec<String>,
    /// Where the theorem and the rules disagree; there is no such place unless the theorem is wrong.
    pub counterexample: Option<String>,
    /// Where it stands.
    pub source: Option<&'static str>,
    /// The language of the words.
    #[serde(skip)]
    pub language: Language,
}

/// A step with its numbers.
#[derive(Clone, Debug, Serialize)]
pub struct WrittenStep {
    /// What the step is about.
    pub heading: String,
    /// The argument, in general.
    pub text: String,
    /// The same in the reader's numbers, line by line.
    pub numbers: Vec<String>,
}

impl WrittenProof {
    pub(super) fn new(proof: &Proof, question: &str, mut found: Numbers, language: Language) -> Self {
        let say = |message: Message| language.say(&message);
        let all = |lines: Vec<Message>| lines.iter().map(|line| language.say(line)).collect::<Vec<_>>();
        let mut steps: Vec<WrittenStep> = Vec::new();
        for step in proof.steps {
            let numbers = all(found.take(step.part));
            let (heading, text) = (say(step.part.heading().into()), say(step.text.into()));
            steps.push(WrittenStep { heading, text, numbers });
        }
        Self {
            schema: PROOF_SCHEMA_NAME,
            theorem: say(proof.theorem.into()),
            statement: say(proof.statement().into()),
            steps,
            question: question.to_owned(),
            checked: all(found.checked),
            counterexample: found.counterexample.map(say),
            source: proof.source(),
            language,
        }
    }

    /// The proof as one JSON object.
    pub fn to_json(&self) -> String {
        json::text(self)
    }

    /// The proof for people.
    pub fn to_text(&self) -> String {
        let say = |message: Message| self.language.say(&message);
        let mut text = format!("{}\n\n{}\n", capitalised(&self.theorem), self.statement);
        let question = say(message!("Proof, with the numbers of: {question}", question = self.question));
        writeln!(text, "\n{question}").expect(INFALLIBLE);
        for (number, step) in self.steps.iter().enumerate() {
            let (number, heading, step_text) = (number + 1, &step.heading, &step.text);
            let line = message!("{number}. {heading}. {text}", number, heading, text = step_text);
            writeln!(text, "\n{}", say(line)).expect(INFALLIBLE);
            for line in &step.numbers {
                writeln!(text, "     {line}").expect(INFALLIBLE);
            }
        }
        text.push('\n');
        for line in &self.checked {
            writeln!(text, "{line}").expect(INFALLIBLE);
        }
        if let Some(place) = &self.counterexample {
            writeln!(text, "{}", say(message!("It fails: {place}", place))).expect(INFALLIBLE);
        }
        if let Some(source) = self.source {
            writeln!(text, "{}", say(message!("Source: {source}", source => source))).expect(INFALLIBLE);
        }
        text
    }
}

const INFALLIBLE: &str = "a String takes all that is written";

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

impl Report for WrittenProof {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        writer.write_all(self.to_text().as_bytes())
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        writer.write_all((self.to_json() + "\n").as_bytes())
    }
}
