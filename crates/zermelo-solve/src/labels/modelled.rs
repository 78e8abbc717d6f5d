//! Blocks of labels made small by a model of what comes next. A symbol is written in digits of 16 values, most often one. What
//! each digit may be is foretold twice, by the symbols just before and by more of them together with those one row before;
//! the two forecasts are mixed by how often which was the better, and both learn. Digits with their shares go into two
//! coders of asymmetric numeral systems in turn (Duda 2013), which write from the last digit to the first, so that reading
//! goes forwards, without a division. Stretches that repeat what stood a fixed distance before take a digit each.
//! (Forecasts that learn as whole vectors: Giesen 2015, *Models for adaptive arithmetic coding*.) Integers throughout: the
//! bytes are the same on every machine.

use super::disk::Packing;
use std::io;
use zermelo_core::Arrange;

/// The packing of tables.
#[derive(Clone, Copy, Debug)]
pub struct Modelled;

/// Values of a digit. The last one says that another digit follows.
const DIGITS: usize = 16;
const MORE: usize = DIGITS - 1;
/// The shares of all values of a digit add up to 2 to this power.
const SHARE_BITS: u32 = 14;
const WHOLE: i32 = 1 << SHARE_BITS;
/// No value's share gets smaller, so that no mixture of two is nothing.
const LEAST_SHARE: usize = 2;
/// The forecasts by few symbols, and those by more: 2 to these powers.
const PLAIN_BITS: u32 = 10;
const RICH_BITS: u32 = 12;
/// Symbols of a stretch.
const STRETCH: usize = 256;
/// Distances back at which a block may be like itself: all up to here, then doubled ones.
const NEAR: usize = 128;
const FAR: usize = 1 << 13;
/// So many places of a block are asked where it is like itself, in parts of so many at a time, which a byte counts.
const SAMPLE: usize = 1 << 12;
const FEW: usize = 128;

impl Packing for Modelled {
    fn pack(&self, block: &[u8]) -> io::Result<Vec<u8>> {
        let alphabet = Alphabet::of(block);
        let mut packed = alphabet.written();
        if alphabet.symbols.len() > 1 {
            let likeness = Likeness::of(block);
            packed.extend_from_slice(&(likeness.row as u16).to_le_bytes());
            packed.extend_from_slice(&(likeness.repeat as u16).to_le_bytes());
            let ranks: Vec<u8> = std::iter::repeat_n(0, likeness.before())
                .chain(block.iter().map(|&byte| alphabet.ranks[usize::from(byte)]))
                .collect();
            encode(&parts_of(&ranks, &alphabet, likeness), &mut packed);
        }
        Ok(packed)
    }

    fn unpack(&self, packed: &[u8], len: usize) -> io::Result<Vec<u8>> {
        let (alphabet, rest) =
            Alphabet::read(packed).ok_or_else(|| io::Error::other("it ends in its symbols"))?;
        if let [only] = alphabet.symbols[..] {
            return Ok(vec![only; len]);
        }
        let ranks = Likeness::read(rest).and_then(|(likeness, rest)| {
            let mut ranks = vec![0; likeness.before() + len];
            fill(&mut ranks, &alphabet, likeness, Decoder::new(rest)?)?;
            ranks.drain(..likeness.before());
            Some(ranks)
        });
        let ranks = ranks.ok_or_else(|| io::Error::other("its digits make no symbols"))?;
        Ok(ranks.into_iter().map(|rank| alphabet.symbols[usize::from(rank)]).collect())
    }
}

/// The symbols of a block, the most frequent first: their places are their ranks.
struct Alphabet {
    symbols: Vec<u8>,
    ranks: [u8; 256],
}

impl Alphabet {
    fn of(block: &[u8]) -> Self {
        // Equal neighbours would wait for each other in one list of counts.
        let mut counts = [[0_u32; 256]; 2];
        for pair in block.chunks(2) {
            for (counts, &byte) in counts.iter_mut().zip(pair) {
                counts[usize::from(byte)] += 1;
            }
        }
        let count = |byte: u8| counts[0][usize::from(byte)] + counts[1][usize::from(byte)];
        let mut symbols: Vec<u8> = (0..=255).filter(|&byte| count(byte) > 0).collect();
        symbols.arrange_by_key(|&byte| (std::cmp::Reverse(count(byte)), byte));
        if symbols.is_empty() {
            symbols.push(0);
        }
        Self::ranked(symbols)
    }

