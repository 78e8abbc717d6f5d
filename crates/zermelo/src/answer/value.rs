//! What a position is worth: canonical form, outcome, stops, mean, temperature, the options of both players and which of
//! them are sensible, and on request all the rest.

use super::sided_value::sided_report;
use super::{Confidence, Report, Style};
use crate::catalogue::{AnyGame, AnyPosition, AnyValues, Engines, OpenGame};
use crate::game::{Account, Message, Outcome, Player, display_width, few_options, message, padded};
use crate::json;
use crate::language::Language;
use crate::solve::Limits;
use crate::value::{Algebra, OptionReport, Script, Store, SumReason, ValueError, ValueId};
use serde::{Serialize, Serializer};
use std::fmt::Write;
use std::io;
use std::num::NonZeroUsize;
use zermelo_core::Arrange;

/// How to look at a value.
#[derive(Clone, Copy, Debug)]
pub struct ValueQuestion {
    /// The characters of the texts.
    pub script: Script,
    /// Threads to compute with. The report does not depend on them.
    pub threads: NonZeroUsize,
    /// Whether everything is asked for: atomic weight, reduced canonical form, birthday, ...
    pub everything: bool,
}

/// The name of the schema, the first field of the JSON form.
pub const VALUE_SCHEMA_NAME: &str = "zermelo/value/1";

/// What a position is worth.
#[derive(Clone, Debug, Serialize)]
pub struct ValueReport {
    schema: &'static str,
    /// The language of the text.
    #[serde(skip)]
    pub language: Language,
    /// The game and the position.
    pub subject: String,
    /// The components, where there are several.
    pub components: Vec<ReportedComponent>,
    /// The canonical form, `None` where it was not computed.
    pub value: Option<String>,
    /// Who wins.
    pub outcome: Option<&'static str>,
    /// What showed who wins.
    pub by: String,
    /// The left stop.
    pub left_stop: Option<String>,
    /// The right stop.
    pub right_stop: Option<String>,
    /// The mean.
    pub mean: Option<String>,
    /// The temperature.
    pub temperature: Option<String>,
    /// The options of both players, sensible ones first, `None` where they are too many to be listed.
    pub options: Option<Vec<ReportedOption>>,
    /// Further quantities, where they were asked for, each with its text or with the reason why there is none.
    pub more: Vec<Quantity>,
    /// `proved` or `stopped`.
    pub confidence: &'static str,
    /// What the reader should know, a sentence each.
    #[serde(serialize_with = "in_english")]
    pub notes: Vec<Message>,
    /// Components that were looked at.
    pub positions: u64,
    /// Canonical forms in the store.
    pub forms: u64,
}

/// A component with its value.
#[derive(Clone, Debug, Serialize)]
pub struct ReportedComponent {
    /// The component.
    pub position: String,
    /// Its canonical form.
    pub value: String,
}

/// An option with its value.
#[derive(Clone, Debug, Serialize)]
pub struct ReportedOption {
    /// `left` or `right`.
    pub player: &'static str,
    /// The move.
    pub label: String,
    /// The position it leads to.
    pub to: String,
    /// Its canonical form.
    pub value: String,
    /// Whether it is an option of the canonical form, the first of those with its value.
    pub is_sensible: bool,
    /// The move that is at least as good, where there is one.
    pub dominated_by: Option<String>,
    /// The value of the answer through which it is reversible, where it is.
    pub reversible_through: Option<String>,
}

/// A named quantity.
#[derive(Clone, Debug, Serialize)]
pub struct Quantity {
    /// Its name.
    pub name: &'static str,
    /// Its text, `None` where the value has no such thing.
    pub value: Option<String>,
    /// Why it has none.
    pub refusal: Option<String>,
}

/// Positions with more options are reported without them.
pub(super) const MOST_OPTIONS: usize = 500;

