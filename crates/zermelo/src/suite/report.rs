//! What a run of suites looks like: a table for people, comma-separated values, JSON, and a page with a filter that compares
//! two runs.

use super::run::{CaseResult, Status};
use crate::answer::escape::html;
use crate::game::{Message, message};
use crate::language::Language;
use serde_json::{Value, json};
use zermelo_core::display_width;

/// A case that has been run.
#[derive(Clone, Debug)]
pub struct Ran {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The sum in the words of the file.
    pub text: String,
    /// What is asked.
    pub command: String,
    /// What was said before it.
    pub comment: String,
    /// What came out.
    pub result: CaseResult,
    /// How long it took, in seconds.
    pub seconds: f64,
}

/// All cases of a run, in order.
pub type Run = Vec<Ran>;

/// Longer sums are cut in the table for people.
const LONGEST_SHOWN: usize = 60;

/// A line a case, and how many ended how.
pub fn to_text(run: &[Ran], language: Language) -> String {
    let words: Vec<String> = run.iter().map(|ran| language.say(&ran.result.status.said())).collect();
    let width = words.iter().map(|word| display_width(word)).max().unwrap_or(0).max(9);
    let mut text = String::new();
    for (ran, word) in run.iter().zip(words) {
        let blanks = " ".repeat(width - display_width(&word));
        text += &format!("{word}{blanks} {}\n", language.say(&told(ran)));
    }
    text + &language.say(&summary(run))
}

/// A case and what came out.
fn told(ran: &Ran) -> Message {
    let CaseResult { status, found, expected, nodes } = &ran.result;
    let shown: String = if ran.text.chars().count() > LONGEST_SHOWN {
        ran.text.chars().take(LONGEST_SHOWN - 1).chain(['…']).collect()
    } else {
        ran.text.clone()
    };
    let case = format!("{}:{} {shown} {{{}}}", ran.file, ran.line, ran.command);
    let seconds = format!("{:.3}", ran.seconds);
    if *status == Status::Failed {
        message!(
            "{case}: {found}, expected {expected} ({nodes} nodes, {seconds} s)",
            case, found => found.clone(), expected, nodes, seconds
        )
    } else {
        message!("{case}: {found} ({nodes} nodes, {seconds} s)", case, found => found.clone(), nodes, seconds)
    }
}

/// `12 passed, 1 FAILED of 13`.
fn summary(run: &[Ran]) -> Message {
    let all = [Status::Passed, Status::Failed, Status::Unchecked, Status::Stopped, Status::Refused];
    let counts = all.into_iter().filter_map(|status| {
        let count = run.iter().filter(|ran| ran.result.status == status).count();
        (count > 0).then(|| status.counted(count))
    });
    let counts: Vec<Message> = counts.collect();
    if counts.is_empty() {
        return message!("no cases");
    }
    message!("{counts} of {total}", counts => Message::sequence(counts), total = run.len())
}

/// A line of titles, then a line a case.
pub fn to_csv(run: &[Ran]) -> String {
    let mut text = String::from("file,line,sum,command,status,found,expected,nodes,seconds,comment\n");
    for ran in run {
        let CaseResult { status, found, expected, nodes } = &ran.result;
        let fields = [
            ran.file.clone(),
            ran.line.to_string(),
            ran.text.clone(),
            ran.command.clone(),
            status.word().to_lowercase(),
            found.to_string(),
            expected.clone(),
            nodes.to_string(),
            format!("{:.6}", ran.seconds),
            ran.comment.clone(),
        ];
        text += &fields.map(|field| quoted(&field)).join(",");
        text.push('\n');
    }
    text
}

fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

/// An object of the schema `zermelo/suite/1`.
pub fn to_json(run: &[Ran]) -> Value {
    let case = |ran: &Ran| {
        let CaseResult { status, found, expected, nodes } = &ran.result;
        json!({
            "file": ran.file,
            "line": ran.line,
            "sum": ran.text,
            "command": ran.command,
            "comment": ran.comment,
            "status": status.word().to_lowercase(),
            "found": found.to_string(),
            "expected": expected,
            "nodes": nodes,
            "seconds": ran.seconds,
        })
    };
    json!({ "schema": "zermelo/suite/1", "cases": run.iter().map(case).collect::<Vec<_>>() })
}

