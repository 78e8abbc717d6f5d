//! Expressions as tokens with their places. The words are those of the literature, as `CGSuite` types them: `*7` and `*`
//! are nimbers, `^` and `v` ups and downs, `+-` a switch, `|` `||` `|||` the slashes of a game; `x`, `×` and `⊗`
//! multiply (of a star the parser decides), letters are names, signs are operators.

use super::ordinals::end_of_term;
use crate::misere::end_of_form;
use dashu_int::UBig;
use dashu_int::ops::Gcd;
use std::ops::Range;
use zermelo_core::{Message, ParseError, message};

/// A token and the bytes it stands on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) span: Range<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// A number: `12`, `3/4`, `0.75`.
    Number(Fraction),
    /// `*`, or `*` with a number directly behind it.
    Star(UBig),
    /// Ups or downs: `^`, `vv`, `^3`, `^[3]`, `v<2>`.
    Ups(Ups),
    /// A misère form: `*[2#0]`.
    MisereForm,
    /// A term of an ordinal, `omega^omega*4`, or the nimber of one, `*omega`.
    Ordinal,
    /// A name of letters, digits and underscores; `*` directly before a parenthesis is one too.
    Name,
    /// The word `let`.
    Let,
    Plus,
    Minus,
    /// `+-`.
    PlusMinus,
    /// `⧾`, or `+` with an underscore behind it: tiny. The same with a minus is miny.
    Tiny,
    Times,
    Divide,
    Colon,
    /// `%` between two numbers.
    Remainder,
    /// A point; before a name it calls a function, elsewhere it multiplies.
    Point,
    Compare(Comparison),
    /// So many `|` inside braces.
    Slashes(usize),
    Open,
    Close,
    OpenBrace,
    CloseBrace,
    Comma,
    Semicolon,
    /// `&` between the onside and the offside of a loopy game.
    Sides,
    /// `:=`, which binds the name before it.
    Assign,
}

/// A number in lowest terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fraction {
    pub(super) numerator: UBig,
    /// The exponent of 2 in the denominator.
    pub(super) exponent: usize,
    /// What is left of the denominator without its twos: 1 where the number is the value of a short game, 0 where the number is
    /// infinite.
    pub(super) odd: UBig,
}

impl Fraction {
    pub(super) const fn whole(numerator: UBig) -> Self {
        Self { numerator, exponent: 0, odd: UBig::ONE }
    }
}

/// Ups or downs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ups {
    pub(super) is_down: bool,
    pub(super) kind: UpKind,
    pub(super) count: UBig,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum UpKind {
    /// So many times up: `^3`.
    Multiple,
    /// The power of up: `^<3>`.
    Power,
    /// The powers of up, added from the first: `^[3]`.
    Sum,
    /// `^<on>`, less than every power of up.
    OnPower,
    /// `^[on]`, the sum of all powers of up.
    OnSum,
}

/// How two games can compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Comparison {
    Equal,
    Unequal,
    Less,
    Greater,
    LessOrEqual,
    GreaterOrEqual,
    Confused,
    LessOrConfused,
    GreaterOrConfused,
}

/// More digits than this are no number anybody means; reading them takes more than linear time.
const MOST_DIGITS: usize = 10_000;

const SUPERSCRIPTS: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const SUBSCRIPTS: &str = "₀₁₂₃₄₅₆₇₈₉";

/// Arrows in one sign, with how many of them it shows, and whether they point down.
const ARROWS: [(char, usize, bool); 8] = [
    ('↑', 1, false),
    ('⇑', 2, false),
    ('⇈', 2, false),
    ('⤊', 3, false),
    ('↓', 1, true),
    ('⇓', 2, true),
    ('⇊', 2, true),
    ('⤋', 3, true),
];

/// Fractions in one sign, with what stands above and below.
const FRACTIONS: [(char, u8, u8); 15] = [
    ('½', 1, 2),
    ('¼', 1, 4),
    ('¾', 3, 4),
    ('⅛', 1, 8),
    ('⅜', 3, 8),
    ('⅝', 5, 8),
    ('⅞', 7, 8),
    ('⅓', 1, 3),
    ('⅔', 2, 3),
    ('⅕', 1, 5),
    ('⅖', 2, 5),
    ('⅗', 3, 5),
    ('⅘', 4, 5),
    ('⅙', 1, 6),
    ('⅚', 5, 6),
];

