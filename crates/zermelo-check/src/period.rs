//! The claim `period P from N0`: g(n + P) = g(n) for all n ≥ N0 in a heap game given by its code, and neither a smaller P
//! nor a smaller N0 will do. The position is `-`; the certificate carries no values: all are computed here.
//!
//! Let k be the greatest take, t ≥ 1 the most heaps that a move leaves, m = max(N0, 1). *The window test* (Guy and Smith
//! 1956): if g(n + P) = g(n) for N0 ≤ n < t·m + (t − 1)·P + k, then for all n ≥ N0. For, at greater n, the greatest heap of
//! any option of n + P is at least m + P, and of any option of n at least m; taking P from it or adding P changes no
//! value, by induction; so both have options of the same values (`proofs/Period.v`). The bound leaves no option without a heap.
//!
//! Values are computed by their definition, in O(N) options a heap, unless a record `mask M` or `mask M parity` shows how
//! to be quicker in a game whose moves leave at most two heaps. The class of a value v at heap n is the parity of the bits
//! that v and M share, changed at every n with n − i odd if `parity` is said, where all takes i that split are
//! congruent mod 2. A heap is *common* when the class of its own value is 1, else *rare*.
//!
//! *Lemma.* A move from n to the heaps a and b gives a value of class 1 exactly if one of a, b is common, the other rare.
//! For nim-addition adds the parities of shared bits, and a + b ≡ n − i ≡ n + i.
//!
//! So the moves with a rare heap, and those to one heap, tell exactly which values of class 1 are excluded; let c be the
//! least that is not. Each smaller value of class 0 is excluded only if a move to it is found, looked for among all. Whatever M
//! is, the result is the Grundy value: a bad mask costs time, never truth.
//!
//! *By state*, with a record `window W` after the mask: rare heaps, and the smaller heaps of moves found, are at most
//! W − k for all heaps from 2W + 1 on, which all are common. So there g(n) is a function of the W values before it and of the
//! parity of n if that counts (P must be even then). If g(n + P) = g(n) for N0 ≤ n < max(N0, W + 1) + W, all from there on repeats.
//! This halves the values needed, at two bytes each: 0.104 needs 420 MB.

use crate::games::{code_digits, most_heaps, replace_by_code};
use crate::records::number;
use crate::{Accepted, Failure, Header, Records};

/// Without a mask, at most so many moves are looked at, as a power of two; with one, so many rare heaps and moves.
const MOST_PLAIN_WORK: u64 = 1 << 36;
const MOST_WORK: u64 = 1 << 41;

struct Claim {
    period: u64,
    start: u64,
}

pub(crate) fn check(header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    let claim =
        read_claim(header).ok_or_else(|| records.reject("expected 'period P from N', with P at least 1"))?;
    if header.misere {
        return Err(records.reject("Grundy values belong to normal play"));
    }
    header.expect_no_position()?;
    let digits = header.game.strip_prefix("heaps:").and_then(code_digits);
    let digits = digits.ok_or_else(|| records.reject("the game is heaps: and a code such as 0.137"))?;
    let method = Method::read(&digits, records)?;
    let moves = Moves::new(&digits);
    let compared = method.compared(&claim, &moves);
    if let Method::Window(space, window) = &method {
        let is_sound = *window > moves.longest && (!space.with_parity || claim.period.is_multiple_of(2));
        if !is_sound {
            return Err(
                records.reject("the window is longer than every take, and with parity the period is even")
            );
        }
    }
    let length = compared + claim.period;
    if length >= 1 << 32 {
        return Err(records.out_of_limits("so many values are not computed"));
    }
    records.keep(2 * length as usize)?;
    let values = Sequence::compute(&moves, &method, length as usize);
    let values = values.map_err(|stop| match stop {
        Stop::Work => {
            records.out_of_limits("computing the values takes too long; with another mask it may not")
        }
        Stop::Value => records.out_of_limits("a value has more than 16 bits"),
        Stop::Window(heap) => records.reject(format!("heap {heap} is not decided within the window")),
    })?;
    compare(&claim, compared, &values).map_err(|reason| records.reject(reason))?;
    let Claim { period, start } = claim;
    let claim = format!("the Grundy values of {} have period {period} from heap {start} on", header.game);
    Ok(Accepted::new(claim, false))
}

fn read_claim(header: &Header) -> Option<Claim> {
    let (period, start) = header.claim.strip_prefix("period ")?.split_once(" from ")?;
    let (period, start) = (number(period)?, number(start)?);
    (period > 0 && period.max(start) < 1 << 32).then_some(Claim { period, start })
}

/// Whether the values repeat as far as was shown to be enough, and the period and its start are the least.
fn compare(claim: &Claim, compared: u64, values: &[u16]) -> Result<(), String> {
    let (period, start) = (claim.period as usize, claim.start as usize);
    if let Some(heap) = (start..compared as usize).find(|&heap| values[heap] != values[heap + period]) {
        return Err(format!("heaps {heap} and {} have different values", heap + period));
    }
    if start > 0 && values[start - 1] == values[start - 1 + period] {
        return Err("the period begins earlier".to_owned());
    }
    // One turn is enough, and what follows it is known.
    let repeats = |shift: usize| {
        let turn = &values[start..start + period];
        turn[shift..] == turn[..period - shift] && turn[..shift] == turn[period - shift..]
    };
    match prime_factors(claim.period).find(|&prime| repeats(period / prime as usize)) {
        Some(prime) => Err(format!("the period is no more than {}", claim.period / prime)),
        None => Ok(()),
    }
}

