//! Take-and-break games: every game that has a code, such as Kayles (0.77), Grundy's game (4!.0) or Lasker's Nim
//! (4.[3]). A move takes tokens from one heap as a digit of the code allows, and leaves of it so many heaps as the digit
//! says.

use super::heap_game::{HeapGame, impl_by_heap_game};
use super::heaps::HEAPS;
use super::heaps::Heaps;
use super::nim_like::NimSum;
use crate::catalogue::{AnyGame, Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{
    Budget, Claim, ClaimedMove, Convention, Limits, Message, Meter, ParseError, Player, Reference,
    StopReason, Theorem, Verdict, WinningMoves, message,
};
use crate::heap::{GrundySequence, HeapCode, Method, SequenceError, visit_options};
use crate::misere::{MOST_HEAP, MisereQuotient, QuotientStop, WinningMove, misere_quotient};
use dashu_int::UBig;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Values of larger heaps are computed only by the fast methods, and not beyond the second number.
const FIRST_HEAPS: u64 = 1 << 16;
const MOST_HEAPS: u64 = 1 << 22;
/// Where a heap is larger than that, only a period can tell its value; bitsets of heaps look for one up to here.
const MOST_HEAPS_FOR_PERIOD: u64 = 1 << 20;
/// Misère quotients are looked for up to this heap, and with so much work.
const QUOTIENT_HEAPS: u32 = 2000;
const QUOTIENT_WORK: Budget = Budget::positions(6_000, "the misère quotient");
/// Values of codes that are not octal are computed up to this heap.
const MOST_GENERAL_HEAPS: u64 = 2048;
/// So many options are tried for winning moves.
const MOST_OPTIONS_TRIED: usize = 200_000;

/// The rules of a code, with its Grundy values as far as they have been needed.
#[derive(Clone)]
pub struct TakeAndBreak {
    code: HeapCode,
    sequence: Option<Arc<Mutex<GrundySequence>>>,
    quotient: Arc<OnceLock<MisereQuotient>>,
}

/// Misère play through the quotient.
pub static QUOTIENT: Reference = Reference {
    name: "the misère quotient of the code",
    statement: "Heaps are mapped to elements of a commutative monoid, a sum to the product; a sum is a misère P-position \
                exactly when its product is one of the P-elements. The map has been verified on every option of every \
                heap that it covers.",
    source: "T. E. Plambeck, Taming the wild in impartial combinatorial games (2005); T. E. Plambeck and A. N. Siegel, \
             Misère quotients for impartial games (2008)",
};

/// Sprague and Grundy's theorem, as it is used on heaps of a code.
pub static HEAP_VALUES: Reference = Reference {
    name: "the Sprague–Grundy theorem on the heaps of the code",
    statement: "A sum of heaps plays like Nim on their Grundy values; the value of a heap is the least one that no \
                option has, computed heap size by heap size, or known from a proved period.",
    source: "R. Sprague (1935), P. M. Grundy (1939); for codes R. K. Guy and C. A. B. Smith, The G-values of various \
             games (1956)",
};

impl TakeAndBreak {
    /// The game of a code.
    pub fn new(code: HeapCode) -> Self {
        let sequence = match GrundySequence::new(&code, Method::Auto, MOST_HEAPS as usize) {
            Ok(sequence) => Some(Arc::new(Mutex::new(sequence))),
            Err(SequenceError::TooManyDistinct | SequenceError::MethodDoesNotApply) => None,
        };
        Self { code, sequence, quotient: Arc::default() }
    }

    /// The code.
    pub fn code(&self) -> &HeapCode {
        &self.code
    }

    /// The Grundy values of some heaps; `None` where one is out of reach.
    fn values(&self, sizes: &[UBig], limits: &Limits) -> Result<Option<Vec<UBig>>, StopReason> {
        let Some(sequence) = &self.sequence else { return Ok(None) };
        let mut sequence = sequence.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known_values(&sequence, sizes) {
            return Ok(Some(known));
        }
        let largest = sizes.iter().max().cloned().unwrap_or(UBig::ZERO);
        self.extend(&mut sequence, &largest, limits)?;
        Ok(known_values(&sequence, sizes))
    }

    /// Computes the values of heaps up to the largest that is asked for, or that is within reach.
    fn extend(
        &self,
        sequence: &mut GrundySequence,
        largest: &UBig,
        limits: &Limits,
    ) -> Result<(), StopReason> {
        let most = if self.code.is_octal() { MOST_HEAPS } else { MOST_GENERAL_HEAPS };
        let wanted = u64::try_from(largest).map_or(most, |size| (size.saturating_add(1)).min(most));
        let mut length = wanted.min(FIRST_HEAPS);
        loop {
            if sequence.length() < length {
                sequence.extend(length, limits)?;
            }
            let may_go_on = match sequence.method() {
                Method::Windowed => true,
                Method::Blocked => *largest < UBig::from(most) || length < MOST_HEAPS_FOR_PERIOD,
                Method::Auto | Method::Plain | Method::Sparse => false,
            };
            if sequence.length() < length || length == wanted || !may_go_on {
                return Ok(());
            }
            length = wanted.min(2 * length);
        }
    }

    /// The nim-sum of heaps whose values have been computed.
    fn known_nim_sum(&self, sizes: &[UBig]) -> Option<UBig> {
        let sequence = self.sequence.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        let values = known_values(&sequence, sizes)?;
        Some(values.iter().fold(UBig::ZERO, |sum, value| sum ^ value))
    }

    /// The period, where it is proved by now.
    fn period_line(&self) -> Option<Message> {
        let sequence = self.sequence.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        let (period, theorem) = sequence.period()?;
        let (code, length, start) = (&self.code, period.length, period.preperiod);
        let by = Message::words(theorem.name);
        Some(if period.saltus > 0 {
            message!(
                "The values of {code} have period {length} and saltus {saltus} from heap {start} on, by {by}.",
                code,
                length,
                saltus = period.saltus,
                start,
                by => by
            )
        } else {
            message!("The values of {code} have period {length} from heap {start} on, by {by}.", code, length, start, by => by)
        })
    }

    /// The misère quotient of the code, as far as it is found within the budget.
    fn quotient(&self, limits: &Limits) -> Result<&MisereQuotient, StopReason> {
        if let Some(quotient) = self.quotient.get() {
            return Ok(quotient);
        }
        let found = misere_quotient(&self.code, QUOTIENT_HEAPS, &limits.with_budget(QUOTIENT_WORK));
        match found.stopped {
            Some(QuotientStop::Limit(reason)) if reason.is_callers() => Err(reason),
            _ => Ok(self.quotient.get_or_init(|| found.quotient)),
        }
    }

    /// What the misère quotient says, where one was found that covers the heaps.
    fn misere_claim(&self, heaps: &Heaps, limits: &Limits) -> Result<Option<Claim<Heaps>>, StopReason> {
        if !self.code.is_octal() || !self.code.is_plain() {
            return Ok(None);
        }
        let quotient = self.quotient(limits)?;
        Ok(self.claim_by_quotient(quotient, heaps, limits))
    }

    /// What the quotient says, with the winning moves where there is time to find them.
    fn claim_by_quotient(
        &self,
        quotient: &MisereQuotient,
        heaps: &Heaps,
        limits: &Limits,
    ) -> Option<Claim<Heaps>> {
        let sizes: Vec<u64> = heaps.0.iter().map(|size| u64::try_from(size).ok()).collect::<Option<_>>()?;
        let sum = quotient.sum(&sizes)?;
        let is_p = quotient.monoid().is_p(sum.element);
        let covers = match quotient.period() {
            Some(period) => {
                message!(
                    "for all heaps, with period {length} from heap {start} on",
                    length = period.period,
                    start = period.preperiod
                )
            }
            None => message!("for heaps to {largest}", largest = quotient.largest_heap()),
        };
        let verdict = if is_p { Verdict::Loss(None) } else { Verdict::Win(None) };
        let explanation = vec![
            message!(
                "The misère quotient of {code} has order {order}; it is verified {covers}.",
                code = self.code,
                order = quotient.order(),
                covers => covers
            ),
            if is_p {
                "The product of the heaps is a P-element: the previous player wins.".into()
            } else {
                "The product of the heaps is no P-element: the next player wins.".into()
            },
        ];
        let mut known = Vec::new();
        let all_named = match quotient.winning_moves(&sizes, limits) {
            Ok(moves) => name_winning_moves(heaps, &sizes, &moves?, limits, &mut known).is_ok(),
            Err(_) => false,
        };
        let is_complete = is_p || all_named && sizes.iter().all(|&size| size <= u64::from(MOST_HEAP));
        let winning = if is_complete { WinningMoves::These(known) } else { WinningMoves::AtLeast(known) };
        Some(Claim { winning, ..Claim::impartial(&QUOTIENT, verdict, Vec::new(), explanation) })
    }

    /// The moves that leave a position of nim-sum 0, and whether there may be others.
    fn moves_to_zero(&self, heaps: &Heaps, values: &[UBig], sum: &UBig) -> (Vec<ClaimedMove<Heaps>>, bool) {
        let mut found = Vec::new();
        let mut tried = 0;
        let mut complete = true;
        for (heap, size) in heaps.0.iter().enumerate() {
            let target = sum ^ &values[heap];
            let flow = visit_options(&self.code, size, |taken, parts| {
                tried += 1;
                if tried > MOST_OPTIONS_TRIED {
                    return ControlFlow::Break(());
                }
                if self.known_nim_sum(parts).as_ref() == Some(&target) {
                    let label = move_label(heaps.0.len(), heap, taken, parts);
                    found.push(ClaimedMove {
                        label,
                        to: heaps.are_few().then(|| with_parts(heaps, heap, parts)),
                    });
                }
                ControlFlow::Continue(())
            });
            complete &= flow.is_continue();
        }
        (found, complete)
    }
}

/// Adds the moves that win in each of the heaps, as far as the limits allow: of equal heaps each has its own.
fn name_winning_moves(
    heaps: &Heaps,
    sizes: &[u64],
    moves: &BTreeSet<WinningMove>,
    limits: &Limits,
    known: &mut Vec<ClaimedMove<Heaps>>,
) -> Result<(), StopReason> {
    let mut meter = Meter::start(limits, "looking for winning moves")?;
    for (heap, &size) in sizes.iter().enumerate() {
        let first = WinningMove { heap: size, left: Vec::new() };
        for one in moves.range(first..).take_while(|one| one.heap == size) {
            let parts: Vec<UBig> = one.left.iter().map(|&size| UBig::from(size)).collect();
            let taken = size - one.left.iter().sum::<u64>();
            let label = move_label(sizes.len(), heap, taken, &parts);
            let to = heaps.are_few().then(|| with_parts(heaps, heap, &parts));
            let bytes =
                size_of::<ClaimedMove<Heaps>>() + label.len() + to.as_ref().map_or(0, Heaps::heap_bytes);
            meter.count_bytes(bytes as u64)?;
            known.push(ClaimedMove { label, to });
        }
    }
    Ok(())
}

/// The values of some heaps, `None` where one is not known.
fn known_values(sequence: &GrundySequence, sizes: &[UBig]) -> Option<Vec<UBig>> {
    sizes.iter().map(|size| sequence.value_of_any(size)).collect()
}

pub(super) fn with_parts(heaps: &Heaps, heap: usize, parts: &[UBig]) -> Heaps {
    let mut sizes = heaps.0.clone();
    let left = if parts.is_empty() { &[UBig::ZERO] } else { parts };
    sizes.splice(heap..=heap, left.iter().cloned());
    Heaps(sizes)
}

pub(super) fn move_label(heap_count: usize, heap: usize, taken: u64, parts: &[UBig]) -> String {
    let list = parts.iter().map(ToString::to_string).collect::<Vec<_>>();
    let list = match list.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => list.join(""),
    };
    let place = if heap_count == 1 { String::new() } else { format!(" heap {}", heap + 1) };
    match (taken, parts.len()) {
        (0, _) => format!("split{place} into {list}"),
        (_, 0 | 1) if place.is_empty() => format!("take {taken}"),
        (_, 0 | 1) => format!("take {taken} from{place}"),
        (_, _) if place.is_empty() => format!("take {taken} and split into {list}"),
        (_, _) => format!("take {taken} from{place} and split into {list}"),
    }
}

