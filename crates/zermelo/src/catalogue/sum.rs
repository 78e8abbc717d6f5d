//! Disjunctive sums of different games: a move is a move in exactly one component. Written `nim 3 5 + wythoff 2 4`.

use super::any_game::{AnyGame, AnyGrundy, AnyJudge, Catalogued, DepthAnswer, DepthQuestion, MovesToValue};
use super::any_position::AnyPosition;
use super::loopy::{AnyLoopy, LoopyMove, LoopyMoves};
use super::values::{AnyValues, SumValues};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Ending, NormalForm, Notation, ParseError, Player, Ruleset,
};
use crate::nimber::LoopyValue;
use crate::solve::grundy::GrundyError;
use crate::solve::{Limits, StopReason, and_or};
use crate::value::{Store, ValueError};
use dashu_int::UBig;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

/// One game of a sum, with the name it is written with.
#[derive(Clone)]
pub struct Summand {
    /// The name with its parameters: `bash:3`.
    pub name: String,
    /// The game.
    pub game: Arc<dyn AnyGame>,
}

/// The rules of a sum. The components keep their places.
#[derive(Clone)]
struct SumRules {
    summands: Vec<Summand>,
}

/// One position in each component.
type SumPosition = Vec<AnyPosition>;

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

    /// Components in normal form where that does not exchange the players (in a sum it would have to exchange them
    /// everywhere).
    fn normal_form(&self, position: &SumPosition) -> NormalForm<SumPosition> {
        // A summand alone cannot have its players exchanged, and to put in the representative only of those that need
        // no exchange would make one position two: partizan summands stay as they are.
        let normal = |(summand, part): (&Summand, &AnyPosition)| {
            if summand.game.is_impartial() { summand.game.normal_form(part).0 } else { part.clone() }
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
            let message = format!("expected {} summands, found {}", self.summands.len(), parts.len());
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
        self.label_in(place, self.summands[place].game.move_label(&from[place], &to[place], player).as_str())
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
        Some(self.label_in(place, &short))
    }
}

impl SumRules {
    /// The name of a move with the component it is made in.
    fn label_in(&self, place: usize, label: &str) -> String {
        let name = &self.summands[place].name;
        let namesakes = self.summands.iter().filter(|summand| summand.name == *name).count();
        if namesakes > 1 {
            format!("{name} (summand {}): {label}", place + 1)
        } else {
            format!("{name}: {label}")
        }
    }
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

/// A sum as a game: everything as for any ruleset, but Grundy values come from the components' own.
pub(super) struct SumGame {
    rules: Catalogued<SumRules>,
    summands: Vec<Summand>,
}

impl SumGame {
    pub(super) fn new(summands: Vec<Summand>) -> Self {
        Self { rules: Catalogued::new(SumRules { summands: summands.clone() }), summands }
    }

    /// The position of a sum from those of its components.
    pub(super) fn position(parts: Vec<AnyPosition>) -> AnyPosition {
        AnyPosition::new(parts)
    }
}

/// Passes a method on to the rules of the sum.
macro_rules! delegate {
    ($(fn $name:ident(&self $(, $argument:ident: $type:ty)*) -> $result:ty;)*) => {
        $(fn $name(&self $(, $argument: $type)*) -> $result {
            self.rules.$name($($argument),*)
        })*
    };
}

impl AnyGame for SumGame {
    delegate! {
        fn parse_question(&self, text: &str) -> Result<(AnyPosition, Option<Player>), ParseError>;
        fn print(&self, position: &AnyPosition) -> String;
        fn move_label(&self, from: &AnyPosition, to: &AnyPosition, player: Player) -> String;
        fn short_label(&self, from: &AnyPosition, to: &AnyPosition, player: Player) -> Option<String>;
        fn picture(&self, position: &AnyPosition, convention: Convention) -> Option<String>;
        fn drawing(&self, position: &AnyPosition) -> Option<Drawing>;
        fn drawing_as_written(&self, text: &str) -> Option<Drawing>;
        fn remarks(&self, text: &str) -> Vec<String>;
        fn visit_options(
            &self, position: &AnyPosition, player: Player, visit: &mut dyn FnMut(AnyPosition) -> ControlFlow<()>
        ) -> ControlFlow<()>;
        fn ending(&self, position: &AnyPosition, to_move: Player) -> Option<Ending>;
        fn is_impartial(&self) -> bool;
        fn is_loop_free(&self) -> bool;
        fn has_endings(&self) -> bool;
        fn illegal(&self, position: &AnyPosition, to_move: Player) -> Option<String>;
        fn natural_mover(&self, position: &AnyPosition) -> Option<Player>;
        fn reachable_bound(&self, position: &AnyPosition) -> Option<u64>;
        fn heap_bytes(&self, position: &AnyPosition) -> usize;
        fn normal_form(&self, position: &AnyPosition) -> (AnyPosition, bool);
        fn claim(&self, position: &AnyPosition, convention: Convention) -> Option<Claim<AnyPosition>>;
        fn depth_search(
            &self, position: &AnyPosition, to_move: Player, search: DepthQuestion, limits: &Limits
        ) -> Result<DepthAnswer, StopReason>;
        fn and_or(
            &self, position: &AnyPosition, to_move: Player, convention: Convention, seed: u64, limits: &Limits
        ) -> Result<and_or::LeafReport, StopReason>;
    }