fn prime_factors(number: u64) -> impl Iterator<Item = u64> {
    let mut rest = number;
    let mut next = 2;
    std::iter::from_fn(move || {
        while rest > 1 {
            if next * next > rest {
                return Some(std::mem::replace(&mut rest, 1));
            }
            if rest.is_multiple_of(next) {
                while rest.is_multiple_of(next) {
                    rest /= next;
                }
                return Some(next);
            }
            next += 1;
        }
        None
    })
}

/// The moves of a code.
struct Moves<'a> {
    digits: &'a [u32],
    longest: u64,
    /// The takes that may leave nothing, one heap, two heaps.
    takes: [Vec<usize>; 3],
    /// The most heaps left, at least 1.
    most_heaps: u64,
}

impl<'a> Moves<'a> {
    fn new(digits: &'a [u32]) -> Self {
        let takes = |heaps: u32| (0..digits.len()).filter(|&take| digits[take] >> heaps & 1 == 1).collect();
        Self {
            digits,
            longest: digits.len() as u64 - 1,
            takes: [takes(0), takes(1), takes(2)],
            most_heaps: most_heaps(digits).max(1) as u64,
        }
    }
}

/// How values are split into classes.
#[derive(Clone, Copy)]
struct Space {
    mask: u16,
    with_parity: bool,
    take_is_odd: bool,
}

impl Space {
    fn class(self, heap: usize, value: u16) -> bool {
        let changed = self.with_parity && (heap % 2 == 1) != self.take_is_odd;
        ((value & self.mask).count_ones() % 2 == 1) != changed
    }
}

enum Method {
    Plain,
    Masked(Space),
    Window(Space, u64),
}

impl Method {
    /// Nothing, or `mask M`, `mask M parity`, and then perhaps `window W`.
    fn read(digits: &[u32], records: &mut Records) -> Result<Self, Failure> {
        let Some(line) = records.next_text()? else { return Ok(Self::Plain) };
        let space = read_space(digits, &line).map_err(|reason| records.reject(reason))?;
        let Some(line) = records.next_text()? else { return Ok(Self::Masked(space)) };
        let window = line.strip_prefix("window ").and_then(number).filter(|&window| window < 1 << 32);
        window.map(|window| Self::Window(space, window)).ok_or_else(|| records.reject("expected 'window W'"))
    }

    /// The heaps below this one are compared with those one period later.
    fn compared(&self, claim: &Claim, moves: &Moves) -> u64 {
        match self {
            Self::Window(_, window) => claim.start.max(window + 1) + window,
            _ => {
                moves.most_heaps * claim.start.max(1) + (moves.most_heaps - 1) * claim.period + moves.longest
            }
        }
    }
}

fn read_space(digits: &[u32], line: &str) -> Result<Space, &'static str> {
    let words = line.strip_prefix("mask ").ok_or("expected 'mask M' or 'mask M parity'")?;
    let (mask, with_parity) = words.strip_suffix(" parity").map_or((words, false), |mask| (mask, true));
    let mask = number(mask).and_then(|mask| u16::try_from(mask).ok()).filter(|&mask| mask > 0);
    let mask = mask.ok_or("a mask is a number from 1 to 65535")?;
    if most_heaps(digits) > 2 {
        return Err("a mask is of use only where a move leaves at most two heaps");
    }
    let splits: Vec<usize> = (0..digits.len()).filter(|&take| digits[take] >> 2 & 1 == 1).collect();
    let take_is_odd = splits.first().is_some_and(|take| take % 2 == 1);
    if with_parity && splits.iter().any(|take| (take % 2 == 1) != take_is_odd) {
        return Err("parity is of use only where all takes that split agree in it");
    }
    Ok(Space { mask, with_parity, take_is_odd })
}

enum Stop {
    Work,
    Value,
    /// This heap breaks the rules of the window.
    Window(usize),
}

/// A set of values.
struct ValueSet {
    words: Vec<u64>,
    used: usize,
}

impl ValueSet {
    fn new() -> Self {
        Self { words: vec![0; 1 << 10], used: 0 }
    }

    fn clear(&mut self) {
        self.words[..self.used].fill(0);
        self.used = 0;
    }

    #[inline]
    fn insert(&mut self, value: u16) {
        let word = usize::from(value >> 6);
        self.words[word] |= 1 << (value & 63);
        self.used = self.used.max(word + 1);
    }

    #[inline]
    fn contains(&self, value: u16) -> bool {
        self.words[usize::from(value >> 6)] >> (value & 63) & 1 == 1
    }

