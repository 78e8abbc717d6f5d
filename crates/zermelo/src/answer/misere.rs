//! What a position is worth in misère play: its canonical form and genus where the game is impartial, and who wins.

use super::value::outcome_of_symbol;
use super::{Confidence, Report, Style};
use crate::catalogue::{AnyMisere, Engines, OpenGame};
use crate::game::{
    Account, Budget, Convention, Message, Outcome, Player, display_width, few_options, message, padded,
};
use crate::json;
use crate::language::Language;
use crate::solve::misere::MisereError;
use crate::solve::{Limits, StopReason};
use crate::value::misere::{MisereClass, MisereForm, MisereForms};
use serde::Serialize;
use std::fmt::Write;
use std::io;
use zermelo_core::Arrange;

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
    /// The language of the words.
    #[serde(skip)]
    pub language: Language,
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
    misere_report_in(game, Language::English, limits)
}

/// The same in a language.
pub fn misere_report_in(
    game: &OpenGame,
    language: Language,
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
        notes: game.remarks.iter().map(|remark| language.say(remark)).collect(),
        positions: 0,
        forms: 0,
        language,
    };
    let confidence = match fill(game, &mut report, limits) {
        Ok(()) => Confidence::Proved,
        Err(reason) => {
            report.note(&message!("Stopped: {reason}.", reason => reason));
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
        Err(error) => report.note(&message!("No canonical form: {error}.", error => error.to_string())),
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
        report.note(&message!("The form has {size} options and is too large to be written.", size));
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
    list.arrange_by_key(|option| !option.is_p);
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
    fn say(&self, message: impl Into<Message>) -> String {
        self.language.say(&message.into())
    }

    fn note(&mut self, note: &Message) {
        self.notes.push(self.language.say(note));
    }

    /// The report for people.
    pub fn to_text(&self) -> String {
        let subject = &self.subject;
        let mut text = self.say(message!("{what}, misère play", what = subject)) + "\n\n";
        let mut line = |name: &Message, value: Option<String>| {
            if let Some(value) = value {
                writeln!(text, "{} {value}", padded(&self.language.say(name), 10)).expect(INFALLIBLE);
            }
        };
        let outcome = self.outcome.and_then(outcome_of_symbol);
        let sentence = |outcome: Outcome| format!("{}: {}", outcome.symbol(), self.say(outcome.sentence()));
        line(&message!("outcome"), outcome.map(sentence));
        line(&message!("form"), self.form.as_deref().map(|form| cut(form, LONGEST_FORM)));
        line(&message!("genus"), self.genus.clone());
        line(&message!("class"), self.class.map(|class| self.say(class)));
        line(&message!("birthday"), self.birthday.map(|birthday| birthday.to_string()));
        if !self.components.is_empty() {
            writeln!(text, "\n{}", self.say(message!("The sum of"))).expect(INFALLIBLE);
            self.write_options(&mut text, &self.components, false);
        }
        match &self.options {
            Some(options) if options.is_empty() => {
                writeln!(text, "\n{}", self.say(message!("There is no move"))).expect(INFALLIBLE);
            }
            Some(options) => {
                writeln!(text, "\n{}", self.say(message!("Moves"))).expect(INFALLIBLE);
                self.write_options(&mut text, options, true);
            }
            None => {}
        }
        if self.outcome.is_some() {
            let by = message!("By {by}: {confidence}.", by => self.by, confidence => self.confidence);
            writeln!(text, "\n{}", self.say(by)).expect(INFALLIBLE);
        }
        for note in &self.notes {
            writeln!(text, "{}", self.say(message!("Note: {note}", note))).expect(INFALLIBLE);
        }
        text
    }

    fn write_options(&self, text: &mut String, options: &[MisereOption], are_moves: bool) {
        let labels: Vec<String> = options.iter().map(|option| self.language.label(&option.label)).collect();
        let width = labels.iter().map(|label| display_width(label)).max().unwrap_or(0).min(40);
        let genus = options.iter().map(|option| option.genus.len()).max().unwrap_or(0);
        for (option, label) in options.iter().zip(labels) {
            let form = option.form.as_deref().map_or(String::new(), |form| cut(form, LONGEST_FORM_OF_OPTION));
            let wins = if are_moves && option.is_p {
                format!("({})", self.say(message!("wins")))
            } else {
                String::new()
            };
            let row = format!("  {}  {:<genus$}  {form}   {wins}", padded(&label, width), option.genus);
            writeln!(text, "{}", row.trim_end()).expect(INFALLIBLE);
        }
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
        json::write_line(self, writer)
    }
}