    fn ranked(symbols: Vec<u8>) -> Self {
        let mut ranks = [0; 256];
        for (rank, &symbol) in symbols.iter().enumerate() {
            ranks[usize::from(symbol)] = rank as u8;
        }
        Self { symbols, ranks }
    }

    /// How many there are, less one, then each.
    fn written(&self) -> Vec<u8> {
        let mut bytes = vec![(self.symbols.len() - 1) as u8];
        bytes.extend_from_slice(&self.symbols);
        bytes
    }

    fn read(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (&last, rest) = bytes.split_first()?;
        let (symbols, rest) = rest.split_at_checked(usize::from(last) + 1)?;
        Some((Self::ranked(symbols.to_vec()), rest))
    }
}

/// Where a block is like itself.
#[derive(Clone, Copy)]
struct Likeness {
    /// The distance back at which most symbols are met again that are not those just before.
    row: usize,
    /// The distance at which many stretches are the same as a whole, or 0.
    repeat: usize,
}

impl Likeness {
    fn of(block: &[u8]) -> Self {
        let repeat = best_repeat(block);
        // Where what repeats takes next to nothing, the row is for the rest.
        let furthest = if repeat == 0 { FAR } else { NEAR };
        Self { row: best_row(block, furthest), repeat }
    }

    fn read(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (&[a, b, c, d], rest) = bytes.split_first_chunk()?;
        let number = |bytes| usize::from(u16::from_le_bytes(bytes));
        Some((Self { row: number([a, b]).max(1), repeat: number([c, d]) }, rest))
    }

    /// How many symbols of rank 0 seem to stand before the first.
    fn before(self) -> usize {
        self.row.max(2)
    }

    /// The stretch that begins with a symbol, and where the one stands that it may repeat.
    fn stretch(self, ranks: &[u8], start: usize) -> (std::ops::Range<usize>, Option<std::ops::Range<usize>>) {
        let end = ranks.len().min(start + STRETCH);
        let may_repeat = self.repeat > 0 && start - self.before() >= self.repeat;
        (start..end, may_repeat.then(|| start - self.repeat..end - self.repeat))
    }
}

/// Distances that double up to the furthest one, after a distance.
fn doubled(after: usize, furthest: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(2 * after), |&distance| Some(2 * distance))
        .take_while(move |&distance| distance <= furthest)
}

/// The distance at which most stretches are repeated, if a quarter of them are.
fn best_repeat(block: &[u8]) -> usize {
    let stretches = block.len() / STRETCH;
    let repeated = |distance: usize| {
        let starts = (0..stretches * STRETCH).step_by(STRETCH).filter(|&start| start >= distance);
        starts.filter(|&start| block[start..][..STRETCH] == block[start - distance..][..STRETCH]).count()
    };
    let most = doubled(NEAR, FAR)
        .map(|distance| (repeated(distance), std::cmp::Reverse(distance)))
        .max()
        .filter(|most| 4 * most.0 > stretches);
    most.map_or(0, |(_, std::cmp::Reverse(distance))| distance)
}

/// The distance back at which most symbols are met again that are not those just before.
fn best_row(block: &[u8], furthest: usize) -> usize {
    let met = |row: usize| {
        let Some(last) = block.len().checked_sub(row) else { return 0 };
        let last = last.min(SAMPLE);
        let (now, before, above) = (&block[row..row + last], &block[row - 1..][..last], &block[..last]);
        let mut count = 0;
        for start in (0..last).step_by(FEW) {
            let few = start..last.min(start + FEW);
            let (now, before, above) = (&now[few.clone()], &before[few.clone()], &above[few]);
            let mut met = 0_u8;
            for at in 0..now.len().min(before.len()).min(above.len()) {
                met += u8::from(now[at] == above[at]) & u8::from(now[at] != before[at]);
            }
            count += u32::from(met);
        }
        count
    };
    (2..=NEAR)
        .chain(doubled(NEAR, furthest))
        .max_by_key(|&row| (met(row), std::cmp::Reverse(row)))
        .unwrap_or(2)
}

/// The sums of the shares of all values below each.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Forecast([i16; DIGITS]);

/// A value's part of the whole: where it begins, and how large it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    low: u16,
    share: u16,
}

impl Part {
    /// From a sum to the next.
    #[inline]
    const fn between([low, high]: [i32; 2]) -> Self {
        Self { low: low.cast_unsigned() as u16, share: (high - low).cast_unsigned() as u16 }
    }
}

