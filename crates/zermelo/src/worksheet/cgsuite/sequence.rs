//! What is asked of a ruleset without a position: the values of its heaps, and their period. Sequences begin with the heap of one
//! token, as in CGSuite 2.2.

use super::argument::Argument;
use super::rulesets::{EXAMPLE, geese_and_fox};
use super::{Ruleset, Written};
use crate::answer::{Refusal, RefusalKind};
use crate::catalogue::{self, AnyPosition, Engines, OpenGame, Reading};
use crate::expression::Held;
use crate::game::{ParseError, Player, few_options, message};
use crate::heap::{GrundySequence, Method};
use crate::nimber::Nimber64;
use crate::solve::grundy::GrundyError;
use crate::worksheet::Worksheet;
use crate::worksheet::coordinates::Pair;
use crate::worksheet::item::{Item, Placed};
use crate::worksheet::listed_heaps::MOST_LISTED;
use crate::worksheet::variant::varied;
use dashu_int::UBig;

/// Tables of the places of a fox have so many rows at most.
const MOST_ROWS: u32 = 20;

/// Sequences are listed up to this heap.
pub(super) const MOST_HEAPS: u64 = 100_000;

impl Worksheet<'_> {
    /// The table of the values of all places of the fox, `X` where a goose stands, from the row of the foremost goose to the first.
    fn values_of_geese(&mut self, ruleset: &Ruleset, width: u32, inner: &str) -> Result<Item, Refusal> {
        let word = |word: &str| Item::Value(Held::text(word.to_owned()));
        let wrong = || ParseError::whole(inner, ruleset.written.expected().0, ruleset.written.expected().1);
        let Argument::Pairs(geese) = self.argument(inner)? else { return Err(wrong().into()) };
        let last = geese.iter().map(|(row, _)| row).max().and_then(|row| u32::try_from(row).ok());
        let last = last.filter(|&last| last <= MOST_ROWS).ok_or_else(wrong)?;
        let mut rows = Vec::new();
        for row in (1..=last).rev() {
            let mut cells = Vec::new();
            for column in 1..=width {
                let place = (row.into(), column.into());
                cells.push(match geese_and_fox(&geese, (&place.0, &place.1), width) {
                    Some(position) => Item::Position(self.placed(&ruleset.opened_as(&position), true)?),
                    None if geese.contains(&place) => word("X"),
                    None => word(""),
                });
            }
            rows.push(cells);
        }
        // No place is left for the fox where a goose stands on none.
        if !rows.iter().flatten().any(|cell| matches!(cell, Item::Position(_))) {
            return Err(wrong().into());
        }
        self.table_of(&rows, inner)
    }

    /// What is asked of a ruleset without a position: its values, heap by heap, or their period.
    pub(in crate::worksheet) fn of_ruleset(
        &mut self,
        ruleset: &Ruleset,
        asked: &str,
        inner: &str,
    ) -> Result<Item, Refusal> {
        if let ("ValuesTable", Written::GeeseAndFox(width)) = (asked, ruleset.written) {
            return self.values_of_geese(ruleset, width, inner);
        }
        let integers = |values: Vec<u64>| values.into_iter().map(|value| Item::Value(Held::integer(value)));
        let counts = self.integers(inner)?;
        let counts: Option<Vec<u64>> = counts.iter().map(|count| u64::try_from(count).ok()).collect();
        let counts = counts.filter(|counts| counts.iter().all(|&count| count <= MOST_HEAPS));
        if !ruleset.variants.is_empty() && asked != "GameValueSequence" {
            return Err(not_asked(asked));
        }
        match (asked, counts.as_deref()) {
            ("NimValueSequence", Some(&[last])) if ruleset.factor.is_none() => {
                let values = self.values_from_zero(ruleset, last)?;
                Ok(Item::List(integers(values).skip(1).collect()))
            }
            ("HeapOptions", Some(&[heap])) if ruleset.factor.is_none() => {
                let position = ruleset.position(&[Argument::Integer(heap.into())]);
                let position = position.ok_or_else(|| not_asked(asked))?;
                let placed = self.placed(&ruleset.opened_as(&position), true)?;
                heaps_of_options(&placed).ok_or_else(|| not_asked(asked))
            }
            ("HeapNimValue", Some(&[heap])) if ruleset.factor.is_none() => {
                let values = self.values_from_zero(ruleset, heap)?;
                Ok(integers(values).next_back().unwrap_or(Item::Nothing))
            }
            ("GameValueSequence", Some(&[last])) if ruleset.factor.is_none() => {
                let mut values = Vec::new();
                for heap in 1..=last {
                    let position = ruleset.position(&[Argument::Integer(heap.into())]);
                    let position = position.ok_or_else(|| not_asked(asked))?;
                    let placed = self.placed(&ruleset.opened_as(&position), true)?;
                    let placed = varied(&ruleset.variants, placed)?;
                    values.push(Item::Value(self.worth_of(&placed)?));
                }
                Ok(Item::List(values.into()))
            }
            ("NimValueTable", Some(&[last_row, last_column])) if ruleset.factor.is_some() => {
                let factor = ruleset.factor.as_deref().unwrap_or(ruleset);
                let first = Ruleset { factor: None, ..ruleset.clone() };
                let table = self.product_table((&first, last_row), (factor, last_column))?;
                Ok(Item::List(table.into_iter().map(|row| Item::List(integers(row).collect())).collect()))
            }
            ("NimValueTable", Some(&[last_row, last_column])) if ruleset.pairs.is_some() => {
                let rules = ruleset.pairs.as_ref().ok_or_else(|| not_asked(asked))?;
                let row = |row: u64| (0..=last_column).map(move |column| (row.into(), column.into()));
                let starts: Vec<Pair> = (0..=last_row).flat_map(row).collect();
                let opened = self.listed_pairs(rules, &starts)?;
                let texts = starts.iter().map(|(row, column)| format!("({row},{column})"));
                let values = self.nim_values_of(&opened, texts)?;
                let rows = values.chunks(last_column as usize + 1);
                Ok(Item::List(rows.map(|row| Item::List(integers(row.to_vec()).collect())).collect()))
            }
            ("NimValueTable", Some(&[last_row, last_column])) => {
                let row = |row: u64| {
                    let pairs =
                        (0..=last_column).map(move |column| Argument::Pair(row.into(), column.into()));
                    pairs.map(|pair| ruleset.position(&[pair])).collect::<Option<Vec<String>>>()
                };
                let mut rows = Vec::new();
                for number in 0..=last_row {
                    let positions = row(number).ok_or_else(|| not_asked(asked))?;
                    let values = self.nim_values(ruleset, positions.into_iter(), 0)?;
                    rows.push(Item::List(integers(values).collect()));
                }
                Ok(Item::List(rows.into()))
            }
            ("Code" | "code", Some(&[])) => {
                let code = ruleset.code().ok_or_else(|| not_asked(asked))?;
                Ok(Item::Text(code.to_string().into()))
            }
            ("CheckPeriodicity", Some(&[last])) => {
                let sequence = self.sequence(ruleset, last)?.ok_or_else(|| not_asked(asked))?;
                let text = match sequence.period() {
                    None => "Nothing".to_owned(),
                    Some((period, _)) => format!(
                        "Periodicity(Period => {}, Preperiod => {}, Saltus => {})",
                        period.length, period.preperiod, period.saltus
                    ),
                };
                Ok(Item::Value(Held::text(text)))
            }
            _ => Err(not_asked(asked)),
        }
    }

    /// The Grundy sequence of the heaps to the last one, where they have a code.
    pub(super) fn sequence(&self, ruleset: &Ruleset, last: u64) -> Result<Option<GrundySequence>, Refusal> {
        let Some(code) = ruleset.code() else { return Ok(None) };
        let keep = usize::try_from(last).unwrap_or(usize::MAX).saturating_add(1);
        let mut sequence = GrundySequence::new(&code, Method::Auto, keep).map_err(Refusal::bad_input)?;
        sequence.extend(last, &self.limits).map_err(Refusal::stopped_by)?;
        Ok(Some(sequence))
    }

    /// The Grundy values of positions of one game; of the heaps 1 to `last` by their code, where they have one.
    pub(super) fn nim_values(
        &mut self,
        ruleset: &Ruleset,
        positions: impl Iterator<Item = String>,
        last: u64,
    ) -> Result<Vec<u64>, Refusal> {
        if let Some(sequence) = self.sequence(ruleset, last)?.filter(|_| last > 0) {
            let values: Option<Vec<u64>> = (1..=last).map(|heap| sequence.value(heap)).collect();
            if let Some(values) = values {
                return Ok(values);
            }
        }
        if let Some(rules) = &ruleset.heaps {
            if last > MOST_LISTED {
                return Err(not_asked("NimValueSequence"));
            }
            let opened = self.listed_heap(rules, last)?;
            return self.nim_values_of(&opened, (1..=last).map(|heap| heap.to_string()));
        }
        let value = |position: String| self.nim_value(&ruleset.opened_as(&position));
        positions.map(value).collect()
    }

    /// The Grundy values of positions of an open game.
    pub(super) fn nim_values_of(
        &self,
        opened: &OpenGame,
        positions: impl Iterator<Item = String>,
    ) -> Result<Vec<u64>, Refusal> {
        let mut values = opened.game.grundy_values(&self.limits).map_err(refused)?;
        let value = |position: String| {
            let (position, _) = opened.game.parse_question(&position)?;
            small(&values.value(&position).map_err(refused)?)
        };
        positions.map(value).collect()
    }

    /// The Grundy values of a product of two games with coins: the products of the values in the two. Rows and columns are counted
    /// from 0, where there is no coin.
    pub(super) fn product_table(
        &mut self,
        rows: (&Ruleset, u64),
        columns: (&Ruleset, u64),
    ) -> Result<Vec<Vec<u64>>, Refusal> {
        let mut side = |(ruleset, last)| self.values_from_zero(ruleset, last);
        let (rows, columns) = (side(rows)?, side(columns)?);
        let product = |row: u64, column: u64| (Nimber64::new(row) * Nimber64::new(column)).get();
        Ok(rows.iter().map(|&row| columns.iter().map(|&column| product(row, column)).collect()).collect())
    }

    /// The Grundy values of the heaps, or of the places of a coin, from 0 on: nothing is worth 0.
    fn values_from_zero(&mut self, ruleset: &Ruleset, last: u64) -> Result<Vec<u64>, Refusal> {
        let values = self.nim_values(ruleset, (1..=last).map(|heap| heap.to_string()), last)?;
        Ok(std::iter::once(0).chain(values).collect())
    }

    /// The Grundy value of a position.
    pub(super) fn nim_value(&self, position: &str) -> Result<u64, Refusal> {
        let opened = catalogue::open_with(position, Reading::new(self.files, &self.limits))?;
        let mut values = opened.game.grundy_values(&self.limits).map_err(refused)?;
        small(&values.value(&opened.position).map_err(refused)?)
    }
}

