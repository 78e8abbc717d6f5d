//! The labels of a graph as a table for other programs and for papers: CSV, Markdown, LaTeX.

use super::super::escape::{latex, markdown};
use super::super::latex::preamble_comment;
use super::{GraphAnswer, GraphOrder};
use crate::game::{Message, Player, message};
use crate::nimber::LoopyValue;
use std::borrow::Cow;
use std::io::{self, Write};

impl GraphAnswer<'_> {
    /// Writes a line a position, as RFC 4180 has it: name, outcome, result and distance (for each player, where they
    /// differ), Grundy value (where they have been found).
    pub fn write_csv(&self, order: GraphOrder, output: &mut dyn Write) -> io::Result<()> {
        let verdicts = if self.labels.is_shared() {
            "result,distance"
        } else {
            "left_result,left_distance,right_result,right_distance"
        };
        let grundy = if self.grundy.is_some() { ",grundy" } else { "" };
        let moves = match (self.shows_strategy, self.labels.is_shared()) {
            (false, _) => "",
            (true, true) => ",winning_move",
            (true, false) => ",left_winning_move,right_winning_move",
        };
        writeln!(output, "position,outcome,{verdicts}{grundy}{moves}")?;
        self.in_order(order, |vertex| {
            let name = self.game.names().name(vertex);
            write!(output, "{},{}", csv_field(&name), self.outcome(vertex).symbol())?;
            for &player in self.players_listed() {
                let verdict = self.verdict(vertex, player);
                let distance = verdict.distance().map_or(String::new(), |plies| plies.to_string());
                write!(output, ",{},{distance}", verdict.result().word())?;
            }
            if let Some(value) = self.grundy(vertex) {
                write!(output, ",{}", csv_field(&value.to_string()))?;
            }
            for name in self.strategy_names(vertex) {
                write!(output, ",{}", csv_field(&name.unwrap_or_default()))?;
            }
            writeln!(output)
        })
    }

    /// Writes a table in Markdown.
    pub fn write_markdown(&self, order: GraphOrder, output: &mut dyn Write) -> io::Result<()> {
        let titles = self.titles();
        writeln!(output, "| {} |", titles.join(" | "))?;
        writeln!(output, "|{}", " --- |".repeat(titles.len()))?;
        self.in_order(order, |vertex| {
            let name = self.game.names().name(vertex);
            write!(output, "| {} | {} |", markdown(&name), self.outcome(vertex).symbol())?;
            for &player in self.players_listed() {
                write!(output, " {} |", self.verdict_words(self.verdict(vertex, player)))?;
            }
            if let Some(value) = self.grundy(vertex) {
                write!(output, " {value} |")?;
            }
            for name in self.strategy_names(vertex) {
                write!(output, " {} |", markdown(&name.unwrap_or_default()))?;
            }
            writeln!(output)
        })
    }

    /// Writes a table in LaTeX, with the package `longtable`.
    pub fn write_latex(&self, order: GraphOrder, output: &mut dyn Write) -> io::Result<()> {
        let titles = self.titles();
        write!(output, "{}", preamble_comment(self.language))?;
        writeln!(output, "% \\usepackage{{longtable}}")?;
        writeln!(output, "\\begin{{longtable}}{{{}}}", "l".repeat(titles.len()))?;
        writeln!(output, "{} \\\\ \\hline\n\\endhead", titles.join(" & "))?;
        self.in_order(order, |vertex| {
            let name = self.game.names().name(vertex);
            write!(output, "{} & {}", latex(&name), self.outcome(vertex).symbol())?;
            for &player in self.players_listed() {
                write!(output, " & {}", self.verdict_words(self.verdict(vertex, player)))?;
            }
            if let Some(value) = self.grundy(vertex) {
                write!(output, " & ${}$", latex_value(&value))?;
            }
            for name in self.strategy_names(vertex) {
                write!(output, " & {}", latex(&name.unwrap_or_default()))?;
            }
            writeln!(output, " \\\\")
        })?;
        writeln!(output, "\\end{{longtable}}")
    }

    /// Where the strategies move to from a vertex, for each player listed; nothing where they are not shown.
    fn strategy_names(&self, vertex: u32) -> Vec<Option<String>> {
        let players = if self.shows_strategy { self.players_listed() } else { &[] };
        let name = |to| self.game.names().name(to).into_owned();
        players.iter().map(|&player| self.winning_move(vertex, player).map(name)).collect()
    }

    pub(super) fn players_listed(&self) -> &'static [Player] {
        if self.labels.is_shared() { &[Player::Left] } else { &Player::BOTH }
    }

    /// The titles of the columns with winning moves.
    pub(super) fn strategy_titles(&self) -> Vec<Message> {
        match (self.shows_strategy, self.labels.is_shared()) {
            (false, _) => Vec::new(),
            (true, true) => vec![message!("wins by")],
            (true, false) => vec![message!("Left wins by"), message!("Right wins by")],
        }
    }

    fn titles(&self) -> Vec<String> {
        let mut titles = vec![message!("position"), message!("outcome")];
        titles.extend(if self.labels.is_shared() {
            vec![message!("to move")]
        } else {
            vec![message!("Left to move"), message!("Right to move")]
        });
        titles.extend(self.grundy.as_ref().map(|_| message!("grundy")));
        titles.extend(self.strategy_titles());
        titles.into_iter().map(|title| self.say(title)).collect()
    }
}

