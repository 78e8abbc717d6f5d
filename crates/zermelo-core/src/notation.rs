//! Positions as text. Every notation satisfies `parse(print(p)) == p`.

use super::width::char_width;
use super::{Convention, Drawing, Limits, Message, Player, Ruleset, StopReason, Verdict};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

/// A ruleset whose positions have a text form.
pub trait Notation: Ruleset {
    /// Reads a position.
    fn parse(&self, text: &str) -> Result<Self::Position, ParseError>;

    /// Reads a position in a notation that may also say who moves (FEN does).
    fn parse_question(&self, text: &str) -> Result<(Self::Position, Option<Player>), ParseError> {
        Ok((self.parse(text)?, None))
    }

    /// The same within limits, for a notation that has to be worked out. An error says if one
    /// [stopped it](ParseError::stopped).
    fn parse_within(
        &self,
        text: &str,
        _limits: &Limits,
    ) -> Result<(Self::Position, Option<Player>), ParseError> {
        self.parse_question(text)
    }

    /// Writes a position so that [`parse`](Self::parse) reads it back.
    fn print(&self, position: &Self::Position) -> String;

    /// The name of the move from one position to an option of it. The resulting position, unless the game has
    /// move names of its own; they must tell the options of a position apart.
    fn move_label(&self, _from: &Self::Position, to: &Self::Position, _player: Player) -> String {
        self.print(to)
    }

    /// A shorter name of the same move that players type, such as the cell `b2` where [`move_label`](Self::move_label) says
    /// it in words. `None` where there is none.
    fn short_label(&self, _from: &Self::Position, _to: &Self::Position, _player: Player) -> Option<String> {
        None
    }

    /// A picture of the position in several lines, where one helps more than the notation.
    fn picture(&self, _position: &Self::Position, _convention: Convention) -> Option<String> {
        None
    }

    /// Words that stand below the picture, a line each: what is told in words and not drawn.
    fn caption(&self, _position: &Self::Position) -> Vec<Message> {
        Vec::new()
    }

    /// A picture of the position for print, `None` where there is none or it would be too large.
    fn drawing(&self, _position: &Self::Position) -> Option<Drawing> {
        None
    }

    /// The picture for print of the position that a text means, with the names that the text has for its parts. `None`
    /// where [`drawing`](Self::drawing) shows as much.
    fn drawing_as_written(&self, _text: &str) -> Option<Drawing> {
        None
    }

    /// The question in the notation in which programs of this game pass positions on (FEN, for chess), `None` where there
    /// is none. Contract: [`parse_question`](Self::parse_question) reads it back, with the player who moves where given.
    fn interchange(&self, _position: &Self::Position, _to_move: Option<Player>) -> Option<String> {
        None
    }

    /// A line of play in the notation in which programs of this game pass games on (PGN, for chess), `None` where there is
    /// none. `verdict` is that of the position for `to_move`; each member of the line is an option of the one before.
    fn record(
        &self,
        _position: &Self::Position,
        _to_move: Player,
        _line: &[Self::Position],
        _verdict: Verdict,
    ) -> Option<String> {
        None
    }

    /// What a verdict is called in this game, as it goes on after "Left to move ": `mates in 16 moves`. `None` where
    /// the plain words say all.
    fn in_own_words(&self, _verdict: Verdict) -> Option<Message> {
        None
    }

    /// What the writer of a text should know about how it was read, a sentence each. Asked only about texts that
    /// [`parse`](Self::parse) reads.
    fn remarks(&self, _text: &str) -> Vec<Message> {
        Vec::new()
    }
}

/// Text that is not what was expected: where, what was expected, and an example that works.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The text that was read.
    pub text: String,
    /// The offending bytes of `text`; empty at the end for something missing.
    pub span: Range<usize>,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// What to do about it, or an example that works.
    pub hint: String,
    /// Both as messages, for other languages. Where the texts were changed since, the texts count.
    pub words: Box<[Message; 2]>,
    /// What stopped the reading, where nothing is wrong with the text.
    pub stopped: Option<Box<StopReason>>,
}

impl ParseError {
    /// An error about the whole text.
    pub fn whole(text: &str, message: impl Into<Message>, hint: impl Into<Message>) -> Self {
        Self::at(text, 0..text.len(), message, hint)
    }

    /// An error about a part of the text.
    pub fn at(text: &str, span: Range<usize>, message: impl Into<Message>, hint: impl Into<Message>) -> Self {
        let words = Box::new([message.into(), hint.into()]);
        let [message, hint] = [0, 1].map(|place: usize| words[place].to_string());
        Self { text: text.to_owned(), span, message, hint, words, stopped: None }
    }

    /// A text whose reading was stopped by a limit.
    pub fn stopped_by(text: &str, reason: StopReason) -> Self {
        Self {
            stopped: Some(Box::new(reason)),
            ..Self::whole(text, reason, Message::verbatim(String::new()))
        }
    }