/// A forecast counts no further how often it has learnt.
const MOST_TIMES: u8 = 126;
/// Learning halves what is unlike what came; later it takes 2 to the power of minus this.
const SLOWEST: u32 = 5;

/// By how fast is learnt and by the value that comes: what the sums move towards. Steps are rounded down, so what moves up aims a
/// step too far and arrives as well. (The first sum does so too and stays 0: a column of zeros would be compiled apart from
/// the others, in twice the time.)
static GOALS: [[[i16; DIGITS]; DIGITS]; SLOWEST as usize + 1] = {
    let mut goals = [[[0; DIGITS]; DIGITS]; SLOWEST as usize + 1];
    let mut rate = 0;
    while rate < goals.len() {
        let mut value = 0;
        while value < DIGITS {
            let mut at = 0;
            while at < DIGITS {
                let step_too_far = (1 << rate) - 1;
                let (below, above) = (LEAST_SHARE * at, LEAST_SHARE * (DIGITS - at));
                goals[rate][value][at] = match at {
                    0 => step_too_far,
                    _ if at <= value => (below as u16).cast_signed(),
                    _ => WHOLE as i16 - (above as u16).cast_signed() + step_too_far,
                };
                at += 1;
            }
            value += 1;
        }
        rate += 1;
    }
    goals
};

impl Forecast {
    /// All of so many values are as likely, others are not.
    fn even(values: usize) -> Self {
        let spare = (1 << SHARE_BITS) - LEAST_SHARE * DIGITS;
        let sum = |at: usize| LEAST_SHARE * at + spare * at.min(values) / values.min(DIGITS);
        Self(std::array::from_fn(|at| (sum(at) as u16).cast_signed()))
    }

    /// The sums below a value and up to it.
    #[inline]
    fn sums(&self, value: usize) -> [i32; 2] {
        let high = if value % DIGITS == MORE { WHOLE } else { i32::from(self.0[(value + 1) % DIGITS]) };
        [i32::from(self.0[value % DIGITS]), high]
    }

    /// Takes in a value, after so many before.
    #[inline]
    fn learn(&mut self, value: usize, times: &mut u8) {
        let rate = (known(*times) + 1).min(SLOWEST);
        let goals = &GOALS[rate as usize][value % DIGITS];
        for (sum, goal) in self.0.iter_mut().zip(goals) {
            *sum += (goal - *sum) >> rate;
        }
        *times = (*times + 1).min(MOST_TIMES);
    }
}

/// How well a forecast is known, which has learnt so often: 0 to 6.
#[inline]
const fn known(times: u8) -> u32 {
    (times as u32 + 1).ilog2()
}

/// What a forecast is mixed by: the share of the rich one, in parts of 2^15.
const TRUST_BITS: u32 = 15;
/// A trust keeps so near to the middle, and moves by 2 to the power of minus this.
const MOST_DOUBT: i32 = (1 << (TRUST_BITS - 1)) - (1 << 9);
const TRUST_RATE: u32 = 6;

/// Where the two forecasts of a digit are.
#[derive(Clone, Copy)]
struct Places {
    plain: usize,
    rich: usize,
}

/// Foretells digits, and learns from what they were.
struct Model {
    plain: Forecasts<{ 1 << PLAIN_BITS }>,
    rich: Forecasts<{ 1 << RICH_BITS }>,
    /// By how well the rich forecast is known: how far it is trusted.
    trust: [i32; 8],
    /// Of whether stretches repeat.
    repeats: (Forecast, u8),
    /// Whether symbols are so many that contexts must be of few.
    has_many: bool,
}

impl Model {
    fn new(alphabet: &Alphabet) -> Self {
        let even = Forecast::even(alphabet.symbols.len());
        Self {
            plain: Forecasts::new(even),
            rich: Forecasts::new(even),
            trust: [1, 2, 3, 4, 4, 5, 5, 5].map(|eighths| eighths << (TRUST_BITS - 3)),
            repeats: (Forecast::even(2), 0),
            has_many: alphabet.symbols.len() > DIGITS,
        }
    }

    /// What stands before a symbol, as each of the forecasts sees it.
    #[inline]
    fn contexts(&self, ranks: &[u8], at: usize, row: usize) -> [u32; 2] {
        let back = |distance: usize| u32::from(ranks[at - distance]);
        let (first, second, above) = (back(1), back(2), back(row));
        if self.has_many {
            [first, first << 8 | above]
        } else {
            [first << 4 | second, first << 12 | second << 8 | above << 4 | back(row - 1)]
        }
    }