/// The name of the move between two positions.
pub(super) fn label_between(from: &Heaps, to: &Heaps) -> String {
    let heap = from.0.iter().zip(&to.0).position(|(before, after)| before != after).unwrap_or(0);
    let parts = &to.0[heap..heap + 1 + to.0.len() - from.0.len()];
    let left = parts.iter().fold(UBig::ZERO, |sum, part| sum + part);
    let taken = u64::try_from(&from.0[heap] - left).unwrap_or(u64::MAX);
    move_label(from.0.len(), heap, taken, parts)
}

/// Refuses heaps for codes that leave three heaps and more, where they are too large for any enumeration.
pub(super) fn refuse_large(
    text: &str,
    heaps: &Heaps,
    code: &HeapCode,
    example: &str,
) -> Result<(), ParseError> {
    let is_large = |size: &&UBig| u64::try_from(*size).is_err();
    if code.most_heaps().is_none_or(|most| most > 2)
        && let Some(size) = heaps.0.iter().find(is_large)
    {
        let message = zermelo_core::message!("heaps of {code} have fewer than 2^64 tokens", code);
        let word = size.to_string();
        let start = text.find(&word).unwrap_or(0);
        let hint = zermelo_core::message!("for example: {example}", example);
        return Err(ParseError::at(text, start..(start + word.len()).min(text.len()), message, hint));
    }
    Ok(())
}