    /// An error about `part`, which must be a slice of `text`.
    pub fn part(text: &str, part: &str, message: impl Into<Message>, hint: impl Into<Message>) -> Self {
        let start = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len());
        Self::at(text, start..(start + part.len()).min(text.len()), message, hint)
    }

    /// The same error with `text` seen as a part of the longer `outer`, starting at byte `offset` of it.
    pub fn within(mut self, outer: &str, offset: usize) -> Self {
        self.span = self.span.start + offset..self.span.end + offset;
        outer.clone_into(&mut self.text);
        self
    }
}

/// How many characters of a long text are shown around the place of an error.
const CONTEXT: usize = 60;

impl fmt::Display for ParseError {
    /// The message, the text with carets under the place, and the hint.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)?;
        if !self.text.trim().is_empty() {
            write!(f, "\n  {}", self.marked_line())?;
        }
        if !self.hint.is_empty() {
            write!(f, "\n  {}", self.hint)?;
        }
        Ok(())
    }
}

impl ParseError {
    /// The same error with its message and its hint said in some language.
    pub fn in_words(mut self, say: &dyn Fn(&Message) -> String) -> Self {
        let said = |words: &Message, text: &String| {
            // A text that was changed since has no words but itself.
            if words.to_string() == *text { say(words) } else { say(&text.into()) }
        };
        self.message = said(&self.words[0], &self.message);
        self.hint = said(&self.words[1], &self.hint);
        self
    }
}

impl ParseError {
    /// The whole error as it is shown, as one message.
    pub fn told(&self) -> Message {
        let [message, hint] = &*self.words;
        let mut lines = vec![message.clone()];
        if !self.text.trim().is_empty() {
            lines.push(Message::verbatim(self.marked_line()));
        }
        if !hint.is_empty() {
            lines.push(hint.clone());
        }
        Message::List { phrases: lines, between: "\n  " }
    }

    /// The line that holds the error, and under it carets.
    fn marked_line(&self) -> String {
        let (line, start, width) = self.visible_line();
        format!("{line}\n  {}{}", " ".repeat(start), "^".repeat(width.max(1)))
    }

    /// The line of the text that holds the error, cut to a readable length, with the column and width of the
    /// offending part as they are displayed. Control characters are shown as blanks.
    fn visible_line(&self) -> (String, usize, usize) {
        let start = floor_char_boundary(&self.text, self.span.start);
        let end = floor_char_boundary(&self.text, self.span.end).max(start);
        let line_start = self.text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = self.text[start..].find('\n').map_or(self.text.len(), |at| start + at);
        let before: Vec<char> = self.text[line_start..start].chars().collect();
        let inside = &self.text[start..end.min(line_end)];
        let after: Vec<char> = self.text[start..line_end].chars().take(CONTEXT).collect();
        let skipped = before.len().saturating_sub(CONTEXT);
        let shown = before[skipped..].iter().chain(&after).map(|&c| if c.is_control() { ' ' } else { c });
        let prefix = if skipped > 0 { "…" } else { "" };
        let suffix = if self.text[start..line_end].chars().count() > CONTEXT { "…" } else { "" };
        let line = format!("{prefix}{}{suffix}", shown.collect::<String>());
        let width = |signs: &mut dyn Iterator<Item = char>| signs.map(char_width).sum::<usize>();
        let column = width(&mut before[skipped..].iter().copied()) + prefix.chars().count();
        (line, column, width(&mut inside.chars().take(CONTEXT)))
    }
}

fn floor_char_boundary(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

impl core::error::Error for ParseError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carets_stand_under_the_offending_part() {
        let text = "3 four 5";
        let error = ParseError::part(text, &text[2..6], "not a number", "try: nim 3 4 5");
        assert_eq!(error.to_string(), "not a number\n  3 four 5\n    ^^^^\n  try: nim 3 4 5");
    }

    #[test]
    fn carets_stand_under_wide_signs() {
        let text = "尼姆 세 5";
        let at = text.find('세').unwrap();
        let error = ParseError::at(text, at..at + '세'.len_utf8(), "not a number", "");
        assert_eq!(error.to_string(), "not a number\n  尼姆 세 5\n       ^^");
    }

    #[test]
    fn long_and_foreign_text_is_cut_without_panic() {
        let text = format!("{} ü {}", "1 ".repeat(500), "2 ".repeat(500));
        let at = text.find('ü').unwrap();
        for span in [at..at + 2, at + 1..at + 2, at..text.len(), text.len() + 5..text.len() + 9] {
            let printed = ParseError::at(&text, span, "m", "h").to_string();
            assert!(printed.lines().all(|line| line.chars().count() < 140), "{printed}");
        }
    }
}
