//! Blocks of labels made small by a model of what comes next. A symbol is a path of yes and no through a Huffman tree, so that
//! the usual ones take a step or two; each step is foretold by several contexts (the symbols before, those one row before),
//! whose forecasts are mixed by what they have been worth, and goes into an arithmetic coder. (Rissanen and Langdon 1979;
//! mixing in the logistic domain: Mahoney 2005.) Integers throughout: the bytes are the same on every machine.

use super::disk::Packing;
use std::io;
use std::sync::LazyLock;
use zermelo_core::Arrange;

/// The packing of tables.
#[derive(Clone, Copy, Debug)]
pub struct Modelled;

/// Contexts of each step.
const CONTEXTS: usize = 5;
/// Of so many at a time, which a byte counts.
const FEW: usize = 128;
/// Counters of each context.
const SLOT_BITS: u32 = 14;
const SLOTS: usize = 1 << SLOT_BITS;
/// Distances back at which a block may repeat itself: all up to here, then doubled ones.
const NEAR: usize = 128;
const FAR: usize = 1 << 13;
/// So many places of a block are asked where it repeats itself.
const SAMPLE: usize = 1 << 12;

/// Symbols that are made into steps, foretold and coded together: each of the three goes on while the others wait for
/// nothing, and what lies between them stays near.
const TOGETHER: usize = 256;

impl Packing for Modelled {
    fn pack(&self, block: &[u8]) -> io::Result<Vec<u8>> {
        let tree = Tree::of(block);
        let row = best_row(block);
        let mut packed = tree.written();
        if tree.symbols.len() > 1 {
            packed.extend_from_slice(&(row as u16).to_le_bytes());
            let mut model = Model::new(&tree);
            let mut coder = Encoder::new(packed);
            let mut ranks = vec![0; before(row)];
            ranks.extend(block.iter().map(|&byte| tree.ranks[byte as usize]));
            let mut steps = Vec::new();
            for first in (before(row)..ranks.len()).step_by(TOGETHER) {
                steps.clear();
                for at in first..ranks.len().min(first + TOGETHER) {
                    tree.push_steps(&ranks, at, row, &mut steps);
                }
                for step in &mut steps {
                    let forecast = model.foretell(step.node, step.slots);
                    model.learn(&forecast, step.is_one);
                    step.chance = forecast.chance;
                }
                for step in &steps {
                    coder.put(step.is_one, step.chance);
                }
            }
            packed = coder.end();
        }
        Ok(packed)
    }

    fn unpack(&self, packed: &[u8], len: usize) -> io::Result<Vec<u8>> {
        let (tree, rest) = Tree::read(packed).ok_or_else(|| io::Error::other("its symbols make no code"))?;
        if let [only] = tree.symbols[..] {
            return Ok(vec![only; len]);
        }
        let Some((row, rest)) = rest.split_first_chunk::<2>() else {
            return Err(io::Error::other("it ends before its first symbol"));
        };
        let row = usize::from(u16::from_le_bytes(*row)).max(1);
        let mut model = Model::new(&tree);
        let mut decoder = Decoder::new(rest);
        let mut ranks = vec![0; before(row) + len];
        for at in before(row)..ranks.len() {
            let hashes = hashes_at(&ranks, at, row);
            let mut node = 0;
            ranks[at] = loop {
                let forecast = model.foretell(node, slots(&hashes, node));
                let is_one = decoder.take(forecast.chance);
                model.learn(&forecast, is_one);
                let next = tree.nodes[usize::from(node)][usize::from(is_one)];
                if next & LEAF != 0 {
                    break (next & !LEAF) as u8;
                }
                node = next;
            };
        }
        Ok(ranks[before(row)..].iter().map(|&rank| tree.symbols[rank as usize]).collect())
    }
}