impl_by_heap_game!(TakeAndBreak);

impl HeapGame for TakeAndBreak {
    fn moves<B>(
        &self,
        heaps: &Heaps,
        _: Player,
        mut visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (heap, size) in heaps.0.iter().enumerate() {
            visit_options(&self.code, size, |_, parts| visit(with_parts(heaps, heap, parts)))?;
        }
        ControlFlow::Continue(())
    }

    /// Where moves leave at most one heap, heaps only shrink.
    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        (self.code.most_heaps() <= Some(1)).then(|| heaps.product_bound())
    }

    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        let example = format!("heaps:{} 5 9 12", self.code);
        let heaps = Heaps::parse(text, &example)?;
        refuse_large(text, &heaps, &self.code, &example)?;
        Ok(heaps)
    }

    fn move_label(&self, from: &Heaps, to: &Heaps) -> String {
        label_between(from, to)
    }
}

/// Values are listed for so many heaps.
const MOST_HEAPS_EXPLAINED: usize = 12;

impl Theorem for TakeAndBreak {
    fn grundy(&self, heaps: &Heaps) -> Option<UBig> {
        self.grundy_within(heaps, &Limits::none()).ok().flatten()
    }

    fn claim_within(
        &self,
        heaps: &Heaps,
        convention: Convention,
        limits: &Limits,
    ) -> Result<Option<Claim<Heaps>>, StopReason> {
        if convention == Convention::Misere {
            return self.misere_claim(heaps, limits);
        }
        let Some(values) = self.values(&heaps.0, limits)? else { return Ok(None) };
        let nim_sum = NimSum::of(&values, convention);
        let mut explanation = Vec::new();
        if values.len() <= MOST_HEAPS_EXPLAINED {
            let list = heaps.0.iter().zip(&values).map(|(size, value)| format!("g({size}) = {value}"));
            let list = list.collect::<Vec<_>>().join(", ");
            explanation.push(message!("Grundy values of heaps of {code}: {list}.", code = self.code, list));
        }
        explanation.extend(self.period_line());
        explanation.extend(nim_sum.explanation(&values, "Grundy values"));
        let verdict = if nim_sum.next_wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let mut winning = WinningMoves::These(Vec::new());
        if nim_sum.next_wins {
            let (moves, complete) = self.moves_to_zero(heaps, &values, &nim_sum.sum);
            winning = if complete { WinningMoves::These(moves) } else { WinningMoves::AtLeast(moves) };
        }
        let claim = Claim::impartial(&HEAP_VALUES, verdict, Vec::new(), explanation)
            .because(nim_sum.why(&values, false))
            .with_grundy(nim_sum.sum);
        Ok(Some(Claim { winning, ..claim }))
    }

