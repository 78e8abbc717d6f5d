//! Reading a suite. What is wrong is told with its line, and reading goes on behind it.

use super::words::{EXPRESSION, example_in, in_own_words};
use crate::catalogue::{self, OpenGame};
use crate::game::{Message, ParseError, Player, message};
use crate::value::Dyadic;
use std::fmt;
use std::ops::Range;

/// The cases of a file, and what could not be read.
#[derive(Debug, Default)]
pub struct Suite {
    /// The cases in order.
    pub cases: Vec<Case>,
    /// What is wrong, in order.
    pub errors: Vec<SuiteError>,
}

/// One question on one sum.
#[derive(Clone)]
pub struct Case {
    /// The line of the command, counted from 1.
    pub line: usize,
    /// The sum as the file has it.
    pub text: String,
    /// The same in the words of the catalogue.
    pub question: String,
    /// What is asked.
    pub command: Command,
    /// What was said before it, without the comments that are never shown.
    pub comment: String,
    /// The sum.
    pub opened: OpenGame,
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Case")
            .field("line", &self.line)
            .field("question", &self.question)
            .finish_non_exhaustive()
    }
}

/// Who moves, or that it makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// This player.
    Player(Player),
    /// Either: the game is impartial.
    Either,
}

impl Mover {
    /// The letter in files.
    pub const fn letter(self) -> char {
        match self {
            Self::Player(Player::Left) => 'B',
            Self::Player(Player::Right) => 'W',
            Self::Either => 'N',
        }
    }
}

/// The corners of a wall, each a score and a temperature.
pub type Wall = Vec<(Dyadic, Dyadic)>;

/// What is asked, and what is expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Whether the player to move wins.
    Winner(Player, Option<bool>),
    /// The Grundy value.
    Grundy(Option<u32>),
    /// The moves that win.
    WinningMoves(Mover, Option<Vec<String>>),
    /// Both walls of the thermograph.
    Thermograph(Option<Box<[Wall; 2]>>),
}

impl fmt::Display for Command {
    /// Without what is expected.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Winner(player, _) => write!(f, "{}", Mover::Player(*player).letter()),
            Self::Grundy(_) => f.write_str("N"),
            Self::WinningMoves(mover, _) => write!(f, "winning moves {}", mover.letter()),
            Self::Thermograph(_) => f.write_str("thermograph"),
        }
    }
}

/// What is wrong with a file, and where.
#[derive(Clone, Debug)]
pub struct SuiteError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with the text of the line.
    pub error: Box<ParseError>,
}

impl SuiteError {
    /// The error in a file of this name, as it is shown.
    pub fn told(&self, file: &str) -> Message {
        message!("{file}, line {line}: {error}", file, line = self.line, error => self.error.told())
    }
}

const VERSIONS: Message =
    Message::words("files of versions 1.0 to 1.7 are read; they begin, for example: {version 1.7}");
const FORM: Message = Message::words("for example: [clobber_1xn] XO OX {B win, W loss}");
const COMMANDS: Message = Message::words(
    "commands are B, W, N, winning moves B, and thermograph, for example: {B win, N 0, winning moves W None}",
);

/// Reading ends after so many errors: such a file is not a file of cases, and each error keeps its line.
const MOST_ERRORS: usize = 100;

/// A word of a file.
#[derive(Clone, Copy, Debug)]
struct Token<'a> {
    kind: Kind,
    /// Without what it stands between.
    inside: &'a str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Section,
    Game,
    /// A value between `cgt:` and `:cgt`.
    Expression,
    Commands,
    Comment,
    /// A bracket that stands alone: what belongs to the sum is not known.
    Stray,
    /// A name of a game that does not end.
    OpenSection,
    /// Commands, or a value and all that follows it, that do not end: there is no question about the sum.
    OpenEnd,
}

impl Kind {
    /// Whether it is a word that the form has.
    const fn is_whole(self) -> bool {
        matches!(self, Self::Section | Self::Game | Self::Expression | Self::Commands)
    }
}

