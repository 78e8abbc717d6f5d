//! Positions in an expression: put in as their value, or as what is asked of the position itself, in misère play and of its options.

use super::asked::{Asked, call_around, enclosing_misere_call, method};
use super::position_text::position_in;
use super::{Expansion, Names, unclosed};
use crate::answer::Refusal;
use crate::catalogue::OpenGame;
use crate::game::{Drawing, ParseError, Player, message};
use crate::worksheet::cgsuite::{self, Found};
use crate::worksheet::item::{Item, Placed};
use crate::worksheet::line::{closing, summands, word_length};
use crate::worksheet::method::positions_of;
use crate::worksheet::variant::Variant;
use crate::worksheet::{Worksheet, about, within};
use std::ops::Range;
use std::rc::Rc;

impl Worksheet<'_> {
    /// The position with which a text begins, of a game of the catalogue or of a rule file, and how long it is.
    pub(in crate::worksheet) fn position_in(&self, text: &str) -> Option<(String, usize)> {
        // A ruleset may have the name of a game.
        let word = &text[..word_length(text)];
        if matches!(self.item_named(word), Some(Item::Ruleset(_))) {
            return None;
        }
        position_in(text, &|name| self.rule_file(name))
    }

    /// Puts in a position that is written as CGSuite does, or what is asked of its ruleset.
    pub(super) fn put_ruleset(
        &mut self,
        text: &str,
        at: usize,
        expansion: &mut Expansion,
    ) -> Result<usize, Refusal> {
        let rest = &text[at..];
        let found = self.ruleset_in(rest).map_err(|refusal| within(refusal, text, rest))?;
        let end = at + found.end;
        self.put_found(text, at, &found, end, expansion)
    }

    /// Puts in the position of a ruleset, or what is asked of the ruleset.
    pub(super) fn put_found(
        &mut self,
        text: &str,
        at: usize,
        found: &Found,
        end: usize,
        expansion: &mut Expansion,
    ) -> Result<usize, Refusal> {
        if let Some(placed) = &found.position {
            return self.put_position(text, at..end, placed, expansion);
        }
        let Some((asked, inner, end)) = method(text, end) else {
            let hint = "a position stands in parentheses after it, for example: game.heap.Kayles(5)";
            return Err(ParseError::at(text, at..end, "a ruleset has no value", hint).into());
        };
        let item =
            self.of_ruleset(&found.ruleset, asked, inner).map_err(|refusal| within(refusal, text, asked))?;
        self.put_indexed(text, at, end, item, expansion)
    }

    /// Puts in the options of one player, or the followers, of a position of CGSuite, where they are positions. Where the text goes
    /// on; `None` where something else is asked.
    pub(super) fn put_options(
        &mut self,
        text: &str,
        there: &Range<usize>,
        opened: &OpenGame,
        expansion: &mut Expansion,
    ) -> Result<Option<usize>, Refusal> {
        let Some((asked, inner, end)) = method(text, there.end) else { return Ok(None) };
        let (item, end) = match asked {
            "Followers" if inner.is_empty() => (self.followers(opened)?, end),
            "Decomposition" if inner.is_empty() => {
                let mut parts = Vec::new();
                opened.game.visit_components(&opened.position, &mut |part| parts.push(part));
                (positions_of(opened, parts.into_iter()), end)
            }
            "ImpartialVariant" if inner.is_empty() => {
                let form = format!("impartial:{} {}", opened.name, opened.game.print(&opened.position));
                let placed = match self.placed(&form, true) {
                    Ok(placed) => placed,
                    // A game that has no name.
                    Err(_) => {
                        Variant::Impartial.of(opened).map_err(|refusal| within(refusal, text, asked))?
                    }
                };
                (Item::Position(placed), end)
            }
            "GridString" if inner.is_empty() => (Item::Text(opened.game.print(&opened.position).into()), end),
            "DicoticVariant" | "TwistedVariant" if let Some(variant) = Variant::asked(asked) => {
                let placed = variant.of(opened).map_err(|refusal| within(refusal, text, asked))?;
                (Item::Position(placed), end)
            }
            "LeftOptions" | "RightOptions" => {
                let player = asked.trim_end_matches("Options");
                (self.of_position(opened, Asked::Options, player)?, there.end + 1 + asked.len())
            }
            _ if let Some(asked_of) = asked.strip_prefix("Sensible") => {
                let sides = [("Left", Player::Left), ("Right", Player::Right)];
                let named = sides.into_iter().find(|(side, _)| asked_of.starts_with(side));
                let (what, said, end) = match named {
                    Some((side, _)) => (&asked_of[side.len()..], side, there.end + 1 + asked.len()),
                    None => (asked_of, inner.trim().trim_start_matches("Player."), end),
                };
                let are_lines = match what {
                    "Options" => false,
                    "Lines" => true,
                    _ => return Ok(None),
                };
                let player = sides.into_iter().find(|(side, _)| *side == said).ok_or_else(|| {
                    let hint = "for example: game.grid.Domineering(Grid.Empty(2, 3)).SensibleOptions(Left)";
                    within(ParseError::whole(inner, "expected Left or Right", hint).into(), text, inner)
                })?;
                let found = if are_lines {
                    self.sensible_lines(opened, player.1)?
                } else {
                    self.sensible_options(opened, player.1)?
                };
                (found, end)
            }
            _ => return Ok(None),
        };
        self.put_indexed(text, there.start, end, item, expansion).map(Some)
    }

    /// Puts in what a position is worth, or what is asked of the position itself: in misère play, and of its options.
    pub(super) fn put_position(
        &mut self,
        text: &str,
        there: Range<usize>,
        placed: &Rc<Placed>,
        expansion: &mut Expansion,
    ) -> Result<usize, Refusal> {
        let opened = &placed.opened;
        if placed.is_of_cgsuite
            && let Some(end) = self.put_options(text, &there, opened, expansion)?
        {
            return Ok(end);
        }
        let behind = method(text, there.end);
        let before = call_around(&expansion.text, text, there.end);
        let before = before.map(|(name, end)| (Asked::by_name(name), name.len() + 1, end));
        let asked = match behind {
            Some((asked, ..)) => Asked::by_name(asked),
            None => before.and_then(|(asked, ..)| asked),
        };
        let item = match asked {
            Some(Asked::Form) => Item::Value(self.misere_form(opened)?),
            Some(Asked::Itself) if behind.is_some() => Item::Value(self.worth_of(placed)?),
            Some(of @ (Asked::MisereOutcome | Asked::Options)) => {
                let players = behind.map_or("", |(_, inner, _)| inner);
                let item = self
                    .of_position(opened, of, players)
                    .map_err(|refusal| within(refusal, text, players))?;
                let (start, end) = match (behind, before) {
                    (Some((_, _, end)), _) => (there.start, end),
                    (None, Some((_, length, end))) => {
                        expansion.text.truncate(expansion.text.len() - length);
                        (there.start - length, end)
                    }
                    (None, None) => (there.start, there.end),
                };
                return self.put_indexed(text, start, end, item, expansion);
            }
            _ => {
                let names = expansion.names(text);
                let method = expansion.in_misere_play.as_ref().filter(|(end, _)| there.start < *end);
                let method = method.map(|(_, name)| name.as_str());
                if names.has_misere
                    && let Some(name) = method.or_else(|| enclosing_misere_call(&expansion.text))
                {
                    if Asked::by_name(name) != Some(Asked::Form) {
                        return Err(only_of_positions(name, text, there).into());
                    }
                    let item = Item::Value(self.misere_form(opened)?);
                    return self.put(text, there, item, None, expansion);
                }
                let is_base = is_base_of_sum(text, there.clone());
                let (item, drawing) = self.position_for(placed, names, is_base)?;
                return self.put(text, there, item, drawing, expansion);
            }
        };
        let end = behind.filter(|_| asked == Some(Asked::Itself)).map_or(there.end, |(.., end)| end);
        self.put(text, there.start..end, item, None, expansion)
    }

    /// What a position is put in for: its value, or itself as it is played where the text names a compound, or where an ordinal sum
    /// has it for its base: both are made of forms.
    pub(super) fn position_for(
        &mut self,
        placed: &Rc<Placed>,
        names: Names,
        is_base: bool,
    ) -> Result<(Item, Option<Drawing>), Refusal> {
        if names.has_compound || is_base {
            return Ok((Item::Value(self.written(&placed.opened)?), None));
        }
        self.position(placed.clone())
    }

    /// The sum in parentheses at a place, where it is one of positions and something is asked of it that its value does not tell.
    pub(super) fn asked_sum(
        &mut self,
        text: &str,
        at: usize,
        expansion: &mut Expansion,
    ) -> Result<Option<(Rc<Placed>, usize)>, Refusal> {
        // Where nothing is asked, no bracket is looked for: expressions may be long.
        let names = expansion.names(text);
        if !names.has_misere && !names.has_options {
            return Ok(None);
        }
        let is_call = expansion.text.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let Some(length) = closing(&text[at..]).filter(|_| !is_call) else { return Ok(None) };
        let (inner, end) = (&text[at + 1..at + length], at + length + 1);
        let Some((asked, ..)) = method(text, end) else { return Ok(None) };
        if Asked::by_name(asked).is_some()
            && let Some(placed) = self.whole_position(inner.trim())?
        {
            return Ok(Some((placed, end)));
        }
        let sum = match Asked::by_name(asked) {
            Some(Asked::Form | Asked::MisereOutcome) => {
                expansion.in_misere_play = Some((end, asked.to_owned()));
                self.sum_in_misere_play(asked, inner).map_err(|refusal| within(refusal, text, inner))?
            }
            Some(Asked::Options) => self.sum_of_positions(inner),
            _ => None,
        };
        Ok(sum.map(|sum| (sum, end)))
    }

    /// The sum of two or more positions of which a function in misère play is asked. One of a position and something else is
    /// refused: the value of either says nothing of the sum.
    pub(super) fn sum_in_misere_play(
        &mut self,
        name: &str,
        inner: &str,
    ) -> Result<Option<Rc<Placed>>, Refusal> {
        let summands = summands(inner);
        let mut positions = Vec::with_capacity(summands.len());
        for &summand in &summands {
            let position = self.whole_position(summand).map_err(|refusal| within(refusal, inner, summand))?;
            positions.push(position);
        }
        if summands.len() < 2 || positions.iter().all(Option::is_none) {
            return Ok(None);
        }
        for (position, summand) in positions.iter_mut().zip(&summands) {
            if position.is_none() {
                *position = self.nim_heap(summand);
            }
        }
        let others = || summands.iter().zip(&positions).filter(|(_, position)| position.is_none());
        // Misère forms are summed as they are.
        let are_forms = Asked::by_name(name) == Some(Asked::Form) && others().all(|(part, _)| is_form(part));
        if are_forms && others().count() > 0 {
            return Ok(None);
        }
        if let Some((&summand, _)) = others().next() {
            self.item(summand).map_err(|refusal| within(refusal, inner, summand))?;
            let start = (summand.as_ptr() as usize).saturating_sub(inner.as_ptr() as usize);
            return Err(only_of_positions(name, inner, start..start + summand.len()).into());
        }
        let sum = OpenGame::sum(positions.iter().flatten().map(|placed| placed.opened.clone()));
        sum.map(|sum| Some(Placed::of(sum, false))).map_err(Refusal::bad_input)
    }

    /// The sum of two or more positions that a text is; `None` where it is something else.
    pub(in crate::worksheet) fn sum_of_positions(&mut self, text: &str) -> Option<Rc<Placed>> {
        let summands = summands(text);
        if summands.len() < 2 {
            return None;
        }
        let mut parts = Vec::with_capacity(summands.len());
        let mut has_position = false;
        for summand in summands {
            let placed = self.whole_position(summand).ok()?;
            has_position |= placed.is_some();
            parts.push(placed.or_else(|| self.nim_heap(summand))?.opened.clone());
        }
        if !has_position {
            return None;
        }
        OpenGame::sum(parts).ok().map(|sum| Placed::of(sum, false))
    }

    /// The nim-heap that a nimber with a size in digits is, beside positions: `kayles(5) + *2`. A name or an expression that is worth a
    /// nimber is none: what it was before, misère play depends on.
    fn nim_heap(&self, summand: &str) -> Option<Rc<Placed>> {
        let size = summand.strip_prefix('*')?;
        let size = if size.is_empty() { "1" } else { size };
        let is_size = size.len() < 19 && size.bytes().all(|byte| byte.is_ascii_digit());
        if is_size { self.placed(&format!("nim {size}"), false).ok() } else { None }
    }

    /// The position that a whole text is: written as here, written as in CGSuite, or a name of one.
    pub(super) fn whole_position(&mut self, text: &str) -> Result<Option<Rc<Placed>>, Refusal> {
        if let Some(Item::Position(placed)) = self.item_named(text) {
            return Ok(Some(placed));
        }
        if cgsuite::begins_with_ruleset(text) {
            let found = self.ruleset_in(text)?;
            return Ok(found.position.filter(|_| found.end == text.len()));
        }
        if let Some(Item::Ruleset(ruleset)) = self.item_named(&text[..word_length(text)]) {
            let found = self.position_behind(text, word_length(text), ruleset)?;
            return Ok(found.position.filter(|_| found.end == text.len()));
        }
        let Some((subject, _)) = self.position_in(text).filter(|&(_, end)| end == text.len()) else {
            return Ok(None);
        };
        let position = self.interpolated(&subject).map_err(|refusal| Refusal { place: None, ..refusal })?;
        let placed = self.placed(&position, false);
        placed.map(Some).map_err(|error| about(error, text, 0..text.len()).into())
    }

    /// The text of a position with what stands in braces worked out. Braces with a slash inside are a game.
    pub(in crate::worksheet) fn interpolated(&mut self, text: &str) -> Result<String, Refusal> {
        let mut result = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(open) = rest.find('{') {
            result += &rest[..open];
            rest = &rest[open..];
            let end = closing(rest).ok_or_else(|| unclosed(text, text.len() - rest.len()))?;
            let inner = &rest[1..end];
            if inner.contains('|') {
                result += &rest[..=end];
            } else {
                let item = self.item(inner).map_err(|refusal| within(refusal, text, inner))?;
                result += &self.text(&item, inner)?;
            }
            rest = &rest[end + 1..];
        }
        Ok(result + rest)
    }
}

/// Whether a position, alone or in parentheses, is the base of an ordinal sum.
pub(super) fn is_base_of_sum(text: &str, there: Range<usize>) -> bool {
    let (before, mut behind) = (text[..there.start].trim_end(), text[there.end..].trim_start());
    let is_call = |before: &str| before.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    if let (Some(before), Some(rest)) = (before.strip_suffix('('), behind.strip_prefix(')'))
        && !is_call(before)
    {
        behind = rest.trim_start();
    }
    behind.starts_with(':') && !behind.starts_with(":=")
}

/// Whether a summand is written as a misère form, or asks for one.
pub(super) fn is_form(summand: &str) -> bool {
    summand.starts_with("*[") || summand.ends_with(".MisereCanonicalForm")
}

/// What is refused where a function in misère play stands around something that is not a position.
pub(super) fn only_of_positions(name: &str, text: &str, there: Range<usize>) -> ParseError {
    let message = message!("'{name}' is of positions, of sums of positions, and of forms in quotes", name);
    let hint = "a value in normal play does not tell: misereoutcome(kayles(2) + kayles(3))";
    ParseError::at(text, there, message, hint)
}