/// Tiny and miny.
pub(super) const TINIES: [char; 2] = ['⧾', '⧿'];

fn fraction_of(sign: char) -> Option<(UBig, UBig)> {
    let &(_, above, below) = FRACTIONS.iter().find(|fraction| fraction.0 == sign)?;
    Some((above.into(), below.into()))
}

/// How many arrows a sign shows, and whether they point down.
fn arrows_of(sign: char) -> Option<(usize, bool)> {
    let &(_, count, is_down) = ARROWS.iter().find(|arrow| arrow.0 == sign)?;
    Some((count, is_down))
}

/// The tokens of `text`. O(n).
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, ParseError> {
    let mut lexer = Lexer { text, at: 0, brackets: Vec::new() };
    let mut tokens = Vec::new();
    while let Some(token) = lexer.next()? {
        tokens.push(token);
    }
    Ok(tokens)
}

/// Where the comment ends that begins at a place: `// …` to the end of the line, `/* … */`. A slash directly behind something
/// divides, as in `*3/*2`.
pub fn end_of_comment(text: &str, at: usize) -> Option<usize> {
    let is_apart = |before: char| before.is_whitespace() || before == ';' || before == '/';
    if !text[..at].chars().next_back().is_none_or(is_apart) {
        return None;
    }
    let rest = &text[at..];
    if rest.starts_with("//") {
        return Some(at + rest.find('\n').unwrap_or(rest.len()));
    }
    let length = rest.strip_prefix("/*")?.find("*/")?;
    Some(at + length + 4)
}

/// What readers of other programs should know of a line: its first sum that is a power where they write it, `3^5`. O(n).
pub fn note_on_powers(text: &str) -> Option<Message> {
    let sum = sum_like_a_power(text)?;
    let (number, ups) = sum.split_once('^')?;
    Some(message!("'{sum}' is {number} + ^{ups}; a power is written {number} ^ {ups}", sum, number, ups))
}

/// The first sum of whole numbers above 1 that is a power where others write it: `3^5`, which is 3 + ^5 here. O(n).
pub(super) fn sum_like_a_power(text: &str) -> Option<&str> {
    let digits = |token: &Token| {
        let written = text[token.span.clone()].trim_start_matches('^');
        written.bytes().all(|byte| byte.is_ascii_digit()) && !matches!(written, "" | "0" | "1")
    };
    let tokens = tokens(text).ok()?;
    let place = tokens.array_windows().position(|[number, ups]: &[Token; 2]| {
        let is_sum = matches!(number.kind, TokenKind::Number(_)) && matches!(ups.kind, TokenKind::Ups(_));
        is_sum && number.span.end == ups.span.start && digits(number) && digits(ups)
    })?;
    // With a star behind it nobody takes it for a power, and in a quotient it is one.
    let has_star = tokens.get(place + 2).is_some_and(|next| matches!(next.kind, TokenKind::Star(_)));
    let divides = |at: Option<usize>| {
        at.and_then(|at| tokens.get(at)).is_some_and(|token| token.kind == TokenKind::Divide)
    };
    let is_in_quotient = divides(place.checked_sub(1)) || divides(Some(place + 2));
    (!has_star && !is_in_quotient).then(|| &text[tokens[place].span.start..tokens[place + 1].span.end])
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// The brackets that are open: directly inside braces `|` is a slash, elsewhere a part of a comparison.
    brackets: Vec<char>,
}

