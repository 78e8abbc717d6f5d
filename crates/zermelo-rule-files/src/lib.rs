//! The rule files that come with the program and the Python package: read where no file of their name is there, and opened by
//! the bare name of their game, `connect-four 4x4` for `connect_four.star 4x4`.

use zermelo_games::catalogue;

/// The files of `games/` by name, with their texts.
pub const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rule_files.rs"));

/// The text of a rule file that comes with the program, by its name alone or in the folder `games`.
pub fn text_of(name: &str) -> Option<&'static str> {
    let name = name.strip_prefix("./").unwrap_or(name);
    let name = name.strip_prefix("games/").unwrap_or(name);
    FILES.iter().find(|file| file.0 == name).map(|file| file.1)
}

/// The rule file of a game, by the name of either: its name and its text.
pub fn find(name: &str) -> Option<(String, &'static str)> {
    let stem = name.strip_suffix(".star").unwrap_or(name);
    let file = format!("{}.star", stem.to_ascii_lowercase().replace('-', "_"));
    let text = text_of(&file)?;
    Some((file, text))
}

/// What the game of a rule file is, in a few words: its first comment up to where the rules begin.
pub fn title_of(text: &'static str) -> &'static str {
    let line = text.lines().next().unwrap_or("").trim_start_matches(['#', ' ']);
    let end = [": ", ". "].iter().filter_map(|mark| line.find(mark)).min().unwrap_or(line.len());
    line[..end].trim_end_matches('.')
}

/// The rules in words: the first comment.
pub fn rules_of(text: &'static str) -> String {
    let comment = text.lines().map_while(|line| line.strip_prefix('#'));
    comment.map(str::trim).collect::<Vec<_>>().join(" ")
}

/// A question in which games that are known by a rule file alone are named by it. Names stand first, or after a plus.
pub fn spelled_as_files(question: &str) -> String {
    let mut spelled = Vec::new();
    let mut before = "+";
    for word in question.split(' ') {
        let file = if before == "+" { file_of(word) } else { None };
        spelled.push(file.unwrap_or_else(|| word.to_owned()));
        if !word.is_empty() {
            before = word;
        }
    }
    spelled.join(" ")
}

/// The rule file of a game's name, with its parameters, where no game of the catalogue has the name.
fn file_of(word: &str) -> Option<String> {
    let (name, parameters) = word.split_at(word.find(':').unwrap_or(word.len()));
    let (file, _) = find(name)?;
    (name != file && catalogue::find(name).is_none()).then(|| file + parameters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_files_are_named_by_them() {
        assert_eq!(spelled_as_files("connect-four 4x4"), "connect_four.star 4x4");
        assert_eq!(spelled_as_files("Hex:n=3 3x3 + dim 7"), "hex.star:n=3 3x3 + dim.star 7");
        for same in
            ["nim 3 4 5", "domineering 2x3 + clobber xo", "nim hex", "{1|-1} + y1", "", "hex.star 3x3"]
        {
            assert_eq!(spelled_as_files(same), same);
        }
    }

    #[test]
    fn every_file_has_a_title() {
        assert!(FILES.len() > 80);
        for (name, text) in FILES {
            let title = title_of(text);
            assert!((3..=100).contains(&title.len()), "{name}: {title}");
            assert!(rules_of(text).starts_with(title), "{name}");
            assert_eq!(text_of(&format!("./games/{name}")), Some(*text));
        }
    }
}