    /// The forecasts of the nth digit of a symbol.
    #[inline]
    const fn places([plain, rich]: [u32; 2], nth: u32) -> Places {
        const SPREAD: u32 = 0x9e37_79b1;
        let nth = nth.wrapping_mul(0x85eb_ca6b);
        Places {
            plain: ((plain ^ nth).wrapping_mul(SPREAD) >> (32 - PLAIN_BITS)) as usize,
            rich: ((rich ^ nth).wrapping_mul(SPREAD) >> (32 - RICH_BITS)) as usize,
        }
    }

    #[inline]
    fn trust(&mut self, places: Places) -> &mut i32 {
        &mut self.trust[known(self.rich.times[places.rich]) as usize % 8]
    }

    /// The value whose part a place of the whole lies in.
    #[inline]
    fn value_at(&mut self, places: Places, place: u16) -> usize {
        let trust = *self.trust(places) as i16;
        let (plain, rich) = (&self.plain.all[places.plain].0, &self.rich.all[places.rich].0);
        let mut not_above = 0;
        for at in 0..DIGITS {
            let sum = mixed_short(plain[at], rich[at], trust);
            not_above += i16::from(sum <= place.cast_signed());
        }
        // The first sum is 0.
        (not_above - 1).cast_unsigned().into()
    }

    /// The part of a value, which is taken in.
    #[inline]
    fn part(&mut self, places: Places, value: usize) -> Part {
        let Self { plain, rich, trust, .. } = self;
        let (plain_times, rich_times) = (&mut plain.times[places.plain], &mut rich.times[places.rich]);
        let (plain, rich) = (&mut plain.all[places.plain], &mut rich.all[places.rich]);
        let trust = &mut trust[known(*rich_times) as usize % 8];
        let (by_plain, by_rich) = (plain.sums(value), rich.sums(value));
        let part = Part::between([0, 1].map(|at| mixed(by_plain[at], by_rich[at], *trust)));
        // Without a branch: which forecast is the better, cannot be foretold.
        let lead = (by_rich[1] - by_rich[0] - (by_plain[1] - by_plain[0])).signum();
        let goal = (1 << (TRUST_BITS - 1)) + lead * MOST_DOUBT;
        *trust += if lead == 0 { 0 } else { (goal - *trust) >> TRUST_RATE };
        plain.learn(value, plain_times);
        rich.learn(value, rich_times);
        part
    }

    /// The part of whether a stretch is repeated, which is taken in.
    fn part_of_repeat(&mut self, is_repeat: bool) -> Part {
        let (forecast, times) = &mut self.repeats;
        let part = Part::between(forecast.sums(is_repeat.into()));
        forecast.learn(is_repeat.into(), times);
        part
    }
}

/// Forecasts, and how often each has learnt.
struct Forecasts<const N: usize> {
    all: Box<[Forecast; N]>,
    times: Box<[u8; N]>,
}

impl<const N: usize> Forecasts<N> {
    fn new(forecast: Forecast) -> Self {
        Self { all: boxed(forecast), times: boxed(0) }
    }
}

/// The same as often as a box holds.
fn boxed<T: Clone, const N: usize>(one: T) -> Box<[T; N]> {
    vec![one; N].try_into().unwrap_or_else(|_| unreachable!("the list has the length of the box"))
}

/// Between two sums. Rounded down, so that sums that are [`LEAST_SHARE`] apart in both stay apart.
#[inline]
const fn mixed(plain: i32, rich: i32, trust: i32) -> i32 {
    plain + ((2 * (rich - plain) * trust) >> (TRUST_BITS + 1))
}

/// The same in 16 bits, as processors multiply eight at a time.
#[inline]
const fn mixed_short(plain: i16, rich: i16, trust: i16) -> i16 {
    plain + (((2 * (rich - plain)) as i32 * trust as i32) >> 16) as i16
}

