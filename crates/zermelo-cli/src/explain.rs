//! `zermelo explain`.

use crate::arguments::{Arguments, Explain, Format};
use crate::output::{Failure, print};
use serde_json::json;
use zermelo::glossary::{Word, find, suggest, words};

pub(crate) fn run(explain: &Explain, arguments: &Arguments) -> Result<u8, Failure> {
    let json = arguments.shared.format == Format::Json;
    if explain.word.is_empty() {
        let mut text = String::from("Words that can be explained: zermelo explain WORD\n\n");
        for word in words() {
            text += &format!("  {}\n", word.names.join(", "));
        }
        return print(&text);
    }
    let asked = explain.word.join(" ");
    let word = find(&asked).ok_or_else(|| {
        let hint = suggest(&asked).map_or(String::new(), |near| format!("did you mean '{near}'? "));
        Failure::bad_input(format!(
            "there is no explanation of '{asked}'\n  {hint}All words: zermelo explain"
        ))
    })?;
    if json {
        return print(&format!(
            "{}\n",
            json!({ "schema": "zermelo/word/1", "word": word.names[0],
            "also": word.names[1..], "text": word.text, "source": word.source })
        ));
    }
    print(&describe(&word))
}

fn describe(word: &Word) -> String {
    let mut text = format!("{}\n\n{}\n", word.names.join(", "), word.text);
    if let Some(source) = word.source {
        text += &format!("\nSource: {source}\n");
    }
    text
}