/// What a position is worth. A limit is not an error: the report says what is known, and the confidence that it is not all.
/// Errors where the theory does not hold.
pub fn value_report(
    game: &OpenGame,
    question: &ValueQuestion,
    limits: &Limits,
) -> Result<(ValueReport, Confidence), ValueError> {
    if !AnyGame::is_loop_free(game.game.as_ref()) {
        return sided_report(game, question, limits);
    }
    let account = Account::new();
    let limits = &limits.on_account(&account);
    let store = Store::within(limits);
    let mut report = empty_report(game);
    let mut reporter = Reporter {
        values: game.game.values(&store, question.threads, limits)?,
        algebra: Algebra::new(&store, limits)?,
        game,
        question,
    };
    let result = reporter.fill(&mut report);
    report.positions = reporter.values.position_count();
    report.forms = store.form_count();
    let confidence = match result {
        Ok(()) => Confidence::Proved,
        Err(ValueError::Stopped(reason)) => {
            report.notes.push(message!(
                "Stopped: {reason}. Components so far: {components}; canonical forms: {forms}.",
                reason => reason,
                components = report.positions,
                forms = report.forms
            ));
            Confidence::Stopped(reason)
        }
        Err(error) => return Err(error),
    };
    // The word in the report is about what it says; the other about whether it says all that was asked for.
    report.confidence = if report.outcome.is_some() { Confidence::Proved.word() } else { confidence.word() };
    Ok((report, confidence))
}

pub(super) fn empty_report(game: &OpenGame) -> ValueReport {
    let name = if game.name == "sum" { String::new() } else { format!("{} ", game.name) };
    report_on(name + &game.game.print(&game.position), game.remarks.clone())
}

/// A report that says nothing yet but what is known of its subject.
pub(super) fn report_on(subject: String, notes: Vec<Message>) -> ValueReport {
    ValueReport {
        schema: VALUE_SCHEMA_NAME,
        language: Language::English,
        subject,
        components: Vec::new(),
        value: None,
        outcome: None,
        by: String::new(),
        left_stop: None,
        right_stop: None,
        mean: None,
        temperature: None,
        options: None,
        more: Vec::new(),
        confidence: Confidence::Proved.word(),
        notes,
        positions: 0,
        forms: 0,
    }
}

/// Notes in the answers of programs.
fn in_english<S: Serializer>(notes: &[Message], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(notes.iter().map(Message::to_string))
}

/// The work on one report.
struct Reporter<'a> {
    values: Box<AnyValues<'a>>,
    algebra: Algebra<'a>,
    game: &'a OpenGame,
    question: &'a ValueQuestion,
}