/// What each move leaves of a heap: the heaps that are not empty.
fn heaps_of_options(placed: &Placed) -> Option<Item> {
    let opened = &placed.opened;
    let options: Vec<AnyPosition> =
        few_options(opened.game.as_ref(), &opened.position, Player::Left, MOST_HEAPS as usize)?;
    let heaps = |option: &AnyPosition| {
        let text = opened.game.print(option);
        let heaps: Option<Vec<u64>> = text.split_whitespace().map(|heap| heap.parse().ok()).collect();
        let heaps = heaps?.into_iter().filter(|&heap| heap > 0);
        Some(Item::List(heaps.map(|heap| Item::Value(Held::integer(heap))).collect()))
    };
    options.iter().map(heaps).collect::<Option<Vec<Item>>>().map(|options| Item::List(options.into()))
}

pub(in crate::worksheet) fn refused(error: GrundyError) -> Refusal {
    match error {
        GrundyError::Stopped(reason) => Refusal::stopped_by(reason),
        error => Refusal::bad_input(error),
    }
}

/// A Grundy value for a list.
pub(super) fn small(value: &UBig) -> Result<u64, Refusal> {
    u64::try_from(value)
        .map_err(|_| Refusal::of(RefusalKind::BadInput, "the Grundy value is too large for a list"))
}

pub(super) fn not_asked(asked: &str) -> Refusal {
    let message = message!("'{asked}' is not asked of this ruleset", asked);
    ParseError::whole(asked, message, EXAMPLE).into()
}
