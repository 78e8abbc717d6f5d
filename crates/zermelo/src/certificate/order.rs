//! The canonical form of a position as a certificate: the position with everything below it, the form with everything
//! below it, and pairs of these that show that the two are equal and that the form is the simplest.

use super::known::{KnownGame, Written};
use super::writer::{CertificateWriter, Header};
use super::{CertificateError, Certified, all_options, stoppers};
use crate::catalogue::{AnyGame, AnyValues, Engines, OpenGame};
use crate::game::{Convention, Player};
use crate::solve::{Limits, Meter};
use crate::value::{Algebra, Store, ValueError, ValueId};
use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::num::NonZeroUsize;
use zermelo_core::Arrange;

impl From<ValueError> for CertificateError {
    fn from(error: ValueError) -> Self {
        match error {
            ValueError::Stopped(reason) => Self::Stopped(reason),
            refusal => Self::Refused(refusal.to_string().into()),
        }
    }
}

/// Writes a certificate of the canonical form of a position. Time and memory grow with the pairs of positions below it and
/// forms below the value. Where positions can recur, those of stoppers are certified.
pub fn certify_value(
    opened: &OpenGame,
    output: &mut dyn Write,
    limits: &Limits,
) -> Result<Certified, CertificateError> {
    let game = opened.game.as_ref();
    if !AnyGame::is_loop_free(game) {
        return stoppers::certify_value(opened, output, limits);
    }
    let store = Store::new();
    let known = KnownGame::find(opened.game.as_ref(), &opened.position);
    let mut algebra = Algebra::new(&store, limits)?;
    let mut forms = Forms::new(&mut algebra)?;
    let mut values = game.values(&store, NonZeroUsize::MIN, limits)?;
    let root = Written::new(known.as_ref(), game, opened.position.clone());
    let mut positions = Positions { game, known: known.as_ref(), values: values.as_mut() };
    let position = forms.add_all(&mut positions, root.clone(), &mut HashMap::new())?;
    drop(values);
    let form = forms.add_all(&mut CanonicalForms, forms.value(position), &mut HashMap::new())?;
    forms.show_at_most(position, form)?;
    forms.show_at_most(form, position)?;
    forms.show_simplest(form)?;
    forms.prove_shown()?;
    let claim = format!("canonical {position} {form}");
    let carried = KnownGame::carried_name(&opened.name, game, &opened.position);
    let header = Header {
        game: known.as_ref().map_or(&carried, |known| &known.name),
        position: &root.text,
        convention: Convention::Normal,
        claim: &claim,
    };
    let mut writer = CertificateWriter::new(output, &header)?;
    forms.write(&mut writer)?;
    Ok(Certified { claim, size: writer.finish()?, is_known: known.is_some() })
}

/// A game with its options, both players'.
struct Node {
    options: [Vec<u32>; 2],
    value: ValueId,
    words: Words,
}

/// What stands in the record of a node.
pub(super) enum Words {
    Options,
    /// The options, and the position.
    Position(String),
    /// The nodes of which it is the sum, ascending; the options follow from them.
    Sum(Vec<u32>),
}

/// What nodes are made of: positions, canonical forms, sums of forms as they are written.
pub(super) trait Family {
    type Item: Clone + Eq + std::hash::Hash;

    /// The options of Left and of Right.
    fn options(
        &mut self,
        forms: &mut Forms,
        item: &Self::Item,
    ) -> Result<[Vec<Self::Item>; 2], CertificateError>;

    /// The canonical form, and what stands in the record, of an item whose options have these nodes.
    fn value(
        &mut self,
        forms: &mut Forms,
        item: &Self::Item,
        options: &[Vec<u32>; 2],
        numbers: &HashMap<Self::Item, u32>,
    ) -> Result<(ValueId, Words), CertificateError>;
}

/// The positions of a game.
struct Positions<'p, 'v> {
    game: &'p (dyn AnyGame + 'static),
    known: Option<&'p KnownGame>,
    values: &'p mut AnyValues<'v>,
}

impl Family for Positions<'_, '_> {
    type Item = Written;

