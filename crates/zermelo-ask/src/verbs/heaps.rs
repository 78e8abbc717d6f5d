//! Heap games by their codes: sequences, quotients, guesses.

use super::solving::MARKUPS;
use super::{bad_input, json_of, text_document, written};
use crate::{Question, Refusal};
use zermelo::answer::{
    GeneraReport, QuotientReport, RuleSequence, SequenceReport, equivalents_to_json, read_heaps,
    sequence_plot_svg,
};
use zermelo::conjecture::{self, ConjectureError, ConjectureQuestion};
use zermelo::game::message;
use zermelo::heap::{GrundySequence, Method, SameError, equivalents};
use zermelo::language;
use zermelo::misere::MOST_HEAP;
use zermelo::rules::{HeapGame, HeapRule, LARGEST_HEAP, open_heap_rule};

/// The largest heap when nothing is said, as the program has it.
const USUAL_LAST: u64 = 1000;
/// Longer runs are for the program, which can put them down in a file.
const MOST_HEAPS: u64 = 100_000_000;
/// Values kept.
const KEPT: usize = 1 << 25;
/// The largest heap of a quotient when nothing is said, as the program has it.
const USUAL_LARGEST: u64 = 1000;

#[derive(Clone, Copy)]
enum Form {
    Table(zermelo::answer::Markup),
    Bfile,
    Svg,
}

pub(super) fn sequence(question: &Question) -> Result<String, Refusal> {
    let (input, options) = (question.request.input.trim(), &question.request.options);
    let code = match heap_rule(question)? {
        HeapRule::Code(code) => code,
        HeapRule::Own(game) => return of_rule(&game, question),
    };
    if options.same {
        let found = equivalents(&code, &question.limits).map_err(|error| match error {
            SameError::Sequence(error) => bad_input(message!("{code}: {error}", code, error => error)),
            SameError::Stopped(reason) => Refusal::stopped_by(reason),
        })?;
        return Ok(equivalents_to_json(&code.to_string(), &found));
    }
    let last = options.to.unwrap_or(USUAL_LAST);
    if last > MOST_HEAPS {
        return Err(bad_input(message!(
            "to: {last} is a run for the program, which can put it down in a file\n  {command}",
            last,
            command = format!("zermelo sequence {input} -n {last} --checkpoint FILE")
        )));
    }
    let mut values = GrundySequence::new(&code, Method::Auto, KEPT)
        .map_err(|error| bad_input(message!("{code}: {error}", code, error => error)))?;
    values.set_threads(question.threads);
    let stopped = values.extend(last + 1, &question.limits).err();
    let report =
        SequenceReport::new(&values, last, stopped).asked_as(input).in_language(question.language()?);
    sequence_text(&report, question)
}

/// The code, the name of one, or the rule file that is asked about.
fn heap_rule(question: &Question) -> Result<HeapRule, Refusal> {
    let input = question.subject();
    match open_heap_rule(&input, Some(&question.files)) {
        Some(found) => Ok(found?),
        None => Ok(HeapRule::Code(language::in_english(&input).parse()?)),
    }
}

/// The values of a game whose moves no code has.
fn of_rule(game: &HeapGame, question: &Question) -> Result<String, Refusal> {
    let options = &question.request.options;
    if options.same {
        return Err(bad_input(message!("same: no code has the moves of {game}", game = game.name())));
    }
    let largest = u64::from(LARGEST_HEAP);
    let last = options.to.unwrap_or(USUAL_LAST.min(largest));
    if last > largest {
        return Err(bad_input(message!("to: heaps of such games have at most {largest} tokens", largest)));
    }
    let (values, stopped) =
        RuleSequence::of(game, last, &question.limits).map_err(|error| bad_input(error.message()))?;
    sequence_text(
        &SequenceReport::of_rule(&values, last, stopped).in_language(question.language()?),
        question,
    )
}

fn sequence_text(report: &SequenceReport, question: &Question) -> Result<String, Refusal> {
    let forms = [("svg", Form::Svg), ("bfile", Form::Bfile)]
        .into_iter()
        .chain(MARKUPS.map(|(name, markup)| (name, Form::Table(markup))));
    let text = match question.format(&forms.collect::<Vec<_>>())? {
        None => return Ok(report.to_json()),
        Some(Form::Svg) => sequence_plot_svg(report),
        Some(Form::Bfile) => written(|output| report.write_bfile(output))?,
        Some(Form::Table(markup)) => written(|output| report.write_columns(markup, output))?,
    };
    Ok(text_document(question.request.options.format.as_deref().unwrap_or_default(), &text))
}

pub(super) fn misere(question: &Question) -> Result<String, Refusal> {
    let options = &question.request.options;
    let code = match heap_rule(question)? {
        HeapRule::Code(code) => code,
        HeapRule::Own(game) => {
            return Err(bad_input(message!(
                "no code has the moves of {name}, and quotients are of codes",
                name = game.name()
            )));
        }
    };
    if let Some(largest) = options.forms.or(options.genera) {
        let genera = GeneraReport::new(code, largest, options.forms.is_some(), &question.limits);
        return json_of(&genera.in_language(question.language()?));
    }
    let heaps = options.heaps.as_deref().map(read_heaps).transpose()?;
    let largest = largest_heap(question)?;
    json_of(&QuotientReport::new(&code, largest, heaps, &question.limits).in_language(question.language()?))
}

/// The largest heap of a quotient.
pub(super) fn largest_heap(question: &Question) -> Result<u32, Refusal> {
    let largest = question.request.options.to.unwrap_or(USUAL_LARGEST);
    u32::try_from(largest).ok().filter(|largest| (1..=MOST_HEAP).contains(largest)).ok_or_else(|| {
        bad_input(message!("to: {largest} is not a number from 1 to {MOST_HEAP}", largest, MOST_HEAP))
    })
}

pub(super) fn conjecture(question: &Question) -> Result<String, Refusal> {
    let options = &question.request.options;
    let heaps = options.heaps.as_deref().map(|text| {
        let count = text.trim().parse::<usize>();
        count.map_err(|_| bad_input(message!("heaps: '{text}' is not a number of heaps", text)))
    });
    let asked = ConjectureQuestion {
        game: question.request.input.trim().to_owned(),
        heaps: heaps.transpose()?,
        to: options.to,
        convention: question.convention(),
    };
    let mut found = conjecture::conjecture(&asked, Some(&question.files), &question.limits).map_err(
        |error| match error {
            ConjectureError::Game(error) => error.into(),
            ConjectureError::Stopped(reason) => Refusal::stopped_by(reason),
            error @ ConjectureError::NotHeaps { .. } => Refusal::bad_input(error),
        },
    )?;
    found.language = question.language()?;
    json_of(&found)
}
