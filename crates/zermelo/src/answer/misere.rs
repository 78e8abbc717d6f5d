//! What a position is worth in misère play: its canonical form and genus where the game is impartial, and who wins.

use super::value::outcome_of_symbol;
use super::{Confidence, Report, Style};
use crate::catalogue::{AnyMisere, Engines, OpenGame};
use crate::game::{Account, Budget, Convention, Outcome, Player, few_options};
use crate::solve::misere::MisereError;
use crate::solve::{Limits, StopReason};
use crate::value::misere::{MisereClass, MisereForm, MisereForms};
use serde::Serialize;
use std::fmt::Write;
use std::io;

/// The name of the schema, the first field of the JSON form.
pub const MISERE_VALUE_SCHEMA_NAME: &str = "zermelo/misere-value/1";

/// Forms are given up when there are more of them; who wins is then found by search.
const FORMS: Budget = Budget::positions(500_000, "misère canonical forms");
/// The parts of forms are looked for, which the notation needs, while there are at most so many forms.
const MOST_FORMS_TO_PRINT: usize = 3_000;
/// Positions with more options are reported without them.
const MOST_OPTIONS: usize = 500;

/// What a position is worth in misère play.
#[derive(Clone, Debug, Serialize)]
pub struct MisereReport {
    schema: &'static str,
    /// The game and the position.
    pub subject: String,
    /// Who wins.
    pub outcome: Option<&'static str>,
    /// The canonical form, `None` where it was not computed or is too large to be written.
    pub form: Option<String>,
    /// The genus.
    pub genus: Option<String>,
    /// How far it is from Nim.
    pub class: Option<&'static str>,
    /// The length of the longest play from the form.
    pub birthday: Option<u32>,
    /// The components, where there are several.
    pub components: Vec<MisereOption>,
    /// The options, those to P-positions first; `None` where they are too many to be listed.
    pub options: Option<Vec<MisereOption>>,
    /// `proved` or `stopped`.
    pub confidence: &'static str,
    /// What showed who wins.
    pub by: &'static str,
    /// What the reader should know, a sentence each.
    pub notes: Vec<String>,
    /// Positions that were looked at.
    pub positions: u64,
    /// Canonical forms in the store.
    pub forms: u64,
}

/// A component or an option with its form.
#[derive(Clone, Debug, Serialize)]
pub struct MisereOption {
    /// The move, or the component.
    pub label: String,
    /// Its canonical form, `None` where it is too large to be written.
    pub form: Option<String>,
    /// Its genus.
    pub genus: String,
    /// Whether it is a P-position.
    pub is_p: bool,
}

/// What a position is worth in misère play. A limit is not an error: the report says what is known, and the confidence that
/// it is not all. Errors where the game cannot be played so.
pub fn misere_report(
    game: &OpenGame,
    limits: &Limits,
) -> Result<(MisereReport, Confidence), super::QuestionError> {
    if let Some(why) = game.game.misere_refusal() {
        return Err(super::QuestionError::NoMisere { game: game.name.clone(), why });
    }
    let account = Account::new();
    let limits = &limits.on_account(&account);
    let name = if game.name == "sum" { String::new() } else { format!("{} ", game.name) };
    let mut report = MisereReport {
        schema: MISERE_VALUE_SCHEMA_NAME,
        subject: name + &game.game.print(&game.position),
        outcome: None,
        form: None,
        genus: None,
        class: None,
        birthday: None,
        components: Vec::new(),
        options: None,
        confidence: Confidence::Proved.word(),
        by: "",
        notes: game.remarks.clone(),
        positions: 0,
        forms: 0,
    };
    let confidence = match fill(game, &mut report, limits) {
        Ok(()) => Confidence::Proved,
        Err(reason) => {
            report.notes.push(format!("Stopped: {reason}."));
            Confidence::Stopped(reason)
        }
    };
    let known = if report.outcome.is_some() { Confidence::Proved } else { confidence };
    report.confidence = known.word();
    Ok((report, confidence))
}

fn fill(game: &OpenGame, report: &mut MisereReport, limits: &Limits) -> Result<(), StopReason> {
    match fill_with_forms(game, report, limits) {
        Ok(()) => return Ok(()),
        Err(MisereError::Stopped(reason)) if reason.is_callers() => return Err(reason),
        Err(error) => report.notes.push(format!("No canonical form: {error}.")),
    }
    let mut judge = game.game.top_down(Convention::Misere, limits)?;
    let left = judge.verdict(&game.position, Player::Left)?;
    let right = if crate::game::Ruleset::is_impartial(game.game.as_ref()) {
        left
    } else {
        judge.verdict(&game.position, Player::Right)?
    };
    report.positions += judge.state_count();
    report.outcome = Some(Outcome::from_verdicts(left, right).symbol());
    report.by = "memoised search";
    Ok(())
}

fn fill_with_forms(game: &OpenGame, report: &mut MisereReport, limits: &Limits) -> Result<(), MisereError> {
    let limits = &limits.with_budget(FORMS);
    let mut forms = MisereForms::new(limits)?;
    let mut table = game.game.misere_forms(limits)?;
    let result = fill_from_table(game, report, table.as_mut(), &mut forms);
    report.positions = table.position_count();
    report.forms = forms.len() as u64;
    result
}