/// A yes or no on the path to a symbol.
struct Step {
    /// Where in the tree.
    node: u16,
    /// The counters that foretell it.
    slots: [u16; CONTEXTS],
    is_one: bool,
    /// The chance of a one, once it is foretold.
    chance: u32,
}

/// How many symbols of rank 0 seem to stand before the first.
fn before(row: usize) -> usize {
    (row + 1).max(4)
}

/// What stands before a symbol, as each context sees it.
#[inline]
fn hashes_at(ranks: &[u8], at: usize, row: usize) -> [u32; CONTEXTS] {
    let back = |distance: usize| u32::from(ranks[at - distance]);
    let (first, second) = (back(1), back(2));
    let (above, next) = (back(row), back(row - 1));
    [
        first << 8 | second,
        above << 8 | next,
        first << 24 | second << 16 | back(3) << 8 | back(4),
        back(row + 1) << 16 | above << 8 | next,
        first << 24 | second << 16 | above << 8 | next,
    ]
}

/// The counters of each context at a node.
#[inline]
fn slots(hashes: &[u32; CONTEXTS], node: u16) -> [u16; CONTEXTS] {
    let mut slots = [0; CONTEXTS];
    for (slot, hash) in slots.iter_mut().zip(hashes) {
        let hash = hash.wrapping_mul(0x9e37_79b1).wrapping_add(u32::from(node));
        *slot = (hash.wrapping_mul(0x85eb_ca6b) >> (32 - SLOT_BITS)) as u16;
    }
    slots
}

/// Marks a child that is a symbol.
const LEAF: u16 = 1 << 15;
/// Codes of symbols are no longer.
const MOST_LENGTH: usize = 30;

/// A Huffman code of the symbols of a block.
struct Tree {
    /// The symbols, shortest codes first; their places are their ranks.
    symbols: Vec<u8>,
    ranks: [u8; 256],
    /// By rank: the code and its length.
    codes: Vec<(u32, usize)>,
    /// Children: nodes, or ranks with a mark.
    nodes: Vec<[u16; 2]>,
}

impl Tree {
    fn of(block: &[u8]) -> Self {
        let mut counts = [0_u32; 256];
        for &byte in block {
            counts[byte as usize] += 1;
        }
        let mut symbols: Vec<u8> = (0..=255).filter(|&byte| counts[byte as usize] > 0).collect();
        symbols.arrange_by_key(|&byte| (std::cmp::Reverse(counts[byte as usize]), byte));
        if symbols.is_empty() {
            symbols.push(0);
        }
        let weights = symbols.iter().map(|&byte| counts[byte as usize]).collect();
        let lengths = code_lengths(weights);
        Self::from_lengths(symbols, &lengths)
            .unwrap_or_else(|| unreachable!("the lengths are those of a code"))
    }

    /// The canonical code with these lengths, which ascend. `None` where there is none.
    fn from_lengths(symbols: Vec<u8>, lengths: &[usize]) -> Option<Self> {
        let mut tree = Self { ranks: [0; 256], codes: Vec::new(), nodes: Vec::new(), symbols };
        if tree.symbols.len() == 1 {
            return Some(tree);
        }
        let (mut code, mut last) = (0_u32, 0);
        for (rank, &length) in lengths.iter().enumerate() {
            if length < last || length > MOST_LENGTH || length == 0 {
                return None;
            }
            code <<= length - last;
            last = length;
            if code >> length != 0 {
                return None;
            }
            tree.ranks[tree.symbols[rank] as usize] = rank as u8;
            tree.codes.push((code, length));
            tree.grow(code, length, rank as u16);
            code += 1;
        }
        // Every path must end at a symbol.
        (code == 1 << last).then_some(tree)
    }

    fn grow(&mut self, code: u32, length: usize, rank: u16) {
        let mut node = 0;
        for step in (0..length).rev() {
            if node == self.nodes.len() {
                self.nodes.push([0; 2]);
            }
            let side = (code >> step & 1) as usize;
            if step == 0 {
                self.nodes[node][side] = rank | LEAF;
            } else if self.nodes[node][side] == 0 {
                self.nodes[node][side] = self.nodes.len() as u16;
                node = self.nodes.len();
            } else {
                node = usize::from(self.nodes[node][side]);
            }
        }
    }

