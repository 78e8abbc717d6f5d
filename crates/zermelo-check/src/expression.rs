//! Statements about games in words, `{1|-1} + {1|-1} = 0`, read against the nodes of a certificate, among which all games
//! in them must be.
//!
//! ```text
//! STATEMENT = SUM (" = " | " < " | " || ") SUM        ; || for games that cannot be compared
//! SUM       = TERM ((" + " | " - ") TERM)*
//! TERM      = "-" TERM | "(" SUM ")" | "{" GAMES "|" GAMES "}" | NUMBER | NUMBER "/" NUMBER | "*" | "*" NUMBER | "^" | "v"
//! GAMES     = nothing | SUM ("," SUM)*
//! ```
//!
//! Integers, fractions with powers of 2 below, nimbers, up and down are their canonical forms. A sum of games is the
//! sorted list of its summands, as for nodes.

use crate::order::{Node, Sums};
use crate::records::number;
use std::collections::{BTreeSet, HashMap};

/// Braces and parentheses are nested at most so deep.
const DEEPEST: usize = 200;

/// The relation of a statement, and its sides.
pub(crate) fn read(
    statement: &str,
    forms: &HashMap<Node, u32>,
    parts: &[Vec<u32>],
    sums: &Sums,
) -> Result<(&'static str, [u32; 2]), String> {
    let relations = [(" = ", "equal"), (" < ", "less"), (" || ", "fuzzy")];
    let split = relations.iter().find_map(|&(sign, relation)| Some((relation, statement.split_once(sign)?)));
    let (relation, (one, two)) = split.ok_or("a statement is two sums with =, < or || between them")?;
    let reader = Reader::new(forms, parts, sums);
    let side = |text: &str| reader.whole(text);
    Ok((relation, [side(one)?, side(two)?]))
}

struct Reader<'a> {
    parts: &'a [Vec<u32>],
    sums: &'a Sums,
    /// Nodes that are no sums, by their options.
    forms: &'a HashMap<Node, u32>,
    /// 0, 1, 2, … and 0, −1, −2, …, as far as they are there.
    integers: [Vec<u32>; 2],
    /// All smaller nimbers are options of both players.
    nimbers: Vec<u32>,
}

/// Whether the negative of what stands there is meant: Left and Right change places.
#[derive(Clone, Copy)]
struct Sign {
    is_minus: bool,
}

impl Sign {
    const fn changed(self, is_minus: bool) -> Self {
        Self { is_minus: self.is_minus != is_minus }
    }
}

impl<'a> Reader<'a> {
    fn new(forms: &'a HashMap<Node, u32>, parts: &'a [Vec<u32>], sums: &'a Sums) -> Self {
        let last = |list: &[u32]| list.last().copied().into_iter().collect();
        let sorted = |list: &[u32]| list.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
        let integers = [
            sequence(forms, |list| [last(list), Vec::new()]),
            sequence(forms, |list| [Vec::new(), last(list)]),
        ];
        let nimbers = sequence(forms, |list| [sorted(list), sorted(list)]);
        Self { parts, sums, forms, integers, nimbers }
    }

    /// The node with these options, which have the sign already.
    fn form(&self, left: Vec<u32>, right: Vec<u32>, sign: Sign) -> Option<u32> {
        let mut node = if sign.is_minus { [right, left] } else { [left, right] };
        for options in &mut node {
            options.sort_unstable();
            options.dedup();
        }
        self.forms.get(&node).copied()
    }

    fn whole(&self, text: &str) -> Result<u32, String> {
        let mut rest = text;
        let node = self.sum(&mut rest, Sign { is_minus: false }, 0)?;
        if rest.is_empty() { Ok(node) } else { Err(format!("cannot read '{rest}' in '{text}'")) }
    }

    fn sum(&self, rest: &mut &str, sign: Sign, depth: usize) -> Result<u32, String> {
        let mut summands = Vec::new();
        let mut of_term = sign;
        loop {
            summands.extend(&self.parts[self.term(rest, of_term, depth)? as usize]);
            let is_minus = rest.starts_with(" - ");
            let Some(behind) = rest.strip_prefix(" + ").or(rest.strip_prefix(" - ")) else { break };
            (*rest, of_term) = (behind, sign.changed(is_minus));
        }
        self.sums.find(summands).ok_or_else(|| "a sum of the statement is not among the nodes".to_owned())
    }