fn fill_from_table(
    game: &OpenGame,
    report: &mut MisereReport,
    table: &mut dyn AnyMisere,
    forms: &mut MisereForms,
) -> Result<(), MisereError> {
    let components = table.component_forms(&game.position, forms)?;
    let summands: Vec<MisereForm> = components.iter().map(|&(_, form)| form).collect();
    let form = forms.sum_of(&summands)?;
    report.outcome = Some(if forms.is_p(form) { Outcome::P.symbol() } else { Outcome::N.symbol() });
    report.by = "the canonical form";
    report.genus = Some(forms.genus(form).to_string());
    report.class = Some(class_word(forms.class(form)));
    report.birthday = Some(forms.birthday(form));
    report.form = written(forms, form)?;
    if report.form.is_none() {
        let size = forms.option_count(form);
        report.notes.push(format!("The form has {size} options and is too large to be written."));
    }
    if components.len() > 1 {
        for (label, form) in components {
            report.components.push(option(forms, label, form)?);
        }
    }
    report.options = options(game, table, forms)?;
    Ok(())
}

fn options(
    game: &OpenGame,
    table: &mut dyn AnyMisere,
    forms: &mut MisereForms,
) -> Result<Option<Vec<MisereOption>>, MisereError> {
    let Some(options) = few_options(game.game.as_ref(), &game.position, Player::Left, MOST_OPTIONS) else {
        return Ok(None);
    };
    let mut list = Vec::with_capacity(options.len());
    for to in options {
        let form = table.form(&to, forms)?;
        list.push(option(forms, game.game.move_label(&game.position, &to, Player::Left), form)?);
    }
    list.sort_by_key(|option| !option.is_p);
    Ok(Some(list))
}

fn option(forms: &mut MisereForms, label: String, form: MisereForm) -> Result<MisereOption, StopReason> {
    let (genus, is_p) = (forms.genus(form).to_string(), forms.is_p(form));
    Ok(MisereOption { label, form: written(forms, form)?, genus, is_p })
}

fn written(forms: &mut MisereForms, form: MisereForm) -> Result<Option<String>, StopReason> {
    if forms.len() > MOST_FORMS_TO_PRINT {
        return Ok(None);
    }
    forms.text(form).map(Some)
}

/// The word for a class.
const fn class_word(class: MisereClass) -> &'static str {
    match class {
        MisereClass::NimHeap => "a nim-heap",
        MisereClass::Tame => "tame",
        MisereClass::ReversiblyTame => "tame, through reversible options",
        MisereClass::Tameable => "tameable",
        MisereClass::Restive => "restive",
        MisereClass::ReversiblyRestive => "restive, through reversible options",
        MisereClass::Restless => "restless",
        MisereClass::Wild => "wild",
    }
}

/// Forms longer than this are cut in the text; JSON has them whole.
const LONGEST_FORM: usize = 600;
const LONGEST_FORM_OF_OPTION: usize = 100;

impl MisereReport {
    /// The report for people.
    pub fn to_text(&self) -> String {
        let mut text = format!("{}, misère play\n\n", self.subject);
        let mut line = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                writeln!(text, "{name:<10} {value}").expect(INFALLIBLE);
            }
        };
        let outcome = self.outcome.and_then(outcome_of_symbol);
        line("outcome", outcome.map(|outcome| format!("{}: {}", outcome.symbol(), outcome.sentence())));
        line("form", self.form.as_deref().map(|form| cut(form, LONGEST_FORM)));
        line("genus", self.genus.clone());
        line("class", self.class.map(str::to_owned));
        line("birthday", self.birthday.map(|birthday| birthday.to_string()));
        if !self.components.is_empty() {
            text += "\nThe sum of\n";
            write_options(&mut text, &self.components, false);
        }
        match &self.options {
            Some(options) if options.is_empty() => text += "\nThere is no move\n",
            Some(options) => {
                text += "\nMoves\n";
                write_options(&mut text, options, true);
            }
            None => {}
        }
        if self.outcome.is_some() {
            writeln!(text, "\nBy {}: {}.", self.by, self.confidence).expect(INFALLIBLE);
        }
        for note in &self.notes {
            writeln!(text, "Note: {note}").expect(INFALLIBLE);
        }
        text
    }
}

fn write_options(text: &mut String, options: &[MisereOption], are_moves: bool) {
    let width = options.iter().map(|option| option.label.chars().count()).max().unwrap_or(0).min(40);
    let genus = options.iter().map(|option| option.genus.len()).max().unwrap_or(0);
    for option in options {
        let form = option.form.as_deref().map_or(String::new(), |form| cut(form, LONGEST_FORM_OF_OPTION));
        let wins = if are_moves && option.is_p { "   (wins)" } else { "" };
        let row = format!("  {:<width$}  {:<genus$}  {form}{wins}", option.label, option.genus);
        writeln!(text, "{}", row.trim_end()).expect(INFALLIBLE);
    }
}

fn cut(form: &str, most: usize) -> String {
    if form.chars().count() <= most {
        return form.to_owned();
    }
    form.chars().take(most).chain(['…']).collect()
}

const INFALLIBLE: &str = "a String takes all that is written";

impl Report for MisereReport {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        writer.write_all(self.to_text().as_bytes())
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        let json = serde_json::to_string(self).expect("texts always have a JSON form");
        writer.write_all((json + "\n").as_bytes())
    }
}
