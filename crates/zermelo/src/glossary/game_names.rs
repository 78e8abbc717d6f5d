//! What games are called in Korean and Chinese: as public texts call them, and as lists of games print their titles.

use super::{IN_LANGUAGES, canonical};
use crate::catalogue::{self, Entry, entries};
use crate::game::Message;
use crate::language::Language;
use std::borrow::Cow;

/// A name of a game in another language.
type GameName = (Cow<'static, str>, &'static Entry);

/// The names that public texts use.
fn from_texts() -> impl Iterator<Item = GameName> {
    let games = IN_LANGUAGES.iter().filter_map(|known| Some((known, catalogue::find(known.term)?)));
    games.flat_map(|(known, entry)| known.names().map(move |name| (name.into(), entry)))
}

/// The titles in the language of a text, Hangul being Korean: whole, and without what stands in parentheses at their end. No
/// other language's words are read.
fn from_titles(text: &str) -> impl Iterator<Item = GameName> + use<> {
    let is_korean = text.contains(|sign| matches!(sign, '가'..='힣'));
    let languages = if is_korean { [Language::Korean] } else { [Language::Chinese] };
    languages.into_iter().flat_map(|language| {
        entries().flat_map(move |entry| title_in(language, entry).map(move |name| (name, entry)))
    })
}

fn title_in(language: Language, entry: &'static Entry) -> impl Iterator<Item = Cow<'static, str>> {
    let said = language.say(&Message::from(entry.title.as_ref()));
    let short = said.strip_suffix([')', '）']).and_then(|open| open.rsplit_once(['(', '（']));
    let short = short.map(|(short, _)| short.trim_end().to_owned());
    let is_own = said != entry.title;
    [Some(said), short].into_iter().flatten().filter(move |name| is_own && !name.is_empty()).map(Cow::Owned)
}

/// The names of games that may be meant by a text in Korean or Chinese, those of public texts first.
pub(crate) fn game_names(text: &str) -> impl Iterator<Item = GameName> + use<> {
    from_texts().chain(from_titles(text))
}

/// The game that a text begins with, with the rest of the text: the longest name counts, 님 게임 before 님. A name ends before
/// a blank, a colon, or the end.
pub(crate) fn game_at_the_start(text: &str) -> Option<(&'static Entry, &str)> {
    let rest_after = |(name, entry): GameName| {
        let rest = text.strip_prefix(name.as_ref())?;
        (rest.is_empty() || rest.starts_with([' ', ':'])).then_some((entry, rest))
    };
    game_names(text).filter_map(rest_after).min_by_key(|(_, rest)| rest.len())
}

/// The game of a name in Korean or Chinese. Blanks in it do not matter.
pub(super) fn game_called(name: &str) -> Option<&'static Entry> {
    let joined = |name: &str| canonical(name).replace(' ', "");
    let wanted = joined(name);
    game_names(name).find(|(known, _)| joined(known) == wanted).map(|(_, entry)| entry)
}

/// What a game is called in a language, the usual name first; nothing in English.
pub fn game_names_in(language: Language, entry: &'static Entry) -> Vec<Cow<'static, str>> {
    let known = IN_LANGUAGES.iter().find(|known| known.term == entry.name);
    let mut names: Vec<_> =
        known.into_iter().flat_map(|known| known.of(language)).map(|&name| name.into()).collect();
    if names.is_empty() && language != Language::English {
        names.extend(title_in(language, entry).take(1));
    }
    names
}