    fn options(&mut self, _: &mut Forms, position: &Written) -> Result<[Vec<Written>; 2], CertificateError> {
        let of = |player| {
            let options = all_options(self.game, &position.position, player)?;
            let written = options.into_iter().map(|to| Written::new(self.known, self.game, to));
            Ok::<_, CertificateError>(written.collect())
        };
        Ok([of(Player::Left)?, of(Player::Right)?])
    }

    fn value(
        &mut self,
        forms: &mut Forms,
        position: &Written,
        _: &[Vec<u32>; 2],
        _: &HashMap<Written, u32>,
    ) -> Result<(ValueId, Words), CertificateError> {
        let summands = self.values.summands(&position.position)?;
        Ok((forms.algebra.sum_of(&summands)?, Words::Position(position.text.clone())))
    }
}

/// Canonical forms.
struct CanonicalForms;

impl Family for CanonicalForms {
    type Item = ValueId;

    fn options(&mut self, forms: &mut Forms, form: &ValueId) -> Result<[Vec<ValueId>; 2], CertificateError> {
        Ok([forms.algebra.options(*form, Player::Left)?, forms.algebra.options(*form, Player::Right)?])
    }

    fn value(
        &mut self,
        _: &mut Forms,
        form: &ValueId,
        _: &[Vec<u32>; 2],
        _: &HashMap<ValueId, u32>,
    ) -> Result<(ValueId, Words), CertificateError> {
        Ok((*form, Words::Options))
    }
}

/// Games, each after its options, and what is shown of their order.
pub(super) struct Forms<'f, 'a> {
    pub(super) algebra: &'f mut Algebra<'a>,
    meter: Meter<'a>,
    nodes: Vec<Node>,
    /// The pairs G, H with G ≤ H.
    pairs: Vec<(u32, u32)>,
    shown: HashSet<(u32, u32)>,
}

/// A game whose options are being looked at.
struct Frame<T> {
    item: T,
    options: [Vec<T>; 2],
}

impl<'f, 'a> Forms<'f, 'a> {
    pub(super) fn new(algebra: &'f mut Algebra<'a>) -> Result<Self, CertificateError> {
        let meter = Meter::start(algebra.limits(), "comparing games for a certificate")?;
        Ok(Self { algebra, meter, nodes: Vec::new(), pairs: Vec::new(), shown: HashSet::new() })
    }

    /// Adds everything below a root that is not there yet, by a depth-first walk; the number of the root.
    pub(super) fn add_all<F: Family>(
        &mut self,
        family: &mut F,
        root: F::Item,
        numbers: &mut HashMap<F::Item, u32>,
    ) -> Result<u32, CertificateError> {
        if let Some(&number) = numbers.get(&root) {
            return Ok(number);
        }
        let mut number = 0;
        let first = Frame { options: family.options(self, &root)?, item: root };
        let mut waiting: Vec<Vec<F::Item>> = vec![first.options.concat()];
        let mut path = vec![first];
        while let (Some(frame), Some(rest)) = (path.last(), waiting.last_mut()) {
            if let Some(next) = rest.pop() {
                if !numbers.contains_key(&next) {
                    let frame = Frame { options: family.options(self, &next)?, item: next };
                    waiting.push(frame.options.concat());
                    path.push(frame);
                }
                continue;
            }
            let options = frame.options.each_ref().map(|list| {
                let mut list: Vec<u32> = list.iter().map(|option| numbers[option]).collect();
                list.arrange();
                list.dedup();
                list
            });
            self.meter.count_position(size_of::<Node>() + 64 + 4 * (options[0].len() + options[1].len()))?;
            let (value, words) = family.value(self, &frame.item, &options, numbers)?;
            number = self.nodes.len() as u32;
            numbers.insert(frame.item.clone(), number);
            self.nodes.push(Node { options, value, words });
            path.pop();
            waiting.pop();
        }
        Ok(number)
    }

    /// The value of the game of these nodes.
    pub(super) fn value_of(&mut self, options: &[Vec<u32>; 2]) -> Result<ValueId, CertificateError> {
        let [left, right] =
            options.each_ref().map(|list| list.iter().map(|&node| self.value(node)).collect::<Vec<_>>());
        Ok(self.algebra.game(&left, &right)?)
    }

    pub(super) fn value(&self, node: u32) -> ValueId {
        self.nodes[node as usize].value
    }