/// The digits of a block, as the model foretells them.
fn parts_of(ranks: &[u8], alphabet: &Alphabet, likeness: Likeness) -> Vec<Part> {
    let mut model = Model::new(alphabet);
    let mut parts = Vec::with_capacity(ranks.len());
    for start in (likeness.before()..ranks.len()).step_by(STRETCH) {
        let (stretch, repeated) = likeness.stretch(ranks, start);
        if let Some(repeated) = repeated {
            let is_repeat = ranks[stretch.clone()] == ranks[repeated];
            parts.push(model.part_of_repeat(is_repeat));
            if is_repeat {
                continue;
            }
        }
        for at in stretch {
            let contexts = model.contexts(ranks, at, likeness.row);
            let mut rest = usize::from(ranks[at]);
            for nth in 0.. {
                let places = Model::places(contexts, nth);
                let value = rest.min(MORE);
                parts.push(model.part(places, value));
                if value < MORE {
                    break;
                }
                rest -= MORE;
            }
        }
    }
    parts
}

/// The ranks of a block, in the place of zeros. `None` where the digits are none of these symbols.
fn fill(ranks: &mut [u8], alphabet: &Alphabet, likeness: Likeness, mut digits: Decoder) -> Option<()> {
    let mut model = Model::new(alphabet);
    for start in (likeness.before()..ranks.len()).step_by(STRETCH) {
        let (stretch, repeated) = likeness.stretch(ranks, start);
        if let Some(repeated) = repeated {
            let is_repeat = i32::from(digits.place()) >= model.repeats.0.sums(1)[0];
            digits.pass(model.part_of_repeat(is_repeat));
            if is_repeat {
                ranks.copy_within(repeated, start);
                continue;
            }
        }
        for at in stretch {
            let contexts = model.contexts(ranks, at, likeness.row);
            let mut rank = 0;
            for nth in 0.. {
                let places = Model::places(contexts, nth);
                let value = model.value_at(places, digits.place());
                digits.pass(model.part(places, value));
                rank += value;
                if value < MORE || rank >= alphabet.symbols.len() {
                    break;
                }
            }
            ranks[at] = u8::try_from(rank).ok().filter(|_| rank < alphabet.symbols.len())?;
        }
    }
    digits.is_at_end().then_some(())
}

/// Coders begin with this number, and are never below it between two digits.
const LEAST_STATE: u32 = 1 << 16;

/// Writes digits, of which the coders take every second one.
fn encode(parts: &[Part], packed: &mut Vec<u8>) {
    let mut states = [LEAST_STATE; 2];
    let mut words = vec![0_u16; parts.len()];
    let mut count = 0;
    for (at, part) in parts.iter().enumerate().rev() {
        let (state, share) = (&mut states[at % 2], u32::from(part.share));
        // Written whether it is one or not: which, cannot be foretold.
        words[count] = *state as u16;
        let is_full = *state >> (32 - SHARE_BITS) >= share;
        count += usize::from(is_full);
        *state >>= if is_full { 16 } else { 0 };
        *state = ((*state / share) << SHARE_BITS) + *state % share + u32::from(part.low);
    }
    for state in states {
        packed.extend_from_slice(&state.to_le_bytes());
    }
    packed.extend(words[..count].iter().rev().flat_map(|word| word.to_le_bytes()));
}

/// Reads digits.
struct Decoder<'a> {
    /// The state of the coder whose turn it is, then the other's.
    states: [u32; 2],
    words: &'a [u8],
}

impl<'a> Decoder<'a> {
    fn new(bytes: &'a [u8]) -> Option<Self> {
        let (&first, rest) = bytes.split_first_chunk()?;
        let (&second, words) = rest.split_first_chunk()?;
        Some(Self { states: [first, second].map(u32::from_le_bytes), words })
    }

    /// Where in the whole the next digit lies.
    #[inline]
    const fn place(&self) -> u16 {
        (self.states[0] % (1 << SHARE_BITS)) as u16
    }

    /// Goes on after a digit with this part.
    #[inline]
    fn pass(&mut self, part: Part) {
        let place = u32::from(self.place());
        let quotient = self.states[0] >> SHARE_BITS;
        let mut state = (u32::from(part.share) * quotient).wrapping_add(place.wrapping_sub(part.low.into()));
        if state < LEAST_STATE {
            // Broken bytes may end early.
            let (word, rest) = self.words.split_first_chunk().unwrap_or((&[0; 2], &[]));
            state = state << 16 | u32::from(u16::from_le_bytes(*word));
            self.words = rest;
        }
        self.states = [self.states[1], state];
    }