impl Lexer<'_> {
    fn next(&mut self) -> Result<Option<Token>, ParseError> {
        self.take(char::is_whitespace);
        while let Some(end) = end_of_comment(self.text, self.at) {
            self.at = end;
            self.take(char::is_whitespace);
        }
        let start = self.at;
        let Some(first) = self.peek() else { return Ok(None) };
        self.at += first.len_utf8();
        let kind = match first {
            '*' | '∗' | '⋆' | '★' => self.star()?,
            '0'..='9' => TokenKind::Number(self.number(start)?),
            _ if let Some((above, below)) = fraction_of(first) => TokenKind::Number(fraction(above, &below)),
            '^' => self.arrows(start, first, (1, false))?,
            _ if let Some(arrows) = arrows_of(first) => self.arrows(start, first, arrows)?,
            '+' | '-' | '−' if self.skip('_') => TokenKind::Tiny,
            _ if TINIES.contains(&first) => {
                self.skip('_');
                TokenKind::Tiny
            }
            // A small number is the subscript of tiny or miny.
            _ if SUBSCRIPTS.contains(first) && self.text[..start].ends_with(TINIES) => {
                self.at = start;
                let number = self.small(SUBSCRIPTS)?.unwrap_or(UBig::ONE);
                TokenKind::Number(Fraction::whole(number))
            }
            '+' if self.skip('-') => TokenKind::PlusMinus,
            '±' => TokenKind::PlusMinus,
            '+' | '⊕' => TokenKind::Plus,
            '-' | '−' => TokenKind::Minus,
            '×' | '⊗' | '·' | '⋅' => TokenKind::Times,
            '/' | '÷' => TokenKind::Divide,
            '%' if !self.is_result(start) => TokenKind::Remainder,
            ':' if self.skip('=') => TokenKind::Assign,
            ':' => TokenKind::Colon,
            '&' => TokenKind::Sides,
            '.' => TokenKind::Point,
            '(' | '{' | ')' | '}' => self.bracket(first),
            ',' => TokenKind::Comma,
            ';' => TokenKind::Semicolon,
            '|' | '∥' | '‖' => self.slashes(start)?,
            '=' | '!' | '<' | '>' | '≠' | '≤' | '≥' => match self.comparison(first) {
                Some(comparison) => TokenKind::Compare(comparison),
                None => return Err(self.meaningless(start, first)),
            },
            'a'..='z' | 'A'..='Z' | 'ω' => match end_of_term(self.text, start) {
                Some(end) => {
                    self.at = end;
                    TokenKind::Ordinal
                }
                None => self.name(start)?,
            },
            other => return Err(self.meaningless(start, other)),
        };
        Ok(Some(Token { kind, span: start..self.at }))
    }

    /// Whether a percent sign begins the number of a line, as in worksheets: apart from what stands before it, before a digit.
    fn is_result(&self, start: usize) -> bool {
        let is_apart = self.text[..start]
            .chars()
            .next_back()
            .is_none_or(|before| !before.is_alphanumeric() && !matches!(before, ')' | ']' | '}' | '*' | '_'));
        is_apart && self.peek_digit()
    }

    fn meaningless(&self, start: usize, character: char) -> ParseError {
        let message = message!(
            "'{escape_debug}' has no meaning in an expression",
            escape_debug = character.escape_debug()
        );
        let hint = match character {
            '\'' => "explicit forms are not part of the language: {..} is the value of the game",
            '[' | ']' => "brackets stand after ups only, for example: ^[3]",
            _ => EXAMPLE,
        };
        ParseError::at(self.text, start..self.at, message, hint)
    }

    fn star(&mut self) -> Result<TokenKind, ParseError> {
        if self.peek() == Some('[') {
            let start = self.at - self.text[..self.at].chars().next_back().map_or(0, char::len_utf8);
            self.at = end_of_form(self.text, start)?;
            return Ok(TokenKind::MisereForm);
        }
        if let Some(end) = end_of_term(self.text, self.at) {
            self.at = end;
            return Ok(TokenKind::Ordinal);
        }
        if self.peek() == Some('(') {
            return Ok(TokenKind::Name);
        }
        let number = if self.peek_digit() { Some(self.digits(self.at)?) } else { self.small(SUBSCRIPTS)? };
        Ok(TokenKind::Star(number.unwrap_or(UBig::ONE)))
    }

    fn bracket(&mut self, bracket: char) -> TokenKind {
        match bracket {
            '(' | '{' => self.brackets.push(bracket),
            // One that does not match is refused by the parser.
            _ => drop(self.brackets.pop()),
        }
        match bracket {
            '(' => TokenKind::Open,
            ')' => TokenKind::Close,
            '{' => TokenKind::OpenBrace,
            _ => TokenKind::CloseBrace,
        }
    }

    fn slashes(&mut self, start: usize) -> Result<TokenKind, ParseError> {
        self.take(|c| matches!(c, '|' | '∥' | '‖'));
        let count = self.text[start..self.at].chars().map(|c| if c == '|' { 1 } else { 2 }).sum();
        if self.brackets.last() == Some(&'{') {
            return Ok(TokenKind::Slashes(count));
        }
        match count {
            1 if self.skip('>') => Ok(TokenKind::Compare(Comparison::GreaterOrConfused)),
            2 => Ok(TokenKind::Compare(Comparison::Confused)),
            _ => {
                let hint =
                    "a game is written with braces around it, for example: {1|0}; {2||1|0} is {2|{1|0}}";
                Err(ParseError::at(self.text, start..self.at, "a slash outside braces", hint))
            }
        }
    }

    fn comparison(&mut self, first: char) -> Option<Comparison> {
        Some(match first {
            '=' => {
                let _ = self.skip('=') && self.skip('=');
                Comparison::Equal
            }
            '≠' => Comparison::Unequal,
            '≤' => Comparison::LessOrEqual,
            '≥' => Comparison::GreaterOrEqual,
            '!' if self.skip('=') => {
                self.skip('=');
                Comparison::Unequal
            }
            '!' => return None,
            '<' if self.skip('=') => Comparison::LessOrEqual,
            '<' if self.skip('>') => Comparison::Confused,
            '<' if self.brackets.last() != Some(&'{') && self.skip('|') => Comparison::LessOrConfused,
            '<' => Comparison::Less,
            _ if self.skip('=') => Comparison::GreaterOrEqual,
            _ => Comparison::Greater,
        })
    }

    /// A run of one arrow, with what counts it.
    fn arrows(
        &mut self,
        start: usize,
        arrow: char,
        (shown, is_down): (usize, bool),
    ) -> Result<TokenKind, ParseError> {
        self.take(|c| c == arrow);
        let count = self.text[start..self.at].chars().count();
        self.ups(start, is_down, shown * count)
    }

    /// What counts the ups or downs just read: `3`, `[3]`, `<3>`, a small raised number.
    fn ups(&mut self, start: usize, is_down: bool, count: usize) -> Result<TokenKind, ParseError> {
        let after = self.at;
        let raised = self.small(SUPERSCRIPTS)?;
        let counted = match self.peek() {
            _ if raised.is_some() => raised.map(|count| (UpKind::Power, count)),
            Some('0'..='9') => Some((UpKind::Multiple, self.digits(self.at)?)),
            Some('[') if self.skip_text("[on]") => Some((UpKind::OnSum, UBig::ONE)),
            Some('<') if self.skip_text("<on>") => Some((UpKind::OnPower, UBig::ONE)),
            Some('[') => Some((UpKind::Sum, self.bracketed(']')?.ok_or_else(|| self.uncounted(after))?)),
            Some('<') => self.bracketed('>')?.map(|count| (UpKind::Power, count)),
            _ => None,
        };
        let (kind, count) = match counted {
            None => (UpKind::Multiple, UBig::from(count)),
            Some(counted) if count == 1 => counted,
            Some(_) => {
                let hint = "count one arrow only, for example: ^5, v3, ^[2], ^<3>";
                return Err(ParseError::at(
                    self.text,
                    start..self.at,
                    "these arrows are counted twice",
                    hint,
                ));
            }
        };
        Ok(TokenKind::Ups(Ups { is_down, kind, count }))
    }

    /// Digits between brackets; nothing is read where there is something else.
    fn bracketed(&mut self, close: char) -> Result<Option<UBig>, ParseError> {
        let inside = &self.rest()[1..];
        let length = inside.find(|c: char| !c.is_ascii_digit()).unwrap_or(inside.len());
        if length == 0 || !inside[length..].starts_with(close) {
            return Ok(None);
        }
        self.at += 1;
        let number = self.digits(self.at)?;
        self.at += 1;
        Ok(Some(number))
    }

    fn uncounted(&self, start: usize) -> ParseError {
        let hint = "^[3] is the sum of the first three powers of up, ^<3> the third; on is the only name: ^[on], ^<on>";
        ParseError::at(self.text, start..start + 1, "expected a whole number in brackets", hint)
    }

    /// Small digits above or below the line.
    fn small(&mut self, alphabet: &str) -> Result<Option<UBig>, ParseError> {
        let start = self.at;
        self.take(|c| alphabet.contains(c));
        if start == self.at {
            return Ok(None);
        }
        let value =
            |c| alphabet.chars().position(|digit| digit == c).and_then(|at| "0123456789".get(at..=at));
        let digits: String = self.text[start..self.at].chars().filter_map(value).collect();
        self.whole(&digits, start).map(Some)
    }

    /// A run of letters, with digits and underscores behind them. A single `x` multiplies, so that `*3x2` reads as it
    /// looks (where an operand should stand, it is a name), and nothing but `v` is down.
    fn name(&mut self, start: usize) -> Result<TokenKind, ParseError> {
        self.take(|c| c.is_ascii_alphabetic());
        let letters = &self.text[start..self.at];
        if letters == "x" {
            return Ok(TokenKind::Times);
        }
        if letters.bytes().all(|letter| letter == b'v') && self.peek() != Some('_') {
            return self.ups(start, true, letters.len());
        }
        self.take(|c| c.is_ascii_alphanumeric() || c == '_');
        Ok(if &self.text[start..self.at] == "let" { TokenKind::Let } else { TokenKind::Name })
    }

    /// `12`, `3/4`, `1½` or `0.75`, which is exact; the digits have to touch the sign between them.
    fn number(&mut self, start: usize) -> Result<Fraction, ParseError> {
        let number = self.number_without_end(start)?;
        if self.peek() == Some('.') && self.digit_at(1) {
            self.at += 1;
            self.take(|c| c.is_ascii_digit());
            let hint = "0.75 and 3/4 are numbers; a product is written 3/4 x 5, a quotient 1/(2.5)";
            return Err(ParseError::at(self.text, start..self.at, "a number has one '.' or one '/'", hint));
        }
        Ok(number)
    }

    fn number_without_end(&mut self, start: usize) -> Result<Fraction, ParseError> {
        let whole = self.digits(start)?;
        if let Some(sign) = self.peek()
            && let Some((above, below)) = fraction_of(sign)
        {
            self.at += sign.len_utf8();
            return Ok(fraction(whole * &below + above, &below));
        }
        if self.peek() == Some('.') && self.digit_at(1) {
            self.at += 1;
            let places = self.at;
            self.take(|c| c.is_ascii_digit());
            let digits = format!("{whole}{}", &self.text[places..self.at]);
            let numerator = self.whole(&digits, start)?;
            return Ok(fraction(numerator, &UBig::from(10_u8).pow(self.at - places)));
        }
        if self.peek() == Some('/') && self.digit_at(1) {
            self.at += 1;
            let below = self.at;
            let denominator = self.digits(below)?;
            if whole.is_zero() && denominator.is_zero() {
                let hint = "0/0 is not a number; any other number over 0 is inf or -inf";
                return Err(ParseError::at(self.text, below..self.at, "division by zero", hint));
            }
            return Ok(fraction(whole, &denominator));
        }
        Ok(Fraction::whole(whole))
    }

    fn digits(&mut self, start: usize) -> Result<UBig, ParseError> {
        self.take(|c| c.is_ascii_digit());
        self.whole(&self.text[start..self.at], start)
    }

    /// The number that some digits write; they stand between `start` and here.
    fn whole(&self, digits: &str, start: usize) -> Result<UBig, ParseError> {
        if digits.len() > MOST_DIGITS {
            let message = message!("a number of {digits} digits is too long", digits = digits.len());
            let hint = message!("numbers have at most {MOST_DIGITS} digits", MOST_DIGITS);
            return Err(ParseError::at(self.text, start..self.at, message, hint));
        }
        digits
            .parse()
            .map_err(|_| ParseError::at(self.text, start..self.at, "this is not a whole number", EXAMPLE))
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn take(&mut self, accept: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|c| !accept(c)).unwrap_or(rest.len());
    }

    fn skip(&mut self, wanted: char) -> bool {
        let is_there = self.rest().starts_with(wanted);
        self.at += if is_there { wanted.len_utf8() } else { 0 };
        is_there
    }

    fn skip_text(&mut self, wanted: &str) -> bool {
        let is_there = self.rest().starts_with(wanted);
        self.at += if is_there { wanted.len() } else { 0 };
        is_there
    }

    fn peek_digit(&self) -> bool {
        self.digit_at(0)
    }

    fn digit_at(&self, distance: usize) -> bool {
        self.text.as_bytes().get(self.at + distance).is_some_and(u8::is_ascii_digit)
    }
}

/// The fraction in lowest terms; above and below are not both 0.
fn fraction(above: UBig, below: &UBig) -> Fraction {
    if below.is_zero() {
        return Fraction { numerator: UBig::ONE, exponent: 0, odd: UBig::ZERO };
    }
    let common = if above.is_zero() { below.clone() } else { (&above).gcd(below) };
    let (numerator, below) = (above / &common, below / common);
    let exponent = below.trailing_zeros().unwrap_or(0);
    Fraction { numerator, exponent, odd: below >> exponent }
}

/// An expression that works, for hints.
pub(super) const EXAMPLE: &str = "for example: {3|1} + ^*2, (*12 + *7) x *5";