    fn term(&self, rest: &mut &str, sign: Sign, depth: usize) -> Result<u32, String> {
        if depth == DEEPEST {
            return Err("the statement is nested too deep".to_owned());
        }
        let text = *rest;
        let first = text.chars().next().ok_or("the statement breaks off")?;
        *rest = &text[first.len_utf8()..];
        let node = match first {
            '-' => return self.term(rest, sign.changed(true), depth + 1),
            '(' => {
                let node = self.sum(rest, sign, depth + 1)?;
                expect(rest, ')')?;
                return Ok(node);
            }
            '{' => {
                let left = self.games(rest, sign, depth + 1)?;
                expect(rest, '|')?;
                let right = self.games(rest, sign, depth + 1)?;
                expect(rest, '}')?;
                self.form(left, right, sign)
            }
            '*' => digits(rest).map_or(Some(1), number).and_then(|size| at(&self.nimbers, size)),
            '^' | 'v' => {
                let (zero, star) = (self.nimbers.first(), self.nimbers.get(1));
                let sign = sign.changed(first == 'v');
                zero.zip(star).and_then(|(&zero, &star)| self.form(vec![zero], vec![star], sign))
            }
            _ => {
                *rest = text;
                let above = digits(rest).and_then(number);
                let below = match rest.strip_prefix('/') {
                    None => Some(1),
                    Some(behind) => {
                        *rest = behind;
                        digits(rest).and_then(number)
                    }
                };
                above.zip(below).and_then(|(above, below)| self.fraction(above, below, sign))
            }
        };
        let read = &text[..text.len() - rest.len()];
        node.ok_or_else(|| format!("'{read}' is not among the nodes"))
    }

    fn games(&self, rest: &mut &str, sign: Sign, depth: usize) -> Result<Vec<u32>, String> {
        let mut games = Vec::new();
        if rest.starts_with(['|', '}']) {
            return Ok(games);
        }
        loop {
            games.push(self.sum(rest, sign, depth)?);
            let Some(behind) = rest.strip_prefix(',') else { return Ok(games) };
            *rest = behind;
        }
    }

    /// From the integers around a fraction down to it, by halves.
    fn fraction(&self, above: u64, below: u64, sign: Sign) -> Option<u32> {
        if !below.is_power_of_two() {
            return None;
        }
        let integer = |size| at(&self.integers[usize::from(sign.is_minus)], size);
        let mut low = integer(above / below)?;
        let mut rest = above % below;
        if rest == 0 {
            return Some(low);
        }
        let mut high = integer(above / below + 1)?;
        let mut half = below / 2;
        loop {
            let middle = self.form(vec![low], vec![high], sign)?;
            if rest == half {
                return Some(middle);
            }
            if rest < half {
                high = middle;
            } else {
                (low, rest) = (middle, rest - half);
            }
            half /= 2;
        }
    }
}

/// Forms each of which is made of those before it.
fn sequence(forms: &HashMap<Node, u32>, next: impl Fn(&[u32]) -> Node) -> Vec<u32> {
    let mut sequence = Vec::new();
    while let Some(&node) = forms.get(&next(&sequence)) {
        sequence.push(node);
    }
    sequence
}

fn at(sequence: &[u32], place: u64) -> Option<u32> {
    sequence.get(usize::try_from(place).ok()?).copied()
}

fn expect(rest: &mut &str, letter: char) -> Result<(), String> {
    *rest = rest.strip_prefix(letter).ok_or_else(|| format!("expected '{letter}' before '{rest}'"))?;
    Ok(())
}

/// The digits that come next, if any.
fn digits<'t>(rest: &mut &'t str) -> Option<&'t str> {
    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    let (digits, behind) = rest.split_at(end);
    *rest = behind;
    (!digits.is_empty()).then_some(digits)
}
