//! Plans in print: the facts that a plan was made from, and its steps with their budgets, as text and JSON.

use super::super::plan::{Facts, Plan, Step};
use super::super::{Only, Question};
use super::words::{grouped, purpose_word};
use super::{Report, Style};
use crate::game::{Choice, Convention, Message, message};
use crate::json;
use crate::language::Language;
use serde::Serialize;
use std::io;

/// The name of the schema, the first field of the JSON form.
pub const PLAN_SCHEMA_NAME: &str = "zermelo/plan/1";

/// The plan of a question, to be printed.
#[derive(Clone, Debug)]
pub struct PlanReport {
    /// The game and the position.
    pub subject: String,
    /// Which part of an answer is asked for.
    pub only: Only,
    /// The facts.
    pub facts: Facts,
    /// The plan.
    pub plan: Plan,
    /// The language of the text.
    pub language: Language,
}

impl PlanReport {
    /// The report of a plan that was made for a question.
    pub fn new(question: &Question, facts: Facts, plan: Plan) -> Self {
        let opened = &question.game;
        let name = if opened.name == "sum" { String::new() } else { format!("{} ", opened.name) };
        let subject = name + &opened.game.print(&opened.position);
        Self { subject, only: question.only, facts, plan, language: question.language }
    }

    fn known(&self) -> Vec<Message> {
        let facts = &self.facts;
        let one_of = |holds: bool, yes: Message, no: Message| if holds { yes } else { no };
        let mut known = vec![
            one_of(facts.is_impartial, message!("impartial"), message!("partizan")),
            one_of(facts.is_loop_free, message!("loop-free"), message!("a position can recur")),
            one_of(
                facts.has_endings,
                message!("play can stop by rule"),
                message!("play stops when a player cannot move"),
            ),
            one_of(facts.convention == Convention::Normal, message!("normal play"), message!("misère play")),
        ];
        known.extend(facts.theorem.map(|theorem| {
            one_of(
                theorem.names_all_moves,
                message!("a theorem decides the position"),
                message!("a theorem says who wins, not by which moves"),
            )
        }));
        if facts.has_own_search {
            known.push(message!("the game has a search of its own"));
        }
        if facts.has_dense_table {
            known.push(message!("the game has a table"));
        }
        if facts.component_count > 1 {
            known.push(message!("{count} components", count = facts.component_count));
        }
        known.push(match facts.reachable_bound {
            Some(u64::MAX) => message!("more positions than can be counted"),
            Some(bound) => message!("at most {count} positions", count = grouped(bound)),
            None => message!("the number of positions is not known"),
        });
        known
    }

    fn text(&self) -> String {
        let say = |message: Message| self.language.say(&message);
        let mut text = format!("{}\n\n{}\n", self.subject, say(message!("Known")));
        for fact in self.known() {
            text += &format!("  {}\n", say(fact));
        }
        text += &format!("\n{}\n", say(message!("Plan")));
        for (place, step) in self.plan.steps.iter().enumerate() {
            text += &format!("  {:>2}. {}\n", place + 1, say(step_words(*step)));
        }
        let rule = say(message!("A step is passed over when what it is for is known."));
        text + &format!("\n{rule}\n")
    }
}

/// `distances: retrograde analysis, at most 20 000 positions`.
fn step_words(step: Step) -> Message {
    let mut parts = vec![message!(
        "{purpose}: {theory}",
        purpose => purpose_word(step.purpose),
        theory => step.theory.meaning()
    )];
    if let Some(positions) = step.budget.positions {
        parts.push(message!("at most {count} positions", count = grouped(positions)));
    }
    if let Some(work) = step.budget.work {
        parts.push(message!("at most {count} steps", count = grouped(work)));
    }
    Message::sequence(parts)
}

#[derive(Serialize)]
struct JsonPlan<'a> {
    schema: &'static str,
    subject: &'a str,
    only: &'static str,
    facts: JsonFacts,
    steps: Vec<JsonStep>,
}

#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "facts are yes or no")]
struct JsonFacts {
    convention: &'static str,
    is_impartial: bool,
    is_loop_free: bool,
    has_endings: bool,
    theorem: Option<JsonTheorem>,
    has_own_search: bool,
    has_dense_table: bool,
    table_work: Option<u64>,
    reachable_bound: Option<u64>,
    component_count: usize,
}

#[derive(Serialize)]
struct JsonTheorem {
    names_all_moves: bool,
    gives_grundy: bool,
}

#[derive(Serialize)]
struct JsonStep {
    theory: &'static str,
    purpose: &'static str,
    most_positions: Option<u64>,
    most_work: Option<u64>,
}

impl<'a> JsonPlan<'a> {
    fn of(report: &'a PlanReport) -> Self {
        let facts = &report.facts;
        let theorem = facts.theorem.map(|theorem| JsonTheorem {
            names_all_moves: theorem.names_all_moves,
            gives_grundy: theorem.gives_grundy,
        });
        let step = |step: &Step| JsonStep {
            theory: step.theory.choice_word(),
            purpose: purpose_word(step.purpose),
            most_positions: step.budget.positions,
            most_work: step.budget.work,
        };
        Self {
            schema: PLAN_SCHEMA_NAME,
            subject: &report.subject,
            only: report.only.word(),
            facts: JsonFacts {
                convention: facts.convention.word(),
                is_impartial: facts.is_impartial,
                is_loop_free: facts.is_loop_free,
                has_endings: facts.has_endings,
                theorem,
                has_own_search: facts.has_own_search,
                has_dense_table: facts.has_dense_table,
                table_work: facts.table_work,
                reachable_bound: facts.reachable_bound,
                component_count: facts.component_count,
            },
            steps: report.plan.steps.iter().map(step).collect(),
        }
    }
}

impl Report for PlanReport {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        writer.write_all(self.text().as_bytes())
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        json::write_line(&JsonPlan::of(self), writer)
    }
}