    /// Adds the path to a symbol.
    #[inline]
    fn push_steps(&self, ranks: &[u8], at: usize, row: usize, steps: &mut Vec<Step>) {
        let hashes = hashes_at(ranks, at, row);
        let (code, length) = self.codes[ranks[at] as usize];
        let mut node = 0;
        for step in (0..length).rev() {
            let is_one = code >> step & 1 == 1;
            steps.push(Step { node, slots: slots(&hashes, node), is_one, chance: 0 });
            node = self.nodes[usize::from(node)][usize::from(is_one)];
        }
    }

    /// The symbols with the lengths of their codes: how many, then each.
    fn written(&self) -> Vec<u8> {
        let mut bytes = vec![(self.symbols.len() - 1) as u8];
        for (rank, &symbol) in self.symbols.iter().enumerate() {
            bytes.push(symbol);
            bytes.push(self.codes.get(rank).map_or(0, |code| code.1 as u8));
        }
        bytes
    }

    fn read(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (&last, rest) = bytes.split_first()?;
        let (list, rest) = rest.split_at_checked(2 * (usize::from(last) + 1))?;
        let symbols = list.iter().step_by(2).copied().collect();
        let lengths: Vec<usize> = list.iter().skip(1).step_by(2).map(|&length| length.into()).collect();
        Some((Self::from_lengths(symbols, &lengths)?, rest))
    }
}

/// The lengths of a Huffman code for weights that descend, in their order.
fn code_lengths(weights: Vec<u32>) -> Vec<usize> {
    let count = weights.len();
    // Trees by weight, each with the place of its root; parents are noted by place.
    let mut parents = vec![usize::MAX; count];
    let mut trees: std::collections::BTreeSet<(u32, usize)> =
        weights.into_iter().enumerate().map(|(place, weight)| (weight, place)).collect();
    while let (Some(least), Some(second)) = (trees.pop_first(), trees.pop_first()) {
        let root = parents.len();
        parents.push(usize::MAX);
        parents[least.1] = root;
        parents[second.1] = root;
        trees.insert((least.0 + second.0, root));
        if trees.len() == 1 {
            break;
        }
    }
    let parent = |&place: &usize| Some(parents[place]).filter(|&parent| parent != usize::MAX);
    let depth = |place: usize| std::iter::successors(Some(place), parent).count() - 1;
    let mut lengths: Vec<usize> = (0..count).map(depth).collect();
    lengths.arrange();
    lengths
}

/// The distance back at which most symbols are met again that are not those just before.
fn best_row(block: &[u8]) -> usize {
    let far = std::iter::successors(Some(2 * NEAR), |&row| Some(2 * row)).take_while(|&row| row <= FAR);
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
    (2..=NEAR).chain(far).max_by_key(|&row| (met(row), std::cmp::Reverse(row))).unwrap_or(2)
}

/// Foretells steps, and learns from what they were.
struct Model {
    /// Counters: the chance of a one in the upper 22 bits, and how often it was learnt in the others.
    counters: Vec<u32>,
    /// By node: what each forecast is worth.
    weights: Vec<[i32; CONTEXTS]>,
    curves: &'static Curves,
}

/// What is foretold of a step.
struct Forecast {
    node: u16,
    slots: [u16; CONTEXTS],
    /// By each context, in the logistic domain.
    stretched: [i32; CONTEXTS],
    /// The chance of a one, in 65536ths.
    chance: u32,
}

impl Model {
    fn new(tree: &Tree) -> Self {
        Self {
            counters: vec![1 << 31; CONTEXTS * SLOTS],
            weights: vec![[(1 << 16) * 2 / 5; CONTEXTS]; tree.nodes.len().max(1)],
            curves: &CURVES,
        }
    }

