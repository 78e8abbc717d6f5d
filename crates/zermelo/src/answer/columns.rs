//! Answers that are tables, in the forms that spreadsheets and papers read: CSV (RFC 4180), Markdown and LaTeX.

use super::escape::{latex, markdown};
use super::latex::{heading, preamble_comment};
use crate::language::Language;
use std::io;

/// A form of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Markup {
    /// A line of titles, then a line a row, commas between; no title, no notes.
    Csv,
    /// The title, a pipe table, the notes.
    Markdown,
    /// The title, a `tabular`, the notes; text that any LaTeX document can include.
    Latex,
}

/// A table with a title above and sentences below it.
pub(super) struct Columns {
    /// The language of its words.
    pub(super) language: Language,
    pub(super) title: String,
    /// The names of the columns; the first column is aligned left, the others right.
    pub(super) titles: Vec<String>,
    /// As many cells as there are titles in every row.
    pub(super) rows: Vec<Vec<String>>,
    /// A sentence a line.
    pub(super) notes: String,
}

impl Columns {
    /// Linear in the text.
    pub(super) fn write(&self, markup: Markup, out: &mut dyn io::Write) -> io::Result<()> {
        match markup {
            Markup::Csv => self.write_csv(out),
            Markup::Markdown => self.write_markdown(out),
            Markup::Latex => self.write_latex(out),
        }
    }

    fn lines(&self) -> impl Iterator<Item = &Vec<String>> {
        std::iter::once(&self.titles).chain(&self.rows)
    }

    fn write_csv(&self, out: &mut dyn io::Write) -> io::Result<()> {
        for line in self.lines() {
            let cells: Vec<String> = line.iter().map(|cell| quoted(cell)).collect();
            writeln!(out, "{}", cells.join(","))?;
        }
        Ok(())
    }

    fn write_markdown(&self, out: &mut dyn io::Write) -> io::Result<()> {
        writeln!(out, "**{}**\n", markdown(&self.title))?;
        for (place, line) in self.lines().enumerate() {
            let cells: Vec<String> = line.iter().map(|cell| markdown(cell)).collect();
            writeln!(out, "| {} |", cells.join(" | "))?;
            if place == 0 {
                writeln!(out, "|:--{}|", "|--:".repeat(self.titles.len() - 1))?;
            }
        }
        for note in self.notes.lines() {
            writeln!(out, "\n{}", markdown(note.trim()))?;
        }
        Ok(())
    }

    fn write_latex(&self, out: &mut dyn io::Write) -> io::Result<()> {
        writeln!(out, "{}{}", preamble_comment(self.language), heading(&self.title))?;
        writeln!(out, "\\begin{{tabular}}{{l{}}}", "r".repeat(self.titles.len() - 1))?;
        for (place, line) in self.lines().enumerate() {
            let cells: Vec<String> = line.iter().map(|cell| latex(cell)).collect();
            let end = if place == 0 { " \\hline" } else { "" };
            writeln!(out, "{} \\\\{end}", cells.join(" & "))?;
        }
        writeln!(out, "\\end{{tabular}}")?;
        for note in self.notes.lines() {
            writeln!(out, "\n{}", latex(note.trim()))?;
        }
        Ok(())
    }
}

/// A cell of a CSV file: in quotation marks where it has a comma, a quotation mark or a line end, or blanks at an end.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) || cell.trim() != cell {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(markup: Markup) -> String {
        let cells = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect::<Vec<_>>();
        let columns = Columns {
            language: Language::English,
            title: "toads_&".to_owned(),
            titles: cells(&["position", "value"]),
            rows: vec![cells(&["x.|o", "a,\"b\""]), cells(&["", "{1|0}"])],
            notes: "First.\n  50 %.\n".to_owned(),
        };
        let mut text = Vec::new();
        columns.write(markup, &mut text).unwrap();
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn every_form_escapes_what_it_would_read() {
        assert_eq!(written(Markup::Csv), "position,value\nx.|o,\"a,\"\"b\"\"\"\n,{1|0}\n");
        let markdown = "**toads\\_\\&**\n\n| position | value |\n|:--|--:|\n| x.\\|o | a,\"b\" |\n|  | \\{1\\|0\\} |\n\n\
                        First.\n\n50 %.\n";
        assert_eq!(written(Markup::Markdown), markdown);
        let latex = "\\textbf{toads\\_\\&}\n\n\\begin{tabular}{lr}\nposition & value \\\\ \\hline\nx.\\textbar{}o & a,\"b\" \\\\\n \
                     & \\{1\\textbar{}0\\} \\\\\n\\end{tabular}\n\nFirst.\n\n50 \\%.\n";
        assert_eq!(written(Markup::Latex), latex);
    }
}
