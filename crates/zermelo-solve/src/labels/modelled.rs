//! Blocks of labels made small by a model of what comes next. A symbol is a path of yes and no through a Huffman tree, so that
//! the usual ones take a step or two; each step is foretold by several contexts (the symbols before, those one row before),
//! whose forecasts are mixed by what they have been worth, and goes into an arithmetic coder. (Rissanen and Langdon 1979;
//! mixing in the logistic domain: Mahoney 2005.) Integers throughout: the bytes are the same on every machine.

use super::disk::Packing;
use std::io;
use std::sync::LazyLock;

/// The packing of tables.
#[derive(Clone, Copy, Debug)]
pub struct Modelled;

/// Contexts of each step.
const CONTEXTS: usize = 5;
/// Counters of each context.
const SLOT_BITS: u32 = 14;
/// Distances back at which a block may repeat itself: all up to here, then doubled ones.
const NEAR: usize = 128;
const FAR: usize = 1 << 13;
/// So many places of a block are asked where it repeats itself.
const SAMPLE: usize = 1 << 12;

impl Packing for Modelled {
    fn pack(&self, block: &[u8]) -> io::Result<Vec<u8>> {
        let tree = Tree::of(block);
        let row = best_row(block);
        let mut packed = tree.written();
        if tree.symbols.len() > 1 {
            packed.extend_from_slice(&(row as u16).to_le_bytes());
            let mut model = Model::new(&tree);
            let mut coder = Encoder::new(packed);
            let ranks: Vec<u8> = block.iter().map(|&byte| tree.ranks[byte as usize]).collect();
            for at in 0..ranks.len() {
                model.enter(&ranks, at, row);
                let (code, length) = tree.codes[ranks[at] as usize];
                let mut node = 0;
                for step in (0..length).rev() {
                    let is_one = code >> step & 1 == 1;
                    let chance = model.foretell(node);
                    coder.put(is_one, chance);
                    model.learn(is_one);
                    node = usize::from(tree.nodes[node][usize::from(is_one)]);
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
        let mut ranks = vec![0; len];
        for at in 0..len {
            model.enter(&ranks, at, row);
            let mut node = 0;
            ranks[at] = loop {
                let chance = model.foretell(node);
                let is_one = decoder.take(chance);
                model.learn(is_one);
                let next = tree.nodes[node][usize::from(is_one)];
                if next & LEAF != 0 {
                    break (next & !LEAF) as u8;
                }
                node = usize::from(next);
            };
        }
        Ok(ranks.into_iter().map(|rank| tree.symbols[rank as usize]).collect())
    }
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
        symbols.sort_by_key(|&byte| (std::cmp::Reverse(counts[byte as usize]), byte));
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
    lengths.sort_unstable();
    lengths
}

/// The distance back at which most symbols are met again that are not those just before.
fn best_row(block: &[u8]) -> usize {
    let far = std::iter::successors(Some(2 * NEAR), |&row| Some(2 * row)).take_while(|&row| row <= FAR);
    let met = |row: usize| {
        let Some(last) = block.len().checked_sub(row) else { return 0 };
        let (now, before, above) = (&block[row..], &block[row - 1..], &block[..last]);
        let places = now.iter().zip(before).zip(above).take(SAMPLE);
        places.map(|((now, before), above)| u32::from(now == above) * u32::from(now != before)).sum::<u32>()
    };
    (2..=NEAR).chain(far).max_by_key(|&row| (met(row), std::cmp::Reverse(row))).unwrap_or(2)
}

/// Forecasts of the next step.
struct Model {
    /// Counters: the chance of a one in the upper 22 bits, and how often it was learnt in the others.
    counters: [Vec<u32>; CONTEXTS],
    /// By node: what each forecast is worth.
    weights: Vec<[i32; CONTEXTS]>,
    /// Of the symbol at hand.
    hashes: [u32; CONTEXTS],
    /// Of the step at hand.
    node: usize,
    slots: [usize; CONTEXTS],
    stretched: [i32; CONTEXTS],
    chance: i32,
    curves: &'static Curves,
}

impl Model {
    fn new(tree: &Tree) -> Self {
        Self {
            counters: std::array::from_fn(|_| vec![1 << 31; 1 << SLOT_BITS]),
            weights: vec![[(1 << 16) * 2 / 5; CONTEXTS]; tree.nodes.len().max(1)],
            hashes: [0; CONTEXTS],
            node: 0,
            slots: [0; CONTEXTS],
            stretched: [0; CONTEXTS],
            chance: 0,
            curves: &CURVES,
        }
    }

    /// Begins a symbol: what stands before it.
    #[inline]
    fn enter(&mut self, ranks: &[u8], at: usize, row: usize) {
        let back = |distance: usize| at.checked_sub(distance).map_or(0, |place| u32::from(ranks[place]));
        let (first, second) = (back(1), back(2));
        let (above, next) = (back(row), back(row - 1));
        self.hashes = [
            first << 8 | second,
            above << 8 | next,
            first << 24 | second << 16 | back(3) << 8 | back(4),
            back(row + 1) << 16 | above << 8 | next,
            first << 24 | second << 16 | above << 8 | next,
        ];
    }

    /// The chance of a one at a node, in 65536ths.
    #[inline]
    fn foretell(&mut self, node: usize) -> u32 {
        self.node = node;
        let mut sum = 0_i64;
        for context in 0..CONTEXTS {
            let hash = self.hashes[context].wrapping_mul(0x9e37_79b1).wrapping_add(node as u32);
            let slot = (hash.wrapping_mul(0x85eb_ca6b) >> (32 - SLOT_BITS)) as usize;
            self.slots[context] = slot;
            let stretched = self.curves.stretch[(self.counters[context][slot] >> 20) as usize];
            self.stretched[context] = i32::from(stretched);
            sum += i64::from(self.stretched[context]) * i64::from(self.weights[node][context]);
        }
        self.chance = self.curves.squash(sum >> 16);
        self.chance.cast_unsigned()
    }

    /// Takes in what the step was.
    #[inline]
    fn learn(&mut self, is_one: bool) {
        let error = (i32::from(is_one) << 16) - self.chance;
        for context in 0..CONTEXTS {
            let counter = &mut self.counters[context][self.slots[context]];
            let (chance, times) = ((*counter >> 10).cast_signed(), *counter & 1023);
            let target = if is_one { (1 << 22) - 1 } else { 0 };
            let moved = chance + ((target - chance) * 2 / (2 * times.cast_signed() + 3));
            *counter = moved.cast_unsigned() << 10 | (times + 1).min(MOST_TIMES);
            let weight = &mut self.weights[self.node][context];
            *weight += (self.stretched[context] * error) >> 14;
        }
    }
}

/// Later steps change a counter as if there had been so many.
const MOST_TIMES: u32 = 30;

/// The logistic function and its inverse.
struct Curves {
    /// 65536 / (1 + e^(−x/256)) for x from −2048 on.
    squash: Vec<u16>,
    /// By chances in 4096ths.
    stretch: Vec<i16>,
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
        let squash: Vec<u16> = lower.chain(upper.iter().copied()).collect();
        let stretch = (0..4096_u32)
            .map(|chance| squash.partition_point(|&value| u32::from(value) < 16 * chance + 8))
            .map(|place| (i32::try_from(place).unwrap_or(i32::MAX) - 2048).clamp(-2047, 2047) as i16)
            .collect();
        Self { squash, stretch }
    }

    #[inline]
    fn squash(&self, x: i64) -> i32 {
        i32::from(self.squash[(x.clamp(-2048, 2047) + 2048).cast_unsigned() as usize])
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
