//! What can be asked, a group of verbs a file.

mod certificates;
mod graphs;
mod heaps;
mod pictures;
mod playing;
mod rules;
mod solving;
mod values;
mod words;

use crate::{Question, Refusal, RefusalKind};
use serde_json::json;
use zermelo::answer::{Report, with_parameters};
use zermelo::catalogue::{OpenGame, Reading, nearest};
use zermelo::game::{Choice, Convention, Message, Player, message};
use zermelo::language::{self, Language, Surroundings};

type Verb = fn(&Question) -> Result<String, Refusal>;

/// The verbs with what answers them.
const ANSWERED_BY: [(&str, Verb); 27] = [
    ("solve", solving::solve),
    ("table", solving::table),
    ("review", solving::review),
    ("value", values::value),
    ("options", values::value),
    ("eval", values::eval),
    ("session", values::session),
    ("thermograph", values::thermograph),
    ("sequence", heaps::sequence),
    ("misere", heaps::misere),
    ("conjecture", heaps::conjecture),
    ("graph", graphs::graph),
    ("tree", graphs::tree),
    ("position", pictures::position),
    ("draw", pictures::draw),
    ("play", playing::play),
    ("quiz", playing::quiz),
    ("games", words::games),
    ("explain", words::explain),
    ("words", words::words),
    ("names", words::names),
    ("functions", words::functions),
    ("engine", words::engine),
    ("rules", rules::rules),
    ("certificate", certificates::certificate),
    ("check", certificates::check),
    ("verify", certificates::check),
];

/// What can be asked.
pub const VERBS: [&str; ANSWERED_BY.len()] = {
    let mut names = [""; ANSWERED_BY.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = ANSWERED_BY[place].0;
        place += 1;
    }
    names
};

/// Answers a question by its verb.
pub(crate) fn answer(question: &Question) -> Result<String, Refusal> {
    let asked = question.request.verb.as_str();
    let Some((_, verb)) = ANSWERED_BY.iter().find(|(name, _)| *name == asked) else {
        let verbs = VERBS.join(", ");
        return Err(bad_input(match nearest(asked, VERBS.into_iter()) {
            Some(near) => message!(
                "there is no verb '{asked}'\n  did you mean '{near}'? the verbs are: {verbs}",
                asked,
                near,
                verbs
            ),
            None => message!("there is no verb '{asked}'\n  the verbs are: {verbs}", asked, verbs),
        }));
    };
    verb(question)
}

impl Question<'_> {
    /// The text of the subject, with the parameters of rule files.
    fn subject(&self) -> String {
        let request = self.request;
        let text = match (&request.game, &request.position) {
            (Some(game), Some(position)) => format!("{game} {position}"),
            (Some(game), None) => format!("{game} {}", request.input),
            (None, Some(position)) => position.clone(),
            (None, None) => request.input.clone(),
        };
        let set = request.options.set.iter().map(|(name, value)| format!("{name}={value}"));
        with_parameters(text.trim(), &set.collect::<Vec<_>>().join(","))
    }

    /// The game and the position that is asked about.
    fn open(&self) -> Result<OpenGame, Refusal> {
        Ok(language::open(&self.subject(), Reading::new(&self.files, &self.limits))?)
    }

    fn convention(&self) -> Convention {
        if self.request.options.misere { Convention::Misere } else { Convention::Normal }
    }

    fn to_move(&self) -> Result<Option<Player>, Refusal> {
        let names = [("next", None), ("left", Some(Player::Left)), ("right", Some(Player::Right))];
        one_of("to_move", self.request.options.to_move.as_deref(), None, &names)
    }

    /// The language of sentences. They are English where there are no words: without the feature `languages` of the library
    /// and before
    /// [`hand_in_words`](crate::hand_in_words).
    fn language(&self) -> Result<Language, Refusal> {
        let Some(tag) = &self.request.lang else { return Ok(Language::English) };
        Language::of_tag(tag).ok_or_else(|| {
            bad_input(message!(
                "there are no words in '{tag}'; expected one of: {tags}",
                tag,
                tags = language::tags()
            ))
        })
    }

    /// Where the answer is read.
    pub(crate) const fn surroundings(&self) -> Surroundings {
        if self.request.page { Surroundings::Page } else { Surroundings::Terminal }
    }

    /// The format that is asked for, among those of a verb.
    fn format<T: Copy>(&self, names: &[(&str, T)]) -> Result<Option<T>, Refusal> {
        let with_json: Vec<(&str, Option<T>)> = [("json", None)]
            .into_iter()
            .chain(names.iter().map(|&(name, format)| (name, Some(format))))
            .collect();
        one_of("format", self.request.options.format.as_deref(), None, &with_json)
    }
}

/// The meaning of an option that is a choice of the library; the usual one where it is not given.
fn choice<T: Choice + Default>(option: &str, given: Option<&str>) -> Result<T, Refusal> {
    given.map_or(Ok(T::default()), |word| word_of(option, word))
}

/// The meaning of a word that is given for an option.
fn word_of<T: Choice>(option: &str, word: &str) -> Result<T, Refusal> {
    T::of_word(word).ok_or_else(|| {
        let known: Vec<&str> = T::CHOICES.iter().map(|choice| choice.1).collect();
        is_none_of(option, word, &known)
    })
}

fn is_none_of(option: &str, given: &str, known: &[&str]) -> Refusal {
    bad_input(message!("{option}: '{given}' is not one of {known}", option, given, known = known.join(", ")))
}

/// The meaning of an option that is one of a few words; `usual` where it is not given.
fn one_of<T: Copy>(option: &str, given: Option<&str>, usual: T, names: &[(&str, T)]) -> Result<T, Refusal> {
    let Some(given) = given else { return Ok(usual) };
    let found = names.iter().find(|(name, _)| *name == given);
    found.map(|&(_, meaning)| meaning).ok_or_else(|| {
        let known: Vec<&str> = names.iter().map(|&(name, _)| name).collect();
        is_none_of(option, given, &known)
    })
}

/// A question that cannot be answered as it stands, in words that other languages have, too.
fn bad_input(words: impl Into<Message>) -> Refusal {
    Refusal::of(RefusalKind::BadInput, words)
}

/// An answer that a limit stopped.
fn stopped(words: impl Into<Message>) -> Refusal {
    Refusal::of(RefusalKind::Stopped, words)
}

/// What a writer writes, as text.
fn written(write: impl FnOnce(&mut Vec<u8>) -> std::io::Result<()>) -> Result<String, Refusal> {
    let mut bytes = Vec::new();
    write(&mut bytes).map_err(Refusal::bad_input)?;
    String::from_utf8(bytes).map_err(Refusal::bad_input)
}

/// A report as its line of JSON.
fn json_of(report: &dyn Report) -> Result<String, Refusal> {
    written(|output| report.write_json(output))
}

/// A text that is not JSON as an object of the schema `zermelo/text/1`.
fn text_document(format: &str, text: &str) -> String {
    json!({ "schema": "zermelo/text/1", "format": format, "text": text }).to_string()
}
