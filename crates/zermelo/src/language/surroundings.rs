//! Where messages are read. What the program says names its commands and options; a page has neither, and says what to do on it.
//!
//! Who makes a message does not know where it is read: it is made for the terminal, and what is said instead elsewhere stands here.

use crate::game::{Argument, Message};
use std::borrow::Cow;

/// Where messages are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Surroundings {
    /// A terminal, with the program at hand.
    #[default]
    Terminal,
    /// The page in a browser.
    Page,
}

impl Surroundings {
    /// A message as it is said here, with the messages in it.
    pub fn fit(self, message: &Message) -> Message {
        match (self, message) {
            (Self::Terminal, _) | (_, Message::Verbatim(_) | Message::Move(_)) => message.clone(),
            (Self::Page, Message::List { phrases, between }) => {
                Message::List { phrases: phrases.iter().map(|phrase| self.fit(phrase)).collect(), between }
            }
            (Self::Page, Message::Words { template, arguments }) => {
                let arguments = arguments.iter().map(|(name, argument)| (*name, self.fit_argument(argument)));
                let template = on_page(template).unwrap_or_else(|| template.clone());
                Message::Words { template, arguments: arguments.collect() }
            }
        }
    }

    fn fit_argument(self, argument: &Argument) -> Argument {
        match argument {
            Argument::Text(_) => argument.clone(),
            Argument::Message(message) => Argument::Message(Box::new(self.fit(message))),
        }
    }
}

/// The words of a page in place of those for a terminal, where it has its own. They use some of the same arguments.
fn on_page(template: &str) -> Option<Cow<'static, str>> {
    match ON_PAGE.iter().find(|(terminal, _)| *terminal == template)? {
        (_, Message::Words { template, .. }) => Some(template.clone()),
        _ => None,
    }
}

/// Messages that name commands or options, and what a page says instead.
static ON_PAGE: [(&str, Message); 14] = [
    (
        "did you mean '{near}'? All games: zermelo games",
        Message::words("did you mean '{near}'? All games are listed under Position"),
    ),
    ("see all games with: zermelo games", Message::words("all games are listed under Position")),
    ("All games: zermelo games", Message::words("all games are listed under Position")),
    (
        "a rule file ends in .star; begin one with: zermelo rules new --grid",
        Message::words("a rule file ends in .star; write one under Own game"),
    ),
    (
        "its positions are counted in a table: zermelo table build {example}",
        Message::words("its positions are counted in a table, which is too large for the page"),
    ),
    (
        "tables have such names: zermelo table build chess {name}; a position is a FEN, for example: {example}",
        Message::words("a position is a FEN, for example: {example}"),
    ),
    (
        "'zermelo graph FILE' lists the vertices of a file",
        Message::words("its vertices are the names in its edges"),
    ),
    (
        "'zermelo graph FILE' says what is wrong with it",
        Message::words("write its edges after the name, for example: token:a>b,b>c a"),
    ),
    (
        "the games are listed by 'zermelo games', and rule files say others",
        Message::words("all games are listed under Position, and rule files say others"),
    ),
    (
        "write payoffs at all ends, for example 1 and -1; trees and graphs of wins and losses: zermelo graph",
        Message::words("write payoffs at all ends, for example 1 and -1"),
    ),
    (
        "values are of normal play; for misère play see: zermelo misere --help",
        Message::words("values are of normal play; misère quotients are under Heaps"),
    ),
    (
        "{name} gives the players different moves, so that its heaps have no Grundy values; their values: zermelo table {name} 8",
        Message::words(
            "{name} gives the players different moves, so that its heaps have no Grundy values; the tab Table of a position has their values",
        ),
    ),
    (
        "--heaps: '{word}' is not the size of a heap\n  whole numbers with blanks between, for example: --heaps '5 9 12'",
        Message::words(
            "'{word}' is not the size of a heap\n  whole numbers with blanks between, for example: 5 9 12",
        ),
    ),
    (
        "Not all moves were rated: that takes longer than to find the winner; --only moves rates them all.",
        Message::words("Not all moves were rated: that takes longer than to find the winner."),
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::message;

    #[test]
    fn a_page_names_no_commands() {
        for (terminal, page) in &ON_PAGE {
            let page = page.to_string();
            for command in ["zermelo ", "--"] {
                assert!(!page.contains(command), "{page}");
            }
            assert!(["zermelo ", "--"].iter().any(|command| terminal.contains(command)), "{terminal}");
        }
    }

    #[test]
    fn messages_within_messages_are_fitted() {
        let near = "nim";
        let hint = message!("did you mean '{near}'? All games: zermelo games", near);
        let lines = vec![message!("{what}.", what => hint), Message::verbatim("nmi 3")];
        let whole = Message::List { phrases: lines, between: "\n" };
        assert_eq!(Surroundings::Terminal.fit(&whole), whole);
        let said = "did you mean 'nim'? All games are listed under Position.\nnmi 3";
        assert_eq!(Surroundings::Page.fit(&whole).to_string(), said);
    }
}