    /// The counter of a context, whose slots lie side by side.
    #[inline]
    const fn place(context: usize, slot: u16) -> usize {
        context * SLOTS + slot as usize % SLOTS
    }

    #[inline]
    fn foretell(&self, node: u16, slots: [u16; CONTEXTS]) -> Forecast {
        let counters = &self.counters[..CONTEXTS * SLOTS];
        let weights = &self.weights[usize::from(node)];
        let stretched = std::array::from_fn(|context| {
            let counter = counters[Self::place(context, slots[context])];
            i32::from(self.curves.stretch[(counter >> 20) as usize])
        });
        let sum: i64 =
            (0..CONTEXTS).map(|context| i64::from(stretched[context]) * i64::from(weights[context])).sum();
        Forecast { node, slots, stretched, chance: self.curves.squash((sum >> 16) as i32) }
    }

    /// Takes in what a step was that was foretold.
    #[inline]
    fn learn(&mut self, forecast: &Forecast, is_one: bool) {
        let error = (i32::from(is_one) << 16) - forecast.chance.cast_signed();
        // Seen from what is learnt, a chance is the distance that is left.
        let ones = if is_one { (1 << 22) - 1 } else { 0 };
        let counters = &mut self.counters[..CONTEXTS * SLOTS];
        let weights = &mut self.weights[usize::from(forecast.node)];
        for context in 0..CONTEXTS {
            let counter = &mut counters[Self::place(context, forecast.slots[context])];
            let (distance, times) = (*counter >> 10 ^ ones, *counter & 1023);
            let chance = (distance - part(distance, times)) ^ ones;
            *counter = chance << 10 | (times + 1).min(MOST_TIMES);
            weights[context] += (forecast.stretched[context] * error) >> 14;
        }
    }
}

/// Later steps change a counter as if there had been so many.
const MOST_TIMES: u32 = 30;

/// By how often a counter has learnt: 2^32 / (2 times + 3), rounded up.
const PARTS: [u64; 32] = {
    let mut parts = [0; 32];
    let mut times = 0;
    while times < 32 {
        parts[times] = (1_u64 << 32).div_ceil(2 * times as u64 + 3);
        times += 1;
    }
    parts
};

/// How far a counter moves towards what it learns: 2 / (2 times + 3) of a distance below 2^22, rounded down. The rounding in the
/// table is off by less than 2^−9 in the product, and the quotient by a multiple of 1/63 from the next number.
#[inline]
fn part(distance: u32, times: u32) -> u32 {
    ((u64::from(2 * distance) * PARTS[(times % 32) as usize]) >> 32) as u32
}

/// The logistic function and its inverse.
struct Curves {
    /// 65536 / (1 + e^(−x/256)) for x from −2048 on.
    squash: [u16; 4096],
    /// By chances in 4096ths.
    stretch: [i16; 4096],
}

static CURVES: LazyLock<Curves> = LazyLock::new(Curves::new);

impl Curves {
    fn new() -> Self {
        // e^(−1/256) in 2^−32.
        const STEP: u64 = 4_278_222_805;
        let mut power = 1_u64 << 32;
        let mut upper = Vec::with_capacity(2048);
        for _ in 0..2048 {
            upper.push((((1_u64 << 48) / ((1 << 32) + power)) as u16).min(u16::MAX - 15));
            power = (power * STEP) >> 32;
        }
        let lower = (1..=2048).rev().map(|x: usize| (65_536 - u32::from(upper[x.min(2047)])) as u16);
        let mut squash = [0; 4096];
        for (place, value) in squash.iter_mut().zip(lower.chain(upper.iter().copied())) {
            *place = value;
        }
        let stretch = std::array::from_fn(|chance| {
            let place = squash.partition_point(|&value| usize::from(value) < 16 * chance + 8);
            (i32::try_from(place).unwrap_or(i32::MAX) - 2048).clamp(-2047, 2047) as i16
        });
        Self { squash, stretch }
    }