/// A page that needs nothing else: a table with a filter, and beside each case how it ended in an earlier run, which is
/// given as the JSON of one.
pub fn to_html(run: &[Ran], earlier: Option<&Value>, language: Language) -> String {
    let mut rows = String::new();
    for ran in run {
        let CaseResult { status, found, expected, nodes } = &ran.result;
        let before = earlier.and_then(|earlier| find(earlier, ran));
        let of_before = |key: &str| match before.map(|before| &before[key]) {
            Some(Value::String(text)) => text.clone(),
            Some(Value::Null) | None => String::new(),
            Some(other) => other.to_string(),
        };
        let word = status.word().to_lowercase();
        let is_new = before.is_some() && of_before("status") != word;
        let ratio = before
            .and_then(|before| before["seconds"].as_f64())
            .filter(|&seconds| seconds > 0.0)
            .map_or(String::new(), |seconds| format!("{:.2}", ran.seconds / seconds));
        let cells = [
            format!("{}:{}", ran.file, ran.line),
            ran.text.clone(),
            ran.command.clone(),
            language.say(&status.said()),
            language.say(found),
            expected.clone(),
            nodes.to_string(),
            format!("{:.4}", ran.seconds),
            of_before("status"),
            of_before("nodes"),
            ratio,
            ran.comment.clone(),
        ];
        let cells = cells.map(|cell| format!("<td>{}</td>", html(&cell))).concat();
        let changed = if is_new { " changed" } else { "" };
        rows += &format!("<tr class=\"{word}{changed}\">{cells}</tr>\n");
    }
    let titles = [
        message!("case"),
        message!("sum"),
        message!("asked"),
        message!("status"),
        message!("found"),
        message!("expected"),
        message!("nodes"),
        message!("seconds"),
        message!("before"),
        message!("nodes before"),
        message!("time ratio"),
        message!("comment"),
    ];
    let said = |message: &Message| html(&language.say(message));
    let titles = titles.each_ref().map(|title| format!("<th>{}</th>", said(title))).concat();
    PAGE.replace("LANGUAGE", language.tag())
        .replace("CASES", &said(&message!("Cases")))
        .replace("FILTER", &said(&message!("Only rows with:")))
        .replace("SUMMARY", &said(&summary(run)))
        .replace("TITLES", &titles)
        .replace("ROWS", &rows)
}

/// The same case in an earlier run.
fn find<'a>(earlier: &'a Value, ran: &Ran) -> Option<&'a Value> {
    let is_it = |case: &&Value| {
        case["file"] == json!(ran.file)
            && case["line"] == json!(ran.line)
            && case["sum"] == json!(ran.text)
            && case["command"] == json!(ran.command)
    };
    earlier["cases"].as_array()?.iter().find(is_it)
}

const PAGE: &str = "<!DOCTYPE html>
<html lang=\"LANGUAGE\">
<head><meta charset=\"utf-8\"><title>CASES</title>
<style>
body { font-family: sans-serif } td, th { padding: 0.1em 0.5em; text-align: left; font-family: monospace }
tr.failed td, tr.refused td { background: #fdd } tr.stopped td { background: #ffd } tr.changed td { font-weight: bold }
</style></head>
<body>
<p>SUMMARY</p>
<p><label>FILTER <input id=\"filter\"></label></p>
<table><thead><tr>TITLES</tr></thead>
<tbody>
ROWS</tbody></table>
<script>
const filter = document.getElementById('filter');
filter.addEventListener('input', () => {
  const word = filter.value.toLowerCase();
  for (const row of document.querySelectorAll('tbody tr')) {
    row.hidden = !(row.className + ' ' + row.textContent).toLowerCase().includes(word);
  }
});
</script>
</body>
</html>
";

#[cfg(test)]
mod tests {
    use super::*;

    fn ran(line: usize, status: Status, seconds: f64) -> Ran {
        let result = CaseResult { status, found: Message::verbatim("3"), expected: "2".to_owned(), nodes: 7 };
        let text = "[switch_game] (5, <-5>)".to_owned();
        let comment = "said \"so\"".to_owned();
        Ran { file: "a.test".to_owned(), line, text, command: "N".to_owned(), comment, result, seconds }
    }

    #[test]
    fn all_forms() {
        let run = [ran(2, Status::Failed, 0.5), ran(3, Status::Passed, 0.25)];
        let text = to_text(&run, Language::English);
        assert!(text.starts_with(
            "FAILED    a.test:2 [switch_game] (5, <-5>) {N}: 3, expected 2 (7 nodes, 0.500 s)\n"
        ));
        assert!(text.ends_with("1 passed, 1 FAILED of 2"));
        let csv = to_csv(&run);
        let second = csv.lines().nth(1);
        let expected = "a.test,2,\"[switch_game] (5, <-5>)\",N,failed,3,2,7,0.500000,\"said \"\"so\"\"\"";
        assert_eq!(second, Some(expected));
        let earlier = to_json(&[ran(2, Status::Passed, 1.0)]);
        let page = to_html(&run, Some(&earlier), Language::English);
        assert!(page.contains(
            "<tr class=\"failed changed\"><td>a.test:2</td><td>[switch_game] (5, &lt;-5&gt;)</td>"
        ));
        assert!(page.contains("<td>passed</td><td>7</td><td>0.50</td>"), "{page}");
        assert!(page.contains("<tr class=\"passed\"><td>a.test:3</td>"));
        assert_eq!(to_text(&[], Language::English), "no cases");
    }
}