    fn grundy_within(&self, heaps: &Heaps, limits: &Limits) -> Result<Option<UBig>, StopReason> {
        let values = self.values(&heaps.0, limits)?;
        Ok(values.map(|values| values.iter().fold(UBig::ZERO, |sum, value| sum ^ value)))
    }

    /// The options of one heap are tried by their values, for heaps too large to search.
    fn options_of_value(&self, heaps: &Heaps, value: &UBig) -> Option<Vec<ClaimedMove<Heaps>>> {
        let values = self.values(&heaps.0, &Limits::none()).ok().flatten()?;
        let sum = values.iter().fold(UBig::ZERO, |sum, value| sum ^ value);
        let (moves, complete) = self.moves_to_zero(heaps, &values, &(sum ^ value));
        complete.then_some(moves)
    }
}

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 8] {
    [
        Entry::new("grundys-game", "Grundy's game", Group::Heaps, |parameters| {
            named_code(parameters, "4!.0", "grundys-game 10")
        })
        .with_aliases(["grundy", "split-unequal"])
        .with_rules("A move splits a heap into two heaps of different sizes. Whoever cannot move loses.")
        .with_notation(HEAPS)
        .with_examples(["grundys-game 10", "grundys-game 8 15"])
        .with_theorems([&HEAP_VALUES, &QUOTIENT]),
        Entry::new("heaps", "Take-and-break games by code", Group::Heaps, |parameters| {
            Ok(Arc::new(of_code(parameters.parse()?)))
        })
        .with_aliases(["take-and-break", "octal"])
        .with_rules(
            "A move takes i tokens from one heap and leaves of it as many heaps as digit i of the \
             code allows: bit k of the digit stands for k heaps. Whoever cannot move loses.",
        )
        .with_parameters(
            ":CODE  octal (0.77), hexadecimal (0.3F), digits as lists of numbers of heaps (0.{0,1,3}), \
             repeating (0.[3]), heaps that must differ (4!.0), or a name (kayles, subtraction:1,3,4, \
             all-but:2,3)",
        )
        .with_notation(HEAPS)
        .with_examples([
            "heaps:0.77 5 9 12",
            "heaps:0.3F 7 8",
            "heaps:all-but:2,3,7 20 31",
            "heaps:0.77 1000000000000 5",
        ])
        .with_theorems([&HEAP_VALUES, &QUOTIENT]),
        Entry::new("kayles", "Kayles", Group::Heaps, |parameters| {
            named_code(parameters, "0.77", "kayles 5 9 12")
        })
        .with_rules(
            "Kayles: a ball knocks down one pin of a row, or two that stand together. A row of n pins \
             is a heap of n. Whoever cannot move loses.",
        )
        .with_notation(HEAPS)
        .with_examples(["kayles 5 9 12"])
        .with_theorems([&HEAP_VALUES, &QUOTIENT]),
        Entry::new("dawsons-kayles", "Dawson's Kayles", Group::Heaps, |parameters| {
            named_code(parameters, "0.07", "dawsons-kayles 14 9")
        })
        .with_rules(
            "Two pins that stand together are knocked down; a row of n pins is a heap of n. Whoever \
             cannot move loses.",
        )
        .with_notation(HEAPS)
        .with_examples(["dawsons-kayles 14 9"])
        .with_theorems([&HEAP_VALUES, &QUOTIENT]),
        Entry::new("dawsons-chess", "Dawson's Chess", Group::Heaps, |parameters| {
            named_code(parameters, "0.137", "dawsons-chess 12")
        })
        .with_rules(
            "Code 0.137: take one token if it is a whole heap; take two from the end or as a whole \
             heap; take three from anywhere in a row. Whoever cannot move loses.",
        )
        .with_notation(HEAPS)
        .with_examples(["dawsons-chess 12"])
        .with_theorems([&HEAP_VALUES, &QUOTIENT]),
        Entry::new("guiles", "Guiles", Group::Heaps, |parameters| {
            named_code(parameters, "0.15", "guiles 11 8")
        })
        .with_rules(
            "Code 0.15: take one token that is a whole heap; or two that are a whole heap or leave \
             two heaps. Whoever cannot move loses.",
        )
        .with_notation(HEAPS)
        .with_examples(["guiles 11 8"])
        .with_theorems([&HEAP_VALUES, &QUOTIENT]),
        Entry::new("officers", "Officers", Group::Heaps, |parameters| {
            named_code(parameters, "0.6", "officers 10 12")
        })
        .with_rules("Take one token from a heap and leave one or two heaps. Whoever cannot move loses.")
        .with_notation(HEAPS)
        .with_examples(["officers 10 12"])
        .with_theorems([&HEAP_VALUES, &QUOTIENT]),
        Entry::new("treblecross-heaps", "Treblecross, as heaps", Group::Heaps, |parameters| {
            named_code(parameters, "0.007", "treblecross-heaps 12")
        })
        .with_rules(
            "Code 0.007: take three tokens and leave nothing, one heap or two. A cross on a strip of \
             n squares is a move on a heap of n + 2. Whoever cannot move loses.",
        )
        .with_notation(HEAPS)
        .with_examples(["treblecross-heaps 12"])
        .with_theorems([&HEAP_VALUES, &QUOTIENT]),
    ]
}