    /// Whether all is read, and the coders are where they began.
    fn is_at_end(&self) -> bool {
        self.words.is_empty() && self.states == [LEAST_STATE; 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn there_and_back(block: &[u8]) -> usize {
        let packed = Modelled.pack(block).unwrap();
        assert_eq!(Modelled.unpack(&packed, block.len()).unwrap(), block);
        packed.len()
    }

    fn random(count: usize, symbols: u64) -> Vec<u8> {
        let mut state = 1_u64;
        let mut next = || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            ((state >> 40) % symbols) as u8
        };
        (0..count).map(|_| next()).collect()
    }

    #[test]
    fn blocks_come_back() {
        for length in [0, 1, 2, 3, 7, 255, 256, 257, 300, 20_000] {
            for symbols in [1, 2, 3, 15, 16, 17, 30, 31, 256] {
                there_and_back(&random(length, symbols));
            }
        }
        let all: Vec<u8> = (0..=255).collect();
        there_and_back(&all);
    }

    #[test]
    fn what_repeats_takes_little() {
        assert!(there_and_back(&vec![7; 30_000]) <= 3);
        let row = random(96, 9);
        let rows: Vec<u8> = row.iter().copied().cycle().take(30_000).collect();
        let rows = there_and_back(&rows);
        assert!(rows < 800, "{rows}");
        // Nothing can be foretold here: three bits each, and little more.
        let noise = there_and_back(&random(30_000, 8));
        assert!((11_250..11_900).contains(&noise), "{noise}");
        // The second half is the first again.
        let twice = [random(8_192, 8), random(8_192, 8)].concat();
        let once = there_and_back(&twice[..8_192]);
        let both = there_and_back(&twice);
        assert!(both < once + 30, "{both} after {once}");
    }

    /// However forecasts have learnt, each value of a digit keeps a share in every mixture, and the shares make a whole.
    #[test]
    fn shares_make_a_whole() {
        for (seed, values) in [(3, 2), (5, 9), (7, 16), (11, 16)] {
            let [mut plain, mut rich] = [Forecast::even(values), Forecast::even(values)];
            let (mut plain_times, mut rich_times) = (0, 0);
            for (step, value) in random(2_000, seed).into_iter().enumerate() {
                let middle = 1 << (TRUST_BITS - 1);
                let trusts = [middle - MOST_DOUBT, middle, middle + MOST_DOUBT];
                for trust in trusts {
                    let mut end = 0;
                    for value in 0..DIGITS {
                        let (plain, rich) = (plain.sums(value), rich.sums(value));
                        let [low, high] = [0, 1].map(|at| mixed(plain[at], rich[at], trust));
                        assert!(low == end && low < high, "{value} after {step}");
                        end = high;
                    }
                    assert_eq!(end, WHOLE);
                }
                plain.learn(value.into(), &mut plain_times);
                rich.learn(usize::from(value) / 2, &mut rich_times);
            }
            // What always comes gets all that the others can spare.
            for _ in 0..2_000 {
                plain.learn(1, &mut plain_times);
            }
            let [low, high] = plain.sums(1);
            assert_eq!((low, WHOLE - high), (2, 28));
        }
    }

    #[test]
    fn values_are_found_by_their_parts() {
        let block = random(3_000, 16);
        let alphabet = Alphabet::of(&block);
        let mut model = Model::new(&alphabet);
        for (at, &value) in block.iter().enumerate().skip(4) {
            let places = Model::places(model.contexts(&block, at, 3), 0);
            let middle = 1 << (SHARE_BITS - 1);
            for place in [0, 1, middle, middle + 1, (1 << SHARE_BITS) - 1] {
                let found = model.value_at(places, place);
                let sums =
                    [&model.plain.all[places.plain], &model.rich.all[places.rich]].map(|all| all.sums(found));
                let [low, high] = [0, 1].map(|at| mixed(sums[0][at], sums[1][at], *model.trust(places)));
                assert!((low..high).contains(&place.into()));
            }
            let Part { low, share } = model.part(places, value.into());
            assert!(share > 0 && low + share <= 1 << SHARE_BITS);
        }
    }

    #[test]
    fn broken_blocks_are_no_panic() {
        let mut block = random(500, 11);
        block.extend(random(500, 40));
        block.extend_from_within(..);
        let packed = Modelled.pack(&block).unwrap();
        for place in 0..packed.len() {
            for change in [1, 128, 255] {
                let mut broken = packed.clone();
                broken[place] ^= change;
                let _ = Modelled.unpack(&broken, block.len());
                let _ = Modelled.unpack(&broken[..place], block.len());
            }
        }
    }
}
