//! The canonical form of a position as a certificate: the position with everything below it, the form with everything
//! below it, and pairs of these that show that the two are equal and that the form is the simplest.

use super::known::{KnownGame, Written};
use super::writer::{CertificateWriter, Header};
use super::{CertificateError, Certified, all_options};
use crate::catalogue::{AnyGame, AnyValues, OpenGame};
use crate::game::{Convention, Player};
use crate::solve::{Limits, Meter};
use crate::value::{Algebra, Store, ValueError, ValueId};
use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::num::NonZeroUsize;

impl From<ValueError> for CertificateError {
    fn from(error: ValueError) -> Self {
        match error {
            ValueError::Stopped(reason) => Self::Stopped(reason),
            refusal => Self::Refused(refusal.to_string()),
        }
    }
}

/// Writes a certificate of the canonical form of a position. Time and memory grow with the pairs of positions below it and
/// forms below the value.
pub fn certify_value(
    opened: &OpenGame,
    output: &mut dyn Write,
    limits: &Limits,
) -> Result<Certified, CertificateError> {
    let store = Store::new();
    let game = opened.game.as_ref();
    let known = KnownGame::find(&opened.name, opened.game.as_ref(), &opened.position);
    let mut forms = Forms {
        algebra: Algebra::new(&store, limits)?,
        meter: Meter::start(limits, "comparing games for a certificate")?,
        nodes: Vec::new(),
        pairs: Vec::new(),
        shown: HashSet::new(),
    };
    let mut values = game.values(&store, NonZeroUsize::MIN, limits)?;
    let root = Written::new(known.as_ref(), game, opened.position.clone());
    let position = forms.add_position(game, known.as_ref(), values.as_mut(), &root)?;
    drop(values);
    let form = forms.add_form(forms.nodes[position as usize].value)?;
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
    position: Option<String>,
}

/// Games, each after its options, and what is shown of their order.
struct Forms<'a> {
    algebra: Algebra<'a>,
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

impl Forms<'_> {
    /// Adds everything below a root, by a depth-first walk; `options` gives the options of both players.
    fn add_all<T: Clone + Eq + std::hash::Hash>(
        &mut self,
        root: T,
        mut options: impl FnMut(&mut Self, &T) -> Result<[Vec<T>; 2], CertificateError>,
        mut node: impl FnMut(&mut Self, &T) -> Result<(ValueId, Option<String>), CertificateError>,
    ) -> Result<u32, CertificateError> {
        let mut numbers: HashMap<T, u32> = HashMap::new();
        let first = Frame { options: options(self, &root)?, item: root };
        let mut waiting: Vec<Vec<T>> = vec![first.options.concat()];
        let mut path = vec![first];
        while let (Some(frame), Some(rest)) = (path.last(), waiting.last_mut()) {
            if let Some(next) = rest.pop() {
                if !numbers.contains_key(&next) {
                    let frame = Frame { options: options(self, &next)?, item: next };
                    waiting.push(frame.options.concat());
                    path.push(frame);
                }
                continue;
            }
            let numbered = frame.options.each_ref().map(|list| {
                let mut list: Vec<u32> = list.iter().map(|option| numbers[option]).collect();
                list.sort_unstable();
                list.dedup();
                list
            });
            let (value, position) = node(self, &frame.item)?;
            self.meter
                .count_position(size_of::<Node>() + 64 + 4 * (numbered[0].len() + numbered[1].len()))?;
            let number = self.nodes.len() as u32;
            numbers.insert(frame.item.clone(), number);
            self.nodes.push(Node { options: numbered, value, position });
            path.pop();
            waiting.pop();
        }
        Ok(self.nodes.len() as u32 - 1)
    }

    fn add_position(
        &mut self,
        game: &(dyn AnyGame + 'static),
        known: Option<&KnownGame>,
        values: &mut (dyn AnyValues + '_),
        root: &Written,
    ) -> Result<u32, CertificateError> {
        let options = |_: &mut Self, position: &Written| {
            let of = |player| {
                let options = all_options(game, &position.position, player)?;
                Ok::<_, CertificateError>(
                    options.into_iter().map(|to| Written::new(known, game, to)).collect(),
                )
            };
            Ok([of(Player::Left)?, of(Player::Right)?])
        };
        self.add_all(root.clone(), options, |forms, position| {
            let summands = values.summands(&position.position)?;
            Ok((forms.algebra.sum_of(&summands)?, Some(position.text.clone())))
        })
    }

    fn add_form(&mut self, root: ValueId) -> Result<u32, CertificateError> {
        let options = |forms: &mut Self, form: &ValueId| {
            Ok([forms.algebra.options(*form, Player::Left)?, forms.algebra.options(*form, Player::Right)?])
        };
        self.add_all(root, options, |_, form| Ok((*form, None)))
    }

    fn left(&self, node: u32) -> Vec<u32> {
        self.nodes[node as usize].options[0].clone()
    }

    fn right(&self, node: u32) -> Vec<u32> {
        self.nodes[node as usize].options[1].clone()
    }

    /// Notes that one ≤ two is to be shown; a game is at most itself without words.
    fn show_at_most(&mut self, one: u32, two: u32) -> Result<(), CertificateError> {
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
    fn prove_shown(&mut self) -> Result<(), CertificateError> {
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
    fn show_not_at_most(&mut self, one: u32, two: u32) -> Result<(), CertificateError> {
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

    fn write(&self, writer: &mut CertificateWriter) -> Result<(), CertificateError> {
        let list = |options: &[u32]| options.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        writer.record(format!("nodes {}", self.nodes.len()).as_bytes())?;
        for node in &self.nodes {
            let mut line = format!("{}|{}", list(&node.options[0]), list(&node.options[1]));
            if let Some(position) = &node.position {
                line += &format!("\t{position}");
            }
            writer.record(line.as_bytes())?;
        }
        writer.record(b"pairs")?;
        for (one, two) in &self.pairs {
            writer.record(format!("{one} {two}").as_bytes())?;
        }
        Ok(())
    }
}