    fn summands(&self) -> &[Summand] {
        &self.summands
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        self.summands.iter().find_map(|summand| summand.game.misere_refusal())
    }

    fn explore<'a>(
        &'a self,
        questions: &[(AnyPosition, Player)],
        convention: Convention,
        limits: &Limits,
    ) -> Result<Box<AnyJudge<'a>>, StopReason> {
        self.rules.explore(questions, convention, limits)
    }

    fn top_down<'a>(
        &'a self,
        convention: Convention,
        limits: &Limits<'a>,
    ) -> Result<Box<AnyJudge<'a>>, StopReason> {
        self.rules.top_down(convention, limits)
    }

    fn has_dense_table(&self, _: &AnyPosition) -> bool {
        false
    }

    fn dense_table<'a>(
        &'a self,
        _: &AnyPosition,
        _: Convention,
        _: &Limits,
    ) -> Option<Result<Box<AnyJudge<'a>>, StopReason>> {
        None
    }

    fn grundy_values<'a>(&'a self, limits: &Limits<'a>) -> Result<Box<dyn AnyGrundy + 'a>, GrundyError> {
        if !self.is_impartial() {
            return Err(GrundyError::NotImpartial);
        }
        let parts = self
            .summands
            .iter()
            .map(|summand| summand.game.grundy_values(limits))
            .collect::<Result<_, _>>()?;
        Ok(Box::new(SumGrundy { sum: self, parts }))
    }

    fn component_count(&self, position: &AnyPosition) -> usize {
        let position: &SumPosition = position.expect();
        self.summands.iter().zip(position).map(|(summand, part)| summand.game.component_count(part)).sum()
    }

    fn values<'a>(
        &'a self,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Box<dyn AnyValues + 'a>, ValueError> {
        let parts = self.summands.iter().map(|summand| summand.game.values(store, threads, limits));
        Ok(Box::new(SumValues { names: self.names(), parts: parts.collect::<Result<_, _>>()? }))
    }

    fn loopy_values<'a>(&'a self, limits: &Limits<'a>) -> Result<Box<dyn AnyLoopy + 'a>, GrundyError> {
        if !self.is_impartial() {
            return Err(GrundyError::NotImpartial);
        }
        let parts = self
            .summands
            .iter()
            .map(|summand| summand.game.loopy_values(limits))
            .collect::<Result<_, _>>()?;
        Ok(Box::new(SumLoopy { sum: self, parts }))
    }
}

impl SumGame {
    fn names(&self) -> Vec<&str> {
        self.summands.iter().map(|summand| summand.name.as_str()).collect()
    }
}

struct SumGrundy<'a> {
    sum: &'a SumGame,
    parts: Vec<Box<dyn AnyGrundy + 'a>>,
}

impl SumGrundy<'_> {
    fn part_values(&mut self, position: &SumPosition) -> Result<Vec<UBig>, GrundyError> {
        self.parts.iter_mut().zip(position).map(|(values, part)| values.value(part)).collect()
    }
}

