//! Sheets of exercises with their solutions at the end, as LaTeX and as HTML, whole documents both.

use super::Exercise;
use crate::answer::escape::{html, latex};
use crate::answer::latex::package;
use crate::game::{Message, display_width, message};
use crate::language::Language;
use std::collections::BTreeSet;
use std::io::{self, Write};

/// The form of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetMarkup {
    /// A LaTeX document for `pdflatex` or `lualatex`.
    Latex,
    /// A page for browsers; solutions fold out.
    Html,
}

/// Writes exercises, the rules of their games once each, and all solutions. `heading` says how to have them again.
pub fn write_sheet(
    exercises: &[Exercise],
    heading: &str,
    markup: SheetMarkup,
    output: &mut dyn Write,
) -> io::Result<()> {
    let language = exercises.first().map_or(Language::English, Exercise::language);
    let games: BTreeSet<(String, String)> = exercises
        .iter()
        .flat_map(Exercise::games)
        .map(|(name, entry)| (name, language.say(&entry.rules.as_ref().into())))
        .collect();
    // Games that differ in a parameter only have the same rules.
    let mut rules: Vec<(String, String)> = Vec::new();
    for (name, text) in games {
        match rules.iter_mut().find(|(_, known)| *known == text) {
            Some((names, _)) => *names += &format!(", {name}"),
            None => rules.push((name, text)),
        }
    }
    match markup {
        SheetMarkup::Latex => write_latex(exercises, heading, &rules, language, output),
        SheetMarkup::Html => write_html(exercises, heading, &rules, language, output),
    }
}

fn write_latex(
    exercises: &[Exercise],
    heading: &str,
    rules: &[(String, String)],
    language: Language,
    output: &mut dyn Write,
) -> io::Result<()> {
    let say = |message: Message| language.say(&message);
    let package = package(language);
    let end = if package.is_empty() { "" } else { "\n" };
    let begin = "\\documentclass{article}\n\\usepackage{iftex}\n\\iftutex\\usepackage{fontspec}\\else\\usepackage[T1]{fontenc}\
                 \\usepackage[utf8]{inputenc}\\fi\n\\usepackage{textcomp}";
    let title = latex(&say(message!("Exercises")));
    writeln!(
        output,
        "{begin}\n{package}{end}\\begin{{document}}\n\\section*{{{title}}}\n\\texttt{{{}}}\n",
        latex(heading)
    )?;
    for (name, rules) in rules {
        writeln!(output, "\\paragraph{{{}}} {}\n", latex(name), latex(rules))?;
    }
    writeln!(output, "\\begin{{enumerate}}")?;
    for exercise in exercises {
        writeln!(output, "\\item {}", latex_lines(&exercise.text()))?;
    }
    let title = latex(&say(message!("Solutions")));
    writeln!(output, "\\end{{enumerate}}\n\\newpage\n\\section*{{{title}}}\n\\begin{{enumerate}}")?;
    for exercise in exercises {
        let explanation = latex_lines(&exercise.explanation().join("\n"));
        writeln!(output, "\\item \\textbf{{{}}}\\\\\n{explanation}", latex(&exercise.solution()))?;
    }
    writeln!(output, "\\end{{enumerate}}\n\\end{{document}}")
}

/// Sentences as text, and all else in a typewriter face, with its blanks: boards and columns of digits stand under each other.
fn latex_lines(text: &str) -> String {
    let line = |line: &str| match latex(line.trim_end()) {
        line if line.is_empty() => "\\mbox{}".to_owned(),
        sentence if is_sentence(line) => sentence,
        line => format!("\\mbox{{\\small\\ttfamily {}}}", line.replace(' ', "~")),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\\\\\n")
}

/// Whether a line is to be broken as text is, where it is too long for one: it ends as a sentence does and has words, or no line
/// would hold it.
fn is_sentence(line: &str) -> bool {
    let letters = |word: &&str| {
        let count = |sign: char| usize::from(sign.is_alphabetic()) * sign.len_utf8();
        word.chars().map(count).sum::<usize>() > 1
    };
    let has_words = line.split(' ').filter(letters).count() > 2;
    let ends = has_words && line.ends_with(['.', '?', '…']) || line.ends_with(['。', '？']);
    ends && !line.starts_with(' ') || display_width(line) > 80
}

fn write_html(
    exercises: &[Exercise],
    heading: &str,
    rules: &[(String, String)],
    language: Language,
    output: &mut dyn Write,
) -> io::Result<()> {
    let style = "body{max-width:48em;margin:2em auto;padding:0 1em;font-family:serif}pre{font-size:1rem;white-space:pre-wrap}";
    let say = |message: Message| html(&language.say(&message));
    let (title, tag) = (say(message!("Exercises")), language.tag());
    writeln!(
        output,
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head><meta charset=\"utf-8\"><title>{title}</title>\
         <style>{style}</style></head>\n<body>\n<h1>{title}</h1>\n<p><code>{}</code></p>",
        html(heading)
    )?;
    for (name, rules) in rules {
        writeln!(output, "<p><b>{}</b>: {}</p>", html(name), html(rules))?;
    }
    writeln!(output, "<ol>")?;
    for exercise in exercises {
        writeln!(output, "<li><pre>{}</pre></li>", html(&exercise.text()))?;
    }
    writeln!(output, "</ol>\n<h2>{}</h2>\n<ol>", say(message!("Solutions")))?;
    let show = say(message!("show"));
    for exercise in exercises {
        let explanation = html(&exercise.explanation().join("\n"));
        writeln!(
            output,
            "<li><details><summary>{show}</summary><p><b>{}</b></p><pre>{explanation}</pre></details></li>",
            html(&exercise.solution())
        )?;
    }
    writeln!(output, "</ol>\n</body>\n</html>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_escaped() {
        assert_eq!(latex("50% of {a_b}"), "50\\% of \\{a\\_b\\}");
        assert_eq!(html("a<b & c"), "a&lt;b &amp; c");
    }
}