/// A game of the sum that is being read.
#[derive(Clone, Copy)]
struct Part<'a> {
    section: &'a str,
    text: &'a str,
}

impl Part<'_> {
    fn shown(&self) -> String {
        match self.section {
            EXPRESSION => format!("cgt: {} :cgt", self.text.split_whitespace().collect::<Vec<_>>().join(" ")),
            section => format!("[{section}] ({})", self.text),
        }
    }
}

/// Reads a file.
pub fn read(text: &str) -> Suite {
    let mut reader = Reader { text, at: 0, suite: Suite::default() };
    reader.read();
    reader.suite
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    suite: Suite,
}

impl<'a> Reader<'a> {
    fn read(&mut self) {
        let mut section = None;
        let mut parts: Vec<Part<'a>> = Vec::new();
        let mut is_spoilt = false;
        let mut errors_before = 0;
        let mut comments = Vec::new();
        let mut has_begun = false;
        while let Some(token) = self.next() {
            let is_first = !has_begun && token.kind.is_whole();
            has_begun |= is_first;
            match token.kind {
                Kind::Comment => comments.push(token.inside),
                Kind::Stray => is_spoilt |= token.inside == "(" || !parts.is_empty(),
                Kind::OpenSection => {
                    section = None;
                    is_spoilt = true;
                }
                Kind::OpenEnd => {
                    parts.clear();
                    comments.clear();
                    is_spoilt = false;
                    errors_before = self.suite.errors.len();
                }
                Kind::Commands if token.inside.trim_start().starts_with("version") => {
                    if is_first {
                        self.check_version(token.inside);
                    } else {
                        self.complain(
                            token.inside,
                            message!("the version stands at the beginning of the file"),
                            VERSIONS,
                        );
                    }
                }
                _ if is_first => {
                    self.complain(
                        token.inside,
                        message!("the file does not begin with its version"),
                        VERSIONS,
                    );
                    self.back_to(token);
                }
                Kind::Section => section = Some(token.inside.trim()),
                Kind::Game => match section {
                    Some(section) => parts.push(Part { section, text: token.inside }),
                    None => {
                        self.complain(token.inside, message!("no section says which game this is"), FORM);
                        is_spoilt = true;
                    }
                },
                Kind::Expression => parts.push(Part { section: EXPRESSION, text: token.inside }),
                Kind::Commands => {
                    // A sum of nothing is 0; one of which nothing could be read is not.
                    is_spoilt |= parts.is_empty() && self.suite.errors.len() > errors_before;
                    if !is_spoilt {
                        self.ask(&parts, token.inside, &comments);
                    }
                    parts.clear();
                    comments.clear();
                    is_spoilt = false;
                    errors_before = self.suite.errors.len();
                }
            }
        }
        if self.suite.errors.len() >= MOST_ERRORS {
            self.complain(
                &self.text[self.at..self.at],
                message!("after so many errors the rest is not read"),
                FORM,
            );
        } else if let Some(part) = parts.first() {
            self.complain(part.text, message!("nothing is asked about this sum"), FORM);
        }
    }

    /// Reads a token once more.
    fn back_to(&mut self, token: Token<'a>) {
        let start = self.offset(token.inside);
        self.at = match token.kind {
            Kind::Game if !self.text[..start].ends_with('(') => start,
            Kind::Expression => start - EXPRESSION.len(),
            _ => start - 1,
        };
    }

    fn offset(&self, part: &str) -> usize {
        part.as_ptr() as usize - self.text.as_ptr() as usize
    }

    /// Takes note of an error in a part of the text.
    fn complain(&mut self, part: &str, message: Message, hint: Message) {
        let start = self.offset(part);
        let line_start = self.text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = self.text[start..].find('\n').map_or(self.text.len(), |at| start + at);
        let line = &self.text[line_start..line_end];
        let end = (start + part.len()).min(line_end);
        let span: Range<usize> = start - line_start..end.max(start) - line_start;
        let number = self.line_of(start);
        let error = Box::new(ParseError::at(line, span, message, hint));
        self.suite.errors.push(SuiteError { line: number, error });
    }