impl Reporter<'_> {
    fn text(&mut self, id: ValueId) -> Result<String, ValueError> {
        self.algebra.text(id, self.question.script)
    }

    fn fill(&mut self, report: &mut ValueReport) -> Result<(), ValueError> {
        let components = self.values.component_worths(&self.game.position)?;
        let summands: Vec<ValueId> = components.iter().map(|&(_, id)| id).collect();
        if components.len() > 1 {
            for (position, id) in components {
                report.components.push(ReportedComponent { position, value: self.text(id)? });
            }
        }
        let (outcome, reason) = self.algebra.outcome_of_sum(&summands)?;
        report.outcome = Some(outcome.symbol());
        reason_words(reason).clone_into(&mut report.by);
        report.mean = Some(self.algebra.mean_of_sum(&summands)?.to_string());
        report.temperature = Some(self.algebra.temperature_of_sum(&summands)?.to_string());
        let value = self.algebra.sum_of(&summands)?;
        report.value = Some(self.text(value)?);
        let [left, right] = self.algebra.stops(value);
        report.left_stop = Some(self.text(left)?);
        report.right_stop = Some(self.text(right)?);
        report.options = self.options()?;
        if self.question.everything {
            self.everything(value, report)?;
        }
        Ok(())
    }

    /// The options of both players, `None` where they are too many.
    fn options(&mut self) -> Result<Option<Vec<ReportedOption>>, ValueError> {
        let of = |player| few_options(self.game.game.as_ref(), &self.game.position, player, MOST_OPTIONS);
        let (Some(left), Some(right)) = (of(Player::Left), of(Player::Right)) else { return Ok(None) };
        let mut ids = [Vec::new(), Vec::new()];
        for (player, options) in [(Player::Left, &left), (Player::Right, &right)] {
            for option in options {
                let summands = self.values.summands(option)?;
                ids[player.index()].push(self.algebra.sum_of(&summands)?);
            }
        }
        let form = self.algebra.form_report(&ids[0], &ids[1])?;
        let mut all = self.report_options(Player::Left, &left, &form.left)?;
        all.extend(self.report_options(Player::Right, &right, &form.right)?);
        Ok(Some(all))
    }

    fn report_options(
        &mut self,
        player: Player,
        options: &[AnyPosition],
        reports: &[OptionReport],
    ) -> Result<Vec<ReportedOption>, ValueError> {
        let (game, position) = (&self.game.game, &self.game.position);
        let labels: Vec<String> =
            options.iter().map(|option| game.move_label(position, option, player)).collect();
        let mut ranked = Vec::with_capacity(options.len());
        for (place, report) in reports.iter().enumerate() {
            let is_sensible = report.is_canonical && report.dominated_by.is_none();
            let mean = self.algebra.mean(report.option)?;
            let best_first = if player == Player::Left { -&mean } else { mean };
            ranked.push((!is_sensible, best_first, place));
        }
        ranked.arrange();
        let mut list = Vec::with_capacity(options.len());
        for (is_poor, _, place) in ranked {
            let report = &reports[place];
            let through = report.reversible.as_ref().map(|reversal| reversal.through);
            list.push(ReportedOption {
                player: if player == Player::Left { "left" } else { "right" },
                label: labels[place].clone(),
                to: game.print(&options[place]),
                value: self.text(report.option)?,
                is_sensible: !is_poor,
                dominated_by: report.dominated_by.map(|other| labels[other].clone()),
                reversible_through: through.map(|id| self.text(id)).transpose()?,
            });
        }
        Ok(list)
    }

    /// Whatever else can be said of a value.
    fn everything(&mut self, id: ValueId, report: &mut ValueReport) -> Result<(), ValueError> {
        let atomic = self.algebra.atomic_weight(id);
        self.game_quantity("atomic weight", atomic, report)?;
        let reduced = self.algebra.reduced_canonical_form(id);
        self.game_quantity("reduced canonical form", reduced, report)?;
        let frozen = self.algebra.freeze(id);
        self.game_quantity("frozen", frozen, report)?;
        let mut plain = |name, value: String| {
            report.more.push(Quantity { name, value: Some(value), refusal: None });
        };
        plain("thermograph", self.algebra.thermograph(id)?.to_string());
        plain("birthday", self.algebra.birthday(id)?.to_string());
        plain("followers", self.algebra.followers(id)?.len().to_string());
        plain("number of stops", self.algebra.stop_count(id)?.to_string());
        let all_small = self.algebra.is_all_small(id)?;
        for (name, holds) in [
            ("number", self.algebra.is_number(id)),
            ("infinitesimal", self.algebra.is_infinitesimal(id)),
            ("number-ish", self.algebra.is_numberish(id)),
            ("all-small", all_small),
        ] {
            plain(name, if holds { "yes" } else { "no" }.to_owned());
        }
        let temper = match self.algebra.temper(id)? {
            Some(crate::value::Temper::Even) => "even",
            Some(crate::value::Temper::Odd) => "odd",
            None => "neither even nor odd",
        };
        plain("temper", temper.to_owned());
        Ok(())
    }

    fn game_quantity(
        &mut self,
        name: &'static str,
        result: Result<ValueId, ValueError>,
        report: &mut ValueReport,
    ) -> Result<(), ValueError> {
        let (value, refusal) = match result {
            Ok(id) => (Some(self.text(id)?), None),
            Err(ValueError::Stopped(reason)) => return Err(reason.into()),
            Err(error) => (None, Some(error.to_string())),
        };
        report.more.push(Quantity { name, value, refusal });
        Ok(())
    }
}

/// What showed who wins, as in "by ...".
pub(super) const fn reason_words(reason: SumReason) -> &'static str {
    match reason {
        SumReason::OneValue => "the canonical form",
        SumReason::MeanBeyondTemperature => "the mean, which is farther from 0 than the temperature reaches",
        SumReason::Switches => "the switches, the hottest of which is played first",
        SumReason::Search => "a search over the components",
    }
}

/// Values longer than this are cut in lists of options.
const LONGEST_VALUE: usize = 160;

impl ValueReport {
    /// The report as one JSON object, in the form of the schema `zermelo/value/1` (checked in under `docs/schema/`).
    pub fn to_json(&self) -> String {
        json::text(self)
    }