fn csv_field(text: &str) -> Cow<'_, str> {
    if text.contains([',', '"', '\n', '\r']) {
        Cow::Owned(format!("\"{}\"", text.replace('"', "\"\"")))
    } else {
        Cow::Borrowed(text)
    }
}

fn latex_value(value: &LoopyValue) -> String {
    match value {
        LoopyValue::Nimber(nimber) => nimber.to_string(),
        LoopyValue::Infinite(nimbers) => {
            let nimbers: Vec<String> = nimbers.iter().map(ToString::to_string).collect();
            format!("\\infty({})", nimbers.join(","))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::answer_graph;
    use super::*;
    use crate::game::Convention;
    use crate::game::graph::GraphFormat;
    use crate::solve::Limits;

    fn written(text: &str, write: impl Fn(&GraphAnswer, &mut Vec<u8>) -> io::Result<()>) -> String {
        let game = GraphFormat::Edges.read(text).unwrap();
        let answer = answer_graph(&game, Convention::Normal, &Limits::none()).unwrap();
        let mut output = Vec::new();
        write(&answer, &mut output).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn marks_in_names_are_escaped() {
        let text = "\"a,\\\"b\\\"\" \"x|y_%\"\n\"x|y_%\" \"a,\\\"b\\\"\"";
        let csv = written(text, |answer, output| answer.write_csv(GraphOrder::File, output));
        assert_eq!(
            csv,
            "position,outcome,result,distance,grundy\n\"a,\"\"b\"\"\",D,draw,,inf()\nx|y_%,D,draw,,inf()\n"
        );
        let markdown = written(text, |answer, output| answer.write_markdown(GraphOrder::File, output));
        assert!(markdown.contains("| x\\|y\\_% | D | draw | inf() |"), "{markdown}");
        let latex = written(text, |answer, output| answer.write_latex(GraphOrder::File, output));
        assert!(latex.contains("x\\textbar{}y\\_\\% & D & draw & $\\infty()$ \\\\"), "{latex}");
    }

    #[test]
    fn orders() {
        let listed = |order| {
            let csv = written("n10 n2\nn2 n1\nn10 n1\nl l", |answer, output| answer.write_csv(order, output));
            csv.lines().skip(1).map(|line| line.split(',').next().unwrap().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(listed(GraphOrder::File), ["n10", "n2", "n1", "l"]);
        assert_eq!(listed(GraphOrder::Name), ["l", "n1", "n2", "n10"]);
        assert_eq!(listed(GraphOrder::Distance), ["n1", "n10", "n2", "l"]);
        assert_eq!(listed(GraphOrder::Verdict), ["n10", "n2", "l", "n1"]);
    }
}