    fn line_of(&self, offset: usize) -> usize {
        1 + self.text[..offset].matches('\n').count()
    }

    fn next(&mut self) -> Option<Token<'a>> {
        let text: &'a str = self.text;
        if self.suite.errors.len() >= MOST_ERRORS {
            return None;
        }
        let rest = &text[self.at..];
        let start = self.at + rest.find(|letter: char| !letter.is_whitespace())?;
        let rest = &text[start..];
        let (kind, open, close) = match rest.as_bytes()[0] {
            b'/' if rest.starts_with("/*") => (Kind::Comment, "/*", "*/"),
            b'[' => (Kind::Section, "[", "]"),
            b'(' => (Kind::Game, "(", ")"),
            b'{' => (Kind::Commands, "{", "}"),
            b'c' if rest.starts_with(EXPRESSION) => (Kind::Expression, EXPRESSION, ":cgt"),
            b']' | b')' | b'}' => {
                self.at = start + 1;
                self.complain(&text[start..=start], message!("this closes nothing"), FORM);
                return Some(Token { kind: Kind::Stray, inside: &text[start..=start] });
            }
            _ => {
                let is_end = |letter: char| letter.is_whitespace() || "[](){}".contains(letter);
                let end = rest.find(is_end).map_or(text.len(), |length| start + length);
                self.at = end;
                return Some(Token { kind: Kind::Game, inside: &text[start..end] });
            }
        };
        let inside = start + open.len();
        // What is open does not go beyond the next section where it is none itself.
        let found = text[inside..].find(close);
        let barrier = match kind {
            Kind::Comment => None,
            Kind::Expression => text[inside..].find('['),
            _ => text[inside..].find(['[', '{']),
        };
        if let Some(length) = found.filter(|&found| barrier.is_none_or(|barrier| found < barrier)) {
            self.at = inside + length + close.len();
            return Some(Token { kind, inside: &text[inside..inside + length] });
        }
        self.complain(&text[start..inside], message!("there is no '{close}' for this", close), FORM);
        self.at = barrier.map_or(text.len(), |barrier| inside + barrier);
        let kind = match kind {
            Kind::Section => Kind::OpenSection,
            Kind::Game => Kind::Stray,
            _ => Kind::OpenEnd,
        };
        Some(Token { kind, inside: &text[start..inside] })
    }

    fn check_version(&mut self, inside: &'a str) {
        let version = inside.trim().strip_prefix("version").map_or("", str::trim);
        let minor = version.strip_prefix("1.").and_then(|minor| minor.parse::<u32>().ok());
        if minor.is_none_or(|minor| minor > 7) {
            self.complain(inside, message!("this version is not known"), VERSIONS);
        }
    }

    /// The cases of a sum and its commands.
    fn ask(&mut self, parts: &[Part<'a>], commands: &'a str, comments: &[&str]) {
        let Some((question, opened)) = self.open(parts) else { return };
        let text = parts.iter().map(Part::shown);
        let text = text.collect::<Vec<_>>().join(" ");
        for (number, words) in split_commands(commands).into_iter().enumerate() {
            let shown = comments.iter().filter_map(|comment| shown_with(comment, number));
            let comment = shown.collect::<Vec<_>>().join(" ");
            match read_command(words) {
                Ok(command) => self.suite.cases.push(Case {
                    line: self.line_of(self.offset(words)),
                    text: text.clone(),
                    question: question.clone(),
                    command,
                    comment,
                    opened: opened.clone(),
                }),
                Err(message) => self.complain(words.trim(), message, COMMANDS),
            }
        }
    }

    /// The sum in the words of the catalogue.
    fn open(&mut self, parts: &[Part<'a>]) -> Option<(String, OpenGame)> {
        let mut words = Vec::with_capacity(parts.len());
        for part in parts {
            match in_own_words(part.section, part.text) {
                Ok(own) => match catalogue::open(&own) {
                    Ok(_) => words.push(own),
                    Err(error) => {
                        let [message, hint] = *error.words;
                        self.complain(part.text, message, hint);
                        return None;
                    }
                },
                Err((is_section, message)) => {
                    let (place, hint) = if is_section {
                        (
                            part.section,
                            message!(
                                "games: clobber, clobber_1xn, nogo, domineering, amazons, ... and [impartial GAME]"
                            ),
                        )
                    } else {
                        let example = example_in(part.section);
                        (part.text, message!("for example: {example}", example))
                    };
                    self.complain(place, message, hint);
                    return None;
                }
            }
        }
        let question = if words.is_empty() { "0".to_owned() } else { words.join(" + ") };
        let opened = catalogue::open(&question).map_err(|error| {
            if let Some(part) = parts.first() {
                let [message, hint] = *error.words;
                self.complain(part.text, message, hint);
            }
        });
        Some((question, opened.ok()?))
    }
}

/// A comment, if it is shown with the command of this number.
fn shown_with(comment: &str, number: usize) -> Option<&str> {
    if comment.starts_with('_') {
        return None;
    }
    let Some(numbered) = comment.strip_prefix('#') else { return Some(comment.trim()) };
    let end = numbered.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(numbered.len());
    let is_it = numbered[..end].parse() == Ok(number);
    is_it.then(|| numbered[end..].trim())
}

/// The commands of a block: at commas outside parentheses.
fn split_commands(block: &str) -> Vec<&str> {
    let mut commands = Vec::new();
    let (mut start, mut depth) = (0, 0_usize);
    for (at, letter) in block.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                commands.push(&block[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    commands.push(&block[start..]);
    commands
}

fn read_command(text: &str) -> Result<Command, Message> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let player = |word: &str| if word == "B" { Player::Left } else { Player::Right };
    match words[..] {
        [mover @ ("B" | "W"), ref rest @ ..] => {
            let expected = match rest {
                [] => None,
                ["win"] => Some(true),
                ["loss"] => Some(false),
                _ => return Err(message!("expected win, loss or nothing")),
            };
            Ok(Command::Winner(player(mover), expected))
        }
        ["N", ref rest @ ..] => {
            let number = |word: &str| word.trim_start_matches('*').parse::<u32>().ok();
            match rest {
                [] => Ok(Command::Grundy(None)),
                [word] if number(word).is_some() => Ok(Command::Grundy(number(word))),
                _ => Err(message!("expected a Grundy value or nothing")),
            }
        }
        ["winning", "moves", mover, ref rest @ ..] => {
            let mover = match mover {
                "B" | "W" => Mover::Player(player(mover)),
                "N" => Mover::Either,
                _ => return Err(message!("winning moves of whom?")),
            };
            let expected = match rest {
                [] => None,
                ["None"] => Some(Vec::new()),
                moves => Some(moves.iter().map(|&name| name.to_owned()).collect()),
            };
            Ok(Command::WinningMoves(mover, expected))
        }
        ["thermograph", ..] => {
            let walls = text.trim().strip_prefix("thermograph").unwrap_or("").trim();
            Ok(Command::Thermograph(if walls.is_empty() { None } else { Some(Box::new(read_walls(walls)?)) }))
        }
        [] => Err(message!("a command is missing")),
        _ => Err(message!("this is not a command")),
    }
}

fn read_walls(text: &str) -> Result<[Wall; 2], Message> {
    let message = || message!("expected walls: L: (x, t) ... R: (x, t) ...");
    let (left, right) = text.strip_prefix("L:").and_then(|rest| rest.split_once("R:")).ok_or_else(message)?;
    Ok([read_wall(left).ok_or_else(message)?, read_wall(right).ok_or_else(message)?])
}

fn read_wall(text: &str) -> Option<Wall> {
    let mut wall = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (point, after) = rest.strip_prefix('(')?.split_once(')')?;
        let (score, temperature) = point.split_once(',')?;
        wall.push((read_number(score)?, read_number(temperature)?));
        rest = after.trim_start();
    }
    Some(wall).filter(|wall| !wall.is_empty())
}

/// `3`, `-3/4`.
fn read_number(text: &str) -> Option<Dyadic> {
    let (numerator, denominator) = text.trim().split_once('/').unwrap_or((text.trim(), "1"));
    let denominator =
        denominator.trim().parse::<u64>().ok().filter(|denominator| denominator.is_power_of_two())?;
    Some(Dyadic::new(numerator.trim().parse::<i64>().ok()?, denominator.trailing_zeros()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "{version 1.7}
/* A sample of the form; every expectation holds. */
[domineering] (..|..) {B win, W win}
[integer_game] 3 -2 [dyadic_rational] 1/2 {B win, W loss}
[switch_game] (5, -5) (3 -3) {B win, thermograph L: (2, -1) (2, 3) (0, 5) R: (-2, -1) (-2, 3) (0, 5)}
/*#0 a sum of impartial games */ /*_ hidden */
[kayles] 3 [nimber] 3 {N 0, B loss}
[clobber_1xn] XO {winning moves B 1-2, winning moves W 2-1}
";

    #[test]
    fn a_file_is_read() {
        let suite = read(SAMPLE);
        assert!(suite.errors.is_empty(), "{:?}", suite.errors);
        let shown: Vec<String> = suite
            .cases
            .iter()
            .map(|case| format!("{} {} {}", case.line, case.question, case.command))
            .collect();
        assert_eq!(shown.len(), 10);
        assert_eq!(shown[0], "3 domineering ..|.. B");
        assert_eq!(shown[2], "4 value 3 + value -2 + value 1/2 B");
        assert_eq!(shown[9], "8 clobber xo winning moves W");
        assert_eq!(suite.cases[6].comment, "a sum of impartial games");
        assert_eq!(suite.cases[7].comment, "");
        let Command::Thermograph(Some(walls)) = &suite.cases[5].command else { panic!() };
        assert_eq!(walls[0][1], (Dyadic::integer(2), Dyadic::integer(3)));
    }

    #[test]
    fn every_form_of_a_position() {
        let questions = |text: &str| {
            let suite = read(&format!("{{version 1.7}} {text} {{B}}"));
            assert!(suite.errors.is_empty(), "{text}: {:?}", suite.errors);
            suite.cases[0].question.clone()
        };
        for (text, own) in [
            ("[up_star] (3 *) (* 3) (*, 3) 3* -2 (-2, *) * 0", "^3* ^3* ^3* ^3* v2 v2* * 0"),
            ("[dyadic_rational] (-3 / 8) 24/32 (-16/2) 0/4 (5 2)", "-3/8 3/4 -8 0 5/2"),
            ("[switch_game] (21, 7 / 8) 21,14/16 (21 7/8)", "{21|7/8} {21|7/8} {21|7/8}"),
            ("[integer_game] 4 -5 (-6)", "4 -5 -6"),
            ("cgt: {2|{1*,2||0}} - (1/2v*)\n+ 3^2\n:cgt", "{2|{1*,2||0}}_-_(1/2v*)_+_3^2"),
        ] {
            let expected: Vec<String> =
                own.split(' ').map(|value| format!("value {}", value.replace('_', " "))).collect();
            assert_eq!(questions(text), expected.join(" + "));
        }
        assert_eq!(
            questions("[sheep] (0,1|2,-3) (0,1 | 2 -3)"),
            "battle-sheep 0 1|2 -3 + battle-sheep 0 1 | 2 -3"
        );
        assert_eq!(questions("[gen_toads] (1, 2 ,3,0: X.O)"), "sliding-toads:1,2,3,0 X.O");
        assert_eq!(questions("[nim] (1 2 3) 4"), "nim 1 2 3 + nim 4");
        assert_eq!(
            questions("[impartial up_star] (19 *) [impartial nimber] 5 [impartial kayles] 2"),
            "nim 2 + nim 5 + kayles 2"
        );
        assert_eq!(
            questions("[impartial switch_game] (37/8, -19) [impartial dyadic_rational] 1/2"),
            "nim 0 + nim 2"
        );
        // A sum of nothing.
        assert_eq!(questions(""), "0");
    }

    #[test]
    fn errors_have_lines_and_reading_goes_on() {
        let told = |text: &str| {
            let suite = read(text);
            let errors = suite.errors.iter().map(|error| {
                let ParseError { text, span, message, .. } = &*error.error;
                format!("{}: {} [{}]", error.line, message, &text[span.clone()])
            });
            (errors.collect::<Vec<_>>().join("; "), suite.cases.len())
        };
        let (errors, cases) = told("{version 1.7}\n[clober] XO {B}\n[clobber] XO {B}");
        assert!(errors.starts_with("2: there is no game") && errors.ends_with("[clober]"), "{errors}");
        assert_eq!(cases, 1);
        assert_eq!(told("{version 1.7}\n[clobber] (XO {B}\n[nimber] 3 {B}").1, 1);
        assert_eq!(told("{version 1.7}\n[clobber] XO ) {B}").0, "2: this closes nothing [)]");
        // A sum of which a part is lost is not asked about, nor do its parts go into the next one.
        for rest in [
            "XO (XX {B}",
            "XO ) {B}",
            "(XO {B}",
            "XO {B",
            "XO {B\n[nimber] 2 {W",
            "XO cgt: 1 {B}",
            "[nogo XO {B}",
        ] {
            assert_eq!(
                told(&format!("{{version 1.7}}\n[clobber] {rest}\n[nimber] 3 {{N 3}}")).1,
                1,
                "{rest}"
            );
        }
        assert_eq!(told("{version 1.7} [nimber] 3 {N 3} } 4 {N 4}").1, 2);
        assert_eq!(told("{version 1.7} [nimber] 3 {N 3}\n[clobber 4 {B} 5 {B}").1, 1);
        assert_eq!(told("[clobber] XO {B}").0, "1: the file does not begin with its version [clobber]");
        assert_eq!(told("{version 2.0} [clobber] XO {B}").0, "1: this version is not known [version 2.0]");
        assert_eq!(told("{version 1.7} XO {B}").0, "1: no section says which game this is [XO]");
        assert_eq!(told("{version 1.7} [clobber] XO").0, "1: nothing is asked about this sum [XO]");
        assert_eq!(told("{version 1.7} [nimber] 3 {B} {W}").1, 2);
        assert_eq!(told("{version 1.7} XO {B} {W}").1, 1);
        assert_eq!(told("{version 1.7} [nimber] 3 {B won, W}").0, "1: expected win, loss or nothing [B won]");
        assert_eq!(told("{version 1.7} [nimber] 3 {X}").0, "1: this is not a command [X]");
        assert_eq!(told("{version 1.7} [nimber] 3 {thermograph L: (1)}").1, 0);
        assert_eq!(told("{version 1.7} [clobber] (XQ) {B}").1, 0);
        assert!(told("{version 1.7} /* no end").0.contains("no '*/'"));
        assert!(told("{version 1.7} cgt: {1|0} {B}").0.contains("no ':cgt'"));
        assert_eq!(told("cgt: 1 :cgt {B}").0, "1: the file does not begin with its version [ 1 ]");
        assert_eq!(told("{version 1.7} [dyadic_rational] 1/3 {B}").1, 0);
        assert_eq!(told("{version 1.7} [up_star] (* *) (1 2) {B}").1, 0);
        assert_eq!(told("{version 1.7} [impartial switch_game] 3 {B}").0, "1: expected two numbers [3]");
        let brackets = format!("{}1{}", "(".repeat(100_000), ")".repeat(100_000));
        let (errors, _) = told(&brackets);
        assert_eq!(errors.split("; ").count(), MOST_ERRORS + 1);
        assert!(errors.ends_with("the rest is not read []"));
        assert_eq!(told("").1, 0);
    }
}