    /// The least value outside that is `among` these words.
    fn least_outside(&self, among: impl Fn(usize) -> u64) -> Option<u16> {
        let free = |word: usize| !self.words[word] & among(word);
        let word = (0..self.words.len()).find(|&word| free(word) != 0)?;
        Some((word as u32 * 64 + free(word).trailing_zeros()) as u16)
    }

    /// How many values below `end` are outside.
    fn count_outside(&self, end: u16) -> u32 {
        let (whole, rest) = (usize::from(end >> 6), end & 63);
        let below: u32 = self.words[..whole].iter().map(|word| word.count_zeros()).sum();
        below + (!self.words[whole] & ((1 << rest) - 1)).count_ones()
    }
}

struct Sequence<'a> {
    moves: &'a Moves<'a>,
    values: Vec<u16>,
    excluded: ValueSet,
    rares: Vec<u32>,
    work: u64,
}

impl<'a> Sequence<'a> {
    /// The values of the heaps below `length`.
    fn compute(moves: &'a Moves, method: &Method, length: usize) -> Result<Vec<u16>, Stop> {
        let mut values =
            Self { moves, values: Vec::new(), excluded: ValueSet::new(), rares: Vec::new(), work: 0 };
        values.values.push(0);
        match *method {
            Method::Plain => (1..length).try_for_each(|_| values.add_plain())?,
            Method::Masked(space) => values.add_masked(space, length, None)?,
            Method::Window(space, window) => {
                let window = window as usize;
                let reach = window - moves.longest as usize;
                values.add_masked(space, length.min(2 * window + 1), None)?;
                if let Some(&last) = values.rares.last().filter(|&&last| last as usize > reach) {
                    return Err(Stop::Window(last as usize));
                }
                values.add_masked(space, length, Some(reach))?;
            }
        }
        Ok(values.values)
    }

    fn add_plain(&mut self) -> Result<(), Stop> {
        let Self { values, excluded, work, .. } = self;
        excluded.clear();
        replace_by_code(self.moves.digits, values.len() as u64, |heaps| {
            *work += 1;
            excluded.insert(heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]));
        });
        if *work > MOST_PLAIN_WORK {
            return Err(Stop::Work);
        }
        let value = excluded.least_outside(|_| u64::MAX).ok_or(Stop::Value)?;
        self.values.push(value);
        Ok(())
    }

    /// With `reach`, every heap must be common, by moves found whose smaller heap is at most this.
    fn add_masked(&mut self, space: Space, length: usize, reach: Option<usize>) -> Result<(), Stop> {
        // The values of class 1, at even and at odd heaps.
        let word = |parity: usize, word: usize| {
            (0..64)
                .filter(|bit| space.class(parity, (word * 64 + bit) as u16))
                .fold(0, |bits, bit| bits | 1_u64 << bit)
        };
        let classes: [Vec<u64>; 2] = [0, 1].map(|parity| (0..1 << 10).map(|at| word(parity, at)).collect());
        while self.values.len() < length {
            let heap = self.values.len();
            self.exclude(heap);
            let common = self.excluded.least_outside(|word| classes[heap % 2][word]).ok_or(Stop::Value)?;
            self.find_moves(heap, common, reach.unwrap_or(heap));
            let value = self.excluded.least_outside(|_| u64::MAX).ok_or(Stop::Value)?;
            if value != common {
                if reach.is_some() {
                    return Err(Stop::Window(heap));
                }
                self.rares.push(heap as u32);
            }
            self.values.push(value);
            if self.work > MOST_WORK {
                return Err(Stop::Work);
            }
        }
        Ok(())
    }

    /// The values of moves to at most one heap, and to two of which one is rare.
    fn exclude(&mut self, heap: usize) {
        let Self { moves: Moves { takes: [ends, singles, splits], .. }, values, excluded, rares, work } =
            self;
        excluded.clear();
        if ends.contains(&heap) {
            excluded.insert(0);
        }
        for &take in singles.iter().filter(|&&take| take < heap) {
            excluded.insert(values[heap - take]);
        }
        for &take in splits.iter().filter(|&&take| take < heap) {
            let left = heap - take;
            let below = rares.partition_point(|&rare| (rare as usize) < left);
            *work += below as u64 + 1;
            for &rare in &rares[..below] {
                let rare = rare as usize;
                excluded.insert(values[rare] ^ values[left - rare]);
            }
        }
    }

    /// Excludes the values below `common` that some move to two heaps has, the smaller one at most `reach`.
    fn find_moves(&mut self, heap: usize, common: u16, reach: usize) {
        let Self { moves: Moves { takes: [_, _, splits], .. }, values, excluded, work, .. } = self;
        let mut missing = excluded.count_outside(common);
        for small in 1..=reach.min(heap / 2) {
            if missing == 0 {
                return;
            }
            *work += 1;
            for &take in splits {
                let Some(large) = heap.checked_sub(take + small).filter(|&large| large >= small) else {
                    continue;
                };
                let value = values[small] ^ values[large];
                if value < common && !excluded.contains(value) {
                    excluded.insert(value);
                    missing -= 1;
                }
            }
        }
    }
}
