//! What a position is worth as a piece of LaTeX: a table of its quantities, the options of both players, and the sentences, in
//! the words of the text for people.

use super::escape::latex;
use super::latex::{formula, heading, preamble_comment, row};
use super::sided_value::TOO_LARGE;
use super::value::{Quantity, ReportedOption, ValueReport};
use crate::game::{Message, Player, message};

/// Quantities that are values; the text of the others stands as it is.
const VALUES: [&str; 3] = ["atomic weight", "reduced canonical form", "frozen"];

impl ValueReport {
    /// The report as a piece of LaTeX, for any document. Its values have to be those of
    /// [`Script::Latex`](crate::value::Script::Latex).
    pub fn to_latex(&self) -> String {
        let mut text = preamble_comment(self.language);
        text += &heading(&self.subject);
        text += &self.quantities_in_latex();
        text += &self.components_in_latex();
        text += &[Player::Left, Player::Right].map(|player| self.options_in_latex(player)).concat();
        text += &self.sentences_in_latex();
        text
    }

    /// Words of the text for people, with what LaTeX would read escaped.
    fn escaped(&self, message: impl Into<Message>) -> String {
        latex(&self.language.say(&message.into()))
    }

    fn quantities_in_latex(&self) -> String {
        let outcome = self.outcome_sentence().map(|sentence| latex(&sentence));
        let quantities = [
            ("value", self.value.as_deref().map(worth)),
            ("outcome", outcome),
            ("left stop", self.left_stop.as_deref().map(worth)),
            ("right stop", self.right_stop.as_deref().map(worth)),
            ("mean", self.mean.as_deref().map(formula)),
            ("temperature", self.temperature.as_deref().map(formula)),
        ];
        let known = quantities.into_iter().filter_map(|(name, cell)| Some((name, cell?)));
        let more = self.more.iter().map(|quantity| (quantity.name, self.quantity_in_latex(quantity)));
        let rows: Vec<[String; 2]> =
            known.chain(more).map(|(name, cell)| [self.escaped(name), cell]).collect();
        tabular("ll", &rows)
    }

    fn quantity_in_latex(&self, quantity: &Quantity) -> String {
        match (&quantity.value, &quantity.refusal) {
            (Some(value), _) if VALUES.contains(&quantity.name) => worth(value),
            (Some(words), _) | (None, Some(words)) => self.escaped(words.clone()),
            (None, None) => String::new(),
        }
    }

    fn components_in_latex(&self) -> String {
        if self.components.is_empty() {
            return String::new();
        }
        let row =
            |component: &super::ReportedComponent| [latex(&component.position), worth(&component.value)];
        let rows: Vec<[String; 2]> = self.components.iter().map(row).collect();
        format!("\n{}\n{}", self.escaped("The sum of"), tabular("ll", &rows))
    }

    fn options_in_latex(&self, player: Player) -> String {
        let Some(options) = &self.options else { return String::new() };
        let word = if player == Player::Left { "left" } else { "right" };
        let rows: Vec<[String; 3]> = options
            .iter()
            .filter(|option| option.player == word)
            .map(|option| self.option_in_latex(option))
            .collect();
        if rows.is_empty() {
            return format!("\n{}\n", self.escaped(message!("{player} has no move", player => player)));
        }
        let title = self.escaped(message!("{player} can move to", player => player));
        format!("\n{title}\n{}", tabular("lll", &rows))
    }

    /// The move, its value, and why it is not needed. A game that is a value is its own name.
    fn option_in_latex(&self, option: &ReportedOption) -> [String; 3] {
        let label = if option.label == option.value {
            String::new()
        } else {
            latex(&self.language.label(&option.label))
        };
        let remark = option.remark_on(
            |other| Message::verbatim(latex(&self.language.label(other))),
            |through| Message::verbatim(worth(through)),
        );
        let remark = remark.map_or_else(String::new, |remark| self.language.say(&remark).trim().to_owned());
        [label, worth(&option.value), remark]
    }

    fn sentences_in_latex(&self) -> String {
        let by = self.by_sentence().into_iter();
        let sentences = by.chain(self.notes.iter().map(|note| self.language.say(note)));
        sentences.map(|sentence| format!("\n{}\n", latex(&sentence))).collect::<Vec<_>>().concat()
    }
}

/// A value as a formula; a remark in its place as text.
fn worth(value: &str) -> String {
    if value == TOO_LARGE { latex(value) } else { formula(value) }
}

/// A table; its columns that are empty throughout, and the blanks before them, do no harm.
fn tabular<const N: usize>(columns: &str, rows: &[[String; N]]) -> String {
    let rows: String = rows.iter().map(|cells| row(cells)).collect();
    format!("\n\\begin{{tabular}}{{{columns}}}\n{rows}\\end{{tabular}}\n")
}