    #[inline]
    fn squash(&self, x: i32) -> u32 {
        u32::from(self.squash[((x.clamp(-2048, 2047) + 2048).cast_unsigned() % 4096) as usize])
    }
}

/// An arithmetic coder of 32 bits.
struct Encoder {
    low: u32,
    high: u32,
    bytes: Vec<u8>,
}

/// Where a range is cut: the part of a one comes first.
#[inline]
fn cut(low: u32, high: u32, chance: u32) -> u32 {
    low + ((u64::from(high - low) * u64::from(chance)) >> 16) as u32
}

impl Encoder {
    const fn new(bytes: Vec<u8>) -> Self {
        Self { low: 0, high: u32::MAX, bytes }
    }

    #[inline]
    fn put(&mut self, is_one: bool, chance: u32) {
        let middle = cut(self.low, self.high, chance);
        if is_one {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.bytes.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 255;
        }
    }

    /// The least that lies in the last range when zeros follow.
    fn end(mut self) -> Vec<u8> {
        if self.low > 0 {
            self.bytes.push((self.low >> 24) as u8 + 1);
        }
        self.bytes
    }
}

struct Decoder<'a> {
    low: u32,
    high: u32,
    code: u32,
    bytes: &'a [u8],
}

impl<'a> Decoder<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { low: 0, high: u32::MAX, code: 0, bytes };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    #[inline]
    fn shift(&mut self) {
        let next = match self.bytes.split_first() {
            Some((&next, rest)) => {
                self.bytes = rest;
                next
            }
            None => 0,
        };
        self.code = self.code << 8 | u32::from(next);
    }

    #[inline]
    fn take(&mut self, chance: u32) -> bool {
        let middle = cut(self.low, self.high, chance);
        let is_one = self.code <= middle;
        if is_one {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.low <<= 8;
            self.high = self.high << 8 | 255;
            self.shift();
        }
        is_one
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
    fn counters_move_by_whole_parts() {
        for times in 0..=MOST_TIMES {
            for distance in (0..1 << 22).step_by(61).chain((1 << 22) - 200..1 << 22) {
                assert_eq!(part(distance, times), distance * 2 / (2 * times + 3));
            }
        }
    }

    #[test]
    fn blocks_come_back() {
        for length in [0, 1, 2, 3, 7, 300, 20_000] {
            for symbols in [1, 2, 3, 17, 256] {
                there_and_back(&random(length, symbols));
            }
        }
        let all: Vec<u8> = (0..=255).collect();
        there_and_back(&all);
        // Weights as the Fibonacci numbers make the longest codes.
        let mut deep = Vec::new();
        let (mut one, mut next) = (1, 1);
        for symbol in 0..20 {
            deep.extend(vec![symbol; one]);
            (one, next) = (next, one + next);
        }
        there_and_back(&deep);
    }

    #[test]
    fn what_repeats_takes_little() {
        assert!(there_and_back(&vec![7; 30_000]) <= 3);
        let row = random(96, 9);
        let rows: Vec<u8> = row.iter().copied().cycle().take(30_000).collect();
        assert!(there_and_back(&rows) < 400);
        // Nothing can be foretold here: three bits each, and little more.
        let noise = there_and_back(&random(30_000, 8));
        assert!((11_250..11_600).contains(&noise), "{noise}");
    }

    #[test]
    fn broken_blocks_are_no_panic() {
        let packed = Modelled.pack(&random(500, 11)).unwrap();
        for place in 0..packed.len() {
            for change in [1, 128, 255] {
                let mut broken = packed.clone();
                broken[place] ^= change;
                let _ = Modelled.unpack(&broken, 500);
                let _ = Modelled.unpack(&broken[..place], 500);
            }
        }
    }
}