/// The game of a code that has a name of its own.
fn named_code(parameters: &str, code: &str, example: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    no_parameters(parameters, example)?;
    Ok(Arc::new(of_code(code.parse()?)))
}

fn of_code(code: HeapCode) -> Catalogued<TakeAndBreak> {
    let text = code.to_string();
    let known = plain_code(&text).map(|code| CheckedGame::heaps(format!("heaps:{code}")));
    Catalogued::new(TakeAndBreak::new(code))
        .with_own_tables()
        .with_theorem()
        .checked_as(known)
        .declared_by_heap(format!("heaps:{text}"))
}

/// A code of digits alone, `0.…` or `4.…`, which the checker reads.
pub fn plain_code(code: &str) -> Option<&str> {
    let (first, others) = code.split_once('.')?;
    let is_plain = matches!(first, "0" | "4") && others.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_plain.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The heaps left by the moves on one heap, as the reference lists write them.
    fn options(code: &str, size: u64) -> String {
        let mut list = Vec::new();
        let _: ControlFlow<()> = visit_options(&code.parse().unwrap(), &UBig::from(size), |_, parts| {
            let parts = parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
            list.push(if parts.is_empty() { "-".to_owned() } else { parts });
            ControlFlow::Continue(())
        });
        list.join("  ")
    }

    /// As listed by the tests of `CGSuite`.
    #[test]
    fn options_of_one_heap() {
        assert_eq!(options("0.7", 9), "8  1,7  2,6  3,5  4,4");
        assert_eq!(options("0.77", 9), "8  1,7  2,6  3,5  4,4  7  1,6  2,5  3,4");
        assert_eq!(options("4.0", 8), "1,7  2,6  3,5  4,4");
        assert_eq!(options("0.3F", 9), "8  7  1,6  2,5  3,4  1,1,5  1,2,4  1,3,3  2,2,3");
        assert_eq!(options("0.3f!", 11), "10  9  1,8  2,7  3,6  4,5  1,2,6  1,3,5  2,3,4");
        assert_eq!(options("0.3[1]", 7), "6  -");
        assert_eq!(options("0.7[03]", 7), "6  1,5  2,4  3,3  4  2  -");
        assert_eq!(options("0.{0,1,3+}", 2), "1");
        assert_eq!(options("0.*", 5), "4  1,3  2,2  1,1,2  1,1,1,1");
        assert_eq!(options("4!.0", 7), "1,6  2,5  3,4");
        assert_eq!(options("0.77", 0), "");
    }
}