    fn left(&self, node: u32) -> Vec<u32> {
        self.nodes[node as usize].options[0].clone()
    }

    fn right(&self, node: u32) -> Vec<u32> {
        self.nodes[node as usize].options[1].clone()
    }

    /// Notes that one ≤ two is to be shown; a game is at most itself without words.
    pub(super) fn show_at_most(&mut self, one: u32, two: u32) -> Result<(), CertificateError> {
        if one != two && self.shown.insert((one, two)) {
            self.meter.count_position(32)?;
            self.pairs.push((one, two));
        }
        Ok(())
    }

    /// The first of some pairs that is shown already, else the first that holds.
    fn first_that_holds(&mut self, pairs: &[(u32, u32)]) -> Result<(u32, u32), CertificateError> {
        if let Some(&known) = pairs.iter().find(|pair| pair.0 == pair.1 || self.shown.contains(pair)) {
            return Ok(known);
        }
        for &(one, two) in pairs {
            let [low, high] = [one, two].map(|node| self.nodes[node as usize].value);
            if self.algebra.is_at_most(low, high)? {
                return Ok((one, two));
            }
        }
        Err(CertificateError::NotBorneOut)
    }

    fn show_one_of(&mut self, pairs: &[(u32, u32)]) -> Result<(), CertificateError> {
        let (one, two) = self.first_that_holds(pairs)?;
        self.show_at_most(one, two)
    }

    /// Adds the pairs that the noted ones rest on, until none is missing.
    pub(super) fn prove_shown(&mut self) -> Result<(), CertificateError> {
        let mut next = 0;
        while let Some(&(one, two)) = self.pairs.get(next) {
            next += 1;
            for option in self.left(one) {
                let by_reply = self.right(option).into_iter().map(|reply| (reply, two));
                let by_own = self.left(two).into_iter().map(|reply| (option, reply));
                self.show_one_of(&by_reply.chain(by_own).collect::<Vec<_>>())?;
            }
            for option in self.right(two) {
                let by_reply = self.left(option).into_iter().map(|reply| (one, reply));
                let by_own = self.right(one).into_iter().map(|reply| (reply, option));
                self.show_one_of(&by_reply.chain(by_own).collect::<Vec<_>>())?;
            }
        }
        Ok(())
    }

    /// Notes pairs from which it follows that not one ≤ two.
    pub(super) fn show_not_at_most(&mut self, one: u32, two: u32) -> Result<(), CertificateError> {
        let by_left = self.left(one).into_iter().map(|option| (two, option));
        let by_right = self.right(two).into_iter().map(|option| (option, one));
        self.show_one_of(&by_left.chain(by_right).collect::<Vec<_>>())
    }

    /// Notes pairs from which it follows that in a form and everything below it no option is dominated or reversible.
    fn show_simplest(&mut self, root: u32) -> Result<(), CertificateError> {
        let mut is_follower = vec![false; root as usize + 1];
        is_follower[root as usize] = true;
        for node in (0..=root).rev() {
            if !is_follower[node as usize] {
                continue;
            }
            for options in [self.left(node), self.right(node)] {
                for &one in &options {
                    is_follower[one as usize] = true;
                    for &two in options.iter().filter(|&&two| two != one) {
                        self.show_not_at_most(one, two)?;
                    }
                }
            }
            for option in self.left(node) {
                for reply in self.right(option) {
                    self.show_not_at_most(reply, node)?;
                }
            }
            for option in self.right(node) {
                for reply in self.left(option) {
                    self.show_not_at_most(node, reply)?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn write(&self, writer: &mut CertificateWriter) -> Result<(), CertificateError> {
        let list = |options: &[u32]| options.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        writer.record(format!("nodes {}", self.nodes.len()).as_bytes())?;
        for node in &self.nodes {
            let options = || format!("{}|{}", list(&node.options[0]), list(&node.options[1]));
            let line = match &node.words {
                Words::Options => options(),
                Words::Position(position) => format!("{}\t{position}", options()),
                Words::Sum(summands) => format!("+ {}", list(summands)),
            };
            writer.record(line.as_bytes())?;
        }
        writer.record(b"pairs")?;
        for (one, two) in &self.pairs {
            writer.record(format!("{one} {two}").as_bytes())?;
        }
        Ok(())
    }
}
