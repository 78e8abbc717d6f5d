//! Games by their Korean and Chinese names, where a question is read.

use crate::glossary::{IN_LANGUAGES, InLanguages};

/// A question with the names of its games in English: `님 게임 3 4 5` is `nim 3 4 5`, also within a sum. The rest stays as it is,
/// and so does a text without such names, so that errors point into what was typed.
pub fn in_english(question: &str) -> String {
    if question.is_ascii() {
        return question.to_owned();
    }
    question.split(" + ").map(summand_in_english).collect::<Vec<_>>().join(" + ")
}

/// The longest name of a game at the beginning counts: 님 게임 before 님.
fn summand_in_english(summand: &str) -> String {
    let (blanks, words) = summand.split_at(summand.len() - summand.trim_start().len());
    let ends_after =
        |name: &str| words.strip_prefix(name).filter(|rest| rest.is_empty() || rest.starts_with([' ', ':']));
    let is_game = |known: &&InLanguages| crate::catalogue::find(known.term).is_some();
    let found = IN_LANGUAGES
        .iter()
        .filter(is_game)
        .flat_map(|known| known.names().map(move |name| (name, known.term)))
        .filter_map(|(name, term)| ends_after(name).map(|rest| (name.len(), term, rest)))
        .max_by_key(|&(length, ..)| length);
    found.map_or_else(|| summand.to_owned(), |(_, term, rest)| format!("{blanks}{term}{rest}"))
}

/// The name of a game nearest to one that is not there, in the language in which it is written.
pub fn nearest_name(name: &str) -> Option<&'static str> {
    if name.is_ascii() {
        return crate::catalogue::nearest(
            name,
            crate::catalogue::entries().flat_map(crate::catalogue::Entry::names),
        );
    }
    let games = IN_LANGUAGES.iter().filter(|known| crate::catalogue::find(known.term).is_some());
    crate::catalogue::nearest(name, games.flat_map(InLanguages::names))
}

#[cfg(test)]
mod tests {
    use super::{in_english, nearest_name};

    #[test]
    fn games_are_found_by_their_names_in_other_languages() {
        for (typed, english) in [
            ("nim 3 4 5", "nim 3 4 5"),
            ("님 게임 3 4 5", "nim 3 4 5"),
            ("님 3 4 5", "nim 3 4 5"),
            ("威佐夫博弈 3 5", "wythoff 3 5"),
            ("巴什博弈:3 7 + 尼姆 1 2", "bash:3 7 + nim 1 2"),
            ("촘프 3x4", "chomp 3x4"),
            ("님님 3", "님님 3"),
        ] {
            assert_eq!(in_english(typed), english);
        }
    }

    #[test]
    fn a_mistyped_name_brings_the_nearest_one() {
        assert_eq!(nearest_name("위토프겜"), Some("위토프"));
        assert_eq!(nearest_name("斐波那契博"), Some("斐波那契博弈"));
        assert_eq!(nearest_name("whytoff"), Some("wythoff"));
    }
}