impl AnyGrundy for SumGrundy<'_> {
    fn value(&mut self, position: &AnyPosition) -> Result<UBig, GrundyError> {
        let values = self.part_values(position.expect())?;
        Ok(values.into_iter().fold(UBig::ZERO, |sum, value| sum ^ value))
    }

    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError> {
        let position: &SumPosition = position.expect();
        let values = self.part_values(position)?;
        let names = self.sum.summands.iter().zip(position);
        let texts = names.map(|(summand, part)| format!("{} {}", summand.name, summand.game.print(part)));
        Ok(texts.zip(values).collect())
    }

    fn moves_to_value(&mut self, position: &AnyPosition, value: &UBig) -> Result<MovesToValue, GrundyError> {
        let from: &SumPosition = position.expect();
        let values = self.part_values(from)?;
        let needed = values.iter().fold(value.clone(), |sum, value| sum ^ value);
        let rules = SumRules { summands: self.sum.summands.clone() };
        let mut found = MovesToValue::default();
        for (place, part) in self.parts.iter_mut().enumerate() {
            let in_part = part.moves_to_value(&from[place], &(&values[place] ^ &needed))?;
            found.is_partial |= in_part.is_partial;
            for known in in_part.moves {
                let to = known.to.filter(|_| from.len() <= MOST_SUMMANDS_WRITTEN_OUT).map(|to| {
                    let mut next = from.clone();
                    next[place] = to;
                    AnyPosition::new(next)
                });
                found.moves.push(ClaimedMove { label: rules.label_in(place, &known.label), to });
            }
        }
        Ok(found)
    }

    fn position_count(&self) -> u64 {
        self.parts.iter().map(|part| part.position_count()).sum()
    }
}

/// Values of a sum in which components may go round for ever.
struct SumLoopy<'a> {
    sum: &'a SumGame,
    parts: Vec<Box<dyn AnyLoopy + 'a>>,
}

impl SumLoopy<'_> {
    fn part_values(&mut self, position: &SumPosition) -> Result<Vec<LoopyValue>, GrundyError> {
        self.parts.iter_mut().zip(position).map(|(values, part)| values.value(part)).collect()
    }

    fn part_counters(&mut self, position: &SumPosition) -> Result<Vec<Option<u64>>, GrundyError> {
        self.parts.iter_mut().zip(position).map(|(values, part)| values.counter(part)).collect()
    }
}

impl AnyLoopy for SumLoopy<'_> {
    fn value(&mut self, position: &AnyPosition) -> Result<LoopyValue, GrundyError> {
        let values = self.part_values(position.expect())?;
        Ok(values.iter().fold(LoopyValue::Nimber(UBig::ZERO), |sum, value| sum.plus(value)))
    }

    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, LoopyValue)>, GrundyError> {
        let position: &SumPosition = position.expect();
        let mut all = Vec::new();
        for ((summand, values), part) in self.sum.summands.iter().zip(&mut self.parts).zip(position) {
            let components = values.component_values(part)?;
            all.extend(
                components.into_iter().map(|(text, value)| (format!("{} {text}", summand.name), value)),
            );
        }
        Ok(all)
    }

    fn counter(&mut self, position: &AnyPosition) -> Result<Option<u64>, GrundyError> {
        Ok(self.part_counters(position.expect())?.into_iter().sum())
    }

    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<LoopyMoves, GrundyError> {
        let from: &SumPosition = position.expect();
        let values = self.part_values(from)?;
        let counters = self.part_counters(from)?;
        let rules = SumRules { summands: self.sum.summands.clone() };
        let mut found = LoopyMoves::default();
        for (place, part) in self.parts.iter_mut().enumerate() {
            // The others have to be worth a nimber; it says what is wanted here.
            let others = || (0..from.len()).filter(|&other| other != place);
            let wanted = others().try_fold(nimber.clone(), |sum, other| Some(sum ^ values[other].nimber()?));
            let Some(wanted) = wanted else { continue };
            let others_counter: Option<u64> = others().map(|other| counters[other]).sum();
            let in_part = part.moves_to_nimber(&from[place], &wanted)?;
            found.is_partial |= in_part.is_partial;
            for LoopyMove { known, counter } in in_part.moves {
                let to = known.to.filter(|_| from.len() <= MOST_SUMMANDS_WRITTEN_OUT).map(|to| {
                    let mut next = from.clone();
                    next[place] = to;
                    AnyPosition::new(next)
                });
                let label = rules.label_in(place, &known.label);
                let counter = counter.zip(others_counter).map(|(one, others)| one + others);
                found.moves.push(LoopyMove { known: ClaimedMove { label, to }, counter });
            }
        }
        found.least_counter_first();
        Ok(found)
    }

    fn position_count(&self) -> u64 {
        self.parts.iter().map(|part| part.position_count()).sum()
    }
}
