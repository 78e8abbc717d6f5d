//! Disjunctive sums of different games: a move is a move in exactly one component. Written `nim 3 5 + wythoff 2 4`.

use super::{AnyGame, Catalogued, RuleSource};
use crate::game::{AnyPosition, Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use std::any::Any;
use std::ops::ControlFlow;
use std::sync::Arc;

/// One game of a sum, with the name it is written with.
#[derive(Clone)]
pub struct Summand {
    /// The name with its parameters: `bash:3`.
    pub name: String,
    /// The game.
    pub game: Arc<dyn AnyGame>,
    /// The rule file that it was read from, if it was.
    pub rules: Option<Arc<RuleSource>>,
}

/// The games of some summands, each once, and for every summand the number of its game among them: components of one game
/// are the same wherever they stand.
pub fn games_of(summands: &[Summand]) -> (Vec<&Summand>, Vec<usize>) {
    let mut games: Vec<&Summand> = Vec::new();
    let numbers = summands.iter().map(|summand| {
        let is_same = |known: &&Summand| Arc::ptr_eq(&known.game, &summand.game);
        games.iter().position(is_same).unwrap_or_else(|| {
            games.push(summand);
            games.len() - 1
        })
    });
    let numbers = numbers.collect();
    (games, numbers)
}

/// The rules of a sum. The components keep their places.
#[derive(Clone)]
struct SumRules {
    summands: Vec<Summand>,
}

/// One position in each component.
pub type SumPosition = Vec<AnyPosition>;

impl Ruleset for SumRules {
    type Position = SumPosition;

    fn options<B>(
        &self,
        position: &SumPosition,
        player: Player,
        mut visit: impl FnMut(SumPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (place, summand) in self.summands.iter().enumerate() {
            summand.game.options(&position[place], player, |option| {
                let mut next = position.clone();
                next[place] = option;
                visit(next)
            })?;
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        self.summands.iter().all(|summand| summand.game.is_impartial())
    }

    fn is_loop_free(&self) -> bool {
        self.summands.iter().all(|summand| summand.game.is_loop_free())
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        self.summands.iter().find_map(|summand| summand.game.misere_refusal())
    }

    /// Components in normal form where that does not exchange the players (in a sum it would have to exchange them
    /// everywhere).
    fn normal_form(&self, position: &SumPosition) -> NormalForm<SumPosition> {
        // A summand alone cannot have its players exchanged, and to put in the representative only of those that need
        // no exchange would make one position two: partizan summands stay as they are.
        let normal = |(summand, part): (&Summand, &AnyPosition)| {
            if summand.game.is_impartial() { summand.game.normal_form(part).position } else { part.clone() }
        };
        let position = self.summands.iter().zip(position).map(normal).collect();
        NormalForm::plain(position)
    }

    fn reachable_bound(&self, position: &SumPosition) -> Option<u64> {
        self.summands.iter().zip(position).try_fold(1_u64, |product, (summand, part)| {
            Some(product.saturating_mul(summand.game.reachable_bound(part)?))
        })
    }

    fn heap_bytes(&self, position: &SumPosition) -> usize {
        // Parts are shared between positions; one of them is new in each.
        position.capacity() * size_of::<AnyPosition>() + 64
    }
}

impl Notation for SumRules {
    fn parse(&self, text: &str) -> Result<SumPosition, ParseError> {
        let parts: Vec<&str> = split_summands(text);
        if parts.len() != self.summands.len() {
            let message = zermelo_core::message!(
                "expected {summands} summands, found {parts}",
                summands = self.summands.len(),
                parts = parts.len()
            );
            return Err(ParseError::whole(text, message, "put ' + ' between the summands"));
        }
        self.summands
            .iter()
            .zip(parts)
            .map(|(summand, part)| {
                let trimmed = part.trim();
                let rest = trimmed.strip_prefix(summand.name.as_str()).unwrap_or(trimmed);
                Ok(summand.game.parse_question(rest)?.0)
            })
            .collect()
    }

    fn print(&self, position: &SumPosition) -> String {
        let part = |(summand, part): (&Summand, &AnyPosition)| {
            format!("{} {}", summand.name, summand.game.print(part))
        };
        self.summands.iter().zip(position).map(part).collect::<Vec<_>>().join(" + ")
    }

    fn move_label(&self, from: &SumPosition, to: &SumPosition, player: Player) -> String {
        let Some(place) = (0..from.len()).find(|&place| from[place] != to[place]) else {
            return self.print(to);
        };
        label_in(
            &self.summands,
            place,
            self.summands[place].game.move_label(&from[place], &to[place], player).as_str(),
        )
    }

    fn drawing(&self, position: &SumPosition) -> Option<Drawing> {
        let parts = self.summands.iter().zip(position);
        parts.map(|(summand, part)| summand.game.drawing(part)).collect::<Option<_>>().map(Drawing::Sum)
    }

    fn drawing_as_written(&self, text: &str) -> Option<Drawing> {
        let parts = split_summands(text);
        let part = |(summand, text): (&Summand, &str)| {
            let text = text.trim();
            let text = text.strip_prefix(summand.name.as_str()).unwrap_or(text);
            let plain = || summand.game.drawing(&summand.game.parse_question(text).ok()?.0);
            summand.game.drawing_as_written(text).or_else(plain)
        };
        let is_whole = parts.len() == self.summands.len();
        let drawn = self.summands.iter().zip(parts).map(part).collect::<Option<Vec<_>>>();
        drawn.filter(|_| is_whole).map(Drawing::Sum)
    }

    fn short_label(&self, from: &SumPosition, to: &SumPosition, player: Player) -> Option<String> {
        let place = (0..from.len()).find(|&place| from[place] != to[place])?;
        let short = self.summands[place].game.short_label(&from[place], &to[place], player)?;
        Some(label_in(&self.summands, place, &short))
    }
}

/// The name of a move with the component it is made in.
pub fn label_in(summands: &[Summand], place: usize, label: &str) -> String {
    let name = &summands[place].name;
    let namesakes = summands.iter().filter(|summand| summand.name == *name).count();
    if namesakes > 1 {
        format!("{name} (summand {}): {label}", place + 1)
    } else {
        format!("{name}: {label}")
    }
}

/// A position with another part in one place, `None` for sums so long that it is not written out for every move.
pub fn with_part(position: &SumPosition, place: usize, part: AnyPosition) -> Option<AnyPosition> {
    (position.len() <= MOST_SUMMANDS_WRITTEN_OUT).then(|| {
        let mut next = position.clone();
        next[place] = part;
        AnyPosition::new(next)
    })
}

/// The sum of some games. Its positions are lists of positions of theirs.
pub(super) fn sum_of(summands: Vec<Summand>) -> Arc<dyn AnyGame> {
    Arc::new(Catalogued::new(SumRules { summands }).with_summands(summands_of))
}

fn summands_of(rules: &dyn Any) -> &[Summand] {
    rules.downcast_ref().map_or(&[], |rules: &SumRules| &rules.summands)
}

/// Positions of longer sums are not written out once for every move.
const MOST_SUMMANDS_WRITTEN_OUT: usize = 256;

/// Splits a text at the `+` signs that stand between blanks.
pub(super) fn split_summands(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices('+') {
        let blank_before = text[..at].chars().next_back().is_none_or(char::is_whitespace);
        let blank_after = text[at + 1..].chars().next().is_none_or(char::is_whitespace);
        if blank_before && blank_after {
            parts.push(&text[start..at]);
            start = at + 1;
        }
    }
    parts.push(&text[start..]);
    parts
}