    /// The report for people.
    pub fn to_text(&self) -> String {
        let mut text = format!("{}\n\n", self.subject);
        let say = |message: Message| self.language.say(&message);
        let widths = self.more.iter().map(|quantity| display_width(&say(quantity.name.into())));
        let width = widths.max().unwrap_or(0).max(12);
        let mut line = |name: &str, value: &Option<String>| {
            if let Some(value) = value {
                writeln!(text, "{} {value}", padded(&say(name.into()), width)).expect(INFALLIBLE);
            }
        };
        line("value", &self.value);
        line("outcome", &self.outcome_sentence());
        line("left stop", &self.left_stop);
        line("right stop", &self.right_stop);
        line("mean", &self.mean);
        line("temperature", &self.temperature);
        for quantity in &self.more {
            let words = quantity.value.clone().or_else(|| quantity.refusal.clone());
            let value = words.map(|words| say(words.into()));
            line(quantity.name, &value);
        }
        self.write_components(&mut text);
        self.write_options(&mut text);
        if let Some(said) = self.by_sentence() {
            writeln!(text, "\n{said}").expect(INFALLIBLE);
        }
        for note in &self.notes {
            writeln!(text, "{}", say(message!("Note: {note}", note => note.clone()))).expect(INFALLIBLE);
        }
        text
    }

    /// Who wins, where that is known.
    pub(super) fn outcome_sentence(&self) -> Option<String> {
        let outcome = self.outcome.and_then(outcome_of_symbol)?;
        let (letter, sentence) = (outcome.symbol(), outcome.sentence());
        Some(self.language.say(&message!("{letter}: {sentence}", letter, sentence => sentence)))
    }

    /// What showed who wins, where that is known.
    pub(super) fn by_sentence(&self) -> Option<String> {
        self.outcome?;
        let (by, confidence) = (self.by.as_str(), self.confidence);
        Some(self.language.say(&message!("By {by}: {confidence}.", by => by, confidence => confidence)))
    }

    fn write_components(&self, text: &mut String) {
        if self.components.is_empty() {
            return;
        }
        writeln!(text, "\n{}", self.language.say(&"The sum of".into())).expect(INFALLIBLE);
        for component in &self.components {
            writeln!(text, "  {} = {}", component.position, component.value).expect(INFALLIBLE);
        }
    }

    fn write_options(&self, text: &mut String) {
        let Some(options) = &self.options else { return };
        for (player, mover) in [("left", Player::Left), ("right", Player::Right)] {
            let own: Vec<&ReportedOption> = options.iter().filter(|option| option.player == player).collect();
            if own.is_empty() {
                let said = self.language.say(&message!("{player} has no move", player => mover));
                writeln!(text, "\n{said}").expect(INFALLIBLE);
                continue;
            }
            let said = self.language.say(&message!("{player} can move to", player => mover));
            writeln!(text, "\n{said}").expect(INFALLIBLE);
            let label = |option: &ReportedOption| self.language.label(&option.label);
            let width = own.iter().map(|option| display_width(&label(option))).max().unwrap_or(0).min(40);
            for option in own {
                let value = cut(&option.value);
                let remark = option.remark().map_or(String::new(), |remark| self.language.say(&remark));
                writeln!(text, "  {}  {value}{remark}", padded(&label(option), width)).expect(INFALLIBLE);
            }
        }
    }
}

impl ReportedOption {
    /// Why the option is not needed, behind blanks: what dominates it, or through what it is reversible.
    pub fn remark(&self) -> Option<Message> {
        self.remark_on(|other| Message::label(other), |through| Message::verbatim(cut(through)))
    }

    /// The same, with the move and the value as they are to be shown.
    pub(super) fn remark_on(
        &self,
        label: impl FnOnce(&str) -> Message,
        value: impl FnOnce(&str) -> Message,
    ) -> Option<Message> {
        match (&self.dominated_by, &self.reversible_through) {
            (Some(other), _) => Some(message!("   (dominated by {other})", other => label(other))),
            (None, Some(through)) => {
                Some(message!("   (reversible through {through})", through => value(through)))
            }
            (None, None) => None,
        }
    }
}

fn cut(value: &str) -> String {
    if value.chars().count() <= LONGEST_VALUE {
        return value.to_owned();
    }
    value.chars().take(LONGEST_VALUE).chain(['…']).collect()
}

const INFALLIBLE: &str = "a String takes all that is written";

pub(super) fn outcome_of_symbol(symbol: &str) -> Option<Outcome> {
    use Outcome::{D, L, N, NCheck, NHat, P, PCheck, PHat, R};
    let all = [L, R, N, P, D, NHat, NCheck, PHat, PCheck];
    all.into_iter().find(|outcome| outcome.symbol() == symbol)
}

impl Report for ValueReport {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        writer.write_all(self.to_text().as_bytes())
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        writer.write_all((self.to_json() + "\n").as_bytes())
    }
}
